//! Addresses of clients behind proxies.

use axum::http::HeaderMap;
use server::Network;
use server::testing::Proxies;
use std::net::IpAddr;

fn forwarded(lines: &[&str]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for line in lines {
        headers.append("x-forwarded-for", line.parse().unwrap());
    }
    headers
}

fn ip(text: &str) -> IpAddr {
    text.parse().unwrap()
}

#[test]
fn networks_read_and_hold_addresses() {
    let inner: Network = "10.0.0.0/8".parse().unwrap();
    assert!(inner.has(ip("10.200.3.4")) && inner.has(ip("::ffff:10.1.1.1")) && !inner.has(ip("11.0.0.1")));
    let one: Network = "192.0.2.7".parse().unwrap();
    assert!(one.has(ip("192.0.2.7")) && !one.has(ip("192.0.2.8")));
    let all: Network = "::/0".parse().unwrap();
    assert!(all.has(ip("192.0.2.7")) && all.has(ip("2001:db8::1")));
    for rubbish in ["", "10.0.0.0/33", "::1/129", "proxy", "10.0.0.0/", "10/8"] {
        assert!(rubbish.parse::<Network>().is_err(), "{rubbish}");
    }
}

#[test]
fn forwarded_addresses_are_trusted_only_from_own_proxies() {
    let proxies = Proxies::new(vec!["10.0.0.0/8".parse().unwrap()], true);
    let own = Some(ip("127.0.0.1"));
    assert_eq!(proxies.address(&forwarded(&["198.51.100.1, 203.0.113.9"]), own), ip("203.0.113.9"));
    // A header line sent by the client itself comes before that of the proxy.
    assert_eq!(proxies.address(&forwarded(&["198.51.100.1", "203.0.113.9"]), own), ip("203.0.113.9"));
    let two = forwarded(&["198.51.100.1, 203.0.113.9, 10.0.0.3"]);
    assert_eq!(proxies.address(&two, Some(ip("10.0.0.2"))), ip("203.0.113.9"));
    assert_eq!(proxies.address(&two, Some(ip("192.0.2.1"))), ip("192.0.2.1"), "nobody's proxy");
    assert_eq!(proxies.address(&forwarded(&["nonsense"]), own), ip("127.0.0.1"));
    assert_eq!(proxies.address(&forwarded(&["203.0.113.9:4711"]), own), ip("203.0.113.9"));
    let none = Proxies::default();
    assert_eq!(none.address(&forwarded(&["203.0.113.9"]), own), ip("127.0.0.1"));
}

#[test]
fn a_network_of_64_bits_is_one_address() {
    let none = Proxies::default();
    let of = |text| none.address(&HeaderMap::new(), Some(ip(text)));
    assert_eq!(of("2001:db8:1:2:aaaa::1"), of("2001:db8:1:2:bbbb::2"));
    assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
    assert_eq!(of("::ffff:192.0.2.1"), ip("192.0.2.1"));
    assert_eq!(of("::1"), ip("::1"));
}

//! Whose request it is: the peer's, or what the host's own proxies say of it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// A network: an address and how many of its first bits count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: u128,
    bits: u32,
}

/// The text is no network.
#[derive(Debug, thiserror::Error)]
#[error("neither an address nor a network such as 10.0.0.0/8")]
pub struct NoNetwork;

/// All addresses in one space, those of version 4 where version 6 maps them.
fn wide(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

impl Network {
    fn has(&self, address: IpAddr) -> bool {
        let rest = 128 - self.bits;
        (wide(address) ^ self.address).checked_shr(rest).unwrap_or(0) == 0
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.trim().parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.trim().parse().map_err(|_| NoNetwork))?;
        if bits > most {
            return Err(NoNetwork);
        }
        Ok(Network { address: wide(address), bits: 128 - most + bits })
    }
}

/// The proxies whose word on addresses counts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies {
    networks: Vec<Network>,
    /// Whether one on the machine itself is believed: where the house has a public address.
    loopback: bool,
}

impl Proxies {
    pub(crate) fn new(networks: Vec<Network>, loopback: bool) -> Proxies {
        Proxies { networks, loopback }
    }

    pub(crate) fn trust(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        (self.loopback && peer.is_loopback()) || self.networks.iter().any(|network| network.has(peer))
    }

    /// Whose request it is. Each proxy adds at the right who came to it; so the list is read from there, over all its
    /// lines, as long as it is a proxy of ours that speaks. What stands further left anybody can have written.
    pub(crate) fn origin(&self, headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
        let mut origin = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).to_canonical();
        let lines: Vec<&str> =
            headers.get_all("x-forwarded-for").iter().map(|line| line.to_str().unwrap_or_default()).collect();
        for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            if !self.trust(origin) {
                break;
            }
            let Some(before) = hop_address(hop.trim()) else { break };
            origin = before;
        }
        origin
    }

    /// The same, as limits count it: a line of version 6 has a whole network of 64 bits to itself.
    pub(crate) fn address(&self, headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
        bucket(self.origin(headers, peer))
    }
}

/// What limits count as one address.
pub(crate) fn bucket(address: IpAddr) -> IpAddr {
    let address = address.to_canonical();
    let IpAddr::V6(line) = address else { return address };
    if line.is_loopback() {
        return address;
    }
    IpAddr::V6(Ipv6Addr::from_bits(line.to_bits() & (u128::MAX << 64)))
}

/// An address as proxies write it: alone, with a port, in brackets.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(address, _)| address);
    let parsed = bare.unwrap_or(hop).parse::<IpAddr>().ok();
    let with_port = || hop.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    parsed.or_else(with_port).map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert!(
            inner.has(ip("10.200.3.4")) && inner.has(ip("::ffff:10.1.1.1")) && !inner.has(ip("11.0.0.1"))
        );
        let one: Network = "192.0.2.7".parse().unwrap();
        assert!(one.has(ip("192.0.2.7")) && !one.has(ip("192.0.2.8")));
        let all: Network = "::/0".parse().unwrap();
        assert!(all.has(ip("192.0.2.7")) && all.has(ip("2001:db8::1")));
        for rubbish in ["", "10.0.0.0/33", "::1/129", "proxy", "10.0.0.0/", "10/8"] {
            assert!(rubbish.parse::<Network>().is_err(), "{rubbish}");
        }
    }

    #[test]
    fn the_list_is_read_from_the_right_as_long_as_our_own_proxies_speak() {
        let proxies = Proxies::new(vec!["10.0.0.0/8".parse().unwrap()], true);
        let own = Some(ip("127.0.0.1"));
        assert_eq!(proxies.address(&forwarded(&["198.51.100.1, 203.0.113.9"]), own), ip("203.0.113.9"));
        // A line that the client itself has sent comes before that of the proxy.
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
}

//! Addresses that users choose: which of them the server may reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The longest address and the longest host name.
const URL_MAX: usize = 1_000;
const HOST_MAX: usize = 253;
/// The ports of public services.
const PORTS: [u16; 2] = [443, 8443];

/// An address that no request may go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the address must be public and start with https")]
pub struct BadUrl;

/// The parts of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Whether it starts with `https`.
    pub secure: bool,
    /// A name, or an address without brackets.
    pub host: String,
    pub port: u16,
    /// The path with the query, from the first slash.
    pub path: String,
}

impl Target {
    /// Reads an address. Only the host decides later whether it may be reached.
    pub fn read(url: &str) -> Result<Target, BadUrl> {
        if url.len() > URL_MAX || !url.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(BadUrl);
        }
        let (scheme, rest) = url.split_once("://").ok_or(BadUrl)?;
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return Err(BadUrl),
        };
        let rest = rest.split('#').next().unwrap_or(rest);
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        if authority.contains(['@', '\\']) {
            return Err(BadUrl);
        }
        let (host, port) = match authority.strip_prefix('[') {
            Some(rest) => {
                let (host, port) = rest.split_once(']').ok_or(BadUrl)?;
                host.parse::<Ipv6Addr>().map_err(|_| BadUrl)?;
                (
                    host,
                    port.strip_prefix(':').map_or((port.is_empty()).then_some(None), |port| Some(Some(port))),
                )
            }
            None => match authority.split_once(':') {
                Some((host, port)) => (host, Some(Some(port))),
                None => (authority, Some(None)),
            },
        };
        let port = match port.ok_or(BadUrl)? {
            Some(port) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
                port.parse().map_err(|_| BadUrl)?
            }
            Some(_) => return Err(BadUrl),
            None if secure => 443,
            None => 80,
        };
        let named = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b':');
        if host.is_empty() || host.len() > HOST_MAX || !host.bytes().all(named) {
            return Err(BadUrl);
        }
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        Ok(Target { secure, host: host.to_ascii_lowercase(), port, path })
    }

    /// Whether scheme and port are those of a public service.
    pub fn is_ordinary(&self) -> bool {
        self.secure && PORTS.contains(&self.port)
    }

    /// Host and port for the `Host` header, without the default port.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// The origin, such as `https://push.example`.
    pub fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }
}

/// Whether an address is reachable from the whole Internet: not the machine itself, not a private or special network,
/// in any form of IPv6.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = match (a, b, c) {
        // This network, private, loopback; multicast, reserved and broadcast.
        (0 | 10 | 127 | 224.., _, _) => true,
        // Shared by carriers.
        (100, 64..=127, _) => true,
        // Link-local, private, private.
        (169, 254, _) | (172, 16..=31, _) | (192, 168, _) => true,
        // Protocol assignments, documentation, 6to4 relays.
        (192, 0, 0 | 2) | (192, 88, 99) => true,
        // Benchmarks, documentation, documentation.
        (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113) => true,
        _ => false,
    };
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let v4 = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match segments {
        // IPv4-mapped, IPv4-compatible, and translated by NAT64.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0, 0, 0, 0, 0xffff, 0, high, low] => v4(high, low),
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => v4(high, low),
        // 6to4 and Teredo carry an address inside, and few networks still route them.
        [0x2002, ..] | [0x2001, 0, ..] => false,
        // Documentation, benchmarks, ORCHID.
        [0x2001, 0xdb8, ..] | [0x2001, 2, 0, ..] | [0x2001, 0x10..=0x2f, ..] | [0x3fff, 0..=0xfff, ..] => {
            false
        }
        // Only this block is assigned; all others are loopback, local, multicast or reserved.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSED: [&str; 44] = [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.254",
        "127.0.0.1",
        "127.8.8.8",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "192.168.255.255",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:0:192.168.1.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:2::1",
        "2001:10::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "3fff::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "ff02::1",
    ];

    #[test]
    fn special_addresses_are_refused() {
        for address in REFUSED {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "1.1.1.1",
            "100.63.0.1",
            "172.32.0.1",
            "193.0.6.139",
            "2606:4700::1111",
            "2a00:1450::1",
            "::ffff:8.8.8.8",
            "64:ff9b::808:808",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn malformed_urls_are_rejected() {
        let long = format!("https://example.org/{}", "x".repeat(1_000));
        let host = format!("https://{}.org/", "x".repeat(260));
        for url in [
            "",
            "example.org",
            "ftp://example.org/",
            "https:///x",
            "https://",
            "https://a@example.org/",
            "https://a:b@example.org/",
            "https://example.org:/x",
            "https://example.org:port/",
            "https://example.org:70000/",
            "https://exa mple.org/",
            "https://example.org\\@127.0.0.1/",
            "https://[::1/",
            "https://[fe80::1%25eth0]/",
            "https://[::1]x/",
            "https://exämple.org/",
            "https://example.org/\n",
            "https://127.0.0.1%00.example.org/",
            &long,
            &host,
        ] {
            assert_eq!(Target::read(url), Err(BadUrl), "{url}");
        }
    }

    #[test]
    fn urls_are_split_into_parts() {
        let target = Target::read("https://Push.Example:8443/a/b?c=d#e").unwrap();
        assert_eq!(
            (target.host.as_str(), target.port, target.path.as_str()),
            ("push.example", 8443, "/a/b?c=d")
        );
        assert_eq!(target.origin(), "https://push.example:8443");
        assert!(target.is_ordinary());
        assert_eq!(Target::read("https://example.org?x").unwrap().path, "/?x");
        assert_eq!(Target::read("https://[2606:4700::1111]/").unwrap().origin(), "https://[2606:4700::1111]");
        assert!(!Target::read("http://example.org/").unwrap().is_ordinary());
        assert!(!Target::read("https://example.org:22/").unwrap().is_ordinary());
    }
}

//! The client's address: that of the peer, or the one that trusted proxies report.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// A network: an address and its prefix length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: u128,
    bits: u32,
}

/// The text is not a network.
#[derive(Debug, thiserror::Error)]
#[error("neither an address nor a network such as 10.0.0.0/8")]
pub struct NoNetwork;

/// All addresses as IPv6, with IPv4 addresses mapped.
fn wide(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

impl Network {
    /// Whether an address belongs to the network.
    pub fn has(&self, address: IpAddr) -> bool {
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

/// The trusted proxies.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    networks: Vec<Network>,
    /// Whether proxies on the same machine are trusted, which is so with a public address.
    loopback: bool,
}

impl Proxies {
    /// Proxies in these networks, and on the machine itself if `loopback`.
    pub fn new(networks: Vec<Network>, loopback: bool) -> Proxies {
        Proxies { networks, loopback }
    }

    pub(crate) fn trust(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        (self.loopback && peer.is_loopback()) || self.networks.iter().any(|network| network.has(peer))
    }

    /// The client's address. Each proxy appends the address of its peer, so the list is read from the right, over all
    /// header lines, as long as the address is a trusted proxy. Entries further left can be forged.
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

    /// The address as rate limits count it: for IPv6 the network of 64 bits.
    pub fn address(&self, headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
        bucket(self.origin(headers, peer))
    }
}

/// The unit that rate limits count: an address or its network prefix.
pub(crate) fn bucket(address: IpAddr) -> IpAddr {
    let address = address.to_canonical();
    let IpAddr::V6(line) = address else { return address };
    if line.is_loopback() {
        return address;
    }
    IpAddr::V6(Ipv6Addr::from_bits(line.to_bits() & (u128::MAX << 64)))
}

/// Parses an address as proxies write it: bare, with a port, or in brackets.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(address, _)| address);
    let parsed = bare.unwrap_or(hop).parse::<IpAddr>().ok();
    let with_port = || hop.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    parsed.or_else(with_port).map(|address| address.to_canonical())
}

//! `caravelle health`: checks the server on this machine, for containers and monitors without an HTTP client.

use std::io::{self, Read as _, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use engine::Phrase;

use crate::args::HealthArgs;
use crate::serve::PORT;
use crate::{Failure, Renderer};

/// The time limit of the connection, and of each part of the response.
const PATIENCE: Duration = Duration::from_secs(5);
/// The number of bytes read, enough for the status line.
const ANSWER_MAX: u64 = 1024;

/// Fails unless the server answers with status 200.
pub(crate) fn run(args: &HealthArgs, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    let address = reachable(args.listen.unwrap_or(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT)));
    let path = if args.ready { "/readyz" } else { "/healthz" };
    let about = |id: &'static str| Phrase::new(id).with("address", address.to_string().as_str());
    let answer = ask(address, path).map_err(|error| {
        Failure::Failed(about("cli-health-silent").with("text", error.to_string().as_str()))
    })?;
    let status = answer.split(' ').nth(1).filter(|_| answer.starts_with("HTTP/1.")).unwrap_or_default();
    if status != "200" {
        let first = answer.lines().next().unwrap_or_default();
        return Err(Failure::Failed(about("cli-health-bad").with("status", first)));
    }
    let id = if args.ready { "cli-health-ready" } else { "cli-health-good" };
    Ok(writeln!(output, "{}", renderer.say(&about(id)))?)
}

/// A server that listens on all addresses is reached by the loopback address.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        });
    }
    address
}

/// The beginning of the response to a GET request.
fn ask(address: SocketAddr, path: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    // Sent at once: a server that answers before it has read everything closes the connection.
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    let read = stream.take(ANSWER_MAX).read_to_end(&mut answer);
    if answer.is_empty() {
        read?;
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

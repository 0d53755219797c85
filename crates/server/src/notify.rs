//! Messages to the service manager: systemd's `sd_notify` protocol, one datagram per message.
//!
//! A unit with `Type=notify` counts as started when `READY=1` arrives, so units that depend on the server start after it
//! accepts connections. Without `NOTIFY_SOCKET` in the environment nothing is sent.

/// The variable that names the socket of the service manager.
#[cfg(unix)]
const SOCKET: &str = "NOTIFY_SOCKET";

/// Reports that the server accepts connections at this address.
pub(crate) fn ready(address: std::net::SocketAddr) {
    send(&format!("READY=1\nSTATUS=Serving on {address}"));
}

/// Reports that the server has begun to shut down.
pub(crate) fn stopping() {
    send("STOPPING=1\nSTATUS=Shutting down");
}

#[cfg(unix)]
fn send(message: &str) {
    let Some(name) = std::env::var_os(SOCKET).filter(|name| !name.is_empty()) else { return };
    if let Err(error) = send_to(&name, message) {
        // The service manager will report a timeout itself; the server is not affected.
        tracing::warn!(%error, "the service manager could not be notified");
    }
}

/// A name that begins with `@` stands for a socket in Linux's abstract namespace, which is not a file.
#[cfg(unix)]
fn send_to(name: &std::ffi::OsStr, message: &str) -> std::io::Result<()> {
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let address = match name.as_bytes().strip_prefix(b"@") {
        #[cfg(target_os = "linux")]
        Some(name) => {
            use std::os::linux::net::SocketAddrExt as _;
            SocketAddr::from_abstract_name(name)?
        }
        #[cfg(not(target_os = "linux"))]
        Some(_) => return Err(std::io::ErrorKind::Unsupported.into()),
        None => SocketAddr::from_pathname(name)?,
    };
    UnixDatagram::unbound()?.send_to_addr(message.as_bytes(), &address).map(|_| ())
}

#[cfg(not(unix))]
fn send(_: &str) {}

//! A network connection between a node and its database, with injected faults.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The quality of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quality {
    Good,
    /// The delay in each direction.
    Slow(Duration),
    /// Requests of the node arrive; answers of the database do not.
    Mute,
    /// Messages are dropped in both directions without an error.
    Dead,
    /// The connection is closed.
    Ended,
}

/// A proxy that forwards connections until it is dropped.
#[derive(Debug)]
pub(crate) struct Wire {
    pub(crate) port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    quality: Mutex<Quality>,
    open: Mutex<Vec<TcpStream>>,
}

impl Shared {
    fn quality(&self) -> Quality {
        *self.quality.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Wire {
    /// A proxy to a port of this machine.
    pub(crate) fn to(port: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let here = listener.local_addr().unwrap().port();
        let shared = Arc::new(Shared { quality: Mutex::new(Quality::Good), open: Mutex::default() });
        let wire = Wire { port: here, shared: Arc::clone(&shared) };
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if shared.quality() == Quality::Ended {
                    return;
                }
                // Without a database the node's connection is closed.
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { continue };
                let ends = [&near, &far].map(|end| end.try_clone().unwrap());
                shared.open.lock().unwrap_or_else(PoisonError::into_inner).extend(ends);
                let ways = [(near.try_clone().unwrap(), far.try_clone().unwrap(), false), (far, near, true)];
                for (from, to, answers) in ways {
                    let shared = Arc::clone(&shared);
                    std::thread::spawn(move || carry(&shared, from, to, answers));
                }
            }
        });
        wire
    }

    /// Sets the quality.
    pub(crate) fn set(&self, quality: Quality) {
        *self.shared.quality.lock().unwrap_or_else(PoisonError::into_inner) = quality;
    }

    /// Closes all connections.
    pub(crate) fn cut(&self) {
        for end in self.shared.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.set(Quality::Ended);
        self.cut();
        // Wakes the thread that accepts connections.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

fn carry(shared: &Shared, mut from: TcpStream, mut to: TcpStream, answers: bool) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        match shared.quality() {
            Quality::Good | Quality::Ended => (),
            Quality::Slow(time) => std::thread::sleep(time),
            Quality::Mute if answers => continue,
            Quality::Mute => (),
            Quality::Dead => continue,
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

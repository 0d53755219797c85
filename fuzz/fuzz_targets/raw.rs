//! Arbitrary bytes over a connection, from the start or after a websocket handshake. `server::doors` checks
//! the invariants.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::doors::Doors;

thread_local! {
    /// One house for all of them, as it is for people.
    static DOORS: Doors = Doors::new();
}

fuzz_target!(|bytes: &[u8]| DOORS.with(|doors| doors.raw(bytes)));

//! Whatever comes over a connection: bytes from the beginning, or after a live connection was agreed upon.
//! What must hold is said in `server::doors`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::doors::Doors;

thread_local! {
    /// One house for all of them, as it is for people.
    static DOORS: Doors = Doors::new();
}

fuzz_target!(|bytes: &[u8]| DOORS.with(|doors| doors.raw(bytes)));

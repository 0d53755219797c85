//! Requests made from the interface's own document: a route, what stands in its places, headers, a body.
//! What must hold is said in `server::doors`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::doors::Doors;

thread_local! {
    /// One house for all of them, as it is for people.
    static DOORS: Doors = Doors::new();
}

fuzz_target!(|bytes: &[u8]| DOORS.with(|doors| doors.http(bytes)));

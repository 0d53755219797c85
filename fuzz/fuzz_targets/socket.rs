//! Messages over a live connection: moves that are offered and others, fields that fit or not, anything.
//! What must hold is said in `server::doors`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::doors::Doors;

thread_local! {
    /// One house for all of them, as it is for people.
    static DOORS: Doors = Doors::new();
}

fuzz_target!(|bytes: &[u8]| DOORS.with(|doors| doors.socket(bytes)));

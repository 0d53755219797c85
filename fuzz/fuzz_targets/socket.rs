//! Messages over a live connection: moves that are offered and others, fields that fit or not, anything.
//! What must hold is said in `server::fuzz_entry`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::fuzz_entry::EntryPoints;

thread_local! {
    /// One house for all of them, as it is for people.
    static ENTRY_POINTS: EntryPoints = EntryPoints::new();
}

fuzz_target!(|bytes: &[u8]| ENTRY_POINTS.with(|entry_points| entry_points.socket(bytes)));

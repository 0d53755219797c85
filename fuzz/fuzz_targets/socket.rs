//! Messages over a live connection: legal and illegal moves, valid and invalid fields, arbitrary text.
//! `server::fuzz_entry` checks the invariants.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::fuzz_entry::EntryPoints;

thread_local! {
    /// One server for all inputs.
    static ENTRY_POINTS: EntryPoints = EntryPoints::new();
}

fuzz_target!(|bytes: &[u8]| ENTRY_POINTS.with(|entry_points| entry_points.socket(bytes)));

//! HTTP requests generated from the OpenAPI document: a route, its parameters, headers and a body. `server::fuzz_entry`
//! checks the invariants.

#![no_main]

use libfuzzer_sys::fuzz_target;
use server::fuzz_entry::EntryPoints;

thread_local! {
    /// One server for all inputs.
    static ENTRY_POINTS: EntryPoints = EntryPoints::new();
}

fuzz_target!(|bytes: &[u8]| ENTRY_POINTS.with(|entry_points| entry_points.http(bytes)));

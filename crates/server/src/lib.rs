//! The server of Caravelle: tables, seats, people, live connections, store and HTTP interface.
//!
//! Games are known only through the catalog's object-safe door; no rule lives here.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

pub mod wire;

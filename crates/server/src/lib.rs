//! The server of Caravelle: tables, seats, people, live connections, store and HTTP interface.
//!
//! Games are known only through the catalog's object-safe door; no rule lives here.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod app;
mod botpool;
pub mod entry;
mod fault;
mod games;
mod hall;
mod http;
mod limits;
mod metrics;
mod people;
mod serve;
pub mod store;
mod table;
mod time;
mod token;
pub mod wire;

#[cfg(test)]
mod tests;

pub use app::{Config, Rate, Rates, ServeError, Server};
pub use fault::Fault;
pub use games::{Catalog, Games};
pub use serve::{Options, RunError, lan_address, qr, run};
pub use time::{Millis, Time};
pub use token::{Link, PersonId, Salt, TableId, Token, TokenHash};

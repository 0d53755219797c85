//! The server of Caravelle: the tasks of tables, people, live connections, store and HTTP interface.
//!
//! What a table is, and what travels, is in the crate `table`; games are known only through the catalog's object-safe
//! door. No rule lives here.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod actor;
mod admin;
mod app;
mod botpool;
mod campaigns;
#[cfg(any(test, feature = "doors"))]
#[path = "tests/entry.rs"]
pub mod doors;
mod fault;
mod games;
mod hall;
mod hints;
mod http;
mod lessons;
mod limits;
mod metrics;
mod people;
mod rematch;
mod reviews;
mod serve;
pub mod store;
mod time;
mod token;
mod upkeep;

#[cfg(test)]
mod tests;

pub use admin::{Admin, Counted, Repair, Shown};
pub use app::{Config, Rate, Rates, ServeError, Server};
pub use fault::Fault;
pub use games::{Catalog, Games};
pub use hints::HintsConfig;
pub use http::{Network, NoNetwork};
pub use serve::{Home, Options, RunError, lan_address, qr, reset_password, run};
pub use time::{Outage, Time};
pub use token::{Token, TokenHash};
pub use upkeep::{Checked, backup, check, move_house, restore};

//! The server of Caravelle: the tasks of tables, people, live connections, store and HTTP interface.
//!
//! The crate `table` defines tables and wire types. The server reaches games only through the catalog's object-safe
//! interface, and contains no rules.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
// Items that only the shared database or NATS use; the default features show which code is really dead.
#![cfg_attr(not(feature = "cluster"), allow(dead_code))]

#[cfg(feature = "fuzz-entry")]
extern crate self as server; // `fuzz_entry` is a module of the tests too, where it names this crate.

mod actor;
mod admin;
mod app;
mod botpool;
mod campaigns;
mod community;
mod fault;
#[cfg(feature = "fuzz-entry")]
#[path = "../tests/server/fuzz_entry.rs"]
pub mod fuzz_entry;
mod hints;
mod http;
mod lessons;
mod limits;
mod maintenance;
mod metrics;
mod notify;
mod people;
mod quotas;
mod registry;
mod rematch;
mod reviews;
mod serve;
mod shared;
pub mod store;
#[doc(hidden)]
pub mod testing;
mod time;
mod token;

pub use admin::{Admin, Counted, Reindexed, Repair, Shown};
pub use app::{Config, Rate, Rates, ServeError, Server};
pub use bots::Catalog;
pub use catalog::Games;
pub use community::{BadSetting, MailConfig, NotifyConfig};
pub use fault::Fault;
pub use hints::HintsConfig;
pub use http::{Network, NoNetwork, has_page};
pub use maintenance::{Checked, backup, check, migrate_store, restore};
pub use serve::{Home, Options, RunError, lan_address, qr, reset_password, run};
pub use time::{Outage, Time};
pub use token::{Token, TokenHash};

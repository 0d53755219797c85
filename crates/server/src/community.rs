//! Notifications and everything around tables: background jobs, deliveries, the site socket, the index of finished games.
//!
//! The crate `community` builds messages; this module decides when they are sent, and to whom.

mod delivery;

pub(crate) use delivery::{Deliver, Delivery, Sent};

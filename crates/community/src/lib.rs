//! Notifications and table codes: the parts that need no clock, task, randomness or database.
//!
//! The server decides when to notify a person and sends the result. This crate builds messages, encrypts and signs
//! them, and checks addresses.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod address;
pub mod base64;
mod code;
mod mailbox;
mod message;
mod push;
mod quiet;
mod sign;
mod vapid;

pub use address::{BadUrl, Target, is_public};
pub use code::Code;
pub use mailbox::Mailbox;
pub use message::{Email, Message, TableRef, clean, escape_html, time_left};
pub use push::{BadSubscription, Subscription};
pub use quiet::{BadTime, Schedule};
pub use sign::{Unsubscription, open, seal, signature, unsubscribe_token};
pub use vapid::VapidKey;

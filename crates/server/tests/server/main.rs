//! The server in process: real SQLite, real sockets, toys for games.

mod away;
mod bots;
mod campaigns;
mod crash;
mod crowd;
mod damage;
#[cfg(unix)]
mod disk;
mod doors;
#[allow(unreachable_pub, reason = "the targets of `fuzz/` use this module as a part of the server")]
mod entry;
mod fairness;
mod faults;
mod gestures;
mod hints;
mod host;
mod hosts;
mod house;
mod lessons;
mod live;
mod nodes;
mod people;
mod postgres;
mod reviews;
mod rights;
mod rights_tables;
mod secrecy;
#[cfg(unix)]
mod settled;
mod sleep;
mod store;
mod stored;
mod story;
mod tables;
mod toy;
mod unit;
mod versions;

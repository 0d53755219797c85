//! The server in process: real SQLite, real sockets, toys for games.

mod bots;
mod campaigns;
mod crash;
mod crowd;
#[cfg(unix)]
mod disk;
mod doors;
mod faults;
mod gestures;
mod hints;
mod host;
mod house;
mod lessons;
mod live;
mod nodes;
mod people;
mod postgres;
mod reviews;
mod secrecy;
mod sleep;
mod store;
mod stored;
mod story;
mod tables;
mod toy;
mod versions;

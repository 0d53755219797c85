//! The server in process, with SQLite, sockets and toy games.

mod account_mail;
mod away;
mod bots;
mod campaigns;
mod certificates;
mod channels;
mod cluster_limits;
mod codes;
mod community_store;
mod crash;
mod crash_sent;
mod damage;
#[cfg(unix)]
mod disk;
mod fairness;
mod faults;
mod fuzz;
#[allow(unreachable_pub, reason = "the targets of `fuzz/` use this module as a part of the server")]
mod fuzz_entry;
mod gestures;
mod hints;
mod host;
mod hosts;
mod lessons;
mod live;
mod mail;
mod nodes;
mod notifications;
mod notify_http;
mod outgoing;
mod people;
mod postgres;
mod push;
mod receiver;
mod reviews;
mod rights;
mod rights_tables;
mod secrecy;
mod sent;
mod sessions;
#[cfg(unix)]
mod settled;
mod sleep;
mod store;
mod stored;
mod story;
mod tables;
mod test_server;
mod toy;
mod unit;
mod versions;
mod webhooks;

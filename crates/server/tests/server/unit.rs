//! Unit tests of parts of the server.

mod advice;
mod archive;
mod botpool;
mod copy;
mod file;
mod guard;
mod hints;
mod page;
mod people;
mod presence;
mod proxy;
mod qr;
mod seal;
mod serve;
mod site;
mod time;
mod token;

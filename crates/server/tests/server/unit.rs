//! Parts of the server by themselves.

mod advice;
mod botpool;
mod copy;
mod file;
mod guard;
mod hints;
mod page;
mod people;
mod proxy;
mod seal;
mod serve;
mod site;
mod time;
mod token;

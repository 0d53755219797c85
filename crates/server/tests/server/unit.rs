//! Parts of the server by themselves.

mod advice;
mod botpool;
mod copy;
mod file;
mod guard;
mod hints;
mod house;
mod page;
mod people;
mod proxy;
mod seal;
mod serve;
mod time;
mod token;

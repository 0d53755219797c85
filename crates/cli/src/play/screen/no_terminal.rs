//! Systems on which no screen is kept: games are played in lines there, and nothing here is ever made.

use std::convert::Infallible;
use std::io;

use super::keys::Key;

/// Something that happens at the terminal.
#[allow(dead_code)]
pub(super) enum Happening {
    Key(Key),
    Resized,
    Ended,
}

/// A terminal that there is not.
#[derive(Debug)]
pub(super) struct Terminal {
    never: Infallible,
    pub(super) size: (usize, usize),
}

impl Terminal {
    pub(super) fn enter() -> io::Result<Terminal> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) fn next(&mut self) -> Happening {
        match self.never {}
    }

    pub(super) fn suspend(&self) -> io::Result<()> {
        match self.never {}
    }
}

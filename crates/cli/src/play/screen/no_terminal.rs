//! A stub for systems without a full screen. Games use plain lines there, and this terminal is never created.

use std::convert::Infallible;
use std::io;

use super::keys::Key;

/// An event of the terminal.
#[allow(dead_code)]
pub(super) enum InputEvent {
    Key(Key),
    Resized,
    Ended,
}

/// A terminal that cannot be created.
#[derive(Debug)]
pub(super) struct Terminal {
    never: Infallible,
    pub(super) size: (usize, usize),
}

impl Terminal {
    pub(super) fn enter() -> io::Result<Terminal> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) fn next(&mut self) -> InputEvent {
        match self.never {}
    }

    pub(super) fn suspend(&self) -> io::Result<()> {
        match self.never {}
    }
}

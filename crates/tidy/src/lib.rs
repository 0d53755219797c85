//! Automatic checks of the whole tree.
//!
//! Each check is a function from the tree to its findings, one line each; a test asserts that there are none. The
//! checks themselves are tested on small trees with one planted fault.
//!
//! This crate only checks that generated files exist. The crate that writes a generated file tests that it is up to
//! date.

use std::fmt;

pub mod advisories;
pub mod arrows;
pub mod clauses;
pub mod components;
pub mod documents;
pub mod habits;
pub mod leftovers;
pub mod licences;
pub mod locales;
pub mod prose;
pub mod tree;
pub mod typography;
pub mod workflows;

#[cfg(test)]
mod tests;

/// A violation found by a check.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The path from the root of the tree.
    pub path: String,
    /// The line, from 1; 0 for the whole file.
    pub line: usize,
    pub what: String,
}

impl Finding {
    /// A finding at a line, from 1.
    pub fn at(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, what: what.into() }
    }

    /// A finding about a file as a whole.
    pub fn on(path: &str, what: impl Into<String>) -> Finding {
        Finding::at(path, 0, what)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

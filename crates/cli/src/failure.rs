//! The failures of commands, and the exit codes.

use std::io;

use catalog::CatalogError;
use engine::{Damage, Phrase, RecordError};

/// The exit codes of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Code {
    /// Done.
    Done = 0,
    /// Failed.
    Failed = 1,
    /// Wrong usage.
    Usage = 2,
}

/// The reason why a command failed.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The request is invalid in any circumstances.
    Usage(Phrase),
    /// The environment or a file prevents the operation.
    Failed(Phrase),
    /// The output was closed. The program ends without a message.
    Unheard,
}

impl Failure {
    /// The command needs a feature that this program was built without.
    pub(crate) fn without(feature: &'static str) -> Failure {
        Failure::Failed(Phrase::new("cli-without").with("feature", feature))
    }

    /// The exit code.
    pub fn code(&self) -> Code {
        match self {
            Failure::Usage(_) => Code::Usage,
            Failure::Failed(_) => Code::Failed,
            Failure::Unheard => Code::Done,
        }
    }

    /// The message for the user.
    pub fn phrase(&self) -> Option<&Phrase> {
        match self {
            Failure::Usage(phrase) | Failure::Failed(phrase) => Some(phrase),
            Failure::Unheard => None,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Unheard;
        }
        Failure::Failed(Phrase::new("cli-io").with("text", error.to_string().as_str()))
    }
}

impl From<CatalogError> for Failure {
    fn from(error: CatalogError) -> Failure {
        let phrase = crate::suggest::catalog_phrase(&error);
        match error {
            CatalogError::UnknownGame(_) | CatalogError::Setup(_) | CatalogError::Options(_) => {
                Failure::Usage(phrase)
            }
            CatalogError::Data(_) | CatalogError::State(_) => Failure::Failed(phrase),
        }
    }
}

/// The error of a record, as a sentence with its line number.
pub(crate) fn record_phrase(error: &RecordError) -> Phrase {
    let text = |key, value: &str| damage(error).with(key, value);
    let what = match &error.what {
        Damage::TooLong { bytes } => damage(error).with("bytes", *bytes),
        Damage::Format(format) => text("format", format),
        Damage::Header { expected, found } => text("found", found).with("expected", *expected),
        Damage::Ends(before) => text("before", before),
        Damage::Value { key, reason } => text("reason", reason).with("key", *key),
        Damage::Line(reason) | Damage::Proof(reason) => text("reason", reason),
        Damage::NotEmpty(found) => text("found", found),
        Damage::UnknownGame(given) => {
            crate::suggest::catalog_phrase(&CatalogError::UnknownGame(given.clone()))
        }
        Damage::Game { recorded, ours } => text("recorded", recorded).with("ours", *ours),
        Damage::Rules { recorded, ours } => damage(error).with("recorded", *recorded).with("ours", *ours),
        Damage::Data(data) => CatalogError::Data(data.clone()).phrase(),
        Damage::Setup(setup) => CatalogError::Setup(setup.clone()).phrase(),
        Damage::Move { text: given, seat, kind } => {
            text("text", given).with("seat", *seat).with("kind", *kind)
        }
        Damage::Illegal { text: given, clause } => text("text", given).with("clause", *clause),
        Damage::Wording { text: given, usual } => text("text", given).with("usual", usual.as_str()),
        Damage::Tag { recorded, played }
        | Damage::Course { recorded, played }
        | Damage::Result { recorded, played } => text("recorded", recorded).with("played", played.as_str()),
        Damage::NoText
        | Damage::NoRecord
        | Damage::Altered
        | Damage::Check
        | Damage::NoSeed
        | Damage::Stumbles => damage(error),
    };
    Phrase::new("cli-record").with("line", error.line).with("what", what)
}

fn damage(error: &RecordError) -> Phrase {
    Phrase::new(format!("cli-record-{}", error.kind()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_pipe_is_not_a_failure() {
        let failure = Failure::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!((failure.code(), failure.phrase()), (Code::Done, None));
        assert_eq!(Failure::from(io::Error::other("full")).code(), Code::Failed);
    }

    #[test]
    fn mistyped_arguments_are_wrong_usage() {
        assert_eq!(Failure::from(CatalogError::UnknownGame("chess".into())).code(), Code::Usage);
        assert_eq!(Failure::from(CatalogError::State("a coin is lost".into())).code(), Code::Failed);
    }
}

//! How commands fail, and the exit codes.

use std::io;

use bots::SpecError;
use catalog::{CatalogError, OptionsError};
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

/// Why a command was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// What was asked for cannot be, whatever the world is like.
    Usage(Phrase),
    /// The world, or a file in it, is not as it should be.
    Failed(Phrase),
    /// Nobody reads the output any more: nothing to say, and nothing went wrong.
    Unheard,
}

impl Failure {
    /// The exit code.
    pub fn code(&self) -> Code {
        match self {
            Failure::Usage(_) => Code::Usage,
            Failure::Failed(_) => Code::Failed,
            Failure::Unheard => Code::Done,
        }
    }

    /// What to tell the user.
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
        let phrase = phrase_of(&error);
        match error {
            CatalogError::UnknownGame(_) | CatalogError::Setup(_) | CatalogError::Options(_) => {
                Failure::Usage(phrase)
            }
            CatalogError::Data(_) | CatalogError::State(_) => Failure::Failed(phrase),
        }
    }
}

/// The catalog's errors in words of both languages; details of files stay as the file's reader gave them.
pub(crate) fn phrase_of(error: &CatalogError) -> Phrase {
    match error {
        CatalogError::UnknownGame(given) => {
            let known: Vec<Phrase> = catalog::infos().iter().map(|info| Phrase::plain(info.id)).collect();
            Phrase::new("cli-unknown-game").with("given", given.as_str()).with("known", known)
        }
        CatalogError::Setup(error) => error.phrase(),
        CatalogError::Options(OptionsError::Unknown { game, given, known }) => {
            let phrase = Phrase::new("cli-option-unknown").with("game", *game);
            phrase.with("given", given.as_str()).with("known", known.as_str())
        }
        CatalogError::Options(OptionsError::Value { key, choices, given }) => {
            let phrase = Phrase::new("cli-option-value").with("key", *key);
            phrase.with("choices", choices.phrase()).with("given", given.as_str())
        }
        CatalogError::Options(OptionsError::Pair(given)) => {
            Phrase::new("cli-option-pair").with("given", given.as_str())
        }
        CatalogError::Options(OptionsError::NoObject) => Phrase::new("cli-option-object"),
        CatalogError::State(reason) => Phrase::new("cli-state").with("text", reason.as_str()),
        CatalogError::Options(OptionsError::Other(_)) | CatalogError::Data(_) => {
            Phrase::plain(error.to_string())
        }
    }
}

/// A bot that there is not, in words.
pub(crate) fn bot_phrase(error: &SpecError) -> Phrase {
    match error {
        SpecError::Unknown(given) => {
            let known = bots::known();
            Phrase::new("cli-unknown-bot").with("given", given.as_str()).with("known", known.as_str())
        }
        SpecError::Parameter { .. } | SpecError::Value { .. } => Phrase::plain(error.to_string()),
    }
}

/// What is wrong with a record, in words, with its line.
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
        Damage::UnknownGame(given) => phrase_of(&CatalogError::UnknownGame(given.clone())),
        Damage::Game { recorded, ours } => text("recorded", recorded).with("ours", *ours),
        Damage::Rules { recorded, ours } => damage(error).with("recorded", *recorded).with("ours", *ours),
        Damage::Data(data) => phrase_of(&CatalogError::Data(data.clone())),
        Damage::Setup(setup) => phrase_of(&CatalogError::Setup(setup.clone())),
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
    fn a_closed_pipe_is_no_failure() {
        let failure = Failure::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!((failure.code(), failure.phrase()), (Code::Done, None));
        assert_eq!(Failure::from(io::Error::other("full")).code(), Code::Failed);
    }

    #[test]
    fn what_the_user_mistyped_is_wrong_usage() {
        assert_eq!(Failure::from(CatalogError::UnknownGame("chess".into())).code(), Code::Usage);
        assert_eq!(Failure::from(CatalogError::State("a coin is lost".into())).code(), Code::Failed);
    }
}

//! How commands fail, and the exit codes.

use std::io;

use catalog::{CatalogError, OptionsError};
use engine::{Phrase, SetupError};

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
        CatalogError::Setup(SetupError::Seats { game, min, max, given }) => Phrase::new("cli-seats")
            .with("game", *game)
            .with("min", *min)
            .with("max", *max)
            .with("given", *given),
        CatalogError::Options(OptionsError::Unknown { game, given, known }) => {
            let phrase = Phrase::new("cli-option-unknown").with("game", *game);
            phrase.with("given", given.as_str()).with("known", known.as_str())
        }
        CatalogError::Options(OptionsError::Value { key, choices, given }) => {
            let phrase = Phrase::new("cli-option-value").with("key", *key);
            phrase.with("choices", choices.as_str()).with("given", given.as_str())
        }
        CatalogError::Options(OptionsError::Pair(given)) => {
            Phrase::new("cli-option-pair").with("given", given.as_str())
        }
        CatalogError::Options(OptionsError::NoObject) => Phrase::new("cli-option-object"),
        CatalogError::State(reason) => Phrase::new("cli-state").with("text", reason.as_str()),
        CatalogError::Setup(SetupError::Option { .. } | SetupError::Data)
        | CatalogError::Options(OptionsError::Other(_))
        | CatalogError::Data(_) => Phrase::plain(error.to_string()),
    }
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

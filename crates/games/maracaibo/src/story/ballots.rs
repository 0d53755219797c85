//! Serializes ballots. A ballot for neither option is a word of its own; null means that no ballot is cast yet.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Choice;
use crate::state::MAX_PLAYERS;

type Ballots = [Option<Option<Choice>>; MAX_PLAYERS];

/// A cast ballot, in a form that works in text and binary formats.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Cast {
    A,
    B,
    Neither,
}

pub(super) fn serialize<S: Serializer>(ballots: &Ballots, serializer: S) -> Result<S::Ok, S::Error> {
    let cast = |choice| match choice {
        Some(Choice::A) => Cast::A,
        Some(Choice::B) => Cast::B,
        None => Cast::Neither,
    };
    ballots.map(|ballot| ballot.map(cast)).serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ballots, D::Error> {
    let cast = <[Option<Cast>; MAX_PLAYERS]>::deserialize(deserializer)?;
    let choice = |cast| match cast {
        Cast::A => Some(Choice::A),
        Cast::B => Some(Choice::B),
        Cast::Neither => None,
    };
    Ok(cast.map(|ballot| ballot.map(choice)))
}

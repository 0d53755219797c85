//! Ballots in JSON: a ballot for neither option is one that was cast, so it has a word of its own; null is none yet.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Choice;
use crate::state::MAX_PLAYERS;

type Ballots = [Option<Option<Choice>>; MAX_PLAYERS];

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Cast {
    For(Choice),
    Neither(Neither),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Neither {
    Neither,
}

pub(super) fn serialize<S: Serializer>(ballots: &Ballots, serializer: S) -> Result<S::Ok, S::Error> {
    let cast =
        ballots.map(|ballot| ballot.map(|choice| choice.map_or(Cast::Neither(Neither::Neither), Cast::For)));
    cast.serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ballots, D::Error> {
    let cast = <[Option<Cast>; MAX_PLAYERS]>::deserialize(deserializer)?;
    Ok(cast.map(|ballot| {
        ballot.map(|cast| match cast {
            Cast::For(choice) => Some(choice),
            Cast::Neither(Neither::Neither) => None,
        })
    }))
}

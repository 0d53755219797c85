//! The entries of a table's log, from which all other table state is derived.

use std::borrow::Cow;

use engine::{Seat, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;
use serde_json::value::RawValue;
use strum::VariantNames;

use crate::Millis;
use crate::play::HistoryStep;
use crate::token::{Link, PersonId, Salt, TableId};
use crate::viewers::Viewers;
use crate::wire::Handed;

/// An event at a table.
///
/// Other versions may write kinds that this version does not know. Those are preserved verbatim and skipped; only their
/// numbers count. A known kind that does not parse is an error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, VariantNames)]
#[serde(remote = "Self", tag = "entry", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Entry {
    /// A person took a seat.
    Sat {
        seat: Seat,
        person: PersonId,
        /// A name other than the person's, at a hot-seat table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The seat's contribution to the seed, if known yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// A seat added its salt.
    Salted { seat: Seat, salt: Salt },
    /// A bot was given an open seat.
    Seated { seat: Seat, bot: String },
    /// A person left an open table, or a bot was removed.
    Left { seat: Seat },
    /// The link of a seat was created or revoked.
    Linked { seat: Seat, link: Option<Link> },
    /// A program was allowed to play the seat, or no longer is.
    Program {
        seat: Seat,
        /// The hash of its token, in hexadecimal digits.
        token: Option<String>,
    },
    /// The game began.
    Started {
        /// The salt of each seat, drawn by the server where a seat gave none.
        salts: Vec<Salt>,
    },
    /// The game began from a state, at a table that continues another.
    From { state: Value },
    /// A lesson began or restarted, with a public deal and scripted opponents.
    Lesson {
        /// The id of the lesson within the game.
        lesson: String,
        seed: u64,
    },
    /// The script ended; the lesson continues as a game against bots.
    Freed,
    /// The rules changed; the game continues from a stored state.
    Rules {
        /// The number of moves before it.
        moves: u32,
        /// The new rules version.
        version: u16,
        state: Value,
    },
    /// A seat made a decision.
    Move {
        seat: Seat,
        /// The notation.
        text: String,
        /// Whether a bot decided for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// The gesture it belongs to, by the number of its first entry.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gesture: Option<u32>,
    },
    /// A seat undid its last decision, with its gesture.
    Undo {
        seat: Seat,
        /// The number of decisions undone, where it includes those of others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decisions: Option<u32>,
        /// Whether the others consented.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
    /// A seat undid its last turn past chance, which is drawn again. Only if all others are bots.
    Redraw {
        seat: Seat,
        /// The number of decisions undone, those of bots included.
        decisions: u32,
        /// The number of this redraw at the table, from 1. Secret, salts and this number determine the new seed.
        number: u32,
    },
    /// A seat asked the others for consent to undo its last decision.
    TakeBackAsked { seat: Seat },
    /// A seat consented or declined, or the asking seat withdrew.
    TakeBackAnswered { seat: Seat, agrees: bool },
    /// A seat redid a decision.
    Redo { seat: Seat },
    /// A seat undid its whole turn.
    Restart { seat: Seat },
    /// A bot stands in for the owner of a seat.
    Handed { seat: Seat, bot: String, why: Handed },
    /// The owner took the seat back.
    Back { seat: Seat },
    /// A seat asked to end the game, or withdrew that.
    EndWanted { seat: Seat, end: bool },
    /// All people at the table agreed to end the game.
    AgreedEnd,
    /// The last person left before the game began.
    Closed,
    /// A table for the rematch was opened.
    Rematch { table: TableId },
    /// The table has another host.
    Hosted { person: PersonId },
    /// An open seat was reserved; others need its link.
    Kept { seat: Seat, person: PersonId },
    /// Spectators were muted or unmuted.
    Muted { watchers: bool },
    /// The administrator suspended the table, or resumed it.
    Held { held: bool },
    /// The administrator removed entries that could not be replayed.
    Repaired {
        /// The number of entries removed.
        cut: u32,
    },
    /// The advice settings chosen when the table was opened.
    Advice { hints: bool, coach: bool },
    /// The game is the next of a campaign and reports its result there.
    Campaign {
        /// The link of the campaign.
        campaign: Link,
    },
    /// All seats of one person went to another, because a guest signed in.
    Passed { from: PersonId, to: PersonId },
    /// A kind that only another version knows.
    #[serde(skip)]
    #[strum(serialize = "")] // Not a kind of this version.
    Unknown(UnknownEntry),
}

/// An entry of an unknown kind, kept verbatim.
#[derive(Clone, Debug)]
pub struct UnknownEntry(Box<RawValue>);

impl PartialEq for UnknownEntry {
    fn eq(&self, other: &UnknownEntry) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Entry::Unknown(UnknownEntry(raw)) = self {
            return raw.serialize(serializer);
        }
        Entry::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Entry {
    /// Reads JSON only, because unknown kinds are kept verbatim.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        #[derive(Deserialize)]
        struct Kind<'a> {
            #[serde(borrow)]
            entry: Cow<'a, str>,
        }

        let raw = Box::<RawValue>::deserialize(deserializer)?;
        let Kind { entry: kind } = serde_json::from_str(raw.get()).map_err(de::Error::custom)?;
        if !Entry::VARIANTS.contains(&kind.as_ref()) {
            return Ok(Entry::Unknown(UnknownEntry(raw)));
        }
        Entry::deserialize(&mut serde_json::Deserializer::from_str(raw.get())).map_err(de::Error::custom)
    }
}

impl Entry {
    /// The step in the history of the game, if the entry is one. `chance` gives the seed of a redraw by its number.
    pub fn history_step(&self, chance: impl FnOnce(u32) -> Seed) -> Option<(Seat, HistoryStep)> {
        if let Entry::Undo { seat, decisions, .. } = *self {
            return Some((seat, decisions.map_or(HistoryStep::Undo, HistoryStep::TakeBack)));
        }
        if let Entry::Redraw { seat, decisions, number } = *self {
            return Some((seat, HistoryStep::Redraw { decisions, number, seed: chance(number) }));
        }
        if let Entry::Redo { seat } = *self {
            return Some((seat, HistoryStep::Redo));
        }
        if let Entry::Restart { seat } = *self { Some((seat, HistoryStep::Restart)) } else { None }
    }

    /// Whether the entry belongs to the game, so that viewers see it under a number.
    pub fn is_of_game(&self) -> bool {
        matches!(
            self,
            Entry::Move { .. }
                | Entry::Undo { .. }
                | Entry::Redraw { .. }
                | Entry::Redo { .. }
                | Entry::Restart { .. }
                | Entry::Started { .. }
                | Entry::From { .. }
                | Entry::Lesson { .. }
                | Entry::Rules { .. }
                | Entry::AgreedEnd
        )
    }
}

/// A stored entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// From 1, per table.
    pub seq: u32,
    pub at: Millis,
    pub entry: Entry,
    /// The viewers of the entry.
    pub audience: Viewers,
    /// The course after it, if it belongs to a game.
    pub course: Option<u64>,
}

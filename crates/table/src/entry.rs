//! The entries of a table's log: the truth, to which everything else is a fold.

use std::borrow::Cow;

use catalog::AnyAction;
use engine::{Seat, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;
use serde_json::value::RawValue;
use strum::VariantNames;

use crate::Millis;
use crate::play::Deed;
use crate::token::{Link, PersonId, Salt, TableId};
use crate::wire::Handed;

/// One thing that happened at a table.
///
/// Other versions may write kinds that this one does not know. Those are kept as they are and passed over: only their
/// numbers count. A kind that is known and does not read is an error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, VariantNames)]
#[serde(remote = "Self", tag = "entry", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Entry {
    /// Somebody took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// The person.
        person: PersonId,
        /// Another name than the person's, at a hot-seat table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// What the seat adds to the deal, if it is known yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// A seat added its salt.
    Salted {
        /// The seat.
        seat: Seat,
        /// The salt.
        salt: Salt,
    },
    /// A bot was given an open seat.
    Seated {
        /// The seat.
        seat: Seat,
        /// The level.
        bot: String,
    },
    /// Somebody left an open table, or a bot was sent away.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// A seat got a link, or lost it.
    Linked {
        /// The seat.
        seat: Seat,
        /// The link.
        link: Option<Link>,
    },
    /// A program may play the seat, or no longer may.
    Program {
        /// The seat.
        seat: Seat,
        /// The hash of its token, in hexadecimal digits.
        token: Option<String>,
    },
    /// The game began, with the salts of all seats.
    Started {
        /// The salts, drawn by the server where a seat gave none.
        salts: Vec<Salt>,
    },
    /// The game began from a state: a table that plays on from another.
    From {
        /// The state.
        state: Value,
    },
    /// A lesson began, or begins anew: a deal that everybody knows, and other seats that a script plays.
    Lesson {
        /// Which, of the table's game.
        lesson: String,
        /// The seed of the deal.
        seed: u64,
    },
    /// The script has ended: from here on the lesson is a game against bots.
    Freed,
    /// The rules have changed: the game goes on from a stored state.
    Rules {
        /// After how many moves.
        moves: u32,
        /// The version of the rules from here on.
        version: u16,
        /// The state.
        state: Value,
    },
    /// A seat decided.
    Move {
        /// The seat.
        seat: Seat,
        /// What, in notation.
        text: String,
        /// Whether a bot decided for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// The gesture it is a part of, by the number of that one's first entry.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gesture: Option<u32>,
    },
    /// A seat took back its last decision, with its gesture.
    Undo {
        /// The seat.
        seat: Seat,
        /// How many decisions go, where others' go too: answers of bots, or whatever the others agreed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decisions: Option<u32>,
        /// Whether the others agreed to it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
    /// A seat took back its last turn past chance, which is drawn anew from there on: only where all others are bots.
    Redraw {
        /// The seat.
        seat: Seat,
        /// How many decisions go, those of bots among them.
        decisions: u32,
        /// The so-manyth redraw of the table, from 1: secret, salts and this number make the new chance.
        number: u32,
    },
    /// A seat asked the others to let it take back its last decision.
    TakeBackAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat that was asked agreed or did not; or the one that asked thought better of it.
    TakeBackAnswered {
        /// The seat.
        seat: Seat,
        /// Whether it agrees.
        agrees: bool,
    },
    /// A seat put it back.
    Redo {
        /// The seat.
        seat: Seat,
    },
    /// A seat took back its whole turn.
    Restart {
        /// The seat.
        seat: Seat,
    },
    /// A bot stands in for the owner of a seat.
    Handed {
        /// The seat.
        seat: Seat,
        /// The level.
        bot: String,
        /// Why.
        why: Handed,
    },
    /// The owner took the seat back.
    Back {
        /// The seat.
        seat: Seat,
    },
    /// A seat wants to end the game, or no longer does.
    EndWanted {
        /// The seat.
        seat: Seat,
        /// Whether it does.
        end: bool,
    },
    /// All people at the table ended the game.
    AgreedEnd,
    /// The last person left before the game began.
    Closed,
    /// A table for the rematch was opened.
    Rematch {
        /// The table.
        table: TableId,
    },
    /// The table has another host.
    Hosted {
        /// The person.
        person: PersonId,
    },
    /// An open seat is kept for somebody: nobody else sits down there without a link.
    Kept {
        /// The seat.
        seat: Seat,
        /// For whom.
        person: PersonId,
    },
    /// Those who only watch may speak, or no longer may.
    Muted {
        /// Whether they may not.
        watchers: bool,
    },
    /// Whoever runs the house has stopped the table, or lets it go on.
    Held {
        /// Whether it is stopped.
        held: bool,
    },
    /// Whoever runs the house has cut off what could not be played: the log goes on from here.
    Repaired {
        /// How many entries went.
        cut: u32,
    },
    /// What was agreed about advice when the table was opened.
    Advice {
        /// Whether hints may be asked for where several people sit.
        hints: bool,
        /// Whether a coach speaks.
        coach: bool,
    },
    /// The game is the next of a campaign, and its result is carried over there.
    Campaign {
        /// The link that leads to it.
        campaign: Link,
    },
    /// Everything of one person became another's: a guest signed in.
    Passed {
        /// Whose it was.
        from: PersonId,
        /// Whose it is.
        to: PersonId,
    },
    /// Something of another version.
    #[serde(skip)]
    #[strum(serialize = "")] // No kind of ours.
    Unknown(UnknownEntry),
}

/// An entry of a kind that this version does not know, as it is written.
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
    /// Reads JSON, and no other form: what is not known is kept as it is written.
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
    /// What a seat did in its game, if the entry is that. `chance` gives the seed of a redraw by its number.
    pub fn deed(&self, chance: impl FnOnce(u32) -> Seed) -> Option<(Seat, Deed)> {
        if let Entry::Move { seat, text, bot, gesture } = self {
            let action = AnyAction::Notation(text.clone());
            return Some((*seat, Deed::Move { action, bot: *bot, gesture: *gesture }));
        }
        if let Entry::Undo { seat, decisions, .. } = self {
            return Some((*seat, decisions.map_or(Deed::Undo, Deed::TakeBack)));
        }
        if let Entry::Redraw { seat, decisions, number } = *self {
            return Some((seat, Deed::Redraw { decisions, number, seed: chance(number) }));
        }
        if let Entry::Redo { seat } = self {
            return Some((*seat, Deed::Redo));
        }
        if let Entry::Restart { seat } = self {
            return Some((*seat, Deed::Restart));
        }
        None
    }

    /// Whether it belongs to the game, so that viewers are told of it under a number.
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

/// An entry as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// Its number at this table, from 1.
    pub seq: u32,
    /// When it was.
    pub at: Millis,
    /// The entry itself.
    pub entry: Entry,
    /// Who was told of it: bit `i` for seat `i`, bit 8 for spectators.
    pub told: u16,
    /// The course after it, where it belongs to a game.
    pub course: Option<u64>,
}

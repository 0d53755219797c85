//! Standing answers to a question that comes again and again, often in the middle of another's turn.

use serde::{Deserialize, Serialize};

/// How a seat answers a question that its cards put at every stop, visit or payment of others.
///
/// A game keeps it in its state and lets the seat change it by actions of its own: moves are the only truth, so that
/// replays, undo, records, previews and bots know of it without being told. A seat that always answers alike is never
/// awaited, and a table over days does not halt.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Habit<T> {
    /// Ask every time.
    #[default]
    Ask,
    /// Always this.
    Always(T),
}

impl<T: Copy> Habit<T> {
    /// The answer that needs no asking.
    #[inline]
    pub fn answer(self) -> Option<T> {
        match self {
            Habit::Ask => None,
            Habit::Always(answer) => Some(answer),
        }
    }
}

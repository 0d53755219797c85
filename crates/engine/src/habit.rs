//! Standing answers to recurring questions, which often come up during another seat's turn.

use serde::{Deserialize, Serialize};

/// A seat's answer to a question that its cards ask at every stop, visit or payment of others.
///
/// The game stores it in its state and the seat changes it by an action, so replays, undo, records, previews and bots
/// handle it without extra code. A seat with a standing answer is never awaited, so asynchronous tables do not stall.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Habit<T> {
    /// Ask every time.
    #[default]
    Ask,
    /// Always give this answer.
    Always(T),
}

impl<T: Copy> Habit<T> {
    /// The standing answer, if there is one.
    #[inline]
    pub fn answer(self) -> Option<T> {
        match self {
            Habit::Ask => None,
            Habit::Always(answer) => Some(answer),
        }
    }
}

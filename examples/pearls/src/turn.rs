//! A turn: the deciding seat, legal actions, refusals and effects.

use std::ops::RangeInclusive;

use engine::{Illegal, Journal, Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::state::Pearls;

/// PE-1.1: the pearls, by their points.
pub(crate) const PEARLS: RangeInclusive<u8> = 1..=12;
/// PE-3.1: the turns of each player.
pub(crate) const TURNS: usize = 5;

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// Takes a pearl from the sea.
    Dive,
    /// Shows an own pearl.
    Show {
        /// The points of the pearl.
        pearl: u8,
    },
    /// Does nothing.
    Pass,
}

engine::every!(Action { Dive, Show { pearl }, Pass });

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A player took a pearl; only that player sees this event.
    Dived { seat: Seat, pearl: u8 },
    /// A player took a pearl, as the others see it.
    DivedUnseen { seat: Seat },
    /// A player showed a pearl.
    Showed { seat: Seat, pearl: u8 },
    /// A player had to pass.
    Passed { seat: Seat },
}

impl Say for Event {
    fn say(&self) -> Phrase {
        let name = |seat: Seat| format!("Player {}", seat.0 + 1);
        Phrase::plain(match *self {
            Event::Dived { seat, pearl } => format!("{} finds a pearl of {pearl} points.", name(seat)),
            Event::DivedUnseen { seat } => format!("{} finds a pearl.", name(seat)),
            Event::Showed { seat, pearl } => format!("{} shows a pearl of {pearl} points.", name(seat)),
            Event::Passed { seat } => format!("{} passes.", name(seat)),
        })
    }
}

impl Pearls {
    /// PE-2.1, PE-3.1: the seat whose turn it is, in order, until each has had five turns.
    pub(crate) fn diver(&self) -> Option<Seat> {
        let (turns, seats) = (self.turns as usize, self.divers.len());
        (turns < TURNS * seats).then(|| Seat((turns % seats) as u8))
    }

    /// Lists the actions that a player could try, legal or not.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.diver() == Some(seat) {
            out.push(Action::Dive);
            out.extend(PEARLS.map(|pearl| Action::Show { pearl }));
            out.push(Action::Pass);
        }
    }

    /// Whether the action is legal, otherwise the first clause that forbids it.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let refuse = |clause, reason: &str| Err(Illegal::new(clause, Phrase::plain(reason)));
        if self.diver() != Some(seat) {
            return refuse("PE-2.1", "It is not your turn.");
        }
        let hand = &self.divers[seat.index()].hand;
        match action {
            Action::Dive if self.sea.is_empty() => refuse("PE-2.2", "The sea is empty."),
            Action::Show { pearl } if !hand.contains(&pearl) => {
                refuse("PE-2.3", "You do not have this pearl.")
            }
            Action::Pass if !self.sea.is_empty() || !hand.is_empty() => {
                refuse("PE-2.4", "You can still dive or show.")
            }
            Action::Dive | Action::Show { .. } | Action::Pass => Ok(()),
        }
    }

    /// Applies a legal action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let diver = &mut self.divers[seat.index()];
        match action {
            Action::Dive => {
                // PE-2.2: the pearl is drawn now, so that nobody can know it before.
                let pearl = self.sea.remove(self.dice.below(self.sea.len() as u32) as usize);
                diver.hand.push(pearl);
                diver.hand.sort_unstable();
                journal.whisper(seat, Event::Dived { seat, pearl }, Some(Event::DivedUnseen { seat }));
            }
            Action::Show { pearl } => {
                diver.hand.retain(|&own| own != pearl);
                diver.shown.push(pearl);
                journal.note(Event::Showed { seat, pearl });
            }
            Action::Pass => journal.note(Event::Passed { seat }),
        }
        self.turns += 1;
    }

    /// PE-2.3: the points of the shown pearls.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.divers[seat.index()].shown.iter().map(|&pearl| i32::from(pearl)).sum()
    }
}

//! Steps: the pending decisions of the player whose turn it is.
//!
//! The module of a chapter contains its steps, with their data and their implementation of [`Pending`]. This module only
//! lists them. Common methods are required; rare ones have defaults.

use engine::{Journal, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::aid::RoiAid;
use crate::event::Event;
use crate::refusal::Why;
use crate::state::AuNomDuRoi;
use crate::turn::Action;
use crate::view::PendingView;
use crate::{launch, market, send, turn};

engine::steps! {
    /// A pending step.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub(crate) enum Step {
        Menu(step): turn,
        Mission: market,
        Buy(step): market,
        Send(step): send,
        Board(step): send,
        RigAt(step): send,
        Load: launch,
        RigOn: launch,
        Engage: launch,
        Reserve: market,
    }

    /// The behaviour of a step.
    pub(crate) trait Pending {
        /// The clause that introduces the step.
        fn clause(self) -> &'static str;

        /// The name of the decision in message ids.
        fn name(self) -> &'static str;

        /// Ends the step if nothing is left to choose. Returns whether the player must decide now.
        #[inline]
        fn settle(self, game: &mut AuNomDuRoi, journal: &mut impl Journal<Event>) -> bool {
            true
        }

        /// Adds the legal actions in a fixed order.
        fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>);

        /// Adds the actions a player might try, legal or not.
        fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>);

        /// Whether the player may take the action.
        fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why>;

        /// Carries out a legal action.
        fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>);

        /// The refusal of an action that belongs to another step.
        fn not_now(self, action: Action) -> Why {
            // AR-3.8: an action must be finished before the next one.
            if action.is_of_menu() { Why::Unfinished } else { Why::NotNow(self.clause()) }
        }

        /// Panics: the action belongs to another step.
        fn unexpected(self, action: Action) -> ! {
            unreachable!("{action:?} is not an action of {:?}", self.into())
        }

        /// Whether the decision starts a turn or a part of it.
        fn rests(self) -> bool {
            false
        }

        /// Whether the legal actions depend on hidden cards: the missions and the unused joker boat of the player.
        fn hides(self, game: &AuNomDuRoi, seat: Seat) -> bool {
            false
        }

        /// Whether it implies that its player can send something.
        fn is_sending(self) -> bool {
            false
        }

        /// Whether its player has a legal action.
        fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
            true
        }

        /// The view of the step, if it has one.
        fn shown(self, game: &AuNomDuRoi) -> Option<PendingView> {
            None
        }

        /// Adds the arguments of its message.
        fn detail(self, game: &AuNomDuRoi, phrase: Phrase) -> Phrase {
            phrase
        }

        /// Adds previews for the player.
        fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {}

        /// Whether a mission is being launched.
        fn is_launching(self) -> bool {
            false
        }

        /// Whether it fits above the steps below it.
        fn fits(self, game: &AuNomDuRoi, below: &[Step]) -> bool;
    }
}

impl Default for Step {
    fn default() -> Step {
        turn::Menu::default().into()
    }
}

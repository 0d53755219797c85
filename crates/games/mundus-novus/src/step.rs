//! Steps: pending decisions.
//!
//! The module of a chapter contains its steps, with their data and their implementation of [`Pending`]. This module only
//! lists them. Common methods are required; rare ones have defaults.

use engine::{Journal, Phrase, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::offers::Offer;
use crate::progression::{Act, Store};
use crate::prospect::Build;
use crate::refusal::Why;
use crate::state::{Ending, MundusNovus, Stage};
use crate::supply::Pool;
use crate::turn::Action;
use crate::view::{BuildView, TakenView};
use crate::{different, identical, offers, progression, rounds, supply, trade};

engine::steps! {
    /// A pending decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
    pub(crate) enum Step {
        #[serde(rename = "Event")]
        BuyEvent(step): rounds,
        #[serde(rename = "Squadron")]
        Assign(step): supply,
        Pool(step): supply,
        Pirates(step): supply,
        #[default]
        Announce: offers,
        Offer(step): offers,
        Title(step): offers,
        Take(step): trade,
        KeepOrSwap(step): trade,
        Compensate(step): trade,
        First: progression,
        Act(step): progression,
        Identical(step): identical,
        Different(step): different,
        Store(step): progression,
        Over(step): rounds,
    }

    /// The behaviour of a step.
    pub(crate) trait Pending {
        /// The name of the decision in message ids.
        fn name(self) -> &'static str;

        /// The seats that decide.
        fn turn(self, game: &MundusNovus) -> Turn;

        /// The stage of the round.
        fn stage(self) -> Stage;

        /// Whether it fits above the steps below it.
        fn fits(self, below: &[Step]) -> bool {
            below.is_empty()
        }

        /// Adds the legal actions in a fixed order.
        fn legal(self, game: &MundusNovus, seat: Seat, out: &mut Vec<Action>);

        /// Adds candidate actions, legal or not, in the order of `legal`.
        fn candidates(self, game: &MundusNovus, seat: Seat, out: &mut Vec<Action>) {
            self.legal(game, seat, out);
        }

        /// Whether a deciding seat may perform the action.
        fn permit(self, game: &MundusNovus, seat: Seat, action: Action) -> Result<(), Why>;

        /// Applies a legal action and all automatic consequences.
        fn apply(self, game: &mut MundusNovus, seat: Seat, action: Action, journal: &mut impl Journal<Event>);

        /// Panics: the action belongs to another step.
        fn unexpected(self, action: Action) -> ! {
            unreachable!("{action:?} is not a choice of {:?}", self.into())
        }

        /// Whether the choices depend on a hidden hand.
        fn hides(self) -> bool {
            false
        }

        /// Whether the position is quiescent: the seat has not begun a choice of several parts.
        fn rests(self, game: &MundusNovus, seat: Seat) -> bool {
            true
        }

        /// The question to a deciding seat.
        fn prompt(self, game: &MundusNovus, seat: Seat) -> Phrase {
            Phrase::new(format!("mn-prompt-{}", self.name()))
        }

        // Parts of the round that only one step has.

        /// The offers being made.
        fn offering(self) -> Option<Offer> {
            None
        }

        /// The squadron being served.
        fn serving(self) -> Option<Pool> {
            None
        }

        /// The seats that tie for Trade Master.
        fn tied(self) -> Seats {
            Seats::NONE
        }

        /// The active player of the chain.
        fn active(self) -> Option<Seat> {
            None
        }

        /// MN-5.15: the seat that the active player may not take from now.
        fn barred(self, game: &MundusNovus) -> Option<Seat> {
            None
        }

        /// The card taken, before it is kept or swapped.
        fn taken(self) -> Option<TakenView> {
            None
        }

        /// The cards being stored.
        fn storing(self) -> Option<Store> {
            None
        }

        /// The combination being built.
        fn build(self) -> Option<Build> {
            None
        }

        /// The view of the combination being built.
        fn build_view(self, game: &MundusNovus, acting: &Act) -> Option<BuildView> {
            None
        }

        /// The reason why the game ended.
        fn ending(self) -> Option<Ending> {
            None
        }

        /// Checks that it offers a choice and that its consequences can be applied.
        fn audit(self, game: &MundusNovus) -> Result<(), String>;
    }
}

//! Steps: pending decisions and automatic effects.
//!
//! The module of a chapter holds its steps, each with its data and its [`Pending`] impl. This module holds only the trait and
//! the list. Required methods must be implemented; rare ones have defaults.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ids::TileId;
use crate::refusal::Why;
use crate::sets::Cards;
use crate::state::{Goa, Merchant, Stage};
use crate::turn::Action;
use crate::view::PendingView;
use crate::{acquire, actions, auction, bonus, cards, colony, expedition, harvest, progress, setup, tiles};

/// The position of a step in the stack, for its audit.
#[derive(Clone, Copy)]
pub(crate) struct StackPosition<'a> {
    /// The player who decides.
    pub(crate) owner: Seat,
    /// The steps under it, down to the auction or the action turn.
    pub(crate) below: &'a [Step],
    /// Whether the step is the top of the stack.
    pub(crate) is_top: bool,
}

impl StackPosition<'_> {
    /// Requires the top position, for a step that waits for a decision.
    pub(crate) fn on_top(&self) -> Result<(), String> {
        ensure(self.is_top, "a step that waits for a decision lies under another")
    }

    /// The player who decides.
    pub(crate) fn merchant<'a>(&self, game: &'a Goa) -> &'a Merchant {
        game.merchant(self.owner)
    }
}

engine::steps! {
    /// A pending step.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
    pub(crate) enum Step {
        #[default]
        PlaceFlag: auction,
        SpyOn: tiles,
        QuickStart(step): setup,
        PlaceToken(step): auction,
        Auction(step): auction,
        Bid(step): auction,
        Sell(step): auction,
        Replant(step): acquire,
        Fill(step): acquire,
        ShipsOrColonists(step): acquire,
        Favor(step): acquire,
        Bonanza(step): acquire,
        Gain(step): acquire,
        Lap(step): actions,
        Turn(step): actions,
        Bonus(step): bonus,
        Pay(step): progress,
        Advance(step): progress,
        Descend(step): progress,
        Harvest(step): harvest,
        MakeRoom(step): expedition,
        Attempt(step): colony,
        PickColony(step): colony,
        UseOrKeep(step): tiles,
        SpyAct(step): tiles,
        ExtraHarvest(step): tiles,
        Resupply(step): tiles,
        Duty(step): tiles,
        Swap(step): tiles,
        Sale(step): cards,
        Bin(step): cards,
    }

    /// The behaviour of a step.
    pub(crate) trait Pending {
        /// The clause that creates the step.
        fn clause(self) -> &'static str;

        /// The name of the decision in message ids.
        fn name(self) -> &'static str;

        /// The player of the step, unless it belongs to the action turn below it.
        #[inline]
        fn seat(self) -> Option<Seat> {
            None
        }

        /// The player who decides.
        #[inline]
        fn actor(self, game: &Goa) -> Option<Seat> {
            match self.seat() {
                Some(seat) => Some(seat),
                None => Some(game.acting()?.0),
            }
        }

        /// Carries out an automatic step; returns whether a player must decide now.
        #[inline]
        fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
            true
        }

        /// The legal actions of the actor, in a fixed order; empty for an automatic step.
        #[inline]
        fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {}

        /// The actions a player might try here, legal or not.
        fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
            self.legal(game, seat, out);
        }

        /// Checks whether the actor may take the action.
        fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
            Err(game.not_now(self, action))
        }

        /// Carries out a legal action.
        fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
            self.unexpected(action)
        }

        /// Panics: the action belongs to another step.
        fn unexpected(self, action: Action) -> ! {
            unreachable!("{action:?} is not an action of {:?}", self.into())
        }

        /// Whether the decision starts a turn or a part of it.
        fn rests(self) -> bool {
            false
        }

        /// Whether the legal actions depend on ducats or a hand, which other players do not see.
        fn hides(self, game: &Goa, seat: Seat) -> bool {
            false
        }

        /// The view of the pending step, if it has one.
        fn shown(self, game: &Goa) -> Option<PendingView> {
            None
        }

        /// Adds the arguments of its message; `own` is set for the actor, who also sees private ones.
        fn detail(self, game: &Goa, seat: Seat, phrase: Phrase, own: bool) -> Phrase {
            phrase
        }

        /// The amount of goods or colonists in the label of an action.
        fn amount(self, game: &Goa, action: Action) -> Option<u8> {
            None
        }

        /// GO-16.13: the player whose marker counts.
        fn spied(self) -> Option<Seat> {
            None
        }

        /// The stage, for a step at the bottom of the stack.
        fn stage(self) -> Option<Stage> {
            None
        }

        /// The number of this round's auctions that are over, for a step at the bottom of the stack.
        fn auctions_over(self, game: &Goa) -> u8 {
            0
        }

        /// The tile that only this step holds.
        fn held_tile(self) -> Option<TileId> {
            None
        }

        /// The cards that only this step holds.
        fn held_cards(self) -> Cards {
            Cards::NONE
        }

        /// Whether the step is part of a turn's action, not of a free play.
        fn is_of_action(self) -> bool {
            false
        }

        /// Checks the step at the bottom of the stack, with the steps above it.
        fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
            Err(format!("{:?} cannot be the lowest step", self.into()))
        }

        /// Checks the step above an auction or an action turn.
        fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
            Err("a step cannot lie there".to_owned())
        }
    }
}

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

/// The behaviour of a step.
pub(crate) trait Pending: Copy + Into<Step> {
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
    fn settle(self, _: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        true
    }

    /// The legal actions of the actor, in a fixed order; empty for an automatic step.
    #[inline]
    fn legal(self, _: &Goa, _: Seat, _: &mut Vec<Action>) {}

    /// The actions a player might try here, legal or not.
    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        self.legal(game, seat, out);
    }

    /// Checks whether the actor may take the action.
    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        Err(game.not_now(self, action))
    }

    /// Carries out a legal action.
    fn apply(self, _: &mut Goa, _: Seat, action: Action, _: &mut impl Journal<Event>) {
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
    fn hides(self, _: &Goa, _: Seat) -> bool {
        false
    }

    /// The view of the pending step, if it has one.
    fn shown(self, _: &Goa) -> Option<PendingView> {
        None
    }

    /// Adds the arguments of its message; `own` is set for the actor, who also sees private ones.
    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _own: bool) -> Phrase {
        phrase
    }

    /// The stage, for a step at the bottom of the stack.
    fn stage(self) -> Option<Stage> {
        None
    }

    /// The number of this round's auctions that are over, for a step at the bottom of the stack.
    fn auctions_over(self, _: &Goa) -> u8 {
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
    fn audit_lowest(self, _: &Goa, _: &[Step]) -> Result<(), String> {
        Err(format!("{:?} cannot be the lowest step", self.into()))
    }

    /// Checks the step above an auction or an action turn.
    fn audit(self, _: &Goa, _: StackPosition<'_>) -> Result<(), String> {
        Err("a step cannot lie there".to_owned())
    }
}

/// Defines the enum and forwards every method to the step.
macro_rules! steps {
    (
        plain { $($(#[$plain_meta:meta])* $plain:ident: $plain_module:ident,)* }
        with { $($name:ident: $module:ident,)* }
    ) => {
        /// A pending step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
        pub(crate) enum Step {
            $($(#[$plain_meta])* $plain,)*
            $($name($module::$name),)*
        }

        $(impl From<$plain_module::$plain> for Step {
            #[inline]
            fn from(_: $plain_module::$plain) -> Step {
                Step::$plain
            }
        })*

        $(impl From<$module::$name> for Step {
            #[inline]
            fn from(step: $module::$name) -> Step {
                Step::$name(step)
            }
        })*

        steps! { @ask [$($plain: $plain_module,)*] [$($name,)*]
            #[inline] fn actor(game: &Goa) -> Option<Seat>;
            #[inline] fn legal(game: &Goa, seat: Seat, out: &mut Vec<Action>) -> ();
            fn clause() -> &'static str;
            fn name() -> &'static str;
            fn seat() -> Option<Seat>;
            fn candidates(game: &Goa, seat: Seat, out: &mut Vec<Action>) -> ();
            fn permit(game: &Goa, seat: Seat, action: Action) -> Result<(), Why>;
            fn rests() -> bool;
            fn hides(game: &Goa, seat: Seat) -> bool;
            fn shown(game: &Goa) -> Option<PendingView>;
            fn detail(game: &Goa, seat: Seat, phrase: Phrase, own: bool) -> Phrase;
            fn stage() -> Option<Stage>;
            fn auctions_over(game: &Goa) -> u8;
            fn held_tile() -> Option<TileId>;
            fn held_cards() -> Cards;
            fn is_of_action() -> bool;
            fn audit_lowest(game: &Goa, above: &[Step]) -> Result<(), String>;
            fn audit(game: &Goa, position: StackPosition<'_>) -> Result<(), String>;
        }

        impl Step {
            #[inline]
            pub(crate) fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
                match self {
                    $(Step::$plain => $plain_module::$plain.settle(game, journal),)*
                    $(Step::$name(step) => step.settle(game, journal),)*
                }
            }

            #[inline]
            pub(crate) fn apply(
                self,
                game: &mut Goa,
                seat: Seat,
                action: Action,
                journal: &mut impl Journal<Event>,
            ) {
                match self {
                    $(Step::$plain => $plain_module::$plain.apply(game, seat, action, journal),)*
                    $(Step::$name(step) => step.apply(game, seat, action, journal),)*
                }
            }
        }
    };
    (@ask $plain:tt $with:tt $($(#[$meta:meta])* fn $ask:ident($($arg:ident: $type:ty),*) -> $answer:ty;)*) => {
        impl Step {
            $(steps! { @one $plain $with $(#[$meta])* fn $ask($($arg: $type),*) -> $answer; })*
        }
    };
    (
        @one [$($plain:ident: $plain_module:ident,)*] [$($name:ident,)*]
        $(#[$meta:meta])* fn $ask:ident($($arg:ident: $type:ty),*) -> $answer:ty;
    ) => {
        steps! { @fn [$($plain: $plain_module,)*] [$($name,)*] [$(#[$meta])*] $ask [$($arg: $type),*] [$($arg),*] $answer }
    };
    (
        @fn [$($plain:ident: $plain_module:ident,)*] [$($name:ident,)*]
        [$(#[$meta:meta])*] $ask:ident [$($params:tt)*] $args:tt $answer:ty
    ) => {
        $(#[$meta])*
        pub(crate) fn $ask(self, $($params)*) -> $answer {
            match self {
                $(Step::$plain => steps!(@call $plain_module::$plain, $ask, $args),)*
                $(Step::$name(step) => steps!(@call step, $ask, $args),)*
            }
        }
    };
    (@call $step:expr, $ask:ident, [$($arg:ident),*]) => {
        $step.$ask($($arg),*)
    };
}

steps! {
    plain {
        #[default]
        PlaceFlag: auction,
        SpyOn: tiles,
    }
    with {
        QuickStart: setup,
        PlaceToken: auction,
        Auction: auction,
        Bid: auction,
        Sell: auction,
        Replant: acquire,
        Fill: acquire,
        ShipsOrColonists: acquire,
        Favor: acquire,
        Bonanza: acquire,
        Gain: acquire,
        Lap: actions,
        Turn: actions,
        Bonus: bonus,
        Pay: progress,
        Advance: progress,
        Descend: progress,
        Harvest: harvest,
        MakeRoom: expedition,
        Attempt: colony,
        PickColony: colony,
        UseOrKeep: tiles,
        SpyAct: tiles,
        ExtraHarvest: tiles,
        Resupply: tiles,
        Duty: tiles,
        Swap: tiles,
        Sale: cards,
        Bin: cards,
    }
}

//! Steps: what is still to come, a decision or what follows by itself.
//!
//! The chapter that a step belongs to holds all of it: its data and its [`Pending`]. Here stands only the list; a step
//! that lacks an answer does not compile, and one that needs none of the rarer ones does not mention them.

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

/// Where a step lies among the pending ones, for its audit.
#[derive(Clone, Copy)]
pub(crate) struct Lying<'a> {
    /// Whose it is.
    pub(crate) owner: Seat,
    /// What lies under it, down to the auction or the action turn.
    pub(crate) below: &'a [Step],
    /// Whether nothing lies on it.
    pub(crate) is_top: bool,
}

impl Lying<'_> {
    /// A step that asks at once: nothing lies on it.
    pub(crate) fn on_top(&self) -> Result<(), String> {
        ensure(self.is_top, "a step lies under another")
    }

    /// The player whose it is.
    pub(crate) fn merchant<'a>(&self, game: &'a Goa) -> &'a Merchant {
        game.merchant(self.owner)
    }
}

/// All that there is to know of a step.
pub(crate) trait Pending: Copy + Into<Step> {
    /// The clause by which it is there.
    fn clause(self) -> &'static str;

    /// The decision, as its messages call it.
    fn name(self) -> &'static str;

    /// Whose it is, unless it belongs to the action turn it lies on.
    #[inline]
    fn seat(self) -> Option<Seat> {
        None
    }

    /// Who decides.
    #[inline]
    fn actor(self, game: &Goa) -> Option<Seat> {
        match self.seat() {
            Some(seat) => Some(seat),
            None => Some(game.acting()?.0),
        }
    }

    /// Carries out what goes by itself; tells whether somebody must choose now.
    #[inline]
    fn settle(self, _: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        true
    }

    /// The choices of the actor, in a fixed order; none where it goes by itself.
    #[inline]
    fn legal(self, _: &Goa, _: Seat, _: &mut Vec<Action>) {}

    /// What one would point at, legal or not.
    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        self.legal(game, seat, out);
    }

    /// Whether the actor may do this, and if not, what forbids it.
    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        Err(game.not_now(self, action))
    }

    /// Carries out a legal choice.
    fn apply(self, _: &mut Goa, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        self.is_no_choice(action)
    }

    /// A choice of another step has come to this one.
    fn is_no_choice(self, action: Action) -> ! {
        unreachable!("{action:?} is no choice at {:?}", self.into())
    }

    /// Whether the decision begins something.
    fn rests(self) -> bool {
        false
    }

    /// Whether the options depend on ducats or a hand, which the others do not see.
    fn hides(self, _: &Goa, _: Seat) -> bool {
        false
    }

    /// What is shown of it beside the board.
    fn shown(self, _: &Goa) -> Option<PendingView> {
        None
    }

    /// Its message with what that may need; only the actor is told what is his alone.
    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _own: bool) -> Phrase {
        phrase
    }

    /// The stage of the round, for a step on which all others lie.
    fn stage(self) -> Option<Stage> {
        None
    }

    /// How many auctions of the round are over, for a step on which all others lie.
    fn sold(self, _: &Goa) -> u8 {
        0
    }

    /// A tile that is on its way and lies nowhere else.
    fn carries(self) -> Option<TileId> {
        None
    }

    /// Cards that are aside and lie nowhere else.
    fn aside(self) -> Cards {
        Cards::NONE
    }

    /// Whether it is part of the action of a turn, rather than a free play.
    fn is_of_action(self) -> bool {
        false
    }

    /// Whether it can be carried out with what lies on it, as the lowest step.
    fn audit_lowest(self, _: &Goa, _: &[Step]) -> Result<(), String> {
        Err(format!("{:?} lies on nothing", self.into()))
    }

    /// Whether it can be carried out where it lies on an auction or an action turn.
    fn audit(self, _: &Goa, _: Lying<'_>) -> Result<(), String> {
        Err("a step lies where it cannot".to_owned())
    }
}

/// Makes the enum and hands every question on to the step itself.
macro_rules! steps {
    (
        plain { $($(#[$plain_meta:meta])* $plain:ident: $plain_module:ident,)* }
        with { $($name:ident: $module:ident,)* }
    ) => {
        /// Something that is still to come.
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
            fn sold(game: &Goa) -> u8;
            fn carries() -> Option<TileId>;
            fn aside() -> Cards;
            fn is_of_action() -> bool;
            fn audit_lowest(game: &Goa, above: &[Step]) -> Result<(), String>;
            fn audit(game: &Goa, lying: Lying<'_>) -> Result<(), String>;
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

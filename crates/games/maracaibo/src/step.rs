//! Steps: what is still to come, a decision or what follows by itself.
//!
//! The chapter that a step belongs to holds all of it: its data and its [`Pending`]. Here stands only the list; a step
//! that lacks an answer does not compile, and one that needs none of the rarer ones does not mention them.

use engine::{Journal, Phrase, Seat, Turn, ensure};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::aid::MaracaiboAid;
use crate::event::Event;
use crate::ids::{CardId, CombatId, QuestId, StoryCard};
use crate::refusal::{Why, not_now};
use crate::state::Maracaibo;
use crate::turn::Action;
use crate::view::PendingView;
use crate::{
    automa, buy, city, combat, exec, explore, fight, free, nation, pay, quest, round, sail, setup, stop,
    story, village,
};

/// Where a step lies among the pending ones, for its audit.
#[derive(Clone, Copy)]
pub(crate) struct Lying<'a> {
    /// Its place from the bottom; never the lowest.
    pub(crate) at: usize,
    /// All of them.
    pub(crate) steps: &'a [Step],
}

impl Lying<'_> {
    /// What lies under it.
    pub(crate) fn below(self) -> Step {
        self.steps[self.at - 1]
    }

    /// What lies on it.
    pub(crate) fn above(self) -> Option<Step> {
        self.steps.get(self.at + 1).copied()
    }

    /// A step that asks at once: nothing lies on it.
    pub(crate) fn on_top(self) -> Result<(), String> {
        ensure(self.above().is_none(), "a step lies under another")
    }
}

/// All that there is to know of a step.
pub(crate) trait Pending: Copy + Into<Step> {
    // Who decides what.

    /// The clause by which it is there.
    fn clause(self) -> &'static str;

    /// Who decides.
    #[inline]
    fn turn(self, game: &Maracaibo) -> Turn {
        Turn::One(game.active)
    }

    /// Carries out what goes by itself; tells whether somebody must choose now.
    #[inline]
    fn settle(self, _: &mut Maracaibo, _: &mut impl Journal<Event>) -> bool {
        true
    }

    /// The choices of whoever decides, in a fixed order; none where it goes by itself.
    #[inline]
    fn legal(self, _: &Maracaibo, _: Seat, _: &mut Vec<Action>) {}

    /// What one would point at beside what is legal.
    fn candidates(self, _: &Maracaibo, _: Seat, _: &mut Vec<Action>) {}

    /// Whether who decides may do this, and if not, what forbids it.
    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        Err(self.not_now(game, action))
    }

    /// Carries out a legal choice.
    fn apply(self, _: &mut Maracaibo, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        self.is_no_choice(action)
    }

    /// Why an action of another moment is none now.
    fn not_now(self, game: &Maracaibo, action: Action) -> Why {
        not_now(self.clause(), game.stage() == Stage::Scoring, action)
    }

    /// A choice of another step has come to this one.
    fn is_no_choice(self, action: Action) -> ! {
        unreachable!("{action:?} is no choice at {:?}", self.into())
    }

    // What is possible beside it.

    /// Whether nothing else is possible beside it, such as free actions.
    #[inline]
    fn is_alone(self) -> bool {
        false
    }

    /// MA-7.3: whether it leaves room for free actions, in a turn.
    #[inline]
    fn is_free(self) -> bool {
        true
    }

    /// MA-14.6: whether something is being paid, which must be finished first.
    #[inline]
    fn is_paying(self) -> bool {
        false
    }

    /// MA-7.6: whether it comes between a stop and its main action.
    fn is_before_main(self) -> bool {
        false
    }

    /// Whether one thinks of the whole turn here, and points at what may come later in it.
    fn is_planned_at(self) -> bool {
        !self.is_alone()
    }

    /// Whether the decision begins something.
    fn rests(self) -> bool {
        false
    }

    /// Whether the options depend on the hand, which the others do not see.
    fn hides(self, _: &Maracaibo, _: Seat) -> bool {
        false
    }

    /// Adds what whoever acts may still expect of it.
    #[inline]
    fn promise(self, _: &mut Prospects) {}

    // What is said and shown of it.

    /// The decision, as its messages call it, to whoever decides or to the others; none where it goes by itself.
    fn name(self, _: &Maracaibo, _: Seat, _own: bool) -> Option<&'static str> {
        None
    }

    /// What several decide in secret, of whom nobody is told how far they have come.
    fn secret(self) -> Option<&'static str> {
        None
    }

    /// Its message with what that may need; only who decides is told what is his alone.
    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _own: bool) -> Phrase {
        phrase
    }

    /// The sentence for a choice that says more here than elsewhere.
    fn say(self, _: &Maracaibo, _: Action) -> Option<Phrase> {
        None
    }

    /// What is shown of it beside the board.
    fn shown(self, _: &Maracaibo) -> Option<PendingView> {
        None
    }

    /// Adds what who decides may know beside the choices.
    fn aid(self, _: &Maracaibo, _: Seat, _: &mut MaracaiboAid) {}

    /// The stage of the game, for a step on which all others lie.
    #[inline]
    fn stage(self) -> Option<Stage> {
        None
    }

    /// The phase of a turn that is on while it comes next.
    #[inline]
    fn phase(self) -> Stage {
        Stage::Act
    }

    // What it holds.

    /// A card that is on its way and lies nowhere else.
    fn card(self) -> Option<CardId> {
        None
    }

    /// A quest tile that is on its way and lies nowhere else.
    fn quest(self) -> Option<QuestId> {
        None
    }

    /// A combat token that is revealed and lies nowhere else.
    fn token(self) -> Option<CombatId> {
        None
    }

    /// The story card that asks.
    fn asked_by(self) -> Option<StoryCard> {
        None
    }

    // Whether it can be.

    /// Whether it can be carried out with what lies on it, as the lowest step; tells whether that is still to be audited.
    fn audit_lowest(self, _: &Maracaibo, _: &[Step]) -> Result<bool, String> {
        Err(format!("{:?} lies on nothing", self.into()))
    }

    /// Whether it can be answered, as the one that comes next.
    fn audit_next(self, _: &Maracaibo) -> Result<(), String> {
        Ok(())
    }

    /// Whether the ship may be where it may not stop.
    fn is_at_sea(self) -> bool {
        false
    }

    /// Whether it can lie where it lies, on another.
    fn audit(self, _: &Maracaibo, _: Lying<'_>) -> Result<(), String> {
        Err(format!("{:?} lies on another step", self.into()))
    }
}

/// Makes the enum and hands every question on to the step itself. A step with data has a name for them in brackets.
macro_rules! steps {
    ($($(#[$meta:meta])* $name:ident $(($step:ident))?: $module:ident,)*) => {
        /// Something that is still to come.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
        pub(crate) enum Step {
            $($(#[$meta])* $name $((steps!(@data $step $module::$name)))?,)*
        }

        $(steps! { @from $module $name $($step)? })*

        steps! { @ask [$($name $(($step))?: $module,)*]
            #[inline] fn turn(game: &Maracaibo) -> Turn;
            #[inline] fn settle(game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool;
            #[inline] fn legal(game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) -> ();
            #[inline] fn apply(
                game: &mut Maracaibo,
                seat: Seat,
                action: Action,
                journal: &mut impl Journal<Event>
            ) -> ();
            #[inline] fn is_alone() -> bool;
            #[inline] fn is_free() -> bool;
            #[inline] fn is_paying() -> bool;
            #[inline] fn promise(prospects: &mut Prospects) -> ();
            #[inline] fn stage() -> Option<Stage>;
            #[inline] fn phase() -> Stage;
            fn clause() -> &'static str;
            fn candidates(game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) -> ();
            fn permit(game: &Maracaibo, seat: Seat, action: Action) -> Result<(), Why>;
            fn is_before_main() -> bool;
            fn is_planned_at() -> bool;
            fn rests() -> bool;
            fn hides(game: &Maracaibo, seat: Seat) -> bool;
            fn name(game: &Maracaibo, seat: Seat, own: bool) -> Option<&'static str>;
            fn secret() -> Option<&'static str>;
            fn detail(game: &Maracaibo, seat: Seat, phrase: Phrase, own: bool) -> Phrase;
            fn say(game: &Maracaibo, action: Action) -> Option<Phrase>;
            fn shown(game: &Maracaibo) -> Option<PendingView>;
            fn aid(game: &Maracaibo, seat: Seat, aid: &mut MaracaiboAid) -> ();
            fn card() -> Option<CardId>;
            fn quest() -> Option<QuestId>;
            fn token() -> Option<CombatId>;
            fn asked_by() -> Option<StoryCard>;
            fn audit_lowest(game: &Maracaibo, above: &[Step]) -> Result<bool, String>;
            fn audit_next(game: &Maracaibo) -> Result<(), String>;
            fn is_at_sea() -> bool;
            fn audit(game: &Maracaibo, lying: Lying<'_>) -> Result<(), String>;
        }
    };
    (@data $step:ident $data:ty) => {
        $data
    };
    (@from $module:ident $name:ident) => {
        impl From<$module::$name> for Step {
            #[inline]
            fn from(_: $module::$name) -> Step {
                Step::$name
            }
        }
    };
    (@from $module:ident $name:ident $step:ident) => {
        impl From<$module::$name> for Step {
            #[inline]
            fn from($step: $module::$name) -> Step {
                Step::$name($step)
            }
        }
    };
    (@ask $steps:tt $($(#[$meta:meta])* fn $ask:ident($($arg:ident: $type:ty),*) -> $answer:ty;)*) => {
        impl Step {
            $(steps! { @fn $steps [$(#[$meta])*] $ask [$($arg: $type),*] [$($arg),*] $answer })*
        }
    };
    (
        @fn [$($name:ident $(($step:ident))?: $module:ident,)*]
        [$(#[$meta:meta])*] $ask:ident [$($params:tt)*] $args:tt $answer:ty
    ) => {
        $(#[$meta])*
        pub(crate) fn $ask(self, $($params)*) -> $answer {
            match self {
                $(Step::$name $(($step))? => steps!(@call [$($step)?] $module $name $ask $args),)*
            }
        }
    };
    (@call [] $module:ident $name:ident $ask:ident [$($arg:ident),*]) => {
        $module::$name.$ask($($arg),*)
    };
    (@call [$step:ident] $module:ident $name:ident $ask:ident [$($arg:ident),*]) => {
        $step.$ask($($arg),*)
    };
}

// A written state has these names, a compact one their places.
steps! {
    #[default]
    Split: setup,
    Choose: setup,
    EndTurn: round,
    EndJeanne: automa,
    Draw: round,
    Finish: free,
    Sail(step): sail,
    Land(step): stop,
    Host(step): stop,
    Main(step): stop,
    Unused(step): stop,
    Deliver: city,
    City: city,
    Run(step): exec,
    Either(step): exec,
    Offer(step): exec,
    Same(step): pay,
    Settle(step): pay,
    Disc(step): city,
    #[serde(rename = "Nation")]
    NationFor(step): nation,
    Settlement(step): nation,
    AnyToken: buy,
    SpyIncome: buy,
    Village(step): village,
    Bought(step): buy,
    #[serde(rename = "Track")]
    Tracked(step): quest,
    Pier: city,
    Pile: combat,
    Banner(step): combat,
    Fight(step): fight,
    Explore(step): explore,
    Arrive: explore,
    SpaceQuest: quest,
    JeanneActs(step): automa,
    Score(step): round,
    Purchase: round,
    Tile(step): story,
    TileDisc(step): story,
    Skull: story,
    Check(step): story,
    Ballot(step): story,
    Decide(step): story,
}

/// What part of the game is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MaracaiboStage")]
pub enum Stage {
    /// MA-4.5: the dealt cards are split.
    Split,
    /// MA-4.7: careers are chosen.
    Careers,
    /// MA-6: Phase A.
    Sail,
    /// MA-7: Phase B.
    Act,
    /// MA-8: Phase C.
    Draw,
    /// MA-31: Jeanne's turn.
    Jeanne,
    /// MA-18, MA-19: a scoring.
    Scoring,
    /// The game is over.
    Over,
}

impl Stage {
    /// Its id.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What a turn under way still promises whoever acts: for evaluations, which compare positions within turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Prospects {
    /// Main actions that are still to come.
    pub mains: u8,
    /// Village actions that are left.
    pub villages: u8,
    /// Combats whose token is still to be revealed.
    pub fights: u8,
    /// Combat value that is left in Combats.
    pub value: u8,
    /// Spaces that the explorer may still move.
    pub spaces: u8,
    /// Discs, influence and other single things still to be chosen.
    pub gains: u8,
}

impl Maracaibo {
    /// What the turn under way still promises whoever acts.
    pub fn prospects(&self) -> Prospects {
        let mut prospects = Prospects::default();
        self.steps.iter().for_each(|&step| step.promise(&mut prospects));
        prospects
    }
}

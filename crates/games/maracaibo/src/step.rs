//! Steps: pending decisions and automatic consequences.
//!
//! The module of a chapter contains its steps, with their data and their implementation of [`Pending`]. This module
//! only lists them. Common methods are required; rare ones have defaults.

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

/// The position of a step on the stack, for its audit.
#[derive(Clone, Copy)]
pub(crate) struct StackPosition<'a> {
    /// The index from the bottom, at least 1.
    pub(crate) at: usize,
    /// The whole stack.
    pub(crate) steps: &'a [Step],
}

impl StackPosition<'_> {
    /// The step below.
    pub(crate) fn below(self) -> Step {
        self.steps[self.at - 1]
    }

    /// The step above.
    pub(crate) fn above(self) -> Option<Step> {
        self.steps.get(self.at + 1).copied()
    }

    /// Checks that the step is on top of the stack.
    pub(crate) fn on_top(self) -> Result<(), String> {
        ensure(self.above().is_none(), "a step lies under another")
    }
}

engine::steps! {
    /// A step of the stack.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
    pub(crate) enum Step {
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

    /// The behaviour of a step.
    pub(crate) trait Pending {
        // Decisions.

        /// The clause that introduces the step.
        fn clause(self) -> &'static str;

        /// The seats that decide.
        #[inline]
        fn turn(self, game: &Maracaibo) -> Turn {
            Turn::One(game.active)
        }

        /// Applies automatic effects. Returns whether a seat must choose now.
        #[inline]
        fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
            true
        }

        /// Adds the legal actions in a fixed order; automatic steps have none.
        #[inline]
        fn legal(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {}

        /// Adds candidate actions that may be illegal.
        fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {}

        /// Whether the deciding seat may perform an action.
        fn permit(self, game: &Maracaibo, seat: Seat, action: Action) -> Result<(), Why> {
            Err(self.not_now(game, action))
        }

        /// Applies a legal action.
        fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
            self.unexpected_action(action)
        }

        /// The refusal of an action that belongs to another step.
        fn not_now(self, game: &Maracaibo, action: Action) -> Why {
            not_now(self.clause(), game.stage() == Stage::Scoring, action)
        }

        /// Panics: the action does not belong to this step.
        fn unexpected_action(self, action: Action) -> ! {
            unreachable!("{action:?} is no choice at {:?}", self.into())
        }

        // Side actions and search.

        /// Whether it excludes side actions, such as free actions.
        #[inline]
        fn excludes_side_actions(self) -> bool {
            false
        }

        /// MA-7.3: whether it allows free actions in a turn.
        #[inline]
        fn allows_free_actions(self) -> bool {
            true
        }

        /// MA-14.6: whether it is a payment, which must be finished first.
        #[inline]
        fn is_paying(self) -> bool {
            false
        }

        /// MA-7.6: whether it comes between a stop and its main action.
        fn is_before_main(self) -> bool {
            false
        }

        /// Whether its candidates include actions of later steps of the turn.
        fn lists_later_actions(self) -> bool {
            !self.excludes_side_actions()
        }

        /// Whether the position is quiescent: the decision begins something new.
        fn rests(self) -> bool {
            false
        }

        /// Whether the choices depend on the hidden hand.
        fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
            false
        }

        /// Adds the gains that the active player can still expect from it.
        #[inline]
        fn add_prospects(self, prospects: &mut Prospects) {}

        // Messages and views.

        /// The name of the decision in message ids, for the deciding seat (`own`) or for others. `None` for automatic
        /// steps.
        fn name(self, game: &Maracaibo, seat: Seat, own: bool) -> Option<&'static str> {
            None
        }

        /// The name of a secret simultaneous decision, whose progress other viewers do not see.
        fn secret(self) -> Option<&'static str> {
            None
        }

        /// Adds arguments to its message. Hidden ones are only for the deciding seat.
        fn detail(self, game: &Maracaibo, seat: Seat, phrase: Phrase, own: bool) -> Phrase {
            phrase
        }

        /// The label of an action, if it differs from the general one.
        fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
            None
        }

        /// Its part of the view.
        fn pending_view(self, game: &Maracaibo) -> Option<PendingView> {
            None
        }

        /// Adds hints for the deciding seat.
        fn aid(self, game: &Maracaibo, seat: Seat, aid: &mut MaracaiboAid) {}

        /// The stage of the game, for the lowest step of the stack.
        #[inline]
        fn stage(self) -> Option<Stage> {
            None
        }

        /// The phase of the turn while the step is pending.
        #[inline]
        fn phase(self) -> Stage {
            Stage::Act
        }

        // Components it holds.

        /// A card that is in no other place.
        fn card(self) -> Option<CardId> {
            None
        }

        /// A quest tile that is in no other place.
        fn quest(self) -> Option<QuestId> {
            None
        }

        /// A revealed combat token that is in no other place.
        fn token(self) -> Option<CombatId> {
            None
        }

        /// The story card whose vote is pending.
        fn voting_card(self) -> Option<StoryCard> {
            None
        }

        // Audits.

        /// Audits it as the lowest step. Returns whether the steps above still need an audit.
        fn audit_lowest(self, game: &Maracaibo, above: &[Step]) -> Result<bool, String> {
            Err(format!("{:?} lies on nothing", self.into()))
        }

        /// Audits it as the pending step.
        fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
            Ok(())
        }

        /// Whether the ship may be at a location where it may not stop.
        fn is_at_sea(self) -> bool {
            false
        }

        /// Audits it at its position on the stack.
        fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
            Err(format!("{:?} lies on another step", self.into()))
        }
    }
}

/// The stage of the game.
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
    /// The id in messages.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The gains that the active player can still expect in the current turn, for the bots' evaluations of positions
/// within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Prospects {
    /// Main actions left.
    pub mains: u8,
    /// Village actions left.
    pub villages: u8,
    /// Combats whose token is not revealed yet.
    pub fights: u8,
    /// Combat value left.
    pub value: u8,
    /// Spaces that the explorer may still move.
    pub spaces: u8,
    /// Discs, influence and other single choices left.
    pub gains: u8,
}

impl Maracaibo {
    /// The gains that the active player can still expect in the current turn.
    pub fn prospects(&self) -> Prospects {
        let mut prospects = Prospects::default();
        self.steps.iter().for_each(|&step| step.add_prospects(&mut prospects));
        prospects
    }
}

//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`: `legal` asks it, and so does `check`,
//! which turns the answer into words. A `Why` is a few bytes, so asking costs nothing.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Illegal, Phrase};

use crate::data::Goal;
use crate::effect::Symbol;
use crate::ids::{
    Area, Building, CardId, Career, Good, Legacy, Nation, Object, Place, QuestId, Space, Token,
};
use crate::turn::Action;
use crate::words;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The game is over.
    Over,
    /// Another seat decides.
    NotYours(&'static str),
    /// Something else is being decided.
    NotNow(&'static str),
    /// MA-7.2: the main action follows the stop, once.
    MainOnce,
    /// MA-22.2: cards and buildings are for village actions and scorings.
    NoPurchase,
    /// MA-6.1: ships sail first.
    SailFirst,
    /// MA-7.3: free actions belong to Phase B.
    OnlyPhaseB,
    /// MA-18.9: no free actions in scorings.
    NotInScoring,
    /// A payment must be finished first.
    Paying,
    /// MA-4.5: the planning card first, then the others.
    SplitOrder { planned: bool },
    /// MA-4.7.
    NotOffered { career: Career },
    /// MA-22.1.
    NotInHand { card: CardId },
    /// MA-24.4.
    NotOwned { card: CardId },
    /// MA-6.3.
    NoLane { from: Place, to: Place },
    /// MA-6.7.
    LanePrice { cost: u8, left: u8 },
    /// MA-6.9.
    NoEntry { place: Place },
    /// MA-30.4, MA-30.7.
    Inland { place: Place, clause: &'static str },
    /// MA-6.1.
    MustSail,
    /// MA-23.11.
    NoHost,
    /// MA-23.11: at the start of a turn, once.
    HabitLater,
    /// MA-23.11.
    SameHabit,
    /// MA-1.8.
    NoCity { place: Place, epidemic: bool },
    /// MA-1.8.
    NoVillage { place: Place },
    /// MA-14.5.
    NoQuest { quest: QuestId },
    /// MA-16.2.
    NoSpy { card: CardId },
    /// MA-16.1.
    LateSpy { card: CardId },
    /// A price in doubloons.
    Doubloons { clause: &'static str, needed: u8, held: u16 },
    /// A price in combat points.
    CombatPoints { clause: &'static str, needed: u8, held: u8 },
    /// A price in spies.
    Spies { clause: &'static str, needed: u8, held: u8 },
    /// MA-14.7.
    Movement { needed: u8, spent: u8 },
    /// A hand without cards.
    EmptyHand(&'static str),
    /// MA-26.3.
    SameGoods { clause: &'static str, needed: u8 },
    /// Objects are missing.
    Objects { clause: &'static str, object: Object, needed: u8 },
    /// Goods are missing.
    Goods { clause: &'static str, good: Good, needed: u8 },
    /// MA-14.13.
    WrongSymbol { card: CardId },
    /// MA-9.2.
    NoMarket { place: Place },
    /// MA-9.2.
    WrongGood { good: Good, card: CardId },
    /// MA-30.1.
    NoPierQuest,
    /// MA-30.1: nothing to deliver, no quest to pay.
    IdlePier,
    /// MA-9.2: the disc of a delivery.
    DiscDue,
    /// MA-21.1.
    AreaDone { area: Area },
    /// MA-21.14.
    AreaNeedsArea { area: Area, needed: Area },
    /// MA-21.14.
    AreaNeeds { area: Area, needed: u8, held: u8 },
    /// MA-13.1.
    NoWay,
    /// MA-12.10.
    ExplorerHome,
    /// MA-21.16.
    NoRank,
    /// MA-21.16.
    LastRank { nation: Nation },
    /// MA-25.2.
    NoFreeVillage,
    /// No cube in the reserve.
    NoCubes { nation: Nation, clause: &'static str },
    /// MA-21.11: no nation has one.
    NoCubesAtAll,
    /// MA-25.2.
    Occupied { place: Place },
    /// MA-23.2.
    TokenOwned { token: Token },
    /// MA-28.1.
    NationCubes { nation: Nation, needed: u8, held: u8 },
    /// MA-27.1.
    NotRevealed { building: Building },
    /// MA-27.3.
    Invested { building: Building },
    /// MA-14.2.
    NoVillageArea { area: Area },
    /// MA-21.1.
    NotUpgraded { area: Area },
    /// MA-21.11.
    ShipNotInFreeVillage,
    /// MA-24.2.
    NoVillageCard { card: CardId },
    /// MA-25.5.
    CardQuestDone { card: CardId },
    /// MA-10.19.
    PileEmpty { pile: u8 },
    /// MA-10.1.
    RevealFirst,
    /// MA-10.11.
    Used(&'static str),
    /// MA-10.10.
    CombatValue { needed: u8, held: u8 },
    /// MA-10.14.
    OwnCube { nation: Nation, place: Place },
    /// MA-10.13.
    NoFlag { place: Place },
    /// MA-24.3.
    NoCombatCard { card: CardId },
    /// MA-30.6.
    NoSeaSpace,
    /// MA-10.15.
    NoLegacy { legacy: Legacy },
    /// MA-30.8.
    MineTooFar,
    /// MA-30.8.
    MineTaken,
    /// MA-12.1.
    ExploreFirst,
    /// MA-12.2.
    NoSpace { space: Space },
    /// MA-12.5.
    NoQuestSpace,
    /// MA-8.4.
    NoPile,
    /// MA-8.1.
    MustDraw,
    /// MA-2.11.
    NotInRow { card: CardId },
    /// MA-7.3.
    PlanningFull,
    /// MA-20.1.
    NoObjective,
    /// MA-20.1.
    ObjectiveDone,
    /// MA-20.2.
    ObjectiveUnmet { goal: Goal, needed: u8, held: u8 },
    /// MA-23.12.
    NoSpyToCombat,
    /// MA-30.12.
    Sick { place: Place },
    /// MA-30.9: another tile.
    NoTile { legacy: Legacy },
    /// MA-30.9: no disc can be moved.
    NoDisc,
    /// MA-29.12.
    NoSkull { legacy: Legacy },
    /// MA-29.37, MA-29.41: the reader decides.
    MustDecide,
}

impl Why {
    /// The refusal in words.
    pub(crate) fn illegal(self) -> Illegal {
        let say = |id: &'static str| Phrase::new(id);
        let (clause, reason) = match self {
            Why::Over => ("MA-19.10", say("ma-no-over")),
            Why::NotYours(clause) => (clause, say("ma-no-turn")),
            Why::NotNow(clause) => (clause, say("ma-no-now")),
            Why::MainOnce => ("MA-7.2", say("ma-no-main")),
            Why::NoPurchase => ("MA-22.2", say("ma-no-purchase")),
            Why::SailFirst => ("MA-6.1", say("ma-no-sail")),
            Why::OnlyPhaseB => ("MA-7.3", say("ma-no-phase-b")),
            Why::NotInScoring => ("MA-18.9", say("ma-no-scoring")),
            Why::Paying => ("MA-14.6", say("ma-no-paying")),
            Why::SplitOrder { planned: true } => ("MA-4.5", say("ma-no-split-planned")),
            Why::SplitOrder { planned: false } => ("MA-4.5", say("ma-no-split-first")),
            Why::NotOffered { career } => ("MA-4.7", say("ma-no-career").with("career", career.phrase())),
            Why::NotInHand { card } => ("MA-22.1", say("ma-no-hand").with("card", card.phrase())),
            Why::NotOwned { card } => ("MA-24.4", say("ma-no-owned").with("card", card.phrase())),
            Why::NoLane { from, to } => {
                ("MA-6.3", say("ma-no-lane").with("from", from.phrase()).with("to", to.phrase()))
            }
            Why::LanePrice { cost, left } => {
                ("MA-6.7", say("ma-no-points").with("needed", cost).with("held", left))
            }
            Why::NoEntry { place } => ("MA-6.9", say("ma-no-entry").with("place", place.phrase())),
            Why::Inland { place, clause } => (clause, say("ma-no-inland").with("place", place.phrase())),
            Why::MustSail => ("MA-6.1", say("ma-no-stop")),
            Why::NoHost => ("MA-23.11", say("ma-no-host")),
            Why::HabitLater => ("MA-23.11", say("ma-no-habit-later")),
            Why::SameHabit => ("MA-23.11", say("ma-no-habit-same")),
            Why::NoCity { place, epidemic: false } => {
                ("MA-7.1", say("ma-no-city").with("place", place.phrase()))
            }
            Why::NoCity { place, epidemic: true } => {
                ("MA-30.3", say("ma-no-epidemic").with("place", place.phrase()))
            }
            Why::Sick { place } => ("MA-30.12", say("ma-no-sick").with("place", place.phrase())),
            Why::NoTile { legacy } => ("MA-30.9", say("ma-no-tile").with("legacy", legacy.phrase())),
            Why::NoDisc => ("MA-30.9", say("ma-no-disc-at-all")),
            Why::NoSkull { legacy } => ("MA-29.12", say("ma-no-skull").with("legacy", legacy.phrase())),
            Why::MustDecide => ("MA-29.37", say("ma-no-abstain")),
            Why::NoVillage { place } => ("MA-7.1", say("ma-no-village").with("place", place.phrase())),
            Why::NoQuest { quest } => ("MA-14.5", say("ma-no-quest").with("quest", quest.phrase())),
            Why::NoSpy { card } => ("MA-16.2", say("ma-no-spy").with("card", card.phrase())),
            Why::LateSpy { card } => ("MA-16.1", say("ma-no-spy-late").with("card", card.phrase())),
            Why::Doubloons { clause, needed, held } => {
                (clause, say("ma-no-doubloons").with("needed", needed).with("held", held))
            }
            Why::CombatPoints { clause, needed, held } => {
                (clause, say("ma-no-combat-points").with("needed", needed).with("held", held))
            }
            Why::Spies { clause, needed, held } => {
                (clause, say("ma-no-spies").with("needed", needed).with("held", held))
            }
            Why::Movement { needed, spent } => {
                ("MA-14.7", say("ma-no-movement").with("needed", needed).with("held", spent))
            }
            Why::EmptyHand(clause) => (clause, say("ma-no-cards")),
            Why::SameGoods { clause, needed } => (clause, say("ma-no-same").with("needed", needed)),
            Why::Objects { clause, object, needed } => (
                clause,
                say("ma-no-due").with(
                    "due",
                    words::counted_symbols(std::iter::repeat_n(Symbol::Object(object), needed.into())),
                ),
            ),
            Why::Goods { clause, good, needed } => (
                clause,
                say("ma-no-due").with(
                    "due",
                    words::counted_symbols(std::iter::repeat_n(Symbol::Good(good), needed.into())),
                ),
            ),
            Why::WrongSymbol { card } => ("MA-14.13", say("ma-no-symbol").with("card", card.phrase())),
            Why::NoMarket { place } => ("MA-9.2", say("ma-no-market").with("place", place.phrase())),
            Why::WrongGood { good, card } => {
                ("MA-9.2", say("ma-no-good").with("good", good.phrase()).with("card", card.phrase()))
            }
            Why::NoPierQuest => ("MA-30.1", say("ma-no-pier")),
            Why::IdlePier => ("MA-30.1", say("ma-no-pier-idle")),
            Why::DiscDue => ("MA-9.2", say("ma-no-disc-due")),
            Why::AreaDone { area } => ("MA-21.1", say("ma-no-disc").with("area", area.phrase())),
            Why::AreaNeedsArea { area, needed } => (
                "MA-21.14",
                say("ma-no-area-first").with("area", area.phrase()).with("needed", needed.phrase()),
            ),
            Why::AreaNeeds { area, needed, held } => (
                "MA-21.14",
                say("ma-no-areas").with("area", area.phrase()).with("needed", needed).with("held", held),
            ),
            Why::NoWay => ("MA-13.1", say("ma-no-way")),
            Why::ExplorerHome => ("MA-12.10", say("ma-no-explorer-home")),
            Why::NoRank => ("MA-21.16", say("ma-no-rank")),
            Why::LastRank { nation } => ("MA-21.16", say("ma-no-last-rank").with("nation", nation.phrase())),
            Why::NoFreeVillage => ("MA-25.2", say("ma-no-free-village")),
            Why::NoCubes { nation, clause } => (clause, say("ma-no-cubes").with("nation", nation.phrase())),
            Why::NoCubesAtAll => ("MA-21.11", say("ma-no-cubes-at-all")),
            Why::Occupied { place } => ("MA-25.2", say("ma-no-occupied").with("place", place.phrase())),
            Why::TokenOwned { token } => ("MA-23.2", say("ma-no-token").with("token", token.phrase())),
            Why::NationCubes { nation, needed, held } => (
                "MA-28.1",
                say("ma-no-nation-cubes")
                    .with("nation", nation.phrase())
                    .with("needed", needed)
                    .with("held", held),
            ),
            Why::NotRevealed { building } => {
                ("MA-27.1", say("ma-no-revealed").with("building", building.phrase()))
            }
            Why::Invested { building } => {
                ("MA-27.3", say("ma-no-invested").with("building", building.phrase()))
            }
            Why::NoVillageArea { area } => ("MA-14.2", say("ma-no-village-area").with("area", area.phrase())),
            Why::NotUpgraded { area } => ("MA-21.1", say("ma-no-upgrade").with("area", area.phrase())),
            Why::ShipNotInFreeVillage => ("MA-21.11", say("ma-no-cube-here")),
            Why::NoVillageCard { card } => ("MA-24.2", say("ma-no-village-card").with("card", card.phrase())),
            Why::CardQuestDone { card } => ("MA-25.5", say("ma-no-card-quest").with("card", card.phrase())),
            Why::PileEmpty { pile } => ("MA-10.19", say("ma-no-pile").with("pile", pile)),
            Why::RevealFirst => ("MA-10.1", say("ma-no-reveal")),
            Why::Used(clause) => (clause, say("ma-no-used")),
            Why::CombatValue { needed, held } => {
                ("MA-10.10", say("ma-no-value").with("needed", needed).with("held", held))
            }
            Why::OwnCube { nation, place } => (
                "MA-10.14",
                say("ma-no-own-cube").with("nation", nation.phrase()).with("place", place.phrase()),
            ),
            Why::NoFlag { place } => ("MA-10.13", say("ma-no-flag").with("place", place.phrase())),
            Why::NoCombatCard { card } => ("MA-24.3", say("ma-no-combat-card").with("card", card.phrase())),
            Why::NoSeaSpace => ("MA-30.6", say("ma-no-sea")),
            Why::NoLegacy { legacy } => ("MA-10.15", say("ma-no-legacy").with("legacy", legacy.phrase())),
            Why::MineTooFar => ("MA-30.8", say("ma-no-mine-far")),
            Why::MineTaken => ("MA-30.8", say("ma-no-mine")),
            Why::ExploreFirst => ("MA-12.1", say("ma-no-explore")),
            Why::NoSpace { space } => ("MA-12.2", say("ma-no-space").with("space", space.phrase())),
            Why::NoQuestSpace => ("MA-12.5", say("ma-no-quest-space")),
            Why::NoPile => ("MA-8.4", say("ma-no-draw-pile")),
            Why::MustDraw => ("MA-8.1", say("ma-no-draw-stop")),
            Why::NotInRow { card } => ("MA-8.1", say("ma-no-row").with("card", card.phrase())),
            Why::PlanningFull => ("MA-7.3", say("ma-no-planning")),
            Why::NoObjective => ("MA-20.1", say("ma-no-objective")),
            Why::ObjectiveDone => ("MA-20.1", say("ma-no-objective-done")),
            Why::ObjectiveUnmet { goal, needed, held } => (
                "MA-20.2",
                say("ma-no-objective-unmet").with("asked", words::goal_text(goal, needed)).with("held", held),
            ),
            Why::NoSpyToCombat => ("MA-23.12", say("ma-no-spy-to-combat")),
        };
        Illegal::new(clause, reason)
    }
}

/// Why an action of another moment is none now.
pub(crate) fn not_now(clause: &'static str, scoring: bool, action: Action) -> Why {
    let is_main =
        matches!(action, Action::City | Action::Village | Action::Quest { .. } | Action::Spy { .. });
    match action {
        // MA-7.2: one main action.
        _ if is_main && !scoring => Why::MainOnce,
        Action::Buy { .. } | Action::Invest { .. } => Why::NoPurchase,
        Action::Sail { .. } if !scoring => Why::SailFirst,
        _ => Why::NotNow(clause),
    }
}

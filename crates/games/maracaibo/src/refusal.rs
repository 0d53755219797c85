//! Refusals: the clause that forbids an action, with the numbers of the case.
//!
//! Each rule that allows or forbids is one function that returns `Result<(), Why>`. `legal` and `check` both call it;
//! `check` turns the error into a message. A `Why` is a few bytes, so the check is cheap.

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

engine::refusals! {
    /// A refusal. Each variant names the clause that forbids the action.
    pub(crate) enum Why {
        /// The game is over.
        Over => "MA-19.10",
        /// Another seat must decide.
        NotYours(clause: &'static str) => clause,
        /// The action belongs to another step.
        NotNow(clause: &'static str) => clause,
        /// There is one main action per stop.
        MainOnce => "MA-7.2",
        /// Cards and buildings are bought only by village actions and in scorings.
        NoPurchase => "MA-22.2",
        /// The ship must sail first.
        SailFirst => "MA-6.1",
        /// Free actions belong to Phase B.
        OnlyPhaseB => "MA-7.3",
        /// Scorings do not allow free actions.
        NotInScoring => "MA-18.9",
        /// A payment must be finished first.
        Paying => "MA-14.6",
        /// The planning card is chosen first, then the discards.
        SplitOrder { planned: bool } => "MA-4.5",
        NotOffered { career: Career } => "MA-4.7",
        NotInHand { card: CardId } => "MA-22.1",
        NotOwned { card: CardId } => "MA-24.4",
        NoLane { from: Place, to: Place } => "MA-6.3",
        LanePrice { cost: u8, left: u8 } => "MA-6.7",
        NoEntry { place: Place } => "MA-6.9",
        Inland { place: Place, clause: &'static str } => clause,
        MustSail => "MA-6.1",
        NoHost => "MA-23.11",
        /// A standing answer is changed once, at the start of a turn.
        HabitLater => "MA-23.11",
        SameHabit => "MA-23.11",
        NoCity { place: Place, epidemic: bool } => if epidemic { "MA-30.3" } else { "MA-7.1" },
        NoVillage { place: Place, clause: &'static str } => clause,
        NoQuest { quest: QuestId } => "MA-14.5",
        NoSpy { card: CardId } => "MA-16.2",
        LateSpy { card: CardId } => "MA-16.1",
        /// Too few doubloons.
        Doubloons { clause: &'static str, needed: u8, held: u16 } => clause,
        /// Too few combat points.
        CombatPoints { clause: &'static str, needed: u8, held: u8 } => clause,
        /// Too few spies.
        Spies { clause: &'static str, needed: u8, held: u8 } => clause,
        Movement { needed: u8, spent: u8 } => "MA-14.7",
        /// The hand is empty.
        EmptyHand(clause: &'static str) => clause,
        SameGoods { clause: &'static str, needed: u8 } => clause,
        /// Too few objects.
        Objects { clause: &'static str, object: Object, needed: u8 } => clause,
        /// Too few goods.
        Goods { clause: &'static str, good: Good, needed: u8 } => clause,
        WrongSymbol { card: CardId } => "MA-14.13",
        NoMarket { place: Place } => "MA-9.2",
        WrongGood { good: Good, card: CardId } => "MA-9.2",
        NoPierQuest => "MA-30.1",
        /// At the pier there is neither a delivery nor a payable quest.
        IdlePier => "MA-30.1",
        /// The disc of a delivery must be chosen.
        DiscDue => "MA-9.2",
        AreaDone { area: Area } => "MA-21.1",
        AreaNeedsArea { area: Area, needed: Area } => "MA-21.14",
        AreaNeeds { area: Area, needed: u8, held: u8 } => "MA-21.14",
        NoWay => "MA-13.1",
        ExplorerHome => "MA-12.10",
        NoRank => "MA-21.16",
        LastRank { nation: Nation } => "MA-21.16",
        NoFreeVillage => "MA-25.2",
        /// The nation has no cube in its reserve.
        NoCubes { nation: Nation, clause: &'static str } => clause,
        /// No nation has a cube in its reserve.
        NoCubesAtAll => "MA-21.11",
        Occupied { place: Place } => "MA-25.2",
        TokenOwned { token: Token } => "MA-23.2",
        NationCubes { nation: Nation, needed: u8, held: u8 } => "MA-28.1",
        NotRevealed { building: Building } => "MA-27.1",
        Invested { building: Building } => "MA-27.3",
        NoVillageArea { area: Area } => "MA-14.2",
        NotUpgraded { area: Area } => "MA-21.1",
        ShipNotInFreeVillage => "MA-21.11",
        NoVillageCard { card: CardId } => "MA-24.2",
        CardQuestDone { card: CardId } => "MA-25.5",
        PileEmpty { pile: u8 } => "MA-10.19",
        RevealFirst => "MA-10.1",
        Used(clause: &'static str) => clause,
        CombatValue { needed: u8, held: u8 } => "MA-10.10",
        OwnCube { nation: Nation, place: Place } => "MA-10.14",
        NoFlag { place: Place } => "MA-10.13",
        NoCombatCard { card: CardId } => "MA-24.3",
        NoSeaSpace => "MA-30.6",
        NoLegacy { legacy: Legacy } => "MA-10.15",
        MineTooFar => "MA-30.8",
        MineTaken => "MA-30.8",
        ExploreFirst => "MA-12.1",
        NoSpace { space: Space } => "MA-12.2",
        NoQuestSpace => "MA-12.5",
        NoPile => "MA-8.4",
        MustDraw => "MA-8.1",
        NotInRow { card: CardId } => "MA-8.1",
        PlanningFull => "MA-7.3",
        NoObjective => "MA-20.1",
        ObjectiveDone => "MA-20.1",
        ObjectiveUnmet { goal: Goal, needed: u8, held: u8 } => "MA-20.2",
        NoSpyToCombat => "MA-23.12",
        Sick { place: Place } => "MA-30.12",
        /// The step is about another tile.
        NoTile { legacy: Legacy } => "MA-30.9",
        /// No disc can be moved.
        NoDisc => "MA-30.9",
        NoSkull { legacy: Legacy } => "MA-29.12",
        /// The reader must decide.
        MustDecide { alone: bool } => if alone { "MA-29.41" } else { "MA-29.37" },
    }
}

impl Why {
    /// The clause and the message.
    pub(crate) fn illegal(self) -> Illegal {
        let say = |id: &'static str| Phrase::new(id);
        let reason = match self {
            Why::Over => say("ma-no-over"),
            Why::NotYours(_) => say("ma-no-turn"),
            Why::NotNow(_) => say("ma-no-now"),
            Why::MainOnce => say("ma-no-main"),
            Why::NoPurchase => say("ma-no-purchase"),
            Why::SailFirst => say("ma-no-sail"),
            Why::OnlyPhaseB => say("ma-no-phase-b"),
            Why::NotInScoring => say("ma-no-scoring"),
            Why::Paying => say("ma-no-paying"),
            Why::SplitOrder { planned: true } => say("ma-no-split-planned"),
            Why::SplitOrder { planned: false } => say("ma-no-split-first"),
            Why::NotOffered { career } => say("ma-no-career").with("career", career.phrase()),
            Why::NotInHand { card } => say("ma-no-hand").with("card", card.phrase()),
            Why::NotOwned { card } => say("ma-no-owned").with("card", card.phrase()),
            Why::NoLane { from, to } => say("ma-no-lane").with("from", from.phrase()).with("to", to.phrase()),
            Why::LanePrice { cost, left } => say("ma-no-points").with("needed", cost).with("held", left),
            Why::NoEntry { place } => say("ma-no-entry").with("place", place.phrase()),
            Why::Inland { place, .. } => say("ma-no-inland").with("place", place.phrase()),
            Why::MustSail => say("ma-no-stop"),
            Why::NoHost => say("ma-no-host"),
            Why::HabitLater => say("ma-no-habit-later"),
            Why::SameHabit => say("ma-no-habit-same"),
            Why::NoCity { place, epidemic: false } => say("ma-no-city").with("place", place.phrase()),
            Why::NoCity { place, epidemic: true } => say("ma-no-epidemic").with("place", place.phrase()),
            Why::Sick { place } => say("ma-no-sick").with("place", place.phrase()),
            Why::NoTile { legacy } => say("ma-no-tile").with("legacy", legacy.phrase()),
            Why::NoDisc => say("ma-no-disc-at-all"),
            Why::NoSkull { legacy } => say("ma-no-skull").with("legacy", legacy.phrase()),
            Why::MustDecide { .. } => say("ma-no-abstain"),
            Why::NoVillage { place, .. } => say("ma-no-village").with("place", place.phrase()),
            Why::NoQuest { quest } => say("ma-no-quest").with("quest", quest.phrase()),
            Why::NoSpy { card } => say("ma-no-spy").with("card", card.phrase()),
            Why::LateSpy { card } => say("ma-no-spy-late").with("card", card.phrase()),
            Why::Doubloons { needed, held, .. } => {
                say("ma-no-doubloons").with("needed", needed).with("held", held)
            }
            Why::CombatPoints { needed, held, .. } => {
                say("ma-no-combat-points").with("needed", needed).with("held", held)
            }
            Why::Spies { needed, held, .. } => say("ma-no-spies").with("needed", needed).with("held", held),
            Why::Movement { needed, spent } => {
                say("ma-no-movement").with("needed", needed).with("held", spent)
            }
            Why::EmptyHand(_) => say("ma-no-cards"),
            Why::SameGoods { needed, .. } => say("ma-no-same").with("needed", needed),
            Why::Objects { object, needed, .. } => say("ma-no-due").with(
                "due",
                words::counted_symbols(std::iter::repeat_n(Symbol::Object(object), needed.into())),
            ),
            Why::Goods { good, needed, .. } => say("ma-no-due")
                .with("due", words::counted_symbols(std::iter::repeat_n(Symbol::Good(good), needed.into()))),
            Why::WrongSymbol { card } => say("ma-no-symbol").with("card", card.phrase()),
            Why::NoMarket { place } => say("ma-no-market").with("place", place.phrase()),
            Why::WrongGood { good, card } => {
                say("ma-no-good").with("good", good.phrase()).with("card", card.phrase())
            }
            Why::NoPierQuest => say("ma-no-pier"),
            Why::IdlePier => say("ma-no-pier-idle"),
            Why::DiscDue => say("ma-no-disc-due"),
            Why::AreaDone { area } => say("ma-no-disc").with("area", area.phrase()),
            Why::AreaNeedsArea { area, needed } => {
                say("ma-no-area-first").with("area", area.phrase()).with("needed", needed.phrase())
            }
            Why::AreaNeeds { area, needed, held } => {
                say("ma-no-areas").with("area", area.phrase()).with("needed", needed).with("held", held)
            }
            Why::NoWay => say("ma-no-way"),
            Why::ExplorerHome => say("ma-no-explorer-home"),
            Why::NoRank => say("ma-no-rank"),
            Why::LastRank { nation } => say("ma-no-last-rank").with("nation", nation.phrase()),
            Why::NoFreeVillage => say("ma-no-free-village"),
            Why::NoCubes { nation, .. } => say("ma-no-cubes").with("nation", nation.phrase()),
            Why::NoCubesAtAll => say("ma-no-cubes-at-all"),
            Why::Occupied { place } => say("ma-no-occupied").with("place", place.phrase()),
            Why::TokenOwned { token } => say("ma-no-token").with("token", token.phrase()),
            Why::NationCubes { nation, needed, held } => say("ma-no-nation-cubes")
                .with("nation", nation.phrase())
                .with("needed", needed)
                .with("held", held),
            Why::NotRevealed { building } => say("ma-no-revealed").with("building", building.phrase()),
            Why::Invested { building } => say("ma-no-invested").with("building", building.phrase()),
            Why::NoVillageArea { area } => say("ma-no-village-area").with("area", area.phrase()),
            Why::NotUpgraded { area } => say("ma-no-upgrade").with("area", area.phrase()),
            Why::ShipNotInFreeVillage => say("ma-no-cube-here"),
            Why::NoVillageCard { card } => say("ma-no-village-card").with("card", card.phrase()),
            Why::CardQuestDone { card } => say("ma-no-card-quest").with("card", card.phrase()),
            Why::PileEmpty { pile } => say("ma-no-pile").with("pile", pile),
            Why::RevealFirst => say("ma-no-reveal"),
            Why::Used(_) => say("ma-no-used"),
            Why::CombatValue { needed, held } => say("ma-no-value").with("needed", needed).with("held", held),
            Why::OwnCube { nation, place } => {
                say("ma-no-own-cube").with("nation", nation.phrase()).with("place", place.phrase())
            }
            Why::NoFlag { place } => say("ma-no-flag").with("place", place.phrase()),
            Why::NoCombatCard { card } => say("ma-no-combat-card").with("card", card.phrase()),
            Why::NoSeaSpace => say("ma-no-sea"),
            Why::NoLegacy { legacy } => say("ma-no-legacy").with("legacy", legacy.phrase()),
            Why::MineTooFar => say("ma-no-mine-far"),
            Why::MineTaken => say("ma-no-mine"),
            Why::ExploreFirst => say("ma-no-explore"),
            Why::NoSpace { space } => say("ma-no-space").with("space", space.phrase()),
            Why::NoQuestSpace => say("ma-no-quest-space"),
            Why::NoPile => say("ma-no-draw-pile"),
            Why::MustDraw => say("ma-no-draw-stop"),
            Why::NotInRow { card } => say("ma-no-row").with("card", card.phrase()),
            Why::PlanningFull => say("ma-no-planning"),
            Why::NoObjective => say("ma-no-objective"),
            Why::ObjectiveDone => say("ma-no-objective-done"),
            Why::ObjectiveUnmet { goal, needed, held } => {
                say("ma-no-objective-unmet").with("asked", words::goal_text(goal, needed)).with("held", held)
            }
            Why::NoSpyToCombat => say("ma-no-spy-to-combat"),
        };
        Illegal::new(self.clause(), reason)
    }
}

/// The refusal of an action that belongs to another step.
pub(crate) fn not_now(clause: &'static str, scoring: bool, action: Action) -> Why {
    let is_main =
        matches!(action, Action::City | Action::Village | Action::Quest { .. } | Action::Spy { .. });
    match action {
        // MA-7.2: a stop has one main action.
        _ if is_main && !scoring => Why::MainOnce,
        Action::Buy { .. } | Action::Invest { .. } => Why::NoPurchase,
        Action::Sail { .. } if !scoring => Why::SailFirst,
        _ => Why::NotNow(clause),
    }
}

//! Refusals: the clause that forbids an action, with the numbers of the case.
//!
//! Each rule that allows or forbids is one function that returns `Result<(), Why>`. `legal` and `check` both call it;
//! `check` turns the error into a message. A `Why` is a few bytes, so the check is cheap.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Phrase, phrase};

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
        Over => "MA-19.10", "ma-no-over";
        /// Another seat must decide.
        NotYours(clause: &'static str) => clause, "ma-no-turn";
        /// The action belongs to another step.
        NotNow(clause: &'static str) => clause, "ma-no-now";
        /// There is one main action per stop.
        MainOnce => "MA-7.2", "ma-no-main";
        /// Cards and buildings are bought only by village actions and in scorings.
        NoPurchase => "MA-22.2", "ma-no-purchase";
        /// The ship must sail first.
        SailFirst => "MA-6.1", "ma-no-sail";
        /// Free actions belong to Phase B.
        OnlyPhaseB => "MA-7.3", "ma-no-phase-b";
        /// Scorings do not allow free actions.
        NotInScoring => "MA-18.9", "ma-no-scoring";
        /// A payment must be finished first.
        Paying => "MA-14.6", "ma-no-paying";
        /// The planning card is chosen first, then the discards.
        SplitOrder { planned: bool } => "MA-4.5",
            { Phrase::new(if planned { "ma-no-split-planned" } else { "ma-no-split-first" }) };
        NotOffered { career: Career } => "MA-4.7", "ma-no-career" [career];
        NotInHand { card: CardId } => "MA-22.1", "ma-no-hand" [card];
        NotOwned { card: CardId } => "MA-24.4", "ma-no-owned" [card];
        NoLane { from: Place, to: Place } => "MA-6.3", "ma-no-lane" [from, to];
        LanePrice { cost: u8, left: u8 } => "MA-6.7", "ma-no-points" [needed: cost, held: left];
        NoEntry { place: Place } => "MA-6.9", "ma-no-entry" [place];
        Inland { place: Place, clause: &'static str } => clause, "ma-no-inland" [place];
        MustSail => "MA-6.1", "ma-no-stop";
        NoHost => "MA-23.11", "ma-no-host";
        /// A standing answer is changed once, at the start of a turn.
        HabitLater => "MA-23.11", "ma-no-habit-later";
        SameHabit => "MA-23.11", "ma-no-habit-same";
        NoCity { place: Place, epidemic: bool } => if epidemic { "MA-30.3" } else { "MA-7.1" },
            { phrase!(if epidemic { "ma-no-epidemic" } else { "ma-no-city" }, place) };
        NoVillage { place: Place, clause: &'static str } => clause, "ma-no-village" [place];
        NoQuest { quest: QuestId } => "MA-14.5", "ma-no-quest" [quest];
        NoSpy { card: CardId } => "MA-16.2", "ma-no-spy" [card];
        LateSpy { card: CardId } => "MA-16.1", "ma-no-spy-late" [card];
        /// Too few doubloons.
        Doubloons { clause: &'static str, needed: u8, held: u16 } => clause, "ma-no-doubloons" [needed, held];
        /// Too few combat points.
        CombatPoints { clause: &'static str, needed: u8, held: u8 } => clause,
            "ma-no-combat-points" [needed, held];
        /// Too few spies.
        Spies { clause: &'static str, needed: u8, held: u8 } => clause, "ma-no-spies" [needed, held];
        Movement { needed: u8, spent: u8 } => "MA-14.7", "ma-no-movement" [needed, held: spent];
        /// The hand is empty.
        EmptyHand(clause: &'static str) => clause, "ma-no-cards";
        SameGoods { clause: &'static str, needed: u8 } => clause, "ma-no-same" [needed];
        /// Too few objects.
        Objects { clause: &'static str, object: Object, needed: u8 } => clause,
            "ma-no-due" [due: words::counted_symbols(std::iter::repeat_n(Symbol::Object(object), needed.into()))];
        /// Too few goods.
        Goods { clause: &'static str, good: Good, needed: u8 } => clause,
            "ma-no-due" [due: words::counted_symbols(std::iter::repeat_n(Symbol::Good(good), needed.into()))];
        WrongSymbol { card: CardId } => "MA-14.13", "ma-no-symbol" [card];
        NoMarket { place: Place } => "MA-9.2", "ma-no-market" [place];
        WrongGood { good: Good, card: CardId } => "MA-9.2", "ma-no-good" [good, card];
        NoPierQuest => "MA-30.1", "ma-no-pier";
        /// At the pier there is neither a delivery nor a payable quest.
        IdlePier => "MA-30.1", "ma-no-pier-idle";
        /// The disc of a delivery must be chosen.
        DiscDue => "MA-9.2", "ma-no-disc-due";
        AreaDone { area: Area } => "MA-21.1", "ma-no-disc" [area];
        AreaNeedsArea { area: Area, needed: Area } => "MA-21.14", "ma-no-area-first" [area, needed];
        AreaNeeds { area: Area, needed: u8, held: u8 } => "MA-21.14", "ma-no-areas" [area, needed, held];
        NoWay => "MA-13.1", "ma-no-way";
        ExplorerHome => "MA-12.10", "ma-no-explorer-home";
        NoRank => "MA-21.16", "ma-no-rank";
        LastRank { nation: Nation } => "MA-21.16", "ma-no-last-rank" [nation];
        NoFreeVillage => "MA-25.2", "ma-no-free-village";
        /// The nation has no cube in its reserve.
        NoCubes { nation: Nation, clause: &'static str } => clause, "ma-no-cubes" [nation];
        /// No nation has a cube in its reserve.
        NoCubesAtAll => "MA-21.11", "ma-no-cubes-at-all";
        Occupied { place: Place } => "MA-25.2", "ma-no-occupied" [place];
        TokenOwned { token: Token } => "MA-23.2", "ma-no-token" [token];
        NationCubes { nation: Nation, needed: u8, held: u8 } => "MA-28.1",
            "ma-no-nation-cubes" [nation, needed, held];
        NotRevealed { building: Building } => "MA-27.1", "ma-no-revealed" [building];
        Invested { building: Building } => "MA-27.3", "ma-no-invested" [building];
        NoVillageArea { area: Area } => "MA-14.2", "ma-no-village-area" [area];
        NotUpgraded { area: Area } => "MA-21.1", "ma-no-upgrade" [area];
        ShipNotInFreeVillage => "MA-21.11", "ma-no-cube-here";
        NoVillageCard { card: CardId } => "MA-24.2", "ma-no-village-card" [card];
        CardQuestDone { card: CardId } => "MA-25.5", "ma-no-card-quest" [card];
        PileEmpty { pile: u8 } => "MA-10.19", "ma-no-pile" [pile];
        RevealFirst => "MA-10.1", "ma-no-reveal";
        Used(clause: &'static str) => clause, "ma-no-used";
        CombatValue { needed: u8, held: u8 } => "MA-10.10", "ma-no-value" [needed, held];
        OwnCube { nation: Nation, place: Place } => "MA-10.14", "ma-no-own-cube" [nation, place];
        NoFlag { place: Place } => "MA-10.13", "ma-no-flag" [place];
        NoCombatCard { card: CardId } => "MA-24.3", "ma-no-combat-card" [card];
        NoSeaSpace => "MA-30.6", "ma-no-sea";
        NoLegacy { legacy: Legacy } => "MA-10.15", "ma-no-legacy" [legacy];
        MineTooFar => "MA-30.8", "ma-no-mine-far";
        MineTaken => "MA-30.8", "ma-no-mine";
        ExploreFirst => "MA-12.1", "ma-no-explore";
        NoSpace { space: Space } => "MA-12.2", "ma-no-space" [space];
        NoQuestSpace => "MA-12.5", "ma-no-quest-space";
        NoPile => "MA-8.4", "ma-no-draw-pile";
        MustDraw => "MA-8.1", "ma-no-draw-stop";
        NotInRow { card: CardId } => "MA-8.1", "ma-no-row" [card];
        PlanningFull => "MA-7.3", "ma-no-planning";
        NoObjective => "MA-20.1", "ma-no-objective";
        ObjectiveDone => "MA-20.1", "ma-no-objective-done";
        ObjectiveUnmet { goal: Goal, needed: u8, held: u8 } => "MA-20.2",
            "ma-no-objective-unmet" [asked: words::goal_text(goal, needed), held];
        NoSpyToCombat => "MA-23.12", "ma-no-spy-to-combat";
        Sick { place: Place } => "MA-30.12", "ma-no-sick" [place];
        /// The step is about another tile.
        NoTile { legacy: Legacy } => "MA-30.9", "ma-no-tile" [legacy];
        /// No disc can be moved.
        NoDisc => "MA-30.9", "ma-no-disc-at-all";
        NoSkull { legacy: Legacy } => "MA-29.12", "ma-no-skull" [legacy];
        /// The reader must decide.
        MustDecide { alone: bool } => if alone { "MA-29.41" } else { "MA-29.37" }, "ma-no-abstain";
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

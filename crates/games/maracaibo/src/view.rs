//! The types of the view: everything that a viewer could see on a real table, and the numbers a page needs to draw
//! it.

use engine::{Habit, Seat, Sheet};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{EndPer, Numbers, PlaceKind, Way};
use crate::effect::Symbol;
use crate::ids::{
    Area, AutomaId, Building, CardId, Career, CityTile, CombatId, Deck, Good, Legacy, Line, Nation, Object,
    Place, QuestId, Space, Spying, StoryCard, Token,
};
use crate::sets::{Automas, Buildings, Cards, Careers, Combats, Legacies, Quests, Tokens};
use crate::state::{Fought, Hosting, Options, Stage};

mod story;

pub use story::*;

/// The part of a game that one viewer may see.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct MaracaiboView {
    pub options: Options,
    /// The number of the classic card: 75, 76 or 77; 0 in story mode.
    pub classic: u8,
    /// Only in story mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub story: Option<StoryView>,
    /// The round, from 1.
    pub round: u8,
    /// The number of rounds.
    pub rounds: u8,
    /// The stage of the game.
    pub stage: Stage,
    /// The active player, in a turn or a scoring.
    pub active: Option<Seat>,
    /// The seats that must decide now.
    pub awaited: Vec<Seat>,
    /// The first player.
    pub first: Seat,
    /// The movement points spent in Phase A of this turn.
    pub sailed: u8,
    /// The pending steps, from the bottom of the stack.
    pub pending: Vec<PendingView>,
    pub players: Vec<PlayerView>,
    /// The automa of a solo game.
    pub jeanne: Option<JeanneView>,
    /// The locations in play.
    pub places: Vec<PlaceView>,
    /// The exploration track.
    pub spaces: Vec<SpaceView>,
    pub nations: Vec<NationView>,
    /// The noble rank reached on each space of an influence track.
    pub ranks: Vec<u8>,
    /// The number of cubes on each space of a full reserve, from the left.
    pub reserve_spaces: Vec<u8>,
    /// The income of the first space of the doubloon income track.
    pub income_first: u8,
    /// The points printed on each space of the doubloon income track, starting at `income_first`.
    pub income_points: Vec<u8>,
    /// The visible top tile of the quest pile.
    pub quest_top: Option<QuestView>,
    /// The number of tiles in the quest pile, including the visible one.
    pub quests_left: u8,
    /// The number of combat tokens in each pile.
    pub piles: [u8; 2],
    /// The unseen combat tokens.
    pub tokens_unseen: Combats,
    /// The token of the current Combat.
    pub token_revealed: Option<CombatTokenView>,
    /// The combat actions used this turn.
    pub fought: Fought,
    /// The number of cards in the draw pile.
    pub deck: u8,
    /// The discard pile.
    pub discard: Cards,
    /// The cards of the discard pile as printed.
    pub discarded: Vec<CardView>,
    /// The face-up cards, from the left.
    pub row: Vec<Option<CardView>>,
    /// The prestige buildings that are revealed.
    pub buildings: Vec<BuildingView>,
    /// The number of prestige buildings not revealed yet.
    pub buildings_hidden: u8,
    /// The legacy tiles in play.
    pub legacies: Legacies,
    /// The legacy tiles in play, with the pieces on them.
    pub tiles: Vec<LegacyView>,
    /// The spaces of L6, if it is in play.
    pub sea: Vec<SeaView>,
    /// The space of L9, if it is in play.
    pub mine: Option<SeaView>,
    pub numbers: Numbers,
}

/// A project card, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CardView {
    pub id: CardId,
    pub deck: Deck,
    pub cost: u8,
    /// Its other requirements, in the notation of effects.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub condition: Option<String>,
    /// The location of its spy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spy_at: Option<Place>,
    pub good: Good,
    pub object: Object,
    pub compass: u8,
    /// The token it brings: its id, or `any`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<&'static str>,
    /// Its effects, in their notation.
    pub effects: Vec<String>,
    /// The script of its espionage action, in the notation of effects. `effects` contains only its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spying: Option<String>,
    /// Its points at the end.
    pub end_points: u8,
}

/// A quest tile, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboQuest")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct QuestView {
    pub id: QuestId,
    /// The price, in the notation of effects.
    pub price: String,
    /// The reward, in the notation of effects.
    pub reward: String,
}

/// A combat token, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCombatToken")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CombatTokenView {
    pub id: CombatId,
    /// Its rows, by nation.
    pub rows: Vec<CombatRowView>,
    /// MA-10.4: the value lost by the nation that alone has the most cubes.
    pub majority: u8,
    /// MA-10.5: the value gained by the nation that alone has the fewest cubes.
    pub minority: u8,
}

/// The row of a combat token for a nation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCombatRow")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CombatRowView {
    pub nation: Nation,
    pub value: u8,
    /// The doubloons to be paid.
    pub fee: u8,
    /// The immediate gains, in the notation of effects.
    pub reward: String,
}

/// A lane.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboLane")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct LaneView {
    pub to: Place,
    /// The price in movement points.
    pub cost: u8,
    /// Its direction at a fork.
    pub way: Way,
}

/// A spy on the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboSpy")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct SpyView {
    pub seat: Seat,
    /// The card that placed it.
    pub card: CardId,
    pub spying: Option<Spying>,
    /// The espionage action, in the notation of effects.
    pub script: String,
    /// MA-16.6: whether it was placed too late to score in this round.
    pub late: bool,
    /// Whether its owner's ship has been here in this round, so that it was used or scored.
    pub reached: bool,
}

/// A location.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPlace")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PlaceView {
    pub id: Place,
    pub kind: PlaceKind,
    /// Whether it is a city now.
    pub city: bool,
    /// Whether it is a village now.
    pub village: bool,
    /// The legacy tile on it.
    pub legacy: Option<Legacy>,
    /// The city tile on it.
    pub tile: Option<CityTile>,
    pub good: Option<Good>,
    /// The number of market spaces.
    pub spaces: u8,
    /// The number of discs on these spaces.
    pub discs: u8,
    /// The owners of the discs. The other discs are Jeanne's.
    pub disc_seats: Vec<Seat>,
    /// The action, in the notation of effects.
    pub action: Option<String>,
    /// The bonus of the flag, in the notation of effects.
    pub flag: Option<String>,
    /// The space that the player's explorer must have reached.
    pub explorer: Option<Space>,
    pub cube: Option<Nation>,
    /// The quest tiles on it, in order of placement.
    pub quests: Vec<QuestView>,
    pub ships: Vec<Seat>,
    /// Whether Jeanne's ship is here.
    pub jeanne: bool,
    pub spies: Vec<SpyView>,
    pub exits: Vec<LaneView>,
}

/// A space of the exploration track.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboSpace")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct SpaceView {
    pub id: Space,
    /// The reward, in the notation of effects.
    pub reward: String,
    /// The next spaces: the short branch, then the long one.
    pub next: Vec<Space>,
    /// The line crossed on entering it.
    pub line: Option<Line>,
    /// Whether it is a quest space.
    pub quest_space: bool,
    /// The quest tile on it.
    pub quest: Option<QuestView>,
    pub explorers: Vec<Seat>,
    /// Whether Jeanne's explorer is here.
    pub jeanne: bool,
}

/// A nation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboNationBoard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct NationView {
    pub nation: Nation,
    pub reserve: u8,
    pub empty_spaces: u8,
    /// Its cubes on the board.
    pub cubes: u8,
    /// MA-19.5: the current multiplier of ranks.
    pub multiplier: u8,
}

/// A prestige building.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboBuildingBoard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct BuildingView {
    pub id: Building,
    pub cost: u8,
    pub token: Token,
    /// The items it counts at the end.
    pub per: EndPer,
    /// The points for each counted item.
    pub points: u8,
    /// The most it scores; `None` means no limit.
    pub limit: Option<u8>,
    pub investors: Vec<Seat>,
}

/// The points that a prestige building would score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboBuildingPoints")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct BuildingPointsView {
    pub building: Building,
    pub points: i32,
}

/// The last move of a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboLastMove")]
pub struct LastView {
    /// The path of the ship, including its start.
    pub path: Vec<Place>,
    /// The cards bought, planned or discarded.
    pub cards: Cards,
}

/// A legacy tile in play, with its print and the pieces on it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboLegacyTile")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct LegacyView {
    pub id: Legacy,
    /// Its location.
    pub place: Option<Place>,
    /// The lane whose price it raises.
    pub lane: Option<TollLaneView>,
    /// Its gains, in the notation of effects.
    pub reward: String,
    /// The space that the player's explorer must have reached.
    pub explorer: Option<Space>,
    /// Its cube spaces.
    pub cubes: Vec<SeaView>,
    /// The number of disc spaces.
    pub spaces: u8,
    /// The number of discs on these spaces.
    pub discs: u8,
    /// The price of a disc, in the notation of effects.
    pub price: String,
    /// MA-30.11: the toll for passing its location.
    pub toll: u8,
    pub skull: bool,
}

/// A lane whose price a legacy tile raises.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboDearLane")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TollLaneView {
    pub from: Place,
    pub to: Place,
    /// The raised price in movement points.
    pub cost: u8,
}

/// One of Jeanne's cards, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboAutomaCard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct AutomaView {
    pub id: AutomaId,
    /// The number of stops her ship advances.
    pub steps: u8,
    /// The direction she takes at forks.
    pub way: Way,
    /// The position of the face-up card she takes, from 1.
    pub takes: u8,
    /// Her actions, in order.
    pub acts: Vec<AutomaActView>,
}

/// An action of one of Jeanne's cards. Pairs are for rounds I and II, and rounds III and IV.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "MaracaiboAutomaAct")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum AutomaActView {
    /// Her explorer moves.
    Explore { spaces: [u8; 2] },
    /// 1 influence.
    Influence { nation: Nation },
    /// A Combat.
    Combat { influence: u8, village: bool },
    /// The top quest tile of the pile.
    Quest,
    /// A disc leaves her track.
    Disc,
    /// Points.
    Points { points: [u8; 2] },
}

/// A space for a cube on L6 or L9.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCubeSpace")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct SeaView {
    /// Its price in combat value.
    pub price: u8,
    pub cube: Option<Nation>,
}

/// An upgrade area of a ship.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboAreaBoard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct AreaView {
    pub id: Area,
    /// The number of discs left on it.
    pub discs: u8,
    pub done: bool,
    /// The area that must be completed first.
    pub needs_area: Option<Area>,
    /// The number of other areas that must be completed first.
    pub needs_areas: u8,
    /// The immediate effect or village action, in the notation of effects. It is empty if the area changes a rule.
    pub effect: String,
}

/// A career that can be chosen, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboOfferedCareer")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CareerView {
    pub id: Career,
    pub objectives: Vec<ObjectiveView>,
}

/// An objective of a career.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboObjective")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct ObjectiveView {
    pub number: u8,
    /// The quantity it counts; lines are 1 red, 2 blue, 3 green.
    pub goal: &'static str,
    /// The nation it names, if any.
    pub nation: Option<Nation>,
    /// MA-20.2: the modest condition.
    pub modest: u8,
    /// MA-20.2: the demanding condition.
    pub demanding: u8,
    /// The player's current count.
    pub held: u8,
    pub doubloons: u8,
    pub points: u8,
    pub done: bool,
}

/// A quest on a card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboQuestOnCard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CardQuestView {
    pub card: CardId,
    pub quest: QuestView,
}

/// The part of a player that one viewer may see.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPlayer")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PlayerView {
    pub seat: Seat,
    /// Victory points scored so far.
    pub points: u16,
    /// The score breakdown if the game ended now.
    pub sheet: Sheet,
    /// The total of the breakdown.
    pub score: i32,
    pub doubloons: u16,
    /// The position on the doubloon income track.
    pub income: u8,
    /// The points printed at that position.
    pub income_printed: u8,
    /// The position on the VP income track.
    pub points_income: u8,
    pub combat: u8,
    /// Spies in the reserve.
    pub spies: u8,
    /// Own spies in the general supply.
    pub supply: u8,
    /// Spies on the career card.
    pub career_spies: u8,
    /// Own spies on the board.
    pub spies_on_board: u8,
    /// Spies on cards that pay income for them.
    pub income_spies: u8,
    /// Influence by nation.
    pub influence: Vec<u8>,
    /// Noble ranks by nation.
    pub ranks: Vec<u8>,
    /// The location of the ship.
    pub ship: Place,
    /// The space of the explorer.
    pub explorer: Space,
    pub lines: u8,
    pub areas: Vec<AreaView>,
    pub upgrades: u8,
    pub compasses: u8,
    /// The number of permanent objects of each kind.
    pub objects: Vec<u8>,
    /// The discount on purchases.
    pub discount: u8,
    pub tokens: Tokens,
    pub combats: Combats,
    pub quests: Quests,
    pub card_quests: Vec<CardQuestView>,
    /// Prestige buildings invested in.
    pub invested: Buildings,
    /// The careers to choose from. Only the owner sees them.
    pub offered: Option<Careers>,
    /// The offered careers as printed.
    pub offered_careers: Vec<CareerView>,
    /// The career, once it is revealed. The owner sees it earlier.
    pub career: Option<Career>,
    pub objectives: Vec<ObjectiveView>,
    /// The number of cards in the hand.
    pub hand_count: u8,
    /// The hand. Only the owner sees it.
    pub hand: Option<Vec<CardView>>,
    /// The cards of the hand that were taken face up and are public.
    pub known: Cards,
    /// The same cards as printed.
    pub known_cards: Vec<CardView>,
    pub hand_limit: u8,
    pub planning: Vec<Option<CardView>>,
    /// The card set aside for the planning area at the start. Only the owner sees it.
    pub planned: Option<CardId>,
    /// The cards set aside for the discard pile at the start. Only the owner sees them.
    pub dropped: Option<Cards>,
    pub owned: Vec<CardView>,
    /// MA-23.11: the standing answer of a host; `None` without the card.
    pub hosting: Option<Habit<Hosting>>,
    /// The points that each prestige building invested in would score now.
    pub building_points: Vec<BuildingPointsView>,
    /// The current rank times multiplier, by nation.
    pub nation_points: Vec<i32>,
    pub last: LastView,
}

/// Jeanne.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboJeanne")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct JeanneView {
    /// Victory points scored so far.
    pub points: u16,
    /// Her score breakdown if the game ended now.
    pub sheet: Sheet,
    /// The total of the breakdown.
    pub score: i32,
    /// Influence by nation.
    pub influence: Vec<u8>,
    /// Noble ranks by nation.
    pub ranks: Vec<u8>,
    /// The location of her ship.
    pub ship: Place,
    /// The space of her explorer.
    pub explorer: Space,
    pub lines: u8,
    /// The points of her track's cells.
    pub cells: Vec<u8>,
    /// Whether each cell is yellow.
    pub yellow: Vec<bool>,
    /// The number of discs removed from it, from the left.
    pub discs_gone: u8,
    /// Her current income in points.
    pub income: u16,
    /// Her quest tiles.
    pub quests: Quests,
    /// Her combat tokens.
    pub combats: Combats,
    /// The project cards beside her board.
    pub cards: Cards,
    /// The same cards as printed.
    pub taken: Vec<CardView>,
    /// The card of her last turn.
    pub card: Option<AutomaId>,
    /// That card as printed.
    pub printed: Option<AutomaView>,
    /// The current rank times multiplier, by nation.
    pub nation_points: Vec<i32>,
    /// The number of cards in her pile.
    pub deck: u8,
    /// Her discard pile.
    pub discard: Automas,
    /// The number of A, B and C cards in her deck.
    pub makeup: [u8; 3],
}

/// A pending step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "MaracaiboPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// The ship sails.
    Sail { left: u8, spent: u8, again: bool },
    /// A host chooses a payment.
    Host { seat: Seat },
    /// The main action.
    Main { spent: u8 },
    /// A delivery.
    Deliver,
    /// The city's action.
    City,
    /// Alternatives to choose from.
    Either { ways: Vec<String> },
    /// An exchange.
    Offer { price: String, gain: String },
    /// Identical goods to be paid.
    Same { cards: u8 },
    /// Cards to be paid.
    Settle { due: Vec<Symbol> },
    /// A disc to be removed.
    Disc { market: bool },
    /// A nation to be chosen.
    Nation { purpose: &'static str },
    /// A village to be chosen.
    Settlement { nation: Nation },
    /// A token to be chosen.
    Token,
    /// Spies for income.
    SpyIncome,
    /// Village actions.
    Village { left: u8 },
    /// A card being bought.
    Bought { card: CardId },
    /// A quest being fulfilled.
    Quest { quest: QuestId },
    /// A pile of combat tokens to be chosen.
    Pile,
    /// A fighting nation to be chosen.
    Banner { token: Option<CombatId>, values: Vec<u8> },
    /// A Combat.
    Fight { token: Option<CombatId>, nation: Nation, value: u8 },
    /// An explorer's move.
    Explore { left: u8, moved: bool },
    /// The quest of a space.
    SpaceQuest,
    /// Drawing.
    Draw,
    /// Free actions before the draw.
    Finish,
    /// A purchase in a scoring.
    Purchase,
    /// A disc tile may be used.
    Tile { legacy: Legacy },
    /// A disc for a tile.
    TileDisc { legacy: Legacy },
    /// A skull tile may be removed.
    Skull,
    /// A vote.
    Ballot { card: StoryCard },
    /// The reader's decision.
    Decide { card: StoryCard },
}

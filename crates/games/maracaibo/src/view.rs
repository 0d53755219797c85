//! The types of what one viewer may see: all that lies on a real table, and the numbers a page needs to draw it.

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

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MaracaiboView {
    /// The variants.
    pub options: Options,
    /// The number of the classic card: 75, 76 or 77; 0 in the story mode.
    pub classic: u8,
    /// What only the story mode has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub story: Option<StoryView>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// What part of the game is on.
    pub stage: Stage,
    /// Whose turn, or whose purchase in a scoring, it is.
    pub active: Option<Seat>,
    /// Who is awaited now.
    pub awaited: Vec<Seat>,
    /// Who began the game.
    pub first: Seat,
    /// The movement points spent in Phase A of this turn.
    pub sailed: u8,
    /// What is half done, from the outermost on.
    pub pending: Vec<PendingView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The opponent of a lone player.
    pub jeanne: Option<JeanneView>,
    /// The locations in play.
    pub places: Vec<PlaceView>,
    /// The exploration track.
    pub spaces: Vec<SpaceView>,
    /// The nations.
    pub nations: Vec<NationView>,
    /// The noble rank reached on each space of an influence track.
    pub ranks: Vec<u8>,
    /// How many cubes each space of a reserve holds at the start, from the left.
    pub reserve_spaces: Vec<u8>,
    /// The income of the first space of the doubloon income track.
    pub income_first: u8,
    /// The points printed on each space of the doubloon income track, from that of `income_first` on.
    pub income_points: Vec<u8>,
    /// The visible top of the quest pile.
    pub quest_top: Option<QuestView>,
    /// How many quest tiles lie in the pile, the visible one counted.
    pub quests_left: u8,
    /// How many combat tokens lie in each pile.
    pub piles: [u8; 2],
    /// Combat tokens nobody has seen.
    pub tokens_unseen: Combats,
    /// The token of the Combat under way.
    pub token_revealed: Option<CombatTokenView>,
    /// The combat actions used this turn.
    pub fought: Fought,
    /// How many cards the draw pile has.
    pub deck: u8,
    /// The discard pile.
    pub discard: Cards,
    /// Its cards as printed.
    pub discarded: Vec<CardView>,
    /// The face-up cards, from the left.
    pub row: Vec<Option<CardView>>,
    /// The prestige buildings that are revealed.
    pub buildings: Vec<BuildingView>,
    /// How many are still to be revealed.
    pub buildings_hidden: u8,
    /// The legacy tiles in play.
    pub legacies: Legacies,
    /// What is printed on them, and what lies on them.
    pub tiles: Vec<LegacyView>,
    /// The spaces of L6, if it is in play.
    pub sea: Vec<SeaView>,
    /// The space of L9, if it is in play.
    pub mine: Option<SeaView>,
    /// The other numbers.
    pub numbers: Numbers,
}

/// A project card, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCard")]
pub struct CardView {
    /// The card.
    pub id: CardId,
    /// Its deck.
    pub deck: Deck,
    /// Its price in doubloons.
    pub cost: u8,
    /// What else it asks for, in the notation of effects.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub condition: Option<String>,
    /// Where its spy is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spy_at: Option<Place>,
    /// Its good.
    pub good: Good,
    /// Its object.
    pub object: Object,
    /// Its compass symbols.
    pub compass: u8,
    /// The token it brings: its id, or `any`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<&'static str>,
    /// Its effects, in their notation.
    pub effects: Vec<String>,
    /// Its espionage action, of which the effects give the number alone, in the notation of effects.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spying: Option<String>,
    /// Its points at the end.
    pub end_points: u8,
}

/// A quest tile, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboQuest")]
pub struct QuestView {
    /// The quest tile.
    pub id: QuestId,
    /// What it asks for, in the notation of effects.
    pub price: String,
    /// Its reward, in the notation of effects.
    pub reward: String,
}

/// A combat token, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCombatToken")]
pub struct CombatTokenView {
    /// The combat token.
    pub id: CombatId,
    /// Its rows, by nation.
    pub rows: Vec<CombatRowView>,
    /// What the nation loses that alone has the most cubes.
    pub majority: u8,
    /// What the nation wins that alone has the fewest cubes.
    pub minority: u8,
}

/// The row of a combat token for a nation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboCombatRow")]
pub struct CombatRowView {
    /// For which nation.
    pub nation: Nation,
    /// The combat value.
    pub value: u8,
    /// The doubloons to be paid.
    pub fee: u8,
    /// What is taken at once, in the notation of effects.
    pub reward: String,
}

/// A lane.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboLane")]
pub struct LaneView {
    /// Where it leads.
    pub to: Place,
    /// Its price in movement points.
    pub cost: u8,
    /// Which way it is at a fork.
    pub way: Way,
}

/// A spy on the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboSpy")]
pub struct SpyView {
    /// The seat.
    pub seat: Seat,
    /// By which card.
    pub card: CardId,
    /// Its espionage action.
    pub spying: Option<Spying>,
    /// What that does, in the notation of effects.
    pub script: String,
    /// Whether it was placed too late to score in this round.
    pub late: bool,
    /// Whether its owner's ship has been here in this round: then it has been used or has scored.
    pub reached: bool,
}

/// A location.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPlace")]
pub struct PlaceView {
    /// The place on the map.
    pub id: Place,
    /// What it is.
    pub kind: PlaceKind,
    /// Whether it is a city now.
    pub city: bool,
    /// Whether it is a village now.
    pub village: bool,
    /// The legacy tile on it.
    pub legacy: Option<Legacy>,
    /// The city tile on it.
    pub tile: Option<CityTile>,
    /// The good of its market.
    pub good: Option<Good>,
    /// The spaces of its market.
    pub spaces: u8,
    /// The discs on them.
    pub discs: u8,
    /// Whose discs these are; the others are Jeanne's.
    pub disc_seats: Vec<Seat>,
    /// The action, in the notation of effects.
    pub action: Option<String>,
    /// The bonus of the flag, in the notation of effects.
    pub flag: Option<String>,
    /// The space that an explorer must have reached.
    pub explorer: Option<Space>,
    /// The cube on it.
    pub cube: Option<Nation>,
    /// The quest tiles on it, the one placed first before the others.
    pub quests: Vec<QuestView>,
    /// The ships on it.
    pub ships: Vec<Seat>,
    /// Whether Jeanne's ship is here.
    pub jeanne: bool,
    /// The spies on it.
    pub spies: Vec<SpyView>,
    /// The lanes that leave it.
    pub exits: Vec<LaneView>,
}

/// A space of the exploration track.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboSpace")]
pub struct SpaceView {
    /// The space of the explorers' track.
    pub id: Space,
    /// Its reward, in the notation of effects.
    pub reward: String,
    /// Where one goes from it: the short way, then the long one.
    pub next: Vec<Space>,
    /// The line that is crossed on entering it.
    pub line: Option<Line>,
    /// Whether it is a quest space.
    pub quest_space: bool,
    /// The quest tile on it.
    pub quest: Option<QuestView>,
    /// The explorers on it.
    pub explorers: Vec<Seat>,
    /// Whether Jeanne's explorer is here.
    pub jeanne: bool,
}

/// A nation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboNationBoard")]
pub struct NationView {
    /// The nation.
    pub nation: Nation,
    /// The cubes in its reserve.
    pub reserve: u8,
    /// The empty spaces of its reserve.
    pub empty_spaces: u8,
    /// Its cubes on the board.
    pub cubes: u8,
    /// What ranks are multiplied by now.
    pub multiplier: u8,
}

/// A prestige building.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboBuildingBoard")]
pub struct BuildingView {
    /// The prestige building.
    pub id: Building,
    /// Its price in doubloons.
    pub cost: u8,
    /// The token it brings.
    pub token: Token,
    /// What it counts at the end.
    pub per: EndPer,
    /// The points for each of these.
    pub points: u8,
    /// The most it scores; none without a limit.
    pub limit: Option<u8>,
    /// Who has invested.
    pub investors: Vec<Seat>,
}

/// What a prestige building would score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboBuildingPoints")]
pub struct BuildingPointsView {
    /// The prestige building.
    pub building: Building,
    /// The points.
    pub points: i32,
}

/// The last move of a player, told without the log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboLastMove")]
pub struct LastView {
    /// Where the ship has sailed, where it came from first; that alone where it has not moved.
    pub path: Vec<Place>,
    /// The cards laid open: bought, planned or discarded.
    pub cards: Cards,
}

/// A legacy tile in play: what is printed on it, and what lies on it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboLegacyTile")]
pub struct LegacyView {
    /// The legacy tile.
    pub id: Legacy,
    /// The location it lies on.
    pub place: Option<Place>,
    /// The lane that it makes dear.
    pub lane: Option<TollLaneView>,
    /// What it brings, in the notation of effects.
    pub reward: String,
    /// The space that an explorer must have reached.
    pub explorer: Option<Space>,
    /// Its spaces for cubes.
    pub cubes: Vec<SeaView>,
    /// Its spaces for discs.
    pub spaces: u8,
    /// The discs on them.
    pub discs: u8,
    /// What a disc costs, in the notation of effects.
    pub price: String,
    /// The doubloons for passing its location.
    pub toll: u8,
    /// Whether it is a skull tile.
    pub skull: bool,
}

/// A lane that a legacy tile makes dear.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboDearLane")]
pub struct TollLaneView {
    /// Where it begins.
    pub from: Place,
    /// Where it leads.
    pub to: Place,
    /// What it costs under the tile, in movement points.
    pub cost: u8,
}

/// One of Jeanne's cards, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboAutomaCard")]
pub struct AutomaView {
    /// The Automa card.
    pub id: AutomaId,
    /// How many stops her ship advances.
    pub steps: u8,
    /// Which way she takes at forks.
    pub way: Way,
    /// Which face-up card she takes, from 1.
    pub takes: u8,
    /// What she does, in order.
    pub acts: Vec<AutomaActView>,
}

/// An action of one of Jeanne's cards; where it changes, in rounds I and II, then in rounds III and IV.
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
pub struct SeaView {
    /// Its price in combat value.
    pub price: u8,
    /// The cube on it.
    pub cube: Option<Nation>,
}

/// An upgrade area of a ship.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboAreaBoard")]
pub struct AreaView {
    /// The area of the ship's board.
    pub id: Area,
    /// The discs left on it.
    pub discs: u8,
    /// Whether it is completed.
    pub done: bool,
    /// The area that must be completed first.
    pub needs_area: Option<Area>,
    /// How many other areas must be completed first.
    pub needs_areas: u8,
    /// What it does at once or as a village action, in the notation of effects; what it changes in the rules is empty.
    pub effect: String,
}

/// A career that can be chosen: what is printed on it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboOfferedCareer")]
pub struct CareerView {
    /// The career card.
    pub id: Career,
    /// Its objectives.
    pub objectives: Vec<ObjectiveView>,
}

/// An objective of a career.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboObjective")]
pub struct ObjectiveView {
    /// Its number, from 1.
    pub number: u8,
    /// What it counts; lines are 1 red, 2 blue, 3 green.
    pub goal: &'static str,
    /// The nation that it names.
    pub nation: Option<Nation>,
    /// How much is needed.
    pub modest: u8,
    /// How much is needed for the points.
    pub demanding: u8,
    /// How much there is.
    pub held: u8,
    /// The doubloons.
    pub doubloons: u8,
    /// The points.
    pub points: u8,
    /// Whether it is done.
    pub done: bool,
}

/// A quest on a card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboQuestOnCard")]
pub struct CardQuestView {
    /// The card.
    pub card: CardId,
    /// The quest.
    pub quest: QuestView,
}

/// What one viewer may see of a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPlayer")]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Victory points scored so far.
    pub points: u16,
    /// The points if the game ended now.
    pub sheet: Sheet,
    /// Their sum.
    pub score: i32,
    /// Doubloons.
    pub doubloons: u16,
    /// The doubloon income track.
    pub income: u8,
    /// The points printed at that position.
    pub income_printed: u8,
    /// The VP income track.
    pub points_income: u8,
    /// Combat points.
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
    /// Where the ship is.
    pub ship: Place,
    /// Where the explorer is.
    pub explorer: Space,
    /// Lines crossed.
    pub lines: u8,
    /// The upgrade areas.
    pub areas: Vec<AreaView>,
    /// Completed upgrades.
    pub upgrades: u8,
    /// Compass symbols.
    pub compasses: u8,
    /// Permanent objects: how many of each kind.
    pub objects: Vec<u8>,
    /// By how much purchases are cheaper.
    pub discount: u8,
    /// Combination tokens.
    pub tokens: Tokens,
    /// Combat tokens.
    pub combats: Combats,
    /// Fulfilled quests.
    pub quests: Quests,
    /// Quests on cards.
    pub card_quests: Vec<CardQuestView>,
    /// Prestige buildings invested in.
    pub invested: Buildings,
    /// The careers to choose from; the owner's alone.
    pub offered: Option<Careers>,
    /// What is printed on them.
    pub offered_careers: Vec<CareerView>,
    /// The career, once it is shown, or to its owner.
    pub career: Option<Career>,
    /// Its objectives.
    pub objectives: Vec<ObjectiveView>,
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// Which, for those who may know.
    pub hand: Option<Vec<CardView>>,
    /// Cards in the hand that everybody knows, because they were taken face up.
    pub known: Cards,
    /// These as printed.
    pub known_cards: Vec<CardView>,
    /// The hand limit.
    pub hand_limit: u8,
    /// The planning area.
    pub planning: Vec<Option<CardView>>,
    /// The card set aside for the planning area at the start; the owner's alone.
    pub planned: Option<CardId>,
    /// The cards set aside for the discard pile at the start; the owner's alone.
    pub dropped: Option<Cards>,
    /// Bought cards.
    pub owned: Vec<CardView>,
    /// The standing answer of a host; none without the card.
    pub hosting: Option<Habit<Hosting>>,
    /// What each prestige building invested in would score now.
    pub building_points: Vec<BuildingPointsView>,
    /// Rank times multiplier by nation, as it is now.
    pub nation_points: Vec<i32>,
    /// The last move.
    pub last: LastView,
}

/// Jeanne.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboJeanne")]
pub struct JeanneView {
    /// Victory points scored so far.
    pub points: u16,
    /// Her points if the game ended now.
    pub sheet: Sheet,
    /// Their sum.
    pub score: i32,
    /// Influence by nation.
    pub influence: Vec<u8>,
    /// Noble ranks by nation.
    pub ranks: Vec<u8>,
    /// Where her ship is.
    pub ship: Place,
    /// Where her explorer is.
    pub explorer: Space,
    /// Lines crossed.
    pub lines: u8,
    /// The values of her track.
    pub cells: Vec<u8>,
    /// Which of its cells are yellow.
    pub yellow: Vec<bool>,
    /// How many discs have left it, from the left.
    pub discs_gone: u8,
    /// What she scores in the income step now.
    pub income: u16,
    /// Her quest tiles.
    pub quests: Quests,
    /// Her combat tokens.
    pub combats: Combats,
    /// The project cards beside her board.
    pub cards: Cards,
    /// These as printed.
    pub taken: Vec<CardView>,
    /// The card of her last turn.
    pub card: Option<AutomaId>,
    /// That card as printed.
    pub printed: Option<AutomaView>,
    /// Rank times multiplier by nation, as it is now.
    pub nation_points: Vec<i32>,
    /// How many cards her pile has.
    pub deck: u8,
    /// Her discard pile.
    pub discard: Automas,
    /// How many A, B and C cards she plays with.
    pub makeup: [u8; 3],
}

/// Something half done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "MaracaiboPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// The ship sails.
    Sail { left: u8, spent: u8, again: bool },
    /// A host is asked.
    Host { seat: Seat },
    /// The main action.
    Main { spent: u8 },
    /// A delivery.
    Deliver,
    /// The city's action.
    City,
    /// One of several ways.
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

//! The state of a game: flat data without rules.

use engine::{DataId, Dice, Habit, Seat};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::data::{LIBRARY, Tables, Trait};
use crate::ids::{
    Area, AutomaId, Building, CardId, Career, CityTile, Deck, Legacy, Level, Nation, Object, Place, QuestId,
    Space, Token,
};
use crate::sets::{Automas, Buildings, Cards, Careers, Combats, Legacies, Places, Quests, Tokens};
use crate::step::{Pending, Step};
pub use crate::step::{Prospects, Stage};
use crate::story::{Archive, Story};
use engine::List;

/// The largest number of players.
pub const MAX_PLAYERS: usize = 4;
/// MA-7.3: the number of spaces of the planning area.
pub const PLANNING: usize = 3;
/// MA-2.11: the number of face-up cards.
pub const ROW: usize = 4;
/// MA-2.7, MA-2.6: the locations with a city tile, Maracaibo last.
pub const TILED: [Place; 5] =
    [Place::PUERTO_PLATA, Place::SANTO_DOMINGO, Place::PORT_ROYAL, Place::CARTAGENA, Place::MARACAIBO];
/// MA-20.1: the number of objectives of a career card.
pub const OBJECTIVES: usize = 3;
/// MA-2.14: the number of prestige buildings in a game.
pub const BUILDINGS: usize = 4;
/// MA-30.6: the number of cube spaces of L6.
pub const SEA: usize = 2;
/// The capacity of the step stack: a turn, its main action, and nested effects.
pub(crate) const STEPS_MAX: usize = 40;

/// The mode of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboMode")]
pub enum Mode {
    /// MA-4.2: with one of the cards 75, 76 and 77.
    #[default]
    Classic,
    /// MA-4.3, MA-4.4: a game of the story campaign.
    Story,
}

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "MaracaiboOptions")]
pub struct Options {
    /// Classic or story mode.
    #[serde(default)]
    pub mode: Mode,
    /// MA-4.2: the classic card.
    #[serde(default = "easy")]
    pub level: Level,
    /// MA-32.1: La Armada.
    #[serde(default)]
    pub armada: bool,
    /// MA-31.3: Jeanne's level, from 1 to 5. Only for solo games, where `None` means 1.
    #[serde(default)]
    pub solo: Option<u8>,
    /// MA-33.1: the archive with which a later game of a campaign begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<Box<Archive>>,
}

fn easy() -> Level {
    Level::Easy
}

impl Default for Options {
    fn default() -> Options {
        Options { mode: Mode::Classic, level: Level::Easy, armada: false, solo: None, campaign: None }
    }
}

/// The options that a state stores. The archive is in [`Story`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    /// Classic or story mode.
    pub mode: Mode,
    /// MA-4.2: the classic card.
    pub level: Level,
    /// MA-32.1: La Armada.
    pub armada: bool,
    /// MA-31.3: Jeanne's level.
    pub solo: Option<u8>,
}

impl Variant {
    /// The options with an archive.
    pub(crate) fn with(self, campaign: Option<Box<Archive>>) -> Options {
        let Variant { mode, level, armada, solo } = self;
        Options { mode, level, armada, solo, campaign }
    }
}

impl From<&Options> for Variant {
    fn from(options: &Options) -> Variant {
        let &Options { mode, level, armada, solo, campaign: _ } = options;
        Variant { mode, level, armada, solo }
    }
}

/// MA-23.11: the payment of a host.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MaracaiboHosting")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Hosting {
    Points,
    Doubloons,
}

engine::every!(Hosting { Points, Doubloons });

/// A game of Maracaibo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Maracaibo {
    /// The component data in use.
    pub data: DataId,
    pub options: Variant,
    /// The round, from 1 to 4.
    pub round: u8,
    pub players: List<Player, MAX_PLAYERS>,
    /// MA-31.1: the automa of a solo game.
    pub jeanne: Option<Jeanne>,
    /// MA-4.2, MA-29.2: the legacy tiles in play.
    pub legacies: Legacies,
    /// MA-29: the state of the story mode. It is boxed to keep copies of a classic game cheap.
    pub story: Option<Box<Story>>,
    pub cubes: [Option<Nation>; Place::COUNT],
    /// MA-30.6: the cubes on L6.
    pub sea: [Option<Nation>; SEA],
    /// MA-30.8: the cube on L9.
    pub mine: Option<Nation>,
    /// MA-2.15: the cubes left in each nation's reserve.
    pub reserves: [u8; Nation::COUNT],
    /// The number of discs on each market.
    pub markets: [u8; Place::COUNT],
    /// The city tiles on the locations of [`TILED`].
    pub tiles: [Option<CityTile>; TILED.len()],
    /// MA-2.4: the visible top tile of the quest pile.
    pub quest_top: Option<QuestId>,
    /// The quest tiles below it, unordered.
    pub quest_bag: Quests,
    /// The quest tiles on locations, in order of placement.
    pub quests: List<PlacedQuest, { QuestId::COUNT }>,
    /// MA-30.1: the quest on L1.
    pub pier: Option<QuestId>,
    /// The quests on the exploration track.
    pub trail: [Option<QuestId>; Space::QUESTS.len()],
    /// MA-25.5: the quests on cards.
    pub card_quests: List<CardQuest, 3>,
    /// The unseen combat tokens, unordered.
    pub combat_bag: Combats,
    /// MA-2.3: the number of tokens in each pile.
    pub piles: [u8; 2],
    /// The draw pile, unordered.
    pub deck: Cards,
    /// MA-2.10: the cards returned to the box unseen.
    pub unused: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// MA-2.11: the face-up cards, from the left.
    pub row: [Option<CardId>; ROW],
    /// MA-8.4: whether the discard pile has been reshuffled. Since then the contents of the draw pile are public.
    pub reshuffled: bool,
    /// MA-8.4: the cards ever shuffled into a new draw pile, which are publicly known not to be in the box.
    pub recycled: Cards,
    /// The prestige buildings revealed so far, in order.
    pub buildings: List<Building, BUILDINGS>,
    /// MA-2.14: the unseen prestige buildings, unordered.
    pub building_bag: Buildings,
    /// The career cards that are not dealt.
    pub career_bag: Careers,
    /// The active player, in a turn or in step 1 of a scoring.
    pub active: Seat,
    /// MA-3.4: the first player.
    pub first: Seat,
    /// MA-6.8: the movement points spent in Phase A of this turn.
    pub sailed: u8,
    /// MA-10.11: the combat actions used this turn.
    pub fought: Fought,
    /// MA-24.1: whether the ultimate village action has been taken in this main action.
    pub ultimate: bool,
    /// The number of turns begun.
    pub turns: u32,
    /// The step stack. The last entry is the pending step; an empty stack means that the game is over.
    pub(crate) steps: List<Step, STEPS_MAX>,
    pub(crate) dice: Dice,
}

/// A quest tile on a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "MaracaiboPlacedQuest")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PlacedQuest {
    pub place: Place,
    pub quest: QuestId,
}

impl Default for PlacedQuest {
    fn default() -> PlacedQuest {
        PlacedQuest { place: Place::HABANA, quest: QuestId::nth(0).expect("there are quests") }
    }
}

/// A quest tile on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "MaracaiboCardQuest")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CardQuest {
    pub card: CardId,
    pub quest: QuestId,
}

impl Default for CardQuest {
    fn default() -> CardQuest {
        CardQuest { card: CardId::nth(0).expect("there are cards"), quest: PlacedQuest::default().quest }
    }
}

/// The combat actions used in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(rename = "MaracaiboFought")]
pub struct Fought {
    /// MA-10.12.
    pub influence: bool,
    /// MA-10.13.
    pub annex: bool,
    /// MA-21.8: U7.
    pub raid: bool,
    /// MA-30.6: L6.
    pub sea: bool,
    /// MA-30.8: L9.
    pub mine: bool,
    /// MA-10.11: each card is a kind of its own.
    pub cards: Cards,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Player {
    /// Victory points scored so far.
    pub points: u16,
    pub doubloons: u16,
    /// The position on the doubloon income track.
    pub income: u8,
    /// The position on the VP income track.
    pub points_income: u8,
    pub combat: u8,
    /// Spies in the reserve on the ship.
    pub spies: u8,
    /// MA-1.3: own spies in the general supply.
    pub supply: u8,
    /// MA-25.7: spies on cards with SPYINC.
    pub income_spies: u8,
    /// Influence by nation.
    pub influence: [u8; Nation::COUNT],
    /// The location of the ship.
    pub ship: Place,
    /// The locations the ship has visited this round, including its current one.
    pub visited: Places,
    /// The location of the ship at the start of the last turn.
    pub from: Place,
    /// MA-18.4: the markets with a disc of this player, at most one per round.
    pub delivered: Places,
    /// The space of the explorer.
    pub explorer: Space,
    /// MA-3.1: discs left on the upgrade areas.
    pub discs: [u8; Area::COUNT],
    /// Combination tokens.
    pub tokens: Tokens,
    /// Combat tokens.
    pub combats: Combats,
    /// Fulfilled quests.
    pub quests: Quests,
    /// MA-27.1: prestige buildings with a spy of this player.
    pub invested: Buildings,
    /// MA-4.7: the career cards to choose from, hidden from others.
    pub offered: Careers,
    /// The chosen career, hidden from others until all have chosen.
    pub career: Option<Career>,
    /// MA-20.2: the completed objectives.
    pub done: [bool; OBJECTIVES],
    /// The hand, hidden from others.
    pub hand: Cards,
    /// The cards of the hand that were taken face up and are public.
    pub known: Cards,
    /// The hidden cards of the hand that are older than the current draw pile, so publicly known not to be in it.
    pub old: Cards,
    /// MA-7.3: the planning area.
    pub planning: [Option<CardId>; PLANNING],
    /// MA-4.5: the first planning card, hidden from others until all have chosen.
    pub planned: Option<CardId>,
    /// MA-4.5: the first discards, hidden from others until all have chosen.
    pub dropped: Cards,
    /// Bought cards.
    pub owned: Cards,
    /// MA-16.6: the bought cards whose spy was placed this round behind the ship.
    pub late: Cards,
    /// The cards bought, planned or discarded in the last turn.
    pub played: Cards,
    /// MA-23.11: the standing answer of a host.
    pub hosting: Habit<Hosting>,
}

/// The automa.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jeanne {
    /// Victory points scored so far.
    pub points: u16,
    /// Influence by nation.
    pub influence: [u8; Nation::COUNT],
    /// The location of her ship.
    pub ship: Place,
    /// The space of her explorer.
    pub explorer: Space,
    /// The number of discs removed from her board.
    pub discs_gone: u8,
    /// Her quest tiles.
    pub quests: Quests,
    /// Her combat tokens.
    pub combats: Combats,
    /// The project cards beside her board.
    pub cards: Cards,
    /// Her draw pile, unordered.
    pub deck: Automas,
    /// Her discard pile.
    pub discard: Automas,
    /// MA-31.3: the Automa cards returned to the box unseen.
    pub unused: Automas,
    /// Whether her pile has been reshuffled. Since then its contents are public.
    pub reshuffled: bool,
    /// The card of her last turn.
    pub card: Option<AutomaId>,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            points: 0,
            doubloons: 0,
            income: 0,
            points_income: 0,
            combat: 0,
            spies: 0,
            supply: 0,
            income_spies: 0,
            influence: [0; Nation::COUNT],
            ship: Place::HABANA,
            visited: Places::NONE,
            from: Place::HABANA,
            delivered: Places::NONE,
            explorer: Space::START,
            discs: [0; Area::COUNT],
            tokens: Tokens::NONE,
            combats: Combats::NONE,
            quests: Quests::NONE,
            invested: Buildings::NONE,
            offered: Careers::NONE,
            career: None,
            done: [false; OBJECTIVES],
            hand: Cards::NONE,
            known: Cards::NONE,
            old: Cards::NONE,
            planning: [None; PLANNING],
            planned: None,
            dropped: Cards::NONE,
            owned: Cards::NONE,
            late: Cards::NONE,
            played: Cards::NONE,
            hosting: Habit::Ask,
        }
    }
}

impl Player {
    /// Whether both discs of an area are removed.
    #[inline]
    pub fn has(&self, area: Area) -> bool {
        self.discs[area.index()] == 0
    }

    /// The number of completed upgrades.
    #[inline]
    pub fn upgrades(&self) -> u8 {
        self.discs.iter().filter(|&&discs| discs == 0).count() as u8
    }

    /// A free space of the planning area.
    #[inline]
    pub fn free_space(&self) -> Option<usize> {
        self.planning.iter().position(Option::is_none)
    }

    /// Whether the card is in the planning area.
    #[inline]
    pub fn plans(&self, card: CardId) -> bool {
        self.planning.contains(&Some(card))
    }

    /// The number of spies on the career card.
    #[inline]
    pub fn career_spies(&self) -> u8 {
        if self.career.is_some() { self.done.iter().filter(|&&done| !done).count() as u8 } else { 0 }
    }
}

impl Maracaibo {
    /// The tables of the data in use.
    #[inline]
    pub fn tables(&self) -> &'static Tables {
        LIBRARY.get(self.data)
    }

    /// The player at a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The pending step; `None` once the game is over.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The number of a player's bought cards with a trait.
    #[inline]
    pub fn count(&self, player: &Player, what: Trait) -> u8 {
        (player.owned & self.tables().having(what)).len()
    }

    /// Whether any of a player's bought cards has a trait.
    #[inline]
    pub(crate) fn has_trait(&self, player: &Player, what: Trait) -> bool {
        !(player.owned & self.tables().having(what)).is_empty()
    }

    /// MA-16.1: the player's cards with a spy at a location.
    #[inline]
    pub fn spies_at(&self, player: &Player, place: Place) -> Cards {
        player.owned & self.tables().sets.spies_at[place.index()]
    }

    /// MA-20.6: the number of a player's spies on the board.
    #[inline]
    pub fn spies_on_board(&self, player: &Player) -> u8 {
        self.count(player, Trait::Spying)
    }

    /// MA-23.15: the number of a player's compass symbols.
    #[inline]
    pub fn compasses(&self, player: &Player) -> u8 {
        let tables = self.tables();
        let cards = (player.owned & tables.having(Trait::Compass)).iter();
        tables.numbers.compasses + cards.map(|card| tables.card(card).compass).sum::<u8>()
    }

    /// MA-23.6: the number of a player's permanent objects of a kind.
    #[inline]
    pub fn provided(&self, player: &Player, object: Object) -> u8 {
        (player.owned & self.tables().sets.providing[object.index()]).len()
    }

    /// Whether a legacy tile is in play.
    #[inline]
    pub fn has_legacy(&self, legacy: Legacy) -> bool {
        self.legacies.has(legacy)
    }

    /// The noble rank of a marker.
    #[inline]
    pub fn rank(&self, influence: u8) -> u8 {
        self.tables().rank(influence)
    }

    /// The number of players including Jeanne, as components count them.
    #[inline]
    pub fn player_count(&self) -> usize {
        self.players.len()
    }

    /// The stage of the game.
    #[inline]
    pub fn stage(&self) -> Stage {
        let (Some(&lowest), Some(next)) = (self.steps.first(), self.step()) else { return Stage::Over };
        lowest.stage().unwrap_or_else(|| next.phase())
    }

    /// All project cards in use.
    pub(crate) fn decks_in_use(&self) -> Cards {
        let tables = self.tables();
        let of = |deck: Deck| tables.sets.decks[deck.index()];
        let mut cards = of(Deck::A) | of(Deck::B);
        match &self.story {
            Some(story) => cards |= story.special,
            None if tables.classic(self.options.level).special_cards => cards |= of(Deck::C),
            None => (),
        }
        if self.options.armada {
            cards |= of(Deck::Armada);
        }
        cards
    }

    /// MA-31.3: Jeanne's level, from 0.
    #[inline]
    pub(crate) fn solo_level(&self) -> usize {
        usize::from(self.options.solo.unwrap_or(1).clamp(1, 5)) - 1
    }

    /// Whether the active player has a token.
    #[inline]
    pub(crate) fn has_token(&self, token: Token) -> bool {
        self.me().tokens.has(token)
    }
}

//! Effects: the vocabulary of everything that is printed on cards, tiles, tokens and spaces.
//!
//! All of it is flat and `Copy`. A script is a short program of atoms, carried out from left to right; an executor keeps
//! the [`Origin`] of the script and a place in it. How effects are written in the component files is in `notation`; what
//! they do is in the chapters.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{
    Area, CardId, CityTile, CombatId, GoalId, Good, Legacy, Nation, Object, Place, QuestId, Space, Spying,
    Token,
};
use engine::List;

pub(crate) mod notation;
pub(crate) mod writing;

/// A script has at most this many atoms.
pub const SCRIPT_MAX: usize = 6;
/// A card has at most this many effects.
pub const EFFECTS_MAX: usize = 4;
/// A payment asks for at most this many cards by their symbols.
pub const SYMBOLS_MAX: usize = 3;

/// A program of atoms.
pub type Script = List<Atom, SCRIPT_MAX>;

/// One word of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Atom {
    /// `Dn`: take doubloons.
    Doubloons(u8),
    /// `VPn`: score points.
    Points(u8),
    /// `CPn`: gain combat points.
    Combat(u8),
    /// `SPYn`: take spies from the general supply.
    Spies(u8),
    /// `INFn`: gain influence.
    Influence(u8, Whom),
    /// `DISC`: remove a disc from the ship.
    Disc,
    /// `EXn`: move the explorer.
    Explore(u8),
    /// `VAn`: village actions.
    Village(u8),
    /// `FIGHT`: a Combat.
    Fight,
    /// `RESAIL`: sail on and act again.
    Resail,
    /// `Dn/x`: doubloons for each of something.
    DoubloonsPer(u8, Per),
    /// `VPn/x`: points for each of something.
    PointsPer(u8, Per),
    /// `VAn/x`: village actions for each of something.
    VillagePer(u8, Per),
    /// `?t:VPn`: points with a token.
    PointsIf(Token, u8),
    /// `RANK`: a marker moves to its next noble rank.
    Rank,
    /// `CUBEVILLAGE`: a cube on an empty village.
    CubeVillage,
    /// `COLONY`: a cube on an empty village and the next noble rank.
    Colony,
    /// `QUESTCARD`: the top quest tile goes on the card.
    QuestCard,
    /// `SPYINC`: spies on the card, each of them income.
    SpyIncome,
    /// `SKULL`: a skull tile is removed.
    Skull,
    /// `CUBEHERE`: a cube on the ship's village and influence with its nation.
    CubeHere,
    /// `pay(..)>{..}`: an offer. What follows, to the end of the script, is only for whoever pays.
    Pay(Price),
    /// `|`: what follows, up to the next, may be taken instead of what stands before.
    #[default]
    Or,
}

/// With whom influence is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// With a nation of one's choice.
    Choice,
    /// With the nation one fights for.
    Fighting,
    /// With this nation.
    With(Nation),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Compass symbols.
    Compass,
    /// Own spies on the board.
    Spy,
    /// Combat tokens.
    CombatToken,
    /// Quest tiles.
    Quest,
    /// Combination tokens.
    Token,
    /// Nations with enough influence.
    Nation3,
}

impl Per {
    /// All of them.
    pub const ALL: [Per; 6] =
        [Per::Compass, Per::Spy, Per::CombatToken, Per::Quest, Per::Token, Per::Nation3];

    /// How it is written behind the stroke.
    pub fn id(self) -> &'static str {
        match self {
            Per::Compass => "compass",
            Per::Spy => "spy",
            Per::CombatToken => "ctoken",
            Per::Quest => "quest",
            Per::Token => "token",
            Per::Nation3 => "nation3",
        }
    }
}

/// What a hand card can be discarded as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboSymbol")]
pub enum Symbol {
    /// Its good.
    Good(Good),
    /// Its object; permanent objects pay as well.
    Object(Object),
}

/// What is paid: all parts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Price {
    /// Doubloons.
    pub doubloons: u8,
    /// Combat points; spies do not help.
    pub combat: u8,
    /// Spies of the reserve, back to the general supply.
    pub spies: u8,
    /// Movement points that must have been spent this turn; nothing is paid.
    pub movement: u8,
    /// Hand cards with one and the same good.
    pub same: u8,
    /// The whole hand, at least one card.
    pub hand: bool,
    /// Cards by their symbols.
    pub cards: [Option<Symbol>; SYMBOLS_MAX],
}

impl Price {
    /// Nothing at all.
    pub const NONE: Price = Price {
        doubloons: 0,
        combat: 0,
        spies: 0,
        movement: 0,
        same: 0,
        hand: false,
        cards: [None; SYMBOLS_MAX],
    };

    /// The symbols that are asked for, one by one.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.cards.iter().flatten().copied()
    }

    /// How many objects of a kind are asked for.
    #[inline]
    pub fn objects(&self, object: Object) -> u8 {
        self.count(Symbol::Object(object))
    }

    /// How many goods of a kind are asked for.
    #[inline]
    pub fn goods(&self, good: Good) -> u8 {
        self.count(Symbol::Good(good))
    }

    fn count(&self, symbol: Symbol) -> u8 {
        self.cards.iter().filter(|&&card| card == Some(symbol)).count() as u8
    }
}

/// An income track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Track {
    /// Doubloons.
    #[default]
    Doubloons,
    /// Points.
    Points,
}

/// A line of income on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Income {
    /// The track.
    pub track: Track,
    /// By how much it rises.
    pub steps: u8,
    /// The token without which it does not.
    pub needs: Option<Token>,
}

/// An effect of a card, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// `incDn`, `incVn`, `?t:incDn`, `?t:incVn`.
    Income(Income),
    /// `OBJ(o)`: counts as an object in every payment.
    Provides(Object),
    /// `DISCOUNTn`: purchases cost less.
    Discount(u8),
    /// `FIGHTCP`: combat points before each Combat.
    FightPoints,
    /// `PATRON(n)`: combat points for fighting for a nation.
    Patron(Nation),
    /// `GRAVE`: points for each cube one removes.
    Grave,
    /// `EXPL1`: the explorer moves farther.
    Explorer,
    /// `TOLL`: points from explorers one passes.
    Toll,
    /// `HOST`: a gift for each stop where one has a spy.
    Host,
    /// `SPYTOCP`: spies become combat points.
    SpyToCombat,
    /// `VA script`, `VA!script`: a village action.
    Village {
        /// Whether it ends the village actions (MA-24.1).
        ultimate: bool,
        /// What it does.
        script: Script,
    },
    /// `CA(n)>{..}`: a combat action.
    CombatAction {
        /// Its price in combat value.
        cost: u8,
        /// What it does.
        script: Script,
    },
    /// `ESPk`: an espionage action where the card's spy stands.
    Spying(Spying),
    /// Anything that happens once, on purchase.
    Now(Atom),
}

impl Default for Effect {
    fn default() -> Effect {
        Effect::Now(Atom::Or)
    }
}

/// What a card asks for besides doubloons (MA-28.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Condition {
    /// Nothing.
    #[default]
    None,
    /// `SPYRET`, `CPn`, `HERBSn`: something is paid.
    Spend(Price),
    /// `SPYCARD`: a spy of the reserve goes on the card.
    SpyOnCard,
    /// `CUBESn(n)`: the nation has this many cubes on cities and villages.
    Cubes(Nation, u8),
}

/// The token that a card brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// This one.
    One(Token),
    /// One that is lacking, of one's choice.
    Any,
}

/// Where a script is printed: what a step keeps of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboOrigin")]
pub enum Origin {
    /// What a bought card does at once.
    Card(CardId),
    /// The village action of a card.
    Village(CardId),
    /// The combat action of a card.
    Combat(CardId),
    /// An espionage action.
    Spying(Spying),
    /// The action of a city that is printed on the board or on a legacy tile, or of a homeward space.
    City(Place),
    /// The action of a city tile.
    CityTile(CityTile),
    /// The bonus of a city flag.
    Flag(Place),
    /// The reward of an explorer space.
    Space(Space),
    /// The reward of a quest: what counts compasses, then the rest.
    Quest(QuestId),
    /// An upgrade area.
    Area(Area),
    /// The row of a combat token for a nation.
    Token(CombatId, Nation),
    /// A legacy tile: what a stop or a disc gives, or its combat action.
    Legacy(Legacy),
    /// The reward of a story card.
    Story(GoalId),
}

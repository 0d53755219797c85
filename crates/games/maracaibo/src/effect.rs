//! Effects printed on cards, tiles, tokens and spaces.
//!
//! All types are flat and `Copy`. A script is a short program of atoms, executed from left to right. The executor
//! stores the [`Origin`] of the script and an index into it. `notation` parses and writes effects; the modules of the
//! chapters implement them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{
    Area, CardId, CityTile, CombatId, GoalId, Good, Legacy, Nation, Object, Place, QuestId, Space, Spying,
    Token,
};
use engine::List;

pub(crate) mod notation;
pub(crate) mod writing;

/// The most atoms of a script.
pub const SCRIPT_MAX: usize = 6;
/// The most effects of a card.
pub const EFFECTS_MAX: usize = 4;
/// The most cards with symbols in a price.
pub const SYMBOLS_MAX: usize = 3;

/// A program of atoms.
pub type Script = List<Atom, SCRIPT_MAX>;

/// One instruction of a script.
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
    /// `Dn/x`: doubloons per item.
    DoubloonsPer(u8, Per),
    /// `VPn/x`: points per item.
    PointsPer(u8, Per),
    /// `VAn/x`: village actions per item.
    VillagePer(u8, Per),
    /// `?t:VPn`: points if the player has a token.
    PointsIf(Token, u8),
    /// `RANK`: an influence marker moves to its next noble rank.
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
    /// `pay(..)>{..}`: an optional price. The rest of the script applies only if it is paid.
    Pay(Price),
    /// `|`: separates alternatives, of which the player chooses one.
    #[default]
    Or,
}

/// The nation with which influence is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// A nation of the player's choice.
    Choice,
    /// The nation of the current Combat.
    Fighting,
    /// This nation.
    With(Nation),
}

/// The items that an atom counts.
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
    /// Nations with at least 3 influence.
    Nation3,
}

impl Per {
    /// All of them.
    pub const ALL: [Per; 6] =
        [Per::Compass, Per::Spy, Per::CombatToken, Per::Quest, Per::Token, Per::Nation3];

    /// The notation after the slash.
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

/// A symbol that a discarded hand card pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboSymbol")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Symbol {
    Good(Good),
    /// An object; permanent objects pay as well.
    Object(Object),
}

/// A price: the sum of all parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Price {
    pub doubloons: u8,
    /// Combat points; spies do not count (MA-26.4).
    pub combat: u8,
    /// Spies that return from the reserve to the general supply.
    pub spies: u8,
    /// MA-14.7: movement points that must have been spent this turn.
    pub movement: u8,
    /// The number of hand cards with the same good.
    pub same: u8,
    /// The whole hand, which must not be empty.
    pub hand: bool,
    /// Cards with these symbols.
    pub cards: [Option<Symbol>; SYMBOLS_MAX],
}

impl Price {
    /// A price of nothing.
    pub const NONE: Price = Price {
        doubloons: 0,
        combat: 0,
        spies: 0,
        movement: 0,
        same: 0,
        hand: false,
        cards: [None; SYMBOLS_MAX],
    };

    /// The required symbols.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.cards.iter().flatten().copied()
    }

    /// The number of required objects of a kind.
    #[inline]
    pub fn objects(&self, object: Object) -> u8 {
        self.count(Symbol::Object(object))
    }

    /// The number of required goods of a kind.
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
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Track {
    #[default]
    Doubloons,
    /// Points.
    Points,
}

/// A line of income on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Income {
    pub track: Track,
    /// The number of steps.
    pub steps: u8,
    /// The token it requires, if any.
    pub needs: Option<Token>,
}

/// An effect of a card, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Effect {
    /// `incDn`, `incVn`, `?t:incDn`, `?t:incVn`.
    Income(Income),
    /// `OBJ(o)`: counts as an object in every payment.
    Provides(Object),
    /// `DISCOUNTn`: a discount on purchases.
    Discount(u8),
    /// `FIGHTCP`: combat points before each Combat.
    FightPoints,
    /// `PATRON(n)`: combat points for fighting for a nation.
    Patron(Nation),
    /// `GRAVE`: points for each removed cube.
    Grave,
    /// `EXPL1`: the explorer moves farther.
    Explorer,
    /// `TOLL`: points from passed explorers.
    Toll,
    /// `HOST`: a payment for each stop of others at an own spy.
    Host,
    /// `SPYTOCP`: spies become combat points.
    SpyToCombat,
    /// `VA script`, `VA!script`: a village action.
    Village {
        /// Whether it ends the village actions (MA-24.1).
        ultimate: bool,
        script: Script,
    },
    /// `CA(n)>{..}`: a combat action.
    CombatAction {
        /// Its price in combat value.
        cost: u8,
        script: Script,
    },
    /// `ESPk`: an espionage action at the location of the card's spy.
    Spying(Spying),
    /// An immediate effect of the purchase.
    Now(Atom),
}

impl Default for Effect {
    fn default() -> Effect {
        Effect::Now(Atom::Or)
    }
}

/// MA-28.1: the condition of a card besides doubloons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Condition {
    /// No condition.
    #[default]
    None,
    /// `SPYRET`, `CPn`, `HERBSn`: an additional price.
    Spend(Price),
    /// `SPYCARD`: a spy of the reserve goes on the card.
    SpyOnCard,
    /// `CUBESn(n)`: the nation has this many cubes on cities and villages.
    Cubes(Nation, u8),
}

/// The token that a card brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// A named token.
    One(Token),
    /// A token of the player's choice that they do not have.
    Any,
}

/// The component that a script is printed on. Steps store it instead of the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboOrigin")]
pub enum Origin {
    /// The immediate effects of a bought card.
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
    /// The reward of a quest: the part that counts compasses, then the rest.
    Quest(QuestId),
    /// An upgrade area.
    Area(Area),
    /// The row of a combat token for a nation.
    Token(CombatId, Nation),
    /// A legacy tile: the gains of a stop or a disc, or its combat action.
    Legacy(Legacy),
    /// The reward of a story card.
    Story(GoalId),
}

//! What is printed on project cards.

use crate::effect::{Condition, EFFECTS_MAX, Effect, Gift, Income, Script};
use crate::ids::{CardId, Deck, Good, Nation, Object, Place, Spying, Token};
use crate::sets::Cards;
use engine::List;

/// A project card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its deck.
    pub deck: Deck,
    /// Its price in doubloons.
    pub cost: u8,
    /// What else it asks for.
    pub condition: Condition,
    /// Where a spy is placed on purchase.
    pub spy_at: Option<Place>,
    /// Its good.
    pub good: Good,
    /// Its object.
    pub object: Object,
    /// Its compass symbols.
    pub compass: u8,
    /// The token it brings.
    pub token: Option<Gift>,
    /// Its effects in printed order.
    pub effects: List<Effect, EFFECTS_MAX>,
    /// Its points at the end.
    pub end_points: u8,
    /// What happens once, on purchase.
    pub now: Script,
    /// Its lines of income.
    pub incomes: List<Income, EFFECTS_MAX>,
    /// The object it counts as.
    pub provides: Option<Object>,
    /// By how much purchases become cheaper.
    pub discount: u8,
    /// The nation it supports.
    pub patron: Option<Nation>,
    /// The espionage action of its spy.
    pub spying: Option<Spying>,
    /// Its village action, if it has one; empty for a quest on the card.
    pub village: Option<CardVillage>,
    /// Its combat action, if it has one.
    pub combat: Option<CardCombat>,
}

/// The village action of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardVillage {
    /// Whether it ends the village actions (MA-24.1).
    pub ultimate: bool,
    /// Whether it is the quest that lies on the card (MA-25.5); it has no script then.
    pub quest: bool,
    /// What it does.
    pub script: Script,
}

/// The combat action of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardCombat {
    /// Its price in combat value.
    pub cost: u8,
    /// What it does.
    pub script: Script,
}

/// What some cards have and others have not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Trait {
    /// Combat points before each Combat.
    FightPoints,
    /// Points for cubes one removes.
    Grave,
    /// The explorer moves farther.
    Explorer,
    /// Points from explorers one passes.
    Toll,
    /// A gift for each stop where one has a spy.
    Host,
    /// Spies become combat points.
    SpyToCombat,
    /// Purchases cost less.
    Discount,
    /// A village action with a script.
    Village,
    /// A combat action.
    Combat,
    /// A quest on the card.
    QuestCard,
    /// An espionage action.
    Spying,
    /// A compass symbol.
    Compass,
    /// Spies on the card for income.
    SpyIncome,
}

impl Trait {
    /// All of them.
    pub const ALL: [Trait; 13] = [
        Trait::FightPoints,
        Trait::Grave,
        Trait::Explorer,
        Trait::Toll,
        Trait::Host,
        Trait::SpyToCombat,
        Trait::Discount,
        Trait::Village,
        Trait::Combat,
        Trait::QuestCard,
        Trait::Spying,
        Trait::Compass,
        Trait::SpyIncome,
    ];
}

/// Cards by what they have.
#[derive(Debug, PartialEq)]
pub struct CardSets {
    /// By trait.
    pub having: [Cards; Trait::ALL.len()],
    /// By the nation they support.
    pub patrons: [Cards; Nation::ALL.len()],
    /// By the object they count as.
    pub providing: [Cards; Object::ALL.len()],
    /// By the token that one of their lines of income waits for.
    pub waiting: [Cards; Token::ALL.len()],
    /// By deck.
    pub decks: [Cards; Deck::ALL.len()],
    /// By good.
    pub of_good: [Cards; Good::ALL.len()],
    /// By object.
    pub of_object: [Cards; Object::ALL.len()],
    /// By the location of their spy.
    pub spies_at: [Cards; Place::COUNT],
    /// Those with a combat action, in order: a place in this list stands for the card.
    pub combat_cards: Vec<CardId>,
}

//! Project cards, as printed.

use crate::effect::{Condition, EFFECTS_MAX, Effect, Gift, Income, Script};
use crate::ids::{CardId, Deck, Good, Nation, Object, Place, Spying, Token};
use crate::sets::Cards;
use engine::List;

/// A project card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Card {
    pub deck: Deck,
    pub cost: u8,
    /// Its other requirements.
    pub condition: Condition,
    /// The location where a spy is placed on purchase.
    pub spy_at: Option<Place>,
    pub good: Good,
    pub object: Object,
    pub compass: u8,
    pub token: Option<Gift>,
    /// Its effects in printed order.
    pub effects: List<Effect, EFFECTS_MAX>,
    /// Its points at the end.
    pub end_points: u8,
    /// The immediate effects of the purchase.
    pub now: Script,
    /// Its lines of income.
    pub incomes: List<Income, EFFECTS_MAX>,
    /// The object it permanently provides.
    pub provides: Option<Object>,
    /// The discount on purchases.
    pub discount: u8,
    /// The nation it supports.
    pub patron: Option<Nation>,
    /// The espionage action of its spy.
    pub spying: Option<Spying>,
    /// Its village action; the script is empty for a quest on the card.
    pub village: Option<CardVillage>,
    pub combat: Option<CardCombat>,
}

/// The village action of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CardVillage {
    /// Whether it ends the village actions (MA-24.1).
    pub ultimate: bool,
    /// Whether it is the quest on the card (MA-25.5), which has no script.
    pub quest: bool,
    pub script: Script,
}

/// The combat action of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CardCombat {
    /// Its price in combat value.
    pub cost: u8,
    pub script: Script,
}

/// An attribute of some cards, for fast lookup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Trait {
    /// Combat points before each Combat.
    FightPoints,
    /// Points for removed cubes.
    Grave,
    /// The explorer moves farther.
    Explorer,
    /// Points from passed explorers.
    Toll,
    /// A payment for each stop of others at an own spy.
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

/// Sets of cards by attribute.
#[derive(Debug, PartialEq)]
pub struct CardSets {
    /// By trait.
    pub having: [Cards; Trait::ALL.len()],
    /// By the nation they support.
    pub patrons: [Cards; Nation::ALL.len()],
    /// By the object they count as.
    pub providing: [Cards; Object::ALL.len()],
    /// By the token that a conditional income needs.
    pub waiting: [Cards; Token::ALL.len()],
    /// By deck.
    pub decks: [Cards; Deck::ALL.len()],
    /// By good.
    pub of_good: [Cards; Good::ALL.len()],
    /// By object.
    pub of_object: [Cards; Object::ALL.len()],
    /// By the location of their spy.
    pub spies_at: [Cards; Place::COUNT],
    /// The cards with a combat action, in order; their indexes are the bits of a turn.
    pub combat_cards: Vec<CardId>,
}

//! Rows of the project cards.

use engine::{DataError, DataFiles, Source};
use serde::Deserialize;

use super::{Sources, boxed, built_in, column, list, small, word};
use crate::data::{CARDS, COMBAT_CARDS_MAX, Card, CardCombat, CardSets, CardVillage, Trait};
use crate::effect::{Atom, Condition, Effect, Script, notation};
use crate::ids::{CardId, Deck, Good, Nation, Object, Place, Token};
use crate::sets::Cards;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    cost: u8,
    condition: Option<String>,
    spy_at: Option<Place>,
    good: Good,
    object: Object,
    #[serde(default)]
    compass: u8,
    token: Option<String>,
    #[serde(default)]
    effects: Vec<String>,
    end_points: u8,
    source: Source,
}

pub(super) fn read(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<(Box<[Card; CardId::COUNT]>, Box<CardSets>), DataError> {
    let CardsFile { card } = files.read(CARDS)?;
    let CardsFile { card: known } = built_in(CARDS);
    DataError::unless_rows(
        CARDS,
        card.iter().map(|row| row.id.as_str()),
        CardId::all().map(|card| card.to_string()),
    )?;
    let mut cards = Vec::new();
    for ((row, known), id) in card.into_iter().zip(known).zip(CardId::all()) {
        // A state counts spies by card, so a replacement must not add or remove a card's spy.
        if row.spy_at.is_some() != known.spy_at.is_some() {
            return Err(column(CARDS, &row.id, "spy_at", "whether there is one cannot be changed"));
        }
        cards.push(read_card(&row, id.deck())?);
        sources.push((CARDS, row.id, row.source));
    }
    let cards: Box<[Card; CardId::COUNT]> = boxed(cards);
    let sets = Box::new(sets(&cards));
    if sets.combat_cards.len() > COMBAT_CARDS_MAX {
        let reason = format!("more than {COMBAT_CARDS_MAX} cards with combat actions");
        return Err(DataError::File { file: CARDS, reason });
    }
    Ok((cards, sets))
}

fn read_card(row: &CardRow, deck: Deck) -> Result<Card, DataError> {
    let CardRow { id, cost, condition, spy_at, good, object, compass, token, effects, end_points, source: _ } =
        row;
    let condition = condition.as_deref().map_or(Ok(Condition::None), notation::condition);
    let condition = condition.map_err(|error| word(CARDS, id, "condition", "condition", &error))?;
    let token = token.as_deref().map(notation::gift).transpose();
    let token = token.map_err(|error| word(CARDS, id, "token", "token", &error))?;
    let mut read = Vec::new();
    for (text, nth) in effects.iter().zip(1..) {
        let effect = notation::effect(text);
        read.push(effect.map_err(|error| column(CARDS, id, &format!("effects, entry {nth}"), error))?);
    }
    if *compass > 1 {
        return Err(column(CARDS, id, "compass", "a card has one compass or none"));
    }
    let mut card = Card {
        deck,
        cost: small(CARDS, id, "cost", *cost)?,
        condition,
        spy_at: *spy_at,
        good: *good,
        object: *object,
        compass: *compass,
        token,
        effects: list(CARDS, id, "effects", &read)?,
        end_points: small(CARDS, id, "end_points", *end_points)?,
        now: Script::new(),
        incomes: engine::List::new(),
        provides: None,
        discount: 0,
        patron: None,
        spying: None,
        village: None,
        combat: None,
    };
    for (effect, nth) in read.iter().zip(1..) {
        if !add(&mut card, effect) {
            return Err(column(
                CARDS,
                id,
                &format!("effects, entry {nth}"),
                "a card has one such effect at most",
            ));
        }
    }
    // MA-16.1: a card has a spy if and only if it has an espionage action.
    if card.spying.is_some() != card.spy_at.is_some() {
        return Err(column(CARDS, id, "spy_at", "a spy and an espionage action go together"));
    }
    if card.spy_at.is_some_and(|place| place == Place::HABANA || place >= Place::HOME_20) {
        return Err(column(CARDS, id, "spy_at", "no spy can stand there"));
    }
    Ok(card)
}

/// Adds an effect to a card. Returns `false` for a second effect of a kind that is looked up by card.
fn add(card: &mut Card, effect: &Effect) -> bool {
    fn set<T>(slot: &mut Option<T>, value: T) -> bool {
        let free = slot.is_none();
        *slot = Some(value);
        free
    }
    match *effect {
        Effect::Income(income) => card.incomes.push(income),
        Effect::Provides(object) => return set(&mut card.provides, object),
        Effect::Discount(doubloons) => card.discount += doubloons,
        Effect::Patron(nation) => return set(&mut card.patron, nation),
        Effect::Village { ultimate, script } => {
            return set(&mut card.village, CardVillage { ultimate, quest: false, script });
        }
        Effect::CombatAction { cost, script } => return set(&mut card.combat, CardCombat { cost, script }),
        Effect::Spying(spying) => return set(&mut card.spying, spying),
        Effect::Now(atom) => {
            card.now.push(atom);
            if atom == Atom::QuestCard {
                let village = CardVillage { ultimate: true, quest: true, script: Script::new() };
                return set(&mut card.village, village);
            }
        }
        // Sets of cards count each of these once per card.
        Effect::FightPoints
        | Effect::Grave
        | Effect::Explorer
        | Effect::Toll
        | Effect::Host
        | Effect::SpyToCombat => return card.effects.iter().filter(|other| *other == effect).count() == 1,
    }
    true
}

fn has(card: &Card, what: Trait) -> bool {
    let prints = |effect: Effect| card.effects.contains(&effect);
    match what {
        Trait::FightPoints => prints(Effect::FightPoints),
        Trait::Grave => prints(Effect::Grave),
        Trait::Explorer => prints(Effect::Explorer),
        Trait::Toll => prints(Effect::Toll),
        Trait::Host => prints(Effect::Host),
        Trait::SpyToCombat => prints(Effect::SpyToCombat),
        Trait::Discount => card.discount > 0,
        Trait::Village => card.village.is_some_and(|village| !village.quest),
        Trait::Combat => card.combat.is_some(),
        Trait::QuestCard => card.village.is_some_and(|village| village.quest),
        Trait::Spying => card.spying.is_some(),
        Trait::Compass => card.compass > 0,
        Trait::SpyIncome => prints(Effect::Now(Atom::SpyIncome)),
    }
}

fn sets(cards: &[Card; CardId::COUNT]) -> CardSets {
    let those = |which: &dyn Fn(&Card) -> bool| -> Cards {
        CardId::all().filter(|card| which(&cards[card.index()])).collect()
    };
    let place = |at: usize| those(&|card| card.spy_at.is_some_and(|place| place.index() == at));
    let waits = |card: &Card, token: Token| card.incomes.iter().any(|income| income.needs == Some(token));
    CardSets {
        having: Trait::ALL.map(|what| those(&|card| has(card, what))),
        patrons: Nation::ALL.map(|nation| those(&|card| card.patron == Some(nation))),
        providing: Object::ALL.map(|object| those(&|card| card.provides == Some(object))),
        waiting: Token::ALL.map(|token| those(&|card| waits(card, token))),
        decks: Deck::ALL.map(|deck| those(&|card| card.deck == deck)),
        of_good: Good::ALL.map(|good| those(&|card| card.good == good)),
        of_object: Object::ALL.map(|object| those(&|card| card.object == object)),
        spies_at: std::array::from_fn(place),
        combat_cards: CardId::all().filter(|card| cards[card.index()].combat.is_some()).collect(),
    }
}

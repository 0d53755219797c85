//! The notation of actions, their labels, and prompts.

use std::fmt::Write as _;

use engine::{Game, Phrase, Seat, Viewer};

use crate::effect::{Origin, Price};
use crate::ids::{Area, CardId, Choice, Place, QuestId, Space};
use crate::pay::good_choice;
use crate::state::{Hosting, Maracaibo};
use crate::step::Pending;
use crate::turn::Action;
use crate::words;

pub(crate) fn write(action: Action, out: &mut String) {
    let done = match action {
        Action::Plan { card } => write!(out, "plan {card}"),
        Action::Drop { card } => write!(out, "drop {card}"),
        Action::Career { career } => write!(out, "career {career}"),
        Action::Sail { to } => write!(out, "sail {to}"),
        Action::Stop => write!(out, "stop"),
        Action::TakePoints => write!(out, "points"),
        Action::TakeDoubloons => write!(out, "doubloons"),
        Action::Always { take: Hosting::Points } => write!(out, "always points"),
        Action::Always { take: Hosting::Doubloons } => write!(out, "always doubloons"),
        Action::Ask => write!(out, "ask"),
        Action::City => write!(out, "city"),
        Action::Village => write!(out, "village"),
        Action::Quest { quest } => write!(out, "quest {quest}"),
        Action::Spy { card } => write!(out, "spy {card}"),
        Action::Skip => write!(out, "skip"),
        Action::Deliver { card } => write!(out, "deliver {card}"),
        Action::Perform => write!(out, "perform"),
        Action::Way { way } => write!(out, "way {way}"),
        Action::Pay => write!(out, "pay"),
        Action::PayGood { good } => write!(out, "pay {good}"),
        Action::Spend { card } => write!(out, "spend {card}"),
        Action::Disc { area } => write!(out, "disc {area}"),
        Action::Nation { nation } => write!(out, "nation {nation}"),
        Action::Settle { place } => write!(out, "settle {place}"),
        Action::Token { token } => write!(out, "token {token}"),
        Action::Spies { count } => write!(out, "spies {count}"),
        Action::TakeDoubloon => write!(out, "doubloon"),
        Action::DiscardHand => write!(out, "discard"),
        Action::Buy { card } => write!(out, "buy {card}"),
        Action::Invest { building } => write!(out, "invest {building}"),
        Action::UseArea { area } => write!(out, "use {area}"),
        Action::UseCard { card } => write!(out, "use {card}"),
        Action::Reveal { pile } => write!(out, "reveal {pile}"),
        Action::Fight { nation } => write!(out, "fight {nation}"),
        Action::SpendCombat => write!(out, "raise cp"),
        Action::SpendSpy => write!(out, "raise spy"),
        Action::Influence { steps } => write!(out, "influence {steps}"),
        Action::Annex { place } => write!(out, "annex {place}"),
        Action::Raid { place } => write!(out, "raid {place}"),
        Action::CombatCard { card } => write!(out, "strike {card}"),
        Action::Sea { space } => write!(out, "sea {space}"),
        Action::Mine => write!(out, "mine"),
        Action::Explore { space } => write!(out, "explore {space}"),
        Action::Draw => write!(out, "draw"),
        Action::Take { card } => write!(out, "take {card}"),
        Action::Objective { number } => write!(out, "objective {number}"),
        Action::SpyToCombat => write!(out, "spy-to-cp"),
        Action::UseTile { legacy } => write!(out, "use {legacy}"),
        Action::Cure { legacy } => write!(out, "cure {legacy}"),
        Action::Vote { choice } => write!(out, "vote {choice}"),
        Action::Abstain => write!(out, "abstain"),
        Action::Decide { choice } => write!(out, "decide {choice}"),
    };
    done.expect("writing to a string cannot fail");
}

/// The label of the action's button.
pub(crate) fn say(state: &Maracaibo, seat: Seat, action: Action) -> Phrase {
    if let Some(phrase) = state.awaited(seat).and_then(|step| step.say(state, action)) {
        return phrase;
    }
    let does = |id: &'static str| Phrase::new(id);
    let tables = state.tables();
    let numbers = &tables.numbers;
    match action {
        Action::Plan { card } => printed(state, card, does("ma-do-plan")),
        Action::Drop { card } => printed(state, card, does("ma-do-drop")),
        Action::Career { career } => does("ma-do-career")
            .with("career", career.phrase())
            .with("text", words::career_text(tables, career)),
        Action::Sail { to } => {
            let from = state.player(seat_or_first(state, seat)).ship;
            let cost = state.lanes(from).find(|(lane, _)| lane.to == to).map_or(1, |(_, cost)| cost);
            // The action of a tile city is on the tile placed there.
            let phrase = match state.tile_at(to) {
                Some(tile) => does("ma-do-sail-tile").with("text", words::city_text(tables, tile)),
                None => does("ma-do-sail"),
            };
            phrase.with("place", to.phrase()).with("cost", cost)
        }
        Action::Stop => does("ma-do-stop"),
        Action::TakePoints => does("ma-do-points").with("points", numbers.scoring_points),
        Action::TakeDoubloons => does("ma-do-doubloons").with("doubloons", numbers.host_doubloons),
        Action::Always { take: Hosting::Points } => {
            does("ma-do-always-points").with("points", numbers.host_points)
        }
        Action::Always { take: Hosting::Doubloons } => {
            does("ma-do-always-doubloons").with("doubloons", numbers.host_doubloons)
        }
        Action::Ask => does("ma-do-ask"),
        Action::City => {
            let place = state.player(seat_or_first(state, seat)).ship;
            if state.is_city(place) {
                does("ma-do-city").with("place", place.phrase()).with("text", city_words(state, place))
            } else {
                does("ma-do-city-none").with("place", place.phrase())
            }
        }
        Action::Village => does("ma-do-village").with("actions", 1u8),
        Action::Quest { quest } => {
            does("ma-do-quest").with("quest", quest.phrase()).with("text", quest_words(state, quest))
        }
        Action::Spy { card } => {
            let text = match tables.card(card).spying {
                Some(spying) => words::spying_text(tables, spying),
                None => card.phrase(),
            };
            does("ma-do-spy").with("card", card.phrase()).with("text", text)
        }
        Action::Skip => does("ma-do-skip"),
        Action::Deliver { card } => {
            does("ma-do-deliver").with("card", card.phrase()).with("good", tables.card(card).good.phrase())
        }
        Action::Perform => does("ma-do-perform"),
        Action::Way { way } => does("ma-do-way-number").with("way", way),
        Action::Pay => does("ma-do-pay-what"),
        Action::PayGood { good } => good_choice(good, 1),
        Action::Spend { card } => printed(state, card, does("ma-do-spend")),
        Action::Disc { area } => {
            let discs = state.player(seat_or_first(state, seat)).discs[area.index()];
            does("ma-do-disc")
                .with("area", area.phrase())
                .with("discs", discs)
                .with("text", words::area_effect(tables, area))
        }
        Action::Nation { nation } => does("ma-do-nation").with("nation", nation.phrase()),
        Action::Settle { place } => does("ma-do-settle").with("place", place.phrase()),
        Action::Token { token } => does("ma-do-token").with("token", token.phrase()),
        Action::Spies { count } => does("ma-do-spies").with("count", count),
        Action::TakeDoubloon => does("ma-do-doubloon").with("doubloons", numbers.village_doubloons),
        Action::DiscardHand => does("ma-do-discard").with("doubloons", numbers.village_discard),
        Action::Buy { card } => {
            printed(state, card, does("ma-do-buy")).with("doubloons", state.price_of(card))
        }
        Action::Invest { building } => does("ma-do-invest")
            .with("building", building.phrase())
            .with("doubloons", state.building_price(building)),
        Action::UseArea { area } => {
            let script = words::script_text(tables, &tables.area(area).script);
            does("ma-do-area").with("area", area.phrase()).with("text", script)
        }
        Action::UseCard { card } => match state.quest_on(card) {
            Some(quest) => does("ma-do-card-quest")
                .with("card", card.phrase())
                .with("text", words::quest_text(tables, quest)),
            None => does("ma-do-card")
                .with("card", card.phrase())
                .with("text", words::script_text(tables, tables.script(Origin::Village(card)))),
        },
        Action::Reveal { pile } => does("ma-do-reveal").with("pile", pile),
        Action::Fight { nation } => does("ma-do-fight")
            .with("nation", nation.phrase())
            .with("value", 0u8)
            .with("text", nation.phrase()),
        Action::SpendCombat => does("ma-do-raise-combat"),
        Action::SpendSpy => does("ma-do-raise-spy"),
        Action::Influence { steps } => {
            let small = steps == numbers.influence_small_gain;
            let price = if small { numbers.influence_small } else { numbers.influence_big };
            does("ma-do-influence").with("steps", steps).with("price", price)
        }
        Action::Annex { place } => {
            let free = state.cubes[place.index()].is_none();
            does(if free { "ma-do-annex" } else { "ma-do-capture" })
                .with("place", place.phrase())
                .with("price", if free { numbers.annex } else { numbers.capture })
                .with("text", words::script_text(tables, &tables.place(place).flag))
        }
        Action::Raid { place } => {
            let free = state.cubes[place.index()].is_none();
            does("ma-do-raid")
                .with("place", place.phrase())
                .with("price", if free { numbers.raid } else { numbers.raid_capture })
        }
        Action::CombatCard { card } => {
            let cost = tables.card(card).combat.map_or(0, |combat| combat.cost);
            does("ma-do-strike")
                .with("card", card.phrase())
                .with("price", cost)
                .with("text", words::script_text(tables, tables.script(Origin::Combat(card))))
        }
        Action::Sea { space } => {
            let tile = tables.legacy(crate::ids::Legacy::L6);
            let price = tile.cubes.get(usize::from(space).saturating_sub(1)).copied().unwrap_or(0);
            does("ma-do-sea").with("price", price).with("text", words::script_text(tables, &tile.script))
        }
        Action::Mine => {
            let tile = tables.legacy(crate::ids::Legacy::L9);
            let price = tile.cubes.first().copied().unwrap_or(0);
            does("ma-do-mine").with("price", price).with("text", words::script_text(tables, &tile.script))
        }
        Action::Explore { space } => {
            does(if space == Space::END { "ma-do-explore-end" } else { "ma-do-explore" })
                .with("space", space.phrase())
                .with("text", words::space_text(tables, space))
        }
        Action::Draw => does("ma-do-draw"),
        Action::Take { card } => {
            let free = state.player(seat_or_first(state, seat)).has(Area::U3);
            printed(state, card, does("ma-do-take"))
                .with("doubloons", if free { 0 } else { numbers.card_price })
        }
        Action::Objective { number } => objective(state, seat, number),
        Action::SpyToCombat => does("ma-do-spy-to-combat").with("points", numbers.spy_to_combat),
        Action::UseTile { legacy } => {
            let tile = tables.legacy(legacy);
            let phrase = if tile.price == Price::NONE {
                does("ma-do-tile-free")
            } else {
                does("ma-do-tile").with("price", words::price_text(&tile.price))
            };
            let gains = if tile.script.is_empty() {
                Phrase::new("ma-fx-disc-only")
            } else {
                words::script_text(tables, &tile.script)
            };
            phrase.with("legacy", legacy.phrase()).with("text", gains)
        }
        Action::Cure { legacy } => does("ma-do-cure").with("legacy", legacy.phrase()),
        Action::Vote { choice } => option(does("ma-do-vote"), choice),
        Action::Abstain => does("ma-do-abstain"),
        Action::Decide { choice } => option(does("ma-do-decide"), choice),
    }
}

/// The price and reward of a quest or story tile.
fn quest_words(state: &Maracaibo, quest: QuestId) -> Phrase {
    match state.quest_row(quest) {
        Some(row) => words::quest_words(state.tables(), row),
        None => words::quest_text(state.tables(), quest),
    }
}

/// The label of an option without a text.
fn option(phrase: Phrase, choice: Choice) -> Phrase {
    phrase.with("option", choice.phrase()).with("text", Phrase::plain(""))
}

/// The label for fulfilling a pending quest.
pub(crate) fn quest_choice(state: &Maracaibo, quest: QuestId) -> Phrase {
    Phrase::new("ma-do-quest")
        .with("quest", quest.phrase())
        .with("text", words::quest_text(state.tables(), quest))
}

/// Adds the name, id and symbols of a card to a phrase. Several cards share a name, but differ in symbols.
fn printed(state: &Maracaibo, card: CardId, phrase: Phrase) -> Phrase {
    let row = state.tables().card(card);
    let phrase = phrase.with("card", card.phrase()).with("cost", row.cost);
    phrase.with("good", row.good.phrase()).with("object", row.object.phrase())
}

/// The action of a city.
pub(crate) fn city_words(state: &Maracaibo, place: Place) -> Phrase {
    let tables = state.tables();
    match (state.city_origin(place), state.pier) {
        (Some(origin), _) => words::script_text(tables, tables.script(origin)),
        (None, Some(quest)) => words::quest_text(tables, quest),
        (None, None) => place.phrase(),
    }
}

/// The seat, or seat 0 if it is not in the game.
fn seat_or_first(state: &Maracaibo, seat: Seat) -> Seat {
    if seat.index() < state.players.len() { seat } else { Seat(0) }
}

fn objective(state: &Maracaibo, seat: Seat, number: u8) -> Phrase {
    let tables = state.tables();
    let career = state.players.get(seat.index()).and_then(|player| player.career);
    let row = career.and_then(|career| {
        let at = usize::from(number).checked_sub(1)?;
        tables.career(career).objectives.get(at)
    });
    match row {
        Some(row) => {
            let reached = state.progress_of(state.player(seat), row.goal) >= row.demanding;
            Phrase::new("ma-do-objective")
                .with("number", number)
                .with("doubloons", row.doubloons)
                .with("points", if reached { row.points } else { 0 })
                .with("text", words::objective_text(row))
        }
        None => Phrase::new("ma-do-objective-number").with("number", number),
    }
}

/// The prompt: the viewer's decision, or the seats the game waits for.
pub(crate) fn prompt(state: &Maracaibo, viewer: Viewer) -> Phrase {
    let Some(step) = state.step() else {
        return Phrase::new("ma-prompt-over");
    };
    let awaited = state.turn().actors();
    // Automatic steps have no name.
    let name = |seat: Seat, own: bool| step.name(state, seat, own).unwrap_or("finish");
    if let Viewer::Seat(seat) = viewer
        && awaited.has(seat)
    {
        let prompt = Phrase::new(format!("ma-prompt-{}", name(seat, true)));
        return step.detail(state, seat, prompt, true);
    }
    let Some(first) = awaited.first() else { return Phrase::new("ma-prompt-over") };
    if let Some(what) = step.secret() {
        let names: Vec<Phrase> =
            awaited.iter().map(|seat| Phrase::new("seat-name").with("seat", seat)).collect();
        let what = Phrase::new(what).with("count", names.len());
        return Phrase::new("ma-wait-several").with("seats", names).with("what", what);
    }
    let what = Phrase::new(format!("ma-what-{}", name(first, false)));
    Phrase::new("ma-wait").with("seat", first).with("what", step.detail(state, first, what, false))
}

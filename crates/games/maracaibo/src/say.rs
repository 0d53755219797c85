//! Choices in notation and in words, and what is to be decided.

use std::fmt::Write as _;

use engine::{Phrase, Seat, Viewer};

use crate::effect::{Atom, Origin, Price};
use crate::event::guest_phrase;
use crate::ids::{Area, CardId, Choice, QuestId, Space};
use crate::state::{For, Hosting, Maracaibo, Step};
use crate::story::{Spoken, card_name, option_name, told};
use crate::turn::Action;
use crate::words;

/// The notation of an action.
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
    done.expect("writing to a text cannot fail");
}

/// The atoms of one way of a script, from 1.
fn way_atoms(state: &Maracaibo, origin: Origin, way: u8) -> &'static [Atom] {
    let script = state.tables().script(origin);
    script.split(|atom| *atom == Atom::Or).nth(usize::from(way).saturating_sub(1)).unwrap_or_default()
}

/// The sentence for a button.
pub(crate) fn say(state: &Maracaibo, seat: Seat, action: Action) -> Phrase {
    let does = |id: &'static str| Phrase::new(id);
    let tables = state.tables();
    let step = state.step().filter(|_| state.awaits(seat));
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
            // What a tile city offers is printed on the tile that lies there in this game.
            let phrase = match state.tile_at(to) {
                Some(tile) => does("ma-do-sail-tile").with("text", words::city_text(tables, tile)),
                None => does("ma-do-sail"),
            };
            phrase.with("place", to.phrase()).with("cost", cost)
        }
        Action::Stop => does(match step {
            Some(Step::Sail { .. }) => "ma-do-stop-sail",
            Some(Step::Village { .. }) => "ma-do-stop-village",
            Some(Step::Fight { .. }) => "ma-do-stop-combat",
            Some(Step::Explore { .. }) => "ma-do-stop-explore",
            Some(Step::Draw) => "ma-do-stop-draw",
            Some(Step::Finish) => "ma-do-finish",
            _ => "ma-do-stop",
        }),
        Action::TakePoints => {
            let points = match step {
                Some(Step::Host { .. }) => numbers.host_points,
                _ => numbers.scoring_points,
            };
            does("ma-do-points").with("points", points)
        }
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
        Action::Village => {
            let actions = match step {
                Some(Step::Main { spent }) => state.village_actions(spent),
                _ => 1,
            };
            does("ma-do-village").with("actions", actions)
        }
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
        Action::Skip => does(match step {
            Some(Step::Main { .. }) => "ma-do-skip-main",
            Some(Step::Deliver) => "ma-do-skip-deliver",
            Some(Step::Sail { .. }) => "ma-do-skip-sail",
            _ => "ma-do-skip",
        }),
        Action::Deliver { card } => {
            does("ma-do-deliver").with("card", card.phrase()).with("good", tables.card(card).good.phrase())
        }
        Action::Perform => perform(state, step),
        Action::Way { way } => match step {
            Some(Step::Either { origin }) => {
                does("ma-do-way").with("text", words::script_text(tables, way_atoms(state, origin, way)))
            }
            _ => does("ma-do-way-number").with("way", way),
        },
        Action::Pay => match step {
            Some(Step::Offer { origin, at }) => does("ma-do-pay")
                .with("price", words::price_text(&state.offered_price(origin, at)))
                .with("gains", words::gains_text(tables, origin, at)),
            _ => does("ma-do-pay-what"),
        },
        Action::PayGood { good } => {
            let cards = match step {
                Some(Step::Same { cards }) => cards,
                Some(Step::Offer { origin, at }) => state.offered_price(origin, at).same,
                _ => 1,
            };
            does("ma-do-pay-good").with("good", good.phrase()).with("count", cards)
        }
        Action::Spend { card } => printed(state, card, does("ma-do-spend")),
        Action::Disc { area } => {
            let discs = state.player(seat_or_first(state, seat)).discs[area.index()];
            does("ma-do-disc")
                .with("area", area.phrase())
                .with("discs", discs)
                .with("text", words::area_effect(tables, area))
        }
        Action::Nation { nation } => nation_choice(step, nation.phrase(), numbers.line_red),
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
        Action::Fight { nation } => {
            let phrase = does("ma-do-fight").with("nation", nation.phrase());
            match step {
                Some(Step::Banner { token }) => phrase
                    .with("value", state.combat_value(token, nation))
                    .with("text", words::combat_row_text(tables, token, nation)),
                _ => phrase.with("value", 0u8).with("text", nation.phrase()),
            }
        }
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
        Action::Vote { choice } => ballot(state, step, choice, "ma-do-vote"),
        Action::Abstain => does("ma-do-abstain"),
        Action::Decide { choice } => ballot(state, step, choice, "ma-do-decide"),
    }
}

/// What a quest or story tile asks for and pays.
fn quest_words(state: &Maracaibo, quest: QuestId) -> Phrase {
    match state.quest_row(quest) {
        Some(row) => words::quest_words(state.tables(), row),
        None => words::quest_text(state.tables(), quest),
    }
}

/// MA-29.38: an option shows its label and its sentence, nothing of what follows.
fn ballot(state: &Maracaibo, step: Option<Step>, choice: Choice, id: &'static str) -> Phrase {
    let card = match step {
        Some(Step::Ballot { card } | Step::Decide { card }) => Some(card),
        _ => None,
    };
    let told = card.and_then(|card| {
        let story = state.story.as_deref()?;
        told(&state.tables().story, |flag| story.has(flag), card, Spoken::Option(choice))
    });
    let name = card.map_or_else(|| choice.phrase(), |card| option_name(card, choice, state.is_ours()));
    let phrase = Phrase::new(id).with("option", name);
    phrase.with("text", told.unwrap_or_else(|| Phrase::plain("")))
}

/// The phrase with a card's name, its number and what it can pay for: cards of one name differ in that.
fn printed(state: &Maracaibo, card: CardId, phrase: Phrase) -> Phrase {
    let row = state.tables().card(card);
    let phrase = phrase.with("card", card.phrase()).with("id", card.to_string().as_str());
    phrase.with("good", row.good.phrase()).with("object", row.object.phrase())
}

/// What a city does.
fn city_words(state: &Maracaibo, place: crate::ids::Place) -> Phrase {
    let tables = state.tables();
    match (state.city_origin(place), state.pier) {
        (Some(origin), _) => words::script_text(tables, tables.script(origin)),
        (None, Some(quest)) => words::quest_text(tables, quest),
        (None, None) => place.phrase(),
    }
}

/// A seat that is there, for questions about a table's own seats.
fn seat_or_first(state: &Maracaibo, seat: Seat) -> Seat {
    if seat.index() < state.players.len() { seat } else { Seat(0) }
}

fn perform(state: &Maracaibo, step: Option<Step>) -> Phrase {
    let tables = state.tables();
    let fulfil = |quest: crate::ids::QuestId| {
        Phrase::new("ma-do-quest")
            .with("quest", quest.phrase())
            .with("text", words::quest_text(tables, quest))
    };
    match step {
        Some(Step::City) => {
            let place = state.me().ship;
            match (state.city_origin(place), state.pier) {
                (None, Some(quest)) => fulfil(quest),
                _ => Phrase::new("ma-do-city")
                    .with("place", place.phrase())
                    .with("text", city_words(state, place)),
            }
        }
        Some(Step::SpaceQuest) => {
            let at = Space::QUESTS.iter().position(|&space| space == state.me().explorer);
            at.and_then(|at| state.trail[at]).map_or_else(|| Phrase::new("ma-do-perform"), fulfil)
        }
        Some(Step::Pile) => Phrase::new("ma-do-fight-bare").with("value", tables.numbers.empty_piles),
        _ => Phrase::new("ma-do-perform"),
    }
}

fn nation_choice(step: Option<Step>, nation: Phrase, line: u8) -> Phrase {
    let Some(Step::Nation { purpose }) = step else {
        return Phrase::new("ma-do-nation").with("nation", nation);
    };
    match purpose {
        For::Influence(steps) => {
            Phrase::new("ma-do-nation-influence").with("nation", nation).with("steps", steps)
        }
        For::Line => Phrase::new("ma-do-nation-influence").with("nation", nation).with("steps", line),
        For::Rank => Phrase::new("ma-do-nation-rank").with("nation", nation),
        For::CubeVillage => Phrase::new("ma-do-nation-cube").with("nation", nation),
        For::Colony => Phrase::new("ma-do-nation-colony").with("nation", nation),
        For::CubeHere => Phrase::new("ma-do-nation-here").with("nation", nation),
    }
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

/// What is to be decided, or who is awaited for what.
pub(crate) fn prompt(state: &Maracaibo, viewer: Viewer) -> Phrase {
    let Some(step) = state.step() else {
        return Phrase::new("ma-prompt-over");
    };
    let awaited = state.turn_now().actors();
    if let Viewer::Seat(seat) = viewer
        && awaited.has(seat)
    {
        if step == Step::Finish {
            let mut legal = Vec::new();
            state.legal_now(seat, &mut legal);
            return Phrase::new(if legal.len() > 1 { "ma-prompt-finish" } else { "ma-prompt-finish-end" });
        }
        return detail(
            state,
            seat,
            step,
            Phrase::new(format!("ma-prompt-{}", name_of(state, seat, step))),
            true,
        );
    }
    let Some(first) = awaited.first() else { return Phrase::new("ma-prompt-over") };
    // Of those who choose secretly nobody is told how far they have come.
    if matches!(step, Step::Split | Step::Choose | Step::Ballot { .. }) {
        let names: Vec<Phrase> =
            awaited.iter().map(|seat| Phrase::new("seat-name").with("seat", seat)).collect();
        let id = if step == Step::Split {
            "ma-what-split"
        } else if step == Step::Choose {
            "ma-what-careers"
        } else {
            "ma-what-ballots"
        };
        let what = Phrase::new(id).with("count", names.len());
        return Phrase::new("ma-wait-several").with("seats", names).with("what", what);
    }
    let what = Phrase::new(format!("ma-what-{}", name_of(state, first, step)));
    Phrase::new("ma-wait").with("seat", first).with("what", detail(state, first, step, what, false))
}

/// The decision of a step, as its messages call it.
fn name_of(state: &Maracaibo, seat: Seat, step: Step) -> &'static str {
    match step {
        Step::Split if state.player(seat).planned.is_none() => "plan",
        Step::Split => "drop",
        Step::Choose => "career",
        Step::Draw => "draw",
        Step::Finish => "finish",
        Step::Sail { again: false, .. } => "sail",
        Step::Sail { again: true, .. } => "resail",
        Step::Host { .. } => "host",
        Step::Main { .. } => "main",
        Step::Deliver => "deliver",
        Step::City => "city",
        Step::Either { .. } => "either",
        Step::Offer { .. } => "offer",
        Step::Same { .. } => "same",
        Step::Settle { .. } => "settle",
        Step::Disc { market: true } => "disc-market",
        Step::Disc { market: false } => "disc",
        Step::Nation { purpose } => match purpose {
            For::Influence(_) => "nation-influence",
            For::Line => "nation-line",
            For::Rank => "nation-rank",
            For::CubeVillage => "nation-cube",
            For::Colony => "nation-colony",
            For::CubeHere => "nation-here",
        },
        Step::Settlement { .. } => "settlement",
        Step::AnyToken => "token",
        Step::SpyIncome => "spy-income",
        Step::Village { .. } => "village",
        Step::Pile => "pile",
        Step::Banner { .. } => "banner",
        Step::Fight { .. } => "fight",
        Step::Explore { .. } => "explore",
        Step::SpaceQuest => "space-quest",
        Step::Purchase => "purchase",
        Step::Tile { .. } => "tile",
        Step::TileDisc { .. } => "disc-tile",
        Step::Skull => "skull",
        Step::Ballot { .. } => "ballot",
        Step::Decide { .. } => "decide",
        // These go by themselves.
        Step::EndTurn
        | Step::EndJeanne
        | Step::Land { .. }
        | Step::Unused { .. }
        | Step::Run { .. }
        | Step::Bought { .. }
        | Step::Track { .. }
        | Step::Pier
        | Step::Arrive
        | Step::JeanneActs { .. }
        | Step::Score { .. }
        | Step::Check { .. } => "finish",
    }
}

/// The phrase with what its message may need.
fn detail(state: &Maracaibo, seat: Seat, step: Step, phrase: Phrase, own: bool) -> Phrase {
    let tables = state.tables();
    match step {
        Step::Split if own => {
            let left = state.cards_dropped().saturating_sub(state.player(seat).dropped.len());
            phrase.with("left", left)
        }
        Step::Sail { left, .. } => phrase.with("left", left).with("place", state.me().ship.phrase()),
        Step::Host { .. } => {
            let (guest, place) = state.guest();
            phrase.with("guest", guest_phrase(guest)).with("place", place.phrase())
        }
        Step::Either { origin } => phrase.with("source", words::origin_name(origin)),
        Step::Main { .. } | Step::Deliver | Step::City => phrase.with("place", state.me().ship.phrase()),
        Step::Offer { origin, at } => {
            phrase.with("price", words::price_text(&state.offered_price(origin, at)))
        }
        Step::Same { cards } => phrase.with("count", cards),
        Step::Settle { due } => phrase.with("due", words::counted_symbols(due.into_iter().flatten())),
        Step::Nation { purpose: For::Influence(steps) } => phrase.with("steps", steps),
        Step::Nation { purpose: For::Line } => phrase.with("steps", tables.numbers.line_red),
        Step::Settlement { nation, .. } => phrase.with("nation", nation.phrase()),
        Step::SpyIncome => phrase.with("income", tables.numbers.spy_income),
        Step::Village { left } => phrase.with("left", left),
        Step::Banner { token: Some(token) } => phrase.with("token", token.phrase()),
        Step::Banner { token: None } => phrase.with("token", Phrase::new("ma-combat-none")),
        Step::Fight { nation, value, .. } => phrase.with("nation", nation.phrase()).with("value", value),
        Step::Explore { left, .. } => phrase.with("left", left),
        Step::SpaceQuest => {
            let at = Space::QUESTS.iter().position(|&space| space == state.me().explorer);
            match at.and_then(|at| state.trail[at]) {
                Some(quest) => phrase.with("text", words::quest_text(tables, quest)),
                None => phrase.with("text", ""),
            }
        }
        Step::Tile { legacy } | Step::TileDisc { legacy } => phrase.with("legacy", legacy.phrase()),
        Step::Ballot { card } | Step::Decide { card } => {
            phrase.with("card", card_name(card, state.is_ours()))
        }
        Step::Draw => {
            let player = state.me();
            phrase.with("held", player.hand.len()).with("limit", state.hand_limit(player))
        }
        Step::Split
        | Step::Choose
        | Step::Finish
        | Step::Disc { .. }
        | Step::Nation { .. }
        | Step::AnyToken
        | Step::Pile
        | Step::Purchase
        | Step::EndTurn
        | Step::EndJeanne
        | Step::Land { .. }
        | Step::Unused { .. }
        | Step::Run { .. }
        | Step::Bought { .. }
        | Step::Track { .. }
        | Step::Pier
        | Step::Arrive
        | Step::JeanneActs { .. }
        | Step::Score { .. }
        | Step::Skull
        | Step::Check { .. } => phrase,
    }
}

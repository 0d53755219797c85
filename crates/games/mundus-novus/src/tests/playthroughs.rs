//! Whole games as text, in `playthroughs/`: annotated ones for every number of seats, and records for every ending and
//! every shared victory. `UPDATE_PLAYTHROUGHS=1` writes them anew; read the difference before accepting it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use engine::{Game, Match, Record, Seat, Seed, Start, Told};

use super::helpers::{Choose, Table, built_in, game};
use crate::state::Step;
use crate::{Action, Event, MundusNovus, Options, Resource};

/// Compares a text with the file of this name, or writes it.
fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs").join(name);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = text.lines().zip(golden.lines()).position(|(now, then)| now != then);
    let line = differs.unwrap_or_else(|| text.lines().count().min(golden.lines().count()));
    assert!(text == golden, "{name} differs from line {} on; UPDATE_PLAYTHROUGHS=1 writes it anew", line + 1);
}

/// A way to play that makes every combination it can, so that games are short and full.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is has no preference")]
fn busy(game: &MundusNovus, seat: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let held = |card: Resource| game.player(seat).hand[card];
    let worth = |action: &Action| match *action {
        Action::Perfect => 90,
        Action::Identical => 80,
        Action::Relics { number } => 60 + usize::from(number),
        Action::Different => 50,
        Action::Natural { number } => 10 + usize::from(number),
        Action::Jokers { number } => 10 - usize::from(number),
        Action::Without { .. } | Action::Add { .. } | Action::Store { .. } => 20,
        Action::Merchant { .. } => 15,
        Action::Done => 10,
        Action::Of { card } => 10 + card.index(),
        Action::Swap { card } => 10 * usize::from(held(card)),
        Action::Keep => match game.step() {
            Step::KeepOrSwap { card, .. } => 10 * usize::from(held(*card)) + 1,
            _ => 0,
        },
        Action::Take { card, .. } => 10 * usize::from(held(card)),
        Action::Offer { card } => 10 - usize::from(held(card)),
        Action::Develop { .. } | Action::Draw | Action::Change { .. } | Action::Into { .. } => 1,
        _ => 0,
    };
    let best = legal.iter().map(worth).max().unwrap();
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    good[choose.below(good.len())]
}

/// A way to play that makes nothing.
fn idle(_: &MundusNovus, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    match legal.contains(&Action::End) {
        true => Action::End,
        false => legal[choose.below(legal.len())],
    }
}

type Way = fn(&MundusNovus, Seat, &[Action], &mut Choose) -> Action;

/// Plays a match to its end.
fn finish(mut game: Match<MundusNovus>, seed: u64, way: Way) -> Match<MundusNovus> {
    let mut choose = Choose(seed);
    while let Some(seat) = game.state().turn().actors().first() {
        let action = way(game.state(), seat, &game.legal(seat), &mut choose);
        game.act(seat, action).unwrap();
    }
    game
}

fn from_seed(seats: usize, seed: u64) -> Match<MundusNovus> {
    let start = Start::Seed { seed: Seed::from(seed), seats, options: Options::default(), data: built_in() };
    Match::new(start).unwrap()
}

fn from_state(state: MundusNovus) -> Match<MundusNovus> {
    assert_eq!(state.audit(), Ok(()));
    Match::new(Start::State(Box::new(state))).unwrap()
}

/// An event in one line.
fn event_line(told: &Told<Event>) -> String {
    let (event, seats) = match told {
        Told::All(event) => (event, None),
        Told::Some { seats, event, .. } => (event, Some(seats)),
    };
    let json = serde_json::to_value(event).unwrap();
    let mut line = json["kind"].as_str().unwrap().to_owned();
    // Sorted here: whether JSON keeps the order of its keys depends on who else is built.
    let fields: BTreeMap<_, _> = json.as_object().unwrap().iter().filter(|(key, _)| *key != "kind").collect();
    for (key, value) in fields {
        write!(line, " {key}={}", value.to_string().replace('"', "")).unwrap();
    }
    if let Some(seats) = seats {
        write!(line, " (for {seats:?})").unwrap();
    }
    line
}

/// A game move by move: who chose what, among which options, what happened, and how it stands after each round.
fn annotated(game: &Match<MundusNovus>) -> String {
    let mut out = String::new();
    let Start::Seed { seed, seats, .. } = game.start() else { panic!("played from the set-up") };
    writeln!(out, "Mundus Novus, {seats} seats, seed {seed}\n").unwrap();
    let moves = game.moves().iter().map(|one| (one.seat, one.action));
    let mut replay = MundusNovus::new(built_in(), *seats, &Options::default(), *seed).unwrap();
    for ((at, one), (seat, action)) in game.moves().iter().enumerate().zip(moves) {
        let mut legal = Vec::new();
        replay.legal(seat, &mut legal);
        let texts = legal.iter().map(|&action| {
            let mut text = String::new();
            replay.write(seat, action, &mut text);
            text
        });
        let forced = if one.forced { ", forced" } else { "" };
        writeln!(out, "{} seat {seat}: {} {{{:04x}}}{forced}", at + 1, one.text, one.tag).unwrap();
        if legal.len() > 1 {
            writeln!(out, "    of {}", texts.collect::<Vec<_>>().join(", ")).unwrap();
        }
        let round = replay.round;
        replay.apply(seat, action, &mut engine::Silent);
        for told in &one.events {
            writeln!(out, "  {}", event_line(told)).unwrap();
        }
        if replay.round != round {
            let scores: Vec<String> =
                replay.players.iter().map(|one| one.purse.doubloons().to_string()).collect();
            writeln!(out, "== round {round}: {}", scores.join(" ")).unwrap();
        }
    }
    let outcome = game.state().outcome().unwrap();
    let winners: Vec<String> = outcome.winners.iter().map(Seat::to_string).collect();
    writeln!(out, "\nending {}, winners {}", outcome.ending, winners.join(" ")).unwrap();
    for (seat, sheet) in outcome.sheets.iter().enumerate() {
        let lines: Vec<String> =
            sheet.0.iter().map(|line| format!("{} {}", line.item, line.points)).collect();
        writeln!(out, "seat {seat}: {} ({})", sheet.total(), lines.join(", ")).unwrap();
    }
    writeln!(out, "course {}", game.course()).unwrap();
    out
}

#[test]
fn a_game_of_every_number_of_seats_is_as_it_was() {
    for seats in 2..=6 {
        let game = finish(from_seed(seats, 7), 7, busy);
        compare(&format!("{seats}-seats.txt"), &annotated(&game));
    }
}

/// Compares the record of a finished match, and plays it anew from the file.
fn record(name: &str, game: &Match<MundusNovus>, ending: &str, winners: &[u8]) {
    let outcome = game.state().outcome().unwrap();
    assert_eq!(outcome.ending, ending, "{name}");
    assert_eq!(outcome.winners, winners.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>(), "{name}");
    let text = Record::of(game).to_string();
    compare(name, &text);
    let again = Record::read(text.as_bytes()).unwrap().play::<MundusNovus>().unwrap();
    assert_eq!(again.course(), game.course());
}

/// The first game by seed, from the set-up, that ends like this.
fn search(seats: usize, ending: &str, winners: usize) -> Match<MundusNovus> {
    let games = (0..3000).map(|seed| (seed, finish_fast(seats, seed)));
    let mut found = games.filter(|(_, state)| {
        let outcome = state.outcome().unwrap();
        outcome.ending == ending && outcome.winners.len() == winners
    });
    let (seed, _) = found.next().expect("one of many games ends like this");
    finish(from_seed(seats, seed), seed, busy)
}

/// The same way of playing without a match around it.
fn finish_fast(seats: usize, seed: u64) -> MundusNovus {
    let mut state = MundusNovus::new(built_in(), seats, &Options::default(), Seed::from(seed)).unwrap();
    let mut choose = Choose(seed);
    let mut legal = Vec::new();
    while let Some(seat) = state.turn().actors().first() {
        state.legal(seat, &mut legal);
        let action = match legal.as_slice() {
            [only] if !state.is_secret(seat) => *only,
            _ => busy(&state, seat, &legal, &mut choose),
        };
        state.apply(seat, action, &mut engine::Silent);
    }
    state
}

/// MN-8.4: a game that ends with enough doubloons.
#[test]
fn a_game_ends_with_doubloons() {
    let game = search(4, "doubloons", 1);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("ending-doubloons.txt", &game, "doubloons", &[winner]);
}

/// MN-8.2: a game that ends with a perfect combination.
#[test]
fn a_game_ends_with_a_perfect_combination() {
    let game = search(3, "perfect", 1);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("ending-perfect.txt", &game, "perfect", &[winner]);
}

/// MN-8.5: a game that ends with the Developments.
#[test]
fn a_game_ends_with_the_developments() {
    let game = search(2, "deck", 1);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("ending-deck.txt", &game, "deck", &[winner]);
}

/// MN-8.9: a game that is stopped.
#[test]
fn a_game_is_stopped() {
    let mut state = game(2, 4);
    state.round = state.tables().rules.round_limit - 1;
    record("ending-stop.txt", &finish(from_state(state), 4, idle), "stop", &[]);
}

/// The turn of seat 0, after which seat 1 acts; both have all ten Resources in hand.
fn two_perfect_hands(doubloons: [u16; 2]) -> Match<MundusNovus> {
    let table = Table::new(6).hand(0, "1 2 3 4 5 6 7 8 9 r").hand(1, "1 2 3 4 5 6 7 8 9 r");
    let state = table.doubloons(0, doubloons[0]).doubloons(1, doubloons[1]).doubloons(2, 74).turn(0, 1);
    finish(from_state(state), 1, busy)
}

/// MN-8.3: of two perfect combinations the richer one wins.
#[test]
fn two_perfect_combinations_and_the_richer_wins() {
    let game = two_perfect_hands([12, 20]);
    assert_eq!(game.state().outcome().unwrap().tie_break, Some("doubloons"));
    record("perfect-richest.txt", &game, "perfect", &[1]);
}

/// MN-8.3, MN-8.7: two perfect combinations of equal riches share the victory.
#[test]
fn two_perfect_combinations_share_the_victory() {
    record("perfect-shared.txt", &two_perfect_hands([20, 20]), "perfect", &[0, 1]);
}

/// MN-8.4, MN-8.7: two players with as many doubloons share the victory.
#[test]
fn doubloons_share_the_victory() {
    let mut state = game(3, 9);
    for (player, doubloons) in state.players.iter_mut().zip([80, 60, 80]) {
        player.purse.different = doubloons;
    }
    record("doubloons-shared.txt", &finish(from_state(state), 9, idle), "doubloons", &[0, 2]);
}

/// MN-8.5, MN-8.7: the same when the Developments run out.
#[test]
fn the_last_developments_share_the_victory() {
    // Everything in the pile is owned by somebody who earns nothing more than the others.
    let mut table = Table::new(6).hand(0, "9 9 9");
    let rest: Vec<String> = table.0.deck.iter().map(|card| card.to_string()).collect();
    table = table.owns(5, &rest.join(" "));
    let income = table.0.income(Seat(5));
    let shipyards = table.0.shipyard_income(Seat(5));
    // Seat 0 takes the first card of the queue, which pays 2 a round.
    table = table.doubloons(5, 30 - income - shipyards).doubloons(0, 28).deck("");
    let state = table.turn(5, 1);
    let way: Way = |game, seat, legal, choose| {
        let wanted = Action::Develop { card: super::helpers::dev("D26") };
        match legal.contains(&wanted) {
            true => wanted,
            false => busy(game, seat, legal, choose),
        }
    };
    record("deck-shared.txt", &finish(from_state(state), 2, way), "deck", &[0, 5]);
}

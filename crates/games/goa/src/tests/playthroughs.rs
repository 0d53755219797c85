//! Whole games as text, in `playthroughs/`: annotated ones for every number of seats, with the variants, and records for
//! the ending, the tie-break and a shared victory. `UPDATE_PLAYTHROUGHS=1` writes them anew; read the difference before
//! accepting it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use engine::{Game, Match, Record, Seat, Seed, Start, Told};

use super::helpers::{Choose, built_in, rows, turn};
use crate::state::Step;
use crate::{Action, Event, Goa, Options};

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

/// A way to play that bids little and makes progress where it can, so that much happens.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is has no preference")]
fn busy(legal: &[Action], choose: &mut Choose) -> Action {
    let worth = |action: &Action| match *action {
        Action::Progress { card: None, .. } => 90,
        Action::Progress { .. } => 85,
        Action::UseTile { .. } => 80,
        Action::PayColonists => 70,
        Action::Place { .. } => 60,
        Action::Bid { ducats } if ducats > 6 => 0,
        Action::DiscardCard { .. } | Action::Stop => 0,
        Action::Bid { .. } | Action::PassBid => 10,
        Action::Harvest => 12,
        _ => 10,
    };
    let best = legal.iter().map(worth).max().unwrap();
    // One choice in five follows no preference, or some would never be made.
    let good: Vec<Action> = match choose.below(5) {
        0 => legal.iter().copied().filter(|action| worth(action) > 0).collect(),
        _ => legal.iter().copied().filter(|action| worth(action) == best).collect(),
    };
    let good = if good.is_empty() { legal.to_vec() } else { good };
    good[choose.below(good.len())]
}

/// Plays a match to its end.
fn finish(mut game: Match<Goa>, seed: u64) -> Match<Goa> {
    let mut choose = Choose(seed);
    while let Some(seat) = game.state().turn().actors().first() {
        let action = busy(&game.legal(seat), &mut choose);
        game.act(seat, action).unwrap();
    }
    game
}

fn from_seed(seats: usize, seed: u64, options: Options) -> Match<Goa> {
    Match::new(Start::Seed { seed: Seed::from(seed), seats, options, data: built_in() }).unwrap()
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
fn annotated(game: &Match<Goa>) -> String {
    let mut out = String::new();
    let Start::Seed { seed, seats, options, .. } = game.start() else { panic!("played from the set-up") };
    let variants = serde_json::to_string(options).unwrap();
    writeln!(out, "Goa, {seats} seats, {variants}, seed {seed}\n").unwrap();
    let mut replay = Goa::new(built_in(), *seats, options, *seed).unwrap();
    for (at, one) in game.moves().iter().enumerate() {
        let mut legal = Vec::new();
        replay.legal(one.seat, &mut legal);
        let texts = legal.iter().map(|&action| {
            let mut text = String::new();
            replay.write(one.seat, action, &mut text);
            text
        });
        let forced = if one.forced { ", forced" } else { "" };
        writeln!(out, "{} seat {}: {} {{{:04x}}}{forced}", at + 1, one.seat, one.text, one.tag).unwrap();
        if legal.len() > 1 {
            writeln!(out, "    of {}", texts.collect::<Vec<_>>().join(", ")).unwrap();
        }
        let round = replay.round;
        replay.apply(one.seat, one.action, &mut engine::Silent);
        for told in &one.events {
            writeln!(out, "  {}", event_line(told)).unwrap();
        }
        if replay.round != round {
            let scores = Seat::all(*seats).map(|seat| replay.standing(seat).total().to_string());
            writeln!(out, "== round {round}: {}", scores.collect::<Vec<_>>().join(" ")).unwrap();
        }
    }
    let outcome = game.state().outcome().unwrap();
    let winners: Vec<String> = outcome.winners.iter().map(Seat::to_string).collect();
    writeln!(out, "\nending {}, winners {}", outcome.ending, winners.join(" ")).unwrap();
    for (seat, sheet) in outcome.sheets.iter().enumerate() {
        let lines = sheet.0.iter().map(|line| format!("{} {}", line.item, line.points));
        writeln!(out, "seat {seat}: {} ({})", sheet.total(), lines.collect::<Vec<_>>().join(", ")).unwrap();
    }
    writeln!(out, "course {}", game.course()).unwrap();
    out
}

#[test]
fn a_game_of_every_number_of_seats_is_as_it_was() {
    let quick = Options { quick_start: true, ..Options::default() };
    let bonanza = Options { bonanza: true, ..Options::default() };
    for (seats, options) in [(2, bonanza), (3, quick), (4, Options::default())] {
        let game = finish(from_seed(seats, 7, options), 7);
        compare(&format!("{seats}-seats.txt"), &annotated(&game));
    }
}

/// Compares the record of a finished match, and plays it anew from the file.
fn record(name: &str, game: &Match<Goa>, winners: &[u8], tie_break: Option<&str>) {
    let outcome = game.state().outcome().unwrap();
    assert_eq!((outcome.ending, outcome.tie_break), ("rounds", tie_break), "{name}");
    assert_eq!(outcome.winners, winners.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>(), "{name}");
    let text = Record::of(game).to_string();
    compare(name, &text);
    let again = Record::read(text.as_bytes()).unwrap().play::<Goa>().unwrap();
    assert_eq!(again.course(), game.course());
}

/// GO-17.1: a game with all variants, to its one ending.
#[test]
fn a_game_ends_after_eight_rounds() {
    let all = Options { quick_start: true, bonanza: true, open_ducats: true };
    let game = finish(from_seed(4, 9, all), 9);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("ending-rounds.txt", &game, &[winner], None);
}

/// The last bonus action of the last round, of seat 0, after which the game is over.
fn last_turn(ducats: [u16; 2], rows_of_0: [u8; 5]) -> Match<Goa> {
    let mut state = turn(2);
    state.round = 8;
    let spots: Vec<_> = state.grid.tiles().map(|(spot, _)| spot).take(6).collect();
    for spot in spots {
        let tile = state.grid.put(spot, None).unwrap();
        state.gone.insert(tile);
    }
    for (merchant, ducats) in state.merchants.iter_mut().zip(ducats) {
        merchant.ducats = ducats;
    }
    state.merchants[0].actions = 1;
    rows(&mut state, 0, rows_of_0);
    state.steps.clear();
    state.steps.push(Step::Bonus { seat: Seat(0), passed: engine::Seats::NONE });
    state.audit().unwrap();
    let mut game = Match::new(Start::State(Box::new(state))).unwrap();
    for action in [Action::PlayBonus, Action::BuildShips] {
        game.act(Seat(0), action).unwrap();
    }
    game
}

/// GO-17.9: equal points, and more ducats win.
#[test]
fn ducats_decide_a_recorded_game() {
    // Three points for a row against three for the most ducats.
    record("tie-ducats.txt", &last_turn([4, 9], [3, 1, 1, 1, 1]), &[1], Some("ducats"));
}

/// GO-17.10: equal points and equal ducats share the victory.
#[test]
fn a_recorded_game_is_shared() {
    record("shared.txt", &last_turn([9, 9], [1, 1, 1, 1, 1]), &[0, 1], None);
}

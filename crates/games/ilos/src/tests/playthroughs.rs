//! Whole games as text, in `playthroughs/`: annotated ones for every number of seats, and records for every ending and
//! every tie. `UPDATE_PLAYTHROUGHS=1` writes them anew; read the difference before accepting it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use engine::{Game, Match, Record, Seat, Seed, Start, Told};

use super::helpers::{Choose, afloat, build, built_in, give, settle, stubborn, table};
use crate::{Action, Card, Event, Ilos, Options, SiteKind};

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

/// A way to play that places pioneers where it can and sails otherwise, so that games are short and full.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is has no preference")]
fn busy(legal: &[Action], choose: &mut Choose) -> Action {
    let worth = |action: &Action| match *action {
        Action::Play { card: Card::Market } => 5,
        Action::Play { card: Card::Ship } => 3,
        Action::Play { .. } => 4,
        Action::Pay { card: Card::Ship | Card::Market } => 2,
        _ => 1,
    };
    // Now and then anything will do.
    let best = if choose.below(5) == 0 { 1 } else { legal.iter().map(worth).max().unwrap() };
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) >= best).collect();
    good[choose.below(good.len())]
}

/// A way to play that does nothing.
fn idle(legal: &[Action], choose: &mut Choose) -> Action {
    let quiet = [Action::End, Action::Done].into_iter().find(|action| legal.contains(action));
    quiet.unwrap_or_else(|| legal[choose.below(legal.len())])
}

type Way = fn(&[Action], &mut Choose) -> Action;

/// Plays a match to its end.
fn finish(mut game: Match<Ilos>, seed: u64, way: Way) -> Match<Ilos> {
    let mut choose = Choose(seed);
    while let Some(seat) = game.state().turn().actors().first() {
        let action = way(&game.legal(seat), &mut choose);
        game.act(seat, action).unwrap();
    }
    game
}

fn from_seed(seats: usize, seed: u64) -> Match<Ilos> {
    let start = Start::Seed { seed: Seed::from(seed), seats, options: Options {}, data: built_in() };
    Match::new(start).unwrap()
}

fn from_state(state: Ilos) -> Match<Ilos> {
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
        let value = if let serde_json::Value::Object(inner) = value {
            let inner: BTreeMap<_, _> = inner.iter().collect();
            let some = inner.iter().filter(|(_, count)| **count != 0);
            some.map(|(name, count)| format!("{name}:{count}")).collect::<Vec<_>>().join(",")
        } else {
            value.to_string()
        };
        write!(line, " {key}={}", value.replace('"', "")).unwrap();
    }
    if let Some(seats) = seats {
        write!(line, " (for {seats:?})").unwrap();
    }
    line
}

/// A game move by move: who chose what, among which options, what happened, and how it stands after each round.
fn annotated(game: &Match<Ilos>) -> String {
    let mut out = String::new();
    let Start::Seed { seed, seats, .. } = game.start() else { panic!("played from the set-up") };
    writeln!(out, "Ilôs, {seats} seats, seed {seed}\n").unwrap();
    let mut replay = Ilos::new(built_in(), *seats, &Options {}, *seed).unwrap();
    for (at, one) in game.moves().iter().enumerate() {
        let seat = one.seat;
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
        replay.apply(seat, one.action, &mut engine::Silent);
        for told in &one.events {
            writeln!(out, "  {}", event_line(told)).unwrap();
        }
        if replay.round != round {
            let worth: Vec<String> = Seat::all(*seats).map(|seat| replay.wealth(seat).to_string()).collect();
            writeln!(out, "== round {round}: {}", worth.join(" ")).unwrap();
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
    for seats in 2..=5 {
        let game = finish(from_seed(seats, 7), 7, busy);
        compare(&format!("{seats}-seats.txt"), &annotated(&game));
    }
}

/// Compares the record of a finished match, and plays it anew from the file.
fn record(name: &str, game: &Match<Ilos>, ending: &str, winners: &[u8]) {
    let outcome = game.state().outcome().unwrap();
    assert_eq!(outcome.ending, ending, "{name}");
    assert_eq!(outcome.winners, winners.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>(), "{name}");
    let text = Record::of(game).to_string();
    compare(name, &text);
    let again = Record::read(text.as_bytes()).unwrap().play::<Ilos>().unwrap();
    assert_eq!(again.course(), game.course());
}

/// IL-17.2: a game that ends with a tenth pioneer.
#[test]
fn a_game_ends_with_the_tenth_pioneer() {
    let game = finish(from_seed(4, 11), 11, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("ending-pioneers.txt", &game, "pioneers", &[winner]);
}

/// IL-17.7: a game that ends because nothing is left to settle and no tile fits.
#[test]
fn a_game_ends_in_a_stalemate() {
    let (map, left) = stubborn();
    let mut game = table(2);
    game.map = map;
    game.zone = left.iter().take(3).collect();
    game.unseen = crate::Tiles::all() - game.zone - game.map.tiles_in_play();
    game.tiles_left = 8 - 3 - 4;
    let mut seat = 0;
    while let Some((root, kind)) = free(&game) {
        if kind == SiteKind::Building {
            build(&mut game, seat, &root, None);
        } else {
            settle(&mut game, seat, &root, kind);
        }
        seat = 1 - seat;
    }
    afloat(&mut game);
    let game = finish(from_state(game), 1, idle);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("ending-stalemate.txt", &game, "stalemate", &[winner]);
}

/// A free site: its island and kind.
fn free(game: &Ilos) -> Option<(String, SiteKind)> {
    game.map.islands.iter().find_map(|island| {
        let kind = SiteKind::ALL.into_iter().find(|kind| island.free[kind.index()] > 0)?;
        Some((island.root.to_string(), kind))
    })
}

/// The last of sixty rounds, in which nobody does anything: what each has behind the screen, and how many pioneers.
fn last_round(stocks: [[u16; 4]; 2], pioneers: [usize; 2]) -> Match<Ilos> {
    let mut game = table(2);
    let kinds = [SiteKind::Ebony, SiteKind::Ebony];
    for (seat, count) in pioneers.into_iter().enumerate() {
        for kind in kinds.into_iter().take(count) {
            settle(&mut game, seat as u8, "T06a", kind);
        }
        give(&mut game, seat as u8, stocks[seat]);
    }
    game.round = 60;
    afloat(&mut game);
    finish(from_state(game), 1, idle)
}

/// IL-17.8: a game that is stopped.
#[test]
fn a_game_is_stopped() {
    record("ending-rounds.txt", &last_round([[5, 0, 0, 0], [0, 0, 0, 1]], [0, 0]), "rounds", &[0]);
}

/// IL-17.6: equal wealth, more pioneers.
#[test]
fn pioneers_break_a_tie() {
    // Two pioneers bring two ebony in the last turn.
    let game = last_round([[4, 0, 0, 0], [0, 0, 0, 2]], [2, 0]);
    assert_eq!(game.state().outcome().unwrap().tie_break, Some("pioneers"));
    record("tie-pioneers.txt", &game, "rounds", &[0]);
}

/// IL-17.6: equal wealth, as many pioneers.
#[test]
fn a_victory_is_shared() {
    let game = last_round([[4, 0, 0, 0], [1, 0, 0, 1]], [1, 1]);
    assert_eq!(game.state().outcome().unwrap().tie_break, None);
    record("tie-shared.txt", &game, "rounds", &[0, 1]);
}

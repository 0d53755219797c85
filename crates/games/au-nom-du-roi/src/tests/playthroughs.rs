//! Whole games as text, in `playthroughs/`: annotated ones for every number of seats, and records for every ending, the
//! tie-break and a shared victory. `UPDATE_PLAYTHROUGHS=1` writes them anew; read the difference before accepting it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use engine::{Game, Match, Record, Seat, Seed, Start, Told};

use super::helpers::{Choose, built_in, game, thin_boats, turn};
use crate::{Action, AuNomDuRoi, Boat, Countdown, Event, Options, Stage};

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

type Way = fn(&AuNomDuRoi, Seat, &[Action], &mut Choose) -> Action;

/// A way to play that earns with missions and sends what it has, so that games are short and full.
fn busy(game: &AuNomDuRoi, seat: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let investor = game.investor(seat);
    let rich = investor.coins > 6;
    // Boats of a colour that a mission in hand wants are bought first and sent to expeditions last.
    let wanted = |boat: Boat| investor.hand.iter().any(|mission| mission.colour() == boat.colour());
    let means = game.means(seat);
    let launches = investor.hand.iter().any(|mission| means.fill(mission.colour(), mission.volume()));
    let gives = investor.coins > 11 || matches!(game.stage(), Stage::InterimLap | Stage::LastLap);
    let for_sale = |slot: u8| game.purchase[usize::from(slot) - 1].card.is_some_and(wanted);
    let worth = |action: &Action| match *action {
        Action::Launch { .. } => 90,
        Action::Buy if rich => 80,
        Action::BuyBoat { slot } => 40 + usize::from(for_sale(slot)),
        Action::Place { boat, .. } => 20 + usize::from(!wanted(boat)),
        Action::Send => {
            if launches || gives {
                85
            } else {
                8
            }
        }
        Action::Mission if investor.hand.len() < 3 => 60,
        Action::Coins => 50,
        Action::To { .. } if gives => 30,
        Action::Engage { turns } => usize::from(turns),
        Action::Reserve => usize::from(choose_reserve(game)),
        Action::EndTurn | Action::Done => 10,
        Action::Buy | Action::Mission | Action::To { .. } => 5,
        Action::Take { .. }
        | Action::Draw
        | Action::PlaceJoker
        | Action::Set { .. }
        | Action::ReserveBoat { .. }
        | Action::ReserveMission { .. } => 20,
    };
    let best = legal.iter().map(worth).max().unwrap();
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    good[choose.below(good.len())]
}

/// Reserve cards are played now and then.
fn choose_reserve(game: &AuNomDuRoi) -> u8 {
    if game.turns.is_multiple_of(7) { 95 } else { 1 }
}

/// A way to play that does nothing.
fn idle(_: &AuNomDuRoi, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    match legal.contains(&Action::EndTurn) {
        true => Action::EndTurn,
        false => legal[choose.below(legal.len())],
    }
}

/// Plays a match to its end.
fn finish(mut game: Match<AuNomDuRoi>, seed: u64, way: Way) -> Match<AuNomDuRoi> {
    let mut choose = Choose(seed);
    while let Some(seat) = game.state().turn().actors().first() {
        let action = way(game.state(), seat, &game.legal(seat), &mut choose);
        game.act(seat, action).unwrap();
    }
    game
}

fn from_seed(seats: usize, seed: u64) -> Match<AuNomDuRoi> {
    let start = Start::Seed { seed: Seed::from(seed), seats, options: Options::default(), data: built_in() };
    Match::new(start).unwrap()
}

fn from_state(state: AuNomDuRoi) -> Match<AuNomDuRoi> {
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

/// A game move by move: who chose what, among which options, what happened, and how it stands after each lap.
fn annotated(game: &Match<AuNomDuRoi>) -> String {
    let mut out = String::new();
    let Start::Seed { seed, seats, .. } = game.start() else { panic!("played from the set-up") };
    writeln!(out, "Au nom du Roi, {seats} seats, seed {seed}\n").unwrap();
    let moves = game.moves().iter().map(|one| (one.seat, one.action));
    let mut replay = AuNomDuRoi::new(built_in(), *seats, &Options::default(), *seed).unwrap();
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
        let round = replay.round();
        replay.apply(seat, action, &mut engine::Silent);
        for told in &one.events {
            writeln!(out, "  {}", event_line(told)).unwrap();
        }
        if replay.round() != round {
            let stand =
                |seat| format!("{} ({} coins)", replay.standing(seat).total(), replay.investor(seat).coins);
            let stands: Vec<String> = Seat::all(*seats).map(stand).collect();
            writeln!(out, "== round {round}: {}", stands.join(", ")).unwrap();
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
    for seats in 2..=4 {
        let game = finish(from_seed(seats, 7), 7, busy);
        assert_eq!(game.state().outcome().unwrap().ending, "final");
        compare(&format!("{seats}-seats.txt"), &annotated(&game));
    }
}

/// Compares the record of a finished match, and plays it anew from the file.
fn record(name: &str, game: &Match<AuNomDuRoi>, ending: &str, winners: &[u8], tie_break: Option<&str>) {
    let outcome = game.state().outcome().unwrap();
    assert_eq!(outcome.ending, ending, "{name}");
    assert_eq!(outcome.winners, winners.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>(), "{name}");
    assert_eq!(outcome.tie_break, tie_break, "{name}");
    let text = Record::of(game).to_string();
    compare(name, &text);
    let again = Record::read(text.as_bytes()).unwrap().play::<AuNomDuRoi>().unwrap();
    assert_eq!(again.course(), game.course());
}

/// The same way of playing without a match around it.
fn finish_fast(seats: usize, seed: u64) -> AuNomDuRoi {
    let mut state = game(seats, seed);
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

/// AR-13.2: a game that ends with the final scoring and a clear winner.
#[test]
fn a_game_ends_with_the_final_scoring() {
    let game = finish(from_seed(3, 11), 11, busy);
    let outcome = game.state().outcome().unwrap();
    record("ending-final.txt", &game, "final", &[outcome.winners[0].0], outcome.tie_break);
}

/// AR-13.10: a game that is decided by the boats not at expeditions.
#[test]
fn a_game_is_decided_by_boats_kept() {
    let seed = (0..3000)
        .find(|&seed| finish_fast(2, seed).outcome().unwrap().tie_break == Some("boats"))
        .expect("one of many games ends like this");
    let game = finish(from_seed(2, seed), seed, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    record("tie-boats.txt", &game, "final", &[winner], Some("boats"));
}

/// AR-13.11: a game that is shared.
#[test]
fn a_game_is_shared() {
    let mut state = turn(2);
    state.scorings = [Countdown::Held, Countdown::Due(2)];
    thin_boats(&mut state, 0);
    let boats: Vec<_> = state.investors[1].idle.each().collect();
    for &boat in boats.iter().take(boats.len() / 2) {
        state.investors[1].idle.remove(boat);
        state.investors[0].idle.insert(boat);
    }
    record("shared.txt", &finish(from_state(state), 1, idle), "final", &[0, 1], None);
}

/// AR-15.1: a game in which nobody buys a boat.
#[test]
fn a_game_without_purchases_is_stopped() {
    record("ending-idle.txt", &finish(from_seed(2, 3), 3, idle), "idle", &[0, 1], None);
}

//! Golden playthroughs: whole games as text in a game's folder `playthroughs/`. A change of the rules appears as a
//! difference to read. `UPDATE_PLAYTHROUGHS=1` rewrites them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::{DataFiles, Game, Match, Record, Seat, Seed, Silent, Start, Told};

/// The playthroughs of one game.
#[derive(Clone, Debug)]
pub struct Golden(PathBuf);

impl Golden {
    /// The playthroughs of the crate with this manifest folder.
    pub fn of(manifest: &str) -> Golden {
        Golden(Path::new(manifest).join("playthroughs"))
    }

    /// Compares a finished match with its file, move by move: seat, choice, options, events, and the notes of `stand` about
    /// the states before and after a move.
    ///
    /// # Panics
    ///
    /// If the text differs from the file of this name.
    pub fn annotated<G: Game>(&self, name: &str, game: &Match<G>, stand: impl Fn(&G, &G) -> Option<String>) {
        self.compare(name, &annotated(game, stand));
    }

    /// Compares the record of a finished match, replays it from its text, and asserts how it ended.
    ///
    /// # Panics
    ///
    /// If the match ended differently, or its record differs from the file of this name.
    pub fn record<G: Game>(
        &self,
        name: &str,
        game: &Match<G>,
        ending: &str,
        winners: &[u8],
        tie_break: Option<&str>,
    ) {
        let outcome = game.state().outcome().expect("a finished match");
        assert_eq!((outcome.ending, outcome.tie_break), (ending, tie_break), "{name}");
        assert_eq!(outcome.winners, winners.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>(), "{name}");
        let text = Record::of(game).to_string();
        self.compare(name, &text);
        let again = Record::read(text.as_bytes()).and_then(|record| record.play::<G>());
        assert_eq!(again.expect("a record that can be played").course(), game.course(), "{name}");
    }

    /// Compares a text with the file of this name, or writes it.
    fn compare(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
            std::fs::write(&path, text).expect("a folder for playthroughs");
            return;
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        let differs = text.lines().zip(golden.lines()).position(|(now, then)| now != then);
        let line = differs.unwrap_or_else(|| text.lines().count().min(golden.lines().count()));
        assert!(
            text == golden,
            "{name} differs from line {} on; UPDATE_PLAYTHROUGHS=1 writes it anew",
            line + 1
        );
    }
}

/// A match from the set-up, with the built-in components.
///
/// # Panics
///
/// If the set-up fails.
pub fn from_seed<G: Game>(seats: usize, seed: u64, options: G::Options) -> Match<G> {
    let data = G::load_data(&DataFiles::embedded(G::INFO.data)).expect("the components built in");
    Match::new(Start::Seed { seed: Seed::from(seed), seats, options, data })
        .expect("seats and options of the game")
}

/// A match from a state.
///
/// # Panics
///
/// If the state fails its audit.
pub fn from_state<G: Game>(state: G) -> Match<G> {
    assert_eq!(state.audit(), Ok(()));
    Match::new(Start::State(Box::new(state))).expect("a sound state")
}

fn annotated<G: Game>(game: &Match<G>, stand: impl Fn(&G, &G) -> Option<String>) -> String {
    let Start::Seed { seed, seats, options, data } = game.start() else { panic!("played from the set-up") };
    let written = serde_json::to_string(options).expect("options can be written");
    let mut lines = vec![format!("{}, {seats} seats, {written}, seed {seed}\n", G::INFO.title)];
    let mut replay = G::new(*data, *seats, options, *seed).expect("the set-up of a match");
    let mut legal = Vec::new();
    for (at, one) in game.moves().iter().enumerate() {
        replay.legal(one.seat, &mut legal);
        let forced = if one.forced { ", forced" } else { "" };
        lines.push(format!("{} seat {}: {} {{{:04x}}}{forced}", at + 1, one.seat, one.text, one.tag));
        if legal.len() > 1 {
            let texts = legal.iter().map(|&action| {
                let mut text = String::new();
                replay.write(one.seat, action, &mut text);
                text
            });
            lines.push(format!("    of {}", texts.collect::<Vec<_>>().join(", ")));
        }
        let before = replay.clone();
        replay.apply(one.seat, one.action, &mut Silent);
        lines.extend(one.events.iter().map(event_line));
        lines.extend(stand(&before, &replay).map(|stand| format!("== {stand}")));
    }
    let outcome = game.state().outcome().expect("a finished match");
    let winners: Vec<String> = outcome.winners.iter().map(Seat::to_string).collect();
    lines.push(format!("\nending {}, winners {}", outcome.ending, winners.join(" ")));
    let seats = outcome.sheets.iter().enumerate().map(|(seat, sheet)| (format!("seat {seat}"), sheet));
    let rivals = outcome.rivals.iter().map(|rival| (rival.name.id.to_string(), &rival.sheet));
    for (who, sheet) in seats.chain(rivals) {
        let parts: Vec<String> =
            sheet.0.iter().map(|line| format!("{} {}", line.item, line.points)).collect();
        lines.push(format!("{who}: {} ({})", sheet.total(), parts.join(", ")));
    }
    lines.push(format!("course {}\n", game.course()));
    lines.join("\n")
}

/// The text of an event, on one line.
fn event_line<E: serde::Serialize>(told: &Told<E>) -> String {
    let (event, seats) = match told {
        Told::All(event) => (event, None),
        Told::Some { seats, event, .. } => (event, Some(seats)),
    };
    let json = serde_json::to_value(event).expect("events can be written");
    let mut line = format!("  {}", json["kind"].as_str().expect("every event has a kind"));
    // Sorts the keys, because the order of JSON keys depends on features that other crates enable.
    let fields: BTreeMap<_, _> =
        json.as_object().into_iter().flatten().filter(|(key, _)| *key != "kind").collect();
    for (key, value) in fields {
        // Amounts by kind list only the kinds that occur.
        let value = if let Some(inner) = value.as_object() {
            let inner: BTreeMap<_, _> = inner.iter().filter(|(_, count)| **count != 0).collect();
            inner.iter().map(|(name, count)| format!("{name}:{count}")).collect::<Vec<_>>().join(",")
        } else {
            value.to_string()
        };
        write!(line, " {key}={}", value.replace('"', "")).expect("a text can be written to");
    }
    if let Some(seats) = seats {
        write!(line, " (for {seats:?})").expect("a text can be written to");
    }
    line
}

//! Tests of tables without a server.

mod back;
mod redraw;
mod rights;

use std::sync::Arc;

use catalog::{AnyAction, AnyMatch, CatalogError, Games};
use engine::fair::Secret;
use engine::{DataId, Info, Seat, Seed, Viewer};
use serde_json::{Value, json};

use crate::play::Play;
use crate::viewers::Viewers;
use crate::wire::{LogLine, Status};
use crate::{Entry, Link, Salt, Stored, StoredTable, Table, TableRow, fold_all};

/// The games of the catalog.
#[derive(Debug)]
struct BuiltIn;

impl Games for BuiltIn {
    fn infos(&self) -> Vec<&'static Info> {
        catalog::infos()
    }

    fn data(&self, game: &str) -> Result<DataId, CatalogError> {
        catalog::built_in(game)
    }

    fn begin(
        &self,
        game: &str,
        data: DataId,
        seats: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        catalog::begin(game, data, seats, options, seed)
    }

    fn load(&self, game: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError> {
        catalog::load(game, state)
    }
}

fn row() -> TableRow {
    row_of(catalog::infos()[0])
}

fn row_of(info: &Info) -> TableRow {
    TableRow {
        id: "0190163d8694739b8f3c4b6e8a4f0a01".parse().unwrap(),
        game: info.id.to_owned(),
        options: catalog::normal(info, &json!({})).unwrap(),
        seats: 2,
        public: false,
        hot_seat: true,
        clock: None,
        secret: Secret([7; 32]),
        data: catalog::built_in(info.id).unwrap().hash().to_string(),
        rules_version: info.rules_version,
        host: "0190163d8694739b8f3c4b6e8a4f0a02".parse().unwrap(),
        opened: 0,
        watch: Link::new([1; 16]),
        parent: None,
    }
}

/// A started table whose two seats belong to the host, with its log.
fn started(row: TableRow) -> (Table, Vec<Stored>) {
    let mut table = Table::new(row, Arc::new(BuiltIn));
    let host = table.row.host;
    let sat = Seat::all(2).map(|seat| Entry::Sat { seat, person: host, name: None, salt: None });
    let started = Entry::Started { salts: vec![Salt::new([1; 16]), Salt::new([2; 16])] };
    let log = fold_all(&mut table, sat.chain([started]), 1).unwrap();
    (table, log)
}

/// A started table after its first `moves` moves, with its log.
fn played(moves: usize) -> (Table, Vec<Stored>) {
    let (mut table, mut log) = started(row());
    for at in 0..moves {
        let game = &table.play.as_ref().unwrap().game;
        let seat = game.turn().actors().first().unwrap();
        let legal = game.legal(seat).swap_remove(0);
        let (made, _) = table.act(seat, &[AnyAction::from(&legal)], false, 2 + at as u64).unwrap();
        log.extend(made);
        let made = &log.last().unwrap().entry;
        assert_eq!(*made, Entry::Move { seat, text: legal.text, bot: false, gesture: None });
    }
    (table, log)
}

fn replay(entries: Vec<Stored>) -> Table {
    let stored =
        StoredTable { row: row(), entries, clocks: None, state: None, status: Status::Frozen, damage: None };
    Table::replay(&stored, Arc::new(BuiltIn)).unwrap()
}

/// Entries that a later version might write.
const STRANGE: [&str; 3] = [
    r#"{"entry":"regatta", "chapter": 3,"seat":0}"#,
    r#"{ "of" : [1.0, 1e3, "\u00e9"] , "entry":"gesture\u0021" }"#,
    r#"{"entry":"Move","seat":0,"text":"other"}"#,
];

#[test]
fn unknown_entries_are_preserved_byte_for_byte() {
    for text in STRANGE {
        let entry: Entry = serde_json::from_str(text).unwrap();
        assert!(matches!(entry, Entry::Unknown(_)), "{text}");
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        assert_eq!(entry, entry.clone());
    }
}

#[test]
fn malformed_entries_of_known_kinds_are_errors() {
    for text in [
        r#"{"entry":"move","seat":0}"#,
        r#"{"entry":"back","seat":"west"}"#,
        r#"{"seat":0}"#,
        r#"{"entry":7}"#,
        "7",
        "{",
    ] {
        assert!(serde_json::from_str::<Entry>(text).is_err(), "{text}");
    }
}

#[test]
fn known_entries_round_trip() {
    let (table, log) = played(3);
    let seat = Seat(1);
    let more = [
        Entry::Linked { seat, link: Some(Link::new([3; 16])) },
        Entry::AgreedEnd,
        Entry::Passed { from: table.row.host, to: table.row.host },
    ];
    for entry in log.into_iter().map(|one| one.entry).chain(more) {
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry, "{text}");
    }
    // The stored form must never change.
    let text = r#"{"entry":"move","seat":1,"text":"pass","bot":true}"#;
    let entry = Entry::Move { seat, text: "pass".to_owned(), bot: true, gesture: None };
    assert_eq!(serde_json::from_str::<Entry>(text).unwrap(), entry);
    assert_eq!(serde_json::to_string(&entry).unwrap(), text);
}

#[test]
fn unknown_entries_are_skipped_and_numbers_stay_correct() {
    let (plain, log) = played(6);
    // Adds an unknown entry after every entry, visible to nobody, to the first seat, or to all.
    let mut mixed = Vec::new();
    for (at, one) in log.iter().enumerate() {
        mixed.push(one.clone());
        let entry = serde_json::from_str(STRANGE[at % STRANGE.len()]).unwrap();
        let visible = [Viewers::NONE, Viewers::from_bits(1), Viewers::ALL][at % 3];
        let audience = if matches!(one.entry, Entry::Sat { .. }) { Viewers::NONE } else { visible };
        mixed.push(Stored { entry, audience, course: None, ..one.clone() });
    }
    for (one, seq) in mixed.iter_mut().zip(1..) {
        one.seq = seq;
    }
    let count = |viewer| mixed.iter().filter(|one| one.audience.contains(viewer)).count() as u32;
    let (first, spectator) = (count(Viewer::Seat(Seat(0))), count(Viewer::Spectator));
    let last = mixed.last().unwrap().seq;
    let table = replay(mixed);
    let (play, other) = (table.play.as_ref().unwrap(), plain.play.as_ref().unwrap());
    assert_eq!(table.seq, last);
    assert_eq!(table.status, Status::Running);
    assert_eq!(play.game.course(), other.game.course());
    assert_eq!(table.notices, plain.notices);
    // Unknown entries count for their audience, so a client that knows the number can continue from it.
    assert_eq!((play.n(Viewer::Seat(Seat(0))), play.n(Viewer::Spectator)), (first, spectator));
    assert_eq!(play.lines(Viewer::Spectator, Some(spectator)).1, []);
    let lines = |table: &Table| {
        let lines = table.play.as_ref().unwrap().lines(Viewer::Spectator, None).1;
        lines.into_iter().map(|line| (line.round, line.seat, line.event)).collect::<Vec<_>>()
    };
    assert_eq!(lines(&table), lines(&plain));
}

#[test]
fn a_table_continues_after_an_unknown_entry() {
    let (plain, mut log) = played(2);
    let seq = plain.seq + 1;
    let entry = serde_json::from_str(STRANGE[0]).unwrap();
    log.push(Stored { seq, at: 9, entry, audience: Viewers::NONE, course: None });
    let mut table = replay(log);
    assert_eq!(table.changed, 9);
    let game = &table.play.as_ref().unwrap().game;
    let seat = game.turn().actors().first().unwrap();
    let text = game.legal(seat).swap_remove(0).text;
    let made = fold_all(&mut table, [Entry::Move { seat, text, bot: false, gesture: None }], 10).unwrap();
    assert_eq!(made[0].seq, seq + 1);
}

/// The move that ends a round belongs to it, and the sentence that announces the next round comes first under its
/// heading. Incremental updates give the same lines as a full log.
#[test]
fn log_lines_belong_to_the_round_of_their_move() {
    for info in catalog::infos() {
        let (mut table, _) = started(row_of(info));
        let viewer = Viewer::Spectator;
        let lines = |table: &Table, since| table.play.as_ref().unwrap().lines(viewer, since);
        let (_, mut seen) = lines(&table, None);
        let mut dice: u64 = 1;
        loop {
            let Play { game, .. } = table.play.as_ref().unwrap();
            let Some(seat) = game.turn().actors().first().filter(|_| game.progress().round < 3) else {
                break;
            };
            let round = game.progress().round;
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mut legal = game.legal(seat);
            let choice = legal.swap_remove((dice >> 33) as usize % legal.len());
            let n = table.play.as_ref().unwrap().n(viewer);
            table.act(seat, &[AnyAction::from(&choice)], false, 2).unwrap();
            let (from, new) = lines(&table, Some(n));
            let first = new.first().is_none_or(|line| line.round == round || tells_round(line));
            assert!(first, "{}: {} in round {round}: {new:?}", info.id, choice.text);
            seen.retain(|line| line.n <= from);
            seen.extend(new);
        }
        assert_eq!(seen, lines(&table, None).1, "{}", info.id);
        assert!(seen.is_sorted_by_key(|line| line.round), "{}", info.id);
        for pair in seen.windows(2) {
            assert!(pair[0].round == pair[1].round || tells_round(&pair[1]), "{}: {:?}", info.id, pair[1]);
        }
        assert_eq!(
            seen.last().unwrap().round,
            table.play.as_ref().unwrap().game.progress().round,
            "{}",
            info.id
        );
    }
}

/// Whether a line names its round.
fn tells_round(line: &LogLine) -> bool {
    line.say.args.contains(&("round", engine::Arg::Number(line.round.into())))
}

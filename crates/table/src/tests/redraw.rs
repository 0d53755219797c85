//! Undo of a turn past chance, against bots only.

use std::sync::Arc;

use engine::{NoUndo, Record, Seat, Viewer};
use serde_json::json;

use super::{BuiltIn, row};
use crate::wire::Status;
use crate::{Back, Entry, Fault, Link, PersonId, Salt, Stored, StoredTable, Table, TableRow, With, fold_all};

const A: Seat = Seat(0);

struct Played {
    table: Table,
    log: Vec<Stored>,
    dice: u64,
}

fn person(n: u8) -> PersonId {
    format!("0190163d8694739b8f3c4b6e8a4f0a0{}", 2 + n).parse().unwrap()
}

impl Played {
    /// A game of a person with bots, or with another person on the last seat.
    fn begin(game: &str, seats: u8, other: Option<PersonId>) -> Played {
        let info = catalog::info(game).unwrap();
        let row = TableRow {
            game: info.id.to_owned(),
            options: catalog::normal(info, &json!({})).unwrap(),
            data: catalog::built_in(info.id).unwrap().hash().to_string(),
            rules_version: info.rules_version,
            seats,
            hot_seat: false,
            ..row()
        };
        let table = Table::new(row, Arc::new(BuiltIn));
        let mut played = Played { table, log: Vec::new(), dice: 5 };
        for seat in Seat::all(seats.into()) {
            let person = if seat == A { Some(person(0)) } else { other };
            played.fold(match person {
                Some(person) => Entry::Sat { seat, person, name: None, salt: None },
                None => Entry::Seated { seat, bot: "easy".to_owned() },
            });
        }
        played.fold(Entry::Started { salts: (0..seats).map(|n| Salt::new([n; 16])).collect() });
        played
    }

    fn fold(&mut self, entry: Entry) {
        self.log.extend(fold_all(&mut self.table, [entry], 1).unwrap());
    }

    /// Makes any move of an awaited seat.
    fn step(&mut self) -> bool {
        let game = &self.table.play.as_ref().unwrap().game;
        let Some(seat) = game.turn().actors().first() else { return false };
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mut legal = game.legal(seat);
        let text = legal.swap_remove((self.dice >> 33) as usize % legal.len()).text;
        let bot = self.table.seats[seat.index()].bot.is_some();
        self.fold(Entry::Move { seat, text, bot, gesture: None });
        true
    }

    /// Plays until the person could undo a turn only past chance.
    fn until_barred(&mut self) -> bool {
        while self.step() {
            let game = &self.table.play.as_ref().unwrap().game;
            let has_decided = game.decisions_to_turn(A).is_some();
            let barred = self.table.take_back(A, Back::Turn);
            if has_decided && matches!(barred, Err(Fault::NoUndo(NoUndo::Chance | NoUndo::Shown))) {
                return true;
            }
        }
        false
    }

    fn replayed(&self) -> Table {
        let entries = self.log.clone();
        let (row, status) = (self.table.row.clone(), self.table.status);
        let stored = StoredTable { row, entries, clocks: None, state: None, status, damage: None };
        Table::replay(&stored, Arc::new(BuiltIn)).unwrap()
    }
}

/// In every game, alone or against bots, the turn is undone, nothing else visible changes, and the log replays to the
/// same state.
#[test]
fn every_game_undoes_a_turn_past_chance() {
    for info in catalog::infos() {
        let mut played = Played::begin(info.id, info.seats_min.max(1) as u8, None);
        let mut redraws = 0;
        while redraws < 3 && played.until_barred() {
            let before = played.table.play.as_ref().unwrap().game.seq();
            let entry = played.table.take_back_anew(A).unwrap();
            assert!(matches!(entry, Entry::Redraw { number, .. } if number == redraws + 1), "{entry:?}");
            let news = played.table.news(Viewer::Seat(A), None, With::default(), 1).unwrap();
            assert!(news.position.undo.can || news.position.undo.anew, "the page offers it");
            played.fold(entry);
            redraws += 1;
            let game = &played.table.play.as_ref().unwrap().game;
            assert!(game.seq() < before && game.turn().actors().has(A), "{}", info.id);
            let again = played.replayed();
            let states = (again.play.as_ref().unwrap().game.state(), game.state());
            assert_eq!(states.0, states.1, "{}", info.id);
            // Plays the turn again before the next undo.
            played.step();
        }
        assert_eq!(redraws, 3, "{}", info.id);
        while played.step() {}
        assert_eq!(played.table.status, Status::Over);
        let result = played.table.result().unwrap();
        assert_eq!((result.redrawn[0], result.taken_back[0] >= 3), (3, true), "{}", info.id);
        let verified = played.table.verify().unwrap();
        let says = verified.checks.iter().any(|check| check.say == engine::Phrase::new("verify-redraws"));
        assert!(verified.holds && says, "{}: {:?}", info.id, verified.checks);
        let record: Record = played.table.record().unwrap().parse().unwrap();
        assert!(!record.redraws.is_empty() && record.is_proven().unwrap(), "{}", info.id);
        assert_eq!(played.replayed().result(), Some(result), "{}", info.id);
        assert!(!played.table.curve(None).unwrap().points.is_empty(), "{}", info.id);
    }
}

/// Redraws need a table of bots outside campaigns and lessons.
#[test]
fn chance_is_redrawn_only_against_bots() {
    let mut with_person = Played::begin("ilos", 2, Some(person(1)));
    assert!(with_person.until_barred());
    assert!(matches!(with_person.table.take_back_anew(A), Err(Fault::NoUndo(_))));
    let news = with_person.table.news(Viewer::Seat(A), None, With::default(), 1).unwrap();
    assert!(!news.position.undo.anew);
    let mut campaign = Played::begin("ilos", 2, None);
    campaign.fold(Entry::Campaign { campaign: Link::new([5; 16]) });
    assert!(campaign.until_barred());
    assert!(matches!(campaign.table.take_back_anew(A), Err(Fault::NoUndo(_))));
}

/// A regular undo draws no new chance.
#[test]
fn chance_is_not_redrawn_if_none_was_used() {
    let mut played = Played::begin("goa", 2, None);
    while played.table.take_back(A, Back::Turn).is_err() {
        assert!(played.step());
    }
    assert!(!matches!(played.table.take_back_anew(A).unwrap(), Entry::Redraw { .. }));
}

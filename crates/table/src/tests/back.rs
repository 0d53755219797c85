//! Gestures and undo: alone, past bots, with consent, and after a replay of the log.

use std::sync::Arc;

use catalog::AnyAction;
use engine::{NoUndo, Seat, Stop, Viewer};
use serde_json::json;

use super::{BuiltIn, row};
use crate::limits::TAKE_BACKS_MAX;
use crate::wire::TakeBackInfo;
use crate::{Asker, Back, Entry, Fault, PersonId, Salt, Stored, StoredTable, Table, TableRow, fold_all};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A running table with its log.
struct Played {
    table: Table,
    log: Vec<Stored>,
}

fn person(seat: Seat) -> PersonId {
    format!("0190163d8694739b8f3c4b6e8a4f0a0{}", 2 + seat.0).parse().unwrap()
}

fn row_of(game: &str) -> TableRow {
    let info = catalog::info(game).unwrap();
    TableRow {
        game: info.id.to_owned(),
        options: catalog::normal(info, &json!({})).unwrap(),
        data: catalog::built_in(info.id).unwrap().hash().to_string(),
        rules_version: info.rules_version,
        hot_seat: false,
        ..row()
    }
}

impl Played {
    /// A table for two: a person, and another or a bot.
    fn begin(game: &str, against_bot: bool) -> Played {
        let mut played = Played { table: Table::new(row_of(game), Arc::new(BuiltIn)), log: Vec::new() };
        played.fold(Entry::Sat { seat: A, person: person(A), name: None, salt: None });
        played.fold(match against_bot {
            true => Entry::Seated { seat: B, bot: "easy".to_owned() },
            false => Entry::Sat { seat: B, person: person(B), name: None, salt: None },
        });
        played.fold(Entry::Started { salts: vec![Salt::new([1; 16]), Salt::new([2; 16])] });
        played
    }

    fn fold(&mut self, entry: Entry) {
        self.log.extend(fold_all(&mut self.table, [entry], 1).unwrap());
    }

    fn fold_each(&mut self, entries: Result<Vec<Entry>, Fault>) {
        entries.unwrap().into_iter().for_each(|entry| self.fold(entry));
    }

    /// Makes the n-th legal move of the first awaited seat, and returns it.
    fn step(&mut self, n: usize) -> (Seat, String) {
        let game = &self.table.play.as_ref().unwrap().game;
        let seat = game.turn().actors().first().expect("the game is on");
        let mut legal = game.legal(seat);
        let text = legal.swap_remove(n % legal.len()).text;
        self.act(seat, &text);
        (seat, text)
    }

    fn act(&mut self, seat: Seat, text: &str) {
        let bot = self.table.seats[seat.index()].bot.is_some();
        self.fold(Entry::Move { seat, text: text.to_owned(), bot, gesture: None });
    }

    fn course(&self) -> u64 {
        self.table.play.as_ref().unwrap().game.course().value()
    }

    fn state(&self) -> serde_json::Value {
        self.table.play.as_ref().unwrap().game.state()
    }

    fn numbers(&self) -> [u32; 3] {
        let play = self.table.play.as_ref().unwrap();
        [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator].map(|viewer| play.n(viewer))
    }

    /// The same table replayed from its serialised log.
    fn reloaded(&self) -> Played {
        let entries = self.log.iter().map(|one| {
            let text = serde_json::to_string(&one.entry).unwrap();
            Stored { entry: serde_json::from_str(&text).unwrap(), ..one.clone() }
        });
        let stored = StoredTable {
            row: row_of(&self.table.row.game),
            entries: entries.collect(),
            clocks: None,
            state: None,
            status: self.table.status,
            damage: None,
        };
        let table = Table::replay(&stored, Arc::new(BuiltIn)).unwrap();
        let anew = Played { table, log: self.log.clone() };
        assert_eq!((anew.course(), anew.numbers()), (self.course(), self.numbers()));
        anew
    }

    /// Plays against a bot until it has answered a decision of the person without dice.
    fn answered() -> Played {
        let mut played = Played::begin("goa", true);
        for n in 0..400 {
            played.step(n / 2);
            let game = &played.table.play.as_ref().unwrap().game;
            let past = played.table.take_back(A, Back::Decision);
            if let (Err(NoUndo::Decided(B)), Ok(Entry::Undo { decisions: Some(2..), .. })) =
                (game.undoable(A), past)
            {
                return played;
            }
        }
        panic!("no such position");
    }
}

#[test]
fn a_gesture_equals_its_single_moves_and_is_one_undo_after_replay() {
    let (mut single, mut chained) = (Played::begin("maracaibo", false), Played::begin("maracaibo", false));
    let before = (chained.state(), chained.log.len());
    // In the set-up a card is planned, three are discarded and a career is chosen, all in secret.
    let mut moves = Vec::new();
    for _ in 0..4 {
        let (seat, text) = single.step(0);
        assert_eq!(seat, A);
        moves.push(AnyAction::Notation(text));
    }
    let (stored, came) = chained.table.act(A, &moves, false, 1).unwrap();
    assert_eq!((came.moves, came.stop.is_none()), (4, true));
    let first = stored[0].seq;
    let marked = |one: &Stored| matches!(one.entry, Entry::Move { gesture: Some(n), .. } if n == first);
    assert!(stored.iter().all(marked), "{stored:?}");
    chained.log.extend(stored);
    // Each viewer gets the same numbers as with single moves.
    assert_eq!((chained.course(), chained.numbers()), (single.course(), single.numbers()));
    let audiences =
        |played: &Played| played.log.iter().map(|one| (one.seq, one.audience)).collect::<Vec<_>>();
    assert_eq!(audiences(&chained), audiences(&single));

    let mut anew = chained.reloaded();
    for played in [&mut chained, &mut anew] {
        let after = played.state();
        let back = played.table.take_back(A, Back::Decision).unwrap();
        assert_eq!(back, Entry::Undo { seat: A, decisions: None, agreed: false });
        played.fold(back);
        assert_eq!(played.state(), before.0);
        // It also works after a restart in between.
        let mut later = played.reloaded();
        later.fold(later.table.put_back(A).unwrap());
        assert_eq!(later.state(), after);
        later.reloaded();
    }
}

#[test]
fn a_gesture_keeps_its_legal_prefix_and_fails_if_the_first_move_is_illegal() {
    let mut played = Played::begin("maracaibo", false);
    let plan = played.table.play.as_ref().unwrap().game.legal(A).swap_remove(0).text;
    let moves = [plan.as_str(), "castle", plan.as_str()].map(|text| AnyAction::Notation(text.to_owned()));
    let seq = played.table.seq;
    assert!(matches!(played.table.act(A, &moves[1..], false, 1), Err(Fault::Act(_))));
    assert_eq!(played.table.seq, seq);
    let (stored, came) = played.table.act(A, &moves, false, 1).unwrap();
    assert_eq!((stored.len(), came.moves), (1, 1));
    assert!(matches!(came.stop, Some(Stop::Refused(Fault::Act(_)))));
    played.log.extend(stored);
    played.reloaded();
}

#[test]
fn undo_at_a_table_repeats_the_answers_of_bots() {
    let mut played = Played::answered();
    let back = played.table.take_back(A, Back::Decision).unwrap();
    let Entry::Undo { decisions: Some(decisions), agreed: false, .. } = back else { panic!("{back:?}") };
    let (course, seq) = (played.course(), played.table.seq);
    let texts: Vec<(Seat, String)> = played
        .log
        .iter()
        .rev()
        .take(decisions as usize)
        .rev()
        .filter_map(|one| {
            if let Entry::Move { seat, text, .. } = &one.entry { Some((*seat, text.clone())) } else { None }
        })
        .collect();
    assert_eq!(texts.len(), decisions as usize);
    assert_eq!(texts[0].0, A);
    played.fold(back);
    assert_ne!(played.course(), course);
    let mut anew = played.reloaded();
    for played in [&mut played, &mut anew] {
        // The same move gets the same answers and leads to the same position.
        played.act(A, &texts[0].1);
        for (seat, text) in &texts[1..] {
            let play = played.table.play.as_ref().unwrap();
            assert_eq!((*seat, play.answer(B)), (B, Some(text.as_str())));
            played.act(B, text);
        }
        assert_eq!(played.course(), course);
        assert_eq!(played.table.taken_back, [1, 0]);
        assert!(played.table.seq > seq);
    }
}

#[test]
fn dice_and_other_people_prevent_undo() {
    // In a game against a bot, undo never passes dice.
    let mut played = Played::begin("goa", true);
    for n in 0..150 {
        played.step(n);
        if let Err(Fault::NoUndo(why)) = played.table.take_back(A, Back::Decision) {
            assert!(!matches!(why, NoUndo::Decided(_)), "only dice, secrets and the start prevent undo");
        }
    }
    // A seat that a person once held does not count as a bot, even if one stands in.
    let mut played = settled();
    let refused = |played: &Played| {
        let back = played.table.take_back(A, Back::Decision);
        assert!(matches!(back, Err(Fault::NoUndo(NoUndo::Decided(B)))), "{back:?}");
    };
    refused(&played);
    let why = crate::wire::Handed::Left;
    played.fold(Entry::Handed { seat: B, bot: "easy".to_owned(), why });
    refused(&played);
}

/// A table of two people at which the first cannot undo without consent.
fn settled() -> Played {
    let mut played = Played::begin("goa", false);
    loop {
        let game = &played.table.play.as_ref().unwrap().game;
        if game.decisions_to_last(A).is_some() && game.undoable(A) == Err(NoUndo::Decided(B)) {
            return played;
        }
        played.step(1);
    }
}

fn asked(played: &Played) -> Option<TakeBackInfo> {
    let mut infos = [A, B].map(|seat| {
        let asker = Asker { person: Some(person(seat)), ..Asker::default() };
        played.table.info(&asker).take_back
    });
    assert_eq!(infos[0], infos[1]);
    infos[0].take()
}

#[test]
fn undo_happens_when_the_others_consent() {
    let mut played = settled();
    let decisions = played.table.play.as_ref().unwrap().game.decisions_to_last(A).unwrap() as u32;
    assert!(matches!(played.table.answer(B, true), Err(Fault::NothingAsked)));
    played.fold_each(played.table.propose(A));
    assert_eq!(asked(&played), Some(TakeBackInfo { by: 0, awaited: vec![1] }));
    // A repeated request adds nothing, and the other seat's request has to wait.
    assert_eq!(played.table.propose(A).unwrap(), []);
    assert!(
        matches!(played.table.answer(A, true), Err(Fault::NothingAsked)),
        "one does not agree with oneself"
    );
    let mut played = played.reloaded();
    let entries = played.table.answer(B, true).unwrap();
    let back = Entry::Undo { seat: A, decisions: Some(decisions), agreed: true };
    assert_eq!(entries, [Entry::TakeBackAnswered { seat: B, agrees: true }, back]);
    let before = played.table.play.as_ref().unwrap().move_count();
    played.fold_each(Ok(entries));
    assert!(played.table.play.as_ref().unwrap().move_count() < before);
    assert_eq!((asked(&played), &played.table.taken_back[..]), (None, &[1, 0][..]));
    assert_eq!(played.table.notices.last().unwrap().say.id, "notice-take-back-agreed");
    played.reloaded();
}

#[test]
fn an_undo_request_ends_when_declined_withdrawn_or_followed_by_a_move() {
    let mut played = settled();
    for seat in [B, A] {
        played.fold_each(played.table.propose(A));
        played.fold_each(played.table.answer(seat, false));
        assert_eq!(asked(&played), None);
        assert!(matches!(played.table.answer(B, true), Err(Fault::NothingAsked)));
    }
    played.fold_each(played.table.propose(A));
    played.step(0);
    assert_eq!(asked(&played), None);
    let mut played = settled();
    played.fold_each(played.table.propose(A));
    played.fold(Entry::Handed { seat: B, bot: "easy".to_owned(), why: crate::wire::Handed::Left });
    assert_eq!(asked(&played), None);
}

#[test]
fn bots_do_not_consent_to_undoing_dice() {
    let mut played = Played::begin("goa", true);
    for n in 0..150 {
        played.step(n);
        let alone = played.table.take_back(A, Back::Decision);
        let asking = played.table.propose(A);
        assert_eq!(alone.is_ok(), asking.is_ok());
    }
}

#[test]
fn undo_and_redo_are_limited() {
    let mut played = Played::begin("maracaibo", false);
    let before = played.log.len();
    played.step(0);
    let mut often = 0;
    while let Ok(back) = played.table.take_back(A, Back::Decision) {
        played.fold(back);
        often += 1;
        let Ok(forth) = played.table.put_back(A) else { break };
        played.fold(forth);
        often += 1;
    }
    assert_eq!(often, TAKE_BACKS_MAX);
    assert_eq!(played.log.len(), before + 1 + often as usize);
    assert!(matches!(played.table.propose(A), Err(Fault::TakenBackOften)));
    assert_eq!(Fault::TakenBackOften.problem().reason.id, "problem-taken-back-often");
}

//! Undo past chance: chance is drawn again, and every replay repeats the new draws.

use super::play::start;
use super::toy::{Action, Plant, Toy};
use crate::fair::{self, Secret};
use crate::{Damage, Game as _, Match, NoUndo, Record, Seat, Seed, Start};

const A: Seat = Seat(0);

fn begin(seed: Seed) -> Match<Toy> {
    Match::new(start(2, seed, Plant::None)).unwrap()
}

/// Draws, or plays the first legal move, until seat A has moved the dice.
fn until_chance(game: &mut Match<Toy>) {
    loop {
        let seat = game.state().turn().actors().first().expect("the game goes on");
        let legal = game.legal(seat);
        let action = *legal.iter().find(|action| **action == Action::Draw).unwrap_or(&legal[0]);
        let before = game.seq();
        game.act(seat, action).unwrap();
        if seat == A && game.moves()[before..].iter().any(|one| one.chance) {
            return;
        }
    }
}

/// The state without its dice: the drawn cards.
fn drawn(game: &Match<Toy>) -> String {
    format!("{:?}", game.state().view(crate::Viewer::Everybody))
}

#[test]
fn a_redraw_draws_again() {
    let mut game = begin(Seed::from(1));
    until_chance(&mut game);
    assert_eq!(game.undo(A), Err(NoUndo::Chance));
    let decisions = game.decisions_to_turn(A).unwrap();
    let again: Vec<Action> = game.moves()[game.seq() - decisions..]
        .iter()
        .filter(|one| !one.forced)
        .map(|one| one.action)
        .collect();
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut copy = game.clone();
        copy.take_back_anew(A, decisions, 1, Seed::from(seed)).unwrap();
        assert!(!copy.redoable(A));
        copy.act(A, again[0]).unwrap();
        others.insert(drawn(&copy));
    }
    assert!(others.len() > 1, "the same card comes every time");
}

#[test]
fn redraws_survive_later_undos() {
    let mut game = begin(Seed::from(1));
    until_chance(&mut game);
    let decisions = game.decisions_to_turn(A).unwrap();
    game.take_back_anew(A, decisions, 1, Seed::from(7)).unwrap();
    let at = game.seq();
    let fresh = game.state().dice().clone();
    // A later undo by consent, further back, keeps the redraw.
    if let Some(more) = game.decisions_to_last(Seat(1)) {
        game.take_back(Seat(1), more).unwrap();
        assert!(game.seq() < at);
    }
    assert!(game.state().dice().same_stream(&fresh));
    assert_eq!(game.redraws().len(), 1);
    assert_eq!(game.redraws()[0].at, game.seq());
    // A second redraw replaces the first.
    until_chance(&mut game);
    let decisions = game.decisions_to_turn(A).unwrap();
    game.take_back_anew(A, decisions, 2, Seed::from(8)).unwrap();
    assert!(!game.state().dice().same_stream(&fresh));
    // Earlier positions use the redraws made until then.
    let now = game.redraws().to_vec();
    for seq in 0..=game.seq() {
        let then = game.at(seq);
        assert!(then.redraws().iter().all(|one| one.at <= seq && now.contains(one)));
    }
}

#[test]
fn a_record_contains_and_proves_redraws() {
    let (secret, salts) = (Secret([9; 32]), [b"one".as_slice(), b"two"]);
    let mut game = begin(fair::seed(&secret, &salts));
    until_chance(&mut game);
    let decisions = game.decisions_to_turn(A).unwrap();
    game.take_back_anew(A, decisions, 1, fair::redraw(&secret, &salts, 1)).unwrap();
    until_chance(&mut game);
    let proof = |game: &Match<Toy>| {
        let salts = salts.iter().map(|salt| salt.to_vec()).collect();
        Record::of(game).with_proof("t-1", secret, salts).to_string()
    };
    let text = proof(&game);
    let record: Record = text.parse().unwrap();
    assert_eq!((record.to_string(), record.redraws.len()), (text.clone(), 1));
    assert_eq!(record.is_proven(), Ok(true));
    assert_eq!(record.play::<Toy>().unwrap().state(), game.state());
    // The undo includes the chance of the seat's own choice.
    let decisions = game.decisions_to_turn(A).unwrap();
    game.take_back_anew(A, decisions, 2, Seed::from(3)).unwrap();
    until_chance(&mut game);
    let forged: Record = proof(&game).parse().unwrap();
    assert!(matches!(forged.is_proven().unwrap_err().what, Damage::Proof(_)));
    // The record of a running game does not reveal future chance.
    let hidden = Record::of(&game).with_commitment("t-1", &fair::commitment("t-1", &secret));
    assert!(hidden.redraws.is_empty());
    assert!(matches!(game.start(), Start::Seed { .. }));
}

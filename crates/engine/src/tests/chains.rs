//! Gestures: chains of moves, where they stop, and their undo.

use super::play::start;
use super::toy::{Action, Plant, Toy};
use crate::{ActError, Came, Game, Match, NoUndo, Seat, Seats, Seed, Stop};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn begin() -> Match<Toy> {
    Match::new(start(2, Seed::from(1), Plant::None)).unwrap()
}

fn act(game: &mut Match<Toy>, seat: Seat, text: &str) {
    let action = game.read(seat, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.act(seat, action).unwrap_or_else(|error| panic!("{text}: {error:?}"));
}

fn came(moves: usize, stop: Option<Stop>) -> Result<Came, ActError> {
    Ok(Came { moves, stop })
}

/// Two cards that a seat can show, one after the other.
fn shows(game: &Match<Toy>, seat: Seat) -> [Action; 2] {
    let cards: Vec<Action> =
        game.legal(seat).into_iter().filter(|action| matches!(action, Action::Show { .. })).collect();
    match cards[..] {
        [only] => [only, only],
        [one, two, ..] => [one, two],
        [] => panic!("a hidden card"),
    }
}

#[test]
fn a_chain_equals_single_moves_with_one_undo() {
    let mut game = begin();
    let before = game.clone();
    let [one, two] = shows(&game, A);
    let mut single = game.clone();
    single.act(A, one).unwrap();
    single.act(A, two).unwrap();
    assert_eq!(game.chain(A, &[one, two]), came(2, None));
    assert_eq!((game.state(), game.course()), (single.state(), single.course()));
    let gestures: Vec<_> = game.moves().iter().map(|one| one.gesture).collect();
    assert_eq!(gestures, [Some(1), Some(1)]);
    game.undo(A).unwrap();
    assert_eq!((game.state(), game.course(), game.seq()), (before.state(), before.course(), 0));
    game.redo(A).unwrap();
    assert_eq!((game.state(), game.course(), game.seq()), (single.state(), single.course(), 2));
    assert_eq!(game.redo(A), Err(NoUndo::NothingUndone));
    // Separate moves are undone one by one.
    single.undo(A).unwrap();
    assert_eq!(single.seq(), 1);
}

#[test]
fn two_gestures_in_a_row_are_two() {
    let mut game = begin();
    let [one, two] = shows(&game, A);
    game.chain(A, &[one]).unwrap();
    game.chain(A, &[two]).unwrap();
    game.undo(A).unwrap();
    assert_eq!(game.seq(), 1);
    game.undo(A).unwrap();
    assert_eq!(game.seq(), 0);
    game.redo(A).unwrap();
    assert_eq!(game.seq(), 1);
}

#[test]
fn a_chain_stops_at_chance_and_limits_undo() {
    let mut game = begin();
    let [one, _] = shows(&game, A);
    assert_eq!(game.chain(A, &[Action::Draw, one]), came(1, Some(Stop::Chance)));
    assert_eq!(game.undo(A), Err(NoUndo::Chance));
    // The moves after the draw form a gesture of their own and are undone alone.
    let seq = game.seq();
    let [one, _] = shows(&game, A);
    assert_eq!(game.chain(A, &[one]), came(1, None));
    game.undo(A).unwrap();
    assert_eq!(game.seq(), seq);
}

#[test]
fn a_chain_stops_where_another_decides() {
    let mut game = begin();
    let [one, two] = shows(&game, A);
    assert_eq!(game.chain(A, &[one, two, Action::Pass]), came(2, Some(Stop::Other)));
    assert_eq!(game.state().turn().actors(), Seats::one(B));
    assert_eq!(game.chain(A, &[Action::Pass]), Err(ActError::NotAwaited(Seats::one(B))));
}

#[test]
fn a_chain_stops_at_the_first_illegal_move() {
    let mut game = begin();
    let [one, _] = shows(&game, A);
    let Came { moves, stop } = game.chain(A, &[one, Action::Claim, Action::Pass]).unwrap();
    assert!(matches!((moves, stop), (1, Some(Stop::Refused(ActError::Illegal(_))))));
    assert_eq!(game.seq(), 1);
    let mut other = begin();
    assert!(matches!(other.chain(A, &[Action::Claim, one]), Err(ActError::Illegal(_))));
    assert_eq!(other.seq(), 0);
}

#[test]
fn a_secret_chain_continues_within_a_simultaneous_turn() {
    let mut game = begin();
    act(&mut game, A, "pass");
    act(&mut game, B, "pass");
    let list = [Action::Keep, Action::Stake { coins: 1 }];
    assert_eq!(game.chain(B, &list), came(2, None));
    // The gesture can be undone although the other seat has chosen since.
    act(&mut game, A, "keep all");
    game.undo(B).unwrap();
    assert_eq!(game.moves().last().unwrap().text, "keep all");
    game.redo(B).unwrap();
    // The last player shows everything, so no part of the next turn is made unseen.
    let last = [Action::Stake { coins: 0 }, Action::Pass];
    assert_eq!(game.chain(A, &last), came(1, Some(Stop::Other)));
}

#[test]
fn forced_moves_count_as_part_of_a_gesture() {
    let mut game = begin();
    act(&mut game, A, "pass");
    act(&mut game, B, "pass");
    act(&mut game, B, "keep all");
    act(&mut game, B, "stake 0");
    let offer = game.legal(A).into_iter().find(|action| matches!(action, Action::Offer { .. })).unwrap();
    let list = [offer, Action::Stake { coins: 0 }, Action::Claim, Action::Pass];
    // The only offer wins, and claiming is forced.
    assert_eq!(game.chain(A, &list), came(3, Some(Stop::Other)), "the offers were shown");
    assert!(game.moves().iter().any(|one| one.forced && one.text == "claim"));
}

#[test]
fn undo_passes_yielding_seats() {
    let mut game = begin();
    let before = game.clone();
    act(&mut game, A, "pass");
    let [one, two] = shows(&game, B);
    game.chain(B, &[one, two]).unwrap();
    // The other seat has chosen in the offers too.
    act(&mut game, B, "keep all");
    assert_eq!(game.undoable(A), Err(NoUndo::Decided(B)));
    assert_eq!(game.undoable_past(A, Seats::one(B)), Ok(4));
    game.take_back(A, 4).unwrap();
    assert_eq!((game.state(), game.course()), (before.state(), before.course()));
    assert!(game.redoable(A) && !game.redoable(B));
    game.redo(A).unwrap();
    assert_eq!(game.seq(), 1);
}

#[test]
fn dice_stop_undo_past_yielding_seats_too() {
    let mut game = begin();
    let [one, _] = shows(&game, A);
    act(&mut game, A, "draw");
    game.act(A, one).unwrap();
    act(&mut game, B, "pass");
    assert_eq!(game.undoable_past(A, Seats::one(B)), Ok(2));
    game.take_back(A, 2).unwrap();
    assert_eq!(game.undoable_past(A, Seats::one(B)), Err(NoUndo::Chance));
    // With consent the undo succeeds, and the same cards are drawn again.
    let drawn = game.clone();
    assert_eq!(game.decisions_to_last(A), Some(1));
    game.take_back(A, 1).unwrap();
    assert_eq!(game.seq(), 0);
    act(&mut game, A, "draw");
    assert_eq!(game.state(), drawn.state());
    assert_eq!(game.take_back(A, 99), Err(NoUndo::Nothing));
    assert_eq!(game.take_back(A, 0), Err(NoUndo::Nothing));
}

//! Matches: undo, redo, restart, previews, history, and the speed of replays.

use std::time::{Duration, Instant};

use super::play::{random_match, start};
use super::toy::{Action, Event, Options, Plant, Step, Toy};
use crate::{
    ActError, Game, Journal, Match, NoUndo, Notes, ReplayError, Seat, Seats, Seed, Silent, Start, Told, Turn,
    Viewer,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn begin(seats: usize) -> Match<Toy> {
    Match::new(start(seats, Seed::from(1), Plant::None)).unwrap()
}

fn with(plant: Plant) -> Match<Toy> {
    Match::new(start(2, Seed::from(1), plant)).unwrap()
}

fn act(game: &mut Match<Toy>, seat: Seat, text: &str) {
    let action = game.read(seat, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.act(seat, action).unwrap_or_else(|error| panic!("{text}: {error:?}"));
}

/// A match in which both seats have passed and offers are open.
fn offers() -> Match<Toy> {
    let mut game = begin(2);
    act(&mut game, A, "pass");
    act(&mut game, B, "pass");
    assert_eq!(game.state().turn(), Turn::Several(Seats::all(2)));
    game
}

/// The notation of the first card a seat can show.
fn show(game: &Match<Toy>, seat: Seat) -> String {
    let shows = |action: &&Action| matches!(action, Action::Show { .. });
    game.text(seat, *game.legal(seat).iter().find(shows).expect("a hidden card"))
}

fn texts(game: &Match<Toy>) -> Vec<(u8, &str)> {
    game.moves().iter().map(|one| (one.seat.0, one.text.as_str())).collect()
}

#[test]
fn a_decision_can_be_undone_and_redone() {
    let mut game = begin(2);
    let before = game.clone();
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    let after = game.clone();
    assert_eq!(game.undoable(A), Ok(0));
    game.undo(A).unwrap();
    assert_eq!((game.state(), game.course(), game.seq()), (before.state(), before.course(), 0));
    assert!(game.redoable(A) && !game.redoable(B));
    game.redo(A).unwrap();
    assert_eq!((game.state(), game.course(), game.seq()), (after.state(), after.course(), 1));
    assert!(!game.redoable(A));
    assert_eq!(game.redo(A), Err(NoUndo::NothingUndone));
}

#[test]
fn undo_needs_an_own_decision() {
    let mut game = begin(2);
    assert_eq!(game.undo(A), Err(NoUndo::Nothing));
    assert_eq!(game.undo(Seat(99)), Err(NoUndo::Nothing));
    assert_eq!(game.redo(Seat(99)), Err(NoUndo::NothingUndone));
    assert_eq!(game.restart(B), Err(NoUndo::Nothing));
}

#[test]
fn undo_stops_at_chance() {
    let mut game = begin(2);
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    act(&mut game, A, "draw");
    assert_eq!(game.undo(A), Err(NoUndo::Chance));
    let mut game = begin(2);
    act(&mut game, A, "gamble");
    assert_eq!(game.undo(A), Err(NoUndo::Chance));
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    game.undo(A).unwrap();
    assert_eq!(game.undo(A), Err(NoUndo::Chance));
}

#[test]
fn undo_stops_at_answers_of_others() {
    let mut game = begin(2);
    act(&mut game, A, "pass");
    // The other seat is awaited but has not decided yet.
    game.undo(A).unwrap();
    game.redo(A).unwrap();
    assert_eq!(game.undoable(B), Err(NoUndo::Decided(A)));
    let shown = show(&game, B);
    act(&mut game, B, &shown);
    assert_eq!(game.undo(A), Err(NoUndo::Decided(B)));
}

#[test]
fn a_different_move_ends_redo() {
    let mut game = begin(2);
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    game.undo(A).unwrap();
    // A rejected move does not end the possibility of redo.
    let absent = (0..5).find(|kind| !game.state().market.contains(kind)).unwrap();
    assert!(matches!(game.act(A, Action::Take { kind: absent }), Err(ActError::Illegal(_))));
    assert!(game.redoable(A));
    act(&mut game, A, "pass");
    assert!(!game.redoable(A));
    assert_eq!(game.redo(A), Err(NoUndo::NothingUndone));
}

/// Two seats undo one after the other. Each can redo in reverse order only.
#[test]
fn two_seats_undo_and_redo() {
    let mut game = begin(2);
    act(&mut game, A, "pass");
    let shown = show(&game, B);
    act(&mut game, B, &shown);
    let after = game.clone();
    game.undo(B).unwrap();
    game.undo(A).unwrap();
    assert!(!game.redoable(B), "it is not this seat's turn");
    assert_eq!(game.redo(B), Err(NoUndo::NothingUndone));
    game.redo(A).unwrap();
    assert!(game.redoable(B), "asking too early has lost nothing");
    game.redo(B).unwrap();
    assert_eq!((game.state(), game.course()), (after.state(), after.course()));
}

#[test]
fn a_restart_undoes_exactly_the_turn() {
    let mut game = begin(2);
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    let after = game.clone();
    game.restart(A).unwrap();
    assert_eq!(game.seq(), 0);
    game.redo(A).unwrap();
    game.redo(A).unwrap();
    assert_eq!(game.state(), after.state());
    // The restart undoes only the second decision, because chance precedes it.
    let mut game = begin(2);
    act(&mut game, A, "gamble");
    let shown = show(&game, A);
    act(&mut game, A, &shown);
    game.restart(A).unwrap();
    assert_eq!(texts(&game), [(0, "gamble")]);
    assert_eq!(game.restart(A), Err(NoUndo::Chance));
}

/// The last seat's pass opens the offers. A restart in the offers does not undo it.
#[test]
fn a_restart_stops_where_the_turn_changed() {
    let mut game = offers();
    act(&mut game, B, "keep all");
    act(&mut game, B, "stake 1");
    game.restart(B).unwrap();
    assert_eq!(texts(&game), [(0, "pass"), (1, "pass")]);
    game.restart(B).unwrap();
    assert_eq!(texts(&game), [(0, "pass")]);
}

#[test]
fn a_secret_choice_can_be_changed_while_others_have_chosen() {
    let mut game = offers();
    act(&mut game, A, "keep all");
    act(&mut game, A, "stake 2");
    act(&mut game, B, "keep all");
    assert_eq!(game.undoable(A), Ok(3));
    game.undo(A).unwrap();
    game.undo(A).unwrap();
    assert_eq!(texts(&game), [(0, "pass"), (1, "pass"), (1, "keep all")]);
    assert_eq!(game.state().turn(), Turn::Several(Seats::all(2)));
    // The other seat's choice did not end the possibility of redo.
    act(&mut game, B, "stake 0");
    assert!(game.redoable(A));
    game.redo(A).unwrap();
    act(&mut game, A, "stake 1");
    assert!(matches!(game.state().turn(), Turn::One(_)));
    assert_eq!(game.undo(A), Err(NoUndo::Shown));
}

/// Moves before a simultaneous turn are final once another seat has chosen in it.
#[test]
fn undo_stops_at_secret_choices() {
    let mut game = offers();
    assert_eq!(game.undoable(B), Ok(1));
    act(&mut game, A, "keep all");
    assert_eq!(game.undo(B), Err(NoUndo::Decided(A)));
    game.undo(A).unwrap();
    assert_eq!(game.undoable(B), Ok(1));
}

#[test]
fn undo_stops_at_revealed_information() {
    let mut game = with(Plant::Encore);
    act(&mut game, A, "pass");
    act(&mut game, B, "pass");
    for seat in [A, B] {
        act(&mut game, seat, "keep all");
        act(&mut game, seat, "stake 1");
    }
    // The last seat is asked at once, alone: its first choice has been revealed.
    assert_eq!(game.state().turn(), Turn::Several(Seats::one(B)));
    assert_eq!(game.undo(B), Err(NoUndo::Shown));
    assert_eq!(game.undo(A), Err(NoUndo::Shown));
    act(&mut game, B, "keep all");
    game.undo(B).unwrap();
    assert_eq!(game.undo(B), Err(NoUndo::Shown));
}

/// A state in which a simultaneous turn brings forced moves, after an open decision.
#[test]
fn undo_includes_the_forced_moves_after_a_decision() {
    let mut state = with(Plant::ForcedTells).state().clone();
    // Seat 0 has cards of one kind and no coins, so it has no choice in the offers.
    let kind = (0..5).find(|&kind| state.hands[0].cards[kind] > 0).unwrap();
    for other in (0..5).filter(|&other| other != kind) {
        state.bag[other] += std::mem::take(&mut state.hands[0].cards[other]);
    }
    state.bank += std::mem::take(&mut state.hands[0].coins);
    state.step = Step::Act { seat: B, left: 2 };
    state.audit().unwrap();
    let mut game = Match::new(Start::State(Box::new(state.clone()))).unwrap();
    act(&mut game, B, "pass");
    assert_eq!(texts(&game), [(1, "pass"), (0, format!("offer K{kind}").as_str()), (0, "stake 0")]);
    assert!(game.moves()[1].forced && game.moves()[2].forced);
    let after = game.clone();
    game.undo(B).unwrap();
    assert_eq!((game.seq(), game.state()), (0, &state));
    game.redo(B).unwrap();
    assert_eq!((game.state(), game.course()), (after.state(), after.course()));
    // The undo of a secret choice leaves the other seats' choices in place.
    let card = game.text(B, game.legal(B)[0]);
    act(&mut game, B, &card);
    game.undo(B).unwrap();
    assert_eq!((game.state(), game.course()), (after.state(), after.course()));
}

#[test]
fn forced_moves_are_played_and_stepped_over() {
    let mut game = offers();
    let card = game.text(A, *game.legal(A).last().unwrap());
    act(&mut game, A, &card);
    act(&mut game, A, "stake 0");
    act(&mut game, B, "keep all");
    let made = game.act(B, Action::Stake { coins: 0 }).unwrap();
    assert_eq!(made, 2, "the claim is forced");
    let last = game.moves().last().unwrap();
    assert!(last.forced && last.text == "claim" && last.seat == A);
    assert!(matches!(game.state().step, Step::Act { .. }));
}

/// The only remaining moves are a last card and a forced pass: both are undone together.
#[test]
fn undo_skips_own_forced_moves() {
    let mut state = begin(2).state().clone();
    for kind in 0..5 {
        state.discard[kind] += std::mem::take(&mut state.bag[kind]);
    }
    for kind in std::mem::take(&mut state.market) {
        state.discard[usize::from(kind)] += 1;
    }
    state.bank += std::mem::take(&mut state.hands[0].coins);
    state.hands[0].known = state.hands[0].cards;
    let kind = state.hands[0].cards.iter().position(|&n| n > 0).unwrap();
    state.hands[0].known[kind] -= 1;
    state.audit().unwrap();
    let mut game = Match::new(Start::State(Box::new(state.clone()))).unwrap();
    act(&mut game, A, &format!("show K{kind}"));
    assert_eq!(texts(&game)[1], (0, "pass"));
    assert!(game.moves()[1].forced && game.state().turn() == Turn::One(B));
    assert_eq!(game.undoable(A), Ok(0));
    game.undo(A).unwrap();
    assert_eq!((game.seq(), game.state()), (0, &state));
    game.redo(A).unwrap();
    assert_eq!(game.seq(), 2);
}

#[test]
fn a_preview_stops_at_chance() {
    let game = begin(2);
    let preview = game.preview(A, Action::Gamble).unwrap();
    assert!(preview.events.is_empty() && preview.view.is_none());
    let kind = game.state().market[0];
    let preview = game.preview(A, Action::Take { kind }).unwrap();
    assert_eq!(preview.events, [Event::Took { seat: A, kind }]);
    let mut after = game.state().clone();
    after.apply(A, Action::Take { kind }, &mut Silent);
    assert_eq!(preview.view, Some(after.view(Viewer::Seat(A))));
    assert_eq!(game.seq(), 0);
    assert!(game.preview(B, Action::Pass).is_err());
    assert!(game.preview(A, Action::Claim).is_err());
}

/// The last seat would see the choices of the others: a preview shows neither them nor invented ones.
#[test]
fn a_preview_stops_before_secret_choices_are_shown() {
    let mut game = offers();
    act(&mut game, A, "keep all");
    act(&mut game, A, "stake 2");
    let preview = game.preview(B, Action::Keep).unwrap();
    assert!(preview.view.is_some());
    act(&mut game, B, "keep all");
    let preview = game.preview(B, Action::Stake { coins: 0 }).unwrap();
    assert!(preview.events.is_empty() && preview.view.is_none(), "{preview:?}");
}

#[test]
fn each_viewer_gets_its_own_events() {
    let mut game = begin(2);
    act(&mut game, A, "draw");
    let drew = |viewer| game.events(viewer, 0).map(|(at, event)| (at, event.clone())).collect::<Vec<_>>();
    let own = drew(Viewer::Seat(A));
    assert!(matches!(own[..], [(1, Event::Drew { seat: A, .. })]), "{own:?}");
    assert_eq!(drew(Viewer::Everybody), own);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(drew(viewer), [(1, Event::DrewSomething { seat: A })]);
    }
    assert_eq!(game.events(Viewer::Seat(A), 1).count(), 0);
    assert_eq!(game.events(Viewer::Seat(A), 99).count(), 0);
}

#[test]
fn a_journal_keeps_audiences() {
    let mut notes = Notes::default();
    notes.note(1);
    notes.tell(Seats::one(A).with(Seat(2)), 2, None);
    notes.whisper(B, 3, Some(4));
    let heard = |viewer| notes.0.iter().filter_map(|told| told.seen_by(viewer)).copied().collect::<Vec<_>>();
    assert_eq!(heard(Viewer::Seat(A)), [1, 2, 4]);
    assert_eq!(heard(Viewer::Seat(B)), [1, 3]);
    assert_eq!(heard(Viewer::Seat(Seat(2))), [1, 2, 4]);
    assert_eq!(heard(Viewer::Spectator), [1, 4]);
    assert_eq!(heard(Viewer::Everybody), [1, 2, 3]);
    assert_eq!(serde_json::to_string(&Told::All(1)).unwrap(), r#"{"All":1}"#);
}

#[test]
fn every_earlier_position_can_be_restored() {
    let game = random_match(3, 9, usize::MAX);
    for seq in [0, 1, game.seq() / 2, game.seq()] {
        let then = game.at(seq);
        assert_eq!(then.seq(), seq);
        assert_eq!(then.moves().last().map(|one| one.tag), game.moves()[..seq].last().map(|one| one.tag));
    }
    assert_eq!(game.at(usize::MAX).state(), game.state());
    assert_eq!(game.at(game.seq()).course(), game.course());
}

#[test]
fn a_replay_error_names_the_move() {
    let game = random_match(2, 4, usize::MAX);
    let mut moves: Vec<_> = game.moves().iter().map(|one| (one.seat, one.action)).collect();
    let again = Match::replay(game.start().clone(), moves.clone()).unwrap();
    assert_eq!(again.state(), game.state());
    moves[5].1 = Action::Claim;
    let error = Match::replay(game.start().clone(), moves).unwrap_err();
    assert!(matches!(error, ReplayError::Move { at: 5, .. }), "{error:?}");
    let error = Match::replay(start(7, Seed::from(1), Plant::None), []).unwrap_err();
    assert!(matches!(error, ReplayError::Setup(_)), "{error:?}");
}

#[test]
fn errors_have_kinds_and_words() {
    let mut game = begin(2);
    assert_eq!(game.act(Seat(9), Action::Pass), Err(ActError::NoSeat(Seat(9))));
    assert_eq!(game.act(B, Action::Pass), Err(ActError::NotAwaited(Seats::one(A))));
    assert!(matches!(game.read(A, "dance"), Err(ActError::Unreadable(_))));
    assert_eq!(game.read(A, "  PASS "), Ok(Action::Pass));
    let over = random_match(2, 1, usize::MAX);
    assert_eq!(over.clone().act(A, Action::Pass), Err(ActError::Over));
    assert!(over.legal(A).is_empty() && over.refusals(A).is_empty());
    for refusal in game.refusals(A) {
        assert!(!game.legal(A).contains(&refusal.action));
        assert!(refusal.illegal.clause.starts_with("TY-"));
    }
    assert!(!game.refusals(A).is_empty());
}

/// Checks and applies 1,000 moves in under 10 ms, in every build profile because the game is small. Counts the best of
/// several attempts, because the machine may be busy.
#[test]
fn a_thousand_moves_replay_within_ten_milliseconds() {
    let data = random_match(4, 1, 0).state().data();
    let games: Vec<Match<Toy>> = (0..12)
        .map(|seed| {
            let options = Options { plant: Plant::None, rounds: 8 };
            let mut game: Match<Toy> =
                Match::new(Start::Seed { seed: Seed::from(seed), seats: 4, options, data }).unwrap();
            while let Some(seat) = game.state().turn().actors().first() {
                let action = *game.legal(seat).last().unwrap();
                game.act(seat, action).unwrap();
            }
            game
        })
        .collect();
    let moves: usize = games.iter().map(Match::seq).sum();
    assert!(moves >= 1000, "{moves}");
    let best = (0..15).map(|_| {
        let began = Instant::now();
        for game in &games {
            let again =
                Match::replay(game.start().clone(), game.moves().iter().map(|one| (one.seat, one.action)));
            assert_eq!(again.unwrap().course(), game.course());
        }
        began.elapsed()
    });
    let per_thousand = best.min().unwrap_or_default().mul_f64(1000.0 / moves as f64);
    assert!(per_thousand < Duration::from_millis(10), "{per_thousand:?} for 1,000 moves");
}

//! Plays a game by a tape of bytes, for fuzzing and for property tests, which can shrink the tape.

use crate::{Dice, Game, Match, Seat, Seed, Start, Viewer};

use super::history::{illegal, take_back};
use super::law::hold;
use super::panics::guard;
use super::position::{over, position, shown};
use super::secrecy::{plays_on, redeals, simultaneous};
use super::serial::survives;
use super::{Fault, Flaw, Law, Report};

/// Bytes from this value on stand for operations other than moves.
const OPERATIONS: u8 = 0xF0;

/// Plays a game by a tape: each byte chooses a legal action of the next seat (two bytes if there are many). Bytes
/// from `0xF0` on are other operations: an undo, a redeal, a serialised state. The laws of the kit are asserted on the
/// way. The game stops at the end of the tape.
///
/// # Panics
///
/// With a [`Fault`] if a law is violated.
pub fn replay_tape<G: Game>(game: Start<G>, tape: &[u8]) -> Match<G> {
    let mut at = 0;
    match played(game, tape, &mut at) {
        Ok(game) => game,
        Err((seats, options, Flaw { law, what })) => {
            let fault = Fault { game: G::INFO.id, seats, options, seed: 0, at, law, what };
            panic!("tape {tape:?}: {fault}")
        }
    }
}

fn played<G: Game>(start: Start<G>, tape: &[u8], at: &mut usize) -> Result<Match<G>, (usize, String, Flaw)> {
    let mut game =
        guard(Law::Setup, || Match::new(start).map_err(|error| Flaw::new(Law::Setup, error.to_string())))
            .map_err(|flaw| (0, String::new(), flaw))?;
    let result = follow(&mut game, tape, at);
    let options = serde_json::to_string(&game.state().options()).unwrap_or_default();
    result.map_err(|flaw| (game.seats(), options, flaw))?;
    Ok(game)
}

fn follow<G: Game>(game: &mut Match<G>, tape: &[u8], at: &mut usize) -> Result<(), Flaw> {
    let mut dice = Dice::new(Seed::from(tape.len() as u64), "tape");
    let mut bytes = tape.iter().copied();
    position(game.state())?;
    while let Some(byte) = bytes.next() {
        *at = game.seq();
        if game.state().turn().is_over() {
            guard(Law::Outcome, || over(game.state()))?;
            return guard(Law::Outcome, || shown(game.state()));
        }
        hold!(Law::Ends, game.seq() < G::INFO.decisions_max, "not over after {} moves", game.seq());
        if byte >= OPERATIONS {
            operation(game, byte - OPERATIONS, bytes.next().unwrap_or(0), &mut dice)?;
            continue;
        }
        // The tape chooses the next awaited seat.
        let actors: Vec<Seat> = game.state().turn().actors().iter().collect();
        let seat = actors[usize::from(byte) % actors.len()];
        let legal = guard(Law::Legal, || Ok(game.legal(seat)))?;
        hold!(Law::Awaited, !legal.is_empty(), "seat {seat} is awaited and has no legal action");
        let mut choice = usize::from(byte) / actors.len();
        if legal.len() * actors.len() > usize::from(OPERATIONS) {
            choice = choice * 256 + usize::from(bytes.next().unwrap_or(0));
        }
        let action = legal[choice % legal.len()];
        guard(Law::Applies, || {
            game.act(seat, action).map_err(|error| Flaw::new(Law::Applies, format!("{action:?}: {error:?}")))
        })?;
        position(game.state())?;
    }
    Ok(())
}

/// Performs an operation other than a move.
fn operation<G: Game>(game: &mut Match<G>, operation: u8, arg: u8, dice: &mut Dice) -> Result<(), Flaw> {
    let seat = Seat(arg % game.seats() as u8);
    match operation {
        0 => drop(guard(Law::Undo, || Ok(game.undo(seat)))?),
        1 => drop(guard(Law::Redo, || Ok(game.redo(seat)))?),
        2 => drop(guard(Law::Undo, || Ok(game.restart(seat)))?),
        3 => guard(Law::Undo, || take_back(game))?,
        4 if game.state().turn().is_over() => (),
        4 => redeals(game.state(), dice, &mut Report::default())?,
        5 => guard(Law::Serde, || survives(game.state()))?,
        6 => simultaneous(game.state(), dice)?,
        7 => guard(Law::Applies, || plays_on(game.state(), dice, usize::from(arg)))?,
        8 => {
            let pool = game.moves().iter().rev().take(50).map(|one| one.action).collect::<Vec<_>>();
            guard(Law::Illegal, || illegal(game, &pool, dice))?;
        }
        9 => {
            let actors = game.state().turn().actors();
            let Some(seat) = actors.first() else { return Ok(()) };
            for action in game.legal(seat).into_iter().take(8) {
                guard(Law::Applies, || Ok(game.preview(seat, action).is_ok()))?;
            }
        }
        10 => guard(Law::Outcome, || shown(game.state()))?,
        _ => drop(guard(Law::Words, || Ok(game.events(Viewer::Seat(seat), usize::from(arg)).count()))?),
    }
    position(game.state())
}

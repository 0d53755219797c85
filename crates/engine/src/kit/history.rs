//! Laws of a match: refusals, undo, redo, previews and replays.

use crate::{ActError, Dice, Game, Match, Record, Seat, Seed, Viewer};

use super::json::{differ, mutate, value};
use super::law::hold;
use super::position::{absent_seats, agrees};
use super::secrecy::{distinct, redealt};
use super::{Flaw, Law};

/// Every notation parses back to its action, and invalid text is rejected.
pub(super) fn reads_back<G: Game>(game: &Match<G>) -> Result<(), Flaw> {
    let state = game.state();
    let mut candidates = Vec::new();
    for seat in state.turn().actors().iter() {
        state.candidates(seat, &mut candidates);
        for &action in candidates.iter().take(200) {
            let text = game.text(seat, action);
            for text in [text.clone(), format!("  {} ", text.to_uppercase().replace(' ', "  "))] {
                let read = game.read(seat, &text);
                hold!(
                    Law::Notation,
                    read == Ok(action),
                    "{action:?} is written {text:?}, which reads as {read:?}"
                );
            }
        }
        let read = game.read(seat, "no such thing \u{1F980}");
        hold!(Law::Notation, matches!(read, Err(ActError::Unreadable(_))), "rubbish reads as {read:?}");
    }
    Ok(())
}

/// Actions survive JSON, the format in which clients send them.
pub(super) fn actions_survive<G: Game>(state: &G) -> Result<(), Flaw> {
    let mut candidates = Vec::new();
    for seat in state.turn().actors().iter() {
        state.candidates(seat, &mut candidates);
        for &action in candidates.iter().take(200) {
            let json = value(&action)?;
            let back = serde_json::from_value::<G::Action>(json.clone());
            hold!(Law::Serde, back.as_ref().is_ok_and(|&back| back == action), "{json} reads as {back:?}");
            // Parses from text, as a request does.
            let back = serde_json::from_str::<G::Action>(&json.to_string());
            hold!(Law::Serde, back.as_ref().is_ok_and(|&back| back == action), "{json} reads as {back:?}");
        }
    }
    Ok(())
}

/// Illegal actions are rejected and change nothing: refused candidates, actions of other positions and seats, and
/// invented ones.
pub(super) fn illegal<G: Game>(game: &mut Match<G>, pool: &[G::Action], dice: &mut Dice) -> Result<(), Flaw> {
    let before = game.state().clone();
    let (seq, course) = (game.seq(), game.course());
    let seats = game.seats();
    let mut trials = Vec::new();
    for seat in Seat::all(seats) {
        let mut tried = Vec::new();
        before.candidates(seat, &mut tried);
        dice.shuffle(&mut tried);
        tried.truncate(24);
        if !pool.is_empty() {
            for _ in 0..24 {
                tried.push(pool[dice.below(pool.len() as u32) as usize]);
            }
        }
        for n in 0..tried.len() {
            let mut json = value(&tried[n])?;
            mutate(&mut json, dice);
            tried.extend(serde_json::from_value::<G::Action>(json).ok());
        }
        let legal = distinct(&game.legal(seat));
        trials.extend(tried.into_iter().map(|action| (seat, action, legal.contains(&action))));
    }
    for seat in absent_seats(seats) {
        trials.extend(pool.iter().take(4).map(|&action| (seat, action, false)));
    }
    let awaited = before.turn().actors();
    for (n, (seat, action, is_legal)) in trials.into_iter().enumerate() {
        agrees(&before, seat, action, is_legal)?;
        if is_legal {
            continue;
        }
        // Parsing a text that is not a candidate tries all actions of the game, so only some are tested.
        if n % 7 == 0 && awaited.has(seat) {
            understood(game, seat, action)?;
        }
        let answer = game.act(seat, action);
        hold!(Law::Illegal, answer.is_err(), "seat {seat} was allowed {action:?}");
        let same = *game.state() == before && game.seq() == seq && game.course() == course;
        hold!(Law::Illegal, same, "{action:?} of seat {seat} was refused and changed something");
    }
    Ok(())
}

/// Whether the notation of any action parses to an action with the same notation.
fn understood<G: Game>(game: &Match<G>, seat: Seat, action: G::Action) -> Result<(), Flaw> {
    let text = game.text(seat, action);
    let read = game.read(seat, &text);
    let alike = read.as_ref().is_ok_and(|&read| game.text(seat, read) == text);
    hold!(Law::Notation, alike, "{action:?} is written {text:?}, which reads as {read:?}");
    Ok(())
}

/// Checks undo, redo and restart for every seat, on copies of the match.
pub(super) fn take_back<G: Game>(game: &Match<G>) -> Result<(), Flaw> {
    for seat in Seat::all(game.seats()).chain(absent_seats(game.seats())) {
        let mut copy = game.clone();
        let Ok(at) = game.undoable(seat) else {
            hold!(
                Law::Undo,
                copy.undo(seat).is_err() && same(&copy, game),
                "a refused undo changed something"
            );
            continue;
        };
        let action = game.moves()[at].action;
        copy.undo(seat).map_err(|why| Flaw::new(Law::Undo, format!("{why:?} after all")))?;
        hold!(
            Law::Undo,
            copy.legal(seat).contains(&action) && copy.seq() < game.seq(),
            "seat {seat} took back {action:?} and cannot do it now"
        );
        if copy.seq() == at {
            let then = game.at(at);
            hold!(Law::Undo, same(&copy, &then), "seat {seat} took back {action:?}, but not all of it");
        }
        hold!(Law::Redo, copy.redoable(seat), "seat {seat} took back {action:?} and cannot put it back");
        copy.redo(seat).map_err(|why| Flaw::new(Law::Redo, format!("{why:?}: {action:?} of seat {seat}")))?;
        put_back(&copy, game)?;

        // Without earlier undone moves, so that only the turn can be redone.
        let mut copy = game.at(game.seq());
        copy.restart(seat).map_err(|why| Flaw::new(Law::Undo, format!("{why:?}: restart of seat {seat}")))?;
        hold!(Law::Undo, copy.seq() < game.seq(), "the restart of seat {seat} took nothing back");
        while copy.redoable(seat) {
            copy.redo(seat).map_err(|why| Flaw::new(Law::Redo, format!("{why:?}: all of seat {seat}")))?;
        }
        put_back(&copy, game)?;
    }
    Ok(())
}

/// Checks a turn undone past chance: only the dice change, and the record replays to the same state.
pub(super) fn redraw<G: Game>(game: &Match<G>) -> Result<(), Flaw> {
    for seat in Seat::all(game.seats()) {
        let Some(decisions) = game.decisions_to_turn(seat) else { continue };
        let mut copy = game.clone();
        let taken = copy.take_back_anew(seat, decisions, 1, Seed::from(9));
        taken.map_err(|why| Flaw::new(Law::Undo, format!("{why:?}: the turn of seat {seat}")))?;
        let then = game.at(copy.seq());
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everybody])
        {
            let alike = copy.state().view(viewer) == then.state().view(viewer);
            hold!(Law::Undo, alike, "new chance for seat {seat} changes what {viewer:?} sees");
        }
        hold!(
            Law::Undo,
            !copy.state().dice().same_stream(then.state().dice()) && !copy.redoable(seat),
            "seat {seat} has the chance of before after a take-back"
        );
        let again = Record::of(&copy).to_string().parse::<Record>().and_then(|record| record.play::<G>());
        let again = again.map_err(|error| Flaw::new(Law::Undo, format!("after a redraw: {error:?}")))?;
        hold!(Law::Undo, again.state() == copy.state(), "the record of a redraw plays to another state");
    }
    Ok(())
}

/// Whether the copy equals the match again.
pub(super) fn put_back<G: Game>(copy: &Match<G>, game: &Match<G>) -> Result<(), Flaw> {
    if copy.state() != game.state() {
        return Err(Flaw::new(
            Law::Redo,
            format!("undone and redone: {}", differ(copy.state(), game.state())?),
        ));
    }
    // The secret choices of one turn may be in another order now.
    let in_order = copy.moves().iter().map(|one| one.seat).eq(game.moves().iter().map(|one| one.seat));
    hold!(Law::Redo, !in_order || copy.course() == game.course(), "undone and redone: the course differs");
    Ok(())
}

fn same<G: Game>(a: &Match<G>, b: &Match<G>) -> bool {
    a.state() == b.state() && a.seq() == b.seq() && a.course() == b.course()
}

/// A preview depends only on what the seat knows, and changes nothing.
pub(super) fn foreseen<G: Game>(game: &Match<G>, dice: &mut Dice) -> Result<(), Flaw> {
    for seat in game.state().turn().actors().iter() {
        let copy = redealt(game.state(), Viewer::Seat(seat), &dice.fork());
        let copy = Match::from_state(copy);
        for action in game.legal(seat).into_iter().take(12) {
            let here = game.preview(seat, action);
            let there = copy.preview(seat, action);
            let alike = match (&here, &there) {
                (Ok(here), Ok(there)) => here.events == there.events && here.view == there.view,
                _ => false,
            };
            hold!(Law::RedealKeeps, alike, "the preview of {action:?} tells seat {seat} what it cannot know");
            let mut real = Match::from_state(game.state().clone());
            let made = real.act(seat, action);
            let foreseen = here.ok().and_then(|here| here.view);
            let happens = foreseen.is_none_or(|view| view == real.state().view(Viewer::Seat(seat)));
            hold!(
                Law::Preview,
                made.is_ok() && happens,
                "what the preview of {action:?} shows seat {seat} is not what happens"
            );
        }
    }
    Ok(())
}

/// Checks the whole match: replays, views of earlier positions, and a second set-up.
pub(super) fn replays<G: Game>(game: &Match<G>, dice: &mut Dice) -> Result<(), Flaw> {
    let moves = || game.moves().iter().map(|one| (one.seat, one.action));
    let again = Match::replay(game.start().clone(), moves()).map_err(|error| {
        Flaw::new(Law::Replay, format!("the moves that stood do not stand again: {error:?}"))
    })?;
    let tags = |game: &Match<G>| game.moves().iter().map(|one| one.tag).collect::<Vec<_>>();
    let differs = tags(game).iter().zip(&tags(&again)).position(|(a, b)| a != b);
    hold!(
        Law::Replay,
        differs.is_none(),
        "replayed, the course differs from move {} on",
        differs.unwrap_or(0) + 1
    );
    hold!(Law::Replay, again.course() == game.course(), "replayed, the course differs at the end");
    if again.state() != game.state() {
        return Err(Flaw::new(Law::Replay, format!("replayed: {}", differ(again.state(), game.state())?)));
    }
    let events = |game: &Match<G>| game.moves().iter().map(|one| one.events.clone()).collect::<Vec<_>>();
    hold!(Law::Replay, events(&again) == events(game), "replayed, other events happen");
    let seq = dice.below(game.seq() as u32 + 1) as usize;
    let then = game.at(seq);
    hold!(
        Law::Replay,
        then.seq() == seq && tags(&then) == tags(game)[..seq],
        "move {seq} is not found again"
    );
    Ok(())
}

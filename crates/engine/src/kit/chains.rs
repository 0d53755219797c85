//! Laws of gestures and of undo past other seats: a chain equals its moves made one by one, and undo restores exactly.

use crate::{Came, Dice, Game, Match, Move, Seat, Seats, Stop, Viewer};

use super::history::put_back;
use super::json::differ;
use super::law::hold;
use super::position::viewers;
use super::{Flaw, Law};

/// The maximum number of decisions of a tested chain.
const DECISIONS_MAX: usize = 6;

/// Tests random chains of every awaited seat, on copies of the match.
pub(super) fn chains<G: Game>(game: &Match<G>, dice: &mut Dice) -> Result<(), Flaw> {
    for seat in game.state().turn().actors().iter() {
        let (single, stop) = one_by_one(game, seat, dice)?;
        let made = &single.moves()[game.seq()..];
        let all: Vec<G::Action> = made.iter().filter(|one| one.seat == seat).map(|one| one.action).collect();
        compare(game, &single, seat, &all, stop.as_ref())?;
        // A chain may omit forced moves, unless the remaining moves would then parse differently.
        let decided = |one: &&Move<G>| one.seat == seat && !one.forced;
        let short: Vec<G::Action> = made.iter().filter(decided).map(|one| one.action).collect();
        let twice = made.iter().any(|one| one.seat == seat && one.forced && short.contains(&one.action));
        if !twice {
            compare(game, &single, seat, &short, stop.as_ref())?;
        }
    }
    Ok(())
}

/// Makes random decisions for a seat until the seat must see a result. Returns the reason why a chain would stop there,
/// if any.
fn one_by_one<G: Game>(
    game: &Match<G>,
    seat: Seat,
    dice: &mut Dice,
) -> Result<(Match<G>, Option<Stop>), Flaw> {
    let mut single = game.clone();
    let decisions = 1 + dice.below(DECISIONS_MAX as u32);
    for _ in 0..decisions {
        let legal = single.legal(seat);
        let action = legal[dice.below(legal.len() as u32) as usize];
        single.act(seat, action).map_err(|why| Flaw::new(Law::Chain, format!("{action:?}: {why:?}")))?;
        let made = &single.moves()[game.seq()..];
        let stop = if made.iter().any(|one| one.chance) {
            Some(Stop::Chance)
        } else if made.iter().any(|one| one.closes) || !single.state().turn().actors().has(seat) {
            Some(Stop::Other)
        } else {
            None
        };
        if stop.is_some() {
            return Ok((single, stop));
        }
    }
    Ok((single, None))
}

/// Checks that a chain has the same effect as its moves made alone, stops where it must, and is undone and redone as
/// one.
fn compare<G: Game>(
    game: &Match<G>,
    single: &Match<G>,
    seat: Seat,
    list: &[G::Action],
    stop: Option<&Stop>,
) -> Result<(), Flaw> {
    let mut chained = game.clone();
    let came = chained.chain(seat, list);
    let all = Ok(Came { moves: list.len(), stop: None });
    hold!(Law::Chain, came == all, "the chain {list:?} of seat {seat} came so far: {came:?}");
    same(&chained, single, seat, "made at once")?;

    // One more move is stopped for the same reason and changes nothing.
    if let Some(stop) = stop {
        let mut longer = list.to_vec();
        longer.push(list[0]);
        let mut chained = game.clone();
        let came = chained.chain(seat, &longer);
        let kept = Ok(Came { moves: list.len(), stop: Some(stop.clone()) });
        hold!(Law::Chain, came == kept, "the chain {longer:?} of seat {seat} came so far: {came:?}");
        same(&chained, single, seat, "kept at its end")?;
    }

    // If each move could be undone alone, one undo reverts all of them and one redo restores them.
    let mut stepwise = single.clone();
    let mut steps = 0;
    while stepwise.undoable(seat).is_ok_and(|at| at >= game.seq()) {
        stepwise.undo(seat).map_err(|why| Flaw::new(Law::Undo, format!("{why:?}")))?;
        steps += 1;
    }
    let undone = chained.undo(seat);
    hold!(Law::Chain, steps == 0 || undone.is_ok(), "the chain {list:?} of seat {seat} stays: {undone:?}");
    if steps > 0 {
        same(&chained, &stepwise, seat, "taken back at once")?;
        chained
            .redo(seat)
            .map_err(|why| Flaw::new(Law::Chain, format!("{why:?}: {list:?} of seat {seat}")))?;
        put_back(&chained, single)?;
    }
    Ok(())
}

/// Checks that two matches are equal: state, course, moves, and the events that each viewer saw.
fn same<G: Game>(chained: &Match<G>, single: &Match<G>, seat: Seat, what: &str) -> Result<(), Flaw> {
    if chained.state() != single.state() {
        let what = format!("{what}, a chain of seat {seat}: {}", differ(chained.state(), single.state())?);
        return Err(Flaw::new(Law::Chain, what));
    }
    let moves = |game: &Match<G>| -> Vec<_> {
        game.moves().iter().map(|one| (one.seat, one.action, one.forced, one.tag)).collect()
    };
    let alike = chained.course() == single.course() && moves(chained) == moves(single);
    hold!(Law::Chain, alike, "{what}, a chain of seat {seat} takes another course");
    for viewer in viewers(chained.seats()).chain([Viewer::Everybody]) {
        let heard = chained.events(viewer, 0).eq(single.events(viewer, 0));
        hold!(Law::Chain, heard, "{what}, a chain of seat {seat} is told otherwise to viewer {viewer}");
    }
    Ok(())
}

/// Checks undo past yielding seats: it returns to a decision of the seat and never passes chance or a reveal. It
/// removes only later moves, and the same moves lead to the same position again.
pub(super) fn past_others<G: Game>(game: &Match<G>) -> Result<(), Flaw> {
    for seat in Seat::all(game.seats()) {
        let others: Seats = Seat::all(game.seats()).filter(|&other| other != seat).collect();
        let alone = game.undoable(seat);
        let Ok(decisions) = game.undoable_past(seat, others) else {
            hold!(Law::Undo, alone.is_err(), "seat {seat} may take back alone, but not past others");
            continue;
        };
        hold!(
            Law::Undo,
            game.undoable_past(seat, Seats::NONE).is_ok() == alone.is_ok(),
            "where nobody yields, the law of seat {seat} is another"
        );
        let mut copy = game.clone();
        copy.take_back(seat, decisions).map_err(|why| Flaw::new(Law::Undo, format!("{why:?}")))?;
        let gone = &game.moves()[copy.seq()..];
        let learned = gone.iter().any(|one| one.chance || one.closes);
        hold!(Law::Undo, !learned, "seat {seat} takes back {} moves past dice or secrets", gone.len());
        let own = gone.first().is_some_and(|one| one.seat == seat && !one.forced);
        hold!(Law::Undo, own, "seat {seat} takes back more than its decision and what came of it");
        let then = game.at(copy.seq());
        hold!(
            Law::Undo,
            copy.state() == then.state() && copy.course() == then.course(),
            "past others, seat {seat} does not go back exactly"
        );
        for one in gone.iter().filter(|one| !one.forced) {
            let again = copy.act(one.seat, one.action);
            hold!(Law::Redo, again.is_ok(), "after going back past others {:?} is {again:?}", one.action);
        }
        hold!(
            Law::Redo,
            copy.state() == game.state() && copy.course() == game.course(),
            "after going back past others the same moves lead elsewhere"
        );
    }
    Ok(())
}

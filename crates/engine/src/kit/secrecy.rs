//! Laws of hidden information: redeals, secret choices, forced moves.

use std::collections::HashSet;

use crate::{Dice, Game, Notes, Seat, Seats, Silent, Turn, Viewer};

use super::json::{differ, text, without_dice};
use super::law::hold;
use super::panics::guard;
use super::position::viewers;
use super::{Flaw, Law, Report};

/// All texts in a view, at any depth.
///
/// # Panics
///
/// If the view cannot be serialised.
pub fn texts_of(view: &impl serde::Serialize) -> Vec<String> {
    fn gather(value: &serde_json::Value, into: &mut Vec<String>) {
        match value {
            serde_json::Value::String(text) => into.push(text.clone()),
            serde_json::Value::Array(items) => items.iter().for_each(|item| gather(item, into)),
            serde_json::Value::Object(fields) => fields.values().for_each(|field| gather(field, into)),
            serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => (),
        }
    }
    let mut texts = Vec::new();
    gather(&serde_json::to_value(view).expect("views are documents"), &mut texts);
    texts
}

/// A copy in which everything the viewer cannot know is drawn again.
pub(super) fn redealt<G: Game>(state: &G, viewer: Viewer, dice: &Dice) -> G {
    let mut copy = state.clone();
    copy.redeal(viewer, &mut dice.clone());
    copy
}

/// Checks the laws of `redeal` for every viewer.
pub(super) fn redeals<G: Game>(state: &G, dice: &mut Dice, report: &mut Report) -> Result<(), Flaw> {
    for viewer in viewers(state.seats()) {
        let (first, second) = (dice.fork(), dice.fork());
        let once = guard(Law::Applies, || Ok(redealt(state, viewer, &first)))?;
        let other = guard(Law::Applies, || Ok(redealt(state, viewer, &second)))?;
        guard(Law::RedealDice, || new_dice(state, viewer, (&first, &once), &other))?;
        for copy in [&once, &other] {
            guard(Law::RedealKeeps, || keeps(state, copy, viewer))?;
            guard(Law::Forced, || forced_alike(state, copy, viewer))?;
        }
        guard(Law::RedealCanonical, || {
            let again = redealt(state, viewer, &first);
            hold!(
                Law::RedealCanonical,
                again == once,
                "equal dice for viewer {viewer}: {}",
                differ(&again, &once)?
            );
            let back = redealt(&other, viewer, &first);
            if back != once {
                let what = differ(&back, &once)?;
                let what = format!("a redeal of a redeal for viewer {viewer} keeps a trace: {what}");
                return Err(Flaw::new(Law::RedealCanonical, what));
            }
            Ok(())
        })?;
        report.redeals += 1;
        report.redrawn += usize::from(without_dice(&once)? != without_dice(&other)?);
    }
    let everything = guard(Law::RedealKeeps, || Ok(redealt(state, Viewer::Everybody, &dice.fork())))?;
    guard(Law::RedealKeeps, || keeps(state, &everything, Viewer::Everybody))
}

fn new_dice<G: Game>(state: &G, viewer: Viewer, once: (&Dice, &G), other: &G) -> Result<(), Flaw> {
    let (given, once) = once;
    hold!(
        Law::RedealDice,
        !once.dice().same_stream(state.dice()) && !other.dice().same_stream(state.dice()),
        "viewer {viewer} keeps the true dice and can foresee every draw"
    );
    hold!(
        Law::RedealDice,
        !once.dice().same_stream(given),
        "viewer {viewer} gets the given dice, not a fork"
    );
    hold!(Law::RedealDice, !once.dice().same_stream(other.dice()), "the dice do not come from those given");
    Ok(())
}

/// Checks that the viewer cannot tell the copy from the state.
fn keeps<G: Game>(state: &G, copy: &G, viewer: Viewer) -> Result<(), Flaw> {
    let law = Law::RedealKeeps;
    if let Err(what) = copy.audit() {
        return Err(Flaw::new(Law::Audit, format!("after a redeal for viewer {viewer}: {what}")));
    }
    hold!(law, state.turn() == copy.turn(), "{:?} became {:?}", state.turn(), copy.turn());
    let (before, after) = (state.view(viewer), copy.view(viewer));
    let same = before == after && text(&before)? == text(&after)?;
    hold!(law, same, "the view of viewer {viewer} changes: {}", differ(&before, &after)?);
    let (before, after) = (state.prompt(viewer), copy.prompt(viewer));
    hold!(law, before == after, "the prompt of viewer {viewer} was {before:?} and is {after:?}");
    let (before, after) = (state.progress(), copy.progress());
    hold!(law, before == after, "the progress was {before:?} and is {after:?}");
    let (before, after) = (state.page(viewer), copy.page(viewer));
    hold!(law, before == after, "the page of viewer {viewer} changes: {}", differ(&before, &after)?);
    if let Viewer::Seat(seat) = viewer {
        offers_alike(state, copy, seat)?;
        aids_alike(state, copy, seat)?;
    }
    Ok(())
}

/// Checks that a seat has the same legal actions and refusals, in the same words.
fn offers_alike<G: Game>(state: &G, copy: &G, seat: Seat) -> Result<(), Flaw> {
    let law = Law::RedealKeeps;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    state.legal(seat, &mut before);
    copy.legal(seat, &mut after);
    hold!(law, before == after, "the legal actions of seat {seat} were {before:?} and are {after:?}");
    state.candidates(seat, &mut before);
    copy.candidates(seat, &mut after);
    hold!(law, before == after, "the candidates of seat {seat} were {before:?} and are {after:?}");
    let (mut text_before, mut text_after) = (String::new(), String::new());
    for action in before {
        let (said_before, said_after) = (state.check(seat, action), copy.check(seat, action));
        hold!(
            law,
            said_before == said_after,
            "check of {action:?} said {said_before:?} and says {said_after:?}"
        );
        text_before.clear();
        text_after.clear();
        state.write(seat, action, &mut text_before);
        copy.write(seat, action, &mut text_after);
        hold!(law, text_before == text_after, "{action:?} was written {text_before:?} and is {text_after:?}");
        hold!(law, state.say(seat, action) == copy.say(seat, action), "{action:?} is said in other words");
    }
    Ok(())
}

/// Checks that a seat has the same aid, in the same notation.
fn aids_alike<G: Game>(state: &G, copy: &G, seat: Seat) -> Result<(), Flaw> {
    let (before, after) = (state.aid(seat), copy.aid(seat));
    let same = before == after && text(&before)? == text(&after)?;
    hold!(Law::Aid, same, "the aid of seat {seat} tells what it cannot know: {}", differ(&before, &after)?);
    Ok(())
}

/// Checks that the viewer would see the same seats play a forced move.
fn forced_alike<G: Game>(state: &G, copy: &G, viewer: Viewer) -> Result<(), Flaw> {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for seat in state.turn().actors().iter() {
        let is_secret = state.is_secret(seat);
        hold!(
            Law::Forced,
            is_secret == copy.is_secret(seat),
            "whether seat {seat} decides secretly depends on what viewer {viewer} cannot know"
        );
        if is_secret {
            continue;
        }
        state.legal(seat, &mut before);
        copy.legal(seat, &mut after);
        let same = (before.len() == 1) == (after.len() == 1) && (before.len() != 1 || before == after);
        hold!(
            Law::Forced,
            same,
            "seat {seat} may {before:?}, but {after:?} as far as viewer {viewer} knows: is_secret must hold"
        );
    }
    Ok(())
}

/// Checks the laws of a simultaneous turn: a choice is hidden from others, and the order of choices does not matter.
pub(super) fn simultaneous<G: Game>(state: &G, dice: &mut Dice) -> Result<(), Flaw> {
    let Turn::Several(actors) = state.turn() else { return Ok(()) };
    guard(Law::Secret, || shows_nothing(state, actors, dice))?;
    guard(Law::Order, || any_order(state, actors, dice))
}

fn shows_nothing<G: Game>(state: &G, actors: Seats, dice: &mut Dice) -> Result<(), Flaw> {
    let mut legal = Vec::new();
    for seat in actors.iter() {
        state.legal(seat, &mut legal);
        let (one, other) =
            (legal[dice.below(legal.len() as u32) as usize], legal[dice.below(legal.len() as u32) as usize]);
        if one == other || !state.is_secret(seat) && legal.len() == 1 {
            continue;
        }
        let mut copies = [one, other].map(|action| {
            let mut copy = state.clone();
            let mut notes = Notes::default();
            copy.apply(seat, action, &mut notes);
            (copy, notes.0)
        });
        let [(first, first_told), (second, second_told)] = &mut copies;
        let goes_on = |copy: &G| matches!(copy.turn(), Turn::Several(now) if now.is_within(actors));
        if first.turn() != second.turn() || !goes_on(first) {
            continue; // Public data differs by right, or the end reveals everything.
        }
        let seeds = dice.fork();
        for viewer in viewers(state.seats()).filter(|viewer| !viewer.is(seat)) {
            let (view, other_view) = (first.view(viewer), second.view(viewer));
            let same = view == other_view && first.prompt(viewer) == second.prompt(viewer);
            hold!(
                Law::Secret,
                same,
                "viewer {viewer} can tell {one:?} of seat {seat} from {other:?}: {}",
                differ(&view, &other_view)?
            );
            let heard = first_told.iter().filter_map(|told| told.seen_by(viewer));
            let heard_too = second_told.iter().filter_map(|told| told.seen_by(viewer));
            hold!(
                Law::Secret,
                heard.eq(heard_too),
                "viewer {viewer} hears {one:?} of seat {seat} from {other:?}"
            );
            let (first, second) = (redealt(first, viewer, &seeds), redealt(second, viewer, &seeds));
            hold!(
                Law::RedealCanonical,
                first == second,
                "the pending choice of seat {seat} is not drawn anew for viewer {viewer}: {}",
                differ(&first, &second)?
            );
        }
    }
    Ok(())
}

/// Plays the turn in several orders, each seat by its own tape, and compares the results.
fn any_order<G: Game>(state: &G, actors: Seats, dice: &mut Dice) -> Result<(), Flaw> {
    if actors.len() < 2 {
        return Ok(());
    }
    let tapes: Vec<Dice> = Seat::all(state.seats()).map(|_| dice.fork()).collect();
    let forward = turn_played(state, actors, tapes.clone(), |awaited| awaited.first());
    let backward = turn_played(state, actors, tapes.clone(), |awaited| awaited.iter().last());
    let mut shuffled = dice.fork();
    let mixed = turn_played(state, actors, tapes, |awaited| {
        awaited.iter().nth(shuffled.below(awaited.len() as u32) as usize)
    });
    let Some(forward) = forward else { return Ok(()) };
    for other in [backward, mixed].into_iter().flatten() {
        hold!(Law::Order, other == forward, "in another order: {}", differ(&other, &forward)?);
    }
    Ok(())
}

/// The state after the turn; none if it takes longer than any secret choice.
fn turn_played<G: Game>(
    state: &G,
    actors: Seats,
    mut tapes: Vec<Dice>,
    mut next: impl FnMut(Seats) -> Option<Seat>,
) -> Option<G> {
    let mut state = state.clone();
    let mut before = actors;
    let mut legal = Vec::new();
    for _ in 0..1000 {
        let Some(seat) = next(before) else { return Some(state) };
        state.legal(seat, &mut legal);
        let action = legal[tapes[seat.index()].below(legal.len() as u32) as usize];
        state.apply(seat, action, &mut Silent);
        match state.turn() {
            Turn::Several(now) if now.is_within(before) => before = now,
            Turn::One(_) | Turn::Several(_) | Turn::Over => return Some(state),
        }
    }
    None
}

/// Plays on at random from a copy redealt for a random viewer, as a bot does.
pub(super) fn plays_on<G: Game>(state: &G, dice: &mut Dice, moves_max: usize) -> Result<(), Flaw> {
    let all: Vec<Viewer> = viewers(state.seats()).collect();
    let viewer = all[dice.below(all.len() as u32) as usize];
    let mut copy = redealt(state, viewer, &dice.fork());
    let mut legal = Vec::new();
    for n in 0..moves_max {
        let actors: Vec<Seat> = copy.turn().actors().iter().collect();
        if actors.is_empty() {
            return Ok(());
        }
        let seat = actors[dice.below(actors.len() as u32) as usize];
        copy.legal(seat, &mut legal);
        let place = || format!("{n} moves after a redeal for viewer {viewer}");
        hold!(Law::Awaited, !legal.is_empty(), "{}, seat {seat} has no legal action", place());
        copy.apply(seat, legal[dice.below(legal.len() as u32) as usize], &mut Silent);
        if let Err(what) = copy.audit() {
            return Err(Flaw::new(Law::Audit, format!("{}: {what}", place())));
        }
    }
    Ok(())
}

/// Checks that the seat of an undoable move would have seen the same on a redealt copy. The copies were made before the
/// move; `moves` contains the move and the forced moves after it.
pub(super) fn reveals_nothing<G: Game>(
    after: &G,
    seat: Seat,
    moves: &[crate::Move<G>],
    copies: Vec<G>,
) -> Result<(), Flaw> {
    let viewer = Viewer::Seat(seat);
    for mut copy in copies {
        let mut notes = Notes::default();
        for one in moves {
            let text = &one.text;
            hold!(
                Law::Undo,
                copy.check(one.seat, one.action).is_ok(),
                "seat {seat} may undo, but learned from the forced move {text:?} of seat {}",
                one.seat
            );
            copy.apply(one.seat, one.action, &mut notes);
        }
        let text = &moves[0].text;
        let (real, other) = (after.view(viewer), copy.view(viewer));
        hold!(
            Law::Undo,
            real == other,
            "seat {seat} may undo {text:?}, but learned: {}",
            differ(&real, &other)?
        );
        let same = after.prompt(viewer) == copy.prompt(viewer) && after.progress() == copy.progress();
        hold!(Law::Undo, same, "seat {seat} may undo {text:?}, but learned from prompt or progress");
        let heard = moves.iter().flat_map(|one| &one.events).filter_map(|told| told.seen_by(viewer));
        let heard_too = notes.0.iter().filter_map(|told| told.seen_by(viewer));
        hold!(Law::Undo, heard.eq(heard_too), "seat {seat} may undo {text:?}, but heard what was hidden");
    }
    Ok(())
}

/// The distinct actions of a list.
pub(super) fn distinct<A: std::hash::Hash + Eq + Copy>(actions: &[A]) -> HashSet<A> {
    actions.iter().copied().collect()
}

//! Laws of a single position: awaited seats, legal actions, notation, sentences and audit.

use std::collections::HashSet;

use crate::matches::normal;
use crate::{Arg, Game, Page, Part, Phrase, Say, Seat, Turn, Viewer};

use super::law::hold;
use super::panics::guard;
use super::{Flaw, Law};

/// Longer than any notation.
const NOTATION_MAX: usize = 120;

/// Seats that no table of `seats` has.
pub(super) fn absent_seats(seats: usize) -> impl Iterator<Item = Seat> {
    [seats, 7, 8, 63, 200, 255].into_iter().filter(move |&n| n >= seats).map(|n| Seat(n as u8))
}

/// All viewers of a running game.
pub(super) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Checks the laws that are cheap enough for every position.
pub(super) fn position<G: Game>(state: &G) -> Result<(), Flaw> {
    guard(Law::Audit, || state.audit().map_err(|what| Flaw::new(Law::Audit, what)))?;
    guard(Law::Awaited, || awaited(state))?;
    guard(Law::Legal, || legal(state))?;
    guard(Law::Check, || check(state))?;
    guard(Law::Notation, || notation(state))?;
    guard(Law::Words, || words(state))
}

fn awaited<G: Game>(state: &G) -> Result<(), Flaw> {
    let seats = state.seats();
    let turn = state.turn();
    let actors = turn.actors();
    hold!(Law::Awaited, actors.iter().all(|seat| seat.index() < seats), "{turn:?} awaits nobody's seat");
    hold!(Law::Awaited, turn.is_over() || !actors.is_empty(), "the game is on and awaits nobody");
    hold!(
        Law::Outcome,
        turn.is_over() == state.outcome().is_some(),
        "{turn:?}, but the outcome says otherwise"
    );
    // The buffer must be cleared between seats.
    let mut out = Vec::new();
    for seat in Seat::all(seats).chain(absent_seats(seats)) {
        state.legal(seat, &mut out);
        let is_awaited = actors.has(seat);
        hold!(Law::Awaited, is_awaited || out.is_empty(), "seat {seat} is not awaited, but may {out:?}");
        hold!(Law::Awaited, !is_awaited || !out.is_empty(), "seat {seat} is awaited and has no legal action");
    }
    for seat in Seat::all(seats).chain(absent_seats(seats)) {
        state.candidates(seat, &mut out);
        let is_awaited = actors.has(seat);
        hold!(
            Law::Candidates,
            is_awaited || out.is_empty(),
            "seat {seat} is not awaited, but candidates are {out:?}"
        );
    }
    Ok(())
}

fn legal<G: Game>(state: &G) -> Result<(), Flaw> {
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for seat in state.turn().actors().iter() {
        state.legal(seat, &mut first);
        second.clone_from(&first);
        state.legal(seat, &mut second);
        hold!(Law::Legal, first == second, "asked twice, seat {seat} got {first:?} and {second:?}");
        let mut seen = HashSet::new();
        let twice = first.iter().find(|&&action| !seen.insert(action));
        hold!(Law::Legal, twice.is_none(), "seat {seat} has {twice:?} twice");
        state.candidates(seat, &mut second);
        let mut among = HashSet::new();
        let twice = second.iter().find(|&&action| !among.insert(action));
        hold!(Law::Candidates, twice.is_none(), "seat {seat} has the candidate {twice:?} twice");
        let missing = seen.difference(&among).next();
        hold!(Law::Candidates, missing.is_none(), "seat {seat} may {missing:?}, which is no candidate");
    }
    Ok(())
}

fn check<G: Game>(state: &G) -> Result<(), Flaw> {
    let seats = state.seats();
    let actors = state.turn().actors();
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    for seat in actors.iter() {
        state.legal(seat, &mut legal);
        let legal_set: HashSet<_> = legal.iter().copied().collect();
        state.candidates(seat, &mut candidates);
        for &action in &candidates {
            agrees(state, seat, action, legal_set.contains(&action))?;
        }
        // The same for seats that are not awaited or do not exist.
        let others = Seat::all(seats).chain(absent_seats(seats)).filter(|&other| !actors.has(other));
        for other in others {
            for &action in legal.iter().take(4) {
                hold!(
                    Law::Check,
                    state.check(other, action).is_err(),
                    "seat {other} is not awaited, but check accepts {action:?}"
                );
            }
        }
    }
    Ok(())
}

/// Checks that only awaited seats have an aid.
pub(super) fn aid<G: Game>(state: &G) -> Result<(), Flaw> {
    let seats = state.seats();
    let actors = state.turn().actors();
    for seat in Seat::all(seats).chain(absent_seats(seats)).filter(|&seat| !actors.has(seat)) {
        let aid = state.aid(seat);
        hold!(Law::Aid, aid.is_none(), "seat {seat} is not awaited, but its aid is {aid:?}");
    }
    Ok(())
}

/// Checks that `check` and `legal` agree about the action.
pub(super) fn agrees<G: Game>(state: &G, seat: Seat, action: G::Action, is_legal: bool) -> Result<(), Flaw> {
    match state.check(seat, action) {
        Ok(()) => hold!(Law::Check, is_legal, "check accepts {action:?} of seat {seat}, which is not legal"),
        Err(illegal) => {
            let clause = illegal.clause;
            hold!(
                Law::Check,
                !is_legal,
                "check refuses {action:?} of seat {seat} by {clause}, which is legal"
            );
            let prefix = G::INFO.prefix;
            let has_prefix = clause.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'));
            hold!(
                Law::Words,
                has_prefix,
                "{action:?} of seat {seat} is refused by {clause:?}, no clause of {prefix}"
            );
            said(&illegal.reason, "a refusal")?;
        }
    }
    Ok(())
}

fn notation<G: Game>(state: &G) -> Result<(), Flaw> {
    let mut candidates = Vec::new();
    for seat in state.turn().actors().iter() {
        state.candidates(seat, &mut candidates);
        let mut seen = HashSet::new();
        for &action in &candidates {
            let mut text = String::new();
            state.write(seat, action, &mut text);
            let single = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let is_plain = !text.is_empty()
                && text == single
                && text.len() <= NOTATION_MAX
                && !text.contains(|c: char| c.is_control() || c == '{' || c == '}');
            hold!(
                Law::Notation,
                is_plain,
                "{action:?} of seat {seat} is written {text:?}, which is no plain line"
            );
            hold!(
                Law::Notation,
                seen.insert(normal(&text)),
                "{action:?} of seat {seat} is written {text:?} like another candidate"
            );
        }
    }
    Ok(())
}

fn words<G: Game>(state: &G) -> Result<(), Flaw> {
    let progress = state.progress();
    hold!(Law::Words, progress.round >= 1, "rounds are counted from 1");
    said(&progress.phase, "the phase")?;
    for viewer in viewers(state.seats()).chain([Viewer::Everybody]) {
        said(&state.prompt(viewer), "the prompt")?;
    }
    let mut candidates = Vec::new();
    for seat in state.turn().actors().iter() {
        state.candidates(seat, &mut candidates);
        for &action in &candidates {
            said(&state.say(seat, action), "an action")?;
            let kind = G::kind(action);
            let json =
                serde_json::to_string(&action).map_err(|error| Flaw::new(Law::Serde, error.to_string()))?;
            hold!(
                Law::Words,
                !kind.is_empty() && json.contains(&format!("\"{kind}\"")),
                "the kind of {action:?} is {kind:?}, which is not a tag of {json}"
            );
        }
    }
    Ok(())
}

/// Checks the laws of views and texts, at sampled positions.
pub(super) fn shown<G: Game>(state: &G) -> Result<(), Flaw> {
    for viewer in viewers(state.seats()).chain([Viewer::Everybody]) {
        serde_json::to_string(&state.view(viewer))
            .map_err(|error| Flaw::new(Law::Words, error.to_string()))?;
        page(&state.page(viewer))?;
    }
    for seat in state.turn().actors().iter() {
        let _ = (state.is_quiescent(seat), state.is_secret(seat));
    }
    for seat in Seat::all(state.seats()) {
        let sheet = state.standing(seat);
        hold!(Law::Outcome, sheet.0.iter().all(|line| is_name(line.item)), "a line of {sheet:?} has no name");
    }
    Ok(())
}

fn page(page: &Page) -> Result<(), Flaw> {
    for part in &page.0 {
        match part {
            Part::Heading(phrase) | Part::Line(phrase) => said(phrase, "a page")?,
            Part::Table(rows) => {
                let width = rows.first().map_or(0, Vec::len);
                hold!(
                    Law::Words,
                    rows.iter().all(|row| row.len() == width),
                    "the rows of a table differ in length"
                );
                rows.iter().flatten().try_for_each(|phrase| said(phrase, "a table"))?;
            }
            Part::Drawing { letters, .. } => {
                letters.iter().try_for_each(|(_, phrase)| said(phrase, "a drawing"))?;
            }
        }
    }
    Ok(())
}

/// Checks that all ids of a phrase have the form of message ids.
pub(super) fn said(phrase: &Phrase, of: &str) -> Result<(), Flaw> {
    hold!(Law::Words, is_message(&phrase.id), "{of} says {:?}, which is no message id", phrase.id);
    for (name, arg) in &phrase.args {
        hold!(Law::Words, is_id(name), "{of} has an argument {name:?}");
        match arg {
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => (),
            Arg::Phrase(inner) => said(inner, of)?,
            Arg::List(list) => list.iter().try_for_each(|inner| said(inner, of))?,
        }
    }
    Ok(())
}

/// Checks that an event has a sentence.
pub(super) fn told<E: Say + serde::Serialize>(event: &E) -> Result<(), Flaw> {
    serde_json::to_string(event).map_err(|error| Flaw::new(Law::Words, error.to_string()))?;
    said(&event.say(), "an event")
}

fn is_message(id: &str) -> bool {
    let mut parts = id.split('.');
    parts.next().is_some_and(is_id) && parts.next().is_none_or(is_id) && parts.next().is_none()
}

fn is_id(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_alphabetic()) && is_name(id)
}

/// Whether a text can be the last part of a message id.
fn is_name(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// Checks the laws of a finished game.
pub(super) fn over<G: Game>(state: &G) -> Result<(), Flaw> {
    hold!(Law::Outcome, state.turn() == Turn::Over, "the game is not over");
    let Some(outcome) = state.outcome() else {
        return Err(Flaw::new(Law::Outcome, "the game is over and has no outcome"));
    };
    let seats = state.seats();
    hold!(Law::Outcome, outcome.sheets.len() == seats, "{} sheets for {seats} seats", outcome.sheets.len());
    for (seat, sheet) in Seat::all(seats).zip(&outcome.sheets) {
        let standing = state.standing(seat);
        hold!(
            Law::Outcome,
            *sheet == standing,
            "the sheet of seat {seat} is {sheet:?}, its standing {standing:?}"
        );
    }
    let ranking = outcome.ranking.concat();
    let mut each = ranking.clone();
    each.sort();
    hold!(
        Law::Outcome,
        each.iter().copied().eq(Seat::all(seats)) && outcome.ranking.iter().all(|equals| !equals.is_empty()),
        "the ranking {:?} does not hold each seat once",
        outcome.ranking
    );
    let mut winners = outcome.winners.clone();
    winners.sort();
    let mut head = ranking.get(..winners.len()).unwrap_or_default().to_vec();
    head.sort();
    hold!(
        Law::Outcome,
        winners == head,
        "the winners {:?} do not head the ranking {:?}",
        outcome.winners,
        outcome.ranking
    );
    hold!(Law::Outcome, is_name(outcome.ending), "the ending has no name: {:?}", outcome.ending);
    hold!(
        Law::Outcome,
        outcome.tie_break.is_none_or(is_name),
        "the tie-break has no name: {:?}",
        outcome.tie_break
    );
    for rival in &outcome.rivals {
        said(&rival.name, "a rival")?;
    }
    Ok(())
}

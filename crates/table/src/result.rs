//! The result of a table: the game's, with resigned seats ranked last.

use catalog::AnyMatch;
use engine::{Outcome, Phrase, Seat, Seats};

use crate::wire::{GameResult, RivalResult};

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(|seat| seat.0).collect()
}

/// The result of a finished game.
pub(crate) fn finished(game: &dyn AnyMatch, outcome: &Outcome, resigned: Seats) -> GameResult {
    let prefix = game.info().prefix.to_lowercase();
    // A seat ranks behind the others only if its owner resigned.
    let stayed = |seat: &Seat| !resigned.has(*seat);
    let part = |keep: &dyn Fn(&Seat) -> bool| {
        let places =
            outcome.ranking.iter().map(|equals| numbers(equals.iter().copied().filter(|seat| keep(seat))));
        places.filter(|equals| !equals.is_empty()).collect::<Vec<_>>()
    };
    let mut ranking = part(&stayed);
    let mut winners = numbers(outcome.winners.iter().copied().filter(stayed));
    // If all winners resigned, the best remaining seats win. If everyone resigned, the result stays.
    if winners.is_empty() && !outcome.winners.is_empty() {
        winners = ranking.first().cloned().unwrap_or_else(|| numbers(outcome.winners.iter().copied()));
    }
    ranking.extend(part(&|seat| !stayed(seat)));
    let moved = winners != numbers(outcome.winners.iter().copied());
    let rival = |rival: &engine::Rival| RivalResult {
        name: rival.name.clone(),
        score: rival.sheet.total(),
        sheet: rival.sheet.clone(),
    };
    GameResult {
        winners,
        ranking,
        scores: outcome.scores(),
        sheets: outcome.sheets.clone(),
        rivals: outcome.rivals.iter().map(rival).collect(),
        ending: Phrase::new(format!("{prefix}-ending-{}", outcome.ending)),
        tie_break: outcome.tie_break.filter(|_| !moved).map(|tie| Phrase::new(format!("{prefix}-tie-{tie}"))),
        resigned: numbers(resigned.iter()),
        taken_back: Vec::new(),
        redrawn: Vec::new(),
    }
}

/// The result of a game ended by agreement, without winners.
pub(crate) fn agreed(game: &dyn AnyMatch, resigned: Seats) -> GameResult {
    let sheets: Vec<_> = Seat::all(game.seats()).map(|seat| game.standing(seat)).collect();
    GameResult {
        winners: Vec::new(),
        ranking: vec![numbers(Seat::all(game.seats()))],
        scores: sheets.iter().map(engine::Sheet::total).collect(),
        sheets,
        rivals: Vec::new(),
        ending: Phrase::new("agreed-end"),
        tie_break: None,
        resigned: numbers(resigned.iter()),
        taken_back: Vec::new(),
        redrawn: Vec::new(),
    }
}

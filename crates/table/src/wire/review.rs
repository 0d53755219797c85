//! A finished game looked at again: what `POST /api/tables/{id}/review` answers, line by line.

use catalog::PhraseSchema;
use engine::Phrase;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Choice, HintInfo};

/// A line of the answer to `POST /api/tables/{id}/review`: what was found since the line before. A game that was looked at
/// before comes in one line. Whoever hangs up no longer waits; a review that nobody waits for ends. An answer that ends
/// without a line with `end` was broken off.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewNews {
    /// How many moves have been looked at.
    pub done: u32,
    /// And how many there are.
    pub of: u32,
    /// How well everybody stood as turns began, and at the end; nothing where no chance is known.
    pub turns: Vec<ReviewTurn>,
    /// Decisions that gave something away.
    pub decisions: Vec<ReviewDecision>,
    /// What is known at the end, on the last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<ReviewEnd>,
}

/// How well everybody stood.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewTurn {
    /// The number of the position for the asker, as in `history`.
    pub n: u32,
    /// The round.
    pub round: u16,
    /// The chance of each seat to win, in per cent.
    pub percent: Vec<u8>,
}

/// A decision, and what would have been better, from what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewDecision {
    /// The number of the position before it for the asker, as in `history`.
    pub n: u32,
    /// The round.
    pub round: u16,
    /// Who decided.
    pub seat: u8,
    /// What was chosen.
    pub played: Choice,
    /// The chance to win with it, in per cent; none alone against a rival of whom nobody knows how strong it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub percent: Option<u8>,
    /// What it gave away: hundredths of victory, or points where no chance is known.
    pub cost: u8,
    /// The better choice.
    pub better: HintInfo,
    /// In what the choice that was made differs most from the better one.
    #[schema(value_type = Vec<PhraseSchema>)]
    pub reasons: Vec<Phrase>,
}

/// What is known when all moves have been looked at.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewEnd {
    /// Where the game turned most, in the order of play.
    pub turning: Vec<ReviewSwing>,
    /// How each seat decided.
    pub seats: Vec<ReviewSeat>,
}

/// A turn in which the chance of a seat changed much.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewSwing {
    /// The number of the position with which the turn began for the asker, as in `history`.
    pub n: u32,
    /// The round.
    pub round: u16,
    /// The seat whose chance changed most.
    pub seat: u8,
    /// Its chance before, in per cent.
    pub from: u8,
    /// And as the next turn began.
    pub to: u8,
}

/// How a seat decided.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewSeat {
    /// How many decisions of the seat could be judged.
    pub judged: u32,
    /// How many of them gave nothing away that would matter.
    pub good: u32,
}

//! Reviews of finished games: the lines of the answer to `POST /api/tables/{id}/review`.

use catalog::PhraseSchema;
use engine::Phrase;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Choice, HintInfo};

/// A line of the answer to `POST /api/tables/{id}/review`: the findings since the line before. A finished review comes
/// in one line. A review without listeners is cancelled. An answer without a final line with `end` was interrupted.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewNews {
    /// The number of moves reviewed.
    pub done: u32,
    /// The number of moves in total.
    pub of: u32,
    /// The win probabilities at the start of turns and at the end; empty where they are unknown.
    pub turns: Vec<ReviewTurn>,
    /// The decisions that lost points compared with the best choice.
    pub decisions: Vec<ReviewDecision>,
    /// The summary, on the last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<ReviewEnd>,
}

/// Win probabilities of all seats.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewTurn {
    /// The number of the position for the asker, as in `history`.
    pub n: u32,
    pub round: u16,
    /// By seat, in per cent.
    pub percent: Vec<u8>,
}

/// A decision and a better one, based on what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewDecision {
    /// The number of the position before it for the asker, as in `history`.
    pub n: u32,
    pub round: u16,
    pub seat: u8,
    pub played: Choice,
    /// The win probability in per cent; none against a solo rival of unknown strength.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub percent: Option<u8>,
    /// The loss: percentage points of win probability, or points where that is unknown.
    pub cost: u8,
    pub better: HintInfo,
    /// The main differences between the choice and the better one.
    #[schema(value_type = Vec<PhraseSchema>)]
    pub reasons: Vec<Phrase>,
}

/// The summary of a review.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewEnd {
    /// The turning points, in order of play.
    pub turning: Vec<ReviewSwing>,
    /// By seat.
    pub seats: Vec<ReviewSeat>,
}

/// A turn in which a seat's win probability changed a lot.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewSwing {
    /// The number of the asker's position at the start of the turn, as in `history`.
    pub n: u32,
    pub round: u16,
    /// The seat whose win probability changed most.
    pub seat: u8,
    /// The win probability before, in per cent.
    pub from: u8,
    /// The win probability at the start of the next turn, in per cent.
    pub to: u8,
}

/// The quality of a seat's decisions.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewSeat {
    /// The number of decisions that could be judged.
    pub judged: u32,
    /// The number of those without a relevant loss.
    pub good: u32,
}

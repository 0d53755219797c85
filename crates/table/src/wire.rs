//! Wire types: REST bodies under `/api` and messages of the live connection.
//!
//! Their TypeScript is generated into `web/src/generated/wire.ts`. Text travels as phrases, never as words. Requests
//! reject unknown fields.

mod campaigns;
mod community;
mod games;
mod live;
mod people;
mod review;
mod tables;
#[cfg(test)]
mod typescript;

use catalog::PhraseSchema;
use engine::Phrase;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

pub use campaigns::*;
pub use catalog::{Choice, EventInfo, Refusal};
pub use community::*;
pub use games::*;
pub use live::*;
pub use people::*;
pub use review::*;
pub use tables::*;

/// The reason why a request failed: the body of every error response, and of the `refused` message.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Problem {
    /// The machine-readable kind, such as `not-found`, `signed-out`, `illegal`, `seat-taken`, `too-many`.
    pub kind: String,
    /// The message for the person.
    #[schema(value_type = PhraseSchema)]
    pub reason: Phrase,
    /// The clause of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
}

//! What travels between server and client: REST bodies under `/api` and messages of the live connection.
//!
//! The TypeScript of all of it is generated into `web/src/generated/wire.ts`; words never travel, phrases do. Requests
//! refuse fields they do not know.

mod campaigns;
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
pub use games::*;
pub use live::*;
pub use people::*;
pub use review::*;
pub use tables::*;

/// Why a request was not granted: the body of every answer that is no success, and of the `refused` message.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Problem {
    /// The machine-readable kind, such as `not-found`, `signed-out`, `illegal`, `seat-taken`, `too-many`.
    pub kind: String,
    /// What to tell the person.
    #[schema(value_type = PhraseSchema)]
    pub reason: Phrase,
    /// The clause of the rules that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
}

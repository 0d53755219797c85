//! Serialisation of states: as JSON and in a compact binary form.

use crate::Game;

use super::json::{differ, text, value};
use super::law::hold;
use super::{Flaw, Law};

/// Checks that a state survives serialisation.
pub(super) fn survives<G: Game>(state: &G) -> Result<(), Flaw> {
    let law = Law::Serde;
    for back in [serde_json::from_value::<G>(value(state)?), serde_json::from_str::<G>(&text(state)?)] {
        let back = back.map_err(|error| Flaw::new(law, format!("does not read back from JSON: {error}")))?;
        hold!(law, back == *state, "another state comes back from JSON: {}", differ(state, &back)?);
    }
    let bytes = postcard::to_stdvec(state)
        .map_err(|error| Flaw::new(law, format!("cannot be written in binary form: {error}")))?;
    let back = postcard::from_bytes::<G>(&bytes)
        .map_err(|error| Flaw::new(law, format!("does not read back from binary form: {error}")))?;
    hold!(law, back == *state, "another state comes back from binary form: {}", differ(state, &back)?);
    Ok(())
}

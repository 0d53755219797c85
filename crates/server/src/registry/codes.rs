//! Table codes.

use std::sync::Arc;

use ::community::Code;
use table::wire::TableInfo;
use table::{PersonId, TableId};

use super::Registry;
use crate::actor::Ask;
use crate::fault::Fault;
use crate::limits::CODES_DRAWN;
use crate::store::StoreError;
use crate::token::random;

impl Registry {
    /// Gives a table a code that no other open or running table has.
    pub(crate) async fn draw_code(&self, table: TableId) -> Result<String, Fault> {
        for _ in 0..CODES_DRAWN {
            let Some(code) = Code::draw(u64::from_le_bytes(random()?)) else { continue };
            match self.store.add_code(code.to_string(), table).await {
                Err(StoreError::Conflict) => (),
                other => return Ok(other.map(|()| code.to_string())?),
            }
        }
        Err(Fault::Busy)
    }

    /// Draws another code for a table, or frees its code.
    pub(crate) async fn switch_code(
        self: &Arc<Self>,
        id: TableId,
        person: PersonId,
        on: bool,
    ) -> Result<TableInfo, Fault> {
        self.ask(id, |reply| Ask::SwitchCode { person, on, reply }).await
    }
}

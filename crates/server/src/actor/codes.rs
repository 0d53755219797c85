//! The code of the table, by which people find it.

use table::wire::{Status, TableInfo};
use table::{Operation, PersonId};

use super::Actor;
use crate::fault::Fault;
use crate::store::NodeMessage;

impl Actor {
    /// Draws a new code for the table, or frees its code, for the host.
    pub(super) async fn switch_code(&mut self, person: PersonId, on: bool) -> Result<TableInfo, Fault> {
        self.awake().await?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        if !table.admits(Some(person), None) {
            return Err(Fault::NotFound);
        }
        table.permit(Operation::Code, table.roles(Some(person), None))?;
        match table.status {
            Status::Open | Status::Running => (),
            Status::Over => return Err(table::Fault::NotRunning.into()),
            Status::Frozen => return Err(table::Fault::Frozen.into()),
        }
        let code = if on {
            Some(self.registry.draw_code(self.id).await?)
        } else {
            self.registry.store.free_code(self.id).await?;
            None
        };
        self.set_code(code.clone());
        self.registry.store.tell(NodeMessage::Code { table: self.id, code }).await?;
        self.info_of(Some(person), None)
    }

    /// The table has another code, or none.
    pub(super) fn set_code(&mut self, code: Option<String>) {
        if let Some(table) = &mut self.table {
            table.code = code;
            self.publish_table();
        }
    }

    /// A table that has ended needs no code.
    pub(super) async fn free_code(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.status != Status::Over || table.code.take().is_none() {
            return;
        }
        if let Err(error) = self.registry.store.free_code(self.id).await {
            tracing::warn!(table = %self.id, error = %error.chain(), "the code of a table is not free");
        }
    }
}

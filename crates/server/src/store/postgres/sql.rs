//! Statements in PostgreSQL.

use uuid::Uuid;

use super::{Postgres, Query};
use crate::store::seal::Sealed;
use crate::store::sql::{Bind, Read, Statement, Statements};
use crate::store::{Answer, StoreError};

impl Statement {
    fn query(&self) -> Query {
        let query = sqlx::query(self.postgres.unwrap_or(self.sql));
        self.values.iter().fold(query, |query, value| match value.clone() {
            Bind::Int(n) => query.bind(n),
            Bind::Text(text) => query.bind(text),
            Bind::Bytes(bytes) => query.bind(bytes),
            Bind::Flag(flag) => query.bind(flag),
            Bind::Id(id) => query.bind(id),
        })
    }
}

impl Statements for Postgres {
    fn node(&self) -> Uuid {
        self.node
    }

    fn rows<T: Send + 'static>(
        &self,
        statement: Statement,
        _: &'static [&'static Sealed],
        read: Read<T>,
    ) -> Answer<'_, Vec<T>> {
        Box::pin(self.pool.read(move |connection| {
            let query = statement.query();
            Box::pin(async move { query.fetch_all(connection).await?.iter().map(|row| read(row)).collect() })
        }))
    }

    fn run(&self, statements: Vec<Statement>) -> Answer<'_, Vec<u64>> {
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                let mut changed = Vec::with_capacity(statements.len());
                for statement in &statements {
                    let rows = statement.query().execute(&mut *connection).await?.rows_affected();
                    if rows == 0 && statement.must {
                        return Err(StoreError::Conflict);
                    }
                    changed.push(rows);
                }
                Ok(changed)
            })
        }))
    }

    fn changed_rows<T: Send + 'static>(&self, statement: Statement, read: Read<T>) -> Answer<'_, Vec<T>> {
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                let rows = statement.query().fetch_all(connection).await?;
                rows.iter().map(|row| read(row)).collect()
            })
        }))
    }
}

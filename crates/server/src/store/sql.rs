//! Statements for SQLite and PostgreSQL, with `$1` for the first value.

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use table::{PersonId, TableId};
use uuid::Uuid;

use super::rows::Columns;
use super::seal::{Datum, Sealed};
use super::sqlite::Sqlite;
use super::{Answer, StoreError};

/// A value of a statement. Ids are texts in SQLite.
#[derive(Clone, Debug)]
pub(super) enum Bind {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
    Flag(bool),
    Id(Option<Uuid>),
}

macro_rules! binds {
    ($($from:ty: $value:ident => $bind:expr;)*) => {
        $(impl From<$from> for Bind {
            fn from($value: $from) -> Bind {
                $bind
            }
        })*
    };
}

binds! {
    i64: value => Bind::Int(Some(value));
    Option<i64>: value => Bind::Int(value);
    u64: value => Bind::Int(Some(super::rows::number(value)));
    Option<u64>: value => Bind::Int(value.map(super::rows::number));
    u32: value => Bind::Int(Some(value.into()));
    u16: value => Bind::Int(Some(value.into()));
    u8: value => Bind::Int(Some(value.into()));
    i32: value => Bind::Int(Some(value.into()));
    &str: value => Bind::Text(Some(value.to_owned()));
    String: value => Bind::Text(Some(value));
    Option<String>: value => Bind::Text(value);
    Vec<u8>: value => Bind::Bytes(value);
    bool: value => Bind::Flag(value);
    Uuid: value => Bind::Id(Some(value));
    PersonId: value => Bind::Id(Some(value.into()));
    Option<PersonId>: value => Bind::Id(value.map(Uuid::from));
    TableId: value => Bind::Id(Some(value.into()));
    Option<TableId>: value => Bind::Id(value.map(Uuid::from));
}

impl Bind {
    /// The value in a condition on rows of the file.
    fn datum(&self) -> Datum {
        match self {
            Bind::Int(n) => n.map_or(Datum::Null, Datum::Int),
            Bind::Text(text) => text.clone().map_or(Datum::Null, Datum::text),
            Bind::Bytes(bytes) => Datum::Bytes(bytes.clone()),
            Bind::Flag(flag) => Datum::Int((*flag).into()),
            Bind::Id(id) => id.map_or(Datum::Null, |id| Datum::text(id.simple().to_string())),
        }
    }
}

/// The values of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::sql::Bind::from($value)),*] };
}
pub(super) use values;

/// A statement.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub(super) sql: &'static str,
    /// The text for PostgreSQL, if it differs.
    pub(super) postgres: Option<&'static str>,
    pub(super) values: Vec<Bind>,
    /// The rows of a file that get new checksums afterwards, by a condition on values of the statement.
    seal: Option<(&'static Sealed, &'static str, Vec<usize>)>,
    /// Whether a statement that changes nothing is a conflict.
    pub(super) must: bool,
}

impl Statement {
    pub(super) fn new(sql: &'static str, values: Vec<Bind>) -> Statement {
        Statement { sql, postgres: None, values, seal: None, must: false }
    }

    /// Sets another text for PostgreSQL.
    pub(super) fn postgres(mut self, sql: &'static str) -> Statement {
        self.postgres = Some(sql);
        self
    }

    /// Seals the rows for which a condition holds; its values are those of the statement with these numbers, from 1.
    pub(super) fn seal(
        mut self,
        sealed: &'static Sealed,
        condition: &'static str,
        values: &[usize],
    ) -> Statement {
        self.seal = Some((sealed, condition, values.to_vec()));
        self
    }

    /// Makes it a conflict if nothing changes.
    pub(super) fn must(mut self) -> Statement {
        self.must = true;
        self
    }

    fn sqlite(&self) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
        self.values.iter().fold(sqlx::query(self.sql), |query, value| match value.clone() {
            Bind::Int(n) => query.bind(n),
            Bind::Text(text) => query.bind(text),
            Bind::Bytes(bytes) => query.bind(bytes),
            Bind::Flag(flag) => query.bind(flag),
            Bind::Id(id) => query.bind(id.map(|id| id.simple().to_string())),
        })
    }

    /// The condition that selects the changed rows of the file.
    fn sealed(&self) -> Option<(&'static Sealed, &'static str, Vec<Datum>)> {
        let (sealed, condition, values) = self.seal.as_ref()?;
        let found = values.iter().filter_map(|n| self.values.get(n.checked_sub(1)?)).map(Bind::datum);
        Some((sealed, condition, found.collect()))
    }
}

/// Reads a row of either store.
pub(super) type Read<T> = fn(&dyn Columns) -> Result<T, StoreError>;

/// A store that runs statements.
pub(super) trait Statements: Sync {
    /// The id of the node; nil if there is one process.
    fn node(&self) -> Uuid;
    /// Whether other nodes may write here too.
    fn is_shared(&self) -> bool {
        !self.node().is_nil()
    }
    /// Reads rows. In a file their checksums must match, and the statement selects all their columns; a damaged row is
    /// omitted and reported.
    fn rows<T: Send + 'static>(
        &self,
        statement: Statement,
        sealed: &'static [&'static Sealed],
        read: Read<T>,
    ) -> Answer<'_, Vec<T>>;
    /// Runs statements in one transaction. Returns the number of rows that each changed.
    fn run(&self, statements: Vec<Statement>) -> Answer<'_, Vec<u64>>;
    /// Changes rows and reads them.
    fn changed_rows<T: Send + 'static>(&self, statement: Statement, read: Read<T>) -> Answer<'_, Vec<T>>;
}

impl Statements for Sqlite {
    fn node(&self) -> Uuid {
        Uuid::nil()
    }

    fn rows<T: Send + 'static>(
        &self,
        statement: Statement,
        sealed: &'static [&'static Sealed],
        read: Read<T>,
    ) -> Answer<'_, Vec<T>> {
        self.reading(async move {
            let rows = statement.sqlite().fetch_all(&self.reads).await?;
            Ok(self.whole(&rows, sealed, |row| read(row)))
        })
    }

    fn run(&self, statements: Vec<Statement>) -> Answer<'_, Vec<u64>> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let mut changed = Vec::with_capacity(statements.len());
                for statement in &statements {
                    let rows = statement.sqlite().execute(&mut *connection).await?.rows_affected();
                    if rows == 0 && statement.must {
                        return Err(StoreError::Conflict);
                    }
                    if let Some((sealed, condition, values)) = statement.sealed().filter(|_| rows > 0) {
                        sealed.seal(connection, condition, &values).await?;
                    }
                    changed.push(rows);
                }
                Ok(changed)
            })
        }))
    }

    fn changed_rows<T: Send + 'static>(&self, statement: Statement, read: Read<T>) -> Answer<'_, Vec<T>> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let rows = statement.sqlite().fetch_all(connection).await?;
                rows.iter().map(|row| read(row)).collect()
            })
        }))
    }
}

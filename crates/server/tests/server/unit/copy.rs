//! Every table and column of the file is copied to PostgreSQL and back.

use server::store::{Sqlite, Store as _};
use server::testing::{copied_columns, copied_tables};
use sqlx::Connection as _;

use crate::test_server::Folder;

/// The tables of a file with their columns, both in order. Marks and words exist only in the file; the heartbeat in the
/// mark is copied separately.
async fn tables_of_the_file() -> Vec<(String, Vec<String>)> {
    let folder = Folder::new();
    let path = folder.0.join("caravelle.db");
    Sqlite::open(&path).await.unwrap().close().await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut source = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('marks', 'words') \
         ORDER BY name",
    )
    .fetch_all(&mut source)
    .await
    .unwrap();
    let mut tables = Vec::new();
    for name in names {
        // Checksums are computed again, except those of entries, which the database has too.
        let columns = sqlx::query_scalar(
            "SELECT name FROM pragma_table_info(?1) WHERE name NOT IN ('head_sum', 'listing_sum') \
             AND (name <> 'sum' OR ?1 = 'entries') ORDER BY name",
        );
        let columns: Vec<String> = columns.bind(&name).fetch_all(&mut source).await.unwrap();
        tables.push((name, columns));
    }
    source.close().await.unwrap();
    tables
}

/// A new table of the file must be copied, or listed here with a reason.
#[tokio::test]
async fn every_table_of_the_file_is_copied() {
    let tables = tables_of_the_file().await;
    let mut copied: Vec<&str> = copied_tables().into_iter().map(|(table, _)| table).collect();
    copied.sort_unstable();
    assert_eq!(tables.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), copied);
    for (table, rows) in copied_tables() {
        let (_, columns) = tables.iter().find(|(name, _)| name == table).unwrap();
        for column in columns {
            assert!(rows.contains(&format!("'{column}'")), "{table}.{column}");
        }
    }
}

/// A new table or column of the file must be copied back.
#[tokio::test]
async fn every_column_of_the_file_has_test_data() {
    let backs = copied_columns().into_iter().map(|(table, columns)| {
        let mut columns: Vec<String> = columns.into_iter().map(str::to_owned).collect();
        columns.sort();
        (table.to_owned(), columns)
    });
    let mut backs: Vec<_> = backs.collect();
    backs.sort();
    assert_eq!(backs, tables_of_the_file().await);
}

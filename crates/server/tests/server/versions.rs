//! Nodes of two versions side by side, as during an upgrade.

use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};

use super::postgres::Database;
use super::test_server::{TestServer, config};
use super::toy::Toys;
use server::store::{Postgres, Store as _};

/// A node of the preceding version, and one whose rules have changed: the same seed deals other cards.
async fn two_versions() -> (Database, TestServer, TestServer) {
    let database = Database::new().await;
    let old = TestServer::node(&database, "old").await;
    let later = Arc::new(Toys { other_rules: true, ..Toys::default() });
    let new = TestServer::node_with(&database, "new", later, config()).await;
    (database, old, new)
}

async fn seq_of(database: &Database, table: &str) -> u32 {
    let store = Postgres::open(&database.url, "looks").await.unwrap();
    store.table(table.parse().unwrap()).await.unwrap().unwrap().entries.last().unwrap().seq
}

/// A node of the preceding version cannot play a table of later rules. It reports that, changes nothing, and sends its
/// people to other nodes.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_later_rules_is_left_to_the_nodes_that_know_them() {
    let (database, old, new) = two_versions().await;
    let (mut ana, mut bea) = (new.guest("Ana").await, new.guest("Bea").await);
    let table = new.table(&mut [&mut ana, &mut bea], json!({})).await;
    let mut here = ana.live(&table, "").await;
    here.until(|_| true).await;
    assert_eq!(here.play().await["made"], true);
    let before = seq_of(&database, &table).await;
    for _ in 0..3 {
        assert_eq!(old.known(&ana).live(&table, "").await.hear("bye").await["kind"], "moving");
        let mut asks = old.known(&bea);
        let refusal = asks.refused(Method::GET, &format!("/api/tables/{table}"), Value::Null).await;
        assert_eq!(refusal, (503, "closing".to_owned()));
    }
    assert_eq!(seq_of(&database, &table).await, before, "nothing was written for it");
    // The table continues at the node that knows its rules.
    here.play().await;
    let mut there = new.known(&bea).live(&table, "").await;
    there.turn().await;
    assert_eq!(there.play().await["made"], true);
}

/// A table of earlier rules is migrated to the later rules once, and then played at nodes of both versions.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_migrated_to_later_rules_is_played_at_nodes_of_both_versions() {
    let (database, old, new) = two_versions().await;
    let (mut ana, mut bea) = (old.guest("Ana").await, old.guest("Bea").await);
    let table = old.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    for live in [&mut one, &mut two] {
        live.until(|_| true).await;
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    let before = one.news["position"]["view"].clone();
    let mut there = new.known(&ana).live(&table, "").await;
    there.turn().await;
    assert_eq!(there.news["position"]["view"], before);
    there.act("pass").await;
    // The other table continues at the node of the preceding version, and neither node takes it from the other.
    two.turn().await;
    assert_eq!(two.play().await["made"], true);
    let store = Postgres::open(&database.url, "looks").await.unwrap();
    let stored = store.table(table.parse().unwrap()).await.unwrap().unwrap();
    let changes = stored.entries.iter().filter(|one| matches!(one.entry, table::Entry::Rules { .. }));
    assert_eq!(changes.count(), 1);
    // The node of the preceding version ends; its players continue.
    drop((one, two));
    old.end().await;
    let (mut one, mut two) = (new.known(&ana).live(&table, "").await, new.known(&bea).live(&table, "").await);
    while one.news["position"]["result"].is_null() {
        for live in [&mut one, &mut two] {
            live.until(|_| true).await;
            while !live.legal().is_empty() {
                assert_eq!(live.play().await["type"], "done");
            }
        }
        tokio::select! {
            _ = one.next() => (),
            _ = two.next() => (),
        }
    }
}

/// Additions of a later version to schema, logs and node messages do not disturb an older version.
#[tokio::test(flavor = "multi_thread")]
async fn data_of_later_versions_are_skipped() {
    let database = Database::new().await;
    let (one, two) = (TestServer::node(&database, "one").await, TestServer::node(&database, "two").await);
    let (mut ana, mut bea) = (one.guest("Ana").await, two.guest("Bea").await);
    let table = one.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut here, mut there) = (ana.live(&table, "").await, bea.live(&table, "").await);
    here.until(|_| true).await;
    there.until(|_| true).await;
    // Adds a column, a table and a migration that this version need not know, and an unknown word and entry.
    let later = format!(
        "ALTER TABLE heads ADD COLUMN tomorrow TEXT; CREATE TABLE tomorrow (id BIGINT); \
         UPDATE schema_version SET version = 99, least = 1; \
         WITH head AS (UPDATE heads SET seq = seq + 1, build = 99, tomorrow = 'x' WHERE id = '{table}' RETURNING seq), \
         written AS (INSERT INTO entries (table_id, seq, at, entry, told, node, batch) \
             SELECT '{table}', seq, 0, '{{\"entry\":\"of-tomorrow\",\"what\":7}}', 0, gen_random_uuid(), 1 FROM head) \
         INSERT INTO outbox (node, ids, seqs, chats, word) \
             SELECT gen_random_uuid(), ARRAY['{table}'::uuid], ARRAY[seq], ARRAY[0::bigint], '{{\"word\":\"of-tomorrow\"}}' \
             FROM head"
    );
    database.run(later).await;
    for _ in 0..2 {
        for live in [&mut here, &mut there] {
            live.until(|_| true).await;
            while !live.legal().is_empty() {
                let done = live.play().await;
                assert_eq!(done["type"], "done", "{done}");
            }
        }
    }
    // It starts on such a database too, except if a migration requires a newer version.
    let third = TestServer::node(&database, "three").await;
    assert_eq!(third.known(&ana).live(&table, "").await.until(|_| true).await["type"], "news");
    database.run("UPDATE schema_version SET least = 99".to_owned()).await;
    assert!(Postgres::open(&database.url, "four").await.is_err());
}

//! A real process that is killed while it notifies sends each message at least once and at most twice.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use community::seal;
use serde_json::{Value, json};
use table::wire::{NotifySettings, WebhookShape};
use table::{hex, unhex};
use uuid::Uuid;

use super::crash::{Process, request};
use super::receiver::Receiver;
use super::sent::until;
use super::test_server::Folder;
use server::TokenHash;
use server::store::{CommunityStore as _, Sqlite, Store as _, WebhookRow};
use server::testing::random;

/// The tables that notify in one round.
const TABLES: usize = 6;
/// The claim of a job that was under way when the process was killed ends after 30 seconds.
const CLAIM_MS: u64 = 31_000;

/// The tables of the messages that arrived, with the receiver; for each the number of arrivals by id.
fn arrived(receiver: &Receiver) -> BTreeMap<(String, String), BTreeMap<String, usize>> {
    let mut arrived: BTreeMap<_, BTreeMap<String, usize>> = BTreeMap::new();
    for seen in receiver.seen() {
        let message: Value = serde_json::from_slice(&seen.body).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        if message["kind"] == "turn" {
            let key = (text(&message["table"]["id"]), text(&message["person"]["name"]));
            *arrived.entry(key).or_default().entry(text(&message["id"])).or_default() += 1;
        }
    }
    arrived
}

/// A guest with a webhook and without a delay; returns the cookie.
async fn reachable(process: &Process, store: &Sqlite, name: &str, url: String) -> String {
    let cookie = request(process.address, "POST", "/api/guest", "", &json!({ "name": name })).await.0;
    let token = cookie.split_once('=').unwrap().1;
    let now = server::Time::default().now();
    let person = store.session(TokenHash::of(token), now).await.unwrap().unwrap().id;
    let settings = NotifySettings { delay: 0, ..NotifySettings::default() };
    store.set_notify_settings(person, settings).await.unwrap();
    let key = store.keep_site_value("sealing-key".into(), hex(&random::<16>().unwrap())).await.unwrap();
    let key: [u8; 16] = unhex(&key).unwrap().try_into().unwrap();
    let hook = WebhookRow {
        id: Uuid::now_v7(),
        person,
        shape: WebhookShape::Json,
        url,
        secret: seal(key, random().unwrap(), b"secret").unwrap(),
        label: name.to_owned(),
        created: 1,
        paused: false,
        failures: 0,
        last_error: None,
    };
    store.add_webhook(hook).await.unwrap();
    cookie
}

#[test]
fn notifications_survive_kill_and_restart() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let rounds = if std::env::var_os("CARAVELLE_FULL").is_some() { 20 } else { 3 };
        let folder = Folder::new();
        let receiver = Receiver::new().await;
        // Kills hit messages that were sent and are not recorded yet.
        receiver.slow_down(Duration::from_millis(150));
        let mut process = Process::start_ahead(&folder.0, 0);
        let store = Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap();
        let mut tables = BTreeSet::new();
        for round in 0..rounds {
            for at in 0..TABLES {
                let mut cookies = Vec::new();
                for seat in 0..2 {
                    let name = format!("p{round}-{at}-{seat}");
                    cookies.push(reachable(&process, &store, &name, receiver.url(&name)).await);
                }
                let seats = json!([{"kind": "me"}, {"kind": "open"}]);
                let new = json!({"game": "mundus-novus", "seats": seats, "public": true});
                let (_, table) = request(process.address, "POST", "/api/tables", &cookies[0], &new).await;
                let table: Value = serde_json::from_str(&table).unwrap();
                let table = table["id"].as_str().unwrap().to_owned();
                // The last seat begins the game, in which somebody is awaited who is not there.
                let sit = format!("/api/tables/{table}/sit");
                request(process.address, "POST", &sit, &cookies[1], &Value::Null).await;
                tables.insert(table);
            }
            tokio::time::sleep(Duration::from_millis(50 + 170 * (round % 5))).await;
            process.kill();
            process = Process::start_ahead(&folder.0, CLAIM_MS * (round + 1));
            until("every table notifies", async || {
                let arrived: BTreeSet<String> =
                    arrived(&receiver).into_keys().map(|(table, _)| table).collect();
                (arrived == tables).then_some(())
            })
            .await;
            // The next kill must not hit messages of this round.
            until("every message is recorded", async || {
                let waiting = store.jobs_waiting().await.unwrap();
                let kinds = [server::store::JobKind::Turn, server::store::JobKind::Deliver];
                waiting.iter().all(|(kind, count)| !kinds.contains(kind) || *count == 0).then_some(())
            })
            .await;
        }
        let arrived = arrived(&receiver);
        for (about, ids) in &arrived {
            assert_eq!(ids.len(), 1, "{about:?} has one message: {ids:?}");
            assert!(ids.values().all(|count| (1..=2).contains(count)), "{about:?}: {ids:?}");
        }
        process.kill();
    });
}

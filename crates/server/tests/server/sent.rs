//! Messages that a server with real channels sends, from the job to its record.

use std::sync::Arc;
use std::time::{Duration, Instant};

use community::{Message, TableRef};
use serde_json::json;
use table::PersonId;
use table::wire::{Channel, NotifyKind, Outcome};
use uuid::Uuid;

use super::test_server::{TestServer, config};
use super::toy::Toys;
use server::store::{DeliveryRow, JobKind, NewJob};
use server::testing::Delivery;
use server::{Config, NotifyConfig};

/// The time limit of a test for an expected event.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) async fn until<T>(what: &str, found: impl AsyncFn() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = found().await {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Settings that reach receivers on loopback.
pub(super) fn local() -> NotifyConfig {
    NotifyConfig {
        external_allow: vec!["127.0.0.0/8".parse().unwrap()],
        time_limit: Duration::from_secs(2),
        ..NotifyConfig::default()
    }
}

/// A server with real channels.
pub(super) async fn serving(notify: NotifyConfig) -> TestServer {
    let public_url = Some("https://play.example".to_owned());
    TestServer::with(Arc::new(Toys::default()), Config { notify, public_url, ..config() }).await
}

/// A message about a turn.
pub(super) fn message() -> Message {
    Message {
        kind: NotifyKind::Turn,
        lang: "en".to_owned(),
        title: "Goa: your turn".to_owned(),
        body: "Place your bid. 21 h left.".to_owned(),
        table: Some(TableRef { id: "t1".to_owned(), game: "Goa".to_owned(), round: Some(5) }),
        waiting: 2,
        deadline: None,
        urgent: false,
        at: 1_700_000_000_000,
    }
}

pub(super) fn delivery(
    person: PersonId,
    channel: Channel,
    target: Option<Uuid>,
    message: Message,
) -> Delivery {
    Delivery { id: Uuid::now_v7(), person, channel, target, message, sealed: None }
}

/// Adds the job of a delivery.
pub(super) async fn queue(server: &TestServer, delivery: &Delivery) {
    let key = delivery.id.simple().to_string();
    let payload = json!({ "delivery": delivery, "tries": 0 });
    let job = NewJob { kind: JobKind::Deliver, key, due: server.time.now(), payload, replace: false };
    server.store().add_jobs(vec![job]).await.unwrap();
}

/// The record of a delivery with a result.
pub(super) async fn recorded(server: &TestServer, delivery: &Delivery, outcome: Outcome) -> DeliveryRow {
    let store = server.store();
    until(&format!("the delivery is {outcome:?}"), async || {
        let rows = store.deliveries(delivery.person, 100).await.unwrap();
        rows.into_iter().find(|row| row.id == delivery.id && row.outcome == outcome)
    })
    .await
}

/// Sends a message and waits for its record.
pub(super) async fn send(server: &TestServer, delivery: &Delivery, outcome: Outcome) -> DeliveryRow {
    queue(server, delivery).await;
    recorded(server, delivery, outcome).await
}

/// Waits until the job of a delivery is gone.
pub(super) async fn forgotten(server: &TestServer, delivery: &Delivery) {
    let store = server.store();
    until("the job has ended", async || {
        let jobs = store.jobs_of(JobKind::Deliver, delivery.id.simple().to_string()).await.unwrap();
        jobs.is_empty().then_some(())
    })
    .await;
    assert!(store.deliveries(delivery.person, 100).await.unwrap().iter().all(|row| row.id != delivery.id));
}

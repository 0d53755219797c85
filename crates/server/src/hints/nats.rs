//! The NATS client that sends and receives hints.

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use serde::Serialize;

use super::{Hint, Hints, HintsConfig, Outgoing, PresenceReport, lock};
use crate::limits::{PRESENCE_ALL_EVERY, PRESENCE_EVERY, PRESENCE_LASTS};
use crate::registry::Registry;
use crate::store::News;

/// The maximum number of hints or tables in one message.
const AT_ONCE: usize = 256;
/// The interval of pings. A server that does not answer is disconnected.
const PING: Duration = Duration::from_secs(2);

/// Sends and receives hints until the server closes. The first connection may take any time.
pub(crate) async fn run(
    registry: Arc<Registry>,
    hints: Arc<Hints>,
    mut outgoing: Outgoing,
    config: HintsConfig,
) {
    let events = Arc::clone(&hints);
    let options = ConnectOptions::new()
        .name("caravelle")
        .no_echo()
        .retry_on_initial_connect()
        .ping_interval(PING)
        .event_callback(move |event| {
            let events = Arc::clone(&events);
            async move {
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    events.ask.notify_one();
                } else {
                    tracing::warn!(%event, "hints between nodes");
                }
            }
        });
    let servers: Vec<&str> = config.url.split(',').map(str::trim).collect();
    let client = match options.connect(servers).await {
        Ok(client) => client,
        Err(error) => {
            tracing::error!(%error, "no hints between nodes; the store is asked more often");
            return;
        }
    };
    let news = format!("cv.{}.news", config.cluster);
    let here = format!("cv.{}.here", config.cluster);
    tokio::join!(
        send(&client, &registry, &hints, &mut outgoing, (&news, &here)),
        hear_news(&client, &registry, &hints, &news),
        hear_here(&client, &registry, &hints, &here),
    );
}

async fn publish(client: &Client, subject: &str, message: &impl Serialize) {
    let Ok(bytes) = serde_json::to_vec(message) else { return };
    // An unreachable server would block here. Late hints are useless.
    let _ = tokio::time::timeout(PING, client.publish(subject.to_owned(), bytes.into())).await;
}

async fn send(
    client: &Client,
    registry: &Arc<Registry>,
    hints: &Hints,
    outgoing: &mut Outgoing,
    (news, here): (&str, &str),
) {
    let mut batch = Vec::new();
    let mut beat = tokio::time::interval(PRESENCE_EVERY);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut all = Instant::now();
    loop {
        tokio::select! {
            some = outgoing.0.recv_many(&mut batch, AT_ONCE) => {
                if some == 0 {
                    return;
                }
                publish(client, news, &batch).await;
                batch.clear();
            }
            _ = beat.tick() => {
                for table in hints.forget_silent(PRESENCE_LASTS) {
                    registry.tell_presence(table);
                }
                let whole = all.elapsed() > PRESENCE_ALL_EVERY;
                if whole {
                    all = Instant::now();
                }
                let said = hints.presence_report(whole);
                // An empty message is sent too, as a heartbeat.
                let mut parts = said.tables.chunks(AT_ONCE);
                let mut part = parts.next().unwrap_or_default();
                loop {
                    publish(client, here, &PresenceReport { node: said.node.clone(), tables: part.to_vec() }).await;
                    let Some(next) = parts.next() else { break };
                    part = next;
                }
            }
        }
    }
}

async fn hear_news(client: &Client, registry: &Arc<Registry>, hints: &Hints, subject: &str) {
    let Ok(mut messages) = client.subscribe(subject.to_owned()).await else { return };
    while let Some(message) = messages.next().await {
        *lock(&hints.heard) = Some(Instant::now());
        // Messages in a newer format are skipped: their content is in the store.
        let Ok(all) = serde_json::from_slice::<Vec<Hint>>(&message.payload) else { continue };
        for Hint(table, seq, chat) in all.into_iter().take(AT_ONCE) {
            if seq > 0 {
                registry.notify_table(News::Entries(table, seq));
            }
            if chat > 0 {
                registry.notify_table(News::Chat(table, chat));
            }
        }
    }
}

async fn hear_here(client: &Client, registry: &Arc<Registry>, hints: &Hints, subject: &str) {
    let Ok(mut messages) = client.subscribe(subject.to_owned()).await else { return };
    while let Some(message) = messages.next().await {
        *lock(&hints.heard) = Some(Instant::now());
        let Ok(said) = serde_json::from_slice::<PresenceReport>(&message.payload) else { continue };
        for table in hints.take_in_presence(said) {
            registry.tell_presence(table);
        }
    }
}

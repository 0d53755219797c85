//! Notifications: their receivers, times and numbers; the site socket.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::{Value, json};
use table::wire::{Channel, Channels, NotifyKind, NotifyMode, NotifySettings, QuietHours};
use table::{PersonId, TableId};
use uuid::Uuid;

use super::postgres::Database;
use super::test_server::{Client, Live, TestServer};
use server::store::{DeviceRow, NoticeRow, Store};
use server::testing::{Deliver, Delivery, Sending, Sent};

const MINUTE: u64 = 60_000;
/// The time limit of a test for an expected event.
const PATIENCE: Duration = Duration::from_secs(30);

/// Push messages that end here.
#[derive(Debug, Default)]
struct Sink {
    sent: Mutex<Vec<Delivery>>,
    /// The answers to the next messages, the first first; then all are accepted.
    answers: Mutex<Vec<Sent>>,
    /// Whether messages about turns are never answered.
    hangs: AtomicBool,
}

impl Deliver for Sink {
    fn available(&self) -> Channels {
        Channels { push: true, email: false, webhook: false }
    }

    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> Sending<'a> {
        self.sent.lock().unwrap().push(delivery.clone());
        if self.hangs.load(Ordering::Relaxed) && delivery.message.kind == NotifyKind::Turn {
            return Box::pin(std::future::pending());
        }
        let mut answers = self.answers.lock().unwrap();
        let answer =
            if answers.is_empty() { Sent::Done { target: "phone".into() } } else { answers.remove(0) };
        Box::pin(async { answer })
    }
}

impl Sink {
    fn sent(&self) -> Vec<Delivery> {
        self.sent.lock().unwrap().clone()
    }

    fn count(&self, kind: NotifyKind) -> usize {
        self.sent().iter().filter(|delivery| delivery.message.kind == kind).count()
    }
}

async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Two people at a running table of two: Ana is awaited, Bea is not there.
struct Game {
    server: TestServer,
    sink: Arc<Sink>,
    ana: Client,
    bea: Client,
    bea_id: PersonId,
    table: String,
    live: Live,
}

fn device(person: PersonId) -> DeviceRow {
    let endpoint = format!("https://push.example/{person}");
    let (id, label) = (Uuid::now_v7(), "phone".to_owned());
    let (p256dh, auth) = (vec![4; 65], vec![1; 16]);
    DeviceRow { id, person, endpoint, p256dh, auth, label, created: 0, delivered: None, failures: 0 }
}

async fn person_of(store: &dyn Store, client: &Client) -> PersonId {
    let token = client.cookie.as_ref().unwrap().strip_prefix("caravelle=").unwrap();
    let now = server::Time::default().now();
    store.session(server::TokenHash::of(token), now).await.unwrap().unwrap().id
}

impl Game {
    /// A game with these settings of Bea, and this clock.
    async fn new(settings: NotifySettings, clock: Value) -> Game {
        let sink = Arc::new(Sink::default());
        let server = TestServer::with_channels(Arc::<Sink>::clone(&sink)).await;
        let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
        let store = server.store();
        let bea_id = person_of(&*store, &bea).await;
        store.set_notify_settings(bea_id, settings).await.unwrap();
        store.add_device(device(bea_id)).await.unwrap();
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let mut new = json!({"game": "toy", "seats": seats, "public": true, "options": {"drawn": true}});
        if !clock.is_null() {
            new["clock"] = clock;
        }
        let opened = ana.ok(Method::POST, "/api/tables", new).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        bea.post(&table, "sit", json!({})).await;
        let mut live = ana.live(&table, "").await;
        live.until(|_| true).await;
        let game = Game { server, sink, ana, bea, bea_id, table, live };
        until("Bea hears of the beginning", async || game.notices(NotifyKind::Game).await.len() == 1).await;
        game
    }

    /// Passes as Ana, which can be undone. Then only Bea is awaited.
    async fn pass_turn(&mut self) {
        self.live.catch_up().await;
        let passed = self.live.act("pass").await;
        assert_eq!(passed["type"], "done", "{passed}");
    }

    async fn notices(&self, kind: NotifyKind) -> Vec<NoticeRow> {
        let mut notices = self.server.store().notices(self.bea_id, None, 100).await.unwrap();
        notices.retain(|notice| notice.kind == kind);
        notices
    }

    fn id(&self) -> TableId {
        self.table.parse().unwrap()
    }

    /// Waits until nothing is due any more.
    async fn settle(&self) {
        let store = self.server.store();
        until("jobs are run", async || {
            let prefix = self.bea_id.to_string();
            let waiting = store.jobs_of(server::store::JobKind::Turn, prefix).await.unwrap();
            waiting.iter().all(|job| job.due > self.server.time.now())
        })
        .await;
    }
}

fn settings(delay: u32) -> NotifySettings {
    NotifySettings { delay, ..NotifySettings::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_player_is_notified_after_the_delay() {
    let mut game = Game::new(settings(2), Value::Null).await;
    game.pass_turn().await;
    game.settle().await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    game.server.time.skip(2 * MINUTE);
    until("Bea is notified", async || game.sink.count(NotifyKind::Turn) == 1).await;
    let sent = game.sink.sent().into_iter().find(|sent| sent.message.kind == NotifyKind::Turn).unwrap();
    assert_eq!((sent.person, sent.channel), (game.bea_id, Channel::Push));
    assert_eq!(sent.message.table.unwrap().id, game.table);
    assert_eq!((sent.message.waiting, sent.message.urgent), (1, false));
    let notices = game.notices(NotifyKind::Turn).await;
    assert_eq!((notices.len(), notices[0].table), (1, Some(game.id())));
    let store = game.server.store();
    until("the delivery is recorded", async || {
        let deliveries = store.deliveries(game.bea_id, 9).await.unwrap();
        deliveries.iter().any(|row| row.id == sent.id && row.target == "phone")
    })
    .await;
    // The same turn causes no second notification.
    game.server.time.skip(60 * MINUTE);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_notified_when_the_move_was_undone_or_made() {
    let mut game = Game::new(settings(2), Value::Null).await;
    game.pass_turn().await;
    game.settle().await;
    let undone = game.live.deed("undo").await;
    assert_eq!(undone["type"], "done", "{undone}");
    game.server.time.skip(3 * MINUTE);
    game.settle().await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0, "the move was undone");
    game.pass_turn().await;
    game.settle().await;
    let mut bea = game.bea.live(&game.table, "").await;
    bea.turn().await;
    bea.play().await;
    game.server.time.skip(3 * MINUTE);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0, "Bea was there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_looks_is_not_notified() {
    let mut game = Game::new(settings(0), Value::Null).await;
    let mut site = game.bea.site().await;
    assert_eq!(site.hear("hello").await["waiting"], json!([]));
    site.say(json!({"type": "looking", "visible": true, "table": game.table})).await;
    site.say(json!({"type": "ping"})).await;
    site.hear("pong").await;
    game.pass_turn().await;
    assert_eq!(site.hear("waiting").await["tables"][0]["table"], game.table);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    // A hidden page counts as looking for a minute.
    site.say(json!({"type": "looking", "visible": false, "table": game.table})).await;
    site.say(json!({"type": "ping"})).await;
    site.hear("pong").await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    game.server.time.skip(MINUTE + 1_000);
    until("Bea is notified", async || game.sink.count(NotifyKind::Turn) == 1).await;
    assert_eq!(site.hear("notice").await["notice"]["kind"], "turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_closes_the_page_is_notified_again() {
    let mut game = Game::new(settings(2), Value::Null).await;
    let mut bea = game.bea.live(&game.table, "").await;
    bea.until(|_| true).await;
    game.pass_turn().await;
    bea.turn().await;
    game.server.time.skip(10 * MINUTE);
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0, "Bea is there");
    drop(bea);
    let store = game.server.store();
    until("a job waits", async || {
        let prefix = game.bea_id.to_string();
        !store.jobs_of(server::store::JobKind::Turn, prefix).await.unwrap().is_empty()
    })
    .await;
    game.settle().await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    game.server.time.skip(2 * MINUTE);
    until("Bea is notified", async || game.sink.count(NotifyKind::Turn) == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_its_own_mode() {
    let mut game = Game::new(settings(60), Value::Null).await;
    let store = game.server.store();
    store.set_notify_mode(game.bea_id, game.id(), NotifyMode::Always).await.unwrap();
    game.pass_turn().await;
    until("Bea is notified at once", async || game.sink.count(NotifyKind::Turn) == 1).await;

    let mut game = Game::new(settings(0), Value::Null).await;
    let store = game.server.store();
    store.set_notify_mode(game.bea_id, game.id(), NotifyMode::Never).await.unwrap();
    game.pass_turn().await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    assert!(game.notices(NotifyKind::Turn).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notification_waits_for_the_end_of_quiet_hours() {
    // The whole day but one minute, which is far away.
    let now = server::Time::default().now() / MINUTE % (24 * 60);
    let time = |minutes: u64| format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let quiet = QuietHours { from: time(now + 24 * 60 - 60), to: time(now + 8 * 60) };
    let quiet = NotifySettings { quiet: Some(quiet), ..settings(0) };
    let mut game = Game::new(quiet.clone(), Value::Null).await;
    game.pass_turn().await;
    let store = game.server.store();
    until("the job is held", async || {
        let jobs = store.jobs_of(server::store::JobKind::Turn, game.bea_id.to_string()).await.unwrap();
        jobs.iter().any(|job| job.payload["held"] == true)
    })
    .await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    game.server.time.skip(8 * 60 * MINUTE);
    until("Bea is notified in the morning", async || game.sink.count(NotifyKind::Turn) == 1).await;

    // A clock that runs out during the night overrides quiet hours.
    let mut game = Game::new(quiet, json!({"kind": "days", "hours": 2})).await;
    game.pass_turn().await;
    until("Bea is notified at night", async || game.sink.count(NotifyKind::Turn) == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_notified_before_a_clock_over_days_runs_out() {
    let mut game = Game::new(settings(0), json!({"kind": "days", "hours": 24})).await;
    game.pass_turn().await;
    until("Bea is notified of her turn", async || game.sink.count(NotifyKind::Turn) == 1).await;
    game.server.time.skip(20 * 60 * MINUTE);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(game.sink.count(NotifyKind::Clock), 0);
    game.server.time.skip(62 * MINUTE);
    until("Bea is told of her clock", async || game.sink.count(NotifyKind::Clock) == 1).await;
    let sent = game.sink.sent().into_iter().find(|sent| sent.message.kind == NotifyKind::Clock).unwrap();
    assert!(sent.message.urgent && sent.message.deadline.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_waits_fifteen_seconds() {
    let mut game = Game::new(settings(10), json!({"kind": "move", "seconds": 180})).await;
    game.pass_turn().await;
    game.settle().await;
    assert_eq!(game.sink.count(NotifyKind::Turn), 0);
    game.server.time.skip(15_000);
    until("Bea is notified", async || game.sink.count(NotifyKind::Turn) == 1).await;
    assert!(game.sink.sent().iter().all(|sent| sent.message.urgent));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_against_bots_without_a_clock_notifies_nobody() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let new = json!({"game": "toy", "seats": seats, "public": true});
    let opened = ana.ok(Method::POST, "/api/tables", new).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let store = server.store();
    let person = person_of(&*store, &ana).await;
    assert_eq!(store.notices(person, None, 9).await.unwrap(), []);
    assert_eq!(store.jobs_of(server::store::JobKind::Turn, person.to_string()).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_delivery_is_tried_again() {
    let mut game = Game::new(settings(0), Value::Null).await;
    let later = |after| Sent::Later { target: "phone".into(), detail: "HTTP 503".into(), after };
    until("the beginning is told", async || game.sink.count(NotifyKind::Game) == 1).await;
    until("the beginning is sent", async || game.sink.count(NotifyKind::Game) == 1).await;
    let start = game.sink.sent().len();
    *game.sink.answers.lock().unwrap() = vec![later(None), later(Some(Duration::from_secs(300)))];
    game.pass_turn().await;
    let tried = async |n| game.sink.sent().len() - start >= n;
    until("it is tried", async || tried(1).await).await;
    game.server.time.skip(31_000);
    until("it is tried again", async || tried(2).await).await;
    game.server.time.skip(200_000);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert!(!tried(3).await, "the receiver asked for five minutes");
    game.server.time.skip(101_000);
    until("it is sent", async || tried(3).await).await;
    let sent = game.sink.sent();
    assert!(sent[start..].iter().all(|one| one.id == sent[start].id), "with the same id");
    let store = game.server.store();
    until("it is recorded", async || {
        let rows = store.deliveries(game.bea_id, 9).await.unwrap();
        rows.iter().any(|row| row.id == sent[start].id && row.detail.is_none())
    })
    .await;
}

/// A delivery under way when its process dies is completed by another, with the same id.
#[tokio::test(flavor = "multi_thread")]
async fn a_delivery_outlives_the_process_that_began_it() {
    let mut game = Game::new(settings(0), Value::Null).await;
    game.sink.hangs.store(true, Ordering::Relaxed);
    game.pass_turn().await;
    until("it is begun", async || game.sink.count(NotifyKind::Turn) == 1).await;
    let sink = Arc::new(Sink::default());
    let twin = game.server.twin_with_channels(Arc::<Sink>::clone(&sink)).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(sink.count(NotifyKind::Turn), 0, "the claim still stands");
    twin.time.skip(31_000);
    until("another ends it", async || sink.count(NotifyKind::Turn) == 1).await;
    let id = |sink: &Sink| {
        let sent = sink.sent().into_iter().find(|sent| sent.message.kind == NotifyKind::Turn);
        sent.unwrap().id
    };
    assert_eq!(id(&sink), id(&game.sink));
    let store = twin.store();
    until("it is recorded", async || {
        let rows = store.deliveries(game.bea_id, 9).await.unwrap();
        rows.iter().any(|row| row.id == id(&sink) && row.detail.is_none())
    })
    .await;
}

/// A finished game is in the index, and its players are notified of their places.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_indexed_and_reported() {
    let mut game = Game::new(settings(60), Value::Null).await;
    let store = game.server.store();
    let mut bea = game.bea.live(&game.table, "").await;
    bea.until(|_| true).await;
    for _ in 0..200 {
        game.live.catch_up().await;
        bea.catch_up().await;
        if !game.live.legal().is_empty() {
            game.live.play().await;
        } else if !bea.legal().is_empty() {
            bea.play().await;
        } else if !game.live.news["position"]["result"].is_null() {
            break;
        }
    }
    drop(bea);
    until("it is indexed", async || store.game(game.id()).await.unwrap().is_some()).await;
    let (row, players) = store.game(game.id()).await.unwrap().unwrap();
    assert_eq!((row.people, row.seats, row.ending.as_str(), row.short.len()), (2, 2, "rules", 8));
    assert_eq!(players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["Ana", "Bea"]);
    assert_eq!(players[1].person, Some(game.bea_id));
    assert_eq!(row.curve.len(), 2);
    assert_eq!(store.unindexed(None, 9).await.unwrap(), []);
    let _ = &game.ana;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_site_socket_reports_changes_of_the_lobby() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let mut site = server.stranger().site().await;
    assert_eq!(site.hear("hello").await["unread"], 0);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats, "public": true})).await;
    assert!(site.hear("lobby").await["revision"].as_u64().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_eight_site_sockets() {
    let server = TestServer::new().await;
    let ana = server.guest("Ana").await;
    let mut sites = Vec::new();
    for _ in 0..8 {
        let mut site = ana.site().await;
        site.hear("hello").await;
        sites.push(site);
    }
    assert!(ana.site().await.next().await.is_none(), "the ninth is closed");
    ana.clone().ok(Method::POST, "/api/logout-everywhere", json!({})).await;
    for site in &mut sites {
        assert_eq!(site.hear("bye").await["kind"], "signed-out");
    }
}

/// Two nodes: one message for each turn, whichever node runs the job; notices reach the sockets of the other node.
#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_send_one_notification() {
    let database = Database::new().await;
    let sink = Arc::new(Sink::default());
    let mut nodes = Vec::new();
    for name in ["one", "two"] {
        nodes.push(TestServer::node_with_channels(&database, name, Arc::<Sink>::clone(&sink)).await);
    }
    let (mut ana, mut bea) = (nodes[0].guest("Ana").await, nodes[1].guest("Bea").await);
    let store = nodes[0].store();
    let bea_id = person_of(&*store, &bea).await;
    store.set_notify_settings(bea_id, settings(0)).await.unwrap();
    store.add_device(device(bea_id)).await.unwrap();
    let mut site = nodes[1].known(&bea).site().await;
    site.hear("hello").await;
    let turns = 5;
    for n in 1..=turns {
        let table = nodes[0].table(&mut [&mut ana, &mut bea], json!({})).await;
        let mut live = ana.live(&table, "").await;
        live.until(|_| true).await;
        while !live.legal().is_empty() {
            live.play().await;
            live.catch_up().await;
        }
        until("Bea is notified", async || sink.count(NotifyKind::Turn) >= n).await;
    }
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(sink.count(NotifyKind::Turn), turns);
    assert_eq!(site.hear("notice").await["notice"]["read"], false);
}

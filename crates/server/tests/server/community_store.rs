//! Background jobs, notifications and the index of games in the store: the same tests for both.

use std::sync::Arc;

use serde_json::json;
use sqlx::Connection as _;
use table::wire::{Channel, NotifyKind, NotifyMode, NotifySettings, Outcome, Status, WebhookShape};
use table::{Millis, PersonId};
use uuid::Uuid;

use super::postgres::Database;
use super::store::{append, each, entry, person, row};
use super::test_server::Folder;
use server::store::{
    Again, CommunityStore as _, DeliveryRow, DeviceRow, EmailRow, GamePlayerRow, GameRow, Job, JobEnd,
    JobKind, NewJob, NoticeRow, Postgres, Sqlite, Store, StoreError, TokenRow, WebhookRow,
};
use server::testing::{new_person, new_table};
use server::{Admin, Catalog, Home, Reindexed, TokenHash};

fn new_job(kind: JobKind, key: &str, due: Millis, payload: u32, replace: bool) -> NewJob {
    NewJob { kind, key: key.to_owned(), due, payload: json!(payload), replace }
}

fn end(job: &Job) -> JobEnd {
    let (jobs, notices, deliveries) = (Vec::new(), Vec::new(), Vec::new());
    JobEnd { id: job.id, attempts: job.attempts, again: None, jobs, notices, deliveries }
}

/// All due jobs of every kind.
async fn claim(store: &dyn Store, now: Millis) -> Vec<Job> {
    let free = JobKind::ALL.into_iter().map(|kind| (kind, 50)).collect();
    store.claim_jobs(now, free).await.unwrap()
}

#[tokio::test]
async fn a_job_is_claimed_once_and_again_after_its_claim() {
    each(|store| async move {
        store.add_jobs(vec![new_job(JobKind::Turn, "a", 100, 1, false)]).await.unwrap();
        assert_eq!(claim(&*store, 99).await, []);
        let first = claim(&*store, 100).await;
        assert_eq!(first.len(), 1);
        assert_eq!((first[0].attempts, first[0].payload.clone()), (1, json!(1)));
        assert_eq!(claim(&*store, 30_099).await, [], "it is being run");
        let second = claim(&*store, 30_100).await;
        assert_eq!((second[0].id, second[0].attempts), (first[0].id, 2));
        assert!(!store.end_job(end(&first[0])).await.unwrap(), "the claim is lost");
        assert!(store.end_job(end(&second[0])).await.unwrap());
        assert!(!store.end_job(end(&second[0])).await.unwrap());
        assert_eq!(claim(&*store, u64::MAX / 4).await, []);
    })
    .await;
}

#[tokio::test]
async fn a_second_job_of_a_key_is_kept_or_replaced() {
    each(|store| async move {
        let add =
            |due, payload, replace| store.add_jobs(vec![new_job(JobKind::Turn, "a", due, payload, replace)]);
        add(100, 1, false).await.unwrap();
        add(50, 2, false).await.unwrap();
        assert_eq!(claim(&*store, 99).await, [], "the first is kept");
        add(200, 3, true).await.unwrap();
        let claimed = claim(&*store, 200).await;
        assert_eq!((claimed.len(), &claimed[0].payload), (1, &json!(3)));
        // A job that is added while another of its key runs is run after it.
        add(300, 4, false).await.unwrap();
        assert!(!store.end_job(end(&claimed[0])).await.unwrap());
        let claimed = claim(&*store, 300).await;
        assert_eq!((claimed.len(), &claimed[0].payload, claimed[0].attempts), (1, &json!(4), 1));
        assert!(store.end_job(end(&claimed[0])).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn jobs_are_claimed_by_kind_in_order() {
    each(|store| async move {
        let jobs = (0..6).map(|n| new_job(JobKind::Deliver, &n.to_string(), 10 - n, 0, false));
        let others = (0..3).map(|n| new_job(JobKind::Turn, &n.to_string(), n, 0, false));
        store.add_jobs(jobs.chain(others).collect()).await.unwrap();
        let waiting = store.jobs_waiting().await.unwrap();
        assert!(waiting.contains(&(JobKind::Deliver, 6)) && waiting.contains(&(JobKind::Turn, 3)));
        let free = vec![(JobKind::Deliver, 2), (JobKind::Turn, 1), (JobKind::Clock, 5)];
        let claimed = store.claim_jobs(20, free).await.unwrap();
        let claimed: Vec<_> = claimed.iter().map(|job| (job.kind, job.key.as_str())).collect();
        assert_eq!(claimed, [(JobKind::Turn, "0"), (JobKind::Deliver, "5"), (JobKind::Deliver, "4")]);
        let left = store.jobs_of(JobKind::Deliver, "3".to_owned()).await.unwrap();
        assert_eq!(left.iter().map(|job| job.key.as_str()).collect::<Vec<_>>(), ["3"]);
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_job_stores_its_results() {
    each(|store| async move {
        let (person, table) = (new_person(), new_table());
        store.add_jobs(vec![new_job(JobKind::Turn, "a", 0, 1, false)]).await.unwrap();
        let job = claim(&*store, 5).await.remove(0);
        let notice = NoticeRow {
            id: Uuid::now_v7(),
            person,
            at: 5,
            kind: NotifyKind::Turn,
            say: json!({"id": "x"}),
            table: Some(table),
            read: false,
        };
        let delivery = DeliveryRow {
            id: Uuid::now_v7(),
            person,
            at: 5,
            channel: Channel::Push,
            target: "phone".into(),
            kind: NotifyKind::Turn,
            table: None,
            outcome: Outcome::Retry,
            detail: Some("HTTP 500".into()),
        };
        let ended = JobEnd {
            again: Some(Again { due: 70, payload: json!(2), failed: true }),
            jobs: vec![new_job(JobKind::Deliver, "d", 6, 7, false)],
            notices: vec![notice.clone()],
            deliveries: vec![delivery.clone()],
            ..end(&job)
        };
        assert!(store.end_job(ended.clone()).await.unwrap());
        assert!(!store.end_job(ended).await.unwrap(), "its results are stored once");
        assert_eq!(store.notices(person, None, 9).await.unwrap(), std::slice::from_ref(&notice));
        assert_eq!(store.notices(person, Some(notice.id), 9).await.unwrap(), []);
        assert_eq!(store.deliveries(person, 9).await.unwrap(), std::slice::from_ref(&delivery));
        let next = claim(&*store, 69).await;
        assert_eq!((next.len(), next[0].kind), (1, JobKind::Deliver));
        let again = claim(&*store, 70).await.remove(0);
        assert_eq!((again.attempts, &again.payload), (2, &json!(2)), "the failed attempt counts");
        let sent = DeliveryRow { outcome: Outcome::Sent, detail: None, at: 9, ..delivery };
        let again = JobEnd {
            again: Some(Again { due: 80, payload: json!(3), failed: false }),
            deliveries: vec![sent.clone()],
            ..end(&again)
        };
        assert!(store.end_job(again).await.unwrap());
        assert_eq!(store.deliveries(person, 9).await.unwrap(), [sent]);
        assert_eq!(store.delivered_since(person, Channel::Push, 8).await.unwrap(), 1);
        assert_eq!(store.delivered_since(person, Channel::Push, 9).await.unwrap(), 0);
        assert_eq!(claim(&*store, 80).await[0].attempts, 1);
        assert_eq!(store.unread(person).await.unwrap(), 1);
        store.read_notices(person).await.unwrap();
        assert_eq!(store.unread(person).await.unwrap(), 0);
        assert!(store.notices(person, None, 9).await.unwrap()[0].read);
        assert_eq!(store.inspect().await.unwrap(), []);
    })
    .await;
}

/// A job stands if and only if the entries do that cause it.
#[tokio::test]
async fn jobs_are_committed_with_their_entries() {
    each(|store| async move {
        let host = person("a");
        store.add_person(host.clone(), 1).await.unwrap();
        let row = row(host.id);
        let mut first = append(row.id, vec![entry(1, "one")], vec![host.id]);
        first.jobs = vec![new_job(JobKind::Begin, "b", 0, 1, false)];
        store.add_table(row.clone(), first).await.unwrap();
        let with_jobs = |text: &str, payload| {
            let mut append = append(row.id, vec![entry(2, text)], vec![host.id]);
            append.jobs = vec![
                new_job(JobKind::Turn, "t", 0, payload, false),
                new_job(JobKind::Clock, "c", 0, payload, true),
            ];
            append
        };
        store.append(with_jobs("two", 2)).await.unwrap();
        assert!(matches!(store.append(with_jobs("late", 3)).await, Err(StoreError::Conflict)));
        let mut claimed = claim(&*store, 1).await;
        claimed.sort_by_key(|job| job.kind);
        let claimed: Vec<_> = claimed.iter().map(|job| (job.kind, job.payload.clone())).collect();
        assert_eq!(
            claimed,
            [(JobKind::Turn, json!(2)), (JobKind::Clock, json!(2)), (JobKind::Begin, json!(1))]
        );
        assert_eq!(store.inspect().await.unwrap(), []);
        let listed = store.listed_table(row.id).await.unwrap().unwrap();
        assert_eq!((listed.status, listed.awaited), (Status::Running, 2));
        assert_eq!(store.awaiting(10, None, 9).await.unwrap().len(), 1);
        assert_eq!(store.awaiting(9, None, 9).await.unwrap().len(), 0);
    })
    .await;
}

fn device(person: PersonId, endpoint: &str) -> DeviceRow {
    let (id, label) = (Uuid::now_v7(), "Firefox".to_owned());
    let (p256dh, auth) = (vec![4; 65], vec![1; 16]);
    let endpoint = endpoint.to_owned();
    DeviceRow { id, person, endpoint, p256dh, auth, label, created: 3, delivered: None, failures: 0 }
}

#[tokio::test]
async fn targets_of_notifications_are_stored_and_forgotten() {
    each(|store| async move {
        let (one, two) = (person("a"), person("b"));
        let (ana, bea) = (one.id, two.id);
        for person in [one, two] {
            store.add_person(person, 1).await.unwrap();
        }
        let first = device(ana, "https://push.example/1");
        store.add_device(first.clone()).await.unwrap();
        store.note_device(first.id, Some(8), 2).await.unwrap();
        let noted = DeviceRow { delivered: Some(8), failures: 2, ..first.clone() };
        assert_eq!(store.devices(ana).await.unwrap(), [noted]);
        // An endpoint belongs to the person who registered it last.
        let moved = device(bea, "https://push.example/1");
        store.add_device(moved.clone()).await.unwrap();
        assert_eq!(
            (store.devices(ana).await.unwrap(), store.device(first.id).await.unwrap()),
            (vec![], None)
        );
        assert_eq!(store.device(moved.id).await.unwrap(), Some(moved.clone()));
        assert!(store.remove_device(moved.id).await.unwrap());
        assert!(!store.remove_device(moved.id).await.unwrap());
        store.add_device(device(ana, "https://push.example/2")).await.unwrap();

        let hook = WebhookRow {
            id: Uuid::now_v7(),
            person: ana,
            shape: WebhookShape::Discord,
            url: "https://chat.example".into(),
            secret: vec![1, 2],
            label: "crew".into(),
            created: 4,
            paused: false,
            failures: 0,
            last_error: None,
        };
        store.add_webhook(hook.clone()).await.unwrap();
        let kept = WebhookRow { paused: true, failures: 3, last_error: Some("HTTP 404".into()), ..hook };
        store.keep_webhook(kept.clone()).await.unwrap();
        assert_eq!(store.webhooks(ana).await.unwrap(), std::slice::from_ref(&kept));
        assert_eq!(store.webhook(kept.id).await.unwrap(), Some(kept.clone()));
        // A failure leaves the pause as it is, unless it pauses; a success leaves it too.
        for (failures, error, pause, paused) in
            [(9, Some("HTTP 500"), false, true), (10, Some("time-out"), true, true), (0, None, false, true)]
        {
            let last_error = error.map(str::to_owned);
            store.note_webhook(kept.id, failures, last_error.clone(), pause).await.unwrap();
            let noted = WebhookRow { paused, failures, last_error, ..kept.clone() };
            assert_eq!(store.webhook(kept.id).await.unwrap(), Some(noted));
        }
        store.keep_webhook(WebhookRow { paused: false, ..kept.clone() }).await.unwrap();
        store.note_webhook(kept.id, 1, None, false).await.unwrap();
        assert!(!store.webhook(kept.id).await.unwrap().unwrap().paused);
        store.note_webhook(kept.id, 2, None, true).await.unwrap();
        assert!(store.webhook(kept.id).await.unwrap().unwrap().paused);
        store.keep_webhook(kept.clone()).await.unwrap();

        let email = |person, verified| EmailRow {
            person,
            address: "Ana@Example.org".into(),
            key: "ana@example.org".into(),
            verified,
            failures: 0,
        };
        store.set_email(email(ana, None)).await.unwrap();
        store.set_email(email(bea, Some(5))).await.unwrap();
        assert!(matches!(store.set_email(email(ana, Some(6))).await, Err(StoreError::Conflict)));
        assert_eq!(store.email(ana).await.unwrap(), Some(email(ana, None)));
        assert_eq!(store.email_owner("ana@example.org".into()).await.unwrap(), Some(bea));
        store.remove_email(bea).await.unwrap();
        store.set_email(email(ana, Some(6))).await.unwrap();
        store.note_email(ana, 2).await.unwrap();
        assert_eq!(store.email(ana).await.unwrap().unwrap().failures, 2);

        let settings = NotifySettings { delay: 10, ..NotifySettings::default() };
        assert_eq!(store.notify_settings(ana).await.unwrap(), None);
        store.set_notify_settings(ana, settings.clone()).await.unwrap();
        assert_eq!(store.notify_settings(ana).await.unwrap(), Some(settings));
        let table = new_table();
        assert_eq!(store.notify_mode(ana, table).await.unwrap(), NotifyMode::Default);
        for mode in [NotifyMode::Never, NotifyMode::Always, NotifyMode::Default, NotifyMode::Never] {
            store.set_notify_mode(ana, table, mode).await.unwrap();
            assert_eq!(store.notify_mode(ana, table).await.unwrap(), mode);
        }
        let job = new_job(JobKind::Turn, &format!("{ana} {table}"), 0, 1, false);
        store
            .add_jobs(vec![job, new_job(JobKind::Turn, &format!("{bea} {table}"), 0, 1, false)])
            .await
            .unwrap();
        assert_eq!(store.inspect().await.unwrap(), []);

        store.forget(ana, None).await.unwrap();
        assert_eq!(store.devices(ana).await.unwrap(), []);
        assert_eq!(store.webhooks(ana).await.unwrap(), []);
        assert_eq!(store.email(ana).await.unwrap(), None);
        assert_eq!(store.notify_settings(ana).await.unwrap(), None);
        assert_eq!(store.notify_mode(ana, table).await.unwrap(), NotifyMode::Default);
        assert_eq!(store.jobs_of(JobKind::Turn, format!("{ana} ")).await.unwrap(), []);
        assert_eq!(store.jobs_of(JobKind::Turn, format!("{bea} ")).await.unwrap().len(), 1);
        assert_eq!(store.inspect().await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn tokens_of_links_are_valid_once() {
    each(|store| async move {
        let hash = TokenHash::of("secret");
        let token = |kind: &str, hash| TokenRow {
            hash,
            kind: kind.to_owned(),
            person: new_person(),
            data: "ana@example.org".to_owned(),
            expires: 100,
        };
        let row = token("verify", hash);
        store.add_token(row.clone()).await.unwrap();
        let take = |kind: &str, now| store.take_token(hash, kind.to_owned(), now);
        assert_eq!(store.find_token(hash, "verify".to_owned(), 99).await.unwrap(), Some(row.clone()));
        assert_eq!(take("recover", 99).await.unwrap(), None);
        assert_eq!(take("verify", 100).await.unwrap(), None, "it has expired");
        assert_eq!(take("verify", 99).await.unwrap(), Some(row));
        assert_eq!(take("verify", 99).await.unwrap(), None);
        let other = token("recover", TokenHash::of("other"));
        store.add_token(other.clone()).await.unwrap();
        store.end_tokens(other.person, "recover".to_owned()).await.unwrap();
        assert_eq!(store.find_token(other.hash, "recover".to_owned(), 0).await.unwrap(), None);
        store.add_token(other).await.unwrap();
        assert_eq!(store.clean(0, 0, 100).await.unwrap().tokens, 1);
    })
    .await;
}

#[tokio::test]
async fn a_value_of_the_site_is_set_once() {
    each(|store| async move {
        assert_eq!(store.site_value("vapid".to_owned()).await.unwrap(), None);
        for value in ["one", "two"] {
            let stands = store.keep_site_value("vapid".to_owned(), value.to_owned()).await.unwrap();
            assert_eq!(stands, "one");
        }
    })
    .await;
}

#[tokio::test]
async fn a_code_leads_to_one_table() {
    each(|store| async move {
        let (one, two) = (new_table(), new_table());
        store.add_code("BADOKU".to_owned(), one).await.unwrap();
        assert!(matches!(store.add_code("BADOKU".to_owned(), two).await, Err(StoreError::Conflict)));
        store.add_code("TIVELA".to_owned(), one).await.unwrap();
        assert_eq!(store.coded_table("BADOKU".to_owned()).await.unwrap(), None);
        assert_eq!(store.coded_table("TIVELA".to_owned()).await.unwrap(), Some(one));
        assert_eq!(store.code_of(one).await.unwrap().as_deref(), Some("TIVELA"));
        store.free_code(one).await.unwrap();
        assert_eq!(store.code_of(one).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_is_indexed_once() {
    each(|store| async move {
        let host = person("Ana");
        store.add_person(host.clone(), 1).await.unwrap();
        let row = row(host.id);
        let mut first = append(row.id, vec![entry(1, "one")], vec![host.id]);
        first.summary.status = Status::Over;
        store.add_table(row.clone(), first).await.unwrap();
        assert_eq!(store.unindexed(None, 9).await.unwrap(), [row.id]);
        assert_eq!(store.unindexed(Some(row.id), 9).await.unwrap(), []);
        let game = GameRow {
            table: row.id,
            short: "0123abcd".into(),
            game: "toy".into(),
            finished: 9,
            public: true,
            rated: false,
            seats: 2,
            people: 1,
            rounds: 3,
            seconds: 60,
            moments: 12,
            ending: "rules".into(),
            margin: 1,
            headline: json!({"id": "headline-won-by-one"}),
            curve: vec![vec![0, 3], vec![0, -2]],
        };
        let player = |seat, person: Option<PersonId>| GamePlayerRow {
            seat,
            person,
            name: "Ana".into(),
            bot: person.is_none().then(|| "medium".into()),
            place: seat + 1,
            score: -2,
            sheet: json!({"items": []}),
            left_by: None,
        };
        let players = vec![player(0, Some(host.id)), player(1, None)];
        assert!(store.add_game(game.clone(), players.clone()).await.unwrap());
        assert!(!store.add_game(game.clone(), players.clone()).await.unwrap());
        assert_eq!(store.game(row.id).await.unwrap(), Some((game.clone(), players.clone())));
        assert_eq!(store.unindexed(None, 9).await.unwrap(), []);
        let taken = GameRow { table: new_table(), ..game };
        assert!(matches!(store.add_game(taken, Vec::new()).await, Err(StoreError::Conflict)));
        store.forget(host.id, None).await.unwrap();
        let (_, players) = store.game(row.id).await.unwrap().unwrap();
        assert_eq!((players[0].person, players[0].name.as_str()), (None, ""));
        assert_eq!(store.inspect().await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn sessions_are_listed_with_their_browser() {
    each(|store| async move {
        let ana = person("Ana");
        store.add_person(ana.clone(), 1).await.unwrap();
        let now = 10_000_000_000;
        let (old, new) = (TokenHash::of("old"), TokenHash::of("new"));
        store.add_session(old, ana.id, now - 1).await.unwrap();
        store.add_session(new, ana.id, now).await.unwrap();
        store.describe_session(new, now, "Firefox, Linux".to_owned()).await.unwrap();
        let sessions = store.sessions_of(ana.id, now).await.unwrap();
        let listed: Vec<_> =
            sessions.iter().map(|one| (one.token, one.created, one.label.as_str())).collect();
        assert_eq!(listed, [(new, Some(now), "Firefox, Linux"), (old, None, "")]);
        assert_eq!(store.inspect().await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn cleaning_deletes_only_old_rows() {
    each(|store| async move {
        let person = new_person();
        store.add_jobs(vec![new_job(JobKind::Turn, "a", 0, 1, false)]).await.unwrap();
        let job = claim(&*store, 5).await.remove(0);
        let notice = |at| NoticeRow {
            id: Uuid::now_v7(),
            person,
            at,
            kind: NotifyKind::Game,
            say: json!({"id": "x"}),
            table: None,
            read: false,
        };
        let notices = [5, 20].into_iter().chain(std::iter::repeat_n(30, 200)).map(notice).collect();
        assert!(store.end_job(JobEnd { notices, ..end(&job) }).await.unwrap());
        assert_eq!(store.clean(10, 10, 10).await.unwrap().notices, 2, "the old one, and the 201st");
        let left = store.notices(person, None, 300).await.unwrap();
        assert!(left.len() == 200 && left.iter().all(|notice| notice.at == 30));
    })
    .await;
}

/// A store of schema 7 after a finished game, a running one and an open one, killed without a warning.
const SCHEMA_7: &str = include_str!("stored/schema-7.sql");

/// A folder of schema 7.
async fn folder_of_schema_7() -> Folder {
    let folder = Folder::new();
    let path = folder.0.join("caravelle.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut before = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(SCHEMA_7).execute(&mut before).await.unwrap();
    before.close().await.unwrap();
    folder
}

/// `caravelle admin reindex` and `caravelle check` on a folder of the version before.
#[test]
fn finished_games_of_the_previous_version_are_indexed() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let folder = runtime.block_on(folder_of_schema_7());
    let games = || Arc::new(Catalog::built_in().unwrap());
    let home = Home::Folder(folder.0.clone());
    for added in [1, 0] {
        let admin = Admin::open(&home, games()).unwrap();
        assert_eq!(admin.reindex().unwrap(), Reindexed { added, left: 0 });
        admin.close().unwrap();
    }
    let checked = server::check(&home, games()).unwrap();
    assert_eq!((checked.tables, checked.faults), (3, Vec::<String>::new()));
    let rows = runtime.block_on(async {
        let store = Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap();
        let over = store.listed(None, 9).await.unwrap().into_iter().find(|one| one.status == Status::Over);
        let rows = store.game(over.unwrap().row.id).await.unwrap().unwrap();
        store.close().await.unwrap();
        rows
    });
    let (game, players) = rows;
    assert_eq!((game.game.as_str(), game.seats, game.people), ("goa", 2, 1));
    assert_eq!(game.curve.iter().map(Vec::len).collect::<Vec<_>>(), [12, 12]);
    let left: Vec<_> = players.iter().map(|player| (player.place, player.left_by.as_deref())).collect();
    assert_eq!(left, [(2, Some("resigned")), (1, None)]);
    assert_eq!(game.curve[0][11], players[0].score);
}

/// A folder of the version before gets the new tables in place.
#[tokio::test]
async fn a_folder_of_the_previous_version_is_upgraded() {
    let folder = folder_of_schema_7().await;
    let path = folder.0.join("caravelle.db");
    for _ in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.inspect().await.unwrap(), []);
        let (ana, password) = store.person_by_login("ana".to_owned()).await.unwrap().unwrap();
        assert!(ana.name == "ana" && !password.is_empty());
        let sessions = store.sessions_of(ana.id, 1_800_000_000_000).await.unwrap();
        assert!(sessions.iter().all(|session| session.created.is_none()) && !sessions.is_empty());
        assert_eq!(store.unindexed(None, 9).await.unwrap().len(), 1);
        assert_eq!(store.all_tables(None, 9).await.unwrap().len(), 3);
        store.close().await.unwrap();
    }
}

/// A database of the version before gets the new tables in place.
#[tokio::test]
async fn a_database_of_the_previous_version_is_upgraded() {
    let database = Database::new().await;
    let steps = [
        include_str!("../../src/store/postgres/schema.sql"),
        include_str!("../../src/store/postgres/schema-2.sql"),
        include_str!("../../src/store/postgres/schema-3.sql"),
        include_str!("../../src/store/postgres/schema-4.sql"),
        include_str!("../../src/store/postgres/schema-5.sql"),
    ];
    for step in steps {
        database.run(step.to_owned()).await;
    }
    let ana = person("Ana");
    let id = Uuid::from(ana.id);
    database
        .run(format!(
            "CREATE TABLE schema_version (version BIGINT NOT NULL, least BIGINT NOT NULL); \
             INSERT INTO schema_version VALUES (5, 1); \
             INSERT INTO people (id, name, prefs, created) VALUES ('{id}', 'Ana', '{{}}', 1); \
             INSERT INTO sessions (token, person, used) VALUES ('\\x00', '{id}', 1)"
        ))
        .await;
    let store = Postgres::open(&database.url, "test").await.unwrap();
    assert_eq!(store.person(ana.id).await.unwrap(), Some(ana));
    store.add_jobs(vec![new_job(JobKind::Turn, "a", 0, 1, false)]).await.unwrap();
    assert_eq!(claim(&store, 5).await.len(), 1);
    assert_eq!(store.inspect().await.unwrap(), []);
    store.close().await.unwrap();
}

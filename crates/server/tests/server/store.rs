//! The store: the same tests for every implementation.

use serde_json::json;
use table::wire::{ChatLine, Clock, Status};
use table::{Entry, PersonId, Stored, StoredClocks, Summary, TableId, TableRow, Viewers};

use super::postgres::Database;
use super::test_server::Folder;
use server::Token;
use server::store::{
    Append, CampaignRow, Crew, CrewMember, Person, Postgres, Sqlite, Store, StoreError, StoredCampaign,
    UnderWay,
};
use server::testing::{new_link, new_person, new_table, random};

/// Runs a test with every store.
pub(super) async fn each<F: Future<Output = ()>>(test: impl Fn(Box<dyn Store>) -> F) {
    let folder = Folder::new();
    let sqlite = Sqlite::open(&folder.0.join("store.db")).await.unwrap();
    test(Box::new(sqlite)).await;
    let database = Database::new().await;
    let postgres = Postgres::open(&database.url, "test").await.unwrap();
    postgres.beat(0, Vec::new()).await.unwrap();
    test(Box::new(postgres)).await;
}

pub(super) fn person(name: &str) -> Person {
    Person { id: new_person(), name: name.into(), login: None, prefs: json!({}) }
}

pub(super) fn row(host: PersonId) -> TableRow {
    TableRow {
        id: new_table(),
        game: "toy".into(),
        options: json!({"rounds": 3}),
        seats: 2,
        public: true,
        hot_seat: false,
        clock: Some(Clock::Move { seconds: 60 }),
        secret: engine::fair::Secret(random().unwrap()),
        data: "00".into(),
        rules_version: 1,
        host,
        opened: 5,
        watch: new_link().unwrap(),
        parent: None,
    }
}

pub(super) fn entry(seq: u32, text: &str) -> Stored {
    let entry = Entry::Move { seat: engine::Seat(0), text: text.into(), bot: false, gesture: None };
    Stored { seq, at: 7, entry, audience: Viewers::ALL, course: Some(u64::MAX - 1) }
}

pub(super) fn append(table: TableId, entries: Vec<Stored>, owners: Vec<PersonId>) -> Append {
    let base = entries.first().map_or(0, |first| first.seq - 1);
    let summary = Summary {
        status: Status::Running,
        awaited: 2,
        bot_due: true,
        deadline: Some(100),
        changed: 9,
        clocks: Some(StoredClocks { at: 4, left: vec![1, 2] }),
        listing: Some(json!({"x": 1})),
        owners: Some(owners),
        state: Some(json!({"s": 1})),
    };
    Append { table, base, entries, summary, kept: false, jobs: Vec::new() }
}

#[tokio::test]
async fn two_writers_cannot_both_append_one_number() {
    each(|store| async move {
        let host = person("a");
        store.add_person(host.clone(), 1).await.unwrap();
        let row = row(host.id);
        let first = append(row.id, vec![entry(1, "one")], vec![host.id]);
        store.add_table(row.clone(), first).await.unwrap();
        let left = append(row.id, vec![entry(2, "left"), entry(3, "more")], vec![host.id]);
        let right = left.clone();
        let (left, right) = tokio::join!(store.append(left), store.append(right));
        assert_eq!(left.is_ok() as u8 + right.is_ok() as u8, 1);
        let lost = if left.is_err() { left } else { right };
        assert!(matches!(lost, Err(StoreError::Conflict)));
        let stored = store.table(row.id).await.unwrap().unwrap();
        assert_eq!(stored.row, row);
        assert_eq!(stored.entries, [entry(1, "one"), entry(2, "left"), entry(3, "more")]);
        assert_eq!(stored.clocks, Some(StoredClocks { at: 4, left: vec![1, 2] }));
        assert_eq!(stored.state, Some((3, json!({"s": 1}))));
        store.keep_state(row.id, 3, json!({"s": 2})).await.unwrap();
        assert_eq!(store.table(row.id).await.unwrap().unwrap().state, Some((3, json!({"s": 2}))));
    })
    .await;
}

#[tokio::test]
async fn many_tables_are_written_together() {
    each(|store| async move {
        let host = person("a");
        store.add_person(host.clone(), 1).await.unwrap();
        let rows: Vec<TableRow> = (0..20).map(|_| row(host.id)).collect();
        for row in &rows {
            store.add_table(row.clone(), append(row.id, vec![entry(1, "one")], vec![host.id])).await.unwrap();
        }
        for seq in 2..10 {
            let all =
                rows.iter().map(|row| store.append(append(row.id, vec![entry(seq, "x")], vec![host.id])));
            let mut all: Vec<_> = all.collect();
            for one in &mut all {
                one.as_mut().await.unwrap();
            }
        }
        for row in &rows {
            assert_eq!(store.table(row.id).await.unwrap().unwrap().entries.len(), 9);
        }
        assert_eq!(store.opened_by(host.id).await.unwrap(), 20);
        assert_eq!(store.lobby(100, 100).await.unwrap().len(), 20);
        assert_eq!(store.lobby(5, 100).await.unwrap().len(), 5);
        assert_eq!(store.lobby(100, 3).await.unwrap().len(), 3, "one host does not fill the lobby");
        assert_eq!(store.abandoned(10, 9, 100).await.unwrap().len(), 0);
        assert_eq!(store.abandoned(0, 10, 100).await.unwrap().len(), 20);
        assert_eq!(store.abandoned(0, 10, 7).await.unwrap().len(), 7);
        assert_eq!(store.tables_of(host.id, 100).await.unwrap().len(), 20);
        assert_eq!(store.tables_of(new_person(), 100).await.unwrap().len(), 0);
        // Lists page by page contain each table once.
        let all = store.listed(None, 100).await.unwrap();
        assert_eq!(all.len(), 20);
        let rest = store.listed(Some(all[7].row.id), 100).await.unwrap();
        assert_eq!(rest, all[8..]);
        let ids: Vec<_> = all.iter().map(|one| one.row.id).collect();
        assert_eq!(store.all_tables(None, 100).await.unwrap(), ids);
        assert_eq!(store.due(100, Vec::new()).await.unwrap().len(), 20, "bots");
        for row in &rows {
            let mut quiet = append(row.id, vec![entry(10, "x")], vec![host.id]);
            quiet.summary.bot_due = false;
            store.append(quiet).await.unwrap();
        }
        assert_eq!(store.due(99, Vec::new()).await.unwrap().len(), 0);
        assert_eq!(store.due(101, Vec::new()).await.unwrap().len(), 20, "clocks");
        let since = store.since(rows[0].id, 8).await.unwrap();
        assert_eq!((since.entries, since.kept), (vec![entry(9, "x"), entry(10, "x")], true));
        assert!(store.table(new_table()).await.unwrap().is_none());
        store.close().await.unwrap();
        let late = append(rows[0].id, vec![entry(11, "late")], vec![]);
        assert!(matches!(store.append(late).await, Err(StoreError::Closed)));
    })
    .await;
}

#[tokio::test]
async fn people_sessions_and_chat_survive_the_store() {
    each(|store| async move {
        let (ana, bea) = (person("ana"), person("bea"));
        store.add_person(ana.clone(), 1).await.unwrap();
        store.add_person(bea.clone(), 1).await.unwrap();
        store.set_login(ana.id, "ana".into(), "hash".into()).await.unwrap();
        let taken = store.set_login(bea.id, "ana".into(), "hash".into()).await;
        assert!(matches!(taken, Err(StoreError::Conflict)));
        store.set_prefs(ana.id, json!({"a": 1})).await.unwrap();
        store.set_name(ana.id, "Ana".into()).await.unwrap();
        let (found, hash) = store.person_by_login("ana".into()).await.unwrap().unwrap();
        assert_eq!((found.name.as_str(), found.prefs, hash.as_str()), ("Ana", json!({"a": 1}), "hash"));
        let mut names = store.names(vec![ana.id, bea.id, new_person()]).await.unwrap();
        names.sort();
        assert_eq!(names, [(ana.id, "Ana".to_owned()), (bea.id, "bea".to_owned())]);
        // Guests have no account, so their names are not among the names of accounts.
        let mut accounts = store.account_names(vec!["Ana".into(), "ana".into(), "bea".into()]).await.unwrap();
        accounts.sort();
        assert_eq!(accounts, ["Ana", "ana"]);

        let token = Token::new().unwrap().hash();
        store.add_session(token, ana.id, 1000).await.unwrap();
        assert_eq!(store.session(token, 2000).await.unwrap().unwrap().id, ana.id);
        // A session that is used stays valid; one that is unused for a year ends.
        let year = server::testing::SESSION_LIFE_MS;
        assert!(store.session(token, year).await.unwrap().is_some());
        assert!(store.session(token, year + 2000).await.unwrap().is_some());
        assert!(store.session(token, 3 * year).await.unwrap().is_none());
        store.end_sessions(ana.id).await.unwrap();
        assert!(store.session(token, 2000).await.unwrap().is_none());
        store.forget(ana.id, None).await.unwrap();
        assert!(store.person_by_login("ana".into()).await.unwrap().is_none());
        assert_eq!(store.person(ana.id).await.unwrap().unwrap().name, "");

        let table = new_table();
        for n in 1..=7 {
            let line =
                ChatLine { id: 0, at: n, name: "ana".into(), seat: Some(1), text: format!("line {n}") };
            assert_eq!(u64::from(store.add_chat(table, ana.id, line, 5).await.unwrap().id), n);
        }
        let ids = |lines: Vec<ChatLine>| lines.iter().map(|line| line.id).collect::<Vec<_>>();
        assert_eq!(ids(store.chat(table, 100).await.unwrap()), [3, 4, 5, 6, 7]);
        assert_eq!(ids(store.chat(table, 2).await.unwrap()), [6, 7]);
        assert_eq!(store.review(table).await.unwrap(), None);
        for review in [json!({"key": 1}), json!({"key": 2})] {
            store.keep_review(table, review.clone()).await.unwrap();
            assert_eq!(store.review(table).await.unwrap(), Some(review), "the last one counts");
        }
        store.ping().await.unwrap();
    })
    .await;
}

/// A campaign changes atomically, and one of two conflicting changes fails. People with a seat at one of its tables
/// find it.
#[tokio::test]
async fn conflicting_campaign_changes_are_rejected() {
    each(|store| async move {
        let (host, guest) = (person("a"), person("b"));
        for one in [&host, &guest] {
            store.add_person(one.clone(), 1).await.unwrap();
        }
        let sailors = vec![CrewMember { person: Some(host.id), ..CrewMember::default() }];
        let (clock, hot_seat, hints, coach) = (None, false, false, false);
        let campaign = StoredCampaign {
            game: "toy".into(),
            name: "A’s crew".into(),
            crew: Crew { options: json!({}), seats: sailors, hot_seat, clock, hints, coach },
            games: Vec::new(),
            table: None,
            abandoned: false,
            branch: None,
            created: 1,
        };
        let link = new_link().unwrap();
        let row_ =
            CampaignRow { link: link.clone(), version: 1, host: host.id, changed: 1, campaign, status: None };
        store.add_campaign(row_.clone()).await.unwrap();
        assert_eq!(store.campaign(link.clone()).await.unwrap(), Some(row_.clone()));
        assert_eq!(store.campaign(new_link().unwrap()).await.unwrap(), None);
        assert_eq!(store.campaigns_begun(host.id).await.unwrap(), 1);
        // Announced first, then opened: only an open table has a status.
        let table = row(host.id);
        let mut next = row_.clone();
        next.campaign.table = Some(UnderWay { table: table.id, since: 3 });
        let (left, right) =
            tokio::join!(store.keep_campaign(next.clone()), store.keep_campaign(next.clone()));
        assert_eq!(left.is_ok() as u8 + right.is_ok() as u8, 1);
        let lost = if left.is_err() { left } else { right };
        assert!(matches!(lost, Err(StoreError::Conflict)));
        assert!(matches!(store.keep_campaign(row_).await, Err(StoreError::Conflict)));
        next.version = 2;
        assert_eq!(store.campaign(link.clone()).await.unwrap(), Some(next.clone()));
        assert_eq!(store.campaigns_of(guest.id, 9).await.unwrap(), []);
        let first = append(table.id, vec![entry(1, "one")], vec![host.id, guest.id]);
        store.add_table(table, first).await.unwrap();
        next.status = Some(Status::Running);
        assert_eq!(store.campaign(link).await.unwrap(), Some(next.clone()));
        for one in [&host, &guest] {
            assert_eq!(store.campaigns_of(one.id, 9).await.unwrap(), [next.clone()]);
        }
        store.close().await.unwrap();
    })
    .await;
}

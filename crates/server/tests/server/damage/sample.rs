//! A store file with every kind of data, and random damage to it.

use super::*;

/// A file with every kind of data, and the ids by which people find them.
pub(super) struct Sample {
    pub(super) folder: Folder,
    pub(super) image: Vec<u8>,
    pub(super) people: Vec<PersonId>,
    pub(super) tables: Vec<TableId>,
    pub(super) sessions: Vec<TokenHash>,
    pub(super) links: Vec<Link>,
    /// The session of Ana, who plays.
    pub(super) cookie: Option<String>,
}

pub(super) fn session_of(client: &Client) -> TokenHash {
    TokenHash::of(client.cookie.as_ref().unwrap().strip_prefix("caravelle=").unwrap())
}

pub(super) fn id_of(table: &str) -> TableId {
    table.parse().unwrap()
}

pub(super) async fn play(client: &Client, table: &str, moves: usize) {
    let mut live = client.live(table, "").await;
    live.until(|_| true).await;
    for _ in 0..moves {
        live.catch_up().await;
        if live.legal().is_empty() {
            break;
        }
        live.play().await;
    }
}

impl Sample {
    pub(super) async fn new() -> Sample {
        let server = TestServer::new().await;
        let mut ana = server.guest("Ana Maria").await;
        let mut bea = server.guest("Bea").await;
        ana.ok(Method::POST, "/api/register", json!({"login": "ana", "password": "tulip-42-boat"})).await;
        let mut tables = Vec::new();
        for rounds in [3, 3, 40, 60] {
            tables.push(server.table(&mut [&mut ana, &mut bea], json!({ "rounds": rounds })).await);
        }
        for table in &tables {
            for _ in 0..12 {
                play(&ana, table, 3).await;
                play(&bea, table, 3).await;
            }
        }
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let new = json!({"game": "toy", "seats": seats, "public": true});
        let open = ana.ok(Method::POST, "/api/tables", new).await;
        tables.push(open["id"].as_str().unwrap().to_owned());
        let mut live = ana.live(&tables[2], "").await;
        for n in 0..8 {
            live.say(json!({"type": "chat", "text": format!("line {n}")})).await;
            while live.hear("chat").await["lines"][0]["text"] != format!("line {n}") {}
        }
        let store = server.store();
        let people: Vec<PersonId> = {
            let tables = store.listed(None, 100).await.unwrap();
            let mut people: Vec<PersonId> = tables.iter().map(|table| table.row.host).collect();
            people.push(store.session(session_of(&bea), now()).await.unwrap().unwrap().id);
            people.sort_unstable();
            people.dedup();
            people
        };
        let ids: Vec<TableId> = tables.iter().map(|table| id_of(table)).collect();
        store.keep_review(ids[0], json!({"key": [1, 2, 3]})).await.unwrap();
        let link = new_link().unwrap();
        store.add_campaign(campaign(people[0], link.clone(), ids[1])).await.unwrap();
        let row = store.campaign(link.clone()).await.unwrap().unwrap();
        store.keep_campaign(row).await.unwrap();
        store.beat(1_000, vec![(400, 900), (200, 300)]).await.unwrap();
        notify(&*store, people[0], ids[0]).await;
        drop(live);
        let folder = server.folder();
        let (sessions, cookie) = (vec![session_of(&ana), session_of(&bea)], ana.cookie.clone());
        server.end().await;
        let image = std::fs::read(folder.0.join(FILE)).unwrap();
        assert!(!folder.0.join("caravelle.db-wal").exists(), "everything is in the file");
        Sample { folder: Folder::new(), image, people, tables: ids, sessions, links: vec![link], cookie }
    }

    pub(super) fn put(&self, image: &[u8]) -> PathBuf {
        put(&self.folder.0, image)
    }

    /// All data that the server shows to players, read through the store.
    pub(super) async fn seen(&self, store: &Sqlite) -> Vec<String> {
        let mut seen = Vec::new();
        seen.push(format!("{:?}", store.past()));
        seen.push(format!("{:?}", store.names(self.people.clone()).await));
        seen.push(format!("{:?}", store.person_by_login("ana".into()).await));
        seen.push(format!("{:?}", store.lobby(100, 100).await));
        seen.push(format!("{:?}", store.listed(None, 100).await));
        seen.push(format!("{:?}", store.due(now(), Vec::new()).await));
        for session in &self.sessions {
            seen.push(format!("{:?}", store.session(*session, now()).await));
        }
        for person in &self.people {
            seen.push(format!("{:?}", store.person(*person).await));
            seen.push(format!("{:?}", store.tables_of(*person, 100).await));
            seen.push(format!("{:?}", store.campaigns_of(*person, 100).await));
            seen.push(format!("{:?}", store.opened_by(*person).await));
        }
        for link in &self.links {
            seen.push(format!("{:?}", store.campaign(link.clone()).await));
        }
        for table in &self.tables {
            let mut stored = store.table(*table).await;
            if let Ok(Some(stored)) = &mut stored {
                // Players see a stored state only after a change of the rules.
                stored.state = None;
            }
            seen.push(format!("{stored:?}"));
            seen.push(format!("{:?}", store.chat(*table, 100).await));
            seen.push(format!("{:?}", store.review(*table).await));
        }
        seen
    }
}

/// Stores a row of each kind about notifications.
async fn notify(store: &dyn CommunityStore, person: PersonId, table: TableId) {
    let id = Uuid::now_v7();
    let device = DeviceRow {
        id,
        person,
        endpoint: "https://push.example/1".into(),
        p256dh: vec![4; 65],
        auth: vec![1; 16],
        label: "phone".into(),
        created: 1,
        delivered: Some(2),
        failures: 0,
    };
    store.add_device(device).await.unwrap();
    let webhook = WebhookRow {
        id,
        person,
        shape: WebhookShape::Json,
        url: "https://hook.example/1".into(),
        secret: vec![7; 44],
        label: "bot".into(),
        created: 1,
        paused: false,
        failures: 1,
        last_error: Some("HTTP 500".into()),
    };
    store.add_webhook(webhook).await.unwrap();
    let (address, key) = ("Ana@mail.example".to_owned(), "ana@mail.example".to_owned());
    store.set_email(EmailRow { person, address, key, verified: Some(3), failures: 0 }).await.unwrap();
    let token = TokenRow {
        hash: TokenHash::of("one"),
        kind: "recover".into(),
        person,
        data: "{}".into(),
        expires: u64::MAX / 4,
    };
    store.add_token(token).await.unwrap();
    store.set_notify_settings(person, NotifySettings::default()).await.unwrap();
    store.set_notify_mode(person, table, NotifyMode::Never).await.unwrap();
    store.add_code("tulip-42".into(), table).await.unwrap();
    store.keep_site_value("name".into(), "value".into()).await.unwrap();
    let (kind, at, about) = (NotifyKind::Turn, 5, Some(table));
    let notice = NoticeRow { id, person, at, kind, say: json!({"id": "x"}), table: about, read: false };
    let delivery = DeliveryRow {
        id,
        person,
        at,
        channel: Channel::Push,
        target: "phone".into(),
        kind,
        table: about,
        outcome: Outcome::Failed,
        detail: Some("HTTP 500".into()),
    };
    let job = |key: &str| NewJob {
        kind: JobKind::Digest,
        key: key.to_owned(),
        due: 0,
        payload: json!(1),
        replace: false,
    };
    store.add_jobs(vec![job("ended")]).await.unwrap();
    let claimed = store.claim_jobs(u64::MAX / 4, vec![(JobKind::Digest, 1)]).await.unwrap().remove(0);
    let end = JobEnd {
        id: claimed.id,
        attempts: claimed.attempts,
        again: None,
        jobs: vec![job("waiting")],
        notices: vec![notice],
        deliveries: vec![delivery],
    };
    assert!(store.end_job(end).await.unwrap());
    let game = GameRow {
        table,
        short: "0123abcd".into(),
        game: "toy".into(),
        finished: 9,
        public: true,
        rated: false,
        seats: 2,
        people: 2,
        rounds: 3,
        seconds: 60,
        moments: 20,
        ending: "rules".into(),
        margin: 1,
        headline: json!({"id": "x"}),
        curve: vec![vec![0, 1], vec![0, 2]],
    };
    let player = GamePlayerRow {
        seat: 0,
        person: Some(person),
        name: "Ana".into(),
        bot: None,
        place: 1,
        score: 2,
        sheet: json!([]),
        left_by: None,
    };
    store.add_game(game, vec![player]).await.unwrap();
}

pub(super) fn campaign(host: PersonId, link: Link, table: TableId) -> CampaignRow {
    let seats = vec![CrewMember { person: Some(host), ..CrewMember::default() }];
    let (clock, hot_seat, hints, coach) = (None, false, false, false);
    let crew = Crew { options: json!({}), seats, hot_seat, clock, hints, coach };
    let campaign = StoredCampaign {
        game: "toy".into(),
        name: "The crew of the Ana Maria".into(),
        crew,
        games: Vec::new(),
        table: Some(UnderWay { table, since: 3 }),
        abandoned: false,
        branch: None,
        created: 1,
    };
    CampaignRow { link, version: 1, host, changed: 1, campaign, status: None }
}

/// Writes a file into a folder and removes the files of an earlier one.
pub(super) fn put(folder: &Path, image: &[u8]) -> PathBuf {
    let path = folder.join(FILE);
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    std::fs::write(&path, image).unwrap();
    path
}

/// Repeatable randomness from a printed seed.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn new() -> Dice {
        let seed =
            std::env::var("CARAVELLE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(20_261_118);
        eprintln!("CARAVELLE_SEED={seed}");
        Dice(seed)
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    pub(super) fn fill(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            *byte = self.below(256) as u8;
        }
    }
}

/// Damages a file. Returns a description.
pub(super) fn damage(image: &mut Vec<u8>, dice: &mut Dice) -> String {
    const PAGE: usize = 4096;
    let pages = image.len() / PAGE;
    let at = dice.below(image.len());
    let page = |dice: &mut Dice| dice.below(pages) * PAGE;
    match dice.below(9) {
        0 | 1 => {
            let end = (at + 64).min(image.len());
            dice.fill(&mut image[at..end]);
            format!("64 bytes at {at}")
        }
        2 => {
            let bit = dice.below(8);
            image[at] ^= 1 << bit;
            format!("bit {bit} of byte {at}")
        }
        3 => {
            let end = (at + 1 + dice.below(8)).min(image.len());
            dice.fill(&mut image[at..end]);
            format!("bytes {at} to {end}")
        }
        4 => {
            let sector = at / 512 * 512;
            image[sector..sector + 512].fill(0);
            format!("sector at {sector} zeroed")
        }
        5 => {
            let at = page(dice);
            image[at..at + PAGE].fill(0);
            format!("page {} zeroed", at / PAGE + 1)
        }
        6 => {
            let (from, to) = (page(dice), page(dice));
            image.copy_within(from..from + PAGE, to);
            format!("page {} copied over page {}", from / PAGE + 1, to / PAGE + 1)
        }
        7 => {
            let at = page(dice);
            let (from, to) = (dice.below(PAGE - 256), dice.below(PAGE - 256));
            image.copy_within(at + from..at + from + 256, at + to);
            format!("page {}: 256 bytes of {from} copied to {to}", at / PAGE + 1)
        }
        _ => {
            image.truncate(at);
            format!("cut off at {at}")
        }
    }
}

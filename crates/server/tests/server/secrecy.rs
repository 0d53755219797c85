//! Secrecy of the server's output: each connection gets only its own view, events and choices.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::{Arc, Mutex};

use axum::http::Method;
use catalog::AnyMatch;
use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

use super::test_server::{Client, Live, TestServer, config};
use server::Catalog;

/// Players agree to end after this many decisions, because some games are long.
const DECISIONS: usize = 1500;

/// The messages received by one viewer.
struct Heard {
    viewer: Viewer,
    texts: Vec<String>,
}

/// Requests every HTTP route of a running table. Requests for data of finished games are rejected.
async fn ask_around(table: &str, person: &mut Client, answers: &mut Vec<String>) {
    for path in ["/api/tables".to_owned(), "/api/my-tables".into(), format!("/api/tables/{table}")] {
        answers.push(person.ask(Method::GET, &path, None).await.1.to_string());
    }
    for after_the_end in ["record", "verify", "curve"] {
        let path = format!("/api/tables/{table}/{after_the_end}");
        let (status, answer) = person.ask(Method::GET, &path, None).await;
        assert_eq!((status.as_u16(), &answer["kind"]), (409, &json!("not-over")), "{path}");
        answers.push(answer.to_string());
    }
    for wish in ["play-on", "rematch", "review"] {
        let body = json!({"n": 1, "seat": 0, "bot": "easy"});
        let path = format!("/api/tables/{table}/{wish}");
        let (status, answer) = person.ask(Method::POST, &path, Some(body)).await;
        assert!(!status.is_success(), "{path}");
        answers.push(answer.to_string());
    }
}

/// Plays a table to its end with a socket for each seat and one spectator: moves, previews, history and undo, and an
/// illegal attempt at every turn. Returns all received messages.
async fn play(table: &str, people: &mut [Client], stranger: &Client) -> (Vec<Heard>, Vec<String>) {
    let mut lives: Vec<Live> = Vec::new();
    for person in people.iter() {
        lives.push(person.live(table, "with=page,refusals,aids").await);
    }
    let mut watcher = stranger.live(table, "with=page,refusals,aids").await;
    let mut answers = Vec::new();
    let mut turn = 0_usize;
    loop {
        let mut over = false;
        for at in 0..lives.len() {
            let live = &mut lives[at];
            live.until(|_| true).await;
            live.catch_up().await;
            over |= !live.news["position"]["result"].is_null();
            let legal = live.legal();
            if legal.is_empty() {
                continue;
            }
            turn += 1;
            let choice = legal[(turn * 7919) % legal.len()].clone();
            live.say(json!({"type": "preview", "id": 1, "text": choice})).await;
            live.hear("preview").await;
            live.say(json!({"type": "history", "id": 2, "n": (turn * 31) as u64 % live.n()})).await;
            live.hear("history").await;
            if let Some(refusal) = live.news["position"]["refusals"].as_array().unwrap().first().cloned() {
                live.say(json!({"type": "act", "id": 7, "n": live.n(), "action": refusal["action"]})).await;
                let answer = live.answer().await;
                assert_eq!(answer["problem"]["clause"], refusal["clause"], "{answer}");
                assert_eq!(answer["problem"]["reason"], refusal["reason"]);
            }
            // The same choice from the next seat.
            let next = (at + 1) % lives.len();
            let other = &mut lives[next];
            other.until(|_| true).await;
            other.catch_up().await;
            if other.legal().is_empty() {
                assert_eq!(other.act(&choice).await["type"], "refused");
            }
            if turn.is_multiple_of(50) || turn < 3 {
                ask_around(table, &mut people[at], &mut answers).await;
                ask_around(table, &mut stranger.clone(), &mut answers).await;
            }
            let live = &mut lives[at];
            assert_eq!(live.act(&choice).await["made"], true);
            if turn.is_multiple_of(5) && live.news["position"]["undo"]["can"] == true {
                live.deed("undo").await;
                live.deed("redo").await;
            }
        }
        watcher.say(json!({"type": "history", "id": 2, "n": 1 + turn as u64 / 2})).await;
        watcher.hear("history").await;
        if over {
            break;
        }
        if turn > DECISIONS {
            for person in people.iter_mut() {
                person.post(table, "agree-end", json!({"end": true})).await;
            }
        }
    }
    watcher.until(|news| !news["position"]["result"].is_null()).await;
    let mut heard = vec![Heard { viewer: Viewer::Spectator, texts: watcher.heard }];
    for (seat, live) in lives.into_iter().enumerate() {
        heard.push(Heard { viewer: Viewer::Seat(Seat(seat as u8)), texts: live.heard });
    }
    (heard, answers)
}

/// A writer that keeps the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A table opened over HTTP, so that the server draws its secrets.
async fn table(server: &TestServer, game: &str, seats: usize) -> (String, Vec<Client>) {
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(server.guest(&format!("Person {seat}")).await);
    }
    let mut chairs = vec![json!({"kind": "me"})];
    chairs.extend((1..seats).map(|_| json!({"kind": "open"})));
    let new = json!({"game": game, "seats": chairs, "public": true});
    let table = people[0].ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned();
    for person in people.iter_mut().skip(1) {
        person.post(&table, "sit", json!({})).await;
    }
    (table, people)
}

/// Replays a record and calls a function for every position with its next move.
fn replay(
    record: &engine::Record,
    mut look: impl FnMut(&dyn AnyMatch, Option<&engine::RecordedMove>),
) -> Box<dyn AnyMatch> {
    let data = catalog::built_in(&record.game).unwrap();
    let options: Value = serde_json::from_str(&record.options).unwrap();
    let mut game = catalog::begin(&record.game, data, record.seats, &options, record.seed.unwrap()).unwrap();
    loop {
        // Forced moves are played automatically.
        let next = record.moves.get(game.seq());
        look(game.as_ref(), next);
        let Some(next) = next else { return game };
        game.act(next.seat, &catalog::AnyAction::Notation(next.text.clone()), None).unwrap();
    }
}

/// The messages that a viewer may receive if everything hidden from the viewer were different.
#[derive(Clone, Default)]
struct Allowed {
    positions: BTreeSet<String>,
    /// History, without choices.
    pasts: BTreeSet<String>,
    previews: BTreeSet<String>,
    problems: BTreeSet<String>,
}

impl Allowed {
    fn take_in(&mut self, game: &dyn AnyMatch, viewer: Viewer, next: Option<&engine::RecordedMove>) {
        let redealt = game.redealt(viewer, Seed::from(7));
        let (view, prompt, page) = (redealt.view(viewer), redealt.prompt(viewer), redealt.page(viewer));
        self.pasts.insert(json!([view, prompt, page]).to_string());
        let (mut legal, mut refusals, mut aid) = (Vec::new(), Vec::new(), None);
        if let Viewer::Seat(seat) = viewer {
            aid = redealt.aid(seat);
            legal = redealt.legal(seat).into_iter().map(|row| json!([row.text, row.say])).collect();
            for row in redealt.refusals(seat) {
                refusals.push(json!([row.text, row.say, row.clause, row.reason]));
                self.problems.insert(json!(["illegal", row.reason, row.clause]).to_string());
            }
            if let Some(next) = next {
                let choice = catalog::AnyAction::Notation(next.text.clone());
                if let Ok(preview) = redealt.preview(seat, &choice) {
                    let events = preview.events.iter().map(|row| json!({"event": row.event, "say": row.say}));
                    let events: Vec<Value> = events.collect();
                    self.previews.insert(json!([events, preview.view]).to_string());
                }
                if let Err(error) = redealt.read(seat, &choice) {
                    self.problems.insert(json!([error.kind(), error.phrase(), null]).to_string());
                }
            }
        }
        self.positions.insert(json!([view, prompt, page, legal, refusals, aid]).to_string());
    }

    /// Checks a message and returns its kind. Positions after the end are public.
    fn check(&self, viewer: Viewer, message: &Value) -> &'static str {
        let position = &message["position"];
        let may = |all: &BTreeSet<String>, what: Value| {
            assert!(all.contains(&what.to_string()), "{viewer} heard what it cannot know: {what}");
        };
        match message["type"].as_str().unwrap() {
            "news" if !position["result"].is_null() => "end",
            "news" => {
                let rows = |list: &Value, keys: &[&str]| -> Vec<Value> {
                    let row = |row: &Value| keys.iter().map(|key| row[key].clone()).collect();
                    list.as_array().unwrap().iter().map(row).collect()
                };
                let legal = rows(&position["legal"], &["text", "say"]);
                let refusals = rows(&position["refusals"], &["text", "say", "clause", "reason"]);
                let (view, prompt, page) = (&position["view"], &position["prompt"], &position["page"]);
                may(&self.positions, json!([view, prompt, page, legal, refusals, position["aid"]]));
                "position"
            }
            "history" => {
                may(&self.pasts, json!([position["view"], position["prompt"], position["page"]]));
                "past"
            }
            "preview" => {
                may(&self.previews, json!([message["events"], message["view"]]));
                "preview"
            }
            "refused" => {
                let problem = &message["problem"];
                may(&self.problems, json!([problem["kind"], problem["reason"], problem["clause"]]));
                "problem"
            }
            // These report presence, awaited seats and thinking bots, which are public.
            "table" | "chat" | "thinking" | "done" | "pong" => "beside",
            other => panic!("{viewer} heard {other}"),
        }
    }
}

/// Plays a whole game over sockets and checks every message against games with other hidden information.
async fn messages_contain_no_hidden_data(game: &str, seats: usize) {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _listening = tracing::subscriber::set_default(subscriber);
    let server = TestServer::with(Arc::new(Catalog::built_in().unwrap()), config()).await;
    let (table, mut people) = table(&server, game, seats).await;
    let (heard, answers) = play(&table, &mut people, &server.stranger()).await;

    let proof = people[0].get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(proof["holds"], true, "{proof}");
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    let record = engine::Record::read(record.as_str().unwrap().as_bytes()).unwrap();
    // Undo returns to positions of the final history, because every undone move was redone.
    let mut allowed = vec![Allowed::default(); heard.len()];
    let game = replay(&record, |game, next| {
        for (heard, allowed) in heard.iter().zip(&mut allowed) {
            allowed.take_in(game, heard.viewer, next);
        }
    });

    // No message and no log line contains secret, seed, salts, course or tokens.
    let mut secrets: Vec<String> = vec![
        proof["secret"].as_str().unwrap().to_owned(),
        proof["seed"].as_str().unwrap().to_owned(),
        proof["course"].as_str().unwrap().to_owned(),
    ];
    secrets.extend(proof["salts"].as_array().unwrap().iter().map(|salt| salt.as_str().unwrap().to_owned()));
    secrets.extend(
        people.iter().map(|person| person.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned()),
    );
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    for secret in &secrets {
        assert!(secret.len() >= 16);
        assert!(!log.contains(secret.as_str()), "the log holds a secret");
        for text in heard.iter().flat_map(|heard| &heard.texts).chain(&answers) {
            assert!(!text.contains(secret.as_str()), "a message holds a secret: {text}");
        }
    }

    for (Heard { viewer, texts }, allowed) in heard.into_iter().zip(allowed) {
        let seen = game.opening(viewer).into_iter().chain(game.events(viewer, 0));
        let seen: BTreeSet<String> = seen.map(|row| row.event.value().to_string()).collect();
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for text in texts {
            // After the end everything is public, also for spectators.
            if kinds.contains_key("end") {
                break;
            }
            let message: Value = serde_json::from_str(&text).unwrap();
            let kind = allowed.check(viewer, &message);
            *kinds.entry(kind).or_default() += 1;
            let lines = message["lines"].as_array().filter(|_| kind == "position");
            for line in lines.into_iter().flatten() {
                assert!(seen.contains(&line["event"].to_string()), "{viewer} was told {line}");
            }
        }
        let at_least =
            |kind, least| assert!(kinds.get(kind).is_some_and(|n| *n >= least), "{viewer}: {kinds:?}");
        at_least("position", 20);
        at_least("past", 10);
        if viewer != Viewer::Spectator {
            at_least("preview", 10);
            at_least("problem", 3);
        }
    }
}

#[tokio::test]
async fn messages_of_mundus_novus_do_not_depend_on_hidden_data() {
    messages_contain_no_hidden_data("mundus-novus", 3).await;
}

#[tokio::test]
async fn messages_of_goa_do_not_depend_on_hidden_data() {
    messages_contain_no_hidden_data("goa", 2).await;
}

#[tokio::test]
async fn answers_contain_no_other_hand() {
    let server = TestServer::new().await;
    let (table, mut people) = table(&server, "toy", 3).await;
    let (heard, _) = play(&table, &mut people, &server.stranger()).await;
    // All cards are distinct: a viewer who receives one must hold it, draw it or see it revealed.
    for Heard { viewer, texts } in heard {
        let mut known: BTreeSet<u64> = BTreeSet::new();
        for text in texts {
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "news" {
                let own = message["position"]["view"]["hand"].as_array().cloned().unwrap_or_default();
                assert!(own.is_empty() == (viewer == Viewer::Spectator));
                known.extend(own.iter().map(|card| card.as_u64().unwrap()));
                for line in message["lines"].as_array().unwrap() {
                    let event = &line["event"];
                    if event["kind"] == "drew" {
                        assert_eq!(viewer, Viewer::Seat(Seat(event["seat"].as_u64().unwrap() as u8)));
                    }
                    let shown = event["cards"].as_array().cloned().unwrap_or_default();
                    known.extend(shown.iter().map(|card| card.as_u64().unwrap()));
                }
                for row in message["position"]["legal"].as_array().unwrap() {
                    if let Some(card) = row["action"]["card"].as_u64() {
                        assert!(known.contains(&card), "{viewer}: {row}");
                    }
                }
            }
        }
    }
}

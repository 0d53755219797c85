//! What leaves the server: each connection gets its own view, events and choices, and nothing else.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};

use axum::http::Method;
use catalog::AnyMatch;
use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

use super::house::{Client, House, Live, config};
use crate::Catalog;

/// Everything that was heard by one viewer.
struct Heard {
    viewer: Viewer,
    texts: Vec<String>,
}

/// Plays a table to its end with a socket for each seat and one that watches. All that was heard.
async fn play(table: &str, people: &[Client], stranger: &Client) -> Vec<Heard> {
    let mut lives: Vec<Live> = Vec::new();
    for person in people {
        lives.push(person.live(table, "with=page,refusals").await);
    }
    let mut watcher = stranger.live(table, "with=page,refusals").await;
    let mut turn = 0_usize;
    loop {
        let mut over = false;
        for live in &mut lives {
            live.until(|_| true).await;
            // What came since.
            live.say(json!({"type": "ping"})).await;
            live.hear("pong").await;
            over |= !live.news["position"]["result"].is_null();
            let legal = live.legal();
            if legal.is_empty() {
                continue;
            }
            turn += 1;
            let choice = legal[(turn * 7919) % legal.len()].clone();
            live.say(json!({"type": "preview", "id": 1, "text": choice})).await;
            live.hear("preview").await;
            assert_eq!(live.act(&choice).await["made"], true);
            if turn.is_multiple_of(5) && live.news["position"]["undo"]["can"] == true {
                live.deed("undo").await;
                live.deed("redo").await;
            }
        }
        watcher.say(json!({"type": "ping"})).await;
        watcher.hear("pong").await;
        if over {
            break;
        }
    }
    watcher.until(|news| !news["position"]["result"].is_null()).await;
    let mut heard = vec![Heard { viewer: Viewer::Spectator, texts: watcher.heard }];
    for (seat, live) in lives.into_iter().enumerate() {
        heard.push(Heard { viewer: Viewer::Seat(Seat(seat as u8)), texts: live.heard });
    }
    heard
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

/// A table of people over HTTP, so that its secrets are drawn by the server.
async fn table(house: &House, game: &str, seats: usize) -> (String, Vec<Client>) {
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(house.guest(&format!("Person {seat}")).await);
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

/// Plays a record anew and looks at every position of it.
fn replay(record: &engine::Record, mut look: impl FnMut(&dyn AnyMatch)) -> Box<dyn AnyMatch> {
    let data = catalog::built_in(&record.game).unwrap();
    let options: Value = serde_json::from_str(&record.options).unwrap();
    let mut game = catalog::begin(&record.game, data, record.seats, &options, record.seed.unwrap()).unwrap();
    look(game.as_ref());
    // Forced moves play themselves.
    while let Some(next) = record.moves.get(game.seq()) {
        game.act(next.seat, &catalog::Choice::Text(next.text.clone())).unwrap();
        look(game.as_ref());
    }
    game
}

/// A position as a viewer hears it, from a game in which all that the viewer cannot know is otherwise.
fn face(game: &dyn AnyMatch, viewer: Viewer) -> String {
    let redealt = game.redealt(viewer, Seed::from(7));
    let legal: Vec<String> = match viewer {
        Viewer::Seat(seat) => redealt.legal(seat).into_iter().map(|row| row.text).collect(),
        Viewer::Spectator | Viewer::Everybody => Vec::new(),
    };
    let (prompt, page) = (redealt.prompt(viewer), redealt.page(viewer));
    json!([redealt.view(viewer), prompt, legal, page]).to_string()
}

#[tokio::test]
async fn what_is_heard_depends_on_nothing_hidden() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _listening = tracing::subscriber::set_default(subscriber);
    let house = House::with(Arc::new(Catalog::built_in().unwrap()), config()).await;
    let (table, mut people) = table(&house, "mundus-novus", 2).await;
    let heard = play(&table, &people, &house.stranger()).await;

    let proof = people[0].get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(proof["holds"], true, "{proof}");
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    let record = engine::Record::read(record.as_str().unwrap().as_bytes()).unwrap();
    // Undo comes back to positions that stand at the end, since each was put back.
    let mut allowed: Vec<BTreeSet<String>> = vec![BTreeSet::new(); heard.len()];
    let game = replay(&record, |game| {
        for (heard, allowed) in heard.iter().zip(&mut allowed) {
            allowed.insert(face(game, heard.viewer));
        }
    });

    // Neither secret, seed, salts nor course was in any message or in the log, nor any token.
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
        for text in heard.iter().flat_map(|heard| &heard.texts) {
            assert!(!text.contains(secret.as_str()), "a message holds a secret: {text}");
        }
    }

    // Every position that was heard comes out of a game in which all that the viewer cannot know is otherwise.
    for (Heard { viewer, texts }, allowed) in heard.into_iter().zip(allowed) {
        let told: BTreeSet<String> =
            game.events(viewer, 0).into_iter().map(|row| row.event.to_string()).collect();
        let mut positions = 0;
        for text in texts {
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] != "news" || !message["position"]["result"].is_null() {
                continue;
            }
            let position = &message["position"];
            let legal: Vec<&str> = position["legal"]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["text"].as_str().unwrap())
                .collect();
            let face = json!([position["view"], position["prompt"], legal, position["page"]]).to_string();
            assert!(allowed.contains(&face), "{viewer} heard what it cannot know: {face}");
            for line in message["lines"].as_array().unwrap() {
                assert!(told.contains(&line["event"].to_string()), "{viewer} was told {line}");
            }
            positions += 1;
        }
        assert!(positions > 20, "{viewer} heard {positions} positions");
    }
}

#[tokio::test]
async fn no_answer_tells_another_hand() {
    let house = House::new().await;
    let (table, people) = table(&house, "toy", 3).await;
    let heard = play(&table, &people, &house.stranger()).await;
    // Cards are all different: whoever hears of one must hold it, draw it or see it shown.
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

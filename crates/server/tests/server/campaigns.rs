//! Campaigns: each game is added exactly once; branching, export and import; nothing reveals unmet story.

use std::sync::Arc;

use axum::http::Method;
use catalog::{AnyAction, AnyMatch, Campaign, Choice, built_in, campaign_of, is_ended};
use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

use super::story::{Met, Secrets};
use super::test_server::{Client, TestServer, config};
use server::Catalog;

async fn server() -> TestServer {
    TestServer::with(Arc::new(Catalog::built_in().unwrap()), config()).await
}

fn alone() -> Value {
    json!({"seats": [{"kind": "me"}]})
}

async fn begin(client: &mut Client, crew: Value) -> String {
    let new = json!({"game": "maracaibo", "name": "Saturday crew", "crew": crew});
    let info = client.ok(Method::POST, "/api/campaigns", new).await;
    assert_eq!((&info["state"], &info["games"]), (&json!("open"), &json!([])));
    info["link"].as_str().unwrap().to_owned()
}

fn path(link: &str, what: &str) -> String {
    if what.is_empty() { format!("/api/campaigns/{link}") } else { format!("/api/campaigns/{link}/{what}") }
}

async fn next(client: &mut Client, link: &str) -> String {
    let table = client.ok(Method::POST, &path(link, "next"), json!({})).await;
    assert_eq!((&table["campaign"], &table["options"]["mode"]), (&json!(link), &json!("story")));
    table["id"].as_str().unwrap().to_owned()
}

/// Whether a choice advances the story.
fn furthers(choice: &Value) -> bool {
    choice["action"]["quest"].as_str().is_some_and(|quest| quest.starts_with('S'))
        || choice["action"]["do"] == "use-tile"
}

/// Plays a table to its end over a socket. Returns all received messages.
async fn play(client: &Client, table: &str) -> Vec<String> {
    let mut live = client.live(table, "with=page,refusals,aids").await;
    let mut dice: u64 = 11;
    while live.turn().await {
        let legal = live.news["position"]["legal"].as_array().unwrap();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let any = usize::try_from((dice >> 33) % legal.len() as u64).unwrap();
        let at = legal.iter().position(furthers).unwrap_or(any);
        let text = legal[at]["text"].as_str().unwrap().to_owned();
        assert_eq!(live.act(&text).await["type"], "done", "{text}");
    }
    live.heard
}

/// MA-33.1, MA-33.8, MA-34.4: a campaign over the server. The result of a finished game is added once, regardless of
/// who asks and of restarts, and no message reveals a card before it is met.
#[tokio::test]
async fn a_campaign_continues_without_revealing_unmet_story() {
    let secrets = Secrets::new();
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let link = begin(&mut ana, alone()).await;
    let mut met = Met::default();
    // Requests that need no seat, with and without a campaign.
    for open in [
        "/api/openapi.json",
        "/api/games",
        "/api/games/maracaibo/components",
        "/api/games/maracaibo/texts",
        "/api/games/maracaibo/rules?lang=en",
        "/api/games/maracaibo/rules?lang=fr",
        "/api/games/maracaibo/guide?lang=en",
        "/api/games/maracaibo/guide?lang=fr",
        "/api/campaigns",
        &path(&link, ""),
        &path(&link, "export"),
    ] {
        let (status, answer) = ana.ask(Method::GET, open, None).await;
        assert!(status.is_success(), "{open}");
        met.check(&secrets, &answer.to_string(), open);
    }
    let table = next(&mut ana, &link).await;
    let running = ana.get(&path(&link, "")).await;
    assert_eq!(running["table"], json!({"id": table, "status": "open"}));
    let other = json!({"crew": alone()});
    let refused = ana.refused(Method::POST, &path(&link, "next"), other).await;
    assert_eq!(refused, (409, "campaign-running".to_owned()));
    assert_eq!(next(&mut ana, &link).await, table, "one click leads to the game under way");
    ana.post(&table, "start", json!({})).await;
    let heard = play(&ana, &table).await;
    let mut known = 0;
    for message in &heard {
        let value: Value = serde_json::from_str(message).unwrap();
        met.add(&value["position"]["view"]["story"]);
        known += met.check(&secrets, message, "a message");
    }
    assert!(known > 0 && !met.drawn.is_empty(), "the story is told");
    // The server stops before anybody has requested the campaign again.
    let server = server.restart().await;
    let mut ana = server.known(&ana);
    let looks = futures_util::future::join_all((0..4).map(|_| {
        let mut ana = server.known(&ana);
        let at = path(&link, "");
        async move { ana.get(&at).await }
    }));
    for info in looks.await {
        assert_eq!(info["games"].as_array().unwrap().len(), 1, "once");
        assert_eq!(info["games"][0]["players"][0]["name"], "Ana");
        assert_eq!((&info["games"][0]["table"], &info["table"]), (&json!(table), &Value::Null));
        met.add(&info["chronicle"]);
        met.check(&secrets, &info.to_string(), "the campaign");
    }
    let record = ana.get(&format!("/api/tables/{table}/record")).await;
    met.check(&secrets, &record.to_string(), "the record");
    // The next game starts with the archive of the first. The rematch is the same table.
    let second = ana.post(&table, "rematch", json!({})).await;
    assert_eq!(second["options"]["campaign"]["games"], 1);
    assert_eq!(json!(next(&mut ana, &link).await), second["id"]);
    let begun = ana.post(second["id"].as_str().unwrap(), "start", json!({})).await;
    met.check(&secrets, &begun.to_string(), "the next table");
    // A game that is broken off leaves the campaign unchanged (MA-33.8).
    let info = ana.ok(Method::POST, &path(&link, "break-off"), json!({})).await;
    assert_eq!((info["games"].as_array().unwrap().len(), &info["table"]), (1, &Value::Null));
    let list = ana.get("/api/campaigns").await;
    assert_eq!(
        (&list["campaigns"][0]["link"], &list["campaigns"][0]["chronicle"]),
        (&json!(link), &Value::Null)
    );

    // Export and import preserve the document, and a branch is independent (MA-33.9).
    let document = ana.get(&path(&link, "export")).await;
    met.check(&secrets, &document.to_string(), "the document");
    let mut bea = server.guest("Bea").await;
    let copy = bea.ok(Method::POST, "/api/campaigns/import", json!({"document": document})).await;
    assert_eq!(copy["chronicle"], info["chronicle"]);
    let branch = bea.ok(Method::POST, &path(&link, "branch"), json!({"games": 0, "name": "What if"})).await;
    assert_eq!(
        (&branch["games"], &branch["branch"]),
        (&json!([]), &json!({"name": "Saturday crew", "games": 0}))
    );
    assert_eq!(bea.refused(Method::POST, &path(&link, "branch"), json!({"games": 9})).await.0, 404);
    assert_eq!(bea.get("/api/campaigns").await["campaigns"].as_array().unwrap().len(), 2);
    let mut changed = document.clone();
    changed["games"][0]["archive"]["campaign"] = json!("00".repeat(16));
    let (status, why) =
        bea.ask(Method::POST, "/api/campaigns/import", Some(json!({"document": changed}))).await;
    assert_eq!((status.as_u16(), &why["reason"]["id"]), (400, &json!("campaign-archive")), "{why}");
    let mut later = document.clone();
    later["version"] = json!(9);
    for (document, id) in [(later, "campaign-later"), (json!({"x": 1}), "campaign-unreadable")] {
        let (_, why) =
            bea.ask(Method::POST, "/api/campaigns/import", Some(json!({"document": document}))).await;
        assert_eq!(why["reason"]["id"], id, "{why}");
    }
    // The crew may rename the campaign.
    let refused = bea.refused(Method::POST, &path(&link, "rename"), json!({"name": "Mine"})).await;
    assert_eq!(refused, (403, "crew-only".to_owned()));
    let renamed = ana.ok(Method::POST, &path(&link, "rename"), json!({"name": " Sunday  crew "})).await;
    assert_eq!((&renamed["name"], &renamed["chronicle"]), (&json!("Sunday crew"), &info["chronicle"]));
    assert_eq!(ana.get(&path(&link, "")).await["name"], "Sunday crew");
    let refused = ana.refused(Method::POST, &path(&link, "rename"), json!({"name": "\u{200b}"})).await;
    assert_eq!(refused, (400, "bad-campaign-name".to_owned()));
    // A paused campaign cannot continue until it is resumed.
    ana.ok(Method::POST, &path(&link, "abandon"), json!({"abandoned": true})).await;
    let refused = ana.refused(Method::POST, &path(&link, "next"), json!({})).await;
    assert_eq!(refused, (409, "campaign-abandoned".to_owned()));
    ana.ok(Method::POST, &path(&link, "abandon"), json!({"abandoned": false})).await;
    next(&mut ana, &link).await;
}

#[tokio::test]
async fn invalid_campaigns_are_refused() {
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let new = |game: &str, name: &str, crew: Value| json!({"game": game, "name": name, "crew": crew});
    let bad_bot = json!({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]});
    let level = json!({"seats": [{"kind": "me"}], "options": {"level": "hard"}});
    for (body, status, kind) in [
        (new("goa", "A", alone()), 400, "campaign"),
        (new("chess", "A", alone()), 404, "unknown-game"),
        (new("maracaibo", " \u{200b}", alone()), 400, "bad-campaign-name"),
        (new("maracaibo", &"x".repeat(61), alone()), 400, "bad-campaign-name"),
        (new("maracaibo", "A", json!({"seats": []})), 400, "seats"),
        (new("maracaibo", "A", bad_bot), 400, "unknown-bot"),
        (new("maracaibo", "A", level), 400, "options"),
    ] {
        let got = ana.refused(Method::POST, "/api/campaigns", body.clone()).await;
        assert_eq!(got, (status, kind.to_owned()), "{body}");
    }
    let body = new("maracaibo", "A", alone());
    assert_eq!(server.stranger().refused(Method::POST, "/api/campaigns", body).await.0, 401);
    for what in ["", "export"] {
        let at = path(&"0".repeat(32), what);
        assert_eq!(ana.refused(Method::GET, &at, Value::Null).await.0, 404);
    }
    let link = begin(&mut ana, alone()).await;
    assert_eq!(server.stranger().get(&path(&link, "")).await["name"], "Saturday crew", "the link is enough");
    let refused = server.stranger().refused(Method::POST, &path(&link, "next"), json!({})).await;
    assert_eq!(refused.0, 401, "but whoever plays says who they are");
}

/// The same people get their seats, regardless of the person who starts the next game. Holders of the link may join.
#[tokio::test]
async fn seats_of_the_crew_are_reserved() {
    let server = server().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let crew = json!({"seats": [{"kind": "me"}, {"kind": "open"}]});
    let link = begin(&mut ana, crew).await;
    let table = next(&mut ana, &link).await;
    let joined = bea.ok(Method::POST, &path(&link, "next"), json!({})).await;
    assert_eq!(
        (&joined["id"], &joined["mine"], &joined["status"]),
        (&json!(table), &json!([1]), &json!("running"))
    );
    assert_eq!(bea.get("/api/campaigns").await["campaigns"][0]["link"], json!(link));
    let crew = &ana.get(&path(&link, "")).await["crew"]["seats"];
    assert_eq!(crew[1], json!({"name": "Bea", "mine": false}), "of the crew at once");
    let mut cid = server.guest("Cid").await;
    assert_eq!(cid.refused(Method::POST, &path(&link, "next"), json!({})).await.0, 409);
    let seen = cid.ask(Method::GET, &format!("/api/tables/{table}"), None).await;
    assert_eq!(seen.0.as_u16(), 404, "the table stays private");
    // A guest who signs in keeps the campaign.
    let mut account = server.guest("Annette").await;
    let password = "correct horse battery";
    account.ok(Method::POST, "/api/register", json!({"login": "annette", "password": password})).await;
    ana.ok(Method::POST, "/api/login", json!({"login": "annette", "password": password})).await;
    let mine = ana.get("/api/campaigns").await;
    assert_eq!(mine["campaigns"][0]["crew"]["seats"][0], json!({"name": "Annette", "mine": true}));
}

/// More games than a campaign needs.
const GAMES_MAX: u64 = 60;

/// The way a table votes.
#[derive(Clone, Copy, Debug)]
enum Votes {
    A,
    B,
    Mixed,
}

/// All data of a position that players and spectators receive.
fn received(playing: &dyn AnyMatch, since: usize) -> String {
    let mut all = playing.options().to_string();
    let viewers = Seat::all(playing.seats()).map(Viewer::Seat);
    for viewer in viewers.chain([Viewer::Spectator]) {
        all += &playing.view(viewer).to_string();
        all += &serde_json::to_string(&playing.page(viewer)).unwrap();
        all += &serde_json::to_string(&playing.prompt(viewer)).unwrap();
        all += &serde_json::to_string(&playing.events(viewer, since)).unwrap();
    }
    for seat in playing.turn().actors().iter() {
        all += &serde_json::to_string(&playing.legal(seat)).unwrap();
        all += &serde_json::to_string(&playing.refusals(seat)).unwrap();
        all += &playing.aid(seat).map(|aid| aid.to_string()).unwrap_or_default();
    }
    all
}

fn choose(legal: &[Choice], votes: Votes, dice: &mut u64) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let wanted = match votes {
        Votes::A => Some("a"),
        Votes::B => Some("b"),
        Votes::Mixed => None,
    };
    let story = |choice: &Choice| {
        let vote = wanted.is_some() && choice.action.value()["choice"].as_str() == wanted;
        vote || furthers(&serde_json::to_value(choice).unwrap())
    };
    let any = usize::try_from((*dice >> 33) % legal.len() as u64).unwrap();
    legal.iter().position(story).unwrap_or(any)
}

/// Plays a campaign to its end and checks every text. Returns the document after each game.
fn tell_all(secrets: &Secrets, seats: &[usize], votes: Votes) -> Vec<Campaign> {
    let data = built_in("maracaibo").unwrap();
    let mut campaign = Campaign::new(catalog::info("maracaibo").unwrap(), "crew").unwrap();
    let mut stages = Vec::new();
    let mut dice = 7;
    for game in 1..=GAMES_MAX {
        let seats = seats[usize::try_from(game).unwrap() % seats.len()];
        let options = campaign.options(&json!({"armada": game % 2 == 0})).unwrap();
        let mut playing = catalog::begin("maracaibo", data, seats, &options, Seed::from(game)).unwrap();
        let (mut met, mut since, mut round) = (Met::default(), 0, 0);
        while let Some(seat) = playing.turn().actors().first() {
            let legal = playing.legal(seat);
            let choice = &legal[choose(&legal, votes, &mut dice)];
            playing.act(seat, &AnyAction::from(choice), None).unwrap();
            // Positions where no new story is possible are checked only now and then.
            if playing.progress().round != round || playing.turn().actors().len() > 1 {
                round = playing.progress().round;
                met.add(&playing.view(Viewer::Spectator).value()["story"]);
                met.check(secrets, &received(&*playing, since), &format!("game {game}, move {since}"));
            }
            since = playing.seq();
        }
        met.add(&playing.view(Viewer::Everybody).value()["story"]);
        met.check(secrets, &received(&*playing, 0), "the whole log");
        met.check(secrets, &playing.record().to_string(), "the record");
        campaign.add(&*playing, (0..seats).map(|seat| format!("P{seat}")).collect()).unwrap();
        // MA-33.2: the archive is a document that reads back unchanged.
        assert_eq!(Campaign::read(&campaign.text()).unwrap(), campaign);
        campaign.check(data).unwrap();
        met.check(secrets, &campaign.text(), "the file");
        stages.push(campaign.clone());
        let archive = campaign.archive().unwrap();
        let album = campaign_of("maracaibo").unwrap().tell(data, seats, Some(archive)).unwrap();
        if is_ended("maracaibo", archive) {
            assert!(!album["roads"].as_array().unwrap().is_empty(), "the end opens everything (MA-34.7)");
            return stages;
        }
        assert_eq!(album["roads"], json!([]));
    }
    panic!("no end in {GAMES_MAX} games");
}

/// MA-34.1, MA-34.4, MA-34.6 to MA-34.8, MA-33.11: a whole campaign, move by move in the engine and game by game on the
/// server; at full size with every number of seats and every way of voting.
#[tokio::test]
async fn a_campaign_reveals_no_unmet_card() {
    let secrets = Secrets::new();
    if std::env::var_os("CARAVELLE_FULL").is_some() {
        for votes in [Votes::A, Votes::B, Votes::Mixed] {
            for seats in 1..=4 {
                tell_all(&secrets, &[seats], votes);
            }
        }
    }
    let stages = tell_all(&secrets, &[2, 1], Votes::Mixed);
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let last = stages.len() - 1;
    for (at, stage) in stages.iter().enumerate() {
        let document: Value = serde_json::from_str(&stage.text()).unwrap();
        let info = ana.ok(Method::POST, "/api/campaigns/import", json!({"document": document})).await;
        let link = info["link"].as_str().unwrap();
        if at == last {
            assert_eq!(info["state"], "finished");
            let refused = ana.refused(Method::POST, &path(link, "next"), json!({})).await;
            assert_eq!(refused, (409, "campaign-over".to_owned()));
            break;
        }
        let mut met = Met::default();
        met.add(&info["chronicle"]);
        assert!(met.check(&secrets, &info.to_string(), "the campaign") > 0);
        let crew = json!({"crew": alone()});
        let table = ana.ok(Method::POST, &path(link, "next"), crew).await;
        met.check(&secrets, &table.to_string(), "the table");
        let table = table["id"].as_str().unwrap();
        ana.post(table, "start", json!({})).await;
        let mut live = ana.live(table, "with=page,refusals,aids").await;
        live.turn().await;
        met.add(&live.news["position"]["view"]["story"]);
        live.heard.iter().for_each(|heard| {
            met.check(&secrets, heard, "the first sight");
        });
    }
}

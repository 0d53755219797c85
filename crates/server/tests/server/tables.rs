//! Tables over HTTP: opening, sitting, leaving, links and the end.

use axum::http::Method;
use serde_json::{Value, json};

use super::test_server::{Client, TestServer};

async fn open(client: &mut Client, body: Value) -> Value {
    client.ok(Method::POST, "/api/tables", body).await
}

fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn invalid_tables_are_refused() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let me = json!({"kind": "me"});
    let bot = json!({"kind": "bot", "level": "easy"});
    let cases = [
        (json!({"game": "chess", "seats": [me, bot]}), 404, "unknown-game"),
        (json!({"game": "toy", "seats": [me]}), 400, "seats"),
        (json!({"game": "toy", "seats": [me, bot, bot, bot, bot]}), 400, "seats"),
        (json!({"game": "toy", "seats": [me, bot], "options": {"rounds": 61}}), 400, "options"),
        (json!({"game": "toy", "seats": [me, bot], "options": {"x": 1}}), 400, "options"),
        (json!({"game": "toy", "seats": [me, me]}), 400, "hot-seat-only"),
        (json!({"game": "toy", "seats": [{"kind": "me", "name": "X"}, bot]}), 400, "hot-seat-only"),
        (json!({"game": "toy", "seats": [me, {"kind": "bot", "level": "god"}]}), 400, "unknown-bot"),
        (
            json!({"game": "toy", "seats": [me, bot], "clock": {"kind": "move", "seconds": 1}}),
            400,
            "bad-clock",
        ),
        (json!({"game": "toy", "seats": [me, bot], "nonsense": 1}), 400, "bad-request"),
        (json!({"game": "toy", "seats": [me, {"kind": "ghost"}]}), 400, "bad-request"),
    ];
    for (body, status, kind) in cases {
        let got = ana.refused(Method::POST, "/api/tables", body.clone()).await;
        assert_eq!(got, (status, kind.to_owned()), "{body}");
    }
    let body = json!({"game": "toy", "seats": [me, bot]});
    assert_eq!(server.stranger().refused(Method::POST, "/api/tables", body).await.0, 401);
    for path in ["/api/tables/nonsense", "/api/tables/00000000000000000000000000000000", "/api/nonsense"] {
        assert_eq!(ana.refused(Method::GET, path, Value::Null).await.0, 404);
    }
}

#[tokio::test]
async fn a_public_table_fills_and_begins() {
    let server = TestServer::new().await;
    let (mut ana, mut bea, mut cid) =
        (server.guest("Ana").await, server.guest("Bea").await, server.guest("Cid").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = open(&mut ana, json!({"game": "toy", "seats": seats, "public": true})).await;
    let id = id(&table);
    assert_eq!((&table["status"], &table["host"]), (&json!("open"), &json!("Ana")));
    assert_eq!(table["commitment"].as_str().unwrap().len(), 64);
    assert!(table["seats"][1]["link"].is_string(), "the host can invite");
    let lobby = bea.get("/api/tables").await;
    assert_eq!(lobby["tables"][0]["id"], table["id"]);
    assert!(lobby["tables"][0]["seats"][1]["link"].is_null());
    let seen = server.stranger().get(&format!("/api/tables/{id}")).await;
    assert!(seen["seats"][1]["link"].is_null());
    assert_eq!(seen["free"], json!([1, 2]));

    bea.post(&id, "sit", json!({"seat": 2})).await;
    assert_eq!(bea.post_refused(&id, "sit", json!({})).await, "seated-already");
    assert_eq!(cid.post_refused(&id, "sit", json!({"seat": 2})).await, "seat-taken");
    assert_eq!(cid.post_refused(&id, "sit", json!({"seat": 9})).await, "no-such-seat");
    assert_eq!(cid.post_refused(&id, "start", json!({})).await, "host-only");
    assert_eq!(cid.post_refused(&id, "sit", json!({"salt": "xyz"})).await, "bad-salt");
    let table = cid.post(&id, "sit", json!({"salt": "ab".repeat(16)})).await;
    assert_eq!((&table["status"], &table["mine"]), (&json!("running"), &json!([1])));
    assert!(table["awaits_me"].as_bool().unwrap());
    let mut dan = server.guest("Dan").await;
    assert_eq!(dan.post_refused(&id, "sit", json!({})).await, "not-open");
    // Unfinished tables are listed.
    assert_eq!(cid.get("/api/my-tables").await["tables"][0]["awaits_me"], true);
}

#[tokio::test]
async fn private_tables_need_a_link() {
    let server = TestServer::new().await;
    let (mut ana, mut bea, mut cid) =
        (server.guest("Ana").await, server.guest("Bea").await, server.guest("Cid").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = open(&mut ana, json!({"game": "toy", "seats": seats})).await;
    let id = id(&table);
    assert!(ana.get("/api/tables").await["tables"].as_array().unwrap().is_empty());
    assert_eq!(bea.refused(Method::GET, &format!("/api/tables/{id}"), Value::Null).await.0, 404);
    assert_eq!(bea.post_refused(&id, "sit", json!({})).await, "not-found");
    let watch = table["watch_link"].as_str().unwrap();
    let seen = bea.get(&format!("/api/tables/{id}?link={watch}")).await;
    assert!(seen["watch_link"].is_null());
    assert_eq!(seen["free"], json!([]), "who may only watch is offered no seat");
    assert_eq!(bea.post_refused(&id, "sit", json!({"link": watch})).await, "bad-link");

    // A revoked link is invalid.
    let old = table["seats"][1]["link"].as_str().unwrap().to_owned();
    assert_eq!(old.len(), 32);
    let table = ana.post(&id, "link", json!({"seat": 1})).await;
    let new = table["seats"][1]["link"].as_str().unwrap().to_owned();
    assert_ne!(old, new);
    assert_eq!(bea.post_refused(&id, "sit", json!({"link": old})).await, "not-found");
    let invited = bea.get(&format!("/api/tables/{id}?link={new}")).await;
    assert_eq!(invited["free"], json!([1]), "a link leads to its seat and to no other");
    let table = bea.post(&id, "sit", json!({"link": new})).await;
    assert_eq!((&table["mine"], &table["free"]), (&json!([1]), &json!([])));
    // A link can be used once.
    assert_eq!(cid.post_refused(&id, "sit", json!({"link": new})).await, "not-found");
    assert_eq!(bea.post_refused(&id, "link", json!({"seat": 0})).await, "not-your-seat");
    assert_eq!(bea.post_refused(&id, "link", json!({"seat": 2})).await, "host-only");

    // An own seat can be passed on by a link, to another device or person.
    let table = bea.post(&id, "link", json!({})).await;
    let link = table["seats"][1]["link"].as_str().unwrap().to_owned();
    assert!(ana.get(&format!("/api/tables/{id}")).await["seats"][1]["link"].is_null());
    let table = cid.post(&id, "sit", json!({"link": link})).await;
    assert_eq!(table["mine"], json!([1]));
    assert_eq!(bea.refused(Method::GET, &format!("/api/tables/{id}"), Value::Null).await.0, 404);
}

#[tokio::test]
async fn a_player_can_leave_resign_and_return() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    // Before the game a left seat is open again. The table closes when the last person leaves.
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = id(&open(&mut ana, json!({"game": "toy", "seats": seats, "public": true})).await);
    bea.post(&table, "sit", json!({})).await;
    bea.post(&table, "leave", json!({})).await;
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["seats"][1]["kind"], "open");
    ana.post(&table, "leave", json!({})).await;
    assert!(ana.get("/api/tables").await["tables"].as_array().unwrap().is_empty());

    // In a game a bot plays on until the owner returns.
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 60})).await;
    let info = bea.post(&table, "leave", json!({})).await;
    assert_eq!((&info["seats"][1]["kind"], &info["seats"][1]["handed"]), (&json!("bot"), &json!("left")));
    assert_eq!(info["seats"][1]["name"], "Bea");
    assert_eq!(bea.post_refused(&table, "leave", json!({})).await, "bot-decides");
    assert_eq!(ana.post_refused(&table, "take-back", json!({})).await, "nothing-to-take-back");
    let info = bea.post(&table, "take-back", json!({})).await;
    assert_eq!((&info["seats"][1]["kind"], &info["seats"][1]["handed"]), (&json!("human"), &Value::Null));
    let said: Vec<&str> =
        info["notices"].as_array().unwrap().iter().map(|one| one["say"]["id"].as_str().unwrap()).collect();
    assert_eq!(said, ["notice-sat", "notice-sat", "notice-left", "notice-back"]);

    // The host may let a bot replace an absent player, but not a present one.
    let there = bea.live(&table, "").await;
    assert_eq!(ana.post_refused(&table, "replace", json!({"seat": 1, "bot": "easy"})).await, "owner-here");
    assert_eq!(bea.post_refused(&table, "replace", json!({"seat": 0, "bot": "easy"})).await, "host-only");
    assert_eq!(bea.post_refused(&table, "replace", json!({"seat": 1, "bot": "god"})).await, "unknown-bot");
    let mut there = there;
    there.socket.close(None).await.unwrap();
    while there.next().await.is_some() {}
    let mut tries = 0;
    let info = loop {
        let (status, info) = ana
            .ask(
                Method::POST,
                &format!("/api/tables/{table}/replace"),
                Some(json!({"seat": 1, "bot": "easy"})),
            )
            .await;
        if status.is_success() {
            break info;
        }
        tries += 1;
        assert!(tries < 1000, "{info}");
        tokio::task::yield_now().await;
    };
    assert_eq!(info["seats"][1]["handed"], "replaced");
}

#[tokio::test]
async fn resigned_players_rank_last() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    let mut live = bea.live(&table, "").await;
    ana.post(&table, "resign", json!({})).await;
    assert_eq!(ana.post_refused(&table, "resign", json!({})).await, "bot-decides");
    while live.turn().await {
        live.play().await;
    }
    let result = live.news["position"]["result"].clone();
    assert_eq!(result["ranking"], json!([[1], [0]]));
    assert_eq!((&result["winners"], &result["resigned"]), (&json!([1]), &json!([0])));
    assert_eq!(ana.get("/api/my-tables").await["tables"][0]["result"]["winners"], json!([1]));
}

#[tokio::test]
async fn the_game_ends_when_all_people_agree() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let info = ana.post(&table, "agree-end", json!({"end": true})).await;
    assert_eq!((&info["status"], &info["end_wanted_by"]), (&json!("running"), &json!([0])));
    ana.post(&table, "agree-end", json!({"end": false})).await;
    bea.post(&table, "agree-end", json!({"end": true})).await;
    let info = ana.post(&table, "agree-end", json!({"end": true})).await;
    assert_eq!(info["status"], "over");
    assert_eq!(
        (&info["result"]["winners"], &info["result"]["ending"]["id"]),
        (&json!([]), &json!("agreed-end"))
    );
}

/// Plays a table of two people to its end.
async fn play_out(table: &str, ana: &Client, bea: &Client) {
    let (mut one, mut two) = (ana.live(table, "").await, bea.live(table, "").await);
    loop {
        one.until(|_| true).await;
        two.until(|_| true).await;
        let actors = one.news["position"]["actors"].as_array().unwrap().clone();
        if actors.is_empty() {
            break;
        }
        if actors.contains(&json!(0)) {
            one.turn().await;
            one.play().await;
            let (n, from) = (one.n(), two.n());
            let _ = (n, from);
        } else {
            two.turn().await;
            two.play().await;
        }
        // Waits for the other player's move.
        one.say(json!({"type": "with", "page": false, "refusals": false})).await;
        one.hear("news").await;
        two.say(json!({"type": "with", "page": false, "refusals": false})).await;
        two.hear("news").await;
    }
}

#[tokio::test]
async fn the_deal_is_verifiable_only_after_the_end() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opened = open(&mut ana, json!({"game": "toy", "seats": seats, "public": true})).await;
    let table = id(&opened);
    let salt = "0123456789abcdef".repeat(2);
    ana.post(&table, "salt", json!({"salt": salt})).await;
    bea.post(&table, "sit", json!({})).await;
    for what in ["record", "verify", "curve"] {
        let path = format!("/api/tables/{table}/{what}");
        assert_eq!(ana.refused(Method::GET, &path, Value::Null).await, (409, "not-over".into()));
    }
    play_out(&table, &ana, &bea).await;
    let proof = ana.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(proof["holds"], true, "{proof}");
    assert_eq!(proof["commitment"], opened["commitment"]);
    assert_eq!(proof["salts"][0], json!(salt));
    // Any client can recompute the commitment.
    let secret = table::unhex(proof["secret"].as_str().unwrap()).unwrap();
    let secret = engine::fair::Secret(secret.try_into().unwrap());
    assert_eq!(proof["commitment"], engine::fair::commitment(&table, &secret));
    let salts: Vec<Vec<u8>> = proof["salts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|salt| table::unhex(salt.as_str().unwrap()).unwrap())
        .collect();
    let salts: Vec<&[u8]> = salts.iter().map(Vec::as_slice).collect();
    assert_eq!(proof["seed"], engine::fair::seed(&secret, &salts).to_string());
    // The record contains the proof and reads back.
    let record = bea.get(&format!("/api/tables/{table}/record")).await;
    let record = engine::Record::read(record.as_str().unwrap().as_bytes()).unwrap();
    assert!(record.is_proven().unwrap());
    assert!(record.play::<super::toy::Toy>().is_ok());
    assert_eq!(record.players, Some(vec!["Ana".to_owned(), "Bea".to_owned()]));
    let curve = ana.get(&format!("/api/tables/{table}/curve")).await;
    let points = curve["points"].as_array().unwrap();
    let info = ana.get(&format!("/api/tables/{table}")).await;
    assert_eq!(points.last().unwrap()["scores"], info["result"]["scores"]);
    assert!(points.len() > 6);
}

#[tokio::test]
async fn a_rematch_has_the_same_people() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 1})).await;
    assert_eq!(ana.post_refused(&table, "rematch", Value::Null).await, "not-over");
    play_out(&table, &ana, &bea).await;
    let (one, two) = {
        let first = bea.post(&table, "rematch", Value::Null).await;
        (first, ana.post(&table, "rematch", Value::Null).await)
    };
    assert_eq!(one["id"], two["id"]);
    assert_eq!((&one["mine"], &two["mine"]), (&json!([1]), &json!([0])));
    assert_eq!((&two["status"], &two["parent"]), (&json!("running"), &json!(table)));
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["rematch"], one["id"]);
    assert_eq!(server.guest("Cid").await.post_refused(&table, "rematch", Value::Null).await, "not-your-seat");
}

#[tokio::test]
async fn a_finished_game_can_be_played_on_against_bots() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    let wish = json!({"n": 4, "seat": 1, "bot": "easy"});
    assert_eq!(ana.post_refused(&table, "play-on", wish.clone()).await, "not-over");
    play_out(&table, &ana, &bea).await;
    let new = ana.post(&table, "play-on", wish).await;
    assert_eq!((&new["mine"], &new["status"]), (&json!([1]), &json!("running")));
    assert!(new["commitment"].is_null(), "there is no deal to prove");
    let new = id(&new);
    let mut live = ana.live(&new, "").await;
    while live.turn().await {
        live.play().await;
    }
    let proof = ana.get(&format!("/api/tables/{new}/verify")).await;
    assert_eq!(proof["holds"], false);
    let last = json!({"n": 100_000, "seat": 1, "bot": "easy"});
    assert_eq!(ana.post_refused(&table, "play-on", last).await, "not-running");
}

#[tokio::test]
async fn documents_list_every_game_component_and_route() {
    let server = TestServer::new().await;
    let mut ana = server.stranger();
    let games = ana.get("/api/games").await;
    assert_eq!(games[0]["id"], "toy");
    assert_eq!(
        games[0]["options"][0]["choices"],
        json!({"kind": "number", "min": 1, "max": 60, "optional": false})
    );
    assert_eq!(games[0]["bots"], json!(["easy", "medium"]));
    let components = ana.get("/api/games/toy/components").await;
    assert_eq!(components["files"][0]["kinds"][0]["rows"][0], json!({"id": "a", "source": "book"}));
    let texts = ana.get(&format!("/api/games/toy/texts?data={}", components["data"].as_str().unwrap())).await;
    assert_eq!(texts[0]["id"], "toy-thing-a");
    assert_eq!(ana.refused(Method::GET, "/api/games/toy/texts?data=ff", Value::Null).await.1, "data");
    assert_eq!(ana.refused(Method::GET, "/api/games/chess/rules", Value::Null).await.0, 404);
    let openapi = ana.get("/api/openapi.json").await;
    // The document contains each route with each of its methods, and nothing else.
    let mut routes = 0;
    for route in include_str!("../../src/http.rs").split(".route(\"").skip(1) {
        let (path, rest) = route.split_once('"').unwrap();
        let rest = rest.split(".route(").next().unwrap().split(".layer(").next().unwrap();
        let methods: Vec<&str> = ["get", "put", "post", "patch", "delete"]
            .into_iter()
            .filter(|method| rest.contains(&format!("{method}(")))
            .collect();
        if path.contains('*') {
            continue;
        }
        let mut found: Vec<&String> = openapi["paths"][path].as_object().expect(path).keys().collect();
        found.sort_by_key(|method| methods.iter().position(|other| other == method));
        assert_eq!(found, methods, "{path}");
        routes += 1;
    }
    assert_eq!(openapi["paths"].as_object().unwrap().len(), routes);
    // Every reference in the document resolves.
    let text = openapi.to_string();
    for pointed in text.split("\"#/components/schemas/").skip(1) {
        let name = pointed.split('"').next().unwrap();
        assert!(openapi["components"]["schemas"][name].is_object(), "{name}");
    }
    assert!(text.contains("FromClient") && text.contains("BotNews"));
    assert_eq!(ana.get("/healthz").await, json!("ok\n"));
    assert!(ana.get("/metrics").await.as_str().unwrap().contains("caravelle_http_requests_total"));
    assert_eq!(ana.get("/api/house").await, json!({"version": env!("CARGO_PKG_VERSION"), "mail": false}));
    assert_eq!(ana.refused(Method::DELETE, "/api/no-such", Value::Null).await.0, 404);
    let (_, headers, _) = ana.send(ana.request(Method::GET, "/", None)).await;
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"));
    assert_eq!(headers["x-content-type-options"], "nosniff");
}

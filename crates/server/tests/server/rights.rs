//! Rights in campaigns: every operation in every role over HTTP. A player cannot end another's game alone.

use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};
use table::{Operation, Right, Role, Roles};

use super::test_server::{Client, TestServer, config};
use server::Catalog;

/// A campaign with one person for each role.
struct Cast {
    server: TestServer,
    link: String,
    table: String,
    /// Started the campaign and has no seat.
    host: Client,
    /// Has a seat at the table and is not in the crew.
    seated: Client,
    /// A crew member with a seat at the table.
    sailor: Client,
    /// A crew member without a seat at the table.
    crew: Client,
}

fn path(link: &str, what: &str) -> String {
    format!("/api/campaigns/{link}{what}")
}

impl Cast {
    /// A campaign with its first table, optionally running.
    async fn new(running: bool) -> Cast {
        let server = TestServer::with(Arc::new(Catalog::built_in().unwrap()), config()).await;
        let mut host = server.guest("Ana").await;
        let crew = json!({"seats": [{"kind": "open"}, {"kind": "open"}]});
        let new = json!({"game": "maracaibo", "name": "Saturday crew", "crew": crew});
        let info = host.ok(Method::POST, "/api/campaigns", new).await;
        let link = info["link"].as_str().unwrap().to_owned();
        let opened = host.ok(Method::POST, &path(&link, "/next"), json!({})).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        let (mut crew, mut seated) = (server.guest("Bea").await, server.guest("Cid").await);
        let mut sailor = server.guest("Dan").await;
        crew.ok(Method::POST, &path(&link, "/next"), json!({})).await;
        // Bea passes her seat to Cid and remains in the crew.
        let passed = crew.post(&table, "link", json!({})).await;
        let seat = passed["seats"].as_array().unwrap().iter().find_map(|seat| seat["link"].as_str()).unwrap();
        seated.post(&table, "sit", json!({"link": seat})).await;
        if running {
            sailor.ok(Method::POST, &path(&link, "/next"), json!({})).await;
        }
        let cast = Cast { server, link, table, host, seated, sailor, crew };
        assert_eq!(cast.status().await, if running { "running" } else { "open" });
        cast
    }

    async fn status(&self) -> String {
        let info = self.host.clone().get(&format!("/api/tables/{}", self.table)).await;
        info["status"].as_str().unwrap().to_owned()
    }

    async fn client(&self, role: Role) -> Client {
        match role {
            Role::Host => self.host.clone(),
            Role::Seated => self.seated.clone(),
            Role::Crew => self.crew.clone(),
            Role::LinkHolder | Role::Watcher | Role::Stranger => self.server.guest("Eve").await,
        }
    }

    /// Sends a request with the link of the campaign, except for watchers and strangers.
    async fn ask(&self, role: Role, operation: Operation) -> (u16, Value) {
        let link = match role {
            Role::Watcher | Role::Stranger => "0".repeat(32),
            Role::Host | Role::Seated | Role::Crew | Role::LinkHolder => self.link.clone(),
        };
        let crew = json!({"seats": [{"kind": "me"}, {"kind": "open"}]});
        let none = Value::Null;
        let (_, what, body) = [
            (Operation::SeeCampaign, "", none.clone()),
            (Operation::ExportCampaign, "/export", none),
            (Operation::JoinCampaign, "/next", json!({})),
            (Operation::NextGame, "/next", json!({})),
            (Operation::ChangeCrew, "/next", json!({ "crew": crew })),
            (Operation::BreakOff, "/break-off", json!({})),
            (Operation::AbandonCampaign, "/abandon", json!({"abandoned": true})),
            (Operation::RenameCampaign, "/rename", json!({"name": "Sunday crew"})),
            (Operation::BranchCampaign, "/branch", json!({"games": 0})),
        ]
        .into_iter()
        .find(|(one, ..)| *one == operation)
        .expect("an operation of campaigns");
        let method = if body.is_null() { Method::GET } else { Method::POST };
        let body = (!body.is_null()).then_some(body);
        let (status, value) = self.client(role).await.ask(method, &path(&link, what), body).await;
        (status.as_u16(), value)
    }

    async fn check(&self, role: Role, operation: Operation) {
        let (status, answer) = self.ask(role, operation).await;
        let right = operation.right(Roles::default().with(role, true));
        let is_refused = status == 404 || answer["kind"] == "crew-only";
        assert_eq!(right == Right::Refused, is_refused, "{role:?} {operation:?}: {status} {answer}");
    }
}

/// Tests every operation that keeps the table, in every role, during a game of other players.
#[tokio::test]
async fn running_campaigns_enforce_the_rights_matrix() {
    let cast = Cast::new(true).await;
    for operation in [
        Operation::SeeCampaign,
        Operation::ExportCampaign,
        Operation::JoinCampaign,
        Operation::BranchCampaign,
        Operation::RenameCampaign,
        Operation::AbandonCampaign,
        Operation::ChangeCrew,
        Operation::BreakOff,
    ] {
        for role in Role::ALL {
            // A person without a seat needs the consent of the players.
            if (role, operation) == (Role::Crew, Operation::BreakOff) {
                let (status, answer) = cast.ask(role, operation).await;
                assert_eq!((status, &answer["kind"]), (403, &json!("not-your-seat")));
            } else {
                cast.check(role, operation).await;
            }
            assert_eq!(cast.status().await, "running", "{role:?} {operation:?}");
        }
    }
    let info = cast.host.clone().get(&path(&cast.link, "")).await;
    assert_eq!(
        (&info["name"], &info["state"]),
        (&json!("Sunday crew"), &json!("open")),
        "the crew renamed it"
    );
    // With the last consent the game ends, and the campaign returns to its state before the game.
    let ended = cast.sailor.clone().ok(Method::POST, &path(&cast.link, "/break-off"), json!({})).await;
    assert_eq!((&ended["table"], &ended["games"]), (&Value::Null, &json!([])));
    assert_eq!(cast.status().await, "over");
    for operation in [Operation::AbandonCampaign, Operation::NextGame, Operation::ChangeCrew] {
        for role in [Role::LinkHolder, Role::Watcher, Role::Stranger] {
            cast.check(role, operation).await;
        }
    }
    cast.check(Role::Crew, Operation::AbandonCampaign).await;
}

/// A waiting table stays open while anybody waits there.
#[tokio::test]
async fn a_waiting_table_stays_open_while_anybody_waits() {
    let cast = Cast::new(false).await;
    for role in [Role::LinkHolder, Role::Watcher, Role::Stranger, Role::Host] {
        cast.check(role, Operation::BreakOff).await;
        assert_eq!(cast.status().await, "open", "{role:?}");
    }
    let (status, _) = cast.ask(Role::Crew, Operation::BreakOff).await;
    assert_eq!((status, cast.status().await.as_str()), (403, "open"), "Cid waits there");
    let info = cast.seated.clone().ok(Method::POST, &path(&cast.link, "/break-off"), json!({})).await;
    assert_eq!(info["table"], Value::Null, "nobody waits any more");
    assert_eq!(cast.status().await, "over");
    cast.check(Role::Host, Operation::NextGame).await;
}

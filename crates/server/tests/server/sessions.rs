//! The browsers that are signed in as a person.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use super::test_server::{Client, TestServer};
use server::testing::browser_label;

const PASSWORD: &str = "tulip-42-boat";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const PHONE: &str = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 \
                     Mobile Safari/537.36";

async fn sign_in(server: &TestServer, agent: &str, password: &str) -> Client {
    let mut client = server.stranger();
    let body = json!({"login": "ana", "password": password});
    let mut request = client.request(Method::POST, "/api/login", Some(body));
    request.headers_mut().insert(header::USER_AGENT, agent.parse().unwrap());
    assert_eq!(client.send(request).await.0, StatusCode::OK);
    client
}

async fn labels(client: &mut Client) -> Vec<(String, bool)> {
    let list = client.get("/api/sessions").await;
    let one = |session: &Value| {
        (session["label"].as_str().unwrap().to_owned(), session["current"].as_bool().unwrap())
    };
    let mut labels: Vec<_> = list["sessions"].as_array().unwrap().iter().map(one).collect();
    labels.sort();
    labels
}

async fn id_of(client: &mut Client, label: &str) -> String {
    let list = client.get("/api/sessions").await;
    let sessions = list["sessions"].as_array().unwrap();
    let one = sessions.iter().find(|session| session["label"] == label).unwrap();
    one["id"].as_str().unwrap().to_owned()
}

#[test]
fn browsers_are_named_by_their_user_agents() {
    let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 \
                Safari/537.36 Edg/142.0.0.0";
    let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                  Version/18.0 Mobile/15E148 Safari/604.1";
    for (agent, label) in [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Chrome, Android"),
        (edge, "Edge, Windows"),
        (safari, "Safari, iOS"),
        ("curl/8.0", ""),
        ("", ""),
    ] {
        assert_eq!(browser_label(agent), label, "{agent}");
    }
}

#[tokio::test]
async fn a_person_sees_the_own_sessions_and_ends_each() {
    let server = TestServer::new().await;
    let mut other = server.guest("Bea").await;
    let mut first = server.stranger();
    first.ok(Method::POST, "/api/register", json!({"login": "ana", "password": PASSWORD})).await;
    let (mut laptop, mut phone) =
        (sign_in(&server, FIREFOX, PASSWORD).await, sign_in(&server, PHONE, PASSWORD).await);
    let all = [(String::new(), false), ("Chrome, Android".into(), false), ("Firefox, Linux".into(), true)];
    assert_eq!(labels(&mut laptop).await, all);
    let id = id_of(&mut laptop, "Chrome, Android").await;
    let path = format!("/api/sessions/{id}");
    let token = phone.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    assert!(!token.contains(&id) && !id.contains(&token));
    let created = laptop.get("/api/sessions").await["sessions"][0]["created"].as_u64();
    assert!(created.is_some());

    assert_eq!(other.refused(Method::DELETE, &path, Value::Null).await, (404, "not-found".into()));
    assert_eq!(laptop.refused(Method::DELETE, "/api/sessions/x", Value::Null).await.0, 404);
    assert_eq!(server.stranger().refused(Method::DELETE, &path, Value::Null).await.0, 401);
    let mut live = phone.site().await;
    live.hear("hello").await;
    laptop.ok(Method::DELETE, &path, Value::Null).await;
    assert_eq!(live.hear("bye").await["kind"], "signed-out");
    assert_eq!(phone.get("/api/me").await, Value::Null);
    assert_eq!(labels(&mut laptop).await.len(), 2);
    assert_eq!(laptop.refused(Method::DELETE, &path, Value::Null).await.0, 404);
    // The own session can be ended, too.
    let own = id_of(&mut laptop, "Firefox, Linux").await;
    laptop.ok(Method::DELETE, &format!("/api/sessions/{own}"), Value::Null).await;
    assert_eq!((laptop.cookie.clone(), labels(&mut first).await.len()), (None, 1));
}

#[tokio::test]
async fn a_new_browser_and_a_new_password_are_told() {
    let server = TestServer::new().await;
    let mut ana = server.stranger();
    ana.ok(Method::POST, "/api/register", json!({"login": "ana", "password": PASSWORD})).await;
    let ids = async |client: &mut Client| {
        let list = client.get("/api/notices").await;
        let id = |notice: &Value| notice["say"]["id"].as_str().unwrap().to_owned();
        list["notices"].as_array().unwrap().iter().map(id).collect::<Vec<_>>()
    };
    assert_eq!(ids(&mut ana).await, [""; 0], "the first session is the person");
    let mut laptop = sign_in(&server, FIREFOX, PASSWORD).await;
    assert_eq!(ids(&mut laptop).await, ["notice-sign-in"]);
    sign_in(&server, FIREFOX, PASSWORD).await;
    assert_eq!(ids(&mut laptop).await.len(), 1, "the same browser again");
    sign_in(&server, PHONE, PASSWORD).await;
    assert_eq!(ids(&mut laptop).await.len(), 2);
    let change = json!({"old": PASSWORD, "new": "another-42-caravel"});
    laptop.ok(Method::POST, "/api/password", change).await;
    assert_eq!(ids(&mut laptop).await[0], "notice-password-changed");
    assert_eq!(labels(&mut laptop).await.len(), 1, "the others have ended");
}

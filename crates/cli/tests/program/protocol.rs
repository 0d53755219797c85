//! The referee's protocol: JSON-RPC 2.0, and invalid lines.

use serde_json::{Value, json};

use crate::tools::{Caller, run};

fn code(reply: &Option<Value>) -> i64 {
    reply.as_ref().unwrap()["error"]["code"].as_i64().unwrap()
}

#[test]
fn invalid_calls_get_their_error_code() {
    let mut caller = Caller::new();
    for line in ["{", "nonsense", "\"", "{\"jsonrpc\":}", "\u{7f}"] {
        let reply = caller.line(line);
        assert_eq!(code(&reply), -32700, "{line:?}");
        assert_eq!(reply.unwrap()["id"], Value::Null);
    }
    for line in [
        "1",
        "null",
        "\"games\"",
        "[]",
        "{}",
        r#"{"jsonrpc":"1.0","id":1,"method":"games"}"#,
        r#"{"id":1,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":5}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":"games"}"#,
    ] {
        assert_eq!(code(&caller.line(line)), -32600, "{line}");
    }
    let unknown = caller.line(r#"{"jsonrpc":"2.0","id":"x","method":"checkmate"}"#);
    assert_eq!(code(&unknown), -32601);
    assert_eq!(unknown.unwrap()["id"], "x");
    for params in [
        json!([1]),
        json!("x"),
        json!({}),
        json!({ "game": 1, "seats": 2 }),
        json!({ "game": "mundus-novus", "seats": -2 }),
        json!({ "game": "mundus-novus", "seats": 2.5 }),
        json!({ "game": "mundus-novus", "seats": 2, "seed": -1 }),
        json!({ "game": "mundus-novus", "seats": 2, "seed": "12g" }),
        json!({ "game": "mundus-novus", "seats": 2, "sead": 1 }),
        json!({ "game": "mundus-novus", "seats": 2, "lang": "tlh" }),
        json!({ "game": "mundus-novus", "seats": 2, "lang": 3 }),
    ] {
        let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "new", "params": params });
        assert_eq!(code(&caller.line(message.to_string())), -32602, "{params}");
    }
}

#[test]
fn replies_repeat_the_id_of_the_call() {
    let mut caller = Caller::new();
    for id in [json!(0), json!(-3), json!(1.5), json!("α"), json!(null), json!(u64::MAX)] {
        let message = json!({ "jsonrpc": "2.0", "id": id, "method": "games" });
        assert_eq!(caller.line(message.to_string()).unwrap()["id"], id);
    }
}

#[test]
fn notifications_get_no_reply() {
    let mut caller = Caller::new();
    let new = json!({ "jsonrpc": "2.0", "method": "new", "params": { "game": "mundus-novus", "seats": 2 } });
    assert_eq!(caller.line(new.to_string()), None);
    assert_eq!(caller.line(r#"{"jsonrpc":"2.0","method":"checkmate"}"#), None);
    assert_eq!(caller.line(r#"{"jsonrpc":"2.0","method":"turn","params":{"match":99}}"#), None);
    // The match was created nevertheless.
    assert_eq!(caller.good("turn", json!({ "match": 1 }))["over"], false);
}

#[test]
fn a_batch_is_answered_call_by_call() {
    let mut caller = Caller::new();
    let games = json!({ "jsonrpc": "2.0", "id": 1, "method": "games" });
    let silent = json!({ "jsonrpc": "2.0", "method": "games" });
    let wrong = json!({ "jsonrpc": "2.0", "id": 2, "method": "checkmate" });
    let reply = caller.line(json!([games, silent, wrong, 5]).to_string()).unwrap();
    let replies = reply.as_array().unwrap();
    assert_eq!(replies.len(), 3);
    assert!(replies[0]["result"].is_array());
    assert_eq!(replies[1]["error"]["code"], -32601);
    assert_eq!(replies[2]["error"]["code"], -32600);
    assert_eq!(caller.line(json!([silent, silent]).to_string()), None);
    let many: Vec<&Value> = std::iter::repeat_n(&games, 1001).collect();
    assert_eq!(code(&caller.line(json!(many).to_string())), -32600);
}

#[test]
fn invalid_lines_are_answered_and_reading_continues() {
    let mut input = Vec::new();
    input.extend_from_slice(b"\xff\xfe\n");
    // Valid JSON with an invalid text inside.
    input.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xc3\x28\"}\n");
    input.extend("[".repeat(100_000).bytes());
    input.push(b'\n');
    input.extend("{\"a\":".repeat(100_000).bytes());
    input.push(b'\n');
    input.extend("x".repeat(5 * 1024 * 1024).bytes());
    input.extend_from_slice(b"\n\n   \r\n");
    input.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"games\"}\r\n");
    // The last line has no newline.
    input.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"games\"}");
    let output = run(&["referee"], input);
    assert_eq!(output.status.code(), Some(0));
    let replies: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let codes: Vec<i64> = replies.iter().map(|reply| reply["error"]["code"].as_i64().unwrap_or(0)).collect();
    assert_eq!(codes, [-32700, -32700, -32700, -32700, -32600, 0, 0]);
    assert_eq!(replies[4]["error"]["data"]["kind"], "too-long");
    assert_eq!((&replies[5]["id"], &replies[6]["id"]), (&json!(2), &json!(3)));
}

#[test]
fn empty_input_exits_with_success() {
    assert_eq!(run(&["referee"], "").status.code(), Some(0));
}

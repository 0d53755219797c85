//! Games through the referee.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::tools::{Desk, chance, good};

const FAR: usize = 1_000_000;

/// The first seat that is awaited.
fn actor(desk: &mut Desk, id: u64) -> u64 {
    desk.good("turn", json!({ "match": id }))["actors"][0].as_u64().unwrap()
}

#[test]
fn every_game_is_played_with_every_number_of_seats() {
    let mut desk = Desk::new();
    for info in catalog::infos() {
        for seats in info.seats_min..=info.seats_max {
            let id = desk.begin(info.id, seats, 11);
            assert_eq!(desk.good("outcome", json!({ "match": id })), Value::Null);
            desk.play_on(id, FAR, chance(seats as u64));
            let turn = desk.good("turn", json!({ "match": id }));
            assert_eq!((&turn["over"], &turn["actors"]), (&json!(true), &json!([])));
            let outcome = desk.good("outcome", json!({ "match": id }));
            let keys = ["winners", "ranking", "scores", "sheet", "rivals", "ending", "tie_break"];
            assert!(keys.iter().all(|key| outcome.get(key).is_some()), "{outcome}");
            for seat in 0..seats {
                let lines = outcome["sheet"][seat].as_array().unwrap();
                let sum: i64 = lines.iter().map(|line| line["points"].as_i64().unwrap()).sum();
                assert_eq!(outcome["scores"][seat], sum);
            }
            let ranked: usize = outcome["ranking"]
                .as_array()
                .unwrap()
                .iter()
                .map(|tied| tied.as_array().unwrap().len())
                .sum();
            assert_eq!(ranked, seats);
            // After the end everybody may see everything, and the record is good.
            desk.good("view", json!({ "match": id, "viewer": "everybody" }));
            desk.bad("over", "act", json!({ "match": id, "seat": 0, "text": "pass" }));
            desk.bad("over", "choose", json!({ "match": id, "seat": 0, "bot": "random" }));
            assert_eq!(desk.good("playout", json!({ "match": id, "bot": "random" })), outcome);
            let record = desk.good("record", json!({ "match": id }));
            assert!(good(&["verify", "-"], record.as_str().unwrap()).contains("The record is good."));
            assert_eq!(desk.good("drop", json!({ "match": id })), Value::Null);
            desk.bad("unknown-match", "turn", json!({ "match": id }));
        }
    }
}

#[test]
fn a_script_in_another_language_plays_a_whole_game() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/referee.py");
    for seats in ["2", "6"] {
        let program = env!("CARGO_BIN_EXE_caravelle");
        let output = Command::new("python3").arg(&script).args([program, "mundus-novus", seats]).output();
        let output = output.expect("python3 is installed");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).contains("winners: ["));
    }
}

#[test]
fn the_list_of_games_says_seats_and_options() {
    let games = Desk::new().good("games", json!({}));
    let game = &games.as_array().unwrap()[0];
    assert_eq!((&game["id"], &game["title"]), (&json!("mundus-novus"), &json!("Mundus Novus")));
    assert_eq!(game["seats"], json!({ "min": 2, "max": 6 }));
    assert!(game["options"].is_array());
}

#[test]
fn what_cannot_begin_is_refused_by_kind() {
    let mut desk = Desk::new();
    desk.bad("unknown-game", "new", json!({ "game": "chess", "seats": 2 }));
    let error = desk.bad("seats", "new", json!({ "game": "mundus-novus", "seats": 7 }));
    assert_eq!(error["code"], -32000);
    desk.bad("options", "new", json!({ "game": "mundus-novus", "seats": 2, "options": { "no-such": 1 } }));
    desk.bad("options", "new", json!({ "game": "mundus-novus", "seats": 2, "options": { "first": "x" } }));
    desk.bad("options", "new", json!({ "game": "mundus-novus", "seats": 2, "options": [1] }));
    desk.bad("unknown-game", "load", json!({ "game": "chess", "state": {} }));
    desk.bad("state", "load", json!({ "game": "mundus-novus", "state": {} }));
    desk.bad("state", "load", json!({ "game": "mundus-novus", "state": null }));
    for method in ["turn", "state", "outcome", "record", "drop"] {
        desk.bad("unknown-match", method, json!({ "match": 5 }));
        desk.bad("params", method, json!({ "match": "one" }));
        desk.bad("params", method, json!({}));
    }
}

#[test]
fn a_seed_is_a_number_or_64_digits_and_fresh_by_default() {
    let mut desk = Desk::new();
    let mut state = |seed: Value| {
        let params = json!({ "game": "mundus-novus", "seats": 3, "seed": seed });
        let id = desk.good("new", params)["match"].clone();
        desk.good("state", json!({ "match": id }))
    };
    let digits = format!("05{}", "0".repeat(62));
    assert_eq!(state(json!(5)), state(json!(digits)));
    assert_ne!(state(json!(5)), state(json!(6)));
    assert_ne!(state(json!(null)), state(json!(null)));
}

#[test]
fn who_may_not_decide_is_told_so() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 3, 1);
    desk.bad("no-seat", "legal", json!({ "match": id, "seat": 3 }));
    desk.bad("no-seat", "refusals", json!({ "match": id, "seat": 70000 }));
    desk.bad("no-seat", "aid", json!({ "match": id, "seat": 3 }));
    desk.bad("no-seat", "view", json!({ "match": id, "viewer": 200 }));
    desk.bad("no-seat", "undo", json!({ "match": id, "seat": 3 }));
    desk.bad("no-seat", "act", json!({ "match": id, "seat": 3, "text": "announce 2" }));
    desk.bad("params", "legal", json!({ "match": id, "seat": -1 }));
    let awaited = actor(&mut desk, id);
    let other = (awaited + 1) % 3;
    assert_eq!(desk.good("legal", json!({ "match": id, "seat": other })), json!([]));
    assert_eq!(desk.good("aid", json!({ "match": id, "seat": other })), Value::Null);
    desk.bad("not-awaited", "act", json!({ "match": id, "seat": other, "text": "announce 2" }));
    desk.bad("not-awaited", "choose", json!({ "match": id, "seat": other, "bot": "random" }));
    desk.bad("unreadable", "act", json!({ "match": id, "seat": awaited, "text": "castle long" }));
    desk.bad("unreadable", "act", json!({ "match": id, "seat": awaited, "action": { "do": "castle" } }));
    desk.bad("params", "act", json!({ "match": id, "seat": awaited }));
    desk.bad("params", "act", json!({ "match": id, "seat": awaited, "text": "a", "action": {} }));
    desk.bad("not-over", "view", json!({ "match": id, "viewer": "everybody" }));
    desk.bad("not-over", "events", json!({ "match": id, "viewer": "everybody" }));
    desk.bad("params", "view", json!({ "match": id, "viewer": "god" }));
}

#[test]
fn a_forbidden_move_names_its_clause_and_changes_nothing() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 4, 3);
    let mut pick = chance(3);
    let mut refused = 0;
    for _ in 0..300 {
        let seat = actor(&mut desk, id);
        for row in desk.good("refusals", json!({ "match": id, "seat": seat })).as_array().unwrap() {
            let before = desk.good("state", json!({ "match": id }));
            let params = json!({ "match": id, "seat": seat, "action": row["action"] });
            let error = desk.bad("illegal", "act", params.clone());
            assert_eq!(error["data"]["clause"], row["clause"]);
            assert_eq!(error["data"]["reason"], row["reason"]);
            assert_eq!(error["message"], row["reason"]);
            desk.bad("illegal", "preview", params);
            assert_eq!(desk.good("state", json!({ "match": id })), before);
            refused += 1;
        }
        desk.play_on(id, 1, &mut pick);
        if refused > 200 {
            break;
        }
    }
    assert!(refused > 0);
}

#[test]
fn an_answer_has_what_the_seat_may_see() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 3, 1);
    let seat = actor(&mut desk, id);
    let legal = desk.good("legal", json!({ "match": id, "seat": seat }));
    let row = &legal[0];
    assert!(row["action"].is_object() && row["text"].is_string() && row["say"].is_string());
    let done = desk.good("act", json!({ "match": id, "seat": seat, "text": row["text"] }));
    assert_eq!(done["seq"], done["turn"]["seq"]);
    let keys = ["seq", "over", "actors", "round", "phase", "prompt"];
    assert!(keys.iter().all(|key| done["turn"].get(key).is_some()), "{done}");
    let events = desk.good("events", json!({ "match": id, "viewer": seat, "since": 0 }));
    assert_eq!(events, done["events"]);
    let first = &events[0];
    assert_eq!(first["seq"], 1);
    assert!(first["event"]["kind"].is_string() && first["say"].is_string());
    assert_eq!(desk.good("events", json!({ "match": id, "viewer": seat, "since": done["seq"] })), json!([]));
    // Several choose in secret now: what one lays out the others do not see.
    let turn = desk.good("turn", json!({ "match": id }));
    let own = turn["actors"][0].clone();
    let other = turn["actors"][1].clone();
    let option = desk.good("legal", json!({ "match": id, "seat": own }))[0].clone();
    let before = desk.good("view", json!({ "match": id, "viewer": other }));
    let preview = desk.good("preview", json!({ "match": id, "seat": own, "text": option["text"] }));
    assert!(preview["events"].is_array() && preview.get("view").is_some());
    desk.good("act", json!({ "match": id, "seat": own, "action": option["action"] }));
    assert_eq!(desk.good("view", json!({ "match": id, "viewer": other })), before);
    let prompt = |desk: &mut Desk, viewer: &Value| {
        desk.good("turn", json!({ "match": id, "viewer": viewer }))["prompt"].clone()
    };
    assert_ne!(prompt(&mut desk, &own), prompt(&mut desk, &json!("spectator")));
}

#[test]
fn decisions_are_taken_back_and_put_back() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 2, 1);
    let seat = actor(&mut desk, id);
    desk.bad("undo-nothing", "undo", json!({ "match": id, "seat": seat }));
    desk.bad("redo-nothing", "redo", json!({ "match": id, "seat": seat }));
    let before = desk.good("state", json!({ "match": id }));
    desk.play_on(id, 1, |_| 0);
    let after = desk.good("state", json!({ "match": id }));
    let turn = desk.good("undo", json!({ "match": id, "seat": seat }));
    assert_eq!(turn["seq"], 0);
    assert_eq!(desk.good("state", json!({ "match": id })), before);
    desk.good("redo", json!({ "match": id, "seat": seat }));
    assert_eq!(desk.good("state", json!({ "match": id })), after);
    desk.good("restart", json!({ "match": id, "seat": seat }));
    assert_eq!(desk.good("state", json!({ "match": id })), before);
    desk.bad("undo-nothing", "undo", json!({ "match": id, "seat": 1 - seat }));
}

#[test]
fn a_state_is_loaded_and_played_on() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 4, 9);
    desk.play_on(id, 40, chance(1));
    let state = desk.good("state", json!({ "match": id }));
    let loaded = desk.good("load", json!({ "game": "mundus-novus", "state": state }));
    assert_eq!(loaded["seq"], 0);
    let copy = loaded["match"].as_u64().unwrap();
    assert_eq!(desk.good("state", json!({ "match": copy })), state);
    desk.play_on(id, 30, chance(2));
    desk.play_on(copy, 30, chance(2));
    assert_eq!(desk.good("state", json!({ "match": id })), desk.good("state", json!({ "match": copy })));
    // Its record begins there and is as good as any.
    let record = desk.good("record", json!({ "match": copy }));
    assert!(good(&["verify", "-"], record.as_str().unwrap()).contains("began from a state"));
    // A state in which something is lost is no state.
    let mut broken = state.clone();
    broken["round"] = json!(60000);
    broken["players"][0]["hand"] = json!({});
    desk.bad("state", "load", json!({ "game": "mundus-novus", "state": broken }));
}

#[test]
fn bots_choose_and_play_on_by_seed() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 3, 4);
    let seat = actor(&mut desk, id);
    for bot in ["random", "sensible", "greedy"] {
        let params = json!({ "match": id, "seat": seat, "bot": bot, "seed": 8 });
        let chosen = desk.good("choose", params.clone());
        let legal = desk.good("legal", json!({ "match": id, "seat": seat }));
        assert!(legal.as_array().unwrap().contains(&chosen), "{chosen}");
        assert_eq!(desk.good("choose", params), chosen);
    }
    let params = json!({ "match": id, "bot": "random", "seed": 8 });
    let outcome = desk.good("playout", params.clone());
    assert_eq!(desk.good("playout", params), outcome);
    assert_eq!(desk.good("turn", json!({ "match": id }))["seq"], 0);
    let error = desk.bad("unknown-bot", "choose", json!({ "match": id, "seat": seat, "bot": "deep" }));
    assert!(error["message"].as_str().unwrap().contains("random"));
    desk.bad("unknown-bot", "playout", json!({ "match": id, "bot": "" }));
}

#[test]
fn sentences_come_in_the_language_of_the_call() {
    let mut desk = Desk::new();
    let id = desk.begin("mundus-novus", 2, 1);
    let turn = |desk: &mut Desk, lang: &str| desk.good("turn", json!({ "match": id, "lang": lang }));
    let (english, french) = (turn(&mut desk, "en"), turn(&mut desk, "fr"));
    assert_ne!(english["prompt"], french["prompt"]);
    assert_ne!(english["phase"], french["phase"]);
    let error = desk.bad("unknown-match", "turn", json!({ "match": 77, "lang": "fr" }));
    assert!(error["message"].as_str().unwrap().contains("partie"));
    assert_eq!(turn(&mut desk, "fr-CA"), french);
}

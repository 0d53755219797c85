//! Games through the referee.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::tools::{Caller, chance, good};

const FAR: usize = 1_000_000;

/// The first seat that is awaited.
fn actor(caller: &mut Caller, id: u64) -> u64 {
    caller.good("turn", json!({ "match": id }))["actors"][0].as_u64().unwrap()
}

#[test]
fn every_game_is_played_with_every_number_of_seats() {
    let mut caller = Caller::new();
    for info in catalog::infos() {
        for seats in info.seats_min..=info.seats_max {
            let id = caller.begin(info.id, seats, 11);
            assert_eq!(caller.good("outcome", json!({ "match": id })), Value::Null);
            caller.play_on(id, FAR, chance(seats as u64));
            let turn = caller.good("turn", json!({ "match": id }));
            assert_eq!((&turn["over"], &turn["actors"]), (&json!(true), &json!([])));
            let outcome = caller.good("outcome", json!({ "match": id }));
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
            // After the end everybody may see everything, and the record is valid.
            caller.good("view", json!({ "match": id, "viewer": "everybody" }));
            caller.bad("over", "act", json!({ "match": id, "seat": 0, "text": "pass" }));
            caller.bad("over", "choose", json!({ "match": id, "seat": 0, "bot": "random" }));
            assert_eq!(caller.good("playout", json!({ "match": id, "bot": "random" })), outcome);
            let record = caller.good("record", json!({ "match": id }));
            assert!(good(&["verify", "-"], record.as_str().unwrap()).contains("The record is valid."));
            assert_eq!(caller.good("drop", json!({ "match": id })), Value::Null);
            caller.bad("unknown-match", "turn", json!({ "match": id }));
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
fn the_list_of_games_contains_seats_and_options() {
    let games = Caller::new().good("games", json!({}));
    let game = &games.as_array().unwrap()[0];
    assert_eq!((&game["id"], &game["title"]), (&json!("mundus-novus"), &json!("Mundus Novus")));
    assert_eq!(game["seats"], json!({ "min": 2, "max": 6 }));
    assert!(game["options"].is_array());
}

#[test]
fn impossible_games_are_refused_by_kind() {
    let mut caller = Caller::new();
    caller.bad("unknown-game", "new", json!({ "game": "chess", "seats": 2 }));
    let error = caller.bad("seats", "new", json!({ "game": "mundus-novus", "seats": 7 }));
    assert_eq!(error["code"], -32000);
    caller.bad("options", "new", json!({ "game": "mundus-novus", "seats": 2, "options": { "no-such": 1 } }));
    caller.bad("options", "new", json!({ "game": "mundus-novus", "seats": 2, "options": { "first": "x" } }));
    caller.bad("options", "new", json!({ "game": "mundus-novus", "seats": 2, "options": [1] }));
    caller.bad("unknown-game", "load", json!({ "game": "chess", "state": {} }));
    caller.bad("state", "load", json!({ "game": "mundus-novus", "state": {} }));
    caller.bad("state", "load", json!({ "game": "mundus-novus", "state": null }));
    for method in ["turn", "state", "outcome", "record", "drop"] {
        caller.bad("unknown-match", method, json!({ "match": 5 }));
        caller.bad("params", method, json!({ "match": "one" }));
        caller.bad("params", method, json!({}));
    }
}

#[test]
fn a_seed_is_a_number_or_64_digits_and_random_by_default() {
    let mut caller = Caller::new();
    let mut state = |seed: Value| {
        let params = json!({ "game": "mundus-novus", "seats": 3, "seed": seed });
        let id = caller.good("new", params)["match"].clone();
        caller.good("state", json!({ "match": id }))
    };
    let digits = format!("05{}", "0".repeat(62));
    assert_eq!(state(json!(5)), state(json!(digits)));
    assert_ne!(state(json!(5)), state(json!(6)));
    assert_ne!(state(json!(null)), state(json!(null)));
}

#[test]
fn seats_out_of_turn_get_an_error() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 3, 1);
    caller.bad("no-seat", "legal", json!({ "match": id, "seat": 3 }));
    caller.bad("no-seat", "refusals", json!({ "match": id, "seat": 70000 }));
    caller.bad("no-seat", "aid", json!({ "match": id, "seat": 3 }));
    caller.bad("no-seat", "view", json!({ "match": id, "viewer": 200 }));
    caller.bad("no-seat", "undo", json!({ "match": id, "seat": 3 }));
    caller.bad("no-seat", "act", json!({ "match": id, "seat": 3, "text": "announce 2" }));
    caller.bad("params", "legal", json!({ "match": id, "seat": -1 }));
    let awaited = actor(&mut caller, id);
    let other = (awaited + 1) % 3;
    assert_eq!(caller.good("legal", json!({ "match": id, "seat": other })), json!([]));
    assert_eq!(caller.good("aid", json!({ "match": id, "seat": other })), Value::Null);
    caller.bad("not-awaited", "act", json!({ "match": id, "seat": other, "text": "announce 2" }));
    caller.bad("not-awaited", "choose", json!({ "match": id, "seat": other, "bot": "random" }));
    caller.bad("unreadable", "act", json!({ "match": id, "seat": awaited, "text": "castle long" }));
    caller.bad("unreadable", "act", json!({ "match": id, "seat": awaited, "action": { "do": "castle" } }));
    caller.bad("params", "act", json!({ "match": id, "seat": awaited }));
    caller.bad("params", "act", json!({ "match": id, "seat": awaited, "text": "a", "action": {} }));
    caller.bad("not-over", "view", json!({ "match": id, "viewer": "everybody" }));
    caller.bad("not-over", "events", json!({ "match": id, "viewer": "everybody" }));
    caller.bad("params", "view", json!({ "match": id, "viewer": "god" }));
}

#[test]
fn a_forbidden_move_names_its_clause_and_changes_nothing() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 4, 3);
    let mut pick = chance(3);
    let mut refused = 0;
    for _ in 0..300 {
        let seat = actor(&mut caller, id);
        for row in caller.good("refusals", json!({ "match": id, "seat": seat })).as_array().unwrap() {
            let before = caller.good("state", json!({ "match": id }));
            let params = json!({ "match": id, "seat": seat, "action": row["action"] });
            let error = caller.bad("illegal", "act", params.clone());
            assert_eq!(error["data"]["clause"], row["clause"]);
            assert_eq!(error["data"]["reason"], row["reason"]);
            assert_eq!(error["message"], row["reason"]);
            caller.bad("illegal", "preview", params);
            assert_eq!(caller.good("state", json!({ "match": id })), before);
            refused += 1;
        }
        caller.play_on(id, 1, &mut pick);
        if refused > 200 {
            break;
        }
    }
    assert!(refused > 0);
}

#[test]
fn an_answer_contains_the_events_that_the_seat_may_see() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 3, 1);
    let seat = actor(&mut caller, id);
    let legal = caller.good("legal", json!({ "match": id, "seat": seat }));
    let row = &legal[0];
    assert!(row["action"].is_object() && row["text"].is_string() && row["say"].is_string());
    let done = caller.good("act", json!({ "match": id, "seat": seat, "text": row["text"] }));
    assert_eq!(done["seq"], done["turn"]["seq"]);
    let keys = ["seq", "over", "actors", "round", "phase", "prompt"];
    assert!(keys.iter().all(|key| done["turn"].get(key).is_some()), "{done}");
    let events = caller.good("events", json!({ "match": id, "viewer": seat, "since": 0 }));
    assert_eq!(events, done["events"]);
    let first = &events[0];
    assert_eq!(first["seq"], 1);
    assert!(first["event"]["kind"].is_string() && first["say"].is_string());
    assert_eq!(
        caller.good("events", json!({ "match": id, "viewer": seat, "since": done["seq"] })),
        json!([])
    );
    // Several seats choose secretly now, so one seat's choice is hidden from the others.
    let turn = caller.good("turn", json!({ "match": id }));
    let own = turn["actors"][0].clone();
    let other = turn["actors"][1].clone();
    let option = caller.good("legal", json!({ "match": id, "seat": own }))[0].clone();
    let before = caller.good("view", json!({ "match": id, "viewer": other }));
    let preview = caller.good("preview", json!({ "match": id, "seat": own, "text": option["text"] }));
    assert!(preview["events"].is_array() && preview.get("view").is_some());
    caller.good("act", json!({ "match": id, "seat": own, "action": option["action"] }));
    assert_eq!(caller.good("view", json!({ "match": id, "viewer": other })), before);
    let prompt = |caller: &mut Caller, viewer: &Value| {
        caller.good("turn", json!({ "match": id, "viewer": viewer }))["prompt"].clone()
    };
    assert_ne!(prompt(&mut caller, &own), prompt(&mut caller, &json!("spectator")));
}

#[test]
fn decisions_are_undone_and_redone() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 2, 1);
    let seat = actor(&mut caller, id);
    caller.bad("undo-nothing", "undo", json!({ "match": id, "seat": seat }));
    caller.bad("redo-nothing", "redo", json!({ "match": id, "seat": seat }));
    let before = caller.good("state", json!({ "match": id }));
    caller.play_on(id, 1, |_| 0);
    let after = caller.good("state", json!({ "match": id }));
    let turn = caller.good("undo", json!({ "match": id, "seat": seat }));
    assert_eq!(turn["seq"], 0);
    assert_eq!(caller.good("state", json!({ "match": id })), before);
    caller.good("redo", json!({ "match": id, "seat": seat }));
    assert_eq!(caller.good("state", json!({ "match": id })), after);
    caller.good("restart", json!({ "match": id, "seat": seat }));
    assert_eq!(caller.good("state", json!({ "match": id })), before);
    caller.bad("undo-nothing", "undo", json!({ "match": id, "seat": 1 - seat }));
}

#[test]
fn a_state_is_loaded_and_played_on() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 4, 9);
    caller.play_on(id, 40, chance(1));
    let state = caller.good("state", json!({ "match": id }));
    let loaded = caller.good("load", json!({ "game": "mundus-novus", "state": state }));
    assert_eq!(loaded["seq"], 0);
    let copy = loaded["match"].as_u64().unwrap();
    assert_eq!(caller.good("state", json!({ "match": copy })), state);
    caller.play_on(id, 30, chance(2));
    caller.play_on(copy, 30, chance(2));
    assert_eq!(caller.good("state", json!({ "match": id })), caller.good("state", json!({ "match": copy })));
    // Its record begins at the state and is valid.
    let record = caller.good("record", json!({ "match": copy }));
    assert!(good(&["verify", "-"], record.as_str().unwrap()).contains("started from a valid position"));
    // An inconsistent state is rejected.
    let mut broken = state.clone();
    broken["round"] = json!(60000);
    broken["players"][0]["hand"] = json!({});
    caller.bad("state", "load", json!({ "game": "mundus-novus", "state": broken }));
}

#[test]
fn bots_choose_and_play_on_by_seed() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 3, 4);
    let seat = actor(&mut caller, id);
    for bot in ["random", "sensible", "greedy"] {
        let params = json!({ "match": id, "seat": seat, "bot": bot, "seed": 8 });
        let chosen = caller.good("choose", params.clone());
        let legal = caller.good("legal", json!({ "match": id, "seat": seat }));
        assert!(legal.as_array().unwrap().contains(&chosen), "{chosen}");
        assert_eq!(caller.good("choose", params), chosen);
    }
    let params = json!({ "match": id, "bot": "random", "seed": 8 });
    let outcome = caller.good("playout", params.clone());
    assert_eq!(caller.good("playout", params), outcome);
    assert_eq!(caller.good("turn", json!({ "match": id }))["seq"], 0);
    let error = caller.bad("unknown-bot", "choose", json!({ "match": id, "seat": seat, "bot": "deep" }));
    assert!(error["message"].as_str().unwrap().contains("random"));
    caller.bad("unknown-bot", "playout", json!({ "match": id, "bot": "" }));
}

#[test]
fn sentences_are_in_the_language_of_the_call() {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 2, 1);
    let turn = |caller: &mut Caller, lang: &str| caller.good("turn", json!({ "match": id, "lang": lang }));
    let (english, french) = (turn(&mut caller, "en"), turn(&mut caller, "fr"));
    assert_ne!(english["prompt"], french["prompt"]);
    assert_ne!(english["phase"], french["phase"]);
    let error = caller.bad("unknown-match", "turn", json!({ "match": 77, "lang": "fr" }));
    assert!(error["message"].as_str().unwrap().contains("partie"));
    assert_eq!(turn(&mut caller, "fr-CA"), french);
}

#[test]
fn a_gesture_is_several_moves_and_one_undo() {
    let mut caller = Caller::new();
    let (single, chained) = (caller.begin("maracaibo", 2, 5), caller.begin("maracaibo", 2, 5));
    let seat = actor(&mut caller, single);
    // One card is planned and three are dropped separately. Notation and actions may be mixed.
    let mut moves = Vec::new();
    for n in 0..4 {
        let row = caller.good("legal", json!({ "match": single, "seat": seat }))[0].clone();
        caller.good("act", json!({ "match": single, "seat": seat, "action": row["action"] }));
        moves.push(if n % 2 == 0 { row["text"].clone() } else { row["action"].clone() });
    }
    let before = caller.good("state", json!({ "match": chained }));
    let after = caller.good("state", json!({ "match": single }));
    let act = |moves: Value| json!({ "match": chained, "seat": seat, "moves": moves });
    let done = caller.good("act", act(json!(moves)));
    assert_eq!((&done["came"], &done["stopped"]), (&json!(4), &Value::Null));
    assert_eq!(caller.good("state", json!({ "match": chained })), after);
    caller.good("undo", json!({ "match": chained, "seat": seat }));
    assert_eq!(caller.good("state", json!({ "match": chained })), before);
    caller.good("redo", json!({ "match": chained, "seat": seat }));
    assert_eq!(caller.good("state", json!({ "match": chained })), after);
    caller.good("undo", json!({ "match": chained, "seat": seat }));

    // It stops at an illegal move and names the reason. The moves before it remain.
    let done = caller.good("act", act(json!([moves[0], "castle", moves[1]])));
    assert_eq!((&done["came"], &done["stopped"]["why"]), (&json!(1), &json!("illegal")));
    assert_eq!(done["stopped"]["problem"]["data"]["kind"], "unreadable");
    caller.good("undo", json!({ "match": chained, "seat": seat }));
    // A gesture is rejected if its first move is refused or its size is wrong.
    caller.bad("unreadable", "act", act(json!(["castle", moves[0]])));
    caller.bad("params", "act", act(json!([])));
    caller.bad("params", "act", act(json!(vec![moves[0].clone(); 10_000])));
    caller.bad("params", "act", json!({ "match": chained, "seat": seat, "moves": moves, "text": "x" }));
    caller.bad("no-seat", "act", json!({ "match": chained, "seat": 9, "moves": moves }));
    assert_eq!(caller.good("state", json!({ "match": chained })), before);
}

//! Recorded games: replay, verification and manipulation.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::fair::{self, Secret};
use engine::{Record, Seed};
use serde_json::{Value, json};

use crate::tools::{Caller, Folder, bad, chance, good};

fn whole_game(seats: usize) -> String {
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", seats, 21);
    caller.play_on(id, 1_000_000, chance(5));
    caller.good("record", json!({ "match": id })).as_str().unwrap().to_owned()
}

#[test]
fn a_record_is_replayed_step_by_step_and_at_any_point() {
    let folder = Folder::new();
    let file = folder.file("a.game");
    let record = whole_game(3);
    fs::write(&file, &record).unwrap();
    let moves = record.lines().count() - record.lines().position(str::is_empty).unwrap() - 1;
    let text = good(&["replay", &file], "");
    assert!(text.starts_with(&format!("Mundus Novus, 3 seats, {moves} moves")));
    assert!(text.contains(&format!("\n{moves}. ")) && text.contains("== Result =="));
    for at in [0, 1, moves / 2, moves] {
        let text = good(&["replay", &file, "--at", &at.to_string()], "");
        assert!(text.contains("== Players =="), "{text}");
        assert_eq!(text.contains("== Result =="), at == moves);
    }
    assert!(bad(2, &["replay", &file, "--at", &(moves + 1).to_string()], "").contains(&moves.to_string()));
    let document: Value = serde_json::from_str(&good(&["replay", &file, "--json"], "")).unwrap();
    assert_eq!(document["moves"].as_array().unwrap().len(), moves);
    assert_eq!(document["game"], "mundus-novus");
    assert!(document["outcome"]["winners"].is_array());
    let document: Value =
        serde_json::from_str(&good(&["replay", &file, "--at", "2", "--json", "--lang", "fr"], "")).unwrap();
    assert_eq!((&document["at"], document["moves"].as_array().unwrap().len()), (&json!(2), 2));
    assert!(document["view"].is_object() && document["outcome"].is_null());
}

#[test]
fn verify_lists_its_checks() {
    let text = good(&["verify", "-"], whole_game(2));
    for part in ["Header", "Component data", "Seed", "Moves", "Course", "Result", "The record is valid."] {
        assert!(text.contains(part), "{text}");
    }
    assert!(good(&["verify", "-", "--lang", "fr"], whole_game(2)).contains("Le compte rendu est valable."));
}

#[test]
fn verify_answers_in_json() {
    let report: Value = serde_json::from_str(&good(&["verify", "-", "--json"], whole_game(2))).unwrap();
    assert_eq!(
        (&report["good"], &report["game"], &report["seed"]),
        (&json!(true), &json!("mundus-novus"), &json!("recorded"))
    );
    assert!(report["moves"].as_u64().unwrap() > 20 && report["outcome"]["scores"].is_array(), "{report}");
    assert_eq!(report["course"].as_str().unwrap().len(), 16);
    let game = whole_game(2);
    let short = game.lines().take(3).collect::<Vec<_>>().join("\n");
    let output = crate::tools::run(&["verify", "-", "--json"], short);
    assert_eq!(output.status.code(), Some(1));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["good"], json!(false));
    assert!(report["line"].as_u64().is_some() && report["kind"].is_string(), "{report}");
    assert!(report["problem"].as_str().unwrap().contains("line"), "{report}");
}

/// A rival without a seat appears in the record and in the output.
#[test]
fn verify_names_the_rival_and_her_points() {
    let folder = Folder::new();
    let file = folder.file("solo.game");
    good(&["play", "maracaibo", "--seats", "random", "--seed", "1", "--save", &file], "");
    let record = fs::read_to_string(&file).unwrap();
    let (_, rest) = record.split_once("; rival jeanne ").unwrap();
    let points = rest.lines().next().unwrap();
    assert!(good(&["verify", &file], "").contains(&format!("Jeanne: {points}.")));
}

#[test]
fn every_tampered_line_is_found_by_its_number() {
    let record = whole_game(2);
    let lines: Vec<&str> = record.lines().collect();
    let moves = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let sample = (0..lines.len()).filter(|&at| at < moves + 4 || at % 97 == 0 || at + 2 > lines.len());
    for at in sample.filter(|&at| at + 1 != moves) {
        let mut changed: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        // Changes a digit or letter near the end, so that the line remains well-formed.
        let letter = changed[at].rfind(|c: char| c.is_ascii_alphanumeric()).unwrap();
        let other = if changed[at].as_bytes()[letter] == b'1' { "2" } else { "1" };
        changed[at].replace_range(letter..=letter, other);
        let error = bad(1, &["verify", "-"], changed.join("\n"));
        let line: usize = error.split("line ").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
        assert_eq!(line, at + 1, "{error}");
    }
    // A move removed, moves exchanged, the end cut off.
    let mut missing = lines.clone();
    missing.remove(moves + 3);
    assert!(bad(1, &["verify", "-"], missing.join("\n")).contains(&format!("line {}", moves + 4)));
    bad(1, &["verify", "-"], lines[..lines.len() - 1].join("\n"));
    bad(1, &["verify", "-"], lines[..3].join("\n"));
    for wrong in ["", "hello", "caravelle record 2\n", "\u{0}\u{1}"] {
        assert!(bad(1, &["verify", "-"], wrong).contains("line 1"));
    }
    assert!(bad(1, &["verify", "-"], b"caravelle record 1\n\xff\n").contains("line 2"));
    assert!(bad(1, &["replay", "-"], missing.join("\n")).contains("line"));
    assert!(bad(1, &["verify", "-", "--lang", "fr"], missing.join("\n")).contains("ligne"));
}

#[test]
fn the_commitment_to_a_seed_is_checked() {
    let (secret, salts) = (Secret([7; 32]), vec![b"x".to_vec(), b"yz".to_vec()]);
    let table = "table-1";
    let seed: Seed = fair::seed(&secret, &[b"x", b"yz"]);
    let mut caller = Caller::new();
    let begun = caller.good("new", json!({ "game": "mundus-novus", "seats": 2, "seed": seed.to_string() }));
    let id = begun["match"].as_u64().unwrap();
    caller.play_on(id, 1_000_000, chance(5));
    let text = caller.good("record", json!({ "match": id }));
    let record: Record = text.as_str().unwrap().parse().unwrap();
    let proven = record.clone().with_proof(table, secret, salts.clone());
    assert!(good(&["verify", "-"], proven.to_string()).contains("Seed: verified"));
    let lied = record.clone().with_proof(table, Secret([8; 32]), salts);
    assert!(bad(1, &["verify", "-"], lied.to_string()).contains("cannot be verified"));
    let open = record.with_commitment(table, &fair::commitment(table, &secret));
    assert!(bad(1, &["verify", "-"], open.to_string()).contains("commitment"));
}

/// Archived games replay to their recorded course, unless their rules version was raised, which the changelog mentions.
#[test]
fn archived_games_replay_to_the_same_course() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let changelog = fs::read_to_string(root.join("CHANGELOG.md")).unwrap();
    let mut played = BTreeSet::new();
    for file in fs::read_dir(root.join("archive")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "game") {
            continue;
        }
        let record =
            Record::read(&fs::read(&path).unwrap()).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let info = catalog::info(&record.game).unwrap();
        played.insert((info.id, record.seats));
        if record.rules == info.rules_version {
            let playing = catalog::play_record(&record).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            assert!(playing.outcome().is_some(), "{path:?} was played to its end");
        } else {
            assert!(record.rules < info.rules_version, "{path:?} is of rules to come");
            let heading = format!("{}, rules version {}", info.title, info.rules_version);
            assert!(changelog.contains(&heading), "the changelog does not say {heading:?}");
        }
    }
    for info in catalog::infos() {
        for seats in info.seats_min..=info.seats_max {
            assert!(played.contains(&(info.id, seats)), "{} by {seats}: scripts/archive plays it", info.id);
        }
    }
}

/// `analyze` prints the same review of a finished game each time, and rejects a running game and invalid files.
#[test]
fn analyze_reviews_a_finished_game() {
    let record = whole_game(2);
    let asked = ["analyze", "-", "--json", "--effort", "1", "--seed", "3"];
    let first = good(&asked, &record);
    assert_eq!(good(&asked, &record), first, "same seed, same review");
    let review: Value = serde_json::from_str(&first).unwrap();
    let rows = |field: &str| review[field].as_array().unwrap().clone();
    let (turns, decisions) = (rows("turns"), rows("decisions"));
    assert!(turns.len() > 10 && decisions.len() > 10, "{} {}", turns.len(), decisions.len());
    for turn in &turns {
        assert!(turn["round"].as_u64() >= Some(1));
        let percent = turn["percent"].as_array().unwrap();
        let sum: u64 = percent.iter().map(|one| one.as_u64().unwrap()).sum();
        assert!(percent.len() == 2 && (99..=101).contains(&sum), "{turn}");
    }
    assert!(turns.windows(2).all(|pair| pair[0]["at"].as_u64() <= pair[1]["at"].as_u64()));
    // At the end the winner has a win probability of 1.
    let last = turns.last().unwrap()["percent"].as_array().unwrap();
    assert!(last.iter().all(|one| [0, 50, 100].contains(&one.as_u64().unwrap())), "{last:?}");
    for swing in rows("turning") {
        assert!(swing["from"].as_u64().unwrap().abs_diff(swing["to"].as_u64().unwrap()) >= 10, "{swing}");
    }
    for one in &decisions {
        assert!(one["played"]["text"].is_string() && one["seat"].as_u64() < Some(2), "{one}");
        let better = &one["better"];
        assert!(better.is_null() || better["moves"][0]["text"] != one["played"]["text"], "{one}");
        assert!(!better.is_null() || one["cost"] == 0, "{one}");
    }
    let output = good(&["analyze", "-", "--effort", "1", "--lang", "fr"], &record);
    // This game counts turns, not rounds.
    assert!(output.contains("Chances de gagner au début de chaque tour"), "{output}");
    assert!(!output.to_lowercase().contains("manche"), "{output}");
    // A running game, and an invalid file.
    let mut caller = Caller::new();
    let id = caller.begin("mundus-novus", 2, 7);
    caller.play_on(id, 5, chance(5));
    let open = caller.good("record", json!({ "match": id })).as_str().unwrap().to_owned();
    assert!(bad(1, &["analyze", "-"], open.as_str()).contains("not over"));
    let lines: Vec<&str> = record.lines().collect();
    assert!(bad(1, &["analyze", "-"], lines[..lines.len() / 2].join("\n")).contains("line"));
    assert!(bad(1, &["analyze", "-"], "hello").contains("line 1"));
}

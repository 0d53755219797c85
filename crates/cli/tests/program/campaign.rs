//! Maracaibo's campaign in files: several games, in the terminal and through the referee.

use std::fs;

use serde_json::{Value, json};

use crate::tools::{Folder, bad, good, run};

fn document(file: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn games(file: &str) -> usize {
    document(file)["games"].as_array().unwrap().len()
}

/// MA-33.1, MA-33.4, MA-33.9: each game continues from the file and is added to it, with any number of players. Its
/// record contains the archive and replays alone.
#[test]
fn a_campaign_file_continues_over_several_games() {
    let folder = Folder::new();
    let (file, record) = (folder.file("crew.json"), folder.file("second.game"));
    let args = ["play", "maracaibo", "--campaign", &file, "--seats", "random,random", "--seed", "1"];
    assert!(good(&args, "").contains("Campaign saved in"));
    assert_eq!((games(&file), &document(&file)["name"]), (1, &json!("crew")));
    let first = fs::read_to_string(&file).unwrap();
    let seats = ["--seats", "random,random,random", "--names", "Inês,Nau,Rui", "--seed", "2"];
    let args =
        [&["play", "maracaibo", "--campaign", &file, "--save", &record, "--lang", "fr"], &seats[..]].concat();
    assert!(good(&args, "").contains("La campagne est sauvegardée dans"));
    let document = document(&file);
    assert_eq!(document["games"][1]["players"], json!(["Inês", "Nau", "Rui"]));
    assert_eq!(document["games"][1]["archive"]["games"], 2);
    let text = fs::read_to_string(&record).unwrap();
    assert!(text.contains("fingerprint") || text.contains("\"campaign\""), "{}", &text[..400]);
    assert!(good(&["verify", &record], "").contains("The record is valid."));
    // The same archive leads to the same game.
    fs::write(&file, &first).unwrap();
    good(&args, "");
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
}

/// MA-33.8: a game that is broken off leaves the campaign unchanged; a resumed one is added at its end.
#[test]
fn a_cancelled_game_does_not_change_the_campaign() {
    let folder = Folder::new();
    let (file, record) = (folder.file("crew.json"), folder.file("half.game"));
    let args = [
        "play",
        "maracaibo",
        "--campaign",
        &file,
        "--seats",
        "human,random",
        "--seed",
        "3",
        "--save",
        &record,
    ];
    assert!(bad(1, &args, "1\n1\n").contains("not finished"));
    assert!(!fs::exists(&file).unwrap());
    let args = ["play", "--resume", &record, "--campaign", &file, "--seats", "random,random"];
    good(&args, "");
    assert_eq!(games(&file), 1);
    // It cannot be added as the second game of that campaign.
    assert!(bad(2, &args, "").contains("is not the next game"));
}

/// MA-33.10: invalid files and those of other campaigns are rejected and stay unchanged.
#[test]
fn other_files_are_refused() {
    let folder = Folder::new();
    let file = folder.file("crew.json");
    assert!(bad(2, &["play", "goa", "--campaign", &file], "").contains("has no campaign"));
    let play = ["play", "maracaibo", "--campaign", &file, "--seats", "random,random", "--seed", "1"];
    good(&play, "");
    let document = document(&file);
    let with = |key: &str, value: Value| {
        let mut document = document.clone();
        document[key] = value;
        fs::write(&file, document.to_string()).unwrap();
        let output = run(&play, "");
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    assert!(matches!(with("version", json!(2)), (1, why) if why.contains("newer version")));
    assert!(matches!(with("game", json!("goa")), (1, why) if why.contains("has no campaign")));
    assert!(matches!(with("games", json!(3)), (1, why) if why.contains("not a valid campaign file")));
    assert!(matches!(with("more", json!(3)), (1, _)));
    let mut games = document["games"].clone();
    games[0]["archive"]["campaign"] = json!("00");
    assert_eq!(with("games", games.clone()).0, 2);
    games[0]["archive"] = document["games"][0]["archive"].clone();
    games[0]["archive"]["cards"] = json!(["99"]);
    assert!(matches!(with("games", games), (2, why) if why.contains("no card unlocked")));
    // Errors in a document are reported in the reader's language without parser messages.
    for (text, why) in [
        ("{", "le texte s’arrête trop tôt"),
        ("{\n]", "la ligne 2 n’est pas du JSON"),
        ("{\"caravelle\": \"campaign\", \"version\": 1,\n\"game\": 3}", "à la ligne 2"),
        ("{}", "son début n’est pas celui d’une campagne"),
    ] {
        fs::write(&file, text).unwrap();
        let output = run(&[&play[..], &["--lang", "fr"]].concat(), "");
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(why) && !message.contains("expected"), "{text}: {message}");
    }
}

/// The referee continues the file. A match that is unfinished or has no story adds nothing.
#[test]
fn the_referee_updates_a_campaign_file() {
    let folder = Folder::new();
    let file = folder.file("crew.json");
    let call = |id: u64, method: &str, params: Value| json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
    let story = json!({ "game": "maracaibo", "seats": 2, "seed": 1, "options": { "mode": "story" } });
    let session = |calls: &[Value]| -> Vec<Value> {
        let lines: String = calls.iter().map(|call| format!("{call}\n")).collect();
        let text = good(&["referee", "--campaign", &file], lines);
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let replies = session(&[
        call(1, "new", story.clone()),
        call(2, "campaign", json!({ "match": 1 })),
        call(3, "new", json!({ "game": "goa", "seats": 2 })),
        call(4, "campaign", json!({ "match": 2 })),
    ]);
    assert_eq!(replies[1]["error"]["data"]["kind"], "campaign");
    assert_eq!(replies[3]["error"]["data"]["kind"], "campaign");
    assert!(!fs::exists(&file).unwrap());
    good(&["play", "maracaibo", "--campaign", &file, "--seats", "random,random", "--seed", "1"], "");
    let replies = session(&[call(1, "new", story), call(2, "state", json!({ "match": 1 }))]);
    assert_eq!(replies[1]["result"]["story"]["given"]["games"], 1);
}

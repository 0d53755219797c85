//! Records: writing, reading and replaying; every kind of damage is reported with its line.

use super::play::{random_match, start};
use super::toy::{Action, Options, Plant, Toy};
use crate::fair::{self, Secret};
use crate::kit::size;
use crate::{
    Damage, DataFiles, Game, Line, Match, Phrase, Record, RecordError, Rival, Seat, Seed, Sheet, Start,
    Summary,
};

fn record() -> Record {
    Record::of(&random_match(3, 5, usize::MAX))
}

/// Reads and plays.
fn verify(text: &str) -> Result<Match<Toy>, RecordError> {
    text.parse::<Record>()?.play::<Toy>()
}

fn damage(text: &str) -> (usize, &'static str) {
    let error = verify(text).expect_err("something is wrong");
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)), "{error}");
    (error.line, error.kind())
}

/// The text with one line replaced. If it is a header line, the check line is corrected.
fn replaced(text: &str, line: usize, by: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[line - 1] = by.to_owned();
    let check = lines.iter().position(|line| line.starts_with("check: ")).expect("there is one");
    lines[check] = crate::record::check_line(lines[..check].iter().map(String::as_str));
    lines.join("\n") + "\n"
}

fn line_of(text: &str, beginning: &str) -> usize {
    text.lines().position(|line| line.starts_with(beginning)).expect("there is one") + 1
}

#[test]
fn a_game_survives_json() {
    for seed in 0..size(6, 60) as u64 {
        let game = random_match(2 + seed as usize % 3, seed, usize::MAX);
        let text = Record::of(&game).to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(read, Record::of(&game));
        assert_eq!(read.to_string(), text);
        let again = read.play::<Toy>().unwrap();
        assert_eq!(again.state(), game.state());
        assert_eq!(again.course(), game.course());
        assert!(text.contains("\nresult: winners "), "{text}");
    }
}

#[test]
fn a_record_is_readable_text() {
    let text = record().with_players(vec!["Ann".into(), "Bo \"B\"".into(), "Zoé\n".into()]).to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(&lines[..4], ["caravelle record 1", "game: toy", "title: Toy", "rules: 3"]);
    assert_eq!(lines[5], "seats: 3");
    assert_eq!(lines[6], r#"options: {"plant":"none","rounds":3}"#);
    assert_eq!(lines[8], r#"players: ["Ann","Bo \"B\"","Zoé\n"]"#);
    assert!(lines[13].starts_with("1 0 "), "{}", lines[13]);
    assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
}

/// The result contains opponents without a seat. Records of older versions omit them.
#[test]
fn the_result_contains_rivals() {
    let old = "winners none; scores 29; ending solo-lost; tie-break none";
    let new = format!("{old}; rival jeanne 118");
    let (old, new): (Summary, Summary) = (old.parse().unwrap(), new.parse().unwrap());
    assert_eq!(new.rivals, [("jeanne".to_owned(), 118)]);
    assert!(new.to_string().ends_with("; tie-break none; rival jeanne 118"));
    let agrees = |recorded, played| Summary::agrees(Some(recorded), Some(played));
    assert!(agrees(&old, &new) && agrees(&new, &new));
    let other = Summary { rivals: vec![("jeanne".to_owned(), 117)], ..new.clone() };
    assert!(!agrees(&other, &new) && !agrees(&new, &old), "what is recorded is compared");
    for wrong in ["jeanne 118", "rival jeanne", "rival jeanne x", "rival"] {
        assert!(format!("{old}; {wrong}").parse::<Summary>().is_err(), "{wrong}");
    }
    let rival = Rival { name: Phrase::new("ma-jeanne"), sheet: Sheet(vec![Line { item: "a", points: 4 }]) };
    assert_eq!(rival.short(), ("jeanne".to_owned(), 4));
}

#[test]
fn a_record_of_a_running_game_can_be_continued() {
    let game = random_match(2, 3, 7);
    let text = Record::of(&game).to_string();
    assert!(text.contains("\nresult: unfinished\n"), "{text}");
    let mut again = verify(&text).unwrap();
    assert_eq!(again.state(), game.state());
    let seat = again.state().turn().actors().first().unwrap();
    let action = again.legal(seat)[0];
    again.act(seat, action).unwrap();
}

#[test]
fn a_record_contains_the_state_that_the_game_began_from() {
    let state = random_match(3, 4, 9).state().clone();
    let mut game = Match::new(Start::State(Box::new(state.clone()))).unwrap();
    while let Some(seat) = game.state().turn().actors().first() {
        let action = *game.legal(seat).last().unwrap();
        game.act(seat, action).unwrap();
    }
    let text = Record::of(&game).to_string();
    assert!(!text.contains("\nseed: ") && text.contains("\nstate: {"), "{text}");
    let again = verify(&text).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(*again.start(), Start::State(Box::new(state.clone())));

    let line = line_of(&text, "state: ");
    let mut poorer = state;
    poorer.bank -= 1;
    let poorer = format!("state: {}", serde_json::to_string(&poorer).unwrap());
    assert_eq!(damage(&replaced(&text, line, &poorer)), (line, "value"));
    assert_eq!(damage(&replaced(&text, line, "state: {}")), (line, "value"));
    let seats = line_of(&text, "seats: ");
    assert_eq!(damage(&replaced(&text, seats, "seats: 4")), (line, "value"));
}

#[test]
fn line_endings_and_final_empty_lines_are_accepted() {
    let text = record().to_string();
    for other in
        [text.replace('\n', "\r\n"), format!("{text}\n\n"), format!("{text}\r\n"), text.trim_end().to_owned()]
    {
        let read: Record = other.parse().unwrap();
        assert_eq!(read.to_string(), text);
        read.play::<Toy>().unwrap();
    }
}

/// Changes every letter of every line. Each change is reported with a line, mostly the changed one.
#[test]
fn every_changed_letter_is_detected() {
    let text =
        Record::of(&random_match(2, 8, usize::MAX)).with_players(vec!["A".into(), "B".into()]).to_string();
    let letters: Vec<char> = text.chars().collect();
    let count = text.lines().count();
    let others: &[char] = if crate::kit::is_full() {
        &['x', '0', '7', ' ', 'A', 'f', '\n', '\r', '}', '-', '"', 'é']
    } else {
        &['x', '7', 'A', '\r']
    };
    for at in 0..letters.len() {
        let line = letters[..at].iter().filter(|&&letter| letter == '\n').count() + 1;
        for &other in others.iter().filter(|&&other| other != letters[at]) {
            let mut altered = letters.clone();
            altered[at] = other;
            let altered: String = altered.into_iter().collect();
            let error = verify(&altered).expect_err(&format!("letter {at} in line {line} became {other:?}"));
            assert!((1..=count).contains(&error.line), "{error}");
            if other != '\n' && letters[at] != '\n' && text.lines().nth(line - 1).is_some() {
                assert_eq!(error.line, line, "letter {at} became {other:?}: {error}");
            }
        }
        // The other case of a letter: players may type it, but records never contain it.
        if letters[at].is_ascii_alphabetic() {
            let mut altered = letters.clone();
            altered[at] = if letters[at].is_lowercase() {
                letters[at].to_ascii_uppercase()
            } else {
                letters[at].to_ascii_lowercase()
            };
            assert_eq!(verify(&altered.into_iter().collect::<String>()).expect_err("other case").line, line);
        }
    }
}

#[test]
fn every_lost_added_or_moved_line_is_detected() {
    let text = record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(at);
        assert!(verify(&fewer.join("\n")).is_err(), "line {} lost", at + 1);
        let mut more = lines.clone();
        more.insert(at, lines[at]);
        assert!(verify(&more.join("\n")).is_err(), "line {} twice", at + 1);
        if at > 0 {
            let mut swapped = lines.clone();
            swapped.swap(at - 1, at);
            assert!(verify(&swapped.join("\n")).is_err(), "lines {at} and {} exchanged", at + 1);
        }
    }
}

#[test]
fn damage_to_the_header_is_named() {
    let text = record().to_string();
    assert_eq!(damage(""), (1, "no-record"));
    assert_eq!(damage("hello\n"), (1, "no-record"));
    assert_eq!(damage("caravelle record 2\n"), (1, "format"));
    assert_eq!(damage("caravelle record 1\ngame: toy\n"), (3, "ends"));
    assert_eq!(damage(&text.replace("rules: 3", "rule: 3")), (4, "header"));
    assert_eq!(damage(&text.replace("title: Toy", "title: Tox")), (3, "altered"));
    assert_eq!(damage(&replaced(&text, 2, "game: chess")), (2, "game"));
    assert_eq!(damage(&replaced(&text, 4, "rules: 2")), (4, "rules"));
    assert_eq!(damage(&replaced(&text, 4, "rules: 03")), (4, "value"));
    assert_eq!(damage(&replaced(&text, 4, "rules: many")), (4, "value"));
    assert_eq!(damage(&replaced(&text, 6, "seats: 5")), (6, "setup"));
    assert_eq!(damage(&replaced(&text, 6, "seats: 99")), (6, "value"));
    assert_eq!(damage(&replaced(&text, 7, "options: {\"rounds\":99,\"plant\":\"none\"}")), (7, "setup"));
    assert_eq!(damage(&replaced(&text, 7, "options: {\"size\":1}")), (7, "value"));
    assert_eq!(damage(&replaced(&text, 7, "options: {")), (7, "value"));
    assert_eq!(damage(&replaced(&text, 8, "seed: 12")), (8, "value"));
    let line = line_of(&text, "result: ");
    assert_eq!(damage(&replaced(&text, line, "result: unfinished")), (line, "result"));
    assert_eq!(damage(&replaced(&text, line, "result: Seat 1 wins")), (line, "value"));
    let line = line_of(&text, "course: ");
    assert_eq!(damage(&replaced(&text, line, "course: 0123456789abcdef")), (line, "course"));
    assert_eq!(damage(&replaced(&text, line, "course: 0123456789ABCDEF")), (line, "value"));
    let line = line_of(&text, "check: ");
    assert_eq!(damage(&text.replace("check: ", "check: 0")), (line, "check"));
    assert_eq!(damage(&text.replacen("\n\n", "\nmoves\n", 1)), (line + 1, "not-empty"));
}

#[test]
fn data_that_are_not_loaded_are_named() {
    let text = record().to_string();
    let (line, hash) = (line_of(&text, "data: "), "00112233445566778899aabbccddeeff");
    let text = replaced(&text, line, &format!("data: {hash}"));
    let error = verify(&text).unwrap_err();
    assert_eq!((error.line, error.kind()), (line, "data"));
    assert!(error.to_string().contains(hash), "{error}");
}

#[test]
fn another_set_of_data_is_found_by_its_hash() {
    let mut files = DataFiles::embedded(Toy::INFO.data);
    files.replace("toy.toml", "cards = 30 # other\n".to_owned()).unwrap();
    let data = Toy::load_data(&files).unwrap();
    let start = Start::Seed { seed: Seed::from(1), seats: 2, options: Options::default(), data };
    let game = Match::<Toy>::new(start).unwrap();
    let again = verify(&Record::of(&game).to_string()).unwrap();
    assert_eq!(again.state().data(), data);
}

#[test]
fn damage_to_a_move_is_named() {
    let game = random_match(3, 5, usize::MAX);
    let text = Record::of(&game).to_string();
    let first = line_of(&text, "1 0 ");
    let other = |n: usize, by: &str| damage(&replaced(&text, first + n, by));
    assert_eq!(other(0, "1 0 dance {0000}"), (first, "move"));
    assert_eq!(other(0, "1 1 pass {0000}"), (first, "move"));
    assert_eq!(other(0, "1 7 pass {0000}"), (first, "line"));
    assert_eq!(other(0, "1 0 pass {0000}"), (first, "tag"));
    assert_eq!(other(0, "1 0 pass {00}"), (first, "line"));
    assert_eq!(other(0, "1 0 pass"), (first, "line"));
    assert_eq!(other(0, "pass"), (first, "line"));
    assert_eq!(other(1, "1 0 pass {0000}"), (first + 1, "line"));
    let tag = format!("{:04x}", game.moves()[0].tag);
    let loud = format!("1 0 {} {{{tag}}}", game.moves()[0].text.to_uppercase());
    assert_eq!(other(0, &loud), (first, "wording"));
    // The first market lacks some kind of card. Taking that kind is illegal, and the error names the clause.
    let start = game.at(0);
    let absent = (0..5).find(|kind| !start.state().market.contains(kind)).unwrap();
    let error = verify(&replaced(&text, first, &format!("1 0 take K{absent} {{0000}}"))).unwrap_err();
    assert_eq!(error.what, Damage::Illegal { text: format!("take K{absent}"), clause: "TY-2" });
    assert_eq!(error.line, first);
}

#[test]
fn extra_and_missing_moves_are_reported() {
    let text = record().to_string();
    let n = text.lines().filter(|line| line.ends_with('}') && !line.contains(": ")).count();
    let more = format!("{text}{} 0 pass {{0000}}\n", n + 1);
    assert_eq!(damage(&more), (text.lines().count() + 1, "move"));
    let fewer = text.trim_end().rsplit_once('\n').unwrap().0;
    assert_eq!(damage(fewer), (line_of(&text, "result: "), "result"));
}

#[test]
fn a_commitment_replaces_the_seed_until_the_end() {
    let secret = Secret([9; 32]);
    let salts = vec![b"one".to_vec(), b"two".to_vec()];
    let seed = fair::seed(&secret, &[b"one", b"two"]);
    let mut game = Match::<Toy>::new(start(2, seed, Plant::None)).unwrap();
    let commitment = fair::commitment("t-1", &secret);
    let hidden = Record::of(&game).with_commitment("t-1", &commitment).to_string();
    assert!(!hidden.contains(&seed.to_string()) && hidden.contains(&commitment));
    assert_eq!(hidden.parse::<Record>().unwrap().to_string(), hidden);
    assert_eq!(damage(&hidden), (line_of(&hidden, "commitment: "), "no-seed"));

    game.act(Seat(0), Action::Pass).unwrap();
    let proven = Record::of(&game).with_proof("t-1", secret, salts).to_string();
    let record: Record = proven.parse().unwrap();
    assert_eq!(record.to_string(), proven);
    assert_eq!(record.is_proven(), Ok(true));
    record.play::<Toy>().unwrap();

    for (beginning, by, named) in [
        ("table: ", "table: t-2".to_owned(), "commitment: "),
        ("secret: ", format!("secret: {}", "08".repeat(32)), "commitment: "),
        ("commitment: ", format!("commitment: {}", "08".repeat(32)), "commitment: "),
        ("salts: ", "salts: [\"6f6e65\",\"6f6e65\"]".to_owned(), "seed: "),
        ("salts: ", "salts: [\"6f6e65\"]".to_owned(), "salts: "),
        ("salts: ", "salts: [\"6f6\"]".to_owned(), "salts: "),
    ] {
        let text = replaced(&proven, line_of(&proven, beginning), &by);
        let (line, kind) = damage(&text);
        assert_eq!(line, line_of(&text, named), "{beginning} {kind}");
    }
}

#[test]
fn invalid_and_oversized_records_are_refused() {
    let mut bytes = record().to_string().into_bytes();
    let at = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 3;
    bytes[at] = 0xFF;
    let error = Record::read(&bytes).unwrap_err();
    assert_eq!((error.line, error.kind()), (2, "no-text"));
    let long = vec![b'x'; Record::BYTES_MAX + 1];
    assert_eq!(Record::read(&long).unwrap_err().kind(), "too-long");
    assert_eq!(Record::read(record().to_string().as_bytes()).unwrap(), record());
}

#[test]
fn an_unknown_game_is_named() {
    let error = record().unknown_game();
    assert_eq!((error.line, error.kind()), (2, "unknown-game"));
}

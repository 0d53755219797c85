//! The notation of effects: round trip, parse errors, and limits of replacement files.

use engine::{DataError, DataFiles};

use crate::data::{FILES, LIBRARY, Tables, load, notation_of, notation_of_card, read};
use crate::effect::notation::{self, Context, ParseErrorKind};
use crate::effect::{Effect, Origin, writing};
use crate::ids::{CardId, Spying};

fn tables() -> &'static Tables {
    LIBRARY.get(load(&DataFiles::embedded(FILES)).unwrap())
}

/// Writing a parsed text gives the same text.
#[test]
fn the_notation_round_trips() {
    let scripts = FILES.iter().find(|(name, _)| *name == "espionage.toml").unwrap().1;
    for line in scripts.lines().filter_map(|line| line.strip_prefix("script = ")) {
        let text = line.trim_matches('"');
        assert_eq!(writing::written(&notation::script(text, Context::Action).unwrap()), text);
    }
    let quests = FILES.iter().find(|(name, _)| *name == "quests.toml").unwrap().1;
    for line in quests.lines().filter_map(|line| line.strip_prefix("price = ")) {
        let text = line.trim_matches('"');
        assert_eq!(writing::write_price(&notation::price(text).unwrap()), text);
    }
    let cards = FILES.iter().find(|(name, _)| *name == "cards.toml").unwrap().1;
    let mut written = CardId::all().flat_map(|id| notation_of_card(tables().card(id)));
    for line in cards.lines().filter_map(|line| line.strip_prefix("effects = [")) {
        for text in line.trim_end_matches(']').split("\", \"").map(|text| text.trim_matches('"')) {
            assert_eq!(written.next().as_deref(), Some(text));
        }
    }
    assert_eq!(written.next(), None);
}

/// The component files use every word of the notation, except those of the story.
#[test]
fn every_atom_and_effect_is_in_use() {
    let mut written = String::new();
    for id in CardId::all() {
        written.push_str(&notation_of_card(tables().card(id)).join(" "));
        written.push(' ');
    }
    for id in Spying::all() {
        written.push_str(&notation_of(tables().script(Origin::Spying(id))));
        written.push(' ');
    }
    for word in [
        "incD",
        "incV",
        "?med:incV",
        "OBJ(",
        "DISCOUNT",
        "FIGHTCP",
        "PATRON(",
        "GRAVE",
        "EXPL1",
        "TOLL",
        "HOST",
        "SPYTOCP",
        "VA pay(2same)",
        "VA!pay(2map)",
        "VA!pay(2book)",
        "CA(1)>{D3 ?sab:VP2}",
        "CA(2)>{INF1 VP",
        "CUBEVILLAGE",
        "COLONY",
        "QUESTCARD",
        "SPYINC",
        "ESP17",
        "DISC",
        "SPY2",
        "INF1",
        "INF2(F)",
        "CP2",
        "VP2/spy",
        "VP1/ctoken",
        "VP1/quest",
        "VP2/compass",
        "VP2/token",
        "VP3/nation3",
        "RESAIL",
        "EX3",
        "VA3",
        "pay(CP2)",
    ] {
        assert!(written.contains(word), "{word}");
    }
    let effects = CardId::all().flat_map(|id| tables().card(id).effects.to_vec());
    assert!(effects.into_iter().any(|effect| matches!(effect, Effect::Village { ultimate: true, .. })));
}

fn error(text: &str, context: Context) -> (usize, ParseErrorKind) {
    let error = notation::script(text, context).unwrap_err();
    (error.at, error.kind)
}

/// One parse error of each kind, with its character.
#[test]
fn parse_errors_name_the_character() {
    assert_eq!(error("D3 XX2", Context::Action), (4, ParseErrorKind::Unknown("XX2".to_owned())));
    assert_eq!(error("VP", Context::Action), (1, ParseErrorKind::Number("VP".to_owned())));
    assert_eq!(error("D3 VP99", Context::Action), (4, ParseErrorKind::Number("VP99".to_owned())));
    assert_eq!(error("D0", Context::Action), (1, ParseErrorKind::Number("D0".to_owned())));
    assert_eq!(error("D1 COLONY", Context::Action), (4, ParseErrorKind::Misplaced("COLONY".to_owned())));
    assert_eq!(error("pay(CP2", Context::Action), (4, ParseErrorKind::Unclosed('(')));
    assert_eq!(error("pay(CP2)>{D1", Context::Action), (10, ParseErrorKind::Unclosed('{')));
    assert_eq!(
        error("pay(CP2)>{D1} VP1", Context::Action),
        (15, ParseErrorKind::AfterOffer("VP1".to_owned()))
    );
    assert_eq!(error("pay()>{D1}", Context::Action), (5, ParseErrorKind::NoPrice));
    assert_eq!(error("pay(CP2)>{}", Context::Action), (11, ParseErrorKind::Empty));
    assert_eq!(error("D1 |", Context::Action), (4, ParseErrorKind::NoChoice));
    assert_eq!(error("| D1", Context::Action), (1, ParseErrorKind::NoChoice));
    assert_eq!(error("D1 D1 D1 D1 D1 D1 D1", Context::Action), (19, ParseErrorKind::TooLong));
    assert_eq!(error("pay(4map)>{D1}", Context::Action), (5, ParseErrorKind::TooManyCards));
    assert_eq!(error("D1)", Context::Action), (3, ParseErrorKind::Unknown(")".to_owned())));
    assert_eq!(error("VP1/ship", Context::Action), (1, ParseErrorKind::Unknown("VP1/ship".to_owned())));
    assert_eq!(error("INF1(X)", Context::Action), (1, ParseErrorKind::Unknown("INF1(X)".to_owned())));
    // A village action that gives village actions would allow endless turns.
    assert_eq!(error("pay(2map)>{VA1}", Context::Village), (12, ParseErrorKind::Misplaced("VA1".to_owned())));
    let effect = |text: &str| notation::effect(text).unwrap_err().kind;
    assert_eq!(effect(""), ParseErrorKind::Empty);
    assert_eq!(effect("OBJ(sword)"), ParseErrorKind::Unknown("OBJ(sword)".to_owned()));
    assert_eq!(effect("ESP18"), ParseErrorKind::Unknown("ESP18".to_owned()));
    assert_eq!(effect("?xyz:incD2"), ParseErrorKind::Unknown("?xyz:incD2".to_owned()));
    assert_eq!(effect("CA(2)>{INF1(F)}"), ParseErrorKind::Misplaced("INF1(F)".to_owned()));
    assert_eq!(effect("CA(2)>{INF1"), ParseErrorKind::Unclosed('{'));
    assert_eq!(effect("DISCOUNT"), ParseErrorKind::Number("DISCOUNT".to_owned()));
    assert_eq!(effect("FIGHT"), ParseErrorKind::Misplaced("FIGHT".to_owned()));
    assert_eq!(
        notation::condition("CUBES3(Q)").unwrap_err().kind,
        ParseErrorKind::Unknown("CUBES3(Q)".to_owned())
    );
    assert_eq!(notation::condition("HERBS4").unwrap_err().kind, ParseErrorKind::TooManyCards);
    assert_eq!(notation::gift("xyz").unwrap_err().kind, ParseErrorKind::Unknown("xyz".to_owned()));
}

fn replaced(file: &str, from: &str, to: &str) -> Result<(), DataError> {
    let mut files = DataFiles::embedded(FILES);
    let text = files.get(file)?.to_owned();
    assert!(text.contains(from), "{file}: {from}");
    files.replace(file, text.replacen(from, to, 1))?;
    read(&files).map(|_| ())
}

#[test]
fn values_may_be_replaced() {
    replaced("cards.toml", "cost = 5", "cost = 6").unwrap();
    replaced("cards.toml", "effects = [\"incD2\"]", "effects = [\"incD1\", \"VP1/quest\"]").unwrap();
    replaced("quests.toml", "reward = \"D2/compass EX2\"", "reward = \"D1/compass EX3\"").unwrap();
    replaced("combat.toml", "value = 8", "value = 9").unwrap();
    replaced("numbers.toml", "id = \"spy-points\"\nvalue = 2", "id = \"spy-points\"\nvalue = 3").unwrap();
}

/// Errors name file, row and column, and the character within a script.
#[test]
fn errors_name_file_row_and_column() {
    let error = replaced("cards.toml", "\"incD2\"]", "\"incD2\", \"DISC \", \"VP2/ship\"]").unwrap_err();
    assert_eq!(
        error.to_string(),
        "cards.toml, row A01: column effects, entry 2: character 1: there is no effect \"DISC \""
    );
    let error = replaced("espionage.toml", "VP3 D5", "VP3 D55").unwrap_err();
    assert_eq!(
        error.to_string(),
        "espionage.toml, row ESP1: column script: character 5: \"D55\" needs a number from 1 to 40"
    );
    let error = replaced("quests.toml", "2spyglass", "2spoons").unwrap_err();
    assert_eq!(
        error.to_string(),
        "quests.toml, row Q03: column price: character 1: there is no payment \"2spoons\""
    );
    let error = replaced("combat.toml", "spain = { value = 5 }", "spain = { value = 5, script = \"DISC\" }")
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "combat.toml, row K01: column spain: character 1: \"DISC\" has no meaning here"
    );
    let error = replaced("cards.toml", "token = \"anc\"", "token = \"ank\"").unwrap_err();
    assert!(error.to_string().ends_with("column token: character 1: there is no token \"ank\""), "{error}");
    let error = replaced("cards.toml", "= \"SPYCARD\"", "= \"SPYCARDS\"").unwrap_err();
    assert_eq!(
        error.to_string(),
        "cards.toml, row A26: column condition: character 1: there is no condition \"SPYCARDS\""
    );
    let error = replaced("automa.toml", "VP4 EX2/4", "VP4 RUN2").unwrap_err();
    assert_eq!(error.to_string(), "automa.toml, row B1: column acts, entry 2: there is no action \"RUN2\"");
}

/// Errors of type or structure also name row and column.
#[test]
fn type_errors_name_row_and_column() {
    for (from, to, expected) in [
        (
            "cost = 5",
            "cost = \"5\"",
            "column cost: found string \"5\", expected a whole number from 0 to 255 (line 7",
        ),
        (
            "cost = 5",
            "cost = -5",
            "column cost: found integer `-5`, expected a whole number from 0 to 255 (line 7",
        ),
        ("good = \"sugar\"", "good = \"rum\"", "column good: there is no `rum`, expected one of"),
        ("good = \"sugar\"\n", "", "column good: it is missing (line 5"),
        ("good = \"sugar\"", "god = \"sugar\"", "column god: there is no such column, expected one of"),
    ] {
        let error = replaced("cards.toml", from, to).unwrap_err().to_string();
        assert!(error.starts_with(&format!("cards.toml, row A01: {expected}")), "{error}");
    }
    let error = replaced("combat.toml", "value = 8", "value = true").unwrap_err().to_string();
    assert!(error.starts_with("combat.toml, row K01: column france, value: "), "{error}");
    let error = replaced("ship.toml", "id = \"U2\"", "id = \"U0\"").unwrap_err().to_string();
    assert_eq!(error, "ship.toml, row U0: column id: there is no such row; U2 is missing");
}

/// MA-10.4, MA-14.1: contradictory numbers are rejected.
#[test]
fn contradictory_numbers_are_rejected() {
    let error = replaced("combat.toml", "majority = 2", "majority = 20").unwrap_err().to_string();
    assert_eq!(
        error,
        "combat.toml, row K01: column majority: 20 is more than 8, the greatest value of the token"
    );
    let error = replaced("numbers.toml", "id = \"village-2\"\nvalue = 4", "id = \"village-2\"\nvalue = 1");
    assert_eq!(
        error.unwrap_err().to_string(),
        "numbers.toml, row village-2: column value: must be more than 1, the value of village-1"
    );
    let error = replaced("numbers.toml", "id = \"village-3\"\nvalue = 7", "id = \"village-3\"\nvalue = 8");
    assert_eq!(
        error.unwrap_err().to_string(),
        "numbers.toml, row village-3: column value: must be at most 7, the value of movement"
    );
}

#[test]
fn rows_and_kinds_may_not_be_replaced() {
    for (file, from, to) in [
        ("cards.toml", "id = \"A01\"", "id = \"A99\""),
        ("cards.toml", "cost = 5", "cost = 99"),
        ("cards.toml", "spy_at = \"7\"\n", ""),
        ("cards.toml", "spy_at = \"7\"", "spy_at = \"20\""),
        ("cards.toml", "condition = \"SPYCARD\"", "condition = \"SWORD\""),
        ("cards.toml", "token = \"anc\"", "token = \"key\""),
        ("cards.toml", "compass = 1", "compass = 2"),
        ("cards.toml", "source = \"public\"", "source = \"hearsay\""),
        ("cards.toml", "[\"HOST\"]", "[\"HOST\", \"HOST\"]"),
        ("cards.toml", "[\"OBJ(map)\"]", "[\"OBJ(map)\", \"OBJ(book)\"]"),
        ("cards.toml", "[\"QUESTCARD\"]", "[\"QUESTCARD\", \"VA!pay(2map)>{D3}\"]"),
        ("cards.toml", "[\"incD2\"]", "[\"D1\", \"D1\", \"D1\", \"D1\", \"D1\"]"),
        ("cards.toml", "[\"incD2\"]", "[\"ESP1\"]"),
        ("board.toml", "kind = \"village\"", "kind = \"city\""),
        ("board.toml", "id = \"0>1\"", "id = \"0>2\""),
        ("board.toml", "cost = 1", "cost = 0"),
        ("board.toml", "cost = 1", "cost = 4"),
        ("board.toml", "way = \"upper\"", "way = \"lower\""),
        ("board.toml", "spaces = [2, 2, 3, 3]", "spaces = [0, 2, 3, 3]"),
        ("board.toml", "flag = \"D5\"", "flag = \"SPYINC\""),
        ("board.toml", "flag = \"D5\"\n", ""),
        ("board.toml", "explorer = \"E4\"\n", ""),
        ("buildings.toml", "per = \"line\"", "per = \"ship\""),
        ("buildings.toml", "token = \"hou\"", "token = \"*\""),
        ("careers.toml", "goal = \"influence\"", "goal = \"fame\""),
        ("careers.toml", "modest = 3, demanding = 5", "modest = 6, demanding = 5"),
        (
            "careers.toml",
            "goal = \"line\", modest = 2, demanding = 3",
            "goal = \"line\", modest = 2, demanding = 4",
        ),
        ("cities.toml", "players = [1, 2]", "players = [1, 3]"),
        ("cities.toml", "wheel = true", "wheel = false"),
        ("cities.toml", "action = \"FIGHT\"", "action = \"\""),
        ("cities.toml", "spaces = 1", "spaces = 9"),
        ("classic.toml", "level = \"easy\"", "level = \"hard\""),
        ("classic.toml", "place = \"15\"", "place = \"20\""),
        ("classic.toml", "players = [1, 4]", "players = [0, 4]"),
        (
            "combat.toml",
            "spain = { value = 5 }\nengland = { value = 3, script = \"INF1\" }",
            "spain = { value = 5, script = \"D-1\" }\nengland = { value = 3, script = \"D-1\" }",
        ),
        ("espionage.toml", "script = \"VP3 D5\"", "script = \"\""),
        ("exploration.toml", "next = [\"E2\"]", "next = [\"E3\"]"),
        ("exploration.toml", "line = \"red\"", "line = \"blue\""),
        ("exploration.toml", "quest = true", "quest = true\nreward = \"D1\""),
        ("legacy.toml", "cubes = [10, 11]", "cubes = [10]"),
        ("legacy.toml", "script = \"INF3 D8\"", "script = \"INF3(F) D8\""),
        ("numbers.toml", "id = \"rounds\"\nvalue = 4", "id = \"rounds\"\nvalue = 5"),
        ("numbers.toml", "id = \"annex\"\nvalue = 4", "id = \"annex\"\nvalue = 0"),
        ("ship.toml", "needs_area = \"U5\"", "needs_area = \"U6\""),
        ("ship.toml", "script = \"CP1 D1\"", "script = \"CP1 VA1\""),
        ("ship.toml", "script = \"CP1 D1\"\n", ""),
        ("tracks.toml", "cubes = 2", "cubes = 3"),
        ("tracks.toml", "rank = 1", "rank = 3"),
        ("automa.toml", "steps = 1", "steps = 0"),
        ("automa.toml", "takes = 3", "takes = 5"),
        ("automa.toml", "cards = [5, 0, 0]", "cards = [6, 0, 0]"),
        ("automa.toml", "ahead = 8", "ahead = 1"),
    ] {
        assert!(replaced(file, from, to).is_err(), "{file}: {to}");
    }
}

//! Component data: counts, sources, replacement files, and pinned sizes.

use engine::{DataError, DataFiles, Game, Source};

use super::helpers::{built_in, game};
use crate::data::LIBRARY;
use crate::step::Step;
use crate::{
    Action, Character, DevelopmentId, Developments, Ending, Kind, Marker, MundusNovus, Resource, Stage,
};

fn tables() -> &'static crate::Tables {
    LIBRARY.get(built_in())
}

#[test]
fn there_are_120_resource_cards() {
    let tables = tables();
    assert_eq!(tables.copies.0, [16, 16, 16, 12, 12, 12, 8, 8, 8, 12]);
    assert_eq!(tables.copies.len(), 120);
    assert_eq!(tables.trade_values, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let values: Vec<_> = (1..=9).map(Some).chain([None]).collect();
    assert_eq!(tables.values.to_vec(), values);
}

#[test]
fn deck_counts_match_the_dossier() {
    let tables = tables();
    // Players: deck, characters, caravels, merchants, warehouses, shipyards, with icon.
    let rows = [
        [24, 9, 7, 5, 3, 0, 13],
        [29, 9, 9, 6, 4, 1, 16],
        [34, 9, 11, 7, 5, 2, 18],
        [39, 9, 13, 8, 6, 3, 21],
        [44, 9, 15, 9, 7, 4, 24],
    ];
    for (seats, row) in (2..).zip(rows) {
        let deck = tables.deck(seats);
        let count = |is: &dyn Fn(DevelopmentId) -> bool| deck.iter().filter(|&card| is(card)).count();
        let characters = count(&|card| matches!(tables.card(card).kind, Kind::Character(_)));
        let icons = count(&|card| tables.card(card).event.is_some());
        let kinds = [tables.caravels, tables.merchants, tables.warehouses, tables.shipyards];
        let [caravels, merchants, warehouses, shipyards] =
            kinds.map(|set: Developments| (set & deck).len() as usize);
        let counted = [deck.len() as usize, characters, caravels, merchants, warehouses, shipyards, icons];
        assert_eq!(counted, row, "{seats} players");
    }
}

#[test]
fn events_and_powers_match_the_dossier() {
    let tables = tables();
    let icons = |marker| DevelopmentId::all().filter(|&card| tables.card(card).event == Some(marker)).count();
    let counts = Marker::ALL.map(icons);
    assert_eq!(counts, [4, 5, 5, 5, 5]);
    let values: Vec<u16> = tables.caravels.iter().map(|card| tables.caravel_value(card)).collect();
    assert_eq!(values, (1..=15).collect::<Vec<u16>>());
    assert_eq!(tables.character(Character::Almagro).to_string(), "D01");
    assert_eq!(tables.character(Character::Cortes).to_string(), "D09");
}

#[test]
fn every_row_names_its_source() {
    let tables = tables();
    assert_eq!(tables.sources.len(), 1 + 10 + 9 + 6 + 5 + 44);
    let of = |file| tables.sources.iter().filter(move |row| row.0 == file);
    assert!(of("developments.toml").all(|row| row.2 == Source::Reconstructed));
    assert!(of("resources.toml").all(|row| row.2 == Source::Book));
}

/// Loads the built-in files with one text replaced in one file.
fn replaced(file: &str, old: &str, new: &str) -> Result<(), DataError> {
    let mut files = DataFiles::embedded(MundusNovus::INFO.data);
    let text = files.get(file).unwrap();
    assert!(text.contains(old), "{old}");
    let text = text.replacen(old, new, 1);
    files.replace(file, text).unwrap();
    MundusNovus::load_data(&files).map(drop)
}

#[test]
fn replacement_files_must_keep_ids_and_rows() {
    let error = |file, old, new| replaced(file, old, new).unwrap_err().to_string();
    assert!(error("developments.toml", "id = \"D07\"", "id = \"D77\"").contains("row D77"));
    assert!(error("resources.toml", "id = \"corn\"", "id = \"maize\"").contains("row maize"));
    let broken = error("relics.toml", "doubloons = 3", "doubloons = \"three\"");
    assert!(broken.contains("relics.toml") && broken.contains("line"), "{broken}");
    assert!(error("relics.toml", "doubloons = 3", "doubloons = 9999").contains("row 1"));
    assert!(error("developments.toml", "value = 2\n", "value = 1\n").contains("row D11"));
    assert!(error("developments.toml", "band = \"1-3\"", "capacity = 1").contains("row D25"));
    assert!(
        error("developments.toml", "character = \"cortes\"", "character = \"coronado\"").contains("row D09")
    );
    assert!(error("identical.toml", "positions = 3", "positions = 6").contains("row 3-uncommon"));
    assert!(error("rules.toml", "queue = 5", "queue = 90").contains("queue"));
    assert!(error("rules.toml", "[2, 3, 4]", "[2, 3, 5]").contains("announce"));
    assert!(error("resources.toml", "copies = 16", "copies = 0").contains("row cocoa"));
    assert!(error("resources.toml", "rarity = \"rare\"\n", "").contains("row potato"));
    assert!(error("different.toml", "doubloons = 5", "prize = 5").contains("different.toml"));
}

#[test]
fn replacement_files_may_change_values() {
    let mut files = DataFiles::embedded(MundusNovus::INFO.data);
    let text = files.get("relics.toml").unwrap().replacen("doubloons = 3", "doubloons = 4", 1);
    files.replace("relics.toml", text).unwrap();
    let data = MundusNovus::load_data(&files).unwrap();
    assert_ne!(data, built_in());
    assert_eq!(LIBRARY.get(data).relics[1], 4);
    let game = MundusNovus::new(data, 2, &crate::Options::default(), engine::Seed::from(1)).unwrap();
    let text = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<MundusNovus>(&text).unwrap().tables().relics[1], 4);
}

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<MundusNovus>(), 720);
    assert_eq!(size_of::<Action>(), 3);
    assert_eq!(size_of::<Step>(), 40);
}

#[test]
fn action_kinds_match_their_json_tags() {
    let actions = [
        Action::Pass,
        Action::Event { event: Marker::KingsHelp },
        Action::Take { card: Resource::SugarCane, from: engine::Seat(2) },
        Action::Employ { merchant: DevelopmentId::read("D25").unwrap(), card: Resource::Corn },
        Action::Relics { number: 2 },
    ];
    for action in actions {
        let json = serde_json::to_value(action).unwrap();
        assert_eq!(json["do"], MundusNovus::kind(action));
        assert_eq!(serde_json::from_value::<Action>(json).unwrap(), action);
    }
    let text = serde_json::to_string(&actions[2]).unwrap();
    assert_eq!(text, r#"{"do":"take","card":"sugar-cane","from":2}"#);
    assert_eq!(
        serde_json::to_string(&actions[3]).unwrap(),
        r#"{"do":"employ","merchant":"D25","card":"corn"}"#
    );
}

#[test]
fn composed_message_ids_exist_in_both_languages() {
    let en = include_str!("../../../../../locales/en/mundus-novus.ftl");
    let fr = include_str!("../../../../../locales/fr/mundus-novus.ftl");
    let mut ids = Vec::new();
    ids.extend(Resource::ALL.map(|card| card.phrase().id.into_owned()));
    ids.extend(DevelopmentId::all().map(|card| card.phrase().id.into_owned()));
    ids.extend(Marker::ALL.map(|marker| marker.phrase().id.into_owned()));
    let endings = [Ending::Perfect, Ending::Doubloons, Ending::Deck, Ending::Stop];
    ids.extend(endings.map(|ending| format!("mn-ending-{}", ending.id())));
    let stages = [Stage::Event, Stage::Supply, Stage::Trade, Stage::Progression, Stage::Over];
    ids.extend(stages.map(|stage| format!("mn-phase-{}", stage.id())));
    ids.extend(game(2, 1).standing(engine::Seat(0)).0.iter().map(|line| format!("mn-item-{}", line.item)));
    ids.push("mn-tie-doubloons".to_owned());
    ids.push("mn-option-first".to_owned());
    for id in ids {
        let line = format!("\n{id} =");
        assert!(en.contains(&line) && fr.contains(&line), "{id}");
    }
}

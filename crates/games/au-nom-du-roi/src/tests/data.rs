//! Component data: counts that the ledger gives, and limits of replacement files.

use engine::{DataError, DataFiles, Game, Source};

use super::helpers::built_in;
use crate::data::LIBRARY;
use crate::{AuNomDuRoi, Boat, Colour, ContractId, ExpeditionId, JokerId, MissionId, SLOTS};

#[test]
fn card_counts_match_the_box() {
    let tables = LIBRARY.get(built_in());
    assert_eq!(tables.boats.len(), 42);
    assert_eq!(tables.boats.volume(), 84);
    for colour in Colour::ALL {
        let volume: u8 = tables.boats.each().filter(|boat| boat.colour() == colour).map(Boat::volume).sum();
        assert_eq!(volume, 14);
        assert_eq!(MissionId::all().filter(|mission| mission.colour() == colour).count(), 4);
        assert_eq!(tables.jokers.iter().filter(|colours| colours.contains(&colour)).count(), 2);
        let own: Vec<u8> =
            tables.expeditions.iter().filter(|one| one.colour == colour).map(|one| one.volume).collect();
        assert_eq!((own.len(), own.iter().sum::<u8>()), (2, 11));
    }
    assert_eq!((ExpeditionId::COUNT, JokerId::COUNT, ContractId::COUNT), (12, 6, 12));
    let dealt = 2 * SLOTS + tables.numbers.piles.iter().map(|&pile| usize::from(pile)).sum::<usize>();
    assert_eq!(dealt, 42);
}

#[test]
fn a_harder_contract_pays_more() {
    let tables = LIBRARY.get(built_in());
    for contract in ContractId::all() {
        let row = tables.contracts[contract.index()];
        assert!(row[0] == 0 && row.is_sorted(), "{contract}");
    }
    assert_eq!(tables.contract(ContractId::read("C3M").unwrap(), 5), 5);
}

#[test]
fn every_row_has_a_source() {
    let tables = LIBRARY.get(built_in());
    // 18 boats, 6 joker boats, 12 expeditions, 24 missions, 12 contracts, 18 numbers.
    assert_eq!(tables.sources.len(), 90);
    assert!(tables.sources.iter().any(|(_, _, source)| *source == Source::Reconstructed));
}

#[test]
fn ids_round_trip() {
    for boat in Boat::all() {
        assert_eq!(Boat::read(&boat.to_string()), Some(boat));
    }
    for mission in MissionId::all() {
        assert_eq!(MissionId::read(&mission.to_string()), Some(mission));
    }
    for contract in ContractId::all() {
        assert_eq!(ContractId::read(&contract.to_string()), Some(contract));
        assert_eq!(ContractId::of(contract.players(), contract.kind()), Some(contract));
    }
    for wrong in ["red-0", "red-4", "pink-1", "red", "red-01", "", "red-+1"] {
        assert_eq!(Boat::read(wrong), None, "{wrong}");
    }
    for wrong in ["E00", "E13", "E1", "e01"] {
        assert_eq!(ExpeditionId::read(wrong), None, "{wrong}");
    }
    for wrong in ["J0", "J7", "J01"] {
        assert_eq!(JokerId::read(wrong), None, "{wrong}");
    }
    assert_eq!(MissionId::read("m-red-2"), None);
}

fn replaced(file: &str, from: &str, to: &str) -> Result<(), DataError> {
    let mut files = DataFiles::embedded(AuNomDuRoi::INFO.data);
    let text = files.get(file)?.to_owned();
    assert!(text.contains(from), "{from}");
    files.replace(file, text.replacen(from, to, 1))?;
    AuNomDuRoi::load_data(&files).map(|_| ())
}

#[test]
fn replacement_files_may_change_values() {
    replaced("missions.toml", "incomes = [4, 6, 8]", "incomes = [5, 7, 9]").unwrap();
    replaced("expeditions.toml", "volume = 3", "volume = 4").unwrap();
    replaced("contracts.toml", "points = [0, 0, 0, 1", "points = [0, 0, 1, 1").unwrap();
    replaced("jokers.toml", "[\"red\", \"yellow\"]", "[\"red\", \"green\"]").unwrap();
}

#[test]
fn replacement_files_with_other_rows_or_names_are_rejected() {
    for (file, from, to) in [
        ("boats.toml", "id = \"red-1\"", "id = \"red-9\""),
        ("boats.toml", "volume = 1", "volume = 2"),
        ("boats.toml", "copies = 2", "copies = 4"),
        ("boats.toml", "copies = 2", "copies = 1"),
        ("boats.toml", "price = 3", "price = 200"),
        ("boats.toml", "source = \"book\"", "source = \"hearsay\""),
        ("jokers.toml", "[\"red\", \"yellow\"]", "[\"red\", \"red\"]"),
        ("expeditions.toml", "volume = 8", "volume = 9"),
        ("expeditions.toml", "volume = 3", "volume = 0"),
        ("missions.toml", "volume = 3", "volume = 4"),
        ("missions.toml", "incomes = [4, 6, 8]", "incomes = [4, 6]"),
        ("contracts.toml", "kind = \"half\"", "kind = \"majority\""),
        ("contracts.toml", "players = 2", "players = 3"),
        ("numbers.toml", "id = \"pile-1\"\nvalue = 6", "id = \"pile-1\"\nvalue = 7"),
        ("numbers.toml", "id = \"joker-cards\"\nvalue = 1", "id = \"joker-cards\"\nvalue = 4"),
        ("numbers.toml", "id = \"missions-at-start\"\nvalue = 2", "id = \"missions-at-start\"\nvalue = 5"),
    ] {
        assert!(replaced(file, from, to).is_err(), "{file}: {to}");
    }
}

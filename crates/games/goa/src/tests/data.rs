//! Component data: counts that the ledger gives, and limits of replacement files.

use engine::{DataError, DataFiles, Game, Source};

use super::helpers::built_in;
use crate::data::LIBRARY;
use crate::{CardId, City, ColonyId, Goa, Phase, Spice, Symbol, TileId, TileKind};

fn count(kind: TileKind, phase: Phase) -> usize {
    let tables = LIBRARY.get(built_in());
    TileId::all().filter(|&tile| tables.tile(tile).kind == kind && tile.phase() == phase).count()
}

#[test]
fn tile_counts_match_the_box() {
    let tables = LIBRARY.get(built_in());
    let fields = |phase: Phase, fields: u8, spice: Spice| {
        let tiles = TileId::all().filter(|tile| tile.phase() == phase).map(|tile| tables.tile(tile));
        tiles.filter(|tile| tile.spice == Some(spice) && tile.printed.fields == fields).count()
    };
    for spice in Spice::ALL {
        assert_eq!([1, 2, 3].map(|n| fields(Phase::A, n, spice)), [1, 2, 0]);
        assert_eq!([1, 2, 3].map(|n| fields(Phase::B, n, spice)), [0, 1, 1]);
    }
    let both = |kind| (count(kind, Phase::A), count(kind, Phase::B));
    assert_eq!(both(TileKind::CropRotation), (1, 0));
    assert_eq!(both(TileKind::Foreman), (1, 0));
    assert_eq!(both(TileKind::Duty), (1, 1));
    assert_eq!(both(TileKind::ShipsOrColonists), (2, 2));
    assert_eq!(both(TileKind::Mission), (0, 4));
    for kind in [
        TileKind::ExtraActions,
        TileKind::Expeditions,
        TileKind::Ships,
        TileKind::Colonists,
        TileKind::Settlement,
    ] {
        assert_eq!(both(kind), (1, 1));
    }
    for kind in [TileKind::Ship, TileKind::Colonist, TileKind::Ducats, TileKind::Spice] {
        assert_eq!(both(kind), (1, 0));
    }
    for kind in [
        TileKind::ExtraHarvest,
        TileKind::Swap,
        TileKind::Espionage,
        TileKind::Resupply,
        TileKind::ViceKing,
        TileKind::Expedition,
        TileKind::Favor,
    ] {
        assert_eq!(both(kind), (0, 1));
    }
    assert_eq!((tables.immediate.len(), tables.red.len(), tables.singles.len()), (15, 5, 5));
}

#[test]
fn colony_and_card_counts_match_the_box() {
    let tables = LIBRARY.get(built_in());
    assert_eq!(City::ALL.map(|city| tables.of_city[city.index()].len()), [5, 4, 5, 4]);
    assert_eq!(tables.needs, [6, 8, 10, 12]);
    for symbol in Symbol::ALL {
        assert_eq!(CardId::all().filter(|&card| tables.card(card).symbol == symbol).count(), 5);
    }
    for shown in 1..=3 {
        assert_eq!(CardId::all().filter(|&card| tables.card(card).colonists_shown == shown).count(), 10);
    }
    assert_eq!(ColonyId::all().len(), 18);
}

#[test]
fn every_row_has_a_source() {
    let tables = LIBRARY.get(built_in());
    // 5 rows, 25 cells, 20 prices, 58 tiles, 18 colonies, 30 cards, 8 Bonanza tiles, 18 numbers.
    assert_eq!(tables.sources.len(), 182);
    assert!(tables.sources.iter().any(|(_, _, source)| *source == Source::Reconstructed));
}

#[test]
fn ids_round_trip() {
    for tile in TileId::all() {
        assert_eq!(TileId::read(&tile.to_string()), Some(tile));
    }
    for colony in ColonyId::all() {
        assert_eq!(ColonyId::read(&colony.to_string()), Some(colony));
    }
    for wrong in ["A00", "A30", "A1", "C01", "", "A+1"] {
        assert_eq!(TileId::read(wrong), None, "{wrong}");
    }
}

fn replaced(file: &str, from: &str, to: &str) -> Result<(), DataError> {
    let mut files = DataFiles::embedded(Goa::INFO.data);
    let text = files.get(file)?.to_owned();
    assert!(text.contains(from), "{from}");
    files.replace(file, text.replacen(from, to, 1))?;
    Goa::load_data(&files).map(|_| ())
}

#[test]
fn replacement_files_may_change_values() {
    replaced("expeditions.toml", "ducats = 6", "ducats = 7").unwrap();
    replaced("bonanza.toml", "ducats = 5", "ducats = 6").unwrap();
    replaced("board.toml", "value = 8", "value = 9").unwrap();
}

#[test]
fn replacement_files_with_other_rows_or_kinds_are_rejected() {
    for (file, from, to) in [
        ("tiles.toml", "id = \"A01\"", "id = \"A99\""),
        ("tiles.toml", "kind = \"foreman\"", "kind = \"mission\""),
        ("tiles.toml", "kind = \"swap\"\n", "kind = \"swap\"\nships = 2\n"),
        ("tiles.toml", "ships = 4", "ships = 0"),
        ("tiles.toml", "ships = 4", "ships = 99"),
        ("tiles.toml", "actions = 2", "actions = 12"),
        ("tiles.toml", "fields = 2", "fields = 4"),
        ("tiles.toml", "source = \"public\"", "source = \"hearsay\""),
        ("tiles.toml", "spice = \"ginger\"\n", ""),
        ("expeditions.toml", "effect = \"sale\"", "effect = \"step\""),
        ("expeditions.toml", "symbol = \"fish\"", "symbol = \"tiger\""),
        ("expeditions.toml", "colonists_shown = 3", "colonists_shown = 4"),
        ("colonies.toml", "needs = 6", "needs = 7"),
        ("colonies.toml", "city = \"quilon\"", "city = \"madras\""),
        ("board.toml", "limit = 1", "limit = 0"),
        ("board.toml", "value = 4", "value = 0"),
        ("board.toml", "value = 1\nlimit = 1", "value = 3\nlimit = 3"),
        ("board.toml", "value = 8", "value = 5"),
        ("board.toml", "spices = [\"ginger\"]", "spices = []"),
        ("numbers.toml", "id = \"cards-revealed\"\nvalue = 2", "id = \"cards-revealed\"\nvalue = 0"),
    ] {
        assert!(replaced(file, from, to).is_err(), "{file}: {to}");
    }
}

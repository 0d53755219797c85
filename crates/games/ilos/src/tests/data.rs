//! Component data: counts that the ledger gives, and limits of replacement files.

use engine::{DataError, DataFiles, Game, Source};

use super::helpers::{Choose, at, built_in, cards};
use crate::data::LIBRARY;
use crate::map::Map;
use crate::{Card, Ilos, PieceId, Placed, SiteId, SiteKind, TileId};

#[test]
fn tile_counts_match_the_box() {
    let tables = LIBRARY.get(built_in());
    let pieces = tables.tiles.map(|tile| tile.pieces);
    assert_eq!([1, 2, 3].map(|n| pieces.iter().filter(|&&pieces| pieces == n).count()), [4, 12, 4]);
    let count = |kind: SiteKind| {
        tables
            .tiles
            .iter()
            .flat_map(|tile| tile.sites.iter().flatten())
            .filter(|site| site.kind == kind)
            .count()
    };
    assert_eq!(SiteKind::ALL.map(count), [12, 12, 12, 10, 8, 10]);
    for tile in &tables.tiles {
        assert!((3..=4).contains(&tile.sites.iter().flatten().count()));
        assert!(tile.land.count_ones() >= 2);
    }
    assert_eq!(tables.tiles.iter().map(|tile| tile.land.count_ones()).sum::<u32>(), 69);
    assert_eq!(tables.lairs.len(), 8);
    assert_eq!(usize::from(tables.numbers.building_tokens), count(SiteKind::Building));
}

#[test]
fn card_counts_match_the_box() {
    let tables = LIBRARY.get(built_in());
    assert_eq!(tables.deck.0, [30, 20, 10, 12, 6, 12]);
    let face = |card: Card| {
        let face = tables.card(card);
        (face.cost, face.piracy, face.ships, face.resources)
    };
    let all = Card::ALL.map(face);
    assert_eq!(all, [(1, 1, 0, 0), (2, 3, 1, 0), (5, 7, 2, 0), (2, 4, 2, 0), (7, 7, 1, 0), (0, 0, 0, 1)]);
    assert_eq!(tables.prices, [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [3, 4, 5, 6, 7]]);
    assert_eq!(cards("SPGBRM").0, [1; 6]);
}

#[test]
fn every_row_has_a_source() {
    let tables = LIBRARY.get(built_in());
    // 6 cards, 4 lines, 12 numbers, 20 tiles.
    assert_eq!(tables.sources.len(), 42);
    let made_up = tables.sources.iter().filter(|(_, _, source)| *source == Source::Reconstructed).count();
    assert_eq!(made_up, 20 + 4 + 1);
}

#[test]
fn ids_round_trip() {
    for tile in TileId::all() {
        assert_eq!(TileId::read(&tile.to_string()), Some(tile));
    }
    for piece in PieceId::all() {
        assert_eq!(PieceId::read(&piece.to_string()), Some(piece));
    }
    for site in SiteId::all() {
        assert_eq!(SiteId::read(&site.to_string()), Some(site));
    }
    for wrong in ["T00", "T21", "T1", "A01", "", "T+1", "T01a", "Tß1"] {
        assert_eq!(TileId::read(wrong), None, "{wrong}");
    }
    for wrong in ["T01", "T01d", "T01aa", "T21a", "T01-1"] {
        assert_eq!(PieceId::read(wrong), None, "{wrong}");
    }
    assert_eq!(SiteId::read("T01-7"), None);
}

/// IL-4.11: every tile fits on a map of one to three tiles.
#[test]
fn every_tile_fits_on_small_maps() {
    let tables = LIBRARY.get(built_in());
    let mut choose = Choose(1);
    for _ in 0..2000 {
        let mut map = Map::new();
        map.put(tables, Placed { tile: TileId::nth(choose.below(20)).unwrap(), at: at(0, 0), rotation: 0 });
        for _ in 0..2 {
            assert_eq!(map.fitting, crate::Tiles::all());
            let tile = loop {
                let tile = TileId::nth(choose.below(20)).unwrap();
                if !map.tiles_in_play().has(tile) {
                    break tile;
                }
            };
            let fits: Vec<Placed> = map
                .open
                .iter()
                .flat_map(|open| (0..6).map(move |rotation| (open, rotation)))
                .filter(|(open, rotation)| {
                    tables.fits[usize::from(open.around)][tile.index()] & (1 << rotation) != 0
                })
                .map(|(open, rotation)| Placed { tile, at: open.at, rotation })
                .collect();
            map.put(tables, fits[choose.below(fits.len())]);
        }
        assert_eq!(map.fitting, crate::Tiles::all());
    }
}

fn replaced(file: &str, from: &str, to: &str) -> Result<(), DataError> {
    let mut files = DataFiles::embedded(Ilos::INFO.data);
    let text = files.get(file)?.to_owned();
    assert!(text.contains(from), "{from}");
    files.replace(file, text.replacen(from, to, 1))?;
    Ilos::load_data(&files).map(|_| ())
}

#[test]
fn replacement_files_may_change_values() {
    replaced("market.toml", "[3, 4, 5, 6, 7]", "[3, 5, 7, 8, 9]").unwrap();
    replaced("cards.toml", "piracy = 3", "piracy = 4").unwrap();
    replaced("numbers.toml", "value = 5", "value = 6").unwrap();
    replaced("tiles.toml", "edges = [0, 1, 3]", "edges = [0, 1, 4]").unwrap();
    replaced("tiles.toml", "sites = [\"ebony\", \"gold\", \"building\"]", "sites = [\"ebony\", \"ebony\"]")
        .unwrap();
}

#[test]
fn invalid_replacement_files_are_rejected() {
    for (file, from, to) in [
        ("tiles.toml", "id = \"T01\"", "id = \"T99\""),
        ("tiles.toml", "edges = [0, 1, 3]", "edges = [0, 1, 6]"),
        ("tiles.toml", "edges = [0, 1, 3]", "edges = [0, 1, 1]"),
        ("tiles.toml", "edges = [0, 1, 3]", "edges = []"),
        ("tiles.toml", "edges = [0, 1, 3]", "edges = [0, 1, 2, 3, 4, 5]"),
        ("tiles.toml", "sites = [\"ebony\", \"gold\", \"building\"]", "sites = [\"wood\"]"),
        ("tiles.toml", "source = \"reconstructed\"", "source = \"hearsay\""),
        ("cards.toml", "cost = 2", "cost = 4"),
        ("cards.toml", "cost = 1\n", "cost = 0\n"),
        ("cards.toml", "ships = 1", "ships = 0"),
        ("cards.toml", "resources = 1", "resources = 0"),
        ("cards.toml", "count = 30", "count = 61"),
        ("market.toml", "[3, 4, 5, 6, 7]", "[3, 4, 5, 6]"),
        ("market.toml", "[3, 4, 5, 6, 7]", "[3, 4, 5, 6, 2]"),
        ("numbers.toml", "value = 10", "value = 11"),
    ] {
        assert!(replaced(file, from, to).is_err(), "{file}: {to}");
    }
}

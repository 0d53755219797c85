//! Chapter IL-4: placing tiles.

use engine::Game;

use super::helpers::{
    afloat, at, choices, deal, forbidden, game, island, offers, pay, piece, play, refused, settle, ships,
    show, table, tile, try_out,
};
use crate::map::Map;
use crate::{Action, Ilos, Placed, SiteKind, Tiles};

/// A turn of seat 0 that places a tile of the zone, at the choice of its cell.
fn exploring(mut game: Ilos, names: &[&str]) -> Ilos {
    show(&mut game, names);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve", "new tile", &format!("tile {}", names[0])]);
    game
}

/// IL-4.1: the tile goes to an empty cell next to a tile in play, in any rotation.
#[test]
fn a_tile_goes_next_to_the_map() {
    let mut game = exploring(table(2), &["T03", "T04", "T05"]);
    assert_eq!(forbidden(&game, Action::Cell { at: at(0, 0) }), "IL-4.1");
    assert_eq!(forbidden(&game, Action::Cell { at: at(5, 5) }), "IL-4.1");
    play(&mut game, &["cell 2,0"]);
    // The land of T01 must meet one of the four land edges of T03.
    assert_eq!(choices(&game), ["rotate 1", "rotate 3", "rotate 4", "rotate 5"]);
}

/// IL-4.2: an edge is reached by one piece, or it is sea.
#[test]
fn an_edge_is_land_or_sea() {
    let game = table(2);
    let tables = game.tables();
    for tile in crate::TileId::all() {
        let placed = Placed { tile, at: at(0, 0), rotation: 0 };
        for edge in 0..6 {
            let reaching = tables.tile(tile).edges.iter().filter(|&&edges| edges & (1 << edge) != 0).count();
            assert!(reaching <= 1);
            assert_eq!(placed.piece_at(tables, edge).is_some(), reaching == 1);
        }
    }
}

/// IL-4.3: one mismatched edge makes the position illegal.
#[test]
fn every_shared_edge_must_match() {
    let mut game = exploring(table(2), &["T03", "T04", "T05"]);
    play(&mut game, &["cell 2,0"]);
    // Edge 5 of the cell meets the land of T01; the unrotated T03 has sea there.
    assert_eq!(refused(&game, "rotate 0"), "IL-4.3");
    assert_eq!(refused(&game, "rotate 2"), "IL-4.3");
}

/// IL-4.4: sea contact alone is not enough.
#[test]
fn an_island_must_grow() {
    let game = exploring(table(2), &["T04", "T03", "T05"]);
    // West of the map there is only sea.
    assert_eq!(refused(&game, "cell -1,0"), "IL-4.4");
    assert!(!offers(&game, "cell -1,0"));
}

/// IL-4.5, IL-4.6: a tile may touch several tiles; islands whose land meets merge at once, for all purposes.
#[test]
fn islands_merge() {
    // T13 goes between T08a in the north and T01a in the south; its second piece joins them.
    let mut game = table(2);
    ships(&mut game, 0, "T08a", 1);
    ships(&mut game, 0, "T06a", 1);
    settle(&mut game, 1, "T08a", SiteKind::Spice);
    let mut game = exploring(game, &["T09", "T04", "T05"]);
    let cells = choices(&game);
    assert!(cells.contains(&"cell 1,-1".to_owned()), "{cells:?}");
    play(&mut game, &["cell 1,-1"]);
    let rotations = choices(&game);
    // Land to the south (T01), sea to the west (T08 and T06).
    assert!(!rotations.is_empty());
    let choice = rotations[0].clone();
    play(&mut game, &[&choice]);
    let choice = choices(&game)[0].clone();
    play(&mut game, &[&choice]);
    pay(&mut game);
    let new = game.map.tiles[3];
    assert_eq!((new.tile, new.at), (tile("T09"), at(1, -1)));
    let tables = game.tables();
    let south = new.piece_at(tables, 3).unwrap();
    assert_eq!(game.map.island_of(south).unwrap().root, piece("T06a"));
}

/// IL-4.6, IL-4.7: merged islands share ships, sites, forts and plantations, and never split again.
#[test]
fn a_merged_island_is_one_for_all_purposes() {
    let mut game = table(2);
    ships(&mut game, 0, "T08a", 2);
    ships(&mut game, 0, "T06a", 1);
    ships(&mut game, 1, "T06a", 1);
    super::helpers::build(&mut game, 0, "T08a", None);
    settle(&mut game, 1, "T06a", SiteKind::Dye);
    afloat(&mut game);
    let tables = game.tables();
    assert_eq!(game.map.islands.len(), 3);
    let mut both = game.clone();
    let mut mergers = Vec::new();
    for (name, (q, r), rotation) in detour(&game) {
        mergers.extend(both.map.put(tables, Placed { tile: name, at: at(q, r), rotation }).to_vec());
    }
    // The older island keeps its name.
    assert_eq!(mergers.len(), 1);
    assert_eq!((mergers[0].island, mergers[0].joined), (piece("T06a"), piece("T08a")));
    let one = island(&both, "T06a");
    assert!(one.pieces.has(piece("T08a")));
    assert_eq!(one.ships[..2], [3, 1]);
    assert!(one.forts.has(engine::Seat(0)) && one.exploited.has(crate::Resource::Dye));
    assert_eq!(one.free.iter().sum::<u8>() as usize, free_on(&both));
}

/// The number of free sites of the island, counted over its pieces.
fn free_on(game: &Ilos) -> usize {
    let tables = game.tables();
    let one = island(game, "T06a");
    let all: u8 = one.pieces.iter().map(|piece| tables.sites_on(piece).iter().sum::<u8>()).sum();
    usize::from(all) - 2
}

/// Tiles that join T08a and T06a, found by search.
fn detour(game: &Ilos) -> Vec<(crate::TileId, (i8, i8), u8)> {
    let tables = game.tables();
    let tiles: Vec<_> = (game.zone | game.unseen).iter().collect();
    for &first in &tiles {
        for rotation in 0..6 {
            for open in &game.map.open {
                if tables.fits[usize::from(open.around)][first.index()] & (1 << rotation) == 0 {
                    continue;
                }
                let mut map = game.map;
                map.put(tables, Placed { tile: first, at: open.at, rotation });
                for &second in tiles.iter().filter(|&&second| second != first) {
                    for turn in 0..6 {
                        for next in &map.open {
                            if tables.fits[usize::from(next.around)][second.index()] & (1 << turn) == 0 {
                                continue;
                            }
                            let mut copy = map;
                            copy.put(tables, Placed { tile: second, at: next.at, rotation: turn });
                            if copy.island_of(piece("T06a")).unwrap().pieces.has(piece("T08a")) {
                                return vec![
                                    (first, (open.at.q, open.at.r), rotation),
                                    (second, (next.at.q, next.at.r), turn),
                                ];
                            }
                        }
                    }
                }
            }
        }
    }
    panic!("no two tiles join the islands")
}

/// IL-4.8, IL-4.9: any island may be enlarged anywhere, without a ship near it.
#[test]
fn exploring_does_not_need_a_ship_nearby() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    ships(&mut game, 1, "T06b", 1);
    let game = exploring(game, &["T03", "T04", "T05"]);
    // The cells are east of T01, where no player has a ship, south-west of T06b, and north of T08a.
    for cell in ["cell 2,0", "cell -1,1", "cell 0,-2"] {
        assert!(offers(&game, cell), "{:?}", choices(&game));
    }
}

/// IL-4.10: with an empty pile, the tiles of the zone can still be played; then only other destinations remain.
#[test]
fn the_last_tiles_come_from_the_zone() {
    let mut game = table(2);
    game.tiles_left = 0;
    let rest = game.zone | game.unseen;
    game.zone = Tiles::one(tile("T03"));
    game.unseen = rest - game.zone;
    deal(&mut game, 0, "SSSS");
    for seat in 0..2 {
        ships(&mut game, seat, "T06a", 1);
    }
    // Half of the tiles are missing, which does not matter here.
    try_out(
        &mut game,
        &["play ship", "from reserve", "new tile", "tile T03", "cell 2,0", "rotate 1", "anchor T03a"],
    );
    try_out(&mut game, &["pay ship"]);
    assert_eq!((game.zone, game.map.tiles.len()), (Tiles::NONE, 4));
    try_out(&mut game, &["play ship", "from reserve"]);
    assert!(!offers(&game, "new tile") && offers(&game, "to T06b") && offers(&game, "to lair T06"));
    assert_eq!(refused(&game, "new tile"), "IL-4.10");
}

/// IL-4.11: only a tile that fits nowhere may lack land contact. This bounds the number of islands.
#[test]
fn a_map_of_scattered_tiles_is_refused() {
    const SCATTERED: [(&str, (i8, i8), u8); 20] = [
        ("T12", (0, 0), 0),
        ("T06", (0, 1), 5),
        ("T18", (1, -1), 0),
        ("T20", (-1, 2), 2),
        ("T10", (2, -1), 0),
        ("T01", (-1, 0), 2),
        ("T17", (3, -2), 0),
        ("T02", (3, -1), 1),
        ("T16", (3, -3), 0),
        ("T07", (2, -3), 1),
        ("T11", (-1, 3), 3),
        ("T14", (4, -3), 2),
        ("T15", (3, 0), 5),
        ("T13", (4, -4), 3),
        ("T08", (1, -2), 2),
        ("T04", (2, 0), 5),
        ("T09", (1, -3), 1),
        ("T03", (-2, 2), 4),
        ("T19", (5, -3), 5),
        ("T05", (-2, 0), 2),
    ];
    let mut game = game(5, 1);
    game.map = Map::new();
    for (name, (q, r), rotation) in SCATTERED {
        game.map.tiles.push(Placed { tile: tile(name), at: at(q, r), rotation });
    }
    game.zone = Tiles::NONE;
    game.unseen = Tiles::NONE;
    game.tiles_left = 0;
    assert!(game.audit().is_err());
}

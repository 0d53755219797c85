//! Properties over random sequences of choices, such as: the map keeps the edge rules, and its islands match a flood fill.

use std::collections::BTreeMap;

use engine::kit::{follow, journal_changes_nothing, replay_tape, size};
use engine::{Game, Seats, Silent, Start, Turn};
use proptest::prelude::*;

use super::helpers::game;
use crate::map::opposite;
use crate::{Cell, EDGES, Ilos, PieceId, Pieces, Resources, SiteKind, Stage};

fn cases() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(size(24, 2000) as u32) }
}

/// The pieces that land connects, by a flood fill from every piece.
fn flood(game: &Ilos) -> Vec<Pieces> {
    let tables = game.tables();
    let by_cell: BTreeMap<Cell, _> = game.map.tiles.iter().map(|placed| (placed.at, placed)).collect();
    let mut islands: Vec<Pieces> = Vec::new();
    for placed in &game.map.tiles {
        for start in tables.pieces_of[placed.tile.index()].iter() {
            if islands.iter().any(|island| island.has(start)) {
                continue;
            }
            let mut island = Pieces::NONE;
            let mut open = vec![(*placed, start)];
            while let Some((placed, piece)) = open.pop() {
                if island.has(piece) {
                    continue;
                }
                island.insert(piece);
                for edge in (0..EDGES).filter(|&edge| placed.piece_at(tables, edge) == Some(piece)) {
                    if let Some(next) = by_cell.get(&placed.at.across(edge)) {
                        let other = next.piece_at(tables, opposite(edge)).expect("land against land");
                        open.push((**next, other));
                    }
                }
            }
            islands.push(island);
        }
    }
    islands
}

/// IL-4.3, IL-4.4: land meets land, sea meets sea, and every tile of a turn enlarges an island.
fn check_edges(game: &Ilos) {
    let tables = game.tables();
    for (at, placed) in game.map.tiles.iter().enumerate() {
        let mut lands = 0;
        let mut seas = 0;
        for edge in 0..EDGES {
            let next = game.map.tile_at(placed.at.across(edge));
            let Some(next) = next else { continue };
            let own = placed.piece_at(tables, edge).is_some();
            assert_eq!(own, next.piece_at(tables, opposite(edge)).is_some(), "{placed:?} against {next:?}");
            let earlier = game.map.tiles.iter().position(|other| other == next).unwrap() < at;
            lands += u32::from(earlier && own);
            seas += u32::from(earlier && !own);
        }
        assert!(at == 0 || lands + seas > 0, "{placed:?} lies apart");
        assert!(at < game.merchants.len() || lands > 0, "{placed:?} enlarges nothing");
    }
}

/// The islands of the state match the flood fill, including their derived data.
fn check_islands(game: &Ilos) {
    let tables = game.tables();
    let mut found = flood(game);
    assert_eq!(found.len(), game.map.islands.len());
    for island in &game.map.islands {
        let at =
            found.iter().position(|&pieces| pieces == island.pieces).expect("an island of the flood fill");
        found.remove(at);
        assert!(island.pieces.has(island.root));
        let age = |piece: PieceId| game.map.tiles.iter().position(|placed| placed.tile == piece.tile());
        let oldest = island.pieces.iter().map(age).min().unwrap();
        assert_eq!(age(island.root), oldest, "an island is named by its oldest piece");
        let mut free = [0; SiteKind::ALL.len()];
        let mut exploited = Resources::NONE;
        let mut forts = Seats::NONE;
        for piece in island.pieces.iter() {
            for (place, site) in tables.tile(piece.tile()).sites.iter().enumerate() {
                let Some(site) = site.filter(|site| usize::from(site.piece) == piece.place()) else {
                    continue;
                };
                let id = piece.tile().site(place).unwrap();
                match game.holder(id) {
                    None => free[site.kind.index()] += 1,
                    Some(_) if site.kind.card() == crate::Card::Plantation => {
                        exploited.insert(site.kind.produces().unwrap());
                    }
                    Some(seat) if site.kind == SiteKind::Building => {
                        let building = game.buildings.iter().find(|building| building.site == id).unwrap();
                        if building.copies.is_none() {
                            forts = forts.with(seat);
                        }
                    }
                    Some(_) => (),
                }
            }
        }
        assert_eq!((island.free, island.exploited, island.forts), (free, exploited, forts));
    }
    assert!(found.is_empty());
}

/// The open cells of the state are the cells around the map, with their neighbourhoods.
fn check_open_cells(game: &Ilos) {
    let tables = game.tables();
    if game.map.tiles.is_empty() {
        return;
    }
    let mut around: BTreeMap<Cell, u16> = BTreeMap::new();
    for placed in &game.map.tiles {
        for edge in 0..EDGES {
            let at = placed.at.across(edge);
            if game.map.tile_at(at).is_none() {
                let digit = if placed.piece_at(tables, edge).is_some() { 2 } else { 1 };
                *around.entry(at).or_default() += digit * 3u16.pow(opposite(edge) as u32);
            }
        }
    }
    // The state stores the cells that land reaches; others are computed on demand.
    let open: BTreeMap<Cell, u16> = game.map.open.iter().map(|open| (open.at, open.around)).collect();
    let has_land = |mut around: u16| {
        while around > 0 && around % 3 != 2 {
            around /= 3;
        }
        around > 0
    };
    let land = around.iter().filter(|(_, around)| has_land(**around)).map(|(at, around)| (*at, *around));
    assert_eq!(open, land.collect());
    assert!(around.iter().all(|(&at, &around)| game.map.around(tables, at) == Some(around)));
    let mut beside: Vec<Cell> = game.map.beside().collect();
    beside.sort();
    assert!(beside.iter().eq(around.keys()));
    // Fits are recomputed edge by edge, without the tables.
    for tile in crate::TileId::all() {
        let fits = open.keys().any(|&at| (0..6).any(|rotation| fits_by_edges(game, tile, at, rotation)));
        assert_eq!(fits, game.map.fitting.has(tile), "{tile}");
    }
}

fn fits_by_edges(game: &Ilos, tile: crate::TileId, at: Cell, rotation: u8) -> bool {
    let tables = game.tables();
    let placed = crate::Placed { tile, at, rotation };
    let mut grows = false;
    for edge in 0..EDGES {
        let Some(next) = game.map.tile_at(at.across(edge)) else { continue };
        let (own, other) = (placed.piece_at(tables, edge), next.piece_at(tables, opposite(edge)));
        if own.is_some() != other.is_some() {
            return false;
        }
        grows |= own.is_some();
    }
    grows
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn maps_match_their_definition(seats in 2..=5usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..900)) {
        let mut game = game(seats, seed);
        follow(&mut game, &tape, &mut Silent, |before, after| {
            let grew = before.map.tiles.len() != after.map.tiles.len();
            if grew {
                check_edges(after);
                check_open_cells(after);
            }
            if grew || before.map.islands != after.map.islands {
                check_islands(after);
            }
        });
    }

    #[test]
    fn invariants_hold_after_every_action(seats in 2..=5usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..700)) {
        let mut game = game(seats, seed);
        follow(&mut game, &tape, &mut Silent, |before, after| {
            after.audit().unwrap();
            for (old, new) in before.merchants.iter().zip(&after.merchants) {
                // IL-1.8, IL-5.7: pioneers stay, ships stay in play.
                assert!(new.pioneers.starts_with(&old.pioneers));
                assert!(new.ships_left <= old.ships_left);
            }
            // IL-14.2: prices never fall.
            assert!(before.rises.iter().zip(&after.rises).all(|(old, new)| old <= new));
            // IL-4.7: islands never split.
            for island in &before.map.islands {
                assert!(after.map.islands.iter().any(|now| (island.pieces - now.pieces).is_empty()));
            }
        });
        prop_assert!(game.stage() != Stage::Over || game.outcome().is_some());
    }

    #[test]
    fn discarding_events_does_not_change_the_state(seats in 2..=5usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..500)) {
        journal_changes_nothing(&game(seats, seed), &tape);
    }

    #[test]
    fn engine_laws_hold_for_random_choices(seats in 2..=5usize, seed: u64, tape in prop::collection::vec(any::<u8>(), 0..300)) {
        let game = replay_tape(Start::State(Box::new(game(seats, seed))), &tape);
        prop_assert!(game.state().turn() != Turn::Over || game.state().outcome().is_some());
    }
}

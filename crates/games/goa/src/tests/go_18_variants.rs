//! Chapter GO-18: variants.

use engine::{Game, Seat, Viewer};

use super::helpers::{
    auctions_without_bids, choices, finish_round, game, in_turn, keep, lay, play, refused, row, spot, stock,
    variant,
};
use crate::step::Step;
use crate::{Column, Event, Goa, Options};

const QUICK: Options = Options { quick_start: true, bonanza: false, open_ducats: false };
const BONANZA: Options = Options { quick_start: false, bonanza: true, open_ducats: false };

/// GO-18.0: both variants are off by default.
#[test]
fn variants_are_off_by_default() {
    let game = game(3, 1);
    assert_eq!(game.options(), Options::default());
    assert!(choices(&game)[0].starts_with("flag"));
    assert!(game.view(Viewer::Spectator).bonanza.is_none());
}

/// GO-18.1, GO-18.2: two columns or ducats, in seat order, without further gains.
#[test]
fn quick_start_gives_markers_or_ducats() {
    let mut game = variant(3, 2, QUICK);
    let first = game.flag;
    assert_eq!(game.actor(), Some(first));
    assert_eq!(choices(&game).len(), 6);
    play(&mut game, &["down taxes"]);
    assert_eq!(game.actor(), Some(first));
    assert_eq!(refused(&game, "down taxes"), "GO-18.1");
    assert_eq!(refused(&game, "ducats"), "GO-18.1");
    play(&mut game, &["down ships"]);
    assert_eq!((row(&game, first.0, Column::Taxes), row(&game, first.0, Column::Ships)), (2, 2));
    let merchant = game.merchant(first);
    assert_eq!((merchant.ships, merchant.actions, merchant.hand.len()), (4, 0, 0));
    let second = first.left(3);
    assert_eq!(game.actor(), Some(second));
    let before = game.merchant(second).ducats;
    play(&mut game, &["ducats"]);
    assert_eq!(game.merchant(second).ducats, before + 10);
    play(&mut game, &["ducats"]);
    assert_eq!(game.actor(), Some(first));
    assert!(choices(&game)[0].starts_with("flag"));
}

/// GO-18.3: one tile lies under each corner, and four are unused.
#[test]
fn bonanza_tiles_lie_under_the_corners() {
    let game = variant(2, 1, BONANZA);
    let view = game.view(Viewer::Spectator);
    let hidden: Vec<_> = view.grid.iter().filter(|cell| cell.bonanza).map(|cell| cell.at).collect();
    assert_eq!(hidden, [spot(1, 1), spot(1, 5), spot(5, 1), spot(5, 5)]);
    assert_eq!(view.bonanza.unwrap().unseen.len(), 8);
}

/// A game with Bonanza in which seat 0 holds Swap.
fn corner(seed: u64) -> Goa {
    let mut game = in_turn(variant(2, seed, BONANZA));
    keep(&mut game, 0, &["B12"]);
    game
}

/// GO-18.4, GO-18.7: taking a corner tile, also with Swap, gives its Bonanza; nothing lies under the Swap tile.
#[test]
fn a_corner_tile_gives_its_bonanza() {
    let mut game = corner(1);
    lay(&mut game, "A18", spot(5, 5));
    let events = play(&mut game, &["use B12", "swap for A18"]);
    assert!(events.iter().any(|event| matches!(event, Event::Bonanza { seat: Seat(0), .. })));
    assert_eq!(game.bonanzas.len(), 7);
    assert_eq!(game.corners, [true, true, true, false]);
    assert_eq!(game.grid.tile(spot(5, 5)), Some(super::helpers::tile("B12")));
}

/// GO-18.4: over many games, every Bonanza tile occurs.
#[test]
fn every_bonanza_tile_has_its_effect() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut game = corner(seed);
        lay(&mut game, "A18", spot(1, 1));
        let before = game.merchants[0];
        let events = play(&mut game, &["use B12", "swap for A18"]);
        let shown = events
            .iter()
            .find_map(|event| if let Event::Bonanza { bonanza, .. } = event { Some(*bonanza) } else { None });
        let bonanza = shown.unwrap();
        let gains = game.tables().bonanzas[bonanza.index()];
        let after = &game.merchants[0];
        assert_eq!(after.ships - before.ships, u16::from(gains.ships));
        assert_eq!(after.colonists - before.colonists, u16::from(gains.colonists));
        assert_eq!(after.ducats - before.ducats, u16::from(gains.ducats));
        assert_eq!(after.actions - before.actions, gains.actions);
        assert_eq!(after.hand.len(), gains.cards);
        seen.insert(bonanza);
    }
    assert_eq!(seen.len(), 8);
}

/// GO-18.5: the corner tile is resolved first, so that its fields can take bonus spices.
#[test]
fn the_corner_tile_is_resolved_before_its_bonanza() {
    for seed in 0..40 {
        let mut game = corner(seed);
        lay(&mut game, "A16", spot(1, 1));
        play(&mut game, &["use B12", "swap for A16", "use A16"]);
        assert_eq!(choices(&game).len(), 5, "the plantation is filled first");
        assert!(game.steps.iter().any(|step| matches!(step, Step::Bonanza(_))));
        play(&mut game, &["fill clove"]);
        assert_eq!(stock(&game, 0).len(), 1);
    }
}

/// GO-18.6: all eight are used again in phase B.
#[test]
fn all_bonanza_tiles_are_shuffled_again() {
    let mut game = variant(2, 3, BONANZA);
    for _ in 0..4 {
        auctions_without_bids(&mut game);
        finish_round(&mut game);
    }
    assert_eq!(game.round, 5);
    assert_eq!(game.bonanzas.len(), 8);
    assert_eq!(game.corners, [true; 4]);
}

/// The option `open-ducats` shows all ducats.
#[test]
fn open_ducats_are_seen_by_all() {
    let open = variant(2, 1, Options { open_ducats: true, ..Options::default() });
    assert!(open.view(Viewer::Spectator).merchants.iter().all(|merchant| merchant.ducats.is_some()));
    let closed = game(2, 1);
    let view = closed.view(Viewer::Seat(Seat(0)));
    assert!(view.merchants[0].ducats.is_some() && view.merchants[1].ducats.is_none());
}

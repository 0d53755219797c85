//! Chapters IL-2, IL-3 and IL-6: setup, redraw, first islands, rounds.

use engine::{Game, Seat};

use super::helpers::{choices, forbidden, game, hand, offers, play};
use crate::place::Anchor;
use crate::state::Stage;
use crate::step::Step;
use crate::{Action, Card, Cards, Event, Ilos, Tiles};

/// Plays the first legal action.
fn first_choice(game: &mut Ilos) -> Vec<Event> {
    let choice = choices(game)[0].clone();
    play(game, &[&choice])
}

/// A game at the first islands, without redraws.
fn islands(seats: usize, seed: u64) -> Ilos {
    let mut game = game(seats, seed);
    for _ in 0..seats {
        play(&mut game, &["done"]);
    }
    game
}

/// IL-2.1, IL-2.9: 90 cards, five in each hand, the others in the pile, none discarded.
#[test]
fn cards_are_dealt() {
    for seats in 2..=5 {
        let game = game(seats, 3);
        assert_eq!(game.tables().deck.total(), 90);
        assert!((0..seats as u8).all(|seat| hand(&game, seat) == 5));
        assert_eq!(usize::from(game.pile.len()), 90 - 5 * seats);
        assert_eq!(game.played, Cards::NONE);
    }
}

/// IL-2.2, IL-5.7: ten pioneers and five ships each, an empty production board.
#[test]
fn all_players_start_equal() {
    let game = game(4, 3);
    for merchant in &game.merchants {
        assert_eq!((merchant.ships_left, merchant.pioneers.len()), (5, 0));
        assert!(merchant.production.is_empty() && merchant.stock.is_empty());
    }
    assert_eq!(game.pioneers_left(Seat(0)), 10);
}

/// IL-2.3: the first player is random.
#[test]
fn the_first_player_is_random() {
    let firsts: Vec<u8> = (0..40).map(|seed| game(4, seed).first.0).collect();
    assert!((0..4).all(|seat| firsts.contains(&seat)));
}

/// IL-2.4: eight market tokens, and each price at its first figure.
#[test]
fn prices_start_at_the_first_figure() {
    let game = game(2, 1);
    assert_eq!(game.tokens_left(), 8);
    assert_eq!(crate::Resource::ALL.map(|resource| game.price(resource)), [1, 1, 1, 3]);
}

/// IL-2.5, IL-2.6: four tiles for each player, three of them face up.
#[test]
fn tiles_are_prepared() {
    for seats in 2..=5 {
        let game = game(seats, 1);
        assert_eq!(game.zone.len(), 3);
        assert_eq!(usize::from(game.tiles_left) + 3, 4 * seats);
        assert_eq!(game.unseen | game.zone, Tiles::all());
    }
}

/// IL-2.8: all building tokens are in the supply.
#[test]
fn the_supply_is_full() {
    assert_eq!(game(2, 1).view(engine::Viewer::Spectator).buildings_left, 10);
}

/// IL-2.10: each player may once throw any number of cards, even all five. The player decides when to draw.
#[test]
fn a_whole_hand_may_be_redrawn() {
    let mut game = game(2, 5);
    let seat = game.active;
    assert!(offers(&game, "done"));
    for _ in 0..5 {
        assert_eq!(game.active, seat);
        first_choice(&mut game);
    }
    assert_eq!((game.active, hand(&game, seat.0), choices(&game)), (seat, 0, vec!["done".to_owned()]));
    assert!(game.is_secret(seat), "a draw is never forced");
    first_choice(&mut game);
    assert_eq!(game.active, seat.left(2));
    assert_eq!(hand(&game, seat.0), 5);
    assert_eq!(game.merchant(seat).buried.len(), 5);
}

/// IL-2.11: redraws go in turn order; thrown cards stay in the discard pile.
#[test]
fn redraws_go_in_turn_order() {
    let mut game = game(5, 5);
    let first = game.first;
    for seat in first.around(5) {
        assert_eq!(game.active, seat);
        let before = game.pile.len();
        let choice = choices(&game)[0].clone();
        play(&mut game, &[&choice, "done"]);
        assert_eq!((game.pile.len(), game.merchant(seat).buried.len()), (before - 1, 1));
    }
    assert_eq!((game.active, game.stage()), (first, Stage::FirstIslands));
}

/// IL-2.7, IL-3.1: a tile of the zone, a ship from reserve; the zone is filled up.
#[test]
fn a_first_island_places_a_tile_and_a_ship() {
    let mut game = islands(3, 2);
    let seat = game.active;
    let tile = game.zone.first().unwrap();
    let events = play(&mut game, &[&format!("tile {tile}"), "cell 0,0", "rotate 0"]);
    assert!(events.is_empty());
    play(&mut game, &[&format!("anchor {tile}a")]);
    assert_eq!((game.zone.len(), game.tiles_left), (3, 8));
    assert!(!game.zone.has(tile));
    assert_eq!(game.ships_in_play(seat), 1);
    assert_eq!(game.map.islands[0].ships[seat.index()], 1);
    assert_eq!(game.active, seat.left(3));
}

/// IL-3.2: the first tile goes to the centre, without rotation.
#[test]
fn the_first_tile_goes_to_the_centre() {
    let mut game = islands(2, 2);
    first_choice(&mut game);
    assert_eq!(choices(&game), ["cell 0,0"]);
    assert_eq!(forbidden(&game, Action::Cell { at: super::helpers::at(1, 0) }), "IL-3.2");
    first_choice(&mut game);
    assert_eq!(choices(&game), ["rotate 0"]);
    assert_eq!(super::helpers::refused(&game, "rotate 2"), "IL-3.2");
}

/// IL-3.3: every other player enlarges an island.
#[test]
fn later_first_islands_enlarge_an_island() {
    for seed in 0..20 {
        let mut game = islands(5, seed);
        while game.stage() == Stage::FirstIslands {
            let pieces = game.map.tiles.len();
            let islands = game.map.islands.len();
            let at = (seed as usize + pieces) % choices(&game).len();
            let choice = choices(&game)[at].clone();
            play(&mut game, &[&choice]);
            if game.map.tiles.len() > pieces && pieces > 0 {
                let new = game.map.tiles[pieces].tile;
                let pieces = usize::from(game.tables().pieces_of[new.index()].len());
                assert!(game.map.islands.len() < islands + pieces, "an island has grown");
            }
        }
    }
}

/// IL-3.4: the ship goes to any piece of the tile just placed, not of another.
#[test]
fn the_first_ship_goes_to_the_new_tile() {
    let mut game = islands(2, 2);
    for _ in 0..7 {
        first_choice(&mut game);
    }
    let Step::Anchor(Anchor { tile, .. }) = game.step else { panic!("{:?}", game.step) };
    let pieces = game.tables().pieces_of[tile.index()];
    let wanted: Vec<String> = pieces.iter().map(|piece| format!("anchor {piece}")).collect();
    assert_eq!(choices(&game), wanted);
    assert_eq!(forbidden(&game, Action::Anchor { piece: game.map.islands[0].root }), "IL-3.4");
}

/// IL-3.5: the first ship cannot go to a lair.
#[test]
fn the_first_ship_does_not_go_to_a_lair() {
    let mut game = islands(2, 2);
    while !matches!(game.step, Step::Anchor(_)) {
        first_choice(&mut game);
    }
    assert!(choices(&game).iter().all(|choice| choice.starts_with("anchor")));
    let Step::Anchor(Anchor { tile, .. }) = game.step else { unreachable!() };
    assert_eq!(forbidden(&game, Action::Raid { tile }), "IL-3.5");
}

/// IL-3.6: players neither play nor pay cards; then the first player takes the first turn.
#[test]
fn first_islands_cost_nothing() {
    let mut game = islands(3, 2);
    assert_eq!(forbidden(&game, Action::Play { card: Card::Ship }), "IL-3.6");
    let mut last = Vec::new();
    while game.stage() == Stage::FirstIslands {
        last = first_choice(&mut game);
    }
    assert!((0..3).all(|seat| hand(&game, seat) == 5));
    assert_eq!((game.active, game.step), (game.first, Step::Act));
    assert!(last.contains(&Event::RoundBegan { round: 1 }));
}

/// IL-6.1: actions, production, draw; then the player on the left.
#[test]
fn a_turn_has_three_phases() {
    let mut game = super::helpers::table(3);
    super::helpers::settle(&mut game, 0, "T06a", crate::SiteKind::Dye);
    super::helpers::afloat(&mut game);
    let events = play(&mut game, &["end"]);
    assert!(matches!(events[..], [Event::Produced { .. }, Event::Drew { .. }]), "{events:?}");
    assert_eq!((game.active, game.step), (Seat(1), Step::Act));
}

/// IL-6.2: a round is one turn of each player, starting with the first player.
#[test]
fn a_round_has_one_turn_per_player() {
    let mut game = super::helpers::table(3);
    game.first = Seat(1);
    game.active = Seat(1);
    super::helpers::afloat(&mut game);
    for (seat, round) in [(1, 1), (2, 1), (0, 1), (1, 2)] {
        assert_eq!((game.active, game.round), (Seat(seat), round));
        play(&mut game, &["end"]);
    }
}

/// IL-4.11: if no tile can enlarge an island, the fifth player still places one, sea against sea.
#[test]
fn the_fifth_player_can_always_place() {
    let (map, left) = super::helpers::stubborn();
    let mut game = islands(5, 1);
    let mut legal = Vec::new();
    while game.map.tiles.len() < 4 {
        game.legal(game.active, &mut legal);
        game.apply(game.active, legal[0], &mut engine::Silent);
    }
    let ships = game.first.around(5).take(4);
    game.map = map;
    game.merchants.iter_mut().for_each(|merchant| merchant.moored = crate::Pieces::NONE);
    ships.for_each(|seat| game.map.islands[0].ships[seat.index()] += 1);
    let rest = Tiles::all() - game.map.tiles_in_play();
    game.zone = left.iter().take(3).collect();
    game.unseen = rest - game.zone;
    game.audit().unwrap();
    assert_eq!(choices(&game).len(), 3);
    let islands = game.map.islands.len();
    let pieces = |game: &Ilos| game.map.islands.iter().map(|island| island.pieces.len()).sum::<u8>();
    let before = pieces(&game);
    for _ in 0..4 {
        first_choice(&mut game);
    }
    let new = usize::from(pieces(&game) - before);
    assert_eq!(game.map.islands.len(), islands + new, "no island has grown");
    assert_eq!(game.stage(), Stage::Turns);
    // In a turn, the option is not offered.
    let mut game = super::helpers::table(2);
    super::helpers::afloat(&mut game);
    game.map.fitting = Tiles::NONE;
    super::helpers::deal(&mut game, 0, "SS");
    super::helpers::try_out(&mut game, &["play ship", "from reserve"]);
    assert!(!offers(&game, "new tile"));
    assert_eq!(super::helpers::refused(&game, "new tile"), "IL-4.11");
}

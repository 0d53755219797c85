//! Chapter GO-16: the effects of tiles.

use engine::{Game, Seat, Viewer};

use super::helpers::{
    choices, choices_with, end_turn, finish_round, forbidden, hand, has_city, hold, keep, lay, offers, plant,
    play, refused, row, rows, settle, spices, spot, stack, stock, tile, turn,
};
use crate::{Action, City, Column, Event, Goa};

/// Seat 0 holds Swap, and this tile lies in the middle of the top row.
fn swapping(name: &str) -> Goa {
    let mut game = turn(2);
    keep(&mut game, 0, &["B12"]);
    lay(&mut game, name, spot(1, 3));
    game
}

fn carried_out(name: &str) -> Goa {
    let mut game = swapping(name);
    play(&mut game, &["use B12", &format!("swap for {name}"), &format!("use {name}")]);
    game
}

/// GO-16.1, GO-16.2: the tiles give four ships or four colonists.
#[test]
fn ships_and_colonists_tiles_give_four() {
    assert_eq!(carried_out("A25").merchants[0].ships, 8);
    assert_eq!(carried_out("A26").merchants[0].colonists, 6);
}

/// GO-16.3: the player chooses ships or colonists.
#[test]
fn three_ships_or_three_colonists() {
    let game = carried_out("A28");
    assert_eq!(choices(&game), ["take ships", "take colonists"]);
    let mut ships = game.clone();
    play(&mut ships, &["take ships"]);
    assert_eq!((ships.merchants[0].ships, ships.merchants[0].colonists), (7, 2));
    let mut colonists = game;
    play(&mut colonists, &["take colonists"]);
    assert_eq!((colonists.merchants[0].ships, colonists.merchants[0].colonists), (4, 5));
}

/// GO-16.4, GO-16.5: a settlement, extra actions.
#[test]
fn settlement_and_extra_actions() {
    let game = carried_out("A27");
    let merchant = &game.merchants[0];
    assert_eq!((merchant.ships, merchant.colonists, merchant.actions), (5, 3, 1));
    assert_eq!(carried_out("A23").merchants[0].actions, 2);
}

/// GO-16.6: the tile draws the printed number of cards, also above the limit.
#[test]
fn expeditions_draw_cards() {
    assert_eq!(hand(&carried_out("A24"), 0), 2);
    assert_eq!(hand(&carried_out("B20"), 0), 3);
}

/// GO-16.7: Favor takes any removed tile as if it were acquired.
#[test]
fn favor_takes_a_removed_tile() {
    let mut game = carried_out("B18");
    assert_eq!(choices(&game).len(), 8);
    assert_eq!(forbidden(&game, Action::TakeTile { tile: tile("B05") }), "GO-16.7");
    assert!(offers(&game, "take B06"));
    play(&mut game, &["take B06"]);
    assert_eq!(stock(&game, 0), spices("GGG"));
    assert!(!game.removed.has(tile("B06")) && game.gone.has(tile("B18")));
}

/// GO-16.8, GO-16.9, GO-16.10, GO-16.11, GO-16.12: red tiles are used once a round.
#[test]
fn red_tiles_are_used_once_a_round() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A18", "A19", "A20", "A21", "B17"]);
    plant(&mut game, 0, "A06", "");
    play(&mut game, &["use A18", "use A19", "use A20", "use A21", "ginger to A06", "use B17"]);
    let merchant = &game.merchants[0];
    assert_eq!((merchant.ships, merchant.colonists, merchant.ducats, merchant.hand.len()), (5, 3, 13, 1));
    assert_eq!(stock(&game, 0), spices("G"));
    for (name, clause) in [
        ("A18", "GO-16.8"),
        ("A19", "GO-16.9"),
        ("A20", "GO-16.10"),
        ("A21", "GO-16.11"),
        ("B17", "GO-16.12"),
    ] {
        assert_eq!(refused(&game, &format!("use {name}")), clause);
    }
    play(&mut game, &["taxes", "end turn", "taxes", "end turn"]);
    assert_eq!(refused(&game, "use A18"), "GO-16.8");
    finish_round(&mut game);
    assert!(game.turned.is_empty());
}

/// GO-16.11: without a free field it cannot be used.
#[test]
fn the_spice_tile_needs_a_field() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A21"]);
    plant(&mut game, 0, "A01", "G");
    assert_eq!(refused(&game, "use A21"), "GO-16.11");
}

/// GO-16.13: under Espionage, the chance of founding counts the other player's marker.
#[test]
fn espionage_chance_uses_the_other_players_marker() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B13"]);
    rows(&mut game, 1, [1, 1, 1, 1, 3]);
    game.merchants[0].colonists = 0;
    // Four colonists on the board of the other and two cards with one each make the six of Quilon.
    stack(&mut game, &["X01", "X04"]);
    let chance = |game: &Goa| game.view(Viewer::Seat(Seat(0))).merchants[0].chances[0].free;
    assert_eq!(chance(&game), 0);
    play(&mut game, &["use B13", "spy on 1"]);
    assert_eq!(chance(&game), 1000);
}

/// GO-16.13, GO-16.14: Espionage gives an action with another player's marker, in addition to the turn's action.
#[test]
fn espionage_uses_another_players_marker() {
    let mut game = turn(3);
    keep(&mut game, 0, &["B13"]);
    rows(&mut game, 2, [5, 4, 3, 2, 2]);
    play(&mut game, &["use B13"]);
    assert_eq!(choices(&game), ["spy on 1", "spy on 2"]);
    assert_eq!(forbidden(&game, Action::SpyOn { seat: Seat(0) }), "GO-16.13");
    assert_eq!(forbidden(&game, Action::SpyOn { seat: Seat(7) }), "GO-16.13");
    play(&mut game, &["spy on 2"]);
    assert_eq!(forbidden(&game, Action::Expedition { cards: 1 }), "GO-16.13");
    assert_eq!(forbidden(&game, Action::Progress { column: Column::Ships, card: None }), "GO-16.13");
    play(&mut game, &["ships"]);
    assert_eq!(game.merchants[0].ships, 10);
    assert!(game.gone.has(tile("B13")));
    play(&mut game, &["taxes"]);
    assert_eq!(game.merchants[0].ducats, 14);
}

/// GO-16.15: the tile fills up to three plots completely.
#[test]
fn extra_harvest_fills_three_plots() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B11"]);
    for name in ["A06", "B08", "A01", "A05"] {
        plant(&mut game, 0, name, "");
    }
    settle(&mut game, 0, "L1", "");
    play(&mut game, &["use B11"]);
    assert_eq!(refused(&game, "stop"), "GO-16.15");
    play(&mut game, &["fill B08", "fill L1", "fill clove", "fill ginger"]);
    assert!(offers(&game, "stop"));
    assert_eq!(refused(&game, "fill B08"), "GO-16.15");
    play(&mut game, &["fill A06"]);
    assert_eq!(stock(&game, 0), spices("PPPVGGG"));
    assert!(offers(&game, "taxes"));
    assert!(game.gone.has(tile("B11")));
}

/// GO-16.16: the player sees two cards, then takes as many goods of one kind as they show.
#[test]
fn resupply_gives_as_much_as_cards_show() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B14"]);
    settle(&mut game, 0, "L1", "");
    hold(&mut game, 0, &["X22"]);
    stack(&mut game, &["X03", "X05"]);
    play(&mut game, &["use B14"]);
    assert_eq!(choices(&game), ["take ships", "take colonists", "take spices"]);
    assert_eq!(forbidden(&game, Action::PlayCard { card: super::helpers::card("X22") }), "GO-6.6");
    let mut ships = game.clone();
    play(&mut ships, &["take ships"]);
    assert_eq!(ships.merchants[0].ships, 9);
    let mut colonists = game.clone();
    play(&mut colonists, &["take colonists"]);
    assert_eq!(colonists.merchants[0].colonists, 7);
    play(&mut game, &["take spices", "clove to L1", "pepper to L1"]);
    assert_eq!(stock(&game, 0), spices("PV"));
    assert!(game.discard.has(super::helpers::card("X03")));
}

/// GO-16.17: the least advanced marker moves; the player chooses among equals.
#[test]
fn vice_king_moves_the_least_advanced() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B15"]);
    rows(&mut game, 0, [2, 1, 3, 1, 2]);
    play(&mut game, &["use B15"]);
    assert_eq!(choices(&game), ["down harvest", "down expedition"]);
    assert_eq!(refused(&game, "down ships"), "GO-16.17");
    play(&mut game, &["down expedition"]);
    assert_eq!(row(&game, 0, Column::Expedition), 2);
    let mut game = turn(2);
    keep(&mut game, 0, &["B15"]);
    rows(&mut game, 0, [5; 5]);
    assert_eq!(refused(&game, "use B15"), "GO-16.17");
}

/// GO-16.18: a Duty takes exactly six spices and is then worth five points.
#[test]
fn duty_takes_six_spices() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A22"]);
    plant(&mut game, 0, "B06", "GGG");
    plant(&mut game, 0, "A08", "CC");
    assert_eq!(refused(&game, "use A22"), "GO-16.18");
    assert_eq!(game.sheet(Seat(0)).points("duties"), 0);
    plant(&mut game, 0, "A10", "PP");
    play(&mut game, &["use A22", "give pepper from A10"]);
    assert_eq!(stock(&game, 0).len(), 6);
    for _ in 0..4 {
        let choice = choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    // The last choice leaves one of two spices.
    let choice = choices(&game)[0].clone();
    let events = play(&mut game, &[&choice]);
    assert!(events.iter().any(|event| matches!(event, Event::DutyDone { .. })));
    assert_eq!(stock(&game, 0).len(), 1);
    assert!(game.merchants[0].done.has(tile("A22")));
    assert_eq!(game.sheet(Seat(0)).points("duties"), 5);
    assert_eq!(forbidden(&game, Action::UseTile { tile: tile("A22") }), "GO-6.4");
}

/// GO-16.19, GO-16.20: Foreman and Mission count at the end.
#[test]
fn foreman_and_mission_count_at_the_end() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "");
    plant(&mut game, 0, "A02", "");
    keep(&mut game, 0, &["A17", "B27", "B29"]);
    let sheet = game.sheet(Seat(0));
    assert_eq!((sheet.points("plantations"), sheet.points("missions")), (6, 5));
}

/// GO-16.21, GO-16.24: the player takes any tile of the play area, also in the round of purchase; Swap takes its place.
#[test]
fn swap_takes_a_tile_of_the_play_area() {
    let mut game = swapping("A18");
    play(&mut game, &["use B12"]);
    assert_eq!(choices(&game).len(), 23);
    assert_eq!(forbidden(&game, Action::SwapFor { tile: tile("B12") }), "GO-16.24");
    assert_eq!(forbidden(&game, Action::SwapFor { tile: tile("B01") }), "GO-16.24");
    play(&mut game, &["swap for A18"]);
    assert_eq!(game.grid.tile(spot(1, 3)), Some(tile("B12")));
    assert!(game.merchants[0].kept.has(tile("A18")) && !game.merchants[0].kept.has(tile("B12")));
    play(&mut game, &["use A18"]);
    assert_eq!(game.merchants[0].ships, 5);
    // It can be auctioned again.
    finish_round(&mut game);
    play(&mut game, &["flag at 0,3"]);
    assert!(offers(&game, "mark B12"));
}

/// GO-16.22, GO-5.1: the tile may be carried out now or later.
#[test]
fn a_swapped_tile_may_be_kept_for_later() {
    let mut game = swapping("A25");
    play(&mut game, &["use B12", "swap for A25"]);
    assert_eq!(choices(&game), ["use A25", "keep A25"]);
    assert_eq!(forbidden(&game, Action::KeepTile { tile: tile("A26") }), "GO-16.22");
    play(&mut game, &["keep A25", "taxes", "end turn", "taxes", "end turn"]);
    assert!(game.merchants[0].pending.has(tile("A25")));
    play(&mut game, &["ships", "use A25"]);
    assert_eq!(game.merchants[0].ships, 9);
    assert!(game.gone.has(tile("A25")));
    // The same holds for a plantation.
    let mut game = swapping("B08");
    play(&mut game, &["use B12", "swap for B08", "keep B08", "use B08"]);
    assert_eq!(stock(&game, 0), spices("PPP"));
}

/// GO-16.23: a tile that was never placed or carried out scores nothing.
#[test]
fn a_tile_never_carried_out_scores_nothing() {
    let mut game = swapping("A01");
    play(&mut game, &["use B12", "swap for A01", "keep A01"]);
    assert_eq!(game.sheet(Seat(0)).points("plantations"), 0);
}

/// GO-16.25: Mission and Foreman count however they were gained.
#[test]
fn a_swapped_mission_counts() {
    let mut game = swapping("B29");
    play(&mut game, &["use B12", "swap for B29"]);
    assert_eq!(game.sheet(Seat(0)).points("missions"), 3);
    let mut game = carried_out("B18");
    play(&mut game, &["take B28"]);
    assert_eq!(game.sheet(Seat(0)).points("missions"), 3);
}

/// GO-16.26: Espionage follows the rules of its action and allows free plays. During a founding it cannot found the same
/// colony or use its cards.
#[test]
fn espionage_during_a_founding_leaves_it_unchanged() {
    let mut game = turn(2);
    game.merchants[0].colonists = 0;
    keep(&mut game, 0, &["B13", "A19"]);
    rows(&mut game, 1, [1, 1, 1, 1, 5]);
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found calicut", "use B13", "spy on 1"]);
    assert_eq!(refused(&game, "harvest"), "GO-9.4");
    assert_eq!(refused(&game, "found calicut"), "GO-16.26");
    play(&mut game, &["found madras"]);
    if offers(&game, "give up") {
        // Its own moment for free plays.
        assert!(offers(&game, "use A19"));
        play(&mut game, &["give up"]);
    } else {
        play(&mut game, &["take M1", "fill ginger", "fill ginger"]);
        assert!(has_city(&game, 0, City::Madras));
    }
    // The first attempt continues; its two cards were set aside.
    let both = super::helpers::cards(&["X01", "X04"]);
    assert_eq!((game.deck | game.discard) & both, crate::Cards::NONE);
    play(&mut game, &["give up"]);
    assert_eq!(game.discard & both, both);
}

/// GO-16.27: taking spices needs a free field.
#[test]
fn resupply_with_spices_needs_a_field() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B14"]);
    play(&mut game, &["use B14"]);
    assert_eq!(choices(&game), ["take ships", "take colonists"]);
    assert_eq!(refused(&game, "take spices"), "GO-16.27");
}

#[test]
fn a_turn_ends_with_end_turn() {
    let mut game = turn(2);
    play(&mut game, &["taxes"]);
    assert_eq!(choices_with(&game, "end"), ["end turn"]);
    end_turn(&mut game);
    assert_eq!(game.actor(), Some(Seat(1)));
}

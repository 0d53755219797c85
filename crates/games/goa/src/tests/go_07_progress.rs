//! Chapter GO-7: Progress.

use engine::Seat;

use super::helpers::{
    choices, forbidden, hand, hold, keep, offers, plant, play, refused, row, rows, settle, spices, stack,
    stock, turn,
};
use crate::{Action, Column, PlotId, Spice};

/// GO-7.1, GO-7.2, GO-7.3: one row for its spices and as many ships.
#[test]
fn a_step_costs_spices_and_ships() {
    let mut game = turn(2);
    rows(&mut game, 0, [3, 1, 1, 1, 1]);
    plant(&mut game, 0, "A01", "G");
    plant(&mut game, 0, "A08", "C");
    plant(&mut game, 0, "A10", "PP");
    play(&mut game, &["progress ships"]);
    assert_eq!(row(&game, 0, Column::Ships), 4);
    assert_eq!(stock(&game, 0), spices("P"));
    assert_eq!(game.merchants[0].ships, 1);
    assert!(!offers(&game, "progress ships"));
}

/// GO-7.2, GO-7.3: the refusal names the missing goods.
#[test]
fn a_step_must_be_paid() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "G");
    assert_eq!(refused(&game, "progress harvest"), "GO-7.2");
    game.merchants[0].ships = 0;
    assert_eq!(refused(&game, "progress ships"), "GO-7.3");
}

/// GO-7.4: the player chooses from which tile each spice comes.
#[test]
fn the_player_chooses_where_spices_come_from() {
    let mut game = turn(2);
    rows(&mut game, 0, [2, 1, 1, 1, 1]);
    plant(&mut game, 0, "A01", "G");
    plant(&mut game, 0, "A06", "GG");
    plant(&mut game, 0, "A08", "C");
    play(&mut game, &["progress ships"]);
    assert_eq!(choices(&game), ["give ginger from A01", "give ginger from A06"]);
    let other = |spice, plot| Action::Give { spice, plot: PlotId::read(plot).unwrap() };
    assert_eq!(forbidden(&game, other(Spice::Cinnamon, "A08")), "GO-7.2");
    assert_eq!(forbidden(&game, other(Spice::Ginger, "A08")), "GO-7.4");
    play(&mut game, &["give ginger from A06"]);
    assert_eq!(stock(&game, 0), spices("GG"));
    assert_eq!(row(&game, 0, Column::Ships), 3);
}

/// GO-7.5: a marker cannot move beyond the last row.
#[test]
fn a_marker_on_row_five_stays() {
    let mut game = turn(2);
    rows(&mut game, 0, [5, 1, 1, 1, 1]);
    plant(&mut game, 0, "A06", "GG");
    assert_eq!(refused(&game, "progress ships"), "GO-7.5");
}

/// GO-7.6: one card replaces the spices, the other the ships.
#[test]
fn modifiers_change_the_price() {
    let mut game = turn(2);
    rows(&mut game, 0, [3, 1, 1, 1, 1]);
    hold(&mut game, 0, &["X25", "X28"]);
    assert!(offers(&game, "progress ships with X25"));
    assert_eq!(refused(&game, "progress ships with X28"), "GO-7.2");
    play(&mut game, &["progress ships with X25"]);
    assert_eq!((game.merchants[0].ships, row(&game, 0, Column::Ships)), (1, 4));
    let mut game = turn(2);
    game.merchants[0].ships = 0;
    plant(&mut game, 0, "A01", "G");
    hold(&mut game, 0, &["X25", "X28"]);
    assert_eq!(refused(&game, "progress ships with X25"), "GO-7.3");
    play(&mut game, &["progress ships with X28"]);
    assert!(stock(&game, 0).is_empty());
    assert_eq!(row(&game, 0, Column::Ships), 2);
}

/// GO-7.7: the first player on row 4 and on row 5 of a column draws a card; later players do not.
#[test]
fn the_first_player_on_a_row_draws_a_card() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X25"]);
    hold(&mut game, 1, &["X26"]);
    for seat in [0, 1] {
        rows(&mut game, seat, [3, 1, 1, 1, 1]);
    }
    play(&mut game, &["progress ships with X25"]);
    assert_eq!(hand(&game, 0), 1);
    play(&mut game, &["end turn", "progress ships with X26"]);
    assert_eq!(hand(&game, 1), 0);
    // The first player on row 5 draws a card, and lower rows give none.
    let mut game = turn(2);
    hold(&mut game, 0, &["X25"]);
    rows(&mut game, 0, [4, 2, 1, 1, 1]);
    rows(&mut game, 1, [4, 1, 1, 1, 1]);
    let mut low = game.clone();
    play(&mut game, &["progress ships with X25"]);
    assert_eq!(hand(&game, 0), 1);
    play(&mut low, &["progress harvest with X25"]);
    assert_eq!(hand(&low, 0), 0);
}

/// GO-7.8: the card may exceed the hand limit.
#[test]
fn the_card_for_being_first_may_exceed_the_limit() {
    let mut game = turn(2);
    rows(&mut game, 0, [3, 1, 1, 1, 1]);
    hold(&mut game, 0, &["X25", "X01", "X02", "X03"]);
    play(&mut game, &["progress ships with X25"]);
    assert_eq!(hand(&game, 0), 4);
    assert_eq!(game.hand_limit(Seat(0)), 1);
}

/// GO-7.9: a player gains a bonus-action card when all five markers have reached a row, for each of the rows 2 to 5.
#[test]
fn a_complete_row_gives_a_bonus_action() {
    for least in 1..=4 {
        let mut game = turn(2);
        rows(&mut game, 0, [least + 1, least + 1, least + 1, least + 1, least]);
        keep(&mut game, 0, &["B15"]);
        play(&mut game, &["use B15", "down colony"]);
        assert_eq!(game.merchants[0].actions, 1, "row {}", least + 1);
    }
    let mut game = turn(2);
    rows(&mut game, 0, [2, 2, 2, 1, 1]);
    keep(&mut game, 0, &["B15"]);
    play(&mut game, &["use B15", "down colony"]);
    assert_eq!(game.merchants[0].actions, 0);
}

/// GO-7.10: moves by Vice-king and by the card that buys a step count too.
#[test]
fn every_move_down_earns_its_bonus() {
    let mut game = turn(2);
    rows(&mut game, 0, [4, 4, 4, 4, 3]);
    keep(&mut game, 0, &["B15"]);
    play(&mut game, &["use B15", "down colony"]);
    assert_eq!((hand(&game, 0), game.merchants[0].actions), (1, 1));
    let mut game = turn(2);
    rows(&mut game, 0, [4, 1, 1, 1, 1]);
    hold(&mut game, 0, &["X16"]);
    play(&mut game, &["play X16", "down ships"]);
    assert_eq!((hand(&game, 0), row(&game, 0, Column::Ships)), (1, 5));
}

/// GO-7.11: the new row applies at once.
#[test]
fn a_new_row_applies_at_once() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B15"]);
    play(&mut game, &["use B15", "down taxes", "taxes"]);
    assert_eq!(game.merchants[0].ducats, 16);
}

/// GO-7.12: the new row applies during the action that uses the column; Espionage uses the other player's row.
#[test]
fn a_marker_moved_during_its_action_applies_to_the_rest() {
    // Harvest.
    let mut game = turn(2);
    settle(&mut game, 0, "L1", "");
    plant(&mut game, 0, "A06", "");
    keep(&mut game, 0, &["B15"]);
    rows(&mut game, 0, [2, 2, 2, 2, 2]);
    play(
        &mut game,
        &[
            "harvest",
            "ginger to L1",
            "use B15",
            "down harvest",
            "ginger to L1",
            "ginger to A06",
            "ginger to A06",
        ],
    );
    assert_eq!(stock(&game, 0).len(), 4);
    assert!(offers(&game, "end turn"));
    // The hand limit: the number of cards stays as chosen.
    let mut game = turn(2);
    hold(&mut game, 0, &["X16"]);
    play(&mut game, &["expedition 1", "play X16", "down expedition"]);
    assert_eq!(hand(&game, 0), 1);
    let mut game = turn(2);
    hold(&mut game, 0, &["X16", "X01"]);
    play(&mut game, &["expedition 1", "play X16", "down expedition"]);
    assert_eq!((hand(&game, 0), game.hand_limit(Seat(0))), (2, 2));
    // Under Espionage, the player's own marker changes nothing.
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "");
    keep(&mut game, 0, &["B13", "B15"]);
    rows(&mut game, 1, [1, 1, 1, 1, 1]);
    stack(&mut game, &["X01"]);
    play(&mut game, &["use B13", "spy on 1", "harvest", "use B15", "down harvest", "ginger to A06"]);
    assert_eq!(stock(&game, 0), spices("G"));
    assert!(offers(&game, "taxes"), "the Harvest of Espionage is over");
}

//! The worked examples of the ledger.

use engine::{Game, Seat};

use super::helpers::{
    choices, forbidden, game, hand, has_city, hold, keep, offers, plant, play, refused, row, rows, settle,
    spices, spot, stack, stock, turn,
};
use crate::acquire::Fill;
use crate::{Action, City, Column, Goa};

/// The flag of seat 0 is auctioned in a game of two.
fn sale() -> Goa {
    let mut game = game(2, 1);
    game.flag = Seat(0);
    game.first = Seat(0);
    game.merchants.iter_mut().for_each(|merchant| merchant.ducats = 10);
    while game.stage() == crate::Stage::Tokens {
        let choice = choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    game
}

/// GO-E1: at 5 the seller buys for 4, or is paid 5.
#[test]
fn example_1_seller_decides_after_the_bids() {
    let mut buys = sale();
    play(&mut buys, &["bid 5", "buy"]);
    assert_eq!((buys.merchants[0].ducats, buys.merchants[1].ducats), (6, 10));
    let mut sells = sale();
    play(&mut sells, &["bid 5", "sell"]);
    assert_eq!((sells.merchants[0].ducats, sells.merchants[1].ducats), (15, 5));
}

/// GO-E2: tokens 1 to 5, 1 to 4, 1 to 3.
#[test]
fn example_2_tokens_by_players() {
    assert_eq!([4, 3, 2].map(|seats| game(seats, 1).tokens()), [5, 4, 3]);
}

/// GO-E3: three ships less two are one.
#[test]
fn example_3_ships_are_numbers() {
    let mut game = turn(2);
    game.merchants[0].ships = 3;
    rows(&mut game, 0, [2, 1, 1, 1, 1]);
    hold(&mut game, 0, &["X25"]);
    play(&mut game, &["progress ships with X25"]);
    assert_eq!(game.merchants[0].ships, 1);
}

/// GO-E4: from row 2 to row 3 of Taxes.
#[test]
fn example_4_progress_in_taxes() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 2, 1, 1]);
    plant(&mut game, 0, "A03", "P");
    plant(&mut game, 0, "A12", "NN");
    play(&mut game, &["progress taxes"]);
    assert_eq!(stock(&game, 0), spices("N"));
    assert_eq!((game.merchants[0].ships, row(&game, 0, Column::Taxes)), (2, 3));
}

/// GO-E5: two ships on row 2.
#[test]
fn example_5_build_ships() {
    let mut game = turn(2);
    rows(&mut game, 0, [2, 1, 1, 1, 1]);
    play(&mut game, &["ships"]);
    assert_eq!(game.merchants[0].ships, 6);
}

/// GO-E6: four spices, or two where only two fit.
#[test]
fn example_6_harvest() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    plant(&mut game, 0, "B06", "");
    plant(&mut game, 0, "A01", "");
    play(&mut game, &["harvest", "ginger to B06", "ginger to B06", "ginger to B06", "ginger to A01"]);
    assert_eq!(stock(&game, 0).len(), 4);
    let mut game = turn(2);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    plant(&mut game, 0, "A06", "");
    play(&mut game, &["harvest", "ginger to A06", "ginger to A06", "stop"]);
    assert_eq!(stock(&game, 0).len(), 2);
}

/// GO-E7: six ducats on row 2.
#[test]
fn example_7_taxes() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 2, 1, 1]);
    play(&mut game, &["taxes"]);
    assert_eq!(game.merchants[0].ducats, 16);
}

/// GO-E8: one card and two more, below the limit of four.
#[test]
fn example_8_expedition_below_the_limit() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 4, 1]);
    hold(&mut game, 0, &["X01"]);
    play(&mut game, &["expedition 2"]);
    assert_eq!((hand(&game, 0), game.discard.len()), (3, 0));
}

/// GO-E9: three cards and two more need room; one more does not.
#[test]
fn example_9_expedition_at_the_limit() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 4, 1]);
    hold(&mut game, 0, &["X01", "X04", "X07"]);
    let mut one = game.clone();
    play(&mut one, &["expedition 1"]);
    assert_eq!((hand(&one, 0), one.discard.len()), (4, 0));
    play(&mut game, &["expedition 2", "play X07"]);
    assert_eq!((hand(&game, 0), game.merchants[0].ducats), (4, 15));
}

/// GO-E10: Madras with two colonists paid.
#[test]
fn example_10_madras() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 1, 3]);
    stack(&mut game, &["X04", "X06"]);
    play(&mut game, &["found madras", "pay", "take M3", "fill pepper", "fill pepper"]);
    assert_eq!((game.merchants[0].colonists, stock(&game, 0)), (0, spices("PP")));
}

/// GO-E11: Madras can be founded once.
#[test]
fn example_11_madras_again() {
    let mut game = turn(2);
    settle(&mut game, 0, "M3", "");
    assert_eq!(refused(&game, "found madras"), "GO-12.1");
}

/// GO-E12: the fields of each colony.
#[test]
fn example_12_fields_of_colonies() {
    let filling = |name: &str| {
        let mut game = turn(2);
        settle(&mut game, 0, name, "");
        let city = game.tables().colonies[crate::ColonyId::read(name).unwrap().index()].city;
        game.steps.push(Fill { seat: Seat(0), slot: (4 + city.index()) as u8 }.into());
        let mut filled = 0;
        let options = choices(&game);
        while choices(&game) == options {
            let choice = options[filled % options.len()].clone();
            play(&mut game, &[&choice]);
            filled += 1;
        }
        (options.len(), filled)
    };
    assert_eq!(["Q1", "K1", "M3", "L1"].map(filling), [(2, 1), (5, 1), (2, 2), (5, 2)]);
}

/// GO-E13: the first player on row 4 and on row 5 draws a card, the second does not.
#[test]
fn example_13_first_on_a_row_draws_a_card() {
    let mut game = turn(2);
    rows(&mut game, 0, [3, 1, 1, 1, 1]);
    rows(&mut game, 1, [3, 4, 1, 1, 1]);
    hold(&mut game, 0, &["X25"]);
    hold(&mut game, 1, &["X26"]);
    play(&mut game, &["progress ships with X25", "end turn"]);
    assert_eq!(hand(&game, 0), 1);
    let mut second = game.clone();
    play(&mut game, &["progress harvest with X26"]);
    assert_eq!(hand(&game, 1), 1);
    play(&mut second, &["progress ships with X26"]);
    assert_eq!(hand(&second, 1), 0);
}

/// GO-E14: the last of five markers on row 2.
#[test]
fn example_14_complete_row_gives_a_bonus_action() {
    let mut game = turn(2);
    rows(&mut game, 0, [2, 1, 3, 2, 2]);
    plant(&mut game, 0, "A02", "C");
    play(&mut game, &["progress harvest"]);
    assert_eq!(game.merchants[0].actions, 1);
}

/// GO-E15: four spices for twelve ducats.
#[test]
fn example_15_sale() {
    let mut game = turn(2);
    plant(&mut game, 0, "B06", "GGG");
    plant(&mut game, 0, "A02", "C");
    hold(&mut game, 0, &["X13"]);
    play(&mut game, &["play X13"]);
    while offers(&game, "give ginger from B06") {
        play(&mut game, &["give ginger from B06"]);
    }
    play(&mut game, &["give cinnamon from A02"]);
    assert_eq!(game.merchants[0].ducats, 22);
}

/// GO-E16: forty-two points.
#[test]
fn example_16_final_score() {
    let mut game = turn(2);
    game.steps.clear();
    game.round = 8;
    rows(&mut game, 0, [4, 5, 3, 4, 4]);
    settle(&mut game, 0, "Q1", "");
    settle(&mut game, 0, "K1", "");
    // An elephant and two palm trees.
    hold(&mut game, 0, &["X01", "X05", "X10"]);
    game.merchants[0].ducats = 20;
    plant(&mut game, 0, "A01", "");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores()[0], 42);
    let markers: i32 = outcome.sheets[0].0[..5].iter().map(|line| line.points).sum();
    assert_eq!(markers, 31);
}

/// GO-E17: five shells and three tigers.
#[test]
fn example_17_symbols() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X03", "X08", "X13", "X21", "X26", "X04", "X12", "X17"]);
    assert_eq!(game.sheet(Seat(0)).points("expeditions"), 21);
}

/// GO-E18: the second token beside the flag on the edge.
#[test]
fn example_18_tokens_beside_the_flag() {
    let marks = |column: u8| -> Vec<crate::Spot> {
        let mut game = game(2, 1);
        play(&mut game, &[&format!("flag at 0,{column}")]);
        let tiles = choices(&game);
        tiles.iter().map(|choice| game.grid.find(super::helpers::tile(&choice[5..])).unwrap()).collect()
    };
    assert_eq!(marks(1), [spot(1, 1), spot(1, 2)]);
    assert_eq!(marks(3), [spot(1, 2), spot(1, 3), spot(1, 4)]);
}

/// GO-E19: selling in the middle of a Harvest.
#[test]
fn example_19_selling_during_a_harvest() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    plant(&mut game, 0, "A06", "");
    hold(&mut game, 0, &["X13", "X01"]);
    play(&mut game, &["harvest", "ginger to A06", "ginger to A06"]);
    play(&mut game, &["play X13", "give ginger from A06", "give ginger from A06"]);
    assert_eq!(game.merchants[0].ducats, 16);
    play(&mut game, &["ginger to A06", "ginger to A06"]);
    assert_eq!(stock(&game, 0).len(), 2);
    assert_eq!(refused(&game, "play X01"), "GO-14.2");
    assert!(offers(&game, "end turn"));
}

/// GO-E20: Vice-king in the middle of a founding.
#[test]
fn example_20_vice_king_during_a_founding() {
    let mut game = turn(2);
    rows(&mut game, 0, [3, 3, 3, 3, 2]);
    game.merchants[0].colonists = 0;
    keep(&mut game, 0, &["B15"]);
    stack(&mut game, &["X02", "X05"]);
    play(&mut game, &["found cochin"]);
    assert_eq!(forbidden(&game, Action::PayColonists), "GO-12.8");
    play(&mut game, &["use B15", "down colony"]);
    assert!(has_city(&game, 0, City::Cochin));
    play(&mut game, &["fill pepper"]);
    assert_eq!(game.merchants[0].colonists, 0);
}

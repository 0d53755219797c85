//! Ilôs: turns of many small decisions on a growing map.

use engine::{Dice, Game, Seed, Silent, Viewer};
use ilos::{Action, Ilos, Options};

use super::{greedy_beats_chance, kinds_are_those_of_the_weights, spec};
use crate::choose;

fn game(seats: usize, seed: u64) -> Ilos {
    let data = catalog::built_in("ilos").unwrap();
    Ilos::new(data, seats, &Options {}, Seed::from(seed)).unwrap()
}

#[test]
fn the_weights_name_every_kind_of_action_and_no_other() {
    kinds_are_those_of_the_weights((0..20).map(|seed| game(2 + seed as usize % 4, seed)), &[]);
}

#[test]
fn greedy_clearly_beats_random() {
    greedy_beats_chance(&game(3, 11), 0);
}

#[test]
fn greedy_places_its_first_pioneers_early() {
    let bot = spec("greedy:cap=64,redeals=1");
    let mut game = game(2, 3);
    let mut n = 0;
    while game.round < 4 {
        let seat = game.turn().actors().first().unwrap();
        let action = choose(&bot, &game, seat, Seed::from(n));
        game.apply(seat, action, &mut Silent);
        n += 1;
    }
    assert!(game.merchants.iter().all(|merchant| merchant.pioneers.len() >= 2), "{:?}", game.merchants);
}

#[test]
fn a_choice_does_not_depend_on_hidden_information() {
    let mut game = game(3, 4);
    let mut n = 0;
    let bot = spec("sensible");
    while let Some(seat) = game.turn().actors().first() {
        let action: Action = choose(&bot, &game, seat, Seed::from(n));
        if n % 11 == 0 {
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), &mut Dice::new(Seed::from(n), "other"));
            assert_eq!(choose(&bot, &other, seat, Seed::from(n)), action);
        }
        game.apply(seat, action, &mut Silent);
        n += 1;
        assert!(n < 5000, "sensible play comes to an end");
    }
}

//! Goa: auctions, long economies, rich turns.

use engine::{Dice, Game, Seat, Seed, Silent, Viewer};
use goa::{Action, Goa, Options, Stage};

use super::{greedy_beats_chance, kinds_are_those_of_the_weights, spec};
use crate::{Player, choose, insight};

fn variant(seats: usize, seed: u64, options: Options) -> Goa {
    let data = catalog::built_in("goa").unwrap();
    Goa::new(data, seats, &options, Seed::from(seed)).unwrap()
}

fn game(seats: usize, seed: u64) -> Goa {
    variant(seats, seed, Options::default())
}

#[test]
fn the_weights_name_every_kind_of_action_and_no_other() {
    let start = |seed: u64| {
        let options = Options {
            quick_start: seed.is_multiple_of(2),
            bonanza: seed.is_multiple_of(3),
            open_ducats: false,
        };
        variant(2 + seed as usize % 3, seed, options)
    };
    kinds_are_those_of_the_weights((0..60).map(start), &[]);
}

#[test]
fn greedy_clearly_beats_random() {
    greedy_beats_chance(&game(3, 11), 25);
}

#[test]
fn bids_stay_below_the_value_of_the_item() {
    for seed in 0..6 {
        let mut game = game(4, seed);
        for seat in Seat::all(4) {
            // A copy with much money, so that money does not limit spending.
            game.redeal(Viewer::Seat(seat), &mut Dice::new(Seed::from(seed), "test"));
        }
        let mut n = 0;
        while matches!(game.stage(), Stage::Tokens | Stage::Auctions) {
            let Some(seat) = game.turn().actors().first() else { break };
            let action = choose(&spec("greedy:cap=64,redeals=1"), &game, seat, Seed::from(n));
            if let Action::Bid { ducats } = action {
                assert!(ducats <= 15, "{ducats} ducats in the first round");
            }
            game.apply(seat, action, &mut Silent);
            n += 1;
        }
    }
}

#[test]
fn a_choice_does_not_depend_on_hidden_information() {
    let mut game = game(3, 4);
    let mut n = 0;
    while let Some(seat) = game.turn().actors().first() {
        let bot = spec("sensible");
        let action = choose(&bot, &game, seat, Seed::from(n));
        if n % 11 == 0 {
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), &mut Dice::new(Seed::from(n), "other"));
            assert_eq!(choose(&bot, &other, seat, Seed::from(n)), action);
        }
        game.apply(seat, action, &mut Silent);
        n += 1;
    }
}

/// GO-13.2: an unused bonus action of the last round is worthless. The first release still counted it.
#[test]
fn unused_income_of_the_last_round_is_worthless() {
    let mut passes = 0;
    for seed in 0..12 {
        let mut game = game(2, seed);
        let mut players = [Player::new(&spec("sensible")), Player::new(&spec("sensible"))];
        let mut n = 0;
        while let Some(seat) = game.turn().actors().first() {
            if game.round == goa::ROUNDS && game.stage() == Stage::Bonus {
                let mut after = game.clone();
                let mut legal = Vec::new();
                after.legal(seat, &mut legal);
                if legal.contains(&Action::PassBonus) {
                    after.apply(seat, Action::PassBonus, &mut Silent);
                    if after.stage() == Stage::Bonus {
                        let mut without = after.clone();
                        without.merchants[seat.index()].actions = 0;
                        let value = |game: &Goa| insight::<Goa>().evaluation.value(game, seat);
                        assert_eq!(value(&after), value(&without), "seed {seed}");
                        passes += 1;
                    }
                }
            }
            let action = players[seat.index()].choose(&game, seat, Seed::from(seed).nth(n));
            game.apply(seat, action, &mut Silent);
            n += 1;
        }
    }
    assert!(passes > 0);
}

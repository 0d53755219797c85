//! Ilôs: chains of many small decisions, on a map that grows.

use engine::{Dice, Game, Seat, Seed, Silent, Viewer};
use ilos::{Action, Ilos, Options};

use crate::{Spec, choose, insight, knows, playout};

fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

fn game(seats: usize, seed: u64) -> Ilos {
    let data = catalog::built_in("ilos").unwrap();
    Ilos::new(data, seats, &Options {}, Seed::from(seed)).unwrap()
}

#[test]
fn the_weights_name_every_kind_of_action_and_no_other() {
    assert!(knows::<Ilos>());
    let kinds = &insight::<Ilos>().kinds;
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut game = game(2 + seed as usize % 4, seed);
        let mut dice = Dice::new(Seed::from(seed), "test");
        let mut legal = Vec::new();
        while let Some(seat) = game.turn().actors().first() {
            game.legal(seat, &mut legal);
            seen.extend(legal.iter().map(|&action| Ilos::kind(action)));
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Silent);
        }
    }
    for kind in &seen {
        assert!(kinds.has(kind), "no weight for {kind}");
    }
    for kind in kinds.names() {
        assert!(seen.contains(kind), "{kind} never occurs");
    }
}

#[test]
fn greedy_beats_chance_by_far() {
    let bots = [spec("greedy:cap=64,redeals=1"), spec("random"), spec("random")];
    let outcome = playout(&bots, &game(3, 11), Seed::from(1));
    assert_eq!(outcome.winners, [Seat(0)], "{:?}", outcome.scores());
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
fn a_choice_does_not_depend_on_what_is_hidden() {
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

//! No bot peeks, and all of them repeat themselves.

use catalog::{Visitor, infos, visit};
use engine::{DataFiles, Dice, Game, Seat, Seed, Silent, Viewer};

use super::toy::{Toy, toy};
use crate::{Spec, choose, list};

fn specs() -> Vec<Spec> {
    let names = list().iter().map(|bot| bot.name);
    names.chain(["greedy:cap=40,beam=3,redeals=2"]).map(|name| name.parse().unwrap()).collect()
}

/// Plays a game at random and asks every bot, at every few decisions, for its choice in the true state and in states
/// that differ from it in everything its seat cannot know.
fn nobody_peeks<G: Game>(mut state: G, seed: u64, every: u64) {
    let seed = Seed::from(seed);
    let mut dice = Dice::new(seed, "test");
    let mut legal = Vec::new();
    for n in 0..G::INFO.decisions_max as u64 {
        let actors: Vec<Seat> = state.turn().actors().iter().collect();
        if actors.is_empty() {
            return;
        }
        for &seat in actors.iter().filter(|_| n % every == 0) {
            let mut other = state.clone();
            other.redeal(Viewer::Seat(seat), &mut dice);
            for spec in specs() {
                let own = seed.nth(n);
                let choice = choose(&spec, &state, seat, own);
                assert_eq!(choice, choose(&spec, &other, seat, own), "{spec} peeks at decision {n}");
                assert_eq!(choice, choose(&spec, &state, seat, own), "{spec} does not repeat itself");
                state.legal(seat, &mut legal);
                assert!(legal.contains(&choice), "{spec} chooses what is not legal");
            }
        }
        let seat = actors[dice.below(actors.len() as u32) as usize];
        state.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        state.apply(seat, action, &mut Silent);
    }
    panic!("the game does not end");
}

#[test]
fn nobody_peeks_in_the_toy() {
    for seats in 2..=4 {
        for seed in 0..5 {
            nobody_peeks::<Toy>(toy(seats, seed), seed, 1);
        }
    }
}

#[test]
fn nobody_peeks_in_any_game_of_the_catalog() {
    struct Honest;
    impl Visitor for Honest {
        type Output = ();

        fn visit<G: Game>(self) {
            let games = if std::env::var_os("CARAVELLE_FULL").is_some() { 20 } else { 1 };
            let data = G::load_data(&DataFiles::embedded(G::INFO.data)).unwrap();
            for seats in G::INFO.seats_min..=G::INFO.seats_max {
                for seed in 0..games {
                    let state = G::new(data, seats, &G::Options::default(), Seed::from(seed)).unwrap();
                    nobody_peeks(state, seed, if games > 1 { 7 } else { 37 });
                }
            }
        }
    }
    for info in infos() {
        visit(info.id, Honest).unwrap();
    }
}

//! Bots use no hidden information, and repeat their choices.

use catalog::{Visitor, infos, visit};
use engine::{DataFiles, Dice, Game, Seat, Seed, Silent, Viewer};

use super::toy::{Toy, toy};
use crate::{Player, Spec, choose, list};

fn specs() -> Vec<Spec> {
    // Levels are names of other bots. Bots with playouts run at a small size.
    let bots = list().iter().filter(|bot| bot.stands_for.is_none());
    let small = |name| match name {
        "flat" => "flat:sims=12,candidates=3",
        "learned" => "learned:cap=128",
        name => name,
    };
    let names = bots.map(|bot| small(bot.name));
    let more = ["greedy:cap=40,beam=3,redeals=2,slips=50", "flat:sims=8,candidates=2,learned=1"];
    names.chain(more).map(|name| name.parse().unwrap()).collect()
}

/// Plays a game at random. At every few decisions, asks every bot for its choice in the true state and in states that
/// differ in everything its seat cannot know.
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
fn bots_ignore_hidden_data_in_the_toy_game() {
    for seats in 2..=4 {
        for seed in 0..5 {
            nobody_peeks::<Toy>(toy(seats, seed), seed, 1);
        }
    }
}

#[test]
fn bots_ignore_hidden_data_in_every_game() {
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

/// The memory of a bot depends only on what its seat has seen: with true states and with redealt ones it plays the same
/// game.
fn memory_is_honest<G: Game>(spec: &Spec, mut state: G, seed: u64) {
    let seed = Seed::from(seed);
    let mut dice = Dice::new(seed, "test");
    let players = || Seat::all(state.seats()).map(|_| Player::<G>::new(spec)).collect::<Vec<_>>();
    let (mut knowing, mut blind) = (players(), players());
    for n in 0.. {
        let Some(seat) = state.turn().actors().first() else { break };
        let mut other = state.clone();
        other.redeal(Viewer::Seat(seat), &mut dice);
        let action = knowing[seat.index()].choose(&state, seat, seed.nth(n));
        assert_eq!(action, blind[seat.index()].choose(&other, seat, seed.nth(n)), "decision {n}");
        state.apply(seat, action, &mut Silent);
    }
}

#[test]
fn bots_remember_only_data_that_their_seat_saw() {
    struct Honest;
    impl Visitor for Honest {
        type Output = ();

        fn visit<G: Game>(self) {
            let data = G::load_data(&DataFiles::embedded(G::INFO.data)).unwrap();
            let state = G::new(data, G::INFO.seats_min, &G::Options::default(), Seed::from(3)).unwrap();
            for spec in ["greedy:cap=48,beam=4,redeals=1", "learned:cap=48,beam=4,redeals=1"] {
                memory_is_honest(&spec.parse().unwrap(), state.clone(), 3);
            }
        }
    }
    for info in infos() {
        visit(info.id, Honest).unwrap();
    }
    for seed in 0..5 {
        memory_is_honest(&"flat:sims=12".parse().unwrap(), toy(3, seed), seed);
    }
}

/// A repeated request gets the same answer, also within a line: a referee may ask for the choice before the move.
#[test]
fn a_repeated_request_gets_the_same_choice() {
    for seed in 0..5 {
        let mut state = toy(3, seed);
        let spec: Spec = "greedy:cap=48".parse().unwrap();
        let mut players: Vec<Player<Toy>> = Seat::all(3).map(|_| Player::new(&spec)).collect();
        for n in 0.. {
            let Some(seat) = state.turn().actors().first() else { break };
            let own = Seed::from(seed).nth(n);
            let action = players[seat.index()].choose(&state, seat, own);
            assert_eq!(action, players[seat.index()].choose(&state, seat, own), "decision {n}");
            state.apply(seat, action, &mut Silent);
        }
    }
}

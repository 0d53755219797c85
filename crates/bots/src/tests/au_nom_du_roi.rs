//! Au nom du Roi: an economy of boats that become points at the end.

use std::collections::BTreeMap;

use au_nom_du_roi::{AuNomDuRoi, ContractKind};
use engine::{Dice, Game, Seat, Seed, Silent, Viewer};

use super::{greedy_beats_chance, kinds_are_those_of_the_weights, spec};
use crate::{Player, choose};

fn game(seats: usize, seed: u64) -> AuNomDuRoi {
    let data = catalog::built_in("au-nom-du-roi").unwrap();
    AuNomDuRoi::new(data, seats, &Default::default(), Seed::from(seed)).unwrap()
}

/// The small size, or the full size with `CARAVELLE_FULL=1`.
fn size(small: u64, full: u64) -> u64 {
    if std::env::var_os("CARAVELLE_FULL").is_some_and(|value| value == "1") { full } else { small }
}

#[test]
fn the_weights_name_every_kind_of_action_and_no_other() {
    kinds_are_those_of_the_weights((0..20).map(|seed| game(2 + seed as usize % 3, seed)), &[]);
}

#[test]
fn greedy_clearly_beats_random() {
    greedy_beats_chance(&game(3, 11), 40);
}

/// AR-15.1: the stopping rule applies only to players who do not try to win.
#[test]
fn greedy_players_never_stop_the_game() {
    let bot = spec("greedy:cap=64,redeals=1");
    for seats in 2..=4 {
        let games = size(2, 667);
        let (mut points, mut turns) = (0, 0);
        let mut by_kind: BTreeMap<ContractKind, (f64, f64)> = BTreeMap::new();
        for seed in 0..games {
            let mut game = game(seats, seed);
            let mut n = 0;
            while let Some(seat) = game.turn().actors().first() {
                let action = choose(&bot, &game, seat, Seed::from(seed).nth(n));
                game.apply(seat, action, &mut Silent);
                n += 1;
            }
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.ending, "final", "{seats} seats, seed {seed}");
            points += outcome.scores().iter().sum::<i32>();
            turns += game.turns;
            for seat in Seat::all(seats) {
                let entry = by_kind.entry(game.investor(seat).contract.kind()).or_default();
                entry.0 += outcome.share(seat);
                entry.1 += 1.0;
            }
        }
        let shares: Vec<String> = by_kind
            .iter()
            .map(|(kind, (won, held))| format!("{} {:.1} % of {held}", kind.id(), 100.0 * won / held))
            .collect();
        let all = games as f64 * seats as f64;
        println!(
            "{seats} seats, {games} games: mean score {:.1}, turns per player {:.1}, wins by contract: {}",
            f64::from(points) / all,
            f64::from(turns) / all,
            shares.join(", ")
        );
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

/// Boats also work on missions. The first release valued only their place at an expedition, sent them early and
/// completed hardly any mission.
#[test]
fn greedy_completes_more_missions_than_its_first_release() {
    let (mut now, mut then) = (0, 0);
    for seed in 0..size(3, 60) {
        let mut game = game(2, seed);
        let mut players = [Player::new(&spec("greedy:cap=256,redeals=1")), Player::new(&spec("greedy-1"))];
        let mut n = 0;
        while let Some(seat) = game.turn().actors().first() {
            let action = players[seat.index()].choose(&game, seat, Seed::from(seed).nth(n));
            game.apply(seat, action, &mut Silent);
            n += 1;
        }
        now += u32::from(game.investor(Seat(0)).completed);
        then += u32::from(game.investor(Seat(1)).completed);
    }
    assert!(now > then, "{now} missions, {then} in the first release");
}

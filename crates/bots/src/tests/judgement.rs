//! The evaluations predict winners late in a game.

use catalog::{Visitor, infos, visit};
use engine::{DataFiles, Game, Seat, Seed, Silent};

use crate::{Player, Spec, learned};

/// The frequency with which the sign of the lead at the start of each round predicts the winner: over all rounds, and
/// over the last third. Also the mean squared error of the win probabilities.
fn predicted<G: Game>(games: u64) -> [(f64, f64); 3] {
    let data = G::load_data(&DataFiles::embedded(G::INFO.data)).unwrap();
    let spec: Spec = "greedy:cap=64,redeals=1".parse().unwrap();
    let learned = learned::<G>();
    let mut right = [(0.0, 0.0); 3];
    for seed in 0..games {
        let mut state = G::new(data, 2, &G::Options::default(), Seed::from(seed)).unwrap();
        let mut players = [Player::<G>::new(&spec), Player::new(&spec)];
        let mut leads: Vec<(u16, f64, f64)> = Vec::new();
        for n in 0.. {
            let Some(seat) = state.turn().actors().first() else { break };
            let round = state.progress().round;
            if leads.last().is_none_or(|&(last, ..)| last < round) {
                // The sign is that of the evaluation by hand. The win probabilities use nets too.
                let [first, second] = [0, 1].map(|seat| learned.evaluation.value(&state, Seat(seat)));
                let values = [0, 1].map(|seat| learned.value(&state, Seat(seat)));
                let chance = learned.shares(&state, &values).unwrap()[0];
                leads.push((round, first - second, chance));
            }
            let action = players[seat.index()].choose(&state, seat, Seed::from(seed).nth(n));
            state.apply(seat, action, &mut Silent);
        }
        let won = state.outcome().unwrap().share(Seat(0)) - 0.5;
        let last = leads.last().map_or(0, |&(round, ..)| round);
        for (round, lead, chance) in leads {
            let is_right = if won * lead > 0.0 { 1.0 } else { 0.0 };
            let [signs @ .., (missed, times)] = &mut right;
            if 3 * round > 2 * last {
                *missed += (chance - won - 0.5) * (chance - won - 0.5);
                *times += 1.0;
            }
            for (late, (sum, count)) in signs.iter_mut().enumerate() {
                if won != 0.0 && (late == 0 || 3 * round > 2 * last) {
                    *sum += is_right;
                    *count += 1.0;
                }
            }
        }
    }
    right
}

#[test]
fn a_late_lead_predicts_the_winner() {
    struct Predicted(u64);
    impl Visitor for Predicted {
        type Output = [(f64, f64); 3];

        fn visit<G: Game>(self) -> Self::Output {
            predicted::<G>(self.0)
        }
    }
    let full = std::env::var_os("CARAVELLE_FULL").is_some();
    for info in infos() {
        let [all, late, missed] = visit(info.id, Predicted(if full { 60 } else { 8 })).unwrap();
        let percent = |(part, of): (f64, f64)| 100.0 * part / of;
        let (all, missed) = (percent(all), missed.0 / missed.1);
        println!("{}: {all:.0} % of all, {:.0} % late, missed by {missed:.3}", info.id, percent(late));
        // A constant answer of one half would have an error of a quarter.
        assert!(missed < if full { 0.23 } else { 0.27 }, "{}: chances are off by {missed}", info.id);
        assert!(late.0 / late.1 >= if full { 0.65 } else { 0.55 }, "{}: {late:?}", info.id);
    }
}

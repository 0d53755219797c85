//! Properties over random sequences of choices, and the solver against brute force.

use engine::kit::{follow, journal_changes_nothing, replay_tape, size};
use engine::{Game, Silent, Start, Turn};
use proptest::prelude::*;

use super::helpers::game;
use crate::fill::Means;
use crate::{Action, Boat, Colour, Countdown, Fleet, Scoring};

fn cases(small: usize) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(size(small, 2000) as u32) }
}

/// Whether some set of boats fills the mission, by brute force.
fn by_force(means: &Means, boats: &[Boat], colour: Colour, volume: u8) -> bool {
    if volume == 0 {
        return true;
    }
    if let Some(colours) = means.joker {
        let card = u8::from(!colours.contains(&colour));
        let tax = u16::from(means.tax_joker);
        if means.coins >= tax && means.cards >= card {
            let rest = Means { joker: None, coins: means.coins - tax, cards: means.cards - card, ..*means };
            if (1..=3.min(volume)).any(|taken| by_force(&rest, boats, colour, volume - taken)) {
                return true;
            }
        }
    }
    let Some((&boat, others)) = boats.split_first() else { return false };
    let card = u8::from(boat.colour() != colour);
    let tax = u16::from(means.tax);
    if boat.volume() <= volume && means.coins >= tax && means.cards >= card {
        let rest = Means { coins: means.coins - tax, cards: means.cards - card, ..*means };
        if by_force(&rest, others, colour, volume - boat.volume()) {
            return true;
        }
    }
    by_force(means, others, colour, volume)
}

fn a_colour() -> impl Strategy<Value = Colour> {
    (0..6usize).prop_map(|at| Colour::ALL[at])
}

fn a_fleet() -> impl Strategy<Value = Fleet> {
    prop::collection::vec(0..18usize, 0..12).prop_map(|kinds| {
        let mut fleet = Fleet::NONE;
        for boat in kinds.into_iter().filter_map(Boat::nth) {
            if fleet.count(boat) < 3 {
                fleet.insert(boat);
            }
        }
        fleet
    })
}

proptest! {
    #![proptest_config(cases(3000))]

    /// AR-9.3: the solver finds a filling if and only if there is one.
    #[test]
    fn the_solver_agrees_with_brute_force(
        fleet in a_fleet(),
        joker in prop::option::of((a_colour(), a_colour())),
        cards in 0..=3u8,
        coins in 0..9u16,
        taxes in (0..=2u8, 0..=3u8),
        colour in a_colour(),
        volume in 1..=6u8,
    ) {
        let joker = joker.map(|(one, other)| [one, other]);
        let means = Means { fleet, joker, cards, coins, tax: taxes.0, tax_joker: taxes.1 };
        let boats: Vec<Boat> = fleet.each().collect();
        prop_assert_eq!(means.fill(colour, volume), by_force(&means, &boats, colour, volume));
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn invariants_hold_after_every_action(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..900)) {
        let mut game = game(seats, seed);
        follow(&mut game, &tape, &mut Silent, |before, after| {
            after.audit().unwrap();
            // AR-7.3: boats at expeditions stay.
            for (old, new) in before.expeditions.iter().zip(&after.expeditions) {
                assert!(new.starts_with(old));
            }
            // AR-12.6: a scoring is held only once.
            for scoring in Scoring::ALL {
                let held = before.scorings[scoring.index()] == Countdown::Held;
                assert!(!held || after.scorings[scoring.index()] == Countdown::Held);
            }
            for (old, new) in before.investors.iter().zip(&after.investors) {
                assert!(new.completed >= old.completed && new.joker_cards <= old.joker_cards);
            }
        });
    }

    /// AR-9.1: an offered launch can always be completed.
    #[test]
    fn offered_launches_can_be_completed(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..900)) {
        let mut game = game(seats, seed);
        let mut legal = Vec::new();
        for &choice in &tape {
            let Some(seat) = game.actor() else { break };
            game.legal(seat, &mut legal);
            prop_assert!(!legal.is_empty());
            // Launches are preferred, so that many are tested.
            let launch = legal.iter().copied().find(|action| matches!(action, Action::Launch { .. }));
            let send = legal.iter().copied().find(|action| *action == Action::Send);
            let any = legal[usize::from(choice) % legal.len()];
            let wish = if choice % 3 == 0 { launch.or(send).unwrap_or(any) } else { any };
            game.apply(seat, wish, &mut Silent);
        }
    }

    #[test]
    fn discarding_events_does_not_change_the_state(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..600)) {
        journal_changes_nothing(&game(seats, seed), &tape);
    }

    #[test]
    fn engine_laws_hold_for_random_choices(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u8>(), 0..300)) {
        let game = replay_tape(Start::State(Box::new(game(seats, seed))), &tape);
        prop_assert!(game.state().turn() != Turn::Over || game.state().outcome().is_some());
    }
}

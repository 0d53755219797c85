//! Golden playthroughs in `playthroughs/`: annotated games for every number of seats, and records for every ending, the
//! tie-break and a shared victory. `UPDATE_PLAYTHROUGHS=1` rewrites them; read the difference before accepting it.

use engine::kit::{Golden, finish, finish_fast, from_seed, from_state};
use engine::{Game, Seat};

use super::helpers::{Choose, game, thin_boats, turn};
use crate::{Action, AuNomDuRoi, Boat, Countdown, Options, Stage};

/// The folder `playthroughs/`.
fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A policy that launches missions and sends all boats, so that games are short and varied.
fn busy(game: &AuNomDuRoi, seat: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let investor = game.investor(seat);
    let rich = investor.coins > 6;
    // Boats in the colour of a mission in hand are bought first and sent to expeditions last.
    let wanted = |boat: Boat| investor.hand.iter().any(|mission| mission.colour() == boat.colour());
    let means = game.means(seat);
    let launches = investor.hand.iter().any(|mission| means.fill(mission.colour(), mission.volume()));
    let gives = investor.coins > 11 || matches!(game.stage(), Stage::InterimLap | Stage::LastLap);
    let for_sale = |slot: u8| game.purchase[usize::from(slot) - 1].card.is_some_and(wanted);
    let worth = |action: &Action| match *action {
        Action::Launch { .. } => 90,
        Action::Buy if rich => 80,
        Action::BuyBoat { slot } => 40 + usize::from(for_sale(slot)),
        Action::Place { boat, .. } => 20 + usize::from(!wanted(boat)),
        Action::Send => {
            if launches || gives {
                85
            } else {
                8
            }
        }
        Action::Mission if investor.hand.len() < 3 => 60,
        Action::Coins => 50,
        Action::To { .. } if gives => 30,
        Action::Engage { turns } => usize::from(turns),
        Action::Reserve => usize::from(choose_reserve(game)),
        Action::EndTurn | Action::Done => 10,
        Action::Buy | Action::Mission | Action::To { .. } => 5,
        Action::Take { .. }
        | Action::Draw
        | Action::PlaceJoker
        | Action::Set { .. }
        | Action::ReserveBoat { .. }
        | Action::ReserveMission { .. } => 20,
    };
    let best = legal.iter().map(worth).max().unwrap();
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    good[choose.below(good.len())]
}

/// Plays a reserve card occasionally.
fn choose_reserve(game: &AuNomDuRoi) -> u8 {
    if game.turns.is_multiple_of(7) { 95 } else { 1 }
}

/// A policy that ends every turn at once.
fn idle(_: &AuNomDuRoi, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    match legal.contains(&Action::EndTurn) {
        true => Action::EndTurn,
        false => legal[choose.below(legal.len())],
    }
}

/// The scores after each lap.
fn standings(before: &AuNomDuRoi, after: &AuNomDuRoi) -> Option<String> {
    let stand = |seat| format!("{} ({} coins)", after.standing(seat).total(), after.investor(seat).coins);
    let stands: Vec<String> = Seat::all(after.investors.len()).map(stand).collect();
    (before.round() != after.round()).then(|| format!("round {}: {}", before.round(), stands.join(", ")))
}

#[test]
fn annotated_games_match_for_every_number_of_seats() {
    for seats in 2..=4 {
        let game = finish(from_seed(seats, 7, Options::default()), 7, busy);
        assert_eq!(game.state().outcome().unwrap().ending, "final");
        golden().annotated(&format!("{seats}-seats.txt"), &game, standings);
    }
}

/// AR-13.2: a game that ends with the final scoring and a clear winner.
#[test]
fn a_game_ends_with_the_final_scoring() {
    let game = finish(from_seed(3, 11, Options::default()), 11, busy);
    let outcome = game.state().outcome().unwrap();
    golden().record("ending-final.txt", &game, "final", &[outcome.winners[0].0], outcome.tie_break);
}

/// AR-13.10: a game decided by the boats that are not at expeditions.
#[test]
fn a_game_is_decided_by_boats_kept() {
    let seed = (0..3000)
        .find(|&seed| finish_fast(game(2, seed), seed, busy).outcome().unwrap().tie_break == Some("boats"))
        .expect("one of many games ends like this");
    let game = finish(from_seed(2, seed, Options::default()), seed, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("tie-boats.txt", &game, "final", &[winner], Some("boats"));
}

/// AR-13.11: a game with a shared victory.
#[test]
fn a_game_ends_in_a_shared_victory() {
    let mut state = turn(2);
    state.scorings = [Countdown::Held, Countdown::Due(2)];
    thin_boats(&mut state, 0);
    let boats: Vec<_> = state.investors[1].idle.each().collect();
    for &boat in boats.iter().take(boats.len() / 2) {
        state.investors[1].idle.remove(boat);
        state.investors[0].idle.insert(boat);
    }
    golden().record("shared.txt", &finish(from_state(state), 1, idle), "final", &[0, 1], None);
}

/// AR-15.1: a game without purchases.
#[test]
fn a_game_without_purchases_is_stopped() {
    golden().record(
        "ending-idle.txt",
        &finish(from_seed(2, 3, Options::default()), 3, idle),
        "idle",
        &[0, 1],
        None,
    );
}

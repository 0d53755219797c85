//! Golden playthroughs in `playthroughs/`: annotated games for every number of seats, and records for every ending and every
//! tie. `UPDATE_PLAYTHROUGHS=1` rewrites them; read the difference before accepting it.

use engine::kit::{Golden, finish, from_seed, from_state};
use engine::{Game, Match, Seat};

use super::helpers::{Choose, afloat, build, give, settle, stubborn, table};
use crate::{Action, Card, Ilos, Options, SiteKind};

/// The folder `playthroughs/`.
fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A policy that places pioneers if possible and sails otherwise, so that games are short and varied.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is has no preference")]
fn busy(_: &Ilos, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let worth = |action: &Action| match *action {
        Action::Play { card: Card::Market } => 5,
        Action::Play { card: Card::Ship } => 3,
        Action::Play { .. } => 4,
        Action::Pay { card: Card::Ship | Card::Market } => 2,
        _ => 1,
    };
    // Some choices are random.
    let best = if choose.below(5) == 0 { 1 } else { legal.iter().map(worth).max().unwrap() };
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) >= best).collect();
    good[choose.below(good.len())]
}

/// A policy that ends every turn at once.
fn idle(_: &Ilos, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let quiet = [Action::End, Action::Done].into_iter().find(|action| legal.contains(action));
    quiet.unwrap_or_else(|| legal[choose.below(legal.len())])
}

/// The scores after each round.
fn standings(before: &Ilos, after: &Ilos) -> Option<String> {
    let worth: Vec<String> = Seat::all(after.seats()).map(|seat| after.wealth(seat).to_string()).collect();
    (before.round != after.round).then(|| format!("round {}: {}", before.round, worth.join(" ")))
}

#[test]
fn annotated_games_match_for_every_number_of_seats() {
    for seats in 2..=5 {
        let game = finish(from_seed(seats, 7, Options {}), 7, busy);
        golden().annotated(&format!("{seats}-seats.txt"), &game, standings);
    }
}

/// IL-17.2: a game that ends with a tenth pioneer.
#[test]
fn a_game_ends_with_the_tenth_pioneer() {
    let game = finish(from_seed(4, 11, Options {}), 11, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-pioneers.txt", &game, "pioneers", &[winner], None);
}

/// IL-17.7: a game that ends because no site is left and no tile fits.
#[test]
fn a_game_ends_in_a_stalemate() {
    let (map, left) = stubborn();
    let mut game = table(2);
    game.map = map;
    game.zone = left.iter().take(3).collect();
    game.unseen = crate::Tiles::all() - game.zone - game.map.tiles_in_play();
    game.tiles_left = 8 - 3 - 4;
    let mut seat = 0;
    while let Some((root, kind)) = free(&game) {
        if kind == SiteKind::Building {
            build(&mut game, seat, &root, None);
        } else {
            settle(&mut game, seat, &root, kind);
        }
        seat = 1 - seat;
    }
    afloat(&mut game);
    let game = finish(from_state(game), 1, idle);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-stalemate.txt", &game, "stalemate", &[winner], None);
}

/// A free site: its island and kind.
fn free(game: &Ilos) -> Option<(String, SiteKind)> {
    game.map.islands.iter().find_map(|island| {
        let kind = SiteKind::ALL.into_iter().find(|kind| island.free[kind.index()] > 0)?;
        Some((island.root.to_string(), kind))
    })
}

/// The last of sixty rounds without actions, with these resources behind the screens and numbers of pioneers.
fn last_round(stocks: [[u16; 4]; 2], pioneers: [usize; 2]) -> Match<Ilos> {
    let mut game = table(2);
    let kinds = [SiteKind::Ebony, SiteKind::Ebony];
    for (seat, count) in pioneers.into_iter().enumerate() {
        for kind in kinds.into_iter().take(count) {
            settle(&mut game, seat as u8, "T06a", kind);
        }
        give(&mut game, seat as u8, stocks[seat]);
    }
    game.round = 60;
    afloat(&mut game);
    finish(from_state(game), 1, idle)
}

/// IL-17.8: a game that is stopped.
#[test]
fn a_game_ends_after_the_last_round() {
    golden().record(
        "ending-rounds.txt",
        &last_round([[5, 0, 0, 0], [0, 0, 0, 1]], [0, 0]),
        "rounds",
        &[0],
        None,
    );
}

/// IL-17.6: equal wealth, more pioneers.
#[test]
fn pioneers_break_a_tie() {
    // Two pioneers produce two ebony in the last turn.
    let game = last_round([[4, 0, 0, 0], [0, 0, 0, 2]], [2, 0]);
    golden().record("tie-pioneers.txt", &game, "rounds", &[0], Some("pioneers"));
}

/// IL-17.6: equal wealth and equal numbers of pioneers.
#[test]
fn a_full_tie_is_shared() {
    let game = last_round([[4, 0, 0, 0], [1, 0, 0, 1]], [1, 1]);
    golden().record("tie-shared.txt", &game, "rounds", &[0, 1], None);
}

//! Golden playthroughs in `playthroughs/`: annotated games for every number of seats, level and with La Armada, and
//! records for every ending and a shared victory. `UPDATE_PLAYTHROUGHS=1` rewrites them; review the diff before you
//! commit it.

use engine::kit::{Golden, finish, finish_fast, from_seed, from_state};
use engine::{Game, Match, Seat};

use super::helpers::{Choose, variant};
use super::stories::{story_options, with_card};
use crate::step::Step;
use crate::{Action, Level, Maracaibo, Options};

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A policy that sails slowly and buys what it can, so that games are eventful.
#[expect(clippy::wildcard_enum_match_arm, reason = "the policy has no preference among other actions")]
fn busy(_: &Maracaibo, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let worth = |action: &Action| match *action {
        Action::Quest { .. } | Action::UseTile { .. } | Action::Cure { .. } => 90,
        Action::Objective { .. } => 85,
        Action::Deliver { .. } | Action::Perform | Action::Fight { .. } | Action::Explore { .. } => 80,
        Action::Annex { .. } | Action::Invest { .. } => 75,
        Action::Buy { .. } => 70,
        Action::Village | Action::City | Action::Influence { .. } => 60,
        Action::Stop => 50,
        Action::Skip | Action::DiscardHand => 1,
        _ => 10,
    };
    let best = legal.iter().map(worth).max().unwrap();
    // One choice in four is random; otherwise some would never be made.
    let good: Vec<Action> = match choose.below(4) {
        0 => legal.to_vec(),
        _ => legal.iter().copied().filter(|action| worth(action) == best).collect(),
    };
    good[choose.below(good.len())]
}

/// The standings after each round.
fn standings(before: &Maracaibo, after: &Maracaibo) -> Option<String> {
    let seats = Seat::all(after.players.len()).map(|seat| after.sheet(seat).total());
    let points: Vec<String> = seats.map(|total| total.to_string()).collect();
    (before.round != after.round).then(|| format!("round {}: {}", before.round, points.join(" ")))
}

#[test]
fn playthroughs_of_every_number_of_seats_are_unchanged() {
    let with = |level, armada| Options { level, armada, ..Options::default() };
    let alone = Options { solo: Some(3), ..Options::default() };
    let tables = [
        (1, alone),
        (2, with(Level::Easy, false)),
        (3, with(Level::Medium, true)),
        (4, with(Level::Hard, true)),
    ];
    for (seats, options) in tables {
        let game = finish(from_seed(seats, 7, options), 7, busy);
        golden().annotated(&format!("{seats}-seats.txt"), &game, standings);
    }
}

/// MA-29: a story game from the middle of a campaign, with votes and changes of the board.
#[test]
fn story_playthroughs_are_unchanged() {
    for (seats, card) in [(1, "06"), (3, "22")] {
        let archive = with_card(seats, &["02"], card).archive().unwrap();
        let options = Options { campaign: Some(Box::new(archive)), ..story_options() };
        let game = finish(from_seed(seats, 9, options), 9, busy);
        golden().annotated(&format!("story-{seats}-seats.txt"), &game, standings);
    }
}

/// MA-18.8: a game that ends after four rounds.
#[test]
fn a_game_ends_after_four_rounds() {
    let options = Options { level: Level::Hard, ..Options::default() };
    let game = finish(from_seed(3, 11, options), 11, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-rounds.txt", &game, "rounds", &[winner], None);
}

/// The first seed whose solo game has this ending.
fn against_jeanne(solo: u8, ending: &str) -> Match<Maracaibo> {
    let options = Options { solo: Some(solo), ..Options::default() };
    let ends = |&seed: &u64| {
        let over = finish_fast(variant(1, seed, options.clone()), seed, busy);
        over.outcome().is_some_and(|outcome| outcome.ending == ending)
    };
    let seed = (0..3000).find(ends).expect("some seed has this ending");
    finish(from_seed(1, seed, options), seed, busy)
}

/// MA-31.22: a solo player loses at the highest level.
#[test]
fn jeanne_wins() {
    golden().record("ending-solo-lost.txt", &against_jeanne(5, "solo-lost"), "solo-lost", &[], None);
}

/// A game from its last purchases on, in which no player buys. Points are added so that the totals differ like
/// `wanted`, by seat, with Jeanne last.
fn last_purchases(seats: usize, wanted: &[i32]) -> Match<Maracaibo> {
    let mut state = variant(seats, 5, Options::default());
    let (mut choose, mut legal) = (Choose(5), Vec::new());
    while state.round < 4 || !state.steps.iter().any(|step| matches!(step, Step::Score(_))) {
        let seat = state.turn().actors().first().unwrap();
        state.legal(seat, &mut legal);
        let action = busy(&state, seat, &legal, &mut choose);
        state.apply(seat, action, &mut engine::Silent);
    }
    let points = |_: &Maracaibo, _: Seat, legal: &[Action], _: &mut Choose| {
        legal.iter().copied().find(|&action| action == Action::TakePoints).unwrap_or(legal[0])
    };
    let outcome = finish_fast(state.clone(), 1, points).outcome().unwrap();
    let totals = outcome.sheets.iter().chain(outcome.rivals.iter().map(|rival| &rival.sheet));
    let lacking: Vec<i32> = totals.zip(wanted).map(|(sheet, wanted)| wanted - sheet.total()).collect();
    // Points are only added, and never to Jeanne.
    let least = if seats == 1 { lacking[1] } else { *lacking.iter().min().unwrap() };
    for (player, lacking) in state.players.iter_mut().zip(lacking) {
        player.points = player.points.checked_add_signed((lacking - least) as i16).unwrap();
    }
    finish(from_state(state), 1, points)
}

/// MA-31.22: more points than Jeanne win; equal points share the victory.
#[test]
fn a_solo_player_wins_or_shares() {
    golden().record("ending-solo-won.txt", &last_purchases(1, &[1, 0]), "solo-won", &[0], None);
    golden().record("ending-solo-shared.txt", &last_purchases(1, &[0, 0]), "solo-shared", &[0], None);
}

/// MA-19.10: equal points share the victory.
#[test]
fn a_victory_is_shared() {
    golden().record("shared.txt", &last_purchases(3, &[3, 7, 7]), "rounds", &[1, 2], None);
}

//! Mundus Novus: the first game with an evaluation.

use catalog::AnyMatch;
use engine::{ActError, Game, Seat, Seed, Silent};
use mundus_novus::{Cards, MundusNovus, Resource};
use serde_json::Value;

use super::{kinds_are_those_of_the_weights, spec};
use crate::{choose, choose_any, playout, playout_any};

fn begin(seats: usize, seed: u64) -> Box<dyn AnyMatch> {
    let data = catalog::built_in("mundus-novus").unwrap();
    catalog::begin("mundus-novus", data, seats, &Value::Null, Seed::from(seed)).unwrap()
}

fn game(seats: usize, seed: u64) -> MundusNovus {
    let data = catalog::built_in("mundus-novus").unwrap();
    MundusNovus::new(data, seats, &Default::default(), Seed::from(seed)).unwrap()
}

#[test]
fn the_weights_name_every_kind_of_action_and_no_other() {
    kinds_are_those_of_the_weights(
        (0..40).map(|seed| game(2 + seed as usize % 5, seed)),
        &["perfect", "title"],
    );
}

#[test]
fn a_choice_is_legal() {
    let mut playing = begin(3, 5);
    for n in 0..60 {
        let Some(seat) = playing.turn().actors().first() else { break };
        let action = choose_any(playing.as_ref(), seat, &spec("sensible"), Seed::from(n)).unwrap();
        let row = playing.read(seat, &action).unwrap();
        assert!(playing.legal(seat).contains(&row), "{row:?}");
        playing.act(seat, &action, None).unwrap();
    }
}

#[test]
fn bots_decide_only_for_deciding_seats() {
    let playing = begin(2, 1);
    let refused =
        |playing: &dyn AnyMatch, seat| choose_any(playing, Seat(seat), &spec("random"), Seed::from(1));
    assert_eq!(refused(playing.as_ref(), 2).unwrap_err(), ActError::NoSeat(Seat(2)));
    let actors = playing.turn().actors();
    let other = Seat::all(2).find(|&seat| !actors.has(seat)).unwrap();
    assert_eq!(refused(playing.as_ref(), other.0).unwrap_err(), ActError::NotAwaited(actors));
}

#[test]
fn a_playout_does_not_change_the_match_and_is_repeatable() {
    let playing = begin(3, 2);
    let before = playing.state();
    let bots = [spec("greedy:cap=32,redeals=1"), spec("sensible")];
    let outcome = playout_any(playing.as_ref(), &bots, Seed::from(3));
    assert_eq!(outcome, playout_any(playing.as_ref(), &bots, Seed::from(3)));
    assert_eq!(playing.state(), before);
    assert_eq!(outcome.sheets.len(), 3);
}

/// Whole games at a small size; the tests of the arena check the exact figures.
#[test]
fn sensible_players_finish_their_games() {
    for seats in 2..=6 {
        let mut rounds = 0;
        for seed in 0..10 {
            let mut game = game(seats, seed);
            let mut n = 0;
            while let Some(seat) = game.turn().actors().first() {
                let action = choose(&spec("sensible"), &game, seat, Seed::from(seed).nth(n));
                game.apply(seat, action, &mut Silent);
                n += 1;
            }
            rounds += game.round;
        }
        assert!((50..=200).contains(&rounds), "{rounds} rounds in ten games at {seats} seats");
    }
}

#[test]
fn greedy_sells_before_ending_its_turn() {
    let state = game(2, 11);
    let outcome = playout(&[spec("greedy:cap=64,redeals=1"), spec("random")], &state, Seed::from(1));
    assert_eq!(outcome.winners, [Seat(0)]);
    assert!(outcome.scores()[0] > 60, "{:?}", outcome.scores());
}

/// Gives an acting seat one card of each kind and a relic from the piles; none if the piles lack them.
fn deal_ten(game: &mut MundusNovus, seat: Seat) -> Option<()> {
    let held = std::mem::take(&mut game.players[seat.index()].hand);
    game.players[seat.index()].shown = Cards::NONE;
    game.discard += held;
    let mut hand = Cards::NONE;
    for card in Resource::GOODS.into_iter().chain([Resource::Relic]) {
        let from = [&mut game.discard, &mut game.pile].into_iter().find(|pile| pile[card] > 0)?;
        *from -= Cards::one(card);
        hand += Cards::one(card);
    }
    game.players[seat.index()].hand = hand;
    Some(())
}

/// MN-8.2: ten different kinds and a relic win at once. The first release missed it, because equally valued sales
/// filled its beam.
#[test]
fn greedy_shows_the_perfect_combination() {
    let mut shown = 0;
    for seed in 0..12 {
        let mut game = game(2 + seed as usize % 3, seed);
        let mut n = 0;
        // Plays to the start of a turn without a combination in progress.
        while game.round < 2 || game.prospect().is_none_or(|prospect| prospect.build.is_some()) {
            let seat = game.turn().actors().first().unwrap();
            let action = choose(&spec("sensible"), &game, seat, Seed::from(seed).nth(n));
            game.apply(seat, action, &mut Silent);
            n += 1;
        }
        let seat = game.turn().actors().first().unwrap();
        if deal_ten(&mut game, seat).is_none() {
            continue;
        }
        let mut greedy = crate::Player::new(&spec("greedy"));
        while game.turn().actors().has(seat) && !game.perfect.has(seat) {
            let action = greedy.choose(&game, seat, Seed::from(seed).nth(n));
            game.apply(seat, action, &mut Silent);
            n += 1;
        }
        assert!(game.perfect.has(seat) || game.turn().is_over(), "seed {seed}: {:?}", game.player(seat));
        shown += 1;
    }
    assert!(shown >= 3, "{shown} positions");
}

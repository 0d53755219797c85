//! Secrecy: hidden information appears in no view, event, prompt or list of another viewer.

use engine::{Dice, Game, Notes, Seat, Seed, Told, Viewer};

use super::helpers::{Choose, afloat, choices, deal, game, give, play, play_out, table};
use crate::{Card, Event, Ilos};

fn redealt(game: &Ilos, viewer: Viewer, seed: u64) -> Ilos {
    let mut copy = game.clone();
    copy.redeal(viewer, &mut Dice::new(Seed::from(seed), "secrecy"));
    assert_eq!(copy.view(viewer), game.view(viewer));
    copy
}

#[test]
fn views_hide_hands_and_screens_of_other_players() {
    let mut game = game(3, 5);
    play_out(&mut game, &mut Choose(5), |game, _, _| {
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(viewer);
            for merchant in &view.merchants {
                let own = viewer == Viewer::Seat(merchant.seat);
                assert_eq!(merchant.hand.is_some(), own);
                assert_eq!(merchant.stock.is_some(), own);
                assert_eq!(merchant.wealth.is_some(), own);
            }
        }
    });
}

#[test]
fn views_hide_stock_of_other_players() {
    let mut game = table(3);
    afloat(&mut game);
    for seat in 0..3 {
        give(&mut game, seat, [1000 + u16::from(seat), 0, 0, 0]);
    }
    for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let text = serde_json::to_string(&game.view(viewer)).unwrap();
        for seat in Seat::all(3) {
            let told = text.contains(&(1000 + u16::from(seat.0)).to_string());
            assert_eq!(told, viewer == Viewer::Seat(seat), "{viewer} and {seat}");
        }
    }
}

#[test]
fn drawn_cards_are_shown_only_to_their_owner() {
    let mut game = table(2);
    afloat(&mut game);
    let mut notes = Notes::default();
    game.apply(Seat(0), crate::Action::End, &mut notes);
    let drew = notes.0.iter().find(|told| matches!(told, Told::Some { .. })).unwrap();
    let hand = game.merchants[0].hand;
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(0))), Some(&Event::Drew { seat: Seat(0), cards: hand }));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(drew.seen_by(viewer), Some(&Event::DrewUnseen { seat: Seat(0), count: 4 }));
    }
}

#[test]
fn payments_and_throws_are_redealt_for_other_players() {
    let mut game = game(2, 3);
    let seat = game.active;
    let choice = choices(&game)[0].clone();
    play(&mut game, &[&choice, "done"]);
    let other = Viewer::Seat(seat.left(2));
    let buried: Vec<_> = (0..40).map(|seed| redealt(&game, other, seed).merchant(seat).buried).collect();
    assert!(buried.iter().all(|cards| cards.len() == 1));
    assert!(Card::ALL.iter().filter(|&&card| buried.iter().any(|cards| cards[card] > 0)).count() > 2);
    let own = redealt(&game, Viewer::Seat(seat), 1);
    assert_eq!(own.merchant(seat), game.merchant(seat));
}

#[test]
fn choices_that_depend_on_a_hand_are_not_automatic() {
    let mut game = table(2);
    afloat(&mut game);
    // An empty hand is public, but a draw is irreversible: only its owner ends a turn.
    assert_eq!(choices(&game), ["end"]);
    assert!(game.is_secret(Seat(0)));
    deal(&mut game, 0, "M");
    assert_eq!(choices(&game), ["end"]);
    assert!(game.is_secret(Seat(0)));
    assert!(!game.is_secret(Seat(1)));
    deal(&mut game, 0, "SS");
    play(&mut game, &["play ship", "from reserve"]);
    assert!(!game.is_secret(Seat(0)));
    play(&mut game, &["to T06b"]);
    assert!(game.is_secret(Seat(0)));
}

#[test]
fn screens_are_lifted_at_the_end() {
    let mut game = game(2, 8);
    play_out(&mut game, &mut Choose(8), |_, _, _| ());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let view = game.view(viewer);
        for (merchant, sheet) in view.merchants.iter().zip(game.outcome().unwrap().sheets) {
            assert_eq!(merchant.wealth, Some(sheet.total()));
        }
    }
}

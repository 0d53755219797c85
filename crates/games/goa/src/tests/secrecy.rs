//! Secrecy: hidden information appears in no view, event, prompt or list of another viewer.

use engine::kit::texts_of;
use engine::{Game, Notes, Seat, Told, Viewer};

use super::helpers::{Choose, cards, choices, game, hold, play, stack, turn, variant};
use crate::{Event, Options};

#[test]
fn views_hide_cards_in_other_hands_and_the_draw_pile() {
    let mut game = game(3, 5);
    let mut choose = Choose(5);
    let mut legal = Vec::new();
    let mut looked = 0;
    while let Some(seat) = game.actor() {
        for viewer in Seat::all(3) {
            let named = texts_of(&game.view(Viewer::Seat(viewer)));
            let others = Seat::all(3).filter(|&other| other != viewer).map(|other| game.merchant(other).hand);
            let hidden = others.fold(game.deck, |all, hand| all | hand);
            for card in hidden.iter() {
                assert!(!named.contains(&card.to_string()), "{viewer} sees {card}");
            }
            looked += u32::from(!hidden.is_empty());
        }
        game.legal(seat, &mut legal);
        game.apply(seat, legal[choose.below(legal.len())], &mut engine::Silent);
    }
    assert!(looked > 100);
}

#[test]
fn views_hide_ducats_of_other_players() {
    let mut game = game(4, 6);
    for (seat, merchant) in game.merchants.iter_mut().enumerate() {
        merchant.ducats = 1000 + seat as u16;
    }
    for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let text = serde_json::to_string(&game.view(viewer)).unwrap();
        for seat in Seat::all(4) {
            let told = text.contains(&(1000 + u16::from(seat.0)).to_string());
            assert_eq!(told, viewer == Viewer::Seat(seat), "{viewer} and {seat}");
        }
    }
}

/// Bids and legal actions may depend on a player's ducats; the view of others must not.
#[test]
fn views_do_not_depend_on_ducats_of_other_players() {
    let (mut game, mut choose, mut legal) = (game(3, 5), Choose(5), Vec::new());
    let mut looked = 0;
    while let Some(seat) = game.actor() {
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut richer = game.clone();
            for other in Seat::all(3).filter(|&other| !viewer.is(other)) {
                richer.merchants[other.index()].ducats += 7;
            }
            assert_eq!(game.view(viewer), richer.view(viewer));
            assert_eq!(game.prompt(viewer), richer.prompt(viewer));
            assert_eq!(game.is_secret(seat), richer.is_secret(seat));
            looked += 1;
        }
        game.legal(seat, &mut legal);
        game.apply(seat, legal[choose.below(legal.len())], &mut engine::Silent);
    }
    assert!(looked > 100);
}

#[test]
fn drawn_cards_are_shown_only_to_their_owner() {
    let mut game = turn(2);
    stack(&mut game, &["X07"]);
    let mut notes = Notes::default();
    game.apply(Seat(0), crate::Action::Expedition { cards: 1 }, &mut notes);
    let drew = notes.0.iter().find(|told| matches!(told, Told::Some { .. })).unwrap();
    assert_eq!(
        drew.seen_by(Viewer::Seat(Seat(0))),
        Some(&Event::Drew { seat: Seat(0), cards: cards(&["X07"]) })
    );
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(drew.seen_by(viewer), Some(&Event::DrewUnseen { seat: Seat(0), count: 1 }));
    }
}

#[test]
fn a_forced_pass_is_not_played_automatically() {
    let mut game = game(2, 1);
    while game.stage() == crate::Stage::Tokens {
        let choice = choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    let seat = game.actor().unwrap();
    assert!(game.is_secret(seat));
    assert!(!game.is_secret(seat.left(2)));
    // With open ducats there is nothing to hide.
    let mut open = variant(2, 1, Options { open_ducats: true, ..Options::default() });
    while open.stage() == crate::Stage::Tokens {
        let choice = choices(&open)[0].clone();
        play(&mut open, &[&choice]);
    }
    assert!(!open.is_secret(open.actor().unwrap()));
}

#[test]
fn forced_choices_do_not_reveal_held_cards() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X25"]);
    game.merchants[0].colonists = 0;
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found calicut"]);
    assert_eq!(choices(&game), ["give up"]);
    assert!(game.is_secret(Seat(0)));
}

#[test]
fn all_hands_and_ducats_are_open_at_the_end() {
    let mut game = game(2, 8);
    super::helpers::play_out(&mut game, &mut Choose(8), |_, _, _| ());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = game.view(viewer);
        assert!(view.merchants.iter().all(|merchant| merchant.ducats.is_some() && merchant.hand.is_some()));
        for (merchant, sheet) in view.merchants.iter().zip(game.outcome().unwrap().sheets) {
            assert_eq!(merchant.score, sheet.total());
        }
    }
}

/// After a reshuffle, all players know which cards are in hands; a redeal keeps them there.
#[test]
fn a_redeal_keeps_cards_held_at_the_reshuffle_in_hands() {
    let mut game = turn(3);
    hold(&mut game, 1, &["X01", "X02"]);
    hold(&mut game, 2, &["X03"]);
    stack(&mut game, &[]);
    play(&mut game, &["expedition 1"]);
    let old = cards(&["X01", "X02", "X03"]);
    for seed in 0..20 {
        let mut copy = game.clone();
        copy.redeal(Viewer::Seat(Seat(0)), &mut engine::Dice::new(engine::Seed::from(seed), "test"));
        assert_eq!(copy.merchants[1].hand | copy.merchants[2].hand, old);
        assert_eq!((copy.merchants[1].hand.len(), copy.merchants[2].hand.len()), (2, 1));
        assert_eq!(copy.deck, game.deck);
    }
}

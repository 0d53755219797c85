//! Secrecy: views, events, prompts and lists of other seats do not contain hidden data.

use engine::kit::texts_of;
use engine::{Dice, Game, Notes, Seat, Seed, Silent, Told, Viewer};

use super::helpers::{Choose, game, play, turn};
use crate::{Cards, Deck, Event, Stage};

/// MA-4.6: views hide hands, piles and secret choices of others.
#[test]
fn views_hide_hands_and_piles() {
    let mut game = game(3, 5);
    let mut choose = Choose(5);
    let mut legal = Vec::new();
    let mut looked = 0;
    while let Some(seat) = game.turn().actors().first() {
        for viewer in Seat::all(3) {
            let named = texts_of(&game.view(Viewer::Seat(viewer)));
            let mut hidden = game.deck | game.unused;
            for other in Seat::all(3).filter(|&other| other != viewer) {
                let player = game.player(other);
                hidden |=
                    (player.hand - player.known) | player.dropped | player.planned.into_iter().collect();
                if game.stage() == Stage::Careers
                    && let Some(career) = player.career
                {
                    let own = game.player(viewer).offered.has(career);
                    assert!(own || !named.contains(&career.to_string()), "{viewer} sees {career}");
                }
            }
            for card in hidden.iter() {
                assert!(!named.contains(&card.to_string()), "{viewer} sees {card}");
            }
            looked += 1;
        }
        game.legal(seat, &mut legal);
        game.apply(seat, legal[choose.below(legal.len())], &mut Silent);
    }
    assert!(looked > 300);
}

/// MA-8.4: a card seen in the discard pile is known not to be in the box, even once it is in a hand.
#[test]
fn a_redeal_keeps_recycled_cards_out_of_the_box() {
    let mut game = turn(2);
    let b_cards = game.tables().sets.decks[Deck::B.index()];
    // Cards of a second pile, drawn before the third was formed.
    let drawn: Cards = (game.deck & b_cards).iter().take(4).collect();
    game.deck = game.deck - drawn;
    game.recycled = game.deck | drawn;
    game.reshuffled = true;
    game.players[0].hand = drawn;
    game.players[0].old = drawn;
    let mut dice = Dice::new(Seed::from(1), "redeal");
    game.redeal(Viewer::Seat(Seat(1)), &mut dice);
    assert_eq!(game.players[0].hand, drawn, "only these cards can be in the hand");
    assert!((game.unused & drawn).is_empty());
}

/// MA-8.1: only the owner sees a drawn card; a card taken face up is public.
#[test]
fn only_the_owner_sees_drawn_cards() {
    let mut game = turn(2);
    game.steps.pop();
    let mut notes = Notes::default();
    game.apply(Seat(0), crate::Action::Draw, &mut notes);
    let card = game.players[0].hand.first().unwrap();
    let drew = notes.0.iter().find(|told| matches!(told, Told::Some { .. })).unwrap();
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(0))), Some(&Event::Drew { seat: Seat(0), card }));
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(1))), Some(&Event::DrewUnseen { seat: Seat(0) }));
    assert!(game.players[0].known.is_empty());
    let open = game.row[0].unwrap();
    play(&mut game, &[&format!("take {open}")]);
    assert!(game.players[0].known.has(open));
    assert!(game.view(Viewer::Seat(Seat(1))).players[0].known.has(open));
}

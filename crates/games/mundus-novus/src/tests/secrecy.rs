//! Views and events hide the cards of other seats, and a redeal keeps what a viewer knows.

use engine::{Dice, Game, Notes, Seat, Seed, Told, Viewer};

use super::helpers::{Choose, Table, cards, exchange, game, play};
use crate::step::Step;
use crate::trade::Compensate;
use crate::{Action, Cards, Event, HandView, MundusNovus, Resource};

fn redealt(game: &MundusNovus, viewer: Viewer, seed: u64) -> MundusNovus {
    let mut copy = game.clone();
    copy.redeal(viewer, &mut Dice::new(Seed::from(seed), "secrecy"));
    assert_eq!(copy.view(viewer), game.view(viewer));
    copy
}

fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

#[test]
fn views_show_no_hidden_card() {
    for seats in [2, 3, 6] {
        let mut game = game(seats, 5);
        super::helpers::play_out(&mut game, &mut Choose(5), |game, actor, _| {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = game.view(viewer);
                for player in view.players.iter().filter(|player| !viewer.is(player.seat)) {
                    assert!(matches!(player.hand, HandView::Count(_)));
                    assert!(matches!(player.stored, HandView::Count(_)));
                }
                if let Some(trade) = &view.trade {
                    for offer in trade.offers.iter().filter(|offer| !viewer.is(offer.seat)) {
                        assert!(trade.revealed || (offer.cards.is_none() && offer.total.is_none()));
                    }
                    let secret = trade.compensation.as_ref().filter(|one| one.card.is_some());
                    assert!(secret.is_none_or(|one| viewer.is(one.giver) || viewer.is(one.receiver)));
                }
                assert!(view.build.is_none() || viewer.is(actor));
            }
        });
    }
}

#[test]
fn events_reach_only_their_audience() {
    let mut game = game(4, 9);
    let mut choose = Choose(9);
    let mut notes = Notes::default();
    let mut legal = Vec::new();
    while let Some(actor) = game.turn().actors().first() {
        game.legal(actor, &mut legal);
        game.apply(actor, legal[choose.below(legal.len())], &mut notes);
    }
    let mut kinds = [0; 4];
    for told in &notes.0 {
        let (seats, event) = match told {
            Told::All(event) => (None, event),
            Told::Some { seats, event, .. } => (Some(*seats), event),
        };
        let one = |seat: Seat| Some(seat).into_iter().collect();
        let meant = if let Event::Dealt { seat, .. } = *event {
            (0, Some(one(seat)))
        } else if let Event::OfferedCard { seat, .. } = *event {
            (1, Some(one(seat)))
        } else if let Event::Stored { seat, .. } = *event {
            (2, Some(one(seat)))
        } else if let Event::Compensated { giver, receiver, .. } = *event {
            (3, Some([giver, receiver].into_iter().collect()))
        } else {
            (9, None)
        };
        assert_eq!(seats, meant.1, "{event:?}");
        if let Some(count) = kinds.get_mut(meant.0) {
            *count += 1;
        }
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn a_redeal_keeps_cards_taken_face_up() {
    // The cards come from the pool, from a kept trade and from a market swap.
    let mut game = Table::new(3).hands("1 2 3 4 5").owns(0, "D10").owns(1, "D12").next_round();
    let pick = super::helpers::choices(&game, 0)[0].clone();
    let events = play(&mut game, &format!("0: {pick}"));
    let Event::Picked { card, .. } = events[0] else { panic!("{events:?}") };
    for seed in 0..20 {
        assert!(redealt(&game, seat(2), seed).player(Seat(0)).hand.has(card));
    }
    let mut game = Table::new(3).market("7 7 8").offers(&["9 9", "1 2", "4 5"]);
    play(&mut game, "0: take corn from 1, 0: swap for indigo, 1: take vanilla from 0, 1: keep");
    for seed in 0..20 {
        let copy = redealt(&game, Viewer::Spectator, seed);
        assert_eq!((copy.player(Seat(0)).hand, copy.player(Seat(1)).hand), (cards("8"), cards("9")));
    }
}

#[test]
fn cards_discarded_face_up_are_no_longer_known() {
    let mut game = Table::new(2).hands("1 1 1").turn(0, 1);
    game.players[0].shown = cards("1 1");
    play(&mut game, "0: identical, 0: develop D26");
    assert_eq!(game.player(Seat(0)).shown, Cards::NONE);
}

#[test]
fn known_stored_cards_follow_from_the_discards() {
    let mut game = Table::new(2).owns(0, "D34").hand(0, "1 9 9 5").turn(0, 1);
    game.players[0].shown = cards("9 9 5");
    play(&mut game, "0: end, 0: store vanilla, 0: store cocoa");
    // A 9 and the 5 were discarded, so the other 9 is stored. The 1 is not known.
    assert_eq!(game.player(Seat(0)).shown, cards("9"));
    let stores: Vec<Cards> =
        (0..40).map(|seed| redealt(&game, seat(1), seed).player(Seat(0)).stored).collect();
    assert!(stores.iter().all(|stored| stored.len() == 2 && stored.has(Resource::Vanilla)));
    assert!(stores.iter().any(|stored| *stored != cards("1 9")));
}

/// The chain of the dossier's fifth example; then seat 0 gives seat 2 a card.
fn compensated() -> MundusNovus {
    let mut game =
        Table::new(4).hand(3, "6 6 6 6 6").hand(0, "9 9 r").hand(1, "1 2 5").hand(2, "3 4 6").announce();
    play(&mut game, "0: announce 2, 0: offer vanilla, 0: offer vanilla, 1: offer cocoa, 1: offer corn");
    play(&mut game, "2: offer tobacco, 2: offer coffee, 3: offer sugar-cane, 3: offer sugar-cane");
    exchange(&mut game, "0<3 3<0 0<1 1<3 3<2 2<0 0<1 1<2");
    assert_eq!(*game.step(), Step::Compensate(Compensate { to: Seat(2) }));
    game
}

#[test]
fn only_giver_and_receiver_know_the_secret_card() {
    let mut game = compensated();
    let mut other = game.clone();
    play(&mut game, "0: give relic");
    play(&mut other, "0: give corn");
    // All other viewers cannot tell the two games apart.
    for viewer in [seat(1), seat(3), Viewer::Spectator] {
        assert_eq!(redealt(&game, viewer, 3), redealt(&other, viewer, 3), "{viewer}");
    }
    let hands = |viewer, of: u8| -> Vec<Cards> {
        (0..30).map(|seed| redealt(&game, viewer, seed).player(Seat(of)).hand).collect()
    };
    // The giver knows that the receiver has it.
    assert!(hands(seat(0), 2).iter().all(|hand| hand.has(Resource::Relic)));
    assert!(hands(seat(1), 2).iter().any(|hand| !hand.has(Resource::Relic)));
    // The receiver knows that the giver still holds all cards taken face up.
    let taken = game.player(Seat(0)).shown;
    assert_eq!(taken, cards("1 2 6"));
    assert!(hands(seat(2), 0).iter().all(|hand| taken.is_within(hand)));
    assert!(hands(seat(1), 0).iter().any(|hand| !taken.is_within(hand)));
}

#[test]
fn a_played_secret_card_is_no_longer_known() {
    let mut game = compensated();
    play(&mut game, "0: give relic, 0: first 2, 2: relics 1");
    assert!(!game.compensation.unwrap().held);
    play(&mut game, "2: end, 3: end, 0: end");
    assert!(!game.compensation.unwrap().unsettled);
    assert_eq!(game.player(Seat(0)).shown, Cards::NONE);
}

#[test]
fn a_redeal_replaces_face_down_offers() {
    let mut game = Table::new(3).hands("1 2 3 4 5 6 7").owns(1, "D03").announce();
    play(&mut game, "0: announce 4, 1: offer cocoa, 1: stop, 2: offer corn");
    let copies: Vec<MundusNovus> = (0..40).map(|seed| redealt(&game, seat(0), seed)).collect();
    for copy in &copies {
        assert_eq!(copy.turn(), game.turn());
        // An unfinished offer becomes empty, and Las Casas may have stopped at any size.
        assert!(copy.player(Seat(2)).offer.is_empty());
    }
    let sizes: Vec<u8> = copies.iter().map(|copy| copy.player(Seat(1)).offer.len()).collect();
    assert!((0..=4).all(|size| sizes.contains(&size)), "{sizes:?}");
    // The viewer's own face-down cards stay.
    assert!((0..9).all(|seed| redealt(&game, seat(2), seed).player(Seat(2)).offer == cards("2")));
}

#[test]
fn a_combination_being_built_is_hidden() {
    let mut game = Table::new(2).hand(0, "1 1 1 1 2 3 4").turn(0, 1);
    let before = game.clone();
    play(&mut game, "0: identical, 0: back, 0: identical");
    let seen = |game: &MundusNovus| (game.view(seat(1)), game.prompt(seat(1)), redealt(game, seat(1), 1));
    assert_eq!(seen(&game), seen(&before));
    assert!(game.view(seat(0)).build.is_some());
}

#[test]
fn choices_from_a_hidden_hand_are_never_forced() {
    let table = || Table::new(2).hands("1 1 1 1 1");
    let mut game = table().announce();
    assert!(!game.is_secret(Seat(0)));
    play(&mut game, "0: announce 2");
    assert!(game.is_secret(Seat(0)), "a forced choice would reveal a hand of a single kind");
    assert!(table().turn(0, 1).is_secret(Seat(0)));
    let game = Table::new(2).offers(&["9 9", "1 2"]);
    assert!(!game.is_secret(Seat(0)));
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    assert_eq!(legal[0], Action::Take { card: Resource::Cocoa, from: Seat(1) });
}

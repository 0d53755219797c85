//! Chapter MN-5: the Trade stage.

use engine::{Game, Match, NoUndo, Notes, Seat, Seats, Told, Turn, Viewer};

use super::helpers::{
    Choose, Table, cards, choices, exchange, game, hand_sizes, play, play_out, refusal, refused,
};
use crate::step::Step;
use crate::trade::{Compensate, Take};
use crate::{Action, Event, Marker, Resource};

/// MN-5.1: two, three or four cards are announced.
#[test]
fn two_to_four_cards_are_announced() {
    let game = Table::new(3).hands("1 2 3 4 5").master(1).announce();
    assert_eq!(game.turn(), Turn::One(Seat(1)));
    assert_eq!(choices(&game, 1), ["announce 2", "announce 3", "announce 4"]);
    for number in [0, 1, 5, 255] {
        assert_eq!(refused(&game, 1, Action::Announce { number }), "MN-5.1");
    }
    assert_eq!(refusal(&game, "1: announce 5"), "MN-5.1");
}

/// MN-5.2: all players offer exactly that many cards, in secret, in any order of seats.
#[test]
fn players_offer_exactly_the_announced_number() {
    let mut game = Table::new(3).hand(0, "1 2 3 4 5").hand(1, "6 6 7 8 9").hand(2, "r r 1 1 2").announce();
    play(&mut game, "0: announce 2");
    assert_eq!(game.turn(), Turn::Several(Seats::all(3)));
    play(&mut game, "1: offer sugar-cane");
    assert_eq!(choices(&game, 1), ["offer sugar-cane", "offer potato", "offer indigo", "offer vanilla"]);
    assert_eq!(refusal(&game, "1: stop"), "MN-5.2");
    assert_eq!(refusal(&game, "1: offer relic"), "MN-5.2");
    play(&mut game, "1: offer sugar-cane");
    assert_eq!(game.turn(), Turn::Several([Seat(0), Seat(2)].into_iter().collect()));
    assert!(choices(&game, 1).is_empty());
    assert_eq!(refused(&game, 1, Action::Offer { card: Resource::Potato }), "MN-2.1");
    // The order of seats and cards does not matter.
    let mut other = game.clone();
    play(&mut game, "0: offer cocoa, 2: offer relic, 0: offer corn");
    play(&mut other, "2: offer relic, 0: offer corn, 0: offer cocoa");
    assert_eq!(game, other);
    play(&mut game, "2: offer cocoa");
    assert_eq!(game.player(Seat(2)).offer, cards("r 1"));
}

/// MN-5.2a: every hand suffices, in random games of every size.
#[test]
fn every_hand_suffices_for_the_offer() {
    for seats in 2..=6 {
        let mut game = game(seats, 40);
        play_out(&mut game, &mut Choose(40), |game, _, _| {
            if *game.step() == Step::Announce {
                assert!(hand_sizes(game).iter().all(|&size| size >= 5));
            }
        });
    }
}

/// MN-5.3: offers are revealed together, when the last is complete.
#[test]
fn offers_are_revealed_together() {
    let mut game = Table::new(2).hands("1 2 3 4 5").announce();
    play(&mut game, "0: announce 2, 0: offer cocoa, 0: offer corn, 1: offer coffee");
    let seen = |game: &crate::MundusNovus| game.view(Viewer::Spectator).trade.unwrap();
    assert!(seen(&game).offers.iter().all(|offer| offer.cards.is_none() && offer.shown.is_none()));
    assert!(seen(&game).offers[0].done && !seen(&game).offers[1].done);
    let events = play(&mut game, "1: offer cotton");
    let shown = events.iter().filter(|event| matches!(event, Event::OfferShown { .. })).count();
    assert_eq!(shown, 2);
    assert_eq!(seen(&game).offers[0].shown, Some(cards("1 2")));
}

/// MN-5.4: cards count their number, a relic ten.
#[test]
fn offer_totals_add_up_card_values() {
    let game = Table::new(3).offers(&["9 9 9", "r 1 2", "1 2 3"]);
    let total = |seat, text| game.offer_total(Seat(seat), &cards(text));
    assert_eq!((total(0, "9 9 9"), total(1, "r 1 2"), total(2, "1 2 3")), (27, 13, 6));
}

/// MN-5.5: the highest total takes the token.
#[test]
fn the_highest_total_takes_the_token() {
    let game = Table::new(3).master(2).offers(&["1 2", "9 1", "4 5"]);
    assert_eq!(game.master, Seat(1));
}

/// MN-5.6: the Trade Master keeps it in a tie.
#[test]
fn the_trade_master_keeps_the_token_in_a_tie() {
    let game = Table::new(3).master(2).offers(&["1 2", "9 1", "5 5"]);
    assert_eq!(game.master, Seat(2));
    assert_eq!(*game.step(), Step::Take(Take { active: Seat(2) }));
}

/// MN-5.7: in a tie of others the Trade Master chooses among them.
#[test]
fn the_trade_master_chooses_among_others_who_tie() {
    let mut game = Table::new(4).master(2).offers(&["5 5", "9 1", "1 1", "2 8"]);
    assert_eq!(game.turn(), Turn::One(Seat(2)));
    assert_eq!(choices(&game, 2), ["title 0", "title 1", "title 3"]);
    assert_eq!(refusal(&game, "2: title 2"), "MN-5.7");
    assert_eq!(refused(&game, 2, Action::Title { seat: Seat(9) }), "MN-5.7");
    play(&mut game, "2: title 3");
    assert_eq!(game.master, Seat(3));
}

/// MN-5.8: an empty offer cannot win, even with Valdivia's three points.
#[test]
fn an_empty_offer_cannot_win_the_token() {
    let mut game = Table::new(2).hands("1 1 1 1 1").owns(0, "D03 D06").announce();
    // An empty offer with three points loses to two points.
    play(&mut game, "0: announce 2, 0: stop, 1: offer cocoa, 1: offer cocoa");
    assert_eq!(game.master, Seat(1));
}

/// MN-5.9: the new Trade Master takes first.
#[test]
fn the_new_trade_master_takes_first() {
    let game = Table::new(3).master(0).offers(&["1 2", "9 9", "4 5"]);
    assert_eq!(*game.step(), Step::Take(Take { active: Seat(1) }));
}

/// MN-5.10: from the offer of any other player.
#[test]
fn a_card_is_taken_from_another_player() {
    let game = Table::new(3).offers(&["9 9", "1 2", "4 4"]);
    assert_eq!(choices(&game, 0), ["take cocoa from 1", "take corn from 1", "take coffee from 2"]);
    assert_eq!(refused(&game, 0, Action::Take { card: Resource::Relic, from: Seat(1) }), "MN-5.10");
    assert_eq!(refused(&game, 0, Action::Take { card: Resource::Cocoa, from: Seat(7) }), "MN-5.10");
}

/// MN-5.11: keep it, or swap it for one of the three cards of the market.
#[test]
fn the_card_is_kept_or_swapped() {
    let mut game = Table::new(3).market("5 5 7").offers(&["9 9", "1 2", "4 4"]);
    play(&mut game, "0: take corn from 1");
    assert_eq!(choices(&game, 0), ["keep", "swap for cotton", "swap for potato"]);
    // The card just put down is not among them.
    assert_eq!(refusal(&game, "0: swap for corn"), "MN-5.11");
    let mut kept = game.clone();
    play(&mut kept, "0: keep");
    assert_eq!((kept.player(Seat(0)).hand, kept.market), (cards("2"), cards("5 5 7")));
    play(&mut game, "0: swap for potato");
    assert_eq!((game.player(Seat(0)).hand, game.market), (cards("7"), cards("2 5 5")));
}

/// MN-5.12: a card of the same kind may be taken for it.
#[test]
fn a_card_may_be_swapped_for_the_same_kind() {
    let mut game = Table::new(3).market("2 5 7").offers(&["9 9", "1 2", "4 4"]);
    play(&mut game, "0: take corn from 1, 0: swap for corn");
    assert_eq!((game.player(Seat(0)).hand, game.market), (cards("2"), cards("2 5 7")));
    assert_eq!(game.trade.chain[0].swapped_for, Some(Resource::Corn));
}

/// MN-5.13: the player who lost the card is next, and may take from the one who took it.
#[test]
fn the_player_who_lost_the_card_takes_next() {
    let mut game = Table::new(3).offers(&["9 9", "1 2", "4 4"]);
    exchange(&mut game, "0<2");
    assert_eq!(game.turn(), Turn::One(Seat(2)));
    assert!(choices(&game, 2).contains(&"take vanilla from 0".to_owned()));
}

/// MN-5.14: players cannot take from their own offer.
#[test]
fn players_cannot_take_from_their_own_offer() {
    let game = Table::new(2).offers(&["9 9", "1 2"]);
    assert_eq!(refusal(&game, "0: take vanilla from 0"), "MN-5.14");
    assert_eq!(choices(&game, 0), ["take cocoa from 1", "take corn from 1"]);
}

/// MN-5.15: after A from B and B from A, A must take from another player.
#[test]
fn no_third_consecutive_exchange_between_two_players() {
    let mut game = Table::new(3).offers(&["9 9 9", "1 2 3", "4 5 6"]);
    exchange(&mut game, "0<1 1<0");
    assert_eq!(choices(&game, 0), ["take coffee from 2", "take cotton from 2", "take sugar-cane from 2"]);
    assert_eq!(refusal(&game, "0: take corn from 1"), "MN-5.15");
    // After an exchange with a third player the two may exchange again.
    exchange(&mut game, "0<2 2<0");
    assert_eq!(refusal(&game, "0: take cotton from 2"), "MN-5.15");
    assert_eq!(choices(&game, 0), ["take corn from 1", "take tobacco from 1"]);
}

/// MN-5.16: the rule does not apply with two players.
#[test]
fn two_players_exchange_freely() {
    let mut game = Table::new(2).offers(&["9 9 9", "1 2 3"]);
    exchange(&mut game, "0<1 1<0 0<1 1<0 0<1 1<0");
    assert_eq!(*game.step(), Step::First);
}

/// MN-5.17: the rule is waived when only that partner has cards left.
#[test]
fn the_ban_is_waived_when_no_one_else_has_cards() {
    let mut game = Table::new(3).offers(&["9 9 9", "1 2 3", "1 1 1"]);
    // Seat 2's cards go first.
    exchange(&mut game, "0<2 2<1 1<2 2<0 0<2 2<1");
    assert!(game.player(Seat(2)).offer.is_empty());
    exchange(&mut game, "1<0 0<1");
    // Seat 1 took from seat 0, who took from seat 1: only seat 0 has a card left.
    assert_eq!(game.turn(), Turn::One(Seat(1)));
    assert_eq!(choices(&game, 1), ["take vanilla from 0"]);
}

/// MN-5.18: the chain ends when no other player has a card on offer.
#[test]
fn the_chain_ends_when_no_card_is_left() {
    let mut game = Table::new(2).offers(&["9 9", "1 2"]);
    exchange(&mut game, "0<1 1<0 0<1 1<0");
    assert_eq!(*game.step(), Step::First);
    assert_eq!(game.trade.chain.len(), 4);
}

/// MN-5.19: the last active player takes back the remaining offer.
#[test]
fn the_remaining_offer_is_taken_back() {
    let mut game = Table::new(4).offers(&["9 9", "1 2", "3 4", "5 6"]);
    exchange(&mut game, "0<1 1<3 3<0 0<3 3<1 1<0 0<2");
    // Seat 2 is active, and all other offers are empty.
    assert_eq!(game.trade.taken_back, Some((Seat(2), cards("4"))));
    assert!(cards("4").is_within(&game.player(Seat(2)).hand));
}

/// MN-5.20: no card is given if the last active player is the Trade Master.
#[test]
fn no_card_is_given_when_the_trade_master_is_last() {
    let mut game = Table::new(3).offers(&["9 9", "1 2", "3 4"]);
    exchange(&mut game, "0<1 1<2 2<0 0<2 2<1 1<0");
    assert_eq!(*game.step(), Step::First);
    assert_eq!(game.trade.compensated, None);
    assert_eq!(hand_sizes(&game), [2, 2, 2]);
}

/// MN-5.21: otherwise the Trade Master gives that player any card in secret.
#[test]
fn the_trade_master_gives_a_card_in_secret() {
    let mut game = Table::new(3).hand(0, "9 9 r").hand(1, "1 2 5").hand(2, "3 4 6").announce();
    play(&mut game, "0: announce 2, 0: offer vanilla, 0: offer vanilla, 1: offer cocoa, 1: offer corn");
    play(&mut game, "2: offer tobacco, 2: offer coffee");
    exchange(&mut game, "0<1 1<0 0<2 2<0 0<1 1<2");
    assert_eq!(*game.step(), Step::Compensate(Compensate { to: Seat(2) }));
    assert_eq!(choices(&game, 0), ["give cocoa", "give corn", "give tobacco", "give relic"]);
    assert_eq!(refusal(&game, "0: give vanilla"), "MN-5.21");
    let mut notes = Notes::default();
    game.apply(Seat(0), Action::Give { card: Resource::Relic }, &mut notes);
    assert!(game.player(Seat(2)).hand.has(Resource::Relic));
    let seats = [Seat(0), Seat(2)].into_iter().collect();
    let event = Event::Compensated { giver: Seat(0), receiver: Seat(2), card: Resource::Relic };
    let shadow = Some(Event::CompensatedUnseen { giver: Seat(0), receiver: Seat(2) });
    assert_eq!(notes.0, [Told::Some { seats, event, shadow }]);
    let card = |viewer| game.view(viewer).trade.unwrap().compensation.unwrap().card;
    let known = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))].map(card);
    assert_eq!(known, [Some(Resource::Relic); 2]);
    assert_eq!([Viewer::Seat(Seat(1)), Viewer::Spectator].map(card), [None; 2]);
}

/// MN-5.21: the gift cannot be undone, because the receiver has seen the card.
#[test]
fn a_secret_card_cannot_be_undone() {
    let mut game = Table::new(3).hand(0, "9 9 r").hand(1, "1 2 5").hand(2, "3 4 6").announce();
    play(&mut game, "0: announce 2, 0: offer vanilla, 0: offer vanilla, 1: offer cocoa, 1: offer corn");
    play(&mut game, "2: offer tobacco, 2: offer coffee");
    exchange(&mut game, "0<1 1<0 0<2 2<0 0<1 1<2");
    let mut table = Match::from_state(game);
    table.act(Seat(0), Action::Give { card: Resource::Relic }).unwrap();
    assert_eq!(table.undoable(Seat(0)), Err(NoUndo::Shown));
}

/// MN-5.22: every hand has the same size after the trade as before.
#[test]
fn the_trade_changes_no_hand_size() {
    for seats in 2..=6 {
        let mut game = game(seats, 60);
        let mut before = Vec::new();
        play_out(&mut game, &mut Choose(60), |game, _, _| {
            if *game.step() == Step::Announce {
                before = hand_sizes(game);
            }
            if *game.step() == Step::First {
                assert_eq!(hand_sizes(game), before);
            }
        });
    }
}

/// MN-5.23: without another card on offer the chain ends at once.
#[test]
fn a_chain_without_cards_ends_at_once() {
    let mut game = Table::new(2).hands("1 2 3 4 5").owns(1, "D03").announce();
    play(&mut game, "0: announce 2, 0: offer cocoa, 0: offer corn, 1: stop");
    assert_eq!(*game.step(), Step::First);
    assert_eq!(game.trade.taken_back, Some((Seat(0), cards("1 2"))));
    assert_eq!(hand_sizes(&game), [5, 5]);
}

#[test]
fn actions_of_another_stage_are_refused() {
    let game = Table::new(2).hands("1 1 1 4 5").event(Marker::Storm).announce();
    for action in [Action::End, Action::Keep, Action::Identical, Action::Stop, Action::Pass, Action::Back] {
        assert_eq!(refused(&game, 0, action), "MN-2.1");
    }
    assert_eq!(refused(&game, 1, Action::Announce { number: 2 }), "MN-2.1");
}

//! Chapter AR-11: action cards.

use engine::{ActError, Game, Match, Seat};

use super::helpers::{
    boat, choices, coins, crew, expedition, for_sale, forbidden, hold, lay, offers, own, pass, play, refused,
    turn,
};
use crate::{Action, Colour, JokerPlace, Pawn, Row, Scoring};

/// AR-11.1: a card leaves the game after its use.
#[test]
fn a_card_is_used_once() {
    let mut game = turn(3);
    crew(&mut game, "E02", &[(1, "red-1")]);
    own(&mut game, 0, &["blue-1", "blue-1"]);
    play(&mut game, &["reserve", "reserve mission 1"]);
    assert_eq!(refused(&game, "reserve"), "AR-11.1");
    play(&mut game, &["send", "to E02", "place blue-1 with card"]);
    let investor = &game.investors[0];
    assert_eq!((investor.joker_cards, investor.reserve_cards), (0, 0));
    play(&mut game, &["to E02"]);
    assert_eq!(forbidden(&game, Action::Place { boat: boat("blue-1"), card: true }), "AR-11.1");
}

/// AR-11.2: a card is free and does not use an action.
#[test]
fn a_card_is_free() {
    let mut game = turn(2);
    play(&mut game, &["reserve", "reserve mission 1"]);
    assert_eq!(coins(&game)[0], 10);
    assert_eq!(game.used(), [false; 4]);
}

/// AR-11.3: a player plays any number of cards in the own turn, and none in other turns.
#[test]
fn cards_are_played_in_the_own_turn() {
    let mut game = turn(2);
    for slot in 1..=3 {
        let choice = format!("reserve mission {slot}");
        play(&mut game, &["reserve", &choice]);
    }
    assert!(!offers(&game, "reserve"));
    assert_eq!(game.check(Seat(1), Action::Reserve).unwrap_err().clause, "AR-3.1");
}

/// AR-11.4: a boat may have another colour, at an expedition or on a mission; all other rules apply.
#[test]
fn a_joker_card_relaxes_only_the_colour() {
    let mut game = turn(2);
    crew(&mut game, "E01", &[(1, "red-2")]);
    own(&mut game, 0, &["blue-1", "blue-3", "red-2", "blue-3"]);
    hold(&mut game, 0, &["m-red-5"]);
    play(&mut game, &["send", "to E01"]);
    // Only volume 1 is free.
    assert_eq!(choices(&game), ["place blue-1 with card", "place joker"]);
    play(&mut game, &["place blue-1 with card", "launch m-red-5", "place blue-3 with card"]);
    assert_eq!(refused(&game, "place blue-3 with card"), "AR-9.3");
    play(&mut game, &["place red-2", "engage 1"]);
    assert_eq!((coins(&game)[0], game.investors[0].joker_cards), (7, 1));
}

/// AR-11.4: a joker card is played only by an explicit choice, even if it is the only legal one.
#[test]
fn a_joker_card_is_never_played_automatically() {
    let mut game = turn(2);
    crew(&mut game, "E01", &[(1, "red-2")]);
    own(&mut game, 0, &["blue-1"]);
    game.investors[0].joker_at = JokerPlace::Expedition;
    let cards = game.investors[0].joker_cards;
    let mut table = Match::from_state(game);
    for text in ["send", "to E01"] {
        let action = table.read(Seat(0), text).unwrap();
        table.act(Seat(0), action).unwrap();
    }
    assert_eq!(choices(table.state()), ["place blue-1 with card"]);
    assert_eq!(table.state().investors[0].joker_cards, cards);
    table.undo(Seat(0)).unwrap();
}

/// AR-11.4, AR-7.1: any well-formed notation is parsed, and refused with its clause.
#[test]
fn any_notation_is_refused_with_a_clause() {
    let table = Match::from_state(turn(2));
    for text in
        ["place white-1", "place blue-3 with card", "as green-250", "launch m-red-5", "take 200", "buy 77"]
    {
        let action = table.read(Seat(0), text).unwrap();
        assert!(matches!(table.allows(Seat(0), action), Err(ActError::Illegal(_))), "{text}");
    }
    assert!(matches!(table.read(Seat(0), "place purple-1"), Err(ActError::Unreadable(_))));
}

/// AR-11.5: each boat needs its own card.
#[test]
fn several_boats_need_several_cards() {
    let mut game = turn(3);
    own(&mut game, 0, &["blue-3", "white-3"]);
    hold(&mut game, 0, &["m-red-6"]);
    game.investors[0].joker_shown = true;
    game.investors[0].joker_at = crate::JokerPlace::Expedition;
    game.expeditions[11].push(crate::Placed { owner: Seat(0), boat: boat("red-1"), joker: true });
    play(&mut game, &["send"]);
    assert!(!offers(&game, "launch m-red-6"));
    let mut two = turn(2);
    own(&mut two, 0, &["blue-3", "white-3"]);
    hold(&mut two, 0, &["m-red-6"]);
    play(&mut two, &["send", "launch m-red-6", "place blue-3 with card", "place white-3 with card"]);
    assert_eq!(two.investors[0].joker_cards, 1);
}

/// AR-11.6: a card cannot be played if it is not needed.
#[test]
fn an_unneeded_card_is_refused() {
    let mut game = turn(2);
    crew(&mut game, "E02", &[(1, "red-1")]);
    own(&mut game, 0, &["red-2", "red-1"]);
    hold(&mut game, 0, &["m-red-3"]);
    play(&mut game, &["send", "to E02"]);
    let wasted = Action::Place { boat: boat("red-2"), card: true };
    assert_eq!(forbidden(&game, wasted), "AR-11.6");
    play(&mut game, &["place joker", "as red-1", "launch m-red-3"]);
    assert_eq!(forbidden(&game, wasted), "AR-11.6");
}

/// AR-11.7: a joker boat may use a joker card; it keeps its own colour and its tax of two.
#[test]
fn a_joker_boat_may_use_a_joker_card() {
    let mut game = turn(2);
    crew(&mut game, "E08", &[(1, "blue-1")]);
    play(&mut game, &["send", "to E08", "place joker", "as yellow-2 with card"]);
    assert_eq!((coins(&game)[0], game.investors[0].joker_cards), (8, 2));
    assert_eq!(game.expedition_points(Seat(0), Scoring::Final), 7);
    assert_eq!(game.fleet_colour(expedition("E08")), Some(Colour::Blue));
}

/// AR-11.8: other players cannot take a reserved mission or boat of either row.
#[test]
fn a_reserved_card_is_refused_to_others() {
    let mut game = turn(2);
    play(&mut game, &["reserve"]);
    assert_eq!(choices(&game).len(), 14);
    let nothing = Action::ReserveBoat { row: Row::Filling, slot: 9 };
    assert_eq!(forbidden(&game, nothing), "AR-11.8");
    assert_eq!(forbidden(&game, Action::ReserveMission { slot: 0 }), "AR-11.8");
    play(&mut game, &["reserve filling 2", "reserve", "reserve purchase 3", "reserve", "reserve mission 4"]);
    play(&mut game, &["end turn"]);
    game.investors[1].coins = 20;
    play(&mut game, &["mission"]);
    assert!(!offers(&game, "take 4"));
    play(&mut game, &["take 1", "buy"]);
    assert!(!offers(&game, "buy 3"));
    play(&mut game, &["buy 2"]);
    // The reserved boat has moved down.
    assert!(!offers(&game, "buy 2"));
}

/// AR-11.9: a reservation lasts through the next turn, in which the boat must be in the purchase row.
#[test]
fn a_reservation_lasts_through_the_next_turn() {
    let mut game = turn(2);
    play(
        &mut game,
        &["reserve", "reserve filling 1", "reserve", "reserve mission 1", "end turn", "end turn"],
    );
    assert_eq!(game.filling[0].pawn, Some(Pawn { seat: Seat(0), fresh: false }));
    game.investors[0].coins = 20;
    play(&mut game, &["mission", "take 1", "buy", "buy 1"]);
    assert!(game.display[0].pawn.is_none());
    assert!(game.purchase[0].pawn.is_some() && offers(&game, "buy 1"));
    play(&mut game, &["done", "end turn"]);
    assert!(game.purchase[0].pawn.is_none());
}

/// AR-11.10: price and number of actions stay the same.
#[test]
fn a_reservation_changes_neither_price_nor_actions() {
    let mut game = turn(2);
    for_sale(&mut game, ["red-3", "blue-3", "green-3", "white-3", "brown-3"]);
    play(&mut game, &["reserve", "reserve purchase 1", "end turn", "end turn", "buy", "buy 1"]);
    assert_eq!(coins(&game)[0], 5);
    assert_eq!(game.used(), [false, false, true, false]);
}

/// AR-11.11: the pawn moves down with its boat.
#[test]
fn a_reserved_boat_moves_down() {
    let mut game = turn(2);
    lay(&mut game, Row::Filling, 3, "red-1");
    game.investors[1].coins = 20;
    play(&mut game, &["reserve", "reserve filling 3", "end turn", "buy", "buy 3"]);
    assert_eq!(game.purchase[2].card, Some(boat("red-1")));
    assert_eq!(game.purchase[2].pawn.map(|pawn| pawn.seat), Some(Seat(0)));
    assert!(game.filling[2].pawn.is_none() && !offers(&game, "buy 3"));
}

/// AR-11.12: a card reserved by another player cannot be reserved; the own reservation is renewed.
#[test]
fn a_reservation_can_be_renewed() {
    let mut game = turn(2);
    play(&mut game, &["reserve", "reserve mission 1", "end turn", "reserve"]);
    assert_eq!(refused(&game, "reserve mission 1"), "AR-11.12");
    play(
        &mut game,
        &["reserve purchase 2", "end turn", "reserve", "reserve mission 1", "end turn", "end turn"],
    );
    assert!(game.display[0].pawn.is_some(), "it lasts through one more turn");
    pass(&mut game, 1);
    assert!(game.display[0].pawn.is_none());
}

/// AR-11.12: there is nothing to reserve if other players have reserved everything.
#[test]
fn there_may_be_nothing_to_reserve() {
    let mut game = turn(2);
    let pawn = Some(Pawn { seat: Seat(1), fresh: false });
    game.purchase.iter_mut().chain(&mut game.filling).for_each(|slot| slot.pawn = pawn);
    game.display.iter_mut().for_each(|slot| slot.pawn = pawn);
    assert_eq!(refused(&game, "reserve"), "AR-11.12");
}

/// AR-11.13: the owner may take the card in the same turn; the pawn returns.
#[test]
fn a_reserved_card_may_be_taken_at_once() {
    let mut game = turn(2);
    play(&mut game, &["buy", "reserve", "reserve purchase 1"]);
    assert!(offers(&game, "buy 1"));
    play(&mut game, &["buy 1"]);
    assert!(game.purchase[0].pawn.is_none());
    let mut other = turn(2);
    play(&mut other, &["reserve", "reserve mission 2", "mission", "take 2"]);
    assert!(other.display[1].pawn.is_none());
}

/// AR-11.14: at an expedition the declared colour decides; a mission needs a card only if neither colour matches.
#[test]
fn a_joker_boat_may_declare_its_other_colour() {
    let mut game = turn(2);
    crew(&mut game, "E08", &[(1, "red-1")]);
    play(&mut game, &["send", "to E08", "place joker"]);
    let all = ["as red-1", "as red-2", "as red-3"];
    let carded = ["as yellow-1 with card", "as yellow-2 with card", "as yellow-3 with card"];
    assert_eq!(choices(&game), [all, carded].concat());
    let wasted = Action::Set { volume: 1, colour: Some(Colour::Red), card: true };
    assert_eq!(forbidden(&game, wasted), "AR-11.14");
    let mut mission = turn(2);
    hold(&mut mission, 0, &["m-red-3"]);
    play(&mut mission, &["send", "launch m-red-3", "place joker"]);
    let wasted = Action::Set { volume: 3, colour: None, card: true };
    assert_eq!(forbidden(&mission, wasted), "AR-11.14");
    assert_eq!(choices(&mission), ["as 3"]);
}

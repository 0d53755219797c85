//! The worked examples of the rules.

use engine::{Game, Seat};

use super::helpers::{
    choices, coins, crew, expedition, fleet, for_sale, game, hold, lay, offers, own, pass, play, refused,
    run, thin_boats, turn,
};
use crate::scoring::fulfils;
use crate::{Boat, Colour, ContractKind, Countdown, JokerId, JokerPlace, Placed, Row, Scoring};

/// AR-E1: buying.
#[test]
fn example_1_buying() {
    let mut game = turn(2);
    for_sale(&mut game, ["green-3", "yellow-1", "green-2", "white-3", "brown-3"]);
    lay(&mut game, Row::Filling, 1, "green-1");
    assert_eq!(game.purchase[1].card, Boat::read("yellow-1"));
    game.investors[0].coins = 8;
    let pile = game.piles;
    play(&mut game, &["buy", "buy 1"]);
    assert_eq!(game.purchase[0].card, Boat::read("green-1"));
    assert_eq!(game.piles.iter().sum::<u8>(), pile.iter().sum::<u8>() - 1);
    assert_eq!(coins(&game)[0], 3);
    assert!(offers(&game, "buy 1") && offers(&game, "buy 2"));
    assert_eq!(refused(&game, "buy 3"), "AR-6.1");
}

/// AR-E2: the volume of an expedition.
#[test]
fn example_2_expedition_volume() {
    let colour = Colour::Blue;
    let boat = |volume| Boat::new(colour, volume).unwrap();
    for filling in [&[1, 1][..], &[1, 2], &[3]] {
        let mut game = turn(2);
        game.investors[0].joker_cards = 0;
        for &volume in filling {
            own(&mut game, 0, &[boat(volume).to_string().as_str()]);
        }
        own(&mut game, 0, &["blue-3"]);
        play(&mut game, &["send"]);
        for &volume in filling {
            let place = format!("place {}", boat(volume));
            play(&mut game, &["to E09", &place]);
        }
        let used: u8 = filling.iter().sum();
        assert_eq!(game.room(expedition("E09")), 3 - used);
        if used == 3 {
            assert_eq!(refused(&game, "to E09"), "AR-8.3");
        } else {
            // Two boats of volume 1 leave room for one more volume, which excludes a boat of volume 3.
            assert!(!offers(&game, "to E09"));
        }
    }
    // The third boat of volume 1 is a joker boat, since each colour has two.
    let mut game = turn(2);
    game.investors[0].joker = JokerId::read("J3").unwrap();
    game.investors[1].joker = JokerId::read("J1").unwrap();
    own(&mut game, 0, &["blue-1", "blue-1"]);
    play(&mut game, &["send", "to E09", "place blue-1", "to E09", "place blue-1", "to E09", "place joker"]);
    assert_eq!(choices(&game), ["as green-1 with card", "as blue-1"]);
    play(&mut game, &["as blue-1"]);
    assert_eq!(game.room(expedition("E09")), 0);
}

/// AR-E3: no repeated action.
#[test]
fn example_3_no_repeated_action() {
    let mut game = turn(2);
    play(&mut game, &["coins"]);
    assert_eq!(refused(&game, "coins"), "AR-3.5");
    play(&mut game, &["end turn"]);
    assert_eq!((game.actor(), coins(&game)[0]), (Some(Seat(1)), 12));
}

/// AR-E4: the numbers of the setup.
#[test]
fn example_4_setup() {
    for (seats, pile, cards) in [(2, 16, 6), (3, 14, 2), (4, 12, 2)] {
        let game = game(seats, 9);
        assert_eq!(game.deck.len(), pile);
        assert_eq!(game.piles, [6, 6, 7, 7, 8]);
        for investor in &game.investors {
            assert_eq!((investor.coins, investor.hand.len()), (6, 2));
            assert_eq!(investor.joker_cards + investor.reserve_cards, cards);
        }
    }
}

/// AR-E5: two colours at one expedition.
#[test]
fn example_5_two_colours() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-2", "red-1"]);
    own(&mut game, 1, &["red-1", "red-2", "green-1", "green-2"]);
    play(&mut game, &["send", "to E05", "place red-2", "done", "end turn"]);
    assert_eq!(game.fleet_colour(expedition("E05")), Some(Colour::Red));
    play(&mut game, &["send", "to E05"]);
    let all = ["place red-1", "place red-2", "place green-1 with card", "place green-2 with card"];
    assert_eq!(choices(&game)[..4], all);
    play(&mut game, &["place green-1 with card"]);
    assert_eq!(game.room(expedition("E05")), 1);
    let points = |scoring| [0, 1].map(|seat| game.expedition_points(Seat(seat), scoring));
    assert_eq!(points(Scoring::Interim), [2, 3]);
    assert_eq!(points(Scoring::Final), [5, 7]);
    play(&mut game, &["done", "end turn", "send", "to E05"]);
    assert_eq!(choices(&game)[0], "place red-1");
    game.investors[0].joker_cards = 0;
    own(&mut game, 0, &["green-1"]);
    assert_eq!(refused(&game, "place green-1"), "AR-8.2");
}

/// Seat 0 has the joker boat J4.
fn with_j4() -> crate::AuNomDuRoi {
    let mut game = turn(2);
    game.investors[0].joker = JokerId::read("J4").unwrap();
    game
}

/// AR-E6: the joker boat takes the fleet colour.
#[test]
fn example_6_joker_boat() {
    let mut game = with_j4();
    crew(&mut game, "E03", &[(1, "blue-2")]);
    game.investors[0].joker_cards = 0;
    play(&mut game, &["send", "to E03", "place joker"]);
    assert_eq!(choices(&game), ["as blue-1", "as blue-2"]);
    play(&mut game, &["as blue-2"]);
    assert_eq!(coins(&game)[0], 8);
    assert_eq!(game.expedition_points(Seat(0), Scoring::Interim), 5);
    assert_eq!(game.expedition_points(Seat(0), Scoring::Final), 5);
}

/// AR-E7: exactly the volume of a mission.
#[test]
fn example_7_exact_mission() {
    let mut game = turn(2);
    own(&mut game, 0, &["green-3", "green-2"]);
    hold(&mut game, 0, &["m-green-4"]);
    game.investors[0].joker_cards = 0;
    // J1 is red and yellow and does not fit without a card.
    play(&mut game, &["send"]);
    assert_eq!(refused(&game, "launch m-green-4"), "AR-9.3");
    own(&mut game, 0, &["green-1"]);
    play(&mut game, &["launch m-green-4"]);
    assert_eq!(choices(&game), ["place green-1", "place green-3"]);
    play(&mut game, &["place green-3", "place green-1", "engage 1"]);
    assert_eq!(coins(&game)[0], 8);
    assert_eq!(game.running[0].boats, fleet(&["green-1", "green-3"]));
}

/// AR-E8: the time of the interim scoring.
#[test]
fn example_8_interim_timing() {
    let mut game = turn(3);
    thin_boats(&mut game, 14);
    play(&mut game, &["buy", "buy 1"]);
    pass(&mut game, 1);
    for seat in [1, 2, 0] {
        assert_eq!(game.actor(), Some(Seat(seat)));
        assert_ne!(game.scorings[0], Countdown::Held);
        pass(&mut game, 1);
    }
    assert_eq!((game.scorings[0], game.actor()), (Countdown::Held, Some(Seat(1))));
}

/// AR-E9: the contracts that are fulfilled.
#[test]
fn example_9_contracts() {
    use ContractKind::{Half, Majority, Presence};
    let kinds = |owners: &[u8], seat: u8| -> Vec<ContractKind> {
        let placed = |&owner: &u8| Placed { owner: Seat(owner), ..Placed::default() };
        let crew = owners.iter().map(placed).collect();
        ContractKind::ALL.into_iter().filter(|&kind| fulfils(kind, &crew, Seat(seat))).collect()
    };
    assert_eq!(kinds(&[0, 0, 1, 2], 0), [Presence, Half]);
    assert_eq!(kinds(&[0, 0, 1, 2], 1), [Presence]);
    assert_eq!(kinds(&[0, 0, 1], 0), [Presence, Half, Majority]);
}

/// AR-E10: boats at the end.
#[test]
fn example_10_boats_at_the_end() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-1", "blue-1"]);
    run(&mut game, 0, "m-green-4", &["green-2", "green-2"], 3, 3);
    let purse = coins(&game)[0];
    pass(&mut game, 4);
    game.idle_turns = game.idle_turns_max() - 1;
    assert_eq!(game.running[0].left, 1);
    pass(&mut game, 1);
    assert!(game.outcome().is_some());
    assert_eq!((coins(&game)[0], game.investors[0].completed), (purse, 0));
    assert_eq!(game.standing(Seat(0)).points("boats"), 5);
    assert_eq!(game.investors[0].joker_at, JokerPlace::Idle);
}

/// AR-E11: a joker boat with a joker card.
#[test]
fn example_11_joker_boat_with_joker_card() {
    let mut game = with_j4();
    crew(&mut game, "E04", &[(1, "white-3"), (1, "white-2")]);
    game.investors[0].joker_cards = 1;
    game.investors[0].coins = 2;
    play(&mut game, &["send", "to E04", "place joker"]);
    let four = ["as blue-1 with card", "as blue-2 with card", "as white-1", "as white-2"];
    assert_eq!(choices(&game), four);
    for (choice, interim, last, cards) in [("as white-1", 2, 3, 1), ("as blue-2 with card", 3, 4, 0)] {
        let mut game = game.clone();
        play(&mut game, &[choice]);
        assert_eq!(game.expedition_points(Seat(0), Scoring::Interim), interim);
        assert_eq!(game.expedition_points(Seat(0), Scoring::Final), last);
        assert_eq!(game.investors[0].joker_cards, cards);
        assert_eq!(game.fleet_colour(expedition("E04")), Some(Colour::White));
    }
}

//! Chapter AR-1: printed values and public information.

use engine::{Game, Seat, Viewer};

use super::helpers::{built_in, game, own, play, run, turn};
use crate::data::LIBRARY;
use crate::{Boat, Colour, ExpeditionId, JokerId, MissionId, Scoring};

/// AR-1.1, AR-1.2: volumes 1, 2 and 3 cost 3, 4 and 5 coins; there are 2, 3 and 2 of each colour.
#[test]
fn boats_are_priced_by_volume() {
    let tables = LIBRARY.get(built_in());
    for colour in Colour::ALL {
        let kinds = [1, 2, 3].map(|volume| Boat::new(colour, volume).unwrap());
        assert_eq!(kinds.map(|boat| tables.price(boat)), [3, 4, 5]);
        assert_eq!(kinds.map(|boat| tables.boats.count(boat)), [2, 3, 2]);
    }
    assert_eq!(tables.boats.len(), 42);
}

/// AR-1.3: each player has one joker boat of two colours; joker boats are never for sale.
#[test]
fn every_player_has_one_joker_boat() {
    let tables = LIBRARY.get(built_in());
    for joker in JokerId::all() {
        let [one, other] = tables.joker(joker);
        assert_ne!(one, other);
    }
    for seats in 2..=4 {
        let game = game(seats, 3);
        let mut jokers: Vec<JokerId> = game.investors.iter().map(|investor| investor.joker).collect();
        jokers.sort();
        jokers.dedup();
        assert_eq!(jokers.len(), seats);
        let rows = game.purchase.iter().chain(&game.filling).filter(|slot| slot.card.is_some());
        assert_eq!(rows.count() + usize::from(game.bag.len()), 42);
    }
}

/// AR-1.4: volumes from 3 to 8, each twice; the coloured value is always above the black one.
#[test]
fn expeditions_pay_more_for_their_colour() {
    let tables = LIBRARY.get(built_in());
    let mut volumes = ExpeditionId::all().map(|id| tables.expedition(id).volume).collect::<Vec<_>>();
    volumes.sort_unstable();
    assert_eq!(volumes, [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
    for id in ExpeditionId::all() {
        let card = tables.expedition(id);
        for values in card.values {
            assert!(values.coloured > values.off);
        }
        let other = Colour::ALL.into_iter().find(|&colour| colour != card.colour).unwrap();
        assert_eq!(card.points(Scoring::Interim, card.colour), card.values[0].coloured);
        assert_eq!(card.points(Scoring::Final, other), card.values[1].off);
    }
}

/// AR-1.5: there is one mission of each colour and volume; longer engagements pay more.
#[test]
fn longer_engagements_pay_more() {
    let tables = LIBRARY.get(built_in());
    for mission in MissionId::all() {
        let [one, two, three] = [1, 2, 3].map(|turns| tables.income(mission, turns));
        assert!(one < two && two < three);
    }
    let yellow = MissionId::read("m-yellow-5").unwrap();
    assert_eq!(tables.income(yellow, 2), 10);
    assert_eq!(MissionId::all().map(|id| (id.colour(), id.volume())).len(), 24);
}

/// AR-1.6, AR-1.7: only the total of coins counts, and the bank always pays.
#[test]
fn the_bank_never_runs_out() {
    let mut game = turn(2);
    game.investors[0].coins = 5000;
    play(&mut game, &["coins"]);
    assert_eq!(game.investors[0].coins, 5002);
    run(&mut game, 1, "m-red-3", &["red-3"], 1, 1);
    game.investors[1].coins = 4000;
    play(&mut game, &["end turn"]);
    assert_eq!(game.investors[1].coins, 4004);
}

/// AR-1.9: coins are public.
#[test]
fn coins_are_public() {
    let mut game = turn(3);
    own(&mut game, 1, &["red-1"]);
    game.investors[1].coins = 17;
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(game.view(viewer).investors[1].coins, 17);
        assert_eq!(game.view(viewer).investors[1].idle.len(), 1);
    }
}

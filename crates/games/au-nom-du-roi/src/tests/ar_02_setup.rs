//! Chapter AR-2: setup.

use engine::{Game, Seat, Viewer};

use super::helpers::{choices, game};
use crate::{AuNomDuRoi, ContractKind, Contracts, Countdown, ExpeditionId, JokerPlace, Jokers};

fn each() -> impl Iterator<Item = AuNomDuRoi> {
    (2..=4).flat_map(|seats| (0..20).map(move |seed| game(seats, seed)))
}

/// AR-2.1: all twelve expeditions, empty.
#[test]
fn all_expeditions_are_laid_out() {
    for game in each() {
        assert!(ExpeditionId::all().all(|id| game.crew(id).is_empty()));
        assert_eq!(game.view(Viewer::Spectator).expeditions.len(), 12);
    }
}

/// AR-2.2, AR-2.8: four missions face up, then two for each player; the others are the pile.
#[test]
fn missions_are_turned_up_and_dealt() {
    for game in each() {
        assert!(game.display.iter().all(|slot| slot.card.is_some() && slot.pawn.is_none()));
        assert!(game.investors.iter().all(|investor| investor.hand.len() == 2));
        assert_eq!(usize::from(game.deck.len()), 24 - 4 - 2 * game.investors.len());
        assert!(game.investors.iter().all(|investor| investor.known.is_empty()));
    }
}

/// AR-2.3, AR-2.4, AR-2.5, AR-2.6: two rows of five standard boats, the other 32 in piles, with a scoring card in piles 3 and 5.
#[test]
fn boats_lie_in_rows_and_piles() {
    for game in each() {
        assert!(game.purchase.iter().chain(&game.filling).all(|slot| slot.card.is_some()));
        assert_eq!(game.piles, [6, 6, 7, 7, 8]);
        assert_eq!(game.bag.len(), 32);
        assert_eq!(game.scorings, [Countdown::Hidden; 2]);
    }
}

/// AR-2.7: six coins, no points, no mission completed.
#[test]
fn players_begin_with_six_coins() {
    for game in each() {
        for investor in &game.investors {
            assert_eq!((investor.coins, investor.points, investor.completed), (6, 0, 0));
            assert!(investor.idle.is_empty());
        }
    }
}

/// AR-2.9: three cards of each kind for two players, one of each for more.
#[test]
fn action_cards_depend_on_the_number_of_players() {
    for game in each() {
        let wanted = if game.investors.len() == 2 { 3 } else { 1 };
        for investor in &game.investors {
            assert_eq!((investor.joker_cards, investor.reserve_cards), (wanted, wanted));
        }
    }
}

/// AR-2.10, AR-2.11, AR-14.10: a contract for this number of players and a joker boat each, all different and hidden.
#[test]
fn contracts_and_joker_boats_are_dealt_face_down() {
    let mut kinds = Vec::new();
    for game in each() {
        let seats = game.investors.len();
        let contracts: Contracts = game.investors.iter().map(|investor| investor.contract).collect();
        let jokers: Jokers = game.investors.iter().map(|investor| investor.joker).collect();
        assert_eq!((usize::from(contracts.len()), usize::from(jokers.len())), (seats, seats));
        assert!(contracts.iter().all(|contract| contract.players() == seats));
        kinds.extend(contracts.iter().map(|contract| contract.kind()));
        assert!(game.investors.iter().all(|one| !one.joker_shown && one.joker_at == JokerPlace::Idle));
        let view = game.view(Viewer::Seat(Seat(0)));
        assert!(view.investors[0].contract.is_some() && view.investors[0].joker.id.is_some());
        assert!(view.investors[1].contract.is_none() && view.investors[1].joker.id.is_none());
    }
    assert!(ContractKind::ALL.iter().all(|kind| kinds.contains(kind)));
}

/// AR-2.12: undealt cards are not shown.
#[test]
fn undealt_cards_are_not_shown() {
    let game = game(2, 4);
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
    assert!(!json.contains("\"J1\"") && !json.contains("\"J6\""));
    let named = game.view(Viewer::Spectator).contracts;
    assert_eq!(named.len(), 4, "all four are printed on the table's aid, none is told to be dealt");
}

/// AR-2.13: any seat may begin, with equal starting conditions.
#[test]
fn the_first_player_is_random() {
    let mut began = [false; 4];
    for seed in 0..60 {
        let game = game(4, seed);
        assert_eq!(game.actor(), Some(game.first));
        began[game.first.index()] = true;
        assert!(choices(&game).contains(&"coins".to_owned()));
    }
    assert_eq!(began, [true; 4]);
}

//! Chapter MN-1: setup.

use engine::{DataFiles, DataId, Game, Library, Match, Phrase, Seat, Seed, SetupError, Start, Turn, Viewer};

use super::helpers::{built_in, choices, game, hand_sizes, purses};
use crate::step::Step;
use crate::{Cards, Developments, Event, MundusNovus, Options};

fn begin(seats: usize, first: Option<u8>, seed: u64) -> Result<MundusNovus, SetupError> {
    MundusNovus::new(built_in(), seats, &Options { first }, Seed::from(seed))
}

/// MN-1.1: two to six players.
#[test]
fn only_two_to_six_players_are_accepted() {
    for seats in 0..=9 {
        let game = begin(seats, None, 1);
        assert_eq!(game.is_ok(), (2..=6).contains(&seats), "{seats}");
    }
    let refused = begin(7, None, 1).unwrap_err();
    assert_eq!(refused, SetupError::Seats { game: "Mundus Novus", min: 2, max: 6, given: 7 });
}

/// MN-1.2, MN-1.3: 120 Resource cards, three of them in the market.
#[test]
fn three_of_the_120_cards_form_the_market() {
    let game = game(4, 1);
    assert_eq!(game.market.len(), 3);
    // Five cards have been dealt to each of four players.
    assert_eq!(game.pile.len(), 120 - 3 - 20);
    assert_ne!(game.market, super::helpers::game(4, 2).market);
}

/// MN-1.4: cards for more players are removed.
#[test]
fn cards_with_a_higher_mark_are_removed() {
    for seats in 2..=6 {
        let game = game(seats, 1);
        let queue: Developments = game.queue.iter().copied().collect();
        let all = game.deck | queue;
        assert!(all.iter().all(|card| usize::from(game.tables().card(card).mark) <= seats));
        assert_eq!(all, game.tables().deck(seats));
    }
}

/// MN-1.5, MN-1.6: five cards of the shuffled deck in a row.
#[test]
fn five_developments_form_the_queue() {
    let queues: Vec<_> = (0..20).map(|seed| game(6, seed).queue).collect();
    assert!(queues.iter().all(|queue| queue.len() == 5));
    assert!(queues.iter().any(|queue| queue[0] != queues[0][0]));
    assert_eq!(game(6, 1).deck.len(), 39);
}

/// MN-1.7: the first card turned up is position 1.
#[test]
fn the_queue_is_filled_from_position_1() {
    use engine::Dice;
    // The same dice draw the market, then the queue card by card.
    let mut dice = Dice::new(Seed::from(5), "mundus-novus");
    let mut rolls = dice.open();
    let game = begin(3, Some(0), 5).unwrap();
    let mut pile = game.tables().copies;
    for _ in 0..3 {
        rolls.draw(&mut pile.0);
    }
    let mut deck = game.tables().deck(3);
    let drawn: Vec<_> = (0..5).map(|_| deck.draw(&mut rolls)).collect();
    assert_eq!(*game.queue, drawn);
}

/// MN-1.8: there is no event at the start.
#[test]
fn the_marker_shows_no_event_at_setup() {
    assert!((0..30).all(|seed| game(3, seed).marker.is_none()));
}

/// MN-1.9: the first Trade Master is set, or drawn from the seed.
#[test]
fn the_first_trade_master_is_set_or_drawn() {
    for first in 0..4 {
        assert_eq!(begin(4, Some(first), 9).unwrap().master, Seat(first));
    }
    let drawn: Vec<u8> = (0..40).map(|seed| begin(4, None, seed).unwrap().master.0).collect();
    assert!((0..4).all(|seat| drawn.contains(&seat)), "{drawn:?}");
    assert_eq!(begin(4, None, 7).unwrap(), begin(4, None, 7).unwrap());
    let refused = begin(3, Some(3), 1).unwrap_err();
    // The option counts from 0, the message from 1.
    let reason = Phrase::new("mn-setup-first").with("number", 4).with("count", 3);
    assert_eq!(refused, SetupError::Option { option: "first", reason });
    assert_eq!(begin(3, Some(2), 1).unwrap().options(), Options { first: Some(2) });
}

/// MN-1.10: players have only the five cards of round 1.
#[test]
fn players_start_with_nothing() {
    let game = game(5, 3);
    assert_eq!(purses(&game), [0; 5]);
    assert_eq!(hand_sizes(&game), [5; 5]);
    assert!(game.players.iter().all(|player| player.developments.is_empty() && player.stored.is_empty()));
    assert_eq!(game.discard, Cards::NONE);
}

/// MN-1.11: clockwise means increasing seat number, wrapping round.
#[test]
fn seats_run_clockwise() {
    let mut game = super::helpers::Table::new(3).hands("1 2 3 4 5").master(2).first();
    super::helpers::play(&mut game, "2: first 1, 1: end, 2: end");
    assert_eq!(game.turn(), Turn::One(Seat(0)));
}

#[test]
fn the_first_decision_is_the_announcement() {
    let game = game(2, 1);
    assert_eq!(*game.step(), Step::Announce);
    assert_eq!(choices(&game, 0), ["announce 2", "announce 3", "announce 4"]);
    assert!(choices(&game, 1).is_empty());
}

#[test]
fn data_of_another_game_are_rejected() {
    static OTHER: Library<u8> = Library::new();
    let files = DataFiles::embedded(&[("other.toml", "")]);
    let other: DataId = OTHER.load(&files, |_| Ok(0)).unwrap();
    let refused = MundusNovus::new(other, 2, &Options::default(), Seed::from(1)).unwrap_err();
    assert_eq!(refused, SetupError::Data);
}

/// MN-1.3, MN-1.6, MN-1.9, MN-4.2: the log begins with market, queue, Trade Master, the first round and the deal. It
/// hides the cards of other seats.
#[test]
fn the_log_begins_with_the_setup() {
    let seed = Seed::from(1);
    let start = Start::<MundusNovus>::Seed { seed, seats: 2, options: Options::default(), data: built_in() };
    let table = Match::new(start).unwrap();
    let kinds = |viewer| {
        let name = |event: &Event| {
            let json = serde_json::to_value(event).unwrap();
            json["kind"].as_str().unwrap().to_owned()
        };
        table.opening(viewer).map(name).collect::<Vec<_>>()
    };
    let own = kinds(Viewer::Seat(Seat(0)));
    assert_eq!(own[0], "market-laid");
    assert_eq!(own[6..9], ["master-named", "round-begun", "marker-set"]);
    let count = |kinds: &[String], kind: &str| kinds.iter().filter(|one| *one == kind).count();
    assert_eq!((count(&own, "dealt"), count(&own, "dealt-unseen")), (1, 1));
    let all = kinds(Viewer::Spectator);
    assert_eq!((count(&all, "dealt"), count(&all, "dealt-unseen")), (0, 2));
}

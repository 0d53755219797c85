//! Chapters MA-1 to MA-5: general rules, setup, first decisions, turn order.

use engine::{Game, Notes, Seat, Silent, Told, Turn};

use super::helpers::*;
use crate::sail::Sail;
use crate::*;

/// MA-1.1: four rounds, three interim scorings and a final one.
#[test]
fn four_rounds_are_played() {
    let mut game = game(2, 3);
    let mut rounds = Vec::new();
    let mut scored = Vec::new();
    play_out(&mut game, &mut Choose(3), |game, _, _| {
        if rounds.last() != Some(&game.round) {
            rounds.push(game.round);
        }
        if game.stage() == Stage::Scoring && scored.last() != Some(&game.round) {
            scored.push(game.round);
        }
    });
    assert_eq!((rounds, scored), (vec![1, 2, 3, 4], vec![1, 2, 3, 4]));
}

/// MA-1.2: doubloons never run out.
#[test]
fn doubloons_are_not_limited() {
    let mut game = village(2, 1);
    game.me_mut().doubloons = 300;
    play(&mut game, &["doubloon"]);
    assert_eq!(game.me().doubloons, 301);
}

/// MA-1.4: a legacy tile's price of a lane overrides the board.
#[test]
fn legacy_tiles_override_the_board() {
    let price = |level: Level| {
        let game = variant(2, 1, Options { level, ..Options::default() });
        game.lanes(place("13")).map(|(_, cost)| cost).collect::<Vec<_>>()
    };
    assert_eq!((price(Level::Easy), price(Level::Hard)), (vec![1], vec![3]));
}

/// MA-1.6: the same effect on several cards adds up.
#[test]
fn equal_effects_add_up() {
    let mut game = combat(2);
    own(&mut game, 0, &["A40", "B078", "B082", "A21", "A24"]);
    assert_eq!(game.discount(), 3);
    play(&mut game, &["reveal 2"]);
    assert_eq!(game.me().combat, 4);
}

/// MA-1.9: a toll takes nothing from a player without points.
#[test]
fn scores_never_fall_below_zero() {
    let mut game = turn(2);
    own(&mut game, 0, &["B085"]);
    game.player_mut(Seat(1)).explorer = space("E2");
    run(&mut game, Origin::Spying(Spying::read("ESP10").unwrap()));
    let mut notes = Notes::default();
    game.apply(Seat(0), Action::Explore { space: space("E3") }, &mut notes);
    let is_toll = |told: &Told<Event>| matches!(told, Told::All(Event::TollTaken { .. }));
    assert!(!notes.0.iter().any(is_toll), "a toll of 0 has no event");
    play(&mut game, &["stop"]);
    assert_eq!((game.player(Seat(0)).points, game.player(Seat(1)).points), (0, 0));
}

/// MA-2.1, MA-2.2, MA-2.3: the board; 25 combat tokens in piles of 13 and 12, unseen.
#[test]
fn combat_tokens_lie_in_two_piles() {
    let game = game(4, 1);
    assert_eq!((game.piles, game.combat_bag.len()), ([13, 12], 25));
    assert!(game.cubes.iter().all(Option::is_none), "no cubes with four players");
    assert_eq!(game.markets, [0; Place::COUNT]);
}

/// MA-2.4: a quest on each quest space, the top tile visible, the others in a bag.
#[test]
fn quests_are_laid_out() {
    for seats in 1..=4 {
        let game = game(seats, 5);
        assert!(game.trail.iter().all(Option::is_some) && game.quest_top.is_some());
        let placed = game.quests.len() + game.trail.len() + 1;
        assert_eq!(usize::from(game.quest_bag.len()) + placed, QuestId::PILED);
    }
}

/// MA-2.10, MA-2.11: 8 A cards each, 40 B cards in the pile, 4 cards in a row, the others unseen.
#[test]
fn cards_are_dealt() {
    for seats in 1..=4u8 {
        let game = game(seats.into(), 2);
        let sets = &game.tables().sets;
        let a_cards = sets.decks[Deck::A.index()];
        for player in &game.players {
            assert_eq!((player.hand.len(), (player.hand - a_cards).len()), (8, 0));
        }
        assert!(game.row.iter().all(Option::is_some));
        let row: Cards = game.row.iter().flatten().copied().collect();
        let pile = game.deck | row;
        assert_eq!((pile & sets.decks[Deck::B.index()]).len(), 40);
        assert_eq!((pile & a_cards).len(), 56 - 8 * seats);
        assert_eq!((game.unused.len(), game.discard.len()), (61, 0));
    }
}

/// MA-2.9, MA-32.1: C cards are in the pile and never dealt; La Armada cards belong to B.
#[test]
fn special_cards_join_the_pile() {
    let game = variant(3, 2, Options { level: Level::Medium, armada: true, ..Options::default() });
    let sets = &game.tables().sets;
    let special = sets.decks[Deck::C.index()];
    let row: Cards = game.row.iter().flatten().copied().collect();
    assert_eq!(((game.deck | row) & special).len(), 8);
    let armada = sets.decks[Deck::Armada.index()];
    assert_eq!(((game.deck | row | game.unused) & armada).len(), 9);
    assert_eq!(game.career_bag.len(), 11);
}

/// MA-2.12: a new card fills the position that became empty.
#[test]
fn a_new_card_fills_the_empty_position() {
    let mut game = turn(2);
    let before = game.row;
    game.row[2] = None;
    game.fill_row(&mut Silent);
    assert_eq!([game.row[0], game.row[1], game.row[3]], [before[0], before[1], before[3]]);
    assert!(game.row[2].is_some() && game.row[2] != before[2]);
}

/// MA-2.14: one of four buildings is revealed, and one more in each of the first three scorings.
#[test]
fn one_building_is_revealed() {
    let game = game(2, 1);
    assert_eq!((game.buildings.len(), game.building_bag.len()), (1, 7));
}

/// MA-2.15: 13 cubes for each nation, 1 on the leftmost space and 2 on each other.
#[test]
fn reserves_are_full() {
    let game = game(3, 1);
    assert_eq!(game.reserves, [13; 3]);
    assert_eq!(game.tables().reserve, [1, 2, 2, 2, 2, 2, 2]);
}

/// MA-3.1, MA-3.2, MA-3.3, MA-2.13: discs, markers and spies at the start; tokens lie beside the board.
#[test]
fn players_start_with_equal_boards() {
    let game = game(4, 9);
    for player in &game.players {
        assert_eq!(player.discs, [2; Area::COUNT]);
        assert_eq!((player.points, player.ship, player.explorer), (0, Place::HABANA, Space::START));
        assert_eq!((player.influence, player.combat, player.income, player.points_income), ([0; 3], 1, 8, 0));
        assert_eq!((player.spies, player.supply), (2, 6));
        assert!(player.tokens.is_empty() && player.owned.is_empty());
    }
}

/// MA-3.4, MA-3.5: the first player is random; in turn order players get 8, 9, 10 and 11 doubloons.
#[test]
fn the_first_player_is_random_and_has_the_fewest_doubloons() {
    let mut firsts = Vec::new();
    for seed in 0..40 {
        let game = game(4, seed);
        let purses = game.first.around(4).map(|seat| game.player(seat).doubloons).collect::<Vec<_>>();
        let mut sorted = purses.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [8, 9, 10, 11]);
        assert_eq!(game.player(game.first).doubloons, 8);
        assert_eq!(game.player(game.first.left(4)).doubloons, 9);
        firsts.push(game.first);
    }
    assert!(Seat::all(4).all(|seat| firsts.contains(&seat)));
}

/// MA-4.1, MA-4.5, MA-4.6, MA-4.7, MA-4.8: cards, then careers, are chosen simultaneously.
#[test]
fn cards_are_split_and_careers_chosen() {
    let mut game = game(2, 1);
    assert!(matches!(game.turn(), Turn::Several(_)));
    let mut legal = Vec::new();
    for seat in Seat::all(2) {
        game.legal(seat, &mut legal);
        assert!(legal.iter().all(|action| matches!(action, Action::Plan { .. })) && legal.len() == 8);
        for left in [3, 2, 1, 0] {
            game.legal(seat, &mut legal);
            game.apply(seat, legal[0], &mut Silent);
            // MA-4.6: choices stay hidden until all have chosen.
            assert!(game.discard.is_empty() || (seat, left) == (Seat(1), 0));
        }
    }
    assert_eq!(game.discard.len(), 6);
    for seat in Seat::all(2) {
        let player = game.player(seat);
        assert_eq!((player.hand.len(), player.planning.iter().flatten().count()), (4, 1));
        assert_eq!(player.offered.len(), 2);
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut Silent);
    }
    for player in &game.players {
        assert_eq!((player.spies, player.career_spies(), player.supply), (2, 3, 3));
        assert!(player.career.is_some() && player.offered.is_empty());
    }
    assert_eq!(game.stage(), Stage::Sail);
}

/// MA-5.1: a player sails, acts and draws; then the next player moves.
#[test]
fn a_turn_has_three_phases() {
    let mut game = turn(3);
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    assert_eq!(game.stage(), Stage::Sail);
    play(&mut game, &["sail 2", "stop"]);
    assert_eq!(game.stage(), Stage::Act);
    play(&mut game, &["skip"]);
    assert_eq!(game.stage(), Stage::Draw);
    play(&mut game, &["draw", "draw", "draw", "draw"]);
    assert_eq!((game.active, game.stage()), (Seat(1), Stage::Sail));
}

/// MA-5.2: the round ends after the turn of the first ship home; the others have no further turn.
#[test]
fn the_round_ends_with_the_turn_of_the_first_ship_home() {
    let mut game = turn(3);
    game.me_mut().ship = place("20");
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    play(&mut game, &["sail 21a", "skip"]);
    assert_eq!(game.stage(), Stage::Draw, "Phase C is still played");
    play(&mut game, &["draw", "draw", "draw", "draw"]);
    assert_eq!((game.active, game.stage()), (Seat(0), Stage::Scoring));
}

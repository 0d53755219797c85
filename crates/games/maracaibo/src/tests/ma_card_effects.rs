//! One test for each effect and each condition of cards (MA-22 to MA-25, MA-28).

use engine::{Game, Seat, Silent};

use super::helpers::*;
use super::ma_effects::{bought, spying};
use crate::combat::Banner;
use crate::fight::Fight;
use crate::stop::{Land, Main};
use crate::*;

/// The price of a card.
fn cost(id: &str) -> u16 {
    turn(2).tables().card(card(id)).cost.into()
}

/// MA-23.1, MA-23.16: incomes raise the tracks at once.
#[test]
fn incomes_raise_the_tracks() {
    let game = bought("B012");
    assert_eq!((game.me().income, game.me().points_income), (11, 1));
    assert_eq!(game.me().doubloons, 20 - cost("B012"));
}

/// MA-23.1: a conditional income waits for its token, which may come later from another card.
#[test]
fn conditional_incomes_wait_for_their_token() {
    let mut game = village(2, 3);
    hold(&mut game, &["A12", "A03"]);
    play(&mut game, &["buy A12"]);
    assert_eq!(game.me().income, 9);
    play(&mut game, &["buy A03"]);
    assert_eq!(game.me().income, 13, "2 of A03, 2 that needed the Anchor");
}

/// MA-23.3: doubloon income above 34 becomes point income.
#[test]
fn income_beyond_the_track_becomes_point_income() {
    let mut game = village(2, 1);
    hold(&mut game, &["A09"]);
    game.me_mut().income = 33;
    play(&mut game, &["buy A09"]);
    assert_eq!((game.me().income, game.me().points_income), (34, 3));
}

/// MA-23.4, MA-23.5: 20 on the point income track scores 20 for each remaining scoring; the rest restarts from 0.
#[test]
fn a_full_point_income_pays_for_all_scorings_to_come() {
    for (round, points) in [(1, 80), (3, 40), (4, 20)] {
        let mut game = village(2, 1);
        hold(&mut game, &["B010"]);
        game.round = round;
        game.me_mut().points_income = 18;
        play(&mut game, &["buy B010"]);
        assert_eq!((game.me().points_income, game.me().points), (2, points), "round {round}");
    }
}

/// MA-23.6: a permanent object can pay every time and is not discarded.
#[test]
fn permanent_objects_pay() {
    for (id, object) in [("A30", "Q01"), ("A31", "Q02"), ("B019", "Q03"), ("A32", "Q04")] {
        let mut game = turn(2);
        own(&mut game, 0, &[id]);
        lay(&mut game, object, "1");
        let wanted = game.tables().quest(quest(object)).price.symbols().next().unwrap();
        let fits =
            |one: &CardId| Symbol::Object(game.tables().card(*one).object) == wanted && one.to_string() != id;
        let one = CardId::all().find(fits).unwrap().to_string();
        hold(&mut game, &[&one]);
        game.push(Main { spent: 1 });
        play(&mut game, &[&format!("quest {object}"), &format!("spend {one}")]);
        assert!(game.me().hand.is_empty() && game.me().owned.has(card(id)), "{id}");
    }
}

/// MA-23.7, MA-22.3, MA-22.7: discounts add up, not below 0, and not for the card itself.
#[test]
fn discounts_add_up() {
    let mut game = village(2, 1);
    hold(&mut game, &["A21"]);
    play(&mut game, &["buy A21"]);
    assert_eq!(game.me().doubloons, 10);
    let mut game = village(2, 1);
    own(&mut game, 0, &["A21", "A22", "A23"]);
    hold(&mut game, &["A01"]);
    play(&mut game, &["buy A01"]);
    assert_eq!(game.me().doubloons, 20, "prices do not fall below 0");
}

/// MA-23.8: a combat point before each Combat.
#[test]
fn a_combat_point_before_each_combat() {
    let mut game = combat(2);
    own(&mut game, 0, &["A40", "B082"]);
    play(&mut game, &["reveal 1"]);
    assert_eq!(game.me().combat, 3);
}

/// MA-23.13: 2 combat points for fighting for the nation.
#[test]
fn a_patron_gives_combat_points_for_its_nation() {
    for (id, nation) in [("B071", "france"), ("B072", "spain"), ("B073", "england")] {
        let mut game = turn(2);
        own(&mut game, 0, &[id]);
        game.push(Banner { token: None });
        let mut other = game.clone();
        play(&mut game, &[&format!("fight {nation}")]);
        assert_eq!(game.me().combat, 3);
        play(&mut other, &[if nation == "spain" { "fight france" } else { "fight spain" }]);
        assert_eq!(other.me().combat, 1);
    }
}

/// MA-23.14: 3 points for each cube removed from the game.
#[test]
fn a_gravedigger_scores_for_removed_cubes() {
    let mut game = turn(2);
    own(&mut game, 0, &["A46", "B081"]);
    cubes(&mut game, Nation::France, &["5"]);
    game.push(Fight { token: None, nation: Nation::Spain, value: 6 });
    play(&mut game, &["annex 5"]);
    assert_eq!(game.me().points, 6 + 4, "twice 3, and the flag");
}

/// MA-23.9: each explorer move may be one space longer.
#[test]
fn the_explorer_moves_farther() {
    let mut game = turn(2);
    own(&mut game, 0, &["A35", "B084"]);
    run(&mut game, spying(11));
    play(&mut game, &["explore E2", "explore E3", "explore E4", "explore E5"]);
    assert_eq!((game.me().explorer, game.me().doubloons), (space("E5"), 23));
}

/// MA-23.10: a point from the owner of each explorer passed, if there is one to take.
#[test]
fn a_toll_is_taken_in_passing() {
    let mut game = turn(3);
    own(&mut game, 0, &["B085"]);
    game.player_mut(Seat(1)).explorer = space("E2");
    game.player_mut(Seat(1)).points = 5;
    game.player_mut(Seat(2)).explorer = space("E3");
    run(&mut game, spying(10));
    play(&mut game, &["explore E4", "stop"]);
    assert_eq!(game.players.iter().map(|player| player.points).collect::<Vec<_>>(), [1 + 2, 4, 0]);
}

/// MA-23.11: a stop pays the host a point or 2 doubloons; a standing answer replaces the choice.
#[test]
fn a_host_is_paid_by_guests() {
    let stop = |habit: engine::Habit<Hosting>| {
        let mut game = turn(2);
        own(&mut game, 1, &["A26", "A48"]);
        game.player_mut(Seat(1)).hosting = habit;
        game.push(Land { spent: 1 });
        game.settle(&mut Silent);
        game
    };
    let mut game = stop(engine::Habit::Ask);
    assert_eq!(choices(&game)[..2], ["points", "doubloons"]);
    play(&mut game, &["points"]);
    assert_eq!(game.player(Seat(1)).points, 1);
    let game = stop(engine::Habit::Always(Hosting::Doubloons));
    assert_eq!(game.player(Seat(1)).doubloons, 22);
    let mut game = stop(engine::Habit::Ask);
    play(&mut game, &["always points"]);
    assert_eq!(game.player(Seat(1)).hosting, engine::Habit::Always(Hosting::Points));
}

/// MA-23.12: a spy for 2 combat points at any own decision.
#[test]
fn a_spy_becomes_combat_points() {
    let mut game = village(2, 1);
    own(&mut game, 0, &["A45"]);
    play(&mut game, &["spy-to-cp", "spy-to-cp"]);
    assert_eq!((game.me().combat, game.me().spies, game.me().supply), (5, 0, 8));
    assert_eq!(refused(&game, Action::SpyToCombat), "MA-23.12");
}

/// MA-24.1, MA-24.2: ultimate village actions of cards end the others; the exchange of two equal goods does not.
#[test]
fn ultimate_village_actions_end_the_others() {
    let mut game = village(2, 3);
    own(&mut game, 0, &["A38"]);
    hold(&mut game, &["A02", "A06", "A10"]);
    play(&mut game, &["use A38", "spend A02", "spend A06", "explore E2", "stop"]);
    assert_eq!(game.me().doubloons, 20 + 3 + 2);
    assert!(!choices(&game).contains(&"doubloon".to_owned()));

    let mut game = village(2, 2);
    own(&mut game, 0, &["A39"]);
    hold(&mut game, &["A01", "A05"]);
    play(&mut game, &["use A39", "spend A01", "spend A05"]);
    assert_eq!((game.me().doubloons, game.me().points), (23, 3));

    let mut game = village(2, 2);
    own(&mut game, 0, &["B090"]);
    hold(&mut game, &["A01", "A04"]);
    play(&mut game, &["use B090", "pay sugar", "spend A01", "spend A04", "doubloon"]);
    assert_eq!(game.me().doubloons, 25);
}

/// MA-24.3, MA-10.11: combat actions of cards, each a kind of its own.
#[test]
fn combat_actions_of_cards_are_separate_kinds() {
    let mut game = turn(2);
    own(&mut game, 0, &["A43", "A44"]);
    game.me_mut().tokens.insert(Token::Sabre);
    game.push(Fight { token: None, nation: Nation::England, value: 4 });
    play(&mut game, &["strike A43", "strike A44"]);
    assert_eq!((game.me().doubloons, game.me().points, game.me().influence), (23, 3, [0, 0, 1]));
    assert_eq!(refused(&game, Action::CombatCard { card: card("A43") }), "MA-10.11");
    let mut game = turn(2);
    own(&mut game, 0, &["A43"]);
    game.push(Fight { token: None, nation: Nation::England, value: 4 });
    play(&mut game, &["strike A43"]);
    assert_eq!(game.me().points, 0, "without the Sabre no points");
}

/// MA-16.1: a spy moves from the reserve to the location.
#[test]
fn a_spy_is_placed() {
    let game = bought("A49");
    assert_eq!((game.me().spies, game.spies_on_board(game.me())), (1, 1));
    assert!(game.spies_at(game.me(), place("8")).has(card("A49")));
}

/// MA-23.2: a token is taken once; a choice is among the missing ones.
#[test]
fn tokens_are_taken_once() {
    let mut game = village(2, 1);
    hold(&mut game, &["A20"]);
    game.me_mut().tokens = [Token::Anchor, Token::House].into_iter().collect();
    play(&mut game, &["buy A20"]);
    assert_eq!(choices(&game)[..4], ["token medal", "token scroll", "token sabre", "skip"]);
    assert_eq!(refused(&game, Action::Token { token: Token::House }), "MA-23.2");
    play(&mut game, &["token sabre"]);
    assert!(game.me().tokens.has(Token::Sabre));
}

// Conditions.

/// MA-28.1: a spy returns to the supply.
#[test]
fn a_card_may_require_returning_a_spy() {
    let game = bought("B068");
    assert_eq!((game.me().spies, game.me().supply), (1, 7));
    let mut game = village(2, 1);
    hold(&mut game, &["B068"]);
    (game.me_mut().spies, game.me_mut().supply) = (0, 8);
    assert_eq!(refused(&game, Action::Buy { card: card("B068") }), "MA-28.1");
}

/// MA-28.1, MA-28.2: a spy on the card stays there.
#[test]
fn a_card_may_require_a_spy_on_it() {
    let game = bought("B070");
    assert_eq!((game.me().spies, game.me().supply), (1, 6));
    let mut game = village(2, 1);
    hold(&mut game, &["B070"]);
    (game.me_mut().spies, game.me_mut().supply) = (0, 8);
    assert_eq!(refused(&game, Action::Buy { card: card("B070") }), "MA-28.2");
}

/// MA-28.2: a card with a location needs a spy.
#[test]
fn a_card_with_a_location_needs_a_spy() {
    let mut game = village(2, 1);
    hold(&mut game, &["A49"]);
    (game.me_mut().spies, game.me_mut().supply) = (0, 8);
    assert_eq!(refused(&game, Action::Buy { card: card("A49") }), "MA-28.2");
}

/// MA-28.1: combat points, not spies.
#[test]
fn a_card_may_require_combat_points() {
    let mut game = village(2, 1);
    hold(&mut game, &["B075"]);
    assert_eq!(refused(&game, Action::Buy { card: card("B075") }), "MA-28.1");
    game.me_mut().combat = 3;
    play(&mut game, &["buy B075"]);
    assert_eq!(game.me().combat, 1);
}

/// MA-28.1, MA-22.7: a card may need three herbs; its own do not count.
#[test]
fn a_card_may_require_herbs() {
    let mut game = village(2, 1);
    hold(&mut game, &["B099", "A03", "A07"]);
    assert_eq!(refused(&game, Action::Buy { card: card("B099") }), "MA-28.1");
    own(&mut game, 0, &["A32"]);
    play(&mut game, &["buy B099", "spend A03", "spend A07"]);
    assert!(game.me().owned.has(card("B099")) && game.me().hand.is_empty());
}

/// MA-28.1, MA-28.3: three cubes of the nation on cities and villages, not on legacy tiles.
#[test]
fn a_card_may_require_cubes_of_a_nation() {
    let mut game = village(3, 1);
    hold(&mut game, &["B100"]);
    cubes(&mut game, Nation::Spain, &["3", "15"]);
    game.mine = Some(Nation::Spain);
    assert_eq!(refused(&game, Action::Buy { card: card("B100") }), "MA-28.1");
    cubes(&mut game, Nation::Spain, &["16"]);
    play(&mut game, &["buy B100"]);
    assert_eq!(game.me().income, 11);
}

/// MA-22.3: every card can be bought if its requirements are met.
#[test]
fn every_card_can_be_bought() {
    for id in CardId::all() {
        let mut game = village(3, 1);
        own(&mut game, 0, &["A32", "B093"]);
        let name = id.to_string();
        game.me_mut().combat = 4;
        for nation in Nation::ALL {
            let places = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]];
            cubes(&mut game, nation, &places[nation.index()]);
        }
        hold(&mut game, &["A03", "A07", &name]);
        play(&mut game, &[&format!("buy {name}")]);
        let mut legal = Vec::new();
        for _ in 0..20 {
            if game.me().owned.has(id) {
                break;
            }
            game.legal(Seat(0), &mut legal);
            game.apply(Seat(0), legal[0], &mut Silent);
        }
        assert!(game.player(Seat(0)).owned.has(id), "{id}");
    }
}

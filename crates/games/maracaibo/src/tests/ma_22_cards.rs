//! Chapters MA-22 to MA-26 except single effects: uses of cards, purchases, owners, sailing on.

use engine::{Game, Seat, Silent};

use super::helpers::*;
use crate::fight::Fight;
use crate::stop::{Land, Main};
use crate::*;

/// MA-22.1: a hand card is used as a good, as an object, or bought.
#[test]
fn a_card_has_three_uses() {
    let mut game = turn(3);
    hold(&mut game, &["A02"]);
    game.me_mut().ship = place("3");
    game.push(Main { spent: 3 });
    play(&mut game, &["city", "deliver A02"]);
    assert!(game.discard.has(card("A02")), "as tobacco");

    let mut game = turn(2);
    hold(&mut game, &["A02", "A06"]);
    lay(&mut game, "Q01", "1");
    game.push(Main { spent: 1 });
    play(&mut game, &["quest Q01", "spend A02", "spend A06"]);
    assert!(game.discard.has(card("A02")), "as a map");

    let mut game = village(2, 1);
    hold(&mut game, &["A02"]);
    play(&mut game, &["buy A02"]);
    assert!(game.me().owned.has(card("A02")));
    assert_eq!(refused(&village(2, 1), Action::Buy { card: card("A02") }), "MA-22.1");
}

/// MA-22.2: cards are bought only by village actions, from the hand or the planning area.
#[test]
fn cards_are_bought_by_village_actions() {
    let mut game = turn(2);
    hold(&mut game, &["A01"]);
    game.push(Main { spent: 1 });
    assert_eq!(refused(&game, Action::Buy { card: card("A01") }), "MA-22.2");
    let mut game = village(2, 1);
    let planned = take_out(&mut game, "A03");
    game.me_mut().planning[1] = Some(planned);
    play(&mut game, &["buy A03"]);
    assert!(game.me().owned.has(planned) && !game.me().plans(planned));
}

/// MA-22.3: a card that cannot be paid cannot be bought.
#[test]
fn a_card_must_be_paid() {
    let mut game = village(2, 1);
    hold(&mut game, &["A01"]);
    game.me_mut().doubloons = 4;
    assert_eq!(refused(&game, Action::Buy { card: card("A01") }), "MA-22.3");
}

/// MA-22.4, MA-7.4: a card in the planning area has no effect and pays nothing.
#[test]
fn planned_cards_do_nothing() {
    let mut game = turn(2);
    let planned = take_out(&mut game, "A21");
    game.me_mut().planning[0] = Some(planned);
    let planned = take_out(&mut game, "A30");
    game.me_mut().planning[1] = Some(planned);
    assert_eq!(game.discount(), 0);
    assert_eq!(game.provided(game.me(), Object::Map), 0);
    lay(&mut game, "Q01", "1");
    hold(&mut game, &["A02"]);
    game.push(Main { spent: 1 });
    assert_eq!(
        refused(&game, Action::Quest { quest: quest("Q01") }),
        "MA-14.6",
        "one map in hand, one planned"
    );
}

/// MA-23.15: every ship has a compass; cards add to it.
#[test]
fn every_ship_has_a_compass() {
    let mut game = turn(2);
    assert_eq!(game.compasses(game.me()), 1);
    own(&mut game, 0, &["A33", "A36"]);
    assert_eq!(game.compasses(game.me()), 3);
    assert_eq!(game.compasses(game.player(Seat(1))), 1);
}

/// MA-24.4: only the owner of a card may use its actions.
#[test]
fn only_owners_use_their_cards() {
    let mut game = village(2, 1);
    own(&mut game, 1, &["A38", "A43", "A45"]);
    hold(&mut game, &["A02", "A06"]);
    assert_eq!(refused(&game, Action::UseCard { card: card("A38") }), "MA-24.4");
    assert_eq!(refused(&game, Action::SpyToCombat), "MA-23.12");
    game.push(Fight { token: None, nation: Nation::Spain, value: 5 });
    assert_eq!(refused(&game, Action::CombatCard { card: card("A43") }), "MA-24.4");
}

/// MA-26.6, MA-26.7: after sailing on any main action is possible, even another spy. The first spy counts as used,
/// and the new stop is a normal stop.
#[test]
fn sailing_on_leads_to_another_spy() {
    let mut game = turn(2);
    own(&mut game, 0, &["A48", "A52", "B037"]);
    own(&mut game, 1, &["A26", "B026"]);
    game.player_mut(Seat(1)).hosting = engine::Habit::Always(Hosting::Points);
    game.me_mut().ship = place("2");
    game.push(Land { spent: 2 });
    game.settle(&mut Silent);
    assert_eq!(game.player(Seat(1)).points, 1, "a guest at 2");
    play(&mut game, &["spy A52", "sail 3", "stop", "spy B037", "skip"]);
    assert_eq!(game.me().combat, 1 + 2 + 2, "both espionage actions");
    assert_eq!(game.me().points, 0, "both spies were used (MA-16.3)");
}

/// MA-26.7, MA-30.5: L5 works again at the new stop.
#[test]
fn l5_works_again_at_the_new_stop() {
    let level = Options { level: Level::Medium, ..Options::default() };
    let mut game = in_turn(variant(2, 1, level));
    own(&mut game, 0, &["A52"]);
    game.me_mut().ship = place("2");
    game.push(Land { spent: 2 });
    game.settle(&mut Silent);
    play(&mut game, &["spy A52", "sail 3", "stop"]);
    assert_eq!((game.me().ship, game.me().spies), (place("3"), 3));
}

/// MA-20.7: a completed objective stays completed.
#[test]
fn a_completed_objective_stays_completed() {
    let mut game = turn(3);
    game.me_mut().career = Some(Career::French);
    game.me_mut().supply -= 3;
    hold(&mut game, &["A01"]);
    cubes(&mut game, Nation::France, &["3", "4", "5"]);
    play(&mut game, &["objective 1"]);
    let before = purse(&game);
    game.cubes[place("3").index()] = Some(Nation::Spain);
    assert!(game.me().done[0]);
    assert_eq!(purse(&game), before);
    assert!(game.legal_has(Action::Stop));
}

trait Has {
    fn legal_has(&self, action: Action) -> bool;
}

impl Has for Maracaibo {
    fn legal_has(&self, action: Action) -> bool {
        let mut legal = Vec::new();
        self.legal(self.active, &mut legal);
        legal.contains(&action)
    }
}

//! Tests of every clause, whole games, and the conformance kit.

use engine::kit::Kit;
use engine::{DataFiles, Dice, Game as _, Match, Seat, Seed, Start, Turn, Viewer};

use crate::{Action, Pearls};

fn game() -> Pearls {
    let data = Pearls::load_data(&DataFiles::embedded(Pearls::INFO.data)).unwrap();
    Pearls::new(data, 2, &(), Seed::from(1)).unwrap()
}

fn clause(game: &Pearls, seat: u8, action: Action) -> Option<&'static str> {
    game.check(Seat(seat), action).err().map(|illegal| illegal.clause)
}

#[test]
fn pearls_keeps_the_laws_of_the_engine() {
    Kit::<Pearls>::new().sturdy().run();
}

/// PE-1.1: all pearls start in the sea.
#[test]
fn the_sea_holds_twelve_pearls() {
    let game = game();
    assert_eq!(game.sea, (1..=12).collect::<Vec<u8>>());
    assert!(game.divers.iter().all(|diver| diver.hand.is_empty() && diver.shown.is_empty()));
}

/// PE-2.1: the seats take turns.
#[test]
fn another_waits_for_their_turn() {
    let mut game = game();
    assert_eq!(clause(&game, 1, Action::Dive), Some("PE-2.1"));
    game.apply(Seat(0), Action::Dive, &mut engine::Silent);
    assert_eq!(game.turn(), Turn::One(Seat(1)));
}

/// PE-2.2: a dive brings a pearl that only the diver knows; an empty sea cannot be chosen.
#[test]
fn a_dive_brings_a_secret_pearl() {
    let mut game = game();
    game.apply(Seat(0), Action::Dive, &mut engine::Silent);
    assert_eq!(game.view(Viewer::Seat(Seat(0))).divers[0].hand, Some(game.divers[0].hand.clone()));
    assert_eq!(game.view(Viewer::Seat(Seat(1))).divers[0].hand, None);
    let sea = std::mem::take(&mut game.sea);
    game.divers[0].hand.extend(sea);
    assert_eq!(clause(&game, 1, Action::Dive), Some("PE-2.2"));
}

/// PE-2.3: a player shows an own pearl, which then scores.
#[test]
fn a_shown_pearl_scores() {
    let mut game = game();
    game.apply(Seat(0), Action::Dive, &mut engine::Silent);
    game.apply(Seat(1), Action::Dive, &mut engine::Silent);
    let (own, other) = (game.divers[0].hand[0], game.divers[1].hand[0]);
    assert_eq!(clause(&game, 0, Action::Show { pearl: other }), Some("PE-2.3"));
    game.apply(Seat(0), Action::Show { pearl: own }, &mut engine::Silent);
    assert_eq!(game.standing(Seat(0)).total(), i32::from(own));
}

/// PE-2.4: a player may pass only if no other action is legal.
#[test]
fn passing_is_the_last_resort() {
    let mut game = game();
    assert_eq!(clause(&game, 0, Action::Pass), Some("PE-2.4"));
    let sea = std::mem::take(&mut game.sea);
    game.divers[1].hand = sea;
    assert_eq!(clause(&game, 0, Action::Pass), None);
}

/// PE-3.1: ten turns of two players; the higher score wins.
#[test]
fn a_whole_game_is_played_as_text() {
    let data = game().data();
    let start = Start::Seed { seed: Seed::from(1), seats: 2, options: (), data };
    let mut game = Match::<Pearls>::new(start).unwrap();
    let mut dice = Dice::new(Seed::from(2), "tests");
    let (mut legal, mut decisions) = (Vec::new(), 0);
    while let Turn::One(seat) = game.state().turn() {
        game.state().legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        assert!(!game.state().page(Viewer::Seat(seat)).0.is_empty());
        game.act(seat, action).unwrap();
        decisions += 1;
    }
    assert_eq!(decisions, 10);
    let outcome = game.state().outcome().unwrap();
    let most = outcome.scores().into_iter().max().unwrap();
    assert!(outcome.winners.iter().all(|winner| outcome.sheets[winner.index()].total() == most));
}

//! Each quest tile: its price, its reward, and its move to the quest track (MA-14).

use super::helpers::*;
use crate::stop::Main;
use crate::*;

/// Two cards of each object and good, and one spare of each.
const HAND: [&str; 12] = ["A01", "A05", "A02", "A06", "A03", "A07", "A04", "A08", "A09", "A10", "A11", "A12"];

/// Fulfils a quest at the ship's location up to its first choice, with enough to pay and two compasses.
fn fulfil(id: &str) -> Maracaibo {
    let mut game = turn(2);
    lay(&mut game, id, "1");
    hold(&mut game, &HAND);
    own(&mut game, 0, &["A34"]);
    game.me_mut().combat = 4;
    game.sailed = 4;
    game.push(Main { spent: 4 });
    play(&mut game, &[&format!("quest {id}")]);
    game
}

/// Pays the due cards with the first legal ones.
fn settle(game: &mut Maracaibo) {
    while let Some(choice) = choices(game).into_iter().find(|choice| choice.starts_with("spend ")) {
        play(game, &[&choice]);
    }
}

/// The number of hand cards paid.
fn spent(game: &Maracaibo) -> usize {
    HAND.len() - usize::from(game.me().hand.len())
}

fn on_track(game: &Maracaibo, id: &str) {
    assert!(game.me().quests.has(quest(id)), "{id} is on the quest track");
    assert!(!game.quests.iter().any(|placed| placed.quest == quest(id)), "and not replaced (MA-14.10)");
}

macro_rules! quests {
    ($($(#[$doc:meta])* $name:ident: $id:literal, cards $cards:literal, then [$($choice:literal),*],
        purse $purse:expr, influence $influence:literal;)*) => { $(
        $(#[$doc])*
        #[test]
        fn $name() {
            let mut game = fulfil($id);
            settle(&mut game);
            assert_eq!(spent(&game), $cards, "cards paid");
            play(&mut game, &[$($choice),*]);
            // The start is 20 doubloons, 0 points, 4 combat points and 2 spies.
            assert_eq!(purse(&game), $purse);
            assert_eq!(game.me().influence.iter().sum::<u8>(), $influence);
            on_track(&game, $id);
        }
    )* };
}

quests! {
    /// MA-14.6, MA-14.8: two maps; 2 doubloons for each compass, then the explorer.
    q01: "Q01", cards 2, then ["explore E2", "stop"], purse (20 + 4 + 2, 0, 4, 2), influence 0;
    /// MA-14.6: two books.
    q02: "Q02", cards 2, then [], purse (23, 4, 4, 2), influence 0;
    /// MA-14.6: two spyglasses.
    q03: "Q03", cards 2, then ["nation spain"], purse (20, 2, 4, 2), influence 1;
    /// MA-14.6: two herbs.
    q04: "Q04", cards 2, then [], purse (20, 4, 4, 3), influence 0;
    /// MA-14.6: a book and a map.
    q05: "Q05", cards 2, then [], purse (24, 3, 4, 2), influence 0;
    /// MA-14.6: a spyglass and a map.
    q06: "Q06", cards 2, then ["explore E2", "explore E3"], purse (20, 2, 5, 2), influence 0;
    /// MA-14.6: herbs and a book.
    q07: "Q07", cards 2, then ["nation france"], purse (24, 0, 4, 2), influence 1;
    /// MA-14.6: herbs and a spyglass.
    q08: "Q08", cards 2, then [], purse (20, 2, 6, 2), influence 0;
    /// MA-14.6: two sugar.
    q09: "Q09", cards 2, then [], purse (25, 2, 4, 2), influence 0;
    /// MA-14.6: two tobacco.
    q10: "Q10", cards 2, then [], purse (24, 0, 6, 2), influence 0;
    /// MA-14.6: two maize.
    q11: "Q11", cards 2, then ["nation england"], purse (20, 2, 4, 2), influence 1;
    /// MA-14.6: sugar and tobacco.
    q12: "Q12", cards 2, then [], purse (24, 2, 4, 2), influence 0;
    /// MA-14.6: a spy; the explorer up to 3 spaces.
    q13: "Q13", cards 0, then ["explore E2", "explore E3", "explore E4"], purse (24, 2, 4, 1), influence 0;
    /// MA-14.6: a spy.
    q14: "Q14", cards 0, then [], purse (23, 4, 4, 1), influence 0;
    /// MA-14.6: a spy; a Combat, which may be declined (MA-1.5).
    q15: "Q15", cards 0, then ["skip"], purse (20, 2, 4, 1), influence 0;
    /// MA-14.6: a combat point.
    q16: "Q16", cards 0, then [], purse (22, 3, 3, 2), influence 0;
    /// MA-14.6: a combat point.
    q17: "Q17", cards 0, then ["explore E2", "stop"], purse (22, 2, 3, 2), influence 0;
    /// MA-14.6: two combat points.
    q18: "Q18", cards 0, then ["nation france"], purse (24, 0, 2, 2), influence 1;
    /// MA-14.6: two combat points; two discs.
    q19: "Q19", cards 0, then ["disc U1", "disc U1"], purse (20, 2, 2, 2), influence 0;
    /// MA-14.6: two doubloons.
    q20: "Q20", cards 0, then [], purse (18, 2, 4, 3), influence 0;
    /// MA-14.6: two doubloons; a Combat.
    q21: "Q21", cards 0, then ["skip"], purse (20, 0, 4, 2), influence 0;
    /// MA-14.7: four movement points spent this turn; nothing is paid.
    q22: "Q22", cards 0, then [], purse (22, 0, 6, 2), influence 0;
    /// MA-14.7.
    q23: "Q23", cards 0, then [], purse (20, 4, 4, 2), influence 0;
    /// MA-14.7.
    q24: "Q24", cards 0, then [], purse (22, 0, 4, 3), influence 0;
}

/// MA-14.6: a quest needs its whole price; each kind of price has its own refusal.
#[test]
fn a_quest_needs_its_whole_price() {
    for id in QuestId::piled() {
        let mut game = turn(2);
        lay(&mut game, &id.to_string(), "1");
        let player = game.me_mut();
        (player.doubloons, player.combat, player.spies, player.supply) = (0, 0, 0, 8);
        game.sailed = 3;
        game.push(Main { spent: 3 });
        assert!(!choices(&game).contains(&format!("quest {id}")), "{id}");
        let clause = if game.tables().quest(id).price.movement > 0 { "MA-14.7" } else { "MA-14.6" };
        assert_eq!(refused(&game, Action::Quest { quest: id }), clause, "{id}");
    }
}

/// MA-14.9: the 4th tile scores 3 points, every further one 2.
#[test]
fn the_fourth_tile_scores_three_and_further_ones_two() {
    for (tiles, points) in [(0, 0), (2, 0), (3, 3), (4, 2), (7, 2)] {
        let mut game = turn(2);
        let others = QuestId::all().filter(|&id| id != quest("Q22")).take(tiles);
        game.me_mut().quests = others.collect();
        lay(&mut game, "Q22", "1");
        game.sailed = 4;
        game.push(Main { spent: 4 });
        play(&mut game, &["quest Q22"]);
        assert_eq!(game.me().points, points, "after {tiles}");
    }
}

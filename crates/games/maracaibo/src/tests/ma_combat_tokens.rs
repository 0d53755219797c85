//! Each combat token: values, side effects and modifiers (MA-10.2 to MA-10.6).

use engine::{Game, Seat, Silent};

use super::helpers::*;
use crate::combat::Banner;
use crate::fight::Fight;
use crate::step::Step;
use crate::*;

/// A row: the value and its gains; `D-` is a fee in doubloons.
type Row = (u8, &'static str);

fn check(id: &str, majority: u8, minority: u8, rows: [Row; 3]) {
    for (nation, (value, effect)) in Nation::ALL.into_iter().zip(rows) {
        let mut game = turn(3);
        game.push(Banner { token: Some(token(id)) });
        assert_eq!(game.combat_value(Some(token(id)), nation), value, "no modifier without cubes");
        let before = purse(&game);
        game.apply(Seat(0), Action::Fight { nation }, &mut Silent);
        let after = purse(&game);
        let gained = game.me().influence[nation.index()];
        let number =
            || effect.trim_start_matches(|first: char| !first.is_ascii_digit()).parse::<u16>().unwrap();
        let expected = match effect.trim_end_matches(|last: char| last.is_ascii_digit()) {
            "D-" => (before.0 - number(), before.1, before.2, before.3),
            "D" => (before.0 + number(), before.1, before.2, before.3),
            "VP" => (before.0, before.1 + number(), before.2, before.3),
            "SPY" => (before.0, before.1, before.2, before.3 + number() as u8),
            _ => before,
        };
        assert_eq!(after, expected, "{id} for {nation}: {effect}");
        assert_eq!(gained, if effect.starts_with("INF") { number() as u8 } else { 0 });
        assert!(matches!(game.step(), Some(Step::Fight(Fight { value: now, .. })) if now == value));

        // MA-10.3: a row that cannot be paid cannot be chosen.
        let mut game = turn(3);
        game.me_mut().doubloons = 0;
        game.push(Banner { token: Some(token(id)) });
        let open = choices(&game).contains(&format!("fight {nation}"));
        assert_eq!(open, !effect.starts_with("D-"), "{id} for {nation}");

        // MA-10.4, MA-10.5: alone with the most or the fewest cubes; a tie changes nothing.
        let mut game = turn(3);
        cubes(&mut game, nation, &["3"]);
        assert_eq!(game.combat_value(Some(token(id)), nation), value - majority.min(value), "{id}: most");
        let other = Nation::ALL.into_iter().find(|&other| other != nation).unwrap();
        cubes(&mut game, other, &["4"]);
        assert_eq!(game.combat_value(Some(token(id)), nation), value, "{id}: a tie for most");
        let mut game = turn(3);
        for (other, at) in Nation::ALL.into_iter().filter(|&other| other != nation).zip(["3", "4"]) {
            cubes(&mut game, other, &[at]);
        }
        assert_eq!(game.combat_value(Some(token(id)), nation), value + minority, "{id}: fewest");
    }
}

macro_rules! tokens {
    ($($name:ident: $id:literal, $majority:literal, $minority:literal, [$($row:expr),*];)*) => { $(
        /// MA-10.2, MA-10.3, MA-10.4, MA-10.5, MA-10.6: the rows of this token and its modifiers.
        #[test]
        fn $name() {
            check($id, $majority, $minority, [$($row),*]);
        }
    )* };
}

tokens! {
    k01: "K01", 2, 3, [(8, "D-5"), (5, "-"), (3, "INF1")];
    k02: "K02", 2, 0, [(7, "D-3"), (4, "SPY1"), (5, "-")];
    k03: "K03", 0, 0, [(7, "D-4"), (5, "-"), (4, "VP2")];
    k04: "K04", 2, 0, [(7, "D-4"), (3, "INF1"), (6, "D-2")];
    k05: "K05", 0, 0, [(6, "D-1"), (5, "-"), (3, "INF1")];
    k06: "K06", 0, 0, [(6, "D-2"), (5, "-"), (4, "D2")];
    k07: "K07", 0, 0, [(6, "D-2"), (4, "VP2"), (7, "D-3")];
    k08: "K08", 0, 3, [(6, "D-2"), (4, "D2"), (3, "VP3")];
    k09: "K09", 2, 0, [(6, "D-2"), (3, "VP3"), (4, "VP2")];
    k10: "K10", 0, 3, [(5, "-"), (7, "D-3"), (7, "D-4")];
    k11: "K11", 2, 3, [(5, "-"), (4, "SPY1"), (2, "INF1")];
    k12: "K12", 0, 0, [(5, "-"), (4, "D2"), (4, "SPY1")];
    k13: "K13", 0, 0, [(5, "-"), (3, "INF1"), (6, "D-1")];
    k14: "K14", 0, 0, [(5, "VP1"), (2, "INF1"), (4, "SPY1")];
    k15: "K15", 2, 0, [(4, "D2"), (6, "D-2"), (8, "D-5")];
    k16: "K16", 2, 3, [(4, "D2"), (6, "D-2"), (5, "-")];
    k17: "K17", 0, 3, [(4, "D2"), (4, "VP2"), (6, "D-2")];
    k18: "K18", 0, 0, [(4, "SPY1"), (8, "D-5"), (5, "VP1")];
    k19: "K19", 2, 3, [(4, "SPY1"), (6, "D-2"), (4, "D2")];
    k20: "K20", 2, 3, [(4, "VP2"), (7, "D-4"), (6, "D-2")];
    k21: "K21", 2, 3, [(4, "VP2"), (6, "D-1"), (7, "D-4")];
    k22: "K22", 0, 3, [(3, "INF1"), (6, "D-2"), (5, "-")];
    k23: "K23", 2, 0, [(3, "INF1"), (4, "D2"), (6, "D-2")];
    k24: "K24", 2, 0, [(3, "VP3"), (7, "D-4"), (4, "D2")];
    k25: "K25", 0, 0, [(2, "INF1"), (5, "VP1"), (5, "-")];
}

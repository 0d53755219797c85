//! Each career: its three objectives, modest and demanding (MA-20, MA-32.2).

use super::helpers::*;
use crate::*;

/// Spy cards, enough for every objective that counts them.
const SPIES: [&str; 6] = ["A02", "A19", "A47", "A48", "A49", "A50"];

/// Sets the active player's count of a goal.
fn reach(game: &mut Maracaibo, goal: Goal, count: u8) {
    let many = usize::from(count);
    match goal {
        Goal::CombatTokens => game.me_mut().combats = CombatId::all().take(many).collect(),
        Goal::Quests => game.me_mut().quests = QuestId::all().take(many).collect(),
        Goal::Influence => game.me_mut().influence = [count, 0, 1],
        Goal::InfluenceTwo => game.me_mut().influence = [14, 0, count],
        Goal::InfluenceWith(nation) => game.me_mut().influence[nation.index()] = count,
        Goal::Upgrades => complete(game, &Area::all().take(many).collect::<Vec<_>>()),
        Goal::Line => game.me_mut().explorer = space(["E8", "E14", "E19", "E20"][many]),
        Goal::Tokens => game.me_mut().tokens = Token::all().take(many).collect(),
        Goal::Spies => own(game, 0, &SPIES[..many]),
        Goal::Cubes(nation) => {
            let places = ["3", "4", "5", "10", "11", "13"];
            cubes(game, nation, &places[..many]);
        }
    }
    assert_eq!(game.progress_of(game.me(), goal), count, "{goal:?}");
}

fn objective(career: Career, number: u8) -> Objective {
    turn(2).tables().career(career).objectives[usize::from(number) - 1]
}

/// A position with a chosen career and no progress.
fn with(career: Career) -> Maracaibo {
    let mut game = turn(3);
    game.me_mut().career = Some(career);
    game.me_mut().supply -= 3;
    game
}

fn check(career: Career) {
    for number in 1..=3 {
        let Objective { goal, modest, demanding, doubloons, points } = objective(career, number);
        let name = format!("objective {number}");
        // MA-20.2: below the modest condition it cannot be completed.
        let mut game = with(career);
        reach(&mut game, goal, modest - 1);
        assert!(!choices(&game).contains(&name));
        assert_eq!(refused(&game, Action::Objective { number }), "MA-20.2");
        // MA-20.2: the modest condition gives doubloons and the spy, the demanding one points as well.
        for (reached, scored) in [(modest, 0), (demanding - 1, 0), (demanding, points)] {
            let mut game = with(career);
            reach(&mut game, goal, reached);
            let (purse, before, spies) = (game.me().doubloons, game.me().points, game.me().spies);
            play(&mut game, &[&name]);
            let me = game.player(engine::Seat(0));
            assert_eq!(me.doubloons - purse, u16::from(doubloons), "{career} {number}");
            assert_eq!(
                me.points - before,
                if reached < demanding { 0 } else { u16::from(scored) },
                "{career} {number}"
            );
            assert_eq!(me.spies, spies + 1);
            assert!(me.done[usize::from(number) - 1]);
        }
    }
}

macro_rules! careers {
    ($($name:ident: $career:ident;)*) => { $(
        /// MA-20.2, MA-20.3, MA-20.5: the three objectives of this career.
        #[test]
        fn $name() {
            check(Career::$career);
        }
    )* };
}

careers! {
    glory: Glory;
    power: Power;
    wealth: Wealth;
    thirst_for_discovery: Discovery;
    courage: Courage;
    experience: Experience;
    ambition: Ambition;
    cunning: Cunning;
    french: French;
    spanish: Spanish;
    english: English;
}

/// MA-20.1, MA-20.4: each objective once; all three give 2 doubloons and 2 points more.
#[test]
fn a_completed_career_pays_a_bonus() {
    let mut game = with(Career::Glory);
    for goal in
        game.tables().career(Career::Glory).objectives.map(|objective| (objective.goal, objective.modest))
    {
        reach(&mut game, goal.0, goal.1);
    }
    // A card in hand keeps the turn from ending automatically.
    hold(&mut game, &["A01"]);
    play(&mut game, &["objective 1"]);
    assert_eq!(refused(&game, Action::Objective { number: 1 }), "MA-20.1");
    play(&mut game, &["objective 3", "objective 2"]);
    assert_eq!((game.me().doubloons, game.me().points, game.me().spies), (20 + 9 + 2, 2, 5));
    assert_eq!(refused(&game, Action::Objective { number: 4 }), "MA-20.1");
}

/// MA-20.6: spies on cards and buildings are not on the board.
#[test]
fn spies_on_cards_and_buildings_do_not_count() {
    let mut game = with(Career::Cunning);
    own(&mut game, 0, &["A26", "B070"]);
    game.me_mut().invested = Buildings::all();
    assert_eq!(game.progress_of(game.me(), Goal::Spies), 0);
}

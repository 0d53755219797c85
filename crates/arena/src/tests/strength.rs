//! The bots reach their required strengths in every game: a few games by default, the full number with
//! `CARAVELLE_FULL`.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use engine::Seed;
use serde_json::Value;

use crate::{Contest, Report, run};

/// The seed of the matches; tuning uses others.
const SEED: u64 = 90_001;

fn is_full() -> bool {
    std::env::var_os("CARAVELLE_FULL").is_some()
}

/// Runs this many games by default, 400 at full size.
fn report(game: &str, bots: &str, few: usize) -> Report {
    report_of(game, bots, if is_full() { 400 } else { few })
}

/// A contest by its game, bots and number of games.
type Key = (String, String, usize);

/// The reports of this process. Tests run in parallel, so the first one plays a contest and the others wait for its
/// report.
static REPORTS: LazyLock<Mutex<HashMap<Key, Arc<OnceLock<Report>>>>> = LazyLock::new(Mutex::default);

fn report_of(game: &str, bots: &str, games: usize) -> Report {
    let key = (game.to_owned(), bots.to_owned(), games);
    let report = Arc::clone(REPORTS.lock().unwrap().entry(key).or_default());
    report.get_or_init(|| report_with(game, Value::Null, bots, games)).clone()
}

fn report_with(game: &str, options: Value, bots: &str, games: usize) -> Report {
    let contest = Contest {
        game: game.to_owned(),
        data: catalog::built_in(game).unwrap(),
        options,
        bots: bots::parse_list(bots).unwrap(),
        games,
        seed: Seed::from(SEED),
        threads: None,
        record: None,
        accept: None,
        resume: None,
    };
    run(&contest, &|_| ()).unwrap().report
}

/// Asserts that the first bot reaches the required share: by the lower end of the interval at full size, by the share
/// itself otherwise.
fn reaches(game: &str, bots: &str, few: usize, figure: f64) {
    holds(game, bots, &report(game, bots, few), figure);
}

fn holds(game: &str, bots: &str, report: &Report, figure: f64) {
    let first = &report.bots[0];
    let reached = if is_full() { first.ci95[0] } else { first.win_rate };
    assert!(reached >= figure, "{game}, {bots}: {first:?}");
}

/// Every game requires that `greedy` beats `random` in 98 of 100 duels and in 92 of 100 games against three.
fn greedy_beats_chance(game: &str) {
    reaches(game, "greedy,random", 16, if is_full() { 0.98 } else { 0.85 });
    reaches(game, "greedy,random,random,random", 8, if is_full() { 0.92 } else { 0.75 });
}

/// Endings that a rule forces because no player tries to win: MN-8.9, AR-15.1, IL-17.8. Goa and Maracaibo have none,
/// because they end after a fixed number of rounds.
const GUARDS: [(&str, &str); 3] = [("mundus-novus", "stop"), ("au-nom-du-roi", "idle"), ("ilos", "rounds")];

/// The number of games in contests that several tests share.
const FEW: usize = 100;

/// A fast `greedy` for hundreds of games.
const QUICK: &str = "greedy:cap=48,redeals=1";

fn never_runs_into_a_guard(bot: &str) {
    for (game, guard) in GUARDS {
        let info = catalog::info(game).unwrap();
        for seats in info.seats_min..=info.seats_max {
            let bots = vec![bot; seats].join(",");
            let report = report_of(game, &bots, if is_full() { 2000 } else { FEW });
            assert!(!report.endings.contains_key(guard), "{game}, {bots}: {:?}", report.endings);
        }
    }
}

#[test]
fn no_game_of_greedy_runs_into_its_guard() {
    never_runs_into_a_guard(if is_full() { "greedy" } else { QUICK });
}

#[test]
fn no_game_of_sensible_and_easy_runs_into_its_guard() {
    never_runs_into_a_guard("sensible");
    never_runs_into_a_guard("easy");
}

/// Reports list win rates by deciding possessions: contracts and characters.
#[test]
fn reports_list_win_rates_of_contracts_and_characters() {
    let contracts = report_of("au-nom-du-roi", "sensible,sensible", 8).holdings;
    assert!(contracts.iter().all(|one| one.holding.starts_with("ar-contract-C2")), "{contracts:?}");
    assert_eq!(contracts.iter().map(|one| one.seats).sum::<usize>(), 16);
    let wins: f64 = contracts.iter().map(|one| one.win_rate * one.seats as f64).sum();
    assert!((wins - 8.0).abs() < 1e-3, "every victory is somebody's: {contracts:?}");
    let within = |one: &crate::Holding| one.ci95[0] <= one.win_rate && one.win_rate <= one.ci95[1];
    assert!(contracts.iter().all(within), "{contracts:?}");
    let characters = report_of("mundus-novus", "sensible,sensible,sensible", 6).holdings;
    assert!(!characters.is_empty());
    assert!(characters.iter().all(|one| one.holding.starts_with("mn-development-D0")), "{characters:?}");
    assert_eq!(report_of("goa", "sensible,sensible", 2).holdings, []);
}

/// Ties are broken at random, so a seat gains nothing by its number. Advantages that the rules give to a seat also show
/// between `sensible` bots.
#[test]
fn no_seat_gains_by_its_number() {
    let games = if is_full() { 2000 } else { FEW };
    let wide = 2.0 * (0.25 * 0.75 / games as f64).sqrt() * 1.96;
    for (game, _) in FIGURES {
        let shares = |bot: &str| report_of(game, &[bot; 4].join(","), games).seat_win_rate;
        let (fair, found) = (shares("sensible"), shares(QUICK));
        for (seat, (fair, found)) in fair.iter().zip(&found).enumerate() {
            let message = format!("{game}, seat {seat}: {found} of greedy, {fair} of sensible");
            assert!((fair - found).abs() <= wide, "{message}");
        }
    }
}

/// The default level beats `greedy` of the first release in every game.
#[test]
fn medium_beats_the_first_release_of_greedy() {
    for (game, figure) in FIGURES {
        reaches(game, "medium,greedy-1", 10, if is_full() { figure } else { 0.4 });
    }
}

/// The required shares of `medium` at two seats, by the lower end of the interval.
const FIGURES: [(&str, f64); 5] =
    [("au-nom-du-roi", 0.75), ("goa", 0.75), ("ilos", 0.75), ("maracaibo", 0.75), ("mundus-novus", 0.58)];

/// The default level against three of them, where a quarter is fair.
#[test]
fn medium_beats_three_of_the_first_release_of_greedy() {
    for (game, _) in FIGURES {
        let asked = if game == "mundus-novus" { 0.3 } else { 0.45 };
        reaches(game, "medium,greedy-1,greedy-1,greedy-1", 12, if is_full() { asked } else { 0.2 });
    }
}

/// Jeanne is beaten in half of the solo games: at level 2 by `hard`, at level 3 by `expert`.
#[test]
fn jeanne_is_beaten_in_half_of_the_games() {
    for (bot, level, few) in [("hard", 2, 12), ("expert", 3, 4)] {
        let options = serde_json::json!({ "solo": level });
        let report = report_with("maracaibo", options, bot, if is_full() { 400 } else { few });
        holds("maracaibo", bot, &report, if is_full() { 0.5 } else { 0.3 });
    }
}

/// The level above the default beats it in every game.
#[test]
fn hard_beats_medium() {
    for (game, _) in FIGURES {
        reaches(game, "hard,medium", 10, if is_full() { 0.6 } else { 0.4 });
    }
}

/// In games with frequent replies, a bot with playouts beats the first release by more.
#[test]
fn flat_beats_the_first_release_of_greedy() {
    let (goa, mundus_novus) = if is_full() {
        ("hard", "hard")
    } else {
        ("flat:sims=24,candidates=6,learned=2", "flat:sims=100,learned=2")
    };
    reaches("goa", &format!("{goa},greedy-1"), 4, if is_full() { 0.85 } else { 0.5 });
    reaches("mundus-novus", &format!("{mundus_novus},greedy-1"), 6, if is_full() { 0.72 } else { 0.5 });
}

#[test]
fn sensible_beats_random_in_mundus_novus() {
    reaches("mundus-novus", "sensible,random", 40, 0.75);
    reaches("mundus-novus", "sensible,random,random,random", 40, 0.5);
}

#[test]
fn greedy_beats_random_in_mundus_novus() {
    greedy_beats_chance("mundus-novus");
}

#[test]
fn greedy_beats_sensible_in_mundus_novus() {
    reaches("mundus-novus", "greedy,sensible", 16, 0.6);
}

#[test]
fn games_of_mundus_novus_have_a_good_length_and_turns_are_quick() {
    let report = report("mundus-novus", "greedy,greedy,greedy,greedy", 4);
    assert!((6.0..=14.0).contains(&report.rounds.mean), "{:?}", report.rounds);
    if is_full() {
        for bot in &report.bots {
            assert!(bot.turn_ms.unwrap().p99 < 20.0, "{bot:?}");
        }
    }
}

#[test]
fn greedy_beats_random_in_goa() {
    greedy_beats_chance("goa");
}

#[test]
fn winners_of_goa_between_greedy_players_have_35_points_and_more() {
    let report = report("goa", "greedy,greedy,greedy,greedy", 12);
    assert!(report.winning_score.mean >= 35.0, "{:?}", report.winning_score);
}

#[test]
fn greedy_beats_random_in_ilos() {
    greedy_beats_chance("ilos");
}

#[test]
fn games_of_ilos_between_greedy_players_have_a_good_length() {
    let report = report("ilos", "greedy,greedy,greedy,greedy", 4);
    assert!((6.0..=10.5).contains(&report.rounds.mean), "{:?}", report.rounds);
}

#[test]
fn greedy_beats_random_in_au_nom_du_roi() {
    greedy_beats_chance("au-nom-du-roi");
}

#[test]
fn games_of_au_nom_du_roi_between_greedy_players_are_played_out() {
    let report = report("au-nom-du-roi", "greedy,greedy,greedy,greedy", 8);
    assert_eq!(report.endings.keys().collect::<Vec<_>>(), ["final"], "the termination guard never triggers");
}

#[test]
fn greedy_beats_random_in_maracaibo() {
    greedy_beats_chance("maracaibo");
}

#[test]
fn winners_of_maracaibo_between_greedy_players_have_110_points_and_more() {
    let report = report("maracaibo", "greedy,greedy", 8);
    assert!(report.winning_score.mean >= 110.0, "{:?}", report.winning_score);
}

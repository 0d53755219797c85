//! Tests of whole contests with a toy game. `strength` tests the strengths of the bots.

mod strength;
#[path = "../../bots/src/tests/toy.rs"]
mod toy;
mod tuning;

use engine::{Game, Record, Seed};
use serde_json::{Value, json};

use crate::{Accept, ArenaError, Contest, Report, Verdict, csv, run, run_game, seed_of};
use toy::Toy;

fn contest(bots: &str, games: usize) -> Contest {
    Contest {
        game: "toy".to_owned(),
        data: toy::toy(2, 0).data(),
        options: Value::Null,
        bots: bots::parse_list(bots).unwrap(),
        games,
        seed: Seed::from(7),
        threads: Some(2),
        record: None,
        accept: None,
        resume: None,
    }
}

fn report(bots: &str, games: usize) -> Report {
    run_game::<Toy>(&contest(bots, games), &|_| ()).unwrap().report
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let with = |threads| {
        let mut contest = contest("greedy:cap=40,sensible:0.5,random", 60);
        contest.threads = Some(threads);
        let mut results = run_game::<Toy>(&contest, &|_| ()).unwrap();
        results.report.bots.iter_mut().for_each(|bot| bot.turn_ms = None);
        results.report.groups.iter_mut().for_each(|group| group.turn_ms = None);
        (results.report.clone(), results.rows.clone(), csv(&results))
    };
    let one = with(1);
    assert_eq!(one, with(2));
    assert_eq!(one, with(5));
}

#[test]
fn another_seed_gives_other_games() {
    let mut other = contest("random,random", 20);
    other.seed = Seed::from(8);
    let other = run_game::<Toy>(&other, &|_| ()).unwrap();
    let same = run_game::<Toy>(&contest("random,random", 20), &|_| ()).unwrap();
    assert_ne!(other.rows, same.rows);
}

#[test]
fn contests_consist_of_whole_blocks() {
    let report = report("greedy,random,random", 10);
    assert_eq!((report.seats, report.games, report.blocks), (3, 12, 4));
    let wins: f64 = report.bots.iter().map(|bot| bot.wins).sum();
    assert!((wins - 12.0).abs() < 1e-5);
    let seats: f64 = report.seat_win_rate.iter().sum();
    assert!((seats - 1.0).abs() < 1e-5);
    assert_eq!(report.endings.values().sum::<usize>(), 12);
    for bot in &report.bots {
        assert_eq!(bot.games, 12);
        assert!(bot.ci95[0] <= bot.win_rate && bot.win_rate <= bot.ci95[1], "{bot:?}");
    }
    assert_eq!((report.rounds.p5, report.rounds.p95), (8.0, 8.0));
}

#[test]
fn every_game_of_a_block_has_the_same_deal() {
    let results = run_game::<Toy>(&contest("greedy,random", 20), &|_| ()).unwrap();
    for block in results.rows.chunks(2) {
        assert_eq!(block[0].seed, block[1].seed);
        assert_eq!((block[0].bots.as_slice(), block[1].bots.as_slice()), (&[0, 1][..], &[1, 0][..]));
    }
}

#[test]
fn the_stronger_bot_is_rated_higher_and_random_has_zero() {
    let report = report("greedy,random", 100);
    assert!(report.bots[0].ci95[0] > 0.5, "{:?}", report.bots[0]);
    assert!(report.bots[0].rating.unwrap() > 50.0);
    assert_eq!(report.bots[1].rating, Some(0.0));
    assert_eq!(report.rating_zero.as_deref(), Some("random"));
    let without = self::report("greedy,sensible", 40);
    let sum: f64 = without.bots.iter().map(|bot| bot.rating.unwrap()).sum();
    assert!(sum.abs() < 0.2 && without.rating_zero.is_none(), "{without:?}");
    assert_eq!(self::report("greedy,greedy", 4).bots[0].rating, None, "nobody else plays");
    for group in &report.groups {
        let [low, high] = group.rating_ci95.unwrap();
        assert!(low <= group.rating.unwrap() && group.rating.unwrap() <= high, "{group:?}");
    }
}

#[test]
fn keys_of_the_json_report_keep_their_order() {
    let text = serde_json::to_string(&report("greedy,random", 4)).unwrap();
    let keys = [
        "game",
        "options",
        "seats",
        "games",
        "seed",
        "blocks",
        "bots",
        "bot",
        "stands_for",
        "games",
        "wins",
        "win_rate",
        "ci95",
        "rating",
        "mean_score",
        "turn_ms",
        "p50",
        "p99",
        "winning_score",
        "mean",
        "p5",
        "p50",
        "p95",
        "rounds",
        "mean",
        "p5",
        "p95",
        "seat_win_rate",
        "endings",
        "seat_ci95",
        "groups",
        "rating_zero",
        "points",
        "holdings",
        "lengths",
        "decisions",
        "decision",
    ];
    let mut at = 0;
    for key in keys {
        let found = text[at..].find(&format!("\"{key}\":"));
        at += found.unwrap_or_else(|| panic!("{key} after {at} in {text}"));
    }
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["seed"], json!(7));
    assert_eq!(value.as_object().unwrap().len(), 19);
    assert_eq!(value["bots"][0].as_object().unwrap().len(), 9);
}

#[test]
fn the_last_bot_takes_the_remaining_seats() {
    let seated = |bots: &str, seats| {
        let bots = bots::parse_list(bots).unwrap();
        Contest::seated(&Toy::INFO, &bots, seats)
            .map(|bots| bots.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(seated("greedy,random", Some(4)).unwrap(), ["greedy", "random", "random", "random"]);
    assert_eq!(seated("greedy", None).unwrap(), ["greedy", "greedy"]);
    assert_eq!(seated("greedy,random,easy", None).unwrap(), ["greedy", "random", "easy"]);
    assert!(matches!(seated("greedy,random,easy", Some(2)), Err(ArenaError::TooMany { bots: 3, seats: 2 })));
    assert!(matches!(seated("greedy", Some(9)), Err(ArenaError::Catalog(_))));
    assert!(matches!(Contest::seated(&Toy::INFO, &[], None), Err(ArenaError::NoBots)));
}

#[test]
fn contests_with_impossible_settings_are_refused() {
    let refused = |contest: &Contest| run_game::<Toy>(contest, &|_| ()).unwrap_err().to_string();
    assert!(refused(&contest("random,random", 0)).contains("the number of games is from 1"));
    assert!(refused(&contest("random", 1)).contains("2 to 4 seats"));
    let mut threads = contest("random,random", 1);
    threads.threads = Some(0);
    assert!(refused(&threads).contains("threads"));
    let mut options = contest("random,random", 1);
    options.options = json!({"speed": 3});
    assert!(refused(&options).contains("unknown option"));
    assert!(
        matches!(run(&contest("random,random", 1), &|_| ()), Err(ArenaError::Catalog(_))),
        "no game of the catalog"
    );
}

#[test]
fn progress_is_reported_after_each_game() {
    let count = std::sync::atomic::AtomicUsize::new(0);
    let on_progress = |games| {
        assert_eq!(games, 6);
        count.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    run_game::<Toy>(&contest("greedy,random", 5), &on_progress).unwrap();
    assert_eq!(count.into_inner(), 6);
}

#[test]
fn csv_names_every_bot_and_game() {
    let results = run_game::<Toy>(&contest("greedy:cap=9,beam=2,random", 4), &|_| ()).unwrap();
    let csv = csv(&results);
    let lines: Vec<_> = csv.lines().collect();
    assert_eq!(lines.len(), 5);
    assert!(
        lines[0].starts_with("block,game,seed,rounds,decisions,ending,bot_0,score_0,place_0,win_0,bot_1")
    );
    assert!(lines[1].contains("\"greedy:cap=9,beam=2\""));
}

#[test]
fn every_game_is_recorded_and_can_be_replayed() {
    let folder = std::env::temp_dir().join(format!("caravelle-arena-{}", std::process::id()));
    let mut contest = contest("greedy,random", 4);
    contest.record = Some(folder.join("games"));
    let results = run_game::<Toy>(&contest, &|_| ()).unwrap();
    for row in &results.rows {
        let path = folder.join(format!("games/toy-{:05}-{}.txt", row.block + 1, row.way + 1));
        let record = Record::read(&std::fs::read(&path).unwrap()).unwrap();
        assert_eq!(record.seed, Some(row.seed));
        assert_eq!(record.result.as_ref().unwrap().scores, row.scores);
        let names: Vec<_> = row.bots.iter().map(|&bot| results.bots[bot].to_string()).collect();
        assert_eq!(record.players, Some(names));
    }
    assert_eq!(std::fs::read_dir(folder.join("games")).unwrap().count(), 4);
    contest.record = Some(folder.join("games/toy-00001-1.txt"));
    assert!(matches!(run_game::<Toy>(&contest, &|_| ()), Err(ArenaError::Record { .. })));
    std::fs::remove_dir_all(folder).unwrap();
}

/// Equal bots form one group; its share is that of one bot, and its points are those of all their seats.
#[test]
fn equal_bots_share_one_group() {
    let report = report("greedy,random,random", 30);
    let [one, two] = report.groups.as_slice() else { panic!("{:?}", report.groups) };
    assert_eq!((one.bot.as_str(), one.seats, two.bot.as_str(), two.seats), ("greedy", 1, "random", 2));
    assert!((one.win_rate + 2.0 * two.win_rate - 1.0).abs() < 1e-5);
    for group in [one, two] {
        let sum: f64 = group.points.iter().map(|points| points.mean).sum();
        assert!((sum - group.scores.mean).abs() < 1e-4, "the sources add up: {group:?}");
        assert!(group.scores.least <= group.scores.p50 && group.scores.p50 <= group.scores.most);
        assert_eq!(group.by_seat.len(), 3);
    }
    assert_eq!(report.lengths.values().sum::<usize>(), 30);
}

#[test]
fn a_contest_stops_when_the_sequential_test_decides() {
    let decided = |bots: &str, threads| {
        let mut contest = contest(bots, 4000);
        contest.accept = Some(Accept { refuse: 0.5, accept: 0.55 });
        contest.threads = Some(threads);
        run_game::<Toy>(&contest, &|_| ()).unwrap()
    };
    let better = decided("greedy,random", 1);
    let decision = better.report.decision.as_ref().unwrap();
    assert_eq!(decision.verdict, Verdict::Accepted);
    assert!(better.report.games < 200, "{}", better.report.games);
    assert_eq!((better.rows.len(), better.report.blocks), (better.report.games, decision.llr.len()));
    assert_eq!(better.rows, decided("greedy,random", 3).rows, "whatever the number of threads");
    let worse = decided("random,greedy", 2);
    assert_eq!(worse.report.decision.unwrap().verdict, Verdict::Refused);
    let mut wrong = contest("greedy,random", 4);
    wrong.accept = Some(Accept { refuse: 0.55, accept: 0.5 });
    assert!(matches!(run_game::<Toy>(&wrong, &|_| ()), Err(ArenaError::Accept)));
}

/// A resumed run does not repeat games, and its result equals that of an uninterrupted run.
#[test]
fn a_resumed_contest_equals_an_uninterrupted_one() {
    let path = std::env::temp_dir().join(format!("caravelle-resume-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let mut some = contest("greedy,random", 6);
    some.resume = Some(path.clone());
    run_game::<Toy>(&some, &|_| ()).unwrap();
    // The program was killed while writing: half a line is left.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    assert_eq!(seed_of(&path), Some(some.seed));
    some.games = 20;
    let long = run_game::<Toy>(&some, &|_| ()).unwrap();
    let whole = run_game::<Toy>(&contest("greedy,random", 20), &|_| ()).unwrap();
    assert_eq!(long.rows, whole.rows);
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 21, "a heading, and each game once");
    let mut other = contest("greedy,sensible", 6);
    other.resume = Some(path.clone());
    assert!(matches!(run_game::<Toy>(&other, &|_| ()), Err(ArenaError::Resume(_))));
    // Two contests on one file would play and write the same games.
    let held = std::fs::File::open(&path).unwrap();
    held.try_lock().unwrap();
    assert!(matches!(run_game::<Toy>(&some, &|_| ()), Err(ArenaError::Busy(_))));
    drop(held);
    run_game::<Toy>(&some, &|_| ()).unwrap();
    std::fs::remove_file(path).unwrap();
}

/// A file that is not a progress file, or was edited, is refused and stays unchanged.
#[test]
fn files_without_games_are_not_overwritten() {
    let path = std::env::temp_dir().join(format!("caravelle-foreign-{}.txt", std::process::id()));
    let mut some = contest("greedy,random", 6);
    some.resume = Some(path.clone());
    let held = || run_game::<Toy>(&some, &|_| ());
    for foreign in ["my precious notes", "my precious notes\n"] {
        std::fs::write(&path, foreign).unwrap();
        assert!(matches!(held(), Err(ArenaError::Resume(_))), "{foreign:?}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), foreign);
    }
    std::fs::remove_file(&path).unwrap();
    held().unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    // An incomplete heading starts the file again.
    std::fs::write(&path, &text[..30]).unwrap();
    held().unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 7);
    for (from, to) in
        [("\"bots\":[0,1]", "\"bots\":[0,5]"), ("\"shares\":[", "\"shares\":[5.0,"), ("\"row\"", "\"low\"")]
    {
        let game = text.lines().position(|line| line.contains(from) && !line.contains("weights")).unwrap();
        let changed: Vec<String> = text
            .lines()
            .enumerate()
            .map(|(at, line)| if at == game { line.replacen(from, to, 1) } else { line.to_owned() })
            .collect();
        std::fs::write(&path, changed.join("\n") + "\n").unwrap();
        let refused = held();
        assert!(
            matches!(refused, Err(ArenaError::Line { line, .. }) if line == game + 1),
            "{to}: {refused:?}"
        );
    }
    std::fs::remove_file(path).unwrap();
    some.resume = Some(std::env::temp_dir());
    assert!(matches!(run_game::<Toy>(&some, &|_| ()), Err(ArenaError::Resume(_))), "a folder");
}

/// A file of games contains no moves. If records are requested later, all games are played again.
#[test]
fn records_requested_later_are_all_written() {
    let folder = std::env::temp_dir().join(format!("caravelle-records-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut some = contest("greedy,random", 6);
    some.resume = Some(folder.join("games.jsonl"));
    let first = run_game::<Toy>(&some, &|_| ()).unwrap();
    some.record = Some(folder.join("records"));
    assert_eq!(run_game::<Toy>(&some, &|_| ()).unwrap().rows, first.rows);
    assert_eq!(std::fs::read_dir(folder.join("records")).unwrap().count(), 6);
    std::fs::remove_dir_all(folder).unwrap();
}

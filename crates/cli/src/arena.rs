//! `caravelle arena`: matches between bots, in blocks with paired seeds.

mod html;
mod plot;

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use arena::{Accept, ArenaError, Contest, Report, Results};
use engine::{Info, Page, Phrase, Seed};

use self::html::{Html, verdict};
use crate::args::{ArenaArgs, fresh_seed};
use crate::components::path;
use crate::progress::bar;
use crate::tune::can_write;
use crate::{Failure, Renderer, Streams, components, suggest, write_json};

/// The interval of updates of the progress bar.
const BEAT: Duration = Duration::from_millis(100);

/// Runs the contest and prints its results.
pub(crate) fn run(args: &ArenaArgs, renderer: &Renderer, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let info = catalog::info(&args.game)?;
    let bots = bots::parse_list(&args.bots).map_err(|error| Failure::Usage(suggest::bot_phrase(&error)))?;
    let contest = Contest {
        game: info.id.to_owned(),
        data: components::load(info, args.components.as_deref())?,
        options: catalog::from_pairs(info, &args.options).map_err(catalog::CatalogError::from)?,
        bots: Contest::seated(info, &bots, args.seats)?,
        games: args.games,
        seed: args.seed.or_else(|| arena::seed_of(args.resume.as_deref()?)).unwrap_or_else(short_seed),
        threads: args.threads,
        record: args.record.clone(),
        accept: args.accept.map(|[refuse, accept]| Accept { refuse: refuse / 100.0, accept: accept / 100.0 }),
        resume: args.resume.clone(),
    };
    let to_output = args.csv.as_deref() == Some(Path::new("-"));
    if to_output && args.json {
        return Err(Failure::Usage(Phrase::new("cli-arena-both")));
    }
    let rows = args.csv.as_deref().filter(|_| !to_output);
    let files = [args.html.as_deref(), rows, args.resume.as_deref()].into_iter().flatten();
    if let Some(file) = used_twice(files) {
        return Err(Failure::Usage(path("cli-arena-one-file", file)));
    }
    can_write(args.html.as_deref())?;
    can_write(rows)?;
    let results = watch(&contest, streams)?;
    // The results are printed even if a file cannot be written.
    let mut written = Ok(());
    let mut put = |file: Option<&Path>, text: &dyn Fn() -> String| {
        if let Some(file) = file
            && let Err(error) = fs::write(file, text())
        {
            written = Err(file_failure(file, &error));
        }
    };
    put(args.html.as_deref(), &|| {
        let (asked, command) = (args.options.as_slice(), command(args, &contest));
        Html { info, results: &results, renderer, asked, command }.page()
    });
    put(rows, &|| arena::csv(&results));
    if to_output {
        streams.output.write_all(arena::csv(&results).as_bytes())?;
    } else if args.json {
        write_json(streams.output, &results.report)?;
    } else {
        let page = page(info, &results.report, renderer);
        write!(streams.output, "{}", renderer.page(&page, streams.width))?;
    }
    written
}

/// A file that is named for two outputs.
fn used_twice<'a>(mut files: impl Iterator<Item = &'a Path>) -> Option<&'a Path> {
    let mut seen = HashSet::new();
    let place = |file: &Path| fs::canonicalize(file).or_else(|_| std::path::absolute(file)).ok();
    files.find(|&file| !seen.insert(place(file)))
}

/// The command that repeats the same games, including random settings.
fn command(args: &ArenaArgs, contest: &Contest) -> String {
    let mut command = format!("caravelle arena {} --bots {}", args.game, args.bots);
    let mut say = |text: String| {
        command.push(' ');
        command.push_str(&text);
    };
    args.seats.iter().for_each(|seats| say(format!("--seats {seats}")));
    say(format!("--games {}", args.games));
    args.options.iter().for_each(|option| say(format!("--option {option}")));
    args.accept.iter().for_each(|[refuse, accept]| say(format!("--accept {refuse},{accept}")));
    let number = seed_number(contest.seed);
    say(format!("--seed {}", number.map_or_else(|| contest.seed.to_string(), |number| number.to_string())));
    command
}

/// The seed as a number, if it is one.
fn seed_number(seed: Seed) -> Option<u64> {
    let (number, rest) = seed.0.split_at(8);
    let number = number.try_into().ok().map(u64::from_le_bytes);
    number.filter(|_| rest.iter().all(|&byte| byte == 0))
}

/// An unpredictable seed that is short enough to type.
fn short_seed() -> Seed {
    let [a, b, c, d, ..] = fresh_seed().0;
    Seed::from(u64::from(u32::from_le_bytes([a, b, c, d])))
}

/// Runs the contest; on a terminal with a progress bar.
fn watch(contest: &Contest, streams: &mut Streams<'_>) -> Result<Results, ArenaError> {
    if !streams.watched {
        return arena::run(contest, &|_| ());
    }
    let (done, games) = (AtomicUsize::new(0), AtomicUsize::new(1));
    let on_progress = |all| {
        games.store(all, Ordering::Relaxed);
        done.fetch_add(1, Ordering::Relaxed);
    };
    let results = thread::scope(|scope| {
        let held = scope.spawn(|| arena::run(contest, &on_progress));
        while !held.is_finished() {
            let part = done.load(Ordering::Relaxed) as f64 / games.load(Ordering::Relaxed) as f64;
            // A failure to draw the progress bar is ignored.
            let _ = write!(streams.errors, "\r{}", bar(part)).and_then(|()| streams.errors.flush());
            thread::sleep(BEAT);
        }
        held.join()
    });
    let _ = write!(streams.errors, "\r{:60}\r", "").and_then(|()| streams.errors.flush());
    results.unwrap_or_else(|fault| std::panic::resume_unwind(fault))
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        match error {
            ArenaError::Catalog(error) => Failure::from(error),
            ArenaError::NoBots => Failure::Usage(bots::SpecError::Unknown(String::new()).phrase()),
            ArenaError::TooMany { bots, seats } => {
                Failure::Usage(Phrase::new("cli-arena-too-many").with("bots", bots).with("seats", seats))
            }
            ArenaError::Number { what, max, given } => {
                let phrase = Phrase::new("cli-arena-number").with("what", what);
                Failure::Usage(phrase.with("max", max).with("given", given))
            }
            ArenaError::Record { path, source } => file_failure(&path, &source),
            ArenaError::Resume(file) => Failure::Failed(path("cli-arena-resume", &file)),
            ArenaError::Busy(file) => Failure::Failed(path("cli-arena-busy", &file)),
            ArenaError::Line { path: file, line } => {
                Failure::Failed(path("cli-arena-line", &file).with("line", line))
            }
            ArenaError::Accept => Failure::Usage(Phrase::new("cli-arena-accept")),
            ArenaError::Unknown(game) => Failure::Usage(Phrase::new("cli-tune-unknown").with("game", game)),
            ArenaError::Progress => Failure::Failed(Phrase::new("cli-tune-other")),
            ArenaError::Weights(text) => Failure::Failed(Phrase::new("cli-io").with("text", text.as_str())),
            ArenaError::Threads(error) => {
                Failure::Failed(Phrase::new("cli-io").with("text", error.to_string().as_str()))
            }
        }
    }
}

pub(crate) fn file_failure(at: &Path, error: &std::io::Error) -> Failure {
    Failure::Failed(path("cli-file", at).with("text", error.to_string().as_str()))
}

/// A number in the format of the language.
pub(crate) fn number(renderer: &Renderer, value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    // A value that rounds to zero is printed without a sign.
    let zero = text.bytes().all(|byte| matches!(byte, b'-' | b'0' | b'.'));
    written(renderer, if zero { text.trim_start_matches('-') } else { &text })
}

/// Digits in the format of the language.
fn written(renderer: &Renderer, digits: &str) -> String {
    digits.replace('-', "−").replace('.', &renderer.word("cli-report-decimal"))
}

pub(crate) fn percent(renderer: &Renderer, share: f64) -> String {
    number(renderer, share * 100.0, 1)
}

/// The report as a text page.
fn page(info: &Info, report: &Report, renderer: &Renderer) -> Page {
    let mut page = Page::default();
    let seed = report.seed.as_str().map_or_else(|| report.seed.to_string(), str::to_owned);
    let heading = Phrase::new("cli-arena-title").with("game", info.title).with("games", report.games);
    page.heading(
        heading.with("blocks", report.blocks).with("seats", report.seats).with("seed", seed.as_str()),
    );

    let headings = [
        "cli-arena-bot",
        "cli-arena-wins",
        "cli-arena-rate",
        "cli-arena-interval",
        "cli-arena-rating",
        "cli-arena-score",
        "cli-arena-p50",
        "cli-arena-p99",
    ];
    let text = |value: f64| number(renderer, value, 1);
    let mut rows = vec![headings.map(|id| renderer.word(id)).to_vec()];
    for bot in &report.bots {
        let time = |value: Option<f64>| value.map_or("-".to_owned(), |ms| number(renderer, ms, 2));
        rows.push(vec![
            bot.bot.clone(),
            text(bot.wins),
            percent(renderer, bot.win_rate),
            bot.ci95.map(|end| percent(renderer, end)).join(" – "),
            bot.rating.map_or("-".to_owned(), |rating| number(renderer, rating, 0)),
            text(bot.mean_score),
            time(bot.turn_ms.map(|times| times.p50)),
            time(bot.turn_ms.map(|times| times.p99)),
        ]);
    }
    page.table(right(rows));

    let score = &report.winning_score;
    let line = Phrase::new("cli-arena-winning").with("mean", text(score.mean).as_str());
    let line = line.with("low", text(score.p5).as_str()).with("middle", text(score.p50).as_str());
    page.line(line.with("high", text(score.p95).as_str()));
    let rounds = &report.rounds;
    let line = Phrase::new("cli-arena-rounds").with("mean", text(rounds.mean).as_str());
    page.line(line.with("low", text(rounds.p5).as_str()).with("high", text(rounds.p95).as_str()));
    let shares = report.seat_win_rate.iter().map(|&share| Phrase::plain(percent(renderer, share)));
    page.line(Phrase::new("cli-arena-seats").with("shares", shares.collect::<Vec<_>>()));
    for (ending, count) in &report.endings {
        let line = Phrase::new("cli-arena-ending").with("count", *count);
        page.line(line.with("ending", catalog::ending_phrase(info, ending)));
    }
    if let Some(decision) = &report.decision {
        page.line(verdict(decision, renderer));
    }
    page
}

/// Right-aligns the cells of numbers. The first column stays left-aligned.
fn right(rows: Vec<Vec<String>>) -> Vec<Vec<Phrase>> {
    let columns = rows.first().map_or(0, Vec::len);
    let length = |text: &String| text.chars().count();
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| length(&row[column])).max().unwrap_or(0)).collect();
    let cell = |(text, (column, &width)): (String, (usize, &usize))| {
        Phrase::plain(if column == 0 { text } else { format!("{text:>width$}") })
    };
    rows.into_iter().map(|row| row.into_iter().zip(widths.iter().enumerate()).map(cell).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;
    use crate::testing::caravelle;

    const CONTEST: &str = "caravelle arena mundus-novus --bots sensible,random --games 4 --seed 5";

    #[test]
    fn the_report_is_a_document_a_page_or_rows() {
        let (json, errors, code) = caravelle(&format!("{CONTEST} --json"), false);
        assert_eq!((code, errors.as_str()), (Code::Done, ""));
        let report: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&report["games"], &report["blocks"], &report["seed"]), (&4.into(), &2.into(), &5.into()));
        let (page, _, _) = caravelle(CONTEST, false);
        assert!(
            page.contains("4 games in 2 blocks at 2 seats, seed 5") && page.contains("sensible"),
            "{page}"
        );
        let (rows, _, _) = caravelle(&format!("{CONTEST} --csv"), false);
        assert_eq!(rows.lines().count(), 5);
    }

    /// The second of two outputs in one file would overwrite the first, such as the stored games.
    #[test]
    fn a_file_is_used_for_one_output() {
        let folder = std::env::temp_dir();
        let file = folder.join(format!("caravelle-one-{}", std::process::id())).display().to_string();
        for two in [["html", "csv"], ["html", "resume"], ["csv", "resume"]] {
            let [a, b] = two.map(|name| format!("--{name} {file}"));
            let (_, errors, code) = caravelle(&format!("{CONTEST} {a} {b}"), false);
            assert!(code == Code::Usage && errors.contains("a separate file"), "{two:?}: {errors}");
            assert!(!Path::new(&file).exists(), "{two:?}");
        }
    }

    /// The report is one complete file with a plot for every statistic, in both languages.
    #[test]
    fn the_report_page_is_self_contained() {
        let file = std::env::temp_dir().join(format!("caravelle-report-{}.html", std::process::id()));
        for (lang, said) in [("en", "a fair share would be 50.0"), ("fr", "une part équitable")] {
            let asked = format!("{CONTEST} --accept 50,55 --lang {lang} --html {}", file.display());
            let (_, errors, code) = caravelle(&asked, false);
            assert_eq!((code, errors.as_str()), (Code::Done, ""));
            let page = fs::read_to_string(&file).unwrap();
            assert!(page.contains(said) && page.contains(&format!("lang=\"{lang}\"")), "{page}");
            assert_eq!(
                page.matches("<svg").count(),
                9,
                "strength, rating, test, seats, points, sources, holdings, lengths, endings"
            );
            for outside in ["<script", "http:", "https:", "url(", "@import", "cli-report", "NaN", "inf"] {
                assert!(!page.contains(outside), "{outside}");
            }
            let command =
                "caravelle arena mundus-novus --bots sensible,random --games 4 --accept 50,55 --seed 5";
            assert!(page.contains(command), "{page}");
        }
        fs::remove_file(file).unwrap();
    }

    /// With a file the contest continues with its seed.
    #[test]
    fn a_stopped_contest_is_resumed() {
        let file = std::env::temp_dir().join(format!("caravelle-games-{}.jsonl", std::process::id()));
        let _ = fs::remove_file(&file);
        let begin = "caravelle arena mundus-novus --bots sensible,random --json --resume";
        let (first, _, _) = caravelle(&format!("{begin} {} --games 4 --seed 5", file.display()), false);
        let (longer, _, code) = caravelle(&format!("{begin} {} --games 8", file.display()), false);
        assert_eq!(code, Code::Done);
        let [first, longer]: [serde_json::Value; 2] =
            [first, longer].map(|text| serde_json::from_str(&text).unwrap());
        assert_eq!((&first["games"], &longer["games"], &longer["seed"]), (&4.into(), &8.into(), &5.into()));
        assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 9);
        let other = format!("caravelle arena goa --bots random --games 2 --resume {}", file.display());
        let (_, errors, code) = caravelle(&other, false);
        assert_eq!(code, Code::Failed, "{errors}");
        fs::remove_file(file).unwrap();
    }

    #[test]
    fn the_progress_bar_appears_only_on_terminals() {
        let (output, errors, code) = caravelle(&format!("{CONTEST} --json"), true);
        assert_eq!(code, Code::Done);
        assert!(errors.contains("\r[") && !output.contains('\r'), "{errors:?}");
    }

    #[test]
    fn unknown_bots_and_games_are_wrong_usage() {
        for (wrong, said) in [
            ("caravelle arena mundus-novus --bots mcts", "sensible"),
            ("caravelle arena mundus-novus --bots greedy:cap=x", "a whole number for cap"),
            ("caravelle arena mundus-novus --bots random,random,random --seats 2", "3 bots"),
            ("caravelle arena mundus-novus --bots random --games 0", "games must be from 1"),
            ("caravelle arena mundus-novus --bots random --json --csv", "--csv"),
            ("caravelle arena chess --bots random", "mundus-novus"),
            ("caravelle arena goa --bots greedy:cap=x --lang fr", "un nombre entier"),
            ("caravelle arena goa --bots random --accept 55,50", "the smaller one first"),
            ("caravelle arena goa --bots random --accept 50", "two numbers"),
        ] {
            let (output, errors, code) = caravelle(wrong, false);
            assert_eq!((code, output.as_str()), (Code::Usage, ""), "{wrong}");
            assert!(errors.contains(said), "{wrong}: {errors}");
        }
    }

    /// An unwritable file is rejected before any game.
    #[test]
    fn output_files_are_opened_before_the_games() {
        for flag in ["--html", "--csv"] {
            let asked = format!("{CONTEST} --games 100000 {flag} /nowhere/at/all").replace("--games 4 ", "");
            let (output, errors, code) = caravelle(&asked, false);
            assert_eq!((code, output.as_str()), (Code::Failed, ""));
            assert!(errors.contains("/nowhere/at/all"), "{errors}");
        }
    }

    /// In a solo game the win rate is compared with an even one, and the report names the rival's level.
    #[test]
    fn solo_games_have_a_report() {
        let file = std::env::temp_dir().join(format!("caravelle-alone-{}.html", std::process::id()));
        let alone = "caravelle arena maracaibo --bots sensible --option solo=2 --games 4 --seed 5";
        let (_, errors, code) = caravelle(&format!("{alone} --html {}", file.display()), false);
        assert_eq!((code, errors.as_str()), (Code::Done, ""));
        let page = fs::read_to_string(&file).unwrap();
        assert!(page.contains("of its games alone") && page.contains(" · solo=2"), "{page}");
        fs::remove_file(file).unwrap();
        let (json, _, _) = caravelle(&format!("{} --json", alone.replace("sensible", "easy")), false);
        let report: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(report["options"]["solo"], 2);
        assert_eq!(report["bots"][0]["stands_for"], "greedy:cap=512,slips=30");
    }

    #[test]
    fn a_random_seed_is_a_whole_number() {
        assert!(short_seed().0[4..].iter().all(|&byte| byte == 0));
    }

    #[test]
    fn numbers_line_up_on_the_right() {
        let rows = vec![vec!["a".to_owned(), "wins".to_owned()], vec!["bb".to_owned(), "1".to_owned()]];
        assert_eq!(right(rows)[1], [Phrase::plain("bb"), Phrase::plain("   1")]);
    }
}

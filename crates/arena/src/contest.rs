//! A contest: its settings, its games and their results.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use bots::{Player, Spec};
use catalog::{CatalogError, OptionsError, Visitor, info, normal, visit};
use engine::{DataId, Game, Info, Match, Record, Seat, Seed, SetupError, Start};
use rayon::prelude::*;
use serde_json::Value;

use crate::blocks::ways;
use crate::clock::Times;
use crate::game::{Played, Row, places, play};
use crate::log::{Log, StoredGame};
use crate::report::report;
use crate::{Accept, Decision, Report, Source};

/// The maximum number of games, whose results are kept in memory.
const GAMES_MAX: usize = 10_000_000;

/// The maximum number of threads.
const THREADS_MAX: usize = 1024;

/// The number of games between two checks of the sequential test: fewer would leave threads idle, more would be wasted
/// after a decision.
const GAMES_BETWEEN: usize = 32;

/// The bots of a contest, and the number of games.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The id of the game.
    pub game: String,
    /// Its component data.
    pub data: DataId,
    /// The options as JSON; missing ones have their defaults.
    pub options: Value,
    /// The bots, one for each seat; see [`Contest::seated`].
    pub bots: Vec<Spec>,
    /// The minimum number of games; only whole blocks are played.
    pub games: usize,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of threads; `None` for the number of processors.
    pub threads: Option<usize>,
    /// A folder for the record of each game, created if missing.
    pub record: Option<PathBuf>,
    /// Ends the contest as soon as the first bot is accepted or rejected.
    pub accept: Option<Accept>,
    /// A file that stores every game. Stored games are not repeated.
    pub resume: Option<PathBuf>,
}

/// The reason why a contest cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The game, its options or its set-up are invalid.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    /// No bots.
    #[error("name at least one bot; there are {}", bots::known())]
    NoBots,
    /// More bots than seats.
    #[error("{bots} bots do not fit at {seats} seats")]
    TooMany { bots: usize, seats: usize },
    /// A number out of range.
    #[error("the number of {what} is from 1 to {max}, not {given}")]
    Number {
        /// The counted thing.
        what: &'static str,
        /// The most there may be.
        max: usize,
        /// The requested number.
        given: usize,
    },
    /// A record could not be written.
    #[error("{}", path.display())]
    Record { path: PathBuf, source: std::io::Error },
    /// The bots have no tunable evaluation for the game.
    #[error("{0} has no weights of its own")]
    Unknown(&'static str),
    /// Invalid weights.
    #[error("{0}")]
    Weights(String),
    /// The file belongs to another contest, or is not a file of games.
    #[error("{} does not hold games of this contest", .0.display())]
    Resume(PathBuf),
    /// Another contest writes to the file.
    #[error("another contest is writing to {}", .0.display())]
    Busy(PathBuf),
    /// An invalid line of such a file.
    #[error("line {line} of {} is not a game of this contest", path.display())]
    Line {
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// The shares of the sequential test are invalid.
    #[error("accepting needs two shares from 0 to 1, the smaller one first")]
    Accept,
    /// The progress file was written with other settings.
    #[error("the progress file belongs to another run")]
    Progress,
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

impl From<OptionsError> for ArenaError {
    fn from(error: OptionsError) -> ArenaError {
        ArenaError::Catalog(error.into())
    }
}

impl From<SetupError> for ArenaError {
    fn from(error: SetupError) -> ArenaError {
        ArenaError::Catalog(error.into())
    }
}

impl Contest {
    /// The bots by seat. If a number of seats is given, the last bot takes all remaining ones. Otherwise each bot gets
    /// a seat, and the last one repeats up to the game's minimum.
    pub fn seated(info: &Info, bots: &[Spec], seats: Option<usize>) -> Result<Vec<Spec>, ArenaError> {
        let last = bots.last().ok_or(ArenaError::NoBots)?;
        let seats = seats.unwrap_or(bots.len().max(info.seats_min));
        SetupError::check_seats(info, seats)?;
        if bots.len() > seats {
            return Err(ArenaError::TooMany { bots: bots.len(), seats });
        }
        Ok((0..seats).map(|seat| bots.get(seat).unwrap_or(last).clone()).collect())
    }
}

/// The result of a contest.
#[derive(Clone, Debug)]
pub struct Results {
    /// The statistics.
    pub report: Report,
    /// The games, in order.
    pub rows: Vec<Row>,
    /// The bots, by their index in the list.
    pub bots: Vec<Spec>,
}

/// Runs a contest. Calls `progress` after each game with the total number of games.
pub fn run(contest: &Contest, progress: &(dyn Fn(usize) + Sync)) -> Result<Results, ArenaError> {
    struct Run<'a>(&'a Contest, &'a (dyn Fn(usize) + Sync));
    impl Visitor for Run<'_> {
        type Output = Result<Results, ArenaError>;

        fn visit<G: Game>(self) -> Self::Output {
            run_game::<G>(self.0, self.1)
        }
    }
    info(&contest.game)?;
    visit(&contest.game, Run(contest, progress))?
}

/// Runs a contest of a concrete game.
pub fn run_game<G: Game>(
    contest: &Contest,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Results, ArenaError> {
    within("games", contest.games, GAMES_MAX)?;
    if contest.bots.is_empty() {
        return Err(ArenaError::NoBots);
    }
    if let Some(Accept { refuse, accept }) = contest.accept
        && !(0.0 < refuse && refuse < accept && accept < 1.0)
    {
        return Err(ArenaError::Accept);
    }
    let given = normal(&G::INFO, &contest.options)?;
    let options: G::Options =
        serde_json::from_value(given.clone()).map_err(|error| OptionsError::Other(error.to_string()))?;
    // Rejects an invalid set-up before any thread starts.
    G::new(contest.data, contest.bots.len(), &options, contest.seed)?;

    if let Some(folder) = &contest.record {
        fs::create_dir_all(folder).map_err(|source| ArenaError::Record { path: folder.clone(), source })?;
    }
    pool(contest.threads)?.install(|| hold::<G>(contest, &options, &given, progress))
}

/// A pool with this many threads, by default one per processor.
pub(crate) fn pool(threads: Option<usize>) -> Result<rayon::ThreadPool, ArenaError> {
    within("threads", threads.unwrap_or(1), THREADS_MAX)?;
    Ok(rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()?)
}

fn within(what: &'static str, given: usize, max: usize) -> Result<(), ArenaError> {
    if (1..=max).contains(&given) { Ok(()) } else { Err(ArenaError::Number { what, max, given }) }
}

/// For each bot the index of the first equal one.
pub(crate) fn equals(bots: &[Spec]) -> Vec<usize> {
    bots.iter().map(|spec| bots.iter().position(|other| other == spec).expect("it is there itself")).collect()
}

/// Writes the record of a game, which is replayed from its moves.
fn write_record<G: Game>(
    path: &Path,
    start: Start<G>,
    moves: &[(Seat, G::Action)],
    specs: &[&Spec],
) -> Result<(), ArenaError> {
    let replayed = Match::replay(start, moves.iter().copied());
    let replayed = replayed.unwrap_or_else(|error| panic!("what bots have played can be replayed: {error}"));
    let record = Record::of(&replayed).with_players(specs.iter().map(ToString::to_string).collect());
    fs::write(path, record.to_string()).map_err(|source| ArenaError::Record { path: path.to_owned(), source })
}

/// A game as stored in the file.
fn kept<G: Game>(block: usize, way: usize, seed: Seed, bots: Vec<usize>, played: &Played<G>) -> StoredGame {
    let outcome = &played.outcome;
    let mut times = vec![Times::default(); bots.len()];
    played.turns.iter().for_each(|(seat, nanos)| times[seat.index()].add(*nanos));
    let sources = |sheet: &engine::Sheet| -> Vec<Source> {
        sheet.0.iter().map(|line| (Cow::Borrowed(line.item), line.points)).collect()
    };
    let row = Row {
        block,
        way,
        seed,
        scores: outcome.scores(),
        rival: outcome.rivals.iter().map(|rival| rival.sheet.total()).max(),
        places: places(outcome, bots.len()),
        shares: Seat::all(bots.len()).map(|seat| outcome.share(seat)).collect(),
        bots,
        ending: Cow::Borrowed(outcome.ending),
        sources: outcome.sheets.iter().map(sources).collect(),
        holdings: played.holdings.clone(),
        rounds: played.rounds,
        decisions: played.decisions,
    };
    StoredGame { row, times }
}

fn hold<G: Game>(
    contest: &Contest,
    options: &G::Options,
    given: &Value,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Results, ArenaError> {
    let same = equals(&contest.bots);
    let per_block = ways(&same, 0).len();
    let mut blocks = contest.games.div_ceil(per_block);
    let games = blocks * per_block;
    let opened = contest.resume.as_ref().map(|path| Log::open::<G>(path, contest, given)).transpose()?;
    let (log, mut before) = opened.unzip();
    let one = |(at, known): (usize, Option<StoredGame>)| -> Result<StoredGame, ArenaError> {
        let (block, way) = (at / per_block, at % per_block);
        let record = contest.record.as_ref();
        let record =
            record.map(|folder| folder.join(format!("{}-{:05}-{}.txt", G::INFO.id, block + 1, way + 1)));
        // The file contains no moves, so a game without its record is played again.
        if let Some(known) = known
            && record.as_ref().is_none_or(|path| path.exists())
        {
            progress(games);
            return Ok(known);
        }
        let seating = ways(&same, block).swap_remove(way);
        let specs: Vec<&Spec> = seating.iter().map(|&bot| &contest.bots[bot]).collect();
        let seed = contest.seed.nth(block as u64);
        let state = G::new(contest.data, seating.len(), options, seed)?;
        let played = play(state, specs.iter().map(|spec| Player::new(spec)).collect(), seed);
        if let Some(path) = &record {
            let start: Start<G> =
                Start::Seed { seed, seats: seating.len(), options: options.clone(), data: contest.data };
            write_record(path, start, &played.moves, &specs)?;
        }
        let kept = kept(block, way, seed, seating, &played);
        if let Some(log) = &log {
            log.add(&kept)?;
        }
        progress(games);
        Ok(kept)
    };
    let together = if contest.accept.is_some() { GAMES_BETWEEN.div_ceil(per_block) } else { blocks };
    let mut rows: Vec<Row> = Vec::with_capacity(games);
    let mut times = vec![Times::default(); contest.bots.len()];
    let mut decision = None;
    while rows.len() < games {
        let until = games.min(rows.len() + together * per_block);
        let wanted: Vec<(usize, Option<StoredGame>)> = (rows.len()..until)
            .map(|at| {
                (at, before.as_mut().and_then(|before| before.remove(&(at / per_block, at % per_block))))
            })
            .collect();
        // Collected in the order of the games, so that every sum has the same order.
        let played: Vec<StoredGame> = wanted.into_par_iter().map(one).collect::<Result<_, _>>()?;
        for StoredGame { row, times: spent } in played {
            row.bots.iter().zip(&spent).for_each(|(&bot, spent)| times[bot].add_all(spent));
            rows.push(row);
        }
        let Some(between) = contest.accept else { continue };
        let equals = same.iter().filter(|&&label| label == 0).count();
        let first = |row: &Row| {
            let shares = row.bots.iter().zip(&row.shares).filter(|(bot, _)| same[**bot] == 0);
            shares.map(|(_, share)| share).sum::<f64>() / equals as f64
        };
        let share = |block: &[Row]| block.iter().map(first).sum::<f64>() / per_block as f64;
        let found = decision.insert(Decision::of(between, rows.chunks(per_block).map(share), per_block));
        if found.is_over() {
            // Blocks after the decision do not count, so that the result does not depend on the number of threads.
            blocks = found.llr.len();
            rows.truncate(blocks * per_block);
            break;
        }
    }
    let report = report::<G>(contest, given, blocks, &rows, &times, decision);
    Ok(Results { report, rows, bots: contest.bots.clone() })
}

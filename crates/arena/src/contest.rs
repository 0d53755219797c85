//! A contest: who plays what, how often, and what came of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bots::{Player, Spec};
use catalog::{CatalogError, OptionsError, Visitor, info, normal, visit};
use engine::{DataId, Game, Info, Match, Record, Seat, Seed, SetupError, Start};
use rayon::prelude::*;
use serde_json::Value;

use crate::Report;
use crate::blocks::ways;
use crate::clock::Times;
use crate::game::{Row, places, play};
use crate::report::report;

/// The most games of a contest: what is kept of each must fit in memory.
const GAMES_MAX: usize = 10_000_000;

/// The most threads that may be asked for.
const THREADS_MAX: usize = 1024;

/// Who plays what, and how often.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The id of the game.
    pub game: String,
    /// Its component data.
    pub data: DataId,
    /// Its options, as JSON; what is absent takes its default.
    pub options: Value,
    /// The bots, one for each seat; see [`Contest::seated`].
    pub bots: Vec<Spec>,
    /// How many games are asked for; as many whole blocks are played as it takes.
    pub games: usize,
    /// Where all chance of the contest comes from.
    pub seed: Seed,
    /// How many threads; `None` for as many as there are processors.
    pub threads: Option<usize>,
    /// A folder for a record of each game, made if it is not there.
    pub record: Option<PathBuf>,
}

/// Why a contest did not take place.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The game, its options or its set-up.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    /// No bots.
    #[error("name at least one bot; there are {}", bots::known())]
    NoBots,
    /// More bots than seats.
    #[error("{bots} bots do not fit at {seats} seats")]
    TooMany {
        /// The bots named.
        bots: usize,
        /// The seats.
        seats: usize,
    },
    /// A number that cannot be.
    #[error("the number of {what} is from 1 to {max}, not {given}")]
    Number {
        /// What is counted.
        what: &'static str,
        /// The most there may be.
        max: usize,
        /// What was asked for.
        given: usize,
    },
    /// A record could not be written.
    #[error("{}", path.display())]
    Record {
        /// Where.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The bots know nothing of the game that could be tuned.
    #[error("{0} has no weights of its own")]
    Unknown(&'static str),
    /// Weights that do not read.
    #[error("{0}")]
    Weights(String),
    /// What was begun was begun differently.
    #[error("the progress is that of another tuning")]
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
    /// The bots by seat: where seats are asked for, the last bot takes those that are left; else there is a seat for
    /// each bot, and as many as the game needs.
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

/// What came of a contest.
#[derive(Clone, Debug)]
pub struct Results {
    /// The numbers.
    pub report: Report,
    /// The games, in order.
    pub rows: Vec<Row>,
    /// The bots by their place in the list.
    pub bots: Vec<Spec>,
}

/// Holds a contest. `progress` is told after each game how many there are to be played in all.
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

/// Holds a contest of a game that is at hand.
pub fn run_game<G: Game>(
    contest: &Contest,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Results, ArenaError> {
    within("games", contest.games, GAMES_MAX)?;
    if contest.bots.is_empty() {
        return Err(ArenaError::NoBots);
    }
    let options: G::Options = serde_json::from_value(normal(&G::INFO, &contest.options)?)
        .map_err(|error| OptionsError::Other(error.to_string()))?;
    // Refuses what cannot begin before any thread has.
    G::new(contest.data, contest.bots.len(), &options, contest.seed)?;

    if let Some(folder) = &contest.record {
        fs::create_dir_all(folder).map_err(|source| ArenaError::Record { path: folder.clone(), source })?;
    }
    pool(contest.threads)?.install(|| hold::<G>(contest, &options, progress))
}

/// So many threads; as many as there are processors if nothing is said.
pub(crate) fn pool(threads: Option<usize>) -> Result<rayon::ThreadPool, ArenaError> {
    within("threads", threads.unwrap_or(1), THREADS_MAX)?;
    Ok(rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()?)
}

fn within(what: &'static str, given: usize, max: usize) -> Result<(), ArenaError> {
    if (1..=max).contains(&given) { Ok(()) } else { Err(ArenaError::Number { what, max, given }) }
}

/// Which bots are equal: the place of the first that is the same.
pub(crate) fn equals(bots: &[Spec]) -> Vec<usize> {
    bots.iter().map(|spec| bots.iter().position(|other| other == spec).expect("it is there itself")).collect()
}

/// Writes a game down: what was played at full speed is replayed with all that a record tells.
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

fn hold<G: Game>(
    contest: &Contest,
    options: &G::Options,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Results, ArenaError> {
    let same = equals(&contest.bots);
    let per_block = ways(&same, 0).len();
    let blocks = contest.games.div_ceil(per_block);
    let games = blocks * per_block;
    let times: Vec<Mutex<Times>> = contest.bots.iter().map(|_| Mutex::default()).collect();
    let one = |at: usize| -> Result<Row, ArenaError> {
        let (block, way) = (at / per_block, at % per_block);
        let seating = ways(&same, block).swap_remove(way);
        let specs: Vec<&Spec> = seating.iter().map(|&bot| &contest.bots[bot]).collect();
        let seed = contest.seed.nth(block as u64);
        let state = G::new(contest.data, seating.len(), options, seed)?;
        let played = play(state, specs.iter().map(|spec| Player::new(spec)).collect(), seed);
        for (seat, nanos) in &played.turns {
            let times = &times[seating[seat.index()]];
            times.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(*nanos);
        }
        if let Some(folder) = &contest.record {
            let start: Start<G> =
                Start::Seed { seed, seats: seating.len(), options: options.clone(), data: contest.data };
            let path = folder.join(format!("{}-{:05}-{}.txt", G::INFO.id, block + 1, way + 1));
            write_record(&path, start, &played.moves, &specs)?;
        }
        progress(games);
        let outcome = &played.outcome;
        Ok(Row {
            block,
            way,
            seed,
            scores: outcome.scores(),
            rival: outcome.rivals.iter().map(|rival| rival.sheet.total()).max(),
            places: places(outcome, seating.len()),
            shares: Seat::all(seating.len()).map(|seat| outcome.share(seat)).collect(),
            bots: seating,
            ending: outcome.ending,
            rounds: played.rounds,
            decisions: played.decisions,
        })
    };
    // Collected in the order of the games: every sum is then taken in the same order too.
    let rows: Vec<Row> = (0..games).into_par_iter().map(one).collect::<Result<_, _>>()?;
    let times: Vec<Times> = times
        .into_iter()
        .map(|one| one.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
        .collect();
    let report = report(G::INFO.id, contest, blocks, &rows, &times);
    Ok(Results { report, rows, bots: contest.bots.clone() })
}

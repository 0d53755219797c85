//! A file of played games, with which an interrupted contest continues.
//!
//! The first line contains the settings, each other line a game. An incomplete last line is dropped. The number of
//! games is not part of the settings, so a contest can be extended.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use engine::{Game, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Times;
use crate::{ArenaError, Contest, Row};

/// The settings of a run, as its first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Heading {
    game: String,
    rules: u16,
    data: String,
    options: Value,
    bots: Vec<String>,
    seed: Seed,
    /// A hash of the bots' weights. Games with other weights do not count.
    weights: String,
}

/// A game with the thinking times of each seat.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct StoredGame {
    pub(crate) row: Row,
    pub(crate) times: Vec<Times>,
}

impl StoredGame {
    /// Whether it is a valid game of this many seats, because the file may have been edited.
    fn fits(&self, seats: usize) -> bool {
        let Row { bots, scores, places, shares, sources, holdings, .. } = &self.row;
        let lengths = [bots.len(), scores.len(), places.len(), shares.len(), sources.len(), self.times.len()];
        let won: f64 = shares.iter().sum();
        lengths.iter().all(|&length| length == seats)
            && (holdings.is_empty() || holdings.len() == seats)
            && bots.iter().all(|&bot| bot < seats)
            && places.iter().all(|place| (1..=seats).contains(place))
            && shares.iter().all(|share| (0.0..=1.0).contains(share))
            && won <= 1.0 + 1e-9
    }
}

/// Games by block and way.
pub(crate) type Played = BTreeMap<(usize, usize), StoredGame>;

/// A file of games, with its games.
#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: Mutex<File>,
}

impl Log {
    /// Opens or creates the file, and returns its games by block and seating.
    pub(crate) fn open<G: Game>(
        path: &Path,
        contest: &Contest,
        options: &Value,
    ) -> Result<(Log, Played), ArenaError> {
        let failed = |source| ArenaError::Record { path: path.to_owned(), source };
        let heading = Heading {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            data: contest.data.hash().to_string(),
            options: options.clone(),
            bots: contest.bots.iter().map(ToString::to_string).collect(),
            seed: contest.seed,
            weights: weights::<G>(),
        };
        let other = || ArenaError::Resume(path.to_owned());
        // Only a regular file can be read to its end.
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(other());
        }
        let mut file = OpenOptions::new().create(true).read(true).append(true).open(path).map_err(failed)?;
        // Two contests on one file would play the same games. On systems without locks this is not prevented.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(ArenaError::Busy(path.to_owned()));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        // An incomplete heading is dropped, but no other content.
        if whole.is_empty() && !json(&heading).starts_with(&text) {
            return Err(other());
        }
        let mut lines = whole.lines();
        let mut kept = BTreeMap::new();
        if let Some(first) = lines.next() {
            let found: Heading = serde_json::from_str(first).map_err(|_| other())?;
            if found != heading {
                return Err(other());
            }
            for (at, line) in lines.enumerate() {
                let bad = || ArenaError::Line { path: path.to_owned(), line: at + 2 };
                let one: StoredGame = serde_json::from_str(line).map_err(|_| bad())?;
                if !one.fits(contest.bots.len()) {
                    return Err(bad());
                }
                kept.insert((one.row.block, one.row.way), one);
            }
        }
        file.set_len(whole.len() as u64).map_err(failed)?;
        if whole.is_empty() {
            writeln!(file, "{}", json(&heading)).map_err(failed)?;
        }
        Ok((Log { path: path.to_owned(), file: Mutex::new(file) }, kept))
    }

    /// Appends a game.
    pub(crate) fn add(&self, kept: &StoredGame) -> Result<(), ArenaError> {
        let line = format!("{}\n", json(kept));
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(line.as_bytes())
            .map_err(|source| ArenaError::Record { path: self.path.clone(), source })
    }
}

/// A hash of the bots' evaluation of the game.
fn weights<G: Game>() -> String {
    let files =
        [bots::weights::<G>().unwrap_or_default()].into_iter().chain(bots::nets::<G>().iter().copied());
    files.fold(Seed::from(0), |seed, file| seed.derive(file)).to_string()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and texts write as JSON")
}

/// The seed of the contest in a file, if any, so that a resumed contest need not repeat it.
pub fn seed_of(path: &Path) -> Option<Seed> {
    let text = path.is_file().then(|| fs::read_to_string(path).ok()).flatten()?;
    serde_json::from_str::<Heading>(text.lines().next()?).ok().map(|heading| heading.seed)
}

/// Points by source: an item of the score breakdown, and the points.
pub type Source = (Cow<'static, str>, i32);

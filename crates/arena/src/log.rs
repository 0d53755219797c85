//! Games that have been played, in a file: a contest that was stopped goes on from there.
//!
//! The first line says what is played, each other line is a game. A line that was being written when the program was
//! stopped is dropped. How many games are asked for is not part of it, so a contest can also be made longer.

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
    /// Stands for the weights of the bots: games with others are other games.
    weights: String,
}

/// A game, and how long each seat thought in it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) row: Row,
    pub(crate) times: Vec<Times>,
}

impl Kept {
    /// Whether it can be a game of this many seats: a file may have been changed by hand.
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
pub(crate) type Played = BTreeMap<(usize, usize), Kept>;

/// The games of a file, and the file.
#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: Mutex<File>,
}

impl Log {
    /// Opens or begins the file, and takes out the games that are in it, by block and way.
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
        // Only a regular file has an end that can be read.
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(other());
        }
        let mut file = OpenOptions::new().create(true).read(true).append(true).open(path).map_err(failed)?;
        // Two contests that write to one file would play the same games. Where nothing can be locked, nobody is kept out.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(ArenaError::Busy(path.to_owned()));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        // A heading that was being written is dropped, and nothing else.
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
                let one: Kept = serde_json::from_str(line).map_err(|_| bad())?;
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

    /// Keeps a game.
    pub(crate) fn add(&self, kept: &Kept) -> Result<(), ArenaError> {
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

/// The seed of the contest in a file, if it holds one: whoever goes on need not name it again.
pub fn seed_of(path: &Path) -> Option<Seed> {
    let text = path.is_file().then(|| fs::read_to_string(path).ok()).flatten()?;
    serde_json::from_str::<Heading>(text.lines().next()?).ok().map(|heading| heading.seed)
}

/// Points for one thing: its item on the score sheet, and how many.
pub type Source = (Cow<'static, str>, i32);

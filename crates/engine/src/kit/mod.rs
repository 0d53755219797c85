//! The conformance kit: a suite of laws for every game, which a game runs in a few lines.
//!
//! ```
//! use engine::kit::Kit;
//! use pearls::Pearls;
//!
//! // One game for each number of seats from two to four, each followed by a few damaged states.
//! let report = Kit::<Pearls>::new().games(1).mutants(4).run();
//! assert_eq!(report.games, 3);
//! assert!(report.redrawn > 0, "a redeal draws anew what a seat cannot know");
//! ```
//!
//! The kit plays random games with every number of seats and every set of options. It checks cheap laws at every
//! position and expensive laws at a sample. It reports the first violation with everything needed to reproduce it.
//! The kit has no laws of single games, and does not test information that a player could remember.

mod chains;
mod drive;
mod golden;
mod history;
mod json;
mod law;
mod mutants;
mod panics;
mod paper;
mod position;
mod readable;
mod secrecy;
mod serial;
mod tape;
mod trial;
mod typescript;

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::time::Duration;

use crate::{DataFiles, Game};

pub use drive::{
    Choose, choices, choices_of, finish, finish_fast, follow, forbidden, journal_changes_nothing, notation,
    offers, play, play_out, play_unaudited, refused,
};
pub use golden::{Golden, from_seed, from_state};
pub(crate) use law::Flaw;
pub use law::{Fault, Law};
pub use readable::internal_id;
pub use secrecy::texts_of;
pub use tape::replay_tape;
pub use typescript::TypeScript;

/// Whether tests run at full size (`CARAVELLE_FULL=1`).
pub fn is_full() -> bool {
    std::env::var_os("CARAVELLE_FULL").is_some_and(|value| value == "1")
}

/// The small size, or the full size with `CARAVELLE_FULL=1`.
pub fn size(small: usize, full: usize) -> usize {
    if is_full() { full } else { small }
}

/// The conformance suite for one game.
#[derive(Clone, Debug)]
pub struct Kit<G: Game> {
    seats: Vec<usize>,
    options: Vec<G::Options>,
    games: usize,
    seed: u64,
    every: u32,
    mutants: usize,
    patience: Duration,
    hides: bool,
    is_sturdy: bool,
    files: DataFiles,
    game: PhantomData<G>,
}

impl<G: Game> Default for Kit<G> {
    fn default() -> Self {
        Kit::new()
    }
}

impl<G: Game> Kit<G> {
    /// The suite with all numbers of seats, the default options, the built-in components and small sizes.
    pub fn new() -> Kit<G> {
        Kit {
            seats: (G::INFO.seats_min..=G::INFO.seats_max).collect(),
            options: vec![G::Options::default()],
            games: size(2, 30),
            seed: 1,
            every: 6,
            mutants: size(40, 400),
            patience: Duration::from_secs(30),
            hides: true,
            is_sturdy: false,
            files: DataFiles::embedded(G::INFO.data),
            game: PhantomData,
        }
    }

    /// Sets the numbers of seats.
    #[must_use]
    pub fn seats(mut self, seats: impl IntoIterator<Item = usize>) -> Self {
        self.seats = seats.into_iter().collect();
        self
    }

    /// Sets the options, which are tested one after the other.
    #[must_use]
    pub fn options(mut self, options: Vec<G::Options>) -> Self {
        self.options = options;
        self
    }

    /// Sets the number of games for each number of seats and each set of options.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// Sets the seed of the first game. The seeds of the others follow from it.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Checks the expensive laws at one position in this many.
    #[must_use]
    pub fn every(mut self, positions: u32) -> Self {
        self.every = positions.max(1);
        self
    }

    /// Sets the number of changed states per game.
    #[must_use]
    pub fn mutants(mut self, mutants: usize) -> Self {
        self.mutants = mutants;
        self
    }

    /// Sets the time after which a changed state counts as hanging.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Declares that a redeal of this game replaces only the dice.
    #[must_use]
    pub fn hides_nothing(mut self) -> Self {
        self.hides = false;
        self
    }

    /// Requires that no changed state that `audit` accepts causes a panic.
    #[must_use]
    pub fn sturdy(mut self) -> Self {
        self.is_sturdy = true;
        self
    }

    /// Sets other components.
    #[must_use]
    pub fn components(mut self, files: DataFiles) -> Self {
        self.files = files;
        self
    }

    /// Runs the suite.
    ///
    /// # Panics
    ///
    /// At the first [`Fault`].
    pub fn run(&self) -> Report {
        match self.check() {
            Ok(report) => report,
            Err(fault) => panic!("{fault}"),
        }
    }

    /// Runs the suite and returns the first fault.
    pub fn check(&self) -> Result<Report, Box<Fault>> {
        let mut report = Report::default();
        let mut seed = self.seed;
        for options in &self.options {
            for &seats in &self.seats {
                for _ in 0..self.games {
                    trial::run(self, seats, options, seed, &mut report)?;
                    seed += 1;
                }
            }
        }
        if self.hides && report.redeals > 0 && report.redrawn == 0 {
            let what = "no redeal drew anything anew; if nothing is hidden in this game, say `hides_nothing`";
            return Err(Box::new(Fault {
                game: G::INFO.id,
                seats: self.seats.first().copied().unwrap_or_default(),
                options: self
                    .options
                    .first()
                    .and_then(|one| serde_json::to_string(one).ok())
                    .unwrap_or_default(),
                seed: self.seed,
                at: 0,
                law: Law::RedealDraws,
                what: what.to_owned(),
            }));
        }
        Ok(report)
    }
}

/// Statistics of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    pub moves: usize,
    /// The largest number of moves in one game.
    pub moves_max: usize,
    pub redeals: usize,
    /// Redeals that changed more than the dice.
    pub redrawn: usize,
    pub mutants: usize,
    pub refused: usize,
    /// Changed states that were accepted and then caused a panic.
    pub stumbled: usize,
    /// The number of actions by kind.
    pub kinds: BTreeMap<&'static str, usize>,
    /// The number of games by ending.
    pub endings: BTreeMap<&'static str, usize>,
    /// The number of games by deciding tie-break.
    pub tie_breaks: BTreeMap<&'static str, usize>,
}

//! Records: a game as one readable text file with a header and one line per move.
//!
//! ```text
//! caravelle record 1
//! game: goa
//! ...
//! check: 5f0c 91ab ...
//!
//! 1 0 flag to 3,1 {a3f9}
//! ```
//!
//! Every change is detected: each header line has a tag in the `check` line, each move carries four digits of the
//! course, and the header has the full course and the result. Errors name their line. Reading and writing files is left
//! to the callers.

mod damage;
mod parse;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::fair::{self, Secret};
use crate::{
    ActError, Course, DataFiles, DataHash, DataId, Game, Match, Outcome, Redraw, Rival, Seat, Seed,
    SetupError, Start,
};

pub use damage::{Damage, RecordError};

/// The first line of a record.
const FIRST_LINE: &str = "caravelle record 1";

/// A recorded game of any kind.
///
/// ```
/// use engine::{DataFiles, Game, Match, Record, Seat, Seed, Start};
/// use pearls::{Action, Pearls};
///
/// let data = Pearls::load_data(&DataFiles::embedded(Pearls::INFO.data))?;
/// let mut game = Match::<Pearls>::new(Start::Seed { seed: Seed::from(7), seats: 2, options: (), data })?;
/// assert_eq!(game.act(Seat(0), Action::Dive), Ok(1));
///
/// let text = Record::of(&game).to_string();
/// assert!(text.starts_with("caravelle record 1\ngame: pearls\n"));
/// let again = Record::read(text.as_bytes())?.play::<Pearls>()?;
/// assert_eq!(again.state(), game.state());
///
/// // A changed word is detected.
/// assert!(Record::read(text.replace("seats: 2", "seats: 3").as_bytes()).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub game: String,
    /// For readers of the file.
    pub title: String,
    pub rules: u16,
    pub data: DataHash,
    pub seats: usize,
    /// JSON on one line.
    pub options: String,
    /// Present if it is public and the game began with the set-up.
    pub seed: Option<Seed>,
    /// The commitment to the table's secret.
    pub commitment: Option<String>,
    /// The names of the players, by seat.
    pub players: Option<Vec<String>>,
    /// The id of the table, which is part of the commitment.
    pub table: Option<String>,
    /// Published after the end.
    pub secret: Option<Secret>,
    /// The salt of each seat, published after the end.
    pub salts: Option<Vec<Vec<u8>>>,
    /// The state the game began from, as JSON on one line, if it did not begin with the set-up.
    pub state: Option<String>,
    /// The redraws after take-backs, in order.
    pub redraws: Vec<Redraw>,
    /// None while the game is not over.
    pub result: Option<Summary>,
    /// The final course.
    pub course: u64,
    pub moves: Vec<RecordedMove>,
}

/// A move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    pub seat: Seat,
    pub text: String,
    /// The first four digits of the course after it.
    pub tag: u16,
}

/// The result in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub winners: Vec<Seat>,
    /// By seat.
    pub scores: Vec<i32>,
    pub ending: String,
    /// The tie-break that decided the first place.
    pub tie_break: Option<String>,
    /// Name and points of opponents without a seat; absent in records of older versions.
    pub rivals: Vec<(String, i32)>,
}

impl Summary {
    /// Whether the played result matches the recorded one. Records of older versions omit rivals.
    pub(crate) fn agrees(recorded: Option<&Summary>, played: Option<&Summary>) -> bool {
        match (recorded, played) {
            (Some(recorded), Some(played)) if recorded.rivals.is_empty() => {
                *recorded == Summary { rivals: Vec::new(), ..played.clone() }
            }
            _ => recorded == played,
        }
    }
}

impl From<&Outcome> for Summary {
    fn from(outcome: &Outcome) -> Summary {
        Summary {
            winners: outcome.winners.clone(),
            scores: outcome.scores(),
            ending: outcome.ending.to_owned(),
            tie_break: outcome.tie_break.map(str::to_owned),
            rivals: outcome.rivals.iter().map(Rival::short).collect(),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("winners")?;
        self.winners.iter().try_for_each(|seat| write!(f, " {seat}"))?;
        if self.winners.is_empty() {
            f.write_str(" none")?;
        }
        f.write_str("; scores")?;
        self.scores.iter().try_for_each(|score| write!(f, " {score}"))?;
        write!(f, "; ending {}; tie-break {}", self.ending, self.tie_break.as_deref().unwrap_or("none"))?;
        self.rivals.iter().try_for_each(|(name, points)| write!(f, "; rival {name} {points}"))
    }
}

impl fmt::Display for Redraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Redraw { at, number, seed } = self;
        write!(f, "{at} {number} {seed}")
    }
}

impl Record {
    /// Upper bound on the size of a record.
    pub const BYTES_MAX: usize = 8 << 20;

    /// Records a match with its seed. While the seed of a table is secret, apply [`Record::with_commitment`] to the
    /// result.
    pub fn of<G: Game>(game: &Match<G>) -> Record {
        let state = game.state();
        let json =
            |written: Result<String, serde_json::Error>| written.expect("a game's types are written as JSON");
        let (seed, from) = match game.start() {
            Start::Seed { seed, .. } => (Some(*seed), None),
            Start::State(state) => (None, Some(json(serde_json::to_string(&**state)))),
        };
        let line =
            |one: &crate::Move<G>| RecordedMove { seat: one.seat, text: one.text.clone(), tag: one.tag };
        Record {
            game: G::INFO.id.to_owned(),
            title: G::INFO.title.to_owned(),
            rules: G::INFO.rules_version,
            data: state.data().hash(),
            seats: state.seats(),
            options: json(serde_json::to_string(&state.options())),
            seed,
            commitment: None,
            players: None,
            table: None,
            secret: None,
            salts: None,
            state: from,
            redraws: game.redraws().to_vec(),
            result: state.outcome().as_ref().map(Summary::from),
            course: game.course().value(),
            moves: game.moves().iter().map(line).collect(),
        }
    }

    /// The record with the names of the players, seat by seat.
    #[must_use]
    pub fn with_players(mut self, players: Vec<String>) -> Record {
        self.players = Some(players);
        self
    }

    /// Replaces the seed by the commitment to it, for a game in progress.
    #[must_use]
    pub fn with_commitment(mut self, table: &str, commitment: &str) -> Record {
        self.seed = None;
        // Redraws contain seeds, which would reveal future chance.
        self.redraws.clear();
        self.table = Some(table.to_owned());
        self.commitment = Some(commitment.to_owned());
        self
    }

    /// Adds the data that proves the seed, after the end.
    #[must_use]
    pub fn with_proof(mut self, table: &str, secret: Secret, salts: Vec<Vec<u8>>) -> Record {
        self.commitment = Some(fair::commitment(table, &secret));
        self.table = Some(table.to_owned());
        self.secret = Some(secret);
        self.salts = Some(salts);
        self
    }

    /// Parses a record from bytes, which need not be UTF-8.
    pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > Self::BYTES_MAX {
            return Err(RecordError { line: 1, what: Damage::TooLong { bytes: bytes.len() } });
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => text.parse(),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
                Err(RecordError { line, what: Damage::NoText })
            }
        }
    }

    /// The header as keys and values in order, without the first line and `check`.
    fn header(&self) -> Vec<(&'static str, String)> {
        let strings = |list: &[String]| serde_json::to_string(list).expect("strings are JSON");
        let hex = |bytes: &[u8]| crate::data::Hex(bytes).to_string();
        let mut lines = vec![
            ("game", self.game.clone()),
            ("title", self.title.clone()),
            ("rules", self.rules.to_string()),
            ("data", self.data.to_string()),
            ("seats", self.seats.to_string()),
            ("options", self.options.clone()),
        ];
        let mut add = |key, value: Option<String>| lines.extend(value.map(|value| (key, value)));
        add("seed", self.seed.map(|seed| seed.to_string()));
        add("commitment", self.commitment.clone());
        add("players", self.players.as_deref().map(strings));
        add("table", self.table.clone());
        add("secret", self.secret.map(|secret| hex(&secret.0)));
        let salts = |salts: &Vec<Vec<u8>>| strings(&salts.iter().map(|salt| hex(salt)).collect::<Vec<_>>());
        add("salts", self.salts.as_ref().map(salts));
        add("state", self.state.clone());
        let redraws = || strings(&self.redraws.iter().map(Redraw::to_string).collect::<Vec<_>>());
        add("redraws", (!self.redraws.is_empty()).then(redraws));
        add("result", Some(self.result.as_ref().map_or_else(|| "unfinished".to_owned(), Summary::to_string)));
        add("course", Some(format!("{:016x}", self.course)));
        lines
    }

    /// The line number of a header key, from 1; that of `check` if the key is absent.
    fn line_of(&self, key: &str) -> usize {
        let header = self.header();
        header.iter().position(|&(other, _)| other == key).unwrap_or(header.len()) + 2
    }

    /// The line number of the move with this index.
    pub fn line_of_move(&self, at: usize) -> usize {
        // The first line, the header, `check`, and an empty line come before.
        at + self.header().len() + 4
    }

    /// The error for a record of an unknown game.
    pub fn unknown_game(&self) -> RecordError {
        RecordError { line: self.line_of("game"), what: Damage::UnknownGame(self.game.clone()) }
    }

    fn fail<T>(&self, key: &str, what: Damage) -> Result<T, RecordError> {
        Err(RecordError { line: self.line_of(key), what })
    }

    /// Verifies that secret and salts prove the seed; false if the record has no proof.
    pub fn is_proven(&self) -> Result<bool, RecordError> {
        let Some(secret) = &self.secret else { return Ok(false) };
        let (Some(table), Some(commitment)) = (&self.table, &self.commitment) else {
            return self.fail("secret", Damage::Proof("a secret needs its table and commitment".to_owned()));
        };
        if fair::commitment(table, secret) != *commitment {
            return self
                .fail("commitment", Damage::Proof("the secret is not the one committed to".to_owned()));
        }
        let Some(salts) = self.salts.as_ref().filter(|salts| salts.len() == self.seats) else {
            return self.fail("salts", Damage::Proof("each seat has one salt".to_owned()));
        };
        let salts: Vec<&[u8]> = salts.iter().map(Vec::as_slice).collect();
        if self.seed != Some(fair::seed(secret, &salts)) {
            return self.fail("seed", Damage::Proof("the seed is not made of secret and salts".to_owned()));
        }
        if self.redraws.iter().any(|one| one.seed != fair::redraw(secret, &salts, one.number)) {
            let what = "chance after a take-back is not made of secret, salts and its number".to_owned();
            return self.fail("redraws", Damage::Proof(what));
        }
        Ok(true)
    }

    /// Replays the game and checks everything: game, rules, data, proof, each move and its tag, course and result.
    pub fn play<G: Game>(&self) -> Result<Match<G>, RecordError> {
        let start = self.start::<G>()?;
        self.is_proven()?;
        // A state from outside may still make the game panic. That is an error of the record, not a fault of the
        // program.
        let mut at = 0;
        let played = catch_unwind(AssertUnwindSafe(|| self.follow(start, &mut at)));
        let line =
            if at == 0 && self.state.is_some() { self.line_of("state") } else { self.line_of_move(at) };
        let game = played.unwrap_or(Err(RecordError { line, what: Damage::Stumbles }))?;
        let result = game.state().outcome().as_ref().map(Summary::from);
        if !Summary::agrees(self.result.as_ref(), result.as_ref()) {
            let say = |result: &Option<Summary>| {
                result.as_ref().map_or("unfinished".to_owned(), Summary::to_string)
            };
            let (recorded, played) = (say(&self.result), say(&result));
            return self.fail("result", Damage::Result { recorded, played });
        }
        if game.course().value() != self.course {
            let (recorded, played) = (format!("{:016x}", self.course), game.course().to_string());
            return self.fail("course", Damage::Course { recorded, played });
        }
        Ok(game)
    }

    /// The start of the game, after validating the header against the game.
    fn start<G: Game>(&self) -> Result<Start<G>, RecordError> {
        let info = G::INFO;
        if self.game != info.id {
            return self.fail("game", Damage::Game { recorded: self.game.clone(), ours: info.id });
        }
        if self.rules != info.rules_version {
            return self.fail("rules", Damage::Rules { recorded: self.rules, ours: info.rules_version });
        }
        let loaded = G::load_data(&DataFiles::embedded(info.data)).and_then(|_| DataId::find(self.data));
        let data = loaded.or_else(|error| self.fail("data", Damage::Data(error)))?;
        if let Err(error) = SetupError::check_seats(&info, self.seats) {
            return self.fail("seats", Damage::Setup(error));
        }
        let options = match serde_json::from_str::<G::Options>(&self.options) {
            Ok(options) => options,
            Err(error) => return self.fail("options", Damage::value("options", error)),
        };
        if self.players.as_ref().is_some_and(|players| players.len() != self.seats) {
            return self.fail("players", Damage::value("players", "one name for each seat"));
        }
        if let Some(text) = &self.state {
            let state = match serde_json::from_str::<G>(text) {
                Ok(state) => state,
                Err(error) => return self.fail("state", Damage::value("state", error)),
            };
            if let Err(what) = state.audit() {
                return self.fail("state", Damage::value("state", what));
            }
            if state.seats() != self.seats || state.options() != options || state.data() != data {
                return self.fail(
                    "state",
                    Damage::value("state", "seats, options or data differ from the header's"),
                );
            }
            return Ok(Start::State(Box::new(state)));
        }
        let Some(seed) = self.seed else { return self.fail("commitment", Damage::NoSeed) };
        match G::new(data, self.seats, &options, seed) {
            Ok(_) => Ok(Start::Seed { seed, seats: self.seats, options, data }),
            Err(error) => {
                let key = match error {
                    SetupError::Seats { .. } => "seats",
                    SetupError::Option { .. } | SetupError::Alone { .. } => "options",
                    SetupError::Data => "data",
                };
                self.fail(key, Damage::Setup(error))
            }
        }
    }

    fn follow<G: Game>(&self, start: Start<G>, at: &mut usize) -> Result<Match<G>, RecordError> {
        let mut game = match Match::bare(start) {
            Ok(game) => game,
            Err(error) => return self.fail("seed", Damage::Setup(error)),
        };
        let first = self.line_of_move(0);
        let mut redraws = self.redraws.iter().peekable();
        for (n, one) in self.moves.iter().enumerate() {
            *at = n;
            while let Some(redraw) = redraws.next_if(|redraw| redraw.at == n) {
                game.redraw(redraw.number, redraw.seed);
            }
            let text = || one.text.clone();
            let refuse = |error: ActError| match error {
                ActError::Illegal(illegal) => Damage::Illegal { text: text(), clause: illegal.clause },
                ActError::NoSeat(_) | ActError::Over | ActError::NotAwaited(_) | ActError::Unreadable(_) => {
                    Damage::Move { text: text(), seat: one.seat, kind: error.kind() }
                }
            };
            let line = first + n;
            let made = game.read(one.seat, &one.text).and_then(|action| game.follow(one.seat, action));
            made.map_err(|error| RecordError { line, what: refuse(error) })?;
            let Some(last) = game.moves().last() else { unreachable!("a move was made") };
            if last.text != one.text {
                let what = Damage::Wording { text: text(), usual: last.text.clone() };
                return Err(RecordError { line, what });
            }
            if last.tag != one.tag {
                let (recorded, played) = (format!("{:04x}", one.tag), format!("{:04x}", last.tag));
                return Err(RecordError { line, what: Damage::Tag { recorded, played } });
            }
        }
        *at = self.moves.len().saturating_sub(1);
        redraws.for_each(|redraw| game.redraw(redraw.number, redraw.seed));
        Ok(game)
    }
}

/// The `check` line for the lines before it: a running tag per line, and one over the tags.
pub(crate) fn check_line<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut hash = Course::default();
    let mut check = "check:".to_owned();
    for line in lines {
        hash.text(line);
        check.push_str(&format!(" {:04x}", hash.tag()));
    }
    let mut own = Course::default();
    own.text(&check);
    check.push_str(&format!(" {:04x}", own.tag()));
    check
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = self.header().into_iter().map(|(key, value)| format!("{key}: {value}"));
        let lines: Vec<String> = std::iter::once(FIRST_LINE.to_owned()).chain(header).collect();
        lines.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        writeln!(f, "{}\n", check_line(lines.iter().map(String::as_str)))?;
        for (n, one) in self.moves.iter().enumerate() {
            writeln!(f, "{} {} {} {{{:04x}}}", n + 1, one.seat, one.text, one.tag)?;
        }
        Ok(())
    }
}

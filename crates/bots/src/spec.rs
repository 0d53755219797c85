//! Names of bots: the list of all bots, and the parser of their names.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::Phrase;
use serde::{Serialize, Serializer};

use crate::policies::registered;

/// A bot with parameters: `random`, `sensible:0.3`, `greedy:cap=512,beam=8`, `flat:sims=200`, or a level such as
/// `easy`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    text: String,
    bot: &'static str,
    numbers: Numbers,
}

/// Parameters of a bot, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Numbers(BTreeMap<&'static str, u32>);

impl Numbers {
    /// The value of a parameter, if it was given.
    pub fn get(&self, name: &str) -> Option<u32> {
        self.0.get(name).copied()
    }
}

/// The parameters of `greedy`. Missing ones come from the game's weights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Greedy {
    /// The maximum number of positions per decision.
    pub(crate) cap: Option<u32>,
    /// The beam width, and the number of lines that are compared closely.
    pub(crate) beam: Option<u32>,
    /// The number of determinizations for the comparison, if chance or other seats take part.
    pub(crate) redeals: Option<u32>,
    /// The maximum error of a line's value in points; 0 if missing.
    pub(crate) noise: Option<u32>,
    /// The percentage of turns played by `sensible`; 0 if missing.
    pub(crate) slips: Option<u32>,
}

impl From<&Numbers> for Greedy {
    fn from(numbers: &Numbers) -> Greedy {
        let [cap, beam, redeals, noise, slips] =
            ["cap", "beam", "redeals", "noise", "slips"].map(|name| numbers.get(name));
        Greedy { cap, beam, redeals, noise, slips }
    }
}

/// The parameters of `flat`. Missing ones come from the game's weights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flat {
    /// The number of playouts per turn.
    pub(crate) sims: Option<u32>,
    /// The number of lines that are compared.
    pub(crate) candidates: Option<u32>,
    /// The number of turns of each seat in a playout.
    pub(crate) turns: Option<u32>,
    /// The factor for the number of playouts, if that is not given.
    pub(crate) times: Option<u32>,
    /// The processor time per turn in milliseconds. Without a number of playouts it is the only limit.
    pub(crate) ms: Option<u32>,
    /// The cap and the beam of the turn search.
    pub(crate) cap: Option<u32>,
    pub(crate) beam: Option<u32>,
}

impl Flat {
    /// The parameters of its turn search.
    pub(crate) fn search(self) -> Greedy {
        Greedy { cap: self.cap, beam: self.beam, ..Greedy::default() }
    }
}

impl From<&Numbers> for Flat {
    fn from(numbers: &Numbers) -> Flat {
        let [sims, candidates, turns, times, ms, cap, beam] =
            ["sims", "candidates", "turns", "times", "ms", "cap", "beam"].map(|name| numbers.get(name));
        Flat { sims, candidates, turns, times, ms, cap, beam }
    }
}

/// Parses the text behind a name as one parameter.
type ReadNumber = fn(&str) -> Result<(&'static str, u32), SpecError>;

/// The description of a bot.
#[derive(Clone, Copy, Debug)]
pub struct BotInfo {
    pub name: &'static str,
    /// The syntax of its parameters.
    pub parameters: &'static str,
    /// For a level, its bot in most games.
    pub stands_for: Option<&'static str>,
    /// A short description.
    pub about: &'static str,
    /// The parameters of the form `NAME=NUMBER`, each with its maximum.
    pub(crate) numbers: &'static [(&'static str, u32)],
    /// The parser of another syntax of parameters.
    pub(crate) read: Option<ReadNumber>,
}

impl BotInfo {
    /// A bot without parameters.
    pub(crate) const fn plain(name: &'static str, about: &'static str) -> BotInfo {
        BotInfo { name, parameters: "", stands_for: None, about, numbers: &[], read: None }
    }

    const fn level(name: &'static str, other: &'static str, about: &'static str) -> BotInfo {
        BotInfo { stands_for: Some(other), ..BotInfo::plain(name, about) }
    }

    /// The syntax of its parameters as a text.
    fn has(&self) -> String {
        match (self.numbers, self.read) {
            ([], None) => "none".to_owned(),
            ([], Some(_)) => self.parameters.to_owned(),
            (all, _) => all.iter().map(|(name, _)| format!("{name}=N")).collect::<Vec<_>>().join(", "),
        }
    }

    /// Parses the text behind the name.
    fn parse(&self, given: Option<&str>) -> Result<Numbers, SpecError> {
        let mut numbers = Numbers::default();
        let Some(given) = given else { return Ok(numbers) };
        if let Some(read) = self.read {
            numbers.0.extend([read(given)?]);
            return Ok(numbers);
        }
        for pair in given.split(',').map(str::trim) {
            let (key, value) =
                pair.split_once('=').map_or((pair, ""), |(key, value)| (key.trim(), value.trim()));
            let known = self.numbers.iter().find(|(name, _)| *name == key);
            let Some(&(name, max)) = known else {
                return Err(SpecError::Parameter { bot: self.name, given: short(pair), has: self.has() });
            };
            if numbers.0.insert(name, number(self.name, name, value, max)?).is_some() {
                return Err(SpecError::Twice { bot: self.name, parameter: name });
            }
        }
        Ok(numbers)
    }
}

/// The levels for people. A game's weights may define them differently.
const LEVELS: [BotInfo; 5] = [
    BotInfo::level("easy", "sensible:0.3", "a level for first games: many turns only sensibly"),
    BotInfo::level("casual", "greedy:cap=256,slips=50", "a level between the two: a light opponent"),
    BotInfo::level("medium", "greedy", "a level that plays its own turns well"),
    BotInfo::level("hard", "flat", "a level that also knows or finds out where a position leads"),
    BotInfo::level("expert", "flat:times=3", "the level that thinks longest"),
];

/// The list of bots, followed by the levels.
pub fn list() -> &'static [BotInfo] {
    static LIST: LazyLock<Vec<BotInfo>> = LazyLock::new(|| registered().into_iter().chain(LEVELS).collect());
    &LIST
}

/// The default level of a bot.
pub const USUAL_LEVEL: &str = "medium";

/// The levels for people, weakest first. Tables, terminal, referee and arena use the same names.
pub fn levels() -> &'static [&'static str] {
    static LEVELS: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| list().iter().filter(|bot| bot.stands_for.is_some()).map(|bot| bot.name).collect());
    &LEVELS
}

/// The list of bots in one line, for help and errors.
pub fn known() -> String {
    list().iter().map(|bot| format!("{}{}", bot.name, bot.parameters)).collect::<Vec<_>>().join(", ")
}

/// An error in the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// The bot does not exist.
    #[error("unknown bot {0:?}; there are {known}", known = known())]
    Unknown(String),
    /// The bot has no such parameter, or no parameters at all.
    #[error("bot {bot} has no parameter {given:?}; it has {has}")]
    Parameter {
        bot: &'static str,
        /// The given parameter.
        given: String,
        /// The parameters that exist.
        has: String,
    },
    /// The value is invalid for the parameter.
    #[error("bot {bot}: {parameter} is a {}number from {least} to {most}, not {given:?}", if *parameter == SHARE { "" } else { "whole " })]
    Value {
        bot: &'static str,
        parameter: &'static str,
        /// The minimum. All parameters except shares are whole numbers.
        least: u32,
        /// The maximum.
        most: u32,
        /// The given value.
        given: String,
    },
    /// The parameter is given twice.
    #[error("bot {bot}: {parameter} is given twice")]
    Twice { bot: &'static str, parameter: &'static str },
}

impl SpecError {
    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        match self {
            SpecError::Unknown(_) => "unknown-bot",
            SpecError::Parameter { .. } | SpecError::Value { .. } | SpecError::Twice { .. } => {
                "bot-parameter"
            }
        }
    }

    /// The message for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            SpecError::Unknown(given) => {
                Phrase::new("unknown-bot").with("given", given.as_str()).with("known", known().as_str())
            }
            SpecError::Parameter { bot, given, has } => {
                let phrase = Phrase::new("bot-parameter").with("bot", *bot).with("given", given.as_str());
                phrase.with("has", has.as_str())
            }
            SpecError::Twice { bot, parameter } => {
                Phrase::new("bot-twice").with("bot", *bot).with("parameter", *parameter)
            }
            SpecError::Value { bot, parameter, least, most, given } => {
                let phrase = Phrase::new("bot-value").with("bot", *bot).with("parameter", *parameter);
                phrase.with("least", *least).with("most", *most).with("given", given.as_str())
            }
        }
    }
}

fn short(text: &str) -> String {
    text.chars().take(80).collect()
}

/// The only parameter that is not a whole number.
const SHARE: &str = "share";

/// Parses the share of random decisions, in thousandths.
pub(crate) fn share(text: &str) -> Result<(&'static str, u32), SpecError> {
    let refuse =
        || SpecError::Value { bot: "sensible", parameter: SHARE, least: 0, most: 1, given: short(text) };
    let share: f64 = text.parse().map_err(|_| refuse())?;
    if !(0.0..=1.0).contains(&share) {
        return Err(refuse());
    }
    Ok(("random", (share * 1000.0).round() as u32))
}

fn number(bot: &'static str, parameter: &'static str, text: &str, max: u32) -> Result<u32, SpecError> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|n| plain && (1..=max).contains(n));
    number.ok_or_else(|| SpecError::Value { bot, parameter, least: 1, most: max, given: short(text) })
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let text = text.trim();
        let (name, parameters) = match text.split_once(':') {
            Some((name, parameters)) => (name.trim(), Some(parameters.trim())),
            None => (text, None),
        };
        let known = list().iter().find(|bot| bot.name == name);
        let known = known.ok_or_else(|| SpecError::Unknown(short(text)))?;
        Ok(Spec { text: text.to_owned(), bot: known.name, numbers: known.parse(parameters)? })
    }
}

impl Spec {
    /// The name of the bot or level, without parameters.
    pub fn bot(&self) -> &'static str {
        self.bot
    }

    /// The parameters behind the name.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// For a level, its bot in most games.
    pub fn stands_for(&self) -> Option<&'static str> {
        LEVELS.iter().find(|level| level.name == self.bot).and_then(|level| level.stands_for)
    }

    /// The text as it was given.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Spec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

/// Parses several bots separated by commas: `greedy:cap=64,beam=4,random` are two.
///
/// A part with an equals sign and without a colon is a further parameter of the preceding bot.
pub fn parse_list(text: &str) -> Result<Vec<Spec>, SpecError> {
    let mut pieces: Vec<String> = Vec::new();
    for piece in text.split(',') {
        let goes_on = piece.split_once('=').is_some_and(|(key, _)| !key.contains(':'));
        match pieces.last_mut() {
            Some(last) if goes_on => {
                last.push(',');
                last.push_str(piece);
            }
            _ => pieces.push(piece.to_owned()),
        }
    }
    pieces.iter().map(|piece| piece.parse()).collect()
}

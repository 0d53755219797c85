//! Bots by name: what there is, and how a text names one.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::Phrase;
use serde::{Serialize, Serializer};

use crate::policies::registered;

/// A bot as it is asked for: `random`, `sensible:0.3`, `greedy:cap=512,beam=8`, `flat:sims=200`, or a level such as `easy`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    text: String,
    bot: &'static str,
    numbers: Numbers,
}

/// Parameters of a bot: numbers by the names of the parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Numbers(BTreeMap<&'static str, u32>);

impl Numbers {
    /// The number of a parameter, if it was said.
    pub fn get(&self, name: &str) -> Option<u32> {
        self.0.get(name).copied()
    }
}

/// How far `greedy` is asked to look; what is not said is as the game's weights have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Greedy {
    /// How many positions it looks at for one decision.
    pub(crate) cap: Option<u32>,
    /// How many of the best positions it goes on from at each step, and how many lines it compares closely.
    pub(crate) beam: Option<u32>,
    /// In how many redealt worlds it compares them, where chance or the others have a part in it.
    pub(crate) redeals: Option<u32>,
    /// By how many points it may misjudge a line; by none if it is not said.
    pub(crate) noise: Option<u32>,
    /// How many of a hundred turns it only plays sensibly; none if it is not said.
    pub(crate) slips: Option<u32>,
}

impl From<&Numbers> for Greedy {
    fn from(numbers: &Numbers) -> Greedy {
        let [cap, beam, redeals, noise, slips] =
            ["cap", "beam", "redeals", "noise", "slips"].map(|name| numbers.get(name));
        Greedy { cap, beam, redeals, noise, slips }
    }
}

/// How much `flat` is asked to play out; what is not said is as the game's weights have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flat {
    /// How many positions it plays out for a turn.
    pub(crate) sims: Option<u32>,
    /// How many lines it compares.
    pub(crate) candidates: Option<u32>,
    /// How many turns of others it plays before it judges.
    pub(crate) turns: Option<u32>,
    /// How many times as many positions as usual it plays out, if nothing is said of them.
    pub(crate) times: Option<u32>,
    /// How many milliseconds of processor time it has for a turn; if nothing is said of positions, as many as that allows.
    pub(crate) ms: Option<u32>,
    /// How many positions it looks at to find the lines, and how many go on at each step.
    pub(crate) cap: Option<u32>,
    pub(crate) beam: Option<u32>,
}

impl Flat {
    /// How far it looks for the lines.
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

/// Reads what is written behind a name as one of its numbers.
type ReadNumber = fn(&str) -> Result<(&'static str, u32), SpecError>;

/// A bot that can be asked for.
#[derive(Clone, Copy, Debug)]
pub struct BotInfo {
    /// Its name.
    pub name: &'static str,
    /// Its parameters, as they are written behind the name.
    pub parameters: &'static str,
    /// For a level, the bot it stands for in most games.
    pub stands_for: Option<&'static str>,
    /// A short description.
    pub about: &'static str,
    /// The parameters that are read as `NAME=NUMBER`, each with its greatest value.
    pub(crate) numbers: &'static [(&'static str, u32)],
    /// Reads what is written behind the name in another way.
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

    /// Its parameters in words.
    fn has(&self) -> String {
        match (self.numbers, self.read) {
            ([], None) => "none".to_owned(),
            ([], Some(_)) => self.parameters.to_owned(),
            (all, _) => all.iter().map(|(name, _)| format!("{name}=N")).collect::<Vec<_>>().join(", "),
        }
    }

    /// Reads what is written behind the name.
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

/// The levels for people; what one stands for in a game may be told by the game's weights.
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

/// The level of a bot where nobody has said which.
pub const USUAL_LEVEL: &str = "medium";

/// The levels for people, weakest first, by the names that they have everywhere: at tables, in the terminal, at the
/// referee and in the arena.
pub fn levels() -> &'static [&'static str] {
    static LEVELS: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| list().iter().filter(|bot| bot.stands_for.is_some()).map(|bot| bot.name).collect());
    &LEVELS
}

/// The list of bots in one line, for help and errors.
pub fn known() -> String {
    list().iter().map(|bot| format!("{}{}", bot.name, bot.parameters)).collect::<Vec<_>>().join(", ")
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such bot.
    #[error("unknown bot {0:?}; there are {known}", known = known())]
    Unknown(String),
    /// The bot has no such parameter, or none at all.
    #[error("bot {bot} has no parameter {given:?}; it has {has}")]
    Parameter {
        /// The bot.
        bot: &'static str,
        /// The given parameter.
        given: String,
        /// The parameters that exist.
        has: String,
    },
    /// The parameter cannot have this value.
    #[error("bot {bot}: {parameter} is a {}number from {least} to {most}, not {given:?}", if *parameter == SHARE { "" } else { "whole " })]
    Value {
        /// The bot.
        bot: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// The least it may be; numbers are whole but for a share.
        least: u32,
        /// The most it may be.
        most: u32,
        /// The given value.
        given: String,
    },
    /// The parameter is there twice.
    #[error("bot {bot}: {parameter} is said twice")]
    Twice {
        /// The bot.
        bot: &'static str,
        /// The parameter.
        parameter: &'static str,
    },
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

    /// The error for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            SpecError::Unknown(given) => {
                Phrase::new("cli-unknown-bot").with("given", given.as_str()).with("known", known().as_str())
            }
            SpecError::Parameter { bot, given, has } => {
                let phrase = Phrase::new("cli-bot-parameter").with("bot", *bot).with("given", given.as_str());
                phrase.with("has", has.as_str())
            }
            SpecError::Twice { bot, parameter } => {
                Phrase::new("cli-bot-twice").with("bot", *bot).with("parameter", *parameter)
            }
            SpecError::Value { bot, parameter, least, most, given } => {
                let phrase = Phrase::new("cli-bot-value").with("bot", *bot).with("parameter", *parameter);
                phrase.with("least", *least).with("most", *most).with("given", given.as_str())
            }
        }
    }
}

fn short(text: &str) -> String {
    text.chars().take(80).collect()
}

/// The one parameter that is no whole number.
const SHARE: &str = "share";

/// Reads the share of random decisions, in thousandths.
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

    /// For a level, the bot it stands for in most games.
    pub fn stands_for(&self) -> Option<&'static str> {
        LEVELS.iter().find(|level| level.name == self.bot).and_then(|level| level.stands_for)
    }

    /// The name as it was asked for.
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

/// Several bots in one text, with commas between them: `greedy:cap=64,beam=4,random` are two.
///
/// A piece with an equals sign and no colon before it is a further parameter of the bot in front of it.
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

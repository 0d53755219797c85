//! Bots by name: what there is, and how a text names one.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::Phrase;
use serde::{Serialize, Serializer};

/// A bot as it is asked for: `random`, `sensible:0.3`, `greedy:cap=512,beam=8`, `flat:sims=200`, or a level such as `easy`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    text: String,
    policy: Policy,
}

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Every legal action is equally likely.
    Random,
    /// The kind of action first, by the weights of the game, then the action; nothing plainly silly.
    Sensible {
        /// How many decisions in a thousand it takes at random instead.
        random_permille: u16,
    },
    /// The chain of actions of its own turn after which it stands best.
    Greedy(Greedy),
    /// The same as it was in the first release: a yardstick that never moves.
    First,
    /// The best chains, each played out in many worlds.
    Flat(Flat),
}

/// How far `greedy` is asked to look; what is not said is as the game's weights have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Greedy {
    /// How many positions it looks at for one decision.
    pub cap: Option<u32>,
    /// How many of the best positions it goes on from at each step, and how many chains it compares closely.
    pub beam: Option<u32>,
    /// In how many redealt worlds it compares them, where chance or the others have a part in it.
    pub redeals: Option<u32>,
    /// By how many points it may misjudge a chain; by none if it is not said.
    pub noise: Option<u32>,
    /// How many of a hundred turns it only plays sensibly; none if it is not said.
    pub slips: Option<u32>,
}

/// How much `flat` is asked to play out; what is not said is as the game's weights have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flat {
    /// How many positions it plays out for a turn.
    pub sims: Option<u32>,
    /// How many chains it compares.
    pub candidates: Option<u32>,
    /// How many turns of others it plays before it judges.
    pub turns: Option<u32>,
    /// How many times as many positions as usual it plays out, if nothing is said of them.
    pub times: Option<u32>,
}

/// A bot that can be asked for.
#[derive(Clone, Copy, Debug)]
pub struct BotInfo {
    /// Its name.
    pub name: &'static str,
    /// Its parameters, as they are written behind the name.
    pub parameters: &'static str,
    /// For a level, the bot it stands for.
    pub stands_for: Option<&'static str>,
    /// What it does, in a few words.
    pub about: &'static str,
}

/// What there is: the bots, then the levels.
pub fn list() -> &'static [BotInfo] {
    &[
        BotInfo {
            name: "random",
            parameters: "",
            stands_for: None,
            about: "every legal action is equally likely",
        },
        BotInfo {
            name: "sensible",
            parameters: "[:SHARE]",
            stands_for: None,
            about: "weighs kinds of actions, does nothing silly; SHARE of its decisions at random",
        },
        BotInfo {
            name: "greedy",
            parameters: "[:cap=N,beam=N,redeals=N,noise=N,slips=N]",
            stands_for: None,
            about: "the best chain of actions of its own turn",
        },
        BotInfo {
            name: "greedy-1",
            parameters: "",
            stands_for: None,
            about: "greedy as it was in the first release: a yardstick that never moves",
        },
        BotInfo {
            name: "flat",
            parameters: "[:sims=N,candidates=N,turns=N,times=N]",
            stands_for: None,
            about: "the best chains, each played out in many worlds",
        },
        BotInfo {
            name: "easy",
            parameters: "",
            stands_for: Some("sensible:0.3"),
            about: "a level for first games: sensible, and careless now and then",
        },
        BotInfo {
            name: "casual",
            parameters: "",
            stands_for: Some("greedy:cap=256,slips=50"),
            about: "a level between the two: every other turn well, the others only sensibly",
        },
        BotInfo {
            name: "medium",
            parameters: "",
            stands_for: Some("greedy"),
            about: "a level that plays its own turns well",
        },
        BotInfo {
            name: "hard",
            parameters: "",
            stands_for: Some("flat"),
            about: "a level that also thinks of what the others will answer",
        },
        BotInfo {
            name: "expert",
            parameters: "",
            stands_for: Some("flat:times=3"),
            about: "the same with three times the thought",
        },
    ]
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

/// What there is, in one line: for help and errors.
pub fn known() -> String {
    let one = |bot: &BotInfo| match bot.stands_for {
        Some(other) => format!("{} ({other})", bot.name),
        None => format!("{}{}", bot.name, bot.parameters),
    };
    list().iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such bot.
    #[error("unknown bot {0:?}; there are {known}", known = known())]
    Unknown(String),
    /// The bot has no such parameter, or none at all.
    #[error("bot {bot} has no parameter {given:?}; it has {has}; there are {known}", known = known())]
    Parameter {
        /// The bot.
        bot: &'static str,
        /// What was given.
        given: String,
        /// What it has.
        has: &'static str,
    },
    /// The parameter cannot have this value.
    #[error("bot {bot}: {parameter} is {range}, not {given:?}; there are {known}", known = known())]
    Value {
        /// The bot.
        bot: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// What it may be.
        range: String,
        /// What was given.
        given: String,
    },
}

impl SpecError {
    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        match self {
            SpecError::Unknown(_) => "unknown-bot",
            SpecError::Parameter { .. } | SpecError::Value { .. } => "bot-parameter",
        }
    }

    /// The error for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            SpecError::Unknown(given) => {
                Phrase::new("cli-unknown-bot").with("given", given.as_str()).with("known", known().as_str())
            }
            SpecError::Parameter { .. } | SpecError::Value { .. } => Phrase::plain(self.to_string()),
        }
    }
}

fn short(text: &str) -> String {
    text.chars().take(80).collect()
}

fn share(text: &str) -> Result<u16, SpecError> {
    let refuse = || SpecError::Value {
        bot: "sensible",
        parameter: "the share of random decisions",
        range: "a number from 0 to 1".to_owned(),
        given: short(text),
    };
    let share: f64 = text.parse().map_err(|_| refuse())?;
    if !(0.0..=1.0).contains(&share) {
        return Err(refuse());
    }
    Ok((share * 1000.0).round() as u16)
}

fn number(bot: &'static str, parameter: &'static str, text: &str, max: u32) -> Result<u32, SpecError> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|n| plain && (1..=max).contains(n));
    number.ok_or_else(|| SpecError::Value {
        bot,
        parameter,
        range: format!("a whole number from 1 to {max}"),
        given: short(text),
    })
}

/// Reads `KEY=NUMBER` pairs into the places that a bot has for them, each with its greatest value.
fn numbers(
    bot: &'static str,
    has: &'static str,
    parameters: Option<&str>,
    places: &mut [(&'static str, u32, &mut Option<u32>)],
) -> Result<(), SpecError> {
    let Some(parameters) = parameters else { return Ok(()) };
    for pair in parameters.split(',').map(str::trim) {
        let (key, value) = pair.split_once('=').map_or((pair, ""), |(key, value)| (key.trim(), value.trim()));
        let Some((name, max, place)) = places.iter_mut().find(|(name, ..)| *name == key) else {
            return Err(SpecError::Parameter { bot, given: short(pair), has });
        };
        **place = Some(number(bot, name, value, *max)?);
    }
    Ok(())
}

fn greedy(parameters: Option<&str>) -> Result<Policy, SpecError> {
    let mut greedy = Greedy::default();
    let Greedy { cap, beam, redeals, noise, slips } = &mut greedy;
    let mut places = [
        ("cap", 100_000, cap),
        ("beam", 1_000, beam),
        ("redeals", 100, redeals),
        ("noise", 1_000, noise),
        ("slips", 100, slips),
    ];
    numbers("greedy", "cap=N, beam=N, redeals=N, noise=N and slips=N", parameters, &mut places)?;
    Ok(Policy::Greedy(greedy))
}

fn flat(parameters: Option<&str>) -> Result<Policy, SpecError> {
    let mut flat = Flat::default();
    let Flat { sims, candidates, turns, times } = &mut flat;
    let mut places = [
        ("sims", 1_000_000, sims),
        ("candidates", 1_000, candidates),
        ("turns", 100, turns),
        ("times", 100, times),
    ];
    numbers("flat", "sims=N, candidates=N, turns=N and times=N", parameters, &mut places)?;
    Ok(Policy::Flat(flat))
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let text = text.trim();
        let (name, parameters) = match text.split_once(':') {
            Some((name, parameters)) => (name.trim(), Some(parameters.trim())),
            None => (text, None),
        };
        let plain = |bot, policy| match parameters {
            None => Ok(policy),
            Some(given) => Err(SpecError::Parameter { bot, given: short(given), has: "none" }),
        };
        let policy = match name {
            "random" => plain("random", Policy::Random)?,
            "sensible" => {
                Policy::Sensible { random_permille: parameters.map(share).transpose()?.unwrap_or(0) }
            }
            "greedy" => greedy(parameters)?,
            "greedy-1" => plain("greedy-1", Policy::First)?,
            "flat" => flat(parameters)?,
            _ => match list()
                .iter()
                .find_map(|bot| Some((bot.name, bot.stands_for?)).filter(|level| level.0 == name))
            {
                Some((level, other)) => plain(level, other.parse::<Spec>()?.policy)?,
                None => return Err(SpecError::Unknown(short(text))),
            },
        };
        Ok(Spec { text: text.to_owned(), policy })
    }
}

impl Spec {
    /// How it decides.
    pub fn policy(&self) -> Policy {
        self.policy
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

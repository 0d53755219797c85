//! The parser for the notation of effects.
//!
//! An error names the character in the text; the caller adds file, row and column.

use std::fmt;

use crate::effect::{
    Atom, Condition, Effect, Gift, Income, Per, Price, SCRIPT_MAX, SYMBOLS_MAX, Script, Symbol, Track, Whom,
};
use crate::ids::{Good, Nation, Object, Spying, Token};

/// The highest number in the notation. It keeps sums far below the limits of a state.
pub(crate) const VALUE_MAX: u8 = 40;

/// A parse error, with the character counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ParseError {
    pub(crate) at: usize,
    pub(crate) kind: ParseErrorKind,
}

/// The kinds of parse errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ParseErrorKind {
    /// The text is empty.
    Empty,
    /// An unknown word.
    Unknown(String),
    /// A number is missing or out of range.
    Number(String),
    /// The word is not allowed in this context.
    Misplaced(String),
    /// A bracket that is never closed.
    Unclosed(char),
    /// A word after an offer, which must end the script.
    AfterOffer(String),
    /// An offer without a price.
    NoPrice,
    /// An empty alternative.
    NoChoice,
    /// More atoms than a script holds.
    TooLong,
    /// More cards than a price holds.
    TooManyCards,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: ", self.at)?;
        match &self.kind {
            ParseErrorKind::Empty => f.write_str("nothing is written here"),
            ParseErrorKind::Unknown(word) => write!(f, "there is no effect {word:?}"),
            ParseErrorKind::Number(word) => write!(f, "{word:?} needs a number from 1 to {VALUE_MAX}"),
            ParseErrorKind::Misplaced(word) => write!(f, "{word:?} has no meaning here"),
            ParseErrorKind::Unclosed(bracket) => write!(f, "this {bracket:?} is never closed"),
            ParseErrorKind::AfterOffer(word) => {
                write!(f, "{word:?} stands behind an offer, which ends the script")
            }
            ParseErrorKind::NoPrice => f.write_str("an offer needs a price"),
            ParseErrorKind::NoChoice => f.write_str("a choice needs something on either side"),
            ParseErrorKind::TooLong => write!(f, "more than {SCRIPT_MAX} words"),
            ParseErrorKind::TooManyCards => write!(f, "a payment asks for at most {SYMBOLS_MAX} cards"),
        }
    }
}

fn error<T>(at: usize, kind: ParseErrorKind) -> Result<T, ParseError> {
    Err(ParseError { at: at + 1, kind })
}

/// The context of a script, which decides the allowed atoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Context {
    /// The immediate effects of a card.
    Card,
    /// A village action. It may not give village actions, because a turn must end.
    Village,
    /// A combat action: influence is with the fighting nation.
    Combat,
    /// A row of a combat token: influence is with the fighting nation.
    Token,
    /// The actions of cities, espionage and homeward spaces.
    Action,
    /// Rewards of quests, spaces and flags.
    Reward,
    /// An upgrade that works at once.
    Upgrade,
}

impl Context {
    fn allows(self, atom: &Atom) -> bool {
        match atom {
            Atom::Doubloons(_) | Atom::Points(_) | Atom::Spies(_) => true,
            Atom::Combat(_) | Atom::PointsPer(..) | Atom::DoubloonsPer(..) => self != Context::Token,
            Atom::Influence(_, whom) => match (self, whom) {
                (Context::Combat | Context::Token, Whom::Fighting) => true,
                (Context::Combat | Context::Token, Whom::Choice | Whom::With(_)) => false,
                (_, whom) => *whom != Whom::Fighting,
            },
            Atom::Disc | Atom::Explore(_) => !matches!(self, Context::Token | Context::Combat),
            Atom::Village(_) => matches!(self, Context::Action | Context::Reward),
            Atom::VillagePer(..) | Atom::Resail => self == Context::Action,
            Atom::Fight => matches!(self, Context::Action | Context::Reward),
            Atom::PointsIf(..) => self == Context::Combat,
            Atom::Rank => self == Context::Upgrade,
            Atom::CubeVillage | Atom::Colony | Atom::QuestCard | Atom::SpyIncome => self == Context::Card,
            Atom::CubeHere => self == Context::Village,
            Atom::Skull => self == Context::Reward,
            Atom::Pay(_) => matches!(self, Context::Village | Context::Action),
            Atom::Or => matches!(self, Context::Action | Context::Upgrade),
        }
    }
}

/// Makes an atom from its number.
type Make = fn(u8) -> Atom;
/// Makes an atom from its number and the items it counts.
type MakePer = fn(u8, Per) -> Atom;

/// A word of the text, with its position.
#[derive(Clone, Copy)]
struct Word<'a> {
    at: usize,
    text: &'a str,
}

/// Splits a text at spaces outside brackets.
fn words(text: &str, from: usize) -> Result<Vec<Word<'_>>, ParseError> {
    let mut words = Vec::new();
    let mut open: Vec<(char, usize)> = Vec::new();
    let mut begin = None;
    for (at, character) in text.char_indices() {
        match character {
            '(' | '{' => open.push((character, at)),
            ')' | '}' => {
                let wanted = if character == ')' { '(' } else { '{' };
                if open.pop().is_none_or(|(bracket, _)| bracket != wanted) {
                    return error(from + at, ParseErrorKind::Unknown(character.to_string()));
                }
            }
            _ => (),
        }
        if character == ' ' && open.is_empty() {
            if let Some(begin) = begin.take() {
                words.push(Word { at: from + begin, text: &text[begin..at] });
            }
        } else if begin.is_none() {
            begin = Some(at);
        }
    }
    if let Some((bracket, at)) = open.pop() {
        return error(from + at, ParseErrorKind::Unclosed(bracket));
    }
    if let Some(begin) = begin {
        words.push(Word { at: from + begin, text: &text[begin..] });
    }
    Ok(words)
}

/// Parses the number after the name of a word.
fn number(word: Word<'_>, digits: &str) -> Result<u8, ParseError> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let value = plain.then(|| digits.parse::<u8>().ok()).flatten();
    match value {
        Some(value) if (1..=VALUE_MAX).contains(&value) => Ok(value),
        _ => error(word.at, ParseErrorKind::Number(word.text.to_owned())),
    }
}

fn unknown<T>(word: Word<'_>) -> Result<T, ParseError> {
    error(word.at, ParseErrorKind::Unknown(word.text.to_owned()))
}

/// The argument of `NAME(..)`.
fn argument<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')
}

fn nation(letter: &str) -> Option<Nation> {
    match letter {
        "F" => Some(Nation::France),
        "S" => Some(Nation::Spain),
        "E" => Some(Nation::England),
        _ => None,
    }
}

pub(super) fn letter(nation: Nation) -> char {
    match nation {
        Nation::France => 'F',
        Nation::Spain => 'S',
        Nation::England => 'E',
    }
}

/// The token of a short name.
fn token(text: &str) -> Option<Token> {
    Token::ALL.into_iter().find(|&token| short(token) == text)
}

pub(super) fn short(token: Token) -> &'static str {
    match token {
        Token::Anchor => "anc",
        Token::House => "hou",
        Token::Medal => "med",
        Token::Scroll => "scr",
        Token::Sabre => "sab",
    }
}

fn symbol(text: &str) -> Option<Symbol> {
    let good = Good::ALL.into_iter().find(|good| good.id() == text).map(Symbol::Good);
    good.or_else(|| Object::ALL.into_iter().find(|object| object.id() == text).map(Symbol::Object))
}

fn per(text: &str) -> Option<Per> {
    Per::ALL.into_iter().find(|per| per.id() == text)
}

/// Parses a script; an empty text is an empty script.
pub(crate) fn script(text: &str, context: Context) -> Result<Script, ParseError> {
    let mut script = Script::new();
    read_into(&mut script, text, 0, context)?;
    Ok(script)
}

fn read_into(script: &mut Script, text: &str, from: usize, context: Context) -> Result<(), ParseError> {
    let words = words(text, from)?;
    let mut fresh = true;
    for (nth, &word) in words.iter().enumerate() {
        if let Some(rest) = word.text.strip_prefix("pay(") {
            let Some((inside, gains)) = rest.split_once(")>{") else { return unknown(word) };
            let Some(gains) = gains.strip_suffix('}') else { return unknown(word) };
            if let Some(after) = words.get(nth + 1) {
                return error(after.at, ParseErrorKind::AfterOffer(after.text.to_owned()));
            }
            let inner = word.at + "pay(".len();
            let offer = Atom::Pay(price_at(inside, inner)?);
            push(script, word, offer, context)?;
            let at = inner + inside.len() + ")>{".len();
            if gains.trim().is_empty() {
                return error(at, ParseErrorKind::Empty);
            }
            // An offer contains neither another offer nor alternatives.
            let before = script.len();
            read_into(script, gains, at, context)?;
            if script[before..].iter().any(|atom| matches!(atom, Atom::Pay(_) | Atom::Or)) {
                return error(at, ParseErrorKind::Misplaced(gains.to_owned()));
            }
            return Ok(());
        }
        let atom = atom(word, context)?;
        if atom == Atom::Or && (fresh || nth + 1 == words.len()) {
            return error(word.at, ParseErrorKind::NoChoice);
        }
        fresh = atom == Atom::Or;
        push(script, word, atom, context)?;
    }
    Ok(())
}

fn push(script: &mut Script, word: Word<'_>, atom: Atom, context: Context) -> Result<(), ParseError> {
    if !context.allows(&atom) {
        return error(word.at, ParseErrorKind::Misplaced(word.text.to_owned()));
    }
    if script.len() == SCRIPT_MAX {
        return error(word.at, ParseErrorKind::TooLong);
    }
    script.push(atom);
    Ok(())
}

fn atom(word: Word<'_>, context: Context) -> Result<Atom, ParseError> {
    let fixed = match word.text {
        "DISC" => Some(Atom::Disc),
        "FIGHT" => Some(Atom::Fight),
        "RESAIL" => Some(Atom::Resail),
        "RANK" => Some(Atom::Rank),
        "CUBEVILLAGE" => Some(Atom::CubeVillage),
        "COLONY" => Some(Atom::Colony),
        "QUESTCARD" => Some(Atom::QuestCard),
        "SPYINC" => Some(Atom::SpyIncome),
        "CUBEHERE" => Some(Atom::CubeHere),
        "SKULL" => Some(Atom::Skull),
        "|" => Some(Atom::Or),
        _ => None,
    };
    if let Some(atom) = fixed {
        return Ok(atom);
    }
    if let Some(rest) = word.text.strip_prefix('?') {
        let Some((name, rest)) = rest.split_once(':') else { return unknown(word) };
        let Some(token) = token(name) else { return unknown(word) };
        let Some(digits) = rest.strip_prefix("VP") else { return unknown(word) };
        return Ok(Atom::PointsIf(token, number(word, digits)?));
    }
    if let Some((count, what)) = word.text.split_once('/') {
        let Some(per) = per(what) else { return unknown(word) };
        let make: [(&str, MakePer); 3] =
            [("VP", Atom::PointsPer), ("VA", Atom::VillagePer), ("D", Atom::DoubloonsPer)];
        for (name, make) in make {
            if let Some(digits) = count.strip_prefix(name) {
                return Ok(make(number(word, digits)?, per));
            }
        }
        return unknown(word);
    }
    if let Some(digits) = word.text.strip_prefix("INF") {
        if let Some((digits, rest)) = digits.split_once('(') {
            let Some(nation) = rest.strip_suffix(')').and_then(nation) else { return unknown(word) };
            return Ok(Atom::Influence(number(word, digits)?, Whom::With(nation)));
        }
        let fighting = matches!(context, Context::Combat | Context::Token);
        let whom = if fighting { Whom::Fighting } else { Whom::Choice };
        return Ok(Atom::Influence(number(word, digits)?, whom));
    }
    let make: [(&str, Make); 6] = [
        ("VP", Atom::Points),
        ("VA", Atom::Village),
        ("CP", Atom::Combat),
        ("SPY", Atom::Spies),
        ("EX", Atom::Explore),
        ("D", Atom::Doubloons),
    ];
    for (name, make) in make {
        if let Some(digits) = word.text.strip_prefix(name) {
            // `DOUBLE` is an unknown word, not a malformed number of doubloons.
            if digits.is_empty() || digits.starts_with(|first: char| first.is_ascii_digit()) {
                return Ok(make(number(word, digits)?));
            }
        }
    }
    unknown(word)
}

/// Parses the row of a combat token: the fee (`D-n`) and the gains.
pub(crate) fn token_row(text: &str) -> Result<(u8, Script), ParseError> {
    match text.strip_prefix("D-") {
        Some(digits) => Ok((number(Word { at: 0, text }, digits)?, Script::new())),
        None => Ok((0, script(text, Context::Token)?)),
    }
}

/// Parses a price; an empty text is an empty price.
pub(crate) fn price(text: &str) -> Result<Price, ParseError> {
    price_at(text, 0)
}

fn price_at(text: &str, from: usize) -> Result<Price, ParseError> {
    let mut price = Price::NONE;
    let mut cards = 0;
    let mut at = from;
    for part in text.split('+') {
        let word = Word { at, text: part };
        at += part.len() + 1;
        if part.is_empty() {
            return error(word.at, ParseErrorKind::NoPrice);
        }
        if part == "hand" {
            price.hand = true;
        } else if let Some(digits) = part.strip_prefix("CP") {
            price.combat = number(word, digits)?;
        } else if let Some(digits) = part.strip_prefix("SPY") {
            price.spies = number(word, digits)?;
        } else if let Some(digits) = part.strip_prefix("MP") {
            price.movement = number(word, digits)?;
        } else if let Some(digits) = part.strip_prefix('D') {
            price.doubloons = number(word, digits)?;
        } else if let Some(digits) = part.strip_suffix("same") {
            price.same = number(word, digits)?;
        } else {
            let name = part.trim_start_matches(|first: char| first.is_ascii_digit());
            let digits = &part[..part.len() - name.len()];
            let count = if digits.is_empty() { 1 } else { number(word, digits)? };
            let Some(symbol) = symbol(name) else { return unknown(word) };
            for _ in 0..count {
                let Some(slot) = price.cards.get_mut(cards) else {
                    return error(word.at, ParseErrorKind::TooManyCards);
                };
                *slot = Some(symbol);
                cards += 1;
            }
        }
    }
    Ok(price)
}

/// Parses an effect of a card.
pub(crate) fn effect(text: &str) -> Result<Effect, ParseError> {
    let word = Word { at: 0, text };
    if text.trim().is_empty() {
        return error(0, ParseErrorKind::Empty);
    }
    let fixed = match text {
        "FIGHTCP" => Some(Effect::FightPoints),
        "GRAVE" => Some(Effect::Grave),
        "EXPL1" => Some(Effect::Explorer),
        "TOLL" => Some(Effect::Toll),
        "HOST" => Some(Effect::Host),
        "SPYTOCP" => Some(Effect::SpyToCombat),
        _ => None,
    };
    if let Some(effect) = fixed {
        return Ok(effect);
    }
    if let Some(income) = income(word)? {
        return Ok(Effect::Income(income));
    }
    if let Some(name) = argument(text, "OBJ") {
        let object = Object::ALL.into_iter().find(|object| object.id() == name);
        return object.map_or_else(|| unknown(word), |object| Ok(Effect::Provides(object)));
    }
    if let Some(name) = argument(text, "PATRON") {
        return nation(name).map_or_else(|| unknown(word), |nation| Ok(Effect::Patron(nation)));
    }
    if let Some(digits) = text.strip_prefix("DISCOUNT") {
        return Ok(Effect::Discount(number(word, digits)?));
    }
    if text.strip_prefix("ESP").is_some() {
        return Spying::read(text).map_or_else(|| unknown(word), |spying| Ok(Effect::Spying(spying)));
    }
    for (opening, ultimate) in [("VA!", true), ("VA ", false)] {
        if let Some(rest) = text.strip_prefix(opening) {
            let mut script = Script::new();
            read_into(&mut script, rest, opening.len(), Context::Village)?;
            if script.is_empty() {
                return error(opening.len(), ParseErrorKind::Empty);
            }
            return Ok(Effect::Village { ultimate, script });
        }
    }
    if let Some(rest) = text.strip_prefix("CA(") {
        let Some((digits, gains)) = rest.split_once(")>{") else { return unknown(word) };
        let cost = number(word, digits)?;
        let at = "CA()>{".len() + digits.len();
        let Some(gains) = gains.strip_suffix('}') else {
            return error(at - 1, ParseErrorKind::Unclosed('{'));
        };
        let mut script = Script::new();
        read_into(&mut script, gains, at, Context::Combat)?;
        if script.is_empty() {
            return error(at, ParseErrorKind::Empty);
        }
        return Ok(Effect::CombatAction { cost, script });
    }
    let atom = atom(word, Context::Card)?;
    if !Context::Card.allows(&atom) {
        return error(0, ParseErrorKind::Misplaced(text.to_owned()));
    }
    Ok(Effect::Now(atom))
}

fn income(word: Word<'_>) -> Result<Option<Income>, ParseError> {
    let (needs, rest) = match word.text.strip_prefix('?') {
        None => (None, word.text),
        Some(rest) => {
            let Some((name, rest)) = rest.split_once(':') else { return unknown(word) };
            let Some(token) = token(name) else { return unknown(word) };
            (Some(token), rest)
        }
    };
    for (name, track) in [("incD", Track::Doubloons), ("incV", Track::Points)] {
        if let Some(digits) = rest.strip_prefix(name) {
            return Ok(Some(Income { track, steps: number(word, digits)?, needs }));
        }
    }
    Ok(None)
}

/// Parses the condition of a card.
pub(crate) fn condition(text: &str) -> Result<Condition, ParseError> {
    let word = Word { at: 0, text };
    match text {
        "" => return error(0, ParseErrorKind::Empty),
        "SPYCARD" => return Ok(Condition::SpyOnCard),
        "SPYRET" => return Ok(Condition::Spend(Price { spies: 1, ..Price::NONE })),
        _ => (),
    }
    if let Some(digits) = text.strip_prefix("CP") {
        return Ok(Condition::Spend(Price { combat: number(word, digits)?, ..Price::NONE }));
    }
    if let Some(digits) = text.strip_prefix("HERBS") {
        let count = number(word, digits)?;
        if usize::from(count) > SYMBOLS_MAX {
            return error(0, ParseErrorKind::TooManyCards);
        }
        let herbs = Symbol::Object(Object::Herbs);
        let cards = std::array::from_fn(|at| (at < usize::from(count)).then_some(herbs));
        return Ok(Condition::Spend(Price { cards, ..Price::NONE }));
    }
    if let Some((digits, rest)) = text.strip_prefix("CUBES").and_then(|rest| rest.split_once('(')) {
        let count = number(word, digits)?;
        let nation = rest.strip_suffix(')').and_then(nation);
        return nation.map_or_else(|| unknown(word), |nation| Ok(Condition::Cubes(nation, count)));
    }
    unknown(word)
}

/// Parses the token of a card.
pub(crate) fn gift(text: &str) -> Result<Gift, ParseError> {
    if text == "*" {
        return Ok(Gift::Any);
    }
    one_token(text).map(Gift::One)
}

/// Parses the short name of a token.
pub(crate) fn one_token(text: &str) -> Result<Token, ParseError> {
    token(text).map_or_else(|| unknown(Word { at: 0, text }), Ok)
}

/// Parses the nation of `NAME(..)`, as in `cubes(F)`.
pub(crate) fn nation_in(text: &str, name: &str) -> Option<Nation> {
    argument(text, name).and_then(nation)
}

//! States and views as JSON: comparison and random changes.

use serde::Serialize;
use serde_json::{Number, Value};

use crate::{Dice, Game};

use super::{Flaw, Law};

/// The JSON of a value.
pub(super) fn value<T: Serialize>(of: &T) -> Result<Value, Flaw> {
    serde_json::to_value(of)
        .map_err(|error| Flaw::new(Law::Serde, format!("cannot be written as JSON: {error}")))
}

/// The JSON text of a value, which is cheaper than its tree.
pub(super) fn text<T: Serialize>(of: &T) -> Result<String, Flaw> {
    serde_json::to_string(of)
        .map_err(|error| Flaw::new(Law::Serde, format!("cannot be written as JSON: {error}")))
}

/// The JSON text of a state, without the key of its dice.
pub(super) fn without_dice<G: Game>(state: &G) -> Result<String, Flaw> {
    let text = text(state)?;
    let dice = value(state.dice())?;
    Ok(dice["key"].as_str().map_or_else(|| text.clone(), |key| text.replace(key, "")))
}

/// The first difference between two values, for a message.
pub(super) fn difference(a: &Value, b: &Value) -> String {
    fn at(path: String, a: &Value, b: &Value) -> Option<String> {
        match (a, b) {
            (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
                a.iter().zip(b.values()).find_map(|((key, a), b)| at(format!("{path}.{key}"), a, b))
            }
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                a.iter().zip(b).enumerate().find_map(|(n, (a, b))| at(format!("{path}[{n}]"), a, b))
            }
            _ if a == b => None,
            _ => {
                let short = |value: &Value| value.to_string().chars().take(200).collect::<String>();
                Some(format!("{} is {} and {}", path.trim_start_matches('.'), short(a), short(b)))
            }
        }
    }
    at(String::new(), a, b).unwrap_or_else(|| "no difference in JSON".to_owned())
}

/// The first difference between two states or views.
pub(super) fn differ<T: Serialize>(a: &T, b: &T) -> Result<String, Flaw> {
    Ok(difference(&value(a)?, &value(b)?))
}

/// Changes one random part of a document. Returns whether it differs now.
pub(super) fn mutate(document: &mut Value, dice: &mut Dice) -> bool {
    let mut paths = Vec::new();
    let mut words = Vec::new();
    list(document, &mut Vec::new(), &mut paths, &mut words);
    let Some(path) = pick(&paths, dice) else { return false };
    let mut target = &mut *document;
    for &step in path {
        target = match target {
            Value::Array(items) => &mut items[step],
            Value::Object(fields) => fields.values_mut().nth(step).expect("listed a moment ago"),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                unreachable!("leaves have no path")
            }
        };
    }
    let before = target.clone();
    change(target, &words, dice);
    *target != before
}

/// Lists the paths to all values, and all words in the document.
fn list(value: &Value, path: &mut Vec<usize>, paths: &mut Vec<Vec<usize>>, words: &mut Vec<String>) {
    paths.push(path.clone());
    let mut inside = |step, inner| {
        path.push(step);
        list(inner, path, paths, words);
        path.pop();
    };
    match value {
        Value::Array(items) => items.iter().enumerate().for_each(|(step, inner)| inside(step, inner)),
        Value::Object(fields) => fields.values().enumerate().for_each(|(step, inner)| inside(step, inner)),
        Value::String(word) => words.push(word.clone()),
        Value::Null | Value::Bool(_) | Value::Number(_) => (),
    }
}

fn pick<'a, T>(items: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[dice.below(items.len() as u32) as usize])
}

fn change(target: &mut Value, words: &[String], dice: &mut Dice) {
    match target {
        Value::Null => *target = Value::from(dice.below(4)),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => *number = other_number(number, dice),
        Value::String(word) => match dice.below(6) {
            0 => *target = Value::Null,
            1 => *word = "nothing-of-the-kind".to_owned(),
            _ => *word = pick(words, dice).cloned().unwrap_or_default(),
        },
        Value::Array(items) => {
            let at = if items.is_empty() { 0 } else { dice.below(items.len() as u32) as usize };
            let other = if items.is_empty() { 0 } else { dice.below(items.len() as u32) as usize };
            match dice.below(5) {
                _ if items.is_empty() => items.push(Value::from(dice.below(3))),
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items[at] = items[other].clone(),
                3 => items.clear(),
                _ => items.swap(at, other),
            }
        }
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let (Some(one), Some(other)) = (pick(&keys, dice), pick(&keys, dice)) else { return };
            match dice.below(3) {
                0 => drop(fields.remove(one)),
                1 => fields[one] = fields[other].clone(),
                _ => fields[one] = Value::Null,
            }
        }
    }
}

fn other_number(number: &Number, dice: &mut Dice) -> Number {
    let n = number.as_i64().unwrap_or_default();
    match dice.below(9) {
        0 => Number::from(0),
        1 => Number::from(n.saturating_sub(1)),
        2 => Number::from(n.saturating_mul(2)),
        3 => Number::from(255),
        4 => Number::from(u16::MAX),
        5 => Number::from(i64::from(dice.below(300)) - 20),
        6 => Number::from(u64::MAX - u64::from(dice.below(2))),
        _ => Number::from(n.saturating_add(1)),
    }
}

//! The options of a game as text and as JSON.

use engine::{Choices, Game, Info, OptionInfo};
use serde_json::{Map, Value};

/// An error in the options of a request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The options are not a JSON object.
    #[error("options are an object of keys and values")]
    NoObject,
    /// The game has no such option.
    #[error("unknown option {given:?}; {game} has {known}")]
    Unknown {
        game: &'static str,
        /// The given name.
        given: String,
        /// The known names.
        known: String,
    },
    /// A value the option cannot take.
    #[error("option {key} is {}, not {given}", notation(choices))]
    Value {
        /// The option.
        key: &'static str,
        /// The allowed values.
        choices: Choices,
        /// The given value.
        given: String,
    },
    /// A pair that is not `key=value`.
    #[error("an option is given as key=value, not {0:?}")]
    Pair(String),
    /// The options do not read, for another reason.
    #[error("the options are invalid: {0}")]
    Other(String),
}

/// The allowed values of an option, in a notation for programmers.
fn notation(choices: &Choices) -> String {
    match choices {
        Choices::Flag => "true or false".to_owned(),
        Choices::Words(words) => words.join(", "),
        Choices::Number { min, max, optional } => {
            format!("a whole number from {min} to {max}{}", if *optional { " or null" } else { "" })
        }
        Choices::Json => "JSON".to_owned(),
    }
}

fn fits(choices: &Choices, value: &Value) -> bool {
    match choices {
        Choices::Flag => value.is_boolean(),
        Choices::Words(words) => value.as_str().is_some_and(|word| words.contains(&word)),
        Choices::Number { min, max, optional } => {
            value.as_i64().is_some_and(|n| (*min..=*max).contains(&n)) || (*optional && value.is_null())
        }
        Choices::Json => true,
    }
}

fn find(info: &Info, key: &str) -> Result<&'static OptionInfo, OptionsError> {
    info.options.iter().find(|option| option.key == key).ok_or_else(|| {
        let known = info.options.iter().map(|option| option.key).collect::<Vec<_>>().join(", ");
        let known = if known.is_empty() { "none".to_owned() } else { known };
        OptionsError::Unknown { game: info.title, given: key.chars().take(80).collect(), known }
    })
}

/// The whole options of a game: every key, checked, the absent ones by their default.
pub fn normal(info: &Info, given: &Value) -> Result<Value, OptionsError> {
    let empty = Map::new();
    let given = match given {
        Value::Null => &empty,
        Value::Object(map) => map,
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            return Err(OptionsError::NoObject);
        }
    };
    let mut whole = Map::new();
    for option in info.options {
        let default = serde_json::from_str(option.default).expect("defaults are JSON");
        whole.insert(option.key.to_owned(), default);
    }
    for (key, value) in given {
        let option = find(info, key)?;
        if !fits(&option.choices, value) {
            let given: String = value.to_string().chars().take(80).collect();
            return Err(OptionsError::Value { key: option.key, choices: option.choices, given });
        }
        whole.insert(key.clone(), value.clone());
    }
    Ok(Value::Object(whole))
}

/// Options from the command line: `key=value` pairs, `key` alone for a flag that is on.
pub fn from_pairs(info: &Info, pairs: &[String]) -> Result<Value, OptionsError> {
    let mut map = Map::new();
    for pair in pairs {
        let (key, text) = pair.split_once('=').unwrap_or((pair, "true"));
        if key.is_empty() {
            return Err(OptionsError::Pair(pair.clone()));
        }
        let option = find(info, key)?;
        let value = match option.choices {
            Choices::Words(_) => Value::String(text.to_owned()),
            Choices::Flag | Choices::Number { .. } | Choices::Json => {
                serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
            }
        };
        map.insert(key.to_owned(), value);
    }
    normal(info, &Value::Object(map))
}

/// The typed options of a game.
pub(crate) fn read<G: Game>(given: &Value) -> Result<G::Options, OptionsError> {
    let whole = normal(&G::INFO, given)?;
    // A game without options cannot read them from an object: its type is `()`.
    if G::INFO.options.is_empty() {
        return Ok(G::Options::default());
    }
    serde_json::from_value(whole).map_err(|error| OptionsError::Other(error.to_string()))
}

#[cfg(test)]
mod tests {
    use pearls::Pearls;
    use serde_json::json;

    use super::*;

    #[test]
    fn a_game_without_options_starts_with_an_empty_object() {
        assert_eq!(read::<Pearls>(&json!({})), Ok(()));
        assert_eq!(read::<Pearls>(&Value::Null), Ok(()));
        let error = read::<Pearls>(&json!({ "pace": "fast" })).unwrap_err();
        assert!(matches!(error, OptionsError::Unknown { .. }), "{error}");
    }
}

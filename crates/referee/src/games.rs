//! The list of games, as JSON.

use engine::{Choices, Info, OptionInfo};
use serde_json::{Value, json};

/// The games, as returned by the method `games` and `caravelle games --json`.
pub fn games() -> Value {
    catalog::infos().into_iter().map(game).collect()
}

fn game(info: &Info) -> Value {
    json!({
        "id": info.id,
        "title": info.title,
        "seats": { "min": info.seats_min, "max": info.seats_max },
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
        "prefix": info.prefix,
        "rules_version": info.rules_version,
        "bots": bots::levels(),
        "strengths": bots::strengths(info.id),
    })
}

fn option(option: &OptionInfo) -> Value {
    let default: Value = serde_json::from_str(option.default).expect("defaults are JSON");
    let mut row = json!({ "key": option.key, "default": default });
    match option.choices {
        Choices::Flag => row["type"] = json!("flag"),
        Choices::Words(words) => {
            row["type"] = json!("word");
            row["choices"] = json!(words);
        }
        Choices::Number { min, max, optional } => {
            row["type"] = json!("number");
            row["min"] = json!(min);
            row["max"] = json!(max);
            row["optional"] = json!(optional);
        }
        Choices::Json => row["type"] = json!("json"),
    }
    row
}

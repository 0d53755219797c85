//! `caravelle games`: what there is to play.

use std::io::Write;

use engine::{Choices, Info, OptionInfo, Phrase};
use serde_json::{Value, json};

use crate::args::GamesArgs;
use crate::{Failure, Tongue, write_json};

/// Writes the list.
pub(crate) fn run(args: &GamesArgs, tongue: &Tongue, output: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        return write_json(output, &list());
    }
    for info in catalog::infos() {
        let line = Phrase::new("cli-game").with("id", info.id).with("title", info.title);
        let line = line.with("min", info.seats_min).with("max", info.seats_max);
        writeln!(output, "{}", tongue.say(&line))?;
        for option in info.options {
            let line = Phrase::new("cli-game-option").with("key", option.key);
            let line = line.with("choices", option.choices.phrase()).with("default", option.default);
            writeln!(output, "  {}", tongue.say(&line))?;
        }
    }
    Ok(())
}

/// The games as JSON, as `games --json` and the referee give them.
pub(crate) fn list() -> Value {
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

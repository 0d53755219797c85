//! `caravelle games`: what there is to play.

use std::io::Write;

use engine::Phrase;

use crate::args::GamesArgs;
use crate::{Failure, Renderer, write_json};

/// Writes the list.
pub(crate) fn run(args: &GamesArgs, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        return write_json(output, &referee::games());
    }
    for info in catalog::infos() {
        let line = Phrase::new("cli-game").with("id", info.id).with("title", info.title);
        let line = line.with("min", info.seats_min).with("max", info.seats_max);
        writeln!(output, "{}", renderer.say(&line))?;
        for option in info.options {
            let line = Phrase::new("cli-game-option").with("key", option.key);
            let line = line.with("choices", option.choices.phrase()).with("default", option.default);
            writeln!(output, "  {}", renderer.say(&line))?;
        }
    }
    Ok(())
}

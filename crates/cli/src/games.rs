//! `caravelle games`: the list of games.

use std::io::Write;

use bots::Strength;
use engine::Phrase;

use crate::args::GamesArgs;
use crate::{Failure, Renderer, write_json};

/// Prints the list.
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
        let strengths = bots::strengths(info.id);
        for level in bots::levels() {
            let about = renderer.say(&Phrase::new(format!("bot-{level}-about")));
            let line = Phrase::new("cli-game-level").with("level", *level).with("about", about.as_str());
            write!(output, "  {}", renderer.say(&line))?;
            if let Some(strength) = strengths.iter().find(|strength| strength.level == *level) {
                write!(output, " {}", renderer.say(&measured(strength)))?;
            }
            writeln!(output)?;
        }
    }
    Ok(())
}

/// A level's share of wins against the level below.
fn measured(strength: &Strength) -> Phrase {
    let below = Phrase::new(format!("bot-{}", strength.over));
    let line = Phrase::new("bot-strength").with("share", strength.share.round() as usize);
    line.with("over", below).with("games", strength.games as usize)
}

#[cfg(test)]
mod tests {
    use crate::Code;
    use crate::testing::caravelle;

    #[test]
    fn the_list_of_levels_has_descriptions_and_strengths() {
        for (lang, says) in
            [("en", "of games against medium"), ("fr", "de ses parties contre le niveau « moyen »")]
        {
            let (output, errors, code) = caravelle(&format!("caravelle games --lang {lang}"), false);
            assert_eq!(code, Code::Done, "{errors}");
            assert_eq!(
                output
                    .lines()
                    .filter(|line| ["bot ", "robot "].iter().any(|word| line.trim().starts_with(word)))
                    .count(),
                25,
                "{output}"
            );
            assert_eq!(output.matches(says).count(), 5, "{output}");
        }
    }
}

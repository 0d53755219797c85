//! Hints by a strong bot.

use bots::{Advised, Effort};
use engine::{Phrase, Seat};

use super::Session;
use crate::{Failure, Renderer};

impl Session<'_, '_> {
    /// Prints the best choices of the seat, by what it knows, with reasons.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let seed = self.seed.derive("hint").nth(self.playing.seq() as u64);
        let advice = bots::advise_any(self.playing.as_ref(), seat, None, seed, Effort::FULL);
        let advice = advice.expect("the seat is awaited");
        if advice.is_empty() {
            return self.say(&Phrase::new("hint-left"));
        }
        for (one, number) in advice.iter().zip(1u8..) {
            let choice = choice(one, number, self.playing.info().prefix, &self.renderer);
            self.say(&choice)?;
            let reason = self.renderer.say(&one.reason);
            self.put(&format!("   {reason}\n"))?;
        }
        self.say(&Phrase::new("cli-hint-play"))
    }
}

/// A choice in one line: its moves in words and notation, and its expected result.
fn choice(one: &Advised, number: u8, prefix: &str, renderer: &Renderer) -> Phrase {
    let typed: Vec<String> = one.moves.iter().map(|row| renderer.notation(prefix, &row.text)).collect();
    let choice =
        Phrase::new("cli-hint-choice").with("number", number).with("moves", turn(one, renderer).as_str());
    choice.with("typed", typed.join("; ").as_str()).with("result", expected(one.percent, one.value))
}

/// The moves of a choice in words, with counts of repetitions.
pub(crate) fn turn(one: &Advised, renderer: &Renderer) -> String {
    let said: Vec<String> = one.moves.iter().map(|row| renderer.say(&row.say)).collect();
    let times = |same: &[String]| match same {
        [one] => one.clone(),
        _ => format!("{} ×{}", same[0], same.len()),
    };
    said.chunk_by(|a, b| a == b).map(times).collect::<Vec<_>>().join(" → ")
}

/// The expected result of a choice: the win probability, or the value where no probability is known.
pub(crate) fn expected(percent: Option<u8>, value: f64) -> Phrase {
    match percent {
        Some(percent) => Phrase::new("hint-chance").with("percent", percent),
        None => Phrase::new("hint-value").with("points", value.round() as i64),
    }
}

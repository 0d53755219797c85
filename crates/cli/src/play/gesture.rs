//! Gestures in the terminal: several notations in one line, and lines that a game expands.

use catalog::AnyAction;
use engine::{Chain, GESTURE_MAX, Phrase, Seat, Stop};

use super::{Asked, Session};
use crate::Failure;

/// The parts of a line, separated by semicolons, or by commas followed by a space. Commas within a notation have no
/// space.
fn parts(line: &str) -> Vec<&str> {
    let parts =
        line.split(';').flat_map(|part| part.split(", ")).map(|part| part.trim().trim_end_matches(','));
    parts.filter(|part| !part.is_empty()).take(GESTURE_MAX).collect()
}

impl Session<'_, '_> {
    /// Whether a line contains more than one notation.
    pub(super) fn is_gesture(&self, seat: Seat, line: &str) -> bool {
        parts(line).len() > 1 || self.playing.expand(seat, line).is_some()
    }

    /// Makes the moves of a line in order, as one gesture. Each part is parsed when its turn comes.
    pub(super) fn gesture(&mut self, seat: Seat, line: &str) -> Result<Option<Asked>, Failure> {
        let gesture = Some(self.playing.new_gesture());
        let mut chain = Chain::default();
        let mut made = None;
        for part in parts(line) {
            let one = || vec![AnyAction::Notation(part.to_owned())];
            let list = self.playing.expand(seat, part).unwrap_or_else(one);
            let came = chain.walk(
                &mut self.playing,
                &list,
                |playing, chain, action| playing.next(seat, chain, action),
                |playing, action| playing.act(seat, action, gesture).map(drop),
            );
            let stop = match came {
                Ok(came) => came.stop,
                Err(error) => Some(Stop::Refused(error)),
            };
            made = made.or((chain.is_begun()).then_some(Asked::Changed));
            match stop {
                None => (),
                Some(Stop::Refused(error)) => {
                    if made.is_some() {
                        self.say(&Phrase::new("cli-stopped").with("text", self.as_typed(part).as_str()))?;
                    }
                    self.refuse(&error)?;
                    break;
                }
                Some(Stop::Chance) => {
                    self.say(&Phrase::new("cli-stopped-chance").with("text", self.as_typed(part).as_str()))?;
                    break;
                }
                Some(Stop::Other) => {
                    self.say(&Phrase::new("cli-stopped-other").with("text", self.as_typed(part).as_str()))?;
                    break;
                }
            }
        }
        Ok(made)
    }

    /// A part of a line in the player's language.
    fn as_typed(&self, part: &str) -> String {
        self.renderer.notation(self.playing.info().prefix, part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_split_into_its_choices() {
        assert_eq!(parts("sail 1; sail 2 ;stop"), ["sail 1", "sail 2", "stop"]);
        assert_eq!(parts("pay ship, pay ship,"), ["pay ship", "pay ship"]);
        assert_eq!(parts("at 3,-2"), ["at 3,-2"]);
        assert_eq!(parts(" ; , "), [""; 0]);
        assert_eq!(parts(&"pass;".repeat(10_000)).len(), GESTURE_MAX);
    }
}

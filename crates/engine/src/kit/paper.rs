//! Laws of records: a game survives its record, and changes to the record are detected.

use crate::{Dice, Game, Match, Record};

use super::json::differ;
use super::law::hold;
use super::{Flaw, Law};

/// Checks that a match survives its record and that a changed record is rejected.
pub(super) fn written<G: Game>(game: &Match<G>, dice: &mut Dice) -> Result<(), Flaw> {
    let law = Law::Record;
    let text = Record::of(game).to_string();
    let record: Record = text.parse().map_err(|error| Flaw::new(law, format!("does not read: {error}")))?;
    hold!(law, record.to_string() == text, "is printed in another way once it is read");
    let again = record.play::<G>().map_err(|error| Flaw::new(law, format!("does not play: {error}")))?;
    hold!(law, again.state() == game.state(), "another game: {}", differ(again.state(), game.state())?);
    hold!(law, again.course() == game.course() && again.seq() == game.seq(), "takes another course");

    let mut letters: Vec<char> = text.chars().collect();
    let at = dice.below(letters.len() as u32) as usize;
    let other = ['x', '7', ' ', 'A', '\n'][dice.below(5) as usize];
    if letters[at] == other {
        return Ok(());
    }
    let before = std::mem::replace(&mut letters[at], other);
    let altered: String = letters.into_iter().collect();
    let accepted = altered.parse::<Record>().is_ok_and(|record| record.play::<G>().is_ok());
    hold!(law, !accepted, "letter {at} was {before:?}, is {other:?}, and nobody minds");
    Ok(())
}

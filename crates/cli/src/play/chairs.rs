//! Who sits where.

use bots::{Spec, SpecError};
use engine::{Info, Phrase, Record, Seat, Seats};
use words::{Names, Renderer};

/// How many sit at a table where nobody has said how many, if the game is for so many.
const USUAL_SEATS: usize = 3;

/// How many names there are for bots.
const BOT_NAMES: usize = 6;

/// The longest name, in characters.
const NAME_MAX: usize = 40;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Chair {
    /// A person at the keyboard.
    Human,
    /// A bot.
    Bot(Spec),
}

/// All chairs of a table, and how their people are called; an empty name is none.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chairs {
    pub(crate) list: Vec<Chair>,
    pub(crate) names: Vec<String>,
}

impl Chairs {
    fn of_list(list: Vec<Chair>) -> Chairs {
        Chairs { names: vec![String::new(); list.len()], list }
    }

    /// A human and bots.
    pub(super) fn usual(info: &Info) -> Chairs {
        let seats = USUAL_SEATS.clamp(info.seats_min, info.seats_max);
        let bot = || Chair::Bot(bots::USUAL_LEVEL.parse().expect("the usual bot exists"));
        Chairs::of_list((0..seats).map(|seat| if seat == 0 { Chair::Human } else { bot() }).collect())
    }

    /// Reads `human,greedy:cap=64,beam=4,random`: a piece that goes on with a parameter belongs to the bot before it.
    pub(super) fn read(list: &str) -> Result<Chairs, SpecError> {
        let mut chairs = Vec::new();
        let mut pending = String::new();
        let mut flush = |pending: &mut String| {
            if !pending.is_empty() {
                chairs.push(chair(pending)?);
                pending.clear();
            }
            Ok(())
        };
        for piece in list.split(',') {
            let goes_on = piece.split_once('=').is_some_and(|(key, _)| !key.contains(':'));
            if goes_on && !pending.is_empty() {
                pending.push(',');
            } else {
                flush(&mut pending)?;
            }
            pending.push_str(piece.trim());
            if pending.is_empty() {
                return Err(SpecError::Unknown(String::new()));
            }
        }
        flush(&mut pending)?;
        Ok(Chairs::of_list(chairs))
    }

    /// The chairs of a saved game.
    pub(crate) fn of(record: &Record) -> Chairs {
        let Some(players) = &record.players else {
            return Chairs::of_list(vec![Chair::Human; record.seats]);
        };
        let (list, names) = players.iter().map(|player| from_text(player)).unzip();
        Chairs { list, names }
    }

    /// How they are written in a saved game: `Inês (human)`, `greedy`.
    pub(super) fn players(&self) -> Vec<String> {
        let one = |(chair, name): (&Chair, &String)| {
            let kind = kind(chair);
            if name.is_empty() { kind } else { format!("{name} ({kind})") }
        };
        self.list.iter().zip(&self.names).map(one).collect()
    }

    /// How everybody is called in somebody's language: a bot without a name has the one it would have on the page.
    pub(crate) fn called(&self, renderer: &Renderer) -> Names {
        let name = |(seat, (chair, name)): (usize, (&Chair, &String))| match chair {
            Chair::Bot(_) if name.is_empty() => {
                renderer.say(&Phrase::new(format!("bot-name-{}", seat % BOT_NAMES)))
            }
            Chair::Bot(_) | Chair::Human => name.clone(),
        };
        Names(self.list.iter().zip(&self.names).enumerate().map(name).collect())
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The seats past whose decisions one may take back: those of bots, if there is but one person.
    pub(super) fn yielding(&self) -> Seats {
        let bots = Seat::all(self.len()).filter(|seat| self.list[seat.index()] != Chair::Human);
        if self.humans() == 1 { bots.collect() } else { Seats::NONE }
    }

    /// How many are people.
    pub(super) fn humans(&self) -> usize {
        self.list.iter().filter(|chair| **chair == Chair::Human).count()
    }
}

/// A name without what would disturb a line.
pub(super) fn clean(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(NAME_MAX).collect()
}

/// Who sits there, by the word of the command line.
fn kind(chair: &Chair) -> String {
    match chair {
        Chair::Human => "human".to_owned(),
        Chair::Bot(spec) => spec.to_string(),
    }
}

fn chair(text: &str) -> Result<Chair, SpecError> {
    if text == "human" { Ok(Chair::Human) } else { text.parse().map(Chair::Bot) }
}

/// A player of a record; whoever is not written as we write them is a person.
fn from_text(text: &str) -> (Chair, String) {
    if let Ok(chair) = chair(text) {
        return (chair, String::new());
    }
    let parts = text.strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
    if let Some((name, kind)) = parts
        && let Ok(chair) = chair(kind)
    {
        return (chair, clean(name));
    }
    (Chair::Human, clean(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_people_and_bots() {
        let chairs = Chairs::read("human, random,greedy:cap=64,beam=4,human").unwrap();
        assert_eq!(chairs.players(), ["human", "random", "greedy:cap=64,beam=4", "human"]);
        assert_eq!(chairs.humans(), 2);
        for wrong in ["", "human,,random", "human,nobody", "cap=3", "human,"] {
            assert!(Chairs::read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn saved_players_read_back() {
        for text in ["human", "greedy", "Inês (human)", "random (human)", "B (2) (greedy:cap=64,beam=4)"] {
            let (list, names) = from_text(text);
            assert_eq!(Chairs { list: vec![list], names: vec![names] }.players(), [text]);
        }
        assert_eq!(from_text("Inês"), (Chair::Human, "Inês".to_owned()));
    }
}

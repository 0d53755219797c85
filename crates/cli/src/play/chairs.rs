//! The seats of a game and their players.

use bots::{Spec, SpecError};
use engine::{Info, Phrase, Record, Seat, Seats};
use table::{Named, with_bot_names};
use words::{Names, Renderer};

use crate::{Failure, suggest};

/// The default number of seats, if the game permits it.
const USUAL_SEATS: usize = 3;

/// The maximum length of a name, in characters.
const NAME_MAX: usize = 40;

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Chair {
    /// A person at the keyboard.
    Human,
    Bot(Spec),
}

/// The players of a table with their names; an empty name means none.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chairs {
    pub(crate) list: Vec<Chair>,
    pub(crate) names: Vec<String>,
}

impl Chairs {
    fn of_list(list: Vec<Chair>) -> Chairs {
        Chairs { names: vec![String::new(); list.len()], list }
    }

    /// One human and bots.
    pub(super) fn usual(info: &Info) -> Chairs {
        let seats = USUAL_SEATS.clamp(info.seats_min, info.seats_max);
        let bot = || Chair::Bot(bots::USUAL_LEVEL.parse().expect("the usual bot exists"));
        Chairs::of_list((0..seats).map(|seat| if seat == 0 { Chair::Human } else { bot() }).collect())
    }

    /// Parses `human,greedy:cap=64,beam=4,random`: a part that is a parameter belongs to the bot before it. Levels and
    /// people may also have their names in the user's language.
    pub(super) fn read(list: &str, renderer: &Renderer) -> Result<Chairs, Failure> {
        let mut chairs = Vec::new();
        let mut pending = String::new();
        let mut flush = |pending: &mut String| {
            if !pending.is_empty() {
                chairs.push(chair_called(pending, renderer)?);
                pending.clear();
            }
            Ok::<(), Failure>(())
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
                return Err(unknown(&SpecError::Unknown(String::new()), renderer));
            }
        }
        flush(&mut pending)?;
        Ok(Chairs::of_list(chairs))
    }

    /// The players of a saved game.
    pub(crate) fn of(record: &Record) -> Chairs {
        let Some(players) = &record.players else {
            return Chairs::of_list(vec![Chair::Human; record.seats]);
        };
        let (list, names) = players.iter().map(|player| from_text(player)).unzip();
        Chairs { list, names }
    }

    /// The players as written in a saved game: `Inês (human)`, `greedy`.
    pub(super) fn players(&self) -> Vec<String> {
        let one = |(chair, name): (&Chair, &String)| {
            let kind = kind(chair);
            if name.is_empty() { kind } else { format!("{name} ({kind})") }
        };
        self.list.iter().zip(&self.names).map(one).collect()
    }

    /// The names of the players. A bot without a name gets the same name as on the page.
    pub(crate) fn called(&self) -> Names {
        let named = |(chair, name): (&Chair, &String)| match chair {
            Chair::Bot(_) if name.is_empty() => Named::Bot,
            Chair::Bot(_) | Chair::Human => Named::Person(name.clone()),
        };
        let seats = self.list.iter().zip(&self.names).map(named).collect();
        Names(with_bot_names(seats, []).into_iter().map(Option::unwrap_or_default).collect())
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The seats past whose decisions undo is possible: those of bots, if there is only one person.
    pub(super) fn yielding(&self) -> Seats {
        let bots = Seat::all(self.len()).filter(|seat| self.list[seat.index()] != Chair::Human);
        if self.humans() == 1 { bots.collect() } else { Seats::NONE }
    }

    /// The number of people.
    pub(super) fn humans(&self) -> usize {
        self.list.iter().filter(|chair| **chair == Chair::Human).count()
    }
}

/// A name without line breaks and control characters.
pub(super) fn clean(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(NAME_MAX).collect()
}

/// The kind of a player, as on the command line.
fn kind(chair: &Chair) -> String {
    match chair {
        Chair::Human => "human".to_owned(),
        Chair::Bot(spec) => spec.to_string(),
    }
}

/// The name of a level in a language.
fn level_called(level: &str, renderer: &Renderer) -> String {
    renderer.say(&Phrase::new(format!("bot-{level}")))
}

/// A player by the words of the command line or of the user's language.
fn chair_called(text: &str, renderer: &Renderer) -> Result<Chair, Failure> {
    let given = text.to_lowercase();
    let level = || bots::levels().iter().find(|level| level_called(level, renderer).to_lowercase() == given);
    chair(text).or_else(|error| match level() {
        _ if renderer.word("cli-human").to_lowercase() == given => Ok(Chair::Human),
        Some(level) => chair(level).map_err(|error| unknown(&error, renderer)),
        None => Err(unknown(&error, renderer)),
    })
}

/// The failure for an unknown bot name, with the accepted names, levels first.
fn unknown(error: &SpecError, renderer: &Renderer) -> Failure {
    let phrase = match error {
        SpecError::Unknown(given) => {
            let level = |level: &&str| level_called(level, renderer);
            let others = bots::list().iter().filter(|bot| bot.stands_for.is_none());
            let others = others.map(|bot| format!("{}{}", bot.name, bot.parameters));
            let known: Vec<String> = bots::levels().iter().map(level).chain(others).collect();
            let phrase = Phrase::new("unknown-bot")
                .with("given", given.as_str())
                .with("known", known.join(", ").as_str());
            let human = renderer.word("cli-human").to_lowercase();
            let names = known.iter().map(|name| name.split(['[', ':']).next().unwrap_or(name));
            let names = names.chain(bots::levels().iter().copied()).chain(["human", human.as_str()]);
            suggest::hinted(phrase, suggest::bot_name(given), names)
        }
        SpecError::Parameter { .. } | SpecError::Value { .. } | SpecError::Twice { .. } => error.phrase(),
    };
    Failure::Usage(phrase)
}

fn chair(text: &str) -> Result<Chair, SpecError> {
    if text == "human" { Ok(Chair::Human) } else { text.parse().map(Chair::Bot) }
}

/// A player from a record. Unknown forms are people.
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
    use words::Lang;

    use super::*;

    #[test]
    fn a_seat_list_parses_people_and_bots() {
        let renderer = Renderer::new(Lang::ALL[0]);
        let chairs = Chairs::read("human, random,greedy:cap=64,beam=4,human", &renderer).unwrap();
        assert_eq!(chairs.players(), ["human", "random", "greedy:cap=64,beam=4", "human"]);
        assert_eq!(chairs.humans(), 2);
        for wrong in ["", "human,,random", "human,nobody", "cap=3", "human,"] {
            assert!(Chairs::read(wrong, &renderer).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn levels_have_the_names_of_the_readers_language() {
        for lang in Lang::ALL {
            let renderer = Renderer::new(lang);
            let called: Vec<String> =
                bots::levels().iter().map(|level| level_called(level, &renderer)).collect();
            let list = format!("{},{}", renderer.word("cli-human"), called.join(","));
            let chairs = Chairs::read(&list, &renderer).unwrap();
            assert_eq!(chairs.players()[0], "human");
            assert_eq!(chairs.players()[1..], *bots::levels());
            let Err(Failure::Usage(phrase)) = Chairs::read("human,nobody", &renderer) else {
                panic!("a name that nobody has is wrong usage")
            };
            let told = renderer.say(&phrase);
            assert!(told.contains(&called.join(", ")), "{told}");
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

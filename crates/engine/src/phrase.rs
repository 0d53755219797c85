//! What a game says: message ids with arguments, never prose.

use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// Something to be said: the id of a message in `locales/`, with its arguments.
///
/// `id.attribute` names an attribute of a message, such as the tooltip of a card.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Phrase {
    /// The message.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, Arg)>>", optional)]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; messages may choose their plural by it.
    Number(i64),
    /// A text that is the same in every language: an id, a notation, a selector of the message.
    Text(String),
    /// A player, shown by name.
    Seat(Seat),
    /// Another phrase: the name of a component, a part of the sentence.
    Phrase(Phrase),
    /// Several phrases, joined as the language joins a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// The phrase with an argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }

    /// A text that stands for itself in every language, by the message `plain`.
    pub fn plain(text: impl Into<String>) -> Phrase {
        Phrase::new("plain").with("text", Arg::Text(text.into()))
    }
}

macro_rules! number {
    ($($t:ty),*) => { $(impl From<$t> for Arg {
        fn from(n: $t) -> Arg {
            Arg::Number(i64::from(n))
        }
    })* };
}
number!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).expect("counts are small"))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Arg {
        Arg::List(list)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

/// Something that can be put as a phrase.
pub trait Say {
    /// The phrase.
    fn say(&self) -> Phrase;

    /// The lines of the log for the events of one move, one for each: none where another line tells the event. `before`
    /// holds events of earlier moves, the oldest first. Both are what one viewer sees.
    fn lines(before: &[&Self], events: &[&Self]) -> Vec<Option<Phrase>>
    where
        Self: Sized,
    {
        let _ = before;
        events.iter().map(|event| Some(event.say())).collect()
    }

    /// The lines of the log for the set-up, one for each event.
    fn setup(events: &[&Self]) -> Vec<Option<Phrase>>
    where
        Self: Sized,
    {
        Self::lines(&[], events)
    }
}

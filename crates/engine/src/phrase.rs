//! Text of a game as message ids with arguments.

use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// The id of a message in `locales/`, with its arguments.
///
/// `id.attribute` names an attribute of a message, such as the tooltip of a card.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Phrase {
    pub id: Cow<'static, str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, Arg)>>", optional)]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; messages may select their plural form by it.
    Number(i64),
    /// A language-independent text: an id, a notation, a selector of the message.
    Text(String),
    /// A player, shown by name.
    Seat(Seat),
    /// Another phrase: the name of a component, a part of the sentence.
    Phrase(Phrase),
    /// Several phrases, joined as a list in the reader's language.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }

    /// A language-independent text, through the message `plain`.
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

/// A value with a text.
pub trait Say {
    fn say(&self) -> Phrase;

    /// The round that an event announces. It applies to this event and to those after it.
    fn round(&self) -> Option<u16> {
        None
    }

    /// The log lines for the events of one move, one per event; `None` where another line covers the event. `before`
    /// holds earlier events, oldest first. Both are as one viewer sees them.
    fn lines(before: &[&Self], events: &[&Self]) -> Vec<Option<Phrase>>
    where
        Self: Sized,
    {
        let _ = before;
        events.iter().map(|event| Some(event.say())).collect()
    }

    /// The log lines for the set-up, one per event.
    fn setup(events: &[&Self]) -> Vec<Option<Phrase>>
    where
        Self: Sized,
    {
        Self::lines(&[], events)
    }
}

//! The contract itself.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    DataError, DataFiles, DataId, Dice, Every, Journal, Outcome, Page, Phrase, Say, Seat, Seed, Sheet,
    Silent, Turn, Viewer,
};

/// A game: its whole state, flat, complete, comparable and serialisable, and the rules over it.
///
/// `examples/pearls` is a small one, and `docs/first-game.md` walks through it. Whatever the game, this plays it:
///
/// ```
/// use engine::{DataFiles, Dice, Game, Seed, Silent};
/// use pearls::Pearls;
///
/// fn random_scores<G: Game>(seats: usize, seed: Seed) -> Vec<i32> {
///     let data = G::load_data(&DataFiles::embedded(G::INFO.data)).expect("the built-in components are sound");
///     let mut game = G::new(data, seats, &G::Options::default(), seed).expect("a number of seats it is for");
///     let mut dice = Dice::new(seed, "choices");
///     let mut legal = Vec::new();
///     while let Some(seat) = game.turn().actors().first() {
///         game.legal(seat, &mut legal);
///         let action = legal[dice.below(legal.len() as u32) as usize];
///         assert_eq!(game.check(seat, action), Ok(()));
///         game.apply(seat, action, &mut Silent);
///     }
///     game.outcome().expect("nobody is awaited any more").scores()
/// }
///
/// let scores = random_scores::<Pearls>(3, Seed::from(7));
/// assert_eq!(scores.len(), 3);
/// assert_eq!(scores, random_scores::<Pearls>(3, Seed::from(7)), "same seed, same game");
/// ```
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Variants, levels, a campaign's archive; not the number of seats.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One choice from a finite list.
    type Action: Every + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, for the log and the animation.
    type Event: Clone + PartialEq + Debug + Serialize + Say + Send + Sync;
    /// What one viewer may see.
    type View: Debug + PartialEq + Serialize;
    /// What a board must know before a click; [`NoAid`] for a game whose `legal` says enough.
    type Aid: Debug + PartialEq + Serialize;

    /// What there is to know before a game begins.
    const INFO: Info;

    // The hot path.

    /// A game at its first decision; the journal hears of the set-up, with which the log begins.
    fn deal(
        data: DataId,
        seats: usize,
        options: &Self::Options,
        seed: Seed,
        journal: &mut impl Journal<Self::Event>,
    ) -> Result<Self, SetupError>;
    /// The same, with nobody listening.
    fn new(data: DataId, seats: usize, options: &Self::Options, seed: Seed) -> Result<Self, SetupError> {
        Self::deal(data, seats, options, seed, &mut Silent)
    }
    /// Who must decide now.
    fn turn(&self) -> Turn;
    /// The choices of the seat now, in a fixed order, without repetition; none if it is not awaited. Clears `out` first
    /// and allocates nothing else.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Carries out a legal choice and all that follows without a choice.
    fn apply(&mut self, seat: Seat, action: Self::Action, journal: &mut impl Journal<Self::Event>);
    /// Draws anew all that the viewer cannot know, in a canonical order, and replaces the state's dice by ones forked
    /// from `dice`; keeps all that the viewer knows. Bots and previews look at such states only.
    ///
    /// ```
    /// use engine::{DataFiles, Dice, Game, Seat, Seed, Silent, Viewer};
    /// use pearls::{Action, Pearls};
    ///
    /// let data = Pearls::load_data(&DataFiles::embedded(Pearls::INFO.data))?;
    /// let mut game = Pearls::new(data, 2, &(), Seed::from(7))?;
    /// game.apply(Seat(0), Action::Dive, &mut Silent);
    ///
    /// let other = Viewer::Seat(Seat(1));
    /// let mut hands = std::collections::BTreeSet::new();
    /// for seed in 0..50 {
    ///     let mut world = game.clone();
    ///     world.redeal(other, &mut Dice::new(Seed::from(seed), "a bot"));
    ///     assert_eq!(world.view(other), game.view(other), "nothing changes that the seat can see");
    ///     hands.insert(world.divers[0].hand.clone());
    /// }
    /// assert!(hands.len() > 1, "the hand of the other seat may be any");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice);
    /// The dice of the state: the engine watches them move.
    fn dice(&self) -> &Dice;

    // Beside it.

    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The options the game was set up with.
    fn options(&self) -> Self::Options;
    /// The set of component data in use.
    fn data(&self) -> DataId;
    /// Checks a set of component files, once.
    fn load_data(files: &DataFiles) -> Result<DataId, DataError>;
    /// What the components of a loaded set do, where their texts are made from the data: the message of a name, and the
    /// text. For the built-in set they are also the messages' own `.text`.
    fn texts(_data: DataId) -> Vec<(String, Phrase)> {
        Vec::new()
    }
    /// What one would point at here, legal or not: a finite list, without repetition, that holds every legal action.
    /// None for a seat that is not awaited.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// For any action whatever, from any seat: the first clause that forbids it. Never panics.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;
    /// The notation of an action: short, in lower case but for ids, the same in every language, unique among the
    /// candidates.
    fn write(&self, seat: Seat, action: Self::Action, out: &mut String);
    /// The chain of actions that a typed line stands for, such as `sail to 8`, where it is more than the notation of one
    /// action; none if it is no such line, or nothing here.
    fn expand(&self, _seat: Seat, _line: &str) -> Option<Vec<Self::Action>> {
        None
    }
    /// The sentence for a button or a screen reader.
    fn say(&self, seat: Seat, action: Self::Action) -> Phrase;
    /// The kind of an action, by which simple bots weigh it: its tag in JSON.
    fn kind(action: Self::Action) -> &'static str;
    /// Whether the pending decision of the seat begins something, rather than going on with something half built.
    /// Searches compare positions only where this holds.
    fn is_at_rest(&self, _seat: Seat) -> bool {
        true
    }
    /// Whether the options of the seat depend on what others cannot see: then even a single one is left to the player,
    /// since playing it at once would tell. A game also says so of a single one that draws: what cannot be taken back is
    /// never played for somebody.
    fn is_secret(&self, _seat: Seat) -> bool {
        false
    }
    /// Whether the action spends something that no sentence has named yet: then it is left to the player, even as the
    /// only one.
    fn spends(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }
    /// What the seat holds that is scarce, each kind under the name of the argument by which sentences speak of it. A
    /// forced move lowers a count only where the sentence of the decision before it has that argument.
    fn scarce(&self, _seat: Seat) -> Vec<(&'static str, usize)> {
        Vec::new()
    }
    /// What is to be decided, or who is awaited for what.
    fn prompt(&self, viewer: Viewer) -> Phrase;
    /// What the viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What a board must know before a click, beside `legal`: how far a ship may come, where a tile fits, what may be
    /// pointed at next. From the rules, for an awaited seat alone, and never more than that seat knows.
    fn aid(&self, _seat: Seat) -> Option<Self::Aid> {
        None
    }
    /// The view as text: headings, lines and tables of phrases, for the terminal and for text mode.
    fn page(&self, viewer: Viewer) -> Page;
    /// Round, phase and turn.
    fn progress(&self) -> Progress;
    /// The score sheet if the game ended now, from the true state.
    fn standing(&self, seat: Seat) -> Sheet;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// With what the next game of a campaign starts.
    fn carry_over(&self) -> Option<Self::Options> {
        None
    }
    /// Whether every piece is somewhere, and there is nothing `legal` or `apply` could stumble over: for states from
    /// outside. Must not panic, whatever the state.
    fn audit(&self) -> Result<(), String>;
}

/// The aid of a game that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoAid {}

/// What there is to know of a game before it begins.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The id, also the name of its folder and of its locale file.
    pub id: &'static str,
    /// The title, which is the same in every language.
    pub title: &'static str,
    /// The fewest seats.
    pub seats_min: usize,
    /// The most seats.
    pub seats_max: usize,
    /// The prefix of its clauses, such as `MN`.
    pub prefix: &'static str,
    /// Raised by a change that alters the course of any recorded game, or which moves are forced.
    pub rules_version: u16,
    /// The options, with their choices and defaults.
    pub options: &'static [OptionInfo],
    /// The component files built in: name and text.
    pub data: &'static [(&'static str, &'static str)],
    /// The clause ledgers built in: language and text.
    pub ledgers: &'static [(&'static str, &'static str)],
    /// More decisions than any game can have, forced ones included; the game ends by itself before.
    pub decisions_max: usize,
}

impl Info {
    /// Whether the game is for this many.
    pub fn takes(&self, seats: usize) -> bool {
        (self.seats_min..=self.seats_max).contains(&seats)
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The key, as in the JSON of the options and on the command line.
    pub key: &'static str,
    /// What it may be.
    pub choices: Choices,
    /// The default, as JSON.
    pub default: &'static str,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// On or off.
    Flag,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second, or `null` for what the game does by itself.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
        /// Whether `null` is a choice too.
        optional: bool,
    },
    /// Anything that reads as the option's JSON: a campaign's archive.
    Json,
}

impl Choices {
    /// What it may be, in words.
    pub fn phrase(&self) -> Phrase {
        match *self {
            Choices::Flag => Phrase::new("choices-flag"),
            Choices::Words(words) => Phrase::plain(words.join(", ")),
            Choices::Number { min, max, optional } => {
                let id = if optional { "choices-number-or-null" } else { "choices-number" };
                Phrase::new(id).with("min", min).with("max", max)
            }
            Choices::Json => Phrase::plain("JSON"),
        }
    }
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} is for {min} to {max} seats, not {given}")]
    Seats {
        /// The game.
        game: &'static str,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
        /// What was asked for.
        given: usize,
    },
    /// An option that cannot be, or not with the others.
    #[error("option {option}: {}", reason.id)]
    Option {
        /// The option.
        option: &'static str,
        /// What is wrong, in words.
        reason: Phrase,
    },
    /// An option that is for one player alone.
    #[error("option {option} needs a table for one, not for {given}")]
    Alone {
        /// The option.
        option: &'static str,
        /// How many seats there are.
        given: usize,
    },
    /// The component data are another game's.
    #[error("these component data are not of this game")]
    Data,
}

impl SetupError {
    /// Refuses a number of seats the game is not for.
    pub fn check_seats(info: &Info, seats: usize) -> Result<(), SetupError> {
        if info.takes(seats) {
            return Ok(());
        }
        Err(SetupError::Seats { game: info.title, min: info.seats_min, max: info.seats_max, given: seats })
    }

    /// What is wrong and what to do, in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            SetupError::Seats { game, min, max, given } => Phrase::new("setup-seats")
                .with("game", *game)
                .with("min", *min)
                .with("max", *max)
                .with("given", *given),
            SetupError::Option { option, reason } => {
                Phrase::new("setup-option").with("option", *option).with("reason", reason.clone())
            }
            SetupError::Alone { option, given } => {
                Phrase::new("setup-alone").with("option", *option).with("given", *given)
            }
            SetupError::Data => Phrase::new("setup-data"),
        }
    }
}

/// A choice the rules forbid: the first clause that does, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Illegal {
    /// The clause.
    pub clause: &'static str,
    /// Why, with the numbers of the case.
    pub reason: Phrase,
}

impl Illegal {
    /// A refusal.
    pub fn new(clause: &'static str, reason: Phrase) -> Illegal {
        Illegal { clause, reason }
    }
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The round, from 1.
    pub round: u16,
    /// The phase or stage.
    pub phase: Phrase,
    /// Counts the turns that seats have begun: taking back a whole turn goes no further than where it changed.
    pub turn: u32,
}

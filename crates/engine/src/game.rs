//! The `Game` trait and its supporting types.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    AnyCampaign, CarryOver, DataError, DataFiles, DataId, Dice, Every, Journal, Outcome, Page, Phrase, Say,
    Seat, Seed, Sheet, Silent, Turn, Viewer,
};

/// The rules of a game over its whole state, which is flat, complete, comparable and serialisable.
///
/// `examples/pearls` is a small implementation, and `docs/first-game.md` walks through it. This function plays any
/// game:
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
    /// Variants, levels and a campaign's archive; the number of seats is separate.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One choice from a finite list.
    type Action: Every + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An event, for the log and the animation.
    type Event: Clone + PartialEq + Debug + Serialize + Say + Send + Sync;
    /// The part of the state that one viewer may see.
    type View: Debug + PartialEq + Serialize;
    /// Information a board needs before a click; [`NoAid`] for a game whose `legal` is enough.
    type Aid: Debug + PartialEq + Serialize;

    /// Static facts about the game, known before one begins.
    const INFO: Info;

    // Methods on the hot path.

    /// Sets up a game at its first decision. The journal receives the set-up events, which open the log.
    fn deal(
        data: DataId,
        seats: usize,
        options: &Self::Options,
        seed: Seed,
        journal: &mut impl Journal<Self::Event>,
    ) -> Result<Self, SetupError>;
    /// Calls [`Game::deal`] without a journal.
    fn new(data: DataId, seats: usize, options: &Self::Options, seed: Seed) -> Result<Self, SetupError> {
        Self::deal(data, seats, options, seed, &mut Silent)
    }
    /// The seats that must decide now.
    fn turn(&self) -> Turn;
    /// Lists the legal actions of the seat, in a fixed order and without repetition; none if the seat is not awaited.
    /// Clears `out` first and allocates nothing else.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Applies a legal action and every consequence that needs no decision.
    fn apply(&mut self, seat: Seat, action: Self::Action, journal: &mut impl Journal<Self::Event>);
    /// Redraws everything hidden from the viewer, in a canonical order, and replaces the state's dice by dice forked
    /// from `dice`. Everything the viewer knows stays. Bots and previews only see such states.
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
    ///     let mut redealt = game.clone();
    ///     redealt.redeal(other, &mut Dice::new(Seed::from(seed), "a bot"));
    ///     assert_eq!(redealt.view(other), game.view(other), "the seat's view does not change");
    ///     hands.insert(redealt.divers[0].hand.clone());
    /// }
    /// assert!(hands.len() > 1, "the other seat's hand varies");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice);
    /// The dice of the state. The engine compares them to detect chance.
    fn dice(&self) -> &Dice;

    // Methods off the hot path.

    /// The number of seats.
    fn seats(&self) -> usize;
    /// The options the game was set up with.
    fn options(&self) -> Self::Options;
    /// The component data in use.
    fn data(&self) -> DataId;
    /// Validates a set of component files, once per set.
    fn load_data(files: &DataFiles) -> Result<DataId, DataError>;
    /// Texts generated from the component data, each with the message id of its component's name. The built-in set also
    /// has them as `.text` attributes in the locales.
    fn texts(_data: DataId) -> Vec<(String, Phrase)> {
        Vec::new()
    }
    /// Lists every action a player might point at, legal or not, without repetition. The list contains all legal
    /// actions. It is empty for a seat that is not awaited.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Returns the first clause that forbids an action. Accepts any action from any seat and never panics.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;
    /// Writes the notation of an action: short, lower case except for ids, language-independent, unique among the
    /// candidates.
    fn write(&self, seat: Seat, action: Self::Action, out: &mut String);
    /// Expands a typed line such as `sail to 8` into several actions. Returns `None` if the line has no such meaning
    /// here.
    fn expand(&self, _seat: Seat, _line: &str) -> Option<Vec<Self::Action>> {
        None
    }
    /// The sentence for a button or a screen reader.
    fn say(&self, seat: Seat, action: Self::Action) -> Phrase;
    /// The kind of an action, which is its tag in JSON. Simple bots weigh actions by it.
    fn kind(action: Self::Action) -> &'static str;
    /// Whether the seat's pending decision starts something new rather than continuing a multi-step action. Searches
    /// evaluate only such positions.
    fn is_quiescent(&self, _seat: Seat) -> bool {
        true
    }
    /// Whether the seat's options depend on hidden information. A single option is then left to the player, because
    /// playing it automatically would reveal something. Games also return true for a single option that draws: an
    /// action that cannot be undone is never played automatically.
    fn is_secret(&self, _seat: Seat) -> bool {
        false
    }
    /// The actions among which a bot draws at a decision that is left to people, such as a vote about a story. Empty for
    /// a decision that bots evaluate and advise on.
    fn left_to_people(&self, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }
    /// Whether the action spends something that no sentence has announced. Such an action is left to the player, even
    /// as the only option.
    fn spends(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }
    /// Scarce goods of the seat: argument name in sentences, and count. A forced move may lower a count only if the
    /// sentence of the preceding decision has that argument.
    fn scarce(&self, _seat: Seat) -> Vec<(&'static str, usize)> {
        Vec::new()
    }
    /// The question to be decided, or the seats that are awaited and why.
    fn prompt(&self, viewer: Viewer) -> Phrase;
    /// The state as the viewer sees it.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Hints for the board before a click, in addition to `legal`: how far a ship can go, where a tile fits, what can
    /// be selected next. Only for an awaited seat, and never more than that seat knows.
    fn aid(&self, _seat: Seat) -> Option<Self::Aid> {
        None
    }
    /// The view as text: headings, lines and tables of phrases, for the terminal and for text mode.
    fn page(&self, viewer: Viewer) -> Page;
    /// Round, phase and turn.
    fn progress(&self) -> Progress;
    /// The score breakdown of the seat if the game ended now, from the full state.
    fn standing(&self, seat: Seat) -> Sheet;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The campaign of the game, if it has one.
    fn campaign() -> Option<&'static dyn AnyCampaign> {
        None
    }
    /// The result of a finished game for its campaign.
    fn carry_over(&self) -> Option<CarryOver<Self::Options>> {
        None
    }
    /// Checks that every piece is accounted for and that `legal` and `apply` cannot panic. Guards states from outside,
    /// so it must not panic on any state.
    fn audit(&self) -> Result<(), String>;
}

/// The aid type of a game without aids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoAid {}

/// Static facts about a game.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Also the name of its folder and of its locale file.
    pub id: &'static str,
    /// The same in every language.
    pub title: &'static str,
    pub seats_min: usize,
    pub seats_max: usize,
    /// The prefix of its clause ids, such as `MN`.
    pub prefix: &'static str,
    /// Incremented by a change that alters any recorded game, or which moves are forced.
    pub rules_version: u16,
    pub options: &'static [OptionInfo],
    /// The built-in component files: name and text.
    pub data: &'static [(&'static str, &'static str)],
    /// The built-in clause ledgers: language and text.
    pub ledgers: &'static [(&'static str, &'static str)],
    /// The maximum number of decisions in one game, including forced ones.
    pub decisions_max: usize,
}

impl Info {
    /// Whether the game supports this number of seats.
    pub fn takes(&self, seats: usize) -> bool {
        (self.seats_min..=self.seats_max).contains(&seats)
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The key, as in the JSON of the options and on the command line.
    pub key: &'static str,
    pub choices: Choices,
    /// As JSON.
    pub default: &'static str,
}

/// The values an option accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// On or off.
    Flag,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number in a range, or `null` for the game's own default.
    Number {
        min: i64,
        max: i64,
        /// Whether `null` is accepted.
        optional: bool,
    },
    /// Any JSON that the option's type accepts, such as a campaign's archive.
    Json,
}

impl Choices {
    /// Describes the accepted values.
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

/// An error that keeps a game from starting.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is for {min} to {max} seats, not {given}")]
    Seats { game: &'static str, min: usize, max: usize, given: usize },
    /// An invalid option, or an invalid combination.
    #[error("option {option}: {}", reason.id)]
    Option { option: &'static str, reason: Phrase },
    /// An option that only solo games support.
    #[error("option {option} needs a table for one, not for {given}")]
    Alone {
        option: &'static str,
        /// The number of seats requested.
        given: usize,
    },
    /// The component data belong to another game.
    #[error("these component data are not of this game")]
    Data,
}

impl SetupError {
    /// Rejects a number of seats that the game does not support.
    pub fn check_seats(info: &Info, seats: usize) -> Result<(), SetupError> {
        if info.takes(seats) {
            return Ok(());
        }
        Err(SetupError::Seats { game: info.title, min: info.seats_min, max: info.seats_max, given: seats })
    }

    /// The error and its remedy, for players.
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

/// A rejected action: the first clause that forbids it, and the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Illegal {
    pub clause: &'static str,
    /// The reason, with the numbers of the case.
    pub reason: Phrase,
}

impl Illegal {
    pub fn new(clause: &'static str, reason: Phrase) -> Illegal {
        Illegal { clause, reason }
    }
}

/// The progress of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// From 1.
    pub round: u16,
    pub phase: Phrase,
    /// Counts turns begun by seats. Restarting a turn stops where this number changed.
    pub turn: u32,
}

//! All games behind one interface.
//!
//! [`AnyMatch`] is object-safe, with JSON in and out, for the server and the referee. [`visit`] passes the concrete
//! game to generic code, for bots, arena and benchmarks, which need its speed. This crate contains no rules.

mod any;
mod campaign;
mod games;
mod ledger;
mod options;
mod shown;

use engine::{
    DataError, DataFiles, DataId, Game, Info, Match, Phrase, Record, RecordError, Seed, SetupError, Start,
};
use serde_json::Value;

pub use any::{AnyAction, AnyMatch, AnyMove, AnyPreview, Hosted};
pub use campaign::{
    Campaign, CampaignError, CarriedOver, Played, archive_given, campaign_of, in_campaign, is_ended,
    options_from,
};
pub use games::{Advised, AnyPlayer, Effort, Games, Strength};
pub use ledger::{Chapter, Ledger, ledger};
pub use options::{OptionsError, from_pairs, normal};
pub use shown::{Choice, EventInfo, Json, PhraseSchema, Refusal};

/// An operation on a concrete game.
pub trait Visitor {
    /// The result of the operation.
    type Output;

    /// Performs the operation.
    fn visit<G: Game>(self) -> Self::Output;
}

/// The one list of all games.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The list of games.
        pub fn infos() -> Vec<&'static Info> {
            vec![$({
                const INFO: &Info = &<$game as Game>::INFO;
                INFO
            }),*]
        }

        /// Calls the visitor with the game of this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, CatalogError> {
            $(if id == <$game as Game>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })*
            let _ = visitor;
            Err(CatalogError::UnknownGame(id.chars().take(80).collect()))
        }
    };
}

games!(mundus_novus::MundusNovus, au_nom_du_roi::AuNomDuRoi, goa::Goa, ilos::Ilos, maracaibo::Maracaibo);

/// The reason why a request failed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CatalogError {
    /// The game does not exist.
    #[error("unknown game {0:?}; there are {known}", known = known())]
    UnknownGame(String),
    /// The set-up failed.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The options are invalid.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The component data are invalid.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The state belongs to another game or fails its audit.
    #[error("this is not a state of the game: {0}")]
    State(String),
}

impl CatalogError {
    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        match self {
            CatalogError::UnknownGame(_) => "unknown-game",
            CatalogError::Setup(SetupError::Seats { .. }) => "seats",
            CatalogError::Setup(SetupError::Option { .. } | SetupError::Alone { .. })
            | CatalogError::Options(_) => "options",
            CatalogError::Setup(SetupError::Data) | CatalogError::Data(_) => "data",
            CatalogError::State(_) => "state",
        }
    }

    /// The message for the user. Details about files are those of the parser.
    pub fn phrase(&self) -> Phrase {
        match self {
            CatalogError::UnknownGame(given) => {
                let known: Vec<Phrase> = infos().iter().map(|info| Phrase::plain(info.id)).collect();
                Phrase::new("unknown-game").with("given", given.as_str()).with("known", known)
            }
            CatalogError::Setup(error) => error.phrase(),
            CatalogError::Options(OptionsError::Unknown { game, given, known }) => {
                let phrase = Phrase::new("option-unknown").with("game", *game);
                phrase.with("given", given.as_str()).with("known", known.as_str())
            }
            CatalogError::Options(OptionsError::Value { key, choices, given }) => {
                let phrase = Phrase::new("option-value").with("key", *key);
                phrase.with("choices", choices.phrase()).with("given", given.as_str())
            }
            CatalogError::Options(OptionsError::Pair(given)) => {
                Phrase::new("option-pair").with("given", given.as_str())
            }
            CatalogError::Options(OptionsError::NoObject) => Phrase::new("option-object"),
            CatalogError::State(reason) => Phrase::new("state-invalid").with("text", reason.as_str()),
            CatalogError::Options(OptionsError::Other(_)) | CatalogError::Data(_) => {
                Phrase::plain(self.to_string())
            }
        }
    }
}

fn known() -> String {
    infos().iter().map(|info| info.id).collect::<Vec<_>>().join(", ")
}

/// The description of a game.
pub fn info(id: &str) -> Result<&'static Info, CatalogError> {
    let found = infos().into_iter().find(|info| info.id == id);
    found.ok_or_else(|| CatalogError::UnknownGame(id.chars().take(80).collect()))
}

/// Validates and loads a set of component files of a game.
pub fn load_data(game: &str, files: &DataFiles) -> Result<DataId, CatalogError> {
    struct Load<'a>(&'a DataFiles);
    impl Visitor for Load<'_> {
        type Output = Result<DataId, DataError>;

        fn visit<G: Game>(self) -> Self::Output {
            // Loads the built-in set first, because replacements are compared with it.
            G::load_data(&DataFiles::embedded(G::INFO.data))?;
            G::load_data(self.0)
        }
    }
    Ok(visit(game, Load(files))??)
}

/// The component data built into the program.
pub fn built_in(game: &str) -> Result<DataId, CatalogError> {
    load_data(game, &DataFiles::embedded(info(game)?.data))
}

/// The effect texts of a loaded set's components, for games that generate them from the data.
pub fn texts(game: &str, data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError> {
    struct Texts(DataId);
    impl Visitor for Texts {
        type Output = Vec<(String, Phrase)>;

        fn visit<G: Game>(self) -> Self::Output {
            G::texts(self.0)
        }
    }
    visit(game, Texts(data))
}

/// Begins a match. `options` is the JSON object of the game's options; missing options have their defaults.
pub fn begin(
    game: &str,
    data: DataId,
    seats: usize,
    options: &Value,
    seed: Seed,
) -> Result<Box<dyn AnyMatch>, CatalogError> {
    struct Begin<'a>(DataId, usize, &'a Value, Seed);
    impl Visitor for Begin<'_> {
        type Output = Result<Box<dyn AnyMatch>, CatalogError>;

        fn visit<G: Game>(self) -> Self::Output {
            let Begin(data, seats, options, seed) = self;
            let options = options::read::<G>(options)?;
            Ok(Box::new(Hosted(Match::<G>::new(Start::Seed { seed, seats, options, data })?)))
        }
    }
    visit(game, Begin(data, seats, options, seed))?
}

/// Begins a match from a state, which must pass its audit.
pub fn load(game: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError> {
    struct Load<'a>(&'a Value);
    impl Visitor for Load<'_> {
        type Output = Result<Box<dyn AnyMatch>, CatalogError>;

        fn visit<G: Game>(self) -> Self::Output {
            G::load_data(&DataFiles::embedded(G::INFO.data))?;
            let state: G = serde_json::from_value(self.0.clone())
                .map_err(|error| CatalogError::State(error.to_string()))?;
            state.audit().map_err(CatalogError::State)?;
            Ok(Box::new(Hosted(Match::<G>::new(Start::State(Box::new(state)))?)))
        }
    }
    visit(game, Load(state))?
}

/// Replays a record with all checks: game, rules, data, proof of the seed, each move, course and result.
pub fn play_record(record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
    struct Play<'a>(&'a Record);
    impl Visitor for Play<'_> {
        type Output = Result<Box<dyn AnyMatch>, RecordError>;

        fn visit<G: Game>(self) -> Self::Output {
            Ok(Box::new(Hosted(self.0.play::<G>()?)))
        }
    }
    visit(&record.game, Play(record)).map_err(|_| record.unknown_game())?
}

/// The name of a line of the game's score breakdowns.
pub fn item_phrase(info: &Info, item: &str) -> Phrase {
    named(info, "item", item)
}

/// The sentence about the end of a game.
pub fn ending_phrase(info: &Info, ending: &str) -> Phrase {
    named(info, "ending", ending)
}

/// The sentence about the tie-break that decided.
pub fn tie_phrase(info: &Info, tie_break: &str) -> Phrase {
    named(info, "tie", tie_break)
}

fn named(info: &Info, kind: &str, name: &str) -> Phrase {
    Phrase::new(format!("{}-{kind}-{name}", info.prefix.to_lowercase()))
}

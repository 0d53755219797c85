//! Why something was not done, for the person, for the log, and as HTTP: the one place where errors become answers.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::CatalogError;
use engine::{ActError, NoUndo, Phrase, SetupError};

use crate::store::StoreError;
use crate::wire::Problem;

/// Why a request was not granted.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Nobody is signed in.
    #[error("nobody is signed in")]
    SignedOut,
    /// There is no such thing, or the asker may not know of it.
    #[error("there is no such thing for this asker")]
    NotFound,
    /// Only the host may.
    #[error("only the host may do this")]
    HostOnly,
    /// The asker has no such seat.
    #[error("the asker has no such seat")]
    NotYourSeat,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSeat,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// The asker sits here already.
    #[error("the asker has a seat already")]
    SeatedAlready,
    /// The table takes no more of this.
    #[error("the table is not open any more")]
    NotOpen,
    /// The game is not on.
    #[error("the game is not on")]
    NotRunning,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// A fault of ours stopped the table.
    #[error("the table is frozen")]
    Frozen,
    /// A bot decides for the seat now.
    #[error("a bot decides for the seat")]
    BotDecides,
    /// The owner of the seat is there.
    #[error("the owner of the seat is there")]
    OwnerHere,
    /// The seat is not in the hands of a bot.
    #[error("no bot stands in for the seat")]
    NothingToTakeBack,
    /// Several seats of one person without a hot-seat table.
    #[error("several seats of one person need a hot-seat table")]
    HotSeatOnly,
    /// A clock that cannot be.
    #[error("the clock is out of bounds")]
    BadClock,
    /// No such bot.
    #[error("there is no such bot")]
    UnknownBot,
    /// A link that leads nowhere.
    #[error("the link leads nowhere")]
    BadLink,
    /// A salt that is none.
    #[error("the salt is none")]
    BadSalt,
    /// A name that cannot be.
    #[error("the name cannot be")]
    BadName,
    /// A login name that cannot be.
    #[error("the login name cannot be")]
    BadLogin,
    /// A password that cannot be.
    #[error("the password cannot be")]
    BadPassword,
    /// The login name is taken.
    #[error("the login name is taken")]
    LoginTaken,
    /// The person has an account already.
    #[error("the person has an account already")]
    RegisteredAlready,
    /// Wrong login name or password.
    #[error("wrong login name or password")]
    WrongPassword,
    /// A chat line that cannot be.
    #[error("the chat line is empty or too long")]
    BadChat,
    /// Preferences that are no object or too large.
    #[error("the preferences are no object or too large")]
    BadPrefs,
    /// A request that does not read.
    #[error("the request does not read: {0}")]
    BadRequest(String),
    /// Cross-site request.
    #[error("the request comes from another site")]
    BadOrigin,
    /// Too large.
    #[error("the request is too large")]
    TooLarge,
    /// Too many requests, connections, tables.
    #[error("too many")]
    TooMany,
    /// The table or the server has too much to do.
    #[error("the queue is full")]
    Busy,
    /// The server goes down.
    #[error("the server goes down")]
    Closing,
    /// The rules or the table forbid the move.
    #[error("the move was refused: {}", .0.kind())]
    Act(ActError),
    /// It cannot be taken back.
    #[error("nothing was taken back: {}", .0.kind())]
    NoUndo(NoUndo),
    /// The catalog refuses.
    #[error("the catalog refuses")]
    Catalog(#[from] CatalogError),
    /// The store failed.
    #[error("the store failed")]
    Store(#[from] StoreError),
    /// The system gives no random bytes.
    #[error("no randomness: {0}")]
    Chance(String),
    /// A fault of ours.
    #[error("a fault of ours: {0}")]
    Ours(String),
}

impl Fault {
    fn parts(&self) -> (StatusCode, &'static str) {
        use Fault as F;
        match self {
            F::SignedOut => (StatusCode::UNAUTHORIZED, "signed-out"),
            F::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            F::HostOnly => (StatusCode::FORBIDDEN, "host-only"),
            F::NotYourSeat => (StatusCode::FORBIDDEN, "not-your-seat"),
            F::NoSeat => (StatusCode::BAD_REQUEST, "no-such-seat"),
            F::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            F::SeatedAlready => (StatusCode::CONFLICT, "seated-already"),
            F::NotOpen => (StatusCode::CONFLICT, "not-open"),
            F::NotRunning => (StatusCode::CONFLICT, "not-running"),
            F::NotOver => (StatusCode::CONFLICT, "not-over"),
            F::Frozen => (StatusCode::CONFLICT, "frozen"),
            F::BotDecides => (StatusCode::CONFLICT, "bot-decides"),
            F::OwnerHere => (StatusCode::CONFLICT, "owner-here"),
            F::NothingToTakeBack => (StatusCode::CONFLICT, "nothing-to-take-back"),
            F::HotSeatOnly => (StatusCode::BAD_REQUEST, "hot-seat-only"),
            F::BadClock => (StatusCode::BAD_REQUEST, "bad-clock"),
            F::UnknownBot => (StatusCode::BAD_REQUEST, "unknown-bot"),
            F::BadLink => (StatusCode::FORBIDDEN, "bad-link"),
            F::BadSalt => (StatusCode::BAD_REQUEST, "bad-salt"),
            F::BadName => (StatusCode::BAD_REQUEST, "bad-name"),
            F::BadLogin => (StatusCode::BAD_REQUEST, "bad-login"),
            F::BadPassword => (StatusCode::BAD_REQUEST, "bad-password"),
            F::LoginTaken => (StatusCode::CONFLICT, "login-taken"),
            F::RegisteredAlready => (StatusCode::CONFLICT, "registered-already"),
            F::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password"),
            F::BadChat => (StatusCode::BAD_REQUEST, "bad-chat"),
            F::BadPrefs => (StatusCode::BAD_REQUEST, "bad-prefs"),
            F::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad-request"),
            F::BadOrigin => (StatusCode::FORBIDDEN, "bad-origin"),
            F::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            F::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            F::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            F::Closing => (StatusCode::SERVICE_UNAVAILABLE, "closing"),
            F::Act(error) => (StatusCode::UNPROCESSABLE_ENTITY, error.kind()),
            F::NoUndo(error) => (StatusCode::UNPROCESSABLE_ENTITY, error.kind()),
            F::Catalog(CatalogError::UnknownGame(_)) => (StatusCode::NOT_FOUND, "unknown-game"),
            F::Catalog(error) => (StatusCode::BAD_REQUEST, error.kind()),
            F::Store(_) | F::Chance(_) | F::Ours(_) => (StatusCode::INTERNAL_SERVER_ERROR, "ours"),
        }
    }

    /// What the person is told.
    pub(crate) fn problem(&self) -> Problem {
        let (_, kind) = self.parts();
        let mut clause = None;
        let reason = match self {
            Fault::Act(error) => {
                if let ActError::Illegal(illegal) = error {
                    clause = Some(illegal.clause.to_owned());
                }
                error.phrase()
            }
            Fault::NoUndo(error) => error.phrase(),
            Fault::Catalog(CatalogError::Setup(error @ SetupError::Alone { .. })) => error.phrase(),
            // What is wrong with options and requests is told in the words of those who write programs.
            Fault::Catalog(error) => {
                Phrase::new(format!("problem-{kind}")).with("detail", error.to_string().as_str())
            }
            Fault::BadRequest(detail) => Phrase::new("problem-bad-request").with("detail", detail.as_str()),
            Fault::SignedOut
            | Fault::NotFound
            | Fault::HostOnly
            | Fault::NotYourSeat
            | Fault::NoSeat
            | Fault::SeatTaken
            | Fault::SeatedAlready
            | Fault::NotOpen
            | Fault::NotRunning
            | Fault::NotOver
            | Fault::Frozen
            | Fault::BotDecides
            | Fault::OwnerHere
            | Fault::NothingToTakeBack
            | Fault::HotSeatOnly
            | Fault::BadClock
            | Fault::UnknownBot
            | Fault::BadLink
            | Fault::BadSalt
            | Fault::BadName
            | Fault::BadLogin
            | Fault::BadPassword
            | Fault::LoginTaken
            | Fault::RegisteredAlready
            | Fault::WrongPassword
            | Fault::BadChat
            | Fault::BadPrefs
            | Fault::BadOrigin
            | Fault::TooLarge
            | Fault::TooMany
            | Fault::Busy
            | Fault::Closing
            | Fault::Store(_)
            | Fault::Chance(_)
            | Fault::Ours(_) => Phrase::new(format!("problem-{kind}")),
        };
        Problem { kind: kind.to_owned(), reason, clause }
    }

    /// Writes down what is ours to mend.
    pub(crate) fn log(&self) {
        if self.parts().0 == StatusCode::INTERNAL_SERVER_ERROR {
            let chain = std::iter::successors(std::error::Error::source(self), |error| error.source());
            let sources = chain.map(ToString::to_string).collect::<Vec<_>>().join(": ");
            tracing::error!(fault = %self, sources, "request failed");
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        self.log();
        (self.parts().0, Json(self.problem())).into_response()
    }
}

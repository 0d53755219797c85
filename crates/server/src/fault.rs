//! Errors, as messages for people, log lines and HTTP responses. Only this module turns errors into responses.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::CatalogError;
use engine::Phrase;
use table::wire::Problem;

use crate::store::StoreError;

/// The reason why a request was refused.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The request has no valid session.
    #[error("the request has no session")]
    SignedOut,
    /// It does not exist, or the person may not know that it does.
    #[error("it does not exist, or not for this person")]
    NotFound,
    /// Several seats of one person without a hot-seat table.
    #[error("several seats of one person need a hot-seat table")]
    HotSeatOnly,
    /// The bot does not exist.
    #[error("there is no such bot")]
    UnknownBot,
    /// An invalid login name.
    #[error("the login name is not allowed")]
    BadLogin,
    /// An invalid password.
    #[error("the password is not allowed")]
    BadPassword,
    /// A password that is easy to guess.
    #[error("the password is too easy to guess")]
    WeakPassword,
    /// The account does not exist.
    #[error("there is no such account")]
    NoAccount,
    /// Another player of the table has this name.
    #[error("a player of the table has this name")]
    NameTaken,
    /// The host has muted spectators.
    #[error("spectators may not speak at this table")]
    Muted,
    /// The login name is taken.
    #[error("the login name is taken")]
    LoginTaken,
    /// The person has an account already.
    #[error("the person has an account already")]
    RegisteredAlready,
    /// Wrong login name or password.
    #[error("wrong login name or password")]
    WrongPassword,
    /// An invalid chat line.
    #[error("the chat line is empty or too long")]
    BadChat,
    /// Preferences that are not an object or too large.
    #[error("the preferences are not an object, or are too large")]
    BadPrefs,
    /// A malformed request.
    #[error("the request cannot be read: {0}")]
    BadRequest(String),
    /// Cross-site request.
    #[error("the request comes from another site")]
    BadOrigin,
    /// The route does not support this method.
    #[error("the method of the request is not supported")]
    WrongMethod,
    /// The request is too large.
    #[error("the request is too large")]
    TooLarge,
    /// The limit of requests, connections or tables is reached.
    #[error("too many")]
    TooMany,
    /// The queue of the table or server is full.
    #[error("the queue is full")]
    Busy,
    /// The queue is so long that the request is rejected.
    #[error("the server is overloaded")]
    Overloaded,
    /// Other nodes were first in all attempts.
    #[error("another node was first")]
    Late,
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closing,
    /// A node with a later version plays the table by rules that this node does not know.
    #[error("the table is played by later rules, at other nodes")]
    Elsewhere,
    /// An invalid campaign name.
    #[error("the name of the campaign is not allowed")]
    BadCampaignName,
    /// A game of the campaign is running.
    #[error("a game of the campaign is under way")]
    CampaignRunning,
    /// The campaign has ended.
    #[error("the campaign has come to its end")]
    CampaignOver,
    /// The campaign is paused.
    #[error("the campaign has been abandoned")]
    CampaignAbandoned,
    /// Only the crew of the campaign may do this.
    #[error("only the crew of the campaign may do this")]
    CrewOnly,
    /// Only accounts may do this.
    #[error("this needs an account")]
    AccountNeeded,
    /// An invalid e-mail address.
    #[error("the e-mail address is not valid")]
    BadEmail,
    /// An address that the server may not reach, or a push subscription that does not read.
    #[error("the address cannot be reached, or the subscription is not valid")]
    BadEndpoint,
    /// An unknown time zone.
    #[error("the time zone is not known")]
    BadZone,
    /// An invalid time of day.
    #[error("the time of day is not valid")]
    BadTime,
    /// Another account has verified the address.
    #[error("another account has verified the address")]
    EmailTaken,
    /// A token of a link that is not valid any more.
    #[error("the link is not valid any more")]
    TokenExpired,
    /// The site sends no e-mail.
    #[error("the site sends no e-mail")]
    MailOff,
    /// The site sends no push messages.
    #[error("the site sends no push messages")]
    PushOff,
    /// An invalid campaign document, or a game without campaigns.
    #[error(transparent)]
    Campaign(#[from] catalog::CampaignError),
    /// The table rejects the request.
    #[error(transparent)]
    Table(#[from] table::Fault),
    /// The store failed.
    #[error("the store failed")]
    Store(#[source] StoreError),
    /// An internal error.
    #[error("internal error: {0}")]
    Ours(String),
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        if matches!(error, StoreError::Closed) { Fault::Closing } else { Fault::Store(error) }
    }
}

impl From<CatalogError> for Fault {
    fn from(error: CatalogError) -> Fault {
        Fault::Table(error.into())
    }
}

impl Fault {
    fn parts(&self) -> (StatusCode, &'static str) {
        use Fault as F;
        match self {
            F::SignedOut => (StatusCode::UNAUTHORIZED, "signed-out"),
            F::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            F::HotSeatOnly => (StatusCode::BAD_REQUEST, "hot-seat-only"),
            F::UnknownBot => (StatusCode::BAD_REQUEST, "unknown-bot"),
            F::BadLogin => (StatusCode::BAD_REQUEST, "bad-login"),
            F::BadPassword => (StatusCode::BAD_REQUEST, "bad-password"),
            F::WeakPassword => (StatusCode::BAD_REQUEST, "weak-password"),
            F::NoAccount => (StatusCode::CONFLICT, "no-account"),
            F::NameTaken => (StatusCode::CONFLICT, "name-taken"),
            F::Muted => (StatusCode::FORBIDDEN, "muted"),
            F::LoginTaken => (StatusCode::CONFLICT, "login-taken"),
            F::RegisteredAlready => (StatusCode::CONFLICT, "registered-already"),
            F::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password"),
            F::BadChat => (StatusCode::BAD_REQUEST, "bad-chat"),
            F::BadPrefs => (StatusCode::BAD_REQUEST, "bad-prefs"),
            F::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad-request"),
            F::BadOrigin => (StatusCode::FORBIDDEN, "bad-origin"),
            F::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            F::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            F::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            F::Busy | F::Late => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            F::Overloaded => (StatusCode::SERVICE_UNAVAILABLE, "overloaded"),
            F::Closing | F::Elsewhere => (StatusCode::SERVICE_UNAVAILABLE, "closing"),
            F::BadCampaignName => (StatusCode::BAD_REQUEST, "bad-campaign-name"),
            F::CampaignRunning => (StatusCode::CONFLICT, "campaign-running"),
            F::CampaignOver => (StatusCode::CONFLICT, "campaign-over"),
            F::CampaignAbandoned => (StatusCode::CONFLICT, "campaign-abandoned"),
            F::CrewOnly => (StatusCode::FORBIDDEN, "crew-only"),
            F::AccountNeeded => (StatusCode::FORBIDDEN, "account-needed"),
            F::BadEmail => (StatusCode::BAD_REQUEST, "bad-email"),
            F::BadEndpoint => (StatusCode::BAD_REQUEST, "bad-endpoint"),
            F::BadZone => (StatusCode::BAD_REQUEST, "bad-zone"),
            F::BadTime => (StatusCode::BAD_REQUEST, "bad-time"),
            F::EmailTaken => (StatusCode::CONFLICT, "email-taken"),
            F::TokenExpired => (StatusCode::GONE, "token-expired"),
            F::MailOff => (StatusCode::NOT_FOUND, "mail-off"),
            F::PushOff => (StatusCode::NOT_FOUND, "push-off"),
            F::Campaign(_) => (StatusCode::BAD_REQUEST, "campaign"),
            F::Table(fault) => (status(fault), fault.kind()),
            // Errors of the store are logged once. People learn that the request had no effect.
            F::Store(StoreError::NotStoring | StoreError::NotCommitted(_) | StoreError::Unseen) => {
                (StatusCode::SERVICE_UNAVAILABLE, "not-stored")
            }
            F::Store(StoreError::Damaged(_) | StoreError::Broken(_)) => {
                (StatusCode::SERVICE_UNAVAILABLE, "damaged")
            }
            F::Store(StoreError::NotKnown(_)) => (StatusCode::SERVICE_UNAVAILABLE, "not-known"),
            F::Store(_) | F::Ours(_) => (StatusCode::INTERNAL_SERVER_ERROR, "ours"),
        }
    }

    /// The message for the person.
    pub(crate) fn problem(&self) -> Problem {
        let (_, kind) = self.parts();
        let reason = match self {
            Fault::Table(fault) => return fault.problem(),
            Fault::Campaign(error) => error.phrase(),
            Fault::Store(StoreError::Damaged(damage)) => {
                Phrase::new("problem-damaged").with("damage", damage.subject.to_string().as_str())
            }
            Fault::Store(StoreError::Broken(_)) => Phrase::new("problem-damaged").with("damage", "?"),
            // Malformed requests get a technical message for client developers.
            Fault::BadRequest(detail) => Phrase::new("problem-bad-request").with("detail", detail.as_str()),
            Fault::SignedOut
            | Fault::NotFound
            | Fault::HotSeatOnly
            | Fault::UnknownBot
            | Fault::BadLogin
            | Fault::BadPassword
            | Fault::WeakPassword
            | Fault::NoAccount
            | Fault::NameTaken
            | Fault::Muted
            | Fault::LoginTaken
            | Fault::RegisteredAlready
            | Fault::WrongPassword
            | Fault::BadChat
            | Fault::BadPrefs
            | Fault::BadOrigin
            | Fault::WrongMethod
            | Fault::TooLarge
            | Fault::TooMany
            | Fault::Busy
            | Fault::Overloaded
            | Fault::Late
            | Fault::Closing
            | Fault::Elsewhere
            | Fault::BadCampaignName
            | Fault::CampaignRunning
            | Fault::CampaignOver
            | Fault::CampaignAbandoned
            | Fault::CrewOnly
            | Fault::AccountNeeded
            | Fault::BadEmail
            | Fault::BadEndpoint
            | Fault::BadZone
            | Fault::BadTime
            | Fault::EmailTaken
            | Fault::TokenExpired
            | Fault::MailOff
            | Fault::PushOff
            | Fault::Store(_)
            | Fault::Ours(_) => Phrase::new(format!("problem-{kind}")),
        };
        Problem { kind: kind.to_owned(), reason, clause: None }
    }

    /// Logs errors that need the host's attention.
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

/// The HTTP status of a table's error.
fn status(fault: &table::Fault) -> StatusCode {
    use table::Fault as F;
    match fault {
        F::Catalog(CatalogError::UnknownGame(_)) => StatusCode::NOT_FOUND,
        F::HostOnly | F::NotYourSeat | F::BadLink | F::NoHints => StatusCode::FORBIDDEN,
        F::NoSeat | F::BadClock | F::BadSalt | F::BadName | F::Catalog(_) => StatusCode::BAD_REQUEST,
        F::SeatTaken
        | F::SeatedAlready
        | F::NotOpen
        | F::NotRunning
        | F::NotOver
        | F::Frozen
        | F::BotDecides
        | F::OwnerHere
        | F::NothingToTakeBack
        | F::AskedAlready
        | F::NothingAsked
        | F::TakenBackOften => StatusCode::CONFLICT,
        F::TooMany => StatusCode::TOO_MANY_REQUESTS,
        F::Act(_) | F::NoUndo(_) => StatusCode::UNPROCESSABLE_ENTITY,
        F::Chance(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

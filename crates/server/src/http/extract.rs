//! Request extractors: the person, bodies and ids.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr as _;
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use hyper::body::Body as _;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{Link, TableId};

use crate::app::App;
use crate::fault::Fault;
use crate::limits::{BODY_MAX, CAMPAIGN_MAX, SESSION_LIFE_MS};
use crate::store::Person;
use crate::token::Token;

/// The name of the session cookie.
pub(super) const COOKIE: &str = "caravelle";

/// The session token of a request, if it has one.
pub(super) fn session_token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::read(value))
}

/// The header that sets or deletes the session cookie.
pub(super) fn cookie(app: &App, token: Option<&Token>) -> HeaderMap {
    let secure = if app.origins.is_secure() { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token.reveal(), SESSION_LIFE_MS / 1000));
    let folder = app.origins.folder();
    let path = if folder.is_empty() { "/" } else { folder };
    let text = format!("{COOKIE}={value}; Path={path}; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let mut headers = HeaderMap::new();
    if let Ok(mut value) = HeaderValue::try_from(text) {
        value.set_sensitive(true);
        headers.insert(header::SET_COOKIE, value);
    }
    headers
}

/// The person behind the session; `None` without a valid session.
pub(super) struct Who(pub(super) Option<Person>);

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Who, Fault> {
        match session_token(&parts.headers) {
            Some(token) => Ok(Who(app.people.who(&token).await?)),
            None => Ok(Who(None)),
        }
    }
}

/// The person of the session; rejects requests without a valid session.
pub(super) struct Known(pub(super) Person);

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, Fault> {
        let Who(person) = Who::from_request_parts(parts, app).await?;
        person.map(Known).ok_or(Fault::SignedOut)
    }
}

/// The address of the client, as limits count it.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Fault> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        Ok(Address(app.proxies.address(&parts.headers, peer)))
    }
}

/// The id of a table in the path. An invalid id is not found.
pub(super) struct At(pub(super) TableId);

impl FromRequestParts<Arc<App>> for At {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<At, Fault> {
        let Named(id) = Named::from_request_parts(parts, app).await?;
        TableId::from_str(&id).map(At).map_err(|_| Fault::NotFound)
    }
}

/// The link of a campaign in the path. An invalid link is not found.
pub(super) struct ByCampaign(pub(super) Link);

impl FromRequestParts<Arc<App>> for ByCampaign {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ByCampaign, Fault> {
        let Named(link) = Named::from_request_parts(parts, app).await?;
        Ok(ByCampaign(Link::stored(link)))
    }
}

/// A name in the path. Invalid UTF-8 is not found.
pub(super) struct Named(pub(super) String);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named, Fault> {
        let named = Path::<String>::from_request_parts(parts, app).await;
        named.map(|Path(name)| Named(name)).map_err(|_| Fault::NotFound)
    }
}

/// A part of the query. An invalid query is a bad request.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Fault> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|error| Fault::BadRequest(error.body_text()))
    }
}

/// The link token in the query.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ByLink {
    #[serde(default)]
    pub(super) link: Option<String>,
}

/// A JSON body.
pub(super) struct Json<T>(pub(super) T);

/// A JSON body with a higher size limit: a campaign document.
pub(super) struct Large<T>(pub(super) T);

/// An optional JSON body.
pub(super) struct MaybeJson<T>(pub(super) T);

async fn body(request: Request, most: usize) -> Result<(bool, Vec<u8>), Fault> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let json = kind.is_some_and(|kind| {
        kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
    });
    let body: Body = request.into_body();
    // Rejects a body early, by its Content-Length.
    if body.size_hint().lower() > most as u64 {
        return Err(Fault::TooLarge);
    }
    let bytes = to_bytes(body, most).await.map_err(|_| Fault::TooLarge)?;
    Ok((json, bytes.into()))
}

fn read<T: DeserializeOwned>(json: bool, bytes: &[u8]) -> Result<T, Fault> {
    // A cross-site form cannot send this media type without a preflight request.
    if !json {
        return Err(Fault::BadRequest("the content type must be application/json".to_owned()));
    }
    serde_json::from_slice(bytes).map_err(|error| Fault::BadRequest(error.to_string()))
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &Arc<App>) -> Result<Json<T>, Fault> {
        let (json, bytes) = body(request, BODY_MAX).await?;
        read(json, &bytes).map(Json)
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Large<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &Arc<App>) -> Result<Large<T>, Fault> {
        let (json, bytes) = body(request, CAMPAIGN_MAX).await?;
        read(json, &bytes).map(Large)
    }
}

impl<T: DeserializeOwned + Default> FromRequest<Arc<App>> for MaybeJson<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &Arc<App>) -> Result<MaybeJson<T>, Fault> {
        let (json, bytes) = body(request, BODY_MAX).await?;
        if bytes.is_empty() {
            return Ok(MaybeJson(T::default()));
        }
        read(json, &bytes).map(MaybeJson)
    }
}

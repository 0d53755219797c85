//! Requests to addresses that users choose: push services and webhooks.
//!
//! Only public addresses are reached, and the networks that the host allows. The name is resolved once, and the
//! connection goes to the addresses that were checked. Redirects are not followed, and no proxy is used.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use ::community::{Target, is_public};
use axum::body::Bytes;
use axum::http::{HeaderMap, Request, header};
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};

use crate::http::Network;
use crate::limits::{ADDRESSES_TRIED, ANSWER_HEAD_MAX, ANSWER_MAX, ANSWER_TIME};

/// The reason why a request has no answer.
#[derive(Debug, thiserror::Error)]
pub enum OutgoingError {
    /// The address is malformed, or leads to a network that is not public.
    #[error("not a public address")]
    Refused,
    /// The name has no address.
    #[error("the name was not found")]
    Unknown,
    /// The connection failed.
    #[error("{0}")]
    Connect(io::ErrorKind),
    /// No TLS connection, such as with a wrong certificate.
    #[error("TLS: {0}")]
    Tls(String),
    /// There was no answer in time.
    #[error("time-out")]
    Late,
    /// The answer is not HTTP.
    #[error("the answer is not HTTP")]
    Answer,
}

impl OutgoingError {
    /// Whether the same request may succeed later.
    pub fn is_temporary(&self) -> bool {
        !matches!(self, OutgoingError::Refused)
    }
}

/// Addresses of a name.
pub type Addresses<'a> = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send + 'a>>;

/// The resolver of names.
pub trait Resolve: Send + Sync + fmt::Debug {
    /// The addresses of a name.
    fn resolve<'a>(&'a self, host: &'a str) -> Addresses<'a>;
}

/// The resolver of the system.
#[derive(Debug)]
pub struct SystemResolver;

impl Resolve for SystemResolver {
    fn resolve<'a>(&'a self, host: &'a str) -> Addresses<'a> {
        Box::pin(
            async move { Ok(tokio::net::lookup_host((host, 0)).await?.map(|found| found.ip()).collect()) },
        )
    }
}

/// A POST request.
#[derive(Debug)]
pub struct Post<'a> {
    /// The address that a user chose.
    pub url: &'a str,
    /// Headers beside `Host`, `User-Agent` and `Content-Length`.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// The answer to a request.
#[derive(Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The pause that the receiver asks for.
    pub after: Option<Duration>,
    /// The beginning of the body.
    pub text: String,
}

/// A stream with or without TLS.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Ends the task of a connection with its request.
struct Connection(AbortHandle);

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The client of external services.
pub struct Outgoing {
    tls: TlsConnector,
    /// The networks that the host allows although they are not public, also without TLS.
    allowed: Vec<Network>,
    agent: String,
    /// The time limit of a request; half of it for the connection.
    time_limit: Duration,
    resolver: Arc<dyn Resolve>,
}

impl fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outgoing").field("allowed", &self.allowed).finish_non_exhaustive()
    }
}

impl Outgoing {
    /// A client for a site. `certificates` are trusted in addition to those that browsers trust, in PEM.
    pub fn new(
        site: &str,
        allowed: Vec<Network>,
        certificates: &[u8],
        time_limit: Duration,
        resolver: Arc<dyn Resolve>,
    ) -> Result<Outgoing, rustls::Error> {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        for certificate in CertificateDer::pem_slice_iter(certificates) {
            let certificate = certificate.map_err(|error| rustls::Error::General(error.to_string()))?;
            roots.add(certificate)?;
        }
        let provider = Arc::new(ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let config = config.with_root_certificates(roots).with_no_client_auth();
        let agent = format!("Caravelle/{} (+{site})", env!("CARGO_PKG_VERSION"));
        Ok(Outgoing { tls: TlsConnector::from(Arc::new(config)), allowed, agent, time_limit, resolver })
    }

    /// Whether an address may be reached, as far as its text tells: a name may still resolve to a private address.
    pub fn may_reach(&self, url: &str) -> bool {
        self.target(url).is_ok()
    }

    /// The parts of an address, unless its form alone rules it out.
    fn target(&self, url: &str) -> Result<Target, OutgoingError> {
        let target = Target::read(url).map_err(|_| OutgoingError::Refused)?;
        let literal = target.host.parse::<IpAddr>().ok();
        // A name on an unusual port or without TLS may turn out to be in an allowed network.
        let fits = literal.map_or(target.is_ordinary() || !self.allowed.is_empty(), |address| {
            self.is_allowed(&target, address)
        });
        if fits { Ok(target) } else { Err(OutgoingError::Refused) }
    }

    fn is_allowed(&self, target: &Target, address: IpAddr) -> bool {
        let canonical = address.to_canonical();
        self.allowed.iter().any(|network| network.has(canonical))
            || (target.is_ordinary() && is_public(address))
    }

    /// The addresses of a target. One that may not be reached rules out all of them.
    async fn addresses(&self, target: &Target) -> Result<Vec<IpAddr>, OutgoingError> {
        let addresses = match target.host.parse() {
            Ok(literal) => vec![literal],
            Err(_) => self.resolver.resolve(&target.host).await.map_err(|_| OutgoingError::Unknown)?,
        };
        if addresses.is_empty() {
            return Err(OutgoingError::Unknown);
        }
        if addresses.iter().all(|address| self.is_allowed(target, *address)) {
            Ok(addresses)
        } else {
            Err(OutgoingError::Refused)
        }
    }

    async fn connect(&self, target: &Target) -> Result<Box<dyn Stream>, OutgoingError> {
        let mut addresses = self.addresses(target).await?;
        addresses.truncate(ADDRESSES_TRIED);
        // Each address gets its share of the time, so that one without an answer does not hide the next.
        let share = self.time_limit / 2 / u32::try_from(addresses.len()).unwrap_or(1).max(1);
        let mut stream = Err(OutgoingError::Unknown);
        for address in addresses {
            let address = SocketAddr::new(address, target.port);
            stream = match timeout(share, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => Ok(stream),
                Ok(Err(error)) => Err(OutgoingError::Connect(error.kind())),
                Err(_) => Err(OutgoingError::Late),
            };
            if stream.is_ok() {
                break;
            }
        }
        let stream = stream?;
        if !target.secure {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(target.host.clone()).map_err(|_| OutgoingError::Refused)?;
        let stream = self.tls.connect(name, stream).await.map_err(|error| match error.get_ref() {
            Some(cause) => OutgoingError::Tls(cause.to_string()),
            None => OutgoingError::Connect(error.kind()),
        })?;
        Ok(Box::new(stream))
    }

    /// Sends a request, and reads the beginning of the answer.
    pub async fn post(&self, post: Post<'_>) -> Result<Reply, OutgoingError> {
        timeout(self.time_limit, self.exchange(post)).await.unwrap_or(Err(OutgoingError::Late))
    }

    async fn exchange(&self, post: Post<'_>) -> Result<Reply, OutgoingError> {
        let target = self.target(post.url)?;
        let mut request = Request::post(&target.path)
            .header(header::HOST, target.authority())
            .header(header::USER_AGENT, &self.agent)
            .header(header::CONNECTION, "close");
        for (name, value) in post.headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(post.body))).map_err(|_| OutgoingError::Refused)?;
        let connecting = timeout(self.time_limit / 2, self.connect(&target)).await;
        let stream = connecting.unwrap_or(Err(OutgoingError::Late))?;
        let mut http = http1::Builder::new();
        let handshake = http.max_buf_size(ANSWER_HEAD_MAX).handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = handshake.map_err(|_| OutgoingError::Answer)?;
        let _connection = Connection(tokio::spawn(connection).abort_handle());
        let answer = sender.send_request(request).await.map_err(|_| OutgoingError::Answer)?;
        let (head, mut body) = answer.into_parts();
        let mut text = Vec::new();
        let reading = async {
            while text.len() < ANSWER_MAX
                && let Some(Ok(frame)) = body.frame().await
            {
                text.extend(frame.into_data().unwrap_or_default());
            }
        };
        // The status counts even if the body never ends.
        let _ = timeout(ANSWER_TIME, reading).await;
        text.truncate(ANSWER_MAX);
        Ok(Reply {
            status: head.status.as_u16(),
            after: retry_after(&head.headers),
            text: String::from_utf8_lossy(&text).into_owned(),
        })
    }
}

/// The pause that an answer asks for: a number of seconds, or a date.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let value = headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = value.parse() {
        return Some(Duration::from_secs(seconds));
    }
    httpdate::parse_http_date(value).ok()?.duration_since(SystemTime::now()).ok()
}

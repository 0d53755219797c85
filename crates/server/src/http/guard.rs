//! The layers before every route: origin checks, rate limits, socket slots and security headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, RateLimiter};

use super::cluster_limits::{SOCKETS, counter_key};
use super::unsubscribe;
use crate::app::{App, Rate};
use crate::fault::Fault;
use crate::limits::{RATES_KEPT, REQUEST_TIME};

/// The origins that pages may have.
#[derive(Clone, Debug)]
pub struct Origins {
    /// The origin of the public address, if there is one.
    public: Option<String>,
    /// The folder of the site on that host, such as `/games/caravelle`; empty for the root.
    folder: String,
}

impl Origins {
    /// The origins for a public address; none if the address is invalid.
    pub fn new(public_url: Option<&str>) -> Option<Origins> {
        let Some(url) = public_url else { return Some(Origins { public: None, folder: String::new() }) };
        let (scheme, rest) = url.trim_end_matches('/').split_once("://")?;
        let (host, folder) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let scheme = scheme.to_ascii_lowercase();
        let usual = match scheme.as_str() {
            "https" => ":443",
            "http" => ":80",
            _ => return None,
        };
        let host = host.to_ascii_lowercase();
        let host = host.strip_suffix(usual).unwrap_or(&host);
        let fits = !host.is_empty() && !host.contains(['?', '#', '@', ' ']);
        // The path is used unchanged in addresses and cookies.
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '~');
        let is_name = |part: &str| !matches!(part, "" | "." | "..") && part.chars().all(plain);
        let fits = fits && folder.split('/').skip(1).all(is_name);
        fits.then(|| Origins { public: Some(format!("{scheme}://{host}")), folder: folder.to_owned() })
    }

    /// The public address, if there is one.
    pub fn public(&self) -> Option<String> {
        self.public.as_ref().map(|origin| format!("{origin}{}", self.folder))
    }

    /// The folder of the site on its host, such as `/games/caravelle`; empty for the root.
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// Whether cookies require an encrypted connection.
    pub fn is_secure(&self) -> bool {
        self.public.as_ref().is_some_and(|public| public.starts_with("https://"))
    }

    /// Whether a request names a known host. Without a public address, a page of another site whose name resolves to
    /// this machine could otherwise read public data (DNS rebinding).
    pub fn knows(&self, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(header::HOST) else { return true };
        self.public.is_some() || host.to_str().is_ok_and(is_local)
    }

    /// Whether a request may change data or open a socket. Pages of other sites may not. Programs, which send no
    /// origin, may.
    pub fn allow(&self, headers: &HeaderMap) -> bool {
        let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
        if matches!(site, Some("cross-site" | "same-site")) {
            return false;
        }
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        match &self.public {
            Some(public) => origin.eq_ignore_ascii_case(public),
            None => {
                let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
                let own = origin.split_once("://").map(|(_, host)| host);
                let is_own = own.zip(host).is_some_and(|(own, host)| own.eq_ignore_ascii_case(host));
                is_own && host.is_some_and(is_local)
            }
        }
    }
}

/// Whether a host is an IP address, or a name that nobody can register. Another site could let its own name resolve to
/// this machine (DNS rebinding).
fn is_local(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') && port.bytes().all(|byte| byte.is_ascii_digit()) => {
            (name, true)
        }
        _ => (host, false),
    };
    if let Some(address) = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        return address.parse::<std::net::Ipv6Addr>().is_ok();
    }
    // Colons without brackets belong to an IPv6 address, which browsers never send in this form.
    if port && name.contains(':') {
        return false;
    }
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    let last = name.rsplit('.').next().unwrap_or_default();
    name.parse::<std::net::Ipv4Addr>().is_ok()
        || (!name.is_empty() && !name.contains('.'))
        || matches!(last, "local" | "localhost" | "lan" | "internal" | "test")
        || name.ends_with(".home.arpa")
}

/// A rate limit per address.
#[derive(Clone, Debug)]
pub(super) struct Limiter {
    app: Arc<App>,
    rate: Rate,
    rates: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    /// Whether it applies only to requests from other machines.
    outside: bool,
    /// The counter in the database that limits the rate over all nodes at each request. Other counts are merged once a
    /// second.
    each: Option<&'static str>,
}

impl Limiter {
    pub(super) fn new(app: &Arc<App>, rate: Rate) -> Limiter {
        let rates = Arc::new(RateLimiter::keyed(rate.quota()));
        let kept = Arc::downgrade(&rates);
        // Removes addresses without recent requests.
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(RATES_KEPT).await;
                let Some(rates) = kept.upgrade() else { return };
                rates.retain_recent();
            }
        });
        Limiter { app: Arc::clone(app), rate, rates, outside: false, each: None }
    }

    /// A limit for a rare operation, counted over all nodes at each request.
    pub(super) fn each(app: &Arc<App>, rate: Rate, what: &'static str) -> Limiter {
        Limiter { each: Some(what), ..Limiter::new(app, rate) }
    }

    /// Like [`Limiter::each`], for requests from other machines only.
    pub(super) fn outside(app: &Arc<App>, rate: Rate, what: &'static str) -> Limiter {
        Limiter { outside: true, ..Limiter::each(app, rate, what) }
    }

    /// Whether the address is within the limit over all nodes.
    async fn elsewhere(&self, address: IpAddr) -> Result<bool, Fault> {
        let registry = &self.app.registry;
        if !registry.store.is_shared() {
            return Ok(true);
        }
        match self.each {
            Some(what) => {
                Ok(registry.store.may_try(counter_key(what, address), registry.time.now(), self.rate).await?)
            }
            None => Ok(self.app.cluster_limits.may_ask(address, registry.time.now())),
        }
    }
}

/// Rejects requests beyond the limit.
pub(super) async fn limit(State(limiter): State<Limiter>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let address = limiter.app.proxies.address(request.headers(), peer);
    // Requests from this machine are exempt if the limit applies only to others.
    if limiter.outside && address.is_loopback() {
        return next.run(request).await;
    }
    if limiter.rates.check_key(&address).is_err() {
        return Fault::TooMany.into_response();
    }
    match limiter.elsewhere(address).await {
        Ok(true) => next.run(request).await,
        Ok(false) => Fault::TooMany.into_response(),
        Err(fault) => fault.into_response(),
    }
}

/// Limits the time until the response.
pub(super) async fn in_time(request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(REQUEST_TIME, next.run(request)).await;
    answered.unwrap_or_else(|_| Fault::Busy.into_response())
}

/// The number of connections of a kind, in total and by address.
#[derive(Debug)]
pub struct Slots {
    most: usize,
    per_address: usize,
    taken: Mutex<(usize, HashMap<IpAddr, usize>)>,
    /// The connections of busy addresses at other nodes.
    elsewhere: Mutex<HashMap<String, u32>>,
}

/// The slot of a connection; released when dropped.
#[derive(Debug)]
pub struct Slot {
    slots: Arc<Slots>,
    address: IpAddr,
}

impl Slots {
    /// Slots with a limit in total and per address.
    pub fn new(most: usize, per_address: usize) -> Slots {
        Slots { most, per_address, taken: Mutex::default(), elsewhere: Mutex::default() }
    }

    /// The addresses that hold a large part of their limit.
    pub(super) fn busy(&self) -> Vec<(IpAddr, u32)> {
        let least = self.per_address.div_ceil(8);
        let taken = self.taken();
        let busy = taken.1.iter().filter(|(address, many)| !address.is_loopback() && **many >= least);
        busy.map(|(address, many)| (*address, u32::try_from(*many).unwrap_or(u32::MAX))).collect()
    }

    /// Sets the connections held at other nodes.
    pub(super) fn set_elsewhere(&self, held: Vec<(String, u32)>) {
        *self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner) = held.into_iter().collect();
    }

    fn elsewhere(&self, address: IpAddr) -> usize {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        if elsewhere.is_empty() {
            return 0;
        }
        elsewhere.get(&counter_key(SOCKETS, address)).map_or(0, |held| *held as usize)
    }

    fn taken(&self) -> MutexGuard<'_, (usize, HashMap<IpAddr, usize>)> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a slot for a connection from an address.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Result<Slot, Fault> {
        let elsewhere = self.elsewhere(address);
        let mut taken = self.taken();
        let own = taken.1.get(&address).copied().unwrap_or(0);
        // Loopback addresses have only the total limit.
        if taken.0 >= self.most || (!address.is_loopback() && own + elsewhere >= self.per_address) {
            return Err(Fault::TooMany);
        }
        taken.0 += 1;
        taken.1.insert(address, own + 1);
        Ok(Slot { slots: Arc::clone(self), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.slots.taken();
        taken.0 = taken.0.saturating_sub(1);
        if let Some(own) = taken.1.get_mut(&self.address) {
            *own = own.saturating_sub(1);
            if *own == 0 {
                taken.1.remove(&self.address);
            }
        }
    }
}

/// All content comes from this server: no external or inline scripts, styles or pictures.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Links to seats are secrets.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Rejects cross-site requests, counts requests and adds the security headers to every response.
pub(super) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let line = Line::begin(&app, &request);
    let method = request.method().clone();
    let api = request.uri().path().starts_with("/api/");
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    // Mail servers post there for a person, and the page there has no origin of its own (RFC 8058).
    let is_open = request.uri().path().starts_with(unsubscribe::PATH);
    let is_foreign = (!harmless || socket) && !is_open && !app.origins.allow(request.headers());
    let mut response = if is_foreign || (api && !app.origins.knows(request.headers())) {
        Fault::BadOrigin.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.origins.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    app.registry.metrics.count_request(&method, response.status());
    if let Some(line) = line {
        line.end(&response);
    }
    response
}

/// A line of the access log. It contains the route and not the path, because a path may contain a link token.
struct Line {
    began: Instant,
    method: Method,
    route: String,
    address: IpAddr,
}

impl Line {
    /// Starts the line of a request; none if the access log is off.
    fn begin(app: &App, request: &Request) -> Option<Line> {
        if !app.access_log {
            return None;
        }
        let route = request.extensions().get::<MatchedPath>();
        let route = route.map_or("page", MatchedPath::as_str).to_owned();
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let address = app.proxies.address(request.headers(), peer);
        Some(Line { began: Instant::now(), method: request.method().clone(), route, address })
    }

    /// Writes the line when the response is ready. A live connection continues after it.
    fn end(self, response: &Response) {
        let Line { began, method, route, address } = self;
        let (status, seconds) = (response.status().as_u16(), began.elapsed().as_secs_f64());
        tracing::info!(target: "access", %method, route, status, seconds, %address);
    }
}

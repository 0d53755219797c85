//! Accepts connections, with a limit in total and per address, and a limit on the time until the head of a request.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;

use axum::extract::ConnectInfo;
use axum::http::{Version, header};
use axum::response::IntoResponse as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

use super::proxy::bucket;
use crate::app::App;
use crate::fault::Fault;
use crate::limits::{ACCEPT_RETRY, HEAD_TIME};

/// Serves until `stop` resolves, then until the running requests are answered.
pub(crate) async fn accept(app: &Arc<App>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let router = super::router(app);
    let (end, _) = watch::channel(());
    let mut http = http1::Builder::new();
    // A client may close its sending side and still wait for the answer.
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).half_close(true);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer): (TcpStream, SocketAddr) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // The process has probably reached its limit of open files, so it retries later.
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(ACCEPT_RETRY).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        // An address with too many connections is disconnected without a response. Trusted proxies are exempt, because
        // they carry everyone's connections.
        let own = app.proxies.trust(peer.ip());
        let address = if own { Ipv4Addr::LOCALHOST.into() } else { bucket(peer.ip()) };
        let Ok(slot) = app.connections.take(address) else { continue };
        // Moves are small messages for which people wait.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            let mut router = router.clone();
            async move {
                // Every HTTP/1.1 request has exactly one `Host` header (RFC 9112, 3.2).
                let hosts = request.headers().get_all(header::HOST).iter().count();
                if hosts > 1 || (hosts == 0 && request.version() == Version::HTTP_11) {
                    let fault = Fault::BadRequest("one header Host is needed".to_owned());
                    return Ok::<_, Infallible>(fault.into_response());
                }
                Ok(router.call(request).await.unwrap_or_else(|never| match never {}))
            }
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut ended = end.subscribe();
        tokio::spawn(async move {
            let _slot = slot;
            let mut connection = pin!(connection);
            // The way a connection ends is not an error of the server.
            tokio::select! {
                _ = &mut connection => return,
                _ = ended.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop(listener);
    let _ = end.send(());
    // Each connection holds a receiver until it ends.
    end.closed().await;
}

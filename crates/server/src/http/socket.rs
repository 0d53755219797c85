//! A WebSocket that uses little memory while idle. Messages bypass the library's write buffer, which would keep the
//! size of the largest message ever sent.

use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::actor::connection::MessageText;
use crate::fault::Fault;
use crate::limits::{MESSAGE_MAX, SEND_TIME, SOCKET_BUFFER};

/// A valid WebSocket upgrade request (RFC 6455, 4.2.1).
pub(super) struct Upgrade {
    key: HeaderValue,
    ready: OnUpgrade,
}

fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|one| one.trim().eq_ignore_ascii_case(word))
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Fault> {
        let headers = &parts.headers;
        let asked = parts.method == Method::GET
            && lists(headers, header::CONNECTION, "upgrade")
            && lists(headers, header::UPGRADE, "websocket")
            && lists(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked).cloned();
        match (key, parts.extensions.remove::<OnUpgrade>()) {
            (Some(key), Some(ready)) => Ok(Upgrade { key, ready }),
            _ => Err(Fault::BadRequest("a WebSocket is spoken here".to_owned())),
        }
    }
}

impl Upgrade {
    /// Answers the request and passes the open socket to `talk`.
    pub(super) fn open<F>(self, talk: impl FnOnce(Socket) -> F + Send + 'static) -> Response<Body>
    where
        F: Future<Output = ()> + Send,
    {
        let Upgrade { key, ready } = self;
        tokio::spawn(async move {
            // The client may have disconnected in the meantime.
            let Ok(upgraded) = ready.await else { return };
            let config = WebSocketConfig::default()
                .read_buffer_size(SOCKET_BUFFER)
                .write_buffer_size(0)
                .max_frame_size(Some(MESSAGE_MAX))
                .max_message_size(Some(MESSAGE_MAX));
            let stream = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            talk(Socket(Box::new(socket))).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = derive_accept_key(key.as_bytes()).try_into() {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }
}

/// An open WebSocket. It is boxed, because every future that it passes through reserves space for it.
pub(super) struct Socket(Box<WebSocketStream<TokioIo<Upgraded>>>);

/// A received message.
pub(super) enum Received {
    /// A text message.
    Text(MessageText),
    /// A binary message, which the protocol does not use.
    Bytes,
    /// A ping or pong, which is handled already.
    Alive,
}

impl Socket {
    /// The next message; `None` if the peer has disconnected or was silent for too long.
    pub(super) async fn hear(&mut self, silence: Duration) -> Option<Received> {
        match tokio::time::timeout(silence, self.0.next()).await {
            Ok(Some(Ok(message))) => match message {
                Message::Text(text) => Some(Received::Text(text)),
                Message::Binary(_) => Some(Received::Bytes),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Some(Received::Alive),
                Message::Close(_) => None,
            },
            _ => None,
        }
    }

    /// Sends messages together. Returns false if the peer does not read and must be disconnected.
    pub(super) async fn post(&mut self, messages: impl IntoIterator<Item = MessageText>) -> bool {
        let mut frames = Vec::new();
        for message in messages {
            let frame = Frame::message(message, OpCode::Data(Data::Text), true);
            // Writing to a vector cannot fail.
            let _ = frame.format(&mut frames);
        }
        let sending = async {
            // Sends the pongs queued by the library.
            self.0.flush().await?;
            let stream = self.0.get_mut();
            stream.write_all(&frames).await?;
            Ok::<_, Error>(stream.flush().await?)
        };
        matches!(tokio::time::timeout(SEND_TIME, sending).await, Ok(Ok(())))
    }

    /// Closes the connection, optionally with a reason.
    pub(super) async fn close(&mut self, reason: Option<&str>) {
        let frame = reason.map(|reason| CloseFrame { code: CloseCode::Policy, reason: reason.into() });
        let _ = tokio::time::timeout(SEND_TIME, WebSocketStream::close(&mut self.0, frame)).await;
    }
}

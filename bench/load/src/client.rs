//! Scripted clients over HTTP and sockets.

use std::borrow::Cow;
use std::net::SocketAddr;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::Failure;

/// A person with a session.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    address: SocketAddr,
    cookie: String,
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) async fn exchange(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<(String, Value), Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: load\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut text = String::new();
    stream.read_to_string(&mut text).await?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(format!("{path}: {text}").into());
    }
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = set.and_then(|set| set.split(';').next()).unwrap_or_default().to_owned();
    Ok((cookie, serde_json::from_str(body).unwrap_or_default()))
}

impl Person {
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Result<Person, Failure> {
        let name = serde_json::json!({ "name": name });
        let (cookie, _) = exchange(address, "POST", "/api/guest", "", &name).await?;
        Ok(Person { address, cookie })
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        Ok(exchange(self.address, "POST", path, &self.cookie, body).await?.1)
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Failure> {
        Ok(exchange(self.address, "GET", path, &self.cookie, &Value::Null).await?.1)
    }

    pub(crate) async fn live(&self, table: &str, query: &str) -> Result<Socket, Failure> {
        socket(&format!("ws://{}/api/tables/{table}/live?{query}", self.address), &self.cookie).await
    }
}

pub(crate) async fn socket(url: &str, cookie: &str) -> Result<Socket, Failure> {
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let config = WebSocketConfig::default().read_buffer_size(8192).write_buffer_size(1024);
    let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
    Ok(socket)
}

/// The parts of a message that a scripted player reads.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(rename = "type", borrow)]
    pub(crate) kind: Cow<'a, str>,
    #[serde(default)]
    pub(crate) n: u32,
    #[serde(default)]
    pub(crate) id: Option<u32>,
    #[serde(default)]
    pub(crate) made: bool,
    #[serde(default, borrow)]
    pub(crate) position: Option<Position<'a>>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Position<'a> {
    #[serde(default, borrow)]
    pub(crate) legal: Vec<Choice<'a>>,
    #[serde(default)]
    pub(crate) result: Option<IgnoredAny>,
}

/// A choice, sent back unchanged.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice<'a> {
    #[serde(borrow)]
    pub(crate) action: &'a RawValue,
}

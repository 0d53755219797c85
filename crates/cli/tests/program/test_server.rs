//! A server process, and its clients.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{self, WebSocket};

use crate::tools::command;

/// The time that a player waits for a message.
const LOOK_UP: Duration = Duration::from_millis(50);

/// A running server, which ends when this is dropped.
pub(crate) struct TestServer {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl TestServer {
    /// Starts a server on a folder with these variables and options. It logs to `log` beside the data.
    pub(crate) fn start(folder: &Path, variables: &[(&str, PathBuf)], options: &[&str]) -> TestServer {
        TestServer::try_start(folder, variables, options).unwrap_or_else(|log| panic!("no server: {log}"))
    }

    /// Like [`Self::start`]; returns the log if the server does not start.
    pub(crate) fn try_start(
        folder: &Path,
        variables: &[(&str, PathBuf)],
        options: &[&str],
    ) -> Result<TestServer, String> {
        let log = folder.with_extension("log");
        TestServer::start_with_log(folder, &log, variables, options)
    }

    /// Like [`Self::try_start`], with another place for the log.
    pub(crate) fn start_with_log(
        folder: &Path,
        log: &Path,
        variables: &[(&str, PathBuf)],
        options: &[&str],
    ) -> Result<TestServer, String> {
        std::fs::create_dir_all(folder).unwrap();
        let errors = std::fs::OpenOptions::new().create(true).append(true).open(log).unwrap();
        let folder = folder.to_str().unwrap();
        let mut command =
            command(&["serve", "--listen", "127.0.0.1:0", "--data-dir", folder, "--bot-pause", "0"]);
        command.args(options).envs(variables.iter().map(|(name, value)| (*name, value)));
        let mut child = command.stdin(Stdio::null()).stderr(errors).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.next().and_then(Result::ok).and_then(|line| {
            let (_, url) = line.split_once("http://")?;
            url.trim_end_matches('/').parse().ok()
        });
        // Reads the rest of the output, so that the process never blocks.
        std::thread::spawn(move || lines.for_each(drop));
        match address {
            Some(address) => Ok(TestServer { child, address }),
            None => {
                child.wait().unwrap();
                Err(std::fs::read_to_string(log).unwrap())
            }
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the process has ended.
    pub(crate) fn wait(mut self) {
        let _ = self.child.wait();
    }

    /// Ends the process without warning.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Sends a request. Returns status, new cookie and body.
    pub(crate) fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> (u16, String, Value) {
        ask(self.address, method, path, cookie, body)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.kill();
    }
}

pub(crate) fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> (u16, String, Value) {
    let mut stream = TcpStream::connect(address).unwrap();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: server\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{path}: {text}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = set.and_then(|set| set.split(';').next()).unwrap_or_default().to_owned();
    (status, cookie, serde_json::from_str(body).unwrap_or_default())
}

/// A live connection with a short timeout for each message.
pub(crate) struct Live(WebSocket<MaybeTlsStream<TcpStream>>);

impl Live {
    pub(crate) fn open(address: SocketAddr, table: &str, cookie: &str) -> Option<Live> {
        Live::open_at(address, &format!("{table}/live"), cookie)
    }

    /// Like [`Self::open`], with the rest of the path and the query after `tables/`.
    pub(crate) fn open_at(address: SocketAddr, end: &str, cookie: &str) -> Option<Live> {
        let mut request = format!("ws://{address}/api/tables/{end}").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        // Applies if the server trusts this proxy: everybody has another address.
        let [a, b, c] = std::array::from_fn(|n| {
            cookie.bytes().skip(n).step_by(3).fold(n, |sum, byte| (sum * 31 + usize::from(byte)) % 251)
        });
        request.headers_mut().insert("x-forwarded-for", format!("10.{a}.{b}.{c}").parse().unwrap());
        let (mut socket, _) = tungstenite::connect(request).ok()?;
        if let MaybeTlsStream::Plain(stream) = socket.get_mut() {
            stream.set_read_timeout(Some(LOOK_UP)).unwrap();
        }
        Some(Live(socket))
    }

    /// The next message; none after the timeout, an error if the connection has ended.
    pub(crate) fn hear(&mut self) -> Result<Option<Value>, tungstenite::Error> {
        match self.0.read() {
            Ok(tungstenite::Message::Text(text)) => Ok(Some(serde_json::from_str(&text).unwrap())),
            Ok(_) => Ok(None),
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Reads the available messages; an error if the connection has ended.
    pub(crate) fn hear_all(&mut self) -> Result<(), tungstenite::Error> {
        if let MaybeTlsStream::Plain(stream) = self.0.get_mut() {
            stream.set_nonblocking(true)?;
        }
        let heard = loop {
            match self.0.read() {
                Ok(_) => (),
                Err(tungstenite::Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    break Ok(());
                }
                Err(error) => break Err(error),
            }
        };
        if let MaybeTlsStream::Plain(stream) = self.0.get_mut() {
            stream.set_nonblocking(false)?;
        }
        heard
    }

    pub(crate) fn say_text(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.0.send(tungstenite::Message::text(text))
    }

    pub(crate) fn say(&mut self, message: &Value) -> Result<(), tungstenite::Error> {
        self.0.send(tungstenite::Message::text(message.to_string()))
    }
}

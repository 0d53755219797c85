//! A server process of the program, and people who talk to it.

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

/// How long a player waits for the next message before looking up.
const LOOK_UP: Duration = Duration::from_millis(50);

/// The program, serving. It ends with this.
pub(crate) struct TestServer {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl TestServer {
    /// Serves in a folder, with these variables and options; what it logs goes to `log` beside the data.
    pub(crate) fn start(folder: &Path, variables: &[(&str, PathBuf)], options: &[&str]) -> TestServer {
        TestServer::try_start(folder, variables, options).unwrap_or_else(|log| panic!("no server: {log}"))
    }

    /// The same; tells what was logged where there is none.
    pub(crate) fn try_start(
        folder: &Path,
        variables: &[(&str, PathBuf)],
        options: &[&str],
    ) -> Result<TestServer, String> {
        let log = folder.with_extension("log");
        TestServer::start_with_log(folder, &log, variables, options)
    }

    /// The same, with the log in another place.
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
        // The rest is read, so that the process never waits for us.
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

    /// Waits until the process has ended by itself.
    pub(crate) fn wait(mut self) {
        let _ = self.child.wait();
    }

    /// Ends the process without warning.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Asks over HTTP; tells status, new cookie and body.
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

/// A live connection that waits only a moment for each message.
pub(crate) struct Live(WebSocket<MaybeTlsStream<TcpStream>>);

impl Live {
    pub(crate) fn open(address: SocketAddr, table: &str, cookie: &str) -> Option<Live> {
        Live::open_at(address, &format!("{table}/live"), cookie)
    }

    /// The same with the whole end of the address, after `tables/`: it may say what is known already.
    pub(crate) fn open_at(address: SocketAddr, end: &str, cookie: &str) -> Option<Live> {
        let mut request = format!("ws://{address}/api/tables/{end}").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        // Counts where the server trusts a proxy here: then everybody has an address of their own.
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

    /// The next message; nothing if none came in a moment, an error if the connection has ended.
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

    /// Takes in what has come, without waiting for more; an error if the connection has ended.
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

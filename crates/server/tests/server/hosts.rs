//! Requests must name their host.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::test_server::TestServer;

/// The first line of the response to a request head.
async fn answer(server: &TestServer, head: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text.lines().next().unwrap_or_default().to_owned()
}

/// HTTP/1.1 requires one host, HTTP/1.0 none. A page of another site whose name resolves to this machine cannot read
/// anything.
#[tokio::test]
async fn a_request_without_a_host_is_refused() {
    let server = TestServer::new().await;
    let path = "/api/games";
    for (head, status) in [
        (format!("GET {path} HTTP/1.1\r\nconnection: close\r\n\r\n"), "400"),
        (format!("GET {path} HTTP/1.1\r\nhost: server\r\nconnection: close\r\n\r\n"), "200"),
        (format!("GET {path} HTTP/1.0\r\n\r\n"), "200"),
        (format!("GET {path} HTTP/1.1\r\nhost: server\r\nhost: other\r\nconnection: close\r\n\r\n"), "400"),
        (format!("GET {path} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n"), "403"),
        (format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1:80\r\nconnection: close\r\n\r\n"), "200"),
    ] {
        let line = answer(&server, &head).await;
        assert_eq!(line.split(' ').nth(1), Some(status), "{head}");
    }
}

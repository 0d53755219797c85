//! Requests to addresses that users choose: private networks are out of reach.

use std::collections::VecDeque;
use std::io;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use super::certificates::Certificates;
use super::receiver::Receiver;
use server::testing::{Addresses, Outgoing, OutgoingError, Post, Resolve, SystemResolver};

/// A resolver with prepared answers, one for each question; the last one is repeated.
#[derive(Debug)]
struct Names {
    answers: Mutex<VecDeque<Vec<IpAddr>>>,
    asked: AtomicUsize,
}

impl Names {
    fn new(answers: &[&[&str]]) -> Arc<Names> {
        let addresses = |list: &&[&str]| list.iter().map(|address| address.parse().unwrap()).collect();
        let answers = Mutex::new(answers.iter().map(addresses).collect());
        Arc::new(Names { answers, asked: AtomicUsize::new(0) })
    }
}

impl Resolve for Names {
    fn resolve<'a>(&'a self, _: &'a str) -> Addresses<'a> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let mut answers = self.answers.lock().unwrap();
        let answer = if answers.len() > 1 { answers.pop_front() } else { answers.front().cloned() };
        Box::pin(async { answer.ok_or_else(|| io::ErrorKind::NotFound.into()) })
    }
}

fn outgoing(allowed: &[&str], resolver: Arc<dyn Resolve>) -> Outgoing {
    let allowed = allowed.iter().map(|network| network.parse().unwrap()).collect();
    Outgoing::new("https://play.example", allowed, &[], Duration::from_secs(2), resolver).unwrap()
}

fn post(url: &str) -> Post<'_> {
    Post { url, headers: Vec::new(), body: b"{}".to_vec() }
}

/// Addresses of private or special networks.
const PRIVATE: [&str; 30] = [
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:192.168.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "100::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
];

/// Addresses whose form alone is refused.
const MALFORMED: [&str; 14] = [
    "http://example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://127.0.0.1/",
    "https://example.org:22/",
    "https://example.org:25/",
    "https://example.org:8080/",
    "https://user@example.org/",
    "https://user:password@example.org/",
    "https://example.org@127.0.0.1/",
    "https://127.0.0.1\\@example.org/",
    "https://[::1%25lo]/",
    "https://exa mple.org/",
    "https:///",
];

#[tokio::test]
async fn private_addresses_and_names_that_lead_there_are_refused() {
    let system = outgoing(&[], Arc::new(SystemResolver));
    for address in PRIVATE {
        let literal = if address.contains(':') { format!("[{address}]") } else { address.to_owned() };
        for url in [format!("https://{literal}/"), format!("https://{literal}:8443/x")] {
            assert!(!system.may_reach(&url), "{url}");
            assert!(matches!(system.post(post(&url)).await, Err(OutgoingError::Refused)), "{url}");
        }
        // The same address behind a name, alone and beside a public one.
        for answer in [&[address][..], &["1.1.1.1", address], &[address, "2606:4700::1111"]] {
            let outgoing = outgoing(&[], Names::new(&[answer]));
            let refused = outgoing.post(post("https://hook.example/")).await;
            assert!(matches!(refused, Err(OutgoingError::Refused)), "{answer:?}: {refused:?}");
        }
    }
    for url in MALFORMED {
        assert!(!system.may_reach(url), "{url}");
        assert!(matches!(system.post(post(url)).await, Err(OutgoingError::Refused)), "{url}");
    }
    // Forms that only the resolver reads as addresses of this machine.
    for host in ["localhost", "localhost.", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0"] {
        let url = format!("https://{host}/");
        let refused = system.post(post(&url)).await;
        assert!(
            matches!(refused, Err(OutgoingError::Refused | OutgoingError::Unknown)),
            "{url}: {refused:?}"
        );
    }
}

#[tokio::test]
async fn a_name_is_resolved_once_and_its_checked_address_is_used() {
    let good = Receiver::on("127.0.0.2:0").await;
    let bad = Receiver::on(&format!("127.0.0.1:{}", good.address.port())).await;
    // The first answer is allowed, the second one is this machine, which is not.
    let names = Names::new(&[&["127.0.0.2"], &["127.0.0.1"]]);
    let outgoing = outgoing(&["127.0.0.2"], Arc::<Names>::clone(&names));
    let url = format!("http://rebind.example:{}/hook?x=1", good.address.port());
    assert_eq!(outgoing.post(post(&url)).await.unwrap().status, 201);
    assert_eq!(names.asked.load(Ordering::Relaxed), 1);
    let seen = good.seen();
    assert_eq!((seen.len(), seen[0].path.as_str()), (1, "/hook?x=1"));
    assert_eq!(seen[0].header("host"), format!("rebind.example:{}", good.address.port()));
    assert!(seen[0].header("user-agent").starts_with("Caravelle/"));
    assert!(seen[0].header("user-agent").ends_with("(+https://play.example)"));
    let refused = outgoing.post(post(&url)).await;
    assert!(matches!(refused, Err(OutgoingError::Refused)), "{refused:?}");
    assert_eq!((good.seen().len(), bad.seen().len()), (1, 0));
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let (receiver, inside) = (Receiver::on("127.0.0.2:0").await, Receiver::new().await);
    let outgoing = outgoing(&["127.0.0.2"], Arc::new(SystemResolver));
    for status in [301, 302, 303, 307, 308] {
        receiver.answer_with(vec![(status, vec![("location", inside.url("secret"))])]);
        assert_eq!(outgoing.post(post(&receiver.url(""))).await.unwrap().status, status);
    }
    assert_eq!(inside.seen().len(), 0);
}

#[tokio::test]
async fn the_certificate_must_be_that_of_the_name() {
    let certificates = Certificates::new("hook.example");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let acceptor = certificates.acceptor();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let Ok(mut stream) = acceptor.accept(stream).await else { return };
                assert_eq!(stream.get_ref().1.server_name(), Some("hook.example"));
                let mut request = vec![0; 2_000];
                let length = stream.read(&mut request).await.unwrap();
                let text = String::from_utf8_lossy(&request[..length]).into_owned();
                assert!(text.contains(&format!("host: hook.example:{port}\r\n")), "{text}");
                stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
                stream.shutdown().await.unwrap();
            });
        }
    });
    let client = |certificates: &[u8]| {
        let allowed = vec!["127.0.0.1".parse().unwrap()];
        let names = Names::new(&[&["127.0.0.1"]]);
        Outgoing::new("https://play.example", allowed, certificates, Duration::from_secs(5), names).unwrap()
    };
    let trusting = client(&certificates.pem());
    let answer = trusting.post(post(&format!("https://hook.example:{port}/"))).await;
    assert_eq!(answer.unwrap().status, 204);
    let other = trusting.post(post(&format!("https://other.example:{port}/"))).await;
    assert!(matches!(other, Err(OutgoingError::Tls(_))), "{other:?}");
    let strict = client(&[]).post(post(&format!("https://hook.example:{port}/"))).await;
    assert!(matches!(strict, Err(OutgoingError::Tls(_))), "{strict:?}");
}

/// A server that answers every connection with these bytes, and then keeps it open.
async fn raw(bytes: Vec<u8>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let mut open = Vec::new();
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let _ = stream.write_all(&bytes).await;
            open.push(stream);
        }
    });
    format!("http://{address}/")
}

#[tokio::test]
async fn answers_are_limited_in_size_and_time() {
    let outgoing = outgoing(&["127.0.0.0/8"], Arc::new(SystemResolver));
    let began = Instant::now();
    let endless =
        [b"HTTP/1.1 200 OK\r\ncontent-length: 9999999\r\n\r\n".to_vec(), vec![b'x'; 100_000]].concat();
    let reply = outgoing.post(post(&raw(endless).await)).await.unwrap();
    assert_eq!((reply.status, reply.text.len()), (200, 4_096));
    // The body never ends, but the status is known.
    let reply = outgoing.post(post(&raw(b"HTTP/1.1 200 OK\r\n\r\nhello".to_vec()).await)).await.unwrap();
    assert_eq!((reply.status, reply.text.as_str()), (200, "hello"));
    let head = [b"HTTP/1.1 200 OK\r\nx: ".to_vec(), vec![b'x'; 100_000]].concat();
    let reply = outgoing.post(post(&raw(head).await)).await;
    assert!(matches!(reply, Err(OutgoingError::Answer)), "{reply:?}");
    let reply = outgoing.post(post(&raw(b"SSH-2.0-OpenSSH\r\n".to_vec()).await)).await;
    assert!(matches!(reply, Err(OutgoingError::Answer)), "{reply:?}");
    let silent = outgoing.post(post(&raw(Vec::new()).await)).await;
    assert!(matches!(silent, Err(OutgoingError::Late)), "{silent:?}");
    assert!(began.elapsed() < Duration::from_secs(8));
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let refused = outgoing.post(post(&format!("http://{closed}/"))).await.unwrap_err();
    assert_eq!(refused.to_string(), "connection refused");
    assert!(refused.is_temporary());
}

#[tokio::test]
async fn retry_after_is_a_number_or_a_date() {
    let outgoing = outgoing(&["127.0.0.0/8"], Arc::new(SystemResolver));
    let answer =
        |value: &str| format!("HTTP/1.1 429 Too Many\r\nretry-after: {value}\r\ncontent-length: 0\r\n\r\n");
    for (value, seconds) in
        [("120", Some(120)), ("soon", None), ("-5", None), ("Wed, 21 Oct 2015 07:28:00 GMT", None)]
    {
        let reply = outgoing.post(post(&raw(answer(value).into_bytes()).await)).await.unwrap();
        assert_eq!(reply.after, seconds.map(Duration::from_secs), "{value}");
    }
    let later = std::time::SystemTime::now() + Duration::from_secs(100);
    let reply = outgoing.post(post(&raw(answer(&httpdate::fmt_http_date(later)).into_bytes()).await)).await;
    let after = reply.unwrap().after.unwrap().as_secs();
    assert!((95..=100).contains(&after), "{after}");
}

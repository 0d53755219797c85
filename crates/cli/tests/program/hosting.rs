//! The program from the host's viewpoint: folder, signals, clocks and password reset.

use std::io::{Read as _, Write as _};
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

use crate::test_server::{Live, TestServer};
use crate::tools::{Folder, good, run};

fn signal(server: &TestServer, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &server.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn a_folder_has_one_server_and_a_missing_file_is_an_error() {
    let temporary = Folder::new();
    let folder = temporary.0.join("data");
    let mut server = TestServer::start(&folder, &[], &[]);
    let second = TestServer::try_start(&folder, &[], &[]).err().expect("one server for a folder");
    assert!(second.contains("Another server is already using") && !second.contains('\u{1b}'), "{second}");
    assert_eq!(server.ask("GET", "/healthz", "", &Value::Null).0, 200);
    // Closing the terminal does not end the server.
    signal(&server, "HUP");
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(server.ask("GET", "/healthz", "", &Value::Null).0, 200);
    server.kill();
    for name in ["caravelle.db-wal", "caravelle.db-shm"] {
        let _ = std::fs::remove_file(folder.join(name));
    }
    std::fs::write(folder.join("caravelle.db"), b"").unwrap();
    let empty = TestServer::try_start(&folder, &[], &[]).err().expect("nothing is there");
    assert!(empty.contains("--start-empty"), "{empty}");
    drop(TestServer::start(&folder, &[], &["--start-empty"]));
}

/// The log may be on a full disk: its lines are lost, and the server continues.
#[cfg(target_os = "linux")]
#[test]
fn an_unwritable_log_does_not_stop_the_server() {
    let temporary = Folder::new();
    let full = std::path::Path::new("/dev/full");
    let server = TestServer::start_with_log(&temporary.0.join("data"), full, &[], &[]).unwrap();
    for name in ["Ana", "Bo"] {
        assert_eq!(server.ask("POST", "/api/guest", "", &json!({ "name": name })).0, 200);
    }
    assert_eq!(server.ask("GET", "/healthz", "", &Value::Null).0, 200);
}

#[test]
fn the_host_can_reset_a_password() {
    let temporary = Folder::new();
    let folder = temporary.0.join("data");
    let server = TestServer::start(&folder, &[], &[]);
    let account = json!({"login": "ines", "password": "tulip-42-boat"});
    let (status, session, _) = server.ask("POST", "/api/register", "", &account);
    assert_eq!(status, 200);
    let data = folder.to_str().unwrap();
    let output = good(&["password", "ines", "--data-dir", data, "--lang", "en"], "");
    let password = output.split(" is ").nth(1).unwrap().split('.').next().unwrap();
    assert_eq!(server.ask("POST", "/api/login", "", &account).0, 403);
    let (status, ..) = server.ask("POST", "/api/login", "", &json!({"login": "ines", "password": password}));
    assert_eq!(status, 200);
    assert_eq!(
        server.ask("GET", "/api/me", &session, &Value::Null).2,
        Value::Null,
        "old sessions have ended"
    );
    let nobody = run(&["password", "nobody", "--data-dir", data], "");
    assert_eq!(nobody.status.code(), Some(1));
}

/// Time during which the process was paused, as on a sleeping laptop, does not count on clocks.
#[test]
fn clocks_stop_while_the_server_is_paused() {
    let temporary = Folder::new();
    let server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let guest = |name: &str| server.ask("POST", "/api/guest", "", &json!({ "name": name })).1;
    let (ana, bea) = (guest("Ana"), guest("Bea"));
    let new = json!({"game": "mundus-novus", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true,
        "clock": {"kind": "move", "seconds": 8}});
    let table = server.ask("POST", "/api/tables", &ana, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(server.ask("POST", &format!("/api/tables/{table}/sit"), &bea, &json!({})).0, 200);
    let _live = Live::open(server.address, &table, &ana).unwrap();
    signal(&server, "STOP");
    std::thread::sleep(Duration::from_secs(10));
    signal(&server, "CONT");
    std::thread::sleep(Duration::from_secs(1));
    let info = server.ask("GET", &format!("/api/tables/{table}"), &ana, &Value::Null).2;
    let kinds: Vec<&Value> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["human", "human"], "{info}");
}

/// The names of metrics in a text.
fn counters(text: &str) -> std::collections::BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = text.split(|c| !is_part(c)).filter(|word| word.starts_with("caravelle_"));
    // A histogram has several series with one name.
    let ends = |word: &str| {
        ["_bucket", "_sum", "_count"].iter().find_map(|end| word.strip_suffix(end).map(str::to_owned))
    };
    words.map(|word| ends(word).unwrap_or_else(|| word.to_owned())).collect()
}

/// systemd is notified when the server accepts connections and when it begins to stop, on a file socket and an abstract
/// one.
#[cfg(target_os = "linux")]
#[test]
fn the_service_manager_is_notified() {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let temporary = Folder::new();
    let path = temporary.0.join("notify");
    let name = format!("caravelle-notify-{}", std::process::id());
    let abstract_address = SocketAddr::from_abstract_name(&name).unwrap();
    for (place, socket) in [
        (path.to_str().unwrap().to_owned(), UnixDatagram::bind(&path).unwrap()),
        (format!("@{name}"), UnixDatagram::bind_addr(&abstract_address).unwrap()),
    ] {
        socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let hear = || {
            let mut message = [0; 200];
            let length = socket.recv(&mut message).unwrap();
            String::from_utf8(message[..length].to_vec()).unwrap()
        };
        let server =
            TestServer::start(&temporary.0.join("data"), &[("NOTIFY_SOCKET", place.clone().into())], &[]);
        let ready = hear();
        assert!(
            ready.starts_with("READY=1\n") && ready.contains(&server.address.to_string()),
            "{place}: {ready}"
        );
        signal(&server, "TERM");
        assert!(hear().starts_with("STOPPING=1\n"), "{place}");
        server.wait();
    }
    // A missing socket has no effect.
    let gone = temporary.0.join("gone");
    drop(TestServer::start(&temporary.0.join("data"), &[("NOTIFY_SOCKET", gone)], &[]));
}

/// The command for the health check of containers.
#[test]
fn health_answers_by_its_exit_code() {
    let temporary = Folder::new();
    let mut server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let address = server.address.to_string();
    // A busy machine may answer late once.
    let healthy = |more: &[&str]| {
        let ask = || run(&[&["health", "--lang", "en"], more].concat(), "");
        let answer =
            (0..5).map(|_| ask()).find(|answer| answer.status.success()).expect("the server is healthy");
        String::from_utf8(answer.stdout).unwrap()
    };
    assert!(healthy(&["--listen", &address]).contains("is healthy"));
    assert!(healthy(&["--listen", &address, "--ready"]).contains("is ready"));
    // A server that listens on all addresses is reached by the loopback address, and its settings file names the port.
    let config = temporary.file("caravelle.toml");
    std::fs::write(&config, format!("listen = \"0.0.0.0:{}\"\nbot-pause = 5\n", server.address.port()))
        .unwrap();
    assert!(healthy(&["--config", &config]).contains("127.0.0.1"));
    server.kill();
    assert!(crate::tools::bad(1, &["health", "--listen", &address], "").contains(&address));
    // Another program may listen there.
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let answering = std::thread::spawn(move || {
        let (mut stream, _) = other.accept().unwrap();
        let _ = stream.read(&mut [0; 500]);
        stream.write_all(b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n").unwrap();
    });
    assert!(crate::tools::bad(1, &["health", "--listen", &address], "").contains("503"));
    answering.join().unwrap();
}

/// Dashboard, alert rules and documents use exactly the metrics that the program exports.
#[test]
fn dashboard_and_alerts_use_existing_metrics() {
    let temporary = Folder::new();
    let server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    // Some metrics appear only after their first event.
    let table = crate::maintenance::begin(&server, &guest);
    crate::maintenance::play(&server, &table, &guest, 2);
    let mut stream = std::net::TcpStream::connect(server.address).unwrap();
    let host = server.address;
    write!(stream, "GET /metrics HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
    let mut output = String::new();
    stream.read_to_string(&mut output).unwrap();
    let lines: Vec<&str> = output.lines().filter(|line| line.starts_with("caravelle_")).collect();
    let counted = counters(&lines.join("\n"));
    assert!(counted.len() > 12, "{output}");
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let dashboard = std::fs::read_to_string(root.join("deploy/grafana-dashboard.json")).unwrap();
    let panels: Value = serde_json::from_str(&dashboard).unwrap();
    assert!(panels["panels"].as_array().unwrap().len() > 8);
    assert_eq!(counters(&dashboard), counted);
    let alerts = std::fs::read_to_string(root.join("deploy/prometheus-alerts.yml")).unwrap();
    let expressions: Vec<&str> =
        alerts.lines().filter_map(|line| line.trim().strip_prefix("expr: ")).collect();
    let asked = counters(&expressions.join("\n"));
    assert!(expressions.len() > 5 && asked.len() > 5, "{asked:?}");
    assert_eq!(asked.difference(&counted).collect::<Vec<_>>(), Vec::<&String>::new());
    let hosting = std::fs::read_to_string(root.join("docs/hosting.md")).unwrap();
    for name in &counted {
        let short = name.strip_prefix("caravelle_").unwrap();
        assert!(hosting.contains(&format!("`{short}")), "docs/hosting.md does not tell of {short}");
    }
}

/// The metrics for another machine, and the access log.
#[test]
fn metrics_need_the_token_and_requests_are_logged() {
    let temporary = Folder::new();
    let options = ["--metrics-token", "open sesame", "--access-log"];
    let server = TestServer::start(&temporary.0.join("data"), &[], &options);
    let get = |host: &str, path: &str, more: &str| {
        let mut stream = std::net::TcpStream::connect(server.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\n{more}connection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    };
    let refused = get("play.example", "/metrics", "");
    assert!(refused.starts_with("HTTP/1.1 404") && !refused.contains("caravelle_"), "{refused}");
    assert!(get("play.example", "/metrics", "authorization: Bearer sesame\r\n").starts_with("HTTP/1.1 404"));
    get("localhost", "/api/games?link=secret", "");
    let text = get("play.example", "/metrics", "authorization: Bearer open sesame\r\n");
    let version = env!("CARGO_PKG_VERSION");
    for line in [
        format!("caravelle_build_info{{version=\"{version}\"}} 1"),
        "caravelle_http_requests_total{method=\"GET\",status=\"404\"} 2".to_owned(),
        "caravelle_process_resident_memory_bytes ".to_owned(),
        "caravelle_process_start_time_seconds ".to_owned(),
        "caravelle_sockets 0".to_owned(),
    ] {
        assert!(text.contains(&line), "{line} is not in {text}");
    }
    drop(server);
    let log = std::fs::read_to_string(temporary.0.join("data.log")).unwrap();
    let line = log.lines().find(|line| line.contains("/api/games")).expect("a request is logged");
    assert!(line.contains("access") && line.contains("status=200") && line.contains("127.0.0.1"), "{line}");
    assert!(!log.contains("secret") && !log.contains("sesame"), "{log}");
}

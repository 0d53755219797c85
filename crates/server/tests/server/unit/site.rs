//! Access to the metrics.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use server::TokenHash;
use server::testing::{brings, is_direct};

#[test]
fn metrics_accept_the_token_from_other_machines() {
    let bearing = |value: &'static str| {
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, HeaderValue::from_static(value));
        headers
    };
    let wanted = Some(TokenHash::of("open sesame"));
    assert!(brings(wanted, &bearing("Bearer open sesame")));
    for wrong in ["Bearer open", "Bearer ", "open sesame", "Basic open sesame"] {
        assert!(!brings(wanted, &bearing(wrong)), "{wrong}");
    }
    assert!(!brings(wanted, &HeaderMap::new()));
    assert!(!brings(None, &bearing("Bearer open sesame")) && !brings(None, &HeaderMap::new()));
}

#[test]
fn metrics_answer_only_locally() {
    let direct = |pairs: &[(&'static str, &'static str)]| {
        let pair = |&(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v));
        is_direct(&pairs.iter().map(pair).collect())
    };
    for host in ["localhost", "LocalHost:8080", "127.0.0.1", "127.9.9.9:80", "[::1]:8080"] {
        assert!(direct(&[("host", host)]), "{host}");
    }
    for host in ["play.example", "127.0.0.1.evil.example", "[2001:db8::1]", "192.168.1.2:8080", ""] {
        assert!(!direct(&[("host", host)]), "{host}");
    }
    for name in ["forwarded", "x-forwarded-for", "x-real-ip", "via"] {
        assert!(!direct(&[("host", "localhost"), (name, "for=1.2.3.4")]), "{name}");
    }
}

//! Origins and slots for connections.

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use server::testing::{Origins, Slot, Slots};
use std::net::IpAddr;
use std::sync::Arc;

fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
    pairs.iter().map(|&(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v))).collect()
}

#[test]
fn changes_need_the_own_origin() {
    let local = Origins::new(None).unwrap();
    assert!(local.allow(&headers(&[])));
    assert!(local.allow(&headers(&[("host", "box:8080"), ("origin", "http://box:8080")])));
    assert!(!local.allow(&headers(&[("host", "box:8080"), ("origin", "http://evil.example")])));
    assert!(!local.allow(&headers(&[("host", "box:8080"), ("origin", "null")])));
    assert!(!local.allow(&headers(&[("origin", "http://box:8080")])));
    assert!(!local.allow(&headers(&[("sec-fetch-site", "cross-site")])));
    let public = Origins::new(Some("https://Play.example:443/")).unwrap();
    assert!(public.is_secure());
    assert!(public.allow(&headers(&[("host", "127.0.0.1"), ("origin", "https://play.example")])));
    assert!(!public.allow(&headers(&[("host", "evil.example"), ("origin", "https://evil.example")])));
    assert!(!public.allow(&headers(&[("origin", "http://play.example")])));
    let shared = Origins::new(Some("https://Server.example/games/Caravelle/")).unwrap();
    assert_eq!(shared.folder(), "/games/Caravelle");
    assert_eq!(shared.public().as_deref(), Some("https://server.example/games/Caravelle"));
    assert!(shared.allow(&headers(&[("origin", "https://server.example")])));
    for rubbish in [
        "play.example",
        "ftp://a",
        "https://",
        "https:///a",
        "https://a@b",
        "https://a/b?c",
        "https://a/b c",
        "https://a//b",
        "https://a/../b",
        "https://a/b;Domain=c",
        "https://a#b",
    ] {
        assert!(Origins::new(Some(rubbish)).is_none(), "{rubbish}");
    }
}

/// Without a public address only names count that nobody can register. A page of another site whose name resolves here
/// is rejected.
#[test]
fn a_registrable_host_name_is_rejected() {
    let local = Origins::new(None).unwrap();
    let allowed = |host: &'static str| {
        let origin = HeaderValue::from_str(&format!("http://{host}")).unwrap();
        let mut headers = headers(&[("host", host)]);
        headers.insert(HeaderName::from_static("origin"), origin);
        local.allow(&headers)
    };
    for host in [
        "box",
        "box:8080",
        "localhost:8080",
        "127.0.0.1:8080",
        "192.168.1.7",
        "[::1]:8080",
        "[fe80::1]",
        "box.local:8080",
        "BOX.Lan",
        "box.home.arpa:80",
        "play.localhost:8080",
    ] {
        assert!(allowed(host), "{host}");
    }
    for host in [
        "evil.example",
        "evil.example:8080",
        "192.168.1.7.evil.example",
        "localhost.evil.example:8080",
        "local.evil.com",
        "evil.com.",
        "[evil]:80",
        "::1",
        "",
        ":8080",
    ] {
        assert!(!allowed(host), "{host}");
    }
}

#[test]
fn slots_are_given_back() {
    let slots = Arc::new(Slots::new(4, 3));
    let friend = IpAddr::from([192, 0, 2, 1]);
    let held: Vec<Slot> = (0..3).map(|_| slots.take(friend).unwrap()).collect();
    assert!(slots.take(friend).is_err());
    let other = slots.take(IpAddr::from([192, 0, 2, 2])).unwrap();
    assert!(slots.take(IpAddr::from([127, 0, 0, 1])).is_err());
    drop(held);
    assert!(slots.take(friend).is_ok());
    drop(other);
}

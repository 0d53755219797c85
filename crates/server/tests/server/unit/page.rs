//! Files of the page and their compressed copies.

use std::borrow::Cow;

use axum::body::to_bytes;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use server::testing::{PageFile, serve_file};
use table::hex;

fn file(text: &'static str, kind: &str) -> PageFile {
    let mut hash = [0; 32];
    hash[..text.len()].copy_from_slice(text.as_bytes());
    PageFile { data: Cow::Borrowed(text.as_bytes()), hash, kind: kind.to_owned() }
}

/// A script with both copies, and a picture without copies.
fn find(path: &str) -> Option<PageFile> {
    match path {
        "assets/a.js" => Some(file("plain", "text/javascript")),
        "assets/a.js.br" => Some(file("brotli", "application/octet-stream")),
        "assets/a.js.gz" => Some(file("gzip", "application/gzip")),
        "icon.png" => Some(file("picture", "image/png")),
        _ => None,
    }
}

fn ask(path: &str, pairs: &[(HeaderName, &'static str)]) -> Response {
    let pair = |(name, value): &(HeaderName, &'static str)| (name.clone(), HeaderValue::from_static(value));
    serve_file(path, find(path).unwrap(), &find, &pairs.iter().map(pair).collect())
}

fn header_of<'a>(answer: &'a Response, name: &HeaderName) -> &'a str {
    answer.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn the_smallest_accepted_copy_is_sent() {
    for (accepted, encoding, body) in [
        (None, "", "plain"),
        (Some("gzip, deflate, br, zstd"), "br", "brotli"),
        (Some("gzip, deflate"), "gzip", "gzip"),
        (Some("br;q=0, gzip;q=0.5"), "gzip", "gzip"),
        (Some("BR"), "br", "brotli"),
        (Some("*"), "br", "brotli"),
        (Some("*;q=0"), "", "plain"),
        (Some("br;q=0, *"), "gzip", "gzip"),
        (Some("identity"), "", "plain"),
        (Some("br;q=nonsense"), "", "plain"),
    ] {
        let pairs: Vec<_> = accepted.map(|value| (header::ACCEPT_ENCODING, value)).into_iter().collect();
        let answer = ask("assets/a.js", &pairs);
        assert_eq!(header_of(&answer, &header::CONTENT_ENCODING), encoding, "{accepted:?}");
        assert_eq!(header_of(&answer, &header::CONTENT_TYPE), "text/javascript", "{accepted:?}");
        assert_eq!(header_of(&answer, &header::VARY), "accept-encoding", "{accepted:?}");
        let sent = to_bytes(answer.into_body(), 100).await.unwrap();
        assert_eq!(sent, body.as_bytes(), "{accepted:?}");
    }
}

#[tokio::test]
async fn a_file_without_copies_is_sent_uncompressed() {
    let answer = ask("icon.png", &[(header::ACCEPT_ENCODING, "br, gzip")]);
    assert_eq!(header_of(&answer, &header::CONTENT_ENCODING), "");
    assert_eq!(header_of(&answer, &header::VARY), "");
    assert_eq!(to_bytes(answer.into_body(), 100).await.unwrap(), "picture".as_bytes());
}

#[test]
fn each_copy_has_its_own_tag() {
    let tag = |accepted| {
        header_of(&ask("assets/a.js", &[(header::ACCEPT_ENCODING, accepted)]), &header::ETAG).to_owned()
    };
    let tags = ["br", "gzip", "identity"].map(tag);
    assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags[0] != tags[2], "{tags:?}");
}

#[test]
fn a_known_tag_is_answered_without_a_body() {
    for known in
        [&hex_tag("brotli"), &format!("W/{}", hex_tag("brotli")), &format!("\"x\", {}", hex_tag("brotli"))]
    {
        let known: &'static str = known.clone().leak();
        let answer = ask("assets/a.js", &[(header::ACCEPT_ENCODING, "br"), (header::IF_NONE_MATCH, known)]);
        assert_eq!(answer.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header_of(&answer, &header::VARY), "accept-encoding");
        assert_eq!(header_of(&answer, &header::CONTENT_ENCODING), "");
        // The tag of one copy does not match another.
        let other = ask("assets/a.js", &[(header::ACCEPT_ENCODING, "gzip"), (header::IF_NONE_MATCH, known)]);
        assert_eq!(other.status(), StatusCode::OK, "{known}");
    }
}

fn hex_tag(text: &'static str) -> String {
    format!("\"{}\"", hex(&file(text, "").hash))
}

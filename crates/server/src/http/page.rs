//! The page, which is embedded in the program.
//!
//! The build of the page writes a Brotli and a gzip copy beside each file that becomes smaller
//! (`web/scripts/compress.mjs`), so the server never compresses static files.

use std::borrow::Cow;

use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use table::hex;

use crate::fault::Fault;

/// The built page; empty if it was not built before the program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Files whose name changes with their content may be cached forever.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Other files are revalidated on each use.
const ASK_AGAIN: &str = "no-cache";

/// The encodings of the copies, smallest first: the HTTP name and the file extension.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The response of a program without a page.
const NO_PAGE: &str = "This program was built without the page. In a clone of the project, `make web/dist/index.html` \
    builds the page (Node is needed); then build the program again.\n";

/// Whether the page is embedded.
pub fn has_page() -> bool {
    Dist::get("index.html").is_some()
}

/// An embedded file.
#[derive(Debug)]
pub struct PageFile {
    pub data: Cow<'static, [u8]>,
    /// The SHA-256 hash of the bytes.
    pub hash: [u8; 32],
    pub kind: String,
}

/// The embedded file at a path.
fn embedded(path: &str) -> Option<PageFile> {
    let file = Dist::get(path)?;
    let kind = file.metadata.mimetype().to_owned();
    Some(PageFile { hash: file.metadata.sha256_hash(), data: file.data, kind })
}

/// Serves a file of the page. Any other path without a file extension returns the page itself, which does its own
/// routing.
pub(super) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    // The compressed copies have no paths of their own.
    let is_copy = ENCODINGS.iter().any(|(_, ending)| path.ends_with(&format!(".{ending}")));
    if let Some(file) = embedded(path).filter(|_| !is_copy) {
        return serve_file(path, file, &embedded, &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match embedded("index.html") {
        Some(file) if !is_file => serve_file("index.html", file, &embedded, &headers),
        Some(_) => Fault::NotFound.into_response(),
        None => (StatusCode::NOT_FOUND, NO_PAGE).into_response(),
    }
}

/// The file, or the smallest of its copies that the browser accepts.
pub fn serve_file(
    path: &str,
    file: PageFile,
    find: &dyn Fn(&str) -> Option<PageFile>,
    headers: &HeaderMap,
) -> Response {
    let kind = file.kind.clone();
    let copies = ENCODINGS.map(|(name, ending)| Some((name, find(&format!("{path}.{ending}"))?)));
    let has_copies = copies.iter().any(Option::is_some);
    let accepted = copies.into_iter().flatten().find(|(name, _)| accepts(headers, name));
    let (encoding, body) = accepted.map_or((None, file), |(name, copy)| (Some(name), copy));
    // Each copy has its own tag, as RFC 9110 requires for strong tags.
    let tag = format!("\"{}\"", hex(&body.hash));
    let cache = if path.starts_with("assets/") { FOREVER } else { ASK_AGAIN };
    let mut about: Vec<(HeaderName, String)> =
        vec![(header::ETAG, tag.clone()), (header::CACHE_CONTROL, cache.to_owned())];
    if has_copies {
        about.push((header::VARY, "accept-encoding".to_owned()));
    }
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut answer = if known.is_some_and(|known| is_known(known, &tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        about.push((header::CONTENT_TYPE, kind));
        about.extend(encoding.map(|name| (header::CONTENT_ENCODING, name.to_owned())));
        body.data.into_owned().into_response()
    };
    for (name, value) in about {
        if let Ok(value) = value.parse() {
            answer.headers_mut().insert(name, value);
        }
    }
    answer
}

/// Whether `If-None-Match` contains the tag. A proxy that recompresses may have marked it as weak.
fn is_known(known: &str, tag: &str) -> bool {
    known.split(',').any(|one| one.trim() == "*" || one.trim().trim_start_matches("W/") == tag)
}

/// Whether `Accept-Encoding` allows an encoding: named, or covered by `*`, with a weight above 0. Without the header only the
/// plain file is sent.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let mut by_name = None;
    let mut by_star = None;
    for value in headers.get_all(header::ACCEPT_ENCODING) {
        for item in value.to_str().unwrap_or_default().split(',') {
            let mut parts = item.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
            let allowed = weight.is_none_or(|weight| weight.trim().parse().is_ok_and(|q: f32| q > 0.0));
            if name.eq_ignore_ascii_case(encoding) {
                by_name = Some(allowed);
            } else if name == "*" {
                by_star = Some(allowed);
            }
        }
    }
    by_name.or(by_star).unwrap_or(false)
}

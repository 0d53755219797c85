//! The page, which is inside the program.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use table::hex;

use crate::fault::Fault;

/// The built page; empty where it has not been built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Files whose name changes with their content may be kept forever.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Others are asked for again, which costs a line.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page; any other path without an ending is the page itself, which knows its way.
pub(super) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    if let Some(file) = Dist::get(path) {
        return serve(path, &file, &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match Dist::get("index.html") {
        Some(file) if !is_file => serve("index.html", &file, &headers),
        Some(_) => Fault::NotFound.into_response(),
        None => (StatusCode::NOT_FOUND, "The page is not built: run `make play`.\n").into_response(),
    }
}

fn serve(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()));
    let cache = if path.starts_with("assets/") { FOREVER } else { ASK_AGAIN };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let kept = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, cache.to_owned())];
    // A compressor on the way may have marked the tag as weak.
    if known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (kept, kind, file.data.clone().into_owned()).into_response()
}

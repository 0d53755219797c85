//! A site in a folder of its host, such as `/games/caravelle`. The same routes work whether or not the proxy strips the
//! folder from the path.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Redirect, Response};
use tower::Layer as _;

/// The routes of the site, also under a folder.
pub(super) fn within(folder: &str, site: Router) -> Router {
    if folder.is_empty() {
        return site;
    }
    // Wraps all routes, because the path must change before the router selects one.
    Router::new().fallback_service(from_fn_with_state(folder.to_owned(), enter).layer(site))
}

async fn enter(State(folder): State<String>, mut request: Request, next: Next) -> Response {
    let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
    let rest = request.uri().path().strip_prefix(&folder);
    match rest {
        // Relative paths need the trailing slash. The redirect names only the last folder, because a proxy may add a prefix.
        Some("") => {
            let name = folder.rsplit('/').next().unwrap_or_default();
            return Redirect::permanent(&format!("{name}/{query}")).into_response();
        }
        Some(rest) if rest.starts_with('/') => {
            if let Ok(address) = format!("{rest}{query}").parse::<PathAndQuery>() {
                let mut parts = request.uri().clone().into_parts();
                parts.path_and_query = Some(address);
                if let Ok(uri) = Uri::from_parts(parts) {
                    *request.uri_mut() = uri;
                }
            }
        }
        _ => (),
    }
    next.run(request).await
}

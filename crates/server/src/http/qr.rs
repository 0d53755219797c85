//! The QR code of a table's link.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use qrcode::{Color, QrCode};
use table::wire::Problem;

use super::extract::{Asked, At, ByLink, Who};
use crate::app::App;
use crate::fault::Fault;

/// The light margin that cameras need, in modules.
const MARGIN: usize = 4;

/// A text as a QR code: dark modules on a light ground, in every theme of the page.
pub fn qr_svg(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let colors = code.to_colors();
    let dark = colors.iter().enumerate().filter(|(_, color)| **color == Color::Dark);
    let modules: Vec<String> =
        dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + MARGIN, at / width + MARGIN)).collect();
    let side = width + 2 * MARGIN;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{}\"/></svg>",
        modules.concat()
    ))
}

/// Returns the QR code of the link to a table, to people who may see its code.
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query, description = "the token that led here")),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Problem)))]
pub(super) async fn qr(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let info = app.registry.info(id, person.map(|person| person.id), link).await?;
    let code = info.code.ok_or(Fault::NotFound)?;
    // Without a public address, the address of the request is used.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = || host.map(|host| format!("http://{host}"));
    let home = app.home.clone().or_else(own).ok_or(Fault::NotFound)?;
    let picture = qr_svg(&format!("{home}/t/{code}")).ok_or(Fault::NotFound)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, picture).into_response())
}

//! Table codes: what people type to get to a table, and the pages of links with a code.

use std::net::IpAddr;
use std::sync::Arc;

use ::community::{Code, clean, escape_html};
use axum::Json as Answer;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use engine::Phrase;
use table::TableId;
use table::wire::{CodeInfo, CodeRequest, Problem, SeatKind, TableInfo};
use words::{Lang, Names, say};

use super::extract::{Address, At, Json, Known, Named};
use crate::app::App;
use crate::fault::Fault;
use crate::limits::{WRONG_CODES, WRONG_CODES_OF_SITE};

/// The table of a code. Wrong codes are counted, so that nobody can try them all.
async fn find(app: &App, from: IpAddr, text: &str) -> Result<(Code, TableId), Fault> {
    let (from, site) = (from.to_string(), String::new());
    if app.quotas.is_used_up(WRONG_CODES, &from) || app.quotas.is_used_up(WRONG_CODES_OF_SITE, &site) {
        return Err(Fault::TooMany);
    }
    if let Some(code) = Code::read(text)
        && let Some(table) = app.registry.store.coded_table(code.to_string()).await?
    {
        return Ok((code, table));
    }
    let within = app.quotas.count(WRONG_CODES, &from).await?;
    let within = within && app.quotas.count(WRONG_CODES_OF_SITE, &site).await?;
    if within { Err(Fault::NotFound) } else { Err(Fault::TooMany) }
}

/// Whether everybody may see a table. At others the code itself admits people.
async fn is_public(app: &App, table: TableId) -> Result<bool, Fault> {
    let listed = app.registry.store.listed_table(table).await?.ok_or(Fault::NotFound)?;
    Ok(listed.row.public)
}

/// Returns the table of a code. Case, spaces and hyphens in the code do not matter.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = CodeInfo), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Address(from): Address,
    Named(code): Named,
) -> Result<Answer<CodeInfo>, Fault> {
    let (code, table) = find(&app, from, &code).await?;
    let link = (!is_public(&app, table).await?).then(|| code.to_string());
    Ok(Answer(CodeInfo { table: table.to_string(), link }))
}

/// Gives a table a new code, or none.
#[utoipa::path(post, path = "/api/tables/{id}/code", tag = "tables", params(("id" = String, Path)),
    request_body = CodeRequest,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn switch(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Json(CodeRequest { on }): Json<CodeRequest>,
) -> Result<Answer<TableInfo>, Fault> {
    app.registry.switch_code(id, person.id, on).await.map(Answer)
}

/// The first language of a request that the site has.
fn lang_of(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut accepted = accepted.unwrap_or_default().split([',', ';']);
    accepted.find_map(|lang| lang.trim().parse().ok()).unwrap_or_default()
}

/// The title and the text of a preview. Nothing of a private table is told.
async fn preview(app: &App, lang: Lang, table: TableId) -> Result<(String, String), Fault> {
    let site = &app.registry.community.site.name;
    let words = |phrase: &Phrase| say(lang, phrase, &Names::none());
    let info = match app.registry.info(table, None, None).await {
        Ok(info) => info,
        Err(Fault::NotFound) => return Ok((site.clone(), words(&Phrase::new("link-table-private")))),
        Err(fault) => return Err(fault),
    };
    let game = app.registry.games.info(&info.game)?.title;
    let free = info.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let text = Phrase::new("link-table")
        .with("host", Phrase::plain(clean(&info.host)))
        .with("free", u32::try_from(free).unwrap_or_default());
    Ok((format!("{game} — {site}"), words(&text)))
}

/// Leads from the short link of a table to its page. Programs that show links read the title and the text.
#[utoipa::path(get, path = "/t/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = String, content_type = "text/html"),
        (status = 404, body = String, content_type = "text/html"),
        (status = 429, body = String, content_type = "text/html")))]
pub(super) async fn page(
    State(app): State<Arc<App>>,
    Address(from): Address,
    Named(code): Named,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let lang = lang_of(&headers);
    let site = &app.registry.community.site;
    let (status, title, text, target) = match find(&app, from, &code).await {
        Ok((code, table)) => {
            let (title, text) = preview(&app, lang, table).await?;
            let link = if is_public(&app, table).await? { String::new() } else { format!("?link={code}") };
            (StatusCode::OK, title, text, format!("../#/table/{table}{link}"))
        }
        Err(fault @ (Fault::NotFound | Fault::TooMany)) => {
            let status = if matches!(fault, Fault::TooMany) {
                StatusCode::TOO_MANY_REQUESTS
            } else {
                StatusCode::NOT_FOUND
            };
            let text = say(lang, &fault.problem().reason, &Names::none());
            (status, site.name.clone(), text, "../#/".to_owned())
        }
        Err(fault) => return Err(fault),
    };
    // A wrong code stays, so that it can be read.
    let leads = status == StatusCode::OK;
    let refresh = if leads {
        format!("<meta http-equiv=\"refresh\" content=\"0; url={target}\">")
    } else {
        String::new()
    };
    let (title, text) = (escape_html(&title), escape_html(&text));
    let url = if leads { escape_html(&format!("{}/t/{code}", site.url)) } else { escape_html(&site.url) };
    let open = Phrase::new(if leads { "link-open" } else { "back-to-lobby" });
    let open = escape_html(&say(lang, &open, &Names::none()));
    let document = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>{refresh}\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <meta property=\"og:title\" content=\"{title}\"><meta property=\"og:description\" content=\"{text}\">\
         <meta property=\"og:url\" content=\"{url}\"><meta name=\"twitter:card\" content=\"summary\">\
         </head><body><main><h1>{title}</h1><p>{text}</p><p><a href=\"{target}\">{open}</a></p></main></body></html>\n",
        lang.code()
    );
    Ok((status, [(header::CACHE_CONTROL, "no-store")], Html(document)).into_response())
}

//! HTTP routes about games.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use engine::Choices;
use serde::Deserialize;
use serde_json::Value;
use table::wire::{
    BotStrength, ComponentFile, ComponentKind, ComponentText, Components, GameInfo, OptionChoices,
    OptionSpec, Problem,
};
use words::Lang;

use super::extract::{Asked, Named};
use crate::app::App;
use crate::fault::Fault;

fn option(info: &engine::OptionInfo) -> OptionSpec {
    let choices = match info.choices {
        Choices::Flag => OptionChoices::Flag,
        Choices::Words(words) => {
            OptionChoices::Words { words: words.iter().map(|word| (*word).to_owned()).collect() }
        }
        Choices::Number { min, max, optional } => OptionChoices::Number { min, max, optional },
        Choices::Json => OptionChoices::Json,
    };
    OptionSpec {
        key: info.key.to_owned(),
        choices,
        default: serde_json::from_str(info.default).unwrap_or_default(),
    }
}

fn strength(strength: &bots::Strength) -> BotStrength {
    let &bots::Strength { level, over, share, games } = strength;
    BotStrength { level: level.to_owned(), over: over.to_owned(), share, games }
}

/// Lists the games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Answer<Vec<GameInfo>> {
    let levels = app.registry.games.levels();
    let game = |info: &'static engine::Info| GameInfo {
        id: info.id.to_owned(),
        title: info.title.to_owned(),
        prefix: info.prefix.to_owned(),
        seats_min: u8::try_from(info.seats_min).unwrap_or(u8::MAX),
        seats_max: u8::try_from(info.seats_max).unwrap_or(u8::MAX),
        rules_version: info.rules_version,
        options: info.options.iter().map(option).collect(),
        bots: levels.iter().map(|level| (*level).to_owned()).collect(),
        strengths: app.registry.games.strengths(info.id).iter().map(strength).collect(),
    };
    Answer(app.registry.games.infos().into_iter().map(game).collect())
}

#[derive(Debug, Deserialize)]
pub(super) struct InLang {
    #[serde(default)]
    lang: Option<String>,
}

/// Returns the rules of a game, clause by clause.
#[utoipa::path(get, path = "/api/games/{id}/rules", tag = "games",
    params(("id" = String, Path), ("lang" = Option<String>, Query, description = "`en` or `fr`")),
    responses((status = 200, description = "a ledger: chapters with clauses"), (status = 404, body = Problem)))]
pub(super) async fn rules(
    Named(id): Named,
    Asked(InLang { lang }): Asked<InLang>,
) -> Result<Answer<&'static catalog::Ledger>, Fault> {
    let lang = lang.as_deref().unwrap_or("en").parse::<Lang>();
    let lang = lang.map_err(|error| Fault::BadRequest(error.to_string()))?;
    Ok(Answer(catalog::ledger(&id, lang)?))
}

/// Returns the learning material of a game: primer, player aid and lessons.
#[utoipa::path(get, path = "/api/games/{id}/guide", tag = "games",
    params(("id" = String, Path), ("lang" = Option<String>, Query, description = "`en` or `fr`")),
    responses((status = 200, body = learn::Guide), (status = 404, body = Problem)))]
pub(super) async fn guide(
    Named(id): Named,
    Asked(InLang { lang }): Asked<InLang>,
) -> Result<Answer<learn::Guide>, Fault> {
    let lang = lang.as_deref().unwrap_or("en").parse::<Lang>();
    let lang = lang.map_err(|error| Fault::BadRequest(error.to_string()))?;
    learn::guide(&id, lang).map(Answer).ok_or(Fault::NotFound)
}

#[derive(Debug, Deserialize)]
pub(super) struct OfData {
    #[serde(default)]
    data: Option<String>,
}

/// Returns the effect texts of a data set that is not built in. Built-in components use the messages `<id>.text`.
#[utoipa::path(get, path = "/api/games/{id}/texts", tag = "games",
    params(("id" = String, Path), ("data" = Option<String>, Query, description = "the set, as a table names it; else that of new tables")),
    responses((status = 200, body = Vec<ComponentText>), (status = 404, body = Problem)))]
pub(super) async fn texts(
    State(app): State<Arc<App>>,
    Named(id): Named,
    Asked(OfData { data }): Asked<OfData>,
) -> Result<Answer<Vec<ComponentText>>, Fault> {
    let games = &app.registry.games;
    let data = match data {
        Some(hash) => games.data_by_hash(&id, &hash)?,
        None => games.data(&id)?,
    };
    let texts = games.texts(&id, data)?.into_iter().map(|(id, text)| ComponentText { id, text });
    Ok(Answer(texts.collect()))
}

/// Returns the components of a game from its data files.
#[utoipa::path(get, path = "/api/games/{id}/components", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Components), (status = 404, body = Problem)))]
pub(super) async fn components(
    State(app): State<Arc<App>>,
    Named(id): Named,
) -> Result<Answer<Components>, Fault> {
    let files = app.registry.games.files(&id)?;
    let data = app.registry.games.data(&id)?.hash().to_string();
    let mut out = Components { game: id, data, files: Vec::new() };
    for name in files.names() {
        let text = files.get(name).map_err(catalog::CatalogError::from)?;
        let table: toml::Table = text.parse().map_err(|error| Fault::Ours(format!("{name}: {error}")))?;
        let kinds = table.into_iter().map(|(kind, rows)| {
            let rows = match serde_json::to_value(rows).unwrap_or_default() {
                Value::Array(rows) => rows,
                one @ (Value::Null
                | Value::Bool(_)
                | Value::Number(_)
                | Value::String(_)
                | Value::Object(_)) => vec![one],
            };
            ComponentKind { kind, rows }
        });
        out.files
            .push(ComponentFile { name: name.trim_end_matches(".toml").to_owned(), kinds: kinds.collect() });
    }
    Ok(Answer(out))
}

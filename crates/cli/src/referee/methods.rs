//! The methods of the protocol.

use catalog::{AnyMatch, Choice, EventRow, OptionRow};
use engine::{ActError, NoUndo, Outcome, Phrase, Seat, Seed, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use words::{Lang, Names};

use super::desk::Desk;
use super::rpc::Fault;
use crate::args::fresh_seed;
use crate::robots;

/// Every method there is.
const METHODS: [&str; 18] = [
    "games", "new", "load", "turn", "legal", "refusals", "act", "events", "preview", "view", "state",
    "outcome", "undo", "redo", "restart", "choose", "playout", "drop",
];

type Answer = Result<Value, Fault>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    seats: usize,
    seed: Option<Seed>,
    #[serde(default)]
    options: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    game: String,
    state: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Of {
    #[serde(rename = "match")]
    id: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfViewer {
    #[serde(rename = "match")]
    id: u64,
    viewer: Option<Viewer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfSeat {
    #[serde(rename = "match")]
    id: u64,
    seat: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Events {
    #[serde(rename = "match")]
    id: u64,
    viewer: Option<Viewer>,
    #[serde(default)]
    since: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    #[serde(rename = "match")]
    id: u64,
    seat: u64,
    action: Option<Value>,
    text: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choose {
    #[serde(rename = "match")]
    id: u64,
    seat: u64,
    bot: String,
    seed: Option<Seed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Playout {
    #[serde(rename = "match")]
    id: u64,
    bot: String,
    seed: Option<Seed>,
}

/// Carries out a method.
pub(crate) fn perform(desk: &mut Desk, method: &str, params: Map<String, Value>, lang: Lang) -> Answer {
    match method {
        "games" => read::<Nothing>(params).map(|_| crate::games::list()),
        "new" => new(desk, read(params)?, lang),
        "load" => load(desk, read(params)?, lang),
        "turn" => {
            let OfViewer { id, viewer } = read(params)?;
            desk.with(id, |playing| {
                viewer.map_or(Ok(()), |viewer| may_look(playing, viewer))?;
                Ok(turn(playing, viewer, lang))
            })
        }
        "legal" => of_seat(desk, params, |playing, seat| {
            Ok(playing.legal(seat).iter().map(|row| option(row, lang)).collect())
        }),
        "refusals" => of_seat(desk, params, |playing, seat| Ok(refusals(playing, seat, lang))),
        "act" => act(desk, read(params)?, lang),
        "events" => {
            let Events { id, viewer, since } = read(params)?;
            let viewer = viewer.unwrap_or(Viewer::Spectator);
            desk.with(id, |playing| {
                may_look(playing, viewer)?;
                Ok(events(&playing.events(viewer, since), lang))
            })
        }
        "preview" => preview(desk, read(params)?, lang),
        "view" => {
            let OfViewer { id, viewer } = read(params)?;
            let viewer = viewer.unwrap_or(Viewer::Spectator);
            desk.with(id, |playing| {
                may_look(playing, viewer)?;
                Ok(playing.view(viewer))
            })
        }
        "state" => of(desk, params, |playing| Ok(playing.state())),
        "outcome" => of(desk, params, |playing| Ok(result(playing.outcome().as_ref(), lang))),
        "undo" => take_back(desk, params, lang, |playing, seat| playing.undo(seat)),
        "redo" => take_back(desk, params, lang, |playing, seat| playing.redo(seat)),
        "restart" => take_back(desk, params, lang, |playing, seat| playing.restart(seat)),
        "choose" => choose(desk, read(params)?, lang),
        "playout" => playout(desk, read(params)?, lang),
        "drop" => {
            let Of { id } = read(params)?;
            desk.drop_match(id).map(|()| Value::Null)
        }
        unknown => Err(Fault::method(unknown, &METHODS)),
    }
}

fn read<T: DeserializeOwned>(params: Map<String, Value>) -> Result<T, Fault> {
    serde_json::from_value(Value::Object(params)).map_err(Fault::params)
}

fn say(phrase: &Phrase, lang: Lang) -> String {
    words::say(lang, phrase, &Names::none())
}

fn of(desk: &mut Desk, params: Map<String, Value>, work: impl FnOnce(&mut dyn AnyMatch) -> Answer) -> Answer {
    let Of { id } = read(params)?;
    desk.with(id, work)
}

fn of_seat(
    desk: &mut Desk,
    params: Map<String, Value>,
    work: impl FnOnce(&mut dyn AnyMatch, Seat) -> Answer,
) -> Answer {
    let OfSeat { id, seat } = read(params)?;
    desk.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        work(playing, seat)
    })
}

/// The seat with this number, if the table has it.
fn seat_of(playing: &dyn AnyMatch, number: u64) -> Result<Seat, Fault> {
    match u8::try_from(number) {
        Ok(number) if usize::from(number) < playing.seats() => Ok(Seat(number)),
        // The number is as large as was sent; the error's own type keeps a byte.
        _ => {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            Err(Fault::own("no-seat", Phrase::new("act-no-seat").with("number", number)))
        }
    }
}

/// A seat of the table, a spectator, and after the end everybody.
fn may_look(playing: &dyn AnyMatch, viewer: Viewer) -> Result<(), Fault> {
    match viewer {
        Viewer::Seat(seat) => seat_of(playing, u64::from(seat.0)).map(|_| ()),
        Viewer::Everybody if !playing.turn().is_over() => {
            Err(Fault::own("not-over", Phrase::new("cli-rpc-not-over")))
        }
        Viewer::Spectator | Viewer::Everybody => Ok(()),
    }
}

fn new(desk: &mut Desk, params: New, lang: Lang) -> Answer {
    let New { game, seats, seed, options } = params;
    let info = catalog::info(&game)?;
    let data = match desk.data(info.id) {
        Some(data) => data,
        None => catalog::built_in(info.id)?,
    };
    let seed = seed.unwrap_or_else(fresh_seed);
    let id = desk.add(|| Ok(catalog::begin(info.id, data, seats, &options, seed)?))?;
    begun(desk, id, lang)
}

fn load(desk: &mut Desk, params: Load, lang: Lang) -> Answer {
    let Load { game, state } = params;
    let id = desk.add(|| Ok(catalog::load(&game, &state)?))?;
    begun(desk, id, lang)
}

fn begun(desk: &mut Desk, id: u64, lang: Lang) -> Answer {
    desk.with(id, |playing| {
        Ok(json!({ "match": id, "seq": playing.seq(), "turn": turn(playing, None, lang) }))
    })
}

/// Who must decide what. The prompt is for the viewer: by default the one that must decide, the spectator where there
/// are several or none.
fn turn(playing: &dyn AnyMatch, viewer: Option<Viewer>, lang: Lang) -> Value {
    let now = playing.turn();
    let viewer = viewer.unwrap_or(match now {
        engine::Turn::One(seat) => Viewer::Seat(seat),
        engine::Turn::Several(_) | engine::Turn::Over => Viewer::Spectator,
    });
    let progress = playing.progress();
    json!({
        "seq": playing.seq(),
        "over": now.is_over(),
        "actors": now.actors(),
        "round": progress.round,
        "phase": say(&progress.phase, lang),
        "prompt": say(&playing.prompt(viewer), lang),
    })
}

fn option(row: &OptionRow, lang: Lang) -> Value {
    json!({ "action": row.action, "text": row.text, "say": say(&row.say, lang) })
}

fn refusals(playing: &dyn AnyMatch, seat: Seat, lang: Lang) -> Value {
    let row = |row: catalog::RefusalRow| {
        json!({
            "action": row.action,
            "text": row.text,
            "say": say(&row.say, lang),
            "clause": row.clause,
            "reason": say(&row.reason, lang),
        })
    };
    playing.refusals(seat).into_iter().map(row).collect()
}

fn events(rows: &[EventRow], lang: Lang) -> Value {
    rows.iter().map(|row| json!({ "seq": row.seq, "event": row.event, "say": say(&row.say, lang) })).collect()
}

/// The choice that was sent, in one of its two forms.
fn choice(action: Option<Value>, text: Option<String>) -> Result<Choice, Fault> {
    match (action, text) {
        (Some(action), None) => Ok(Choice::Action(action)),
        (None, Some(text)) => Ok(Choice::Text(text)),
        (Some(_), Some(_)) | (None, None) => Err(Fault::params("give either `action` or `text`")),
    }
}

fn act(desk: &mut Desk, params: Act, lang: Lang) -> Answer {
    let Act { id, seat, action, text } = params;
    let choice = choice(action, text)?;
    desk.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        let before = playing.seq();
        playing.act(seat, &choice)?;
        Ok(json!({
            "seq": playing.seq(),
            "turn": turn(playing, None, lang),
            "events": events(&playing.events(Viewer::Seat(seat), before), lang),
        }))
    })
}

fn preview(desk: &mut Desk, params: Act, lang: Lang) -> Answer {
    let Act { id, seat, action, text } = params;
    let choice = choice(action, text)?;
    desk.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        let preview = playing.preview(seat, &choice)?;
        Ok(json!({ "events": events(&preview.events, lang), "view": preview.view }))
    })
}

fn take_back(
    desk: &mut Desk,
    params: Map<String, Value>,
    lang: Lang,
    work: impl FnOnce(&mut dyn AnyMatch, Seat) -> Result<(), NoUndo>,
) -> Answer {
    of_seat(desk, params, |playing, seat| {
        work(playing, seat)?;
        Ok(turn(playing, None, lang))
    })
}

/// The result of a game as JSON.
pub(crate) fn result(outcome: Option<&Outcome>, lang: Lang) -> Value {
    let Some(outcome) = outcome else { return Value::Null };
    let rival = |rival: &engine::Rival| json!({ "name": say(&rival.name, lang), "score": rival.sheet.total(), "sheet": rival.sheet });
    json!({
        "winners": outcome.winners,
        "ranking": outcome.ranking,
        "scores": outcome.scores(),
        "sheet": outcome.sheets,
        "rivals": outcome.rivals.iter().map(rival).collect::<Vec<_>>(),
        "ending": outcome.ending,
        "tie_break": outcome.tie_break,
    })
}

fn robot(name: &str) -> Result<robots::Bot, Fault> {
    robots::find(name).ok_or_else(|| Fault::own("unknown-bot", robots::unknown(name)))
}

fn choose(desk: &mut Desk, params: Choose, lang: Lang) -> Answer {
    let Choose { id, seat, bot, seed } = params;
    let bot = robot(&bot)?;
    desk.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        let now = playing.turn();
        if now.is_over() {
            return Err(ActError::Over.into());
        }
        if !now.actors().has(seat) {
            return Err(ActError::NotAwaited(now.actors()).into());
        }
        let seed = seed.unwrap_or_else(fresh_seed);
        Ok(option(&robots::choose(playing, seat, bot, seed), lang))
    })
}

fn playout(desk: &mut Desk, params: Playout, lang: Lang) -> Answer {
    let Playout { id, bot, seed } = params;
    let bot = robot(&bot)?;
    desk.with(id, |playing| {
        let outcome = robots::playout(playing, bot, seed.unwrap_or_else(fresh_seed));
        Ok(result(Some(&outcome), lang))
    })
}

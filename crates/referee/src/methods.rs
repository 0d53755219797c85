//! The methods of the protocol.

use bots::{Effort, Spec, SpecError};
use catalog::{AnyAction, AnyMatch, CampaignError, CarriedOver, Choice, EventInfo};
use engine::{Came, NoUndo, Outcome, Phrase, Seat, Seed, Stop, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use words::Renderer;

use crate::matches::Matches;
use crate::rpc::Fault;

/// All methods.
const METHODS: [&str; 22] = [
    "games", "new", "load", "turn", "legal", "refusals", "aid", "act", "events", "preview", "view", "state",
    "outcome", "undo", "redo", "restart", "record", "campaign", "choose", "hint", "playout", "drop",
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
struct OfCampaign {
    #[serde(rename = "match")]
    id: u64,
    players: Option<Vec<String>>,
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
    since: Option<usize>,
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
struct ActOrGesture {
    #[serde(rename = "match")]
    id: u64,
    seat: u64,
    action: Option<Value>,
    text: Option<String>,
    moves: Option<Vec<Value>>,
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
struct Hint {
    #[serde(rename = "match")]
    id: u64,
    seat: u64,
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
pub(crate) fn perform(
    matches: &mut Matches,
    method: &str,
    params: Map<String, Value>,
    renderer: &Renderer,
) -> Answer {
    match method {
        "games" => read::<Nothing>(params).map(|_| crate::games()),
        "new" => new(matches, read(params)?, renderer),
        "load" => load(matches, read(params)?, renderer),
        "turn" => {
            let OfViewer { id, viewer } = read(params)?;
            matches.with(id, |playing| {
                viewer.map_or(Ok(()), |viewer| may_look(playing, viewer))?;
                Ok(turn(playing, viewer, renderer))
            })
        }
        "legal" => of_seat(matches, params, |playing, seat| {
            Ok(playing.legal(seat).iter().map(|one| choice(one, renderer)).collect())
        }),
        "refusals" => of_seat(matches, params, |playing, seat| Ok(refusals(playing, seat, renderer))),
        "aid" => of_seat(matches, params, |playing, seat| {
            Ok(playing.aid(seat).map_or(Value::Null, |aid| aid.value()))
        }),
        "act" => act(matches, read(params)?, renderer),
        "events" => {
            let Events { id, viewer, since } = read(params)?;
            let viewer = viewer.unwrap_or(Viewer::Spectator);
            matches.with(id, |playing| {
                may_look(playing, viewer)?;
                // A request without `since` asks for the whole log, which begins with the set-up.
                let mut rows = if since.is_none() { playing.opening(viewer) } else { Vec::new() };
                rows.extend(playing.events(viewer, since.unwrap_or(0)));
                Ok(events(&rows, renderer))
            })
        }
        "preview" => preview(matches, read(params)?, renderer),
        "view" => {
            let OfViewer { id, viewer } = read(params)?;
            let viewer = viewer.unwrap_or(Viewer::Spectator);
            matches.with(id, |playing| {
                may_look(playing, viewer)?;
                Ok(playing.view(viewer).value())
            })
        }
        "state" => of(matches, params, |playing| Ok(playing.state())),
        "outcome" => of(matches, params, |playing| Ok(result(playing.outcome().as_ref(), renderer))),
        "undo" => take_back(matches, params, renderer, |playing, seat| playing.undo(seat)),
        "redo" => take_back(matches, params, renderer, |playing, seat| playing.redo(seat)),
        "restart" => take_back(matches, params, renderer, |playing, seat| playing.restart(seat)),
        "record" => of(matches, params, |playing| Ok(Value::String(playing.record().to_string()))),
        "campaign" => campaign(matches, read(params)?),
        "choose" => choose(matches, read(params)?, renderer),
        "hint" => hint(matches, read(params)?, renderer),
        "playout" => playout(matches, read(params)?, renderer),
        "drop" => {
            let Of { id } = read(params)?;
            matches.drop_match(id).map(|()| Value::Null)
        }
        unknown => Err(Fault::method(unknown, &METHODS)),
    }
}

fn read<T: DeserializeOwned>(params: Map<String, Value>) -> Result<T, Fault> {
    serde_json::from_value(Value::Object(params)).map_err(Fault::params)
}

fn of(
    matches: &mut Matches,
    params: Map<String, Value>,
    work: impl FnOnce(&mut dyn AnyMatch) -> Answer,
) -> Answer {
    let Of { id } = read(params)?;
    matches.with(id, work)
}

fn of_seat(
    matches: &mut Matches,
    params: Map<String, Value>,
    work: impl FnOnce(&mut dyn AnyMatch, Seat) -> Answer,
) -> Answer {
    let OfSeat { id, seat } = read(params)?;
    matches.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        work(playing, seat)
    })
}

/// The seat with this number, if the table has it.
fn seat_of(playing: &dyn AnyMatch, number: u64) -> Result<Seat, Fault> {
    match u8::try_from(number) {
        Ok(number) if usize::from(number) < playing.seats() => Ok(Seat(number)),
        // The error repeats the number as sent; the error type of the engine has only a byte.
        _ => {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            Err(Fault::own("no-seat", Phrase::new("act-no-seat").with("number", number)))
        }
    }
}

/// The viewer of a request: a seat of the table, a spectator, or everybody after the end.
fn may_look(playing: &dyn AnyMatch, viewer: Viewer) -> Result<(), Fault> {
    match viewer {
        Viewer::Seat(seat) => seat_of(playing, u64::from(seat.0)).map(|_| ()),
        Viewer::Everybody if !playing.turn().is_over() => {
            Err(Fault::own("not-over", Phrase::new("rpc-not-over")))
        }
        Viewer::Spectator | Viewer::Everybody => Ok(()),
    }
}

fn new(matches: &mut Matches, params: New, renderer: &Renderer) -> Answer {
    let New { game, seats, seed, mut options } = params;
    let info = catalog::info(&game)?;
    if catalog::in_campaign(info, &options)
        && catalog::archive_given(info, &options).is_none()
        && let Some(kept) = &mut matches.kept
    {
        options = kept.of(info)?.options(&options)?;
    }
    let data = match matches.data(info.id) {
        Some(data) => data,
        None => catalog::built_in(info.id)?,
    };
    let seed = seed.unwrap_or_else(matches.fresh_seed);
    let id = matches.add(|| Ok(catalog::begin(info.id, data, seats, &options, seed)?))?;
    begun(matches, id, renderer)
}

/// The archive of a finished campaign match. Adds the match to the campaign if it continues it.
fn campaign(matches: &mut Matches, params: OfCampaign) -> Answer {
    let OfCampaign { id, players } = params;
    // The campaign is moved out during the operation, so that an internal error cannot leave it half changed.
    let mut kept = matches.kept.take();
    let answer = matches.with(id, |playing| {
        let CarriedOver { archive, next } = playing.carry_over().ok_or(CampaignError::NotOver)?;
        let players = players.unwrap_or_default();
        let name = |n: usize| players.get(n).cloned().unwrap_or_else(|| (n + 1).to_string());
        let mut document = Value::Null;
        if let Some(kept) = &mut kept {
            let campaign = kept.of(playing.info())?;
            // A repeated request adds nothing.
            if campaign.archive() != Some(&archive) {
                campaign.add(playing, (0..playing.seats()).map(name).collect())?;
                kept.changed = true;
            }
            document = kept.campaign.as_ref().map_or(Value::Null, |campaign| json!(campaign));
        }
        Ok(json!({
            "archive": archive,
            "over": next.is_none(),
            "options": next,
            "campaign": document,
        }))
    });
    matches.kept = kept;
    answer
}

fn load(matches: &mut Matches, params: Load, renderer: &Renderer) -> Answer {
    let Load { game, state } = params;
    let id = matches.add(|| Ok(catalog::load(&game, &state)?))?;
    begun(matches, id, renderer)
}

fn begun(matches: &mut Matches, id: u64, renderer: &Renderer) -> Answer {
    matches.with(id, |playing| {
        Ok(json!({ "match": id, "seq": playing.seq(), "turn": turn(playing, None, renderer) }))
    })
}

/// The seats that must decide, with a prompt for the viewer. The default viewer is the deciding seat, or a spectator if
/// there are several or none.
pub fn turn(playing: &dyn AnyMatch, viewer: Option<Viewer>, renderer: &Renderer) -> Value {
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
        "phase": renderer.say(&progress.phase),
        "prompt": renderer.say(&playing.prompt(viewer)),
    })
}

fn choice(choice: &Choice, renderer: &Renderer) -> Value {
    json!({ "action": choice.action, "text": choice.text, "say": renderer.say(&choice.say) })
}

fn refusals(playing: &dyn AnyMatch, seat: Seat, renderer: &Renderer) -> Value {
    let row = |row: catalog::Refusal| {
        json!({
            "action": row.action,
            "text": row.text,
            "say": renderer.say(&row.say),
            "clause": row.clause,
            "reason": renderer.say(&row.reason),
        })
    };
    playing.refusals(seat).into_iter().map(row).collect()
}

/// Events in the format of the protocol.
pub fn events(rows: &[EventInfo], renderer: &Renderer) -> Value {
    rows.iter()
        .map(|row| json!({ "seq": row.seq, "event": row.event, "say": renderer.say(&row.say) }))
        .collect()
}

/// The action of a request, in one of its two forms.
fn sent_action(action: Option<Value>, text: Option<String>) -> Result<AnyAction, Fault> {
    match (action, text) {
        (Some(action), None) => Ok(AnyAction::Json(action)),
        (None, Some(text)) => Ok(AnyAction::Notation(text)),
        (Some(_), Some(_)) | (None, None) => Err(Fault::params("give either `action` or `text`")),
    }
}

fn act(matches: &mut Matches, params: ActOrGesture, renderer: &Renderer) -> Answer {
    let ActOrGesture { id, seat, action, text, moves } = params;
    // A request with one action does not report how far a gesture came.
    let is_gesture = moves.is_some();
    let moves = AnyAction::list(action, text, moves).map_err(Fault::params)?;
    matches.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        let before = playing.seq();
        let Came { moves, stop } = playing.act_all(seat, &moves)?;
        let mut done = json!({
            "seq": playing.seq(),
            "turn": turn(playing, None, renderer),
            "events": events(&playing.events(Viewer::Seat(seat), before), renderer),
        });
        if is_gesture {
            done["came"] = json!(moves);
            stop.into_iter().for_each(|stop| done["stopped"] = stopped(stop, renderer));
        }
        Ok(done)
    })
}

/// The reason why a gesture stopped, with the error of its next move.
fn stopped(stop: Stop, renderer: &Renderer) -> Value {
    match stop {
        Stop::Chance => json!({ "why": "chance" }),
        Stop::Other => json!({ "why": "other" }),
        Stop::Refused(error) => {
            json!({ "why": "illegal", "problem": Fault::from(error).json(renderer.lang) })
        }
    }
}

fn preview(matches: &mut Matches, params: Act, renderer: &Renderer) -> Answer {
    let Act { id, seat, action, text } = params;
    let action = sent_action(action, text)?;
    matches.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        let preview = playing.preview(seat, &action)?;
        Ok(json!({ "events": events(&preview.events, renderer), "view": preview.view }))
    })
}

fn take_back(
    matches: &mut Matches,
    params: Map<String, Value>,
    renderer: &Renderer,
    work: impl FnOnce(&mut dyn AnyMatch, Seat) -> Result<(), NoUndo>,
) -> Answer {
    of_seat(matches, params, |playing, seat| {
        work(playing, seat)?;
        Ok(turn(playing, None, renderer))
    })
}

/// The result of a game as JSON.
pub fn result(outcome: Option<&Outcome>, renderer: &Renderer) -> Value {
    let Some(outcome) = outcome else { return Value::Null };
    let rival = |rival: &engine::Rival| json!({ "name": renderer.say(&rival.name), "score": rival.sheet.total(), "sheet": rival.sheet });
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

/// The maximum number of bots kept for a match.
const BOTS_MAX: usize = 64;

fn choose(matches: &mut Matches, params: Choose, renderer: &Renderer) -> Answer {
    let Choose { id, seat, bot, seed } = params;
    let spec = robot(&bot)?;
    let seed = seed.unwrap_or_else(matches.fresh_seed);
    matches.with_bots(id, |playing, bots_of_seats| {
        let seat = seat_of(playing, seat)?;
        let key = (seat.0, spec.to_string());
        if bots_of_seats.len() >= BOTS_MAX && !bots_of_seats.contains_key(&key) {
            bots_of_seats.clear();
        }
        let game = playing.info().id;
        let bot = bots_of_seats
            .entry(key)
            .or_insert_with(|| bots::player_any(game, &spec).expect("a match is of a game of the catalog"));
        let chosen = bot.choose(playing, seat, seed, Effort::FULL)?;
        Ok(choice(&playing.read(seat, &chosen)?, renderer))
    })
}

/// The best choices of a seat, each with its moves, possible results and reasons.
fn hint(matches: &mut Matches, params: Hint, renderer: &Renderer) -> Answer {
    let Hint { id, seat, seed } = params;
    let seed = seed.unwrap_or_else(matches.fresh_seed);
    matches.with(id, |playing| {
        let seat = seat_of(playing, seat)?;
        let advice = bots::advise_any(playing, seat, None, seed, Effort::FULL)?;
        let row = |one: &bots::Advised| {
            let moves: Vec<Value> = one.moves.iter().map(|row| choice(row, renderer)).collect();
            let reason = renderer.say(&one.reason);
            json!({ "moves": moves, "percent": one.percent, "value": one.value, "reason": reason })
        };
        Ok(advice.iter().map(row).collect())
    })
}

fn playout(matches: &mut Matches, params: Playout, renderer: &Renderer) -> Answer {
    let Playout { id, bot, seed } = params;
    let spec = robot(&bot)?;
    let seed = seed.unwrap_or_else(matches.fresh_seed);
    matches.with(id, |playing| {
        let outcome = bots::playout_any(playing, &[spec], seed);
        Ok(result(Some(&outcome), renderer))
    })
}

fn robot(name: &str) -> Result<Spec, Fault> {
    name.parse().map_err(|error: SpecError| Fault::own(error.kind(), error.phrase()))
}

//! The same players at a boardgame.io server: stones, with one socket per seat. A move counts when its new state
//! arrives. The client speaks the necessary part of socket.io over a WebSocket.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{self, Socket};
use crate::phases::{LOOK_UP, Played};
use crate::{Args, Failure, progress};

/// The namespace and prefix of its events.
const SPACE: &str = "/stones,";
const EVENT: &str = "42/stones,";

/// The fields of a state that the driver reads.
#[derive(Debug, Deserialize)]
struct State {
    ctx: Context,
    #[serde(rename = "_stateID")]
    id: u64,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
}

#[derive(Debug, Deserialize)]
struct Synced {
    state: State,
}

/// A seat of a match: its number and credentials.
struct Chair {
    table: String,
    seat: String,
    credentials: String,
}

/// Plays this many tables for a while without pauses.
pub(crate) async fn play(server: SocketAddr, lobby: SocketAddr, args: &Args) -> Result<Played, Failure> {
    let (go, stop) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let mut players = Vec::new();
    for at in 0..args.tables {
        if at % 100 == 0 {
            progress(&format!("{at} of {} tables have their players", args.tables));
        }
        let new = json!({"numPlayers": args.seats});
        let (_, made) = client::exchange(lobby, "POST", "/games/stones/create", "", &new).await?;
        let table = made["matchID"].as_str().ok_or("no match")?.to_owned();
        for seat in 0..args.seats {
            let seat = seat.to_string();
            let join = json!({"playerID": seat, "playerName": format!("p{at}-{seat}")});
            let path = format!("/games/stones/{table}/join");
            let (_, joined) = client::exchange(lobby, "POST", &path, "", &join).await?;
            let credentials = joined["playerCredentials"].as_str().ok_or("no seat")?.to_owned();
            let chair = Chair { table: table.clone(), seat, credentials };
            let (socket, state) = sit_down(server, &chair, args.seats).await?;
            players.push(tokio::spawn(player(socket, chair, state, Arc::clone(&go), Arc::clone(&stop))));
        }
    }
    progress(&format!("playing for {} s", args.seconds));
    let began = Instant::now();
    go.store(true, Ordering::Release);
    tokio::time::sleep(Duration::from_secs(args.seconds.into())).await;
    stop.store(true, Ordering::Release);
    let mut all = Played::over(began.elapsed());
    for player in players {
        all.add(player.await??);
    }
    all.close(args.seats);
    Ok(all)
}

async fn sit_down(server: SocketAddr, chair: &Chair, seats: u32) -> Result<(Socket, State), Failure> {
    let url = format!("ws://{server}/socket.io/?EIO=4&transport=websocket");
    let mut socket = client::socket(&url, "").await?;
    socket.send(Message::text(format!("40{SPACE}"))).await?;
    let sync = json!(["sync", chair.table, chair.seat, chair.credentials, seats]);
    loop {
        let text = hear(&mut socket).await?;
        if text.starts_with(&format!("40{SPACE}")) {
            socket.send(Message::text(format!("{EVENT}{sync}"))).await?;
        } else if let Some(("sync", rest)) = event(&text)? {
            let synced: Synced = serde_json::from_str(rest.get())?;
            return Ok((socket, synced.state));
        }
    }
}

/// The next text message. Answers pings.
async fn hear(socket: &mut Socket) -> Result<String, Failure> {
    loop {
        let message = socket.next().await.ok_or("the server hung up")??;
        let Message::Text(text) = message else { continue };
        if text.as_str() == "2" {
            socket.send(Message::text("3")).await?;
        } else {
            return Ok(text.as_str().to_owned());
        }
    }
}

/// An event of the game: its name and arguments.
fn event(text: &str) -> Result<Option<(&str, &RawValue)>, Failure> {
    let Some(list) = text.strip_prefix(EVENT) else { return Ok(None) };
    let list: Vec<&RawValue> = serde_json::from_str(list)?;
    let (Some(name), Some(rest)) = (list.first(), list.get(2)) else { return Ok(None) };
    Ok(Some((serde_json::from_str(name.get())?, rest)))
}

/// One seat: takes one to three stones whenever it is its turn.
async fn player(
    mut socket: Socket,
    chair: Chair,
    mut state: State,
    go: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
) -> Result<Played, Failure> {
    let mut played = Played::default();
    let mut waiting: Option<(u64, Instant)> = None;
    loop {
        if stop.load(Ordering::Acquire) && waiting.is_none() {
            break;
        }
        let its_turn = state.ctx.current_player == chair.seat;
        if waiting.is_none() && its_turn && go.load(Ordering::Acquire) {
            let payload = json!({
                "type": "take", "args": [1 + state.id % 3],
                "playerID": chair.seat, "credentials": chair.credentials,
            });
            let action = json!({"type": "MAKE_MOVE", "payload": payload});
            let update = json!(["update", action, state.id, chair.table, chair.seat]);
            waiting = Some((state.id, Instant::now()));
            socket.send(Message::text(format!("{EVENT}{update}"))).await?;
        }
        let Ok(text) = tokio::time::timeout(LOOK_UP, hear(&mut socket)).await else { continue };
        let text = text?;
        let Some(("update", rest)) = event(&text)? else { continue };
        state = serde_json::from_str(rest.get())?;
        if let Some((id, since)) = waiting
            && state.id > id
        {
            waiting = None;
            played.count(since.elapsed());
        }
    }
    let _ = socket.close(None).await;
    Ok(played)
}

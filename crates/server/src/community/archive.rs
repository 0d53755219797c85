//! The index of finished games: one row for a game and one for each seat, from the log of its table.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use engine::{Phrase, Seat, Viewer};
use table::wire::{Curve, GameResult, Handed};
use table::{Entry, PersonId, StoredTable, Table, TableId};

use crate::fault::Fault;
use crate::store::{GamePlayerRow, GameRow, Store, StoreError};
use crate::token::random;

/// The letters of short ids, without letters that are easily confused.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The number of points kept of a curve.
const POINTS: usize = 12;
/// The number of attempts to draw an unused short id.
const DRAWS: usize = 8;

/// An id for links: 8 characters, 40 random bits.
pub fn short_id() -> Result<String, Fault> {
    let letter = |byte: u8| LETTERS.get(usize::from(byte % 32)).copied().map_or('0', char::from);
    Ok(random::<8>()?.into_iter().map(letter).collect())
}

/// The points of each seat over time, at most 12, the last among them.
pub fn thin(curve: &Curve, seats: usize) -> Vec<Vec<i32>> {
    let last = curve.points.len().saturating_sub(1);
    let count = curve.points.len().min(POINTS);
    let chosen: Vec<usize> =
        (0..count).map(|n| if count > 1 { n * last / (count - 1) } else { last }).collect();
    let of_seat = |seat: usize| {
        let points = chosen.iter().filter_map(|at| curve.points.get(*at)?.scores.get(seat).copied());
        points.collect()
    };
    (0..seats).map(of_seat).collect()
}

/// The points between the first and the second place.
fn margin(result: &GameResult) -> u32 {
    let score = |seat: &u8| result.scores.get(usize::from(*seat)).copied().unwrap_or_default();
    let mut ranked = result.ranking.iter().flatten().map(score);
    match (ranked.next(), ranked.next()) {
        (Some(first), Some(second)) => first.abs_diff(second),
        _ => 0,
    }
}

/// Whether the winner was behind when two thirds of the game were played.
pub fn is_comeback(curve: &Curve, winner: usize) -> bool {
    let at = curve.points.len() * 2 / 3;
    let Some(scores) = curve.points.get(at).map(|point| &point.scores) else { return false };
    let own = scores.get(winner).copied().unwrap_or_default();
    scores.iter().any(|other| *other > own)
}

/// The sentence that sums a game up.
fn headline(result: &GameResult, curve: &Curve) -> Phrase {
    let Some(winner) = result.winners.first().map(|seat| usize::from(*seat)) else {
        return result.ending.clone();
    };
    let (margin, several) = (margin(result), result.scores.len() > 1);
    let points = result.scores.get(winner).copied().unwrap_or_default().unsigned_abs();
    if result.tie_break.is_some() {
        Phrase::new("headline-tie-break")
    } else if several && margin == 1 {
        Phrase::new("headline-won-by-one")
    } else if several && is_comeback(curve, winner) {
        Phrase::new("headline-comeback")
    } else if several && margin > 0 && margin.saturating_mul(4) >= points {
        Phrase::new("headline-landslide")
    } else {
        // The seat is stored instead of the name, so that a deleted person leaves no name.
        Phrase::new("headline-plain").with("name", Seat(u8::try_from(winner).unwrap_or_default()))
    }
}

/// The place of a seat; equal places share the better one.
fn place(result: &GameResult, seat: u8) -> u8 {
    let mut before = 0;
    for equals in &result.ranking {
        if equals.contains(&seat) {
            break;
        }
        before += equals.len();
    }
    u8::try_from(before + 1).unwrap_or(u8::MAX)
}

fn left_by(handed: Handed) -> &'static str {
    match handed {
        Handed::Left => "left",
        Handed::Resigned => "resigned",
        Handed::Clock => "clock",
        Handed::Replaced => "replaced",
    }
}

/// The rows of a finished game; none if it did not begin with a deal, or does not replay.
fn rows(
    stored: &StoredTable,
    games: Arc<dyn table::Games>,
    names: HashMap<PersonId, String>,
    short: String,
) -> Option<(GameRow, Vec<GamePlayerRow>)> {
    let of_game = |one: &&table::Stored| one.entry.is_of_game();
    let began = stored.entries.iter().find(|one| matches!(one.entry, Entry::Started { .. }))?.at;
    let finished = stored.entries.iter().rfind(of_game)?.at;
    let mut table = Table::replay(stored, games).ok()?;
    table.names = names;
    let result = table.result()?;
    let play = table.play.as_ref()?;
    let curve = table.curve(None).ok()?;
    let seats = table.seats.len();
    let name = |seat: usize| {
        let state = table.seats.get(seat);
        let bot = state.filter(|state| state.owner.is_none()).and_then(|state| state.bot.clone());
        let seat = u8::try_from(seat).map(Seat).ok();
        seat.and_then(|seat| table.name(seat)).or(bot).unwrap_or_default()
    };
    let names: Vec<String> = (0..seats).map(name).collect();
    let mut owners: Vec<PersonId> = table.seats.iter().filter_map(|seat| seat.owner).collect();
    owners.sort_unstable();
    owners.dedup();
    let agreed = stored.entries.iter().any(|one| matches!(one.entry, Entry::AgreedEnd));
    let players = (0_u8..).zip(&table.seats).zip(&names).map(|((seat, state), name)| GamePlayerRow {
        seat,
        person: state.owner,
        name: name.clone(),
        bot: state.bot.clone().filter(|_| state.owner.is_none()),
        place: place(&result, seat),
        score: result.scores.get(usize::from(seat)).copied().unwrap_or_default(),
        sheet: result
            .sheets
            .get(usize::from(seat))
            .and_then(|sheet| serde_json::to_value(sheet).ok())
            .unwrap_or_default(),
        left_by: state.handed.map(|handed| left_by(handed).to_owned()),
    });
    let players = players.collect();
    let game = GameRow {
        table: stored.row.id,
        short,
        game: stored.row.game.clone(),
        finished,
        public: stored.row.public,
        rated: false,
        seats: stored.row.seats,
        people: u8::try_from(owners.len()).unwrap_or(u8::MAX),
        rounds: play.game.progress().round,
        seconds: finished.saturating_sub(began) / 1000,
        moments: play.n(Viewer::Spectator),
        ending: if agreed { "agreed" } else { "rules" }.to_owned(),
        margin: margin(&result),
        headline: serde_json::to_value(headline(&result, &curve)).unwrap_or_default(),
        curve: thin(&curve, seats),
    };
    Some((game, players))
}

/// Adds a finished game to the index. Returns whether it was missing. A game that did not begin with a deal, such as a
/// lesson, is not added.
pub(crate) async fn index_table(
    store: &dyn Store,
    games: Arc<dyn table::Games>,
    table: TableId,
) -> Result<bool, Fault> {
    if store.game(table).await?.is_some() {
        return Ok(false);
    }
    let Some(stored) = store.table(table).await? else { return Ok(false) };
    let owners = stored.entries.iter().filter_map(|one| {
        if let Entry::Sat { person, .. } | Entry::Passed { to: person, .. } = &one.entry {
            Some(*person)
        } else {
            None
        }
    });
    let names: HashMap<PersonId, String> = store.names(owners.collect()).await?.into_iter().collect();
    let short = short_id()?;
    // A replay takes long, and a fault of a game must not stop more than this.
    let replay = move || catch_unwind(AssertUnwindSafe(|| rows(&stored, games, names, short))).ok().flatten();
    let rows = tokio::task::spawn_blocking(replay).await.map_err(|error| Fault::Ours(error.to_string()))?;
    let Some((mut game, players)) = rows else { return Ok(false) };
    for _ in 0..DRAWS {
        match store.add_game(game.clone(), players.clone()).await {
            Err(StoreError::Conflict) => game.short = short_id()?,
            added => return Ok(added?),
        }
    }
    Err(Fault::Busy)
}

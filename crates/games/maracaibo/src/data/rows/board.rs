//! Rows of the board: locations, lanes, exploration track, other tracks.

use engine::{DataError, DataFiles, Source};
use serde::Deserialize;

use super::{Sources, boxed, built_in, column, script, small};
use crate::data::{
    BOARD, EXPLORATION, ExplorerSpace, INCOME_FIRST, INCOME_SPACES, INFLUENCE_SPACES, Lane, Location,
    PlaceKind, RESERVE_SPACES, TRACKS, Way,
};
use crate::effect::notation::Context;
use crate::ids::{Good, Legacy, Line, Nation, Place, Space};
use crate::sets::{Legacies, Places};
use engine::List;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    place: Vec<PlaceRow>,
    lane: Vec<LaneRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceRow {
    id: String,
    kind: PlaceKind,
    good: Option<Good>,
    spaces: Option<[u8; 4]>,
    #[serde(default)]
    flag: String,
    #[serde(default)]
    action: String,
    explorer: Option<Space>,
    legacy: Option<Legacy>,
    cube: Option<Nation>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LaneRow {
    id: String,
    cost: u8,
    #[serde(default)]
    way: Way,
    legacy: Option<Legacy>,
    dear: Option<DearRow>,
    #[serde(default = "all_rounds")]
    rounds: [u8; 2],
    source: Source,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct DearRow {
    legacy: Legacy,
    cost: u8,
}

fn all_rounds() -> [u8; 2] {
    [1, 4]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksFile {
    influence: Vec<RankRow>,
    reserve: Vec<ReserveRow>,
    income: Vec<IncomeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RankRow {
    id: String,
    rank: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReserveRow {
    id: String,
    cubes: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomeRow {
    id: String,
    points: u8,
    source: Source,
}

pub(super) struct Tracks {
    pub(super) ranks: [u8; INFLUENCE_SPACES],
    pub(super) reserve: [u8; RESERVE_SPACES],
    pub(super) income_points: [u8; INCOME_SPACES],
}

/// The highest price of a lane: half the movement points of a turn, so that a city can be entered and left in one
/// turn.
const LANE_MAX: u8 = 3;

pub(super) fn read(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<(Box<[Location; Place::COUNT]>, Tracks), DataError> {
    let BoardFile { place, lane } = files.read(BOARD)?;
    let BoardFile { place: known, lane: known_lanes } = built_in(BOARD);
    DataError::unless_rows(
        BOARD,
        place.iter().map(|row| row.id.as_str()),
        Place::all().map(|place| place.to_string()),
    )?;
    let wanted = known_lanes.iter().map(|row| row.id.clone()).collect::<Vec<_>>();
    DataError::unless_rows(BOARD, lane.iter().map(|row| row.id.as_str()), wanted)?;

    let mut places = Vec::new();
    for (row, known) in place.into_iter().zip(known) {
        places.push(read_place(&row, &known)?);
        sources.push((BOARD, row.id, row.source));
    }
    for (row, known) in lane.into_iter().zip(known_lanes) {
        let LaneRow { id, cost, way, legacy, dear, rounds, source } = row;
        let legacy_dear = |dear: Option<DearRow>| dear.map(|dear| dear.legacy);
        if (way, legacy, legacy_dear(dear), rounds)
            != (known.way, known.legacy, legacy_dear(known.dear), known.rounds)
        {
            return Err(column(BOARD, &id, "way, legacy, dear, rounds", "these cannot be changed"));
        }
        for (name, cost) in [("cost", cost), ("dear", dear.map_or(1, |dear| dear.cost))] {
            if !(1..=LANE_MAX).contains(&cost) {
                return Err(column(
                    BOARD,
                    &id,
                    name,
                    format!("a lane costs 1 to {LANE_MAX} movement points"),
                ));
            }
        }
        let ends = id.split_once('>').and_then(|(from, to)| Some((Place::read(from)?, Place::read(to)?)));
        let Some((from, to)) = ends else {
            return Err(DataError::row(BOARD, &id, "column id: a lane is named by its ends"));
        };
        let dear = dear.map(|dear| (dear.legacy, dear.cost));
        let [round_first, round_last] = rounds;
        places[from.index()].exits.push(Lane { to, cost, way, legacy, dear, round_first, round_last });
        sources.push((BOARD, id, source));
    }
    // Lanes lead to higher numbers, so the loop starts with the last location.
    for at in (0..places.len()).rev() {
        let exits = places[at].exits;
        let ahead = exits.iter().map(|lane| Places::one(lane.to) | places[lane.to.index()].ahead);
        places[at].ahead = ahead.fold(Places::NONE, |all, more| all | more);
    }
    Ok((boxed(places), read_tracks(files, sources)?))
}

fn read_place(row: &PlaceRow, known: &PlaceRow) -> Result<Location, DataError> {
    let PlaceRow { id, kind, good, spaces, flag, action, explorer, legacy, cube, source: _ } = row;
    if (kind, legacy, cube, good.is_some()) != (&known.kind, &known.legacy, &known.cube, known.good.is_some())
    {
        return Err(column(BOARD, id, "kind, legacy, cube, good", "these cannot be changed"));
    }
    if (flag.is_empty(), action.is_empty()) != (known.flag.is_empty(), known.action.is_empty()) {
        return Err(column(BOARD, id, "flag, action", "what a location has cannot be changed"));
    }
    if explorer.is_some() != known.explorer.is_some() {
        return Err(column(BOARD, id, "explorer", "this cannot be changed"));
    }
    if spaces.is_some() != good.is_some()
        || spaces.is_some_and(|spaces| spaces.iter().any(|n| !(1..=4).contains(n)))
    {
        return Err(column(BOARD, id, "spaces", "a market has 1 to 4, and nothing else has any"));
    }
    Ok(Location {
        kind: *kind,
        good: *good,
        spaces: spaces.unwrap_or_default(),
        flag: script(BOARD, id, "flag", flag, Context::Reward)?,
        action: script(BOARD, id, "action", action, Context::Action)?,
        explorer: *explorer,
        legacy: *legacy,
        cube: *cube,
        exits: List::new(),
        laid: Legacies::NONE,
        ahead: Places::NONE,
    })
}

fn read_tracks(files: &DataFiles, sources: &mut Sources) -> Result<Tracks, DataError> {
    let TracksFile { influence, reserve, income } = files.read(TRACKS)?;
    let TracksFile { reserve: known, .. } = built_in(TRACKS);
    let names = |name: &str, from: usize, count: usize| {
        (from..from + count).map(|at| format!("{name}-{at}")).collect::<Vec<_>>().into_iter()
    };
    let wanted = names("influence", 0, INFLUENCE_SPACES);
    DataError::unless_rows(TRACKS, influence.iter().map(|row| row.id.as_str()), wanted)?;
    let wanted = names("reserve", 1, RESERVE_SPACES);
    DataError::unless_rows(TRACKS, reserve.iter().map(|row| row.id.as_str()), wanted)?;
    let wanted = names("income", usize::from(INCOME_FIRST), INCOME_SPACES);
    DataError::unless_rows(TRACKS, income.iter().map(|row| row.id.as_str()), wanted)?;
    let mut tracks = Tracks {
        ranks: [0; INFLUENCE_SPACES],
        reserve: [0; RESERVE_SPACES],
        income_points: [0; INCOME_SPACES],
    };
    let mut last = 0;
    for (slot, row) in tracks.ranks.iter_mut().zip(influence) {
        if !(last..=last + 1).contains(&row.rank) {
            return Err(column(TRACKS, &row.id, "rank", format!("{last} or {} must follow", last + 1)));
        }
        last = row.rank;
        *slot = row.rank;
        sources.push((TRACKS, row.id, row.source));
    }
    for ((slot, row), known) in tracks.reserve.iter_mut().zip(reserve).zip(known) {
        if row.cubes != known.cubes {
            return Err(column(TRACKS, &row.id, "cubes", format!("{} cannot be changed", known.cubes)));
        }
        *slot = row.cubes;
        sources.push((TRACKS, row.id, row.source));
    }
    for (slot, row) in tracks.income_points.iter_mut().zip(income) {
        *slot = small(TRACKS, &row.id, "points", row.points)?;
        sources.push((TRACKS, row.id, row.source));
    }
    Ok(tracks)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExplorationFile {
    space: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: String,
    #[serde(default)]
    next: Vec<Space>,
    #[serde(default)]
    reward: String,
    #[serde(default)]
    quest: bool,
    line: Option<Line>,
    source: Source,
}

pub(super) fn read_spaces(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<Box<[ExplorerSpace; Space::COUNT]>, DataError> {
    let ExplorationFile { space } = files.read(EXPLORATION)?;
    let ExplorationFile { space: known } = built_in(EXPLORATION);
    let ids = Space::all().map(|space| space.to_string());
    DataError::unless_rows(EXPLORATION, space.iter().map(|row| row.id.as_str()), ids)?;
    let mut spaces = Vec::new();
    for (row, known) in space.into_iter().zip(known) {
        let SpaceRow { id, next, reward, quest, line, source } = row;
        if (&next, quest, line) != (&known.next, known.quest, known.line) {
            return Err(column(EXPLORATION, &id, "next, quest, line", "these cannot be changed"));
        }
        let reward = script(EXPLORATION, &id, "reward", &reward, Context::Reward)?;
        if quest && !reward.is_empty() {
            return Err(column(EXPLORATION, &id, "reward", "a quest is a reward by itself"));
        }
        let next = [next.first().copied(), next.get(1).copied()];
        spaces.push(ExplorerSpace { next, reward, quest, line, lines: 0, main: 0 });
        sources.push((EXPLORATION, id, source));
    }
    walk(&mut spaces, Space::START, 0, 1);
    Ok(boxed(spaces))
}

/// Sets on each space the number of lines crossed, and the highest space of the short branch passed.
fn walk(spaces: &mut [ExplorerSpace], at: Space, lines: u8, main: u8) {
    // The spaces of the short branch come first, in order.
    let number = at.index() as u8 + 1;
    let main = if at <= Space::END { number } else { main };
    let lines = lines + u8::from(spaces[at.index()].line.is_some());
    spaces[at.index()].lines = lines;
    spaces[at.index()].main = main;
    for next in spaces[at.index()].next.into_iter().flatten() {
        walk(spaces, next, lines, main);
    }
}

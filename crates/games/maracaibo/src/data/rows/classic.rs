//! Rows of the cards of the classic mode.

use engine::{DataError, DataFiles, Source};
use serde::Deserialize;

use super::{Sources, boxed, column, list, table};
use crate::data::{CLASSIC, Classic, QuestSpot, ROUNDS};
use crate::ids::{Legacy, Level, Place};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassicFile {
    classic: Vec<ClassicRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassicRow {
    id: String,
    level: Level,
    tiles: Vec<Legacy>,
    special_cards: bool,
    quests: Vec<Vec<SpotRow>>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpotRow {
    place: Place,
    players: [u8; 2],
}

pub(super) fn read(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<Box<[Classic; Level::ALL.len()]>, DataError> {
    let ClassicFile { classic } = files.read(CLASSIC)?;
    let ids = ["75", "76", "77"].map(str::to_owned);
    DataError::unless_rows(CLASSIC, classic.iter().map(|row| row.id.as_str()), ids)?;
    let mut classics = Vec::new();
    for (row, known) in classic.into_iter().zip(Level::ALL) {
        let ClassicRow { id, level, tiles, special_cards, quests, source } = row;
        if level != known {
            return Err(column(CLASSIC, &id, "level", format!("{} is expected here", known.id())));
        }
        if quests.len() != ROUNDS {
            return Err(column(CLASSIC, &id, "quests", format!("there must be {ROUNDS} lists")));
        }
        let mut lists = Vec::new();
        for (spots, nth) in quests.iter().zip(1..) {
            let name = format!("quests, entry {nth}");
            for SpotRow { place, players: [min, max] } in spots {
                if !(1 <= *min && min <= max && *max <= 4) {
                    return Err(column(CLASSIC, &id, &name, "players are 1 to 4"));
                }
                // Every ship must be able to sail there and stop in every game.
                if [Place::HABANA, Place::INLAND, Place::LAKE].contains(place) || *place >= Place::HOME_20 {
                    return Err(column(CLASSIC, &id, &name, format!("no quest can lie on {place}")));
                }
            }
            let spot = |row: &SpotRow| QuestSpot {
                place: row.place,
                players_min: row.players[0],
                players_max: row.players[1],
            };
            let spots = spots.iter().map(spot).collect::<Vec<_>>();
            lists.push(list(CLASSIC, &id, &name, &spots)?);
        }
        let number = id.parse().expect("the ids have been compared");
        let tiles = tiles.into_iter().collect();
        classics.push(Classic { number, tiles, special_cards, quests: table(lists) });
        sources.push((CLASSIC, id, source));
    }
    Ok(boxed(classics))
}

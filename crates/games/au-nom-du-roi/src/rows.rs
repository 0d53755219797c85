//! Parses and validates the component files.

use engine::{DataError, DataFiles, Source, Sources};
use serde::Deserialize;

use crate::data::{
    BOATS, CONTRACTS, ENGAGEMENTS, EXPEDITION_VOLUME_MAX, EXPEDITIONS, Expedition, FILES, JOKERS, MISSIONS,
    MISSIONS_COUNTED, NUMBERS, Numbers, SLOTS, Tables, VALUE_MAX, Values,
};
use crate::ids::{Boat, Colour, ContractId, ContractKind, ExpeditionId, JokerId, MissionId};
use crate::sets::{COPIES_MAX, Fleet};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoatsFile {
    boat: Vec<BoatRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoatRow {
    id: String,
    colour: Colour,
    volume: u8,
    price: u8,
    copies: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JokersFile {
    joker: Vec<JokerRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JokerRow {
    id: String,
    colours: [Colour; 2],
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpeditionsFile {
    expedition: Vec<ExpeditionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpeditionRow {
    id: String,
    colour: Colour,
    volume: u8,
    interim: Values,
    #[serde(rename = "final")]
    last: Values,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionsFile {
    mission: Vec<MissionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionRow {
    id: String,
    colour: Colour,
    volume: u8,
    incomes: [u8; ENGAGEMENTS],
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractsFile {
    contract: Vec<ContractRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractRow {
    id: String,
    players: usize,
    kind: ContractKind,
    points: [u8; MISSIONS_COUNTED + 1],
    source: Source,
}

fn within(file: &'static str, id: &str, value: u8, least: u8, most: u8) -> Result<u8, DataError> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    Err(DataError::row(file, id, format!("{value} is not between {least} and {most}")))
}

/// Checks that the name of a row matches its colour and volume.
fn named(file: &'static str, id: &str, holds: bool) -> Result<(), DataError> {
    if holds {
        Ok(())
    } else {
        Err(DataError::row(file, id, "the name does not match the colour and volume"))
    }
}

fn read_boats(files: &DataFiles, sources: &mut Sources) -> Result<([u8; Boat::COUNT], Fleet), DataError> {
    let rows: BoatsFile = files.read(BOATS)?;
    DataError::unless_rows(
        BOATS,
        rows.boat.iter().map(|row| row.id.clone()),
        Boat::all().map(|id| id.to_string()),
    )?;
    let mut prices = [0; Boat::COUNT];
    let mut all = Fleet::NONE;
    for (row, boat) in rows.boat.into_iter().zip(Boat::all()) {
        named(BOATS, &row.id, row.colour == boat.colour() && row.volume == boat.volume())?;
        prices[boat.index()] = within(BOATS, &row.id, row.price, 0, VALUE_MAX)?;
        (0..within(BOATS, &row.id, row.copies, 0, COPIES_MAX)?).for_each(|_| all.insert(boat));
        sources.push((BOATS, row.id, row.source));
    }
    Ok((prices, all))
}

fn read_jokers(files: &DataFiles, sources: &mut Sources) -> Result<[[Colour; 2]; JokerId::COUNT], DataError> {
    let rows: JokersFile = files.read(JOKERS)?;
    DataError::unless_rows(
        JOKERS,
        rows.joker.iter().map(|row| row.id.clone()),
        JokerId::all().map(|id| id.to_string()),
    )?;
    let mut jokers = [[Colour::Red; 2]; JokerId::COUNT];
    for (row, joker) in rows.joker.into_iter().zip(&mut jokers) {
        if row.colours[0] == row.colours[1] {
            return Err(DataError::row(JOKERS, &row.id, "a joker boat shows two different colours"));
        }
        *joker = row.colours;
        sources.push((JOKERS, row.id, row.source));
    }
    Ok(jokers)
}

fn read_expeditions(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<[Expedition; ExpeditionId::COUNT], DataError> {
    let file = EXPEDITIONS;
    let rows: ExpeditionsFile = files.read(file)?;
    let given = rows.expedition.iter().map(|row| row.id.clone());
    DataError::unless_rows(file, given, ExpeditionId::all().map(|id| id.to_string()))?;
    let nothing = Values { off: 0, coloured: 0 };
    let mut all = [Expedition { colour: Colour::Red, volume: 0, values: [nothing; 2] }; ExpeditionId::COUNT];
    for (row, expedition) in rows.expedition.into_iter().zip(&mut all) {
        for values in [row.interim, row.last] {
            within(file, &row.id, values.coloured, 0, VALUE_MAX)?;
            within(file, &row.id, values.off, 0, VALUE_MAX)?;
        }
        let volume = within(file, &row.id, row.volume, 1, EXPEDITION_VOLUME_MAX as u8)?;
        *expedition = Expedition { colour: row.colour, volume, values: [row.interim, row.last] };
        sources.push((file, row.id, row.source));
    }
    Ok(all)
}

fn read_missions(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<[[u8; ENGAGEMENTS]; MissionId::COUNT], DataError> {
    let file = MISSIONS;
    let rows: MissionsFile = files.read(file)?;
    let given = rows.mission.iter().map(|row| row.id.clone());
    DataError::unless_rows(file, given, MissionId::all().map(|id| id.to_string()))?;
    let mut incomes = [[0; ENGAGEMENTS]; MissionId::COUNT];
    for (row, mission) in rows.mission.into_iter().zip(MissionId::all()) {
        named(file, &row.id, row.colour == mission.colour() && row.volume == mission.volume())?;
        for income in row.incomes {
            within(file, &row.id, income, 0, VALUE_MAX)?;
        }
        incomes[mission.index()] = row.incomes;
        sources.push((file, row.id, row.source));
    }
    Ok(incomes)
}

fn read_contracts(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<[[u8; MISSIONS_COUNTED + 1]; ContractId::COUNT], DataError> {
    let file = CONTRACTS;
    let rows: ContractsFile = files.read(file)?;
    let given = rows.contract.iter().map(|row| row.id.clone());
    DataError::unless_rows(file, given, ContractId::all().map(|id| id.to_string()))?;
    let mut points = [[0; MISSIONS_COUNTED + 1]; ContractId::COUNT];
    for (row, contract) in rows.contract.into_iter().zip(ContractId::all()) {
        named(file, &row.id, row.players == contract.players() && row.kind == contract.kind())?;
        for value in row.points {
            within(file, &row.id, value, 0, VALUE_MAX)?;
        }
        points[contract.index()] = row.points;
        sources.push((file, row.id, row.source));
    }
    Ok(points)
}

fn read_numbers(files: &DataFiles, boats: Fleet, sources: &mut Sources) -> Result<Numbers, DataError> {
    let numbers = Numbers::read(files, FILES, NUMBERS, sources)?;
    if numbers.missions_at_start > numbers.hand_limit {
        let reason = format!("must be from 0 to {}, the hand limit", numbers.hand_limit);
        return Err(DataError::row(NUMBERS, "missions-at-start", reason));
    }
    // AR-2.5: all boats that are not in the rows are in the piles.
    let dealt = 2 * SLOTS + numbers.piles.iter().map(|&pile| usize::from(pile)).sum::<usize>();
    if dealt != usize::from(boats.len()) {
        let reason = format!("the piles and rows take {dealt} boats, but there are {}", boats.len());
        return Err(DataError::row(NUMBERS, "pile-5", reason));
    }
    Ok(numbers)
}

pub(crate) fn read(files: &DataFiles) -> Result<Tables, DataError> {
    for name in files.names() {
        if !FILES.iter().any(|&(known, _)| known == name) {
            let known = FILES.iter().map(|&(known, _)| known).collect::<Vec<_>>().join(", ");
            return Err(DataError::Unknown { file: name.to_owned(), known });
        }
    }
    let mut sources = Sources::new();
    let (prices, boats) = read_boats(files, &mut sources)?;
    let jokers = read_jokers(files, &mut sources)?;
    let expeditions = read_expeditions(files, &mut sources)?;
    let incomes = read_missions(files, &mut sources)?;
    let contracts = read_contracts(files, &mut sources)?;
    let numbers = read_numbers(files, boats, &mut sources)?;
    Ok(Tables { prices, boats, jokers, expeditions, incomes, contracts, numbers, sources })
}

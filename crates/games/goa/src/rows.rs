//! Parses and validates the component files.

use engine::{DataError, DataFiles, Source, Sources};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::cards::EffectKind;
use crate::data::{
    BOARD, BONANZA, COLONIES, Card, Colony, EXPEDITIONS, FIELDS_MAX, FILES, Gains, NUMBERS, Numbers,
    PER_SYMBOL, PlotKind, Printed, ROWS, TILES, Tables, Tile, TileKind, VALUE_MAX,
};
use crate::ids::{BonanzaId, CardId, City, ColonyId, Column, PlotId, Spice, Symbol, TileId};
use crate::sets::{SpiceSet, Spices, Tiles};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    row: Vec<RowRow>,
    cell: Vec<CellRow>,
    price: Vec<PriceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowRow {
    id: String,
    points: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellRow {
    id: String,
    value: u8,
    #[serde(default)]
    limit: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    id: String,
    spices: Vec<Spice>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: String,
    kind: TileKind,
    spice: Option<Spice>,
    #[serde(default)]
    fields: u8,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    ships: u8,
    #[serde(default)]
    colonists: u8,
    #[serde(default)]
    ducats: u8,
    #[serde(default)]
    spices: u8,
    #[serde(default)]
    actions: u8,
    #[serde(default)]
    cards: u8,
    #[serde(default)]
    plots: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColoniesFile {
    colony: Vec<ColonyRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColonyRow {
    id: String,
    city: City,
    needs: u8,
    fields: Vec<Vec<Spice>>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    effect: EffectKind,
    #[serde(default)]
    ships: u8,
    #[serde(default)]
    colonists: u8,
    #[serde(default)]
    ducats: u8,
    #[serde(default)]
    spices: u8,
    #[serde(default)]
    cards: u8,
    colonists_shown: u8,
    symbol: Symbol,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonanzaFile {
    bonanza: Vec<BonanzaRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonanzaRow {
    id: String,
    #[serde(default)]
    ships: u8,
    #[serde(default)]
    colonists: u8,
    #[serde(default)]
    ducats: u8,
    #[serde(default)]
    spices: u8,
    #[serde(default)]
    actions: u8,
    #[serde(default)]
    cards: u8,
    source: Source,
}

/// The limit of bonus actions gained at once; more would make games endless.
pub(crate) const ACTIONS_MAX: u8 = 9;

fn small(file: &'static str, id: &str, value: u8) -> Result<u8, DataError> {
    if value > VALUE_MAX {
        return Err(DataError::row(file, id, format!("{value} is more than {VALUE_MAX}")));
    }
    Ok(value)
}

fn table<T, const N: usize>(rows: Vec<T>) -> [T; N] {
    rows.try_into().unwrap_or_else(|_| unreachable!("the rows have been counted"))
}

pub(crate) fn read(files: &DataFiles) -> Result<Tables, DataError> {
    let mut sources = Vec::new();
    let board = read_board(files, &mut sources)?;
    let tiles = read_tiles(files, &mut sources)?;
    let (colonies, needs) = read_colonies(files, &mut sources)?;
    let cards = read_cards(files, &mut sources)?;
    let bonanzas = read_bonanzas(files, &mut sources)?;
    let numbers = Numbers::read(files, FILES, NUMBERS, &mut sources)?;

    let of_kinds = |kinds: &[TileKind]| -> Tiles {
        TileId::all().filter(|tile| kinds.contains(&tiles[tile.index()].kind)).collect()
    };
    let plantations = of_kinds(&[TileKind::Plantation, TileKind::CropRotation]);
    let singles = of_kinds(&[TileKind::Plantation])
        .iter()
        .filter(|tile| tiles[tile.index()].printed.fields == 1)
        .collect();
    let immediate = of_kinds(&[
        TileKind::Ships,
        TileKind::Colonists,
        TileKind::ShipsOrColonists,
        TileKind::Settlement,
        TileKind::ExtraActions,
        TileKind::Expeditions,
        TileKind::Favor,
    ]);
    let red = of_kinds(&[
        TileKind::Ship,
        TileKind::Colonist,
        TileKind::Ducats,
        TileKind::Spice,
        TileKind::Expedition,
    ]);
    let plot = |plot: PlotId| match (plot.tile(), plot.colony()) {
        (Some(tile), _) => plantation(&tiles[tile.index()]),
        (None, Some(colony)) => colonies[colony.index()].plot,
        (None, None) => PlotKind::default(),
    };
    let city = |city: City| ColonyId::all().filter(|id| colonies[id.index()].city == city).collect();
    let effect = |effect| CardId::all().filter(|id| cards[id.index()].effect == effect).collect();
    Ok(Tables {
        points: board.points,
        values: board.values,
        limits: board.limits,
        prices: board.prices,
        plots: table(PlotId::all().map(plot).collect()),
        of_city: City::ALL.map(city),
        with_effect: EffectKind::ALL.map(effect),
        plantations,
        singles,
        immediate,
        red,
        kept: Tiles::all() - plantations - immediate,
        tiles,
        colonies,
        needs,
        cards,
        bonanzas,
        numbers,
        sources,
    })
}

fn plantation(tile: &Tile) -> PlotKind {
    let fields = tile.printed.fields;
    match (tile.kind, tile.spice) {
        (TileKind::Plantation, Some(spice)) => PlotKind { accepts: [spice].into_iter().collect(), fields },
        (TileKind::CropRotation, _) => PlotKind { accepts: Spice::ALL.into_iter().collect(), fields },
        _ => PlotKind::default(),
    }
}

struct Board {
    points: [u8; ROWS],
    values: [[u8; ROWS]; 5],
    limits: [u8; ROWS],
    prices: [[Spices; ROWS - 1]; 5],
}

fn read_board(files: &DataFiles, sources: &mut Sources) -> Result<Board, DataError> {
    let BoardFile { row, cell, price } = files.read(BOARD)?;
    let columns = Column::ALL.len();
    let rows = (1..=ROWS).map(|at| format!("row-{at}")).collect::<Vec<_>>();
    DataError::unless_rows(BOARD, row.iter().map(|row| row.id.clone()), rows)?;
    let name = |at: usize| format!("{}-{}", Column::ALL[at / ROWS].id(), at % ROWS + 1);
    let cells = (0..columns * ROWS).map(name).collect::<Vec<_>>();
    DataError::unless_rows(BOARD, cell.iter().map(|cell| cell.id.clone()), cells)?;
    let name = |at: usize| {
        let from = at % (ROWS - 1) + 1;
        format!("{}-{from}-{}", Column::ALL[at / (ROWS - 1)].id(), from + 1)
    };
    let prices = (0..columns * (ROWS - 1)).map(name).collect::<Vec<_>>();
    DataError::unless_rows(BOARD, price.iter().map(|price| price.id.clone()), prices)?;

    let mut board = Board {
        points: [0; ROWS],
        values: [[0; ROWS]; 5],
        limits: [0; ROWS],
        prices: [[Spices::NONE; 4]; 5],
    };
    for (at, row) in row.into_iter().enumerate() {
        board.points[at] = small(BOARD, &row.id, row.points)?;
        sources.push((BOARD, row.id, row.source));
    }
    for (at, cell) in cell.into_iter().enumerate() {
        let (column, row) = (Column::ALL[at / ROWS], at % ROWS);
        board.values[column.index()][row] = small(BOARD, &cell.id, cell.value)?;
        // An action without a gain could not be chosen. The colonists of the board may be 0.
        if cell.value == 0 && column != Column::Colony {
            return Err(DataError::row(BOARD, &cell.id, "must be at least 1"));
        }
        // GO-7.12: a marker that moves down during an action must not reduce its number.
        if row > 0 && board.values[column.index()][row] < board.values[column.index()][row - 1] {
            return Err(DataError::row(BOARD, &cell.id, "gives less than the row above"));
        }
        if column == Column::Expedition {
            // A player can always reach the limit by discarding.
            if cell.limit < cell.value {
                return Err(DataError::row(
                    BOARD,
                    &cell.id,
                    "the limit is below the number of cards to draw",
                ));
            }
            board.limits[row] = small(BOARD, &cell.id, cell.limit)?;
            if row > 0 && board.limits[row] < board.limits[row - 1] {
                return Err(DataError::row(BOARD, &cell.id, "the limit is below that of the row above"));
            }
        } else if cell.limit != 0 {
            return Err(DataError::row(BOARD, &cell.id, "only the Expedition column has limits"));
        }
        sources.push((BOARD, cell.id, cell.source));
    }
    for (at, price) in price.into_iter().enumerate() {
        if !(1..=4).contains(&price.spices.len()) {
            return Err(DataError::row(BOARD, &price.id, "a step costs 1 to 4 spices"));
        }
        board.prices[at / (ROWS - 1)][at % (ROWS - 1)] = price.spices.into_iter().collect();
        sources.push((BOARD, price.id, price.source));
    }
    Ok(board)
}

/// The numbers that a kind of tile must have. It must not have others.
fn numbers_of(kind: TileKind) -> &'static [&'static str] {
    match kind {
        TileKind::Plantation => &["fields", "points"],
        TileKind::CropRotation => &["fields"],
        TileKind::Foreman | TileKind::Mission => &["points"],
        TileKind::Ship | TileKind::Ships => &["ships"],
        TileKind::Colonist | TileKind::Colonists => &["colonists"],
        TileKind::Ducats => &["ducats"],
        TileKind::Spice => &["spices"],
        TileKind::Expedition | TileKind::Expeditions | TileKind::Resupply => &["cards"],
        TileKind::Duty => &["spices", "points"],
        TileKind::ExtraActions => &["actions"],
        TileKind::Settlement => &["ships", "colonists", "actions"],
        TileKind::ShipsOrColonists => &["ships", "colonists"],
        TileKind::ExtraHarvest => &["plots"],
        TileKind::Swap | TileKind::Espionage | TileKind::ViceKing | TileKind::Favor => &[],
    }
}

fn check_numbers(
    file: &'static str,
    id: &str,
    printed: &Printed,
    wanted: &[&str],
    optional: &[&str],
) -> Result<(), DataError> {
    for (name, value) in printed.list() {
        small(file, id, value)?;
        if name == "actions" && value > ACTIONS_MAX {
            return Err(DataError::row(file, id, format!("more than {ACTIONS_MAX} bonus actions")));
        }
        if wanted.contains(&name) {
            if value == 0 && !optional.contains(&name) {
                return Err(DataError::row(file, id, format!("{name} must be at least 1")));
            }
        } else if value != 0 {
            return Err(DataError::row(file, id, format!("{name} has no meaning here")));
        }
    }
    Ok(())
}

/// The built-in rows; a replacement file cannot change their kinds.
fn built_in<T: DeserializeOwned>(file: &'static str) -> T {
    DataFiles::embedded(FILES).read(file).expect("the built-in files are tested")
}

fn read_tiles(files: &DataFiles, sources: &mut Sources) -> Result<[Tile; TileId::COUNT], DataError> {
    let TilesFile { tile } = files.read(TILES)?;
    let TilesFile { tile: known } = built_in(TILES);
    DataError::unless_rows(
        TILES,
        tile.iter().map(|tile| tile.id.clone()),
        TileId::all().map(|id| id.to_string()),
    )?;
    let mut tiles = Vec::new();
    for (row, known) in tile.into_iter().zip(known) {
        let TileRow {
            id,
            kind,
            spice,
            fields,
            points,
            ships,
            colonists,
            ducats,
            spices,
            actions,
            cards,
            plots,
            source,
        } = row;
        let printed = Printed { fields, points, ships, colonists, ducats, spices, actions, cards, plots };
        if kind != known.kind {
            return Err(DataError::row(TILES, &id, "its kind cannot be changed"));
        }
        // Single plantations may have points.
        let optional: &[&str] = if kind == TileKind::Plantation { &["points"] } else { &[] };
        check_numbers(TILES, &id, &printed, numbers_of(kind), optional)?;
        if spice.is_some() != (kind == TileKind::Plantation) {
            return Err(DataError::row(TILES, &id, "a plantation has a spice, and nothing else has"));
        }
        if fields > FIELDS_MAX {
            return Err(DataError::row(TILES, &id, format!("more than {FIELDS_MAX} fields")));
        }
        if fields > 1 && points > 0 {
            return Err(DataError::row(TILES, &id, "only single plantations are worth points"));
        }
        if kind == TileKind::CropRotation && fields != 1 {
            return Err(DataError::row(TILES, &id, "has one field"));
        }
        tiles.push(Tile { kind, spice, printed });
        sources.push((TILES, id, source));
    }
    Ok(table(tiles))
}

type ColonyTables = ([Colony; ColonyId::COUNT], [u8; City::ALL.len()]);

fn read_colonies(files: &DataFiles, sources: &mut Sources) -> Result<ColonyTables, DataError> {
    let ColoniesFile { colony } = files.read(COLONIES)?;
    let ColoniesFile { colony: known } = built_in(COLONIES);
    let wanted = ColonyId::all().map(|id| id.to_string());
    DataError::unless_rows(COLONIES, colony.iter().map(|colony| colony.id.clone()), wanted)?;
    let mut needs = [0; City::ALL.len()];
    let mut colonies: Vec<Colony> = Vec::new();
    for (row, known) in colony.into_iter().zip(known) {
        let ColonyRow { id, city, needs: need, fields, source } = row;
        if city != known.city {
            return Err(DataError::row(COLONIES, &id, "its name cannot be changed"));
        }
        if need == 0 || (needs[city.index()] != 0 && needs[city.index()] != need) {
            return Err(DataError::row(
                COLONIES,
                &id,
                "all tiles of a name need the same number of colonists, at least 1",
            ));
        }
        needs[city.index()] = small(COLONIES, &id, need)?;
        let sets = fields.iter().map(|field| field.iter().copied().collect::<SpiceSet>()).collect::<Vec<_>>();
        let Some(&accepts) =
            sets.first().filter(|set| !set.is_empty() && sets.iter().all(|other| other == *set))
        else {
            return Err(DataError::row(COLONIES, &id, "all fields take the same spices, at least one"));
        };
        if sets.len() > usize::from(FIELDS_MAX) {
            return Err(DataError::row(COLONIES, &id, format!("more than {FIELDS_MAX} fields")));
        }
        let plot = PlotKind { accepts, fields: sets.len() as u8 };
        // GO-12.14: the player does not choose among tiles of these names.
        let alike = matches!(city, City::Cochin | City::Calicut);
        if alike && colonies.iter().any(|other| other.city == city && other.plot != plot) {
            return Err(DataError::row(COLONIES, &id, "all tiles of this name are alike"));
        }
        colonies.push(Colony { city, plot });
        sources.push((COLONIES, id, source));
    }
    Ok((table(colonies), needs))
}

fn read_cards(files: &DataFiles, sources: &mut Sources) -> Result<[Card; CardId::COUNT], DataError> {
    let CardsFile { card } = files.read(EXPEDITIONS)?;
    let CardsFile { card: known } = built_in(EXPEDITIONS);
    DataError::unless_rows(
        EXPEDITIONS,
        card.iter().map(|card| card.id.clone()),
        CardId::all().map(|id| id.to_string()),
    )?;
    let mut table_of = Vec::new();
    let mut symbols = [0; Symbol::ALL.len()];
    for (row, known) in card.into_iter().zip(known) {
        let CardRow { id, effect, ships, colonists, ducats, spices, cards, colonists_shown, symbol, source } =
            row;
        if effect != known.effect {
            return Err(DataError::row(EXPEDITIONS, &id, "its effect cannot be changed"));
        }
        let printed = Printed { ships, colonists, ducats, spices, cards, ..Printed::default() };
        check_numbers(EXPEDITIONS, &id, &printed, effect.numbers(), &[])?;
        if !(1..=3).contains(&colonists_shown) {
            return Err(DataError::row(EXPEDITIONS, &id, "a card shows 1 to 3 colonists"));
        }
        symbols[symbol.index()] += 1;
        table_of.push(Card { effect, printed, colonists_shown, symbol });
        sources.push((EXPEDITIONS, id, source));
    }
    if symbols.iter().any(|&count| count != PER_SYMBOL) {
        let reason = format!("each symbol must be on {PER_SYMBOL} cards");
        return Err(DataError::File { file: EXPEDITIONS, reason });
    }
    Ok(table(table_of))
}

fn read_bonanzas(files: &DataFiles, sources: &mut Sources) -> Result<[Gains; BonanzaId::COUNT], DataError> {
    let BonanzaFile { bonanza } = files.read(BONANZA)?;
    let wanted = BonanzaId::all().map(|id| id.to_string());
    DataError::unless_rows(BONANZA, bonanza.iter().map(|row| row.id.clone()), wanted)?;
    let mut rows = Vec::new();
    for row in bonanza {
        let BonanzaRow { id, ships, colonists, ducats, spices, actions, cards, source } = row;
        let gains = Gains { ships, colonists, ducats, spices, actions, cards };
        let printed = Printed { ships, colonists, ducats, spices, actions, cards, ..Printed::default() };
        let any = ["ships", "colonists", "ducats", "spices", "actions", "cards"];
        check_numbers(BONANZA, &id, &printed, &any, &any)?;
        rows.push(gains);
        sources.push((BONANZA, id, source));
    }
    Ok(table(rows))
}

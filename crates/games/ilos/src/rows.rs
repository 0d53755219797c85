//! Parses and validates the component files.

use engine::{DataError, DataFiles, Source, Sources};
use serde::Deserialize;

use crate::data::{
    AROUND, CARDS, CardFace, FIGURES, FILES, MARKET, NUMBERS, Numbers, Site, TILES, Tables, Tile, turned,
};
use crate::ids::{Card, PIECES_PER_TILE, Resource, SITES_PER_TILE, SiteKind, TileId};
use crate::map::{EDGES, ISLANDS_MAX, OPEN_MAX};
use crate::sets::{Cards, Pieces, Tiles};
use crate::state::MAX_PLAYERS;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    count: u8,
    cost: u8,
    piracy: u8,
    ships: u8,
    #[serde(default)]
    resources: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    line: Vec<LineRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRow {
    id: String,
    prices: Vec<u8>,
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
    lair: bool,
    pieces: Vec<PieceRow>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceRow {
    edges: Vec<u8>,
    sites: Vec<SiteKind>,
}

fn ensure(holds: bool, file: &'static str, id: &str, reason: &str) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(DataError::row(file, id, reason)) }
}

pub(crate) fn read(files: &DataFiles) -> Result<Tables, DataError> {
    let mut sources = Sources::new();
    let cards = read_cards(files.read(CARDS)?, &mut sources)?;
    let prices = read_market(files.read(MARKET)?, &mut sources)?;
    let numbers = Numbers::read(files, FILES, NUMBERS, &mut sources)?;
    let tiles = read_tiles(files.read(TILES)?, &mut sources)?;
    let deck = Cards(cards.map(|card| card.count));
    let at_start = u32::from(numbers.hand_at_start) * MAX_PLAYERS as u32;
    if deck.total() > 120 || deck.total() < 2 * at_start {
        // IL-2.11: redraws must not empty the draw pile.
        let reason = format!("{} cards, not from {} to 120", deck.total(), 2 * at_start);
        return Err(DataError::File { file: CARDS, reason });
    }
    let (fits, agrees, fitting) = fit(&tiles);
    let pieces = |(tile, face): (TileId, &Tile)| -> Pieces {
        (0..usize::from(face.pieces)).filter_map(|at| tile.piece(at)).collect()
    };
    let mut pieces_of = [Pieces::NONE; TileId::COUNT];
    for (of, row) in pieces_of.iter_mut().zip(TileId::all().zip(&tiles)) {
        *of = pieces(row);
    }
    Ok(Tables {
        cards,
        deck,
        prices,
        lairs: TileId::all().filter(|tile| tiles[tile.index()].lair).collect(),
        pieces_of,
        tiles,
        numbers,
        fits,
        agrees,
        fitting,
        sources,
    })
}

fn read_cards(file: CardsFile, sources: &mut Sources) -> Result<[CardFace; Card::ALL.len()], DataError> {
    DataError::unless_rows(
        CARDS,
        file.card.iter().map(|row| row.id.as_str()),
        Card::ALL.iter().map(|card| card.id().to_owned()),
    )?;
    let mut faces = [CardFace { count: 0, cost: 0, piracy: 0, ships: 0, resources: 0 }; Card::ALL.len()];
    for ((row, card), face) in file.card.into_iter().zip(Card::ALL).zip(&mut faces) {
        let id = row.id.as_str();
        ensure((1..=60).contains(&row.count), CARDS, id, "there are 1 to 60 of a kind")?;
        ensure(row.cost <= 20 && row.piracy <= 20, CARDS, id, "a card costs at most 20")?;
        ensure(row.cost <= row.piracy, CARDS, id, "the piracy cost is below the cost")?;
        let is_market = card == Card::Market;
        ensure(is_market || row.resources == 0, CARDS, id, "only the Market costs resources")?;
        ensure(
            !is_market || (row.cost == 0 && row.piracy == 0 && (1..=5).contains(&row.resources)),
            CARDS,
            id,
            "the Market costs 1 to 5 resources and no cards",
        )?;
        ensure(is_market || row.cost > 0, CARDS, id, "a card costs at least 1")?;
        let settles = !card.sites().is_empty();
        ensure(settles == (row.ships > 0), CARDS, id, "pioneers need ships, other cards none")?;
        ensure(row.ships <= 5, CARDS, id, "a card needs at most 5 ships")?;
        let CardRow { count, cost, piracy, ships, resources, .. } = row;
        *face = CardFace { count, cost, piracy, ships, resources };
        sources.push((CARDS, row.id, row.source));
    }
    Ok(faces)
}

fn read_market(
    file: MarketFile,
    sources: &mut Sources,
) -> Result<[[u8; FIGURES]; Resource::ALL.len()], DataError> {
    DataError::unless_rows(
        MARKET,
        file.line.iter().map(|row| row.id.as_str()),
        Resource::ALL.iter().map(|resource| resource.id().to_owned()),
    )?;
    let mut prices = [[0; FIGURES]; Resource::ALL.len()];
    for (row, line) in file.line.into_iter().zip(&mut prices) {
        *line = row
            .prices
            .as_slice()
            .try_into()
            .map_err(|_| DataError::row(MARKET, &row.id, format!("a line has {FIGURES} figures")))?;
        ensure(line.is_sorted() && line[0] > 0, MARKET, &row.id, "prices begin above 0 and rise")?;
        ensure(line[FIGURES - 1] <= 40, MARKET, &row.id, "no price is above 40")?;
        sources.push((MARKET, row.id, row.source));
    }
    Ok(prices)
}

fn read_tiles(file: TilesFile, sources: &mut Sources) -> Result<[Tile; TileId::COUNT], DataError> {
    DataError::unless_rows(
        TILES,
        file.tile.iter().map(|row| row.id.as_str()),
        TileId::all().map(|tile| tile.to_string()),
    )?;
    let blank = Tile {
        lair: false,
        pieces: 0,
        edges: [0; PIECES_PER_TILE],
        land: 0,
        sites: [None; SITES_PER_TILE],
        free: [[0; SiteKind::ALL.len()]; PIECES_PER_TILE],
    };
    let mut tiles = [blank; TileId::COUNT];
    for (row, tile) in file.tile.into_iter().zip(&mut tiles) {
        *tile = read_tile(&row)?;
        sources.push((TILES, row.id, row.source));
    }
    // Each tile joins an island, except the first one and those of IL-4.11.
    let islands: usize = tiles.iter().map(|tile| usize::from(tile.pieces) - 1).sum();
    if islands + MAX_PLAYERS > ISLANDS_MAX {
        return Err(DataError::File { file: TILES, reason: "there are too many pieces".to_owned() });
    }
    // A tile that joins an island closes at least one open edge and adds at most all its own but one.
    let open: u32 = tiles.iter().map(|tile| tile.land.count_ones().saturating_sub(2)).sum();
    if open as usize + 2 * MAX_PLAYERS > OPEN_MAX {
        return Err(DataError::File { file: TILES, reason: "there are too many land edges".to_owned() });
    }
    Ok(tiles)
}

fn read_tile(row: &TileRow) -> Result<Tile, DataError> {
    let id = row.id.as_str();
    let count = row.pieces.len();
    ensure((1..=PIECES_PER_TILE).contains(&count), TILES, id, "a tile has 1 to 3 pieces")?;
    let mut tile = Tile {
        lair: row.lair,
        pieces: count as u8,
        edges: [0; PIECES_PER_TILE],
        land: 0,
        sites: [None; SITES_PER_TILE],
        free: [[0; SiteKind::ALL.len()]; PIECES_PER_TILE],
    };
    let mut places = tile.sites.iter_mut();
    for (at, piece) in row.pieces.iter().enumerate() {
        for &edge in &piece.edges {
            ensure(usize::from(edge) < EDGES, TILES, id, "edges are 0 to 5")?;
            // IL-4.2: at most one piece reaches an edge.
            ensure(tile.land & (1 << edge) == 0, TILES, id, "an edge is reached twice")?;
            tile.land |= 1 << edge;
            tile.edges[at] |= 1 << edge;
        }
        for &kind in &piece.sites {
            let place =
                places.next().ok_or_else(|| DataError::row(TILES, id, "a tile has at most 6 sites"))?;
            *place = Some(Site { kind, piece: at as u8 });
            tile.free[at][kind.index()] += 1;
        }
    }
    // IL-4.11: every tile must fit somewhere on any map.
    ensure(tile.land != 0 && tile.land != 0b11_1111, TILES, id, "a tile has both land and sea edges")?;
    Ok(tile)
}

/// By neighbourhood of a cell: the rotations in which each tile fits, and the tiles that fit.
type Fit = (Vec<[u8; TileId::COUNT]>, Vec<[u8; TileId::COUNT]>, Vec<Tiles>);

fn fit(tiles: &[Tile; TileId::COUNT]) -> Fit {
    let mut fits = vec![[0; TileId::COUNT]; AROUND];
    let mut agrees = vec![[0; TileId::COUNT]; AROUND];
    let mut fitting = vec![Tiles::NONE; AROUND];
    for around in 0..AROUND {
        let (mut shared, mut land) = (0u8, 0u8);
        let mut rest = around;
        for edge in 0..EDGES {
            shared |= u8::from(rest % 3 > 0) << edge;
            land |= u8::from(rest % 3 == 2) << edge;
            rest /= 3;
        }
        for (tile, face) in TileId::all().zip(tiles) {
            // IL-4.3: land against land, sea against sea.
            let rotations = (0..EDGES as u8).filter(|&rotation| turned(face.land, rotation) & shared == land);
            let rotations = rotations.fold(0, |all, rotation| all | 1 << rotation);
            // IL-3.2 (ruling): the first cell has no neighbours, and all rotations are equivalent.
            let rotations = if around == 0 { 1 } else { rotations };
            agrees[around][tile.index()] = rotations;
            // IL-4.4: sea contact alone is not enough.
            if land != 0 || around == 0 {
                fits[around][tile.index()] = rotations;
                if rotations != 0 {
                    fitting[around].insert(tile);
                }
            }
        }
    }
    (fits, agrees, fitting)
}

//! Reads component files row by row, checks them and builds the tables.

use engine::{DataError, DataFiles, Source, Sources};
use serde::Deserialize;

use crate::cards::Cards;
use crate::data::{Development, Kind, Rules, Tables};
use crate::ids::{
    Band, Character, DEVELOPMENTS, DevelopmentId, Developments, KINDS, Kinds, Marker, Rarity, Resource,
};
use crate::state::{CHAIN_MAX, MAX_PLAYERS, MERCHANTS_MAX, QUEUE_MAX};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    rules: Rules,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourceFile {
    resource: Vec<ResourceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourceRow {
    id: String,
    value: Option<u8>,
    trade_value: u8,
    copies: u8,
    rarity: Option<Rarity>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IdenticalFile {
    identical: Vec<IdenticalRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IdenticalRow {
    id: String,
    cards: u8,
    rarity: Rarity,
    positions: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DifferentFile {
    natives_per_card: u16,
    different: Vec<PriceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RelicsFile {
    relics: Vec<PriceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    id: String,
    cards: u8,
    doubloons: u16,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DevelopmentFile {
    development: Vec<DevelopmentRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KindName {
    Character,
    Caravel,
    Merchant,
    Warehouse,
    Shipyard,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DevelopmentRow {
    id: String,
    kind: KindName,
    character: Option<Character>,
    value: Option<u8>,
    band: Option<Band>,
    capacity: Option<u8>,
    #[serde(default)]
    income: u16,
    mark: u8,
    event: Option<Marker>,
    source: Source,
}

/// The most doubloons a row may give. It keeps the total of a game below the limit of a purse.
const DOUBLOONS_MAX: u16 = 50;

pub(crate) fn read(files: &DataFiles) -> Result<Tables, DataError> {
    let mut sources = Vec::new();
    let rules = read_rules(files, &mut sources)?;
    let resources = read_resources(files, &mut sources)?;
    let positions = read_identical(files, &rules, &mut sources)?;
    let (different, natives_per_card) = read_different(files, &rules, &mut sources)?;
    let relics = read_relics(files, &rules, &mut sources)?;
    let (developments, characters) = read_developments(files, &mut sources)?;

    let of = |is: &dyn Fn(&Development) -> bool| -> Developments {
        DevelopmentId::all().filter(|card| is(&developments[card.index()])).collect()
    };
    let bands = Band::ALL.map(|band| {
        let kinds = Resource::GOODS.into_iter();
        kinds
            .filter(|kind| resources.values[kind.index()].is_some_and(|v| band.values().contains(&v)))
            .collect()
    });
    let band_of = Resource::ALL.map(|kind| {
        Band::ALL.into_iter().find(|band| {
            let kinds: &Kinds = &bands[band.index()];
            kinds.contains(kind)
        })
    });
    let tables = Tables {
        copies: resources.copies,
        trade_values: resources.trade_values,
        values: resources.values,
        rarities: resources.rarities,
        positions,
        different,
        natives_per_card,
        relics,
        developments,
        rules,
        characters,
        caravels: of(&|card| matches!(card.kind, Kind::Caravel { .. })),
        merchants: of(&|card| matches!(card.kind, Kind::Merchant { .. })),
        merchants_of: Band::ALL.map(|band| of(&|card| card.kind == Kind::Merchant { band })),
        warehouses: of(&|card| matches!(card.kind, Kind::Warehouse { .. })),
        shipyards: of(&|card| card.kind == Kind::Shipyard),
        earners: of(&|card| card.income > 0),
        bands,
        band_of,
        sources,
    };
    check_whole(&tables)?;
    Ok(tables)
}

/// Checks that span several files.
fn check_whole(tables: &Tables) -> Result<(), DataError> {
    let refuse = |file, reason: String| Err(DataError::File { file, reason });
    let rules = &tables.rules;
    // MN-2.11: the largest Supply stage needs no more cards than there are. Stored cards are in the hands by then.
    let capacity: u16 = DevelopmentId::all()
        .map(|card| match tables.card(card).kind {
            Kind::Warehouse { capacity } => u16::from(capacity),
            Kind::Character(_) | Kind::Caravel { .. } | Kind::Merchant { .. } | Kind::Shipyard => 0,
        })
        .sum();
    let wanted = MAX_PLAYERS as u16 * u16::from(rules.cards_dealt)
        + u16::from(tables.caravels.len())
        + u16::from(rules.market)
        + capacity;
    let copies: u16 = tables.copies.0.iter().map(|&count| u16::from(count)).sum();
    if copies > u16::from(u8::MAX) {
        return refuse("resources.toml", format!("{copies} cards, there may be {}", u8::MAX));
    }
    if wanted > copies {
        return refuse("resources.toml", format!("{copies} cards, a Supply stage may need {wanted}"));
    }
    if usize::from(tables.merchants.len()) > MERCHANTS_MAX {
        return refuse("developments.toml", format!("more than {MERCHANTS_MAX} merchants"));
    }
    // MN-8.5: a game begins with a full queue.
    for seats in 2..=MAX_PLAYERS {
        if tables.deck(seats).len() < rules.queue {
            return refuse("developments.toml", format!("too few cards for a queue with {seats} players"));
        }
    }
    Ok(())
}

fn read_rules(files: &DataFiles, sources: &mut Sources) -> Result<Rules, DataError> {
    const FILE: &str = "rules.toml";
    let RulesFile { rules } = files.read(FILE)?;
    sources.push((FILE, "rules".to_owned(), rules.source));
    let Rules { announce, .. } = rules;
    let offers_max = CHAIN_MAX / MAX_PLAYERS;
    let checks = [
        (1..=999, i64::from(rules.doubloons_to_win), "doubloons_to_win"),
        // MN-5.2a: every hand suffices for the largest offer.
        (i64::from(announce[2]).max(1)..=12, i64::from(rules.cards_dealt), "cards_dealt"),
        (3..=3, i64::from(rules.market), "market"),
        (1..=QUEUE_MAX as i64, i64::from(rules.queue), "queue"),
        (1..=i64::from(announce[1]) - 1, i64::from(announce[0]), "announce"),
        (1..=i64::from(announce[2]) - 1, i64::from(announce[1]), "announce"),
        (1..=offers_max as i64, i64::from(announce[2]), "announce"),
        (2..=DEVELOPMENTS as i64, i64::from(rules.pirates_caravels), "pirates_caravels"),
        (0..=i64::from(DOUBLOONS_MAX), i64::from(rules.shipyard_gain), "shipyard_gain"),
        (0..=i64::from(DOUBLOONS_MAX), i64::from(rules.valdivia_bonus), "valdivia_bonus"),
        (0..=i64::from(DOUBLOONS_MAX), i64::from(rules.orellana_gain), "orellana_gain"),
        (0..=i64::from(DOUBLOONS_MAX), i64::from(rules.coronado_price), "coronado_price"),
        (5..=5, i64::from(rules.relic_sale_max), "relic_sale_max"),
        (3..=3, i64::from(rules.identical_min), "identical_min"),
        (5..=5, i64::from(rules.identical_max), "identical_max"),
        (4..=4, i64::from(rules.different_min), "different_min"),
        // `Info::decisions_max` assumes at most 100 rounds.
        (1..=100, i64::from(rules.round_limit), "round_limit"),
        (0..=8, i64::from(rules.back_limit), "back_limit"),
    ];
    for (range, value, name) in checks {
        if !range.contains(&value) {
            let reason = format!("{name} is {value}, it may be {} to {}", range.start(), range.end());
            return Err(DataError::row(FILE, "rules", reason));
        }
    }
    Ok(rules)
}

struct Resources {
    copies: Cards,
    trade_values: [u8; KINDS],
    values: [Option<u8>; KINDS],
    rarities: [Option<Rarity>; KINDS],
}

fn read_resources(files: &DataFiles, sources: &mut Sources) -> Result<Resources, DataError> {
    const FILE: &str = "resources.toml";
    let ResourceFile { resource: rows } = files.read(FILE)?;
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    DataError::unless_rows(FILE, &ids, Resource::ALL.map(|kind| kind.id().to_owned()))?;
    let mut read = Resources {
        copies: Cards::NONE,
        trade_values: [0; KINDS],
        values: [None; KINDS],
        rarities: [None; KINDS],
    };
    for (row, kind) in rows.iter().zip(Resource::ALL) {
        let refuse = |reason: String| Err(DataError::row(FILE, &row.id, reason));
        if kind == Resource::Relic && (row.value.is_some() || row.rarity.is_some()) {
            return refuse("a relic has neither value nor rarity".to_owned());
        }
        if kind != Resource::Relic {
            if row.rarity.is_none() {
                return refuse("the rarity is missing".to_owned());
            }
            match row.value {
                Some(value @ 1..=9) if !read.values.contains(&Some(value)) => (),
                Some(value) => {
                    return refuse(format!("the value {value} is not from 1 to 9, or there twice"));
                }
                None => return refuse("the value is missing".to_owned()),
            }
        }
        if row.copies == 0 {
            return refuse("there must be at least one copy".to_owned());
        }
        read.copies[kind] = row.copies;
        read.trade_values[kind.index()] = row.trade_value;
        read.values[kind.index()] = row.value;
        read.rarities[kind.index()] = row.rarity;
        sources.push((FILE, row.id.clone(), row.source));
    }
    Ok(read)
}

fn read_identical(
    files: &DataFiles,
    rules: &Rules,
    sources: &mut Sources,
) -> Result<[[u8; 3]; 3], DataError> {
    const FILE: &str = "identical.toml";
    let IdenticalFile { identical: rows } = files.read(FILE)?;
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let sizes = rules.identical_min..=rules.identical_max;
    let wanted: Vec<String> =
        sizes.flat_map(|n| Rarity::ALL.map(|rarity| format!("{n}-{}", <&str>::from(rarity)))).collect();
    DataError::unless_rows(FILE, &ids, wanted)?;
    let mut positions = [[0; 3]; 3];
    for row in &rows {
        if format!("{}-{}", row.cards, <&str>::from(row.rarity)) != row.id {
            return Err(DataError::row(FILE, &row.id, "cards and rarity must be as the id says"));
        }
        if !(1..=rules.queue).contains(&row.positions) {
            let reason = format!("positions is {}, it may be 1 to {}", row.positions, rules.queue);
            return Err(DataError::row(FILE, &row.id, reason));
        }
        positions[usize::from(row.cards - rules.identical_min)][row.rarity.index()] = row.positions;
        sources.push((FILE, row.id.clone(), row.source));
    }
    Ok(positions)
}

fn read_different(
    files: &DataFiles,
    rules: &Rules,
    sources: &mut Sources,
) -> Result<([u16; KINDS], u16), DataError> {
    const FILE: &str = "different.toml";
    let DifferentFile { natives_per_card, different: rows } = files.read(FILE)?;
    if natives_per_card > DOUBLOONS_MAX {
        return Err(DataError::File {
            file: FILE,
            reason: format!("natives_per_card is {natives_per_card}"),
        });
    }
    let mut prices = [0; KINDS];
    read_prices(FILE, &rows, rules.different_min..=9, &mut prices, sources)?;
    Ok((prices, natives_per_card))
}

fn read_relics(files: &DataFiles, rules: &Rules, sources: &mut Sources) -> Result<[u16; 6], DataError> {
    const FILE: &str = "relics.toml";
    let RelicsFile { relics: rows } = files.read(FILE)?;
    let mut prices = [0; 6];
    read_prices(FILE, &rows, 1..=rules.relic_sale_max, &mut prices, sources)?;
    Ok(prices)
}

fn read_prices(
    file: &'static str,
    rows: &[PriceRow],
    cards: std::ops::RangeInclusive<u8>,
    prices: &mut [u16],
    sources: &mut Sources,
) -> Result<(), DataError> {
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    DataError::unless_rows(file, &ids, cards.map(|n| n.to_string()))?;
    for row in rows {
        if row.cards.to_string() != row.id {
            return Err(DataError::row(file, &row.id, "cards must be as the id says"));
        }
        if row.doubloons > DOUBLOONS_MAX {
            let reason = format!("{} doubloons, there may be {DOUBLOONS_MAX}", row.doubloons);
            return Err(DataError::row(file, &row.id, reason));
        }
        prices[usize::from(row.cards)] = row.doubloons;
        sources.push((file, row.id.clone(), row.source));
    }
    Ok(())
}

type Deck = ([Development; DEVELOPMENTS], [DevelopmentId; Character::COUNT]);

fn read_developments(files: &DataFiles, sources: &mut Sources) -> Result<Deck, DataError> {
    const FILE: &str = "developments.toml";
    let DevelopmentFile { development: rows } = files.read(FILE)?;
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    DataError::unless_rows(FILE, &ids, DevelopmentId::all().map(|card| card.to_string()))?;
    let mut cards = Vec::with_capacity(DEVELOPMENTS);
    let mut characters = [None; Character::COUNT];
    for (row, id) in rows.iter().zip(DevelopmentId::all()) {
        let refuse = |reason: &str| DataError::row(FILE, &row.id, reason);
        let kind = match (&row.kind, row.character, row.value, row.band, row.capacity) {
            (KindName::Character, Some(character), None, None, None) => {
                if characters[character as usize].replace(id).is_some() {
                    return Err(refuse("this character has a card already"));
                }
                Kind::Character(character)
            }
            (KindName::Caravel, None, Some(value @ 1..=99), None, None) => {
                let twin = |card: &Development| card.kind == Kind::Caravel { value };
                // MN-4.8: the tie rule needs distinct values.
                if cards.iter().any(twin) {
                    return Err(refuse("another caravel has this value"));
                }
                Kind::Caravel { value }
            }
            (KindName::Merchant, None, None, Some(band), None) => Kind::Merchant { band },
            (KindName::Warehouse, None, None, None, Some(capacity @ 1..=5)) => Kind::Warehouse { capacity },
            (KindName::Shipyard, None, None, None, None) => Kind::Shipyard,
            _ => {
                return Err(refuse(
                    "a character has `character`, a caravel a `value` from 1 to 99, a merchant a `band`, a \
                     warehouse a `capacity` from 1 to 5, and none of them anything of another kind",
                ));
            }
        };
        if !(2..=MAX_PLAYERS as u8).contains(&row.mark) {
            return Err(refuse("the mark is a number of players from 2 to 6"));
        }
        if row.income > DOUBLOONS_MAX {
            return Err(refuse("the income is too great"));
        }
        cards.push(Development {
            kind,
            income: row.income,
            mark: row.mark,
            event: row.event,
            source: row.source,
        });
        sources.push((FILE, row.id.clone(), row.source));
    }
    let missing = || DataError::File { file: FILE, reason: "a character has no card".to_owned() };
    let mut found = [DevelopmentId::all().next().ok_or_else(missing)?; Character::COUNT];
    for (slot, card) in found.iter_mut().zip(characters) {
        *slot = card.ok_or_else(missing)?;
    }
    let cards = <[Development; DEVELOPMENTS]>::try_from(cards).map_err(|_| missing())?;
    Ok((cards, found))
}

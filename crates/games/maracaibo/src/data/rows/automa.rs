//! Rows of Jeanne's cards, deck and track.

use engine::{DataError, DataFiles, Source};
use serde::Deserialize;

use super::{Sources, column, list, small, table};
use crate::data::{AUTOMA, AUTOMA_CELLS, Automa, AutomaAct, AutomaCard, LeadStep, SOLO_LEVELS, Way};
use crate::effect::notation::{VALUE_MAX, nation_in};
use crate::ids::AutomaId;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AutomaFile {
    card: Vec<CardRow>,
    deck: Vec<DeckRow>,
    cell: Vec<CellRow>,
    lead: Vec<LeadRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    steps: u8,
    way: Way,
    takes: u8,
    acts: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckRow {
    id: String,
    cards: [u8; 3],
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellRow {
    id: String,
    points: u8,
    #[serde(default)]
    yellow: bool,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeadRow {
    id: String,
    steps: Vec<StepRow>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepRow {
    ahead: u8,
    points: u8,
}

fn number(text: &str) -> Option<u8> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten().filter(|&value| value <= VALUE_MAX)
}

/// A number for all rounds, or one for rounds I and II and one for the others.
fn numbers(text: &str) -> Option<(u8, u8)> {
    match text.split_once('/') {
        Some((early, late)) => Some((number(early)?, number(late)?)),
        None => number(text).map(|value| (value, value)),
    }
}

/// Reads one of Jeanne's actions.
fn act(text: &str) -> Option<AutomaAct> {
    match text {
        "QUEST" => return Some(AutomaAct::Quest),
        "DISC" => return Some(AutomaAct::Disc),
        _ => (),
    }
    if let Some(nation) = nation_in(text, "INF") {
        return Some(AutomaAct::Influence(nation));
    }
    if let Some(rest) = text.strip_prefix("FIGHT") {
        let (digits, village) = rest.strip_suffix('!').map_or((rest, false), |digits| (digits, true));
        return Some(AutomaAct::Combat { influence: number(digits)?, village });
    }
    if let Some(rest) = text.strip_prefix("EX") {
        return numbers(rest).map(|(early, late)| AutomaAct::Explore(early, late));
    }
    let (early, late) = numbers(text.strip_prefix("VP")?)?;
    Some(AutomaAct::Points(early, late))
}

pub(super) fn read(files: &DataFiles, sources: &mut Sources) -> Result<Automa, DataError> {
    let AutomaFile { card, deck, cell, lead } = files.read(AUTOMA)?;
    DataError::unless_rows(
        AUTOMA,
        card.iter().map(|row| row.id.as_str()),
        AutomaId::all().map(|id| id.to_string()),
    )?;
    let names = |name: &str, count: usize| (1..=count).map(|at| format!("{name}-{at}")).collect::<Vec<_>>();
    let decks = names("solo", SOLO_LEVELS);
    DataError::unless_rows(AUTOMA, deck.iter().map(|row| row.id.as_str()), decks)?;
    let cells = names("cell", AUTOMA_CELLS);
    DataError::unless_rows(AUTOMA, cell.iter().map(|row| row.id.as_str()), cells)?;
    let leads = ["quests", "upgrades", "explorer"].map(str::to_owned);
    DataError::unless_rows(AUTOMA, lead.iter().map(|row| row.id.as_str()), leads)?;

    let mut cards = Vec::new();
    for CardRow { id, steps, way, takes, acts, source } in card {
        if !(1..=4).contains(&steps) {
            return Err(column(AUTOMA, &id, "steps", "1 to 4"));
        }
        if !(1..=4).contains(&takes) {
            return Err(column(AUTOMA, &id, "takes", "1 to 4"));
        }
        if way == Way::Only {
            return Err(column(AUTOMA, &id, "way", "upper or lower"));
        }
        let mut read = Vec::new();
        for (word, nth) in acts.split_whitespace().zip(1..) {
            let Some(act) = act(word) else {
                return Err(column(
                    AUTOMA,
                    &id,
                    &format!("acts, entry {nth}"),
                    format!("there is no action {word:?}"),
                ));
            };
            read.push(act);
        }
        let acts = list(AUTOMA, &id, "acts", &read)?;
        cards.push(AutomaCard { steps, way, takes, acts });
        sources.push((AUTOMA, id, source));
    }
    let mut decks = Vec::new();
    for DeckRow { id, cards, source } in deck {
        // There are 5 A, 6 B and 4 C cards, and a deck needs at least one.
        if cards.iter().zip([5, 6, 4]).any(|(&count, most)| count > most) || cards == [0; 3] {
            return Err(column(AUTOMA, &id, "cards", "there are 5 A, 6 B and 4 C cards, and one is needed"));
        }
        decks.push(cards);
        sources.push((AUTOMA, id, source));
    }
    let mut points = Vec::new();
    let mut yellow = Vec::new();
    for row in cell {
        points.push(small(AUTOMA, &row.id, "points", row.points)?);
        yellow.push(row.yellow);
        sources.push((AUTOMA, row.id, row.source));
    }
    let mut leads = Vec::new();
    for LeadRow { id, steps, source } in lead {
        let ascending = steps.windows(2).all(|pair| pair[0].ahead < pair[1].ahead);
        if steps.len() != 3 || !ascending || steps[0].ahead == 0 {
            return Err(column(AUTOMA, &id, "steps", "three, ascending from 1 or more"));
        }
        for step in &steps {
            small(AUTOMA, &id, "steps", step.points)?;
        }
        let step = |row: &StepRow| LeadStep { ahead: row.ahead, points: row.points };
        leads.push(table(steps.iter().map(step).collect()));
        sources.push((AUTOMA, id, source));
    }
    let [lead_quests, lead_upgrades, lead_explorer] = table(leads);
    Ok(Automa {
        cards: table(cards),
        decks: table(decks),
        cells: table(points),
        yellow: table(yellow),
        lead_quests,
        lead_upgrades,
        lead_explorer,
    })
}

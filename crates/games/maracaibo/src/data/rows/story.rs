//! Rows of the story campaign.
//!
//! The list of sources omits them, because the number of cards is secret until they are met (MA-34.1).

use std::collections::BTreeMap;

use engine::{DataError, DataFiles, Source};
use serde::Deserialize;

use super::{column, one_quest, script, word};
use crate::data::{
    Campaign, Echo, Fingerprint, Flag, LegacyTile, Location, Quest, QuestSpot, STORY, STORY_CARDS,
    STORY_FILES, STORY_TILES, StoryGoal, StoryOption, StoryRow, is_open,
};
use crate::effect::Price;
use crate::effect::notation::{self, Context};
use crate::ids::{CardId, Choice, Deck, GoalId, Legacy, Place, StoryCard};
use crate::sets::Legacies;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StoryFile {
    first: StoryCard,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: StoryCard,
    #[serde(default)]
    tiles: Vec<Legacy>,
    story_at: Option<Place>,
    #[serde(default)]
    quests: Vec<SpotRow>,
    goal: Option<GoalRow>,
    #[serde(default)]
    remove: Vec<Legacy>,
    #[serde(default)]
    discard: Vec<CardId>,
    #[serde(default)]
    next: Vec<StoryCard>,
    vote: Option<VoteRow>,
    #[serde(default)]
    join: Vec<Vec<StoryCard>>,
    #[serde(default)]
    echo: Vec<EchoRow>,
    #[serde(default)]
    end: bool,
    #[expect(dead_code, reason = "every row of a component file says where it comes from")]
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpotRow {
    place: Place,
    players: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalRow {
    price: Option<String>,
    reward: Option<String>,
    #[serde(default)]
    complete: Vec<Legacy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VoteRow {
    a: OptionRow,
    b: OptionRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionRow {
    flag: String,
    #[serde(default)]
    next: Vec<StoryCard>,
    #[serde(default)]
    next_if: BTreeMap<String, Vec<StoryCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EchoRow {
    #[serde(rename = "if")]
    flag: String,
    #[serde(default)]
    tiles: Vec<Legacy>,
    #[serde(default)]
    quests: Vec<SpotRow>,
    goal: Option<GoalRow>,
}

/// The ids and flags that cards may refer to.
struct Names {
    cards: Vec<StoryCard>,
    flags: BTreeMap<String, Flag>,
}

impl Names {
    fn gather(rows: &[CardRow]) -> Result<Names, DataError> {
        let mut flags = BTreeMap::new();
        for row in rows {
            let Some(vote) = &row.vote else { continue };
            for (choice, option) in Choice::ALL.into_iter().zip([&vote.a, &vote.b]) {
                let flag = Flag { card: row.id, choice };
                if flags.insert(option.flag.clone(), flag).is_some() {
                    let reason = format!("the flag {:?} is left by two votes", option.flag);
                    return Err(DataError::row(STORY, &row.id.to_string(), reason));
                }
            }
        }
        Ok(Names { cards: rows.iter().map(|row| row.id).collect(), flags })
    }

    fn flag(&self, id: &str, name: &str, flag: &str) -> Result<Flag, DataError> {
        let known = self.flags.get(flag).copied();
        known.ok_or_else(|| column(STORY, id, name, format!("no vote leaves the flag {flag:?}")))
    }

    fn known(&self, id: &str, name: &str, cards: &[StoryCard]) -> Result<(), DataError> {
        match cards.iter().find(|card| !self.cards.contains(card)) {
            Some(card) => Err(column(STORY, id, name, format!("there is no card {card}"))),
            None => Ok(()),
        }
    }
}

fn spots(id: &str, name: &str, rows: &[SpotRow]) -> Result<Vec<QuestSpot>, DataError> {
    let spot = |row: &SpotRow| {
        let [players_min, players_max] = row.players;
        if !(1 <= players_min && players_min <= players_max && players_max <= 4) {
            return Err(column(STORY, id, name, "players are 1 to 4"));
        }
        if !is_open(row.place) {
            return Err(column(STORY, id, name, format!("no quest can lie on {}", row.place)));
        }
        Ok(QuestSpot { place: row.place, players_min, players_max })
    };
    rows.iter().map(spot).collect()
}

fn quest(id: &str, goal: &GoalRow, goals: &mut Vec<Quest>) -> Result<GoalId, DataError> {
    let (Some(price), Some(reward)) = (&goal.price, &goal.reward) else {
        return Err(column(STORY, id, "goal", "a price and a reward, or tiles to complete"));
    };
    let at = GoalId::nth(goals.len()).ok_or_else(|| column(STORY, id, "goal", "too many goals"))?;
    goals.push(one_quest(STORY, id, price, reward)?);
    Ok(at)
}

fn option(names: &Names, id: &str, row: &OptionRow) -> Result<StoryOption, DataError> {
    let mut next: Vec<_> = row.next.iter().map(|&card| (None, card)).collect();
    names.known(id, "vote", &row.next)?;
    for (flag, cards) in &row.next_if {
        let flag = names.flag(id, "next_if", flag)?;
        names.known(id, "next_if", cards)?;
        next.extend(cards.iter().map(|&card| (Some(flag), card)));
    }
    if next.is_empty() {
        return Err(column(STORY, id, "vote", "an option draws no card"));
    }
    Ok(StoryOption { next })
}

fn card(
    names: &Names,
    row: &CardRow,
    discs: Legacies,
    goals: &mut Vec<Quest>,
) -> Result<StoryRow, DataError> {
    let id = row.id.to_string();
    let tiles: Legacies = row.tiles.iter().copied().collect();
    let complete = |goal: &GoalRow| -> Legacies { goal.complete.iter().copied().collect() };
    let goal = match &row.goal {
        None if row.end => StoryGoal::End,
        None => return Err(column(STORY, &id, "goal", "only an epilogue has none")),
        Some(_) if row.end => return Err(column(STORY, &id, "goal", "an epilogue has none")),
        Some(goal) if goal.complete.is_empty() => StoryGoal::Quest(quest(&id, goal, goals)?),
        Some(goal) => {
            let named = complete(goal);
            if goal.price.is_some() || !(named - (tiles & discs)).is_empty() {
                return Err(column(STORY, &id, "goal", "only disc tiles that the card brings"));
            }
            StoryGoal::Complete(named)
        }
    };
    // MA-15.1: a card has a story tile if and only if its goal has a price.
    if matches!(goal, StoryGoal::Quest(_)) != row.story_at.is_some() {
        return Err(column(STORY, &id, "story_at", "it goes with a price"));
    }
    if row.story_at.is_some_and(|place| !is_open(place)) {
        return Err(column(STORY, &id, "story_at", "not everybody may stop there"));
    }
    if row.discard.iter().any(|card| card.deck() != Deck::C) {
        return Err(column(STORY, &id, "discard", "only cards 90 to 99"));
    }
    let ways = usize::from(row.end) + usize::from(row.vote.is_some()) + usize::from(!row.next.is_empty());
    if ways != 1 {
        return Err(column(STORY, &id, "next, vote, end", "exactly one of them"));
    }
    names.known(&id, "next", &row.next)?;
    row.join.iter().try_for_each(|group| names.known(&id, "join", group))?;
    let vote = match &row.vote {
        Some(vote) => Some([option(names, &id, &vote.a)?, option(names, &id, &vote.b)?]),
        None => None,
    };
    let mut echoes = Vec::new();
    for echo in &row.echo {
        let goal = match &echo.goal {
            Some(row) if matches!(goal, StoryGoal::Quest(_)) && row.complete.is_empty() => {
                Some(quest(&id, row, goals)?)
            }
            Some(_) => return Err(column(STORY, &id, "echo", "a goal of another kind")),
            None => None,
        };
        echoes.push(Echo {
            flag: names.flag(&id, "echo", &echo.flag)?,
            tiles: echo.tiles.iter().copied().collect(),
            quests: spots(&id, "echo", &echo.quests)?,
            goal,
        });
    }
    Ok(StoryRow {
        id: row.id,
        tiles,
        story_at: row.story_at,
        quests: spots(&id, "quests", &row.quests)?,
        goal,
        remove: row.remove.iter().copied().collect(),
        discard: row.discard.iter().copied().collect(),
        next: row.next.clone(),
        vote,
        join: row.join.clone(),
        echoes,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    legacy: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: Legacy,
    place: Option<Place>,
    lane: Option<String>,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    price: String,
    #[serde(default)]
    script: String,
    #[serde(default)]
    discs: u8,
    #[serde(default)]
    toll: u8,
    #[serde(default)]
    skull: bool,
    #[expect(dead_code, reason = "every row of a component file says where it comes from")]
    source: Source,
}

/// Reads the tiles of the story and the lanes whose price they raise. Returns the skull tiles.
pub(super) fn read_tiles(
    tiles: &mut [LegacyTile; Legacy::COUNT],
    places: &mut [Location; Place::COUNT],
) -> Result<Legacies, DataError> {
    let TilesFile { legacy } = DataFiles::embedded(STORY_FILES).read(STORY_TILES)?;
    let mut skulls = Legacies::NONE;
    for row in legacy {
        let TileRow { id: which, place, lane, cost, price, script: text, discs, toll, skull, source: _ } =
            row;
        let id = which.to_string();
        let price = if price.is_empty() { Ok(Price::NONE) } else { notation::price(&price) };
        let price = price.map_err(|error| word(STORY_TILES, &id, "price", "payment", &error))?;
        let script = script(STORY_TILES, &id, "script", &text, Context::Reward)?;
        tiles[which.index()] = LegacyTile { place, script, price, discs, toll, ..LegacyTile::default() };
        if skull {
            skulls.insert(which);
        }
        let Some((from, to)) = lane.as_deref().and_then(|lane| lane.split_once('>')) else { continue };
        let from = Place::read(from).ok_or_else(|| column(STORY_TILES, &id, "lane", "no such location"))?;
        let mut exits = places[from.index()].exits.iter_mut();
        let lane = exits.find(|lane| lane.to.to_string() == to);
        let lane = lane.ok_or_else(|| column(STORY_TILES, &id, "lane", "no such lane"))?;
        lane.dear = Some((which, cost));
    }
    Ok(skulls)
}

pub(crate) fn read(files: &DataFiles, discs: Legacies) -> Result<Campaign, DataError> {
    let StoryFile { first, card: rows } = files.read(STORY)?;
    if rows.len() > STORY_CARDS {
        return Err(DataError::row(STORY, "card", format!("more than {STORY_CARDS} cards")));
    }
    for (row, before) in rows.iter().skip(1).zip(&rows) {
        if row.id <= before.id {
            return Err(DataError::row(
                STORY,
                &row.id.to_string(),
                "cards stand in ascending order, each once",
            ));
        }
    }
    let names = Names::gather(&rows)?;
    names.known("first", "first", &[first])?;
    let mut goals = Vec::new();
    let cards: Vec<StoryRow> =
        rows.iter().map(|row| card(&names, row, discs, &mut goals)).collect::<Result<_, _>>()?;
    if cards.iter().any(|card| card.id == first && card.goal == StoryGoal::End) {
        return Err(DataError::row(STORY, "first", "a campaign does not begin with its end"));
    }
    let whole = DataFiles::embedded(&[(STORY, files.get(STORY)?)]).hash();
    let built_in = STORY_FILES
        .iter()
        .any(|&(name, text)| name == STORY && files.get(STORY).is_ok_and(|own| own == text));
    let flags = names.flags.into_iter().collect();
    Ok(Campaign { fingerprint: Fingerprint(whole.0), first, cards, goals, flags, built_in })
}

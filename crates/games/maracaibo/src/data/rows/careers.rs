//! Rows of the career cards.

use engine::{DataError, DataFiles, Source};
use serde::Deserialize;

use super::{Sources, boxed, column};
use crate::data::{CAREERS, CareerCard, Goal, Objective};
use crate::effect::notation::{self, VALUE_MAX};
use crate::ids::Career;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CareersFile {
    career: Vec<CareerRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CareerRow {
    id: String,
    objectives: Vec<ObjectiveRow>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    goal: String,
    modest: u8,
    demanding: u8,
    doubloons: u8,
    points: u8,
}

/// Parses the goal of an objective.
fn goal(text: &str) -> Option<Goal> {
    let plain = match text {
        "combat-tokens" => Some(Goal::CombatTokens),
        "quests" => Some(Goal::Quests),
        "influence" => Some(Goal::Influence),
        "influence-two" => Some(Goal::InfluenceTwo),
        "upgrades" => Some(Goal::Upgrades),
        "line" => Some(Goal::Line),
        "tokens" => Some(Goal::Tokens),
        "spies" => Some(Goal::Spies),
        _ => None,
    };
    let with = || notation::nation_in(text, "influence").map(Goal::InfluenceWith);
    plain.or_else(with).or_else(|| notation::nation_in(text, "cubes").map(Goal::Cubes))
}

pub(super) fn read(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<Box<[CareerCard; Career::ALL.len()]>, DataError> {
    let CareersFile { career } = files.read(CAREERS)?;
    let ids = Career::ALL.map(|career| career.id().to_owned());
    DataError::unless_rows(CAREERS, career.iter().map(|row| row.id.as_str()), ids)?;
    let mut careers = Vec::new();
    for CareerRow { id, objectives, source } in career {
        let mut read = Vec::new();
        for (row, nth) in objectives.into_iter().zip(1..) {
            let ObjectiveRow { goal: name, modest, demanding, doubloons, points } = row;
            let refuse = |what: &str, reason: String| {
                column(CAREERS, &id, &format!("objectives, entry {nth}, {what}"), reason)
            };
            let Some(goal) = goal(&name) else {
                return Err(refuse("goal", format!("nothing is counted as {name:?}")));
            };
            let most = if goal == Goal::Line { 3 } else { VALUE_MAX };
            if modest == 0 || modest > demanding || demanding > most {
                return Err(refuse(
                    "demanding",
                    format!("must be from {modest} to {most}, and modest at least 1"),
                ));
            }
            for (what, value) in [("doubloons", doubloons), ("points", points)] {
                if value > VALUE_MAX {
                    return Err(refuse(what, format!("{value} is more than {VALUE_MAX}")));
                }
            }
            read.push(Objective { goal, modest, demanding, doubloons, points });
        }
        let count = read.len();
        let Ok(objectives) = read.try_into() else {
            return Err(column(CAREERS, &id, "objectives", format!("there must be 3, not {count}")));
        };
        careers.push(CareerCard { objectives });
        sources.push((CAREERS, id, source));
    }
    Ok(boxed(careers))
}

//! The numbers of a contest, as `caravelle arena --json` prints them.

use std::collections::BTreeMap;

use bots::Policy;
use engine::Seed;
use serde::Serialize;
use serde_json::Value;

use crate::clock::Times;
use crate::contest::equals;
use crate::rating::ratings;
use crate::stats::{intervals, mean, percentile};
use crate::{Contest, Row};

/// The numbers of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub seats: usize,
    /// How many games were played.
    pub games: usize,
    /// The seed: a whole number if it is one, else 64 hexadecimal digits.
    pub seed: Value,
    /// In how many blocks.
    pub blocks: usize,
    /// A row for each bot, in the order in which they were named.
    pub bots: Vec<BotRow>,
    /// The points of the winners.
    pub winning_score: WinningScore,
    /// How long the games were, in what the game calls a round.
    pub rounds: Rounds,
    /// The share of victories of each seat, whoever sat there.
    pub seat_win_rate: Vec<f64>,
    /// How often each ending occurred.
    pub endings: BTreeMap<&'static str, usize>,
}

/// The numbers of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRow {
    /// The bot as it was named.
    pub bot: String,
    /// How many games it has played.
    pub games: usize,
    /// Its victories; a shared one counts in part.
    pub wins: f64,
    /// Its share of victories.
    pub win_rate: f64,
    /// The 95 % interval of it, over blocks.
    pub ci95: [f64; 2],
    /// Its rating, on Elo's scale; `random` has 0, and without `random` in the contest nobody has one.
    pub rating: Option<f64>,
    /// Its mean points.
    pub mean_score: f64,
    /// How long it thinks; none if it never had a choice.
    pub turn_ms: Option<TurnTimes>,
}

/// How long a bot thinks about a whole turn, in milliseconds of processor time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurnTimes {
    /// The median.
    pub p50: f64,
    /// All but one in a hundred are shorter.
    pub p99: f64,
}

/// The points of the winners, be they seats or a rival that is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WinningScore {
    /// Their mean.
    pub mean: f64,
    /// One in twenty is at most this.
    pub p5: f64,
    /// The median.
    pub p50: f64,
    /// All but one in twenty are at most this.
    pub p95: f64,
}

/// How long the games were.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rounds {
    /// The mean.
    pub mean: f64,
    /// One in twenty is at most this.
    pub p5: f64,
    /// All but one in twenty are at most this.
    pub p95: f64,
}

/// Six digits: more would be noise, and would differ where sums are taken in another order.
fn tidy(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// A whole number where the seed is one.
fn seed_value(seed: Seed) -> Value {
    let (number, rest) = seed.0.split_at(8);
    if rest.iter().all(|&byte| byte == 0) {
        Value::from(u64::from_le_bytes(number.try_into().expect("eight bytes")))
    } else {
        Value::from(seed.to_string())
    }
}

pub(crate) fn report(
    game: &'static str,
    contest: &Contest,
    blocks: usize,
    rows: &[Row],
    times: &[Times],
) -> Report {
    let seats = contest.bots.len();
    let games = rows.len();
    let per_block = games / blocks;
    let seat_of =
        |row: &Row, bot: usize| row.bots.iter().position(|&other| other == bot).expect("every bot plays");
    let of_bot = |row: &Row| -> Vec<f64> { (0..seats).map(|bot| row.shares[seat_of(row, bot)]).collect() };
    let by_block: Vec<Vec<f64>> = rows
        .chunks(per_block)
        .map(|block| {
            let shares: Vec<Vec<f64>> = block.iter().map(of_bot).collect();
            (0..seats)
                .map(|bot| shares.iter().map(|game| game[bot]).sum::<f64>() / per_block as f64)
                .collect()
        })
        .collect();
    let intervals = intervals(&by_block, games, contest.seed);
    let ratings = rate(contest, rows);

    let row = |bot: usize| {
        let wins: f64 = rows.iter().map(|row| row.shares[seat_of(row, bot)]).sum();
        let scores: Vec<f64> = rows.iter().map(|row| f64::from(row.scores[seat_of(row, bot)])).collect();
        let time = |share| times[bot].percentile_ms(share).map(tidy);
        BotRow {
            bot: contest.bots[bot].to_string(),
            games,
            wins: tidy(wins),
            win_rate: tidy(wins / games as f64),
            ci95: intervals[bot].map(tidy),
            rating: ratings.as_ref().map(|ratings| (ratings[bot] * 10.0).round() / 10.0),
            mean_score: tidy(mean(&scores)),
            turn_ms: time(0.5).zip(time(0.99)).map(|(p50, p99)| TurnTimes { p50, p99 }),
        }
    };
    let mut endings = BTreeMap::new();
    rows.iter().for_each(|row| *endings.entry(row.ending).or_insert(0) += 1);
    // A game that a rival wins counts by the rival's points, one that was stopped by its best.
    let best = |row: &Row| {
        let won =
            row.scores.iter().zip(&row.shares).filter(|(_, share)| **share > 0.0).map(|(score, _)| *score);
        f64::from(won.max().or(row.rival).or(row.scores.iter().copied().max()).unwrap_or(0))
    };
    let mut winning: Vec<f64> = rows.iter().map(best).collect();
    let mut rounds: Vec<f64> = rows.iter().map(|row| f64::from(row.rounds)).collect();
    let seat_win_rate =
        (0..seats).map(|seat| tidy(rows.iter().map(|row| row.shares[seat]).sum::<f64>() / games as f64));
    Report {
        game,
        seats,
        games,
        seed: seed_value(contest.seed),
        blocks,
        bots: (0..seats).map(row).collect(),
        winning_score: WinningScore {
            mean: tidy(mean(&winning)),
            p5: percentile(&mut winning, 0.05),
            p50: percentile(&mut winning, 0.5),
            p95: percentile(&mut winning, 0.95),
        },
        rounds: Rounds {
            mean: tidy(mean(&rounds)),
            p5: percentile(&mut rounds, 0.05),
            p95: percentile(&mut rounds, 0.95),
        },
        seat_win_rate: seat_win_rate.collect(),
        endings,
    }
}

/// The rating of each bot; none where no `random` plays, from which they are counted.
fn rate(contest: &Contest, rows: &[Row]) -> Option<Vec<f64>> {
    let same = equals(&contest.bots);
    let zero = contest.bots.iter().position(|spec| spec.policy() == Policy::Random)?;
    if contest.bots.len() < 2 {
        return None;
    }
    // Equals are rated as one: number the different ones from 0.
    let mut labels = same.clone();
    labels.sort_unstable();
    labels.dedup();
    let label =
        |bot: usize| labels.iter().position(|&first| first == same[bot]).expect("every bot has a first");
    let ranking = |row: &Row| {
        let mut places: Vec<Vec<usize>> = vec![Vec::new(); row.places.len()];
        row.places.iter().zip(&row.bots).for_each(|(&place, &bot)| places[place - 1].push(label(bot)));
        places.retain(|place| !place.is_empty());
        places
    };
    let rankings: Vec<_> = rows.iter().map(ranking).collect();
    let ratings = ratings(labels.len(), &rankings, label(zero));
    Some((0..same.len()).map(|bot| ratings[label(bot)]).collect())
}

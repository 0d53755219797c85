//! The statistics of a contest, as printed by `caravelle arena --json`.

use std::collections::BTreeMap;

use engine::{Dice, Game, Seed};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::clock::Times;
use crate::contest::equals;
use crate::rating::{Ranking, ratings};
use crate::stats::{intervals, mean, percentile, ratio_interval};
use crate::{Contest, Decision, Row};

/// The number of resamples for the confidence interval of a rating.
const RATING_RESAMPLES: u64 = 400;

/// The statistics of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    /// All its options.
    pub options: Value,
    /// The number of seats.
    pub seats: usize,
    /// The number of games.
    pub games: usize,
    /// The seed: a whole number if it is one, else 64 hexadecimal digits.
    pub seed: Value,
    /// The number of blocks.
    pub blocks: usize,
    /// A row for each bot, in the order of the command.
    pub bots: Vec<BotRow>,
    /// The points of the winners.
    pub winning_score: WinningScore,
    /// The length of the games in rounds.
    pub rounds: Rounds,
    /// The share of victories of each seat, over all bots.
    pub seat_win_rate: Vec<f64>,
    /// The number of games by ending.
    pub endings: BTreeMap<String, usize>,
    /// The 95 % confidence interval of each seat's share, over blocks.
    pub seat_ci95: Vec<[f64; 2]>,
    /// A row for each distinct bot; equal bots are merged.
    pub groups: Vec<Group>,
    /// The bot with a rating of 0; if none, the mean of the ratings is 0.
    pub rating_zero: Option<String>,
    /// Points by source.
    pub points: Vec<Points>,
    /// Win rates by possession, most frequent first; empty for a game without deciding possessions.
    pub holdings: Vec<Holding>,
    /// The number of games by their last round.
    pub lengths: BTreeMap<u16, usize>,
    /// The number of decisions with several options per game.
    pub decisions: Spread,
    /// The result of the sequential test, if requested.
    pub decision: Option<Decision>,
}

/// The statistics of equal bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    /// The name of the bot as given.
    pub bot: String,
    /// The number of them at a table.
    pub seats: usize,
    /// The share of victories of one of them.
    pub win_rate: f64,
    /// The 95 % confidence interval of the win rate, over blocks.
    pub ci95: [f64; 2],
    /// Its Elo rating; none if all bots are equal.
    pub rating: Option<f64>,
    /// The 95 % confidence interval of the rating, over blocks.
    pub rating_ci95: Option<[f64; 2]>,
    /// Its points.
    pub scores: Spread,
    /// Points by source.
    pub points: Vec<Points>,
    /// Its share of victories at each seat.
    pub by_seat: Vec<f64>,
    /// Its thinking time; none if it never had several options.
    pub turn_ms: Option<TurnTimes>,
}

/// The win rate of seats with a possession at the end, such as a contract.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holding {
    /// The possession, as the id of its name.
    pub holding: String,
    /// The number of seats with it.
    pub seats: usize,
    /// Their share of victories.
    pub win_rate: f64,
    /// The 95 % confidence interval of the win rate, over blocks.
    pub ci95: [f64; 2],
}

impl Holding {
    fn of(rows: &[Row], per_block: usize, seed: Seed) -> Vec<Holding> {
        // For each possession and block, the number of seats with it and their victories.
        let mut found: BTreeMap<&str, Vec<[f64; 2]>> = BTreeMap::new();
        let blocks = rows.len() / per_block.max(1);
        for (at, row) in rows.iter().enumerate() {
            for (held, share) in row.holdings.iter().zip(&row.shares) {
                for one in held {
                    let counts = found.entry(one).or_insert_with(|| vec![[0.0; 2]; blocks]);
                    let [seats, wins] = &mut counts[at / per_block];
                    (*seats, *wins) = (*seats + 1.0, *wins + share);
                }
            }
        }
        let one = |(holding, counts): (&str, Vec<[f64; 2]>)| {
            let seats: f64 = counts.iter().map(|[seats, _]| seats).sum();
            let wins: f64 = counts.iter().map(|[_, wins]| wins).sum();
            Holding {
                holding: holding.to_owned(),
                seats: seats as usize,
                win_rate: tidy(wins / seats),
                ci95: ratio_interval(&counts, seed).map(tidy),
            }
        };
        let mut all: Vec<Holding> = found.into_iter().map(one).collect();
        all.sort_by_key(|one| std::cmp::Reverse(one.seats));
        all
    }
}

/// The distribution of a number over games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    pub mean: f64,
    /// The minimum.
    pub least: f64,
    /// The 5th percentile.
    pub p5: f64,
    /// The 25th percentile.
    pub p25: f64,
    /// The median.
    pub p50: f64,
    /// The 75th percentile.
    pub p75: f64,
    /// The 95th percentile.
    pub p95: f64,
    /// The maximum.
    pub most: f64,
}

/// The mean points of an item of the score breakdown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Points {
    pub item: String,
    pub mean: f64,
    /// The mean of the winners, if any.
    pub winners: Option<f64>,
    /// The mean of the others, if any.
    pub others: Option<f64>,
}

/// The statistics of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRow {
    /// The name of the bot as given.
    pub bot: String,
    /// For a level, the bot that it stood for.
    pub stands_for: Option<String>,
    pub games: usize,
    /// Its victories; shared ones count in part.
    pub wins: f64,
    /// Its share of victories.
    pub win_rate: f64,
    /// The 95 % confidence interval of the win rate, over blocks.
    pub ci95: [f64; 2],
    /// Its Elo rating; `random` has 0, or without `random` the mean is 0. None if all bots are equal.
    pub rating: Option<f64>,
    /// Its mean points.
    pub mean_score: f64,
    /// Its thinking time; none if it never had several options.
    pub turn_ms: Option<TurnTimes>,
}

/// The processor time of a bot for a whole turn, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurnTimes {
    /// The median.
    pub p50: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The 90th percentile.
    pub p90: f64,
    /// The maximum.
    pub most: f64,
}

impl TurnTimes {
    fn of(times: &Times) -> Option<TurnTimes> {
        let time = |share| times.percentile_ms(share).map(tidy);
        Some(TurnTimes { p50: time(0.5)?, p99: time(0.99)?, p90: time(0.9)?, most: time(1.0)? })
    }
}

impl Spread {
    /// The distribution of a non-empty list of values.
    fn of(mut values: Vec<f64>) -> Spread {
        let mean = tidy(mean(&values));
        let mut at = |share| percentile(&mut values, share);
        Spread {
            mean,
            least: at(0.0),
            p5: at(0.05),
            p25: at(0.25),
            p50: at(0.5),
            p75: at(0.75),
            p95: at(0.95),
            most: at(1.0),
        }
    }
}

impl Points {
    /// Collects the selected seats in the order of the score breakdowns.
    fn of(rows: &[Row], meant: impl Fn(&Row, usize) -> bool) -> Vec<Points> {
        // For winners and others: the number of seats, and the sum for each item.
        let mut counts = [0_usize; 2];
        let mut sums: Vec<(&str, [i64; 2])> = Vec::new();
        for row in rows {
            for seat in (0..row.bots.len()).filter(|&seat| meant(row, seat)) {
                let side = usize::from(row.shares[seat] <= 0.0);
                counts[side] += 1;
                for (item, points) in &row.sources[seat] {
                    let at =
                        sums.iter().position(|(other, _)| *other == item.as_ref()).unwrap_or_else(|| {
                            sums.push((item.as_ref(), [0, 0]));
                            sums.len() - 1
                        });
                    sums[at].1[side] += i64::from(*points);
                }
            }
        }
        let part = |sum: i64, count: usize| (count > 0).then(|| tidy(sum as f64 / count as f64));
        let one = |(item, sums): (&str, [i64; 2])| Points {
            item: item.to_owned(),
            mean: part(sums[0] + sums[1], counts[0] + counts[1]).unwrap_or(0.0),
            winners: part(sums[0], counts[0]),
            others: part(sums[1], counts[1]),
        };
        sums.into_iter().map(one).collect()
    }
}

/// The points of the winners, seats or rivals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WinningScore {
    /// Their mean.
    pub mean: f64,
    /// The 5th percentile.
    pub p5: f64,
    /// The median.
    pub p50: f64,
    /// The 95th percentile.
    pub p95: f64,
}

/// The length of the games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rounds {
    pub mean: f64,
    /// The 5th percentile.
    pub p5: f64,
    /// The 95th percentile.
    pub p95: f64,
}

/// Rounds to six digits. More would depend on the order of sums.
fn tidy(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// The seed as a number if it is one.
fn seed_value(seed: Seed) -> Value {
    let (number, rest) = seed.0.split_at(8);
    if rest.iter().all(|&byte| byte == 0) {
        Value::from(u64::from_le_bytes(number.try_into().expect("eight bytes")))
    } else {
        Value::from(seed.to_string())
    }
}

/// For each block, the means over its games.
fn by_block(rows: &[Row], per_block: usize, of: impl Fn(&Row) -> Vec<f64>) -> Vec<Vec<f64>> {
    let one = |block: &[Row]| {
        let games: Vec<Vec<f64>> = block.iter().map(&of).collect();
        let count = games.first().map_or(0, Vec::len);
        (0..count).map(|at| games.iter().map(|game| game[at]).sum::<f64>() / per_block as f64).collect()
    };
    rows.chunks(per_block).map(one).collect()
}

/// The distinct bots, each by its first occurrence, with their indices.
fn groups(contest: &Contest) -> Vec<Vec<usize>> {
    let same = equals(&contest.bots);
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (bot, first) in same.iter().enumerate() {
        match groups.iter_mut().find(|group| group[0] == *first) {
            Some(group) => group.push(bot),
            None => groups.push(vec![bot]),
        }
    }
    groups
}

pub(crate) fn report<G: Game>(
    contest: &Contest,
    options: &Value,
    blocks: usize,
    rows: &[Row],
    times: &[Times],
    decision: Option<Decision>,
) -> Report {
    let seats = contest.bots.len();
    let games = rows.len();
    let per_block = games / blocks;
    let seat_of =
        |row: &Row, bot: usize| row.bots.iter().position(|&other| other == bot).expect("every bot plays");
    let shares = |row: &Row| -> Vec<f64> { (0..seats).map(|bot| row.shares[seat_of(row, bot)]).collect() };
    let of_bots = intervals(&by_block(rows, per_block, shares), games, contest.seed);
    let groups = groups(contest);
    let of_group = |row: &Row, group: &Vec<usize>| {
        mean(&group.iter().map(|&bot| row.shares[seat_of(row, bot)]).collect::<Vec<_>>())
    };
    let of_groups =
        by_block(rows, per_block, |row| groups.iter().map(|group| of_group(row, group)).collect());
    let of_groups = intervals(&of_groups, games, contest.seed);
    let of_seats = intervals(&by_block(rows, per_block, |row| row.shares.clone()), games, contest.seed);
    let zero = contest.bots.iter().position(|spec| spec.bot() == "random");
    let rated = rate(&groups, zero, rows, per_block, contest.seed);
    let label =
        |bot: usize| groups.iter().position(|group| group.contains(&bot)).expect("every bot is in a group");

    let row = |bot: usize| {
        let wins: f64 = rows.iter().map(|row| row.shares[seat_of(row, bot)]).sum();
        let scores: Vec<f64> = rows.iter().map(|row| f64::from(row.scores[seat_of(row, bot)])).collect();
        BotRow {
            bot: contest.bots[bot].to_string(),
            stands_for: bots::stands_for::<G>(&contest.bots[bot], seats).map(|spec| spec.to_string()),
            games,
            wins: tidy(wins),
            win_rate: tidy(wins / games as f64),
            ci95: of_bots[bot].map(tidy),
            rating: rated.as_ref().map(|rated| rated[label(bot)].0),
            mean_score: tidy(mean(&scores)),
            turn_ms: TurnTimes::of(&times[bot]),
        }
    };
    let group = |(at, group): (usize, &Vec<usize>)| {
        let is_one = |row: &Row, seat: usize| group.contains(&row.bots[seat]);
        let mut spent = Times::default();
        group.iter().for_each(|&bot| spent.add_all(&times[bot]));
        let scores = rows.iter().flat_map(|row| {
            let own = (0..seats).filter(move |&seat| is_one(row, seat));
            own.map(move |seat| f64::from(row.scores[seat]))
        });
        let in_seat = |seat: usize| {
            let shares = rows.iter().filter(|row| is_one(row, seat)).map(|row| row.shares[seat]);
            tidy(mean(&shares.collect::<Vec<_>>()))
        };
        let won: Vec<f64> = rows.iter().map(|row| of_group(row, group)).collect();
        Group {
            bot: contest.bots[group[0]].to_string(),
            seats: group.len(),
            win_rate: tidy(mean(&won)),
            ci95: of_groups[at].map(tidy),
            rating: rated.as_ref().map(|rated| rated[at].0),
            rating_ci95: rated.as_ref().map(|rated| rated[at].1),
            scores: Spread::of(scores.collect()),
            points: Points::of(rows, is_one),
            by_seat: (0..seats).map(in_seat).collect(),
            turn_ms: TurnTimes::of(&spent),
        }
    };
    let mut endings = BTreeMap::new();
    rows.iter().for_each(|row| *endings.entry(row.ending.to_string()).or_insert(0) += 1);
    let mut lengths = BTreeMap::new();
    rows.iter().for_each(|row| *lengths.entry(row.rounds).or_insert(0) += 1);
    // A rival's victory counts with the rival's points, a stopped game with its highest score.
    let best = |row: &Row| {
        let won =
            row.scores.iter().zip(&row.shares).filter(|(_, share)| **share > 0.0).map(|(score, _)| *score);
        f64::from(won.max().or(row.rival).or(row.scores.iter().copied().max()).unwrap_or(0))
    };
    let winning = Spread::of(rows.iter().map(best).collect());
    let rounds = Spread::of(rows.iter().map(|row| f64::from(row.rounds)).collect());
    let seat_win_rate =
        (0..seats).map(|seat| tidy(rows.iter().map(|row| row.shares[seat]).sum::<f64>() / games as f64));
    Report {
        game: G::INFO.id,
        options: options.clone(),
        seats,
        games,
        seed: seed_value(contest.seed),
        blocks,
        bots: (0..seats).map(row).collect(),
        winning_score: WinningScore {
            mean: winning.mean,
            p5: winning.p5,
            p50: winning.p50,
            p95: winning.p95,
        },
        rounds: Rounds { mean: rounds.mean, p5: rounds.p5, p95: rounds.p95 },
        seat_win_rate: seat_win_rate.collect(),
        endings,
        seat_ci95: of_seats.iter().map(|interval| interval.map(tidy)).collect(),
        groups: groups.iter().enumerate().map(group).collect(),
        rating_zero: zero.map(|zero| contest.bots[zero].to_string()),
        points: Points::of(rows, |_, _| true),
        holdings: Holding::of(rows, per_block, contest.seed),
        lengths,
        decisions: Spread::of(rows.iter().map(|row| row.decisions as f64).collect()),
        decision,
    }
}

/// The rating of each group, with its interval over blocks; none if there is only one group.
fn rate(
    groups: &[Vec<usize>],
    zero: Option<usize>,
    rows: &[Row],
    per_block: usize,
    seed: Seed,
) -> Option<Vec<(f64, [f64; 2])>> {
    if groups.len() < 2 {
        return None;
    }
    let label =
        |bot: usize| groups.iter().position(|group| group.contains(&bot)).expect("every bot is in a group");
    let zero = zero.map(label);
    // Rankings repeat often, so each is stored once and referenced by index.
    let mut known: BTreeMap<Ranking, usize> = BTreeMap::new();
    let ranking = |row: &Row| {
        let mut places: Ranking = vec![Vec::new(); row.places.len()];
        row.places.iter().zip(&row.bots).for_each(|(&place, &bot)| places[place - 1].push(label(bot)));
        places.retain(|place| !place.is_empty());
        places.iter_mut().for_each(|place| place.sort_unstable());
        let next = known.len();
        *known.entry(places).or_insert(next)
    };
    let games: Vec<usize> = rows.iter().map(ranking).collect();
    let blocks: Vec<&[usize]> = games.chunks(per_block).collect();
    let fit = |drawn: &mut dyn Iterator<Item = usize>| {
        let mut counts = vec![0.0; known.len()];
        drawn.for_each(|block| blocks[block].iter().for_each(|&ranking| counts[ranking] += 1.0));
        let seen: Vec<(f64, &Ranking)> = known
            .iter()
            .map(|(ranking, &at)| (counts[at], ranking))
            .filter(|(count, _)| *count > 0.0)
            .collect();
        ratings(groups.len(), &seen, zero)
    };
    let found = fit(&mut (0..blocks.len()));
    let again = |n: u64| {
        let mut dice = Dice::new(seed.nth(n), "arena ratings");
        let mut rolls = dice.open();
        let count = u32::try_from(blocks.len()).expect("few blocks");
        fit(&mut (0..count).map(|_| rolls.below(count) as usize))
    };
    let resamples: Vec<Vec<f64>> = (0..RATING_RESAMPLES).into_par_iter().map(again).collect();
    let short = |rating: f64| (rating * 10.0).round() / 10.0;
    let one = |(at, &rating): (usize, &f64)| {
        let mut of: Vec<f64> = resamples.iter().map(|ratings| ratings[at]).collect();
        (short(rating), [short(percentile(&mut of, 0.025)), short(percentile(&mut of, 0.975))])
    };
    Some(found.iter().enumerate().map(one).collect())
}

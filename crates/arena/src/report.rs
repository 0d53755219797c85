//! The numbers of a contest, as `caravelle arena --json` prints them.

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

/// How often the blocks are drawn again for the interval of a rating.
const RATING_RESAMPLES: u64 = 400;

/// The numbers of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Its options, all of them.
    pub options: Value,
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
    pub endings: BTreeMap<String, usize>,
    /// The 95 % interval of the share of each seat, over blocks.
    pub seat_ci95: Vec<[f64; 2]>,
    /// A row for each different bot: those that are equal are taken together.
    pub groups: Vec<Group>,
    /// The bot whose rating is 0; if there is none, the mean of the ratings is.
    pub rating_zero: Option<String>,
    /// Points by source.
    pub points: Vec<Points>,
    /// Victories by possession, the most frequent first; empty in a game without deciding possessions.
    pub holdings: Vec<Holding>,
    /// How many games ended in which round.
    pub lengths: BTreeMap<u16, usize>,
    /// How many decisions with a choice a game took.
    pub decisions: Spread,
    /// Whether the first bot is accepted, where that was asked.
    pub decision: Option<Decision>,
}

/// The numbers of equal bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    /// The bot as it was named.
    pub bot: String,
    /// How many of them sit at a table.
    pub seats: usize,
    /// The share of victories of one of them.
    pub win_rate: f64,
    /// The 95 % interval of it, over blocks.
    pub ci95: [f64; 2],
    /// Its rating, on Elo's scale; none where nobody else plays.
    pub rating: Option<f64>,
    /// The 95 % interval of the rating, over blocks.
    pub rating_ci95: Option<[f64; 2]>,
    /// Its points.
    pub scores: Spread,
    /// Points by source.
    pub points: Vec<Points>,
    /// Its share of victories in each seat.
    pub by_seat: Vec<f64>,
    /// How long it thinks; none if it never had a choice.
    pub turn_ms: Option<TurnTimes>,
}

/// How those fared who held something at the end, such as a contract.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holding {
    /// The possession, as the id of its name.
    pub holding: String,
    /// How many seats held it.
    pub seats: usize,
    /// Their share of victories.
    pub win_rate: f64,
    /// The 95 % interval of it, over blocks.
    pub ci95: [f64; 2],
}

impl Holding {
    fn of(rows: &[Row], per_block: usize, seed: Seed) -> Vec<Holding> {
        // For each holding and each block: the seats that held it, and their victories.
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

/// How a number is spread over games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub least: f64,
    /// One in twenty is at most this.
    pub p5: f64,
    /// A quarter is at most this.
    pub p25: f64,
    /// The median.
    pub p50: f64,
    /// Three quarters are at most this.
    pub p75: f64,
    /// All but one in twenty are at most this.
    pub p95: f64,
    /// The most.
    pub most: f64,
}

/// Mean points for one item of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Points {
    /// The item.
    pub item: String,
    /// The mean.
    pub mean: f64,
    /// The mean of those who won, if anybody did.
    pub winners: Option<f64>,
    /// The mean of those who did not, if anybody.
    pub others: Option<f64>,
}

/// The numbers of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRow {
    /// The bot as it was named.
    pub bot: String,
    /// For a level, the bot it stood for in these games.
    pub stands_for: Option<String>,
    /// How many games it has played.
    pub games: usize,
    /// Its victories; a shared one counts in part.
    pub wins: f64,
    /// Its share of victories.
    pub win_rate: f64,
    /// The 95 % interval of it, over blocks.
    pub ci95: [f64; 2],
    /// Its rating, on Elo's scale; `random` has 0, without `random` the mean of the bots. None where nobody else plays.
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
    /// All but one in ten are shorter.
    pub p90: f64,
    /// The longest.
    pub most: f64,
}

impl TurnTimes {
    fn of(times: &Times) -> Option<TurnTimes> {
        let time = |share| times.percentile_ms(share).map(tidy);
        Some(TurnTimes { p50: time(0.5)?, p99: time(0.99)?, p90: time(0.9)?, most: time(1.0)? })
    }
}

impl Spread {
    /// The spread of a non-empty list of values.
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
        // For winners and for others: how many, and the sum for each item.
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

/// The shares of a block: for each number the mean of what `of` says of each game.
fn by_block(rows: &[Row], per_block: usize, of: impl Fn(&Row) -> Vec<f64>) -> Vec<Vec<f64>> {
    let one = |block: &[Row]| {
        let games: Vec<Vec<f64>> = block.iter().map(&of).collect();
        let count = games.first().map_or(0, Vec::len);
        (0..count).map(|at| games.iter().map(|game| game[at]).sum::<f64>() / per_block as f64).collect()
    };
    rows.chunks(per_block).map(one).collect()
}

/// The different bots, each by its first, and the bots of each.
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
    // A game that a rival wins counts by the rival's points, one that was stopped by its best.
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

/// The rating of each group, with its interval over blocks; none where there is only one.
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
    // The same ranking comes again and again: each is kept once, and games name it by its number.
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

//! The numbers of a contest as a table for the terminal.

use std::fmt::Write;

use comfy_table::presets::UTF8_BORDERS_ONLY;
use comfy_table::{CellAlignment, Table};

use crate::Report;

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// The report for people.
pub fn table(report: &Report) -> String {
    let mut table = Table::new();
    table.load_style(UTF8_BORDERS_ONLY);
    table.set_header([
        "bot",
        "wins",
        "win rate",
        "95 % interval",
        "rating",
        "mean score",
        "turn p50",
        "turn p99",
    ]);
    for bot in &report.bots {
        let time = |value: Option<f64>| value.map_or("-".to_owned(), |ms| format!("{ms:.2} ms"));
        table.add_row([
            bot.bot.clone(),
            format!("{:.1}", bot.wins),
            percent(bot.win_rate),
            format!("{} to {}", percent(bot.ci95[0]), percent(bot.ci95[1])),
            bot.rating.map_or("-".to_owned(), |rating| format!("{rating:.0}")),
            format!("{:.1}", bot.mean_score),
            time(bot.turn_ms.map(|times| times.p50)),
            time(bot.turn_ms.map(|times| times.p99)),
        ]);
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));

    let Report { game, seats, games, seed, blocks, winning_score, rounds, seat_win_rate, endings, .. } =
        report;
    let seed = seed.as_str().map_or_else(|| seed.to_string(), str::to_owned);
    let shares = seat_win_rate.iter().map(|&share| percent(share)).collect::<Vec<_>>().join(", ");
    let endings =
        endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect::<Vec<_>>().join(", ");
    let mut out =
        format!("{game}: {games} games in {blocks} blocks at {seats} seats, seed {seed}\n{table}\n");
    let score = winning_score;
    writeln!(
        out,
        "winning score  mean {:.1}, 5 % {}, median {}, 95 % {}",
        score.mean, score.p5, score.p50, score.p95
    )
    .expect("a string takes everything");
    writeln!(out, "rounds         mean {:.1}, 5 % {}, 95 % {}", rounds.mean, rounds.p5, rounds.p95)
        .expect("a string takes everything");
    writeln!(out, "wins by seat   {shares}").expect("a string takes everything");
    writeln!(out, "endings        {endings}").expect("a string takes everything");
    out
}

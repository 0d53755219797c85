//! The games of a contest as CSV, one row per game.

use std::fmt::Write;

use crate::Results;

/// A field, quoted if necessary.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// The games as CSV: a heading, then a row for each.
///
/// Columns: `block`, `game` (of the block), `seed`, `rounds`, `decisions`, `ending`, then for each seat `bot_0`,
/// `score_0`, `place_0` and `win_0`, its share of the victory.
pub fn csv(results: &Results) -> String {
    let mut out = String::from("block,game,seed,rounds,decisions,ending");
    for seat in 0..results.report.seats {
        for column in ["bot", "score", "place", "win"] {
            write!(out, ",{column}_{seat}").expect("a string takes everything");
        }
    }
    out.push('\n');
    for row in &results.rows {
        let head = (row.block, row.way, row.seed, row.rounds, row.decisions, field(&row.ending));
        write!(out, "{},{},{},{},{},{}", head.0, head.1, head.2, head.3, head.4, head.5)
            .expect("a string takes everything");
        for (seat, &bot) in row.bots.iter().enumerate() {
            let bot = field(results.bots[bot].text());
            write!(out, ",{bot},{},{},{}", row.scores[seat], row.places[seat], row.shares[seat])
                .expect("a string takes everything");
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_with_commas_is_quoted() {
        assert_eq!(field("random"), "random");
        assert_eq!(field("greedy:cap=1,beam=2"), "\"greedy:cap=1,beam=2\"");
        assert_eq!(field("a\"b"), "\"a\"\"b\"");
    }
}

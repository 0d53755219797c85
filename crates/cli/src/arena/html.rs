//! The report as one self-contained HTML page: plots, tables and the command that repeats the games.

use std::fmt::Write as _;

use arena::{Decision, Group, Holding, Results, Row, Verdict};
use engine::{Info, Phrase};

use super::plot::{Bars, IntervalRow, Ridge, Scale, bars, escape, line_plot, ridges, whiskers};
use super::{number, written};
use crate::Renderer;

const STYLE: &str = include_str!("page.css");

/// The inputs of the page.
pub(super) struct Html<'a> {
    pub(super) info: &'a Info,
    pub(super) results: &'a Results,
    pub(super) renderer: &'a Renderer,
    /// The requested options.
    pub(super) asked: &'a [String],
    /// The command that repeats the games.
    pub(super) command: String,
}

impl Html<'_> {
    /// The whole page.
    pub(super) fn page(&self) -> String {
        let report = &self.results.report;
        let seed = report.seed.as_str().map_or_else(|| report.seed.to_string(), str::to_owned);
        let size = Phrase::new("cli-arena-title").with("game", self.info.title).with("games", report.games);
        let size = size.with("blocks", report.blocks).with("seats", report.seats).with("seed", seed.as_str());
        let size = escape(&self.renderer.say(&size));
        let lang = self.renderer.lang.code();
        let mut out = format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width, initial-scale=1\">\n<title>{size}</title>\n<style>\n{STYLE}</style>\n</head>\n\
             <body>\n<main>\n<header>\n<p class=\"kicker\">{}</p>\n<h1>{}</h1>\n<p class=\"who\">{}</p>\n\
             <p class=\"size\">{size}{}</p>\n",
            self.word("cli-report-kicker"),
            escape(self.info.title),
            report.groups.iter().map(named).map(|name| escape(&name)).collect::<Vec<_>>().join(" · "),
            self.options(),
        );
        self.lead(&mut out);
        out.push_str("</header>\n");
        self.strength(&mut out);
        self.test(&mut out);
        self.seats(&mut out);
        self.scores(&mut out);
        self.sources(&mut out);
        self.holdings(&mut out);
        self.lengths(&mut out);
        self.times(&mut out);
        self.method(&mut out);
        out.push_str("</main>\n</body>\n</html>\n");
        out
    }

    /// The requested options as text.
    fn options(&self) -> String {
        self.asked.iter().map(|option| format!(" · {}", escape(option))).collect()
    }

    /// The bots of the levels.
    fn levels(&self, out: &mut String) {
        let report = &self.results.report;
        let mut explained: Vec<&str> = Vec::new();
        for bot in &report.bots {
            if let Some(other) = bot.stands_for.as_deref().filter(|_| !explained.contains(&bot.bot.as_str()))
            {
                explained.push(&bot.bot);
                let line = Phrase::new("cli-report-level").with("bot", bot.bot.as_str()).with("other", other);
                let _ = writeln!(out, "<p class=\"about\">{}</p>", escape(&self.renderer.say(&line)));
            }
        }
    }

    fn word(&self, id: &'static str) -> String {
        escape(&self.renderer.word(id))
    }

    /// A number in the format of the language.
    fn number(&self, value: f64, digits: usize) -> String {
        number(self.renderer, value, digits)
    }

    fn percent(&self, share: f64) -> String {
        self.number(share * 100.0, 1)
    }

    /// A number with a per cent sign in the format of the language.
    fn with_sign(&self, number: &str) -> String {
        self.renderer.say(&Phrase::new("cli-report-percent").with("number", number))
    }

    fn interval(&self, [low, high]: [f64; 2]) -> String {
        format!("{} – {}", self.percent(low), self.percent(high))
    }

    fn heading(&self, out: &mut String, title: &'static str, about: &'static str) {
        let _ = write!(
            out,
            "<h2>{}</h2>\n<p class=\"about\">{}</p>\n",
            self.word(title),
            escape(&self.of_game(about))
        );
    }

    /// A sentence that may mention rounds, for which each game has its own word.
    fn of_game(&self, about: &'static str) -> String {
        self.renderer.say(&Phrase::new(about).with("game", self.info.id))
    }

    /// A table: a row of headings, then rows that begin with a name.
    fn table(&self, out: &mut String, headings: &[String], rows: &[Vec<String>]) {
        out.push_str("<div class=\"table\"><table><thead><tr>");
        for one in headings {
            let _ = write!(out, "<th scope=\"col\">{}</th>", escape(one));
        }
        out.push_str("</tr></thead><tbody>");
        for row in rows {
            out.push_str("<tr>");
            for (at, cell) in row.iter().enumerate() {
                let (open, close) = if at == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
                let _ = write!(out, "{open}{}{close}", escape(cell));
            }
            out.push_str("</tr>");
        }
        out.push_str("</tbody></table></div>\n");
    }

    /// The summary in one sentence.
    fn lead(&self, out: &mut String) {
        let report = &self.results.report;
        let say = |phrase: &Phrase| format!("<p class=\"lead\">{}</p>\n", escape(&self.renderer.say(phrase)));
        match report.groups.as_slice() {
            [only] if report.seats > 1 => {
                out.push_str(&say(&Phrase::new("cli-report-self").with("bot", only.bot.as_str())));
            }
            groups => {
                if let Some(group) = groups.first() {
                    let id = if report.seats > 1 { "cli-report-lead" } else { "cli-report-alone" };
                    let phrase = Phrase::new(id).with("bot", group.bot.as_str());
                    let phrase = phrase.with("share", self.percent(group.win_rate).as_str());
                    let phrase = phrase.with("low", self.percent(group.ci95[0]).as_str());
                    let phrase = phrase.with("high", self.percent(group.ci95[1]).as_str());
                    out.push_str(&say(&phrase.with("fair", self.percent(self.fair()).as_str())));
                }
            }
        }
        if let Some(decision) = &report.decision {
            out.push_str(&say(&verdict(decision, self.renderer)));
        }
    }

    /// The fair share. A solo game has one rival without a seat.
    fn fair(&self) -> f64 {
        1.0 / self.results.report.seats.max(2) as f64
    }

    fn strength(&self, out: &mut String) {
        let report = &self.results.report;
        if report.groups.len() < 2 && report.seats > 1 {
            return;
        }
        self.heading(out, "cli-report-strength", "cli-report-strength-about");
        let row = |(series, group): (usize, &Group)| IntervalRow {
            name: named(group),
            value: group.win_rate * 100.0,
            interval: group.ci95.map(|share| share * 100.0),
            said: self.with_sign(&self.percent(group.win_rate)),
            series,
        };
        let rows: Vec<IntervalRow> = report.groups.iter().enumerate().map(row).collect();
        let fair = 100.0 * self.fair();
        let ends = rows.iter().flat_map(|row| row.interval).chain([fair]);
        let plain = |value: f64| self.number(value, 0);
        out.push_str(&whiskers(
            &self.renderer.word("cli-report-strength"),
            &rows,
            &Scale::over(ends, true),
            Some(fair),
            &plain,
        ));

        let rated = |(series, group): (usize, &Group)| {
            Some(IntervalRow {
                name: named(group),
                value: group.rating?,
                interval: group.rating_ci95?,
                said: self.number(group.rating?, 0),
                series,
            })
        };
        let rows: Vec<IntervalRow> = report.groups.iter().enumerate().filter_map(rated).collect();
        if !rows.is_empty() {
            self.heading(out, "cli-report-rating", "cli-report-rating-about");
            let zero = match &report.rating_zero {
                Some(bot) => Phrase::new("cli-report-rating-zero").with("bot", bot.as_str()),
                None => Phrase::new("cli-report-rating-mean"),
            };
            let _ = writeln!(out, "<p class=\"about\">{}</p>", escape(&self.renderer.say(&zero)));
            let scale = Scale::over(rows.iter().flat_map(|row| row.interval), true);
            out.push_str(&whiskers(&self.renderer.word("cli-report-rating"), &rows, &scale, None, &plain));
        }
        let headings = [
            "cli-arena-bot",
            "cli-arena-rate",
            "cli-arena-interval",
            "cli-arena-rating",
            "cli-arena-interval",
            "cli-arena-score",
        ];
        let line = |group: &Group| -> Vec<String> {
            let rating = |value: Option<f64>| value.map_or("–".to_owned(), |value| self.number(value, 0));
            let wide = group.rating_ci95.map_or("–".to_owned(), |[low, high]| {
                format!("{} – {}", self.number(low, 0), self.number(high, 0))
            });
            vec![
                named(group),
                self.percent(group.win_rate),
                self.interval(group.ci95),
                rating(group.rating),
                wide,
                self.number(group.scores.mean, 1),
            ]
        };
        let lines: Vec<_> = report.groups.iter().map(line).collect();
        self.table(out, &headings.map(|id| self.renderer.word(id)), &lines);
    }

    fn test(&self, out: &mut String) {
        let Some(decision) = &self.results.report.decision else { return };
        self.heading(out, "cli-report-test", "cli-report-test-about");
        let said = ["cli-report-refused-short", "cli-report-accepted-short"].map(|id| self.renderer.word(id));
        let name = self.renderer.word("cli-report-test");
        let plain = |value: f64| self.number(value, 1);
        out.push_str(&line_plot(&name, &decision.llr, decision.bounds, [&said[0], &said[1]], &plain));
    }

    fn seats(&self, out: &mut String) {
        let report = &self.results.report;
        if report.seats < 2 {
            return;
        }
        self.heading(out, "cli-report-seats", "cli-report-seats-about");
        let name = |seat: usize| self.renderer.say(&Phrase::new("cli-report-seat").with("n", seat + 1));
        let rows: Vec<IntervalRow> = (0..report.seats)
            .map(|seat| IntervalRow {
                name: name(seat),
                value: report.seat_win_rate[seat] * 100.0,
                interval: report.seat_ci95[seat].map(|share| share * 100.0),
                said: self.with_sign(&self.percent(report.seat_win_rate[seat])),
                series: 0,
            })
            .collect();
        let fair = 100.0 / report.seats as f64;
        let scale = Scale::over(rows.iter().flat_map(|row| row.interval).chain([fair]), true);
        out.push_str(&whiskers(
            &self.renderer.word("cli-report-seats"),
            &rows,
            &scale,
            Some(fair),
            &|value| self.number(value, 0),
        ));
        if report.groups.len() > 1 {
            let headings: Vec<String> = [self.renderer.word("cli-arena-rate")]
                .into_iter()
                .chain((0..report.seats).map(name))
                .collect();
            let line = |group: &Group| -> Vec<String> {
                [named(group)]
                    .into_iter()
                    .chain(group.by_seat.iter().map(|share| self.percent(*share)))
                    .collect()
            };
            self.table(out, &headings, &report.groups.iter().map(line).collect::<Vec<_>>());
        }
    }

    fn scores(&self, out: &mut String) {
        let report = &self.results.report;
        self.heading(out, "cli-report-scores", "cli-report-scores-about");
        let bots = &self.results.bots;
        let of = |group: &Group| {
            let own = |row: &Row| -> Vec<f64> {
                let seats = (0..report.seats).filter(|&seat| bots[row.bots[seat]].text() == group.bot);
                seats.map(|seat| f64::from(row.scores[seat])).collect()
            };
            self.results.rows.iter().flat_map(own).collect::<Vec<f64>>()
        };
        let row = |(series, group): (usize, &Group)| Ridge {
            name: named(group),
            values: of(group),
            median: group.scores.p50,
            said: self.number(group.scores.p50, 0),
            series,
        };
        let rows: Vec<Ridge> = report.groups.iter().enumerate().map(row).collect();
        out.push_str(&ridges(&self.renderer.word("cli-report-scores"), &rows, &|value| {
            self.number(value, 0)
        }));
        let headings = [
            "cli-arena-bot",
            "cli-arena-score",
            "cli-report-least",
            "cli-report-p5",
            "cli-report-p50",
            "cli-report-p95",
            "cli-report-most",
        ];
        let line = |group: &Group| -> Vec<String> {
            let scores = &group.scores;
            let numbers = [scores.least, scores.p5, scores.p50, scores.p95, scores.most];
            let numbers = numbers.map(|value| self.number(value, 0));
            [named(group), self.number(scores.mean, 1)].into_iter().chain(numbers).collect()
        };
        let lines: Vec<Vec<String>> = report.groups.iter().map(line).collect();
        self.table(out, &headings.map(|id| self.renderer.word(id)), &lines);
        let score = &report.winning_score;
        let text = |value: f64| self.number(value, 1);
        let line = Phrase::new("cli-arena-winning").with("mean", text(score.mean).as_str());
        let line = line.with("low", text(score.p5).as_str()).with("middle", text(score.p50).as_str());
        let line = self.renderer.say(&line.with("high", text(score.p95).as_str()));
        let _ = writeln!(out, "<p>{}</p>", escape(&line));
    }

    fn sources(&self, out: &mut String) {
        let report = &self.results.report;
        if report.points.len() < 2 {
            return;
        }
        self.heading(out, "cli-report-sources", "cli-report-sources-about");
        let sides = ["cli-report-winners", "cli-report-others"].map(|id| self.word(id));
        let _ = writeln!(
            out,
            "<ul class=\"key\"><li><i class=\"s0\"></i>{}</li><li><i class=\"s1\"></i>{}</li></ul>",
            sides[0], sides[1]
        );
        let item = |item: &str| self.renderer.say(&catalog::item_phrase(self.info, item));
        let rows = report.points.iter().map(|points| Bars {
            name: item(&points.item),
            bars: [points.winners, points.others]
                .iter()
                .enumerate()
                .filter_map(|(side, mean)| mean.map(|mean| (side, mean, self.number(mean, 1))))
                .collect(),
        });
        let name = self.renderer.word("cli-report-sources");
        out.push_str(&bars(&name, &rows.collect::<Vec<_>>(), &|value| self.number(value, 0)));
        if report.groups.len() > 1 {
            let headings: Vec<String> = [self.renderer.word("cli-arena-score")]
                .into_iter()
                .chain(report.groups.iter().map(named))
                .collect();
            let line = |points: &arena::Points| -> Vec<String> {
                let mean = |group: &Group| {
                    let found = group.points.iter().find(|other| other.item == points.item);
                    self.number(found.map_or(0.0, |found| found.mean), 1)
                };
                [item(&points.item)].into_iter().chain(report.groups.iter().map(mean)).collect()
            };
            self.table(out, &headings, &report.points.iter().map(line).collect::<Vec<_>>());
        }
    }

    fn holdings(&self, out: &mut String) {
        let report = &self.results.report;
        if report.holdings.is_empty() {
            return;
        }
        self.heading(out, "cli-report-holdings", "cli-report-holdings-about");
        let row = |one: &Holding| IntervalRow {
            name: self.renderer.say(&Phrase::new(one.holding.clone())),
            value: one.win_rate * 100.0,
            interval: one.ci95.map(|share| share * 100.0),
            said: format!("{} ({})", self.with_sign(&self.percent(one.win_rate)), one.seats),
            series: 0,
        };
        let rows: Vec<IntervalRow> = report.holdings.iter().map(row).collect();
        let fair = 100.0 / report.seats as f64;
        let scale = Scale::over(rows.iter().flat_map(|row| row.interval).chain([fair]), true);
        let name = self.renderer.word("cli-report-holdings");
        out.push_str(&whiskers(&name, &rows, &scale, Some(fair), &|value| self.number(value, 0)));
    }

    fn lengths(&self, out: &mut String) {
        let report = &self.results.report;
        self.heading(out, "cli-report-lengths", "cli-report-lengths-about");
        let part = |count: usize| 100.0 * count as f64 / report.games as f64;
        let row = |name: String, count: usize| Bars {
            name,
            bars: vec![(
                0,
                part(count),
                format!("{} ({count})", self.with_sign(&self.number(part(count), 1))),
            )],
        };
        let plain = |value: f64| self.number(value, 0);
        let rounds = report.lengths.iter().map(|(&round, &count)| {
            let name =
                Phrase::new("cli-report-round").with("n", usize::from(round)).with("game", self.info.id);
            row(self.renderer.say(&name), count)
        });
        out.push_str(&bars(&self.renderer.word("cli-report-lengths"), &rounds.collect::<Vec<_>>(), &plain));
        let text = |value: f64| self.number(value, 0);
        let spread = &report.decisions;
        let line = Phrase::new("cli-report-decisions").with("mean", text(spread.mean).as_str());
        let line = line.with("low", text(spread.p5).as_str()).with("high", text(spread.p95).as_str());
        let _ = writeln!(out, "<p>{}</p>", escape(&self.renderer.say(&line)));
        self.heading(out, "cli-report-endings", "cli-report-endings-about");
        let endings = report.endings.iter().map(|(ending, &count)| {
            row(self.renderer.say(&catalog::ending_phrase(self.info, ending)), count)
        });
        out.push_str(&bars(&self.renderer.word("cli-report-endings"), &endings.collect::<Vec<_>>(), &plain));
    }

    fn times(&self, out: &mut String) {
        self.heading(out, "cli-report-times", "cli-report-times-about");
        let headings =
            ["cli-arena-bot", "cli-report-p50", "cli-report-p90", "cli-report-p99", "cli-report-most"];
        let line = |group: &Group| -> Vec<String> {
            let times = group.turn_ms.map(|times| [times.p50, times.p90, times.p99, times.most]);
            let cells =
                times.map_or(["–"; 4].map(str::to_owned), |times| times.map(|ms| self.number(ms, 2)));
            [named(group)].into_iter().chain(cells).collect()
        };
        let lines: Vec<Vec<String>> = self.results.report.groups.iter().map(line).collect();
        self.table(out, &headings.map(|id| self.renderer.word(id)), &lines);
    }

    fn method(&self, out: &mut String) {
        self.heading(out, "cli-report-method", "cli-report-method-about");
        self.levels(out);
        let info = self.info;
        let _ = write!(
            out,
            "<p>{}</p>\n<pre><code>{}</code></pre>\n<p class=\"about\">{}</p>\n",
            self.word("cli-report-again"),
            escape(&self.command),
            escape(
                &self.renderer.say(
                    &Phrase::new("cli-report-program")
                        .with("version", env!("CARGO_PKG_VERSION"))
                        .with("rules", usize::from(info.rules_version))
                )
            ),
        );
    }
}

/// A bot with the number of its seats.
fn named(group: &Group) -> String {
    if group.seats == 1 { group.bot.clone() } else { format!("{} × {}", group.bot, group.seats) }
}

/// The verdict of a sequential test, as a sentence.
pub(super) fn verdict(decision: &Decision, renderer: &Renderer) -> Phrase {
    let id = match decision.verdict {
        Verdict::Accepted => "cli-report-accepted",
        Verdict::Refused => "cli-report-refused",
        Verdict::Undecided => "cli-report-undecided",
    };
    let percent = |share: f64| written(renderer, &((share * 1000.0).round() / 10.0).to_string());
    let phrase = Phrase::new(id).with("refuse", percent(decision.between.refuse).as_str());
    phrase.with("accept", percent(decision.between.accept).as_str()).with("blocks", decision.llr.len())
}

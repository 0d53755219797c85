//! The layout of the screen: the table beside the log, the prompt, the choices and the input line.

use unicode_width::UnicodeWidthStr as _;
use words::{LineKind, Rendered, TextLine, fold, page_lines};

use super::ink::{Names, Row, Style};

/// The width from which the log has its own column.
const LOG_BESIDE: usize = 100;

/// The width from which the table has two columns.
const TWO_COLUMNS: usize = 150;

/// The minimum size of the screen: columns and lines.
pub(super) const LEAST: (usize, usize) = (30, 10);

/// The maximum number of lines of a choice.
const LINES_OF_CHOICE: usize = 3;

/// Without a column for the log, one line of news is shown per this many lines of the screen.
const LINES_OF_NEWS: usize = 8;

/// A message of at most this many lines is shown beside the prompt, a longer one in place of the table.
const SHORT: usize = 3;

/// A choice.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    /// The sentence.
    pub(crate) say: String,
    /// The notation to type.
    pub(crate) typed: String,
}

/// The contents of a player's screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    /// The game and its progress.
    pub(crate) title: String,
    /// The viewer's name.
    pub(crate) who: String,
    pub(crate) table: Vec<Rendered>,
    /// The page of the table at the preceding decision.
    pub(crate) before: Option<Vec<Rendered>>,
    pub(crate) log: Vec<String>,
    /// The number of new lines at the end of the log.
    pub(crate) news: usize,
    pub(crate) prompt: String,
    pub(crate) clause: String,
    pub(crate) offers: Vec<Offer>,
    /// The other commands.
    pub(crate) words: Vec<String>,
    /// The available keys.
    pub(crate) keys: String,
    /// The heading of the log.
    pub(crate) log_title: String,
    /// The text for a screen that is too small.
    pub(crate) too_small: String,
}

/// The state of a screen that changes while the player reads.
#[derive(Clone, Debug, Default)]
pub(super) struct Look {
    /// The last messages, with the input that requested them.
    pub(super) said: String,
    pub(super) asked: String,
    /// The first visible line of the message.
    pub(super) said_top: usize,
    /// The first visible line of the table.
    pub(super) top: usize,
    /// The index of the marked choice among the matching ones.
    pub(super) marked: Option<usize>,
}

/// The lines of the screen, and the position of the cursor.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) rows: Vec<Row>,
    pub(super) cursor: (usize, usize),
    /// The number of visible lines of the scrolling part.
    pub(super) page: usize,
    /// The number of all its lines.
    pub(super) lines: usize,
    /// The lines of the headings of the table.
    pub(super) headings: Vec<usize>,
}

impl Layout {
    /// The indexes of the choices that match the typed text; all if none would match.
    pub(super) fn passing(&self, typed: &str) -> Vec<usize> {
        let all = || (0..self.offers.len()).collect();
        let wanted = fold(typed.trim());
        if wanted.is_empty() || wanted.bytes().all(|byte| byte.is_ascii_digit()) {
            return all();
        }
        let passes =
            |offer: &Offer| fold(&offer.say).contains(&wanted) || fold(&offer.typed).contains(&wanted);
        let some: Vec<usize> =
            self.offers.iter().enumerate().filter(|(_, offer)| passes(offer)).map(|(at, _)| at).collect();
        if some.is_empty() { all() } else { some }
    }

    /// The only matching choice, if there is exactly one.
    pub(super) fn sole(&self, typed: &str) -> Option<usize> {
        let typed = typed.trim();
        let one = match typed.parse::<usize>() {
            Ok(number) => number.checked_sub(1).filter(|at| *at < self.offers.len()),
            Err(_) => match self.passing(typed)[..] {
                [one] => Some(one),
                _ => None,
            },
        };
        one.filter(|_| !typed.is_empty())
    }

    /// The number of columns left of the log.
    pub(super) fn left(&self, width: usize) -> usize {
        let beside = width >= LOG_BESIDE && !self.log.is_empty();
        if beside { width - (width / 3).clamp(34, 56) - 1 } else { width }
    }

    /// The whole screen.
    pub(super) fn frame(
        &self,
        look: &Look,
        typed: &str,
        cursor: usize,
        names: &Names,
        size: (usize, usize),
    ) -> Frame {
        let (width, height) = size;
        if width < LEAST.0 || height < LEAST.1 {
            let rows = vec![Row::new(self.too_small.clone(), Style::PLAIN).fit(width)];
            return Frame { rows, cursor: (0, 0), page: 1, lines: 1, headings: Vec::new() };
        }
        let left = self.left(width);
        let beside = left < width;
        let body = height - 3;
        let answer: Vec<&str> = look.said.trim_end().lines().collect();
        let is_short = answer.len() <= SHORT && !self.table.is_empty();
        let news = if beside { 0 } else { (height / LINES_OF_NEWS).saturating_sub(1).min(self.news) };
        let said = if is_short { look.said.as_str() } else { "" };
        let mut prompt = self.prompt_rows(said, news, left, names);
        prompt.truncate(body.saturating_sub(4));
        // The rows below the prompt are shared: choices take what they need, up to half.
        let share = body.saturating_sub(prompt.len() + 1);
        let choices = self.choice_rows(look, typed, left, names, (share / 2).max(4).min(share));
        let page = share - choices.len();
        let mut rows = vec![self.bar(width)];
        let mut headings = Vec::new();
        let mut column = Vec::new();
        let (lines, top, title): (Vec<Row>, usize, String) = if !is_short {
            let lines = answer.iter().flat_map(|line| self.answer_rows(line, left, names)).collect();
            (lines, look.said_top, look.asked.clone())
        } else {
            let (lines, sections) = self.table_rows(left, names);
            let title = sections.iter().rev().find(|(at, _)| *at <= look.top).map(|(_, text)| text.clone());
            headings = sections.into_iter().map(|(at, _)| at).collect();
            (lines, look.top, title.unwrap_or_default())
        };
        let columns = if is_short && left >= TWO_COLUMNS { 2 } else { 1 };
        let held = page * columns;
        let top = top.min(lines.len().saturating_sub(held));
        for at in 0..page {
            let line = |column: usize| lines.get(top + column * page + at).cloned().unwrap_or_default();
            column.push(match columns {
                1 => line(0).fit(left),
                _ => line(0).fit(left / 2).beside(line(1).fit(left - left / 2)),
            });
        }
        column.push(rule(&title, top, held, lines.len(), left));
        column.extend(prompt);
        column.extend(choices);
        column.truncate(body);
        column.resize(body, Row::default().fit(left));
        if beside {
            let log = self.log_rows(width - left - 1, body, names);
            let edge = || Row::new("│", Style::DIM);
            rows.extend(
                column.into_iter().zip(log).map(|(row, log)| row.fit(left).beside(edge()).beside(log)),
            );
        } else {
            rows.extend(column.into_iter().map(|row| row.fit(left)));
        }
        // A long line is shown around its cursor.
        let shown: Vec<char> = typed.chars().collect();
        let room = width - 4;
        let from = cursor.saturating_sub(room);
        let part: String = shown.iter().skip(from).take(room).collect();
        let before: String = shown.iter().skip(from).take(cursor - from).collect();
        rows.push(Row::new("> ", Style::BOLD).then(part, Style::PLAIN).fit(width));
        rows.push(Row::new(self.keys.clone(), Style::DIM).fit(width));
        Frame { rows, cursor: (2 + before.width(), height - 2), page: held, lines: lines.len(), headings }
    }

    fn bar(&self, width: usize) -> Row {
        let who = format!(" {} ", self.who);
        let room = width.saturating_sub(who.width());
        let style = Style { bold: true, ..Style::REVERSE };
        Row::new(format!(" {}", self.title), style).fit(room).then(who, Style::REVERSE).fit(width)
    }

    /// The lines of the table, and the positions of its headings.
    fn table_rows(&self, width: usize, names: &Names) -> (Vec<Row>, Vec<(usize, String)>) {
        let width = if width >= TWO_COLUMNS { width / 2 } else { width };
        let lines = page_lines(&self.table, self.before.as_deref(), width.saturating_sub(2));
        let mut sections = Vec::new();
        let mut rows = Vec::new();
        for TextLine { text, kind, is_new } in lines {
            let is_new = is_new && self.before.is_some() && kind == LineKind::Body;
            let mark = Row::new(if is_new { "▌" } else { " " }, Style::NEW);
            let style = match kind {
                LineKind::Heading => {
                    if !rows.is_empty() {
                        rows.push(Row::default());
                    }
                    sections.push((rows.len(), text.clone()));
                    Style::BOLD
                }
                LineKind::Head => Style::DIM,
                LineKind::Body => Style::PLAIN,
            };
            rows.push(mark.beside(names.tint(&text, style)));
        }
        (rows, sections)
    }

    fn answer_rows(&self, line: &str, width: usize, names: &Names) -> Vec<Row> {
        let heading = line.strip_prefix("== ").and_then(|line| line.strip_suffix(" =="));
        let style = if heading.is_some() { Style::BOLD } else { Style::PLAIN };
        let text = heading.unwrap_or(line);
        if text.width() <= width.saturating_sub(2) {
            return vec![Row::new(" ", style).beside(names.tint(text, style))];
        }
        // Continuation lines keep the indentation.
        let indent: String = text.chars().take_while(|c| c.is_whitespace()).collect();
        let lines = words::wrap(text.trim_start(), width.saturating_sub(2 + indent.len()));
        lines
            .iter()
            .map(|line| Row::new(format!(" {indent}"), style).beside(names.tint(line, style)))
            .collect()
    }

    /// The rows of news, messages and the prompt.
    fn prompt_rows(&self, said: &str, news: usize, width: usize, names: &Names) -> Vec<Row> {
        let mut rows = Vec::new();
        let room = width.saturating_sub(2);
        for line in self.log.iter().skip(self.log.len().saturating_sub(news)) {
            rows.push(Row::new("· ", Style::DIM).beside(names.tint(line, Style::DIM)).fit(width));
        }
        let prompt = words::wrap(&self.prompt, room.saturating_sub(self.clause.len() + 2));
        let last = prompt.len().saturating_sub(1);
        for (at, line) in prompt.into_iter().enumerate() {
            let row = Row::new(" ", Style::BOLD).beside(names.tint(line.trim_start(), Style::BOLD));
            let clause = if at == last && !self.clause.is_empty() {
                format!(" {}", self.clause)
            } else {
                String::new()
            };
            rows.push(row.then(clause, Style::DIM));
        }
        for line in said.trim_end().lines() {
            let lines = words::wrap(line, room);
            rows.extend(
                lines.iter().map(|line| Row::new("▌", Style::NEW).beside(names.tint(line, Style::PLAIN))),
            );
        }
        rows
    }

    /// The matching choices, around the marked one.
    fn choice_rows(&self, look: &Look, typed: &str, width: usize, names: &Names, most: usize) -> Vec<Row> {
        let passing = self.passing(typed);
        let sole = self.sole(typed);
        let marked = look.marked.or_else(|| passing.iter().position(|at| Some(*at) == sole));
        let digits = self.offers.len().to_string().len();
        let mut blocks: Vec<Vec<Row>> = Vec::new();
        for (place, &at) in passing.iter().enumerate() {
            let Some(offer) = self.offers.get(at) else { continue };
            let style = if marked == Some(place) { Style::REVERSE } else { Style::PLAIN };
            let number = Row::new(format!(" {:digits$}  ", at + 1), style);
            let indent = number.width();
            let room = width.saturating_sub(indent + 1);
            let typed = format!("  [{}]", offer.typed);
            let lines = words::wrap(&offer.say, room);
            let last = lines.len() - 1;
            let mut rows: Vec<Row> = Vec::new();
            for (n, line) in lines.iter().enumerate().take(LINES_OF_CHOICE) {
                let start = if n == 0 { number.clone() } else { Row::new(" ".repeat(indent), style) };
                let mut row = start.beside(names.tint(line.trim_start(), style));
                if n == last && row.width() + typed.width() <= width {
                    row = row.then(typed.clone(), Style { dim: !style.reverse, ..style });
                }
                let cut = n + 1 == LINES_OF_CHOICE && n < last;
                let row = if cut { row.then(" …", style) } else { row };
                rows.push(row.fit(width));
            }
            blocks.push(rows);
        }
        window(&blocks, marked.unwrap_or(0), most)
    }

    /// The end of the log, with new lines emphasised.
    fn log_rows(&self, width: usize, height: usize, names: &Names) -> Vec<Row> {
        let mut rows = Vec::new();
        let old = self.log.len().saturating_sub(self.news);
        // At most as many as are visible.
        let from = self.log.len().saturating_sub(height);
        for (at, line) in self.log.iter().enumerate().skip(from) {
            let style = if at >= old { Style::PLAIN } else { Style::DIM };
            let mark = if at >= old { ("▌", Style::NEW) } else { (" ", style) };
            for (n, line) in words::wrap(line, width.saturating_sub(2)).iter().enumerate() {
                let mark = if n == 0 { mark } else { (" ", style) };
                rows.push(Row::new(mark.0, mark.1).beside(names.tint(line, style)).fit(width));
            }
        }
        let skipped = rows.len().saturating_sub(height - 1);
        let mut out = vec![Row::new(format!(" {}", self.log_title), Style::BOLD).fit(width)];
        out.extend(rows.into_iter().skip(skipped));
        out.resize(height, Row::default().fit(width));
        out
    }
}

/// As many whole blocks as fit, including the wanted one, with a mark where more follow.
fn window(blocks: &[Vec<Row>], wanted: usize, most: usize) -> Vec<Row> {
    let lines = |blocks: &[Vec<Row>]| blocks.iter().map(Vec::len).sum::<usize>();
    if lines(blocks) <= most {
        return blocks.concat();
    }
    // Reserves a line for the mark, if there is space.
    let room = if most > 2 { most - 1 } else { most };
    // As many blocks as possible before the wanted one.
    let mut from = 0;
    while from < wanted && blocks.get(from..=wanted).is_some_and(|part| lines(part) > room) {
        from += 1;
    }
    let mut rows = Vec::new();
    let mut until = from;
    for block in blocks.iter().skip(from) {
        if rows.len() + block.len() > room && until > from {
            break;
        }
        rows.extend(block.iter().cloned());
        until += 1;
    }
    rows.truncate(room);
    if room == most {
        return rows;
    }
    let more = format!("    {}–{} / {}  ↑↓", from + 1, until, blocks.len());
    rows.push(Row::new(more, Style::DIM));
    rows
}

/// A rule with the heading above it and the scroll position.
fn rule(title: &str, top: usize, page: usize, all: usize, width: usize) -> Row {
    let place =
        if all > page { format!(" {}–{} / {all} ", top + 1, (top + page).min(all)) } else { String::new() };
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let row = Row::new("──", Style::DIM).then(title, Style::DIM);
    let gap = width.saturating_sub(row.width() + place.width() + 2);
    row.then("─".repeat(gap), Style::DIM).then(place, Style::DIM).then("──", Style::DIM).fit(width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(offers: usize) -> Layout {
        Layout {
            title: "Goa".into(),
            who: "Ana".into(),
            table: vec![
                Rendered::Heading("Players".into()),
                Rendered::Line("Ana has 5 ducats".into()),
                Rendered::Heading("Stock".into()),
                Rendered::Line("many words ".repeat(40)),
            ],
            log: (0..50).map(|n| format!("Ana did number {n}.")).collect(),
            news: 5,
            prompt: "Choose.".into(),
            clause: "GO-1.1".into(),
            offers: (0..offers)
                .map(|n| Offer { say: format!("Take {n}"), typed: format!("take {n}") })
                .collect(),
            ..Layout::default()
        }
    }

    fn text(frame: &Frame) -> Vec<String> {
        frame.rows.iter().map(|row| row.0.iter().map(|(text, _)| text.as_str()).collect()).collect()
    }

    /// At every size the frame has the exact number of rows and columns, with prompt and input line.
    #[test]
    fn every_size_is_filled_exactly() {
        let names = Names::new(vec!["Ana".into(), "Bo".into()]);
        let said = "a line of an answer\n".repeat(60);
        for said in ["", "No.\n", &said] {
            for offers in [0, 1, 9, 200] {
                for size in
                    [(30, 10), (40, 12), (80, 24), (99, 30), (100, 24), (132, 43), (220, 60), (400, 100)]
                {
                    let look =
                        Look { said: said.into(), marked: Some(offers / 2), top: 1000, ..Look::default() };
                    let frame = layout(offers).frame(&look, "typed", 5, &names, size);
                    assert_eq!(frame.rows.len(), size.1, "{size:?}, {offers} offers");
                    for row in &frame.rows {
                        assert_eq!(row.width(), size.0, "{size:?}, {offers} offers: {row:?}");
                    }
                    let lines = text(&frame);
                    assert!(lines.iter().any(|line| line.contains("Choose. GO-1.1")), "{size:?}: {lines:#?}");
                    assert!(lines[size.1 - 2].starts_with("> typed"));
                    if offers > 0 {
                        let marked = format!("Take {} ", offers / 2);
                        assert!(lines.iter().any(|line| line.contains(&marked)), "{size:?}: {lines:#?}");
                    }
                }
            }
        }
    }

    #[test]
    fn input_narrows_the_choices() {
        let mut layout = layout(20);
        assert_eq!(layout.passing("take 1").len(), 11);
        assert_eq!(layout.passing("nothing like it").len(), 20);
        assert_eq!((layout.sole("take 7"), layout.sole("take 1"), layout.sole("")), (Some(7), None, None));
        assert_eq!((layout.sole("7"), layout.sole("0"), layout.sole("99")), (Some(6), None, None));
        layout.offers.truncate(1);
        assert_eq!(layout.sole(""), None);
    }

    #[test]
    fn a_small_terminal_shows_a_message() {
        let layout = Layout { too_small: "too small".into(), ..layout(3) };
        let frame = layout.frame(&Look::default(), "", 0, &Names::default(), (20, 5));
        assert_eq!(text(&frame), ["too small           "]);
    }
}

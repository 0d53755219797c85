//! Pages as lines of text, for the terminal.

use engine::Page;

use crate::{Lang, Names, Rendered, fold, render};

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextLine {
    pub text: String,
    /// The kind of the line.
    pub kind: LineKind,
    /// Whether it is new or changed since the preceding page.
    pub is_new: bool,
}

/// The kind of a line of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// The heading of what follows.
    Heading,
    /// The head of a table: the headings of its columns, or the rule below them.
    Head,
    /// Plain text.
    Body,
}

/// The page as text in lines of at most `width` characters where possible.
pub fn page_text(lang: Lang, page: &Page, names: &Names, width: usize) -> String {
    plain_text(&page_lines(&render(lang, page, names), None, width))
}

/// Joins lines to a text, with an empty line before every heading except the first.
pub fn plain_text(lines: &[TextLine]) -> String {
    let mut out = String::new();
    for line in lines {
        match line.kind {
            LineKind::Heading => {
                if !out.is_empty() {
                    out.push('\n');
                }
                push_line(&mut out, &format!("== {} ==", line.text));
            }
            LineKind::Head | LineKind::Body => push_line(&mut out, &line.text),
        }
    }
    out
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

/// The lines of a page, at most `width` characters long where possible. A line is new if the page `before` did not have
/// it under the same heading; without a page before, every line is new.
pub fn page_lines(parts: &[Rendered], before: Option<&[Rendered]>, width: usize) -> Vec<TextLine> {
    let mut out = Vec::new();
    let mut known = before.map(|parts| section(parts, None));
    for part in parts {
        let in_section = |part: &Rendered| known.is_some_and(|known| known.contains(part));
        match part {
            Rendered::Heading(text) => {
                known = before.map(|parts| section(parts, Some(text)));
                let is_new = known.is_none_or(<[Rendered]>::is_empty);
                out.push(TextLine { text: text.clone(), kind: LineKind::Heading, is_new });
            }
            Rendered::Line(text) => {
                let is_new = !in_section(part);
                let line = |text| TextLine { text, kind: LineKind::Body, is_new };
                out.extend(wrap(text, width).into_iter().map(line));
            }
            Rendered::Table(rows) => {
                let known = known.unwrap_or_default();
                let tables =
                    || known.iter().filter_map(rows_of).filter(|known| known.first() == rows.first());
                let is_new = |row: &Vec<String>| !tables().any(|known| known.contains(row));
                for (at, lines) in table(rows, width) {
                    let kind = if at == 0 { LineKind::Head } else { LineKind::Body };
                    let is_new = rows.get(at).is_some_and(is_new);
                    out.extend(lines.into_iter().map(|text| TextLine { text, kind, is_new }));
                }
            }
            Rendered::Drawing(lines) => {
                let is_new = !in_section(part);
                let line = |text: &String| TextLine { text: text.clone(), kind: LineKind::Body, is_new };
                out.extend(lines.iter().map(line));
            }
        }
    }
    out
}

fn rows_of(part: &Rendered) -> Option<&Vec<Vec<String>>> {
    match part {
        Rendered::Table(rows) => Some(rows),
        Rendered::Heading(_) | Rendered::Line(_) | Rendered::Drawing(_) => None,
    }
}

/// The content of a heading, or the content before the first heading; empty if it is missing.
fn section<'a>(parts: &'a [Rendered], heading: Option<&str>) -> &'a [Rendered] {
    let is_heading = |part: &Rendered| matches!(part, Rendered::Heading(_));
    let from = match heading {
        None => 0,
        Some(wanted) => {
            let same = |part: &Rendered| matches!(part, Rendered::Heading(text) if text == wanted);
            let Some(at) = parts.iter().position(same) else { return &[] };
            at
        }
    };
    let (_, rest) = parts.split_at(from);
    let skipped = usize::from(heading.is_some());
    let end = rest.iter().skip(skipped).position(is_heading).map_or(rest.len(), |at| at + skipped);
    rest.split_at(end).0
}

/// The new lines of a page, under their headings and table heads.
pub fn news(lines: Vec<TextLine>) -> Vec<TextLine> {
    keep(lines, |line| line.is_new)
}

/// The selected lines, with the headings and table heads above them.
fn keep(lines: Vec<TextLine>, wanted: impl Fn(&TextLine) -> bool) -> Vec<TextLine> {
    let mut out = Vec::new();
    let (mut heading, mut head) = (None, Vec::new());
    let mut in_head = false;
    for line in lines {
        let is_head = line.kind == LineKind::Head;
        if is_head && !in_head {
            head.clear();
        }
        in_head = is_head;
        match line.kind {
            LineKind::Heading => {
                heading = Some(line);
                head.clear();
            }
            LineKind::Head => head.push(line),
            LineKind::Body if wanted(&line) => {
                out.extend(heading.take());
                out.append(&mut head);
                out.push(line);
            }
            LineKind::Body => (),
        }
    }
    out
}

/// The parts of a page about a word: those with the word in the heading, otherwise the lines that contain it. Ignores
/// case and accents.
pub fn about(parts: &[Rendered], word: &str, width: usize) -> Vec<TextLine> {
    let word = fold(word);
    let has = |text: &str| fold(text).contains(&word);
    let headings = parts.iter().filter_map(|part| match part {
        Rendered::Heading(text) if has(text) => Some(text),
        Rendered::Heading(_) | Rendered::Line(_) | Rendered::Table(_) | Rendered::Drawing(_) => None,
    });
    let found: Vec<TextLine> =
        headings.flat_map(|text| page_lines(section(parts, Some(text)), None, width)).collect();
    if !found.is_empty() {
        return found;
    }
    // Compares whole lines and rows, before they are wrapped.
    let row_has = |row: &Vec<String>| row.iter().any(|cell| has(cell));
    let kept = parts.iter().filter_map(|part| match part {
        Rendered::Heading(_) => Some(part.clone()),
        Rendered::Line(text) => has(text).then(|| part.clone()),
        Rendered::Table(rows) => {
            let (head, rest) = rows.split_at(rows.len().min(1));
            let mut rows = head.to_vec();
            rows.extend(rest.iter().filter(|row| row_has(row)).cloned());
            (rows.len() > 1).then_some(Rendered::Table(rows))
        }
        Rendered::Drawing(lines) => lines.iter().any(|line| has(line)).then(|| part.clone()),
    });
    keep(page_lines(&kept.collect::<Vec<_>>(), None, width), |_| true)
}

/// The minimum width of a narrowed column, unless it has a longer word.
const COLUMN_LEAST: usize = 12;

/// Wraps a text at spaces and indents later lines by two spaces. A longer word stays whole.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    fill(text, width, "  ")
}

/// The parts between breakable spaces.
fn breaks(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}'));
    parts.filter(|part| !part.is_empty())
}

/// Wraps a text at breakable spaces; a longer word stays whole.
fn fill(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in breaks(text) {
        let line = lines.last_mut().expect("there is always one");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("{indent}{word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// The lines of each row: columns as wide as their widest cell, with a rule below the headings. If the table is too
/// wide, the widest columns become narrower and their cells wrap.
fn table(rows: &[Vec<String>], width: usize) -> Vec<(usize, Vec<String>)> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &[String], column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let mut widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| cell(row, column)).max().unwrap_or(0)).collect();
    let longest = |text: &String| breaks(text).map(|word| word.chars().count()).max().unwrap_or(0);
    let least: Vec<usize> = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(longest).max().unwrap_or(0))
        .map(|word| word.max(COLUMN_LEAST))
        .collect();
    let between = 3 * columns.saturating_sub(1);
    while widths.iter().sum::<usize>() + between > width {
        let open = widths.iter_mut().zip(&least).filter(|(width, least)| **width > **least);
        match open.map(|(width, _)| width).max() {
            Some(widest) => *widest -= 1,
            None => break,
        }
    }
    let mut out = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let mut lines = Vec::new();
        // A cell that fits stays unchanged, because its spaces may align it.
        let cell = |(column, &width): (usize, &usize)| match row.get(column) {
            Some(text) if text.chars().count() > width => fill(text, width, ""),
            text => vec![text.cloned().unwrap_or_default()],
        };
        let cells: Vec<Vec<String>> = widths.iter().enumerate().map(cell).collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let parts = cells.iter().zip(&widths).map(|(cell, width)| {
                let text = cell.get(line).map_or("", String::as_str);
                // `{:width$}` counts characters too, except for combining ones.
                format!("{text:width$}")
            });
            lines.push(parts.collect::<Vec<_>>().join(" | "));
        }
        if at == 0 {
            lines.push(widths.iter().map(|width| "-".repeat(*width)).collect::<Vec<_>>().join("-+-"));
        }
        out.push((at, lines));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(rows: &[Vec<String>], width: usize) -> Vec<String> {
        table(rows, width).into_iter().flat_map(|(_, lines)| lines).collect()
    }

    fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
        cells.map(str::to_owned).to_vec()
    }

    fn sample(ducats: &str) -> Vec<Rendered> {
        vec![
            Rendered::Line("Before".into()),
            Rendered::Heading("Players".into()),
            Rendered::Table(vec![row(["Name", "Ducats"]), row(["Ana", ducats]), row(["Bo", "3"])]),
            Rendered::Heading("Stock".into()),
            Rendered::Line("Cards left: 12".into()),
            Rendered::Drawing(vec!["/\\".into()]),
        ]
    }

    #[test]
    fn changes_are_listed_under_their_headings() {
        let changes =
            |before: Option<&[Rendered]>, now: &[Rendered]| plain_text(&news(page_lines(now, before, 80)));
        let before = sample("5");
        assert_eq!(changes(Some(&before), &before), "");
        let now = sample("12");
        assert_eq!(changes(Some(&before), &now), "== Players ==\nName | Ducats\n-----+-------\nAna  | 12\n");
        // A new part is shown completely.
        assert!(changes(Some(&before[..3]), &before).starts_with("== Stock ==\nCards left: 12\n/\\"));
        assert_eq!(changes(None, &now), plain_text(&page_lines(&now, None, 80)));
    }

    #[test]
    fn show_finds_parts_and_lines_by_word() {
        let page = sample("5");
        let found = |word| plain_text(&about(&page, word, 80));
        assert_eq!(found("STOCK"), "== Stock ==\nCards left: 12\n/\\\n");
        assert_eq!(found("bo"), "== Players ==\nName | Ducats\n-----+-------\nBo   | 3\n");
        assert_eq!(found("cards"), "== Stock ==\nCards left: 12\n");
        assert_eq!(found("nothing"), "");
    }

    #[test]
    fn tables_line_up_and_lines_wrap() {
        let rows = vec![vec!["a".to_owned(), "bb".to_owned()], vec!["ccc".to_owned(), "é".to_owned()]];
        assert_eq!(laid(&rows, 80), ["a   | bb", "----+---", "ccc | é "]);
        assert_eq!(wrap("one two three", 8), ["one two", "  three"]);
        assert_eq!(wrap("one two\u{a0}: three", 8), ["one", "  two\u{a0}:", "  three"]);
    }

    #[test]
    fn cells_of_wide_tables_wrap() {
        let rows = [row(["a", "text"]), row(["b", "a fleet of ships of the line"]), row(["c", "none"])];
        let lines = laid(&rows, 20);
        assert_eq!(lines[1], "--+-----------------");
        assert_eq!(lines[2..], ["b | a fleet of ships", "  | of the line     ", "c | none            "]);
    }
}

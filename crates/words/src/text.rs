//! Pages as lines of text, for the terminal.

use engine::Page;

use crate::{Lang, Names, Rendered, render};

/// The page as text in lines of at most `width` characters where that is possible.
pub fn page_text(lang: Lang, page: &Page, names: &Names, width: usize) -> String {
    let mut out = String::new();
    for part in render(lang, page, names) {
        match part {
            Rendered::Heading(text) => {
                if !out.is_empty() {
                    out.push('\n');
                }
                push_line(&mut out, &format!("== {text} =="));
            }
            Rendered::Line(text) => wrap(&text, width).iter().for_each(|line| push_line(&mut out, line)),
            Rendered::Table(rows) => {
                table(&rows, width).iter().for_each(|line| push_line(&mut out, line));
            }
            Rendered::Drawing(lines) => lines.iter().for_each(|line| push_line(&mut out, line)),
        }
    }
    out
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

/// The narrowest a column becomes so that its table fits, unless a word in it is longer.
const COLUMN_LEAST: usize = 12;

/// Breaks a text at spaces, with two spaces before what follows; a longer word stays whole.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    fill(text, width, "  ")
}

/// The parts between which a text may be broken.
fn breaks(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}'));
    parts.filter(|part| !part.is_empty())
}

/// Breaks a text at spaces that may be broken; a longer word stays whole.
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

/// Columns as wide as their widest cell, a rule under the headings. Where the table would be too wide, the widest columns
/// become narrower, and their cells go on in the lines below.
fn table(rows: &[Vec<String>], width: usize) -> Vec<String> {
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
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        // A cell that fits stays as it is: its spaces may line it up.
        let cell = |(column, &width): (usize, &usize)| match row.get(column) {
            Some(text) if text.chars().count() > width => fill(text, width, ""),
            text => vec![text.cloned().unwrap_or_default()],
        };
        let cells: Vec<Vec<String>> = widths.iter().enumerate().map(cell).collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let parts = cells.iter().zip(&widths).map(|(cell, width)| {
                let text = cell.get(line).map_or("", String::as_str);
                // Not `{:width$}` alone: combining characters aside, it counts characters as we do.
                format!("{text:width$}")
            });
            lines.push(parts.collect::<Vec<_>>().join(" | "));
        }
        if at == 0 {
            lines.push(widths.iter().map(|width| "-".repeat(*width)).collect::<Vec<_>>().join("-+-"));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_line_up_and_lines_wrap() {
        let rows = vec![vec!["a".to_owned(), "bb".to_owned()], vec!["ccc".to_owned(), "é".to_owned()]];
        assert_eq!(table(&rows, 80), ["a   | bb", "----+---", "ccc | é "]);
        assert_eq!(wrap("one two three", 8), ["one two", "  three"]);
        assert_eq!(wrap("one two\u{a0}: three", 8), ["one", "  two\u{a0}:", "  three"]);
    }

    #[test]
    fn cells_of_wide_tables_go_on_below() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let rows = [row(["a", "text"]), row(["b", "a fleet of ships of the line"]), row(["c", "none"])];
        let lines = table(&rows, 20);
        assert_eq!(lines[1], "--+-----------------");
        assert_eq!(lines[2..], ["b | a fleet of ships", "  | of the line     ", "c | none            "]);
    }
}

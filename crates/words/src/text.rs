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
            Rendered::Table(rows) => table(&rows).iter().for_each(|line| push_line(&mut out, line)),
            Rendered::Drawing(lines) => lines.iter().for_each(|line| push_line(&mut out, line)),
        }
    }
    out
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

/// Breaks a text at spaces; a longer word stays whole.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always one");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("  {word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// Columns as wide as their widest cell, a rule under the headings.
fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &[String], column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| cell(row, column)).max().unwrap_or(0)).collect();
    let line = |row: &[String]| {
        let cells = widths.iter().enumerate().map(|(column, width)| {
            let text = row.get(column).map_or("", String::as_str);
            // Not `{:width$}` alone: combining characters aside, it counts characters as we do.
            format!("{text:width$}")
        });
        cells.collect::<Vec<_>>().join(" | ")
    };
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        lines.push(line(row));
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
        assert_eq!(table(&rows), ["a   | bb", "----+---", "ccc | é "]);
        assert_eq!(wrap("one two three", 8), ["one two", "  three"]);
    }
}

//! Parsing of component files as TOML tables; errors name row, column and line.

use std::ops::Range;

use serde::de::DeserializeOwned;

use crate::data::{DataError, DataFiles};

impl DataFiles {
    /// Parses a file; errors name row and column.
    pub fn read<T: DeserializeOwned>(&self, file: &'static str) -> Result<T, DataError> {
        let text = self.get(file)?;
        toml::from_str(text).map_err(|error| DataError::in_text(file, text, error.span(), error.message()))
    }
}

impl DataError {
    /// Converts a TOML error to one that names row and column.
    fn in_text(file: &'static str, text: &str, span: Option<Range<usize>>, message: &str) -> DataError {
        let message = message.trim().replace('\n', ", ");
        let Some(at) = span.map(|span| span.start.min(text.len())) else {
            return DataError::File { file, reason: message };
        };
        let field = quoted(&message, "missing field `").or_else(|| quoted(&message, "unknown field `"));
        let before = &text[..text.floor_char_boundary(at)];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.matches('\n').count() + 1;
        let character = before[line_start..].chars().count() + 1;
        let header = header_before(text, at);
        let column = column_at(text, header.map_or(0, |(end, _)| end), at, field);
        let column = if column.is_empty() { column } else { format!("column {column}: ") };
        let reason = format!("{column}{} (line {line}, character {character})", plain(&message));
        match header.map(|(end, name)| row_name(text, end, name)) {
            Some(id) => DataError::Row { file, id, reason },
            None => DataError::File { file, reason },
        }
    }

    /// Checks that the rows are exactly those wanted, in order: a replacement may change values only.
    pub fn unless_rows(
        file: &'static str,
        given: impl IntoIterator<Item = impl AsRef<str>>,
        wanted: impl IntoIterator<Item = String>,
    ) -> Result<(), DataError> {
        let given = given.into_iter().collect::<Vec<_>>();
        let given = given.iter().map(AsRef::as_ref).collect::<Vec<&str>>();
        let wanted = wanted.into_iter().collect::<Vec<_>>();
        let refuse = |id: &str, reason: String| Err(DataError::Row { file, id: id.to_owned(), reason });
        if let Some((nth, id)) = given.iter().enumerate().find(|&(nth, id)| given[..nth].contains(id)) {
            return refuse(
                id,
                format!("column id: it stands twice, the second time as row {} of its kind", nth + 1),
            );
        }
        let missing = wanted.iter().find(|id| !given.contains(&id.as_str()));
        let unknown = given.iter().find(|&&id| !wanted.iter().any(|wanted| wanted == id));
        match (missing, unknown) {
            (Some(missing), None) => refuse(missing, "this row is missing".to_owned()),
            (None, Some(unknown)) => refuse(unknown, "column id: there is no such row".to_owned()),
            (Some(missing), Some(unknown)) => {
                refuse(unknown, format!("column id: there is no such row; {missing} is missing"))
            }
            (None, None) => match given.iter().zip(&wanted).find(|(given, wanted)| *given != wanted) {
                Some((given, wanted)) => refuse(given, format!("column id: {wanted} is expected here")),
                None => Ok(()),
            },
        }
    }
}

/// The text between an opening and the next backtick.
fn quoted<'a>(message: &'a str, opening: &str) -> Option<&'a str> {
    let (name, _) = message.split_once(opening)?.1.split_once('`')?;
    Some(name)
}

/// Rewords a serde message for people who edit component files.
fn plain(message: &str) -> String {
    if message.starts_with("missing field `") {
        return "it is missing".to_owned();
    }
    let message = match message.strip_prefix("unknown field `").and_then(|rest| rest.split_once('`')) {
        Some((_, rest)) => format!("there is no such column{rest}"),
        None => message.replacen("unknown variant ", "there is no ", 1),
    };
    let message = message.replacen("invalid type: ", "found ", 1).replacen("invalid value: ", "found ", 1);
    for (reader, words) in [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
    ] {
        if let Some(rest) = message.strip_suffix(reader) {
            return format!("{rest}{words}");
        }
    }
    message
}

/// The table name in a header line, `[[card]]` or `[rules]`.
fn header(line: &str) -> Option<&str> {
    let line = line.split_once('#').map_or(line, |(line, _)| line).trim_end();
    let name = line.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]"));
    let name = name.or_else(|| line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')))?;
    (!name.is_empty() && name.bytes().all(part_of_name)).then_some(name)
}

fn part_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

/// The table that contains an offset: the end of its header line, and its name.
fn header_before(text: &str, at: usize) -> Option<(usize, &str)> {
    let mut start = 0;
    let mut last = None;
    for line in text.split_inclusive('\n') {
        if start > at {
            break;
        }
        start += line.len();
        last = header(line).map(|name| (start, name)).or(last);
    }
    last
}

/// The `id` of a row; its kind and number if it has none.
fn row_name(text: &str, end: usize, name: &str) -> String {
    let own = text[end..].lines().take_while(|line| header(line).is_none());
    let id = own.filter_map(|line| line.split_once('=')).find(|(key, _)| key.trim() == "id");
    let id = id.map(|(_, value)| value.split_once('#').map_or(value, |(value, _)| value));
    match id.map(|id| id.trim().trim_matches('"')).filter(|id| !id.is_empty()) {
        Some(id) => id.to_owned(),
        None => {
            let nth = text[..end].lines().filter(|line| header(line) == Some(name)).count();
            format!("{name} {nth}")
        }
    }
}

/// The key that contains an offset, with the inner key for an inline table.
fn column_at(text: &str, from: usize, at: usize, field: Option<&str>) -> String {
    let key = |line: &str| {
        let (name, _) = line.split_once('=')?;
        let name = name.trim_end();
        (!name.is_empty() && name.bytes().all(part_of_name)).then(|| name.to_owned())
    };
    let mut start = from;
    let mut outer = None;
    for line in text[from..].split_inclusive('\n') {
        if start > at {
            break;
        }
        outer = key(line).map(|name| (start, name)).or(outer);
        start += line.len();
    }
    let Some((start, outer)) = outer else { return field.unwrap_or_default().to_owned() };
    let inner = field.map(str::to_owned).or_else(|| {
        let (before, after) = text.get(start..at)?.rsplit_once('=')?;
        let open = !after.contains('}');
        let name = before.trim_end().rsplit(|c: char| !c.is_ascii() || !part_of_name(c as u8)).next()?;
        (open && !name.is_empty()).then(|| name.to_owned())
    });
    match inner {
        Some(inner) if inner != outer => format!("{outer}, {inner}"),
        _ => outer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Cards.\nlimit = 3\n\n[[card]]\nid = \"A01\"\ncost = 5\n\n[[card]] # The second.\nid = \"A02\" # No A03.\n\
                        cost = \"5\"\ngoals = [\n  { goal = \"x\", least = -1 },\n  7,\n]\n\n[[lane]]\ncost = 1\n\n[rules]\nmarket = 3\n";

    fn fault(place: &str, message: &str) -> String {
        let at = TEXT.find(place).unwrap();
        DataError::in_text("cards.toml", TEXT, Some(at..at + 1), message).to_string()
    }

    #[test]
    fn errors_name_row_column_and_line() {
        assert_eq!(
            fault("\"5\"", "invalid type: string \"5\", expected u8\n"),
            "cards.toml, row A02: column cost: found string \"5\", expected a whole number from 0 to 255 (line 10, character 8)"
        );
        assert_eq!(
            fault("-1", "invalid value: integer `-1`, expected u8"),
            "cards.toml, row A02: column goals, least: found integer `-1`, expected a whole number from 0 to 255 \
             (line 12, character 25)"
        );
        assert_eq!(fault("7,", "bad"), "cards.toml, row A02: column goals: bad (line 13, character 3)");
        assert_eq!(
            fault("[[card]] #", "missing field `good`"),
            "cards.toml, row A02: column good: it is missing (line 8, character 1)"
        );
        assert_eq!(
            fault("cost = 5", "unknown field `cost`, expected `id` or `price`"),
            "cards.toml, row A01: column cost: there is no such column, expected `id` or `price` (line 6, character 1)"
        );
        assert_eq!(
            fault("{ goal", "missing field `most`"),
            "cards.toml, row A02: column goals, most: it is missing (line 12, character 3)"
        );
    }

    #[test]
    fn rows_without_id_are_named_by_kind_and_number() {
        assert_eq!(
            fault("1\n\n[rules]", "bad"),
            "cards.toml, row lane 1: column cost: bad (line 17, character 8)"
        );
        assert_eq!(fault("3\n", "bad"), "cards.toml: column limit: bad (line 2, character 9)");
        let end = DataError::in_text("cards.toml", TEXT, Some(usize::MAX..usize::MAX), "bad").to_string();
        assert_eq!(end, "cards.toml, row rules 1: column market: bad (line 21, character 1)");
        assert_eq!(DataError::in_text("a.toml", "", None, "bad\nworse").to_string(), "a.toml: bad, worse");
    }

    #[test]
    fn missing_unknown_and_misplaced_rows_are_named() {
        let rows = |given: &[&'static str]| {
            let wanted = ["a", "b", "c"].map(str::to_owned);
            DataError::unless_rows("a.toml", given.iter().copied(), wanted).map_err(|error| error.to_string())
        };
        assert_eq!(rows(&["a", "b", "c"]), Ok(()));
        assert_eq!(rows(&["a", "c"]).unwrap_err(), "a.toml, row b: this row is missing");
        assert_eq!(
            rows(&["a", "b", "c", "d"]).unwrap_err(),
            "a.toml, row d: column id: there is no such row"
        );
        assert_eq!(
            rows(&["a", "x", "c"]).unwrap_err(),
            "a.toml, row x: column id: there is no such row; b is missing"
        );
        assert_eq!(rows(&["a", "c", "b"]).unwrap_err(), "a.toml, row c: column id: b is expected here");
        assert_eq!(
            rows(&["a", "b", "c", "b"]).unwrap_err(),
            "a.toml, row b: column id: it stands twice, the second time as row 4 of its kind"
        );
    }
}

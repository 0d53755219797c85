//! Reads and replaces the numbers in a weights file, for tuning.
//!
//! The text is edited in place, so that order and comments stay.

/// The table of the numbers for three seats and more, where these differ.
const MORE: &str = "[more.terms]";

/// A number of an evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// Its name, which numbers of a list share.
    pub name: String,
    /// The value.
    pub number: f64,
    /// Whether it is in the table for three seats and more.
    pub more: bool,
}

/// The numbers of the tables `[terms]` and `[more.terms]`, in the order of the file.
pub fn numbers(weights: &str) -> Vec<Weight> {
    let mut found = Vec::new();
    each(weights, |more, name, number| {
        found.push(Weight { name: name.to_owned(), number, more });
        None
    });
    found
}

/// The file with a table `[more.terms]`, copied from `[terms]` if it had none.
pub fn with_more(weights: &str) -> String {
    if weights.lines().any(|line| line == MORE) {
        return weights.to_owned();
    }
    let mut inside = false;
    let mut terms = String::new();
    for line in weights.lines() {
        if line.starts_with('[') {
            inside = line == "[terms]";
        } else if inside && !line.starts_with('#') && !line.is_empty() {
            terms += line;
            terms.push('\n');
        }
    }
    format!("{}\n\n# The same at three seats and more.\n{MORE}\n{terms}", weights.trim_end())
}

/// The file with a comment about the origin of its numbers, above those for these numbers of seats.
pub fn noted(weights: &str, seats: &[usize], note: &str) -> String {
    let has_more = weights.lines().any(|line| line == MORE);
    let mut out = String::with_capacity(weights.len() + 2 * note.len());
    for line in weights.lines() {
        out += line;
        out.push('\n');
        let counted = match line {
            "[terms]" => seats.iter().any(|&seats| seats < 3 || !has_more),
            MORE => seats.iter().any(|&seats| seats > 2),
            _ => false,
        };
        if counted {
            out += note;
        }
    }
    out
}

/// The file with other numbers, in the same order.
pub fn with_numbers(weights: &str, numbers: &[f64]) -> String {
    let mut numbers = numbers.iter();
    each(weights, |_, _, _| numbers.next().copied())
}

/// Four digits, because matches do not justify more.
fn written(number: f64) -> String {
    if number == 0.0 {
        return "0.0".to_owned();
    }
    let digits = (3.0 - number.abs().log10().floor()).clamp(0.0, 12.0) as usize;
    let mut text = format!("{number:.digits$}");
    if !text.contains('.') {
        text.push_str(".0");
    }
    while text.ends_with('0') && !text.ends_with(".0") {
        text.pop();
    }
    text
}

/// Calls a function for each number of the terms, with whether it is for three seats and more, and replaces the number
/// by the result.
fn each(weights: &str, mut answer: impl FnMut(bool, &str, f64) -> Option<f64>) -> String {
    let mut out = String::with_capacity(weights.len());
    let (mut inside, mut more) = (false, false);
    for line in weights.split_inclusive('\n') {
        if line.starts_with('[') {
            more = line.trim_end() == MORE;
            inside = more || line.trim_end() == "[terms]";
        }
        let pair = line.split_once('=').filter(|_| inside && !line.starts_with('#'));
        let Some((name, values)) = pair else {
            out.push_str(line);
            continue;
        };
        out.push_str(name);
        out.push('=');
        // Numbers are separated by spaces, brackets and commas.
        let mut rest = values;
        while let Some(begin) = rest.find(|c: char| c.is_ascii_digit() || c == '-') {
            let (before, from) = rest.split_at(begin);
            let end =
                from.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-')).unwrap_or(from.len());
            let (text, after) = from.split_at(end);
            out.push_str(before);
            let new = text.parse().ok().and_then(|number| answer(more, name.trim(), number));
            out.push_str(&new.map_or_else(|| text.to_owned(), written));
            rest = after;
        }
        out.push_str(rest);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# A.\n[kinds]\na = 1\n\n[terms]\n# B = 3.\nb = 2.5\nc = [1.0, 0.25]\nwin = 30.0\n";

    #[test]
    fn numbers_of_the_terms_are_found_in_order() {
        let found = numbers(FILE);
        let names: Vec<&str> = found.iter().map(|term| term.name.as_str()).collect();
        assert_eq!(names, ["b", "c", "c", "win"]);
        assert_eq!(found.iter().map(|term| term.number).collect::<Vec<_>>(), [2.5, 1.0, 0.25, 30.0]);
        assert!(found.iter().all(|term| !term.more));
    }

    #[test]
    fn a_table_for_three_seats_and_more_begins_with_the_same_numbers() {
        let more = with_more(FILE);
        assert_eq!(
            more.strip_prefix(FILE),
            Some(
                "\n# The same at three seats and more.\n[more.terms]\nb = 2.5\nc = [1.0, 0.25]\nwin = 30.0\n"
            )
        );
        assert_eq!(with_more(&more), more, "once is enough");
        let found = numbers(&more);
        assert_eq!(found.iter().filter(|term| term.more).count(), 4);
        let read: toml::Table = toml::from_str(&more).unwrap();
        assert_eq!(read["terms"], read["more"]["terms"]);
    }

    #[test]
    fn a_note_is_placed_before_its_table() {
        let noted_at = |weights: &str, seats: &[usize]| {
            let lines: Vec<String> = noted(weights, seats, "# N.\n").lines().map(str::to_owned).collect();
            let before = |at: usize| lines[at - 1].clone();
            (0..lines.len()).filter(|&at| lines[at] == "# N.").map(before).collect::<Vec<_>>()
        };
        assert_eq!(noted_at(FILE, &[2, 4]), ["[terms]"]);
        assert_eq!(noted_at(FILE, &[4]), ["[terms]"]);
        assert_eq!(noted_at(&with_more(FILE), &[4]), ["[more.terms]"]);
        assert_eq!(noted_at(&with_more(FILE), &[2]), ["[terms]"]);
        assert_eq!(noted_at(&with_more(FILE), &[2, 3]), ["[terms]", "[more.terms]"]);
    }

    #[test]
    fn changing_numbers_preserves_the_rest_of_the_file() {
        assert_eq!(with_numbers(FILE, &[2.5, 1.0, 0.25, 30.0]), FILE);
        let other = with_numbers(FILE, &[0.123_456, 10.0, 0.0, 1234.56]);
        assert_eq!(
            other,
            "# A.\n[kinds]\na = 1\n\n[terms]\n# B = 3.\nb = 0.1235\nc = [10.0, 0.0]\nwin = 1235.0\n"
        );
    }
}

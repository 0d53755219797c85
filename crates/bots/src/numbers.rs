//! The numbers of an evaluation, as they stand in its file of weights: for whoever looks for better ones.
//!
//! They are changed in the text itself, so that order and explanations stay.

/// The numbers of the table `[terms]`, in the order of the file, each with its name; those of a list share theirs.
pub fn numbers(weights: &str) -> Vec<(String, f64)> {
    let mut found = Vec::new();
    each(weights, |name, number| {
        found.push((name.to_owned(), number));
        None
    });
    found
}

/// The same file with other numbers, in the same order.
pub fn with_numbers(weights: &str, numbers: &[f64]) -> String {
    let mut numbers = numbers.iter();
    each(weights, |_, _| numbers.next().copied())
}

/// Four digits: more would claim what no match has shown.
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

/// Shows each number of `[terms]`, and writes what is answered in its place.
fn each(weights: &str, mut answer: impl FnMut(&str, f64) -> Option<f64>) -> String {
    let mut out = String::with_capacity(weights.len());
    let mut inside = false;
    for line in weights.split_inclusive('\n') {
        if line.starts_with('[') {
            inside = line.trim_end() == "[terms]";
        }
        let pair = line.split_once('=').filter(|_| inside && !line.starts_with('#'));
        let Some((name, values)) = pair else {
            out.push_str(line);
            continue;
        };
        out.push_str(name);
        out.push('=');
        // Numbers are what stands between spaces, brackets and commas.
        let mut rest = values;
        while let Some(begin) = rest.find(|c: char| c.is_ascii_digit() || c == '-') {
            let (before, from) = rest.split_at(begin);
            let end =
                from.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-')).unwrap_or(from.len());
            let (text, after) = from.split_at(end);
            out.push_str(before);
            let new = text.parse().ok().and_then(|number| answer(name.trim(), number));
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
        let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["b", "c", "c", "win"]);
        assert_eq!(found.iter().map(|(_, number)| *number).collect::<Vec<_>>(), [2.5, 1.0, 0.25, 30.0]);
    }

    #[test]
    fn other_numbers_leave_the_rest_of_the_file_as_it_is() {
        assert_eq!(with_numbers(FILE, &[2.5, 1.0, 0.25, 30.0]), FILE);
        let other = with_numbers(FILE, &[0.123_456, 10.0, 0.0, 1234.56]);
        assert_eq!(
            other,
            "# A.\n[kinds]\na = 1\n\n[terms]\n# B = 3.\nb = 0.1235\nc = [10.0, 0.0]\nwin = 1235.0\n"
        );
    }
}

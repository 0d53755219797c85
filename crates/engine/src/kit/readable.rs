//! Law: a sentence for players contains no internal id.

/// The first internal id in a sentence: of a component (`T07`), a piece (`T10a`), a site (`T10-1`), a message
/// (`il-tile`), or the coordinates of a cell (`1,-1`). Players know things by their names.
pub fn internal_id(sentence: &str) -> Option<&str> {
    let is_inside = |c: char| c.is_alphanumeric() || matches!(c, '-' | ',' | '_');
    let words = sentence.split(|c: char| !is_inside(c)).map(|word| word.trim_matches(['-', ',', '_']));
    let signed =
        sentence.split_whitespace().map(|word| word.trim_matches(['(', ')', '.', ':', ';', '“', '”']));
    words.clone().find(|word| is_component(word) || is_message(word)).or_else(|| {
        // The minus sign of a coordinate belongs to it.
        words.chain(signed).find(|word| is_cell(word))
    })
}

/// A capital letter with a number, as in component ids, and optionally a letter or number of a part.
fn is_component(word: &str) -> bool {
    let mut letters = word.chars();
    let is_letter = letters.next().is_some_and(|c| c.is_ascii_uppercase());
    let rest = letters.as_str();
    let part = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_part = part.is_empty()
        || part.len() == 1 && part.chars().all(|c| c.is_ascii_lowercase())
        || part.strip_prefix('-').is_some_and(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()));
    is_letter && part.len() < rest.len() && is_part
}

/// Lower-case words with hyphens, of which the first is a game's prefix or one has a number.
fn is_message(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let is_plain =
        |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    let starts = ["mn", "ar", "go", "il", "ma", "mnb", "arb", "gob", "ilb", "mab"];
    let has_number = |part: &&str| {
        part.starts_with(|c: char| c.is_ascii_lowercase()) && part.ends_with(|c: char| c.is_ascii_digit())
    };
    parts.len() > 1
        && parts.iter().all(is_plain)
        && (starts.contains(&parts[0]) || parts.iter().any(has_number))
        || word.contains('_')
}

/// Two whole numbers with a comma between them that are not one number with a thousands separator.
fn is_cell(word: &str) -> bool {
    let Some((x, y)) = word.split_once(',') else { return false };
    let is_number = |part: &str| {
        let digits = part.strip_prefix('-').unwrap_or(part);
        !digits.is_empty() && digits.len() < 3 && digits.chars().all(|c| c.is_ascii_digit())
    };
    is_number(x) && is_number(y)
}

#[test]
fn internal_ids_are_found() {
    for sentence in [
        "Marguerite places tile T07.",
        "Duarte reveals combat token K04.",
        "Choose one of the options of city tile T06.",
        "A pioneer on an ebony site of Palmar (T10-1).",
        "A ship to T10a.",
        "Rigging (U1)",
        "Place the tile on cell 1,-1.",
        "Placez-la sur la case 0,0.",
        "The explorer moves to space E6.",
        "[il-tile]",
        "go-tile-b10 is yours.",
        "gold_mine",
    ] {
        assert!(internal_id(sentence).is_some(), "{sentence}");
    }
    for sentence in [
        "Inês takes a bonus-action card.",
        "Duarte scores 1,234 points.",
        "L’Explorateur avance jusqu’à la case 13a.",
        "Havana (0), St. Kitts (7) and Inland city (9a).",
        "Phase A begins, from 1, 2 or 3 cards.",
        "Un demi-tour vers le nord-ouest, longue-vue en main.",
        "A red boat (2), 10 × 3.",
        "MN-5.15 says so.",
    ] {
        assert_eq!(internal_id(sentence), None, "{sentence}");
    }
}

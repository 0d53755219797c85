//! Names of bots. No bot has the name of a person at its table, of an account, or of another bot there.

use crate::name::same_name;

/// Given names. A bot gets the one of its seat unless that is taken.
const GIVEN: [&str; 12] = [
    "Inês",
    "Duarte",
    "Marguerite",
    "Fernão",
    "Beatriz",
    "Tomé",
    "Leonor",
    "Gaspar",
    "Jacquette",
    "Baltasar",
    "Constança",
    "Gonçalo",
];
/// Home ports, which make further names of the given ones.
const PORTS: [&str; 8] = ["Sines", "Lagos", "Faro", "Tavira", "Aveiro", "Setúbal", "Silves", "Viana"];

/// The names for bots, in the order in which they are given.
fn pool() -> impl Iterator<Item = String> {
    let given = GIVEN.into_iter().map(str::to_owned);
    let ports =
        PORTS.into_iter().flat_map(|port| GIVEN.into_iter().map(move |name| format!("{name} de {port}")));
    given.chain(ports)
}

/// The spellings by which a store finds accounts with the name of a bot: with and without capitals and accents.
pub fn bot_name_spellings() -> Vec<String> {
    let both = pool().flat_map(|name| [name.chars().map(without_accent).collect(), name]);
    let mut all: Vec<String> =
        both.flat_map(|name: String| [name.to_lowercase(), name.to_uppercase(), name]).collect();
    all.sort();
    all.dedup();
    all
}

/// The names of bots at these seats. `taken` are the names of people and accounts.
fn bot_names<'a>(seats: &[usize], taken: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut taken: Vec<String> = taken.into_iter().map(plain).collect();
    let mut names: Vec<Option<String>> = Vec::new();
    // A name that is taken changes the bot of its seat only.
    for seat in seats {
        let own = GIVEN.get(*seat).copied().filter(|name| is_free(name, &taken)).map(str::to_owned);
        taken.extend(own.as_deref().map(plain));
        names.push(own);
    }
    let numbered = (2_u32..).flat_map(|number| GIVEN.into_iter().map(move |name| format!("{name} {number}")));
    let mut others = pool().skip(GIVEN.len() / 2).chain(pool().take(GIVEN.len() / 2)).chain(numbered);
    let mut other = |name: Option<String>| name.or_else(|| others.find(|name| is_free(name, &taken)));
    names.into_iter().map(|name| other(name).unwrap_or_default()).collect()
}

/// A seat for which a name is needed.
#[derive(Clone, Debug)]
pub enum Named {
    /// A person of this name.
    Person(String),
    Bot,
    Nobody,
}

/// The names of seats, with names for bots; none for an open seat. `taken` are names of other people and of accounts.
pub fn with_bot_names<'a>(
    seats: Vec<Named>,
    taken: impl IntoIterator<Item = &'a str>,
) -> Vec<Option<String>> {
    let is_bot = |(_, seat): &(usize, &Named)| matches!(seat, Named::Bot);
    let bots: Vec<usize> = seats.iter().enumerate().filter(is_bot).map(|(at, _)| at).collect();
    let mut taken: Vec<String> = taken.into_iter().map(str::to_owned).collect();
    for seat in &seats {
        if let Named::Person(name) = seat {
            taken.push(name.clone());
        }
    }
    let mut names = bot_names(&bots, taken.iter().map(String::as_str)).into_iter();
    let name = |seat| match seat {
        Named::Person(name) => Some(name),
        Named::Bot => names.next(),
        Named::Nobody => None,
    };
    seats.into_iter().map(name).collect()
}

fn is_free(name: &str, taken: &[String]) -> bool {
    let name = plain(name);
    !taken.iter().any(|one| same_name(one, &name))
}

/// A name without accents on letters of the names above.
fn plain(name: &str) -> String {
    let letters = name.to_lowercase();
    // Combining accents follow their letter.
    letters.chars().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')).map(without_accent).collect()
}

fn without_accent(c: char) -> char {
    match c {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_by_seat() {
        assert_eq!(bot_names(&[1, 2, 5], []), ["Duarte", "Marguerite", "Tomé"]);
        assert!(bot_names(&[], []).is_empty());
    }

    #[test]
    fn a_taken_name_changes_only_the_bot_of_its_seat() {
        let names = bot_names(&[0, 1, 2], ["DUARTE", "Ana"]);
        assert_eq!(names, ["Inês", "Leonor", "Marguerite"]);
    }

    #[test]
    fn names_differ_by_more_than_case_accents_and_spaces() {
        for person in ["Inês", "ines", "INÊS", "I n e s", "ine\u{302}s", "Inés"] {
            assert_eq!(bot_names(&[0], [person]), ["Leonor"], "{person}");
        }
    }

    #[test]
    fn bot_names_are_unique_even_if_all_names_are_accounts() {
        let all: Vec<String> = pool().collect();
        let seats: Vec<usize> = (0..8).collect();
        for taken in (0..=all.len()).step_by(9) {
            let taken = &all[..taken];
            let names = bot_names(&seats, taken.iter().map(String::as_str));
            for (at, name) in names.iter().enumerate() {
                assert!(!name.is_empty() && name.chars().count() <= crate::limits::NAME_MAX);
                let mut others = names[at + 1..].iter().chain(taken);
                assert!(!others.any(|other| same_name(other, name)), "{name}");
            }
        }
    }

    #[test]
    fn spellings_cover_capitals_and_accents() {
        let spellings = bot_name_spellings();
        for one in ["Inês", "ines", "INES", "Ines", "inês", "INÊS", "tome de setubal"] {
            assert!(spellings.iter().any(|spelling| spelling == one), "{one}");
        }
    }
}

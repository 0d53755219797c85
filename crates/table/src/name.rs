//! Validation of people's names.

use crate::fault::Fault;
use crate::limits::NAME_MAX;

/// The normalised name: trimmed, without invisible characters, neither empty nor too long.
pub fn check_name(name: &str) -> Result<String, Fault> {
    clean_name(name, NAME_MAX).ok_or(Fault::BadName)
}

/// Like [`check_name`] with another maximum, for names of other things.
pub fn clean_name(name: &str, most: usize) -> Option<String> {
    let seen: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let accents = name.chars().filter(|c| is_accent(*c)).count();
    let letters = name.chars().count() - accents;
    if letters == 0 || accents > letters || letters + accents > most {
        return None;
    }
    Some(name)
}

/// Whether two names look alike, ignoring case, spaces and punctuation.
pub fn same_name(one: &str, other: &str) -> bool {
    let bare = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    bare(one) == bare(other)
}

/// Characters that are invisible or change how others are displayed, which allow empty or misleading names.
fn is_invisible(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Combining accents. Too many of them would overlap neighbouring lines.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_normalised_and_checked() {
        for nothing in ["", "  ", "\u{200b}", "\u{3164}", "\u{202e}\u{2800}", "\u{301}\u{301}", "\u{e0041}"] {
            assert!(check_name(nothing).is_err(), "{nothing:?}");
        }
        assert_eq!(check_name(" In\u{200b}es\u{202e}  da\tSilva ").unwrap(), "Ines da Silva");
        assert_eq!(check_name("Zoe\u{308}").unwrap(), "Zoe\u{308}");
        assert!(check_name(&"o\u{301}\u{301}".repeat(3)).is_err());
        assert!(check_name(&"n".repeat(25)).is_err());
        assert!(same_name("Ana Maria", "ana-MARIA") && !same_name("Ana", "Anna"));
    }
}

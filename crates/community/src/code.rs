//! Table codes: six letters that are easy to read out on the telephone, such as `BADOKU`.

use std::fmt;

const CONSONANTS: &[u8; 19] = b"BCDFGHJKLMNPRSTVWXZ";
const VOWELS: &[u8; 6] = b"AEIOUY";
/// The number of syllables: a consonant and a vowel each.
const SYLLABLES: u64 = 19 * 6;
/// Parts of codes that no table gets, in English or French.
const OFFENSIVE: [&str; 14] = [
    "BITE", "CACA", "CUNI", "CUCU", "FUCI", "FUCK", "NAZI", "NEGR", "NIGE", "NIGA", "PEDO", "PIPI", "PUTE",
    "RAPE",
];

/// The code of a table, unique among open and running tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code(String);

impl Code {
    /// The code of a random number; none if the code would contain an offensive word.
    pub fn draw(random: u64) -> Option<Code> {
        let mut left = random % SYLLABLES.pow(3);
        let mut text = String::with_capacity(6);
        for _ in 0..3 {
            let (consonant, vowel) = (left % 19, left / 19 % 6);
            left /= SYLLABLES;
            text.extend(CONSONANTS.get(usize::try_from(consonant).ok()?).map(|byte| char::from(*byte)));
            text.extend(VOWELS.get(usize::try_from(vowel).ok()?).map(|byte| char::from(*byte)));
        }
        (!OFFENSIVE.iter().any(|part| text.contains(part))).then_some(Code(text))
    }

    /// Parses a code as typed by a person, or a link that ends with a code.
    pub fn read(text: &str) -> Option<Code> {
        let last = text.trim().rsplit('/').next()?;
        let text: String = last
            .chars()
            .filter(|c| !c.is_whitespace() && *c != '-')
            .map(|c| c.to_ascii_uppercase())
            .collect();
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let syllable = |[one, two]: &[u8; 2]| CONSONANTS.contains(one) && VOWELS.contains(two);
        (pairs.len() == 3 && rest.is_empty() && pairs.iter().all(syllable)).then_some(Code(text))
    }

    /// The six letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = Code::read("BADOKU").unwrap();
        for text in ["badoku", " ba do ku ", "BA-DO-KU", "https://play.example/t/Badoku"] {
            assert_eq!(Code::read(text), Some(code.clone()), "{text}");
        }
        for text in ["", "BADOK", "BADOKUS", "ABODUK", "BADOKÜ", "BAD0KU"] {
            assert_eq!(Code::read(text), None, "{text}");
        }
    }

    #[test]
    fn drawn_codes_differ_and_can_be_read() {
        let codes: HashSet<String> = (0..100_000).filter_map(|n| Some(Code::draw(n)?.to_string())).collect();
        assert!(codes.len() > 99_000, "{}", codes.len());
        assert!(codes.iter().all(|code| Code::read(code).is_some()));
        assert!(codes.iter().all(|code| !code.contains("PUTE")));
    }
}

//! Decodes keys from the bytes of terminals.

/// A key or its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Char(char),
    /// A letter with Control.
    Control(char),
    Enter,
    Tab,
    BackTab,
    Backspace,
    /// Alt and Backspace: erases a whole word.
    EraseWord,
    Delete,
    Left,
    Right,
    Up,
    Down,
    /// Up with Control or Alt.
    Earlier,
    /// Down with Control or Alt.
    Later,
    Home,
    End,
    PageUp,
    PageDown,
    Escape,
    Help,
}

const ESCAPE: u8 = 0x1b;

/// The first key in some bytes, or none for an unknown one, and the number of bytes used. `None` if the sequence is
/// incomplete; with `is_all` no more bytes follow, and Escape is a key.
pub(super) fn decode(bytes: &[u8], is_all: bool) -> Option<(Option<Key>, usize)> {
    let first = *bytes.first()?;
    let one = |key| Some((Some(key), 1));
    match first {
        ESCAPE => match sequence(bytes) {
            None if is_all && bytes.len() == 1 => one(Key::Escape),
            // An incomplete sequence.
            None if is_all => Some((None, bytes.len())),
            read => read,
        },
        b'\r' | b'\n' => one(Key::Enter),
        b'\t' => one(Key::Tab),
        0x08 | 0x7f => one(Key::Backspace),
        0x01..=0x1a => one(Key::Control(char::from(first + b'a' - 1))),
        0x00..0x20 => Some((None, 1)),
        _ => character(bytes, is_all),
    }
}

/// A character in UTF-8.
fn character(bytes: &[u8], is_all: bool) -> Option<(Option<Key>, usize)> {
    let length = match bytes.first()? {
        0x00..0x80 => 1,
        0xc0..0xe0 => 2,
        0xe0..0xf0 => 3,
        0xf0..0xf8 => 4,
        _ => return Some((None, 1)),
    };
    let Some(bytes) = bytes.get(..length) else { return is_all.then_some((None, bytes.len())) };
    Some(match std::str::from_utf8(bytes).ok().and_then(|text| text.chars().next()) {
        Some(c) => (Some(Key::Char(c)), length),
        None => (None, 1),
    })
}

/// Parses an escape sequence; `None` if it is incomplete.
fn sequence(bytes: &[u8]) -> Option<(Option<Key>, usize)> {
    let rest = bytes.get(2..);
    match *bytes.get(1)? {
        b'[' => {
            // The Linux console sends function keys with a second bracket.
            if rest?.first() == Some(&b'[') {
                let key = (*rest?.get(1)? == b'A').then_some(Key::Help);
                return Some((key, 4));
            }
            let end = rest?.iter().position(|byte| (0x40..0x7f).contains(byte))?;
            let parameters = std::str::from_utf8(rest?.get(..end)?).unwrap_or_default();
            Some((named(*rest?.get(end)?, parameters), end + 3))
        }
        b'O' => Some((named(*rest?.first()?, ""), 3)),
        0x7f => Some((Some(Key::EraseWord), 2)),
        // Escape twice, or Escape before a sequence.
        ESCAPE => Some((Some(Key::Escape), 1)),
        // A letter with Alt.
        _ => character(bytes.get(1..)?, false).map(|(_, length)| (None, length + 1)),
    }
}

fn named(end: u8, parameters: &str) -> Option<Key> {
    let (first, modifier) = parameters.split_once(';').unwrap_or((parameters, ""));
    // Alt, Control and both, with or without Shift.
    let is_held = matches!(modifier, "3" | "4" | "5" | "6" | "7" | "8");
    Some(match (end, first) {
        (b'A', _) if is_held => Key::Earlier,
        (b'B', _) if is_held => Key::Later,
        (b'A', _) => Key::Up,
        (b'B', _) => Key::Down,
        (b'C', _) => Key::Right,
        (b'D', _) => Key::Left,
        (b'H', _) | (b'~', "1" | "7") => Key::Home,
        (b'F', _) | (b'~', "4" | "8") => Key::End,
        (b'P', _) | (b'~', "11") => Key::Help,
        (b'Z', _) => Key::BackTab,
        (b'~', "3") => Key::Delete,
        (b'~', "5") => Key::PageUp,
        (b'~', "6") => Key::PageDown,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(mut bytes: &[u8]) -> Vec<Key> {
        let mut keys = Vec::new();
        while let Some((key, taken)) = decode(bytes, true) {
            assert!(taken > 0 && taken <= bytes.len());
            keys.extend(key);
            bytes = &bytes[taken..];
        }
        keys
    }

    #[test]
    fn escape_sequences_of_terminals_are_parsed() {
        assert_eq!(
            keys("aé日😀".as_bytes()),
            [Key::Char('a'), Key::Char('é'), Key::Char('日'), Key::Char('😀')]
        );
        assert_eq!(keys(b"\x1b[A\x1bOB\x1b[1;5A\x1b[1;3B"), [Key::Up, Key::Down, Key::Earlier, Key::Later]);
        assert_eq!(
            keys(b"\x1b[5~\x1b[6~\x1b[3~\x1b[H\x1b[4~"),
            [Key::PageUp, Key::PageDown, Key::Delete, Key::Home, Key::End]
        );
        assert_eq!(keys(b"\x1bOP\x1b[11~\x1b[[A"), [Key::Help; 3]);
        assert_eq!(
            keys(b"\r\t\x1b[Z\x7f\x1b\x7f\x03"),
            [Key::Enter, Key::Tab, Key::BackTab, Key::Backspace, Key::EraseWord, Key::Control('c')]
        );
        assert_eq!(keys(b"\x1b\x1b[B\x1b"), [Key::Escape, Key::Down, Key::Escape]);
        // Unknown keys and invalid text are skipped.
        assert_eq!(keys(b"\x1b[200~x\x1bb\xff\x1b[99;9Ry"), [Key::Char('x'), Key::Char('y')]);
    }

    #[test]
    fn a_key_may_arrive_in_several_reads() {
        for whole in ["é", "\x1b[1;5A", "\x1bOP", "\x1b"] {
            for length in 1..whole.len() {
                assert_eq!(decode(&whole.as_bytes()[..length], false), None, "{whole:?}");
            }
        }
        assert_eq!(decode(b"\x1b", false), None);
        assert_eq!(decode(b"", true), None);
    }
}

//! A strict parser for records: whatever it accepts prints exactly as it was written.

use std::str::FromStr;

use super::{Damage, FIRST_LINE, Record, RecordError, RecordedMove, Summary, check_line};
use crate::fair::Secret;
use crate::{DataHash, MAX_SEATS, Redraw, Seat, Seed};

/// The header keys in order, and whether each is required.
const KEYS: [(&str, bool); 16] = [
    ("game", true),
    ("title", true),
    ("rules", true),
    ("data", true),
    ("seats", true),
    ("options", true),
    ("seed", false),
    ("commitment", false),
    ("players", false),
    ("table", false),
    ("secret", false),
    ("salts", false),
    ("state", false),
    ("redraws", false),
    ("result", true),
    ("course", true),
];

type Parsed<T> = Result<T, RecordError>;

fn fail<T>(line: usize, what: Damage) -> Parsed<T> {
    Err(RecordError { line, what })
}

/// The start of a line, for error messages.
fn short(line: &str) -> String {
    line.chars().take(60).collect()
}

/// The header values: key, line number, value.
struct Header<'a>(Vec<(&'static str, usize, &'a str)>);

impl<'a> Header<'a> {
    fn get(&self, key: &str) -> Option<(usize, &'a str)> {
        self.0.iter().find(|&&(other, ..)| other == key).map(|&(_, line, value)| (line, value))
    }

    /// Reads an optional value.
    fn read<T, E: std::fmt::Display>(
        &self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Parsed<Option<T>> {
        let Some((line, value)) = self.get(key) else { return Ok(None) };
        match read(value) {
            Ok(value) => Ok(Some(value)),
            Err(error) => fail(line, Damage::value(key, error)),
        }
    }

    /// Reads a required value.
    fn need<T, E: std::fmt::Display>(
        &self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Parsed<T> {
        let value = self.read(key, read)?;
        value.map_or_else(|| fail(1, Damage::Ends(key)), Ok)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Parsed<Record> {
        if text.len() > Record::BYTES_MAX {
            return fail(1, Damage::TooLong { bytes: text.len() });
        }
        // Line ends of other systems and empty lines at the end are accepted.
        let mut lines: Vec<&str> =
            text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).collect();
        if text.ends_with('\r') {
            // A trailing carriage return without a newline is not a line end.
            let last = lines.len() - 1;
            lines[last] = text.rsplit('\n').next().unwrap_or_default();
        }
        while lines.last().is_some_and(|line| line.is_empty()) {
            lines.pop();
        }
        let (header, check_at) = header(&lines)?;
        check(&lines, check_at)?;
        match lines.get(check_at + 1) {
            None | Some(&"") => (),
            Some(line) => return fail(check_at + 2, Damage::NotEmpty(short(line))),
        }
        let record = from_header(&header, moves(&lines, check_at + 2)?)?;
        // Accepted input prints as it was written: numbers without signs, lower-case digits, JSON without spaces.
        for ((key, usual), &(_, line, value)) in record.header().iter().zip(&header.0) {
            if usual != value {
                return fail(line, Damage::value(key, format!("it is written {}", short(usual))));
            }
        }
        if let Some(at) = record.moves.iter().position(|one| one.seat.index() >= record.seats) {
            return fail(
                record.line_of_move(at),
                Damage::Line(format!("there is no seat {}", record.moves[at].seat)),
            );
        }
        Ok(record)
    }
}

/// Parses the header lines; returns them and the index of the check line.
fn header<'a>(lines: &[&'a str]) -> Parsed<(Header<'a>, usize)> {
    match lines.first() {
        Some(&FIRST_LINE) => (),
        Some(line) => {
            let format = line.strip_prefix("caravelle record ").filter(|rest| rest.parse::<u32>().is_ok());
            return fail(1, format.map_or(Damage::NoRecord, |format| Damage::Format(short(format))));
        }
        None => return fail(1, Damage::NoRecord),
    }
    let mut values = Vec::new();
    let mut at = 1;
    for (key, is_needed) in KEYS {
        let value = lines.get(at).and_then(|line| line.strip_prefix(key)?.strip_prefix(": "));
        match (value, lines.get(at)) {
            (Some(value), _) => {
                values.push((key, at + 1, value));
                at += 1;
            }
            (None, Some(line)) if is_needed => {
                return fail(at + 1, Damage::Header { expected: key, found: short(line) });
            }
            (None, None) if is_needed => return fail(at + 1, Damage::Ends(key)),
            (None, _) => (),
        }
    }
    match lines.get(at) {
        Some(line) if line.starts_with("check: ") => Ok((Header(values), at)),
        Some(line) => fail(at + 1, Damage::Header { expected: "check", found: short(line) }),
        None => fail(at + 1, Damage::Ends("check")),
    }
}

/// Checks the header lines against their tags; the error names the first that differs.
fn check(lines: &[&str], check_at: usize) -> Parsed<()> {
    let written = lines[check_at];
    let expected = check_line(lines[..check_at].iter().copied());
    if written == expected {
        return Ok(());
    }
    // The last tag covers the others, which shows whether the check line itself is damaged.
    let own = written.rsplit_once(' ').map(|(tags, own)| {
        let mut hash = crate::Course::default();
        hash.text(tags);
        own == format!("{:04x}", hash.tag())
    });
    let differs = written.split(' ').zip(expected.split(' ')).position(|(a, b)| a != b);
    match differs {
        // The first word is the key, so the tag at index n belongs to line n.
        Some(n) if own == Some(true) && written.len() == expected.len() && n <= check_at => {
            fail(n, Damage::Altered)
        }
        _ => fail(check_at + 1, Damage::Check),
    }
}

fn from_header(header: &Header<'_>, moves: Vec<RecordedMove>) -> Parsed<Record> {
    let text = |value: &str| Ok::<_, String>(value.to_owned());
    let json = |value: &str| serde_json::from_str::<serde_json::Value>(value).map(|_| value.to_owned());
    let bytes = |value: &str| crate::data::unhex::<32>(value).ok_or("64 hexadecimal digits belong here");
    let names = |value: &str| serde_json::from_str::<Vec<String>>(value);
    let digits = |value: &str| bytes(value).map(|_| value.to_owned());
    let seats = |value: &str| match value.parse::<usize>() {
        Ok(seats) if (1..=MAX_SEATS).contains(&seats) => Ok(seats),
        _ => Err("a number of seats from 1 to 8 belongs here"),
    };
    let salts = |value: &str| {
        let salts = names(value).map_err(|error| error.to_string())?;
        let salts = salts.iter().map(|salt| bytes_of(salt)).collect::<Option<Vec<_>>>();
        salts.ok_or_else(|| "salts are hexadecimal digits".to_owned())
    };
    let redraws = |value: &str| {
        let rows = names(value).map_err(|error| error.to_string())?;
        let rows = rows.iter().map(|row| redraw(row, moves.len())).collect::<Option<Vec<_>>>();
        let rows = rows.filter(|rows| rows.is_sorted_by(|one, next| one.at < next.at));
        rows.ok_or_else(|| "written \"moves number seed\", in order".to_owned())
    };
    let result = |value: &str| match value {
        "unfinished" => Ok(None),
        _ => value.parse::<Summary>().map(Some),
    };
    let record = Record {
        game: header.need("game", text)?,
        title: header.need("title", text)?,
        rules: header.need("rules", str::parse)?,
        data: header.need("data", str::parse::<DataHash>)?,
        seats: header.need("seats", seats)?,
        options: header.need("options", json)?,
        seed: header.read("seed", |value| bytes(value).map(Seed))?,
        commitment: header.read("commitment", digits)?,
        players: header.read("players", names)?,
        table: header.read("table", text)?,
        secret: header.read("secret", |value| bytes(value).map(Secret))?,
        salts: header.read("salts", salts)?,
        state: header.read("state", json)?,
        redraws: header.read("redraws", redraws)?.unwrap_or_default(),
        result: header.need("result", result)?,
        course: header.need("course", |value| u64::from_str_radix(value, 16))?,
        moves,
    };
    if record.seed.is_none() && record.commitment.is_none() && record.state.is_none() {
        let line = record.line_of("options") + 1;
        return fail(
            line,
            Damage::Header { expected: "seed", found: "no seed, commitment or state".to_owned() },
        );
    }
    Ok(record)
}

/// Parses a redraw of a game with this many moves.
fn redraw(text: &str, moves: usize) -> Option<Redraw> {
    let (at, rest) = text.split_once(' ')?;
    let (number, seed) = rest.split_once(' ')?;
    let at = at.parse().ok().filter(|at| *at <= moves)?;
    Some(Redraw { at, number: number.parse().ok()?, seed: Seed(crate::data::unhex::<32>(seed)?) })
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    if !hex.len().is_multiple_of(2) || !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).ok()).collect()
}

impl FromStr for Summary {
    type Err = String;

    fn from_str(text: &str) -> Result<Summary, String> {
        let refuse =
            || "written \"winners …; scores …; ending …; tie-break …\", or \"unfinished\"".to_owned();
        let mut parts = text.split("; ");
        let mut part = |key: &str| {
            parts.next().and_then(|part| part.strip_prefix(key)?.strip_prefix(' ')).ok_or_else(refuse)
        };
        let winners = match part("winners")? {
            "none" => Vec::new(),
            seats => seats
                .split(' ')
                .map(|seat| seat.parse().map(Seat))
                .collect::<Result<_, _>>()
                .map_err(|_| refuse())?,
        };
        let scores =
            part("scores")?.split(' ').map(str::parse).collect::<Result<_, _>>().map_err(|_| refuse())?;
        let ending = part("ending")?.to_owned();
        let tie_break = Some(part("tie-break")?).filter(|&tie_break| tie_break != "none").map(str::to_owned);
        let rival = |part: &str| {
            let (name, points) = part.strip_prefix("rival ")?.split_once(' ')?;
            Some((name.to_owned(), points.parse().ok()?))
        };
        let rivals = parts.map(rival).collect::<Option<_>>().ok_or_else(refuse)?;
        Ok(Summary { winners, scores, ending, tie_break, rivals })
    }
}

fn moves(lines: &[&str], first: usize) -> Parsed<Vec<RecordedMove>> {
    let written = lines.get(first..).unwrap_or_default();
    let read = |(n, line): (usize, &&str)| {
        one_move(n + 1, line).or_else(|reason| fail(first + n + 1, Damage::Line(reason.to_owned())))
    };
    written.iter().enumerate().map(read).collect()
}

fn one_move(n: usize, line: &str) -> Result<RecordedMove, &'static str> {
    let (number, rest) = line.split_once(' ').ok_or("a number comes first")?;
    if number != n.to_string() {
        return Err("the numbers run on from 1");
    }
    let (seat, rest) = rest.split_once(' ').ok_or("a seat comes after the number")?;
    let seat = seat.parse::<u8>().ok().filter(|n| n.to_string() == seat).ok_or("a seat is a number")?;
    let (text, tag) = rest.rsplit_once(' ').ok_or("a tag comes last")?;
    let digits =
        tag.strip_prefix('{').and_then(|tag| tag.strip_suffix('}')).ok_or("a tag stands in braces")?;
    let tag = u16::from_str_radix(digits, 16).map_err(|_| "a tag has four hexadecimal digits")?;
    if format!("{tag:04x}") != digits {
        return Err("a tag has four hexadecimal digits in lower case");
    }
    Ok(RecordedMove { seat: Seat(seat), text: text.to_owned(), tag })
}

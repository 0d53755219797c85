//! Coloured text with a fixed width.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// A text style. Colour never carries information alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Style {
    /// One of the 256 colours of terminals.
    pub(super) color: Option<u8>,
    pub(super) bold: bool,
    pub(super) dim: bool,
    pub(super) reverse: bool,
}

impl Style {
    pub(super) const PLAIN: Style = Style { color: None, bold: false, dim: false, reverse: false };
    pub(super) const BOLD: Style = Style { bold: true, ..Style::PLAIN };
    pub(super) const DIM: Style = Style { dim: true, ..Style::PLAIN };
    pub(super) const REVERSE: Style = Style { reverse: true, ..Style::PLAIN };
    /// The style of new rows.
    pub(super) const NEW: Style = Style { color: Some(30), bold: true, ..Style::PLAIN };

    fn code(self, colors: bool) -> String {
        let mut code = String::from("\x1b[0");
        for (set, number) in [(self.bold, ";1"), (self.dim, ";2"), (self.reverse, ";7")] {
            if set {
                code.push_str(number);
            }
        }
        if let Some(color) = self.color.filter(|_| colors) {
            code.push_str(&format!(";38;5;{color}"));
        }
        code.push('m');
        code
    }
}

/// The colours of seats, readable on black and on white.
pub(super) const SEATS: [u8; 6] = [161, 27, 28, 130, 163, 30];

/// A line of the screen, as styled pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row(pub(super) Vec<(String, Style)>);

impl Row {
    pub(super) fn new(text: impl Into<String>, style: Style) -> Row {
        Row(vec![(text.into(), style)])
    }

    pub(super) fn then(mut self, text: impl Into<String>, style: Style) -> Row {
        self.0.push((text.into(), style));
        self
    }

    /// The width in columns.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(text, _)| text.width()).sum()
    }

    /// Pads with spaces or cuts with a mark to exactly this width.
    pub(super) fn fit(self, width: usize) -> Row {
        let whole = self.width();
        let last = self.0.last().map_or(Style::PLAIN, |(_, style)| *style);
        if whole <= width {
            // Only reversed text continues in its style to the edge.
            let style = if last.reverse { last } else { Style::PLAIN };
            return self.then(" ".repeat(width - whole), style);
        }
        let (mut out, mut used) = (Row::default(), 0);
        for (text, style) in self.0 {
            let mut part = String::new();
            for c in text.chars() {
                let columns = c.width().unwrap_or(0);
                if used + columns + 1 > width {
                    part.push_str(if width > 0 { "…" } else { "" });
                    out.0.push((part, style));
                    let left = width.saturating_sub(used + 1);
                    return out.then(" ".repeat(left), Style::PLAIN);
                }
                part.push(c);
                used += columns;
            }
            out.0.push((part, style));
        }
        out
    }

    /// Appends another row.
    pub(super) fn beside(mut self, other: Row) -> Row {
        self.0.extend(other.0);
        self
    }

    /// The text with its escape sequences.
    pub(super) fn written(&self, colors: bool) -> String {
        let piece = |(text, style): &(String, Style)| format!("{}{text}", style.code(colors));
        self.0.iter().map(piece).collect::<String>() + "\x1b[0m"
    }
}

/// The names of the players, each with the colour of its seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(Vec<(String, u8)>);

impl Names {
    pub(super) fn new(names: Vec<String>) -> Names {
        let mut list: Vec<(String, u8)> = names.into_iter().zip(SEATS.into_iter().cycle()).collect();
        list.retain(|(name, _)| !name.is_empty());
        // Longer names first, because one name may begin with another.
        list.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Names(list)
    }

    /// A text in a style, with players' names in their colours.
    pub(super) fn tint(&self, text: &str, style: Style) -> Row {
        let mut row = Row::default();
        let mut plain = String::new();
        let mut rest = text;
        let mut inside = false;
        while let Some(c) = rest.chars().next() {
            let named = self.0.iter().filter(|_| !inside).find_map(|(name, color)| {
                let after = rest.strip_prefix(name.as_str())?;
                let ends = !after.chars().next().is_some_and(char::is_alphanumeric);
                ends.then_some((name, *color, after))
            });
            if let Some((name, color, after)) = named {
                row.0.push((std::mem::take(&mut plain), style));
                let own = Style { color: Some(color), bold: true, dim: false, ..style };
                row.0.push((name.clone(), own));
                rest = after;
                inside = false;
            } else {
                inside = c.is_alphanumeric();
                plain.push(c);
                rest = rest.split_at(c.len_utf8()).1;
            }
        }
        row.0.push((plain, style));
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The luminance of a colour of the 6 × 6 × 6 cube, as defined by the accessibility guidelines (WCAG).
    fn luminance(color: u8) -> f64 {
        let level = |n: u8| if n == 0 { 0.0 } else { f64::from(55 + 40 * u32::from(n)) / 255.0 };
        let linear = |n: u8| {
            let value = level(n);
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let n = color - 16;
        0.2126 * linear(n / 36) + 0.7152 * linear(n / 6 % 6) + 0.0722 * linear(n % 6)
    }

    #[test]
    fn seats_are_read_on_black_and_on_white() {
        for color in SEATS.into_iter().chain(Style::NEW.color) {
            let light = luminance(color);
            assert!((light + 0.05) / 0.05 >= 4.0, "{color} on black");
            assert!(1.05 / (light + 0.05) >= 4.0, "{color} on white");
        }
    }

    #[test]
    fn rows_have_the_width_of_the_terminal() {
        for text in ["", "short", "exactly 10", "longer than ten", "日本語の名前です", "é"] {
            assert_eq!(Row::new(text, Style::PLAIN).fit(10).width(), 10, "{text}");
        }
        assert_eq!(Row::new("longer than ten", Style::PLAIN).fit(10).0[0].0, "longer th…");
    }

    #[test]
    fn names_are_whole_words() {
        let names = Names::new(vec!["Ana".into(), "Ana B".into(), String::new()]);
        let colored = |text: &str| -> Vec<String> {
            let row = names.tint(text, Style::PLAIN);
            row.0.into_iter().filter(|(_, style)| style.color.is_some()).map(|(text, _)| text).collect()
        };
        assert_eq!(colored("Ana takes d’Ana B, not Anabel or Diana."), ["Ana", "Ana B"]);
    }

    #[test]
    fn without_colours_no_colour_is_sent() {
        let row = Names::new(vec!["Ana".into()]).tint("Ana", Style::REVERSE);
        assert!(row.written(true).contains(";38;5;161m") && !row.written(false).contains("38;5"));
        assert!(row.written(false).contains("\x1b[0;1;7m"));
    }
}

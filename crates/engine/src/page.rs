//! The text view of a table: headings, lines, tables and drawings made of phrases.

use serde::Serialize;

use crate::Phrase;

/// The text view of a table, for the terminal and for text mode in the browser.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ts_rs::TS)]
pub struct Page(pub Vec<Part>);

#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Heading(Phrase),
    /// A sentence or a line of facts.
    Line(Phrase),
    /// A table whose first row holds the column headings.
    Table(Vec<Vec<Phrase>>),
    /// A drawing in monospaced characters, such as a map; its legend follows as lines.
    Drawing {
        lines: Vec<String>,
        /// Letters that are initials of words, with the message that gives the letter in each language.
        letters: Vec<(char, Phrase)>,
    },
}

impl Page {
    /// Adds a heading.
    pub fn heading(&mut self, phrase: Phrase) {
        self.0.push(Part::Heading(phrase));
    }

    /// Adds a line.
    pub fn line(&mut self, phrase: Phrase) {
        self.0.push(Part::Line(phrase));
    }

    /// Adds a table, headings first.
    pub fn table(&mut self, rows: Vec<Vec<Phrase>>) {
        self.0.push(Part::Table(rows));
    }

    /// Adds a drawing; its `letters` are translated.
    pub fn drawing(&mut self, lines: Vec<String>, letters: Vec<(char, Phrase)>) {
        self.0.push(Part::Drawing { lines, letters });
    }
}

//! The input line with editing, completion and history.

use words::fold;

/// The number of lines in the history.
const HISTORY_MAX: usize = 200;

/// The maximum length of a line, in characters.
const LINE_MAX: usize = 1000;

/// A line with a cursor, and the preceding lines.
#[derive(Debug, Default)]
pub(super) struct Input {
    text: Vec<char>,
    /// The character after the cursor.
    pub(super) cursor: usize,
    history: Vec<String>,
    /// The line of the history that is shown, counted from the last.
    back: usize,
    /// The line before history navigation.
    kept: String,
}

impl Input {
    pub(super) fn text(&self) -> String {
        self.text.iter().collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn set(&mut self, text: &str) {
        self.text = text.chars().take(LINE_MAX).collect();
        self.cursor = self.text.len();
    }

    pub(super) fn clear(&mut self) {
        self.set("");
        self.back = 0;
    }

    /// Finishes the line, adds it to the history, and starts a new one.
    pub(super) fn finish(&mut self) -> String {
        let line = self.text().trim().to_owned();
        if !line.is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
            let over = self.history.len().saturating_sub(HISTORY_MAX);
            self.history.drain(..over);
        }
        self.clear();
        line
    }

    pub(super) fn insert(&mut self, c: char) {
        if self.text.len() < LINE_MAX && !c.is_control() {
            self.text.insert(self.cursor, c);
            self.cursor += 1;
        }
    }

    pub(super) fn erase_before(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.text.remove(self.cursor);
        }
    }

    pub(super) fn erase_after(&mut self) {
        if self.cursor < self.text.len() {
            self.text.remove(self.cursor);
        }
    }

    /// Erases everything before the cursor.
    pub(super) fn erase_to_start(&mut self) {
        self.text.drain(..self.cursor);
        self.cursor = 0;
    }

    pub(super) fn erase_to_end(&mut self) {
        self.text.truncate(self.cursor);
    }

    pub(super) fn erase_word(&mut self) {
        let before = &self.text[..self.cursor];
        let trimmed = before.iter().rposition(|c| !c.is_whitespace()).map_or(0, |at| at + 1);
        let from = before[..trimmed].iter().rposition(|c| c.is_whitespace()).map_or(0, |at| at + 1);
        self.text.drain(from..self.cursor);
        self.cursor = from;
    }

    pub(super) fn left(&mut self) {
        self.cursor = self.cursor.saturating_sub(1);
    }

    pub(super) fn right(&mut self) {
        self.cursor = (self.cursor + 1).min(self.text.len());
    }

    pub(super) fn home(&mut self) {
        self.cursor = 0;
    }

    pub(super) fn end(&mut self) {
        self.cursor = self.text.len();
    }

    /// The preceding line in the history.
    pub(super) fn earlier(&mut self) {
        if self.back == 0 {
            self.kept = self.text();
        }
        self.back = (self.back + 1).min(self.history.len());
        self.recall();
    }

    pub(super) fn later(&mut self) {
        if self.back > 0 {
            self.back -= 1;
            self.recall();
        }
    }

    fn recall(&mut self) {
        let line = match self.back {
            0 => self.kept.clone(),
            back => self.history[self.history.len() - back].clone(),
        };
        self.set(&line);
    }

    /// Completes the text after the last semicolon to the longest common prefix of matching words.
    pub(super) fn complete(&mut self, words: &[String]) {
        let text = self.text();
        let from = text.rfind(';').map_or(0, |at| at + 1);
        let (done, part) = text.split_at(from);
        let gap = part.len() - part.trim_start().len();
        let begun = fold(part.trim_start());
        let fits: Vec<&String> = words.iter().filter(|word| fold(word).starts_with(&begun)).collect();
        let Some((first, rest)) = fits.split_first() else { return };
        let mut common: Vec<char> = first.chars().collect();
        for word in rest {
            let same = common.iter().zip(word.chars()).take_while(|(a, b)| **a == *b).count();
            common.truncate(same);
        }
        if common.len() >= begun.chars().count() {
            let common: String = common.into_iter().collect();
            self.set(&format!("{done}{}{common}", " ".repeat(gap)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Input {
        let mut input = Input::default();
        text.chars().for_each(|c| input.insert(c));
        input
    }

    #[test]
    fn a_line_is_edited() {
        let mut input = typed("sail too  far");
        input.erase_word();
        assert_eq!(input.text(), "sail too  ");
        input.erase_word();
        input.erase_before();
        input.home();
        input.erase_after();
        input.insert('m');
        assert_eq!(input.text(), "mail");
        input.right();
        input.erase_to_end();
        assert_eq!(input.text(), "ma");
        input.erase_to_start();
        assert!(input.is_empty());
        input.erase_before();
        input.erase_after();
        input.left();
        input.erase_word();
        assert!(input.is_empty());
    }

    #[test]
    fn the_history_returns_earlier_lines() {
        let mut input = typed("one");
        assert_eq!(input.finish(), "one");
        "two".chars().for_each(|c| input.insert(c));
        input.finish();
        input.finish();
        "thr".chars().for_each(|c| input.insert(c));
        input.earlier();
        assert_eq!(input.text(), "two");
        input.earlier();
        input.earlier();
        assert_eq!(input.text(), "one");
        input.later();
        input.later();
        input.later();
        assert_eq!(input.text(), "thr");
    }

    #[test]
    fn tab_completes_the_input() {
        let words = ["échanger maïs", "échanger manioc", "passer"].map(str::to_owned);
        let completed = |text: &str| {
            let mut input = typed(text);
            input.complete(&words);
            input.text()
        };
        assert_eq!(completed("ech"), "échanger ma");
        assert_eq!(completed("échanger maï"), "échanger maïs");
        assert_eq!(completed("ECHANGER MAN"), "échanger manioc");
        assert_eq!(completed("passer; ec"), "passer; échanger ma");
        assert_eq!(completed("x"), "x");
        assert_eq!(completed("échanger mai; p"), "échanger mai; passer");
    }
}

//! The full screen: the table is redrawn in place beside the log, and typing filters the choices.
//!
//! `terminal` controls the terminal, `layout` arranges the parts, `ink` has the colours, and `input` is the input line.
//! Lines have the same meaning as in plain output.

mod ink;
mod input;
mod keys;
mod layout;
#[cfg(unix)]
mod terminal;
#[cfg(not(unix))]
#[path = "screen/no_terminal.rs"]
mod terminal;

use std::io::{self, Write};

use ink::{Names, Row};
use input::Input;
use keys::Key;
use layout::{Frame, Look};
pub(super) use layout::{Layout, Offer};
use terminal::{InputEvent, Terminal};

/// One input of a player.
#[derive(Debug)]
pub(super) enum Typed {
    /// A line, and the only choice that matches it if the line has no other meaning.
    Line(String, Option<usize>),
    /// The player wants to leave.
    Leave,
    /// The terminal is closed, or the program was asked to end.
    Ended,
}

/// The screen of a game.
#[derive(Debug)]
pub(super) struct Screen {
    terminal: Terminal,
    colors: bool,
    names: Names,
    /// The rows shown on the terminal.
    painted: Vec<String>,
    input: Input,
    look: Look,
    frame: Option<Frame>,
}

impl Screen {
    /// Switches the terminal to the screen.
    pub(super) fn enter(colors: bool, names: Vec<String>) -> io::Result<Screen> {
        let terminal = Terminal::enter()?;
        Ok(Screen {
            terminal,
            colors,
            names: Names::new(names),
            painted: Vec::new(),
            input: Input::default(),
            look: Look::default(),
            frame: None,
        })
    }

    /// Shows a message until the next input.
    pub(super) fn tell(&mut self, text: &str) {
        self.look.said.push_str(text);
    }

    /// Sets the title of the next messages.
    pub(super) fn set_title(&mut self, title: String) {
        self.look.asked = title;
    }

    /// Clears the shown messages.
    pub(super) fn clear_messages(&mut self) {
        self.look.said.clear();
        self.look.said_top = 0;
    }

    /// Takes the shown messages and clears them.
    pub(super) fn said(&mut self) -> String {
        self.look.said_top = 0;
        std::mem::take(&mut self.look.said).trim_end().to_owned()
    }

    /// The width of a message, in characters.
    pub(super) fn width(&self, layout: &Layout) -> usize {
        layout.left(self.terminal.size.0).saturating_sub(2)
    }

    /// Whether a message is shown.
    pub(super) fn has_said(&self) -> bool {
        !self.look.said.is_empty()
    }

    /// Draws a player's layout, without waiting for input.
    pub(super) fn show(&mut self, layout: &Layout, out: &mut dyn Write) -> io::Result<()> {
        let frame =
            layout.frame(&self.look, &self.input.text(), self.input.cursor, &self.names, self.terminal.size);
        let (columns, lines) = self.terminal.size;
        let mut text = String::from("\x1b[?25l");
        if self.painted.is_empty() {
            text.push_str("\x1b[2J");
        }
        self.painted.resize(frame.rows.len(), String::new());
        for (at, row) in frame.rows.iter().take(lines).enumerate() {
            let written = Row::written(row, self.colors);
            if self.painted[at] != written {
                text.push_str(&format!("\x1b[{};1H{written}", at + 1));
                self.painted[at] = written;
            }
        }
        let (column, line) = frame.cursor;
        text.push_str(&format!("\x1b[{};{}H\x1b[?25h", line + 1, column.min(columns.saturating_sub(1)) + 1));
        self.frame = Some(frame);
        out.write_all(text.as_bytes())?;
        out.flush()
    }

    /// Draws a player's layout and waits for a line.
    pub(super) fn read(&mut self, layout: &Layout, out: &mut dyn Write) -> io::Result<Typed> {
        self.look.marked = None;
        loop {
            self.show(layout, out)?;
            match self.terminal.next() {
                InputEvent::Key(key) => {
                    if let Some(typed) = self.press(layout, key)? {
                        return Ok(typed);
                    }
                }
                InputEvent::Resized => self.repaint(),
                InputEvent::Ended => return Ok(Typed::Ended),
            }
        }
    }

    fn repaint(&mut self) {
        self.painted.clear();
    }

    /// Handles a key and returns the line that it completes, if any.
    fn press(&mut self, layout: &Layout, key: Key) -> io::Result<Option<Typed>> {
        let marked = self.look.marked.take();
        match key {
            Key::Char(c) => self.input.insert(c),
            Key::Control('c') if self.input.is_empty() => return Ok(Some(Typed::Leave)),
            Key::Control('c') => self.input.clear(),
            Key::Control('d') if self.input.is_empty() => return Ok(Some(Typed::Leave)),
            Key::Control('z') => {
                self.terminal.suspend()?;
                self.repaint();
            }
            Key::Control('l') => self.repaint(),
            Key::Control('a') => self.input.home(),
            Key::Control('e') => self.input.end(),
            Key::Control('k') => self.input.erase_to_end(),
            Key::Control('u') => self.input.erase_to_start(),
            Key::Control('w') | Key::EraseWord => self.input.erase_word(),
            Key::Backspace => self.input.erase_before(),
            Key::Control('d') | Key::Delete => self.input.erase_after(),
            Key::Control('b') | Key::Left => self.input.left(),
            Key::Control('f') | Key::Right => self.input.right(),
            Key::Control('p') | Key::Earlier => self.input.earlier(),
            Key::Control('n') | Key::Later => self.input.later(),
            Key::Up if layout.offers.is_empty() => self.input.earlier(),
            Key::Down if layout.offers.is_empty() => self.input.later(),
            Key::Up | Key::Down => self.mark(layout, marked, key == Key::Down),
            Key::Home if self.input.is_empty() => self.scroll(|_, _| 0),
            Key::End if self.input.is_empty() => self.scroll(|_, _| usize::MAX),
            Key::Home => self.input.home(),
            Key::End => self.input.end(),
            Key::PageUp => self.scroll(usize::saturating_sub),
            Key::PageDown => self.scroll(|top, page| top + page),
            Key::Tab if self.input.is_empty() => self.turn(true),
            Key::BackTab => self.turn(false),
            Key::Tab => self.input.complete(&layout.words),
            Key::Escape if self.input.is_empty() => self.clear_messages(),
            Key::Escape => self.input.clear(),
            Key::Help => return Ok(Some(Typed::Line("?".to_owned(), None))),
            Key::Enter => return Ok(self.enter_line(layout, marked)),
            // Other letters with Control have no function.
            Key::Control(_) => self.look.marked = marked,
        }
        Ok(None)
    }

    /// Moves the mark to the next or preceding choice.
    fn mark(&mut self, layout: &Layout, marked: Option<usize>, down: bool) {
        let last = layout.passing(&self.input.text()).len().saturating_sub(1);
        let after = |at: usize| if at >= last { 0 } else { at + 1 };
        let before = |at: usize| at.checked_sub(1).unwrap_or(last);
        self.look.marked = Some(if down { marked.map_or(0, after) } else { marked.map_or(last, before) });
    }

    /// Finishes the line: the marked choice, or the typed text.
    fn enter_line(&mut self, layout: &Layout, marked: Option<usize>) -> Option<Typed> {
        let text = self.input.text();
        let passing = layout.passing(&text);
        let sole = layout.sole(&text);
        let line = self.input.finish();
        self.look.asked = line.clone();
        if let Some(at) = marked.and_then(|place| passing.get(place)) {
            return Some(Typed::Line((at + 1).to_string(), None));
        }
        if line.is_empty() && self.has_said() && !layout.offers.is_empty() {
            self.clear_messages();
            return None;
        }
        Some(Typed::Line(line, sole))
    }

    /// Moves the answer if one is shown, otherwise the table.
    fn scroll(&mut self, to: impl Fn(usize, usize) -> usize) {
        let Some(frame) = &self.frame else { return };
        let is_table = !frame.headings.is_empty();
        let top = if is_table { &mut self.look.top } else { &mut self.look.said_top };
        *top = to((*top).min(frame.lines.saturating_sub(frame.page)), frame.page.max(1));
        *top = (*top).min(frame.lines.saturating_sub(frame.page));
    }

    /// Scrolls to the next or preceding part of the table.
    fn turn(&mut self, on: bool) {
        let Some(frame) = &self.frame else { return };
        let last = frame.lines.saturating_sub(frame.page);
        let top = self.look.top.min(last);
        let to = if on {
            frame.headings.iter().find(|at| **at > top && top < last).copied().unwrap_or(0)
        } else {
            frame.headings.iter().rev().find(|at| **at < top).copied().unwrap_or(last)
        };
        self.look.top = to.min(last);
    }
}

//! What is shown, and to whom.

use catalog::EventInfo;
use engine::{Page, Phrase, Seat, Viewer};

use super::Session;
use super::chairs::Chair;
use crate::Failure;

/// Clears a terminal, what has scrolled away included.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

impl Session<'_, '_> {
    /// A sentence on lines of its own.
    pub(super) fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(self.streams.output, "{}", self.renderer.say(phrase))?)
    }

    pub(super) fn page(&mut self, page: &Page) -> Result<(), Failure> {
        Ok(write!(self.streams.output, "{}", self.renderer.page(page, self.streams.width))?)
    }

    /// Empties the screen; a pipe has none.
    pub(super) fn clear(&mut self) -> Result<(), Failure> {
        if self.streams.terminal {
            write!(self.streams.output, "{CLEAR}")?;
        }
        Ok(())
    }

    pub(super) fn greet(&mut self) -> Result<(), Failure> {
        let info = self.playing.info();
        self.say(&Phrase::new("cli-greet").with("game", info.title))?;
        for seat in Seat::all(self.chairs.len()) {
            let kind = match &self.chairs.list[seat.index()] {
                Chair::Human => Phrase::new("cli-human"),
                Chair::Bot(spec) => Phrase::plain(spec.text()),
            };
            let line = Phrase::new("cli-greet-seat").with("seat", seat).with("number", seat.0 + 1);
            self.say(&line.with("kind", kind))?;
        }
        if self.chairs.humans() > 0 {
            self.say(&Phrase::new("cli-try-help"))?;
        }
        Ok(writeln!(self.streams.output)?)
    }

    /// What a seat sees when it is to decide: what has happened, the table, the prompt, its choices.
    pub(super) fn show(&mut self, seat: Seat) -> Result<(), Failure> {
        self.tell(seat)?;
        let page = self.playing.page(Viewer::Seat(seat));
        self.page(&page)?;
        writeln!(self.streams.output)?;
        let prompt = self.playing.prompt(Viewer::Seat(seat));
        self.say(&prompt)?;
        let legal = self.playing.legal(seat);
        let digits = legal.len().to_string().len();
        for (row, number) in legal.iter().zip(1..) {
            let sentence = self.renderer.say(&row.say);
            let typed = self.renderer.notation(self.playing.info().prefix, &row.text);
            writeln!(self.streams.output, "  {number:digits$}  {sentence}  [{typed}]")?;
        }
        Ok(())
    }

    /// Tells a seat what has happened since it was last told.
    pub(super) fn tell(&mut self, seat: Seat) -> Result<(), Failure> {
        let since = self.told[seat.index()].replace(self.playing.seq());
        let rows = self.news(Viewer::Seat(seat), since);
        self.events(&rows)?;
        if !rows.is_empty() {
            writeln!(self.streams.output)?;
        }
        Ok(())
    }

    /// Tells whoever looks on what has happened since they were last told.
    pub(super) fn tell_spectators(&mut self) -> Result<(), Failure> {
        let since = self.told_all.replace(self.playing.seq());
        let rows = self.news(Viewer::Spectator, since);
        self.events(&rows)
    }

    /// What has happened since so many moves, or from the set-up on.
    fn news(&self, viewer: Viewer, since: Option<usize>) -> Vec<EventInfo> {
        let mut rows = if since.is_none() { self.playing.opening(viewer) } else { Vec::new() };
        rows.extend(self.playing.events(viewer, since.unwrap_or(0).min(self.playing.seq())));
        rows
    }

    pub(super) fn events(&mut self, rows: &[EventInfo]) -> Result<(), Failure> {
        for row in rows {
            writeln!(self.streams.output, "- {}", self.renderer.say(&row.say))?;
        }
        Ok(())
    }
}

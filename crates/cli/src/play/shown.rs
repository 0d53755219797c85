//! The views that players see.

use catalog::EventInfo;
use engine::{Arg, Page, Phrase, Seat, Viewer};

use super::chairs::Chair;
use super::commands::Command;
use super::screen::{Layout, Offer, Typed};
use super::{Asked, Session};
use crate::Failure;

/// Clears a terminal, including its scrollback.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// The number of moves in the log of a screen.
const LOG_MOVES: usize = 60;

impl Session<'_, '_> {
    /// Prints a text unchanged.
    pub(super) fn put(&mut self, text: &str) -> Result<(), Failure> {
        match &mut self.screen {
            Some(screen) => screen.tell(text),
            None => self.streams.output.write_all(text.as_bytes())?,
        }
        Ok(())
    }

    /// Prints a sentence on its own lines.
    pub(super) fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.renderer.say(phrase);
        self.put(&format!("{text}\n"))
    }

    pub(super) fn page(&mut self, page: &Page) -> Result<(), Failure> {
        let text = self.renderer.page(page, self.width());
        self.put(&text)
    }

    /// The width of messages, in characters.
    fn width(&self) -> usize {
        self.screen.as_ref().map_or(self.streams.width, |screen| screen.width(&self.layout))
    }

    /// Clears the messages on the screen.
    pub(super) fn clear_messages(&mut self) {
        if let Some(screen) = &mut self.screen {
            screen.clear_messages();
        }
    }

    /// Clears the terminal, but not a pipe. The next player sees the whole table.
    pub(super) fn clear(&mut self) -> Result<(), Failure> {
        self.seen.fill(None);
        self.clear_messages();
        if self.screen.is_some() {
            return Ok(());
        }
        if self.streams.terminal {
            write!(self.streams.output, "{CLEAR}")?;
        }
        Ok(())
    }

    pub(super) fn greet(&mut self) -> Result<(), Failure> {
        if self.screen.is_some() {
            return Ok(());
        }
        let info = self.playing.info();
        self.say(&Phrase::new("cli-greet").with("game", info.title))?;
        for seat in Seat::all(self.chairs.len()) {
            let kind = match &self.chairs.list[seat.index()] {
                Chair::Human => Phrase::new("cli-human"),
                Chair::Bot(spec) if bots::levels().contains(&spec.text()) => {
                    Phrase::new("cli-bot-level").with("level", Phrase::new(format!("bot-{}", spec.text())))
                }
                Chair::Bot(spec) => Phrase::new("cli-bot").with("bot", spec.text()),
            };
            let line = Phrase::new("cli-greet-seat").with("seat", seat).with("number", seat.0 + 1);
            self.say(&line.with("kind", kind))?;
        }
        if self.chairs.humans() > 0 {
            self.say(&Phrase::new("cli-try-help"))?;
        }
        Ok(writeln!(self.streams.output)?)
    }

    /// Shows a deciding seat the news, the changes of the table, the prompt and its choices. Shows the whole table if it
    /// was not on the screen or was cleared.
    pub(super) fn prompt(&mut self, seat: Seat) -> Result<(), Failure> {
        self.tell(seat)?;
        let table = self.renderer.parts(&self.playing.page(Viewer::Seat(seat)));
        let before = self.seen[seat.index()].replace(table.clone());
        let lines = words::page_lines(&table, before.as_deref(), self.streams.width);
        let lines = if before.is_some() { words::news(lines) } else { lines };
        let text = words::plain_text(&lines);
        self.put(&text)?;
        self.put("\n")?;
        self.decision(seat)
    }

    /// Shows the whole table and the decision, or the parts of the table about a word.
    pub(super) fn show(&mut self, seat: Seat, wanted: &str) -> Result<(), Failure> {
        let page = self.playing.page(Viewer::Seat(seat));
        if wanted.is_empty() {
            if self.screen.is_some() {
                return Ok(());
            }
            self.page(&page)?;
            self.put("\n")?;
            return self.decision(seat);
        }
        let found = words::about(&self.renderer.parts(&page), wanted, self.width());
        if found.is_empty() {
            return self.say(&Phrase::new("cli-show-nothing").with("given", wanted));
        }
        self.put(&words::plain_text(&found))
    }

    /// Describes a component by its entry on the table or its printed text.
    pub(super) fn what(&mut self, seat: Seat, wanted: &str) -> Result<(), Failure> {
        if wanted.is_empty() {
            return self.say(&Phrase::new("cli-what-which"));
        }
        let page = self.playing.page(Viewer::Seat(seat));
        let about = words::about(&self.renderer.parts(&page), wanted, self.width());
        match self.printed(wanted)? {
            Some(text) if about.is_empty() => self.put(&format!("{text}\n")),
            Some(_) | None => self.show(seat, wanted),
        }
    }

    /// Name and text of a component by its id or name, even if it is not on the table. In a campaign only components
    /// met so far.
    fn printed(&self, wanted: &str) -> Result<Option<String>, Failure> {
        if self.campaign.is_some() {
            return Ok(None);
        }
        let prefix = format!("{}-", self.playing.info().prefix.to_lowercase());
        let said = |id: &str| self.renderer.say(&Phrase::new(id.to_owned()));
        let is_it = |text: &str| words::fold(text) == words::fold(wanted);
        let speech = self.renderer.lang.speech();
        let texts = speech.ids().into_iter().filter_map(|id| id.strip_suffix(".text"));
        let named = texts.filter(|id| id.starts_with(&prefix)).find_map(|id| {
            let title = format!("{id}.title");
            let name = said(if speech.knows(&title) { &title } else { id });
            let last = id.rsplit('-').next().unwrap_or(id);
            (is_it(last) || is_it(&name) || is_it(&said(id))).then_some((id, name))
        });
        let Some((id, name)) = named else { return Ok(None) };
        Ok(self.effect(id, &self.texts()?).map(|text| format!("{name}. {text}")))
    }

    /// The effects of this table's components, if the data set generates them.
    fn texts(&self) -> Result<Vec<(String, Phrase)>, Failure> {
        Ok(catalog::texts(self.playing.info().id, self.playing.data())?)
    }

    /// The effect of a component, by the message id of its name.
    fn effect(&self, id: &str, texts: &[(String, Phrase)]) -> Option<String> {
        if let Some((_, text)) = texts.iter().find(|(own, _)| own == id) {
            return Some(self.renderer.say(text));
        }
        let speech = self.renderer.lang.speech();
        let text = format!("{id}.text");
        let plain = speech.knows(&text) && speech.arguments(&text).next().is_none();
        plain.then(|| self.renderer.say(&Phrase::new(text)))
    }

    /// Shows the prompt with its clause, and the choices.
    fn decision(&mut self, seat: Seat) -> Result<(), Failure> {
        let prompt = self.playing.prompt(Viewer::Seat(seat));
        let clause = self.clause(&prompt);
        let mut text = self.renderer.say(&prompt);
        if !clause.is_empty() {
            text.push_str(&format!(" ({clause})"));
        }
        self.put(&format!("{text}\n"))?;
        let offers = self.offers(seat);
        let digits = offers.len().to_string().len();
        for (Offer { say, typed }, number) in offers.iter().zip(1..) {
            self.put(&format!("  {number:digits$}  {say}  [{typed}]\n"))?;
        }
        Ok(())
    }

    /// The clause of a prompt. The rest of the attribute is for the page.
    fn clause(&self, prompt: &Phrase) -> String {
        let id = format!("{}.clause", prompt.id);
        if words::knows(self.renderer.lang, &id) {
            self.renderer.say(&Phrase::new(id))
        } else {
            String::new()
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let prefix = self.playing.info().prefix;
        let texts = self.texts().unwrap_or_default();
        let offer = |row: &catalog::Choice| Offer {
            say: self.offered(&row.say, &texts),
            typed: self.renderer.notation(prefix, &row.text),
        };
        self.playing.legal(seat).iter().map(offer).collect()
    }

    /// A choice in words. If the attribute `tells` of its message names an argument, the effect of that component
    /// follows.
    fn offered(&self, say: &Phrase, texts: &[(String, Phrase)]) -> String {
        let mut text = self.renderer.say(say);
        let tells = format!("{}.tells", say.id);
        if words::knows(self.renderer.lang, &tells) {
            let name = self.renderer.say(&Phrase::new(tells));
            let told = say.args.iter().find_map(|(arg, value)| match value {
                Arg::Phrase(what) if *arg == name => self.effect(&what.id, texts),
                Arg::Phrase(_) | Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::List(_) => None,
            });
            if let Some(effect) = told {
                text.push_str(&format!(". {effect}"));
            }
        }
        text
    }

    /// Prints the events that a seat has not seen yet.
    pub(super) fn tell(&mut self, seat: Seat) -> Result<(), Failure> {
        let since = self.told[seat.index()].replace(self.playing.seq());
        let rows = self.news(Viewer::Seat(seat), since);
        self.events(&rows)?;
        if rows.is_empty() { Ok(()) } else { self.put("\n") }
    }

    /// Prints the events that spectators have not seen yet.
    pub(super) fn tell_spectators(&mut self) -> Result<(), Failure> {
        let since = self.told_all.replace(self.playing.seq());
        let rows = self.news(Viewer::Spectator, since);
        self.events(&rows)
    }

    /// The events after the given move, or since the set-up.
    fn news(&self, viewer: Viewer, since: Option<usize>) -> Vec<EventInfo> {
        let mut rows = if since.is_none() { self.playing.opening(viewer) } else { Vec::new() };
        rows.extend(self.playing.events(viewer, since.unwrap_or(0).min(self.playing.seq())));
        rows
    }

    pub(super) fn events(&mut self, rows: &[EventInfo]) -> Result<(), Failure> {
        for text in self.log_lines(rows) {
            self.put(&format!("- {text}\n"))?;
        }
        Ok(())
    }

    /// The log lines of these events; equal lines are merged with a count.
    pub(super) fn log_lines(&self, rows: &[EventInfo]) -> Vec<String> {
        let mut lines: Vec<(String, usize)> = Vec::new();
        for phrase in rows.iter().filter_map(EventInfo::told) {
            let text = self.renderer.say(phrase);
            match lines.last_mut() {
                Some((last, often)) if *last == text => *often += 1,
                _ => lines.push((text, 1)),
            }
        }
        let line =
            |(text, often): (String, usize)| if often == 1 { text } else { format!("{text} ×{often}") };
        lines.into_iter().map(line).collect()
    }
}

/// The same on a full screen.
impl Session<'_, '_> {
    /// Hides everything until the next player is ready.
    pub(super) fn lower_curtain(&mut self, seat: Seat) -> Result<(), Failure> {
        let phrase = Phrase::new("cli-curtain").with("seat", seat);
        if self.screen.is_none() {
            return self.say(&phrase);
        }
        self.layout = Layout { prompt: self.renderer.say(&phrase), ..self.empty_layout() };
        Ok(())
    }

    /// A layout without private information.
    fn empty_layout(&self) -> Layout {
        Layout {
            title: self.playing.info().title.to_owned(),
            keys: self.renderer.word("cli-screen-keys"),
            log_title: self.renderer.word("cli-screen-log"),
            too_small: self.renderer.word("cli-screen-small"),
            ..Layout::default()
        }
    }

    /// A viewer's layout of the table and the log.
    fn table_layout(&self, viewer: Viewer) -> Layout {
        let table = self.renderer.parts(&self.playing.page(viewer));
        let phase = self.renderer.say(&self.playing.progress().phase);
        // More than a screen shows; the command `log` prints the rest.
        let since = self.playing.seq().saturating_sub(LOG_MOVES);
        let mut rows = if since == 0 { self.playing.opening(viewer) } else { Vec::new() };
        rows.extend(self.playing.events(viewer, since));
        let log = self.log_lines(&rows);
        let layout = self.empty_layout();
        Layout { title: format!("{} · {phase}", layout.title), table, log, ..layout }
    }

    fn lay_out(&mut self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        let since = self.told[seat.index()].replace(self.playing.seq());
        let prompt = self.playing.prompt(viewer);
        let offers = self.offers(seat);
        let mut words: Vec<String> = offers.iter().map(|offer| offer.typed.clone()).collect();
        words.extend(Command::words(self.renderer.lang));
        let layout = self.table_layout(viewer);
        self.layout = Layout {
            who: self.renderer.say(&Phrase::new("seat-name").with("seat", seat)),
            before: self.seen[seat.index()].replace(layout.table.clone()),
            news: self.log_lines(&self.news(viewer, since)).len(),
            clause: self.clause(&prompt),
            prompt: self.renderer.say(&prompt),
            offers,
            words,
            ..layout
        };
    }

    /// A question other than a decision: the message is the prompt, without choices.
    pub(super) fn ask_beside(&mut self) {
        let Some(screen) = &mut self.screen else { return };
        self.layout.prompt = screen.said();
        self.layout.clause.clear();
        self.layout.offers.clear();
    }

    /// Shows that a bot is thinking, which may take a while.
    pub(super) fn show_thinking(&mut self, seat: Seat) -> Result<(), Failure> {
        let text = self.renderer.say(&Phrase::new("cli-screen-thinking").with("seat", seat));
        if self.layout.title.is_empty() && self.screen.is_some() {
            self.layout = self.table_layout(Viewer::Spectator);
        }
        if let Some(screen) = &mut self.screen {
            self.layout.prompt = text;
            self.layout.clause.clear();
            self.layout.offers.clear();
            screen.show(&self.layout, self.streams.output)?;
        }
        Ok(())
    }

    /// Shows the seat its table and reads input until it has decided.
    pub(super) fn ask_on_screen(&mut self, seat: Seat) -> Result<Asked, Failure> {
        self.lay_out(seat);
        loop {
            let Some(screen) = &mut self.screen else { return Ok(Asked::Changed) };
            let (line, sole) = match screen.read(&self.layout, self.streams.output)? {
                Typed::Line(line, sole) => (line, sole),
                Typed::Leave => {
                    self.clear_messages();
                    return self.quit();
                }
                Typed::Ended => return Err(self.ended()),
            };
            self.clear_messages();
            if line.is_empty() {
                continue;
            }
            // A line without a meaning of its own selects the only matching choice.
            let line = match sole {
                Some(at) if !self.is_meant(seat, &line) => (at + 1).to_string(),
                Some(_) | None => line,
            };
            if let Some(asked) = self.obey(seat, &line)? {
                return Ok(asked);
            }
        }
    }

    /// Shows the final table and the result until a player leaves, then prints the result on the shell's screen.
    pub(super) fn conclude_on_screen(&mut self) -> Result<(), Failure> {
        self.clear_messages();
        let title = self.renderer.word("cli-result");
        if let Some(screen) = &mut self.screen {
            screen.set_title(title);
        }
        self.result()?;
        let prompt = self.renderer.word("cli-screen-over");
        self.layout = Layout { prompt, ..self.table_layout(Viewer::Everybody) };
        if let Some(screen) = &mut self.screen {
            screen.read(&self.layout, self.streams.output)?;
        }
        self.clear_messages();
        self.leave_screen()
    }

    /// Restores the shell's screen and prints the last messages there.
    pub(super) fn leave_screen(&mut self) -> Result<(), Failure> {
        let Some(mut screen) = self.screen.take() else { return Ok(()) };
        let said = screen.said();
        drop(screen);
        if said.is_empty() { Ok(()) } else { self.put(&format!("{said}\n")) }
    }
}

//! Commands other than choices.

use std::path::{Path, PathBuf};

use catalog::AnyAction;
use engine::{ActError, GESTURE_MAX, NoUndo, Phrase, Seat, Viewer};
use words::{Lang, Names};

use super::{Asked, Session};
use crate::{Failure, components, files, learn, rules};

/// A command with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
    Redo,
    Restart,
    Why(String),
    Rules(String),
    Primer,
    Aid,
    Hint,
    Log,
    Show(String),
    What(String),
    Help,
    Save(String),
    Quit,
}

/// The commands, by the names of their messages `cli-command-<name>`.
const NAMES: [&str; 14] = [
    "undo", "redo", "restart", "why", "rules", "primer", "aid", "hint", "log", "show", "what", "help",
    "save", "quit",
];

impl Command {
    /// The words of all commands in a language.
    pub(super) fn words(lang: Lang) -> impl Iterator<Item = String> {
        let listed =
            move |name| words::say(lang, &Phrase::new(format!("cli-command-{name}")), &Names::none());
        NAMES
            .into_iter()
            .flat_map(move |name| listed(name).split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    /// Parses a command in any language; its words are the message `cli-command-<name>`.
    pub(super) fn read(line: &str) -> Option<Command> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        let plain = |command| rest.is_empty().then_some(command);
        let name = NAMES.into_iter().find(|name| is_word(&format!("cli-command-{name}"), word))?;
        match name {
            "undo" => plain(Command::Undo),
            "redo" => plain(Command::Redo),
            "restart" => plain(Command::Restart),
            "why" => Some(Command::Why(rest)),
            "rules" => Some(Command::Rules(rest)),
            "primer" => plain(Command::Primer),
            "aid" => plain(Command::Aid),
            "hint" => plain(Command::Hint),
            "log" => plain(Command::Log),
            "show" => Some(Command::Show(rest)),
            "what" => Some(Command::What(rest)),
            "help" => plain(Command::Help),
            "save" => Some(Command::Save(rest)),
            "quit" => plain(Command::Quit),
            _ => None,
        }
    }
}

/// Whether a word is in the list of a message, in any language. Ignores case and accents.
fn is_word(id: &str, word: &str) -> bool {
    let word = words::fold(word);
    Lang::ALL.into_iter().any(|lang| {
        let listed = words::say(lang, &Phrase::new(id.to_owned()), &Names::none());
        listed.split_whitespace().any(|listed| words::fold(listed) == word)
    })
}

/// Splits `3x draw` into the choice and its count.
fn times(line: &str) -> Option<(&str, usize)> {
    let (times, once) = line.trim().split_once(' ')?;
    let times = times.strip_suffix(['x', '×'])?.parse().ok()?;
    (1..=GESTURE_MAX).contains(&times).then_some((once.trim(), times))
}

impl Session<'_, '_> {
    /// Executes a line: a choice by number or notation, or a command. None if the same player continues.
    pub(super) fn obey(&mut self, seat: Seat, line: &str) -> Result<Option<Asked>, Failure> {
        let legal = self.playing.legal(seat);
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            let chosen = line.parse::<usize>().ok().and_then(|n| legal.get(n.checked_sub(1)?));
            return match chosen {
                Some(row) => self.decide(seat, line, &row.text),
                None => {
                    self.say(&Phrase::new("cli-no-number").with("given", line).with("max", legal.len()))?;
                    Ok(None)
                }
            };
        }
        // Notation of a legal action has precedence over a command of the same name.
        let text = self.read_notation(line);
        let is_choice = legal.iter().any(|row| row.text.eq_ignore_ascii_case(&text));
        match Command::read(line) {
            Some(command) if !is_choice => self.command(seat, command),
            Some(_) | None => match times(&text) {
                Some((once, times)) => self.repeat(seat, line, once, times),
                None => self.decide(seat, line, &text),
            },
        }
    }

    /// Repeats a choice while it is legal, also past chance.
    fn repeat(&mut self, seat: Seat, line: &str, text: &str, times: usize) -> Result<Option<Asked>, Failure> {
        let mut made = None;
        for _ in 0..times {
            let open = self.playing.legal(seat).iter().any(|row| row.text.eq_ignore_ascii_case(text));
            if made.is_some() && !open {
                break;
            }
            match self.decide(seat, line, text)? {
                Some(done) => made = Some(done),
                None => break,
            }
        }
        Ok(made)
    }

    /// Whether a line has a meaning of its own: a number, a command or notations.
    pub(super) fn is_meant(&self, seat: Seat, line: &str) -> bool {
        let text = self.read_notation(line);
        let unreadable = || {
            let read = self.playing.read(seat, &AnyAction::Notation(text.clone()));
            matches!(read, Err(ActError::Unreadable(_)))
        };
        line.bytes().all(|byte| byte.is_ascii_digit())
            || Command::read(line).is_some()
            || times(&text).is_some()
            || self.is_gesture(seat, &text)
            || !unreadable()
    }

    fn help(&mut self) -> Result<(), Failure> {
        self.say(&Phrase::new("cli-help"))?;
        let own = format!("cli-help-{}", self.playing.info().id);
        if words::knows(self.renderer.lang, &own) {
            self.say(&Phrase::new(own))?;
        }
        if self.screen.is_some() {
            self.put("\n")?;
            self.say(&Phrase::new("cli-screen-help"))?;
        }
        Ok(())
    }

    /// Translates typed text into the notation of records.
    fn read_notation(&self, typed: &str) -> String {
        words::read_notation(&self.playing.info().prefix.to_lowercase(), typed)
    }

    /// Makes the move with this notation of records; `typed` is the original text.
    fn decide(&mut self, seat: Seat, typed: &str, text: &str) -> Result<Option<Asked>, Failure> {
        match self.playing.act(seat, &AnyAction::Notation(text.to_owned()), None) {
            Ok(_) => Ok(Some(Asked::Changed)),
            // Text that is not a notation may be a gesture, or a line that the game parses.
            Err(ActError::Unreadable(_)) if self.is_gesture(seat, text) => self.gesture(seat, text),
            Err(mut error) => {
                if let ActError::Unreadable(text) = &mut error {
                    *text = typed.chars().take(80).collect();
                }
                self.refuse(&error)?;
                Ok(None)
            }
        }
    }

    pub(super) fn refuse(&mut self, error: &ActError) -> Result<(), Failure> {
        let phrase = error.phrase();
        if let ActError::Illegal(illegal) = error {
            return self.say(&Phrase::new("cli-refused").with("why", phrase).with("clause", illegal.clause));
        }
        self.say(&phrase)?;
        if let ActError::Unreadable(_) = error {
            self.say(&Phrase::new("cli-try-help"))?;
        }
        Ok(())
    }

    fn command(&mut self, seat: Seat, command: Command) -> Result<Option<Asked>, Failure> {
        match command {
            Command::Undo => {
                let done = self.undo(seat);
                self.taken_back(done)
            }
            Command::Redo => {
                let done = self.playing.redo(seat);
                self.taken_back(done)
            }
            Command::Restart => {
                let done = self.restart(seat);
                self.taken_back(done)
            }
            Command::Why(text) => self.why(seat, &text).map(|()| None),
            Command::Rules(clause) => self.rules(&clause).map(|()| None),
            Command::Primer => self.primer().map(|()| None),
            Command::Aid => self.aid(seat).map(|()| None),
            Command::Hint => self.hint(seat).map(|()| None),
            Command::Log => self.log(seat).map(|()| None),
            Command::Show(name) => self.show(seat, &name).map(|()| None),
            Command::What(name) => self.what(seat, &name).map(|()| None),
            Command::Help => self.help().map(|()| None),
            Command::Save(name) => self.save_as(&name).map(|()| None),
            Command::Quit => self.quit().map(Some),
        }
    }

    /// Undoes the seat's last decision; if all others are bots, past their answers, which will be repeated.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        match self.playing.undo(seat) {
            Err(NoUndo::Decided(_)) => {
                let decisions = self.playing.undoable_past(seat, self.chairs.yielding())?;
                self.playing.take_back(seat, decisions)
            }
            done => done,
        }
    }

    /// Like [`Self::undo`], for the whole turn.
    fn restart(&mut self, seat: Seat) -> Result<(), NoUndo> {
        match self.playing.restart(seat) {
            Err(NoUndo::Decided(_)) => {
                let decisions = self.playing.restartable_past(seat, self.chairs.yielding())?;
                self.playing.take_back(seat, decisions)
            }
            done => done,
        }
    }

    fn taken_back(&mut self, done: Result<(), NoUndo>) -> Result<Option<Asked>, Failure> {
        match done {
            Ok(()) => Ok(Some(Asked::Changed)),
            Err(reason) => {
                self.say(&reason.phrase())?;
                Ok(None)
            }
        }
    }

    /// Prints the reason why an action is illegal, or all refusals with a prefix.
    fn why(&mut self, seat: Seat, text: &str) -> Result<(), Failure> {
        if !text.is_empty() {
            return match self.playing.read(seat, &AnyAction::Notation(self.read_notation(text))) {
                Ok(_) => self.say(&Phrase::new("cli-why-legal").with("text", text)),
                Err(error) => self.refuse(&error),
            };
        }
        let refusals = self.playing.refusals(seat);
        if refusals.is_empty() {
            return self.say(&Phrase::new("cli-why-nothing"));
        }
        // Actions forbidden for the same reason share one line.
        let mut reasons: Vec<(Phrase, &str, Vec<String>)> = Vec::new();
        for row in refusals {
            let typed = self.renderer.notation(self.playing.info().prefix, &row.text);
            match reasons.iter_mut().find(|(why, clause, _)| *why == row.reason && *clause == row.clause) {
                Some((_, _, list)) => list.push(typed),
                None => reasons.push((row.reason, row.clause, vec![typed])),
            }
        }
        for (why, clause, list) in reasons {
            let phrase = Phrase::new("cli-why").with("text", list.join(", ").as_str());
            self.say(&phrase.with("why", why).with("clause", clause))?;
        }
        Ok(())
    }

    fn rules(&mut self, wanted: &str) -> Result<(), Failure> {
        let info = self.playing.info();
        let ledger = catalog::ledger(info.id, self.renderer.lang)?;
        if wanted.is_empty() {
            let lines = ledger.chapters.iter().map(|chapter| format!("{}  {}\n", chapter.id, chapter.title));
            return self.put(&lines.collect::<String>());
        }
        match rules::find(ledger, info.prefix, wanted) {
            Some(part) => {
                let text = rules::text(&part, &self.renderer);
                self.put(&text)
            }
            None => self.say(&rules::unknown(ledger, wanted)),
        }
    }

    fn primer(&mut self) -> Result<(), Failure> {
        let info = self.playing.info();
        let page = learn::primer(&learn::guide(info, &self.renderer)?, info);
        self.page(&page)
    }

    /// The player aid, with the present phase and the seat's own points.
    fn aid(&mut self, seat: Seat) -> Result<(), Failure> {
        let info = self.playing.info();
        let guide = learn::guide(info, &self.renderer)?;
        let phase = self.playing.progress().phase;
        let page = learn::aid(&guide, info, Some(&*phase.id), Some(&self.playing.standing(seat)));
        self.page(&page)
    }

    fn log(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut rows = self.playing.opening(Viewer::Seat(seat));
        rows.extend(self.playing.events(Viewer::Seat(seat), 0));
        self.events(&rows)
    }

    /// Saves under a name. A failure is reported, and the game continues.
    fn save_as(&mut self, name: &str) -> Result<(), Failure> {
        let file = if name.is_empty() { self.usual_file() } else { PathBuf::from(name) };
        match files::write(&file, &self.record()) {
            Ok(()) => {
                self.say(&components::path("cli-saved", &file))?;
                self.file = Some(file);
                Ok(())
            }
            Err(Failure::Failed(phrase) | Failure::Usage(phrase)) => self.say(&phrase),
            Err(Failure::Unheard) => Err(Failure::Unheard),
        }
    }

    fn usual_file(&self) -> PathBuf {
        self.file.clone().unwrap_or_else(|| Path::new(self.playing.info().id).with_extension("game"))
    }

    /// Leaves the game, after an offer to save.
    pub(super) fn quit(&mut self) -> Result<Asked, Failure> {
        if let Some(file) = self.save.clone() {
            self.say(&components::path("cli-saved", &file))?;
            return Ok(Asked::Quit);
        }
        let file = self.usual_file();
        self.say(&components::path("cli-quit-save", &file))?;
        if self.screen.is_some() {
            self.ask_beside();
        } else {
            self.put("> ")?;
        }
        match self.line()?.as_deref() {
            // At the end of the input the game is not saved unless `--save` was given.
            None => self.say(&Phrase::new("cli-quit-unsaved"))?,
            Some(word) if is_word("cli-no", word) => self.say(&Phrase::new("cli-quit-unsaved"))?,
            Some(word) if word.is_empty() || is_word("cli-yes", word) => self.save_as("")?,
            Some(name) => self.save_as(name)?,
        }
        Ok(Asked::Quit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_read_in_both_languages() {
        assert_eq!(Command::read("UNDO"), Some(Command::Undo));
        assert_eq!(Command::read("annuler"), Some(Command::Undo));
        assert_eq!(Command::read("why  bid 5"), Some(Command::Why("bid 5".into())));
        assert_eq!(Command::read("règles MN-5.1"), Some(Command::Rules("MN-5.1".into())));
        assert_eq!(Command::read("save a file.game"), Some(Command::Save("a file.game".into())));
        assert_eq!(Command::read("aid"), Some(Command::Aid));
        assert_eq!(Command::read("conseil"), Some(Command::Hint));
        assert_eq!(Command::read("aide-mémoire"), Some(Command::Aid));
        assert_eq!(Command::read("présentation"), Some(Command::Primer));
        assert_eq!(Command::read("undo everything"), None);
        assert_eq!(Command::read("bid 5"), None);
    }
}

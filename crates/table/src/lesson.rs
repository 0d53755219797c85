//! Lessons: a public deal, one learner, and other seats that a script plays until the game is free.
//!
//! This module does not know the lessons. The scripted moves come with the request, and the game checks them like any
//! others.

use engine::{Seat, Seed};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::play::Play;
use crate::state::Table;
use crate::token::PersonId;
use crate::wire::{LessonInfo, Status};

/// The lesson of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonState {
    pub lesson: String,
    pub scripted: bool,
}

/// A move of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptedMove {
    pub seat: Seat,
    /// In notation.
    pub text: String,
}

impl From<ScriptedMove> for Entry {
    fn from(ScriptedMove { seat, text }: ScriptedMove) -> Entry {
        Entry::Move { seat, text, bot: false, gesture: None }
    }
}

impl Table {
    /// Whether a script plays the other seats.
    pub fn is_scripted(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.scripted)
    }

    /// The lesson as clients see it.
    pub(crate) fn lesson_info(&self) -> Option<LessonInfo> {
        self.lesson
            .as_ref()
            .map(|LessonState { lesson, scripted }| LessonInfo { id: lesson.clone(), scripted: *scripted })
    }

    /// Starts or restarts a lesson and discards the moves played.
    pub(crate) fn teach(&mut self, lesson: &str, seed: u64) -> Result<(), Fault> {
        let data = self.games.data_by_hash(&self.row.game, &self.row.data)?;
        let game =
            self.games.begin(&self.row.game, data, self.seats.len(), &self.row.options, Seed::from(seed))?;
        match &mut self.play {
            Some(play) => play.go_on(game),
            None => self.play = Some(Play::begin(game)),
        }
        self.lesson = Some(LessonState { lesson: lesson.to_owned(), scripted: true });
        self.status = Status::Running;
        self.agreed = false;
        self.listed = None;
        Ok(())
    }

    /// Ends the script.
    pub(crate) fn free(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.scripted = false;
        }
    }

    /// The entries that go to a step of the lesson, forwards or back.
    pub(crate) fn go_to(
        &self,
        person: PersonId,
        seed: u64,
        moves: &[ScriptedMove],
    ) -> Result<Vec<Entry>, Fault> {
        let LessonState { lesson, .. } = self.taught(person)?;
        let begin = Entry::Lesson { lesson: lesson.clone(), seed };
        Ok([begin].into_iter().chain(moves.iter().cloned().map(Entry::from)).collect())
    }

    /// The entry for a move of the script.
    pub(crate) fn show(&self, person: PersonId, shown: &ScriptedMove) -> Result<Vec<Entry>, Fault> {
        if !self.taught(person)?.scripted {
            return Err(Fault::BotDecides);
        }
        Ok(vec![shown.clone().into()])
    }

    /// The entry that ends the script.
    pub(crate) fn end_script(&self, person: PersonId) -> Result<Vec<Entry>, Fault> {
        Ok(if self.taught(person)?.scripted { vec![Entry::Freed] } else { Vec::new() })
    }

    fn taught(&self, person: PersonId) -> Result<&LessonState, Fault> {
        if self.row.host != person {
            return Err(Fault::HostOnly);
        }
        self.lesson.as_ref().ok_or(Fault::NotRunning)
    }
}

//! Lessons: a deal that everybody knows, one learner, and other seats that a script plays until the game is free.
//!
//! Which lessons there are, and what they play, is not known here: the moves come with the wish, and the game checks them
//! like any others.

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
    /// The id of the lesson.
    pub lesson: String,
    /// Whether a script still plays the other seats.
    pub scripted: bool,
}

/// A move of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptedMove {
    /// The seat.
    pub seat: Seat,
    /// What, in notation.
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

    /// The lesson as people may know it.
    pub(crate) fn lesson_info(&self) -> Option<LessonInfo> {
        self.lesson
            .as_ref()
            .map(|LessonState { lesson, scripted }| LessonInfo { id: lesson.clone(), scripted: *scripted })
    }

    /// A lesson begins, or begins anew: nothing of what was played stands any more.
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

    /// The script has ended.
    pub(crate) fn free(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.scripted = false;
        }
    }

    /// The entries by which a lesson goes to a place in its script, forwards or back.
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

    /// The entries by which the script makes a move.
    pub(crate) fn show(&self, person: PersonId, shown: &ScriptedMove) -> Result<Vec<Entry>, Fault> {
        if !self.taught(person)?.scripted {
            return Err(Fault::BotDecides);
        }
        Ok(vec![shown.clone().into()])
    }

    /// The entries by which the script ends.
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

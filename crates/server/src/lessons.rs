//! The tables of lessons: opening them, finding them again, and moving through their scripts.

use std::sync::Arc;

use engine::Seat;
use learn::{LessonScript, Task};
use serde_json::Value;
use table::wire::{NewSeat, Status, TableInfo};
use table::{Entry, PersonId, ScriptedMove, TableId, Wish};

use crate::fault::Fault;
use crate::registry::{Opening, Registry};

fn scripted(one: &learn::ScriptedMove) -> ScriptedMove {
    ScriptedMove { seat: Seat(one.seat), text: one.text.clone() }
}

/// The moves before a step.
fn moves_before(script: &LessonScript, step: u32) -> Vec<ScriptedMove> {
    script.moves_before(step as usize).iter().map(scripted).collect()
}

fn script(game: &str, lesson: &str) -> Result<&'static LessonScript, Fault> {
    learn::lesson(game, lesson).ok_or(Fault::NotFound)
}

impl Registry {
    /// The table of a lesson at a step: the person's existing one, or a new one.
    pub(crate) async fn lesson(
        self: &Arc<Self>,
        person: PersonId,
        game: &str,
        lesson: &str,
        step: Option<u32>,
    ) -> Result<TableInfo, Fault> {
        let script = script(game, lesson)?;
        let Some((id, known)) = self.lesson_of(person, game, lesson).await? else {
            return self.open_lesson(person, game, script, step.unwrap_or(0)).await;
        };
        match step {
            Some(step) => {
                let moves = moves_before(script, step);
                self.wish(id, person, Wish::GoTo { seed: script.seed, moves }).await
            }
            None => Ok(known),
        }
    }

    /// The table at which a person takes a lesson, if the lesson can still continue there.
    async fn lesson_of(
        &self,
        person: PersonId,
        game: &str,
        lesson: &str,
    ) -> Result<Option<(TableId, TableInfo)>, Fault> {
        let data = self.games.data(game)?.hash().to_string();
        let version = self.games.info(game)?.rules_version;
        let mut listed = self.store.tables_of(person, u32::MAX).await?;
        let fits = |one: &table::Listed| {
            let row = &one.row;
            row.game == game && row.data == data && row.rules_version == version && row.host == person
        };
        listed.retain(|one| fits(one) && one.status != Status::Frozen);
        let tables = self.list(listed, Some(person)).await?;
        let taught = |table: &TableInfo| table.lesson.as_ref().is_some_and(|taught| taught.id == lesson);
        let found = tables.into_iter().find(taught);
        Ok(found.and_then(|table| Some((table.id.parse().ok()?, table))))
    }

    async fn open_lesson(
        &self,
        person: PersonId,
        game: &str,
        script: &LessonScript,
        step: u32,
    ) -> Result<TableInfo, Fault> {
        let seat = |seat| {
            if seat == script.learner {
                NewSeat::Me { name: None }
            } else {
                NewSeat::Bot { level: script.bots.clone() }
            }
        };
        let begin = Entry::Lesson { lesson: script.id.clone(), seed: script.seed };
        let moves = moves_before(script, step).into_iter().map(Entry::from);
        self.open_as(
            person,
            Opening {
                game: game.to_owned(),
                options: serde_json::to_value(&script.options).unwrap_or(Value::Null),
                seats: (0..script.seats).map(seat).collect(),
                begin: [begin].into_iter().chain(moves).collect(),
                ..Opening::default()
            },
        )
        .await
    }

    /// Makes a move of a step of the lesson's script.
    pub(crate) async fn show(
        self: &Arc<Self>,
        id: TableId,
        person: PersonId,
        step: u32,
        at: u32,
    ) -> Result<TableInfo, Fault> {
        let find = move |table: &table::Table| {
            let lesson = table.lesson.as_ref().ok_or(table::Fault::NotRunning)?;
            let script = script(&table.row.game, &lesson.lesson)?;
            let Some(Task::Show(moves)) = script.steps.get(step as usize).map(|step| step.task()) else {
                return Err(Fault::NotFound);
            };
            moves.get(at as usize).map(scripted).ok_or(Fault::NotFound)
        };
        let shown = self.look(id, Some(person), None, find).await?;
        self.wish(id, person, Wish::Show(shown)).await
    }
}

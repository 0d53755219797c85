//! The learning material of a game in one language, for the page and the terminal.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;
use words::Lang;

use crate::file::{AidFile, Course, LessonScript, Localized, StepScript, Task, told};

/// The learning material of a game, the answer to `GET /api/games/{id}/guide?lang=fr`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Guide {
    pub game: String,
    /// The game on one screen.
    pub primer: Primer,
    /// The player aid, block by block.
    pub aid: Vec<AidBlock>,
    /// The lessons in order.
    pub lessons: Vec<Lesson>,
}

/// A game on one screen.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Primer {
    /// The game in one sentence.
    pub pitch: String,
    /// The winning condition.
    pub goal: String,
    /// The parts of a turn or a round.
    pub turn: Vec<String>,
    /// The end condition.
    pub ends: String,
    /// Advice.
    pub tips: Vec<String>,
    /// Common mistakes of beginners.
    pub traps: Vec<String>,
}

/// A block of the player aid.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AidBlock {
    /// Its title.
    pub title: String,
    /// Its rows.
    pub rows: Vec<AidRow>,
}

/// A row of the player aid.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AidRow {
    /// Its drawing in the sprite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub icon: Option<String>,
    /// Its cells.
    pub cells: Vec<String>,
    /// The phases of the game, by their messages, in which it is the present one.
    pub phases: Vec<String>,
    /// The lines of the score sheet that it is about.
    pub items: Vec<String>,
    /// The clauses that it explains.
    pub clauses: Vec<String>,
}

/// A lesson, played at its own table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Lesson {
    pub id: String,
    pub title: String,
    /// The learner's seat.
    pub learner: u8,
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Step {
    /// The text; `{p1}` is the name at seat 1.
    pub text: String,
    /// The highlighted places: paths into the learner's view, `@choice <notation>`, or a part of the page such as `@prompt`.
    pub at: Vec<String>,
    /// The clauses that it explains.
    pub clauses: Vec<String>,
    /// The task.
    pub task: StepKind,
}

/// The task of a step.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StepKind {
    /// Read the text.
    Say,
    /// Watch moves, which the server knows.
    Show {
        /// The number of moves.
        moves: u32,
    },
    /// Make decisions.
    Do {
        /// The decisions in order, in notation.
        moves: Vec<String>,
        /// Moves accepted in place of the first.
        also: Vec<String>,
        /// Whether the order does not matter.
        any_order: bool,
        /// Whether any choice is accepted.
        others: bool,
        /// The answer to another choice.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        otherwise: Option<String>,
    },
    /// Play on freely.
    Free {
        /// Hints in the free game.
        hints: Vec<Hint>,
    },
}

/// A text that is shown once, when the learner first has such a choice.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Hint {
    /// The beginning of the choice's notation.
    pub on: String,
    pub text: String,
    /// The clauses that it explains.
    pub clauses: Vec<String>,
}

fn text(said: &Localized<String>, lang: Lang) -> String {
    told(said, lang).cloned().unwrap_or_default()
}

impl Guide {
    /// The guide of a course in a language.
    pub fn of(course: &Course, lang: Lang) -> Guide {
        let primer = told(&course.primer.said, lang).map_or_else(Primer::nothing, |texts| Primer {
            pitch: texts.pitch.clone(),
            goal: texts.goal.clone(),
            turn: texts.turn.clone(),
            ends: texts.ends.clone(),
            tips: texts.tips.clone(),
            traps: texts.traps.clone(),
        });
        Guide {
            game: course.game.clone(),
            primer,
            aid: course.aids.iter().map(|block| AidBlock::of(block, lang)).collect(),
            lessons: course.lessons.iter().map(|lesson| Lesson::of(lesson, lang)).collect(),
        }
    }
}

impl Primer {
    fn nothing() -> Primer {
        Primer {
            pitch: String::new(),
            goal: String::new(),
            turn: Vec::new(),
            ends: String::new(),
            tips: Vec::new(),
            traps: Vec::new(),
        }
    }
}

impl AidBlock {
    fn of(block: &AidFile, lang: Lang) -> AidBlock {
        let row = |row: &crate::file::AidRowFile| AidRow {
            icon: row.icon.clone(),
            cells: told(&row.said, lang).cloned().unwrap_or_default(),
            phases: row.phases.clone(),
            items: row.items.clone(),
            clauses: row.clauses.clone(),
        };
        AidBlock { title: text(&block.title, lang), rows: block.rows.iter().map(row).collect() }
    }
}

impl Lesson {
    fn of(lesson: &LessonScript, lang: Lang) -> Lesson {
        Lesson {
            id: lesson.id.clone(),
            title: text(&lesson.title, lang),
            learner: lesson.learner,
            steps: lesson.steps.iter().map(|step| Step::of(step, lang)).collect(),
        }
    }
}

impl Step {
    fn of(step: &StepScript, lang: Lang) -> Step {
        let task = match step.task() {
            Task::Say => StepKind::Say,
            Task::Show(moves) => StepKind::Show { moves: u32::try_from(moves.len()).unwrap_or(u32::MAX) },
            Task::Do(moves) => StepKind::Do {
                moves: moves.to_vec(),
                also: step.also.clone(),
                any_order: step.any_order,
                others: step.others,
                otherwise: step.otherwise.as_ref().map(|said| text(said, lang)),
            },
            Task::Free => StepKind::Free {
                hints: step
                    .hints
                    .iter()
                    .map(|hint| Hint {
                        on: hint.on.clone(),
                        text: text(&hint.said, lang),
                        clauses: hint.clauses.clone(),
                    })
                    .collect(),
            },
        };
        Step { text: text(&step.said, lang), at: step.at.clone(), clauses: step.clauses.clone(), task }
    }
}

//! The file format of `learn/`: texts in all languages, and assertions about them.

use std::collections::BTreeMap;

use serde::Deserialize;
use words::Lang;

/// A text by language code. A missing language uses the first one.
pub type Localized<T> = BTreeMap<String, T>;

/// The text in a language.
pub(crate) fn told<T>(said: &Localized<T>, lang: Lang) -> Option<&T> {
    said.get(lang.code()).or_else(|| said.get(Lang::default().code()))
}

/// Assertions about the learner's view: a path, and the value there.
pub type Expectations = BTreeMap<String, toml::Value>;

/// The learning material of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The game.
    pub game: String,
    /// The rules version that the lessons were made for.
    pub rules: u16,
    /// The game on one screen.
    pub primer: PrimerFile,
    /// The player aid.
    #[serde(rename = "aid")]
    pub aids: Vec<AidFile>,
    /// The lessons in order.
    #[serde(rename = "lesson")]
    pub lessons: Vec<LessonScript>,
}

/// A primer.
#[derive(Clone, Debug, Deserialize)]
pub struct PrimerFile {
    /// The clauses that it explains.
    pub clauses: Vec<String>,
    /// Its texts.
    #[serde(flatten)]
    pub said: Localized<PrimerTexts>,
}

/// The texts of a primer in one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrimerTexts {
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

/// A block of a player aid.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AidFile {
    /// Its title.
    pub title: Localized<String>,
    /// Its rows.
    #[serde(rename = "row")]
    pub rows: Vec<AidRowFile>,
}

/// A row of a player aid.
#[derive(Clone, Debug, Deserialize)]
pub struct AidRowFile {
    /// Its drawing in the sprite.
    #[serde(default)]
    pub icon: Option<String>,
    /// The phases of the game, by their messages, in which it is the present one.
    #[serde(default)]
    pub phases: Vec<String>,
    /// The lines of the score sheet that it is about.
    #[serde(default)]
    pub items: Vec<String>,
    /// The clauses that it explains.
    #[serde(default)]
    pub clauses: Vec<String>,
    /// Assertions of its figures about the view at the start of the first lesson.
    #[serde(default)]
    pub expect: Expectations,
    /// Its two cells.
    #[serde(flatten)]
    pub said: Localized<Vec<String>>,
}

/// A lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonScript {
    /// Its id, unique in its game.
    pub id: String,
    /// Its title.
    pub title: Localized<String>,
    /// The seed of its deal.
    pub seed: u64,
    pub seats: u8,
    pub learner: u8,
    /// The options of the table.
    pub options: toml::Table,
    /// The level of the bots in the free game.
    pub bots: String,
    /// Moves played before the first step, without being shown.
    #[serde(default)]
    pub setup: Vec<ScriptedMove>,
    /// The messages of the components named in its texts.
    #[serde(default)]
    pub names: Vec<String>,
    /// Its steps.
    #[serde(rename = "step")]
    pub steps: Vec<StepScript>,
}

/// A move of a script: `1 bid 4` is a move of seat 1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ScriptedMove {
    pub seat: u8,
    /// The move, in notation.
    pub text: String,
}

impl TryFrom<String> for ScriptedMove {
    type Error = String;

    fn try_from(line: String) -> Result<ScriptedMove, String> {
        let (seat, text) = line.split_once(' ').ok_or_else(|| format!("{line:?} names no move"))?;
        let seat = seat.parse().map_err(|_| format!("{line:?} names no seat"))?;
        Ok(ScriptedMove { seat, text: text.to_owned() })
    }
}

/// A step of a lesson.
#[derive(Clone, Debug, Deserialize)]
pub struct StepScript {
    /// The highlighted places.
    #[serde(default)]
    pub at: Vec<String>,
    /// The clauses that it explains.
    pub clauses: Vec<String>,
    /// Assertions of its text about the learner's view.
    #[serde(default)]
    pub expect: Expectations,
    /// Moves that are shown. They include moves of the learner only if there is no choice.
    #[serde(default)]
    pub show: Option<Vec<ScriptedMove>>,
    /// Decisions that the learner makes, in this order.
    #[serde(default, rename = "do")]
    pub asked: Option<Vec<String>>,
    /// Moves accepted in place of the first of them.
    #[serde(default)]
    pub also: Vec<String>,
    /// Whether the order does not matter.
    #[serde(default)]
    pub any_order: bool,
    /// Whether any choice is accepted.
    #[serde(default)]
    pub others: bool,
    /// The answer to another legal choice.
    #[serde(default, rename = "else")]
    pub otherwise: Option<Localized<String>>,
    /// Set if the free game starts here.
    #[serde(default)]
    pub free: Option<Free>,
    /// Hints in the free game, each shown once.
    #[serde(default, rename = "hint")]
    pub hints: Vec<HintFile>,
    /// Its text.
    #[serde(flatten)]
    pub said: Localized<String>,
}

/// The end of the free game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// The lesson ends when the game ends.
    pub until: Until,
}

/// The end of a free game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of the game.
    Over,
}

/// A text that is shown once, when the learner first has such a choice.
#[derive(Clone, Debug, Deserialize)]
pub struct HintFile {
    /// The beginning of the choice's notation.
    pub on: String,
    /// The clauses that it explains.
    #[serde(default)]
    pub clauses: Vec<String>,
    #[serde(flatten)]
    pub said: Localized<String>,
}

/// The task of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task<'a> {
    /// Read the text.
    Say,
    /// Watch these moves.
    Show(&'a [ScriptedMove]),
    /// Make these decisions.
    Do(&'a [String]),
    /// Play on freely.
    Free,
}

impl StepScript {
    /// The task of this step.
    pub fn task(&self) -> Task<'_> {
        match (&self.show, &self.asked, &self.free) {
            (Some(show), _, _) => Task::Show(show),
            (_, Some(asked), _) => Task::Do(asked),
            (_, _, Some(_)) => Task::Free,
            (None, None, None) => Task::Say,
        }
    }
}

impl LessonScript {
    /// The moves before a step: the set-up and the moves of the earlier steps.
    pub fn moves_before(&self, step: usize) -> Vec<ScriptedMove> {
        let mut moves = self.setup.clone();
        for before in self.steps.iter().take(step) {
            match before.task() {
                Task::Show(shown) => moves.extend_from_slice(shown),
                Task::Do(asked) => {
                    let own = |text: &String| ScriptedMove { seat: self.learner, text: text.clone() };
                    moves.extend(asked.iter().map(own));
                }
                Task::Say | Task::Free => (),
            }
        }
        moves
    }
}

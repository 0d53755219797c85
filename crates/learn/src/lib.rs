//! Learning material: a primer, a player aid and lessons for each game, as data in every language.
//!
//! The files are `learn/<game>.toml`; `learn/README.md` describes their format. This crate parses them and returns the
//! texts of one language. It plays no moves: a test of the program checks the lessons against the rules.

mod file;
mod guide;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use words::Lang;

pub use file::{
    AidFile, AidRowFile, Course, Expectations, Free, HintFile, LessonScript, Localized, PrimerFile,
    PrimerTexts, ScriptedMove, StepScript, Task, Until,
};
pub use guide::{AidBlock, AidRow, Guide, Hint, Lesson, Primer, Step, StepKind};

/// The games that can be learned, with the text of their files.
const FILES: &[(&str, &str)] = &[
    ("au-nom-du-roi", include_str!("../../../learn/au-nom-du-roi.toml")),
    ("goa", include_str!("../../../learn/goa.toml")),
    ("ilos", include_str!("../../../learn/ilos.toml")),
    ("maracaibo", include_str!("../../../learn/maracaibo.toml")),
    ("mundus-novus", include_str!("../../../learn/mundus-novus.toml")),
];

/// All courses, parsed once.
pub fn courses() -> &'static [Course] {
    static READ: LazyLock<Vec<Course>> = LazyLock::new(|| {
        let read = |(game, text): &(&str, &str)| {
            toml::from_str(text).unwrap_or_else(|error| panic!("learn/{game}.toml: {error}"))
        };
        FILES.iter().map(read).collect()
    });
    &READ
}

/// The learning material of a game; none if it has no file.
pub fn course(game: &str) -> Option<&'static Course> {
    courses().iter().find(|course| course.game == game)
}

/// The learning material of a game in one language.
pub fn guide(game: &str, lang: Lang) -> Option<Guide> {
    course(game).map(|course| Guide::of(course, lang))
}

/// A lesson of a game by its id.
pub fn lesson(game: &str, id: &str) -> Option<&'static LessonScript> {
    course(game)?.lessons.iter().find(|lesson| lesson.id == id)
}

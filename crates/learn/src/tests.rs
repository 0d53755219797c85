//! The format of the files, and the TypeScript types of the page.

use std::path::Path;

use engine::kit::TypeScript;

use super::*;

#[test]
fn every_file_of_the_folder_is_built_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../learn");
    let mut found: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().to_str()?.strip_suffix(".toml").map(str::to_owned))
        .collect();
    found.sort();
    let built_in: Vec<&str> = FILES.iter().map(|(game, _)| *game).collect();
    assert_eq!(found, built_in);
    for (course, game) in courses().iter().zip(built_in) {
        assert_eq!(course.game, game);
    }
}

#[test]
fn a_step_has_one_task() {
    for step in courses().iter().flat_map(|course| &course.lessons).flat_map(|lesson| &lesson.steps) {
        let wants = [step.show.is_some(), step.asked.is_some(), step.free.is_some()];
        assert!(wants.into_iter().filter(|wanted| *wanted).count() <= 1, "{:?}", step.said);
        assert!(step.free.is_some() || step.hints.is_empty(), "hints are for a free game: {:?}", step.said);
        let decides = step.asked.is_some();
        let about = step.any_order || step.others || !step.also.is_empty() || step.otherwise.is_some();
        assert!(decides || !about, "nothing is asked: {:?}", step.said);
    }
}

#[test]
fn the_moves_before_a_step_are_those_of_the_steps_before() {
    let lesson = lesson("goa", "madras").unwrap();
    assert!(lesson.moves_before(0).is_empty());
    let first = lesson.moves_before(3);
    assert_eq!(first.len(), 2);
    assert_eq!((first[0].seat, first[0].text.as_str()), (0, "flag at 0,3"));
    assert_eq!((first[1].seat, first[1].text.as_str()), (1, "mark A26"));
}

#[test]
fn a_guide_is_in_the_requested_language() {
    let english = guide("goa", Lang::En).unwrap();
    let french = guide("goa", Lang::Fr).unwrap();
    assert_eq!(english.lessons[0].title, "From an auction to Madras");
    assert_eq!(french.lessons[0].title, "D’une enchère à Madras");
    assert!(guide("chess", Lang::En).is_none());
}

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("crates/learn", "caravelle-learn");
    engine::declare!(out: Guide, Primer, AidBlock, AidRow, Lesson, Step, StepKind, Hint);
    out.keep("../../web/src/generated/learn.ts", env!("CARGO_MANIFEST_DIR"));
}

//! The conditions under which the coach comments.

use bots::Advised;
use engine::Phrase;
use server::testing::Pupil;

fn advised(text: &str, percent: u8) -> Advised {
    let row =
        catalog::Choice { action: catalog::Json::of(&()), text: text.to_owned(), say: Phrase::plain(text) };
    let reasons = vec![Phrase::plain("less")];
    Advised { moves: vec![row], percent: Some(percent), value: 0.0, reasons, reason: Phrase::plain("why") }
}

#[test]
fn the_coach_comments_once_per_turn_and_less_over_time() {
    let advice = [advised("a", 60), advised("b", 58), advised("c", 40)];
    let mut pupil = Pupil::default();
    let id = |said: Option<Phrase>| said.map(|phrase| phrase.id.to_string());
    assert_eq!(id(pupil.hear(1, &advice, "c")).as_deref(), Some("coach-cost"));
    assert_eq!(pupil.hear(1, &advice, "c"), None, "once a turn");
    assert_eq!(id(pupil.hear(2, &advice, "a")).as_deref(), Some("coach-good"));
    assert_eq!(id(pupil.hear(3, &advice, "b")).as_deref(), Some("coach-fine"));
    let praise = (4..40).filter(|&turn| pupil.hear(turn, &advice, "a").is_some()).count();
    assert_eq!(praise, 4, "praise after 4, 8, 16 and 32 agreements");
    // Small losses are ignored from now on; large ones are reported.
    let close = [advised("a", 60), advised("b", 55)];
    assert_eq!(pupil.hear(50, &close, "b"), None);
    assert_eq!(id(pupil.hear(51, &advice, "c")).as_deref(), Some("coach-cost"));
}

#[test]
fn the_coach_is_silent_without_a_choice_or_an_evaluation() {
    let mut pupil = Pupil::default();
    assert_eq!(pupil.hear(1, &[advised("a", 60)], "a"), None);
    assert_eq!(pupil.hear(1, &[advised("a", 60), advised("b", 10)], "z"), None);
    assert_eq!(pupil.hear(1, &[], "a"), None);
}

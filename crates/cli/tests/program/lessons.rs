//! Checks every primer, player aid and lesson against the rules: statements are true, moves are legal, and each lesson
//! ends in a game that can be finished.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalog::{AnyAction, AnyMatch};
use engine::{Phrase, Seat, Seed, Viewer};
use learn::{Course, LessonScript, ScriptedMove, StepScript, Task, courses};
use serde_json::Value;
use words::{Lang, Names};

/// The maximum length of a step's text in words, of a title, and of a row of the aid.
const WORDS_MAX: usize = 45;
const TITLE_MAX: usize = 10;
const ROW_MAX: usize = 30;
/// The maximum number of decisions of a free game, and the number of games until every hint has appeared.
const FREE_MAX: usize = 3000;
const FREE_TRIES: u64 = 6;

/// The parts of the page that a step may highlight, in addition to paths and choices.
const PLACES: [&str; 6] = ["@prompt", "@undo", "@aid", "@rules", "@log", "@score"];

/// Characters that a language does not use: marks of another language or of a typewriter.
const MARKS: [(&str, &[&str]); 2] = [
    ("en", &["'", " ;", " :", " ?", " !", "«", "»"]),
    ("fr", &["'", " ;", " :", " ?", " !", " »", "« ", " %", "“", "”"]),
];

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

/// A value of a view: `players[seat=0].hand`, `queue[0]`, `developments.#` (the number of elements).
fn find<'a>(view: &'a Value, path: &str) -> Result<Option<std::borrow::Cow<'a, Value>>, String> {
    use std::borrow::Cow;
    let mut here = Cow::Borrowed(view);
    let mut rest = path;
    while !rest.is_empty() {
        let next: Option<Cow<'a, Value>>;
        if let Some(inner) = rest.strip_prefix('[') {
            let (key, after) = inner.split_once(']').ok_or_else(|| format!("unreadable path {path:?}"))?;
            rest = after;
            let Cow::Borrowed(list) = here else { return Ok(None) };
            next = match key.split_once('=') {
                Some((field, wanted)) => {
                    let is = |one: &&Value| match one.get(field) {
                        Some(Value::String(text)) => text == wanted,
                        Some(other) => {
                            let text = other.to_string();
                            text == wanted
                        }
                        None => false,
                    };
                    list.as_array().and_then(|rows| rows.iter().find(is)).map(Cow::Borrowed)
                }
                None => {
                    let at: usize = key.parse().map_err(|_| format!("unreadable path {path:?}"))?;
                    list.get(at).map(Cow::Borrowed)
                }
            };
        } else {
            let name = rest.strip_prefix('.').unwrap_or(rest);
            let end = name.find(['.', '[']).unwrap_or(name.len());
            let (key, after) = name.split_at(end);
            rest = after;
            let Cow::Borrowed(value) = here else { return Ok(None) };
            next = if key == "#" {
                let count = value.as_array().map(Vec::len).or(value.as_object().map(serde_json::Map::len));
                count.map(|count| Cow::Owned(Value::from(count)))
            } else {
                value.get(key).map(Cow::Borrowed)
            };
        }
        match next {
            Some(next) => here = next,
            None => return Ok(None),
        }
    }
    Ok(Some(here))
}

/// The table of a lesson with the data that its steps need.
struct Staged<'a> {
    lesson: &'a LessonScript,
    game: Box<dyn AnyMatch>,
}

impl<'a> Staged<'a> {
    fn new(course: &Course, lesson: &'a LessonScript) -> Staged<'a> {
        let data = catalog::built_in(&course.game).unwrap();
        let options = serde_json::to_value(&lesson.options).unwrap();
        let seats = usize::from(lesson.seats);
        let game = catalog::begin(&course.game, data, seats, &options, Seed::from(lesson.seed));
        Staged { lesson, game: game.unwrap_or_else(|error| panic!("{}: {error}", lesson.id)) }
    }

    fn learner(&self) -> Seat {
        Seat(self.lesson.learner)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(seat).into_iter().map(|row| row.text).collect()
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let done = self.game.act(seat, &AnyAction::Notation(text.to_owned()), None);
        done.map(drop).map_err(|error| {
            let kind = error.kind();
            format!("seat {} cannot {text:?} ({kind}); legal: {:?}", seat.0, self.legal(seat))
        })
    }

    fn play(&mut self, moves: &[ScriptedMove]) -> Result<(), String> {
        moves.iter().try_for_each(|one| self.act(Seat(one.seat), &one.text))
    }

    /// Checks the assertions about the learner's view.
    fn expect(&self, expected: &std::collections::BTreeMap<String, toml::Value>) -> Result<(), String> {
        let view = self.game.view(Viewer::Seat(self.learner())).value();
        for (path, wanted) in expected {
            let wanted = serde_json::to_value(wanted).unwrap();
            let found = find(&view, path)?;
            if found.as_deref() != Some(&wanted) {
                return Err(format!("expects {path} = {wanted}, is {found:?}"));
            }
        }
        Ok(())
    }

    /// Checks that the target of a step exists.
    fn point(&self, step: &StepScript) -> Result<(), String> {
        let view = self.game.view(Viewer::Seat(self.learner())).value();
        for at in &step.at {
            let there = if let Some(choice) = at.strip_prefix("@choice ") {
                self.legal(self.learner()).iter().any(|text| text == choice)
            } else if at.starts_with('@') {
                PLACES.contains(&at.as_str())
            } else {
                find(&view, at)?.is_some_and(|found| !found.is_null())
            };
            if !there {
                return Err(format!("points at {at:?}, which is not there"));
            }
        }
        self.expect(&step.expect)
    }

    /// Plays to the end with bots. Returns the hints that appeared.
    fn play_free(&mut self, step: &StepScript, seed: u64) -> Result<BTreeSet<usize>, String> {
        let bots = self.lesson.bots.parse::<bots::Spec>().map_err(|error| format!("{error}"))?;
        let mut came = BTreeSet::new();
        for n in 0..FREE_MAX {
            let Some(seat) = self.game.turn().actors().first() else { return Ok(came) };
            if seat == self.learner() {
                let legal = self.legal(seat);
                let begins = |on: &str| {
                    legal.iter().any(|text| {
                        text.strip_prefix(on).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
                    })
                };
                came.extend(
                    step.hints.iter().enumerate().filter(|(_, hint)| begins(&hint.on)).map(|(k, _)| k),
                );
            }
            let chosen = bots::choose_any(self.game.as_ref(), seat, &bots, Seed::from(seed + n as u64));
            let chosen = chosen.and_then(|action| self.game.read(seat, &action));
            self.act(seat, &chosen.map_err(|error| error.kind().to_owned())?.text)?;
        }
        Err(format!("the game does not end in {FREE_MAX} decisions"))
    }

    /// Makes the learner's decisions of a step, and checks the answers to other choices.
    fn decide(&mut self, step: &StepScript, asked: &[String]) -> Result<(), String> {
        for (at, text) in asked.iter().enumerate() {
            let legal = self.legal(self.learner());
            let also = if at == 0 { step.also.as_slice() } else { &[] };
            if let Some(missing) = also.iter().find(|other| !legal.contains(other)) {
                return Err(format!("also accepts {missing:?}, which is not legal: {legal:?}"));
            }
            let any = if step.any_order { asked } else { &[] };
            let is_accepted = |other: &&String| *other == text || also.contains(other) || any.contains(other);
            if !legal.iter().all(|other| is_accepted(&other)) && !step.others && step.otherwise.is_none() {
                return Err(format!("no words for whoever does not {text:?} but another of {legal:?}"));
            }
            self.act(self.learner(), text)?;
        }
        Ok(())
    }
}

/// Plays a lesson through. With a detour the learner takes other accepted choices in that step.
fn run(course: &Course, lesson: &LessonScript, detour: Option<(usize, &[String])>) -> Result<(), String> {
    let mut staged = Staged::new(course, lesson);
    staged.play(&lesson.setup).map_err(|fault| format!("set-up: {fault}"))?;
    for (k, step) in lesson.steps.iter().enumerate() {
        let here = |fault: String| format!("step {}: {fault}", k + 1);
        let straight = detour.is_none();
        if straight {
            assert_eq!(staged.game.seq(), replayed(course, lesson, k), "{} step {k}: a way back", lesson.id);
        }
        if straight && !matches!(step.task(), Task::Show(_)) {
            staged.point(step).map_err(here)?;
        }
        match step.task() {
            Task::Say => (),
            Task::Do(asked) => match detour {
                Some((at, instead)) if at == k => {
                    instead.iter().try_for_each(|text| staged.act(staged.learner(), text)).map_err(here)?;
                }
                _ => staged.decide(step, asked).map_err(here)?,
            },
            Task::Show(shown) => {
                for one in shown {
                    let seat = Seat(one.seat);
                    if seat == staged.learner() && staged.legal(seat).len() > 1 {
                        return Err(here(format!("shows {:?} of the learner, who has a choice", one.text)));
                    }
                    staged.act(seat, &one.text).map_err(here)?;
                }
                if straight {
                    staged.point(step).map_err(here)?;
                }
            }
            Task::Free if straight => free(&staged, step).map_err(here)?,
            Task::Free => (),
        }
    }
    Ok(())
}

/// The number of moves in the position to which the server returns for this step.
fn replayed(course: &Course, lesson: &LessonScript, step: usize) -> usize {
    let mut staged = Staged::new(course, lesson);
    staged.play(&lesson.moves_before(step)).unwrap();
    staged.game.seq()
}

/// The game can be finished from here, and every hint appears in one of a few games.
fn free(staged: &Staged<'_>, step: &StepScript) -> Result<(), String> {
    let mut missing: BTreeSet<usize> = (0..step.hints.len()).collect();
    for seed in 0..FREE_TRIES {
        let mut again = Staged { lesson: staged.lesson, game: staged.game.copy() };
        let came = again.play_free(step, 1000 * seed + 1)?;
        missing.retain(|hint| !came.contains(hint));
        if missing.is_empty() {
            return Ok(());
        }
    }
    Err(format!("hints {missing:?} never came up"))
}

/// Plays a lesson, and every accepted detour of it.
fn check_lesson(course: &Course, lesson: &LessonScript) -> Result<(), String> {
    run(course, lesson, None)?;
    for (k, step) in lesson.steps.iter().enumerate() {
        let Task::Do(asked) = step.task() else { continue };
        for other in &step.also {
            let mut instead = asked.to_vec();
            instead[0].clone_from(other);
            run(course, lesson, Some((k, &instead))).map_err(|fault| format!("after {other:?}: {fault}"))?;
        }
        if step.any_order {
            let turned: Vec<String> = asked.iter().rev().cloned().collect();
            run(course, lesson, Some((k, &turned))).map_err(|fault| format!("turned round: {fault}"))?;
        }
    }
    Ok(())
}

fn lessons_hold(game: &str) {
    let course = learn::course(game).unwrap();
    let version = catalog::info(game).unwrap().rules_version;
    assert_eq!(
        course.rules, version,
        "the rules of {game} have changed: read its lessons anew, then raise `rules`"
    );
    for lesson in &course.lessons {
        check_lesson(course, lesson).unwrap_or_else(|fault| panic!("{game}, {}: {fault}", lesson.id));
    }
}

#[test]
fn the_lesson_of_mundus_novus_can_be_played() {
    lessons_hold("mundus-novus");
}

#[test]
fn the_lesson_of_au_nom_du_roi_can_be_played() {
    lessons_hold("au-nom-du-roi");
}

#[test]
fn the_lesson_of_goa_can_be_played() {
    lessons_hold("goa");
}

#[test]
fn the_lesson_of_ilos_can_be_played() {
    lessons_hold("ilos");
}

#[test]
fn the_lessons_of_maracaibo_can_be_played() {
    lessons_hold("maracaibo");
}

#[test]
fn every_game_can_be_learned() {
    let games: BTreeSet<&str> = catalog::infos().iter().map(|info| info.id).collect();
    let taught: BTreeSet<&str> = courses().iter().map(|course| course.game.as_str()).collect();
    assert_eq!(games, taught);
}

/// The defects of a text in all languages: missing languages, excessive length, and elision before a name.
fn check_said(said: &std::collections::BTreeMap<String, String>, most: usize) -> Vec<String> {
    let mut faults = Vec::new();
    let codes: Vec<&str> = said.keys().map(String::as_str).collect();
    let mut wanted: Vec<&str> = Lang::ALL.map(Lang::code).to_vec();
    wanted.sort_unstable();
    if codes != wanted {
        faults.push(format!("is said in {codes:?}, not in {wanted:?}"));
    }
    for (code, text) in said {
        if text.trim().is_empty() || words(text) > most {
            faults.push(format!("{code} has {} words", words(text)));
        }
        if let Some(mark) = MARKS
            .iter()
            .find(|(lang, _)| lang == code)
            .and_then(|(_, marks)| marks.iter().find(|mark| text.contains(**mark)))
        {
            faults.push(format!("{code} has {mark:?}: {text:?}"));
        }
        // French elides before a vowel, and a name may begin with one.
        let elides = ["de {p", "que {p", "le {p", "la {p"];
        if code == "fr" && elides.iter().any(|start| text.to_lowercase().contains(start)) {
            faults.push(format!("fr elides before a name: {text:?}"));
        }
    }
    faults
}

/// All texts of a lesson with their places and cited clauses.
fn everything(course: &Course) -> Vec<(String, Vec<String>, &[String])> {
    let mut out = vec![("primer".to_owned(), Vec::new(), course.primer.clauses.as_slice())];
    for (k, block) in course.aids.iter().enumerate() {
        out.push((format!("aid {}", k + 1), check_said(&block.title, TITLE_MAX), &[]));
        for (n, row) in block.rows.iter().enumerate() {
            let mut faults = Vec::new();
            let english = row.said.get("en").map(Vec::len);
            for (code, cells) in &row.said {
                if Some(cells.len()) != english
                    || cells.iter().map(|cell| words(cell)).sum::<usize>() > ROW_MAX
                {
                    faults.push(format!("the cells of {code}"));
                }
            }
            if row.said.len() != Lang::ALL.len() {
                faults.push("a language lacks".to_owned());
            }
            out.push((format!("aid {} row {}", k + 1, n + 1), faults, &row.clauses));
        }
    }
    for lesson in &course.lessons {
        out.push((lesson.id.clone(), check_said(&lesson.title, TITLE_MAX), &[]));
        for (k, step) in lesson.steps.iter().enumerate() {
            let here = format!("{} step {}", lesson.id, k + 1);
            let mut faults = check_said(&step.said, WORDS_MAX);
            faults.extend(step.otherwise.iter().flat_map(|said| check_said(said, WORDS_MAX)));
            if step.clauses.is_empty() {
                faults.push("cites no clause".to_owned());
            }
            if step.others && !matches!(lesson.steps.get(k + 1).map(StepScript::task), Some(Task::Free)) {
                faults.push("accepts anything, but the script goes on".to_owned());
            }
            if matches!(step.task(), Task::Free) != (k + 1 == lesson.steps.len()) {
                faults.push("a lesson ends in a free game, and nowhere else".to_owned());
            }
            out.push((here.clone(), faults, &step.clauses));
            for hint in &step.hints {
                out.push((format!("{here} hint"), check_said(&hint.said, WORDS_MAX), &hint.clauses));
            }
        }
    }
    out
}

#[test]
fn lesson_texts_are_translated_short_and_correct() {
    for course in courses() {
        let ledger = catalog::ledger(&course.game, Lang::En).unwrap();
        for (here, faults, clauses) in everything(course) {
            assert!(faults.is_empty(), "{} {here}: {faults:?}", course.game);
            for clause in clauses {
                assert!(ledger.clause(clause).is_some(), "{} {here}: no clause {clause}", course.game);
            }
        }
        for code in Lang::ALL.map(Lang::code) {
            let texts = course
                .primer
                .said
                .get(code)
                .unwrap_or_else(|| panic!("no primer of {} in {code}", course.game));
            assert!((3..=6).contains(&texts.turn.len()), "{} {code}", course.game);
            assert_eq!((texts.tips.len(), texts.traps.len()), (3, 2), "{} {code}", course.game);
            let lines = texts.turn.iter().chain(&texts.tips).chain(&texts.traps);
            for line in lines.chain([&texts.pitch, &texts.goal, &texts.ends]) {
                assert!((1..=WORDS_MAX).contains(&words(line)), "{line:?}");
            }
        }
    }
}

#[test]
fn the_player_aid_shows_figures_phases_and_points() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/look/icons.svg");
    let sprite = fs::read_to_string(root).unwrap();
    for course in courses() {
        let info = catalog::info(&course.game).unwrap();
        let staged = Staged::new(course, &course.lessons[0]);
        for row in course.aids.iter().flat_map(|block| &block.rows) {
            staged.expect(&row.expect).unwrap_or_else(|fault| panic!("{}: {fault}", course.game));
            if let Some(icon) = &row.icon {
                assert!(sprite.contains(&format!("id=\"{icon}\"")), "no icon {icon}");
            }
            let prefix = info.prefix.to_lowercase();
            for phase in &row.phases {
                assert!(words::knows(Lang::En, phase), "no phase {phase}");
            }
            for item in &row.items {
                assert!(words::knows(Lang::En, &format!("{prefix}-item-{item}")), "no item {item}");
            }
        }
        assert!(course.aids.iter().flat_map(|block| &block.rows).any(|row| !row.phases.is_empty()));
    }
}

#[test]
fn component_names_are_consistent() {
    for course in courses() {
        for lesson in &course.lessons {
            for lang in Lang::ALL {
                let said = lesson.steps.iter().filter_map(|step| step.said.get(lang.code()));
                let text = said.fold(String::new(), |all, one| all + " " + &one.to_lowercase());
                for name in &lesson.names {
                    let known = words::say(lang, &Phrase::new(name.clone()), &Names::none());
                    // The text in brackets distinguishes components with the same name.
                    let short = known.split(" (").next().unwrap_or_default().to_lowercase();
                    assert!(text.contains(&short), "{} {name} is {known:?} in {lang}", lesson.id);
                }
            }
        }
    }
}

/// The points that a seat is shown of itself depend only on what it knows.
#[test]
fn own_points_do_not_depend_on_hidden_information() {
    for info in catalog::infos() {
        let data = catalog::built_in(info.id).unwrap();
        let seats = info.seats_min.max(2);
        let mut game =
            catalog::begin(info.id, data, seats, &Value::Object(Default::default()), Seed::from(7)).unwrap();
        let bot = "easy".parse().unwrap();
        for n in 0..120 {
            let Some(actor) = game.turn().actors().first() else { break };
            for seat in Seat::all(seats) {
                let known = game.redealt(Viewer::Seat(seat), Seed::from(n)).standing(seat);
                assert_eq!(game.standing(seat), known, "{} after {n} decisions", info.id);
            }
            let chosen = bots::choose_any(game.as_ref(), actor, &bot, Seed::from(n)).unwrap();
            game.act(actor, &chosen, None).unwrap();
        }
    }
}

//! Checks that every message of random play and of the archive exists in every language, that `locales/arguments.json` knows every kind of argument,
//! and that sentences for players contain no internal ids.
//!
//! The crate `words` renders every message with each of its kinds. `UPDATE_GENERATED=1 cargo test -p caravelle-catalog
//! --test words` adds new kinds.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};

use catalog::{AnyAction, AnyMatch, EventInfo, begin, built_in, infos, play_record};
use engine::kit::internal_id;
use engine::{Arg, Info, Page, Part, Phrase, Record, Seat, Seed, Viewer};
use serde_json::{Map, Value, json};
use words::{Lang, Names};

/// A small generator for choices.
struct Choose(u64);

impl Choose {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// The kinds of values by message and argument: `number`, `seat`, `text`, `list` with the kinds of its items, or the
/// family of a noun such as `mn-resource-*`. Also the messages that were rendered already, because games repeat
/// themselves, and the sentences with an internal id.
#[derive(Default)]
struct Kinds(BTreeMap<String, BTreeMap<String, BTreeSet<String>>>, HashSet<String>, BTreeSet<String>);

/// More texts than this are not kept as examples.
const EXAMPLES: usize = 3;
/// More messages of one family than this are not kept by name.
const NAMED: usize = 16;

impl Kinds {
    fn note(&mut self, phrase: &Phrase) {
        // Texts of the story are not arguments; they stay in their file until a table has met them.
        if phrase.id == "plain" || phrase.id == "ma-told" {
            return;
        }
        for (name, arg) in &phrase.args {
            let kinds =
                self.0.entry(phrase.id.to_string()).or_default().entry((*name).to_owned()).or_default();
            match arg {
                Arg::Number(_) => _ = kinds.insert("number".to_owned()),
                Arg::Seat(_) => _ = kinds.insert("seat".to_owned()),
                Arg::Text(text) => _ = kinds.insert(format!("text {text}")),
                Arg::Phrase(inner) => {
                    kinds.insert(inner.id.to_string());
                    self.note(inner);
                }
                Arg::List(list) => {
                    kinds.extend(list.iter().map(|inner| format!("list {}", inner.id)));
                    kinds.insert("list".to_owned());
                    list.iter().for_each(|inner| self.note(inner));
                }
            }
        }
    }

    fn add(&mut self, other: Kinds) {
        self.2.extend(other.2);
        for (id, arguments) in other.0 {
            let own = self.0.entry(id).or_default();
            arguments.into_iter().for_each(|(name, kinds)| own.entry(name).or_default().extend(kinds));
        }
    }

    fn hear_page(&mut self, page: &Page, prefix: &str) {
        for part in &page.0 {
            match part {
                Part::Heading(phrase) | Part::Line(phrase) => hear(phrase, prefix, self),
                Part::Table(rows) => rows.iter().flatten().for_each(|phrase| hear(phrase, prefix, self)),
                Part::Drawing { .. } => (),
            }
        }
    }
}

/// The pattern of ids of a kind: `ma-card-*` for `ma-card-A01`.
fn family(kind: &str) -> String {
    let mut parts = kind.splitn(3, '-');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(prefix), Some(name), Some(_)) => format!("{prefix}-{name}-*"),
        _ => kind.to_owned(),
    }
}

/// The values of an argument: named if there are few, grouped by common prefix if there are many, and a few example
/// texts.
fn gathered(kinds: &BTreeSet<String>) -> BTreeSet<String> {
    let alike = |kind: &String| kinds.iter().filter(|other| family(other) == family(kind)).count();
    let (texts, kinds): (Vec<_>, Vec<_>) = kinds.iter().partition(|kind| kind.starts_with("text "));
    let kinds = kinds.into_iter().map(|kind| if alike(kind) > NAMED { family(kind) } else { kind.clone() });
    kinds.chain(texts.into_iter().take(EXAMPLES).cloned()).collect()
}

/// Renders a phrase in every language; a message without words shows as its id in brackets.
fn hear(phrase: &Phrase, prefix: &str, kinds: &mut Kinds) {
    if !kinds.1.insert(format!("{phrase:?}")) {
        return;
    }
    kinds.note(phrase);
    for lang in Lang::ALL {
        let text = words::say(lang, phrase, &Names::none());
        assert!(!text.contains(&format!("[{prefix}-")) && !text.contains('{'), "{lang}: {text}");
        // A cell of a table may be empty.
        assert!(phrase.id == "plain" || !text.trim().is_empty(), "{lang}: {} is empty", phrase.id);
    }
}

/// Records a sentence that a player reads, and searches it for internal ids. The table as text is exempt, because
/// players type its ids.
fn read(phrase: &Phrase, prefix: &str, kinds: &mut Kinds) {
    hear(phrase, prefix, kinds);
    if !kinds.1.insert(format!("read {phrase:?}")) {
        return;
    }
    for lang in Lang::ALL {
        let text = words::say(lang, phrase, &Names::none());
        let id = internal_id(&text).map(str::to_owned).or_else(|| raw_id(phrase, &text));
        kinds.2.extend(id.map(|id| format!("{lang} {}: {id} in “{text}”", phrase.id)));
    }
}

/// A kebab-case id that a message inserts into its sentence unchanged.
fn raw_id(phrase: &Phrase, text: &str) -> Option<String> {
    let is_inside = |c: char| c.is_alphanumeric() || c == '-';
    phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Text(id) => {
            let is_kebab = id.contains('-') && id.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            let is_said = is_kebab && text.split(|c| !is_inside(c)).any(|word| word == id);
            is_said.then(|| id.clone())
        }
        Arg::Phrase(inner) => raw_id(inner, text),
        Arg::List(list) => list.iter().find_map(|inner| raw_id(inner, text)),
        Arg::Number(_) | Arg::Seat(_) => None,
    })
}

/// Records events: each sentence and its log line.
fn hear_events(rows: &[EventInfo], prefix: &str, kinds: &mut Kinds) {
    for row in rows {
        read(&row.say, prefix, kinds);
        row.told().into_iter().for_each(|line| read(line, prefix, kinds));
    }
}

/// All viewers of a table.
fn viewers(table: &dyn AnyMatch) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everybody])
}

fn hear_all(table: &dyn AnyMatch, prefix: &str, kinds: &mut Kinds) {
    for viewer in viewers(table) {
        read(&table.prompt(viewer), prefix, kinds);
        kinds.hear_page(&table.page(viewer), prefix);
    }
    read(&table.progress().phase, prefix, kinds);
}

/// By language, the words that the notation of a game is written with.
fn vocabulary(prefix: &str) -> Vec<HashSet<String>> {
    let stem = format!("{prefix}-notation-");
    let words_of = |lang: Lang| {
        let ids = lang.speech().ids();
        let keys = ids.into_iter().filter_map(|id| id.strip_prefix(&stem).map(str::to_owned));
        keys.flat_map(|key| key.split(['_', '-']).map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    Lang::ALL.into_iter().map(words_of).collect()
}

/// Checks that every notation means exactly one choice in every language, and that every language has words for it.
fn type_all(table: &dyn AnyMatch, seat: Seat, prefix: &str, known: &[HashSet<String>]) {
    let mut typed: BTreeMap<String, String> = BTreeMap::new();
    let texts = table.legal(seat).into_iter().map(|row| row.text);
    for text in texts.chain(table.refusals(seat).into_iter().map(|row| row.text)) {
        let shown = Lang::ALL.map(|lang| lang.speech().notation(prefix, &text));
        for form in shown.iter().chain([&text]) {
            assert_eq!(words::read_notation(prefix, form), text, "{form}");
            let other = typed.insert(words::fold(form), text.clone());
            assert!(other.as_ref().is_none_or(|other| *other == text), "{form} is {text} and {other:?}");
        }
        // Words, not ids of components.
        let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
        for word in text.split([' ', '-']).filter(is_word) {
            assert!(
                known.iter().all(|words| words.contains(word)),
                "{prefix}-notation-{word} is missing ({text})"
            );
        }
    }
}

/// Reports kinds that occurred but are missing from the file.
fn compare(kinds: &Kinds) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales/arguments.json");
    let mut known: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = std::fs::read_to_string(&path)
        .map_or_else(|_| BTreeMap::new(), |text| serde_json::from_str(&text).unwrap());
    let mut fresh = Vec::new();
    for (id, arguments) in &kinds.0 {
        for (name, kinds) in arguments {
            let known = known.entry(id.clone()).or_default().entry(name.clone()).or_default();
            // One text is as good as another, and one message as another of its family.
            let is_known = |kind: &&String| {
                let alike = |own: &String| {
                    family(own) == family(kind) || own.starts_with("text ") && kind.starts_with("text ")
                };
                known.iter().any(alike)
            };
            let new: Vec<String> = gathered(kinds).iter().filter(|kind| !is_known(kind)).cloned().collect();
            fresh.extend(new.iter().map(|kind| format!("{id} {name}: {kind}")));
            known.extend(new);
        }
    }
    if std::env::var_os("UPDATE_GENERATED").is_some() && !fresh.is_empty() {
        let lines = known.iter().map(|(id, arguments)| format!("  {id:?}: {}", json!(arguments)));
        let text = lines.collect::<Vec<_>>().join(",\n");
        std::fs::write(&path, format!("{{\n{text}\n}}\n")).unwrap();
    }
    assert!(fresh.is_empty(), "locales/arguments.json lacks:\n{}", fresh.join("\n"));
}

/// The games that are listened to, each with its options and seats.
fn games_of(info: &'static Info) -> Vec<(&'static Info, Value, usize)> {
    let flags = info.options.iter().filter(|option| matches!(option.choices, engine::Choices::Flag));
    let all: Map<String, Value> = flags.map(|option| (option.key.to_owned(), Value::Bool(true))).collect();
    let mut games = vec![(info, Value::Null, info.seats_min), (info, Value::Object(all), info.seats_max)];
    if info.id == "maracaibo" {
        // Its levels bring tiles, and Jeanne's bring cards, that the others never show.
        games.push((info, json!({ "level": "hard", "armada": true, "solo": 5 }), 1));
        games.push((info, json!({ "level": "hard" }), 2));
        games.push((info, json!({ "level": "medium" }), 3));
    }
    games
}

/// Refusals are checked at one position in this many, and the whole page at one in five times as many, because similar
/// positions have similar texts. At full size, and when new kinds are written, the number is 1. Choices and events are
/// checked at every position in both sizes.
fn seldom() -> usize {
    let all = ["CARAVELLE_FULL", "UPDATE_GENERATED"].iter().any(|name| std::env::var_os(name).is_some());
    if all { 1 } else { 3 }
}

/// Plays a game at random and records every sentence.
fn hear_game(info: &'static Info, options: &Value, seats: usize) -> Kinds {
    let prefix = info.prefix.to_lowercase();
    let known = vocabulary(&prefix);
    let mut kinds = Kinds::default();
    let kinds = &mut kinds;
    let data = built_in(info.id).unwrap();
    let mut table = begin(info.id, data, seats, options, Seed::from(5)).unwrap();
    let mut choose = Choose(seats as u64);
    let (seldom, mut heard) = (seldom(), 0);
    for viewer in viewers(&*table) {
        hear_events(&table.opening(viewer), &prefix, kinds);
    }
    while let Some(seat) = table.turn().actors().first() {
        let legal = table.legal(seat);
        legal.iter().for_each(|row| read(&row.say, &prefix, kinds));
        if table.seq().is_multiple_of(seldom) {
            for row in table.refusals(seat) {
                read(&row.say, &prefix, kinds);
                read(&row.reason, &prefix, kinds);
            }
        }
        if table.seq().is_multiple_of(5 * seldom) {
            type_all(&*table, seat, &prefix, &known);
            hear_all(&*table, &prefix, kinds);
        }
        let action = legal[choose.below(legal.len())].action.clone();
        table.act(seat, &AnyAction::Json(action.value()), None).unwrap();
        for viewer in [Viewer::Everybody, Viewer::Spectator] {
            hear_events(&table.events(viewer, heard), &prefix, kinds);
        }
        heard = table.seq();
    }
    hear_all(&*table, &prefix, kinds);
    let outcome = table.outcome().unwrap();
    hear(&Phrase::new(format!("{prefix}-ending-{}", outcome.ending)), &prefix, kinds);
    for line in &outcome.sheets[0].0 {
        hear(&Phrase::new(format!("{prefix}-item-{}", line.item)), &prefix, kinds);
    }
    for option in info.options {
        hear(&Phrase::new(format!("{prefix}-option-{}", option.key)), &prefix, kinds);
        hear(&Phrase::new(format!("{prefix}-option-{}.text", option.key)), &prefix, kinds);
    }
    std::mem::take(kinds)
}

/// Records the sentences of an archived game. The archive has each game with each of its options.
fn hear_record(path: &Path) -> Kinds {
    let mut kinds = Kinds::default();
    let record = Record::read(&std::fs::read(path).unwrap()).unwrap();
    let table = play_record(&record).unwrap();
    let prefix = table.info().prefix.to_lowercase();
    for viewer in viewers(&*table) {
        hear_events(&table.opening(viewer), &prefix, &mut kinds);
        hear_events(&table.events(viewer, 0), &prefix, &mut kinds);
    }
    kinds
}

/// Runs each game in a thread of its own; they share only the messages.
#[test]
fn every_message_of_a_game_exists() {
    let games: Vec<_> = infos().into_iter().flat_map(games_of).collect();
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../archive");
    let files = std::fs::read_dir(archive).unwrap().map(|file| file.unwrap().path());
    // Games of earlier rules cannot be replayed.
    let heads: Vec<_> = infos().iter().map(|info| format!("{}-v{}-", info.id, info.rules_version)).collect();
    let is_current = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".game") && heads.iter().any(|head| name.starts_with(head))
    };
    let records: Vec<PathBuf> = files.filter(is_current).collect();
    assert!(records.len() > games.len(), "the archive has each game with each of its options");
    let mut kinds = Kinds::default();
    std::thread::scope(|scope| {
        let listen = |(info, options, seats)| scope.spawn(move || hear_game(info, &options, seats));
        let heard: Vec<_> = games.into_iter().map(listen).collect();
        records.iter().for_each(|path| kinds.add(hear_record(path)));
        heard.into_iter().for_each(|one| kinds.add(one.join().unwrap()));
    });
    let ids: Vec<&str> = kinds.2.iter().map(String::as_str).collect();
    assert!(ids.is_empty(), "{} sentences have an internal id:\n{}", ids.len(), ids.join("\n"));
    compare(&kinds);
}

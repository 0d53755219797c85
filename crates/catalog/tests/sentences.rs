//! Different options of a decision have different sentences, in every language, unless it makes no difference which is
//! taken.

use std::collections::HashMap;

use catalog::{AnyAction, AnyMatch, Choice, begin, built_in, infos};
use engine::{Seat, Seed, Viewer};
use serde_json::Value;
use words::{Lang, Names};

/// A small generator for choices.
struct Choose(u64);

impl Choose {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// All public sentences after a choice.
fn after(table: &dyn AnyMatch, seat: Seat, row: &Choice) -> Vec<String> {
    let mut copy = table.copy();
    copy.act(seat, &AnyAction::Json(row.action.value()), None).unwrap();
    let viewers = Seat::all(copy.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.map(|viewer| words::page_text(Lang::En, &copy.page(viewer), &Names::none(), 100)).collect()
}

/// Sentences shared by two options that lead to different texts afterwards.
fn twins(table: &dyn AnyMatch, seat: Seat, out: &mut Vec<String>) {
    let legal = table.legal(seat);
    for lang in Lang::ALL {
        let mut seen: HashMap<String, &Choice> = HashMap::new();
        for row in &legal {
            let sentence = words::say(lang, &row.say, &Names::none());
            if let Some(other) = seen.insert(sentence.clone(), row)
                && after(table, seat, other) != after(table, seat, row)
            {
                out.push(format!(
                    "{} {lang}: “{sentence}” is {} and {}",
                    table.info().id,
                    other.text,
                    row.text
                ));
            }
        }
    }
}

#[test]
fn no_two_options_share_a_sentence() {
    let mut found = Vec::new();
    let mut decisions = 0;
    for info in infos() {
        for seats in [2, info.seats_max] {
            let data = built_in(info.id).unwrap();
            let mut table = begin(info.id, data, seats, &Value::Null, Seed::from(7)).unwrap();
            let mut choose = Choose(seats as u64);
            while let Some(seat) = table.turn().actors().first() {
                twins(&*table, seat, &mut found);
                decisions += 1;
                let legal = table.legal(seat);
                let action = legal[choose.below(legal.len())].action.clone();
                table.act(seat, &AnyAction::Json(action.value()), None).unwrap();
            }
        }
    }
    assert!(decisions > 2000, "only {decisions} decisions");
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} sentences:\n{}", found.len(), found.join("\n"));
}

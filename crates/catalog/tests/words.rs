//! Whatever a game says in random play has words in every language.

use catalog::{AnyMatch, Choice, begin, built_in, infos};
use engine::{Phrase, Seat, Seed, Viewer};
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

/// Renders a phrase in every language; a message without words shows as its id in brackets.
fn hear(phrase: &Phrase, prefix: &str) {
    for lang in Lang::ALL {
        let text = words::say(lang, phrase, &Names::none());
        assert!(!text.contains(&format!("[{prefix}-")) && !text.contains('{'), "{lang}: {text}");
        assert!(!text.trim().is_empty(), "{lang}: {} is empty", phrase.id);
    }
}

fn hear_all(table: &dyn AnyMatch, prefix: &str) {
    let seats = Seat::all(table.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator, Viewer::Everybody]) {
        hear(&table.prompt(viewer), prefix);
        for lang in Lang::ALL {
            let text = words::page_text(lang, &table.page(viewer), &Names::none(), 100);
            assert!(!text.contains(&format!("[{prefix}-")) && !text.contains('{'), "{lang}: {text}");
        }
    }
    hear(&table.progress().phase, prefix);
}

#[test]
fn all_that_is_said_has_words() {
    for info in infos() {
        let prefix = info.prefix.to_lowercase();
        let flags = info.options.iter().filter(|option| matches!(option.choices, engine::Choices::Flag));
        let all: Map<String, Value> =
            flags.map(|option| (option.key.to_owned(), Value::Bool(true))).collect();
        let mut games = vec![(Value::Null, info.seats_min), (Value::Object(all), info.seats_max)];
        if info.id == "maracaibo" {
            // Its levels bring tiles, and Jeanne's bring cards, that the others never show.
            games.push((json!({ "level": "hard", "armada": true, "solo": 5 }), 1));
            games.push((json!({ "level": "hard" }), 2));
            games.push((json!({ "level": "medium" }), 3));
        }
        for (options, seats) in games {
            let data = built_in(info.id).unwrap();
            let mut table = begin(info.id, data, seats, &options, Seed::from(5)).unwrap();
            let mut choose = Choose(seats as u64);
            let mut heard = 0;
            while let Some(seat) = table.turn().actors().first() {
                let legal = table.legal(seat);
                legal.iter().for_each(|row| hear(&row.say, &prefix));
                for row in table.refusals(seat) {
                    hear(&row.say, &prefix);
                    hear(&row.reason, &prefix);
                }
                if table.seq().is_multiple_of(5) {
                    hear_all(&*table, &prefix);
                }
                let action = legal[choose.below(legal.len())].action.clone();
                table.act(seat, &Choice::Action(action)).unwrap();
                for viewer in [Viewer::Everybody, Viewer::Spectator] {
                    table.events(viewer, heard).iter().for_each(|row| hear(&row.say, &prefix));
                }
                heard = table.seq();
            }
            hear_all(&*table, &prefix);
            let outcome = table.outcome().unwrap();
            hear(&Phrase::new(format!("{prefix}-ending-{}", outcome.ending)), &prefix);
            for line in &outcome.sheets[0].0 {
                hear(&Phrase::new(format!("{prefix}-item-{}", line.item)), &prefix);
            }
        }
        for option in info.options {
            hear(&Phrase::new(format!("{prefix}-option-{}", option.key)), &prefix);
            hear(&Phrase::new(format!("{prefix}-option-{}.text", option.key)), &prefix);
        }
    }
}

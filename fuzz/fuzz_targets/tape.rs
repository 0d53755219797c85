//! Plays a tape of bytes on any game, under the laws of the conformance kit.
//!
//! The first byte chooses the game and the number of seats, the next two the seed, then one byte for each option of the
//! game (0: the default); the rest is the tape of `engine::kit::replay_tape`.

#![no_main]

use catalog::{Visitor, infos, visit};
use engine::kit::replay_tape;
use engine::{Choices, DataFiles, Game, OptionInfo, Seed, Start};
use libfuzzer_sys::fuzz_target;
use serde_json::{Map, Value};

/// The maximum length of a tape. Longer ones find nothing more.
const TAPE_MAX: usize = 4096;

fuzz_target!(|data: &[u8]| {
    let infos = infos();
    let Some((&first, rest)) = data.split_first() else { return };
    let first = usize::from(first);
    let info = infos[first % infos.len()];
    let seats = info.seats_min + first / infos.len() % (info.seats_max - info.seats_min + 1);
    visit(info.id, Play { seats, bytes: rest }).expect("the catalog lists what it has");
});

struct Play<'a> {
    seats: usize,
    bytes: &'a [u8],
}

impl Visitor for Play<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let Play { seats, bytes } = self;
        let Some((&seed, bytes)) = bytes.split_first_chunk::<2>() else { return };
        let seed = Seed::from(u64::from(u16::from_le_bytes(seed)));
        let Some((chosen, tape)) = bytes.split_at_checked(G::INFO.options.len()) else { return };
        let mut options = match serde_json::to_value(G::Options::default()) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        for (option, &byte) in G::INFO.options.iter().zip(chosen) {
            options.extend(choice(option, byte).map(|value| (option.key.to_owned(), value)));
        }
        let Ok(options) = serde_json::from_value::<G::Options>(Value::Object(options)) else { return };
        let data = G::load_data(&DataFiles::embedded(G::INFO.data)).expect("built-in data are sound");
        // Options may exclude each other; such a set is skipped.
        if G::new(data, seats, &options, seed).is_ok() {
            replay_tape::<G>(Start::Seed { seed, seats, options, data }, &tape[..tape.len().min(TAPE_MAX)]);
        }
    }
}

/// The choice of an option by a byte; none keeps the default.
fn choice(option: &OptionInfo, byte: u8) -> Option<Value> {
    let n = i64::from(byte.checked_sub(1)?);
    match option.choices {
        Choices::Flag => Some(Value::Bool(n % 2 == 0)),
        Choices::Words(words) => words.get(n as usize % words.len().max(1)).map(|&word| Value::from(word)),
        Choices::Number { min, max, .. } => Some(Value::from(min + n % (max - min + 1))),
        Choices::Json => None,
    }
}

//! Maracaibo: long lines within a turn, card combinations and the automa.

use engine::{Game, Seat, Seed, Silent};
use maracaibo::{Level, Maracaibo, Options};

use super::{greedy_beats_chance, kinds_offered, spec};
use crate::{Effort, Player, advise, chances, playout};

fn variant(seats: usize, seed: u64, options: Options) -> Maracaibo {
    let data = catalog::built_in("maracaibo").unwrap();
    Maracaibo::new(data, seats, &options, Seed::from(seed)).unwrap()
}

#[test]
fn the_weights_name_every_kind_of_action() {
    let start = |seed: u64| {
        let options = Options { level: Level::Hard, armada: seed.is_multiple_of(2), ..Options::default() };
        variant(1 + seed as usize % 4, seed, options)
    };
    // Kinds of the story have weights too, and do not occur in the classic mode.
    assert!(kinds_offered((0..40).map(start)).len() > 30);
}

#[test]
fn greedy_clearly_beats_random() {
    greedy_beats_chance(&variant(3, 11, Options::default()), 70);
}

#[test]
fn a_bot_plays_against_jeanne() {
    let outcome =
        playout(&[spec("greedy:cap=64,redeals=1")], &variant(1, 3, Options::default()), Seed::from(1));
    assert_eq!(outcome.rivals.len(), 1);
    assert!(outcome.scores()[0] >= 60, "{:?}", outcome.scores());
}

/// In a solo game the win probability against Jeanne exists at every level, falls with her strength, and equals the
/// result at the end.
#[test]
fn solo_games_have_a_win_probability() {
    let play = |level: u8| {
        let mut state = variant(1, 5, Options { solo: Some(level), ..Options::default() });
        let mut results = Vec::new();
        let mut player = Player::new(&spec("sensible"));
        for n in 0.. {
            if n % 20 == 0 {
                results.push(chances(&state, 2, Seed::from(n)).unwrap());
            }
            let Some(seat) = state.turn().actors().first() else { break };
            let action = player.choose(&state, seat, Seed::from(n));
            state.apply(seat, action, &mut Silent);
        }
        assert!(results.iter().all(|one| one.len() == 1 && (0.0..=1.0).contains(&one[0])), "{results:?}");
        let end = state.outcome().unwrap().share(Seat(0));
        assert_eq!(chances(&state, 2, Seed::from(0)), Some(vec![end]));
        results[0][0]
    };
    let first: Vec<f64> = (1..=5).map(play).collect();
    assert!(first.is_sorted_by(|a, b| a > b), "{first:?}");
}

/// In a solo game the search still ends with the turn. Otherwise, over several turns, the best lines would all begin
/// alike and hide other choices.
#[test]
fn a_solo_search_ends_with_the_turn() {
    let mut state = variant(1, 5, Options { solo: Some(2), ..Options::default() });
    let (spec, mut decisions) = (spec("greedy:cap=64,redeals=1"), 0);
    let mut legal = Vec::new();
    for n in 0..60 {
        state.legal(Seat(0), &mut legal);
        // Cards can be planned at any time, which gains nothing here.
        if legal.iter().filter(|&&action| Maracaibo::kind(action) != "plan").count() > 1 {
            let effort = Effort { permille: 50, stop: &|| false };
            let advice = advise(&state, Seat(0), None, Seed::from(n), effort);
            assert!(advice.len() > 1, "{legal:?}: {advice:?}");
            decisions += 1;
        }
        let action = crate::choose(&spec, &state, Seat(0), Seed::from(n));
        state.apply(Seat(0), action, &mut Silent);
    }
    assert!(decisions > 10);
}

/// MA-29.40, MA-29.42: a bot abstains, as a player and as a replacement. As a reader it draws the option uniformly.
#[test]
fn a_bot_leaves_the_story_to_people() {
    let options = Options { mode: maracaibo::Mode::Story, ..Options::default() };
    let mut state = serde_json::to_value(variant(2, 1, options)).unwrap();
    let read_card =
        |card: &str| serde_json::json!({ "card": card, "game": 1, "round": 1, "seat": 1, "choice": null });
    state["story"]["told"] = serde_json::json!([read_card("01"), read_card("02")]);
    state["story"]["play"] = serde_json::json!([]);
    state["active"] = serde_json::json!(1);
    let at = |step: &str| {
        let mut state = state.clone();
        state["steps"] =
            serde_json::json!([{ "Check": { "first": 0, "jeanne": false } }, { step: { "card": "02" } }]);
        serde_json::from_value::<Maracaibo>(state).unwrap()
    };
    for level in ["random", "sensible", "greedy:cap=16,redeals=1"] {
        let spec = spec(level);
        for seat in Seat::all(2) {
            assert_eq!(crate::choose(&spec, &at("Ballot"), seat, Seed::from(1)), maracaibo::Action::Abstain);
        }
        let first = |seed: u64| {
            let action = crate::choose(&spec, &at("Decide"), Seat(1), Seed::from(seed));
            action == maracaibo::Action::Decide { choice: maracaibo::Choice::A }
        };
        let firsts = (0..60).filter(|&seed| first(seed)).count();
        assert!((15..=45).contains(&firsts), "{level}: {firsts} of 60");
    }
}

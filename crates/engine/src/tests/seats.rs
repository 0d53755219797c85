//! Seats, sets of seats, viewers, turns, phrases: as values and as JSON.

use serde_json::json;

use crate::{Arg, Phrase, Progress, Seat, Seats, SetupError, Sheet, Turn, Viewer};
use crate::{Game, Outcome, Standing, rank};

use super::toy::Toy;

#[test]
fn seats_follow_each_other_in_a_circle() {
    assert_eq!([Seat(0).left(3), Seat(2).left(3)], [Seat(1), Seat(0)]);
    let around: Vec<u8> = Seat(2).around(4).map(|seat| seat.0).collect();
    assert_eq!(around, [2, 3, 0, 1]);
    assert_eq!(Seat::all(3).len(), 3);
    assert_eq!(serde_json::to_string(&Seat(3)).unwrap(), "3");
}

#[test]
fn sets_of_seats() {
    let set = Seats::one(Seat(3)).with(Seat(0)).with(Seat(7));
    assert_eq!((set.len(), set.first()), (3, Some(Seat(0))));
    assert!(set.has(Seat(7)) && !set.has(Seat(1)) && !set.has(Seat(8)) && !set.has(Seat(255)));
    assert_eq!(set.without(Seat(0)).first(), Some(Seat(3)));
    assert!(Seats::NONE.is_empty() && Seats::NONE.first().is_none() && !set.is_empty());
    assert!(
        Seats::one(Seat(3)).is_within(set) && !set.is_within(Seats::all(4)) && set.is_within(Seats::all(8))
    );
    assert_eq!(Seats::all(0), Seats::NONE);
    assert_eq!(Seats::all(2), [Seat(1), Seat(0)].into_iter().collect());
    assert_eq!(format!("{set:?}"), "{0, 3, 7}");
}

#[test]
fn sets_of_seats_are_lists_in_json() {
    let set = Seats::one(Seat(3)).with(Seat(0));
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
    assert_eq!(serde_json::from_str::<Seats>("[3,0,3]").unwrap(), set);
    assert_eq!(serde_json::from_str::<Seats>("[]").unwrap(), Seats::NONE);
    for wrong in ["[8]", "[255]", "[-1]", "9", "[\"0\"]", "null"] {
        assert!(serde_json::from_str::<Seats>(wrong).is_err(), "{wrong}");
    }
    for bits in 0..=255_u8 {
        let set: Seats = (0..8).filter(|n| bits & (1 << n) != 0).map(Seat).collect();
        assert_eq!(postcard::from_bytes::<Seats>(&postcard::to_stdvec(&set).unwrap()).unwrap(), set);
        assert_eq!(serde_json::from_value::<Seats>(serde_json::to_value(set).unwrap()).unwrap(), set);
    }
}

#[test]
fn viewers_are_numbers_or_words_in_json() {
    for (viewer, json) in [
        (Viewer::Seat(Seat(2)), json!(2)),
        (Viewer::Spectator, json!("spectator")),
        (Viewer::Everybody, json!("everybody")),
    ] {
        assert_eq!(serde_json::to_value(viewer).unwrap(), json);
        assert_eq!(serde_json::from_value::<Viewer>(json.clone()).unwrap(), viewer);
        assert_eq!(viewer.to_string(), json.to_string().trim_matches('"'));
    }
    for wrong in [json!("nobody"), json!(256), json!(-1), json!(null), json!([2]), json!(1.5)] {
        assert!(serde_json::from_value::<Viewer>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn viewers_see_only_their_own_information() {
    let (own, other) = (Viewer::from(Seat(1)), Seat(0));
    assert!(own.is(Seat(1)) && !own.is(other));
    assert!(!Viewer::Spectator.is(other) && Viewer::Everybody.is(other));
    let set = Seats::one(Seat(1));
    assert!(own.is_among(set) && !Viewer::Spectator.is_among(set) && Viewer::Everybody.is_among(Seats::NONE));
}

#[test]
fn turns_contain_the_awaited_seats() {
    assert_eq!(Turn::One(Seat(2)).actors(), Seats::one(Seat(2)));
    assert_eq!(Turn::Several(Seats::all(3)).actors(), Seats::all(3));
    assert!(Turn::Over.is_over() && Turn::Over.actors().is_empty());
}

#[test]
fn phrases_are_serialized_as_json() {
    let phrase = Phrase::new("toy-took").with("seat", Seat(1)).with("kind", 3_u8);
    let expected = json!({ "id": "toy-took", "args": [["seat", { "seat": 1 }], ["kind", { "number": 3 }]] });
    assert_eq!(serde_json::to_value(&phrase).unwrap(), expected);
    assert_eq!(serde_json::to_value(Phrase::new("toy-over")).unwrap(), json!({ "id": "toy-over" }));
    assert_eq!(Phrase::plain("K3").args, [("text", Arg::Text("K3".to_owned()))]);
}

#[test]
fn an_invalid_number_of_seats_names_the_valid_ones() {
    let error = SetupError::check_seats(&Toy::INFO, 5).unwrap_err();
    assert_eq!(error.to_string(), "Toy is for 2 to 4 seats, not 5");
    assert!(Toy::INFO.takes(2) && !Toy::INFO.takes(1) && !Toy::INFO.takes(usize::MAX));
}

#[test]
fn sheets_add_up_and_victories_are_shared() {
    let mut sheet = Sheet::default();
    sheet.add("coins", 3);
    sheet.add("cards", -1);
    sheet.add("coins", 2);
    assert_eq!((sheet.total(), sheet.points("coins"), sheet.points("ships")), (4, 5, 0));
    let outcome = Outcome {
        winners: vec![Seat(0), Seat(2)],
        ranking: vec![vec![Seat(0), Seat(2)], vec![Seat(1)]],
        sheets: vec![sheet.clone(), Sheet::default(), sheet],
        rivals: Vec::new(),
        ending: "rounds",
        tie_break: None,
    };
    assert_eq!(outcome.scores(), [4, 0, 4]);
    assert_eq!([outcome.share(Seat(0)), outcome.share(Seat(1))], [0.5, 0.0]);
}

#[test]
fn an_empty_ranking_is_empty() {
    assert_eq!(rank(Vec::new()), (Vec::new(), None));
    let alone = vec![Standing { seat: Seat(0), keys: vec![1, 2] }];
    assert_eq!(rank(alone), (vec![vec![Seat(0)]], None));
}

#[test]
fn progress_counts_turns() {
    let progress = Progress { round: 1, phase: Phrase::new("toy-phase"), turn: 0 };
    assert_eq!(progress, super::play::random_match(2, 1, 0).state().progress());
}

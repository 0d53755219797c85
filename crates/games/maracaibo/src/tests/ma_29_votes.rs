//! Chapter MA-29: reading, voting and deciding.

use engine::{Dice, Game, Notes, Seat, Seed, Silent, Turn, Viewer};

use super::helpers::*;
use super::stories::*;
use crate::step::Step;
use crate::story::Decide;
use crate::*;

/// The first vote of a campaign, read by a seat.
fn vote(seats: usize, reader: u8) -> Maracaibo {
    let mut game = with_card(seats, &[], "02");
    claim(&mut game, reader, "02");
    end_round(&mut game, 0);
    game
}

fn ballots(game: &mut Maracaibo, choices: &[&str]) {
    for (seat, text) in Seat::all(choices.len()).zip(choices) {
        let action = match *text {
            "a" => Action::Vote { choice: Choice::A },
            "b" => Action::Vote { choice: Choice::B },
            _ => Action::Abstain,
        };
        assert!(game.check(seat, action).is_ok(), "{text}");
        game.apply(seat, action, &mut Silent);
    }
}

/// MA-29.5, MA-29.35, MA-29.36: all players vote at the same time, for an option or for neither.
#[test]
fn players_vote_simultaneously() {
    let mut game = vote(3, 1);
    assert_eq!(game.turn(), Turn::Several(Seat::all(3).collect()));
    for seat in Seat::all(3) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert_eq!(
            legal,
            [Action::Vote { choice: Choice::A }, Action::Vote { choice: Choice::B }, Action::Abstain]
        );
    }
    game.apply(Seat(2), Action::Abstain, &mut Silent);
    assert_eq!(game.turn(), Turn::Several([Seat(0), Seat(1)].into_iter().collect()));
    assert!(game.audit().is_ok());
    assert_eq!(game.check(Seat(2), Action::Abstain).unwrap_err().clause, "MA-29.36");
}

/// MA-29.36: a ballot for neither option survives serialization as JSON.
#[test]
fn a_ballot_for_neither_round_trips() {
    let mut game = vote(3, 1);
    game.apply(Seat(2), Action::Abstain, &mut Silent);
    game.apply(Seat(0), Action::Vote { choice: Choice::B }, &mut Silent);
    let text = serde_json::to_string(&game).unwrap();
    assert!(text.contains(r#""ballots":["b",null,"neither",null]"#), "{text}");
    let back: Maracaibo = serde_json::from_str(&text).unwrap();
    assert_eq!(back, game);
    assert_eq!(back.turn(), Turn::Several([Seat(1)].into_iter().collect()));
}

/// MA-29.37: the option with more ballots wins.
#[test]
fn the_majority_decides() {
    let mut game = vote(3, 1);
    ballots(&mut game, &["b", "-", "b"]);
    assert_eq!(in_play(&game), ["04", "06"]);
    assert_eq!(game.story_state().read_cards.last().unwrap().choice, Some(Choice::B));
    let mut game = vote(3, 1);
    ballots(&mut game, &["-", "-", "a"]);
    assert_eq!(in_play(&game), ["03", "06"]);
    assert_eq!(game.story_state().tallies[0].ballots, [None, None, Some(Choice::A), None]);
}

/// MA-29.37: on a tie the reader must decide, and is not bound by their own ballot.
#[test]
fn the_reader_breaks_a_tie() {
    for tied in [["a", "b"], ["-", "-"]] {
        let mut game = vote(2, 1);
        ballots(&mut game, &tied);
        assert_eq!(
            (game.turn(), game.step()),
            (Turn::One(Seat(1)), Some(Step::Decide(Decide { card: story_card("02") })))
        );
        assert_eq!(choices(&game), ["decide a", "decide b"]);
        assert_eq!(refused(&game, Action::Abstain), "MA-29.37");
        assert!(game.audit().is_ok());
        play(&mut game, &["decide a"]);
        assert_eq!(in_play(&game), ["03", "06"]);
    }
}

/// MA-29.11, MA-29.41, MA-31.26: a solo player decides without ballots.
#[test]
fn a_solo_player_decides() {
    let mut game = vote(1, 0);
    assert_eq!(choices(&game), ["decide a", "decide b"]);
    assert_eq!(refused(&game, Action::Abstain), "MA-29.41");
    play(&mut game, &["decide b"]);
    assert_eq!(in_play(&game), ["04", "06"]);
}

/// MA-29.36: ballots are secret until all are cast, then public with names.
#[test]
fn ballots_are_secret_until_all_are_cast() {
    let mut game = vote(3, 1);
    let mut notes = Notes::default();
    game.apply(Seat(0), Action::Vote { choice: Choice::B }, &mut notes);
    assert!(notes.0.iter().all(|told| matches!(told, engine::Told::Some { shadow: None, .. })));
    let seen = |viewer: Viewer| game.view(viewer).story.unwrap().vote.unwrap();
    assert_eq!((seen(Viewer::Seat(Seat(0))).cast, seen(Viewer::Seat(Seat(0))).own), (true, Some(Choice::B)));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!((seen(viewer).cast, seen(viewer).own), (false, None));
    }
    let mut other = game.clone();
    other.story_state_mut().ballots[0] = Some(None);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), other.view(viewer));
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut guess = game.clone();
            guess.redeal(viewer, &mut Dice::new(Seed::from(seed), "test"));
            seen.insert(format!("{:?}", guess.story_state().ballots[0]));
        }
        assert_eq!(seen.len(), 3, "a redeal covers every possible ballot");
    }
    game.apply(Seat(1), Action::Abstain, &mut Silent);
    game.apply(Seat(2), Action::Abstain, &mut Silent);
    let tallies = game.view(Viewer::Spectator).story.unwrap().tallies;
    assert_eq!(tallies[0].ballots, [Some(Choice::B), None, None]);
}

/// MA-29.36: the last ballot cannot be undone, because the dice advance.
#[test]
fn the_last_ballot_is_final() {
    let mut game = vote(2, 0);
    game.apply(Seat(0), Action::Abstain, &mut Silent);
    let at = game.dice.position();
    game.apply(Seat(1), Action::Abstain, &mut Silent);
    assert!(game.dice.position() > at);
}

/// MA-29.38: the view shows the label and description of an option, but not what follows.
#[test]
fn options_do_not_reveal_what_follows() {
    let game = vote(2, 0);
    let passages = game.view(Viewer::Spectator).story.unwrap().passages;
    let asked = passages.iter().find(|passage| passage.card == story_card("02")).unwrap();
    assert_eq!(asked.options.len(), 2);
    assert!(asked.question.is_some() && asked.back.is_some());
    let text = serde_json::to_string(&game.view(Viewer::Everybody)).unwrap();
    assert!(!text.contains("Bells Over Cartagena") && !text.contains("\"warned\""), "{text}");
}

/// MA-29.39: a vote in the final scoring does not change points and excludes side actions.
#[test]
fn a_vote_in_the_final_scoring_changes_no_points() {
    let mut game = with_card(2, &[], "02");
    game.round = 4;
    game.buildings = Building::all().take(4).collect();
    game.building_bag = Building::all().skip(4).collect();
    claim(&mut game, 0, "02");
    end_round(&mut game, 1);
    assert!(game.outcome().is_none());
    let before: Vec<_> = Seat::all(2).map(|seat| game.standing(seat)).collect();
    ballots(&mut game, &["a", "a"]);
    assert!(game.outcome().is_some());
    assert_eq!(before, Seat::all(2).map(|seat| game.standing(seat)).collect::<Vec<_>>());
    let waiting: Vec<_> =
        game.archive().unwrap().play.iter().map(|one| (one.card.to_string(), one.followed)).collect();
    assert_eq!(waiting, [("03".to_owned(), false), ("06".to_owned(), false)]);
}

//! Chapters AR-12 to AR-15: scorings, contracts, the end.

use engine::{Game, Seat, Viewer};

use super::helpers::{
    boat, complete, crew, fleet, forbidden, hold, own, pass, play, run, thin_boats, totals, turn,
};
use crate::scoring::fulfils;
use crate::{Action, AuNomDuRoi, ContractId, ContractKind, Countdown, Event, Placed, Scoring, Stage};

/// A game in which the next purchase reveals the interim scoring card.
fn before_interim(seats: usize) -> AuNomDuRoi {
    let mut game = turn(seats);
    thin_boats(&mut game, 14);
    game
}

/// A game in which the next purchase reveals the final scoring card.
fn before_final(seats: usize) -> AuNomDuRoi {
    let mut game = turn(seats);
    game.scorings[0] = Countdown::Held;
    thin_boats(&mut game, 0);
    game
}

/// AR-12.1, AR-12.2: each player has one more turn after the turn in which the card was revealed.
#[test]
fn every_player_has_one_more_turn_before_the_interim_scoring() {
    for seats in 2..=4 {
        let mut game = before_interim(seats);
        let events = play(&mut game, &["buy", "buy 1"]);
        let card = Event::ScoringCard { seat: Seat(0), scoring: Scoring::Interim };
        assert!(events.contains(&card));
        assert_eq!(game.stage(), Stage::InterimLap);
        pass(&mut game, 1);
        for _ in 0..seats {
            assert_ne!(game.scorings[0], Countdown::Held);
            pass(&mut game, 1);
        }
        assert_eq!(game.scorings[0], Countdown::Held);
        assert_eq!(game.stage(), Stage::Second);
    }
}

/// AR-12.3, AR-12.4, AR-12.5: only expeditions score, by the light field.
#[test]
fn the_interim_scoring_counts_expeditions_only() {
    let mut game = turn(2);
    for (at, owner, name) in
        [("E01", 0, "red-3"), ("E02", 0, "red-1"), ("E05", 1, "white-1"), ("E07", 1, "yellow-2")]
    {
        crew(&mut game, at, &[(owner, name)]);
    }
    thin_boats(&mut game, 14);
    play(&mut game, &["buy", "buy 1"]);
    pass(&mut game, 2);
    assert_eq!(game.investors[0].points, 0);
    let events = play(&mut game, &["end turn"]);
    // E01 coloured 6, E02 coloured 3; E05 off colour 2, E07 coloured 4.
    assert_eq!(game.investors.iter().map(|one| one.points).collect::<Vec<_>>(), [9, 6]);
    let scored =
        |seat, points| Event::ExpeditionsScored { seat: Seat(seat), scoring: Scoring::Interim, points };
    assert!(events.contains(&scored(0, 9)) && events.contains(&scored(1, 6)));
    assert_eq!(game.view(Viewer::Spectator).investors[0].points, 9);
}

/// AR-12.6: play continues with the next player, and the boats score again.
#[test]
fn play_continues_after_the_interim_scoring() {
    let mut game = turn(3);
    crew(&mut game, "E01", &[(0, "red-3")]);
    thin_boats(&mut game, 14);
    play(&mut game, &["buy", "buy 1"]);
    pass(&mut game, 4);
    assert_eq!(game.actor(), Some(Seat(1)));
    assert_eq!(game.investors[0].points, 6);
    assert_eq!(game.standing(Seat(0)).points("expeditions"), 5);
}

/// AR-13.1, AR-13.2: after the final card each player has one more turn, then the game ends.
#[test]
fn every_player_has_one_more_turn_before_the_end() {
    for seats in 2..=4 {
        let mut game = before_final(seats);
        let events = play(&mut game, &["buy", "buy 1"]);
        let card = Event::ScoringCard { seat: Seat(0), scoring: Scoring::Final };
        assert!(events.contains(&card));
        assert_eq!(game.stage(), Stage::LastLap);
        pass(&mut game, seats);
        assert!(game.outcome().is_none());
        pass(&mut game, 1);
        assert_eq!(game.stage(), Stage::Over);
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.ending, "final");
        assert_eq!(game.check(Seat(0), Action::Coins).unwrap_err().clause, "AR-13.2");
    }
}

/// AR-13.3: both countdowns run; the interim scoring is held first, even if both are due together.
#[test]
fn the_interim_scoring_comes_first() {
    let mut game = turn(2);
    thin_boats(&mut game, 14);
    game.investors[0].coins = 500;
    crew_from(&mut game, 0, "E01", "red-2");
    play(&mut game, &["buy"]);
    while game.scorings[1] == Countdown::Hidden {
        let choice = super::helpers::choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    assert_eq!(game.scorings, [Countdown::Due(3); 2]);
    play(&mut game, &["done", "end turn"]);
    let mut events = play(&mut game, &["end turn"]);
    events.extend(play(&mut game, &["end turn"]));
    let began = |scoring| events.iter().position(|event| *event == Event::ScoringBegan { scoring });
    assert!(began(Scoring::Interim).unwrap() < began(Scoring::Final).unwrap());
    assert_eq!(game.investors[0].points, 6);
    // In the opposite order there is a turn between them.
    let mut apart = turn(2);
    apart.scorings = [Countdown::Due(1), Countdown::Due(2)];
    thin_boats(&mut apart, 0);
    pass(&mut apart, 1);
    assert_eq!(apart.scorings, [Countdown::Held, Countdown::Due(1)]);
}

/// Moves an idle boat of the last seat to an expedition.
fn crew_from(game: &mut AuNomDuRoi, owner: u8, at: &str, name: &str) {
    game.investors.last_mut().unwrap().idle.remove(boat(name));
    let at = super::helpers::expedition(at).index();
    game.expeditions[at].push(Placed { owner: Seat(owner), boat: boat(name), joker: false });
}

/// A game that ends with this turn.
fn last_turn(seats: usize) -> AuNomDuRoi {
    let mut game = before_final(seats);
    game.scorings[1] = Countdown::Due(1);
    super::helpers::set_piles(&mut game);
    game
}

/// AR-13.4: running missions are removed without income or credit; the boats return.
#[test]
fn running_missions_are_dissolved() {
    let mut game = last_turn(2);
    for name in ["red-3", "red-2"] {
        game.investors[1].idle.remove(boat(name));
    }
    run(&mut game, 0, "m-red-5", &[], 3, 1);
    game.running[0].boats = fleet(&["red-3", "red-2"]);
    let coins = game.investors[0].coins;
    let events = play(&mut game, &["end turn"]);
    assert!(events.iter().any(|event| matches!(event, Event::MissionDissolved { seat: Seat(0), .. })));
    assert!(game.running.is_empty());
    assert_eq!(game.investors[0].idle, fleet(&["red-3", "red-2"]));
    assert_eq!((game.investors[0].coins, game.investors[0].completed), (coins, 0));
}

/// AR-13.5, AR-13.6, AR-13.7, AR-13.8, AR-13.9: the dark field, contracts and kept boats add to the interim points; coins
/// score nothing.
#[test]
fn the_final_scoring_has_three_phases() {
    let mut game = last_turn(2);
    crew_from(&mut game, 0, "E05", "white-1");
    crew_from(&mut game, 0, "E09", "white-2");
    let kept = game.boats_kept(Seat(1));
    game.investors[0].points = 20;
    complete(&mut game, 0, 3);
    game.investors[0].coins = 99;
    hold(&mut game, 0, &["m-blue-3"]);
    let events = play(&mut game, &["end turn"]);
    let phase = |event: &Event| {
        let expeditions = matches!(event, Event::ExpeditionsScored { scoring: Scoring::Final, .. });
        let contract = matches!(event, Event::ContractScored { .. });
        let boats = matches!(event, Event::BoatsScored { .. });
        [expeditions, contract, boats].iter().position(|&is| is).map(|at| at + 1)
    };
    let phases: Vec<usize> = events.iter().filter_map(phase).collect();
    assert_eq!(phases, [1, 1, 2, 2, 3, 3]);
    let sheet = game.standing(Seat(0));
    // E05 off colour 5, E09 coloured 8; presence with three missions 1 each; the joker boat 1.
    let points = ["interim", "expeditions", "contract", "boats"].map(|item| sheet.points(item));
    assert_eq!(points, [20, 13, 2, 1]);
    assert_eq!(sheet.total(), 36);
    assert_eq!(game.standing(Seat(1)).points("boats"), i32::from(kept));
    // AR-13.8: unused joker boats are revealed.
    let shown = events.iter().filter(|event| matches!(event, Event::JokerShown { .. }));
    assert_eq!(shown.count(), 2);
    assert!(
        game.view(Viewer::Spectator).investors.iter().all(|one| one.joker.id.is_some() && one.joker.shown)
    );
}

/// AR-13.10: more boats not at expeditions break a tie.
#[test]
fn ties_are_broken_by_boats_kept() {
    let mut game = last_turn(2);
    let now = totals(&game);
    game.investors[0].points = u16::try_from(now[1] - now[0]).unwrap();
    pass(&mut game, 1);
    let outcome = game.outcome().unwrap();
    assert_eq!(totals(&game)[0], totals(&game)[1]);
    assert_eq!((outcome.winners, outcome.tie_break), (vec![Seat(1)], Some("boats")));
}

/// AR-13.11: if the numbers of boats are equal too, the victory is shared.
#[test]
fn a_full_tie_is_shared() {
    let mut game = last_turn(2);
    let boats: Vec<_> = game.investors[1].idle.each().collect();
    for &boat in boats.iter().take(boats.len() / 2) {
        game.investors[1].idle.remove(boat);
        game.investors[0].idle.insert(boat);
    }
    pass(&mut game, 1);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.tie_break), (vec![Seat(0), Seat(1)], None));
}

/// AR-14.1, AR-14.2: points for each expedition, by completed missions; more than eight count as eight.
#[test]
fn contracts_pay_by_completed_missions() {
    let mut game = turn(3);
    crew(&mut game, "E01", &[(0, "red-1")]);
    crew(&mut game, "E02", &[(0, "red-1")]);
    crew(&mut game, "E03", &[(0, "blue-1")]);
    crew(&mut game, "E04", &[(0, "blue-1")]);
    game.investors[0].contract = ContractId::read("C3M").unwrap();
    // The rulebook's example: four expeditions and five missions give five points each.
    for (completed, points) in [(0, 0), (5, 20), (8, 32), (11, 32)] {
        game.investors[0].completed = completed;
        assert_eq!(game.contract_points(Seat(0)), points);
    }
}

fn crew_of(owners: &[u8]) -> crate::Crew {
    let placed = |&owner: &u8| Placed { owner: Seat(owner), boat: boat("red-1"), joker: false };
    owners.iter().map(placed).collect()
}

fn kinds(owners: &[u8], seat: u8) -> Vec<ContractKind> {
    let crew = crew_of(owners);
    ContractKind::ALL.into_iter().filter(|&kind| fulfils(kind, &crew, Seat(seat))).collect()
}

/// AR-14.3, AR-14.4, AR-14.5, AR-14.6, AR-14.8: the condition of each kind.
#[test]
fn each_kind_has_its_condition() {
    use ContractKind::{Half, Majority, Presence, Totality};
    assert_eq!(kinds(&[1, 1, 0], 0), [Presence]);
    assert_eq!(kinds(&[1, 0], 0), [Presence, Half]);
    assert_eq!(kinds(&[0, 1, 0], 0), [Presence, Half, Majority]);
    assert_eq!(kinds(&[0], 0), [Presence, Half, Majority, Totality]);
    assert_eq!(kinds(&[0, 0, 0], 0), [Presence, Half, Majority, Totality]);
    assert_eq!(kinds(&[0, 1, 2, 0], 0), [Presence, Half]);
}

/// AR-14.7: neither volume nor colour counts.
#[test]
fn only_the_number_of_boats_counts() {
    let mut crew = crew_of(&[1]);
    crew.push(Placed { owner: Seat(0), boat: boat("blue-3"), joker: false });
    assert!(fulfils(ContractKind::Half, &crew, Seat(0)));
    assert!(!fulfils(ContractKind::Majority, &crew, Seat(0)));
}

/// AR-14.9: an expedition counts only with a boat of the player.
#[test]
fn an_expedition_without_own_boats_does_not_count() {
    assert_eq!(kinds(&[], 0), []);
    assert_eq!(kinds(&[1, 1], 0), []);
}

/// AR-15.1: ten laps without a purchase end the game; a pending interim scoring is skipped.
#[test]
fn a_game_without_purchases_ends() {
    for seats in 2..=4 {
        let mut game = turn(seats);
        own(&mut game, 0, &["red-1"]);
        play(&mut game, &["send", "to E01", "place red-1"]);
        pass(&mut game, 10 * seats - 1);
        assert!(game.outcome().is_none());
        let events = play(&mut game, &["end turn"]);
        assert!(events.contains(&Event::Stopped { turns: 10 * seats as u8 }));
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.ending, "idle");
        assert_eq!(outcome.winners, [Seat(0)]);
        assert_eq!(game.standing(Seat(0)).points("interim"), 0);
        assert_eq!(game.standing(Seat(0)).points("expeditions"), 5);
    }
    // A purchase resets the count.
    let mut game = turn(2);
    pass(&mut game, 18);
    play(&mut game, &["buy", "buy 1", "done", "end turn"]);
    assert_eq!(game.idle_turns, 0);
    assert_eq!(forbidden(&game, Action::Done), "AR-3.4");
}

//! Previews: they agree with `legal` and with the effects of the actions.

use engine::kit::size;
use engine::{Dice, Game, Seat, Seed, Silent, Viewer};

use super::helpers::*;
use crate::step::Step;
use crate::{
    Action, AuNomDuRoi, ContractKind, Countdown, CraftAid, Deed, FitAid, PlaceAid, RoiAid, Scoring, Stage,
};

fn aid(game: &AuNomDuRoi) -> RoiAid {
    game.aid(game.actor().unwrap()).unwrap()
}

fn legal(game: &AuNomDuRoi) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(game.actor().unwrap(), &mut legal);
    legal
}

/// The actions that send a boat to a place, starting with the pending decision.
fn actions_to(game: &AuNomDuRoi, craft: CraftAid, place: PlaceAid) -> Vec<Action> {
    let mut moves = Vec::new();
    let step = game.step().unwrap();
    if matches!(step, Step::Menu(_)) {
        moves.push(Action::Send);
    }
    if matches!(step, Step::Menu(_) | Step::Send(_)) {
        moves.extend(place.expedition.map(|expedition| Action::To { expedition }));
        moves.extend(place.mission.map(|mission| Action::Launch { mission }));
    }
    let card = place.card;
    if let Some(boat) = craft.boat {
        moves.push(Action::Place { boat, card });
        return moves;
    }
    if !matches!(step, Step::RigAt(_) | Step::RigOn) {
        moves.push(Action::PlaceJoker);
    }
    moves.push(Action::Set { volume: craft.volume, colour: craft.colour, card });
    moves
}

/// Plays a preview: every action is legal, and the effect matches.
fn check_preview(game: &AuNomDuRoi, fit: &FitAid, place: PlaceAid) {
    let seat = game.actor().unwrap();
    let mut then = game.clone();
    for action in actions_to(game, fit.craft, place) {
        assert!(legal(&then).contains(&action), "{action:?} of {fit:?} at {place:?}");
        then.apply(seat, action, &mut Silent);
    }
    // The turn ends if nothing is left to do, and a scoring may have been held.
    if then.turns != game.turns || then.is_over() {
        return;
    }
    assert_eq!(then.investor(seat).coins, fit.coins, "{fit:?}");
    let cards = game.investor(seat).joker_cards - u8::from(place.card);
    assert_eq!(then.investor(seat).joker_cards, cards);
    if let Some(expedition) = place.expedition {
        let volume = then.tables().expedition(expedition).volume;
        assert_eq!(volume - then.room(expedition), place.used);
        assert_eq!(place.completes, then.room(expedition) == 0);
        let boat = then.crew(expedition).last().unwrap();
        assert_eq!((boat.owner, boat.boat.volume()), (seat, fit.craft.volume));
        let card = then.tables().expedition(expedition);
        assert_eq!(place.last, Some(card.points(Scoring::Final, boat.boat.colour())));
        assert_eq!(place.score, Some(then.standing(seat).total()));
        assert_eq!(place.contract, Some(then.contract_points(seat)));
    } else {
        let running = then.running.iter().find(|one| Some(one.mission) == place.mission).unwrap();
        assert_eq!(running.volume(), place.used);
        assert_eq!(place.completes, matches!(then.step(), Some(Step::Engage)));
    }
}

/// Checks that the previews of the pending decision agree with `legal`.
fn agrees(game: &AuNomDuRoi) {
    let (aid, legal) = (aid(game), legal(game));
    let first = |fit: &FitAid, place: &PlaceAid| actions_to(game, fit.craft, *place)[0];
    let mut begun: Vec<Action> =
        aid.fits.iter().flat_map(|fit| fit.at.iter().map(move |place| first(fit, place))).collect();
    begun.dedup();
    match game.step().unwrap() {
        Step::Menu(_) => {
            let reach = aid.reach.clone().unwrap();
            assert_eq!(!reach.buy.is_empty(), legal.contains(&Action::Buy));
            assert_eq!(!reach.take.is_empty() || reach.draw, legal.contains(&Action::Mission));
            let sends = legal.contains(&Action::Send);
            assert_eq!(!reach.places.is_empty() || !reach.missions.is_empty(), sends);
            assert_eq!(aid.fits.iter().any(|fit| !fit.at.is_empty()), sends);
        }
        Step::Buy(_) => {
            let told: Vec<Action> = aid.buys.iter().map(|buy| Action::BuyBoat { slot: buy.slot }).collect();
            let boats = legal.iter().filter(|action| matches!(action, Action::BuyBoat { .. }));
            assert_eq!(told, boats.copied().collect::<Vec<_>>());
        }
        Step::Send(_) | Step::Board(_) | Step::RigAt(_) | Step::Load | Step::RigOn => {
            for action in legal.iter().filter(|&&action| action != Action::Done) {
                assert!(begun.contains(action), "{action:?} begins no gesture");
            }
            assert!(begun.iter().all(|action| legal.contains(action)));
        }
        Step::Engage => assert_eq!(aid.engagements.len(), legal.len()),
        Step::Mission | Step::Reserve => (),
    }
}

#[test]
fn aids_agree_with_legal_actions_and_their_effects() {
    for seed in 0..size(6, 60) as u64 {
        let seats = 2 + seed as usize % 3;
        let mut game = game(seats, seed);
        let mut dice = Dice::new(Seed::from(seed), "aids");
        let mut rolls = dice.open();
        for step in 0..400 {
            let Some(seat) = game.actor() else { break };
            agrees(&game);
            if step % 7 == 0 {
                for fit in &aid(&game).fits {
                    fit.at.iter().for_each(|&place| check_preview(&game, fit, place));
                }
            }
            for other in Seat::all(seats).filter(|&other| other != seat) {
                assert_eq!(game.aid(other), None);
            }
            let legal = legal(&game);
            // Ending turns at once would leave nothing to check.
            let busy = legal.iter().filter(|&&action| action != Action::EndTurn).count().max(1);
            game.apply(seat, legal[rolls.below(busy as u32) as usize], &mut Silent);
        }
    }
}

fn fit<'a>(aid: &'a RoiAid, craft: (Option<&str>, Option<&str>, u8)) -> &'a FitAid {
    let (wanted, colour, volume) = craft;
    aid.fits
        .iter()
        .find(|fit| {
            fit.craft.boat == wanted.map(boat)
                && fit.craft.colour.map(|colour| colour.id()) == colour
                && fit.craft.volume == volume
        })
        .unwrap()
}

fn at<'a>(fit: &'a FitAid, place: &str) -> Option<&'a PlaceAid> {
    fit.at.iter().find(|one| one.expedition == Some(expedition(place)))
}

/// AR-8.1, AR-8.2, AR-11.4: a preview shows points, cost and the total. A sent boat no longer counts in port.
#[test]
fn a_fit_shows_tax_points_and_total() {
    let mut game = turn(2);
    own(&mut game, 0, &["green-2"]);
    crew(&mut game, "E05", &[(1, "red-1")]);
    play(&mut game, &["send"]);
    let aid = aid(&game);
    let green = fit(&aid, (Some("green-2"), Some("green"), 2));
    assert_eq!((green.tax, green.coins), (1, 9));
    let empty = at(green, "E07").unwrap();
    assert_eq!((empty.card, empty.interim, empty.last, empty.used), (false, Some(2), Some(3), 2));
    // Two boats in port score two points. One of them scores 3 when sent, and the other still counts in port.
    assert_eq!(game.standing(Seat(0)).total(), 2);
    assert_eq!(empty.score, Some(4));
    let other = at(green, "E05").unwrap();
    assert_eq!((other.card, other.interim, other.last, other.used), (true, Some(3), Some(7), 3));
}

/// AR-8.3, AR-8.2: the reason why a boat does not fit, by place.
#[test]
fn a_misfit_has_its_clause() {
    let mut game = turn(2);
    own(&mut game, 0, &["green-2"]);
    game.investors[0].joker_cards = 0;
    crew(&mut game, "E01", &[(1, "red-3")]);
    crew(&mut game, "E05", &[(1, "red-1")]);
    crew(&mut game, "E09", &[(1, "green-3")]);
    play(&mut game, &["send"]);
    let aid = aid(&game);
    let why = |place: &str| {
        let of_green = |one: &&crate::MisfitAid| {
            one.expedition == Some(expedition(place))
                && one.crafts.iter().any(|craft| craft.boat == Some(boat("green-2")))
        };
        aid.misfits.iter().find(of_green).map(|one| one.clause)
    };
    assert_eq!(why("E01"), Some("AR-8.3"));
    assert_eq!(why("E05"), Some("AR-8.2"));
    assert_eq!(why("E07"), None);
}

/// AR-10.3, AR-11.14: the joker boat by colour and volume.
#[test]
fn the_joker_boat_fits_by_colour_and_volume() {
    let mut game = turn(2);
    crew(&mut game, "E04", &[(1, "yellow-3"), (1, "yellow-2")]);
    play(&mut game, &["send"]);
    let aid = aid(&game);
    // J1 is red and yellow.
    let yellow = |volume| at(fit(&aid, (None, Some("yellow"), volume)), "E04").map(|place| place.card);
    assert_eq!([yellow(1), yellow(2), yellow(3)], [Some(false), Some(false), None]);
    let red = at(fit(&aid, (None, Some("red"), 1)), "E04").unwrap();
    assert!(red.card);
    assert_eq!(fit(&aid, (None, Some("red"), 1)).tax, 2);
}

/// AR-9.3: previews of a mission show the boats that fill it exactly.
#[test]
fn a_mission_offers_only_boats_that_fill_it_exactly() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-2", "red-1"]);
    hold(&mut game, 0, &["m-red-3"]);
    play(&mut game, &["send", "launch m-red-3", "place red-2"]);
    let aid = aid(&game);
    let one = &fit(&aid, (Some("red-1"), Some("red"), 1)).at[0];
    assert_eq!((one.used, one.completes, one.score), (3, true, None));
    play(&mut game, &["place red-1"]);
    let rounds: Vec<u16> = self::aid(&game).engagements.iter().map(|one| one.round).collect();
    assert_eq!(rounds, [2, 3, 4]);
}

/// AR-6.3, AR-6.4: the effect of a purchase on the rows and piles.
#[test]
fn a_purchase_shows_its_effect_on_rows_and_piles() {
    let game = turn(2);
    let aid = aid(&game);
    let buy = aid.buys[0];
    assert_eq!(buy.down, game.filling[0].card);
    assert_eq!((buy.pile, buy.left[0] - buy.left[1], buy.scoring), (Some(1), 1, None));
    let price = game.tables().price(game.purchase[0].card.unwrap());
    assert_eq!(buy.coins, 10 - u16::from(price));
}

/// AR-12.6: the breakdown of the interim scoring does not change afterwards.
#[test]
fn the_interim_breakdown_does_not_change_later() {
    let mut game = turn(2);
    own(&mut game, 1, &["red-1"]);
    crew(&mut game, "E01", &[(0, "red-1")]);
    game.scorings[Scoring::Interim.index()] = Countdown::Due(1);
    thin_boats(&mut game, 10);
    play(&mut game, &["end turn", "send", "to E01", "place red-1"]);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.stage, Stage::Second);
    let sheet = view.scorings[Scoring::Interim.index()].sheet.as_ref().unwrap();
    assert_eq!(sheet[0].points, [6, 0]);
    assert_eq!(view.scorings[Scoring::Final.index()].sheet, None);
    let sent: Vec<(String, u8)> =
        view.turn.unwrap().sent.iter().map(|one| (one.expedition.to_string(), one.boats)).collect();
    assert_eq!(sent, [("E01".to_owned(), 1)]);
}

/// AR-14.3 to AR-14.6: the expeditions that fulfil a contract.
#[test]
fn the_view_names_the_expeditions_that_fulfil_a_contract() {
    let mut game = turn(2);
    crew(&mut game, "E01", &[(0, "red-1"), (1, "red-2")]);
    crew(&mut game, "E06", &[(1, "blue-1")]);
    let view = game.view(Viewer::Spectator);
    let at = |seat: usize, kind: ContractKind| {
        let found = view.investors[seat].fulfils.iter().find(|one| one.kind == kind).unwrap();
        found.at.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(at(0, ContractKind::Half), ["E01"]);
    assert_eq!(at(1, ContractKind::Presence), ["E01", "E06"]);
    assert_eq!(at(1, ContractKind::Totality), ["E06"]);
    // Only the viewer's own contract is shown.
    assert!(view.investors.iter().all(|investor| investor.contract.is_none()));
}

/// AR-9.6: the round in which a running mission pays, for any player in turn.
#[test]
fn a_running_mission_shows_the_round_in_which_it_pays() {
    let mut game = turn(3);
    run(&mut game, 0, "m-red-3", &["red-3"], 2, 2);
    run(&mut game, 2, "m-blue-3", &["blue-3"], 1, 1);
    let pays = |game: &AuNomDuRoi, seat: usize| game.view(Viewer::Spectator).investors[seat].running[0].pays;
    // Seat 0 has its turn in round 1 and is paid in its turn of round 3. Seat 2 has not yet had its turn.
    assert_eq!((pays(&game, 0), pays(&game, 2)), (Some(3), Some(1)));
    assert!(game.view(Viewer::Spectator).turn.unwrap().used.iter().all(|&deed| deed != Deed::Send));
}

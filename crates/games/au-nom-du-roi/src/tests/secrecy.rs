//! Secrecy: hidden information appears in no view, event, prompt or list of another viewer.

use engine::kit::texts_of;
use engine::{Dice, Game, Notes, Seat, Seed, Silent, Told, Viewer};

use super::helpers::{Choose, choices, game, hold, mission, missions, own, play, play_out, thin_boats, turn};
use crate::{Event, JokerId, MissionId, Missions, Placed};

#[test]
fn views_hide_cards_of_other_players() {
    let mut looked = 0;
    for seed in 0..3 {
        let mut game = game(3, seed);
        let mut choose = Choose(seed);
        let mut legal = Vec::new();
        while let Some(seat) = game.actor() {
            for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = serde_json::to_value(game.view(viewer)).unwrap();
                let named = texts_of(&view);
                let others =
                    Seat::all(3).filter(|&other| !viewer.is(other)).map(|other| game.investor(other));
                let hands = others.clone().fold(Missions::NONE, |all, other| all | other.hand);
                for mission in (hands | game.deck).iter() {
                    assert!(!named.contains(&mission.to_string()), "{viewer} sees {mission}");
                }
                for other in others.filter(|other| !other.joker_shown) {
                    assert!(!named.contains(&other.joker.to_string()), "{viewer} sees {}", other.joker);
                }
                let investors = view["investors"].as_array().unwrap();
                let contracts = investors.iter().filter(|one| !one["contract"].is_null()).count();
                assert_eq!(contracts, usize::from(viewer != Viewer::Spectator));
                looked += 1;
            }
            game.legal(seat, &mut legal);
            game.apply(seat, legal[choose.below(legal.len())], &mut Silent);
        }
    }
    assert!(looked > 100);
}

#[test]
fn a_drawn_mission_is_shown_only_to_its_owner() {
    let mut game = turn(2);
    play(&mut game, &["mission"]);
    let mut notes = Notes::default();
    game.apply(Seat(0), crate::Action::Draw, &mut notes);
    let drawn = game.investors[0].hand.first().unwrap();
    let told = notes.0.iter().find(|told| matches!(told, Told::Some { .. })).unwrap();
    let own = Event::MissionDrawn { seat: Seat(0), mission: drawn };
    assert_eq!(told.seen_by(Viewer::Seat(Seat(0))), Some(&own));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(told.seen_by(viewer), Some(&Event::MissionDrawnUnseen { seat: Seat(0) }));
    }
}

/// Missions that were taken face up stay with their owner in every redeal; others are redealt.
#[test]
fn a_redeal_keeps_missions_taken_face_up() {
    let mut game = turn(3);
    let taken = game.display[2].card.unwrap();
    play(&mut game, &["mission", "take 3", "end turn", "mission", "draw", "end turn"]);
    let mut drawn = Missions::NONE;
    for seed in 0..40 {
        let mut copy = game.clone();
        copy.redeal(Viewer::Seat(Seat(2)), &mut Dice::new(Seed::from(seed), "test"));
        assert_eq!(copy.investors[0].hand, Missions::one(taken));
        assert_eq!(copy.investors[1].hand.len(), 1);
        drawn |= copy.investors[1].hand;
        assert_eq!(copy.investors[2], game.investors[2]);
    }
    assert!(drawn.len() > 5, "{drawn:?}");
}

/// A player who has started to send can continue after a redeal.
#[test]
fn a_redeal_leaves_the_sender_something_to_send() {
    let mut game = turn(2);
    // All expeditions are full, except for the boats of one mission.
    thin_boats(&mut game, 0);
    game.scorings = [crate::Countdown::Held, crate::Countdown::Due(2)];
    super::helpers::set_piles(&mut game);
    game.investors[0].joker_cards = 0;
    let last = &mut game.investors[1];
    let boat = last.idle.kinds().find(|boat| boat.volume() == 3).unwrap();
    last.idle.remove(boat);
    game.investors[0].idle.insert(boat);
    game.investors[0].coins = 1;
    let wanted = format!("m-{}-3", boat.colour().id());
    hold(&mut game, 0, &[&wanted]);
    for at in 0..12 {
        let card = *game.tables().expedition(crate::ExpeditionId::nth(at).unwrap());
        while game.room(crate::ExpeditionId::nth(at).unwrap()) > 2 {
            let idle = game.investors[1].idle;
            let room = game.room(crate::ExpeditionId::nth(at).unwrap());
            let fits = idle.kinds().filter(|boat| boat.volume() <= room).max_by_key(|boat| boat.volume());
            let Some(boat) = fits else { break };
            game.investors[1].idle.remove(boat);
            game.expeditions[at].push(Placed { owner: Seat(1), boat, joker: false });
        }
        assert!(card.volume >= 3);
    }
    game.investors[0].joker_shown = false;
    play(&mut game, &["send"]);
    assert_eq!(choices(&game), [format!("launch {wanted}")]);
    let mut launched = game.clone();
    let launch = format!("launch {wanted}");
    play(&mut launched, &[&launch]);
    for seed in 0..60 {
        let mut copy = game.clone();
        copy.redeal(Viewer::Seat(Seat(1)), &mut Dice::new(Seed::from(seed), "test"));
        copy.audit().unwrap();
        assert_eq!(copy.investors[0].hand, missions(&[&wanted]), "nothing else could be sent");
        let mut copy = launched.clone();
        copy.redeal(Viewer::Spectator, &mut Dice::new(Seed::from(seed), "test"));
        copy.audit().unwrap();
    }
    assert!(game.is_secret(Seat(0)));
    assert_eq!(mission(&wanted).volume(), 3);
}

/// A send action ends when nothing can be sent, so a player in a send action has something to send.
#[test]
fn a_redeal_leaves_the_sender_something_more_to_send() {
    let (mut looked, mut legal) = (0, Vec::new());
    for seed in 0..12 {
        let mut game = game(3, seed);
        let mut choose = Choose(seed);
        while let Some(seat) = game.actor() {
            game.legal(seat, &mut legal);
            let action = legal[choose.below(legal.len())];
            if legal.last() == Some(&crate::Action::Done) && game.view(Viewer::Spectator).pending.len() == 1 {
                let mut copy = game.clone();
                copy.redeal(Viewer::Spectator, &mut Dice::new(Seed::from(looked), "test"));
                copy.audit().unwrap();
                copy.legal(seat, &mut legal);
                assert!(legal.len() > 1, "seed {seed}: nothing could be sent");
                looked += 1;
            }
            game.apply(seat, action, &mut Silent);
        }
    }
    assert!(looked > 100, "{looked}");
}

/// Joker boats and contracts of other players are redealt, except those that have been shown.
#[test]
fn a_redeal_draws_joker_boats_and_contracts() {
    let mut game = turn(3);
    own(&mut game, 0, &["red-1"]);
    play(&mut game, &["send", "to E02", "place joker", "as red-1", "done", "end turn"]);
    let (mut jokers, mut contracts) = (Vec::<JokerId>::new(), Vec::new());
    for seed in 0..60 {
        let mut copy = game.clone();
        copy.redeal(Viewer::Seat(Seat(2)), &mut Dice::new(Seed::from(seed), "test"));
        assert_eq!(copy.investors[0].joker, game.investors[0].joker);
        jokers.push(copy.investors[1].joker);
        contracts.push(copy.investors[0].contract);
    }
    jokers.sort();
    jokers.dedup();
    contracts.sort();
    contracts.dedup();
    // J1 is shown, J3 is the viewer's.
    assert_eq!(jokers.len(), 4);
    assert_eq!(contracts.len(), 3);
}

#[test]
fn all_hidden_cards_are_open_at_the_end() {
    let mut game = game(2, 8);
    play_out(&mut game, &mut Choose(8), |_, _, _| ());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = game.view(viewer);
        assert!(view.investors.iter().all(|one| one.contract.is_some() && one.hand.is_some()));
        for (investor, sheet) in view.investors.iter().zip(game.outcome().unwrap().sheets) {
            assert_eq!(investor.score, sheet.total());
        }
    }
    assert_eq!(MissionId::COUNT, 24);
}

//! Chapter MN-7: the Developments.

use engine::{Game, Seat, Turn, Viewer};

use super::helpers::{Table, cards, choices, dev, exchange, finish_round, play, purses, refusal, refused};
use crate::rounds::BuyEvent;
use crate::step::Step;
use crate::supply::{Assign, Pirates};
use crate::{Action, Character, DevelopmentId, Event, Marker, MundusNovus, Resource};

/// MN-7.1: income is paid every round, from the round of acquisition on.
#[test]
fn income_is_paid_from_the_first_round() {
    let mut game = Table::new(2).queue("D09 D26 D29 D32 D35").hand(0, "1 1 1").turn(0, 1);
    play(&mut game, "0: identical, 0: develop D09, 0: end, 1: end");
    assert_eq!(purses(&game), [3, 0]);
    let mut game = Table(game).turn(0, 1);
    finish_round(&mut game);
    assert_eq!(purses(&game), [6, 0]);
}

/// MN-7.10: once per round a merchant changes one card 1 to 9 into one of its band.
#[test]
fn a_merchant_changes_a_card_into_its_band() {
    let mut game =
        Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D28").hand(0, "1 1 2 3 9 9").turn(0, 1);
    play(&mut game, "0: different, 0: merchant D28");
    assert_eq!(
        choices(&game, 0),
        ["change cocoa", "change corn", "change tobacco", "change vanilla", "back"]
    );
    assert_eq!(refusal(&game, "0: change indigo"), "MN-6.4");
    play(&mut game, "0: change cocoa");
    assert_eq!(choices(&game, 0), ["into coffee", "into cotton", "into sugar-cane", "back"]);
    assert_eq!(refusal(&game, "0: into corn"), "MN-7.10");
    play(&mut game, "0: into cotton");
    // The merchant is used for this round.
    assert_eq!(refusal(&game, "0: merchant D28"), "MN-7.10");
    assert_eq!(refused(&game, 0, Action::Merchant { merchant: dev("D25") }), "MN-7.10");
    play(&mut game, "0: add cocoa, 0: add corn, 0: add tobacco, 0: done");
    assert_eq!(purses(&game), [5, 0]);
    assert_eq!(game.discard, cards("1 1 2 3"));
    // A card cannot be changed into itself, nor if the set would become too small.
    let mut game = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D28").hand(0, "4 1 2 3 9").turn(0, 1);
    play(&mut game, "0: different, 0: merchant D28, 0: change coffee");
    assert_eq!(refusal(&game, "0: into coffee"), "MN-7.10");
    let mut game = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D28").hand(0, "1 2 3 3").turn(0, 1);
    play(&mut game, "0: different, 0: merchant D28");
    // Changing the only 1 or 2 would leave three cards.
    assert_eq!(refused(&game, 0, Action::Change { card: Resource::Cocoa }), "MN-2.1");
    assert_eq!(choices(&game, 0), ["into coffee", "into cotton", "into sugar-cane", "back"]);
}

/// MN-7.11: the changed card counts as its new Resource, and its original is discarded.
#[test]
fn a_changed_card_counts_at_once() {
    let table = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D31").hand(0, "7 7 1 1");
    let mut game = table.turn(0, 1);
    let events = play(&mut game, "0: identical, 0: develop D40");
    assert!(matches!(events[0], Event::IdenticalMade { of: Resource::Potato, size: 3, .. }));
    assert_eq!(game.discard, cards("1 7 7"));
}

/// MN-7.12: merchants change cards neither from nor into a relic.
#[test]
fn merchants_cannot_change_or_make_relics() {
    let table = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D28");
    let mut game = table.hand(0, "1 2 3 9 9 r").turn(0, 1);
    play(&mut game, "0: different, 0: merchant D28");
    assert_eq!(refusal(&game, "0: change relic"), "MN-7.12");
    play(&mut game, "0: change vanilla");
    assert_eq!(refusal(&game, "0: into relic"), "MN-7.12");
    let table = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D28");
    let mut game = table.hand(0, "4 4 4 9 r").turn(0, 1);
    play(&mut game, "0: identical, 0: natural 3, 0: jokers 0");
    assert_eq!(choices(&game, 0), ["without D28", "D28 changes vanilla", "back"]);
    assert_eq!(refusal(&game, "0: D28 changes relic"), "MN-7.12");
    assert_eq!(refusal(&game, "0: D28 changes coffee"), "MN-7.10");
}

/// MN-7.13: several merchants may be used in one combination, each on another card.
#[test]
fn several_merchants_may_be_used_in_one_combination() {
    let table = Table::new(2).queue("D26 D32 D35 D40 D09").owns(0, "D28 D29");
    let mut game = table.hand(0, "4 1 2").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["D28 changes cocoa", "D28 changes corn", "back"]);
    assert_eq!(refusal(&game, "0: without D28"), "MN-6.5");
    play(&mut game, "0: D28 changes corn, 0: develop D35");
    assert_eq!(game.discard, cards("1 2 4"));
}

/// MN-7.14: a merchant taken earlier in the turn may be used later in it.
#[test]
fn a_new_merchant_can_be_used_at_once() {
    let table = Table::new(2).queue("D28 D26 D32 D35 D40").event(Marker::KingsHelp);
    let mut game = table.hand(0, "1 1 1 5 5 9").turn(0, 1);
    play(&mut game, "0: identical, 0: develop D28, 0: identical, 0: develop D32");
    assert_eq!(game.discard, cards("1 1 1 5 5 9"));
}

/// MN-7.15: merchants pay 2, 1 or 0 by their band.
#[test]
fn merchants_pay_by_their_band() {
    let game =
        Table::new(4).queue("D01 D02 D03 D05 D06").owns(0, "D25").owns(1, "D28").owns(2, "D31").turn(0, 1);
    let incomes: Vec<u16> = (0..4).map(|seat| game.income(Seat(seat))).collect();
    assert_eq!(incomes, [2, 1, 0, 0]);
}

/// MN-7.16: capacities add up.
#[test]
fn capacities_add_up() {
    let table = Table::new(2).queue("D01 D02 D03 D05 D06").owns(0, "D34 D35 D38").hand(0, "1 2 3 4 5 6");
    let mut game = table.turn(0, 1);
    assert_eq!(game.capacity(Seat(0)), 5);
    assert_eq!(game.income(Seat(0)), 1);
    play(
        &mut game,
        "0: end, 0: store cocoa, 0: store corn, 0: store tobacco, 0: store coffee, 0: store cotton",
    );
    assert_eq!((game.player(Seat(0)).stored, game.discard), (cards("1 2 3 4 5"), cards("6")));
}

/// MN-7.17: any card may be stored face down, including relics.
#[test]
fn any_card_may_be_stored_face_down() {
    let mut game = Table::new(2).queue("D01 D02 D03 D05 D06").owns(0, "D38").hand(0, "1 r").turn(0, 1);
    play(&mut game, "0: end");
    assert_eq!(choices(&game, 0), ["store cocoa", "store relic", "stop"]);
    play(&mut game, "0: store relic");
    let stored = |viewer| game.view(viewer).players[0].stored.clone();
    assert_eq!(stored(engine::Viewer::Seat(Seat(1))), crate::HandView::Count(1));
    assert_eq!(stored(engine::Viewer::Seat(Seat(0))), crate::HandView::Cards(cards("r")));
}

/// MN-7.18: each shipyard pays one doubloon for each opponent with more caravels.
#[test]
fn shipyards_pay_for_the_caravels_of_others() {
    let table = Table::new(3).owns(0, "D41 D42 D10").owns(1, "D12 D14").owns(2, "D16");
    let mut game = table.turn(0, 2);
    assert_eq!(game.shipyard_income(Seat(0)), 2);
    play(&mut game, "0: end");
    assert_eq!(purses(&game), [2, 0, 0]);
}

/// MN-7.20: Almagro may take the top card of the pile instead; the queue does not move.
#[test]
fn almagro_may_draw_from_the_pile() {
    let mut game = Table::new(2).owns(0, "D01").deck("D09").hand(0, "1 1 1").turn(0, 1);
    let queue = game.queue;
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["develop D26", "draw", "back"]);
    let events = play(&mut game, "0: draw");
    assert!(events.contains(&Event::DevelopmentDrawn { seat: Seat(0), card: dev("D09") }));
    assert_eq!((game.queue, game.deck.len()), (queue, 0));
    assert_eq!(game.income(Seat(0)), 2 + 3);
    let mut game = Table::new(2).hand(0, "1 1 1").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(refusal(&game, "0: draw"), "MN-7.20");
}

/// MN-7.21: Almagro also draws under Storm and for each combination under King's help, but not from an empty pile.
#[test]
fn almagro_cannot_draw_from_an_empty_pile() {
    let mut game = Table::new(2).owns(0, "D01").event(Marker::Storm).hand(0, "9 9 9").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["develop D26", "draw", "back"]);
    let table = Table::new(2).owns(0, "D01").deck("D09 D16").event(Marker::KingsHelp);
    let mut game = table.hand(0, "9 9 9 8 8 8").turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo, 0: draw, 0: identical, 0: draw");
    assert_eq!(game.player(Seat(0)).developments.len(), 3);
    let mut game = Table::new(2).owns(0, "D01").deck("").hand(0, "9 9 9").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(refusal(&game, "0: draw"), "MN-7.21");
}

/// MN-7.22: La Cosa's owner is not subject to events, good or bad, bought ones included.
#[test]
fn la_cosa_is_not_subject_to_events() {
    let table = || Table::new(2).owns(0, "D02 D34").hand(0, "9 9 9 8 8 8 1 2 3 4");
    let mut game = table().event(Marker::KingsHelp).turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo, 0: develop D26");
    assert_eq!(refusal(&game, "0: identical"), "MN-6.12");
    let mut game = table().event(Marker::Storm).turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo");
    assert!(choices(&game, 0).contains(&"develop D40".to_owned()));
    let game = table().event(Marker::Natives).turn(0, 1);
    assert_eq!((game.different_price(Seat(0), 4), game.different_price(Seat(1), 4)), (5, 4));
    let mut game = table().event(Marker::Fire).turn(0, 1);
    play(&mut game, "0: end");
    assert!(matches!(game.step(), Step::Store(_)));
    assert_eq!(game.income(Seat(0)), 1);
    // The same holds for an event bought with Coronado.
    let mut game = Table::new(2).owns(0, "D02").owns(1, "D08").doubloons(1, 2).next_round();
    play(&mut game, "1: event natives");
    assert!(!game.is_under(Seat(0), Marker::Natives) && game.is_under(Seat(1), Marker::Natives));
}

/// MN-7.23: Las Casas pays one doubloon.
#[test]
fn las_casas_pays_one_doubloon() {
    assert_eq!(Table::new(2).owns(0, "D03").turn(0, 1).income(Seat(0)), 1);
}

/// MN-7.24: Las Casas' owner offers any number up to the one announced.
#[test]
fn las_casas_may_offer_fewer_cards() {
    for count in 0..=3 {
        let mut game = Table::new(3).hands("1 2 3 4 5").owns(1, "D03").announce();
        play(&mut game, "0: announce 3");
        for card in ["cocoa", "corn", "tobacco"].iter().take(count) {
            assert!(choices(&game, 1).contains(&"stop".to_owned()));
            play(&mut game, &format!("1: offer {card}"));
        }
        if count < 3 {
            play(&mut game, "1: stop");
        }
        assert!(!game.turn().actors().has(Seat(1)));
        assert_eq!(usize::from(game.player(Seat(1)).offer.len()), count);
    }
}

fn keys(game: &crate::MundusNovus, seat: u8) -> Vec<(u16, u16)> {
    let squadrons = game.squadrons_of(Seat(seat));
    squadrons.iter().map(|squadron| (squadron.key.value, squadron.key.lowest)).collect()
}

/// MN-7.25: the highest caravel of Pizarro's owner counts 0, also for ties. Income 0.
#[test]
fn pizarros_highest_caravel_counts_zero() {
    let game = Table::new(3).owns(0, "D04 D10 D22").owns(1, "D12").turn(0, 1);
    assert_eq!(keys(&game, 0), [(1, 0)]);
    assert_eq!(game.income(Seat(0)), 0);
    // Both squadrons are worth 3; the one with the caravel that counts 0 is first.
    let game = Table::new(3).owns(0, "D12").owns(1, "D04 D10 D11 D24").next_round();
    assert_eq!((keys(&game, 0), keys(&game, 1)), (vec![(3, 3)], vec![(3, 0)]));
    assert_eq!(game.turn(), Turn::One(Seat(1)));
}

/// MN-7.26: a single caravel counts 0; with Ponce de León only the highest of all.
#[test]
fn pizarro_counts_over_the_whole_fleet() {
    assert_eq!(keys(&Table::new(2).owns(0, "D04 D17").turn(0, 1), 0), [(0, 0)]);
    let mut game = Table::new(2).owns(0, "D04 D05 D10 D12 D17 D22").owns(1, "D14").next_round();
    play(&mut game, "0: squadron 1, 0: squadron 2, 0: squadron 1, 0: squadron 2");
    // The squadrons are 1 and 8, and 3 and 13, of which the 13 counts 0.
    assert_eq!(keys(&game, 0), [(9, 1), (3, 0)]);
}

/// MN-7.27: each of the two squadrons counts separately for serving and for Pirates.
#[test]
fn ponce_de_leon_divides_the_caravels() {
    let table = Table::new(2).queue("D24 D26 D29 D32 D35").owns(0, "D05 D10 D12 D17 D22").owns(1, "D14");
    let mut game = table.next_round();
    assert_eq!(game.marker, Some(Marker::Pirates));
    assert_eq!(choices(&game, 0), ["squadron 1", "squadron 2"]);
    assert_eq!(refused(&game, 0, Action::Squadron { number: 3 }), "MN-7.27");
    play(&mut game, "0: squadron 1, 0: squadron 1, 0: squadron 2, 0: squadron 2");
    assert_eq!(keys(&game, 0), [(4, 1), (21, 8)]);
    // The order is 4, then seat 1's 5, then 21.
    assert_eq!(game.pirate_losses(Seat(0)), 2);
    let pick = |game: &crate::MundusNovus, seat| choices(game, seat)[0].clone();
    for seat in [0, 0, 1] {
        assert_eq!(game.turn(), Turn::One(Seat(seat)));
        let first = pick(&game, seat);
        play(&mut game, &format!("{seat}: {first}"));
    }
    assert_eq!(*game.step(), Step::Pirates(Pirates { seat: Seat(0), left: 2 }));
}

/// MN-7.28: the division is decided in each Supply stage, after the deal and before the pool, with at least two
/// caravels.
#[test]
fn the_division_is_decided_in_each_supply_stage() {
    let game = Table::new(2).owns(0, "D05 D10").owns(1, "D14").next_round();
    assert!(matches!(game.step(), Step::Pool(_)));
    let mut game = Table::new(2).owns(0, "D05 D10 D12").owns(1, "D14").next_round();
    assert!(game.pool.is_empty());
    assert_eq!(game.player(Seat(0)).hand.len(), 5);
    play(&mut game, "0: squadron 1");
    assert_eq!(*game.step(), Step::Assign(Assign { seat: Seat(0), caravel: dev("D12") }));
    let events = play(&mut game, "0: squadron 2");
    let public = Event::Assigned { seat: Seat(0), caravel: dev("D12"), number: 2 };
    assert!(events.contains(&public));
    assert_eq!(game.pool.len(), 3);
    let mut game = Table(game).next_round();
    assert_eq!(game.detached, crate::Developments::NONE);
    // All caravels in one squadron means no division, whichever squadron it is.
    play(&mut game, "0: squadron 2, 0: squadron 2");
    assert_eq!(keys(&game, 0), [(4, 1)]);
}

/// MN-7.29: Valdivia adds three. One doubloon of income.
#[test]
fn valdivia_adds_three() {
    let game = Table::new(3).owns(1, "D06").offers(&["9 1", "4 4", "1 2"]);
    assert_eq!(game.master, Seat(1));
    assert_eq!(game.income(Seat(1)), 1);
}

/// MN-7.29, MN-5.3: the total of an offer is fixed at the reveal, even if Valdivia changes hands later.
#[test]
fn a_revealed_offer_keeps_its_total() {
    let mut game = Table::new(3).offers(&["9 1", "4 4", "1 2"]);
    let totals = |game: &MundusNovus| {
        let trade = game.view(Viewer::Spectator).trade.unwrap();
        trade.offers.iter().map(|offer| offer.total.unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(totals(&game), [10, 8, 3]);
    game.players[0].developments.insert(dev("D06"));
    assert_eq!(totals(&game), [10, 8, 3]);
}

/// MN-7.30: Orellana's owner gains 2 for each orderly market, several times in a round.
#[test]
fn orellana_is_paid_for_orderly_markets() {
    let table = Table::new(2).owns(0, "D07").market("4 6 9");
    let mut game = table.offers(&["9 9", "5 5"]);
    let events = play(&mut game, "0: take cotton from 1, 0: swap for vanilla");
    assert!(events.contains(&Event::OrellanaPaid { seat: Seat(0), doubloons: 2 }));
    exchange(&mut game, "1<0");
    // After swapping 5 for 5 the market is still 4, 5, 6.
    play(&mut game, "0: take cotton from 1, 0: swap for cotton");
    assert_eq!(purses(&game), [4, 0]);
    // Other players get nothing.
    let mut game = Table::new(2).owns(1, "D07").market("4 6 9").offers(&["9 9", "5 5"]);
    play(&mut game, "0: take cotton from 1, 0: swap for vanilla");
    assert_eq!(purses(&game), [0, 0]);
}

/// MN-7.31: three relics are identical; a relic is never part of a run; order does not matter.
#[test]
fn relics_are_never_part_of_a_run() {
    for (market, orderly) in [
        ("r r r", true),
        ("8 9 r", false),
        ("3 3 3", true),
        ("3 3 4", false),
        ("9 7 8", true),
        ("1 2 4", false),
    ] {
        assert_eq!(Table::new(2).market(market).turn(0, 1).is_market_orderly(), orderly, "{market}");
    }
}

/// MN-7.32: Coronado's owner may pay two doubloons for an event if position 1 has none.
#[test]
fn coronado_buys_an_event() {
    let mut game = Table::new(2).owns(1, "D08").doubloons(1, 5).next_round();
    let all = ["pass", "event kings-help", "event natives", "event storm", "event fire", "event pirates"];
    assert_eq!(choices(&game, 1), all);
    let mut passed = game.clone();
    play(&mut passed, "1: pass");
    assert_eq!((passed.marker, purses(&passed)), (None, vec![0, 5]));
    play(&mut game, "1: event storm");
    assert_eq!((game.marker, purses(&game)), (Some(Marker::Storm), vec![0, 3]));
    // Round 1 never has an event.
    let game = Table::new(2).owns(1, "D08").doubloons(1, 5).round(0).next_round();
    assert_eq!(*game.step(), Step::Announce);
}

/// MN-7.33: two doubloons are needed.
#[test]
fn coronado_needs_two_doubloons() {
    let game = Table::new(2).owns(1, "D08").doubloons(1, 1).next_round();
    assert_eq!(*game.step(), Step::Announce);
    let game = Table::new(2).owns(1, "D08").doubloons(1, 2).next_round();
    assert_eq!(*game.step(), Step::BuyEvent(BuyEvent { seat: Seat(1) }));
}

/// MN-7.34: Cortés pays three doubloons and has no other power.
#[test]
fn cortes_pays_three_doubloons() {
    let game = Table::new(2).owns(0, "D09").turn(0, 1);
    assert_eq!(game.income(Seat(0)), 3);
    assert!(game.owns(Seat(0), Character::Cortes));
    assert_eq!(DevelopmentId::all().filter(|&card| game.tables().card(card).income == 3).count(), 1);
}

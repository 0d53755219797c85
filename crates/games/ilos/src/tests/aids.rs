//! Previews: they agree with the legal actions and with the effects of those actions.

use engine::{Game, Seat, Viewer};

use super::helpers::{
    Choose, afloat, at, choices, deal, game, pay, piece, pirate, play, play_out, settle, ships, show, table,
    tile,
};
use crate::aid::{IlosAid, LieAid, PlaceAid, TurnAid};
use crate::place::{Anchor, Place};
use crate::state::{Berth, Ilos};
use crate::step::Step;
use crate::{Action, Card, SiteId, SiteKind};

fn aid(game: &Ilos) -> IlosAid {
    game.aid_for(game.actor().unwrap()).unwrap()
}

fn legal(game: &Ilos) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(game.actor().unwrap(), &mut legal);
    legal
}

fn lie<'a>(aid: &'a IlosAid, tile_name: &str, (q, r): (i8, i8)) -> (&'a PlaceAid, &'a LieAid) {
    let place = aid.cells.iter().find(|place| place.at == at(q, r)).unwrap();
    (place, place.tiles.iter().find(|lie| lie.tile == tile(tile_name)).unwrap())
}

fn turn<'a>(aid: &'a IlosAid, tile_name: &str, cell: (i8, i8), rotation: usize) -> &'a TurnAid {
    &lie(aid, tile_name, cell).1.turns[rotation]
}

/// Checks that the previews agree with the legal actions.
fn agrees(game: &Ilos) {
    let (aid, legal) = (aid(game), legal(game));
    match game.step {
        Step::Act => {
            for card in Card::ALL.into_iter().filter(|card| !card.sites().is_empty()) {
                let open = legal.contains(&Action::Play { card });
                let told = aid.targets.iter().find(|targets| targets.card == card);
                assert_eq!(told.is_some_and(|targets| !targets.sites.is_empty()), open, "{card}");
            }
        }
        Step::Settle(_) => {
            let told = aid.targets[0].sites.iter();
            let told = told.map(|target| Action::Settle { island: target.island, site: target.kind });
            assert_eq!(told.collect::<Vec<_>>(), legal);
        }
        Step::Place(Place { tile, .. }) => {
            let open = aid.cells.iter().filter(|place| place.tiles[0].clause.is_none());
            let mut told: Vec<Action> = open.map(|place| Action::Cell { at: place.at }).collect();
            assert!(aid.cells.iter().all(|place| place.tiles[0].tile == tile));
            let mut legal = legal;
            let key = |action: &Action| if let Action::Cell { at } = *action { Some(at) } else { None };
            told.sort_by_key(key);
            legal.sort_by_key(key);
            assert_eq!(told, legal);
        }
        Step::Rotate(_) => {
            let turns = aid.cells[0].tiles[0].turns.iter().zip(0..);
            let open = turns.filter(|(turn, _)| turn.clause.is_none());
            assert_eq!(open.map(|(_, rotation)| Action::Rotate { rotation }).collect::<Vec<_>>(), legal);
        }
        Step::Sail(_) => {
            let told = aid.landings.iter().map(|landing| Action::Land { island: landing.island });
            let islands = legal.iter().filter(|action| matches!(action, Action::Land { .. })).copied();
            assert_eq!(told.collect::<Vec<_>>(), islands.collect::<Vec<_>>());
        }
        Step::Ship => {
            let told = aid.ships.iter().map(|&ship| match ship {
                Berth::Reserve => Action::Add,
                Berth::Coast(island) => Action::MoveFrom { island },
                Berth::Lair(tile) => Action::MoveLair { tile },
            });
            assert_eq!(told.collect::<Vec<_>>(), legal);
        }
        Step::Market => {
            let told = aid.rises.iter().map(|&resource| Action::Raise { resource });
            assert_eq!(told.collect::<Vec<_>>(), legal);
        }
        Step::Redraw(_)
        | Step::Explore(_)
        | Step::Anchor(_)
        | Step::Side(_)
        | Step::CopyOn(_)
        | Step::Pay(_)
        | Step::Over(_) => (),
    }
}

#[test]
fn aids_agree_with_legal_actions() {
    for seats in 2..=5 {
        let mut game = game(seats, 3);
        play_out(&mut game, &mut Choose(3), |game, _, _| {
            if game.actor().is_some() {
                agrees(game);
            }
        });
    }
}

/// The preview of a tile matches its effect.
#[test]
fn a_placed_tile_matches_its_preview() {
    let mut game = game(4, 9);
    let mut told: Option<(Step, IlosAid)> = None;
    play_out(&mut game, &mut Choose(9), |game, _, _| {
        if let Some((Step::Anchor(Anchor { tile, at, rotation, .. }), aid)) = told.take()
            && let Some(placed) = game.map.tile_at(at)
        {
            assert_eq!((placed.tile, placed.rotation), (tile, rotation));
            let turn = &aid.cells[0].tiles[0].turns[usize::from(rotation)];
            for told in &turn.pieces {
                let island = game.map.island_of(told.piece).unwrap();
                assert_eq!(island.root, told.island);
                assert!(told.joined.iter().all(|&joined| island.pieces.has(joined)));
                assert_eq!(crate::show::free_view(island), told.free);
            }
        }
        if matches!(game.step, Step::Anchor(Anchor { ship: None, .. })) {
            told = Some((game.step, aid(game)));
        }
    });
}

#[test]
fn only_the_seat_that_decides_gets_an_aid() {
    let mut game = table(3);
    afloat(&mut game);
    assert!(game.aid_for(Seat(0)).is_some());
    assert!(game.aid_for(Seat(1)).is_none() && game.aid_for(Seat(2)).is_none());
}

/// IL-9.5, IL-9.6: a target shows the piracy cost and the pirates.
#[test]
fn targets_show_the_cost_and_the_pirates() {
    let mut game = table(3);
    deal(&mut game, 0, "PPPPPSS");
    ships(&mut game, 0, "T06b", 1);
    afloat(&mut game);
    let cost = |game: &Ilos| {
        let aid = aid(game);
        let sites = &aid.targets.iter().find(|targets| targets.card == Card::Plantation).unwrap().sites;
        let target = *sites.iter().find(|target| target.island == piece("T06b")).unwrap();
        (target.cost, target.pirates.iter().collect::<Vec<_>>())
    };
    assert_eq!(cost(&game), (2, vec![]));
    pirate(&mut game, 2, "T06");
    assert_eq!(cost(&game), (3, vec![Seat(2)]));
}

/// IL-1.5: among equal sites of an island, the preview names the one that the rules take.
#[test]
fn targets_name_the_site_that_will_be_taken() {
    let mut game = table(2);
    deal(&mut game, 0, "PPPPPP");
    ships(&mut game, 0, "T06a", 1);
    afloat(&mut game);
    play(&mut game, &["play plantation"]);
    let told: Vec<(SiteKind, SiteId)> =
        aid(&game).targets[0].sites.iter().map(|target| (target.kind, target.site)).collect();
    let ebony = told.iter().find(|(kind, _)| *kind == SiteKind::Ebony).unwrap().1;
    play(&mut game, &["settle ebony T06a"]);
    assert_eq!(aid(&game).site, Some(ebony));
    pay(&mut game);
    assert_eq!(game.merchants[0].pioneers.last(), Some(&ebony));
}

/// IL-4.3, IL-4.4: a refused rotation names the clashing edge and the clause.
#[test]
fn a_refused_rotation_names_its_edge_and_clause() {
    let mut game = table(2);
    show(&mut game, &["T03", "T04", "T05"]);
    deal(&mut game, 0, "SSSS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve"]);
    let sail = aid(&game);
    play(&mut game, &["new tile", "tile T03", "cell 2,0"]);
    assert_eq!(
        choices(&game).len(),
        (0..6).filter(|&k| turn(&sail, "T03", (2, 0), k).clause.is_none()).count()
    );
    for rotation in 0..6 {
        let told = turn(&sail, "T03", (2, 0), rotation);
        match told.clause {
            None => assert!(told.clashes.is_empty() && !told.joins.is_empty() && told.pieces.len() == 1),
            Some("IL-4.3") => assert!(!told.clashes.is_empty() && told.pieces.is_empty()),
            Some("IL-4.4") => assert!(told.clashes.is_empty() && told.joins.is_empty()),
            Some(clause) => panic!("{clause}"),
        }
    }
    // T01 lies west or north-west of the cell, so the cell has at least one constrained edge.
    assert!(!lie(&sail, "T03", (2, 0)).0.around.is_empty());
}

/// IL-5.5: a second ship opens mines and building sites; its departure closes them.
#[test]
fn ships_open_and_close_sites() {
    let mut game = table(2);
    deal(&mut game, 0, "SSSSSS");
    ships(&mut game, 0, "T06a", 1);
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve"]);
    let landing = aid(&game).landings.into_iter().find(|landing| landing.island == piece("T06a")).unwrap();
    assert_eq!((landing.ships, landing.opens), (2, vec![Card::GoldMine, Card::Building]));
    play(&mut game, &["to T06a"]);
    pay(&mut game);
    play(&mut game, &["play ship"]);
    let leaving = aid(&game).departures.into_iter().find(|leaving| leaving.island == piece("T06a")).unwrap();
    assert_eq!((leaving.ships, leaving.closes), (1, vec![Card::GoldMine, Card::Building]));
}

/// IL-7.4: the top of the discard pile is the last card played face up; after a reshuffle there is none.
#[test]
fn the_top_of_the_discard_pile_is_the_card_last_played() {
    let mut game = table(2);
    deal(&mut game, 0, "PMR");
    ships(&mut game, 0, "T06b", 1);
    afloat(&mut game);
    let top = |game: &Ilos| game.view(Viewer::Spectator).discard.top;
    assert_eq!(top(&game), None);
    play(&mut game, &["play plantation", "settle spice T06b", "pay market", "pay ruins"]);
    assert_eq!(top(&game), Some(Card::Plantation));
    settle(&mut game, 0, "T06a", SiteKind::Dye);
    super::helpers::stack(&mut game, "");
    play(&mut game, &["end"]);
    assert_eq!(top(&game), None);
}

/// IL-8.5: the view shows the piece at which a ship landed with its tile, as long as it lies at the island.
#[test]
fn a_ship_lies_where_it_landed() {
    let mut game = table(2);
    show(&mut game, &["T03", "T04", "T05"]);
    deal(&mut game, 0, "SSSSSSS");
    afloat(&mut game);
    let moored = |game: &Ilos, name: &str| {
        let view = game.view(Viewer::Spectator);
        let island = view.islands.iter().find(|island| island.pieces.has(piece(name))).unwrap();
        island.moored[0]
    };
    let voyage = ["play ship", "from reserve", "new tile", "tile T03", "cell 2,0", "rotate 1", "anchor T03a"];
    play(&mut game, &voyage);
    pay(&mut game);
    assert_eq!(moored(&game, "T03a"), Some(piece("T03a")));
    let home = game.map.island_of(piece("T03a")).unwrap().root;
    while game.map.island(home).unwrap().ships[0] > 0 {
        play(&mut game, &["play ship", &format!("from {home}"), "to T06b"]);
        pay(&mut game);
    }
    assert_eq!(moored(&game, "T03a"), None);
}

//! Component data: counts, printed values, and limits of replacement files.

use engine::{DataFiles, Source};

use crate::data::{
    Card, EndPer, FILES, Goal, LIBRARY, Need, PlaceKind, Tables, Trait, Way, load, notation_of,
};
use crate::effect::{Atom, Condition, Gift, Origin, Per, Price, Symbol, Whom, writing};
use crate::ids::{
    Area, AutomaId, Building, CardId, Career, CityTile, CombatId, Deck, Good, Legacy, Level, Line, Nation,
    Object, Place, QuestId, Space, Token,
};
use crate::sets::Cards;
use crate::words::texts;

fn tables() -> &'static Tables {
    LIBRARY.get(load(&DataFiles::embedded(FILES)).unwrap())
}

fn card(id: &str) -> &'static Card {
    tables().card(CardId::read(id).unwrap())
}

fn place(id: &str) -> Place {
    Place::read(id).unwrap()
}

fn space(id: &str) -> Space {
    Space::read(id).unwrap()
}

fn mean_in_hundredths(cards: Cards, value: impl Fn(&Card) -> u8) -> u32 {
    let sum: u32 = cards.iter().map(|id| u32::from(value(tables().card(id)))).sum();
    let count = u32::from(cards.len());
    (sum * 100 + count / 2) / count
}

/// MA-2.8, MA-2.9, MA-32.1: the decks, with the statistics of their cards.
#[test]
fn decks_match_the_dossier() {
    let sets = &tables().sets;
    assert_eq!(sets.decks.map(|deck| deck.len()), [56, 101, 8, 9]);
    let statistics = |deck: Deck| {
        let cards = sets.decks[deck.index()];
        let costs = || cards.iter().map(|id| tables().card(id).cost);
        (
            costs().min().unwrap(),
            costs().max().unwrap(),
            mean_in_hundredths(cards, |card| card.cost),
            mean_in_hundredths(cards, |card| card.end_points),
            sets.of_good.map(|of| (of & cards).len()),
            sets.of_object.map(|of| (of & cards).len()),
        )
    };
    assert_eq!(statistics(Deck::A), (4, 15, 739, 168, [19, 18, 19], [14, 14, 14, 14]));
    assert_eq!(statistics(Deck::B), (6, 14, 918, 240, [34, 33, 34], [26, 25, 25, 25]));
    assert_eq!(statistics(Deck::C), (8, 13, 1013, 238, [3, 3, 2], [2, 2, 2, 2]));
    assert_eq!(statistics(Deck::Armada), (7, 11, 867, 367, [3, 3, 3], [3, 2, 2, 2]));
}

/// MA-23.2: the number of cards that give a token or need it.
#[test]
fn token_counts_match_the_dossier() {
    let sets = &tables().sets;
    let plain = sets.decks[Deck::A.index()] | sets.decks[Deck::B.index()];
    let given = Token::ALL
        .map(|token| plain.iter().filter(|&id| tables().card(id).token == Some(Gift::One(token))).count());
    assert_eq!(given, [7, 10, 11, 9, 6]);
    let asked = |token: Token| -> usize {
        let lines = |card: &Card| {
            let income = card.incomes.iter().filter(|income| income.needs == Some(token)).count();
            let combat = card.combat.iter().flat_map(|combat| combat.script.to_vec());
            income + combat.filter(|atom| matches!(atom, Atom::PointsIf(of, _) if *of == token)).count()
        };
        plain.iter().map(|id| lines(tables().card(id))).sum()
    };
    assert_eq!(Token::ALL.map(asked), [6, 6, 5, 3, 4]);
    assert_eq!(plain.iter().filter(|&id| tables().card(id).token == Some(Gift::Any)).count(), 3);
    assert_eq!(Token::ALL.map(|token| sets.waiting[token.index()].len()), [6, 6, 4, 3, 2]);
}

/// MA-16.1: the locations of the spies of decks A and B.
#[test]
fn spy_locations_match_the_dossier() {
    let sets = &tables().sets;
    let plain = sets.decks[Deck::A.index()] | sets.decks[Deck::B.index()];
    let counts = [
        ("1", 3),
        ("2", 3),
        ("3", 1),
        ("4", 1),
        ("5", 1),
        ("6", 3),
        ("7", 3),
        ("8", 3),
        ("9", 3),
        ("10", 1),
        ("12", 3),
        ("13", 1),
        ("14", 1),
        ("15", 3),
        ("16", 2),
        ("17", 2),
        ("18", 3),
        ("19", 2),
        ("11", 0),
    ];
    for (at, count) in counts {
        assert_eq!((sets.spies_at[place(at).index()] & plain).len(), count, "{at}");
    }
    assert_eq!((tables().having(Trait::Spying) & plain).len(), 39);
    assert_eq!(tables().having(Trait::Spying).len(), 40, "96 has the last one");
}

/// MA-22.6: cards by trait.
#[test]
fn traits_find_their_cards() {
    let having =
        |what: Trait| tables().having(what).iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(having(Trait::FightPoints), "A40 B078 B082 95");
    assert_eq!(having(Trait::Grave), "A46 B081");
    assert_eq!(having(Trait::Explorer), "A35 B084 98");
    assert_eq!(having(Trait::Toll), "B085");
    assert_eq!(having(Trait::Host), "A26");
    assert_eq!(having(Trait::SpyToCombat), "A45 B080");
    assert_eq!(having(Trait::Discount), "A21 A22 A23 A24");
    assert_eq!(having(Trait::Village), "A38 A39 B086 B087 B088 B089 B090 B091");
    assert_eq!(having(Trait::Combat), "A43 A44 B074 B075 B076 B077 93");
    assert_eq!(having(Trait::QuestCard), "A37 B092 92");
    assert_eq!(having(Trait::Compass), "A33 A34 A36 B059 B061 B084 B092 92");
    assert_eq!(having(Trait::SpyIncome), "A27");
    assert_eq!(tables().sets.patrons.map(|cards| cards.len()), [2, 2, 2]);
    assert_eq!(tables().sets.providing.map(|cards| cards.len()), [4, 3, 4, 4]);
    assert_eq!(tables().sets.combat_cards.len(), 7);
    assert_eq!(card("A24").discount, 1);
}

/// MA-28.1: the conditions and their cards.
#[test]
fn conditions_are_as_printed() {
    let conditions = CardId::all().filter(|&id| tables().card(id).condition != Condition::None);
    let written =
        conditions.map(|id| format!("{id} {}", writing::write_condition(&tables().card(id).condition)));
    let expected = "A26 SPYCARD, B068 SPYRET, B070 SPYCARD, B075 CP2, B097 SPYRET, B099 HERBS3, B100 CUBES3(S), \
                    AR01 CUBES3(F), AR03 CUBES3(F), AR04 CUBES3(S), AR06 CUBES3(S), AR07 CUBES3(E), AR09 CUBES3(E)";
    assert_eq!(written.collect::<Vec<_>>().join(", "), expected);
    let Condition::Spend(herbs) = card("B099").condition else { panic!("herbs are paid") };
    assert_eq!(herbs.objects(Object::Herbs), 3);
}

/// MA-10.2 to MA-10.5: nations have the same rows, and every token has a free row.
#[test]
fn combat_tokens_are_fair() {
    let rows = |nation: Nation| {
        let row = |id: CombatId| tables().combat(id).rows[nation.index()];
        let mut rows = CombatId::all()
            .map(|id| (row(id).value, row(id).fee, notation_of(&row(id).script)))
            .collect::<Vec<_>>();
        rows.sort();
        rows
    };
    assert_eq!(rows(Nation::France), rows(Nation::Spain));
    assert_eq!(rows(Nation::France), rows(Nation::England));
    assert!(CombatId::all().all(|id| tables().combat(id).rows.iter().any(|row| row.fee == 0)));
    let with = |which: fn(&crate::data::CombatToken) -> u8| {
        CombatId::all().map(|id| which(tables().combat(id))).filter(|&value| value > 0).collect::<Vec<_>>()
    };
    assert_eq!(with(|token| token.majority), [2; 12]);
    assert_eq!(with(|token| token.minority), [3; 10]);
}

/// MA-2.6, MA-2.7: the city tiles by number of players.
#[test]
fn city_tiles_depend_on_the_number_of_players() {
    let tiles = |players: u8, wheel: bool| {
        let fits = move |tile: &CityTile| {
            let city = tables().city(*tile);
            (city.players_min..=city.players_max).contains(&players)
                && city.wheel == wheel
                && city.place.is_none()
        };
        CityTile::all().filter(fits).count()
    };
    assert_eq!([1, 2, 3, 4].map(|players| tiles(players, true)), [2, 2, 2, 2]);
    assert_eq!([1, 2, 3, 4].map(|players| tiles(players, false)), [4, 4, 4, 4]);
    let maracaibo = tables().city(CityTile::read("T13").unwrap());
    assert_eq!(maracaibo.place, Some(Place::MARACAIBO));
    assert_eq!(maracaibo.script, tables().place(Place::MARACAIBO).action);
}

/// MA-13.1: the printed city actions.
#[test]
fn city_actions_match_the_book() {
    let tile = |id: &str| notation_of(&tables().city(CityTile::read(id).unwrap()).script);
    assert_eq!(tile("T04"), "VA1/compass");
    assert_eq!(tile("T05"), "VP1/ctoken pay(hand)>{D4}");
    assert_eq!(tile("T06"), "D4 | VP2/spy");
    assert_eq!(tile("T12"), "pay(CP2)>{INF1 D6}");
    let city = |at: &str| notation_of(tables().script(Origin::City(place(at))));
    assert_eq!(["3", "10", "11"].map(city), ["D2 VA1", "CP1 INF1", "INF1 VA1"]);
    assert_eq!(city("9a"), "VA2 pay(SPY1)>{VP5}");
    assert_eq!(city("16a"), "CP3 FIGHT");
    assert_eq!(["20", "21a", "21b", "22"].map(city), ["FIGHT | EX2", "VP3", "VP3", "VP5"]);
}

/// MA-1.8, MA-6.5: 12 villages, 7 flags and those of the legacy tiles, 4 hands.
#[test]
fn the_board_has_its_villages_and_cities() {
    let count = |kind: PlaceKind| Place::all().filter(|&at| tables().place(at).kind == kind).count();
    assert_eq!(count(PlaceKind::Village), 12);
    assert_eq!(count(PlaceKind::City) + count(PlaceKind::TileCity), 7);
    assert_eq!((count(PlaceKind::Inland), count(PlaceKind::Homeward), count(PlaceKind::Start)), (2, 4, 1));
    let flags = Place::all().filter(|&at| !tables().place(at).flag.is_empty());
    assert_eq!(flags.map(|at| at.to_string()).collect::<Vec<_>>().join(" "), "3 4 5 9a 10 11 13 14 16a 17");
    // MA-2.16: the starting cubes of games for one or two players.
    assert_eq!(tables().place(Place::SAN_JUAN).cube, Some(Nation::Spain));
    assert_eq!(tables().place(Place::ST_KITTS).cube, Some(Nation::England));
    assert_eq!(tables().place(Place::MARTINIQUE).cube, Some(Nation::France));
}

/// MA-6.2, MA-17.1: from La Habana to 20 every path takes 17 movement points.
#[test]
fn a_round_trip_takes_seventeen_points() {
    fn points(from: Place, inland: bool, found: &mut Vec<u8>, spent: u8) {
        if from == Place::HOME_20 {
            found.push(spent);
            return;
        }
        for lane in &tables().place(from).exits {
            if inland || lane.legacy.is_none() {
                points(lane.to, inland, found, spent + lane.cost);
            }
        }
    }
    let mut found = Vec::new();
    points(Place::HABANA, false, &mut found, 0);
    assert_eq!(found, [17; 4]);
    let mut found = Vec::new();
    points(Place::HABANA, true, &mut found, 0);
    assert_eq!((found.iter().min(), found.iter().max()), (Some(&17), Some(&23)), "9a costs 6, 16a one more");
    let forks = Place::all().filter(|&at| tables().place(at).exits.iter().any(|lane| lane.way != Way::Only));
    assert_eq!(forks.map(|at| at.to_string()).collect::<Vec<_>>().join(" "), "3 9 11 16");
}

/// MA-30.2, MA-30.4, MA-30.7: the lanes that legacy tiles add or change.
#[test]
fn legacy_lanes_have_their_prices() {
    let lane = |from: &str, to: &str| {
        *tables().place(place(from)).exits.iter().find(|lane| lane.to == place(to)).unwrap()
    };
    assert_eq!((lane("9", "9a").cost, lane("9", "9a").legacy), (3, Some(Legacy::L4)));
    assert_eq!((lane("9a", "10").cost, lane("9a", "10").legacy), (3, Some(Legacy::L4)));
    assert_eq!((lane("16", "16a").cost, lane("16", "16a").legacy), (1, Some(Legacy::L7)));
    assert_eq!((lane("13", "16").cost, lane("13", "16").dear), (1, Some((Legacy::L8, 3))));
    let last = lane("20", "21b");
    assert_eq!((last.round_first, last.round_last), (4, 4));
    let ahead = tables().place(place("12")).ahead;
    assert!(
        !ahead.has(place("12"))
            && !ahead.has(place("14"))
            && ahead.has(place("13"))
            && ahead.has(place("22"))
    );
}

/// MA-30.4 to MA-30.8: the tiles of the classic cards.
#[test]
fn legacy_tiles_are_as_printed() {
    let tile = |id: Legacy| tables().legacy(id);
    assert_eq!(tables().place(Place::INLAND).explorer, Some(space("E4")));
    assert_eq!(tables().place(Place::LAKE).explorer, Some(space("E11")));
    assert_eq!(
        (tile(Legacy::L5).place, notation_of(&tile(Legacy::L5).script)),
        (Some(Place::SANTIAGO), "SPY1".to_owned())
    );
    assert_eq!(*tile(Legacy::L6).cubes, [10, 11]);
    assert_eq!(*tile(Legacy::L6).script, [Atom::Influence(3, Whom::Fighting), Atom::Doubloons(8)]);
    assert_eq!((*tile(Legacy::L9).cubes).to_vec(), [8]);
    assert_eq!(
        (tile(Legacy::L9).explorer, notation_of(&tile(Legacy::L9).script)),
        (Some(space("E5")), "D12".to_owned())
    );
    assert_eq!(tables().place(Place::PUERTO_CABEZAS).good, Some(Good::Maize));
}

/// MA-12: branches, lines, quests and distances match the dossier.
#[test]
fn exploration_track_distances_match_the_dossier() {
    let distance = |at: &str| tables().distance(space(at), 0);
    for (number, at) in (1..=22u8).zip(Space::all()) {
        assert_eq!(tables().distance(at, 0), 22 - number);
    }
    assert_eq!(["7a", "7b", "7c"].map(distance), [17, 16, 15]);
    assert_eq!(["13a", "13b", "13c", "18a", "18b"].map(distance), [11, 10, 9, 5, 4]);
    let used = 1 << space("7b").index();
    assert_eq!(tables().distance(space("7a"), used), 16);
    let quests = Space::all().filter(|&at| tables().space(at).quest).collect::<Vec<_>>();
    assert_eq!(quests, Space::QUESTS);
    for (line, after, before) in
        [(Line::Red, "E9", "E8"), (Line::Blue, "E15", "E14"), (Line::Green, "E20", "E19")]
    {
        assert_eq!(tables().space(space(after)).line, Some(line));
        assert_eq!(usize::from(tables().space(space(before)).lines), line.index());
        assert_eq!(usize::from(tables().space(space(after)).lines), line.index() + 1);
    }
    // The long branch around E7 does not pass it; E8 passes E6.
    assert!(
        tables().has_reached(space("7c"), space("E6")) && !tables().has_reached(space("7c"), space("E7"))
    );
    assert!(
        tables().has_reached(space("E5"), space("E4")) && !tables().has_reached(space("E3"), space("E4"))
    );
    assert!(tables().has_reached(space("13a"), space("E11")));
}

/// MA-11.2, MA-19.5, MA-23.16: ranks, empty spaces and the points of the income track (W13).
#[test]
fn tracks_are_as_printed() {
    let ranks = [0, 2, 5, 8, 11, 14].map(|space| tables().rank(space));
    assert_eq!(ranks, [0, 1, 2, 3, 4, 5]);
    assert_eq!(tables().rank(13), 4);
    assert_eq!(
        [0, 2, 4, 13, 14].map(|space| tables().next_rank(space)),
        [Some(2), Some(5), Some(5), Some(14), None]
    );
    assert_eq!([0, 1, 2, 3, 7, 13].map(|taken| tables().empty_spaces(taken)), [0, 1, 1, 2, 4, 7]);
    assert_eq!(tables().cubes(), 13);
    assert_eq!([8, 9, 10, 12, 33, 34].map(|income| tables().points_of_income(income)), [0, 0, 1, 2, 12, 13]);
}

/// MA-21: the requirements and effects of the areas.
#[test]
fn upgrades_are_as_printed() {
    let area = |area: Area| tables().area(area);
    assert_eq!((area(Area::U6).needs, area(Area::U9).needs), (Need::Area(Area::U5), Need::Area(Area::U8)));
    assert_eq!(
        [Area::U10, Area::U11, Area::U12].map(|id| area(id).needs),
        [Need::Areas(4), Need::Areas(4), Need::Areas(6)]
    );
    assert_eq!(Area::all().filter(|&id| area(id).needs == Need::None).count(), 7);
    assert_eq!(notation_of(&area(Area::U11).script), "EX3 | D4 VP4 | RANK");
    assert_eq!(notation_of(&area(Area::U9).script), "pay(3same)>{D2 VP2}");
    assert_eq!(notation_of(&area(Area::U10).script), "CUBEHERE D1");
}

/// MA-20.5, MA-32.2: the objectives of the careers.
#[test]
fn careers_have_three_objectives() {
    let goals = |career: Career| tables().career(career).objectives.map(|objective| objective.goal);
    assert_eq!(goals(Career::Glory), [Goal::CombatTokens, Goal::Influence, Goal::Quests]);
    assert_eq!(goals(Career::Discovery), [Goal::Upgrades, Goal::Line, Goal::Quests]);
    let spanish = [Goal::Cubes(Nation::Spain), Goal::InfluenceWith(Nation::Spain), Goal::Spies];
    assert_eq!(goals(Career::Spanish), spanish);
    // W3: 4 quests for 4 doubloons, 6 for 4 points.
    let quests = tables().career(Career::Experience).objectives[0];
    assert_eq!((quests.modest, quests.demanding, quests.doubloons, quests.points), (4, 6, 4, 4));
    let line = tables().career(Career::Discovery).objectives[1];
    assert_eq!((line.modest, line.demanding), (2, 3), "blue and green");
}

/// MA-27.4: the points of the buildings.
#[test]
fn buildings_score_as_printed() {
    let row = |building: Building| {
        let row = tables().building(building);
        (row.cost, row.points, row.per, row.limit)
    };
    assert_eq!(row(Building::Abbey), (9, 4, EndPer::Line, 0));
    assert_eq!(row(Building::Palace), (10, 2, EndPer::Quest, 0));
    assert_eq!(row(Building::Basilica), (10, 4, EndPer::SpyOnBoard, 16));
    assert_eq!(row(Building::Citadel), (8, 2, EndPer::SpyOrCombatPoint, 0));
    assert_eq!(row(Building::Church), (9, 3, EndPer::Token, 0));
    assert_eq!(row(Building::Garrison), (9, 2, EndPer::CombatToken, 0));
    assert_eq!(row(Building::Academy), (12, 2, EndPer::Upgrade, 0));
    assert_eq!(row(Building::Cathedral), (11, 2, EndPer::IncomePoints, 0));
    assert!(Building::all().all(|building| tables().building(building).token == Token::House));
}

/// MA-14.6 to MA-14.8: prices and rewards of quests.
#[test]
fn quests_are_as_printed() {
    let quest = |id: &str| tables().quest(QuestId::read(id).unwrap());
    // W2: one spy; 2 doubloons for each compass and 3 spaces.
    assert_eq!(quest("Q13").price, Price { spies: 1, ..Price::NONE });
    assert_eq!(*quest("Q13").script, [Atom::DoubloonsPer(2, Per::Compass), Atom::Explore(3)]);
    let book_and_map = [Symbol::Object(Object::Book), Symbol::Object(Object::Map)];
    assert_eq!(quest("Q05").price.symbols().collect::<Vec<_>>(), book_and_map);
    assert_eq!(quest("Q22").price, Price { movement: 4, ..Price::NONE });
    assert_eq!(quest("Q09").price.goods(Good::Sugar), 2);
    for id in QuestId::piled() {
        let per_compass = tables().quest(id).script[0];
        let counts =
            matches!(per_compass, Atom::DoubloonsPer(_, Per::Compass) | Atom::PointsPer(_, Per::Compass));
        assert!(counts, "{id}: the part that counts compasses comes first");
    }
}

/// MA-4.2, MA-18.7: the tiles and quests of the classic cards.
#[test]
fn classic_cards_are_as_printed() {
    let classic = |level: Level| tables().classic(level);
    assert_eq!(Level::ALL.map(|level| classic(level).number), [75, 76, 77]);
    assert_eq!(Level::ALL.map(|level| classic(level).tiles.len()), [0, 4, 7]);
    assert_eq!(Level::ALL.map(|level| classic(level).special_cards), [false, true, true]);
    let places = |level: Level, round: usize, players: u8| {
        let spots = classic(level).quests[round].iter();
        let spots = spots.filter(|spot| (spot.players_min..=spot.players_max).contains(&players));
        spots.map(|spot| spot.place.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(places(Level::Easy, 0, 2), "15 18");
    assert_eq!(places(Level::Easy, 0, 3), "15 18 19");
    assert_eq!(places(Level::Medium, 1, 4), "8 2");
    assert_eq!(places(Level::Hard, 3, 1), "8");
}

/// MA-31.2, MA-31.3: Jeanne's cards, decks and track.
#[test]
fn jeanne_is_as_printed() {
    let automa = &tables().automa;
    assert_eq!(automa.decks, [[5, 0, 0], [5, 0, 1], [5, 1, 1], [4, 2, 1], [3, 3, 1]]);
    assert_eq!((automa.cells[0], automa.cells[2], automa.cells[21]), (0, 2, 38));
    assert_eq!(automa.yellow.iter().filter(|&&yellow| yellow).count(), 11);
    let steps = automa.lead_explorer.map(|step| (step.ahead, step.points));
    assert_eq!(steps, [(1, 10), (8, 20), (11, 30)]);
    assert_eq!(AutomaId::all().filter(|card| card.letter() == 1).count(), 6);
    assert!(automa.cards.iter().all(|card| (1..=3).contains(&card.acts.len())));
}

#[test]
fn every_row_has_a_source() {
    let count = |file: &str| tables().sources.iter().filter(|(name, _, _)| *name == file).count();
    assert_eq!(count("cards.toml"), 174);
    assert_eq!(count("automa.toml"), 15 + 5 + 22 + 3);
    assert_eq!(count("board.toml"), 26 + 29);
    assert_eq!(count("tracks.toml"), 15 + 7 + 27);
    assert!(tables().sources.iter().any(|(_, _, source)| *source == Source::Reconstructed));
}

#[test]
fn ids_round_trip() {
    for id in CardId::all() {
        assert_eq!(CardId::read(&id.to_string()), Some(id));
    }
    for id in Place::all() {
        assert_eq!(Place::read(&id.to_string()), Some(id));
    }
    for id in Space::all() {
        assert_eq!(Space::read(&id.to_string()), Some(id));
    }
    for wrong in ["A00", "A57", "A1", "B01", "94", "AR10", "", "A+1"] {
        assert_eq!(CardId::read(wrong), None, "{wrong}");
    }
}

/// Every component has a name and a text in every language.
#[test]
fn every_component_is_in_the_message_files() {
    let texts = texts();
    assert_eq!(texts.len(), 174 + 28 + 25 + 13 + 11 + 8 + 12 + 17 + 23 + 26 + 30 + 15 + 3 + 3 + 4 + 5 + 3);
    let files = [
        include_str!("../../../../../locales/en/maracaibo-cards.ftl"),
        include_str!("../../../../../locales/en/maracaibo-components.ftl"),
        include_str!("../../../../../locales/fr/maracaibo-cards.ftl"),
        include_str!("../../../../../locales/fr/maracaibo-components.ftl"),
    ];
    for (id, _) in texts {
        let named = files.iter().filter(|file| file.contains(&format!("\n{id} = "))).count();
        assert_eq!(named, 2, "{id}");
    }
}

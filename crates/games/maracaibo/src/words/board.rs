//! The texts of the board: locations, exploration track, legacy tiles, Jeanne's cards and the cards of the classic mode.

use engine::{Arg, Phrase};

use super::{chain, city_text, price_text, script_text, text};
use crate::data::{AutomaAct, PlaceKind, Tables, Way};
use crate::effect::Price;
use crate::ids::{AutomaId, CityTile, Legacy, Level, Line, Place, Space};

/// The text of a location; `tile` is its city tile.
pub(crate) fn place_text(tables: &Tables, id: Place, tile: Option<CityTile>) -> Phrase {
    let place = tables.place(id);
    let kind = match place.kind {
        PlaceKind::Start => "start",
        PlaceKind::Village => "village",
        PlaceKind::City => "city",
        PlaceKind::TileCity => "tile-city",
        PlaceKind::Inland => "inland",
        PlaceKind::Homeward => "homeward",
    };
    let what = text(&format!("place-{kind}"));
    let village = place.kind == PlaceKind::Village;
    let mut sentences = vec![if village { village_numbers(tables, what) } else { what }];
    if let Some(space) = place.explorer {
        sentences.push(text("place-explorer").with("space", space.phrase()));
    }
    if let Some(tile) = tile {
        sentences.push(city_text(tables, tile));
    } else {
        if let Some(good) = place.good.filter(|_| place.kind != PlaceKind::Village) {
            let [one, two, three, four] = place.spaces;
            let market = text("market-by-players").with("good", good.phrase()).with("one", one);
            sentences.push(market.with("two", two).with("three", three).with("four", four));
        }
        if !place.action.is_empty() {
            sentences.push(text("action").with("script", script_text(tables, &place.action)));
        }
    }
    if !place.flag.is_empty() && place.kind != PlaceKind::Village {
        sentences.push(text("flag").with("script", script_text(tables, &place.flag)));
    }
    chain(sentences)
}

/// The short text of a city, for lists; `pier` means that L1 has turned a village into it.
pub(crate) fn city_brief(tables: &Tables, id: Place, tile: Option<CityTile>, pier: bool) -> Option<Phrase> {
    let place = tables.place(id);
    let script = tile.map_or(&place.action, |tile| &tables.city(tile).script);
    let mut sentences = Vec::new();
    if let Some(space) = place.explorer {
        sentences.push(text("place-explorer").with("space", space.phrase()));
    }
    if pier {
        sentences.push(text("action-pier"));
    } else if !script.is_empty() {
        sentences.push(text("action").with("script", script_text(tables, script)));
    }
    if !place.flag.is_empty() && (pier || place.kind != PlaceKind::Village) {
        sentences.push(text("flag-brief").with("script", script_text(tables, &place.flag)));
    }
    (!sentences.is_empty()).then(|| chain(sentences))
}

/// Adds the numbers of village actions to a phrase.
fn village_numbers(tables: &Tables, phrase: Phrase) -> Phrase {
    let numbers = &tables.numbers;
    let [_, two, three] = numbers.village;
    let doubloons = |count: u8| Phrase::new("ma-price-doubloons").with("count", count);
    phrase
        .with("two", two)
        .with("three", three)
        .with("doubloons", doubloons(numbers.village_doubloons))
        .with("discard", doubloons(numbers.village_discard))
}

/// The full text of a space of the exploration track.
pub(crate) fn space_text(tables: &Tables, id: Space) -> Phrase {
    let space = tables.space(id);
    let numbers = &tables.numbers;
    let mut sentences = Vec::new();
    if let Some(line) = space.line {
        let crossing = match line {
            Line::Red => text("line-red").with("count", numbers.line_red),
            Line::Blue | Line::Green => {
                text("line").with("first", numbers.line_first).with("later", numbers.line_later)
            }
        };
        sentences.push(crossing.with("line", line.phrase()));
    }
    if space.quest {
        sentences.push(text("space-quest"));
    } else if id == Space::START {
        sentences.push(text("space-start"));
    } else {
        sentences.push(text("space").with("script", script_text(tables, &space.reward)));
    }
    if id == Space::END {
        let [first, second, third, fourth] = numbers.end_points;
        let end = text("space-end").with("first", first).with("second", second);
        sentences.push(end.with("third", third).with("fourth", fourth));
    }
    if space.next[1].is_some() {
        sentences.push(text("space-fork"));
    }
    chain(sentences)
}

/// The short text of a space, for lists.
pub(crate) fn space_brief(tables: &Tables, id: Space) -> Phrase {
    let space = tables.space(id);
    if id == Space::END || space.quest || id == Space::START || space.line.is_some() {
        return space_text(tables, id);
    }
    script_text(tables, &space.reward)
}

/// The text of a legacy tile.
pub(crate) fn legacy_text(tables: &Tables, id: Legacy) -> Phrase {
    let tile = tables.legacy(id);
    let mut phrase = text(&format!("legacy-{id}"));
    if let Some(place) = tile.place {
        phrase = phrase.with("place", place.phrase());
        let place = tables.place(place);
        if place.legacy == Some(id) {
            phrase = phrase.with("flag", script_text(tables, &place.flag));
            let good = place.good.map_or_else(|| text("nothing"), |good| good.phrase());
            phrase = phrase.with("good", good).with("action", script_text(tables, &place.action));
            let [_, two, three, _] = place.spaces;
            phrase = phrase.with("few", two).with("many", three);
            if let Some(space) = place.explorer {
                phrase = phrase.with("space", space.phrase());
            }
        }
    }
    if !tile.script.is_empty() {
        phrase = phrase.with("script", script_text(tables, &tile.script));
    }
    if tile.discs > 0 {
        phrase = phrase.with("discs", tile.discs);
    }
    if tile.price != Price::NONE {
        phrase = phrase.with("price", price_text(&tile.price));
    }
    if tile.toll > 0 {
        phrase = phrase.with("toll", tile.toll);
    }
    for (name, price) in ["first", "second"].into_iter().zip(&tile.cubes) {
        phrase = phrase.with(name, *price);
    }
    if let Some(space) = tile.explorer {
        phrase = phrase.with("space", space.phrase());
    }
    let lanes =
        || Place::all().flat_map(|from| tables.place(from).exits.iter().map(move |lane| (from, lane)));
    let lane = lanes().find_map(|(from, lane)| match (lane.legacy, lane.dear) {
        (Some(legacy), _) if legacy == id => Some((from, lane.to, lane.cost)),
        (_, Some((legacy, cost))) if legacy == id => Some((from, lane.to, cost)),
        _ => None,
    });
    if let Some((from, to, cost)) = lane {
        phrase = phrase.with("from", from.phrase()).with("to", to.phrase()).with("cost", cost);
    }
    phrase
}

/// The text of one of Jeanne's cards.
pub(crate) fn automa_text(tables: &Tables, id: AutomaId) -> Phrase {
    let card = &tables.automa.cards[id.index()];
    let way = match card.way {
        Way::Upper | Way::Only => "upper",
        Way::Lower => "lower",
    };
    let acts = card.acts.iter().map(automa_act).collect::<Vec<_>>();
    text("automa").with("count", card.steps).with("way", way).with("card", card.takes).with("acts", acts)
}

/// The text of a card of the classic mode.
pub(crate) fn classic_text(tables: &Tables, level: Level) -> Phrase {
    let classic = tables.classic(level);
    let mut sentences = vec![text("classic").with("card", Arg::Text(classic.number.to_string()))];
    if !classic.tiles.is_empty() {
        let tiles = classic.tiles.iter().map(|tile| tile.phrase()).collect::<Vec<_>>();
        sentences.push(text("classic-tiles").with("tiles", tiles));
    }
    if classic.special_cards {
        sentences.push(text("classic-cards"));
    }
    for (spots, round) in classic.quests.iter().zip(0u8..) {
        let spot = |spot: &crate::data::QuestSpot| {
            let all = spot.players_min == 1 && spot.players_max == 4;
            let phrase = text(if all { "classic-spot" } else { "classic-spot-players" });
            let phrase = phrase.with("place", spot.place.phrase());
            if all { phrase } else { phrase.with("min", spot.players_min).with("max", spot.players_max) }
        };
        let spots = spots.iter().map(spot).collect::<Vec<_>>();
        sentences.push(text("classic-quests").with("round", round).with("spots", spots));
    }
    chain(sentences)
}

fn automa_act(act: &AutomaAct) -> Phrase {
    let act_text = |id: &str| Phrase::new(format!("ma-automa-act-{id}"));
    let by_round = |id: &str, early: u8, late: u8| match (early, late) {
        (early, late) if early == late => act_text(id).with("count", early),
        (0, late) => act_text(&format!("{id}-late")).with("count", late),
        (early, late) => act_text(&format!("{id}-rounds")).with("early", early).with("late", late),
    };
    match *act {
        AutomaAct::Explore(early, late) => by_round("explore", early, late),
        AutomaAct::Influence(nation) => act_text("influence").with("nation", nation.phrase()),
        AutomaAct::Combat { influence, village: false } => act_text("combat").with("count", influence),
        AutomaAct::Combat { influence, village: true } => act_text("combat-village").with("count", influence),
        AutomaAct::Quest => act_text("quest"),
        AutomaAct::Disc => act_text("disc"),
        AutomaAct::Points(early, late) => by_round("points", early, late),
    }
}

//! The view as a text page, for the terminal and for text mode. It uses only the view and the component texts.

use engine::{Habit, Page, Phrase, Seat};

use crate::data::{PlaceKind, Tables};
use crate::event::ballot_phrase;
use crate::ids::{Area, AutomaId, Building, CardId, CombatId, Legacy, Nation, QuestId, Token};
use crate::state::{Hosting, Stage};
use crate::view::{
    CardView, JeanneView, LaneView, MaracaiboView, PendingView, PlaceView, PlayerView, SpaceView, SpyView,
    StoryView,
};
use crate::words;

/// Builds the page. The viewer's own cards come last, because a terminal shows the end of a page above the choices.
pub(crate) fn page(tables: &Tables, view: &MaracaiboView) -> Page {
    let mut page = Page::default();
    heading(tables, view, &mut page);
    page.heading(message("places"));
    page.table(place_table(view));
    place_lines(tables, view, &mut page);
    page.heading(message("track"));
    page.table(space_table(tables, view));
    page.heading(message("supply"));
    supply(tables, view, &mut page);
    page.heading(message("ships"));
    page.table(area_table(tables, view));
    page.heading(message("players"));
    page.table(player_table(view));
    page.table(nation_table(view));
    for player in &view.players {
        player_part(tables, player, &mut page);
    }
    if let Some(jeanne) = &view.jeanne {
        jeanne_part(tables, jeanne, &mut page);
    }
    page.heading(message("row"));
    page.table(card_table(tables, view.row.iter().flatten()));
    page.line(message("deck").with("deck", view.deck).with("discard", view.discard.len()));
    if !view.discard.is_empty() {
        page.line(message("discard").with("cards", names(view.discard.iter(), CardId::phrase)));
    }
    for player in view.players.iter().filter(|player| player.hand.is_some()) {
        own_part(tables, player, &mut page);
    }
    page
}

fn message(id: &str) -> Phrase {
    Phrase::new(format!("ma-page-{id}"))
}

fn player_name(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::plain(n.into().to_string())
}

fn names<T>(items: impl Iterator<Item = T>, name: impl Fn(T) -> Phrase) -> Vec<Phrase> {
    items.map(name).collect()
}

/// A list that is part of a sentence.
fn list_or_none(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() { message("none") } else { message("list").with("list", items) }
}

/// A list in a table cell; a dash if it is empty.
fn list(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() { Phrase::plain("-") } else { message("list").with("list", items) }
}

fn heads(heads: &[&str]) -> Vec<Phrase> {
    heads.iter().map(|head| message(&format!("head-{head}"))).collect()
}

fn heading(tables: &Tables, view: &MaracaiboView, page: &mut Page) {
    page.heading(message("round").with("round", view.round).with("rounds", view.rounds));
    page.line(Phrase::new(format!("ma-phase-{}", view.stage.id())).with("round", view.round));
    match &view.story {
        Some(story) => story_part(story, page),
        None => page.line(
            message("classic")
                .with("number", view.classic)
                .with("text", words::classic_text(tables, view.options.level)),
        ),
    }
    if let Some(active) = view.active
        && view.stage != Stage::Over
    {
        page.line(message("active").with("seat", active));
    }
    for line in view.pending.iter().filter_map(pending) {
        page.line(line);
    }
}

/// The cards in play with their goals, and the full text of the cards just read or voted on.
fn story_part(story: &StoryView, page: &mut Page) {
    page.line(message("story").with("game", story.game).with("left", story.tiles_left));
    for card in &story.cards {
        let asks = match (&card.asks, card.place) {
            (Some(_), _) if card.tile.is_none() => message("story-waits"),
            (Some(text), Some(place)) => {
                message("story-quest").with("place", place.phrase()).with("text", text.clone())
            }
            _ => {
                let tile = |one: &crate::view::TileDiscsView| {
                    message("story-tile")
                        .with("legacy", one.legacy.phrase())
                        .with("discs", one.discs)
                        .with("spaces", one.spaces)
                };
                message("story-complete").with("tiles", card.complete.iter().map(tile).collect::<Vec<_>>())
            }
        };
        let id = if card.met { "story-card-met" } else { "story-card" };
        page.line(message(id).with("card", card.name.clone()).with("text", asks));
    }
    for passage in &story.passages {
        page.line(message("story-name").with("card", passage.name.clone()));
        let texts = [&passage.front, &passage.back, &passage.question];
        texts.into_iter().flatten().for_each(|text| page.line(text.clone()));
        for option in &passage.options {
            let line = message("story-option").with("choice", option.choice.id());
            page.line(line.with("label", option.label.clone()).with("text", option.text.clone()));
        }
    }
    for tally in &story.tallies {
        let ballots = Seat::all(tally.ballots.len()).zip(&tally.ballots);
        let ours = story.title.is_some();
        let ballots = ballots.map(|(seat, &choice)| ballot_phrase(seat, tally.card, choice, ours));
        page.line(message("story-ballots").with("ballots", ballots.collect::<Vec<_>>()));
    }
}

fn pending(pending: &PendingView) -> Option<Phrase> {
    let token =
        |token: &Option<CombatId>| token.map_or_else(|| Phrase::new("ma-combat-none"), CombatId::phrase);
    Some(match pending {
        PendingView::Sail { left, spent, .. } => message("sail").with("left", *left).with("spent", *spent),
        PendingView::Village { left } => message("village").with("left", *left),
        PendingView::Fight { token: one, nation, value } => {
            message("fight").with("token", token(one)).with("nation", nation.phrase()).with("value", *value)
        }
        PendingView::Banner { token: one, values } => {
            let value = |(nation, &value): (Nation, &u8)| {
                message("banner-value").with("nation", nation.phrase()).with("value", value)
            };
            let values = Nation::ALL.into_iter().zip(values).map(value).collect::<Vec<_>>();
            message("banner").with("token", token(one)).with("values", values)
        }
        PendingView::Explore { left, .. } => message("explore").with("left", *left),
        PendingView::Settle { due } => {
            message("settle").with("due", words::counted_symbols(due.iter().copied()))
        }
        PendingView::Bought { card } => message("bought").with("card", card.phrase()),
        PendingView::Quest { quest } => message("quest").with("quest", quest.phrase()),
        PendingView::Host { .. }
        | PendingView::Main { .. }
        | PendingView::Deliver
        | PendingView::City
        | PendingView::Either { .. }
        | PendingView::Offer { .. }
        | PendingView::Same { .. }
        | PendingView::Disc { .. }
        | PendingView::Nation { .. }
        | PendingView::Settlement { .. }
        | PendingView::Token
        | PendingView::SpyIncome
        | PendingView::Pile
        | PendingView::SpaceQuest
        | PendingView::Draw
        | PendingView::Finish
        | PendingView::Tile { .. }
        | PendingView::TileDisc { .. }
        | PendingView::Skull
        | PendingView::Ballot { .. }
        | PendingView::Decide { .. }
        | PendingView::Purchase => return None,
    })
}

fn card_table<'a>(tables: &Tables, cards: impl Iterator<Item = &'a CardView>) -> Vec<Vec<Phrase>> {
    let mut rows = vec![heads(&["card", "name", "text"])];
    for card in cards {
        rows.push(vec![
            Phrase::plain(card.id.to_string()),
            card.id.phrase(),
            words::card_text(tables, card.id),
        ]);
    }
    rows
}

/// The viewer's own hand and secret choices.
fn own_part(tables: &Tables, player: &PlayerView, page: &mut Page) {
    page.heading(message("hand").with("seat", player.seat));
    if let Some(hand) = &player.hand {
        page.table(card_table(tables, hand.iter()));
    }
    if let Some(card) = player.planned {
        page.line(message("planned").with("card", card.phrase()));
    }
    if let Some(cards) = player.dropped.filter(|cards| !cards.is_empty()) {
        page.line(message("dropped").with("cards", names(cards.iter(), CardId::phrase)));
    }
    for career in player.offered.iter().flat_map(|careers| careers.iter()) {
        page.line(
            message("offered")
                .with("career", career.phrase())
                .with("text", words::career_text(tables, career)),
        );
    }
    let planning: Vec<&CardView> = player.planning.iter().flatten().collect();
    if !planning.is_empty() {
        page.line(message("planning"));
        page.table(card_table(tables, planning.into_iter()));
    }
}

/// One column for each player, so that four of them fit.
fn player_table(view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let mut head = heads(&["player"]);
    head.extend(view.players.iter().map(|player| player_name(player.seat)));
    head.extend(view.jeanne.iter().map(|_| Phrase::new("ma-jeanne")));
    type Cell = fn(&PlayerView) -> Phrase;
    type Hers = fn(&JeanneView) -> Phrase;
    let none: Hers = |_| Phrase::plain("-");
    let lines: [(&str, Cell, Hers); 15] = [
        ("points", |player| number(player.points), |jeanne| number(jeanne.points)),
        ("score", |player| number(player.score), |jeanne| number(jeanne.score)),
        ("doubloons", |player| number(player.doubloons), none),
        (
            "income",
            |player| {
                message("income").with("doubloons", player.income).with("printed", player.income_printed)
            },
            none,
        ),
        ("points-income", |player| number(player.points_income), |jeanne| number(jeanne.income)),
        ("combat", |player| number(player.combat), none),
        ("reserve-spies", |player| number(player.spies), none),
        (
            "other-spies",
            |player| {
                message("other-spies")
                    .with("board", player.spies_on_board)
                    .with("career", player.career_spies)
                    .with("supply", player.supply)
            },
            none,
        ),
        (
            "hand",
            |player| Phrase::plain(format!("{}/{}", player.hand_count, player.hand_limit)),
            |jeanne| message("jeanne-cards").with("cards", jeanne.cards.len()),
        ),
        ("ship", |player| player.ship.phrase(), |jeanne| jeanne.ship.phrase()),
        (
            "explorer",
            |player| Phrase::plain(player.explorer.to_string()),
            |jeanne| Phrase::plain(jeanne.explorer.to_string()),
        ),
        ("compasses", |player| number(player.compasses), none),
        ("tokens", |player| list_or_none(names(player.tokens.iter(), Token::phrase)), none),
        ("combats", |player| number(player.combats.len()), |jeanne| number(jeanne.combats.len())),
        ("quests", |player| number(player.quests.len()), |jeanne| number(jeanne.quests.len())),
    ];
    let mut rows = vec![head];
    for (name, cell, hers) in lines {
        let mut row = heads(&[name]);
        row.extend(view.players.iter().map(cell));
        row.extend(view.jeanne.iter().map(hers));
        rows.push(row);
    }
    rows
}

/// The upgrade areas, with the discs that lie on each ship.
fn area_table(tables: &Tables, view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let mut head = heads(&["area", "text"]);
    head.extend(view.players.iter().map(|player| player_name(player.seat)));
    let mut rows = vec![head];
    for id in Area::all() {
        let mut row = vec![id.phrase(), words::area_effect(tables, id)];
        row.extend(view.players.iter().flat_map(|player| &player.areas).filter(|area| area.id == id).map(
            |area| {
                let state = if area.done { "done" } else { "open" };
                message("discs").with("state", state).with("discs", area.discs)
            },
        ));
        rows.push(row);
    }
    rows
}

fn nation_table(view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let mut head = heads(&["nation", "reserve", "cubes", "multiplier"]);
    head.extend(view.players.iter().map(|player| player_name(player.seat)));
    head.extend(view.jeanne.iter().map(|_| Phrase::new("ma-jeanne")));
    let mut rows = vec![head];
    for nation in &view.nations {
        let at = nation.nation.index();
        let marker = |influence: &[u8], ranks: &[u8]| {
            message("marker").with("influence", influence[at]).with("rank", ranks[at])
        };
        let mut row = vec![
            nation.nation.phrase(),
            number(nation.reserve),
            number(nation.cubes),
            number(nation.multiplier),
        ];
        row.extend(view.players.iter().map(|player| marker(&player.influence, &player.ranks)));
        row.extend(view.jeanne.iter().map(|jeanne| marker(&jeanne.influence, &jeanne.ranks)));
        rows.push(row);
    }
    rows
}

fn player_part(tables: &Tables, player: &PlayerView, page: &mut Page) {
    page.heading(message("area").with("seat", player.seat));
    if let Some(career) = player.career {
        let numbers = &tables.numbers;
        page.line(
            message("career")
                .with("career", career.phrase())
                .with("doubloons", numbers.career_doubloons)
                .with("points", numbers.career_points),
        );
        for (objective, row) in player.objectives.iter().zip(&tables.career(career).objectives) {
            let state = if objective.done { "done" } else { "open" };
            page.line(
                message("objective")
                    .with("number", objective.number)
                    .with("state", state)
                    .with("held", objective.held)
                    .with("text", words::objective_text(row)),
            );
        }
    }
    if !player.invested.is_empty() {
        page.line(message("invested").with("buildings", names(player.invested.iter(), Building::phrase)));
    }
    if player.hand.is_none() {
        let planned: Vec<Phrase> = player.planning.iter().flatten().map(|card| card.id.phrase()).collect();
        if !planned.is_empty() {
            page.line(message("plans").with("cards", planned));
        }
        if !player.known.is_empty() {
            page.line(message("known").with("cards", names(player.known.iter(), CardId::phrase)));
        }
    }
    for one in &player.card_quests {
        page.line(
            message("card-quest")
                .with("card", one.card.phrase())
                .with("text", words::quest_text(tables, one.quest.id)),
        );
    }
    if let Some(habit) = player.hosting {
        let answer = match habit {
            Habit::Ask => "ask",
            Habit::Always(Hosting::Points) => "points",
            Habit::Always(Hosting::Doubloons) => "doubloons",
        };
        page.line(message("hosting").with("answer", answer));
    }
    for card in &player.owned {
        page.line(
            message("owned")
                .with("id", card.id.to_string().as_str())
                .with("card", card.id.phrase())
                .with("text", words::owned_text(tables, card.id)),
        );
    }
}

fn jeanne_part(tables: &Tables, jeanne: &JeanneView, page: &mut Page) {
    page.heading(Phrase::new("ma-jeanne"));
    if let Some(card) = jeanne.card {
        page.line(
            message("jeanne-card").with("card", card.phrase()).with("text", words::automa_text(tables, card)),
        );
    }
    page.line(
        message("jeanne-board")
            .with("discs", jeanne.discs_gone)
            .with("cells", jeanne.cells.len())
            .with("income", jeanne.income),
    );
    let [a, b, c] = jeanne.makeup;
    page.line(message("jeanne-deck").with("deck", jeanne.deck).with("a", a).with("b", b).with("c", c));
    if !jeanne.discard.is_empty() {
        page.line(message("jeanne-discard").with("cards", names(jeanne.discard.iter(), AutomaId::phrase)));
    }
}

fn place_table(view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![heads(&["place", "next", "market", "cube", "quests", "ships", "spies"])];
    rows.extend(view.places.iter().map(place_row));
    rows
}

fn place_row(place: &PlaceView) -> Vec<Phrase> {
    let market = match place.good {
        Some(good) if place.spaces > 0 => message("market")
            .with("good", good.phrase())
            .with("discs", place.discs)
            .with("spaces", place.spaces),
        _ => Phrase::plain("-"),
    };
    let lane = |lane: &LaneView| match lane.cost {
        1 => lane.to.to_string(),
        cost => format!("{} ({cost})", lane.to),
    };
    let next: Vec<String> = place.exits.iter().map(lane).collect();
    let mut ships: Vec<Phrase> = place.ships.iter().map(|&seat| player_name(seat)).collect();
    ships.extend(place.jeanne.then(|| Phrase::new("ma-jeanne")));
    let spy = |spy: &SpyView| message("spy").with("seat", spy.seat).with("card", spy.card.phrase());
    vec![
        place.id.phrase(),
        Phrase::plain(if next.is_empty() { "-".to_owned() } else { next.join(", ") }),
        market,
        place.cube.map_or_else(|| Phrase::plain("-"), |nation| words::title(nation.phrase())),
        list(place.quests.iter().map(|quest| Phrase::plain(quest.id.to_string())).collect()),
        list(ships),
        list(place.spies.iter().map(spy).collect()),
    ]
}

/// The actions of cities and the prices of quests.
fn place_lines(tables: &Tables, view: &MaracaiboView, page: &mut Page) {
    page.line(message("lanes"));
    let such = |keep: fn(&PlaceView) -> bool| {
        view.places.iter().filter(move |place| keep(place)).map(|place| place.id.phrase()).collect::<Vec<_>>()
    };
    page.line(message("stops").with("places", such(|place| place.kind == PlaceKind::Homeward)));
    page.line(message("villages").with("places", such(|place| place.village)));
    if let Some(village) = view.places.iter().find(|place| place.village) {
        page.line(words::place_text(tables, village.id, None));
    }
    for place in &view.places {
        let pier = place.city && place.kind == PlaceKind::Village;
        if let Some(text) = words::city_brief(tables, place.id, place.tile, pier) {
            page.line(message("place").with("place", place.id.phrase()).with("text", text));
        }
        for quest in place.quests.iter().filter(|quest| !quest.id.is_story()) {
            let quest = quest_cell(tables, quest.id);
            page.line(message("place").with("place", place.id.phrase()).with("text", quest));
        }
    }
}

fn quest_cell(tables: &Tables, quest: QuestId) -> Phrase {
    message("quest-cell")
        .with("id", quest.to_string().as_str())
        .with("text", words::quest_text(tables, quest))
}

fn space_table(tables: &Tables, view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![heads(&["space", "text", "next", "quest", "explorers"])];
    rows.extend(view.spaces.iter().map(|space| space_row(tables, space)));
    rows
}

fn space_row(tables: &Tables, space: &SpaceView) -> Vec<Phrase> {
    let next: Vec<String> = space.next.iter().map(|next| next.to_string()).collect();
    let quest = match (&space.quest, space.quest_space) {
        (Some(quest), _) => quest_cell(tables, quest.id),
        (None, true) => message("used"),
        (None, false) => Phrase::plain("-"),
    };
    let mut explorers: Vec<Phrase> = space.explorers.iter().map(|&seat| player_name(seat)).collect();
    explorers.extend(space.jeanne.then(|| Phrase::new("ma-jeanne")));
    vec![
        Phrase::plain(space.id.to_string()),
        words::space_brief(tables, space.id),
        Phrase::plain(if next.is_empty() { "-".to_owned() } else { next.join(", ") }),
        quest,
        list(explorers),
    ]
}

fn supply(tables: &Tables, view: &MaracaiboView, page: &mut Page) {
    for building in &view.buildings {
        let investors = building.investors.iter().map(|&seat| player_name(seat)).collect();
        page.line(
            message("building")
                .with("building", building.id.phrase())
                .with("text", words::building_brief(tables, building.id))
                .with("investors", list_or_none(investors)),
        );
    }
    page.line(message("buildings-hidden").with("count", view.buildings_hidden));
    match &view.quest_top {
        Some(quest) => page.line(
            message("quest-pile").with("count", view.quests_left).with("quest", quest_cell(tables, quest.id)),
        ),
        None => page.line(message("quest-pile-empty")),
    }
    page.line(message("piles").with("first", view.piles[0]).with("second", view.piles[1]));
    for legacy in view.legacies.iter() {
        page.line(
            message("legacy")
                .with("legacy", legacy.phrase())
                .with("text", words::legacy_text(tables, legacy)),
        );
    }
    let spaces = view.sea.iter().map(|space| (Legacy::L6, space));
    for (legacy, space) in spaces.chain(view.mine.iter().map(|space| (Legacy::L9, space))) {
        let cube = space.cube.map_or_else(|| Phrase::plain("-"), |nation| words::title(nation.phrase()));
        let line = message("cube-space").with("legacy", legacy.phrase()).with("price", space.price);
        page.line(line.with("cube", cube));
    }
}

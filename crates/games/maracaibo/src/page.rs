//! The view as text, for the terminal and for text mode: made from the view and the texts of components alone.

use engine::{Habit, Page, Phrase, Seat};

use crate::data::Tables;
use crate::event::symbol_phrase;
use crate::ids::{AutomaId, Building, CardId, CombatId, Nation, QuestId, Token};
use crate::state::{Hosting, Stage};
use crate::view::{CardView, JeanneView, MaracaiboView, PendingView, PlaceView, PlayerView, SpaceView};
use crate::words;

pub(crate) fn page(tables: &Tables, view: &MaracaiboView) -> Page {
    let mut page = Page::default();
    heading(tables, view, &mut page);
    for player in view.players.iter().filter(|player| player.hand.is_some()) {
        own_part(tables, player, &mut page);
    }
    page.heading(message("row"));
    page.table(card_table(tables, view.row.iter().flatten()));
    page.line(message("deck").with("deck", view.deck).with("discard", view.discard.len()));
    if !view.discard.is_empty() {
        page.line(message("discard").with("cards", names(view.discard.iter(), CardId::phrase)));
    }
    page.heading(message("players"));
    page.table(player_table(view));
    page.table(nation_table(view));
    for player in &view.players {
        player_part(tables, player, &mut page);
    }
    if let Some(jeanne) = &view.jeanne {
        jeanne_part(tables, jeanne, &mut page);
    }
    page.heading(message("places"));
    page.table(place_table(tables, view));
    page.heading(message("track"));
    page.table(space_table(tables, view));
    page.heading(message("supply"));
    supply(tables, view, &mut page);
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

/// A list in a cell; a stroke for an empty one.
fn list(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() { Phrase::plain("-") } else { message("list").with("list", items) }
}

fn heads(heads: &[&str]) -> Vec<Phrase> {
    heads.iter().map(|head| message(&format!("head-{head}"))).collect()
}

fn heading(tables: &Tables, view: &MaracaiboView, page: &mut Page) {
    page.heading(message("round").with("round", view.round).with("rounds", view.rounds));
    page.line(Phrase::new(format!("ma-phase-{}", view.stage.id())).with("round", view.round));
    page.line(
        message("classic")
            .with("number", view.classic)
            .with("text", words::classic_text(tables, view.options.level)),
    );
    if let Some(active) = view.active
        && view.stage != Stage::Over
    {
        page.line(message("active").with("seat", active));
    }
    for line in view.pending.iter().filter_map(pending) {
        page.line(line);
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
            message("settle").with("due", due.iter().copied().map(symbol_phrase).collect::<Vec<_>>())
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
        | PendingView::Purchase => return None,
    })
}

fn card_table<'a>(tables: &Tables, cards: impl Iterator<Item = &'a CardView>) -> Vec<Vec<Phrase>> {
    let mut rows = vec![heads(&["card", "name", "cost", "good", "object", "text", "end"])];
    for card in cards {
        rows.push(vec![
            Phrase::plain(card.id.to_string()),
            card.id.phrase(),
            number(card.cost),
            card.good.phrase(),
            card.object.phrase(),
            words::card_text(tables, card.id),
            number(card.end_points),
        ]);
    }
    rows
}

/// What is the player's own: the hand and what is chosen in secret.
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

fn player_table(view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let columns = [
        "player",
        "points",
        "score",
        "doubloons",
        "income",
        "points-income",
        "combat",
        "spies",
        "supply",
        "cards",
        "ship",
        "explorer",
    ];
    let mut rows = vec![heads(&columns)];
    for player in &view.players {
        rows.push(vec![
            player_name(player.seat),
            number(player.points),
            number(player.score),
            number(player.doubloons),
            number(player.income),
            number(player.points_income),
            number(player.combat),
            number(player.spies),
            number(player.supply),
            Phrase::plain(format!("{}/{}", player.hand_count, player.hand_limit)),
            player.ship.phrase(),
            Phrase::plain(player.explorer.to_string()),
        ]);
    }
    if let Some(jeanne) = &view.jeanne {
        rows.push(vec![
            Phrase::new("ma-jeanne"),
            number(jeanne.points),
            number(jeanne.score),
            Phrase::plain("-"),
            number(jeanne.income),
            Phrase::plain("-"),
            Phrase::plain("-"),
            Phrase::plain("-"),
            Phrase::plain("-"),
            number(jeanne.cards.len()),
            jeanne.ship.phrase(),
            Phrase::plain(jeanne.explorer.to_string()),
        ]);
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
        let done = player.objectives.iter().filter(|objective| objective.done).count();
        page.line(
            message("career")
                .with("career", career.phrase())
                .with("text", words::career_text(tables, career))
                .with("done", done),
        );
        for objective in player.objectives.iter().filter(|objective| !objective.done) {
            page.line(
                message("objective")
                    .with("number", objective.number)
                    .with("held", objective.held)
                    .with("modest", objective.modest)
                    .with("demanding", objective.demanding),
            );
        }
    }
    let areas = player.areas.iter().map(|area| {
        let state = if area.done { "done" } else { "open" };
        message("upgrade").with("area", area.id.phrase()).with("discs", area.discs).with("state", state)
    });
    page.line(message("ship").with("areas", areas.collect::<Vec<_>>()).with("count", player.upgrades));
    page.line(
        message("goods")
            .with("compasses", player.compasses)
            .with("tokens", list(names(player.tokens.iter(), Token::phrase)))
            .with("combats", player.combats.len())
            .with("quests", player.quests.len())
            .with("spies", player.spies_on_board),
    );
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
                .with("text", words::card_text(tables, card.id))
                .with("points", card.end_points),
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
            .with("income", jeanne.income)
            .with("cards", jeanne.cards.len()),
    );
    page.line(
        message("jeanne-tiles").with("quests", jeanne.quests.len()).with("combats", jeanne.combats.len()),
    );
    let [a, b, c] = jeanne.makeup;
    page.line(message("jeanne-deck").with("deck", jeanne.deck).with("a", a).with("b", b).with("c", c));
    if !jeanne.discard.is_empty() {
        page.line(message("jeanne-discard").with("cards", names(jeanne.discard.iter(), AutomaId::phrase)));
    }
}

fn place_table(tables: &Tables, view: &MaracaiboView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![heads(&["number", "name", "text", "market", "cube", "quests", "ships", "spies"])];
    for place in &view.places {
        rows.push(place_row(tables, place));
    }
    rows
}

fn place_row(tables: &Tables, place: &PlaceView) -> Vec<Phrase> {
    let market = match place.good {
        Some(good) if place.spaces > 0 => message("market")
            .with("good", good.phrase())
            .with("discs", place.discs)
            .with("spaces", place.spaces),
        _ => Phrase::plain("-"),
    };
    let mut ships: Vec<Phrase> = place.ships.iter().map(|&seat| player_name(seat)).collect();
    ships.extend(place.jeanne.then(|| Phrase::new("ma-jeanne")));
    let spy =
        |spy: &crate::view::SpyView| message("spy").with("seat", spy.seat).with("card", spy.card.phrase());
    vec![
        Phrase::plain(place.id.to_string()),
        place.id.phrase(),
        words::place_text(tables, place.id, place.tile),
        market,
        place.cube.map_or_else(|| Phrase::plain("-"), Nation::phrase),
        list(place.quests.iter().map(|quest| quest_cell(tables, quest.id)).collect()),
        list(ships),
        list(place.spies.iter().map(spy).collect()),
    ]
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
        words::space_text(tables, space.id),
        Phrase::plain(if next.is_empty() { "-".to_owned() } else { next.join(" ") }),
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
                .with("cost", building.cost)
                .with("text", words::building_text(tables, building.id))
                .with("investors", list(investors)),
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
    for space in view.sea.iter().chain(&view.mine) {
        let cube = space.cube.map_or_else(|| Phrase::plain("-"), Nation::phrase);
        page.line(message("cube-space").with("price", space.price).with("cube", cube));
    }
}

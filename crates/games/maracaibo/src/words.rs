//! Texts of components, generated from their effects, so that text and rules cannot disagree.
//!
//! Atoms, prices and conditions are phrases; a text is a sequence of sentences. Rules that are not scripts, such as
//! U1, have messages of their own, with numbers from the tables.

mod board;

use engine::{DataFiles, DataId, Phrase};

pub(crate) use board::{
    automa_text, city_brief, classic_text, legacy_text, place_text, space_brief, space_text,
};

use crate::data::{Card, FILES, Goal, LIBRARY, Need, Objective, Quest, Tables, load};
use crate::effect::{Atom, Condition, Effect, Gift, Income, Origin, Per, Price, Symbol, Track, Whom};
use crate::ids::{
    Area, AutomaId, Building, CardId, Career, CityTile, CombatId, Good, Legacy, Level, Nation, Object, Place,
    QuestId, Space, Spying, Token,
};

fn text(id: &str) -> Phrase {
    Phrase::new(format!("ma-text-{id}"))
}

fn word(id: &str) -> Phrase {
    Phrase::new(format!("ma-fx-{id}"))
}

/// Joins sentences.
fn chain(sentences: Vec<Phrase>) -> Phrase {
    let mut sentences = sentences.into_iter().rev();
    let last = sentences.next().unwrap_or_else(|| text("nothing"));
    sentences.fold(last, |rest, first| text("chain").with("first", first).with("rest", rest))
}

/// A name as a heading or label.
pub(crate) fn title(phrase: Phrase) -> Phrase {
    Phrase { id: format!("{}.title", phrase.id).into(), args: phrase.args }
}

impl Symbol {
    /// The display name.
    pub fn phrase(self) -> Phrase {
        match self {
            Symbol::Good(good) => good.phrase(),
            Symbol::Object(object) => object.phrase(),
        }
    }

    fn id(self) -> &'static str {
        match self {
            Symbol::Good(good) => good.id(),
            Symbol::Object(object) => object.id(),
        }
    }
}

/// A price as part of a sentence.
pub(crate) fn price_text(price: &Price) -> Phrase {
    let Price { doubloons, combat, spies, movement, same, hand, cards: _ } = *price;
    let mut parts = Vec::new();
    let counted = [
        ("doubloons", doubloons),
        ("combat", combat),
        ("spies", spies),
        ("movement", movement),
        ("same", same),
    ];
    for (name, count) in counted.into_iter().filter(|&(_, count)| count > 0) {
        parts.push(Phrase::new(format!("ma-price-{name}")).with("count", count));
    }
    if hand {
        parts.push(Phrase::new("ma-price-hand"));
    }
    parts.extend(counted_symbols(price.symbols()));
    word("list").with("list", parts)
}

/// The symbols, counted by kind.
pub(crate) fn counted_symbols(symbols: impl Iterator<Item = Symbol>) -> Vec<Phrase> {
    let mut counts: Vec<(Symbol, u8)> = Vec::new();
    for symbol in symbols {
        match counts.iter_mut().find(|(counted, _)| *counted == symbol) {
            Some((_, count)) => *count += 1,
            None => counts.push((symbol, 1)),
        }
    }
    let say =
        |(symbol, count): (Symbol, u8)| Phrase::new(format!("ma-price-{}", symbol.id())).with("count", count);
    counts.into_iter().map(say).collect()
}

/// The name of the component that a script is printed on.
pub(crate) fn origin_name(origin: Origin) -> Phrase {
    match origin {
        Origin::Card(card) | Origin::Village(card) | Origin::Combat(card) => card.phrase(),
        Origin::Spying(spying) => spying.phrase(),
        Origin::City(place) | Origin::Flag(place) => place.phrase(),
        Origin::CityTile(tile) => tile.phrase(),
        Origin::Space(space) => space.phrase(),
        Origin::Quest(quest) => quest.phrase(),
        Origin::Area(area) => area.phrase(),
        Origin::Token(token, _) => token.phrase(),
        Origin::Legacy(legacy) => legacy.phrase(),
        Origin::Story(_) => Phrase::new("ma-story-reward"),
    }
}

/// A goal with the required count.
pub(crate) fn goal_text(goal: Goal, count: u8) -> Phrase {
    let phrase = Phrase::new(format!("ma-goal-{}", goal.id())).with("count", count);
    match goal.nation() {
        Some(nation) => phrase.with("nation", nation.phrase()),
        None => phrase,
    }
}

fn per_text(tables: &Tables, per: Per) -> Phrase {
    let phrase = Phrase::new(format!("ma-per-{}", per.id()));
    if per == Per::Nation3 { phrase.with("count", tables.numbers.nation3) } else { phrase }
}

/// One atom as part of a sentence.
pub(crate) fn atom_text(tables: &Tables, atom: &Atom) -> Phrase {
    let numbers = &tables.numbers;
    match *atom {
        Atom::Doubloons(n) => word("doubloons").with("count", n),
        Atom::Points(n) => word("points").with("count", n),
        Atom::Combat(n) => word("combat").with("count", n),
        Atom::Spies(n) => word("spies").with("count", n),
        Atom::Influence(n, Whom::Choice) => word("influence").with("count", n),
        Atom::Influence(n, Whom::Fighting) => word("influence-fighting").with("count", n),
        Atom::Influence(n, Whom::With(nation)) => {
            word("influence-with").with("count", n).with("nation", nation.phrase())
        }
        Atom::Disc => word("discs").with("count", 1u8),
        Atom::Explore(n) => word("explore").with("count", n),
        Atom::Village(n) => word("village").with("count", n),
        Atom::Fight => word("fight"),
        Atom::Resail => word("resail").with("count", numbers.resail),
        Atom::DoubloonsPer(n, per) => {
            word("doubloons-per").with("count", n).with("per", per_text(tables, per))
        }
        Atom::PointsPer(n, per) => word("points-per").with("count", n).with("per", per_text(tables, per)),
        Atom::VillagePer(n, per) => word("village-per").with("count", n).with("per", per_text(tables, per)),
        Atom::PointsIf(token, n) => word("points-if").with("count", n).with("token", token.phrase()),
        Atom::Rank => word("rank"),
        Atom::CubeVillage => word("cube-village"),
        Atom::Colony => word("colony"),
        Atom::QuestCard => word("quest-card"),
        Atom::SpyIncome => word("spy-income").with("count", numbers.spy_income),
        Atom::Skull => word("skull"),
        Atom::CubeHere => word("cube-here").with("count", numbers.cube_here_influence),
        Atom::Pay(ref asked) => price_text(asked),
        Atom::Or => text("nothing"),
    }
}

fn atoms_text(tables: &Tables, atoms: &[Atom]) -> Phrase {
    // Consecutive discs are merged into one phrase.
    let runs = atoms.chunk_by(|first, second| (*first, *second) == (Atom::Disc, Atom::Disc));
    let say = |run: &[Atom]| match run {
        [Atom::Disc, ..] => word("discs").with("count", run.len()),
        [atom, ..] => atom_text(tables, atom),
        [] => text("nothing"),
    };
    word("list").with("list", runs.map(say).collect::<Vec<_>>())
}

/// A script as part of a sentence.
pub(crate) fn script_text(tables: &Tables, script: &[Atom]) -> Phrase {
    let mut ways = script.split(|atom| *atom == Atom::Or).map(|way| way_text(tables, way));
    let first = ways.next().unwrap_or_else(|| text("nothing"));
    ways.fold(first, |first, second| word("or").with("first", first).with("second", second))
}

fn way_text(tables: &Tables, atoms: &[Atom]) -> Phrase {
    let offer = atoms
        .iter()
        .enumerate()
        .find_map(|(at, atom)| if let Atom::Pay(asked) = atom { Some((at, asked)) } else { None });
    let Some((at, asked)) = offer else { return atoms_text(tables, atoms) };
    let offer =
        word("pay").with("price", price_text(asked)).with("gains", atoms_text(tables, &atoms[at + 1..]));
    if at == 0 {
        return offer;
    }
    word("then").with("first", atoms_text(tables, &atoms[..at])).with("then", offer)
}

/// The script of an origin as part of a sentence.
pub(crate) fn origin_text(tables: &Tables, origin: Origin) -> Phrase {
    script_text(tables, tables.script(origin))
}

/// The gains of an exchange at an index of a script.
pub(crate) fn gains_text(tables: &Tables, origin: Origin, at: u8) -> Phrase {
    let rest = tables.script(origin).get(usize::from(at) + 1..).unwrap_or_default();
    let gains = rest.split(|atom| *atom == Atom::Or).next().unwrap_or_default();
    atoms_text(tables, gains)
}

/// The full text of a card.
pub(crate) fn card_text(tables: &Tables, id: CardId) -> Phrase {
    let card = tables.card(id);
    let mut sentences = vec![cost_text(card)];
    sentences.extend(card_effects(tables, id));
    let one = |symbol: Symbol| Phrase::new(format!("ma-price-{}", symbol.id())).with("count", 1u8);
    let (good, object) = (one(Symbol::Good(card.good)), one(Symbol::Object(card.object)));
    sentences.push(text("in-hand").with("good", good).with("object", object));
    chain(sentences)
}

/// The text of a bought card: its effects.
pub(crate) fn owned_text(tables: &Tables, id: CardId) -> Phrase {
    chain(card_effects(tables, id))
}

fn card_effects(tables: &Tables, id: CardId) -> Vec<Phrase> {
    let card = tables.card(id);
    let mut sentences = Vec::new();
    if let Some(place) = card.spy_at {
        sentences.push(text("spy-at").with("place", place.phrase()));
    }
    match card.token {
        Some(Gift::One(token)) => sentences.push(text("token").with("token", token.phrase())),
        Some(Gift::Any) => sentences.push(text("token-any")),
        None => (),
    }
    // The card's own compass counts for its immediate effects.
    if card.compass > 0 {
        sentences.push(text("compass"));
    }
    let mut now = Vec::new();
    for effect in &card.effects {
        if let Effect::Now(atom) = effect {
            now.push(*atom);
        } else {
            sentences.push(effect_text(tables, effect));
        }
    }
    if !now.is_empty() {
        sentences.push(text("at-once").with("script", atoms_text(tables, &now)));
    }
    if card.end_points > 0 {
        sentences.push(text("end-points").with("count", card.end_points));
    }
    sentences
}

fn cost_text(card: &Card) -> Phrase {
    let cost = |id: &str| text(id).with("cost", card.cost);
    match card.condition {
        Condition::None => cost("cost"),
        Condition::Spend(asked) => cost("cost-and").with("price", price_text(&asked)),
        Condition::SpyOnCard => cost("cost-spy-on-card"),
        Condition::Cubes(nation, count) => {
            cost("cost-cubes").with("nation", nation.phrase()).with("count", count)
        }
    }
}

fn effect_text(tables: &Tables, effect: &Effect) -> Phrase {
    let numbers = &tables.numbers;
    match *effect {
        Effect::Income(income) => income_text(income),
        Effect::Provides(object) => {
            let object = Phrase::new(format!("ma-price-{}", object.id())).with("count", 1u8);
            text("provides").with("object", object)
        }
        Effect::Discount(n) => text("discount").with("count", n),
        Effect::FightPoints => text("fight-points").with("count", numbers.fight_points),
        Effect::Patron(nation) => {
            text("patron").with("nation", nation.phrase()).with("count", numbers.patron)
        }
        Effect::Grave => text("grave").with("count", numbers.grave),
        Effect::Explorer => text("explorer").with("count", numbers.explorer_more),
        Effect::Toll => text("toll").with("count", numbers.toll),
        Effect::Host => {
            text("host").with("points", numbers.host_points).with("doubloons", numbers.host_doubloons)
        }
        Effect::SpyToCombat => text("spy-to-combat").with("count", numbers.spy_to_combat),
        Effect::Village { ultimate, ref script } => {
            let id = if ultimate { "village-ultimate" } else { "village" };
            text(id).with("script", script_text(tables, script))
        }
        Effect::CombatAction { cost, ref script } => {
            text("combat-action").with("cost", cost).with("script", script_text(tables, script))
        }
        // MA-16.3: the value of an unused spy is not printed on the card.
        Effect::Spying(spying) => text("espionage-card")
            .with("script", origin_text(tables, Origin::Spying(spying)))
            .with("count", numbers.spy_points),
        Effect::Now(ref atom) => text("at-once").with("script", atom_text(tables, atom)),
    }
}

fn income_text(income: Income) -> Phrase {
    let track = match income.track {
        Track::Doubloons => "doubloons",
        Track::Points => "points",
    };
    match income.needs {
        None => text(&format!("income-{track}")).with("count", income.steps),
        Some(token) => {
            text(&format!("income-{track}-if")).with("count", income.steps).with("token", token.phrase())
        }
    }
}

/// The price and reward of a quest tile.
pub(crate) fn quest_text(tables: &Tables, id: QuestId) -> Phrase {
    if id.is_story() { text("story-tile") } else { quest_words(tables, tables.quest(id)) }
}

/// The price and reward of a quest, on a tile or a story card.
pub(crate) fn quest_words(tables: &Tables, quest: &Quest) -> Phrase {
    // MA-14.7: movement points are a condition, not a price.
    let phrase = match quest.price.movement {
        0 => text("quest").with("price", price_text(&quest.price)),
        count => text("quest-sailed").with("count", count),
    };
    phrase.with("script", script_text(tables, &quest.script))
}

/// The text of a combat token.
pub(crate) fn combat_text(tables: &Tables, id: CombatId) -> Phrase {
    let token = tables.combat(id);
    let mut sentences = Nation::ALL.map(|nation| combat_row_text(tables, Some(id), nation)).to_vec();
    if token.majority > 0 {
        sentences.push(text("majority").with("count", token.majority));
    }
    if token.minority > 0 {
        sentences.push(text("minority").with("count", token.minority));
    }
    chain(sentences)
}

/// The row of a combat token for a nation.
pub(crate) fn combat_row_text(tables: &Tables, id: Option<CombatId>, nation: Nation) -> Phrase {
    let Some(id) = id else {
        // MA-10.7: without a token there are no side effects.
        return text("combat-row")
            .with("nation", title(nation.phrase()))
            .with("value", tables.numbers.empty_piles);
    };
    let row = &tables.combat(id).rows[nation.index()];
    let base = |id: &str| text(id).with("nation", title(nation.phrase())).with("value", row.value);
    if row.fee > 0 {
        base("combat-row-fee").with("fee", row.fee)
    } else if row.script.is_empty() {
        base("combat-row")
    } else {
        base("combat-row-gain").with("script", script_text(tables, &row.script))
    }
}

/// The text of a city tile.
pub(crate) fn city_text(tables: &Tables, id: CityTile) -> Phrase {
    let tile = tables.city(id);
    let market = text("market").with("good", tile.good.phrase()).with("count", tile.spaces);
    chain(vec![market, text("action").with("script", script_text(tables, &tile.script))])
}

/// The text of a career card.
pub(crate) fn career_text(tables: &Tables, id: Career) -> Phrase {
    let objectives = tables.career(id).objectives;
    let mut sentences = vec![text("career-intro")];
    sentences.extend(objectives.iter().map(objective_text));
    let numbers = &tables.numbers;
    let whole = text("career-done").with("doubloons", numbers.career_doubloons);
    sentences.push(whole.with("points", numbers.career_points));
    chain(sentences)
}

/// The conditions and rewards of an objective.
pub(crate) fn objective_text(objective: &Objective) -> Phrase {
    let Objective { goal, modest, demanding, doubloons, points } = *objective;
    let phrase = |id: &str| text(&format!("objective-{id}"));
    let counted = |id: &str| phrase(id).with("modest", modest).with("demanding", demanding);
    let phrase = match goal {
        Goal::CombatTokens => counted("combat-tokens"),
        Goal::Quests => counted("quests"),
        Goal::Influence => counted("influence"),
        Goal::InfluenceTwo => counted("influence-two"),
        Goal::InfluenceWith(nation) => counted("influence-with").with("nation", nation.phrase()),
        Goal::Upgrades => counted("upgrades"),
        Goal::Line => {
            let line = |number: u8| {
                crate::ids::Line::nth(usize::from(number) - 1)
                    .map_or_else(|| text("nothing"), |line| line.phrase())
            };
            phrase("line").with("modest", line(modest)).with("demanding", line(demanding))
        }
        Goal::Tokens => counted("tokens"),
        Goal::Spies => counted("spies"),
        Goal::Cubes(nation) => counted("cubes").with("nation", nation.phrase()),
    };
    phrase.with("doubloons", doubloons).with("points", points)
}

/// The full text of a prestige building.
pub(crate) fn building_text(tables: &Tables, id: Building) -> Phrase {
    chain(vec![text("building-intro"), building_brief(tables, id)])
}

/// The short text of a prestige building, for lists.
pub(crate) fn building_brief(tables: &Tables, id: Building) -> Phrase {
    let row = tables.building(id);
    let cost = text("building").with("cost", row.cost).with("token", row.token.phrase());
    let per: &'static str = row.per.into();
    let score = text(&format!("building-{per}")).with("count", row.points);
    let mut sentences = vec![cost.with("first", tables.numbers.building_first), score];
    if row.limit > 0 {
        sentences.push(text("building-limit").with("count", row.limit));
    }
    chain(sentences)
}

/// The full text of an upgrade area.
pub(crate) fn area_text(tables: &Tables, id: Area) -> Phrase {
    chain(vec![text("area"), area_effect(tables, id)])
}

/// The short text of an upgrade area, for lists.
pub(crate) fn area_effect(tables: &Tables, id: Area) -> Phrase {
    let area = tables.area(id);
    let numbers = &tables.numbers;
    let mut sentences = Vec::new();
    match area.needs {
        Need::None => (),
        Need::Area(other) => sentences.push(text("needs-area").with("area", other.phrase())),
        Need::Areas(count) => sentences.push(text("needs-areas").with("count", count)),
    }
    let village = [Area::U8, Area::U9, Area::U10].contains(&id);
    if village {
        sentences.push(text("village").with("script", script_text(tables, &area.script)));
    } else if !area.script.is_empty() {
        sentences.push(text("at-once").with("script", script_text(tables, &area.script)));
    }
    if id == Area::U1 {
        let [_, two, three] = numbers.village_more;
        sentences.push(text("area-U1").with("two", two).with("three", three));
    } else if id == Area::U2 {
        sentences.push(text("area-U2").with("count", numbers.hand_limit_more));
    } else if id == Area::U3 {
        sentences.push(text("area-U3"));
    } else if id == Area::U7 {
        let raid = text("area-U7").with("free", numbers.raid).with("taken", numbers.raid_capture);
        let raid = raid.with("influence", numbers.raid_influence);
        sentences.push(raid.with("own", numbers.raid_own_spy).with("other", numbers.raid_other_spy));
    }
    chain(sentences)
}

/// The text of an espionage action.
pub(crate) fn spying_text(tables: &Tables, spying: Spying) -> Phrase {
    text("espionage").with("script", origin_text(tables, Origin::Spying(spying)))
}

/// Every component with a text: the message id of its name, and the text. The message files contain the same texts
/// for readers without tables, such as tooltips; a test compares them.
pub fn texts() -> Vec<(String, Phrase)> {
    texts_of(load(&DataFiles::embedded(FILES)).expect("the built-in files are tested"))
}

/// The texts for a loaded set; empty for a set of another game.
pub(crate) fn texts_of(data: DataId) -> Vec<(String, Phrase)> {
    if !LIBRARY.has(data) {
        return Vec::new();
    }
    let tables = LIBRARY.get(data);
    let mut all = Vec::new();
    let mut add = |name: Phrase, text: Phrase| all.push((name.id.into_owned(), text));
    CardId::all().for_each(|card| add(card.phrase(), card_text(tables, card)));
    QuestId::all().for_each(|quest| add(quest.phrase(), quest_text(tables, quest)));
    CombatId::all().for_each(|token| add(token.phrase(), combat_text(tables, token)));
    CityTile::all().for_each(|tile| add(tile.phrase(), city_text(tables, tile)));
    Career::all().for_each(|career| add(career.phrase(), career_text(tables, career)));
    Building::all().for_each(|building| add(building.phrase(), building_text(tables, building)));
    Area::all().for_each(|area| add(area.phrase(), area_text(tables, area)));
    Spying::all().for_each(|spying| add(spying.phrase(), spying_text(tables, spying)));
    Legacy::all().for_each(|legacy| add(legacy.phrase(), legacy_text(tables, legacy)));
    Place::all().for_each(|place| add(place.phrase(), place_text(tables, place, None)));
    Space::all().for_each(|space| add(space.phrase(), space_text(tables, space)));
    AutomaId::all().for_each(|card| add(card.phrase(), automa_text(tables, card)));
    Level::all().for_each(|level| add(level.phrase(), classic_text(tables, level)));
    Good::all().for_each(|good| add(good.phrase(), text("good").with("good", good.phrase())));
    Object::all().for_each(|object| add(object.phrase(), text("object").with("object", object.phrase())));
    Token::all().for_each(|token| add(token.phrase(), text("combination").with("token", token.phrase())));
    Nation::all().for_each(|nation| add(nation.phrase(), text("nation").with("nation", nation.phrase())));
    all
}

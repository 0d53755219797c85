//! Writes effects in the notation of the component files.

use crate::effect::notation::{letter, short};
use crate::effect::{Atom, Condition, Effect, Income, Price, Symbol, Track, Whom};
use crate::ids::Object;

/// The notation of a list of atoms.
pub(crate) fn written(script: &[Atom]) -> String {
    let mut out = String::new();
    let mut offered = false;
    for atom in script {
        if !out.is_empty() && !out.ends_with('{') {
            out.push(' ');
        }
        out.push_str(&write_atom(atom));
        offered |= matches!(atom, Atom::Pay(_));
    }
    if offered {
        out.push('}');
    }
    out
}

fn write_atom(atom: &Atom) -> String {
    match atom {
        Atom::Doubloons(n) => format!("D{n}"),
        Atom::Points(n) => format!("VP{n}"),
        Atom::Combat(n) => format!("CP{n}"),
        Atom::Spies(n) => format!("SPY{n}"),
        Atom::Influence(n, Whom::Choice | Whom::Fighting) => format!("INF{n}"),
        Atom::Influence(n, Whom::With(nation)) => format!("INF{n}({})", letter(*nation)),
        Atom::Disc => "DISC".to_owned(),
        Atom::Explore(n) => format!("EX{n}"),
        Atom::Village(n) => format!("VA{n}"),
        Atom::Fight => "FIGHT".to_owned(),
        Atom::Resail => "RESAIL".to_owned(),
        Atom::DoubloonsPer(n, per) => format!("D{n}/{}", per.id()),
        Atom::PointsPer(n, per) => format!("VP{n}/{}", per.id()),
        Atom::VillagePer(n, per) => format!("VA{n}/{}", per.id()),
        Atom::PointsIf(token, n) => format!("?{}:VP{n}", short(*token)),
        Atom::Rank => "RANK".to_owned(),
        Atom::CubeVillage => "CUBEVILLAGE".to_owned(),
        Atom::Colony => "COLONY".to_owned(),
        Atom::QuestCard => "QUESTCARD".to_owned(),
        Atom::SpyIncome => "SPYINC".to_owned(),
        Atom::Skull => "SKULL".to_owned(),
        Atom::CubeHere => "CUBEHERE".to_owned(),
        Atom::Pay(price) => format!("pay({})>{{", write_price(price)),
        Atom::Or => "|".to_owned(),
    }
}

/// The notation of a price.
pub(crate) fn write_price(price: &Price) -> String {
    let Price { doubloons, combat, spies, movement, same, hand, cards } = *price;
    let mut parts = Vec::new();
    for (name, count) in [("D", doubloons), ("CP", combat), ("SPY", spies), ("MP", movement)] {
        if count > 0 {
            parts.push(format!("{name}{count}"));
        }
    }
    if same > 0 {
        parts.push(format!("{same}same"));
    }
    if hand {
        parts.push("hand".to_owned());
    }
    let mut left = cards.as_slice();
    while let [Some(symbol), rest @ ..] = left {
        let more = rest.iter().take_while(|other| **other == Some(*symbol)).count();
        let name = match symbol {
            Symbol::Good(good) => good.id(),
            Symbol::Object(object) => object.id(),
        };
        parts.push(if more == 0 { name.to_owned() } else { format!("{}{name}", more + 1) });
        left = &rest[more..];
    }
    parts.join("+")
}

/// The notation of a card's effect.
pub(crate) fn write_effect(effect: &Effect) -> String {
    match effect {
        Effect::Income(Income { track, steps, needs }) => {
            let condition = needs.map_or(String::new(), |token| format!("?{}:", short(token)));
            let name = match track {
                Track::Doubloons => "incD",
                Track::Points => "incV",
            };
            format!("{condition}{name}{steps}")
        }
        Effect::Provides(object) => format!("OBJ({})", object.id()),
        Effect::Discount(n) => format!("DISCOUNT{n}"),
        Effect::FightPoints => "FIGHTCP".to_owned(),
        Effect::Patron(nation) => format!("PATRON({})", letter(*nation)),
        Effect::Grave => "GRAVE".to_owned(),
        Effect::Explorer => "EXPL1".to_owned(),
        Effect::Toll => "TOLL".to_owned(),
        Effect::Host => "HOST".to_owned(),
        Effect::SpyToCombat => "SPYTOCP".to_owned(),
        Effect::Village { ultimate, script } => {
            format!("VA{}{}", if *ultimate { "!" } else { " " }, written(script))
        }
        Effect::CombatAction { cost, script } => format!("CA({cost})>{{{}}}", written(script)),
        Effect::Spying(spying) => spying.to_string(),
        Effect::Now(atom) => write_atom(atom),
    }
}

/// The notation of a card's condition; empty if there is none.
pub(crate) fn write_condition(condition: &Condition) -> String {
    match condition {
        Condition::None => String::new(),
        Condition::SpyOnCard => "SPYCARD".to_owned(),
        Condition::Cubes(nation, count) => format!("CUBES{count}({})", letter(*nation)),
        Condition::Spend(price) if price.spies > 0 => "SPYRET".to_owned(),
        Condition::Spend(price) if price.combat > 0 => format!("CP{}", price.combat),
        Condition::Spend(price) => format!("HERBS{}", price.objects(Object::Herbs)),
    }
}

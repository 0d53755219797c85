//! Maracaibo: money and income, points, influence, explorer, ship upgrades, cards, spies and ship positions. In a solo
//! game also Jeanne's possessions, and her lead where it scores.

use engine::Seat;
use maracaibo::{Area, Maracaibo, Nation, Object, Stage, Trait};

use super::{Features, Inputs};

pub(crate) const FEATURES: Features<Maracaibo> = Features { version: 1, table, seat, rival: Some(jeanne) };

fn table(game: &Maracaibo, seat: Seat, row: &mut Inputs) {
    row.count(game.round, 0.25);
    row.count(4 - game.round, 0.25);
    row.flag(game.active == seat);
    row.flag(matches!(game.stage(), Stage::Split | Stage::Careers));
    if game.active == seat && !matches!(game.stage(), Stage::Split | Stage::Careers | Stage::Jeanne) {
        let ahead = game.prospects();
        row.count(ahead.mains, 0.5);
        row.count(ahead.villages, 0.3);
        row.count(ahead.fights, 0.5);
        row.count(ahead.spaces, 0.2);
        row.count(ahead.gains, 0.2);
    } else {
        (0..5).for_each(|_| row.put(0.0));
    }
    for nation in Nation::ALL {
        row.count(game.multiplier(nation), 0.3);
    }
    let player = game.player(seat);
    // The hand, which is hidden from others, by symbols that it can pay.
    let tables = game.tables();
    let cost = |card| u16::from(tables.card(card).cost);
    row.count(player.hand.len(), 0.15);
    row.count(player.hand.iter().filter(|&card| cost(card) <= player.doubloons).count() as u32, 0.2);
    let planned = player.planning.iter().flatten();
    row.count(planned.filter(|&&card| cost(card) <= player.doubloons).count() as u32, 0.5);
}

fn seat(game: &Maracaibo, seat: Seat, row: &mut Inputs) {
    let player = game.player(seat);
    let tables = game.tables();
    let later = f64::from(4 - game.round);
    row.count(player.points, 0.01);
    let doubloons = f64::from(player.doubloons);
    row.put(doubloons / 20.0);
    row.put((doubloons / 6.0).min(1.0));
    row.count(player.income, 0.1);
    row.put(f64::from(player.income) * later / 30.0);
    row.put(f64::from(player.points_income) * (later + 1.0) / 15.0);
    row.count(player.combat, 0.2);
    row.count(player.spies, 0.4);
    row.count(game.spies_on_board(player), 0.4);
    row.put(f64::from(game.spies_on_board(player)) * later / 4.0);
    let mut worth = 0;
    for nation in Nation::ALL {
        let influence = player.influence[nation.index()];
        row.count(influence, 0.1);
        worth += u16::from(game.rank(influence)) * u16::from(game.multiplier(nation));
    }
    row.count(worth, 0.03);
    let gone = player.ship.index() as f64 / 22.0;
    row.put(gone);
    row.put(gone * later / 3.0);
    row.count(game.distance(player.explorer), 0.05);
    row.put(f64::from(game.distance(player.explorer)) * later / 60.0);
    let mut discs = 0u8;
    for area in Area::all() {
        row.flag(player.has(area));
        discs += 2 - player.discs[area.index()].min(2);
    }
    row.count(discs, 0.05);
    row.count(player.tokens.len(), 0.2);
    row.count(player.combats.len(), 0.2);
    row.count(player.quests.len(), 0.2);
    row.count(player.invested.len(), 0.4);
    row.count(player.done.iter().filter(|&&done| done).count() as u32, 0.4);
    row.count(player.hand.len(), 0.15);
    row.count(player.planning.iter().flatten().count() as u32, 0.4);
    row.count(player.owned.len(), 0.1);
    let printed: u16 = player.owned.iter().map(|card| u16::from(tables.card(card).end_points)).sum();
    row.count(printed, 0.03);
    row.count(game.compasses(player), 0.2);
    let objects: u8 = Object::ALL.map(|object| game.provided(player, object)).iter().sum();
    row.count(objects, 0.2);
    let owns = |what| f64::from((player.owned & tables.having(what)).len());
    for what in [Trait::Discount, Trait::Village, Trait::Combat, Trait::Host, Trait::FightPoints] {
        row.put(owns(what) * 0.4);
    }
}

/// Jeanne. Her level is not an input: a net is trained for one level, and another level changes all positions about
/// equally.
fn jeanne(game: &Maracaibo, row: &mut Inputs) {
    let (Some(jeanne), player) = (&game.jeanne, &game.players[0]) else { return };
    let later = f64::from(4 - game.round);
    row.count(jeanne.points, 0.01);
    row.put((f64::from(player.points) - f64::from(jeanne.points)) / 50.0);
    let mut worth = 0;
    for nation in Nation::ALL {
        let (hers, yours) = (jeanne.influence[nation.index()], player.influence[nation.index()]);
        row.count(hers, 0.1);
        // Whether she has the majority.
        row.flag(hers > yours);
        worth += u16::from(game.rank(hers)) * u16::from(game.multiplier(nation));
    }
    row.count(worth, 0.03);
    row.count(jeanne.discs_gone, 0.05);
    row.put(f64::from(jeanne.discs_gone) * (later + 1.0) / 40.0);
    row.count(jeanne.cards.len(), 0.1);
    row.put(f64::from(jeanne.cards.len()) * (later + 1.0) / 20.0);
    row.count(jeanne.combats.len(), 0.2);
    // MA-31.20: the quantities compared at the end, and their present score.
    let leads = [
        (jeanne.quests.len(), player.quests.len(), 0.25),
        (game.yellow_emptied(jeanne), player.upgrades(), 0.25),
        (game.distance(player.explorer), game.distance(jeanne.explorer), 0.1),
    ];
    for (more, less, part) in leads {
        let lead = (f64::from(more) - f64::from(less)) * part;
        row.put(lead);
        row.put(lead * (later + 1.0) / 4.0);
        row.put(lead.clamp(0.0, 1.0));
    }
    row.put(f64::from(game.jeanne_sheet(jeanne).total()) / 60.0);
    row.count(jeanne.quests.len(), 0.2);
    // The first ship home ends the round for both.
    let (hers, yours) = (jeanne.ship.index() as f64 / 22.0, player.ship.index() as f64 / 22.0);
    row.put(hers);
    row.put(yours - hers);
    row.put((yours - hers) * later / 3.0);
}

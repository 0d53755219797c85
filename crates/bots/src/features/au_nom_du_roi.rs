//! Au nom du Roi: money, boats by colour and location, missions, places at the expeditions, and the remaining length of
//! the game.

use au_nom_du_roi::{AuNomDuRoi, Colour, ContractKind, Countdown, ExpeditionId, JokerPlace, Scoring};
use engine::Seat;

use super::{Features, Inputs};

pub(crate) const FEATURES: Features<AuNomDuRoi> = Features { version: 1, table, seat, rival: None };

fn table(game: &AuNomDuRoi, seat: Seat, row: &mut Inputs) {
    row.flag(game.active == seat);
    row.count(game.round(), 1.0 / 30.0);
    row.count(game.piles.iter().sum::<u8>(), 1.0 / 30.0);
    row.count(game.bag.len(), 1.0 / 30.0);
    row.count(game.idle_turns, 0.2);
    for scoring in game.scorings {
        row.flag(scoring == Countdown::Hidden);
        let left = if let Countdown::Due(turns) = scoring { f64::from(turns) } else { 0.0 };
        row.put(left / 4.0);
    }
    // Free volume for each colour, which no other fleet occupies.
    for colour in Colour::ALL {
        let open =
            |expedition: &ExpeditionId| game.fleet_colour(*expedition).is_none_or(|fleet| fleet == colour);
        let room: u8 = ExpeditionId::all().filter(open).map(|expedition| game.room(expedition)).sum();
        row.count(room, 1.0 / 20.0);
    }
    for slot in &game.purchase {
        let boat = slot.card_for(seat);
        row.count(boat.map_or(0, |boat| game.tables().price(boat)), 0.2);
    }
    let investor = game.investor(seat);
    row.one_of(Some(investor.contract.kind().index()), ContractKind::ALL.len());
    row.count(game.tables().contract(investor.contract, investor.completed), 0.2);
    row.count(game.fulfilled(seat, investor.contract.kind()), 0.3);
    // Missions in hand by colour, and the part of the largest one that the seat's boats can fill.
    let mut missions = [0u8; Colour::ALL.len()];
    let mut income = 0;
    for mission in investor.hand.iter() {
        missions[mission.colour().index()] += 1;
        income += u16::from(game.tables().income(mission, 2));
    }
    missions.iter().for_each(|&count| row.count(count, 0.5));
    row.count(income, 0.1);
}

fn seat(game: &AuNomDuRoi, seat: Seat, row: &mut Inputs) {
    let investor = game.investor(seat);
    let coins = f64::from(investor.coins);
    row.put(coins / 20.0);
    row.put((coins / 4.0).min(1.0));
    row.put((coins / 10.0).min(1.0));
    row.count(investor.points, 1.0 / 20.0);
    row.count(investor.completed, 0.2);
    row.count(investor.joker_cards, 0.5);
    row.count(investor.reserve_cards, 0.5);
    row.flag(investor.joker_at == JokerPlace::Idle);
    row.flag(investor.joker_at == JokerPlace::Expedition);
    row.count(game.expedition_points(seat, Scoring::Final), 1.0 / 20.0);
    row.count(game.expedition_points(seat, Scoring::Interim), 1.0 / 20.0);
    row.count(investor.hand.iter().count() as u32, 0.3);
    let mut idle = [0u8; Colour::ALL.len()];
    let mut away = [0u8; Colour::ALL.len()];
    for boat in investor.idle.each() {
        idle[boat.colour().index()] += boat.volume();
    }
    let (mut running, mut income, mut soon) = (0u8, 0u16, 0u16);
    for one in game.running.iter().filter(|one| one.owner == seat) {
        running += 1;
        let pays = u16::from(game.tables().income(one.mission, one.turns.max(1)));
        income += pays;
        if one.left <= 2 {
            soon += pays;
        }
        for boat in one.boats.each() {
            away[boat.colour().index()] += boat.volume();
        }
    }
    row.count(investor.idle.len(), 0.15);
    row.count(running, 0.4);
    row.count(income, 0.1);
    row.count(soon, 0.1);
    for (idle, away) in idle.into_iter().zip(away) {
        row.count(idle, 0.2);
        row.count(away, 0.2);
        row.put((f64::from(idle + away) / 4.0).min(1.0));
    }
    // The expeditions with its boats, and those where it is alone.
    let (mut present, mut led, mut boats) = (0u8, 0u8, 0u8);
    for expedition in ExpeditionId::all() {
        let crew = game.crew(expedition);
        let own = crew.iter().filter(|placed| placed.owner == seat).count() as u8;
        boats += own;
        present += u8::from(own > 0);
        led += u8::from(own > 0 && usize::from(own) * 2 >= crew.len());
    }
    row.count(boats, 0.1);
    row.count(present, 0.15);
    row.count(led, 0.2);
}

//! Au nom du Roi: points, the potential score of idle boats, future use of coins and missions, and the special
//! contract.

use au_nom_du_roi::{
    Action, AuNomDuRoi, BOAT_VOLUMES, Boat, Colour, Countdown, ExpeditionId, Investor, JokerPlace,
    MISSIONS_COUNTED, Running, Scoring,
};
use engine::{Game, Seat};
use serde::Deserialize;

use crate::terms::Tally;
use crate::{Account, Evaluation};

/// The weights of the evaluation: the table `[terms]` of its file, which explains each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    pace: f64,
    coin: f64,
    room: f64,
    spare: f64,
    purse: f64,
    rest: f64,
    keep: f64,
    late: f64,
    away: f64,
    wait: f64,
    worker: f64,
    crew: f64,
    shifts: f64,
    hand: f64,
    future: f64,
    contract: f64,
    card: f64,
    rival: f64,
    win: f64,
}

/// An expedition with the values derived from it.
#[derive(Clone, Copy, Default)]
struct Place {
    room: u8,
    fleet: Option<Colour>,
    boats: u8,
}

/// Values that do not depend on the seat.
struct Table<'a> {
    game: &'a AuNomDuRoi,
    places: [Place; ExpeditionId::COUNT],
    /// The probability that a boat sent soon takes part in the interim scoring.
    interim: f64,
    /// The free volume at the expeditions, from 0 for none to 1 for plenty.
    open: f64,
}

fn number(n: impl Into<f64>) -> f64 {
    n.into()
}

impl Evaluation<AuNomDuRoi> for Terms {
    fn value(&self, game: &AuNomDuRoi, seat: Seat) -> f64 {
        let mut value = 0.0;
        self.judge(game, seat, &mut value);
        value
    }

    fn account(&self, game: &AuNomDuRoi, seat: Seat, account: &mut Account) {
        self.judge(game, seat, account);
    }

    fn holdings(&self, game: &AuNomDuRoi, seat: Seat) -> Vec<String> {
        vec![format!("ar-contract-{}", game.investors[seat.index()].contract)]
    }

    fn fits(&self, game: &AuNomDuRoi, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        out.extend(legal.iter().map(|&action| {
            let mut after = game.clone();
            after.apply(seat, action, &mut engine::Silent);
            if after.is_over() {
                return f64::from(after.standing(seat).total());
            }
            self.worth(&self.table(&after), seat)
        }));
        let best = out.iter().copied().fold(f64::MIN, f64::max);
        for value in out {
            let lag = (best - *value) / 2.0;
            *value = if lag < 1.0 { (1.0 - lag) * (1.0 - lag) } else { 0.0 };
        }
    }
}

impl Terms {
    fn judge(&self, game: &AuNomDuRoi, seat: Seat, tally: &mut impl Tally) {
        let others = || Seat::all(game.investors.len()).filter(|&other| other != seat);
        if game.is_over() {
            let own = f64::from(game.standing(seat).total());
            let best = others().map(|other| game.standing(other).total()).max().unwrap_or(0);
            let share = game.outcome().map_or(0.0, |outcome| outcome.share(seat));
            tally.add("hint-win", 0.0, self.win * share);
            tally.add("hint-ar-points", own, own);
            tally.add("hint-others", 0.0, -0.5 * f64::from(best));
            return;
        }
        let table = self.table(game);
        let mut best = f64::MIN;
        let mut sum = 0.0;
        for other in others() {
            let worth = self.worth(&table, other);
            best = best.max(worth);
            sum += worth;
        }
        let mean = sum / (game.investors.len() - 1) as f64;
        self.parts(&table, seat, tally);
        tally.add("hint-others", 0.0, -(self.rival * 0.5 * (best + mean)));
    }

    fn table<'a>(&self, game: &'a AuNomDuRoi) -> Table<'a> {
        let mut places = [Place::default(); ExpeditionId::COUNT];
        for expedition in ExpeditionId::all() {
            places[expedition.index()] = Place {
                room: game.room(expedition),
                fleet: game.fleet_colour(expedition),
                boats: game.crew(expedition).len() as u8,
            };
        }
        let interim = match game.scorings[Scoring::Interim.index()] {
            Countdown::Held => 0.0,
            // The later the card, the more time is left.
            Countdown::Hidden => 1.0,
            Countdown::Due(_) => 0.7,
        };
        let room: u8 = places.iter().map(|place| place.room).sum();
        let open = f64::min(number(room) / (self.room * game.investors.len() as f64), 1.0);
        Table { game, places, interim, open }
    }

    /// The expected number of turns of a seat after the present one.
    fn turns_left(&self, game: &AuNomDuRoi, seat: Seat) -> f64 {
        let seats = game.investors.len();
        match game.scorings[Scoring::Final.index()] {
            Countdown::Held => 0.0,
            Countdown::Due(turns) => {
                // The present turn and the later ones, clockwise.
                let later = game.active.left(seats).around(seats).cycle().take(usize::from(turns) - 1);
                later.filter(|&other| other == seat).count() as f64
            }
            Countdown::Hidden => {
                let cards: u8 = game.piles.iter().sum();
                // AR-15.1: the game stops without purchases.
                let idle_max = number(game.tables().numbers.idle_laps) * seats as f64;
                let idle = (idle_max - number(game.idle_turns)) / seats as f64;
                f64::min(1.0 + number(cards) / (self.pace * seats as f64), f64::max(idle - 1.0, 0.0))
            }
        }
    }

    /// The score of a boat at its best place, with one more expedition for the contract.
    fn promise(&self, table: &Table<'_>, boat: Boat, each: f64) -> f64 {
        let tables = table.game.tables();
        let mut best = 0.0;
        for (place, card) in table.places.iter().zip(&tables.expeditions) {
            let fits = place.fleet.is_none_or(|fleet| fleet == boat.colour());
            if !fits || place.room < boat.volume() {
                continue;
            }
            let last = number(card.points(Scoring::Final, boat.colour()));
            let interim = number(card.points(Scoring::Interim, boat.colour())) * table.interim;
            let alone = if place.boats == 0 { each } else { 0.0 };
            best = f64::max(best, last + self.late * interim + 0.5 * alone);
        }
        best
    }

    /// The expected points of a seat.
    fn worth(&self, table: &Table<'_>, seat: Seat) -> f64 {
        let mut worth = 0.0;
        self.parts(table, seat, &mut worth);
        worth
    }

    /// The expected points, term by term.
    fn parts(&self, table: &Table<'_>, seat: Seat, tally: &mut impl Tally) {
        let game = table.game;
        let investor = game.investor(seat);
        let turns = self.turns_left(game, seat);
        let goes_on = if turns > 0.0 { 1.0 } else { 0.0 };
        // A coin is worth the points of the boats bought with it, if there is time to send them.
        let time = 0.55 + 0.45 * f64::min(turns / 5.0, 1.0);
        let coin = goes_on * f64::max(self.coin * time * table.open, self.spare);

        let mut scored = |points: f64, id| tally.add(id, points, points);
        scored(number(investor.points), "hint-ar-points");
        scored(number(game.expedition_points(seat, Scoring::Final)), "hint-ar-expeditions");
        if game.scorings[Scoring::Interim.index()] != Countdown::Held {
            scored(number(game.expedition_points(seat, Scoring::Interim)), "hint-ar-expeditions");
        }
        let each = self.contract_each(game, seat, turns);
        let fulfilled = number(game.fulfilled(seat, investor.contract.kind()));
        tally.add("hint-ar-contract", 0.0, self.contract * each * fulfilled);

        let idle = investor.idle.kinds().map(|boat| number(investor.idle.count(boat))).sum();
        tally.add("hint-ar-boats", idle, self.boats(table, investor, coin, each, goes_on));
        let coins = number(investor.coins);
        tally.add("hint-ar-coins", coins, coin * f64::min(coins, self.purse));
        tally.add("hint-ar-coins", 0.0, coin * self.rest * f64::max(coins - self.purse, 0.0));
        let cards = number(investor.joker_cards);
        tally.add("hint-ar-jokers", cards, goes_on * self.card * cards);
        for running in game.running.iter().filter(|running| running.owner == seat) {
            tally.add("hint-ar-running", 1.0, self.running(table, running, coin, each, turns));
        }
        let volumes = volumes(game, seat);
        let crews = coin * self.worker * f64::min(turns, self.shifts) * self.crews(&volumes);
        tally.add("hint-ar-crews", volumes.iter().map(|&volume| number(volume)).sum(), crews);
        let missions = investor.hand.iter().count() as f64;
        tally.add("hint-ar-missions", missions, self.hand(game, seat, coin, turns, volumes));
    }

    /// The use of the boats of each colour for missions. A few boats of a colour fill hardly any mission.
    fn crews(&self, volumes: &[u8]) -> f64 {
        volumes.iter().map(|&volume| number(volume) * f64::min(number(volume) / self.crew, 1.0)).sum()
    }

    /// The contract's payment for each expedition, including expected missions.
    fn contract_each(&self, game: &AuNomDuRoi, seat: Seat, turns: f64) -> f64 {
        let investor = game.investor(seat);
        let running = game.running.iter().filter(|one| one.owner == seat && number(one.left) <= turns);
        let sure = f64::from(investor.completed) + running.count() as f64;
        let most = MISSIONS_COUNTED as f64;
        let expected = f64::min(sure + self.future * turns, most);
        // Interpolates between two columns of the table.
        let low = expected.floor();
        let pays = |completed: f64| number(game.tables().contract(investor.contract, completed as u8));
        let next = f64::min(low + 1.0, most);
        pays(low) + (expected - low) * (pays(next) - pays(low))
    }

    /// Idle boats: a point each at the end, and before that most of their potential score.
    fn boats(&self, table: &Table<'_>, investor: &Investor, coin: f64, each: f64, goes_on: f64) -> f64 {
        let numbers = &table.game.tables().numbers;
        let kept = number(numbers.points_idle_boat);
        let mut worth = 0.0;
        for boat in investor.idle.kinds() {
            let promise = self.promise(table, boat, each) - coin * number(numbers.tax);
            let one = f64::max(kept, self.keep * promise * goes_on);
            worth += one * number(investor.idle.count(boat));
        }
        if investor.joker_at == JokerPlace::Idle {
            let mut best = kept;
            for colour in table.game.tables().joker(investor.joker) {
                let promise = Boat::new(colour, 1).map_or(0.0, |boat| self.promise(table, boat, each));
                let one = self.keep * (promise - coin * number(numbers.tax_joker)) * goes_on;
                best = f64::max(best, one);
            }
            worth += best;
        }
        worth
    }

    /// A running mission: its income, and its boats after that.
    fn running(&self, table: &Table<'_>, running: &Running, coin: f64, each: f64, turns: f64) -> f64 {
        let tables = table.game.tables();
        let kept = number(tables.numbers.points_idle_boat);
        // A mission that is being filled counts as launched for two turns.
        let (engaged, left) = if running.turns == 0 { (2, 2) } else { (running.turns, running.left) };
        let in_time = number(left) <= turns;
        let mut worth = 0.0;
        if in_time {
            let delay = 1.0 - self.wait * number(left);
            worth += coin * number(tables.income(running.mission, engaged)) * delay;
        }
        for boat in running.boats.kinds() {
            let promise = self.promise(table, boat, each) - coin * number(tables.numbers.tax);
            let back = if in_time { self.keep * self.away * promise } else { 0.0 };
            worth += f64::max(kept, back) * number(running.boats.count(boat));
        }
        if running.joker > 0 {
            worth += f64::max(kept, if in_time { 3.0 * self.away } else { 0.0 });
        }
        worth
    }

    /// Missions in hand, by the part of their volume that the seat's boats can fill.
    fn hand(
        &self,
        game: &AuNomDuRoi,
        seat: Seat,
        coin: f64,
        turns: f64,
        volumes: [u8; Colour::ALL.len()],
    ) -> f64 {
        let investor = game.investor(seat);
        if turns < 2.0 {
            return 0.0;
        }
        let mut worth = 0.0;
        let joker =
            (investor.joker_at != JokerPlace::Expedition).then(|| game.tables().joker(investor.joker));
        for mission in investor.hand.iter() {
            let colour = mission.colour();
            let mut volume = volumes[colour.index()];
            if joker.is_some_and(|colours| colours.contains(&colour)) {
                volume += BOAT_VOLUMES;
            }
            let ready = f64::min(number(volume) / number(mission.volume()), 1.0);
            let income = number(game.tables().income(mission, 2));
            worth += self.hand * (0.15 + 0.85 * ready * ready) * income * coin;
        }
        worth
    }
}

/// The volume of each colour that a seat has, idle or on missions.
fn volumes(game: &AuNomDuRoi, seat: Seat) -> [u8; Colour::ALL.len()] {
    let mut volumes = [0u8; Colour::ALL.len()];
    let running = game.running.iter().filter(|one| one.owner == seat).map(|one| one.boats);
    for boat in running.chain([game.investor(seat).idle]).flat_map(|fleet| fleet.each()) {
        volumes[boat.colour().index()] += boat.volume();
    }
    volumes
}

//! Maracaibo: points, future yield of income, cards, spies and influence, and the remaining part of the lap.

use engine::{Game, Seat};
use maracaibo::{Action, Area, Jeanne, Maracaibo, Nation, Object, Place, Player, Space, Stage, Trait};
use serde::Deserialize;

use crate::terms::Tally;
use crate::{Account, Evaluation};

/// The weights of the evaluation: the table `[terms]` of its file, which explains each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    doubloon: f64,
    doubloon_last: f64,
    income: f64,
    points_income: f64,
    combat: f64,
    spy: f64,
    influence: f64,
    space: f64,
    disc: f64,
    upgrade: [f64; 12],
    token: f64,
    board_spy: f64,
    card: f64,
    planned: f64,
    quest: f64,
    combat_token: f64,
    compass: f64,
    object: f64,
    discount: f64,
    patron: f64,
    permanent: f64,
    action: f64,
    objective: f64,
    building: f64,
    lane: f64,
    lane_alone: f64,
    main: f64,
    village: f64,
    fight: f64,
    value: f64,
    gain: f64,
    rival: f64,
    pace: f64,
    lead: f64,
    win: f64,
}

fn number(n: impl Into<f64>) -> f64 {
    n.into()
}

impl Evaluation<Maracaibo> for Terms {
    fn value(&self, game: &Maracaibo, seat: Seat) -> f64 {
        let mut value = 0.0;
        self.judge(game, seat, &mut value);
        value
    }

    fn account(&self, game: &Maracaibo, seat: Seat, account: &mut Account) {
        self.judge(game, seat, account);
    }

    fn rival(&self, game: &Maracaibo) -> Option<u8> {
        game.jeanne.is_some().then(|| game.options.solo.unwrap_or(1))
    }

    fn fits(&self, game: &Maracaibo, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        out.extend(legal.iter().map(|&action| {
            let mut after = game.clone();
            after.apply(seat, action, &mut engine::Silent);
            self.worth(&after, seat)
        }));
        let best = out.iter().copied().fold(f64::MIN, f64::max);
        for value in out {
            let lag = (best - *value) / 2.0;
            *value = if lag < 1.0 { (1.0 - lag) * (1.0 - lag) } else { 0.0 };
        }
    }
}

impl Terms {
    /// The value of a position: the own worth against the best of the others, or against Jeanne.
    fn judge(&self, game: &Maracaibo, seat: Seat, tally: &mut impl Tally) {
        let seats = game.players.len();
        if game.stage() == Stage::Over {
            let own = number(game.standing(seat).total());
            let others = Seat::all(seats).filter(|&other| other != seat);
            let best = others.map(|other| game.standing(other).total()).max().unwrap_or(0);
            let share = game.outcome().map_or(0.0, |outcome| outcome.share(seat));
            tally.add("hint-win", 0.0, self.win * share);
            tally.add("hint-ma-points", own, own);
            tally.add("hint-others", 0.0, -0.5 * number(best));
            return;
        }
        self.parts(game, seat, tally);
        if let Some(jeanne) = &game.jeanne {
            return tally.add("hint-ma-jeanne", 0.0, -self.jeanne(game, jeanne));
        }
        let others = Seat::all(seats).filter(|&other| other != seat);
        let best = others.map(|other| self.worth(game, other)).fold(f64::MIN, f64::max);
        tally.add("hint-others", 0.0, -(self.rival * best));
    }

    /// The expected points of a seat.
    fn worth(&self, game: &Maracaibo, seat: Seat) -> f64 {
        let mut worth = 0.0;
        self.parts(game, seat, &mut worth);
        worth
    }

    /// The expected points, term by term.
    fn parts(&self, game: &Maracaibo, seat: Seat, tally: &mut impl Tally) {
        let player = game.player(seat);
        // Remaining rounds after this one, and the remaining part of this one.
        let later = number(4 - game.round);
        let mut lap = lap_left(player.ship);
        // A ship behind Jeanne's loses the rest of the lap when she reaches the end.
        if let Some(jeanne) = &game.jeanne {
            lap = lap.min(self.pace * lap_left(jeanne.ship));
        }
        let left = later + lap;
        tally.add("hint-ma-points", number(player.points), number(player.points));
        tally.group(|tally| self.money(game, player, later, left, tally));
        tally.group(|tally| self.standing_now(game, player, tally));
        tally.group(|tally| self.goods(player, left, tally));
        tally.group(|tally| self.cards(game, player, left, tally));
        tally.group(|tally| self.ship(player, left, tally));
        // Remaining value of the current turn.
        if game.active == seat && !matches!(game.stage(), Stage::Split | Stage::Careers | Stage::Jeanne) {
            let ahead = game.prospects();
            let acts = self.main * number(ahead.mains) + self.village * number(ahead.villages);
            let fights = self.fight * number(ahead.fights) + self.value * number(ahead.value);
            let gains = self.space * number(ahead.spaces) + self.gain * number(ahead.gains);
            [acts, fights, gains].into_iter().for_each(|part| tally.add("hint-turn", 0.0, part));
        }
        // The unsailed part of a lap can still be used.
        let lane = if game.jeanne.is_some() { self.lane_alone } else { self.lane };
        tally.add("hint-ma-lane", 17.0 * lap, lane * 17.0 * lap);
    }

    /// Jeanne's score for her leads and quests. Its steps are smoothed here.
    fn jeanne(&self, game: &Maracaibo, jeanne: &Jeanne) -> f64 {
        let you = &game.players[0];
        let ahead = |hers: u8, yours: u8, step: f64| {
            (10.0 + (number(hers) - number(yours)) * step).clamp(0.0, 30.0) * self.lead
        };
        ahead(jeanne.quests.len(), you.quests.len(), 5.0)
            + ahead(game.yellow_emptied(jeanne), you.upgrades(), 5.0)
            + ahead(game.distance(you.explorer), game.distance(jeanne.explorer), 2.0)
    }

    /// Doubloons, and the future payments of the income tracks.
    fn money(&self, game: &Maracaibo, player: &Player, later: f64, left: f64, tally: &mut impl Tally) {
        let each = self.doubloon_last + (self.doubloon - self.doubloon_last) * (left / 1.5).min(1.0);
        // Money beyond the needs of a few turns is worth less.
        let held = number(player.doubloons);
        let useful = held.min(24.0) + 0.6 * (held - 24.0).max(0.0);
        let printed = number(game.tables().points_of_income(player.income));
        let pays = number(player.income) * later * self.doubloon * self.income;
        let points = number(player.points_income) * (later + 1.0) * self.points_income;
        tally.add("hint-ma-doubloons", held, useful * each);
        tally.add("hint-ma-income", number(player.income), pays);
        tally.add("hint-ma-points-income", number(player.points_income), points);
        tally.add("hint-ma-income", 0.0, printed);
    }

    /// Final points for cards, buildings and nations in the present position.
    fn standing_now(&self, game: &Maracaibo, player: &Player, tally: &mut impl Tally) {
        let tables = game.tables();
        let cards: f64 = player.owned.iter().map(|card| number(tables.card(card).end_points)).sum();
        tally.add("hint-ma-card-points", cards, cards);
        for building in player.invested.iter() {
            let worth = self.building + number(game.building_points(player, building));
            tally.add("hint-ma-buildings", 1.0, worth);
        }
        for nation in Nation::ALL {
            let influence = player.influence[nation.index()];
            let multiplier = number(game.multiplier(nation)) + 0.5 * number(4 - game.round);
            tally.add("hint-ma-influence", number(influence), number(game.rank(influence)) * multiplier);
            // A marker between two ranks counts for the part of the way.
            if let Some(next) = tables.next_rank(influence) {
                let step = 1.0 / number(next - influence + 1);
                tally.add("hint-ma-influence", 0.0, multiplier * 0.6 * step);
            }
            tally.add("hint-ma-influence", 0.0, self.influence * number(influence));
        }
    }

    fn goods(&self, player: &Player, left: f64, tally: &mut impl Tally) {
        let fades = (left / 0.8).min(1.0);
        let mut some = |id, count: f64, worth: f64| tally.add(id, count, worth);
        some("hint-ma-combat", number(player.combat), self.combat * number(player.combat) * fades);
        some("hint-ma-spies", number(player.spies), self.spy * number(player.spies) * fades);
        let tokens = number(player.tokens.len());
        some("hint-ma-tokens", tokens, self.token * tokens);
        let quests = number(player.quests.len());
        some("hint-ma-quests", quests, self.quest * quests);
        let fought = number(player.combats.len());
        some("hint-ma-combat-tokens", fought, self.combat_token * fought);
        let cards = number(player.hand.len());
        some("hint-ma-hand", cards, self.card * number(player.hand.len().min(6)) * fades);
        let planned = number(player.planning.iter().flatten().count() as u8);
        some("hint-ma-planned", planned, self.planned * planned * fades);
        let done = number(player.done.iter().filter(|&&done| done).count() as u8);
        some("hint-ma-objectives", done, self.objective * done);
    }

    fn cards(&self, game: &Maracaibo, player: &Player, left: f64, tally: &mut impl Tally) {
        let tables = game.tables();
        let count = |what: Trait| number((player.owned & tables.having(what)).len());
        let mut some = |id, count: f64, worth: f64| tally.add(id, count, worth);
        let spies = number(game.spies_on_board(player));
        some("hint-ma-board-spies", spies, self.board_spy * spies * left);
        let compasses = number(game.compasses(player));
        some("hint-ma-compasses", compasses, self.compass * compasses * left);
        let objects: u8 = Object::ALL.map(|object| game.provided(player, object)).iter().sum();
        some("hint-ma-objects", number(objects), self.object * number(objects) * left);
        let cheaper: u8 = (player.owned & tables.having(Trait::Discount))
            .iter()
            .map(|card| tables.card(card).discount)
            .sum();
        some("hint-ma-discount", number(cheaper), self.discount * number(cheaper) * left);
        for nation in Nation::ALL {
            let patrons = number((player.owned & tables.sets.patrons[nation.index()]).len());
            some("hint-ma-patrons", patrons, self.patron * patrons * left);
        }
        let permanent = [Trait::FightPoints, Trait::Grave, Trait::Explorer, Trait::Toll, Trait::SpyToCombat];
        let lasting = permanent.iter().map(|&what| count(what)).sum::<f64>();
        some("hint-ma-effects", lasting, self.permanent * lasting * left);
        let hosts = count(Trait::Host);
        some("hint-ma-effects", hosts, 2.0 * self.permanent * hosts * left);
        let actions = count(Trait::Village) + count(Trait::Combat) + count(Trait::QuestCard);
        some("hint-ma-actions", actions, self.action * actions * left);
    }

    fn ship(&self, player: &Player, left: f64, tally: &mut impl Tally) {
        for (area, &each) in Area::all().zip(&self.upgrade) {
            let gone = number(2 - player.discs[area.index()].min(2));
            tally.add("hint-ma-discs", gone, self.disc * gone);
            if player.has(area) {
                tally.add("hint-ma-areas", 1.0, each * left);
            }
        }
        let spaces = number(progress(player.explorer));
        tally.add("hint-ma-explorer", spaces, self.space * spaces);
    }
}

/// The number of spaces an explorer has moved; branches count as the space before them.
fn progress(space: Space) -> u8 {
    match space.index() {
        main @ 0..22 => main as u8,
        branch @ 22..25 => 6 + (branch - 22) as u8 / 2,
        branch @ 25..28 => 12 + (branch - 25) as u8 / 2,
        branch => 17 + (branch - 28) as u8 / 2,
    }
}

/// The remaining part of a ship's lap.
fn lap_left(ship: Place) -> f64 {
    let gone = match ship.index() {
        at @ 0..=4 => at as f64,
        5 => 4.0,
        at @ 6..=9 => at as f64 - 1.0,
        10 => 8.5,
        at @ 11..=12 => at as f64 - 2.0,
        at @ 13..=14 => at as f64 - 2.0,
        at @ 15..=16 => at as f64 - 4.0,
        17 => 13.0,
        18 => 13.5,
        at @ 19..=22 => at as f64 - 5.0,
        _ => 17.0,
    };
    (17.0 - gone).max(0.0) / 17.0
}

//! Ilôs: stock and future production at expected prices, cards in hand and future draws, and sites within reach.

use engine::{Game, Seat, Silent};
use ilos::{Action, Card, Ilos, PendingView, Resource, SiteKind, Stage};
use serde::Deserialize;

use crate::terms::Tally;
use crate::{Account, Evaluation};

/// The maximum number of decisions of one action.
const LINKS_MAX: usize = 16;

/// The weights of the evaluation: the table `[terms]` of its file, which explains each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    horizon: f64,
    late: f64,
    rise: f64,
    card: f64,
    kinds: [f64; 6],
    spare: f64,
    site: [f64; 6],
    reach: f64,
    pirated: f64,
    pioneer: f64,
    push: f64,
    rival: f64,
    win: f64,
}

/// Values that do not depend on the seat.
struct Outlook {
    /// Remaining rounds after this one.
    rounds: f64,
    /// The expected price of each resource at the end.
    prices: [f64; 4],
    /// The value of a card held at the end of a turn.
    card: f64,
    /// The number of rounds beyond the usual length. Terms that end the game then count more.
    overdue: f64,
}

impl Evaluation<Ilos> for Terms {
    fn value(&self, game: &Ilos, seat: Seat) -> f64 {
        let mut value = 0.0;
        self.expect(game, seat, &mut value);
        value
    }

    fn account(&self, game: &Ilos, seat: Seat, account: &mut Account) {
        self.expect(game, seat, account);
    }

    fn fits(&self, game: &Ilos, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        // Excludes the remaining game, because otherwise no player who is ahead would end it.
        let rounds = self.rounds_left(game);
        out.extend(legal.iter().map(|&action| {
            let mut after = game.clone();
            after.apply(seat, action, &mut Silent);
            for _ in 0..LINKS_MAX {
                if after.is_quiescent(seat) || !after.turn().actors().has(seat) {
                    break;
                }
                self.go_on(&mut after, seat);
            }
            let outlook = self.outlook_with(&after, rounds);
            self.worth(&after, seat, &outlook)
        }));
        let slack = if matches!(game.pending(), Some(PendingView::Act)) { 3.0 } else { 1.5 };
        prefer(out, slack);
    }
}

/// Turns values into fitness: 1 for the best, falling to 0 for values that are worse by more than `slack`.
fn prefer(values: &mut [f64], slack: f64) {
    let best = values.iter().copied().fold(f64::MIN, f64::max);
    for value in values {
        let lag = (best - *value) / slack;
        *value = if lag < 1.0 { (1.0 - lag) * (1.0 - lag) } else { 0.0 };
    }
}

fn number(n: impl Into<f64>) -> f64 {
    n.into()
}

impl Terms {
    /// The value of a position, including an unfinished action.
    fn expect(&self, game: &Ilos, seat: Seat, tally: &mut impl Tally) {
        let own = game.turn().actors().has(seat);
        match game.pending() {
            Some(PendingView::Pay { .. }) if own => {
                // All payments are chosen, so the position after it is evaluated.
                let mut after = game.clone();
                self.pay_up(&mut after, seat);
                self.judge(&after, seat, tally);
            }
            Some(pending) if own => {
                self.judge(game, seat, tally);
                tally.add("hint-turn", 0.0, self.promise(game, seat, pending));
            }
            Some(_) | None => self.judge(game, seat, tally),
        }
    }

    /// The value of a quiescent position: the own worth against the maximum and the mean of the others.
    fn judge(&self, game: &Ilos, seat: Seat, tally: &mut impl Tally) {
        let seats = game.seats();
        let others = || Seat::all(seats).filter(|&other| other != seat);
        if game.stage() == Stage::Over {
            let best = others().map(|other| game.wealth(other)).max().unwrap_or(0);
            let share = game.outcome().map_or(0.0, |outcome| outcome.share(seat));
            tally.add("hint-win", 0.0, self.win * share);
            tally.add("hint-il-wealth", number(game.wealth(seat)), number(game.wealth(seat)));
            tally.add("hint-others", 0.0, -number(best));
            return;
        }
        let outlook = self.outlook(game);
        let own = self.worth(game, seat, &outlook);
        let (mut best, mut sum) = (f64::MIN, 0.0);
        for other in others() {
            let worth = self.worth(game, other, &outlook);
            best = best.max(worth);
            sum += worth;
        }
        tally.whole(own, |tally| self.parts(game, seat, &outlook, tally));
        if game.stage() == Stage::LastRound {
            // A present leader is unlikely to be overtaken.
            let lead = (own - best).clamp(-10.0, 10.0) / 20.0;
            tally.add("hint-others", 0.0, -best);
            tally.add("hint-win", 0.0, self.win * lead);
            return;
        }
        tally.add("hint-others", 0.0, -(self.rival * 0.5 * (best + sum / (seats - 1) as f64)));
    }

    /// Remaining rounds after this one.
    fn rounds_left(&self, game: &Ilos) -> f64 {
        // By rounds and not by pioneers: placing a pioneer must not look as if it cost a round.
        let is_last = game.stage() == Stage::LastRound;
        if is_last { 0.0 } else { (self.horizon - number(game.round)).max(self.late) }
    }

    fn outlook(&self, game: &Ilos) -> Outlook {
        self.outlook_with(game, self.rounds_left(game))
    }

    fn outlook_with(&self, game: &Ilos, rounds: f64) -> Outlook {
        let time = (rounds / 6.0).min(1.0);
        let tokens = number(game.tokens_left());
        let price = |resource: Resource| {
            let line = &game.tables().prices[resource.index()];
            let left = (line.len() - 1) as f64 - number(game.rises[resource.index()]);
            number(game.price(resource)) + (self.rise * time * tokens / 4.0).min(left)
        };
        let overdue = self.push * ((number(game.round) - self.horizon) / 4.0).clamp(0.0, 4.0);
        Outlook { rounds, prices: Resource::ALL.map(price), card: self.card * time, overdue }
    }

    /// The remaining production phases of the seat.
    fn phases(game: &Ilos, seat: Seat, outlook: &Outlook) -> f64 {
        let seats = game.seats();
        let place = |seat: Seat| (seat.index() + seats - game.first.index()) % seats;
        let is_setup = matches!(game.stage(), Stage::Redraw | Stage::FirstIslands);
        outlook.rounds + if is_setup || place(seat) >= place(game.active) { 1.0 } else { 0.0 }
    }

    /// The expected wealth of the seat.
    fn worth(&self, game: &Ilos, seat: Seat, outlook: &Outlook) -> f64 {
        let mut worth = 0.0;
        self.parts(game, seat, outlook, &mut worth);
        worth
    }

    /// The expected wealth, term by term.
    fn parts(&self, game: &Ilos, seat: Seat, outlook: &Outlook, tally: &mut impl Tally) {
        let merchant = game.merchant(seat);
        let phases = Terms::phases(game, seat, outlook);
        let pioneers = merchant.pioneers.len() as f64;
        tally.add("hint-il-pioneers", pioneers, (self.pioneer + outlook.overdue) * pioneers);
        for resource in Resource::ALL {
            let goods = number(merchant.stock[resource]) + number(merchant.production[resource]) * phases;
            let id = match resource {
                Resource::Ebony => "hint-il-ebony",
                Resource::Dye => "hint-il-dye",
                Resource::Spice => "hint-il-spice",
                Resource::Gold => "hint-il-gold",
            };
            tally.add(id, goods, goods * outlook.prices[resource.index()]);
        }
        let cards = Card::ALL.into_iter().map(|card| number(merchant.hand[card])).sum();
        tally.add("hint-il-hand", cards, outlook.card * self.hand(game, seat));
        // A card per turn for each ship and fort. Late cards have less use.
        let drawn = number(game.ships_in_play(seat)) + number(game.forts(seat));
        tally.add("hint-il-drawn", drawn, drawn * self.card * phases * outlook.rounds.min(6.0) / 12.0);
        // With few rounds left, sites are of little use unless only pioneers keep the game going.
        let use_of = (outlook.rounds / 4.0).max(outlook.overdue).min(1.0);
        tally.add("hint-il-sites", 0.0, self.within_reach(game, seat) * use_of);
    }

    /// The value of a hand in cards: the first of a kind counts by its kind, the others as payment.
    fn hand(&self, game: &Ilos, seat: Seat) -> f64 {
        let hand = &game.merchant(seat).hand;
        let mut worth = 0.0;
        for card in Card::ALL.into_iter().filter(|&card| hand[card] > 0) {
            let useless = match card {
                Card::Market => game.tokens_left() == 0,
                Card::Ship => false,
                Card::Plantation | Card::GoldMine | Card::Building | Card::Ruins => {
                    game.pioneers_left(seat) == 0
                }
            };
            let first = if useless { self.spare } else { self.kinds[card.index()] };
            worth += first + self.spare * number(hand[card] - 1);
        }
        // Cards beyond the use of two turns lose value.
        let many = 16.0;
        if worth > many { many + 0.4 * (worth - many) } else { worth }
    }

    /// Sites on islands with enough of the seat's ships. The first ones count most.
    fn within_reach(&self, game: &Ilos, seat: Seat) -> f64 {
        let tables = game.tables();
        let pirated = game.pirated(seat);
        let left = number(game.pioneers_left(seat));
        let mut sum = 0.0;
        for island in &game.map.islands {
            let ships = island.ships[seat.index()];
            if ships == 0 {
                continue;
            }
            let cheap = !game.is_under_piracy(seat, island, pirated);
            for site in SiteKind::ALL {
                let free = island.free[site.index()];
                if free == 0 || ships < tables.card(site.card()).ships {
                    continue;
                }
                let free = number(free.min(3));
                sum += self.site[site.index()] * free * if cheap { 1.0 } else { self.pirated };
            }
        }
        let most = self.reach * (left / 4.0).min(1.0);
        if most > 0.0 { most * sum / (most + sum) } else { 0.0 }
    }

    /// The least valuable card of a hand.
    fn least(&self, game: &Ilos, seat: Seat) -> Option<Card> {
        let hand = &game.merchant(seat).hand;
        let worth = |card: Card| if hand[card] > 1 { self.spare } else { self.kinds[card.index()] };
        Card::ALL.into_iter().filter(|&card| hand[card] > 0).min_by(|&a, &b| worth(a).total_cmp(&worth(b)))
    }

    /// Pays the remaining price with the least valuable cards.
    fn pay_up(&self, game: &mut Ilos, seat: Seat) {
        while matches!(game.pending(), Some(PendingView::Pay { .. })) {
            let Some(card) = self.least(game, seat) else { return };
            game.apply(seat, Action::Pay { card }, &mut Silent);
        }
    }

    /// Finishes an action in a simple way: best site, best payment, otherwise the first option.
    fn go_on(&self, game: &mut Ilos, seat: Seat) {
        if matches!(game.pending(), Some(PendingView::Pay { .. })) {
            return self.pay_up(game, seat);
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let outlook = self.outlook(game);
        let gain = |action: &Action| match *action {
            Action::Settle { site, .. } => {
                site.produces().map_or(0.0, |resource| outlook.prices[resource.index()])
            }
            Action::Copy { resource } | Action::Raise { resource } => {
                let merchant = game.merchant(seat);
                number(merchant.stock[resource]) + 6.0 * number(merchant.production[resource])
            }
            Action::House | Action::Land { .. } => 1.0,
            Action::Throw { .. }
            | Action::Done
            | Action::Tile { .. }
            | Action::Cell { .. }
            | Action::Rotate { .. }
            | Action::Anchor { .. }
            | Action::Play { .. }
            | Action::End
            | Action::Add
            | Action::MoveFrom { .. }
            | Action::MoveLair { .. }
            | Action::NewTile
            | Action::Raid { .. }
            | Action::Fort
            | Action::Pay { .. } => 0.0,
        };
        // Among equal actions the first wins: an added ship before a moved one.
        let mut best: Option<(f64, Action)> = None;
        for &action in &legal {
            let gain = gain(&action);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
        }
        if let Some((_, action)) = best {
            game.apply(seat, action, &mut Silent);
        }
    }

    /// The remaining gain of an unfinished action, minus its cost.
    fn promise(&self, game: &Ilos, seat: Seat, pending: PendingView) -> f64 {
        let outlook = self.outlook(game);
        let phases = Terms::phases(game, seat, &outlook);
        let pioneer = self.pioneer + outlook.overdue;
        let price = |resource: Resource| outlook.prices[resource.index()];
        let planted = || Resource::PLANTED.into_iter().map(price).fold(0.0, f64::max);
        let card = self.spare * outlook.card;
        let cost = |card_kind: Card| card * number(game.tables().card(card_kind).cost);
        let drawn = self.card * phases * outlook.rounds.min(6.0) / 12.0;
        match pending {
            PendingView::Settle { card: Card::Plantation } => {
                pioneer + planted() * phases - cost(Card::Plantation)
            }
            PendingView::Settle { card: Card::GoldMine } => {
                pioneer + price(Resource::Gold) * phases - cost(Card::GoldMine)
            }
            PendingView::Settle { card: Card::Ruins } => {
                let gold = number(game.tables().numbers.ruins_gold);
                pioneer + price(Resource::Gold) * gold - cost(Card::Ruins)
            }
            PendingView::Settle { .. } | PendingView::Side { .. } | PendingView::Copy { .. } => {
                pioneer + drawn.max(planted() * phases * 0.8) - cost(Card::Building)
            }
            PendingView::Market => {
                let merchant = game.merchant(seat);
                let held = |resource: Resource| {
                    number(merchant.stock[resource]) + number(merchant.production[resource]) * phases
                };
                Resource::ALL.into_iter().map(held).fold(0.0, f64::max) * (1.0 - self.rise / 4.0)
                    - price(Resource::Ebony)
            }
            PendingView::Ship
            | PendingView::Sail { .. }
            | PendingView::Tile { ship: Some(_) }
            | PendingView::Cell { ship: Some(_), .. }
            | PendingView::Rotation { ship: Some(_), .. }
            | PendingView::Anchor { ship: Some(_), .. } => {
                let added = if game.merchant(seat).ships_left > 0 { drawn } else { 0.0 };
                added + 1.0 - cost(Card::Ship)
            }
            PendingView::Redraw { .. }
            | PendingView::Tile { ship: None }
            | PendingView::Cell { ship: None, .. }
            | PendingView::Rotation { ship: None, .. }
            | PendingView::Anchor { ship: None, .. }
            | PendingView::Act
            | PendingView::Pay { .. } => 0.0,
        }
    }
}

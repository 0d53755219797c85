//! Board hints for the seat to move: stops in reach of the ship, spaces in reach of the explorer, current prices.
//!
//! The hints contain no rules of their own. They play each path on a copy of the state, so each listed path is legal.

use engine::{Game, Phrase, Seat, Silent};
use serde::Serialize;
use ts_rs::TS;

use crate::data::PlaceKind;
use crate::ids::{CardId, Line, Place, QuestId, Space};
use crate::refusal::Why;
use crate::state::Maracaibo;
use crate::step::{Pending, Step};
use crate::turn::Action;

/// Hints for the seat to move, beside its legal actions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct MaracaiboAid {
    /// While the ship sails: every path to every stop, the cheapest first for each stop.
    pub reach: Vec<ReachAid>,
    /// While the ship sails: adjacent locations where it may not go, with the clause that forbids it.
    pub closed: Vec<ClosedAid>,
    /// While the explorer moves: every space where the move can end.
    pub trek: Vec<TrekAid>,
    /// The prices of the legal actions.
    pub prices: Vec<PriceAid>,
    /// The number of draws until the hand is full.
    pub draws: u8,
    /// MA-14.1: while the ship sails, the village actions by movement points, from 1.
    pub village: Vec<u8>,
}

/// A path to a stop.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboReach")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct ReachAid {
    pub to: Place,
    /// The locations along the path, including the stop.
    pub path: Vec<Place>,
    /// The actions that lead there.
    pub moves: Vec<Action>,
    /// MA-6.7: the movement points of the whole voyage.
    pub cost: u8,
    /// MA-6.5: whether every ship must stop there.
    pub forced: bool,
    /// MA-16.3: the points for own spies passed on the way.
    pub points: u16,
    /// MA-1.8: whether its city action can be performed.
    pub city: bool,
    /// MA-14.1: the village actions it gives.
    pub village: u8,
    /// MA-9.2: whether a hand card can be delivered.
    pub delivers: bool,
    /// MA-14.6: the quests there that can be paid.
    pub quests: Vec<QuestId>,
    /// MA-16.1: the cards whose spies can be used.
    pub spies: Vec<CardId>,
}

/// A location where the ship may not stop.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboClosed")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct ClosedAid {
    pub to: Place,
    pub clause: &'static str,
    pub reason: Phrase,
}

/// A space where the explorer's move can end.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboTrek")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TrekAid {
    pub to: Space,
    /// The spaces entered, including the last.
    pub path: Vec<Space>,
    /// The actions that lead there.
    pub moves: Vec<Action>,
    /// MA-12.7, MA-12.8: the lines crossed on the way.
    pub lines: Vec<Line>,
    /// MA-12.7: whether crossing a line requires a choice there.
    pub asks: bool,
}

/// The current price of an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPrice")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PriceAid {
    pub action: Action,
    /// The price in doubloons.
    pub doubloons: u8,
    /// The price in combat value.
    pub value: u8,
}

impl Maracaibo {
    /// The hints for a seat; `None` if it is not to move or there are no hints.
    pub(crate) fn aid_now(&self, seat: Seat) -> Option<MaracaiboAid> {
        let step = self.awaited(seat)?;
        let mut aid = MaracaiboAid { prices: self.prices(seat), ..MaracaiboAid::default() };
        step.aid(self, seat, &mut aid);
        (aid != MaracaiboAid::default()).then_some(aid)
    }

    /// Adds the hints for sailing.
    pub(crate) fn aid_sailing(&self, aid: &mut MaracaiboAid) {
        self.walk_lanes(&mut Vec::new(), &mut Vec::new(), aid);
        aid.reach.sort_by_key(|reach| (reach.to, reach.cost));
        let open = |to: Place| aid.reach.iter().any(|reach| reach.to == to);
        aid.closed.retain(|closed| !open(closed.to));
        aid.closed.sort_by_key(|closed| closed.to);
        aid.closed.dedup_by_key(|closed| closed.to);
        for reach in &mut aid.reach {
            reach.points -= self.me().points;
        }
        aid.village =
            (1..=self.tables().numbers.movement).map(|points| self.village_actions(points)).collect();
    }

    /// Adds the hints for exploring.
    pub(crate) fn aid_exploring(&self, aid: &mut MaracaiboAid) {
        let lines = self.lines_crossed(self.me().explorer);
        self.walk_track(lines, &mut Vec::new(), &mut Vec::new(), &mut aid.trek);
    }

    /// Expands a typed line such as `sail to 8` to the actions of the cheapest path, with the stop.
    pub(crate) fn voyage(&self, seat: Seat, line: &str) -> Option<Vec<Action>> {
        let to = line.strip_prefix("sail to ")?;
        let mut reach = self.aid_now(seat)?.reach.into_iter();
        reach.find(|way| way.to.to_string() == to).map(|way| way.moves)
    }

    /// Searches all paths along the lanes and collects every stop.
    fn walk_lanes(&self, path: &mut Vec<Place>, moves: &mut Vec<Action>, aid: &mut MaracaiboAid) {
        let here = self.me().ship;
        let Some(Step::Sail(sail)) = self.step() else {
            aid.reach.push(self.stop_here(path, moves));
            return;
        };
        match self.permit(self.active, Action::Stop) {
            Ok(()) => {
                moves.push(Action::Stop);
                aid.reach.push(self.after(Action::Stop).stop_here(path, moves));
                moves.pop();
            }
            Err(why) if sail.spent > 0 => aid.closed.push(closed(here, why)),
            Err(_) => (),
        }
        for to in self.lanes(here).map(|(lane, _)| lane.to) {
            let action = Action::Sail { to };
            match self.permit(self.active, action) {
                Ok(()) => {
                    path.push(to);
                    moves.push(action);
                    self.after(action).walk_lanes(path, moves, aid);
                    moves.pop();
                    path.pop();
                }
                Err(why) => aid.closed.push(closed(to, why)),
            }
        }
    }

    /// A copy of the state after an action of the active player.
    pub(crate) fn after(&self, action: Action) -> Maracaibo {
        let mut game = self.clone();
        game.apply(self.active, action, &mut Silent);
        game
    }

    /// The hint for a stop that has just been made, without the decisions before the main action.
    fn stop_here(&self, path: &[Place], moves: &[Action]) -> ReachAid {
        let mut game = self.clone();
        while game.step().is_some_and(Step::is_before_main) {
            game.steps.pop();
        }
        let to = game.me().ship;
        let cost = if let Some(Step::Main(main)) = game.step() { main.spent } else { 0 };
        let mut legal = Vec::new();
        game.legal(game.active, &mut legal);
        let city = legal.contains(&Action::City);
        let mut then = Vec::new();
        if city {
            let game = game.after(Action::City);
            game.legal(game.active, &mut then);
        }
        ReachAid {
            to,
            path: path.to_vec(),
            moves: moves.to_vec(),
            cost,
            forced: game.tables().place(to).kind == PlaceKind::Homeward,
            points: game.me().points,
            city,
            village: if legal.contains(&Action::Village) { game.village_actions(cost) } else { 0 },
            delivers: then.iter().any(|action| matches!(action, Action::Deliver { .. })),
            quests: legal
                .iter()
                .filter_map(|action| if let Action::Quest { quest } = *action { Some(quest) } else { None })
                .collect(),
            spies: legal
                .iter()
                .filter_map(|action| if let Action::Spy { card } = *action { Some(card) } else { None })
                .collect(),
        }
    }

    /// Searches all paths along the exploration track up to the next choice.
    fn walk_track(&self, lines: u8, path: &mut Vec<Space>, moves: &mut Vec<Action>, out: &mut Vec<TrekAid>) {
        for &to in &self.next_spaces() {
            let game = self.after(Action::Explore { space: to });
            path.push(to);
            moves.push(Action::Explore { space: to });
            let crossed = usize::from(lines)..usize::from(self.lines_crossed(to));
            let asks = game.steps.len() > self.steps.len();
            let goes_on = matches!(game.step(), Some(Step::Explore(_)));
            let mut trek = TrekAid {
                to,
                path: path.clone(),
                moves: moves.clone(),
                lines: Line::ALL[crossed].to_vec(),
                asks: asks && !goes_on && matches!(game.step(), Some(Step::NationFor(_))),
            };
            if goes_on {
                trek.moves.push(Action::Stop);
            }
            // The shortest path is found first. A longer one to the same space has the same reward.
            if !out.iter().any(|known| known.to == to) {
                out.push(trek);
            }
            if goes_on {
                game.walk_track(lines, path, moves, out);
            }
            moves.pop();
            path.pop();
        }
    }

    /// The prices in doubloons of the legal actions.
    fn prices(&self, seat: Seat) -> Vec<PriceAid> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let price = |&action: &Action| {
            let doubloons = if let Action::Buy { card } = action {
                self.price_of(card)
            } else if let Action::Invest { building } = action {
                self.building_price(building)
            } else if let Action::Take { .. } = action {
                self.row_price()
            } else {
                return None;
            };
            Some(PriceAid { action, doubloons, value: 0 })
        };
        legal.iter().filter_map(price).collect()
    }
}

fn closed(to: Place, why: Why) -> ClosedAid {
    let illegal = why.illegal();
    ClosedAid { to, clause: illegal.clause, reason: illegal.reason }
}

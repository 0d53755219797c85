//! Beam search over the lines of the seat's turn, up to a maximum number of positions.
//!
//! A single decision changes little, so the search goes step by step. It keeps the best positions of each step,
//! separately for quiescent and unfinished ones, because their values are not comparable, and evaluates where the turn
//! ends. It keeps the best few of each kind of last action regardless of other values, so that many similar payments
//! cannot displace the only exploration. Ties are broken at random, never by order.

use engine::{Dice, Game, Seat, Silent};
use serde::Deserialize;

use crate::{Effort, Greedy, Insight};

/// The parent of the first links.
pub(crate) const ROOT: usize = usize::MAX;

/// The number of unfinished lines that are completed when the cap is reached.
const FINISHED: usize = 6;

/// The maximum number of actions of a turn.
const TURN_ACTIONS_MAX: usize = 64;

/// The minimum number of positions, at any effort.
const CAP_MIN: u32 = 64;

/// The default limits of `greedy` in a game.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Limits {
    /// The maximum number of positions.
    pub(crate) cap: u32,
    /// The number of positions kept at each step.
    pub(crate) beam: u32,
    /// The number of determinizations in which the ends are compared.
    pub(crate) redeals: u32,
    /// The number of positions of each kind of action that are always kept. With 0 the search is that of `greedy-1`: by
    /// value alone, ties to the first found, and unfinished lines count as they are.
    #[serde(alias = "kept")]
    pub(crate) per_kind: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { cap: 2048, beam: 24, redeals: 3, per_kind: 2 }
    }
}

impl Limits {
    /// The limits with the given parameters.
    pub(crate) fn with(self, asked: Greedy) -> Limits {
        Limits {
            cap: asked.cap.unwrap_or(self.cap),
            beam: asked.beam.unwrap_or(self.beam),
            redeals: asked.redeals.unwrap_or(self.redeals),
            per_kind: self.per_kind,
        }
    }

    /// The limits for a part of the effort: fewer positions and determinizations.
    pub(crate) fn within(self, effort: Effort<'_>) -> Limits {
        let part = |whole: u32| (u64::from(whole) * u64::from(effort.permille) / 1000) as u32;
        let cap = part(self.cap).max(CAP_MIN.min(self.cap));
        Limits { cap, redeals: part(self.redeals).max(1), ..self }
    }
}

/// An action of a line, with a link to the one before it.
#[derive(Clone, Copy)]
struct Link<A> {
    before: usize,
    action: A,
    /// Whether it used dice. Later actions are then valid for one determinization only.
    chance: bool,
}

struct Node<G> {
    state: G,
    link: usize,
    value: f64,
    /// Whether its line used chance.
    open: bool,
}

/// The end of a line.
#[derive(Clone, Copy)]
pub(crate) struct End {
    /// Its last link.
    pub(crate) link: usize,
    /// The value of the position.
    pub(crate) value: f64,
    /// Whether chance or other seats take part in it.
    pub(crate) open: bool,
}

/// The lines of one turn of one seat, and their ends.
pub(crate) struct TurnSearch<'a, G: Game> {
    limits: Limits,
    insight: &'a Insight<G>,
    seat: Seat,
    salt: u32,
    /// In a solo game, the number of the present turn, because no other seat acts after it.
    alone: Option<u32>,
    /// Checked between positions. Once it returns true, unfinished lines are completed in a simple way.
    stop: &'a dyn Fn() -> bool,
    links: Vec<Link<G::Action>>,
    pub(crate) ends: Vec<End>,
    legal: Vec<G::Action>,
}

/// A pseudo-random number for each link, by the mixing function of SplitMix.
fn tie_break(salt: u32, link: usize) -> u64 {
    let mut z = (u64::from(salt) << 32 | link as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl<'a, G: Game> TurnSearch<'a, G> {
    pub(crate) fn new(limits: Limits, insight: &'a Insight<G>, seat: Seat) -> TurnSearch<'a, G> {
        let (links, ends, legal) = (Vec::new(), Vec::new(), Vec::new());
        TurnSearch {
            limits,
            insight,
            seat,
            salt: 0,
            alone: None,
            stop: Effort::FULL.stop,
            links,
            ends,
            legal,
        }
    }

    /// Limits the effort.
    pub(crate) fn within(self, effort: Effort<'a>) -> TurnSearch<'a, G> {
        TurnSearch { limits: self.limits.within(effort), stop: effort.stop, ..self }
    }

    /// Prepares a search for another seat or position with the same buffers.
    pub(crate) fn reset(&mut self, seat: Seat) {
        self.seat = seat;
        self.links.clear();
        self.ends.clear();
    }

    /// By value, highest first. Ties are broken by pseudo-random numbers, or in `greedy-1` by order of discovery.
    fn order(&self, a: (f64, usize), b: (f64, usize)) -> std::cmp::Ordering {
        let by_tie_break = || match self.limits.per_kind {
            0 => std::cmp::Ordering::Equal,
            _ => tie_break(self.salt, a.1).cmp(&tie_break(self.salt, b.1)),
        };
        b.0.total_cmp(&a.0).then_with(by_tie_break)
    }

    /// Sorts the ends, best first.
    pub(crate) fn sort(&mut self) {
        let mut ends = std::mem::take(&mut self.ends);
        ends.sort_by(|a, b| self.order((a.value, a.link), (b.value, b.link)));
        self.ends = ends;
    }

    /// Keeps this many ends, best first: the best of each first action before any second one.
    pub(crate) fn keep_best(&mut self, count: usize) {
        self.sort();
        if self.ends.len() > count && self.limits.per_kind > 0 {
            let mut seen: Vec<G::Action> = Vec::new();
            let mut first: Vec<End> = Vec::new();
            let mut rest: Vec<End> = Vec::new();
            for &end in &self.ends {
                let action = self.first(end.link);
                if seen.contains(&action) {
                    rest.push(end);
                } else {
                    seen.push(action);
                    first.push(end);
                }
            }
            first.append(&mut rest);
            self.ends = first;
            self.ends.truncate(count);
            self.sort();
        }
        self.ends.truncate(count);
    }

    /// Cuts every line at its first use of chance, and merges lines that then are equal.
    pub(crate) fn cut_at_chance(&mut self) {
        self.sort();
        let mut ends: Vec<End> = Vec::new();
        let mut seen = vec![false; self.links.len()];
        for &end in &self.ends {
            let link = self.until_chance(end.link);
            if !std::mem::replace(&mut seen[link], true) {
                ends.push(End { link, ..end });
            }
        }
        self.ends = ends;
    }

    /// The first action of the line.
    pub(crate) fn first(&self, mut link: usize) -> G::Action {
        while self.links[link].before != ROOT {
            link = self.links[link].before;
        }
        self.links[link].action
    }

    /// The actions of the line, from the first.
    pub(crate) fn line(&self, link: usize) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = link;
        while at != ROOT {
            line.push(self.links[at].action);
            at = self.links[at].before;
        }
        line.reverse();
        line
    }

    /// The actions of the line up to the first one that uses dice.
    pub(crate) fn until_chance(&self, link: usize) -> usize {
        let (mut cut, mut at) = (link, link);
        while at != ROOT {
            if self.links[at].chance {
                cut = at;
            }
            at = self.links[at].before;
        }
        cut
    }

    /// Applies an action to a copy of the position, and evaluates the result.
    fn step(&mut self, node: &Node<G>, action: G::Action) -> Node<G> {
        let mut state = node.state.clone();
        state.apply(self.seat, action, &mut Silent);
        let value = self.insight.value(&state, self.seat);
        let chance = state.dice() != node.state.dice();
        self.links.push(Link { before: node.link, action, chance });
        // The first release checked only whether the last action of a line had used dice.
        let open = chance || (node.open && self.limits.per_kind > 0);
        Node { state, link: self.links.len() - 1, value, open }
    }

    /// Whether the turn is over. In a solo game the turn number shows it, which `greedy-1` did not check.
    fn is_over(&self, state: &G) -> bool {
        !state.turn().actors().has(self.seat) || self.alone.is_some_and(|turn| state.progress().turn != turn)
    }

    fn end(&mut self, node: &Node<G>) {
        let settled =
            node.state.turn().is_over() || self.insight.evaluation.is_settled(&node.state, self.seat);
        self.ends.push(End { link: node.link, value: node.value, open: node.open || !settled });
    }

    /// Runs the search up to the cap. The state is redealt; ties are broken with the dice.
    pub(crate) fn run(&mut self, state: &G, dice: &mut Dice) {
        if self.limits.per_kind > 0 {
            self.salt = dice.below(u32::MAX);
            self.alone = (state.seats() == 1).then(|| state.progress().turn);
        }
        let mut left = self.limits.cap;
        let mut layer = vec![Node { state: state.clone(), link: ROOT, value: 0.0, open: false }];
        let mut unfinished: Vec<Node<G>> = Vec::new();
        let mut legal = std::mem::take(&mut self.legal);
        while !layer.is_empty() {
            let mut quiescent: Vec<Node<G>> = Vec::new();
            let mut pending: Vec<Node<G>> = Vec::new();
            for node in layer {
                node.state.legal(self.seat, &mut legal);
                self.insight.drop_useless(&mut legal);
                if left > 0 && (self.stop)() {
                    left = 0;
                }
                if node.link != ROOT && left < legal.len() as u32 {
                    left = 0;
                    if self.limits.per_kind > 0 {
                        unfinished.push(node);
                    } else {
                        // It counts as it is if nothing better was found.
                        self.ends.push(End { link: node.link, value: node.value, open: true });
                    }
                    continue;
                }
                for &action in &legal {
                    left = left.saturating_sub(1);
                    let next = self.step(&node, action);
                    if self.is_over(&next.state) {
                        self.end(&next);
                    } else if next.state.is_quiescent(self.seat) {
                        push(&mut quiescent, next);
                    } else {
                        push(&mut pending, next);
                    }
                }
            }
            layer = self.select(quiescent);
            layer.append(&mut self.select(pending));
        }
        // Unfinished turns are not results: the best of them are completed.
        unfinished.sort_by(|a, b| self.order((a.value, a.link), (b.value, b.link)));
        let finished = FINISHED.min(self.limits.beam as usize);
        for node in unfinished.into_iter().take(finished) {
            self.finish(node, &mut legal);
        }
        self.legal = legal;
    }

    /// Selects the positions for the next step.
    fn select(&self, mut found: Vec<Node<G>>) -> Vec<Node<G>> {
        let beam = self.limits.beam as usize;
        found.sort_by(|a, b| self.order((a.value, a.link), (b.value, b.link)));
        if found.len() <= beam {
            return found;
        }
        if self.limits.per_kind == 0 {
            found.truncate(beam);
            return found;
        }
        let kind = |node: &Node<G>| G::kind(self.links[node.link].action);
        let mut counts: Vec<(&str, u32)> = Vec::new();
        let mut goes_on = vec![false; found.len()];
        let mut room = beam;
        for (node, goes_on) in found.iter().zip(&mut goes_on) {
            let kind = kind(node);
            let at = counts.iter().position(|(other, _)| *other == kind).unwrap_or_else(|| {
                counts.push((kind, 0));
                counts.len() - 1
            });
            if counts[at].1 < self.limits.per_kind && room > 0 {
                counts[at].1 += 1;
                room -= 1;
                *goes_on = true;
            }
        }
        for goes_on in goes_on.iter_mut().filter(|goes_on| !**goes_on).take(room) {
            *goes_on = true;
        }
        let mut at = 0;
        found.retain(|_| {
            at += 1;
            goes_on[at - 1]
        });
        found
    }

    /// Completes a line by the best single actions until the end of the turn.
    fn finish(&mut self, mut node: Node<G>, legal: &mut Vec<G::Action>) {
        for _ in 0..TURN_ACTIONS_MAX {
            node.state.legal(self.seat, legal);
            self.insight.drop_useless(legal);
            let mut best: Option<Node<G>> = None;
            for &action in legal.iter() {
                let next = self.step(&node, action);
                let ahead =
                    |best: &Node<G>| self.order((next.value, next.link), (best.value, best.link)).is_lt();
                if best.as_ref().is_none_or(ahead) {
                    best = Some(next);
                }
            }
            let Some(next) = best else { break };
            if self.is_over(&next.state) {
                return self.end(&next);
            }
            node = next;
        }
        self.ends.push(End { link: node.link, value: node.value, open: true });
    }
}

/// Adds a position unless another line has reached it already.
fn push<G: Game>(nodes: &mut Vec<Node<G>>, node: Node<G>) {
    if !nodes.iter().any(|other| other.value == node.value && other.state == node.state) {
        nodes.push(node);
    }
}

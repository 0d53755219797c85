//! All lines of one's own turn, as far as the cap allows.
//!
//! Decisions are atomic, so after the first link of a line little has changed yet. The walk therefore goes step by
//! step, keeps the best positions of each step (those at rest and those half built apart, since they cannot be compared)
//! and judges where the turn ends. Of each kind of last action the best few are kept whatever the others are worth: a
//! crowd of near-equal payments cannot push out the one way to explore. Of equals a lot decides, never their order.

use engine::{Dice, Game, Seat, Silent};
use serde::Deserialize;

use crate::{Effort, Greedy, Insight};

/// The root of all lines.
pub(crate) const ROOT: usize = usize::MAX;

/// Half-built lines that are finished in a plain way when no more may be looked at.
const FINISHED: usize = 6;

/// More links than a turn has.
const TURN_ACTIONS_MAX: usize = 64;

/// However little effort there is, this many positions are looked at.
const CAP_MIN: u32 = 64;

/// How far `greedy` looks in a game, unless it is asked to look elsewhere.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Limits {
    /// How many positions are looked at.
    pub(crate) cap: u32,
    /// How many go on at each step.
    pub(crate) beam: u32,
    /// In how many worlds the ends are compared.
    pub(crate) redeals: u32,
    /// How many of each kind of action go on in any case. With 0 the walk is that of `greedy-1`: by value alone, of equals
    /// the first found, and lines that are half built at the cap count as they stand.
    #[serde(alias = "kept")]
    pub(crate) per_kind: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { cap: 2048, beam: 24, redeals: 3, per_kind: 2 }
    }
}

impl Limits {
    /// With what was asked for.
    pub(crate) fn with(self, asked: Greedy) -> Limits {
        Limits {
            cap: asked.cap.unwrap_or(self.cap),
            beam: asked.beam.unwrap_or(self.beam),
            redeals: asked.redeals.unwrap_or(self.redeals),
            per_kind: self.per_kind,
        }
    }

    /// With a part of the effort: fewer positions and fewer worlds.
    pub(crate) fn within(self, effort: Effort<'_>) -> Limits {
        let part = |whole: u32| (u64::from(whole) * u64::from(effort.permille) / 1000) as u32;
        let cap = part(self.cap).max(CAP_MIN.min(self.cap));
        Limits { cap, redeals: part(self.redeals).max(1), ..self }
    }
}

/// A link of a line: the one before it, and the action taken there.
#[derive(Clone, Copy)]
struct Link<A> {
    before: usize,
    action: A,
    /// Whether it moved the dice: what comes after it is planned for one world only.
    chance: bool,
}

struct Node<G> {
    state: G,
    link: usize,
    value: f64,
    /// Whether chance has had a part in it.
    open: bool,
}

/// Where a line ends.
#[derive(Clone, Copy)]
pub(crate) struct End {
    /// Its last link.
    pub(crate) link: usize,
    /// How good the position is.
    pub(crate) value: f64,
    /// Whether chance or the others have a part in it.
    pub(crate) open: bool,
}

/// Chains of one turn of one seat, and where they end.
pub(crate) struct TurnSearch<'a, G: Game> {
    limits: Limits,
    insight: &'a Insight<G>,
    seat: Seat,
    salt: u32,
    /// Alone, the turn under way: nobody else acts when it is over.
    alone: Option<u32>,
    /// Asked from position to position: once it says yes, what is half built is finished in a plain way.
    stop: &'a dyn Fn() -> bool,
    links: Vec<Link<G::Action>>,
    pub(crate) ends: Vec<End>,
    legal: Vec<G::Action>,
}

/// A number of its own for each link: SplitMix's way to mix.
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

    /// With this much thought, and no longer than that.
    pub(crate) fn within(self, effort: Effort<'a>) -> TurnSearch<'a, G> {
        TurnSearch { limits: self.limits.within(effort), stop: effort.stop, ..self }
    }

    /// Walks the lines of another seat or position with the same buffers.
    pub(crate) fn reset(&mut self, seat: Seat) {
        self.seat = seat;
        self.links.clear();
        self.ends.clear();
    }

    /// Highest first, and of equals the one whose lot is lower; in the walk of `greedy-1` the one found first.
    fn order(&self, a: (f64, usize), b: (f64, usize)) -> std::cmp::Ordering {
        let by_tie_break = || match self.limits.per_kind {
            0 => std::cmp::Ordering::Equal,
            _ => tie_break(self.salt, a.1).cmp(&tie_break(self.salt, b.1)),
        };
        b.0.total_cmp(&a.0).then_with(by_tie_break)
    }

    /// Puts the ends in order, the best first.
    pub(crate) fn sort(&mut self) {
        let mut ends = std::mem::take(&mut self.ends);
        ends.sort_by(|a, b| self.order((a.value, a.link), (b.value, b.link)));
        self.ends = ends;
    }

    /// Leaves this many ends, the best first: the best one of each first action before any second one.
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

    /// Cuts every line where it no longer holds in every world; those that are the same then are one, the best of them.
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

    /// The line as far as it holds in every world: up to the first link that moves the dice.
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

    /// Takes an action in a copy of the position, and tells how that is judged.
    fn step(&mut self, node: &Node<G>, action: G::Action) -> Node<G> {
        let mut state = node.state.clone();
        state.apply(self.seat, action, &mut Silent);
        let value = self.insight.value(&state, self.seat);
        let chance = state.dice() != node.state.dice();
        self.links.push(Link { before: node.link, action, chance });
        // The first release asked only whether the last link of a line had moved the dice.
        let open = chance || (node.open && self.limits.per_kind > 0);
        Node { state, link: self.links.len() - 1, value, open }
    }

    /// Whether the turn under way is over; alone it is another one then. `greedy-1` never asked.
    fn is_over(&self, state: &G) -> bool {
        !state.turn().actors().has(self.seat) || self.alone.is_some_and(|turn| state.progress().turn != turn)
    }

    fn end(&mut self, node: &Node<G>) {
        let settled =
            node.state.turn().is_over() || self.insight.evaluation.is_settled(&node.state, self.seat);
        self.ends.push(End { link: node.link, value: node.value, open: node.open || !settled });
    }

    /// Walks all lines, step by step, as far as the cap allows. The state is redealt; the lots are drawn from the dice.
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
                self.insight.drop_silly(&mut legal);
                if left > 0 && (self.stop)() {
                    left = 0;
                }
                if node.link != ROOT && left < legal.len() as u32 {
                    left = 0;
                    if self.limits.per_kind > 0 {
                        unfinished.push(node);
                    } else {
                        // It counts as it stands, if nothing better was found.
                        self.ends.push(End { link: node.link, value: node.value, open: true });
                    }
                    continue;
                }
                for &action in &legal {
                    left = left.saturating_sub(1);
                    let next = self.step(&node, action);
                    if self.is_over(&next.state) {
                        self.end(&next);
                    } else if next.state.is_at_rest(self.seat) {
                        push(&mut quiescent, next);
                    } else {
                        push(&mut pending, next);
                    }
                }
            }
            layer = self.select(quiescent);
            layer.append(&mut self.select(pending));
        }
        // Promises of half-built turns are no results: the best of them are brought to an end.
        unfinished.sort_by(|a, b| self.order((a.value, a.link), (b.value, b.link)));
        let finished = FINISHED.min(self.limits.beam as usize);
        for node in unfinished.into_iter().take(finished) {
            self.finish(node, &mut legal);
        }
        self.legal = legal;
    }

    /// The positions that go on.
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

    /// Goes on by the best single steps to the end of the turn.
    fn finish(&mut self, mut node: Node<G>, legal: &mut Vec<G::Action>) {
        for _ in 0..TURN_ACTIONS_MAX {
            node.state.legal(self.seat, legal);
            self.insight.drop_silly(legal);
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

/// Keeps a position unless it is there already by another way.
fn push<G: Game>(nodes: &mut Vec<Node<G>>, node: Node<G>) {
    if !nodes.iter().any(|other| other.value == node.value && other.state == node.state) {
        nodes.push(node);
    }
}

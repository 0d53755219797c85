//! The best chain of one's own turn.
//!
//! Decisions are atomic, so after the first link of a chain little has changed yet. The search therefore walks whole
//! chains, step by step, keeps the best positions of each step (those at rest and those half built apart, since they
//! cannot be compared) and judges where the turn ends. Where chance or the others have a part in what follows, the
//! best chains are compared again over several redealt worlds, each played on until it can be judged.

use engine::{Dice, Game, Seat, Silent, Viewer};

use crate::Insight;
use crate::evaluation::Limits;
use crate::sensible::sensible;

/// More sensible moves than it should take to come to a position that can be judged.
const SETTLE_MAX: usize = 256;

/// The root of all chains.
const ROOT: usize = usize::MAX;

/// A link of a chain: the one before it, and the action taken there.
#[derive(Clone, Copy)]
struct Link<A> {
    before: usize,
    action: A,
}

struct Node<G> {
    state: G,
    link: usize,
    value: f64,
}

struct End {
    link: usize,
    value: f64,
    /// Whether chance or the others have a part in it.
    open: bool,
}

pub(crate) struct Search<'a, G: Game> {
    limits: Limits,
    insight: &'a Insight<G>,
    seat: Seat,
    links: Vec<Link<G::Action>>,
    ends: Vec<End>,
    legal: Vec<G::Action>,
    fits: Vec<f64>,
}

/// Highest first; equal ones stay in the order in which they were found.
fn by_value(a: f64, b: f64) -> std::cmp::Ordering {
    b.total_cmp(&a)
}

impl<'a, G: Game> Search<'a, G> {
    pub(crate) fn new(limits: Limits, insight: &'a Insight<G>, seat: Seat) -> Search<'a, G> {
        Search {
            limits,
            insight,
            seat,
            links: Vec::new(),
            ends: Vec::new(),
            legal: Vec::new(),
            fits: Vec::new(),
        }
    }

    /// The first link of the best chain. The state is redealt; its legal actions are at least one.
    pub(crate) fn best(mut self, state: &G, legal: &[G::Action], dice: &mut Dice) -> G::Action {
        self.walk(state);
        self.ends.sort_by(|a, b| by_value(a.value, b.value));
        self.ends.truncate(self.limits.beam as usize);
        if self.ends.len() > 1 && self.ends.iter().any(|end| end.open) {
            self.compare(state, dice);
        }
        let best = self.ends.first().map(|end| self.first(end.link));
        best.unwrap_or_else(|| legal[dice.below(legal.len() as u32) as usize])
    }

    fn first(&self, mut link: usize) -> G::Action {
        while self.links[link].before != ROOT {
            link = self.links[link].before;
        }
        self.links[link].action
    }

    /// Walks all chains, step by step, as far as the cap allows.
    fn walk(&mut self, state: &G) {
        let mut left = self.limits.cap;
        let mut layer = vec![Node { state: state.clone(), link: ROOT, value: 0.0 }];
        let mut legal = std::mem::take(&mut self.legal);
        while !layer.is_empty() {
            let mut resting: Vec<Node<G>> = Vec::new();
            let mut building: Vec<Node<G>> = Vec::new();
            for node in layer {
                node.state.legal(self.seat, &mut legal);
                self.insight.drop_silly(&mut legal);
                if node.link != ROOT && left < legal.len() as u32 {
                    // No more may be looked at: it counts as it stands, if nothing better was found.
                    left = 0;
                    self.ends.push(End { link: node.link, value: node.value, open: true });
                    continue;
                }
                for &action in &legal {
                    left = left.saturating_sub(1);
                    let mut state = node.state.clone();
                    state.apply(self.seat, action, &mut Silent);
                    let value = self.insight.evaluation.value(&state, self.seat);
                    self.links.push(Link { before: node.link, action });
                    let link = self.links.len() - 1;
                    if !state.turn().actors().has(self.seat) {
                        let over = state.turn().is_over();
                        let chance = state.dice() != node.state.dice();
                        let settled = over || self.insight.evaluation.is_settled(&state, self.seat);
                        self.ends.push(End { link, value, open: chance || !settled });
                    } else if state.is_at_rest(self.seat) {
                        push(&mut resting, Node { state, link, value });
                    } else {
                        push(&mut building, Node { state, link, value });
                    }
                }
            }
            layer = Vec::new();
            for mut found in [resting, building] {
                found.sort_by(|a, b| by_value(a.value, b.value));
                found.truncate(self.limits.beam as usize);
                layer.append(&mut found);
            }
        }
        self.legal = legal;
    }

    /// Judges the chains again in several worlds, and orders them by what they bring on the average.
    fn compare(&mut self, state: &G, dice: &mut Dice) {
        let mut sums = vec![0.0; self.ends.len()];
        for _ in 0..self.limits.redeals {
            let mut world = state.clone();
            world.redeal(Viewer::Seat(self.seat), dice);
            let rolls = dice.fork();
            for (at, sum) in sums.iter_mut().enumerate() {
                // The same dice for every chain: they differ by what they do, not by luck.
                *sum += self.play_on(world.clone(), self.ends[at].link, rolls.clone());
            }
        }
        for (end, sum) in self.ends.iter_mut().zip(sums) {
            end.value = sum / f64::from(self.limits.redeals);
        }
        self.ends.sort_by(|a, b| by_value(a.value, b.value));
    }

    /// Plays a chain in a world, then sensibly on until the position can be judged.
    fn play_on(&mut self, mut world: G, link: usize, mut dice: Dice) -> f64 {
        let mut chain = Vec::new();
        let mut at = link;
        while at != ROOT {
            chain.push(self.links[at].action);
            at = self.links[at].before;
        }
        let mut legal = std::mem::take(&mut self.legal);
        for &action in chain.iter().rev() {
            // Another draw may have closed what was open in the first world.
            world.legal(self.seat, &mut legal);
            if !legal.contains(&action) {
                break;
            }
            world.apply(self.seat, action, &mut Silent);
        }
        let mut rolls = dice.open();
        for _ in 0..SETTLE_MAX {
            let actors = world.turn().actors();
            let stands = !actors.has(self.seat) || world.is_at_rest(self.seat);
            if stands && self.insight.evaluation.is_settled(&world, self.seat) {
                break;
            }
            let Some(seat) = actors.first() else { break };
            world.legal(seat, &mut legal);
            let action = sensible(self.insight, &world, seat, &legal, &mut self.fits, &mut rolls);
            world.apply(seat, action, &mut Silent);
        }
        self.legal = legal;
        self.insight.evaluation.value(&world, self.seat)
    }
}

/// Keeps a position unless it is there already by another way.
fn push<G: Game>(nodes: &mut Vec<Node<G>>, node: Node<G>) {
    if !nodes.iter().any(|other| other.value == node.value && other.state == node.state) {
        nodes.push(node);
    }
}

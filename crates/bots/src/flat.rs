//! Flat search over whole turns: the best lines, each played out in many redealt worlds.
//!
//! Candidates are lines of one's own turn, each cut after the first link that moves the dice. The budget is spent by
//! sequential halving: all candidates get a few worlds, the better half more, and so on. In each world every candidate
//! meets the same deal and the same dice. The others answer in turn, then the position is judged by the plain evaluation:
//! a chance of victory would be too flat to compare by.

use engine::{Dice, Game, Rolls, Seat, Seed, Silent, Viewer};
use serde::Deserialize;

use crate::greedy::{play_line, settle};
use crate::sensible::sensible;
use crate::turn_search::{Limits, TurnSearch};
use crate::{Effort, Flat as Parameters, Insight, thread_nanos};

/// More moves than it should take until the others have answered.
const REPLY_MAX: usize = 512;

/// The percentage of fitness decisions that are replaced by sensible random ones, so that determinizations differ.
const NOISE: u32 = 10;

/// How the others answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Replies {
    /// As `sensible` does.
    Sensible,
    /// By what looks fittest at each step.
    Fit,
    /// By a small walk of their turn.
    #[serde(alias = "walk")]
    TurnSearch,
}

/// How `flat` plays positions out in a game, unless it is asked for something else.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// Positions played out for a turn.
    pub(crate) simulations: u32,
    /// Chains that are compared.
    pub(crate) candidates: u32,
    /// How the others answer.
    pub(crate) replies: Replies,
    /// The beam and the cap of a reply's walk.
    pub(crate) reply: [u32; 2],
    /// How often everybody is to have a turn before the position is judged, the present one included: with 1 the others
    /// answer, with 2 one's own next turn comes of it too, and its answers.
    pub(crate) laps: u32,
    /// Kinds of small decisions, such as bids, which come often: a fifth of the budget is for each.
    pub(crate) brief: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            simulations: 300,
            candidates: 16,
            replies: Replies::TurnSearch,
            reply: [2, 32],
            laps: 1,
            brief: Vec::new(),
        }
    }
}

/// How much may be spent on a decision.
pub(crate) struct Budget<'a> {
    /// Positions played out: the same number gives the same choice.
    pub(crate) simulations: u32,
    /// Processor time of the thread, the walk included; what was found in it depends on the machine.
    pub(crate) nanos: Option<u64>,
    /// Parameters between simulations: once it says yes, the best so far is taken.
    pub(crate) stop: &'a dyn Fn() -> bool,
}

/// A candidate: its line, and what it has brought so far.
struct Candidate<A> {
    line: Vec<A>,
    sum: f64,
    count: u32,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

pub(crate) struct Flat<'a, G: Game> {
    /// The evaluation that finds lines and judges their last positions.
    judge: &'a Insight<G>,
    /// The evaluation by which all seats answer in playouts.
    insight: &'a Insight<G>,
    seat: Seat,
    search: TurnSearch<'a, G>,
    reply: TurnSearch<'a, G>,
    turns: i32,
    legal: Vec<G::Action>,
    fits: Vec<f64>,
    values: Vec<f64>,
}

impl<'a, G: Game> Flat<'a, G> {
    /// A search that judges by the one insight and has everybody answer by the other.
    pub(crate) fn new(
        judge: &'a Insight<G>,
        insight: &'a Insight<G>,
        seats: usize,
        seat: Seat,
        parameters: Parameters,
    ) -> Flat<'a, G> {
        let settings = &insight.flat;
        let [beam, cap] = settings.reply;
        let laps = settings.laps.max(1);
        // Alone nobody answers: one's own next turns are played.
        let turns = parameters.turns.unwrap_or(if seats > 1 { laps * seats as u32 - 1 } else { laps });
        Flat {
            judge,
            insight,
            seat,
            search: TurnSearch::new(judge.limits.with(parameters.search()), judge, seat),
            reply: TurnSearch::new(Limits { cap, beam, redeals: 1, per_kind: 1 }, insight, seat),
            turns: turns as i32,
            legal: Vec::new(),
            fits: Vec::new(),
            values: Vec::new(),
        }
    }

    /// Looks for the lines with this much thought.
    pub(crate) fn within(self, effort: Effort<'a>) -> Flat<'a, G> {
        Flat { search: self.search.within(effort), ..self }
    }

    /// The best line, as far as it holds in every world, and how long that took, if there is a time for it. The state is
    /// redealt.
    pub(crate) fn best(
        mut self,
        state: &G,
        candidates: u32,
        budget: &Budget<'_>,
        dice: &mut Dice,
    ) -> (Vec<G::Action>, u64) {
        let start = budget.nanos.map(|_| thread_nanos());
        let spent = || start.map_or(0, |start| thread_nanos() - start);
        let of = |line| Candidate { line, sum: 0.0, count: 0 };
        let mut left: Vec<Candidate<G::Action>> =
            self.candidates(state, candidates, dice).into_iter().map(of).collect();
        let stages = left.len().max(2).next_power_of_two().ilog2();
        let searched = spent();
        for stage in 1..=stages {
            if left.len() < 2 || (budget.stop)() {
                break;
            }
            // Every stage gets an equal part of the time that the turn search leaves.
            let until = budget.nanos.map_or(u64::MAX, |nanos| {
                searched + nanos.saturating_sub(searched) / u64::from(stages) * u64::from(stage)
            });
            let over = || (budget.stop)() || (start.is_some() && spent() >= until);
            let passes = (budget.simulations / stages / left.len() as u32).max(1);
            for _ in 0..passes {
                if !self.pass(state, &mut left, &over, dice) {
                    break;
                }
            }
            left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            left.truncate(left.len().div_ceil(2));
        }
        (left.into_iter().next().map(|best| best.line).unwrap_or_default(), spent())
    }

    /// The best lines, each as far as it holds in every world. The state is redealt.
    pub(crate) fn candidates(&mut self, state: &G, count: u32, dice: &mut Dice) -> Vec<Vec<G::Action>> {
        self.search.run(state, dice);
        self.search.cut_at_chance();
        self.search.keep_best(count as usize);
        self.search.ends.iter().map(|end| self.search.line(end.link)).collect()
    }

    /// One world, the same for every candidate. It counts for all of them or, if it is over before all were played out, for
    /// none; tells which.
    fn pass(
        &mut self,
        state: &G,
        candidates: &mut [Candidate<G::Action>],
        over: &dyn Fn() -> bool,
        dice: &mut Dice,
    ) -> bool {
        let mut determinization = state.clone();
        determinization.redeal(Viewer::Seat(self.seat), dice);
        let rolls = dice.fork();
        let mut values = std::mem::take(&mut self.values);
        values.clear();
        for candidate in &*candidates {
            if over() {
                break;
            }
            values.push(self.play_out(determinization.clone(), &candidate.line, rolls.clone()));
        }
        let whole = values.len() == candidates.len();
        if whole {
            for (candidate, value) in candidates.iter_mut().zip(&values) {
                candidate.sum += value;
                candidate.count += 1;
            }
        }
        self.values = values;
        whole
    }

    /// Plays a line, then the turns of the others, and judges.
    fn play_out(&mut self, state: G, line: &[G::Action], dice: Dice) -> f64 {
        let end = self.play_on(state, line, dice);
        self.judge.value(&end, self.seat)
    }

    /// Plays a line, then the turns of the others, until the position can be judged.
    pub(crate) fn play_on(&mut self, mut state: G, line: &[G::Action], mut dice: Dice) -> G {
        let alone = state.seats() == 1;
        let whose = |state: &G, actor| (actor, if alone { state.progress().turn } else { 0 });
        // The rest of one's own turn comes first, where the line was cut.
        let (mut last, mut changes) = (whose(&state, self.seat), -1);
        play_line(&mut state, self.seat, line, &mut self.legal);
        for _ in 0..REPLY_MAX {
            let Some(actor) = state.turn().actors().first() else { break };
            let now = whose(&state, actor);
            if now != last {
                last = now;
                changes += 1;
            }
            if changes >= self.turns {
                break;
            }
            self.answer(&mut state, actor, &mut dice);
        }
        let mut rolls = dice.open();
        settle(self.insight, &mut state, self.seat, &mut self.legal, &mut self.fits, &mut rolls);
        state
    }

    /// A decision of somebody in a played-out state, or the rest of a turn at once.
    fn answer(&mut self, state: &mut G, actor: Seat, dice: &mut Dice) {
        state.legal(actor, &mut self.legal);
        if let [only] = self.legal.as_slice() {
            return state.apply(actor, *only, &mut Silent);
        }
        match self.insight.flat.replies {
            Replies::Sensible => {
                let action =
                    sensible(self.insight, state, actor, &self.legal, &mut self.fits, &mut dice.open());
                state.apply(actor, action, &mut Silent);
            }
            Replies::Fit => {
                let action = self.fittest(state, actor, &mut dice.open());
                state.apply(actor, action, &mut Silent);
            }
            Replies::TurnSearch => {
                self.reply.reset(actor);
                self.reply.run(state, dice);
                self.reply.keep_best(1);
                let best = self.reply.ends.first().map(|end| self.reply.until_chance(end.link));
                let line = best.map(|link| self.reply.line(link)).unwrap_or_default();
                for action in line {
                    state.apply(actor, action, &mut Silent);
                }
            }
        }
    }

    fn fittest(&mut self, state: &G, actor: Seat, rolls: &mut Rolls<'_>) -> G::Action {
        if rolls.below(100) < NOISE {
            return sensible(self.insight, state, actor, &self.legal, &mut self.fits, rolls);
        }
        self.insight.drop_silly(&mut self.legal);
        self.fits.clear();
        self.insight.evaluation.fits(state, actor, &self.legal, &mut self.fits);
        let mut best = 0;
        for at in 1..self.legal.len() {
            if self.fits[at] > self.fits[best] {
                best = at;
            }
        }
        self.legal[best]
    }
}

/// Plays out this many positions as `flat` does at a decision of the seat, for measurements; what they were worth.
pub fn rehearse<G: Game>(insight: &Insight<G>, state: &G, seat: Seat, seed: Seed, simulations: u32) -> f64 {
    let mut dice = Dice::new(seed, "rehearsal");
    let mut known = state.clone();
    known.redeal(Viewer::Seat(seat), &mut dice);
    let mut flat = Flat::new(insight, insight, known.seats(), seat, Parameters::default());
    let lines = flat.candidates(&known, insight.flat.candidates, &mut dice);
    let mut sum = 0.0;
    for line in lines.iter().cycle().take(simulations as usize) {
        let mut determinization = known.clone();
        determinization.redeal(Viewer::Seat(seat), &mut dice);
        sum += flat.play_out(determinization, line, dice.fork());
    }
    sum
}

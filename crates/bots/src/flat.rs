//! Flat Monte Carlo search over whole turns: the best lines, each played out in many determinizations.
//!
//! Candidates are lines of the seat's turn, each cut after the first move that uses dice. The budget is spent by
//! sequential halving: all candidates get a few determinizations, the better half gets more, and so on. In each
//! determinization every candidate has the same deal and the same dice. After the other seats' replies, the evaluation
//! judges the position; win probabilities would differ too little for comparison.

use engine::{Dice, Game, Rolls, Seat, Seed, Silent, Viewer};
use serde::Deserialize;

use crate::greedy::{play_line, settle};
use crate::sensible::sensible;
use crate::turn_search::{Limits, TurnSearch};
use crate::{Effort, Flat as Parameters, Insight, thread_nanos};

/// The maximum number of moves until all other seats have replied.
const REPLY_MAX: usize = 512;

/// The percentage of fitness decisions that are replaced by random sensible ones, so that playouts differ.
const NOISE: u32 = 10;

/// The policy of the other seats in playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Replies {
    /// The policy of `sensible`.
    Sensible,
    /// The fittest action at each step.
    Fit,
    /// A small turn search.
    #[serde(alias = "walk")]
    TurnSearch,
}

/// The default playout settings of `flat` in a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// Playouts per turn.
    pub(crate) simulations: u32,
    /// The number of lines that are compared.
    pub(crate) candidates: u32,
    /// The policy of the other seats.
    pub(crate) replies: Replies,
    /// The beam and the cap of a reply's turn search.
    pub(crate) reply: [u32; 2],
    /// The number of turns of each seat before the evaluation, including the present one: with 1 the other seats reply,
    /// with 2 the seat's next turn and the replies to it follow.
    pub(crate) laps: u32,
    /// Kinds of frequent small decisions, such as bids. Each gets a fifth of the budget.
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

/// The budget of a decision.
pub(crate) struct Budget<'a> {
    /// Playouts. The same number leads to the same choice.
    pub(crate) simulations: u32,
    /// Processor time of the thread, including the turn search. The result then depends on the machine.
    pub(crate) nanos: Option<u64>,
    /// Checked between playouts. Once it returns true, the best candidate so far is chosen.
    pub(crate) stop: &'a dyn Fn() -> bool,
}

/// A candidate: its line and its results so far.
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
    /// The evaluation that finds lines and judges final positions.
    judge: &'a Insight<G>,
    /// The evaluation of all seats in playouts.
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
    /// A search with one evaluation for judging and one for replies.
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
        // In a solo game nobody replies, so the seat's next turns are played.
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

    /// Limits the effort of the turn search.
    pub(crate) fn within(self, effort: Effort<'a>) -> Flat<'a, G> {
        Flat { search: self.search.within(effort), ..self }
    }

    /// The best line, up to its first use of chance, and the time used if there is a time budget. The state is redealt.
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
            // Every stage gets an equal part of the time left after the turn search.
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

    /// The best lines, each up to its first use of chance. The state is redealt.
    pub(crate) fn candidates(&mut self, state: &G, count: u32, dice: &mut Dice) -> Vec<Vec<G::Action>> {
        self.search.run(state, dice);
        self.search.cut_at_chance();
        self.search.keep_best(count as usize);
        self.search.ends.iter().map(|end| self.search.line(end.link)).collect()
    }

    /// Plays all candidates out in one determinization. If the budget ends before all were played, it counts for none.
    /// Returns whether it counts.
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

    /// Plays a line and the replies, then evaluates.
    fn play_out(&mut self, state: G, line: &[G::Action], dice: Dice) -> f64 {
        let end = self.play_on(state, line, dice);
        self.judge.value(&end, self.seat)
    }

    /// Plays a line and the replies until the position is quiescent.
    pub(crate) fn play_on(&mut self, mut state: G, line: &[G::Action], mut dice: Dice) -> G {
        let alone = state.seats() == 1;
        let whose = |state: &G, actor| (actor, if alone { state.progress().turn } else { 0 });
        // The rest of the seat's own turn comes first if the line was cut.
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

    /// Makes a decision of a seat in a playout, or the rest of its turn at once.
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
        self.insight.drop_useless(&mut self.legal);
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

/// Plays this many playouts like `flat` at a decision of the seat, for measurements. Returns their values.
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

//! Move advice: the best choices of a decision, each with its expected value and a reason.
//!
//! Candidates are whole lines, found and played out like those of `flat` with nets, in determinizations redealt for the
//! seat. A reason names the terms of the evaluation in which two choices differ most after their moves, so its figures
//! match the moves shown. Differences that arise later in the playouts are announced as such. Together they add up to
//! the difference in value by which the choices are ranked.

use engine::{Dice, Game, Phrase, Seat, Seed, Silent, Viewer};

use crate::evaluation::EXPERIENCE;
use crate::flat::Flat;
use crate::greedy::{play_line, settle};
use crate::{Account, Effort, Flat as Parameters, Insight, Term, insight, learned};

/// The maximum number of choices shown.
pub const CHOICES: usize = 3;

/// The number of candidates that remain in the last stage, because some may turn out to be the same choice.
const FINALISTS: usize = 2 * CHOICES;

/// The maximum number of terms in a reason.
const TERMS: usize = 3;

/// A term is named if its difference is at least this part of the largest one, and at least this large.
const NOTABLE: (f64, f64) = (0.25, 0.05);

/// The number of determinizations in which a move must be legal. Otherwise it depends on hidden information.
const SURE_SAMPLES: usize = 6;

/// One of the best choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// Its moves, up to the first one that depends on chance.
    pub moves: Vec<A>,
    /// The average value in points of the game, with the output of the net.
    pub value: f64,
    /// The win probability, from 0 to 1; none in a solo game against a rival of unknown strength.
    pub chance: Option<f64>,
    /// The number, from 1, of the choice with which it is compared: the best with the second, the others with the best;
    /// none without another choice.
    pub beside: Option<u8>,
    /// The terms in which the two differ most; empty if they hardly differ.
    pub reasons: Vec<Phrase>,
    /// Whether it is the only choice.
    pub only: bool,
}

impl<A> Advice<A> {
    /// The reason, as a sentence.
    pub fn reason(&self) -> Phrase {
        match (self.beside, self.reasons.is_empty()) {
            (None, _) => Phrase::new(if self.only { "hint-only" } else { "hint-same" }),
            (Some(other), true) => Phrase::new("hint-alike").with("other", other),
            (Some(other), false) => {
                Phrase::new("hint-against").with("other", other).with("reasons", self.reasons.clone())
            }
        }
    }
}

/// A candidate: its line and its results so far.
struct Candidate<A> {
    line: Vec<A>,
    /// Whether it begins with a kind of move whose weight is 0.
    silly: bool,
    value: f64,
    /// The terms after its moves.
    account: Account,
    /// The terms of the position at the end of its playouts.
    end: Account,
    /// The values of that position, by seat.
    seats: Vec<f64>,
    samples: f64,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        self.value / self.samples.max(1.0)
    }

    /// The differences from another candidate, term by term.
    fn against(&self, other: &Candidate<A>) -> Difference {
        let mean = |account: &Account, samples: f64| {
            let mut mean = Account::default();
            mean.merge(account, 1.0 / samples.max(1.0));
            mean
        };
        let terms = |of: fn(&Candidate<A>) -> &Account| {
            mean(of(self), self.samples).against(&mean(of(other), other.samples))
        };
        let now = terms(|one| &one.account);
        let mut later = Account::default();
        terms(|one| &one.end).iter().for_each(|term| later.put(term.id, term.amount, term.worth));
        now.iter().for_each(|term| later.put(term.id, -term.amount, -term.worth));
        Difference { now, later: later.terms().to_vec() }
    }
}

/// The difference between two candidates.
struct Difference {
    /// The difference after their moves.
    now: Vec<Term>,
    /// The difference that arises later.
    later: Vec<Term>,
}

/// The best choices at a decision of the seat, the best first: they depend only on what the seat knows and on the seed.
/// Empty for decisions that are left to people. If the seat has decided already, its choice is included, however bad.
///
/// The seat must be awaited.
pub fn advise<G: Game>(
    state: &G,
    seat: Seat,
    decided: Option<G::Action>,
    seed: Seed,
    effort: Effort<'_>,
) -> Vec<Advice<G::Action>> {
    let mut known = state.clone();
    known.redeal(Viewer::Seat(seat), &mut Dice::new(seed, "advice redeal"));
    let mut legal = Vec::new();
    known.legal(seat, &mut legal);
    if !known.left_to_people(seat).is_empty() {
        return Vec::new();
    }
    // Like the strong levels: the net evaluates if there is one, and the replies use the evaluation by hand.
    let (judge, answers) = (learned::<G>(), insight::<G>());
    let mut dice = Dice::new(seed, "advice");
    let flat = Flat::new(&judge, &answers, known.seats(), seat, Parameters::default()).within(effort);
    let mut search = Search { judge: &judge, seat, flat, legal: Vec::new(), fits: Vec::new() };
    let mut found = search.candidates(&known, decided, &mut dice);
    search.race(&known, &mut found, decided, effort, &mut dice);
    let chosen = best_few(found, decided);
    // The opponents' values do not depend on the compared choices, so they are measured once.
    let mut field = vec![0.0; known.seats()];
    for one in &chosen {
        field.iter_mut().zip(&one.seats).for_each(|(sum, value)| *sum += value / one.samples.max(1.0));
    }
    field.iter_mut().for_each(|sum| *sum /= chosen.len().max(1) as f64);
    let chance = |one: &Candidate<G::Action>| {
        let mut values = field.clone();
        values[seat.index()] = one.mean();
        judge.shares(&known, &values).map(|shares| shares[seat.index()])
    };
    let advice = |(at, one): (usize, &Candidate<G::Action>)| {
        let beside = match (at, chosen.len()) {
            (_, 1) => None,
            (0, _) => Some(1),
            _ => Some(0),
        };
        Advice {
            moves: one.line.clone(),
            value: one.mean(),
            chance: chance(one),
            beside: beside.map(|at: usize| at as u8 + 1),
            reasons: beside.map(|at| differences(one.against(&chosen[at]))).unwrap_or_default(),
            only: legal.len() == 1,
        }
    };
    chosen.iter().enumerate().map(advice).collect()
}

struct Search<'a, G: Game> {
    judge: &'a Insight<G>,
    seat: Seat,
    flat: Flat<'a, G>,
    legal: Vec<G::Action>,
    fits: Vec<f64>,
}

impl<G: Game> Search<'_, G> {
    /// The lines to compare. Lines with the same moves in another order count once. If they begin with fewer choices
    /// than are shown, the best other choices are added.
    fn candidates(
        &mut self,
        known: &G,
        decided: Option<G::Action>,
        dice: &mut Dice,
    ) -> Vec<Candidate<G::Action>> {
        // Many of them will turn out to be the same choice.
        let count = 2 * self.judge.flat.candidates;
        let mut lines: Vec<Vec<G::Action>> = Vec::new();
        let determinizations: Vec<G> = (0..SURE_SAMPLES).map(|_| self.determinize(known, dice)).collect();
        for mut line in self.flat.candidates(known, count, dice) {
            line.truncate(self.sure_length(&determinizations, &line));
            let same = |other: &Vec<G::Action>| {
                other.len() == line.len() && line.iter().all(|action| other.contains(action))
            };
            match lines.iter().position(same) {
                // If two orders have the same moves, the order that was begun is kept.
                Some(at) if decided == line.first().copied() => lines[at] = line,
                None if !line.is_empty() => lines.push(line),
                _ => (),
            }
        }
        self.add_others(known, &mut lines);
        if let Some(decided) = decided
            && !lines.iter().any(|line| line[0] == decided)
        {
            lines.push(vec![decided]);
        }
        let candidate = |line: Vec<G::Action>| Candidate {
            silly: self.is_silly(line[0]),
            line,
            value: 0.0,
            account: Account::default(),
            end: Account::default(),
            seats: vec![0.0; known.seats()],
            samples: 0.0,
        };
        lines.into_iter().map(candidate).collect()
    }

    /// A determinization: a state that is consistent with what the seat knows.
    fn determinize(&self, known: &G, dice: &mut Dice) -> G {
        let mut determinization = known.clone();
        determinization.redeal(Viewer::Seat(self.seat), dice);
        determinization
    }

    /// The number of moves of the line that are legal in all of these determinizations. A later move depends on hidden
    /// information, such as a face-down card of another seat.
    fn sure_length(&mut self, determinizations: &[G], line: &[G::Action]) -> usize {
        let moves =
            |determinization: &G| play_line(&mut determinization.clone(), self.seat, line, &mut self.legal);
        // Its first move is legal in all, because it was found in one of them.
        determinizations.iter().map(moves).min().unwrap_or(line.len()).max(1)
    }

    fn is_silly(&self, action: G::Action) -> bool {
        self.judge.kinds.weight(G::kind(action)) <= 0.0
    }

    /// Adds single moves if too few lines were found. Moves with a weight of 0 are added only if there would be nothing
    /// to compare.
    fn add_others(&self, known: &G, lines: &mut Vec<Vec<G::Action>>) {
        let mut firsts: Vec<G::Action> = Vec::new();
        for line in lines.iter() {
            if !firsts.contains(&line[0]) {
                firsts.push(line[0]);
            }
        }
        if firsts.len() >= CHOICES {
            return;
        }
        let mut legal = Vec::new();
        known.legal(self.seat, &mut legal);
        // A first action that is contained in another line would repeat that choice in another order.
        legal.retain(|action| !lines.iter().any(|line| line.contains(action)));
        let judged = |action: &G::Action| {
            let mut after = known.clone();
            after.apply(self.seat, *action, &mut Silent);
            (!self.is_silly(*action), self.judge.value(&after, self.seat))
        };
        let mut others: Vec<_> = legal.iter().map(|action| (judged(action), *action)).collect();
        others.sort_by(|(a, _), (b, _)| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
        others.truncate(FINALISTS - firsts.len());
        let others_found = others.iter().filter(|((sound, _), _)| *sound).count();
        others.truncate(others_found.max(2_usize.saturating_sub(firsts.len())));
        lines.extend(others.into_iter().map(|(_, action)| vec![action]));
    }

    /// Sequential halving: all candidates get a few determinizations, the better half gets more.
    fn race(
        &mut self,
        known: &G,
        left: &mut Vec<Candidate<G::Action>>,
        decided: Option<G::Action>,
        effort: Effort<'_>,
        dice: &mut Dice,
    ) {
        if left.len() < 2 {
            // A single choice needs no comparison, but its win probability is still computed.
            return self.pass(known, left, dice);
        }
        let simulations = u64::from(self.judge.flat.simulations) * u64::from(effort.permille) / 1000;
        let stages = 1 + (left.len().div_ceil(FINALISTS)).next_power_of_two().ilog2();
        for stage in 0..stages {
            let passes = (simulations as usize / stages as usize / left.len()).max(1);
            for _ in 0..passes {
                if (effort.stop)() {
                    break;
                }
                self.pass(known, left, dice);
            }
            left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            drop_alike(left, decided);
            if stage + 1 < stages {
                let keep = left.len().div_ceil(2).max(FINALISTS);
                let mut at = 0;
                let mut held = false;
                left.retain(|one| {
                    at += 1;
                    let own = decided.is_some_and(|decided| one.line[0] == decided) && !held;
                    held |= own;
                    at <= keep || own
                });
            }
        }
    }

    /// One determinization, the same for every candidate.
    fn pass(&mut self, known: &G, candidates: &mut [Candidate<G::Action>], dice: &mut Dice) {
        let determinization = self.determinize(known, dice);
        let rolls = dice.fork();
        for one in candidates {
            let now = self.after(determinization.clone(), &one.line, rolls.clone());
            self.judge.account(&now, self.seat, &mut one.account);
            let end = self.flat.play_on(determinization.clone(), &one.line, rolls.clone());
            for (sum, seat) in one.seats.iter_mut().zip(Seat::all(end.seats())) {
                *sum += self.judge.value(&end, seat);
            }
            one.value += self.judge.value(&end, self.seat);
            self.judge.account(&end, self.seat, &mut one.end);
            one.samples += 1.0;
        }
    }

    /// The position after the moves of a line, played on until it is quiescent.
    fn after(&mut self, mut state: G, line: &[G::Action], mut dice: Dice) -> G {
        play_line(&mut state, self.seat, line, &mut self.legal);
        if !self.judge.evaluation.is_settled(&state, self.seat) {
            let (legal, fits) = (&mut self.legal, &mut self.fits);
            settle(self.judge, &mut state, self.seat, legal, fits, &mut dice.open());
        }
        state
    }
}

/// Whether two candidates are the same choice: they begin alike and have about the same value.
fn is_alike<A: PartialEq>(a: &Candidate<A>, b: &Candidate<A>) -> bool {
    a.line[0] == b.line[0]
        && (a.mean() - b.mean()).abs() < 0.5
        && a.against(b).now.iter().all(|term| term.amount.abs() < 0.5)
}

/// Keeps the best of each group of equal choices. The list is sorted.
fn drop_alike<A: PartialEq + Copy>(found: &mut Vec<Candidate<A>>, decided: Option<A>) {
    let mut chosen: Vec<Candidate<A>> = Vec::with_capacity(found.len());
    for one in found.drain(..) {
        let own = decided == Some(one.line[0]) && !chosen.iter().any(|other| other.line[0] == one.line[0]);
        if own || !chosen.iter().any(|other| is_alike(other, &one)) {
            chosen.push(one);
        }
    }
    *found = chosen;
}

/// The first few choices, and the decided one. A choice with a weight of 0 is never shown first: it would be the same
/// turn, begun with a move that changes nothing.
fn best_few<A: PartialEq + Copy>(found: Vec<Candidate<A>>, decided: Option<A>) -> Vec<Candidate<A>> {
    let sound = found.iter().any(|one| !one.silly);
    let mut chosen: Vec<Candidate<A>> = Vec::new();
    for one in found {
        let own = decided == Some(one.line[0]) && !chosen.iter().any(|other| other.line[0] == one.line[0]);
        let idle = sound && one.silly && !chosen.iter().any(|other| !other.silly);
        if (chosen.len() < CHOICES && !idle) || own {
            chosen.push(one);
        }
    }
    chosen
}

/// The terms in which two choices differ most: first those of the moves shown. If these do not explain the ranking,
/// later terms follow, or the output of the net, which has no terms.
fn differences(Difference { now, later }: Difference) -> Vec<Phrase> {
    let sum = |terms: &[Term]| terms.iter().map(|term| term.worth).sum::<f64>();
    let total = sum(&now) + sum(&later);
    let decides = |term: &Term| term.worth * total > 0.0 && term.worth.abs() >= NOTABLE.1;
    let by_worth = |a: &Term, b: &Term| b.worth.abs().total_cmp(&a.worth.abs());
    let (vague, mut terms): (Vec<Term>, Vec<Term>) = now.into_iter().partition(|term| term.id == EXPERIENCE);
    let plain = sum(&terms);
    terms.sort_by(by_worth);
    let most = terms.first().map_or(0.0, |term| term.worth.abs());
    let least = (NOTABLE.0 * most).max(NOTABLE.1);
    terms.retain(|term| term.worth.abs() >= least);
    let named = &terms[..terms.len().min(TERMS)];
    let mut explanation = None;
    if plain * total <= 0.0 || !named.iter().any(decides) {
        // The reason names at least one deciding term. Terms with a sentence come before the net's.
        let (learned_worth, mut later): (Vec<Term>, Vec<Term>) =
            later.into_iter().partition(|term| term.id == EXPERIENCE);
        later.sort_by(by_worth);
        let learned_worth = Term { id: EXPERIENCE, amount: 0.0, worth: sum(&vague) + sum(&learned_worth) };
        let say_now = |term: &Term| (say(term), term.worth);
        explanation = terms.iter().skip(TERMS - 1).find(|term| decides(term)).map(say_now);
        explanation =
            explanation.or_else(|| later.into_iter().find_map(|term| say_later(term, &mut terms, decides)));
        explanation = explanation.or_else(|| decides(&learned_worth).then(|| say_now(&learned_worth)));
    }
    terms.truncate(if explanation.is_some() { TERMS - 1 } else { TERMS });
    let mut reasons: Vec<(Phrase, f64)> = terms.iter().map(|term| (say(term), term.worth)).collect();
    reasons.extend(explanation);
    // Without a deciding term the two choices are about equally good.
    if !reasons.iter().any(|(_, worth)| worth * total > 0.0) {
        return Vec::new();
    }
    // Reasons in favour come first; later consequences come last.
    reasons.sort_by_key(|(phrase, worth)| (phrase.id == "hint-then", *worth <= 0.0));
    reasons.into_iter().map(|(phrase, _)| phrase).collect()
}

/// A later difference with its worth, if it decides. Without figures it replaces the term of the same name, so that a
/// reason never calls the same thing better and worse.
fn say_later(mut term: Term, now: &mut Vec<Term>, decides: impl Fn(&Term) -> bool) -> Option<(Phrase, f64)> {
    if figure(&term).is_some() {
        return decides(&term).then(|| (Phrase::new("hint-then").with("what", say(&term)), term.worth));
    }
    let same = now.iter().position(|one| one.id == term.id);
    term.worth += same.map_or(0.0, |at| now[at].worth);
    if !decides(&term) {
        return None;
    }
    same.map(|at| now.remove(at));
    Some((say(&Term { amount: 0.0, ..term }), term.worth))
}

/// The difference in number, if the term is countable.
fn figure(term: &Term) -> Option<(&'static str, i64)> {
    let count = term.amount.abs().round() as i64;
    let sign = if term.amount > 0.0 { "+" } else { "−" };
    (count > 0 && (term.amount > 0.0) == (term.worth > 0.0)).then_some((sign, count))
}

/// The difference in one term: by number if it is countable, otherwise as better or worse.
fn say(term: &Term) -> Phrase {
    if let Some((sign, count)) = figure(term) {
        return Phrase::new(term.id).with("sign", sign).with("n", count);
    }
    let name = Phrase::new(format!("{}.name", term.id));
    Phrase::new(if term.worth > 0.0 { "hint-better" } else { "hint-worse" }).with("what", name)
}

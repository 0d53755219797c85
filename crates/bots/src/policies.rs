//! The policies of bots, each registered by name. A new bot implements [`Bot`] and is added to the list below.

use std::fmt;
use std::sync::Arc;

use engine::{Dice, Game, Seat, Seed};

use crate::flat::{Budget, Flat as Search};
use crate::greedy::Greedy as Best;
use crate::sensible::sensible;
use crate::spec::share;
use crate::{BotInfo, Effort, Flat as FlatParameters, Greedy as GreedyParameters, Insight, Numbers};
use crate::{first, insight, learned};

/// A decision: the position as the seat knows it, and the resources the bot may use.
pub(crate) struct Decision<'a, G: Game> {
    /// The position, with everything that the seat cannot know drawn again.
    pub(crate) known: &'a G,
    pub(crate) seat: Seat,
    /// The legal actions, at least two.
    pub(crate) legal: &'a [G::Action],
    pub(crate) insight: &'a Insight<G>,
    pub(crate) seed: Seed,
    pub(crate) dice: &'a mut Dice,
    pub(crate) effort: Effort<'a>,
}

/// The policy of a bot in one game, with its memory.
pub(crate) trait Policy<G: Game>: Send + fmt::Debug {
    /// The actions to take in order: at least one. The others apply only while the game goes as expected.
    fn line(&mut self, decision: Decision<'_, G>) -> Vec<G::Action>;

    /// An action that can be chosen without the position.
    fn at_once(&mut self, _legal: &[G::Action], _dice: &mut Dice) -> Option<G::Action> {
        None
    }
}

/// A named bot for every game.
pub(crate) trait Bot {
    /// Its name and description.
    const INFO: BotInfo;

    /// The evaluation that the policy uses.
    fn insight<G: Game>(_numbers: &Numbers) -> Arc<Insight<G>> {
        insight()
    }

    /// Its policy.
    fn policy<G: Game>(numbers: &Numbers) -> Box<dyn Policy<G>>;
}

macro_rules! registry {
    ($($bot:ty),+ $(,)?) => {
        /// All bots, in the order of their listing.
        pub(crate) fn registered() -> Vec<BotInfo> {
            vec![$(<$bot as Bot>::INFO),+]
        }

        /// Creates the evaluation and the policy of a bot.
        pub(crate) fn make<G: Game>(
            name: &str,
            numbers: &Numbers,
        ) -> Option<(fn(&Numbers) -> Arc<Insight<G>>, Box<dyn Policy<G>>)> {
            $(if name == <$bot as Bot>::INFO.name {
                return Some((<$bot as Bot>::insight::<G>, <$bot as Bot>::policy::<G>(numbers)));
            })+
            None
        }
    };
}

registry![Random, Sensible, Greedy, First, Learned, Flat];

/// Chooses each legal action with the same probability.
#[derive(Debug)]
struct Random;

impl Bot for Random {
    const INFO: BotInfo = BotInfo::plain("random", "every legal action is equally likely");

    fn policy<G: Game>(_: &Numbers) -> Box<dyn Policy<G>> {
        Box::new(Random)
    }
}

impl<G: Game> Policy<G> for Random {
    fn line(&mut self, decision: Decision<'_, G>) -> Vec<G::Action> {
        Policy::<G>::at_once(self, decision.legal, decision.dice).into_iter().collect()
    }

    fn at_once(&mut self, legal: &[G::Action], dice: &mut Dice) -> Option<G::Action> {
        Some(legal[dice.below(legal.len() as u32) as usize])
    }
}

/// Chooses a kind of action by the game's weights, then an action of that kind. Never chooses an obviously bad one.
#[derive(Debug)]
struct Sensible {
    /// The number of decisions in a thousand that are random.
    random: u32,
    fits: Vec<f64>,
}

impl Bot for Sensible {
    const INFO: BotInfo = BotInfo {
        parameters: "[:SHARE]",
        read: Some(share),
        ..BotInfo::plain(
            "sensible",
            "weighs kinds of actions, does nothing silly; SHARE of its decisions at random",
        )
    };

    fn policy<G: Game>(numbers: &Numbers) -> Box<dyn Policy<G>> {
        Box::new(Sensible { random: numbers.get("random").unwrap_or(0), fits: Vec::new() })
    }
}

impl<G: Game> Policy<G> for Sensible {
    fn line(
        &mut self,
        Decision { known, seat, legal, insight, dice, .. }: Decision<'_, G>,
    ) -> Vec<G::Action> {
        let action = if self.random > 0 && dice.below(1000) < self.random {
            legal[dice.below(legal.len() as u32) as usize]
        } else {
            sensible(insight, known, seat, legal, &mut self.fits, &mut dice.open())
        };
        vec![action]
    }
}

/// Chooses the line of its turn that leads to the best position.
#[derive(Debug)]
struct Greedy {
    parameters: GreedyParameters,
    /// The present turn, and whether it is played by `sensible`.
    slip: Option<((u32, Seat), bool)>,
    fits: Vec<f64>,
}

/// Parameters of `greedy` and of the policies that share its turn search.
const SEARCH_PARAMETERS: &[(&str, u32)] = &[CAP, BEAM, ("redeals", 100), ("noise", 1_000), ("slips", 100)];

/// The limit of a turn search in positions.
const CAP: (&str, u32) = ("cap", 100_000);
const BEAM: (&str, u32) = ("beam", 1_000);

impl Bot for Greedy {
    const INFO: BotInfo = BotInfo {
        parameters: "[:cap=N,beam=N,redeals=N,noise=N,slips=N]",
        numbers: SEARCH_PARAMETERS,
        ..BotInfo::plain("greedy", "the best line of actions of its own turn")
    };

    fn policy<G: Game>(numbers: &Numbers) -> Box<dyn Policy<G>> {
        Box::new(Greedy { parameters: numbers.into(), slip: None, fits: Vec::new() })
    }
}

impl Greedy {
    /// Whether `sensible` plays the present turn. Drawn for the whole turn, from the seed of its first decision.
    fn slips(&mut self, turn: (u32, Seat), seed: Seed, slips: u32) -> bool {
        match self.slip {
            Some((of, slip)) if of == turn => slip,
            _ => {
                let slip = Dice::new(seed, "bot slips").below(100) < slips;
                self.slip = Some((turn, slip));
                slip
            }
        }
    }
}

impl<G: Game> Policy<G> for Greedy {
    fn line(&mut self, decision: Decision<'_, G>) -> Vec<G::Action> {
        let Decision { known, seat, legal, insight, seed, dice, effort } = decision;
        let turn = (known.progress().turn, seat);
        if self.parameters.slips.is_some_and(|slips| self.slips(turn, seed, slips)) {
            return vec![sensible(insight, known, seat, legal, &mut self.fits, &mut dice.open())];
        }
        let limits = insight.limits.with(self.parameters);
        Best::new(limits, insight, seat).within(effort).best(known, self.parameters.noise.unwrap_or(0), dice)
    }
}

/// `greedy` as in the first release: a fixed reference.
#[derive(Debug)]
struct First;

impl Bot for First {
    const INFO: BotInfo =
        BotInfo::plain("greedy-1", "greedy as it was in the first release: a yardstick that never moves");

    fn insight<G: Game>(_: &Numbers) -> Arc<Insight<G>> {
        first()
    }

    fn policy<G: Game>(_: &Numbers) -> Box<dyn Policy<G>> {
        Box::new(First)
    }
}

impl<G: Game> Policy<G> for First {
    fn line(&mut self, Decision { known, seat, insight, dice, .. }: Decision<'_, G>) -> Vec<G::Action> {
        let mut line = Best::new(insight.limits, insight, seat).best(known, 0, dice);
        // The first release had no memory.
        line.truncate(1);
        line
    }
}

/// The turn search of `greedy` with nets.
struct Learned;

impl Bot for Learned {
    const INFO: BotInfo = BotInfo {
        parameters: "[:cap=N,beam=N,redeals=N,noise=N,slips=N]",
        numbers: SEARCH_PARAMETERS,
        ..BotInfo::plain("learned", "greedy with what self-play has taught it of who wins")
    };

    fn insight<G: Game>(_: &Numbers) -> Arc<Insight<G>> {
        learned()
    }

    fn policy<G: Game>(numbers: &Numbers) -> Box<dyn Policy<G>> {
        <Greedy as Bot>::policy(numbers)
    }
}

/// Plays the best lines out in many determinizations.
struct Flat;

/// The state of `flat` in one game.
#[derive(Debug)]
struct Searching<G: Game> {
    parameters: FlatParameters,
    /// The evaluation of replies in playouts, if it differs from the judging one.
    answers: Option<Arc<Insight<G>>>,
    /// The present turn.
    turn: u32,
    /// The playouts and the nanoseconds used in it.
    used: [u64; 2],
}

impl Bot for Flat {
    const INFO: BotInfo = BotInfo {
        parameters: "[:sims=N,candidates=N,turns=N,cap=N,beam=N,times=N,ms=N,learned=N]",
        numbers: &[
            ("sims", 1_000_000),
            ("candidates", 1_000),
            ("turns", 100),
            CAP,
            BEAM,
            ("times", 100),
            ("ms", 600_000),
            ("learned", 2),
        ],
        ..BotInfo::plain("flat", "the best lines, each played out in many worlds")
    };

    fn insight<G: Game>(numbers: &Numbers) -> Arc<Insight<G>> {
        if numbers.get("learned").is_some() { learned() } else { insight() }
    }

    fn policy<G: Game>(numbers: &Numbers) -> Box<dyn Policy<G>> {
        // A net is slow. With `learned=2` it finds lines and judges final positions, while replies use the evaluation
        // by hand.
        let answers = (numbers.get("learned") == Some(2)).then(insight);
        Box::new(Searching { parameters: numbers.into(), answers, turn: 0, used: [0, 0] })
    }
}

impl<G: Game> Searching<G> {
    /// The budget of this decision: the rest of the turn's budget, at least a tenth of it; a fifth of that for frequent
    /// small decisions.
    fn budget<'a>(&mut self, decision: &Decision<'a, G>) -> Budget<'a> {
        let FlatParameters { sims, times, ms, .. } = self.parameters;
        let settings = &decision.insight.flat;
        let turn = decision.known.progress().turn;
        if self.turn != turn {
            (self.turn, self.used) = (turn, [0, 0]);
        }
        let brief = |&action: &G::Action| settings.brief.iter().any(|kind| kind == G::kind(action));
        let parts = if decision.legal.iter().all(brief) { 5 } else { 1 };
        let now = |whole: u64, used: u64| {
            let whole = whole * u64::from(decision.effort.permille) / 1000;
            (whole / parts).min(whole.saturating_sub(used)).max(whole / 10).max(1)
        };
        let usual = settings.simulations.saturating_mul(times.unwrap_or(1));
        // If only a time is given, only the time limits the search.
        let whole = sims.unwrap_or(if ms.is_some() && times.is_none() { u32::MAX } else { usual });
        Budget {
            simulations: now(u64::from(whole), self.used[0]).try_into().unwrap_or(u32::MAX),
            nanos: ms.map(|ms| now(u64::from(ms) * 1_000_000, self.used[1])),
            stop: decision.effort.stop,
        }
    }
}

impl<G: Game> Policy<G> for Searching<G> {
    fn line(&mut self, decision: Decision<'_, G>) -> Vec<G::Action> {
        let budget = self.budget(&decision);
        let Decision { known, seat, insight, dice, effort, .. } = decision;
        let candidates = self.parameters.candidates.unwrap_or(insight.flat.candidates);
        let answers = self.answers.as_deref().unwrap_or(insight);
        let search = Search::new(insight, answers, known.seats(), seat, self.parameters).within(effort);
        let (line, nanos) = search.best(known, candidates, &budget, dice);
        self.used[0] += u64::from(budget.simulations);
        self.used[1] += nanos;
        line
    }
}

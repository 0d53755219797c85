//! One random game that the kit examines.

use serde_json::Value;

use crate::{CarryOver, DataId, Dice, Game, Match, Seat, Seed, SetupError, Silent, Start, Turn, Viewer};

use super::json::{differ, mutate, value};
use super::law::hold;
use super::panics::guard;
use super::position::{aid, over, position, shown, told};
use super::{Fault, Flaw, Kit, Law, Report, chains, history, mutants, paper, secrecy, serial, size};

/// The maximum number of actions kept from other positions.
const POOL_MAX: usize = 300;

/// Plays one game and examines it.
pub(super) fn run<G: Game>(
    kit: &Kit<G>,
    seats: usize,
    options: &G::Options,
    seed: u64,
    report: &mut Report,
) -> Result<(), Box<Fault>> {
    let mut trial = Trial {
        kit,
        seats,
        options,
        seed,
        dice: Dice::new(Seed::from(seed), "conformance"),
        at: 0,
        named: None,
        pool: Vec::new(),
        mutants: Vec::new(),
        report,
    };
    // Also reports the place of a panic that no law caught.
    let result = guard(Law::Applies, || trial.play());
    let at = trial.at;
    result.map_err(|Flaw { law, what }| {
        let options = serde_json::to_string(options).unwrap_or_else(|_| format!("{options:?}"));
        Box::new(Fault { game: G::INFO.id, seats, options, seed, at, law, what })
    })
}

struct Trial<'a, G: Game> {
    kit: &'a Kit<G>,
    seats: usize,
    options: &'a G::Options,
    seed: u64,
    /// Random choices of players and samples, independent of the game's own dice.
    dice: Dice,
    /// The number of moves examined.
    at: usize,
    /// The seat of the last decision and the resources that its sentence named.
    named: Option<(Seat, Vec<&'static str>)>,
    /// Legal actions of other positions and seats.
    pool: Vec<G::Action>,
    /// States with one random change.
    mutants: Vec<Value>,
    report: &'a mut Report,
}

impl<G: Game> Trial<'_, G> {
    fn play(&mut self) -> Result<(), Flaw> {
        let data = guard(Law::Setup, || {
            G::load_data(&self.kit.files).map_err(|error| Flaw::new(Law::Setup, error.to_string()))
        })?;
        guard(Law::Setup, || self.sets_up(data))?;
        let start: Start<G> = Start::Seed {
            seed: Seed::from(self.seed),
            seats: self.seats,
            options: self.options.clone(),
            data,
        };
        let (mut game, mut state) = guard(Law::Applies, || {
            let refuse = |error: SetupError| Flaw::new(Law::Setup, error.to_string());
            let bare =
                Match::replay(start.clone(), []).map_err(|error| Flaw::new(Law::Setup, error.to_string()))?;
            Ok((Match::new(start).map_err(refuse)?, bare.state().clone()))
        })?;
        loop {
            self.walk(&game, &mut state)?;
            if state.turn().is_over() {
                break;
            }
            let most = G::INFO.decisions_max;
            hold!(
                Law::Ends,
                game.seq() < most,
                "not over after {} moves; decisions_max is {most}",
                game.seq()
            );
            if self.dice.below(self.kit.every) == 0 {
                self.sample(&mut game)?;
            }
            // Samples become rarer in long games, to limit the running time.
            if self.dice.below(self.kit.every + self.at as u32 / 8) == 0 {
                self.look_back(&game)?;
            }
            if matches!(state.turn(), Turn::Several(_)) && self.dice.below(2) == 0 {
                secrecy::simultaneous(&state, &mut self.dice)?;
            }
            self.act(&mut game)?;
        }
        self.end(&game)
    }

    /// Checks that a game starts with the given parameters and rejects those it does not support.
    fn sets_up(&self, data: DataId) -> Result<(), Flaw> {
        let law = Law::Setup;
        let seed = Seed::from(self.seed);
        let state = G::new(data, self.seats, self.options, seed)
            .map_err(|error| Flaw::new(law, format!("refused: {error}")))?;
        hold!(
            law,
            state.seats() == self.seats,
            "{} seats were asked for, {} came",
            self.seats,
            state.seats()
        );
        let options = state.options();
        hold!(law, options == *self.options, "the options became {options:?}");
        hold!(law, state.data() == data, "the component data became {:?}", state.data());
        let back = serde_json::from_value::<G::Options>(value(self.options)?);
        hold!(law, back.as_ref().is_ok_and(|back| back == self.options), "the options read as {back:?}");
        for seats in [0, G::INFO.seats_min.saturating_sub(1), G::INFO.seats_max + 1, 9, 255, usize::MAX] {
            if !G::INFO.takes(seats) {
                let answer = G::new(data, seats, self.options, seed);
                let refused = matches!(answer, Err(SetupError::Seats { .. }));
                hold!(law, refused, "{seats} seats are not refused");
            }
        }
        let defaults = value(&G::Options::default())?;
        for option in G::INFO.options {
            let stated = serde_json::from_str::<Value>(option.default)
                .map_err(|error| Flaw::new(law, format!("the default of option {}: {error}", option.key)))?;
            let real = defaults.get(option.key);
            hold!(
                law,
                real.is_none_or(|real| *real == stated),
                "the default of option {} is {real:?}, not {stated}",
                option.key
            );
        }
        Ok(())
    }

    /// Repeats the match move by move without a journal, and examines every position.
    fn walk(&mut self, game: &Match<G>, state: &mut G) -> Result<(), Flaw> {
        while self.at < game.seq() {
            position(state)?;
            self.at += 1;
            let one = &game.moves()[self.at - 1];
            let turn = state.progress().turn;
            if !one.forced {
                let sentence = guard(Law::Words, || Ok(state.say(one.seat, one.action)))?;
                self.named = Some((one.seat, sentence.args.into_iter().map(|(name, _)| name).collect()));
            }
            let held = state.scarce(one.seat);
            guard(Law::Applies, || {
                state.apply(one.seat, one.action, &mut Silent);
                Ok(())
            })?;
            if one.forced {
                self.check_scarce(one.seat, &one.text, &held, &state.scarce(one.seat))?;
            }
            let now = state.progress().turn;
            hold!(Law::Words, now >= turn, "turn {turn} was followed by turn {now}");
            for event in &one.events {
                let all =
                    Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everybody]);
                all.filter_map(|viewer| event.seen_by(viewer))
                    .try_for_each(|event| guard(Law::Words, || told(event)))?;
            }
            *self.report.kinds.entry(G::kind(one.action)).or_default() += 1;
        }
        if state != game.state() {
            let what = differ(state, game.state())?;
            return Err(Flaw::new(Law::Replay, format!("applied again, with nobody listening: {what}")));
        }
        position(state)
    }

    /// Checks that a forced move spends only resources that the sentence of the preceding decision named.
    fn check_scarce(
        &self,
        seat: Seat,
        text: &str,
        before: &[(&'static str, usize)],
        after: &[(&'static str, usize)],
    ) -> Result<(), Flaw> {
        for ((name, before), (_, after)) in before.iter().zip(after) {
            let named = self.named.as_ref().is_some_and(|(who, names)| *who == seat && names.contains(name));
            hold!(
                Law::Scarce,
                after >= before || named,
                "{text:?} of seat {seat} is forced and spends \"{name}\", of which no sentence has told"
            );
        }
        Ok(())
    }

    /// Checks the expensive laws of a position, at a sample.
    fn sample(&mut self, game: &mut Match<G>) -> Result<(), Flaw> {
        let dice = &mut self.dice;
        guard(Law::Serde, || serial::survives(game.state()))?;
        guard(Law::Serde, || history::actions_survive(game.state()))?;
        guard(Law::Words, || shown(game.state()))?;
        guard(Law::Aid, || aid(game.state()))?;
        secrecy::redeals(game.state(), dice, self.report)?;
        guard(Law::Applies, || secrecy::plays_on(game.state(), dice, size(150, G::INFO.decisions_max)))?;
        guard(Law::Notation, || history::reads_back(game))?;
        guard(Law::Illegal, || history::illegal(game, &self.pool, dice))?;
        guard(Law::Undo, || undo_reveals_nothing(game.state(), dice))?;
        guard(Law::RedealKeeps, || history::foreseen(game, dice))?;
        guard(Law::Chain, || chains::chains(&Match::from_state(game.state().clone()), dice))?;
        for _ in 0..8 {
            let mut mutant = value(game.state())?;
            if mutate(&mut mutant, dice) {
                self.mutants.push(mutant);
            }
        }
        Ok(())
    }

    /// Checks the laws of a match whose cost grows with its length.
    fn look_back(&mut self, game: &Match<G>) -> Result<(), Flaw> {
        let dice = &mut self.dice;
        guard(Law::Undo, || history::take_back(game))?;
        guard(Law::Undo, || chains::past_others(game))?;
        guard(Law::Chain, || chains::chains(game, dice))?;
        guard(Law::Record, || paper::written(game, dice))?;
        guard(Law::Record, || paper::written(&Match::from_state(game.state().clone()), dice))?;
        guard(Law::Undo, || history::redraw(game))
    }

    /// Makes a choice for a seat. A choice that may be undone must have revealed nothing.
    fn act(&mut self, game: &mut Match<G>) -> Result<(), Flaw> {
        let actors: Vec<Seat> = game.state().turn().actors().iter().collect();
        let seat = actors[self.dice.below(actors.len() as u32) as usize];
        let legal = guard(Law::Legal, || Ok(game.legal(seat)))?;
        hold!(Law::Awaited, !legal.is_empty(), "seat {seat} is awaited and has no legal action");
        let action = self.choose(&legal);
        for &other in legal.iter().take(3) {
            if self.pool.len() < POOL_MAX {
                self.pool.push(other);
            } else {
                let at = self.dice.below(POOL_MAX as u32) as usize;
                self.pool[at] = other;
            }
        }
        let dice = &mut self.dice;
        guard(Law::Applies, || acted(game, seat, action, dice))
    }

    /// Chooses at random in one of three ways: by action, by kind of action, or mostly the first or last action.
    fn choose(&mut self, legal: &[G::Action]) -> G::Action {
        let mut any = |n: usize| self.dice.below(n as u32) as usize;
        match self.seed % 3 {
            0 => legal[any(legal.len())],
            1 => {
                let mut kinds: Vec<&str> = legal.iter().map(|&action| G::kind(action)).collect();
                kinds.sort_unstable();
                kinds.dedup();
                let kind = kinds[any(kinds.len())];
                let of_kind: Vec<_> =
                    legal.iter().copied().filter(|&action| G::kind(action) == kind).collect();
                of_kind[any(of_kind.len())]
            }
            _ => match any(4) {
                0 => legal[0],
                1 => legal[legal.len() - 1],
                _ => legal[any(legal.len())],
            },
        }
    }

    fn end(&mut self, game: &Match<G>) -> Result<(), Flaw> {
        let state = game.state();
        let dice = &mut self.dice;
        guard(Law::Outcome, || over(state))?;
        guard(Law::Words, || shown(state))?;
        guard(Law::Aid, || aid(state))?;
        guard(Law::Serde, || serial::survives(state))?;
        guard(Law::Undo, || history::take_back(game))?;
        guard(Law::Replay, || history::replays(game, dice))?;
        guard(Law::Record, || paper::written(game, dice))?;
        guard(Law::Setup, || goes_on(state, self.seed))?;
        dice.shuffle(&mut self.mutants);
        self.mutants.truncate(self.kit.mutants);
        let mutants = std::mem::take(&mut self.mutants);
        mutants::survive::<G>(mutants, dice, self.kit.patience, self.kit.is_sturdy, self.report)?;
        let outcome = state.outcome().expect("examined above");
        *self.report.endings.entry(outcome.ending).or_default() += 1;
        if let Some(tie_break) = outcome.tie_break {
            *self.report.tie_breaks.entry(tie_break).or_default() += 1;
        }
        self.report.games += 1;
        self.report.moves += game.seq();
        self.report.moves_max = self.report.moves_max.max(game.seq());
        Ok(())
    }
}

/// Makes a move and checks that the seat learned nothing if it may undo it.
fn acted<G: Game>(game: &mut Match<G>, seat: Seat, action: G::Action, dice: &mut Dice) -> Result<(), Flaw> {
    let viewer = Viewer::Seat(seat);
    let copies: Vec<G> = (0..2).map(|_| secrecy::redealt(game.state(), viewer, &dice.fork())).collect();
    for copy in &copies {
        let (before, after) = (game.state().view(viewer), copy.view(viewer));
        hold!(
            Law::RedealKeeps,
            before == after,
            "the view of viewer {viewer} changes: {}",
            differ(&before, &after)?
        );
    }
    let seq = game.seq();
    let made = game.act(seat, action);
    hold!(Law::Applies, made == Ok(game.seq() - seq), "{action:?} of seat {seat}: {made:?}");
    if game.undoable(seat) == Ok(seq) {
        secrecy::reveals_nothing(game.state(), seat, &game.moves()[seq..], copies)?;
    }
    Ok(())
}

/// Tries legal actions on copies and checks what they reveal.
fn undo_reveals_nothing<G: Game>(state: &G, dice: &mut Dice) -> Result<(), Flaw> {
    let game = Match::from_state(state.clone());
    for seat in state.turn().actors().iter() {
        let mut legal = game.legal(seat);
        dice.shuffle(&mut legal);
        for action in legal.into_iter().take(8) {
            acted(&mut game.clone(), seat, action, dice)?;
        }
    }
    Ok(())
}

/// Checks that the next game of a campaign can start.
fn goes_on<G: Game>(state: &G, seed: u64) -> Result<(), Flaw> {
    let Some(CarryOver { options, ended: false }) = state.carry_over() else { return Ok(()) };
    let back = serde_json::from_value::<G::Options>(value(&options)?);
    hold!(
        Law::Setup,
        back.as_ref().is_ok_and(|back| *back == options),
        "what is carried over reads as {back:?}"
    );
    G::new(state.data(), state.seats(), &options, Seed::from(seed))
        .map(drop)
        .map_err(|error| Flaw::new(Law::Setup, format!("the next game of the campaign: {error}")))
}

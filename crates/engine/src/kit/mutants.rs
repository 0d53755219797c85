//! Mutated states: a state with one random change is rejected or played on, in a thread that can be abandoned.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::{Dice, Game, Notes, Viewer};

use super::panics::catch_panic;
use super::position::viewers;
use super::{Flaw, Law, Report};

/// The maximum number of moves that a mutant is played on.
const MOVES_MAX: usize = 120;

/// The result for a mutant.
enum Fate {
    Refused,
    Played,
    Stumbled(String),
    Flawed(String),
}

/// Reads, audits and plays all mutants. A mutant that takes longer than `patience` hangs.
pub(super) fn survive<G: Game>(
    mutants: Vec<Value>,
    dice: &mut Dice,
    patience: Duration,
    must_not_stumble: bool,
    report: &mut Report,
) -> Result<(), Flaw> {
    let (tell, told) = mpsc::channel();
    let texts: Vec<String> = mutants.iter().map(|mutant| mutant.to_string()).collect();
    let mut dice = dice.fork();
    let worker = thread::spawn(move || {
        for mutant in mutants {
            if tell.send(fate::<G>(mutant, &mut dice)).is_err() {
                return; // All seats have decided.
            }
        }
    });
    for text in texts {
        let short = || text.chars().take(4000).collect::<String>();
        report.mutants += 1;
        match told.recv_timeout(patience) {
            Ok(Fate::Refused) => report.refused += 1,
            Ok(Fate::Played) => (),
            Ok(Fate::Stumbled(panic)) => {
                report.stumbled += 1;
                if must_not_stumble {
                    let what =
                        format!("audit accepts a state over which the game stumbles ({panic}): {}", short());
                    return Err(Flaw::new(Law::Mutants, what));
                }
            }
            Ok(Fate::Flawed(what)) => return Err(Flaw::new(Law::Mutants, format!("{what}: {}", short()))),
            Err(_) => return Err(Flaw::new(Law::Mutants, format!("a changed state hangs: {}", short()))),
        }
    }
    worker.join().map_err(|_| Flaw::new(Law::Mutants, "the process would not have survived"))
}

fn fate<G: Game>(mutant: Value, dice: &mut Dice) -> Fate {
    let state = match catch_panic(|| serde_json::from_value::<G>(mutant)) {
        Ok(Ok(state)) => state,
        Ok(Err(_)) => return Fate::Refused,
        Err(panic) => return Fate::Flawed(format!("deserialisation panics ({panic})")),
    };
    match catch_panic(|| state.audit()) {
        Ok(Ok(())) => (),
        Ok(Err(_)) => return Fate::Refused,
        Err(panic) => return Fate::Flawed(format!("audit panics ({panic})")),
    }
    match catch_panic(|| play_on(state, dice)) {
        Ok(()) => Fate::Played,
        Err(panic) => Fate::Stumbled(panic),
    }
}

fn play_on<G: Game>(mut state: G, dice: &mut Dice) {
    look(&state, dice);
    let mut legal = Vec::new();
    for _ in 0..MOVES_MAX {
        let actors = state.turn().actors();
        let Some(seat) = actors.first() else { break };
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        state.apply(seat, action, &mut Notes::default());
    }
    look(&state, dice);
}

/// Calls every function that shows a state.
fn look<G: Game>(state: &G, dice: &mut Dice) {
    let mut actions = Vec::new();
    let mut text = String::new();
    for viewer in viewers(state.seats()).chain([Viewer::Everybody]) {
        let _ = (state.view(viewer), state.prompt(viewer), state.page(viewer));
        state.clone().redeal(viewer, dice);
        if let Viewer::Seat(seat) = viewer {
            let _ = state.standing(seat);
            state.candidates(seat, &mut actions);
            for &action in &actions {
                let _ = (state.check(seat, action), state.say(seat, action));
                text.clear();
                state.write(seat, action, &mut text);
            }
        }
    }
    let _ = (state.progress(), state.outcome());
}

//! Advice at a table: requested hints, and the coach's comment after a decision.
//!
//! Advice uses only what the seat knows, and is given only if the table allows it.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use ::bots::Advised;
use catalog::AnyMatch;
use engine::{Phrase, Seat, Seed, Viewer};
use table::Operation;
use table::wire::{FromServer, HintInfo};

use super::bots::turn_of;
use super::{Actor, Ask, catch_panics};
use crate::botpool::{Rank, Share};
use crate::fault::Fault;
use crate::token::random;

/// The receiver of advice.
pub(crate) enum Found {
    /// A connection that requested a hint.
    Hint { connection: u64, wish: u32, n: u32 },
    /// A seat with a coach that has made a decision.
    Coach { seat: Seat, turn: u32, decided: String },
}

/// The coach's inputs, copied before a decision.
pub(super) struct Undecided {
    /// The match as the seat knows it.
    game: Box<dyn AnyMatch>,
    /// The number of the turn.
    turn: u32,
    /// The number of moves.
    moves: usize,
}

/// The running searches, and the coach's state by seat.
#[derive(Default)]
pub(super) struct Advisor {
    /// The connections with a running search; at most one each.
    asked: HashSet<u64>,
    pupils: BTreeMap<Seat, Pupil>,
}

/// The state of the coach for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pupil {
    /// The turn of the coach's last comment.
    spoken: Option<u32>,
    /// The number of decisions that matched the coach's choice.
    agreed: u32,
    /// The number of decisions that did not.
    differed: u32,
}

/// The minimum loss, in hundredths of win probability, before the coach comments. It grows with each matching decision,
/// up to a limit.
const COST_MIN: u32 = 3;
const COST_MAX: u32 = 8;

impl Pupil {
    /// The coach's comment on a decision, if any. The more often the player and the bots agree, the rarer praise and
    /// comments on small losses become.
    pub fn hear(&mut self, turn: u32, advice: &[Advised], decided: &str) -> Option<Phrase> {
        let is_own = |one: &Advised| one.moves.first().is_some_and(|row| row.text == decided);
        let own = advice.iter().find(|one| is_own(one))?;
        let best = advice.first()?;
        if advice.len() < 2 {
            return None;
        }
        let cost = match (best.percent, own.percent) {
            (Some(best), Some(own)) => u32::from(best.saturating_sub(own)),
            // Without a win probability, points are used.
            _ => (best.value - own.value).clamp(0.0, 100.0) as u32,
        };
        let least = (COST_MIN + self.agreed.saturating_sub(self.differed) / 4).min(COST_MAX);
        let agrees = cost < least;
        if agrees {
            self.agreed += 1;
        } else {
            self.differed += 1;
        }
        let praised = self.agreed.is_power_of_two();
        if self.spoken == Some(turn) || (agrees && !praised) {
            return None;
        }
        self.spoken = Some(turn);
        Some(if !agrees {
            let better = best.moves.first().map(|row| row.say.clone())?;
            let look = Phrase::new("coach-look").with("better", better.clone());
            if own.reasons.is_empty() {
                return Some(look);
            }
            Phrase::new("coach-cost").with("better", better).with("reasons", own.reasons.clone())
        } else if is_own(best) {
            Phrase::new("coach-good")
        } else {
            Phrase::new("coach-fine")
        })
    }
}

pub(crate) fn hint_info(one: Advised) -> HintInfo {
    let Advised { moves, percent, value, reason, .. } = one;
    HintInfo { moves, percent, value, reason }
}

impl Actor {
    /// Starts a search for a hint of a connection.
    pub(super) fn hint(&mut self, connection: u64, wish: u32, n: u32) -> Result<(), Fault> {
        let seat = self.decides_for(connection, Operation::Hint)?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        table.check_hint(seat)?;
        let play = table.play.as_ref().ok_or(table::Fault::NotRunning)?;
        if !play.is_current(seat, n) || !self.advisor.asked.insert(connection) {
            return Err(Fault::Busy);
        }
        // A repeated request gets the same answer.
        let seed = Seed::from(u64::from(n));
        let found = Found::Hint { connection, wish, n };
        let begun = self.known_to(seat).and_then(|game| self.advise(game, seat, None, seed, found));
        if begun.is_err() {
            self.advisor.asked.remove(&connection);
        }
        begun
    }

    /// The match as a seat knows it.
    fn known_to(&self, seat: Seat) -> Result<Box<dyn AnyMatch>, Fault> {
        let play = self.table.as_ref().and_then(|table| table.play.as_ref());
        let play = play.ok_or(table::Fault::NotRunning)?;
        let seed = Seed(random()?);
        catch_panics(|| play.game.redealt(Viewer::Seat(seat), seed))
    }

    fn advise(
        &self,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        decided: Option<String>,
        seed: Seed,
        found: Found,
    ) -> Result<(), Fault> {
        let games = Arc::clone(&self.registry.games);
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let share = Share { owner: table.row.host, table: self.id };
        self.registry.bots.has_room(share.owner)?;
        let answer = self.registry.bots.run(Rank::Hint(share), move |effort| {
            games.advise(game.as_ref(), seat, decided.as_deref(), seed, effort)
        })?;
        let me = self.me.clone();
        tokio::spawn(async move {
            let advice = answer.await.ok().flatten();
            if let Some(me) = me.upgrade() {
                let _ = me.send(Ask::Advised { found, advice }).await;
            }
        });
        Ok(())
    }

    /// The coach's inputs before a decision of the seat.
    pub(super) fn before(&self, seat: Seat) -> Option<Undecided> {
        let table = self.table.as_ref().filter(|table| table.has_coach())?;
        let play = table.play.as_ref()?;
        let (_, turn) = turn_of(play, seat)?;
        Some(Undecided { game: self.known_to(seat).ok()?, turn, moves: play.move_count() })
    }

    /// Lets the coach evaluate a decision; of a gesture, its first move.
    pub(super) fn judge(&self, seat: Seat, before: Option<Undecided>) {
        let Some(Undecided { game, turn, moves }) = before else { return };
        let play = self.table.as_ref().and_then(|table| table.play.as_ref());
        let made = play.and_then(|play| play.game.moves_since(moves).into_iter().next());
        let Some(decided) = made.map(|made| made.text) else { return };
        let found = Found::Coach { seat, turn, decided: decided.clone() };
        // An overloaded coach does not comment.
        let _ = self.advise(game, seat, Some(decided), Seed::from(u64::from(turn)), found);
    }

    /// Handles the result of a search.
    pub(super) fn advised(&mut self, found: Found, advice: Option<Vec<Advised>>) {
        match found {
            Found::Hint { connection, wish, n } => {
                self.advisor.asked.remove(&connection);
                match advice {
                    Some(advice) => {
                        let choices = advice.into_iter().map(hint_info).collect();
                        self.send(connection, &FromServer::Hint { id: wish, n, choices });
                    }
                    None => self.refuse(connection, Some(wish), &Fault::Busy),
                }
            }
            Found::Coach { seat, turn, decided } => {
                let heard = advice.and_then(|advice| {
                    self.advisor.pupils.entry(seat).or_default().hear(turn, &advice, &decided)
                });
                let Some(say) = heard else { return };
                let play = self.table.as_ref().and_then(|table| table.play.as_ref());
                let n = play.map_or(0, |play| play.n(Viewer::Seat(seat)));
                self.tell_seat(seat, &FromServer::Coach { n, say });
            }
        }
    }
}

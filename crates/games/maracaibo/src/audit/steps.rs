//! Validates the step stack: its order, and that each step can be applied.

use engine::ensure;

use crate::gain::ROUNDS;
use crate::state::{Maracaibo, STEPS_MAX};
use crate::step::{Pending, StackPosition};

/// The room left on the stack for steps that a state from outside pushes.
const HEADROOM: usize = 12;
/// An upper bound on combat values, spaces and actions of a step.
pub(crate) const AMOUNT_MAX: u8 = 60;

impl Maracaibo {
    /// Checks the order of the steps on the stack.
    pub(super) fn audit_steps(&self) -> Result<(), String> {
        ensure(self.steps.len() + HEADROOM <= STEPS_MAX, "too many steps")?;
        let Some((&lowest, above)) = self.steps.split_first() else {
            return ensure(self.round == ROUNDS, "the game is over before the last round");
        };
        if !lowest.audit_lowest(self, above)? {
            return Ok(());
        }
        for player in &self.players {
            let set_aside = player.planned.is_some() || !player.dropped.is_empty();
            ensure(!set_aside, "cards are set aside after the split")?;
            let mine = std::ptr::eq(player, self.me());
            ensure(self.opens(player.explorer, player.ship) || mine, "a ship is where it may not stop")?;
        }
        self.audit_next()?;
        let steps = &self.steps;
        (1..steps.len()).try_for_each(|at| steps[at].audit(self, StackPosition { at, steps }))
    }

    /// Checks that the pending step is a decision with a legal answer.
    fn audit_next(&self) -> Result<(), String> {
        let Some(next) = self.step() else { return Ok(()) };
        if next.name(self, self.active, false).is_none() {
            return Err(format!("{next:?} is pending, but is not a decision"));
        }
        next.audit_next(self)?;
        let player = self.me();
        let stops = self.opens(player.explorer, player.ship);
        ensure(stops || next.is_at_sea(), "a ship is where it may not stop")
    }
}

//! Whether the pending steps lie as the rules lay them, with nothing that could not be carried out.

use engine::ensure;

use crate::gain::ROUNDS;
use crate::state::{Maracaibo, STEPS_MAX};
use crate::step::Lying;

/// This many steps more can come on top of a state from outside.
const HEADROOM: usize = 12;
/// No combat value, number of spaces or of actions comes near.
pub(crate) const AMOUNT_MAX: u8 = 60;

impl Maracaibo {
    /// The steps lie as the rules lay them.
    pub(super) fn audit_steps(&self) -> Result<(), String> {
        ensure(self.steps.len() + HEADROOM <= STEPS_MAX, "too many steps")?;
        let Some((&lowest, above)) = self.steps.split_first() else {
            return ensure(self.round == ROUNDS, "the game is over too soon");
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
        (1..steps.len()).try_for_each(|at| steps[at].audit(self, Lying { at, steps }))
    }

    /// The last step awaits somebody, and can be answered.
    fn audit_next(&self) -> Result<(), String> {
        let Some(next) = self.step() else { return Ok(()) };
        if next.name(self, self.active, false).is_none() {
            return Err(format!("{next:?} awaits nobody"));
        }
        next.audit_next(self)?;
        let player = self.me();
        let stops = self.opens(player.explorer, player.ship);
        ensure(stops || next.is_at_sea(), "a ship is where it may not stop")
    }
}

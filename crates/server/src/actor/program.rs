//! Programs that play a seat through the bot API.

use catalog::AnyAction;
use engine::{Seat, Viewer};
use table::wire::BotAnswer;
use table::{Table, hex};

use super::{Actor, gesture_result};
use crate::fault::Fault;
use crate::limits::LATE_TRIES;
use crate::token::TokenHash;

impl Actor {
    pub(super) async fn program_moves(
        &mut self,
        token: TokenHash,
        seat: Seat,
        n: u32,
        moves: &[AnyAction],
    ) -> Result<BotAnswer, Fault> {
        for _ in 0..LATE_TRIES {
            match self.program_move(token, seat, n, moves).await {
                Err(Fault::Late) => (),
                done => return done,
            }
        }
        Err(Fault::Late)
    }

    async fn program_move(
        &mut self,
        token: TokenHash,
        seat: Seat,
        n: u32,
        moves: &[AnyAction],
    ) -> Result<BotAnswer, Fault> {
        self.awake().await?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        check_program(table, token, seat)?;
        let play = table.play.as_ref().ok_or(table::Fault::NotRunning)?;
        let made = play.is_current(seat, n) && table.awaited().has(seat);
        let mut came = None;
        if made {
            if table.awaited_bots().has(seat) {
                return Err(table::Fault::BotDecides.into());
            }
            came = Some(self.act(seat, moves, false).await?);
        }
        let (came, stopped) = gesture_result(came);
        let play = self.table.as_ref().and_then(|table| table.play.as_ref());
        Ok(BotAnswer { n: play.map_or(0, |play| play.n(Viewer::Seat(seat))), made, came, stopped })
    }
}

/// Whether the token is that of the seat's program.
pub(super) fn check_program(table: &Table, token: TokenHash, seat: Seat) -> Result<(), Fault> {
    let own = table.seat(seat).ok().and_then(|state| state.program.as_ref());
    if own == Some(&hex(&token.0)) { Ok(()) } else { Err(Fault::SignedOut) }
}

//! The bots of a table's seats, and how they are asked.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use catalog::AnyAction;
use engine::{Seat, Seed, Viewer};
use table::Play;
use tokio::sync::oneshot;

use super::{Answer, behind_border};
use crate::botpool::{Job, Mind};
use crate::fault::Fault;
use crate::hall::Shared;
use crate::token::random;

/// The bot of each seat that has been asked, with its level: it remembers what it is about within its turn.
#[derive(Default)]
pub(super) struct Minds(BTreeMap<Seat, (String, Mind)>);

impl Minds {
    /// Gives a decision to a bot. What it answered here before that was taken back, it answers again.
    pub(super) fn ask(
        &mut self,
        shared: &Shared,
        play: &Play,
        seat: Seat,
        level: String,
    ) -> Option<Result<Answer, Fault>> {
        if let Some(text) = play.answer(seat) {
            let (known, answer) = oneshot::channel();
            let _ = known.send(Some(AnyAction::Notation(text.to_owned())));
            return Some(Ok(answer));
        }
        let bytes = random::<64>().ok()?;
        let (one, two) = bytes.split_at(32);
        let seeds = (Seed(one.try_into().unwrap_or_default()), Seed(two.try_into().unwrap_or_default()));
        // The bot gets what its seat knows, everything else drawn anew, and chance of its own.
        let game = behind_border(|| play.game.redealt(Viewer::Seat(seat), seeds.0)).ok()?;
        let bot = match self.0.get(&seat) {
            Some((before, bot)) if *before == level => Arc::clone(bot),
            Some(_) | None => {
                let bot = Arc::new(Mutex::new(shared.games.bot(game.info().id, &level)?));
                self.0.insert(seat, (level, Arc::clone(&bot)));
                bot
            }
        };
        Some(shared.bots.think(Job { game, seat, bot, seed: seeds.1 }))
    }
}

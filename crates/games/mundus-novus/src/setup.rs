//! Chapter MN-1: setup.

use engine::{DataId, Dice, Game, Journal, List, Phrase, Seat, Seats, Seed, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Cards;
use crate::data::LIBRARY;
use crate::event::Event;
use crate::ids::{Developments, Resource};
use crate::state::{MundusNovus, Player, Trade};

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "MundusNovusOptions")]
pub struct Options {
    /// MN-1.9: the seat of the first Trade Master; random if not set.
    pub first: Option<u8>,
}

impl MundusNovus {
    /// Sets up the game and plays round 1 up to the first decision.
    pub(crate) fn set_up(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<MundusNovus, SetupError> {
        SetupError::check_seats(&MundusNovus::INFO, seats)?;
        if !LIBRARY.has(data) {
            return Err(SetupError::Data);
        }
        if let Some(first) = options.first.filter(|&first| usize::from(first) >= seats) {
            // The option counts from 0, the message from 1.
            let number = u16::from(first) + 1;
            let reason = Phrase::new("mn-setup-first").with("number", number).with("count", seats);
            return Err(SetupError::Option { option: "first", reason });
        }
        let tables = LIBRARY.get(data);
        let mut dice = Dice::new(seed, "mundus-novus");
        let mut rolls = dice.open();
        // MN-1.2, MN-1.3: three cards of the pile form the market.
        let mut pile = tables.copies;
        let market: Cards =
            (0..tables.rules.market).map(|_| Resource::ALL[rolls.draw(&mut pile.0)]).collect();
        // MN-1.4, MN-1.5: the deck for this number of players.
        let mut deck = tables.deck(seats);
        // MN-1.6, MN-1.7: the queue starts with position 1.
        let queue = (0..tables.rules.queue).map(|_| deck.draw(&mut rolls)).collect();
        // MN-1.9.
        let master = options.first.unwrap_or_else(|| rolls.below(seats as u32) as u8);
        drop(rolls);
        let mut game = MundusNovus {
            // MN-1.10: players start with nothing.
            players: (0..seats).map(|_| Player::default()).collect(),
            pile,
            discard: Cards::NONE,
            market,
            pool: Cards::NONE,
            deck,
            queue,
            round: 0,
            // MN-1.8.
            marker: None,
            master: Seat(master),
            trade: Trade::default(),
            detached: Developments::NONE,
            perfect: Seats::NONE,
            compensation: None,
            turns: 0,
            first: options.first,
            data,
            steps: List::new(),
            dice,
        };
        journal.note(Event::MarketLaid { cards: game.market });
        game.queue.iter().for_each(|&card| journal.note(Event::QueueRefilled { card }));
        journal.note(Event::MasterNamed { seat: game.master });
        game.begin_round(journal);
        Ok(game)
    }
}

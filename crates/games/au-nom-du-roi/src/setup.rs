//! Chapter AR-2: setup.

use engine::{DataId, Dice, Game, Journal, Seat, Seed, SetupError};

use crate::data::{DISPLAY, LIBRARY, SLOTS};
use crate::event::Event;
use crate::ids::{ContractId, ContractKind, ExpeditionId, Scoring};
use crate::sets::{Contracts, Jokers, Missions};
use crate::state::{AuNomDuRoi, Countdown, Crew, Investor, JokerPlace, Options, Slot};
use engine::List;

/// AR-14.10: the contracts for this many players.
pub(crate) fn contracts_for(players: usize) -> Contracts {
    ContractKind::ALL.into_iter().filter_map(|kind| ContractId::of(players, kind)).collect()
}

impl AuNomDuRoi {
    pub(crate) fn set_up(
        data: DataId,
        seats: usize,
        _: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<AuNomDuRoi, SetupError> {
        SetupError::check_seats(&AuNomDuRoi::INFO, seats)?;
        let tables = LIBRARY.loaded(data)?;
        let numbers = &tables.numbers;
        let mut dice = Dice::new(seed, "au-nom-du-roi");
        let mut rolls = dice.open();
        // AR-2.2, AR-2.8: the display is dealt before the hands.
        let mut deck = Missions::all();
        let mut display = [Slot::default(); DISPLAY];
        for slot in &mut display {
            slot.card = Some(deck.draw(&mut rolls));
        }
        // AR-2.3, AR-2.4: the purchase row, then the filling row.
        let mut bag = tables.boats;
        let (mut purchase, mut filling) = ([Slot::default(); SLOTS], [Slot::default(); SLOTS]);
        for slot in purchase.iter_mut().chain(&mut filling) {
            slot.card = Some(bag.draw(&mut rolls));
        }
        // AR-2.5, AR-2.6: the boats of a pile are decided when they are revealed.
        let mut piles = numbers.piles;
        Scoring::ALL.into_iter().for_each(|scoring| piles[scoring.pile()] += 1);
        let (mut contracts, mut jokers) = (contracts_for(seats), Jokers::all());
        let mut investors = List::new();
        for _ in 0..seats {
            investors.push(Investor {
                hand: (0..numbers.missions_at_start).map(|_| deck.draw(&mut rolls)).collect(),
                // AR-2.7.
                coins: u16::from(numbers.coins_at_start),
                // AR-2.10, AR-2.11, AR-2.12: undealt contracts and joker boats stay unseen.
                contract: contracts.draw(&mut rolls),
                joker: jokers.draw(&mut rolls),
                joker_at: JokerPlace::Idle,
                joker_cards: numbers.joker_cards_for(seats),
                reserve_cards: numbers.reserve_cards_for(seats),
                ..Investor::default()
            });
        }
        // AR-2.13.
        let first = Seat(rolls.below(seats as u32) as u8);
        let mut game = AuNomDuRoi {
            data,
            investors,
            expeditions: [Crew::new(); ExpeditionId::COUNT],
            purchase,
            filling,
            piles,
            bag,
            display,
            deck,
            removed: Missions::NONE,
            running: List::new(),
            scorings: [Countdown::Hidden; Scoring::ALL.len()],
            sent: [0; ExpeditionId::COUNT],
            tallied: [0; ExpeditionId::COUNT],
            idle_turns: 0,
            first,
            active: first,
            turns: 0,
            steps: List::new(),
            dice,
        };
        for (seat, investor) in Seat::all(seats).zip(&game.investors) {
            let Investor { hand, contract, joker, .. } = *investor;
            let shadow = Event::DealtUnseen { seat, missions: hand.len() };
            journal.whisper(seat, Event::Dealt { seat, missions: hand, contract, joker }, Some(shadow));
        }
        game.begin_turn(first, journal);
        Ok(game)
    }
}

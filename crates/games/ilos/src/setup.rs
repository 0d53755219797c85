//! Chapters IL-2 and IL-3: setup, redraw, first islands.

use engine::{DataId, Dice, Game, Journal, Seat, Seed, SetupError};

use crate::data::LIBRARY;
use crate::event::Event;
use crate::ids::{Card, PieceId, TileId};
use crate::map::{Cell, Map, Placed};
use crate::sets::{Cards, Tiles};
use crate::state::{Berth, Deed, Ilos, Merchant, Options, Step};
use engine::List;

impl Ilos {
    pub(crate) fn set_up(
        data: DataId,
        seats: usize,
        _: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Ilos, SetupError> {
        SetupError::check_seats(&Ilos::INFO, seats)?;
        let tables = LIBRARY.loaded(data)?;
        let numbers = &tables.numbers;
        let mut dice = Dice::new(seed, "ilos");
        let mut rolls = dice.open();
        // IL-2.3 (ruling): the first player is random.
        let first = Seat(rolls.below(seats as u32) as u8);
        // IL-2.5: tiles left in the box are as unknown as those in the pile.
        let mut unseen = Tiles::all();
        let mut zone = Tiles::NONE;
        for _ in 0..numbers.zone {
            zone.insert(unseen.draw(&mut rolls));
        }
        let mut pile = tables.deck;
        let merchants = (0..seats).map(|_| {
            // IL-2.2, IL-2.9.
            let mut hand = Cards::NONE;
            for _ in 0..numbers.hand_at_start {
                hand.0[rolls.draw(&mut pile.0)] += 1;
            }
            Merchant { hand, ships_left: numbers.ships, ..Merchant::default() }
        });
        let merchants: List<Merchant, _> = merchants.collect();
        journal.note(Event::FirstChosen { seat: first });
        zone.iter().for_each(|tile| journal.note(Event::Revealed { tile }));
        for (seat, merchant) in Seat::all(seats).zip(&merchants) {
            let shadow = Event::DrewUnseen { seat, count: merchant.hand.len() };
            journal.whisper(seat, Event::Drew { seat, cards: merchant.hand }, Some(shadow));
        }
        Ok(Ilos {
            data,
            round: 1,
            first,
            active: first,
            turns: 1,
            market_played: false,
            merchants,
            map: Map::new(),
            zone,
            unseen,
            tiles_left: numbers.tiles_per_player * seats as u8 - numbers.zone,
            pile,
            played: Cards::NONE,
            top: None,
            rises: [0; 4],
            buildings: List::new(),
            taken: None,
            step: Step::Redraw { thrown: 0 },
            dice,
        })
    }

    /// IL-2.10: throws another card, perhaps the last. Cards are drawn only when the player is done.
    pub(crate) fn throw(&mut self, seat: Seat, thrown: u8, card: Card) {
        self.pay(seat, card);
        self.step = Step::Redraw { thrown: thrown + 1 };
    }

    /// IL-2.10, IL-2.11: refills the hand; then the next player decides.
    pub(crate) fn redraw(&mut self, seat: Seat, thrown: u8, journal: &mut impl Journal<Event>) {
        journal.note(Event::Redrew { seat, cards: thrown });
        if thrown > 0 {
            self.draw(seat, thrown, journal);
        }
        let next = seat.left(self.merchants.len());
        let step = if next == self.first { Step::Explore { ship: None } } else { Step::Redraw { thrown: 0 } };
        self.begin(next, step);
    }

    /// Counts a new turn of the seat and sets its first step.
    pub(crate) fn begin(&mut self, seat: Seat, step: Step) {
        self.turns += 1;
        self.active = seat;
        self.market_played = false;
        self.step = step;
    }

    /// IL-3.1, IL-3.6: places a tile and a ship from reserve, without playing a card.
    pub(crate) fn found(
        &mut self,
        seat: Seat,
        tile: TileId,
        at: Cell,
        rotation: u8,
        piece: PieceId,
        journal: &mut impl Journal<Event>,
    ) {
        self.carry_out(seat, Deed::Explore { ship: Berth::Reserve, tile, at, rotation, piece }, journal);
        let next = seat.left(self.merchants.len());
        if next == self.first {
            // IL-3.6: the first player takes the first turn.
            journal.note(Event::RoundBegan { round: self.round });
            self.begin(next, Step::Act);
        } else {
            self.begin(next, Step::Explore { ship: None });
        }
    }

    /// IL-8.5: places a tile; the islands that it joins merge.
    pub(crate) fn put_tile(&mut self, placed: Placed, journal: &mut impl Journal<Event>) {
        let tables = self.tables();
        self.zone.remove(placed.tile);
        let mergers = self.map.put(tables, placed);
        for merger in &mergers {
            journal.note(Event::Merged { island: merger.island, joined: merger.joined });
        }
    }

    /// IL-2.7, IL-8.7: refills the zone at once.
    pub(crate) fn refill(&mut self, journal: &mut impl Journal<Event>) {
        if self.tiles_left == 0 {
            return;
        }
        self.tiles_left -= 1;
        let tile = self.unseen.draw(&mut self.dice.open());
        self.zone.insert(tile);
        journal.note(Event::Revealed { tile });
    }
}

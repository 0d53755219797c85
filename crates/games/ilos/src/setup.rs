//! Chapters IL-2 and IL-3: setup, redraw, first islands.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{DataId, Dice, Game, Journal, List, Phrase, Seat, Seed, SetupError, ensure};
use serde::{Deserialize, Serialize};

use crate::data::LIBRARY;
use crate::event::Event;
use crate::ids::{Card, PieceId, TileId};
use crate::map::{Cell, Map, Placed};
use crate::place::Explore;
use crate::play::Act;
use crate::refusal::Why;
use crate::sets::{Cards, Tiles};
use crate::state::{Berth, Deed, Ilos, Merchant, Options, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// *Redraw* (IL-2.10): a card to throw, or no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Redraw {
    pub(crate) thrown: u8,
}

impl Pending for Redraw {
    fn clause(self) -> &'static str {
        "IL-2.10"
    }

    fn name(self) -> &'static str {
        "redraw"
    }

    fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.merchant(seat).hand.kinds().map(|card| Action::Throw { card }));
        out.push(Action::Done);
    }

    fn candidates(self, _: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend(Card::ALL.map(|card| Action::Throw { card }));
        out.push(Action::Done);
    }

    fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Throw { card } => game.may_discard(seat, card),
            Action::Done => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Throw { card } => {
                // IL-2.10: cards are drawn only when the player is done.
                game.pay(seat, card);
                game.step = Redraw { thrown: self.thrown + 1 }.into();
            }
            Action::Done => game.redraw(seat, self.thrown, journal),
            _ => self.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        self.thrown == 0
    }

    fn hides(self) -> bool {
        // An empty hand is public, but its owner must end the redraw.
        true
    }

    fn stage(self, _: &Ilos) -> Stage {
        Stage::Redraw
    }

    fn ship(self) -> Option<Berth> {
        None
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Redraw { thrown: self.thrown })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("thrown", self.thrown)
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        let start = game.tables().numbers.hand_at_start;
        let laid = game.map.tiles.is_empty() && game.merchants.iter().all(Merchant::is_fresh);
        ensure(laid && game.round == 1 && game.taken.is_none(), "the redraw is over")?;
        ensure(game.rises == [0; 4], "prices have risen too soon")?;
        let whole = |(seat, merchant): (usize, &Merchant)| {
            let missing = if seat == game.active.index() { u32::from(self.thrown) } else { 0 };
            merchant.hand.total() + missing == u32::from(start)
        };
        ensure(game.merchants.iter().enumerate().all(whole), "a hand is too small or too big")?;
        ensure(self.thrown <= start, "more cards are thrown than a hand has")
    }
}

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
            step: Redraw { thrown: 0 }.into(),
            dice,
        })
    }

    /// IL-2.10, IL-2.11: refills the hand; then the next player decides.
    pub(crate) fn redraw(&mut self, seat: Seat, thrown: u8, journal: &mut impl Journal<Event>) {
        journal.note(Event::Redrew { seat, cards: thrown });
        if thrown > 0 {
            self.draw(seat, thrown, journal);
        }
        let next = seat.left(self.merchants.len());
        let first_island = Explore { ship: None };
        let step = if next == self.first { Step::from(first_island) } else { Redraw { thrown: 0 }.into() };
        self.begin(next, step);
    }

    /// Counts a new turn of the seat and sets its first step.
    pub(crate) fn begin(&mut self, seat: Seat, step: impl Into<Step>) {
        self.turns += 1;
        self.active = seat;
        self.market_played = false;
        self.step = step.into();
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
            self.begin(next, Act);
        } else {
            self.begin(next, Explore { ship: None });
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

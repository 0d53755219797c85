//! Chapter MN-7: the effects of a player's Developments.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::data::Kind;
use crate::ids::{Character, DevelopmentId, Developments, Marker};
use crate::state::{MAX_PLAYERS, MundusNovus, SquadronKey};

/// A squadron: the caravels of one player that are served together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Squadron {
    pub(crate) seat: Seat,
    pub(crate) caravels: Developments,
    pub(crate) key: SquadronKey,
}

/// One squadron per player, and a second one for Ponce de León's owner.
pub(crate) type Squadrons = ArrayVec<Squadron, { MAX_PLAYERS + 1 }>;

impl MundusNovus {
    /// Whether the seat owns a character's card, which works from the moment it is taken (MN-2.9).
    #[inline]
    pub fn owns(&self, seat: Seat, character: Character) -> bool {
        self.player(seat).developments.has(self.tables().character(character))
    }

    /// The owner of a character's card.
    #[inline]
    pub(crate) fn owner_of(&self, character: Character) -> Option<Seat> {
        let card = self.tables().character(character);
        Seat::all(self.players.len()).find(|&seat| self.player(seat).developments.has(card))
    }

    /// Whether the event of the round applies to the seat. MN-7.22: it does not apply to La Cosa's owner.
    #[inline]
    pub fn is_under(&self, seat: Seat, marker: Marker) -> bool {
        self.marker == Some(marker) && !self.owns(seat, Character::LaCosa)
    }

    /// The caravels of a seat.
    #[inline]
    pub fn caravels(&self, seat: Seat) -> Developments {
        self.player(seat).developments & self.tables().caravels
    }

    /// MN-7.1: doubloons per round from Developments.
    pub fn income(&self, seat: Seat) -> u16 {
        let tables = self.tables();
        (self.player(seat).developments & tables.earners).iter().map(|card| tables.card(card).income).sum()
    }

    /// MN-7.18: each shipyard pays for each opponent with more caravels.
    pub fn shipyard_income(&self, seat: Seat) -> u16 {
        let tables = self.tables();
        let shipyards = (self.player(seat).developments & tables.shipyards).len();
        if shipyards == 0 {
            return 0;
        }
        let own = self.caravels(seat).len();
        let ahead = Seat::all(self.players.len()).filter(|&other| self.caravels(other).len() > own).count();
        u16::from(shipyards) * ahead as u16 * tables.rules.shipyard_gain
    }

    /// MN-7.16: the total capacity of a seat's warehouses.
    pub fn capacity(&self, seat: Seat) -> u8 {
        let tables = self.tables();
        let capacity = |card: DevelopmentId| match tables.card(card).kind {
            Kind::Warehouse { capacity } => capacity,
            Kind::Character(_) | Kind::Caravel { .. } | Kind::Merchant { .. } | Kind::Shipyard => 0,
        };
        (self.player(seat).developments & tables.warehouses).iter().map(capacity).sum()
    }

    /// MN-7.25, MN-7.26: Pizarro's highest caravel, which counts 0.
    fn zero_caravel(&self, seat: Seat) -> Option<DevelopmentId> {
        if !self.owns(seat, Character::Pizarro) {
            return None;
        }
        self.caravels(seat).iter().max_by_key(|&card| self.tables().caravel_value(card))
    }

    fn squadron(&self, seat: Seat, caravels: Developments, zero_caravel: Option<DevelopmentId>) -> Squadron {
        let tables = self.tables();
        // MN-4.6: the value of a squadron is the sum of its caravels.
        let mut key = SquadronKey { value: 0, lowest: u16::MAX };
        for card in caravels.iter() {
            let value = if zero_caravel == Some(card) { 0 } else { tables.caravel_value(card) };
            key.value += value;
            key.lowest = key.lowest.min(value);
        }
        Squadron { seat, caravels, key }
    }

    /// The squadrons of a seat: one (MN-4.5), or two if Ponce de León divides them (MN-7.27).
    pub(crate) fn squadrons_of(&self, seat: Seat) -> ArrayVec<Squadron, 2> {
        let caravels = self.caravels(seat);
        let mut squadrons = ArrayVec::new();
        if caravels.is_empty() {
            return squadrons;
        }
        let zero_caravel = self.zero_caravel(seat);
        for part in [caravels & !self.detached, caravels & self.detached] {
            if !part.is_empty() {
                squadrons.push(self.squadron(seat, part, zero_caravel));
            }
        }
        squadrons
    }

    /// All squadrons, in the order of seats.
    pub(crate) fn squadrons(&self) -> Squadrons {
        let mut squadrons = Squadrons::new();
        for seat in Seat::all(self.players.len()) {
            squadrons.extend(self.squadrons_of(seat));
        }
        squadrons
    }

    /// The next caravel for Ponce de León to assign, in ascending order of value.
    pub(crate) fn next_caravel(&self, seat: Seat, after: Option<DevelopmentId>) -> Option<DevelopmentId> {
        let tables = self.tables();
        let floor = after.map_or(0, |card| tables.caravel_value(card));
        let higher = self.caravels(seat).iter().filter(|&card| tables.caravel_value(card) > floor);
        higher.min_by_key(|&card| tables.caravel_value(card))
    }
}

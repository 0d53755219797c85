//! The state of a game. It contains no rules.

use engine::{DataId, Dice, Game as _, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::turn::{PEARLS, TURNS};

/// A game of Pearls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pearls {
    pub(crate) data: DataId,
    /// The face-down pearls as a bag, in ascending order, so that the order reveals nothing.
    pub sea: Vec<u8>,
    /// The players, by seat.
    pub divers: Vec<Diver>,
    /// The number of finished turns.
    pub turns: u32,
    pub(crate) dice: Dice,
}

/// The state of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Diver {
    /// The pearls that only the player knows, in ascending order.
    pub hand: Vec<u8>,
    /// The shown pearls, in the order of showing.
    pub shown: Vec<u8>,
}

impl Pearls {
    /// PE-1.1: all pearls are in the sea.
    pub(crate) fn new_game(data: DataId, seats: usize, dice: Dice) -> Pearls {
        Pearls { data, sea: PEARLS.collect(), divers: vec![Diver::default(); seats], turns: 0, dice }
    }

    /// Redraws what the viewer cannot know: the pearls in the sea and in other hands. Their numbers are public.
    pub(crate) fn draw_anew(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut unknown = std::mem::take(&mut self.sea);
        let in_sea = unknown.len();
        for (seat, diver) in self.divers.iter().enumerate() {
            if !viewer.is(Seat(seat as u8)) {
                unknown.extend(&diver.hand);
            }
        }
        // A canonical order first, so that the result does not depend on the true deal.
        unknown.sort_unstable();
        dice.shuffle(&mut unknown);
        for (seat, diver) in self.divers.iter_mut().enumerate() {
            if !viewer.is(Seat(seat as u8)) {
                diver.hand = unknown.split_off(unknown.len() - diver.hand.len());
                diver.hand.sort_unstable();
            }
        }
        debug_assert_eq!(unknown.len(), in_sea);
        unknown.sort_unstable();
        self.sea = unknown;
        self.dice = dice.fork();
    }

    /// Checks that every pearl is in one place, and that the turns fit the seats.
    pub(crate) fn is_whole(&self) -> Result<(), String> {
        let Pearls { data: _, sea, divers, turns, dice: _ } = self;
        if !Pearls::INFO.takes(divers.len()) || *turns as usize > TURNS * divers.len() {
            return Err("these are not the seats or turns of a game".to_owned());
        }
        let hands = divers.iter().map(|diver| &diver.hand);
        if !hands.chain([sea]).all(|bag| bag.is_sorted()) {
            return Err("what nobody sees has an order".to_owned());
        }
        let all = divers.iter().flat_map(|diver| diver.hand.iter().chain(&diver.shown)).chain(sea);
        let mut all: Vec<u8> = all.copied().collect();
        all.sort_unstable();
        if all.into_iter().eq(PEARLS) { Ok(()) } else { Err("a pearl is lost or there twice".to_owned()) }
    }
}

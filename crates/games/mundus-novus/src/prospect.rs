//! The rest of the round, for the bots' evaluations: the seats that are still to act and the remaining choices of a
//! turn.

use engine::{Seat, Seats};

use crate::cards::Cards;
use crate::ids::{DevelopmentId, Developments, Kinds, Resource};
use crate::progression::{Act, Store};
use crate::state::{MundusNovus, Stage};
use crate::step::Pending;

/// The remaining choices of the acting player in the Progression stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The acting player.
    pub seat: Seat,
    /// Whether an identical combination can still be made (MN-6.12).
    pub identical: bool,
    /// Whether a different combination can still be made (MN-6.20).
    pub different: bool,
    /// Whether relics can still be sold alone (MN-6.22).
    pub relics: bool,
    /// The merchants that can still be used.
    pub merchants: Developments,
    /// The combination being built.
    pub build: Option<Build>,
}

/// A combination being built. Its cards are still in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// An identical combination; undecided parts are `None`.
    Identical {
        /// The Resource.
        of: Option<Resource>,
        /// The number of natural cards.
        natural: Option<u8>,
        /// The number of jokers.
        jokers: Option<u8>,
        /// The cards that merchants change.
        changed: Cards,
        /// The merchants already decided on, used or not.
        decided: Developments,
    },
    /// A different or perfect combination.
    Different {
        /// Whether it is the perfect combination.
        perfect: bool,
        /// The Resources in it.
        set: Kinds,
        /// The hand cards it uses.
        spent: Cards,
        /// The merchants it uses, including the current one.
        employed: Developments,
        /// The merchant that is changing a card.
        merchant: Option<DevelopmentId>,
        /// The card that the merchant changes.
        from: Option<Resource>,
    },
}

impl MundusNovus {
    /// The current turn in the Progression stage; `None` while cards are stored.
    pub fn prospect(&self) -> Option<Prospect> {
        let acting = self.acting()?;
        let Act { seat, different, relics, .. } = *acting;
        Some(Prospect {
            seat,
            identical: self.can_make_identical(acting),
            different: !different,
            relics: !relics,
            merchants: self.merchants_ready(acting),
            build: self.step().build(),
        })
    }

    /// The seats whose turn in this round is not over: all of them before the Progression stage. A seat that is
    /// storing cards is not included, because its income is paid.
    pub fn to_act(&self) -> Seats {
        let seats = self.players.len();
        let from = |seat: Seat, count: usize| seat.around(seats).take(count).collect();
        match (self.acting(), self.step().storing()) {
            (Some(acting), _) => from(acting.seat, usize::from(acting.after) + 1),
            (None, Some(Store { seat, after })) => from(seat.left(seats), usize::from(after)),
            (None, None) if self.stage() == Stage::Over => Seats::NONE,
            (None, None) => Seats::all(seats),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{DataFiles, Dice, Game, Seed, Silent};

    use super::*;

    /// Checks every step of random games: the acting seat is to move, all seats are to act before the stage, and no
    /// seat acts twice.
    #[test]
    fn seats_to_act_agree_with_the_turn() {
        let data = MundusNovus::load_data(&DataFiles::embedded(MundusNovus::INFO.data)).unwrap();
        for seed in 0..6 {
            let seats = 2 + seed as usize % 5;
            let seed = Seed::from(seed);
            let mut game = MundusNovus::new(data, seats, &Default::default(), seed).unwrap();
            let mut dice = Dice::new(seed, "test");
            let mut legal = Vec::new();
            while let Some(seat) = game.turn().actors().first() {
                let before = (game.round, game.to_act());
                match (game.stage(), game.prospect()) {
                    (Stage::Progression, Some(prospect)) => {
                        assert_eq!(prospect.seat, seat);
                        assert!(game.to_act().has(seat));
                        assert_eq!(prospect.build.is_some(), !game.is_quiescent(seat));
                    }
                    (_, None) => (),
                    (stage, prospect) => panic!("{prospect:?} in {stage:?}"),
                }
                if matches!(game.stage(), Stage::Event | Stage::Supply | Stage::Trade) {
                    assert_eq!(game.to_act(), Seats::all(seats));
                }
                game.legal(seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply(seat, action, &mut Silent);
                assert!(game.round > before.0 || game.to_act().is_within(before.1));
            }
            assert!(game.to_act().is_empty());
        }
    }
}

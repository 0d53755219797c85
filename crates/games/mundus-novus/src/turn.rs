//! Actions, and the seats that decide.

use engine::{Game, Seat};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::ids::{DevelopmentId, Marker, Resource};
use crate::progression::Act;
use crate::refusal::Why;
use crate::state::MundusNovus;
use crate::step::{Pending, Step};

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MundusNovusAction")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Action {
    /// Do not buy an event.
    Pass,
    /// Buy an event.
    Event { event: Marker },
    /// Assign the caravel to squadron 1 or 2.
    Squadron { number: u8 },
    /// Take a card from the pool.
    Pick { card: Resource },
    /// Discard a card to Pirates.
    Discard { card: Resource },
    /// Announce how many cards each player offers.
    Announce { number: u8 },
    /// Add a card to the own offer.
    Offer { card: Resource },
    /// Offer no more cards.
    Stop,
    /// Give the Trade Master token to a tied player.
    Title { seat: Seat },
    /// Take a card on offer.
    Take { card: Resource, from: Seat },
    /// Keep the card taken.
    Keep,
    /// Swap the card taken for a market card.
    Swap { card: Resource },
    /// Give a card in secret (MN-5.21).
    Give { card: Resource },
    /// Choose who acts first.
    First { seat: Seat },
    /// Begin an identical combination.
    Identical,
    /// Begin a different combination.
    Different,
    /// Sell relics alone.
    Relics { number: u8 },
    /// Begin the perfect combination.
    Perfect,
    /// End the turn.
    End,
    /// Make the identical combination of this Resource.
    Of { card: Resource },
    /// Use this many natural cards.
    Natural { number: u8 },
    /// Use this many relics as jokers.
    Jokers { number: u8 },
    /// Do not use a merchant.
    Without { merchant: DevelopmentId },
    /// Let a merchant change a card into the Resource of the combination.
    Employ { merchant: DevelopmentId, card: Resource },
    /// Take a Development from the queue.
    Develop { card: DevelopmentId },
    /// Take the top Development of the pile.
    Draw,
    /// Add a card to a different combination.
    Add { card: Resource },
    /// Use a merchant for a different combination.
    Merchant { merchant: DevelopmentId },
    /// Choose the card that the merchant changes.
    Change { card: Resource },
    /// Choose the Resource it becomes.
    Into { card: Resource },
    /// Hand the different combination in.
    Done,
    /// Give the combination up.
    Back,
    /// Store a card.
    Store { card: Resource },
    /// Store no more cards.
    Leave,
}

engine::every!(Action {
    Pass,
    Event { event },
    Squadron { number },
    Pick { card },
    Discard { card },
    Announce { number },
    Offer { card },
    Stop,
    Title { seat },
    Take { card, from },
    Keep,
    Swap { card },
    Give { card },
    First { seat },
    Identical,
    Different,
    Relics { number },
    Perfect,
    End,
    Of { card },
    Natural { number },
    Jokers { number },
    Without { merchant },
    Employ { merchant, card },
    Develop { card },
    Draw,
    Add { card },
    Merchant { merchant },
    Change { card },
    Into { card },
    Done,
    Back,
    Store { card },
    Leave,
});

impl MundusNovus {
    /// The turn in which a combination is being built.
    #[inline]
    pub(crate) fn building(&self) -> &Act {
        self.acting().expect("combinations are built in a turn")
    }

    /// Whether the game has this seat.
    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.players.len()
    }

    /// The pending step, if this seat decides.
    #[inline]
    pub(crate) fn pending_for(&self, seat: Seat) -> Option<&Step> {
        self.turn().actors().has(seat).then(|| self.step())
    }

    /// Whether the seat may perform the action now. Accepts any action from any seat.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let turn = self.turn();
        if turn.is_over() {
            return Err(Why::Over);
        }
        if !turn.actors().has(seat) {
            return Err(Why::NotYours { actors: turn.actors() });
        }
        self.step().permit(self, seat, action)
    }
}

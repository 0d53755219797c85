//! Actions, and the stack of steps.

use engine::{Game, Journal, Seat};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::ids::{
    Area, Building, CardId, Career, Choice, Good, Legacy, Nation, Place, QuestId, Space, Token,
};
use crate::refusal::Why;
use crate::state::{Hosting, Maracaibo};
use crate::step::{Pending, Step};

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "MaracaiboAction")]
pub enum Action {
    /// MA-4.5, MA-7.3: put a hand card into the planning area.
    Plan { card: CardId },
    /// MA-4.5: discard a dealt card.
    Drop { card: CardId },
    /// MA-4.7.
    Career { career: Career },
    /// MA-6.3: sail along a lane.
    Sail { to: Place },
    /// MA-6.1, MA-10.17, MA-12.1, MA-14.2: stop sailing, fighting, exploring or village actions.
    Stop,
    /// MA-23.11, MA-18.2: take points.
    TakePoints,
    /// MA-23.11: take doubloons.
    TakeDoubloons,
    /// MA-23.11: set a standing answer.
    Always { take: Hosting },
    /// MA-23.11: withdraw the standing answer.
    Ask,
    /// MA-9.1, MA-17.2: perform the action of a city or a homeward space.
    City,
    /// MA-14.1.
    Village,
    /// MA-14.5.
    Quest { quest: QuestId },
    /// MA-16.1: use the espionage action of this card's spy.
    Spy { card: CardId },
    /// MA-1.5: decline.
    Skip,
    /// MA-9.2.
    Deliver { card: CardId },
    /// MA-9.1: perform the offered action.
    Perform,
    /// MA-13.1, MA-17.2, MA-21.12: choose an alternative, from 1.
    Way { way: u8 },
    /// MA-26.2: pay the price.
    Pay,
    /// MA-26.3: pay with identical goods of this kind.
    PayGood { good: Good },
    /// MA-14.6: pay with this hand card.
    Spend { card: CardId },
    /// MA-21.14: remove a disc of this area.
    Disc { area: Area },
    /// MA-11.1, MA-25.2.
    Nation { nation: Nation },
    /// MA-25.2: place a cube on this village.
    Settle { place: Place },
    /// MA-23.2.
    Token { token: Token },
    /// MA-25.7: put this many spies on the card.
    Spies { count: u8 },
    /// MA-14.2 (B).
    TakeDoubloon,
    /// MA-14.2 (A).
    DiscardHand,
    /// MA-14.2 (C), MA-22.2.
    Buy { card: CardId },
    /// MA-27.1.
    Invest { building: Building },
    /// MA-21.9 to MA-21.11.
    UseArea { area: Area },
    /// MA-24.2, MA-25.5.
    UseCard { card: CardId },
    /// MA-10.1: reveal a token of a pile, from 1.
    Reveal { pile: u8 },
    /// MA-10.2.
    Fight { nation: Nation },
    /// MA-10.8.
    SpendCombat,
    /// MA-10.8.
    SpendSpy,
    /// MA-10.12: gain influence.
    Influence { steps: u8 },
    /// MA-10.13.
    Annex { place: Place },
    /// MA-21.8: U7.
    Raid { place: Place },
    /// MA-24.3.
    CombatCard { card: CardId },
    /// MA-30.6: place a cube on a space of L6, from 1.
    Sea { space: u8 },
    /// MA-30.8.
    Mine,
    /// MA-12.1: move the explorer to the next space.
    Explore { space: Space },
    /// MA-8.1.
    Draw,
    /// MA-8.1: take a face-up card.
    Take { card: CardId },
    /// MA-20.2: complete an objective, from 1.
    Objective { number: u8 },
    /// MA-23.12.
    SpyToCombat,
    /// MA-30.9: use a disc tile.
    UseTile { legacy: Legacy },
    /// MA-29.12: remove a skull tile.
    Cure { legacy: Legacy },
    /// MA-29.36: vote for an option.
    Vote { choice: Choice },
    /// MA-29.36: vote for neither option.
    Abstain,
    /// MA-29.37, MA-29.41: decide as the reader.
    Decide { choice: Choice },
}

engine::every!(Action {
    Plan { card },
    Drop { card },
    Career { career },
    Sail { to },
    Stop,
    TakePoints,
    TakeDoubloons,
    Always { take },
    Ask,
    City,
    Village,
    Quest { quest },
    Spy { card },
    Skip,
    Deliver { card },
    Perform,
    Way { way },
    Pay,
    PayGood { good },
    Spend { card },
    Disc { area },
    Nation { nation },
    Settle { place },
    Token { token },
    Spies { count },
    TakeDoubloon,
    DiscardHand,
    Buy { card },
    Invest { building },
    UseArea { area },
    UseCard { card },
    Reveal { pile },
    Fight { nation },
    SpendCombat,
    SpendSpy,
    Influence { steps },
    Annex { place },
    Raid { place },
    CombatCard { card },
    Sea { space },
    Mine,
    Explore { space },
    Draw,
    Take { card },
    Objective { number },
    SpyToCombat,
    UseTile { legacy },
    Cure { legacy },
    Vote { choice },
    Abstain,
    Decide { choice },
});

impl Maracaibo {
    /// Whether the seat must decide now.
    #[inline]
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        seat.index() < self.players.len() && self.turn().actors().has(seat)
    }

    /// The pending step, if the seat must decide it.
    #[inline]
    pub(crate) fn awaited(&self, seat: Seat) -> Option<Step> {
        self.step().filter(|_| self.awaits(seat))
    }

    /// Whether the seat may perform the action now.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if !self.awaits(seat) {
            return Err(Why::NotYours(step.clause()));
        }
        let side = if step.excludes_side_actions() { None } else { self.may_side_action(seat, action) };
        side.unwrap_or_else(|| step.permit(self, seat, action))
    }

    /// Runs automatic steps until a seat must choose or the game is over.
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Event>) {
        while let Some(step) = self.step() {
            if step.settle(self, journal) {
                return;
            }
        }
    }

    // The step stack.

    /// Pushes a step.
    #[inline]
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.steps.push(step.into());
    }

    /// Replaces the pending step.
    #[inline]
    pub(crate) fn replace_step(&mut self, step: impl Into<Step>) {
        *self.steps.last_mut().expect("a step is pending") = step.into();
    }

    /// Pops the pending step unless `on` holds. Returns `on`.
    #[inline]
    pub(crate) fn keep_step(&mut self, on: bool) -> bool {
        if !on {
            self.steps.pop();
        }
        on
    }
}

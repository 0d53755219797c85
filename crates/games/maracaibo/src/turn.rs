//! Actions, and the way of every question to the step that comes next.
//!
//! What there is to come is listed in `step.rs`; each step stands with all it does in the chapter that the list names.

use engine::{Journal, Seat, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::ids::{
    Area, Building, CardId, Career, Choice, Good, Legacy, Nation, Place, QuestId, Space, Token,
};
use crate::refusal::Why;
use crate::state::{Hosting, Maracaibo};
use crate::step::Step;

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "MaracaiboAction")]
pub enum Action {
    /// MA-4.5, MA-7.3: a hand card goes into the planning area.
    Plan { card: CardId },
    /// MA-4.5: a dealt card is discarded.
    Drop { card: CardId },
    /// MA-4.7.
    Career { career: Career },
    /// MA-6.3: along a lane.
    Sail { to: Place },
    /// MA-6.1, MA-10.17, MA-12.1, MA-14.2: no farther, no more.
    Stop,
    /// MA-23.11, MA-18.2: points instead.
    TakePoints,
    /// MA-23.11: doubloons instead.
    TakeDoubloons,
    /// MA-23.11: always this.
    Always { take: Hosting },
    /// MA-23.11: the standing answer is withdrawn.
    Ask,
    /// MA-9.1, MA-17.2: the city's action, or that of a homeward space.
    City,
    /// MA-14.1.
    Village,
    /// MA-14.5.
    Quest { quest: QuestId },
    /// MA-16.1: the espionage action of this card's spy.
    Spy { card: CardId },
    /// MA-1.5: none of it.
    Skip,
    /// MA-9.2.
    Deliver { card: CardId },
    /// MA-9.1: what is offered.
    Perform,
    /// MA-13.1, MA-17.2, MA-21.12: one of several ways, from 1.
    Way { way: u8 },
    /// MA-26.2: the price is paid.
    Pay,
    /// MA-26.3: with identical goods of this kind.
    PayGood { good: Good },
    /// MA-14.6: this hand card pays.
    Spend { card: CardId },
    /// MA-21.14: a disc of this area.
    Disc { area: Area },
    /// MA-11.1, MA-25.2.
    Nation { nation: Nation },
    /// MA-25.2: a cube on this village.
    Settle { place: Place },
    /// MA-23.2.
    Token { token: Token },
    /// MA-25.7: this many spies.
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
    /// MA-10.1: a pile, from 1.
    Reveal { pile: u8 },
    /// MA-10.2.
    Fight { nation: Nation },
    /// MA-10.8.
    SpendCombat,
    /// MA-10.8.
    SpendSpy,
    /// MA-10.12: this much influence.
    Influence { steps: u8 },
    /// MA-10.13.
    Annex { place: Place },
    /// MA-21.8: U7.
    Raid { place: Place },
    /// MA-24.3.
    CombatCard { card: CardId },
    /// MA-30.6: a space of L6, from 1.
    Sea { space: u8 },
    /// MA-30.8.
    Mine,
    /// MA-12.1: the next space.
    Explore { space: Space },
    /// MA-8.1.
    Draw,
    /// MA-8.1: a face-up card.
    Take { card: CardId },
    /// MA-20.2: an objective, from 1.
    Objective { number: u8 },
    /// MA-23.12.
    SpyToCombat,
    /// MA-30.9: a disc tile.
    UseTile { legacy: Legacy },
    /// MA-29.12: a skull tile leaves.
    Cure { legacy: Legacy },
    /// MA-29.36: a ballot.
    Vote { choice: Choice },
    /// MA-29.36: a ballot for neither.
    Abstain,
    /// MA-29.37, MA-29.41: the reader's decision.
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
    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        match self.step() {
            Some(step) => step.turn(self),
            None => Turn::Over,
        }
    }

    /// Whether the seat is awaited.
    #[inline]
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        seat.index() < self.players.len() && self.turn_now().actors().has(seat)
    }

    /// The step that the seat has to decide.
    #[inline]
    pub(crate) fn awaited(&self, seat: Seat) -> Option<Step> {
        self.step().filter(|_| self.awaits(seat))
    }

    /// The choices of the seat now, in a fixed order.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(step) = self.awaited(seat) else { return };
        step.legal(self, seat, out);
        if !step.is_alone() {
            self.legal_beside(seat, out);
        }
    }

    /// Whether the seat may do this now, and if not, what forbids it.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if !self.awaits(seat) {
            return Err(Why::NotYours(step.clause()));
        }
        let beside = if step.is_alone() { None } else { self.may_beside(seat, action) };
        beside.unwrap_or_else(|| step.permit(self, seat, action))
    }

    /// Carries out a legal choice, then all that follows without a choice.
    pub(crate) fn apply_now(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = self.step().expect("a step is pending while the game is on");
        if step.is_alone() || !self.apply_beside(seat, action, journal) {
            step.apply(self, seat, action, journal);
        }
        self.settle(journal);
    }

    /// Carries out what goes by itself, until somebody must choose or the game is over.
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Event>) {
        while let Some(step) = self.step() {
            if step.settle(self, journal) {
                return;
            }
        }
    }

    /// Whether the pending decision begins something.
    pub(crate) fn rests(&self, _: Seat) -> bool {
        self.step().is_none_or(Step::rests)
    }

    /// Whether the options of the seat depend on its hand, which the others do not see.
    pub(crate) fn hides(&self, seat: Seat) -> bool {
        self.awaited(seat).is_some_and(|step| step.hides(self, seat))
    }

    // The pile of steps.

    /// Something is to come before all else.
    #[inline]
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.steps.push(step.into());
    }

    /// Puts another step in the place of the present one.
    #[inline]
    pub(crate) fn replace_step(&mut self, step: impl Into<Step>) {
        *self.steps.last_mut().expect("a step is pending") = step.into();
    }

    /// Ends the present step unless it goes on; tells whether it waits.
    #[inline]
    pub(crate) fn goes_on(&mut self, on: bool) -> bool {
        if !on {
            self.steps.pop();
        }
        on
    }
}

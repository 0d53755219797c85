//! MA-7.3: free actions, and exchanging a spy for combat points (MA-23.12).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Game, Journal, Phrase, Seat, ensure};

use crate::data::Trait;
use crate::event::Event;
use crate::ids::CardId;
use crate::refusal::Why;
use crate::state::{Maracaibo, Stage};
use crate::step::{Pending, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// Adds the actions that are possible in addition to the pending decision.
    #[inline]
    pub(crate) fn legal_side_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.is_phase_b() {
            self.legal_free(out);
        }
        if self.may_exchange_spy(seat).is_ok() {
            out.push(Action::SpyToCombat);
        }
    }

    /// Whether the seat may perform a side action; `None` for any other action.
    pub(crate) fn may_side_action(&self, seat: Seat, action: Action) -> Option<Result<(), Why>> {
        match action {
            Action::SpyToCombat => Some(self.may_exchange_spy(seat)),
            Action::Plan { card } => Some(self.may_plan(card)),
            Action::Objective { number } => Some(self.may_complete(number)),
            _ => None,
        }
    }

    /// Applies a side action. Returns `false` for any other action.
    #[inline]
    pub(crate) fn apply_side_action(
        &mut self,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) -> bool {
        match action {
            Action::SpyToCombat => self.exchange_spy(seat, journal),
            Action::Plan { card } => self.plan(card, journal),
            Action::Objective { number } => self.complete(number, journal),
            _ => return false,
        }
        true
    }

    /// MA-7.3 (a): planning needs a hand card and a free space.
    fn may_plan(&self, card: CardId) -> Result<(), Why> {
        if !self.is_phase_b() {
            return Err(self.no_free_action());
        }
        if !self.me().hand.has(card) {
            return Err(Why::NotInHand { card });
        }
        if self.me().free_space().is_none() { Err(Why::PlanningFull) } else { Ok(()) }
    }

    pub(crate) fn no_free_action(&self) -> Why {
        if self.is_paying() {
            Why::Paying
        } else if self.stage() == Stage::Scoring {
            Why::NotInScoring
        } else {
            Why::OnlyPhaseB
        }
    }

    /// MA-14.6: whether a payment is in progress.
    #[inline]
    pub(crate) fn is_paying(&self) -> bool {
        self.step().is_some_and(Step::is_paying)
    }

    fn plan(&mut self, card: CardId, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let space = self.me().free_space().expect("a free space");
        self.leave_hand(card);
        self.me_mut().planning[space] = Some(card);
        journal.note(Event::Planned { seat, card });
    }

    /// Whether there is a free action other than exchanging spies.
    fn has_free_action(&self) -> bool {
        let player = self.me();
        (player.free_space().is_some() && !player.hand.is_empty())
            || (1..=player.done.len() as u8).any(|number| self.may_claim(number).is_ok())
    }

    fn legal_free(&self, out: &mut Vec<Action>) {
        let player = self.me();
        if player.free_space().is_some() {
            out.extend(player.hand.iter().map(|card| Action::Plan { card }));
        }
        for number in 1..=player.done.len() as u8 {
            if self.may_claim(number).is_ok() {
                out.push(Action::Objective { number });
            }
        }
    }

    /// MA-23.12: whether the seat may exchange a spy for combat points.
    #[inline]
    fn may_exchange_spy(&self, seat: Seat) -> Result<(), Why> {
        let player = self.player(seat);
        if self.is_paying() {
            return Err(Why::Paying);
        }
        if !self.has_trait(player, Trait::SpyToCombat) {
            return Err(Why::NoSpyToCombat);
        }
        if player.spies == 0 { Err(Why::Spies { clause: "MA-23.12", needed: 1, held: 0 }) } else { Ok(()) }
    }

    /// MA-23.12: returns a spy to the supply for combat points.
    fn exchange_spy(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let gain = self.tables().numbers.spy_to_combat;
        let player = self.player_mut(seat);
        player.spies -= 1;
        player.supply += 1;
        journal.note(Event::SpyTurned { seat });
        self.gain_combat(seat, gain, journal);
    }
}

/// MA-7.3: free actions after the main action.
#[derive(Clone, Copy)]
pub(crate) struct Finish;

impl Pending for Finish {
    fn clause(self) -> &'static str {
        "MA-7.3"
    }

    // The step ends at once without a free action.
    fn settle(self, game: &mut Maracaibo, _: &mut impl Journal<Event>) -> bool {
        game.keep_step(game.has_free_action())
    }

    fn legal(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Stop);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        if action == Action::Stop { Ok(()) } else { Err(self.not_now(game, action)) }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, _: Action, _: &mut impl Journal<Event>) {
        game.steps.pop();
    }

    fn rests(self) -> bool {
        true
    }

    fn name(self, game: &Maracaibo, seat: Seat, own: bool) -> Option<&'static str> {
        let mut legal = Vec::new();
        if own {
            game.legal(seat, &mut legal);
        }
        Some(if own && legal.len() <= 1 { "finish-end" } else { "finish" })
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        (action == Action::Stop).then(|| Phrase::new("ma-do-finish"))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Finish)
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        ensure(position.at == 2 && game.is_turn(), "free actions at the wrong time")
    }
}

//! Actions, and the dispatch on the pending step: who decides, what is legal, effects and refusals.

use engine::{Journal, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::ids::{DevelopmentId, Marker, Resource};
use crate::refusal::Why;
use crate::state::{Acting, MundusNovus, Step};

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
    /// The seats that must decide now.
    pub(crate) fn turn_now(&self) -> Turn {
        match *self.step() {
            Step::Event { seat }
            | Step::Squadron { seat, .. }
            | Step::Pool { seat, .. }
            | Step::Pirates { seat, .. }
            | Step::Store { seat, .. } => Turn::One(seat),
            Step::Announce | Step::Title { .. } | Step::Compensate { .. } | Step::First => {
                Turn::One(self.master)
            }
            Step::Offer { done, .. } => {
                let waiting = |seat: &Seat| !done.has(*seat);
                Turn::Several(Seat::all(self.players.len()).filter(waiting).collect())
            }
            Step::Take { active } | Step::KeepOrSwap { active, .. } => Turn::One(active),
            Step::Act(Acting { seat, .. }) => Turn::One(seat),
            Step::Identical(_) | Step::Different(_) => Turn::One(self.building().seat),
            Step::Over { .. } => Turn::Over,
        }
    }

    /// The turn in which a combination is being built.
    #[inline]
    pub(crate) fn building(&self) -> &Acting {
        self.acting().expect("combinations are built in a turn")
    }

    /// Whether the choices of the pending step depend on a hidden hand.
    pub(crate) fn hides(&self, _: Seat) -> bool {
        match self.step() {
            Step::Pirates { .. }
            | Step::Offer { .. }
            | Step::Compensate { .. }
            | Step::Act(_)
            | Step::Identical(_)
            | Step::Different(_)
            | Step::Store { .. } => true,
            Step::Event { .. }
            | Step::Squadron { .. }
            | Step::Pool { .. }
            | Step::Announce
            | Step::Title { .. }
            | Step::Take { .. }
            | Step::KeepOrSwap { .. }
            | Step::First
            | Step::Over { .. } => false,
        }
    }

    /// Whether the position is quiescent: the seat has not begun a choice of several parts.
    pub(crate) fn rests(&self, seat: Seat) -> bool {
        match *self.step() {
            Step::Squadron { seat, caravel } => self.next_caravel(seat, None) == Some(caravel),
            // A seat that is not in the game has an empty offer.
            Step::Offer { .. } => self.players.get(seat.index()).is_none_or(|player| player.offer.is_empty()),
            Step::KeepOrSwap { .. } | Step::Identical(_) | Step::Different(_) => false,
            Step::Store { seat, .. } => self.player(seat).stored.is_empty(),
            Step::Event { .. }
            | Step::Pool { .. }
            | Step::Pirates { .. }
            | Step::Announce
            | Step::Title { .. }
            | Step::Take { .. }
            | Step::Compensate { .. }
            | Step::First
            | Step::Act(_)
            | Step::Over { .. } => true,
        }
    }

    /// The choices of `seat` in a fixed order; none if it is not to move.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn_now().actors().has(seat) {
            return;
        }
        match self.step() {
            Step::Event { .. } => self.legal_event(out),
            Step::Squadron { .. } => self.legal_squadron(out),
            Step::Pool { .. } => self.legal_pool(out),
            Step::Pirates { .. } => self.legal_pirates(seat, out),
            Step::Announce => self.legal_announce(out),
            Step::Offer { .. } => self.legal_offer(seat, out),
            Step::Title { tied } => out.extend(tied.iter().map(|seat| Action::Title { seat })),
            Step::Take { .. } => self.legal_take(seat, out),
            Step::KeepOrSwap { .. } => self.legal_keep(out),
            Step::Compensate { .. } => self.legal_give(out),
            Step::First => self.legal_first(out),
            Step::Act(acting) => self.legal_act(acting, out),
            Step::Identical(build) => self.legal_identical(self.building(), build, out),
            Step::Different(build) => self.legal_different(self.building(), build, out),
            Step::Store { .. } => self.legal_store(seat, out),
            Step::Over { .. } => (),
        }
    }

    /// Whether the seat may perform the action now. Accepts any action from any seat.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let turn = self.turn_now();
        if turn.is_over() {
            return Err(Why::Over);
        }
        if !turn.actors().has(seat) {
            return Err(Why::NotYours { actors: turn.actors() });
        }
        match (self.step(), action) {
            (Step::Event { .. }, Action::Pass | Action::Event { .. }) => Ok(()),
            (Step::Squadron { .. }, Action::Squadron { number }) => self.may_assign(number),
            (Step::Pool { .. }, Action::Pick { card }) => self.may_pick(card),
            (Step::Pirates { .. }, Action::Discard { card }) => self.may_discard(seat, card),
            (Step::Announce, Action::Announce { number }) => self.may_announce(number),
            (Step::Offer { .. }, Action::Offer { card }) => self.check_in_hand(seat, card, "MN-5.2"),
            (Step::Offer { number, .. }, Action::Stop) => self.may_stop(seat, *number),
            (Step::Title { tied }, Action::Title { seat }) => self.may_make_master(*tied, seat),
            (Step::Take { .. }, Action::Take { card, from }) => self.may_take(seat, card, from),
            (Step::KeepOrSwap { .. }, Action::Keep) => Ok(()),
            (Step::KeepOrSwap { .. }, Action::Swap { card }) => self.may_swap(card),
            (Step::Compensate { .. }, Action::Give { card }) => self.check_in_hand(seat, card, "MN-5.21"),
            (Step::First, Action::First { seat }) => self.may_choose_first(seat),
            (Step::Act(acting), Action::Identical) => self.may_begin_identical(acting),
            (Step::Act(acting), Action::Different) => self.may_begin_different(acting),
            (Step::Act(acting), Action::Relics { number }) => self.may_sell(acting, number),
            (Step::Act(acting), Action::Perfect) => self.may_begin_perfect(acting),
            (Step::Act(_), Action::End) => Ok(()),
            (Step::Identical(build), action) => self.may_go_on_identical(self.building(), build, action),
            (Step::Different(build), action) => self.may_go_on_different(self.building(), build, action),
            (Step::Store { .. }, Action::Store { card }) => self.check_in_hand(seat, card, "MN-6.30"),
            (Step::Store { .. }, Action::Leave) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    /// Applies a legal action and all automatic consequences.
    pub(crate) fn apply_now(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (*self.step(), action) {
            (Step::Event { seat }, Action::Pass) => self.close(|game| game.buy_event(seat, None, journal)),
            (Step::Event { seat }, Action::Event { event }) => {
                self.close(|game| game.buy_event(seat, Some(event), journal));
            }
            (Step::Squadron { seat, caravel }, Action::Squadron { number }) => {
                self.close(|game| game.assign(seat, caravel, number, journal));
            }
            (Step::Pool { .. }, Action::Pick { card }) => self.pick(card, journal),
            (Step::Pirates { .. }, Action::Discard { card }) => self.discard_to_pirates(card, journal),
            (Step::Announce, Action::Announce { number }) => {
                self.close(|game| game.announce(number, journal))
            }
            (Step::Offer { .. }, Action::Offer { card }) => self.offer_card(seat, card, journal),
            (Step::Offer { .. }, Action::Stop) => self.offer_done(seat, journal),
            (Step::Title { .. }, Action::Title { seat }) => {
                self.close(|game| game.make_master(seat, journal))
            }
            (Step::Take { .. }, Action::Take { card, from }) => self.take(card, from, journal),
            (Step::KeepOrSwap { .. }, Action::Keep) => self.settle_take(None, journal),
            (Step::KeepOrSwap { .. }, Action::Swap { card }) => self.settle_take(Some(card), journal),
            (Step::Compensate { to }, Action::Give { card }) => {
                self.close(|game| game.compensate(to, card, journal));
            }
            (Step::First, Action::First { seat }) => self.close(|game| game.choose_first(seat, journal)),
            (Step::Act(_), Action::Identical | Action::Different | Action::Perfect) => {
                self.begin_combination(action, journal);
            }
            (Step::Act(_), Action::Relics { number }) => self.sell_relics(number, journal),
            (Step::Act(_), Action::End) => self.end_turn(journal),
            (Step::Identical(_) | Step::Different(_), Action::Back) => self.give_up(),
            (Step::Identical(_), action) => self.build_identical(action, journal),
            (Step::Different(_), action) => self.build_different(action, journal),
            (Step::Store { .. }, Action::Store { card }) => self.store(card, journal),
            (Step::Store { .. }, Action::Leave) => self.stop_storing(journal),
            (step, action) => unreachable!("{action:?} is not a choice of {step:?}"),
        }
    }

    /// Pops the pending step and continues.
    fn close(&mut self, next: impl FnOnce(&mut MundusNovus)) {
        self.steps.pop();
        next(self);
    }

    /// The seats that must decide now.
    pub(crate) fn awaited(&self) -> Seats {
        self.turn_now().actors()
    }
}

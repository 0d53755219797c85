//! Actions, and the matches over the pending step: who decides, what is legal, what happens, what is refused.

use engine::{Illegal, Journal, Phrase, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::ids::{DevelopmentId, Marker, Resource};
use crate::rounds::not_now;
use crate::state::{Acting, MundusNovus, Step};

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MundusNovusAction")]
pub enum Action {
    /// Buy no event.
    Pass,
    /// Buy an event.
    Event {
        /// Which.
        event: Marker,
    },
    /// Put the caravel into a squadron.
    Squadron {
        /// The first or the second.
        number: u8,
    },
    /// Take a card of the pool.
    Pick {
        /// Which.
        card: Resource,
    },
    /// Give a card up to Pirates.
    Discard {
        /// Which.
        card: Resource,
    },
    /// Say how many cards are to be offered.
    Announce {
        /// How many.
        number: u8,
    },
    /// Lay a card out.
    Offer {
        /// Which.
        card: Resource,
    },
    /// Offer no more cards.
    Stop,
    /// Give the title to one of those who tie.
    Title {
        /// To whom.
        seat: Seat,
    },
    /// Take a card on offer.
    Take {
        /// Which.
        card: Resource,
        /// Whose.
        from: Seat,
    },
    /// Keep the card taken.
    Keep,
    /// Swap the card taken with the market.
    Swap {
        /// For which card.
        card: Resource,
    },
    /// Hand over a card in secret.
    Give {
        /// Which.
        card: Resource,
    },
    /// Say who acts first.
    First {
        /// Who.
        seat: Seat,
    },
    /// Begin an identical combination.
    Identical,
    /// Begin a different combination.
    Different,
    /// Sell relics alone.
    Relics {
        /// How many.
        number: u8,
    },
    /// Begin the perfect combination.
    Perfect,
    /// End the turn.
    End,
    /// Make the identical combination of this Resource.
    Of {
        /// Which.
        card: Resource,
    },
    /// Use so many natural cards.
    Natural {
        /// How many.
        number: u8,
    },
    /// Use so many relics as jokers.
    Jokers {
        /// How many.
        number: u8,
    },
    /// Do without a merchant.
    Without {
        /// Which.
        merchant: DevelopmentId,
    },
    /// Let a merchant change a card into the Resource of the combination.
    Employ {
        /// Which merchant.
        merchant: DevelopmentId,
        /// Which card.
        card: Resource,
    },
    /// Take a Development of the queue.
    Develop {
        /// Which.
        card: DevelopmentId,
    },
    /// Take the top Development of the pile.
    Draw,
    /// Add a card to a different combination.
    Add {
        /// Which.
        card: Resource,
    },
    /// Use a merchant for a different combination.
    Merchant {
        /// Which.
        merchant: DevelopmentId,
    },
    /// Have this card changed.
    Change {
        /// Which.
        card: Resource,
    },
    /// Into this Resource.
    Into {
        /// Which.
        card: Resource,
    },
    /// Hand the different combination in.
    Done,
    /// Give the combination up.
    Back,
    /// Store a card.
    Store {
        /// Which.
        card: Resource,
    },
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
    /// Who must decide now.
    pub(crate) fn whose_turn(&self) -> Turn {
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
        self.acting().expect("a combination is built in a turn")
    }

    /// Whether the options of the pending step depend on a hidden hand.
    pub(crate) fn is_step_secret(&self) -> bool {
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

    /// Whether the pending step begins something.
    pub(crate) fn is_step_opening(&self, seat: Seat) -> bool {
        match *self.step() {
            Step::Squadron { seat, caravel } => self.next_caravel(seat, None) == Some(caravel),
            // A stranger's seat has laid out nothing.
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

    /// The choices of `seat` now, in a fixed order; none if it has nothing to decide.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.whose_turn().actors().has(seat) {
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

    /// What one would point at now, legal or not, in the order of `legal`.
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.whose_turn().actors().has(seat) {
            return;
        }
        match self.step() {
            Step::Event { .. } => self.legal_event(out),
            Step::Squadron { .. } => self.legal_squadron(out),
            Step::Pool { .. } => out.extend(Resource::ALL.map(|card| Action::Pick { card })),
            Step::Pirates { .. } => out.extend(Resource::ALL.map(|card| Action::Discard { card })),
            Step::Announce => {
                let [least, .., most] = self.tables().rules.announce;
                out.extend((least - 1..=most + 1).map(|number| Action::Announce { number }));
            }
            Step::Offer { .. } => {
                out.push(Action::Stop);
                out.extend(Resource::ALL.map(|card| Action::Offer { card }));
            }
            Step::Title { .. } => {
                out.extend(Seat::all(self.players.len()).map(|seat| Action::Title { seat }));
            }
            Step::Take { .. } => {
                for from in Seat::all(self.players.len()) {
                    out.extend(self.player(from).offer.kinds().map(|card| Action::Take { card, from }));
                }
            }
            Step::KeepOrSwap { .. } => {
                out.push(Action::Keep);
                out.extend(Resource::ALL.map(|card| Action::Swap { card }));
            }
            Step::Compensate { .. } => out.extend(Resource::ALL.map(|card| Action::Give { card })),
            Step::First => self.legal_first(out),
            Step::Act(_) => self.candidates_act(out),
            Step::Identical(build) => self.candidates_identical(self.building(), build, out),
            Step::Different(build) => self.candidates_different(self.building(), build, out),
            Step::Store { .. } => {
                out.extend(Resource::ALL.map(|card| Action::Store { card }));
                out.push(Action::Leave);
            }
            Step::Over { .. } => (),
        }
    }

    /// For any action from any seat: the first clause that forbids it.
    pub(crate) fn check_now(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let turn = self.whose_turn();
        if turn.is_over() {
            return Err(Illegal::new("MN-8.1", Phrase::new("mn-no-over")));
        }
        if !turn.actors().has(seat) {
            let names = MundusNovus::names(turn.actors());
            return Err(Illegal::new("MN-2.1", Phrase::new("mn-no-other-turn").with("seats", names)));
        }
        match (self.step(), action) {
            (Step::Event { .. }, Action::Pass | Action::Event { .. }) => Ok(()),
            (Step::Squadron { .. }, Action::Squadron { number }) => self.check_squadron(number),
            (Step::Pool { .. }, Action::Pick { card }) => self.check_pool(card),
            (Step::Pirates { .. }, Action::Discard { card }) => self.check_pirates(seat, card),
            (Step::Announce, Action::Announce { number }) => self.check_announce(number),
            (Step::Offer { .. }, Action::Offer { card }) => self.check_held(seat, card, "MN-5.2"),
            (Step::Offer { number, .. }, Action::Stop) => self.check_offer_stop(seat, *number),
            (Step::Title { tied }, Action::Title { seat }) => self.check_title(*tied, seat),
            (Step::Take { .. }, Action::Take { card, from }) => self.check_take(seat, card, from),
            (Step::KeepOrSwap { .. }, Action::Keep) => Ok(()),
            (Step::KeepOrSwap { .. }, Action::Swap { card }) => self.check_swap(card),
            (Step::Compensate { .. }, Action::Give { card }) => self.check_held(seat, card, "MN-5.21"),
            (Step::First, Action::First { seat }) => self.check_first(seat),
            (Step::Act(acting), Action::Identical) => self.check_identical_begun(acting),
            (Step::Act(acting), Action::Different) => self.check_different_begun(acting),
            (Step::Act(acting), Action::Relics { number }) => self.check_relics(acting, number),
            (Step::Act(acting), Action::Perfect) => self.check_perfect_begun(acting),
            (Step::Act(_), Action::End) => Ok(()),
            (Step::Identical(build), action) => self.check_identical(self.building(), build, action),
            (Step::Different(build), action) => self.check_different(self.building(), build, action),
            (Step::Store { .. }, Action::Store { card }) => self.check_held(seat, card, "MN-6.30"),
            (Step::Store { .. }, Action::Leave) => Ok(()),
            _ => Err(not_now()),
        }
    }

    /// Carries out a legal choice and all that follows without one.
    pub(crate) fn play(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (*self.step(), action) {
            (Step::Event { seat }, Action::Pass) => self.close(|game| game.buy_event(seat, None, journal)),
            (Step::Event { seat }, Action::Event { event }) => {
                self.close(|game| game.buy_event(seat, Some(event), journal));
            }
            (Step::Squadron { seat, caravel }, Action::Squadron { number }) => {
                self.close(|game| game.assign(seat, caravel, number, journal));
            }
            (Step::Pool { .. }, Action::Pick { card }) => self.pick(card, journal),
            (Step::Pirates { .. }, Action::Discard { card }) => self.suffer(card, journal),
            (Step::Announce, Action::Announce { number }) => {
                self.close(|game| game.announce(number, journal))
            }
            (Step::Offer { .. }, Action::Offer { card }) => self.offer_card(seat, card, journal),
            (Step::Offer { .. }, Action::Stop) => self.offer_done(seat, journal),
            (Step::Title { .. }, Action::Title { seat }) => self.close(|game| game.entitle(seat, journal)),
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
            (step, action) => unreachable!("{action:?} is no choice at {step:?}"),
        }
    }

    /// Takes the pending step away and goes on.
    fn close(&mut self, next: impl FnOnce(&mut MundusNovus)) {
        self.steps.pop();
        next(self);
    }

    /// Who is still awaited.
    pub(crate) fn awaited(&self) -> Seats {
        self.whose_turn().actors()
    }
}

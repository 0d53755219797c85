//! MN-6.17 to MN-6.20, MN-6.24 to MN-6.27: different and perfect combinations, built card by card.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use arrayvec::ArrayVec;
use engine::{Journal, Phrase, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::event::Event;
use crate::ids::{DevelopmentId, Developments, Kinds, Marker, Resource};
use crate::progression::Act;
use crate::prospect::Build;
use crate::refusal::Why;
use crate::state::{Change, Changes, MundusNovus, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::view::BuildView;

/// A different or perfect combination being built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Different {
    pub(crate) perfect: bool,
    /// The Resources in it.
    pub(crate) set: Kinds,
    pub(crate) changes: Changes,
    /// The merchant being used, and the card it changes.
    pub(crate) merchant: Option<DevelopmentId>,
    pub(crate) from: Option<Resource>,
}

impl Pending for Different {
    fn name(self) -> &'static str {
        "act"
    }

    fn turn(self, game: &MundusNovus) -> Turn {
        Turn::One(game.building().seat)
    }

    fn stage(self) -> Stage {
        Stage::Progression
    }

    fn fits(self, below: &[Step]) -> bool {
        matches!(below, [Step::Act(_)])
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        game.different_options(game.building(), &self, |action| out.push(action));
        if game.can_give_up() {
            out.push(Action::Back);
        }
    }

    fn candidates(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        game.candidates_different(game.building(), &self, out);
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        game.may_go_on_different(game.building(), &self, action)
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Back => game.give_up(),
            Action::Done => game.complete_different(journal),
            _ => {
                game.put_different(action);
                game.advance_different(journal);
            }
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn rests(self, _: &MundusNovus, _: Seat) -> bool {
        false
    }

    fn prompt(self, game: &MundusNovus, seat: Seat) -> Phrase {
        let say = Phrase::new;
        match (self.merchant, self.from) {
            (None, _) if self.perfect => say("mn-prompt-perfect").with("n", self.set.len()),
            (None, _) => {
                let mut legal = Vec::new();
                self.legal(game, seat, &mut legal);
                let adds = legal.iter().any(|action| !matches!(action, Action::Done | Action::Back));
                let can = match (adds, legal.contains(&Action::Done)) {
                    (true, true) => "both",
                    (_, true) => "make",
                    (_, false) => "add",
                };
                let phrase = say("mn-prompt-different").with("n", self.set.len()).with("can", can);
                phrase.with("least", game.tables().rules.different_min)
            }
            (Some(merchant), None) => say("mn-prompt-change").with("merchant", merchant.phrase()),
            (Some(merchant), Some(from)) => {
                say("mn-prompt-into").with("merchant", merchant.phrase()).with("card", from.phrase())
            }
        }
    }

    fn build(self) -> Option<Build> {
        Some(Build::Different {
            perfect: self.perfect,
            set: self.set,
            spent: self.spent(),
            employed: self.merchant.map_or(self.changes.merchants(), |merchant| {
                self.changes.merchants() | Developments::one(merchant)
            }),
            merchant: self.merchant,
            from: self.from,
        })
    }

    fn build_view(self, game: &MundusNovus, acting: &Act) -> Option<BuildView> {
        Some(game.different_view(acting, &self))
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        game.audit_acting(game.building())?;
        game.audit_different(game.building(), &self)
    }
}

/// The state of a combination: cards left in hand, unused merchants by band, and the Resources it has.
#[derive(Clone, Copy, Debug)]
struct Remaining {
    left: Cards,
    set: Kinds,
    merchants: [u8; 3],
}

impl Remaining {
    /// The Resources that can be added without a merchant.
    #[inline]
    fn naturals(&self) -> Kinds {
        (self.left.set() - Resource::Relic) - self.set
    }

    /// The largest size the combination can reach.
    ///
    /// Adding a natural card is never worse than changing it, because either way it adds one Resource. Merchants then
    /// change the remaining cards into missing Resources.
    #[inline]
    fn reach(&self, bands: &[Kinds; 3]) -> u8 {
        let naturals = self.naturals();
        let have = self.set | naturals;
        let mut missing = 0;
        for (&merchants, &band) in self.merchants.iter().zip(bands) {
            missing += merchants.min((band - have).len() as u8);
        }
        let spare = self.left.goods() - naturals.len() as u8;
        have.len() as u8 + spare.min(missing)
    }

    /// The state after a merchant of this band has changed a card.
    #[inline]
    fn changed(mut self, band: usize, from: Resource, to: Resource) -> Remaining {
        self.left.take(from);
        self.set.insert(to);
        self.merchants[band] -= 1;
        self
    }
}

impl MundusNovus {
    fn bands_of(&self, merchants: Developments) -> [u8; 3] {
        let tables = self.tables();
        tables.merchants_of.map(|band| (merchants & band).len())
    }

    /// The largest different combination that the player could make.
    #[inline]
    pub(crate) fn largest_different(&self, acting: &Act) -> u8 {
        let merchants = self.merchants_ready(acting);
        let remaining = Remaining {
            left: self.player(acting.seat).hand,
            set: Kinds::empty(),
            merchants: if merchants.is_empty() { [0; 3] } else { self.bands_of(merchants) },
        };
        remaining.reach(&self.tables().bands)
    }

    /// The size the combination must reach.
    fn different_need(&self, build: &Different) -> u8 {
        if build.perfect { Resource::GOODS.len() as u8 } else { self.tables().rules.different_min }
    }

    /// The merchants that this combination can still use.
    fn merchants_free(&self, acting: &Act, build: &Different) -> Developments {
        self.merchants_ready(acting) & !build.changes.merchants()
    }

    fn remaining(&self, acting: &Act, build: &Different) -> Remaining {
        let mut left = self.player(acting.seat).hand - build.spent();
        // Merchants cannot change relics (MN-7.12), and the perfect combination keeps one.
        left[Resource::Relic] = 0;
        Remaining { left, set: build.set, merchants: self.bands_of(self.merchants_free(acting, build)) }
    }

    /// Whether the set can still be completed after a merchant of this band changes this card into that Resource.
    fn change_fits(
        &self,
        remaining: &Remaining,
        need: u8,
        band: usize,
        from: Resource,
        to: Resource,
    ) -> bool {
        from != to
            && !remaining.set.contains(to)
            && remaining.changed(band, from, to).reach(&self.tables().bands) >= need
    }

    /// Whether a merchant of this band may change this card into some Resource.
    fn source_fits(&self, remaining: &Remaining, need: u8, band: usize, from: Resource) -> bool {
        let targets = self.tables().bands[band];
        targets.iter().any(|to| self.change_fits(remaining, need, band, from, to))
    }

    /// Whether a merchant of this band has a legal change.
    fn merchant_fits(&self, remaining: &Remaining, need: u8, band: usize) -> bool {
        remaining.left.kinds().any(|from| self.source_fits(remaining, need, band, from))
    }

    /// Whether the combination can still reach the size it needs. Audits of states from outside need it.
    pub(crate) fn is_completable(&self, acting: &Act, build: &Different) -> bool {
        self.remaining(acting, build).reach(&self.tables().bands) >= self.different_need(build)
    }

    /// Passes each choice except [`Action::Back`] to `push`.
    fn different_options(&self, acting: &Act, build: &Different, mut push: impl FnMut(Action)) {
        let tables = self.tables();
        let need = self.different_need(build);
        let remaining = self.remaining(acting, build);
        let band_of = |merchant| tables.merchant_band(merchant).expect("a merchant has a band").index();
        match (build.merchant, build.from) {
            (None, _) => {
                remaining.naturals().iter().for_each(|card| push(Action::Add { card }));
                let free = self.merchants_free(acting, build);
                if !free.is_empty() {
                    let fits = [0, 1, 2].map(|band| {
                        remaining.merchants[band] > 0 && self.merchant_fits(&remaining, need, band)
                    });
                    let useful = free.iter().filter(|&merchant| fits[band_of(merchant)]);
                    useful.for_each(|merchant| push(Action::Merchant { merchant }));
                }
                if !build.perfect && build.set.len() as u8 >= need {
                    push(Action::Done);
                }
            }
            (Some(merchant), None) => {
                let band = band_of(merchant);
                let sources =
                    remaining.left.kinds().filter(|&from| self.source_fits(&remaining, need, band, from));
                sources.for_each(|card| push(Action::Change { card }));
            }
            (Some(merchant), Some(from)) => {
                let band = band_of(merchant);
                let targets = tables.bands[band].iter();
                let fit = targets.filter(|&to| self.change_fits(&remaining, need, band, from, to));
                fit.for_each(|card| push(Action::Into { card }));
            }
        }
    }

    pub(crate) fn candidates_different(&self, acting: &Act, build: &Different, out: &mut Vec<Action>) {
        let tables = self.tables();
        match (build.merchant, build.from) {
            (None, _) => {
                out.extend(Resource::ALL.map(|card| Action::Add { card }));
                let merchants = self.player(acting.seat).developments & tables.merchants;
                out.extend(merchants.iter().map(|merchant| Action::Merchant { merchant }));
                if !build.perfect {
                    out.push(Action::Done);
                }
            }
            (Some(_), None) => out.extend(Resource::ALL.map(|card| Action::Change { card })),
            (Some(_), Some(_)) => out.extend(Resource::ALL.map(|card| Action::Into { card })),
        }
        if self.can_give_up() {
            out.push(Action::Back);
        }
    }

    /// Applies a choice to the combination.
    fn put_different(&mut self, action: Action) {
        let Some(Step::Different(build)) = self.steps.last_mut() else { unreachable!("a set is built") };
        match (action, build.merchant, build.from) {
            (Action::Add { card }, ..) => {
                build.set.insert(card);
            }
            (Action::Merchant { merchant }, ..) => build.merchant = Some(merchant),
            (Action::Change { card }, ..) => build.from = Some(card),
            (Action::Into { card }, Some(merchant), Some(from)) => {
                (build.merchant, build.from) = (None, None);
                build.changes.push(Change { merchant, from, to: card });
                build.set.insert(card);
            }
            (other, ..) => unreachable!("{other:?} is not part of a set"),
        }
    }

    /// Applies forced choices. Handing in a different combination is always the player's choice; a complete perfect
    /// combination is shown at once.
    pub(crate) fn advance_different(&mut self, journal: &mut impl Journal<Event>) {
        loop {
            let (Some(acting), Some(Step::Different(build))) = (self.acting(), self.steps.last()) else {
                unreachable!("a set is built in a turn")
            };
            if build.perfect && build.set.len() == Resource::GOODS.len() {
                self.complete_different(journal);
                return;
            }
            let mut only = ArrayVec::<Action, 2>::new();
            self.different_options(acting, build, |action| {
                let _ = only.try_push(action);
            });
            match only.as_slice() {
                [Action::Done] => return,
                [action] => self.put_different(*action),
                _ => return,
            }
        }
    }

    fn complete_different(&mut self, journal: &mut impl Journal<Event>) {
        let Some(Step::Different(build)) = self.steps.pop() else { unreachable!("a set is built") };
        let acting = self.acting_mut();
        // MN-6.20, MN-6.27: the one different combination of the round.
        acting.different = true;
        acting.used = acting.used | build.changes.merchants();
        let seat = acting.seat;
        let mut cards = build.spent();
        let changes = build.changes;
        if build.perfect {
            // MN-6.24: it includes a relic. MN-6.27: it pays no doubloons but marks the player.
            cards.put(Resource::Relic);
            self.discard_from(seat, cards);
            self.perfect = self.perfect.with(seat);
            journal.note(Event::PerfectShown { seat, cards, changes });
        } else {
            self.discard_from(seat, cards);
            let doubloons = self.different_price(seat, build.set.len() as u8);
            self.player_mut(seat).purse.different += doubloons;
            let set = build.set.iter().collect();
            journal.note(Event::DifferentMade { seat, set, cards, changes, doubloons });
        }
    }

    /// MN-6.19: the price of a different combination of this size. MN-3.6: Natives pay per card.
    pub(crate) fn different_price(&self, seat: Seat, size: u8) -> u16 {
        let tables = self.tables();
        if self.is_under(seat, Marker::Natives) {
            return u16::from(size) * tables.natives_per_card;
        }
        tables.different[usize::from(size)]
    }
}

// Refusals.

impl MundusNovus {
    pub(crate) fn may_go_on_different(
        &self,
        acting: &Act,
        build: &Different,
        action: Action,
    ) -> Result<(), Why> {
        let remaining = self.remaining(acting, build);
        match (build.merchant, build.from, action) {
            (None, _, Action::Add { card }) => self.may_add(build, &remaining, card),
            (None, _, Action::Merchant { merchant }) => self.may_employ(acting, build, &remaining, merchant),
            (None, _, Action::Done) if !build.perfect => {
                let need = self.different_need(build);
                if build.set.len() as u8 >= need {
                    return Ok(());
                }
                Err(Why::NotDone { size: build.set.len(), least: need })
            }
            (Some(merchant), None, Action::Change { card }) => {
                self.may_change_from(build, &remaining, merchant, card)
            }
            (Some(merchant), Some(from), Action::Into { card }) => {
                self.may_change_into(build, &remaining, merchant, from, card)
            }
            (_, _, Action::Back) => self.may_give_up(),
            _ => Err(Why::NotNow),
        }
    }

    /// The refusal of a choice that leaves the combination too small.
    fn dead_end(&self, build: &Different) -> Why {
        Why::DeadEnd { least: self.different_need(build), perfect: build.perfect }
    }

    fn may_add(&self, build: &Different, remaining: &Remaining, card: Resource) -> Result<(), Why> {
        if card == Resource::Relic {
            return Err(Why::RelicInSet);
        }
        if build.set.contains(card) {
            return Err(Why::Twice { card });
        }
        if !remaining.left.has(card) {
            return Err(Why::NotHeld { card, clause: "MN-6.4" });
        }
        Ok(())
    }

    fn may_employ(
        &self,
        acting: &Act,
        build: &Different,
        remaining: &Remaining,
        merchant: DevelopmentId,
    ) -> Result<(), Why> {
        let owned = self.player(acting.seat).developments.has(merchant);
        let Some(band) = self.tables().merchant_band(merchant).filter(|_| owned) else {
            return Err(Why::NoMerchant { card: merchant });
        };
        if !self.merchants_free(acting, build).has(merchant) {
            return Err(Why::MerchantAgain { card: merchant });
        }
        if self.tables().bands[band.index()].is_subset(build.set) {
            return Err(Why::MerchantUseless { card: merchant });
        }
        if remaining.left.is_empty() {
            return Err(Why::NoCardLeft);
        }
        if self.merchant_fits(remaining, self.different_need(build), band.index()) {
            return Ok(());
        }
        Err(self.dead_end(build))
    }

    fn may_change_from(
        &self,
        build: &Different,
        remaining: &Remaining,
        merchant: DevelopmentId,
        card: Resource,
    ) -> Result<(), Why> {
        if card == Resource::Relic {
            return Err(Why::ChangesRelic);
        }
        if !remaining.left.has(card) {
            return Err(Why::NotHeld { card, clause: "MN-6.4" });
        }
        let band = self.tables().merchant_band(merchant).map_or(0, |band| band.index());
        if self.source_fits(remaining, self.different_need(build), band, card) {
            return Ok(());
        }
        Err(self.dead_end(build))
    }

    fn may_change_into(
        &self,
        build: &Different,
        remaining: &Remaining,
        merchant: DevelopmentId,
        from: Resource,
        card: Resource,
    ) -> Result<(), Why> {
        let band = self.tables().merchant_band(merchant).map_or(0, |band| band.index());
        if card == Resource::Relic {
            return Err(Why::MakesRelic);
        }
        if !self.tables().bands[band].contains(card) {
            return Err(Why::OtherBand { merchant, card });
        }
        if build.set.contains(card) {
            return Err(Why::Twice { card });
        }
        if from == card {
            return Err(Why::ChangesNothing { card });
        }
        if self.change_fits(remaining, self.different_need(build), band, from, card) {
            return Ok(());
        }
        Err(self.dead_end(build))
    }
}

impl Different {
    /// The hand cards used so far, natural and changed.
    #[inline]
    pub(crate) fn spent(&self) -> Cards {
        let made: Kinds = self.changes.iter().map(|change| change.to).collect();
        (self.set - made).iter().chain(self.changes.iter().map(|change| change.from)).collect()
    }
}

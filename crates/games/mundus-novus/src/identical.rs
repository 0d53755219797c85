//! MN-6.5 to MN-6.16: identical combinations, built part by part, and the Developments they bring.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use arrayvec::ArrayVec;
use engine::{Journal, Phrase, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::event::Event;
use crate::ids::{DevelopmentId, Developments, Marker, Resource};
use crate::progression::Act;
use crate::prospect::Build;
use crate::refusal::Why;
use crate::state::{Change, Changes, MundusNovus, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::view::BuildView;

/// The next part to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The Resource.
    Of,
    /// The number of natural cards.
    Natural,
    /// The number of relics used as jokers.
    Jokers,
    /// Whether this merchant changes a card.
    Merchant(DevelopmentId),
    /// The Development to take.
    Develop,
}

/// An identical combination being built. The first part that is `None` is decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Identical {
    pub(crate) of: Option<Resource>,
    pub(crate) natural: Option<u8>,
    pub(crate) jokers: Option<u8>,
    /// The merchants already decided on.
    #[serde(rename = "asked")]
    pub(crate) decided: Developments,
    pub(crate) changes: Changes,
}

impl Pending for Identical {
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
        game.identical_options(game.building(), &self, |action| out.push(action));
        if game.can_give_up() {
            out.push(Action::Back);
        }
    }

    fn candidates(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        game.candidates_identical(game.building(), &self, out);
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        game.may_go_on_identical(game.building(), &self, action)
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Back => game.give_up(),
            Action::Develop { card } => game.complete_identical(self, Some(card), journal),
            Action::Draw => game.complete_identical(self, None, journal),
            _ => {
                game.put_identical(action);
                game.advance_identical();
            }
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn rests(self, _: &MundusNovus, _: Seat) -> bool {
        false
    }

    fn prompt(self, game: &MundusNovus, _: Seat) -> Phrase {
        let say = Phrase::new;
        let of = self.of.map_or_else(|| Phrase::plain(""), |of| of.phrase());
        match game.identical_part(game.building(), &self) {
            Part::Of => say("mn-prompt-of"),
            Part::Natural => say("mn-prompt-natural").with("card", of),
            Part::Jokers => say("mn-prompt-jokers").with("card", of).with("n", self.size()),
            Part::Merchant(merchant) => say("mn-prompt-employ")
                .with("merchant", merchant.phrase())
                .with("card", of)
                .with("n", self.size()),
            Part::Develop => say("mn-prompt-develop").with("card", of).with("n", self.size()),
        }
    }

    fn build(self) -> Option<Build> {
        Some(Build::Identical {
            of: self.of,
            natural: self.natural,
            jokers: self.jokers,
            changed: self.changes.sources(),
            decided: self.decided,
        })
    }

    fn build_view(self, game: &MundusNovus, acting: &Act) -> Option<BuildView> {
        Some(game.identical_view(acting, &self))
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        game.audit_acting(game.building())?;
        game.audit_identical(game.building(), &self)
    }
}

/// The cards a player has for a combination of one Resource.
#[derive(Clone, Copy, Debug)]
struct Means {
    /// Cards of that Resource.
    natural: u8,
    relics: u8,
    /// Cards that merchants of the right band can change.
    changes: u8,
}

impl Means {
    /// MN-6.5, MN-6.7: enough cards, at least one of which is not a relic.
    #[inline]
    fn suffice(self, least: u8) -> bool {
        let goods = self.natural + self.changes;
        goods > 0 && goods + self.relics >= least
    }
}

impl MundusNovus {
    /// The available merchants that can make this Resource.
    #[inline]
    fn merchants_for(&self, acting: &Act, of: Resource) -> Developments {
        let tables = self.tables();
        let band = tables.band_of[of.index()];
        band.map_or(Developments::NONE, |band| {
            self.merchants_ready(acting) & tables.merchants_of[band.index()]
        })
    }

    #[inline]
    fn means(&self, acting: &Act, of: Resource) -> Means {
        let hand = &self.player(acting.seat).hand;
        let others = hand.goods() - hand[of];
        let changes = self.merchants_for(acting, of).len().min(others);
        Means { natural: hand[of], relics: hand[Resource::Relic], changes }
    }

    #[inline]
    fn can_build_of(&self, acting: &Act, of: Resource) -> bool {
        self.means(acting, of).suffice(self.tables().rules.identical_min)
    }

    /// Whether some Resource allows a set.
    pub(crate) fn can_build_identical(&self, acting: &Act) -> bool {
        Resource::GOODS.into_iter().any(|of| self.can_build_of(acting, of))
    }

    /// The first part that is not decided yet.
    pub(crate) fn identical_part(&self, acting: &Act, build: &Identical) -> Part {
        let Some(of) = build.of else { return Part::Of };
        if build.natural.is_none() {
            return Part::Natural;
        }
        if build.jokers.is_none() {
            return Part::Jokers;
        }
        let next = (self.merchants_for(acting, of) & !build.decided).first();
        match next.filter(|_| build.size() < self.tables().rules.identical_max) {
            Some(merchant) => Part::Merchant(merchant),
            None => Part::Develop,
        }
    }

    /// The cards that a merchant could still change.
    fn changeable(&self, acting: &Act, build: &Identical, of: Resource) -> Cards {
        let mut cards = self.player(acting.seat).hand.without(&build.changes.sources());
        cards[of] = 0;
        cards[Resource::Relic] = 0;
        cards
    }

    /// The number of changes still possible if this merchant makes none.
    fn changes_without(&self, acting: &Act, build: &Identical, of: Resource) -> u8 {
        let rest = (self.merchants_for(acting, of) & !build.decided).len() - 1;
        rest.min(self.changeable(acting, build, of).len())
    }

    /// Whether this many natural cards can lead to a set.
    fn natural_fits(&self, means: Means, number: u8) -> bool {
        let rules = &self.tables().rules;
        let part = Means { natural: number, ..means };
        number <= means.natural && number <= rules.identical_max && part.suffice(rules.identical_min)
    }

    /// Whether this many jokers can lead to a set, beside this many natural cards.
    fn jokers_fit(&self, means: Means, natural: u8, number: u8) -> bool {
        let rules = &self.tables().rules;
        // MN-6.7: a set without a natural card needs room for a changed one.
        let room = rules.identical_max - natural - u8::from(natural == 0);
        number <= means.relics
            && number <= room
            && Means { natural, relics: number, ..means }.suffice(rules.identical_min)
    }

    /// Whether the set can be completed without this merchant.
    fn can_skip_merchant(&self, acting: &Act, build: &Identical, of: Resource) -> bool {
        let more = self.changes_without(acting, build, of);
        build.size() + more >= self.tables().rules.identical_min && build.goods() + more > 0
    }

    /// Whether the parts decided so far can still become a set. Audits of states from outside need it.
    pub(crate) fn is_set_within_reach(&self, acting: &Act, build: &Identical, of: Resource) -> bool {
        let rules = &self.tables().rules;
        let hand = &self.player(acting.seat).hand;
        let merchants = (self.merchants_for(acting, of) & !build.decided).len();
        let changes = build.changes.len() + merchants.min(self.changeable(acting, build, of).len());
        let natural = build.natural.unwrap_or(hand[of].min(rules.identical_max));
        let relics = build.jokers.unwrap_or(hand[Resource::Relic]);
        Means { natural, relics, changes }.suffice(rules.identical_min)
    }

    /// Passes each choice except [`Action::Back`] to `push`.
    fn identical_options(&self, acting: &Act, build: &Identical, mut push: impl FnMut(Action)) {
        match (self.identical_part(acting, build), build.of, build.natural) {
            (Part::Of, ..) => {
                let kinds = Resource::GOODS.into_iter().filter(|&of| self.can_build_of(acting, of));
                kinds.for_each(|card| push(Action::Of { card }));
            }
            (Part::Natural, Some(of), _) => {
                let means = self.means(acting, of);
                let fits = (0..=means.natural).filter(|&number| self.natural_fits(means, number));
                fits.for_each(|number| push(Action::Natural { number }));
            }
            (Part::Jokers, Some(of), Some(natural)) => {
                let means = self.means(acting, of);
                let fits = (0..=means.relics).filter(|&number| self.jokers_fit(means, natural, number));
                fits.for_each(|number| push(Action::Jokers { number }));
            }
            (Part::Merchant(merchant), Some(of), _) => {
                if self.can_skip_merchant(acting, build, of) {
                    push(Action::Without { merchant });
                }
                let cards = self.changeable(acting, build, of);
                cards.kinds().for_each(|card| push(Action::Employ { merchant, card }));
            }
            (Part::Develop, Some(of), _) => {
                let open = self.open_positions(acting.seat, of, build.size());
                let cards = self.queue.iter().take(usize::from(open));
                cards.for_each(|&card| push(Action::Develop { card }));
                if self.can_draw(acting.seat) {
                    push(Action::Draw);
                }
            }
            (part, of, natural) => unreachable!("{part:?} of {of:?}, {natural:?} natural cards"),
        }
    }

    pub(crate) fn candidates_identical(&self, acting: &Act, build: &Identical, out: &mut Vec<Action>) {
        let rules = &self.tables().rules;
        match self.identical_part(acting, build) {
            Part::Of => out.extend(Resource::ALL.map(|card| Action::Of { card })),
            Part::Natural => {
                let held = build.of.map_or(0, |of| self.player(acting.seat).hand[of]);
                out.extend((0..=held.max(rules.identical_max)).map(|number| Action::Natural { number }));
            }
            Part::Jokers => {
                let held = self.player(acting.seat).hand[Resource::Relic];
                out.extend((0..=held.max(1)).map(|number| Action::Jokers { number }));
            }
            Part::Merchant(merchant) => {
                out.push(Action::Without { merchant });
                let hand = self.player(acting.seat).hand;
                out.extend(hand.kinds().map(|card| Action::Employ { merchant, card }));
            }
            Part::Develop => {
                out.extend(self.queue.iter().map(|&card| Action::Develop { card }));
                out.push(Action::Draw);
            }
        }
        if self.can_give_up() {
            out.push(Action::Back);
        }
    }

    /// MN-6.10: how many positions of the queue are open to a set; MN-3.8: one under Storm.
    pub(crate) fn open_positions(&self, seat: Seat, of: Resource, size: u8) -> u8 {
        let tables = self.tables();
        // MN-6.11: the rarity is that of the represented Resource.
        let rarity = tables.rarities[of.index()].expect("a set is of a Resource with a rarity");
        let open = if self.is_under(seat, Marker::Storm) {
            1
        } else {
            tables.positions[usize::from(size - tables.rules.identical_min)][rarity.index()]
        };
        // MN-6.15: only positions that exist.
        open.min(self.queue.len() as u8)
    }

    /// Applies a choice to the combination.
    fn put_identical(&mut self, action: Action) {
        let Some(Step::Identical(build)) = self.steps.last_mut() else { unreachable!("a set is built") };
        match (action, build.of) {
            (Action::Of { card }, _) => build.of = Some(card),
            (Action::Natural { number }, _) => build.natural = Some(number),
            (Action::Jokers { number }, _) => build.jokers = Some(number),
            (Action::Without { merchant }, _) => build.decided.insert(merchant),
            (Action::Employ { merchant, card }, Some(to)) => {
                build.decided.insert(merchant);
                build.changes.push(Change { merchant, from: card, to });
            }
            (action, of) => unreachable!("{action:?} is not part of a set of {of:?}"),
        }
    }

    /// Applies forced choices. The Development is always the player's choice, because taking it cannot be given up.
    pub(crate) fn advance_identical(&mut self) {
        loop {
            let (Some(acting), Some(Step::Identical(build))) = (self.acting(), self.steps.last()) else {
                unreachable!("a set is built in a turn")
            };
            if self.identical_part(acting, build) == Part::Develop {
                return;
            }
            let mut only = ArrayVec::<Action, 2>::new();
            self.identical_options(acting, build, |action| {
                let _ = only.try_push(action);
            });
            match only.as_slice() {
                [action] => self.put_identical(*action),
                _ => return,
            }
        }
    }

    /// MN-6.9: discards the cards and takes one Development, from the queue or, with Almagro, from the pile.
    fn complete_identical(
        &mut self,
        build: Identical,
        taken: Option<DevelopmentId>,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        let of = build.of.expect("the set has a Resource");
        let (natural, jokers) = (build.natural.unwrap_or(0), build.jokers.unwrap_or(0));
        let acting = self.acting_mut();
        acting.identical = true;
        acting.used = acting.used | build.changes.merchants();
        let seat = acting.seat;
        let mut cards = build.changes.sources();
        cards[of] += natural;
        cards[Resource::Relic] += jokers;
        self.discard_from(seat, cards);
        journal.note(Event::IdenticalMade { seat, of, size: build.size(), cards, changes: build.changes });
        match taken {
            Some(card) => {
                let at = self.queue.iter().position(|&other| other == card);
                // MN-6.14: the cards behind slide forward.
                self.queue.remove(at.expect("the card lies in the queue"));
                self.player_mut(seat).developments.insert(card);
                journal.note(Event::DevelopmentTaken { seat, card });
                // MN-6.15: an empty pile leaves the queue shorter.
                if !self.deck.is_empty() {
                    let card = self.deck.draw(&mut self.dice.open());
                    self.queue.push(card);
                    journal.note(Event::QueueRefilled { card });
                }
            }
            None => {
                // MN-7.20: the queue does not move.
                let card = self.deck.draw(&mut self.dice.open());
                self.player_mut(seat).developments.insert(card);
                journal.note(Event::DevelopmentDrawn { seat, card });
            }
        }
    }
}

// Refusals.

impl MundusNovus {
    pub(crate) fn may_go_on_identical(
        &self,
        acting: &Act,
        build: &Identical,
        action: Action,
    ) -> Result<(), Why> {
        match (self.identical_part(acting, build), build.of, action) {
            (Part::Of, _, Action::Of { card }) => self.may_make_of(acting, card),
            (Part::Natural, Some(of), Action::Natural { number }) => self.may_use_natural(acting, of, number),
            (Part::Jokers, Some(of), Action::Jokers { number }) => {
                self.may_use_jokers(acting, of, build.natural.unwrap_or(0), number)
            }
            (Part::Merchant(next), Some(of), Action::Without { merchant }) if merchant == next => {
                if self.can_skip_merchant(acting, build, of) {
                    return Ok(());
                }
                let more = self.changes_without(acting, build, of);
                Err(self.too_small(build.size() + more, build.goods() + more))
            }
            (Part::Merchant(next), Some(of), Action::Employ { merchant, card }) if merchant == next => {
                self.may_change(&self.changeable(acting, build, of), of, card)
            }
            (Part::Develop, Some(of), Action::Develop { card }) => self.may_develop(acting, build, of, card),
            (Part::Develop, _, Action::Draw) => self.may_draw(acting.seat),
            (_, _, Action::Back) => self.may_give_up(),
            _ => Err(Why::NotNow),
        }
    }

    /// MN-6.5 or MN-6.7: too few cards, or only relics.
    fn too_small(&self, size: u8, goods: u8) -> Why {
        let least = self.tables().rules.identical_min;
        if size < least || goods > 0 {
            return Why::SetTooSmall { size, least };
        }
        Why::OnlyRelics
    }

    fn too_large(&self, size: u8) -> Why {
        let most = self.tables().rules.identical_max;
        Why::SetTooLarge { size, most }
    }

    fn may_make_of(&self, acting: &Act, of: Resource) -> Result<(), Why> {
        if of == Resource::Relic {
            return Err(Why::SetOfRelics);
        }
        if self.can_build_of(acting, of) {
            return Ok(());
        }
        let means = self.means(acting, of);
        let goods = means.natural + means.changes;
        Err(self.too_small(goods + means.relics, goods))
    }

    fn may_use_natural(&self, acting: &Act, of: Resource, number: u8) -> Result<(), Why> {
        let means = self.means(acting, of);
        if number > means.natural {
            return Err(Why::NaturalMissing { number, held: means.natural, card: of });
        }
        if number > self.tables().rules.identical_max {
            return Err(self.too_large(number));
        }
        if self.natural_fits(means, number) {
            return Ok(());
        }
        let goods = number + means.changes;
        Err(self.too_small(goods + means.relics, goods))
    }

    fn may_use_jokers(&self, acting: &Act, of: Resource, natural: u8, number: u8) -> Result<(), Why> {
        let means = self.means(acting, of);
        if number > means.relics {
            return Err(Why::JokersMissing { number, held: means.relics });
        }
        if natural + number > self.tables().rules.identical_max {
            return Err(self.too_large(natural + number));
        }
        if self.jokers_fit(means, natural, number) {
            return Ok(());
        }
        let goods = natural + means.changes;
        if goods + number < self.tables().rules.identical_min {
            return Err(self.too_small(goods + number, goods));
        }
        Err(Why::OnlyRelics)
    }

    /// Whether a merchant may change this card into that Resource; `left` are the unused cards.
    pub(crate) fn may_change(&self, left: &Cards, to: Resource, card: Resource) -> Result<(), Why> {
        if card == Resource::Relic {
            return Err(Why::ChangesRelic);
        }
        if card == to {
            return Err(Why::ChangesNothing { card });
        }
        if !left.has(card) {
            return Err(Why::NotHeld { card, clause: "MN-6.4" });
        }
        Ok(())
    }

    fn may_develop(
        &self,
        acting: &Act,
        build: &Identical,
        of: Resource,
        card: DevelopmentId,
    ) -> Result<(), Why> {
        let Some(at) = self.queue.iter().position(|&other| other == card) else {
            return Err(Why::NotInQueue { card });
        };
        let open = self.open_positions(acting.seat, of, build.size());
        if at < usize::from(open) {
            return Ok(());
        }
        if self.is_under(acting.seat, Marker::Storm) {
            return Err(Why::Storm { card });
        }
        Err(Why::TooFarBack { card, position: at + 1, open, size: build.size() })
    }

    fn may_draw(&self, seat: Seat) -> Result<(), Why> {
        if self.can_draw(seat) {
            return Ok(());
        }
        if self.deck.is_empty() {
            return Err(Why::EmptyPile);
        }
        Err(Why::NoAlmagro)
    }
}

impl Identical {
    /// The number of cards so far.
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        self.goods() + self.jokers.unwrap_or(0)
    }

    /// The number of cards so far that are not relics.
    #[inline]
    pub(crate) fn goods(&self) -> u8 {
        self.natural.unwrap_or(0) + self.changes.len()
    }
}

//! Chapter MA-10: Combat, with the combat actions of U7 (MA-21.8), cards (MA-24.3), L6 and L9 (MA-30).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Game, Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::{MaracaiboAid, PriceAid};
use crate::audit::AMOUNT_MAX;
use crate::data::Trait;
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Area, CardId, CombatId, Legacy, Nation, Place};
use crate::refusal::{Why, not_now};
use crate::state::{Maracaibo, SEA};
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// The nation of the current Combat.
    pub(crate) fn fighting(&self, origin: Origin) -> Option<Nation> {
        if let Origin::Token(_, nation) = origin {
            return Some(nation);
        }
        fight_in(&self.steps).map(|fight| fight.nation)
    }

    fn may_afford(value: u8, needed: u8) -> Result<(), Why> {
        if value < needed { Err(Why::CombatValue { needed, held: value }) } else { Ok(()) }
    }

    /// MA-10.12.
    fn may_gain_influence(&self, value: u8, steps: u8) -> Result<(), Why> {
        let numbers = &self.tables().numbers;
        if self.fought.influence {
            return Err(Why::Used("MA-10.11"));
        }
        let needed = if steps == numbers.influence_small_gain {
            numbers.influence_small
        } else if steps == numbers.influence_big_gain {
            numbers.influence_big
        } else {
            return Err(Why::NotNow("MA-10.12"));
        };
        Self::may_afford(value, needed)
    }

    fn needs_cube(&self, nation: Nation) -> Result<(), Why> {
        if self.reserves[nation.index()] == 0 {
            return Err(Why::NoCubes { nation, clause: "MA-10.16" });
        }
        Ok(())
    }

    /// MA-10.13, MA-10.14: the price of a location, with or without a cube.
    fn price_of_place(&self, nation: Nation, place: Place, free: u8, taken: u8) -> Result<u8, Why> {
        match self.cubes[place.index()] {
            None => Ok(free),
            Some(owner) if owner == nation => Err(Why::OwnCube { nation, place }),
            Some(_) => Ok(taken),
        }
    }

    /// MA-10.13, MA-30.4: the location needs a city flag and must be open to the player.
    fn may_annex(&self, nation: Nation, value: u8, place: Place) -> Result<(), Why> {
        let numbers = &self.tables().numbers;
        if self.fought.annex {
            return Err(Why::Used("MA-10.11"));
        }
        if !self.has_flag(place) {
            return Err(Why::NoFlag { place });
        }
        self.may_use_inland(place)?;
        let needed = self.price_of_place(nation, place, numbers.annex, numbers.capture)?;
        self.needs_cube(nation)?;
        Self::may_afford(value, needed)
    }

    /// MA-30.14: cities of the board and of legacy tiles have flags; homeward spaces do not.
    #[inline]
    pub(crate) fn has_flag(&self, place: Place) -> bool {
        self.is_city(place) && !self.has_hand(place)
    }

    /// MA-21.8: U7.
    fn may_raid(&self, nation: Nation, value: u8, place: Place) -> Result<(), Why> {
        let numbers = &self.tables().numbers;
        if !self.me().has(Area::U7) {
            return Err(Why::NotUpgraded { area: Area::U7 });
        }
        if self.fought.raid {
            return Err(Why::Used("MA-10.11"));
        }
        if !self.is_village(place) {
            return Err(Why::NoVillage { place, clause: "MA-21.8" });
        }
        let needed = self.price_of_place(nation, place, numbers.raid, numbers.raid_capture)?;
        self.needs_cube(nation)?;
        Self::may_afford(value, needed)
    }

    /// MA-24.3, MA-24.4.
    fn may_play_combat_card(&self, value: u8, card: CardId) -> Result<(), Why> {
        if !self.me().owned.has(card) {
            return Err(Why::NotOwned { card });
        }
        let combat = self.tables().card(card).combat.ok_or(Why::NoCombatCard { card })?;
        if self.fought.cards.has(card) {
            return Err(Why::Used("MA-10.11"));
        }
        Self::may_afford(value, combat.cost)
    }

    /// MA-30.6: L6.
    fn may_take_sea(&self, nation: Nation, value: u8, space: u8) -> Result<(), Why> {
        let at = usize::from(space).checked_sub(1).filter(|&at| at < SEA).ok_or(Why::NoSeaSpace)?;
        if !self.has_legacy(Legacy::L6) {
            return Err(Why::NoLegacy { legacy: Legacy::L6 });
        }
        if self.fought.sea {
            return Err(Why::Used("MA-10.11"));
        }
        let needed = *self.tables().legacy(Legacy::L6).cubes.get(at).ok_or(Why::NoSeaSpace)?;
        if self.sea[at].is_some() {
            return Err(Why::NoSeaSpace);
        }
        self.needs_cube(nation)?;
        Self::may_afford(value, needed)
    }

    /// MA-30.8: L9.
    fn may_take_mine(&self, nation: Nation, value: u8) -> Result<(), Why> {
        let row = self.tables().legacy(Legacy::L9);
        if !self.has_legacy(Legacy::L9) {
            return Err(Why::NoLegacy { legacy: Legacy::L9 });
        }
        if self.fought.mine {
            return Err(Why::Used("MA-10.11"));
        }
        if row.explorer.is_some_and(|space| !self.has_reached(self.me().explorer, space)) {
            return Err(Why::MineTooFar);
        }
        if self.mine.is_some() {
            return Err(Why::MineTaken);
        }
        self.needs_cube(nation)?;
        Self::may_afford(value, row.cubes.first().copied().unwrap_or(u8::MAX))
    }

    /// MA-21.8: places a cube on a village and gives influence, and doubloons for the spies there.
    fn raid(&mut self, place: Place, nation: Nation, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let numbers = &self.tables().numbers;
        self.put_cube(place, nation, journal);
        self.gain_influence(seat, nation, numbers.raid_influence, journal);
        let all: u16 = self.players.iter().map(|player| u16::from(self.spies_at(player, place).len())).sum();
        let own = u16::from(self.spies_at(self.me(), place).len());
        let doubloons =
            own * u16::from(numbers.raid_own_spy) + (all - own) * u16::from(numbers.raid_other_spy);
        self.gain_doubloons(seat, doubloons, journal);
    }
}

fn as_fight(step: Step) -> Option<Fight> {
    if let Step::Fight(fight) = step { Some(fight) } else { None }
}

/// The innermost Combat on the stack.
pub(crate) fn fight_in(steps: &[Step]) -> Option<Fight> {
    steps.iter().rev().find_map(|&step| as_fight(step))
}

/// MA-10.10: a Combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fight {
    /// The revealed token.
    pub(crate) token: Option<CombatId>,
    /// The nation fought for.
    pub(crate) nation: Nation,
    /// The remaining combat value.
    pub(crate) value: u8,
}

impl Pending for Fight {
    fn clause(self) -> &'static str {
        "MA-10.10"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let Self { nation, value, .. } = self;
        let player = game.me();
        let numbers = &game.tables().numbers;
        if player.combat > 0 {
            out.push(Action::SpendCombat);
        }
        if player.spies > 0 {
            out.push(Action::SpendSpy);
        }
        for steps in [numbers.influence_small_gain, numbers.influence_big_gain] {
            if game.may_gain_influence(value, steps).is_ok() {
                out.push(Action::Influence { steps });
            }
        }
        if !game.fought.annex && value >= numbers.annex.min(numbers.capture) {
            let places = Place::all().filter(|&place| game.may_annex(nation, value, place).is_ok());
            out.extend(places.map(|place| Action::Annex { place }));
        }
        if player.has(Area::U7) && !game.fought.raid {
            let places = Place::all().filter(|&place| game.may_raid(nation, value, place).is_ok());
            out.extend(places.map(|place| Action::Raid { place }));
        }
        let cards = player.owned & game.tables().having(Trait::Combat);
        let usable = cards.iter().filter(|&card| game.may_play_combat_card(value, card).is_ok());
        out.extend(usable.map(|card| Action::CombatCard { card }));
        let spaces = (1..=SEA as u8).filter(|&space| game.may_take_sea(nation, value, space).is_ok());
        out.extend(spaces.map(|space| Action::Sea { space }));
        if game.may_take_mine(nation, value).is_ok() {
            out.push(Action::Mine);
        }
        out.push(Action::Stop);
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        let numbers = &game.tables().numbers;
        let player = game.player(seat);
        out.extend([Action::SpendCombat, Action::SpendSpy]);
        let gains = [numbers.influence_small_gain, numbers.influence_big_gain];
        out.extend(gains.map(|steps| Action::Influence { steps }));
        out.extend(Place::all().filter(|&place| game.has_flag(place)).map(|place| Action::Annex { place }));
        if player.has(Area::U7) {
            out.extend(
                Place::all().filter(|&place| game.is_village(place)).map(|place| Action::Raid { place }),
            );
        }
        let cards = player.owned & game.tables().having(Trait::Combat);
        out.extend(cards.iter().map(|card| Action::CombatCard { card }));
        if game.has_legacy(Legacy::L6) {
            out.extend((1..=SEA as u8).map(|space| Action::Sea { space }));
        }
        if game.has_legacy(Legacy::L9) {
            out.push(Action::Mine);
        }
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        let Self { nation, value, .. } = self;
        let player = game.me();
        match action {
            Action::SpendCombat if player.combat == 0 => {
                Err(Why::CombatPoints { clause: "MA-10.8", needed: 1, held: 0 })
            }
            Action::SpendSpy if player.spies == 0 => {
                Err(Why::Spies { clause: "MA-10.8", needed: 1, held: 0 })
            }
            Action::SpendCombat | Action::SpendSpy | Action::Stop => Ok(()),
            Action::Influence { steps } => game.may_gain_influence(value, steps),
            Action::Annex { place } => game.may_annex(nation, value, place),
            Action::Raid { place } => game.may_raid(nation, value, place),
            Action::CombatCard { card } => game.may_play_combat_card(value, card),
            Action::Sea { space } => game.may_take_sea(nation, value, space),
            Action::Mine => game.may_take_mine(nation, value),
            _ => Err(not_now(self.clause(), false, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Self { token, nation, value } = self;
        let numbers = &game.tables().numbers;
        let pays = |game: &mut Maracaibo, price: u8| game.replace_step(Self { value: value - price, ..self });
        match action {
            Action::SpendCombat => {
                game.me_mut().combat -= 1;
                journal.note(Event::CombatPaid { seat, points: 1 });
                game.replace_step(Self { value: value + 1, ..self });
            }
            Action::SpendSpy => {
                game.return_spies(seat, 1, journal);
                game.replace_step(Self { value: value + 1, ..self });
            }
            Action::Influence { steps } => {
                let one = steps == numbers.influence_small_gain;
                pays(game, if one { numbers.influence_small } else { numbers.influence_big });
                game.fought.influence = true;
                game.gain_influence(seat, nation, steps, journal);
            }
            Action::Annex { place } => {
                let free = game.cubes[place.index()].is_none();
                pays(game, if free { numbers.annex } else { numbers.capture });
                game.fought.annex = true;
                game.put_cube(place, nation, journal);
                game.gain_influence(seat, nation, numbers.annex_influence, journal);
                game.start(Origin::Flag(place));
            }
            Action::Raid { place } => {
                let free = game.cubes[place.index()].is_none();
                pays(game, if free { numbers.raid } else { numbers.raid_capture });
                game.fought.raid = true;
                game.raid(place, nation, journal);
            }
            Action::CombatCard { card } => {
                let cost = game.tables().card(card).combat.map_or(0, |combat| combat.cost);
                pays(game, cost);
                game.fought.cards.insert(card);
                journal.note(Event::CombatCard { seat, card });
                game.start(Origin::Combat(card));
            }
            Action::Sea { space } => {
                let at = usize::from(space) - 1;
                pays(game, game.tables().legacy(Legacy::L6).cubes[at]);
                game.fought.sea = true;
                game.reserves[nation.index()] -= 1;
                game.sea[at] = Some(nation);
                journal.note(Event::LegacyCube { seat, nation, legacy: Legacy::L6 });
                game.start(Origin::Legacy(Legacy::L6));
            }
            Action::Mine => {
                pays(game, game.tables().legacy(Legacy::L9).cubes[0]);
                game.fought.mine = true;
                game.reserves[nation.index()] -= 1;
                game.mine = Some(nation);
                journal.note(Event::LegacyCube { seat, nation, legacy: Legacy::L9 });
                game.start(Origin::Legacy(Legacy::L9));
            }
            // MA-10.17.
            _ => {
                game.steps.pop();
                if let Some(token) = token {
                    game.me_mut().combats.insert(token);
                }
                journal.note(Event::CombatEnded { seat });
            }
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.value += self.value;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("fight")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("nation", self.nation.phrase()).with("value", self.value)
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        (action == Action::Stop).then(|| Phrase::new("ma-do-stop-combat"))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        let Self { token, nation, value } = self;
        Some(PendingView::Fight { token, nation, value })
    }

    // Adds the price of each action in combat value.
    fn aid(self, game: &Maracaibo, seat: Seat, aid: &mut MaracaiboAid) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        aid.prices.extend(legal.into_iter().filter_map(|action| {
            let left = game.after(action).steps.iter().find_map(|&step| as_fight(step))?;
            let value = self.value.checked_sub(left.value).filter(|&value| value > 0)?;
            Some(PriceAid { action, doubloons: 0, value })
        }));
    }

    fn token(self) -> Option<CombatId> {
        self.token
    }

    fn audit(self, _: &Maracaibo, _: StackPosition<'_>) -> Result<(), String> {
        ensure(self.value <= AMOUNT_MAX, "too much combat value")
    }
}

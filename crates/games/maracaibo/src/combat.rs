//! Chapter MA-10: the Combat; the combat actions of U7 (MA-21.8), cards (MA-24.3), L6 and L9 (MA-30).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::Journal;

use crate::data::Trait;
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Area, CardId, CombatId, Legacy, Nation, Place};
use crate::refusal::{Why, not_now};
use crate::state::{Maracaibo, SEA, Step};
use crate::turn::Action;

impl Maracaibo {
    // The token.

    /// MA-10.1, MA-10.19: a pile that is not empty.
    pub(crate) fn may_reveal(&self, pile: u8) -> Result<(), Why> {
        match usize::from(pile).checked_sub(1).and_then(|at| self.piles.get(at)) {
            Some(&left) if left > 0 => Ok(()),
            _ => Err(Why::PileEmpty { pile }),
        }
    }

    /// MA-10.7: without a token, once both piles are empty.
    pub(crate) fn may_fight_bare(&self) -> Result<(), Why> {
        if self.piles == [0, 0] { Ok(()) } else { Err(Why::RevealFirst) }
    }

    pub(crate) fn legal_piles(&self, out: &mut Vec<Action>) {
        let piles = (1..=self.piles.len() as u8).filter(|&pile| self.may_reveal(pile).is_ok());
        out.extend(piles.map(|pile| Action::Reveal { pile }));
        if self.may_fight_bare().is_ok() {
            out.push(Action::Perform);
        }
        out.push(Action::Skip);
    }

    pub(crate) fn pile_choice(&mut self, action: Action, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        if action == Action::Skip {
            return;
        }
        let seat = self.active;
        // MA-23.8: before the token is revealed.
        let cards = self.count(self.me(), Trait::FightPoints);
        let points = cards * self.tables().numbers.fight_points;
        self.gain_combat(seat, points, journal);
        let token = match action {
            Action::Reveal { pile } => Some(self.reveal_token(usize::from(pile) - 1)),
            _ => None,
        };
        if let Some(token) = token {
            journal.note(Event::TokenRevealed { seat, token });
        }
        self.steps.push(Step::Banner { token });
    }

    /// The top token of a pile: any of those nobody has seen.
    pub(crate) fn reveal_token(&mut self, pile: usize) -> CombatId {
        self.piles[pile] -= 1;
        self.combat_bag.draw(&mut self.dice.open())
    }

    // The nation.

    /// MA-10.3: the row must be payable.
    pub(crate) fn may_fight_for(&self, token: Option<CombatId>, nation: Nation) -> Result<(), Why> {
        let Some(token) = token else { return Ok(()) };
        let needed = self.tables().combat(token).rows[nation.index()].fee;
        let held = self.me().doubloons;
        if held < needed.into() { Err(Why::Doubloons { clause: "MA-10.3", needed, held }) } else { Ok(()) }
    }

    pub(crate) fn legal_banners(&self, token: Option<CombatId>, out: &mut Vec<Action>) {
        let nations = Nation::ALL.into_iter().filter(|&nation| self.may_fight_for(token, nation).is_ok());
        out.extend(nations.map(|nation| Action::Fight { nation }));
    }

    /// MA-19.6: a nation's cubes on cities, villages and legacy tiles.
    pub fn cubes_on_board(&self, nation: Nation) -> u8 {
        let more = self.sea.iter().chain([&self.mine]).filter(|&&cube| cube == Some(nation)).count() as u8;
        self.cubes_on_locations(nation) + more
    }

    /// MA-10.4 to MA-10.7: the combat value of a nation.
    pub fn combat_value(&self, token: Option<CombatId>, nation: Nation) -> u8 {
        let Some(token) = token else { return self.tables().numbers.empty_piles };
        let row = self.tables().combat(token);
        let own = self.cubes_on_board(nation);
        let others = Nation::ALL.into_iter().filter(|&other| other != nation);
        let mut counts = others.map(|other| self.cubes_on_board(other));
        let value = row.rows[nation.index()].value;
        if counts.clone().all(|count| own > count) {
            value.saturating_sub(row.majority)
        } else if counts.all(|count| own < count) {
            value + row.minority
        } else {
            value
        }
    }

    /// MA-10.2, MA-23.13: the nation is chosen, its row carried out.
    pub(crate) fn raise_banner(
        &mut self,
        token: Option<CombatId>,
        nation: Nation,
        journal: &mut impl Journal<Event>,
    ) {
        let seat = self.active;
        let value = self.combat_value(token, nation);
        journal.note(Event::FightsFor { seat, nation, value });
        self.replace_step(Step::Fight { token, nation, value });
        if let Some(token) = token {
            let fee = self.tables().combat(token).rows[nation.index()].fee;
            self.pay_doubloons(seat, fee, journal);
            self.start(Origin::Token(token, nation));
        }
        let patrons = (self.me().owned & self.tables().sets.patrons[nation.index()]).len();
        let points = patrons * self.tables().numbers.patron;
        self.gain_combat(seat, points, journal);
    }

    /// The nation of the Combat that is on.
    pub(crate) fn fighting(&self, origin: Origin) -> Option<Nation> {
        if let Origin::Token(_, nation) = origin {
            return Some(nation);
        }
        self.steps.iter().rev().find_map(|step| match step {
            Step::Fight { nation, .. } => Some(*nation),
            _ => None,
        })
    }

    // Combat actions.

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

    /// MA-10.13, MA-10.14: the price of a location, by what lies there.
    fn price_of_place(&self, nation: Nation, place: Place, free: u8, taken: u8) -> Result<u8, Why> {
        match self.cubes[place.index()] {
            None => Ok(free),
            Some(owner) if owner == nation => Err(Why::OwnCube { nation, place }),
            Some(_) => Ok(taken),
        }
    }

    /// MA-10.13: a city flag, MA-30.4: that is open to the player.
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

    /// MA-30.14: cities of the board and of legacy tiles have flags, homeward spaces have none.
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
            return Err(Why::NoVillage { place });
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

    pub(crate) fn may_in_combat(
        &self,
        nation: Nation,
        value: u8,
        step: Step,
        action: Action,
    ) -> Result<(), Why> {
        let player = self.me();
        match action {
            Action::SpendCombat if player.combat == 0 => {
                Err(Why::CombatPoints { clause: "MA-10.8", needed: 1, held: 0 })
            }
            Action::SpendSpy if player.spies == 0 => {
                Err(Why::Spies { clause: "MA-10.8", needed: 1, held: 0 })
            }
            Action::SpendCombat | Action::SpendSpy | Action::Stop => Ok(()),
            Action::Influence { steps } => self.may_gain_influence(value, steps),
            Action::Annex { place } => self.may_annex(nation, value, place),
            Action::Raid { place } => self.may_raid(nation, value, place),
            Action::CombatCard { card } => self.may_play_combat_card(value, card),
            Action::Sea { space } => self.may_take_sea(nation, value, space),
            Action::Mine => self.may_take_mine(nation, value),
            _ => Err(not_now(step, false, action)),
        }
    }

    pub(crate) fn legal_fight(&self, nation: Nation, value: u8, out: &mut Vec<Action>) {
        let player = self.me();
        let numbers = &self.tables().numbers;
        if player.combat > 0 {
            out.push(Action::SpendCombat);
        }
        if player.spies > 0 {
            out.push(Action::SpendSpy);
        }
        for steps in [numbers.influence_small_gain, numbers.influence_big_gain] {
            if self.may_gain_influence(value, steps).is_ok() {
                out.push(Action::Influence { steps });
            }
        }
        if !self.fought.annex && value >= numbers.annex.min(numbers.capture) {
            let places = Place::all().filter(|&place| self.may_annex(nation, value, place).is_ok());
            out.extend(places.map(|place| Action::Annex { place }));
        }
        if player.has(Area::U7) && !self.fought.raid {
            let places = Place::all().filter(|&place| self.may_raid(nation, value, place).is_ok());
            out.extend(places.map(|place| Action::Raid { place }));
        }
        let cards = player.owned & self.tables().having(Trait::Combat);
        let usable = cards.iter().filter(|&card| self.may_play_combat_card(value, card).is_ok());
        out.extend(usable.map(|card| Action::CombatCard { card }));
        let spaces = (1..=SEA as u8).filter(|&space| self.may_take_sea(nation, value, space).is_ok());
        out.extend(spaces.map(|space| Action::Sea { space }));
        if self.may_take_mine(nation, value).is_ok() {
            out.push(Action::Mine);
        }
        out.push(Action::Stop);
    }

    pub(crate) fn fight_choice(
        &mut self,
        token: Option<CombatId>,
        nation: Nation,
        value: u8,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        let seat = self.active;
        let numbers = &self.tables().numbers;
        let pays = |game: &mut Maracaibo, price: u8| {
            game.replace_step(Step::Fight { token, nation, value: value - price });
        };
        match action {
            Action::SpendCombat => {
                self.me_mut().combat -= 1;
                journal.note(Event::CombatPaid { seat, points: 1 });
                self.replace_step(Step::Fight { token, nation, value: value + 1 });
            }
            Action::SpendSpy => {
                self.return_spies(seat, 1, journal);
                self.replace_step(Step::Fight { token, nation, value: value + 1 });
            }
            Action::Influence { steps } => {
                let one = steps == numbers.influence_small_gain;
                pays(self, if one { numbers.influence_small } else { numbers.influence_big });
                self.fought.influence = true;
                self.gain_influence(seat, nation, steps, journal);
            }
            Action::Annex { place } => {
                let free = self.cubes[place.index()].is_none();
                pays(self, if free { numbers.annex } else { numbers.capture });
                self.fought.annex = true;
                self.put_cube(place, nation, journal);
                self.gain_influence(seat, nation, numbers.annex_influence, journal);
                self.start(Origin::Flag(place));
            }
            Action::Raid { place } => {
                let free = self.cubes[place.index()].is_none();
                pays(self, if free { numbers.raid } else { numbers.raid_capture });
                self.fought.raid = true;
                self.raid(place, nation, journal);
            }
            Action::CombatCard { card } => {
                let cost = self.tables().card(card).combat.map_or(0, |combat| combat.cost);
                pays(self, cost);
                self.fought.cards.insert(card);
                journal.note(Event::CombatCard { seat, card });
                self.start(Origin::Combat(card));
            }
            Action::Sea { space } => {
                let at = usize::from(space) - 1;
                pays(self, self.tables().legacy(Legacy::L6).cubes[at]);
                self.fought.sea = true;
                self.reserves[nation.index()] -= 1;
                self.sea[at] = Some(nation);
                journal.note(Event::LegacyCube { seat, nation, legacy: Legacy::L6 });
                self.start(Origin::Legacy(Legacy::L6));
            }
            Action::Mine => {
                pays(self, self.tables().legacy(Legacy::L9).cubes[0]);
                self.fought.mine = true;
                self.reserves[nation.index()] -= 1;
                self.mine = Some(nation);
                journal.note(Event::LegacyCube { seat, nation, legacy: Legacy::L9 });
                self.start(Origin::Legacy(Legacy::L9));
            }
            // MA-10.17.
            _ => {
                self.steps.pop();
                if let Some(token) = token {
                    self.me_mut().combats.insert(token);
                }
                journal.note(Event::CombatEnded { seat });
            }
        }
    }

    /// MA-21.8: a cube on a village, influence, doubloons for the spies there.
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

//! Gains and losses: points, doubloons, combat points, spies, influence (MA-11), income and tokens (MA-23).

use engine::{Journal, Seat};

use crate::effect::{Per, Track};
use crate::event::Event;
use crate::ids::{CardId, Nation, Token};
use crate::sets::Tokens;
use crate::state::Maracaibo;

/// MA-1.1: the number of rounds, each of which ends with a scoring.
pub(crate) const ROUNDS: u8 = crate::data::ROUNDS as u8;

impl Maracaibo {
    pub(crate) fn score(&mut self, seat: Seat, points: u16, journal: &mut impl Journal<Event>) {
        if points > 0 {
            self.player_mut(seat).points += points;
            journal.note(Event::Scored { seat, points });
        }
    }

    /// MA-1.2: doubloons are not limited.
    pub(crate) fn gain_doubloons(&mut self, seat: Seat, doubloons: u16, journal: &mut impl Journal<Event>) {
        if doubloons > 0 {
            self.player_mut(seat).doubloons += doubloons;
            journal.note(Event::Doubloons { seat, doubloons });
        }
    }

    pub(crate) fn pay_doubloons(&mut self, seat: Seat, doubloons: u8, journal: &mut impl Journal<Event>) {
        if doubloons > 0 {
            self.player_mut(seat).doubloons -= u16::from(doubloons);
            journal.note(Event::DoubloonsPaid { seat, doubloons });
        }
    }

    /// MA-10.9: limited by the track.
    pub(crate) fn gain_combat(&mut self, seat: Seat, points: u8, journal: &mut impl Journal<Event>) {
        let most = self.tables().numbers.combat_max;
        let player = self.player_mut(seat);
        let gained = points.min(most.saturating_sub(player.combat));
        player.combat += gained;
        if gained > 0 {
            journal.note(Event::CombatPoints { seat, points: gained });
        }
    }

    /// MA-1.3: limited by the supply.
    pub(crate) fn take_spies(&mut self, seat: Seat, spies: u8, journal: &mut impl Journal<Event>) {
        let player = self.player_mut(seat);
        let taken = spies.min(player.supply);
        player.supply -= taken;
        player.spies += taken;
        if taken > 0 {
            journal.note(Event::SpiesTaken { seat, spies: taken });
        }
    }

    /// Returns spies from the reserve to the general supply.
    pub(crate) fn return_spies(&mut self, seat: Seat, spies: u8, journal: &mut impl Journal<Event>) {
        if spies > 0 {
            let player = self.player_mut(seat);
            player.spies -= spies;
            player.supply += spies;
            journal.note(Event::SpiesReturned { seat, spies });
        }
    }

    /// The last space of an influence track.
    #[inline]
    pub(crate) fn influence_last(&self) -> u8 {
        self.tables().ranks.len() as u8 - 1
    }

    /// MA-11.1, MA-11.3: advances the marker. Each step beyond the last space scores.
    pub(crate) fn gain_influence(
        &mut self,
        seat: Seat,
        nation: Nation,
        steps: u8,
        journal: &mut impl Journal<Event>,
    ) {
        let last = self.influence_last();
        let beyond_points = self.tables().numbers.influence_end;
        let marker = &mut self.player_mut(seat).influence[nation.index()];
        let moved = steps.min(last.saturating_sub(*marker));
        *marker += moved;
        let now = *marker;
        journal.note(Event::Influence { seat, nation, steps, now });
        self.score(seat, u16::from(steps - moved) * u16::from(beyond_points), journal);
    }

    /// MA-21.16: the steps to the next noble rank; `None` on the last one.
    pub(crate) fn steps_to_rank(&self, influence: u8) -> Option<u8> {
        self.tables().next_rank(influence).map(|next| next - influence)
    }

    /// The number of items that an effect counts.
    pub(crate) fn count_of(&self, per: Per) -> u8 {
        let player = self.me();
        match per {
            Per::Compass => self.compasses(player),
            Per::Spy => self.spies_on_board(player),
            Per::CombatToken => player.combats.len(),
            Per::Quest => player.quests.len(),
            Per::Token => player.tokens.len(),
            // MA-25.6.
            Per::Nation3 => {
                let enough = self.tables().numbers.nation3;
                player.influence.iter().filter(|&&influence| influence >= enough).count() as u8
            }
        }
    }

    /// MA-23.2, MA-23.1: takes a token unless it is owned, and activates the incomes that need it.
    pub(crate) fn gain_token(&mut self, token: Token, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        if self.has_token(token) {
            return;
        }
        self.me_mut().tokens.insert(token);
        journal.note(Event::TokenTaken { seat, token });
        let tables = self.tables();
        for card in (self.me().owned & tables.sets.waiting[token.index()]).iter() {
            for income in tables.card(card).incomes.iter().filter(|income| income.needs == Some(token)) {
                self.raise(income.track, income.steps, journal);
            }
        }
    }

    /// MA-23.1: applies the incomes of a card that has just been bought.
    pub(crate) fn raise_all(&mut self, card: CardId, journal: &mut impl Journal<Event>) {
        let tokens: Tokens = self.me().tokens;
        for income in &self.tables().card(card).incomes {
            if income.needs.is_none_or(|token| tokens.has(token)) {
                self.raise(income.track, income.steps, journal);
            }
        }
    }

    /// MA-23.3, MA-23.4: raises an income track.
    pub(crate) fn raise(&mut self, track: Track, steps: u8, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let numbers = &self.tables().numbers;
        let (most, points_most) = (numbers.income_max, numbers.points_income_max);
        // MA-23.5: the scoring of this round counts as remaining.
        let scorings = u16::from(ROUNDS + 1 - self.round);
        let player = self.me_mut();
        let mut points = 0;
        match track {
            Track::Doubloons => {
                let moved = steps.min(most.saturating_sub(player.income));
                player.income += moved;
                points = steps - moved;
                if moved > 0 {
                    journal.note(Event::IncomeRose { seat, steps: moved, now: self.me().income });
                }
            }
            Track::Points => points += steps,
        }
        if points == 0 {
            return;
        }
        let player = self.me_mut();
        player.points_income += points;
        let full = player.points_income >= points_most;
        if full {
            player.points_income -= points_most;
        }
        journal.note(Event::PointsIncomeRose { seat, steps: points, now: self.me().points_income });
        if full {
            self.score(seat, u16::from(points_most) * scorings, journal);
        }
    }
}

//! Invariants: every boat and card is in exactly one place, and the pending steps can be carried out.

use engine::{Seat, ensure};

use crate::data::LIBRARY;
use crate::ids::{Boat, ExpeditionId, MissionId, Scoring};
use crate::sets::{Contracts, Fleet, Jokers, Missions};
use crate::setup::contracts_for;
use crate::state::{AuNomDuRoi, Countdown, Investor, JokerPlace, MAX_PLAYERS, Pawn, Running};
use crate::step::{Pending, Step};

/// Above anything a player can own, and far below the limits of the integer types.
const COINS_MAX: u16 = 30_000;
const POINTS_MAX: u16 = 10_000;
const TURNS_MAX: u32 = 1_000_000;

impl AuNomDuRoi {
    pub(crate) fn audit_now(&self) -> Result<(), String> {
        // Without `..`, a new field fails to compile until it is audited.
        let AuNomDuRoi {
            data,
            investors,
            expeditions: _,
            purchase: _,
            filling: _,
            piles: _,
            bag: _,
            display: _,
            deck: _,
            removed: _,
            running: _,
            scorings: _,
            sent: _,
            tallied: _,
            idle_turns,
            first,
            active,
            turns,
            steps,
            dice: _,
        } = self;
        ensure(LIBRARY.has(*data), "the component data belongs to another game")?;
        let seats = investors.len();
        ensure((2..=MAX_PLAYERS).contains(&seats), "there are 2 to 4 players")?;
        ensure(first.index() < seats && active.index() < seats, "the turn belongs to an unknown seat")?;
        ensure((1..TURNS_MAX).contains(turns), "too many turns")?;
        let stopped = *idle_turns >= self.idle_turns_max();
        let held = self.scorings[Scoring::Final.index()] == Countdown::Held;
        ensure(*idle_turns <= self.idle_turns_max(), "too many turns without a purchase")?;
        ensure((stopped || held) == steps.is_empty(), "the game is over too soon or too late")?;
        self.audit_crews()?;
        self.audit_running()?;
        self.audit_investors()?;
        self.audit_boats()?;
        self.audit_missions()?;
        self.audit_pawns()?;
        self.audit_steps()
    }

    fn audit_crews(&self) -> Result<(), String> {
        for expedition in ExpeditionId::all() {
            let crew = self.crew(expedition);
            let used: u8 = crew.iter().map(|placed| placed.boat.volume()).sum();
            ensure(used <= self.tables().expedition(expedition).volume, "an expedition is overfull")?;
            ensure(
                crew.iter().all(|placed| placed.owner.index() < self.investors.len()),
                "a boat at an expedition belongs to an unknown seat",
            )?;
            let (sent, tallied) = (self.sent[expedition.index()], self.tallied[expedition.index()]);
            let sent = crew.len().checked_sub(usize::from(sent)).and_then(|from| crew.get(from..));
            ensure(
                sent.is_some_and(|sent| sent.iter().all(|placed| placed.owner == self.active)),
                "a boat was sent in another player's turn",
            )?;
            ensure(usize::from(tallied) <= crew.len(), "more boats were scored than were sent")?;
        }
        Ok(())
    }

    fn audit_running(&self) -> Result<(), String> {
        for (at, running) in self.running.iter().enumerate() {
            let Running { boats: _, joker, mission, owner, turns, left } = *running;
            ensure(owner.index() < self.investors.len(), "a mission belongs to an unknown seat")?;
            ensure(joker <= 3, "the volume of a joker boat is out of range")?;
            ensure(running.volume() <= mission.volume(), "a mission is overfull")?;
            if turns == 0 {
                let last = at + 1 == self.running.len();
                ensure(last && owner == self.active && left == 0, "a launch is inconsistent with the steps")?;
                ensure(
                    self.step().is_some_and(Step::is_launching),
                    "a launch is inconsistent with the steps",
                )?;
            } else {
                ensure(turns <= 3 && (1..=turns).contains(&left), "a turn marker is off its track")?;
                ensure(running.volume() == mission.volume(), "a mission is not filled")?;
            }
        }
        ensure(!self.is_over() || self.running.is_empty(), "a mission is running after the end")
    }

    fn audit_investors(&self) -> Result<(), String> {
        let seats = self.investors.len();
        let numbers = &self.tables().numbers;
        let (mut jokers, mut contracts) = (Jokers::NONE, Contracts::NONE);
        for seat in Seat::all(seats) {
            let Investor {
                idle: _,
                hand,
                known,
                coins,
                points,
                completed,
                contract,
                joker,
                joker_shown,
                joker_at,
                joker_cards,
                reserve_cards,
            } = *self.investor(seat);
            ensure(coins <= COINS_MAX && points <= POINTS_MAX, "a player owns too many coins or points")?;
            ensure(usize::from(completed) <= MissionId::COUNT, "too many missions are completed")?;
            ensure(hand.len() <= numbers.hand_limit, "too many missions in a hand")?;
            ensure((known - hand).is_empty(), "known missions are not in the hand")?;
            ensure(joker_cards <= numbers.joker_cards_for(seats), "too many joker cards")?;
            ensure(reserve_cards <= numbers.reserve_cards_for(seats), "too many reserve cards")?;
            ensure(!jokers.has(joker), "a joker boat is with two players")?;
            jokers.insert(joker);
            ensure(!contracts.has(contract), "a contract is with two players")?;
            contracts.insert(contract);
            ensure(joker_shown || joker_at == JokerPlace::Idle, "a joker boat is used face down")?;
            let placed = self.expeditions.iter().flat_map(|crew| crew.iter());
            let placed = placed.filter(|placed| placed.joker && placed.owner == seat);
            let loaded = self.running.iter().filter(|running| running.joker > 0 && running.owner == seat);
            let wanted = match joker_at {
                JokerPlace::Idle => (0, 0),
                JokerPlace::Mission => (0, 1),
                JokerPlace::Expedition => (1, 0),
            };
            ensure((placed.clone().count(), loaded.count()) == wanted, "the place of a joker boat is wrong")?;
            let colours = self.tables().joker(joker);
            let shows = |colour| colours.contains(&colour);
            ensure(
                placed.clone().all(|placed| shows(placed.boat.colour())),
                "a joker boat has a colour it does not show",
            )?;
        }
        ensure((contracts - contracts_for(seats)).is_empty(), "a contract is for another number of players")
    }

    /// Checks that every standard boat is in exactly one place, and that the piles are used in order.
    fn audit_boats(&self) -> Result<(), String> {
        let tables = self.tables();
        let slots = self.purchase.iter().chain(&self.filling).filter_map(|slot| slot.card);
        let crews = self.expeditions.iter().flat_map(|crew| crew.iter());
        let crews = crews.filter(|placed| !placed.joker).map(|placed| placed.boat);
        let mut counts = [0u8; Boat::COUNT];
        slots.chain(crews).for_each(|boat| counts[boat.index()] += 1);
        let mut fleets = self.bag;
        for fleet in self.investors.iter().map(|one| one.idle).chain(self.running.iter().map(|one| one.boats))
        {
            fleets = fleets.checked_add(fleet).ok_or("too many boats of a kind")?;
        }
        let all = |fleet: Fleet, boat| fleet.count(boat) + counts[Boat::index(boat)];
        ensure(
            Boat::all().all(|boat| all(fleets, boat) == tables.boats.count(boat)),
            "a boat is missing or duplicated",
        )?;
        let hidden = |scoring: &Scoring| self.scorings[scoring.index()] == Countdown::Hidden;
        let mut untouched = false;
        for (pile, (&left, &boats)) in self.piles.iter().zip(&tables.numbers.piles).enumerate() {
            let scoring = Scoring::of_pile(pile);
            let card = u8::from(scoring.is_some());
            let is_hidden = scoring.filter(hidden).is_some();
            ensure(left <= boats + card, "a pile is too high")?;
            ensure(!untouched || left == boats + card, "a pile was touched too early")?;
            untouched |= left > 0;
            // The scoring card is in the pile, or it is out and the pile is lower.
            ensure(if is_hidden { left > 0 } else { left <= boats }, "a scoring card is missing")?;
        }
        let cards: usize = self.piles.iter().map(|&left| usize::from(left)).sum();
        let scorings = Scoring::ALL.iter().filter(|scoring| hidden(scoring)).count();
        ensure(cards == usize::from(self.bag.len()) + scorings, "the piles are too high or too low")?;
        for (purchase, filling) in self.purchase.iter().zip(&self.filling) {
            ensure(filling.card.is_some() || cards == 0, "a slot is empty before the piles are")?;
            ensure(purchase.card.is_some() || filling.card.is_none(), "a boat has not moved down")?;
        }
        let seats = self.investors.len() as u8;
        for countdown in self.scorings {
            if let Countdown::Due(turns) = countdown {
                ensure((1..=seats + 1).contains(&turns), "the turns until a scoring are out of range")?;
            }
        }
        if let [Countdown::Due(interim), Countdown::Due(last)] = self.scorings {
            ensure(interim <= last, "the final scoring comes before the interim one")?;
        }
        Ok(())
    }

    /// Checks that every mission is in exactly one place.
    fn audit_missions(&self) -> Result<(), String> {
        let mut seen = Missions::NONE;
        let mut put = |missions: Missions| {
            let twice = !(seen & missions).is_empty();
            seen |= missions;
            ensure(!twice, "a mission is in two places")
        };
        put(self.deck)?;
        put(self.removed)?;
        for slot in &self.display {
            ensure(slot.card.is_some() || self.deck.is_empty(), "a mission has not been turned up")?;
            slot.card.map_or(Ok(()), |mission| put(Missions::one(mission)))?;
        }
        self.investors.iter().try_for_each(|investor| put(investor.hand))?;
        self.running.iter().try_for_each(|running| put(Missions::one(running.mission)))?;
        ensure(seen == Missions::all(), "a mission is missing")?;
        let completed: usize = self.investors.iter().map(|investor| usize::from(investor.completed)).sum();
        let removed = usize::from(self.removed.len());
        // At the end, missions that nobody completed are removed too.
        ensure(
            if self.is_over() { completed <= removed } else { completed == removed },
            "missions are completed and not removed",
        )
    }

    fn audit_pawns(&self) -> Result<(), String> {
        let boats = self.purchase.iter().chain(&self.filling).map(|slot| (slot.card.is_some(), slot.pawn));
        let missions = self.display.iter().map(|slot| (slot.card.is_some(), slot.pawn));
        for (is_there, pawn) in boats.chain(missions) {
            let Some(Pawn { seat, fresh }) = pawn else { continue };
            ensure(is_there, "a pawn lies on an empty slot")?;
            ensure(seat.index() < self.investors.len(), "a pawn belongs to an unknown seat")?;
            ensure(!fresh || seat == self.active, "a pawn was placed outside its owner's turn")?;
        }
        Ok(())
    }

    /// Checks the order of the steps, and that there is something to choose.
    fn audit_steps(&self) -> Result<(), String> {
        for (at, step) in self.steps.iter().enumerate() {
            ensure(step.fits(self, &self.steps[..at]), "the order of the steps is wrong")?;
        }
        ensure(self.can_go_on(self.active), "there is nothing to choose")
    }
}

//! Chapters AR-12 to AR-15: the two scorings, the special contracts, the result.

use engine::{Journal, Outcome, Seat, Sheet, Standing, rank};

use crate::event::Event;
use crate::ids::{ContractKind, ExpeditionId, Scoring};
use crate::state::{AuNomDuRoi, Countdown, Crew};

/// AR-14.3 to AR-14.9: whether a seat fulfils the condition with the boats at one expedition.
pub(crate) fn fulfils(kind: ContractKind, crew: &Crew, seat: Seat) -> bool {
    // AR-14.7: only the number of boats counts.
    let all = crew.len();
    let own = crew.iter().filter(|placed| placed.owner == seat).count();
    // AR-14.9: the seat needs a boat of its own.
    own > 0
        && match kind {
            ContractKind::Presence => true,
            ContractKind::Half => 2 * own >= all,
            ContractKind::Majority => 2 * own > all,
            ContractKind::Totality => own == all,
        }
}

impl AuNomDuRoi {
    /// AR-12.3, AR-12.4, AR-13.5: the points of a seat's boats at all expeditions.
    pub fn expedition_points(&self, seat: Seat, scoring: Scoring) -> u16 {
        let tables = self.tables();
        let mut points = 0;
        for expedition in ExpeditionId::all() {
            let card = tables.expedition(expedition);
            let own = self.crew(expedition).iter().filter(|placed| placed.owner == seat);
            points += own.map(|placed| u16::from(card.points(scoring, placed.boat.colour()))).sum::<u16>();
        }
        points
    }

    /// AR-12.3, AR-12.4: the points of a seat's boats at one expedition, at a past scoring.
    pub(crate) fn tally(&self, expedition: ExpeditionId, seat: Seat, scoring: Scoring) -> u16 {
        let card = self.tables().expedition(expedition);
        let crew = self.crew(expedition);
        let counted = match scoring {
            // AR-12.6: boats sent later did not take part.
            Scoring::Interim => usize::from(self.tallied[expedition.index()]),
            Scoring::Final => crew.len(),
        };
        let own = crew.iter().take(counted).filter(|placed| placed.owner == seat);
        own.map(|placed| u16::from(card.points(scoring, placed.boat.colour()))).sum()
    }

    /// The number of expeditions at which a seat fulfils a condition.
    pub fn fulfilled(&self, seat: Seat, kind: ContractKind) -> u8 {
        self.fulfilled_at(seat, kind).count() as u8
    }

    /// The expeditions at which a seat fulfils a condition.
    pub(crate) fn fulfilled_at(&self, seat: Seat, kind: ContractKind) -> impl Iterator<Item = ExpeditionId> {
        ExpeditionId::all().filter(move |&expedition| fulfils(kind, self.crew(expedition), seat))
    }

    /// AR-14.1, AR-14.2: the value of a seat's contract.
    pub fn contract_points(&self, seat: Seat) -> u16 {
        let investor = self.investor(seat);
        let each = self.tables().contract(investor.contract, investor.completed);
        u16::from(each) * u16::from(self.fulfilled(seat, investor.contract.kind()))
    }

    /// AR-13.7, AR-13.8: the points of the boats that are not at expeditions.
    pub fn kept_points(&self, seat: Seat) -> u16 {
        u16::from(self.boats_kept(seat)) * u16::from(self.tables().numbers.points_idle_boat)
    }

    /// AR-12.3, AR-12.5: the interim scoring, which counts expeditions only.
    pub(crate) fn score_interim(&mut self, journal: &mut impl Journal<Event>) {
        journal.note(Event::ScoringBegan { scoring: Scoring::Interim });
        for (tallied, crew) in self.tallied.iter_mut().zip(&self.expeditions) {
            *tallied = crew.len() as u8;
        }
        for seat in Seat::all(self.investors.len()) {
            let points = self.expedition_points(seat, Scoring::Interim);
            self.investor_mut(seat).points = points;
            journal.note(Event::ExpeditionsScored { seat, scoring: Scoring::Interim, points });
        }
    }

    /// AR-13.4 to AR-13.7: ends the game with the final scoring.
    pub(crate) fn finish(&mut self, journal: &mut impl Journal<Event>) {
        self.steps.clear();
        if self.scorings[Scoring::Final.index()] != Countdown::Held {
            journal.note(Event::Stopped { turns: self.idle_turns });
        }
        // AR-13.4: running missions are not paid and do not count.
        for at in 0..self.running.len() {
            let running = self.running[at];
            self.take_back(running);
            self.removed.insert(running.mission);
            journal.note(Event::MissionDissolved { seat: running.owner, mission: running.mission });
        }
        self.running.clear();
        // Contracts, hands and joker boats are revealed. Rolling the dice makes this irreversible, like a draw.
        self.dice.below(2);
        journal.note(Event::ScoringBegan { scoring: Scoring::Final });
        for seat in Seat::all(self.investors.len()) {
            let points = self.expedition_points(seat, Scoring::Final);
            journal.note(Event::ExpeditionsScored { seat, scoring: Scoring::Final, points });
        }
        for seat in Seat::all(self.investors.len()) {
            let contract = self.investor(seat).contract;
            let expeditions = self.fulfilled(seat, contract.kind());
            let points = self.contract_points(seat);
            journal.note(Event::ContractScored { seat, contract, expeditions, points });
        }
        for seat in Seat::all(self.investors.len()) {
            // AR-13.8: unused joker boats are revealed.
            if !self.investor(seat).joker_shown {
                journal.note(Event::JokerShown { seat, joker: self.investor(seat).joker });
            }
            let (boats, points) = (self.boats_kept(seat), self.kept_points(seat));
            journal.note(Event::BoatsScored { seat, boats, points });
        }
        journal.note(Event::Ended);
    }

    /// The score breakdown if the game ended now (AR-13.9).
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        self.sheet_for(seat, true)
    }

    /// The same breakdown, with or without the contract, which only its owner knows.
    pub(crate) fn sheet_for(&self, seat: Seat, with_contract: bool) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add("interim", i32::from(self.investor(seat).points));
        sheet.add("expeditions", i32::from(self.expedition_points(seat, Scoring::Final)));
        if with_contract {
            sheet.add("contract", i32::from(self.contract_points(seat)));
        }
        sheet.add("boats", i32::from(self.kept_points(seat)));
        sheet
    }

    /// The cause of the end in message ids.
    fn ending(&self) -> &'static str {
        match self.scorings[Scoring::Final.index()] {
            Countdown::Held => "final",
            // AR-15.1.
            Countdown::Hidden | Countdown::Due(_) => "idle",
        }
    }

    /// AR-13.10, AR-13.11: most points, then most boats not at expeditions, then a shared victory.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let seats = || Seat::all(self.investors.len());
        let sheets: Vec<Sheet> = seats().map(|seat| self.sheet(seat)).collect();
        let standings = seats().map(|seat| Standing {
            seat,
            keys: vec![sheets[seat.index()].total(), i32::from(self.boats_kept(seat))],
        });
        let (ranking, decided) = rank(standings.collect());
        Some(Outcome {
            winners: ranking[0].clone(),
            ranking,
            sheets,
            rivals: Vec::new(),
            ending: self.ending(),
            tie_break: decided.map(|_| "boats"),
        })
    }
}

//! Chapter AR-9: launching missions, with and without joker cards, and their upkeep.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat};

use crate::aid::{Aim, RoiAid};
use crate::data::ENGAGEMENTS;
use crate::event::Event;
use crate::fill::Means;
use crate::ids::{BOAT_VOLUMES, Boat, MissionId};
use crate::refusal::Why;
use crate::state::{AuNomDuRoi, JokerPlace, Running};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// A mission and its missing volume.
type Berth = (MissionId, u8);

/// D7: the boat for the mission being launched.
#[derive(Clone, Copy)]
pub(crate) struct Load;

impl Pending for Load {
    fn clause(self) -> &'static str {
        "AR-9.3"
    }

    fn name(self) -> &'static str {
        "load"
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let berth = game.wanted();
        let means = game.means(seat);
        for boat in game.investor(seat).idle.kinds() {
            let card = boat.colour() != berth.0.colour();
            if AuNomDuRoi::leaves_exact(berth, means, boat, card) {
                out.push(Action::Place { boat, card });
            }
        }
        if (1..=BOAT_VOLUMES).any(|volume| AuNomDuRoi::leaves_exact_with_joker(berth, means, volume)) {
            out.push(Action::PlaceJoker);
        }
    }

    fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let colour = game.launching().map(|running| running.mission.colour());
        game.candidate_boats(seat, colour, out);
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Place { boat, card } => game.may_load_onto(seat, game.wanted(), boat, card),
            Action::PlaceJoker => game.may_load_joker(seat),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Place { boat, card } => {
                let tax = game.pay_tax(seat, false, card);
                game.investor_mut(seat).idle.remove(boat);
                let (mission, _) = game.wanted();
                let running = game.running.last_mut().expect("a mission is being launched");
                running.boats.insert(boat);
                journal.note(Event::Loaded { seat, mission, boat, tax, card });
                game.after_load();
            }
            Action::PlaceJoker => game.replace_step(RigOn),
            _ => self.unexpected(action),
        }
    }

    fn hides(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        !game.investor(seat).joker_shown
    }

    fn is_sending(self) -> bool {
        true
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.can_fill(seat)
    }

    fn shown(self, game: &AuNomDuRoi) -> Option<PendingView> {
        let (mission, placed) = game.launched()?;
        Some(PendingView::Load { mission, placed, wanted: mission.volume() - placed })
    }

    fn detail(self, game: &AuNomDuRoi, phrase: Phrase) -> Phrase {
        game.detail_launch(phrase)
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        let (mission, wanted) = game.wanted();
        game.fits(aid, seat, &[Aim::Mission(mission, wanted)], true);
    }

    fn is_launching(self) -> bool {
        true
    }

    fn fits(self, game: &AuNomDuRoi, below: &[Step]) -> bool {
        let wanted = game.launched().map(|(mission, placed)| mission.volume() - placed);
        matches!(below, [_, Step::Send(_)]) && wanted.is_some_and(|wanted| wanted > 0)
    }
}

/// D6: the volume of the joker boat on the mission being launched.
#[derive(Clone, Copy)]
pub(crate) struct RigOn;

impl Pending for RigOn {
    fn clause(self) -> &'static str {
        "AR-10.2"
    }

    fn name(self) -> &'static str {
        "rig-on"
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let card = game.joker_needs_card(seat);
        let (berth, means) = (game.wanted(), game.means(seat));
        let volumes =
            (1..=BOAT_VOLUMES).filter(|&volume| AuNomDuRoi::leaves_exact_with_joker(berth, means, volume));
        out.extend(volumes.map(|volume| Action::Set { volume, colour: None, card }));
    }

    fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let card = game.joker_needs_card(seat);
        out.extend((1..=BOAT_VOLUMES).map(|volume| Action::Set { volume, colour: None, card }));
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Set { volume, .. } if !(1..=BOAT_VOLUMES).contains(&volume) => Err(Why::JokerVolume),
            // AR-10.7: the colour has no meaning on a mission.
            Action::Set { colour: Some(_), .. } => Err(Why::ColourIdle),
            Action::Set { volume, card, .. } => game.may_rig_onto(seat, game.wanted(), volume, card),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Set { volume, card, .. } = action else { self.unexpected(action) };
        let tax = game.pay_tax(seat, true, card);
        game.show_joker(seat, JokerPlace::Mission, journal);
        let joker = game.investor(seat).joker;
        let (mission, _) = game.wanted();
        let running = game.running.last_mut().expect("a mission is being launched");
        running.joker = volume;
        journal.note(Event::JokerLoaded { seat, mission, joker, volume, tax, card });
        game.after_load();
    }

    fn hides(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        !game.investor(seat).joker_shown
    }

    fn is_sending(self) -> bool {
        true
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.may_load_joker(seat).is_ok()
    }

    fn shown(self, game: &AuNomDuRoi) -> Option<PendingView> {
        let (mission, placed) = game.launched()?;
        Some(PendingView::RigOn { mission, placed, wanted: mission.volume() - placed })
    }

    fn detail(self, game: &AuNomDuRoi, phrase: Phrase) -> Phrase {
        game.detail_launch(phrase)
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        let (mission, wanted) = game.wanted();
        game.fits(aid, seat, &[Aim::Mission(mission, wanted)], false);
    }

    fn is_launching(self) -> bool {
        true
    }

    fn fits(self, game: &AuNomDuRoi, below: &[Step]) -> bool {
        let wanted = game.launched().map(|(mission, placed)| mission.volume() - placed);
        matches!(below, [_, Step::Send(_)]) && wanted.is_some_and(|wanted| wanted > 0)
    }
}

/// D8: the number of turns.
#[derive(Clone, Copy)]
pub(crate) struct Engage;

impl Pending for Engage {
    fn clause(self) -> &'static str {
        "AR-9.5"
    }

    fn name(self) -> &'static str {
        "engage"
    }

    fn legal(self, _: &AuNomDuRoi, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=ENGAGEMENTS as u8).map(|turns| Action::Engage { turns }));
    }

    fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        self.legal(game, seat, out);
    }

    fn permit(self, _: &AuNomDuRoi, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            // AR-9.5: there are three engagements.
            Action::Engage { turns } if (1..=ENGAGEMENTS as u8).contains(&turns) => Ok(()),
            Action::Engage { .. } => Err(Why::NoEngagement),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Engage { turns } = action else { self.unexpected(action) };
        let running = game.running.last_mut().expect("a mission is being launched");
        running.turns = turns;
        running.left = turns;
        let mission = running.mission;
        let income = game.tables().income(mission, turns);
        journal.note(Event::Engaged { seat, mission, turns, income });
        game.finish_boat();
    }

    fn shown(self, game: &AuNomDuRoi) -> Option<PendingView> {
        let (mission, _) = game.launched()?;
        Some(PendingView::Engage { mission, incomes: game.tables().incomes[mission.index()].to_vec() })
    }

    fn detail(self, game: &AuNomDuRoi, phrase: Phrase) -> Phrase {
        game.detail_launch(phrase)
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        aid.engagements = game.engagements(seat);
    }

    fn is_launching(self) -> bool {
        true
    }

    fn fits(self, game: &AuNomDuRoi, below: &[Step]) -> bool {
        let wanted = game.launched().map(|(mission, placed)| mission.volume() - placed);
        matches!(below, [_, Step::Send(_)]) && wanted == Some(0)
    }
}

impl AuNomDuRoi {
    /// AR-9.1, AR-9.3: a mission can be launched only if it can be filled.
    pub(crate) fn may_launch(&self, seat: Seat, mission: MissionId) -> Result<(), Why> {
        if !self.investor(seat).hand.has(mission) {
            return Err(Why::NotInHand { mission });
        }
        let means = self.means(seat);
        if means.fill(mission.colour(), mission.volume()) {
            return Ok(());
        }
        if means.with_any_coins().fill(mission.colour(), mission.volume()) {
            return Err(Why::TaxesMissing { mission, held: means.coins });
        }
        Err(Why::NotExact { mission, volume: mission.volume() })
    }

    pub(crate) fn launch(&mut self, seat: Seat, mission: MissionId, journal: &mut impl Journal<Event>) {
        let investor = self.investor_mut(seat);
        investor.hand.remove(mission);
        investor.known.remove(mission);
        self.running.push(Running { mission, owner: seat, ..Running::default() });
        journal.note(Event::MissionPlayed { seat, mission });
        self.steps.push(Load.into());
    }

    /// The mission being launched and the volume on it.
    fn launched(&self) -> Option<(MissionId, u8)> {
        self.launching().map(|running| (running.mission, running.volume()))
    }

    /// Adds the mission being launched and its missing volume to a message.
    fn detail_launch(&self, phrase: Phrase) -> Phrase {
        match self.launched() {
            Some((mission, placed)) => {
                phrase.with("mission", mission).with("volume", mission.volume() - placed)
            }
            None => phrase,
        }
    }

    /// Whether the mission that is being launched can be filled.
    fn can_fill(&self, seat: Seat) -> bool {
        self.launching().is_some_and(|running| {
            let wanted = running.mission.volume() - running.volume();
            wanted > 0 && self.means(seat).fill(running.mission.colour(), wanted)
        })
    }

    /// The mission being launched and its missing volume.
    #[inline]
    pub(crate) fn wanted(&self) -> (MissionId, u8) {
        let running = self.launching().expect("a mission is being launched");
        (running.mission, running.mission.volume() - running.volume())
    }

    /// AR-9.2, AR-9.3: whether the mission can still be filled exactly after loading this boat.
    fn leaves_exact((mission, wanted): Berth, mut means: Means, boat: Boat, card: bool) -> bool {
        let Some(rest) = wanted.checked_sub(boat.volume()) else { return false };
        let tax = u16::from(means.tax);
        if means.coins < tax || means.cards < u8::from(card) {
            return false;
        }
        means.coins -= tax;
        means.cards -= u8::from(card);
        means.fleet = means.fleet.without(boat);
        means.fill(mission.colour(), rest)
    }

    /// AR-10.7: the same for the joker boat at this volume.
    fn leaves_exact_with_joker((mission, wanted): Berth, mut means: Means, volume: u8) -> bool {
        let Some(rest) = wanted.checked_sub(volume) else { return false };
        let Some(colours) = means.joker.take() else { return false };
        let tax = u16::from(means.tax_joker);
        let card = u8::from(!colours.contains(&mission.colour()));
        if means.coins < tax || means.cards < card {
            return false;
        }
        means.coins -= tax;
        means.cards -= card;
        means.fill(mission.colour(), rest)
    }

    /// Checks whether a mission can be filled after a load. The refusal distinguishes missing coins (AR-9.4) from an inexact
    /// volume (AR-9.3).
    fn may_complete(
        &self,
        seat: Seat,
        (mission, volume): Berth,
        leaves_exact: impl Fn(Means) -> bool,
    ) -> Result<(), Why> {
        let means = self.means(seat);
        if leaves_exact(means) {
            Ok(())
        } else if leaves_exact(means.with_any_coins()) {
            Err(Why::TaxesMissing { mission, held: means.coins })
        } else {
            Err(Why::NotExact { mission, volume })
        }
    }

    /// The same for any mission.
    pub(crate) fn may_load_onto(&self, seat: Seat, berth: Berth, boat: Boat, card: bool) -> Result<(), Why> {
        let mission = berth.0;
        if !self.investor(seat).idle.has(boat) {
            return Err(Why::NotIdle { boat });
        }
        self.may_pay(seat, false)?;
        let needed = boat.colour() != mission.colour();
        let without = Why::MissionColour { mission };
        self.may_use_card(seat, needed, card, without, Why::CardIdle { clause: "AR-11.6" })?;
        self.may_complete(seat, berth, |means| Self::leaves_exact(berth, means, boat, card))
    }

    pub(crate) fn may_load_joker(&self, seat: Seat) -> Result<(), Why> {
        let berth = self.wanted();
        let mission = berth.0;
        let Some(colours) = self.idle_joker(seat) else { return Err(Why::JokerAway) };
        self.may_pay(seat, true)?;
        if !colours.contains(&mission.colour()) && self.investor(seat).joker_cards == 0 {
            return Err(Why::MissionColour { mission });
        }
        self.may_complete(seat, berth, |means| {
            (1..=BOAT_VOLUMES).any(|volume| Self::leaves_exact_with_joker(berth, means, volume))
        })
    }

    /// AR-11.14: whether the joker boat needs a joker card on the mission being launched.
    pub(crate) fn joker_needs_card(&self, seat: Seat) -> bool {
        self.launching().is_some_and(|running| self.joker_needs_card_for(seat, running.mission))
    }

    /// AR-11.14: the same for any mission.
    pub(crate) fn joker_needs_card_for(&self, seat: Seat, mission: MissionId) -> bool {
        !self.tables().joker(self.investor(seat).joker).contains(&mission.colour())
    }

    /// Checks the joker boat at a volume on any mission.
    pub(crate) fn may_rig_onto(&self, seat: Seat, berth: Berth, volume: u8, card: bool) -> Result<(), Why> {
        if self.idle_joker(seat).is_none() {
            return Err(Why::JokerAway);
        }
        self.may_pay(seat, true)?;
        let mission = berth.0;
        let needed = self.joker_needs_card_for(seat, mission);
        let without = Why::MissionColour { mission };
        self.may_use_card(seat, needed, card, without, Why::CardIdle { clause: "AR-11.14" })?;
        self.may_complete(seat, berth, |means| Self::leaves_exact_with_joker(berth, means, volume))
    }

    /// Asks for the next boat, or for the engagement once the volume is exact.
    fn after_load(&mut self) {
        let (_, wanted) = self.wanted();
        self.replace_step(if wanted == 0 { Step::from(Engage) } else { Load.into() });
    }

    /// AR-3.3, AR-9.6: moves the turn markers of the seat's missions at the start of its turn.
    pub(crate) fn upkeep(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let mut kept = 0;
        for at in 0..self.running.len() {
            let mut running = self.running[at];
            if running.owner == seat {
                running.left -= 1;
                if running.left == 0 {
                    self.complete(running, journal);
                    continue;
                }
                journal.note(Event::MissionAdvanced { seat, mission: running.mission, left: running.left });
            }
            self.running[kept] = running;
            kept += 1;
        }
        self.running.truncate(kept);
    }

    /// AR-9.8: pays the income, returns the boats and counts the mission; its card leaves the game.
    fn complete(&mut self, running: Running, journal: &mut impl Journal<Event>) {
        let (seat, mission) = (running.owner, running.mission);
        let income = self.tables().income(mission, running.turns);
        self.removed.insert(mission);
        let investor = self.investor_mut(seat);
        investor.coins += u16::from(income);
        investor.completed += 1;
        let completed = investor.completed;
        self.take_back(running);
        journal.note(Event::MissionCompleted { seat, mission, income, completed });
    }

    /// Returns the boats of a mission to their owner.
    pub(crate) fn take_back(&mut self, running: Running) {
        let investor = self.investor_mut(running.owner);
        investor.idle += running.boats;
        if running.joker > 0 {
            investor.joker_at = JokerPlace::Idle;
        }
    }
}

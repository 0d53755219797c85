//! The crew of a campaign: its seats, and the people behind them.

use catalog::is_ended;
use serde_json::Value;
use table::wire::{CampaignState, CrewSeat, NewCrew, NewSeat};
use table::{Named, PersonId, SeatState, with_bot_names};

use super::Names;
use crate::store::{Crew, CrewMember, StoredCampaign};

impl CrewMember {
    pub(super) fn new(seat: &NewSeat, person: PersonId) -> CrewMember {
        match seat {
            NewSeat::Me { name } => CrewMember { person: Some(person), name: name.clone(), bot: None },
            NewSeat::Bot { level } => CrewMember { bot: Some(level.clone()), ..CrewMember::default() },
            NewSeat::Open => CrewMember::default(),
        }
    }

    /// The crew member of a seat; a bot only if no person has the seat.
    pub(super) fn at(seat: &SeatState) -> CrewMember {
        let bot = seat.bot.clone().filter(|_| seat.owner.is_none());
        CrewMember { person: seat.owner, name: seat.name.clone(), bot }
    }

    pub(super) fn called(&self, names: &Names) -> Option<String> {
        let name = || Some(names.people.get(&self.person?).cloned().unwrap_or_default());
        self.name.clone().or_else(name)
    }
}

/// The crew as the asker may see it. Bots have the same names as at a table.
pub(super) fn infos(crew: &[CrewMember], names: &Names, asker: Option<PersonId>) -> Vec<CrewSeat> {
    let named = |one: &CrewMember| match (one.called(names), &one.bot) {
        (Some(name), _) => Named::Person(name),
        (None, Some(_)) => Named::Bot,
        (None, None) => Named::Nobody,
    };
    let called = with_bot_names(crew.iter().map(named).collect(), names.accounts.iter().map(String::as_str));
    let info = |(one, name): (&CrewMember, Option<String>)| {
        let mine = asker.is_some() && one.person == asker;
        CrewSeat { name, bot: one.bot.clone(), mine }
    };
    crew.iter().zip(called).map(info).collect()
}

impl Crew {
    pub(super) fn new(new: NewCrew, person: PersonId) -> Crew {
        let NewCrew { options, seats, hot_seat, clock, hints, coach } = new;
        let seats = seats.iter().map(|seat| CrewMember::new(seat, person)).collect();
        Crew { options, seats, hot_seat, clock, hints, coach }
    }

    /// The seats of a new table: that of the person who starts it, and those reserved for others. On a shared device,
    /// seats with a name belong to the person who holds it.
    pub(super) fn seats_for(&self, person: PersonId) -> (Vec<NewSeat>, Vec<Option<PersonId>>) {
        let seat = |sailor: &CrewMember| match (&sailor.bot, &sailor.name) {
            (Some(level), _) => (NewSeat::Bot { level: level.clone() }, None),
            (None, Some(name)) if self.hot_seat => (NewSeat::Me { name: Some(name.clone()) }, None),
            (None, _) if sailor.person == Some(person) => (NewSeat::Me { name: None }, None),
            (None, _) => (NewSeat::Open, sailor.person),
        };
        self.seats.iter().map(seat).unzip()
    }
}

impl StoredCampaign {
    pub(super) fn archive(&self) -> Option<&Value> {
        self.games.last().map(|game| &game.archive)
    }

    pub(super) fn state(&self) -> CampaignState {
        if self.archive().is_some_and(|archive| is_ended(&self.game, archive)) {
            CampaignState::Finished
        } else if self.abandoned {
            CampaignState::Abandoned
        } else {
            CampaignState::Open
        }
    }

    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let players = self.games.iter().flat_map(|game| &game.players);
        players.chain(&self.crew.seats).filter_map(|sailor| sailor.person)
    }

    /// Transfers all seats of one person to another.
    pub(super) fn pass(&mut self, from: PersonId, to: PersonId) {
        let players = self.games.iter_mut().flat_map(|game| &mut game.players);
        for sailor in players.chain(&mut self.crew.seats) {
            if sailor.person == Some(from) {
                sailor.person = Some(to);
            }
        }
    }
}

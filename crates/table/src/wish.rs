//! What people ask of a table beside moves, and the entries that grant it.

use std::fmt;

use engine::{Seat, Seats};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::lesson::ScriptedMove;
use crate::limits::ENTRIES_MAX;
use crate::rights::Operation;
use crate::state::{SeatState, Table};
use crate::token::{Link, PersonId, Salt, TableId};
use crate::wire::{Handed, SeatKind, Status};

/// What somebody asks of a table.
#[derive(Clone, Debug)]
pub enum Wish {
    /// To take a seat.
    Sit {
        /// Which; the first free one if it is all the same.
        seat: Option<Seat>,
        /// The link that led here.
        link: Option<String>,
        /// What to add to the deal.
        salt: Option<Salt>,
    },
    /// To add the salt of one's seats.
    Salt(Salt),
    /// To begin, with bots of this level on open seats.
    Start {
        /// What to add to the deal.
        salt: Option<Salt>,
        /// The level.
        fill: String,
    },
    /// To leave a seat.
    Leave(Option<Seat>),
    /// To give up.
    Resign(Option<Seat>),
    /// To take a seat back from a bot.
    TakeBack(Option<Seat>),
    /// To hand a seat to a bot.
    Replace {
        /// The seat.
        seat: Seat,
        /// The level.
        bot: String,
    },
    /// A new link for a seat.
    Link(Option<Seat>),
    /// No link for a seat.
    Unlink(Option<Seat>),
    /// To end the game by agreement, or no longer.
    AgreeEnd(bool),
    /// To let a program play a seat, by the hash of its token, or no longer.
    Program {
        /// Which; the first of one's own if it is all the same.
        seat: Option<Seat>,
        /// The hash in hexadecimal digits; none for no longer.
        token: Option<String>,
    },
    /// A table for the rematch has been opened.
    Rematched(TableId),
    /// To let those who only watch speak, or no longer.
    Mute(bool),
    /// To go to a place in a lesson: the deal, and the moves that stand there.
    GoTo {
        /// The seed of the deal.
        seed: u64,
        /// The moves.
        moves: Vec<ScriptedMove>,
    },
    /// To see the next move of a lesson's script.
    Show(ScriptedMove),
    /// To play on from a lesson against bots.
    EndScript,
    /// To break off the game of a campaign.
    BreakOff,
    /// Nobody has come for this long: the table is closed.
    Abandon,
    /// A guest has signed in: everything goes over to the account.
    Pass(PersonId),
    /// The person is forgotten: every seat goes to a bot.
    Forget,
}

/// Where sixteen random bytes come from: links and salts are made of them.
pub type Chance<'a> = &'a (dyn Fn() -> Result<[u8; 16], Fault> + Sync);

/// What a plan may look at beside the table.
pub struct Around<'a> {
    /// The people who are connected.
    pub here: &'a [PersonId],
    /// The level of a bot that stands in for a person.
    pub stand_in: &'a str,
    /// Chance.
    pub chance: Chance<'a>,
}

impl fmt::Debug for Around<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Around").field("here", &self.here).finish_non_exhaustive()
    }
}

impl Table {
    /// Whether the asker may see the table.
    pub fn admits(&self, person: Option<PersonId>, link: Option<&str>) -> bool {
        self.permit(Operation::See, self.roles(person, link)).is_ok()
    }

    /// Whether the log takes more of what can be done to and fro forever: everything but moves, take-backs too.
    pub fn has_room(&self) -> Result<(), Fault> {
        if self.seq > ENTRIES_MAX { Err(Fault::TooMany) } else { Ok(()) }
    }

    /// The entries that grant a wish.
    pub fn plan(&self, person: PersonId, wish: &Wish, around: &Around<'_>) -> Result<Vec<Entry>, Fault> {
        // A guest who signs in takes along what is only stopped for a while.
        if self.status == Status::Frozen && !(self.is_held() && matches!(wish, Wish::Pass(_))) {
            return Err(Fault::Frozen);
        }
        self.has_room()?;
        // The server closes tables, and passes on what a campaign has allowed already.
        if !matches!(wish, Wish::Abandon | Wish::BreakOff) {
            let link = if let Wish::Sit { link, .. } = wish { link.as_deref() } else { None };
            self.permit(Operation::of(wish), self.roles(Some(person), link))?;
        }
        match wish {
            Wish::Sit { seat, link, salt } => self.sit(person, *seat, link.as_deref(), salt.clone(), around),
            Wish::Salt(salt) => {
                self.must_be(Status::Open)?;
                Ok(self.salt_all(person, salt))
            }
            Wish::Start { salt, fill } => {
                self.must_be(Status::Open)?;
                let salted = salt.as_ref().map(|salt| self.salt_all(person, salt)).unwrap_or_default();
                let bots = self.open_seats().iter().map(|seat| Entry::Seated { seat, bot: fill.clone() });
                let mut entries: Vec<Entry> = salted.into_iter().chain(bots).collect();
                entries.push(self.deal(&entries, around.chance)?);
                Ok(entries)
            }
            Wish::Leave(seat) => {
                let seat = self.own(person, *seat)?;
                self.leave(seat, Handed::Left, around)
            }
            Wish::Resign(seat) => {
                self.must_be(Status::Running)?;
                let seat = self.own(person, *seat)?;
                if self.seat(seat)?.handed == Some(Handed::Resigned) {
                    return Err(Fault::BotDecides);
                }
                Ok(vec![self.hand(seat, around.stand_in, Handed::Resigned)])
            }
            Wish::TakeBack(seat) => {
                self.must_be(Status::Running)?;
                let handed = |seat: &Seat| self.seat(*seat).is_ok_and(|state| state.handed.is_some());
                let seat = match seat {
                    Some(seat) => self.own(person, Some(*seat))?,
                    None => self.seats_of(person).iter().find(handed).ok_or(Fault::NothingToTakeBack)?,
                };
                if !handed(&seat) {
                    return Err(Fault::NothingToTakeBack);
                }
                Ok(vec![Entry::Back { seat }])
            }
            Wish::Replace { seat, bot } => self.replace(person, *seat, bot, around),
            Wish::Link(seat) => {
                let seat = self.link_seat(person, *seat)?;
                Ok(vec![Entry::Linked { seat, link: Some(Link::new((around.chance)()?)) }])
            }
            Wish::Unlink(seat) => {
                let seat = self.link_seat(person, *seat)?;
                Ok(vec![Entry::Linked { seat, link: None }])
            }
            Wish::AgreeEnd(end) => self.agree_end(person, *end),
            Wish::Program { seat, token } => {
                let seat = self.own(person, *seat)?;
                Ok(vec![Entry::Program { seat, token: token.clone() }])
            }
            Wish::Rematched(table) => {
                self.must_be(Status::Over)?;
                if self.rematch.is_some() {
                    return Err(Fault::SeatTaken);
                }
                Ok(vec![Entry::Rematch { table: *table }])
            }
            Wish::Mute(watchers) => {
                Ok(if self.muted == *watchers { vec![] } else { vec![Entry::Muted { watchers: *watchers }] })
            }
            Wish::GoTo { seed, moves } => self.go_to(person, *seed, moves),
            Wish::Show(shown) => self.show(person, shown),
            Wish::EndScript => self.end_script(person),
            Wish::BreakOff => self.break_off(person, around),
            Wish::Abandon => match self.status {
                Status::Open | Status::Running => Ok(vec![Entry::Closed]),
                Status::Over | Status::Frozen => Ok(Vec::new()),
            },
            Wish::Pass(to) => Ok(vec![Entry::Passed { from: person, to: *to }]),
            Wish::Forget => self.forget(person, around),
        }
    }

    /// Somebody is forgotten: a bot stands in where the game is on; an open table goes to another who sits there, or is
    /// closed where nobody is left who could begin.
    fn forget(&self, person: PersonId, around: &Around<'_>) -> Result<Vec<Entry>, Fault> {
        let own = self.seats_of(person);
        let leave = |seat| match self.status {
            Status::Open => Ok(vec![
                Entry::Left { seat },
                Entry::Linked { seat, link: Some(Link::new((around.chance)()?)) },
            ]),
            Status::Running => {
                // No program of theirs plays on, and no link leads to the seat.
                let mut entries = Vec::new();
                if self.seat(seat)?.program.is_some() {
                    entries.push(Entry::Program { seat, token: None });
                }
                if self.seat(seat)?.link.is_some() {
                    entries.push(Entry::Linked { seat, link: None });
                }
                if self.seat(seat)?.kind() == SeatKind::Human {
                    entries.push(self.hand(seat, around.stand_in, Handed::Left));
                }
                Ok(entries)
            }
            Status::Over | Status::Frozen => Ok(Vec::new()),
        };
        let mut entries = own.iter().map(leave).collect::<Result<Vec<_>, Fault>>()?.concat();
        let hosts = self.row.host == person;
        let mut others = self.seats.iter().filter_map(|seat| seat.owner).filter(|owner| *owner != person);
        let heir = if hosts { others.next() } else { Some(self.row.host) };
        match heir {
            None if self.status == Status::Open => entries.push(Entry::Closed),
            Some(heir) if hosts && matches!(self.status, Status::Open | Status::Running) => {
                entries.push(Entry::Hosted { person: heir });
            }
            _ => (),
        }
        Ok(entries)
    }

    fn must_be(&self, status: Status) -> Result<(), Fault> {
        if self.status == status {
            return Ok(());
        }
        Err(match status {
            Status::Open => Fault::NotOpen,
            Status::Running => Fault::NotRunning,
            Status::Over | Status::Frozen => Fault::NotOver,
        })
    }

    /// A seat of the asker's: the one named, or the first.
    pub fn own(&self, person: PersonId, seat: Option<Seat>) -> Result<Seat, Fault> {
        let own = self.seats_of(person);
        match seat {
            Some(seat) if seat.index() >= self.seats.len() => Err(Fault::NoSeat),
            Some(seat) => own.has(seat).then_some(seat).ok_or(Fault::NotYourSeat),
            None => own.first().ok_or(Fault::NotYourSeat),
        }
    }

    /// The seat that a link leads to.
    fn linked(&self, link: Option<&str>) -> Option<Seat> {
        let link = link?;
        let mut seats = (0..).map(Seat).zip(&self.seats);
        seats.find(|(_, state)| state.link.as_ref().is_some_and(|own| own.is(link))).map(|(seat, _)| seat)
    }

    /// The free seats that somebody who came by a link, or without one, may sit down on.
    pub fn free_for(&self, person: Option<PersonId>, link: Option<&str>) -> Seats {
        let may = |seat: &Seat| self.chair(person, Some(*seat), link).is_ok_and(|chair| chair == *seat);
        self.open_seats().iter().filter(may).collect()
    }

    /// The free seat on which the asker may sit down: that of the link, the one wished for, or the first.
    fn chair(&self, person: Option<PersonId>, seat: Option<Seat>, link: Option<&str>) -> Result<Seat, Fault> {
        let linked = self.linked(link);
        let is_expected = person.is_some() && self.seats.iter().any(|seat| seat.kept == person);
        let invited = linked.is_some() || self.row.public || is_expected;
        if link.is_some() && !invited {
            return Err(Fault::BadLink);
        }
        self.must_be(Status::Open)?;
        let hosts = person == Some(self.row.host);
        if !invited && !hosts {
            return Err(Fault::BadLink);
        }
        let own = person.map_or(Seats::NONE, |person| self.seats_of(person));
        let shares = self.row.hot_seat && hosts;
        if !own.is_empty() && !shares {
            return Err(Fault::SeatedAlready);
        }
        let kept = |seat: &Seat| self.seat(*seat).ok().and_then(|state| state.kept);
        // A seat that is kept for another is taken, unless its link led here.
        let free =
            |seat: &Seat| linked == Some(*seat) || kept(seat).is_none_or(|whose| person == Some(whose));
        let open: Seats = self.open_seats().iter().filter(free).collect();
        match linked.or(seat) {
            Some(seat) if seat.index() >= self.seats.len() => Err(Fault::NoSeat),
            Some(seat) => open.has(seat).then_some(seat).ok_or(Fault::SeatTaken),
            None => {
                let own = open.iter().find(|seat| person.is_some() && kept(seat) == person);
                own.or_else(|| open.first()).ok_or(Fault::SeatTaken)
            }
        }
    }

    fn sit(
        &self,
        person: PersonId,
        seat: Option<Seat>,
        link: Option<&str>,
        salt: Option<Salt>,
        around: &Around<'_>,
    ) -> Result<Vec<Entry>, Fault> {
        if let Some(linked) = self.linked(link)
            && (self.seat(linked)?.kind() != SeatKind::Open || self.status != Status::Open)
        {
            return self.pass_on(person, linked);
        }
        let seat = self.chair(Some(person), seat, link)?;
        let mut entries = vec![Entry::Sat { seat, person, name: None, salt }];
        if self.open_seats().len() == 1 {
            entries.push(self.deal(&entries, around.chance)?);
        }
        Ok(entries)
    }

    /// Whoever holds the link of a taken seat goes on in its owner's place: another device, another person.
    fn pass_on(&self, person: PersonId, seat: Seat) -> Result<Vec<Entry>, Fault> {
        let state = self.seat(seat)?;
        if state.owner == Some(person) {
            return Ok(vec![Entry::Linked { seat, link: None }]);
        }
        if state.owner.is_none() {
            return Err(Fault::SeatTaken);
        }
        if !self.seats_of(person).is_empty() && !self.row.hot_seat {
            return Err(Fault::SeatedAlready);
        }
        Ok(vec![Entry::Sat { seat, person, name: None, salt: None }])
    }

    fn salt_all(&self, person: PersonId, salt: &Salt) -> Vec<Entry> {
        self.seats_of(person).iter().map(|seat| Entry::Salted { seat, salt: salt.clone() }).collect()
    }

    /// The deal: the salt of each seat, also those in entries about to be made, drawn here where none was given.
    fn deal(&self, coming: &[Entry], chance: Chance<'_>) -> Result<Entry, Fault> {
        let given = |seat: Seat| {
            let coming =
                coming.iter().rev().find_map(|entry| {
                    if let Entry::Sat { seat: other, salt: Some(salt), .. }
                    | Entry::Salted { seat: other, salt } = entry
                        && *other == seat
                    {
                        return Some(salt.clone());
                    }
                    None
                });
            coming.or_else(|| self.seats.get(seat.index()).and_then(|state| state.salt.clone()))
        };
        let salt = |seat| given(seat).map_or_else(|| chance().map(Salt::new), Ok);
        let salts = Seat::all(self.seats.len()).map(salt).collect::<Result<Vec<_>, _>>()?;
        Ok(Entry::Started { salts })
    }

    fn hand(&self, seat: Seat, bot: &str, why: Handed) -> Entry {
        // A bot that plays already goes on.
        let level = self.seats.get(seat.index()).and_then(|state| state.bot.clone());
        Entry::Handed { seat, bot: level.unwrap_or_else(|| bot.to_owned()), why }
    }

    fn leave(&self, seat: Seat, why: Handed, around: &Around<'_>) -> Result<Vec<Entry>, Fault> {
        match self.status {
            Status::Open => {
                let others = self.people().without(seat);
                if others.is_empty() {
                    return Ok(vec![Entry::Left { seat }, Entry::Closed]);
                }
                Ok(vec![
                    Entry::Left { seat },
                    Entry::Linked { seat, link: Some(Link::new((around.chance)()?)) },
                ])
            }
            Status::Running if self.seat(seat)?.kind() == SeatKind::Bot => Err(Fault::BotDecides),
            Status::Running => Ok(vec![self.hand(seat, around.stand_in, why)]),
            Status::Over | Status::Frozen => Err(Fault::NotRunning),
        }
    }

    fn replace(
        &self,
        person: PersonId,
        seat: Seat,
        bot: &str,
        around: &Around<'_>,
    ) -> Result<Vec<Entry>, Fault> {
        let host = self.row.host == person;
        let state = self.seat(seat)?;
        let own = state.owner == Some(person);
        match (self.status, state.kind()) {
            (Status::Open, SeatKind::Open | SeatKind::Bot) if host => {
                Ok(vec![Entry::Seated { seat, bot: bot.to_owned() }])
            }
            (Status::Open, SeatKind::Open | SeatKind::Bot) => Err(Fault::HostOnly),
            (Status::Open, SeatKind::Human) => Err(Fault::SeatTaken),
            (Status::Running, _) if !own && !host => Err(Fault::HostOnly),
            (Status::Running, SeatKind::Bot) => {
                let why = state.handed;
                Ok(vec![match why {
                    Some(why) => Entry::Handed { seat, bot: bot.to_owned(), why },
                    None => Entry::Seated { seat, bot: bot.to_owned() },
                }])
            }
            (Status::Running, _) => {
                let here = state.owner.is_some_and(|owner| around.here.contains(&owner));
                if !own && here {
                    return Err(Fault::OwnerHere);
                }
                Ok(vec![Entry::Handed { seat, bot: bot.to_owned(), why: Handed::Replaced }])
            }
            (Status::Over | Status::Frozen, _) => Err(Fault::NotRunning),
        }
    }

    /// The seat whose link the asker may change: one's own, or an open one of the host's table.
    fn link_seat(&self, person: PersonId, seat: Option<Seat>) -> Result<Seat, Fault> {
        if self.status == Status::Over {
            return Err(Fault::NotRunning);
        }
        match seat {
            Some(seat) if self.seat(seat)?.kind() == SeatKind::Open => {
                if self.row.host == person {
                    Ok(seat)
                } else {
                    Err(Fault::HostOnly)
                }
            }
            seat => self.own(person, seat),
        }
    }

    fn agree_end(&self, person: PersonId, end: bool) -> Result<Vec<Entry>, Fault> {
        self.must_be(Status::Running)?;
        let people = self.people();
        let own: Seats = self.seats_of(person).iter().filter(|&seat| people.has(seat)).collect();
        if own.is_empty() {
            return Err(Fault::NotYourSeat);
        }
        let changed = own.iter().filter(|&seat| self.end_wanted.has(seat) != end);
        let mut entries: Vec<Entry> = changed.map(|seat| Entry::EndWanted { seat, end }).collect();
        let wanted = own.iter().fold(self.end_wanted, Seats::with);
        if end && self.consenting(person).is_within(wanted) {
            entries.push(Entry::AgreedEnd);
        }
        Ok(entries)
    }

    /// The seats whose owners must agree before somebody ends the game: those of people who play, and of others whom a bot
    /// replaced without their having left, resigned or lost on time.
    fn consenting(&self, person: PersonId) -> Seats {
        let is_replaced = |state: &SeatState| {
            state.handed == Some(Handed::Replaced) && state.owner.is_some_and(|owner| owner != person)
        };
        let replaced = (0..).map(Seat).zip(&self.seats).filter(|(_, state)| is_replaced(state));
        replaced.map(|(seat, _)| seat).fold(self.people(), Seats::with)
    }

    /// A game of a campaign is broken off: a running one as any game is ended, by consent. At a table that waits for its
    /// players the asker leaves, and the last one closes it.
    fn break_off(&self, person: PersonId, around: &Around<'_>) -> Result<Vec<Entry>, Fault> {
        let own = self.seats_of(person);
        match self.status {
            Status::Running if self.consenting(person).is_empty() => Ok(vec![Entry::AgreedEnd]),
            Status::Running => self.agree_end(person, true),
            Status::Open => {
                let others = self.people().iter().any(|seat| !own.has(seat));
                if others && own.is_empty() {
                    return Err(Fault::NotYourSeat);
                }
                let mut entries: Vec<Entry> = own.iter().map(|seat| Entry::Left { seat }).collect();
                if !others {
                    entries.push(Entry::Closed);
                    return Ok(entries);
                }
                for seat in own.iter() {
                    entries.push(Entry::Linked { seat, link: Some(Link::new((around.chance)()?)) });
                    entries.push(Entry::Kept { seat, person });
                }
                Ok(entries)
            }
            Status::Over | Status::Frozen => Ok(Vec::new()),
        }
    }
}

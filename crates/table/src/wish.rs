//! Requests to a table other than moves, and the entries that grant them.

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

/// A request to a table.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Take a seat.
    Sit {
        /// The first free one if absent.
        seat: Option<Seat>,
        /// The link token in the request.
        link: Option<String>,
        salt: Option<Salt>,
    },
    /// Adds the salt of an own seat.
    Salt(Salt),
    /// Start the game, with bots of this level on open seats.
    Start {
        salt: Option<Salt>,
        /// The level.
        fill: String,
    },
    /// Leave a seat.
    Leave(Option<Seat>),
    /// Resign.
    Resign(Option<Seat>),
    /// Take a seat back from a bot.
    TakeBack(Option<Seat>),
    /// Hand a seat to a bot.
    Replace {
        seat: Seat,
        /// The level.
        bot: String,
    },
    /// Create a new link for a seat.
    Link(Option<Seat>),
    /// Revoke the link of a seat.
    Unlink(Option<Seat>),
    /// Ask to end the game by agreement, or withdraw that.
    AgreeEnd(bool),
    /// Let a program play a seat, or stop that.
    Program {
        /// The asker's first seat if absent.
        seat: Option<Seat>,
        /// The hash of its token in hexadecimal digits; none to stop.
        token: Option<String>,
    },
    /// Announce the table of the rematch.
    Rematched(TableId),
    /// Mute or unmute spectators.
    Mute(bool),
    /// Go to a step of a lesson, given by its deal and its moves.
    GoTo { seed: u64, moves: Vec<ScriptedMove> },
    /// Make the next move of a lesson's script.
    Show(ScriptedMove),
    /// Continue a lesson as a game against bots.
    EndScript,
    /// Break off the game of a campaign.
    BreakOff,
    /// Close the table, because it was idle for too long.
    Abandon,
    /// Pass everything to the account of a guest who signed in.
    Pass(PersonId),
    /// Forget the person; bots take all seats.
    Forget,
}

/// A source of sixteen random bytes, for links and salts.
pub type Chance<'a> = &'a (dyn Fn() -> Result<[u8; 16], Fault> + Sync);

/// The environment of a request besides the table.
pub struct Environment<'a> {
    pub here: &'a [PersonId],
    /// The level of a bot that stands in for a person.
    pub stand_in: &'a str,
    pub chance: Chance<'a>,
}

impl fmt::Debug for Environment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Environment").field("here", &self.here).finish_non_exhaustive()
    }
}

impl Table {
    /// Whether the asker may see the table.
    pub fn admits(&self, person: Option<PersonId>, link: Option<&str>) -> bool {
        self.permit(Operation::See, self.roles(person, link)).is_ok()
    }

    /// Limits the entries other than moves, because toggles and undos could otherwise grow the log forever.
    pub fn has_room(&self) -> Result<(), Fault> {
        if self.seq > ENTRIES_MAX { Err(Fault::TooMany) } else { Ok(()) }
    }

    /// The entries that grant a request.
    pub fn plan(
        &self,
        person: PersonId,
        wish: &Wish,
        environment: &Environment<'_>,
    ) -> Result<Vec<Entry>, Fault> {
        // A guest who signs in also gets the seats at a suspended table.
        if self.status == Status::Frozen && !(self.is_held() && matches!(wish, Wish::Pass(_))) {
            return Err(Fault::Frozen);
        }
        self.has_room()?;
        // The server closes tables, and the campaign has already checked the right to break off.
        if !matches!(wish, Wish::Abandon | Wish::BreakOff) {
            let link = if let Wish::Sit { link, .. } = wish { link.as_deref() } else { None };
            self.permit(Operation::of(wish), self.roles(Some(person), link))?;
        }
        match wish {
            Wish::Sit { seat, link, salt } => {
                self.sit(person, *seat, link.as_deref(), salt.clone(), environment)
            }
            Wish::Salt(salt) => {
                self.must_be(Status::Open)?;
                Ok(self.salt_all(person, salt))
            }
            Wish::Start { salt, fill } => {
                self.must_be(Status::Open)?;
                let salted = salt.as_ref().map(|salt| self.salt_all(person, salt)).unwrap_or_default();
                let bots = self.open_seats().iter().map(|seat| Entry::Seated { seat, bot: fill.clone() });
                let mut entries: Vec<Entry> = salted.into_iter().chain(bots).collect();
                entries.push(self.deal(&entries, environment.chance)?);
                Ok(entries)
            }
            Wish::Leave(seat) => {
                let seat = self.own(person, *seat)?;
                self.leave(seat, Handed::Left, environment)
            }
            Wish::Resign(seat) => {
                self.must_be(Status::Running)?;
                let seat = self.own(person, *seat)?;
                if self.seat(seat)?.handed == Some(Handed::Resigned) {
                    return Err(Fault::BotDecides);
                }
                Ok(vec![self.hand(seat, environment.stand_in, Handed::Resigned)])
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
            Wish::Replace { seat, bot } => self.replace(person, *seat, bot, environment),
            Wish::Link(seat) => {
                let seat = self.link_seat(person, *seat)?;
                Ok(vec![Entry::Linked { seat, link: Some(Link::new((environment.chance)()?)) }])
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
            Wish::BreakOff => self.break_off(person, environment),
            Wish::Abandon => match self.status {
                Status::Open | Status::Running => Ok(vec![Entry::Closed]),
                Status::Over | Status::Frozen => Ok(Vec::new()),
            },
            Wish::Pass(to) => Ok(vec![Entry::Passed { from: person, to: *to }]),
            Wish::Forget => self.forget(person, environment),
        }
    }

    /// Forgets a person. A bot stands in at a running game. An open table passes to another seated person, or closes if
    /// there is none.
    fn forget(&self, person: PersonId, environment: &Environment<'_>) -> Result<Vec<Entry>, Fault> {
        let own = self.seats_of(person);
        let leave = |seat| match self.status {
            Status::Open => Ok(vec![
                Entry::Left { seat },
                Entry::Linked { seat, link: Some(Link::new((environment.chance)()?)) },
            ]),
            Status::Running => {
                // Programs of the person stop, and links to the seat are revoked.
                let mut entries = Vec::new();
                if self.seat(seat)?.program.is_some() {
                    entries.push(Entry::Program { seat, token: None });
                }
                if self.seat(seat)?.link.is_some() {
                    entries.push(Entry::Linked { seat, link: None });
                }
                if self.seat(seat)?.kind() == SeatKind::Human {
                    entries.push(self.hand(seat, environment.stand_in, Handed::Left));
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

    /// A seat of the asker: the given one, or the first.
    pub fn own(&self, person: PersonId, seat: Option<Seat>) -> Result<Seat, Fault> {
        let own = self.seats_of(person);
        match seat {
            Some(seat) if seat.index() >= self.seats.len() => Err(Fault::NoSeat),
            Some(seat) => own.has(seat).then_some(seat).ok_or(Fault::NotYourSeat),
            None => own.first().ok_or(Fault::NotYourSeat),
        }
    }

    /// The seat of a link.
    fn linked(&self, link: Option<&str>) -> Option<Seat> {
        let link = link?;
        let mut seats = (0..).map(Seat).zip(&self.seats);
        seats.find(|(_, state)| state.link.as_ref().is_some_and(|own| own.is(link))).map(|(seat, _)| seat)
    }

    /// Whether a link is the code of the table.
    pub(crate) fn is_code(&self, link: Option<&str>) -> bool {
        link.is_some() && link == self.code.as_deref()
    }

    /// The free seats that a person may take, with or without a link.
    pub fn free_for(&self, person: Option<PersonId>, link: Option<&str>) -> Seats {
        let may = |seat: &Seat| self.chair(person, Some(*seat), link).is_ok_and(|chair| chair == *seat);
        self.open_seats().iter().filter(may).collect()
    }

    /// The free seat for the asker: that of the link, the requested one, or the first.
    fn chair(&self, person: Option<PersonId>, seat: Option<Seat>, link: Option<&str>) -> Result<Seat, Fault> {
        let linked = self.linked(link);
        let is_expected = person.is_some() && self.seats.iter().any(|seat| seat.kept == person);
        let coded = self.is_code(link) && self.status == Status::Open;
        let invited = linked.is_some() || self.row.public || is_expected || coded;
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
        // A seat reserved for another person counts as taken, unless the asker has its link.
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
        environment: &Environment<'_>,
    ) -> Result<Vec<Entry>, Fault> {
        if let Some(linked) = self.linked(link)
            && (self.seat(linked)?.kind() != SeatKind::Open || self.status != Status::Open)
        {
            return self.pass_on(person, linked);
        }
        let seat = self.chair(Some(person), seat, link)?;
        let mut entries = vec![Entry::Sat { seat, person, name: None, salt }];
        if self.open_seats().len() == 1 {
            entries.push(self.deal(&entries, environment.chance)?);
        }
        Ok(entries)
    }

    /// Passes a taken seat to the holder of its link: another device, another person.
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

    /// The deal: the salt of each seat, including those in pending entries, drawn here where a seat gave none.
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
        // A bot that already plays keeps its level.
        let level = self.seats.get(seat.index()).and_then(|state| state.bot.clone());
        Entry::Handed { seat, bot: level.unwrap_or_else(|| bot.to_owned()), why }
    }

    fn leave(&self, seat: Seat, why: Handed, environment: &Environment<'_>) -> Result<Vec<Entry>, Fault> {
        match self.status {
            Status::Open => {
                let others = self.people().without(seat);
                if others.is_empty() {
                    return Ok(vec![Entry::Left { seat }, Entry::Closed]);
                }
                Ok(vec![
                    Entry::Left { seat },
                    Entry::Linked { seat, link: Some(Link::new((environment.chance)()?)) },
                ])
            }
            Status::Running if self.seat(seat)?.kind() == SeatKind::Bot => Err(Fault::BotDecides),
            Status::Running => Ok(vec![self.hand(seat, environment.stand_in, why)]),
            Status::Over | Status::Frozen => Err(Fault::NotRunning),
        }
    }

    fn replace(
        &self,
        person: PersonId,
        seat: Seat,
        bot: &str,
        environment: &Environment<'_>,
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
                let here = state.owner.is_some_and(|owner| environment.here.contains(&owner));
                if !own && here {
                    return Err(Fault::OwnerHere);
                }
                Ok(vec![Entry::Handed { seat, bot: bot.to_owned(), why: Handed::Replaced }])
            }
            (Status::Over | Status::Frozen, _) => Err(Fault::NotRunning),
        }
    }

    /// The seat whose link the person may change: an own one, or an open one as the host.
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

    /// The seats whose owners must agree before the game ends: those of people who play, and of people whom a bot
    /// replaced although they did not leave, resign or lose on time.
    fn consenting(&self, person: PersonId) -> Seats {
        let is_replaced = |state: &SeatState| {
            state.handed == Some(Handed::Replaced) && state.owner.is_some_and(|owner| owner != person)
        };
        let replaced = (0..).map(Seat).zip(&self.seats).filter(|(_, state)| is_replaced(state));
        replaced.map(|(seat, _)| seat).fold(self.people(), Seats::with)
    }

    /// Breaks off a campaign game. A running one needs consent, like any other end. At a table that waits for players
    /// the asker leaves, and the last one closes it.
    fn break_off(&self, person: PersonId, environment: &Environment<'_>) -> Result<Vec<Entry>, Fault> {
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
                    entries.push(Entry::Linked { seat, link: Some(Link::new((environment.chance)()?)) });
                    entries.push(Entry::Kept { seat, person });
                }
                Ok(entries)
            }
            Status::Over | Status::Frozen => Ok(Vec::new()),
        }
    }
}

//! Public descriptions of a table: in lists, in answers, in the `table` message.

use std::collections::HashMap;

use engine::{Seat, Seats, fair};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::botnames::{Named, with_bot_names};
use crate::limits::NOTICES_SHOWN;
use crate::state::Table;
use crate::stored::{Listed, TableRow};
use crate::token::{PersonId, TableId};
use crate::wire::{Handed, LessonInfo, ProgressInfo, SeatInfo, SeatKind, Status, TableInfo};

/// The data that lists show besides the table's row, stored with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Listing {
    host: PersonId,
    seats: Vec<ListedSeat>,
    #[serde(default)]
    progress: Option<Value>,
    #[serde(default)]
    result: Option<Value>,
    #[serde(default)]
    lesson: Option<LessonInfo>,
    #[serde(default)]
    rematch: Option<TableId>,
    #[serde(default)]
    dealt: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct ListedSeat {
    owner: Option<PersonId>,
    name: Option<String>,
    bot: Option<String>,
    handed: Option<Handed>,
    program: bool,
}

impl Listing {
    /// The names of the seats; none for an open one.
    fn names(&self, people: &HashMap<PersonId, String>, accounts: &[String]) -> Vec<Option<String>> {
        let named = |seat: &ListedSeat| match (&seat.name, seat.owner, &seat.bot) {
            (Some(name), _, _) => Named::Person(name.clone()),
            (None, Some(owner), _) => Named::Person(people.get(&owner).cloned().unwrap_or_default()),
            (None, None, Some(_)) => Named::Bot,
            (None, None, None) => Named::Nobody,
        };
        let host = people.get(&self.host);
        let taken = host.into_iter().chain(accounts).map(String::as_str);
        with_bot_names(self.seats.iter().map(named).collect(), taken)
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The person who asks, and the connected people.
#[derive(Clone, Debug, Default)]
pub struct Asker {
    pub person: Option<PersonId>,
    /// The link token in the request.
    pub link: Option<String>,
    pub here: Vec<PersonId>,
}

impl Table {
    /// The progress of the game.
    pub fn progress(&self) -> Option<ProgressInfo> {
        let engine::Progress { round, phase, turn } = self.play.as_ref()?.game.progress();
        Some(ProgressInfo { round, phase, turn })
    }

    pub(crate) fn listing(&self) -> Listing {
        let seat = |seat: &crate::state::SeatState| ListedSeat {
            owner: seat.owner,
            name: seat.name.clone(),
            bot: seat.bot.clone(),
            handed: seat.handed,
            program: seat.program.is_some(),
        };
        Listing {
            host: self.row.host,
            seats: self.seats.iter().map(seat).collect(),
            progress: self.progress().as_ref().map(json),
            result: self.result().as_ref().map(json),
            lesson: self.lesson_info(),
            rematch: self.rematch,
            dealt: !self.salts.is_empty() || self.play.is_none(),
        }
    }

    /// The table as the asker may see it.
    pub fn info(&self, asker: &Asker) -> TableInfo {
        let mut info = assemble(
            &self.row,
            &self.listing(),
            self.status,
            self.awaited(),
            self.changed,
            (&self.names, &self.account_names),
            asker,
        );
        info.free = self.free_for(asker.person, asker.link.as_deref()).iter().map(|seat| seat.0).collect();
        let own = asker.person.map_or(Seats::NONE, |person| self.seats_of(person));
        for (shown, state) in info.seats.iter_mut().zip(&self.seats) {
            let may_know = match state.kind() {
                SeatKind::Open => info.is_host,
                SeatKind::Human | SeatKind::Bot => own.has(Seat(shown.seat)),
            };
            if may_know {
                shown.link = state.link.as_ref().map(|link| link.reveal().to_owned());
            }
        }
        let is_here = info.is_host || !own.is_empty();
        if self.status == Status::Open || (self.status == Status::Running && is_here) {
            info.code.clone_from(&self.code);
        }
        if !self.row.public && is_here {
            info.watch_link = Some(self.row.watch.reveal().to_owned());
        }
        if is_here {
            info.campaign = self.campaign.as_ref().map(|link| link.reveal().to_owned());
        }
        info.take_back = self.proposed();
        info.muted = self.muted;
        info.held = self.is_held();
        info.hints = self.has_hints();
        info.coach = self.has_coach();
        info.end_wanted_by = self.end_wanted.iter().map(|seat| seat.0).collect();
        let skip = self.notices.len().saturating_sub(NOTICES_SHOWN);
        info.notices = self.notices.iter().skip(skip).cloned().collect();
        info
    }
}

/// A listed table as the asker may see it. `accounts` are the names of accounts that a bot must not have.
pub fn listed_info(
    listed: &Listed,
    names: &HashMap<PersonId, String>,
    accounts: &[String],
    person: Option<PersonId>,
) -> Option<TableInfo> {
    let listing: Listing = serde_json::from_value(listed.listing.clone()).ok()?;
    let awaited = Seat::all(8).filter(|seat| listed.awaited & (1 << seat.0) != 0).collect();
    let asker = Asker { person, ..Asker::default() };
    Some(assemble(&listed.row, &listing, listed.status, awaited, listed.changed, (names, accounts), &asker))
}

/// The people whose names a list needs.
pub fn people_of(listed: &[Listed]) -> Vec<PersonId> {
    let mut people = Vec::new();
    for one in listed {
        people.push(one.row.host);
        if let Ok(listing) = serde_json::from_value::<Listing>(one.listing.clone()) {
            people.push(listing.host);
            people.extend(listing.seats.iter().filter_map(|seat| seat.owner));
        }
    }
    people.sort();
    people.dedup();
    people
}

fn assemble(
    row: &TableRow,
    listing: &Listing,
    status: Status,
    awaited: Seats,
    changed: u64,
    (people, accounts): (&HashMap<PersonId, String>, &[String]),
    asker: &Asker,
) -> TableInfo {
    let seat = |((seat, state), name): ((Seat, &ListedSeat), Option<String>)| SeatInfo {
        seat: seat.0,
        kind: match (&state.bot, state.owner) {
            (Some(_), _) => SeatKind::Bot,
            (None, Some(_)) => SeatKind::Human,
            (None, None) => SeatKind::Open,
        },
        name,
        bot: state.bot.clone(),
        handed: state.handed,
        here: state.owner.is_some_and(|owner| asker.here.contains(&owner)),
        awaited: awaited.has(seat),
        program: state.program,
        to_confirm: false,
        link: None,
    };
    let names = listing.names(people, accounts);
    let seats: Vec<SeatInfo> = (0..).map(Seat).zip(&listing.seats).zip(names).map(seat).collect();
    let own = (0..).map(Seat).zip(&listing.seats);
    let own = own.filter(|(_, state)| asker.person.is_some() && state.owner == asker.person);
    let mine: Seats = own.map(|(seat, _)| seat).collect();
    let awaits_me = mine.iter().any(|seat| {
        awaited.has(seat) && seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Human)
    });
    TableInfo {
        id: row.id.to_string(),
        game: row.game.clone(),
        options: row.options.clone(),
        data: row.data.clone(),
        status,
        public: row.public,
        hot_seat: row.hot_seat,
        clock: row.clock,
        host: people.get(&listing.host).cloned().unwrap_or_default(),
        is_host: asker.person == Some(listing.host),
        mine: mine.iter().map(|seat| seat.0).collect(),
        free: Vec::new(),
        awaits_me: status == Status::Running && awaits_me,
        commitment: listing.dealt.then(|| fair::commitment(&row.id.to_string(), &row.secret)),
        opened: row.opened,
        changed,
        progress: listing.progress.clone(),
        result: listing.result.clone(),
        watch_link: None,
        code: None,
        take_back: None,
        end_wanted_by: Vec::new(),
        muted: false,
        held: false,
        hints: false,
        coach: false,
        lesson: listing.lesson.clone(),
        rematch: listing.rematch.map(|table| table.to_string()),
        parent: row.parent.map(|table| table.to_string()),
        campaign: None,
        notices: Vec::new(),
        seats,
    }
}

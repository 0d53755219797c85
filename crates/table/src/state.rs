//! The state of a table, derived from its log.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::{AnyAction, Games};
use engine::{Came, Chain, Next, Phrase, Seat, Seats, Seed, fair};

use crate::Millis;
use crate::advice::AdviceState;
use crate::back::Proposal;
use crate::botnames::{Named, with_bot_names};
use crate::clock::Clocks;
use crate::entry::{Entry, Stored};
use crate::fault::{Fault, LoadError};
use crate::lesson::LessonState;
use crate::play::Play;
use crate::proof::breaks_the_deal;
use crate::result;
use crate::stored::{StoredClocks, StoredTable, Summary, TableRow};
use crate::token::{Link, PersonId, Salt, TableId};
use crate::viewers::Viewers;
use crate::wire::{GameResult, Handed, Notice, SeatKind, Status};

/// Larger than any snapshot interval, so that the first snapshot is taken at once.
const FIRST_STATE: u32 = u32::MAX / 2;

/// A seat of a table.
#[derive(Clone, Debug, Default)]
pub struct SeatState {
    pub owner: Option<PersonId>,
    /// A name other than the owner's, at a hot-seat table.
    pub name: Option<String>,
    /// The level of the bot that decides for it.
    pub bot: Option<String>,
    /// The reason why a bot stands in for the owner.
    pub handed: Option<Handed>,
    /// Its contribution to the seed.
    pub salt: Option<Salt>,
    pub link: Option<Link>,
    /// The person for whom it is reserved while open.
    pub kept: Option<PersonId>,
    /// The hash of the token by which a program plays it.
    pub program: Option<String>,
}

impl SeatState {
    pub fn kind(&self) -> SeatKind {
        match (&self.bot, self.owner) {
            (Some(_), _) => SeatKind::Bot,
            (None, Some(_)) => SeatKind::Human,
            (None, None) => SeatKind::Open,
        }
    }
}

/// A table, derived from its row and its log.
#[derive(Debug)]
pub struct Table {
    /// The settings from its opening. The host may change later.
    pub row: TableRow,
    pub seats: Vec<SeatState>,
    pub status: Status,
    /// The status before the administrator suspended it.
    pub(crate) held: Option<Status>,
    pub play: Option<Play>,
    pub clocks: Option<Clocks>,
    pub(crate) end_wanted: Seats,
    pub(crate) agreed: bool,
    /// The pending undo request.
    pub(crate) proposal: Option<Proposal>,
    /// The number of undos, redos and undo requests of each seat.
    pub(crate) back_and_forth: Vec<u32>,
    /// The number of undos past others' answers, by seat.
    pub(crate) taken_back: Vec<u32>,
    /// The number of undos past chance, by seat.
    pub(crate) redrawn: Vec<u32>,
    pub(crate) notices: Vec<Notice>,
    pub lesson: Option<LessonState>,
    pub rematch: Option<TableId>,
    /// The link of the campaign whose next game this is.
    pub campaign: Option<Link>,
    /// Whether spectators are muted.
    pub muted: bool,
    pub advice: AdviceState,
    /// The salts of the deal, once it is made.
    pub(crate) salts: Vec<Salt>,
    /// The number of the last entry.
    pub seq: u32,
    /// The time of the last public event. The time of a secret choice would reveal it.
    pub changed: Millis,
    /// The names of its people, as far as known.
    pub names: HashMap<PersonId, String>,
    /// The names of accounts that a bot must not have.
    pub account_names: Arc<[String]>,
    /// The code by which people find it. Like names it is not in the log.
    pub code: Option<String>,
    /// The number of entries since the last snapshot.
    since_state: u32,
    /// Whether the game continued from a stored state, so that the deal proves nothing.
    pub(crate) rules_changed: bool,
    /// The round when the listing was last written; none to force a new one.
    pub(crate) listed: Option<u16>,
    pub(crate) games: Arc<dyn Games>,
}

impl Table {
    /// A table with an empty log.
    pub fn new(row: TableRow, games: Arc<dyn Games>) -> Table {
        Table {
            seats: vec![SeatState::default(); usize::from(row.seats)],
            status: Status::Open,
            held: None,
            play: None,
            clocks: None,
            end_wanted: Seats::NONE,
            agreed: false,
            proposal: None,
            back_and_forth: vec![0; usize::from(row.seats)],
            taken_back: vec![0; usize::from(row.seats)],
            redrawn: vec![0; usize::from(row.seats)],
            notices: Vec::new(),
            lesson: None,
            rematch: None,
            campaign: None,
            muted: false,
            advice: AdviceState::default(),
            salts: Vec::new(),
            seq: 0,
            changed: row.opened,
            names: HashMap::new(),
            account_names: Arc::default(),
            code: None,
            since_state: 0,
            rules_changed: false,
            listed: None,
            row,
            games,
        }
    }

    /// Replays a stored table. The resulting course and status must match the stored ones. A stored status `frozen`
    /// only means that an internal error stopped the table.
    pub fn replay(stored: &StoredTable, games: Arc<dyn Games>) -> Result<Table, LoadError> {
        stored.contradiction()?;
        let mut table = Table::new(stored.row.clone(), games);
        let mut course = None;
        // Entries before a rules change are skipped, because they were played by other rules.
        let skip = stored.entries.iter().rposition(|one| matches!(one.entry, Entry::Rules { .. }));
        for (at, one) in stored.entries.iter().enumerate() {
            if skip.is_some_and(|skip| at < skip) && one.entry.is_of_game() {
                table.skip(one);
                continue;
            }
            table.fold(one).map_err(|fault| LoadError::Entry { seq: one.seq, fault })?;
            course = one.course.map(|course| (one.seq, course)).or(course);
        }
        if let (Some((seq, course)), Some(play)) = (course, &table.play)
            && play.game.course().value() != course
        {
            return Err(LoadError::Course(seq));
        }
        if stored.status != Status::Frozen && stored.status != table.status {
            return Err(LoadError::Status { stored: stored.status.name(), log: table.status.name() });
        }
        table.since_state = 0;
        Ok(table)
    }

    /// Replays a log as far as possible and reports each entry that fits and matches its stored course. It reports on
    /// the way, because a game may panic.
    pub fn play_through(
        stored: &StoredTable,
        games: Arc<dyn Games>,
        good: &mut u32,
    ) -> Result<(), LoadError> {
        let mut table = Table::new(stored.row.clone(), games);
        let skip = stored.entries.iter().rposition(|one| matches!(one.entry, Entry::Rules { .. }));
        for (at, one) in stored.entries.iter().enumerate() {
            if skip.is_some_and(|skip| at < skip) && one.entry.is_of_game() {
                table.skip(one);
            } else {
                table.fold(one).map_err(|fault| LoadError::Entry { seq: one.seq, fault })?;
                let course = table.play.as_ref().map(|play| play.game.course().value());
                if one.course.is_some() && one.course != course {
                    return Err(LoadError::Course(one.seq));
                }
            }
            *good = one.seq;
        }
        Ok(())
    }

    /// A table without its game, for one that cannot continue: seats and people only.
    pub fn shell(stored: &StoredTable, games: Arc<dyn Games>) -> Table {
        let mut table = Table::new(stored.row.clone(), games);
        for one in &stored.entries {
            // Seats do not depend on the game.
            if one.entry.is_of_game() || table.fold(one).is_err() {
                table.skip(one);
            }
        }
        table.status = Status::Frozen;
        table
    }

    /// Skips a game entry; only its number and its salts count.
    fn skip(&mut self, one: &Stored) {
        if let Entry::Started { salts } = &one.entry {
            self.salts.clone_from(salts);
        }
        self.seq = one.seq;
        self.changed = one.at;
    }

    /// The entries by which a table continues from its last snapshot under changed rules, with the later moves that are
    /// still legal.
    pub fn rescue(stored: &StoredTable, games: &Arc<dyn Games>) -> Result<Vec<Entry>, Fault> {
        let (seq, state) = stored.state.as_ref().ok_or(Fault::Frozen)?;
        let mut game = games.load(&stored.row.game, state)?;
        let version = games.info(&stored.row.game)?.rules_version;
        let moves =
            stored.entries.iter().filter(|one| one.seq <= *seq && matches!(one.entry, Entry::Move { .. }));
        let moves = u32::try_from(moves.count()).unwrap_or(u32::MAX);
        let mut entries = vec![Entry::Rules { moves, version, state: state.clone() }];
        let salts = stored.entries.iter().rev().find_map(|one| {
            if let Entry::Started { salts } = &one.entry { Some(salts.as_slice()) } else { None }
        });
        let chance = |number| redraw_seed(&stored.row, salts.unwrap_or_default(), number);
        for one in stored.entries.iter().filter(|one| one.seq > *seq && one.entry.is_of_game()) {
            let fits = if let Entry::Move { seat, text, gesture, .. } = &one.entry {
                game.act(*seat, &AnyAction::Notation(text.clone()), *gesture).is_ok()
            } else {
                let step = one.entry.history_step(chance);
                step.is_some_and(|(seat, step)| step.perform(game.as_mut(), seat).is_ok())
            };
            if !fits {
                break;
            }
            entries.push(one.entry.clone());
        }
        Ok(entries)
    }

    /// A seat of the table.
    pub fn seat(&self, seat: Seat) -> Result<&SeatState, Fault> {
        self.seats.get(seat.index()).ok_or(Fault::NoSeat)
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, Fault> {
        self.seats.get_mut(seat.index()).ok_or(Fault::NoSeat)
    }

    /// Applies an entry, stored or about to be. Returns its audience.
    pub fn fold(&mut self, one: &Stored) -> Result<Viewers, Fault> {
        if matches!(one.entry, Entry::Unknown(_)) {
            return Ok(self.pass_over(one));
        }
        let chance = |number| redraw_seed(&self.row, &self.salts, number);
        let known = (!one.audience.is_empty()).then_some(one.audience);
        let (audience, decided) = if let Entry::Move { seat, text, bot, gesture } = &one.entry {
            self.perform(*seat, &AnyAction::Notation(text.clone()), *bot, *gesture, known)?
        } else if let Some((seat, step)) = one.entry.history_step(chance) {
            (self.playing()?.step(seat, step, known)?, None)
        } else if one.entry.is_of_game() {
            self.fold_game(one)?;
            (Viewers::ALL, None)
        } else {
            self.fold_seats(&one.entry)?;
            (Viewers::NONE, None)
        };
        self.conclude(one, audience, decided);
        Ok(audience)
    }

    /// Makes the moves of a seat in order, as far as possible, and returns an entry for each. Several moves are one
    /// gesture, which is undone as a whole. A first move that is rejected changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        moves: &[AnyAction],
        bot: bool,
        now: Millis,
    ) -> Result<(Vec<Stored>, Came<Fault>), Fault> {
        let gesture = (moves.len() > 1).then_some(self.seq + 1);
        let mut on = (self, Vec::new());
        let came = Chain::default().walk(
            &mut on,
            moves,
            |(table, _), chain, action| match &table.play {
                Some(play) => play.game.next(seat, chain, action),
                None => Next::Open(0),
            },
            |(table, stored), action| {
                stored.push(table.make(seat, action, bot, gesture, now)?);
                Ok(())
            },
        )?;
        Ok((on.1, came))
    }

    /// Makes a move and returns its entry. The match parses and checks the action once and gives its notation.
    fn make(
        &mut self,
        seat: Seat,
        action: &AnyAction,
        bot: bool,
        gesture: Option<u32>,
        now: Millis,
    ) -> Result<Stored, Fault> {
        let before = self.playing()?.move_count();
        let (audience, decided) = self.perform(seat, action, bot, gesture, None)?;
        let game = &self.playing()?.game;
        // Forced moves after it are not in the log.
        let text = game.notation(before).unwrap_or_default().to_owned();
        let course = Some(game.course().value());
        let entry = Entry::Move { seat, text, bot, gesture };
        let one = Stored { seq: self.seq + 1, at: now, entry, audience, course };
        self.conclude(&one, audience, decided);
        Ok(one)
    }

    /// Makes a move in the game. Returns its audience, and the seat whose clock restarts.
    fn perform(
        &mut self,
        seat: Seat,
        action: &AnyAction,
        bot: bool,
        gesture: Option<u32>,
        known: Option<Viewers>,
    ) -> Result<(Viewers, Option<Seat>), Fault> {
        let (audience, further) = self.playing()?.act(seat, action, bot, gesture, known)?;
        // A clock that restarts would reveal a secret choice.
        Ok((audience, (further && audience == Viewers::ALL).then_some(seat)))
    }

    /// Updates the state common to all entries.
    fn conclude(&mut self, one: &Stored, audience: Viewers, decided: Option<Seat>) {
        self.fold_back(&one.entry, audience == Viewers::ALL);
        self.rules_changed |= breaks_the_deal(&one.entry);
        self.note(one);
        self.seq = one.seq;
        if audience == Viewers::ALL || !one.entry.is_of_game() {
            self.changed = one.at;
        }
        self.since_state += u32::from(one.entry.is_of_game());
        if matches!(one.entry, Entry::Started { .. }) {
            // A rules change before the next snapshot lets the game continue from the deal.
            self.since_state = FIRST_STATE;
        }
        if self.status == Status::Running {
            let over = self.play.as_ref().is_some_and(|play| play.game.turn().is_over());
            if over || self.agreed {
                self.status = Status::Over;
                self.listed = None;
            }
        }
        let runs = self.awaited_people();
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(one.at, runs, decided);
        }
    }

    /// An entry of an unknown kind changes only numbers: its own, and those of its audience.
    fn pass_over(&mut self, one: &Stored) -> Viewers {
        if let Some(play) = self.play.as_mut().filter(|_| !one.audience.is_empty()) {
            play.pass_over(one.audience);
        }
        self.seq = one.seq;
        if one.audience.is_empty() || one.audience == Viewers::ALL {
            self.changed = one.at;
        }
        one.audience
    }

    /// Applies an entry that starts, continues or ends a game.
    fn fold_game(&mut self, one: &Stored) -> Result<(), Fault> {
        if let Entry::Started { salts } = &one.entry {
            self.start(salts)?;
        } else if let Entry::Lesson { lesson, seed } = &one.entry {
            self.teach(lesson, *seed)?;
        } else if let Entry::From { state } | Entry::Rules { state, .. } = &one.entry {
            let game = self.games.load(&self.row.game, state)?;
            match &mut self.play {
                Some(play) => play.go_on(game),
                None => self.play = Some(Play::begin(game)),
            }
            match &mut self.held {
                Some(status) => *status = Status::Running,
                None => self.status = Status::Running,
            }
        } else {
            self.playing()?.stop();
            self.agreed = true;
        }
        if self.clocks.is_none() {
            self.clocks = self.row.clock.map(|kind| Clocks::new(kind, self.seats.len(), one.at));
        }
        Ok(())
    }

    /// Applies an entry about seats.
    fn fold_seats(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.listed = None;
        match entry {
            Entry::Sat { seat, person, name, salt } => {
                let taken = self.seat_mut(*seat)?;
                let salt = salt.clone().or_else(|| taken.salt.take());
                *taken = SeatState { owner: Some(*person), name: name.clone(), salt, ..SeatState::default() };
            }
            Entry::Salted { seat, salt } => self.seat_mut(*seat)?.salt = Some(salt.clone()),
            Entry::Seated { seat, bot } => {
                *self.seat_mut(*seat)? = SeatState { bot: Some(bot.clone()), ..SeatState::default() };
            }
            Entry::Left { seat } => *self.seat_mut(*seat)? = SeatState::default(),
            Entry::Linked { seat, link } => self.seat_mut(*seat)?.link = link.clone(),
            Entry::Program { seat, token } => self.seat_mut(*seat)?.program = token.clone(),
            Entry::Handed { seat, bot, why } => {
                let state = self.seat_mut(*seat)?;
                state.bot = Some(bot.clone());
                // A resignation stays in effect until the owner takes the seat back.
                if state.handed != Some(Handed::Resigned) {
                    state.handed = Some(*why);
                }
            }
            Entry::Back { seat } => {
                let state = self.seat_mut(*seat)?;
                state.bot = None;
                state.handed = None;
                if let Some(clocks) = &mut self.clocks {
                    clocks.back(*seat);
                }
            }
            Entry::EndWanted { seat, end } => {
                self.end_wanted =
                    if *end { self.end_wanted.with(*seat) } else { self.end_wanted.without(*seat) };
            }
            Entry::Closed => self.status = Status::Over,
            Entry::Rematch { table } => self.rematch = Some(*table),
            Entry::Hosted { person } => self.row.host = *person,
            Entry::Kept { seat, person } => self.seat_mut(*seat)?.kept = Some(*person),
            Entry::Muted { watchers } => self.muted = *watchers,
            Entry::Held { held: true } => {
                self.held = self.held.or(Some(self.status));
                self.status = Status::Frozen;
            }
            Entry::Held { held: false } => self.status = self.held.take().unwrap_or(self.status),
            Entry::Advice { hints, coach } => self.advice = AdviceState { hints: *hints, coach: *coach },
            Entry::Campaign { campaign } => self.campaign = Some(campaign.clone()),
            Entry::Freed => self.free(),
            Entry::Passed { from, to } => {
                for seat in &mut self.seats {
                    if seat.owner == Some(*from) {
                        seat.owner = Some(*to);
                    }
                    if seat.kept == Some(*from) {
                        seat.kept = Some(*to);
                    }
                }
                if self.row.host == *from {
                    self.row.host = *to;
                }
            }
            Entry::Started { .. }
            | Entry::From { .. }
            | Entry::Lesson { .. }
            | Entry::Rules { .. }
            | Entry::Move { .. }
            | Entry::Undo { .. }
            | Entry::Redraw { .. }
            | Entry::Redo { .. }
            | Entry::Restart { .. }
            | Entry::TakeBackAsked { .. }
            | Entry::TakeBackAnswered { .. }
            | Entry::AgreedEnd
            | Entry::Repaired { .. }
            | Entry::Unknown(_) => (),
        }
        Ok(())
    }

    /// Deals: the seed is a hash of the secret and the salts of all seats.
    fn start(&mut self, salts: &[Salt]) -> Result<(), Fault> {
        let bytes: Vec<&[u8]> = salts.iter().map(Salt::bytes).collect();
        let seed = fair::seed(&self.row.secret, &bytes);
        let data = self.games.data_by_hash(&self.row.game, &self.row.data)?;
        let game = self.games.begin(&self.row.game, data, self.seats.len(), &self.row.options, seed)?;
        self.play = Some(Play::begin(game));
        self.salts = salts.to_vec();
        self.status = Status::Running;
        self.listed = None;
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut Play, Fault> {
        match self.status {
            Status::Running => self.play.as_mut().ok_or(Fault::NotRunning),
            Status::Frozen => Err(Fault::Frozen),
            Status::Open | Status::Over => Err(Fault::NotRunning),
        }
    }

    /// Adds the notice of an entry.
    fn note(&mut self, one: &Stored) {
        let about = |id: &'static str, seat: Seat| Phrase::new(id).with("seat", seat);
        let say = match &one.entry {
            Entry::Sat { seat, .. } => about("notice-sat", *seat),
            Entry::Left { seat } => about("notice-left-open", *seat),
            Entry::Handed { seat, why, .. } => match why {
                Handed::Left => about("notice-left", *seat),
                Handed::Resigned => about("notice-resigned", *seat),
                Handed::Clock => about("notice-clock", *seat),
                Handed::Replaced => about("notice-replaced", *seat),
            },
            Entry::Back { seat } => about("notice-back", *seat),
            Entry::EndWanted { seat, end: true } => about("notice-end-wanted", *seat),
            Entry::EndWanted { seat, end: false } => about("notice-end-not-wanted", *seat),
            Entry::TakeBackAsked { seat } => about("notice-take-back-asked", *seat),
            Entry::TakeBackAnswered { seat, agrees: false } => about("notice-take-back-declined", *seat),
            Entry::Undo { seat, agreed: true, .. } => about("notice-take-back-agreed", *seat),
            Entry::Redraw { seat, .. } => about("notice-redrawn", *seat),
            Entry::AgreedEnd => Phrase::new("notice-agreed-end"),
            Entry::Rules { moves, version, .. } => {
                Phrase::new("notice-rules").with("moves", *moves).with("version", *version)
            }
            Entry::Program { seat, token: Some(_) } => about("notice-program", *seat),
            Entry::Repaired { cut } => Phrase::new("notice-repaired").with("entries", *cut),
            Entry::Held { held: true } => Phrase::new("notice-held"),
            Entry::Held { held: false } => Phrase::new("notice-not-held"),
            Entry::Salted { .. }
            | Entry::Seated { .. }
            | Entry::Linked { .. }
            | Entry::Program { token: None, .. }
            | Entry::Started { .. }
            | Entry::From { .. }
            | Entry::Lesson { .. }
            | Entry::Freed
            | Entry::Move { .. }
            | Entry::Undo { agreed: false, .. }
            | Entry::Redo { .. }
            | Entry::Restart { .. }
            | Entry::TakeBackAnswered { agrees: true, .. }
            | Entry::Closed
            | Entry::Rematch { .. }
            | Entry::Hosted { .. }
            | Entry::Kept { .. }
            | Entry::Muted { .. }
            | Entry::Advice { .. }
            | Entry::Campaign { .. }
            | Entry::Passed { .. }
            | Entry::Unknown(_) => return,
        };
        self.notices.push(Notice { at: one.at, say });
    }

    /// Whether the game began with a deal, unlike a lesson or a game that continues another.
    pub fn was_dealt(&self) -> bool {
        !self.salts.is_empty()
    }

    /// Whether the administrator has suspended the table.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// The seats whose decision is awaited.
    pub fn awaited(&self) -> Seats {
        match (&self.play, self.status) {
            (Some(play), Status::Running) => play.game.turn().actors(),
            _ => Seats::NONE,
        }
    }

    fn with_kind(&self, kind: SeatKind) -> Seats {
        let seats = (0..).map(Seat).zip(&self.seats).filter(|(_, state)| state.kind() == kind);
        seats.map(|(seat, _)| seat).collect()
    }

    fn awaited_people(&self) -> Seats {
        let people = self.with_kind(SeatKind::Human);
        self.awaited().iter().filter(|&seat| people.has(seat)).collect()
    }

    /// The seats for which a bot must decide now; none while a script plays them.
    pub fn awaited_bots(&self) -> Seats {
        if self.is_scripted() {
            return Seats::NONE;
        }
        let bots = self.with_kind(SeatKind::Bot);
        self.awaited().iter().filter(|&seat| bots.has(seat)).collect()
    }

    /// The seats without an owner or bot.
    pub fn open_seats(&self) -> Seats {
        self.with_kind(SeatKind::Open)
    }

    /// The seats that people play.
    pub fn people(&self) -> Seats {
        self.with_kind(SeatKind::Human)
    }

    /// The seats that a person owns, including those a bot plays.
    pub fn seats_of(&self, person: PersonId) -> Seats {
        let own = (0..).map(Seat).zip(&self.seats).filter(|(_, state)| state.owner == Some(person));
        own.map(|(seat, _)| seat).collect()
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Over)?;
        let gone =
            (0..).map(Seat).zip(&self.seats).filter(|(_, state)| state.handed == Some(Handed::Resigned));
        let resigned: Seats = gone.map(|(seat, _)| seat).collect();
        let result = if self.agreed {
            result::agreed(play.game.as_ref(), resigned)
        } else {
            result::finished(play.game.as_ref(), &play.game.outcome()?, resigned)
        };
        let counted = |times: &Vec<u32>| times.iter().any(|times| *times > 0).then(|| times.clone());
        Some(GameResult {
            taken_back: counted(&self.taken_back).unwrap_or_default(),
            redrawn: counted(&self.redrawn).unwrap_or_default(),
            ..result
        })
    }

    /// The display name of a seat's owner.
    pub fn name(&self, seat: Seat) -> Option<String> {
        let state = self.seats.get(seat.index())?;
        let own = state.name.clone();
        own.or_else(|| state.owner.map(|owner| self.names.get(&owner).cloned().unwrap_or_default()))
    }

    /// The display names of all seats, those of bots included; none for an open seat.
    pub fn player_names(&self) -> Vec<Option<String>> {
        let named = |(seat, state): (Seat, &SeatState)| match (state.owner, &state.bot) {
            (None, Some(_)) => Named::Bot,
            _ => self.name(seat).map_or(Named::Nobody, Named::Person),
        };
        let seats = (0..).map(Seat).zip(&self.seats).map(named).collect();
        let host = self.names.get(&self.row.host);
        with_bot_names(seats, host.into_iter().chain(self.account_names.iter()).map(String::as_str))
    }

    /// The people of the table, the host first.
    pub fn owners(&self) -> Vec<PersonId> {
        let seats = self.seats.iter().filter_map(|seat| seat.owner);
        let mut owners: Vec<PersonId> = [self.row.host].into_iter().chain(seats).collect();
        owners.sort();
        owners.dedup();
        owners
    }

    /// The derived data stored beside the log.
    pub fn summary(&mut self, state_every: u32) -> Summary {
        let round = self.play.as_ref().map_or(0, |play| play.game.progress().round);
        let seated_anew = self.listed.is_none();
        let anew = self.listed != Some(round);
        self.listed = Some(round);
        let state = (self.since_state >= state_every).then(|| self.state()).flatten();
        Summary {
            status: self.status,
            awaited: self.awaited().iter().fold(0, |bits, seat| bits | 1 << seat.0),
            bot_due: !self.awaited_bots().is_empty(),
            deadline: self.clocks.as_ref().and_then(Clocks::deadline),
            changed: self.changed,
            clocks: self.clocks.as_ref().map(Clocks::to_store),
            listing: anew.then(|| serde_json::to_value(self.listing()).unwrap_or_default()),
            owners: seated_anew.then(|| self.owners()),
            state,
        }
    }

    /// The snapshot, if the state changed since the last one.
    pub fn state(&mut self) -> Option<serde_json::Value> {
        if self.since_state == 0 {
            return None;
        }
        self.since_state = 0;
        self.play.as_ref().map(|play| play.game.state())
    }

    /// Restores stored clocks, because a replay does not know about downtime.
    pub fn restore_clocks(&mut self, stored: Option<StoredClocks>) {
        if let (Some(kind), Some(stored)) = (self.row.clock, stored) {
            let runs = self.awaited_people();
            self.clocks = Some(Clocks::stored(kind, stored, runs));
        }
    }
}

/// The seed after an undo past chance, by the number of the redraw.
pub(crate) fn redraw_seed(row: &TableRow, salts: &[Salt], number: u32) -> Seed {
    let salts: Vec<&[u8]> = salts.iter().map(Salt::bytes).collect();
    fair::redraw(&row.secret, &salts, number)
}

/// Applies entries to a table with numbers and times, and returns them for storage.
pub fn fold_all(
    table: &mut Table,
    entries: impl IntoIterator<Item = Entry>,
    now: Millis,
) -> Result<Vec<Stored>, Fault> {
    let mut all = Vec::new();
    for entry in entries {
        let mut one = Stored { seq: table.seq + 1, at: now, entry, audience: Viewers::NONE, course: None };
        one.audience = table.fold(&one)?;
        if one.entry.is_of_game() {
            one.course = table.play.as_ref().map(|play| play.game.course().value());
        }
        all.push(one);
    }
    Ok(all)
}

//! Campaigns: begun, carried on from game to game, put aside, branched, carried elsewhere.
//!
//! A campaign is one document with a version, and one game of it is under way at a time. The table is announced there before it
//! opens, under an id drawn for it; what a finished game leaves is taken from that table by whoever looks next. So whenever
//! the server stops, nothing is counted twice and nothing is lost: the table is the truth about its game.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::{Played, archive_left, is_ended, options_from};
use engine::Seat;
use serde_json::Value;
use table::wire::{
    BranchInfo, BranchRequest, CampaignGame, CampaignInfo, CampaignState, CampaignTable, CrewInfo, CrewSeat,
    NewCampaign, NewCrew, NewSeat, Status, TableInfo,
};
use table::{AdviceState, Link, PersonId, SeatState, Table, TableId, Wish, clean_name};

use crate::fault::Fault;
use crate::hall::{Opening, Shared};
use crate::limits::{CAMPAIGN_NAME_MAX, CAMPAIGNS_MAX, LIST_MAX, OPENING_MS};
use crate::store::{CampaignRow, Crew, PlayedGame, Sailor, StoreError, StoredCampaign, UnderWay};
use crate::token::{new_link, new_table};

/// How often a change is tried that others cross.
const TRIES: usize = 8;

type Names = HashMap<PersonId, String>;

impl Sailor {
    fn new(seat: &NewSeat, person: PersonId) -> Sailor {
        match seat {
            NewSeat::Me { name } => Sailor { person: Some(person), name: name.clone(), bot: None },
            NewSeat::Bot { level } => Sailor { bot: Some(level.clone()), ..Sailor::default() },
            NewSeat::Open => Sailor::default(),
        }
    }

    /// Who has a seat at a table; a bot only where nobody else does.
    fn at(seat: &SeatState) -> Sailor {
        let bot = seat.bot.clone().filter(|_| seat.owner.is_none());
        Sailor { person: seat.owner, name: seat.name.clone(), bot }
    }

    fn called(&self, names: &Names) -> Option<String> {
        let name = || Some(names.get(&self.person?).cloned().unwrap_or_default());
        self.name.clone().or_else(name)
    }

    fn info(&self, names: &Names, asker: Option<PersonId>) -> CrewSeat {
        let mine = asker.is_some() && self.person == asker;
        CrewSeat { name: self.called(names), bot: self.bot.clone(), mine }
    }
}

impl Crew {
    fn new(new: NewCrew, person: PersonId) -> Crew {
        let NewCrew { options, seats, hot_seat, clock, hints, coach } = new;
        let seats = seats.iter().map(|seat| Sailor::new(seat, person)).collect();
        Crew { options, seats, hot_seat, clock, hints, coach }
    }

    /// The seats for whoever begins the game, and for whom the others are kept. At a shared device those with a name are
    /// whoever's holds it.
    fn seats_for(&self, person: PersonId) -> (Vec<NewSeat>, Vec<Option<PersonId>>) {
        let seat = |sailor: &Sailor| match (&sailor.bot, &sailor.name) {
            (Some(level), _) => (NewSeat::Bot { level: level.clone() }, None),
            (None, Some(name)) if self.hot_seat => (NewSeat::Me { name: Some(name.clone()) }, None),
            (None, _) if sailor.person == Some(person) => (NewSeat::Me { name: None }, None),
            (None, _) => (NewSeat::Open, sailor.person),
        };
        self.seats.iter().map(seat).unzip()
    }
}

impl StoredCampaign {
    fn archive(&self) -> Option<&Value> {
        self.games.last().map(|game| &game.archive)
    }

    fn state(&self) -> CampaignState {
        if self.archive().is_some_and(is_ended) {
            CampaignState::Finished
        } else if self.abandoned {
            CampaignState::Abandoned
        } else {
            CampaignState::Open
        }
    }

    fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let players = self.games.iter().flat_map(|game| &game.players);
        players.chain(&self.crew.seats).filter_map(|sailor| sailor.person)
    }

    /// Everything of one person becomes another's.
    fn pass(&mut self, from: PersonId, to: PersonId) {
        let players = self.games.iter_mut().flat_map(|game| &mut game.players);
        for sailor in players.chain(&mut self.crew.seats) {
            if sailor.person == Some(from) {
                sailor.person = Some(to);
            }
        }
    }
}

/// What a finished game has left; nothing, if it was broken off (MA-33.8).
fn chapter(table: &Table) -> Result<Option<PlayedGame>, Fault> {
    if table.status == Status::Frozen {
        return Err(table::Fault::Frozen.into());
    }
    let Some(play) = &table.play else { return Ok(None) };
    let left = archive_left(&*play.game).zip(play.game.outcome());
    Ok(left.map(|(archive, outcome)| PlayedGame {
        table: Some(table.row.id),
        players: table.seats.iter().map(Sailor::at).collect(),
        points: outcome.scores(),
        winners: outcome.winners,
        archive,
    }))
}

fn check_title(name: &str) -> Result<String, Fault> {
    clean_name(name, CAMPAIGN_NAME_MAX).ok_or(Fault::BadCampaignName)
}

impl Shared {
    /// Begins a campaign.
    pub(crate) async fn begin_campaign(
        &self,
        person: PersonId,
        new: NewCampaign,
    ) -> Result<CampaignInfo, Fault> {
        let NewCampaign { game, name, crew } = new;
        let name = check_title(&name)?;
        catalog::Campaign::new(self.games.info(&game)?, &name)?;
        let crew = Crew::new(crew, person);
        let created = self.time.now();
        let games = Vec::new();
        let campaign =
            StoredCampaign { game, name, crew, games, table: None, abandoned: false, branch: None, created };
        self.check_opening(&self.opening(&campaign, person)?)?;
        self.add_campaign(person, campaign).await
    }

    /// The table of the next game.
    fn opening(&self, campaign: &StoredCampaign, person: PersonId) -> Result<Opening, Fault> {
        let info = self.games.info(&campaign.game)?;
        let crew = &campaign.crew;
        let (seats, kept) = crew.seats_for(person);
        Ok(Opening {
            game: campaign.game.clone(),
            options: options_from(info, &crew.options, campaign.archive())?,
            seats,
            kept,
            hot_seat: crew.hot_seat,
            clock: crew.clock,
            advice: AdviceState { hints: crew.hints, coach: crew.coach },
            parent: campaign.games.last().and_then(|game| game.table),
            ..Opening::default()
        })
    }

    async fn add_campaign(&self, host: PersonId, campaign: StoredCampaign) -> Result<CampaignInfo, Fault> {
        if self.store.campaigns_begun(host).await? >= CAMPAIGNS_MAX {
            return Err(Fault::TooMany);
        }
        let changed = self.time.now();
        let row = CampaignRow { link: new_link()?, version: 1, host, changed, campaign, status: None };
        self.store.add_campaign(row.clone()).await?;
        self.tell_campaign(&row, Some(host)).await
    }

    /// Keeps a campaign that was changed; tells whether nobody else has changed it since it was read.
    async fn keep_campaign(&self, row: &mut CampaignRow) -> Result<bool, Fault> {
        row.changed = self.time.now();
        match self.store.keep_campaign(row.clone()).await {
            Ok(()) => {
                row.version += 1;
                Ok(true)
            }
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// A campaign with what its last game has left, if that is over.
    async fn settled(self: &Arc<Self>, link: &Link) -> Result<CampaignRow, Fault> {
        for _ in 0..TRIES {
            let row = self.store.campaign(link.clone()).await?.ok_or(Fault::NotFound)?;
            if let Some(row) = self.settle(row).await? {
                return Ok(row);
            }
        }
        Err(Fault::Busy)
    }

    /// The same of one that was read; none if another has changed it meanwhile.
    async fn settle(self: &Arc<Self>, mut row: CampaignRow) -> Result<Option<CampaignRow>, Fault> {
        let Some(UnderWay { table, since }) = row.campaign.table else { return Ok(Some(row)) };
        match row.status {
            Some(Status::Open | Status::Running | Status::Frozen) => return Ok(Some(row)),
            // It is being opened; or whoever was at it did not come to the end.
            None if self.time.now() < since.saturating_add(OPENING_MS) => return Ok(Some(row)),
            None => (),
            Some(Status::Over) => {
                let Some(stored) = self.store.table(table).await? else { return Ok(Some(row)) };
                let watch = Some(stored.row.watch.reveal().to_owned());
                match self.look(table, None, watch, chapter).await {
                    Ok(Some(game)) => {
                        row.campaign.crew.seats.clone_from(&game.players);
                        row.campaign.games.push(game);
                    }
                    Ok(None) => (),
                    // It stays under way until the table can be read again.
                    Err(fault) => {
                        fault.log();
                        return Ok(Some(row));
                    }
                }
            }
        }
        row.campaign.table = None;
        row.status = None;
        Ok(self.keep_campaign(&mut row).await?.then_some(row))
    }

    /// Changes a campaign, and tries again where others cross.
    async fn change_campaign(
        self: &Arc<Self>,
        link: &Link,
        change: impl Fn(&mut CampaignRow) -> Result<(), Fault>,
    ) -> Result<CampaignRow, Fault> {
        for _ in 0..TRIES {
            let mut row = self.settled(link).await?;
            change(&mut row)?;
            if self.keep_campaign(&mut row).await? {
                return Ok(row);
            }
        }
        Err(Fault::Busy)
    }

    /// The table of the next game: opened, or the one under way, where whoever comes sits down.
    pub(crate) async fn next_game(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        crew: Option<NewCrew>,
    ) -> Result<TableInfo, Fault> {
        let crew = crew.map(|crew| Crew::new(crew, person));
        for _ in 0..TRIES {
            let mut row = self.settled(link).await?;
            match row.campaign.state() {
                CampaignState::Open => (),
                CampaignState::Finished => return Err(Fault::CampaignOver),
                CampaignState::Abandoned => return Err(Fault::CampaignAbandoned),
            }
            if let Some(UnderWay { table, .. }) = row.campaign.table {
                if crew.is_some() || row.status.is_none() {
                    return Err(Fault::CampaignRunning);
                }
                let own = row.campaign.crew.seats.iter().position(|one| one.person == Some(person));
                let seat = own.and_then(|seat| u8::try_from(seat).ok()).unwrap_or_default();
                let joined = self.join_rematch(table, person, Seat(seat)).await?;
                if own.is_none() {
                    self.enlist(link, person, &joined).await;
                }
                return Ok(joined);
            }
            let before = row.campaign.clone();
            if let Some(crew) = &crew {
                row.campaign.crew = crew.clone();
            }
            let id = new_table();
            let opening = self.opening(&row.campaign, person)?;
            self.check_opening(&opening)?;
            row.campaign.table = Some(UnderWay { table: id, since: self.time.now() });
            if !self.keep_campaign(&mut row).await? {
                continue;
            }
            let opening = Opening { id: Some(id), campaign: Some(link.clone()), ..opening };
            let opened = self.open_as(person, opening).await;
            if opened.is_err() {
                // If this fails too, the announcement runs out by itself.
                row.campaign = before;
                self.keep_campaign(&mut row).await?;
            }
            return opened;
        }
        Err(Fault::Busy)
    }

    /// Whoever has come by the link belongs to the crew from now on, also if the game is broken off.
    async fn enlist(self: &Arc<Self>, link: &Link, person: PersonId, joined: &TableInfo) {
        let take = |row: &mut CampaignRow| {
            for &seat in &joined.mine {
                if let Some(sailor) = row.campaign.crew.seats.get_mut(usize::from(seat))
                    && *sailor == Sailor::default()
                {
                    sailor.person = Some(person);
                }
            }
            Ok(())
        };
        // They sit at the table whether or not the campaign knows it before the end of the game.
        if let Err(fault) = self.change_campaign(link, take).await {
            fault.log();
        }
    }

    /// Ends the game under way; the campaign stands where it was before it.
    pub(crate) async fn break_off(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
    ) -> Result<CampaignInfo, Fault> {
        let row = self.settled(link).await?;
        let Some(UnderWay { table, .. }) = row.campaign.table else {
            return self.tell_campaign(&row, Some(person)).await;
        };
        match self.wish(table, person, Wish::Abandon).await {
            Ok(_) | Err(Fault::NotFound | Fault::Table(table::Fault::Frozen)) => (),
            Err(fault) => return Err(fault),
        }
        let row = self
            .change_campaign(link, |row| {
                // Settled, unless the table is frozen: then nothing will come of it.
                if row.campaign.table.is_some_and(|one| one.table == table) {
                    (row.campaign.table, row.status) = (None, None);
                }
                Ok(())
            })
            .await?;
        self.tell_campaign(&row, Some(person)).await
    }

    /// Puts a campaign aside, or takes it up again.
    pub(crate) async fn abandon_campaign(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        abandoned: bool,
    ) -> Result<CampaignInfo, Fault> {
        let row = self
            .change_campaign(link, |row| {
                if abandoned && row.campaign.table.is_some() {
                    return Err(Fault::CampaignRunning);
                }
                row.campaign.abandoned = abandoned;
                Ok(())
            })
            .await?;
        self.tell_campaign(&row, Some(person)).await
    }

    /// Gives a campaign another name.
    pub(crate) async fn rename_campaign(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        name: &str,
    ) -> Result<CampaignInfo, Fault> {
        let name = check_title(name)?;
        let row = self
            .change_campaign(link, |row| {
                row.campaign.name.clone_from(&name);
                Ok(())
            })
            .await?;
        self.tell_campaign(&row, Some(person)).await
    }

    /// A campaign of its own that goes on from an earlier place of this one (MA-33.9).
    pub(crate) async fn branch_campaign(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        request: BranchRequest,
    ) -> Result<CampaignInfo, Fault> {
        let BranchRequest { games, name } = request;
        let row = self.settled(link).await?;
        let old = row.campaign;
        if usize::from(games) > old.games.len() {
            return Err(Fault::NotFound);
        }
        let branch = Some(BranchInfo { name: old.name.clone(), games });
        let name = name.as_deref().map_or(Ok(old.name), check_title)?;
        let created = self.time.now();
        let games = old.games.into_iter().take(usize::from(games)).collect();
        let campaign = StoredCampaign { name, games, table: None, abandoned: false, branch, created, ..old };
        self.add_campaign(person, campaign).await
    }

    /// A campaign as a document.
    pub(crate) async fn export_campaign(self: &Arc<Self>, link: &Link) -> Result<catalog::Campaign, Fault> {
        let row = self.settled(link).await?;
        let names = self.names_of(&row).await?;
        let mut out = catalog::Campaign::new(self.games.info(&row.campaign.game)?, &row.campaign.name)?;
        let player = |one: &Sailor| one.called(&names).or_else(|| one.bot.clone()).unwrap_or_default();
        out.games = row
            .campaign
            .games
            .into_iter()
            .map(|game| Played {
                players: game.players.iter().map(player).collect(),
                points: game.points,
                winners: game.winners,
                archive: game.archive,
            })
            .collect();
        Ok(out)
    }

    /// A campaign from a document. Whoever brings it plays; the other seats are for whoever comes.
    pub(crate) async fn import_campaign(
        &self,
        person: PersonId,
        document: &Value,
    ) -> Result<CampaignInfo, Fault> {
        let read = catalog::Campaign::read(&document.to_string())?;
        read.check(self.games.data(&read.game)?)?;
        let info = self.games.info(&read.game)?;
        let seats = read.games.last().map_or(info.seats_min.max(2), |game| game.players.len());
        // A name that nobody could read, or that would look like another's, is none.
        let called = |name: &str| clean_name(name, CAMPAIGN_NAME_MAX).unwrap_or_default();
        let sailor = |name: &String| Sailor { name: Some(called(name)), ..Sailor::default() };
        let games = read.games.iter().map(|game| PlayedGame {
            table: None,
            players: game.players.iter().map(sailor).collect(),
            points: game.points.clone(),
            winners: game.winners.clone(),
            archive: game.archive.clone(),
        });
        let mut sailors = vec![Sailor::default(); seats];
        if let Some(first) = sailors.first_mut() {
            first.person = Some(person);
        }
        let crew = Crew {
            options: Value::Null,
            seats: sailors,
            hot_seat: false,
            clock: None,
            hints: false,
            coach: false,
        };
        let campaign = StoredCampaign {
            name: check_title(&read.name)?,
            game: read.game.clone(),
            crew,
            games: games.collect(),
            table: None,
            abandoned: false,
            branch: None,
            created: self.time.now(),
        };
        self.add_campaign(person, campaign).await
    }

    /// A campaign, for whoever holds its link.
    pub(crate) async fn campaign(
        self: &Arc<Self>,
        link: &Link,
        person: Option<PersonId>,
    ) -> Result<CampaignInfo, Fault> {
        let row = self.settled(link).await?;
        self.tell_campaign(&row, person).await
    }

    /// The campaigns of somebody.
    pub(crate) async fn campaigns_of(self: &Arc<Self>, person: PersonId) -> Result<Vec<CampaignInfo>, Fault> {
        let mut out = Vec::new();
        for row in self.store.campaigns_of(person, LIST_MAX).await? {
            let link = row.link.clone();
            let row = match self.settle(row).await? {
                Some(row) => row,
                None => self.settled(&link).await?,
            };
            let names = self.names_of(&row).await?;
            out.push(self.campaign_info(&row, &names, Some(person))?);
        }
        Ok(out)
    }

    /// What a guest has begun becomes an account's.
    pub(crate) async fn pass_campaigns(self: &Arc<Self>, from: PersonId, to: PersonId) -> Result<(), Fault> {
        for row in self.store.campaigns_of(from, u32::MAX).await? {
            let pass = |row: &mut CampaignRow| {
                row.campaign.pass(from, to);
                if row.host == from {
                    row.host = to;
                }
                Ok(())
            };
            self.change_campaign(&row.link, pass).await?;
        }
        Ok(())
    }

    async fn names_of(&self, row: &CampaignRow) -> Result<Names, Fault> {
        let mut people: Vec<PersonId> = row.campaign.people().collect();
        people.sort();
        people.dedup();
        Ok(self.store.names(people).await?.into_iter().collect())
    }

    /// A campaign with what it has told, and nothing else of the story (MA-34).
    async fn tell_campaign(
        &self,
        row: &CampaignRow,
        person: Option<PersonId>,
    ) -> Result<CampaignInfo, Fault> {
        let names = self.names_of(row).await?;
        let mut info = self.campaign_info(row, &names, person)?;
        let data = self.games.data(&info.game)?;
        info.chronicle = catalog::chronicle(&info.game, data, info.crew.seats.len(), row.campaign.archive());
        Ok(info)
    }

    fn campaign_info(
        &self,
        row: &CampaignRow,
        names: &Names,
        person: Option<PersonId>,
    ) -> Result<CampaignInfo, Fault> {
        let CampaignRow { link, version: _, host: _, changed, campaign, status } = row;
        let crew = &campaign.crew;
        let seats = |all: &[Sailor]| all.iter().map(|one| one.info(names, person)).collect();
        let game = |game: &PlayedGame| CampaignGame {
            players: seats(&game.players),
            points: game.points.clone(),
            winners: game.winners.iter().map(|seat| seat.0).collect(),
            table: game.table.map(|table: TableId| table.to_string()),
        };
        let table = campaign
            .table
            .map(|one| CampaignTable { id: one.table.to_string(), status: status.unwrap_or(Status::Open) });
        Ok(CampaignInfo {
            link: link.reveal().to_owned(),
            name: campaign.name.clone(),
            state: campaign.state(),
            crew: CrewInfo {
                options: crew.options.clone(),
                seats: seats(&crew.seats),
                hot_seat: crew.hot_seat,
                clock: crew.clock,
                hints: crew.hints,
                coach: crew.coach,
            },
            games: campaign.games.iter().map(game).collect(),
            table,
            data: self.games.data(&campaign.game)?.hash().to_string(),
            chronicle: None,
            branch: campaign.branch.clone(),
            created: campaign.created,
            changed: *changed,
            game: campaign.game.clone(),
        })
    }
}

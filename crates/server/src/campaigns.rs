//! Campaigns: start, next game, pause, branch, import and export.
//!
//! A campaign is one versioned document with at most one running game. The document names the table of the next game,
//! with a new id, before the table opens. Whichever request reads the campaign after the game has ended copies the
//! result from that table. The table is the only source of its result, so a shutdown at any moment neither loses nor
//! repeats a game.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::{CarriedOver, Played, campaign_of, options_from};
use engine::Seat;
use serde_json::Value;
use table::wire::{
    BranchInfo, BranchRequest, CampaignGame, CampaignInfo, CampaignState, CampaignTable, CrewInfo,
    NewCampaign, NewCrew, Status, TableInfo,
};
use table::{AdviceState, Link, Operation, PersonId, Right, Role, Roles, Table, TableId, Wish, clean_name};

use crate::fault::Fault;
use crate::limits::{CAMPAIGN_NAME_MAX, CAMPAIGNS_MAX, LIST_MAX, OPENING_MS};
use crate::registry::{Opening, Registry};
use crate::store::{CampaignRow, Crew, CrewMember, PlayedGame, StoreError, StoredCampaign, UnderWay};
use crate::token::{new_link, new_table};

mod crew;

/// The maximum number of attempts to change a campaign in spite of conflicting changes.
const TRIES: usize = 8;

/// The names of people, and of accounts that a bot must not have.
struct Names {
    people: HashMap<PersonId, String>,
    accounts: Arc<[String]>,
}

/// The result of a finished game; `None` if it was broken off (MA-33.8).
fn chapter(table: &Table) -> Result<Option<PlayedGame>, Fault> {
    if table.status == Status::Frozen {
        return Err(table::Fault::Frozen.into());
    }
    let Some(play) = &table.play else { return Ok(None) };
    let left = play.game.carry_over().zip(play.game.outcome());
    Ok(left.map(|(CarriedOver { archive, .. }, outcome)| PlayedGame {
        table: Some(table.row.id),
        players: table.seats.iter().map(CrewMember::at).collect(),
        points: outcome.scores(),
        winners: outcome.winners,
        archive,
    }))
}

/// The roles of a visitor in a campaign.
fn roles(row: &CampaignRow, person: PersonId) -> Roles {
    let crew = row.campaign.crew.seats.iter().any(|sailor| sailor.person == Some(person));
    Roles::default().with(Role::Host, row.host == person).with(Role::Crew, crew).with(Role::LinkHolder, true)
}

/// Rejects an operation that none of the person's roles permits.
fn permit(operation: Operation, roles: Roles) -> Result<(), Fault> {
    match operation.right(roles) {
        Right::Allowed | Right::Consent => Ok(()),
        Right::Refused => Err(Fault::CrewOnly),
    }
}

fn check_title(name: &str) -> Result<String, Fault> {
    clean_name(name, CAMPAIGN_NAME_MAX).ok_or(Fault::BadCampaignName)
}

impl Registry {
    /// Starts a campaign.
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

    /// Stores a changed campaign. Returns false if it was changed by another request since it was read.
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

    /// A campaign, with the result of its last game if that is over.
    async fn settled(self: &Arc<Self>, link: &Link) -> Result<CampaignRow, Fault> {
        for _ in 0..TRIES {
            let row = self.store.campaign(link.clone()).await?.ok_or(Fault::NotFound)?;
            if let Some(row) = self.settle(row).await? {
                return Ok(row);
            }
        }
        Err(Fault::Busy)
    }

    /// Like [`Self::settled`], for a campaign that was read already; none if another request has changed it since.
    async fn settle(self: &Arc<Self>, mut row: CampaignRow) -> Result<Option<CampaignRow>, Fault> {
        let Some(UnderWay { table, since }) = row.campaign.table else { return Ok(Some(row)) };
        match row.status {
            Some(Status::Open | Status::Running | Status::Frozen) => return Ok(Some(row)),
            // The table is being opened, or the request that announced it has failed.
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
                    // The game counts as running until the table can be read again.
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

    /// Changes a campaign, and retries after conflicting changes.
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

    /// Opens the table of the next game, or adds the person to the one that is running.
    pub(crate) async fn next_game(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        crew: Option<NewCrew>,
    ) -> Result<TableInfo, Fault> {
        let crew = crew.map(|crew| Crew::new(crew, person));
        for _ in 0..TRIES {
            let mut row = self.settled(link).await?;
            let asked = match (&row.campaign.table, &crew) {
                (_, Some(_)) => Operation::ChangeCrew,
                (Some(_), None) => Operation::JoinCampaign,
                (None, None) => Operation::NextGame,
            };
            permit(asked, roles(&row, person))?;
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
                // If this fails too, the announcement expires.
                row.campaign = before;
                self.keep_campaign(&mut row).await?;
            }
            return opened;
        }
        Err(Fault::Busy)
    }

    /// Adds a person who used the link to the crew. They stay in it even if the game is broken off.
    async fn enlist(self: &Arc<Self>, link: &Link, person: PersonId, joined: &TableInfo) {
        let take = |row: &mut CampaignRow| {
            for &seat in &joined.mine {
                if let Some(sailor) = row.campaign.crew.seats.get_mut(usize::from(seat))
                    && *sailor == CrewMember::default()
                {
                    sailor.person = Some(person);
                }
            }
            Ok(())
        };
        // They have a seat at the table, even if the campaign learns it only at the end of the game.
        if let Err(fault) = self.change_campaign(link, take).await {
            fault.log();
        }
    }

    /// Ends the running game once everybody seated there agrees. The campaign returns to its state before the game.
    pub(crate) async fn break_off(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
    ) -> Result<CampaignInfo, Fault> {
        let row = self.settled(link).await?;
        let Some(UnderWay { table, .. }) = row.campaign.table else {
            permit(Operation::BreakOff, roles(&row, person))?;
            return self.tell_campaign(&row, Some(person)).await;
        };
        let stored = self.store.table(table).await?;
        let seated = match &stored {
            Some(stored) => {
                let watch = Some(stored.row.watch.reveal().to_owned());
                self.look(table, None, watch, move |table| Ok(!table.seats_of(person).is_empty())).await?
            }
            None => false,
        };
        permit(Operation::BreakOff, roles(&row, person).with(Role::Seated, seated))?;
        let lost = match self.wish(table, person, Wish::BreakOff).await {
            Err(Fault::Table(table::Fault::Frozen)) => true,
            // Crew members without a seat at the table get no information about it.
            Ok(_) | Err(Fault::NotFound) => stored.is_none(),
            Err(fault) => return Err(fault),
        };
        let row = self
            .change_campaign(link, |row| {
                // The result of an ended game is added. A table that is frozen or deleted has no result.
                if lost && row.campaign.table.is_some_and(|one| one.table == table) {
                    (row.campaign.table, row.status) = (None, None);
                }
                Ok(())
            })
            .await?;
        self.tell_campaign(&row, Some(person)).await
    }

    /// Pauses a campaign, or resumes it.
    pub(crate) async fn abandon_campaign(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        abandoned: bool,
    ) -> Result<CampaignInfo, Fault> {
        let row = self
            .change_campaign(link, |row| {
                permit(Operation::AbandonCampaign, roles(row, person))?;
                if abandoned && row.campaign.table.is_some() {
                    return Err(Fault::CampaignRunning);
                }
                row.campaign.abandoned = abandoned;
                Ok(())
            })
            .await?;
        self.tell_campaign(&row, Some(person)).await
    }

    /// Renames a campaign.
    pub(crate) async fn rename_campaign(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        name: &str,
    ) -> Result<CampaignInfo, Fault> {
        let name = check_title(name)?;
        let row = self
            .change_campaign(link, |row| {
                permit(Operation::RenameCampaign, roles(row, person))?;
                row.campaign.name.clone_from(&name);
                Ok(())
            })
            .await?;
        self.tell_campaign(&row, Some(person)).await
    }

    /// Starts another campaign from an earlier point of this one (MA-33.9).
    pub(crate) async fn branch_campaign(
        self: &Arc<Self>,
        link: &Link,
        person: PersonId,
        request: BranchRequest,
    ) -> Result<CampaignInfo, Fault> {
        let BranchRequest { games, name } = request;
        let row = self.settled(link).await?;
        permit(Operation::BranchCampaign, roles(&row, person))?;
        let mut old = row.campaign;
        if usize::from(games) > old.games.len() {
            return Err(Fault::NotFound);
        }
        let branch = Some(BranchInfo { name: old.name.clone(), games });
        let name = name.as_deref().map_or(Ok(old.name), check_title)?;
        let created = self.time.now();
        // The person who branches a campaign joins its crew.
        let mut sailors = old.crew.seats.iter_mut().filter(|sailor| sailor.bot.is_none());
        if !sailors.any(|sailor| sailor.person == Some(person))
            && let Some(first) = old.crew.seats.iter_mut().find(|sailor| sailor.bot.is_none())
        {
            *first = CrewMember { person: Some(person), ..CrewMember::default() };
        }
        let games = old.games.into_iter().take(usize::from(games)).collect();
        let campaign = StoredCampaign { name, games, table: None, abandoned: false, branch, created, ..old };
        self.add_campaign(person, campaign).await
    }

    /// Exports a campaign as a document.
    pub(crate) async fn export_campaign(self: &Arc<Self>, link: &Link) -> Result<catalog::Campaign, Fault> {
        let row = self.settled(link).await?;
        let names = self.names_of(&row).await?;
        let mut out = catalog::Campaign::new(self.games.info(&row.campaign.game)?, &row.campaign.name)?;
        let player = |one: &CrewMember| one.called(&names).or_else(|| one.bot.clone()).unwrap_or_default();
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

    /// Imports a campaign from a document. The importing person gets a seat; the other seats are open.
    pub(crate) async fn import_campaign(
        &self,
        person: PersonId,
        document: &Value,
    ) -> Result<CampaignInfo, Fault> {
        let read = catalog::Campaign::read(&document.to_string())?;
        read.check(self.games.data(&read.game)?)?;
        let info = self.games.info(&read.game)?;
        let seats = read.games.last().map_or(info.seats_min.max(2), |game| game.players.len());
        // Names that are unreadable or look like another player's are dropped.
        let called = |name: &str| clean_name(name, CAMPAIGN_NAME_MAX).unwrap_or_default();
        let sailor = |name: &String| CrewMember { name: Some(called(name)), ..CrewMember::default() };
        let games = read.games.iter().map(|game| PlayedGame {
            table: None,
            players: game.players.iter().map(sailor).collect(),
            points: game.points.clone(),
            winners: game.winners.clone(),
            archive: game.archive.clone(),
        });
        let mut sailors = vec![CrewMember::default(); seats];
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

    /// A campaign, for holders of its link.
    pub(crate) async fn campaign(
        self: &Arc<Self>,
        link: &Link,
        person: Option<PersonId>,
    ) -> Result<CampaignInfo, Fault> {
        let row = self.settled(link).await?;
        self.tell_campaign(&row, person).await
    }

    /// The campaigns of a person.
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

    /// Transfers a guest's campaigns to an account.
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
        let people = self.store.names(people).await?.into_iter().collect();
        Ok(Names { people, accounts: self.account_names().await? })
    }

    /// A campaign with the part of the story met so far (MA-34).
    async fn tell_campaign(
        &self,
        row: &CampaignRow,
        person: Option<PersonId>,
    ) -> Result<CampaignInfo, Fault> {
        let names = self.names_of(row).await?;
        let mut info = self.campaign_info(row, &names, person)?;
        let data = self.games.data(&info.game)?;
        info.chronicle = campaign_of(&info.game)
            .and_then(|campaign| campaign.tell(data, info.crew.seats.len(), row.campaign.archive()));
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
        let seats = |all: &[CrewMember]| crew::infos(all, names, person);
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

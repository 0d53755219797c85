//! Campaigns in the store: one document each, replaced as a whole.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use table::wire::{BranchInfo, Clock, Status};
use table::{Link, Millis, PersonId, TableId};

use super::rows::{Columns, count, id, json, number, small, status, text};
use super::seal::{self, Datum};
use super::sqlite::Sqlite;
use super::{Answer, StoreError};

/// A campaign as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct CampaignRow {
    pub link: Link,
    /// The version, which detects conflicting changes.
    pub version: u32,
    /// The person who started it.
    pub host: PersonId,
    /// When it last changed.
    pub changed: Millis,
    /// The document.
    pub campaign: StoredCampaign,
    /// The status of the running game's table; none if there is no such table. Read-only.
    pub status: Option<Status>,
}

/// A campaign as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredCampaign {
    pub game: String,
    /// The name given by its players.
    pub name: String,
    /// The players of the next game and their roles.
    pub crew: Crew,
    /// The finished games in order.
    pub games: Vec<PlayedGame>,
    /// The running game.
    #[serde(default)]
    pub table: Option<UnderWay>,
    /// Whether it is paused.
    #[serde(default)]
    pub abandoned: bool,
    /// The origin of a branch.
    #[serde(default)]
    pub branch: Option<BranchInfo>,
    /// The time of its start.
    pub created: Millis,
}

/// The players and their seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Crew {
    /// The options other than story mode.
    pub options: Value,
    /// The seats in order.
    pub seats: Vec<CrewMember>,
    /// Whether several people share a device.
    pub hot_seat: bool,
    /// The time limit of decisions.
    pub clock: Option<Clock>,
    /// Whether hints are allowed.
    pub hints: bool,
    /// Whether the coach comments.
    pub coach: bool,
}

/// The player of a seat: a person, a name or a bot; otherwise open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrewMember {
    /// The person, if one is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// A name that replaces the person's, or that of a player without a session here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The table, if it was played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The players in seat order.
    pub players: Vec<CrewMember>,
    pub points: Vec<i32>,
    /// The winning seats.
    pub winners: Vec<Seat>,
    /// The data that the next game continues from.
    pub archive: Value,
}

/// A game that is running or about to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnderWay {
    pub table: TableId,
    /// The time of its announcement; the table opens a moment later.
    pub since: Millis,
}

/// The campaigns in the database.
pub trait Campaigns {
    /// Adds a campaign.
    fn add_campaign(&self, row: CampaignRow) -> Answer<'_, ()>;
    /// Finds a campaign.
    fn campaign(&self, link: Link) -> Answer<'_, Option<CampaignRow>>;
    /// The campaigns that a person started or played in, newest first.
    fn campaigns_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<CampaignRow>>;
    /// The number of campaigns started by a person.
    fn campaigns_begun(&self, person: PersonId) -> Answer<'_, u32>;
    /// Replaces a campaign; a conflict if it has changed since it was read.
    fn keep_campaign(&self, row: CampaignRow) -> Answer<'_, ()>;
}

pub(super) fn campaign_row(row: &impl Columns) -> Result<CampaignRow, StoreError> {
    let has_table = row.text("status")?.is_some();
    let link = row.text("link")?.ok_or_else(|| StoreError::Broken("link is not there".to_owned()))?;
    Ok(CampaignRow {
        link: Link::stored(link),
        version: small(row, "version")?,
        host: id(row, "host")?,
        changed: count(row, "changed")?,
        campaign: json(row, "campaign")?,
        status: has_table.then(|| status(row)).transpose()?,
    })
}

fn whole_campaign(row: &SqliteRow) -> Result<CampaignRow, StoreError> {
    seal::CAMPAIGNS.check(row)?;
    campaign_row(row)
}

impl Campaigns for Sqlite {
    fn add_campaign(&self, row: CampaignRow) -> Answer<'_, ()> {
        let add = sqlx::query(
            "INSERT INTO campaigns (link, version, host, changed, table_id, campaign) VALUES (?, ?, ?, ?, NULL, ?)",
        )
        .bind(row.link.reveal().to_owned())
        .bind(i64::from(row.version))
        .bind(row.host.to_string())
        .bind(number(row.changed))
        .bind(text(&row.campaign));
        self.change(add, &seal::CAMPAIGNS, "link = ?", Datum::text(row.link.reveal()))
    }

    fn campaign(&self, link: Link) -> Answer<'_, Option<CampaignRow>> {
        self.reading(async move {
            let row = sqlx::query(
                "SELECT campaigns.*, tables.status FROM campaigns LEFT JOIN tables ON tables.id = campaigns.table_id \
                 WHERE campaigns.link = ?",
            );
            let row = row.bind(link.reveal().to_owned()).fetch_optional(&self.reads).await?;
            row.as_ref().map(whole_campaign).transpose()
        })
    }

    fn campaigns_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<CampaignRow>> {
        self.reading(async move {
            let rows = sqlx::query(
                "SELECT campaigns.*, tables.status FROM campaigns LEFT JOIN tables ON tables.id = campaigns.table_id \
                 WHERE campaigns.host = ? OR campaigns.link IN (SELECT campaign FROM campaign_tables \
                 JOIN owners ON owners.table_id = campaign_tables.table_id WHERE owners.person = ?) \
                 ORDER BY campaigns.changed DESC LIMIT ?",
            )
            .bind(person.to_string())
            .bind(person.to_string())
            .bind(i64::from(most))
            .fetch_all(&self.reads)
            .await?;
            Ok(self.whole(&rows, &[&seal::CAMPAIGNS], campaign_row))
        })
    }

    fn campaigns_begun(&self, person: PersonId) -> Answer<'_, u32> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT COUNT(*) FROM campaigns WHERE host = ?");
            let count: i64 = query.bind(person.to_string()).fetch_one(&self.reads).await?;
            Ok(u32::try_from(count).unwrap_or(u32::MAX))
        })
    }

    fn keep_campaign(&self, row: CampaignRow) -> Answer<'_, ()> {
        let table = row.campaign.table.map(|under_way| under_way.table.to_string());
        let link = row.link.reveal().to_owned();
        let keep = sqlx::query(
            "UPDATE campaigns SET version = version + 1, host = ?, changed = ?, table_id = ?, campaign = ? \
             WHERE link = ? AND version = ?",
        )
        .bind(row.host.to_string())
        .bind(number(row.changed))
        .bind(table.clone())
        .bind(text(&row.campaign))
        .bind(link.clone())
        .bind(i64::from(row.version));
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                if keep.execute(&mut *connection).await?.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                seal::CAMPAIGNS.seal(connection, "link = ?", &[Datum::text(&*link)]).await?;
                if let Some(table) = table {
                    let add = "INSERT OR IGNORE INTO campaign_tables (table_id, campaign) VALUES (?, ?)";
                    sqlx::query(add).bind(&table).bind(link).execute(&mut *connection).await?;
                    seal::CAMPAIGN_TABLES.seal(connection, "table_id = ?", &[Datum::text(table)]).await?;
                }
                Ok(())
            })
        }))
    }
}

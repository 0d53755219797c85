//! Campaigns in the database.

use sqlx::Row as _;
use table::{Link, PersonId};
use uuid::Uuid;

use super::Postgres;
use crate::store::campaigns::campaign_row;
use crate::store::rows::{number, text};
use crate::store::{Answer, CampaignRow, Campaigns, StoreError};

impl Campaigns for Postgres {
    fn add_campaign(&self, row: CampaignRow) -> Answer<'_, ()> {
        let add = sqlx::query(
            "INSERT INTO campaigns (link, version, host, changed, campaign) VALUES ($1, $2, $3, $4, $5)",
        );
        let add = add.bind(row.link.reveal().to_owned()).bind(i64::from(row.version));
        self.execute(add.bind(Uuid::from(row.host)).bind(number(row.changed)).bind(text(&row.campaign)))
    }

    fn campaign(&self, link: Link) -> Answer<'_, Option<CampaignRow>> {
        Box::pin(self.pool.read(move |connection| {
            let row = sqlx::query(
                "SELECT campaigns.*, heads.status FROM campaigns LEFT JOIN heads ON heads.id = campaigns.table_id \
                 WHERE campaigns.link = $1",
            );
            let row = row.bind(link.reveal().to_owned());
            Box::pin(async move { row.fetch_optional(connection).await?.as_ref().map(campaign_row).transpose() })
        }))
    }

    fn campaigns_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<CampaignRow>> {
        Box::pin(self.pool.read(move |connection| {
            let rows = sqlx::query(
                "SELECT campaigns.*, heads.status FROM campaigns LEFT JOIN heads ON heads.id = campaigns.table_id \
                 WHERE campaigns.host = $1 OR campaigns.link IN (SELECT campaign FROM campaign_tables \
                 JOIN owners ON owners.table_id = campaign_tables.table_id WHERE owners.person = $1) \
                 ORDER BY campaigns.changed DESC LIMIT $2",
            );
            let rows = rows.bind(Uuid::from(person)).bind(i64::from(most));
            Box::pin(async move { rows.fetch_all(connection).await?.iter().map(campaign_row).collect() })
        }))
    }

    fn campaigns_begun(&self, person: PersonId) -> Answer<'_, u32> {
        Box::pin(self.pool.read(move |connection| {
            let count =
                sqlx::query("SELECT COUNT(*) FROM campaigns WHERE host = $1").bind(Uuid::from(person));
            Box::pin(async move {
                let count: i64 = count.fetch_one(connection).await?.try_get(0)?;
                Ok(u32::try_from(count).unwrap_or(u32::MAX))
            })
        }))
    }

    fn keep_campaign(&self, row: CampaignRow) -> Answer<'_, ()> {
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                let table = row.campaign.table.map(|under_way| Uuid::from(under_way.table));
                let link = row.link.reveal().to_owned();
                let keep = sqlx::query(
                    "UPDATE campaigns SET version = version + 1, host = $1, changed = $2, table_id = $3, \
                     campaign = $4 WHERE link = $5 AND version = $6",
                )
                .bind(Uuid::from(row.host))
                .bind(number(row.changed))
                .bind(table)
                .bind(text(&row.campaign))
                .bind(link.clone())
                .bind(i64::from(row.version));
                if keep.execute(&mut *connection).await?.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                if let Some(table) = table {
                    let add = "INSERT INTO campaign_tables (table_id, campaign) VALUES ($1, $2) \
                               ON CONFLICT DO NOTHING";
                    sqlx::query(add).bind(table).bind(link).execute(connection).await?;
                }
                Ok(())
            })
        }))
    }
}

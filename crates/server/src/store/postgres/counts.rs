//! Requests by addresses and accounts, counted over all nodes. Commits do not wait for the disk: a crash may lose
//! recent counts.

use sqlx::Row as _;
use table::Millis;
use uuid::Uuid;

use super::pool::Pool;
use crate::app::Rate;
use crate::store::rows::{count, number};
use crate::store::{Account, Settled, StoreError};

const NOT_ON_DISK: &str = "SET LOCAL synchronous_commit = off";

/// The cost of a request and the allowed burst, in milliseconds.
fn terms(rate: Rate) -> (i64, i64) {
    let every = i64::try_from(rate.every.as_millis()).unwrap_or(i64::MAX).max(1);
    (every, every.saturating_mul(i64::from(rate.burst.max(1))))
}

/// Counts an attempt over all nodes: this many at once, and one more per interval.
pub(super) async fn may_try(pool: &Pool, who: String, now: Millis, rate: Rate) -> Result<bool, StoreError> {
    let (every, slack) = terms(rate);
    let write = pool.write(move |connection| {
        Box::pin(async move {
            sqlx::raw_sql(NOT_ON_DISK).execute(&mut *connection).await?;
            // `next` is the time when all attempts so far would be used up at the average rate.
            let next = "INSERT INTO tries (login, next) VALUES ($1, $2 + $3) ON CONFLICT (login) \
                        DO UPDATE SET next = GREATEST(tries.next, $2) + $3 \
                        WHERE GREATEST(tries.next, $2) + $3 <= $2 + $4 RETURNING next";
            let next = sqlx::query(next).bind(who).bind(number(now)).bind(every).bind(slack);
            Ok(next.fetch_optional(connection).await?.is_some())
        })
    });
    write.await
}

/// Adds this node's requests to those of others, and returns the result.
pub(super) async fn settle(pool: &Pool, node: Uuid, account: Account) -> Result<Settled, StoreError> {
    let Account { asked, rate, held, now } = account;
    let (every, slack) = terms(rate);
    let write = pool.write(move |connection| {
        Box::pin(async move {
            sqlx::raw_sql(NOT_ON_DISK).execute(&mut *connection).await?;
            let mut settled = Settled::default();
            if !asked.is_empty() {
                // In order of the keys, so that two nodes cannot deadlock.
                let add = "INSERT INTO tries (login, next) SELECT who, $3 + asked * $4 \
                           FROM unnest($1::text[], $2::bigint[]) AS one (who, asked) ORDER BY who \
                           ON CONFLICT (login) DO UPDATE \
                           SET next = GREATEST(tries.next, $3) + EXCLUDED.next - $3 RETURNING login, next";
                let (who, times): (Vec<String>, Vec<i64>) =
                    asked.into_iter().map(|(who, times)| (who, i64::from(times))).unzip();
                let add = sqlx::query(add).bind(who).bind(times).bind(number(now)).bind(every);
                for row in add.fetch_all(&mut *connection).await? {
                    let until = row.try_get::<i64, _>("next")?.saturating_sub(slack);
                    let until = u64::try_from(until).unwrap_or_default();
                    if until > now {
                        settled.barred.push((row.try_get("login")?, until));
                    }
                }
            }
            let here = sqlx::query("DELETE FROM crowds WHERE node = $1").bind(node);
            here.execute(&mut *connection).await?;
            if !held.is_empty() {
                let (who, many): (Vec<String>, Vec<i64>) =
                    held.into_iter().map(|(who, many)| (who, i64::from(many))).unzip();
                let add = "INSERT INTO crowds (node, who, held) \
                           SELECT $1, who, held FROM unnest($2::text[], $3::bigint[]) AS one (who, held)";
                sqlx::query(add).bind(node).bind(who).bind(many).execute(&mut *connection).await?;
            }
            let others = "SELECT who, sum(held)::bigint AS held FROM crowds JOIN nodes ON nodes.id = crowds.node \
                          WHERE nodes.expires > now() AND crowds.node <> $1 GROUP BY who";
            for row in sqlx::query(others).bind(node).fetch_all(&mut *connection).await? {
                let many = u32::try_from(count(&row, "held")?).unwrap_or(u32::MAX);
                settled.held.push((row.try_get("who")?, many));
            }
            Ok(settled)
        })
    });
    write.await
}

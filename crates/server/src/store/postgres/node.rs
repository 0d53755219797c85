//! The state of a node in a cluster: its heartbeat, its leases and its inbox.

use sqlx::Row as _;
use table::{Millis, TableId};
use uuid::Uuid;

use super::pool::Pool;
use crate::limits::{CLAIMED_AT_ONCE, GAP_MS, LEASE, OUTAGES_KEPT_MS, PRESENCE_KEPT_MS};
use crate::store::rows::{count, number};
use crate::store::{Beat, News, NodeMessage, StoreError};

/// Takes the leases of due tables without one.
const CLAIM: &str = include_str!("claim.sql");
/// The time for which rows of the outbox are kept, in seconds: far longer than any node needs to read them.
const OUTBOX_KEPT: f64 = 60.0;
/// The time for which a departed node is remembered, in seconds.
const NODES_KEPT: f64 = 3600.0;

/// Logs a warning if the database commits asynchronously.
pub(super) async fn warn_without_durability(pool: &Pool) -> Result<(), StoreError> {
    let setting = pool.read(|connection| {
        Box::pin(async move {
            let names = "SELECT string_agg(name, ', ') FROM pg_settings \
                         WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off'";
            Ok(sqlx::query_scalar::<_, Option<String>>(names).fetch_one(connection).await?)
        })
    });
    if let Some(off) = setting.await? {
        tracing::warn!(off, "the database may lose acknowledged commits");
    }
    Ok(())
}

/// The oldest running transaction. Later writes are not older.
pub(super) async fn horizon(pool: &Pool) -> Result<String, StoreError> {
    let read = pool.read(|connection| {
        Box::pin(async move {
            let xmin = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text";
            Ok(sqlx::query_scalar(xmin).fetch_one(connection).await?)
        })
    });
    read.await
}

/// The changes by other nodes since a snapshot, and the next snapshot. A growing id alone would miss transactions that
/// commit late.
pub(super) async fn heard(pool: &Pool, node: Uuid, from: String) -> Result<(Vec<News>, String), StoreError> {
    let again = from.clone();
    let read = pool.read(move |connection| {
        let rows = sqlx::query(
            "SELECT now.xmin::text AS xmin, outbox.ids, outbox.seqs, outbox.chats, outbox.word \
             FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xmin) AS now \
             LEFT JOIN outbox ON outbox.tx >= $1::text::xid8 AND outbox.node <> $2",
        );
        let rows = rows.bind(from.clone()).bind(node);
        Box::pin(async move { Ok(rows.fetch_all(connection).await?) })
    });
    let rows = read.await?;
    let (mut news, mut to) = (Vec::new(), again);
    for row in rows {
        to = row.try_get("xmin")?;
        let ids: Option<Vec<Uuid>> = row.try_get("ids")?;
        let (Some(ids), seqs, chats): (_, Option<Vec<i64>>, Option<Vec<i64>>) =
            (ids, row.try_get("seqs")?, row.try_get("chats")?)
        else {
            continue;
        };
        let small = |n: i64| u32::try_from(n).unwrap_or_default();
        for ((id, seq), chat) in ids.into_iter().zip(seqs.unwrap_or_default()).zip(chats.unwrap_or_default())
        {
            if seq > 0 {
                news.push(News::Entries(id.into(), small(seq)));
            }
            if chat > 0 {
                news.push(News::Chat(id.into(), small(chat)));
            }
        }
        let message: Option<String> = row.try_get("word")?;
        // Messages of a newer version are ignored.
        news.extend(
            message
                .and_then(|message| serde_json::from_str::<NodeMessage>(&message).ok())
                .map(News::NodeMessage),
        );
    }
    Ok((news, to))
}

/// Records a heartbeat, which renews the lease. Returns the time, and the outages of the cluster.
pub(super) async fn beat(pool: &Pool, node: Uuid, name: &str) -> Result<Beat, StoreError> {
    let name = name.to_owned();
    let write = pool.write(move |connection| {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT beat, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now FROM house FOR UPDATE",
            );
            let row = row.fetch_one(&mut *connection).await?;
            let now = count(&row, "now")?;
            let last: Option<i64> = row.try_get("beat")?;
            let last = last.and_then(|last| u64::try_from(last).ok());
            if let Some(last) = last.filter(|last| now.saturating_sub(*last) > GAP_MS) {
                let add = sqlx::query("INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING");
                add.bind(number(last)).bind(number(now)).execute(&mut *connection).await?;
                // The clock may have jumped forward, so recent rows are not treated as old.
                sqlx::query("UPDATE outbox SET at = now()").execute(&mut *connection).await?;
            }
            // The clock may have jumped back, so the heartbeat continues from the new time.
            let set = sqlx::query("UPDATE house SET beat = $1").bind(number(now));
            set.execute(&mut *connection).await?;
            let live = "INSERT INTO nodes (id, name, version, expires) \
                        VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) \
                        ON CONFLICT (id) DO UPDATE SET expires = EXCLUDED.expires";
            let live = sqlx::query(live).bind(node).bind(name).bind(env!("CARGO_PKG_VERSION"));
            live.bind(LEASE.as_secs_f64()).execute(&mut *connection).await?;
            let old = "DELETE FROM outbox WHERE at < now() - make_interval(secs => $1)";
            sqlx::query(old).bind(OUTBOX_KEPT).execute(&mut *connection).await?;
            let old = "DELETE FROM nodes WHERE expires < now() - make_interval(secs => $1)";
            sqlx::query(old).bind(NODES_KEPT).execute(&mut *connection).await?;
            sqlx::query("DELETE FROM tries WHERE next < $1").bind(number(now)).execute(&mut *connection).await?;
            let old = sqlx::query("DELETE FROM presence WHERE at < $1");
            old.bind(number(now.saturating_sub(PRESENCE_KEPT_MS))).execute(&mut *connection).await?;
            let old = "DELETE FROM crowds WHERE node NOT IN (SELECT id FROM nodes WHERE expires > now())";
            sqlx::query(old).execute(&mut *connection).await?;
            let known = number(now.saturating_sub(OUTAGES_KEPT_MS));
            let rows = sqlx::query("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began");
            let rows = rows.bind(known).fetch_all(&mut *connection).await?;
            let outages = rows.iter().map(|row| Ok((count(row, "began")?, count(row, "ended")?)));
            Ok(Beat { now, outages: outages.collect::<Result<_, StoreError>>()? })
        })
    });
    write.await
}

/// Takes the leases of due tables without one.
pub(super) async fn claim(
    pool: &Pool,
    node: Uuid,
    before: Millis,
    running: Vec<TableId>,
) -> Result<Vec<TableId>, StoreError> {
    let running: Vec<Uuid> = running.into_iter().map(Uuid::from).collect();
    let write = pool.write(move |connection| {
        Box::pin(async move {
            let claim =
                sqlx::query(CLAIM).bind(number(before)).bind(node).bind(running).bind(CLAIMED_AT_ONCE);
            let rows = claim.fetch_all(connection).await?;
            rows.iter().map(|row| Ok(row.try_get::<Uuid, _>(0)?.into())).collect()
        })
    });
    write.await
}

/// Gives up all leases, so that other nodes need not wait for their end.
pub(super) async fn leave(pool: &Pool, node: Uuid) -> Result<(), StoreError> {
    let write = pool.write(move |connection| {
        Box::pin(async move {
            let gone = "UPDATE nodes SET expires = now() WHERE id = $1";
            sqlx::query(gone).bind(node).execute(&mut *connection).await?;
            Ok(())
        })
    });
    write.await
}

//! Commits with a lost answer: the server finds out whether they succeeded, and never reports a successful one as
//! failed.

use std::sync::Arc;
use std::time::Duration;

use server::store::{Sqlite, Store as _, StoreError};

use super::store::{append, entry, person, row};
use super::test_server::Folder;

/// Renames the folder during a commit and restores it within the wait time, or later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stored_move_is_never_reported_as_failed() {
    let folder = Folder::new();
    let (home, away) = (folder.0.join("home"), folder.0.join("away"));
    std::fs::create_dir(&home).unwrap();
    let store = Arc::new(Sqlite::open(&home.join("caravelle.db")).await.unwrap());
    let host = person("a");
    store.add_person(host.clone(), 1).await.unwrap();
    let table = row(host.id);
    let first = append(table.id, vec![entry(1, "one")], vec![host.id]);
    store.add_table(table.clone(), first).await.unwrap();
    let mut seq = 1;
    for (pause, settles) in [(200, true), (1500, true), (5000, false)] {
        seq += 1;
        std::fs::rename(&home, &away).unwrap();
        let (writer, next) = (Arc::clone(&store), append(table.id, vec![entry(seq, "next")], vec![host.id]));
        let appending = tokio::spawn(async move { writer.append(next).await });
        let (writer, guest) = (Arc::clone(&store), person("guest"));
        let id = guest.id;
        let coming = tokio::spawn(async move { writer.add_person(guest, 1).await });
        tokio::time::sleep(Duration::from_millis(pause)).await;
        std::fs::rename(&away, &home).unwrap();
        let (appended, came) = (appending.await.unwrap(), coming.await.unwrap());
        let well = async {
            while store.ping().await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), well).await.expect("the store stores again");
        let stands = store.table(table.id).await.unwrap().unwrap().entries.len() as u32 == seq;
        let is_there = store.person(id).await.unwrap().is_some();
        for (what, answer, stands) in
            [("the move", appended.map(|_| ()), stands), ("the guest", came, is_there)]
        {
            match &answer {
                Ok(()) => assert!(stands, "{what} is told as stored"),
                // The result is unknown until the log is read.
                Err(StoreError::NotKnown(_)) => assert!(!settles, "{what}: after {pause} ms it can be known"),
                Err(error) => assert!(!stands, "{what} stands, and is told as not stored: {error:?}"),
            }
        }
        if settles {
            assert!(stands, "the file was there all the time");
        }
        if !stands {
            seq -= 1;
        }
    }
    store.close().await.unwrap();
}

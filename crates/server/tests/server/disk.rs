//! The file of the database: missing, truncated, or abandoned during a write.

use std::os::unix::fs::PermissionsExt as _;
use std::sync::Arc;

use serde_json::json;

use super::test_server::Folder;
use server::store::{Person, Sqlite, Store, StoreError};

fn person(name: &str) -> Person {
    Person { id: server::testing::new_person(), name: name.into(), login: None, prefs: json!({}) }
}

#[tokio::test]
async fn an_empty_file_is_not_a_new_database() {
    let folder = Folder::new();
    let path = folder.0.join("caravelle.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.add_person(person("ana"), 1).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, b"").unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Empty(_))));
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Broken(_))));
    std::fs::write(&path, &whole).unwrap();
    assert!(Sqlite::open(&path).await.is_ok());
}

#[tokio::test]
async fn files_are_private_to_their_owner() {
    let folder = Folder::new();
    let path = folder.0.join("caravelle.db");
    std::fs::write(folder.0.join("other"), b"").unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    store.add_person(person("ana"), 1).await.unwrap();
    for name in ["caravelle.db", "caravelle.db-wal", "caravelle.db-shm"] {
        let mode = std::fs::metadata(folder.0.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn health_reports_a_missing_folder_and_a_truncated_file() {
    let folder = Folder::new();
    let (home, away) = (folder.0.join("home"), folder.0.join("away"));
    std::fs::create_dir(&home).unwrap();
    let path = home.join("caravelle.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.add_person(person("ana"), 1).await.unwrap();
    store.ping().await.unwrap();
    std::fs::rename(&home, &away).unwrap();
    assert!(store.ping().await.is_err());
    assert!(store.add_person(person("bea"), 1).await.is_err(), "nobody would find it");
    std::fs::rename(&away, &home).unwrap();
    // The server retries now and then.
    let well = async {
        while store.ping().await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), well).await.expect("the store stores again");
    store.add_person(person("cid"), 1).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let store = Sqlite::open(&path).await.unwrap();
    store.ping().await.unwrap();
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(0).unwrap();
    assert!(store.ping().await.is_err());
}

#[tokio::test]
async fn a_cancelled_request_leaves_no_partial_change() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap());
    // Drops the future at every moment of a write: before, during and after it.
    for pause in 0..60 {
        let store = Arc::clone(&store);
        let write = tokio::spawn(async move { store.forget(server::testing::new_person(), None).await });
        tokio::time::sleep(std::time::Duration::from_micros(pause * 20)).await;
        write.abort();
    }
    let mut ids = Vec::new();
    for n in 0..20 {
        let one = person(&format!("p{n}"));
        store.add_person(one.clone(), 1).await.unwrap();
        ids.push(one.id);
    }
    // Another store on the same file sees all entries.
    let other = Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap();
    assert_eq!(other.names(ids).await.unwrap().len(), 20);
}

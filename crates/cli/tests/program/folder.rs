//! The data folder: private to its owner, and never silently replaced by an empty one.

use std::os::unix::fs::PermissionsExt;

use crate::test_server::TestServer;
use crate::tools::Folder;

#[test]
fn a_missing_data_folder_is_not_recreated() {
    let temporary = Folder::new();
    let (data, memory) = (temporary.0.join("data"), temporary.0.join("memory"));
    let memory = [("CARAVELLE_STATE_DIR", memory)];
    drop(TestServer::start(&data, &memory, &[]));
    // While it exists, it is served again.
    drop(TestServer::start(&data, &memory, &[]));
    for lost in ["the file", "the folder"] {
        if lost == "the file" {
            for end in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(data.join(format!("caravelle.db{end}")));
            }
        } else {
            std::fs::remove_dir_all(&data).unwrap();
        }
        let refused = TestServer::try_start(&data, &memory, &[]).err().expect("its data are gone");
        assert!(
            refused.contains("--start-empty") && !data.join("caravelle.db").exists(),
            "{lost}: {refused}"
        );
        drop(TestServer::start(&data, &memory, &["--start-empty"]));
    }
    // Another folder is new, and so is one outside of the list.
    drop(TestServer::start(&temporary.0.join("other"), &memory, &[]));
    std::fs::remove_dir_all(&data).unwrap();
    drop(TestServer::start(&data, &[], &[]));
}

#[test]
fn an_existing_data_folder_becomes_private() {
    let temporary = Folder::new();
    let data = temporary.0.join("data");
    let mode = || std::fs::metadata(&data).unwrap().permissions().mode() & 0o777;
    std::fs::create_dir(&data).unwrap();
    std::fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).unwrap();
    drop(TestServer::start(&data, &[], &[]));
    assert_eq!(mode(), 0o700);
    // A folder with files of other users keeps its permissions.
    std::fs::write(data.join("notes.txt"), "mine").unwrap();
    std::fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).unwrap();
    drop(TestServer::start(&data, &[], &[]));
    assert_eq!(mode(), 0o755);
    let file = std::fs::metadata(data.join("caravelle.db")).unwrap().permissions().mode();
    assert_eq!(file & 0o777, 0o600);
}

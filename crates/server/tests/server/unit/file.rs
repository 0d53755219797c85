//! The header of a database file.

use server::testing::{MAGIC, is_whole};

#[test]
fn the_header_contains_the_file_length() {
    let path = std::env::temp_dir().join(format!("caravelle-header-{}", std::process::id()));
    let mut bytes = vec![0; 8192];
    bytes[..16].copy_from_slice(MAGIC);
    bytes[16..18].copy_from_slice(&[0x10, 0]);
    bytes[28..32].copy_from_slice(&[0, 0, 0, 2]);
    std::fs::write(&path, &bytes).unwrap();
    assert!(is_whole(&path).is_ok());
    std::fs::write(&path, &bytes[..8191]).unwrap();
    assert!(is_whole(&path).is_err());
    std::fs::write(&path, b"SQLite").unwrap();
    assert!(is_whole(&path).is_err());
    std::fs::write(&path, vec![b'x'; 8192]).unwrap();
    assert!(is_whole(&path).is_err());
    std::fs::remove_file(path).unwrap();
}

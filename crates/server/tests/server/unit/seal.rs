//! Checksums of entries, and the subject of a line of SQLite's integrity check.

use std::collections::HashMap;

use server::testing::{entry_sum, structural};

#[test]
fn the_checksum_covers_every_part_of_an_entry() {
    let sum = entry_sum("t", 1, 2, "{}", 3, Some(4));
    assert_eq!(sum, entry_sum("t", 1, 2, "{}", 3, Some(4)));
    let others = [
        entry_sum("u", 1, 2, "{}", 3, Some(4)),
        entry_sum("t", 2, 2, "{}", 3, Some(4)),
        entry_sum("t", 1, 3, "{}", 3, Some(4)),
        entry_sum("t", 1, 2, "{ }", 3, Some(4)),
        entry_sum("t", 1, 2, "{}", 4, Some(4)),
        entry_sum("t", 1, 2, "{}", 3, Some(5)),
        entry_sum("t", 1, 2, "{}", 3, None),
    ];
    assert!(others.iter().all(|other| *other != sum));
}

#[test]
fn structural_damage_names_page_and_tree() {
    let roots = HashMap::from([(12, "entries".to_owned())]);
    for (fault, subject) in [
        ("Tree 12 page 345 cell 3: Rowid 5 out of order", "page 345 of entries"),
        ("Page 17: never used", "page 17"),
        ("row 3 missing from index tables_by_host", "index tables_by_host"),
        ("wrong # of entries in index owners_by_table", "index owners_by_table"),
        ("Freelist: size is 3 but should be 2", "the file"),
    ] {
        let damage = structural(fault, &roots);
        assert_eq!(damage.to_string(), format!("{subject}: {fault}"));
    }
}

//! The tables that people look at.

use server::testing::Presence;
use table::{PersonId, TableId};
use uuid::Uuid;

fn ids() -> (PersonId, TableId, TableId) {
    (Uuid::from_u128(1).into(), Uuid::from_u128(2).into(), Uuid::from_u128(3).into())
}

#[test]
fn a_hidden_page_counts_as_looking_for_a_minute() {
    let (person, table, _) = ids();
    let presence = Presence::default();
    presence.look(person, 1, true, Some(table), 1_000);
    presence.look(person, 1, false, Some(table), 2_000);
    assert!(presence.looks_at(person, table, 61_999));
    assert_eq!(presence.lapsed(61_999), []);
    assert!(!presence.looks_at(person, table, 62_000));
    assert_eq!(presence.lapsed(62_000), [(person, vec![table])]);
    assert_eq!(presence.lapsed(62_001), [], "it is told once");
    assert_eq!(presence.looked_at(person, table, 70_000), Some(2_000));
}

#[test]
fn a_closed_page_is_not_looked_at() {
    let (person, table, other) = ids();
    let presence = Presence::default();
    presence.look(person, 1, true, Some(table), 1_000);
    presence.look(person, 2, true, Some(other), 1_000);
    assert_eq!(presence.end_site(person, 1, 2_000), [table]);
    assert!(!presence.looks_at(person, table, 2_000));
    assert!(presence.looks_at(person, other, 2_000));
    assert_eq!(presence.looks_anywhere(person, 2_000), Some(1_000));
}

#[test]
fn a_silent_page_is_not_looked_at() {
    let (person, table, _) = ids();
    let presence = Presence::default();
    presence.look(person, 1, true, Some(table), 0);
    presence.is_alive(person, 1, 50_000);
    assert!(presence.looks_at(person, table, 100_000));
    assert!(!presence.looks_at(person, table, 110_000));
    assert_eq!(presence.lapsed(110_000), [(person, vec![table])]);
    assert_eq!(presence.looked_at(person, table, 200_000), Some(110_000));
}

#[test]
fn a_live_connection_counts_only_without_site_sockets() {
    let (person, table, other) = ids();
    let presence = Presence::default();
    presence.enter(person, table);
    assert!(presence.looks_at(person, table, 0));
    presence.look(person, 1, true, Some(other), 0);
    assert!(!presence.looks_at(person, table, 0));
    assert!(!presence.leave(person, table, 5));
    assert_eq!(presence.end_site(person, 1, 6), [other]);
    presence.enter(person, table);
    assert!(presence.leave(person, table, 7));
    assert_eq!(presence.looked_at(person, table, 9), Some(7));
}

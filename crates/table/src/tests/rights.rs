//! Permissions: every request in every role.

use std::sync::Arc;

use engine::Seat;

use super::{BuiltIn, row};
use crate::lesson::ScriptedMove;
use crate::rights::{Operation, RIGHTS, Right, Role, Roles};
use crate::wire::{Handed, Status};
use crate::{Entry, Environment, Fault, Link, PersonId, Salt, Table, TableRow, Wish, fold_all};

/// A person for each role, in the order of [`Role::ALL`].
fn person(role: Role) -> PersonId {
    format!("0190163d8694739b8f3c4b6e8a4f0a0{}", 2 + role as u8).parse().unwrap()
}

/// The link that somebody in a role holds.
fn link(role: Role) -> Option<String> {
    let link = match role {
        Role::LinkHolder => Link::new([3; 16]),
        Role::Watcher => Link::new([1; 16]),
        Role::Host | Role::Seated | Role::Crew | Role::Stranger => return None,
    };
    Some(link.reveal().to_owned())
}

/// A table with one person per role: a host without a seat, one seat taken, one reserved and one with a link.
fn table(status: Status) -> Table {
    let host = person(Role::Host);
    let row = TableRow { host, seats: 3, hot_seat: false, ..row() };
    let mut table = Table::new(row, Arc::new(BuiltIn));
    let mut log = vec![
        Entry::Sat { seat: Seat(0), person: person(Role::Seated), name: None, salt: None },
        Entry::Kept { seat: Seat(1), person: person(Role::Crew) },
        Entry::Linked { seat: Seat(2), link: Some(Link::new([3; 16])) },
    ];
    let salts = (1..4).map(|n| Salt::new([n; 16])).collect();
    match status {
        Status::Open => (),
        Status::Running => log.push(Entry::Started { salts }),
        Status::Over => log.extend([Entry::Started { salts }, Entry::AgreedEnd]),
        Status::Frozen => log.push(Entry::Held { held: true }),
    }
    fold_all(&mut table, log, 1).unwrap();
    assert_eq!(table.status, status);
    table
}

fn wishes(role: Role) -> Vec<Wish> {
    let (seat, salt) = (Some(Seat(0)), Salt::new([9; 16]));
    let scripted = ScriptedMove { seat: Seat(0), text: "pass".to_owned() };
    vec![
        Wish::Sit { seat: None, link: link(role), salt: None },
        Wish::Salt(salt),
        Wish::Start { salt: None, fill: "easy".to_owned() },
        Wish::Leave(None),
        Wish::Resign(None),
        Wish::TakeBack(None),
        Wish::Replace { seat: Seat(2), bot: "easy".to_owned() },
        Wish::Link(Some(Seat(2))),
        Wish::Unlink(Some(Seat(2))),
        Wish::AgreeEnd(true),
        Wish::AgreeEnd(false),
        Wish::Program { seat: None, token: None },
        Wish::Rematched("0190163d8694739b8f3c4b6e8a4f0b01".parse().unwrap()),
        Wish::Mute(true),
        Wish::GoTo { seed: 1, moves: Vec::new() },
        Wish::Show(scripted),
        Wish::EndScript,
        Wish::Pass(person(Role::Stranger)),
        Wish::Forget,
        Wish::Leave(seat),
        Wish::Resign(seat),
    ]
}

fn plan(table: &Table, person: PersonId, wish: &Wish) -> Result<Vec<Entry>, Fault> {
    let around = Environment { here: &[], stand_in: "easy", chance: &|| Ok([8; 16]) };
    table.plan(person, wish, &around)
}

/// Whether the answer rejects the asker rather than the state of the table.
fn is_for_others(answer: &Result<Vec<Entry>, Fault>) -> bool {
    matches!(answer, Err(Fault::HostOnly | Fault::NotYourSeat | Fault::BadLink))
}

#[test]
fn each_person_of_the_test_has_one_role() {
    for status in [Status::Open, Status::Running, Status::Over] {
        let table = table(status);
        for role in Role::ALL {
            let roles = table.roles(Some(person(role)), link(role).as_deref());
            for other in Role::ALL {
                assert_eq!(roles.has(other), other == role, "{role:?} as {other:?}");
            }
        }
    }
}

/// Sends every request in every role to an open, a running and a finished table.
#[test]
fn requests_without_permission_are_rejected() {
    for status in [Status::Open, Status::Running, Status::Over] {
        let table = table(status);
        for role in Role::ALL {
            for wish in wishes(role) {
                let operation = Operation::of(&wish);
                let right = operation.right(table.roles(Some(person(role)), link(role).as_deref()));
                let answer = plan(&table, person(role), &wish);
                if right == Right::Refused {
                    assert!(is_for_others(&answer), "{role:?} {operation:?} {status:?}: {answer:?}");
                }
                let ends = |entry: &Entry| matches!(entry, Entry::AgreedEnd | Entry::Closed);
                let ended = answer.is_ok_and(|entries| entries.iter().any(ends));
                // The only seated person may end the game alone.
                assert!(!ended || role == Role::Seated, "{role:?} {operation:?} {status:?} ends the game");
            }
        }
    }
}

/// Every permitted request succeeds in some state of the table.
#[test]
fn every_permitted_request_can_succeed() {
    for role in [Role::Host, Role::Seated, Role::Crew, Role::LinkHolder] {
        for wish in wishes(role) {
            let operation = Operation::of(&wish);
            let states = [Status::Open, Status::Running, Status::Over];
            // Lessons and seats of others need separate tables.
            let elsewhere = matches!(operation, Operation::Lesson | Operation::TakeSeatBack)
                || (role == Role::Seated && matches!(operation, Operation::Replace | Operation::Link))
                || operation == Operation::Pass;
            if operation.right(Roles::default().with(role, true)) > Right::Refused && !elsewhere {
                let can = states.iter().any(|&status| {
                    let answer = plan(&table(status), person(role), &wish);
                    answer.is_ok() || matches!(answer, Err(Fault::SeatedAlready))
                });
                assert!(can, "{role:?} {wish:?}");
            }
        }
    }
}

#[test]
fn every_operation_has_one_row() {
    for (at, (operation, rights)) in RIGHTS.iter().enumerate() {
        assert!(RIGHTS[..at].iter().all(|(other, _)| other != operation), "{operation:?}");
        assert_eq!(rights[Role::Stranger as usize], Right::Refused, "{operation:?}");
    }
    for role in Role::ALL {
        for wish in wishes(role) {
            assert!(RIGHTS.iter().any(|(operation, _)| *operation == Operation::of(&wish)), "{wish:?}");
        }
    }
}

/// Ending a running game, or undoing what others did, needs everyone's consent. Only the server closes a table.
#[test]
fn ending_a_game_needs_consent() {
    let row = |operation| RIGHTS.iter().find(|(other, _)| *other == operation).unwrap().1;
    for operation in [Operation::EndGame, Operation::BreakOff, Operation::TakeBackWithConsent] {
        assert!(row(operation).iter().all(|right| *right != Right::Allowed), "{operation:?}");
    }
    assert_eq!(row(Operation::Close), [Right::Refused; 6]);
}

/// A host who hands an absent player's seat to a bot cannot end the game without that player.
#[test]
fn a_replaced_player_must_still_consent() {
    let (host, other) = (person(Role::Host), person(Role::Seated));
    for (why, alone) in
        [(Handed::Replaced, false), (Handed::Left, true), (Handed::Resigned, true), (Handed::Clock, true)]
    {
        let row = TableRow { host, seats: 2, hot_seat: false, ..row() };
        let mut table = Table::new(row, Arc::new(BuiltIn));
        let sat = |seat, person| Entry::Sat { seat: Seat(seat), person, name: None, salt: None };
        let salts = vec![Salt::new([1; 16]), Salt::new([2; 16])];
        let handed = Entry::Handed { seat: Seat(1), bot: "easy".to_owned(), why };
        fold_all(&mut table, [sat(0, host), sat(1, other), Entry::Started { salts }, handed], 1).unwrap();
        for wish in [Wish::AgreeEnd(true), Wish::BreakOff] {
            let entries = plan(&table, host, &wish).unwrap();
            assert_eq!(entries.contains(&Entry::AgreedEnd), alone, "{why:?} {wish:?}");
        }
    }
}

/// A campaign game ends early once everyone at the table wants it; at an open table the asker only leaves.
#[test]
fn breaking_off_a_campaign_game_needs_consent() {
    let (ana, bea, crew) = (person(Role::Host), person(Role::Seated), person(Role::Crew));
    let row = TableRow { host: ana, seats: 2, hot_seat: false, ..row() };
    let mut table = Table::new(row, Arc::new(BuiltIn));
    let sat = |seat, person| Entry::Sat { seat: Seat(seat), person, name: None, salt: None };
    fold_all(&mut table, [sat(0, ana), sat(1, bea)], 1).unwrap();
    let left = plan(&table, bea, &Wish::BreakOff).unwrap();
    assert_eq!(left[0], Entry::Left { seat: Seat(1) });
    assert!(!left.contains(&Entry::Closed), "Ana still waits");
    assert!(matches!(plan(&table, crew, &Wish::BreakOff), Err(Fault::NotYourSeat)));
    let salts = vec![Salt::new([1; 16]), Salt::new([2; 16])];
    fold_all(&mut table, [Entry::Started { salts }], 1).unwrap();
    assert!(matches!(plan(&table, crew, &Wish::BreakOff), Err(Fault::NotYourSeat)));
    let first = plan(&table, bea, &Wish::BreakOff).unwrap();
    assert_eq!(first, [Entry::EndWanted { seat: Seat(1), end: true }]);
    fold_all(&mut table, first, 2).unwrap();
    assert_eq!(table.status, Status::Running);
    let second = plan(&table, ana, &Wish::BreakOff).unwrap();
    fold_all(&mut table, second, 3).unwrap();
    assert_eq!(table.status, Status::Over);
}

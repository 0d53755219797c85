//! Presence at a table over several nodes.

use std::time::Duration;

use server::testing::{Here, Hints, PRESENCE_LASTS, new_person, new_table};
use table::TableId;

#[test]
fn presence_is_summed_over_nodes_and_recovers() {
    let ((one, _), (two, _)) = (Hints::new(), Hints::new());
    let (table, ana, bea) = (new_table(), new_person(), new_person());
    one.set_here(table, Here { people: vec![ana], watching: 2 });
    let said = one.presence_report(false);
    assert_eq!(said.tables.len(), 1);
    assert!(one.presence_report(false).tables.is_empty(), "said once");
    assert_eq!(two.take_in_presence(said), [table]);
    assert_eq!(two.elsewhere(table), Here { people: vec![ana], watching: 2 });
    // A message about a departure is lost. The next complete message corrects that.
    one.set_here(table, Here { people: vec![bea], watching: 0 });
    let _ = one.presence_report(false);
    assert_eq!(two.take_in_presence(one.presence_report(true)), [table]);
    assert_eq!(two.elsewhere(table).people, [bea]);
    one.set_here(table, Here::default());
    assert_eq!(two.take_in_presence(one.presence_report(false)), [table]);
    assert_eq!(two.elsewhere(table), Here::default());
    assert_eq!(two.take_in_presence(one.presence_report(true)), [] as [TableId; 0]);
}

/// The presence of a dead node expires, and its tables are notified.
#[test]
fn presence_of_silent_nodes_expires() {
    let ((one, _), (two, _)) = (Hints::new(), Hints::new());
    let table = new_table();
    one.set_here(table, Here { people: vec![new_person()], watching: 1 });
    two.take_in_presence(one.presence_report(false));
    assert_eq!(two.forget_silent(PRESENCE_LASTS), [] as [TableId; 0]);
    assert_eq!(two.forget_silent(Duration::ZERO), [table]);
    assert_eq!(two.elsewhere(table), Here::default());
    assert_eq!(two.forget_silent(Duration::ZERO), [] as [TableId; 0], "said once");
}

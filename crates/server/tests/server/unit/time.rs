//! Outages and the clock of the server.

use server::Time;

#[test]
fn a_late_heartbeat_is_an_outage() {
    let time = Time::default();
    time.beat();
    let from = time.now();
    assert_eq!(time.missed(0, u64::MAX), None);
    // As if the process had been stopped since its last heartbeat.
    time.simulate_pause(20_000);
    let (missed, ended) = time.missed(from - 1000, from + 30_000).unwrap();
    assert!((19_000..=21_000).contains(&missed), "{missed}");
    assert!((from + 19_000..=from + 21_000).contains(&ended), "{ended}");
    assert_eq!(time.take_fresh().len(), 1);
    assert_eq!(time.take_fresh().len(), 0);
}

#[test]
fn a_later_server_continues_from_the_last_heartbeat() {
    let time = Time::default();
    let now = time.now();
    time.resume(Some(now - 10_000), vec![(5, 10), (8, 20), (5, 10)]);
    let (missed, ended) = time.missed(now - 20_000, now + 20_000).unwrap();
    assert!((10_000..11_000).contains(&missed) && ended >= now);
    assert_eq!(time.missed(0, 8), Some((3, 8)));
    assert_eq!(time.missed(0, 100), Some((15, 20)), "none is counted twice");
    // Setting the wall clock back does not set the server's clock back.
    let time = Time::default();
    time.resume(Some(now + 3_600_000), Vec::new());
    assert!(time.now() >= now + 3_600_000);
    assert_eq!(time.missed(0, u64::MAX), None);
}

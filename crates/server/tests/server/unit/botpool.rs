//! The bot threads: order, fair shares, load and failures.

use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use server::Fault;
use server::testing::{BOT_QUEUE, BotPool, Rank, Share};

/// The share of somebody's table.
fn share(owner: u8, table: u8) -> Share {
    Share {
        owner: format!("0190163d8694739b8f3c4b6e8a4f0a{owner:02x}").parse().unwrap(),
        table: format!("0190163d8694739b8f3c4b6e8a4f0b{table:02x}").parse().unwrap(),
    }
}

/// A pool of one thread that runs one person's move until it is released.
fn held(owner: u8) -> (BotPool, Sender<()>, impl Sized) {
    let pool = BotPool::start(1).unwrap();
    let (begin, wait) = channel::<()>();
    let (sender, results) = channel();
    let held = pool.run(Rank::Move(share(owner, 255)), move |_| {
        sender.send(()).ok()?;
        wait.recv().ok()
    });
    results.recv().unwrap();
    (pool, begin, held.unwrap())
}

/// The effort that a bot of each owner may use, in order, given their open requests.
fn permille(asked: &[(u8, usize)]) -> Vec<u32> {
    let (pool, begin, _held) = held(99);
    let mut last = Vec::new();
    for &(owner, count) in asked {
        let mut answers = Vec::new();
        for table in 0..count {
            let rank = Rank::Move(share(owner, u8::try_from(table % 200).unwrap()));
            answers.push(pool.run(rank, |effort| Some(effort.permille)).unwrap());
        }
        last.push(answers);
    }
    begin.send(()).unwrap();
    // The first job of each starts while all others wait.
    last.into_iter().map(|mut answers| answers.swap_remove(0).blocking_recv().unwrap().unwrap()).collect()
}

/// A bot's effort shrinks only through requests of its own host beyond a fair share of the threads.
#[test]
fn a_persons_many_requests_reduce_the_effort_of_each_bot() {
    assert_eq!(permille(&[(1, 1)]), [1000]);
    assert_eq!(permille(&[(1, 4)]), [250]);
    assert_eq!(permille(&[(1, 4000)]), [50]);
    assert_eq!(permille(&[(1, 200), (2, 1)]), [50, 500]);
    assert_eq!(permille(&[(1, 1), (2, 1), (3, 1), (4, 2)]), [250, 333, 500, 500]);
}

/// Each person and each of their tables gets one decision in turn, so no one waits for a long queue.
#[test]
fn people_take_turns_and_so_do_their_tables() {
    let (pool, begin, _held) = held(99);
    let (sender, results) = channel();
    let mut answers = Vec::new();
    let asked = [("a1", 1, 1); 4].into_iter().chain([("a2", 1, 2), ("b3", 2, 3), ("b3", 2, 3)]);
    for (name, owner, table) in asked {
        let sender = sender.clone();
        answers.push(pool.run(Rank::Move(share(owner, table)), move |_| sender.send(name).ok()).unwrap());
    }
    begin.send(()).unwrap();
    let order: Vec<&str> = (0..7).map(|_| results.recv().unwrap()).collect();
    assert_eq!(order, ["a1", "b3", "a2", "b3", "a1", "a1", "a1"]);
}

/// A hint of one person does not wait behind all moves of another.
#[test]
fn a_hint_is_scheduled_between_another_persons_moves() {
    let (pool, begin, _held) = held(99);
    let (sender, results) = channel();
    let mut answers = Vec::new();
    for n in 0..50 {
        let sender = sender.clone();
        answers.push(pool.run(Rank::Move(share(1, n)), move |_| sender.send("move").ok()).unwrap());
    }
    let _hint = pool.run(Rank::Hint(share(2, 1)), move |_| sender.send("hint").ok()).unwrap();
    begin.send(()).unwrap();
    let order: Vec<&str> = (0..51).map(|_| results.recv().unwrap()).collect();
    assert_eq!(order.iter().position(|name| *name == "hint"), Some(1));
}

/// A person with many waiting jobs gets an error before new ones are accepted; others do not.
#[test]
fn a_person_with_a_long_bot_queue_is_refused() {
    let pool = BotPool::start(1).unwrap();
    for _ in 0..20 {
        let slow = |_: bots::Effort<'_>| {
            std::thread::sleep(Duration::from_millis(20));
            Some(())
        };
        pool.run(Rank::Move(share(1, 1)), slow).unwrap().blocking_recv().unwrap();
    }
    assert!(pool.has_room(share(1, 1).owner).is_ok(), "nothing waits");
    let (begin, wait) = channel::<()>();
    let _held = pool.run(Rank::Move(share(1, 1)), move |_| wait.recv().ok()).unwrap();
    let waiting: Vec<_> = (0..2000)
        .map(|n: u32| pool.run(Rank::Move(share(1, (n % 200) as u8)), |_| Some(())).unwrap())
        .collect();
    assert!(matches!(pool.has_room(share(1, 1).owner), Err(Fault::Overloaded)));
    assert!(pool.has_room(share(2, 1).owner).is_ok(), "another person's bot is next but one");
    drop(waiting);
    begin.send(()).unwrap();
}

#[test]
fn a_full_queue_is_reported() {
    let (pool, begin, _held) = held(1);
    let hint = || pool.run(Rank::Hint(share(1, 1)), |_| Some(()));
    let all: Vec<_> = (0..BOT_QUEUE).map(|_| hint().unwrap()).collect();
    assert!(matches!(hint(), Err(Fault::Busy)));
    drop(all);
    begin.send(()).unwrap();
}

/// The order of priorities does not depend on the order of requests.
#[test]
fn moves_go_before_hints_and_hints_before_reviews() {
    let pool = BotPool::start(1).unwrap();
    let (begin, wait) = channel::<()>();
    let (sender, results) = channel();
    // The only thread is blocked until all jobs are queued.
    let held = pool.run(Rank::Move(share(1, 1)), move |_| wait.recv().ok()).unwrap();
    let mut answers = Vec::new();
    let asked = [
        (Rank::Review(share(1, 1).table), "review"),
        (Rank::Hint(share(1, 1)), "hint"),
        (Rank::Move(share(1, 1)), "move"),
        (Rank::Hint(share(1, 1)), "hint"),
        (Rank::Move(share(1, 1)), "move"),
    ];
    for (rank, name) in asked {
        let sender = sender.clone();
        answers.push(pool.run(rank, move |_| sender.send(name).ok()).unwrap());
    }
    begin.send(()).unwrap();
    let order: Vec<&str> = (0..5).map(|_| results.recv().unwrap()).collect();
    assert_eq!(order, ["move", "move", "hint", "hint", "review"]);
    drop((held, answers));
}

/// A review does not reduce the effort of running tables, and releases its thread as soon as other work arrives.
#[test]
fn a_review_yields_to_other_work() {
    let pool = BotPool::start(1).unwrap();
    let (sender, results) = channel();
    let review = pool.run(Rank::Review(share(1, 1).table), move |effort| {
        sender.send(()).ok()?;
        while !(effort.stop)() {
            std::thread::yield_now();
        }
        Some(())
    });
    let review = review.unwrap();
    results.recv().unwrap();
    let asked = pool.run(Rank::Move(share(1, 1)), |effort| Some(effort.permille)).unwrap();
    assert_eq!(asked.blocking_recv().unwrap(), Some(1000));
    assert_eq!(review.blocking_recv().unwrap(), Some(()));
}

#[test]
fn jobs_without_a_requester_are_dropped() {
    let pool = BotPool::start(1).unwrap();
    let (begin, wait) = channel::<()>();
    let (sender, results) = channel();
    let held = pool.run(Rank::Move(share(1, 1)), move |_| wait.recv().ok()).unwrap();
    drop(pool.run(Rank::Hint(share(1, 1)), move |_| sender.send(()).ok()).unwrap());
    begin.send(()).unwrap();
    assert!(results.recv().is_err(), "it was dropped undone");
    drop(held);
}

#[test]
fn a_failed_request_gets_an_error_reply() {
    let pool = BotPool::start(1).unwrap();
    let answer = pool.run(Rank::Hint(share(1, 1)), |_| -> Option<()> { panic!("planted") }).unwrap();
    assert_eq!(answer.blocking_recv().unwrap(), None);
}

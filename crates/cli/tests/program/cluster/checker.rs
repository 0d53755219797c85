//! The invariants that must hold after any fault. They are checked from the outside: from the players' requests and answers, and
//! from the log in the database. The checker shares no code with the server.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The outcome of a request, as its player knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Acknowledged as made.
    Made,
    /// Told that it was not made.
    NotMade,
    /// The connection broke before an answer, or the answer was that the result is unknown.
    Unknown,
}

/// A request of a player: the move, its outcome, and the times when it was sent and when the outcome was known.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) text: String,
    pub(crate) outcome: Outcome,
    pub(crate) sent: Instant,
    pub(crate) answered: Instant,
}

/// The observations of one player at a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    /// The seat; none for a spectator.
    pub(crate) seat: Option<usize>,
    /// In the order of sending: a player waits for one answer before the next request.
    pub(crate) wishes: Vec<Wish>,
    /// The views received, by number and in order.
    pub(crate) received: Vec<(u64, u64)>,
}

/// The stored log: number, seat and notation of each move; none for other entries.
pub(crate) type Log = Vec<(u64, Option<(usize, String)>)>;

/// The violated invariants of a table; empty if all hold.
pub(crate) fn faults(log: &Log, head: u64, players: &[Player]) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, (seq, _)) in log.iter().enumerate() {
        if *seq != at as u64 + 1 {
            faults.push(format!("entry {seq} stands where {} should", at + 1));
        }
    }
    if head != log.len() as u64 {
        faults.push(format!("the head is at {head}, the log at {}", log.len()));
    }
    let mut stood = Vec::new();
    for player in players {
        if let Some(seat) = player.seat {
            match places(&player.wishes, &moves_of(log, seat)) {
                Ok(places) => stood.extend(places),
                Err(fault) => faults.push(format!("seat {seat}: {fault}")),
            }
        }
    }
    faults.extend(order(&stood));
    faults.extend(received(players));
    faults
}

/// The moves of a seat with their positions in the log.
fn moves_of(log: &Log, seat: usize) -> Vec<(u64, &str)> {
    let moves = log.iter().filter_map(|(seq, one)| Some((*seq, one.as_ref()?)));
    moves.filter(|(_, one)| one.0 == seat).map(|(seq, one)| (seq, one.1.as_str())).collect()
}

/// An acknowledged move: its time on the way, and the range of positions in the log that it may have.
#[derive(Clone, Copy, Debug)]
struct Stood {
    sent: Instant,
    answered: Instant,
    first: u64,
    last: u64,
}

/// Checks that the log contains the acknowledged moves once and in order, and between them only requests with unknown
/// outcome. Returns the possible positions of each acknowledged move.
fn places(wishes: &[Wish], stands: &[(u64, &str)]) -> Result<Vec<Stood>, String> {
    let may_miss = |wish: &Wish| wish.outcome != Outcome::Made;
    let may_be = |wish: &Wish, at: usize| {
        wish.outcome != Outcome::NotMade && stands.get(at).is_some_and(|stands| stands.1 == wish.text)
    };
    // Forward pass: the prefixes of the log that the requests so far can explain.
    let mut reach = vec![vec![false; stands.len() + 2]; wishes.len() + 1];
    reach[0][0] = true;
    for (nth, wish) in wishes.iter().enumerate() {
        for at in 0..=stands.len() {
            if reach[nth][at] {
                reach[nth + 1][at] |= may_miss(wish);
                reach[nth + 1][at + 1] |= may_be(wish, at);
            }
        }
    }
    if !reach[wishes.len()][stands.len()] {
        let wishes: Vec<String> =
            wishes.iter().map(|wish| format!("{} {:?}", wish.text, wish.outcome)).collect();
        return Err(format!("tried {wishes:?}, in the log are {stands:?}"));
    }
    // Backward pass: the prefixes from which the rest of the log can be explained.
    let mut stood = Vec::new();
    let mut rest = vec![false; stands.len() + 2];
    rest[stands.len()] = true;
    for (nth, wish) in wishes.iter().enumerate().rev() {
        let here = |at: &usize| reach[nth][*at] && may_be(wish, *at) && rest[*at + 1];
        let all: Vec<usize> = (0..stands.len()).filter(here).collect();
        if let (Outcome::Made, Some(first), Some(last)) = (wish.outcome, all.first(), all.last()) {
            let (first, last) = (stands[*first].0, stands[*last].0);
            stood.push(Stood { sent: wish.sent, answered: wish.answered, first, last });
        }
        let mut before = vec![false; stands.len() + 2];
        for at in 0..=stands.len() {
            before[at] = (may_miss(wish) && rest[at]) || (may_be(wish, at) && rest[at + 1]);
        }
        rest = before;
    }
    Ok(stood)
}

/// A move acknowledged before another was sent precedes it in the log, at any node.
fn order(stood: &[Stood]) -> Vec<String> {
    let mut faults = Vec::new();
    for one in stood {
        for other in stood {
            if one.answered < other.sent && one.first >= other.last {
                let early: Duration = other.sent - one.answered;
                faults.push(format!(
                    "what was acknowledged {early:?} before stands at {}, what followed at {}",
                    one.first, other.last
                ));
            }
        }
    }
    faults
}

/// Numbers never decrease, and one number always means the same view, for one viewer and between viewers.
fn received(players: &[Player]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut known: BTreeMap<(Option<usize>, u64), u64> = BTreeMap::new();
    for player in players {
        let mut last = 0;
        for (n, what) in &player.received {
            if *n < last {
                faults.push(format!("seat {:?}: told {n} after {last}", player.seat));
            }
            last = *n;
            if known.insert((player.seat, *n), *what).is_some_and(|before| before != *what) {
                faults.push(format!("seat {:?}: number {n} was told twice, and differently", player.seat));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(moves: &[(usize, &str)]) -> Log {
        (1..).zip(moves).map(|(seq, (seat, text))| (seq, Some((*seat, (*text).to_owned())))).collect()
    }

    /// Requests at intervals of one second.
    fn player(seat: usize, began: Instant, wishes: &[(&str, Outcome)]) -> Player {
        let time = |at: u64| began + Duration::from_millis(at);
        let wishes = (0..).zip(wishes).map(|(nth, (text, outcome))| Wish {
            text: (*text).to_owned(),
            outcome: *outcome,
            sent: time(nth * 1000),
            answered: time(nth * 1000 + 500),
        });
        Player { seat: Some(seat), wishes: wishes.collect(), received: vec![(1, 10), (2, 20)] }
    }

    /// Each planted fault is found, and correct behaviour is accepted.
    #[test]
    fn planted_faults_are_found() {
        use Outcome::{Made, NotMade, Unknown};
        let now = Instant::now();
        let one = |wishes: &[(&str, Outcome)]| player(0, now, wishes);
        let whole = log(&[(0, "a"), (1, "x"), (0, "b")]);
        let honest = one(&[("a", Made), ("b", Unknown), ("b", NotMade)]);
        assert_eq!(faults(&whole, 3, std::slice::from_ref(&honest)), [] as [String; 0]);
        // Two equal requests with unknown outcome are interchangeable.
        let unsure = one(&[("a", Unknown), ("a", Made), ("a", Unknown)]);
        assert_eq!(faults(&log(&[(0, "a"), (0, "a")]), 2, &[unsure]), [] as [String; 0]);
        let planted: [(&str, Log, u64, Player); 8] = [
            ("lost", log(&[(0, "a"), (1, "x")]), 2, one(&[("a", Made), ("b", Made)])),
            ("doubled", log(&[(0, "a"), (0, "a")]), 2, one(&[("a", Made)])),
            ("unasked", log(&[(0, "a"), (0, "c")]), 2, one(&[("a", Made)])),
            ("refused and made", log(&[(0, "a")]), 1, one(&[("a", NotMade)])),
            ("out of order", log(&[(0, "b"), (0, "a")]), 2, one(&[("a", Made), ("b", Made)])),
            ("a gap", vec![(1, None), (3, None)], 2, one(&[])),
            ("a head ahead of its log", log(&[(0, "a")]), 2, one(&[("a", Made)])),
            (
                "numbers that fall",
                whole.clone(),
                3,
                Player { received: vec![(2, 1), (1, 1)], ..honest.clone() },
            ),
        ];
        for (name, log, head, player) in planted {
            assert!(!faults(&log, head, &[player]).is_empty(), "{name}");
        }
        let two_faced = Player { received: vec![(1, 1), (1, 2)], ..honest.clone() };
        assert!(!faults(&whole, 3, &[two_faced]).is_empty());
        let watcher = |what| Player { received: vec![(1, what)], ..Player::default() };
        assert_eq!(faults(&vec![], 0, &[watcher(1), watcher(1)]), [] as [String; 0]);
        assert!(
            !faults(&vec![], 0, &[watcher(1), watcher(2)]).is_empty(),
            "two who watch see different things"
        );
    }

    /// A move acknowledged to one player comes before moves that others sent later.
    #[test]
    fn an_impossible_order_is_found() {
        let now = Instant::now();
        let early = player(0, now, &[("a", Outcome::Made)]);
        let late = player(1, now + Duration::from_secs(1), &[("x", Outcome::Made)]);
        let both = [early, late];
        assert_eq!(faults(&log(&[(0, "a"), (1, "x")]), 2, &both), [] as [String; 0]);
        assert!(!faults(&log(&[(1, "x"), (0, "a")]), 2, &both).is_empty());
    }
}

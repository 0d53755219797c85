//! Results: score breakdowns, rankings, endings.

use serde::Serialize;

use crate::{Phrase, Seat};

/// A line of a score breakdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Line {
    /// The reason for the points; its text is the message `<prefix>-item-<item>`.
    pub item: &'static str,
    pub points: i32,
}

/// The score breakdown of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, ts_rs::TS)]
pub struct Sheet(pub Vec<Line>);

impl Sheet {
    pub fn total(&self) -> i32 {
        self.0.iter().map(|line| line.points).sum()
    }

    pub fn add(&mut self, item: &'static str, points: i32) {
        self.0.push(Line { item, points });
    }

    /// The points of an item, 0 if there is no such line.
    pub fn points(&self, item: &str) -> i32 {
        self.0.iter().filter(|line| line.item == item).map(|line| line.points).sum()
    }
}

/// An opponent without a seat, such as an automa.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival {
    pub name: Phrase,
    pub sheet: Sheet,
}

impl Rival {
    /// Its name in records (the last word of its message id) and its points.
    pub(crate) fn short(&self) -> (String, i32) {
        let name = self.name.id.rsplit('-').next().unwrap_or_default();
        (name.to_owned(), self.sheet.total())
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Several seats share a victory; empty if the game was stopped or a rival won.
    pub winners: Vec<Seat>,
    /// All seats from first to last; seats in one entry are tied.
    pub ranking: Vec<Vec<Seat>>,
    /// By seat.
    pub sheets: Vec<Sheet>,
    pub rivals: Vec<Rival>,
    /// How the game ended; its text is the message `<prefix>-ending-<ending>`.
    pub ending: &'static str,
    /// The tie-break that decided the first place; its text is the message `<prefix>-tie-<tie_break>`.
    pub tie_break: Option<&'static str>,
}

impl Outcome {
    /// The result of a game without tie-breaks: the highest total wins, ties share the victory.
    pub fn by_points(sheets: Vec<Sheet>, ending: &'static str) -> Outcome {
        let standing = |(seat, sheet): (Seat, &Sheet)| Standing { seat, keys: vec![sheet.total()] };
        let (ranking, _) = rank(Seat::all(sheets.len()).zip(&sheets).map(standing).collect());
        let winners = ranking.first().cloned().unwrap_or_default();
        Outcome { winners, ranking, sheets, rivals: Vec::new(), ending, tie_break: None }
    }

    /// The points of each seat.
    pub fn scores(&self) -> Vec<i32> {
        self.sheets.iter().map(Sheet::total).collect()
    }

    /// The seat's share of the victory: 1 for a sole winner, a part for one shared with other seats or with a rival.
    pub fn share(&self, seat: Seat) -> f64 {
        if !self.winners.contains(&seat) {
            return 0.0;
        }
        let own = self.sheets.get(seat.index()).map_or(0, Sheet::total);
        let rivals = self.rivals.iter().filter(|rival| rival.sheet.total() == own).count();
        1.0 / (self.winners.len() + rivals) as f64
    }
}

/// A seat with its ranking keys.
#[derive(Clone, Debug)]
pub struct Standing {
    pub seat: Seat,
    /// The most important key first; higher is better.
    pub keys: Vec<i32>,
}

/// Ranks seats by their keys. Returns the ranking and the index of the key that decided the first place, if not the
/// first key.
pub fn rank(mut standings: Vec<Standing>) -> (Vec<Vec<Seat>>, Option<usize>) {
    standings.sort_by(|a, b| b.keys.cmp(&a.keys).then(a.seat.cmp(&b.seat)));
    let mut ranking: Vec<Vec<Seat>> = Vec::new();
    for (at, standing) in standings.iter().enumerate() {
        match ranking.last_mut() {
            Some(equals) if standings[at - 1].keys == standing.keys => equals.push(standing.seat),
            _ => ranking.push(vec![standing.seat]),
        }
    }
    // The deciding key separates the winners from the best of the others.
    let best = &standings.first().map_or(&[][..], |standing| &standing.keys);
    let next = standings.iter().find(|standing| standing.keys.as_slice() != *best);
    let decided =
        next.and_then(|next| best.iter().zip(&next.keys).position(|(a, b)| a != b)).filter(|&key| key > 0);
    (ranking, decided)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(seat: u8, keys: &[i32]) -> Standing {
        Standing { seat: Seat(seat), keys: keys.to_vec() }
    }

    #[test]
    fn tied_seats_share_a_rank() {
        let (ranking, decided) = rank(vec![standing(0, &[3]), standing(1, &[5]), standing(2, &[5])]);
        assert_eq!(ranking, [vec![Seat(1), Seat(2)], vec![Seat(0)]]);
        assert_eq!(decided, None);
    }

    #[test]
    fn rank_returns_the_deciding_key() {
        let (ranking, decided) = rank(vec![standing(0, &[5, 1]), standing(1, &[5, 2]), standing(2, &[4, 9])]);
        assert_eq!(ranking, [vec![Seat(1)], vec![Seat(0)], vec![Seat(2)]]);
        assert_eq!(decided, Some(1));
    }

    #[test]
    fn a_decision_by_points_has_no_tie_break() {
        let (_, decided) = rank(vec![standing(0, &[5, 1]), standing(1, &[6, 0])]);
        assert_eq!(decided, None);
    }
}

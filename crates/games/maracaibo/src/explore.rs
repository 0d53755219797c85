//! Chapter MA-12: the exploration track; EXPL1 and TOLL of MA-23.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Seat};

use crate::data::Trait;
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Line, Space};
use crate::refusal::Why;
use crate::state::{For, Maracaibo, Step};
use crate::turn::Action;
use engine::List;

/// MA-12.3: at most so many spaces can be the next: one on each branch, or beyond explorers that stand there.
const LANDINGS: usize = 4;

/// Whose explorer it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Seat(Seat),
    Jeanne,
}

impl Maracaibo {
    /// Where an explorer is.
    fn explorer(&self, who: Who) -> Space {
        match who {
            Who::Seat(seat) => self.player(seat).explorer,
            Who::Jeanne => self.jeanne.map_or(Space::START, |jeanne| jeanne.explorer),
        }
    }

    /// All explorers.
    pub(crate) fn explorers(&self) -> impl Iterator<Item = Who> + '_ {
        let seats = Seat::all(self.players.len()).map(Who::Seat);
        seats.chain(self.jeanne.iter().map(|_| Who::Jeanne))
    }

    /// MA-12.3: whose explorer stands on a space that holds only one.
    fn on_space(&self, who: Who, space: Space) -> Option<Who> {
        if space == Space::END {
            return None;
        }
        self.explorers().find(|&other| other != who && self.explorer(other) == space)
    }

    /// MA-12.5: whether a quest space is used up, so that every explorer ignores it.
    #[inline]
    pub(crate) fn is_used(&self, space: Space) -> bool {
        Space::QUESTS.iter().position(|&quest| quest == space).is_some_and(|at| self.trail[at].is_none())
    }

    /// MA-12.3, MA-12.5: the spaces that come next from a space, skipping those that do not count.
    pub(crate) fn landings(&self, who: Who, from: Space) -> List<Space, LANDINGS> {
        let mut found = List::new();
        self.search(who, from, &mut found);
        found
    }

    fn search(&self, who: Who, from: Space, found: &mut List<Space, LANDINGS>) {
        for &next in self.tables().space(from).next.iter().flatten() {
            if self.is_used(next) || self.on_space(who, next).is_some() {
                self.search(who, next, found);
            } else if !found.contains(&next) {
                found.push(next);
            }
        }
    }

    /// MA-23.10: whose explorers are skipped on the way; of two ways the one that passes more.
    fn passed(&self, who: Who, from: Space, to: Space) -> Option<List<PassedBy, 4>> {
        let mut best: Option<List<PassedBy, 4>> = None;
        for &next in self.tables().space(from).next.iter().flatten() {
            let way = if next == to {
                Some(List::new())
            } else if self.is_used(next) || self.on_space(who, next).is_some() {
                self.passed(who, next, to).map(|mut way| {
                    if let Some(other) = self.on_space(who, next) {
                        way.push(PassedBy(other));
                    }
                    way
                })
            } else {
                None
            };
            if let Some(way) = way
                && best.as_ref().is_none_or(|best| way.len() > best.len())
            {
                best = Some(way);
            }
        }
        best
    }

    /// MA-12.1, MA-23.9, MA-12.10: an explorer that is not at the end may move so far.
    pub(crate) fn begin_exploring(&mut self, spaces: u8) {
        if self.me().explorer != Space::END {
            let more = self.count(self.me(), Trait::Explorer) * self.tables().numbers.explorer_more;
            self.steps.push(Step::Explore { left: spaces + more, moved: false });
        }
    }

    /// MA-12.2: one of the next spaces.
    pub(crate) fn may_explore(&self, space: Space) -> Result<(), Why> {
        if self.next_spaces().contains(&space) { Ok(()) } else { Err(Why::NoSpace { space }) }
    }

    /// MA-12.2: the spaces that come next for who acts.
    pub(crate) fn next_spaces(&self) -> List<Space, LANDINGS> {
        self.landings(Who::Seat(self.active), self.me().explorer)
    }

    pub(crate) fn legal_explore(&self, moved: bool, out: &mut Vec<Action>) {
        let spaces = self.next_spaces();
        out.extend(spaces.iter().map(|&space| Action::Explore { space }));
        out.push(if moved { Action::Stop } else { Action::Skip });
    }

    pub(crate) fn explore_choice(&mut self, left: u8, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Explore { space } => self.explore(left, space, journal),
            Action::Stop => self.replace_step(Step::Arrive),
            _ => {
                self.steps.pop();
            }
        }
    }

    fn explore(&mut self, left: u8, to: Space, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let from = self.me().explorer;
        let passed = self.passed(Who::Seat(seat), from, to).unwrap_or_default();
        self.me_mut().explorer = to;
        journal.note(Event::Explored { seat, space: to });
        self.replace_step(if left <= 1 || to == Space::END {
            Step::Arrive
        } else {
            Step::Explore { left: left - 1, moved: true }
        });
        self.take_tolls(&passed, journal);
        let (before, after) = (self.lines_crossed(from), self.lines_crossed(to));
        for &line in &Line::ALL[usize::from(before)..usize::from(after)] {
            self.cross(line, journal);
        }
    }

    /// MA-23.10: a point of everybody who has any.
    fn take_tolls(&mut self, passed: &[PassedBy], journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let tolls = u16::from(self.count(self.me(), Trait::Toll)) * u16::from(self.tables().numbers.toll);
        if tolls == 0 {
            return;
        }
        for &PassedBy(other) in passed {
            let points = match other {
                Who::Seat(other) => &mut self.player_mut(other).points,
                Who::Jeanne => &mut self.jeanne.as_mut().expect("Jeanne plays").points,
            };
            let taken = tolls.min(*points);
            // MA-1.9: nothing to take, nothing to tell.
            if taken == 0 {
                continue;
            }
            *points -= taken;
            match other {
                Who::Seat(from) => journal.note(Event::TollTaken { seat, from, points: taken }),
                Who::Jeanne => journal.note(Event::JeanneToll { seat, points: taken }),
            }
            self.score(seat, taken, journal);
        }
    }

    /// MA-12.7, MA-12.8: a line is crossed.
    fn cross(&mut self, line: Line, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        journal.note(Event::LineCrossed { seat, line });
        if line == Line::Red {
            self.steps.push(Step::Nation { purpose: For::Line });
            return;
        }
        let numbers = &self.tables().numbers;
        let me = Who::Seat(seat);
        let behind = |who| usize::from(self.lines_crossed(self.explorer(who))) > line.index();
        let later = self.explorers().any(|who| who != me && behind(who));
        let points = if later { numbers.line_later } else { numbers.line_first };
        self.score(seat, points.into(), journal);
    }

    /// MA-12.4, MA-12.10: the reward of the space where the move ends.
    pub(crate) fn arrive(&mut self, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let seat = self.active;
        let space = self.me().explorer;
        if let Some(at) = Space::QUESTS.iter().position(|&quest| quest == space) {
            if self.trail[at].is_some() {
                self.steps.push(Step::SpaceQuest);
            }
            return false;
        }
        if space == Space::END {
            let me = Who::Seat(seat);
            let before = self.explorers().filter(|&who| who != me && self.explorer(who) == space).count();
            let points = self.tables().numbers.end_points[before];
            journal.note(Event::TrackEnded { seat });
            self.score(seat, points.into(), journal);
        }
        self.start(Origin::Space(space));
        false
    }

    /// MA-31.21: the shortest number of counted spaces to the last one.
    pub fn distance(&self, from: Space) -> u8 {
        let used = Space::QUESTS.into_iter().filter(|&space| self.is_used(space));
        self.tables().distance(from, used.fold(0, |bits, space| bits | 1 << space.index()))
    }

    /// How many lines lie behind an explorer.
    pub fn lines_crossed(&self, explorer: Space) -> u8 {
        self.tables().space(explorer).lines
    }
}

/// An explorer that was skipped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PassedBy(Who);

impl Default for PassedBy {
    fn default() -> PassedBy {
        PassedBy(Who::Jeanne)
    }
}

//! Chapter MA-12: the exploration track; EXPL1 and TOLL of MA-23.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::MaracaiboAid;
use crate::audit::AMOUNT_MAX;
use crate::data::Trait;
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Line, Space};
use crate::nation::NationPurpose;
use crate::refusal::Why;
use crate::state::Maracaibo;
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;
use engine::List;

/// MA-12.3: the most spaces that can come next: one per branch, or beyond the explorers there.
const LANDINGS: usize = 4;

/// The owner of an explorer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExplorerOwner {
    Seat(Seat),
    Jeanne,
}

impl Maracaibo {
    /// The space of an explorer.
    fn explorer(&self, who: ExplorerOwner) -> Space {
        match who {
            ExplorerOwner::Seat(seat) => self.player(seat).explorer,
            ExplorerOwner::Jeanne => self.jeanne.map_or(Space::START, |jeanne| jeanne.explorer),
        }
    }

    /// All explorers.
    pub(crate) fn explorers(&self) -> impl Iterator<Item = ExplorerOwner> + '_ {
        let seats = Seat::all(self.players.len()).map(ExplorerOwner::Seat);
        seats.chain(self.jeanne.iter().map(|_| ExplorerOwner::Jeanne))
    }

    /// MA-12.3: the other explorer that blocks a space.
    fn on_space(&self, who: ExplorerOwner, space: Space) -> Option<ExplorerOwner> {
        if space == Space::END {
            return None;
        }
        self.explorers().find(|&other| other != who && self.explorer(other) == space)
    }

    /// MA-12.5: whether a quest space is used up, so that explorers skip it.
    #[inline]
    pub(crate) fn is_used(&self, space: Space) -> bool {
        Space::QUESTS.iter().position(|&quest| quest == space).is_some_and(|at| self.trail[at].is_none())
    }

    /// MA-12.3, MA-12.5: the next spaces from a space, without those that do not count.
    pub(crate) fn landings(&self, who: ExplorerOwner, from: Space) -> List<Space, LANDINGS> {
        let mut found = List::new();
        self.search(who, from, &mut found);
        found
    }

    fn search(&self, who: ExplorerOwner, from: Space, found: &mut List<Space, LANDINGS>) {
        for &next in self.tables().space(from).next.iter().flatten() {
            if self.is_used(next) || self.on_space(who, next).is_some() {
                self.search(who, next, found);
            } else if !found.contains(&next) {
                found.push(next);
            }
        }
    }

    /// MA-23.10: the explorers passed on the way; of two paths, the one that passes more.
    fn passed(&self, who: ExplorerOwner, from: Space, to: Space) -> Option<List<PassedBy, 4>> {
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

    /// MA-12.1, MA-23.9, MA-12.10: begins a move, unless the explorer is at the end.
    pub(crate) fn begin_exploring(&mut self, spaces: u8) {
        if self.me().explorer != Space::END {
            let more = self.count(self.me(), Trait::Explorer) * self.tables().numbers.explorer_more;
            self.push(Explore { left: spaces + more, moved: false });
        }
    }

    /// MA-12.2: the next spaces of the active player's explorer.
    pub(crate) fn next_spaces(&self) -> List<Space, LANDINGS> {
        self.landings(ExplorerOwner::Seat(self.active), self.me().explorer)
    }

    /// MA-23.10: takes a point from each passed owner who has any.
    fn take_tolls(&mut self, passed: &[PassedBy], journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let tolls = u16::from(self.count(self.me(), Trait::Toll)) * u16::from(self.tables().numbers.toll);
        if tolls == 0 {
            return;
        }
        for &PassedBy(other) in passed {
            let points = match other {
                ExplorerOwner::Seat(other) => &mut self.player_mut(other).points,
                ExplorerOwner::Jeanne => &mut self.jeanne.as_mut().expect("Jeanne plays").points,
            };
            let taken = tolls.min(*points);
            // MA-1.9: a toll of 0 has no event.
            if taken == 0 {
                continue;
            }
            *points -= taken;
            match other {
                ExplorerOwner::Seat(from) => journal.note(Event::TollTaken { seat, from, points: taken }),
                ExplorerOwner::Jeanne => journal.note(Event::JeanneToll { seat, points: taken }),
            }
            self.score(seat, taken, journal);
        }
    }

    /// MA-12.7, MA-12.8: a line is crossed.
    fn cross(&mut self, line: Line, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        journal.note(Event::LineCrossed { seat, line });
        if line == Line::Red {
            return self.ask_nation(NationPurpose::Line);
        }
        let numbers = &self.tables().numbers;
        let me = ExplorerOwner::Seat(seat);
        let behind = |who| usize::from(self.lines_crossed(self.explorer(who))) > line.index();
        let later = self.explorers().any(|who| who != me && behind(who));
        let points = if later { numbers.line_later } else { numbers.line_first };
        self.score(seat, points.into(), journal);
    }

    /// MA-31.12: the number of counted spaces to the end along the shortest path.
    pub fn distance(&self, from: Space) -> u8 {
        self.tables().distance(from, self.used_spaces())
    }

    /// MA-31.21: the lead of the explorer on `first` over the one on `second`, or 0.
    pub fn explorer_lead(&self, first: Space, second: Space) -> u8 {
        self.tables().explorer_lead(first, second, self.used_spaces())
    }

    /// A bit for each quest space whose tile is gone, by index.
    fn used_spaces(&self) -> u32 {
        let used = Space::QUESTS.into_iter().filter(|&space| self.is_used(space));
        used.fold(0, |bits, space| bits | 1 << space.index())
    }

    /// The number of lines an explorer has crossed.
    pub fn lines_crossed(&self, explorer: Space) -> u8 {
        self.tables().space(explorer).lines
    }
}

/// An explorer that was passed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PassedBy(ExplorerOwner);

impl Default for PassedBy {
    fn default() -> PassedBy {
        PassedBy(ExplorerOwner::Jeanne)
    }
}

/// MA-12.1: a move of the explorer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Explore {
    /// The number of spaces left.
    pub(crate) left: u8,
    /// Whether it has moved.
    pub(crate) moved: bool,
}

impl Explore {
    fn enter(self, game: &mut Maracaibo, to: Space, journal: &mut impl Journal<Event>) {
        let seat = game.active;
        let from = game.me().explorer;
        let passed = game.passed(ExplorerOwner::Seat(seat), from, to).unwrap_or_default();
        game.me_mut().explorer = to;
        journal.note(Event::Explored { seat, space: to });
        if self.left <= 1 || to == Space::END {
            game.replace_step(Arrive);
        } else {
            game.replace_step(Self { left: self.left - 1, moved: true });
        }
        game.take_tolls(&passed, journal);
        let (before, after) = (game.lines_crossed(from), game.lines_crossed(to));
        for &line in &Line::ALL[usize::from(before)..usize::from(after)] {
            game.cross(line, journal);
        }
    }
}

/// MA-12.7: only the choice at the red line may be above a move on the stack.
fn is_crossing(position: StackPosition<'_>) -> bool {
    matches!(position.above(), Some(Step::NationFor(_)))
}

impl Pending for Explore {
    fn clause(self) -> &'static str {
        "MA-12.1"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let spaces = game.next_spaces();
        out.extend(spaces.iter().map(|&space| Action::Explore { space }));
        out.push(if self.moved { Action::Stop } else { Action::Skip });
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Stop);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            // MA-12.2: the space must be one of the next.
            (_, Action::Explore { space }) if game.next_spaces().contains(&space) => Ok(()),
            (_, Action::Explore { space }) => Err(Why::NoSpace { space }),
            (Self { moved: true, .. }, Action::Stop) => Ok(()),
            (Self { moved: false, .. }, Action::Stop) => Err(Why::ExploreFirst),
            (Self { moved: false, .. }, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Explore { space }) => self.enter(game, space, journal),
            (_, Action::Stop) => game.replace_step(Arrive),
            _ => {
                game.steps.pop();
            }
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.spaces += self.left;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("explore")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left)
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        (action == Action::Stop).then(|| Phrase::new("ma-do-stop-explore"))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        let Self { left, moved } = self;
        Some(PendingView::Explore { left, moved })
    }

    fn aid(self, game: &Maracaibo, _: Seat, aid: &mut MaracaiboAid) {
        game.aid_exploring(aid);
    }

    fn audit_next(self, _: &Maracaibo) -> Result<(), String> {
        ensure(self.left > 0, "a move without spaces left")
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        let fits =
            (1..=AMOUNT_MAX).contains(&self.left) && (position.above().is_none() || is_crossing(position));
        ensure(fits, "a move of too many spaces, or at the wrong time")
    }
}

/// MA-12.4: the move ends (automatic step).
#[derive(Clone, Copy)]
pub(crate) struct Arrive;

impl Pending for Arrive {
    fn clause(self) -> &'static str {
        "MA-12.4"
    }

    // MA-12.4, MA-12.10: gives the reward of the last space.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        let seat = game.active;
        let space = game.me().explorer;
        if Space::QUESTS.contains(&space) {
            game.begin_space_quest();
            return false;
        }
        if space == Space::END {
            let me = ExplorerOwner::Seat(seat);
            let before = game.explorers().filter(|&who| who != me && game.explorer(who) == space).count();
            let points = game.tables().numbers.end_points[before];
            journal.note(Event::TrackEnded { seat });
            game.score(seat, points.into(), journal);
        }
        game.start(Origin::Space(space));
        false
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        ensure(is_crossing(position), "an arrival without a move")
    }
}

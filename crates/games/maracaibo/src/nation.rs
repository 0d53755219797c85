//! Choices of nations and villages (MA-11.1, MA-12.7, MA-21.11, MA-21.12, MA-25.2, MA-25.3), and cubes on the board.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::Trait;
use crate::event::Event;
use crate::ids::{Nation, Place};
use crate::refusal::Why;
use crate::state::Maracaibo;
use crate::step::{Pending, Prospects, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;

/// The purpose of choosing a nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum NationPurpose {
    /// Gaining influence.
    Influence(u8),
    /// MA-12.7: the red line.
    Line,
    /// MA-21.12: the next noble rank.
    Rank,
    /// MA-25.2.
    CubeVillage,
    /// MA-25.3.
    Colony,
    /// MA-21.11: U10.
    CubeHere,
}

impl NationPurpose {
    /// The id in views.
    fn id(self) -> &'static str {
        match self {
            NationPurpose::Influence(_) => "influence",
            NationPurpose::Line => "line",
            NationPurpose::Rank => "rank",
            NationPurpose::CubeVillage => "cube-village",
            NationPurpose::Colony => "colony",
            NationPurpose::CubeHere => "cube-here",
        }
    }
}

impl Maracaibo {
    /// Whether a nation may be chosen for a purpose.
    pub(crate) fn takes_nation(&self, purpose: NationPurpose, nation: Nation) -> bool {
        let has_cube = self.reserves[nation.index()] > 0;
        let can_rise = || self.steps_to_rank(self.me().influence[nation.index()]).is_some();
        match purpose {
            NationPurpose::Influence(_) | NationPurpose::Line => true,
            NationPurpose::Rank => can_rise(),
            NationPurpose::CubeVillage => has_cube && self.has_free_village(),
            // MA-25.4: one half of the effect is enough.
            NationPurpose::Colony => (has_cube && self.has_free_village()) || can_rise(),
            NationPurpose::CubeHere => has_cube,
        }
    }

    /// Asks for a nation, if one can be chosen.
    pub(crate) fn ask_nation(&mut self, purpose: NationPurpose) {
        if Nation::ALL.iter().any(|&nation| self.takes_nation(purpose, nation)) {
            self.push(NationFor { purpose });
        }
    }

    fn may_choose_nation(&self, purpose: NationPurpose, nation: Nation) -> Result<(), Why> {
        if self.takes_nation(purpose, nation) {
            return Ok(());
        }
        Err(match purpose {
            NationPurpose::Influence(_) | NationPurpose::Line | NationPurpose::Rank => {
                Why::LastRank { nation }
            }
            NationPurpose::CubeVillage | NationPurpose::Colony if !self.has_free_village() => {
                Why::NoFreeVillage
            }
            NationPurpose::CubeVillage | NationPurpose::Colony => Why::NoCubes { nation, clause: "MA-25.2" },
            NationPurpose::CubeHere => Why::NoCubes { nation, clause: "MA-21.11" },
        })
    }

    fn choose_nation(&mut self, purpose: NationPurpose, nation: Nation, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        match purpose {
            NationPurpose::Influence(steps) => self.gain_influence(seat, nation, steps, journal),
            // MA-12.7.
            NationPurpose::Line => {
                let steps = self.tables().numbers.line_red;
                self.gain_influence(seat, nation, steps, journal);
            }
            NationPurpose::Rank => self.move_to_rank(nation, journal),
            NationPurpose::CubeVillage => self.push(Settlement { nation, colony: false }),
            // MA-25.4: without a cube or a village only the influence half applies.
            NationPurpose::Colony => {
                if self.reserves[nation.index()] > 0 && self.has_free_village() {
                    self.push(Settlement { nation, colony: true });
                } else {
                    self.move_to_rank(nation, journal);
                }
            }
            // MA-21.11.
            NationPurpose::CubeHere => {
                let place = self.me().ship;
                self.put_cube(place, nation, journal);
                let steps = self.tables().numbers.cube_here_influence;
                self.gain_influence(seat, nation, steps, journal);
            }
        }
    }

    fn move_to_rank(&mut self, nation: Nation, journal: &mut impl Journal<Event>) {
        if let Some(steps) = self.steps_to_rank(self.me().influence[nation.index()]) {
            self.gain_influence(self.active, nation, steps, journal);
        }
    }

    // Cubes on villages.

    /// MA-25.2: a village without a cube.
    #[inline]
    pub(crate) fn is_free_village(&self, place: Place) -> bool {
        self.is_village(place) && self.cubes[place.index()].is_none()
    }

    pub(crate) fn has_free_village(&self) -> bool {
        Place::all().any(|place| self.is_free_village(place))
    }

    fn may_settle(&self, place: Place) -> Result<(), Why> {
        if !self.is_village(place) {
            Err(Why::NoVillage { place, clause: "MA-25.2" })
        } else if self.cubes[place.index()].is_some() {
            Err(Why::Occupied { place })
        } else {
            Ok(())
        }
    }

    /// MA-2.15: places a cube of the reserve. A cube already there is removed from the game first.
    pub(crate) fn put_cube(&mut self, place: Place, nation: Nation, journal: &mut impl Journal<Event>) {
        if let Some(old) = self.cubes[place.index()] {
            self.remove_cube(place, old, journal);
        }
        self.reserves[nation.index()] -= 1;
        self.cubes[place.index()] = Some(nation);
        journal.note(Event::CubePlaced { seat: self.active, nation, place });
    }

    /// MA-11.5, MA-23.14: a cube goes to the box.
    fn remove_cube(&mut self, place: Place, nation: Nation, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        self.cubes[place.index()] = None;
        journal.note(Event::CubeRemoved { seat, nation, place });
        let graves = self.count(self.me(), Trait::Grave);
        let points = u16::from(graves) * u16::from(self.tables().numbers.grave);
        self.score(seat, points, journal);
    }
}

/// Choosing a nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NationFor {
    pub(crate) purpose: NationPurpose,
}

impl Pending for NationFor {
    fn clause(self) -> &'static str {
        "MA-11.1"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let nations = Nation::ALL.into_iter().filter(|&nation| game.takes_nation(self.purpose, nation));
        out.extend(nations.map(|nation| Action::Nation { nation }));
        out.push(Action::Skip);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Nation::ALL.map(|nation| Action::Nation { nation }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Nation { nation }) => game.may_choose_nation(self.purpose, nation),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::Nation { nation } = action {
            game.choose_nation(self.purpose, nation, journal);
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some(match self.purpose {
            NationPurpose::Influence(_) => "nation-influence",
            NationPurpose::Line => "nation-line",
            NationPurpose::Rank => "nation-rank",
            NationPurpose::CubeVillage => "nation-cube",
            NationPurpose::Colony => "nation-colony",
            NationPurpose::CubeHere => "nation-here",
        })
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        match self.purpose {
            NationPurpose::Influence(steps) => phrase.with("steps", steps),
            NationPurpose::Line => phrase.with("steps", game.tables().numbers.line_red),
            NationPurpose::Rank
            | NationPurpose::CubeVillage
            | NationPurpose::Colony
            | NationPurpose::CubeHere => phrase,
        }
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        let Action::Nation { nation } = action else { return None };
        let says = |id: &'static str| Phrase::new(id).with("nation", nation.phrase());
        Some(match self.purpose {
            NationPurpose::Influence(steps) => says("ma-do-nation-influence").with("steps", steps),
            NationPurpose::Line => {
                says("ma-do-nation-influence").with("steps", game.tables().numbers.line_red)
            }
            NationPurpose::Rank => says("ma-do-nation-rank"),
            NationPurpose::CubeVillage => says("ma-do-nation-cube"),
            NationPurpose::Colony => says("ma-do-nation-colony"),
            NationPurpose::CubeHere => says("ma-do-nation-here"),
        })
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Nation { purpose: self.purpose.id() })
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

/// MA-25.2, MA-25.3: choosing a village for a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settlement {
    /// The nation of the cube.
    pub(crate) nation: Nation,
    /// Whether a noble rank follows.
    pub(crate) colony: bool,
}

impl Pending for Settlement {
    fn clause(self) -> &'static str {
        "MA-25.2"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let places = Place::all().filter(|&place| game.is_free_village(place));
        out.extend(places.map(|place| Action::Settle { place }));
        out.push(Action::Skip);
    }

    fn candidates(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let villages = Place::all().filter(|&place| game.is_village(place));
        out.extend(villages.map(|place| Action::Settle { place }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Settle { place }) => game.may_settle(place),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    // Places the cube, or skips that half.
    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::Settle { place } = action {
            game.put_cube(place, self.nation, journal);
        }
        if self.colony {
            game.move_to_rank(self.nation, journal);
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("settlement")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("nation", self.nation.phrase())
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Settlement { nation: self.nation })
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(game.reserves[self.nation.index()] > 0, "no cube to settle with")
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

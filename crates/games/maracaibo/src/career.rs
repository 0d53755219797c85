//! Chapter MA-20: career cards.

use engine::Journal;

use crate::data::{Goal, Objective};
use crate::event::Event;
use crate::ids::Nation;
use crate::refusal::Why;
use crate::state::{Maracaibo, Player};

impl Maracaibo {
    /// MA-20.5: a player's count for an objective.
    pub fn progress_of(&self, player: &Player, goal: Goal) -> u8 {
        let influence = |nation: Nation| player.influence[nation.index()];
        match goal {
            Goal::CombatTokens => player.combats.len(),
            Goal::Quests => player.quests.len(),
            Goal::Influence => Nation::ALL.map(influence).into_iter().max().unwrap_or(0),
            // The second highest influence is what both nations have at least.
            Goal::InfluenceTwo => {
                let mut all = Nation::ALL.map(influence);
                all.sort_unstable();
                all[1]
            }
            Goal::InfluenceWith(nation) => influence(nation),
            Goal::Upgrades => player.upgrades(),
            Goal::Line => self.lines_crossed(player.explorer),
            Goal::Tokens => player.tokens.len(),
            Goal::Spies => self.spies_on_board(player),
            Goal::Cubes(nation) => self.cubes_on_board(nation),
        }
    }

    /// An objective of the active player.
    fn objective(&self, number: u8) -> Option<&'static Objective> {
        let at = usize::from(number).checked_sub(1)?;
        self.tables().career(self.me().career?).objectives.get(at)
    }

    /// MA-20.2: objectives are completed in Phase B.
    pub(crate) fn may_complete(&self, number: u8) -> Result<(), Why> {
        if self.is_phase_b() { self.may_claim(number) } else { Err(self.no_free_action()) }
    }

    /// MA-20.2: the modest condition is met.
    pub(crate) fn may_claim(&self, number: u8) -> Result<(), Why> {
        let objective = self.objective(number).ok_or(Why::NoObjective)?;
        // MA-20.1: each objective is completed once.
        if self.me().done[usize::from(number) - 1] {
            return Err(Why::ObjectiveDone);
        }
        let held = self.progress_of(self.me(), objective.goal);
        let needed = objective.modest;
        if held < needed { Err(Why::ObjectiveUnmet { goal: objective.goal, needed, held }) } else { Ok(()) }
    }

    /// MA-20.2, MA-20.4: returns the spy, pays doubloons, and points for the demanding condition.
    pub(crate) fn complete(&mut self, number: u8, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let objective = self.objective(number).expect("an objective");
        let demanding = self.progress_of(self.me(), objective.goal) >= objective.demanding;
        let player = self.me_mut();
        player.done[usize::from(number) - 1] = true;
        player.spies += 1;
        let needed = if demanding { objective.demanding } else { objective.modest };
        let asked = (objective.goal, needed);
        journal.note(Event::ObjectiveDone { seat, number, demanding, asked });
        self.gain_doubloons(seat, objective.doubloons.into(), journal);
        if demanding {
            self.score(seat, objective.points.into(), journal);
        }
        if self.me().done.iter().all(|&done| done) {
            let numbers = &self.tables().numbers;
            journal.note(Event::CareerDone { seat });
            self.gain_doubloons(seat, numbers.career_doubloons.into(), journal);
            self.score(seat, numbers.career_points.into(), journal);
        }
    }
}

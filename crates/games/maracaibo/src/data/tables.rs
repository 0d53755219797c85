//! Lookups in the tables.

use crate::data::{
    Card, CareerCard, City, Classic, CombatToken, ExplorerSpace, INCOME_FIRST, LegacyTile, Location,
    PrestigeBuilding, Quest, Tables, Trait, Upgrade,
};
use crate::effect::{Origin, Script};
use crate::ids::{Area, Building, CardId, Career, CityTile, CombatId, Legacy, Level, Place, QuestId, Space};
use crate::sets::Cards;

impl Tables {
    /// The script at an origin. A card without such an action has an empty script.
    #[inline]
    pub fn script(&self, origin: Origin) -> &Script {
        match origin {
            Origin::Card(card) => &self.card(card).now,
            Origin::Village(card) => self.card(card).village.as_ref().map_or(&self.nothing, |it| &it.script),
            Origin::Combat(card) => self.card(card).combat.as_ref().map_or(&self.nothing, |it| &it.script),
            Origin::Spying(spying) => &self.spyings[spying.index()],
            Origin::City(place) => &self.place(place).action,
            Origin::CityTile(tile) => &self.city(tile).script,
            Origin::Flag(place) => &self.place(place).flag,
            Origin::Space(space) => &self.space(space).reward,
            // The reward of a story tile is on its card.
            Origin::Quest(quest) => self.quests.get(quest.index()).map_or(&self.nothing, |it| &it.script),
            Origin::Area(area) => &self.area(area).script,
            Origin::Token(token, nation) => &self.combat(token).rows[nation.index()].script,
            Origin::Legacy(legacy) => &self.legacy(legacy).script,
            Origin::Story(goal) => self.story.goals.get(goal.index()).map_or(&self.nothing, |it| &it.script),
        }
    }

    /// A project card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The cards with a trait.
    #[inline]
    pub fn having(&self, what: Trait) -> Cards {
        self.sets.having[what as usize]
    }

    /// A tile of the quest pile. The price of a story tile is on its card.
    #[inline]
    pub fn quest(&self, quest: QuestId) -> &Quest {
        &self.quests[quest.index()]
    }

    /// A combat token.
    #[inline]
    pub fn combat(&self, token: CombatId) -> &CombatToken {
        &self.combats[token.index()]
    }

    /// A city tile.
    #[inline]
    pub fn city(&self, tile: CityTile) -> &City {
        &self.cities[tile.index()]
    }

    /// A career card.
    #[inline]
    pub fn career(&self, career: Career) -> &CareerCard {
        &self.careers[career.index()]
    }

    /// A prestige building.
    #[inline]
    pub fn building(&self, building: Building) -> &PrestigeBuilding {
        &self.buildings[building.index()]
    }

    /// A location.
    #[inline]
    pub fn place(&self, place: Place) -> &Location {
        &self.places[place.index()]
    }

    /// A space of the exploration track.
    #[inline]
    pub fn space(&self, space: Space) -> &ExplorerSpace {
        &self.spaces[space.index()]
    }

    /// An upgrade area.
    #[inline]
    pub fn area(&self, area: Area) -> &Upgrade {
        &self.areas[area.index()]
    }

    /// A legacy tile.
    #[inline]
    pub fn legacy(&self, legacy: Legacy) -> &LegacyTile {
        &self.legacies[legacy.index()]
    }

    /// The card of a level of the classic mode.
    #[inline]
    pub fn classic(&self, level: Level) -> &Classic {
        &self.classics[level.index()]
    }

    /// Whether an explorer on `at` has reached or passed `goal`, a space of the short branch.
    #[inline]
    pub fn has_reached(&self, at: Space, goal: Space) -> bool {
        self.space(at).main >= self.space(goal).main
    }

    /// MA-31.12: the number of counted spaces between `at` and the end along the shortest path. `used` has a bit for
    /// each quest space whose tile is gone; those do not count.
    pub fn distance(&self, at: Space, used: u32) -> u8 {
        let steps = self.space(at).next.iter().flatten().map(|&next| {
            let counts = used & (1 << next.index()) == 0;
            u8::from(counts) + self.distance(next, used)
        });
        steps.min().unwrap_or(0)
    }

    /// MA-31.21: the number of counted spaces from `behind` to `ahead` along the shortest path; `None` if there is no
    /// path. The space `ahead` always counts, even if its quest is taken.
    pub fn spaces_between(&self, behind: Space, ahead: Space, used: u32) -> Option<u8> {
        let steps = self.space(behind).next.iter().flatten().filter_map(|&next| {
            if next == ahead {
                return Some(1);
            }
            let counts = used & (1 << next.index()) == 0;
            Some(u8::from(counts) + self.spaces_between(next, ahead, used)?)
        });
        steps.min()
    }

    /// MA-31.21: the number of counted spaces from `at` to the first one beyond the next line, or to the end.
    pub fn spaces_to_line(&self, at: Space, used: u32) -> u8 {
        let steps = self.space(at).next.iter().flatten().map(|&next| {
            let counts = used & (1 << next.index()) == 0;
            let rest = if self.space(next).line.is_some() { 0 } else { self.spaces_to_line(next, used) };
            u8::from(counts) + rest
        });
        steps.min().unwrap_or(0)
    }

    /// MA-31.21: the lead of the explorer on `first` over the one on `second`, or 0.
    pub fn explorer_lead(&self, first: Space, second: Space, used: u32) -> u8 {
        if let Some(spaces) = self.spaces_between(second, first, used) {
            spaces
        } else if first == second || self.spaces_between(first, second, used).is_some() {
            0
        } else {
            // The two are on different branches of one fork, which join before the next line.
            self.spaces_to_line(second, used).saturating_sub(self.spaces_to_line(first, used))
        }
    }

    /// MA-11.2: the noble rank on a space of an influence track.
    #[inline]
    pub fn rank(&self, influence: u8) -> u8 {
        self.ranks[usize::from(influence)]
    }

    /// The first space of the next noble rank, if there is one.
    pub fn next_rank(&self, influence: u8) -> Option<u8> {
        let rank = self.rank(influence);
        let at = self.ranks.iter().position(|&other| other > rank)?;
        u8::try_from(at).ok()
    }

    /// The points printed at a doubloon income.
    #[inline]
    pub fn points_of_income(&self, income: u8) -> u8 {
        self.income_points[usize::from(income - INCOME_FIRST)]
    }

    /// MA-19.5: the empty spaces of a reserve from which this many cubes have been taken.
    pub fn empty_spaces(&self, taken: u8) -> u8 {
        let mut left = taken;
        let mut empty = 0;
        for &cubes in &self.reserve {
            // MA-2.15: cubes are taken from the left. A space is empty when its last cube is taken.
            if left < cubes {
                break;
            }
            left -= cubes;
            empty += 1;
        }
        empty
    }

    /// The number of cubes of a nation.
    pub fn cubes(&self) -> u8 {
        self.reserve.iter().sum()
    }
}

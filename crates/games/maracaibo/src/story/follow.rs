//! MA-29.2, MA-29.14: following a card's instructions: tiles, story tile, quests.

use engine::Journal;

use crate::data::QuestSpot;
use crate::event::Event;
use crate::ids::{Legacy, QuestId, StoryCard};
use crate::sets::Legacies;
use crate::state::{Maracaibo, PlacedQuest};

impl Maracaibo {
    /// MA-29.17: the tiles of a card, which depend on earlier votes.
    pub fn tiles_of(&self, card: StoryCard) -> Legacies {
        let row = self.tables().story.card(card);
        let story = self.story_state();
        let echoes = row.echoes.iter().filter(|echo| story.has(echo.flag));
        echoes.fold(row.tiles, |all, echo| all | echo.tiles)
    }

    /// MA-29.14: places tiles in ascending order, the story tile, quests from left to right, then the additions of
    /// echoes. `whole` is false at the setup of a later game, where the tiles are already placed (MA-33.6).
    pub(crate) fn follow(&mut self, card: StoryCard, whole: bool, journal: &mut impl Journal<Event>) {
        let row = self.tables().story.card(card);
        if whole {
            row.tiles.iter().for_each(|legacy| self.lay_tile(legacy, journal));
        }
        self.lay_story_tile(card, journal);
        self.lay_spots(&row.quests, journal);
        for echo in &row.echoes {
            if self.story_state().has(echo.flag) {
                if whole {
                    echo.tiles.iter().for_each(|legacy| self.lay_tile(legacy, journal));
                }
                self.lay_spots(&echo.quests, journal);
            }
        }
    }

    /// MA-2.5, MA-29.9, MA-29.21: places the next tile of the stack, if there is one.
    pub(crate) fn lay_story_tile(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) {
        let Some(place) = self.tables().story.card(card).story_at else { return };
        let story = self.story_state_mut();
        let Some(quest) = QuestId::story().nth(usize::from(story.stack)) else { return };
        let Some(one) = story.play.iter_mut().find(|one| one.card == card) else { return };
        one.tile = Some(quest);
        story.stack += 1;
        self.quests.push(PlacedQuest { place, quest });
        journal.note(Event::QuestPlaced { quest, place });
    }

    /// MA-29.2, MA-29.29: places quests by number of players, while the pile has tiles.
    pub(crate) fn lay_spots(&mut self, spots: &[QuestSpot], journal: &mut impl Journal<Event>) {
        let players = self.players.len() as u8;
        for spot in spots.iter().filter(|spot| (spot.players_min..=spot.players_max).contains(&players)) {
            if let Some(quest) = self.next_quest() {
                self.quests.push(PlacedQuest { place: spot.place, quest });
                journal.note(Event::QuestPlaced { quest, place: spot.place });
            }
        }
    }

    /// Whether every disc space of a tile is filled.
    pub(crate) fn is_full(&self, legacy: Legacy) -> bool {
        self.discs_on(legacy) >= self.tables().legacy(legacy).discs
    }

    /// The discs on a tile.
    pub fn discs_on(&self, legacy: Legacy) -> u8 {
        self.story.as_ref().map_or(0, |story| story.discs[legacy.index()])
    }
}

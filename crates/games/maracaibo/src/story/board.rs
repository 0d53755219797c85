//! The board between two games of a campaign: what an archive brings to it, and nothing that a game draws anew.

use engine::{DataId, List, Seed, Silent, Viewer};

use crate::ids::{CityTile, Legacy, Place};
use crate::sets::Legacies;
use crate::state::{Maracaibo, Mode, Options};
use crate::story::{Archive, InPlay};
use crate::view::{MaracaiboView, StoryCardView};

impl Maracaibo {
    /// The board as the next game finds it: the archived tiles with the discs and cubes for this many seats, and the story tiles of
    /// the cards in play. City tiles, quests and cards are drawn by each game for itself, so none lies there. None for a
    /// number of seats that no game has.
    fn between(data: DataId, seats: usize, archive: Option<&Archive>) -> Option<Maracaibo> {
        let options = Options { mode: Mode::Story, ..Options::default() };
        let mut game = Maracaibo::set_up(data, seats, &options, Seed::from(1), &mut Silent).ok()?;
        let own = |tile: &CityTile| game.tables().city(*tile).place == Some(Place::MARACAIBO);
        game.tiles = game.tiles.map(|tile| tile.filter(own));
        (game.legacies, game.quests) = (Legacies::NONE, List::new());
        let story = game.tale_mut();
        (story.play, story.stack, story.discs) = (List::new(), 0, [0; Legacy::COUNT]);
        if let Some(archive) = archive {
            story.told = archive.told;
            let in_play = |card| InPlay { card, followed: true, tile: None };
            story.play = archive.play.iter().map(|one| in_play(one.card)).collect();
            archive.tiles.iter().for_each(|legacy| game.lay_tile(legacy, &mut Silent));
            for one in &archive.play {
                game.lay_story_tile(one.card, &mut Silent);
            }
        }
        game.trail = Default::default();
        (game.pier, game.quest_top, game.row) = (None, None, Default::default());
        game.buildings = List::new();
        Some(game)
    }
}

/// What lies on the board between two games, as nobody sees it who plays; and the cards in play. None for an archive or a
/// number of seats that cannot be.
pub fn board(
    data: DataId,
    seats: usize,
    archive: Option<&Archive>,
) -> Option<(MaracaiboView, Vec<StoryCardView>)> {
    let game = Maracaibo::between(data, seats, archive)?;
    let mut view = game.view_for(Viewer::Spectator);
    let cards = view.story.take().map(|story| story.cards).unwrap_or_default();
    view.players.clear();
    view.jeanne = None;
    for place in &mut view.places {
        place.ships.clear();
        place.jeanne = false;
    }
    for space in &mut view.spaces {
        space.explorers.clear();
        space.jeanne = false;
    }
    Some((view, cards))
}

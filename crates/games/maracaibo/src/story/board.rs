//! The board between two games of a campaign: the archived pieces, without the random ones of a game.

use engine::{DataId, List, Seed, Silent, Viewer};

use crate::ids::{CityTile, Legacy, Place};
use crate::sets::Legacies;
use crate::state::{Maracaibo, Mode, Options};
use crate::story::{Archive, InPlay};
use crate::view::{MaracaiboView, StoryCardView};

impl Maracaibo {
    /// The board at the start of the next game: the archived tiles with their discs for this number of seats, and the
    /// story tiles of the cards in play. City tiles, quests and cards are random in each game and so left out. `None`
    /// for an invalid number of seats.
    fn board_between_games(data: DataId, seats: usize, archive: Option<&Archive>) -> Option<Maracaibo> {
        let options = Options { mode: Mode::Story, ..Options::default() };
        let mut game = Maracaibo::set_up(data, seats, &options, Seed::from(1), &mut Silent).ok()?;
        let own = |tile: &CityTile| game.tables().city(*tile).place == Some(Place::MARACAIBO);
        game.tiles = game.tiles.map(|tile| tile.filter(own));
        (game.legacies, game.quests) = (Legacies::NONE, List::new());
        let story = game.story_state_mut();
        (story.play, story.stack, story.discs) = (List::new(), 0, [0; Legacy::COUNT]);
        if let Some(archive) = archive {
            story.read_cards = archive.read_cards;
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

/// The view of the board between two games, without players, and the cards in play. `None` for an invalid number of
/// seats.
pub(crate) fn board(
    data: DataId,
    seats: usize,
    archive: Option<&Archive>,
) -> Option<(MaracaiboView, Vec<StoryCardView>)> {
    let game = Maracaibo::board_between_games(data, seats, archive)?;
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

//! Helpers that play a campaign round by round by meeting goals directly, without turns.

use engine::{CarryOver, Game, Seat, Silent};

use super::helpers::{built_in, in_turn, play};
use crate::data::StoryGoal;
use crate::step::Step;
use crate::story::{Ballot, Decide};
use crate::*;

/// The options of a story game.
pub(crate) fn story_options() -> Options {
    Options { mode: Mode::Story, ..Options::default() }
}

/// The first game of a campaign, at its first decision.
pub(crate) fn story(seats: usize) -> Maracaibo {
    Maracaibo::new(built_in(), seats, &story_options(), engine::Seed::from(1)).unwrap()
}

/// A game from an archive, at its first decision.
pub(crate) fn later(seats: usize, archive: Archive) -> Maracaibo {
    let options = Options { campaign: Some(Box::new(archive)), ..story_options() };
    Maracaibo::new(built_in(), seats, &options, engine::Seed::from(2)).unwrap()
}

pub(crate) fn story_card(name: &str) -> StoryCard {
    StoryCard::read(name).unwrap()
}

pub(crate) fn legacy(name: &str) -> Legacy {
    Legacy::read(name).unwrap()
}

/// The cards in play, by name.
pub(crate) fn in_play(game: &Maracaibo) -> Vec<String> {
    game.story_state().play.iter().map(|one| one.card.to_string()).collect()
}

/// The cards read, by name.
pub(crate) fn cards_read(game: &Maracaibo) -> Vec<String> {
    game.story_state().read_cards.iter().map(|read| read.card.to_string()).collect()
}

/// Lets a seat claim the story tile of a card without paying.
pub(crate) fn claim(game: &mut Maracaibo, seat: u8, card: &str) {
    let one =
        *game.story_state().play.iter().find(|one| one.card == story_card(card)).expect("a card in play");
    let tile = one.tile.expect("a story tile");
    let at = game.quests.iter().position(|placed| placed.quest == tile).expect("a tile on the board");
    game.quests.remove(at);
    game.player_mut(Seat(seat)).quests.insert(tile);
}

/// Fills every disc space of a tile.
pub(crate) fn fill(game: &mut Maracaibo, name: &str) {
    let spaces = game.tables().legacy(legacy(name)).discs;
    game.story_state_mut().discs[legacy(name).index()] = spaces;
}

/// Meets the goals of all cards in play, if possible.
pub(crate) fn meet_all(game: &mut Maracaibo) {
    let play = game.story_state().play;
    for one in &play {
        match game.story_goal(one.card) {
            StoryGoal::Quest(_) => {
                if one.tile.is_some_and(|tile| game.claimer(tile).is_none()) {
                    claim(game, 0, &one.card.to_string());
                }
            }
            StoryGoal::Complete(tiles) => tiles.iter().for_each(|tile| fill(game, &tile.to_string())),
            StoryGoal::End => unreachable!("an epilogue is not in play"),
        }
    }
}

/// Ends the round by a seat; all players take points. Stops at a vote.
pub(crate) fn end_round(game: &mut Maracaibo, first: u8) {
    while game.steps.pop().is_some() {}
    for player in &mut game.players {
        if player.career.is_none() {
            player.career = player.offered.first().or(game.career_bag.first());
            let career = player.career.unwrap();
            game.career_bag.remove(career);
            player.offered = Careers::NONE;
            player.supply -= 3;
        }
    }
    game.begin_scoring(Seat(first), false, &mut Silent);
    game.settle(&mut Silent);
    while game.step() == Some(Step::Purchase) {
        play(game, &["points"]);
    }
}

/// Decides all open votes for one option.
pub(crate) fn decide(game: &mut Maracaibo, choice: Choice) {
    while let Some(seat) = game.turn().actors().first() {
        let action = match game.step() {
            Some(Step::Ballot(_)) => Action::Vote { choice },
            Some(Step::Decide(_)) => Action::Decide { choice },
            _ => return,
        };
        game.apply(seat, action, &mut Silent);
    }
}

/// Decides votes for B on the named cards, for A on all others.
pub(crate) fn decide_by(game: &mut Maracaibo, for_b: &[&str]) {
    while let Some(Step::Ballot(Ballot { card }) | Step::Decide(Decide { card })) = game.step() {
        let b = for_b.contains(&card.to_string().as_str());
        let choice = if b { Choice::B } else { Choice::A };
        for seat in game.turn().actors().iter() {
            let action = match game.step() {
                Some(Step::Ballot(_)) => Action::Vote { choice },
                _ => Action::Decide { choice },
            };
            game.apply(seat, action, &mut Silent);
        }
    }
}

/// Plays a campaign in which every goal is met as soon as possible, until `stop` holds in Phase B of a turn.
pub(crate) fn until(seats: usize, for_b: &[&str], stop: impl Fn(&Maracaibo) -> bool) -> Maracaibo {
    let mut game = in_turn(story(seats));
    for _ in 0..80 {
        if stop(&game) {
            let mut game = in_turn(game);
            for player in &mut game.players {
                player.visited = Places::NONE;
                player.visited.insert(player.ship);
                player.from = player.ship;
            }
            return game;
        }
        meet_all(&mut game);
        end_round(&mut game, 0);
        decide_by(&mut game, for_b);
        if let Some(CarryOver { options, ended: false }) = game.carry_over() {
            game = in_turn(later(seats, *options.campaign.unwrap()));
        }
    }
    panic!("it never came to this");
}

/// A campaign in which a card is in play, with its story tile if it needs one.
pub(crate) fn with_card(seats: usize, for_b: &[&str], card: &str) -> Maracaibo {
    until(seats, for_b, |game| {
        let goal = game.tables().story.card(story_card(card)).goal;
        let needs = matches!(goal, StoryGoal::Quest(_));
        game.story_state()
            .play
            .iter()
            .any(|one| one.card == story_card(card) && (one.tile.is_some() || !needs))
    })
}

/// A game with a legacy tile in play.
pub(crate) fn with_tile(seats: usize, name: &str) -> Maracaibo {
    let mut game = in_turn(story(seats));
    game.lay_tile(legacy(name), &mut Silent);
    game
}

//! The engine's conformance suite, for every number of seats and every set of options.

use engine::kit::{Kit, size};

use super::helpers::{Choose, all_options, play_out, variant};
use super::stories::{story_options, with_card};
use crate::{Maracaibo, Options};

#[test]
fn multiplayer_games_conform() {
    Kit::<Maracaibo>::new()
        .options(all_options())
        .games(size(1, 12))
        .mutants(size(30, 400))
        .every(size(20, 8) as u32)
        .sturdy()
        .run();
}

#[test]
fn solo_games_conform() {
    let levels = (1..=5).map(|solo| Options { solo: Some(solo), ..Options::default() });
    Kit::<Maracaibo>::new()
        .seats([1])
        .options(levels.collect())
        .games(size(1, 12))
        .mutants(size(30, 400))
        .every(size(20, 8) as u32)
        .sturdy()
        .run();
}

/// The first game of a campaign, and later ones that begin with many cards and tiles.
fn campaigns() -> Vec<Options> {
    let mut all = vec![story_options()];
    for (for_b, card) in [(&[][..], "06"), (&["02", "06", "12"][..], "22"), (&["17", "24", "30"][..], "38")] {
        let archive = with_card(2, for_b, card).archive().unwrap();
        all.push(Options { campaign: Some(Box::new(archive)), ..story_options() });
    }
    all
}

/// MA-29, MA-33: conformance holds in story mode, in the first game of a campaign and in later ones.
#[test]
fn story_games_conform() {
    Kit::<Maracaibo>::new()
        .seats([1, 3])
        .options(campaigns().into_iter().skip(1).take(size(1, 3)).collect())
        .games(size(1, 12))
        .mutants(size(20, 400))
        .every(size(40, 8) as u32)
        .sturdy()
        .run();
}

/// MA-29: random story games end, pass the audit and give an archive for the next game.
#[test]
fn random_story_games_end() {
    let mut read = 0;
    for options in campaigns() {
        for seats in 1..=4 {
            for seed in 0..size(2, 60) as u64 {
                let mut game = variant(seats, seed, options.clone());
                play_out(&mut game, &mut Choose(seed), |game, _, _| {
                    game.audit_now().unwrap_or_else(|why| panic!("{why}: {game:?}"));
                });
                let archive = game.archive().unwrap();
                archive.check(&game.tables().story).unwrap();
                read += archive.read_cards.len();
            }
        }
    }
    assert!(read > 0);
}

#[test]
fn random_games_end() {
    let mut decisions = Vec::new();
    let mut deepest = 0;
    for options in all_options() {
        for seats in 1..=4 {
            for seed in 0..engine::kit::size(3, 100) as u64 {
                let mut game = variant(seats, seed, options.clone());
                decisions.push(play_out(&mut game, &mut Choose(seed), |game, _, _| {
                    deepest = deepest.max(game.steps.len());
                    game.audit_now().unwrap_or_else(|why| panic!("{why}: {game:?}"));
                }));
                assert!(game.result().is_some());
            }
        }
    }
    assert!(decisions.iter().all(|&decisions| decisions < 4000), "{decisions:?}");
    // The deepest stack in play stays below the audit's limit, which stays below the capacity.
    assert!(deepest <= 24, "{deepest}");
}

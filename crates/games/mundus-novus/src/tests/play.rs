//! Random games to the end.

use engine::{Dice, Game, Seat, Seed, Viewer};

use super::helpers::{Choose, game, play_out};

#[test]
fn random_games_end() {
    for seats in 2..=6 {
        for seed in 0..8 {
            let mut game = game(seats, seed);
            let mut candidates = Vec::new();
            let mut at = 0;
            play_out(&mut game, &mut Choose(seed), |game, seat, legal| {
                at += 1;
                game.audit().unwrap_or_else(|why| panic!("{why}: {game:?}"));
                game.candidates(seat, &mut candidates);
                let allowed: Vec<_> =
                    candidates.iter().copied().filter(|&one| game.check(seat, one).is_ok()).collect();
                assert_eq!(allowed, legal, "at {:?}", game.step());
                if at % 7 != 0 {
                    return;
                }
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everybody])
                {
                    let (mut a, mut b) = (game.clone(), game.clone());
                    b.redeal(viewer, &mut Dice::new(Seed::from(1), "other"));
                    b.audit().unwrap();
                    assert_eq!(b.view(viewer), game.view(viewer), "{viewer}");
                    assert_eq!(b.prompt(viewer), game.prompt(viewer));
                    a.redeal(viewer, &mut Dice::new(Seed::from(2), "same"));
                    b.redeal(viewer, &mut Dice::new(Seed::from(2), "same"));
                    assert_eq!(a, b, "{viewer} at {:?}", game.step());
                }
            });
            assert!(game.outcome().is_some());
            game.audit().unwrap();
        }
    }
}

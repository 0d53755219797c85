//! Each bot beats the weaker one, on a toy game without an evaluation.

use engine::{Game, Seat, Seed};

use super::spec;
use super::toy::{Action, toy};
use crate::{Insight, Player, choose, insight, knows, playout};

#[test]
fn a_game_without_an_evaluation_uses_score_breakdowns() {
    assert!(!knows::<super::toy::Toy>());
    let game = toy(2, 1);
    let insight: std::sync::Arc<Insight<_>> = insight();
    assert_eq!(insight.evaluation.value(&game, Seat(0)), 0.0);
    assert_eq!(insight.kinds.weight("anything"), 1.0);
}

#[test]
fn greedy_beats_random_without_an_evaluation() {
    let wins: f64 = (0..60)
        .map(|n| {
            let own = Seat((n % 2) as u8);
            let bots =
                if n % 2 == 0 { [spec("greedy"), spec("random")] } else { [spec("random"), spec("greedy")] };
            playout(&bots, &toy(2, n), Seed::from(n)).share(own)
        })
        .sum();
    assert!(wins > 40.0, "{wins} of 60");
}

#[test]
fn greedy_finds_the_largest_sale_in_one_turn() {
    let mut game = toy(2, 3);
    game.hands[0] = [0, 4, 1, 0, 0];
    game.hands[1] = [1, 0, 0, 0, 0];
    game.bids = vec![None, Some(0)];
    let bid = choose(&spec("greedy"), &game, Seat(0), Seed::from(1));
    assert!(matches!(bid, Action::Bid { .. }));
    game.apply(Seat(0), Action::Bid { card: 2 }, &mut engine::Silent);
    game.hands[0] = [0, 4, 1, 0, 0];
    let mut greedy = Player::new(&spec("greedy"));
    let mut sold = 0;
    for n in 0..20 {
        if !game.turn().actors().has(Seat(0)) || game.points[0] > 0 {
            break;
        }
        let action = greedy.choose(&game, Seat(0), Seed::from(n));
        if let Action::Count { count } = action {
            sold = count;
        }
        game.apply(Seat(0), action, &mut engine::Silent);
    }
    assert_eq!(sold, 4, "four at once pay 16, one by one 4");
}

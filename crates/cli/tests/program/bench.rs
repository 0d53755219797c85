//! Speed: the format of the output, and the absence of allocations on the hot path.

use std::hint::black_box;

use catalog::Visitor;
use engine::{Dice, Game, Seed, Viewer};
use serde_json::Value;
use speed::Player;

use crate::tools::good;

#[test]
fn the_report_has_the_documented_shape() {
    let report: Value =
        serde_json::from_str(&good(&["bench", "mundus-novus", "--seconds", "0.2", "--json"], "")).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["games", "yardstick_per_s"]);
    let row = &report["games"][0];
    assert_eq!(
        keys(row),
        [
            "branching",
            "clone_ns",
            "decisions_per_game",
            "decisions_per_s",
            "game",
            "games_per_s",
            "of_yardstick",
            "redeal_ns",
            "seats",
            "state_bytes",
            "thinking",
            "with_clone_per_s",
        ]
    );
    assert_eq!((&row["game"], &row["seats"]), (&"mundus-novus".into(), &4.into()));
    let number = |key: &str| row[key].as_f64().unwrap();
    let part = number("decisions_per_s") / report["yardstick_per_s"].as_f64().unwrap();
    assert!((part - number("of_yardstick")).abs() < 0.001);
    let part = number("decisions_per_s") / number("games_per_s");
    assert!((part / number("decisions_per_game") - 1.0).abs() < 0.01);
    let thinking = |key: &str| row["thinking"][key].as_f64().unwrap();
    assert!(thinking("evaluations_per_s") > 1000.0 && thinking("simulations_per_s") > 100.0, "{row}");
    assert!(number("branching") >= 2.0 && number("clone_ns") > 0.0 && number("redeal_ns") > 0.0);
    assert!(good(&["bench", "--seconds", "0.1", "--lang", "fr"], "").contains("Étalon"));
}

#[test]
fn a_fixed_amount_of_work_is_always_the_same() {
    let args = ["bench", "mundus-novus", "--decisions", "5000", "--seed", "3"];
    assert_eq!(good(&args, ""), good(&args, ""));
}

struct Allocations {
    seats: usize,
}

impl Visitor for Allocations {
    type Output = ();

    fn visit<G: Game>(self) {
        let data = catalog::built_in(G::INFO.id).unwrap();
        let mut player = Player::<G>::new(data, self.seats, 1).unwrap();
        let mut dice = Dice::new(Seed::from(1), "test");
        // Warm-up: lists have grown, tables are loaded.
        for _ in 0..3 {
            let mut state = player.begin();
            player.finish(&mut state);
        }
        let mut states: Vec<G> = (0..10).map(|_| player.begin()).collect();
        let ((new, grown, _), decisions) =
            alloc_counter::count_alloc(|| states.iter_mut().map(|state| player.finish(state)).sum::<u64>());
        assert!(decisions > 0);
        assert_eq!((new, grown), (0, 0), "{} with {} seats: legal and apply", G::INFO.id, self.seats);
        let mut samples = player.samples();
        let ((new, grown, _), ()) = alloc_counter::count_alloc(|| {
            for (state, seat) in &mut samples {
                for viewer in [Viewer::Seat(*seat), Viewer::Spectator] {
                    let mut copy = black_box(&*state).clone();
                    copy.redeal(viewer, &mut dice);
                    black_box(&copy);
                }
            }
        });
        assert_eq!((new, grown), (0, 0), "{} with {} seats: clone and redeal", G::INFO.id, self.seats);
    }
}

#[test]
fn legal_apply_and_redeal_do_not_allocate() {
    let ((counted, _, _), _) = alloc_counter::count_alloc(|| black_box(Box::new(1)));
    assert_eq!(counted, 1, "the allocator counts");
    for info in catalog::infos() {
        for seats in info.seats_min..=info.seats_max {
            catalog::visit(info.id, Allocations { seats }).unwrap();
        }
    }
}

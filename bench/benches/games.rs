//! Wall-clock benchmarks of every game: a random game, a clone, a redeal, and the yardstick.

use std::hint::black_box;

use catalog::Visitor;
use criterion::{BatchSize, Criterion};
use engine::{Dice, Game, Seed, Viewer};
use speed::{Player, seats_for, yardstick};

struct Measure<'a>(&'a mut Criterion);

impl Visitor for Measure<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let info = G::INFO;
        let data = catalog::built_in(info.id).expect("the built-in data are tested");
        let mut player = Player::<G>::new(data, seats_for(&info), 1).expect("four or the nearest can play");
        let samples = player.samples();
        let mut group = self.0.benchmark_group(info.id);
        group.bench_function("random game", |bench| {
            bench.iter(|| {
                let mut state = player.begin();
                player.finish(&mut state)
            });
        });
        group.bench_function("clone", |bench| {
            let mut states = samples.iter().cycle();
            bench.iter(|| states.next().map(|(state, _)| black_box(state).clone()));
        });
        group.bench_function("redeal", |bench| {
            let mut dice = Dice::new(Seed::from(1), "bench");
            let mut states = samples.iter().cycle().cloned();
            let mut next = || states.next().expect("a cycle has no end");
            bench.iter_batched_ref(
                &mut next,
                |(state, seat)| state.redeal(Viewer::Seat(*seat), &mut dice),
                BatchSize::SmallInput,
            );
        });
        group.finish();
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    criterion.bench_function("yardstick game", |bench| {
        let rules = yardstick::rules();
        let mut rng = yardstick::Rng(42);
        let mut out = [0; yardstick::CANDIDATES];
        bench.iter(|| {
            let mut state = yardstick::State::new(rng.next());
            while !state.over() {
                let n = state.legal(&rules, &mut out);
                let action = out[rng.below(n as u32) as usize];
                state.apply(&rules, action, &mut rng);
            }
            black_box(state)
        });
    });
    for info in catalog::infos() {
        catalog::visit(info.id, Measure(&mut criterion)).expect("it is in the list");
    }
    criterion.final_summary();
}

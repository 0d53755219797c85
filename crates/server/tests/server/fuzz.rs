//! The entry points of the server with random bytes, and with inputs that once caused a failure.

use std::time::{Duration, Instant};

use super::fuzz_entry::EntryPoints;

/// Failing inputs found by the targets of `fuzz/`, by target. All are fixed.
const FOUND: &[(EntryPoint, &[u8])] = &[];

type EntryPoint = fn(&EntryPoints, &[u8]);

/// A simple generator that depends only on its seed.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }
}

/// Tests an entry point with random tapes: a fixed number of them, or for `CARAVELLE_FUZZ_SECONDS`.
fn try_entry_point(entry_points: &EntryPoints, name: &str, entry_point: EntryPoint, seed: u64) {
    let full = std::env::var_os("CARAVELLE_FULL").is_some();
    let seconds = std::env::var("CARAVELLE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    let (began, mut tapes, mut rng) = (Instant::now(), 0, Rng(seed));
    loop {
        let enough = match seconds {
            Some(seconds) => began.elapsed() > Duration::from_secs(seconds),
            None => tapes >= if full { 5000 } else { 150 },
        };
        if enough {
            break;
        }
        let tape: Vec<u8> = (0..rng.next() % 300).map(|_| rng.next().to_le_bytes()[1]).collect();
        let tried =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| entry_point(entry_points, &tape)));
        assert!(tried.is_ok(), "{name}: tape {tapes} of seed {seed}: {tape:?}");
        tapes += 1;
    }
    eprintln!("{name}: {tapes} tapes of seed {seed} in {:?}", began.elapsed());
}

#[test]
fn entry_points_survive_arbitrary_input() {
    let seed = std::env::var("CARAVELLE_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(22);
    let entry_points = EntryPoints::new();
    for (entry_point, tape) in FOUND {
        entry_point(&entry_points, tape);
    }
    try_entry_point(&entry_points, "http", EntryPoints::http, seed);
    try_entry_point(&entry_points, "raw", EntryPoints::raw, seed);
    try_entry_point(&entry_points, "socket", EntryPoints::socket, seed);
}

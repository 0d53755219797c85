//! Advice is honest and legal, and says what was judged.

use catalog::{Visitor, infos, visit};
use engine::{DataFiles, Dice, Game, Seat, Seed, Silent, Viewer};

use super::toy::{Toy, toy};
use crate::{Account, Advice, CHOICES, Effort, advise, chances, learned};

const SMALL: Effort<'static> = Effort { permille: 30, stop: &|| false };

/// Something for every few positions of a random game.
fn walk<G: Game>(mut state: G, seed: u64, every: u64, mut look: impl FnMut(&G, Seat, u64)) {
    let mut dice = Dice::new(Seed::from(seed), "test");
    let mut legal = Vec::new();
    for n in 0..G::INFO.decisions_max as u64 {
        let Some(seat) = state.turn().actors().first() else { return };
        if n % every == 0 {
            look(&state, seat, n);
        }
        state.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        state.apply(seat, action, &mut Silent);
    }
    panic!("the game does not end");
}

fn new<G: Game>(seats: usize, seed: u64) -> G {
    let data = G::load_data(&DataFiles::embedded(G::INFO.data)).unwrap();
    G::new(data, seats, &G::Options::default(), Seed::from(seed)).unwrap()
}

/// The same advice whatever is hidden; only legal moves; what was decided is among them.
fn honest<G: Game>(state: G, every: u64) {
    let mut dice = Dice::new(Seed::from(1), "other");
    let mut legal = Vec::new();
    walk(state, 7, every, |state: &G, seat, n| {
        let mut other = state.clone();
        other.redeal(Viewer::Seat(seat), &mut dice);
        let seed = Seed::from(n);
        let advice = advise(state, seat, None, seed, SMALL);
        assert_eq!(advice, advise(&other, seat, None, seed, SMALL), "{} peeks at {n}", G::INFO.id);
        assert!(advice.len() <= CHOICES);
        state.legal(seat, &mut legal);
        for one in &advice {
            assert!(legal.contains(&one.moves[0]), "{} at {n}: {:?}", G::INFO.id, one.moves);
            assert!(one.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        }
        assert!(advice.is_sorted_by(|a, b| a.value >= b.value && a.chance >= b.chance));
        // Whoever has several choices is shown several, and none twice in another order.
        assert!(
            advice.is_empty() || legal.len() < 2 || advice.len() > 1 || !advice[0].only,
            "{} at {n}",
            G::INFO.id
        );
        for (at, one) in advice.iter().enumerate() {
            let same = |other: &Advice<G::Action>| {
                other.moves.len() == one.moves.len()
                    && one.moves.iter().all(|action| other.moves.contains(action))
            };
            assert!(!advice[..at].iter().any(same), "{} at {n}: {:?} again", G::INFO.id, one.moves);
        }
        let decided = legal[legal.len() / 2];
        let judged = advise(state, seat, Some(decided), seed, SMALL);
        assert!(judged.is_empty() || judged.iter().any(|one| one.moves[0] == decided));
    });
}

struct Honest;
impl Visitor for Honest {
    type Output = ();

    fn visit<G: Game>(self) {
        let full = std::env::var_os("CARAVELLE_FULL").is_some();
        let seats = if full { G::INFO.seats_min..=G::INFO.seats_max } else { G::INFO.seats_min..=2 };
        seats.for_each(|seats| honest::<G>(new(seats, 5), if full { 11 } else { 61 }));
    }
}

#[test]
fn advice_never_peeks_and_is_legal() {
    (0..3).for_each(|seed| honest::<Toy>(toy(3, seed), 2));
    infos().iter().for_each(|info| visit(info.id, Honest).unwrap());
}

/// What is said is what was judged: the terms of a value add up to it, at every step of a game.
#[test]
fn terms_add_up_to_the_value() {
    struct Adds;
    impl Visitor for Adds {
        type Output = ();

        fn visit<G: Game>(self) {
            let insight = learned::<G>();
            for seats in G::INFO.seats_min..=G::INFO.seats_max {
                let look = |state: &G| {
                    for seat in Seat::all(state.seats()) {
                        let value = insight.value(state, seat);
                        let mut account = Account::default();
                        insight.account(state, seat, &mut account);
                        let total = account.total();
                        assert!((value - total).abs() < 1e-6, "{}: {value} is {account:?}", G::INFO.id);
                    }
                };
                walk::<G>(new(seats, 3), 3, 5, |state, _, _| look(state));
            }
        }
    }
    infos().iter().for_each(|info| visit(info.id, Adds).unwrap());
}

#[test]
fn chances_add_up_to_one_and_end_with_the_result() {
    let mut last = None;
    walk::<Toy>(toy(3, 4), 4, 3, |state, _, n| {
        let found = chances(state, 3, Seed::from(n)).unwrap();
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{found:?}");
        assert_eq!(found, chances(state, 3, Seed::from(n)).unwrap());
        last = Some(state.clone());
    });
    assert!(last.is_some());
}

//! Advice is legal, uses no hidden information, and explains the evaluation.

use au_nom_du_roi::AuNomDuRoi;
use catalog::{Visitor, infos, visit};
use engine::{Arg, DataFiles, Dice, Game, Phrase, Seat, Seed, Silent, Viewer};

use super::toy::{Toy, toy};
use crate::{Account, Advice, CHOICES, Effort, advise, chances, choose, learned};

const SMALL: Effort<'static> = Effort { permille: 30, stop: &|| false };

/// Calls a function for every few positions of a random game.
fn each_position<G: Game>(mut state: G, seed: u64, every: u64, mut look: impl FnMut(&G, Seat, u64)) {
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

/// Checks that advice is independent of hidden information, legal, and includes the decided choice.
fn honest<G: Game>(state: G, every: u64) {
    let mut dice = Dice::new(Seed::from(1), "other");
    let mut legal = Vec::new();
    each_position(state, 7, every, |state: &G, seat, n| {
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
        // A seat with several choices gets several, without repetition in another order.
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
        // The first choice has a reason in its favour, the others have one against them.
        for (at, one) in advice.iter().enumerate().filter(|(_, one)| !one.reasons.is_empty()) {
            let wanted = |phrase: &Phrase| speaks_for(phrase) == (at == 0);
            let message = format!("{} at {n}, choice {}: {:?}", G::INFO.id, at + 1, one.reasons);
            assert!(one.reasons.iter().any(wanted) || tied(&advice), "{message}");
        }
        // A term must not be both better and worse, and every hint has a win probability.
        for one in &advice {
            let judged = |phrase: &&Phrase| matches!(phrase.id.as_ref(), "hint-better" | "hint-worse");
            let named: Vec<_> = one.reasons.iter().filter(judged).map(|phrase| &phrase.args).collect();
            let again = (1..named.len()).any(|at| named[..at].contains(&named[at]));
            assert!(!again, "{} at {n}: {:?}", G::INFO.id, one.reasons);
            assert!(one.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{} at {n}", G::INFO.id);
        }
        // Every shown move is legal whatever the hidden cards are.
        for one in &advice {
            let mut copy = state.clone();
            copy.redeal(Viewer::Seat(seat), &mut dice);
            for (made, &action) in one.moves.iter().enumerate() {
                copy.legal(seat, &mut legal);
                let message = format!("{} at {n}: {:?} of {:?}", G::INFO.id, made, one.moves);
                assert!(legal.contains(&action), "{message}");
                copy.apply(seat, action, &mut Silent);
            }
        }
        state.legal(seat, &mut legal);
        let decided = legal[legal.len() / 2];
        let judged = advise(state, seat, Some(decided), seed, SMALL);
        assert!(judged.is_empty() || judged.iter().any(|one| one.moves[0] == decided));
    });
}

/// Whether a reason is in favour of its choice.
fn speaks_for(phrase: &Phrase) -> bool {
    let plus = |(name, arg): &(&str, Arg)| *name == "sign" && *arg == Arg::Text("+".to_owned());
    let inner = phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Phrase(what) if phrase.id == "hint-then" => Some(what),
        Arg::Phrase(_) | Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::List(_) => None,
    });
    phrase.id == "hint-better" || phrase.args.iter().any(plus) || inner.is_some_and(speaks_for)
}

/// Whether two consecutive choices are equally good.
fn tied<A>(advice: &[Advice<A>]) -> bool {
    advice.windows(2).any(|pair| (pair[0].value - pair[1].value).abs() < 0.05)
}

/// The figures of a reason are those after the moves shown, not after the playouts.
#[test]
fn figures_of_a_reason_are_true_after_the_moves() {
    let mut state: AuNomDuRoi = new(2, 35);
    let greedy = "greedy:cap=64".parse().unwrap();
    let mut reasons_with_coins = 0;
    for n in 0..120 {
        let Some(seat) = state.turn().actors().first() else { break };
        let advice = advise(&state, seat, None, Seed::from(5), SMALL);
        let coins = |one: &Advice<_>| {
            let mut after = state.clone();
            one.moves.iter().for_each(|&action| after.apply(seat, action, &mut Silent));
            i64::from(after.investors[seat.index()].coins)
        };
        if let [best, next, ..] = advice.as_slice() {
            for reason in best.reasons.iter().filter(|reason| reason.id == "hint-ar-coins") {
                let Some((_, Arg::Number(n))) = reason.args.iter().find(|(name, _)| *name == "n") else {
                    panic!("{reason:?}");
                };
                let found = coins(best) - coins(next);
                let signed = if speaks_for(reason) { *n } else { -n };
                assert_eq!(found, signed, "decision {n}: {:?} and {:?}", best.moves, next.moves);
                reasons_with_coins += 1;
            }
        }
        let action = choose(&greedy, &state, seat, Seed::from(n));
        state.apply(seat, action, &mut Silent);
    }
    assert!(reasons_with_coins > 5, "coins are told of now and then: {reasons_with_coins}");
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
fn advice_is_legal_and_uses_no_hidden_information() {
    (0..3).for_each(|seed| honest::<Toy>(toy(3, seed), 2));
    infos().iter().for_each(|info| visit(info.id, Honest).unwrap());
}

/// The terms of a value add up to it at every step of a game.
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
                each_position::<G>(new(seats, 3), 3, 5, |state, _, _| look(state));
            }
        }
    }
    infos().iter().for_each(|info| visit(info.id, Adds).unwrap());
}

#[test]
fn win_probabilities_sum_to_one_and_end_at_the_result() {
    let mut last = None;
    each_position::<Toy>(toy(3, 4), 4, 3, |state, _, n| {
        let found = chances(state, 3, Seed::from(n)).unwrap();
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{found:?}");
        assert_eq!(found, chances(state, 3, Seed::from(n)).unwrap());
        last = Some(state.clone());
    });
    assert!(last.is_some());
}

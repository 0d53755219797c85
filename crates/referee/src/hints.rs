//! Checks that every sentence of advice exists in every language.

use bots::{Account, Effort, advise_any, insight};
use catalog::{AnyAction, Visitor, begin, built_in, infos, visit};
use engine::{Arg, DataFiles, Dice, Game, Phrase, Seat, Seed, Silent};
use serde_json::json;
use words::{Lang, Names};

const SMALL: Effort<'static> = Effort { permille: 30, stop: &|| false };

/// Checks that a phrase and all phrases in it exist in every language.
fn is_said(phrase: &Phrase) {
    for lang in Lang::ALL {
        assert!(words::knows(lang, &phrase.id), "{} has no words for {}", lang.code(), phrase.id);
        let text = words::say(lang, phrase, &Names::none());
        assert!(!text.contains('{') && !text.contains("hint-"), "{text}");
    }
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => is_said(inner),
            Arg::List(list) => list.iter().for_each(is_said),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => (),
        }
    }
}

/// Each term of each evaluation has a name. Counted terms also have a message with a count.
#[test]
fn every_term_has_words() {
    struct Terms;
    impl Visitor for Terms {
        type Output = ();

        fn visit<G: Game>(self) {
            let data = G::load_data(&DataFiles::embedded(G::INFO.data)).unwrap();
            let insight = insight::<G>();
            let mut dice = Dice::new(Seed::from(3), "test");
            let mut legal = Vec::new();
            for seats in G::INFO.seats_min..=G::INFO.seats_max {
                let mut state = G::new(data, seats, &G::Options::default(), Seed::from(3)).unwrap();
                loop {
                    let mut account = Account::default();
                    insight.evaluation.account(&state, Seat(0), &mut account);
                    for term in account.terms() {
                        is_said(&Phrase::new(format!("{}.name", term.id)));
                        if term.amount != 0.0 {
                            for n in [1u8, 2, 5] {
                                is_said(&Phrase::new(term.id).with("sign", "+").with("n", n));
                            }
                        }
                    }
                    let Some(seat) = state.turn().actors().first() else { break };
                    state.legal(seat, &mut legal);
                    let action = legal[dice.below(legal.len() as u32) as usize];
                    state.apply(seat, action, &mut Silent);
                }
            }
        }
    }
    infos().iter().for_each(|info| visit(info.id, Terms).unwrap());
}

#[test]
fn every_reason_has_words_and_every_first_move_is_legal() {
    for info in infos() {
        let data = built_in(info.id).unwrap();
        let mut any = begin(info.id, data, 2, &json!({}), Seed::from(11)).unwrap();
        for n in 0..10 {
            let Some(seat) = any.turn().actors().first() else { break };
            let advice = advise_any(any.as_ref(), seat, None, Seed::from(n), SMALL).unwrap();
            let legal = any.legal(seat);
            for one in &advice {
                is_said(&one.reason);
                assert!(legal.contains(&one.moves[0]), "{}: {:?}", info.id, one.moves);
            }
            let moves = &advice.first().expect("no decision here is left to people").moves;
            let gesture: Vec<AnyAction> = moves.iter().map(AnyAction::from).collect();
            any.act_all(seat, &gesture).unwrap();
        }
    }
}

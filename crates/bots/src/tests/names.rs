//! Bots by name.

use crate::{Flat, Greedy, Policy, Spec, SpecError, USUAL_LEVEL, known, levels, list, parse_list};

fn policy(text: &str) -> Policy {
    text.parse::<Spec>().unwrap().policy()
}

fn refused(text: &str) -> SpecError {
    text.parse::<Spec>().unwrap_err()
}

#[test]
fn names_and_parameters_are_read() {
    assert_eq!(policy("random"), Policy::Random);
    assert_eq!(policy("sensible"), Policy::Sensible { random_permille: 0 });
    assert_eq!(policy("sensible:0.25"), Policy::Sensible { random_permille: 250 });
    assert_eq!(policy("greedy"), Policy::Greedy(Greedy::default()));
    assert_eq!(
        policy(" greedy:cap=64, beam=4 "),
        Policy::Greedy(Greedy { cap: Some(64), beam: Some(4), ..Greedy::default() })
    );
    assert_eq!(policy("greedy-1"), Policy::First);
    assert_eq!(policy("flat"), Policy::Flat(Flat::default()));
    assert_eq!(
        policy("flat:sims=9,turns=2"),
        Policy::Flat(Flat { sims: Some(9), turns: Some(2), ..Flat::default() })
    );
    assert_eq!(policy("easy"), policy("sensible:0.3"));
    assert_eq!(policy("medium"), policy("greedy"));
    assert_eq!(policy("hard"), policy("flat"));
    assert_eq!(policy("expert"), policy("flat:times=3"));
}

#[test]
fn a_bot_is_shown_as_it_was_asked_for() {
    assert_eq!("easy".parse::<Spec>().unwrap().to_string(), "easy");
    assert_eq!("greedy:cap=9".parse::<Spec>().unwrap().text(), "greedy:cap=9");
}

#[test]
fn an_unknown_bot_is_answered_with_what_there_is() {
    for text in ["", "mcts", "Random", "greedy-er", "human", "🦜"] {
        let error = refused(text);
        assert_eq!(error.kind(), "unknown-bot", "{text}");
        for bot in list() {
            assert!(error.to_string().contains(bot.name), "{error}");
        }
    }
}

#[test]
fn a_bad_parameter_is_answered_with_what_it_may_be() {
    let bad = [
        "random:1",
        "easy:0.5",
        "medium:cap=3",
        "sensible:",
        "sensible:2",
        "sensible:-0.1",
        "sensible:NaN",
        "sensible:x",
        "greedy:",
        "greedy:500",
        "greedy:cap",
        "greedy:cap=",
        "greedy:cap=0",
        "greedy:cap=+5",
        "greedy:cap=-1",
        "greedy:cap=100001",
        "greedy:beam=1.5",
        "greedy:redeals=101",
        "greedy:width=3",
        "greedy:cap=5,,beam=3",
        "greedy:cap=99999999999",
        "greedy-1:cap=5",
        "flat:",
        "flat:sims=0",
        "flat:cap=5",
        "hard:sims=5",
    ];
    for text in bad {
        let error = refused(text);
        assert_eq!(error.kind(), "bot-parameter", "{text}");
        assert!(error.to_string().contains(&known()), "{error}");
    }
    assert!(
        refused("greedy:cap=x").to_string().contains("cap is a whole number from 1 to 100000, not \"x\"")
    );
    assert!(
        refused("greedy:speed=1")
            .to_string()
            .contains("it has cap=N, beam=N, redeals=N, noise=N and slips=N")
    );
}

#[test]
fn commas_part_bots_and_parameters() {
    let texts = |text| parse_list(text).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(texts("greedy,random,random"), ["greedy", "random", "random"]);
    assert_eq!(texts("greedy:cap=64,beam=4,random"), ["greedy:cap=64,beam=4", "random"]);
    assert_eq!(texts("random, greedy:cap=64, beam=4"), ["random", "greedy:cap=64, beam=4"]);
    assert!(parse_list("greedy,").is_err());
    assert!(parse_list("").is_err());
    assert!(parse_list("cap=5,greedy").is_err());
}

#[test]
fn levels_have_one_name_each_and_the_usual_one_is_among_them() {
    assert_eq!(levels(), ["easy", "casual", "medium", "hard", "expert"]);
    assert!(levels().contains(&USUAL_LEVEL));
}

#[test]
fn every_bot_of_the_list_can_be_asked_for() {
    for bot in list() {
        let spec: Spec = bot.name.parse().unwrap();
        if let Some(other) = bot.stands_for {
            assert_eq!(spec.policy(), policy(other));
        }
    }
}

//! Names of bots.

use super::spec;
use crate::{Flat, Greedy, Player, Spec, SpecError, USUAL_LEVEL, known, levels, list, parse_list};

fn greedy(text: &str) -> Greedy {
    spec(text).numbers().into()
}

fn flat(text: &str) -> Flat {
    spec(text).numbers().into()
}

fn refused(text: &str) -> SpecError {
    text.parse::<Spec>().unwrap_err()
}

#[test]
fn names_and_parameters_are_read() {
    assert_eq!(spec("random").bot(), "random");
    assert_eq!(spec("sensible").numbers().get("random"), None);
    assert_eq!(spec("sensible:0.25").numbers().get("random"), Some(250));
    assert_eq!(greedy("greedy"), Greedy::default());
    assert_eq!(
        greedy(" greedy:cap=64, beam=4 "),
        Greedy { cap: Some(64), beam: Some(4), ..Greedy::default() }
    );
    assert_eq!((spec("learned:slips=9").bot(), greedy("learned:slips=9").slips), ("learned", Some(9)));
    assert_eq!(flat("flat"), Flat::default());
    assert_eq!(flat("flat:sims=9,turns=2"), Flat { sims: Some(9), turns: Some(2), ..Flat::default() });
    assert_eq!(flat("flat:ms=20"), Flat { ms: Some(20), ..Flat::default() });
    assert_eq!(spec("flat:learned=2").numbers().get("learned"), Some(2));
}

#[test]
fn a_bots_name_prints_as_given() {
    assert_eq!("easy".parse::<Spec>().unwrap().to_string(), "easy");
    assert_eq!("greedy:cap=9".parse::<Spec>().unwrap().text(), "greedy:cap=9");
}

#[test]
fn an_unknown_bot_lists_the_known_ones() {
    for text in ["", "mcts", "Random", "greedy-er", "human", "🦜"] {
        let error = refused(text);
        assert_eq!(error.kind(), "unknown-bot", "{text}");
        for bot in list() {
            assert!(error.to_string().contains(bot.name), "{error}");
        }
    }
}

#[test]
fn an_invalid_parameter_names_the_valid_values() {
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
        "flat:noise=5",
        "flat:learned=3",
        "hard:sims=5",
        "flat:sims=5,cap=9,sims=6",
    ];
    for text in bad {
        let error = refused(text);
        assert_eq!(error.kind(), "bot-parameter", "{text}");
        assert!(!error.to_string().contains(&known()), "what is wrong comes first and last: {error}");
    }
    assert!(
        refused("greedy:cap=x").to_string().contains("cap is a whole number from 1 to 100000, not \"x\"")
    );
    assert!(
        refused("greedy:speed=1").to_string().contains("it has cap=N, beam=N, redeals=N, noise=N, slips=N")
    );
}

#[test]
fn commas_separate_bots_and_parameters() {
    let texts = |text| parse_list(text).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(texts("greedy,random,random"), ["greedy", "random", "random"]);
    assert_eq!(texts("greedy:cap=64,beam=4,random"), ["greedy:cap=64,beam=4", "random"]);
    assert_eq!(texts("random, greedy:cap=64, beam=4"), ["random", "greedy:cap=64, beam=4"]);
    assert!(parse_list("greedy,").is_err());
    assert!(parse_list("").is_err());
    assert!(parse_list("cap=5,greedy").is_err());
}

#[test]
fn levels_are_unique_and_contain_the_default() {
    assert_eq!(levels(), ["easy", "casual", "medium", "hard", "expert"]);
    assert!(levels().contains(&USUAL_LEVEL));
}

#[test]
fn every_listed_bot_can_be_named() {
    for bot in list() {
        let spec = spec(bot.name);
        assert_eq!((spec.bot(), spec.stands_for()), (bot.name, bot.stands_for));
        if let Some(other) = bot.stands_for {
            assert_eq!(other.parse::<Spec>().unwrap().stands_for(), None, "a level stands for a bot");
        }
        // Every listed policy can play a game without its own evaluation.
        let _: Player<super::toy::Toy> = Player::new(&spec);
    }
}

/// Levels may differ by game; each definition is a valid bot.
#[test]
fn weights_can_redefine_levels() {
    let weights = crate::weights::<::goa::Goa>().unwrap();
    let without = |mut tables: Vec<&str>| {
        tables.retain(|table| !table.starts_with("levels]") && !table.starts_with("more."));
        tables.join("\n[")
    };
    let weights = without(weights.split("\n[").collect());
    let read = |levels: &str| crate::read::<::goa::Goa>(&format!("{weights}\n[levels]\n{levels}\n")).unwrap();
    let insight = read("hard = \"greedy:cap=7\"").unwrap();
    assert_eq!(insight.level("hard", 2).unwrap().to_string(), "greedy:cap=7");
    let insight = read("hard = \"greedy:cap=7\"\n[more.levels]\nhard = \"greedy:cap=8\"").unwrap();
    let named = |level, seats| insight.level(level, seats).map(ToString::to_string);
    assert_eq!(named("hard", 2).as_deref(), Some("greedy:cap=7"));
    assert_eq!(named("hard", 3).as_deref(), Some("greedy:cap=8"), "three seats may ask for another");
    assert_eq!(named("expert", 3), None);
    let wrong_more = "hard = \"greedy\"\n[more.levels]\nhard = \"expert\"";
    for wrong in [wrong_more, "hard = \"expert\"", "hard = \"mcts\"", "harder = \"greedy\""] {
        let error = read(wrong).unwrap_err().to_string();
        assert!(error.contains("does not name a bot"), "{wrong}: {error}");
    }
}

/// Every level above the first has a measured result against the one below. The result is neither a loss nor close to
/// 100 per cent.
#[test]
fn every_level_of_every_game_has_its_measured_strength() {
    for info in catalog::infos() {
        let strengths = crate::strengths(info.id);
        let steps: Vec<_> = strengths.iter().map(|one| [one.over, one.level]).collect();
        let wanted: Vec<_> = levels().windows(2).map(|pair| [pair[0], pair[1]]).collect();
        assert_eq!(steps, wanted, "{}", info.id);
        for one in &strengths {
            assert!((50.0..=85.0).contains(&one.share), "{}: {one:?}", info.id);
            assert!(one.games >= 40, "{}: {one:?}", info.id);
        }
    }
    assert!(crate::strengths("chess").is_empty());
}

#[test]
fn an_invalid_strength_is_rejected() {
    let weights = crate::weights::<::goa::Goa>().unwrap();
    let wrong = ["easy = { share = 60.0, games = 4 }", "hard = { share = 101.0, games = 4 }"];
    for wrong in
        [wrong[0], wrong[1], "hard = { share = 60.0, games = 0 }", "harder = { share = 60.0, games = 4 }"]
    {
        let tables: Vec<&str> =
            weights.split("\n[").filter(|table| !table.starts_with("measured]")).collect();
        let text = format!("{}\n[measured]\n{wrong}\n", tables.join("\n["));
        let error = crate::read::<::goa::Goa>(&text).unwrap().unwrap_err().to_string();
        assert!(error.contains("not a share of games"), "{wrong}: {error}");
    }
}

/// Settings for three seats and more apply only there.
#[test]
fn terms_for_three_seats_and_more_apply_only_there() {
    use engine::{DataFiles, Game, Seat, Seed};
    let weights = crate::weights::<::goa::Goa>().unwrap();
    let tables: Vec<&str> = weights.split("\n[").filter(|table| !table.starts_with("more.")).collect();
    let weights = tables.join("\n[");
    let plain = crate::read::<::goa::Goa>(&weights).unwrap().unwrap();
    let other = format!("{weights}\n[more.terms]\nducat = 9.0\n");
    let other = crate::read::<::goa::Goa>(&other).unwrap().unwrap();
    let data = ::goa::Goa::load_data(&DataFiles::embedded(::goa::Goa::INFO.data)).unwrap();
    for (seats, differs) in [(2, false), (3, true), (4, true)] {
        let game = ::goa::Goa::new(data, seats, &Default::default(), Seed::from(4)).unwrap();
        let values = [&plain, &other].map(|insight| insight.value(&game, Seat(0)));
        assert_eq!(values[0] != values[1], differs, "at {seats} seats: {values:?}");
    }
    let wrong = format!("{weights}\n[more.terms]\nducats = 9.0\n");
    assert!(crate::read::<::goa::Goa>(&wrong).unwrap().is_err(), "a term that there is not");
}

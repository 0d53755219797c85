//! Games in the terminal with scripted input.

use std::fs;

use cli::Code;

use crate::tools::{Folder, bad, good, on_terminal, run};

/// More first choices than any game needs.
fn first_choices() -> String {
    "1\n".repeat(20_000)
}

#[test]
fn a_script_plays_to_the_end() {
    let args = ["play", "mundus-novus", "--seats", "human,random,greedy", "--seed", "1"];
    let text = good(&args, first_choices());
    assert!(text.contains("== Result ==") && text.contains("Total"), "{text}");
    assert!(text.contains("wins.") || text.contains("share the victory."));
    // The same seed gives the same game.
    assert_eq!(good(&args, first_choices()), text);
}

#[test]
fn every_game_is_played_in_the_terminal_in_both_languages() {
    for info in catalog::infos() {
        for (lang, result) in [("en", "== Result =="), ("fr", "== Résultat ==")] {
            let seats = vec!["human"; info.seats_max].join(",");
            let args = ["play", info.id, "--seats", &seats, "--seed", "1", "--lang", lang];
            // Not always the first choice, which might repeat forever.
            let typed: String = (0..20_000).map(|n| if n % 3 == 0 { "1\n" } else { "99\n2\n" }).collect();
            let text = good(&args, typed);
            assert!(text.contains(result), "{} in {lang}", info.id);
            let missing = format!("[{}-", info.prefix.to_lowercase());
            assert!(!text.contains(&missing) && !text.contains("[cli-"), "{} in {lang}", info.id);
        }
    }
}

#[test]
fn bots_play_to_the_end_in_both_languages() {
    for seats in ["random,random", "greedy,sensible,random,easy", "random,random,random,random,random,random"]
    {
        let text = good(&["play", "mundus-novus", "--seats", seats, "--seed", "3"], "");
        assert!(text.contains("== Result =="));
    }
    let args = ["play", "mundus-novus", "--seats", "random,random", "--seed", "3", "--lang", "fr"];
    let text = good(&args, "");
    assert!(text.contains("== Résultat ==") && text.contains("Inês"));
    assert!(!text.contains("[mn-") && !text.contains("[cli-"), "every message has its words");
}

#[test]
fn the_end_of_the_input_does_not_end_the_game() {
    let folder = Folder::new();
    let file = folder.file("half.game");
    let args = ["play", "mundus-novus", "--seed", "1", "--save", &file];
    assert!(bad(1, &args, "1\n1\n1").contains("not finished"));
    assert!(bad(1, &args[..4], "").contains("End of input. The game is not finished."));
    assert!(good(&["verify", &file], "").contains("not finished"));
    // It continues at the same position with the same players.
    let text = good(&["play", "--resume", &file], first_choices());
    assert!(text.contains("(player)") && text.contains("(bot, medium)") && text.contains("== Result =="));
}

#[test]
fn a_game_is_saved_left_and_resumed() {
    let folder = Folder::new();
    let (first, second) = (folder.file("a.game"), folder.file("b.game"));
    let args = ["play", "mundus-novus", "--seats", "human,random", "--names", "Inês,Nau", "--seed", "2"];
    let text = good(&args, format!("1\n2\nsave {first}\nquit\n{second}\n"));
    assert_eq!(text.matches("saved in").count(), 2, "{text}");
    assert_eq!(fs::read(&first).unwrap(), fs::read(&second).unwrap());
    assert!(fs::read_to_string(&first).unwrap().contains("Inês (human)"));
    let text = good(&["play", "mundus-novus", "--resume", &first], "quit\nn\n");
    assert!(
        text.contains("Inês (player)") && text.contains("Nau (bot random)") && text.contains("not saved")
    );
    assert!(text.contains(&first), "it is offered the file it came from: {text}");
    // Another bot may take the seat.
    let text = good(&["play", "--resume", &first, "--seats", "human,greedy"], "quit\nn\n");
    assert!(text.contains("Nau (bot greedy)"));
    bad(2, &["play", "--resume", &first, "--seats", "human,greedy,random"], "");
    bad(2, &["play", "--resume", &first, "--seed", "1"], "");
    // Quitting without an answer does not save.
    assert!(good(&args, "quit").contains("not saved"));
}

#[test]
fn commands_are_answered() {
    let args = ["play", "mundus-novus", "--seats", "human,human", "--names", "Ana,Bo", "--seed", "1"];
    let typed =
        "\n0\n99\ncastle long\nhelp\nlog\nwhy\nwhy castle\nrules\nrules MN-5.1\nrules 99\nredo\nundo\nshow\n";
    let output = run(&args, typed);
    let text = String::from_utf8(output.stdout).unwrap();
    for part in [
        "There is no move 0",
        "There is no move 99",
        "“castle long” is not a possible move here.",
        "undo your last move",
        "MN-5.1  ",
        "Unknown clause or chapter “99”",
        "There is nothing to redo",
        "You have no move to undo.",
    ] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    assert_eq!(output.status.code(), Some(1));
}

fn played(args: &[&str], input: &str) -> String {
    String::from_utf8(run(&[&["play"], args].concat(), input).stdout).unwrap()
}

/// A card in a pile is described too, by number or name, because its text is public.
#[test]
fn components_off_the_table_are_described() {
    let args = ["maracaibo", "--seats", "human,easy", "--seed", "3", "--lang", "fr"];
    for typed in ["what A14", "what a14", "décrire chanteur de complaintes"] {
        let text = played(&args, &format!("{typed}\n"));
        assert!(text.contains("Chanteur de complaintes. Coûte 6 doublons."), "{typed}: {text}");
    }
    let text = played(&args, "what Z99\n");
    assert!(text.contains("Rien sur la table ne s’appelle"), "{text}");
}

/// The sentence that buys, plans or takes a card contains its effect.
#[test]
fn a_choice_contains_the_effect_of_its_card() {
    let text = played(&["maracaibo", "--seats", "human,easy", "--seed", "3", "--lang", "fr"], "");
    assert!(text.contains("dans la Zone de planification. Coûte "), "{text}");
    assert!(!text.contains("card"), "{text}");
}

/// Players type in their language and get answers in it.
#[test]
fn lines_of_a_game_are_typed_in_french() {
    let args = ["maracaibo", "--seats", "human,easy", "--seed", "3", "--lang", "fr"];
    let text = played(&args, "1\n1\n1\n1\n1\nnaviguer loin\nnaviguer vers 5\naide\n");
    assert!(text.contains("«\u{202f}naviguer loin\u{202f}» n’est pas un choix possible ici."), "{text}");
    assert!(text.contains("Joueur 1 navigue et fait escale à Santo Domingo (5)"), "{text}");
    assert!(text.contains("naviguer vers 8 "), "{text}");
    let text = played(&args, "1\n1\n1\n1\n1\nnaviguer vers 2; arrêter; naviguer 9\n");
    assert!(text.contains("naviguer 9") && !text.contains("sail"), "{text}");
}

#[test]
fn a_choice_can_be_made_several_times() {
    let args = ["ilos", "--seats", "human,easy", "--seed", "3", "--lang", "fr"];
    // This hand has three Plantations.
    for typed in ["3x défausser plantation", "5x throw plantation"] {
        let text = played(&args, &format!("{typed}\n"));
        assert!(text.contains("(jusqu’ici\u{a0}: 3)"), "{typed}: {text}");
    }
    let text = played(&args, "2x défausser mine_d_or\n");
    assert!(text.contains("«\u{202f}2x défausser mine_d_or\u{202f}» n’est pas"), "{text}");
}

/// A bot has its name from the page, and its level in the user's language.
#[test]
fn bots_have_names_and_levels_in_words() {
    let args = ["goa", "--seats", "human,medium,greedy", "--seed", "1"];
    let text = played(&[&args[..], &["--lang", "fr"]].concat(), "");
    assert!(text.contains("Place 2\u{a0}: Duarte (robot moyen)"), "{text}");
    assert!(text.contains("Place 3\u{a0}: Marguerite (le robot «\u{202f}greedy\u{202f}»)"), "{text}");
    let text = played(&[&args[..], &["--lang", "en", "--names", "Ana,Bob,Cy"]].concat(), "");
    assert!(text.contains("Seat 2: Bob (bot, medium)"), "{text}");
}

#[test]
fn notation_and_numbers_both_choose_and_undo_takes_back() {
    let args = ["play", "mundus-novus", "--seats", "human,human", "--seed", "1"];
    let text = String::from_utf8(run(&args, "announce 3\n").stdout).unwrap();
    assert!(text.contains("announces 3 cards"), "{text}");
    let first = String::from_utf8(run(&args, "").stdout).unwrap();
    let options = first.matches("  [announce ").count();
    assert!(options >= 2, "{first}");
    // A forbidden choice is refused with its clause.
    let text = String::from_utf8(run(&args, "1\nstop\n").stdout).unwrap();
    assert!(text.contains("(MN-5.2)"), "{text}");
    let text = String::from_utf8(run(&args, "1\n1\nundo\n1\n").stdout).unwrap();
    assert!(text.matches("Choose 2 cards to offer").count() >= 2, "{text}");
}

/// The hand of a seat on its page.
fn hands(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.contains(", hand:")).collect()
}

#[test]
fn the_curtain_hides_every_other_hand() {
    let args =
        ["play", "mundus-novus", "--seats", "human,human,human", "--names", "Ana,Bo,Cy", "--seed", "1"];
    let output = run(&args, first_choices());
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let (game, _) = text.split_once("The game is over").unwrap();
    let mut parts = game.split("Pass the device to ");
    parts.next();
    let mut seen = 0;
    for part in parts {
        let (name, page) = part.split_once('.').unwrap();
        for line in hands(page) {
            assert!(line.starts_with(name), "{name} sees {line}");
            seen += 1;
        }
    }
    assert!(seen > 10);
}

#[test]
fn on_a_terminal_the_next_player_presses_enter() {
    let args = ["play", "mundus-novus", "--seats", "human,human", "--names", "Ana,Bo", "--seed", "1"];
    let (code, text, errors) = on_terminal(&args, "");
    assert_eq!(code, Code::Failed);
    assert!(errors.contains("not finished"));
    // The view is hidden before Enter.
    assert!(text.contains("Pass the device to") && hands(&text).is_empty(), "{text}");
    let (_, text, _) = on_terminal(&args, "\n");
    assert_eq!(hands(&text).len(), 1);
    assert!(text.ends_with("> \n"));
    let cleared = "\x1b[2J\x1b[3J\x1b[H";
    assert!(text.matches(cleared).count() >= 2);
    // After a decision, undo is still possible at the curtain.
    let (first, other) = if text.contains("Pass the device to Ana") { ("Ana", "Bo") } else { ("Bo", "Ana") };
    let (_, text, _) = on_terminal(&args, "\n1\n1\n1\nundo\n");
    let curtains: Vec<&str> = text.split("Pass the device to ").skip(1).collect();
    assert!(curtains[0].starts_with(first));
    let last = curtains.last().unwrap();
    assert!(last.starts_with(other), "{text}");
    assert!(hands(last).len() == 1 && hands(last)[0].starts_with(first), "{text}");
    let (code, text, _) = on_terminal(&args, "quit\nn\n");
    assert_eq!(code, Code::Done);
    assert!(text.contains("not saved"));
}

#[test]
fn a_line_may_hold_several_choices() {
    let args = ["play", "maracaibo", "--seats", "human,random", "--seed", "1"];
    let first = String::from_utf8(run(&args, "").stdout).unwrap();
    let cards: Vec<&str> = first.split("[plan ").skip(1).filter_map(|rest| rest.split(']').next()).collect();
    let line = format!("plan {}; DROP {}, drop {};drop {}", cards[0], cards[1], cards[2], cards[3]);
    let text = String::from_utf8(run(&args, format!("{line}\n")).stdout).unwrap();
    assert!(text.contains("[career "), "{text}");
    // One undo takes back the whole line, as long as the cards of the others are not shown.
    let line = format!("plan {}; drop {}, drop {}", cards[0], cards[1], cards[2]);
    let text = String::from_utf8(run(&args, format!("{line}\nundo\n")).stdout).unwrap();
    assert_eq!(text.matches(&format!("[plan {}]", cards[0])).count(), 2, "{text}");
    // It stops at the first illegal move and names the reason.
    let line = format!("plan {}; drop {}; drop nothing; drop {}\n", cards[0], cards[1], cards[2]);
    let text = String::from_utf8(run(&args, &line).stdout).unwrap();
    assert!(text.contains("Stopped before “drop nothing”."), "{text}");
    assert!(text.contains("“drop nothing” is not a possible move here."), "{text}");
    // Text that is neither several actions nor a known line is refused.
    let text = String::from_utf8(run(&args, "castle; long\n").stdout).unwrap();
    assert!(text.contains("“castle” is not a possible move here.") && !text.contains("Stopped"), "{text}");
}

#[test]
fn undo_in_the_terminal_passes_the_answers_of_bots() {
    let args = ["play", "mundus-novus", "--seats", "human,random", "--seed", "1"];
    let mut taken_back = 0;
    for n in 1..30 {
        let typed = "1\n".repeat(n);
        let played = String::from_utf8(run(&args, &typed).stdout).unwrap();
        let undone = String::from_utf8(run(&args, format!("{typed}undo\n1\n")).stdout).unwrap();
        // Chance and reveals prevent an undo.
        if ["something random has happened since", "have been revealed since", "no move to undo"]
            .iter()
            .any(|why| undone.contains(why))
        {
            continue;
        }
        taken_back += 1;
        let last = |text: &str| text.rsplit("\n\n").next().unwrap_or_default().to_owned();
        assert_eq!(last(&undone), last(&played), "after {n} choices");
    }
    assert!(taken_back > 5, "{taken_back}");
}

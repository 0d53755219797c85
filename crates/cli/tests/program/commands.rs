//! Lists, rules, components, usage errors and closed pipes.

use std::fs;
use std::process::Stdio;

use serde_json::Value;

use crate::tools::{Folder, bad, command, good};

#[test]
fn games_are_listed_for_people_and_programs() {
    assert!(good(&["games"], "").contains("mundus-novus: Mundus Novus, 2 to 6 players"));
    assert!(good(&["games", "--lang", "fr"], "").contains("2 à 6 joueurs"));
    let games: Value = serde_json::from_str(&good(&["games", "--json"], "")).unwrap();
    assert_eq!(games.as_array().unwrap().len(), catalog::infos().len());
}

#[test]
fn option_errors_are_translated() {
    let text = good(&["games", "--lang", "fr"], "");
    assert!(text.contains("un nombre entier de 1 à 5, ou null pour aucun"), "{text}");
    assert!(!text.contains("true or false") && !text.contains("whole number"), "{text}");
    let fault = |seats, option, lang| {
        bad(2, &["play", "maracaibo", "--seats", seats, "--option", option, "--lang", lang], "")
    };
    assert!(
        fault("human,random", "solo=2", "en")
            .contains("works only in a solo game. Use one seat instead of 2")
    );
    assert!(fault("human,random", "solo=2", "fr").contains("ne vaut qu’en solo"));
    assert!(fault("human", "solo=0", "fr").contains("un nombre entier de 1 à 5"));
    assert!(fault("human", "armada=1", "fr").contains("oui (true) ou non (false)"));
}

#[test]
fn without_a_command_it_serves() {
    // Another process may hold the port; then the second listener gets an error.
    let _taken = std::net::TcpListener::bind("127.0.0.1:8080");
    assert!(bad(1, &[], "").contains("127.0.0.1:8080"));
}

#[test]
fn help_names_every_command() {
    let help = good(&["--help"], "");
    assert!(["serve", "play", "referee", "verify", "bench"].iter().all(|name| help.contains(name)));
    assert!(good(&["--version"], "").starts_with("caravelle "));
}

#[test]
fn completions_and_the_manual_contain_every_command() {
    use clap::CommandFactory as _;
    let commands = cli::args::Args::command();
    let visible =
        || commands.get_subcommands().filter(|below| !below.is_hide_set()).map(clap::Command::get_name);
    for shell in ["bash", "zsh", "fish"] {
        let script = good(&["completions", shell], "");
        assert!(script.contains(&format!("complete {shell} --")), "{shell} asks the program");
        let offered = good(&["complete", shell, "--", "caravelle "], "");
        assert!(visible().all(|name| offered.lines().any(|line| line == name)), "{shell}: {offered}");
    }
    for shell in ["elvish", "powershell"] {
        let script = good(&["completions", shell], "");
        assert!(visible().all(|name| script.contains(name)), "{shell}");
    }
    bad(2, &["completions", "abacus"], "");
    let folder = Folder::new();
    good(&["man", &folder.file("man")], "");
    let page = |name: &str| fs::read_to_string(folder.0.join("man").join(name)).unwrap();
    assert!(page("caravelle.1").starts_with(".") && page("caravelle.1").contains("caravelle\\-serve"));
    assert!(visible().all(|name| !page(&format!("caravelle-{name}.1")).is_empty()));
    fs::write(folder.0.join("taken"), "").unwrap();
    bad(1, &["man", &folder.file("taken/man")], "");
}

/// The completion script in a real bash, which returns completions in COMPREPLY.
#[cfg(target_os = "linux")]
#[test]
fn bash_completes_games_bots_and_options() {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_caravelle"));
    let ask = |line: &str| {
        // Bash splits the line at spaces and at `=`, by its COMP_WORDBREAKS.
        let words = line.replace('=', " = ");
        let script = format!(
            "eval \"$(caravelle completions bash)\"; COMP_LINE='{line}'; COMP_POINT=${{#COMP_LINE}}; COMP_WORDS=({words}); \
             compopt() {{ :; }}; _caravelle; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let mut bash = std::process::Command::new("bash");
        bash.args(["--norc", "-c", &script])
            .env("PATH", format!("{}:/usr/bin:/bin", program.parent().unwrap().display()));
        let output = bash.output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let mut found: Vec<String> =
            text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
        found.sort();
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        found
    };
    assert_eq!(ask("caravelle play mu"), ["mundus-novus"]);
    assert_eq!(ask("caravelle play goa --seats human,me"), ["human,medium"]);
    assert_eq!(ask("caravelle play goa --option bonanza="), ["false", "true"]);
    assert_eq!(ask("caravelle verify some-fil"), Vec::<String>::new());
}

/// The error for an unknown name suggests the closest one, in the user's language.
#[test]
fn mistyped_names_get_the_closest_suggestion() {
    let folder = Folder::new();
    fs::write(folder.0.join("resource.toml"), "").unwrap();
    let own = folder.file("");
    for (code, args, near) in [
        (2, &["play", "gaa"][..], "goa"),
        (2, &["rules", "maracaybo"], "maracaibo"),
        (2, &["play", "goa", "--seats", "human,meduim"], "medium"),
        (2, &["arena", "goa", "--bots", "gredy,random"], "greedy"),
        (2, &["play", "goa", "--option", "bonansa=true"], "bonanza"),
        (1, &["play", "mundus-novus", "--components", &own], "resources.toml"),
        (2, &["verfy", "x"], "verify"),
        (2, &["play", "goa", "--seets", "human"], "--seats"),
    ] {
        for (lang, says) in [("en", ["Did you mean", "a similar"]), ("fr", ["Peut-être", "Peut-être"])] {
            let message = bad(code, &[args, &["--lang", lang]].concat(), "");
            assert!(
                says.iter().any(|says| message.contains(says)) && message.contains(near),
                "{args:?}: {message}"
            );
        }
    }
    let config = folder.file("caravelle.toml");
    fs::write(&config, "public-uri = \"https://play.example\"\n").unwrap();
    assert!(bad(2, &["serve", "--config", &config], "").contains("did you mean “public-url”?"));
    assert!(!bad(2, &["play", "chess"], "").contains("Did you mean"));
}

#[test]
fn errors_are_coloured_on_a_terminal_that_wants_colour() {
    let ask = |watched: bool, variables: &'static [(&str, &str)], args: &[&str]| {
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let mut streams = cli::Streams {
            input: &mut "".as_bytes(),
            output: &mut output,
            errors: &mut errors,
            terminal: false,
            screen: false,
            width: 100,
            watched,
        };
        let arguments = std::iter::once("caravelle").chain(args.iter().copied()).map(Into::into);
        let variable =
            |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        cli::run(arguments, &variable, &mut streams);
        String::from_utf8(errors).unwrap()
    };
    for args in [&["play", "chess"][..], &["nonsense"], &["play", "--lang", "fr"]] {
        assert!(ask(true, &[], args).starts_with("\u{1b}[1;31m"), "{args:?}");
        assert!(ask(true, &[("NO_COLOR", "")], args).contains('\u{1b}'), "an empty NO_COLOR does not count");
        for (watched, variables) in
            [(false, &[][..]), (true, &[("NO_COLOR", "1")]), (true, &[("TERM", "dumb")])]
        {
            assert!(!ask(watched, variables, args).contains('\u{1b}'), "{args:?} {watched} {variables:?}");
        }
    }
}

#[test]
fn rules_are_printed_completely_by_chapter_and_by_clause() {
    for info in catalog::infos() {
        for lang in ["en", "fr"] {
            let whole = good(&["rules", info.id, "--lang", lang], "");
            let ledger = catalog::ledger(info.id, lang.parse().unwrap()).unwrap();
            assert!(ledger.clauses().all(|clause| whole.contains(&clause.text)));
            let chapter = &ledger.chapters[1];
            let text = good(&["rules", info.id, &chapter.id, "--lang", lang], "");
            assert!(text.contains(&chapter.title) && text.contains(&chapter.clauses[0].text));
            let clause = &chapter.clauses[0];
            let text = good(&["rules", info.id, &clause.id.to_lowercase(), "--lang", lang], "");
            assert!(text.starts_with(&format!("{}  {}", clause.id, clause.text)));
        }
    }
    let clause: Value = serde_json::from_str(&good(&["rules", "mundus-novus", "5.1", "--json"], "")).unwrap();
    assert_eq!(clause["id"], "MN-5.1");
    let ledger: Value = serde_json::from_str(&good(&["rules", "mundus-novus", "--json"], "")).unwrap();
    assert_eq!(ledger["game"], "mundus-novus");
}

#[test]
fn the_environment_chooses_the_language() {
    let text = command(&["games"]).env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert!(String::from_utf8(text.stdout).unwrap().contains("joueurs"));
    let text = command(&["games"]).env("LANG", "fr").env("LC_ALL", "en_GB").output().unwrap();
    assert!(String::from_utf8(text.stdout).unwrap().contains("players"));
}

#[test]
fn wrong_usage_exits_with_two_and_lists_the_options() {
    for args in [&["rules", "chess"][..], &["play", "chess"], &["bench", "chess"]] {
        assert!(bad(2, args, "").contains("mundus-novus"), "{args:?}");
    }
    assert!(bad(2, &["rules", "mundus-novus", "99.1"], "").contains("MN-1"));
    assert!(bad(2, &["play", "mundus-novus", "--seats", "human"], "").contains("2 to 6"));
    assert!(bad(2, &["play", "mundus-novus", "--seats", "human,chess-master"], "").contains("greedy"));
    assert!(bad(2, &["play", "mundus-novus", "--seats", "human,"], "").contains("bot"));
    assert!(bad(2, &["play", "mundus-novus", "--names", "A"], "").contains("1 name for 3 seats"));
    assert!(bad(2, &["play", "mundus-novus", "--option", "x=1"], "").contains("first"));
    assert!(bad(2, &["play", "mundus-novus", "--option", "first=lots"], "").contains("0 to 5"));
    assert!(bad(2, &["play", "mundus-novus", "--option", "=1"], "").contains("key=value"));
    for args in [
        &["play"][..],
        &["play", "mundus-novus", "--seed", "-1"],
        &["play", "mundus-novus", "--seed", "abc"],
        &["play", "mundus-novus", "--lang", "tlh"],
        &["replay"],
        &["replay", "x", "--at", "-1"],
        &["bench", "--seconds", "0"],
        &["bench", "--seconds", "NaN"],
        &["bench", "mundus-novus", "--seats", "9"],
        &["sail"],
        &["games", "--nonsense"],
    ] {
        bad(2, args, "");
    }
}

#[test]
fn failures_of_the_environment_exit_with_code_one() {
    let folder = Folder::new();
    let missing = folder.file("missing.game");
    for args in [&["replay", &missing][..], &["verify", &missing], &["play", "--resume", &missing]] {
        assert!(bad(1, args, "").contains("missing.game"), "{args:?}");
    }
    bad(1, &["verify", folder.0.to_str().unwrap()], "");
    bad(1, &["play", "mundus-novus", "--components", &missing], "");
    assert!(
        bad(1, &["play", "mundus-novus", "--components", &folder.file("")], "").contains("resources.toml")
    );
    let nowhere = folder.file("no/such/place.game");
    bad(1, &["play", "mundus-novus", "--seats", "random,random", "--save", &nowhere], "");
}

#[test]
fn components_come_from_a_folder() {
    let info = catalog::info("mundus-novus").unwrap();
    let (name, text) = info.data[0];
    let hash = |args: &[&str]| {
        let folder = Folder::new();
        let file = folder.file("a.game");
        let all =
            [&["play", "mundus-novus", "--seats", "random,random", "--seed", "1", "--save", &file], args];
        good(&all.concat(), "");
        let record = fs::read_to_string(&file).unwrap();
        (record.lines().nth(4).unwrap().to_owned(), record)
    };
    let (usual, _) = hash(&[]);
    for plain in [true, false] {
        let folder = Folder::new();
        let place = if plain { folder.0.clone() } else { folder.0.join(info.id) };
        fs::create_dir_all(&place).unwrap();
        fs::write(place.join(name), format!("{text}\n# Another set.\n")).unwrap();
        let at = folder.file("");
        let (other, record) = hash(&["--components", &at]);
        assert_ne!(other, usual);
        // The record names the data set that it needs.
        assert!(bad(1, &["verify", "-"], &record).contains(other.trim_start_matches("data: ")));
        good(&["verify", "-", "--components", &at], &record);
        good(&["replay", "-", "--components", &at], &record);
        let referee = good(
            &["referee", "--components", &at],
            format!(
                "{}\n{}\n",
                r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"mundus-novus","seats":2}}"#,
                r#"{"jsonrpc":"2.0","id":2,"method":"record","params":{"match":1}}"#,
            ),
        );
        assert!(referee.contains(&other));
        fs::write(place.join(name), "[[nonsense]]\nid = 1\n").unwrap();
        assert!(bad(1, &["play", "mundus-novus", "--components", &at], "").contains(name));
        fs::write(place.join(name), text).unwrap();
        fs::write(place.join("typo.toml"), text).unwrap();
        assert!(bad(1, &["play", "mundus-novus", "--components", &at], "").contains("typo.toml"));
    }
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    for args in [
        &["games"][..],
        &["rules", "mundus-novus"],
        &["--help"],
        &["play", "mundus-novus", "--seats", "random,random", "--seed", "1"],
    ] {
        let mut child = command(args).spawn().unwrap();
        drop(child.stdout.take());
        drop(child.stdin.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
    let mut child = command(&["referee"]).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    // The pipe may be closed before everything is written.
    let _ = std::io::Write::write_all(&mut input, b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}\n");
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn a_full_disk_is_reported() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command(&["rules", "mundus-novus"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(!output.stderr.is_empty());
}

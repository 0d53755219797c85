//! The settings of a server: flags override the environment, which overrides the file, which overrides the defaults.

use std::path::Path;
use std::process::Stdio;

use crate::tools::{Folder, bad, command, good};

/// Starts a server with a settings file, variables and options. Returns its log.
fn log_of(folder: &Folder, settings: &str, variables: &[(&str, &str)], options: &[&str]) -> String {
    let file = folder.file("server.toml");
    std::fs::write(&file, settings).unwrap();
    let mut serve = command(&["serve", "--config", &file]);
    serve.args(options).envs(variables.iter().copied());
    let mut child = serve.stdin(Stdio::null()).spawn().unwrap();
    let mut output = std::io::BufReader::new(child.stdout.take().unwrap());
    let mut said = String::new();
    // It has started when it prints its address.
    std::io::BufRead::read_line(&mut output, &mut said).unwrap();
    let _ = child.kill();
    let output = child.wait_with_output().unwrap();
    said + &String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_command_line_overrides_the_environment_and_the_file() {
    let folder = Folder::new();
    let (one, two, three) = (folder.file("one"), folder.file("two"), folder.file("three"));
    let settings =
        format!("listen = \"127.0.0.1:0\"\nlog-json = true\nlang = \"fr\"\ndata-dir = \"{one}\"\n");
    let log = log_of(&folder, &settings, &[], &[]);
    assert!(log.contains("Caravelle est") && log.contains("\"level\":\"INFO\""), "{log}");
    assert!(Path::new(&one).join("caravelle.db").exists());
    let log = log_of(&folder, &settings, &[("CARAVELLE_DATA_DIR", &two), ("CARAVELLE_LANG", "en")], &[]);
    assert!(
        log.contains("Caravelle is running at") && Path::new(&two).join("caravelle.db").exists(),
        "{log}"
    );
    let log = log_of(&folder, &settings, &[("CARAVELLE_DATA_DIR", &two)], &["--data-dir", &three]);
    assert!(Path::new(&three).join("caravelle.db").exists(), "{log}");
    // The environment may name the file too, and the host's commands use it.
    let file = folder.file("server.toml");
    assert_eq!(good(&["admin", "list", "--config", &file], ""), "");
    let mut checked = command(&["check", "--lang", "en"]);
    let checked = checked.env("CARAVELLE_CONFIG", &file).output().unwrap();
    assert!(String::from_utf8(checked.stdout).unwrap().contains("No problems: 0 tables"));
}

#[test]
fn errors_in_the_settings_file_name_their_line() {
    let folder = Folder::new();
    let file = folder.file("server.toml");
    let wrong = |settings: &str| {
        std::fs::write(&file, settings).unwrap();
        let message = bad(2, &["serve", "--config", &file, "--lang", "en"], "");
        assert!(message.contains(&file), "{message}");
        message
    };
    for (settings, line, says) in [
        ("# A server.\n\nlissten = \"127.0.0.1:0\"\n", 3, "unknown option “lissten”; did you mean “listen”?"),
        ("listen = \"nowhere\"\n", 1, "--listen"),
        ("log-json = true\nbot-pause = \"700\"\n", 2, "whole number"),
        ("bot-pause = -1\n", 1, "whole number"),
        ("log-json = \"yes\"\n", 1, "true or false"),
        ("push = \"yes\"\n", 1, "true or false"),
        ("webhooks = 1\n", 1, "true or false"),
        ("external-allow = [\"my network\"]\n", 1, "--external-allow"),
        ("public-url = 8080\n", 1, "a string"),
        ("trusted-proxy = [\"10.0.0.1\", 2]\n", 1, "list of strings"),
        ("trusted-proxy = [\"10.0.0.1\", \"my proxy\"]\n", 1, "--trusted-proxy"),
        ("config = \"other.toml\"\n", 1, "unknown option “config”"),
        ("\n[server]\nlisten = \"127.0.0.1:0\"\n", 2, "unknown option “server”"),
        ("listen = \"127.0.0.1:0\"\nlisten = \"127.0.0.1:1\"\n", 2, "duplicate"),
        ("listen =\n", 1, ""),
    ] {
        let message = wrong(settings);
        assert!(
            message.contains(&format!("line {line}:")) && message.contains(says),
            "{settings}: {message}"
        );
    }
    bad(1, &["serve", "--config", &folder.file("none.toml")], "");
}

/// The example file is valid, and every option of `serve` has its variable.
#[test]
fn the_example_is_read_and_every_option_has_a_variable() {
    let folder = Folder::new();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/caravelle.toml");
    let text = std::fs::read_to_string(&example).unwrap();
    let log = log_of(&folder, &text, &[], &["--listen", "127.0.0.1:0", "--data-dir", &folder.file("data")]);
    assert!(
        log.contains("Caravelle is running at https://play.example/") && log.contains("\"level\":\"INFO\""),
        "{log}"
    );
    // Commented settings in the example file are valid settings.
    let shown = text.lines().filter_map(|line| line.strip_prefix("# ")).filter(|line| line.contains(" = \""));
    let file = folder.file("shown.toml");
    std::fs::write(&file, shown.collect::<Vec<_>>().join("\n")).unwrap();
    let message = bad(1, &["check", "--config", &file, "--lang", "en"], "");
    assert!(message.contains("database"), "{message}");
    let help = good(&["serve", "--help"], "");
    let named = help.split("--").skip(1).filter_map(|part| part.split([' ', '\n', '[']).next());
    for option in named.filter(|option| !matches!(*option, "help" | "" | "config FILE")) {
        let option = option.trim_end_matches([',', '.', ':', '`']);
        let variable = format!("[env: CARAVELLE_{}", option.replace('-', "_").to_uppercase());
        assert!(help.contains(&variable), "{option} has no variable");
    }
}

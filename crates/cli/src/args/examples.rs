//! The groups of commands in the help, and two examples of each command.

/// The groups in the help of the program: the message of the heading, and the commands in their order.
pub(crate) const GROUPS: &[(&str, &[&str])] = &[
    ("cli-usage-group-play", &["play", "games", "rules", "learn"]),
    (
        "cli-usage-group-host",
        &["serve", "health", "check", "backup", "restore", "admin", "password", "migrate-store"],
    ),
    ("cli-usage-group-records", &["replay", "verify", "analyze"]),
    ("cli-usage-group-bots", &["arena", "tune", "train", "bench"]),
    ("cli-usage-group-programs", &["referee", "completions", "man", "help"]),
];

/// A command line, and what it does.
type Example = (&'static str, &'static str);

/// The examples at the end of each command's help.
pub(crate) const EXAMPLES: &[(&str, [Example; 2])] = &[
    (
        "serve",
        [
            ("caravelle serve --lan", "Play with friends on the same network; a QR code leads to the page"),
            (
                "caravelle serve --config /etc/caravelle.toml",
                "Serve with the options in a file, as on a public machine",
            ),
        ],
    ),
    (
        "password",
        [
            ("caravelle password ines", "Print a new password for the account ines"),
            (
                "caravelle password ines --data-dir /var/lib/caravelle",
                "Do so for a server whose data are in another folder",
            ),
        ],
    ),
    (
        "migrate-store",
        [
            (
                "caravelle migrate-store --database-url postgres://caravelle@db/caravelle",
                "Copy your own data folder into a database",
            ),
            (
                "caravelle migrate-store --data-dir /var/lib/caravelle --database-url postgres://caravelle@db/caravelle",
                "Copy the data folder of a server",
            ),
        ],
    ),
    (
        "backup",
        [
            ("caravelle backup games.db", "Back up your own data folder into a new file"),
            (
                "caravelle backup games.db --database-url postgres://caravelle@db/caravelle",
                "Back up a database into a file",
            ),
        ],
    ),
    (
        "restore",
        [
            ("caravelle restore games.db --data-dir restored", "Restore a backup into a new folder"),
            (
                "caravelle restore games.db --database-url postgres://caravelle@db/caravelle",
                "Restore a backup into an empty database",
            ),
        ],
    ),
    (
        "check",
        [
            ("caravelle check", "Check your own data folder"),
            (
                "caravelle check --data-dir /var/lib/caravelle --json",
                "Check the data of a server and print the result as JSON",
            ),
        ],
    ),
    (
        "health",
        [
            ("caravelle health", "Ask the server at 127.0.0.1:8080 whether it is alive"),
            (
                "caravelle health --listen 127.0.0.1:9000 --ready",
                "Ask a server at another port whether it accepts people",
            ),
        ],
    ),
    (
        "admin",
        [
            ("caravelle admin list --game goa", "List the tables of Goa"),
            ("caravelle admin statistics --json", "Print the number of tables as JSON"),
        ],
    ),
    (
        "games",
        [
            ("caravelle games", "List the games with their options and bots"),
            ("caravelle games --json", "Print the same for a script"),
        ],
    ),
    (
        "rules",
        [
            ("caravelle rules goa", "Print all rules of Goa"),
            ("caravelle rules mundus-novus MN-5.15 --lang fr", "Print one clause in French"),
        ],
    ),
    (
        "learn",
        [
            ("caravelle learn ilos", "Print the overview of Ilôs"),
            ("caravelle learn maracaibo --aid", "Print the player aid of Maracaibo"),
        ],
    ),
    (
        "referee",
        [
            ("caravelle referee", "Read requests from stdin, one JSON message a line"),
            (
                "caravelle referee --campaign story.json",
                "Play the matches of a campaign, and keep it in a file",
            ),
        ],
    ),
    (
        "play",
        [
            ("caravelle play goa --seats human,medium", "Play Goa against a bot of medium strength"),
            (
                "caravelle play goa --option bonanza=true --save goa.game",
                "Play with an option of the game, and save after every move",
            ),
        ],
    ),
    (
        "replay",
        [
            ("caravelle replay goa.game", "List the moves of a game with what they did"),
            ("caravelle replay goa.game --at 40", "Show the table after 40 moves"),
        ],
    ),
    (
        "verify",
        [
            ("caravelle verify goa.game", "Verify a game and print what was checked"),
            ("caravelle verify - --json", "Verify a game from stdin and print JSON"),
        ],
    ),
    (
        "analyze",
        [
            ("caravelle analyze goa.game", "Review a game with the usual effort"),
            (
                "caravelle analyze goa.game --effort 1000 --json",
                "Review it as carefully as a strong bot plays",
            ),
        ],
    ),
    (
        "arena",
        [
            (
                "caravelle arena goa --bots greedy,random --games 400",
                "Play 400 games of two bots and print who wins",
            ),
            (
                "caravelle arena ilos --bots hard,medium --seats 3 --html report.html",
                "Write a report with plots of games with three seats",
            ),
        ],
    ),
    (
        "tune",
        [
            (
                "caravelle tune goa --minutes 60 --out goa.toml",
                "Tune for an hour and write the weights if they win",
            ),
            (
                "caravelle tune goa --seats 2 --steps 20 --progress goa.tune",
                "Keep the progress in a file, to go on later",
            ),
        ],
    ),
    (
        "train",
        [
            (
                "caravelle train goa --minutes 120 --out goa.net",
                "Train for two hours and write the net if it wins",
            ),
            ("caravelle train goa --seats 4 --games 500", "Train for four seats on 500 games per generation"),
        ],
    ),
    (
        "bench",
        [
            ("caravelle bench", "Measure every game for about two seconds"),
            ("caravelle bench goa ilos --seconds 10 --json", "Measure two games longer and print JSON"),
        ],
    ),
    (
        "completions",
        [
            (
                "caravelle completions bash",
                "Print the script that bash reads, for example into ~/.local/share/bash-completion/completions/caravelle",
            ),
            ("caravelle completions fish", "Print the same for fish"),
        ],
    ),
    (
        "man",
        [
            ("caravelle man man1", "Write the pages into the folder man1"),
            ("caravelle man /usr/local/share/man/man1", "Write them where `man` finds them"),
        ],
    ),
];

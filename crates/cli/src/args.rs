//! The command line.

mod checks;
mod examples;
mod self_play;
mod wanted;

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use engine::Seed;
use words::Lang;

pub use checks::{CheckArgs, HealthArgs, VerifyArgs};
pub(crate) use examples::{EXAMPLES, GROUPS};
pub use self_play::{SearchArgs, TrainArgs, TuneArgs};
pub(crate) use wanted::Wanted;

/// A digital tabletop for board games of the age of sail.
#[derive(Debug, Parser)]
#[command(name = "caravelle", version, max_term_width = 100)]
pub struct Args {
    /// The command; `serve` by default
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the server (the default command).
    Serve(ServeArgs),
    /// Set a new password for an account; run on the server's machine.
    Password(PasswordArgs),
    /// Copy a data folder into an empty PostgreSQL database and verify the copy.
    MigrateStore(MigrateStoreArgs),
    /// Back up everything into one new file, even while the server runs, and verify it.
    #[command(mut_arg("file", |file| file.help("Backup file to create")))]
    Backup(CopyArgs),
    /// Restore a backup into an empty folder or database, and verify it.
    Restore(CopyArgs),
    /// Check all data, even while the server runs: every table must replay as it was played.
    Check(CheckArgs),
    /// Ask the server on this machine whether it is healthy; the exit code answers.
    Health(HealthArgs),
    /// Administer the server from its own machine, even while it runs: tables, records, sessions.
    Admin(AdminArgs),
    /// List the games with their seats and options.
    Games(GamesArgs),
    /// Print the rules of a game, clause by clause.
    Rules(RulesArgs),
    /// Print the overview of a game, or its player aid.
    Learn(LearnArgs),
    /// Drive any game from any language with JSON-RPC 2.0 over stdin and stdout, one message per line.
    Referee(RefereeArgs),
    /// Play in the terminal, with people at one keyboard and bots.
    Play(PlayArgs),
    /// Show a recorded game step by step.
    Replay(ReplayArgs),
    /// Verify a recorded game: seed commitment, every move, final scores.
    Verify(VerifyArgs),
    /// Review a finished game: win chances by turn, turning points, better moves.
    Analyze(AnalyzeArgs),
    /// Play bots against each other and report win rates, confidence and speed.
    Arena(ArenaArgs),
    /// Tune the weights of a game's bots by self-play; a match decides whether the new ones are kept.
    Tune(TuneArgs),
    /// Train a small net that corrects a game's evaluation by self-play; a match decides whether it is kept.
    Train(TrainArgs),
    /// Measure the speed of random play, in absolute numbers and relative to a yardstick.
    Bench(BenchArgs),
    /// Print shell completions.
    Completions(CompletionsArgs),
    /// Print what can follow on a command line; called by the completions of bash, zsh and fish.
    #[command(hide = true)]
    Complete(CompleteArgs),
    /// Write the manual pages into a folder.
    Man(ManArgs),
}

impl Command {
    /// The language asked for.
    pub fn lang(&self) -> Option<Lang> {
        match self {
            Command::Serve(args) => args.lang,
            Command::Password(args) => args.store.lang,
            Command::MigrateStore(args) => args.lang,
            Command::Backup(args) | Command::Restore(args) => args.store.lang,
            Command::Check(args) => args.store.lang,
            Command::Health(args) => args.lang,
            Command::Admin(args) => args.store.lang,
            Command::Games(args) => args.lang,
            Command::Rules(args) => args.lang,
            Command::Learn(args) => args.lang,
            Command::Referee(args) => args.lang,
            Command::Play(args) => args.lang,
            Command::Replay(args) => args.record.lang,
            Command::Verify(args) => args.record.lang,
            Command::Analyze(args) => args.record.lang,
            Command::Arena(args) => args.lang,
            Command::Tune(args) => args.search.lang,
            Command::Train(args) => args.search.lang,
            Command::Bench(args) => args.lang,
            Command::Completions(_) | Command::Complete(_) | Command::Man(_) => None,
        }
    }
}

/// The arguments of `completions`.
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// Shell.
    pub shell: clap_complete::Shell,
}

/// The arguments of `complete`.
#[derive(Debug, clap::Args)]
pub struct CompleteArgs {
    /// The shell.
    pub shell: clap_complete::Shell,
    /// Command line up to the cursor.
    #[arg(allow_hyphen_values = true)]
    pub line: String,
}

/// The arguments of `man`.
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// Folder; created if missing.
    pub folder: PathBuf,
}

/// Which server's data the host works on.
#[derive(Debug, clap::Args)]
pub struct StoreArgs {
    /// Configuration file of the server; this command uses the options that concern it.
    #[arg(long, global = true, value_name = "FILE", env = "CARAVELLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Folder for tables and accounts [default: your data folder].
    #[arg(long, global = true, value_name = "DIR", env = "CARAVELLE_DATA_DIR")]
    pub data_dir: Option<PathBuf>,
    /// PostgreSQL database to use instead, if several nodes share one.
    #[arg(long, global = true, value_name = "URL", env = "CARAVELLE_DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// Language of the output: en or fr.
    #[arg(long, global = true, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

/// The arguments of `password`.
#[derive(Debug, clap::Args)]
pub struct PasswordArgs {
    /// Username.
    pub login: String,
    /// Where the data are.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// The arguments of `backup` and `restore`.
#[derive(Debug, clap::Args)]
pub struct CopyArgs {
    /// Backup file.
    pub file: PathBuf,
    /// Where the data are.
    #[command(flatten)]
    pub store: StoreArgs,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
}

/// The arguments of `admin`.
#[derive(Debug, clap::Args)]
pub struct AdminArgs {
    /// The operation
    #[command(subcommand)]
    pub operation: AdminOperation,
    /// Where the data are.
    #[command(flatten)]
    pub store: StoreArgs,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, global = true, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
    /// Print JSON.
    #[arg(long, global = true)]
    pub json: bool,
}

/// The operations of `caravelle admin`.
#[derive(Debug, clap::Subcommand)]
pub enum AdminOperation {
    /// List all tables: id, game, state, players.
    List {
        /// Only tables of this game.
        #[arg(long)]
        game: Option<String>,
    },
    /// Show one table, without hidden information.
    Show {
        /// Table id.
        table: String,
    },
    /// Export the record of a finished game to a file or stdout.
    Export {
        /// Table id.
        table: String,
        /// File to create.
        file: Option<PathBuf>,
    },
    /// Pause a table until `unfreeze`: nobody can play, and clocks stop.
    Freeze {
        /// Table id.
        table: String,
    },
    /// Resume a table paused by `freeze`.
    Unfreeze {
        /// Table id.
        table: String,
    },
    /// Repair a table whose log does not replay: continue from its stored state, or cut the log where it breaks.
    Repair {
        /// Table id.
        table: String,
        /// File to create for the entries that are cut off.
        #[arg(required_unless_present = "dry_run")]
        file: Option<PathBuf>,
        /// Only print what would be done.
        #[arg(long)]
        dry_run: bool,
    },
    /// Accept damaged rows that do not belong to a table as they are now.
    Accept,
    /// End all sessions of an account.
    Revoke {
        /// Username.
        login: String,
    },
    /// Add finished games of earlier versions to the index of games.
    Reindex,
    /// Count tables by game and state.
    Statistics,
}

/// The arguments of `migrate-store`.
#[derive(Debug, clap::Args)]
pub struct MigrateStoreArgs {
    /// Data folder [default: your data folder]. No server may be using it. It is not changed.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_DATA_DIR")]
    pub data_dir: Option<PathBuf>,
    /// PostgreSQL database, such as postgres://name:password@host/database. It must be empty.
    #[arg(long, value_name = "URL", env = "CARAVELLE_DATABASE_URL", hide_env_values = true)]
    pub database_url: String,
    /// Language of the output: en or fr.
    #[arg(long, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

/// The arguments of `serve`.
#[derive(Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// TOML file with these options, such as public-url = "https://play.example". Flags and environment
    /// variables take precedence.
    #[arg(long, value_name = "FILE", env = "CARAVELLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Address to listen on [default: 127.0.0.1:8080].
    #[arg(long, value_name = "ADDRESS", env = "CARAVELLE_LISTEN")]
    pub listen: Option<std::net::SocketAddr>,
    /// Listen on the local network and print the address for friends.
    #[arg(long, conflicts_with = "listen", env = "CARAVELLE_LAN")]
    pub lan: bool,
    /// Public address, if different, with a path if the host is shared. Used for links, cookies and the origin check.
    #[arg(long, value_name = "URL", env = "CARAVELLE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Trusted proxy, as an address or a network such as 10.0.0.0/8; repeatable.
    #[arg(long, value_name = "NETWORK", env = "CARAVELLE_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<server::Network>,
    /// Folder for tables and accounts [default: your data folder].
    #[arg(long, value_name = "DIR", env = "CARAVELLE_DATA_DIR")]
    pub data_dir: Option<PathBuf>,
    /// Use a PostgreSQL database instead of the data folder, such as postgres://name:password@host/database.
    /// Several nodes can share it.
    #[arg(long, value_name = "URL", env = "CARAVELLE_DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// NATS server, such as nats://host:4222, to notify the other nodes faster.
    #[arg(
        long,
        value_name = "URL",
        env = "CARAVELLE_NATS_URL",
        hide_env_values = true,
        requires = "database_url"
    )]
    pub nats_url: Option<String>,
    /// Name of this group of nodes on the NATS server.
    #[arg(long, value_name = "NAME", env = "CARAVELLE_CLUSTER", default_value = "caravelle")]
    pub cluster: String,
    /// Name of this node [default: the machine name].
    #[arg(long, value_name = "NAME", env = "CARAVELLE_NODE")]
    pub node: Option<String>,
    /// Start even if the database file is empty, or is gone after it was served; otherwise both are refused.
    #[arg(long, env = "CARAVELLE_START_EMPTY")]
    pub start_empty: bool,
    /// Open the page in a browser.
    #[arg(long, env = "CARAVELLE_OPEN")]
    pub open: bool,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
    /// Minimum time between bot moves, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 700, env = "CARAVELLE_BOT_PAUSE")]
    pub bot_pause: u64,
    /// Log as JSON, one object per line.
    #[arg(long, env = "CARAVELLE_LOG_JSON")]
    pub log_json: bool,
    /// Log every request: method, route, status, seconds, address.
    #[arg(long, env = "CARAVELLE_ACCESS_LOG")]
    pub access_log: bool,
    /// Also serve /metrics to other machines that send `Authorization: Bearer TOKEN`.
    #[arg(long, value_name = "TOKEN", env = "CARAVELLE_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// SMTP server for e-mails, such as smtps://name@host:465. Without it there are no e-mails.
    #[arg(
        long,
        value_name = "URL",
        env = "CARAVELLE_SMTP_URL",
        hide_env_values = true,
        requires = "mail_from"
    )]
    pub smtp_url: Option<String>,
    /// File with the password for the SMTP server.
    #[arg(long, value_name = "FILE", env = "CARAVELLE_SMTP_PASSWORD_FILE")]
    pub smtp_password_file: Option<PathBuf>,
    /// Sender of e-mails, such as "Caravelle <no-reply@play.example>".
    #[arg(long, value_name = "ADDRESS", env = "CARAVELLE_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// Whether browsers may register for push messages.
    #[arg(
        long,
        value_name = "BOOL",
        env = "CARAVELLE_PUSH",
        default_value_t = true,
        action = clap::ArgAction::Set
    )]
    pub push: bool,
    /// Contact of the host for push services, such as mailto:host@play.example [default: the public address].
    #[arg(long, value_name = "URL", env = "CARAVELLE_PUSH_CONTACT")]
    pub push_contact: Option<String>,
    /// Whether accounts may have webhooks.
    #[arg(
        long,
        value_name = "BOOL",
        env = "CARAVELLE_WEBHOOKS",
        default_value_t = true,
        action = clap::ArgAction::Set
    )]
    pub webhooks: bool,
    /// Network that push messages and webhooks may reach although it is not public, such as 10.0.0.0/8; repeatable.
    #[arg(long, value_name = "NETWORK", env = "CARAVELLE_EXTERNAL_ALLOW", value_delimiter = ',')]
    pub external_allow: Vec<server::Network>,
    /// PEM file with certificates to trust when sending, in addition to those that browsers trust.
    #[arg(long, value_name = "FILE", env = "CARAVELLE_CERTIFICATES")]
    pub certificates: Option<PathBuf>,
    /// Name of the site in messages.
    #[arg(long, value_name = "NAME", env = "CARAVELLE_SITE_NAME", default_value = "Caravelle")]
    pub site_name: String,
    /// Language of the output, such as en or fr.
    #[arg(long, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

/// The arguments of `games`.
#[derive(Debug, clap::Args)]
pub struct GamesArgs {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `rules`.
#[derive(Debug, clap::Args)]
pub struct RulesArgs {
    /// Game id.
    pub game: String,
    /// Clause or chapter, such as MN-5.15 or MN-5 [default: all].
    pub clause: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `learn`.
#[derive(Debug, clap::Args)]
pub struct LearnArgs {
    /// Game id.
    pub game: String,
    /// Print the player aid instead: phases, costs, points, symbols.
    #[arg(long)]
    pub aid: bool,
    /// Print JSON: overview, player aid and lessons.
    #[arg(long)]
    pub json: bool,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `referee`.
#[derive(Debug, clap::Args)]
pub struct RefereeArgs {
    /// Campaign file: story-mode matches continue it, and their results are added to it.
    #[arg(long, value_name = "FILE")]
    pub campaign: Option<PathBuf>,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// Language of messages outside the protocol; each call names its own [default: en].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `play`.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// Game id; not needed with --resume.
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    /// Players, separated by commas: `human` or a bot for each seat [default: one human and two bots].
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// Player names, separated by commas.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Random seed: a whole number or 64 hexadecimal digits [default: random].
    #[arg(long, value_name = "SEED", conflicts_with = "resume")]
    pub seed: Option<Seed>,
    /// Game option, as key=value; repeatable.
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "resume")]
    pub options: Vec<String>,
    /// Continue a saved game.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Save the game in this file after every move.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Campaign file: the game continues it and is added to it at the end; created if missing.
    #[arg(long, value_name = "FILE")]
    pub campaign: Option<PathBuf>,
    /// Print lines instead of drawing a screen, for screen readers and scrolling back.
    #[arg(long)]
    pub plain: bool,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// A recorded game that is read.
#[derive(Debug, clap::Args)]
pub struct RecordArgs {
    /// Recorded game; - reads from stdin.
    pub file: PathBuf,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `replay`.
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The game.
    #[command(flatten)]
    pub record: RecordArgs,
    /// Show the table after this many moves instead of listing the moves.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `analyze`.
#[derive(Debug, clap::Args)]
pub struct AnalyzeArgs {
    /// The game.
    #[command(flatten)]
    pub record: RecordArgs,
    /// Effort per decision, in thousandths of a strong bot's effort.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = permille)]
    pub effort: u32,
    /// Random seed: a whole number or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: Seed,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `arena`.
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// Game id.
    pub game: String,
    /// Bots, separated by commas, such as `greedy,sensible:0.3,random`; the last one fills the remaining seats.
    #[arg(long, value_name = "LIST")]
    pub bots: String,
    /// Number of games, in whole blocks; in a block, every seating of the bots plays the same deal.
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub games: usize,
    /// Number of seats [default: one per bot].
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Random seed: a whole number or 64 hexadecimal digits [default: random, printed].
    #[arg(long, value_name = "SEED")]
    pub seed: Option<Seed>,
    /// Game option, as key=value; repeatable.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Number of threads [default: one per processor]. Does not affect the results.
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Write one row per game to a file; without a file name, to stdout instead of the report.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub csv: Option<PathBuf>,
    /// Write a report with plots and tables as HTML.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Stop as soon as the first bot's win rate is clearly the larger or the smaller of two percentages, such
    /// as 50,55; plays at most --games.
    #[arg(long, value_name = "SMALLER,GREATER", value_parser = shares)]
    pub accept: Option<[f64; 2]>,
    /// Save every game in a file; if the file exists, continue from it.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write a record of each game into this folder.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `bench`.
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// Game ids [default: all].
    pub games: Vec<String>,
    /// Approximate CPU seconds per game.
    #[arg(long, value_name = "N", default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
    /// Number of seats [default: four, or the nearest allowed].
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
    /// A fixed number of decisions instead of a time, for counting instructions.
    #[arg(long, value_name = "N", hide = true)]
    pub decisions: Option<u64>,
    /// The seed of that fixed work.
    #[arg(long, value_name = "N", default_value_t = 1, hide = true)]
    pub seed: u64,
}

/// The longest time a game can be measured: an hour.
const SECONDS_MAX: f64 = 3600.0;

fn seconds(text: &str) -> Result<f64, Wanted> {
    Wanted::above(text, SECONDS_MAX)
}

fn permille(text: &str) -> Result<u32, Wanted> {
    Wanted::whole(text, 1, 100_000)
}

/// Two shares in per cent, with a comma between them.
fn shares(text: &str) -> Result<[f64; 2], Wanted> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[smaller, greater]) => Ok([smaller, greater]),
        _ => Err(Wanted::Shares),
    }
}

/// An unpredictable seed.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    Seed(bytes)
}

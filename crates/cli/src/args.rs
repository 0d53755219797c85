//! The command line.

mod self_play;
mod wanted;

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use engine::Seed;
use words::Lang;

pub use self_play::{SearchArgs, TrainArgs, TuneArgs};
pub(crate) use wanted::Wanted;

/// A digital tabletop for games of the age of sail.
#[derive(Debug, Parser)]
#[command(name = "caravelle", version, max_term_width = 100)]
pub struct Args {
    /// What to do; by default to serve.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serves the page and its tables; also what the program does without a command.
    Serve(ServeArgs),
    /// Sets a new password for somebody who has forgotten theirs; run by the host on the serving machine.
    Password(PasswordArgs),
    /// Copies everything from a data folder into an empty PostgreSQL database and verifies the copy.
    MigrateStore(MigrateStoreArgs),
    /// Backs up everything on the server into one new file, even while it is serving, and checks the copy.
    Backup(CopyArgs),
    /// Restores such a backup into a folder or database that is still empty, and checks it.
    Restore(CopyArgs),
    /// Checks everything on the server, even while it is serving: every table must replay as it was played.
    Check(CheckArgs),
    /// Inspects the server from its own machine, even while it is serving: tables, records, sessions, counts.
    Admin(AdminArgs),
    /// Lists the games, with their seats and options.
    Games(GamesArgs),
    /// Prints the rules of a game, clause by clause.
    Rules(RulesArgs),
    /// Explains a game on one screen, or prints its player aid.
    Learn(LearnArgs),
    /// Drives any game from any language: JSON-RPC 2.0, one message a line, on stdin and stdout.
    Referee(RefereeArgs),
    /// Plays in the terminal: people in turn at one keyboard, and bots.
    Play(PlayArgs),
    /// Shows a recorded game, step by step.
    Replay(ReplayArgs),
    /// Checks a recorded game: seed commitment, every move, final scores.
    Verify(VerifyArgs),
    /// Reviews a finished game: chances by turn, turning points, better choices.
    Analyze(AnalyzeArgs),
    /// Lets bots play each other, in blocks on paired seeds: who wins, how surely, how fast.
    Arena(ArenaArgs),
    /// Tunes the weights of a game's bots by self-play; a match decides whether the new ones are kept.
    Tune(TuneArgs),
    /// Trains a small net beside a game's evaluation by self-play; a match decides whether it is kept.
    Train(TrainArgs),
    /// Measures random play: how fast the games are, in absolute numbers and relative to a yardstick.
    Bench(BenchArgs),
    /// Prints the completions of these commands for a shell.
    Completions(CompletionsArgs),
    /// Writes the manual into a folder, one page for each command.
    Man(ManArgs),
}

impl Command {
    /// The language asked for.
    pub fn lang(&self) -> Option<Lang> {
        match self {
            Command::Serve(args) => args.lang,
            Command::Password(args) => args.house.lang,
            Command::MigrateStore(args) => args.lang,
            Command::Backup(args) | Command::Restore(args) => args.house.lang,
            Command::Check(args) => args.house.lang,
            Command::Admin(args) => args.house.lang,
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
            Command::Completions(_) | Command::Man(_) => None,
        }
    }
}

/// The arguments of `completions`.
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// The shell.
    pub shell: clap_complete::Shell,
}

/// The arguments of `man`.
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// The folder, made if it is not there.
    pub folder: PathBuf,
}

/// Which server's data the host works on.
#[derive(Debug, clap::Args)]
pub struct HouseArgs {
    /// The file with the server's options; this command uses those that concern it.
    #[arg(long, global = true, value_name = "FILE", env = "CARAVELLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Where tables and people are kept; by default your own data folder.
    #[arg(long, global = true, value_name = "DIR", env = "CARAVELLE_DATA_DIR")]
    pub data_dir: Option<PathBuf>,
    /// The PostgreSQL database in which they are kept, if several nodes serve from one.
    #[arg(long, global = true, value_name = "URL", env = "CARAVELLE_DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// The language of what is printed here: en or fr.
    #[arg(long, global = true, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

/// The arguments of `password`.
#[derive(Debug, clap::Args)]
pub struct PasswordArgs {
    /// The name to sign in with.
    pub login: String,
    /// Where the data are.
    #[command(flatten)]
    pub house: HouseArgs,
}

/// The arguments of `backup` and `restore`.
#[derive(Debug, clap::Args)]
pub struct CopyArgs {
    /// The file.
    pub file: PathBuf,
    /// Where the data are.
    #[command(flatten)]
    pub house: HouseArgs,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
}

/// The arguments of `check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// Where the data are.
    #[command(flatten)]
    pub house: HouseArgs,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
}

/// The arguments of `admin`.
#[derive(Debug, clap::Args)]
pub struct AdminArgs {
    /// What to look at or do.
    #[command(subcommand)]
    pub deed: AdminDeed,
    /// Where the data are.
    #[command(flatten)]
    pub house: HouseArgs,
    /// A folder with component files that replace those built in.
    #[arg(long, global = true, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long, global = true)]
    pub json: bool,
}

/// What a host looks at or does.
#[derive(Debug, clap::Subcommand)]
pub enum AdminDeed {
    /// Every table: its id, its game, its state, who sits there.
    List {
        /// Only tables of this game.
        #[arg(long)]
        game: Option<String>,
    },
    /// One table, replayed; it shows nothing that is hidden.
    Show {
        /// Its id.
        table: String,
    },
    /// The record of a finished game, to a file or to stdout.
    Export {
        /// The id of its table.
        table: String,
        /// A new file.
        file: Option<PathBuf>,
    },
    /// Stops a table until `unfreeze`: nobody can play there, and clocks stand still.
    Freeze {
        /// Its id.
        table: String,
    },
    /// Lets a table that `freeze` has stopped go on.
    Unfreeze {
        /// Its id.
        table: String,
    },
    /// Mends a table whose log cannot be played: it goes on from its stored state, or its log is cut off where it breaks.
    Repair {
        /// Its id.
        table: String,
        /// A new file for what is cut off.
        #[arg(required_unless_present = "dry_run")]
        file: Option<PathBuf>,
        /// Only says what would be done.
        #[arg(long)]
        dry_run: bool,
    },
    /// Ends every session of an account: whoever uses it must sign in again.
    Revoke {
        /// The name to sign in with.
        login: String,
    },
    /// The number of tables, by game and state.
    Statistics,
}

/// The arguments of `migrate-store`.
#[derive(Debug, clap::Args)]
pub struct MigrateStoreArgs {
    /// The data folder; by default your own data folder. No server may be using it; it is not changed.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_DATA_DIR")]
    pub data_dir: Option<PathBuf>,
    /// The PostgreSQL database, such as postgres://name:password@host/database; it must be empty.
    #[arg(long, value_name = "URL", env = "CARAVELLE_DATABASE_URL", hide_env_values = true)]
    pub database_url: String,
    /// The language of what is printed here: en or fr.
    #[arg(long, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

/// The arguments of `serve`.
#[derive(Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// A TOML file with these options, such as public-url = "https://play.example". Flags and the environment take precedence.
    #[arg(long, value_name = "FILE", env = "CARAVELLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Where to listen; by default 127.0.0.1:8080.
    #[arg(long, value_name = "ADDRESS", env = "CARAVELLE_LISTEN")]
    pub listen: Option<std::net::SocketAddr>,
    /// Listens for the local network, and shows the address that friends need.
    #[arg(long, conflicts_with = "listen", env = "CARAVELLE_LAN")]
    pub lan: bool,
    /// The public address, if it is another, with a path if the server shares its host: links, cookies and the origin check use it.
    #[arg(long, value_name = "URL", env = "CARAVELLE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// A trusted proxy, as an address or a network such as 10.0.0.0/8; may be given several times.
    #[arg(long, value_name = "NETWORK", env = "CARAVELLE_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<server::Network>,
    /// Where tables and people are kept; by default your own data folder.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_DATA_DIR")]
    pub data_dir: Option<PathBuf>,
    /// A PostgreSQL database instead of that folder, such as postgres://name:password@host/database, which several nodes may share.
    #[arg(long, value_name = "URL", env = "CARAVELLE_DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// A NATS server, such as nats://host:4222, through which the nodes of one database tell each other of news sooner.
    #[arg(
        long,
        value_name = "URL",
        env = "CARAVELLE_NATS_URL",
        hide_env_values = true,
        requires = "database_url"
    )]
    pub nats_url: Option<String>,
    /// The name of this group of nodes at that NATS server; other groups are not heard.
    #[arg(long, value_name = "NAME", env = "CARAVELLE_CLUSTER", default_value = "caravelle")]
    pub cluster: String,
    /// The name of this node, for the host; by default the name of the machine.
    #[arg(long, value_name = "NAME", env = "CARAVELLE_NODE")]
    pub node: Option<String>,
    /// Starts afresh when the database file is empty; without this an empty file is refused.
    #[arg(long, env = "CARAVELLE_START_EMPTY")]
    pub start_empty: bool,
    /// Opens the page in a browser.
    #[arg(long, env = "CARAVELLE_OPEN")]
    pub open: bool,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
    /// The shortest time between two moves of bots, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 700, env = "CARAVELLE_BOT_PAUSE")]
    pub bot_pause: u64,
    /// Writes the log as JSON, one object a line.
    #[arg(long, env = "CARAVELLE_LOG_JSON")]
    pub log_json: bool,
    /// Logs a line for every request: method, route, status, seconds, address.
    #[arg(long, env = "CARAVELLE_ACCESS_LOG")]
    pub access_log: bool,
    /// Serves /metrics also to other machines that send `Authorization: Bearer TOKEN`.
    #[arg(long, value_name = "TOKEN", env = "CARAVELLE_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// The language of what is printed here, such as en or fr.
    #[arg(long, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

/// The arguments of `games`.
#[derive(Debug, clap::Args)]
pub struct GamesArgs {
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `rules`.
#[derive(Debug, clap::Args)]
pub struct RulesArgs {
    /// The game, by its id.
    pub game: String,
    /// A clause or a chapter, such as MN-5.15 or MN-5; all of them by default.
    pub clause: Option<String>,
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `learn`.
#[derive(Debug, clap::Args)]
pub struct LearnArgs {
    /// The game, by its id.
    pub game: String,
    /// The player aid instead: phases, costs, points, signs.
    #[arg(long)]
    pub aid: bool,
    /// Prints one JSON document: primer, player aid and lessons.
    #[arg(long)]
    pub json: bool,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `referee`.
#[derive(Debug, clap::Args)]
pub struct RefereeArgs {
    /// A campaign: matches of its game in story mode begin where it stands, and what they leave is added to the file.
    #[arg(long, value_name = "FILE")]
    pub campaign: Option<PathBuf>,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// The language of messages outside the protocol; each call names its own, English by default.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `play`.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// The game, by its id; not needed with --resume.
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    /// Who sits where: `human` or a bot for each seat, with commas between them; by default a human and two bots.
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// The players' names, with commas between them.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub names: Vec<String>,
    /// A whole number or 64 hexadecimal digits; by default a random one.
    #[arg(long, value_name = "SEED", conflicts_with = "resume")]
    pub seed: Option<Seed>,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "resume")]
    pub options: Vec<String>,
    /// Goes on with a game that was saved.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Saves the game here after every decision.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// A campaign: the game goes on from this file, which is made if it is not there, and is added to it at its end.
    #[arg(long, value_name = "FILE")]
    pub campaign: Option<PathBuf>,
    /// Prints lines, as into a pipe, instead of drawing a screen: for screen readers, and to scroll back.
    #[arg(long)]
    pub plain: bool,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// A recorded game that is read.
#[derive(Debug, clap::Args)]
pub struct RecordArgs {
    /// The recorded game; - reads it from stdin.
    pub file: PathBuf,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `replay`.
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The game.
    #[command(flatten)]
    pub record: RecordArgs,
    /// Shows the table after this many moves, instead of listing the moves.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// The game.
    #[command(flatten)]
    pub record: RecordArgs,
}

/// The arguments of `analyze`.
#[derive(Debug, clap::Args)]
pub struct AnalyzeArgs {
    /// The game.
    #[command(flatten)]
    pub record: RecordArgs,
    /// The effort for each decision, in thousandths of a strong bot's effort.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = permille)]
    pub effort: u32,
    /// A whole number or 64 hexadecimal digits: the source of all chance.
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: Seed,
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `arena`.
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// The game, by its id.
    pub game: String,
    /// The bots, with commas between them, as `greedy,sensible:0.3,random`; the last one takes the seats that are left.
    #[arg(long, value_name = "LIST")]
    pub bots: String,
    /// How many games, in whole blocks: in each block every way the bots can sit plays the same deal.
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub games: usize,
    /// How many seats; by default one for each bot.
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// A whole number or 64 hexadecimal digits; by default a random one, which is printed.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<Seed>,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// How many threads; by default one for each processor. The results do not depend on it.
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
    /// Writes one row for each game into a file; without a name to stdout, in place of the report.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub csv: Option<PathBuf>,
    /// Writes a self-contained page with plots and tables into a file.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Stops as soon as it is clear whether the first bot wins the greater or only the smaller share of its games, in per
    /// cent, such as 50,55; at most `--games` are played.
    #[arg(long, value_name = "SMALLER,GREATER", value_parser = shares)]
    pub accept: Option<[f64; 2]>,
    /// Keeps every game in a file; with a file that is there already, the contest goes on where it was stopped.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Writes a record of each game into this folder.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `bench`.
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// The games, by their ids; all of them by default.
    pub games: Vec<String>,
    /// About how many seconds of CPU time each game gets.
    #[arg(long, value_name = "N", default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
    /// How many seats; by default four, or the nearest number that the game allows.
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
    /// A folder with component files that replace those built in.
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
    /// The language, such as en or fr; by default that of the environment.
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

/// A seed nobody can foresee.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    Seed(bytes)
}

//! The arguments of commands that check something and answer by their exit code.

use std::net::SocketAddr;
use std::path::PathBuf;

use words::Lang;

use super::{RecordArgs, StoreArgs};

/// The arguments of `check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// Where the data are.
    #[command(flatten)]
    pub store: StoreArgs,
    /// Folder with component files that replace the built-in ones.
    #[arg(long, value_name = "DIR", env = "CARAVELLE_COMPONENTS")]
    pub components: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// The game.
    #[command(flatten)]
    pub record: RecordArgs,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `health`.
#[derive(Debug, clap::Args)]
pub struct HealthArgs {
    /// Configuration file of the server; this command uses the options that concern it.
    #[arg(long, value_name = "FILE", env = "CARAVELLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Address of the server [default: 127.0.0.1:8080].
    #[arg(long, value_name = "ADDRESS", env = "CARAVELLE_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// Ask whether it accepts people (/readyz) instead of whether it is alive (/healthz).
    #[arg(long)]
    pub ready: bool,
    /// Language of the output: en or fr.
    #[arg(long, env = "CARAVELLE_LANG")]
    pub lang: Option<Lang>,
}

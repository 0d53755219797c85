//! `caravelle serve`: runs the server.

use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use engine::{DataFiles, Phrase};
use server::store::StoreError;
use server::{
    BadSetting, Catalog, Config, HintsConfig, Home, MailConfig, NotifyConfig, Options, RunError, ServeError,
    TokenHash,
};

use crate::args::ServeArgs;
use crate::{Failure, Renderer, Streams, components};

/// The default port.
pub(crate) const PORT: u16 = 8080;

/// Serves until the process is asked to end.
pub(crate) fn run(
    args: &ServeArgs,
    renderer: &Renderer,
    variable: &dyn Fn(&str) -> Option<String>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let options = Options {
        listen: listen(args),
        home: home(&args.data_dir, &args.database_url, args.node.clone(), variable),
        start_empty: args.start_empty,
        memory: memory(&args.data_dir, variable),
        log_json: args.log_json,
        config: Config {
            public_url: args.public_url.clone(),
            proxies: args.trusted_proxy.clone(),
            friends_url: friends_url(args),
            pause: Duration::from_millis(args.bot_pause),
            hints: args.nats_url.clone().map(|url| HintsConfig { url, cluster: args.cluster.clone() }),
            metrics_token: args.metrics_token.as_deref().filter(|token| !token.is_empty()).map(TokenHash::of),
            access_log: args.access_log,
            notify: notifications(args)?,
            ..Config::default()
        },
        games: Arc::new(games(args.components.as_deref())?),
    };
    let mut greeted = Ok(());
    let terminal = streams.terminal;
    let ready = |address: SocketAddr| greeted = greet(args, address, renderer, terminal, streams.output);
    server::run(options, ready).map_err(failure)?;
    greeted
}

/// Reads a file that an option names.
fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| {
        let phrase = Phrase::new("cli-serve-file").with("what", path.display().to_string().as_str());
        Failure::Failed(phrase.with("text", error.to_string().as_str()))
    })
}

/// The settings for notifications.
fn notifications(args: &ServeArgs) -> Result<NotifyConfig, Failure> {
    let password = args.smtp_password_file.as_deref().map(read).transpose()?;
    let mail = args.smtp_url.clone().zip(args.mail_from.clone()).map(|(url, from)| MailConfig {
        url,
        password: password.map(|password| password.trim_end_matches(['\r', '\n']).to_owned()),
        from,
    });
    let certificates = args.certificates.as_deref().map(read).transpose()?.unwrap_or_default();
    Ok(NotifyConfig {
        push: args.push,
        push_contact: args.push_contact.clone(),
        webhooks: args.webhooks,
        external_allow: args.external_allow.clone(),
        mail,
        site_name: args.site_name.clone(),
        local_url: own_url(args, listen(args)),
        certificates: certificates.into_bytes(),
        ..NotifyConfig::default()
    })
}

/// The games, with the given component files.
pub(crate) fn games(folder: Option<&Path>) -> Result<Catalog, Failure> {
    let infos = catalog::infos();
    components::load_all(&infos, folder)?;
    let mut sets = Vec::new();
    for info in &infos {
        sets.push((info.id, components::files(info, folder)?));
    }
    let files = |info: &engine::Info| {
        let given = sets.iter().find(|(id, _)| *id == info.id);
        given.map_or_else(|| DataFiles::embedded(info.data), |(_, files)| files.clone())
    };
    Ok(Catalog::with(files)?)
}

/// The location of the data: a folder, or a database with the name of this node.
pub(crate) fn home(
    folder: &Option<PathBuf>,
    database: &Option<String>,
    node: Option<String>,
    variable: &dyn Fn(&str) -> Option<String>,
) -> Home {
    match database {
        Some(url) => {
            let machine = || std::fs::read_to_string("/etc/hostname").ok().map(|name| name.trim().to_owned());
            let node = node.or_else(|| variable("HOSTNAME")).or_else(machine).unwrap_or_default();
            Home::Database { url: url.clone(), node }
        }
        None => Home::Folder(folder.clone().unwrap_or_else(|| data_dir(variable))),
    }
}

fn listen(args: &ServeArgs) -> SocketAddr {
    let any = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    args.listen.unwrap_or(SocketAddr::new(IpAddr::V4(any), PORT))
}

/// The address of this machine on the local network.
fn friends_url(args: &ServeArgs) -> Option<String> {
    let ip = args.lan.then(server::lan_address).flatten()?;
    Some(format!("http://{}", SocketAddr::new(ip, listen(args).port())))
}

/// The user's data folder for programs.
pub(crate) fn data_dir(variable: &dyn Fn(&str) -> Option<String>) -> PathBuf {
    let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    base.map_or_else(|| PathBuf::from("caravelle-data"), |base| base.join("caravelle"))
}

/// The folder with the list of data folders that were served. Data folders for temporary files are not remembered,
/// unless the host names a place.
fn memory(folder: &Option<PathBuf>, variable: &dyn Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(named) = set("CARAVELLE_STATE_DIR") {
        return Some(named);
    }
    if folder.as_ref().is_some_and(|folder| folder.starts_with(std::env::temp_dir())) {
        return None;
    }
    let home = || set("HOME").map(|home| home.join(".local").join("state"));
    Some(set("XDG_STATE_HOME").or_else(home)?.join("caravelle"))
}

/// The address for the browser on this machine.
fn own_url(args: &ServeArgs, address: SocketAddr) -> String {
    if let Some(url) = &args.public_url {
        return format!("{}/", url.trim_end_matches('/'));
    }
    let mut own = address;
    if own.ip().is_unspecified() {
        own.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    format!("http://{own}/")
}

/// Prints the address of the page, who can reach it, and how to stop the server.
fn greet(
    args: &ServeArgs,
    address: SocketAddr,
    renderer: &Renderer,
    terminal: bool,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let url = own_url(args, address);
    let say = |id: &'static str, url: &str| renderer.say(&Phrase::new(id).with("url", url));
    writeln!(output, "{}", say("cli-serve-here", &url))?;
    if args.lan && args.public_url.is_none() {
        match server::lan_address() {
            Some(ip) => {
                let url = format!("http://{}/", SocketAddr::new(ip, address.port()));
                writeln!(output, "{}", say("cli-serve-friends", &url))?;
                if let Some(code) = server::qr(&url) {
                    // A QR code needs dark modules on a light background, but many terminals are dark.
                    let (on, off) = if terminal { ("\x1b[97;40m", "\x1b[0m") } else { ("", "") };
                    writeln!(output)?;
                    for line in code.lines() {
                        writeln!(output, "{on}{line}{off}")?;
                    }
                    writeln!(output)?;
                }
            }
            None => writeln!(output, "{}", renderer.word("cli-serve-no-network"))?,
        }
    }
    if !server::has_page() {
        writeln!(output, "{}", renderer.word("cli-serve-no-page"))?;
    }
    writeln!(output, "{}", renderer.word("cli-serve-end"))?;
    output.flush()?;
    if args.open && !open(&url) {
        writeln!(output, "{}", renderer.word("cli-serve-no-browser"))?;
        output.flush()?;
    }
    Ok(())
}

/// Opens an address in the browser. Returns whether a program accepted it.
fn open(url: &str) -> bool {
    let programs: &[(&str, &[&str])] = if cfg!(target_os = "macos") {
        &[("open", &[])]
    } else if cfg!(windows) {
        &[("explorer", &[])]
    } else {
        &[("xdg-open", &[]), ("gio", &["open"]), ("sensible-browser", &[])]
    };
    programs.iter().any(|(program, arguments)| {
        let mut command = Command::new(program);
        command.args(*arguments).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().is_ok()
    })
}

/// An error with its causes.
#[derive(Debug)]
struct Chain<'a>(&'a dyn std::error::Error);

impl std::fmt::Display for Chain<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut said = self.0.to_string();
        for error in std::iter::successors(self.0.source(), |error| error.source()) {
            let more = error.to_string();
            // Some errors include their cause in their text.
            if !said.ends_with(&more) {
                said = format!("{said}: {more}");
            }
        }
        f.write_str(&said)
    }
}

impl std::error::Error for Chain<'_> {}

pub(crate) fn failure(error: RunError) -> Failure {
    let about = |id: &'static str, what: String, error: &dyn std::error::Error| {
        let phrase = Phrase::new(id).with("what", what.as_str());
        Failure::Failed(phrase.with("text", error.to_string().as_str()))
    };
    let of = |id: &'static str, path: &Path| {
        Failure::Failed(Phrase::new(id).with("what", path.display().to_string().as_str()))
    };
    match &error {
        RunError::Listen(address, source) => about("cli-serve-listen", address.to_string(), source),
        RunError::InUse(path) => of("cli-serve-in-use", path),
        RunError::Gone(path) => of("cli-serve-gone", path),
        RunError::Store(path, StoreError::Empty(_)) => of("cli-serve-empty", path),
        RunError::Folder(path, source) if source.kind() == ErrorKind::AlreadyExists => {
            of("cli-serve-exists", path)
        }
        RunError::Folder(path, source) if source.kind() == ErrorKind::NotFound => {
            of("cli-serve-nothing", path)
        }
        RunError::Folder(path, source) => about("cli-serve-data", path.display().to_string(), source),
        RunError::Store(path, StoreError::Damaged(damage)) => {
            let phrase = Phrase::new("cli-serve-damaged").with("what", path.display().to_string().as_str());
            Failure::Failed(phrase.with("text", damage.line().as_str()))
        }
        RunError::Store(path, source) => about("cli-serve-data", path.display().to_string(), &Chain(source)),
        RunError::Database(source) => about("cli-serve-database", String::new(), &Chain(source)),
        RunError::NoCluster => Failure::without("cluster"),
        RunError::Serve(ServeError::PublicUrl(url)) => {
            Failure::Usage(Phrase::new("cli-serve-url").with("what", url.as_str()))
        }
        RunError::Serve(ServeError::Notify(setting)) => match setting {
            BadSetting::SmtpUrl => Failure::Usage(Phrase::new("cli-serve-smtp-url")),
            BadSetting::SmtpPassword => Failure::Usage(Phrase::new("cli-serve-smtp-password")),
            BadSetting::MailFrom(from) => {
                Failure::Usage(Phrase::new("cli-serve-mail-from").with("what", from.as_str()))
            }
            BadSetting::PushContact(contact) => {
                Failure::Usage(Phrase::new("cli-serve-push-contact").with("what", contact.as_str()))
            }
            BadSetting::Certificates(error) => {
                Failure::Usage(Phrase::new("cli-serve-certificates").with("text", error.as_str()))
            }
        },
        RunError::Serve(_) | RunError::System(_) => about("cli-serve-failed", String::new(), &error),
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn the_address_is_printed_for_people() {
        let mut args = ServeArgs { lan: true, ..ServeArgs::default() };
        assert_eq!(listen(&args).to_string(), "0.0.0.0:8080");
        let address = SocketAddr::from(([0, 0, 0, 0], 9000));
        assert_eq!(own_url(&args, address), "http://127.0.0.1:9000/");
        for lang in Lang::ALL {
            let mut out = Vec::new();
            greet(&args, address, &Renderer::new(lang), false, &mut out).unwrap();
            let text = String::from_utf8(out).unwrap();
            assert!(text.contains("http://127.0.0.1:9000/") && !text.contains('['), "{text}");
        }
        args = ServeArgs { public_url: Some("https://play.example".into()), ..ServeArgs::default() };
        assert_eq!(own_url(&args, address), "https://play.example/");
        assert_eq!(listen(&args).to_string(), "127.0.0.1:8080");
    }

    #[test]
    fn data_are_stored_in_the_users_folder() {
        let home = |name: &str| (name == "HOME").then(|| "/users/ines".to_owned());
        assert_eq!(data_dir(&home), PathBuf::from("/users/ines/.local/share/caravelle"));
        assert_eq!(data_dir(&|_| None), PathBuf::from("caravelle-data"));
    }

    #[test]
    fn unusable_addresses_are_reported() {
        let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let folder = std::env::temp_dir().join(format!("caravelle-serve-{}", std::process::id()));
        let run = |args: &[&str]| {
            let args = ["caravelle", "serve"].iter().chain(args).map(std::ffi::OsString::from);
            let (mut output, mut errors) = (Vec::new(), Vec::new());
            let mut streams = Streams {
                input: &mut std::io::empty(),
                output: &mut output,
                errors: &mut errors,
                terminal: false,
                screen: false,
                width: 80,
                watched: false,
            };
            let code = crate::run(args, &|_| None, &mut streams);
            (code, String::from_utf8(errors).unwrap())
        };
        let folder_text = folder.to_string_lossy().into_owned();
        let address = taken.local_addr().unwrap().to_string();
        let (code, errors) = run(&["--listen", &address, "--data-dir", &folder_text]);
        assert!(code == crate::Code::Failed && errors.contains(&address), "{errors}");
        let (code, _) = run(&["--public-url", "nonsense", "--data-dir", &folder_text]);
        assert_eq!(code, crate::Code::Usage);
        let (code, _) = run(&["--lan", "--listen", "127.0.0.1:1"]);
        assert_eq!(code, crate::Code::Usage);
        let mail = |url, from| run(&["--smtp-url", url, "--mail-from", from, "--data-dir", &folder_text]);
        for (url, from, says) in [
            ("nonsense", "site@play.example", "smtps://"),
            ("smtps://user@host", "site@play.example", "--smtp-password-file"),
            ("smtps://host", "the site", "the site"),
        ] {
            let (code, errors) = mail(url, from);
            assert!(code == crate::Code::Usage && errors.contains(says), "{errors}");
        }
        let (code, errors) = run(&["--smtp-url", "smtps://host"]);
        assert!(code == crate::Code::Usage && errors.contains("--mail-from"), "{errors}");
        let missing = folder.join("missing").to_string_lossy().into_owned();
        let (code, errors) = run(&["--certificates", &missing, "--data-dir", &folder_text]);
        assert!(code == crate::Code::Failed && errors.contains(&missing), "{errors}");
        let _ = std::fs::remove_dir_all(folder);
    }
}

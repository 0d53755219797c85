//! Maintenance commands for hosts: passwords, backups, checks and migration to a database.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use engine::Phrase;
use serde_json::json;
use server::{Checked, Games, Home, RunError, ServeError};

use crate::args::{CheckArgs, CopyArgs, MigrateStoreArgs, PasswordArgs, StoreArgs};
use crate::serve::{data_dir, failure, games, home};
use crate::{Failure, Renderer, write_json};

/// Looks up an environment variable.
pub(crate) type Variable<'a> = &'a dyn Fn(&str) -> Option<String>;
/// A maintenance operation on a data folder and a file.
type Operation = fn(&Home, &Path, Arc<dyn Games>) -> Result<Checked, RunError>;

pub(crate) fn home_of(store: &StoreArgs, variable: Variable<'_>) -> Home {
    home(&store.data_dir, &store.database_url, None, variable)
}

/// Sets a new password for an account and prints it for the host.
pub(crate) fn password(
    args: &PasswordArgs,
    renderer: &Renderer,
    variable: Variable<'_>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let home = home_of(&args.store, variable);
    let password = server::reset_password(&home, &args.login).map_err(|error| {
        if let RunError::Serve(ServeError::Fault(server::Fault::NoAccount)) = error {
            Failure::Failed(Phrase::new("cli-password-nobody").with("login", args.login.as_str()))
        } else {
            failure(error)
        }
    })?;
    let message = Phrase::new("cli-password-new").with("login", args.login.as_str());
    Ok(writeln!(output, "{}", renderer.say(&message.with("password", password.as_str())))?)
}

/// Copies a data folder into a database, and prints what was copied.
pub(crate) fn migrate(
    args: &MigrateStoreArgs,
    renderer: &Renderer,
    variable: Variable<'_>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let folder = args.data_dir.clone().unwrap_or_else(|| data_dir(variable));
    let moved = server::migrate_store(&folder, &args.database_url).map_err(failure)?;
    for (table, rows) in &moved.rows {
        writeln!(output, "{rows:>9}  {table}")?;
    }
    let message = Phrase::new("cli-migrate-done").with("logs", count(moved.logs));
    Ok(writeln!(output, "{}", renderer.say(&message))?)
}

/// Backs data up into a file or restores them, and prints the result of the check.
pub(crate) fn copy(
    args: &CopyArgs,
    operation: Operation,
    renderer: &Renderer,
    variable: Variable<'_>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let games = Arc::new(games(args.components.as_deref())?);
    let checked = operation(&home_of(&args.store, variable), &args.file, games).map_err(failure)?;
    tell(&checked, renderer, output)
}

/// Checks all data and prints the result.
pub(crate) fn check(
    args: &CheckArgs,
    renderer: &Renderer,
    variable: Variable<'_>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let games = Arc::new(games(args.components.as_deref())?);
    let checked = server::check(&home_of(&args.store, variable), games).map_err(failure)?;
    if !args.json {
        return tell(&checked, renderer, output);
    }
    let Checked { tables, rescued, entries, faults } = &checked;
    let good = faults.is_empty();
    let document =
        json!({ "good": good, "tables": tables, "rescued": rescued, "entries": entries, "faults": faults });
    write_json(output, &document)?;
    if good { Ok(()) } else { Err(faulty(&checked)) }
}

/// The failure of a check that found faults.
fn faulty(checked: &Checked) -> Failure {
    let faults = i64::try_from(checked.faults.len()).unwrap_or(i64::MAX);
    Failure::Failed(Phrase::new("cli-check-faults").with("faults", faults))
}

/// Prints the result of a full check. A fault is a failure.
fn tell(checked: &Checked, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    for fault in &checked.faults {
        writeln!(output, "{fault}")?;
    }
    if checked.rescued > 0 {
        let rescued = Phrase::new("cli-check-rescued").with("tables", count(checked.rescued));
        writeln!(output, "{}", renderer.say(&rescued))?;
    }
    if !checked.faults.is_empty() {
        return Err(faulty(checked));
    }
    let message = Phrase::new("cli-check-done").with("tables", count(checked.tables));
    Ok(writeln!(output, "{}", renderer.say(&message.with("entries", count(checked.entries))))?)
}

fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

//! `caravelle admin`: operations of the host on the server's machine.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use engine::Phrase;
use server::store::StoreError;
use server::{Admin, Counted, Fault, Repair, RunError, ServeError, Shown};
use table::TableId;
use table::wire::TableInfo;

use crate::args::{AdminArgs, AdminOperation};
use crate::maintenance::{Variable, home_of};
use crate::serve::{failure, games};
use crate::{Failure, Renderer, write_json};

/// Performs an operation.
pub(crate) fn run(
    args: &AdminArgs,
    renderer: &Renderer,
    variable: Variable<'_>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let games = Arc::new(games(args.components.as_deref())?);
    if let AdminOperation::List { game: Some(game) } = &args.operation {
        catalog::info(game)?;
    }
    let admin = Admin::open(&home_of(&args.store, variable), games).map_err(failure)?;
    let done = operation(&admin, args, renderer, output);
    admin.close().map_err(failure)?;
    done
}

fn operation(
    admin: &Admin,
    args: &AdminArgs,
    renderer: &Renderer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let json = args.json;
    match &args.operation {
        AdminOperation::List { game } => {
            let mut tables = admin.tables().map_err(failure)?;
            tables.retain(|table| game.as_ref().is_none_or(|game| *game == table.game));
            if json {
                return write_json(output, &tables);
            }
            tables.iter().try_for_each(|table| line(table, renderer, output))
        }
        AdminOperation::Show { table } => {
            let shown = admin.show(id(table)?).map_err(|error| about(table, error))?;
            if json { write_json(output, &shown) } else { show(&shown, renderer, output) }
        }
        AdminOperation::Export { table, file } => {
            let record = admin.record(id(table)?).map_err(|error| about(table, error))?;
            match file {
                Some(file) => save(file, &record),
                None => Ok(output.write_all(record.as_bytes())?),
            }
        }
        AdminOperation::Freeze { table } => hold(admin, table, true, renderer, output),
        AdminOperation::Unfreeze { table } => hold(admin, table, false, renderer, output),
        AdminOperation::Repair { table, file, dry_run } => {
            let about = |error| about(table, error);
            let repair = match file.as_ref().filter(|_| !dry_run) {
                Some(file) => admin.repair(id(table)?, file).map_err(about)?,
                None => admin.diagnose(id(table)?).map_err(about)?,
            };
            if json { write_json(output, &repair) } else { write_repair(&repair, *dry_run, renderer, output) }
        }
        AdminOperation::Accept => {
            admin.accept().map_err(failure)?;
            Ok(writeln!(output, "{}", renderer.say(&Phrase::new("cli-admin-accepted")))?)
        }
        AdminOperation::Revoke { login } => {
            admin.revoke(login).map_err(|error| about(login, error))?;
            let message = Phrase::new("cli-admin-revoked").with("login", login.as_str());
            Ok(writeln!(output, "{}", renderer.say(&message))?)
        }
        AdminOperation::Reindex => {
            let done = admin.reindex().map_err(failure)?;
            if json {
                return write_json(output, &done);
            }
            let message =
                Phrase::new("cli-admin-reindexed").with("added", done.added).with("left", done.left);
            Ok(writeln!(output, "{}", renderer.say(&message))?)
        }
        AdminOperation::Statistics => {
            let counts = admin.statistics().map_err(failure)?;
            if json {
                return write_json(output, &counts);
            }
            for (game, Counted { open, running, over, frozen }) in &counts {
                let message =
                    Phrase::new("cli-admin-counted").with("game", game.as_str()).with("open", *open);
                let message = message.with("running", *running).with("over", *over).with("frozen", *frozen);
                writeln!(output, "{}", renderer.say(&message))?;
            }
            Ok(())
        }
    }
}

fn hold(
    admin: &Admin,
    table: &str,
    held: bool,
    renderer: &Renderer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let changed = admin.hold(id(table)?, held).map_err(|error| about(table, error))?;
    let message = match (held, changed) {
        (true, true) => "cli-admin-held",
        (true, false) => "cli-admin-held-already",
        (false, true) => "cli-admin-not-held",
        (false, false) => "cli-admin-not-held-already",
    };
    Ok(writeln!(output, "{}", renderer.say(&Phrase::new(message).with("what", table)))?)
}

/// Reports a repair that was made or is proposed.
fn write_repair(
    repair: &Repair,
    dry_run: bool,
    renderer: &Renderer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let message = match repair {
        Repair::Nothing => Phrase::new("cli-admin-repair-nothing"),
        Repair::GoesOn { from, lost } => {
            Phrase::new("cli-admin-repair-goes-on").with("from", *from).with("lost", *lost)
        }
        Repair::Cut { last, entries, fault } => {
            let message = Phrase::new("cli-admin-repair-cut").with("last", *last).with("entries", *entries);
            message.with("text", fault.as_str())
        }
    };
    writeln!(output, "{}", renderer.say(&message))?;
    if dry_run && *repair != Repair::Nothing {
        writeln!(output, "{}", renderer.word("cli-admin-repair-dry"))?;
    }
    Ok(())
}

/// One table as one line.
fn line(table: &TableInfo, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    let status = Phrase::new(format!("cli-admin-status-{}", table.status.name()));
    let people: Vec<&str> =
        table.seats.iter().map(|seat| seat.name.as_deref().or(seat.bot.as_deref()).unwrap_or("–")).collect();
    Ok(writeln!(output, "{}  {}  {}  {}", table.id, table.game, renderer.say(&status), people.join(", "))?)
}

fn show(shown: &Shown, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    match &shown.table {
        Some(table) => line(table, renderer, output)?,
        None => writeln!(output, "{}  {}", shown.id, shown.game)?,
    }
    let message = Phrase::new("cli-admin-log").with("entries", shown.entries);
    writeln!(output, "{}", renderer.say(&message.with("rules", shown.rules_version)))?;
    if let Some(fault) = &shown.fault {
        let message = Phrase::new("cli-admin-fault").with("text", fault.as_str());
        writeln!(output, "{}", renderer.say(&message))?;
    }
    Ok(())
}

fn id(text: &str) -> Result<TableId, Failure> {
    text.parse().map_err(|_| Failure::Usage(Phrase::new("cli-admin-no-table").with("what", text)))
}

/// Writes to a new file; an existing one is not overwritten.
fn save(file: &Path, record: &str) -> Result<(), Failure> {
    let failed = |error: std::io::Error| {
        let message = Phrase::new("cli-man-folder").with("what", file.display().to_string().as_str());
        Failure::Failed(message.with("text", error.to_string().as_str()))
    };
    let mut new = std::fs::File::create_new(file).map_err(failed)?;
    new.write_all(record.as_bytes()).and_then(|()| new.sync_all()).map_err(failed)
}

/// The refusal of an operation on a table or an account.
fn about(what: &str, error: RunError) -> Failure {
    let RunError::Serve(ServeError::Fault(fault)) = &error else { return failure(error) };
    let refusal = |id, key| Failure::Failed(Phrase::new(id).with(key, what));
    if let Fault::NotFound = fault {
        refusal("cli-admin-no-table", "what")
    } else if let Fault::NoAccount = fault {
        refusal("cli-password-nobody", "login")
    } else if let Fault::Table(table::Fault::NotRunning) = fault {
        refusal("cli-admin-over", "what")
    } else if let Fault::Store(StoreError::Conflict) | Fault::Late = fault {
        refusal("cli-admin-busy", "what")
    } else if let Fault::Table(table::Fault::NotOver) = fault {
        refusal("cli-admin-not-over", "what")
    } else if let Fault::Table(table::Fault::Frozen) = fault {
        refusal("cli-admin-frozen", "what")
    } else {
        failure(error)
    }
}

//! `caravelle rules`: the rules of a game, of a chapter or a clause.

use std::io::Write;

use catalog::{Chapter, Ledger};
use engine::{Clause, Phrase};

use crate::args::RulesArgs;
use crate::{Failure, Renderer, write_json};

/// A chapter or a clause.
pub(crate) enum Part<'a> {
    Chapter(&'a Chapter),
    Clause(&'a Clause),
}

/// Prints the rules.
pub(crate) fn run(args: &RulesArgs, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    let info = catalog::info(&args.game)?;
    let ledger = catalog::ledger(info.id, renderer.lang)?;
    let Some(wanted) = &args.clause else {
        if args.json {
            return write_json(output, ledger);
        }
        writeln!(output, "{}\n", info.title)?;
        for (at, chapter) in ledger.chapters.iter().enumerate() {
            if at > 0 {
                writeln!(output)?;
            }
            write_chapter(chapter, renderer, output)?;
        }
        return Ok(());
    };
    let part = find(ledger, info.prefix, wanted).ok_or_else(|| Failure::Usage(unknown(ledger, wanted)))?;
    match part {
        Part::Chapter(chapter) if args.json => write_json(output, chapter),
        Part::Clause(clause) if args.json => write_json(output, clause),
        part @ (Part::Chapter(_) | Part::Clause(_)) => {
            Ok(output.write_all(text(&part, renderer).as_bytes())?)
        }
    }
}

/// The chapter or clause of this name, with or without its prefix.
pub(crate) fn find<'a>(ledger: &'a Ledger, prefix: &str, wanted: &str) -> Option<Part<'a>> {
    let wanted = wanted.trim();
    let named = |id: &str| {
        let clause = ledger.clause(id).map(Part::Clause);
        let chapter = || ledger.chapters.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(id));
        clause.or_else(|| chapter().map(Part::Chapter))
    };
    named(wanted).or_else(|| named(&format!("{prefix}-{wanted}")))
}

/// The message for an unknown clause.
pub(crate) fn unknown(ledger: &Ledger, wanted: &str) -> Phrase {
    let chapters: Vec<Phrase> =
        ledger.chapters.iter().map(|chapter| Phrase::plain(chapter.id.as_str())).collect();
    let wanted: String = wanted.chars().take(80).collect();
    Phrase::new("cli-unknown-clause").with("given", wanted.as_str()).with("chapters", chapters)
}

/// The chapter or clause as text.
pub(crate) fn text(part: &Part<'_>, renderer: &Renderer) -> String {
    let mut out = Vec::new();
    match part {
        Part::Chapter(chapter) => write_chapter(chapter, renderer, &mut out),
        Part::Clause(clause) => write_clause(clause, renderer, &mut out),
    }
    .expect("a list of bytes takes everything");
    String::from_utf8(out).expect("only text was written")
}

fn write_chapter(chapter: &Chapter, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "== {} {} ==", chapter.id, chapter.title)?;
    chapter.clauses.iter().try_for_each(|clause| write_clause(clause, renderer, output))
}

fn write_clause(clause: &Clause, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    write!(output, "{}  {}", clause.id, clause.text)?;
    match clause.source.as_deref() {
        Some("ruling") => write!(output, " {}", renderer.word("cli-ruling"))?,
        Some("public") => write!(output, " {}", renderer.word("cli-public"))?,
        _ => (),
    }
    if clause.planned.is_some() {
        write!(output, " {}", renderer.word("cli-planned"))?;
    }
    Ok(writeln!(output)?)
}

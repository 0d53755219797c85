//! `caravelle learn`, and the primer and player aid in the terminal.

use std::io::Write;

use engine::{Info, Page, Phrase, Sheet};
use learn::{AidRow, Guide};

use crate::args::LearnArgs;
use crate::{Failure, Renderer, write_json};

/// Prints the primer of a game, or its player aid.
pub(crate) fn run(
    args: &LearnArgs,
    renderer: &Renderer,
    width: usize,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let info = catalog::info(&args.game)?;
    let guide = guide(info, renderer)?;
    if args.json {
        return write_json(output, &guide);
    }
    let page = if args.aid { aid(&guide, info, None, None) } else { primer(&guide, info) };
    Ok(output.write_all(renderer.page(&page, width).as_bytes())?)
}

/// The learning material of a game.
pub(crate) fn guide(info: &Info, renderer: &Renderer) -> Result<Guide, Failure> {
    let none = || Failure::Failed(Phrase::new("cli-learn-nothing").with("game", info.title));
    learn::guide(info.id, renderer.lang).ok_or_else(none)
}

/// The primer.
pub(crate) fn primer(guide: &Guide, info: &Info) -> Page {
    let primer = &guide.primer;
    let mut page = Page::default();
    page.heading(Phrase::plain(info.title));
    page.line(Phrase::plain(&*primer.pitch));
    let mut part = |heading: &'static str, lines: &[String]| {
        page.heading(Phrase::new(heading));
        lines.iter().for_each(|line| page.line(Phrase::plain(&**line)));
    };
    part("primer-goal", std::slice::from_ref(&primer.goal));
    part("primer-turn", &primer.turn);
    part("primer-ends", std::slice::from_ref(&primer.ends));
    part("primer-tips", &primer.tips);
    part("primer-traps", &primer.traps);
    page
}

/// The player aid, with the present phase marked and the seat's points beside their sources.
pub(crate) fn aid(guide: &Guide, info: &Info, phase: Option<&str>, sheet: Option<&Sheet>) -> Page {
    let mut page = Page::default();
    for block in &guide.aid {
        page.heading(Phrase::plain(&*block.title));
        let row = |row: &AidRow| -> Vec<Phrase> {
            let now = phase.is_some_and(|phase| row.phases.iter().any(|one| one == phase));
            let mut cells: Vec<Phrase> = row.cells.iter().map(|cell| Phrase::plain(&**cell)).collect();
            cells.insert(0, Phrase::plain(if now { "►" } else { "" }));
            cells
        };
        let width = block.rows.iter().map(|row| row.cells.len() + 1).max().unwrap_or_default();
        let head = vec![Phrase::plain(""); width];
        page.table(std::iter::once(head).chain(block.rows.iter().map(row)).collect());
    }
    if let Some(sheet) = sheet {
        page.heading(Phrase::new("aid-own-points"));
        let mut rows = vec![vec![Phrase::plain(""); 2]];
        for line in &sheet.0 {
            let points = Phrase::plain(line.points.to_string());
            rows.push(vec![catalog::item_phrase(info, line.item), points]);
        }
        rows.push(vec![Phrase::new("cli-sum"), Phrase::plain(sheet.total().to_string())]);
        page.table(rows);
    }
    page
}

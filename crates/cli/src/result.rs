//! The result of a game as a page: ending, score breakdowns and ranking.

use engine::{Info, Outcome, Page, Phrase, Seat, Sheet};

/// The page of a result.
pub(crate) fn page(info: &Info, outcome: &Outcome) -> Page {
    let mut page = Page::default();
    page.heading(Phrase::new("cli-result"));
    page.line(catalog::ending_phrase(info, outcome.ending));
    page.table(sheets(info, outcome));
    // A solo game has no ranking: the ending contains the result against the rival.
    let ranking = if outcome.sheets.len() > 1 { outcome.ranking.as_slice() } else { &[] };
    for (at, equals) in ranking.iter().enumerate() {
        // Ties share the better place: 1, 1, 3.
        let place = 1 + ranking[..at].iter().map(Vec::len).sum::<usize>();
        page.line(Phrase::new("cli-place").with("place", place).with("seats", names(equals)));
    }
    if let Some(tie_break) = outcome.tie_break {
        page.line(catalog::tie_phrase(info, tie_break));
    }
    match outcome.winners.as_slice() {
        [] if !outcome.rivals.is_empty() => (),
        [] => page.line(Phrase::new("cli-winner-none")),
        winners => {
            page.line(Phrase::new("cli-winners").with("count", winners.len()).with("seats", names(winners)));
        }
    }
    page
}

pub(crate) fn name(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}

pub(crate) fn names(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().copied().map(name).collect()
}

/// A column for each seat and rival, a row for each item, and the totals last.
fn sheets(info: &Info, outcome: &Outcome) -> Vec<Vec<Phrase>> {
    let rivals = || outcome.rivals.iter().map(|rival| &rival.sheet);
    let columns = || outcome.sheets.iter().chain(rivals());
    let mut items: Vec<&'static str> = Vec::new();
    for line in columns().flat_map(|sheet| &sheet.0) {
        if !items.contains(&line.item) {
            items.push(line.item);
        }
    }
    let seats = Seat::all(outcome.sheets.len()).map(name);
    let rival_names = outcome.rivals.iter().map(|rival| rival.name.clone());
    let mut rows = vec![std::iter::once(Phrase::plain("")).chain(seats).chain(rival_names).collect()];
    for item in items {
        // Items that do not apply to a column stay empty instead of 0.
        let has = |sheet: &Sheet| sheet.0.iter().any(|line| line.item == item);
        let text = |sheet: &Sheet| if has(sheet) { sheet.points(item).to_string() } else { "–".to_owned() };
        let points = columns().map(|sheet| Phrase::plain(text(sheet)));
        rows.push(std::iter::once(catalog::item_phrase(info, item)).chain(points).collect());
    }
    let sums = columns().map(|sheet| Phrase::plain(sheet.total().to_string()));
    rows.push(std::iter::once(Phrase::new("cli-sum")).chain(sums).collect());
    rows
}

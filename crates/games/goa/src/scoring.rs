//! Chapter GO-17: the score breakdown and the result.

use engine::{Outcome, Seat, Sheet, Standing, rank};

use crate::data::{Tables, TileKind};
use crate::ids::{Column, Symbol};
use crate::sets::{Cards, Tiles};
use crate::state::{Goa, Merchant};

/// The part of the breakdown that is public at any time: markers by column, colonies, plantations, tiles.
pub(crate) fn open_sheet(tables: &Tables, merchant: &Merchant) -> Sheet {
    let mut sheet = Sheet::default();
    for column in Column::ALL {
        sheet.add(column.id(), i32::from(tables.points[merchant.row(column)]));
    }
    let colonies = merchant.cities().checked_sub(1).map_or(0, |at| tables.numbers.points_colonies[at]);
    sheet.add("colonies", i32::from(colonies));
    sheet.add("plantations", single_points(tables, merchant));
    // GO-17.8, GO-16.23 (ruling): tiles still to be carried out score nothing.
    let printed = |tiles: Tiles, kind| -> i32 {
        let points = tiles.iter().map(|tile| tables.tile(tile)).filter(|tile| tile.kind == kind);
        points.map(|tile| i32::from(tile.printed.points)).sum()
    };
    sheet.add("duties", printed(merchant.done, TileKind::Duty));
    sheet.add("missions", printed(merchant.kept, TileKind::Mission));
    sheet
}

/// GO-17.7: single plantations, on the board or discarded. Crop rotation does not count.
fn single_points(tables: &Tables, merchant: &Merchant) -> i32 {
    let placed: Tiles = merchant.plots.iter().flatten().filter_map(|plot| plot.id.tile()).collect();
    let singles = (placed | merchant.done) & tables.singles;
    // GO-16.19.
    let foreman =
        merchant.kept.iter().map(|tile| tables.tile(tile)).find(|tile| tile.kind == TileKind::Foreman);
    let points = singles.iter().map(|single| match foreman {
        Some(foreman) => foreman.printed.points,
        None => tables.tile(single).printed.points,
    });
    points.map(i32::from).sum()
}

/// GO-17.4, GO-17.5: points for cards in hand, by symbol.
pub(crate) fn symbol_points(tables: &Tables, hand: Cards) -> i32 {
    let mut counts = [0usize; Symbol::ALL.len()];
    hand.iter().for_each(|card| counts[tables.card(card).symbol.index()] += 1);
    counts
        .iter()
        .filter_map(|&count| tables.numbers.points_symbols.get(count.checked_sub(1)?))
        .map(|&n| i32::from(n))
        .sum()
}

impl Goa {
    /// The score breakdown if the game ended now.
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        let tables = self.tables();
        let merchant = self.merchant(seat);
        let mut sheet = open_sheet(tables, merchant);
        sheet.add("expeditions", symbol_points(tables, merchant.hand));
        // GO-17.6: several players may have the most.
        let most = self.merchants.iter().all(|other| other.ducats <= merchant.ducats);
        sheet.add("ducats", if most { i32::from(tables.numbers.points_most_ducats) } else { 0 });
        sheet
    }

    /// GO-17.9, GO-17.10: most points, then most ducats, then a shared victory.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if !self.steps.is_empty() {
            return None;
        }
        let seats = || Seat::all(self.merchants.len());
        let sheets: Vec<Sheet> = seats().map(|seat| self.sheet(seat)).collect();
        let standings = seats().map(|seat| Standing {
            seat,
            keys: vec![sheets[seat.index()].total(), i32::from(self.merchant(seat).ducats)],
        });
        let (ranking, decided) = rank(standings.collect());
        Some(Outcome {
            winners: ranking[0].clone(),
            ranking,
            sheets,
            rivals: Vec::new(),
            ending: "rounds",
            tie_break: decided.map(|_| "ducats"),
        })
    }
}

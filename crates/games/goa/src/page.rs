//! The text rendering of a view, for the terminal and for text mode. It uses the view only.

use engine::{Page, Phrase, Seat};

use crate::data::TileKind;
use crate::grid::Spot;
use crate::ids::{CardId, City, Column};
use crate::sets::Spices;
use crate::state::Stage;
use crate::view::{AuctionView, CardView, GoaView, MerchantView, PendingView, PlotView, TileView};

/// The width of a space in the drawing of the play area.
const WIDTH: usize = 7;

pub(crate) fn page(view: &GoaView) -> Page {
    let mut page = Page::default();
    heading(view, &mut page);
    if let Some(auction) = &view.auction {
        auction_part(auction, &mut page);
    }
    view.pending.iter().filter_map(pending).for_each(|line| page.line(line));
    page.heading(message("grid"));
    page.drawing(drawing(view), Vec::new());
    page.table(grid_table(view));
    page.heading(message("players"));
    page.table(player_table(view));
    page.table(column_table(view));
    for merchant in &view.merchants {
        merchant_part(merchant, &mut page);
    }
    page.heading(message("supply"));
    supply(view, &mut page);
    page
}

fn message(id: &str) -> Phrase {
    Phrase::new(format!("go-page-{id}"))
}

fn player(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::plain(n.into().to_string())
}

fn spices(spices: Spices) -> Phrase {
    message("list").with("list", spices.phrases())
}

fn tile_text(tile: &TileView) -> Phrase {
    Phrase::new(format!("go-tile-{}.text", tile.id))
}

fn card_text(card: &CardView) -> Phrase {
    Phrase::new(format!("go-card-{}.text", card.id))
}

fn heading(view: &GoaView, page: &mut Page) {
    let round = message("round").with("round", view.round).with("rounds", view.rounds);
    page.heading(round.with("phase", view.phase.phrase()));
    let stage = Phrase::new(format!("go-phase-{}", view.stage.id())).with("phase", view.phase.phrase());
    page.line(stage);
    if let Some(lap) = view.lap {
        page.line(message("lap").with("lap", lap).with("laps", view.laps));
    }
    page.line(message("flag").with("seat", view.flag));
}

fn auction_part(auction: &AuctionView, page: &mut Page) {
    let item = crate::event::item(auction.tile.map(|tile| tile.id));
    let line = message("auction").with("token", auction.token).with("tokens", auction.tokens);
    page.line(line.with("item", item).with("seller", auction.seller));
    for bid in &auction.bids {
        let line = match bid.ducats {
            None => message("bid-waits"),
            Some(0) => message("bid-pass"),
            Some(ducats) => message("bid").with("ducats", ducats),
        };
        page.line(line.with("seat", bid.seat));
    }
}

fn pending(pending: &PendingView) -> Option<Phrase> {
    Some(match pending {
        PendingView::Attempt { city, needs, board, revealed, missing, .. } => message("attempt")
            .with("city", city.phrase())
            .with("needs", *needs)
            .with("board", *board)
            .with("cards", revealed.iter().map(|card| card.id.phrase()).collect::<Vec<_>>())
            .with("missing", *missing),
        PendingView::Harvest { taken, of, .. } => message("harvest").with("taken", *taken).with("of", *of),
        PendingView::Card { card } => message("card").with("card", card.id.phrase()),
        PendingView::Replant { .. }
        | PendingView::Fill { .. }
        | PendingView::ShipsOrColonists { .. }
        | PendingView::Favor { .. }
        | PendingView::UseOrKeep { .. }
        | PendingView::Gain { .. }
        | PendingView::Pay { .. }
        | PendingView::Advance { .. }
        | PendingView::MakeRoom { .. }
        | PendingView::PickColony { .. }
        | PendingView::Spy { .. }
        | PendingView::ExtraHarvest { .. }
        | PendingView::Resupply { .. }
        | PendingView::Descend { .. }
        | PendingView::Duty { .. }
        | PendingView::Sale { .. }
        | PendingView::Swap { .. }
        | PendingView::Bonanza => return None,
    })
}

/// Draws the play area with its edge: ids, `#` and the number of a token, `+` over a Bonanza tile, `F` for the flag.
fn drawing(view: &GoaView) -> Vec<String> {
    let line = |row: u8| {
        let spot = |column: u8| {
            let at = Spot::at(row, column).expect("the grid has seven rows and columns");
            let cell = view.grid.iter().find(|cell| cell.at == at);
            let mut text = match cell.map(|cell| cell.tile) {
                _ if view.flag_at == Some(at) => "F".to_owned(),
                Some(Some(tile)) => tile.id.to_string(),
                Some(None) => ".".to_owned(),
                None if at.is_outer_corner() => String::new(),
                // The edge shows the numbers of its rows and columns.
                None => if (1..=5).contains(&row) { row } else { column }.to_string(),
            };
            if let Some(cell) = cell {
                text.extend(cell.token.map(|token| format!("#{token}")));
                text.push_str(if cell.bonanza { "+" } else { "" });
            }
            format!("{text:^WIDTH$}")
        };
        (0..7).map(spot).collect::<String>().trim_end().to_owned()
    };
    (0..7).map(line).collect()
}

fn grid_table(view: &GoaView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![vec![message("head-tile"), message("head-name"), message("head-text")]];
    let mut tiles: Vec<_> = view.grid.iter().filter_map(|cell| cell.tile).collect();
    tiles.sort_by_key(|tile| tile.id);
    for tile in tiles {
        rows.push(vec![Phrase::plain(tile.id.to_string()), tile.id.phrase(), tile_text(&tile)]);
    }
    rows
}

fn player_table(view: &GoaView) -> Vec<Vec<Phrase>> {
    let heads = ["player", "score", "ducats", "ships", "colonists", "actions", "cards"];
    let mut rows = vec![heads.map(|head| message(&format!("head-{head}"))).to_vec()];
    for merchant in &view.merchants {
        let hand = format!("{}/{}", merchant.hand_count, merchant.hand_limit);
        rows.push(vec![
            player(merchant.seat),
            number(merchant.score),
            merchant.ducats.map_or_else(|| message("hidden"), number),
            number(merchant.ships),
            number(merchant.colonists),
            number(merchant.actions),
            Phrase::plain(hand),
        ]);
    }
    rows
}

fn column_table(view: &GoaView) -> Vec<Vec<Phrase>> {
    let mut head = vec![message("head-player")];
    head.extend(Column::ALL.map(Column::phrase));
    let mut rows = vec![head];
    for merchant in &view.merchants {
        let mut row = vec![player(merchant.seat)];
        for column in &merchant.columns {
            let cell = message("column").with("row", column.row).with("value", column.value);
            row.push(match &column.step {
                Some(step) => message("column-step")
                    .with("column", cell)
                    .with("price", step.spices.phrases())
                    .with("payable", if step.payable { "yes" } else { "no" }),
                None => cell,
            });
        }
        rows.push(row);
    }
    rows
}

fn plot_phrase(plot: &PlotView) -> Phrase {
    message("plot")
        .with("plot", plot.id.phrase())
        .with("id", plot.id.to_string().as_str())
        .with("held", plot.spices.len())
        .with("fields", plot.fields)
        .with("spices", spices(plot.spices))
}

fn merchant_part(merchant: &MerchantView, page: &mut Page) {
    page.heading(message("area").with("seat", merchant.seat));
    let plots = merchant.plantations.iter().flatten();
    let plots = plots.chain(merchant.colonies.iter().filter_map(|slot| slot.plot.as_ref()));
    let plots: Vec<Phrase> = plots.map(plot_phrase).collect();
    if !plots.is_empty() {
        page.line(message("plots").with("plots", plots));
    }
    for kept in &merchant.kept {
        let state = match (kept.pending, kept.turned, kept.tile.kind) {
            (true, ..) => "pending",
            (_, true, _) => "turned",
            (.., TileKind::Mission | TileKind::Foreman) => "lies",
            _ => "ready",
        };
        let line = message("kept").with("id", kept.tile.id.to_string().as_str()).with("state", state);
        page.line(line.with("tile", kept.tile.id.phrase()).with("text", tile_text(&kept.tile)));
    }
    if !merchant.done.is_empty() {
        let done = merchant.done.iter().map(|tile| tile.id.phrase()).collect::<Vec<_>>();
        page.line(message("done").with("tiles", done));
    }
    for card in merchant.hand.iter().flatten() {
        let line = message("hand").with("id", card.id.to_string().as_str()).with("card", card.id.phrase());
        page.line(line.with("text", card_text(card)).with("colonists", card.colonists_shown));
    }
    if merchant.hand.is_some() && !merchant.chances.is_empty() {
        let chance = |(city, chance): (City, u16)| {
            message("chance").with("city", city.phrase()).with("percent", chance / 10)
        };
        let chances = merchant.chances.iter().map(|one| chance((one.city, one.chance))).collect::<Vec<_>>();
        page.line(message("chances").with("chances", chances));
    }
}

fn supply(view: &GoaView, page: &mut Page) {
    page.line(message("deck").with("deck", view.deck).with("discard", view.discard.len()));
    if !view.discard.is_empty() {
        let cards = view.discard.iter().map(|card| card.id).map(CardId::phrase).collect::<Vec<_>>();
        page.line(message("discard").with("cards", cards));
    }
    for city in &view.colonies {
        let left = city.left.iter().map(|colony| colony.id.phrase()).collect::<Vec<_>>();
        page.line(
            message("city").with("city", city.city.phrase()).with("needs", city.needs).with("left", left),
        );
    }
    let removed = view.removed.iter().map(|tile| tile.id.phrase()).collect::<Vec<_>>();
    page.line(message("removed").with("tiles", removed));
    if let Some(bonanza) = &view.bonanza
        && view.stage != Stage::Over
    {
        let unseen = bonanza.unseen.iter().map(|tile| tile.id.phrase()).collect::<Vec<_>>();
        page.line(message("bonanza").with("corners", bonanza.corners).with("unseen", unseen));
    }
}

//! The text rendering of a view, for the terminal and for text mode. It uses the view only.

use engine::{Page, Phrase, Seat, Seats};

use crate::data::Tables;
use crate::drawing::drawing;
use crate::event::berth;
use crate::ids::{SiteKind, TileId};
use crate::map::Cell;
use crate::show::tile_view;
use crate::view::{BuildingView, IlosView, IslandView, MapSiteView, MerchantView, PendingView, PieceView};
use crate::words::{cell, deed_phrase};

pub(crate) fn page(view: &IlosView) -> Page {
    let mut page = Page::default();
    heading(view, &mut page);
    page.heading(message("map"));
    let letters = SiteKind::ALL.map(|kind| (kind.letter(), kind.initial()));
    page.drawing(drawing(view), letters.to_vec());
    page.line(message("legend"));
    page.line(message("legend-sites"));
    page.line(message("legend-players").with("players", numbered(view)));
    if !view.islands.is_empty() {
        page.table(island_table(view));
    }
    page.heading(message("zone"));
    zone(view, &mut page);
    page.heading(message("market"));
    page.table(market_table(view));
    page.line(message("tokens").with("tokens", view.market.tokens_left));
    page.heading(message("players"));
    page.table(player_table(view));
    for merchant in &view.merchants {
        merchant_part(merchant, &mut page);
    }
    page.heading(message("supply"));
    page.line(message("pile").with("pile", view.pile).with("discard", view.discard.count));
    if !view.discard.played.is_empty() {
        page.line(message("played").with("cards", view.discard.played.phrases("il-amount")));
    }
    if let Some(own) = view.discard.own.filter(|own| !own.is_empty()) {
        page.line(message("buried").with("cards", own.phrases("il-amount")));
    }
    page.line(message("buildings").with("count", view.buildings_left));
    page.table(card_table(view));
    page
}

fn message(id: &str) -> Phrase {
    Phrase::new(format!("il-page-{id}"))
}

fn player(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}

fn players(seats: Seats) -> Phrase {
    if seats.is_empty() {
        return Phrase::plain("–");
    }
    message("list").with("list", seats.iter().map(player).collect::<Vec<_>>())
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::plain(n.into().to_string())
}

fn list(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() { Phrase::plain("–") } else { message("list").with("list", items) }
}

/// The localized list of sites by kind.
pub(crate) fn sites(counts: &[u8; SiteKind::ALL.len()]) -> Phrase {
    let some = SiteKind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
    let amount = |kind: SiteKind| {
        Phrase::new("il-site-amount").with("count", counts[kind.index()]).with("what", kind.phrase())
    };
    list(some.map(amount).collect())
}

/// A tile of the zone: the names of its pieces, with their sites.
pub(crate) fn isles(tables: &Tables, tile: TileId) -> Phrase {
    let isle = |piece: &PieceView| {
        let isle = piece.id.isle();
        if piece.sites.is_empty() {
            return Phrase::new("il-isle-bare").with("isle", isle);
        }
        Phrase::new("il-isle-with").with("isle", isle).with("sites", borne(piece))
    };
    list(tile_view(tables, tile, true).pieces.iter().map(isle).collect())
}

/// The localized sites of a piece.
fn borne(piece: &PieceView) -> Phrase {
    let site = |kind: SiteKind| Phrase::new("il-site-borne").with("site", kind.phrase());
    list(piece.sites.iter().map(|one| site(one.kind)).collect())
}

fn edges(piece: &PieceView) -> String {
    piece.edges.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn numbered(view: &IlosView) -> Vec<Phrase> {
    let name = |merchant: &MerchantView| {
        message("numbered").with("number", merchant.seat.index() + 1).with("seat", merchant.seat)
    };
    view.merchants.iter().map(name).collect()
}

/// The localized name of a cell of a view.
fn cell_in(view: &IlosView, at: Cell) -> Phrase {
    cell(at, |at| view.map.iter().find(|placed| placed.at == at).map(|placed| placed.id))
}

fn heading(view: &IlosView, page: &mut Page) {
    page.heading(message("round").with("round", view.round));
    page.line(Phrase::new(format!("il-phase-{}", view.stage.id())));
    page.line(message("first").with("seat", view.first));
    if let Some(ending) = view.ending {
        page.line(ending.phrase());
    } else {
        page.line(message("active").with("seat", view.active));
    }
    match view.pending {
        Some(PendingView::Pay { left, cost, deed }) => {
            let line =
                message("paying").with("deed", deed_phrase(deed, |at| cell_in(view, at))).with("left", left);
            page.line(line.with("cost", cost));
        }
        Some(PendingView::Anchor { tile, at, rotation, .. }) => {
            let line = message("placing").with("tile", tile.phrase()).with("at", cell_in(view, at));
            page.line(line.with("rotation", rotation));
        }
        Some(PendingView::Sail { ship }) => page.line(message("sailing").with("from", berth(ship))),
        Some(
            PendingView::Redraw { .. }
            | PendingView::Tile { .. }
            | PendingView::Cell { .. }
            | PendingView::Rotation { .. }
            | PendingView::Act
            | PendingView::Ship
            | PendingView::Settle { .. }
            | PendingView::Side { .. }
            | PendingView::Copy { .. }
            | PendingView::Market,
        )
        | None => (),
    }
}

fn island_table(view: &IlosView) -> Vec<Vec<Phrase>> {
    let heads = ["island", "pieces", "free", "taken", "ships", "pirates"];
    let mut rows = vec![heads.map(|head| message(&format!("head-{head}"))).to_vec()];
    for island in &view.islands {
        let names: Vec<String> = island.pieces.iter().map(|piece| piece.to_string()).collect();
        let free = island
            .free
            .iter()
            .map(|free| Phrase::new("il-amount").with("count", free.count).with("what", free.kind.phrase()));
        rows.push(vec![
            message("named").with("island", island.id.isle()).with("id", island.id.to_string().as_str()),
            Phrase::plain(names.join(" ")),
            list(free.collect()),
            list(taken(view, island)),
            list(ships(island)),
            players(island.pirates),
        ]);
    }
    rows
}

fn ships(island: &IslandView) -> Vec<Phrase> {
    let some = Seat::all(island.ships.len()).zip(&island.ships).filter(|&(_, &ships)| ships > 0);
    some.map(|(seat, &ships)| message("ships").with("seat", seat).with("ships", ships)).collect()
}

/// The pioneers on an island.
fn taken(view: &IlosView, island: &IslandView) -> Vec<Phrase> {
    let pieces = view.map.iter().flat_map(|tile| &tile.pieces).filter(|piece| piece.island == island.id);
    pieces.flat_map(|piece| &piece.sites).filter_map(site).collect()
}

fn site(site: &MapSiteView) -> Option<Phrase> {
    let what = match site.building {
        None => site.kind.phrase(),
        Some(BuildingView::Fort) => Phrase::new("il-fort"),
        Some(BuildingView::House(resource)) => Phrase::new("il-house-of").with("resource", resource.phrase()),
    };
    Some(message("taken").with("seat", site.seat?).with("what", what))
}

fn zone(view: &IlosView, page: &mut Page) {
    if !view.zone.is_empty() {
        let heads = ["tile", "lair", "piece", "edges", "sites"];
        let mut rows = vec![heads.map(|head| message(&format!("head-{head}"))).to_vec()];
        for tile in &view.zone {
            for (at, piece) in tile.pieces.iter().enumerate() {
                let first = |phrase: Phrase| if at == 0 { phrase } else { Phrase::plain("") };
                let edges = edges(piece);
                rows.push(vec![
                    first(Phrase::plain(tile.id.to_string())),
                    first(message(if tile.lair { "yes" } else { "no" })),
                    message("isle")
                        .with("isle", piece.id.isle())
                        .with("letter", piece.id.letter().to_string().as_str()),
                    Phrase::plain(if edges.is_empty() { "–".to_owned() } else { edges }),
                    borne(piece),
                ]);
            }
        }
        page.table(rows);
    }
    page.line(message("tiles-left").with("tiles", view.tiles_left));
}

fn market_table(view: &IlosView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![vec![message("head-resource"), message("head-price"), message("head-figures")]];
    for line in &view.market.lines {
        let figure = |(at, price): (usize, &u8)| {
            // The current price is in brackets.
            if at == usize::from(line.rises) { format!("[{price}]") } else { price.to_string() }
        };
        let figures: Vec<String> = line.prices.iter().enumerate().map(figure).collect();
        rows.push(vec![line.resource.phrase(), number(line.price), Phrase::plain(figures.join(" "))]);
    }
    rows
}

fn player_table(view: &IlosView) -> Vec<Vec<Phrase>> {
    let heads = ["player", "wealth", "hand", "draws", "ships-left", "pioneers-left", "forts", "production"];
    let mut rows = vec![heads.map(|head| message(&format!("head-{head}"))).to_vec()];
    for merchant in &view.merchants {
        rows.push(vec![
            player(merchant.seat),
            merchant.wealth.map_or_else(|| message("hidden"), number),
            number(merchant.hand_count),
            number(merchant.draws),
            number(merchant.ships_left),
            number(merchant.pioneers_left),
            number(merchant.forts),
            list(merchant.production.phrases("il-amount")),
        ]);
    }
    rows
}

fn merchant_part(merchant: &MerchantView, page: &mut Page) {
    if let Some(hand) = merchant.hand {
        let cards = list(hand.phrases("il-amount"));
        page.line(message("hand").with("seat", merchant.seat).with("cards", cards));
    }
    if let Some(stock) = merchant.stock {
        let goods = list(stock.phrases("il-amount"));
        page.line(message("stock").with("seat", merchant.seat).with("goods", goods));
    }
    if let Some(known) = merchant.known {
        let cards = known.phrases("il-amount");
        page.line(message("known").with("seat", merchant.seat).with("cards", cards));
    }
    if !merchant.berths.is_empty() {
        let berths = merchant
            .berths
            .iter()
            .map(|one| message("berth").with("ships", one.ships).with("at", berth(one.at)));
        page.line(message("berths").with("seat", merchant.seat).with("berths", berths.collect::<Vec<_>>()));
    }
}

fn card_table(view: &IlosView) -> Vec<Vec<Phrase>> {
    let heads = ["card", "cost", "piracy", "ships-needed", "text"];
    let mut rows = vec![heads.map(|head| message(&format!("head-{head}"))).to_vec()];
    for card in &view.cards {
        let cost = if card.face.resources > 0 {
            message("resources").with("count", card.face.resources)
        } else {
            number(card.face.cost)
        };
        let text = Phrase::new(format!("il-card-{}.text", card.card.id()));
        let piracy =
            if card.face.piracy > card.face.cost { number(card.face.piracy) } else { Phrase::plain("–") };
        rows.push(vec![card.card.phrase(), cost, piracy, number(card.face.ships), text]);
    }
    rows
}

//! Builds the view of a game for one viewer.
//!
//! The view hides the hands of other players and the cards they discarded face down (IL-7.4). Until the end it hides the
//! resources behind their screens. The order of piles is hidden from everybody.

use engine::{Seat, Viewer};

use crate::data::{Tables, turned};
use crate::ids::{Card, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::{Cell, EDGES, Island, Placed};
use crate::state::{Berth, Ilos};
use crate::step::Pending;
use crate::view::{
    BerthView, BuildingView, CardView, CellView, DiscardView, FitView, FreeView, IlosView, IslandView,
    LineView, MapPieceView, MapSiteView, MapTileView, MarketView, MerchantView, PendingView, PieceView,
    SiteView, TileView,
};

fn edges_of(bits: u8) -> Vec<u8> {
    (0..EDGES as u8).filter(|edge| bits & (1 << edge) != 0).collect()
}

/// The printed sites of a piece.
fn sites_of(tables: &Tables, piece: PieceId) -> Vec<(SiteId, SiteKind)> {
    let tile = piece.tile();
    let sites = tables.tile(tile).sites.iter().enumerate().filter_map(|(at, site)| {
        let site = (*site)?;
        (usize::from(site.piece) == piece.place()).then_some((tile.site(at)?, site.kind))
    });
    sites.collect()
}

/// The free sites of an island by kind.
pub(crate) fn free_view(island: &Island) -> Vec<FreeView> {
    let all = SiteKind::ALL.into_iter().map(|kind| FreeView { kind, count: island.free[kind.index()] });
    all.filter(|free| free.count > 0).collect()
}

/// The view of a printed tile.
pub(crate) fn tile_view(tables: &Tables, id: TileId, fits: bool) -> TileView {
    let piece = |piece: PieceId| PieceView {
        id: piece,
        edges: edges_of(tables.tile(id).edges[piece.place()]),
        sites: sites_of(tables, piece).into_iter().map(|(id, kind)| SiteView { id, kind }).collect(),
    };
    TileView {
        id,
        lair: tables.tile(id).lair,
        pieces: tables.pieces_of[id.index()].iter().map(piece).collect(),
        fits,
    }
}

impl Ilos {
    /// The pending decision with the choices made so far, which are public.
    pub fn pending(&self) -> Option<PendingView> {
        self.step.shown()
    }

    /// The view of one viewer.
    pub(crate) fn view_for(&self, viewer: Viewer) -> IlosView {
        // Without `..`, a new field fails to compile until it is shown or hidden.
        let Ilos {
            data: _,
            round,
            first,
            active,
            turns: _,
            market_played,
            merchants,
            map,
            zone,
            unseen,
            tiles_left,
            pile,
            played,
            top,
            rises,
            buildings,
            taken: _,
            step,
            dice: _,
        } = self;
        let tables = self.tables();
        let seats = || Seat::all(merchants.len());
        let line = |resource: Resource| LineView {
            resource,
            prices: tables.prices[resource.index()].to_vec(),
            rises: rises[resource.index()],
            price: self.price(resource),
        };
        let buried: u8 = merchants.iter().map(|merchant| merchant.buried.len()).sum();
        let own = if let Viewer::Seat(seat) = viewer { merchants.get(seat.index()) } else { None };
        let fits = |tile: TileId| self.may_take(self.step.ship(), tile).is_ok();
        IlosView {
            round: *round,
            rounds_max: tables.numbers.rounds_max,
            stage: self.stage(),
            ending: step.ending(),
            first: *first,
            active: *active,
            actor: self.actor(),
            pending: step.shown(),
            market_played: *market_played,
            merchants: seats().map(|seat| self.merchant_view(viewer, seat)).collect(),
            map: map.tiles.iter().map(|placed| self.map_tile(placed)).collect(),
            islands: map.islands.iter().map(|island| self.island_view(island)).collect(),
            cells: map.beside().map(|at| self.cell_view(at)).collect(),
            zone: zone.iter().map(|tile| tile_view(tables, tile, fits(tile))).collect(),
            tiles_left: *tiles_left,
            unseen: *unseen,
            pile: pile.len(),
            discard: DiscardView {
                count: played.len() + buried,
                played: *played,
                top: *top,
                own: own.map(|merchant| merchant.buried),
            },
            market: MarketView { lines: Resource::ALL.map(line).into(), tokens_left: self.tokens_left() },
            buildings_left: tables.numbers.building_tokens - buildings.len() as u8,
            cards: Card::ALL.map(|card| CardView { card, face: *tables.card(card) }).into(),
            numbers: tables.numbers,
        }
    }

    fn cell_view(&self, at: Cell) -> CellView {
        let around = self.map.around(self.tables(), at).unwrap_or(0);
        let fit = |tile: TileId| {
            let rotations = edges_of(self.rotations(self.step.ship(), tile, around));
            (!rotations.is_empty()).then_some(FitView { tile, rotations })
        };
        CellView { at, fits: self.zone.iter().filter_map(fit).collect() }
    }

    fn map_tile(&self, placed: &Placed) -> MapTileView {
        let tables = self.tables();
        let face = tables.tile(placed.tile);
        let site = |(id, kind): (SiteId, SiteKind)| MapSiteView {
            id,
            kind,
            seat: self.holder(id),
            building: self
                .buildings
                .iter()
                .find(|building| building.site == id)
                .map(|building| building.copies.map_or(BuildingView::Fort, BuildingView::House)),
        };
        let piece = |piece: PieceId| MapPieceView {
            id: piece,
            island: self.map.island_of(piece).map_or(piece, |island| island.root),
            edges: edges_of(turned(face.edges[piece.place()], placed.rotation)),
            sites: sites_of(tables, piece).into_iter().map(site).collect(),
        };
        MapTileView {
            id: placed.tile,
            at: placed.at,
            rotation: placed.rotation,
            lair: face.lair,
            pirate: Seat::all(self.merchants.len()).find(|&seat| self.merchant(seat).lairs.has(placed.tile)),
            pieces: tables.pieces_of[placed.tile.index()].iter().map(piece).collect(),
        }
    }

    fn island_view(&self, island: &Island) -> IslandView {
        let seats = self.merchants.len();
        let merchants = self.merchants.iter();
        let under = |seat: &Seat| self.is_under_piracy(*seat, island, self.pirated(*seat));
        IslandView {
            id: island.root,
            pieces: island.pieces,
            free: free_view(island),
            ships: island.ships[..seats].to_vec(),
            moored: merchants.map(|merchant| (merchant.moored & island.pieces).iter().next()).collect(),
            exploited: island.exploited,
            forts: island.forts,
            pirates: self.pirates(island),
            under_piracy: Seat::all(seats).filter(under).collect(),
        }
    }

    fn merchant_view(&self, viewer: Viewer, seat: Seat) -> MerchantView {
        let merchant = self.merchant(seat);
        let own = viewer.is(seat);
        // IL-17.4: screens are lifted at the end.
        let open = own || self.step.ending().is_some();
        let known = self.taken.filter(|taken| taken.taker == seat && !own && viewer.is(taken.victim));
        let coasts = self
            .map
            .islands
            .iter()
            .map(|island| BerthView { at: Berth::Coast(island.root), ships: island.ships[seat.index()] });
        let lairs = merchant.lairs.iter().map(|tile| BerthView { at: Berth::Lair(tile), ships: 1 });
        MerchantView {
            seat,
            hand_count: merchant.hand.len(),
            hand: own.then_some(merchant.hand),
            known: known.map(|taken| taken.cards),
            stock: open.then_some(merchant.stock),
            wealth: open.then(|| self.wealth(seat)),
            production: merchant.production,
            ships_left: merchant.ships_left,
            berths: coasts.filter(|berth| berth.ships > 0).chain(lairs).collect(),
            pioneers_left: self.pioneers_left(seat),
            pioneers: merchant.pioneers.to_vec(),
            forts: self.forts(seat),
            draws: self.draws(seat),
        }
    }
}

//! Generates `web/src/generated/ilos.ts`: the TypeScript types of view, actions and events.

use engine::kit::TypeScript;
use engine::{Seat, declare};

use crate::sets::{CardsRow, ProductionRow, StockRow};
use crate::*;

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("the game", "caravelle-ilos");
    declare!(out: Seat, Card, Resource, SiteKind, Ending, Stage, Cell, Berth, Deed);
    declare!(out: Options, Action, Event, Numbers, CardsRow, StockRow, ProductionRow);
    declare!(out: IlosView, PendingView, MerchantView, BerthView, TileView, PieceView, SiteView, MapTileView);
    declare!(out: MapPieceView, MapSiteView, BuildingView, IslandView, FreeView, CellView, FitView, DiscardView);
    declare!(out: MarketView, LineView, CardView, CardFace);
    declare!(out: IlosAid, TargetsAid, TargetAid, LandingAid, DepartureAid, PlaceAid, ShoreAid, LieAid, TurnAid);
    declare!(out: JoinAid, AnchorAid);
    out.keep("../../../web/src/generated/ilos.ts", env!("CARGO_MANIFEST_DIR"));
}

//! The TypeScript of view, actions and events, kept in `web/src/generated/ilos.ts`.

use std::fmt::Write as _;
use std::path::Path;

use engine::Seat;
use ts_rs::{Config, TS};

use crate::sets::{CardsRow, ProductionRow, StockRow};
use crate::*;

fn declare<T: TS>(out: &mut String) {
    let config = Config::new().with_large_int("number");
    if let Some(docs) = T::docs() {
        out.push_str(docs.trim_end());
        out.push('\n');
    }
    writeln!(out, "export {}\n", T::decl(&config).trim()).unwrap();
}

macro_rules! declare {
    ($out:ident: $($t:ty),* $(,)?) => { $(declare::<$t>(&mut $out);)* };
}

fn written() -> String {
    let mut out = String::from(
        "// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-ilos typescript\n\n",
    );
    declare!(out: Seat, Card, Resource, SiteKind, Ending, Stage, Cell, Berth, Deed);
    declare!(out: Options, Action, Event, Numbers, CardsRow, StockRow, ProductionRow);
    declare!(out: IlosView, PendingView, MerchantView, BerthView, TileView, PieceView, SiteView, MapTileView);
    declare!(out: MapPieceView, MapSiteView, BuildingView, IslandView, FreeView, CellView, FitView, DiscardView);
    declare!(out: MarketView, LineView, CardView, CardFace);
    declare!(out: IlosAid, TargetsAid, TargetAid, LandingAid, DepartureAid, PlaceAid, ShoreAid, LieAid, TurnAid);
    declare!(out: JoinAid, AnchorAid);
    out
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/generated/ilos.ts");
    let wanted = written();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "web/src/generated/ilos.ts is stale: run the tests with UPDATE_GENERATED=1");
}

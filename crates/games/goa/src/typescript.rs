//! Generates `web/src/generated/goa.ts`: the TypeScript types of view, actions and events.

use engine::kit::TypeScript;
use engine::{Line, Seat, Sheet, declare};

use crate::*;

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("the game", "caravelle-goa");
    declare!(out: Seat, Line, Sheet, Spice, Column, City, Symbol, Phase, Stage, Deed, TileKind, EffectKind);
    declare!(out: Options, Action, Event, Sale, Numbers);
    declare!(out: GoaView, PrintedView, TileView, CardView, ColonyView, CityView, CellView, TokenView);
    declare!(out: AuctionView, BidView, TurnView, PendingView, MerchantView, PlotView, ColonySlotView, KeptView);
    declare!(out: ColumnView, StepView, ChanceView, BonanzaView, BonanzaTileView, BoardView, BoardColumnView);
    out.declare_no_aid("GoaAid");
    out.keep("../../../web/src/generated/goa.ts", env!("CARGO_MANIFEST_DIR"));
}

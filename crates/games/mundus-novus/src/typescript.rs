//! Checks the TypeScript types of view, actions and events in `web/src/generated/mundus-novus.ts`.

use engine::declare;
use engine::kit::TypeScript;

use crate::*;

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("the game", "caravelle-mundus-novus");
    declare!(out: Seat, engine::Source, Resource, Rarity, Band, Character, Marker, Stage, Ending);
    declare!(out: Action, Event, Change, Exchange);
    declare!(out: MundusNovusView, CountView, QueueView, DevelopmentView, KindView, HandView, PlayerView);
    declare!(out: SquadronView, TradeView, OfferView, TakenView, TakenBackView, CompensationView, TurnView);
    declare!(out: BuildView, FormView, OverView, PricesView, ResourceView, IdenticalView, PriceView);
    out.declare_no_aid("MundusNovusAid");
    out.keep("../../../web/src/generated/mundus-novus.ts", env!("CARGO_MANIFEST_DIR"));
}

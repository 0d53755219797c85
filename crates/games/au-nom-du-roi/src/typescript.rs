//! Generates `web/src/generated/au-nom-du-roi.ts`: the TypeScript types of view, actions and events.

use engine::kit::TypeScript;
use engine::{Arg, Line, Phrase, Seat, Sheet, declare};

use crate::*;

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("the game", "caravelle-au-nom-du-roi");
    declare!(out: Seat, Line, Sheet, Colour, Deed, ContractKind, Scoring, Row, Stage, JokerPlace, Countdown);
    declare!(out: Options, Action, Event, Values, Numbers);
    declare!(out: RoiView, TurnView, PendingView, BoatView, BoatSlotView, MissionSlotView, ReservationView);
    declare!(out: PileView, MissionView, HandMissionView, RunningView, ExpeditionView, PlacedView);
    declare!(out: InvestorView, JokerView, OwnContractView, FulfilsView, ScoringView, ContractView);
    declare!(out: SentView, TallyView, Arg, Phrase);
    declare!(out: RoiAid, ReachAid, BuyAid, TakeAid, FitAid, CraftAid, PlaceAid, MisfitAid, EngagementAid);
    out.keep("../../../web/src/generated/au-nom-du-roi.ts", env!("CARGO_MANIFEST_DIR"));
}

//! Checks the TypeScript types of view, actions and events in `web/src/generated/maracaibo.ts`.

use engine::kit::TypeScript;
use engine::{Habit, Line as SheetLine, Seat, Sheet, declare};

use crate::*;

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("the game", "caravelle-maracaibo").import("Phrase", "wire");
    declare!(out: Seat, SheetLine, Sheet, Habit<Hosting>, Nation, Good, Object, Token, Line, Level, Deck, Career);
    declare!(out: Building, EndPer, Fought, Mode, Stage, Hosting, PlaceKind, Way, Symbol, Reason);
    declare!(out: Options, Action, Event, Numbers);
    declare!(out: MaracaiboView, CardView, QuestView, LaneView, SpyView, PlaceView, SpaceView, NationView);
    declare!(out: CombatTokenView, CombatRowView, BuildingView, SeaView, AreaView, CareerView, ObjectiveView, CardQuestView, PlayerView, JeanneView, PendingView);
    declare!(out: BuildingPointsView, LastView, LegacyView, TollLaneView, AutomaView, AutomaActView);
    declare!(out: Choice, Archive, ReadCard, Waiting, StoryView, StoryCardView, TileDiscsView, TallyView, VoteView);
    declare!(out: PassageView, StoryOptionView, ChronicleView, EchoView);
    declare!(out: MaracaiboAid, ReachAid, ClosedAid, TrekAid, PriceAid);
    out.keep("../../../web/src/generated/maracaibo.ts", env!("CARGO_MANIFEST_DIR"));
}

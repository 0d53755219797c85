//! The TypeScript of view, actions and events, kept in `web/src/generated/maracaibo.ts`.

use std::fmt::Write as _;
use std::path::Path;

use engine::{Habit, Line as SheetLine, Seat, Sheet};
use ts_rs::{Config, TS};

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
        "// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-maracaibo typescript\nimport type { Phrase } from './wire';\n\n",
    );
    declare!(out: Seat, SheetLine, Sheet, Habit<Hosting>, Nation, Good, Object, Token, Line, Level, Deck, Career);
    declare!(out: Building, EndPer, Fought, Mode, Stage, Hosting, PlaceKind, Way, Symbol, Reason);
    declare!(out: Options, Action, Event, Numbers);
    declare!(out: MaracaiboView, CardView, QuestView, LaneView, SpyView, PlaceView, SpaceView, NationView);
    declare!(out: CombatTokenView, CombatRowView, BuildingView, SeaView, AreaView, CareerView, ObjectiveView, CardQuestView, PlayerView, JeanneView, PendingView);
    declare!(out: BuildingPointsView, LastView, LegacyView, TollLaneView, AutomaView, AutomaActView);
    declare!(out: Choice, Archive, Told, Waiting, StoryView, StoryCardView, TileDiscsView, TallyView, VoteView);
    declare!(out: PassageView, StoryOptionView, ChronicleView, EchoView);
    declare!(out: MaracaiboAid, ReachAid, ClosedAid, TrekAid, PriceAid);
    out
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/generated/maracaibo.ts");
    let wanted = written();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == wanted,
        "web/src/generated/maracaibo.ts is stale: run the tests with UPDATE_GENERATED=1"
    );
}

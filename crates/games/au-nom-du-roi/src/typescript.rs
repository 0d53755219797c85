//! The TypeScript of view, actions and events, kept in `web/src/generated/au-nom-du-roi.ts`.

use std::fmt::Write as _;
use std::path::Path;

use engine::{Arg, Line, Phrase, Seat, Sheet};
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
        "// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-au-nom-du-roi typescript\n\n",
    );
    declare!(out: Seat, Line, Sheet, Colour, Deed, ContractKind, Scoring, Row, Stage, JokerPlace, Countdown);
    declare!(out: Options, Action, Event, Values, Numbers);
    declare!(out: RoiView, TurnView, PendingView, BoatView, BoatSlotView, MissionSlotView, ReservationView);
    declare!(out: PileView, MissionView, HandMissionView, RunningView, ExpeditionView, PlacedView);
    declare!(out: InvestorView, JokerView, OwnContractView, FulfilsView, ScoringView, ContractView);
    declare!(out: SentView, TallyView, Arg, Phrase);
    declare!(out: RoiAid, ReachAid, BuyAid, TakeAid, FitAid, CraftAid, PlaceAid, MisfitAid, EngagementAid);
    out
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/generated/au-nom-du-roi.ts");
    let wanted = written();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == wanted,
        "web/src/generated/au-nom-du-roi.ts is stale: run the tests with UPDATE_GENERATED=1"
    );
}

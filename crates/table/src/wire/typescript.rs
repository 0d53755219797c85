//! The TypeScript of the wire, kept in `web/src/generated/wire.ts`.

use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS};

use super::*;

fn config() -> Config {
    Config::new().with_large_int("number")
}

fn declare<T: TS>(out: &mut String) {
    let config = config();
    if let Some(docs) = T::docs() {
        out.push_str(docs.trim_end());
        out.push('\n');
    }
    writeln!(out, "export {}\n", T::decl(&config).trim()).unwrap();
}

macro_rules! declare {
    ($out:ident: $($t:ty),* $(,)?) => { $(declare::<$t>(&mut $out);)* };
}

fn wire() -> String {
    let mut out = String::from(
        "// Written by the tests of crates/table: UPDATE_GENERATED=1 cargo test -p caravelle-table typescript\n\n",
    );
    declare!(out: engine::Seat, engine::Phrase, engine::Arg, engine::Page, engine::Part, engine::Line, engine::Sheet);
    declare!(out: catalog::Ledger, catalog::Chapter, catalog::Clause);
    declare!(out: Problem, Me, GuestRequest, RegisterRequest, LoginRequest, MeChange, DeleteRequest, PasswordRequest);
    declare!(out: GameInfo, OptionSpec, OptionChoices, Components, ComponentFile, ComponentKind, ComponentText,
        House);
    declare!(out: NewTable, NewSeat, Clock, Status, TableInfo, TakeBackInfo, Notice, SeatInfo, SeatKind, Handed, ProgressInfo);
    declare!(out: GameResult, RivalResult, TableList, SitRequest, StartRequest, SaltRequest, SeatRequest);
    declare!(out: ReplaceRequest, AgreeRequest, MuteRequest, PlayOnRequest, Verification, Check, Curve, CurvePoint);
    declare!(out: ReviewNews, ReviewTurn, ReviewDecision, ReviewEnd, ReviewSwing, ReviewSeat);
    declare!(out: LessonInfo, LessonRequest, ShowRequest);
    declare!(out: NewCampaign, NewCrew, NextGameRequest, BranchRequest, AbandonRequest, ImportRequest);
    declare!(out: RenameRequest);
    declare!(out: CampaignInfo, CampaignState, CrewInfo, CrewSeat, CampaignGame, CampaignTable, BranchInfo, CampaignList);
    declare!(out: BotToken, BotMove, BotAnswer, BotNews);
    declare!(out: FromClient, FromServer, HintInfo, Stopped, StopKind, News, LogLine, EventInfo, Position, Choice, Refusal, UndoInfo);
    declare!(out: ClockInfo, ChatLine);
    out
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/wire.ts");
    let wanted = wire();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "web/src/generated/wire.ts is stale: run the tests with UPDATE_GENERATED=1");
}

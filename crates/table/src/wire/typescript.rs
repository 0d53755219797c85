//! The TypeScript of the wire, kept in `web/src/generated/wire.ts`.

use engine::declare;
use engine::kit::TypeScript;

use super::*;

#[test]
fn typescript_is_fresh() {
    let mut out = TypeScript::of("crates/table", "caravelle-table");
    declare!(out: engine::Seat, engine::Phrase, engine::Arg, engine::Page, engine::Part, engine::Line, engine::Sheet);
    declare!(out: catalog::Ledger, catalog::Chapter, engine::Clause);
    declare!(out: Problem, Me, GuestRequest, RegisterRequest, LoginRequest, MeChange, DeleteRequest, PasswordRequest);
    declare!(out: GameInfo, BotStrength, OptionSpec, OptionChoices, Components, ComponentFile, ComponentKind, ComponentText,
        SiteInfo);
    declare!(out: NewTable, NewSeat, Clock, Status, TableInfo, TakeBackInfo, Notice, SeatInfo, SeatKind, Handed, ProgressInfo);
    declare!(out: GameResult, RivalResult, TableList, SitRequest, StartRequest, SaltRequest, SeatRequest);
    declare!(out: ReplaceRequest, AgreeRequest, MuteRequest, PlayOnRequest, Verification, Check, Curve, CurvePoint);
    declare!(out: ReviewNews, ReviewTurn, ReviewDecision, ReviewEnd, ReviewSwing, ReviewSeat);
    declare!(out: LessonInfo, LessonRequest, ShowRequest);
    declare!(out: NewCampaign, NewCrew, NextGameRequest, BranchRequest, AbandonRequest, ImportRequest);
    declare!(out: RenameRequest);
    declare!(out: CampaignInfo, CampaignState, CrewInfo, CrewSeat, CampaignGame, CampaignTable, BranchInfo, CampaignList);
    declare!(out: BotToken, BotMove, BotAnswer, BotNews);
    declare!(out: FromClient, FromServer, ByeKind, HintInfo, Stopped, StopKind, News, LogLine, EventInfo, Position, Choice, Refusal, UndoInfo);
    declare!(out: ClockInfo, ChatLine);
    declare!(out: NotifyKind, Channel, Channels, NotifyEvents, QuietHours, NotifySettings, NotifyChange, NotifyInfo);
    declare!(out: NotifyMode, TableNotify, DeviceInfo, NewDevice, WebhookShape, WebhookInfo, NewWebhook, WebhookChange);
    declare!(out: EmailInfo, EmailRequest, EmailRemoval, TokenRequest, TestRequest, TestAnswer, Outcome);
    declare!(out: DeliveryList, DeliveryInfo, SiteNoticeList, SiteNotice, RecoverRequest, RecoverInfo, RecoverFinish);
    declare!(out: SessionList, SessionInfo, CodeInfo, CodeRequest, OptionsRequest, RemoveRequest);
    declare!(out: WaitingTable, SiteFromServer, SiteFromClient);
    out.keep("../../web/src/generated/wire.ts", env!("CARGO_MANIFEST_DIR"));
}

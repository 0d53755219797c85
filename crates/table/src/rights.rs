//! Permissions at tables and in campaigns.
//!
//! [`RIGHTS`] is the only place that defines them. Every request is looked up there first, and a test tries every
//! request in every role. The state of the table may still reject a permitted request: the seat belongs to another
//! person, or the game is over.

use crate::fault::Fault;
use crate::state::Table;
use crate::token::PersonId;
use crate::wire::Status;
use crate::wish::Wish;

/// The role of a person at a table or in a campaign. One person may have several roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Opened the table, or began the campaign.
    Host,
    /// Owns a seat of the table, or of the campaign's table under way.
    Seated,
    /// Belongs to the crew of the campaign; at a table, has a reserved seat.
    Crew,
    /// Holds the link of a seat or of the campaign. A public table gives everybody its links.
    LinkHolder,
    /// Holds the link to watch the table.
    Watcher,
    /// None of the other roles.
    Stranger,
}

impl Role {
    /// All of them, in the order of the columns of [`RIGHTS`].
    pub const ALL: [Role; 6] =
        [Role::Host, Role::Seated, Role::Crew, Role::LinkHolder, Role::Watcher, Role::Stranger];
}

/// The roles of one person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roles(u8);

impl Roles {
    /// Adds a role if the person has it.
    #[must_use]
    pub fn with(self, role: Role, has: bool) -> Roles {
        Roles(self.0 | u8::from(has) << role as u8)
    }

    /// Whether the person has the role. A person without any role is a stranger.
    pub fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0 || (self.0 == 0 && role == Role::Stranger)
    }
}

/// The permission for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Right {
    Refused,
    /// Allowed once every person seated at the table has agreed.
    Consent,
    Allowed,
}

/// An operation that needs permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// To see the table.
    See,
    /// To take a seat.
    Sit,
    /// To add the salt of an own seat.
    Salt,
    /// To begin the game, with bots on open seats.
    Start,
    /// To leave an own seat.
    Leave,
    /// To resign.
    Resign,
    /// To take an own seat back from a bot.
    TakeSeatBack,
    /// To hand a seat to a bot: an own one, or as host that of an absent player.
    Replace,
    /// To make or revoke the link of a seat: an own one, or as host that of an open one.
    Link,
    /// To end the running game.
    EndGame,
    /// To withdraw the request to end it.
    WithdrawEnd,
    /// To let a program play an own seat.
    Program,
    /// To open the table of the rematch.
    Rematch,
    /// To silence spectators.
    Mute,
    /// To draw another code for the table, or to have none.
    Code,
    /// To move about in a lesson.
    Lesson,
    /// To close the table, which only the server does, after a long time without visitors.
    Close,
    /// To transfer own seats to an account.
    Pass,
    /// To delete the own data.
    Forget,
    /// To decide for an own seat: moves, undo, redo.
    Play,
    /// To undo moves that others have seen or answered.
    TakeBackWithConsent,
    /// To answer such a request.
    AnswerTakeBack,
    /// To ask for a hint.
    Hint,
    /// To write to those at the table.
    Chat,
    /// To see a campaign.
    SeeCampaign,
    /// To sit down at the campaign's game under way.
    JoinCampaign,
    /// To open the table of the campaign's next game.
    NextGame,
    /// To change the crew.
    ChangeCrew,
    /// To break off the campaign's game under way.
    BreakOff,
    /// To put the campaign aside, or take it up again.
    AbandonCampaign,
    /// To give the campaign another name.
    RenameCampaign,
    /// To begin an own campaign from a point in this one.
    BranchCampaign,
    /// To take the campaign along as a document.
    ExportCampaign,
}

use Right::{Allowed as Yes, Consent as Ask, Refused as No};

/// The right of each role to each operation. The columns are those of [`Role::ALL`]: host, seated, crew, link
/// holder, watcher, stranger.
pub const RIGHTS: [(Operation, [Right; 6]); 33] = [
    // Tables.
    (Operation::See, [Yes, Yes, Yes, Yes, Yes, No]),
    (Operation::Sit, [Yes, No, Yes, Yes, No, No]),
    (Operation::Salt, [Yes, Yes, No, No, No, No]),
    (Operation::Start, [Yes, No, No, No, No, No]),
    (Operation::Leave, [No, Yes, No, No, No, No]),
    (Operation::Resign, [No, Yes, No, No, No, No]),
    (Operation::TakeSeatBack, [No, Yes, No, No, No, No]),
    (Operation::Replace, [Yes, Yes, No, No, No, No]),
    (Operation::Link, [Yes, Yes, No, No, No, No]),
    (Operation::EndGame, [No, Ask, No, No, No, No]),
    (Operation::WithdrawEnd, [No, Yes, No, No, No, No]),
    (Operation::Program, [No, Yes, No, No, No, No]),
    (Operation::Rematch, [No, Yes, No, No, No, No]),
    (Operation::Mute, [Yes, No, No, No, No, No]),
    (Operation::Code, [Yes, No, No, No, No, No]),
    (Operation::Lesson, [No, Yes, No, No, No, No]),
    (Operation::Close, [No, No, No, No, No, No]),
    (Operation::Pass, [Yes, Yes, Yes, No, No, No]),
    (Operation::Forget, [Yes, Yes, Yes, No, No, No]),
    (Operation::Play, [No, Yes, No, No, No, No]),
    (Operation::TakeBackWithConsent, [No, Ask, No, No, No, No]),
    (Operation::AnswerTakeBack, [No, Yes, No, No, No, No]),
    (Operation::Hint, [No, Yes, No, No, No, No]),
    // Spectators may, until the host mutes them.
    (Operation::Chat, [Yes, Yes, Yes, Yes, Yes, No]),
    // Campaigns.
    (Operation::SeeCampaign, [Yes, Yes, Yes, Yes, No, No]),
    (Operation::JoinCampaign, [Yes, Yes, Yes, Yes, No, No]),
    (Operation::NextGame, [Yes, No, Yes, No, No, No]),
    (Operation::ChangeCrew, [No, No, Yes, No, No, No]),
    (Operation::BreakOff, [No, Ask, Ask, No, No, No]),
    (Operation::AbandonCampaign, [No, No, Yes, No, No, No]),
    (Operation::RenameCampaign, [No, No, Yes, No, No, No]),
    (Operation::BranchCampaign, [Yes, Yes, Yes, Yes, No, No]),
    (Operation::ExportCampaign, [Yes, Yes, Yes, Yes, No, No]),
];

impl Operation {
    /// The best permission that any of these roles gives.
    pub fn right(self, roles: Roles) -> Right {
        let row = RIGHTS.iter().find(|(operation, _)| *operation == self);
        let rights = row.into_iter().flat_map(|(_, rights)| Role::ALL.into_iter().zip(*rights));
        rights.filter(|(role, _)| roles.has(*role)).map(|(_, right)| right).max().unwrap_or(Right::Refused)
    }

    /// The operation that a request needs.
    pub fn of(wish: &Wish) -> Operation {
        match wish {
            Wish::Sit { .. } => Operation::Sit,
            Wish::Salt(_) => Operation::Salt,
            Wish::Start { .. } => Operation::Start,
            Wish::Leave(_) => Operation::Leave,
            Wish::Resign(_) => Operation::Resign,
            Wish::TakeBack(_) => Operation::TakeSeatBack,
            Wish::Replace { .. } => Operation::Replace,
            Wish::Link(_) | Wish::Unlink(_) => Operation::Link,
            Wish::AgreeEnd(true) => Operation::EndGame,
            Wish::AgreeEnd(false) => Operation::WithdrawEnd,
            Wish::Program { .. } => Operation::Program,
            Wish::Rematched(_) => Operation::Rematch,
            Wish::Mute(_) => Operation::Mute,
            Wish::GoTo { .. } | Wish::Show(_) | Wish::EndScript => Operation::Lesson,
            Wish::BreakOff => Operation::BreakOff,
            Wish::Abandon => Operation::Close,
            Wish::Pass(_) => Operation::Pass,
            Wish::Forget => Operation::Forget,
        }
    }

    /// The error for a person without the right.
    fn refusal(self) -> Fault {
        let by_host = self.right(Roles::default().with(Role::Host, true)) == Right::Allowed;
        if self == Operation::Sit {
            Fault::BadLink
        } else if by_host && self != Operation::Chat {
            Fault::HostOnly
        } else {
            Fault::NotYourSeat
        }
    }
}

impl Table {
    /// The roles of a person, with or without a link.
    pub fn roles(&self, person: Option<PersonId>, link: Option<&str>) -> Roles {
        let keeps = |person| self.seats.iter().any(|seat| seat.kept == Some(person));
        let leads = |link| self.seats.iter().any(|seat| seat.link.as_ref().is_some_and(|own| own.is(link)));
        // The code admits to a seat before the game, and to watch after it began.
        let (coded, is_open) = (self.is_code(link), self.status == Status::Open);
        Roles::default()
            .with(Role::Host, person == Some(self.row.host))
            .with(Role::Seated, person.is_some_and(|person| !self.seats_of(person).is_empty()))
            .with(Role::Crew, person.is_some_and(keeps))
            .with(Role::LinkHolder, self.row.public || link.is_some_and(leads) || (coded && is_open))
            .with(Role::Watcher, coded || link.is_some_and(|link| self.row.watch.is(link)))
    }

    /// Rejects an operation that none of the roles permits.
    pub fn permit(&self, operation: Operation, roles: Roles) -> Result<(), Fault> {
        match operation.right(roles) {
            Right::Allowed | Right::Consent => Ok(()),
            Right::Refused => Err(operation.refusal()),
        }
    }
}

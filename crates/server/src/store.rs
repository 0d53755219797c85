//! The interface to the database: one trait with common tests for its implementations.
//!
//! The log of a table is the source of truth. The data stored beside it ([`Summary`]) avoid replays for lists,
//! deadlines and changes of rules.

mod appender;
mod campaigns;
mod community;
mod damage;
mod file;
mod host;
mod inspect;
#[cfg(feature = "cluster")]
mod postgres;
mod rows;
mod seal;
mod sql;
mod sqlite;
mod writer;

use std::fmt;
use std::pin::Pin;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::wire::{ChatLine, SiteNotice};
use table::{Listed, Millis, PersonId, Stored, StoredClocks, StoredTable, Summary, TableId, TableRow};

pub use campaigns::{CampaignRow, Campaigns, Crew, CrewMember, PlayedGame, StoredCampaign, UnderWay};
pub use community::{
    Again, AwaitingRow, Cleaned, CommunityStore, DeliveryRow, DeviceRow, EmailRow, GamePlayerRow, GameRow,
    Job, JobEnd, JobKind, NewJob, NoticeRow, PresenceRow, SessionRow, TokenRow, WebhookRow,
};
pub use damage::{Damage, Subject};
#[doc(hidden)]
pub use file::{MAGIC, is_whole};
pub use host::{Cut, Written, WrittenLog};
#[doc(hidden)]
pub use inspect::structural;
#[cfg(feature = "cluster")]
pub use postgres::Postgres;
#[cfg(feature = "cluster")]
#[doc(hidden)]
pub use postgres::{copied_columns, copied_tables};
#[doc(hidden)]
pub use seal::entry_sum;
pub use sqlite::Sqlite;

use crate::app::Rate;
use crate::time::Outage;
use crate::token::TokenHash;

/// The future result of a store operation.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The reason why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has added this entry or taken this name first.
    #[error("another writer was first")]
    Conflict,
    /// The database failed.
    #[error("the database failed")]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The stored data cannot be parsed.
    #[error("the stored data cannot be read: {0}")]
    Broken(String),
    /// The stored data does not match its checksum.
    #[error("the stored data are damaged: {0}")]
    Damaged(Box<Damage>),
    /// The commit that contained this operation failed; the log has the reason.
    #[error("the commit failed: {0}")]
    NotCommitted(String),
    /// The commit succeeded, but another connection cannot see it.
    #[error("the commit cannot be read on another connection")]
    Unseen,
    /// The connection was lost before the answer, so the result is unknown.
    #[error("the result of the commit is unknown: {0}")]
    NotKnown(String),
    /// Writes are refused until the store works again.
    #[error("the store cannot write at the moment")]
    NotStoring,
    /// The file cannot be reached.
    #[error("{0} cannot be reached")]
    Lost(String, #[source] std::io::Error),
    /// The file is empty.
    #[error("{0} is empty")]
    Empty(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl From<Damage> for StoreError {
    fn from(damage: Damage) -> StoreError {
        StoreError::Damaged(Box::new(damage))
    }
}

impl StoreError {
    /// The error with its causes.
    pub(crate) fn chain(&self) -> String {
        let all = std::iter::successors(Some(self as &dyn std::error::Error), |error| error.source());
        all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// The login name, in lower case; none for a guest.
    pub login: Option<String>,
    /// The page's preferences.
    pub prefs: Value,
}

/// Entries to append to the log of a table, all or none.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    pub table: TableId,
    /// The number of the preceding entry; 0 for the first.
    pub base: u32,
    /// The entries, numbered from there.
    pub entries: Vec<Stored>,
    /// The summary after the entries.
    pub summary: Summary,
    /// Whether they require the lease of this node, as entries of bots and clocks do.
    pub kept: bool,
    /// Background jobs that the entries cause; almost always none.
    pub jobs: Vec<NewJob>,
}

/// Entries appended to the log of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Since {
    pub entries: Vec<Stored>,
    /// The clocks after them.
    pub clocks: Option<StoredClocks>,
    /// Whether this node holds the lease to run bots and clocks of the table.
    pub kept: bool,
}

/// A message to other nodes that is not in a log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum NodeMessage {
    /// A person has a new name.
    Renamed {
        person: PersonId,
        /// The new name.
        name: String,
    },
    /// Sessions of a person have ended.
    SignedOut {
        person: PersonId,
        /// The hash of the one ended session, or of the one that continues; none for all sessions.
        session: Option<TokenHash>,
        /// Whether it is the one that continues.
        others: bool,
    },
    /// The host changed the log of a table.
    Log {
        table: TableId,
        /// The number of its last entry.
        seq: u32,
        /// Whether entries were removed, so that the table must be reloaded.
        cut: bool,
    },
    /// A table has another code, or none.
    Code {
        table: TableId,
        /// The code.
        code: Option<String>,
    },
    /// Something for the site sockets of a person.
    Person { person: PersonId, news: PersonNews },
    /// The lists of public tables have changed.
    Lobby,
}

/// News for a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum PersonNews {
    Notice {
        /// As the page shows it.
        notice: SiteNotice,
    },
    /// The tables that await them may have changed.
    Waiting,
}

/// A change by another node.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The last entry of a table.
    Entries(TableId, u32),
    /// The last chat line of a table.
    Chat(TableId, u32),
    /// A message that is not about a log.
    NodeMessage(NodeMessage),
}

/// The result of a heartbeat in a cluster.
#[derive(Clone, Debug, PartialEq)]
pub struct Beat {
    /// The database's time, which all nodes use.
    pub now: Millis,
    /// The recent times in which no node ran.
    pub outages: Vec<Outage>,
}

/// A node's report of requests and open connections of busy addresses since the last one. Addresses are hashed.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// The number of requests by address.
    pub asked: Vec<(String, u32)>,
    /// The rate limit of one address.
    pub rate: Rate,
    /// The number of connections by address.
    pub held: Vec<(String, u32)>,
    /// The database's time.
    pub now: Millis,
}

/// The state of the limits over all nodes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settled {
    /// The addresses of this node that exceeded the limit over all nodes, with the end of their rejection.
    pub barred: Vec<(String, Millis)>,
    /// The connections of busy addresses at other nodes.
    pub held: Vec<(String, u32)>,
}

/// The known damage of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// Whether the check of the store is still running.
    pub looking: bool,
    /// The damage found so far.
    pub damages: Vec<Damage>,
}

/// The result of `migrate-store`: the number of rows by table, and the number of logs compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Table and rows.
    pub rows: Vec<(&'static str, u64)>,
    /// Logs compared, with their courses.
    pub logs: u64,
}

/// The database.
pub trait Store: Campaigns + CommunityStore + Send + Sync + fmt::Debug + 'static {
    /// Adds a guest.
    fn add_person(&self, person: Person, now: Millis) -> Answer<'_, ()>;
    /// A person by id.
    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>>;
    /// A person by login name, with the hash of the password.
    fn person_by_login(&self, login: String) -> Answer<'_, Option<(Person, String)>>;
    /// The names of people, as far as they exist.
    fn names(&self, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, String)>>;
    /// Returns the given spellings that are the name or the login name of an account.
    fn account_names(&self, spellings: Vec<String>) -> Answer<'_, Vec<String>>;
    /// Renames a person.
    fn set_name(&self, id: PersonId, name: String) -> Answer<'_, ()>;
    /// Stores a person's preferences.
    fn set_prefs(&self, id: PersonId, prefs: Value) -> Answer<'_, ()>;
    /// Turns a guest into an account; a conflict if the login name is taken.
    fn set_login(&self, id: PersonId, login: String, password: String) -> Answer<'_, ()>;
    /// Deletes a person: name, account, preferences, sessions, and the name in chat lines. Tables pass to the heir.
    fn forget(&self, id: PersonId, heir: Option<PersonId>) -> Answer<'_, ()>;

    /// Adds a session.
    fn add_session(&self, token: TokenHash, person: PersonId, now: Millis) -> Answer<'_, ()>;
    /// The session's person, if the session is valid. Records its use from time to time.
    fn session(&self, token: TokenHash, now: Millis) -> Answer<'_, Option<Person>>;
    /// Ends a session.
    fn end_session(&self, token: TokenHash) -> Answer<'_, ()>;
    /// Ends all sessions of a person.
    fn end_sessions(&self, person: PersonId) -> Answer<'_, ()>;

    /// Adds a table with its first entries.
    fn add_table(&self, row: TableRow, first: Append) -> Answer<'_, ()>;
    /// Appends entries; a conflict if another writer has added one with the same number. Completes when they are
    /// durable, and returns whether this node holds the lease.
    fn append(&self, append: Append) -> Answer<'_, bool>;
    /// The entries after a given one.
    fn since(&self, table: TableId, after: u32) -> Answer<'_, Since>;
    /// Stores the state after an entry of the log.
    fn keep_state(&self, table: TableId, seq: u32, state: Value) -> Answer<'_, ()>;
    /// Reads a whole table.
    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        self.table_until(id, u32::MAX)
    }
    /// Reads a table with its log up to an entry.
    fn table_until(&self, id: TableId, last: u32) -> Answer<'_, Option<StoredTable>>;
    /// The stored log of a table, even if it cannot be parsed.
    fn written(&self, id: TableId) -> Answer<'_, Option<WrittenLog>>;
    /// Truncates a log after an entry and appends others; a conflict if the log has grown.
    fn cut(&self, cut: Cut) -> Answer<'_, ()>;
    /// The public tables that are open or running, newest first, with a maximum per host.
    fn lobby(&self, most: u32, each: u32) -> Answer<'_, Vec<Listed>>;
    /// The tables of a person, newest first.
    fn tables_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>>;
    /// The number of unfinished tables opened by a person.
    fn opened_by(&self, person: PersonId) -> Answer<'_, u32>;
    /// The running tables with a due bot or a clock that runs out before a time. In a cluster, only tables without a
    /// live node; `running` are those that this node runs. This node takes the lease of the result.
    fn due(&self, before: Millis, running: Vec<TableId>) -> Answer<'_, Vec<TableId>>;

    /// The tables without activity since a time, separately for open and running ones, with their hosts.
    fn abandoned(&self, open: Millis, running: Millis, most: u32) -> Answer<'_, Vec<(TableId, PersonId)>>;

    /// The last heartbeat of an earlier server, and the known outages.
    fn past(&self) -> (Option<Millis>, Vec<Outage>);
    /// Records a heartbeat and outages. In a cluster, returns the time and outages of the database.
    fn beat(&self, now: Millis, outages: Vec<Outage>) -> Answer<'_, Option<Beat>>;

    /// Whether other nodes may write too. If not, this node holds every lease and gets no messages.
    fn is_shared(&self) -> bool {
        false
    }
    /// Changes by other nodes since the last call. A change may be reported twice.
    fn heard(&self) -> Answer<'_, Vec<News>> {
        Box::pin(async { Ok(Vec::new()) })
    }
    /// Sends a message to other nodes.
    fn tell(&self, _: NodeMessage) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Sends a message to the server process from a host's command.
    fn tell_server(&self, message: NodeMessage) -> Answer<'_, ()> {
        self.tell(message)
    }
    /// Gives up the lease of an unloaded table.
    fn let_go(&self, _: TableId) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Gives up all leases at shutdown.
    fn leave(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Counts an attempt over all nodes, of an account's password or of an address. Returns whether it is allowed.
    fn may_try(&self, _who: String, _now: Millis, _rate: Rate) -> Answer<'_, bool> {
        Box::pin(async { Ok(true) })
    }
    /// Adds this node's requests and connections by address to those of other nodes.
    fn settle(&self, _: Account) -> Answer<'_, Settled> {
        Box::pin(async { Ok(Settled::default()) })
    }

    /// Adds a person's chat line with the next number and returns it; removes lines beyond `kept`.
    fn add_chat(&self, table: TableId, person: PersonId, line: ChatLine, kept: u32) -> Answer<'_, ChatLine>;
    /// The last chat lines in order.
    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<ChatLine>>;

    /// The ids of all tables in order, page by page.
    fn all_tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>>;
    /// All tables in order of their ids, with their entries in lists, page by page.
    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<Listed>>;
    /// Checks everything in the store, while people play, and returns the damage.
    fn inspect(&self) -> Answer<'_, Vec<Damage>>;
    /// The known damage, without a new check.
    fn health(&self) -> Health {
        Health::default()
    }
    /// Records that a table turned out to be damaged when its log was replayed.
    fn note_damage(&self, _: TableId, _fault: String) {}
    /// Accepts all damaged rows outside of tables as they are now.
    fn accept(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Stores the review of a finished game.
    fn keep_review(&self, table: TableId, review: Value) -> Answer<'_, ()>;
    /// The stored review of a finished game.
    fn review(&self, table: TableId) -> Answer<'_, Option<Value>>;

    /// Whether the store answers.
    fn ping(&self) -> Answer<'_, ()>;
    /// Commits pending writes and closes the store.
    fn close(&self) -> Answer<'_, ()>;
}

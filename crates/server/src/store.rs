//! Where everything durable lives: one small trait, the same tests for every implementation.
//!
//! The log of a table is the truth; what is stored beside it ([`Summary`]) only saves replaying it for lists, wake-ups and
//! changes of rules.

mod appender;
mod campaigns;
mod damage;
mod file;
mod host;
mod inspect;
#[cfg(feature = "cluster")]
mod postgres;
mod rows;
mod seal;
mod sqlite;
mod writer;

use std::fmt;
use std::pin::Pin;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::wire::ChatLine;
use table::{Listed, Millis, PersonId, Stored, StoredClocks, StoredTable, Summary, TableId, TableRow};

pub use campaigns::{CampaignRow, Campaigns, Crew, PlayedGame, Sailor, StoredCampaign, UnderWay};
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

/// An answer of the store, in its time.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The reason why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another has written this entry, or taken this name, first.
    #[error("somebody else was first")]
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
    /// The commit that this was part of failed, for the reason in the log.
    #[error("the commit failed: {0}")]
    NotCommitted(String),
    /// It was committed, they say, and nobody else sees it.
    #[error("what was committed cannot be read on another connection")]
    Unseen,
    /// The connection was lost before the answer came: it may be done or not.
    #[error("whether it was stored is not known: {0}")]
    NotKnown(String),
    /// Writes are refused until the store works again.
    #[error("nothing can be stored at the moment")]
    NotStoring,
    /// The file cannot be reached.
    #[error("{0} cannot be reached")]
    Lost(String, #[source] std::io::Error),
    /// The file is there, with nothing in it.
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
    /// The error with all that led to it.
    pub(crate) fn chain(&self) -> String {
        let all = std::iter::successors(Some(self as &dyn std::error::Error), |error| error.source());
        all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
    }
}

/// Somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name shown to others.
    pub name: String,
    /// The name to sign in with, in lower case; none for a guest.
    pub login: Option<String>,
    /// The page's preferences.
    pub prefs: Value,
}

/// Entries to be added to the log of a table, all or none.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the entry they follow; 0 for the first.
    pub base: u32,
    /// The entries, numbered on from there.
    pub entries: Vec<Stored>,
    /// The summary after the entries.
    pub summary: Summary,
    /// Whether they count only if this node keeps the table: what bots and clocks do.
    pub kept: bool,
}

/// Entries appended to the log of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Since {
    /// The entries.
    pub entries: Vec<Stored>,
    /// The clocks after them.
    pub clocks: Option<StoredClocks>,
    /// Whether this node keeps the table: its bots and clocks are this node's to run.
    pub kept: bool,
}

/// Something that other nodes must know of and that is in no log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum Word {
    /// Somebody has another name.
    Renamed {
        /// The person.
        person: PersonId,
        /// The new name.
        name: String,
    },
    /// Sessions of somebody have ended.
    SignedOut {
        /// The person.
        person: PersonId,
        /// The hash of the only one that has ended, or that has not; all if there is none.
        session: Option<TokenHash>,
        /// Whether it is the one that goes on.
        others: bool,
    },
    /// The host changed the log of a table.
    Log {
        /// The table.
        table: TableId,
        /// How far it has come.
        seq: u32,
        /// Whether something of it was cut off: then it is read anew.
        cut: bool,
    },
}

/// A change by another node.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The log of a table has come so far.
    Entries(TableId, u32),
    /// The chat of a table has come so far.
    Chat(TableId, u32),
    /// Something beside tables.
    Word(Word),
}

/// The result of a heartbeat, where several nodes share a store.
#[derive(Clone, Debug, PartialEq)]
pub struct Beat {
    /// The database's time, which all nodes use.
    pub now: Millis,
    /// All times of late in which no node ran.
    pub outages: Vec<Outage>,
}

/// A node's report of requests and open connections of busy addresses since the last one. Addresses are hashed.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// How often each has asked.
    pub asked: Vec<(String, u32)>,
    /// How often one may.
    pub rate: Rate,
    /// How many connections each holds.
    pub held: Vec<(String, u32)>,
    /// The database's time.
    pub now: Millis,
}

/// The state of the limits over all nodes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settled {
    /// Which of those that have asked here have asked too often over all, and until when they are refused.
    pub barred: Vec<(String, Millis)>,
    /// How many connections busy addresses hold at other nodes.
    pub held: Vec<(String, u32)>,
}

/// The known damage of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// Whether nobody has looked through all of it yet.
    pub looking: bool,
    /// The damage found so far.
    pub damages: Vec<Damage>,
}

/// The result of `migrate-store`: the rows of each table, and the games that were compared entry by entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Table and rows.
    pub rows: Vec<(&'static str, u64)>,
    /// Logs compared, with the course of each.
    pub logs: u64,
}

/// Where everything durable lives.
pub trait Store: Campaigns + Send + Sync + fmt::Debug + 'static {
    /// Adds a guest.
    fn add_person(&self, person: Person, now: Millis) -> Answer<'_, ()>;
    /// Finds somebody.
    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>>;
    /// Finds somebody by login name, with the hash of the password.
    fn person_by_login(&self, login: String) -> Answer<'_, Option<(Person, String)>>;
    /// The names of some people, those that are known.
    fn names(&self, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, String)>>;
    /// Gives somebody another name.
    fn set_name(&self, id: PersonId, name: String) -> Answer<'_, ()>;
    /// Keeps somebody's preferences.
    fn set_prefs(&self, id: PersonId, prefs: Value) -> Answer<'_, ()>;
    /// Makes a guest the owner of an account; a conflict if the login name is taken.
    fn set_login(&self, id: PersonId, login: String, password: String) -> Answer<'_, ()>;
    /// Forgets somebody: name, account, preferences, sessions, and the name beside what they said. What they owned passes
    /// to the heir.
    fn forget(&self, id: PersonId, heir: Option<PersonId>) -> Answer<'_, ()>;

    /// Adds a session.
    fn add_session(&self, token: TokenHash, person: PersonId, now: Millis) -> Answer<'_, ()>;
    /// The session's person, if the session is valid. Records its use from time to time.
    fn session(&self, token: TokenHash, now: Millis) -> Answer<'_, Option<Person>>;
    /// Ends a session.
    fn end_session(&self, token: TokenHash) -> Answer<'_, ()>;
    /// Ends all sessions of somebody.
    fn end_sessions(&self, person: PersonId) -> Answer<'_, ()>;

    /// Adds a table with its first entries.
    fn add_table(&self, row: TableRow, first: Append) -> Answer<'_, ()>;
    /// Adds entries; a conflict if another has written one with the same number. Answers when they are durable; tells
    /// whether this node keeps the table.
    fn append(&self, append: Append) -> Answer<'_, bool>;
    /// The entries after a given one.
    fn since(&self, table: TableId, after: u32) -> Answer<'_, Since>;
    /// Keeps the state after an entry that is in the log.
    fn keep_state(&self, table: TableId, seq: u32, state: Value) -> Answer<'_, ()>;
    /// Reads a whole table.
    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        self.table_until(id, u32::MAX)
    }
    /// Reads a table with its log up to an entry.
    fn table_until(&self, id: TableId, last: u32) -> Answer<'_, Option<StoredTable>>;
    /// The log of a table as it is written, whether it can be read or not.
    fn written(&self, id: TableId) -> Answer<'_, Option<WrittenLog>>;
    /// Cuts a log off after an entry and goes on from there; a conflict if it has come further than was known.
    fn cut(&self, cut: Cut) -> Answer<'_, ()>;
    /// The public tables that are open or running, the latest first, this many of each host at most.
    fn lobby(&self, most: u32, each: u32) -> Answer<'_, Vec<Listed>>;
    /// The tables of somebody, the latest first.
    fn tables_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>>;
    /// How many unfinished tables somebody has opened.
    fn opened_by(&self, person: PersonId) -> Answer<'_, u32>;
    /// The running tables in which a bot is to decide, or whose clock runs out before a time. Where other nodes write too,
    /// only those that no living node runs, `running` being those that this one does: it keeps them from now on.
    fn due(&self, before: Millis, running: Vec<TableId>) -> Answer<'_, Vec<TableId>>;

    /// The tables at which nothing has happened since a time, for open ones and for running ones, with their hosts.
    fn abandoned(&self, open: Millis, running: Millis, most: u32) -> Answer<'_, Vec<(TableId, PersonId)>>;

    /// The last beat of a server before this one, and the outages that were known.
    fn past(&self) -> (Option<Millis>, Vec<Outage>);
    /// The server runs, and has noticed these outages. Where other nodes write too, the store knows better.
    fn beat(&self, now: Millis, outages: Vec<Outage>) -> Answer<'_, Option<Beat>>;

    /// Whether other nodes may write here too. If not, this one keeps every table, and hears of nothing.
    fn is_shared(&self) -> bool {
        false
    }
    /// Changes by other nodes since the last call. A change may be reported twice.
    fn heard(&self) -> Answer<'_, Vec<News>> {
        Box::pin(async { Ok(Vec::new()) })
    }
    /// Tells the others something.
    fn tell(&self, _: Word) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Tells whoever serves the house something, from another process.
    fn tell_house(&self, word: Word) -> Answer<'_, ()> {
        self.tell(word)
    }
    /// This node no longer keeps a table, which sleeps here.
    fn let_go(&self, _: TableId) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// This node keeps nothing any more: it is about to end.
    fn leave(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Counts a try over all nodes: at the password of an account, or of an address at what it may do only so often. Tells
    /// whether it may be made.
    fn may_try(&self, _who: String, _now: Millis, _rate: Rate) -> Answer<'_, bool> {
        Box::pin(async { Ok(true) })
    }
    /// Adds what addresses have asked of this node, and hold there, to what they ask of the others.
    fn settle(&self, _: Account) -> Answer<'_, Settled> {
        Box::pin(async { Ok(Settled::default()) })
    }

    /// Adds a chat line of somebody's under the next number and tells it; old lines beyond `kept` go.
    fn add_chat(&self, table: TableId, person: PersonId, line: ChatLine, kept: u32) -> Answer<'_, ChatLine>;
    /// The last chat lines in order.
    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<ChatLine>>;

    /// The ids of all tables in order, this many after one.
    fn all_tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>>;
    /// All tables in the order of their ids, as lists show them, this many after one.
    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<Listed>>;
    /// Looks through everything that is stored, beside those who play, and tells what is damaged.
    fn inspect(&self) -> Answer<'_, Vec<Damage>>;
    /// The known damage, without a new check.
    fn health(&self) -> Health {
        Health::default()
    }
    /// A table turned out to be damaged when its log was replayed.
    fn note_damage(&self, _: TableId, _fault: String) {}
    /// Takes every damaged row that is not of a table as it is now: the host has looked at it.
    fn accept(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// Keeps what was found in a finished game.
    fn keep_review(&self, table: TableId, review: Value) -> Answer<'_, ()>;
    /// The cached review of a finished game, if there is one.
    fn review(&self, table: TableId) -> Answer<'_, Option<Value>>;

    /// Whether the store answers.
    fn ping(&self) -> Answer<'_, ()>;
    /// Writes down what waits, and ends.
    fn close(&self) -> Answer<'_, ()>;
}

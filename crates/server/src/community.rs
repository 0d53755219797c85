//! Notifications: background jobs, deliveries, presence, the site socket, and the index of finished games.
//!
//! The crate `community` builds messages; this module decides when and to whom they are sent. A job is committed with the
//! log entries that cause it. When it is due, it checks again that the person is awaited and has not looked.

mod accounts;
mod archive;
mod deliver;
mod delivery;
mod jobs;
mod letters;
mod outgoing;
mod presence;
mod secrets;
mod senders;
mod settings;
mod sites;
mod turn;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use table::wire::{SiteFromServer, WaitingTable};
use table::{PersonId, TableId};

use crate::fault::Fault;
use crate::registry::Registry;
use crate::store::{NodeMessage, PersonNews};

pub(crate) use accounts::{AccountLetter, LinkKind};
pub(crate) use archive::index_table;
pub use archive::{is_comeback, short_id, thin};
pub use delivery::{Deliver, Delivery, Sending, Sent};
pub(crate) use letters::{lang_of, site_notice};
pub use outgoing::{Addresses, Outgoing, OutgoingError, Post, Reply, Resolve, SystemResolver};
pub use presence::Presence;
pub(crate) use presence::Visit;
pub(crate) use secrets::SecretCell;
pub(crate) use senders::Senders;
pub(crate) use settings::Site;
pub use settings::{BadSetting, MailConfig, NotifyConfig};
pub(crate) use sites::Sites;
pub(crate) use turn::{calls, chat_job, clock_job, digest_job, game_job, turn_job};

/// The state that all notifications of this node share.
#[derive(Debug)]
pub(crate) struct Community {
    /// The channels of the site.
    pub(crate) channels: Arc<dyn Deliver>,
    pub(crate) site: Site,
    pub(crate) secrets: SecretCell,
    /// The tables that people look at, at this node.
    pub(crate) presence: Presence,
    /// The site sockets of this node.
    pub(crate) sites: Sites,
    /// The jobs that run at this node.
    running: AtomicUsize,
}

impl Community {
    pub(crate) fn new(channels: Arc<dyn Deliver>, site: Site) -> Community {
        Community {
            channels,
            site,
            secrets: SecretCell::default(),
            presence: Presence::default(),
            sites: Sites::default(),
            running: AtomicUsize::new(0),
        }
    }
}

impl Registry {
    /// Sends news to the site sockets of a person at all nodes.
    pub(crate) async fn tell_person(&self, person: PersonId, news: PersonNews) -> Result<(), Fault> {
        self.hear_of_person(person, news.clone());
        Ok(self.store.tell(NodeMessage::Person { person, news }).await?)
    }

    /// Sends news to the site sockets of a person at this node.
    pub(crate) fn hear_of_person(&self, person: PersonId, news: PersonNews) {
        match news {
            PersonNews::Notice { notice } => {
                self.community.sites.tell(person, &SiteFromServer::Notice { notice });
                self.community.sites.mark_waiting(person);
            }
            PersonNews::Waiting => self.community.sites.mark_waiting(person),
        }
    }

    /// The tables that await a person.
    pub(crate) async fn waiting(&self, person: PersonId) -> Result<Vec<WaitingTable>, Fault> {
        let tables = self.tables_of(person).await?.into_iter().filter(|table| table.awaits_me);
        Ok(tables.map(|table| WaitingTable { table: table.id, game: table.game }).collect())
    }

    /// The lists of public tables have changed.
    pub(crate) fn lobby_changed(&self) {
        self.community.sites.lobby_changed();
    }

    /// Notifies a person whose pages no longer show tables that await them.
    pub(crate) fn went_away(self: &Arc<Self>, person: PersonId, tables: Vec<TableId>) {
        if tables.is_empty() || self.is_closing() {
            return;
        }
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let registry = Arc::clone(self);
        runtime.spawn(async move {
            // Without this report, other nodes would use an earlier one.
            let row = registry.community.presence.row(person, registry.time.now());
            if let Err(error) = registry.store.keep_presence(vec![row]).await {
                tracing::warn!(error = %error.chain(), "a departure was not reported to other nodes");
            }
            for table in tables {
                if let Err(fault) = registry.notify_absent(person, table).await {
                    fault.log();
                }
            }
        });
    }
}

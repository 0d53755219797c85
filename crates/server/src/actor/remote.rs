//! Entries that other nodes have appended to this table's log.

use table::wire::FromServer;
use table::{Entry, PersonId};

use super::bots::SeatBots;
use super::connection::message_text;
use super::{Actor, catch_panics};
use crate::fault::Fault;
use crate::hints::Here;
use crate::limits::CHAT_BACKLOG;

impl Actor {
    /// Applies and publishes what another node has written. Does nothing if it is known already.
    pub(super) async fn take_in(&mut self, seq: u32, chat: u32) {
        let is_news = match &self.table {
            Some(table) => seq > table.seq,
            None => seq > 0 && !self.connections.is_empty(),
        };
        if is_news {
            match self.catch_up().await {
                Ok(()) => {
                    self.publish_news();
                    self.publish_table();
                    self.invite_bots();
                }
                Err(fault) => fault.log(),
            }
        }
        if chat > self.said {
            self.read_chat().await;
        }
    }

    /// Reloads the table after its log was truncated. Numbers may decrease, so all connections restart.
    pub(super) async fn reload(&mut self) {
        self.table = None;
        self.thinking.clear();
        self.seat_bots = SeatBots::default();
        if let Err(fault) = self.awake().await {
            fault.log();
        }
        self.move_on();
    }

    /// Applies the new entries of the log. If they do not fit, reloads the table.
    async fn catch_up(&mut self) -> Result<(), Fault> {
        let Some(table) = &mut self.table else { return self.awake().await };
        let since = self.registry.store.since(self.id, table.seq).await?;
        let folded = catch_panics(|| {
            for one in &since.entries {
                table.fold(one)?;
                let course = table.play.as_ref().map(|play| play.game.course().value());
                if one.course.is_some() && one.course != course {
                    return Err(table::Fault::Frozen);
                }
            }
            Ok(())
        });
        if !matches!(folded, Ok(Ok(()))) {
            self.table = None;
            return self.awake().await;
        }
        self.kept = since.kept;
        if let Some(clocks) = since.clocks {
            self.looked = clocks.at;
            table.restore_clocks(Some(clocks));
        }
        let known = &table.names;
        let new = table.owners().into_iter().filter(|person| !known.contains_key(person)).collect::<Vec<_>>();
        if !new.is_empty() {
            let names = self.registry.store.names(new).await?;
            if let Some(table) = &mut self.table {
                table.names.extend(names);
            }
        }
        self.forgive();
        let moves = since.entries.iter().filter(|one| matches!(one.entry, Entry::Move { .. })).count();
        self.registry.metrics.heard.inc_by(moves as u64);
        Ok(())
    }

    /// Publishes the chat lines of other nodes.
    pub(super) async fn read_chat(&mut self) {
        let lines = match self.registry.store.chat(self.id, CHAT_BACKLOG).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::warn!(table = %self.id, error = %error.chain(), "messages of other nodes were not read");
                return;
            }
        };
        for line in lines.into_iter().filter(|line| line.id > self.said).collect::<Vec<_>>() {
            self.tell_line(line);
        }
    }

    /// Reports the presence to other nodes.
    pub(super) fn report_presence(&self) {
        let Some(hints) = &self.registry.hints else { return };
        let mut people: Vec<PersonId> =
            self.connections.values().filter_map(|connection| connection.person).collect();
        people.sort_unstable();
        people.dedup();
        hints.set_here(self.id, Here { people, watching: self.watching() });
    }

    /// Sends a chat line to everybody who may see it.
    pub(super) fn tell_line(&mut self, line: table::wire::ChatLine) {
        self.said = self.said.max(line.id);
        let from_spectator = line.seat.is_none();
        let message = message_text(&FromServer::Chat { lines: vec![line] });
        for id in self.pages() {
            if !from_spectator || self.sees_spectator_chat(id) {
                self.send_text(id, message.clone());
            }
        }
    }
}

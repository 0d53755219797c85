//! Messages for people: one notice on the site, and one delivery for each channel and target they chose.

use ::community::{Email, Message, Schedule, TableRef};
use engine::Phrase;
use serde_json::json;
use table::wire::{Channel, Channels, NotifyKind, NotifySettings, SiteNotice};
use table::{Millis, PersonId, TableId};
use uuid::Uuid;
use words::{Lang, Names, say};

use super::delivery::Delivery;
use super::senders::AccountMail;
use crate::fault::Fault;
use crate::limits::{EMAIL_FAILURES_MAX, EMAILS_PER_DAY};
use crate::registry::Registry;
use crate::store::{JobKind, NewJob, NoticeRow, Person, PersonNews};

/// A message to one person.
#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) person: PersonId,
    pub(super) kind: NotifyKind,
    /// The title, which is also the notice.
    pub(super) title: Phrase,
    pub(super) body: Vec<Phrase>,
    /// The names of the players by seat.
    pub(super) names: Names,
    pub(super) table: Option<AboutTable>,
    /// The time after which the message is useless.
    pub(super) deadline: Option<Millis>,
    /// Whether the game is live. The message is urgent then, and is not sent by e-mail.
    pub(super) live: bool,
}

/// The table that a message is about.
#[derive(Clone, Debug)]
pub(super) struct AboutTable {
    pub(super) id: TableId,
    pub(super) game: String,
    pub(super) round: Option<u16>,
}

/// The jobs and notices of a message.
#[derive(Clone, Debug, Default)]
pub(super) struct Post {
    pub(super) jobs: Vec<NewJob>,
    pub(super) notices: Vec<NoticeRow>,
}

/// The language of a person's page.
pub(crate) fn lang_of(person: &Person) -> Lang {
    let lang = person.prefs.get("lang").and_then(|lang| lang.as_str());
    lang.and_then(|lang| lang.parse().ok()).unwrap_or_default()
}

/// The channels chosen for a kind. The account is always reported by e-mail.
pub(super) fn channels(settings: &NotifySettings, kind: NotifyKind) -> Channels {
    match kind {
        NotifyKind::Turn => settings.events.turn,
        NotifyKind::Clock => settings.events.clock,
        NotifyKind::Game => settings.events.game,
        NotifyKind::Chat => settings.events.chat,
        NotifyKind::Account => Channels { email: true, ..Channels::default() },
        // A test goes to the one target that it names.
        NotifyKind::Test => Channels::default(),
    }
}

/// The time at which quiet hours allow a message. Invalid settings do not delay it.
pub(super) fn send_at(settings: &NotifySettings, now: Millis, deadline: Option<Millis>) -> Millis {
    let schedule = Schedule::read(&settings.zone, settings.quiet.as_ref());
    schedule.map_or(now, |schedule| schedule.send_at(now, deadline))
}

/// The job that sends a message.
pub(super) fn deliver_job(delivery: &Delivery, due: Millis) -> NewJob {
    let key = delivery.id.simple().to_string();
    let payload = json!({ "delivery": delivery, "tries": 0 });
    NewJob { kind: JobKind::Deliver, key, due, payload, replace: false }
}

/// A notice as the page shows it.
pub(crate) fn site_notice(row: &NoticeRow) -> SiteNotice {
    SiteNotice {
        id: row.id.simple().to_string(),
        at: row.at,
        kind: row.kind,
        say: row.say.clone(),
        table: row.table.map(|table| table.to_string()),
        read: row.read,
    }
}

impl Registry {
    /// The settings of a person, and whether they were ever changed.
    pub(super) async fn settings_of(&self, person: PersonId) -> Result<(NotifySettings, bool), Fault> {
        let stored = self.store.notify_settings(person).await?;
        Ok((stored.clone().unwrap_or_default(), stored.is_some()))
    }

    /// Writes a message for all targets of its receiver, with a notice unless it is silent. Nothing is stored yet.
    pub(super) async fn write_letter(&self, letter: Letter, due: Millis) -> Result<Post, Fault> {
        let now = self.time.now();
        let Letter { person: id, kind, title, body, names, table, deadline, live } = letter;
        let Some(person) = self.store.person(id).await? else { return Ok(Post::default()) };
        let notice = NoticeRow {
            id: Uuid::now_v7(),
            person: id,
            at: now,
            kind,
            say: serde_json::to_value(&title).unwrap_or_default(),
            table: table.as_ref().map(|table| table.id),
            read: false,
        };
        let (settings, chosen) = self.settings_of(id).await?;
        let targets = self.targets(id, kind, &settings, chosen, live).await?;
        let mut jobs = Vec::new();
        if !targets.is_empty() {
            let lang = lang_of(&person);
            let words = |phrase: &Phrase| say(lang, phrase, &names);
            let message = Message {
                kind,
                lang: lang.code().to_owned(),
                title: words(&title),
                body: body.iter().map(words).collect::<Vec<_>>().join(" "),
                table: table.map(|AboutTable { id, game, round }| TableRef {
                    id: id.to_string(),
                    game,
                    round,
                }),
                waiting: u32::try_from(self.waiting(id).await?.len()).unwrap_or(u32::MAX),
                deadline,
                urgent: live || kind == NotifyKind::Clock,
                at: now,
            };
            for (channel, target) in targets {
                let (id, message) = (Uuid::now_v7(), message.clone());
                let delivery = Delivery { id, person: person.id, channel, target, message, sealed: None };
                jobs.push(deliver_job(&delivery, due));
            }
        }
        Ok(Post { jobs, notices: vec![notice] })
    }

    /// The devices, webhooks and the address that a message of a kind goes to.
    async fn targets(
        &self,
        person: PersonId,
        kind: NotifyKind,
        settings: &NotifySettings,
        chosen: bool,
        live: bool,
    ) -> Result<Vec<(Channel, Option<Uuid>)>, Fault> {
        let site = self.community.channels.available();
        let wanted = channels(settings, kind);
        let mut targets = Vec::new();
        let devices = if site.push && wanted.push { self.store.devices(person).await? } else { Vec::new() };
        targets.extend(devices.iter().map(|device| (Channel::Push, Some(device.id))));
        if site.webhook && wanted.webhook {
            let hooks = self.store.webhooks(person).await?;
            let open = hooks.iter().filter(|hook| !hook.paused);
            targets.extend(open.map(|hook| (Channel::Webhook, Some(hook.id))));
        }
        let turn = kind == NotifyKind::Turn;
        // By default, people with devices get no e-mails about turns; people with a digest get them in it only.
        let instead = turn && ((!chosen && !devices.is_empty()) || settings.digest.is_some());
        if site.email && wanted.email && !live && !instead && self.may_email(person, kind).await? {
            targets.push((Channel::Email, None));
        }
        Ok(targets)
    }

    /// Whether a person has a working address, and has not reached the daily limit of e-mails.
    pub(super) async fn may_email(&self, person: PersonId, kind: NotifyKind) -> Result<bool, Fault> {
        let address = self.store.email(person).await?;
        if !address.is_some_and(|email| email.verified.is_some() && email.failures < EMAIL_FAILURES_MAX) {
            return Ok(false);
        }
        if matches!(kind, NotifyKind::Account | NotifyKind::Clock) {
            return Ok(true);
        }
        let since = self.time.now().saturating_sub(24 * 3_600_000);
        Ok(self.store.delivered_since(person, Channel::Email, since).await? < EMAILS_PER_DAY)
    }

    /// Sends stored notices to the pages of their receivers.
    pub(super) async fn show_notices(&self, notices: &[NoticeRow]) {
        for row in notices {
            let notice = PersonNews::Notice { notice: site_notice(row) };
            if let Err(fault) = self.tell_person(row.person, notice).await {
                fault.log();
            }
        }
    }

    /// Queues an e-mail about an account to an address that need not be confirmed. The job holds it encrypted, because it
    /// may contain a token.
    pub(crate) async fn mail_account(
        &self,
        person: PersonId,
        address: String,
        email: Email,
    ) -> Result<(), Fault> {
        if !self.community.channels.available().email {
            return Ok(());
        }
        let now = self.time.now();
        let title = email.subject.clone();
        let mail = serde_json::to_vec(&AccountMail { address, email });
        let mail = mail.map_err(|error| Fault::Ours(error.to_string()))?;
        let sealed = ::community::base64::encode(&self.secrets().await?.seal(&mail)?);
        let message = Message {
            kind: NotifyKind::Account,
            lang: Lang::default().code().to_owned(),
            title,
            body: String::new(),
            table: None,
            waiting: 0,
            deadline: None,
            urgent: false,
            at: now,
        };
        let (id, sealed) = (Uuid::now_v7(), Some(sealed));
        let delivery = Delivery { id, person, channel: Channel::Email, target: None, message, sealed };
        Ok(self.store.add_jobs(vec![deliver_job(&delivery, now)]).await?)
    }

    /// Tells a person that their account has changed: a notice with the title, and an e-mail to the present address.
    pub(crate) async fn notify_account(
        &self,
        person: PersonId,
        title: Phrase,
        text: Phrase,
    ) -> Result<(), Fault> {
        let now = self.time.now();
        let letter = Letter {
            person,
            kind: NotifyKind::Account,
            title,
            body: vec![text],
            names: Names::none(),
            table: None,
            deadline: None,
            live: false,
        };
        let Post { jobs, notices } = self.write_letter(letter, now).await?;
        self.store.add_notices(notices.clone(), jobs).await?;
        self.show_notices(&notices).await;
        Ok(())
    }
}

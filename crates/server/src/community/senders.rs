//! The channels of a site: web push, webhooks and e-mail.

mod mail;
mod push;
mod webhook;

use std::sync::Arc;

use ::community::Target;
use table::wire::{Channel, Channels};

use super::delivery::{Deliver, Delivery, Sending, Sent};
use super::outgoing::{Outgoing, OutgoingError, SystemResolver};
use super::secrets::SecretCell;
use super::settings::{BadSetting, NotifyConfig, Site};
use crate::fault::Fault;
use crate::store::Store;
use crate::time::Time;
pub(crate) use mail::AccountMail;
use mail::Mail;
use push::Signatures;

/// The channels that a host has set up.
#[derive(Debug)]
pub(crate) struct Senders {
    store: Arc<dyn Store>,
    time: Time,
    site: Site,
    outgoing: Outgoing,
    secrets: SecretCell,
    /// Whether browsers may register; the contact for push services.
    push: Option<String>,
    signatures: Signatures,
    webhooks: bool,
    mail: Option<Mail>,
}

/// The contact for push services: the setting, or the address of the site. They accept no address without TLS, so a
/// site without one names an address that cannot receive messages.
fn contact(setting: Option<String>, site: &str) -> Result<String, BadSetting> {
    match setting {
        Some(contact) if contact.starts_with("mailto:") || contact.starts_with("https:") => Ok(contact),
        Some(contact) => Err(BadSetting::PushContact(contact)),
        None if site.starts_with("https:") => Ok(site.to_owned()),
        None => Ok("mailto:nobody@example.org".to_owned()),
    }
}

impl Senders {
    /// The channels of a site.
    pub(crate) fn new(
        config: NotifyConfig,
        site: Site,
        store: Arc<dyn Store>,
        time: Time,
    ) -> Result<Senders, BadSetting> {
        let NotifyConfig {
            push,
            push_contact,
            webhooks,
            external_allow,
            mail,
            certificates,
            time_limit,
            site_name: _,
            local_url: _,
        } = config;
        let contact = contact(push_contact, &site.url)?;
        let outgoing =
            Outgoing::new(&site.url, external_allow, &certificates, time_limit, Arc::new(SystemResolver))
                .map_err(|error| BadSetting::Certificates(error.to_string()))?;
        let mail = mail.map(|mail| Mail::new(mail, &certificates, time_limit)).transpose()?;
        Ok(Senders {
            store,
            time,
            site,
            outgoing,
            secrets: SecretCell::default(),
            push: push.then_some(contact),
            signatures: Signatures::default(),
            webhooks,
            mail,
        })
    }

    async fn send(&self, delivery: &Delivery) -> Sent {
        let sent = match delivery.channel {
            Channel::Push => self.send_push(delivery).await,
            Channel::Webhook => self.send_webhook(delivery).await,
            Channel::Email => self.send_email(delivery).await,
        };
        sent.unwrap_or_else(|fault| {
            fault.log();
            Sent::Later { target: String::new(), detail: "an error of this site".to_owned(), after: None }
        })
    }
}

impl Deliver for Senders {
    fn available(&self) -> Channels {
        Channels { push: self.push.is_some(), email: self.mail.is_some(), webhook: self.webhooks }
    }

    fn may_reach(&self, url: &str) -> bool {
        self.outgoing.may_reach(url)
    }

    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> Sending<'a> {
        Box::pin(self.send(delivery))
    }
}

/// Whether a status may be another one later.
fn is_temporary(status: u16) -> bool {
    matches!(status, 408 | 425 | 429 | 500..)
}

/// A failure of a request, in technical words.
fn detail(result: &Result<super::outgoing::Reply, OutgoingError>) -> String {
    match result {
        Ok(reply) => format!("HTTP {}", reply.status),
        Err(error) => error.to_string(),
    }
}

/// The origin of an address.
fn origin(url: &str) -> Result<String, Fault> {
    let target = Target::read(url).map_err(|error| Fault::Ours(error.to_string()))?;
    Ok(target.origin())
}

//! The settings of the host for notifications.

use std::fmt;
use std::time::Duration;

use crate::http::Network;
use crate::limits::EXTERNAL_TIME;

/// The settings for notifications.
#[derive(Clone, Debug)]
pub struct NotifyConfig {
    /// Whether browsers may register for push messages.
    pub push: bool,
    /// The contact of the host for push services, `mailto:` or `https:`; the public address if absent.
    pub push_contact: Option<String>,
    /// Whether accounts may have webhooks.
    pub webhooks: bool,
    /// The networks that push messages and webhooks may reach although they are not public, also without TLS.
    pub external_allow: Vec<Network>,
    /// The SMTP server; without it there are no e-mails.
    pub mail: Option<MailConfig>,
    /// The name of the site in messages.
    pub site_name: String,
    /// The address for links of a site without a public address.
    pub local_url: String,
    /// Certificates that are trusted in addition to those that browsers trust, in PEM.
    pub certificates: Vec<u8>,
    /// The time limit of a request to a push service, a webhook or the SMTP server.
    pub time_limit: Duration,
}

impl Default for NotifyConfig {
    fn default() -> NotifyConfig {
        NotifyConfig {
            push: true,
            push_contact: None,
            webhooks: true,
            external_allow: Vec::new(),
            mail: None,
            site_name: "Caravelle".to_owned(),
            local_url: "http://localhost:8080".to_owned(),
            certificates: Vec::new(),
            time_limit: EXTERNAL_TIME,
        }
    }
}

/// The settings for e-mails.
#[derive(Clone)]
pub struct MailConfig {
    /// The SMTP server, such as `smtps://user@host:465` or `smtp://host:587?tls=required`.
    pub url: String,
    /// The password, if the address does not contain it.
    pub password: Option<String>,
    /// The sender, such as `Caravelle <no-reply@play.example>`.
    pub from: String,
}

impl fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may contain a password.
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// A setting that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// The address of the SMTP server.
    #[error("the address of the SMTP server is not valid")]
    SmtpUrl,
    /// A user without a password, or the reverse.
    #[error("the SMTP server needs a user and a password, or neither")]
    SmtpPassword,
    /// The sender of e-mails.
    #[error("the sender of e-mails is not valid: {0}")]
    MailFrom(String),
    /// The contact for push services.
    #[error("the contact for push services must begin with mailto: or https: {0}")]
    PushContact(String),
    /// The certificates.
    #[error("the certificates cannot be read: {0}")]
    Certificates(String),
}

/// The site as messages name it.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// Its address, without a slash at the end.
    pub(crate) url: String,
    pub(crate) name: String,
}

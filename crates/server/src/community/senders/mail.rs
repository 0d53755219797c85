//! E-mails over SMTP.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use ::community::{Email, clean, unsubscribe_token};
use lettre::address::AddressError;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail as MailFrom, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailParameter};
use lettre::{Address, Message};
use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};
use table::wire::NotifyKind;
use tokio::time::timeout;
use url::{Host, Url};

use super::super::delivery::{Delivery, Sent};
use super::super::settings::{BadSetting, MailConfig};
use super::Senders;
use crate::fault::Fault;
use crate::limits::EMAIL_FAILURES_MAX;

/// The encryption of the connection to the SMTP server.
enum Encryption {
    None,
    /// By STARTTLS.
    Later(TlsParameters),
    /// From the first byte.
    AtOnce(TlsParameters),
}

/// The SMTP server of a site, and the sender of its e-mails.
pub(super) struct Mail {
    host: String,
    port: u16,
    encryption: Encryption,
    credentials: Option<Credentials>,
    from: Mailbox,
    time_limit: Duration,
}

impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("host", &self.host).finish_non_exhaustive()
    }
}

/// An e-mail to an address that need not be confirmed, such as the link that confirms it.
#[derive(Serialize, Deserialize)]
pub(crate) struct AccountMail {
    pub(crate) address: String,
    pub(crate) email: Email,
}

/// The reason why the SMTP server did not accept an e-mail.
enum Refusal {
    /// It does not accept the receiver.
    Receiver(String),
    /// It does not accept this e-mail.
    Email(String),
    /// It may accept it later.
    Later(String),
}

fn percent_decoded(text: &str) -> Result<String, BadSetting> {
    let decoded = percent_decode_str(text).decode_utf8();
    decoded.map(|text| text.into_owned()).map_err(|_| BadSetting::SmtpUrl)
}

impl Mail {
    pub(super) fn new(
        config: MailConfig,
        certificates: &[u8],
        time_limit: Duration,
    ) -> Result<Mail, BadSetting> {
        let from: Mailbox = config
            .from
            .parse()
            .map_err(|error: AddressError| BadSetting::MailFrom(format!("{} ({error})", config.from)))?;
        let url = Url::parse(&config.url).map_err(|_| BadSetting::SmtpUrl)?;
        let host = url.host().ok_or(BadSetting::SmtpUrl)?;
        let name = match &host {
            Host::Ipv6(address) => address.to_string(),
            Host::Domain(_) | Host::Ipv4(_) => host.to_string(),
        };
        if name.is_empty() {
            return Err(BadSetting::SmtpUrl);
        }
        // Addresses of this scheme are parsed as names, except IPv6.
        let is_local =
            name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let tls = || {
            let mut tls = TlsParameters::builder(name.clone());
            if !certificates.is_empty() {
                tls = tls.add_root_certificate(Certificate::from_pem(certificates)?);
            }
            tls.build()
        };
        let tls = || tls().map_err(|error| BadSetting::Certificates(error.to_string()));
        let option = url.query_pairs().find(|(key, _)| key == "tls").map(|(_, value)| value.into_owned());
        let (encryption, port) = match (url.scheme(), option.as_deref()) {
            ("smtps", None | Some("required")) => (Encryption::AtOnce(tls()?), 465),
            ("smtp", Some("required")) => (Encryption::Later(tls()?), 587),
            ("smtp", Some("none")) => (Encryption::None, 25),
            ("smtp", None) if is_local => (Encryption::None, 25),
            ("smtp", None) => (Encryption::Later(tls()?), 587),
            _ => return Err(BadSetting::SmtpUrl),
        };
        let user = percent_decoded(url.username())?;
        let password = match config.password {
            Some(password) => Some(password),
            None => url.password().map(percent_decoded).transpose()?,
        };
        let credentials = match password {
            Some(password) if !user.is_empty() => Some(Credentials::new(user, password)),
            None if user.is_empty() => None,
            Some(_) | None => return Err(BadSetting::SmtpPassword),
        };
        let port = url.port().unwrap_or(port);
        Ok(Mail { host: name, port, encryption, credentials, from, time_limit })
    }

    /// Connects and signs in.
    async fn connect(&self) -> Result<AsyncSmtpConnection, Error> {
        let hello = ClientId::Domain(self.from.email.domain().to_owned());
        let at_once = match &self.encryption {
            Encryption::AtOnce(tls) => Some(tls.clone()),
            Encryption::None | Encryption::Later(_) => None,
        };
        let server = (self.host.as_str(), self.port);
        let mut connection =
            AsyncSmtpConnection::connect_tokio1(server, Some(self.time_limit), &hello, at_once, None).await?;
        if let Encryption::Later(tls) = &self.encryption {
            connection.starttls(tls.clone(), &hello).await?;
        }
        if let Some(credentials) = &self.credentials {
            connection.auth(&[Mechanism::Plain, Mechanism::Login], credentials).await?;
        }
        Ok(connection)
    }

    async fn send(&self, receiver: &Address, message: &[u8]) -> Result<(), Refusal> {
        // The host can mend a failure of the connection or of the sender, so it is never final.
        let later = |error: Error| {
            if error.is_permanent() || error.is_client() || error.is_tls() {
                tracing::error!(%error, "the SMTP server does not serve this site");
            }
            Refusal::Later(words(&error))
        };
        let mut connection = self.connect().await.map_err(later)?;
        let is_ascii = AsRef::<str>::as_ref(receiver).is_ascii();
        let parameters = if is_ascii {
            Vec::new()
        } else if connection.server_info().supports_feature(Extension::SmtpUtfEight) {
            vec![MailParameter::SmtpUtfEight]
        } else {
            return Err(Refusal::Receiver("the SMTP server accepts only ASCII addresses".to_owned()));
        };
        let from = self.from.email.clone();
        connection.command(MailFrom::new(Some(from), parameters)).await.map_err(later)?;
        connection.command(Rcpt::new(receiver.clone(), Vec::new())).await.map_err(|error| {
            let words = words(&error);
            if error.is_permanent() { Refusal::Receiver(words) } else { Refusal::Later(words) }
        })?;
        let refused = |error: Error| {
            let words = words(&error);
            if error.is_permanent() { Refusal::Email(words) } else { Refusal::Later(words) }
        };
        connection.command(Data).await.map_err(refused)?;
        connection.message(message).await.map_err(refused)?;
        // The e-mail is accepted, so a failure from now on must not cause a second one.
        let _ = connection.quit().await;
        Ok(())
    }
}

/// An error of SMTP in technical words: the code and the text of the server, or the failure of the connection.
fn words(error: &Error) -> String {
    use std::error::Error as _;
    let kind = std::iter::successors(error.source(), |cause| std::error::Error::source(*cause))
        .find_map(|error| error.downcast_ref::<std::io::Error>().map(std::io::Error::kind));
    let cause = || error.source().map_or_else(|| error.to_string(), ToString::to_string);
    match (error.status(), kind) {
        (Some(code), _) => clean(&format!("SMTP {code} {}", cause())),
        (None, Some(kind)) => kind.to_string(),
        (None, None) => clean(&cause()),
    }
}

/// An e-mail with its headers.
fn message(
    mail: &Mail,
    delivery: &Delivery,
    to: Mailbox,
    email: Email,
    stop: Option<&str>,
) -> Result<Message, Fault> {
    let domain = mail.from.email.domain();
    let header =
        |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
    let mut builder = Message::builder()
        .from(mail.from.clone())
        .to(to)
        .subject(email.subject)
        .message_id(Some(format!("<{}@{domain}>", delivery.id.simple())))
        .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
    if let Some(table) = &delivery.message.table {
        builder = builder.references(format!("<table-{}@{domain}>", table.id));
    }
    if let Some(stop) = stop {
        builder = builder
            .raw_header(header("List-Unsubscribe", format!("<{stop}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
    }
    let body = MultiPart::alternative_plain_html(email.text, email.html);
    builder.multipart(body).map_err(|error| Fault::Ours(format!("an e-mail cannot be built: {error}")))
}

impl Senders {
    pub(super) async fn send_email(&self, delivery: &Delivery) -> Result<Sent, Fault> {
        let Some(mail) = &self.mail else { return Ok(Sent::Gone) };
        let Some(person) = self.store.person(delivery.person).await? else { return Ok(Sent::Gone) };
        let name = clean(&person.name);
        let known = self.store.email(delivery.person).await?;
        let (target, email, stop) = match &delivery.sealed {
            Some(sealed) => {
                let AccountMail { address, email } = self.account_mail(sealed).await?;
                (address, email, None)
            }
            None => {
                let usable = |email: &crate::store::EmailRow| {
                    email.verified.is_some() && email.failures < EMAIL_FAILURES_MAX
                };
                let Some(known) = known.as_ref().filter(|email| usable(email)) else { return Ok(Sent::Gone) };
                let kind = delivery.message.kind;
                // Others, such as those about the account, cannot be switched off.
                use NotifyKind::{Chat, Clock, Game, Turn};
                let stop = if matches!(kind, Turn | Clock | Game | Chat) {
                    let key = &self.secrets.get(&*self.store).await?.signing;
                    let token = unsubscribe_token(key, delivery.person, kind, &known.key);
                    Some(format!("{}/api/unsubscribe/{token}", self.site.url))
                } else {
                    None
                };
                let email = delivery.message.email(&self.site.url, &self.site.name, &name, stop.as_deref());
                (known.address.clone(), email, stop)
            }
        };
        let Ok(receiver) = target.parse::<Address>() else {
            return Ok(Sent::Failed { target, detail: "not an e-mail address".to_owned() });
        };
        let to = Mailbox::new(Some(name).filter(|name| !name.is_empty()), receiver.clone());
        let message = message(mail, delivery, to, email, stop.as_deref())?.formatted();
        let sent = timeout(mail.time_limit, mail.send(&receiver, &message)).await;
        // Failures count for the address of the account alone.
        let counted = known.filter(|email| email.address == target);
        match sent {
            Ok(Ok(())) => {
                if let Some(email) = counted.filter(|email| email.failures > 0) {
                    self.store.note_email(email.person, 0).await?;
                }
                Ok(Sent::Done { target })
            }
            Ok(Err(Refusal::Receiver(detail))) => {
                if let Some(email) = counted {
                    self.store.note_email(email.person, email.failures.saturating_add(1)).await?;
                }
                Ok(Sent::Failed { target, detail })
            }
            Ok(Err(Refusal::Email(detail))) => Ok(Sent::Failed { target, detail }),
            Ok(Err(Refusal::Later(detail))) => Ok(Sent::Later { target, detail, after: None }),
            Err(_) => Ok(Sent::Later { target, detail: "time-out".to_owned(), after: None }),
        }
    }

    async fn account_mail(&self, sealed: &str) -> Result<AccountMail, Fault> {
        let sealed = ::community::base64::decode(sealed);
        let secrets = self.secrets.get(&*self.store).await?;
        let opened = sealed.and_then(|sealed| secrets.open(&sealed));
        let mail = opened.and_then(|text| serde_json::from_slice(&text).ok());
        mail.ok_or_else(|| Fault::Ours("an e-mail about an account cannot be read".to_owned()))
    }
}

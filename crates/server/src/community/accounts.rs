//! Letters about an account: links that confirm an address or lead to a new password, and reports of changes.

use ::community::{Email, Mailbox};
use engine::Phrase;
use table::PersonId;
use table::wire::NotifyKind;
use uuid::Uuid;
use words::{Names, say};

use super::letters::lang_of;
use crate::fault::Fault;
use crate::registry::Registry;
use crate::store::{NoticeRow, Person, TokenRow};
use crate::token::Token;

const HOUR_MS: u64 = 3_600_000;

/// The purpose of the token of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkKind {
    /// Confirms the address in its data.
    Verify,
    /// Restores the address in its data.
    Undo,
    /// Sets a new password.
    Recover,
}

impl LinkKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            LinkKind::Verify => "verify",
            LinkKind::Undo => "undo",
            LinkKind::Recover => "recover",
        }
    }

    /// The page that the link opens. That of `Verify` serves both kinds that set an address.
    fn page(self) -> &'static str {
        match self {
            LinkKind::Verify | LinkKind::Undo => "verify",
            LinkKind::Recover => "recover",
        }
    }

    fn lifetime_ms(self) -> u64 {
        match self {
            LinkKind::Verify => 24 * HOUR_MS,
            LinkKind::Undo => 7 * 24 * HOUR_MS,
            LinkKind::Recover => HOUR_MS,
        }
    }
}

/// The sentences of a letter with a link.
#[derive(Clone, Debug)]
pub(crate) struct AccountLetter {
    pub(crate) subject: Phrase,
    /// The paragraph before the link.
    pub(crate) text: Phrase,
    /// The paragraph after it.
    pub(crate) note: Option<Phrase>,
}

impl Registry {
    /// Finds the row of a token that is still valid.
    pub(crate) async fn find_link(&self, text: &str, kind: LinkKind) -> Result<Option<TokenRow>, Fault> {
        let Some(token) = Token::read(text) else { return Ok(None) };
        Ok(self.store.find_token(token.hash(), kind.name().to_owned(), self.time.now()).await?)
    }

    /// Finds it, and makes the token invalid.
    pub(crate) async fn take_link(&self, text: &str, kind: LinkKind) -> Result<Option<TokenRow>, Fault> {
        let Some(token) = Token::read(text) else { return Ok(None) };
        Ok(self.store.take_token(token.hash(), kind.name().to_owned(), self.time.now()).await?)
    }

    /// Sends a letter with a link. The token of the link has this data. For a new password or address, earlier links end.
    pub(crate) async fn send_link(
        &self,
        person: &Person,
        kind: LinkKind,
        data: String,
        to: &Mailbox,
        letter: AccountLetter,
    ) -> Result<(), Fault> {
        let token = Token::new()?;
        if kind != LinkKind::Undo {
            self.store.end_tokens(person.id, kind.name().to_owned()).await?;
        }
        let expires = self.time.now().saturating_add(kind.lifetime_ms());
        let (hash, name) = (token.hash(), kind.name().to_owned());
        self.store.add_token(TokenRow { hash, kind: name, person: person.id, data, expires }).await?;
        let site = &self.community.site;
        let url = format!("{}/#/{}/{}", site.url, kind.page(), token.reveal());
        let lang = lang_of(person);
        let words = |phrase: &Phrase| say(lang, phrase, &Names::none());
        let AccountLetter { subject, text, note } = letter;
        let open = words(&Phrase::new("mail-link"));
        let after = note.iter().map(words).collect();
        let (subject, text) = (words(&subject), vec![words(&text)]);
        let link = Some((open.as_str(), url.as_str()));
        let email = Email::letter(lang, &site.name, &person.name, &subject, text, link, after, None);
        self.mail_account(person.id, to.address.clone(), email).await
    }

    /// Shows a notice about an account on the site, without an e-mail.
    pub(crate) async fn note_account(&self, person: PersonId, text: Phrase) -> Result<(), Fault> {
        let notice = NoticeRow {
            id: Uuid::now_v7(),
            person,
            at: self.time.now(),
            kind: NotifyKind::Account,
            say: serde_json::to_value(&text).unwrap_or_default(),
            table: None,
            read: false,
        };
        self.store.add_notices(vec![notice.clone()], Vec::new()).await?;
        self.show_notices(&[notice]).await;
        Ok(())
    }

    /// Tells a person that a browser has signed in.
    pub(crate) async fn tell_sign_in(&self, person: PersonId, browser: &str) -> Result<(), Fault> {
        let title = if browser.is_empty() {
            Phrase::new("notice-sign-in-unknown")
        } else {
            Phrase::new("notice-sign-in").with("browser", browser)
        };
        self.notify_account(person, title, Phrase::new("mail-sign-in")).await
    }

    /// Tells a person that their password was changed.
    pub(crate) async fn tell_password_changed(&self, person: &Person) -> Result<(), Fault> {
        let login = person.login.as_deref().unwrap_or_default();
        let text = Phrase::new("mail-password-changed").with("login", login);
        self.notify_account(person.id, Phrase::new("notice-password-changed"), text).await
    }
}

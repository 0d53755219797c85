//! Guests, accounts, sessions.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use governor::{DefaultKeyedRateLimiter, RateLimiter};
use serde_json::{Value, json};
use table::{PersonId, check_name, hex};
use tokio::sync::Semaphore;

use crate::app::Rate;
use crate::fault::Fault;
use crate::limits::{
    HASHES_AT_ONCE, LOGIN_MAX, LOGIN_MIN, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_OWN_MIN, PREFS_MAX, TRIES_KEPT,
};
use crate::store::{NodeMessage, Person, Store, StoreError};
use crate::time::Time;
use crate::token::{Token, new_person, random};

/// People, their sessions and their tokens.
#[derive(Debug)]
pub(crate) struct People {
    store: Arc<dyn Store>,
    time: Time,
    /// Limits the number of concurrent password hashes, which are expensive on purpose.
    hashing: Semaphore,
    /// The attempts at the password of each account, from any address.
    tries: DefaultKeyedRateLimiter<String>,
    /// The same limit over all nodes of a cluster.
    rate: Rate,
}

/// Validates a login name and returns it in lower case, as stored.
fn check_login(login: &str) -> Result<String, Fault> {
    let login = login.trim().to_lowercase();
    let fits = login.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
    if !fits || !(LOGIN_MIN..=LOGIN_MAX).contains(&login.chars().count()) {
        return Err(Fault::BadLogin);
    }
    Ok(login)
}

/// Common passwords, in lower case and without trailing digits and signs.
const COMMON: [&str; 24] = [
    "password",
    "passwort",
    "passwords",
    "motdepasse",
    "mot de passe",
    "azertyuiop",
    "qwertyuiop",
    "qwertzuiop",
    "azerty",
    "qwerty",
    "qwertz",
    "iloveyou",
    "jetaime",
    "letmein",
    "welcome",
    "bienvenue",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "trustno",
    "caravelle",
    "administrator",
];

/// The rows of keyboards.
const ROWS: [&str; 8] =
    ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "qwertzuiop", "yxcvbnm"];

/// Whether two keys are neighbours on a keyboard.
fn are_neighbours(pair: &[char]) -> bool {
    let text: String = pair.iter().collect();
    let back: String = pair.iter().rev().collect();
    ROWS.iter().any(|row| row.contains(&text) || row.contains(&back))
}

/// Rejects a password that is short, long or easy to guess: a common word with a number, few different characters, a
/// sequence such as 12345678 or qwertyui, or the login name.
pub fn check_password(password: &str, login: &str) -> Result<(), Fault> {
    let lower: Vec<char> = password.to_lowercase().chars().collect();
    if lower.len() < PASSWORD_MIN || password.len() > PASSWORD_MAX {
        return Err(Fault::BadPassword);
    }
    let different: std::collections::BTreeSet<&char> = lower.iter().collect();
    let next_to = |step: i64| {
        let pairs = lower.windows(2).filter(|pair| match pair {
            [one, two] => i64::from(u32::from(*two)) - i64::from(u32::from(*one)) == step,
            _ => false,
        });
        pairs.count()
    };
    let beside = lower.windows(2).filter(|pair| are_neighbours(pair)).count();
    // Most characters follow their predecessor.
    let run = next_to(1).max(next_to(-1)).max(next_to(0)).max(beside) * 2 > lower.len();
    let text: String = lower.iter().collect();
    let word = text.trim_end_matches(|c: char| !c.is_alphabetic());
    let rest = text.replace(login, "");
    let guessed = COMMON.contains(&word) || (!login.is_empty() && rest.chars().count() < PASSWORD_OWN_MIN);
    if different.len() < PASSWORD_OWN_MIN || run || guessed {
        return Err(Fault::WeakPassword);
    }
    Ok(())
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>, time: Time, tries: Rate) -> People {
        let (rate, tries) = (tries, RateLimiter::keyed(tries.quota()));
        People { store, time, hashing: Semaphore::new(HASHES_AT_ONCE), tries, rate }
    }

    /// Counts an attempt at the password of an account, whether or not it exists.
    async fn try_password(&self, login: &str) -> Result<(), Fault> {
        if self.tries.len() > TRIES_KEPT {
            self.tries.retain_recent();
        }
        self.tries.check_key(&login.to_owned()).map_err(|_| Fault::TooMany)?;
        // Longer names cannot exist and need no row.
        let login: String = login.chars().take(LOGIN_MAX).collect();
        let may = self.store.may_try(login, self.time.now(), self.rate).await?;
        if may { Ok(()) } else { Err(Fault::TooMany) }
    }

    /// The person who owns a token.
    pub(crate) async fn who(&self, token: &Token) -> Result<Option<Person>, Fault> {
        Ok(self.store.session(token.hash(), self.time.now()).await?)
    }

    /// Begins a session in a browser.
    async fn session(&self, person: PersonId, browser: &str) -> Result<Token, Fault> {
        let (token, now) = (Token::new()?, self.time.now());
        self.store.add_session(token.hash(), person, now).await?;
        self.store.describe_session(token.hash(), now, browser.to_owned()).await?;
        Ok(token)
    }

    /// Whether a browser of this name is signed in as a person.
    pub(crate) async fn knows_browser(&self, person: PersonId, browser: &str) -> Result<bool, Fault> {
        let sessions = self.store.sessions_of(person, self.time.now()).await?;
        Ok(sessions.iter().any(|session| session.label == browser))
    }

    async fn add(&self, name: String) -> Result<Person, Fault> {
        let person = Person { id: new_person(), name, login: None, prefs: json!({}) };
        self.store.add_person(person.clone(), self.time.now()).await?;
        Ok(person)
    }

    /// Creates a guest with a session.
    pub(crate) async fn guest(&self, name: &str, browser: &str) -> Result<(Person, Token), Fault> {
        let person = self.add(check_name(name)?).await?;
        let token = self.session(person.id, browser).await?;
        Ok((person, token))
    }

    pub(crate) async fn rename(&self, person: &mut Person, name: &str) -> Result<(), Fault> {
        person.name = check_name(name)?;
        self.store.set_name(person.id, person.name.clone()).await?;
        Ok(())
    }

    pub(crate) async fn set_prefs(&self, person: &mut Person, prefs: Value) -> Result<(), Fault> {
        if !prefs.is_object() || prefs.to_string().len() > PREFS_MAX {
            return Err(Fault::BadPrefs);
        }
        person.prefs = prefs.clone();
        self.store.set_prefs(person.id, prefs).await?;
        Ok(())
    }

    async fn hash(&self, password: String) -> Result<String, Fault> {
        let _turn = self.hashing.acquire().await.map_err(|_| Fault::Closing)?;
        let hash = move || {
            let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes())?;
            Ok::<_, argon2::password_hash::Error>(hash.to_string())
        };
        let hash = tokio::task::spawn_blocking(hash).await.map_err(|error| Fault::Ours(error.to_string()))?;
        hash.map_err(|error| Fault::Ours(error.to_string()))
    }

    async fn fits(&self, password: String, hash: String) -> Result<bool, Fault> {
        let _turn = self.hashing.acquire().await.map_err(|_| Fault::Closing)?;
        let check = move || {
            let hash = PasswordHash::new(&hash)?;
            Ok::<_, argon2::password_hash::Error>(
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
            )
        };
        let fits =
            tokio::task::spawn_blocking(check).await.map_err(|error| Fault::Ours(error.to_string()))?;
        fits.map_err(|error| Fault::Ours(error.to_string()))
    }

    /// Creates an account for a guest or a new person. The session token is always new.
    pub(crate) async fn register(
        &self,
        guest: Option<Person>,
        login: &str,
        password: String,
        name: Option<&str>,
        browser: &str,
    ) -> Result<(Person, Token), Fault> {
        let login = check_login(login)?;
        check_password(&password, &login)?;
        if guest.as_ref().is_some_and(|guest| guest.login.is_some()) {
            return Err(Fault::RegisteredAlready);
        }
        let name = name.map(check_name).transpose()?;
        if self.store.person_by_login(login.clone()).await?.is_some() {
            return Err(Fault::LoginTaken);
        }
        let hash = self.hash(password).await?;
        let mut person = match guest {
            Some(guest) => guest,
            None => self.add(name.clone().unwrap_or_else(|| login.clone())).await?,
        };
        let kept = self.store.set_login(person.id, login.clone(), hash).await;
        if matches!(kept, Err(StoreError::Conflict)) {
            return Err(Fault::LoginTaken);
        }
        kept?;
        person.login = Some(login);
        if let Some(name) = name {
            self.rename(&mut person, &name).await?;
        }
        let token = self.session(person.id, browser).await?;
        Ok((person, token))
    }

    /// Signs in. Neither the error nor the response time reveals whether the login name or the password is wrong.
    /// Tells also whether a browser of this name was signed in before.
    pub(crate) async fn login(
        &self,
        login: &str,
        password: String,
        browser: &str,
    ) -> Result<(Person, Token, bool), Fault> {
        if password.len() > PASSWORD_MAX {
            return Err(Fault::WrongPassword);
        }
        let login = login.trim().to_lowercase();
        self.try_password(&login).await?;
        let Some((person, hash)) = self.store.person_by_login(login).await? else {
            self.hash(password).await?;
            return Err(Fault::WrongPassword);
        };
        if !self.fits(password, hash).await? {
            return Err(Fault::WrongPassword);
        }
        let known = self.knows_browser(person.id, browser).await?;
        let token = self.session(person.id, browser).await?;
        Ok((person, token, known))
    }

    /// Whether the password is the person's. Guests have none.
    pub(crate) async fn confirm(&self, person: &Person, password: Option<String>) -> Result<(), Fault> {
        let Some(login) = &person.login else { return Ok(()) };
        let password =
            password.filter(|password| password.len() <= PASSWORD_MAX).ok_or(Fault::WrongPassword)?;
        self.try_password(login).await?;
        let (_, hash) = self.store.person_by_login(login.clone()).await?.ok_or(Fault::WrongPassword)?;
        if self.fits(password, hash).await? { Ok(()) } else { Err(Fault::WrongPassword) }
    }

    /// Changes the password of an account, given the present one. Ends every session; the caller gets a new one.
    pub(crate) async fn change_password(
        &self,
        person: &Person,
        old: String,
        new: String,
        browser: &str,
    ) -> Result<Token, Fault> {
        let login = person.login.clone().ok_or(Fault::NoAccount)?;
        check_password(&new, &login)?;
        self.confirm(person, Some(old)).await?;
        self.set_password(person, new).await?;
        self.session(person.id, browser).await
    }

    /// Sets the password of an account, which was checked, and ends every session.
    pub(crate) async fn set_password(&self, person: &Person, new: String) -> Result<(), Fault> {
        let login = person.login.clone().ok_or(Fault::NoAccount)?;
        let hash = self.hash(new).await?;
        self.store.set_login(person.id, login, hash).await?;
        Ok(self.store.end_sessions(person.id).await?)
    }

    /// Sets a new random password for an account, at the host's request. Ends every session.
    pub(crate) async fn reset_password(&self, login: &str) -> Result<String, Fault> {
        let login = login.trim().to_lowercase();
        let (person, _) = self.store.person_by_login(login.clone()).await?.ok_or(Fault::NoAccount)?;
        let password = hex(&random::<8>()?);
        let hash = self.hash(password.clone()).await?;
        self.store.set_login(person.id, login, hash).await?;
        self.end_everywhere(person.id).await?;
        Ok(password)
    }

    /// Ends every session of a person with its connections, from another process.
    async fn end_everywhere(&self, person: PersonId) -> Result<(), Fault> {
        self.store.end_sessions(person).await?;
        Ok(self.store.tell_server(NodeMessage::SignedOut { person, session: None, others: false }).await?)
    }

    /// Ends every session of an account, at the host's request.
    pub(crate) async fn revoke(&self, login: &str) -> Result<(), Fault> {
        let login = login.trim().to_lowercase();
        let (person, _) = self.store.person_by_login(login).await?.ok_or(Fault::NoAccount)?;
        self.end_everywhere(person.id).await
    }

    pub(crate) async fn end_session(&self, token: &Token) -> Result<(), Fault> {
        Ok(self.store.end_session(token.hash()).await?)
    }

    pub(crate) async fn end_sessions(&self, person: PersonId) -> Result<(), Fault> {
        Ok(self.store.end_sessions(person).await?)
    }

    pub(crate) async fn forget(&self, person: PersonId, heir: Option<PersonId>) -> Result<(), Fault> {
        Ok(self.store.forget(person, heir).await?)
    }
}

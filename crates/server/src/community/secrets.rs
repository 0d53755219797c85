//! The secrets that a site draws once and keeps in the store.

use ::community::{VapidKey, open, seal};
use table::{hex, unhex};
use tokio::sync::OnceCell;

use crate::fault::Fault;
use crate::registry::Registry;
use crate::store::Store;
use crate::token::random;

/// The secrets of a site.
pub(crate) struct Secrets {
    /// The key pair by which push services know the site.
    pub(crate) vapid: VapidKey,
    /// The key of unsubscribe tokens.
    pub(crate) signing: [u8; 32],
    /// The key of secrets in the database.
    sealing: [u8; 16],
}

impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets(..)")
    }
}

/// A value of the site, drawn at the first use. Several nodes agree on the first one that is stored.
async fn drawn<const N: usize>(store: &dyn Store, key: &str) -> Result<[u8; N], Fault> {
    let known = match store.site_value(key.to_owned()).await? {
        Some(value) => value,
        None => store.keep_site_value(key.to_owned(), hex(&random::<N>()?)).await?,
    };
    let bytes = unhex(&known).and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| Fault::Ours(format!("the secret {key} of the site cannot be read")))
}

impl Secrets {
    /// Reads the secrets, and draws those that are missing.
    async fn load(store: &dyn Store) -> Result<Secrets, Fault> {
        let vapid = VapidKey::new(&drawn(store, "vapid-key").await?);
        Ok(Secrets {
            vapid: vapid.ok_or_else(|| Fault::Ours("the key for push messages is not a key".to_owned()))?,
            signing: drawn(store, "signing-key").await?,
            sealing: drawn(store, "sealing-key").await?,
        })
    }

    /// Encrypts a text for the database.
    pub(crate) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Fault> {
        let sealed = seal(self.sealing, random()?, text);
        sealed.ok_or_else(|| Fault::Ours("a secret was not encrypted".to_owned()))
    }

    /// Decrypts it.
    pub(crate) fn open(&self, sealed: &[u8]) -> Option<Vec<u8>> {
        open(self.sealing, sealed)
    }
}

/// The secrets, read at the first use.
#[derive(Debug, Default)]
pub(crate) struct SecretCell(OnceCell<Secrets>);

impl SecretCell {
    pub(crate) async fn get(&self, store: &dyn Store) -> Result<&Secrets, Fault> {
        self.0.get_or_try_init(|| Secrets::load(store)).await
    }
}

impl Registry {
    pub(crate) async fn secrets(&self) -> Result<&Secrets, Fault> {
        self.community.secrets.get(&*self.store).await
    }

    /// The public key for `pushManager.subscribe`; none if push is off.
    pub(crate) async fn push_key(&self) -> Result<Option<String>, Fault> {
        if !self.community.channels.available().push {
            return Ok(None);
        }
        Ok(Some(self.secrets().await?.vapid.public()))
    }

    /// A new secret of a webhook: the text for its owner, and the bytes for the database.
    pub(crate) async fn new_webhook_secret(&self) -> Result<(String, Vec<u8>), Fault> {
        let secret = hex(&random::<32>()?);
        let sealed = self.secrets().await?.seal(secret.as_bytes())?;
        Ok((secret, sealed))
    }

    /// The key of unsubscribe tokens, which contain the address in lower case.
    pub(crate) async fn unsubscribe_key(&self) -> Result<&[u8], Fault> {
        Ok(&self.secrets().await?.signing)
    }
}

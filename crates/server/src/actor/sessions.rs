//! The sessions whose connections end.

use crate::token::TokenHash;

/// The ended sessions of a person.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sessions {
    /// This one.
    One(TokenHash),
    /// All but this one.
    Others(TokenHash),
    /// All.
    All,
}

impl Sessions {
    pub(crate) fn include(self, session: Option<TokenHash>) -> bool {
        match self {
            Sessions::One(ended) => session == Some(ended),
            Sessions::Others(kept) => session != Some(kept),
            Sessions::All => true,
        }
    }
}

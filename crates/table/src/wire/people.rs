//! Guests and accounts.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/me`, and the answer to every request that changes it; `null` for an unknown visitor.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Me {
    /// The name shown to others.
    pub name: String,
    /// The name to sign in with; absent for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub login: Option<String>,
    /// Preferences of the page, at most 4 KB of JSON.
    #[ts(type = "Record<string, unknown>")]
    pub prefs: Value,
}

/// `POST /api/guest`: creates a guest with a nickname, or renames a known person.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// The nickname, 1 to 24 characters.
    pub name: String,
}

/// `POST /api/register`: an account, which keeps tables, preferences and results across devices. A guest becomes the
/// account's owner and keeps everything.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RegisterRequest {
    /// The name to sign in with, 3 to 32 letters, digits, `-`, `_` or `.`; case does not matter.
    pub login: String,
    /// At least 8 characters, at most 256.
    pub password: String,
    /// The name shown to others; a guest's stays if absent.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// `POST /api/login`. The seats of a guest who signs in go over to the account.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LoginRequest {
    /// The name to sign in with.
    pub login: String,
    pub password: String,
}

/// `PATCH /api/me`: absent fields stay unchanged.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MeChange {
    /// The name shown to others.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// The preferences, replaced whole.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub prefs: Option<Value>,
}

/// `DELETE /api/me`: deletes the person. Bots take over seats at running tables, and finished games show the name
/// "deleted". An account must repeat its password.
#[derive(Clone, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteRequest {
    /// The password of an account.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// `POST /api/password`: changes the password of an account and ends its other sessions.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    pub old: String,
    pub new: String,
}

// `Debug` hides passwords, to keep them out of logs.
impl std::fmt::Debug for PasswordRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PasswordRequest").finish_non_exhaustive()
    }
}

impl std::fmt::Debug for RegisterRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RegisterRequest").field("login", &self.login).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for LoginRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LoginRequest").field("login", &self.login).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for DeleteRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DeleteRequest").finish_non_exhaustive()
    }
}

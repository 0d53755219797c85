//! Private parts of the server, exported for `tests/server`. Those tests are a separate crate, so that the server is
//! compiled once for its tests and for the program.

pub use crate::actor::advice::Pupil;
pub use crate::botpool::{BotPool, Rank, Share};
pub use crate::community::{
    Addresses, Deliver, Delivery, Outgoing, OutgoingError, Post, Presence, Reply, Resolve, Sending, Sent,
    SystemResolver, is_comeback, short_id, thin,
};
pub use crate::hints::{Here, Hints};
pub use crate::http::{
    Origins, PageFile, Proxies, Slot, Slots, brings, browser_label, is_direct, qr_svg, serve_file,
};
pub use crate::limits::{
    BODY_MAX, BOT_QUEUE, CAMPAIGN_MAX, OPEN_LIFE_MS, PRESENCE_LASTS, SESSION_LIFE_MS, WATCHERS_MAX,
};
pub use crate::people::check_password;
pub use crate::store::{MAGIC, entry_sum, is_whole, structural};
#[cfg(feature = "cluster")]
pub use crate::store::{copied_columns, copied_tables};
pub use crate::token::{new_link, new_person, new_table, random};

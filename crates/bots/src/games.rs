//! The games the bots know something of: one file and one line each.

use std::any::Any;
use std::sync::{Arc, LazyLock};

use engine::Game;

use crate::Insight;

type Entry = Box<dyn Any + Send + Sync>;

/// What is known of each game, read once.
static KNOWN: LazyLock<Vec<Entry>> = LazyLock::new(Vec::new);

/// What is known of a game; of one without a file of its own, its score sheets.
pub fn insight<G: Game>() -> Arc<Insight<G>> {
    let found = KNOWN.iter().find_map(|entry| entry.downcast_ref::<Arc<Insight<G>>>());
    found.cloned().unwrap_or_else(|| Arc::new(Insight::standings()))
}

/// Whether the game has a file of its own.
pub fn knows<G: Game>() -> bool {
    KNOWN.iter().any(|entry| entry.is::<Arc<Insight<G>>>())
}

//! Bots for every game: `random`, `sensible`, `greedy`, `learned` and `flat`, written once over the `Game` trait.
//!
//! A [`Spec`] names a bot by a short text such as `greedy` or `sensible:0.3`. The caller passes the state and a seed.
//! Before a bot looks at the state, everything that its seat cannot know is drawn again from the bot's own dice. So its
//! choice depends only on what the seat knows and on the seed.
//!
//! Each game has a file in `games/` (an [`Evaluation`]), its weights in `weights/`, a file in `features/` for the
//! inputs of its nets, and its nets in `nets/`. A game without them is evaluated by its score breakdown. The crate has
//! no threads and reads no files. It reads a clock only for a bot with a time budget in milliseconds.

mod advice;
mod any;
mod built_in;
mod chance;
mod clock;
mod evaluation;
mod features;
mod flat;
mod games;
mod greedy;
mod net;
mod numbers;
mod plan;
mod player;
mod policies;
mod review;
mod sensible;
mod spec;
mod terms;
mod turn_search;

#[cfg(test)]
mod tests;

pub use ::catalog::{Advised, AnyPlayer, Effort, Strength};
pub use advice::{Advice, CHOICES, advise};
pub use any::{advise_any, chances_any, choose_any, player_any, playout_any, strengths};
pub use built_in::Catalog;
pub use chance::{ChanceFit, LabelledPosition, chances, fit_chance};
pub use clock::thread_nanos;
pub use evaluation::{Evaluation, Insight, Kinds, WeightsError};
pub use flat::rehearse;
pub use games::{first, insight, knows, learned, nets, read, weights};
pub use net::{HIDDEN, Net, NetError, Origin};
pub use numbers::{Weight, noted, numbers, with_more, with_numbers};
pub use player::{Player, choose, playout, stands_for};
pub use review::{Judged, MATTERS, Review, Reviewer, Standings, Step, Swing};
pub use spec::{BotInfo, Numbers, Spec, SpecError, USUAL_LEVEL, known, levels, list, parse_list};
pub(crate) use spec::{Flat, Greedy};
pub use terms::{Account, Term};

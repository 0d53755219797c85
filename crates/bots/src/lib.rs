//! Players for every game: `random`, `sensible`, `greedy` and `flat`, written once over the contract.
//!
//! A bot is named by a [`Spec`], a short text such as `greedy` or `sensible:0.3`. Whoever asks it for a move gives the
//! state and a seed; before it looks, everything that its seat cannot know is drawn anew, from dice of its own. So its
//! choice is a function of what the seat knows and of the seed, and of nothing else.
//!
//! What is particular to a game is one file in `games/` (an [`Evaluation`]) and its weights in `weights/`; a game
//! without them is judged by its score sheets. Absent on purpose: threads, clocks and files.

mod any;
mod evaluation;
mod flat;
mod games;
mod greedy;
mod numbers;
mod plan;
mod player;
mod sensible;
mod spec;
mod walk;

#[cfg(test)]
mod tests;

pub use any::{AnyPlayer, choose_any, player_any, playout_any};
pub use evaluation::{Evaluation, Insight, Kinds, WeightsError};
pub use games::{first, insight, knows, read, weights};
pub use numbers::{numbers, with_numbers};
pub use player::{Effort, Player, choose, playout};
pub use spec::{
    BotInfo, Flat, Greedy, Policy, Spec, SpecError, USUAL_LEVEL, known, levels, list, parse_list,
};

//! Bots at seats of a match of any game.

use catalog::{AnyMatch, Choice, OptionRow};
use engine::{Dice, Outcome, Phrase, Seat, Seed};

/// A bot that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bot {
    /// Every legal choice is equally likely.
    Random,
}

/// A name that no bot has, in words.
pub(crate) fn unknown(name: &str) -> Phrase {
    let name: String = name.chars().take(80).collect();
    Phrase::new("cli-unknown-bot").with("given", name.as_str()).with("known", "random")
}

/// The bot of this name.
pub(crate) fn find(name: &str) -> Option<Bot> {
    (name == "random").then_some(Bot::Random)
}

/// What the bot does at a seat that is awaited.
pub(crate) fn choose(playing: &dyn AnyMatch, seat: Seat, bot: Bot, seed: Seed) -> OptionRow {
    let mut legal = playing.legal(seat);
    let Bot::Random = bot;
    let at = Dice::new(seed, "bot").below(u32::try_from(legal.len()).expect("few choices"));
    legal.swap_remove(at as usize)
}

/// Plays a copy of the true state to the end.
pub(crate) fn playout(playing: &dyn AnyMatch, bot: Bot, seed: Seed) -> Outcome {
    let mut copy = playing.copy();
    for n in 0.. {
        let Some(seat) = copy.turn().actors().first() else { break };
        let choice = Choice::Text(choose(copy.as_ref(), seat, bot, seed.nth(n)).text);
        copy.act(seat, &choice).expect("a bot's choice is legal");
    }
    copy.outcome().expect("the game is over")
}

//! Steps: the pending decision, with the choices made so far.
//!
//! The module of a chapter contains its steps, with their data and their implementation of [`Pending`]. This module only
//! lists them. Common methods are required; rare ones have defaults.

use engine::{Journal, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::aid::IlosAid;
use crate::event::Event;
use crate::ids::Ending;
use crate::refusal::Why;
use crate::state::{Berth, Ilos, Stage};
use crate::turn::Action;
use crate::view::PendingView;
use crate::{explore, pioneers, place, play, rounds, setup};

engine::steps! {
    /// The pending step.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub(crate) enum Step {
        Redraw(step): setup,
        Explore(step): place,
        Place(step): place,
        Rotate(step): place,
        Anchor(step): place,
        Act: play,
        Ship: explore,
        Sail(step): explore,
        Settle(step): pioneers,
        Side(step): pioneers,
        #[serde(rename = "Copy")]
        CopyOn(step): pioneers,
        Market: rounds,
        Pay(step): play,
        Over(step): rounds,
    }

    /// The behaviour of a step.
    pub(crate) trait Pending {
        /// The clause that introduces the step.
        fn clause(self) -> &'static str;

        /// The name of the decision in message ids.
        fn name(self) -> &'static str;

        /// Adds the legal actions in a fixed order.
        fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>);

        /// Adds the actions a player might try, legal or not.
        fn candidates(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
            self.legal(game, seat, out);
        }

        /// Whether the player may take the action.
        fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why>;

        /// Carries out a legal action.
        fn apply(self, game: &mut Ilos, seat: Seat, action: Action, journal: &mut impl Journal<Event>);

        /// The refusal of an action that belongs to another step.
        fn not_now(self, game: &Ilos, action: Action) -> Why {
            let is_early = matches!(self.stage(game), Stage::Redraw | Stage::FirstIslands);
            let is_play = matches!(action, Action::Play { .. } | Action::End);
            if is_play && is_early {
                Why::NoTurnsYet
            } else if is_play {
                Why::Unfinished
            } else if matches!(action, Action::Throw { .. } | Action::Done) {
                Why::RedrawOver
            } else {
                Why::NotNow(self.clause())
            }
        }

        /// Panics: the action belongs to another step.
        fn unexpected(self, action: Action) -> ! {
            unreachable!("{action:?} is not an action of {:?}", self.into())
        }

        /// Whether the decision starts a turn or a part of it.
        fn rests(self) -> bool {
            false
        }

        /// Whether the legal actions depend on the hand or stock of the player, which others do not see. Also true if the
        /// only legal action draws cards, which is irreversible.
        fn hides(self) -> bool {
            false
        }

        /// The stage of the game.
        fn stage(self, game: &Ilos) -> Stage {
            game.stage_of_turns()
        }

        /// The ship for which a tile would be placed now; `None` in the first islands.
        fn ship(self) -> Option<Berth> {
            Some(Berth::Reserve)
        }

        /// The cause of the end, once the game is over.
        fn ending(self) -> Option<Ending> {
            None
        }

        /// Its part of the view: the choices made so far, which are public.
        fn shown(self) -> Option<PendingView>;

        /// The name of the question to the player in message ids.
        fn prompt(self, game: &Ilos, seat: Seat) -> &'static str {
            self.name()
        }

        /// Adds the arguments of its message.
        fn detail(self, game: &Ilos, phrase: Phrase) -> Phrase {
            phrase
        }

        /// Adds previews for the player.
        fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {}

        /// Checks that it is reachable.
        fn audit(self, game: &Ilos) -> Result<(), String>;
    }
}

//! The rules of Maracaibo (Alexander Pfister, 2019), classic and story mode, for one to four players.
//!
//! Four rounds around the Caribbean of the 17th century. A ship sails one to seven points along the lanes; where it stops
//! one main action is performed: the action of a city, after a delivery that improves the ship; village actions, by which
//! cards are bought; a quest; or the espionage action of a spy placed there. Combats are fought for France, Spain and
//! England, an explorer crosses the mainland, careers are completed as free actions. Then the hand is filled. The round
//! ends for all when one ship is home; after the fourth the highest score wins. Alone one plays against Jeanne, who needs
//! no choice.
//!
//! All that is printed on components is data in a small language of effects, carried out by one executor (`exec.rs`).
//!
//! The story mode is a campaign: what a game of it has besides is in `story`, and what passes from one game to the next is
//! an archive in the options.
//!
//! What is absent: input and output, words of any language, any choice of its own. The texts of the story are no messages:
//! they are told card by card, when they are met.
//! [`Maracaibo`] is the state; `turn.rs` says what can happen next, the chapters say how.

mod aid;
mod audit;
mod automa;
mod buy;
mod candidates;
mod career;
mod city;
mod combat;
mod data;
mod effect;
mod event;
mod exec;
mod explore;
mod gain;
mod ids;
mod page;
mod redeal;
mod refusal;
mod round;
mod sail;
mod say;
mod scoring;
mod sets;
mod setup;
mod show;
mod state;
mod step;
mod story;
#[cfg(test)]
mod tests;
mod turn;
#[cfg(test)]
mod typescript;
mod view;
mod village;
mod words;

use engine::{
    Choices, DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, OptionInfo, Outcome, Page,
    Phrase, Progress, Seat, Seed, SetupError, Sheet, Turn, Viewer,
};

pub use aid::{ClosedAid, MaracaiboAid, PriceAid, ReachAid, TrekAid};
pub use data::*;
pub use effect::*;
pub use event::{Event, Reason};
pub use ids::*;
pub use sets::{Automas, Buildings, Cards, Careers, Combats, Legacies, Objects, Places, Quests, Tokens};
pub use state::{
    BUILDINGS, CardQuest, Fought, Hosting, Jeanne, MAX_PLAYERS, Maracaibo, Mode, OBJECTIVES, Options,
    PLANNING, PlacedQuest, Player, Prospects, ROW, SEA, Stage, TILED, Variant,
};
pub use story::{Archive, InPlay, Story, Tally, Waiting, board, campaign_words, check_archive, chronicle};
pub use turn::Action;
pub use view::*;
pub use words::texts;

impl Game for Maracaibo {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = MaracaiboView;
    type Aid = MaracaiboAid;

    const INFO: Info = Info {
        id: "maracaibo",
        title: "Maracaibo",
        seats_min: 1,
        seats_max: MAX_PLAYERS,
        prefix: "MA",
        rules_version: 2,
        options: &[
            OptionInfo {
                key: "mode",
                choices: Choices::Words(&["classic", "story"]),
                default: "\"classic\"",
            },
            OptionInfo {
                key: "level",
                choices: Choices::Words(&["easy", "medium", "hard"]),
                default: "\"easy\"",
            },
            OptionInfo { key: "armada", choices: Choices::Flag, default: "false" },
            OptionInfo {
                key: "solo",
                choices: Choices::Number { min: 1, max: 5, optional: true },
                default: "null",
            },
            OptionInfo { key: "campaign", choices: Choices::Json, default: "null" },
        ],
        data: data::FILES,
        ledgers: &[
            ("en", include_str!("../rules/maracaibo.en.toml")),
            ("fr", include_str!("../rules/maracaibo.fr.toml")),
        ],
        decisions_max: 10_000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Maracaibo, SetupError> {
        Maracaibo::set_up(data, seats, options, seed, journal)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_now()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_now(seat, out);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        self.apply_now(seat, action, journal);
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.redeal_for(viewer, dice);
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn options(&self) -> Options {
        let story = self.story.as_ref();
        self.options.with(story.and_then(|story| story.given).map(Box::new))
    }

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        data::load(files)
    }

    fn texts(data: DataId) -> Vec<(String, Phrase)> {
        words::texts_of(data)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates_now(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.permit(seat, action).map_err(refusal::Why::illegal)
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        say::write(action, out);
    }

    fn expand(&self, seat: Seat, line: &str) -> Option<Vec<Action>> {
        self.voyage(seat, line)
    }

    fn say(&self, seat: Seat, action: Action) -> Phrase {
        say::say(self, seat, action)
    }

    fn kind(action: Action) -> &'static str {
        action.into()
    }

    fn is_at_rest(&self, _: Seat) -> bool {
        self.rests()
    }

    fn is_secret(&self, seat: Seat) -> bool {
        self.hides(seat)
    }

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        vec![("card", self.player(seat).hand.len().into())]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        say::prompt(self, viewer)
    }

    fn view(&self, viewer: Viewer) -> MaracaiboView {
        self.view_for(viewer)
    }

    fn aid(&self, seat: Seat) -> Option<MaracaiboAid> {
        self.aid_now(seat)
    }

    fn page(&self, viewer: Viewer) -> Page {
        page::page(self.tables(), &self.view_for(viewer))
    }

    fn progress(&self) -> Progress {
        let phase = Phrase::new(format!("ma-phase-{}", self.stage().id())).with("round", self.round);
        Progress { round: u16::from(self.round), phase, turn: self.turns }
    }

    fn standing(&self, seat: Seat) -> Sheet {
        self.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn carry_over(&self) -> Option<Options> {
        self.archived()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_now()
    }
}

//! The rules of Maracaibo (Alexander Pfister, 2019), classic and story mode, for one to four players.
//!
//! Four rounds around the Caribbean of the 17th century. In a turn a ship sails one to seven movement points along
//! the lanes and performs one main action where it stops: a city action after a delivery, village actions such as
//! buying cards, a quest, or the espionage action of an own spy. Players also fight Combats for France, Spain and
//! England, move an explorer across the mainland, and complete careers as free actions. Then the player refills the
//! hand. The round ends when one ship is home; after the fourth round the highest score wins. A single player plays
//! against Jeanne, an automa.
//!
//! Component files describe effects in a small language, which one executor runs (`exec.rs`).
//!
//! The story mode (`story`) is a campaign. An archive in the options carries its state from one game to the next.
//!
//! [`Maracaibo`] is the state. `step.rs` lists the steps; the module of each chapter implements its steps. The crate
//! does no input or output and contains no text except that of the story, which is revealed card by card.

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
mod fight;
mod free;
mod gain;
mod ids;
mod nation;
mod page;
mod pay;
mod quest;
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
mod stop;
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
    AnyCampaign, CarryOver, Choices, DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal,
    OptionInfo, Outcome, Page, Phrase, Progress, Seat, Seed, SetupError, Sheet, Turn, Viewer,
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
pub use story::{Archive, InPlay, Story, Tally, Waiting};
pub use turn::Action;
pub use view::*;

use refusal::Why;
use step::{Pending, Step};
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
        rules_version: 3,
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
        self.step().map_or(Turn::Over, |step| step.turn(self))
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(step) = self.awaited(seat) else { return };
        step.legal(self, seat, out);
        if !step.excludes_side_actions() {
            self.legal_side_actions(seat, out);
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = self.step().expect("a running game has a pending step");
        if step.excludes_side_actions() || !self.apply_side_action(seat, action, journal) {
            step.apply(self, seat, action, journal);
        }
        self.settle(journal);
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.redeal_for(viewer, dice);
    }

    #[inline]
    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        data::load(files)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates_now(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.permit(seat, action).map_err(Why::illegal)
    }

    fn kind(action: Action) -> &'static str {
        action.into()
    }

    fn is_quiescent(&self, _: Seat) -> bool {
        self.step().is_none_or(Step::rests)
    }

    fn is_secret(&self, seat: Seat) -> bool {
        self.awaited(seat).is_some_and(|step| step.hides(self, seat))
    }

    fn view(&self, viewer: Viewer) -> MaracaiboView {
        self.view_for(viewer)
    }

    fn standing(&self, seat: Seat) -> Sheet {
        self.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_now()
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn options(&self) -> Options {
        let story = self.story.as_ref();
        self.options.with(story.and_then(|story| story.given).map(Box::new))
    }

    fn texts(data: DataId) -> Vec<(String, Phrase)> {
        words::texts_of(data)
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

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        vec![("card", self.player(seat).hand.len().into())]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        say::prompt(self, viewer)
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

    fn left_to_people(&self, seat: Seat) -> Vec<Action> {
        self.bot_options(seat)
    }

    fn campaign() -> Option<&'static dyn AnyCampaign> {
        Some(&story::StoryCampaign)
    }

    fn carry_over(&self) -> Option<CarryOver<Options>> {
        self.carried_over()
    }
}

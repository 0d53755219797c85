//! The rules of Mundus Novus (Serge Laget and Bruno Cathala, 2011), for two to six players.
//!
//! Each round Resource cards are dealt, some change hands in a compulsory chain of exchanges, and sets are handed in:
//! identical cards for permanent Developments, different ones and Inca relics for doubloons. A player wins with 75
//! doubloons at the end of a round, with all ten Resources together, or as the richest when the Developments run out.
//!
//! `step.rs` lists the steps. Each chapter of the rules has its module and implements its steps: `setup` (MN-1),
//! `rounds` (MN-2, MN-3, MN-8), `supply` (MN-4), `offers` and `trade` (MN-5), `progression`, `identical` and `different` (MN-6),
//! `developments` (MN-7), `scoring` (MN-8).
//!
//! The crate does no input or output and contains no text, only message ids. Draw piles are unordered: a card is
//! chosen at random when it is drawn.

mod audit;
mod cards;
mod data;
mod developments;
mod different;
mod event;
mod identical;
mod ids;
mod offers;
mod page;
mod progression;
mod prospect;
mod redeal;
mod refusal;
mod rounds;
mod rows;
mod scoring;
mod setup;
mod show;
mod state;
mod step;
mod supply;
mod trade;
mod turn;
mod view;
mod words;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod typescript;

use engine::{
    Choices, DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, OptionInfo, Outcome, Page,
    Phrase, Progress, Seat, Seed, SetupError, Sheet, Turn, Viewer,
};

pub use cards::Cards;
pub use data::{Development, Kind, Rules, Tables};
pub use event::Event;
pub use ids::{
    Band, Character, DEVELOPMENTS, DevelopmentId, Developments, KINDS, Kinds, Marker, Rarity, Resource,
};
pub use page::page_of;
pub use prospect::{Build, Prospect};
pub use setup::Options;
pub use state::{Change, Changes, Compensation, Ending, Exchange, MundusNovus, Player, Purse, Stage, Trade};
pub use turn::Action;
pub use view::{
    BuildView, CompensationView, CountView, DevelopmentView, FormView, HandView, IdenticalView, KindView,
    MundusNovusView, OfferView, OverView, PlayerView, PriceView, PricesView, QueueView, ResourceView,
    SquadronView, TakenBackView, TakenView, TradeView, TurnView,
};

use refusal::Why;
use step::Pending;

impl Game for MundusNovus {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = MundusNovusView;
    type Aid = engine::NoAid;

    const INFO: Info = Info {
        id: "mundus-novus",
        title: "Mundus Novus",
        seats_min: 2,
        seats_max: state::MAX_PLAYERS,
        prefix: "MN",
        rules_version: 1,
        options: &[OptionInfo {
            key: "first",
            choices: Choices::Number { min: 0, max: 5, optional: true },
            default: "null",
        }],
        data: data::FILES,
        ledgers: &[
            ("en", include_str!("../rules/mundus-novus.en.toml")),
            ("fr", include_str!("../rules/mundus-novus.fr.toml")),
        ],
        // At most 100 rounds. Each has about 120 decisions before the Progression stage, and about 400 for each of
        // six players in it, if every combination is given up as often as allowed.
        decisions_max: 400_000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<MundusNovus, SetupError> {
        MundusNovus::set_up(data, seats, options, seed, journal)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.step().turn(self)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(step) = self.pending_for(seat) {
            step.legal(self, seat, out);
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = *self.step();
        step.apply(self, seat, action, journal);
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
        out.clear();
        if let Some(step) = self.pending_for(seat) {
            step.candidates(self, seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.permit(seat, action).map_err(Why::illegal)
    }

    fn kind(action: Action) -> &'static str {
        action.into()
    }

    fn is_quiescent(&self, seat: Seat) -> bool {
        self.step().rests(self, seat)
    }

    fn is_secret(&self, _: Seat) -> bool {
        self.step().hides()
    }

    fn view(&self, viewer: Viewer) -> MundusNovusView {
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
        Options { first: self.first }
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        self.write_action(action, out);
    }

    fn say(&self, seat: Seat, action: Action) -> Phrase {
        self.say_action(seat, action)
    }

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        let player = self.player(seat);
        vec![("card", usize::from(player.hand.len() + player.stored.len() + player.offer.len()))]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        self.prompt_for(viewer)
    }

    fn page(&self, viewer: Viewer) -> Page {
        page_of(&self.view_for(viewer))
    }

    fn progress(&self) -> Progress {
        self.progress_now()
    }
}

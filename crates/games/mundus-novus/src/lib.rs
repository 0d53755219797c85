//! Mundus Novus by Serge Laget and Bruno Cathala: ship-owners of the sixteenth century, for two to six players.
//!
//! Each round Resource cards are dealt, some change hands in a compulsory chain of exchanges, and sets are handed in:
//! identical cards for permanent Developments, different ones and Inca relics for doubloons. A player wins with 75
//! doubloons at the end of a round, with all ten Resources together, or as the richest when the Developments run out.
//!
//! To know what can happen next, read `turn.rs`; how it happens is in the module of its chapter: `setup` (MN-1), `rounds`
//! (MN-2, MN-3, MN-8), `supply` (MN-4), `trade` (MN-5), `progression`, `identical` and `different` (MN-6),
//! `developments` (MN-7), `scoring` (MN-8).
//!
//! Absent: input and output, languages (phrases only), and any order of a draw pile: piles are bags.

mod audit;
mod cards;
mod data;
mod developments;
mod different;
mod event;
mod identical;
mod ids;
mod page;
mod progression;
mod prospect;
mod redeal;
mod rounds;
mod rows;
mod scoring;
mod seen;
mod setup;
mod state;
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
pub use seen::{
    BuildView, CompensationView, CountView, DevelopmentView, FormView, HandView, IdenticalView, KindView,
    MundusNovusView, OfferView, OverView, PlayerView, PriceView, PricesView, QueueView, ResourceView,
    SquadronView, TakenBackView, TakenView, TradeView, TurnView,
};
pub use setup::Options;
pub use state::{Change, Changes, Ending, Exchange, Handed, MundusNovus, Player, Purse, Stage, Trade};
pub use turn::Action;

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
        // At most 100 rounds of some 120 decisions before the Progression stage and, with every combination given up as
        // often as can be, some 400 for each of six players in it.
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
        self.whose_turn()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_now(seat, out);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        self.play(seat, action, journal);
    }

    #[inline]
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
        Options { first: self.first }
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
        self.check_now(seat, action)
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        self.write_action(action, out);
    }

    fn say(&self, seat: Seat, action: Action) -> Phrase {
        self.say_action(seat, action)
    }

    fn kind(action: Action) -> &'static str {
        action.into()
    }

    fn is_at_rest(&self, seat: Seat) -> bool {
        self.is_step_opening(seat)
    }

    fn is_secret(&self, _: Seat) -> bool {
        self.is_step_secret()
    }

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        let player = self.player(seat);
        vec![("card", usize::from(player.hand.len() + player.stored.len() + player.offer.len()))]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        self.prompt_for(viewer)
    }

    fn view(&self, viewer: Viewer) -> MundusNovusView {
        self.view_for(viewer)
    }

    fn page(&self, viewer: Viewer) -> Page {
        page_of(&self.view_for(viewer))
    }

    fn progress(&self) -> Progress {
        self.progress_now()
    }

    fn standing(&self, seat: Seat) -> Sheet {
        self.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_whole()
    }
}

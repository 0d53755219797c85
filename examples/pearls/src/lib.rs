//! Pearls: dive for pearls in secret, and show them for points. The small game of `docs/first-game.md`.
//!
//! `state` contains the state, `turn` legality and effects, `shown` the views. This module implements `Game` with them.
//! Sentences are plain English; a permanent game uses messages of `locales/`.
//!
//! The engine provides:
//!
//! ```
//! use engine::{DataFiles, Dice, Game, Match, Record, Seat, Seed, Start, Viewer};
//! use pearls::{Action, Pearls};
//!
//! // Same seed, same game: all chance comes from the dice in the state.
//! let data = Pearls::load_data(&DataFiles::embedded(Pearls::INFO.data))?;
//! let start = Start::Seed { seed: Seed::from(7), seats: 2, options: (), data };
//! let mut game = Match::<Pearls>::new(start)?;
//! assert_eq!(game.legal(Seat(0)), [Action::Dive]);
//! assert!(game.act(Seat(0), Action::Dive).is_ok());
//!
//! // A move that used dice cannot be undone.
//! assert!(game.undo(Seat(0)).is_err());
//!
//! // A bot of the other seat gets a determinization: everything that it cannot know is drawn again.
//! let other = Viewer::Seat(Seat(1));
//! let mut redealt = game.state().clone();
//! redealt.redeal(other, &mut Dice::new(Seed::from(1), "a bot"));
//! assert_eq!(redealt.view(other), game.state().view(other));
//!
//! // A record contains the moves as text.
//! let text = Record::of(&game).to_string();
//! let again = Record::read(text.as_bytes())?.play::<Pearls>()?;
//! assert_eq!(again.state(), game.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod shown;
mod state;
#[cfg(test)]
mod tests;
mod turn;

use engine::{
    DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, Library, NoAid, Outcome, Page, Phrase,
    Progress, Seat, Seed, SetupError, Sheet, Turn, Viewer,
};

pub use shown::{DiverView, PearlsView};
pub use state::{Diver, Pearls};
pub use turn::{Action, Event};

/// There are no component files, so the only set is empty.
static LIBRARY: Library<()> = Library::new();

impl Game for Pearls {
    type Options = ();
    type Action = Action;
    type Event = Event;
    type View = PearlsView;
    type Aid = NoAid;

    const INFO: Info = Info {
        id: "pearls",
        title: "Pearls",
        seats_min: 2,
        seats_max: 4,
        prefix: "PE",
        rules_version: 1,
        options: &[],
        data: &[],
        ledgers: &[
            ("en", include_str!("../rules/pearls.en.toml")),
            ("fr", include_str!("../rules/pearls.fr.toml")),
        ],
        decisions_max: 40,
    };

    fn deal(
        data: DataId,
        seats: usize,
        _: &(),
        seed: Seed,
        _: &mut impl Journal<Event>,
    ) -> Result<Pearls, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        Ok(Pearls::new_game(data, seats, Dice::new(seed, Self::INFO.id)))
    }

    fn turn(&self) -> Turn {
        self.diver().map_or(Turn::Over, Turn::One)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
        out.retain(|&action| self.may(seat, action).is_ok());
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.may(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        self.carry_out(seat, action, journal);
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.draw_anew(viewer, dice);
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn seats(&self) -> usize {
        self.divers.len()
    }

    fn options(&self) {}

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        LIBRARY.load(files, |_| Ok(()))
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        match action {
            Action::Dive => out.push_str("dive"),
            Action::Show { pearl } => out.push_str(&format!("show {pearl}")),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn say(&self, _: Seat, action: Action) -> Phrase {
        Phrase::plain(match action {
            Action::Dive => "Dive for a pearl.".to_owned(),
            Action::Show { pearl } => format!("Show the pearl of {pearl} points."),
            Action::Pass => "Pass.".to_owned(),
        })
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Dive => "dive",
            Action::Show { .. } => "show",
            Action::Pass => "pass",
        }
    }

    /// The action depends on a hidden hand, and diving cannot be undone.
    fn is_secret(&self, _: Seat) -> bool {
        true
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        match self.diver() {
            None => Phrase::plain("The game is over."),
            Some(seat) if viewer == Viewer::Seat(seat) => Phrase::plain("Dive, or show a pearl."),
            Some(seat) => Phrase::plain(format!("Player {} dives or shows a pearl.", seat.0 + 1)),
        }
    }

    fn view(&self, viewer: Viewer) -> PearlsView {
        self.seen_by(viewer)
    }

    fn page(&self, viewer: Viewer) -> Page {
        self.seen_by(viewer).page()
    }

    fn progress(&self) -> Progress {
        let round = (self.turns as usize / self.divers.len().max(1)) as u16 + 1;
        Progress { round, phase: Phrase::plain("Diving"), turn: self.turns + 1 }
    }

    fn standing(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add("pearls", self.points(seat));
        sheet
    }

    /// PE-3.1: the highest score wins; ties share the victory.
    fn outcome(&self) -> Option<Outcome> {
        let sheets = || Seat::all(self.divers.len()).map(|seat| self.standing(seat)).collect();
        self.turn().is_over().then(|| Outcome::by_points(sheets(), "turns"))
    }

    fn audit(&self) -> Result<(), String> {
        if !LIBRARY.has(self.data) {
            return Err("the component data are not of this game".to_owned());
        }
        self.is_whole()
    }
}

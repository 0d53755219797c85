//! A minimal game for comparing servers: players in turn take one to three of very many stones. `bench/peers/tables.js`
//! contains the same game for boardgame.io. Only the load generator includes it.

use std::fmt::Write as _;

use catalog::{Advised, AnyMatch, AnyPlayer, CatalogError, Effort, Games, Hosted, Strength};
use engine::{
    DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, Library, Match, NoAid, Outcome, Page,
    Phrase, Progress, Say, Seat, Seed, SetupError, Sheet, Start, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use server::Catalog;

/// Enough that no game ends during a measurement.
const STONES: u32 = 1_000_000;
/// The maximum number of stones per move.
const HANDFUL: u8 = 3;

/// There are no component files, so the only set is empty.
static LIBRARY: Library<()> = Library::new();

/// A game of stones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Stones {
    data: DataId,
    left: u32,
    /// The number of stones taken, by seat.
    taken: Vec<u32>,
    turns: u32,
    dice: Dice,
}

/// The number of stones to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Action {
    Take { stones: u8 },
}

engine::every!(Action { Take { stones } });

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Event {
    Took { seat: Seat, stones: u8 },
}

impl Say for Event {
    fn say(&self) -> Phrase {
        let Event::Took { seat, stones } = self;
        Phrase::plain(format!("Player {} takes {stones}.", seat.0 + 1))
    }
}

/// The public view of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct StonesView {
    left: u32,
}

impl Stones {
    fn next(&self) -> Option<Seat> {
        (self.left > 0).then(|| Seat((self.turns as usize % self.taken.len()) as u8))
    }
}

impl Game for Stones {
    type Options = ();
    type Action = Action;
    type Event = Event;
    type View = StonesView;
    type Aid = NoAid;

    const INFO: Info = Info {
        id: "stones",
        title: "Stones",
        seats_min: 2,
        seats_max: 8,
        prefix: "ST",
        rules_version: 1,
        options: &[],
        data: &[],
        ledgers: &[],
        decisions_max: STONES as usize,
    };

    fn deal(
        data: DataId,
        seats: usize,
        _: &(),
        seed: Seed,
        _: &mut impl Journal<Event>,
    ) -> Result<Stones, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        let dice = Dice::new(seed, Self::INFO.id);
        Ok(Stones { data, left: STONES, taken: vec![0; seats], turns: 0, dice })
    }

    fn turn(&self) -> Turn {
        self.next().map_or(Turn::Over, Turn::One)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        out.retain(|&action| self.check(seat, action).is_ok());
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Action>) {
        out.clear();
        out.extend((1..=HANDFUL).map(|stones| Action::Take { stones }));
    }

    fn check(&self, seat: Seat, Action::Take { stones }: Action) -> Result<(), Illegal> {
        let refuse = |reason: &str| Err(Illegal::new("ST-1", Phrase::plain(reason)));
        if self.next() != Some(seat) {
            return refuse("It is not your turn.");
        }
        if !(1..=HANDFUL).contains(&stones) || u32::from(stones) > self.left {
            return refuse("One to three of those that are left.");
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, Action::Take { stones }: Action, journal: &mut impl Journal<Event>) {
        self.left -= u32::from(stones);
        self.taken[seat.index()] += u32::from(stones);
        self.turns += 1;
        journal.note(Event::Took { seat, stones });
    }

    fn redeal(&mut self, _: Viewer, dice: &mut Dice) {
        self.dice = dice.fork();
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn seats(&self) -> usize {
        self.taken.len()
    }

    fn options(&self) {}

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        LIBRARY.load(files, |_| Ok(()))
    }

    fn write(&self, _: Seat, Action::Take { stones }: Action, out: &mut String) {
        let _ = write!(out, "take {stones}");
    }

    fn say(&self, _: Seat, Action::Take { stones }: Action) -> Phrase {
        Phrase::plain(format!("Take {stones}."))
    }

    fn kind(_: Action) -> &'static str {
        "take"
    }

    fn is_secret(&self, _: Seat) -> bool {
        false
    }

    fn prompt(&self, _: Viewer) -> Phrase {
        Phrase::plain("Take one to three.")
    }

    fn view(&self, _: Viewer) -> StonesView {
        StonesView { left: self.left }
    }

    fn page(&self, _: Viewer) -> Page {
        let mut page = Page::default();
        page.line(Phrase::plain(format!("{} are left.", self.left)));
        page
    }

    fn progress(&self) -> Progress {
        Progress { round: 1, phase: Phrase::plain("Taking"), turn: self.turns + 1 }
    }

    fn standing(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add("stones", self.taken[seat.index()] as i32);
        sheet
    }

    fn outcome(&self) -> Option<Outcome> {
        let sheets = || Seat::all(self.taken.len()).map(|seat| self.standing(seat)).collect();
        self.turn().is_over().then(|| Outcome::by_points(sheets(), "stones"))
    }

    fn audit(&self) -> Result<(), String> {
        let all = self.taken.iter().sum::<u32>() + self.left == STONES && LIBRARY.has(self.data);
        if all { Ok(()) } else { Err("a stone is lost".to_owned()) }
    }
}

/// The games of the catalog, and stones.
#[derive(Debug)]
pub(crate) struct Measured(pub(crate) Catalog);

fn is_stones(game: &str) -> bool {
    game == Stones::INFO.id
}

impl Games for Measured {
    fn infos(&self) -> Vec<&'static Info> {
        const INFO: &Info = &Stones::INFO;
        let mut infos = self.0.infos();
        infos.push(INFO);
        infos
    }

    fn data(&self, game: &str) -> Result<DataId, CatalogError> {
        if is_stones(game) { Ok(Stones::load_data(&DataFiles::embedded(&[]))?) } else { self.0.data(game) }
    }

    fn begin(
        &self,
        game: &str,
        data: DataId,
        seats: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        if !is_stones(game) {
            return self.0.begin(game, data, seats, options, seed);
        }
        Ok(Box::new(Hosted(Match::<Stones>::new(Start::Seed { seed, seats, options: (), data })?)))
    }

    fn load(&self, game: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError> {
        if !is_stones(game) {
            return self.0.load(game, state);
        }
        let state: Stones =
            serde_json::from_value(state.clone()).map_err(|error| CatalogError::State(error.to_string()))?;
        Ok(Box::new(Hosted(Match::new(Start::State(Box::new(state)))?)))
    }

    fn files(&self, game: &str) -> Result<DataFiles, CatalogError> {
        if is_stones(game) { Ok(DataFiles::embedded(&[])) } else { self.0.files(game) }
    }

    fn texts(&self, game: &str, data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError> {
        if is_stones(game) { Ok(Vec::new()) } else { self.0.texts(game, data) }
    }

    fn levels(&self) -> &'static [&'static str] {
        self.0.levels()
    }

    fn strengths(&self, game: &str) -> Vec<Strength> {
        self.0.strengths(game)
    }

    fn bot(&self, game: &str, level: &str) -> Option<Box<dyn AnyPlayer>> {
        self.0.bot(game, level)
    }

    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        decided: Option<&str>,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Option<Vec<Advised>> {
        self.0.advise(game, seat, decided, seed, effort)
    }

    fn chances(&self, game: &dyn AnyMatch, worlds: u32, seed: Seed) -> Option<Vec<f64>> {
        self.0.chances(game, worlds, seed)
    }
}

//! Chapters GO-1 and GO-2 and the quick start of GO-18: setup, phases, rounds.

use engine::{DataId, Dice, Game, Journal, Rolls, Seat, Seed, SetupError, ensure};

use crate::auction::PlaceFlag;
use crate::data::{LIBRARY, Tables};
use crate::event::Event;
use crate::grid::{CELLS, Grid, Spot};
use crate::ids::{Column, Phase, Symbol, TileId};
use crate::refusal::Why;
use crate::sets::{Bonanzas, Cards, Colonies, Tiles};
use crate::state::{Goa, Merchant, Options, PHASE_ROUNDS, PLOTS, ROUNDS, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;
use engine::{List, Phrase};
use serde::{Deserialize, Serialize};

/// GO-1.2: the number of tiles removed in each phase.
const REMOVED: u8 = 4;
/// GO-1.3: the maximum number of plantations among them.
const REMOVED_PLANTATIONS: u8 = 2;

/// The tiles with the letter of a phase.
fn tiles_of(phase: Phase) -> Tiles {
    TileId::all().filter(|tile| tile.phase() == phase).collect()
}

/// GO-1.2 to GO-1.5: removes some tiles and lays the others out.
fn lay_out(tables: &Tables, mut pile: Tiles, rolls: &mut Rolls<'_>) -> (Tiles, Grid) {
    let mut removed = Tiles::NONE;
    let mut put_back = Tiles::NONE;
    while removed.len() < REMOVED {
        let tile = pile.draw(rolls);
        // GO-1.4 (ruling): Crop rotation counts as a plantation.
        let plantations = (removed & tables.plantations).len();
        if tables.plantations.has(tile) && plantations == REMOVED_PLANTATIONS {
            put_back.insert(tile);
        } else {
            removed.insert(tile);
        }
    }
    pile |= put_back;
    let mut grid = Grid::default();
    for cell in 0..CELLS {
        grid.put(Spot::of_cell(cell), Some(pile.draw(rolls)));
    }
    (removed, grid)
}

impl Goa {
    pub(crate) fn set_up(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Goa, SetupError> {
        SetupError::check_seats(&Goa::INFO, seats)?;
        let tables = LIBRARY.loaded(data)?;
        let mut dice = Dice::new(seed, "goa");
        let mut rolls = dice.open();
        let (removed, grid) = lay_out(tables, tiles_of(Phase::A), &mut rolls);
        journal.note(Event::PhaseBegan { phase: Phase::A, removed });
        let mut deck = Cards::all();
        let mut discard = Cards::NONE;
        // GO-1.11, GO-1.12 (ruling): clockwise from seat 0, until a player reveals an elephant.
        let mut first = Seat(0);
        loop {
            let card = deck.draw(&mut rolls);
            discard.insert(card);
            if tables.card(card).symbol == Symbol::Elephant {
                journal.note(Event::FirstDrawn { seat: first, cards: discard, card });
                break;
            }
            first = first.left(seats);
        }
        let numbers = &tables.numbers;
        let merchant = |seat| Merchant {
            // GO-1.14.
            ducats: u16::from(if seat == first {
                numbers.ducats_at_start_first
            } else {
                numbers.ducats_at_start
            }),
            ships: u16::from(numbers.ships_at_start),
            colonists: u16::from(numbers.colonists_at_start),
            // GO-1.15: the first player starts without a card.
            actions: 0,
            rows: [0; Column::ALL.len()],
            hand: Cards::NONE,
            old: Cards::NONE,
            plots: [None; PLOTS],
            kept: Tiles::NONE,
            pending: Tiles::NONE,
            done: Tiles::NONE,
        };
        let mut game = Goa {
            data,
            options: *options,
            round: 1,
            merchants: Seat::all(seats).map(merchant).collect(),
            grid,
            bag: tiles_of(Phase::B),
            removed,
            gone: Tiles::NONE,
            turned: Tiles::NONE,
            deck,
            discard,
            colonies: Colonies::all(),
            // GO-18.3: all eight are shuffled, and one lies under each corner.
            bonanzas: if options.bonanza { Bonanzas::all() } else { Bonanzas::NONE },
            corners: [options.bonanza; 4],
            flag: first,
            first,
            flag_at: None,
            marks: List::new(),
            bids: List::new(),
            sales: List::new(),
            turns: 0,
            steps: List::new(),
            dice,
        };
        if options.quick_start {
            game.begin(QuickStart { seat: first, first: None });
        } else {
            game.begin_round(journal);
        }
        Ok(game)
    }

    /// Counts a new turn and pushes its first step.
    pub(crate) fn begin(&mut self, step: impl Into<Step>) {
        self.turns += 1;
        self.push(step);
    }

    fn quick_start(
        &mut self,
        seat: Seat,
        first: Option<Column>,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        if let Action::Descend { column } = action {
            // GO-18.2: the step is free and draws no cards.
            let row = &mut self.merchant_mut(seat).rows[column.index()];
            *row += 1;
            journal.note(Event::Advanced { seat, column, row: *row + 1 });
            if first.is_none() {
                self.push(QuickStart { seat, first: Some(column) });
                return;
            }
        } else {
            let ducats = self.tables().numbers.quick_start_ducats;
            self.gain_goods(seat, crate::data::Gains { ducats, ..Default::default() }, journal);
        }
        let next = seat.left(self.merchants.len());
        if next == self.flag {
            self.begin_round(journal);
        } else {
            self.begin(QuickStart { seat: next, first: None });
        }
    }

    /// GO-2.2: begins a round with placing the flag.
    pub(crate) fn begin_round(&mut self, journal: &mut impl Journal<Event>) {
        journal.note(Event::RoundBegan { round: self.round });
        // GO-13.8: red tiles become usable again.
        self.turned = Tiles::NONE;
        self.first = self.flag;
        self.marks.clear();
        self.bids.clear();
        self.sales.clear();
        self.begin(PlaceFlag);
    }

    /// GO-2.1, GO-2.3, GO-17.1: starts the next round or phase, or ends the game.
    pub(crate) fn end_round(&mut self, journal: &mut impl Journal<Event>) {
        if self.round == ROUNDS {
            // Hands and ducats are revealed. Rolling the dice makes this irreversible, like a draw.
            self.dice.below(2);
            journal.note(Event::Ended);
            return;
        }
        if self.round == PHASE_ROUNDS {
            self.begin_phase_b(journal);
        }
        self.round += 1;
        self.begin_round(journal);
    }

    /// GO-2.3: clears the play area and lays out the B tiles.
    fn begin_phase_b(&mut self, journal: &mut impl Journal<Event>) {
        // GO-2.6 (ruling): Favor cannot take cleared tiles.
        self.gone |= self.grid.tiles().map(|(_, tile)| tile).collect();
        let tables = self.tables();
        let pile = std::mem::take(&mut self.bag);
        let (removed, grid) = lay_out(tables, pile, &mut self.dice.open());
        // GO-2.5: the removed tiles of phase A stay available.
        self.removed |= removed;
        self.grid = grid;
        if self.options.bonanza {
            // GO-18.3, GO-18.6: all eight are used again.
            self.bonanzas = Bonanzas::all();
            self.corners = [true; 4];
        }
        journal.note(Event::PhaseBegan { phase: Phase::B, removed });
    }
}

/// GO-18.1: the player chooses ducats or two columns; `first` is the first column, once chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct QuickStart {
    pub(crate) seat: Seat,
    pub(crate) first: Option<Column>,
}

impl QuickStart {
    fn all() -> impl Iterator<Item = Action> {
        std::iter::once(Action::TakeDucats).chain(Column::ALL.map(|column| Action::Descend { column }))
    }

    /// GO-18.1: the choice is ducats or two different columns.
    fn may(self, action: Action) -> Result<(), Why> {
        match (self.first, action) {
            (Some(_), Action::TakeDucats) => Err(Why::SecondColumn),
            (Some(first), Action::Descend { column }) if first == column => Err(Why::SameColumn { column }),
            _ => Ok(()),
        }
    }
}

impl Pending for QuickStart {
    fn clause(self) -> &'static str {
        "GO-18.1"
    }

    fn name(self) -> &'static str {
        if self.first.is_none() { "quick-start" } else { "quick-start-second" }
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn legal(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(QuickStart::all().filter(|&action| self.may(action).is_ok()));
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(QuickStart::all());
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::TakeDucats | Action::Descend { .. }) => self.may(action),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.quick_start(seat, self.first, action, journal);
    }

    fn rests(self) -> bool {
        self.first.is_none()
    }

    fn detail(self, game: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("ducats", game.tables().numbers.quick_start_ducats)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Start)
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        let QuickStart { seat, first } = self;
        let is_known = seat.index() < game.merchants.len();
        ensure(
            game.options.quick_start && game.round == 1 && is_known,
            "the quick start is not possible now",
        )?;
        ensure(above.is_empty(), "steps lie above the quick start")?;
        let rows = game.merchant(seat).rows;
        let moved = rows.iter().filter(|&&row| row > 0).count();
        let fits = first.is_none_or(|column| rows[column.index()] == 1);
        ensure(fits && moved == usize::from(first.is_some()), "the quick start is inconsistent")
    }
}

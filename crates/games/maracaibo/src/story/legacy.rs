//! MA-30: adding and removing legacy tiles, disc tiles and skulls.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::Tables;
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Area, CityTile, Legacy, Place};
use crate::refusal::Why;
use crate::sets::Legacies;
use crate::state::{Maracaibo, TILED};
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// The index of Cartagena in `TILED`.
const CARTAGENA: usize = 3;

impl Maracaibo {
    /// MA-29.2: adds a tile. MA-29.27: a tile already in play stays.
    pub(crate) fn lay_tile(&mut self, legacy: Legacy, journal: &mut impl Journal<Event>) {
        self.story_state_mut().met.insert(legacy);
        if self.has_legacy(legacy) {
            return;
        }
        self.legacies.insert(legacy);
        journal.note(Event::TileLaid { legacy });
        if legacy == Legacy::L1 {
            // MA-30.1, MA-30.21: L1 takes a quest whenever it is placed.
            self.place_pier_quest(journal);
        } else if legacy == Legacy::L3 {
            // MA-30.3, MA-30.17, MA-30.19: the city tile and the cube go to the box.
            self.tiles[CARTAGENA] = None;
            self.box_cube(Place::CARTAGENA, journal);
        }
        let discs = self.discs_at_start(legacy);
        self.story_state_mut().discs[legacy.index()] = discs;
    }

    /// MA-30.10, MA-31.29: the discs from the box that start on the tile.
    fn discs_at_start(&self, legacy: Legacy) -> u8 {
        let tables = self.tables();
        if !tables.disc_tiles.has(legacy) {
            return 0;
        }
        let few = match self.players.len() {
            1 => 2,
            2 => 1,
            _ => 0,
        };
        // L10 has one disc less than the others.
        let discs: u8 = if legacy == Legacy::L10 { few / 2 } else { few };
        discs.min(tables.legacy(legacy).discs)
    }

    /// MA-30.16: removes a tile. MA-30.23, MA-30.24: its cubes and discs leave the game.
    pub(crate) fn lift_tile(&mut self, legacy: Legacy, journal: &mut impl Journal<Event>) {
        self.legacies.remove(legacy);
        self.story_state_mut().discs[legacy.index()] = 0;
        journal.note(Event::TileLifted { legacy });
        if legacy == Legacy::L3 {
            return self.reopen_cartagena(journal);
        }
        if legacy == Legacy::L6 {
            self.sea = Default::default();
        } else if legacy == Legacy::L9 {
            self.mine = None;
        }
        let place = self.tables().legacy(legacy).place;
        if let Some(place) = place.filter(|&place| self.tables().place(place).legacy == Some(legacy)) {
            self.box_cube(place, journal);
            self.markets[place.index()] = 0;
            self.players.iter_mut().for_each(|player| player.delivered.remove(place));
        }
        if legacy == Legacy::L1
            && let Some(quest) = self.pier.take()
        {
            match self.quest_top {
                Some(_) => self.quest_bag.insert(quest),
                None => self.quest_top = Some(quest),
            }
        }
    }

    /// MA-30.19: moves a cube to the box. It does not count as removed by a player.
    fn box_cube(&mut self, place: Place, journal: &mut impl Journal<Event>) {
        if let Some(nation) = self.cubes[place.index()].take() {
            journal.note(Event::CubeBoxed { nation, place });
        }
    }

    /// MA-29.12, MA-30.20: places a random spare city tile for this number of players.
    fn reopen_cartagena(&mut self, journal: &mut impl Journal<Event>) {
        let mut bag: Vec<CityTile> = spare_tiles(self.tables(), self.players.len(), &self.tiles);
        self.dice.open().shuffle(&mut bag);
        self.tiles[CARTAGENA] = bag.first().copied();
        if let Some(tile) = self.tiles[CARTAGENA] {
            journal.note(Event::CityLaid { tile, place: Place::CARTAGENA });
        }
    }

    // Disc tiles.

    /// MA-7.6, MA-30.28: the gains of the location's tiles for a stop, then its disc tiles. The last step pushed runs
    /// first.
    pub(crate) fn meet_tiles(&mut self, here: Legacies) {
        let tables = self.tables();
        let discs = here & tables.disc_tiles;
        let descending = |set: Legacies| set.iter().collect::<engine::List<Legacy, { Legacy::COUNT }>>();
        for &legacy in descending(discs).iter().rev() {
            if self.offers(legacy) {
                self.push(Tile { legacy });
            }
        }
        for &legacy in descending(here - discs).iter().rev() {
            if !tables.legacy(legacy).script.is_empty() {
                self.start(Origin::Legacy(legacy));
            }
        }
    }

    /// MA-30.9: whether a disc tile may be usable as far as other players can see.
    fn offers(&self, legacy: Legacy) -> bool {
        !self.is_full(legacy)
            && self.has_legal_disc()
            && self.affords_openly(&self.tables().legacy(legacy).price)
    }

    /// MA-30.11: the toll for leaving a location without a stop.
    #[inline]
    pub(crate) fn toll_at(&self, place: Place, spent: u8) -> u8 {
        if spent == 0 || !self.has_legacy(Legacy::L11) {
            return 0;
        }
        let tile = self.tables().legacy(Legacy::L11);
        if tile.place == Some(place) { tile.toll } else { 0 }
    }

    // Skulls.

    /// The skull tiles in play.
    #[inline]
    pub(crate) fn skulls(&self) -> Legacies {
        self.legacies & self.tables().skulls
    }

    /// MA-30.12: whether sickness forbids village actions at a location.
    #[inline]
    pub(crate) fn is_sick(&self, place: Place) -> bool {
        self.skulls().meets(self.tables().place(place).laid)
    }

    /// MA-30.29: the player chooses a skull tile. Without one SKULL has no effect (MA-29.12).
    pub(crate) fn begin_skull(&mut self) {
        if !self.skulls().is_empty() {
            self.push(Skull);
        }
    }
}

/// MA-30.20: the unused city tiles for this number of players, without Maracaibo's own.
fn spare_tiles(tables: &Tables, seats: usize, used: &[Option<CityTile>; TILED.len()]) -> Vec<CityTile> {
    let fits = |tile: &CityTile| {
        let city = tables.city(*tile);
        city.place.is_none()
            && (city.players_min..=city.players_max).contains(&(seats as u8))
            && !used.contains(&Some(*tile))
    };
    CityTile::all().filter(fits).collect()
}

/// MA-30.9: an optional disc tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tile {
    pub(crate) legacy: Legacy,
}

impl Tile {
    /// MA-30.9: the price must be payable and a disc movable.
    fn may_use(self, game: &Maracaibo, legacy: Legacy) -> Result<(), Why> {
        if self.legacy != legacy {
            return Err(Why::NoTile { legacy });
        }
        if !game.has_legal_disc() {
            return Err(Why::NoDisc);
        }
        game.affords(&game.tables().legacy(legacy).price, game.me().hand, "MA-30.9")
    }
}

impl Pending for Tile {
    fn clause(self) -> &'static str {
        "MA-30.9"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let Self { legacy } = self;
        if self.may_use(game, legacy).is_ok() {
            out.push(Action::UseTile { legacy });
        }
        out.push(Action::Skip);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::UseTile { legacy: self.legacy });
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::UseTile { legacy }) => self.may_use(game, legacy),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    // Pays the price, then gives the reward, then moves the disc.
    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Self { legacy } = self;
        game.steps.pop();
        if action == Action::Skip {
            return;
        }
        journal.note(Event::TileUsed { seat, legacy });
        game.push(TileDisc { legacy });
        game.start(Origin::Legacy(legacy));
        game.charge(&game.tables().legacy(legacy).price, journal);
    }

    fn is_before_main(self) -> bool {
        true
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("tile")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("legacy", self.legacy.phrase())
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Tile { legacy: self.legacy })
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        let Self { legacy } = self;
        ensure(game.has_legacy(legacy) && !game.is_full(legacy), "a disc tile that is full or not in play")
    }

    // MA-7.6: a disc tile is used before the main action, at its location.
    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        let Self { legacy } = self;
        let here = game.tables().legacy(legacy).place == Some(game.me().ship);
        let below = matches!(position.below(), Step::Main(_) | Step::Tile(_));
        let fits = game.story.is_some() && game.tables().disc_tiles.has(legacy) && here && below;
        ensure(fits && game.has_legacy(legacy), "a disc tile at the wrong time")
    }
}

/// MA-30.9: choosing a disc for a paid tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TileDisc {
    pub(crate) legacy: Legacy,
}

impl Pending for TileDisc {
    fn clause(self) -> &'static str {
        "MA-30.9"
    }

    // MA-9.3 (ruling): the step ends if no disc can be moved.
    fn settle(self, game: &mut Maracaibo, _: &mut impl Journal<Event>) -> bool {
        game.keep_step(game.has_legal_disc())
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        game.legal_discs(out);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Area::all().map(|area| Action::Disc { area }));
        out.push(Action::Skip);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Disc { area }) => game.may_remove(area),
            (_, Action::Skip) => Err(Why::DiscDue),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Disc { area } = action else { self.unexpected_action(action) };
        let Self { legacy } = self;
        game.steps.pop();
        game.story_state_mut().discs[legacy.index()] += 1;
        game.remove_disc(area, false, journal);
        if game.is_full(legacy) {
            journal.note(Event::TileFull { legacy });
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("disc-tile")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("legacy", self.legacy.phrase())
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::TileDisc { legacy: self.legacy })
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(game.has_legal_disc(), "no disc can be removed")
    }

    fn audit(self, game: &Maracaibo, _: StackPosition<'_>) -> Result<(), String> {
        let Self { legacy } = self;
        let fits = game.story.is_some() && game.tables().disc_tiles.has(legacy);
        ensure(
            fits && game.has_legacy(legacy) && !game.is_full(legacy),
            "a disc for a tile that is full or not in play",
        )
    }
}

/// MA-29.12: choosing a skull tile to remove.
#[derive(Clone, Copy)]
pub(crate) struct Skull;

impl Pending for Skull {
    fn clause(self) -> &'static str {
        "MA-29.12"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.skulls().iter().map(|legacy| Action::Cure { legacy }));
        out.push(Action::Skip);
    }

    fn candidates(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.tables().skulls.iter().map(|legacy| Action::Cure { legacy }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Cure { legacy }) if !game.skulls().has(legacy) => Err(Why::NoSkull { legacy }),
            (_, Action::Cure { .. } | Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::Cure { legacy } = action {
            game.lift_tile(legacy, journal);
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("skull")
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Skull)
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(!game.skulls().is_empty(), "no skull tile is in play")
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(game.story.is_some(), "SKULL in a classic game")
    }
}

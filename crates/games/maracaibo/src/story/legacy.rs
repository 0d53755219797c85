//! MA-30: legacy tiles that come and go, disc tiles and skulls.

use engine::Journal;

use crate::data::Tables;
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Area, CityTile, Legacy, Place};
use crate::refusal::Why;
use crate::sets::Legacies;
use crate::state::{Maracaibo, Step, TILED};
use crate::turn::Action;

/// Where Cartagena stands among the cities with a tile.
const CARTAGENA: usize = 3;

impl Maracaibo {
    /// MA-29.2: a tile comes into play. MA-29.27: one that lies there already simply stays.
    pub(crate) fn lay_tile(&mut self, legacy: Legacy, journal: &mut impl Journal<Event>) {
        self.tale_mut().met.insert(legacy);
        if self.has_legacy(legacy) {
            return;
        }
        self.legacies.insert(legacy);
        journal.note(Event::TileLaid { legacy });
        if legacy == Legacy::L1 {
            // MA-30.1, MA-30.21: it takes its quest whenever it is placed.
            self.place_pier_quest(journal);
        } else if legacy == Legacy::L3 {
            // MA-30.3, MA-30.17, MA-30.19: the city tile goes to the box, and a cube too.
            self.tiles[CARTAGENA] = None;
            self.box_cube(Place::CARTAGENA, journal);
        }
        let discs = self.discs_at_start(legacy);
        self.tale_mut().discs[legacy.index()] = discs;
    }

    /// MA-30.10, MA-31.29: discs from the box lie on the tile from the moment it is placed.
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
        // L10 has one less than the others, and so none with two players.
        let discs: u8 = if legacy == Legacy::L10 { few / 2 } else { few };
        discs.min(tables.legacy(legacy).discs)
    }

    /// MA-30.16: a tile leaves. MA-30.23, MA-30.24: its cubes and discs leave the game.
    pub(crate) fn lift_tile(&mut self, legacy: Legacy, journal: &mut impl Journal<Event>) {
        self.legacies.remove(legacy);
        self.tale_mut().discs[legacy.index()] = 0;
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

    /// MA-30.19: a cube goes to the box; nobody has removed it.
    fn box_cube(&mut self, place: Place, journal: &mut impl Journal<Event>) {
        if let Some(nation) = self.cubes[place.index()].take() {
            journal.note(Event::CubeBoxed { nation, place });
        }
    }

    /// MA-29.12, MA-30.20: one of the tiles for this number of players that lie on no city.
    fn reopen_cartagena(&mut self, journal: &mut impl Journal<Event>) {
        let mut bag: Vec<CityTile> = spare_tiles(self.tables(), self.players.len(), &self.tiles);
        self.dice.open().shuffle(&mut bag);
        self.tiles[CARTAGENA] = bag.first().copied();
        if let Some(tile) = self.tiles[CARTAGENA] {
            journal.note(Event::CityLaid { tile, place: Place::CARTAGENA });
        }
    }

    // Disc tiles.

    /// MA-7.6, MA-30.28: what the tiles of a location give who stops, then its disc tiles; the last pushed comes first.
    pub(crate) fn meet_tiles(&mut self, here: Legacies) {
        let tables = self.tables();
        let discs = here & tables.disc_tiles;
        let descending = |set: Legacies| set.iter().collect::<engine::List<Legacy, { Legacy::COUNT }>>();
        for &legacy in descending(discs).iter().rev() {
            if self.offers(legacy) {
                self.steps.push(Step::Tile { legacy });
            }
        }
        for &legacy in descending(here - discs).iter().rev() {
            if !tables.legacy(legacy).script.is_empty() {
                self.start(Origin::Legacy(legacy));
            }
        }
    }

    /// MA-30.9: whether a disc tile can still be used, as far as everybody can see.
    fn offers(&self, legacy: Legacy) -> bool {
        !self.is_full(legacy)
            && self.has_legal_disc()
            && self.affords_openly(&self.tables().legacy(legacy).price)
    }

    /// MA-30.9: the price is paid, and a disc can be moved.
    pub(crate) fn may_use_tile(&self, here: Legacy, legacy: Legacy) -> Result<(), Why> {
        if here != legacy {
            return Err(Why::NoTile { legacy });
        }
        if !self.has_legal_disc() {
            return Err(Why::NoDisc);
        }
        self.affords(&self.tables().legacy(legacy).price, self.me().hand, "MA-30.9")
    }

    pub(crate) fn legal_tile(&self, legacy: Legacy, out: &mut Vec<Action>) {
        if self.may_use_tile(legacy, legacy).is_ok() {
            out.push(Action::UseTile { legacy });
        }
        out.push(Action::Skip);
    }

    /// MA-30.9: the price, the reward, the disc.
    pub(crate) fn tile_choice(&mut self, legacy: Legacy, action: Action, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        if action == Action::Skip {
            return;
        }
        let seat = self.active;
        journal.note(Event::TileUsed { seat, legacy });
        self.steps.push(Step::TileDisc { legacy });
        self.start(Origin::Legacy(legacy));
        self.charge(&self.tables().legacy(legacy).price, journal);
    }

    pub(crate) fn put_disc(&mut self, legacy: Legacy, area: Area, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.tale_mut().discs[legacy.index()] += 1;
        self.remove_disc(area, false, journal);
        if self.is_full(legacy) {
            journal.note(Event::TileFull { legacy });
        }
    }

    /// MA-30.11: what leaving a location costs who has not stopped there.
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

    /// MA-30.29: chosen by who gains it; with none in play SKULL has no effect (MA-29.12).
    pub(crate) fn begin_skull(&mut self) {
        if !self.skulls().is_empty() {
            self.steps.push(Step::Skull);
        }
    }

    pub(crate) fn may_cure(&self, legacy: Legacy) -> Result<(), Why> {
        if self.skulls().has(legacy) { Ok(()) } else { Err(Why::NoSkull { legacy }) }
    }

    pub(crate) fn legal_skulls(&self, out: &mut Vec<Action>) {
        out.extend(self.skulls().iter().map(|legacy| Action::Cure { legacy }));
        out.push(Action::Skip);
    }
}

/// MA-30.20: the city tiles for so many players that lie on no city; Maracaibo's own is not among them.
fn spare_tiles(tables: &Tables, seats: usize, used: &[Option<CityTile>; TILED.len()]) -> Vec<CityTile> {
    let fits = |tile: &CityTile| {
        let city = tables.city(*tile);
        city.place.is_none()
            && (city.players_min..=city.players_max).contains(&(seats as u8))
            && !used.contains(&Some(*tile))
    };
    CityTile::all().filter(fits).collect()
}

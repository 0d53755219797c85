//! Invariants: every card, tile, ship and pioneer is in exactly one place, the map follows from its tiles, and the pending
//! step can be carried out.

use engine::{Seat, Seats, ensure};

use crate::data::{LIBRARY, Tables};
use crate::ids::{Card, PieceId, Resource, SiteKind};
use crate::map::{Cell, Map};
use crate::sets::{Cards, Pieces, Production, Resources, Tiles};
use crate::state::{Berth, Deed, Ilos, MAX_PLAYERS, Merchant};
use crate::step::Pending;

/// Above anything a player can own, and far below the limits of the integer types.
const STOCK_MAX: u16 = 20_000;
const TURNS_MAX: u32 = 1_000_000;

impl Ilos {
    pub(crate) fn audit_now(&self) -> Result<(), String> {
        // Without `..`, a new field fails to compile until it is audited.
        let Ilos {
            data,
            round,
            first,
            active,
            turns,
            market_played: _,
            merchants,
            map: _,
            zone: _,
            unseen: _,
            tiles_left: _,
            pile: _,
            played: _,
            top: _,
            rises,
            buildings: _,
            taken: _,
            step: _,
            dice: _,
        } = self;
        ensure(LIBRARY.has(*data), "the component data belongs to another game")?;
        let tables = self.tables();
        let seats = merchants.len();
        ensure((2..=MAX_PLAYERS).contains(&seats), "there are 2 to 5 players")?;
        ensure((1..=tables.numbers.rounds_max).contains(round), "the round is out of range")?;
        ensure(first.index() < seats && active.index() < seats, "the turn belongs to an unknown seat")?;
        ensure(*turns < TURNS_MAX, "too many turns")?;
        let figures = tables.prices[0].len();
        ensure(rises.iter().all(|&rises| usize::from(rises) < figures), "a last figure is covered")?;
        let rises: u32 = rises.iter().map(|&rises| u32::from(rises)).sum();
        ensure(rises <= u32::from(tables.numbers.market_tokens), "there are too few market tokens")?;
        self.audit_cards(tables)?;
        self.audit_tiles(tables)?;
        self.audit_map(tables)?;
        self.audit_pioneers(tables)?;
        self.audit_ships(tables)?;
        self.step.audit(self)
    }

    /// Checks that every card is in exactly one place, and that known cards are in the hands.
    fn audit_cards(&self, tables: &Tables) -> Result<(), String> {
        let bags = self.merchants.iter().flat_map(|merchant| [merchant.hand, merchant.buried]);
        let bags = bags.chain([self.pile, self.played]);
        for card in Card::ALL {
            let count: u32 = bags.clone().map(|cards| u32::from(cards[card])).sum();
            ensure(count == u32::from(tables.deck[card]), "a card is missing or duplicated")?;
        }
        ensure(
            self.top.is_none_or(|card| self.played[card] > 0),
            "the top of the discard pile is not in it",
        )?;
        if let Some(taken) = self.taken {
            let seats = self.merchants.len();
            ensure(
                taken.taker.index() < seats && taken.victim.index() < seats,
                "cards were taken by or from an unknown seat",
            )?;
            ensure(
                taken.taker != taken.victim && !taken.cards.is_empty(),
                "a record of taken cards is empty or names one seat twice",
            )?;
            let hand = self.merchant(taken.taker).hand;
            ensure(taken.cards.beyond(hand) == Cards::NONE, "the taken cards are not in the hand")?;
        }
        Ok(())
    }

    /// Checks that every tile is in exactly one place.
    fn audit_tiles(&self, tables: &Tables) -> Result<(), String> {
        let numbers = &tables.numbers;
        let in_play = self.map.tiles_in_play();
        ensure(usize::from(in_play.len()) == self.map.tiles.len(), "a tile is in play twice")?;
        let once = !in_play.meets(self.zone) && !in_play.meets(self.unseen) && !self.zone.meets(self.unseen);
        ensure(once, "a tile is in two places")?;
        ensure(in_play | self.zone | self.unseen == Tiles::all(), "a tile is missing")?;
        let all = u32::from(numbers.tiles_per_player) * self.merchants.len() as u32;
        let used = u32::from(in_play.len()) + u32::from(self.zone.len()) + u32::from(self.tiles_left);
        ensure(used == all, "there are too few tiles or too many")?;
        ensure(self.tiles_left <= self.unseen.len(), "the pile has more tiles than there are")?;
        let full = self.zone.len() == numbers.zone || self.tiles_left == 0;
        ensure(full && self.zone.len() <= numbers.zone, "the zone is not filled")
    }

    /// Checks that the map equals the map rebuilt from its tiles.
    fn audit_map(&self, tables: &Tables) -> Result<(), String> {
        let mut map = Map::new();
        for (at, placed) in self.map.tiles.iter().enumerate() {
            let around = map.around(tables, placed.at).ok_or("a tile has no neighbour")?;
            // IL-4.11: among the first islands, a tile that fits nowhere need not enlarge one.
            let loose = at < self.merchants.len() && !map.fitting.has(placed.tile);
            let table = if loose { &tables.agrees } else { &tables.fits };
            let rotations = table[usize::from(around)][placed.tile.index()];
            ensure(placed.rotation < 6 && rotations & (1 << placed.rotation) != 0, "a tile does not fit")?;
            map.put(tables, *placed);
        }
        ensure(
            map.open == self.map.open && map.fitting == self.map.fitting,
            "the open cells do not follow from the tiles",
        )?;
        ensure(map.islands.len() == self.map.islands.len(), "the islands do not follow from the tiles")?;
        let same = map.islands.iter().zip(&self.map.islands);
        let mut same = same.map(|(a, b)| a.root == b.root && a.pieces == b.pieces);
        ensure(same.all(|same| same), "the islands do not follow from the tiles")
    }

    /// Checks pioneers, buildings, production and the derived data of islands.
    fn audit_pioneers(&self, tables: &Tables) -> Result<(), String> {
        let mut free: Vec<[u8; SiteKind::ALL.len()]> = Vec::new();
        for island in &self.map.islands {
            let mut all = [0u8; SiteKind::ALL.len()];
            for piece in island.pieces.iter() {
                all.iter_mut().zip(tables.sites_on(piece)).for_each(|(all, more)| *all += more);
            }
            free.push(all);
        }
        let mut forts = vec![Seats::NONE; free.len()];
        let mut exploited = vec![Resources::NONE; free.len()];
        let mut seen = Vec::new();
        let mut built = 0;
        for (seat, merchant) in Seat::all(self.merchants.len()).zip(&self.merchants) {
            let limit = usize::from(tables.numbers.pioneers);
            ensure(merchant.pioneers.len() <= limit, "a player has too many pioneers")?;
            let mut production = Production::NONE;
            for &site in &merchant.pioneers {
                ensure(!seen.contains(&site), "two pioneers on a site")?;
                seen.push(site);
                let printed = tables.tile(site.tile()).sites[site.place()].ok_or("no such site")?;
                let piece = site.tile().piece(usize::from(printed.piece)).ok_or("no such piece")?;
                let island = self.map.islands.iter().position(|island| island.pieces.has(piece));
                let island = island.ok_or("a pioneer is on no island")?;
                free[island][printed.kind.index()] -= 1;
                if let Some(resource) = printed.kind.produces() {
                    production[resource] += 1;
                    if resource != Resource::Gold {
                        exploited[island].insert(resource);
                    }
                }
                if printed.kind == SiteKind::Building {
                    built += 1;
                    let mut found = self.buildings.iter().filter(|building| building.site == site);
                    let building = found.next().ok_or("a building is missing")?;
                    ensure(
                        found.next().is_none() && building.owner == seat,
                        "a building belongs to another player",
                    )?;
                    match building.copies {
                        None => forts[island] = forts[island].with(seat),
                        Some(Resource::Gold) => return Err("gold is copied".to_owned()),
                        Some(resource) => production[resource] += 1,
                    }
                }
            }
            ensure(merchant.production == production, "the production does not follow from the pioneers")?;
            ensure(
                merchant.stock.0.iter().all(|&stock| stock <= STOCK_MAX),
                "a player owns too many resources",
            )?;
        }
        let tokens = usize::from(tables.numbers.building_tokens);
        ensure(self.buildings.len() == built && built <= tokens, "a building has no pioneer")?;
        for building in &self.buildings {
            let island = self.map.islands.iter().position(|island| {
                let printed = tables.tile(building.site.tile()).sites[building.site.place()];
                let piece =
                    printed.and_then(|printed| building.site.tile().piece(usize::from(printed.piece)));
                piece.is_some_and(|piece| island.pieces.has(piece))
            });
            let copied = |resource| island.is_some_and(|island| exploited[island].has(resource));
            ensure(
                building.copies.is_none_or(copied),
                "a counting house copies a resource that is not grown",
            )?;
        }
        for (at, island) in self.map.islands.iter().enumerate() {
            let same = island.free == free[at] && island.forts == forts[at];
            ensure(
                same && island.exploited == exploited[at],
                "the data of an island does not follow from its pioneers",
            )?;
        }
        Ok(())
    }

    /// Checks the number of ships of each player.
    fn audit_ships(&self, tables: &Tables) -> Result<(), String> {
        let lairs = self.map.tiles_in_play() & tables.lairs;
        let mut taken = Tiles::NONE;
        let seats = self.merchants.len();
        for (seat, merchant) in self.merchants.iter().enumerate() {
            let coasts: u32 = self.map.islands.iter().map(|island| u32::from(island.ships[seat])).sum();
            let all = coasts + u32::from(merchant.ships_left) + u32::from(merchant.lairs.len());
            ensure(all == u32::from(tables.numbers.ships), "the number of ships is wrong")?;
            ensure((merchant.lairs - lairs).is_empty(), "a ship lies on a tile without a lair")?;
            ensure(!merchant.lairs.meets(taken), "two ships on a lair")?;
            let afloat = self.map.islands.iter().filter(|island| island.ships[seat] > 0);
            let coasts = afloat.fold(Pieces::NONE, |all, island| all | island.pieces);
            ensure((merchant.moored - coasts).is_empty(), "a ship is moored where none lies")?;
            taken |= merchant.lairs;
        }
        let unknown = |island: &crate::map::Island| island.ships[seats..].iter().any(|&ships| ships > 0);
        ensure(!self.map.islands.iter().any(unknown), "a ship belongs to an unknown seat")
    }

    /// Checks a step at which a tile is placed: for a ship in a turn, or for the first islands.
    pub(crate) fn audit_exploring(&self, ship: Option<Berth>) -> Result<(), String> {
        if let Some(ship) = ship {
            self.audit_fare()?;
            self.audit_afloat(ship)?;
            return self.may_explore().map_err(|why| format!("{why:?}"));
        }
        let seats = self.merchants.len();
        // The number of players who have had their turn in this lap.
        let before = (self.active.index() + seats - self.first.index()) % seats;
        let fresh = self.merchants.iter().all(Merchant::is_fresh);
        ensure(fresh && self.round == 1, "the first islands are over")?;
        ensure(self.map.tiles.len() == before, "a first island is missing")?;
        let ships = |at: usize| self.merchant(Seat(((self.first.index() + at) % seats) as u8)).ships_left;
        let all = self.tables().numbers.ships;
        let right = |at: usize| ships(at) == if at < before { all - 1 } else { all };
        ensure((0..seats).all(right), "a first ship is missing")
    }

    /// Checks the invariants that hold from the first turn on.
    pub(crate) fn audit_turns(&self) -> Result<(), String> {
        ensure(self.map.tiles.len() >= self.merchants.len(), "a first island is missing")?;
        let afloat = |merchant: &Merchant| merchant.ships_left < self.tables().numbers.ships;
        ensure(self.merchants.iter().all(afloat), "a first ship is missing")
    }

    /// Checks that the ship of a turn can be paid.
    pub(crate) fn audit_fare(&self) -> Result<(), String> {
        self.audit_turns()?;
        let held = self.merchant(self.active).hand.len();
        ensure(held >= self.tables().card(Card::Ship).cost, "the ship cannot be paid")
    }

    /// Checks that a building can be built on the island.
    pub(crate) fn audit_house(&self, island: PieceId) -> Result<(), String> {
        self.audit_turns()?;
        self.audit_site(island, SiteKind::Building, self.merchant(self.active).hand.len())
    }

    /// Checks that the sailing ship exists.
    pub(crate) fn audit_afloat(&self, ship: Berth) -> Result<(), String> {
        self.may_sail_from(self.active, ship).map_err(|why| format!("{why:?}"))
    }

    pub(crate) fn audit_pioneer(&self, card: Card) -> Result<(), String> {
        let tokens = usize::from(self.tables().numbers.building_tokens);
        ensure(self.pioneers_left(self.active) > 0, "no pioneer is left")?;
        ensure(card != Card::Building || self.buildings.len() < tokens, "no building token is left")
    }

    fn audit_site(&self, island: PieceId, site: SiteKind, purse: u8) -> Result<(), String> {
        self.audit_pioneer(site.card())?;
        self.may_settle(self.active, site.card(), island, site, purse).map_err(|why| format!("{why:?}"))
    }

    pub(crate) fn audit_placing(
        &self,
        ship: Option<Berth>,
        tile: crate::ids::TileId,
        at: Option<Cell>,
        rotation: Option<u8>,
    ) -> Result<(), String> {
        let told = |why: crate::refusal::Why| format!("{why:?}");
        self.may_take(ship, tile).map_err(told)?;
        let Some(at) = at else { return Ok(()) };
        self.may_place(ship, tile, at).map_err(told)?;
        let Some(rotation) = rotation else { return Ok(()) };
        self.may_rotate(ship, tile, at, rotation).map_err(told)
    }

    /// Checks that the paid effect can be carried out.
    pub(crate) fn audit_deed(&self, deed: Deed) -> Result<(), String> {
        let told = |why: crate::refusal::Why| format!("{why:?}");
        match deed {
            Deed::Land { ship, island } => {
                self.audit_afloat(ship)?;
                self.may_land(ship, island).map_err(told)
            }
            Deed::Raid { ship, tile } => {
                self.audit_afloat(ship)?;
                self.may_raid(ship, tile).map_err(told)
            }
            Deed::Explore { ship, tile, at, rotation, piece } => {
                self.audit_afloat(ship)?;
                self.audit_placing(Some(ship), tile, Some(at), Some(rotation))?;
                self.may_anchor(tile, piece).map_err(told)
            }
            // Part of the cost may be paid already; it is checked separately.
            Deed::Settle { island, site } => {
                ensure(site != SiteKind::Building, "a building site needs the Building card")?;
                self.audit_site(island, site, u8::MAX)
            }
            Deed::Fort { island } => self.audit_site(island, SiteKind::Building, u8::MAX),
            Deed::House { island, copies } => {
                self.audit_site(island, SiteKind::Building, u8::MAX)?;
                self.may_copy(island, copies).map_err(told)
            }
        }
    }
}

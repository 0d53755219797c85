//! Invariants: every tile and card is in exactly one place, and the pending steps can be carried out.

use engine::{Seat, ensure};

use crate::data::{LIBRARY, ROWS, TileKind};
use crate::grid::CELLS;
use crate::ids::{Phase, TileId};
use crate::sets::{Bonanzas, Cards, Colonies, Tiles};
use crate::state::{Goa, MAX_PLAYERS, Merchant, PHASE_ROUNDS, PLANTATIONS, ROUNDS};
use crate::step::{Pending, StackPosition, Step};

/// Above anything a player can own, and far below the limits of the integer types.
const GOODS_MAX: u16 = 10_000;
const ACTIONS_MAX: u8 = 120;
const TURNS_MAX: u32 = 1_000_000;

impl Goa {
    pub(crate) fn audit_now(&self) -> Result<(), String> {
        // Without `..`, a new field fails to compile until it is audited.
        let Goa {
            data,
            options,
            round,
            merchants,
            grid: _,
            bag,
            removed,
            gone: _,
            turned,
            deck: _,
            discard: _,
            colonies: _,
            bonanzas,
            corners,
            flag,
            first,
            flag_at,
            marks,
            bids,
            sales,
            turns,
            steps: _,
            dice: _,
        } = self;
        ensure(LIBRARY.has(*data), "the component data belongs to another game")?;
        let seats = merchants.len();
        ensure((2..=MAX_PLAYERS).contains(&seats), "there are 2 to 4 players")?;
        ensure((1..=ROUNDS).contains(round), "there are 8 rounds")?;
        ensure(flag.index() < seats && first.index() < seats, "the flag belongs to an unknown seat")?;
        ensure(*turns < TURNS_MAX, "too many turns")?;
        merchants.iter().try_for_each(|merchant| self.audit_merchant(merchant))?;
        self.audit_tiles()?;
        self.audit_cards()?;
        let red = self.tables().red;
        ensure((*turned - red).is_empty(), "only red tiles are turned over")?;
        ensure(
            *bag == if *round <= PHASE_ROUNDS { tiles_b() } else { Tiles::NONE },
            "B tiles are in the wrong place",
        )?;
        ensure(!removed.is_empty(), "no tiles have been removed")?;
        if options.bonanza {
            let open = corners.iter().filter(|&&corner| corner).count();
            let pending = self.steps.iter().filter(|step| matches!(step, Step::Bonanza(_))).count();
            ensure(
                usize::from(bonanzas.len()) == 4 + open + pending,
                "the number of Bonanza tiles is wrong",
            )?;
        } else {
            ensure(
                *bonanzas == Bonanzas::NONE && *corners == [false; 4],
                "there are Bonanza tiles without the variant",
            )?;
        }
        ensure(marks.iter().all(|spot| spot.cell().is_some()), "a token lies outside the play area")?;
        ensure(flag_at.is_none_or(|spot| !spot.is_outer_corner()), "the flag lies in a corner")?;
        ensure(bids.iter().all(|&bid| bid <= GOODS_MAX), "a bid is too high")?;
        let known = |seat: Seat| seat.index() < seats;
        ensure(
            sales.iter().all(|sale| known(sale.seller) && known(sale.winner)),
            "a sale names an unknown seat",
        )?;
        self.audit_steps()
    }

    fn audit_merchant(&self, merchant: &Merchant) -> Result<(), String> {
        let Merchant { ducats, ships, colonists, actions, rows, hand, old, plots, kept, pending, done } =
            merchant;
        let tables = self.tables();
        ensure((*ducats).max(*ships).max(*colonists) <= GOODS_MAX, "a player owns too many goods")?;
        ensure(*actions <= ACTIONS_MAX, "too many bonus-action cards")?;
        ensure(rows.iter().all(|&row| usize::from(row) < ROWS), "a marker is off the board")?;
        ensure((*old - *hand).is_empty(), "old cards are not in the hand")?;
        ensure((*kept - tables.kept).is_empty(), "a tile cannot be kept")?;
        ensure(
            (*pending - tables.plantations - tables.immediate).is_empty(),
            "a tile of this kind cannot be pending",
        )?;
        let duty = |tile: TileId| tables.tile(tile).kind == TileKind::Duty;
        ensure(
            done.iter().all(|tile| duty(tile) || tables.singles.has(tile)),
            "a tile cannot lie face down",
        )?;
        for (slot, plot) in plots.iter().enumerate() {
            let Some(plot) = plot else { continue };
            let fits = match (plot.id.tile(), plot.id.colony()) {
                (Some(tile), _) => slot < PLANTATIONS && tables.plantations.has(tile),
                (None, Some(colony)) => slot == PLANTATIONS + tables.colonies[colony.index()].city.index(),
                (None, None) => false,
            };
            ensure(fits, "a plot is in the wrong slot")?;
            let kind = tables.plot(plot.id);
            let held = plot.spices.each().count();
            ensure(held <= usize::from(kind.fields), "a plot has more spices than fields")?;
            ensure(
                plot.spices.kinds().all(|spice| kind.accepts.has(spice)),
                "a plot holds a spice it does not accept",
            )?;
        }
        Ok(())
    }

    /// Checks that every tile is in exactly one place.
    fn audit_tiles(&self) -> Result<(), String> {
        let mut seen = Tiles::NONE;
        let mut colonies = self.colonies;
        let mut put = |tiles: Tiles| {
            let twice = !(seen & tiles).is_empty();
            seen |= tiles;
            ensure(!twice, "a tile is in two places")
        };
        put(self.bag)?;
        put(self.removed)?;
        put(self.gone)?;
        for (_, tile) in self.grid.tiles() {
            put(Tiles::one(tile))?;
        }
        for merchant in &self.merchants {
            put(merchant.kept)?;
            put(merchant.pending)?;
            put(merchant.done)?;
            for plot in merchant.plots.iter().flatten() {
                match (plot.id.tile(), plot.id.colony()) {
                    (Some(tile), _) => put(Tiles::one(tile))?,
                    (None, Some(colony)) => {
                        ensure(!colonies.has(colony), "a Colony tile is in two places")?;
                        colonies.insert(colony);
                    }
                    (None, None) => (),
                }
            }
        }
        for step in &self.steps {
            // Tiles on their way to a plot or out of the game are held by their step.
            if let Some(tile) = step.held_tile() {
                put(Tiles::one(tile))?;
            }
        }
        ensure(seen == Tiles::all(), "a tile is missing")?;
        ensure(colonies == Colonies::all(), "a Colony tile is missing")?;
        // Each round takes as many tiles as there are players.
        let rounds = usize::from((self.round - 1) % PHASE_ROUNDS);
        let sold = self.sales.iter().filter(|sale| sale.tile.is_some()).count();
        let taken = self.merchants.len() * rounds + sold;
        ensure(self.grid.tiles().count() + taken == CELLS, "the play area has too few tiles or too many")
    }

    /// Checks that every card is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let mut seen = Cards::NONE;
        let mut put = |cards: Cards| {
            let twice = !(seen & cards).is_empty();
            seen |= cards;
            ensure(!twice, "a card is in two places")
        };
        put(self.deck)?;
        put(self.discard)?;
        self.merchants.iter().try_for_each(|merchant| put(merchant.hand))?;
        for step in &self.steps {
            put(step.held_cards())?;
        }
        ensure(seen == Cards::all(), "a card is missing")
    }

    /// Checks the step stack from the bottom.
    fn audit_steps(&self) -> Result<(), String> {
        let Some((&lowest, above)) = self.steps.split_first() else {
            return ensure(self.round == ROUNDS, "the game is over before the last round");
        };
        let sold = lowest.auctions_over(self);
        ensure(self.sales.len() == usize::from(sold), "the number of sales is wrong")?;
        let flags = self.sales.iter().filter(|sale| sale.tile.is_none()).count();
        ensure(flags == usize::from(sold > 0), "the flag is sold twice or never")?;
        lowest.audit_lowest(self, above)
    }

    /// Checks the steps above an auction or above the action turn of an actor, from the bottom.
    pub(crate) fn audit_stack(&self, stack: &[Step], actor: Option<Seat>) -> Result<(), String> {
        for (at, &step) in stack.iter().enumerate() {
            let owner = step.seat().or(actor).ok_or("a step has no player")?;
            let is_known = owner.index() < self.merchants.len();
            ensure(is_known && actor.is_none_or(|actor| actor == owner), "a step belongs to another seat")?;
            step.audit(self, StackPosition { owner, below: &stack[..at], is_top: at + 1 == stack.len() })?;
        }
        Ok(())
    }

    /// Checks that the items still to be auctioned are there.
    pub(crate) fn audit_auction(&self, token: u8) -> Result<(), String> {
        ensure(self.marks.len() == self.merchants.len(), "the number of tokens is wrong")?;
        ensure((token > 1) == self.flag_at.is_none(), "the flag is not where it should be")?;
        let items = (token.max(2)..=self.tokens()).all(|token| self.item_tile(token).is_some());
        ensure(items, "a marked tile is missing")?;
        let all = self.marks.iter().enumerate().all(|(at, spot)| !self.marks[..at].contains(spot));
        ensure(all, "two tokens lie on one tile")
    }
}

fn tiles_b() -> Tiles {
    TileId::all().filter(|tile| tile.phase() == Phase::B).collect()
}

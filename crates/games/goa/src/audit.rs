//! Conservation laws: whether every tile and card is somewhere, and the pending steps can be carried out.

use engine::{Seat, Seats};

use crate::data::{LIBRARY, ROWS, TileKind};
use crate::grid::CELLS;
use crate::ids::{CardId, Column, Phase, TileId};
use crate::sets::{Bonanzas, Cards, Colonies, Spices, Tiles};
use crate::state::{Goa, LAPS, MAX_PLAYERS, Merchant, PHASE_ROUNDS, PLANTATIONS, ROUNDS, Step};

/// More than anybody can own, and far from what a number can hold.
const GOODS_MAX: u16 = 10_000;
const ACTIONS_MAX: u8 = 120;
const TURNS_MAX: u32 = 1_000_000;

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl Goa {
    pub(crate) fn audit_now(&self) -> Result<(), String> {
        // No `..`: a new field must be audited on purpose.
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
        ensure(LIBRARY.has(*data), "the component data are another game's")?;
        let seats = merchants.len();
        ensure((2..=MAX_PLAYERS).contains(&seats), "there are 2 to 4 players")?;
        ensure((1..=ROUNDS).contains(round), "there are 8 rounds")?;
        ensure(flag.index() < seats && first.index() < seats, "the flag is with nobody")?;
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
        ensure(!removed.is_empty(), "no tile is removed")?;
        if options.bonanza {
            let open = corners.iter().filter(|&&corner| corner).count();
            let pending = self.steps.iter().filter(|step| matches!(step, Step::Bonanza { .. })).count();
            ensure(usize::from(bonanzas.len()) == 4 + open + pending, "Bonanza tiles are lost")?;
        } else {
            ensure(
                *bonanzas == Bonanzas::NONE && *corners == [false; 4],
                "Bonanza tiles without their variant",
            )?;
        }
        ensure(marks.iter().all(|spot| spot.cell().is_some()), "a token lies outside the play area")?;
        ensure(flag_at.is_none_or(|spot| !spot.is_outer_corner()), "the flag lies in a corner")?;
        ensure(bids.iter().all(|&bid| bid <= GOODS_MAX), "a bid is too high")?;
        let known = |seat: Seat| seat.index() < seats;
        ensure(sales.iter().all(|sale| known(sale.seller) && known(sale.winner)), "nobody's sale")?;
        self.audit_steps()
    }

    fn audit_merchant(&self, merchant: &Merchant) -> Result<(), String> {
        let Merchant { ducats, ships, colonists, actions, rows, hand, old, plots, kept, pending, done } =
            merchant;
        let tables = self.tables();
        ensure((*ducats).max(*ships).max(*colonists) <= GOODS_MAX, "somebody owns too much")?;
        ensure(*actions <= ACTIONS_MAX, "too many bonus-action cards")?;
        ensure(rows.iter().all(|&row| usize::from(row) < ROWS), "a marker is off the board")?;
        ensure((*old - *hand).is_empty(), "old cards are not in the hand")?;
        ensure((*kept - tables.kept).is_empty(), "a tile cannot be kept")?;
        ensure((*pending - tables.plantations - tables.immediate).is_empty(), "a tile cannot wait")?;
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
                "a spice grows in the wrong place",
            )?;
        }
        Ok(())
    }

    /// Every tile is in one place.
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
            // Tiles on their way to a plot or out of the game.
            if let Step::Replant { tile, .. }
            | Step::ShipsOrColonists { tile, .. }
            | Step::Favor { tile, .. } = *step
            {
                put(Tiles::one(tile))?;
            }
        }
        ensure(seen == Tiles::all(), "a tile is lost")?;
        ensure(colonies == Colonies::all(), "a Colony tile is lost")?;
        // Each round takes as many tiles as there are players.
        let rounds = usize::from((self.round - 1) % PHASE_ROUNDS);
        let sold = self.sales.iter().filter(|sale| sale.tile.is_some()).count();
        let taken = self.merchants.len() * rounds + sold;
        ensure(self.grid.tiles().count() + taken == CELLS, "the play area has too few tiles or too many")
    }

    /// Every card is in one place.
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
            if let Step::Bin { card } = *step {
                put(Cards::one(card))?;
            } else if let Step::Attempt { revealed, .. } = *step {
                put(revealed)?;
            }
        }
        ensure(seen == Cards::all(), "a card is lost")
    }

    /// The steps lie as the rules lay them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else lies at the bottom is wrong")]
    fn audit_steps(&self) -> Result<(), String> {
        let last = self.tokens();
        let Some((&bottom, above)) = self.steps.split_first() else {
            return ensure(self.round == ROUNDS, "the game is over too soon");
        };
        let sold = if let Step::Bid { token } | Step::Sell { token } | Step::Auction { token } = bottom {
            token.saturating_sub(1)
        } else if matches!(bottom, Step::Lap { .. } | Step::Bonus { .. }) {
            last
        } else {
            0
        };
        ensure(self.sales.len() == usize::from(sold), "sales are lost")?;
        let flags = self.sales.iter().filter(|sale| sale.tile.is_none()).count();
        ensure(flags == usize::from(sold > 0), "the flag is sold twice or never")?;
        let seats = self.merchants.len();
        let known = |seat: Seat| seat.index() < seats;
        match bottom {
            Step::QuickStart { seat, first } => {
                ensure(self.options.quick_start && self.round == 1 && known(seat), "no quick start now")?;
                ensure(above.is_empty(), "steps on the quick start")?;
                let rows = self.merchant(seat).rows;
                let moved = rows.iter().filter(|&&row| row > 0).count();
                let fits = first.is_none_or(|column| rows[column.index()] == 1);
                ensure(fits && moved == usize::from(first.is_some()), "the quick start is muddled")?;
            }
            Step::PlaceFlag => {
                ensure(
                    above.is_empty() && self.marks.is_empty() && self.flag_at.is_none(),
                    "the flag is placed",
                )?;
            }
            Step::PlaceToken { token } => {
                ensure(above.is_empty() && (2..=last).contains(&token), "no token has this number")?;
                ensure(
                    self.marks.len() + 2 == usize::from(token) && self.flag_at.is_some(),
                    "tokens are lost",
                )?;
                ensure(
                    self.marks.iter().all(|&spot| self.grid.tile(spot).is_some()),
                    "a token lies nowhere",
                )?;
            }
            Step::Bid { token } | Step::Sell { token } => {
                ensure(above.is_empty() && (1..=last).contains(&token), "no token has this number")?;
                self.audit_auction(token)?;
                let lap = seats - 1;
                let spoken = self.bids.len();
                let selling = matches!(bottom, Step::Sell { .. });
                ensure(if selling { spoken == lap } else { spoken < lap }, "the lap of bids is muddled")?;
                ensure(!selling || self.best_bid().is_some(), "nothing has been bid")?;
                let mut best = 0;
                for (place, &bid) in self.bids.iter().enumerate() {
                    ensure(bid == 0 || bid > best, "a bid does not beat the one before")?;
                    best = best.max(bid);
                    ensure(bid <= self.merchant(self.bidder(token, place)).ducats, "a bid is not covered")?;
                }
            }
            Step::Auction { token } => {
                ensure(!above.is_empty() && (2..=last + 1).contains(&token), "an auction waits for nothing")?;
                self.audit_auction(token)?;
                self.audit_pile(above, None)?;
            }
            Step::Lap { lap, seat } => {
                ensure(lap <= LAPS && known(seat) && !above.is_empty(), "a lap is muddled")?;
                self.audit_turn(above)?;
            }
            Step::Bonus { seat, passed } => {
                ensure(known(seat), "a bonus action is nobody's")?;
                ensure(passed.is_within(Seats::all(seats)), "a stranger has passed")?;
                if above.is_empty() {
                    ensure(self.merchant(seat).actions > 0, "a bonus action without a card")?;
                } else {
                    self.audit_turn(above)?;
                }
            }
            bottom => return Err(format!("{bottom:?} lies on nothing")),
        }
        Ok(())
    }

    /// The items still to be auctioned are there.
    fn audit_auction(&self, token: u8) -> Result<(), String> {
        ensure(self.marks.len() == self.merchants.len(), "tokens are lost")?;
        ensure((token > 1) == self.flag_at.is_none(), "the flag is not where it should be")?;
        let items = (token.max(2)..=self.tokens()).all(|token| self.item_tile(token).is_some());
        ensure(items, "a marked tile is gone")?;
        let all = self.marks.iter().enumerate().all(|(at, spot)| !self.marks[..at].contains(spot));
        ensure(all, "two tokens on a tile")
    }

    fn audit_turn(&self, above: &[Step]) -> Result<(), String> {
        ensure(
            self.marks.len() == self.merchants.len() && self.flag_at.is_none(),
            "the auctions are not over",
        )?;
        match above.split_first() {
            Some((&Step::Turn { seat, acted, .. }, rest)) => {
                ensure(seat.index() < self.merchants.len(), "a turn is nobody's")?;
                let main = rest.iter().any(|step| {
                    matches!(step, Step::Pay { .. } | Step::Advance { .. } | Step::MakeRoom { .. })
                });
                ensure(acted || !main, "an action before the action")?;
                self.audit_pile(rest, Some(seat))
            }
            _ => Err("no turn where one must be".to_owned()),
        }
    }

    /// The steps that lie on an auction or an action turn, from below.
    fn audit_pile(&self, pile: &[Step], actor: Option<Seat>) -> Result<(), String> {
        let tables = self.tables();
        let seats = self.merchants.len();
        ensure(
            pile.iter().filter(|step| matches!(step, Step::Bin { .. })).count() <= 1,
            "two cards in one turn",
        )?;
        for (at, &step) in pile.iter().enumerate() {
            let is_top = at + 1 == pile.len();
            let top = || ensure(is_top, "a step lies under another");
            let owner = if let Step::Replant { seat, .. }
            | Step::Fill { seat, .. }
            | Step::ShipsOrColonists { seat, .. }
            | Step::Favor { seat, .. }
            | Step::UseOrKeep { seat, .. }
            | Step::Bonanza { seat }
            | Step::Gain { seat, .. } = step
            {
                seat
            } else {
                actor.ok_or("an action outside the actions")?
            };
            ensure(owner.index() < seats && actor.is_none_or(|actor| actor == owner), "a step is nobody's")?;
            let merchant = self.merchant(owner);
            let stock = merchant.stock();
            let kind = |tile: TileId| tables.tile(tile).kind;
            match step {
                Step::Replant { tile, .. } => {
                    top()?;
                    ensure(merchant.plots[..PLANTATIONS].iter().all(Option::is_some), "there is room")?;
                    ensure(tables.plantations.has(tile), "no plantation")?;
                }
                Step::Fill { slot, .. } => {
                    top()?;
                    let plot = merchant.plots.get(usize::from(slot)).copied().flatten();
                    ensure(plot.is_some_and(|plot| self.free_fields(&plot) > 0), "nothing to fill")?;
                }
                Step::ShipsOrColonists { tile, .. } => {
                    top()?;
                    ensure(kind(tile) == TileKind::ShipsOrColonists, "another tile")?;
                }
                Step::Favor { tile, .. } => {
                    top()?;
                    ensure(kind(tile) == TileKind::Favor, "another tile")?;
                }
                Step::UseOrKeep { tile, .. } => {
                    top()?;
                    ensure(merchant.pending.has(tile), "nothing to use or keep")?;
                }
                Step::Bonanza { .. } => ensure(!is_top, "a Bonanza tile waits for nothing")?,
                Step::Gain { left, .. } => ensure(left > 0 && self.has_free_field(owner), "nothing to gain")?,
                Step::Pay { price } => {
                    top()?;
                    ensure(price.is_within(&stock) && price != Spices::NONE, "a price cannot be paid")?;
                }
                Step::Advance { column } => {
                    ensure(!is_top && !merchant.is_down(column), "a marker cannot move")?;
                }
                Step::Harvest { by, taken, .. } => {
                    let fits = by.index() < seats && taken < self.value(by, Column::Harvest);
                    ensure(fits, "a Harvest is over")?;
                }
                Step::MakeRoom { cards } => {
                    let full = merchant.hand.len() + cards > self.hand_limit(owner);
                    ensure(full || !is_top, "there is room for cards")?;
                    ensure(cards <= self.hand_limit(owner), "more cards than a hand holds")?;
                }
                Step::Attempt { city, by, revealed } => {
                    ensure(by.index() < seats && !merchant.has_city(city), "an attempt is over")?;
                    ensure(self.missing(city, by, revealed) > 0 || !is_top, "an attempt is decided")?;
                    let others = pile[..at]
                        .iter()
                        .filter(|other| matches!(other, Step::Attempt { city: other, .. } if *other == city));
                    ensure(others.count() == 0, "two attempts for one colony")?;
                }
                Step::PickColony { city } => {
                    top()?;
                    let left = self.colonies & tables.of_city[city.index()];
                    ensure(!left.is_empty() && !merchant.has_city(city), "no colony to pick")?;
                }
                Step::SpyOn => top()?,
                Step::SpyAct { on } => {
                    top()?;
                    ensure(on.index() < seats && on != owner, "nobody to spy on")?;
                }
                Step::ExtraHarvest { left, .. } => {
                    // Its last plot may be filling on top of it.
                    ensure(!is_top || left > 0 && self.has_free_field(owner), "nothing to fill")?;
                }
                Step::Resupply { total } => {
                    top()?;
                    // At most three colonists on every card.
                    ensure((1..=3 * CardId::COUNT as u8).contains(&total), "nothing to resupply")?;
                }
                Step::Descend { least: _ } => {
                    top()?;
                    ensure(
                        !Column::ALL.iter().all(|&column| merchant.is_down(column)),
                        "no marker can move",
                    )?;
                }
                Step::Duty { tile, left } => {
                    top()?;
                    let fits = merchant.kept.has(tile) && kind(tile) == TileKind::Duty;
                    ensure(fits && left > 0 && left < stock.len(), "no duty to fulfil")?;
                }
                Step::Sale { left, ducats, .. } => {
                    top()?;
                    ensure(left > 0 && !stock.is_empty() && ducats <= 40, "nothing to sell")?;
                }
                Step::Swap { tile } => {
                    top()?;
                    ensure(merchant.kept.has(tile) && kind(tile) == TileKind::Swap, "nothing to swap")?;
                }
                Step::Bin { .. } => ensure(!is_top, "a card waits for nothing")?,
                Step::QuickStart { .. }
                | Step::PlaceFlag
                | Step::PlaceToken { .. }
                | Step::Auction { .. }
                | Step::Bid { .. }
                | Step::Sell { .. }
                | Step::Lap { .. }
                | Step::Bonus { .. }
                | Step::Turn { .. } => return Err("a step lies where it cannot".to_owned()),
            }
        }
        Ok(())
    }
}

fn tiles_b() -> Tiles {
    TileId::all().filter(|tile| tile.phase() == Phase::B).collect()
}

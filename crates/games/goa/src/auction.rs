//! Chapters GO-3 and GO-4: tokens and auctions.

use engine::{Journal, Seat};

use crate::data::Gains;
use crate::event::Event;
use crate::grid::{SPOTS, Spot, SpotSet};
use crate::ids::TileId;
use crate::refusal::Why;
use crate::state::{Goa, Sale, Step};
use crate::turn::Action;

/// All spots but the outer corners (GO-3.4).
const FLAG_SPOTS: u64 = ((1 << SPOTS) - 1) & !(1 | 1 << 6 | 1 << 42 | 1 << 48);

impl Goa {
    /// The number of the last token (GO-3.8).
    #[inline]
    pub fn tokens(&self) -> u8 {
        self.merchants.len() as u8 + 1
    }

    /// GO-3.6, GO-4.2: whose token bears this number.
    #[inline]
    pub fn seller(&self, token: u8) -> Seat {
        let seats = self.merchants.len() as u8;
        let mut at = self.first.0 + token.saturating_sub(1);
        while at >= seats {
            at -= seats;
        }
        Seat(at)
    }

    /// GO-4.3: who speaks next, from the seller's left.
    #[inline]
    pub(crate) fn speaker(&self, token: u8) -> Seat {
        self.bidder(token, self.bids.len())
    }

    /// Who speaks at this place of the lap.
    #[inline]
    pub fn bidder(&self, token: u8, place: usize) -> Seat {
        self.seller(token + 1 + place as u8)
    }

    /// The highest bid: its place in the lap and its ducats.
    #[inline]
    pub fn best_bid(&self) -> Option<(usize, u16)> {
        // Every bid beats those before it.
        let place = self.bids.iter().rposition(|&ducats| ducats > 0)?;
        Some((place, self.bids[place]))
    }

    /// The spot of the item with this token; none for a flag that is gone.
    pub(crate) fn item_spot(&self, token: u8) -> Option<Spot> {
        match token {
            1 => self.flag_at,
            _ => self.marks.get(usize::from(token).checked_sub(2)?).copied(),
        }
    }

    /// The tile with this token; none for the flag.
    pub fn item_tile(&self, token: u8) -> Option<TileId> {
        if token < 2 { None } else { self.grid.tile(self.item_spot(token)?) }
    }

    /// The number of the token whose item is on sale.
    pub fn on_sale(&self) -> Option<u8> {
        if let Some(Step::Bid { token } | Step::Sell { token }) = self.step() { Some(token) } else { None }
    }

    // Step 1.

    pub(crate) fn legal_flag(&self, out: &mut Vec<Action>) {
        let covered = self.grid.covered();
        let open = SpotSet(FLAG_SPOTS & !covered.0);
        // GO-3.3: beside a tile.
        let spots = open.iter().filter(|at| at.beside().meets(covered));
        out.extend(spots.map(|at| Action::PlaceFlag { at }));
    }

    pub(crate) fn may_place_flag(&self, at: Spot) -> Result<(), Why> {
        let covered = self.grid.covered();
        // GO-3.2: on an empty space or on the edge.
        if covered.has(at) {
            return Err(Why::FlagOnTile);
        }
        if at.is_outer_corner() {
            return Err(Why::FlagOnCorner);
        }
        if !at.beside().meets(covered) {
            return Err(Why::FlagAlone);
        }
        Ok(())
    }

    pub(crate) fn place_flag(&mut self, seat: Seat, at: Spot, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.flag_at = Some(at);
        journal.note(Event::FlagPlaced { seat, at });
        self.begin(Step::PlaceToken { token: 2 });
    }

    /// The tiles for this token: those next to the token before, or, if there are none, all without a token.
    fn open_spots(&self, token: u8) -> SpotSet {
        let mut marked = SpotSet(0);
        self.marks.iter().for_each(|&spot| marked.insert(spot));
        // GO-3.9: never two on a tile.
        let free = SpotSet(self.grid.covered().0 & !marked.0);
        // GO-3.5, GO-3.6; GO-3.12: spaces, not tiles, are next to each other.
        let near = self.item_spot(token - 1).map_or(SpotSet(0), |before| SpotSet(before.around().0 & free.0));
        // GO-3.10, GO-3.11: the chain breaks only where it must.
        if near.is_empty() { free } else { near }
    }

    pub(crate) fn legal_tokens(&self, token: u8, out: &mut Vec<Action>) {
        let tiles = self.open_spots(token).iter().filter_map(|spot| self.grid.tile(spot));
        out.extend(tiles.map(|tile| Action::Mark { tile }));
    }

    pub(crate) fn may_mark(&self, token: u8, tile: TileId) -> Result<(), Why> {
        let spot = self.grid.find(tile).ok_or(Why::NotInPlayArea { tile, clause: "GO-3.6" })?;
        if self.marks.contains(&spot) {
            return Err(Why::Marked { tile });
        }
        if !self.open_spots(token).has(spot) {
            return Err(Why::NotAdjacent { tile, flag: token == 2 });
        }
        Ok(())
    }

    pub(crate) fn mark(&mut self, seat: Seat, token: u8, tile: TileId, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let at = self.grid.find(tile).expect("a tile of the play area");
        self.marks.push(at);
        journal.note(Event::Marked { seat, token, tile, at });
        // GO-3.7, GO-3.8: one token more than there are players.
        if token < self.tokens() {
            self.begin(Step::PlaceToken { token: token + 1 });
        } else {
            self.steps.push(Step::Auction { token: 1 });
        }
    }

    // Step 2.

    /// GO-4.1: in the order of the tokens, then the actions.
    pub(crate) fn open_auction(&mut self, token: u8, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        if token > self.tokens() {
            // GO-4.10, GO-6.1: from the present holder of the flag.
            self.steps.push(Step::Lap { lap: 0, seat: self.flag });
            return false;
        }
        self.bids.clear();
        let (seller, tile) = (self.seller(token), self.item_tile(token));
        let at = self.item_spot(token).expect("what is sold has a place");
        journal.note(Event::AuctionBegan { seller, token, tile, at });
        self.begin(Step::Bid { token });
        true
    }

    pub(crate) fn legal_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::PassBid);
        let least = self.least_bid();
        out.extend((least..=self.merchant(seat).ducats).map(|ducats| Action::Bid { ducats }));
    }

    /// GO-4.4: one more than the highest bid so far.
    fn least_bid(&self) -> u16 {
        self.best_bid().map_or(1, |(_, ducats)| ducats + 1)
    }

    pub(crate) fn may_bid(&self, seat: Seat, ducats: u16) -> Result<(), Why> {
        let least = self.least_bid();
        if ducats < least {
            return Err(Why::BidTooLow { least });
        }
        // GO-4.5: no debts.
        let held = self.merchant(seat).ducats;
        if ducats > held { Err(Why::BidTooHigh { held }) } else { Ok(()) }
    }

    /// GO-4.8: the seller pays one less than the highest bid.
    pub(crate) fn may_buy(&self, seat: Seat) -> Result<(), Why> {
        let price = self.best_bid().map_or(0, |(_, ducats)| ducats - 1);
        let held = self.merchant(seat).ducats;
        if price > held { Err(Why::CannotBuy { price, held }) } else { Ok(()) }
    }

    /// GO-4.3, GO-4.6: one lap from the seller's left, then the seller.
    pub(crate) fn speak(&mut self, seat: Seat, token: u8, ducats: u16, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.bids.push(ducats);
        journal.note(if ducats > 0 { Event::BidMade { seat, ducats } } else { Event::BidPassed { seat } });
        if self.bids.len() + 1 < self.merchants.len() {
            self.begin(Step::Bid { token });
        } else if self.best_bid().is_some() {
            self.begin(Step::Sell { token });
        } else {
            let seller = self.seller(token);
            journal.note(Event::TakenFree { seller, tile: self.item_tile(token) });
            self.win(token, seller, 0, journal);
        }
    }

    /// GO-4.7 (a): the highest bidder pays the seller.
    pub(crate) fn sell(&mut self, seller: Seat, token: u8, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let (place, ducats) = self.best_bid().expect("there is a bid");
        let winner = self.bidder(token, place);
        self.merchant_mut(winner).ducats -= ducats;
        self.merchant_mut(seller).ducats += ducats;
        journal.note(Event::Sold { seller, winner, ducats, tile: self.item_tile(token) });
        self.win(token, winner, ducats, journal);
    }

    /// GO-4.7 (b): the seller pays the bank.
    pub(crate) fn buy(&mut self, seller: Seat, token: u8, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let ducats = self.best_bid().expect("there is a bid").1 - 1;
        self.merchant_mut(seller).ducats -= ducats;
        journal.note(Event::Bought { seller, ducats, tile: self.item_tile(token) });
        self.win(token, seller, ducats, journal);
    }

    /// GO-4.9 to GO-4.13: the winner takes the item and deals with it before the next auction.
    fn win(&mut self, token: u8, winner: Seat, ducats: u16, journal: &mut impl Journal<Event>) {
        let (seller, tile) = (self.seller(token), self.item_tile(token));
        self.sales.push(Sale { tile, seller, winner, ducats });
        self.turns += 1;
        self.steps.push(Step::Auction { token: token + 1 });
        match (tile, self.item_spot(token)) {
            (Some(tile), Some(spot)) => {
                self.grid.put(spot, None);
                self.uncover(winner, spot);
                self.acquire(winner, tile, journal);
            }
            _ => {
                self.flag_at = None;
                self.flag = winner;
                let actions = self.tables().numbers.actions_with_flag;
                self.gain_goods(winner, Gains { actions, ..Gains::default() }, journal);
            }
        }
    }
}

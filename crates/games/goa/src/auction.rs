//! Chapters GO-3 and GO-4: tokens and auctions.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::actions::Lap;
use crate::data::Gains;
use crate::event::Event;
use crate::grid::{SPOTS, Spot, SpotSet};
use crate::ids::TileId;
use crate::refusal::Why;
use crate::state::{Goa, Sale, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::words::distinct_item;

/// All spots except the outer corners (GO-3.4).
const FLAG_SPOTS: u64 = ((1 << SPOTS) - 1) & !(1 | 1 << 6 | 1 << 42 | 1 << 48);

impl Goa {
    /// The number of the last token (GO-3.8).
    #[inline]
    pub fn tokens(&self) -> u8 {
        self.merchants.len() as u8 + 1
    }

    /// GO-3.6, GO-4.2: the owner of the token with this number.
    #[inline]
    pub fn seller(&self, token: u8) -> Seat {
        let seats = self.merchants.len() as u8;
        let mut at = self.first.0 + token.saturating_sub(1);
        while at >= seats {
            at -= seats;
        }
        Seat(at)
    }

    /// GO-4.3: the next bidder, from the seller's left.
    #[inline]
    pub(crate) fn next_bidder(&self, token: u8) -> Seat {
        self.bidder(token, self.bids.len())
    }

    /// The bidder at this place of the lap.
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

    /// The spot of the item with this token; `None` once the flag is sold.
    pub(crate) fn item_spot(&self, token: u8) -> Option<Spot> {
        match token {
            1 => self.flag_at,
            _ => self.marks.get(usize::from(token).checked_sub(2)?).copied(),
        }
    }

    /// The tile with this token; `None` for the flag.
    pub fn item_tile(&self, token: u8) -> Option<TileId> {
        if token < 2 { None } else { self.grid.tile(self.item_spot(token)?) }
    }

    /// The number of the token whose item is being auctioned.
    pub fn on_sale(&self) -> Option<u8> {
        match self.step() {
            Some(Step::Bid(Bid { token }) | Step::Sell(Sell { token })) => Some(token),
            _ => None,
        }
    }

    fn legal_flag(&self, out: &mut Vec<Action>) {
        let covered = self.grid.covered();
        let open = SpotSet(FLAG_SPOTS & !covered.0);
        // GO-3.3: the flag lies beside a tile.
        let spots = open.iter().filter(|at| at.beside().meets(covered));
        out.extend(spots.map(|at| Action::PlaceFlag { at }));
    }

    fn may_place_flag(&self, at: Spot) -> Result<(), Why> {
        let covered = self.grid.covered();
        // GO-3.2: the flag lies on an empty space or on the edge.
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

    fn place_flag(&mut self, seat: Seat, at: Spot, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.flag_at = Some(at);
        journal.note(Event::FlagPlaced { seat, at });
        self.begin(PlaceToken { token: 2 });
    }

    /// The tiles for this token: those next to the previous token, or, if there are none, all without a token.
    fn open_spots(&self, token: u8) -> SpotSet {
        let mut marked = SpotSet(0);
        self.marks.iter().for_each(|&spot| marked.insert(spot));
        // GO-3.9: a tile never has two tokens.
        let free = SpotSet(self.grid.covered().0 & !marked.0);
        // GO-3.5, GO-3.6, GO-3.12: adjacency is between spaces, not tiles.
        let near = self.item_spot(token - 1).map_or(SpotSet(0), |before| SpotSet(before.around().0 & free.0));
        // GO-3.10, GO-3.11: the chain breaks only if it cannot continue.
        if near.is_empty() { free } else { near }
    }

    fn legal_tokens(&self, token: u8, out: &mut Vec<Action>) {
        let tiles = self.open_spots(token).iter().filter_map(|spot| self.grid.tile(spot));
        out.extend(tiles.map(|tile| Action::Mark { tile }));
    }

    fn may_mark(&self, token: u8, tile: TileId) -> Result<(), Why> {
        let spot = self.grid.find(tile).ok_or(Why::NotInPlayArea { tile, clause: "GO-3.6" })?;
        if self.marks.contains(&spot) {
            return Err(Why::Marked { tile });
        }
        let is_open = self.open_spots(token).has(spot);
        if is_open { Ok(()) } else { Err(Why::NotAdjacent { tile, flag: token == 2 }) }
    }

    fn mark(&mut self, seat: Seat, token: u8, tile: TileId, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let at = self.grid.find(tile).expect("a tile of the play area");
        self.marks.push(at);
        journal.note(Event::Marked { seat, token, tile, at });
        // GO-3.7, GO-3.8: there is one token more than there are players.
        if token < self.tokens() {
            self.begin(PlaceToken { token: token + 1 });
        } else {
            self.push(Auction { token: 1 });
        }
    }

    /// GO-4.1: opens the next auction in token order, or starts the actions after the last one.
    fn open_auction(&mut self, token: u8, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        if token > self.tokens() {
            // GO-4.10, GO-6.1: the current holder of the flag begins.
            self.push(Lap { lap: 0, seat: self.flag });
            return false;
        }
        self.bids.clear();
        let (seller, tile) = (self.seller(token), self.item_tile(token));
        let at = self.item_spot(token).expect("an item on sale has a spot");
        journal.note(Event::AuctionBegan { seller, token, tile, at });
        self.begin(Bid { token });
        true
    }

    fn legal_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::PassBid);
        out.extend((self.least_bid()..=self.merchant(seat).ducats).map(|ducats| Action::Bid { ducats }));
    }

    /// GO-4.4: one more than the highest bid so far.
    fn least_bid(&self) -> u16 {
        self.best_bid().map_or(1, |(_, ducats)| ducats + 1)
    }

    fn may_bid(&self, seat: Seat, ducats: u16) -> Result<(), Why> {
        let least = self.least_bid();
        if ducats < least {
            return Err(Why::BidTooLow { least });
        }
        // GO-4.5: nobody may go into debt.
        let held = self.merchant(seat).ducats;
        if ducats > held { Err(Why::BidTooHigh { held }) } else { Ok(()) }
    }

    /// GO-4.8: the seller pays one less than the highest bid.
    fn may_buy(&self, seat: Seat) -> Result<(), Why> {
        let price = self.best_bid().map_or(0, |(_, ducats)| ducats - 1);
        let held = self.merchant(seat).ducats;
        if price > held { Err(Why::CannotBuy { price, held }) } else { Ok(()) }
    }

    /// GO-4.3, GO-4.6: one lap of bids from the seller's left, then the seller decides.
    fn take_bid(&mut self, seat: Seat, token: u8, ducats: u16, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.bids.push(ducats);
        journal.note(if ducats > 0 { Event::BidMade { seat, ducats } } else { Event::BidPassed { seat } });
        if self.bids.len() + 1 < self.merchants.len() {
            self.begin(Bid { token });
        } else if self.best_bid().is_some() {
            self.begin(Sell { token });
        } else {
            let seller = self.seller(token);
            journal.note(Event::TakenFree { seller, tile: self.item_tile(token) });
            self.win(token, seller, 0, journal);
        }
    }

    /// GO-4.7 (a): the highest bidder pays the seller.
    fn sell(&mut self, seller: Seat, token: u8, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let (place, ducats) = self.best_bid().expect("there is a bid");
        let winner = self.bidder(token, place);
        self.merchant_mut(winner).ducats -= ducats;
        self.merchant_mut(seller).ducats += ducats;
        journal.note(Event::Sold { seller, winner, ducats, tile: self.item_tile(token) });
        self.win(token, winner, ducats, journal);
    }

    /// GO-4.7 (b): the seller pays the bank.
    fn buy(&mut self, seller: Seat, token: u8, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let ducats = self.best_bid().expect("there is a bid").1 - 1;
        self.merchant_mut(seller).ducats -= ducats;
        journal.note(Event::Bought { seller, ducats, tile: self.item_tile(token) });
        self.win(token, seller, ducats, journal);
    }

    /// GO-4.9 to GO-4.13: the winner takes the item and resolves it before the next auction.
    fn win(&mut self, token: u8, winner: Seat, ducats: u16, journal: &mut impl Journal<Event>) {
        let (seller, tile) = (self.seller(token), self.item_tile(token));
        self.sales.push(Sale { tile, seller, winner, ducats });
        self.turns += 1;
        self.push(Auction { token: token + 1 });
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

    /// Adds the item, the bids and the price to a prompt.
    fn auction_detail(&self, token: u8, actor: Seat, phrase: Phrase, own: bool) -> Phrase {
        let best = self.best_bid();
        let leader = best.map(|(place, _)| self.bidder(token, place));
        let best = best.map_or(0, |(_, ducats)| ducats);
        let item = distinct_item(self, actor, self.item_tile(token));
        let phrase = phrase.with("item", item).with("best", best).with("least", best + 1);
        let phrase = phrase.with("leader", leader.unwrap_or(actor)).with("seller", self.seller(token));
        let phrase = phrase.with("price", best.saturating_sub(1));
        if !own {
            return phrase;
        }
        let held = self.merchant(actor).ducats;
        // GO-4.8, GO-4.5.
        let can = if held >= best.saturating_sub(1) { "buy" } else { "sell" };
        let may = if held > best { "bid" } else { "pass" };
        phrase.with("held", held).with("can", can).with("may", may)
    }

    /// Checks that every bid beats those before it and that the bidder can pay it.
    fn audit_bids(&self, token: u8, above: &[Step]) -> Result<(), String> {
        ensure(above.is_empty() && (1..=self.tokens()).contains(&token), "the token number is out of range")?;
        self.audit_auction(token)?;
        let mut best = 0;
        for (place, &bid) in self.bids.iter().enumerate() {
            ensure(bid == 0 || bid > best, "a bid does not beat the one before")?;
            best = best.max(bid);
            let held = self.merchant(self.bidder(token, place)).ducats;
            ensure(bid <= held, "a bid exceeds the bidder's ducats")?;
        }
        Ok(())
    }
}

// Steps.

/// GO-3.1: the holder of the flag places it.
#[derive(Clone, Copy)]
pub(crate) struct PlaceFlag;

impl Pending for PlaceFlag {
    fn clause(self) -> &'static str {
        "GO-3.1"
    }

    fn name(self) -> &'static str {
        "flag"
    }

    fn actor(self, game: &Goa) -> Option<Seat> {
        Some(game.first)
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        game.legal_flag(out);
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..SPOTS).map(|at| Action::PlaceFlag { at: Spot::nth(at) }));
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::PlaceFlag { at }) => game.may_place_flag(at),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::PlaceFlag { at }) => game.place_flag(seat, at, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Tokens)
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        ensure(above.is_empty() && game.marks.is_empty() && game.flag_at.is_none(), "the flag is placed")
    }
}

/// GO-3.5 to GO-3.7: a player places the token with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PlaceToken {
    pub(crate) token: u8,
}

impl Pending for PlaceToken {
    fn clause(self) -> &'static str {
        "GO-3.6"
    }

    fn name(self) -> &'static str {
        "token"
    }

    #[inline]
    fn actor(self, game: &Goa) -> Option<Seat> {
        Some(game.seller(self.token))
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        game.legal_tokens(self.token, out);
    }

    fn candidates(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.grid.tiles().map(|(_, tile)| Action::Mark { tile }));
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Mark { tile }) => game.may_mark(self.token, tile),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Mark { tile }) => game.mark(seat, self.token, tile, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("token", self.token)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Tokens)
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        let token = self.token;
        ensure(above.is_empty() && (2..=game.tokens()).contains(&token), "the token number is out of range")?;
        ensure(
            game.marks.len() + 2 == usize::from(token) && game.flag_at.is_some(),
            "the number of tokens is wrong",
        )?;
        ensure(
            game.marks.iter().all(|&spot| game.grid.tile(spot).is_some()),
            "a token lies on an empty space",
        )
    }
}

/// GO-4.1: the item with this token is auctioned next, without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Auction {
    pub(crate) token: u8,
}

impl Pending for Auction {
    fn clause(self) -> &'static str {
        "GO-4.1"
    }

    fn name(self) -> &'static str {
        "bid"
    }

    #[inline]
    fn actor(self, game: &Goa) -> Option<Seat> {
        Some(game.seller(self.token))
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.open_auction(self.token, journal)
    }

    fn detail(self, game: &Goa, actor: Seat, phrase: Phrase, own: bool) -> Phrase {
        game.auction_detail(self.token, actor, phrase, own)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Auctions)
    }

    fn auctions_over(self, _: &Goa) -> u8 {
        self.token.saturating_sub(1)
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        let fits = (2..=game.tokens() + 1).contains(&self.token);
        ensure(!above.is_empty() && fits, "nothing lies above an auction step")?;
        game.audit_auction(self.token)?;
        game.audit_stack(above, None)
    }
}

/// GO-4.3: a player bids or passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bid {
    pub(crate) token: u8,
}

impl Pending for Bid {
    fn clause(self) -> &'static str {
        "GO-4.3"
    }

    fn name(self) -> &'static str {
        "bid"
    }

    #[inline]
    fn actor(self, game: &Goa) -> Option<Seat> {
        Some(game.next_bidder(self.token))
    }

    #[inline]
    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_bids(seat, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::PassBid);
        let best = game.best_bid().map_or(0, |(_, ducats)| ducats);
        let most = game.merchant(seat).ducats.max(best).saturating_add(1);
        out.extend((1..=most).map(|ducats| Action::Bid { ducats }));
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::PassBid) => Ok(()),
            (_, Action::Bid { ducats }) => game.may_bid(seat, ducats),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    #[inline]
    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::PassBid) => game.take_bid(seat, self.token, 0, journal),
            (_, Action::Bid { ducats }) => game.take_bid(seat, self.token, ducats, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    /// GO-4.5: a player who passes may have too few ducats, or may not want to bid.
    fn hides(self, game: &Goa, _: Seat) -> bool {
        !game.options.open_ducats
    }

    fn detail(self, game: &Goa, actor: Seat, phrase: Phrase, own: bool) -> Phrase {
        game.auction_detail(self.token, actor, phrase, own)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Auctions)
    }

    fn auctions_over(self, _: &Goa) -> u8 {
        self.token.saturating_sub(1)
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        game.audit_bids(self.token, above)?;
        ensure(game.bids.len() < game.merchants.len() - 1, "the number of bids is wrong")
    }
}

/// GO-4.7: the seller sells or buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sell {
    pub(crate) token: u8,
}

impl Pending for Sell {
    fn clause(self) -> &'static str {
        "GO-4.7"
    }

    fn name(self) -> &'static str {
        "sell"
    }

    #[inline]
    fn actor(self, game: &Goa) -> Option<Seat> {
        Some(game.seller(self.token))
    }

    #[inline]
    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Sell);
        if game.may_buy(seat).is_ok() {
            out.push(Action::Buy);
        }
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Sell, Action::Buy]);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Sell) => Ok(()),
            (_, Action::Buy) => game.may_buy(seat),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    #[inline]
    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Sell) => game.sell(seat, self.token, journal),
            (_, Action::Buy) => game.buy(seat, self.token, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    /// GO-4.8: a seller who sells may have too few ducats to buy.
    fn hides(self, game: &Goa, _: Seat) -> bool {
        !game.options.open_ducats
    }

    fn detail(self, game: &Goa, actor: Seat, phrase: Phrase, own: bool) -> Phrase {
        game.auction_detail(self.token, actor, phrase, own)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Auctions)
    }

    fn auctions_over(self, _: &Goa) -> u8 {
        self.token.saturating_sub(1)
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        game.audit_bids(self.token, above)?;
        ensure(game.bids.len() == game.merchants.len() - 1, "the number of bids is wrong")?;
        ensure(game.best_bid().is_some(), "there is no bid")
    }
}

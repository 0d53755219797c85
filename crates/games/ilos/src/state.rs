//! The full state of a game of Ilôs: flat data without pointers, closures or rules.

use engine::{DataId, Dice, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{LIBRARY, Tables};
use crate::ids::{Card, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::{Cell, Island, Map};
use crate::play::Pay;
use crate::sets::{Cards, Pieces, Production, Stock, Tiles};
use crate::step::{Pending, Step};
use engine::List;

/// The maximum number of players.
pub const MAX_PLAYERS: usize = 5;
/// The maximum number of pioneers of a player.
pub const PIONEERS_MAX: usize = 10;
/// The maximum number of building tokens.
pub const BUILDINGS_MAX: usize = 10;

/// IL-18.1: there are no variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "IlosOptions")]
pub struct Options {}

/// A game of Ilôs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ilos {
    /// The component data in use.
    pub data: DataId,
    /// The round, from 1.
    pub round: u8,
    /// IL-2.3: the first player.
    pub first: Seat,
    /// The player whose turn it is, also in the setup.
    pub active: Seat,
    /// The number of turns begun.
    pub turns: u32,
    /// IL-14.3: whether a Market card has been played this turn.
    pub market_played: bool,
    /// The players by seat.
    pub merchants: List<Merchant, MAX_PLAYERS>,
    /// The tiles in play.
    pub map: Map,
    /// IL-2.6: the exploration zone.
    pub zone: Tiles,
    /// Unseen tiles, in the pile or in the box: an unordered set from which each draw picks at random.
    pub unseen: Tiles,
    /// The number of tiles in the pile.
    pub tiles_left: u8,
    /// Action cards in the draw pile, unordered.
    pub pile: Cards,
    /// Cards of the discard pile that were played, face up.
    pub played: Cards,
    /// The last card played face up.
    #[serde(default)]
    pub top: Option<Card>,
    /// The number of rises of each price.
    pub rises: [u8; Resource::ALL.len()],
    /// Forts and counting houses, in the order of construction.
    pub buildings: List<Building, BUILDINGS_MAX>,
    /// IL-16.5: the cards last taken from a hand that its owner knows to be still in the taker's hand.
    pub taken: Option<Taken>,
    /// The pending step.
    pub(crate) step: Step,
    pub(crate) dice: Dice,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Merchant {
    /// Cards in hand, hidden from other players.
    pub hand: Cards,
    /// Cards of the discard pile that this player discarded face down; other players do not know them.
    pub buried: Cards,
    /// Resources behind the screen.
    pub stock: Stock,
    /// Tokens on the production board.
    pub production: Production,
    /// Ships in reserve.
    pub ships_left: u8,
    /// Tiles on whose lair a ship lies.
    pub lairs: Tiles,
    /// Pieces at which ships landed with their tiles, while ships lie at the island. Only the drawing of the map uses this
    /// (IL-5.3).
    #[serde(default)]
    pub moored: Pieces,
    /// Sites with a pioneer, in the order of placement.
    pub pioneers: List<SiteId, PIONEERS_MAX>,
}

impl Merchant {
    /// Whether the first turn has not begun for this player.
    pub(crate) fn is_fresh(&self) -> bool {
        self.pioneers.is_empty() && self.lairs.is_empty() && self.stock.is_empty()
    }
}

/// A building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    /// The site.
    pub site: SiteId,
    /// The owner of the ship.
    pub owner: Seat,
    /// The resource that a counting house copies; `None` for a fort.
    pub copies: Option<Resource>,
}

impl Default for Building {
    fn default() -> Building {
        Building { site: SiteId::default(), owner: Seat(0), copies: None }
    }
}

/// IL-16.5: cards taken from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// The player who took them.
    pub taker: Seat,
    /// The player who lost them.
    pub victim: Seat,
    /// The cards that must still be in the taker's hand.
    pub cards: Cards,
}

/// The place of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IlosBerth")]
pub enum Berth {
    /// Not yet in play.
    Reserve,
    /// On the coast of this island.
    Coast(PieceId),
    /// On the lair of this tile.
    Lair(TileId),
}

/// An effect that is being paid for; all its choices are made (IL-7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IlosDeed")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Deed {
    /// IL-8.4.
    Land { ship: Berth, island: PieceId },
    /// IL-8.8.
    Raid { ship: Berth, tile: TileId },
    /// IL-8.5.
    Explore { ship: Berth, tile: TileId, at: Cell, rotation: u8, piece: PieceId },
    /// IL-10.2, IL-11.2, IL-13.2.
    Settle { island: PieceId, site: SiteKind },
    /// IL-12.3.
    Fort { island: PieceId },
    /// IL-12.4.
    House { island: PieceId, copies: Resource },
}

/// The stages of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IlosStage")]
pub enum Stage {
    /// IL-2.10: hands are redrawn.
    Redraw,
    /// IL-3.1: the first islands.
    FirstIslands,
    /// IL-6.1: turns are taken.
    Turns,
    /// IL-17.2: a player has placed the last pioneer; this round is the last.
    LastRound,
    /// The game is over.
    Over,
}

impl Stage {
    /// The id in messages.
    pub fn id(self) -> &'static str {
        match self {
            Stage::Redraw => "redraw",
            Stage::FirstIslands => "first-islands",
            Stage::Turns => "turns",
            Stage::LastRound => "last-round",
            Stage::Over => "over",
        }
    }
}

impl Ilos {
    /// The component tables in use.
    #[inline]
    pub fn tables(&self) -> &'static Tables {
        LIBRARY.get(self.data)
    }

    /// The player on a seat.
    #[inline]
    pub fn merchant(&self, seat: Seat) -> &Merchant {
        &self.merchants[seat.index()]
    }

    #[inline]
    pub(crate) fn merchant_mut(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.merchants[seat.index()]
    }

    /// The current stage.
    pub fn stage(&self) -> Stage {
        self.step.stage(self)
    }

    /// The stage while turns are taken.
    pub(crate) fn stage_of_turns(&self) -> Stage {
        if self.is_last_round() { Stage::LastRound } else { Stage::Turns }
    }

    /// IL-17.1: whether a player has placed the last pioneer.
    #[inline]
    pub fn is_last_round(&self) -> bool {
        let all = usize::from(self.tables().numbers.pioneers);
        self.merchants.iter().any(|merchant| merchant.pioneers.len() >= all)
    }

    /// The pioneers a seat still has in reserve.
    #[inline]
    pub fn pioneers_left(&self, seat: Seat) -> u8 {
        self.tables().numbers.pioneers - self.merchant(seat).pioneers.len() as u8
    }

    /// IL-1.10: the ships of a seat in play, on coasts and lairs.
    #[inline]
    pub fn ships_in_play(&self, seat: Seat) -> u8 {
        self.tables().numbers.ships - self.merchant(seat).ships_left
    }

    /// The forts of a seat.
    #[inline]
    pub fn forts(&self, seat: Seat) -> u8 {
        let own = |building: &&Building| building.owner == seat && building.copies.is_none();
        self.buildings.iter().filter(own).count() as u8
    }

    /// IL-16.1: the cards a seat draws in its draw phase.
    pub fn draws(&self, seat: Seat) -> u8 {
        let numbers = &self.tables().numbers;
        numbers.draw
            + numbers.draw_per_ship * self.ships_in_play(seat)
            + numbers.draw_per_fort * self.forts(seat)
    }

    /// The current price of a resource.
    #[inline]
    pub fn price(&self, resource: Resource) -> u8 {
        self.tables().prices[resource.index()][usize::from(self.rises[resource.index()])]
    }

    /// IL-14.5: the market tokens left.
    #[inline]
    pub fn tokens_left(&self) -> u8 {
        self.tables().numbers.market_tokens - self.rises.iter().sum::<u8>()
    }

    /// IL-17.4: the current value of a seat's resources.
    pub fn wealth(&self, seat: Seat) -> i32 {
        let stock = &self.merchant(seat).stock;
        Resource::ALL.iter().map(|&one| i32::from(stock[one]) * i32::from(self.price(one))).sum()
    }

    /// IL-8.8: the tiles in play with a lair without a ship.
    #[inline]
    pub fn free_lairs(&self) -> Tiles {
        let lairs = self.map.tiles_in_play() & self.tables().lairs;
        self.merchants.iter().fold(lairs, |free, merchant| free - merchant.lairs)
    }

    /// IL-9.1: the pieces of tiles that other players' ships pirate; piracy extends to their whole islands.
    #[inline]
    pub fn pirated(&self, seat: Seat) -> Pieces {
        let tables = self.tables();
        let others = self.merchants.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let lairs = others.fold(Tiles::NONE, |all, (_, merchant)| all | merchant.lairs);
        lairs.iter().fold(Pieces::NONE, |all, tile| all | tables.pieces_of[tile.index()])
    }

    /// IL-9.1: the players whose ships pirate an island.
    pub fn pirates(&self, island: &Island) -> Seats {
        let tables = self.tables();
        let pirates = |seat: &Seat| {
            let mut tiles = self.merchant(*seat).lairs.iter();
            tiles.any(|tile| tables.pieces_of[tile.index()].meets(island.pieces))
        };
        Seat::all(self.merchants.len()).filter(pirates).collect()
    }

    /// IL-9.3: whether a seat is under piracy on an island, given the pieces that other players pirate.
    #[inline]
    pub fn is_under_piracy(&self, seat: Seat, island: &Island, pirated: Pieces) -> bool {
        island.pieces.meets(pirated) && !island.forts.has(seat)
    }

    /// The owner of the pioneer on a site.
    pub fn holder(&self, site: SiteId) -> Option<Seat> {
        Seat::all(self.merchants.len()).find(|&seat| self.merchant(seat).pioneers.contains(&site))
    }

    /// The effect being paid for, and the number of cards still to pay.
    pub fn deed(&self) -> Option<(Deed, u8)> {
        if let Step::Pay(Pay { left, deed, .. }) = self.step { Some((deed, left)) } else { None }
    }
}

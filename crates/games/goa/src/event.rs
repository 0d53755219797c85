//! Game events, for the log and the animation.

use engine::{Phrase, Say, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::data::Gains;
use crate::grid::Spot;
use crate::ids::{BonanzaId, CardId, City, ColonyId, Column, Phase, PlotId, Spice, TileId};
use crate::sets::{Cards, Tiles};

/// One of the six actions (GO-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "GoaDeed")]
pub enum Deed {
    /// Progress.
    Progress,
    /// Build ships.
    Ships,
    /// Harvest.
    Harvest,
    /// Taxes.
    Taxes,
    /// Expedition.
    Expedition,
    /// Found a colony.
    Colony,
}

impl Deed {
    fn id(self) -> &'static str {
        match self {
            Deed::Progress => "progress",
            Deed::Ships => "ships",
            Deed::Harvest => "harvest",
            Deed::Taxes => "taxes",
            Deed::Expedition => "expedition",
            Deed::Colony => "colony",
        }
    }
}

/// A game event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "GoaEvent")]
pub enum Event {
    /// Players reveal cards in turn until one shows an elephant; its seat begins.
    FirstDrawn { seat: Seat, cards: Cards, card: CardId },
    /// A phase begins; `removed` lists the tiles taken out of it.
    PhaseBegan { phase: Phase, removed: Tiles },
    /// A round begins.
    RoundBegan { round: u8 },
    /// The flag is placed.
    FlagPlaced { seat: Seat, at: Spot },
    /// A tile is marked with a token.
    Marked { seat: Seat, token: u8, tile: TileId, at: Spot },
    /// An auction opens; without a tile the item is the flag.
    AuctionBegan { seller: Seat, token: u8, tile: Option<TileId>, at: Spot },
    /// A bid.
    BidMade { seat: Seat, ducats: u16 },
    /// A bidder passes.
    BidPassed { seat: Seat },
    /// The seller sells to the highest bidder.
    Sold { seller: Seat, winner: Seat, ducats: u16, tile: Option<TileId> },
    /// The seller buys and pays the bank.
    Bought { seller: Seat, ducats: u16, tile: Option<TileId> },
    /// There is no bid: the seller takes the item for free.
    TakenFree { seller: Seat, tile: Option<TileId> },
    /// A player gains goods from the supply.
    Gained { seat: Seat, ships: u8, colonists: u8, ducats: u8, actions: u8 },
    /// A plantation is placed.
    Planted { seat: Seat, tile: TileId },
    /// A plantation is discarded.
    Cleared { seat: Seat, tile: TileId },
    /// A tile is laid before its owner.
    Kept { seat: Seat, tile: TileId },
    /// A spice is put on a field.
    SpicePlaced { seat: Seat, spice: Spice, plot: PlotId },
    /// A spice goes back to the supply.
    SpiceGiven { seat: Seat, spice: Spice, plot: PlotId },
    /// Ships are paid.
    ShipsPaid { seat: Seat, ships: u8 },
    /// Ducats are paid to the bank.
    DucatsPaid { seat: Seat, ducats: u8 },
    /// Colonists are paid.
    ColonistsPaid { seat: Seat, colonists: u8 },
    /// A player takes an action, perhaps with another player's marker.
    Acted { seat: Seat, deed: Deed, by: Seat },
    /// A marker moves down.
    Advanced { seat: Seat, column: Column, row: u8 },
    /// Cards are drawn, as their owner sees it.
    Drew { seat: Seat, cards: Cards },
    /// Cards are drawn, as the other players see it.
    DrewUnseen { seat: Seat, count: u8 },
    /// Cards are revealed.
    Revealed { seat: Seat, cards: Cards, colonists: u8 },
    /// The discard pile becomes the draw pile.
    Reshuffled,
    /// A card is played.
    CardPlayed { seat: Seat, card: CardId },
    /// A card is discarded.
    CardDiscarded { seat: Seat, card: CardId },
    /// A colony is named.
    Named { seat: Seat, city: City },
    /// A colony is founded.
    Founded { seat: Seat, colony: ColonyId },
    /// A founding fails.
    Failed { seat: Seat, city: City },
    /// A tile is used.
    TileUsed { seat: Seat, tile: TileId },
    /// A player spies on another.
    Spied { seat: Seat, on: Seat },
    /// A removed tile is taken with Favor.
    Favored { seat: Seat, tile: TileId },
    /// A tile of the play area is taken with Swap.
    Swapped { seat: Seat, tile: TileId, at: Spot },
    /// A Duty is fulfilled.
    DutyDone { seat: Seat, tile: TileId },
    /// A Bonanza tile is shown.
    Bonanza { seat: Seat, bonanza: BonanzaId },
    /// A bonus-action card is played.
    BonusPlayed { seat: Seat },
    /// A player takes no more bonus actions this round.
    BonusPassed { seat: Seat },
    /// The game is over.
    Ended,
}

/// The gained or paid goods, as parts of a sentence.
pub(crate) fn amounts(gains: Gains) -> Vec<Phrase> {
    let Gains { ships, colonists, ducats, spices, actions, cards } = gains;
    [
        ("go-amount-ships", ships),
        ("go-amount-colonists", colonists),
        ("go-amount-ducats", ducats),
        ("go-amount-spices", spices),
        ("go-amount-actions", actions),
        ("go-amount-cards", cards),
    ]
    .into_iter()
    .filter(|&(_, count)| count > 0)
    .map(|(id, count)| Phrase::new(id).with("count", count))
    .collect()
}

/// The item of an auction: a tile or the flag.
pub(crate) fn item(tile: Option<TileId>) -> Phrase {
    tile.map_or_else(|| Phrase::new("go-flag"), TileId::phrase)
}

fn card_phrases(cards: Cards) -> Vec<Phrase> {
    cards.iter().map(CardId::phrase).collect()
}

impl Say for Event {
    fn say(&self) -> Phrase {
        let log = |id: &str, seat: Seat| Phrase::new(format!("go-log-{id}")).with("seat", seat);
        match *self {
            Event::FirstDrawn { seat, cards, card } => {
                log("first", seat).with("card", card.phrase()).with("count", cards.len())
            }
            Event::PhaseBegan { phase, removed } => Phrase::new("go-log-phase")
                .with("phase", phase.phrase())
                .with("tiles", removed.iter().map(TileId::phrase).collect::<Vec<_>>()),
            Event::RoundBegan { round } => Phrase::new("go-log-round").with("round", round),
            Event::FlagPlaced { seat, at } => log("flag", seat).with("at", at.phrase()),
            Event::Marked { seat, token, tile, at } => {
                log("marked", seat).with("tile", tile.phrase()).with("token", token).with("at", at.phrase())
            }
            Event::AuctionBegan { seller, token, tile, at } => {
                log("auction", seller).with("item", item(tile)).with("token", token).with("at", at.phrase())
            }
            Event::BidMade { seat, ducats } => log("bid", seat).with("ducats", ducats),
            Event::BidPassed { seat } => log("bid-pass", seat),
            Event::Sold { seller, winner, ducats, tile } => {
                log("sold", winner).with("item", item(tile)).with("ducats", ducats).with("seller", seller)
            }
            Event::Bought { seller, ducats, tile } => {
                log("bought", seller).with("item", item(tile)).with("ducats", ducats)
            }
            Event::TakenFree { seller, tile } => log("free", seller).with("item", item(tile)),
            Event::Gained { seat, ships, colonists, ducats, actions } => {
                let gains = Gains { ships, colonists, ducats, actions, ..Gains::default() };
                log("gained", seat).with("gains", amounts(gains))
            }
            Event::Planted { seat, tile } => log("planted", seat).with("tile", tile.phrase()),
            Event::Cleared { seat, tile } => log("cleared", seat).with("tile", tile.phrase()),
            Event::Kept { seat, tile } => log("kept", seat).with("tile", tile.phrase()),
            Event::SpicePlaced { seat, spice, plot } => {
                log("spice", seat).with("spice", spice.phrase()).with("plot", plot.phrase())
            }
            Event::SpiceGiven { seat, spice, plot } => {
                log("given", seat).with("spice", spice.phrase()).with("plot", plot.phrase())
            }
            Event::ShipsPaid { seat, ships } => log("ships-paid", seat).with("ships", ships),
            Event::DucatsPaid { seat, ducats } => log("ducats-paid", seat).with("ducats", ducats),
            Event::ColonistsPaid { seat, colonists } => {
                log("colonists-paid", seat).with("colonists", colonists)
            }
            Event::Acted { seat, deed, by } if seat == by => log(&format!("acts-{}", deed.id()), seat),
            Event::Acted { seat, deed, by } => log(&format!("spies-{}", deed.id()), seat).with("by", by),
            Event::Advanced { seat, column, row } => {
                log("advanced", seat).with("column", column.phrase()).with("row", row)
            }
            Event::Drew { seat, cards } => log("drew", seat).with("cards", card_phrases(cards)),
            Event::DrewUnseen { seat, count } => log("drew-unseen", seat).with("count", count),
            Event::Revealed { seat, cards, colonists } => {
                log("revealed", seat).with("cards", card_phrases(cards)).with("colonists", colonists)
            }
            Event::Reshuffled => Phrase::new("go-log-reshuffled"),
            Event::CardPlayed { seat, card } => log("card", seat).with("card", card.phrase()),
            Event::CardDiscarded { seat, card } => log("card-discarded", seat).with("card", card.phrase()),
            Event::Named { seat, city } => log("named", seat).with("city", city.phrase()),
            Event::Founded { seat, colony } => log("founded", seat).with("colony", colony.phrase()),
            Event::Failed { seat, city } => log("failed", seat).with("city", city.phrase()),
            Event::TileUsed { seat, tile } => log("used", seat).with("tile", tile.phrase()),
            Event::Spied { seat, on } => log("spied", seat).with("on", on),
            Event::Favored { seat, tile } => log("favored", seat).with("tile", tile.phrase()),
            Event::Swapped { seat, tile, at } => {
                log("swapped", seat).with("tile", tile.phrase()).with("at", at.phrase())
            }
            Event::DutyDone { seat, tile } => log("duty", seat).with("tile", tile.phrase()),
            Event::Bonanza { seat, bonanza } => log("bonanza", seat).with("bonanza", bonanza.phrase()),
            Event::BonusPlayed { seat } => log("bonus", seat),
            Event::BonusPassed { seat } => log("bonus-pass", seat),
            Event::Ended => Phrase::new("go-log-ended"),
        }
    }

    /// Joins Build ships and Taxes with their gains in one line.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn lines(_: &[&Event], events: &[&Event]) -> Vec<Option<Phrase>> {
        let acted = |event: &Event| match *event {
            Event::Acted { seat, deed: deed @ (Deed::Ships | Deed::Taxes), by } if seat == by => {
                Some((seat, deed))
            }
            _ => None,
        };
        let gained = |event: &Event| match *event {
            Event::Gained { seat, ships, colonists, ducats, actions } => {
                Some((seat, Gains { ships, colonists, ducats, actions, ..Gains::default() }))
            }
            _ => None,
        };
        let line = |(at, event): (usize, &&Event)| {
            let next = events.get(at + 1).and_then(|next| gained(next));
            let last = at.checked_sub(1).and_then(|last| acted(events[last]));
            match (acted(event), next, gained(event), last) {
                (Some((seat, _)), Some((own, _)), ..) if seat == own => None,
                (_, _, Some((seat, gains)), Some((own, deed))) if seat == own => {
                    let line = Phrase::new("go-log-acts-gained").with("seat", seat).with("deed", deed.id());
                    Some(line.with("gains", amounts(gains)))
                }
                _ => Some(event.say()),
            }
        };
        events.iter().enumerate().map(line).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn setup(events: &[&Event]) -> Vec<Option<Phrase>> {
        let begun = events.iter().find_map(|event| match **event {
            Event::PhaseBegan { phase, removed } => Some((phase, removed)),
            _ => None,
        });
        let line = |event: &&Event| match (*event, begun) {
            (&Event::FirstDrawn { seat, .. }, Some((phase, removed))) => Some(
                Phrase::new("go-log-setup")
                    .with("seat", seat)
                    .with("phase", phase.phrase())
                    .with("tiles", removed.iter().map(TileId::phrase).collect::<Vec<_>>()),
            ),
            (Event::PhaseBegan { .. }, _)
                if events.iter().any(|event| matches!(event, Event::FirstDrawn { .. })) =>
            {
                None
            }
            _ => Some(event.say()),
        };
        events.iter().map(line).collect()
    }
}

//! Game events, for the log and the animation.

use engine::{Phrase, Say, Seat, phrase};
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

engine::events! {
    /// A game event.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the fields are named after what they hold")]
    #[ts(rename = "GoaEvent")]
    pub enum Event {
        /// Players reveal cards in turn until one shows an elephant; its seat begins.
        FirstDrawn { seat: Seat, cards: Cards, card: CardId }
            => "go-log-first" [seat, card, count: cards.len()];
        /// A phase begins; `removed` lists the tiles taken out of it.
        PhaseBegan { phase: Phase, removed: Tiles }
            => "go-log-phase" [phase, tiles: removed.iter().map(TileId::phrase).collect::<Vec<_>>()];
        /// A round begins.
        RoundBegan { round: u8 } => "go-log-round" [round];
        /// The flag is placed.
        FlagPlaced { seat: Seat, at: Spot } => "go-log-flag" [seat, at];
        /// A tile is marked with a token.
        Marked { seat: Seat, token: u8, tile: TileId, at: Spot } => "go-log-marked" [seat, tile, token, at];
        /// An auction opens; without a tile the item is the flag.
        AuctionBegan { seller: Seat, token: u8, tile: Option<TileId>, at: Spot }
            => "go-log-auction" [seat: seller, item: item(tile), token, at];
        /// A bid.
        BidMade { seat: Seat, ducats: u16 } => "go-log-bid" [seat, ducats];
        /// A bidder passes.
        BidPassed { seat: Seat } => "go-log-bid-pass" [seat];
        /// The seller sells to the highest bidder.
        Sold { seller: Seat, winner: Seat, ducats: u16, tile: Option<TileId> }
            => "go-log-sold" [seat: winner, item: item(tile), ducats, seller];
        /// The seller buys and pays the bank.
        Bought { seller: Seat, ducats: u16, tile: Option<TileId> }
            => "go-log-bought" [seat: seller, item: item(tile), ducats];
        /// There is no bid: the seller takes the item for free.
        TakenFree { seller: Seat, tile: Option<TileId> } => "go-log-free" [seat: seller, item: item(tile)];
        /// A player gains goods from the supply.
        Gained { seat: Seat, ships: u8, colonists: u8, ducats: u8, actions: u8 }
            => "go-log-gained" [seat, gains: amounts(Gains { ships, colonists, ducats, actions, ..Gains::default() })];
        /// A plantation is placed.
        Planted { seat: Seat, tile: TileId } => "go-log-planted" [seat, tile];
        /// A plantation is discarded.
        Cleared { seat: Seat, tile: TileId } => "go-log-cleared" [seat, tile];
        /// A tile is laid before its owner.
        Kept { seat: Seat, tile: TileId } => "go-log-kept" [seat, tile];
        /// A spice is put on a field.
        SpicePlaced { seat: Seat, spice: Spice, plot: PlotId } => "go-log-spice" [seat, spice, plot];
        /// A spice goes back to the supply.
        SpiceGiven { seat: Seat, spice: Spice, plot: PlotId } => "go-log-given" [seat, spice, plot];
        /// Ships are paid.
        ShipsPaid { seat: Seat, ships: u8 } => "go-log-ships-paid" [seat, ships];
        /// Ducats are paid to the bank.
        DucatsPaid { seat: Seat, ducats: u8 } => "go-log-ducats-paid" [seat, ducats];
        /// Colonists are paid.
        ColonistsPaid { seat: Seat, colonists: u8 } => "go-log-colonists-paid" [seat, colonists];
        /// A player takes an action, perhaps with another player's marker.
        Acted { seat: Seat, deed: Deed, by: Seat } => {
            if seat == by {
                phrase!(format!("go-log-acts-{}", deed.id()), seat)
            } else {
                phrase!(format!("go-log-spies-{}", deed.id()), seat, by)
            }
        };
        /// A marker moves down.
        Advanced { seat: Seat, column: Column, row: u8 } => "go-log-advanced" [seat, column, row];
        /// Cards are drawn, as their owner sees it.
        Drew { seat: Seat, cards: Cards } => "go-log-drew" [seat, cards: card_phrases(cards)];
        /// Cards are drawn, as the other players see it.
        DrewUnseen { seat: Seat, count: u8 } => "go-log-drew-unseen" [seat, count];
        /// Cards are revealed.
        Revealed { seat: Seat, cards: Cards, colonists: u8 }
            => "go-log-revealed" [seat, cards: card_phrases(cards), colonists];
        /// The discard pile becomes the draw pile.
        Reshuffled => "go-log-reshuffled";
        /// A card is played.
        CardPlayed { seat: Seat, card: CardId } => "go-log-card" [seat, card];
        /// A card is discarded.
        CardDiscarded { seat: Seat, card: CardId } => "go-log-card-discarded" [seat, card];
        /// A colony is named.
        Named { seat: Seat, city: City } => "go-log-named" [seat, city];
        /// A colony is founded.
        Founded { seat: Seat, colony: ColonyId } => "go-log-founded" [seat, colony];
        /// A founding fails.
        Failed { seat: Seat, city: City } => "go-log-failed" [seat, city];
        /// A tile is used.
        TileUsed { seat: Seat, tile: TileId } => "go-log-used" [seat, tile];
        /// A player spies on another.
        Spied { seat: Seat, on: Seat } => "go-log-spied" [seat, on];
        /// A removed tile is taken with Favor.
        Favored { seat: Seat, tile: TileId } => "go-log-favored" [seat, tile];
        /// A tile of the play area is taken with Swap.
        Swapped { seat: Seat, tile: TileId, at: Spot } => "go-log-swapped" [seat, tile, at];
        /// A Duty is fulfilled.
        DutyDone { seat: Seat, tile: TileId } => "go-log-duty" [seat, tile];
        /// A Bonanza tile is shown.
        Bonanza { seat: Seat, bonanza: BonanzaId } => "go-log-bonanza" [seat, bonanza];
        /// A bonus-action card is played.
        BonusPlayed { seat: Seat } => "go-log-bonus" [seat];
        /// A player takes no more bonus actions this round.
        BonusPassed { seat: Seat } => "go-log-bonus-pass" [seat];
        /// The game is over.
        Ended => "go-log-ended";
    }
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
    fn round(&self) -> Option<u16> {
        if let Event::RoundBegan { round } = *self { Some(round.into()) } else { None }
    }

    fn say(&self) -> Phrase {
        self.message()
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

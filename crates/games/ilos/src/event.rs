//! Game events, for the log and the animation.

use engine::{Phrase, Say, Seat, phrase};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Card, Ending, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::Cell;
use crate::sets::{Cards, Production};
use crate::state::{Berth, Deed};
use crate::words::deed_phrase;

engine::events! {
    /// A game event.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the fields are named after what they hold")]
    #[ts(rename = "IlosEvent")]
    pub enum Event {
        /// The first player.
        FirstChosen { seat: Seat } => "il-log-first" [seat];
        /// A hand is redrawn: this many cards are thrown, face down.
        Redrew { seat: Seat, cards: u8 } => "il-log-redrew" [seat, count: cards];
        /// A round begins.
        RoundBegan { round: u8 } => "il-log-round" [round];
        /// A card is played, face up.
        Played { seat: Seat, card: Card } => "il-log-played" [seat, card];
        /// This many cards are paid, face down.
        Paid { seat: Seat, cards: u8 } => "il-log-paid" [seat, count: cards];
        /// A tile comes into play.
        Explored { seat: Seat, tile: TileId, at: Cell, rotation: u8 } => "il-log-explored" [seat, tile];
        /// Two islands have become one.
        Merged { island: PieceId, joined: PieceId }
            => "il-log-merged" [island: island.island(), joined: joined.island()];
        /// A ship lands at a coast.
        Landed { seat: Seat, ship: Berth, island: PieceId } => {
            match ship {
                Berth::Reserve => phrase!("il-log-landed", seat, island: island.island()),
                Berth::Coast(_) | Berth::Lair(_) => {
                    phrase!("il-log-moved", seat, from: berth(ship), island: island.island())
                }
            }
        };
        /// A ship goes to a lair.
        Raided { seat: Seat, ship: Berth, tile: TileId } => "il-log-raided" [seat, from: berth(ship), tile];
        /// A tile is revealed in the exploration zone.
        Revealed { tile: TileId } => "il-log-revealed" [tile];
        /// A pioneer is placed.
        Settled {
            seat: Seat,
            island: PieceId,
            site: SiteId,
            #[serde(rename = "site_kind")]
            kind: SiteKind,
        } => "il-log-settled" [seat, island: island.island(), kind];
        /// Gold is found in ruins.
        Found { seat: Seat, gold: u8 } => "il-log-found" [seat, gold];
        /// A building is built: a counting house that copies something, or a fort.
        Built { seat: Seat, island: PieceId, site: SiteId, copies: Option<Resource> } => {
            match copies {
                None => phrase!("il-log-fort", seat, island: island.island()),
                Some(resource) => phrase!("il-log-house", seat, island: island.island(), resource),
            }
        };
        /// A resource is paid, and its price rises.
        Raised { seat: Seat, resource: Resource, price: u8 } => "il-log-raised" [seat, resource, price];
        /// Resources are produced.
        Produced { seat: Seat, production: Production }
            => "il-log-produced" [seat, goods: production.phrases("il-amount")];
        /// Cards are drawn, as their owner sees it.
        Drew { seat: Seat, cards: Cards } => "il-log-drew" [seat, cards: cards.phrases("il-amount")];
        /// Cards are drawn, as the other players see it.
        DrewUnseen { seat: Seat, count: u8 } => "il-log-drew-unseen" [seat, count];
        /// The discard pile becomes the draw pile.
        Reshuffled => "il-log-reshuffled";
        /// Cards are taken from a hand, as taker and victim see it.
        Took { seat: Seat, victim: Seat, cards: Cards }
            => "il-log-took" [seat, victim, cards: cards.phrases("il-amount")];
        /// Cards are taken from a hand, as the other players see it.
        TookUnseen { seat: Seat, victim: Seat, count: u8 } => "il-log-took-unseen" [seat, victim, count];
        /// There are no cards to draw.
        DrawLost { seat: Seat, count: u8 } => "il-log-draw-lost" [seat, count];
        /// A player has placed the last pioneer.
        LastRound { seat: Seat } => "il-log-last-round" [seat];
        /// The game is over.
        Ended { ending: Ending } => { Phrase::new(format!("il-log-ended-{}", ending.id())) };
    }
}

/// The localized berth a ship leaves.
pub(crate) fn berth(ship: Berth) -> Phrase {
    match ship {
        Berth::Reserve => Phrase::new("il-berth-reserve"),
        Berth::Coast(island) => Phrase::new("il-berth-coast").with("island", island.island()),
        Berth::Lair(tile) => Phrase::new("il-berth-lair").with("tile", tile.phrase()),
    }
}

impl Say for Event {
    fn round(&self) -> Option<u16> {
        if let Event::RoundBegan { round } = *self { Some(round.into()) } else { None }
    }

    fn say(&self) -> Phrase {
        self.message()
    }

    /// Joins a card, its payment and its effect in one line, and also a tile and the ship that lands with it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn lines(before: &[&Event], events: &[&Event]) -> Vec<Option<Phrase>> {
        let line = |(at, event): (usize, &&Event)| {
            let earlier = || before.iter().chain(&events[..at]).rev().copied();
            match **event {
                Event::Played { .. } | Event::Paid { .. } => None,
                Event::Explored { .. }
                    if events[at..].iter().any(|event| matches!(event, Event::Landed { .. })) =>
                {
                    None
                }
                Event::DrewUnseen { seat, .. } => {
                    let redrew =
                        |event: &Event| matches!(*event, Event::Redrew { seat: own, .. } if own == seat);
                    (!events[..at].iter().any(|event| redrew(event))).then(|| event.say())
                }
                _ => Some(with_card(event, earlier()).unwrap_or_else(|| event.say())),
            }
        };
        events.iter().enumerate().map(line).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn setup(events: &[&Event]) -> Vec<Option<Phrase>> {
        let count = events.iter().find_map(|event| match **event {
            Event::DrewUnseen { count, .. } => Some(count),
            Event::Drew { cards, .. } => Some(cards.len()),
            _ => None,
        });
        let tiles: Vec<Phrase> = events
            .iter()
            .filter_map(|event| if let Event::Revealed { tile } = event { Some(tile.phrase()) } else { None })
            .collect();
        let line = |event: &&Event| match **event {
            Event::FirstChosen { seat } => {
                let line = Phrase::new("il-log-setup").with("seat", seat).with("tiles", tiles.clone());
                Some(line.with("count", count.unwrap_or(0)))
            }
            Event::Revealed { .. } | Event::DrewUnseen { .. } => None,
            _ => Some(event.say()),
        };
        events.iter().map(line).collect()
    }
}

/// The effect of a card, as a part of a sentence.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events are the effect of a card")]
fn deed(event: &Event, tile: Option<TileId>) -> Option<(Seat, Phrase)> {
    // None of these effects names a cell.
    let phrase = |deed: Deed| deed_phrase(deed, |_| Phrase::new("il-cell-open"));
    match *event {
        Event::Landed { seat, ship, island } => Some((
            seat,
            match tile {
                Some(tile) => Phrase::new("il-deed-explored")
                    .with("tile", tile.phrase())
                    .with("island", island.island()),
                None => phrase(Deed::Land { ship, island }),
            },
        )),
        Event::Raided { seat, ship, tile } => Some((seat, phrase(Deed::Raid { ship, tile }))),
        Event::Settled { seat, island, kind, .. } => {
            Some((seat, phrase(Deed::Settle { island, site: kind })))
        }
        Event::Built { seat, island, copies: None, .. } => Some((seat, phrase(Deed::Fort { island }))),
        Event::Built { seat, island, copies: Some(copies), .. } => {
            Some((seat, phrase(Deed::House { island, copies })))
        }
        Event::Raised { seat, resource, price } => Some((
            seat,
            Phrase::new("il-deed-raise").with("resource", resource.phrase()).with("price", price),
        )),
        _ => None,
    }
}

/// The line of an event with the played card and its payment; `earlier` lists the latest event first.
#[expect(clippy::wildcard_enum_match_arm, reason = "any other event ends the search")]
fn with_card<'a>(event: &Event, earlier: impl Iterator<Item = &'a Event>) -> Option<Phrase> {
    let (mut paid, mut tile) = (0, None);
    let mut card = None;
    for one in earlier {
        match *one {
            Event::Paid { cards, .. } => paid += cards,
            Event::Explored { tile: own, .. } => tile = Some(own),
            Event::Merged { .. } => (),
            Event::Played { card: own, .. } => {
                card = Some(own);
                break;
            }
            _ => break,
        }
    }
    let (seat, deed) = deed(event, tile)?;
    match (card, tile, event) {
        (Some(card), ..) => Some(
            Phrase::new("il-log-with-card")
                .with("seat", seat)
                .with("card", card.phrase())
                .with("paid", paid)
                .with("deed", deed),
        ),
        (None, Some(tile), &Event::Landed { island, .. }) => Some(
            Phrase::new("il-log-explored-landed")
                .with("seat", seat)
                .with("tile", tile.phrase())
                .with("island", island.island()),
        ),
        _ => None,
    }
}

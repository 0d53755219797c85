//! Game events, for the log and the animation.

use engine::{Phrase, Say, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Card, Ending, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::Cell;
use crate::sets::{Cards, Production};
use crate::state::{Berth, Deed};
use crate::words::deed_phrase;

/// A game event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "IlosEvent")]
pub enum Event {
    /// The first player.
    FirstChosen { seat: Seat },
    /// A hand is redrawn: this many cards are thrown, face down.
    Redrew { seat: Seat, cards: u8 },
    /// A round begins.
    RoundBegan { round: u8 },
    /// A card is played, face up.
    Played { seat: Seat, card: Card },
    /// This many cards are paid, face down.
    Paid { seat: Seat, cards: u8 },
    /// A tile comes into play.
    Explored { seat: Seat, tile: TileId, at: Cell, rotation: u8 },
    /// Two islands have become one.
    Merged { island: PieceId, joined: PieceId },
    /// A ship lands at a coast.
    Landed { seat: Seat, ship: Berth, island: PieceId },
    /// A ship goes to a lair.
    Raided { seat: Seat, ship: Berth, tile: TileId },
    /// A tile is revealed in the exploration zone.
    Revealed { tile: TileId },
    /// A pioneer is placed.
    Settled {
        seat: Seat,
        island: PieceId,
        site: SiteId,
        #[serde(rename = "site_kind")]
        kind: SiteKind,
    },
    /// Gold is found in ruins.
    Found { seat: Seat, gold: u8 },
    /// A building is built: a counting house that copies something, or a fort.
    Built { seat: Seat, island: PieceId, site: SiteId, copies: Option<Resource> },
    /// A resource is paid, and its price rises.
    Raised { seat: Seat, resource: Resource, price: u8 },
    /// Resources are produced.
    Produced { seat: Seat, production: Production },
    /// Cards are drawn, as their owner sees it.
    Drew { seat: Seat, cards: Cards },
    /// Cards are drawn, as the other players see it.
    DrewUnseen { seat: Seat, count: u8 },
    /// The discard pile becomes the draw pile.
    Reshuffled,
    /// Cards are taken from a hand, as taker and victim see it.
    Took { seat: Seat, victim: Seat, cards: Cards },
    /// Cards are taken from a hand, as the other players see it.
    TookUnseen { seat: Seat, victim: Seat, count: u8 },
    /// There are no cards to draw.
    DrawLost { seat: Seat, count: u8 },
    /// A player has placed the last pioneer.
    LastRound { seat: Seat },
    /// The game is over.
    Ended { ending: Ending },
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
    fn say(&self) -> Phrase {
        let log = |id: &str, seat: Seat| Phrase::new(format!("il-log-{id}")).with("seat", seat);
        match *self {
            Event::Redrew { seat, cards } => log("redrew", seat).with("count", cards),
            Event::FirstChosen { seat } => log("first", seat),
            Event::RoundBegan { round } => Phrase::new("il-log-round").with("round", round),
            Event::Played { seat, card } => log("played", seat).with("card", card.phrase()),
            Event::Paid { seat, cards } => log("paid", seat).with("count", cards),
            Event::Explored { seat, tile, .. } => log("explored", seat).with("tile", tile.phrase()),
            Event::Merged { island, joined } => {
                Phrase::new("il-log-merged").with("island", island.island()).with("joined", joined.island())
            }
            Event::Landed { seat, ship: Berth::Reserve, island } => {
                log("landed", seat).with("island", island.island())
            }
            Event::Landed { seat, ship, island } => {
                log("moved", seat).with("from", berth(ship)).with("island", island.island())
            }
            Event::Raided { seat, ship, tile } => {
                log("raided", seat).with("from", berth(ship)).with("tile", tile.phrase())
            }
            Event::Revealed { tile } => Phrase::new("il-log-revealed").with("tile", tile.phrase()),
            Event::Settled { seat, island, kind, .. } => {
                log("settled", seat).with("island", island.island()).with("kind", kind.phrase())
            }
            Event::Found { seat, gold } => log("found", seat).with("gold", gold),
            Event::Built { seat, island, copies: None, .. } => {
                log("fort", seat).with("island", island.island())
            }
            Event::Built { seat, island, copies: Some(resource), .. } => {
                log("house", seat).with("island", island.island()).with("resource", resource.phrase())
            }
            Event::Raised { seat, resource, price } => {
                log("raised", seat).with("resource", resource.phrase()).with("price", price)
            }
            Event::Produced { seat, production } => {
                log("produced", seat).with("goods", production.phrases("il-amount"))
            }
            Event::Drew { seat, cards } => log("drew", seat).with("cards", cards.phrases("il-amount")),
            Event::DrewUnseen { seat, count } => log("drew-unseen", seat).with("count", count),
            Event::Reshuffled => Phrase::new("il-log-reshuffled"),
            Event::Took { seat, victim, cards } => {
                log("took", seat).with("victim", victim).with("cards", cards.phrases("il-amount"))
            }
            Event::TookUnseen { seat, victim, count } => {
                log("took-unseen", seat).with("victim", victim).with("count", count)
            }
            Event::DrawLost { seat, count } => log("draw-lost", seat).with("count", count),
            Event::LastRound { seat } => log("last-round", seat),
            Event::Ended { ending } => Phrase::new(format!("il-log-ended-{}", ending.id())),
        }
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

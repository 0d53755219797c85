//! Events, for the log and the animation.

use engine::{Phrase, Say, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::Cards;
use crate::ids::{DevelopmentId, Marker, Resource};
use crate::state::{Changes, Ending};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "MundusNovusEvent")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum Event {
    /// The market is laid out at setup.
    MarketLaid { cards: Cards },
    /// The first Trade Master is named.
    MasterNamed { seat: Seat },
    /// A round begins.
    RoundBegun { round: u16 },
    /// Coronado's owner pays for an event.
    EventBought { seat: Seat, marker: Marker, doubloons: u16 },
    /// The event marker is set.
    MarkerSet { marker: Option<Marker> },
    /// Stored cards return to the hand.
    StoreEmptied { seat: Seat, count: u8 },
    /// The discard pile becomes the draw pile.
    Reshuffled { count: u8 },
    /// Cards are dealt, as their owner sees it.
    Dealt { seat: Seat, cards: Cards },
    /// Cards are dealt, as the others see it.
    DealtUnseen { seat: Seat, count: u8 },
    /// Ponce de León's owner assigns a caravel to a squadron.
    Assigned { seat: Seat, caravel: DevelopmentId, number: u8 },
    /// The pool is turned up.
    PoolTurnedUp { cards: Cards },
    /// A card of the pool is taken.
    Picked { seat: Seat, card: Resource },
    /// The last squadron takes the rest of the pool.
    PoolEmptied { seat: Seat, cards: Cards },
    /// A card is lost to Pirates.
    Plundered { seat: Seat, card: Resource },
    /// The Trade Master announces the size of the offers.
    Announced { seat: Seat, number: u8 },
    /// A card is laid out face down, as its owner sees it.
    OfferedCard { seat: Seat, card: Resource },
    /// An offer is complete.
    OfferReady { seat: Seat },
    /// An offer is revealed.
    OfferShown { seat: Seat, cards: Cards, total: u16 },
    /// The Trade Master keeps the token.
    TitleKept { seat: Seat },
    /// There is a new Trade Master.
    TitleWon { seat: Seat },
    /// A card on offer is taken.
    Taken { seat: Seat, card: Resource, from: Seat },
    /// The taken card goes to the hand.
    Kept { seat: Seat, card: Resource },
    /// The taken card is swapped with the market.
    Swapped { seat: Seat, card: Resource, got: Resource },
    /// MN-7.30: Orellana's owner is paid for the market.
    OrellanaPaid { seat: Seat, doubloons: u16 },
    /// MN-5.19: the cards left on offer return to the hand.
    OfferTakenBack { seat: Seat, cards: Cards },
    /// The Trade Master gives a secret card, as giver and receiver see it.
    Compensated { giver: Seat, receiver: Seat, card: Resource },
    /// The Trade Master gives a secret card, as the others see it.
    CompensatedUnseen { giver: Seat, receiver: Seat },
    /// The Trade Master chooses who acts first.
    FirstChosen { seat: Seat, first: Seat },
    /// An identical combination is made.
    IdenticalMade {
        seat: Seat,
        of: Resource,
        size: u8,
        cards: Cards,
        #[ts(as = "Vec<crate::state::Change>")]
        changes: Changes,
    },
    /// A Development is taken from the queue.
    DevelopmentTaken { seat: Seat, card: DevelopmentId },
    /// MN-7.20: a Development is drawn from the pile.
    DevelopmentDrawn { seat: Seat, card: DevelopmentId },
    /// A Development is turned up at the end of the queue.
    QueueRefilled { card: DevelopmentId },
    /// A different combination is made.
    DifferentMade {
        seat: Seat,
        set: Cards,
        cards: Cards,
        #[ts(as = "Vec<crate::state::Change>")]
        changes: Changes,
        doubloons: u16,
    },
    /// Relics are sold alone.
    RelicsSold { seat: Seat, number: u8, doubloons: u16 },
    /// The perfect combination is shown.
    PerfectShown {
        seat: Seat,
        cards: Cards,
        #[ts(as = "Vec<crate::state::Change>")]
        changes: Changes,
    },
    /// Developments pay.
    Income { seat: Seat, doubloons: u16 },
    /// Shipyards pay.
    ShipyardIncome { seat: Seat, doubloons: u16 },
    /// Cards are stored, as their owner sees it.
    Stored { seat: Seat, cards: Cards },
    /// Cards are stored, as the others see it.
    StoredUnseen { seat: Seat, count: u8 },
    /// The rest of the hand is discarded.
    Discarded { seat: Seat, cards: Cards },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// The game is over.
    GameOver { ending: Ending },
}

pub(crate) fn change_phrases(changes: &Changes) -> Vec<Phrase> {
    let one = |change: crate::state::Change| {
        let phrase = Phrase::new("mn-change").with("merchant", change.merchant.phrase());
        phrase.with("from", change.from.phrase()).with("to", change.to.phrase())
    };
    changes.iter().map(one).collect()
}

/// The sentence for a combination; `with` is its message id when merchants are used.
fn with_changes(id: &'static str, with: &'static str, changes: &Changes) -> Phrase {
    if changes.is_empty() {
        Phrase::new(id)
    } else {
        Phrase::new(with).with("changes", change_phrases(changes))
    }
}

fn seat_name(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}

impl Say for Event {
    fn say(&self) -> Phrase {
        let say = Phrase::new;
        match *self {
            Event::MarketLaid { cards } => say("mn-log-market").with("cards", cards.phrases()),
            Event::MasterNamed { seat } => say("mn-log-master").with("seat", seat),
            Event::RoundBegun { round } => say("mn-log-round").with("round", round),
            Event::EventBought { seat, marker, doubloons } => say("mn-log-event-bought")
                .with("seat", seat)
                .with("event", marker.phrase())
                .with("n", doubloons),
            Event::MarkerSet { marker: Some(marker) } => say("mn-log-event").with("event", marker.phrase()),
            Event::MarkerSet { marker: None } => say("mn-log-no-event"),
            Event::StoreEmptied { seat, count } => say("mn-log-unstored").with("seat", seat).with("n", count),
            Event::Reshuffled { count } => say("mn-log-reshuffled").with("n", count),
            Event::Dealt { seat, cards } => {
                say("mn-log-dealt").with("seat", seat).with("cards", cards.phrases())
            }
            Event::DealtUnseen { seat, count } => {
                say("mn-log-dealt-unseen").with("seat", seat).with("n", count)
            }
            Event::Assigned { seat, caravel, number } => {
                say("mn-log-assigned").with("seat", seat).with("card", caravel.phrase()).with("n", number)
            }
            Event::PoolTurnedUp { cards } => say("mn-log-pool").with("cards", cards.phrases()),
            Event::Picked { seat, card } => {
                say("mn-log-picked").with("seat", seat).with("card", card.phrase())
            }
            Event::PoolEmptied { seat, cards } => {
                say("mn-log-pool-emptied").with("seat", seat).with("cards", cards.phrases())
            }
            Event::Plundered { seat, card } => {
                say("mn-log-plundered").with("seat", seat).with("card", card.phrase())
            }
            Event::Announced { seat, number } => say("mn-log-announced").with("seat", seat).with("n", number),
            Event::OfferedCard { seat, card } => {
                say("mn-log-offered").with("seat", seat).with("card", card.phrase())
            }
            Event::OfferReady { seat } => say("mn-log-offer-ready").with("seat", seat),
            Event::OfferShown { seat, cards, total } => {
                say("mn-log-offer").with("seat", seat).with("cards", cards.phrases()).with("total", total)
            }
            Event::TitleKept { seat } => say("mn-log-title-kept").with("seat", seat),
            Event::TitleWon { seat } => say("mn-log-title").with("seat", seat),
            Event::Taken { seat, card, from } => {
                say("mn-log-taken").with("seat", seat).with("card", card.phrase()).with("from", from)
            }
            Event::Kept { seat, card } => say("mn-log-kept").with("seat", seat).with("card", card.phrase()),
            Event::Swapped { seat, card, got } => {
                say("mn-log-swapped").with("seat", seat).with("card", card.phrase()).with("got", got.phrase())
            }
            Event::OrellanaPaid { seat, doubloons } => {
                say("mn-log-orellana").with("seat", seat).with("n", doubloons)
            }
            Event::OfferTakenBack { seat, cards } => {
                say("mn-log-taken-back").with("seat", seat).with("cards", cards.phrases())
            }
            Event::Compensated { giver, receiver, card } => say("mn-log-compensated")
                .with("giver", giver)
                .with("receiver", receiver)
                .with("card", card.phrase()),
            Event::CompensatedUnseen { giver, receiver } => {
                say("mn-log-compensated-unseen").with("giver", giver).with("receiver", receiver)
            }
            Event::FirstChosen { seat, first } if seat == first => {
                say("mn-log-first-self").with("seat", seat)
            }
            Event::FirstChosen { seat, first } => say("mn-log-first").with("seat", seat).with("first", first),
            Event::IdenticalMade { seat, of, size, cards, changes } => {
                with_changes("mn-log-identical", "mn-log-identical-changed", &changes)
                    .with("seat", seat)
                    .with("n", size)
                    .with("of", of.phrase())
                    .with("cards", cards.phrases())
            }
            Event::DevelopmentTaken { seat, card } => {
                say("mn-log-development").with("seat", seat).with("card", card.phrase())
            }
            Event::DevelopmentDrawn { seat, card } => {
                say("mn-log-drawn").with("seat", seat).with("card", card.phrase())
            }
            Event::QueueRefilled { card } => say("mn-log-refilled").with("card", card.phrase()),
            Event::DifferentMade { seat, set, cards: _, changes, doubloons } => {
                with_changes("mn-log-different", "mn-log-different-changed", &changes)
                    .with("seat", seat)
                    .with("cards", set.phrases())
                    .with("count", set.len())
                    .with("n", doubloons)
            }
            Event::RelicsSold { seat, number, doubloons } => {
                say("mn-log-relics").with("seat", seat).with("count", number).with("n", doubloons)
            }
            Event::PerfectShown { seat, cards: _, changes } => {
                with_changes("mn-log-perfect", "mn-log-perfect-changed", &changes).with("seat", seat)
            }
            Event::Income { seat, doubloons } => say("mn-log-income").with("seat", seat).with("n", doubloons),
            Event::ShipyardIncome { seat, doubloons } => {
                say("mn-log-shipyards").with("seat", seat).with("n", doubloons)
            }
            Event::Stored { seat, cards } => {
                say("mn-log-stored").with("seat", seat).with("cards", cards.phrases())
            }
            Event::StoredUnseen { seat, count } => {
                say("mn-log-stored-unseen").with("seat", seat).with("n", count)
            }
            Event::Discarded { seat, cards } => {
                say("mn-log-discarded").with("seat", seat).with("cards", cards.phrases())
            }
            Event::TurnEnded { seat } => say("mn-log-turn-ended").with("seat", seat),
            Event::GameOver { ending } => {
                say("mn-log-over").with("ending", Phrase::new(format!("mn-ending-{}", ending.id())))
            }
        }
    }

    /// Merges a card taken and kept into one line, and the cards dealt to several players into another.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn lines(_: &[&Event], events: &[&Event]) -> Vec<Option<Phrase>> {
        let dealt = |event: &Event| match *event {
            Event::DealtUnseen { seat, count } => Some((seat, count)),
            _ => None,
        };
        let line = |(at, event): (usize, &&Event)| match **event {
            Event::Kept { .. } => None,
            Event::DealtUnseen { count, .. } => {
                let alike = |event: &&&Event| dealt(event).is_some_and(|(_, own)| own == count);
                let seats: Vec<Phrase> = events
                    .iter()
                    .filter(alike)
                    .filter_map(|event| dealt(event))
                    .map(|(seat, _)| seat_name(seat))
                    .collect();
                let is_first = !events[..at].iter().any(|event| alike(&event));
                match seats.len() {
                    1 => Some(event.say()),
                    _ => is_first
                        .then(|| Phrase::new("mn-log-dealt-several").with("seats", seats).with("n", count)),
                }
            }
            _ => Some(event.say()),
        };
        events.iter().enumerate().map(line).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn setup(events: &[&Event]) -> Vec<Option<Phrase>> {
        let market = events.iter().find_map(|event| {
            if let Event::MarketLaid { cards } = event { Some(cards.phrases()) } else { None }
        });
        let master = events
            .iter()
            .find_map(|event| if let Event::MasterNamed { seat } = event { Some(*seat) } else { None });
        let (Some(market), Some(master)) = (market, master) else { return Event::lines(&[], events) };
        let queue: Vec<Phrase> = events
            .iter()
            .filter_map(
                |event| if let Event::QueueRefilled { card } = event { Some(card.phrase()) } else { None },
            )
            .collect();
        let line = |event: &&Event| match **event {
            Event::MarketLaid { .. } => {
                let line = Phrase::new("mn-log-setup").with("cards", market.clone());
                Some(line.with("developments", queue.clone()).with("seat", master))
            }
            Event::QueueRefilled { .. } | Event::MasterNamed { .. } => None,
            _ => Some(event.say()),
        };
        events.iter().map(line).collect()
    }
}

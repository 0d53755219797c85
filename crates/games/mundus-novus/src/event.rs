//! Events, for the log and the animation.

use engine::{Phrase, Say, Seat, phrase};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::Cards;
use crate::ids::{DevelopmentId, Marker, Resource};
use crate::state::{Changes, Ending};

engine::events! {
    /// An event.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    #[ts(rename = "MundusNovusEvent")]
    #[allow(missing_docs, reason = "the field names are self-explanatory")]
    pub enum Event {
        /// The market is laid out at setup.
        MarketLaid { cards: Cards } => "mn-log-market" [cards: cards.phrases()];
        /// The first Trade Master is named.
        MasterNamed { seat: Seat } => "mn-log-master" [seat];
        /// A round begins.
        RoundBegun { round: u16 } => "mn-log-round" [round];
        /// Coronado's owner pays for an event.
        EventBought { seat: Seat, marker: Marker, doubloons: u16 }
            => "mn-log-event-bought" [seat, event: marker.phrase(), n: doubloons];
        /// The event marker is set.
        MarkerSet { marker: Option<Marker> }
            => { marker.map_or_else(|| Phrase::new("mn-log-no-event"), |event| phrase!("mn-log-event", event)) };
        /// Stored cards return to the hand.
        StoreEmptied { seat: Seat, count: u8 } => "mn-log-unstored" [seat, n: count];
        /// The discard pile becomes the draw pile.
        Reshuffled { count: u8 } => "mn-log-reshuffled" [n: count];
        /// Cards are dealt, as their owner sees it.
        Dealt { seat: Seat, cards: Cards } => "mn-log-dealt" [seat, cards: cards.phrases()];
        /// Cards are dealt, as the others see it.
        DealtUnseen { seat: Seat, count: u8 } => "mn-log-dealt-unseen" [seat, n: count];
        /// Ponce de León's owner assigns a caravel to a squadron.
        Assigned { seat: Seat, caravel: DevelopmentId, number: u8 }
            => "mn-log-assigned" [seat, card: caravel.phrase(), n: number];
        /// The pool is turned up.
        PoolTurnedUp { cards: Cards } => "mn-log-pool" [cards: cards.phrases()];
        /// A card of the pool is taken.
        Picked { seat: Seat, card: Resource } => "mn-log-picked" [seat, card];
        /// The last squadron takes the rest of the pool.
        PoolEmptied { seat: Seat, cards: Cards } => "mn-log-pool-emptied" [seat, cards: cards.phrases()];
        /// A card is lost to Pirates.
        Plundered { seat: Seat, card: Resource } => "mn-log-plundered" [seat, card];
        /// The Trade Master announces the size of the offers.
        Announced { seat: Seat, number: u8 } => "mn-log-announced" [seat, n: number];
        /// A card is laid out face down, as its owner sees it.
        OfferedCard { seat: Seat, card: Resource } => "mn-log-offered" [seat, card];
        /// An offer is complete.
        OfferReady { seat: Seat } => "mn-log-offer-ready" [seat];
        /// An offer is revealed.
        OfferShown { seat: Seat, cards: Cards, total: u16 }
            => "mn-log-offer" [seat, cards: cards.phrases(), total];
        /// The Trade Master keeps the token.
        TitleKept { seat: Seat } => "mn-log-title-kept" [seat];
        /// There is a new Trade Master.
        TitleWon { seat: Seat } => "mn-log-title" [seat];
        /// A card on offer is taken.
        Taken { seat: Seat, card: Resource, from: Seat } => "mn-log-taken" [seat, card, from];
        /// The taken card goes to the hand.
        Kept { seat: Seat, card: Resource } => "mn-log-kept" [seat, card];
        /// The taken card is swapped with the market.
        Swapped { seat: Seat, card: Resource, got: Resource } => "mn-log-swapped" [seat, card, got];
        /// MN-7.30: Orellana's owner is paid for the market.
        OrellanaPaid { seat: Seat, doubloons: u16 } => "mn-log-orellana" [seat, n: doubloons];
        /// MN-5.19: the cards left on offer return to the hand.
        OfferTakenBack { seat: Seat, cards: Cards } => "mn-log-taken-back" [seat, cards: cards.phrases()];
        /// The Trade Master gives a secret card, as giver and receiver see it.
        Compensated { giver: Seat, receiver: Seat, card: Resource }
            => "mn-log-compensated" [giver, receiver, card];
        /// The Trade Master gives a secret card, as the others see it.
        CompensatedUnseen { giver: Seat, receiver: Seat } => "mn-log-compensated-unseen" [giver, receiver];
        /// The Trade Master chooses who acts first.
        FirstChosen { seat: Seat, first: Seat } => {
            if seat == first { phrase!("mn-log-first-self", seat) } else { phrase!("mn-log-first", seat, first) }
        };
        /// An identical combination is made.
        IdenticalMade {
            seat: Seat,
            of: Resource,
            size: u8,
            cards: Cards,
            #[ts(as = "Vec<crate::state::Change>")]
            changes: Changes,
        } => {
            with_changes("mn-log-identical", "mn-log-identical-changed", &changes)
                .with("seat", seat)
                .with("n", size)
                .with("of", of)
                .with("cards", cards.phrases())
        };
        /// A Development is taken from the queue.
        DevelopmentTaken { seat: Seat, card: DevelopmentId } => "mn-log-development" [seat, card];
        /// MN-7.20: a Development is drawn from the pile.
        DevelopmentDrawn { seat: Seat, card: DevelopmentId } => "mn-log-drawn" [seat, card];
        /// A Development is turned up at the end of the queue.
        QueueRefilled { card: DevelopmentId } => "mn-log-refilled" [card];
        /// A different combination is made.
        DifferentMade {
            seat: Seat,
            set: Cards,
            cards: Cards,
            #[ts(as = "Vec<crate::state::Change>")]
            changes: Changes,
            doubloons: u16,
        } => {
            with_changes("mn-log-different", "mn-log-different-changed", &changes)
                .with("seat", seat)
                .with("cards", set.phrases())
                .with("count", set.len())
                .with("n", doubloons)
        };
        /// Relics are sold alone.
        RelicsSold { seat: Seat, number: u8, doubloons: u16 }
            => "mn-log-relics" [seat, count: number, n: doubloons];
        /// The perfect combination is shown.
        PerfectShown {
            seat: Seat,
            cards: Cards,
            #[ts(as = "Vec<crate::state::Change>")]
            changes: Changes,
        } => { with_changes("mn-log-perfect", "mn-log-perfect-changed", &changes).with("seat", seat) };
        /// Developments pay.
        Income { seat: Seat, doubloons: u16 } => "mn-log-income" [seat, n: doubloons];
        /// Shipyards pay.
        ShipyardIncome { seat: Seat, doubloons: u16 } => "mn-log-shipyards" [seat, n: doubloons];
        /// Cards are stored, as their owner sees it.
        Stored { seat: Seat, cards: Cards } => "mn-log-stored" [seat, cards: cards.phrases()];
        /// Cards are stored, as the others see it.
        StoredUnseen { seat: Seat, count: u8 } => "mn-log-stored-unseen" [seat, n: count];
        /// The rest of the hand is discarded.
        Discarded { seat: Seat, cards: Cards } => "mn-log-discarded" [seat, cards: cards.phrases()];
        /// A turn is over.
        TurnEnded { seat: Seat } => "mn-log-turn-ended" [seat];
        /// The game is over.
        GameOver { ending: Ending }
            => "mn-log-over" [ending: Phrase::new(format!("mn-ending-{}", ending.id()))];
    }
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
    fn round(&self) -> Option<u16> {
        if let Event::RoundBegun { round } = *self { Some(round) } else { None }
    }

    fn say(&self) -> Phrase {
        self.message()
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

//! Views, scores and audit of the toy game.

use serde::Serialize;

use crate::{Arg, Outcome, Page, Phrase, Seat, Sheet, Standing, Viewer, rank};

use super::{CARDS_OF_A_KIND, COINS, Cards, Hand, KINDS, LIBRARY, Plant, ROUNDS_MAX, Step, Toy};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(in crate::tests) struct ToyView {
    pub(in crate::tests) round: u8,
    pub(in crate::tests) market: Vec<u8>,
    pub(in crate::tests) hands: Vec<HandView>,
    pub(in crate::tests) bag_left: u8,
    pub(in crate::tests) discard: Cards,
    pub(in crate::tests) bank: u16,
    pub(in crate::tests) next: Option<u8>,
    pub(in crate::tests) step: String,
}

/// For each card of the market, the number of its kind that the seat would hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(in crate::tests) struct ToyAid {
    pub(in crate::tests) then: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(in crate::tests) struct HandView {
    pub(in crate::tests) cards: Option<Cards>,
    pub(in crate::tests) known: Cards,
    pub(in crate::tests) count: u8,
    pub(in crate::tests) coins: u16,
    pub(in crate::tests) is_done: bool,
    pub(in crate::tests) offer: Option<super::Offer>,
    /// Only with a planted fault.
    pub(in crate::tests) leak: Option<u8>,
}

pub(super) fn sheet(hand: &Hand) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.add("coins", i32::from(hand.coins));
    sheet.add("cards", hand.cards.iter().zip(0..).map(|(&n, kind)| i32::from(n) * kind).sum());
    sheet
}

pub(super) fn page(view: &ToyView) -> Page {
    let mut page = Page::default();
    page.heading(Phrase::new("toy-page").with("round", view.round));
    page.line(Phrase::plain(&view.step));
    let mut rows = vec![vec![Phrase::new("toy-seat"), Phrase::new("toy-coins"), Phrase::new("toy-cards")]];
    for (seat, hand) in view.hands.iter().enumerate() {
        let cards = Phrase::plain(format!("{} {:?}", hand.count, hand.cards));
        rows.push(vec![Phrase::plain(seat.to_string()), Phrase::plain(hand.coins.to_string()), cards]);
    }
    page.table(rows);
    page.line(Phrase::new("toy-market").with("n", Arg::from(view.market.len())));
    page
}

impl Toy {
    pub(super) fn seen_by(&self, viewer: Viewer) -> ToyView {
        let Toy { hands, market, bag, discard, bank, round, step, next, looked, .. } = self;
        let offers = match step {
            Step::Offer { offers, .. } => Some(offers),
            Step::Act { .. } | Step::Claim { .. } | Step::Over => None,
        };
        let shown = Seat::all(hands.len()).zip(hands).map(|(seat, hand)| {
            let own = viewer.is(seat) || !self.is_awaited();
            let offer = offers.map(|offers| offers[seat.index()]);
            HandView {
                cards: own.then_some(hand.cards),
                known: hand.known,
                count: hand.cards.iter().sum(),
                coins: hand.coins,
                is_done: offer.is_some_and(|offer| offer.stake.is_some()),
                offer: offer.filter(|_| own),
                leak: self.leak(hand, offer),
            }
        });
        ToyView {
            round: *round,
            market: market.to_vec(),
            hands: shown.collect(),
            bag_left: bag.iter().sum(),
            discard: *discard,
            bank: *bank,
            next: next.filter(|_| viewer.is_among(*looked)),
            step: format!("{:?}", std::mem::discriminant(step)),
        }
    }

    pub(super) fn worth_taking(&self, seat: Seat) -> Option<ToyAid> {
        let Step::Act { seat: actor, .. } = self.step else { return None };
        let is_for_all = self.has(Plant::AidStranger) && seat.index() < self.hands.len();
        if actor != seat && !is_for_all {
            return None;
        }
        let whose = if self.has(Plant::AidLeak) { seat.left(self.hands.len()) } else { seat };
        let held = self.hands[whose.index()].cards;
        Some(ToyAid { then: self.market.iter().map(|&kind| held[usize::from(kind)] + 1).collect() })
    }

    fn leak(&self, hand: &Hand, offer: Option<super::Offer>) -> Option<u8> {
        if self.has(Plant::ViewLeak) {
            return Some(hand.cards[0]);
        }
        if self.has(Plant::HandOrderLeak) {
            let known = hand.known.iter().position(|&n| n > 0)?;
            return Some(hand.cards[..known].iter().sum());
        }
        offer.filter(|_| self.has(Plant::StakeShown))?.stake
    }

    pub(super) fn result(&self) -> Option<Outcome> {
        if self.is_awaited() && !(self.has(Plant::OutcomeEarly) && self.round == 3) {
            return None;
        }
        let mut sheets: Vec<Sheet> = self.hands.iter().map(sheet).collect();
        let standings = Seat::all(sheets.len())
            .zip(&sheets)
            .map(|(seat, sheet)| Standing { seat, keys: vec![sheet.total(), sheet.points("coins")] })
            .collect();
        let (mut ranking, decided) = rank(standings);
        let mut winners = ranking[0].clone();
        if self.has(Plant::SheetWrong) {
            sheets[1].add("cards", 1);
        }
        if self.has(Plant::WinnerLast) {
            winners.clone_from(ranking.last()?);
        }
        if self.has(Plant::RankingShort) {
            ranking.pop();
        }
        let tie_break = decided.map(|_| "coins");
        Some(Outcome { winners, ranking, sheets, rivals: Vec::new(), ending: "rounds", tie_break })
    }

    pub(super) fn find_fault(&self) -> Result<(), String> {
        let Toy { data, options, hands, market, bag, discard, bank, round, turn, step, next, .. } = self;
        if self.has(Plant::AuditPanics) {
            assert!(*bank < 1000, "nobody is so rich");
        }
        let hold = |condition: bool, what: &str| if condition { Ok(()) } else { Err(what.to_owned()) };
        hold(LIBRARY.has(*data), "the data are another game's")?;
        hold((2..=4).contains(&hands.len()), "2 to 4 seats")?;
        hold(
            (1..=ROUNDS_MAX).contains(&options.rounds) && (1..=options.rounds).contains(round),
            "the round",
        )?;
        hold(*turn < 1000, "the turn")?;
        hold(market.iter().chain(next).all(|&kind| usize::from(kind) < KINDS), "a kind")?;
        hold(
            hands.iter().all(|hand| hand.known.iter().zip(&hand.cards).all(|(a, b)| a <= b)),
            "known cards",
        )?;
        for kind in 0..KINDS {
            let piles = hands.iter().map(|hand| hand.cards[kind]).chain([bag[kind], discard[kind]]);
            let open = market.iter().chain(next).filter(|&&open| usize::from(open) == kind).count();
            let all = piles.map(usize::from).sum::<usize>() + open;
            hold(all == usize::from(CARDS_OF_A_KIND), "cards are missing")?;
        }
        let pot = match step {
            Step::Act { seat, left } => {
                hold(seat.index() < hands.len() && (1..=2).contains(left), "whose turn it is")?;
                0
            }
            Step::Claim { seat, pot } => {
                hold(seat.index() < hands.len(), "who claims")?;
                *pot
            }
            Step::Offer { offers, first } => {
                hold(
                    offers.len() == hands.len() && first.is_none_or(|seat| seat.index() < hands.len()),
                    "offers",
                )?;
                hold(offers.iter().any(|offer| offer.stake.is_none()), "all are done")?;
                for (offer, hand) in offers.iter().zip(hands) {
                    let held = |kind: u8| hand.cards.get(usize::from(kind)).is_some_and(|&n| n > 0);
                    hold(offer.kind().is_none_or(held), "an offered card")?;
                    let stake = offer.stake.map_or(0, u16::from);
                    hold(stake <= hand.coins.min(2), "a stake")?;
                    hold(offer.stake.is_none() || offer.card.is_some(), "a stake without an offer")?;
                }
                0
            }
            Step::Over => 0,
        };
        let coins =
            hands.iter().map(|hand| u32::from(hand.coins)).sum::<u32>() + u32::from(*bank) + u32::from(pot);
        hold(coins == u32::from(COINS), "coins are missing")
    }
}

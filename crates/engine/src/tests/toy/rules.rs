//! Rules of the toy game: legality and effects.

use std::sync::atomic::{AtomicU32, Ordering};

use arrayvec::ArrayVec;

use crate::{DataId, Dice, Illegal, Journal, Phrase, Seat, Seats, Seed, Turn, Viewer};

use super::{
    Action, CARDS_OF_A_KIND, COINS, Cards, Event, Hand, KINDS, Offer, Options, Pick, Plant, Step, Toy,
};
use crate::Game;

const ACTIONS: u8 = 2;
const STAKE_MAX: u16 = 2;

pub(super) fn set_up(data: DataId, seats: usize, options: Options, seed: Seed) -> Toy {
    let mut dice = Dice::new(seed, "toy");
    let mut bag = [CARDS_OF_A_KIND; KINDS];
    let mut hands = ArrayVec::new();
    for _ in 0..seats {
        let mut cards = [0; KINDS];
        (0..3).for_each(|_| cards[dice.draw(&mut bag)] += 1);
        hands.push(Hand { cards, known: [0; KINDS], coins: 3 });
    }
    let bank = COINS - 3 * seats as u16;
    let mut toy = Toy {
        data,
        options,
        hands,
        market: ArrayVec::new(),
        bag,
        discard: [0; KINDS],
        bank,
        round: 1,
        turn: 0,
        step: Step::Act { seat: Seat(0), left: ACTIONS },
        dice,
        next: None,
        looked: Seats::NONE,
        lost: 0,
    };
    if toy.has(Plant::UndoAfterLook) {
        toy.next = Some(toy.dice.draw(&mut toy.bag) as u8);
    }
    toy.fill_market();
    toy
}

fn no(clause: &'static str) -> Result<(), Illegal> {
    Err(Illegal::new(clause, Phrase::new("toy-no")))
}

fn count(cards: &Cards) -> u8 {
    cards.iter().sum()
}

impl Hand {
    pub(super) fn hidden(&self, kind: usize) -> u8 {
        self.cards[kind] - self.known[kind]
    }
}

impl Toy {
    fn fill_market(&mut self) {
        static CALLS: AtomicU32 = AtomicU32::new(0);
        while !self.market.is_full() && count(&self.bag) > 0 {
            let kind = if self.has(Plant::NoDeterminism) {
                let skip = CALLS.fetch_add(1, Ordering::Relaxed) as usize % KINDS;
                let kind = (skip..KINDS).chain(0..skip).find(|&kind| self.bag[kind] > 0).expect("not empty");
                self.bag[kind] -= 1;
                let _ = self.dice.below(2);
                kind
            } else {
                self.dice.draw(&mut self.bag)
            };
            self.market.push(kind as u8);
        }
        self.market.sort_unstable();
    }

    /// The actions of the pending step, legal or not.
    pub(super) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let is_stranger_let_in = self.has(Plant::CandidateStranger) && seat.index() < self.hands.len();
        if !self.turn().actors().has(seat) && !is_stranger_let_in {
            return;
        }
        let kinds = 0..KINDS as u8;
        match &self.step {
            Step::Act { .. } => {
                out.extend(kinds.clone().map(|kind| Action::Take { kind }));
                out.extend([Action::Draw, Action::Gamble]);
                out.extend(kinds.map(|kind| Action::Show { kind }));
                if self.has(Plant::UndoAfterLook) || self.has(Plant::Endless) {
                    out.push(Action::Look);
                }
                if !self.has(Plant::CandidateMissing) {
                    out.push(Action::Pass);
                }
                if self.has(Plant::CandidateTwice) {
                    out.push(Action::Draw);
                }
            }
            Step::Offer { offers, .. } if offers[seat.index()].card.is_none() => {
                out.push(Action::Keep);
                out.extend(kinds.map(|kind| Action::Offer { kind }));
            }
            Step::Offer { .. } => out.extend((0..=STAKE_MAX as u8).map(|coins| Action::Stake { coins })),
            Step::Claim { .. } => out.push(Action::Claim),
            Step::Over => (),
        }
    }

    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.has(Plant::LegalDirty) && self.round == 2 {
            out.retain(|&action| action == Action::Pass);
        } else {
            out.clear();
        }
        let stranger = self.has(Plant::LegalStranger) && self.round == 2 && seat.index() < self.hands.len();
        if stranger && !self.turn().actors().has(seat) {
            out.push(Action::Pass);
        }
        if self.has(Plant::LegalEmpty) && self.hands.get(seat.index()).is_some_and(|hand| hand.coins == 0) {
            return;
        }
        let mut all = Vec::new();
        self.list_candidates(seat, &mut all);
        if self.has(Plant::CandidateMissing) && matches!(self.step, Step::Act { .. }) && !all.is_empty() {
            all.push(Action::Pass);
        }
        if self.has(Plant::CandidateTwice) {
            all.dedup_by(|a, b| a == b);
            if all.iter().filter(|&&action| action == Action::Draw).count() == 2 {
                all.pop();
            }
        }
        out.extend(all.into_iter().filter(|&action| self.may(seat, action).is_ok()));
        if self.has(Plant::LegalTwice) && out.contains(&Action::Gamble) {
            out.push(Action::Gamble);
        }
    }

    /// The result of `check`, with planted faults.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.has(Plant::CheckPanics) {
            let _ = &self.hands[seat.index()];
        }
        let answer = self.may(seat, action);
        let awaited = self.turn().actors().has(seat);
        match (self.options.plant, action) {
            (Plant::CheckStrict, Action::Gamble) if awaited && self.hands[seat.index()].coins > 3 => {
                no("TY-9")
            }
            (Plant::CheckLoose, Action::Show { kind })
                if awaited && matches!(self.step, Step::Act { .. }) && usize::from(kind) < KINDS =>
            {
                Ok(())
            }
            (Plant::CheckBeyond, Action::Stake { coins: 3.. }) if awaited => match &self.step {
                Step::Offer { offers, .. } if offers[seat.index()].card.is_some() => Ok(()),
                Step::Act { .. } | Step::Offer { .. } | Step::Claim { .. } | Step::Over => answer,
            },
            (Plant::ClauseWrong, Action::Take { .. }) => {
                answer.map_err(|illegal| Illegal { clause: "ZZ-1", ..illegal })
            }
            _ => answer,
        }
    }

    /// The result of `check` by the rules.
    fn may(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.turn().actors().has(seat) {
            return no("TY-1");
        }
        let hand = &self.hands[seat.index()];
        let next = &self.hands[seat.left(self.hands.len()).index()];
        match (&self.step, action) {
            (Step::Act { .. }, Action::Take { kind }) if !self.market.contains(&kind) => no("TY-2"),
            (Step::Act { .. }, Action::Take { kind }) if kind >= 3 && hand.coins == 0 => no("TY-3"),
            (Step::Act { .. }, Action::Draw) if count(&self.bag) == 0 && self.next.is_none() => no("TY-4"),
            (Step::Act { .. }, Action::Gamble) if hand.coins == 0 => {
                let mut reason = Phrase::new("toy-no");
                if self.has(Plant::RefusalLeak) {
                    reason = reason.with("next", next.cards[0]);
                }
                Err(Illegal::new("TY-5", reason))
            }
            (Step::Act { .. }, Action::Gamble) if self.has(Plant::LegalLeak) && next.cards[4] > 0 => {
                no("TY-5")
            }
            (Step::Act { .. }, Action::Gamble) if self.has(Plant::Peek) && self.dice.clone().below(6) < 4 => {
                no("TY-5")
            }
            (Step::Act { .. }, Action::Show { kind }) => match hand.cards.get(usize::from(kind)) {
                Some(&cards) if cards > hand.known[usize::from(kind)] => Ok(()),
                _ => no("TY-6"),
            },
            (Step::Act { .. }, Action::Look) if self.next.is_none() && !self.has(Plant::Endless) => {
                no("TY-7")
            }
            (
                Step::Act { .. },
                Action::Take { .. } | Action::Draw | Action::Gamble | Action::Look | Action::Pass,
            ) => Ok(()),
            (Step::Offer { offers, .. }, Action::Offer { .. } | Action::Keep)
                if offers[seat.index()].card.is_some() =>
            {
                no("TY-8")
            }
            (Step::Offer { .. }, Action::Keep) if self.has(Plant::ForcedTells) && count(&hand.cards) > 0 => {
                no("TY-8")
            }
            (Step::Offer { .. }, Action::Keep) => Ok(()),
            (Step::Offer { .. }, Action::Offer { kind }) => match hand.cards.get(usize::from(kind)) {
                Some(1..) => Ok(()),
                _ => no("TY-6"),
            },
            (Step::Offer { offers, .. }, Action::Stake { coins }) => match offers[seat.index()].card {
                Some(_) if u16::from(coins) <= hand.coins.min(STAKE_MAX) => Ok(()),
                _ => no("TY-5"),
            },
            (Step::Claim { .. }, Action::Claim) => Ok(()),
            _ => no("TY-1"),
        }
    }

    pub(super) fn carry_out(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let at = seat.index();
        if self.has(Plant::SerdeLoses) {
            self.lost = self.lost.wrapping_add(1);
        }
        if self.has(Plant::MutantHangs) && self.turn > 100 {
            std::thread::sleep(std::time::Duration::from_secs(3));
        }
        match action {
            Action::Take { kind } => {
                let place = self.market.iter().position(|&open| open == kind).expect("it is there");
                self.market.remove(place);
                self.hands[at].cards[usize::from(kind)] += 1;
                self.hands[at].known[usize::from(kind)] += 1;
                if kind >= 3 {
                    self.hands[at].coins -= 1;
                    self.bank += 1;
                }
                journal.note(Event::Took { seat, kind });
                self.acted(seat);
            }
            Action::Draw => {
                let kind = self.draw();
                self.hands[at].cards[usize::from(kind)] += 1;
                journal.whisper(seat, Event::Drew { seat, kind }, Some(Event::DrewSomething { seat }));
                self.acted(seat);
            }
            Action::Gamble => self.gamble(seat, journal),
            Action::Show { kind } => {
                self.hands[at].known[usize::from(kind)] += 1;
                journal.note(Event::Showed { seat, kind });
                self.acted(seat);
            }
            Action::Look => {
                self.looked = self.looked.with(seat);
                self.acted(seat);
            }
            Action::Pass => self.end_turn(seat),
            Action::Offer { kind } => self.offer(seat).card = Some(Pick::Card(kind)),
            Action::Keep => self.offer(seat).card = Some(Pick::Nothing),
            Action::Stake { coins } => {
                let heard = self.has(Plant::StakeHeard);
                journal.note(if heard {
                    Event::Offered { seat, card: None, stake: coins }
                } else {
                    Event::Done { seat }
                });
                self.offer(seat).stake = Some(coins);
                self.done(seat, journal);
            }
            Action::Claim => {
                let Step::Claim { pot, .. } = self.step else { unreachable!("a claim is pending") };
                self.hands[at].coins += pot;
                journal.note(Event::Claimed { seat, coins: pot });
                self.next_round();
            }
        }
    }

    fn draw(&mut self) -> u8 {
        if self.has(Plant::UndoAfterDraw) {
            let mut dice = self.dice.clone();
            return dice.draw(&mut self.bag) as u8;
        }
        if let Some(next) = self.next.take() {
            self.looked = Seats::NONE;
            if count(&self.bag) > 0 {
                self.next = Some(self.dice.draw(&mut self.bag) as u8);
            }
            return next;
        }
        self.dice.draw(&mut self.bag) as u8
    }

    fn gamble(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let at = seat.index();
        assert!(!self.has(Plant::ApplyPanics) || self.hands[at].coins != 2, "nobody gambles with two coins");
        self.hands[at].coins -= 1;
        self.bank += u16::from(!self.has(Plant::LostCoin));
        if self.has(Plant::UndoAfterHearing) {
            let next = &self.hands[seat.left(self.hands.len()).index()];
            journal.whisper(seat, Event::Gambled { seat, pips: next.cards[0] }, None);
            return self.acted(seat);
        }
        let pips = self.dice.below(6) as u8 + 1;
        if pips >= 5 {
            let gain = self.bank.min(3);
            self.bank -= gain;
            self.hands[at].coins += gain;
        }
        journal.note(if self.has(Plant::WordlessEvent) {
            Event::Wordless
        } else {
            Event::Gambled { seat, pips }
        });
        self.acted(seat);
    }

    fn acted(&mut self, seat: Seat) {
        match &mut self.step {
            Step::Act { left: left @ 2.., .. } => *left -= 1,
            Step::Act { .. } | Step::Offer { .. } | Step::Claim { .. } | Step::Over => self.end_turn(seat),
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        self.turn += 1;
        let next = seat.left(self.hands.len());
        if next != Seat(0) || self.has(Plant::Endless) {
            self.step = Step::Act { seat: next, left: ACTIONS };
        } else {
            let offers = self.hands.iter().map(|_| Offer::default()).collect();
            self.step = Step::Offer { offers, first: None };
        }
    }

    fn offer(&mut self, seat: Seat) -> &mut Offer {
        match &mut self.step {
            Step::Offer { offers, .. } => &mut offers[seat.index()],
            Step::Act { .. } | Step::Claim { .. } | Step::Over => unreachable!("offers are open"),
        }
    }

    fn done(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let order_matters = self.has(Plant::OrderMatters);
        let Step::Offer { offers, first } = &mut self.step else { unreachable!("offers are open") };
        if order_matters && first.is_none() {
            *first = Some(seat);
        }
        if offers.iter().any(|offer| offer.stake.is_none()) {
            return;
        }
        let (offers, first) = (offers.clone(), *first);
        let mut pot = self.bank.min(2);
        self.bank -= pot;
        for (seat, offer) in Seat::all(offers.len()).zip(&offers) {
            let (card, stake) = (offer.kind(), offer.stake.unwrap_or(0));
            journal.note(Event::Offered { seat, card, stake });
            let hand = &mut self.hands[seat.index()];
            hand.coins -= u16::from(stake);
            pot += u16::from(stake);
            if let Some(kind) = card.map(usize::from) {
                hand.cards[kind] -= 1;
                hand.known[kind] = hand.known[kind].min(hand.cards[kind]);
                self.discard[kind] += 1;
            }
        }
        let best = offers.iter().filter_map(|offer| offer.kind()).max();
        let mut winners =
            Seat::all(offers.len()).filter(|seat| best.is_some() && offers[seat.index()].kind() == best);
        let winner = match (winners.next(), winners.next()) {
            (Some(winner), None) => Some(winner),
            _ => first,
        };
        self.turn += 1;
        if self.has(Plant::Encore) && first.is_none() {
            self.bank += pot;
            let last = Seat(offers.len() as u8 - 1);
            let done = Offer { card: Some(Pick::Nothing), stake: Some(0) };
            let offers =
                Seat::all(offers.len()).map(|seat| if seat == last { Offer::default() } else { done });
            self.step = Step::Offer { offers: offers.collect(), first: Some(last) };
            return;
        }
        match winner {
            Some(seat) => self.step = Step::Claim { seat, pot },
            None => {
                self.bank += pot;
                self.next_round();
            }
        }
    }

    fn next_round(&mut self) {
        self.turn += 1;
        if self.round == self.options.rounds {
            self.step = Step::Over;
            return;
        }
        self.round += 1;
        self.fill_market();
        self.step = Step::Act { seat: Seat(0), left: ACTIONS };
    }

    pub(super) fn deal_anew(&mut self, viewer: Viewer, dice: &mut Dice) {
        let plant = self.options.plant;
        if plant == Plant::DiceGiven {
            self.dice = dice.clone();
            return;
        }
        let mut rolls = dice.open();
        let lazy = plant == Plant::RedealLazy;
        let hides = |seat: Seat| !lazy && (!viewer.is(seat) || plant == Plant::RedealsOwn);
        if plant == Plant::RedealsKnown {
            self.hands.iter_mut().for_each(|hand| hand.known = [0; KINDS]);
        }
        // Collects the bag and the hidden cards of other seats.
        let mut unknown = self.bag;
        let mut hidden = [0u8; 4];
        for (seat, hand) in Seat::all(self.hands.len()).zip(&mut self.hands) {
            if !hides(seat) || plant == Plant::RedealTrace && rolls.below(2) == 0 {
                continue;
            }
            for (kind, gathered) in unknown.iter_mut().enumerate() {
                *gathered += hand.hidden(kind);
                hidden[seat.index()] += hand.hidden(kind);
            }
            hand.cards = hand.known;
        }
        if let Some(next) = self.next
            && !viewer.is_among(self.looked)
        {
            unknown[usize::from(next)] += 1;
            self.next = Some(rolls.draw(&mut unknown) as u8);
        }
        for (hand, n) in self.hands.iter_mut().zip(hidden) {
            (0..n).for_each(|_| hand.cards[rolls.draw(&mut unknown)] += 1);
        }
        if plant == Plant::RedealLoses && count(&unknown) > 0 {
            rolls.draw(&mut unknown);
        }
        self.bag = unknown;
        // Other seats' choices: seats that are not done have revealed nothing, the others have chosen something.
        if let Step::Offer { offers, .. } = &mut self.step {
            for (seat, offer) in
                Seat::all(offers.len()).zip(offers).filter(|(seat, _)| !lazy && !viewer.is(*seat))
            {
                let hand = &self.hands[seat.index()];
                let Some(stake) = offer.stake else {
                    *offer = Offer::default();
                    continue;
                };
                let mut kinds: Cards = hand.cards.map(|cards| cards.min(1));
                let keeps = rolls.below(u32::from(count(&kinds)) + 1) == 0;
                offer.card =
                    Some(if keeps { Pick::Nothing } else { Pick::Card(rolls.draw(&mut kinds) as u8) });
                let new = rolls.below(u32::from(hand.coins.min(STAKE_MAX)) + 1) as u8;
                offer.stake = Some(if plant == Plant::RedealLeavesPending { stake } else { new });
            }
        }
        let fork = rolls.fork();
        if plant != Plant::DiceKept {
            self.dice = fork;
        }
    }

    pub(super) fn is_awaited(&self) -> bool {
        self.turn() != Turn::Over
    }
}

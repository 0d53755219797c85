//! Chapters IL-14 to IL-17: market, production, draw, end of rounds and of the game.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Rolls, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::IlosAid;
use crate::data::FIGURES;
use crate::event::Event;
use crate::ids::{Card, Ending, Resource};
use crate::play::Act;
use crate::refusal::Why;
use crate::sets::Cards;
use crate::state::{Ilos, Stage, Taken};
use crate::step::Pending;
use crate::turn::Action;
use crate::view::PendingView;

/// *Market* (IL-14.1): the resource whose price rises.
#[derive(Clone, Copy)]
pub(crate) struct Market;

impl Pending for Market {
    fn clause(self) -> &'static str {
        "IL-14.1"
    }

    fn name(self) -> &'static str {
        "market"
    }

    fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        let open = Resource::ALL.into_iter().filter(|&resource| game.may_raise(seat, resource).is_ok());
        out.extend(open.map(|resource| Action::Raise { resource }));
    }

    fn candidates(self, _: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend(Resource::ALL.map(|resource| Action::Raise { resource }));
    }

    fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Raise { resource } => game.may_raise(seat, resource),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Raise { resource } = action else { self.unexpected(action) };
        game.raise(seat, resource, journal);
    }

    fn hides(self) -> bool {
        true
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Market)
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.rises = game.rising(seat);
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_turns()?;
        ensure(!game.market_played && game.tokens_left() > 0, "the Market card cannot be played now")?;
        ensure(!game.rising(game.active).is_empty(), "no price can rise")
    }
}

/// The game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Over {
    pub(crate) ending: Ending,
}

impl Pending for Over {
    fn clause(self) -> &'static str {
        "IL-17.2"
    }

    fn name(self) -> &'static str {
        "over"
    }

    fn legal(self, _: &Ilos, _: Seat, _: &mut Vec<Action>) {}

    fn permit(self, _: &Ilos, _: Seat, _: Action) -> Result<(), Why> {
        Err(Why::Over)
    }

    fn apply(self, _: &mut Ilos, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        self.unexpected(action)
    }

    fn rests(self) -> bool {
        true
    }

    fn stage(self, _: &Ilos) -> Stage {
        Stage::Over
    }

    fn shown(self) -> Option<PendingView> {
        None
    }

    fn ending(self) -> Option<Ending> {
        Some(self.ending)
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_turns()
    }
}

impl Ilos {
    /// IL-14.3, IL-14.5, IL-14.1: checks whether the seat can play a Market card.
    pub(crate) fn may_trade(&self, seat: Seat) -> Result<(), Why> {
        if self.market_played {
            return Err(Why::OneMarket);
        }
        if self.tokens_left() == 0 {
            return Err(Why::NoMarketToken);
        }
        let mut nearest = Why::NoResource { needed: self.tables().card(Card::Market).resources };
        for resource in Resource::ALL {
            match self.may_raise(seat, resource) {
                Ok(()) => return Ok(()),
                Err(why @ Why::LastFigure { .. }) => nearest = why,
                Err(_) => (),
            }
        }
        Err(nearest)
    }

    /// IL-14.1, IL-14.4, IL-14.6: requires stock behind the screen and an uncovered figure.
    pub(crate) fn may_raise(&self, seat: Seat, resource: Resource) -> Result<(), Why> {
        let needed = self.tables().card(Card::Market).resources;
        if self.merchant(seat).stock[resource] < u16::from(needed) {
            Err(Why::NoStock { resource, needed })
        } else if usize::from(self.rises[resource.index()]) + 1 >= FIGURES {
            Err(Why::LastFigure { resource })
        } else {
            Ok(())
        }
    }

    /// IL-14.2: the price of the paid resource rises.
    pub(crate) fn raise(&mut self, seat: Seat, resource: Resource, journal: &mut impl Journal<Event>) {
        let needed = self.tables().card(Card::Market).resources;
        self.merchant_mut(seat).stock[resource] -= u16::from(needed);
        self.rises[resource.index()] += 1;
        self.market_played = true;
        journal.note(Event::Raised { seat, resource, price: self.price(resource) });
        self.step = Act.into();
    }

    /// IL-6.1: production, draw, then the turn of the next player.
    pub(crate) fn end_turn(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        self.produce(seat, journal);
        self.draw(seat, self.draws(seat), journal);
        let next = seat.left(self.merchants.len());
        if next == self.first {
            // IL-17.2: all players have had the same number of turns.
            if let Some(ending) = self.ending() {
                // Screens are lifted. Rolling the dice makes this irreversible, like a draw.
                self.dice.below(2);
                self.step = Over { ending }.into();
                journal.note(Event::Ended { ending });
                return;
            }
            self.round += 1;
            journal.note(Event::RoundBegan { round: self.round });
        }
        self.begin(next, Act);
    }

    /// The cause, if the game ends with this round.
    fn ending(&self) -> Option<Ending> {
        if self.is_last_round() {
            return Some(Ending::Pioneers);
        }
        // IL-17.7 (ruling): there is no free site, and no tile that could add one.
        let free = self.map.islands.iter().any(|island| island.free.iter().any(|&free| free > 0));
        if !free && self.may_explore().is_err() {
            return Some(Ending::Stalemate);
        }
        // IL-17.8 (ruling): this bounds the length of a game.
        (self.round >= self.tables().numbers.rounds_max).then_some(Ending::Rounds)
    }

    /// IL-15.1: each token on the production board adds one resource behind the screen.
    pub(crate) fn produce(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let merchant = self.merchant_mut(seat);
        let production = merchant.production;
        for resource in Resource::ALL {
            merchant.stock[resource] += u16::from(production[resource]);
        }
        if !production.is_empty() {
            journal.note(Event::Produced { seat, production });
        }
    }

    /// IL-16.3: draws up to this many cards.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, journal: &mut impl Journal<Event>) {
        let Ilos { dice, pile, played, top, merchants, taken, .. } = self;
        let mut rolls = dice.open();
        let mut left = count;
        let mut drawn = Cards::NONE;
        let mut in_pile = pile.len();
        while left > 0 {
            if in_pile == 0 {
                // IL-16.4: the discard pile is shuffled.
                *pile = std::mem::take(played);
                *top = None;
                for merchant in merchants.iter_mut() {
                    *pile += std::mem::take(&mut merchant.buried);
                }
                in_pile = pile.len();
                if in_pile == 0 {
                    break;
                }
                journal.note(Event::Reshuffled);
            }
            drawn.0[draw_one(&mut pile.0, in_pile, &mut rolls)] += 1;
            in_pile -= 1;
            left -= 1;
        }
        merchants[seat.index()].hand += drawn;
        if !drawn.is_empty() {
            let shadow = Event::DrewUnseen { seat, count: drawn.len() };
            journal.whisper(seat, Event::Drew { seat, cards: drawn }, Some(shadow));
        }
        // IL-16.5: the missing cards come from the fullest hand.
        while left > 0 {
            let sizes = |other: Seat| merchants[other.index()].hand.len();
            let seats = merchants.len();
            let most = Seat::all(seats).map(sizes).max().unwrap_or(0);
            // IL-16.7 (ruling): ties go to the next player clockwise. IL-16.8 (ruling): the drawer does not take from the own hand.
            let mut others = seat.around(seats).skip(1);
            let Some(victim) = others.find(|&other| sizes(other) == most && most > 0) else { break };
            // IL-16.6, IL-16.9 (rulings): all missing cards, limited by the size of the hand.
            let count = left.min(most);
            let mut cards = Cards::NONE;
            for already in 0..count {
                let hand = &mut merchants[victim.index()].hand;
                cards.0[draw_one(&mut hand.0, most - already, &mut rolls)] += 1;
            }
            merchants[seat.index()].hand += cards;
            left -= count;
            *taken = Some(Taken { taker: seat, victim, cards });
            let told = [seat, victim].into_iter().collect();
            let shadow = Event::TookUnseen { seat, victim, count };
            journal.tell(told, Event::Took { seat, victim, cards }, Some(shadow));
        }
        if left > 0 {
            journal.note(Event::DrawLost { seat, count: left });
        }
    }

    /// Forgets known cards of a hand after a discard: the shown card, or one of each kind if it was face down.
    #[inline]
    pub(crate) fn forget_taken(&mut self, seat: Seat, shown: Option<Card>) {
        let Some(taken) = &mut self.taken else { return };
        if taken.taker != seat {
            return;
        }
        let lost = match shown {
            Some(card) => {
                let mut lost = Cards::NONE;
                lost[card] = 1;
                lost
            }
            None => Cards([1; Card::ALL.len()]),
        };
        taken.cards = taken.cards.beyond(lost);
        if taken.cards.is_empty() {
            self.taken = None;
        }
    }
}

/// Draws a card from a bag of known size.
#[inline]
pub(crate) fn draw_one(bag: &mut [u8; Card::ALL.len()], size: u8, rolls: &mut Rolls<'_>) -> usize {
    let mut at = rolls.below(u32::from(size));
    for (kind, count) in bag.iter_mut().enumerate() {
        if at < u32::from(*count) {
            *count -= 1;
            return kind;
        }
        at -= u32::from(*count);
    }
    unreachable!("the size counts every card")
}

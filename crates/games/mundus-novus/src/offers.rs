//! Chapter MN-5, the first half of the Trade stage: announcement, offers and the new Trade Master.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, Seats, Turn, ensure};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::event::Event;
use crate::ids::{Character, Resource};
use crate::refusal::Why;
use crate::state::{MundusNovus, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;

/// MN-5.1: the Trade Master announces the size of the offers.
#[derive(Clone, Copy)]
pub(crate) struct Announce;

impl Pending for Announce {
    fn name(self) -> &'static str {
        "announce"
    }

    fn turn(self, game: &MundusNovus) -> Turn {
        Turn::One(game.master)
    }

    fn stage(self) -> Stage {
        Stage::Trade
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.tables().rules.announce.map(|number| Action::Announce { number }));
    }

    fn candidates(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        let [least, .., most] = game.tables().rules.announce;
        out.extend((least - 1..=most + 1).map(|number| Action::Announce { number }));
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        let Action::Announce { number } = action else { return Err(Why::NotNow) };
        let allowed = game.tables().rules.announce;
        if allowed.contains(&number) {
            return Ok(());
        }
        Err(Why::CannotAnnounce { number, least: allowed[0], most: allowed[2] })
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Announce { number } = action else { self.unexpected(action) };
        game.steps.pop();
        game.announce(number, journal);
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        game.audit_hands(game.tables().rules.announce[2])
    }
}

/// MN-5.2: all seats choose at the same time; `done` have finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub(crate) number: u8,
    pub(crate) done: Seats,
}

impl Pending for Offer {
    fn name(self) -> &'static str {
        "offer"
    }

    fn turn(self, game: &MundusNovus) -> Turn {
        let waiting = |seat: &Seat| !self.done.has(*seat);
        Turn::Several(Seat::all(game.players.len()).filter(waiting).collect())
    }

    fn stage(self) -> Stage {
        Stage::Trade
    }

    fn legal(self, game: &MundusNovus, seat: Seat, out: &mut Vec<Action>) {
        // MN-7.24: Las Casas' owner may stop at any number.
        if game.owns(seat, Character::LasCasas) {
            out.push(Action::Stop);
        }
        out.extend(game.player(seat).hand.kinds().map(|card| Action::Offer { card }));
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        out.extend(Resource::ALL.map(|card| Action::Offer { card }));
    }

    fn permit(self, game: &MundusNovus, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Offer { card } => game.check_in_hand(seat, card, "MN-5.2"),
            Action::Stop if game.owns(seat, Character::LasCasas) => Ok(()),
            // MN-5.2: other players offer exactly the announced number.
            Action::Stop => {
                Err(Why::TooFewOffered { number: self.number, count: game.player(seat).offer.len() })
            }
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Offer { card } => {
                let player = game.player_mut(seat);
                player.hand.take(card);
                player.offer.put(card);
                let full = player.offer.len() == self.number;
                journal.whisper(seat, Event::OfferedCard { seat, card }, None);
                if full {
                    game.offer_done(seat, journal);
                }
            }
            Action::Stop => game.offer_done(seat, journal),
            _ => self.unexpected(action),
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn rests(self, game: &MundusNovus, seat: Seat) -> bool {
        // A seat that is not in the game has an empty offer.
        game.players.get(seat.index()).is_none_or(|player| player.offer.is_empty())
    }

    fn prompt(self, game: &MundusNovus, seat: Seat) -> Phrase {
        let count = game.player(seat).offer.len();
        let free = game.owns(seat, Character::LasCasas);
        let id = if free { "mn-prompt-offer-free" } else { "mn-prompt-offer" };
        Phrase::new(id).with("n", self.number - count).with("number", self.number).with("laid", count)
    }

    fn offering(self) -> Option<Offer> {
        Some(self)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        game.audit_offers(self.number, self.done)
    }
}

/// MN-5.7: the old Trade Master chooses among the tied seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Title {
    pub(crate) tied: Seats,
}

impl Pending for Title {
    fn name(self) -> &'static str {
        "title"
    }

    fn turn(self, game: &MundusNovus) -> Turn {
        Turn::One(game.master)
    }

    fn stage(self) -> Stage {
        Stage::Trade
    }

    fn legal(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(self.tied.iter().map(|seat| Action::Title { seat }));
    }

    fn candidates(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(Seat::all(game.players.len()).map(|seat| Action::Title { seat }));
    }

    fn permit(self, _: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Title { seat } if self.tied.has(seat) => Ok(()),
            Action::Title { .. } => Err(Why::NotTied { tied: self.tied }),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Title { seat } = action else { self.unexpected(action) };
        game.steps.pop();
        game.make_master(seat, journal);
    }

    fn tied(self) -> Seats {
        self.tied
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Title { tied } = self;
        let seats = game.players.len();

        ensure(
            tied.is_within(Seats::all(seats)) && tied.len() > 1,
            "fewer than two players tie for Trade Master",
        )?;
        ensure(!tied.has(game.master), "the Trade Master ties and so keeps the token")?;
        ensure(
            tied.iter().all(|seat| !game.player(seat).offer.is_empty()),
            "a tied player has an empty offer",
        )
    }
}

impl MundusNovus {
    fn announce(&mut self, number: u8, journal: &mut impl Journal<Event>) {
        journal.note(Event::Announced { seat: self.master, number });
        self.trade.number = Some(number);
        // A secret card of an earlier round matters only while the receiver holds it.
        self.compensation = self.compensation.filter(|compensation| compensation.held);
        self.begin(Offer { number, done: Seats::NONE });
    }

    fn offer_done(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        let Some(Step::Offer(Offer { done, .. })) = self.steps.last_mut() else {
            unreachable!("offers are made")
        };
        *done = done.with(seat);
        let all = *done == Seats::all(seats);
        journal.note(Event::OfferReady { seat });
        if all {
            self.steps.pop();
            self.reveal(journal);
        }
    }

    /// MN-5.3: reveals all offers. MN-5.4 to MN-5.8: determines the Trade Master.
    fn reveal(&mut self, journal: &mut impl Journal<Event>) {
        self.trade.revealed = true;
        self.trade.raised = self.owner_of(Character::Valdivia);
        let mut best = 0;
        let mut tied = Seats::NONE;
        for seat in Seat::all(self.players.len()) {
            let cards = self.player(seat).offer;
            self.remove_known(seat, cards);
            let total = self.offer_total(seat, &cards);
            journal.note(Event::OfferShown { seat, cards, total });
            // MN-5.8: an empty offer cannot win, even with Valdivia.
            if cards.is_empty() || total < best {
                continue;
            }
            if total > best {
                best = total;
                tied = Seats::NONE;
            }
            tied = tied.with(seat);
        }
        if tied.has(self.master) {
            // MN-5.5, MN-5.6.
            self.make_master(self.master, journal);
        } else if tied.len() == 1 {
            let seat = tied.first().expect("some offer has the highest total");
            self.make_master(seat, journal);
        } else {
            // MN-5.7.
            self.begin(Title { tied });
        }
    }

    /// MN-5.4, MN-7.29: the total of an offer at the reveal.
    pub(crate) fn offer_total(&self, seat: Seat, cards: &Cards) -> u16 {
        let tables = self.tables();
        let values = cards.0.iter().zip(&tables.trade_values);
        let total: u16 = values.map(|(&count, &value)| u16::from(count) * u16::from(value)).sum();
        total + if self.trade.raised == Some(seat) { tables.rules.valdivia_bonus } else { 0 }
    }

    /// MN-5.9: the new Trade Master is the first active player.
    fn make_master(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let kept = seat == self.master;
        self.master = seat;
        journal.note(if kept { Event::TitleKept { seat } } else { Event::TitleWon { seat } });
        self.next_take(seat, journal);
    }
}

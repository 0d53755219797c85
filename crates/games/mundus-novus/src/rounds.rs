//! Chapters MN-2, MN-3 and MN-8: rounds, the Event stage, and the end of the game.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, Seats, Turn, ensure};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ids::{Character, Developments, Marker};
use crate::refusal::Why;
use crate::state::{Ending, MundusNovus, Stage, Trade};
use crate::step::Pending;
use crate::turn::Action;

/// MN-7.32: Coronado's owner may buy an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BuyEvent {
    pub(crate) seat: Seat,
}

impl Pending for BuyEvent {
    fn name(self) -> &'static str {
        "event"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.seat)
    }

    fn stage(self) -> Stage {
        Stage::Event
    }

    fn legal(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(Marker::ALL.map(|event| Action::Event { event }));
    }

    fn permit(self, _: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Pass | Action::Event { .. } => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let event = match action {
            Action::Pass => None,
            Action::Event { event } => Some(event),
            _ => self.unexpected(action),
        };
        game.steps.pop();
        game.buy_event(self.seat, event, journal);
    }

    fn prompt(self, game: &MundusNovus, _: Seat) -> Phrase {
        Phrase::new("mn-prompt-event").with("n", game.tables().rules.coronado_price)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        ensure(
            game.has_seat(self.seat) && game.owns(self.seat, Character::Coronado),
            "the seat that may buy an event does not own Coronado",
        )?;
        ensure(game.round > 1, "an event may be bought in round 1")?;
        ensure(game.marker.is_none(), "an event may be bought although the round has one")?;
        let price = game.tables().rules.coronado_price;
        ensure(game.doubloons(self.seat) >= price, "the buyer of an event cannot pay")
    }
}

/// The game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Over {
    pub(crate) ending: Ending,
}

impl Pending for Over {
    fn name(self) -> &'static str {
        "over"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::Over
    }

    fn stage(self) -> Stage {
        Stage::Over
    }

    fn legal(self, _: &MundusNovus, _: Seat, _: &mut Vec<Action>) {}

    fn permit(self, _: &MundusNovus, _: Seat, _: Action) -> Result<(), Why> {
        Err(Why::Over)
    }

    fn apply(self, _: &mut MundusNovus, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        self.unexpected(action)
    }

    fn ending(self) -> Option<Ending> {
        Some(self.ending)
    }

    fn audit(self, _: &MundusNovus) -> Result<(), String> {
        Ok(())
    }
}

impl MundusNovus {
    /// MN-2.1: a new round begins with its Event stage. MN-2.3: token, market and queue carry over.
    pub(crate) fn begin_round(&mut self, journal: &mut impl Journal<Event>) {
        self.round += 1;
        self.trade = Trade::default();
        self.detached = Developments::NONE;
        self.perfect = Seats::NONE;
        journal.note(Event::RoundBegun { round: self.round });
        // MN-3.1: position 1 of the queue brings the event. MN-3.2: round 1 has none.
        let icon = self.queue.first().and_then(|&card| self.tables().card(card).event);
        self.marker = icon.filter(|_| self.round > 1);
        if self.round > 1 && icon.is_none() {
            // MN-7.32, MN-7.33: Coronado's owner may buy one.
            let owner = self.owner_of(Character::Coronado);
            if let Some(seat) =
                owner.filter(|&seat| self.doubloons(seat) >= self.tables().rules.coronado_price)
            {
                self.begin(BuyEvent { seat });
                return;
            }
        }
        self.set_marker(journal);
    }

    /// MN-3.15: the marker shows the event of the round; the Supply stage follows.
    fn set_marker(&mut self, journal: &mut impl Journal<Event>) {
        journal.note(Event::MarkerSet { marker: self.marker });
        self.begin_supply(journal);
    }

    pub(crate) fn buy_event(&mut self, seat: Seat, event: Option<Marker>, journal: &mut impl Journal<Event>) {
        if let Some(marker) = event {
            let price = self.tables().rules.coronado_price;
            self.player_mut(seat).purse.coronado += price;
            self.marker = Some(marker);
            journal.note(Event::EventBought { seat, marker, doubloons: price });
        }
        self.set_marker(journal);
    }

    pub(crate) fn end_round(&mut self, journal: &mut impl Journal<Event>) {
        match self.ending_now() {
            Some(ending) => {
                self.steps.push(Over { ending }.into());
                journal.note(Event::GameOver { ending });
            }
            None => self.begin_round(journal),
        }
    }

    /// MN-8.1, MN-2.2: whether the game ends with this round, and how.
    fn ending_now(&self) -> Option<Ending> {
        let rules = &self.tables().rules;
        let rich = |seat: Seat| self.doubloons(seat) >= rules.doubloons_to_win;
        if !self.perfect.is_empty() {
            // MN-8.2: the perfect combination takes precedence.
            Some(Ending::Perfect)
        } else if Seat::all(self.players.len()).any(rich) {
            // MN-8.4.
            Some(Ending::Doubloons)
        } else if self.queue.len() < usize::from(rules.queue) {
            // MN-8.5. MN-8.6: an empty pile alone does not end the game.
            Some(Ending::Deck)
        } else if self.round >= rules.round_limit {
            // MN-8.9: the technical stop.
            Some(Ending::Stop)
        } else {
            None
        }
    }
}

//! Notation, sentences for actions, and prompts.

use std::fmt::Write;

use engine::{Game, Phrase, Progress, Seat, Viewer};

use crate::ids::{DevelopmentId, Developments};
use crate::state::MundusNovus;
use crate::step::{Pending, Step};
use crate::turn::Action;

impl MundusNovus {
    pub(crate) fn write_action(&self, action: Action, out: &mut String) {
        let done = match action {
            Action::Pass => write!(out, "pass"),
            Action::Event { event } => write!(out, "event {}", event.id()),
            Action::Squadron { number } => write!(out, "squadron {number}"),
            Action::Pick { card } => write!(out, "pick {}", card.id()),
            Action::Discard { card } => write!(out, "discard {}", card.id()),
            Action::Announce { number } => write!(out, "announce {number}"),
            Action::Offer { card } => write!(out, "offer {}", card.id()),
            Action::Stop | Action::Leave => write!(out, "stop"),
            Action::Title { seat } => write!(out, "title {seat}"),
            Action::Take { card, from } => write!(out, "take {} from {from}", card.id()),
            Action::Keep => write!(out, "keep"),
            Action::Swap { card } => write!(out, "swap for {}", card.id()),
            Action::Give { card } => write!(out, "give {}", card.id()),
            Action::First { seat } => write!(out, "first {seat}"),
            Action::Identical => write!(out, "identical"),
            Action::Different => write!(out, "different"),
            Action::Relics { number } => write!(out, "relics {number}"),
            Action::Perfect => write!(out, "perfect"),
            Action::End => write!(out, "end"),
            Action::Of { card } => write!(out, "of {}", card.id()),
            Action::Natural { number } => write!(out, "natural {number}"),
            Action::Jokers { number } => write!(out, "jokers {number}"),
            Action::Without { merchant } => write!(out, "without {merchant}"),
            Action::Employ { merchant, card } => write!(out, "{merchant} changes {}", card.id()),
            Action::Develop { card } => write!(out, "develop {card}"),
            Action::Draw => write!(out, "draw"),
            Action::Add { card } => write!(out, "add {}", card.id()),
            Action::Merchant { merchant } => write!(out, "merchant {merchant}"),
            Action::Change { card } => write!(out, "change {}", card.id()),
            Action::Into { card } => write!(out, "into {}", card.id()),
            Action::Done => write!(out, "done"),
            Action::Back => write!(out, "back"),
            Action::Store { card } => write!(out, "store {}", card.id()),
        };
        done.expect("writing to a string cannot fail");
    }

    /// The label of the action's button.
    pub(crate) fn say_action(&self, seat: Seat, action: Action) -> Phrase {
        let say = Phrase::new;
        let rules = &self.tables().rules;
        match action {
            Action::Pass => say("mn-do-pass"),
            Action::Event { event } => {
                say("mn-do-event").with("event", event.phrase()).with("n", rules.coronado_price)
            }
            Action::Squadron { number } => say("mn-do-squadron").with("n", number),
            Action::Pick { card } => say("mn-do-pick").with("card", card.phrase()),
            Action::Discard { card } => say("mn-do-discard").with("card", card.phrase()),
            Action::Announce { number } => say("mn-do-announce").with("n", number),
            Action::Offer { card } => say("mn-do-offer").with("card", card.phrase()),
            Action::Stop => say("mn-do-stop"),
            Action::Title { seat: to } if to == seat => say("mn-do-title-self"),
            Action::Title { seat: to } => say("mn-do-title").with("seat", to),
            Action::Take { card, from } => say("mn-do-take").with("card", card.phrase()).with("from", from),
            Action::Keep => say("mn-do-keep"),
            Action::Swap { card } => say("mn-do-swap").with("card", card.phrase()),
            Action::Give { card } => say("mn-do-give").with("card", card.phrase()),
            Action::First { seat: first } if first == seat => say("mn-do-first-self"),
            Action::First { seat: first } => say("mn-do-first").with("seat", first),
            Action::Identical => say("mn-do-identical"),
            Action::Different => say("mn-do-different"),
            Action::Relics { number } => {
                let price = self.tables().relics.get(usize::from(number)).copied().unwrap_or(0);
                say("mn-do-relics").with("count", number).with("n", price)
            }
            Action::Perfect => say("mn-do-perfect"),
            Action::End => say("mn-do-end"),
            Action::Of { card } => say("mn-do-of").with("card", card.phrase()),
            Action::Natural { number } => say("mn-do-natural").with("n", number),
            Action::Jokers { number } => say("mn-do-jokers").with("n", number),
            Action::Without { merchant } => {
                self.apart(seat, merchant, say("mn-do-without").with("merchant", merchant.phrase()))
            }
            Action::Employ { merchant, card } => {
                let phrase = say("mn-do-employ").with("merchant", merchant.phrase());
                self.apart(seat, merchant, phrase.with("card", card.phrase()))
            }
            Action::Develop { card } => {
                let at = self.queue.iter().position(|&other| other == card);
                say("mn-do-develop").with("card", card.phrase()).with("position", at.map_or(0, |at| at + 1))
            }
            Action::Draw => say("mn-do-draw"),
            Action::Add { card } => say("mn-do-add").with("card", card.phrase()),
            Action::Merchant { merchant } => {
                self.apart(seat, merchant, say("mn-do-merchant").with("merchant", merchant.phrase()))
            }
            Action::Change { card } => say("mn-do-change").with("card", card.phrase()),
            Action::Into { card } => say("mn-do-into").with("card", card.phrase()),
            Action::Done => match (self.step(), self.acting()) {
                (Step::Different(build), Some(acting)) => {
                    let size = build.set.len() as u8;
                    let price = self.different_price(acting.seat, size);
                    say("mn-do-done").with("count", size).with("n", price)
                }
                _ => say("mn-do-done-any"),
            },
            Action::Back => say("mn-do-back"),
            Action::Store { card } => say("mn-do-store").with("card", card.phrase()),
            Action::Leave => say("mn-do-leave"),
        }
    }

    /// Adds the merchant's id to the sentence if the seat owns several merchants of that name.
    fn apart(&self, seat: Seat, merchant: DevelopmentId, sentence: Phrase) -> Phrase {
        let tables = self.tables();
        let alike = |other: &DevelopmentId| tables.merchant_band(*other) == tables.merchant_band(merchant);
        let owned = self.players.get(seat.index()).map_or(Developments::NONE, |player| player.developments);
        match owned.iter().filter(alike).position(|other| other == merchant) {
            Some(place) if owned.iter().filter(alike).count() > 1 => {
                Phrase::new("mn-apart").with("sentence", sentence).with("n", place + 1)
            }
            _ => sentence,
        }
    }

    /// The prompt: the viewer's decision, or the seats the game waits for.
    pub(crate) fn prompt_for(&self, viewer: Viewer) -> Phrase {
        let (step, turn) = (self.step(), self.turn());
        match viewer {
            _ if turn.is_over() => Phrase::new("mn-prompt-over"),
            Viewer::Seat(seat) if turn.actors().has(seat) => step.prompt(self, seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everybody => {
                let seats = MundusNovus::names(turn.actors());
                Phrase::new(format!("mn-await-{}", step.name())).with("seats", seats)
            }
        }
    }

    pub(crate) fn progress_now(&self) -> Progress {
        let phase = Phrase::new(format!("mn-phase-{}", self.stage().id()));
        Progress { round: self.round, phase, turn: self.turns }
    }
}

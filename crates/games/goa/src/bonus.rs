//! Chapter GO-13: bonus actions.

use engine::{Journal, Phrase, Seat, Seats, ensure};
use serde::{Deserialize, Serialize};

use crate::actions::Turn;
use crate::event::Event;
use crate::refusal::Why;
use crate::state::{Goa, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;

impl Goa {
    /// GO-13.1: asks the next player who has not passed and has a card; ends the round if there is none.
    fn ask_bonus(&mut self, seat: Seat, passed: Seats, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let seats = self.merchants.len();
        if passed == Seats::all(seats) {
            self.end_round(journal);
            return false;
        }
        // GO-13.4 (ruling): a player without a card passes.
        if passed.has(seat) || self.merchant(seat).actions == 0 {
            self.push(Bonus { seat: seat.left(seats), passed: passed.with(seat) });
            return false;
        }
        self.begin(Bonus { seat, passed });
        true
    }

    /// GO-13.2: the seats that have passed in the current stage of bonus actions; empty in other stages.
    pub fn passed(&self) -> Seats {
        let of = |step: &Step| if let Step::Bonus(bonus) = step { Some(bonus.passed) } else { None };
        self.steps.iter().rev().find_map(of).unwrap_or(Seats::NONE)
    }

    /// GO-13.3: a player keeps at most one card.
    fn may_pass_bonus(&self, seat: Seat) -> Result<(), Why> {
        let held = self.merchant(seat).actions;
        if held > 1 { Err(Why::MustPlayBonus { held }) } else { Ok(()) }
    }

    /// GO-13.1, GO-13.7: a card gives a whole action turn.
    fn play_bonus(&mut self, seat: Seat, passed: Seats, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).actions -= 1;
        journal.note(Event::BonusPlayed { seat });
        self.replace_step(Bonus { seat: seat.left(self.merchants.len()), passed });
        self.push(Turn { seat, acted: false, card: false });
    }

    /// GO-13.2: the player takes no more bonus actions this round.
    fn pass_bonus(&mut self, seat: Seat, passed: Seats, journal: &mut impl Journal<Event>) {
        journal.note(Event::BonusPassed { seat });
        self.replace_step(Bonus { seat: seat.left(self.merchants.len()), passed: passed.with(seat) });
    }
}

/// GO-13.1: this seat decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bonus {
    pub(crate) seat: Seat,
    pub(crate) passed: Seats,
}

impl Pending for Bonus {
    fn clause(self) -> &'static str {
        "GO-13.1"
    }

    fn name(self) -> &'static str {
        "bonus"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.ask_bonus(self.seat, self.passed, journal)
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::PlayBonus);
        if game.may_pass_bonus(seat).is_ok() {
            out.push(Action::PassBonus);
        }
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::PlayBonus, Action::PassBonus]);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::PlayBonus) => Ok(()),
            (_, Action::PassBonus) => game.may_pass_bonus(seat),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::PlayBonus) => game.play_bonus(seat, self.passed, journal),
            (_, Action::PassBonus) => game.pass_bonus(seat, self.passed, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn detail(self, game: &Goa, actor: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("held", game.merchant(actor).actions)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Bonus)
    }

    fn auctions_over(self, game: &Goa) -> u8 {
        game.tokens()
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        let seats = game.merchants.len();
        ensure(self.seat.index() < seats, "a bonus action belongs to an unknown seat")?;
        ensure(self.passed.is_within(Seats::all(seats)), "an unknown seat has passed")?;
        if above.is_empty() {
            return ensure(game.merchant(self.seat).actions > 0, "a bonus action is offered without a card");
        }
        game.audit_turn(above)
    }
}

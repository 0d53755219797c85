//! Chapter GO-11: Expedition.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ids::Column;
use crate::refusal::Why;
use crate::state::Goa;
use crate::step::{Pending, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;

impl Goa {
    /// GO-11.1, GO-11.8: the player draws from one card to the number of the row.
    pub(crate) fn may_explore(&self, seat: Seat, cards: u8) -> Result<(), Why> {
        let most = self.value(seat, Column::Expedition);
        if !(1..=most).contains(&cards) {
            return Err(Why::DrawCount { most });
        }
        if self.has_cards() { Ok(()) } else { Err(Why::NoCards) }
    }

    /// The hand limit of a seat.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        self.tables().limits[self.merchant(seat).row(Column::Expedition)]
    }

    /// GO-11.2, GO-11.3, GO-11.6: draws once hand and cards are within the limit; returns whether the player must make room.
    fn draw_if_room(&mut self, cards: u8, journal: &mut impl Journal<Event>) -> bool {
        let seat = self.acting().expect("an action turn").0;
        // GO-7.12, GO-11.10: the limit and the hand are checked when the cards are drawn.
        if self.merchant(seat).hand.len() + cards > self.hand_limit(seat) {
            return true;
        }
        self.steps.pop();
        self.draw_to_hand(seat, cards, journal);
        false
    }
}

/// GO-11.2: the player makes room for this many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MakeRoom {
    pub(crate) cards: u8,
}

impl Pending for MakeRoom {
    fn clause(self) -> &'static str {
        "GO-11.2"
    }

    fn name(self) -> &'static str {
        "room"
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.draw_if_room(self.cards, journal)
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_cards(seat, out);
        game.legal_discards(seat, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.play_candidates(seat, false, out);
        game.legal_discards(seat, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::PlayCard { card }) => game.may_play(seat, card),
            (_, Action::DiscardCard { card }) => game.may_discard(seat, card),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        if !game.make_free_play(seat, action, journal) {
            self.unexpected(action);
        }
    }

    /// GO-6.4: the player may hold a card back.
    fn hides(self, game: &Goa, seat: Seat) -> bool {
        !game.merchant(seat).hand.is_empty()
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::MakeRoom { cards: self.cards, limit: game.hand_limit(game.acting()?.0) })
    }

    fn detail(self, game: &Goa, actor: Seat, phrase: Phrase, _: bool) -> Phrase {
        let limit = game.hand_limit(actor);
        let over = (game.merchant(actor).hand.len() + self.cards).saturating_sub(limit);
        phrase.with("cards", self.cards).with("limit", limit).with("over", over)
    }

    fn is_of_action(self) -> bool {
        true
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        let limit = game.hand_limit(position.owner);
        let is_full = position.merchant(game).hand.len() + self.cards > limit;
        ensure(is_full || !position.is_top, "the hand has room for the cards")?;
        ensure(self.cards <= limit, "more cards than the hand limit are drawn")
    }
}

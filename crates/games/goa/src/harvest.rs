//! Chapter GO-9: Harvest.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::cards::EffectKind;
use crate::data::Gains;
use crate::event::Event;
use crate::ids::Column;
use crate::refusal::Why;
use crate::state::Goa;
use crate::step::{Pending, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;

impl Goa {
    /// Whether the player holds a Harvest card and may play it.
    fn has_harvest_card(&self, seat: Seat) -> bool {
        let open = self.acting().is_some_and(|(_, _, card)| !card);
        open && !(self.merchant(seat).hand & self.tables().cards_for(EffectKind::Harvest)).is_empty()
    }

    /// GO-9.4: the action needs at least one unit to harvest.
    pub(crate) fn may_harvest(&self, seat: Seat) -> Result<(), Why> {
        if self.has_free_field(seat) || self.has_harvest_card(seat) {
            Ok(())
        } else {
            Err(Why::NothingToHarvest)
        }
    }

    /// GO-9.2, GO-9.5: the player may stop after one unit, or if there is none to harvest.
    fn may_stop_harvest(&self, seat: Seat, taken: u8, mixed: bool) -> Result<(), Why> {
        if taken == 0 && (mixed || self.may_harvest(seat).is_ok()) { Err(Why::HarvestNone) } else { Ok(()) }
    }

    /// GO-9.1, GO-9.3: a spice, or with the card a ship or a colonist.
    fn harvest_unit(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let none = Gains::default();
        if let Action::Place { spice, plot } = action {
            self.place_on(seat, spice, plot, journal);
        } else if action == Action::TakeShips {
            self.gain_goods(seat, Gains { ships: 1, ..none }, journal);
        } else {
            self.gain_goods(seat, Gains { colonists: 1, ..none }, journal);
        }
    }
}

/// GO-9.1, GO-9.3: the owner of the marker, the units so far, and whether ships and colonists count too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Harvest {
    pub(crate) by: Seat,
    pub(crate) taken: u8,
    pub(crate) mixed: bool,
}

impl Pending for Harvest {
    fn clause(self) -> &'static str {
        "GO-9.1"
    }

    fn name(self) -> &'static str {
        "harvest"
    }

    /// GO-9.1: the Harvest ends when the number is used up.
    fn settle(self, game: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        game.pop_unless(self.taken < game.value(self.by, Column::Harvest))
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_places(seat, out);
        if self.mixed {
            out.extend([Action::TakeShips, Action::TakeColonists]);
        }
        if game.may_stop_harvest(seat, self.taken, self.mixed).is_ok() {
            out.push(Action::Stop);
        }
        game.legal_tiles(seat, out);
        game.legal_cards(seat, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.place_candidates(seat, out);
        // Ships and colonists are offered only with the card.
        if self.mixed {
            out.extend([Action::TakeShips, Action::TakeColonists]);
        }
        out.push(Action::Stop);
        game.play_candidates(seat, true, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Place { spice, plot }) => game.may_place(seat, spice, plot),
            (_, Action::TakeShips | Action::TakeColonists) if self.mixed => Ok(()),
            (_, Action::TakeShips | Action::TakeColonists) => Err(Why::HarvestCard),
            (_, Action::Stop) => game.may_stop_harvest(seat, self.taken, self.mixed),
            (_, Action::UseTile { tile }) => game.may_use(seat, tile),
            (_, Action::PlayCard { card }) => game.may_play(seat, card),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        if action == Action::Stop {
            game.steps.pop();
        } else if !game.make_free_play(seat, action, journal) {
            game.replace_step(Harvest { taken: self.taken + 1, ..self });
            game.harvest_unit(seat, action, journal);
        }
    }

    /// GO-6.4: the player may hold a card back.
    fn hides(self, game: &Goa, seat: Seat) -> bool {
        !game.merchant(seat).hand.is_empty()
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        let Harvest { by, taken, mixed } = self;
        Some(PendingView::Harvest { by, taken, of: game.value(by, Column::Harvest), mixed })
    }

    fn detail(self, game: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", game.value(self.by, Column::Harvest).saturating_sub(self.taken))
    }

    fn audit(self, game: &Goa, _: StackPosition<'_>) -> Result<(), String> {
        let is_known = self.by.index() < game.merchants.len();
        ensure(
            is_known && self.taken < game.value(self.by, Column::Harvest),
            "the Harvest has used up its number",
        )
    }
}

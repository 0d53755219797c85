//! Chapter GO-6 and the simple actions of GO-8 and GO-10: the laps, the action turn and its choices.

use engine::{Journal, Phrase, Seat, Seats, ensure};
use serde::{Deserialize, Serialize};

use crate::bonus::Bonus;
use crate::cards::EffectKind;
use crate::data::Gains;
use crate::event::{Deed, Event};
use crate::expedition::MakeRoom;
use crate::harvest::Harvest;
use crate::ids::Column;
use crate::refusal::Why;
use crate::state::{Goa, LAPS, Stage};
use crate::step::{Pending, Step};
use crate::turn::Action;

impl Goa {
    /// GO-6.1: three laps, clockwise from the first player, then bonus actions.
    fn next_lap(&mut self, lap: u8, seat: Seat) -> bool {
        self.steps.pop();
        if lap == LAPS {
            self.push(Bonus { seat: self.flag, passed: Seats::NONE });
            return false;
        }
        let next = seat.left(self.merchants.len());
        self.push(Lap { lap: lap + u8::from(next == self.flag), seat: next });
        self.begin(Turn { seat, acted: false, card: false });
        true
    }

    /// The number of action turns a seat has left in this round. The current turn counts until its action is taken.
    pub fn turns_to_come(&self, seat: Seat) -> u8 {
        let now = self.acting().is_some_and(|(actor, acted, _)| actor == seat && !acted);
        let later = match self.stage() {
            Stage::Start | Stage::Tokens | Stage::Auctions => LAPS,
            Stage::Bonus | Stage::Over => 0,
            Stage::Actions => {
                let Some(&Step::Lap(Lap { lap, seat: next })) = self.steps.first() else { return 0 };
                let seats = self.merchants.len();
                let place = |seat: Seat| (usize::from(seat.0) + seats - self.flag.index()) % seats;
                // A seat placed before the next one has already had its turn in this lap.
                LAPS.saturating_sub(lap + u8::from(place(seat) < place(next)))
            }
        };
        later + u8::from(now)
    }

    /// GO-6.4: before the action, its choices and free plays; after it, free plays and the end of the turn.
    fn legal_turn(&self, seat: Seat, acted: bool, card: bool, out: &mut Vec<Action>) {
        if acted {
            out.push(Action::EndTurn);
        } else {
            let merchant = self.merchant(seat);
            let stock = merchant.stock();
            let tables = self.tables();
            let modifiers = tables.cards_for(EffectKind::NoSpices) | tables.cards_for(EffectKind::NoShips);
            let modifiers = if card { crate::sets::Cards::NONE } else { merchant.hand & modifiers };
            for column in Column::ALL {
                if self.may_progress(seat, &stock, column, None).is_ok() {
                    out.push(Action::Progress { column, card: None });
                }
                for card in modifiers.iter() {
                    if self.may_progress(seat, &stock, column, Some(card)).is_ok() {
                        out.push(Action::Progress { column, card: Some(card) });
                    }
                }
            }
            out.push(Action::BuildShips);
            if self.may_harvest(seat).is_ok() {
                out.push(Action::Harvest);
            }
            out.push(Action::Taxes);
            if self.has_cards() {
                out.extend(
                    (1..=self.value(seat, Column::Expedition)).map(|cards| Action::Expedition { cards }),
                );
            }
            self.legal_founds(seat, card, out);
        }
        self.legal_tiles(seat, out);
        self.legal_cards(seat, out);
        self.legal_discards(seat, out);
    }

    fn turn_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let tables = self.tables();
        let modifiers = tables.cards_for(EffectKind::NoSpices) | tables.cards_for(EffectKind::NoShips);
        for column in Column::ALL {
            out.push(Action::Progress { column, card: None });
            let held = self.merchant(seat).hand & modifiers;
            out.extend(held.iter().map(|card| Action::Progress { column, card: Some(card) }));
        }
        out.extend([Action::BuildShips, Action::Harvest, Action::Taxes]);
        let most = tables.values[Column::Expedition.index()].iter().copied().max().unwrap_or(0);
        out.extend((1..=most).map(|cards| Action::Expedition { cards }));
        self.found_candidates(seat, out);
        out.push(Action::EndTurn);
        self.play_candidates(seat, true, out);
        out.extend(self.merchant(seat).hand.iter().map(|card| Action::DiscardCard { card }));
    }

    /// Adds every tile and card that the seat could try to play.
    pub(crate) fn play_candidates(&self, seat: Seat, tiles: bool, out: &mut Vec<Action>) {
        let merchant = self.merchant(seat);
        if tiles {
            out.extend((merchant.kept | merchant.pending).iter().map(|tile| Action::UseTile { tile }));
        }
        out.extend(merchant.hand.iter().map(|card| Action::PlayCard { card }));
    }

    /// GO-6.2: takes one of the six actions with the marker of `by`, who is another player under Espionage.
    pub(crate) fn act(&mut self, seat: Seat, by: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let mut note = |deed| journal.note(Event::Acted { seat, deed, by });
        if let Action::Progress { column, card } = action {
            note(Deed::Progress);
            self.progress(seat, column, card, journal);
        } else if let Action::Expedition { cards } = action {
            note(Deed::Expedition);
            self.push(MakeRoom { cards });
        } else if let Action::Found { city, card } = action {
            note(Deed::Colony);
            self.attempt(seat, by, city, card, journal);
        } else if action == Action::Harvest {
            note(Deed::Harvest);
            self.push(Harvest { by, taken: 0, mixed: false });
        } else if action == Action::BuildShips {
            // GO-8.1.
            note(Deed::Ships);
            let ships = self.value(by, Column::Ships);
            self.gain_goods(seat, Gains { ships, ..Gains::default() }, journal);
        } else {
            // GO-10.1.
            note(Deed::Taxes);
            let ducats = self.value(by, Column::Taxes);
            self.gain_goods(seat, Gains { ducats, ..Gains::default() }, journal);
        }
    }

    /// Checks that a turn lies on its lap or bonus action, and every other step on the turn.
    pub(crate) fn audit_turn(&self, above: &[Step]) -> Result<(), String> {
        let is_over = self.marks.len() == self.merchants.len() && self.flag_at.is_none();
        ensure(is_over, "the auctions are not over")?;
        match above.split_first() {
            Some((&Step::Turn(Turn { seat, acted, .. }), rest)) => {
                ensure(seat.index() < self.merchants.len(), "a turn belongs to an unknown seat")?;
                ensure(
                    acted || !rest.iter().any(|step| step.is_of_action()),
                    "a step of the action precedes the action",
                )?;
                self.audit_stack(rest, Some(seat))
            }
            _ => Err("a turn is missing".to_owned()),
        }
    }
}

// Steps.

/// GO-6.1: the next action turn begins, without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lap {
    pub(crate) lap: u8,
    pub(crate) seat: Seat,
}

impl Pending for Lap {
    fn clause(self) -> &'static str {
        "GO-6.1"
    }

    fn name(self) -> &'static str {
        "bonus"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn settle(self, game: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        game.next_lap(self.lap, self.seat)
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Actions)
    }

    fn auctions_over(self, game: &Goa) -> u8 {
        game.tokens()
    }

    fn audit_lowest(self, game: &Goa, above: &[Step]) -> Result<(), String> {
        let is_known = self.seat.index() < game.merchants.len();
        ensure(self.lap <= LAPS && is_known && !above.is_empty(), "the lap is inconsistent")?;
        game.audit_turn(above)
    }
}

/// An action turn, with whether the action is taken and whether an Expedition card was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) acted: bool,
    pub(crate) card: bool,
}

impl Pending for Turn {
    fn clause(self) -> &'static str {
        "GO-6.2"
    }

    fn name(self) -> &'static str {
        if self.acted { "end" } else { "turn" }
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    #[inline]
    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_turn(seat, self.acted, self.card, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.turn_candidates(seat, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        if self.acted && action.is_main() {
            return Err(Why::Acted);
        }
        match (self, action) {
            (_, Action::Progress { column, card }) => {
                game.may_progress(seat, &game.merchant(seat).stock(), column, card)
            }
            (_, Action::BuildShips | Action::Taxes) => Ok(()),
            (_, Action::Harvest) => game.may_harvest(seat),
            (_, Action::Expedition { cards }) => game.may_explore(seat, cards),
            (_, Action::Found { city, card }) => game.may_found(seat, city, card),
            (_, Action::EndTurn) if self.acted => Ok(()),
            (_, Action::EndTurn) => Err(Why::MustAct),
            (_, Action::UseTile { tile }) => game.may_use(seat, tile),
            (_, Action::PlayCard { card }) => game.may_play(seat, card),
            (_, Action::DiscardCard { card }) => game.may_discard(seat, card),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    #[inline]
    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        if action.is_main() {
            game.replace_step(Turn { acted: true, ..self });
            game.act(seat, seat, action, journal);
        } else if action == Action::EndTurn {
            debug_assert!(game.steps.len() == 2 && game.acting() == Some((seat, true, self.card)));
            game.steps.pop();
        } else if !game.make_free_play(seat, action, journal) {
            self.unexpected(action);
        }
    }

    fn rests(self) -> bool {
        true
    }

    /// GO-6.4: the player may hold a card back.
    fn hides(self, game: &Goa, seat: Seat) -> bool {
        !game.merchant(seat).hand.is_empty()
    }

    fn detail(self, game: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("bonus", if game.stage() == Stage::Bonus { "yes" } else { "no" })
    }
}

//! Actions, and the matches over steps: who decides, what is legal, what happens.
//!
//! To know what can happen next, read here; to know how, read the chapter that a line calls.

use engine::{Journal, Seat, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::grid::Spot;
use crate::ids::{CardId, City, ColonyId, Column, PlotId, Spice, TileId};
use crate::refusal::{Why, clause_of, not_now};
use crate::state::{Goa, Stage, Step};

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "GoaAction")]
pub enum Action {
    /// GO-18.1: ducats instead of columns.
    TakeDucats,
    /// GO-18.1, GO-14.11, GO-16.17: a marker moves down in this column.
    Descend { column: Column },
    /// GO-3.1.
    PlaceFlag { at: Spot },
    /// GO-3.5: the token goes on this tile.
    Mark { tile: TileId },
    /// GO-4.4.
    PassBid,
    /// GO-4.4.
    Bid { ducats: u16 },
    /// GO-4.7 (a).
    Sell,
    /// GO-4.7 (b).
    Buy,
    /// GO-5.3: this plantation makes room.
    Clear { tile: TileId },
    /// GO-6.9: the next field of the plot gets this spice.
    Fill { spice: Spice },
    /// GO-16.3, GO-16.16, GO-9.3.
    TakeShips,
    /// GO-16.3, GO-16.16, GO-9.3.
    TakeColonists,
    /// GO-16.16.
    TakeSpices,
    /// GO-16.7.
    TakeTile { tile: TileId },
    /// GO-7.1, perhaps with a modifier card (GO-7.6).
    Progress {
        column: Column,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<CardId>,
    },
    /// GO-8.1.
    BuildShips,
    /// GO-9.1.
    Harvest,
    /// GO-10.1.
    Taxes,
    /// GO-11.2: draw so many cards.
    Expedition { cards: u8 },
    /// GO-12.1, perhaps with a modifier card (GO-12.6).
    Found {
        city: City,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<CardId>,
    },
    /// GO-6.4: a free play.
    UseTile { tile: TileId },
    /// GO-16.22: later.
    KeepTile { tile: TileId },
    /// GO-14.2: a free play, or a modifier in its action.
    PlayCard { card: CardId },
    /// GO-11.9.
    DiscardCard { card: CardId },
    /// The action turn is over.
    EndTurn,
    /// GO-7.4: this spice goes back from this plot.
    Give { spice: Spice, plot: PlotId },
    /// GO-9.1, GO-6.15: a spice comes to this plot.
    Place { spice: Spice, plot: PlotId },
    /// GO-9.2, GO-14.10, GO-16.15: no more.
    Stop,
    /// GO-12.8.
    PayColonists,
    /// GO-12.10.
    GiveUp,
    /// GO-12.14.
    TakeColony { colony: ColonyId },
    /// GO-16.13.
    SpyOn { seat: Seat },
    /// GO-16.15.
    FillPlot { plot: PlotId },
    /// GO-16.21.
    SwapFor { tile: TileId },
    /// GO-13.1.
    PlayBonus,
    /// GO-13.2.
    PassBonus,
}

engine::every!(Action {
    TakeDucats,
    Descend { column },
    PlaceFlag { at },
    Mark { tile },
    PassBid,
    Bid { ducats },
    Sell,
    Buy,
    Clear { tile },
    Fill { spice },
    TakeShips,
    TakeColonists,
    TakeSpices,
    TakeTile { tile },
    Progress { column, card },
    BuildShips,
    Harvest,
    Taxes,
    Expedition { cards },
    Found { city, card },
    UseTile { tile },
    KeepTile { tile },
    PlayCard { card },
    DiscardCard { card },
    EndTurn,
    Give { spice, plot },
    Place { spice, plot },
    Stop,
    PayColonists,
    GiveUp,
    TakeColony { colony },
    SpyOn { seat },
    FillPlot { plot },
    SwapFor { tile },
    PlayBonus,
    PassBonus,
});

impl Goa {
    /// Who decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        Some(match self.step()? {
            Step::QuickStart { seat, .. }
            | Step::Replant { seat, .. }
            | Step::Fill { seat, .. }
            | Step::ShipsOrColonists { seat, .. }
            | Step::Favor { seat, .. }
            | Step::UseOrKeep { seat, .. }
            | Step::Bonanza { seat, .. }
            | Step::Gain { seat, .. }
            | Step::Lap { seat, .. }
            | Step::Bonus { seat, .. }
            | Step::Turn { seat, .. } => seat,
            Step::PlaceFlag => self.first,
            Step::PlaceToken { token } | Step::Sell { token } | Step::Auction { token } => self.seller(token),
            Step::Bid { token } => self.speaker(token),
            Step::Pay { .. }
            | Step::Advance { .. }
            | Step::Harvest { .. }
            | Step::MakeRoom { .. }
            | Step::Attempt { .. }
            | Step::PickColony { .. }
            | Step::SpyOn
            | Step::SpyAct { .. }
            | Step::ExtraHarvest { .. }
            | Step::Resupply { .. }
            | Step::Descend { .. }
            | Step::Duty { .. }
            | Step::Sale { .. }
            | Step::Swap { .. }
            | Step::Bin { .. } => self.acting()?.0,
        })
    }

    pub(crate) fn turn_now(&self) -> Turn {
        self.actor().map_or(Turn::Over, Turn::One)
    }

    /// The choices of the seat now, in a fixed order.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        let Some(step) = self.step() else { return };
        match step {
            Step::QuickStart { first, .. } => self.legal_quick_start(first, out),
            Step::PlaceFlag => self.legal_flag(out),
            Step::PlaceToken { token } => self.legal_tokens(token, out),
            Step::Bid { .. } => self.legal_bids(seat, out),
            Step::Sell { .. } => {
                out.push(Action::Sell);
                if self.may_buy(seat).is_ok() {
                    out.push(Action::Buy);
                }
            }
            Step::Replant { .. } => self.legal_clear(seat, out),
            Step::Fill { slot, .. } => self.legal_fill(seat, slot, out),
            Step::ShipsOrColonists { .. } => out.extend([Action::TakeShips, Action::TakeColonists]),
            Step::Favor { .. } => out.extend(self.removed.iter().map(|tile| Action::TakeTile { tile })),
            Step::UseOrKeep { tile, .. } => {
                if self.may_carry_out(tile).is_ok() {
                    out.push(Action::UseTile { tile });
                }
                out.push(Action::KeepTile { tile });
            }
            Step::Gain { .. } => self.legal_places(seat, out),
            Step::Bonus { .. } => {
                out.push(Action::PlayBonus);
                if self.may_pass_bonus(seat).is_ok() {
                    out.push(Action::PassBonus);
                }
            }
            Step::Turn { acted, card, .. } => self.legal_turn(seat, acted, card, out),
            Step::Pay { price } => self.legal_pay(seat, price, out),
            Step::Harvest { taken, mixed, .. } => self.legal_harvest(seat, taken, mixed, out),
            Step::MakeRoom { .. } => {
                self.legal_cards(seat, out);
                self.legal_discards(seat, out);
            }
            Step::Attempt { .. } => self.legal_attempt(seat, out),
            Step::PickColony { city } => {
                let left = self.colonies & self.tables().of_city[city.index()];
                out.extend(left.iter().map(|colony| Action::TakeColony { colony }));
            }
            Step::SpyOn => {
                let others = Seat::all(self.merchants.len()).filter(|&other| other != seat);
                out.extend(others.map(|seat| Action::SpyOn { seat }));
            }
            Step::SpyAct { .. } => self.legal_spy_act(seat, out),
            Step::ExtraHarvest { begun, .. } => self.legal_extra_harvest(seat, begun, out),
            Step::Resupply { .. } => {
                out.extend([Action::TakeShips, Action::TakeColonists]);
                if self.has_free_field(seat) {
                    out.push(Action::TakeSpices);
                }
            }
            Step::Descend { least } => self.legal_descend(seat, least, out),
            Step::Duty { .. } => self.legal_gives(seat, out),
            Step::Sale { begun, .. } => {
                self.legal_gives(seat, out);
                if begun {
                    out.push(Action::Stop);
                }
            }
            Step::Swap { .. } => out.extend(self.grid.tiles().map(|(_, tile)| Action::SwapFor { tile })),
            // These go by themselves.
            Step::Auction { .. }
            | Step::Bonanza { .. }
            | Step::Lap { .. }
            | Step::Advance { .. }
            | Step::Bin { .. } => (),
        }
    }

    /// Whether the seat may do this now, and if not, what forbids it.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if self.actor() != Some(seat) {
            return Err(Why::NotYours(clause_of(step)));
        }
        match (step, action) {
            (Step::QuickStart { first, .. }, Action::TakeDucats | Action::Descend { .. }) => {
                Goa::may_quick_start(first, action)
            }
            (Step::PlaceFlag, Action::PlaceFlag { at }) => self.may_place_flag(at),
            (Step::PlaceToken { token }, Action::Mark { tile }) => self.may_mark(token, tile),
            (Step::Bid { .. }, Action::PassBid) | (Step::Sell { .. }, Action::Sell) => Ok(()),
            (Step::Bid { .. }, Action::Bid { ducats }) => self.may_bid(seat, ducats),
            (Step::Sell { .. }, Action::Buy) => self.may_buy(seat),
            (Step::Replant { .. }, Action::Clear { tile }) => self.may_clear(seat, tile),
            (Step::Fill { slot, .. }, Action::Fill { spice }) => self.may_fill(seat, slot, spice),
            (Step::ShipsOrColonists { .. }, Action::TakeShips | Action::TakeColonists) => Ok(()),
            (Step::Favor { .. }, Action::TakeTile { tile }) if self.removed.has(tile) => Ok(()),
            (Step::Favor { .. }, Action::TakeTile { tile }) => Err(Why::NotRemoved { tile }),
            (Step::UseOrKeep { tile: taken, .. }, Action::UseTile { tile } | Action::KeepTile { tile })
                if tile != taken =>
            {
                Err(Why::OtherTile { tile })
            }
            (Step::UseOrKeep { tile, .. }, Action::UseTile { .. }) => self.may_carry_out(tile),
            (Step::UseOrKeep { .. }, Action::KeepTile { .. }) => Ok(()),
            (Step::Gain { .. } | Step::Harvest { .. }, Action::Place { spice, plot }) => {
                self.may_place(seat, spice, plot)
            }
            (Step::Bonus { .. }, Action::PlayBonus) => Ok(()),
            (Step::Bonus { .. }, Action::PassBonus) => self.may_pass_bonus(seat),
            (Step::Turn { acted: false, .. }, Action::Progress { column, card }) => {
                self.may_progress(seat, &self.merchant(seat).stock(), column, card)
            }
            (Step::Turn { acted: false, .. } | Step::SpyAct { .. }, Action::BuildShips | Action::Taxes) => {
                Ok(())
            }
            (Step::Turn { acted: false, .. } | Step::SpyAct { .. }, Action::Harvest) => {
                self.may_harvest(seat)
            }
            (Step::Turn { acted: false, .. }, Action::Expedition { cards }) => self.may_explore(seat, cards),
            (Step::Turn { acted: false, .. } | Step::SpyAct { .. }, Action::Found { city, card }) => {
                self.may_found(seat, city, card)
            }
            (Step::Turn { acted: true, .. }, Action::EndTurn) => Ok(()),
            (Step::Turn { .. } | Step::Harvest { .. } | Step::Attempt { .. }, Action::UseTile { tile }) => {
                self.may_use(seat, tile)
            }
            (
                Step::Turn { .. } | Step::Harvest { .. } | Step::Attempt { .. } | Step::MakeRoom { .. },
                Action::PlayCard { card },
            ) => self.may_play(seat, card),
            (Step::Turn { .. } | Step::MakeRoom { .. }, Action::DiscardCard { card }) => {
                self.may_discard(seat, card)
            }
            (Step::Pay { price }, Action::Give { spice, plot }) => self.may_pay(seat, price, spice, plot),
            (Step::Duty { .. } | Step::Sale { .. }, Action::Give { spice, plot }) => {
                self.may_give(seat, spice, plot)
            }
            (Step::Sale { begun: true, .. } | Step::ExtraHarvest { begun: true, .. }, Action::Stop) => Ok(()),
            (Step::Sale { .. } | Step::ExtraHarvest { .. }, Action::Stop) => {
                Err(Why::AtLeastOne(clause_of(step)))
            }
            (Step::Harvest { mixed, .. }, Action::TakeShips | Action::TakeColonists) => {
                if mixed {
                    Ok(())
                } else {
                    Err(Why::HarvestCard)
                }
            }
            (Step::Harvest { taken, mixed, .. }, Action::Stop) => self.may_stop_harvest(seat, taken, mixed),
            (Step::Attempt { .. }, Action::PayColonists) => self.may_pay_colonists(seat),
            (Step::Attempt { .. }, Action::GiveUp) => Ok(()),
            (Step::PickColony { city }, Action::TakeColony { colony }) => self.may_take_colony(city, colony),
            (Step::SpyOn, Action::SpyOn { seat: on }) => {
                if on != seat && on.index() < self.merchants.len() {
                    Ok(())
                } else {
                    Err(Why::NoOpponent)
                }
            }
            (Step::ExtraHarvest { .. }, Action::FillPlot { plot }) => {
                self.may_fill_plot(seat, plot).map(|_| ())
            }
            (Step::Resupply { .. }, Action::TakeShips | Action::TakeColonists) => Ok(()),
            (Step::Resupply { .. }, Action::TakeSpices) => {
                if self.has_free_field(seat) {
                    Ok(())
                } else {
                    Err(Why::NoFieldForSpices)
                }
            }
            (Step::Descend { least }, Action::Descend { column }) => self.may_descend(seat, least, column),
            (Step::Swap { .. }, Action::SwapFor { tile }) => {
                self.grid.find(tile).map(|_| ()).ok_or(Why::NotInPlayArea { tile, clause: "GO-16.24" })
            }
            (step, action) => Err(not_now(step, self.is_before_actions(), action)),
        }
    }

    /// GO-4.15: whether the round is still in its steps 1 and 2.
    fn is_before_actions(&self) -> bool {
        matches!(self.stage(), Stage::Start | Stage::Tokens | Stage::Auctions)
    }

    /// Carries out a legal choice, then all that follows without a choice.
    pub(crate) fn apply_now(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = self.step().expect("a step is pending while the game is on");
        match (step, action) {
            (Step::QuickStart { first, .. }, _) => self.quick_start(seat, first, action, journal),
            (Step::PlaceFlag, Action::PlaceFlag { at }) => self.place_flag(seat, at, journal),
            (Step::PlaceToken { token }, Action::Mark { tile }) => self.mark(seat, token, tile, journal),
            (Step::Bid { token }, Action::PassBid) => self.speak(seat, token, 0, journal),
            (Step::Bid { token }, Action::Bid { ducats }) => self.speak(seat, token, ducats, journal),
            (Step::Sell { token }, Action::Sell) => self.sell(seat, token, journal),
            (Step::Sell { token }, Action::Buy) => self.buy(seat, token, journal),
            (Step::Replant { tile, .. }, Action::Clear { tile: old }) => {
                self.replant(seat, old, tile, journal)
            }
            (Step::Fill { slot, .. }, Action::Fill { spice }) => {
                self.put_spice(seat, usize::from(slot), spice, journal);
            }
            (Step::ShipsOrColonists { tile, .. }, _) => self.take_either(seat, tile, action, journal),
            (Step::Favor { tile: favor, .. }, Action::TakeTile { tile }) => {
                self.favor(seat, favor, tile, journal)
            }
            (Step::UseOrKeep { tile, .. }, Action::UseTile { .. }) => {
                self.steps.pop();
                self.use_tile(seat, tile, journal);
            }
            (Step::UseOrKeep { .. }, Action::KeepTile { .. }) => {
                self.steps.pop();
            }
            (Step::Gain { left, .. }, Action::Place { spice, plot }) => {
                self.replace_step(Step::Gain { seat, left: left - 1 });
                self.place_on(seat, spice, plot, journal);
            }
            (Step::Bonus { passed, .. }, Action::PlayBonus) => self.play_bonus(seat, passed, journal),
            (Step::Bonus { passed, .. }, Action::PassBonus) => self.pass_bonus(seat, passed, journal),
            (Step::Turn { card, .. }, Action::EndTurn) => {
                debug_assert!(self.steps.len() == 2 && self.acting() == Some((seat, true, card)));
                self.steps.pop();
            }
            (Step::Turn { card, .. }, Action::Progress { .. } | Action::Expedition { .. })
            | (
                Step::Turn { card, .. },
                Action::BuildShips | Action::Harvest | Action::Taxes | Action::Found { .. },
            ) => {
                self.replace_step(Step::Turn { seat, acted: true, card });
                self.act(seat, seat, action, journal);
            }
            (Step::SpyAct { on }, _) => {
                self.steps.pop();
                self.act(seat, on, action, journal);
            }
            (_, Action::UseTile { tile }) => self.use_tile(seat, tile, journal),
            (_, Action::PlayCard { card }) => self.play_card(seat, card, journal),
            (_, Action::DiscardCard { card }) => self.discard_card(seat, card, journal),
            (Step::Pay { mut price }, Action::Give { spice, plot }) => {
                price[spice] -= 1;
                self.replace_step(Step::Pay { price });
                self.give(seat, spice, plot, journal);
            }
            (Step::Duty { tile, left }, Action::Give { spice, plot }) => {
                self.replace_step(Step::Duty { tile, left: left - 1 });
                self.give(seat, spice, plot, journal);
            }
            (Step::Sale { left, ducats, .. }, Action::Give { spice, plot }) => {
                self.replace_step(Step::Sale { left: left - 1, ducats, begun: true });
                self.sell_spice(seat, spice, plot, ducats, journal);
            }
            (Step::Sale { .. } | Step::ExtraHarvest { .. } | Step::Harvest { .. }, Action::Stop) => {
                self.steps.pop();
            }
            (Step::Harvest { by, taken, mixed }, _) => {
                self.replace_step(Step::Harvest { by, taken: taken + 1, mixed });
                self.harvest_unit(seat, action, journal);
            }
            (Step::Attempt { .. }, Action::PayColonists) => self.pay_colonists(seat, journal),
            (Step::Attempt { .. }, Action::GiveUp) => self.give_up(seat, journal),
            (Step::PickColony { .. }, Action::TakeColony { colony }) => {
                self.steps.pop();
                self.take_colony(seat, colony, journal);
            }
            (Step::SpyOn, Action::SpyOn { seat: on }) => {
                journal.note(Event::Spied { seat, on });
                self.replace_step(Step::SpyAct { on });
            }
            (Step::ExtraHarvest { left, .. }, Action::FillPlot { plot }) => {
                self.replace_step(Step::ExtraHarvest { left: left - 1, begun: true });
                self.fill_plot(seat, plot);
            }
            (Step::Resupply { total }, _) => self.resupply(seat, total, action, journal),
            (Step::Descend { .. }, Action::Descend { column }) => {
                self.steps.pop();
                self.advance(seat, column, journal);
            }
            (Step::Swap { tile: swap }, Action::SwapFor { tile }) => self.swap(seat, swap, tile, journal),
            (step, action) => unreachable!("{action:?} is no choice at {step:?}"),
        }
        self.settle(journal);
    }

    /// Puts another step in the place of the present one.
    #[inline]
    pub(crate) fn replace_step(&mut self, step: Step) {
        *self.steps.last_mut().expect("a step is pending") = step;
    }

    /// Carries out what goes by itself, until somebody must choose or the game is over.
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Event>) {
        while let Some(step) = self.step() {
            let waits = match step {
                Step::QuickStart { .. }
                | Step::PlaceFlag
                | Step::PlaceToken { .. }
                | Step::Bid { .. }
                | Step::Sell { .. }
                | Step::Replant { .. }
                | Step::ShipsOrColonists { .. }
                | Step::Favor { .. }
                | Step::UseOrKeep { .. }
                | Step::Turn { .. }
                | Step::PickColony { .. }
                | Step::SpyOn
                | Step::SpyAct { .. }
                | Step::Resupply { .. }
                | Step::Descend { .. }
                | Step::Swap { .. } => true,
                Step::Auction { token } => self.open_auction(token, journal),
                Step::Fill { seat, slot } => self.fill_on(seat, usize::from(slot), journal),
                Step::Bonanza { seat } => self.show_bonanza(seat, journal),
                Step::Gain { seat, left } => self.goes_on(left > 0 && self.has_free_field(seat)),
                Step::Lap { lap, seat } => self.next_lap(lap, seat, journal),
                Step::Bonus { seat, passed } => self.ask_bonus(seat, passed, journal),
                Step::Pay { price } => self.pay_on(price, journal),
                Step::Advance { column } => {
                    self.steps.pop();
                    let seat = self.acting().expect("an action turn").0;
                    self.advance(seat, column, journal);
                    false
                }
                // GO-9.1: until the number is used up.
                Step::Harvest { by, taken, .. } => self.goes_on(taken < self.value(by, Column::Harvest)),
                Step::MakeRoom { cards } => self.draw_if_room(cards, journal),
                Step::Attempt { .. } => self.found_if_met(journal),
                Step::ExtraHarvest { left, .. } => {
                    let seat = self.acting().expect("an action turn").0;
                    self.goes_on(left > 0 && self.has_free_field(seat))
                }
                Step::Duty { tile, left } => self.duty_on(tile, left, journal),
                Step::Sale { left, .. } => {
                    let seat = self.acting().expect("an action turn").0;
                    self.goes_on(left > 0 && !self.merchant(seat).stock().is_empty())
                }
                Step::Bin { card } => {
                    self.steps.pop();
                    self.discard.insert(card);
                    false
                }
            };
            if waits {
                return;
            }
        }
    }

    /// Ends the present step unless it goes on; tells whether it waits.
    #[inline]
    fn goes_on(&mut self, on: bool) -> bool {
        if !on {
            self.steps.pop();
        }
        on
    }
}

impl Goa {
    /// Whether the pending decision begins something.
    pub(crate) fn rests(&self) -> bool {
        matches!(
            self.step(),
            None | Some(
                Step::QuickStart { first: None, .. }
                    | Step::PlaceFlag
                    | Step::PlaceToken { .. }
                    | Step::Bid { .. }
                    | Step::Sell { .. }
                    | Step::Bonus { .. }
                    | Step::Turn { .. }
            )
        )
    }

    /// Whether the options of the seat depend on its ducats or its hand, which the others do not see.
    pub(crate) fn hides(&self, seat: Seat) -> bool {
        let Some(step) = self.step().filter(|_| self.actor() == Some(seat)) else { return false };
        match step {
            // GO-4.5, GO-4.8: who passes may have no ducats, or may not want to bid.
            Step::Bid { .. } | Step::Sell { .. } => !self.options.open_ducats,
            // GO-6.4: a card may be held back.
            Step::Turn { .. } | Step::Harvest { .. } | Step::Attempt { .. } | Step::MakeRoom { .. } => {
                !self.merchant(seat).hand.is_empty()
            }
            Step::SpyAct { .. } => !self.merchant(seat).hand.is_empty(),
            Step::QuickStart { .. }
            | Step::PlaceFlag
            | Step::PlaceToken { .. }
            | Step::Auction { .. }
            | Step::Replant { .. }
            | Step::Fill { .. }
            | Step::ShipsOrColonists { .. }
            | Step::Favor { .. }
            | Step::UseOrKeep { .. }
            | Step::Bonanza { .. }
            | Step::Gain { .. }
            | Step::Lap { .. }
            | Step::Bonus { .. }
            | Step::Pay { .. }
            | Step::Advance { .. }
            | Step::PickColony { .. }
            | Step::SpyOn
            | Step::ExtraHarvest { .. }
            | Step::Resupply { .. }
            | Step::Descend { .. }
            | Step::Duty { .. }
            | Step::Sale { .. }
            | Step::Swap { .. }
            | Step::Bin { .. } => false,
        }
    }
}

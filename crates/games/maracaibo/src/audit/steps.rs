//! Whether the pending steps lie as the rules lay them, with nothing that could not be carried out.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Seat, ensure};

use crate::effect::{Atom, Origin, Whom};
use crate::gain::ROUNDS;
use crate::ids::Legacy;
use crate::state::{Maracaibo, OBJECTIVES, STEPS_MAX, Step};

/// So many steps more can come on top of a state from outside.
const HEADROOM: usize = 12;
/// No combat value, number of spaces or of actions comes near.
const AMOUNT_MAX: u8 = 60;

impl Maracaibo {
    /// The steps lie as the rules lay them.
    pub(super) fn audit_steps(&self) -> Result<(), String> {
        ensure(self.steps.len() + HEADROOM <= STEPS_MAX, "too many steps")?;
        let Some((&bottom, above)) = self.steps.split_first() else {
            return ensure(self.round == ROUNDS, "the game is over too soon");
        };
        let seats = self.players.len();
        let numbers = &self.tables().numbers;
        match bottom {
            Step::Split => {
                ensure(above.is_empty() && self.round == 1 && !self.undecided().is_empty(), "no split now")?;
                for player in &self.players {
                    let set_aside = u8::from(player.planned.is_some()) + player.dropped.len();
                    let fits = player.hand.len() + set_aside == numbers.cards_dealt
                        && player.dropped.len() <= self.cards_dropped()
                        && (player.planned.is_some() || player.dropped.is_empty())
                        && player.planning.iter().all(Option::is_none);
                    ensure(fits && player.old == player.hand, "a split is muddled")?;
                }
                return Ok(());
            }
            Step::Choose => {
                let fits = above.is_empty() && self.round == 1 && !self.undecided().is_empty();
                ensure(fits, "no careers now")?;
                let supply = |supply: u8| usize::from(supply) >= OBJECTIVES;
                ensure(self.players.iter().all(|player| supply(player.supply)), "no spies for a career")?;
            }
            Step::EndTurn => {
                ensure(matches!(above.first(), Some(Step::Draw)), "a turn without a draw")?;
                let acting = above.get(1).is_none_or(|step| *step == Step::Finish);
                ensure(acting, "a turn without an end")?;
            }
            Step::EndJeanne => {
                let fits = self.jeanne.is_some()
                    && matches!(above.first(), Some(Step::JeanneActs { .. }))
                    && matches!(above.get(1), Some(Step::Host { .. }));
                ensure(fits, "Jeanne's turn is muddled")?;
            }
            Step::Score { first, jeanne, asked } => {
                let fits = first.index() < seats && usize::from(asked) <= seats && asked > 0;
                ensure(fits && (!jeanne || self.jeanne.is_some()), "a scoring is muddled")?;
                ensure(
                    self.active == Seat((first.0 + asked - 1) % seats as u8) && !above.is_empty(),
                    "a scoring asks another",
                )?;
            }
            Step::Check { first, jeanne } => {
                let fits =
                    first.index() < seats && (!jeanne || self.jeanne.is_some()) && self.story.is_some();
                ensure(fits && above.len() == 1, "a check is muddled")?;
                let voting = matches!(above.first(), Some(Step::Ballot { .. } | Step::Decide { .. }));
                return ensure(voting, "a check waits for nothing");
            }
            bottom => return Err(format!("{bottom:?} lies on nothing")),
        }
        for player in &self.players {
            let set_aside = player.planned.is_some() || !player.dropped.is_empty();
            ensure(!set_aside, "cards are set aside after the split")?;
            let mine = std::ptr::eq(player, self.me());
            ensure(self.opens(player.explorer, player.ship) || mine, "a ship is where it may not stop")?;
        }
        self.audit_top()?;
        (1..self.steps.len()).try_for_each(|at| self.audit_step(at))
    }

    /// The last step awaits somebody, and can be answered.
    fn audit_top(&self) -> Result<(), String> {
        let Some(&top) = self.steps.last() else { return Ok(()) };
        let player = self.me();
        let is_closed = !self.opens(player.explorer, player.ship);
        match top {
            Step::Sail { left, .. } => {
                ensure(left > 0, "a ship cannot sail")?;
                let out = self.lanes(player.ship).map(|(_, cost)| cost).min();
                return ensure(!is_closed || out.is_some_and(|cost| cost <= left), "a ship is locked in");
            }
            Step::Village { left } => ensure(left > 0, "no village action is left")?,
            Step::Explore { left, .. } => ensure(left > 0, "no space is left")?,
            Step::Deliver => {
                let fits = self.market_room(player.ship) > 0 && self.has_legal_disc();
                ensure(fits, "nothing can be delivered")?;
            }
            Step::Disc { market } => {
                ensure(!market || self.market_room(player.ship) > 0, "the market is full")?;
                ensure(self.has_legal_disc(), "no disc can be removed")?;
            }
            Step::Same { cards } => {
                ensure((1..=3).contains(&cards), "goods for nothing")?;
            }
            Step::Settle { due } => ensure(due.iter().any(Option::is_some), "nothing is due")?,
            Step::Settlement { nation, .. } => {
                ensure(self.reserves[nation.index()] > 0, "no cube to settle with")?;
            }
            Step::Host { seat } => ensure(seat.index() < self.players.len(), "a host is nobody")?,
            Step::Choose
            | Step::Draw
            | Step::Finish
            | Step::Main { .. }
            | Step::City
            | Step::Either { .. }
            | Step::Offer { .. }
            | Step::Nation { .. }
            | Step::AnyToken
            | Step::SpyIncome
            | Step::Pile
            | Step::Banner { .. }
            | Step::Fight { .. }
            | Step::SpaceQuest
            | Step::Ballot { .. }
            | Step::Decide { .. }
            | Step::Purchase => (),
            Step::Tile { legacy } => {
                ensure(self.has_legacy(legacy) && !self.is_full(legacy), "a tile that cannot be used")?;
            }
            Step::TileDisc { legacy } => {
                ensure(self.has_legacy(legacy) && !self.is_full(legacy), "a tile that is full")?;
                ensure(self.has_legal_disc(), "no disc can be removed")?;
            }
            Step::Skull => ensure(!self.skulls().is_empty(), "no tile to remove")?,
            Step::Split
            | Step::EndTurn
            | Step::EndJeanne
            | Step::Land { .. }
            | Step::Unused { .. }
            | Step::Run { .. }
            | Step::Bought { .. }
            | Step::Track { .. }
            | Step::Pier
            | Step::Arrive
            | Step::JeanneActs { .. }
            | Step::Check { .. }
            | Step::Score { .. } => return Err(format!("{top:?} awaits nobody")),
        }
        ensure(!is_closed, "a ship is where it may not stop")
    }

    /// A step above the bottom: whether it may lie there, and its numbers.
    fn audit_step(&self, at: usize) -> Result<(), String> {
        let step = self.steps[at];
        let is_top = at + 1 == self.steps.len();
        let below = self.steps[at - 1];
        let top = || ensure(is_top, "a step lies under another");
        let numbers = &self.tables().numbers;
        match step {
            Step::Split
            | Step::Choose
            | Step::EndTurn
            | Step::EndJeanne
            | Step::Score { .. }
            | Step::Check { .. }
            | Step::Ballot { .. }
            | Step::Decide { .. }
            | Step::Land { .. } => Err(format!("{step:?} lies on another step")),
            // MA-7.6: before the main action, on the location of the tile.
            Step::Tile { legacy } => {
                let here = self.tables().legacy(legacy).place == Some(self.me().ship);
                let below = matches!(below, Step::Main { .. } | Step::Tile { .. });
                let fits = self.story.is_some() && self.tables().disc_tiles.has(legacy) && here && below;
                ensure(fits && self.has_legacy(legacy), "a disc tile at the wrong time")
            }
            Step::TileDisc { legacy } => {
                let fits = self.story.is_some() && self.tables().disc_tiles.has(legacy);
                ensure(fits && self.has_legacy(legacy) && !self.is_full(legacy), "a disc for no tile")
            }
            Step::Skull => {
                top()?;
                ensure(self.story.is_some(), "a skull in the classic mode")
            }
            Step::Draw => {
                let fits = matches!(below, Step::EndTurn)
                    || (matches!(below, Step::Score { .. }) && self.round < ROUNDS);
                ensure(at == 1 && fits, "a draw at the wrong time")
            }
            Step::Finish => {
                ensure(at == 2 && matches!(self.steps[0], Step::EndTurn), "an end at the wrong time")
            }
            Step::Purchase => {
                top()?;
                ensure(at == 1 && matches!(below, Step::Score { .. }), "a purchase at the wrong time")
            }
            Step::Sail { left, spent, again, .. } => {
                top()?;
                let most = if again { numbers.resail } else { numbers.movement };
                ensure(left.checked_add(spent).is_some_and(|all| all <= most), "a ship sails too far")?;
                ensure(again || (at == 3 && below == Step::Finish), "a ship sails at the wrong time")
            }
            Step::Host { seat } => {
                let fits = matches!(
                    below,
                    Step::Host { .. }
                        | Step::Main { .. }
                        | Step::Tile { .. }
                        | Step::JeanneActs { .. }
                        | Step::Run { .. }
                );
                ensure(seat.index() < self.players.len() && fits, "a host is asked at the wrong time")
            }
            Step::Main { spent } => {
                ensure(spent <= numbers.movement, "a ship has sailed too far")?;
                let player = self.me();
                let here = (self.spies_at(player, player.ship) - player.late).len();
                let counted = below == Step::Unused { place: player.ship, spies: here };
                ensure(counted, "the spies of a stop are miscounted")
            }
            Step::Unused { spies, .. } => ensure(spies <= numbers.spies, "too many spies at a location"),
            Step::JeanneActs { .. } => {
                ensure(at == 1 && self.jeanne.is_some(), "Jeanne acts at the wrong time")
            }
            Step::Run { origin, at: place } | Step::Offer { origin, at: place } => {
                let len = self.tables().script(origin).len();
                ensure(usize::from(place) < len, "a script is over")?;
                if matches!(step, Step::Offer { .. }) {
                    top()?;
                }
                self.audit_origin(at, origin, place)
            }
            Step::Either { origin } => self.audit_origin(at, origin, 0),
            Step::Village { left } => ensure(left <= AMOUNT_MAX, "too many village actions"),
            Step::Fight { value, .. } => ensure(value <= AMOUNT_MAX, "too much combat value"),
            Step::Explore { left, .. } => {
                let crossing = matches!(self.steps.get(at + 1), Some(Step::Nation { .. }));
                ensure(left > 0 && left <= AMOUNT_MAX && (is_top || crossing), "an explorer goes too far")
            }
            Step::Arrive => {
                let crossing = matches!(self.steps.get(at + 1), Some(Step::Nation { .. }));
                ensure(crossing, "an explorer arrives by itself")
            }
            Step::Bought { .. } | Step::AnyToken => {
                let paying = matches!(
                    self.steps.get(at + 1),
                    None | Some(Step::AnyToken | Step::Settle { .. } | Step::Same { .. })
                );
                ensure(paying, "a card is not put down")
            }
            Step::City => {
                ensure(is_top || self.steps.get(at + 1) == Some(&Step::Disc { market: true }), "a city waits")
            }
            Step::Track { .. } => Ok(()),
            Step::Pier => ensure(self.has_legacy(Legacy::L1) && self.pier.is_none(), "a tile on a quest"),
            Step::Deliver
            | Step::Same { .. }
            | Step::Settle { .. }
            | Step::Disc { .. }
            | Step::Nation { .. }
            | Step::Settlement { .. }
            | Step::SpyIncome
            | Step::Pile
            | Step::Banner { .. }
            | Step::SpaceQuest => top(),
        }
    }

    /// Whether what a script needs is there.
    fn audit_origin(&self, at: usize, origin: Origin, place: u8) -> Result<(), String> {
        let script = self.tables().script(origin);
        let rest = script.get(usize::from(place)..).unwrap_or_default();
        if !matches!(origin, Origin::Token(..))
            && rest.iter().any(|atom| matches!(atom, Atom::Influence(_, Whom::Fighting)))
        {
            let fights = self.steps[..at].iter().any(|step| matches!(step, Step::Fight { .. }));
            ensure(fights, "influence of a Combat without one")?;
        }
        if rest.contains(&Atom::Skull) {
            ensure(self.story.is_some(), "a skull in the classic mode")?;
        }
        if let Origin::Quest(quest) = origin {
            ensure(!quest.is_story(), "the reward of a story tile stands on its card")?;
        }
        if rest.contains(&Atom::QuestCard) {
            let Origin::Card(card) = origin else { return Err("a quest for no card".to_owned()) };
            let once = self
                .steps
                .iter()
                .filter(|step| matches!(step, Step::Run { origin: other, .. } if *other == origin));
            let fits = self.me().owned.has(card) && self.quest_on(card).is_none() && once.count() == 1;
            ensure(fits, "a quest for a card that has one")?;
        }
        Ok(())
    }
}

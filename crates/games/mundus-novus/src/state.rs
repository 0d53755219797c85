//! The state of a game and its parts, without rules.

use arrayvec::ArrayVec;
use engine::{DataId, Dice, List, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::cards::Cards;
use crate::data::{LIBRARY, Tables};
use crate::ids::{DevelopmentId, Developments, Marker, Resource};
use crate::progression::Act;
use crate::step::{Pending, Step};

/// MN-1.1: the largest number of players.
pub(crate) const MAX_PLAYERS: usize = 6;
/// MN-5.1, MN-5.18: the longest chain, with four cards on offer from each of six players.
pub(crate) const CHAIN_MAX: usize = 24;
/// The nine merchants of dossier 3.5.
pub(crate) const MERCHANTS_MAX: usize = 9;
/// The capacity of the queue. MN-1.6 asks for 5 positions; component files may ask for more.
pub(crate) const QUEUE_MAX: usize = 8;
/// The deepest step stack: a turn with a combination being built.
pub(crate) const STEPS_MAX: usize = 2;

/// The full state of a game of Mundus Novus: flat data, without pointers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MundusNovus {
    /// The players, by seat.
    pub players: List<Player, MAX_PLAYERS>,
    /// The Resource pile, unordered: each draw is random.
    pub pile: Cards,
    /// The Resource discard pile, face up.
    pub discard: Cards,
    /// The three cards of the market.
    pub market: Cards,
    /// MN-4.3: the cards turned up for the caravels and not yet taken.
    pub pool: Cards,
    /// The Development pile, unordered: each draw is random.
    pub deck: Developments,
    /// The queue, position 1 first.
    pub queue: List<DevelopmentId, QUEUE_MAX>,
    /// The round, from 1.
    pub round: u16,
    /// The event of the round.
    pub marker: Option<Marker>,
    /// The holder of the Trade Master token.
    pub master: Seat,
    /// The trade of this round so far; all of it is public.
    pub trade: Trade,
    /// MN-7.27: the caravels that Ponce de León has detached into a second squadron this round.
    pub detached: Developments,
    /// The seats that have shown the perfect combination this round.
    pub perfect: Seats,
    /// MN-5.21: the last secret card, while it still affects what a seat knows.
    #[serde(rename = "handed")]
    pub compensation: Option<Compensation>,
    /// The number of turns begun.
    pub turns: u32,
    /// The option `first`.
    pub first: Option<u8>,
    /// The component data in use.
    pub data: DataId,
    /// The step stack; the last entry is the pending step.
    pub(crate) steps: List<Step, STEPS_MAX>,
    pub(crate) dice: Dice,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Player {
    /// Doubloons, by source.
    pub purse: Purse,
    pub hand: Cards,
    /// The cards in the warehouses.
    pub stored: Cards,
    /// The offer: face down until all offers are complete, then face up and shrinking.
    pub offer: Cards,
    /// The cards that everybody knows to be in the hand, in the warehouses or in the face-down offer, because they
    /// came face up. While [`Compensation::unsettled`] holds, the giver's cards still include the one given away.
    pub shown: Cards,
    pub developments: Developments,
}

/// Doubloons, by source and expense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Purse {
    /// From different combinations.
    pub different: u16,
    /// From relics sold alone.
    pub relics: u16,
    /// From Developments.
    pub income: u16,
    /// From shipyards.
    pub shipyards: u16,
    /// From Orellana.
    pub orellana: u16,
    /// Paid for events with Coronado.
    pub coronado: u16,
}

impl Purse {
    /// The balance.
    #[inline]
    pub fn doubloons(self) -> u16 {
        self.different + self.relics + self.income + self.shipyards + self.orellana - self.coronado
    }
}

/// The trade of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Trade {
    pub number: Option<u8>,
    /// Whether the offers have been revealed.
    pub revealed: bool,
    pub chain: List<Exchange, CHAIN_MAX>,
    /// MN-5.19: the last active player and the cards taken back.
    pub taken_back: Option<(Seat, Cards)>,
    /// MN-5.21: giver and receiver of the secret card.
    pub compensated: Option<(Seat, Seat)>,
    /// MN-7.29: Valdivia's owner at the reveal. A later owner does not change the totals of the round.
    #[serde(default)]
    pub raised: Option<Seat>,
}

/// One exchange of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Exchange {
    pub taker: Seat,
    pub from: Seat,
    pub card: Resource,
    /// The market card it was swapped for; `None` if it was kept.
    pub swapped_for: Option<Resource>,
}

/// MN-5.21: a card given in secret, and what seats may still infer from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Compensation {
    pub giver: Seat,
    pub receiver: Seat,
    pub card: Resource,
    /// Whether the giver's turn is still to end. Until then [`Player::shown`] of the giver includes the card.
    pub unsettled: bool,
    /// Whether the giver still knows that the receiver holds the card, beyond what everybody knows.
    pub held: bool,
}

/// A card changed by a merchant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Change {
    pub merchant: DevelopmentId,
    /// The hand card.
    pub from: Resource,
    /// The Resource it represents.
    pub to: Resource,
}

/// The changes of one combination, in order. They serialize as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Changes([Option<Change>; MERCHANTS_MAX]);

impl Changes {
    /// The elements, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Change> + '_ {
        self.0.iter().map_while(|change| *change)
    }

    /// The number of changes.
    #[inline]
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub(crate) fn push(&mut self, change: Change) {
        let slot = self.0.iter_mut().find(|slot| slot.is_none());
        *slot.expect("there are at most as many changes as merchants") = Some(change);
    }

    /// The cards that were changed.
    #[inline]
    pub fn sources(&self) -> Cards {
        self.iter().map(|change| change.from).collect()
    }

    /// The merchants who changed them.
    pub fn merchants(&self) -> Developments {
        self.iter().map(|change| change.merchant).collect()
    }
}

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<ArrayVec<Change, MERCHANTS_MAX>>())
    }
}

impl<'de> Deserialize<'de> for Changes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Changes, D::Error> {
        let mut changes = Changes::default();
        ArrayVec::<Change, MERCHANTS_MAX>::deserialize(deserializer)?
            .into_iter()
            .for_each(|one| changes.push(one));
        Ok(changes)
    }
}

/// MN-4.7, MN-4.8: the order of squadrons: value, then lowest caravel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct SquadronKey {
    pub(crate) value: u16,
    pub(crate) lowest: u16,
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// MN-8.2: a perfect combination.
    Perfect,
    /// MN-8.4: enough doubloons.
    Doubloons,
    /// MN-8.5: too few Developments for a queue.
    Deck,
    /// MN-8.9: the technical stop.
    Stop,
}

impl Ending {
    /// The id in messages.
    pub fn id(self) -> &'static str {
        match self {
            Ending::Perfect => "perfect",
            Ending::Doubloons => "doubloons",
            Ending::Deck => "deck",
            Ending::Stop => "stop",
        }
    }
}

/// MN-2.1: the four stages of a round, and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// MN-3: the event of the round is set.
    Event,
    /// MN-4: cards are dealt.
    Supply,
    /// MN-5: cards are exchanged.
    Trade,
    /// MN-6: combinations are made.
    Progression,
    /// The game is over.
    Over,
}

impl Stage {
    /// The id in messages.
    pub fn id(self) -> &'static str {
        match self {
            Stage::Event => "event",
            Stage::Supply => "supply",
            Stage::Trade => "trade",
            Stage::Progression => "progression",
            Stage::Over => "over",
        }
    }
}

/// A filler for the unused slots of a [`List`].
impl Default for Exchange {
    fn default() -> Exchange {
        Exchange { taker: Seat(0), from: Seat(0), card: Resource::Relic, swapped_for: None }
    }
}

impl MundusNovus {
    /// The tables of the data in use.
    #[inline]
    pub fn tables(&self) -> &'static Tables {
        LIBRARY.get(self.data)
    }

    /// The player at a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The pending step.
    #[inline]
    pub(crate) fn step(&self) -> &Step {
        self.steps.last().expect("a finished game has the step `Over`")
    }

    /// The turn in the Progression stage, if there is one.
    #[inline]
    pub(crate) fn acting(&self) -> Option<&Act> {
        match self.steps.first() {
            Some(Step::Act(acting)) => Some(acting),
            _ => None,
        }
    }

    /// The doubloons of a seat.
    #[inline]
    pub fn doubloons(&self, seat: Seat) -> u16 {
        self.player(seat).purse.doubloons()
    }

    /// The stage of the round.
    pub fn stage(&self) -> Stage {
        self.step().stage()
    }

    /// Pushes a decision and counts a turn.
    pub(crate) fn begin(&mut self, step: impl Into<Step>) {
        self.turns += 1;
        self.steps.push(step.into());
    }

    /// Moves cards face up from a hand to the discard pile.
    pub(crate) fn discard_from(&mut self, seat: Seat, cards: Cards) {
        self.player_mut(seat).hand -= cards;
        self.discard += cards;
        self.remove_known(seat, cards);
    }

    /// Removes cards that left face up from the publicly known cards of the seat.
    pub(crate) fn remove_known(&mut self, seat: Seat, cards: Cards) {
        if let Some(compensation) = &mut self.compensation
            && compensation.receiver == seat
            && cards[compensation.card] > self.players[seat.index()].shown[compensation.card]
        {
            compensation.held = false;
        }
        let player = self.player_mut(seat);
        player.shown = player.shown.without(&cards);
    }
}

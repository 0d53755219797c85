//! The state and its parts: what is where, who knows what, and what comes next. No rules.

use arrayvec::ArrayVec;
use engine::{DataId, Dice, List, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::cards::Cards;
use crate::data::{LIBRARY, Tables};
use crate::ids::{DevelopmentId, Developments, Kinds, Marker, Resource};

/// MN-1.1: no more players than this.
pub(crate) const MAX_PLAYERS: usize = 6;
/// Four cards on offer from each of six players: no chain of exchanges is longer (MN-5.1, MN-5.18).
pub(crate) const CHAIN_MAX: usize = 24;
/// The nine merchants of dossier 3.5.
pub(crate) const MERCHANTS_MAX: usize = 9;
/// The queue has 5 places (MN-1.6); component files may say more, up to this.
pub(crate) const QUEUE_MAX: usize = 8;
/// A combination half built lies on top of the turn it belongs to.
pub(crate) const STEPS_MAX: usize = 2;

/// The whole truth about a game of Mundus Novus: flat data, no pointers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MundusNovus {
    /// The players, by seat.
    pub players: List<Player, MAX_PLAYERS>,
    /// The Resource pile: a bag, from which the dice draw when a rule draws.
    pub pile: Cards,
    /// The Resource discard pile, face up.
    pub discard: Cards,
    /// The three cards of the market.
    pub market: Cards,
    /// The cards turned up for the caravels and not yet taken.
    pub pool: Cards,
    /// The Development pile: a set, from which the dice draw.
    pub deck: Developments,
    /// The queue, position 1 first.
    pub queue: List<DevelopmentId, QUEUE_MAX>,
    /// The round, from 1.
    pub round: u16,
    /// The event of the round.
    pub marker: Option<Marker>,
    /// The holder of the Trade Master token.
    pub master: Seat,
    /// The trade of this round as far as it has run; all of it is public.
    pub trade: Trade,
    /// MN-7.27: the caravels that Ponce de León has detached into a second squadron this round.
    pub detached: Developments,
    /// Who has shown the perfect combination this round.
    pub perfect: Seats,
    /// The last card handed over in secret, as long as somebody may draw conclusions from it.
    pub handed: Option<Handed>,
    /// How many turns have begun.
    pub turns: u32,
    /// The first Trade Master, as the options set it.
    pub first: Option<u8>,
    /// The component data in use.
    pub data: DataId,
    /// What remains to be done; the last entry comes next.
    pub(crate) steps: List<Step, STEPS_MAX>,
    pub(crate) dice: Dice,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    /// Doubloons, by where they came from.
    pub purse: Purse,
    /// The cards in hand.
    pub hand: Cards,
    /// The cards in the warehouses.
    pub stored: Cards,
    /// The cards laid out for the trade: face down until all are, then open and not yet taken.
    pub offer: Cards,
    /// What everybody knows to be in this hand, in store or face down on offer: cards that came there openly.
    /// While [`Handed::unsettled`] holds, it counts the card that the giver gave away as if it were still there.
    pub shown: Cards,
    /// The Developments owned.
    pub developments: Developments,
}

/// Doubloons, by where they came from and where they went.
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
    /// What is in it.
    #[inline]
    pub fn doubloons(self) -> u16 {
        self.different + self.relics + self.income + self.shipyards + self.orellana - self.coronado
    }
}

/// The trade of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Trade {
    /// The number announced.
    pub number: Option<u8>,
    /// Whether the offers have been turned up.
    pub revealed: bool,
    /// The exchanges in order.
    pub chain: List<Exchange, CHAIN_MAX>,
    /// MN-5.19: who took back what.
    pub taken_back: Option<(Seat, Cards)>,
    /// MN-5.21: giver and receiver of the secret card.
    pub compensated: Option<(Seat, Seat)>,
    /// MN-7.29: who had Valdivia when the offers were turned up: what an offer counted then, it counts for the round.
    #[serde(default)]
    pub raised: Option<Seat>,
}

/// One card changing hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Exchange {
    /// Who took.
    pub taker: Seat,
    /// From whom.
    pub from: Seat,
    /// Which card.
    pub card: Resource,
    /// The market card it was swapped for, unless it was kept.
    pub swapped_for: Option<Resource>,
}

/// A card handed over in secret (MN-5.21), and what may still be concluded from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handed {
    /// Who gave it.
    pub giver: Seat,
    /// Who got it.
    pub receiver: Seat,
    /// The card.
    pub card: Resource,
    /// Whether the giver's turn is still to be ended: until then what is shown of the giver counts the card.
    pub unsettled: bool,
    /// Whether the giver can still be sure that the receiver has the card beyond what everybody knows.
    pub held: bool,
}

/// A card changed by a merchant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Change {
    /// By which merchant.
    pub merchant: DevelopmentId,
    /// The card in hand.
    pub from: Resource,
    /// What it stands for.
    pub to: Resource,
}

/// The changes of one combination, in order; written as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Changes([Option<Change>; MERCHANTS_MAX]);

impl Changes {
    /// The changes.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Change> + '_ {
        self.0.iter().map_while(|change| *change)
    }

    /// How many there are in it.
    #[inline]
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub(crate) fn push(&mut self, change: Change) {
        let slot = self.0.iter_mut().find(|slot| slot.is_none());
        *slot.expect("no merchant changes two cards") = Some(change);
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

/// A decision that is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum Step {
    /// MN-7.32: Coronado's owner may buy an event.
    Event { seat: Seat },
    /// MN-7.28: Ponce de León's owner assigns this caravel.
    Squadron { seat: Seat, caravel: DevelopmentId },
    /// MN-4.9: the squadron with this key takes this many cards more.
    Pool { seat: Seat, left: u8, key: SquadronKey },
    /// MN-3.12: this many cards more are to be discarded.
    Pirates { seat: Seat, left: u8 },
    /// MN-5.1.
    #[default]
    Announce,
    /// MN-5.2: everybody chooses; these are done.
    Offer { number: u8, done: Seats },
    /// MN-5.7: the old Trade Master chooses among these.
    Title { tied: Seats },
    /// MN-5.10.
    Take { active: Seat },
    /// MN-5.11: the card taken is between two hands.
    KeepOrSwap { active: Seat, from: Seat, card: Resource },
    /// MN-5.21.
    Compensate { to: Seat },
    /// MN-6.1.
    First,
    /// MN-6.2: a player's turn.
    Act(Acting),
    /// An identical combination being built.
    Identical(Identical),
    /// A different or perfect combination being built.
    Different(Different),
    /// MN-6.30.
    Store { seat: Seat, after: u8 },
    /// The end.
    Over { ending: Ending },
}

/// What squadrons are served by: value, then lowest caravel (MN-4.7, MN-4.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct SquadronKey {
    pub(crate) value: u16,
    pub(crate) lowest: u16,
}

/// A player's turn in the Progression stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Acting {
    pub(crate) seat: Seat,
    /// How many players act after this one.
    pub(crate) after: u8,
    /// What has been made in this turn.
    pub(crate) identical: bool,
    pub(crate) different: bool,
    pub(crate) relics: bool,
    /// The merchants used in this turn.
    pub(crate) used: Developments,
    /// How often a combination was begun and given up.
    pub(crate) backs: u8,
}

/// An identical combination being built: the first part that is not there is asked for next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Identical {
    pub(crate) of: Option<Resource>,
    pub(crate) natural: Option<u8>,
    pub(crate) jokers: Option<u8>,
    /// The merchants that have been decided on.
    pub(crate) asked: Developments,
    pub(crate) changes: Changes,
}

/// A different or perfect combination being built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Different {
    pub(crate) perfect: bool,
    /// The Resources in it.
    pub(crate) set: Kinds,
    pub(crate) changes: Changes,
    /// The merchant being used, and the card he changes.
    pub(crate) merchant: Option<DevelopmentId>,
    pub(crate) from: Option<Resource>,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// MN-8.2: a perfect combination.
    Perfect,
    /// MN-8.4: enough doubloons.
    Doubloons,
    /// MN-8.5: too few Developments.
    Deck,
    /// MN-8.9: the technical stop.
    Stop,
}

impl Ending {
    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Ending::Perfect => "perfect",
            Ending::Doubloons => "doubloons",
            Ending::Deck => "deck",
            Ending::Stop => "stop",
        }
    }
}

/// The four stages of a round (MN-2.1), and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The event of the round is set.
    Event,
    /// Cards are dealt.
    Supply,
    /// Cards change hands.
    Trade,
    /// Combinations are made.
    Progression,
    /// The game is over.
    Over,
}

impl Stage {
    /// Its id.
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

/// What lies in unused places of the chain.
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

    /// The step that comes next.
    #[inline]
    pub(crate) fn step(&self) -> &Step {
        self.steps.last().expect("there is always a step, at the end the end itself")
    }

    /// The turn in the Progression stage, if there is one.
    #[inline]
    pub(crate) fn acting(&self) -> Option<&Acting> {
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
        match self.step() {
            Step::Event { .. } => Stage::Event,
            Step::Squadron { .. } | Step::Pool { .. } | Step::Pirates { .. } => Stage::Supply,
            Step::Announce
            | Step::Offer { .. }
            | Step::Title { .. }
            | Step::Take { .. }
            | Step::KeepOrSwap { .. }
            | Step::Compensate { .. } => Stage::Trade,
            Step::First | Step::Act(_) | Step::Identical(_) | Step::Different(_) | Step::Store { .. } => {
                Stage::Progression
            }
            Step::Over { .. } => Stage::Over,
        }
    }

    /// Begins the turn of somebody: a decision that opens something.
    pub(crate) fn begin(&mut self, step: Step) {
        self.turns += 1;
        self.steps.push(step);
    }

    /// Takes cards from a hand to the discard pile, openly.
    pub(crate) fn discard_from(&mut self, seat: Seat, cards: Cards) {
        self.player_mut(seat).hand -= cards;
        self.discard += cards;
        self.seen_leaving(seat, cards);
    }

    /// Everybody has seen these cards leave what the seat hides: what is known to be there shrinks with them.
    pub(crate) fn seen_leaving(&mut self, seat: Seat, cards: Cards) {
        if let Some(handed) = &mut self.handed
            && handed.receiver == seat
            && cards[handed.card] > self.players[seat.index()].shown[handed.card]
        {
            handed.held = false;
        }
        let player = self.player_mut(seat);
        player.shown = player.shown.without(&cards);
    }
}

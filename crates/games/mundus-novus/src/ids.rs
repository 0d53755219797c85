//! Vocabulary: the small names of which states, actions and events are made.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use engine::Phrase;
use enumset::{EnumSet, EnumSetType};
use serde::de;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::IntoStaticStr;
use ts_rs::TS;

/// A kind of Resource card.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[enumset(serialize_repr = "list")]
pub enum Resource {
    /// Common.
    Cocoa,
    /// Common.
    Corn,
    /// Common.
    Tobacco,
    /// Uncommon.
    Coffee,
    /// Uncommon.
    Cotton,
    /// Uncommon.
    SugarCane,
    /// Rare.
    Potato,
    /// Rare.
    Indigo,
    /// Rare.
    Vanilla,
    /// A joker, or sold alone.
    Relic,
}

/// How many kinds of Resource card there are.
pub const KINDS: usize = 10;

impl Resource {
    /// Every kind, in the order of the data.
    pub const ALL: [Resource; KINDS] = [
        Resource::Cocoa,
        Resource::Corn,
        Resource::Tobacco,
        Resource::Coffee,
        Resource::Cotton,
        Resource::SugarCane,
        Resource::Potato,
        Resource::Indigo,
        Resource::Vanilla,
        Resource::Relic,
    ];

    /// The kinds that bear a number: all but the relic.
    pub const GOODS: [Resource; KINDS - 1] = [
        Resource::Cocoa,
        Resource::Corn,
        Resource::Tobacco,
        Resource::Coffee,
        Resource::Cotton,
        Resource::SugarCane,
        Resource::Potato,
        Resource::Indigo,
        Resource::Vanilla,
    ];

    /// Its place in lists by kind.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-resource-{}", self.id()))
    }
}

/// A set of kinds.
pub type Kinds = EnumSet<Resource>;

/// How rare a Resource is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rarity {
    /// Most copies.
    Common,
    /// Fewer.
    Uncommon,
    /// Fewest.
    Rare,
}

impl Rarity {
    /// Every rarity.
    pub const ALL: [Rarity; 3] = [Rarity::Common, Rarity::Uncommon, Rarity::Rare];

    /// Its place in lists by rarity.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-rarity-{}", <&str>::from(self)))
    }
}

/// The Resources a merchant can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub enum Band {
    /// Values 1 to 3.
    #[serde(rename = "1-3")]
    Low,
    /// Values 4 to 6.
    #[serde(rename = "4-6")]
    Middle,
    /// Values 7 to 9.
    #[serde(rename = "7-9")]
    High,
}

impl Band {
    /// Every band.
    pub const ALL: [Band; 3] = [Band::Low, Band::Middle, Band::High];

    /// Its place in lists by band.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The values it covers.
    pub fn values(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Band::Low => 1..=3,
            Band::Middle => 4..=6,
            Band::High => 7..=9,
        }
    }
}

/// An event of a round, as the marker shows it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Marker {
    /// Several identical combinations.
    KingsHelp,
    /// Different combinations pay by the card.
    Natives,
    /// Only the head of the queue is open.
    Storm,
    /// Nothing may be stored.
    Fire,
    /// Squadrons cost cards.
    Pirates,
}

impl Marker {
    /// Every event.
    pub const ALL: [Marker; 5] =
        [Marker::KingsHelp, Marker::Natives, Marker::Storm, Marker::Fire, Marker::Pirates];

    /// Its id.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-event-{}", self.id()))
    }
}

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// May draw from the Development pile.
    Almagro,
    /// Knows no events.
    LaCosa,
    /// Offers as few cards as he likes.
    LasCasas,
    /// His best caravel counts nothing.
    Pizarro,
    /// May divide his caravels.
    PonceDeLeon,
    /// Adds to the total of his offer.
    Valdivia,
    /// Is paid for orderly markets.
    Orellana,
    /// May buy an event.
    Coronado,
    /// Has a good income.
    Cortes,
}

impl Character {
    /// How many there are.
    pub const COUNT: usize = 9;
}

/// How many Development cards there are.
pub const DEVELOPMENTS: usize = 44;

/// A Development card: `D01` to `D44`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DevelopmentId(u8);

impl DevelopmentId {
    /// Every card, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = DevelopmentId> + ExactSizeIterator {
        (0..DEVELOPMENTS as u8).map(DevelopmentId)
    }

    /// Its place in lists by card.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-development-{self}"))
    }

    /// The card with this id.
    pub fn read(text: &str) -> Option<DevelopmentId> {
        let digits = text.strip_prefix('D').filter(|digits| digits.len() == 2)?;
        let number: u8 = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
        (1..=DEVELOPMENTS as u8).contains(&number).then(|| DevelopmentId(number - 1))
    }
}

impl fmt::Display for DevelopmentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "D{:02}", self.0 + 1)
    }
}

impl fmt::Debug for DevelopmentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for DevelopmentId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DevelopmentId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DevelopmentId, D::Error> {
        let text = String::deserialize(deserializer)?;
        DevelopmentId::read(&text).ok_or_else(|| de::Error::custom("a Development is D01 to D44"))
    }
}

impl TS for DevelopmentId {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// A set of Development cards, written as the list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Developments(u64);

impl Developments {
    /// No card.
    pub const NONE: Developments = Developments(0);

    /// One card alone.
    #[inline]
    pub fn one(card: DevelopmentId) -> Developments {
        Developments(1 << card.0)
    }

    /// Whether the card is among them.
    #[inline]
    pub fn has(self, card: DevelopmentId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Whether all of these are in the other set.
    #[inline]
    pub fn is_within(self, other: Developments) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many there are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: DevelopmentId) {
        self.0 |= 1 << card.0;
    }

    /// The first card in order of ids.
    #[inline]
    pub fn first(self) -> Option<DevelopmentId> {
        (self.0 != 0).then(|| DevelopmentId(self.0.trailing_zeros() as u8))
    }

    /// The cards in order of ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = DevelopmentId> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.0 &= left.0 - 1;
            Some(card)
        })
    }

    /// Draws one of them.
    pub(crate) fn draw(&mut self, rolls: &mut engine::Rolls<'_>) -> DevelopmentId {
        DevelopmentId(rolls.draw_bit(&mut self.0) as u8)
    }
}

impl BitAnd for Developments {
    type Output = Developments;

    #[inline]
    fn bitand(self, other: Developments) -> Developments {
        Developments(self.0 & other.0)
    }
}

impl BitOr for Developments {
    type Output = Developments;

    #[inline]
    fn bitor(self, other: Developments) -> Developments {
        Developments(self.0 | other.0)
    }
}

impl Not for Developments {
    type Output = Developments;

    #[inline]
    fn not(self) -> Developments {
        Developments(!self.0 & ((1 << DEVELOPMENTS) - 1))
    }
}

impl FromIterator<DevelopmentId> for Developments {
    fn from_iter<I: IntoIterator<Item = DevelopmentId>>(cards: I) -> Developments {
        cards.into_iter().fold(Developments::NONE, |set, card| set | Developments::one(card))
    }
}

impl fmt::Debug for Developments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Developments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Developments {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Developments, D::Error> {
        Ok(Vec::<DevelopmentId>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl TS for Developments {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Array<string>".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

impl engine::Every for Resource {
    fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
        Resource::ALL.into_iter().for_each(out);
    }
}

impl engine::Every for Marker {
    fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
        Marker::ALL.into_iter().for_each(out);
    }
}

impl engine::Every for DevelopmentId {
    fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
        DevelopmentId::all().for_each(out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_development_is_written_by_its_id() {
        let last = DevelopmentId::all().last().unwrap();
        assert_eq!(serde_json::to_string(&last).unwrap(), r#""D44""#);
        for wrong in ["D00", "D45", "D1", "d01", "D+1", "D001", ""] {
            assert_eq!(DevelopmentId::read(wrong), None, "{wrong}");
        }
    }
}

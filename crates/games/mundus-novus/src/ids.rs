//! Ids and enums of components.

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
    /// Inca relic.
    Relic,
}

/// The number of kinds of Resource card.
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

    /// The kinds with a printed value: all but the relic.
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

    /// The index in arrays by kind.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The id in messages.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The display name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-resource-{}", self.id()))
    }
}

engine::arguments!(Resource, Rarity, Marker, DevelopmentId);

/// A set of kinds.
pub type Kinds = EnumSet<Resource>;

/// The rarity of a Resource.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rarity {
    /// 16 copies each.
    Common,
    /// 12 copies each.
    Uncommon,
    /// 8 copies each.
    Rare,
}

impl Rarity {
    /// Every rarity.
    pub const ALL: [Rarity; 3] = [Rarity::Common, Rarity::Uncommon, Rarity::Rare];

    /// The index in arrays by rarity.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The display name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-rarity-{}", <&str>::from(self)))
    }
}

/// A merchant's band: the Resources it can make.
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

    /// The index in arrays by band.
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
    /// MN-3.5: several identical combinations are allowed.
    KingsHelp,
    /// MN-3.6: different combinations pay per card.
    Natives,
    /// MN-3.8: only position 1 of the queue is open.
    Storm,
    /// MN-3.9: storing is forbidden.
    Fire,
    /// MN-3.12: squadrons of two or more cost a card.
    Pirates,
}

impl Marker {
    /// Every event.
    pub const ALL: [Marker; 5] =
        [Marker::KingsHelp, Marker::Natives, Marker::Storm, Marker::Fire, Marker::Pirates];

    /// The id in messages.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The display name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("mn-event-{}", self.id()))
    }
}

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// MN-7.20: may draw from the Development pile.
    Almagro,
    /// MN-7.22: is not subject to events.
    LaCosa,
    /// MN-7.24: may offer fewer cards than announced.
    LasCasas,
    /// MN-7.25: the highest caravel counts 0.
    Pizarro,
    /// MN-7.27: may divide the caravels into two squadrons.
    PonceDeLeon,
    /// MN-7.29: adds 3 to the total of the offer.
    Valdivia,
    /// MN-7.30: is paid for a market of three equal or consecutive Resources.
    Orellana,
    /// MN-7.32: may buy an event.
    Coronado,
    /// MN-7.34: income only.
    Cortes,
}

impl Character {
    /// The number of characters.
    pub const COUNT: usize = 9;
}

/// The number of Development cards.
pub const DEVELOPMENTS: usize = 44;

/// A Development card: `D01` to `D44`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DevelopmentId(u8);

impl DevelopmentId {
    /// Every card, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = DevelopmentId> + ExactSizeIterator {
        (0..DEVELOPMENTS as u8).map(DevelopmentId)
    }

    /// The index in arrays by card.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The display name.
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

/// A set of Development cards. It serializes as a list of ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Developments(u64);

impl Developments {
    /// The empty set.
    pub const NONE: Developments = Developments(0);

    /// A single card.
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

    /// The number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds an element.
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

    /// Removes a random card. The set must not be empty.
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
    fn developments_serialize_as_ids() {
        let last = DevelopmentId::all().last().unwrap();
        assert_eq!(serde_json::to_string(&last).unwrap(), r#""D44""#);
        for wrong in ["D00", "D45", "D1", "d01", "D+1", "D001", ""] {
            assert_eq!(DevelopmentId::read(wrong), None, "{wrong}");
        }
    }
}

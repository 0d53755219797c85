//! Macros for the small types in game states: names, ids and sets of ids. In memory they are numbers and bits;
//! serialised, they are the names printed on the components.
//!
//! Each macro defines a distinct type, so the compiler distinguishes a tile from a card.

/// Implements `TS` for a type that serialises as a simpler one.
#[macro_export]
macro_rules! written_as {
    ($name:ident, $type:literal) => {
        impl ::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                $type.into()
            }

            fn inline(config: &::ts_rs::Config) -> String {
                Self::name(config)
            }
        }
    };
}

/// Makes types with a method `phrase` arguments of messages.
#[macro_export]
macro_rules! arguments {
    ($($name:ident),+ $(,)?) => {
        $(impl From<$name> for $crate::Arg {
            fn from(value: $name) -> $crate::Arg {
                $crate::Arg::Phrase(value.phrase())
            }
        })+
    };
}

/// Defines a small enum: `vocabulary!(/// Doc. Spice, "GoaSpice", "go-spice-", { /// Doc. Ginger, … })`, with its
/// TypeScript name and the prefix of its message ids.
#[macro_export]
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident, $type:literal, $message:literal, { $($(#[$inner:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
            ::ts_rs::TS, ::strum::IntoStaticStr, ::strum::EnumIter,
        )]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        #[ts(rename = $type)]
        pub enum $name {
            $($(#[$inner])* $variant),*
        }

        impl $name {
            /// All values, in order.
            pub const ALL: [$name; [$(stringify!($variant)),*].len()] = [$($name::$variant),*];
            /// The number of values.
            pub const COUNT: usize = Self::ALL.len();

            /// The index of the value, for arrays.
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            /// The value at this index.
            #[inline]
            pub fn nth(at: usize) -> Option<$name> {
                Self::ALL.get(at).copied()
            }

            /// All values, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                Self::ALL.into_iter()
            }

            /// The id.
            pub fn id(self) -> &'static str {
                self.into()
            }

            /// The name as a phrase.
            pub fn phrase(self) -> $crate::Phrase {
                $crate::Phrase::new(format!(concat!($message, "{}"), self.id()))
            }
        }

        impl $crate::Every for $name {
            fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
                Self::all().for_each(out);
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        /// The first value, which fills unused array elements.
        impl Default for $name {
            fn default() -> $name {
                Self::ALL[0]
            }
        }

        $crate::arguments!($name);
    };
}

/// Defines an id: a small number in memory, serialised as its name. The number starts at 1, so `Option` takes no extra
/// space. The type needs `read` (from its name) and `Display`; `$what` is the error for a text that is not a name.
#[macro_export]
macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident, $count:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(::std::num::NonZeroU8);

        impl $name {
            /// The number of values.
            pub const COUNT: usize = $count;

            /// All values, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..Self::COUNT).map(|at| $name(::std::num::NonZeroU8::MIN.saturating_add(at as u8)))
            }

            /// The id at this index.
            #[inline]
            pub const fn nth(at: usize) -> Option<$name> {
                if at >= Self::COUNT {
                    return None;
                }
                match ::std::num::NonZeroU8::new(at as u8 + 1) {
                    Some(number) => Some($name(number)),
                    None => None,
                }
            }

            /// The index of the id, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl $crate::Every for $name {
            fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
                Self::all().for_each(out);
            }
        }

        /// The first id, which fills unused array elements.
        impl Default for $name {
            fn default() -> $name {
                $name(::std::num::NonZeroU8::MIN)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                $name::read(&text).ok_or_else(|| ::serde::de::Error::custom($what))
            }
        }

        $crate::written_as!($name, "string");
    };
}

/// Defines a set of ids or of a vocabulary, as a bit set. `$type` is its TypeScript type where that is not names.
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $id:ident) => {
        $crate::id_set!($(#[$doc])* $name, $bits, $id, "Array<string>");
    };
    ($(#[$doc:meta])* $name:ident, $bits:ty, $id:ident, $type:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// The full set.
            pub fn all() -> $name {
                $id::all().collect()
            }

            /// The set of one id.
            #[inline]
            pub fn one(id: $id) -> $name {
                $name(1 << id.index())
            }

            /// Whether the set contains the id.
            #[inline]
            pub fn has(self, id: $id) -> bool {
                self.0 & (1 << id.index()) != 0
            }

            /// The number of members.
            #[inline]
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the sets intersect.
            #[inline]
            pub fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Adds an id.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Removes an id, if present.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// Draws a member uniformly. The set must not be empty.
            #[inline]
            pub fn draw(&mut self, rolls: &mut $crate::Rolls<'_>) -> $id {
                let mut bits = u64::from(self.0);
                let member = rolls.draw_bit(&mut bits);
                self.0 &= !(1 << member);
                $id::nth(member as usize).expect("a member of the set")
            }

            /// The first member, in the order of ids.
            #[inline]
            pub fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { $id::nth(self.0.trailing_zeros() as usize) }
            }

            /// The members in the order of ids.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut left = self;
                ::std::iter::from_fn(move || {
                    let id = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(id)
                })
            }
        }

        impl ::std::ops::BitAnd for $name {
            type Output = $name;

            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl ::std::ops::BitOr for $name {
            type Output = $name;

            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }

        /// Set difference.
        impl ::std::ops::Sub for $name {
            type Output = $name;

            #[inline]
            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        $crate::set_traits!($name, $id, $type);
    };
}

/// Implements the traits of a set of ids, whatever its bit width. The type needs `NONE`, `one`, `iter` and `|`.
#[macro_export]
macro_rules! set_traits {
    ($name:ident, $id:ident, $type:literal) => {
        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name::NONE, |set, id| set | $name::one(id))
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().collect::<Vec<_>>())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Ok(<Vec<$id> as ::serde::Deserialize>::deserialize(deserializer)?.into_iter().collect())
            }
        }

        $crate::written_as!($name, $type);
    };
}

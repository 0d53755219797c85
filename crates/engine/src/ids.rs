//! The small things of which states are made: names, ids and sets of them. In memory they are numbers and bits, everywhere
//! else the names that are printed on the components.
//!
//! Macros, since each makes a type of its own: a tile is no card, and the compiler knows it.

/// The TypeScript of a type that is written as something simpler.
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

/// Makes a small enum: `vocabulary!(/// Doc. Spice, "GoaSpice", "go-spice-", { /// Doc. Ginger, … })`, with the name of its
/// TypeScript and the beginning of its messages.
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
            /// All of them, in order.
            pub const ALL: [$name; [$(stringify!($variant)),*].len()] = [$($name::$variant),*];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The place in lists by it.
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            /// The one at this place, if there are as many.
            #[inline]
            pub fn nth(at: usize) -> Option<$name> {
                Self::ALL.get(at).copied()
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                Self::ALL.into_iter()
            }

            /// The id.
            pub fn id(self) -> &'static str {
                self.into()
            }

            /// The name in words.
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

        /// The first; it lies in unused places of lists.
        impl Default for $name {
            fn default() -> $name {
                Self::ALL[0]
            }
        }
    };
}

/// Makes an id: a small number in memory, from 1 so that none of it costs nothing; its name everywhere else. The type needs
/// `read`, from its name, and `Display`; `$what` is said of a text that is no name.
#[macro_export]
macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident, $count:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(::std::num::NonZeroU8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..Self::COUNT).map(|at| $name(::std::num::NonZeroU8::MIN.saturating_add(at as u8)))
            }

            /// The one at this place, if there are as many.
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

            /// The place in lists by it.
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

        /// The first; it lies in unused places of lists.
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

/// Makes a set of ids or of a vocabulary, in the bits of one number; `$type` is its TypeScript where that is not names.
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

            /// All there are.
            pub fn all() -> $name {
                $id::all().collect()
            }

            /// One alone.
            #[inline]
            pub fn one(id: $id) -> $name {
                $name(1 << id.index())
            }

            /// Whether it belongs to the set.
            #[inline]
            pub fn has(self, id: $id) -> bool {
                self.0 & (1 << id.index()) != 0
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

            /// Whether the two have something in common.
            #[inline]
            pub fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Takes one out, if it is there.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// Draws one of them; there must be one.
            #[inline]
            pub fn draw(&mut self, rolls: &mut $crate::Rolls<'_>) -> $id {
                let mut bits = u64::from(self.0);
                let member = rolls.draw_bit(&mut bits);
                self.0 &= !(1 << member);
                $id::nth(member as usize).expect("a member of the set")
            }

            /// The first, in the order of ids.
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

        /// Those of the first that are not in the second.
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

/// What every set of ids has, in however many numbers its bits are kept; it needs `NONE`, `one`, `iter` and `|`.
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

//! Enumeration of all values of a small type, used to find the action of any well-formed notation, legal or not.

use crate::Seat;

/// A type whose values can be enumerated.
pub trait Every: Copy {
    /// Emits every value. Number fields take only the values in `numbers` that fit: the numbers in the text being
    /// parsed, because all values would be too many.
    fn every(numbers: &[u64], out: &mut dyn FnMut(Self));
}

macro_rules! number {
    ($($t:ty),*) => { $(impl Every for $t {
        fn every(numbers: &[u64], out: &mut dyn FnMut(Self)) {
            numbers.iter().filter_map(|&number| <$t>::try_from(number).ok()).for_each(out);
        }
    })* };
}
number!(u8, u16);

impl Every for Seat {
    fn every(numbers: &[u64], out: &mut dyn FnMut(Self)) {
        u8::every(numbers, &mut |number| out(Seat(number)));
    }
}

impl Every for bool {
    fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
        [false, true].into_iter().for_each(out);
    }
}

impl<T: Every> Every for Option<T> {
    fn every(numbers: &[u64], out: &mut dyn FnMut(Self)) {
        out(None);
        T::every(numbers, &mut |value| out(Some(value)));
    }
}

/// Implements [`Every`](crate::Every) for an enum: `every!(Action { Pass, Bid { ducats }, Found { city, card } })`. A
/// missing variant or field is a compile error.
#[macro_export]
macro_rules! every {
    ($name:ident { $($variant:ident $({ $($field:ident),+ })?),+ $(,)? }) => {
        impl $crate::Every for $name {
            fn every(numbers: &[u64], out: &mut dyn FnMut(Self)) {
                let _is_listed = |value: &$name| match value { $($name::$variant $({ $($field: _),+ })? => ()),+ };
                $($crate::every!(@with numbers, out, $name, $variant, [$($($field)+)?], [$($($field)+)?]);)+
            }
        }
    };
    (@with $numbers:ident, $out:ident, $name:ident, $variant:ident, [], [$($all:ident)*]) => {
        $out($name::$variant { $($all),* })
    };
    (@with $numbers:ident, $out:ident, $name:ident, $variant:ident, [$field:ident $($rest:ident)*], $all:tt) => {
        $crate::Every::every($numbers, &mut |$field| {
            $crate::every!(@with $numbers, $out, $name, $variant, [$($rest)*], $all)
        })
    };
}

/// The distinct numbers in a text, sorted.
pub(crate) fn numbers(text: &str) -> Vec<u64> {
    let mut out: Vec<u64> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect();
    out.sort_unstable();
    out.dedup();
    out
}

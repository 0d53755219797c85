//! The macro that declares the numeric constants of a game's rules.

use std::ops::RangeInclusive;

use crate::{DataError, DataFiles, NumbersFile, Sources};

/// The values that component files may give a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// The values in a range.
    Range(RangeInclusive<u8>),
    /// Only the built-in value, for example because sizes of arrays depend on it.
    BuiltIn,
}

impl From<RangeInclusive<u8>> for Allowed {
    fn from(range: RangeInclusive<u8>) -> Allowed {
        Allowed::Range(range)
    }
}

/// A field of [`numbers!`](crate::numbers): one number, or an array of numbers whose ids count from 1.
pub trait NumberField {
    /// The ids of its rows; `name` is the name of the field.
    fn ids(name: &str) -> Vec<String>;
    /// Takes its values from those of all rows, in order.
    fn take(values: &mut impl Iterator<Item = u8>) -> Self;
}

impl NumberField for u8 {
    fn ids(name: &str) -> Vec<String> {
        vec![name.replace('_', "-")]
    }

    fn take(values: &mut impl Iterator<Item = u8>) -> u8 {
        values.next().expect("every id has a row")
    }
}

impl<const N: usize> NumberField for [u8; N] {
    fn ids(name: &str) -> Vec<String> {
        (1..=N).map(|nth| format!("{}-{nth}", name.replace('_', "-"))).collect()
    }

    fn take(values: &mut impl Iterator<Item = u8>) -> [u8; N] {
        std::array::from_fn(|_| u8::take(values))
    }
}

/// The values of a file of numbers, checked, in the order of `wanted`.
#[doc(hidden)]
pub fn read_numbers(
    files: &DataFiles,
    built_in: &[(&'static str, &'static str)],
    file: &'static str,
    wanted: &[(Vec<String>, Allowed)],
    sources: &mut Sources,
) -> Result<Vec<u8>, DataError> {
    let NumbersFile { number } = files.read(file)?;
    let ids = wanted.iter().flat_map(|(ids, _)| ids.clone());
    DataError::unless_rows(file, number.iter().map(|row| row.id.clone()), ids)?;
    let NumbersFile { number: known } = DataFiles::embedded(built_in).read(file)?;
    let allowed = wanted.iter().flat_map(|(ids, allowed)| std::iter::repeat_n(allowed, ids.len()));
    for ((row, known), allowed) in number.iter().zip(known).zip(allowed) {
        match allowed {
            Allowed::Range(range) if !range.contains(&row.value) => {
                let reason = format!("must be from {} to {}", range.start(), range.end());
                return Err(DataError::row(file, &row.id, reason));
            }
            Allowed::BuiltIn if row.value != known.value => {
                return Err(DataError::row(file, &row.id, format!("{} cannot be changed", known.value)));
            }
            Allowed::Range(_) | Allowed::BuiltIn => sources.push((file, row.id.clone(), row.source)),
        }
    }
    Ok(number.into_iter().map(|row| row.value).collect())
}

/// Declares the struct of the numbers in a game's `numbers.toml`. Each field names the values that component files may
/// give it, after `=>`. The function `read` reads and checks the file. A field `cards_dealt` has the row `cards-dealt`,
/// and an array `prices` the rows `prices-1`, `prices-2` and so on; `as "price"` gives the rows another name. The rows
/// have the order of the fields.
///
/// ```
/// use engine::{Allowed, DataFiles};
///
/// engine::numbers! {
///     /// Numbers.
///     #[derive(Debug, PartialEq)]
///     pub struct Numbers {
///         /// Cards dealt at the start.
///         pub cards_dealt: u8 => Allowed::BuiltIn,
///         /// Prices.
///         pub prices: [u8; 2] as "price" => 1..=20,
///     }
/// }
///
/// const FILES: &[(&str, &str)] = &[(
///     "numbers.toml",
///     "number = [
///         { id = 'cards-dealt', value = 5, source = 'book' },
///         { id = 'price-1', value = 2, source = 'book' },
///         { id = 'price-2', value = 3, source = 'book' },
///     ]",
/// )];
/// let read = |files: &DataFiles| Numbers::read(files, FILES, "numbers.toml", &mut Vec::new());
/// let mut files = DataFiles::embedded(FILES);
/// assert_eq!(read(&files), Ok(Numbers { cards_dealt: 5, prices: [2, 3] }));
/// files.replace("numbers.toml", FILES[0].1.replace("value = 2", "value = 0"))?;
/// assert!(read(&files).is_err());
/// # Ok::<(), engine::DataError>(())
/// ```
#[macro_export]
macro_rules! numbers {
    (@row $field:ident) => { stringify!($field) };
    (@row $field:ident $row:literal) => { $row };
    (
        $(#[$about:meta])*
        $access:vis struct $name:ident {
            $(
                $(#[$meta:meta])*
                $field_access:vis $field:ident: $type:ty $(as $row:literal)? => $allowed:expr,
            )+
        }
    ) => {
        $(#[$about])*
        $access struct $name {
            $($(#[$meta])* $field_access $field: $type,)+
        }

        impl $name {
            /// Reads and checks the file of the numbers.
            pub(crate) fn read(
                files: &$crate::DataFiles,
                built_in: &[(&'static str, &'static str)],
                file: &'static str,
                sources: &mut $crate::Sources,
            ) -> Result<$name, $crate::DataError> {
                use $crate::NumberField as _;
                let wanted = [$((
                    <$type>::ids($crate::numbers!(@row $field $($row)?)),
                    $crate::Allowed::from($allowed),
                )),+];
                let values = $crate::read_numbers(files, built_in, file, &wanted, sources)?;
                let mut values = values.into_iter();
                Ok($name { $($field: <$type>::take(&mut values)),+ })
            }
        }
    };
}

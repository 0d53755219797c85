//! A short list of plain values that is copied as a block.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that can lie in the unused places of a [`List`].
pub trait Plain: Copy {
    /// What lies there.
    const BLANK: Self;
}

/// At most `N` values. Unlike a list that clones its members one by one, it is copied whole, which is several times
/// faster for the state of a game.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Plain, const N: usize> List<T, N> {
    /// An empty list.
    pub(crate) fn new() -> List<T, N> {
        List { len: 0, items: [T::BLANK; N] }
    }

    /// Adds a value at the end; there must be room for it.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last value.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the value at a place; those behind it move up.
    pub(crate) fn remove(&mut self, at: usize) {
        self[at..].rotate_left(1);
        self.len -= 1;
    }

    /// Keeps the first so many values.
    pub(crate) fn truncate(&mut self, len: u8) {
        self.len = self.len.min(len);
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Plain, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Plain, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

/// What lies in unused places does not count.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de, T: Plain + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        struct Read<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Plain + Deserialize<'de>, const N: usize> Visitor<'de> for Read<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::new();
                while let Some(item) = items.next_element()? {
                    if list.len() == N {
                        return Err(de::Error::custom(format!("more than {N} in a list")));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Read(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Plain for u8 {
        const BLANK: u8 = 0;
    }

    #[test]
    fn a_list_reads_back_and_refuses_what_is_too_long() {
        let mut list: List<u8, 3> = [1, 2, 3].into_iter().collect();
        list.remove(0);
        assert_eq!(serde_json::to_string(&list).unwrap(), "[2,3]");
        assert_eq!(serde_json::from_str::<List<u8, 3>>("[2,3]").unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").is_err());
        assert_eq!(list.pop(), Some(3));
        assert_eq!(*list, [2]);
    }
}

//! Parsers for numbers on the command line.

use engine::Phrase;

/// A kind of value that an argument accepts, named in error messages.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub(crate) enum Wanted {
    #[error("a whole number from {0} to {1}")]
    Whole(u64, u64),
    #[error("a number from 0 to {0}")]
    Number(f64),
    #[error("a number above 0 and up to {0}")]
    Above(f64),
    #[error("two numbers separated by a comma, such as 50,55")]
    Shares,
}

impl Wanted {
    /// Reads a whole number.
    pub(crate) fn whole<T: TryFrom<u64> + TryInto<u64> + Copy>(
        text: &str,
        least: T,
        most: T,
    ) -> Result<T, Wanted> {
        let [least, most] = [least, most].map(|end| end.try_into().unwrap_or(u64::MAX));
        let number = text.parse().ok().filter(|n| (least..=most).contains(n));
        number.and_then(|n| n.try_into().ok()).ok_or(Wanted::Whole(least, most))
    }

    /// Reads a number from 0 on.
    pub(crate) fn number(text: &str, most: f64) -> Result<f64, Wanted> {
        text.parse().ok().filter(|n| (0.0..=most).contains(n)).ok_or(Wanted::Number(most))
    }

    /// Reads a number above 0.
    pub(crate) fn above(text: &str, most: f64) -> Result<f64, Wanted> {
        Wanted::number(text, most).ok().filter(|&n| n > 0.0).ok_or(Wanted::Above(most))
    }

    /// The accepted values, as a sentence.
    pub(crate) fn phrase(self) -> Phrase {
        let most = |most: f64| most.to_string();
        match self {
            Wanted::Whole(least, most) => {
                let [least, most] = [least, most].map(|end| end.to_string());
                Phrase::new("cli-usage-whole").with("least", least.as_str()).with("most", most.as_str())
            }
            Wanted::Number(to) => Phrase::new("cli-usage-number").with("most", most(to).as_str()),
            Wanted::Above(to) => Phrase::new("cli-usage-above").with("most", most(to).as_str()),
            Wanted::Shares => Phrase::new("cli-usage-shares"),
        }
    }
}

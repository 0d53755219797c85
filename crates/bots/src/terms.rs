//! The named terms of a value, for explanations.
//!
//! An evaluation adds up its terms in one function that is generic over a tally: a plain number for searches, or an
//! [`Account`] that keeps the terms apart. So an explanation always matches the value.

/// A term of a value: a message of `locales/*/hint.ftl`, its amount and its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// The message. Its value contains the count (`$sign`, `$n`), its attribute `.name` the name.
    pub id: &'static str,
    /// The amount in countable units; 0 if it is not countable.
    pub amount: f64,
    /// The term's addition to the value.
    pub worth: f64,
}

/// The sum of terms.
pub(crate) trait Tally: Sized {
    /// Adds a term.
    fn add(&mut self, id: &'static str, amount: f64, worth: f64);
    /// Adds a group of terms, whose sum is computed separately.
    fn group(&mut self, parts: impl FnOnce(&mut Self));
    /// Adds a known sum. Only tallies that keep terms apart call `parts`.
    fn whole(&mut self, sum: f64, parts: impl FnOnce(&mut Self));
}

impl Tally for f64 {
    #[inline]
    fn add(&mut self, _: &'static str, _: f64, worth: f64) {
        *self += worth;
    }

    #[inline]
    fn group(&mut self, parts: impl FnOnce(&mut f64)) {
        let mut sum = 0.0;
        parts(&mut sum);
        *self += sum;
    }

    #[inline]
    fn whole(&mut self, sum: f64, _: impl FnOnce(&mut f64)) {
        *self += sum;
    }
}

/// The terms of a value, each named once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account(Vec<Term>);

impl Account {
    /// The terms, in the order of their first occurrence.
    pub fn terms(&self) -> &[Term] {
        &self.0
    }

    /// The sum of all terms.
    pub fn total(&self) -> f64 {
        self.0.iter().map(|term| term.worth).sum()
    }

    /// Adds to a term.
    pub fn put(&mut self, id: &'static str, amount: f64, worth: f64) {
        match self.0.iter_mut().find(|term| term.id == id) {
            Some(term) => {
                term.amount += amount;
                term.worth += worth;
            }
            None => self.0.push(Term { id, amount, worth }),
        }
    }

    /// Adds a part of another account.
    pub(crate) fn merge(&mut self, other: &Account, part: f64) {
        for term in &other.0 {
            self.put(term.id, part * term.amount, part * term.worth);
        }
    }

    fn of(&self, id: &str) -> (f64, f64) {
        self.0.iter().find(|term| term.id == id).map_or((0.0, 0.0), |term| (term.amount, term.worth))
    }

    /// The difference from another account, term by term.
    pub(crate) fn against(&self, other: &Account) -> Vec<Term> {
        let only_there = other.0.iter().filter(|term| !self.0.iter().any(|own| own.id == term.id));
        let ids = self.0.iter().chain(only_there).map(|term| term.id);
        let term = |id| {
            let ((own, worth), (there, worth_there)) = (self.of(id), other.of(id));
            Term { id, amount: own - there, worth: worth - worth_there }
        };
        ids.map(term).collect()
    }
}

impl Tally for Account {
    fn add(&mut self, id: &'static str, amount: f64, worth: f64) {
        self.put(id, amount, worth);
    }

    fn group(&mut self, parts: impl FnOnce(&mut Account)) {
        parts(self);
    }

    fn whole(&mut self, _: f64, parts: impl FnOnce(&mut Account)) {
        parts(self);
    }
}

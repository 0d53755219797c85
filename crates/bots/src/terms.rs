//! The parts of a worth by name: what is said when one choice is set against another.
//!
//! An evaluation adds up its parts once, in one function, whoever listens: a plain number, which is all that a search
//! wants, or an [`Account`], which keeps them apart. So what is said is what was judged.

/// A part of a value: a message of `locales/*/hint.ftl`, how much of it there is, and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// The message: its value counts (`$sign`, `$n`), its attribute `.name` names.
    pub id: &'static str,
    /// How many of it, as people count; 0 of what is not counted.
    pub amount: f64,
    /// The term's addition to the value.
    pub worth: f64,
}

/// Where the parts of a worth are added up.
pub(crate) trait Tally: Sized {
    /// Adds a part.
    fn add(&mut self, id: &'static str, amount: f64, worth: f64);
    /// Adds parts that belong together: their sum is made apart.
    fn group(&mut self, parts: impl FnOnce(&mut Self));
    /// Adds a sum that is known already; its parts are for those who keep them apart.
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
    /// The terms, in the order in which they were first named.
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

    /// Adds a part of another account to this one.
    pub(crate) fn merge(&mut self, other: &Account, part: f64) {
        for term in &other.0 {
            self.put(term.id, part * term.amount, part * term.worth);
        }
    }

    fn of(&self, id: &str) -> (f64, f64) {
        self.0.iter().find(|term| term.id == id).map_or((0.0, 0.0), |term| (term.amount, term.worth))
    }

    /// By how much this account differs from another, term by term.
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

//! What happened, and who may know it.

use serde::Serialize;

use crate::{Seat, Seats, Viewer};

/// Listens to a game. Generic, so that silence costs nothing.
pub trait Journal<E> {
    /// Something everybody sees.
    fn note(&mut self, event: E);

    /// Something only these seats see; the others see its shadow, if it casts one.
    fn tell(&mut self, seats: Seats, event: E, shadow: Option<E>);

    /// Something only this seat sees.
    #[inline]
    fn whisper(&mut self, seat: Seat, event: E, shadow: Option<E>) {
        self.tell(Seats::one(seat), event, shadow);
    }
}

/// The journal that keeps nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Journal<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: E) {}

    #[inline(always)]
    fn tell(&mut self, _: Seats, _: E, _: Option<E>) {}
}

/// An event with its audience.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Told<E> {
    /// Public.
    All(E),
    /// For some seats, with what the rest sees of it.
    Some {
        /// Who sees it.
        seats: Seats,
        /// The event itself.
        event: E,
        /// What everybody else sees.
        shadow: Option<E>,
    },
}

impl<E> Told<E> {
    /// Whether it shows another than this seat what not everybody sees. What is shown to all at the actor's own will (a
    /// card that is played) may be taken back as at a table; what one other has seen in secret may not.
    pub(crate) fn shows_others(&self, seat: Seat) -> bool {
        match self {
            Told::All(_) => false,
            Told::Some { seats, .. } => !seats.without(seat).is_empty(),
        }
    }

    /// What the viewer sees of it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        match self {
            Told::All(event) => Some(event),
            Told::Some { seats, event, shadow } => {
                if viewer.is_among(*seats) {
                    Some(event)
                } else {
                    shadow.as_ref()
                }
            }
        }
    }
}

/// The journal that keeps everything.
#[derive(Clone, Debug)]
pub struct Notes<E>(pub Vec<Told<E>>);

impl<E> Default for Notes<E> {
    fn default() -> Self {
        Notes(Vec::new())
    }
}

impl<E> Journal<E> for Notes<E> {
    fn note(&mut self, event: E) {
        self.0.push(Told::All(event));
    }

    fn tell(&mut self, seats: Seats, event: E, shadow: Option<E>) {
        self.0.push(Told::Some { seats, event, shadow });
    }
}

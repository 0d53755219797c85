//! Events and their audience.

use serde::Serialize;

use crate::{Seat, Seats, Viewer};

/// Receives the events of a game. Generic, so that [`Silent`] costs nothing at run time.
pub trait Journal<E> {
    /// Records a public event.
    fn note(&mut self, event: E);

    /// Records an event that only these seats see. The others see `shadow`, if any.
    fn tell(&mut self, seats: Seats, event: E, shadow: Option<E>);

    /// Records an event that only this seat sees.
    #[inline]
    fn whisper(&mut self, seat: Seat, event: E, shadow: Option<E>) {
        self.tell(Seats::one(seat), event, shadow);
    }
}

/// A journal that discards every event.
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
    All(E),
    /// Visible to some seats only.
    Some {
        seats: Seats,
        event: E,
        /// The part that everyone else sees.
        shadow: Option<E>,
    },
}

impl<E> Told<E> {
    /// Whether the event shows a seat other than this one something that is not public. A player may undo after
    /// revealing something to everyone, such as a played card, but not after another seat saw a secret.
    pub(crate) fn shows_others(&self, seat: Seat) -> bool {
        match self {
            Told::All(_) => false,
            Told::Some { seats, .. } => !seats.without(seat).is_empty(),
        }
    }

    /// The part of the event that the viewer sees.
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

/// A journal that stores every event.
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

//! Undo and redo.
//!
//! A seat may undo its last decision, or the gesture it belongs to, as long as nothing was learned since: no dice, no
//! reveal, no decision of another seat. Decisions of yielding seats (bots) do not prevent it. The match leaves undo by
//! consent to its caller. If only bots would have to consent, a turn can be undone past chance too, and chance is drawn
//! again.

use crate::{Game, Match, Move, NoUndo, Seat, Seats, Seed};

/// The extent of an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// The last decision, with its gesture.
    Gesture,
    /// The seat's decisions of the turn of its last one.
    Turn,
}

impl<G: Game> Match<G> {
    /// Whether the seat may undo its last decision; returns the index of that move.
    pub fn undoable(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.decided_last(seat, Seats::NONE, self.moves.len(), &mut None)
    }

    /// Whether the seat may undo its last decision past those of yielding seats; returns the number of decisions
    /// undone.
    pub fn undoable_past(&self, seat: Seat, yielding: Seats) -> Result<usize, NoUndo> {
        self.reach(seat, yielding, Reach::Gesture).map(|first| self.decisions_since(first))
    }

    /// Like [`Match::undoable_past`], for the whole turn of its last decision.
    pub fn restartable_past(&self, seat: Seat, yielding: Seats) -> Result<usize, NoUndo> {
        self.reach(seat, yielding, Reach::Turn).map(|first| self.decisions_since(first))
    }

    /// The number of decisions back to the seat's last gesture, regardless of what was learned since; none if it made
    /// no decision.
    pub fn decisions_to_last(&self, seat: Seat) -> Option<usize> {
        let own = |one: &Move<G>| !one.forced && one.seat == seat;
        let last = self.moves.iter().rposition(own)?;
        let first = match self.moves[last].gesture {
            None => last,
            gesture => self.moves.iter().position(|one| own(one) && one.gesture == gesture)?,
        };
        Some(self.decisions_since(first))
    }

    /// The number of decisions back to the seat's last turn, regardless of what was learned since; none if it made no
    /// decision.
    pub fn decisions_to_turn(&self, seat: Seat) -> Option<usize> {
        let own = |one: &Move<G>| !one.forced && one.seat == seat;
        let turn = self.moves.iter().rfind(|one| own(one))?.turn;
        let first = self.moves.iter().position(|one| own(one) && one.turn == turn)?;
        Some(self.decisions_since(first))
    }

    fn decisions_since(&self, first: usize) -> usize {
        self.moves[first..].iter().filter(|one| !one.forced).count()
    }

    /// The seat's last decision among the first `below` moves, unless something prevents its undo. `other` is another
    /// seat that has chosen in the open simultaneous turn.
    fn decided_last(
        &self,
        seat: Seat,
        yielding: Seats,
        below: usize,
        other: &mut Option<Seat>,
    ) -> Result<usize, NoUndo> {
        for (at, one) in self.moves[..below].iter().enumerate().rev() {
            if one.chance {
                return Err(NoUndo::Chance);
            }
            if one.closes || one.shown {
                return Err(NoUndo::Shown);
            }
            if one.forced || (one.seat != seat && yielding.has(one.seat)) {
                continue;
            }
            let open = self.is_open(one);
            if one.seat == seat {
                // Decisions before a simultaneous turn are final once another seat has chosen in it.
                return match *other {
                    Some(other) if !open => Err(NoUndo::Decided(other)),
                    _ => Ok(at),
                };
            }
            if !open {
                return Err(NoUndo::Decided(one.seat));
            }
            *other = Some(one.seat);
        }
        Err(NoUndo::Nothing)
    }

    /// Whether a move is a choice of the open simultaneous turn.
    fn is_open(&self, one: &Move<G>) -> bool {
        one.group.is_some() && one.group == self.group
    }

    /// The first move to undo for this extent, as far as allowed.
    fn reach(&self, seat: Seat, yielding: Seats, reach: Reach) -> Result<usize, NoUndo> {
        let mut other = None;
        let last = self.decided_last(seat, yielding, self.moves.len(), &mut other)?;
        let belongs = |one: &Move<G>| match reach {
            Reach::Gesture => one.gesture.is_some() && one.gesture == self.moves[last].gesture,
            Reach::Turn => one.turn == self.moves[last].turn,
        };
        let mut first = last;
        while let Ok(before) = self.decided_last(seat, yielding, first, &mut other)
            && belongs(&self.moves[before])
        {
            first = before;
        }
        Ok(first)
    }

    /// Undoes the seat's last decision with its gesture, as far as allowed, and the forced moves after it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let first = self.reach(seat, Seats::NONE, Reach::Gesture)?;
        self.take_back_own(seat, first);
        Ok(())
    }

    /// Undoes the seat's decisions of the turn of its last one, as far as allowed.
    pub fn restart(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let first = self.reach(seat, Seats::NONE, Reach::Turn)?;
        self.take_back_own(seat, first);
        Ok(())
    }

    /// Undoes this many decisions of any seats, regardless of what was learned. The caller has obtained consent. The
    /// seat may redo its own.
    pub fn take_back(&mut self, seat: Seat, decisions: usize) -> Result<(), NoUndo> {
        let standing = self.moves.iter().enumerate().rev().filter(|(_, one)| !one.forced);
        let first = decisions.checked_sub(1).and_then(|before| standing.map(|(at, _)| at).nth(before));
        let first = first.ok_or(NoUndo::Nothing)?;
        let mut new = self.rebuilt(&self.redraws, |at, _| at < first);
        let put_back = new.undone.get_mut(seat.index()).ok_or(NoUndo::Nothing)?;
        let own = self.moves[first..].iter().rev().filter(|one| one.seat == seat && !one.forced);
        put_back.extend(own.map(|one| (one.action, one.gesture)));
        *self = new;
        Ok(())
    }

    /// Like [`Match::take_back`], with chance drawn again from there on. Redo is impossible, because the old draws do
    /// not return.
    pub fn take_back_anew(
        &mut self,
        seat: Seat,
        decisions: usize,
        number: u32,
        seed: Seed,
    ) -> Result<(), NoUndo> {
        self.take_back(seat, decisions)?;
        self.undone.iter_mut().for_each(Vec::clear);
        self.redraw(number, seed);
        Ok(())
    }

    fn take_back_own(&mut self, seat: Seat, first: usize) {
        let mut undone = std::mem::take(&mut self.undone);
        let own = self.moves[first..].iter().rev().filter(|one| one.seat == seat && !one.forced);
        undone[seat.index()].extend(own.map(|one| (one.action, one.gesture)));
        // In an open simultaneous turn the other seats' choices stay. Otherwise only forced moves follow, possibly in a
        // simultaneous turn that this decision opened.
        let open = self.is_open(&self.moves[first]);
        let stays = |at: usize, one: &Move<G>| at < first || (open && one.seat != seat && self.is_open(one));
        *self = self.rebuilt(&self.redraws, stays);
        self.undone = undone;
    }

    /// Redoes the seat's last undone decision with its gesture, as far as allowed.
    pub fn redo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let (mut action, gesture) = self.to_put_back(seat).ok_or(NoUndo::NothingUndone)?;
        loop {
            self.undone[seat.index()].pop();
            self.push(seat, action, gesture);
            self.settle();
            match self.to_put_back(seat) {
                Some((next, of)) if of.is_some() && of == gesture => action = next,
                _ => return Ok(()),
            }
        }
    }

    /// Whether the seat can redo a decision now.
    pub fn redoable(&self, seat: Seat) -> bool {
        self.to_put_back(seat).is_some()
    }

    /// The decision the seat would redo; none if another seat has to redo first.
    fn to_put_back(&self, seat: Seat) -> Option<(G::Action, Option<u32>)> {
        let &(action, gesture) = self.undone.get(seat.index())?.last()?;
        self.allows(seat, action).is_ok().then_some((action, gesture))
    }
}

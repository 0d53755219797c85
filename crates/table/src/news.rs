//! Messages to viewers: positions and news.

use catalog::AnyMatch;
use engine::{Seat, Viewer};

use crate::Millis;
use crate::back::Back;
use crate::state::Table;
use crate::wire::{News, Position, ProgressInfo, SeatKind, Status, UndoInfo};

/// Optional parts of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct With {
    pub page: bool,
    /// The forbidden candidates with their reasons.
    pub refusals: bool,
    /// The board aids.
    pub aids: bool,
}

fn numbers(seats: engine::Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

impl Table {
    /// The effective viewer: after the end, spectators see everything.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Spectator if self.status == Status::Over => Viewer::Everybody,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everybody => viewer,
        }
    }

    /// The seat of a viewer that may decide now.
    fn decider(&self, viewer: Viewer) -> Option<Seat> {
        let Viewer::Seat(seat) = viewer else { return None };
        let human = self.seats.get(seat.index()).is_some_and(|state| state.kind() == SeatKind::Human);
        (human && self.status == Status::Running).then_some(seat)
    }

    /// The news for a viewer since a number, with the current position; none before the game begins.
    pub fn news(&self, viewer: Viewer, since: Option<u32>, with: With, now: Millis) -> Option<News> {
        let play = self.play.as_ref()?;
        let (from, lines) = play.lines(viewer, since);
        let n = play.n(viewer);
        let mut position = self.bare(play.game.as_ref(), viewer, with);
        if let Some(seat) = self.decider(viewer) {
            position.legal = play.game.legal(seat);
            if with.refusals {
                position.refusals = Some(play.game.refusals(seat));
            }
            if with.aids {
                position.aid = play.game.aid(seat);
            }
            position.undo = match self.take_back(seat, Back::Decision) {
                Ok(_) => UndoInfo { can: true, why: None, anew: false },
                Err(fault) => UndoInfo {
                    can: false,
                    why: Some(fault.problem().reason),
                    anew: self.take_back_anew(seat).is_ok(),
                },
            };
            position.redo = play.game.redoable(seat);
        }
        if let Viewer::Seat(seat) = viewer {
            position.own_last = play.own_last(seat);
        }
        if self.status != Status::Running {
            position.actors.clear();
        }
        position.clocks = self.clocks.as_ref().map(|clocks| clocks.infos(now));
        position.result = self.result();
        Some(News { n, viewer: self.eyes(viewer), from, lines, position })
    }

    /// An earlier position and its number.
    pub fn history(&self, viewer: Viewer, n: u32, with: With) -> Option<(u32, Position)> {
        let play = self.play.as_ref()?;
        let (number, game) = play.at(viewer, n);
        Some((number, self.bare(game.as_ref(), viewer, with)))
    }

    /// A position without legal actions.
    fn bare(&self, game: &dyn AnyMatch, viewer: Viewer, with: With) -> Position {
        let eyes = self.eyes(viewer);
        let engine::Progress { round, phase, turn } = game.progress();
        Position {
            view: game.view(eyes),
            prompt: game.prompt(eyes),
            actors: numbers(game.turn().actors()),
            legal: Vec::new(),
            refusals: with.refusals.then(Vec::new),
            aid: None,
            page: with.page.then(|| game.page(eyes)),
            undo: UndoInfo { can: false, why: None, anew: false },
            redo: false,
            progress: ProgressInfo { round, phase, turn },
            standing: if let Viewer::Seat(seat) = viewer { Some(game.standing(seat)) } else { None },
            own_last: 0,
            clocks: None,
            result: None,
        }
    }
}

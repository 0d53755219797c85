//! The game of a table: the match, and what each viewer has seen of it under which numbers.

use std::collections::HashMap;

use catalog::{AnyAction, AnyMatch, AnyMove, EventInfo};
use engine::{MAX_SEATS, NoUndo, Phrase, Seat, Seed, Turn, Viewer};

use crate::fault::Fault;
use crate::viewers::{Viewers, index, viewer_at};
use crate::wire::LogLine;

/// A step of a seat back or forth in the history of its game.
#[derive(Clone, Copy, Debug)]
pub enum HistoryStep {
    /// Undoes a decision.
    Undo,
    /// Redoes it.
    Redo,
    /// Undoes the turn.
    Restart,
    /// Undoes this many decisions of any seats.
    TakeBack(u32),
    /// Like `TakeBack`, with chance drawn again.
    Redraw {
        decisions: u32,
        /// The number of the redraw at the table.
        number: u32,
        seed: Seed,
    },
}

impl HistoryStep {
    fn takes_back(self) -> bool {
        !matches!(self, HistoryStep::Redo)
    }

    /// Performs it in a match.
    pub(crate) fn perform(self, game: &mut dyn AnyMatch, seat: Seat) -> Result<(), NoUndo> {
        match self {
            HistoryStep::Undo => game.undo(seat),
            HistoryStep::Redo => game.redo(seat),
            HistoryStep::Restart => game.restart(seat),
            HistoryStep::TakeBack(decisions) => game.take_back(seat, decisions as usize),
            HistoryStep::Redraw { decisions, number, seed } => {
                game.take_back_anew(seat, decisions as usize, number, seed)
            }
        }
    }
}

/// A move of the match, with its place in the log.
#[derive(Clone, Copy, Debug)]
struct PlacedMove {
    /// The game entry that produced it.
    entry: u32,
    /// The round in which the entry was made. The entry itself may begin the next round.
    round: u16,
    seat: Seat,
    forced: bool,
    /// The course before it, if a bot decided it.
    bot_at: Option<u64>,
}

/// A game entry with its audience.
#[derive(Clone, Copy, Debug)]
struct LoggedEntry {
    audience: Viewers,
    /// The first move that it changed.
    first: u32,
}

/// A viewer's view, to detect whether an entry is visible to that viewer.
struct Seen {
    prompt: Phrase,
    view: String,
    events: usize,
}

/// The state of a game before a change.
struct Before {
    turn: Turn,
    /// The number of moves.
    moves: usize,
    /// The positions that viewers saw, if the change may be secret.
    seen: Option<Vec<Seen>>,
}

/// The game of a table.
#[derive(Debug)]
pub struct Play {
    pub game: Box<dyn AnyMatch>,
    moves: Vec<PlacedMove>,
    log: Vec<LoggedEntry>,
    /// The number of entries each viewer has seen.
    now: [u32; MAX_SEATS + 1],
    /// The number under which each seat's pending decision was first shown.
    decision: [u32; MAX_SEATS],
    /// For each seat, the number since which it has neither acted nor been undone. From that number on its undo request
    /// means the same decision, regardless of other seats' moves.
    acted: [u32; MAX_SEATS],
    /// The largest number of moves so far, so that undo and redo do not recharge a clock.
    deepest: usize,
    /// The answers of bots that were undone, by course and seat. The same move gets the same answer again.
    answers: HashMap<(u64, Seat), String>,
}

impl Play {
    /// A game at its start, visible to everyone under number 1.
    pub fn begin(game: Box<dyn AnyMatch>) -> Play {
        let mut new = Play {
            game,
            moves: Vec::new(),
            log: Vec::new(),
            now: [0; MAX_SEATS + 1],
            decision: [0; MAX_SEATS],
            acted: [0; MAX_SEATS],
            deepest: 0,
            answers: HashMap::new(),
        };
        new.take_on(0, 1, None);
        new.log_entry(Viewers::ALL, 0);
        new.decision = [1; MAX_SEATS];
        new
    }

    /// Continues from another state. The log is discarded, the numbers continue.
    pub fn go_on(&mut self, game: Box<dyn AnyMatch>) {
        self.game = game;
        self.moves.clear();
        self.answers.clear();
        self.take_on(0, self.game.progress().round, None);
        self.log_entry(Viewers::ALL, 0);
        self.decide_anew(|_| true);
        anew_at(&mut self.acted, &self.now, |_| true);
    }

    /// Registers the moves of the match after the first `known`. `bot_at` is the course before the first of them, if a
    /// bot decided it.
    fn take_on(&mut self, known: usize, round: u16, bot_at: Option<u64>) {
        let entry = u32::try_from(self.log.len()).unwrap_or(u32::MAX);
        let rows = self.game.moves_since(known);
        let made =
            |row: &AnyMove| PlacedMove { entry, round, seat: row.seat, forced: row.forced, bot_at: None };
        self.moves.extend(rows.iter().map(made));
        if let Some(first) = self.moves.get_mut(known) {
            first.bot_at = bot_at;
        }
        self.deepest = self.deepest.max(self.moves.len());
    }

    fn log_entry(&mut self, audience: Viewers, first: usize) {
        self.log.push(LoggedEntry { audience, first: u32::try_from(first).unwrap_or(u32::MAX) });
        for (at, n) in self.now.iter_mut().enumerate() {
            *n += u32::from(audience.contains(viewer_at(at)));
        }
    }

    fn decide_anew(&mut self, anew: impl Fn(Seat) -> bool) {
        anew_at(&mut self.decision, &self.now, anew);
    }

    /// Counts an entry of an unknown kind for its audience.
    pub fn pass_over(&mut self, audience: Viewers) {
        self.log_entry(audience, self.moves.len());
    }

    /// Ends the game by agreement, visible to everyone.
    pub fn stop(&mut self) {
        self.log_entry(Viewers::ALL, self.moves.len());
        self.decide_anew(|_| true);
    }

    /// Makes a move of a seat, checked by the match. The audience is given when the log is replayed. Returns the
    /// audience, and whether the game went further than before.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &AnyAction,
        bot: bool,
        gesture: Option<u32>,
        audience: Option<Viewers>,
    ) -> Result<(Viewers, bool), Fault> {
        let before = self.before(audience, false);
        let deepest = self.deepest;
        let course = bot.then(|| self.game.course().value());
        let round = self.game.progress().round;
        self.game.act(seat, action, gesture).map_err(Fault::Act)?;
        self.take_on(before.moves, round, course);
        let first = before.moves;
        let audience = self.log_change(seat, before, first, None, audience);
        Ok((audience, self.deepest > deepest))
    }

    /// Goes a step back or forth in the history, checked by the match. The audience is given when the log is replayed.
    pub fn step(
        &mut self,
        seat: Seat,
        step: HistoryStep,
        audience: Option<Viewers>,
    ) -> Result<Viewers, Fault> {
        let before = self.before(audience, step.takes_back());
        let round = self.game.progress().round;
        let rows = step.takes_back().then(|| self.game.moves());
        step.perform(self.game.as_mut(), seat).map_err(Fault::NoUndo)?;
        let first = if let Some(rows) = rows {
            self.drop_taken_back(&rows)
        } else {
            self.take_on(before.moves, round, None);
            before.moves
        };
        if matches!(step, HistoryStep::Redraw { .. }) {
            // Answers of bots to the old cards do not apply to the new ones.
            self.answers.clear();
        }
        Ok(self.log_change(seat, before, first, Some(step), audience))
    }

    /// The state before a change. Views are compared only where a change may be secret and its audience is unknown.
    fn before(&self, audience: Option<Viewers>, whole: bool) -> Before {
        let (turn, moves) = (self.game.turn(), self.moves.len());
        let secret = audience.is_none() && matches!(turn, Turn::Several(_));
        Before { turn, moves, seen: secret.then(|| self.seen(whole, moves)) }
    }

    /// Logs a change that begins with the move `first`, and returns its audience.
    fn log_change(
        &mut self,
        seat: Seat,
        before: Before,
        first: usize,
        step: Option<HistoryStep>,
        audience: Option<Viewers>,
    ) -> Viewers {
        let takes_back = step.is_some_and(HistoryStep::takes_back);
        let after = self.game.turn();
        // While a simultaneous turn continues, the choices of others do not change anyone's decision.
        let same_turn = match (before.turn, after) {
            // An undo past others may have led to another simultaneous turn.
            _ if matches!(step, Some(HistoryStep::TakeBack(_) | HistoryStep::Redraw { .. })) => false,
            (Turn::Several(before), Turn::Several(after)) if takes_back => before.is_within(after),
            (Turn::Several(before), Turn::Several(after)) => after.is_within(before),
            _ => false,
        };
        let audience = audience.unwrap_or_else(|| match before.seen {
            Some(seen) if same_turn && before.turn.actors() == after.actors() => {
                self.who_noticed(seat, &seen, takes_back, before.moves)
            }
            _ => Viewers::ALL,
        });
        self.log_entry(audience, first);
        self.decide_anew(|other| !same_turn || other == seat);
        anew_at(&mut self.acted, &self.now, |other| takes_back || other == seat);
        audience
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn seen(&self, whole: bool, known: usize) -> Vec<Seen> {
        let see = |viewer| Seen {
            prompt: self.game.prompt(viewer),
            view: self.game.view(viewer).text().to_owned(),
            events: self.game.events(viewer, if whole { 0 } else { known }).len(),
        };
        self.viewers().map(see).collect()
    }

    fn who_noticed(&self, seat: Seat, before: &[Seen], whole: bool, known: usize) -> Viewers {
        let after = self.seen(whole, known);
        let mut audience = Viewers::NONE;
        for ((viewer, before), after) in self.viewers().zip(before).zip(&after) {
            let noticed = viewer == Viewer::Seat(seat)
                || before.events != after.events
                || before.prompt != after.prompt
                || before.view != after.view;
            if noticed {
                audience.insert(viewer);
            }
        }
        audience
    }

    /// Drops the moves that were undone. Returns the index of the first one dropped.
    fn drop_taken_back(&mut self, before: &[AnyMove]) -> usize {
        let after = self.game.moves();
        let mut standing = after.iter().peekable();
        let mut first = None;
        let mut at = 0;
        let mut kept = Vec::with_capacity(after.len());
        for (made, row) in self.moves.iter().zip(before) {
            if standing.next_if(|other| *other == row).is_some() {
                kept.push(*made);
            } else {
                first.get_or_insert(at);
                if let Some(course) = made.bot_at {
                    self.answers.insert((course, made.seat), row.text.clone());
                }
            }
            at += 1;
        }
        self.moves = kept;
        first.unwrap_or(at)
    }

    /// The number of the current position for a viewer.
    pub fn n(&self, viewer: Viewer) -> u32 {
        self.now.get(index(viewer)).copied().unwrap_or_default()
    }

    /// Whether a request with this number refers to the pending decision.
    pub fn is_current(&self, seat: Seat, n: u32) -> bool {
        let shown = self.decision.get(seat.index()).copied().unwrap_or(u32::MAX);
        (shown..=self.n(Viewer::Seat(seat))).contains(&n)
    }

    /// Whether an undo request with this number refers to the seat's last decision.
    pub fn is_current_for_back(&self, seat: Seat, n: u32) -> bool {
        let since = self.acted.get(seat.index()).copied().unwrap_or(u32::MAX);
        (since..=self.n(Viewer::Seat(seat))).contains(&n)
    }

    /// The viewer's number after an entry.
    fn n_after(&self, viewer: Viewer, entry: u32) -> u32 {
        let later =
            self.log.iter().skip(entry as usize + 1).filter(|done| done.audience.contains(viewer)).count();
        self.n(viewer).saturating_sub(u32::try_from(later).unwrap_or(u32::MAX))
    }

    /// The update for a viewer who knows everything up to `since`: the number after which its log lines are invalid,
    /// and the lines that replace them.
    pub fn lines(&self, viewer: Viewer, since: Option<u32>) -> (u32, Vec<LogLine>) {
        let now = self.n(viewer);
        let since = since.filter(|&since| since <= now).unwrap_or(0);
        // Searches backwards for the first entry unknown to the viewer, and the first move that it or a later one
        // changed.
        let mut lacking = now - since;
        let mut first = self.moves.len();
        for done in self.log.iter().rev() {
            if lacking == 0 {
                break;
            }
            if done.audience.contains(viewer) {
                lacking -= 1;
                first = first.min(done.first as usize);
            }
        }
        if since == 0 {
            first = 0;
        }
        let from = first.checked_sub(1).and_then(|last| self.moves.get(last));
        let from = from.map_or(0, |made| self.n_after(viewer, made.entry));
        let mut lines = if first == 0 { self.opening(viewer) } else { Vec::new() };
        lines.extend(self.lines_from(viewer, first));
        (from, lines)
    }

    /// The log lines of the set-up.
    fn opening(&self, viewer: Viewer) -> Vec<LogLine> {
        let n = self.n_after(viewer, 0);
        let line = |row: catalog::EventInfo| LogLine {
            n,
            round: 1,
            seat: None,
            forced: false,
            event: row.event,
            say: row.say,
            line: row.line,
            quiet: row.quiet,
        };
        self.game.opening(viewer).into_iter().map(line).collect()
    }

    fn lines_from(&self, viewer: Viewer, first: usize) -> Vec<LogLine> {
        let Some(made) = self.moves.get(first) else { return Vec::new() };
        let (mut entry, mut round) = (made.entry, made.round);
        let mut n = self.n_after(viewer, entry);
        // Starts at the beginning of the entry, because an earlier move in it may have begun a round.
        let whole = self.moves.partition_point(|made| made.entry < entry);
        let rows = self.game.events(viewer, whole);
        let line = |row: EventInfo| {
            let seq = row.seq;
            let made = self.moves.get(seq.checked_sub(1)?)?;
            if entry < made.entry {
                round = made.round;
            }
            while entry < made.entry {
                entry += 1;
                n += u32::from(self.log.get(entry as usize)?.audience.contains(viewer));
            }
            round = row.round.unwrap_or(round);
            let PlacedMove { seat, forced, .. } = *made;
            let EventInfo { event, say, line, quiet, .. } = row;
            let line = LogLine { n, round, seat: Some(seat.0), forced, event, say, line, quiet };
            (seq > first).then_some(line)
        };
        rows.into_iter().filter_map(line).collect()
    }

    /// The match as the viewer saw it at the last valid number not after `n`, and that number.
    pub fn at(&self, viewer: Viewer, n: u32) -> (u32, Box<dyn AnyMatch>) {
        let count = self.moves.partition_point(|made| self.n_after(viewer, made.entry) <= n);
        let last = count.checked_sub(1).and_then(|last| self.moves.get(last));
        let number = last.map_or(1, |made| self.n_after(viewer, made.entry));
        (number, self.game.at(count))
    }

    /// The number of the seat's last decision, 0 if there is none.
    pub fn own_last(&self, seat: Seat) -> u32 {
        let last = self.moves.iter().rev().find(|made| made.seat == seat && !made.forced);
        last.map_or(0, |made| self.n_after(Viewer::Seat(seat), made.entry))
    }

    /// For each of a viewer's numbers that has moves: the number, and the moves played by then.
    pub fn milestones(&self, viewer: Viewer) -> Vec<(u32, usize)> {
        let mut out: Vec<(u32, usize)> = Vec::new();
        let mut entry = 0;
        let mut n = self.n_after(viewer, 0);
        for (at, made) in self.moves.iter().enumerate() {
            while entry < made.entry {
                entry += 1;
                n += u32::from(
                    self.log.get(entry as usize).is_some_and(|done| done.audience.contains(viewer)),
                );
            }
            match out.last_mut() {
                Some((last, count)) if *last == n => *count = at + 1,
                _ => out.push((n, at + 1)),
            }
        }
        out
    }

    /// The answer that a bot gave at this position before it was undone.
    pub fn answer(&self, seat: Seat) -> Option<&str> {
        self.answers.get(&(self.game.course().value(), seat)).map(String::as_str)
    }

    /// The number of moves.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }
}

/// Sets the numbers of the selected seats to the current ones.
fn anew_at(numbers: &mut [u32; MAX_SEATS], now: &[u32], anew: impl Fn(Seat) -> bool) {
    for (seat, (number, now)) in (0..).map(Seat).zip(numbers.iter_mut().zip(now)) {
        if anew(seat) {
            *number = *now;
        }
    }
}

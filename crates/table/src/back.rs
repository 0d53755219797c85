//! Undo at a table: alone, past the answers of bots, and with the consent of the others.

use engine::{NoUndo, Seat, Seats};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::limits::TAKE_BACKS_MAX;
use crate::state::Table;
use crate::wire::TakeBackInfo;

/// A pending request to undo that needs the consent of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
}

/// The extent of an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The last decision, with its gesture.
    Decision,
    /// Its decisions of one turn.
    Turn,
}

impl Table {
    /// The seats whose decisions a seat may undo: all others, if they have been bots from the start.
    fn yielding(&self, seat: Seat) -> Seats {
        let others = Seat::all(self.seats.len()).filter(|other| *other != seat);
        if self.is_against_bots(seat) { others.collect() } else { Seats::NONE }
    }

    /// Whether all other seats have been bots from the start.
    fn is_against_bots(&self, seat: Seat) -> bool {
        let mut others = (0..).map(Seat).zip(&self.seats).filter(|(other, _)| *other != seat);
        others.all(|(_, state)| state.bot.is_some() && state.owner.is_none())
    }

    /// Limits how often a seat may undo and redo, because each is an entry of the log.
    fn may_go_back(&self, seat: Seat) -> Result<(), Fault> {
        let often = self.back_and_forth.get(seat.index()).copied().unwrap_or(u32::MAX);
        if often < TAKE_BACKS_MAX { Ok(()) } else { Err(Fault::TakenBackOften) }
    }

    /// The entry for an undo that needs no consent.
    pub fn take_back(&self, seat: Seat, back: Back) -> Result<Entry, Fault> {
        self.may_go_back(seat)?;
        let game = &self.play.as_ref().ok_or(Fault::NotRunning)?.game;
        let past = match (game.undoable(seat), back) {
            (Ok(()), Back::Decision) => return Ok(Entry::Undo { seat, decisions: None, agreed: false }),
            (Ok(()), Back::Turn) => return Ok(Entry::Restart { seat }),
            (Err(NoUndo::Decided(_)), Back::Decision) => game.undoable_past(seat, self.yielding(seat)),
            (Err(NoUndo::Decided(_)), Back::Turn) => game.restartable_past(seat, self.yielding(seat)),
            (Err(why), _) => Err(why),
        };
        let decisions = past.map_err(Fault::NoUndo)?;
        Ok(Entry::Undo { seat, decisions: Some(count(decisions)), agreed: false })
    }

    /// The entry for an undo of the last turn past chance, which is drawn again. Only against bots; not in a campaign,
    /// whose story is already revealed, and not in a lesson.
    pub fn take_back_anew(&self, seat: Seat) -> Result<Entry, Fault> {
        let why = match self.take_back(seat, Back::Turn) {
            // A regular undo needs no new chance.
            Ok(entry) => return Ok(entry),
            Err(Fault::NoUndo(why)) => why,
            Err(fault) => return Err(fault),
        };
        let is_allowed = self.is_against_bots(seat) && self.campaign.is_none() && self.lesson.is_none();
        if !is_allowed || !matches!(why, NoUndo::Chance | NoUndo::Shown) {
            return Err(Fault::NoUndo(why));
        }
        let game = &self.play.as_ref().ok_or(Fault::NotRunning)?.game;
        let decisions = game.decisions_to_turn(seat).ok_or(Fault::NoUndo(NoUndo::Nothing))?;
        let number = self.redrawn.iter().sum::<u32>() + 1;
        Ok(Entry::Redraw { seat, decisions: count(decisions), number })
    }

    /// The entry for a redo.
    pub fn put_back(&self, seat: Seat) -> Result<Entry, Fault> {
        self.may_go_back(seat)?;
        Ok(Entry::Redo { seat })
    }

    /// The seats of other people, who must consent to the seat's undo.
    fn asked(&self, seat: Seat) -> Seats {
        let owner = |seat: Seat| self.seats.get(seat.index()).and_then(|state| state.owner);
        self.people().iter().filter(|&other| owner(other) != owner(seat)).collect()
    }

    /// The entry for an undo that the others consented to, regardless of what was learned since.
    fn agreed(&self, seat: Seat) -> Result<Entry, Fault> {
        let game = &self.play.as_ref().ok_or(Fault::NotRunning)?.game;
        let decisions = game.decisions_to_last(seat).ok_or(Fault::NoUndo(NoUndo::Nothing))?;
        Ok(Entry::Undo { seat, decisions: Some(count(decisions)), agreed: true })
    }

    /// The entries by which a seat asks the others for consent to undo its last decision.
    pub fn propose(&self, seat: Seat) -> Result<Vec<Entry>, Fault> {
        let why = match self.take_back(seat, Back::Decision) {
            // An undo that needs no consent happens at once.
            Ok(entry) => return Ok(vec![entry]),
            Err(Fault::NoUndo(why)) => why,
            Err(fault) => return Err(fault),
        };
        let agreed = self.agreed(seat)?;
        if !self.asked(seat).is_empty() {
            return match self.proposal {
                Some(Proposal { by, .. }) if by != seat => Err(Fault::AskedAlready),
                Some(_) => Ok(Vec::new()),
                None => Ok(vec![Entry::TakeBackAsked { seat }]),
            };
        }
        // People who share a device agree in person; bots do not consent to undoing dice.
        if self.people().len() > 1 { Ok(vec![agreed]) } else { Err(Fault::NoUndo(why)) }
    }

    /// The entries by which a seat consents or declines. A seat withdraws its own request by declining.
    pub fn answer(&self, seat: Seat, agrees: bool) -> Result<Vec<Entry>, Fault> {
        let Proposal { by, agreed } = self.proposal.ok_or(Fault::NothingAsked)?;
        let asked = self.asked(by);
        if !asked.has(seat) && (agrees || seat != by) {
            return Err(Fault::NothingAsked);
        }
        let answer = |seat| Entry::TakeBackAnswered { seat, agrees };
        if !agrees {
            return Ok(vec![answer(seat)]);
        }
        // A person with several seats answers for all of them.
        let owner = |seat: Seat| self.seats.get(seat.index()).and_then(|state| state.owner);
        let own: Seats = asked.iter().filter(|&other| owner(other) == owner(seat)).collect();
        let mut entries: Vec<Entry> = own.iter().filter(|&other| !agreed.has(other)).map(answer).collect();
        if asked.is_within(own.iter().fold(agreed, Seats::with)) {
            entries.push(self.agreed(by)?);
        }
        Ok(entries)
    }

    /// The pending request, as everyone at the table sees it.
    pub fn proposed(&self) -> Option<TakeBackInfo> {
        let Proposal { by, agreed } = self.proposal?;
        let awaited = self.asked(by).iter().filter(|&seat| !agreed.has(seat));
        Some(TakeBackInfo { by: by.0, awaited: awaited.map(|seat| seat.0).collect() })
    }

    /// Applies the undo part of an entry.
    pub(crate) fn fold_back(&mut self, entry: &Entry, is_public: bool) {
        match entry {
            Entry::Move { seat, .. } => {
                // A secret choice of another seat must not become visible by ending the request.
                self.proposal = self.proposal.filter(|proposal| !is_public && proposal.by != *seat);
            }
            Entry::Undo { seat, .. }
            | Entry::Redraw { seat, .. }
            | Entry::Redo { seat }
            | Entry::Restart { seat } => {
                self.proposal = self.proposal.filter(|proposal| !is_public && proposal.by != *seat);
                self.count_back(*seat);
                if matches!(entry, Entry::Undo { decisions: Some(_), .. } | Entry::Redraw { .. })
                    && let Some(times) = self.taken_back.get_mut(seat.index())
                {
                    *times += 1;
                }
                if matches!(entry, Entry::Redraw { .. })
                    && let Some(times) = self.redrawn.get_mut(seat.index())
                {
                    *times += 1;
                }
            }
            Entry::TakeBackAsked { seat } => {
                self.count_back(*seat);
                self.proposal = Some(Proposal { by: *seat, agreed: Seats::NONE });
            }
            Entry::TakeBackAnswered { seat, agrees: true } => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.agreed = proposal.agreed.with(*seat);
                }
            }
            // The new owner of the seat was not asked.
            Entry::TakeBackAnswered { agrees: false, .. }
            | Entry::Sat { .. }
            | Entry::Seated { .. }
            | Entry::Left { .. }
            | Entry::Handed { .. }
            | Entry::Back { .. }
            | Entry::Started { .. }
            | Entry::From { .. }
            | Entry::Lesson { .. }
            | Entry::Freed
            | Entry::Rules { .. }
            | Entry::AgreedEnd
            | Entry::Closed
            | Entry::Passed { .. } => self.proposal = None,
            Entry::Salted { .. }
            | Entry::Linked { .. }
            | Entry::Program { .. }
            | Entry::EndWanted { .. }
            | Entry::Rematch { .. }
            | Entry::Hosted { .. }
            | Entry::Kept { .. }
            | Entry::Muted { .. }
            | Entry::Held { .. }
            | Entry::Repaired { .. }
            | Entry::Advice { .. }
            | Entry::Campaign { .. }
            | Entry::Unknown(_) => (),
        }
    }

    fn count_back(&mut self, seat: Seat) {
        if let Some(often) = self.back_and_forth.get_mut(seat.index()) {
            *often += 1;
        }
    }
}

fn count(decisions: usize) -> u32 {
    u32::try_from(decisions).unwrap_or(u32::MAX)
}

//! Taking back at a table: by oneself, past the answers of bots, and with the consent of the others.

use engine::{NoUndo, Seat, Seats};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::limits::TAKE_BACKS_MAX;
use crate::state::Table;
use crate::wire::TakeBackInfo;

/// A wish to take back that the others have been asked to agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
}

/// How much a seat takes back at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Its last decision, with the gesture it is a part of.
    Decision,
    /// Its decisions of one turn.
    Turn,
}

impl Table {
    /// The seats past whose decisions a seat may take back: where all others have been bots from the start, theirs.
    fn yielding(&self, seat: Seat) -> Seats {
        let others = Seat::all(self.seats.len()).filter(|other| *other != seat);
        if self.is_against_bots(seat) { others.collect() } else { Seats::NONE }
    }

    /// Whether all other seats have been bots from the start.
    fn is_against_bots(&self, seat: Seat) -> bool {
        let mut others = (0..).map(Seat).zip(&self.seats).filter(|(other, _)| *other != seat);
        others.all(|(_, state)| state.bot.is_some() && state.owner.is_none())
    }

    /// No going back and forth for ever: each time is an entry of the log.
    fn may_go_back(&self, seat: Seat) -> Result<(), Fault> {
        let often = self.back_and_forth.get(seat.index()).copied().unwrap_or(u32::MAX);
        if often < TAKE_BACKS_MAX { Ok(()) } else { Err(Fault::TakenBackOften) }
    }

    /// The entry by which a seat takes back by itself.
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

    /// The entry by which a seat takes back its last turn past chance, which is drawn anew: only against bots, who mind
    /// nothing, and not in a campaign, whose story cannot be untold, nor in a lesson.
    pub fn take_back_anew(&self, seat: Seat) -> Result<Entry, Fault> {
        let why = match self.take_back(seat, Back::Turn) {
            // What can be taken back needs no new chance.
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

    /// The entry by which a seat puts back what it has taken back.
    pub fn put_back(&self, seat: Seat) -> Result<Entry, Fault> {
        self.may_go_back(seat)?;
        Ok(Entry::Redo { seat })
    }

    /// The seats that must agree when a seat wants to take back: those of other people.
    fn asked(&self, seat: Seat) -> Seats {
        let owner = |seat: Seat| self.seats.get(seat.index()).and_then(|state| state.owner);
        self.people().iter().filter(|&other| owner(other) != owner(seat)).collect()
    }

    /// The entry by which a seat takes back its last decision, whatever has been learned since: the others agree.
    fn agreed(&self, seat: Seat) -> Result<Entry, Fault> {
        let game = &self.play.as_ref().ok_or(Fault::NotRunning)?.game;
        let decisions = game.decisions_to_last(seat).ok_or(Fault::NoUndo(NoUndo::Nothing))?;
        Ok(Entry::Undo { seat, decisions: Some(count(decisions)), agreed: true })
    }

    /// The entries by which a seat asks the others to let it take back its last decision.
    pub fn propose(&self, seat: Seat) -> Result<Vec<Entry>, Fault> {
        let why = match self.take_back(seat, Back::Decision) {
            // What one may do alone needs no asking.
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
        // People who share a device agree by word of mouth; bots are not asked about dice.
        if self.people().len() > 1 { Ok(vec![agreed]) } else { Err(Fault::NoUndo(why)) }
    }

    /// The entries by which a seat agrees to what was proposed, or does not; its own proposal is withdrawn so.
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
        // Whoever has several seats answers for all of them.
        let owner = |seat: Seat| self.seats.get(seat.index()).and_then(|state| state.owner);
        let own: Seats = asked.iter().filter(|&other| owner(other) == owner(seat)).collect();
        let mut entries: Vec<Entry> = own.iter().filter(|&other| !agreed.has(other)).map(answer).collect();
        if asked.is_within(own.iter().fold(agreed, Seats::with)) {
            entries.push(self.agreed(by)?);
        }
        Ok(entries)
    }

    /// What is proposed, as everybody at the table may know it.
    pub fn proposed(&self) -> Option<TakeBackInfo> {
        let Proposal { by, agreed } = self.proposal?;
        let awaited = self.asked(by).iter().filter(|&seat| !agreed.has(seat));
        Some(TakeBackInfo { by: by.0, awaited: awaited.map(|seat| seat.0).collect() })
    }

    /// Takes in what an entry says about taking back.
    pub(crate) fn fold_back(&mut self, entry: &Entry, is_told: bool) {
        match entry {
            Entry::Move { seat, .. } => {
                // A secret choice of another seat shows nothing, not even by this.
                self.proposal = self.proposal.filter(|proposal| !is_told && proposal.by != *seat);
            }
            Entry::Undo { seat, .. }
            | Entry::Redraw { seat, .. }
            | Entry::Redo { seat }
            | Entry::Restart { seat } => {
                self.proposal = self.proposal.filter(|proposal| !is_told && proposal.by != *seat);
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
            // Whoever sits here now was not asked.
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

//! Data published after the end: the record, the proof of the deal, the score curve.

use catalog::{AnyAction, AnyMatch, AnyMove};
use engine::{Phrase, Redraw, Seat, Viewer, fair};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::play::Play;
use crate::state::Table;
use crate::token::{PersonId, Salt, hex};
use crate::wire::{Check, Curve, CurvePoint, Status, Verification};

/// The number of moves at each of a viewer's numbers.
#[derive(Clone, Debug)]
pub struct Numbers(Vec<(u32, usize)>);

impl Numbers {
    /// The last number at which at most this many moves were made.
    pub fn at(&self, moves: usize) -> u32 {
        let later = self.0.partition_point(|&(_, count)| count <= moves);
        later.checked_sub(1).and_then(|last| self.0.get(last)).map_or(1, |&(n, _)| n)
    }
}

impl Table {
    /// The finished game, whose secrets may be published.
    fn finished(&self) -> Result<&Play, Fault> {
        match self.status {
            Status::Over => self.play.as_ref().ok_or(Fault::NotOver),
            Status::Frozen => Err(Fault::Frozen),
            Status::Open | Status::Running => Err(Fault::NotOver),
        }
    }

    /// Whether the deal came from secret and salts and the game was played from it to the end.
    fn is_dealt(&self) -> bool {
        !self.salts.is_empty() && !self.rules_changed
    }

    /// The record as text.
    pub fn record(&self) -> Result<String, Fault> {
        let play = self.finished()?;
        let names = Seat::all(self.seats.len()).map(|seat| {
            let bot = || self.seats.get(seat.index()).and_then(|state| state.bot.clone());
            self.name(seat)
                .filter(|name| !name.is_empty())
                .or_else(bot)
                .unwrap_or_else(|| (seat.0 + 1).to_string())
        });
        let mut record = play.game.record().with_players(names.collect());
        if self.is_dealt() {
            let salts = self.salts.iter().map(|salt| salt.bytes().to_vec()).collect();
            record = record.with_proof(&self.row.id.to_string(), self.row.secret, salts);
        }
        Ok(record.to_string())
    }

    /// Checks the deal and replays the game.
    pub fn verify(&self) -> Result<Verification, Fault> {
        let play = self.finished()?;
        let game = &play.game;
        let id = self.row.id.to_string();
        let mut checks = Vec::new();
        let mut check = |what: &'static str, holds| checks.push(Check { say: Phrase::new(what), holds });
        let mut seed = None;
        let commitment = fair::commitment(&id, &self.row.secret);
        if self.is_dealt() {
            let salts: Vec<&[u8]> = self.salts.iter().map(Salt::bytes).collect();
            let made = fair::seed(&self.row.secret, &salts);
            check("verify-salts", salts.len() == self.seats.len());
            let data = self.games.data_by_hash(&self.row.game, &self.row.data);
            check("verify-data", data.is_ok());
            let anew = data.and_then(|data| {
                self.games.begin(&self.row.game, data, self.seats.len(), &self.row.options, made)
            });
            let moves = game.moves();
            let redraws = game.redraws();
            let anew = anew.ok().and_then(|mut anew| {
                play_anew(anew.as_mut(), &moves, redraws, moves.len()).ok()?;
                Some(anew)
            });
            if !redraws.is_empty() {
                let is_made = |one: &Redraw| one.seed == fair::redraw(&self.row.secret, &salts, one.number);
                check("verify-redraws", redraws.iter().all(is_made));
            }
            check("verify-moves", anew.as_ref().is_some_and(|anew| anew.moves() == moves));
            check("verify-course", anew.as_ref().is_some_and(|anew| anew.course() == game.course()));
            check("verify-scores", anew.as_ref().is_some_and(|anew| anew.outcome() == game.outcome()));
            seed = Some(made);
        } else {
            check("verify-no-deal", false);
        }
        Ok(Verification {
            commitment: self.is_dealt().then_some(commitment),
            secret: self.is_dealt().then(|| hex(&self.row.secret.0)),
            salts: self.salts.iter().map(|salt| hex(salt.bytes())).collect(),
            seed: seed.map(|seed| seed.to_string()),
            data: self.row.data.clone(),
            rules_version: game.info().rules_version,
            course: game.course().to_string(),
            moves: u32::try_from(play.move_count()).unwrap_or(u32::MAX),
            holds: checks.iter().all(|check| check.holds),
            checks,
        })
    }

    /// A copy of the finished game for a review, with the asker's numbers.
    pub fn to_review(&self, person: Option<PersonId>) -> Result<(Box<dyn AnyMatch>, Numbers), Fault> {
        let play = self.finished()?;
        Ok((play.game.copy(), Numbers(play.milestones(self.asker(person)))))
    }

    /// The viewer as whom a person sees the game.
    fn asker(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.seats_of(person).first());
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The points of all seats at each of the asker's numbers.
    pub fn curve(&self, person: Option<PersonId>) -> Result<Curve, Fault> {
        let play = self.finished()?;
        let milestones = play.milestones(self.asker(person));
        let mut game = play.game.at(0);
        let moves = play.game.moves();
        let mut points = Vec::new();
        for (n, count) in milestones {
            play_anew(game.as_mut(), &moves, play.game.redraws(), count)?;
            let scores = Seat::all(game.seats()).map(|seat| game.standing(seat).total()).collect();
            points.push(CurvePoint { n, scores });
        }
        Ok(Curve { points })
    }
}

/// Plays on to this many moves of a game, applying its redraws. The match plays forced moves itself.
fn play_anew(
    anew: &mut dyn AnyMatch,
    moves: &[AnyMove],
    redraws: &[Redraw],
    count: usize,
) -> Result<(), Fault> {
    while let Some(one) = moves.get(anew.seq()).filter(|_| anew.seq() < count) {
        if let Some(redraw) = redraws.iter().find(|redraw| redraw.at == anew.seq()) {
            anew.redraw(redraw.number, redraw.seed);
        }
        anew.act(one.seat, &AnyAction::Notation(one.text.clone()), None).map_err(Fault::Act)?;
    }
    Ok(())
}

/// Whether an entry restarts the game other than by the deal.
pub(crate) fn breaks_the_deal(entry: &Entry) -> bool {
    matches!(entry, Entry::Rules { .. } | Entry::From { .. } | Entry::Lesson { .. })
}

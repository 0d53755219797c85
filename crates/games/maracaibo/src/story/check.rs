//! MA-29.13: the check in a scoring: fulfilled cards are read and voted on, then the next cards are drawn.

use engine::{Journal, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::{ReadCard, StoryGoal};
use crate::event::Event;
use crate::gain::ROUNDS;
use crate::ids::StoryCard;
use crate::sets::Cards;
use crate::state::{MAX_PLAYERS, Maracaibo};
use crate::step::{Pending, Stage, Step};
use crate::story::{Ballot, Decide, InPlay};

impl Maracaibo {
    /// MA-29.13 (1): marks the cards whose goal is met as due.
    pub(crate) fn begin_check(&mut self, first: Seat, jeanne: bool) {
        let met = self.story_state().play.iter().map(|one| one.card).filter(|&card| self.is_met(card));
        let due = met.collect();
        self.story_state_mut().due = due;
        self.push(Check { first, jeanne });
    }

    /// Whether the story cards are being checked.
    pub(crate) fn is_checking(&self) -> bool {
        matches!(self.steps.first(), Some(Step::Check(_)))
    }

    /// MA-29.3: whether the goal of a card in play is met.
    pub fn is_met(&self, card: StoryCard) -> bool {
        let story = self.story_state();
        let Some(one) = story.play.iter().find(|one| one.card == card) else { return false };
        match self.story_goal(card) {
            // MA-29.23: any player may claim the tile.
            StoryGoal::Quest(_) => one.tile.is_some_and(|tile| self.claimer(tile).is_some()),
            // MA-29.24: every disc space of the named tiles is filled.
            StoryGoal::Complete(tiles) => {
                tiles.iter().all(|legacy| self.has_legacy(legacy) && self.is_full(legacy))
            }
            StoryGoal::End => false,
        }
    }

    /// MA-29.39: whether this is the final scoring, in which the board does not change.
    fn is_final(&self) -> bool {
        self.round == ROUNDS
    }

    /// Advances the dice, so that undo and previews stop here.
    pub(super) fn advance_dice(&mut self) {
        self.dice.open().below(2);
    }

    /// MA-29.4, MA-29.34: reads a fulfilled card.
    fn read(&mut self, card: StoryCard, ender: Seat, journal: &mut impl Journal<Event>) {
        let row = self.tables().story.card(card);
        let at = self.story_state().play.iter().position(|one| one.card == card).expect("a card in play");
        let tile = self.story_state().play[at].tile;
        let reader = tile.and_then(|tile| self.claimer(tile)).unwrap_or(ender);
        self.advance_dice();
        let (round, game) = (self.round, self.story_state().game());
        let story = self.story_state_mut();
        story.play.remove(at);
        story.read_cards.push(ReadCard { card, game, round, seat: reader, choice: None });
        self.active = reader;
        self.turns += 1;
        journal.note(Event::StoryRead { seat: reader, card, ours: self.is_built_in_campaign() });
        // MA-29.39: the final scoring does not change the board.
        if self.is_final() {
            let leaving = row.remove & self.legacies;
            self.story_state_mut().leaving |= leaving;
        } else {
            (row.remove & self.legacies).iter().for_each(|legacy| self.lift_tile(legacy, journal));
        }
        self.unlock(row.discard, journal);
        if row.vote.is_none() {
            row.next.iter().for_each(|&next| self.call(next));
        } else if self.players.len() == 1 {
            // MA-29.41: a solo player decides without a vote.
            self.push(Decide { card });
        } else {
            // MA-29.35: the vote comes before the next card is read.
            self.story_state_mut().ballots = [None; MAX_PLAYERS];
            self.push(Ballot { card });
        }
    }

    /// MA-29.19: unlocked project cards go to the discard pile; in the final scoring, straight to the archive.
    fn unlock(&mut self, cards: Cards, journal: &mut impl Journal<Event>) {
        let cards = cards - self.story_state().unlocked;
        if cards.is_empty() {
            return;
        }
        self.story_state_mut().unlocked |= cards;
        if !self.is_final() {
            self.story_state_mut().special |= cards;
            self.discard |= cards;
        }
        journal.note(Event::CardsUnlocked { cards });
    }

    pub(super) fn call(&mut self, card: StoryCard) {
        let story = self.story_state_mut();
        if !story.called.contains(&card) {
            story.called.push(card);
        }
    }

    // Drawing.

    /// MA-29.15, MA-29.16, MA-29.18: draws a card, unless it waits for a join or has been drawn.
    fn draw_story(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) {
        let row = self.tables().story.card(card);
        let story = self.story_state();
        let ready = row.join.iter().all(|group| group.iter().any(|&one| story.has_read(one)));
        if !ready || story.has_drawn(card) || story.epilogue.is_some() {
            return;
        }
        self.advance_dice();
        if row.goal == StoryGoal::End {
            journal.note(Event::CampaignEnded { card, ours: self.is_built_in_campaign() });
            return self.end_campaign(card);
        }
        journal.note(Event::StoryDrawn { card, ours: self.is_built_in_campaign() });
        let followed = !self.is_final();
        if followed && self.loses_tile_conflict(card, journal) {
            return;
        }
        let play = &mut self.story_state_mut().play;
        let at = play.iter().position(|one| one.card > card).unwrap_or(play.len());
        play.insert(at, InPlay { card, followed, tile: None });
        if followed {
            self.follow(card, true, journal);
        }
    }

    /// MA-33.11: ends the campaign. The game continues without story cards.
    fn end_campaign(&mut self, card: StoryCard) {
        self.quests = self.quests.iter().copied().filter(|one| !one.quest.is_story()).collect();
        let story = self.story_state_mut();
        story.epilogue = Some(card);
        story.play.clear();
        story.called.clear();
    }

    /// MA-29.26: of two cards with the same tile the higher stays. Returns whether the card just drawn leaves.
    pub(super) fn loses_tile_conflict(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) -> bool {
        let wanted = self.tiles_of(card) & self.legacies;
        let rivals: Vec<StoryCard> = self
            .story_state()
            .play
            .iter()
            .map(|one| one.card)
            .filter(|&other| other != card && self.tiles_of(other).meets(wanted))
            .collect();
        let loses = rivals.iter().any(|&other| other > card);
        for other in rivals.into_iter().filter(|&other| other < card && !loses) {
            self.drop_story(other, journal);
        }
        if loses {
            self.drop_story(card, journal);
        }
        loses
    }

    /// MA-29.26: removes an unread card with its story tile.
    fn drop_story(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) {
        let story = self.story_state_mut();
        let at = story.play.iter().position(|one| one.card == card);
        let tile = at.and_then(|at| story.play.remove(at).tile);
        story.left.push(card);
        if let Some(at) = self.quests.iter().position(|one| Some(one.quest) == tile) {
            self.quests.remove(at);
        }
        journal.note(Event::StoryLeft { card, ours: self.is_built_in_campaign() });
    }
}

/// MA-29.13: the check of the story cards (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Check {
    /// The player who ended the round.
    pub(crate) first: Seat,
    /// Whether Jeanne ended it.
    pub(crate) jeanne: bool,
}

impl Pending for Check {
    fn clause(self) -> &'static str {
        "MA-29.13"
    }

    // Reads the next due card, then draws the called cards, then continues the scoring.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        let Self { first, jeanne } = self;
        let story = game.story_state_mut();
        if !story.due.is_empty() {
            let card = story.due.remove(0);
            game.read(card, first, journal);
        } else if !story.called.is_empty() {
            // MA-29.13 (3): cards are drawn in ascending order, each followed before the next.
            let at = story.called.iter().enumerate().min_by_key(|&(_, card)| card).map_or(0, |(at, _)| at);
            let card = story.called.remove(at);
            game.draw_story(card, journal);
        } else {
            game.steps.pop();
            if game.is_final() {
                journal.note(Event::Ended);
            } else {
                game.return_ships(first, jeanne, journal);
            }
        }
        false
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Scoring)
    }

    fn audit_lowest(self, game: &Maracaibo, above: &[Step]) -> Result<bool, String> {
        let Self { first, jeanne } = self;
        let fits =
            first.index() < game.players.len() && (!jeanne || game.jeanne.is_some()) && game.story.is_some();
        ensure(fits && above.len() == 1, "a check has the wrong player or steps")?;
        let voting = above.first().is_some_and(|step| step.voting_card().is_some());
        ensure(voting, "a check without a pending vote")?;
        Ok(false)
    }
}

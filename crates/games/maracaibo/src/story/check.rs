//! MA-29.13: the check in a scoring: what is fulfilled is read and voted on, then what was called for is drawn.

use engine::{Journal, Seat, Seats};

use crate::data::{StoryGoal, Told};
use crate::event::Event;
use crate::gain::ROUNDS;
use crate::ids::{Choice, StoryCard};
use crate::sets::Cards;
use crate::state::{MAX_PLAYERS, Maracaibo, Step};
use crate::story::{InPlay, Tally};
use crate::turn::Action;

impl Maracaibo {
    /// MA-29.13 (1): notes which cards have their goal met now.
    pub(crate) fn begin_check(&mut self, first: Seat, jeanne: bool) {
        let met = self.tale().play.iter().map(|one| one.card).filter(|&card| self.is_met(card));
        let due = met.collect();
        self.tale_mut().due = due;
        self.steps.push(Step::Check { first, jeanne });
    }

    /// MA-29.3: whether the goal of a card in play is met.
    pub fn is_met(&self, card: StoryCard) -> bool {
        let story = self.tale();
        let Some(one) = story.play.iter().find(|one| one.card == card) else { return false };
        match self.story_goal(card) {
            // MA-29.23: claimed by anybody.
            StoryGoal::Quest(_) => one.tile.is_some_and(|tile| self.claimer(tile).is_some()),
            // MA-29.24: every disc space of every tile named.
            StoryGoal::Complete(tiles) => {
                tiles.iter().all(|legacy| self.has_legacy(legacy) && self.is_full(legacy))
            }
            StoryGoal::End => false,
        }
    }

    /// MA-29.39: in the final scoring nothing on the board changes any more.
    fn is_final(&self) -> bool {
        self.round == ROUNDS
    }

    /// The next card is read, then those called for are drawn, then the scoring goes on. Never waits itself.
    pub(crate) fn check_on(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) -> bool {
        let story = self.tale_mut();
        if !story.due.is_empty() {
            let card = story.due.remove(0);
            self.read(card, first, journal);
        } else if !story.called.is_empty() {
            // MA-29.13 (3): in ascending order, each followed before the next is drawn.
            let at = story.called.iter().enumerate().min_by_key(|&(_, card)| card).map_or(0, |(at, _)| at);
            let card = story.called.remove(at);
            self.draw_story(card, journal);
        } else {
            self.steps.pop();
            if self.is_final() {
                journal.note(Event::Ended);
            } else {
                self.return_ships(first, jeanne, journal);
            }
        }
        false
    }

    /// A card that is met cannot be unmet: the dice have moved.
    fn meet(&mut self) {
        self.dice.open().below(2);
    }

    /// MA-29.4, MA-29.34: the reader turns a fulfilled card over.
    fn read(&mut self, card: StoryCard, ender: Seat, journal: &mut impl Journal<Event>) {
        let row = self.tables().story.card(card);
        let at = self.tale().play.iter().position(|one| one.card == card).expect("a card in play");
        let tile = self.tale().play[at].tile;
        let reader = tile.and_then(|tile| self.claimer(tile)).unwrap_or(ender);
        self.meet();
        let (round, game) = (self.round, self.tale().game());
        let story = self.tale_mut();
        story.play.remove(at);
        story.told.push(Told { card, game, round, seat: reader, choice: None });
        self.active = reader;
        self.turns += 1;
        journal.note(Event::StoryRead { seat: reader, card, ours: self.is_ours() });
        // MA-29.39: after the final scoring the board stays as it was scored.
        if self.is_final() {
            let leaving = row.remove & self.legacies;
            self.tale_mut().leaving |= leaving;
        } else {
            (row.remove & self.legacies).iter().for_each(|legacy| self.lift_tile(legacy, journal));
        }
        self.unlock(row.discard, journal);
        if row.vote.is_none() {
            row.next.iter().for_each(|&next| self.call(next));
        } else if self.players.len() == 1 {
            // MA-29.41: alone there is nobody to vote with.
            self.steps.push(Step::Decide { card });
        } else {
            // MA-29.35: before the next card is read.
            self.tale_mut().ballots = [None; MAX_PLAYERS];
            self.steps.push(Step::Ballot { card });
        }
    }

    /// MA-29.19: project cards go on the discard pile, after the final scoring straight into the archive.
    fn unlock(&mut self, cards: Cards, journal: &mut impl Journal<Event>) {
        let cards = cards - self.tale().unlocked;
        if cards.is_empty() {
            return;
        }
        self.tale_mut().unlocked |= cards;
        if !self.is_final() {
            self.tale_mut().special |= cards;
            self.discard |= cards;
        }
        journal.note(Event::CardsUnlocked { cards });
    }

    fn call(&mut self, card: StoryCard) {
        let story = self.tale_mut();
        if !story.called.contains(&card) {
            story.called.push(card);
        }
    }

    // The vote.

    /// MA-29.36: the seats whose ballot is not cast.
    pub(crate) fn unvoted(&self) -> Seats {
        let ballots = self.tale().ballots;
        Seat::all(self.players.len()).filter(|seat| ballots[seat.index()].is_none()).collect()
    }

    /// MA-29.36: ballots are cast in secret and revealed together.
    pub(crate) fn cast(
        &mut self,
        card: StoryCard,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        let choice = if let Action::Vote { choice } = action { Some(choice) } else { None };
        self.tale_mut().ballots[seat.index()] = Some(choice);
        journal.whisper(seat, Event::BallotCast { seat, choice }, None);
        if !self.unvoted().is_empty() {
            return;
        }
        self.steps.pop();
        // Whoever votes last shall not see the others' ballots and think again.
        self.meet();
        let ballots = self.tale().ballots.map(Option::flatten);
        let story = self.tale_mut();
        story.ballots = [None; MAX_PLAYERS];
        story.tallies.push(Tally { card, ballots });
        let voted: Vec<_> = ballots.into_iter().take(self.players.len()).collect();
        let votes = |choice: Choice| voted.iter().filter(|&&vote| vote == Some(choice)).count();
        let (a, b) = (votes(Choice::A), votes(Choice::B));
        let chosen = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Choice::A),
            std::cmp::Ordering::Less => Some(Choice::B),
            std::cmp::Ordering::Equal => None,
        };
        journal.note(Event::BallotsShown { card, ballots: voted, chosen, ours: self.is_ours() });
        match chosen {
            Some(choice) => self.choose_path(card, choice),
            // MA-29.37: also none to none.
            None => self.steps.push(Step::Decide { card }),
        }
    }

    /// MA-29.17: the choice leaves its flag and calls for its cards.
    pub(crate) fn choose_path(&mut self, card: StoryCard, choice: Choice) {
        let story = self.tale_mut();
        if let Some(told) = story.told.iter_mut().find(|told| told.card == card) {
            told.choice = Some(choice);
        }
        let Some(vote) = &self.tables().story.card(card).vote else { return };
        for &(flag, next) in &vote[choice.index()].next {
            if flag.is_none_or(|flag| self.tale().has(flag)) {
                self.call(next);
            }
        }
    }

    // Drawing.

    /// MA-29.15, MA-29.16, MA-29.18: a card called for comes into play, unless it must wait or has been drawn.
    fn draw_story(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) {
        let row = self.tables().story.card(card);
        let story = self.tale();
        let ready = row.join.iter().all(|group| group.iter().any(|&one| story.has_read(one)));
        if !ready || story.has_drawn(card) || story.epilogue.is_some() {
            return;
        }
        self.meet();
        if row.goal == StoryGoal::End {
            journal.note(Event::CampaignEnded { card, ours: self.is_ours() });
            return self.end_campaign(card);
        }
        journal.note(Event::StoryDrawn { card, ours: self.is_ours() });
        let followed = !self.is_final();
        if followed && self.yields(card, journal) {
            return;
        }
        let play = &mut self.tale_mut().play;
        let at = play.iter().position(|one| one.card > card).unwrap_or(play.len());
        play.insert(at, InPlay { card, followed, tile: None });
        if followed {
            self.follow(card, true, journal);
        }
    }

    /// MA-33.11: the campaign is over; the game goes on without story cards.
    fn end_campaign(&mut self, card: StoryCard) {
        self.quests = self.quests.iter().copied().filter(|one| !one.quest.is_story()).collect();
        let story = self.tale_mut();
        story.epilogue = Some(card);
        story.play.clear();
        story.called.clear();
    }

    /// MA-29.26: where two cards in play want one tile the higher prevails. Tells whether the card just drawn leaves.
    pub(super) fn yields(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) -> bool {
        let wanted = self.tiles_of(card) & self.legacies;
        let rivals: Vec<StoryCard> = self
            .tale()
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

    /// MA-29.26: a card leaves unread, with its story tile.
    fn drop_story(&mut self, card: StoryCard, journal: &mut impl Journal<Event>) {
        let story = self.tale_mut();
        let at = story.play.iter().position(|one| one.card == card);
        let tile = at.and_then(|at| story.play.remove(at).tile);
        story.left.push(card);
        if let Some(at) = self.quests.iter().position(|one| Some(one.quest) == tile) {
            self.quests.remove(at);
        }
        journal.note(Event::StoryLeft { card, ours: self.is_ours() });
    }
}

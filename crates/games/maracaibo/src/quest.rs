//! Quests: the pile, rewards and the quest track (MA-14.5 to MA-14.12), and quests on the exploration track
//! (MA-12.5).

use engine::{Journal, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{CardId, QuestId, Space};
use crate::refusal::Why;
use crate::say::quest_choice;
use crate::state::{CardQuest, Maracaibo};
use crate::step::{Pending, Prospects, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;
use crate::words;

/// MA-14.9: the first tile of a quest track that scores.
const QUEST_FOURTH: u8 = 4;

impl Maracaibo {
    /// The quest on a card.
    pub(crate) fn quest_on(&self, card: CardId) -> Option<QuestId> {
        self.card_quests.iter().find(|one| one.card == card).map(|one| one.quest)
    }

    /// MA-2.4, MA-14.12: takes the top tile of the pile and makes the next one visible.
    pub(crate) fn next_quest(&mut self) -> Option<QuestId> {
        let top = self.quest_top.take()?;
        if !self.quest_bag.is_empty() {
            self.quest_top = Some(self.quest_bag.draw(&mut self.dice.open()));
        }
        Some(top)
    }

    /// MA-25.5: the top tile goes on the card.
    pub(crate) fn put_quest_on_card(&mut self, origin: Origin, journal: &mut impl Journal<Event>) {
        let Origin::Card(card) = origin else { return };
        if let Some(quest) = self.next_quest() {
            self.card_quests.push(CardQuest { card, quest });
            journal.note(Event::QuestOnCard { card, quest });
        }
    }

    /// MA-14.6, MA-14.8, MA-14.9: pays the price, then gives the reward, then moves the tile to the quest track. The
    /// caller has removed the tile from its place.
    pub(crate) fn fulfil(&mut self, quest: QuestId, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        journal.note(Event::QuestFulfilled { seat, quest });
        self.push(Tracked { quest });
        // MA-15.1: price and reward of a story tile are on its card.
        self.start(self.goal_of_tile(quest).map_or(Origin::Quest(quest), Origin::Story));
        let row = self.quest_row(quest).expect("a quest or the tile of a card in play");
        self.charge(&row.price, journal);
    }

    /// The quest on the space of the active player's explorer.
    fn quest_here(&self) -> Option<(usize, QuestId)> {
        let at = Space::QUESTS.iter().position(|&space| space == self.me().explorer)?;
        Some((at, self.trail[at]?))
    }

    /// MA-12.5: offers the quest of the space, if there is one.
    pub(crate) fn begin_space_quest(&mut self) {
        if self.quest_here().is_some() {
            self.push(SpaceQuest);
        }
    }
}

/// MA-14.9: moves a quest tile to the quest track (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tracked {
    pub(crate) quest: QuestId,
}

impl Pending for Tracked {
    fn clause(self) -> &'static str {
        "MA-14.9"
    }

    // The 4th and every further tile score.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        let seat = game.active;
        let player = game.me_mut();
        player.quests.insert(self.quest);
        let count = player.quests.len();
        let numbers = &game.tables().numbers;
        if count == QUEST_FOURTH {
            game.score(seat, numbers.quest_fourth.into(), journal);
        } else if count > QUEST_FOURTH {
            game.score(seat, numbers.quest_further.into(), journal);
        }
        false
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Quest { quest: self.quest })
    }

    fn quest(self) -> Option<QuestId> {
        Some(self.quest)
    }

    fn audit(self, _: &Maracaibo, _: StackPosition<'_>) -> Result<(), String> {
        Ok(())
    }
}

/// MA-12.5: an optional quest on the explorer's space.
#[derive(Clone, Copy)]
pub(crate) struct SpaceQuest;

impl SpaceQuest {
    fn may_fulfil(self, game: &Maracaibo) -> Result<(), Why> {
        let (_, quest) = game.quest_here().ok_or(Why::NoQuestSpace)?;
        game.affords(&game.tables().quest(quest).price, game.me().hand, "MA-14.6")
    }
}

impl Pending for SpaceQuest {
    fn clause(self) -> &'static str {
        "MA-12.5"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        if self.may_fulfil(game).is_ok() {
            out.push(Action::Perform);
        }
        out.push(Action::Skip);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Perform);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Perform) => self.may_fulfil(game),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    // The tile is not replaced.
    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if action == Action::Perform {
            let (at, quest) = game.quest_here().expect("a quest on the space");
            game.trail[at] = None;
            game.fulfil(quest, journal);
        }
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("space-quest")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        match game.quest_here() {
            Some((_, quest)) => phrase.with("text", words::quest_text(game.tables(), quest)),
            None => phrase.with("text", ""),
        }
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        let (_, quest) = game.quest_here().filter(|_| action == Action::Perform)?;
        Some(quest_choice(game, quest))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::SpaceQuest)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

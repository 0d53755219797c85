//! MA-29.36: votes on story cards, and the reader's decision.

use engine::{Journal, Phrase, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ids::{Choice, StoryCard};
use crate::refusal::Why;
use crate::state::{MAX_PLAYERS, Maracaibo};
use crate::step::{Pending, Step};
use crate::story::{Tally, TextPart, card_name, option_name, part_text};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// Whether ballots are being cast.
    pub(crate) fn is_voting(&self) -> bool {
        matches!(self.steps.last(), Some(Step::Ballot(_)))
    }

    /// MA-29.36: the seats that have not voted yet.
    fn unvoted(&self) -> Seats {
        let ballots = self.story_state().ballots;
        Seat::all(self.players.len()).filter(|seat| ballots[seat.index()].is_none()).collect()
    }

    /// MA-29.40, MA-29.42: the actions of a bot at a decision about the story: it abstains from votes, and as a reader
    /// draws an option.
    pub(crate) fn bot_options(&self, seat: Seat) -> Vec<Action> {
        match self.awaited(seat) {
            Some(Step::Ballot(_)) => vec![Action::Abstain],
            Some(Step::Decide(_)) => Choice::ALL.map(|choice| Action::Decide { choice }).to_vec(),
            Some(_) | None => Vec::new(),
        }
    }

    /// MA-29.17: sets the flag of the choice and calls its cards.
    fn choose_path(&mut self, card: StoryCard, choice: Choice) {
        let story = self.story_state_mut();
        if let Some(read) = story.read_cards.iter_mut().find(|read| read.card == card) {
            read.choice = Some(choice);
        }
        let Some(vote) = &self.tables().story.card(card).vote else { return };
        for &(flag, next) in &vote[choice.index()].next {
            if flag.is_none_or(|flag| self.story_state().has(flag)) {
                self.call(next);
            }
        }
    }
}

/// MA-29.38: an option shows its label and description, but not what follows.
fn say_option(game: &Maracaibo, card: StoryCard, action: Action) -> Option<Phrase> {
    let (id, choice) = match (card, action) {
        (_, Action::Vote { choice }) => ("ma-do-vote", choice),
        (_, Action::Decide { choice }) => ("ma-do-decide", choice),
        _ => return None,
    };
    let text = game.story.as_deref().and_then(|story| {
        part_text(&game.tables().story, |flag| story.has(flag), card, TextPart::Option(choice))
    });
    let phrase = Phrase::new(id).with("option", option_name(card, choice, game.is_built_in_campaign()));
    Some(phrase.with("text", text.unwrap_or_else(|| Phrase::plain(""))))
}

/// MA-29.36: all players vote on this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ballot {
    pub(crate) card: StoryCard,
}

impl Pending for Ballot {
    fn clause(self) -> &'static str {
        "MA-29.36"
    }

    fn turn(self, game: &Maracaibo) -> Turn {
        Turn::Several(game.unvoted())
    }

    fn legal(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Choice::ALL.map(|choice| Action::Vote { choice }));
        out.push(Action::Abstain);
    }

    fn permit(self, _: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Vote { .. } | Action::Abstain) => Ok(()),
            _ => Err(Why::NotNow(self.clause())),
        }
    }

    // Ballots are cast in secret and revealed together.
    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Self { card } = self;
        let choice = if let Action::Vote { choice } = action { Some(choice) } else { None };
        game.story_state_mut().ballots[seat.index()] = Some(choice);
        journal.whisper(seat, Event::BallotCast { seat, choice }, None);
        if !game.unvoted().is_empty() {
            return;
        }
        game.steps.pop();
        // The last voter must not undo after seeing the other ballots.
        game.advance_dice();
        let ballots = game.story_state().ballots.map(Option::flatten);
        let story = game.story_state_mut();
        story.ballots = [None; MAX_PLAYERS];
        story.tallies.push(Tally { card, ballots });
        let voted: Vec<_> = ballots.into_iter().take(game.players.len()).collect();
        let votes = |choice: Choice| voted.iter().filter(|&&vote| vote == Some(choice)).count();
        let (a, b) = (votes(Choice::A), votes(Choice::B));
        let chosen = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Choice::A),
            std::cmp::Ordering::Less => Some(Choice::B),
            std::cmp::Ordering::Equal => None,
        };
        journal.note(Event::BallotsShown { card, ballots: voted, chosen, ours: game.is_built_in_campaign() });
        match chosen {
            Some(choice) => game.choose_path(card, choice),
            // MA-29.37: a vote without ballots for an option is a tie too.
            None => game.push(Decide { card }),
        }
    }

    // MA-29.39: a vote must not change points, so side actions are excluded.
    fn excludes_side_actions(self) -> bool {
        true
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, _: &Maracaibo, _: Seat) -> bool {
        true
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("ballot")
    }

    fn secret(self) -> Option<&'static str> {
        Some("ma-what-ballots")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("card", card_name(self.card, game.is_built_in_campaign()))
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        say_option(game, self.card, action)
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Ballot { card: self.card })
    }

    fn voting_card(self) -> Option<StoryCard> {
        Some(self.card)
    }
}

/// MA-29.37, MA-29.41: the reader decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Decide {
    pub(crate) card: StoryCard,
}

impl Pending for Decide {
    fn clause(self) -> &'static str {
        "MA-29.37"
    }

    fn legal(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Choice::ALL.map(|choice| Action::Decide { choice }));
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Abstain);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Decide { .. }) => Ok(()),
            (_, Action::Abstain) => Err(Why::MustDecide { alone: game.players.len() == 1 }),
            _ => Err(Why::NotNow(self.clause())),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Decide { choice } = action else { self.unexpected_action(action) };
        let Self { card } = self;
        game.steps.pop();
        journal.note(Event::Decided { seat, card, choice, ours: game.is_built_in_campaign() });
        game.choose_path(card, choice);
    }

    fn excludes_side_actions(self) -> bool {
        true
    }

    fn rests(self) -> bool {
        true
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("decide")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("card", card_name(self.card, game.is_built_in_campaign()))
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        say_option(game, self.card, action)
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Decide { card: self.card })
    }

    fn voting_card(self) -> Option<StoryCard> {
        Some(self.card)
    }
}

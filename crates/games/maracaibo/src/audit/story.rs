//! Validates the story state: every card is in one place, and every tile comes from a card.

use engine::{Seat, ensure};

use crate::data::{ReadCard, StoryGoal};
use crate::gain::ROUNDS;
use crate::ids::{QuestId, StoryCard};
use crate::sets::{Cards, Legacies, Quests};
use crate::state::{MAX_PLAYERS, Maracaibo, Options};
use crate::step::{Pending, Step};
use crate::story::{InPlay, Story, Tally};

impl Maracaibo {
    pub(super) fn audit_story(&self) -> Result<(), String> {
        let Some(story) = self.story.as_deref() else {
            return Err("a story game has no story state".to_owned());
        };
        // No `..`: a new field must be audited on purpose.
        let Story {
            given,
            read_cards,
            play,
            left,
            epilogue,
            unlocked,
            special,
            met,
            leaving,
            stack,
            discs,
            due,
            called,
            ballots,
            tallies,
        } = story;
        let campaign = &self.tables().story;
        ensure(self.options.level == Options::default().level, "a story game has a level")?;
        let before = given.map_or(0, |archive| archive.read_cards.len());
        if let Some(archive) = given {
            let fits =
                archive.check(campaign).is_ok() && archive.epilogue.is_none() && archive.games < u8::MAX - 1;
            ensure(fits, "the archive is not valid")?;
            ensure(read_cards.starts_with(&archive.read_cards), "cards read in earlier games are missing")?;
        }
        let mut seen: Vec<StoryCard> = read_cards.iter().map(|read| read.card).collect();
        seen.extend(play.iter().map(|one| one.card).chain(left.iter().copied()).chain(*epilogue));
        let known = |card: &StoryCard| campaign.find(*card).is_some();
        ensure(seen.iter().all(known) && called.iter().all(known), "a card is not in the campaign")?;
        let ends = |card: StoryCard| campaign.card(card).goal == StoryGoal::End;
        ensure(read_cards.iter().all(|read| !ends(read.card)), "an epilogue is among the cards read")?;
        ensure(
            play.iter().all(|one| !ends(one.card)) && epilogue.is_none_or(ends),
            "an epilogue is in play",
        )?;
        ensure(epilogue.is_none() || play.is_empty(), "cards are in play after the epilogue")?;
        seen.sort();
        ensure(seen.windows(2).all(|pair| pair[0] != pair[1]), "a story card is in two places")?;
        ensure(play.windows(2).all(|pair| pair[0].card < pair[1].card), "story cards are not in order")?;
        let game = story.game();
        let fresh = |read: &ReadCard| {
            read.game == game
                && (1..=self.round).contains(&read.round)
                && read.seat.index() < self.players.len()
        };
        ensure(
            read_cards[before..].iter().all(fresh),
            "a card read in this game has the wrong game, round or seat",
        )?;
        let pending = self.step().and_then(Step::voting_card);
        for read in read_cards {
            let open = pending == Some(read.card);
            let voted = campaign.card(read.card).vote.is_some() && !open;
            ensure(read.choice.is_some() == voted, "the result of a vote is missing or premature")?;
        }
        ensure(
            pending.is_none_or(|card| read_cards.last().is_some_and(|read| read.card == card)),
            "the pending vote is not on the last card read",
        )?;
        ensure(
            due.iter().all(|card| play.iter().any(|one| one.card == *card)),
            "a card to be read is not in play",
        )?;
        ensure(due.windows(2).all(|pair| pair[0] < pair[1]), "cards to be read are not in order")?;
        let twice = (1..called.len()).any(|at| called[..at].contains(&called[at]));
        ensure(!twice, "a card is called for twice")?;
        ensure((due.is_empty() && called.is_empty()) || self.is_checking(), "cards are due outside a check")?;
        let voting = self.is_voting();
        let cast = ballots.iter().filter(|ballot| ballot.is_some()).count();
        ensure(cast == 0 || (voting && cast < self.players.len()), "ballots are cast outside a vote")?;
        ensure(ballots[self.players.len()..].iter().all(Option::is_none), "a ballot belongs to no seat")?;
        self.audit_tallies(tallies, before)?;
        // Legacy tiles and project cards come from story cards.
        let brought = read_cards.iter().map(|read| read.card).chain(play.iter().map(|one| one.card));
        let brought = brought.chain(left.iter().copied());
        let brought = brought.fold(Legacies::NONE, |all, card| all | campaign.card(card).brings());
        let all = *met | self.legacies | *leaving;
        ensure(
            (all - brought).is_empty() && (self.legacies - *met).is_empty(),
            "a legacy tile is not brought by any card",
        )?;
        ensure((*leaving - self.legacies).is_empty(), "a leaving tile is not in play")?;
        ensure(
            leaving.is_empty() || self.round == ROUNDS,
            "a tile is set to leave before the final scoring",
        )?;
        let opened = read_cards.iter().fold(Cards::NONE, |all, read| all | campaign.card(read.card).discard);
        ensure(
            (*unlocked - opened).is_empty() && (*special - *unlocked).is_empty(),
            "a locked project card is in use",
        )?;
        for (legacy, &discs) in crate::ids::Legacy::all().zip(discs) {
            let spaces = if self.has_legacy(legacy) { self.tables().legacy(legacy).discs } else { 0 };
            ensure(discs <= spaces, "too many discs on a tile")?;
        }
        ensure(usize::from(*stack) <= QuestId::story().count(), "too many story tiles")?;
        let waits = |one: &InPlay| {
            one.followed || (self.round == ROUNDS && (self.is_checking() || self.steps.is_empty()))
        };
        ensure(play.iter().all(waits), "the instructions of a card in play were not followed")
    }

    fn audit_tallies(&self, tallies: &[Tally], before: usize) -> Result<(), String> {
        let story = self.story_state();
        let read = &story.read_cards[before..];
        for (at, tally) in tallies.iter().enumerate() {
            let twice = tallies[..at].iter().any(|other| other.card == tally.card);
            let held = read.iter().any(|read| read.card == tally.card);
            let nobody = tally.ballots[self.players.len().min(MAX_PLAYERS)..].iter().all(Option::is_none);
            ensure(
                held && !twice && nobody && self.players.len() > 1,
                "a tally does not match a vote of this game",
            )?;
        }
        Ok(())
    }

    /// Checks that every drawn story tile is on the board, on a quest track or gone with its card.
    pub(super) fn audit_story_tiles(&self, seen: Quests) -> Result<(), String> {
        let Some(story) = self.story.as_deref() else {
            return ensure(seen.is_empty(), "a classic game has a story tile");
        };
        let drawn: Quests = QuestId::story().take(usize::from(story.stack)).collect();
        ensure((seen - drawn).is_empty(), "a story tile is on the board and in the stack")?;
        let mut owned = Quests::NONE;
        for one in &story.play {
            let Some(tile) = one.tile else { continue };
            let row = self.tables().story.card(one.card);
            ensure(
                tile.is_story() && drawn.has(tile) && !owned.has(tile),
                "a story tile belongs to two cards",
            )?;
            owned.insert(tile);
            let here =
                self.quests.iter().any(|placed| placed.quest == tile && Some(placed.place) == row.story_at);
            let taken =
                self.claimer(tile).is_some() || self.steps.iter().any(|step| step.quest() == Some(tile));
            ensure(row.story_at.is_some() && (here || taken), "a story tile is missing")?;
        }
        let lies = self.quests.iter().filter(|placed| placed.quest.is_story());
        ensure(
            lies.into_iter().all(|placed| owned.has(placed.quest)),
            "a story tile belongs to no card in play",
        )?;
        let tracked = self.steps.iter().filter_map(|step| step.quest()).filter(|quest| quest.is_story());
        ensure(tracked.into_iter().all(|quest| owned.has(quest)), "a story tile belongs to no card in play")?;
        ensure(self.active.index() < self.players.len() || self.active == Seat(0), "the reader has no seat")
    }
}

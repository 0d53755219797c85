//! The view of the story, with the texts of the cards met so far (MA-34).

use engine::{Phrase, Seat, Viewer};

use crate::data::{Campaign, Flag, LIBRARY, ReadCard, StoryGoal, notation_of};
use crate::effect::writing;
use crate::ids::{Choice, StoryCard};
use crate::show::card_view;
use crate::state::{Maracaibo, Options};
use crate::step::Pending;
use crate::story::texts::{TextPart, campaign_about, campaign_title, card_name, other_echoes, part_text};
use crate::story::{Archive, InPlay, board};
use crate::view::{
    ChronicleView, EchoView, PassageView, StoryCardView, StoryOptionView, StoryView, TallyView,
    TileDiscsView, VoteView,
};

/// The texts of a card, as far as it has been met.
fn passage(campaign: &Campaign, has: &dyn Fn(Flag) -> bool, card: StoryCard, read: bool) -> PassageView {
    let say = |part: TextPart| part_text(campaign, has, card, part);
    let row = campaign.card(card);
    let ends = row.goal == StoryGoal::End;
    let option = |choice: Choice| {
        Some(StoryOptionView {
            choice,
            label: say(TextPart::Label(choice))?,
            text: say(TextPart::Option(choice))?,
        })
    };
    PassageView {
        card,
        name: card_name(card, campaign.built_in),
        title: say(TextPart::Title),
        front: say(TextPart::Front),
        back: if read || ends { say(TextPart::Back) } else { None },
        question: if read { say(TextPart::Question) } else { None },
        options: if read && row.vote.is_some() {
            Choice::ALL.into_iter().filter_map(option).collect()
        } else {
            Vec::new()
        },
    }
}

fn has_flag(read_cards: &[ReadCard], flag: Flag) -> bool {
    read_cards.iter().any(|read| read.card == flag.card && read.choice == Some(flag.choice))
}

impl Maracaibo {
    pub(crate) fn story_view(&self, viewer: Viewer) -> Option<StoryView> {
        let story = self.story.as_deref()?;
        let campaign = &self.tables().story;
        let has = |flag: Flag| story.has(flag);
        let game = story.game();
        let mut passages: Vec<PassageView> = Vec::new();
        // The cards read in this game, then those in play. The album shows the older ones.
        for read in story.read_cards.iter().filter(|read| read.game == game) {
            passages.push(passage(campaign, &has, read.card, true));
        }
        passages.extend(story.play.iter().map(|one| passage(campaign, &has, one.card, false)));
        passages.extend(story.epilogue.map(|card| passage(campaign, &has, card, true)));
        Some(StoryView {
            game,
            title: campaign_title(campaign),
            cards: story.play.iter().map(|one| self.story_card_view(one)).collect(),
            read_cards: story.read_cards.to_vec(),
            tallies: story
                .tallies
                .iter()
                .map(|tally| TallyView {
                    card: tally.card,
                    ballots: tally.ballots.into_iter().take(self.players.len()).collect(),
                })
                .collect(),
            met: story.met,
            unlocked: story.unlocked,
            tiles_left: (crate::ids::QuestId::story().count() as u8).saturating_sub(story.stack),
            epilogue: story.epilogue,
            vote: self.vote_view(viewer),
            passages,
        })
    }

    fn vote_view(&self, viewer: Viewer) -> Option<VoteView> {
        let story = self.story.as_deref()?;
        let card = self.step()?.voting_card()?;
        let open = self.is_voting();
        let seats = || Seat::all(self.players.len());
        let own = seats().find(|&seat| viewer.is(seat)).and_then(|seat| story.ballots[seat.index()]);
        let waiting = seats().filter(|&seat| open && story.ballots[seat.index()].is_none());
        Some(VoteView {
            card,
            reader: self.active,
            open,
            waiting: waiting.collect(),
            cast: own.is_some(),
            own: own.flatten(),
        })
    }

    fn story_card_view(&self, one: &InPlay) -> StoryCardView {
        let tables = self.tables();
        let row = tables.story.card(one.card);
        let (mut price, mut reward, mut asks, mut complete) = (None, None, None, Vec::new());
        match self.story_goal(one.card) {
            StoryGoal::Quest(goal) => {
                let quest = tables.story.goal(goal);
                price = Some(writing::write_price(&quest.price));
                reward = Some(notation_of(&quest.script));
                asks = Some(crate::words::quest_words(tables, quest));
            }
            StoryGoal::Complete(tiles) => {
                complete = tiles
                    .iter()
                    .map(|legacy| TileDiscsView {
                        legacy,
                        discs: self.discs_on(legacy),
                        spaces: tables.legacy(legacy).discs,
                    })
                    .collect();
            }
            StoryGoal::End => (),
        }
        let hers = |jeanne: &crate::state::Jeanne| one.tile.is_some_and(|tile| jeanne.quests.has(tile));
        let jeanne = self.jeanne.as_ref().is_some_and(hers);
        StoryCardView {
            id: one.card,
            name: card_name(one.card, tables.story.built_in),
            place: row.story_at,
            tile: one.tile,
            price,
            reward,
            asks,
            complete,
            tiles: self.tiles_of(one.card),
            claimed: one.tile.and_then(|tile| self.claimer(tile)).filter(|_| !jeanne),
            jeanne,
            met: one.followed && self.is_met(one.card),
            followed: one.followed,
        }
    }
}

/// MA-34.6, MA-34.7: the texts a campaign has revealed so far; once it is over, also the others. `None` without a
/// campaign or with an archive of another one. `seats` is the number of seats for the board.
pub(crate) fn chronicle(data: engine::DataId, seats: usize, options: &Options) -> Option<ChronicleView> {
    let tables = LIBRARY.has(data).then(|| LIBRARY.get(data))?;
    let campaign = &tables.story;
    let archive: &Archive = options.campaign.as_deref().filter(|archive| archive.check(campaign).is_ok())?;
    let has = |flag: Flag| has_flag(&archive.read_cards, flag);
    let mut passages: Vec<PassageView> =
        archive.read_cards.iter().map(|read| passage(campaign, &has, read.card, true)).collect();
    passages.extend(archive.play.iter().map(|one| passage(campaign, &has, one.card, false)));
    passages.extend(archive.epilogue.map(|card| passage(campaign, &has, card, true)));
    let met = |card: StoryCard| passages.iter().any(|passage| passage.card == card);
    let roads = match archive.epilogue {
        Some(_) => {
            let unmet = campaign.cards.iter().filter(|row| !met(row.id));
            unmet.map(|row| passage(campaign, &has, row.id, true)).collect()
        }
        None => Vec::new(),
    };
    // MA-34.7: the cards met, with their texts for other votes.
    let otherwise = |passage: &PassageView| {
        let card = passage.card;
        other_echoes(campaign, has, card).into_iter().map(move |text| EchoView { card, text })
    };
    let echoes = match archive.epilogue {
        Some(_) => passages.iter().flat_map(otherwise).collect(),
        None => Vec::new(),
    };
    let (board, goals) = board(data, seats, Some(archive))?;
    Some(ChronicleView {
        title: campaign_title(campaign),
        about: campaign_about(campaign),
        games: archive.games,
        read_cards: archive.read_cards.to_vec(),
        waiting: archive.play.to_vec(),
        goals,
        tiles: archive.tiles,
        board,
        met: archive.met,
        cards: archive.cards,
        special: archive.cards.iter().map(|card| card_view(tables, card)).collect(),
        epilogue: archive.epilogue,
        passages,
        roads,
        echoes,
    })
}

/// The title and description of a campaign.
pub(crate) fn campaign_words(data: engine::DataId) -> Option<(Phrase, Phrase)> {
    let campaign = &LIBRARY.has(data).then(|| LIBRARY.get(data))?.story;
    Some((campaign_title(campaign)?, campaign_about(campaign)?))
}

//! Events, for the log and the animation.

use engine::{Habit, Phrase, Say, Seat, phrase};
use serde::Serialize;
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::data::{Goal, Way};
use crate::effect::Symbol;
use crate::ids::{
    Area, AutomaId, Building, CardId, Career, Choice, CityTile, CombatId, Legacy, Line, Nation, Place,
    QuestId, Space, StoryCard, Token,
};
use crate::sets::Cards;
use crate::state::Hosting;
use crate::story::{card_name, option_name};
use crate::words::goal_text;

/// The rule behind Jeanne's action, or the reason why it had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MaracaiboReason")]
pub enum Reason {
    /// MA-31.7: the tile is at her stop.
    Stop,
    /// MA-31.11: her card names the action.
    Card,
    /// MA-31.12: the tile is on the space of her explorer.
    Trail,
    /// MA-31.12: a quest space is in reach.
    Reach,
    /// MA-31.12: no quest space is in reach, so she takes the shortest path.
    Shortest,
    /// MA-31.8: homeward spaces always give a card.
    Homeward,
    /// MA-31.8: no space of the market is free.
    MarketFull,
    /// MA-31.9: no disc is left on her track.
    NoDisc,
    /// MA-31.8: the position named by her card is empty.
    NoCard,
    /// MA-31.11: the quest pile is empty.
    NoQuest,
    /// MA-31.12: her explorer is at the end.
    AtEnd,
    /// MA-31.15: the nation has no cube left.
    NoCube,
    /// MA-31.13: the nation is the strongest for her.
    Strongest,
    /// MA-31.13: tied in strength, with the higher printed value.
    Printed,
    /// MA-31.13: tied in both, first in the order of nations.
    Order,
    /// MA-31.14: the lowest free city.
    City,
    /// MA-31.14: no city is free, so it is the lowest free village.
    Village,
    /// MA-31.14: the additional village of her card.
    Further,
}

engine::events! {
    /// An event.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the fields are named after what they hold")]
    #[ts(rename = "MaracaiboEvent")]
    pub enum Event {
        /// The first player is chosen.
        FirstChosen { seat: Seat } => "ma-log-first" [seat];
        /// The first hand is dealt, as its owner sees it.
        Dealt { seat: Seat, cards: Cards } => "ma-log-dealt" [seat, cards: card_phrases(cards)];
        /// The first hand is dealt, as the others see it.
        DealtUnseen { seat: Seat, count: u8 } => "ma-log-dealt-unseen" [seat, count];
        /// A card is set aside for the planning area, as its owner sees it.
        PlanChosen { seat: Seat, card: CardId } => "ma-log-plan-chosen" [seat, card];
        /// A card is set aside for the discard pile, as its owner sees it.
        DropChosen { seat: Seat, card: CardId } => "ma-log-drop-chosen" [seat, card];
        /// A career is chosen, as its owner sees it.
        CareerPicked { seat: Seat, career: Career } => "ma-log-career-picked" [seat, career];
        /// A card is put into the planning area.
        Planned { seat: Seat, card: CardId } => "ma-log-planned" [seat, card];
        /// Cards of the first hand are discarded.
        Dropped { seat: Seat, cards: Cards } => "ma-log-dropped" [seat, cards: card_phrases(cards)];
        /// A career is shown.
        CareerChosen { seat: Seat, career: Career } => "ma-log-career" [seat, career];
        /// A round begins.
        RoundBegan { round: u8 } => "ma-log-round" [round];
        /// A ship moves along a lane.
        Sailed { seat: Seat, to: Place } => "ma-log-sailed" [seat, place: to.phrase()];
        /// A ship stops.
        Stopped { seat: Seat, place: Place, spent: u8 } => "ma-log-stopped" [seat, place, points: spent];
        /// A host is paid for the stop of a guest; a guest without a seat is Jeanne.
        Hosted { seat: Seat, guest: Option<Seat>, place: Place }
            => "ma-log-hosted" [seat, guest: guest_phrase(guest), place];
        /// A standing answer is set or withdrawn.
        HabitSet { seat: Seat, habit: Habit<Hosting> } => {
            let answer = match habit {
                Habit::Ask => "ask",
                Habit::Always(Hosting::Points) => "points",
                Habit::Always(Hosting::Doubloons) => "doubloons",
            };
            phrase!("ma-log-habit", seat, answer)
        };
        /// Spies at a location were not used.
        SpiesUnused { seat: Seat, place: Place, spies: u8 } => "ma-log-spies-unused" [seat, place, spies];
        /// Spies were not reached in the round.
        SpiesUnreached { seat: Seat, spies: u8 } => "ma-log-spies-unreached" [seat, spies];
        /// A city action is used.
        CityUsed { seat: Seat, place: Place } => "ma-log-city" [seat, place];
        /// Village actions begin.
        VillageUsed { seat: Seat, place: Place, actions: u8 } => "ma-log-village" [seat, place, actions];
        /// An espionage action is used.
        Spied { seat: Seat, card: CardId, place: Place } => "ma-log-spied" [seat, card, place];
        /// The main action is declined.
        Declined { seat: Seat } => "ma-log-declined" [seat];
        /// A good is delivered.
        Delivered { seat: Seat, card: CardId, place: Place } => "ma-log-delivered" [seat, card, place];
        /// A disc leaves a ship.
        DiscRemoved { seat: Seat, area: Area } => "ma-log-disc" [seat, area];
        /// An upgrade is completed.
        Upgraded { seat: Seat, area: Area } => "ma-log-upgraded" [seat, area];
        /// Points are scored.
        Scored { seat: Seat, points: u16 } => "ma-log-points" [seat, points];
        /// Doubloons are gained.
        Doubloons { seat: Seat, doubloons: u16 } => "ma-log-doubloons" [seat, doubloons];
        /// Doubloons are paid.
        DoubloonsPaid { seat: Seat, doubloons: u8 } => "ma-log-doubloons-paid" [seat, doubloons];
        /// Combat points are gained.
        CombatPoints { seat: Seat, points: u8 } => "ma-log-combat-points" [seat, points];
        /// Combat points are paid.
        CombatPaid { seat: Seat, points: u8 } => "ma-log-combat-paid" [seat, points];
        /// Spies are taken from the general supply.
        SpiesTaken { seat: Seat, spies: u8 } => "ma-log-spies-taken" [seat, spies];
        /// Spies return to the general supply.
        SpiesReturned { seat: Seat, spies: u8 } => "ma-log-spies-returned" [seat, spies];
        /// MA-23.12: a spy is exchanged for combat points.
        SpyTurned { seat: Seat } => "ma-log-spy-turned" [seat];
        /// A spy is placed on a location.
        SpyPlaced { seat: Seat, place: Place } => "ma-log-spy-placed" [seat, place];
        /// Influence is gained.
        Influence { seat: Seat, nation: Nation, steps: u8, now: u8 }
            => "ma-log-influence" [seat, nation, steps, now];
        /// A combination token is taken.
        TokenTaken { seat: Seat, token: Token } => "ma-log-token" [seat, token];
        /// Doubloon income rises.
        IncomeRose { seat: Seat, steps: u8, now: u8 } => "ma-log-income-rose" [seat, steps, now];
        /// VP income rises.
        PointsIncomeRose { seat: Seat, steps: u8, now: u8 } => "ma-log-points-income-rose" [seat, steps, now];
        /// A hand card is discarded as payment.
        CardSpent { seat: Seat, card: CardId, symbol: Symbol }
            => "ma-log-spent" [seat, card, symbol: symbol_phrase(symbol)];
        /// The whole hand is discarded.
        HandDiscarded { seat: Seat, cards: Cards }
            => "ma-log-hand-discarded" [seat, cards: card_phrases(cards)];
        /// A card is bought.
        Bought { seat: Seat, card: CardId, doubloons: u8 } => "ma-log-bought" [seat, card, doubloons];
        /// A prestige building is invested in.
        Invested { seat: Seat, building: Building, doubloons: u8 }
            => "ma-log-invested" [seat, building, doubloons];
        /// A village action of the ship is used.
        AreaUsed { seat: Seat, area: Area } => "ma-log-area-used" [seat, area];
        /// A village action of a card is used.
        CardUsed { seat: Seat, card: CardId } => "ma-log-card-used" [seat, card];
        /// A quest is fulfilled.
        QuestFulfilled { seat: Seat, quest: QuestId } => "ma-log-quest" [seat, quest];
        /// A quest tile is laid on a location.
        QuestPlaced { quest: QuestId, place: Place } => "ma-log-quest-placed" [quest, place];
        /// A quest tile is laid on a card.
        QuestOnCard { card: CardId, quest: QuestId } => "ma-log-quest-on-card" [card, quest];
        /// A combat token is revealed.
        TokenRevealed { seat: Seat, token: CombatId } => "ma-log-token-revealed" [seat, token];
        /// A nation is chosen in a Combat.
        FightsFor { seat: Seat, nation: Nation, value: u8 } => "ma-log-fights" [seat, nation, value];
        /// A combat action of a card is used.
        CombatCard { seat: Seat, card: CardId } => "ma-log-combat-card" [seat, card];
        /// A Combat is over.
        CombatEnded { seat: Seat } => "ma-log-combat-ended" [seat];
        /// A cube is placed.
        CubePlaced { seat: Seat, nation: Nation, place: Place } => "ma-log-cube" [seat, nation, place];
        /// A cube leaves the game.
        CubeRemoved { seat: Seat, nation: Nation, place: Place } => "ma-log-cube-removed" [seat, nation, place];
        /// A cube is placed on a legacy tile.
        LegacyCube { seat: Seat, nation: Nation, legacy: Legacy }
            => "ma-log-legacy-cube" [seat, nation, legacy];
        /// An explorer moves.
        Explored { seat: Seat, space: Space } => "ma-log-explored" [seat, space];
        /// An explorer crosses a line.
        LineCrossed { seat: Seat, line: Line } => "ma-log-line" [seat, line];
        /// An explorer reaches the end.
        TrackEnded { seat: Seat } => "ma-log-track-ended" [seat];
        /// A toll is taken.
        TollTaken { seat: Seat, from: Seat, points: u16 } => "ma-log-toll" [seat, from, points];
        /// A toll is taken from Jeanne.
        JeanneToll { seat: Seat, points: u16 } => "ma-log-toll-jeanne" [seat, points];
        /// A card is drawn, as its owner sees it.
        Drew { seat: Seat, card: CardId } => "ma-log-drew" [seat, card];
        /// A card is drawn, as the others see it.
        DrewUnseen { seat: Seat } => "ma-log-drew-unseen" [seat];
        /// A face-up card is taken.
        Took { seat: Seat, card: CardId, doubloons: u8 } => "ma-log-took" [seat, card, doubloons];
        /// A card is laid face up in the row.
        FaceUp { card: CardId } => "ma-log-face-up" [card];
        /// The discard pile becomes the draw pile.
        Reshuffled => "ma-log-reshuffled";
        /// An objective is completed.
        ObjectiveDone {
            seat: Seat,
            number: u8,
            demanding: bool,
            /// The goal and the required count. Only the message uses them.
            #[serde(skip)]
            asked: (Goal, u8),
        } => "ma-log-objective" [seat, asked: goal_text(asked.0, asked.1)];
        /// All objectives are completed.
        CareerDone { seat: Seat } => "ma-log-career-done" [seat];
        /// A scoring begins.
        ScoringBegan { round: u8 } => "ma-log-scoring" [round];
        /// Income is paid.
        Income { seat: Seat, doubloons: u8, points: u8 } => "ma-log-income" [seat, doubloons, points];
        /// A prestige building is revealed.
        BuildingRevealed { building: Building } => "ma-log-building" [building];
        /// Jeanne's card is revealed.
        JeanneCard { card: AutomaId } => "ma-log-jeanne-card" [card];
        /// Jeanne's discard pile is reshuffled.
        JeanneReshuffled => "ma-log-jeanne-reshuffled";
        /// Jeanne's ship stops; `held` means that a hand ended the voyage early.
        JeanneSailed { place: Place, way: Way, stops: u8, held: bool }
            => "ma-log-jeanne-sailed" [place, way: <&str>::from(way), stops, held: if held { "yes" } else { "no" }];
        /// Jeanne takes a quest tile.
        JeanneQuest { quest: QuestId, why: Reason } => "ma-log-jeanne-quest" [quest, why: why.id()];
        /// Jeanne puts a disc on a market.
        JeanneDelivered { place: Place } => "ma-log-jeanne-delivered" [place];
        /// Jeanne takes a face-up card.
        JeanneTook { card: CardId, position: u8, why: Reason }
            => "ma-log-jeanne-took" [card, position, why: why.id()];
        /// A disc leaves Jeanne's track.
        JeanneDisc => "ma-log-jeanne-disc";
        /// Jeanne gains influence; `beyond` counts the steps beyond the last space.
        JeanneInfluence { nation: Nation, steps: u8, beyond: u8 }
            => "ma-log-jeanne-influence" [nation, steps, beyond];
        /// Jeanne scores.
        JeannePoints { points: u16 } => "ma-log-jeanne-points" [points];
        /// Jeanne's explorer moves.
        JeanneExplored { space: Space, why: Reason } => "ma-log-jeanne-explored" [space, why: why.id()];
        /// Jeanne fights for the nation with the highest value.
        JeanneCombat { token: Option<CombatId>, nation: Nation, strength: i16, why: Reason } => {
            match token {
                Some(token) => {
                    phrase!("ma-log-jeanne-combat", token, nation, strength, why: why.id())
                }
                None => phrase!("ma-log-jeanne-combat-bare", nation, strength, why: why.id()),
            }
        };
        /// Jeanne places a cube, or one goes to the box.
        JeanneAnnexed { place: Option<Place>, nation: Nation, why: Reason } => {
            match place {
                Some(place) => phrase!("ma-log-jeanne-annexed", place, nation, why: why.id()),
                None => phrase!("ma-log-jeanne-boxed", nation, why: why.id()),
            }
        };
        /// An action of Jeanne has no effect.
        JeanneIdle { why: Reason } => "ma-log-jeanne-idle" [why: why.id()];
        /// Jeanne receives income.
        JeanneIncome { points: u16 } => "ma-log-jeanne-income" [points];
        /// A disc tile is used.
        TileUsed { seat: Seat, legacy: Legacy } => "ma-log-tile-used" [seat, legacy];
        /// Every disc space of a tile is filled.
        TileFull { legacy: Legacy } => "ma-log-tile-full" [legacy];
        /// A legacy tile comes into play.
        TileLaid { legacy: Legacy } => "ma-log-tile-laid" [legacy];
        /// A legacy tile leaves.
        TileLifted { legacy: Legacy } => "ma-log-tile-lifted" [legacy];
        /// A city tile is laid during the game.
        CityLaid { tile: CityTile, place: Place } => "ma-log-city-laid" [tile, place];
        /// A cube goes to the box without a player removing it.
        CubeBoxed { nation: Nation, place: Place } => "ma-log-cube-boxed" [nation, place];
        /// A story card is drawn; `ours` means that the campaign is the built-in one, whose titles are known.
        StoryDrawn { card: StoryCard, ours: bool } => "ma-log-story-drawn" [card: card_name(card, ours)];
        /// A story card is turned over and read.
        StoryRead { seat: Seat, card: StoryCard, ours: bool }
            => "ma-log-story-read" [seat, card: card_name(card, ours)];
        /// A story card leaves unread.
        StoryLeft { card: StoryCard, ours: bool } => "ma-log-story-left" [card: card_name(card, ours)];
        /// Project cards are unlocked.
        CardsUnlocked { cards: Cards } => "ma-log-unlocked" [cards: card_phrases(cards)];
        /// A ballot is cast, as its owner sees it.
        BallotCast { seat: Seat, choice: Option<Choice> }
            => "ma-log-ballot" [seat, choice: choice.map_or("none", Choice::id)];
        /// The ballots are revealed, by seat; `chosen` is `None` on a tie.
        BallotsShown { card: StoryCard, ballots: Vec<Option<Choice>>, chosen: Option<Choice>, ours: bool } => {
            let phrase = match chosen {
                Some(choice) => phrase!("ma-log-ballots", option: option_name(card, choice, ours)),
                None => Phrase::new("ma-log-ballots-tied"),
            };
            let said = |(seat, &choice)| ballot_phrase(seat, card, choice, ours);
            phrase.with("ballots", Seat::all(ballots.len()).zip(&ballots).map(said).collect::<Vec<_>>())
        };
        /// The reader decides.
        Decided { seat: Seat, card: StoryCard, choice: Choice, ours: bool }
            => "ma-log-decided" [seat, option: option_name(card, choice, ours)];
        /// The campaign is over.
        CampaignEnded { card: StoryCard, ours: bool } => "ma-log-campaign-ended" [card: card_name(card, ours)];
        /// The game is over.
        Ended => "ma-log-ended";
    }
}

pub(crate) fn card_phrases(cards: Cards) -> Vec<Phrase> {
    cards.iter().map(CardId::phrase).collect()
}

impl Reason {
    /// The id in messages.
    fn id(self) -> &'static str {
        self.into()
    }
}

/// The name of the guest: a player, or Jeanne.
pub(crate) fn guest_phrase(guest: Option<Seat>) -> Phrase {
    match guest {
        Some(seat) => Phrase::new("seat-name").with("seat", seat),
        None => Phrase::new("ma-jeanne"),
    }
}

/// The name of a symbol.
pub(crate) fn symbol_phrase(symbol: Symbol) -> Phrase {
    match symbol {
        Symbol::Good(good) => good.phrase(),
        Symbol::Object(object) => object.phrase(),
    }
}

/// The sentence for a ballot.
pub(crate) fn ballot_phrase(seat: Seat, card: StoryCard, choice: Option<Choice>, ours: bool) -> Phrase {
    let phrase =
        Phrase::new(if choice.is_some() { "ma-ballot" } else { "ma-ballot-none" }).with("seat", seat);
    match choice {
        Some(choice) => phrase.with("option", option_name(card, choice, ours)),
        None => phrase,
    }
}

impl Say for Event {
    fn round(&self) -> Option<u16> {
        let (Event::RoundBegan { round } | Event::ScoringBegan { round }) = *self else { return None };
        Some(round.into())
    }

    fn say(&self) -> Phrase {
        self.message()
    }

    /// Merges a voyage into the line of its stop, and cards turned up together into one line.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn lines(_: &[&Event], events: &[&Event]) -> Vec<Option<Phrase>> {
        let cards: Vec<Phrase> = events
            .iter()
            .filter_map(|event| if let Event::FaceUp { card } = event { Some(card.phrase()) } else { None })
            .collect();
        let line = |(at, event): (usize, &&Event)| match **event {
            Event::Sailed { .. } => None,
            Event::FaceUp { .. } if cards.len() > 1 => {
                let is_first = !events[..at].iter().any(|event| matches!(event, Event::FaceUp { .. }));
                is_first.then(|| Phrase::new("ma-log-face-up-several").with("cards", cards.clone()))
            }
            _ => Some(event.say()),
        };
        events.iter().enumerate().map(line).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn setup(events: &[&Event]) -> Vec<Option<Phrase>> {
        let count = events.iter().find_map(|event| match **event {
            Event::DealtUnseen { count, .. } => Some(count),
            Event::Dealt { cards, .. } => Some(cards.len()),
            _ => None,
        });
        let quest = |event: &&Event| match **event {
            Event::QuestPlaced { quest, place } => {
                Some(Phrase::new("ma-quest-at").with("quest", quest.phrase()).with("place", place.phrase()))
            }
            _ => None,
        };
        let quests: Vec<Phrase> = events.iter().filter_map(quest).collect();
        let line = |event: &&Event| match **event {
            Event::FirstChosen { seat } => {
                let line = Phrase::new("ma-log-setup").with("seat", seat).with("count", count.unwrap_or(0));
                Some(line.with("quests", quests.clone()))
            }
            Event::DealtUnseen { .. } | Event::QuestPlaced { .. } => None,
            _ => Some(event.say()),
        };
        events.iter().map(line).collect()
    }
}

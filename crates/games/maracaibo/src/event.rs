//! Events, for the log and the animation.

use engine::{Arg, Habit, Phrase, Say, Seat};
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

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "MaracaiboEvent")]
pub enum Event {
    /// The first player is chosen.
    FirstChosen { seat: Seat },
    /// The first hand is dealt, as its owner sees it.
    Dealt { seat: Seat, cards: Cards },
    /// The first hand is dealt, as the others see it.
    DealtUnseen { seat: Seat, count: u8 },
    /// A card is set aside for the planning area, as its owner sees it.
    PlanChosen { seat: Seat, card: CardId },
    /// A card is set aside for the discard pile, as its owner sees it.
    DropChosen { seat: Seat, card: CardId },
    /// A career is chosen, as its owner sees it.
    CareerPicked { seat: Seat, career: Career },
    /// A card is put into the planning area.
    Planned { seat: Seat, card: CardId },
    /// Cards of the first hand are discarded.
    Dropped { seat: Seat, cards: Cards },
    /// A career is shown.
    CareerChosen { seat: Seat, career: Career },
    /// A round begins.
    RoundBegan { round: u8 },
    /// A ship moves along a lane.
    Sailed { seat: Seat, to: Place },
    /// A ship stops.
    Stopped { seat: Seat, place: Place, spent: u8 },
    /// A host is paid for the stop of a guest; a guest without a seat is Jeanne.
    Hosted { seat: Seat, guest: Option<Seat>, place: Place },
    /// A standing answer is set or withdrawn.
    HabitSet { seat: Seat, habit: Habit<Hosting> },
    /// Spies at a location were not used.
    SpiesUnused { seat: Seat, place: Place, spies: u8 },
    /// Spies were not reached in the round.
    SpiesUnreached { seat: Seat, spies: u8 },
    /// A city action is used.
    CityUsed { seat: Seat, place: Place },
    /// Village actions begin.
    VillageUsed { seat: Seat, place: Place, actions: u8 },
    /// An espionage action is used.
    Spied { seat: Seat, card: CardId, place: Place },
    /// The main action is declined.
    Declined { seat: Seat },
    /// A good is delivered.
    Delivered { seat: Seat, card: CardId, place: Place },
    /// A disc leaves a ship.
    DiscRemoved { seat: Seat, area: Area },
    /// An upgrade is completed.
    Upgraded { seat: Seat, area: Area },
    /// Points are scored.
    Scored { seat: Seat, points: u16 },
    /// Doubloons are gained.
    Doubloons { seat: Seat, doubloons: u16 },
    /// Doubloons are paid.
    DoubloonsPaid { seat: Seat, doubloons: u8 },
    /// Combat points are gained.
    CombatPoints { seat: Seat, points: u8 },
    /// Combat points are paid.
    CombatPaid { seat: Seat, points: u8 },
    /// Spies are taken from the general supply.
    SpiesTaken { seat: Seat, spies: u8 },
    /// Spies return to the general supply.
    SpiesReturned { seat: Seat, spies: u8 },
    /// MA-23.12: a spy is exchanged for combat points.
    SpyTurned { seat: Seat },
    /// A spy is placed on a location.
    SpyPlaced { seat: Seat, place: Place },
    /// Influence is gained.
    Influence { seat: Seat, nation: Nation, steps: u8, now: u8 },
    /// A combination token is taken.
    TokenTaken { seat: Seat, token: Token },
    /// Doubloon income rises.
    IncomeRose { seat: Seat, steps: u8, now: u8 },
    /// VP income rises.
    PointsIncomeRose { seat: Seat, steps: u8, now: u8 },
    /// A hand card is discarded as payment.
    CardSpent { seat: Seat, card: CardId, symbol: Symbol },
    /// The whole hand is discarded.
    HandDiscarded { seat: Seat, cards: Cards },
    /// A card is bought.
    Bought { seat: Seat, card: CardId, doubloons: u8 },
    /// A prestige building is invested in.
    Invested { seat: Seat, building: Building, doubloons: u8 },
    /// A village action of the ship is used.
    AreaUsed { seat: Seat, area: Area },
    /// A village action of a card is used.
    CardUsed { seat: Seat, card: CardId },
    /// A quest is fulfilled.
    QuestFulfilled { seat: Seat, quest: QuestId },
    /// A quest tile is laid on a location.
    QuestPlaced { quest: QuestId, place: Place },
    /// A quest tile is laid on a card.
    QuestOnCard { card: CardId, quest: QuestId },
    /// A combat token is revealed.
    TokenRevealed { seat: Seat, token: CombatId },
    /// A nation is chosen in a Combat.
    FightsFor { seat: Seat, nation: Nation, value: u8 },
    /// A combat action of a card is used.
    CombatCard { seat: Seat, card: CardId },
    /// A Combat is over.
    CombatEnded { seat: Seat },
    /// A cube is placed.
    CubePlaced { seat: Seat, nation: Nation, place: Place },
    /// A cube leaves the game.
    CubeRemoved { seat: Seat, nation: Nation, place: Place },
    /// A cube is placed on a legacy tile.
    LegacyCube { seat: Seat, nation: Nation, legacy: Legacy },
    /// An explorer moves.
    Explored { seat: Seat, space: Space },
    /// An explorer crosses a line.
    LineCrossed { seat: Seat, line: Line },
    /// An explorer reaches the end.
    TrackEnded { seat: Seat },
    /// A toll is taken.
    TollTaken { seat: Seat, from: Seat, points: u16 },
    /// A toll is taken from Jeanne.
    JeanneToll { seat: Seat, points: u16 },
    /// A card is drawn, as its owner sees it.
    Drew { seat: Seat, card: CardId },
    /// A card is drawn, as the others see it.
    DrewUnseen { seat: Seat },
    /// A face-up card is taken.
    Took { seat: Seat, card: CardId, doubloons: u8 },
    /// A card is laid face up in the row.
    FaceUp { card: CardId },
    /// The discard pile becomes the draw pile.
    Reshuffled,
    /// An objective is completed.
    ObjectiveDone {
        seat: Seat,
        number: u8,
        demanding: bool,
        /// The goal and the required count. Only the message uses them.
        #[serde(skip)]
        asked: (Goal, u8),
    },
    /// All objectives are completed.
    CareerDone { seat: Seat },
    /// A scoring begins.
    ScoringBegan { round: u8 },
    /// Income is paid.
    Income { seat: Seat, doubloons: u8, points: u8 },
    /// A prestige building is revealed.
    BuildingRevealed { building: Building },
    /// Jeanne's card is revealed.
    JeanneCard { card: AutomaId },
    /// Jeanne's discard pile is reshuffled.
    JeanneReshuffled,
    /// Jeanne's ship stops; `held` means that a hand ended the voyage early.
    JeanneSailed { place: Place, way: Way, stops: u8, held: bool },
    /// Jeanne takes a quest tile.
    JeanneQuest { quest: QuestId, why: Reason },
    /// Jeanne puts a disc on a market.
    JeanneDelivered { place: Place },
    /// Jeanne takes a face-up card.
    JeanneTook { card: CardId, position: u8, why: Reason },
    /// A disc leaves Jeanne's track.
    JeanneDisc,
    /// Jeanne gains influence; `beyond` counts the steps beyond the last space.
    JeanneInfluence { nation: Nation, steps: u8, beyond: u8 },
    /// Jeanne scores.
    JeannePoints { points: u16 },
    /// Jeanne's explorer moves.
    JeanneExplored { space: Space, why: Reason },
    /// Jeanne fights for the nation with the highest value.
    JeanneCombat { token: Option<CombatId>, nation: Nation, strength: i16, why: Reason },
    /// Jeanne places a cube, or one goes to the box.
    JeanneAnnexed { place: Option<Place>, nation: Nation, why: Reason },
    /// An action of Jeanne has no effect.
    JeanneIdle { why: Reason },
    /// Jeanne receives income.
    JeanneIncome { points: u16 },
    /// A disc tile is used.
    TileUsed { seat: Seat, legacy: Legacy },
    /// Every disc space of a tile is filled.
    TileFull { legacy: Legacy },
    /// A legacy tile comes into play.
    TileLaid { legacy: Legacy },
    /// A legacy tile leaves.
    TileLifted { legacy: Legacy },
    /// A city tile is laid during the game.
    CityLaid { tile: CityTile, place: Place },
    /// A cube goes to the box without a player removing it.
    CubeBoxed { nation: Nation, place: Place },
    /// A story card is drawn; `ours` means that the campaign is the built-in one, whose titles are known.
    StoryDrawn { card: StoryCard, ours: bool },
    /// A story card is turned over and read.
    StoryRead { seat: Seat, card: StoryCard, ours: bool },
    /// A story card leaves unread.
    StoryLeft { card: StoryCard, ours: bool },
    /// Project cards are unlocked.
    CardsUnlocked { cards: Cards },
    /// A ballot is cast, as its owner sees it.
    BallotCast { seat: Seat, choice: Option<Choice> },
    /// The ballots are revealed, by seat; `chosen` is `None` on a tie.
    BallotsShown { card: StoryCard, ballots: Vec<Option<Choice>>, chosen: Option<Choice>, ours: bool },
    /// The reader decides.
    Decided { seat: Seat, card: StoryCard, choice: Choice, ours: bool },
    /// The campaign is over.
    CampaignEnded { card: StoryCard, ours: bool },
    /// The game is over.
    Ended,
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
    fn say(&self) -> Phrase {
        let log = |id: &'static str, seat: Seat| Phrase::new(id).with("seat", seat);
        let plain = |id: &'static str| Phrase::new(id);
        match *self {
            Event::PlanChosen { seat, card } => log("ma-log-plan-chosen", seat).with("card", card.phrase()),
            Event::DropChosen { seat, card } => log("ma-log-drop-chosen", seat).with("card", card.phrase()),
            Event::CareerPicked { seat, career } => {
                log("ma-log-career-picked", seat).with("career", career.phrase())
            }
            Event::Planned { seat, card } => log("ma-log-planned", seat).with("card", card.phrase()),
            Event::FirstChosen { seat } => log("ma-log-first", seat),
            Event::Dealt { seat, cards } => log("ma-log-dealt", seat).with("cards", card_phrases(cards)),
            Event::DealtUnseen { seat, count } => log("ma-log-dealt-unseen", seat).with("count", count),
            Event::Dropped { seat, cards } => log("ma-log-dropped", seat).with("cards", card_phrases(cards)),
            Event::CareerChosen { seat, career } => {
                log("ma-log-career", seat).with("career", career.phrase())
            }
            Event::RoundBegan { round } => plain("ma-log-round").with("round", round),
            Event::Sailed { seat, to } => log("ma-log-sailed", seat).with("place", to.phrase()),
            Event::Stopped { seat, place, spent } => {
                log("ma-log-stopped", seat).with("place", place.phrase()).with("points", spent)
            }
            Event::Hosted { seat, guest, place } => {
                log("ma-log-hosted", seat).with("guest", guest_phrase(guest)).with("place", place.phrase())
            }
            Event::HabitSet { seat, habit } => {
                let answer = match habit {
                    Habit::Ask => "ask",
                    Habit::Always(Hosting::Points) => "points",
                    Habit::Always(Hosting::Doubloons) => "doubloons",
                };
                log("ma-log-habit", seat).with("answer", answer)
            }
            Event::SpiesUnused { seat, place, spies } => {
                log("ma-log-spies-unused", seat).with("place", place.phrase()).with("spies", spies)
            }
            Event::SpiesUnreached { seat, spies } => log("ma-log-spies-unreached", seat).with("spies", spies),
            Event::CityUsed { seat, place } => log("ma-log-city", seat).with("place", place.phrase()),
            Event::VillageUsed { seat, place, actions } => {
                log("ma-log-village", seat).with("place", place.phrase()).with("actions", actions)
            }
            Event::Spied { seat, card, place } => {
                log("ma-log-spied", seat).with("card", card.phrase()).with("place", place.phrase())
            }
            Event::Declined { seat } => log("ma-log-declined", seat),
            Event::Delivered { seat, card, place } => {
                log("ma-log-delivered", seat).with("card", card.phrase()).with("place", place.phrase())
            }
            Event::DiscRemoved { seat, area } => log("ma-log-disc", seat).with("area", area.phrase()),
            Event::Upgraded { seat, area } => log("ma-log-upgraded", seat).with("area", area.phrase()),
            Event::Scored { seat, points } => log("ma-log-points", seat).with("points", points),
            Event::Doubloons { seat, doubloons } => {
                log("ma-log-doubloons", seat).with("doubloons", doubloons)
            }
            Event::DoubloonsPaid { seat, doubloons } => {
                log("ma-log-doubloons-paid", seat).with("doubloons", doubloons)
            }
            Event::CombatPoints { seat, points } => log("ma-log-combat-points", seat).with("points", points),
            Event::CombatPaid { seat, points } => log("ma-log-combat-paid", seat).with("points", points),
            Event::SpiesTaken { seat, spies } => log("ma-log-spies-taken", seat).with("spies", spies),
            Event::SpiesReturned { seat, spies } => log("ma-log-spies-returned", seat).with("spies", spies),
            Event::SpyTurned { seat } => log("ma-log-spy-turned", seat),
            Event::SpyPlaced { seat, place } => log("ma-log-spy-placed", seat).with("place", place.phrase()),
            Event::Influence { seat, nation, steps, now } => log("ma-log-influence", seat)
                .with("nation", nation.phrase())
                .with("steps", steps)
                .with("now", now),
            Event::TokenTaken { seat, token } => log("ma-log-token", seat).with("token", token.phrase()),
            Event::IncomeRose { seat, steps, now } => {
                log("ma-log-income-rose", seat).with("steps", steps).with("now", now)
            }
            Event::PointsIncomeRose { seat, steps, now } => {
                log("ma-log-points-income-rose", seat).with("steps", steps).with("now", now)
            }
            Event::CardSpent { seat, card, symbol } => {
                log("ma-log-spent", seat).with("card", card.phrase()).with("symbol", symbol_phrase(symbol))
            }
            Event::HandDiscarded { seat, cards } => {
                log("ma-log-hand-discarded", seat).with("cards", card_phrases(cards))
            }
            Event::Bought { seat, card, doubloons } => {
                log("ma-log-bought", seat).with("card", card.phrase()).with("doubloons", doubloons)
            }
            Event::Invested { seat, building, doubloons } => {
                log("ma-log-invested", seat).with("building", building.phrase()).with("doubloons", doubloons)
            }
            Event::AreaUsed { seat, area } => log("ma-log-area-used", seat).with("area", area.phrase()),
            Event::CardUsed { seat, card } => log("ma-log-card-used", seat).with("card", card.phrase()),
            Event::QuestFulfilled { seat, quest } => log("ma-log-quest", seat).with("quest", quest.phrase()),
            Event::QuestPlaced { quest, place } => {
                plain("ma-log-quest-placed").with("quest", quest.phrase()).with("place", place.phrase())
            }
            Event::QuestOnCard { card, quest } => {
                plain("ma-log-quest-on-card").with("card", card.phrase()).with("quest", quest.phrase())
            }
            Event::TokenRevealed { seat, token } => {
                log("ma-log-token-revealed", seat).with("token", token.phrase())
            }
            Event::FightsFor { seat, nation, value } => {
                log("ma-log-fights", seat).with("nation", nation.phrase()).with("value", value)
            }
            Event::CombatCard { seat, card } => log("ma-log-combat-card", seat).with("card", card.phrase()),
            Event::CombatEnded { seat } => log("ma-log-combat-ended", seat),
            Event::CubePlaced { seat, nation, place } => {
                log("ma-log-cube", seat).with("nation", nation.phrase()).with("place", place.phrase())
            }
            Event::CubeRemoved { seat, nation, place } => {
                log("ma-log-cube-removed", seat).with("nation", nation.phrase()).with("place", place.phrase())
            }
            Event::LegacyCube { seat, nation, legacy } => log("ma-log-legacy-cube", seat)
                .with("nation", nation.phrase())
                .with("legacy", legacy.phrase()),
            Event::Explored { seat, space } => log("ma-log-explored", seat).with("space", space.phrase()),
            Event::LineCrossed { seat, line } => log("ma-log-line", seat).with("line", line.phrase()),
            Event::TrackEnded { seat } => log("ma-log-track-ended", seat),
            Event::TollTaken { seat, from, points } => {
                log("ma-log-toll", seat).with("from", from).with("points", points)
            }
            Event::JeanneToll { seat, points } => log("ma-log-toll-jeanne", seat).with("points", points),
            Event::Drew { seat, card } => log("ma-log-drew", seat).with("card", card.phrase()),
            Event::DrewUnseen { seat } => log("ma-log-drew-unseen", seat),
            Event::Took { seat, card, doubloons } => {
                log("ma-log-took", seat).with("card", card.phrase()).with("doubloons", doubloons)
            }
            Event::FaceUp { card } => plain("ma-log-face-up").with("card", card.phrase()),
            Event::Reshuffled => plain("ma-log-reshuffled"),
            Event::ObjectiveDone { seat, asked: (goal, count), .. } => {
                log("ma-log-objective", seat).with("asked", goal_text(goal, count))
            }
            Event::CareerDone { seat } => log("ma-log-career-done", seat),
            Event::ScoringBegan { round } => plain("ma-log-scoring").with("round", round),
            Event::Income { seat, doubloons, points } => {
                log("ma-log-income", seat).with("doubloons", doubloons).with("points", points)
            }
            Event::BuildingRevealed { building } => {
                plain("ma-log-building").with("building", building.phrase())
            }
            Event::JeanneCard { card } => plain("ma-log-jeanne-card").with("card", card.phrase()),
            Event::JeanneReshuffled => plain("ma-log-jeanne-reshuffled"),
            Event::JeanneSailed { place, way, stops, held } => {
                let way: &'static str = way.into();
                plain("ma-log-jeanne-sailed")
                    .with("place", place.phrase())
                    .with("way", way)
                    .with("stops", stops)
                    .with("held", if held { "yes" } else { "no" })
            }
            Event::JeanneQuest { quest, why } => {
                plain("ma-log-jeanne-quest").with("quest", quest.phrase()).with("why", why.id())
            }
            Event::JeanneDelivered { place } => {
                plain("ma-log-jeanne-delivered").with("place", place.phrase())
            }
            Event::JeanneTook { card, position, why } => plain("ma-log-jeanne-took")
                .with("card", card.phrase())
                .with("position", position)
                .with("why", why.id()),
            Event::JeanneDisc => plain("ma-log-jeanne-disc"),
            Event::JeanneInfluence { nation, steps, beyond } => plain("ma-log-jeanne-influence")
                .with("nation", nation.phrase())
                .with("steps", steps)
                .with("beyond", beyond),
            Event::JeannePoints { points } => plain("ma-log-jeanne-points").with("points", points),
            Event::JeanneExplored { space, why } => {
                plain("ma-log-jeanne-explored").with("space", space.phrase()).with("why", why.id())
            }
            Event::JeanneCombat { token, nation, strength, why } => {
                let nation = ("nation", Arg::from(nation.phrase()));
                let phrase = match token {
                    Some(token) => plain("ma-log-jeanne-combat").with("token", token.phrase()),
                    None => plain("ma-log-jeanne-combat-bare"),
                };
                phrase.with(nation.0, nation.1).with("strength", strength).with("why", why.id())
            }
            Event::JeanneAnnexed { place: Some(place), nation, why } => plain("ma-log-jeanne-annexed")
                .with("place", place.phrase())
                .with("nation", nation.phrase())
                .with("why", why.id()),
            Event::JeanneAnnexed { place: None, nation, why } => {
                plain("ma-log-jeanne-boxed").with("nation", nation.phrase()).with("why", why.id())
            }
            Event::JeanneIdle { why } => plain("ma-log-jeanne-idle").with("why", why.id()),
            Event::JeanneIncome { points } => plain("ma-log-jeanne-income").with("points", points),
            Event::TileUsed { seat, legacy } => log("ma-log-tile-used", seat).with("legacy", legacy.phrase()),
            Event::TileFull { legacy } => plain("ma-log-tile-full").with("legacy", legacy.phrase()),
            Event::TileLaid { legacy } => plain("ma-log-tile-laid").with("legacy", legacy.phrase()),
            Event::TileLifted { legacy } => plain("ma-log-tile-lifted").with("legacy", legacy.phrase()),
            Event::CityLaid { tile, place } => {
                plain("ma-log-city-laid").with("tile", tile.phrase()).with("place", place.phrase())
            }
            Event::CubeBoxed { nation, place } => {
                plain("ma-log-cube-boxed").with("nation", nation.phrase()).with("place", place.phrase())
            }
            Event::StoryDrawn { card, ours } => {
                plain("ma-log-story-drawn").with("card", card_name(card, ours))
            }
            Event::StoryRead { seat, card, ours } => {
                log("ma-log-story-read", seat).with("card", card_name(card, ours))
            }
            Event::StoryLeft { card, ours } => plain("ma-log-story-left").with("card", card_name(card, ours)),
            Event::CardsUnlocked { cards } => plain("ma-log-unlocked").with("cards", card_phrases(cards)),
            Event::BallotCast { seat, choice } => {
                log("ma-log-ballot", seat).with("choice", choice.map_or("none", Choice::id))
            }
            Event::BallotsShown { card, ref ballots, chosen, ours } => {
                let ballots = Seat::all(ballots.len())
                    .zip(ballots)
                    .map(|(seat, &choice)| ballot_phrase(seat, card, choice, ours))
                    .collect::<Vec<_>>();
                let phrase = match chosen {
                    Some(choice) => plain("ma-log-ballots").with("option", option_name(card, choice, ours)),
                    None => plain("ma-log-ballots-tied"),
                };
                phrase.with("ballots", ballots)
            }
            Event::Decided { seat, card, choice, ours } => {
                log("ma-log-decided", seat).with("option", option_name(card, choice, ours))
            }
            Event::CampaignEnded { card, ours } => {
                plain("ma-log-campaign-ended").with("card", card_name(card, ours))
            }
            Event::Ended => plain("ma-log-ended"),
        }
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

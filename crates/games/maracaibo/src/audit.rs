//! Validates a state from outside: every component is in exactly one place.
//!
//! Each step validates itself; `audit/steps.rs` calls it.

use engine::{Seat, ensure};

use crate::data::{LIBRARY, Need, PlaceKind, is_open};
use crate::effect::Condition;
use crate::gain::ROUNDS;
use crate::ids::{Area, AutomaId, CardId, Career, Deck, Legacy, Nation, Place, QuestId, Space};
use crate::sets::{Automas, Buildings, Cards, Careers, Combats, Quests};
use crate::state::{Jeanne, Maracaibo, Mode, Player, Stage, TILED};
use crate::step::Pending;

mod steps;
mod story;

pub(crate) use steps::AMOUNT_MAX;

/// An upper bound on points and doubloons, far below the limit of the type.
const GOODS_MAX: u16 = 10_000;
const TURNS_MAX: u32 = 1_000_000;

impl Maracaibo {
    pub(crate) fn audit_now(&self) -> Result<(), String> {
        // No `..`: a new field must not escape the audit.
        let Maracaibo {
            data,
            options,
            round,
            players,
            jeanne,
            legacies,
            story: _,
            cubes: _,
            sea: _,
            mine: _,
            reserves: _,
            markets: _,
            tiles: _,
            quest_top: _,
            quest_bag: _,
            quests: _,
            pier: _,
            trail: _,
            card_quests: _,
            combat_bag: _,
            piles: _,
            deck: _,
            unused: _,
            discard: _,
            row: _,
            reshuffled: _,
            recycled: _,
            buildings: _,
            building_bag: _,
            career_bag: _,
            active,
            first,
            sailed,
            fought: _,
            ultimate: _,
            turns,
            steps: _,
            dice: _,
        } = self;
        ensure(LIBRARY.has(*data), "the component data belong to another game")?;
        let seats = players.len();
        ensure((1..=crate::state::MAX_PLAYERS).contains(&seats), "the number of players is not 1 to 4")?;
        ensure(
            options.solo.is_none_or(|level| seats == 1 && (1..=5).contains(&level)),
            "the solo level is not allowed",
        )?;
        ensure(jeanne.is_some() == (seats == 1), "Jeanne plays if and only if there is one player")?;
        ensure((1..=ROUNDS).contains(round), "the round is out of range")?;
        ensure(
            active.index() < seats && first.index() < seats,
            "the active or the first player has no seat",
        )?;
        ensure(*sailed <= self.tables().numbers.movement, "a ship has sailed too far")?;
        ensure(*turns < TURNS_MAX, "too many turns")?;
        match options.mode {
            Mode::Classic => {
                ensure(self.story.is_none(), "a classic game has a story state")?;
                ensure(
                    *legacies == self.tables().classic(options.level).tiles,
                    "the legacy tiles do not match the classic card",
                )?;
            }
            Mode::Story => self.audit_story()?,
        }
        players.iter().try_for_each(|player| self.audit_player(player))?;
        self.audit_board()?;
        self.audit_cards()?;
        self.audit_quests()?;
        self.audit_tokens()?;
        self.audit_buildings()?;
        self.audit_careers()?;
        self.audit_explorers()?;
        if let Some(jeanne) = jeanne {
            self.audit_jeanne(jeanne)?;
        }
        self.audit_steps()
    }

    fn audit_player(&self, player: &Player) -> Result<(), String> {
        let numbers = &self.tables().numbers;
        // No `..`: a new field must not escape the audit.
        let Player {
            points,
            doubloons,
            income,
            points_income,
            combat,
            spies: _,
            supply: _,
            income_spies: _,
            influence,
            ship,
            visited,
            from,
            delivered,
            explorer: _,
            discs,
            tokens: _,
            combats: _,
            quests: _,
            invested: _,
            offered: _,
            career: _,
            done: _,
            hand,
            known,
            old,
            planning: _,
            planned: _,
            dropped: _,
            owned,
            late,
            played: _,
            hosting: _,
        } = player;
        ensure((*points).max(*doubloons) <= GOODS_MAX, "a player has too many points or doubloons")?;
        ensure((numbers.income_at_start..=numbers.income_max).contains(income), "income off its track")?;
        ensure(*points_income < numbers.points_income_max, "points income off its track")?;
        ensure(*combat <= numbers.combat_max, "combat points off their track")?;
        ensure(influence.iter().all(|&marker| marker <= self.influence_last()), "influence off its track")?;
        // A tile that leaves in a scoring may remove the location of a ship. The ship returns to La Habana at its
        // end.
        let leaving = self.tables().place(*ship).legacy.is_some() && self.is_checking();
        ensure(self.is_in_round(*ship) || leaving, "a ship is at a location that is not in play")?;
        ensure(*ship == Place::HABANA || visited.has(*ship), "a ship is at a location it has not visited")?;
        let sailed = *from == Place::HABANA || visited.has(*from);
        ensure(
            sailed && (from == ship || self.tables().place(*from).ahead.has(*ship)),
            "a ship cannot have come from its last location",
        )?;
        ensure((*delivered - *visited).is_empty(), "a delivery at a location that the ship has not visited")?;
        ensure(discs.iter().all(|&discs| discs <= numbers.discs), "too many discs on an area")?;
        for area in Area::all().filter(|area| discs[area.index()] < numbers.discs) {
            let others = player.upgrades() - u8::from(player.has(area));
            let fits = match self.tables().area(area).needs {
                Need::None => true,
                Need::Area(needed) => player.has(needed),
                Need::Areas(needed) => others >= needed,
            };
            ensure(fits, "a disc has left the ship too soon")?;
        }
        ensure(
            (*known - *hand).is_empty() && (*old - *hand).is_empty(),
            "a known or old card is not in the hand",
        )?;
        ensure((*known & *old).is_empty(), "a card is both known and old")?;
        ensure((*late - *owned).is_empty(), "a late spy belongs to a card that is not owned")?;
        self.audit_spies(player)
    }

    /// MA-1.3: eight spies of each colour.
    fn audit_spies(&self, player: &Player) -> Result<(), String> {
        let tables = self.tables();
        let placed = |card: CardId| {
            let row = tables.card(card);
            u16::from(row.spy_at.is_some()) + u16::from(row.condition == Condition::SpyOnCard)
        };
        let mut spies: u16 = player.owned.iter().map(placed).sum();
        if std::ptr::eq(player, self.me()) {
            spies += self.steps.iter().filter_map(|step| step.card()).map(placed).sum::<u16>();
        }
        let career = if self.stage() == Stage::Careers { 0 } else { player.career_spies() };
        let counts = [player.spies, player.supply, player.income_spies, career, player.invested.len()];
        spies += counts.iter().map(|&count| u16::from(count)).sum::<u16>();
        ensure(spies == u16::from(tables.numbers.spies), "a player does not have eight spies")
    }

    /// Whether a ship can be at the location in this round.
    fn is_in_round(&self, place: Place) -> bool {
        let last = self.round == ROUNDS;
        self.is_there(place)
            && !(last && place == Place::HOME_21A)
            && (last || (place != Place::HOME_21B && place != Place::HOME_22))
    }

    fn audit_board(&self) -> Result<(), String> {
        let tables = self.tables();
        for place in Place::all() {
            let has_room = self.has_flag(place) || self.is_village(place);
            ensure(
                has_room || self.cubes[place.index()].is_none(),
                "a cube is at a location without a space for it",
            )?;
            let spaces = self.market(place).map_or(0, |(_, spaces)| spaces);
            let discs = self.markets[place.index()];
            ensure(discs <= spaces, "too many discs on a market")?;
            let owned = self.players.iter().filter(|player| player.delivered.has(place)).count() as u8;
            let fits = if self.jeanne.is_some() { owned <= discs } else { owned == discs };
            ensure(fits, "the discs on a market do not match the deliveries")?;
        }
        ensure(
            self.has_legacy(Legacy::L6) || self.sea.iter().all(Option::is_none),
            "a cube is on a legacy tile that is not in play",
        )?;
        ensure(
            self.has_legacy(Legacy::L9) || self.mine.is_none(),
            "a cube is on a legacy tile that is not in play",
        )?;
        for nation in Nation::ALL {
            let cubes = self.cubes_on_board(nation) + self.reserves[nation.index()].min(tables.cubes());
            let fits = cubes <= tables.cubes() && self.reserves[nation.index()] <= tables.cubes();
            ensure(fits, "too many cubes of a nation")?;
        }
        let count = self.players.len() as u8;
        for (at, (place, tile)) in TILED.iter().zip(self.tiles).enumerate() {
            let fits = match tile {
                Some(tile) => {
                    let city = tables.city(tile);
                    (city.players_min..=city.players_max).contains(&count)
                        && city.place.is_none_or(|own| own == *place)
                        && city.place.is_some() == (*place == Place::MARACAIBO)
                        && !self.tiles[..at].contains(&Some(tile))
                }
                None if *place == Place::CARTAGENA => self.has_legacy(Legacy::L3),
                None => {
                    *place == Place::MARACAIBO && tables.place(*place).kind == PlaceKind::City && count > 2
                }
            };
            ensure(fits, "a city tile is in the wrong place")?;
        }
        Ok(())
    }

    /// Checks that every card is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let mut seen = Cards::NONE;
        let mut put = |cards: Cards| {
            let twice = !(seen & cards).is_empty();
            seen |= cards;
            ensure(!twice, "a card is in two places")
        };
        put(self.deck)?;
        put(self.unused)?;
        put(self.discard)?;
        self.row.iter().flatten().try_for_each(|&card| put(Cards::one(card)))?;
        for player in &self.players {
            put(player.hand)?;
            put(player.owned)?;
            put(player.dropped)?;
            player.planning.iter().flatten().try_for_each(|&card| put(Cards::one(card)))?;
            player.planned.iter().try_for_each(|&card| put(Cards::one(card)))?;
        }
        if let Some(jeanne) = &self.jeanne {
            put(jeanne.cards)?;
        }
        self.steps.iter().filter_map(|step| step.card()).try_for_each(|card| put(Cards::one(card)))?;
        ensure(seen == self.decks_in_use(), "a card is missing or not in use")?;
        let of = |deck: Deck| self.tables().sets.decks[deck.index()];
        let b_cards = of(Deck::B) | of(Deck::Armada);
        ensure((self.unused - b_cards).is_empty(), "a card of another deck is in the box")?;
        ensure((self.unused & self.recycled).is_empty(), "a card in the box has been in the draw pile")?;
        ensure(
            self.reshuffled || self.recycled.is_empty(),
            "cards are recycled, but the draw pile was never reshuffled",
        )?;
        let total = (self.decks_in_use() & b_cards).len();
        ensure(
            self.unused.len() + self.tables().numbers.b_cards == total,
            "too many or too few cards in the box",
        )?;
        let dealt =
            |player: &Player| player.old | player.dropped | player.planned.map_or(Cards::NONE, Cards::one);
        let a_cards = if self.story.is_some() { of(Deck::A) | of(Deck::C) } else { of(Deck::A) };
        let fits = self.players.iter().all(|player| (dealt(player) - a_cards).is_empty());
        ensure(self.reshuffled || fits, "a card of another deck was dealt")
    }

    /// Checks that every quest tile is in exactly one place.
    fn audit_quests(&self) -> Result<(), String> {
        let mut seen = Quests::NONE;
        let mut put = |quests: Quests| {
            let twice = !(seen & quests).is_empty();
            seen |= quests;
            ensure(!twice, "a quest tile is in two places")
        };
        let one = |quest: &Option<QuestId>| quest.map_or(Quests::NONE, Quests::one);
        put(one(&self.quest_top))?;
        put(self.quest_bag)?;
        put(one(&self.pier))?;
        self.trail.iter().try_for_each(|quest| put(one(quest)))?;
        self.quests.iter().try_for_each(|placed| put(Quests::one(placed.quest)))?;
        self.card_quests.iter().try_for_each(|on| put(Quests::one(on.quest)))?;
        self.players.iter().try_for_each(|player| put(player.quests))?;
        if let Some(jeanne) = &self.jeanne {
            put(jeanne.quests)?;
        }
        self.steps.iter().filter_map(|step| step.quest()).try_for_each(|quest| put(Quests::one(quest)))?;
        let story: Quests = QuestId::story().collect();
        ensure(seen - story == Quests::piled(), "a quest tile is missing")?;
        self.audit_story_tiles(seen & story)?;
        ensure(
            self.quest_top.is_some() || self.quest_bag.is_empty(),
            "the quest pile has no visible top tile",
        )?;
        ensure(self.pier.is_none() || self.has_legacy(Legacy::L1), "a quest is on L1, which is not in play")?;
        let open = |place: Place| match self.story {
            None => self.is_village(place),
            Some(_) => is_open(place),
        };
        ensure(
            self.quests.iter().all(|placed| open(placed.place)),
            "a quest is at a location that cannot hold it",
        )?;
        let piled = [self.quest_top, self.pier].into_iter().chain(self.trail).flatten();
        let piled = piled.chain(self.quest_bag.iter()).chain(self.card_quests.iter().map(|on| on.quest));
        ensure(piled.into_iter().all(|quest| !quest.is_story()), "a story tile is among the quest tiles")?;
        for (at, on) in self.card_quests.iter().enumerate() {
            let twice = self.card_quests[..at].iter().any(|other| other.card == on.card);
            let owned = self.players.iter().any(|player| player.owned.has(on.card));
            let fits = self.tables().card(on.card).village.is_some_and(|village| village.quest);
            ensure(owned && fits && !twice, "a quest is on a card that cannot hold it")?;
        }
        Ok(())
    }

    /// Checks that every combat token is in exactly one place.
    fn audit_tokens(&self) -> Result<(), String> {
        let mut seen = Combats::NONE;
        let mut put = |tokens: Combats| {
            let twice = !(seen & tokens).is_empty();
            seen |= tokens;
            ensure(!twice, "a combat token is in two places")
        };
        put(self.combat_bag)?;
        self.players.iter().try_for_each(|player| put(player.combats))?;
        if let Some(jeanne) = &self.jeanne {
            put(jeanne.combats)?;
        }
        self.steps.iter().filter_map(|step| step.token()).try_for_each(|token| put(Combats::one(token)))?;
        ensure(seen == Combats::all(), "a combat token is missing")?;
        let piled: u16 = self.piles.iter().map(|&tokens| u16::from(tokens)).sum();
        ensure(piled == u16::from(self.combat_bag.len()), "the pile sizes do not match the combat tokens")
    }

    fn audit_buildings(&self) -> Result<(), String> {
        let revealed: Buildings = self.buildings.iter().copied().collect();
        let fits = usize::from(revealed.len()) == self.buildings.len()
            && revealed.len() == self.round + u8::from(self.is_checking() && self.round < ROUNDS)
            && self.building_bag == Buildings::all() - revealed;
        ensure(fits, "a prestige building is missing, or the wrong number is revealed")?;
        let invested = |player: &Player| (player.invested - revealed).is_empty();
        ensure(self.players.iter().all(invested), "a player has invested in a hidden building")
    }

    fn audit_careers(&self) -> Result<(), String> {
        let stage = self.stage();
        let mut seen = self.career_bag;
        let mut put = |careers: Careers| {
            let twice = !(seen & careers).is_empty();
            seen |= careers;
            ensure(!twice, "a career is in two places")
        };
        for player in &self.players {
            let (offered, chosen) = (player.offered, player.career);
            let fits = match stage {
                Stage::Split => offered.is_empty() && chosen.is_none(),
                Stage::Careers => {
                    offered.len() == self.tables().numbers.careers_dealt
                        && chosen.is_none_or(|career| offered.has(career))
                }
                Stage::Sail | Stage::Act | Stage::Draw | Stage::Jeanne | Stage::Scoring | Stage::Over => {
                    offered.is_empty() && chosen.is_some()
                }
            };
            ensure(fits, "the careers of a player do not match the stage")?;
            put(offered)?;
            if stage != Stage::Careers {
                put(chosen.map_or(Careers::NONE, Careers::one))?;
            }
            let early = matches!(stage, Stage::Split | Stage::Careers);
            ensure(!early || player.done == [false; 3], "an objective is done too soon")?;
        }
        let armada = Careers::from_iter([Career::French, Career::Spanish, Career::English]);
        let all = if self.options.armada { Careers::all() } else { Careers::all() - armada };
        ensure(seen == all, "a career is missing")
    }

    /// MA-12.3: a space holds one explorer, except the first and the last.
    fn audit_explorers(&self) -> Result<(), String> {
        let mut seen = 0u32;
        let hers = self.jeanne.iter().map(|jeanne| jeanne.explorer);
        for space in self.players.iter().map(|player| player.explorer).chain(hers) {
            if space == Space::START || space == Space::END {
                continue;
            }
            ensure(seen & (1 << space.index()) == 0, "two explorers on one space")?;
            seen |= 1 << space.index();
        }
        Ok(())
    }

    fn audit_jeanne(&self, jeanne: &Jeanne) -> Result<(), String> {
        // No `..`: a new field must not escape the audit.
        let Jeanne {
            points,
            influence,
            ship,
            explorer,
            discs_gone,
            quests: _,
            combats: _,
            cards: _,
            deck,
            discard,
            unused,
            reshuffled: _,
            card,
        } = jeanne;
        let automa = &self.tables().automa;
        ensure(*points <= GOODS_MAX, "Jeanne has too many points")?;
        ensure(influence.iter().all(|&marker| marker <= self.influence_last()), "influence off its track")?;
        let leaving = self.tables().place(*ship).legacy.is_some() && self.is_checking();
        ensure(
            (self.is_in_round(*ship) || leaving) && self.opens(*explorer, *ship),
            "Jeanne's ship is at a location that is not open to her",
        )?;
        ensure(usize::from(*discs_gone) <= automa.cells.len(), "Jeanne has removed more discs than she has")?;
        let apart =
            (*deck & *discard).is_empty() && (*deck & *unused).is_empty() && (*discard & *unused).is_empty();
        ensure(
            apart && (*deck | *discard | *unused) == Automas::all(),
            "an Automa card is missing or duplicated",
        )?;
        for (letter, &count) in automa.decks[self.solo_level()].iter().enumerate() {
            let of_letter = |card: &AutomaId| card.letter() == letter;
            let held = (*deck | *discard).iter().filter(of_letter).count();
            ensure(held == usize::from(count), "Jeanne's deck does not match the solo level")?;
        }
        ensure(card.is_none_or(|card| (*discard).has(card)), "Jeanne's last card is not discarded")?;
        ensure(self.active == Seat(0), "the active player of a solo game is not seat 0")
    }
}

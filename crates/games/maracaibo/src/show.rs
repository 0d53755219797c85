//! Builds the view of a game for one viewer.
//!
//! It hides the hands of others except cards taken face up, the first split and the careers until all players have
//! chosen, and the contents of piles.

use engine::{Game, Seat, Viewer};

use crate::data::{AutomaAct, INCOME_FIRST, Need, Tables, Trait, notation_of, notation_of_card};
use crate::effect::{Condition, Gift, Origin, writing};
use crate::gain::ROUNDS;
use crate::ids::{Area, AutomaId, CardId, Career, CombatId, Legacy, Nation, Object, Place, QuestId, Space};
use crate::sets::Cards;
use crate::state::{BUILDINGS, Jeanne, Maracaibo, OBJECTIVES, Player, Stage};
use crate::step::Pending;
use crate::view::{
    AreaView, AutomaActView, AutomaView, BuildingPointsView, BuildingView, CardQuestView, CardView,
    CareerView, CombatRowView, CombatTokenView, JeanneView, LaneView, LastView, LegacyView, MaracaiboView,
    NationView, ObjectiveView, PlaceView, PlayerView, QuestView, SeaView, SpaceView, SpyView, TollLaneView,
};

/// A card as printed.
pub(crate) fn card_view(tables: &Tables, id: CardId) -> CardView {
    let card = tables.card(id);
    CardView {
        id,
        deck: card.deck,
        cost: card.cost,
        condition: (card.condition != Condition::None).then(|| writing::write_condition(&card.condition)),
        spy_at: card.spy_at,
        good: card.good,
        object: card.object,
        compass: card.compass,
        token: card.token.map(|gift| match gift {
            Gift::One(token) => token.id(),
            Gift::Any => "any",
        }),
        effects: notation_of_card(card),
        spying: card.spying.map(|spying| notation_of(tables.script(Origin::Spying(spying)))),
        end_points: card.end_points,
    }
}

fn card_views(tables: &Tables, cards: Cards) -> Vec<CardView> {
    cards.iter().map(|card| card_view(tables, card)).collect()
}

/// A combat token as printed.
fn combat_view(tables: &Tables, id: CombatId) -> CombatTokenView {
    let token = tables.combat(id);
    let row = |nation: Nation| {
        let row = &token.rows[nation.index()];
        CombatRowView { nation, value: row.value, fee: row.fee, reward: notation_of(&row.script) }
    };
    CombatTokenView {
        id,
        rows: Nation::ALL.map(row).into(),
        majority: token.majority,
        minority: token.minority,
    }
}

/// The lane whose price a legacy tile raises.
pub(crate) fn dear_lane(tables: &Tables, id: Legacy) -> Option<TollLaneView> {
    Place::all().find_map(|from| {
        tables.place(from).exits.iter().find_map(|lane| {
            let (legacy, cost) = lane.dear?;
            (legacy == id).then_some(TollLaneView { from, to: lane.to, cost })
        })
    })
}

impl Maracaibo {
    /// The view of a quest tile, or of a story tile with the quest of its card.
    fn quest_view(&self, id: QuestId) -> QuestView {
        let row = self.quest_row(id);
        QuestView {
            id,
            price: row.map_or_else(String::new, |quest| writing::write_price(&quest.price)),
            reward: row.map_or_else(String::new, |quest| notation_of(&quest.script)),
        }
    }

    /// Builds the view.
    pub(crate) fn view_for(&self, viewer: Viewer) -> MaracaiboView {
        // No `..`: a new field must be shown or hidden on purpose.
        let Maracaibo {
            data: _,
            options,
            round,
            players,
            jeanne,
            legacies,
            story,
            cubes: _,
            sea,
            mine,
            reserves: _,
            markets: _,
            tiles: _,
            quest_top,
            quest_bag,
            quests: _,
            pier: _,
            trail: _,
            card_quests: _,
            combat_bag,
            piles,
            deck,
            unused: _,
            discard,
            row,
            reshuffled: _,
            recycled: _,
            buildings,
            building_bag: _,
            career_bag: _,
            active,
            first,
            sailed,
            fought,
            ultimate: _,
            turns: _,
            steps,
            dice: _,
        } = self;
        let tables = self.tables();
        let stage = self.stage();
        let prices = tables.legacy(Legacy::L6).cubes.iter();
        let mine_price = tables.legacy(Legacy::L9).cubes.first().copied().unwrap_or(0);
        let token = steps.iter().rev().find_map(|step| step.token());
        let nobody = matches!(stage, Stage::Split | Stage::Careers | Stage::Over | Stage::Jeanne);
        MaracaiboView {
            // The view `story` shows the archive.
            options: options.with(None),
            classic: if story.is_some() { 0 } else { tables.classic(options.level).number },
            story: self.story_view(viewer),
            round: *round,
            rounds: ROUNDS,
            stage,
            active: (!nobody).then_some(*active),
            awaited: self.turn().actors().iter().collect(),
            first: *first,
            sailed: *sailed,
            pending: steps.iter().filter_map(|step| step.pending_view(self)).collect(),
            players: Seat::all(players.len()).map(|seat| self.player_view(viewer, seat)).collect(),
            jeanne: jeanne.as_ref().map(|jeanne| self.jeanne_view(jeanne)),
            places: Place::all()
                .filter(|&place| self.is_there(place))
                .map(|place| self.place_view(place))
                .collect(),
            spaces: Space::all().map(|space| self.space_view(space)).collect(),
            nations: Nation::ALL.map(|nation| self.nation_view(nation)).into(),
            ranks: tables.ranks.to_vec(),
            reserve_spaces: tables.reserve.to_vec(),
            income_first: INCOME_FIRST,
            income_points: tables.income_points.to_vec(),
            quest_top: quest_top.map(|quest| self.quest_view(quest)),
            quests_left: quest_bag.len() + u8::from(quest_top.is_some()),
            piles: *piles,
            tokens_unseen: *combat_bag,
            token_revealed: token.map(|token| combat_view(tables, token)),
            fought: *fought,
            deck: deck.len(),
            discard: *discard,
            discarded: card_views(tables, *discard),
            row: row.iter().map(|card| card.map(|card| card_view(tables, card))).collect(),
            buildings: buildings.iter().map(|&building| self.building_view(building)).collect(),
            buildings_hidden: (BUILDINGS - buildings.len()) as u8,
            legacies: *legacies,
            tiles: legacies.iter().map(|legacy| self.legacy_view(legacy)).collect(),
            sea: if self.has_legacy(Legacy::L6) {
                prices.zip(sea).map(|(&price, &cube)| SeaView { price, cube }).collect()
            } else {
                Vec::new()
            },
            mine: self.has_legacy(Legacy::L9).then_some(SeaView { price: mine_price, cube: *mine }),
            numbers: tables.numbers,
        }
    }

    /// A legacy tile, with its print and the pieces on it.
    fn legacy_view(&self, id: Legacy) -> LegacyView {
        let tables = self.tables();
        let tile = tables.legacy(id);
        let laid = match id {
            Legacy::L6 => self.sea.to_vec(),
            Legacy::L9 => vec![self.mine],
            _ => Vec::new(),
        };
        LegacyView {
            id,
            place: tile.place,
            lane: dear_lane(tables, id),
            reward: notation_of(&tile.script),
            explorer: tile.explorer,
            cubes: tile.cubes.iter().zip(laid).map(|(&price, cube)| SeaView { price, cube }).collect(),
            spaces: tile.discs,
            discs: self.discs_on(id),
            price: writing::write_price(&tile.price),
            toll: tile.toll,
            skull: tables.skulls.has(id),
        }
    }

    /// The path of a ship in its last turn. It is unique, because a ship visits a location at most once per round.
    fn course(&self, player: &Player) -> Vec<Place> {
        let mut path = vec![player.from];
        let mut at = player.from;
        while at != player.ship {
            let ahead = |place: Place| place == player.ship || player.visited.has(place);
            let Some(next) = self.tables().place(at).exits.iter().map(|lane| lane.to).find(|&to| ahead(to))
            else {
                break;
            };
            path.push(next);
            at = next;
        }
        path
    }

    fn automa_view(&self, id: AutomaId) -> AutomaView {
        let card = &self.tables().automa.cards[id.index()];
        let act = |act: &AutomaAct| match *act {
            AutomaAct::Explore(early, late) => AutomaActView::Explore { spaces: [early, late] },
            AutomaAct::Influence(nation) => AutomaActView::Influence { nation },
            AutomaAct::Combat { influence, village } => AutomaActView::Combat { influence, village },
            AutomaAct::Quest => AutomaActView::Quest,
            AutomaAct::Disc => AutomaActView::Disc,
            AutomaAct::Points(early, late) => AutomaActView::Points { points: [early, late] },
        };
        AutomaView {
            id,
            steps: card.steps,
            way: card.way,
            takes: card.takes,
            acts: card.acts.iter().map(act).collect(),
        }
    }

    fn nation_view(&self, nation: Nation) -> NationView {
        NationView {
            nation,
            reserve: self.reserves[nation.index()],
            empty_spaces: self.empty_spaces(nation),
            cubes: self.cubes_on_board(nation),
            multiplier: self.multiplier(nation),
        }
    }

    fn building_view(&self, id: crate::ids::Building) -> BuildingView {
        let row = self.tables().building(id);
        let investors = Seat::all(self.players.len()).filter(|&seat| self.player(seat).invested.has(id));
        BuildingView {
            id,
            cost: row.cost,
            token: row.token,
            per: row.per,
            points: row.points,
            limit: (row.limit > 0).then_some(row.limit),
            investors: investors.collect(),
        }
    }

    fn place_view(&self, id: Place) -> PlaceView {
        let tables = self.tables();
        let row = tables.place(id);
        let market = self.market(id);
        let city = self.is_city(id);
        let seats = || Seat::all(self.players.len());
        let spies = seats().flat_map(|seat| {
            let player = self.player(seat);
            self.spies_at(player, id).iter().map(move |card| SpyView {
                seat,
                card,
                spying: tables.card(card).spying,
                script: tables
                    .card(card)
                    .spying
                    .map_or_else(String::new, |spying| notation_of(tables.script(Origin::Spying(spying)))),
                late: player.late.has(card),
                reached: player.visited.has(id),
            })
        });
        let here = self.quests.iter().filter(|one| one.place == id).map(|one| one.quest);
        let pier = self.pier.filter(|_| id == Place::PUERTO_CABEZAS);
        let script = self.city_origin(id).filter(|_| city).map(|origin| tables.script(origin));
        PlaceView {
            id,
            kind: row.kind,
            city,
            village: self.is_village(id),
            legacy: self.legacies.iter().find(|&legacy| tables.legacy(legacy).place == Some(id)),
            tile: self.tile_at(id),
            good: market.map(|(good, _)| good),
            spaces: market.map_or(0, |(_, spaces)| spaces),
            discs: self.markets[id.index()],
            disc_seats: seats().filter(|&seat| self.player(seat).delivered.has(id)).collect(),
            action: script.filter(|script| !script.is_empty()).map(notation_of),
            flag: self.has_flag(id).then(|| notation_of(&row.flag)),
            explorer: row.explorer,
            cube: self.cubes[id.index()],
            quests: here.chain(pier).map(|quest| self.quest_view(quest)).collect(),
            ships: seats().filter(|&seat| self.player(seat).ship == id).collect(),
            jeanne: self.jeanne.is_some_and(|jeanne| jeanne.ship == id),
            spies: spies.collect(),
            exits: self.lanes(id).map(|(lane, cost)| LaneView { to: lane.to, cost, way: lane.way }).collect(),
        }
    }

    fn space_view(&self, id: Space) -> SpaceView {
        let tables = self.tables();
        let row = tables.space(id);
        let quest = Space::QUESTS.iter().position(|&space| space == id);
        let explorers = Seat::all(self.players.len()).filter(|&seat| self.player(seat).explorer == id);
        SpaceView {
            id,
            reward: notation_of(&row.reward),
            next: row.next.iter().flatten().copied().collect(),
            line: row.line,
            quest_space: quest.is_some(),
            quest: quest.and_then(|at| self.trail[at]).map(|quest| self.quest_view(quest)),
            explorers: explorers.collect(),
            jeanne: self.jeanne.is_some_and(|jeanne| jeanne.explorer == id),
        }
    }

    fn area_view(&self, player: &Player, id: Area) -> AreaView {
        let area = self.tables().area(id);
        let (needs_area, needs_areas) = match area.needs {
            Need::None => (None, 0),
            Need::Area(area) => (Some(area), 0),
            Need::Areas(areas) => (None, areas),
        };
        AreaView {
            id,
            discs: player.discs[id.index()],
            done: player.has(id),
            needs_area,
            needs_areas,
            effect: notation_of(&area.script),
        }
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let tables = self.tables();
        let player = self.player(seat);
        // No `..`: a new field must be shown or hidden on purpose.
        let Player {
            points,
            doubloons,
            income,
            points_income,
            combat,
            spies,
            supply,
            income_spies,
            influence,
            ship,
            visited: _,
            from: _,
            delivered: _,
            explorer,
            discs: _,
            tokens,
            combats,
            quests,
            invested,
            offered,
            career,
            done,
            hand,
            known,
            old: _,
            planning,
            planned,
            dropped,
            owned,
            late: _,
            played,
            hosting,
        } = player;
        let own = viewer.is(seat);
        let sheet = self.sheet(seat);
        let choosing = self.stage() == Stage::Careers;
        let career = career.filter(|_| own || !choosing);
        let objectives = career.map_or_else(Vec::new, |career| self.objective_views(player, career, *done));
        let on_cards = self.card_quests.iter().filter(|one| owned.has(one.card));
        let cheaper = (*owned & tables.having(Trait::Discount)).iter();
        PlayerView {
            seat,
            points: *points,
            score: sheet.total(),
            sheet,
            doubloons: *doubloons,
            income: *income,
            income_printed: self.printed_income(player),
            points_income: *points_income,
            combat: *combat,
            spies: *spies,
            supply: *supply,
            career_spies: if choosing { 0 } else { player.career_spies() },
            spies_on_board: self.spies_on_board(player),
            income_spies: *income_spies,
            influence: influence.to_vec(),
            ranks: influence.iter().map(|&influence| self.rank(influence)).collect(),
            ship: *ship,
            explorer: *explorer,
            lines: self.lines_crossed(*explorer),
            areas: Area::all().map(|area| self.area_view(player, area)).collect(),
            upgrades: player.upgrades(),
            compasses: self.compasses(player),
            objects: Object::ALL.map(|object| self.provided(player, object)).into(),
            discount: cheaper.map(|card| tables.card(card).discount).sum(),
            tokens: *tokens,
            combats: *combats,
            quests: *quests,
            card_quests: on_cards
                .map(|one| CardQuestView { card: one.card, quest: self.quest_view(one.quest) })
                .collect(),
            invested: *invested,
            offered: own.then_some(*offered),
            offered_careers: offered
                .iter()
                .filter(|_| own)
                .map(|career| CareerView {
                    id: career,
                    objectives: self.objective_views(player, career, [false; OBJECTIVES]),
                })
                .collect(),
            career,
            objectives,
            hand_count: hand.len(),
            hand: own.then(|| card_views(tables, *hand)),
            known: *known,
            known_cards: card_views(tables, *known),
            hand_limit: self.hand_limit(player),
            planning: planning.iter().map(|card| card.map(|card| card_view(tables, card))).collect(),
            planned: planned.filter(|_| own),
            dropped: own.then_some(*dropped),
            owned: card_views(tables, *owned),
            hosting: (self.count(player, Trait::Host) > 0).then_some(*hosting),
            building_points: invested
                .iter()
                .map(|building| BuildingPointsView {
                    building,
                    points: self.building_points(player, building),
                })
                .collect(),
            nation_points: self.points_by_nation(influence).into(),
            last: LastView { path: self.course(player), cards: *played },
        }
    }

    /// The objectives of a career, with the player's counts.
    fn objective_views(
        &self,
        player: &Player,
        career: Career,
        done: [bool; OBJECTIVES],
    ) -> Vec<ObjectiveView> {
        let rows = self.tables().career(career).objectives.iter().zip(1..).zip(done);
        rows.map(|((row, number), done)| ObjectiveView {
            number,
            goal: row.goal.id(),
            nation: row.goal.nation(),
            modest: row.modest,
            demanding: row.demanding,
            held: self.progress_of(player, row.goal),
            doubloons: row.doubloons,
            points: row.points,
            done,
        })
        .collect()
    }

    fn jeanne_view(&self, jeanne: &Jeanne) -> JeanneView {
        let automa = &self.tables().automa;
        // No `..`: a new field must be shown or hidden on purpose.
        let Jeanne {
            points,
            influence,
            ship,
            explorer,
            discs_gone,
            quests,
            combats,
            cards,
            deck,
            discard,
            unused: _,
            reshuffled: _,
            card,
        } = jeanne;
        let sheet = self.jeanne_sheet(jeanne);
        JeanneView {
            points: *points,
            score: sheet.total(),
            sheet,
            influence: influence.to_vec(),
            ranks: influence.iter().map(|&influence| self.rank(influence)).collect(),
            ship: *ship,
            explorer: *explorer,
            lines: self.lines_crossed(*explorer),
            cells: automa.cells.to_vec(),
            yellow: automa.yellow.to_vec(),
            discs_gone: *discs_gone,
            income: self.jeanne_income_points(jeanne),
            quests: *quests,
            combats: *combats,
            cards: *cards,
            taken: card_views(self.tables(), *cards),
            card: *card,
            printed: card.map(|card| self.automa_view(card)),
            nation_points: self.points_by_nation(influence).into(),
            deck: deck.len(),
            discard: *discard,
            makeup: automa.decks[self.solo_level()],
        }
    }
}

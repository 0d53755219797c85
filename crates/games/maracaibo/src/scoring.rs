//! Chapter MA-19: the final scoring, score breakdowns and the result.

use engine::{Outcome, Phrase, Rival, Seat, Sheet, Standing, rank};

use crate::data::EndPer;
use crate::ids::{Building, Nation};
use crate::state::{Jeanne, Maracaibo, Player};

impl Maracaibo {
    /// MA-19.2: the points printed at a position of the doubloon income track.
    pub(crate) fn printed_income(&self, player: &Player) -> u8 {
        self.tables().points_of_income(player.income)
    }

    /// MA-27.4: the points of a prestige building.
    pub fn building_points(&self, player: &Player, building: Building) -> i32 {
        let row = self.tables().building(building);
        let count = match row.per {
            EndPer::Line => self.lines_crossed(player.explorer),
            EndPer::Quest => player.quests.len(),
            EndPer::SpyOnBoard => self.spies_on_board(player),
            EndPer::SpyOrCombatPoint => player.spies + player.combat,
            EndPer::Token => player.tokens.len(),
            EndPer::CombatToken => player.combats.len(),
            EndPer::Upgrade => player.upgrades(),
            EndPer::IncomePoints => self.printed_income(player),
        };
        let points = i32::from(count) * i32::from(row.points);
        if row.limit > 0 { points.min(row.limit.into()) } else { points }
    }

    /// MA-2.15: the number of empty spaces of a nation's reserve.
    pub fn empty_spaces(&self, nation: Nation) -> u8 {
        let tables = self.tables();
        tables.empty_spaces(tables.cubes() - self.reserves[nation.index()])
    }

    /// MA-19.5 to MA-19.7: the multiplier of a nation's ranks.
    pub fn multiplier(&self, nation: Nation) -> u8 {
        let own = self.cubes_on_board(nation);
        let mut higher = 0;
        for other in Nation::ALL {
            higher += usize::from(other != nation && self.cubes_on_board(other) > own);
        }
        self.empty_spaces(nation) + self.tables().numbers.bonus[higher]
    }

    /// MA-19.4: the points for the most influence.
    fn majority_points(&self, influence: &[u8; Nation::COUNT]) -> i32 {
        let all = || {
            let seats = self.players.iter().map(|player| player.influence);
            seats.chain(self.jeanne.iter().map(|jeanne| jeanne.influence))
        };
        let most = |nation: Nation| all().map(|other| other[nation.index()]).max().unwrap_or(0);
        let leads = Nation::ALL.iter().filter(|&&nation| {
            let own = influence[nation.index()];
            own > 0 && own == most(nation)
        });
        leads.count() as i32 * i32::from(self.tables().numbers.majority)
    }

    /// MA-19.8: rank times multiplier.
    pub(crate) fn points_by_nation(&self, influence: &[u8; Nation::COUNT]) -> [i32; Nation::COUNT] {
        Nation::ALL.map(|nation| {
            i32::from(self.rank(influence[nation.index()])) * i32::from(self.multiplier(nation))
        })
    }

    fn nation_points(&self, influence: &[u8; Nation::COUNT]) -> i32 {
        self.points_by_nation(influence).iter().sum()
    }

    /// The score breakdown if the game ended now.
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        let tables = self.tables();
        let player = self.player(seat);
        let mut sheet = Sheet::default();
        sheet.add("track", player.points.into());
        // MA-19.2.
        sheet.add("points-income", player.points_income.into());
        sheet.add("income", self.printed_income(player).into());
        // MA-19.3.
        let cards = player.owned.iter().map(|card| i32::from(tables.card(card).end_points)).sum();
        sheet.add("cards", cards);
        let buildings = player.invested.iter().map(|building| self.building_points(player, building)).sum();
        sheet.add("buildings", buildings);
        sheet.add("majority", self.majority_points(&player.influence));
        sheet.add("nations", self.nation_points(&player.influence));
        sheet
    }

    /// MA-31.20: Jeanne's score breakdown.
    pub fn jeanne_sheet(&self, jeanne: &Jeanne) -> Sheet {
        let automa = &self.tables().automa;
        let player = &self.players[0];
        let mut sheet = Sheet::default();
        sheet.add("track", jeanne.points.into());
        sheet.add("automa-income", self.jeanne_income_points(jeanne).into());
        sheet.add("majority", self.majority_points(&jeanne.influence));
        sheet.add("nations", self.nation_points(&jeanne.influence));
        let quests = jeanne.quests.len();
        sheet.add("automa-quests", i32::from(quests) * i32::from(self.tables().numbers.automa_quest));
        sheet.add("lead-quests", Self::lead_points(&automa.lead_quests, quests, player.quests.len()));
        let emptied = self.yellow_emptied(jeanne);
        sheet.add("lead-upgrades", Self::lead_points(&automa.lead_upgrades, emptied, player.upgrades()));
        let lead = self.explorer_lead(jeanne.explorer, player.explorer);
        sheet.add("lead-explorer", Self::lead_points(&automa.lead_explorer, lead, 0));
        sheet
    }

    /// MA-19.10, MA-31.22: the highest score wins, ties are shared.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if !self.steps.is_empty() {
            return None;
        }
        let seats = || Seat::all(self.players.len());
        let sheets: Vec<Sheet> = seats().map(|seat| self.sheet(seat)).collect();
        let standings = seats().map(|seat| Standing { seat, keys: vec![sheets[seat.index()].total()] });
        let (ranking, _) = rank(standings.collect());
        let mut winners = ranking[0].clone();
        let mut rivals = Vec::new();
        let mut ending = "rounds";
        if let Some(jeanne) = &self.jeanne {
            let sheet = self.jeanne_sheet(jeanne);
            let (own, hers) = (sheets[0].total(), sheet.total());
            ending = match own.cmp(&hers) {
                std::cmp::Ordering::Greater => "solo-won",
                std::cmp::Ordering::Equal => "solo-shared",
                std::cmp::Ordering::Less => "solo-lost",
            };
            if own < hers {
                winners.clear();
            }
            rivals.push(Rival { name: Phrase::new("ma-jeanne"), sheet });
        }
        Some(Outcome { winners, ranking, sheets, rivals, ending, tie_break: None })
    }
}

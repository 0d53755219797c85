//! Chapter MA-31: Jeanne, the automa.

use engine::{Journal, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::{AutomaAct, LeadStep, Way};
use crate::event::{Event, Reason};
use crate::explore::ExplorerOwner;
use crate::ids::{AutomaId, CombatId, Nation, Place, Space};
use crate::state::{Jeanne, Maracaibo};
use crate::step::{Pending, StackPosition, Stage, Step};

/// MA-31.11: the first round for which the late entries apply.
const LATE: u8 = 3;

impl Maracaibo {
    fn jeanne_mut(&mut self) -> &mut Jeanne {
        self.jeanne.as_mut().expect("Jeanne plays")
    }

    fn jeanne_scores(&mut self, points: u16, journal: &mut impl Journal<Event>) {
        if points > 0 {
            self.jeanne_mut().points += points;
            journal.note(Event::JeannePoints { points });
        }
    }

    /// MA-31.4: reveals a card and follows it.
    pub(crate) fn begin_jeanne(&mut self, journal: &mut impl Journal<Event>) {
        self.turns += 1;
        self.sailed = 0;
        self.push(EndJeanne);
        let mut rolls = self.dice.open();
        let jeanne = self.jeanne.as_mut().expect("Jeanne plays");
        if jeanne.deck.is_empty() {
            jeanne.deck = std::mem::take(&mut jeanne.discard);
            jeanne.reshuffled = true;
            journal.note(Event::JeanneReshuffled);
        }
        let card = jeanne.deck.draw(&mut rolls);
        jeanne.discard.insert(card);
        jeanne.card = Some(card);
        journal.note(Event::JeanneCard { card });
        let row = self.tables().automa.cards[card.index()];
        let mut stops = 0;
        let mut way = Way::Only;
        let mut place = self.jeanne_mut().ship;
        // MA-31.5: she makes as many stops as the card shows, or fewer, because hands cannot be passed.
        while stops < row.steps {
            let forked;
            (place, forked) = self.jeanne_stop(place, row.way);
            stops += 1;
            // The log names the direction only where there was a fork.
            if forked {
                way = row.way;
            }
            if self.has_hand(place) {
                break;
            }
        }
        self.jeanne_mut().ship = place;
        journal.note(Event::JeanneSailed { place, way, stops, held: stops < row.steps });
        self.push(JeanneActs { card });
        // MA-31.23.
        self.call_hosts(place, journal);
    }

    /// MA-31.5, MA-31.6: her next stop, and whether she passed a fork on the way.
    fn jeanne_stop(&self, mut place: Place, way: Way) -> (Place, bool) {
        let explorer = self.jeanne.map_or(Space::START, |jeanne| jeanne.explorer);
        let mut forked = false;
        loop {
            let open = |to: Place| self.opens(explorer, to);
            let mut lanes = self.lanes(place).map(|(lane, _)| lane).filter(|lane| open(lane.to));
            let Some(first) = lanes.next() else { return (place, forked) };
            let second = lanes.next();
            forked |= second.is_some();
            let lane = second.filter(|lane| lane.way == way).unwrap_or(first);
            place = lane.to;
            if self.is_city(place) || self.quests.iter().any(|one| one.place == place) {
                return (place, forked);
            }
        }
    }

    /// MA-31.11 to MA-31.14.
    fn jeanne_act(&mut self, act: AutomaAct, journal: &mut impl Journal<Event>) {
        let late = self.round >= LATE;
        match act {
            AutomaAct::Explore(early, later) => {
                self.jeanne_explores(if late { later } else { early }, journal)
            }
            AutomaAct::Influence(nation) => self.jeanne_influence(nation, 1, journal),
            AutomaAct::Combat { influence, village } => self.jeanne_fights(influence, village, journal),
            AutomaAct::Quest => {
                if let Some(quest) = self.next_quest() {
                    self.jeanne_mut().quests.insert(quest);
                    journal.note(Event::JeanneQuest { quest, why: Reason::Card });
                } else {
                    journal.note(Event::JeanneIdle { why: Reason::NoQuest });
                }
            }
            AutomaAct::Disc => {
                let discs = self.tables().automa.cells.len() as u8;
                if self.jeanne_mut().discs_gone < discs {
                    self.jeanne_mut().discs_gone += 1;
                    journal.note(Event::JeanneDisc);
                } else {
                    journal.note(Event::JeanneIdle { why: Reason::NoDisc });
                }
            }
            AutomaAct::Points(early, later) => {
                let points = if late { later } else { early };
                self.jeanne_scores(points.into(), journal);
            }
        }
    }

    /// MA-31.16: beyond the last space each step scores.
    fn jeanne_influence(&mut self, nation: Nation, steps: u8, journal: &mut impl Journal<Event>) {
        let last = self.influence_last();
        let marker = &mut self.jeanne_mut().influence[nation.index()];
        let moved = steps.min(last.saturating_sub(*marker));
        *marker += moved;
        journal.note(Event::JeanneInfluence { nation, steps, beyond: steps - moved });
        let points = self.tables().numbers.automa_influence_end;
        self.jeanne_scores(u16::from(steps - moved) * u16::from(points), journal);
    }

    /// MA-31.12: she moves to a quest in reach, or else along the shortest path.
    pub(crate) fn jeanne_explores(&mut self, spaces: u8, journal: &mut impl Journal<Event>) {
        let from = self.jeanne_mut().explorer;
        if from == Space::END {
            journal.note(Event::JeanneIdle { why: Reason::AtEnd });
            return;
        }
        let quest = Space::QUESTS.into_iter().enumerate().find(|&(at, space)| {
            self.trail[at].is_some() && from != space && self.jeanne_reaches(from, space, spaces)
        });
        if let Some((at, space)) = quest {
            self.jeanne_mut().explorer = space;
            journal.note(Event::JeanneExplored { space, why: Reason::Reach });
            let quest = self.trail[at].take().expect("an open quest");
            self.jeanne_mut().quests.insert(quest);
            journal.note(Event::JeanneQuest { quest, why: Reason::Trail });
            return;
        }
        let mut space = from;
        for _ in 0..spaces {
            // Among equal distances the short branch comes first. Spaces that do not count can make the long branch
            // shorter.
            match self.landings(ExplorerOwner::Jeanne, space).iter().min_by_key(|&&next| self.distance(next))
            {
                Some(&next) => space = next,
                None => break,
            }
        }
        self.jeanne_mut().explorer = space;
        journal.note(Event::JeanneExplored { space, why: Reason::Shortest });
    }

    /// Whether she can end a move of at most `spaces` spaces on `to`.
    fn jeanne_reaches(&self, from: Space, to: Space, spaces: u8) -> bool {
        spaces > 0
            && self
                .landings(ExplorerOwner::Jeanne, from)
                .iter()
                .any(|&next| next == to || self.jeanne_reaches(next, to, spaces - 1))
    }

    /// MA-31.13 to MA-31.15: resolves her Combat.
    fn jeanne_fights(&mut self, influence: u8, village: bool, journal: &mut impl Journal<Event>) {
        let pile = self.piles.iter().position(|&tokens| tokens > 0);
        let token = pile.map(|pile| self.reveal_token(pile));
        let (nation, why) = self.jeanne_nation(token);
        let strength = self.jeanne_strength(token, nation);
        journal.note(Event::JeanneCombat { token, nation, strength, why });
        if let Some(token) = token {
            self.jeanne_mut().combats.insert(token);
        }
        // MA-31.14: the cube goes to a city, or else to a village, or else to the box.
        let explorer = self.jeanne_mut().explorer;
        let free = |game: &Maracaibo, place: Place| game.cubes[place.index()].is_none();
        let city = Place::all()
            .find(|&place| self.has_flag(place) && free(self, place) && self.opens(explorer, place));
        let why = if city.is_some() { Reason::City } else { Reason::Village };
        self.jeanne_annexes(city.or_else(|| self.first_free_village()), nation, why, journal);
        if village {
            self.jeanne_annexes(self.first_free_village(), nation, Reason::Further, journal);
        }
        self.jeanne_influence(nation, influence, journal);
    }

    fn first_free_village(&self) -> Option<Place> {
        Place::all().find(|&place| self.is_free_village(place))
    }

    /// MA-31.14, MA-31.15: has no effect without a cube in the reserve.
    fn jeanne_annexes(
        &mut self,
        place: Option<Place>,
        nation: Nation,
        why: Reason,
        journal: &mut impl Journal<Event>,
    ) {
        if self.reserves[nation.index()] == 0 {
            journal.note(Event::JeanneIdle { why: Reason::NoCube });
            return;
        }
        self.reserves[nation.index()] -= 1;
        if let Some(place) = place {
            self.cubes[place.index()] = Some(nation);
        }
        journal.note(Event::JeanneAnnexed { place, nation, why });
    }

    /// MA-31.13: the value on the token plus her rank minus the player's rank.
    pub(crate) fn jeanne_strength(&self, token: Option<CombatId>, nation: Nation) -> i16 {
        let rank = |influence: u8| i16::from(self.rank(influence));
        let hers = self.jeanne.map_or(0, |jeanne| rank(jeanne.influence[nation.index()]));
        let yours = rank(self.players[0].influence[nation.index()]);
        i16::from(self.combat_value(token, nation)) + hers - yours
    }

    /// MA-31.13: the nation she fights for, and the rule that decided.
    fn jeanne_nation(&self, token: Option<CombatId>) -> (Nation, Reason) {
        let printed = |nation: Nation| match token {
            Some(token) => self.tables().combat(token).rows[nation.index()].value,
            None => 0,
        };
        let key = |nation: Nation| (self.jeanne_strength(token, nation), printed(nation));
        let mut best = Nation::France;
        for nation in Nation::ALL {
            // On a tie the first nation in order wins.
            if key(nation) > key(best) {
                best = nation;
            }
        }
        let rivals = || Nation::ALL.into_iter().filter(|&nation| nation != best);
        let why = if rivals().any(|nation| key(nation) == key(best)) {
            Reason::Order
        } else if rivals().any(|nation| key(nation).0 == key(best).0) {
            Reason::Printed
        } else {
            Reason::Strongest
        };
        (best, why)
    }

    /// MA-31.17: the income of her track and her cards.
    pub(crate) fn jeanne_income_points(&self, jeanne: &Jeanne) -> u16 {
        let tables = self.tables();
        let emptied = usize::from(jeanne.discs_gone);
        let track = emptied.checked_sub(1).map_or(0, |last| tables.automa.cells[last]);
        u16::from(track) + u16::from(jeanne.cards.len()) * u16::from(tables.numbers.automa_card)
    }

    pub(crate) fn jeanne_income(&mut self, journal: &mut impl Journal<Event>) {
        if let Some(jeanne) = self.jeanne {
            let points = self.jeanne_income_points(&jeanne);
            self.jeanne_mut().points += points;
            journal.note(Event::JeanneIncome { points });
        }
    }

    /// MA-31.20: the number of empty yellow cells on her track.
    pub fn yellow_emptied(&self, jeanne: &Jeanne) -> u8 {
        let yellow = self.tables().automa.yellow.iter().take(usize::from(jeanne.discs_gone));
        yellow.filter(|&&yellow| yellow).count() as u8
    }

    /// MA-31.20: the points for a lead.
    pub(crate) fn lead_points(steps: &[LeadStep], hers: u8, yours: u8) -> i32 {
        let ahead = hers.saturating_sub(yours);
        let reached = steps.iter().filter(|step| ahead >= step.ahead).map(|step| step.points);
        reached.max().map_or(0, i32::from)
    }
}

/// MA-31.4: Jeanne's turn is over (automatic step).
#[derive(Clone, Copy)]
pub(crate) struct EndJeanne;

impl Pending for EndJeanne {
    fn clause(self) -> &'static str {
        "MA-31.4"
    }

    // MA-31.24.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        let place = game.jeanne_mut().ship;
        if game.is_last(place) {
            game.begin_scoring(Seat(0), true, journal);
        } else {
            game.begin_turn(Seat(0));
        }
        false
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Jeanne)
    }

    fn audit_lowest(self, game: &Maracaibo, above: &[Step]) -> Result<bool, String> {
        let acts = matches!(above, [Step::JeanneActs(_), Step::Host(_), ..]);
        ensure(game.jeanne.is_some() && acts, "Jeanne's turn is muddled")?;
        Ok(true)
    }
}

/// MA-31.8: Jeanne has stopped (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JeanneActs {
    pub(crate) card: AutomaId,
}

impl Pending for JeanneActs {
    fn clause(self) -> &'static str {
        "MA-31.4"
    }

    // MA-31.7 to MA-31.10: her actions at the stop.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        let place = game.jeanne_mut().ship;
        // MA-31.7: she takes the tile placed first, and her turn ends.
        if let Some(at) = game.quests.iter().position(|one| one.place == place) {
            let quest = game.quests.remove(at).quest;
            game.jeanne_mut().quests.insert(quest);
            journal.note(Event::JeanneQuest { quest, why: Reason::Stop });
            return false;
        }
        if place == Place::PUERTO_CABEZAS
            && let Some(quest) = game.pier.take()
        {
            game.jeanne_mut().quests.insert(quest);
            journal.note(Event::JeanneQuest { quest, why: Reason::Stop });
            // MA-14.10: the tile on L1 is replaced.
            game.place_pier_quest(journal);
            return false;
        }
        let row = game.tables().automa.cards[self.card.index()];
        // MA-31.8, MA-31.9.
        let discs = game.tables().automa.cells.len() as u8;
        let room = game.market_room(place) > 0;
        if room && game.jeanne_mut().discs_gone < discs {
            game.markets[place.index()] += 1;
            game.jeanne_mut().discs_gone += 1;
            journal.note(Event::JeanneDelivered { place });
        } else if let Some(card) = game.row[usize::from(row.takes) - 1].take() {
            game.jeanne_mut().cards.insert(card);
            let why = if room {
                Reason::NoDisc
            } else if game.has_hand(place) {
                Reason::Homeward
            } else {
                Reason::MarketFull
            };
            journal.note(Event::JeanneTook { card, position: row.takes, why });
            game.fill_row(journal);
        } else {
            journal.note(Event::JeanneIdle { why: Reason::NoCard });
        }
        for &act in &row.acts {
            game.jeanne_act(act, journal);
        }
        false
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        ensure(position.at == 1 && game.jeanne.is_some(), "Jeanne acts at the wrong time")
    }
}

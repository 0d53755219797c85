//! Chapters MA-2 to MA-4: setup of the board and the players, the first decisions, La Armada (MA-32).

use engine::{DataId, Dice, Game, Journal, Phrase, Seat, Seats, Seed, SetupError, Turn, ensure};

use crate::data::{LIBRARY, Tables};
use crate::event::Event;
use crate::ids::{Area, AutomaId, CardId, Career, CityTile, CombatId, Deck, Legacy, Nation, Place, Space};
use crate::refusal::Why;
use crate::sets::{Automas, Buildings, Cards, Careers, Combats, Legacies, Quests};
use crate::state::{Fought, Jeanne, Maracaibo, OBJECTIVES, Options, PLANNING, Player, ROW, SEA, TILED};
use crate::step::{Pending, Stage, Step};
use crate::story::Story;
use crate::turn::Action;
use engine::List;

/// MA-2.6, MA-2.16: the most players with the Maracaibo tile and starting cubes.
const FEW: usize = 2;

/// MA-2.7: places the tiles with the wheel and random others, in random order. MA-2.6: Maracaibo has its own tile.
fn lay_tiles(tables: &Tables, seats: usize, dice: &mut Dice) -> [Option<CityTile>; TILED.len()] {
    let mut rolls = dice.open();
    let players = seats as u8;
    let fits = |tile: &CityTile| {
        let city = tables.city(*tile);
        city.place.is_none() && (city.players_min..=city.players_max).contains(&players)
    };
    let mut used: Vec<CityTile> =
        CityTile::all().filter(|tile| fits(tile) && tables.city(*tile).wheel).collect();
    let mut others: Vec<CityTile> =
        CityTile::all().filter(|tile| fits(tile) && !tables.city(*tile).wheel).collect();
    rolls.shuffle(&mut others);
    used.extend(others);
    used.truncate(TILED.len() - 1);
    rolls.shuffle(&mut used);
    let mut tiles = [None; TILED.len()];
    for (space, tile) in tiles.iter_mut().zip(used) {
        *space = Some(tile);
    }
    if seats <= FEW {
        tiles[TILED.len() - 1] =
            CityTile::all().find(|&tile| tables.city(tile).place == Some(Place::MARACAIBO));
    }
    tiles
}

impl Maracaibo {
    pub(crate) fn set_up(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Maracaibo, SetupError> {
        SetupError::check_seats(&Maracaibo::INFO, seats)?;
        let option = "solo";
        match options.solo {
            Some(_) if seats > 1 => return Err(SetupError::Alone { option, given: seats }),
            Some(level) if !(1..=5).contains(&level) => {
                let reason = Phrase::new("choices-number").with("min", 1).with("max", 5);
                return Err(SetupError::Option { option, reason });
            }
            Some(_) | None => (),
        }
        let tables = LIBRARY.loaded(data)?;
        let story = Story::begin(tables, options)?;
        let numbers = &tables.numbers;
        let mut dice = Dice::new(seed, "maracaibo");
        let tiles = lay_tiles(tables, seats, &mut dice);
        let mut rolls = dice.open();
        // MA-2.8, MA-2.10, MA-32.1.
        let of = |deck: Deck| tables.sets.decks[deck.index()];
        let mut deck = of(Deck::A);
        if let Some(story) = &story {
            deck |= story.special;
        }
        let mut b_cards = of(Deck::B);
        if options.armada {
            b_cards |= of(Deck::Armada);
        }
        // MA-3.4 (ruling): the first player is random.
        let first = Seat(rolls.below(seats as u32) as u8);
        let mut players = List::new();
        for seat in Seat::all(seats) {
            let mut hand = Cards::NONE;
            (0..numbers.cards_dealt).for_each(|_| hand.insert(deck.draw(&mut rolls)));
            // MA-3.5.
            let place = (seat.index() + seats - first.index()) % seats;
            players.push(Player {
                doubloons: numbers.doubloons_at_start[place].into(),
                income: numbers.income_at_start,
                combat: numbers.combat_at_start,
                spies: numbers.spies_at_start,
                supply: numbers.spies - numbers.spies_at_start,
                discs: [numbers.discs; Area::COUNT],
                hand,
                // The deal precedes the draw pile, so the dealt cards are not in it.
                old: hand,
                ..Player::default()
            });
        }
        for _ in 0..numbers.b_cards {
            deck.insert(b_cards.draw(&mut rolls));
        }
        let classic = tables.classic(options.level);
        if story.is_none() && classic.special_cards {
            // MA-2.9.
            deck |= of(Deck::C);
        }
        let row = [(); ROW].map(|()| Some(deck.draw(&mut rolls)));
        let mut quest_bag = Quests::piled();
        let quest_top = Some(quest_bag.draw(&mut rolls));
        // MA-2.14.
        let mut building_bag = Buildings::all();
        let mut buildings = List::new();
        buildings.push(building_bag.draw(&mut rolls));
        let mut career_bag = Careers::all();
        if !options.armada {
            career_bag = career_bag - Careers::from_iter([Career::French, Career::Spanish, Career::English]);
        }
        let jeanne = (seats == 1).then(|| {
            let level = usize::from(options.solo.unwrap_or(1)) - 1;
            let mut deck = Automas::NONE;
            let mut unused = Automas::NONE;
            for (letter, &count) in tables.automa.decks[level].iter().enumerate() {
                let mut bag: Automas = AutomaId::all().filter(|card| card.letter() == letter).collect();
                (0..count).for_each(|_| deck.insert(bag.draw(&mut rolls)));
                unused |= bag;
            }
            Jeanne {
                points: 0,
                influence: [0; Nation::COUNT],
                ship: Place::HABANA,
                explorer: Space::START,
                discs_gone: 0,
                quests: Quests::NONE,
                combats: Combats::NONE,
                cards: Cards::NONE,
                deck,
                discard: Automas::NONE,
                unused,
                reshuffled: false,
                card: None,
            }
        });
        // MA-2.15, MA-2.16.
        let mut cubes = [None; Place::COUNT];
        let mut reserves = [tables.cubes(); Nation::COUNT];
        if seats <= FEW {
            for place in Place::all() {
                if let Some(nation) = tables.place(place).cube {
                    cubes[place.index()] = Some(nation);
                    reserves[nation.index()] -= 1;
                }
            }
        }
        // MA-2.3 (ruling): as equal as possible.
        let tokens = CombatId::COUNT as u8;
        let mut game = Maracaibo {
            data,
            options: options.into(),
            round: 1,
            players,
            jeanne,
            legacies: if story.is_some() { Legacies::NONE } else { classic.tiles },
            story,
            cubes,
            sea: [None; SEA],
            mine: None,
            reserves,
            markets: [0; Place::COUNT],
            tiles,
            quest_top,
            quest_bag,
            quests: List::new(),
            pier: None,
            trail: [None; Space::QUESTS.len()],
            card_quests: List::new(),
            combat_bag: Combats::all(),
            piles: [tokens - tokens / 2, tokens / 2],
            deck,
            unused: b_cards,
            discard: Cards::NONE,
            row,
            reshuffled: false,
            recycled: Cards::NONE,
            buildings,
            building_bag,
            career_bag,
            active: first,
            first,
            sailed: 0,
            fought: Fought::default(),
            ultimate: false,
            turns: 1,
            steps: List::new(),
            dice,
        };
        // MA-2.4, MA-4.2, MA-30.1.
        for space in 0..game.trail.len() {
            game.trail[space] = game.next_quest();
        }
        journal.note(Event::FirstChosen { seat: first });
        for (seat, player) in Seat::all(seats).zip(&game.players) {
            let shadow = Event::DealtUnseen { seat, count: player.hand.len() };
            journal.whisper(seat, Event::Dealt { seat, cards: player.hand }, Some(shadow));
        }
        if game.story.is_some() {
            // MA-4.3, MA-4.4.
            game.set_up_story(journal);
        } else {
            game.lay_quests(0, journal);
            if game.has_legacy(Legacy::L1) {
                game.pier = game.next_quest();
            }
        }
        game.push(Split);
        Ok(game)
    }

    /// MA-4.2, MA-18.7, MA-14.12: places the quests of the classic card, for setup or after a round.
    pub(crate) fn lay_quests(&mut self, after: usize, journal: &mut impl Journal<Event>) {
        self.lay_spots(&self.tables().classic(self.options.level).quests[after], journal);
    }

    // The first decisions.

    /// MA-4.5: the number of dealt cards that are discarded.
    #[inline]
    pub(crate) fn cards_dropped(&self) -> u8 {
        let numbers = &self.tables().numbers;
        numbers.cards_dealt - numbers.cards_kept - 1
    }

    /// The seats that have not split their cards yet.
    fn unsplit(&self) -> Seats {
        let dropped = self.cards_dropped();
        Seat::all(self.players.len()).filter(|&seat| self.player(seat).dropped.len() < dropped).collect()
    }

    /// The seats that have not chosen a career yet.
    fn unchosen(&self) -> Seats {
        Seat::all(self.players.len()).filter(|&seat| self.player(seat).career.is_none()).collect()
    }

    /// MA-4.5: the card for the planning area is chosen first, then the discards.
    fn may_split(&self, seat: Seat, plans: bool, card: CardId) -> Result<(), Why> {
        let player = self.player(seat);
        if plans == player.planned.is_some() {
            return Err(Why::SplitOrder { planned: !plans });
        }
        if player.hand.has(card) { Ok(()) } else { Err(Why::NotInHand { card }) }
    }

    /// MA-4.5, MA-4.6: the cards are chosen in secret and revealed together.
    fn split(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.old.remove(card);
        if player.planned.is_none() {
            player.planned = Some(card);
            journal.whisper(seat, Event::PlanChosen { seat, card }, None);
        } else {
            player.dropped.insert(card);
            journal.whisper(seat, Event::DropChosen { seat, card }, None);
        }
        if !self.unsplit().is_empty() {
            return;
        }
        self.steps.pop();
        let mut rolls = self.dice.open();
        for (at, player) in self.players.iter_mut().enumerate() {
            let seat = Seat(at as u8);
            let planned = player.planned.take().expect("a planning card");
            let dropped = std::mem::take(&mut player.dropped);
            player.planning = [None; PLANNING];
            player.planning[0] = Some(planned);
            self.discard |= dropped;
            journal.note(Event::Planned { seat, card: planned });
            journal.note(Event::Dropped { seat, cards: dropped });
            // MA-4.7.
            for _ in 0..LIBRARY.get(self.data).numbers.careers_dealt {
                player.offered.insert(self.career_bag.draw(&mut rolls));
            }
        }
        self.turns += 1;
        self.push(Choose);
    }

    /// MA-4.7: careers are chosen in secret and revealed together.
    fn choose_career(&mut self, seat: Seat, career: Career, journal: &mut impl Journal<Event>) {
        self.player_mut(seat).career = Some(career);
        journal.whisper(seat, Event::CareerPicked { seat, career }, None);
        if !self.unchosen().is_empty() {
            return;
        }
        self.steps.pop();
        let spies = OBJECTIVES as u8;
        for at in 0..self.players.len() {
            let seat = Seat(at as u8);
            let player = self.player_mut(seat);
            let career = player.career.expect("a career");
            let rest = player.offered - Careers::one(career);
            player.offered = Careers::NONE;
            // MA-4.7, MA-4.8: three spies of the supply go on the card.
            player.supply -= spies;
            self.career_bag |= rest;
            journal.note(Event::CareerChosen { seat, career });
        }
        journal.note(Event::RoundBegan { round: self.round });
        self.begin_turn(self.first);
    }
}

/// MA-4.6: all players decide simultaneously. A solo player has a normal turn.
fn together(game: &Maracaibo, undecided: impl FnOnce(&Maracaibo) -> Seats) -> Turn {
    if game.players.len() == 1 { Turn::One(Seat(0)) } else { Turn::Several(undecided(game)) }
}

/// MA-4.5: all players split the dealt cards.
#[derive(Clone, Copy)]
pub(crate) struct Split;

impl Pending for Split {
    fn clause(self) -> &'static str {
        "MA-4.5"
    }

    fn turn(self, game: &Maracaibo) -> Turn {
        together(game, Maracaibo::unsplit)
    }

    fn legal(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        let player = game.player(seat);
        let planned = player.planned.is_some();
        out.extend(
            player
                .hand
                .iter()
                .map(|card| if planned { Action::Drop { card } } else { Action::Plan { card } }),
        );
    }

    fn permit(self, game: &Maracaibo, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Plan { card }) => game.may_split(seat, true, card),
            (_, Action::Drop { card }) => game.may_split(seat, false, card),
            _ => Err(Why::NotNow(self.clause())),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Plan { card } | Action::Drop { card }) => game.split(seat, card, journal),
            _ => self.unexpected_action(action),
        }
    }

    fn excludes_side_actions(self) -> bool {
        true
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, _: &Maracaibo, _: Seat) -> bool {
        true
    }

    fn name(self, game: &Maracaibo, seat: Seat, _: bool) -> Option<&'static str> {
        Some(if game.player(seat).planned.is_none() { "plan" } else { "drop" })
    }

    fn secret(self) -> Option<&'static str> {
        Some("ma-what-split")
    }

    fn detail(self, game: &Maracaibo, seat: Seat, phrase: Phrase, own: bool) -> Phrase {
        let left = game.cards_dropped().saturating_sub(game.player(seat).dropped.len());
        if own { phrase.with("left", left) } else { phrase }
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Split)
    }

    fn audit_lowest(self, game: &Maracaibo, above: &[Step]) -> Result<bool, String> {
        let numbers = &game.tables().numbers;
        ensure(above.is_empty() && game.round == 1 && !game.unsplit().is_empty(), "no split now")?;
        for player in &game.players {
            let set_aside = u8::from(player.planned.is_some()) + player.dropped.len();
            let fits = player.hand.len() + set_aside == numbers.cards_dealt
                && player.dropped.len() <= game.cards_dropped()
                && (player.planned.is_some() || player.dropped.is_empty())
                && player.planning.iter().all(Option::is_none);
            ensure(fits && player.old == player.hand, "a split is muddled")?;
        }
        Ok(false)
    }
}

/// MA-4.7: all players choose a career.
#[derive(Clone, Copy)]
pub(crate) struct Choose;

impl Pending for Choose {
    fn clause(self) -> &'static str {
        "MA-4.7"
    }

    fn turn(self, game: &Maracaibo) -> Turn {
        together(game, Maracaibo::unchosen)
    }

    fn legal(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.player(seat).offered.iter().map(|career| Action::Career { career }));
    }

    fn permit(self, game: &Maracaibo, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Career { career }) if game.player(seat).offered.has(career) => Ok(()),
            (_, Action::Career { career }) => Err(Why::NotOffered { career }),
            _ => Err(Why::NotNow(self.clause())),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Career { career }) => game.choose_career(seat, career, journal),
            _ => self.unexpected_action(action),
        }
    }

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
        Some("career")
    }

    fn secret(self) -> Option<&'static str> {
        Some("ma-what-careers")
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Careers)
    }

    fn audit_lowest(self, game: &Maracaibo, above: &[Step]) -> Result<bool, String> {
        let fits = above.is_empty() && game.round == 1 && !game.unchosen().is_empty();
        ensure(fits, "no careers now")?;
        let supply = |supply: u8| usize::from(supply) >= OBJECTIVES;
        ensure(game.players.iter().all(|player| supply(player.supply)), "no spies for a career")?;
        Ok(true)
    }
}

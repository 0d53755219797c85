//! Helpers that build and play test positions.

use engine::kit::notation;
pub(crate) use engine::kit::{Choose, play_out};
use engine::{DataFiles, DataId, Game, Notes, Seat, Seed, Silent, Told, Turn};

use crate::progression::Act;
use crate::step::Step;
use crate::{Action, Cards, DevelopmentId, Developments, Event, Marker, MundusNovus, Options, Resource};

/// The built-in component data.
pub(crate) fn built_in() -> DataId {
    MundusNovus::load_data(&DataFiles::embedded(MundusNovus::INFO.data)).unwrap()
}

/// A game at its first decision; seat 0 is Trade Master.
pub(crate) fn game(seats: usize, seed: u64) -> MundusNovus {
    MundusNovus::new(built_in(), seats, &Options { first: Some(0) }, Seed::from(seed)).unwrap()
}

/// Parses cards by value, with `r` for a relic: `"1 1 9 r"`.
pub(crate) fn cards(text: &str) -> Cards {
    let card = |word: &str| match word {
        "r" => Resource::Relic,
        value => Resource::GOODS[value.parse::<usize>().unwrap() - 1],
    };
    text.split_whitespace().map(card).collect()
}

/// A Development by its id.
pub(crate) fn dev(text: &str) -> DevelopmentId {
    DevelopmentId::read(text).unwrap()
}

/// Developments by their ids.
pub(crate) fn devs(text: &str) -> Vec<DevelopmentId> {
    text.split_whitespace().map(dev).collect()
}

/// A builder for test positions.
///
/// It starts in round 2 without an event and with empty hands. The cards in the queue have no effect on the tests.
pub(crate) struct Table(pub(crate) MundusNovus);

impl Table {
    pub(crate) fn new(seats: usize) -> Table {
        let mut game = game(seats, 1);
        game.round = 2;
        game.pile += game.market;
        game.market = Cards::NONE;
        for player in game.players.iter_mut() {
            game.pile += std::mem::take(&mut player.hand);
        }
        let table = Table(game).queue("D26 D29 D32 D35 D40");
        table.market("1 2 3")
    }

    fn draw(&mut self, wanted: Cards) -> Cards {
        self.0.pile -= wanted;
        wanted
    }

    pub(crate) fn market(mut self, text: &str) -> Table {
        self.0.pile += self.0.market;
        self.0.market = self.draw(cards(text));
        self
    }

    pub(crate) fn hand(mut self, seat: u8, text: &str) -> Table {
        self.0.pile += self.0.player(Seat(seat)).hand;
        let hand = self.draw(cards(text));
        self.0.player_mut(Seat(seat)).hand = hand;
        self
    }

    /// Gives all players the same hand.
    pub(crate) fn hands(self, text: &str) -> Table {
        (0..self.0.players.len() as u8).fold(self, |table, seat| table.hand(seat, text))
    }

    /// Discards all but `left` cards of the pile, most common kinds first.
    pub(crate) fn pile(mut self, left: u8) -> Table {
        while self.0.pile.len() > left {
            let kind = Resource::ALL.into_iter().max_by_key(|&kind| self.0.pile[kind]).unwrap();
            self.0.pile.take(kind);
            self.0.discard.put(kind);
        }
        self
    }

    /// Sets the queue from position 1 on. Player marks are ignored.
    pub(crate) fn queue(mut self, text: &str) -> Table {
        let wanted: Developments = devs(text).into_iter().collect();
        self.0.deck = (self.0.deck | self.0.queue.iter().copied().collect()) & !wanted;
        self.0.queue = devs(text).into_iter().collect();
        self.0.deck = self.0.deck & self.0.tables().deck(self.0.players.len());
        self
    }

    pub(crate) fn deck(mut self, text: &str) -> Table {
        self.0.deck = devs(text).into_iter().collect();
        self
    }

    /// Gives a seat Developments from the pile.
    pub(crate) fn owns(mut self, seat: u8, text: &str) -> Table {
        for card in devs(text) {
            assert!(!self.0.queue.contains(&card), "{card} lies in the queue");
            self.0.deck = self.0.deck & !Developments::one(card);
            self.0.player_mut(Seat(seat)).developments.insert(card);
        }
        self
    }

    pub(crate) fn doubloons(mut self, seat: u8, doubloons: u16) -> Table {
        self.0.player_mut(Seat(seat)).purse.income = doubloons;
        self
    }

    pub(crate) fn event(mut self, marker: Marker) -> Table {
        self.0.marker = Some(marker);
        self
    }

    pub(crate) fn round(mut self, round: u16) -> Table {
        self.0.round = round;
        self
    }

    pub(crate) fn master(mut self, seat: u8) -> Table {
        self.0.master = Seat(seat);
        self
    }

    fn at(mut self, step: impl Into<Step>) -> MundusNovus {
        self.0.steps.truncate(0);
        self.0.begin(step);
        self.0
    }

    /// Builds the position at a seat's turn; `after` players are still to act.
    pub(crate) fn turn(self, seat: u8, after: u8) -> MundusNovus {
        let used = Developments::NONE;
        let acting = Act {
            seat: Seat(seat),
            after,
            identical: false,
            different: false,
            relics: false,
            used,
            backs: 0,
        };
        self.at(acting)
    }

    /// Builds the position at the announcement.
    pub(crate) fn announce(self) -> MundusNovus {
        self.at(Step::Announce)
    }

    /// Builds the position at the choice of the first player.
    pub(crate) fn first(self) -> MundusNovus {
        self.at(Step::First)
    }

    /// Ends the round: a new one begins, or the game is over.
    pub(crate) fn next_round(mut self) -> MundusNovus {
        self.0.steps.truncate(0);
        self.0.end_round(&mut Silent);
        self.0
    }

    /// Builds the position at the start of the exchanges with these offers. Hands are empty otherwise.
    pub(crate) fn offers(mut self, offers: &[&str]) -> MundusNovus {
        let number = offers.iter().map(|text| cards(text).len()).max().unwrap();
        for (seat, text) in (0..).zip(offers) {
            self = self.hand(seat, text);
        }
        let mut game = self.announce();
        let master = game.master;
        play(&mut game, &format!("{master}: announce {number}"));
        for (seat, text) in (0..).zip(offers) {
            for card in cards(text).each() {
                play(&mut game, &format!("{seat}: offer {}", card.id()));
            }
            if game.turn().actors().has(Seat(seat)) && matches!(game.step(), Step::Offer(_)) {
                play(&mut game, &format!("{seat}: stop"));
            }
        }
        game
    }
}

/// Reads `"seat: notation"` as the legal action it names.
pub(crate) fn read(game: &MundusNovus, text: &str) -> (Seat, Action) {
    let (seat, wanted) = text.split_once(": ").unwrap();
    let seat = Seat(seat.parse().unwrap());
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let found = legal.iter().copied().find(|&action| notation(game, seat, action) == wanted);
    (seat, found.unwrap_or_else(|| panic!("{text} is none of {:?}", choices(game, seat.0))))
}

/// Plays moves, separated by commas, and returns the events.
pub(crate) fn play(game: &mut MundusNovus, moves: &str) -> Vec<Event> {
    let mut notes = Notes::default();
    for one in moves.split(',') {
        let (seat, action) = read(game, one.trim());
        assert_eq!(game.check(seat, action), Ok(()));
        game.apply(seat, action, &mut notes);
    }
    let told = |told| match told {
        Told::All(event) | Told::Some { event, .. } => event,
    };
    notes.0.into_iter().map(told).collect()
}

/// The legal actions of a seat, as notation.
pub(crate) fn choices(game: &MundusNovus, seat: u8) -> Vec<String> {
    engine::kit::choices_of(game, Seat(seat))
}

/// The clause that refuses an action.
pub(crate) fn refused(game: &MundusNovus, seat: u8, action: Action) -> &'static str {
    let illegal = game.check(Seat(seat), action).unwrap_err();
    illegal.clause
}

/// The clause that refuses the candidate with this notation.
pub(crate) fn refusal(game: &MundusNovus, text: &str) -> &'static str {
    let (seat, wanted) = text.split_once(": ").unwrap();
    let seat = Seat(seat.parse().unwrap());
    let mut candidates = Vec::new();
    game.candidates(seat, &mut candidates);
    let found = candidates.into_iter().find(|&action| notation(game, seat, action) == wanted);
    refused(game, seat.0, found.unwrap_or_else(|| panic!("{text} is no candidate")))
}

pub(crate) fn purses(game: &MundusNovus) -> Vec<u16> {
    game.players.iter().map(|player| player.purse.doubloons()).collect()
}

pub(crate) fn hand_sizes(game: &MundusNovus) -> Vec<u8> {
    game.players.iter().map(|player| player.hand.len()).collect()
}

/// Ends all remaining turns of the round without storing cards.
pub(crate) fn finish_round(game: &mut MundusNovus) {
    let round = game.round;
    while game.round == round && game.turn() != Turn::Over {
        let seat = game.turn().actors().first().unwrap();
        let action = if matches!(game.step(), Step::Store(_)) { Action::Leave } else { Action::End };
        game.apply(seat, action, &mut Silent);
    }
}

/// Plays exchanges written `0<1` (seat 0 takes from seat 1). The first card on offer is taken and kept.
pub(crate) fn exchange(game: &mut MundusNovus, takes: &str) {
    for take in takes.split_whitespace() {
        let (taker, from) = take.split_once('<').unwrap();
        let from = Seat(from.parse().unwrap());
        let card = game.player(from).offer.kinds().next().unwrap();
        play(game, &format!("{taker}: take {} from {from}, {taker}: keep", card.id()));
    }
}

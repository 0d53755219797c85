//! A small game with hidden hands, dice, a secret choice of two steps and, if asked for, a planted panic.
//!
//! In each round all seats pick a card of their hand in secret and confirm it; the cards are shown and score. Then each
//! seat in turn draws a card or passes.

use bots::{AnyPlayer, Effort};
use catalog::{AnyAction, AnyMatch, CatalogError, Hosted};
use engine::{
    ActError, Choices, DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, Library, Match,
    OptionInfo, Outcome, Page, Phrase, Progress, Say, Seat, Seats, Seed, SetupError, Sheet, Start, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use server::Games;

static LIBRARY: Library<()> = Library::new();
const CARDS: u8 = 60;
const NODS: u8 = 200;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Toy {
    data: DataId,
    options: Options,
    hands: Vec<Vec<u8>>,
    bag: Vec<u8>,
    picks: Vec<Option<u8>>,
    sure: Vec<bool>,
    scores: Vec<i32>,
    round: u8,
    turns: u32,
    /// The deciding seat; `None` while all seats pick.
    at: Option<u8>,
    dice: Dice,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Options {
    rounds: u8,
    /// Whether a panicking move is offered.
    boom: bool,
    /// Whether a seat may also nod, in several ways, instead of drawing a card.
    polite: bool,
    /// Whether the first round begins with its draws, so that one seat decides.
    drawn: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 3, boom: false, polite: false, drawn: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(super) enum Action {
    Pick { card: u8 },
    Confirm,
    Draw,
    Pass,
    Boom,
    Nod { times: u8 },
}

engine::every!(Action { Pick { card }, Confirm, Draw, Pass, Boom, Nod { times } });

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Event {
    Showed { cards: Vec<u8> },
    Drew { seat: Seat, card: u8 },
    DrewSomething { seat: Seat },
    Passed { seat: Seat },
    Nodded { seat: Seat, times: u8 },
}

impl Say for Event {
    fn say(&self) -> Phrase {
        Phrase::new("toy-event")
    }
}

/// The effect of each card in the seat's hand.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Aid {
    then: Vec<i32>,
}

#[derive(Debug, PartialEq, Serialize)]
pub(super) struct View {
    hand: Option<Vec<u8>>,
    counts: Vec<usize>,
    pick: Option<u8>,
    scores: Vec<i32>,
    round: u8,
}

impl Toy {
    fn finish_round(&mut self, journal: &mut impl Journal<Event>) {
        let cards: Vec<u8> = self.picks.iter().map(|pick| pick.expect("all are sure")).collect();
        for (seat, card) in cards.iter().enumerate() {
            self.scores[seat] += i32::from(*card);
            self.hands[seat].retain(|other| other != card);
        }
        journal.note(Event::Showed { cards });
        self.picks.fill(None);
        self.sure.fill(false);
        self.at = Some(0);
        self.turns += 1;
    }
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Aid = Aid;

    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        seats_min: 2,
        seats_max: 4,
        prefix: "TO",
        rules_version: 1,
        options: &[
            OptionInfo {
                key: "rounds",
                choices: Choices::Number { min: 1, max: 60, optional: false },
                default: "3",
            },
            OptionInfo { key: "boom", choices: Choices::Flag, default: "false" },
            OptionInfo { key: "polite", choices: Choices::Flag, default: "false" },
            OptionInfo { key: "drawn", choices: Choices::Flag, default: "false" },
        ],
        data: &[],
        ledgers: &[],
        decisions_max: 1000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        _: &mut impl Journal<Event>,
    ) -> Result<Toy, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        let mut dice = Dice::new(seed, "toy");
        let mut bag: Vec<u8> = (0..CARDS).collect();
        dice.shuffle(&mut bag);
        let mut hands: Vec<Vec<u8>> = (0..seats).map(|_| bag.split_off(bag.len() - 4)).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        bag.sort_unstable();
        Ok(Toy {
            data,
            options: options.clone(),
            hands,
            bag,
            picks: vec![None; seats],
            sure: vec![false; seats],
            scores: vec![0; seats],
            round: 1,
            turns: 1,
            at: options.drawn.then_some(0),
            dice,
        })
    }

    fn turn(&self) -> Turn {
        if self.round > self.options.rounds {
            return Turn::Over;
        }
        match self.at {
            Some(seat) => Turn::One(Seat(seat)),
            None => {
                let waiting = |seat: &Seat| !self.sure[seat.index()];
                Turn::Several(Seat::all(self.hands.len()).filter(waiting).collect::<Seats>())
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn().actors().has(seat) {
            return;
        }
        if self.at.is_some() {
            out.extend([Action::Draw, Action::Pass]);
            if self.options.boom {
                out.push(Action::Boom);
            }
            if self.options.polite {
                out.extend((1..=NODS).map(|times| Action::Nod { times }));
            }
        } else {
            let pick = self.picks[seat.index()];
            out.extend(self.hands[seat.index()].iter().map(|&card| Action::Pick { card }));
            out.retain(|action| pick.is_none_or(|card| *action != Action::Pick { card }));
            out.extend(pick.map(|_| Action::Confirm));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Pick { card } => self.picks[seat.index()] = Some(card),
            Action::Confirm => {
                self.sure[seat.index()] = true;
                if self.sure.iter().all(|sure| *sure) {
                    self.finish_round(journal);
                }
            }
            Action::Draw | Action::Pass | Action::Nod { .. } => {
                if action == Action::Draw && !self.bag.is_empty() {
                    let at = self.dice.below(self.bag.len() as u32) as usize;
                    let card = self.bag.remove(at);
                    self.hands[seat.index()].push(card);
                    self.hands[seat.index()].sort_unstable();
                    journal.whisper(seat, Event::Drew { seat, card }, Some(Event::DrewSomething { seat }));
                } else if let Action::Nod { times } = action {
                    journal.note(Event::Nodded { seat, times });
                } else {
                    journal.note(Event::Passed { seat });
                }
                self.turns += 1;
                self.at = Some(seat.0 + 1).filter(|next| usize::from(*next) < self.hands.len());
                if self.at.is_none() {
                    self.round += 1;
                }
            }
            Action::Boom => panic!("a planted fault"),
        }
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut unknown: Vec<u8> = self.bag.clone();
        for (seat, hand) in self.hands.iter().enumerate() {
            if !viewer.is(Seat(seat as u8)) {
                unknown.extend(hand);
            }
        }
        unknown.sort_unstable();
        dice.shuffle(&mut unknown);
        for seat in 0..self.hands.len() {
            if !viewer.is(Seat(seat as u8)) {
                let count = self.hands[seat].len();
                self.hands[seat] = unknown.split_off(unknown.len() - count);
                self.hands[seat].sort_unstable();
                self.picks[seat] = self.picks[seat].map(|_| self.hands[seat][0]);
            }
        }
        unknown.sort_unstable();
        self.bag = unknown;
        self.dice = dice.fork();
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        LIBRARY.load(files, |_| Ok(()))
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
        if self.turn().actors().has(seat) && self.at.is_some() {
            out.push(Action::Confirm);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(Illegal::new("TO-1", Phrase::new("toy-illegal"))) }
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        match action {
            Action::Pick { card } => out.push_str(&format!("pick c{card}")),
            Action::Confirm => out.push_str("confirm"),
            Action::Draw => out.push_str("draw"),
            Action::Pass => out.push_str("pass"),
            Action::Boom => out.push_str("boom"),
            Action::Nod { times } => out.push_str(&format!("nod {times}")),
        }
    }

    fn say(&self, _: Seat, _: Action) -> Phrase {
        Phrase::new("toy-action")
    }

    fn kind(_: Action) -> &'static str {
        "action"
    }

    fn is_secret(&self, _: Seat) -> bool {
        self.at.is_none()
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        let waits = matches!(viewer, Viewer::Seat(seat) if self.turn().actors().has(seat));
        Phrase::new(if waits { "toy-choose" } else { "toy-wait" })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator | Viewer::Everybody => None,
        };
        View {
            hand: own.map(|seat| self.hands[seat].clone()),
            counts: self.hands.iter().map(Vec::len).collect(),
            pick: own.and_then(|seat| self.picks[seat]),
            scores: self.scores.clone(),
            round: self.round,
        }
    }

    fn aid(&self, seat: Seat) -> Option<Aid> {
        if !self.turn().actors().has(seat) {
            return None;
        }
        let score = self.scores[seat.index()];
        Some(Aid { then: self.hands[seat.index()].iter().map(|&card| score + i32::from(card)).collect() })
    }

    fn page(&self, _: Viewer) -> Page {
        let mut page = Page::default();
        page.heading(Phrase::new("toy-page"));
        page
    }

    fn progress(&self) -> Progress {
        Progress { round: u16::from(self.round), phase: Phrase::new("toy-phase"), turn: self.turns }
    }

    fn standing(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add("cards", self.scores[seat.index()]);
        sheet
    }

    fn outcome(&self) -> Option<Outcome> {
        let sheets = || Seat::all(self.seats()).map(|seat| self.standing(seat)).collect();
        self.turn().is_over().then(|| Outcome::by_points(sheets(), "rounds"))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// The toy game alone, with bots that take the first legal choice; or the catalog.
#[derive(Debug, Default)]
pub(super) struct Toys {
    /// A bot that panics.
    pub(super) silly: bool,
    /// Changes the rules: the same seed deals other cards.
    pub(super) other_rules: bool,
    /// The time for the evaluation of a decision.
    pub(super) slow: Option<std::time::Duration>,
}

impl Games for Toys {
    fn infos(&self) -> Vec<&'static Info> {
        const INFO: &Info = &Toy::INFO;
        const LATER: &Info = &Info { rules_version: 2, ..Toy::INFO };
        vec![if self.other_rules { LATER } else { INFO }]
    }

    fn data(&self, _: &str) -> Result<DataId, CatalogError> {
        Ok(Toy::load_data(&self.files("toy")?)?)
    }

    fn begin(
        &self,
        _: &str,
        data: DataId,
        seats: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let options: Options = serde_json::from_value(options.clone()).unwrap();
        let seed = if self.other_rules { seed.derive("other rules") } else { seed };
        Ok(Box::new(Hosted(Match::<Toy>::new(Start::Seed { seed, seats, options, data })?)))
    }

    fn load(&self, _: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError> {
        self.data("toy")?;
        let state: Toy =
            serde_json::from_value(state.clone()).map_err(|error| CatalogError::State(error.to_string()))?;
        Ok(Box::new(Hosted(Match::new(Start::State(Box::new(state)))?)))
    }

    fn files(&self, _: &str) -> Result<DataFiles, CatalogError> {
        Ok(DataFiles::embedded(&[("toy.toml", "[[thing]]\nid = \"a\"\nsource = \"book\"\n")]))
    }

    fn texts(&self, _: &str, _: DataId) -> Result<Vec<(String, Phrase)>, CatalogError> {
        Ok(vec![("toy-thing-a".to_owned(), Phrase::new("toy-illegal"))])
    }

    fn levels(&self) -> &'static [&'static str] {
        &["easy", "medium"]
    }

    fn strengths(&self, _: &str) -> Vec<bots::Strength> {
        vec![bots::Strength { level: "medium", over: "easy", share: 75.0, games: 4 }]
    }

    fn bot(&self, _: &str, level: &str) -> Option<Box<dyn AnyPlayer>> {
        Some(Box::new(ToyBot { silly: self.silly, nods: level == "medium" }))
    }

    /// The first two legal choices, best first.
    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        decided: Option<&str>,
        _: Seed,
        _: bots::Effort<'_>,
    ) -> Option<Vec<bots::Advised>> {
        if let Some(slow) = self.slow {
            std::thread::sleep(slow);
        }
        let legal = game.legal(seat);
        let wanted = |at: usize, row: &catalog::Choice| at < 2 || decided == Some(row.text.as_str());
        let rows = legal.into_iter().enumerate().filter(|(at, row)| wanted(*at, row));
        let advised = |(at, row): (usize, catalog::Choice)| bots::Advised {
            moves: vec![row],
            percent: Some(60 - 20 * at.min(3) as u8),
            value: 0.0,
            reasons: Vec::new(),
            reason: Phrase::new("hint-only"),
        };
        Some(rows.map(advised).collect())
    }

    /// Chances by the present points.
    fn chances(&self, game: &dyn AnyMatch, _: u32, _: Seed) -> Option<Vec<f64>> {
        let points = Seat::all(game.seats()).map(|seat| 1.0 + f64::from(game.standing(seat).total().max(0)));
        let points: Vec<f64> = points.collect();
        let sum: f64 = points.iter().sum();
        Some(points.into_iter().map(|one| one / sum).collect())
    }
}

/// A bot of the toy game.
#[derive(Debug)]
struct ToyBot {
    silly: bool,
    nods: bool,
}

impl AnyPlayer for ToyBot {
    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        seed: Seed,
        _: Effort<'_>,
    ) -> Result<AnyAction, ActError> {
        assert!(!self.silly, "a planted fault of a bot");
        // Prefers a confirmation, so that picking ends.
        let legal = game.legal(seat);
        // A bot of the higher level nods instead of drawing, each time differently.
        let nods: Vec<_> = legal.iter().filter(|row| row.text.starts_with("nod")).collect();
        if self.nods && !nods.is_empty() {
            return Ok(AnyAction::from(nods[usize::from(seed.0[0]) % nods.len()]));
        }
        let sure = legal.iter().find(|row| row.text == "confirm").or(legal.first());
        sure.map(AnyAction::from).ok_or(ActError::Over)
    }
}

//! A small game for tests with difficulties for bots: hidden hands, secret simultaneous choices, draws, and turns of
//! many small choices.
//!
//! Each round all bid a card in secret; the highest bid (the lowest seat among equals) has the turn. It sells any
//! number of cards of one kind, kind first, then count, may draw a card, and ends its turn. The bid cards go back into
//! the bag and every seat draws one. Selling n cards of a kind pays n squared.

use engine::{
    DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, Library, Outcome, Page, Phrase,
    Progress, Say, Seat, Seed, SetupError, Sheet, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

const KINDS: usize = 5;
const ROUNDS: u16 = 8;

static LIBRARY: Library<()> = Library::new();

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Toy {
    pub(crate) hands: Vec<[u8; KINDS]>,
    pub(crate) bids: Vec<Option<u8>>,
    pub(crate) points: Vec<u16>,
    bag: [u8; KINDS],
    step: Step,
    round: u16,
    data: DataId,
    dice: Dice,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Step {
    Bid,
    Menu { seat: Seat, drawn: bool },
    Sell { seat: Seat, drawn: bool, kind: Option<u8> },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Action {
    Bid { card: u8 },
    Sell,
    Kind { card: u8 },
    Count { count: u8 },
    Draw,
    End,
}

engine::every!(Action { Bid { card }, Sell, Kind { card }, Count { count }, Draw, End });

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Event;

impl Say for Event {
    fn say(&self) -> Phrase {
        Phrase::plain("event")
    }
}

#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct View {
    hand: Option<[u8; KINDS]>,
    points: Vec<u16>,
    round: u16,
}

#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub(crate) struct NoOptions {}

impl Toy {
    fn draw(&mut self, seat: Seat) {
        if self.bag.iter().any(|&count| count > 0) {
            let kind = self.dice.draw(&mut self.bag);
            self.hands[seat.index()][kind] += 1;
        }
    }
}

impl Game for Toy {
    type Options = NoOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Aid = engine::NoAid;

    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        seats_min: 2,
        seats_max: 4,
        prefix: "TY",
        rules_version: 1,
        options: &[],
        data: &[("toy.toml", "")],
        ledgers: &[],
        decisions_max: 1000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        _: &NoOptions,
        seed: Seed,
        _: &mut impl Journal<Event>,
    ) -> Result<Toy, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        let mut toy = Toy {
            hands: vec![[0; KINDS]; seats],
            bids: vec![None; seats],
            points: vec![0; seats],
            bag: [12; KINDS],
            step: Step::Bid,
            round: 1,
            data,
            dice: Dice::new(seed, "toy"),
        };
        for seat in Seat::all(seats) {
            (0..5).for_each(|_| toy.draw(seat));
        }
        Ok(toy)
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Bid => {
                Turn::Several(Seat::all(self.seats()).filter(|s| self.bids[s.index()].is_none()).collect())
            }
            Step::Menu { seat, .. } | Step::Sell { seat, .. } => Turn::One(seat),
            Step::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn().actors().has(seat) {
            return;
        }
        let hand = self.hands[seat.index()];
        let kinds = (0..KINDS as u8).filter(|&card| hand[usize::from(card)] > 0);
        match self.step {
            Step::Bid => out.extend(kinds.map(|card| Action::Bid { card })),
            Step::Menu { drawn, .. } => {
                if hand.iter().sum::<u8>() > 1 {
                    out.push(Action::Sell);
                }
                if !drawn {
                    out.push(Action::Draw);
                }
                out.push(Action::End);
            }
            Step::Sell { kind: None, .. } => out.extend(kinds.map(|card| Action::Kind { card })),
            Step::Sell { kind: Some(card), .. } => {
                let spare = hand.iter().sum::<u8>() - 1;
                out.extend((1..=hand[usize::from(card)].min(spare)).map(|count| Action::Count { count }));
            }
            Step::Over => (),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, _: &mut impl Journal<Event>) {
        match (self.step, action) {
            (Step::Bid, Action::Bid { card }) => {
                self.bids[seat.index()] = Some(card);
                if self.bids.iter().all(Option::is_some) {
                    let mut winner = Seat(0);
                    for other in Seat::all(self.seats()) {
                        if self.bids[other.index()] > self.bids[winner.index()] {
                            winner = other;
                        }
                    }
                    for other in Seat::all(self.seats()) {
                        let card = usize::from(self.bids[other.index()].take().unwrap());
                        self.hands[other.index()][card] -= 1;
                        self.bag[card] += 1;
                    }
                    Seat::all(self.seats()).for_each(|other| self.draw(other));
                    self.step = Step::Menu { seat: winner, drawn: false };
                }
            }
            (Step::Menu { drawn, .. }, Action::Sell) => self.step = Step::Sell { seat, drawn, kind: None },
            (Step::Menu { .. }, Action::Draw) => {
                self.draw(seat);
                self.step = Step::Menu { seat, drawn: true };
            }
            (Step::Menu { .. }, Action::End) => {
                self.round += 1;
                self.step = if self.round > ROUNDS { Step::Over } else { Step::Bid };
            }
            (Step::Sell { drawn, .. }, Action::Kind { card }) => {
                self.step = Step::Sell { seat, drawn, kind: Some(card) };
            }
            (Step::Sell { drawn, kind: Some(card), .. }, Action::Count { count }) => {
                self.hands[seat.index()][usize::from(card)] -= count;
                self.bag[usize::from(card)] += count;
                self.points[seat.index()] += u16::from(count) * u16::from(count);
                self.step = Step::Menu { seat, drawn };
            }
            (step, action) => unreachable!("{action:?} at {step:?}"),
        }
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut dice = dice.fork();
        let hidden: Vec<Seat> = Seat::all(self.seats()).filter(|&seat| !viewer.is(seat)).collect();
        let sizes: Vec<u8> = hidden.iter().map(|seat| self.hands[seat.index()].iter().sum()).collect();
        for seat in &hidden {
            let hand = std::mem::take(&mut self.hands[seat.index()]);
            self.bag.iter_mut().zip(hand).for_each(|(bag, count)| *bag += count);
        }
        for (seat, size) in hidden.iter().zip(sizes) {
            for _ in 0..size {
                let kind = dice.draw(&mut self.bag);
                self.hands[seat.index()][kind] += 1;
            }
            if self.bids[seat.index()].is_some() {
                let mut hand = self.hands[seat.index()];
                self.bids[seat.index()] = Some(dice.draw(&mut hand) as u8);
            }
        }
        self.dice = dice.fork();
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn options(&self) -> NoOptions {
        NoOptions {}
    }

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        LIBRARY.load(files, |_| Ok(()))
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let refuse = || Illegal::new("TY-1", Phrase::plain("no"));
        legal.contains(&action).then_some(()).ok_or_else(refuse)
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        out.push_str(&format!("{action:?}").to_lowercase());
    }

    fn say(&self, _: Seat, action: Action) -> Phrase {
        Phrase::plain(format!("{action:?}"))
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Bid { .. } => "bid",
            Action::Sell => "sell",
            Action::Kind { .. } => "kind",
            Action::Count { .. } => "count",
            Action::Draw => "draw",
            Action::End => "end",
        }
    }

    fn is_quiescent(&self, _: Seat) -> bool {
        !matches!(self.step, Step::Sell { .. })
    }

    fn is_secret(&self, _: Seat) -> bool {
        self.step == Step::Bid
    }

    fn prompt(&self, _: Viewer) -> Phrase {
        Phrase::plain("decide")
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = Seat::all(self.seats()).find(|&seat| viewer.is(seat)).map(|seat| self.hands[seat.index()]);
        View { hand, points: self.points.clone(), round: self.round }
    }

    fn page(&self, _: Viewer) -> Page {
        Page::default()
    }

    fn progress(&self) -> Progress {
        Progress { round: self.round.min(ROUNDS), phase: Phrase::plain("round"), turn: u32::from(self.round) }
    }

    fn standing(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add("points", i32::from(self.points[seat.index()]));
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

/// A new game.
pub(crate) fn toy(seats: usize, seed: u64) -> Toy {
    let data = Toy::load_data(&DataFiles::embedded(Toy::INFO.data)).unwrap();
    Toy::new(data, seats, &NoOptions {}, Seed::from(seed)).unwrap()
}

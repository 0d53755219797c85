//! A small game with hidden hands, dice, a market, a forced move and a simultaneous secret choice of two steps. It is
//! correct unless a fault is planted, which the kit must find.
//!
//! In each round every seat has two actions (take a card from the market, draw one, gamble, show one); then all offer a
//! card and stake coins in secret. The highest card that is alone wins the pot, which its owner claims.

mod fault;
mod rules;
mod shown;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Choices, DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, Library, OptionInfo, Outcome,
    Page, Phrase, Progress, Say, Seat, Seats, Seed, SetupError, Sheet, Turn, Viewer,
};

pub(super) use fault::Plant;
pub(super) use shown::ToyView;

pub(super) const KINDS: usize = 5;
const CARDS_OF_A_KIND: u8 = 6;
const COINS: u16 = 60;
const ROUNDS_MAX: u8 = 8;

/// Cards by kind.
pub(super) type Cards = [u8; KINDS];

static LIBRARY: Library<()> = Library::new();

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Toy {
    pub(super) data: DataId,
    pub(super) options: Options,
    pub(super) hands: ArrayVec<Hand, 4>,
    pub(super) market: ArrayVec<u8, 3>,
    pub(super) bag: Cards,
    pub(super) discard: Cards,
    pub(super) bank: u16,
    pub(super) round: u8,
    pub(super) turn: u32,
    pub(super) step: Step,
    pub(super) dice: Dice,
    /// Only with `Plant::UndoAfterLook`: a card drawn too early, and the seat that saw it.
    pub(super) next: Option<u8>,
    pub(super) looked: Seats,
    /// Only with `Plant::SerdeLoses`.
    #[serde(skip)]
    pub(super) lost: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Hand {
    pub(super) cards: Cards,
    /// The publicly known cards of the hand.
    pub(super) known: Cards,
    pub(super) coins: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Offer {
    /// The offered card, once it is chosen.
    pub(super) card: Option<Pick>,
    /// The coins, once they are chosen.
    pub(super) stake: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Pick {
    Nothing,
    Card(u8),
}

impl Offer {
    /// The card offered, if there is one.
    pub(super) fn kind(self) -> Option<u8> {
        match self.card {
            Some(Pick::Card(kind)) => Some(kind),
            Some(Pick::Nothing) | None => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Step {
    Act {
        seat: Seat,
        left: u8,
    },
    Offer {
        offers: ArrayVec<Offer, 4>,
        /// Only with `Plant::OrderMatters`: the seat that finished first.
        first: Option<Seat>,
    },
    Claim {
        seat: Seat,
        pot: u16,
    },
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Options {
    pub(super) plant: Plant,
    pub(super) rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { plant: Plant::None, rounds: 3 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(super) enum Action {
    Take { kind: u8 },
    Draw,
    Gamble,
    Show { kind: u8 },
    Look,
    Pass,
    Offer { kind: u8 },
    Keep,
    Stake { coins: u8 },
    Claim,
}

crate::every!(Action {
    Take { kind },
    Draw,
    Gamble,
    Show { kind },
    Look,
    Pass,
    Offer { kind },
    Keep,
    Stake { coins },
    Claim,
});

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(super) enum Event {
    Dealt { seat: Seat, cards: Cards },
    Took { seat: Seat, kind: u8 },
    Drew { seat: Seat, kind: u8 },
    DrewSomething { seat: Seat },
    Gambled { seat: Seat, pips: u8 },
    Showed { seat: Seat, kind: u8 },
    Done { seat: Seat },
    Offered { seat: Seat, card: Option<u8>, stake: u8 },
    Claimed { seat: Seat, coins: u16 },
    Wordless,
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match *self {
            Event::Dealt { seat, .. } => Phrase::new("toy-dealt").with("seat", seat),
            Event::Took { seat, kind } => Phrase::new("toy-took").with("seat", seat).with("kind", kind),
            Event::Drew { seat, kind } => Phrase::new("toy-drew").with("seat", seat).with("kind", kind),
            Event::DrewSomething { seat } => Phrase::new("toy-drew-something").with("seat", seat),
            Event::Gambled { seat, pips } => Phrase::new("toy-gambled").with("seat", seat).with("pips", pips),
            Event::Showed { seat, kind } => Phrase::new("toy-showed").with("seat", seat).with("kind", kind),
            Event::Done { seat } => Phrase::new("toy-done").with("seat", seat),
            Event::Offered { seat, stake, .. } => {
                Phrase::new("toy-offered").with("seat", seat).with("stake", stake)
            }
            Event::Claimed { seat, coins } => {
                Phrase::new("toy-claimed").with("seat", seat).with("coins", i64::from(coins))
            }
            Event::Wordless => Phrase::new(""),
        }
    }
}

impl Toy {
    fn has(&self, plant: Plant) -> bool {
        self.options.plant == plant
    }
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = ToyView;
    type Aid = shown::ToyAid;

    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        seats_min: 2,
        seats_max: 4,
        prefix: "TY",
        rules_version: 3,
        options: &[OptionInfo {
            key: "rounds",
            choices: Choices::Number { min: 1, max: 8, optional: false },
            default: "3",
        }],
        data: &[("toy.toml", "cards = 30\n")],
        ledgers: &[],
        decisions_max: 400,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Self, SetupError> {
        if options.plant != Plant::AnySeats {
            SetupError::check_seats(&Self::INFO, seats)?;
        }
        if !(1..=ROUNDS_MAX).contains(&options.rounds) {
            return Err(SetupError::Option { option: "rounds", reason: Phrase::new("toy-rounds") });
        }
        if !LIBRARY.has(data) {
            return Err(SetupError::Data);
        }
        let toy = rules::set_up(data, seats.clamp(2, 4), options.clone(), seed);
        for (seat, hand) in Seat::all(toy.hands.len()).zip(&toy.hands) {
            journal.whisper(seat, Event::Dealt { seat, cards: hand.cards }, None);
        }
        Ok(toy)
    }

    fn turn(&self) -> Turn {
        match &self.step {
            Step::Act { seat, .. } | Step::Claim { seat, .. } => Turn::One(*seat),
            Step::Offer { offers, .. } => Turn::Several(
                Seat::all(offers.len()).filter(|seat| offers[seat.index()].stake.is_none()).collect(),
            ),
            Step::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        self.carry_out(seat, action, journal);
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.deal_anew(viewer, dice);
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
        LIBRARY.load(files, |files| files.get("toy.toml").map(drop))
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_candidates(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(seat, action)
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        out.push_str(&match action {
            Action::Take { kind } => format!("take K{kind}"),
            Action::Draw => "draw".to_owned(),
            Action::Gamble => "gamble".to_owned(),
            Action::Show { kind } => format!("show K{kind}"),
            Action::Look => "look".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Offer { kind } => format!("offer K{kind}"),
            Action::Keep => "keep all".to_owned(),
            Action::Stake { .. } if self.has(Plant::NotationTwice) => "stake".to_owned(),
            Action::Stake { coins } if coins > 9 && self.has(Plant::NotationLost) => "stake many".to_owned(),
            Action::Stake { coins } => format!("stake {coins}"),
            Action::Claim => "claim".to_owned(),
        });
    }

    fn say(&self, _: Seat, action: Action) -> Phrase {
        Phrase::new(format!("toy-do-{}", Self::kind(action)))
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Take { .. } => "take",
            Action::Draw => "draw",
            Action::Gamble => "gamble",
            Action::Show { .. } => "show",
            Action::Look => "look",
            Action::Pass => "pass",
            Action::Offer { .. } => "offer",
            Action::Keep => "keep",
            Action::Stake { .. } => "stake",
            Action::Claim => "claim",
        }
    }

    fn is_secret(&self, _: Seat) -> bool {
        matches!(self.step, Step::Offer { .. }) && !self.has(Plant::ForcedTells)
    }

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        let claim = matches!(self.step, Step::Claim { seat: claims, .. } if claims == seat);
        vec![("claim", usize::from(claim && self.has(Plant::SpendsUnsaid)))]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        if self.has(Plant::WordlessPrompt) && self.round == 2 {
            return Phrase::new("");
        }
        match &self.step {
            Step::Act { seat, left } if viewer.is(*seat) => Phrase::new("toy-act").with("left", *left),
            Step::Act { seat, .. } | Step::Claim { seat, .. } => Phrase::new("toy-wait").with("seat", *seat),
            Step::Offer { .. } => Phrase::new("toy-offer"),
            Step::Over => Phrase::new("toy-over"),
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        self.seen_by(viewer)
    }

    fn aid(&self, seat: Seat) -> Option<shown::ToyAid> {
        self.worth_taking(seat)
    }

    fn page(&self, viewer: Viewer) -> Page {
        let viewer = if self.has(Plant::PageLeak) { Viewer::Everybody } else { viewer };
        shown::page(&self.seen_by(viewer))
    }

    fn progress(&self) -> Progress {
        Progress { round: u16::from(self.round), phase: Phrase::new("toy-phase"), turn: self.turn }
    }

    fn standing(&self, seat: Seat) -> Sheet {
        shown::sheet(&self.hands[seat.index()])
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.find_fault()
    }
}

//! The executor of scripts. It runs them atom by atom and pushes the choices of an atom onto the step stack.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::combat::Pile;
use crate::effect::{Atom, Origin, Price, Whom, writing};
use crate::event::Event;
use crate::fight::fight_in;
use crate::ids::{Good, Nation, Space};
use crate::nation::NationPurpose;
use crate::pay::good_choice;
use crate::refusal::Why;
use crate::state::Maracaibo;
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;
use crate::words;

impl Maracaibo {
    /// Starts a script, with a choice if it has several alternatives.
    pub(crate) fn start(&mut self, origin: Origin) {
        let script = self.tables().script(origin);
        if script.contains(&Atom::Or) {
            self.push(Either { origin });
        } else if !script.is_empty() {
            self.run_from(origin, 0);
        }
    }

    /// The index of the first atom of an alternative; `way` counts from 1.
    pub(crate) fn way_start(&self, origin: Origin, way: u8) -> Option<u8> {
        let script = self.tables().script(origin);
        let mut ways = 1;
        if way == 1 {
            return Some(0);
        }
        for (at, atom) in script.iter().enumerate() {
            if *atom == Atom::Or {
                ways += 1;
                if ways == way {
                    return Some(at as u8 + 1);
                }
            }
        }
        None
    }

    /// The number of alternatives of a script.
    pub(crate) fn ways(&self, origin: Origin) -> u8 {
        1 + self.tables().script(origin).iter().filter(|&&atom| atom == Atom::Or).count() as u8
    }

    /// Whether an alternative is legal: its first atom must have an effect.
    pub(crate) fn may_go(&self, origin: Origin, way: u8) -> Result<(), Why> {
        if way == 0 {
            return Err(Why::NoWay);
        }
        let at = self.way_start(origin, way).ok_or(Why::NoWay)?;
        let atom = self.tables().script(origin).get(usize::from(at)).copied().unwrap_or(Atom::Or);
        match atom {
            Atom::Explore(_) if self.me().explorer == Space::END => Err(Why::ExplorerHome),
            Atom::Rank
                if !Nation::ALL.iter().any(|&nation| self.takes_nation(NationPurpose::Rank, nation)) =>
            {
                Err(Why::NoRank)
            }
            _ => Ok(()),
        }
    }

    /// Pushes the step that continues a script at an atom.
    pub(crate) fn run_from(&mut self, origin: Origin, at: u8) {
        self.push(Run { origin, at });
    }

    /// Checks that the context of a script is present.
    fn audit_origin(&self, at: usize, origin: Origin, atom: Option<u8>) -> Result<(), String> {
        let script = self.tables().script(origin);
        let from = usize::from(atom.unwrap_or(0));
        ensure(atom.is_none() || from < script.len(), "a script has ended")?;
        let rest = script.get(from..).unwrap_or_default();
        if !matches!(origin, Origin::Token(..))
            && rest.iter().any(|atom| matches!(atom, Atom::Influence(_, Whom::Fighting)))
        {
            ensure(fight_in(&self.steps[..at]).is_some(), "a Combat's influence outside a Combat")?;
        }
        if rest.contains(&Atom::Skull) {
            ensure(self.story.is_some(), "SKULL in a classic game")?;
        }
        if let Origin::Quest(quest) = origin {
            ensure(!quest.is_story(), "the reward of a story tile must come from its card")?;
        }
        if rest.contains(&Atom::QuestCard) {
            let Origin::Card(card) = origin else { return Err("QUESTCARD outside a card".to_owned()) };
            let once =
                self.steps.iter().filter(|step| matches!(step, Step::Run(other) if other.origin == origin));
            let fits = self.me().owned.has(card) && self.quest_on(card).is_none() && once.count() == 1;
            ensure(fits, "QUESTCARD on a card that has a quest")?;
        }
        Ok(())
    }
}

/// Runs the next atom of a script (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Run {
    /// The origin of the script.
    pub(crate) origin: Origin,
    /// The index of the atom.
    pub(crate) at: u8,
}

impl Pending for Run {
    fn clause(self) -> &'static str {
        "MA-13.1"
    }

    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        let Self { origin, at } = self;
        let script = game.tables().script(origin);
        let Some(&atom) = script.get(usize::from(at)).filter(|&&atom| atom != Atom::Or) else {
            game.steps.pop();
            return false;
        };
        if usize::from(at) + 1 == script.len() {
            game.steps.pop();
        } else {
            game.replace_step(Self { at: at + 1, ..self });
        }
        let seat = game.active;
        match atom {
            Atom::Doubloons(n) => game.gain_doubloons(seat, n.into(), journal),
            Atom::Points(n) => game.score(seat, n.into(), journal),
            Atom::Combat(n) => game.gain_combat(seat, n, journal),
            Atom::Spies(n) => game.take_spies(seat, n, journal),
            Atom::Influence(n, Whom::With(nation)) => game.gain_influence(seat, nation, n, journal),
            Atom::Influence(n, Whom::Fighting) => {
                let nation = game.fighting(origin).expect("a Combat is on");
                game.gain_influence(seat, nation, n, journal);
            }
            Atom::Influence(n, Whom::Choice) => game.ask_nation(NationPurpose::Influence(n)),
            Atom::Disc => game.begin_disc(),
            Atom::Explore(n) => game.begin_exploring(n),
            Atom::Village(n) => game.begin_village(n),
            Atom::Fight => game.push(Pile),
            // MA-26.5.
            Atom::Resail => game.set_sail(game.tables().numbers.resail, true),
            Atom::DoubloonsPer(n, per) => {
                let count = u16::from(game.count_of(per));
                game.gain_doubloons(seat, u16::from(n) * count, journal);
            }
            Atom::PointsPer(n, per) => {
                let count = u16::from(game.count_of(per));
                game.score(seat, u16::from(n) * count, journal);
            }
            // MA-14.14: the number is fixed when the actions begin.
            Atom::VillagePer(n, per) => game.begin_village(n * game.count_of(per)),
            Atom::PointsIf(token, n) => {
                if game.has_token(token) {
                    game.score(seat, n.into(), journal);
                }
            }
            Atom::Rank => game.ask_nation(NationPurpose::Rank),
            Atom::CubeVillage => game.ask_nation(NationPurpose::CubeVillage),
            Atom::Colony => game.ask_nation(NationPurpose::Colony),
            Atom::CubeHere => game.ask_nation(NationPurpose::CubeHere),
            Atom::Skull => game.begin_skull(),
            Atom::QuestCard => game.put_quest_on_card(origin, journal),
            Atom::SpyIncome => game.begin_spy_income(),
            Atom::Pay(price) => {
                // A price in hand cards is always offered, because skipping the choice would reveal the hand.
                if game.affords_openly(&price) {
                    if usize::from(at) + 1 < script.len() {
                        game.steps.pop();
                    }
                    game.push(Offer { origin, at });
                } else if usize::from(at) + 1 < script.len() {
                    game.steps.pop();
                }
            }
            Atom::Or => unreachable!("a way ends before the next"),
        }
        false
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        game.audit_origin(position.at, self.origin, Some(self.at))
    }
}

/// Choosing one of several alternatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Either {
    /// The origin of the script.
    pub(crate) origin: Origin,
}

impl Pending for Either {
    fn clause(self) -> &'static str {
        "MA-13.1"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let origin = self.origin;
        let ways = (1..=game.ways(origin)).filter(|&way| game.may_go(origin, way).is_ok());
        out.extend(ways.map(|way| Action::Way { way }));
        out.push(Action::Skip);
    }

    fn candidates(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=game.ways(self.origin)).map(|way| Action::Way { way }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Way { way } => game.may_go(self.origin, way),
            Action::Skip => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::Way { way } = action {
            let at = game.way_start(self.origin, way).expect("one of the ways");
            game.run_from(self.origin, at);
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("either")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        let text = words::origin_text(game.tables(), self.origin);
        phrase.with("source", words::origin_name(self.origin)).with("text", text)
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        let Action::Way { way } = action else { return None };
        let tables = game.tables();
        let mut ways = tables.script(self.origin).split(|atom| *atom == Atom::Or);
        let atoms = ways.nth(usize::from(way).saturating_sub(1)).unwrap_or_default();
        Some(Phrase::new("ma-do-way").with("text", words::script_text(tables, atoms)))
    }

    fn pending_view(self, game: &Maracaibo) -> Option<PendingView> {
        let ways = game.tables().script(self.origin).split(|atom| *atom == Atom::Or);
        Some(PendingView::Either { ways: ways.map(writing::written).collect() })
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        game.audit_origin(position.at, self.origin, None)
    }
}

/// MA-26.2: an optional exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offer {
    /// The origin of the script.
    pub(crate) origin: Origin,
    /// The index of the price in the script.
    pub(crate) at: u8,
}

impl Offer {
    fn price(self, game: &Maracaibo) -> Price {
        match game.tables().script(self.origin).get(usize::from(self.at)) {
            Some(Atom::Pay(price)) => *price,
            _ => Price::NONE,
        }
    }
}

impl Pending for Offer {
    fn clause(self) -> &'static str {
        "MA-26.2"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let price = self.price(game);
        if price.same > 0 {
            game.legal_same(price.same, out);
        } else if game.affords(&price, game.me().hand, "MA-26.2").is_ok() {
            out.push(Action::Pay);
        }
        out.push(Action::Skip);
    }

    fn candidates(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        if self.price(game).same > 0 {
            out.extend(Good::ALL.map(|good| Action::PayGood { good }));
        } else {
            out.push(Action::Pay);
        }
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        let price = self.price(game);
        match action {
            Action::Skip => Ok(()),
            Action::PayGood { good } if price.same > 0 => game.may_pay_same(price.same, good),
            Action::Pay if price.same == 0 => game.affords(&price, game.me().hand, "MA-26.2"),
            Action::Pay | Action::PayGood { .. } => Err(Why::NotNow(self.clause())),
            _ => Err(self.not_now(game, action)),
        }
    }

    // Either the price is paid and the rest of the script follows, or the script ends.
    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if action == Action::Skip {
            return;
        }
        game.run_from(self.origin, self.at + 1);
        let price = self.price(game);
        if let Action::PayGood { good } = action {
            game.charge_same(price.same, good);
        } else {
            game.charge(&price, journal);
        }
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("offer")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("price", words::price_text(&self.price(game)))
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        match action {
            Action::Pay => Some(
                Phrase::new("ma-do-pay")
                    .with("price", words::price_text(&self.price(game)))
                    .with("gains", words::gains_text(game.tables(), self.origin, self.at)),
            ),
            Action::PayGood { good } => Some(good_choice(good, self.price(game).same)),
            _ => None,
        }
    }

    fn pending_view(self, game: &Maracaibo) -> Option<PendingView> {
        let script = game.tables().script(self.origin);
        let rest = script.get(usize::from(self.at) + 1..).unwrap_or_default();
        let price = writing::write_price(&self.price(game));
        Some(PendingView::Offer { price, gain: writing::written(rest) })
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        game.audit_origin(position.at, self.origin, Some(self.at))
    }
}

//! Chapter MA-10: the start of a Combat: a token and a nation to fight for.

use engine::{Journal, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::data::Trait;
use crate::effect::Origin;
use crate::event::Event;
use crate::fight::Fight;
use crate::ids::{CombatId, Nation};
use crate::refusal::Why;
use crate::state::Maracaibo;
use crate::step::{Pending, Prospects, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;
use crate::words;

impl Maracaibo {
    /// MA-10.1, MA-10.19: the pile must not be empty.
    fn may_reveal(&self, pile: u8) -> Result<(), Why> {
        match usize::from(pile).checked_sub(1).and_then(|at| self.piles.get(at)) {
            Some(&left) if left > 0 => Ok(()),
            _ => Err(Why::PileEmpty { pile }),
        }
    }

    /// MA-10.7: a Combat without a token is possible once both piles are empty.
    fn may_fight_bare(&self) -> Result<(), Why> {
        if self.piles == [0, 0] { Ok(()) } else { Err(Why::RevealFirst) }
    }

    /// Reveals a random unseen token from a pile.
    pub(crate) fn reveal_token(&mut self, pile: usize) -> CombatId {
        self.piles[pile] -= 1;
        self.combat_bag.draw(&mut self.dice.open())
    }

    /// MA-10.3: the active player must be able to pay the row.
    fn may_fight_for(&self, token: Option<CombatId>, nation: Nation) -> Result<(), Why> {
        let Some(token) = token else { return Ok(()) };
        let needed = self.tables().combat(token).rows[nation.index()].fee;
        let held = self.me().doubloons;
        if held < needed.into() { Err(Why::Doubloons { clause: "MA-10.3", needed, held }) } else { Ok(()) }
    }

    /// MA-19.6: a nation's cubes on cities, villages and legacy tiles.
    pub fn cubes_on_board(&self, nation: Nation) -> u8 {
        let more = self.sea.iter().chain([&self.mine]).filter(|&&cube| cube == Some(nation)).count() as u8;
        self.cubes_on_locations(nation) + more
    }

    /// MA-10.4 to MA-10.7: the combat value of a nation.
    pub fn combat_value(&self, token: Option<CombatId>, nation: Nation) -> u8 {
        let Some(token) = token else { return self.tables().numbers.empty_piles };
        let row = self.tables().combat(token);
        let own = self.cubes_on_board(nation);
        let others = Nation::ALL.into_iter().filter(|&other| other != nation);
        let mut counts = others.map(|other| self.cubes_on_board(other));
        let value = row.rows[nation.index()].value;
        if counts.clone().all(|count| own > count) {
            value.saturating_sub(row.majority)
        } else if counts.all(|count| own < count) {
            value + row.minority
        } else {
            value
        }
    }
}

/// MA-10.1: choosing a pile of combat tokens.
#[derive(Clone, Copy)]
pub(crate) struct Pile;

impl Pending for Pile {
    fn clause(self) -> &'static str {
        "MA-10.1"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let piles = (1..=game.piles.len() as u8).filter(|&pile| game.may_reveal(pile).is_ok());
        out.extend(piles.map(|pile| Action::Reveal { pile }));
        if game.may_fight_bare().is_ok() {
            out.push(Action::Perform);
        }
        out.push(Action::Skip);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Reveal { pile: 1 }, Action::Reveal { pile: 2 }]);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Reveal { pile }) => game.may_reveal(pile),
            (_, Action::Perform) => game.may_fight_bare(),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if action == Action::Skip {
            return;
        }
        // MA-23.8: combat points come before the token is revealed.
        let cards = game.count(game.me(), Trait::FightPoints);
        let points = cards * game.tables().numbers.fight_points;
        game.gain_combat(seat, points, journal);
        let pile = if let Action::Reveal { pile } = action { Some(usize::from(pile) - 1) } else { None };
        let token = pile.map(|pile| game.reveal_token(pile));
        if let Some(token) = token {
            journal.note(Event::TokenRevealed { seat, token });
        }
        game.push(Banner { token });
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.fights += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("pile")
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        let value = game.tables().numbers.empty_piles;
        (action == Action::Perform).then(|| Phrase::new("ma-do-fight-bare").with("value", value))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Pile)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

/// MA-10.2: choosing the nation to fight for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Banner {
    /// The revealed token; `None` if both piles are empty.
    pub(crate) token: Option<CombatId>,
}

impl Pending for Banner {
    fn clause(self) -> &'static str {
        "MA-10.2"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let nations =
            Nation::ALL.into_iter().filter(|&nation| game.may_fight_for(self.token, nation).is_ok());
        out.extend(nations.map(|nation| Action::Fight { nation }));
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Nation::ALL.map(|nation| Action::Fight { nation }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Fight { nation }) => game.may_fight_for(self.token, nation),
            _ => Err(self.not_now(game, action)),
        }
    }

    // MA-10.2, MA-23.13: starts the Combat and applies the row of the nation.
    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Fight { nation } = action else { self.unexpected_action(action) };
        let Self { token } = self;
        let value = game.combat_value(token, nation);
        journal.note(Event::FightsFor { seat, nation, value });
        game.replace_step(Fight { token, nation, value });
        if let Some(token) = token {
            let fee = game.tables().combat(token).rows[nation.index()].fee;
            game.pay_doubloons(seat, fee, journal);
            game.start(Origin::Token(token, nation));
        }
        let patrons = (game.me().owned & game.tables().sets.patrons[nation.index()]).len();
        let points = patrons * game.tables().numbers.patron;
        game.gain_combat(seat, points, journal);
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.fights += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("banner")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("token", self.token.map_or_else(|| Phrase::new("ma-combat-none"), CombatId::phrase))
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        let Action::Fight { nation } = action else { return None };
        Some(
            Phrase::new("ma-do-fight")
                .with("nation", nation.phrase())
                .with("value", game.combat_value(self.token, nation))
                .with("text", words::combat_row_text(game.tables(), self.token, nation)),
        )
    }

    fn pending_view(self, game: &Maracaibo) -> Option<PendingView> {
        let Self { token } = self;
        let values = Nation::ALL.map(|nation| game.combat_value(token, nation));
        Some(PendingView::Banner { token, values: values.into() })
    }

    fn token(self) -> Option<CombatId> {
        self.token
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

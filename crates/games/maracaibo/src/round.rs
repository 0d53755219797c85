//! Chapters MA-5, MA-8, MA-17 and MA-18: turns, drawing, the end of a round and the interim scoring.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::MaracaiboAid;
use crate::event::Event;
use crate::free::Finish;
use crate::gain::ROUNDS;
use crate::ids::{Area, CardId, Place};
use crate::refusal::Why;
use crate::sets::{Cards, Places};
use crate::state::{Fought, Maracaibo, Player};
use crate::step::{Pending, Prospects, StackPosition, Stage, Step};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// MA-5.1: a turn begins with sailing.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.begin_acting(seat);
        let player = self.me_mut();
        player.from = player.ship;
        self.turns += 1;
        let left = self.tables().numbers.movement;
        self.push(EndTurn);
        self.push(Draw);
        self.push(Finish);
        self.set_sail(left, false);
    }

    fn begin_acting(&mut self, seat: Seat) {
        self.active = seat;
        self.me_mut().played = Cards::NONE;
        self.sailed = 0;
        self.fought = Fought::default();
        self.ultimate = false;
    }

    /// Whether a turn is in progress.
    #[inline]
    pub(crate) fn is_turn(&self) -> bool {
        self.steps.first() == Some(&Step::EndTurn)
    }

    /// MA-7.3: whether free actions are possible: in Phase B, except during a payment.
    #[inline]
    pub(crate) fn is_phase_b(&self) -> bool {
        self.is_turn() && self.step().is_some_and(Step::allows_free_actions)
    }

    /// MA-17.3, MA-17.5: whether the location is the last space of the round.
    pub(crate) fn is_last(&self, place: Place) -> bool {
        place == if self.round < ROUNDS { Place::HOME_21A } else { Place::HOME_22 }
    }

    // Phase C.

    /// MA-8.2.
    pub fn hand_limit(&self, player: &Player) -> u8 {
        let numbers = &self.tables().numbers;
        if player.has(Area::U2) { numbers.hand_limit_more } else { numbers.hand_limit }
    }

    /// MA-8.1, MA-8.3: the price of a face-up card for the active player.
    pub(crate) fn row_price(&self) -> u8 {
        if self.me().has(Area::U3) { 0 } else { self.tables().numbers.card_price }
    }

    #[inline]
    fn has_pile(&self) -> bool {
        !(self.deck | self.discard).is_empty()
    }

    /// MA-8.4: draws a card. An empty pile is first refilled from the discard pile.
    fn draw_card(&mut self, journal: &mut impl Journal<Event>) -> Option<CardId> {
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return None;
            }
            self.deck = std::mem::take(&mut self.discard);
            self.reshuffled = true;
            self.recycled |= self.deck;
            // The cards now in hand are publicly known not to be in the new pile.
            self.players.iter_mut().for_each(|player| player.old = player.hand - player.known);
            journal.note(Event::Reshuffled);
        }
        Some(self.deck.draw(&mut self.dice.open()))
    }

    /// MA-2.12: fills the empty positions of the row.
    pub(crate) fn fill_row(&mut self, journal: &mut impl Journal<Event>) {
        for at in 0..self.row.len() {
            if self.row[at].is_none()
                && let Some(card) = self.draw_card(journal)
            {
                self.row[at] = Some(card);
                journal.note(Event::FaceUp { card });
            }
        }
    }

    // The scorings.

    /// MA-18.2, MA-19.1: step 1 begins with the player who triggered the scoring.
    pub(crate) fn begin_scoring(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) {
        journal.note(Event::ScoringBegan { round: self.round });
        // MA-16.7: in the last round unreached spies score before step 1.
        if self.round == ROUNDS {
            self.score_unreached(journal);
        }
        self.push(Score { first, jeanne, asked: 0 });
    }

    /// MA-18.3 to MA-18.7.
    fn end_round(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        // MA-18.3.
        for seat in Seat::all(seats) {
            let player = self.player_mut(seat);
            let (doubloons, points) = (player.income, player.points_income);
            player.doubloons += u16::from(doubloons);
            player.points += u16::from(points);
            journal.note(Event::Income { seat, doubloons, points });
        }
        self.jeanne_income(journal);
        // MA-18.4.
        self.markets = [0; Place::COUNT];
        self.players.iter_mut().for_each(|player| player.delivered = Places::NONE);
        // MA-18.5.
        let old: Cards = self.row.iter().flatten().copied().collect();
        self.discard |= old;
        self.row = [None; crate::state::ROW];
        self.fill_row(journal);
        // MA-18.6.
        let building = self.building_bag.draw(&mut self.dice.open());
        self.buildings.push(building);
        journal.note(Event::BuildingRevealed { building });
        // MA-18.7.
        if self.story.is_some() {
            self.begin_check(first, jeanne);
        } else {
            self.lay_quests(usize::from(self.round), journal);
            self.return_ships(first, jeanne, journal);
        }
    }

    /// MA-18.1, MA-18.8: returns the ships and begins the next round.
    pub(crate) fn return_ships(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        self.score_unreached(journal);
        for player in &mut self.players {
            player.ship = Place::HABANA;
            player.visited = Places::NONE;
            player.from = Place::HABANA;
            player.late = Cards::NONE;
        }
        if let Some(jeanne) = &mut self.jeanne {
            jeanne.ship = Place::HABANA;
        }
        self.round += 1;
        journal.note(Event::RoundBegan { round: self.round });
        // MA-31.24 (ruling): the other side begins.
        if self.jeanne.is_some() && !jeanne {
            self.begin_jeanne(journal);
        } else if jeanne {
            self.begin_turn(first);
        } else {
            self.begin_turn(first.left(seats));
        }
    }
}

/// MA-5.1: the turn ends (automatic step).
#[derive(Clone, Copy)]
pub(crate) struct EndTurn;

impl Pending for EndTurn {
    fn clause(self) -> &'static str {
        "MA-5.1"
    }

    // MA-5.2: the round ends after the turn that reaches its last space; otherwise the next player moves.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        let seat = game.active;
        if game.is_last(game.me().ship) {
            game.begin_scoring(seat, false, journal);
        } else if game.jeanne.is_some() {
            game.begin_jeanne(journal);
        } else {
            game.begin_turn(seat.left(game.players.len()));
        }
        false
    }

    fn audit_lowest(self, _: &Maracaibo, above: &[Step]) -> Result<bool, String> {
        ensure(above.first() == Some(&Step::Draw), "a turn without its draw step")?;
        ensure(above.get(1).is_none_or(|step| *step == Step::Finish), "a turn without its free-action step")?;
        Ok(true)
    }
}

/// MA-8.1: Phase C, or the draw of step 1 of a scoring.
#[derive(Clone, Copy)]
pub(crate) struct Draw;

impl Draw {
    /// The number of draws until the hand is full, which is public.
    fn times(self, game: &Maracaibo) -> u8 {
        let mut game = game.clone();
        let mut draws = 0;
        while game.step() == Some(Step::Draw) && game.has_pile() {
            game = game.after(Action::Draw);
            draws += 1;
        }
        draws
    }
}

impl Pending for Draw {
    fn clause(self) -> &'static str {
        "MA-8.1"
    }

    // MA-8.1, MA-8.6: draws up to the limit. MA-8.5: then the row is filled.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        let player = game.me();
        let room = player.hand.len() < game.hand_limit(player);
        if room && (game.has_pile() || game.row.iter().any(Option::is_some)) {
            return true;
        }
        game.steps.pop();
        game.fill_row(journal);
        false
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        if game.has_pile() {
            out.push(Action::Draw);
        }
        if game.me().doubloons >= game.row_price().into() {
            out.extend(game.row.iter().flatten().map(|&card| Action::Take { card }));
        }
        if !game.has_pile() {
            out.push(Action::Stop);
        }
    }

    fn candidates(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Draw, Action::Stop]);
        out.extend(game.row.iter().flatten().map(|&card| Action::Take { card }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Draw if game.has_pile() => Ok(()),
            Action::Draw => Err(Why::NoPile),
            Action::Take { card } if !game.row.contains(&Some(card)) => Err(Why::NotInRow { card }),
            Action::Take { .. } => {
                let (needed, held) = (game.row_price(), game.me().doubloons);
                if held < needed.into() {
                    Err(Why::Doubloons { clause: "MA-8.1", needed, held })
                } else {
                    Ok(())
                }
            }
            // MA-8.4 (ruling): a player may stop only if both piles are empty.
            Action::Stop if game.has_pile() => Err(Why::MustDraw),
            Action::Stop => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Draw => {
                let card = game.draw_card(journal).expect("a pile");
                game.me_mut().hand.insert(card);
                journal.whisper(seat, Event::Drew { seat, card }, Some(Event::DrewUnseen { seat }));
            }
            Action::Take { card } => {
                let price = game.row_price();
                let at = game.row.iter().position(|&one| one == Some(card)).expect("a card of the row");
                game.row[at] = None;
                let player = game.me_mut();
                player.doubloons -= u16::from(price);
                player.hand.insert(card);
                player.known.insert(card);
                journal.note(Event::Took { seat, card, doubloons: price });
            }
            _ => {
                game.steps.pop();
                game.fill_row(journal);
            }
        }
    }

    fn allows_free_actions(self) -> bool {
        false
    }

    fn rests(self) -> bool {
        true
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("draw")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        let player = game.me();
        phrase.with("held", player.hand.len()).with("limit", game.hand_limit(player))
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        (action == Action::Stop).then(|| Phrase::new("ma-do-stop-draw"))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Draw)
    }

    fn aid(self, game: &Maracaibo, _: Seat, aid: &mut MaracaiboAid) {
        aid.draws = self.times(game);
    }

    fn phase(self) -> Stage {
        Stage::Draw
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        let fits = game.is_turn() || (matches!(position.below(), Step::Score(_)) && game.round < ROUNDS);
        ensure(position.at == 1 && fits, "a draw at the wrong time")
    }
}

/// MA-18.2: step 1 of a scoring (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Score {
    /// The player who triggered it.
    pub(crate) first: Seat,
    /// Whether Jeanne triggered it.
    pub(crate) jeanne: bool,
    /// The number of players who have decided.
    pub(crate) asked: u8,
}

impl Pending for Score {
    fn clause(self) -> &'static str {
        "MA-18.2"
    }

    // Asks the next player, or performs the other steps.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        let Self { first, jeanne, asked } = self;
        let seats = game.players.len();
        if usize::from(asked) < seats {
            let seat = Seat((first.0 + asked) % seats as u8);
            game.replace_step(Self { asked: asked + 1, ..self });
            game.begin_acting(seat);
            game.turns += 1;
            game.push(Purchase);
            return false;
        }
        game.steps.pop();
        if game.round < ROUNDS {
            game.end_round(first, jeanne, journal);
        } else if game.story.is_some() {
            // MA-19.9, MA-29.39.
            game.begin_check(first, jeanne);
        } else {
            journal.note(Event::Ended);
        }
        false
    }

    fn stage(self) -> Option<Stage> {
        Some(Stage::Scoring)
    }

    fn audit_lowest(self, game: &Maracaibo, above: &[Step]) -> Result<bool, String> {
        let Self { first, jeanne, asked } = self;
        let seats = game.players.len();
        let fits = first.index() < seats && usize::from(asked) <= seats && asked > 0;
        ensure(fits && (!jeanne || game.jeanne.is_some()), "a scoring has wrong players")?;
        let turn = game.active == Seat((first.0 + asked - 1) % seats as u8);
        ensure(turn && !above.is_empty(), "a scoring asks the wrong player")?;
        Ok(true)
    }
}

/// MA-18.2: choosing a purchase or points.
#[derive(Clone, Copy)]
pub(crate) struct Purchase;

impl Pending for Purchase {
    fn clause(self) -> &'static str {
        "MA-18.2"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        game.legal_purchases(out);
        out.push(Action::TakePoints);
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        game.purchase_candidates(seat, out);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Buy { card } => game.may_buy(card),
            Action::Invest { building } => game.may_invest(building),
            Action::TakePoints => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    // Buys, then draws; or scores points.
    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        // MA-19.1: there is no draw in the final scoring.
        if game.round < ROUNDS && action != Action::TakePoints {
            game.push(Draw);
        }
        match action {
            Action::Buy { card } => game.buy(card, journal),
            Action::Invest { building } => game.invest(building, journal),
            _ => game.score(seat, game.tables().numbers.scoring_points.into(), journal),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("purchase")
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Purchase)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(position.at == 1 && matches!(position.below(), Step::Score(_)), "a purchase at the wrong time")
    }
}

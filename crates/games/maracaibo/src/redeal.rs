//! Determinization: replaces hands, the draw pile, the cards in the box, offered careers, ballots and Jeanne's pile
//! by a random consistent deal.
//!
//! Quest tiles, combat tokens and prestige buildings are drawn at random when they are revealed, so they need no
//! redeal. Cards taken face up stay known.
//!
//! Cards older than the current draw pile cannot be in it. Before the first reshuffle these are the dealt cards, all
//! of deck A. After it the contents of the pile are public, so cards that were then in a hand or in the box are kept
//! apart from it. A card that was ever shuffled into a new pile is not in the box.

use engine::{Dice, Rolls, Seat, Viewer};

use crate::ids::{Choice, Deck};
use crate::sets::{Automas, Cards, Careers};
use crate::state::{MAX_PLAYERS, Maracaibo, Player, Stage};

/// The number of hidden cards of a player, by kind.
#[derive(Clone, Copy, Default)]
struct Hidden {
    old: u8,
    fresh: u8,
    planned: bool,
    dropped: u8,
    offered: u8,
    chosen: bool,
}

impl Maracaibo {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        let mut hidden = [Hidden::default(); MAX_PLAYERS];
        let (mut old, mut fresh) = (Cards::NONE, Cards::NONE);
        let choosing = self.stage() == Stage::Careers;
        // The payer keeps the hand, so that the payment can be finished. No other seat decides before that.
        let payer = self.is_paying().then_some(self.active);
        for (seat, player) in self.players.iter_mut().enumerate() {
            if viewer.is(Seat(seat as u8)) || payer == Some(Seat(seat as u8)) {
                continue;
            }
            let secret = player.planned.map_or(Cards::NONE, Cards::one) | player.dropped;
            let new = player.hand - player.known - player.old;
            hidden[seat] = Hidden {
                old: player.old.len(),
                fresh: new.len(),
                planned: player.planned.is_some(),
                dropped: player.dropped.len(),
                offered: player.offered.len(),
                chosen: player.career.is_some(),
            };
            old |= player.old | secret;
            fresh |= new;
            player.hand = player.known;
            player.old = Cards::NONE;
            player.planned = None;
            player.dropped = Cards::NONE;
            if choosing {
                self.career_bag |= player.offered;
                player.offered = Careers::NONE;
                player.career = None;
            }
        }
        self.deal_ballots(viewer, &mut rolls);
        if !matches!(viewer, Viewer::Everybody) {
            self.deal_anew(&hidden, old, fresh, &mut rolls);
            self.deal_careers(viewer, &hidden, choosing, &mut rolls);
            self.deal_jeanne(&mut rolls);
        }
        self.dice = rolls.fork();
    }

    /// MA-29.36: redeals the ballots that the viewer cannot know.
    fn deal_ballots(&mut self, viewer: Viewer, rolls: &mut Rolls<'_>) {
        if !self.is_voting() || matches!(viewer, Viewer::Everybody) {
            return;
        }
        let Some(story) = &mut self.story else { return };
        for (seat, ballot) in story.ballots.iter_mut().enumerate() {
            if ballot.is_some() && !viewer.is(Seat(seat as u8)) {
                *ballot = Some(Choice::nth(rolls.below(3) as usize));
            }
        }
    }

    fn deal_anew(&mut self, hidden: &[Hidden; MAX_PLAYERS], old: Cards, fresh: Cards, rolls: &mut Rolls<'_>) {
        let tables = self.tables();
        let of = |deck: Deck| tables.sets.decks[deck.index()];
        let boxed = self.unused.len();
        let b_cards = of(Deck::B) | of(Deck::Armada);
        // Before the first reshuffle the contents of the pile are not public, so all hidden cards are mixed.
        let (mut first, mut second) = if self.reshuffled {
            (old | self.unused, self.deck | fresh)
        } else {
            (self.deck | fresh | old | self.unused, Cards::NONE)
        };
        // Dealt cards are of deck A. MA-2.8: in the story mode they include the special cards.
        let dealt = match &self.story {
            _ if self.reshuffled => Cards::all(),
            Some(_) => of(Deck::A) | of(Deck::C),
            None => of(Deck::A),
        };
        let mut box_cards = Cards::NONE;
        if self.reshuffled {
            draw_from(&mut first, b_cards - self.recycled, boxed, &mut box_cards, rolls);
        }
        for (player, hidden) in self.players.iter_mut().zip(hidden) {
            redraw(player, hidden, &mut first, dealt, rolls);
        }
        if !self.reshuffled {
            draw_from(&mut first, b_cards, boxed, &mut box_cards, rolls);
            second = first;
        }
        for (player, hidden) in self.players.iter_mut().zip(hidden) {
            (0..hidden.fresh).for_each(|_| player.hand.insert(second.draw(rolls)));
        }
        self.deck = second;
        self.unused = box_cards;
    }

    fn deal_careers(
        &mut self,
        viewer: Viewer,
        hidden: &[Hidden; MAX_PLAYERS],
        choosing: bool,
        rolls: &mut Rolls<'_>,
    ) {
        if !choosing {
            return;
        }
        for (seat, (player, hidden)) in self.players.iter_mut().zip(hidden).enumerate() {
            if viewer.is(Seat(seat as u8)) {
                continue;
            }
            (0..hidden.offered).for_each(|_| player.offered.insert(self.career_bag.draw(rolls)));
            if hidden.chosen {
                let mut offered = player.offered;
                player.career = Some(offered.draw(rolls));
            }
        }
    }

    /// MA-31.3: the number of cards of each letter is public; the cards themselves only after the first reshuffle.
    fn deal_jeanne(&mut self, rolls: &mut Rolls<'_>) {
        let Some(jeanne) = self.jeanne.as_mut().filter(|jeanne| !jeanne.reshuffled) else { return };
        let all = jeanne.deck | jeanne.unused;
        let (mut deck, mut unused) = (Automas::NONE, Automas::NONE);
        for letter in 0..3 {
            let of_letter =
                |set: Automas| -> Automas { set.iter().filter(|card| card.letter() == letter).collect() };
            let mut bag = of_letter(all);
            (0..of_letter(jeanne.deck).len()).for_each(|_| deck.insert(bag.draw(rolls)));
            unused |= bag;
        }
        jeanne.deck = deck;
        jeanne.unused = unused;
    }
}

/// Moves `count` random cards of the set `of` out of a pool.
fn draw_from(pool: &mut Cards, of: Cards, count: u8, into: &mut Cards, rolls: &mut Rolls<'_>) {
    let mut bag = *pool & of;
    for _ in 0..count {
        let card = bag.draw(rolls);
        pool.remove(card);
        into.insert(card);
    }
}

/// Redeals a player's old cards and the cards set aside in secret.
fn redraw(player: &mut Player, hidden: &Hidden, pool: &mut Cards, dealt: Cards, rolls: &mut Rolls<'_>) {
    let mut old = Cards::NONE;
    draw_from(pool, dealt, hidden.old, &mut old, rolls);
    player.old |= old;
    player.hand |= old;
    if hidden.planned {
        let mut planned = Cards::NONE;
        draw_from(pool, dealt, 1, &mut planned, rolls);
        player.planned = planned.first();
    }
    draw_from(pool, dealt, hidden.dropped, &mut player.dropped, rolls);
}

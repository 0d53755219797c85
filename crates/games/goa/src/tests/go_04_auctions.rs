//! Chapter GO-4: auctions; GO-15: the flag.

use engine::{Game, Seat, Viewer};

use super::helpers::{choices, ducats, forbidden, game, hold, keep, offers, play, refused, tile};
use crate::{Action, Event, Goa, Stage};

/// A game in which seat 0 has placed the flag and all tokens are placed; `purses` are the ducats by seat.
fn auction(purses: &[u16]) -> Goa {
    let mut game = game(purses.len(), 1);
    game.flag = Seat(0);
    game.first = Seat(0);
    for (merchant, &purse) in game.merchants.iter_mut().zip(purses) {
        merchant.ducats = purse;
    }
    while game.stage() == Stage::Tokens {
        let choice = choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    game
}

/// GO-4.1, GO-4.2: in the order of the tokens, each sold by its owner; the first player sells flag and last item.
#[test]
fn items_are_sold_in_the_order_of_tokens() {
    let mut game = auction(&[9, 9, 9]);
    let mut sellers = Vec::new();
    let mut first = Vec::new();
    while game.stage() == Stage::Auctions {
        let choice = choices(&game)[0].clone();
        for event in play(&mut game, &[&choice]) {
            if let Event::AuctionBegan { seller, token, .. } = event {
                sellers.push((token, seller));
            }
            first.push(event);
        }
    }
    // The first auction began before the first bid.
    assert_eq!(sellers, [(2, Seat(1)), (3, Seat(2)), (4, Seat(0))]);
    assert_eq!(game.sales[0].tile, None);
}

/// GO-4.2: the first player sells the last item even after losing the flag.
#[test]
fn the_first_player_sells_the_last_item_without_the_flag() {
    let mut game = auction(&[5, 9]);
    play(&mut game, &["bid 3", "sell"]);
    assert_eq!(game.flag, Seat(1));
    assert_eq!(game.seller(3), Seat(0));
}

/// GO-4.3: one lap from the seller's left; every other player bids or passes once.
#[test]
fn every_player_but_the_seller_bids_once() {
    let mut game = auction(&[9, 9, 9, 9]);
    let mut spoken = Vec::new();
    for _ in 0..3 {
        spoken.push(game.actor().unwrap().0);
        let bid = format!("bid {}", spoken.len());
        play(&mut game, &[&bid]);
    }
    assert_eq!(spoken, [1, 2, 3]);
    assert_eq!(game.actor(), Some(Seat(0)));
    assert_eq!(choices(&game), ["sell", "buy"]);
    assert_eq!(forbidden(&game, Action::Bid { ducats: 8 }), "GO-4.7");
    let not_asked = game.check(Seat(1), Action::Sell).unwrap_err();
    assert_eq!(not_asked.clause, "GO-4.7");
}

/// GO-4.4: a bid is at least 1, and at least one more than the highest.
#[test]
fn a_bid_must_exceed_the_highest() {
    let mut game = auction(&[9, 4, 9, 9]);
    assert_eq!(choices(&game), ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]);
    assert_eq!(forbidden(&game, Action::Bid { ducats: 0 }), "GO-4.4");
    play(&mut game, &["bid 4"]);
    assert_eq!(refused(&game, "bid 4"), "GO-4.4");
    assert_eq!(choices(&game)[1], "bid 5");
    play(&mut game, &["pass"]);
    assert_eq!(choices(&game)[1], "bid 5");
}

/// GO-4.5: nobody bids more ducats than they hold.
#[test]
fn a_bid_cannot_exceed_the_bidders_ducats() {
    let game = auction(&[9, 3]);
    assert_eq!(refused(&game, "bid 4"), "GO-4.5");
    assert_eq!(forbidden(&game, Action::Bid { ducats: 60_000 }), "GO-4.5");
    let poor = auction(&[9, 0]);
    assert_eq!(choices(&poor), ["pass"]);
}

/// GO-4.6: without a bid the seller takes the item for free.
#[test]
fn an_item_without_bids_goes_to_the_seller() {
    let mut game = auction(&[9, 9]);
    play(&mut game, &["pass"]);
    assert_eq!(ducats(&game), [9, 9]);
    assert_eq!(game.flag, Seat(0));
    assert_eq!(game.merchants[0].actions, 1);
}

/// GO-4.7: a seller who passes is paid by the highest bidder.
#[test]
fn a_seller_who_passes_is_paid() {
    let mut game = auction(&[9, 6, 8]);
    play(&mut game, &["bid 5", "bid 7", "sell"]);
    assert_eq!(ducats(&game), [16, 6, 1]);
    assert_eq!(game.flag, Seat(2));
}

/// GO-4.7 (b), GO-4.8: the seller takes the item for one less than the best bid.
#[test]
fn seller_buys_for_one_less_than_the_best_bid() {
    let mut game = auction(&[9, 6, 2]);
    play(&mut game, &["bid 5", "pass", "buy"]);
    assert_eq!(ducats(&game), [5, 6, 2]);
}

/// GO-4.8: a seller who cannot pay one less than the best bid must sell. Against a bid of 1 the price is 0.
#[test]
fn poor_seller_must_sell() {
    let mut game = auction(&[3, 6, 2]);
    play(&mut game, &["bid 5", "pass"]);
    assert_eq!(choices(&game), ["sell"]);
    assert_eq!(refused(&game, "buy"), "GO-4.8");
    let mut game = auction(&[0, 6]);
    play(&mut game, &["bid 1", "buy"]);
    assert_eq!(ducats(&game), [0, 6]);
    assert_eq!(game.flag, Seat(0));
}

/// GO-4.9, GO-15.1: the flag gives a bonus-action card, however it is won, and the first turn. It scores no points.
#[test]
fn the_flag_brings_a_bonus_action() {
    for (plays, winner) in [(["bid 2", "sell"], 1), (["bid 2", "buy"], 0)] {
        let mut game = auction(&[5, 5]);
        let points = game.sheet(Seat(winner)).total();
        play(&mut game, &plays);
        assert_eq!(game.flag, Seat(winner));
        assert_eq!(game.merchants[usize::from(winner)].actions, 1);
        // Both still have points for ducats only.
        assert!(game.sheet(Seat(winner)).total() <= points.max(3));
    }
}

/// GO-4.10: the new holder begins the actions of this round, and the next round.
#[test]
fn the_winner_of_the_flag_is_first_player() {
    let mut game = auction(&[5, 5, 5]);
    play(&mut game, &["bid 2", "pass", "sell"]);
    while game.stage() == Stage::Auctions {
        let choice = choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    assert_eq!(game.actor(), Some(Seat(1)));
    assert_eq!(game.first, Seat(0));
    super::helpers::finish_round(&mut game);
    assert_eq!((game.first, game.actor()), (Seat(1), Some(Seat(1))));
}

/// GO-4.11: token, tile and flag leave the board.
#[test]
fn the_item_leaves_the_board() {
    let mut game = auction(&[5, 5]);
    let at = game.marks[0];
    assert!(game.grid.tile(at).is_some());
    play(&mut game, &["pass"]);
    assert_eq!(game.flag_at, None);
    assert_eq!(game.view(engine::Viewer::Spectator).merchants[0].tokens, [1, 2]);
    play(&mut game, &["pass"]);
    assert_eq!(game.grid.tile(at), None);
    assert_eq!(game.view(engine::Viewer::Spectator).merchants[1].tokens, [1, 2, 3]);
}

/// GO-4.12: ducats received can be bid at once.
#[test]
fn ducats_received_can_be_used_in_the_next_auction() {
    let mut game = auction(&[0, 6]);
    play(&mut game, &["bid 4", "sell"]);
    // Seat 1 sells, and seat 0 can bid the ducats it was paid.
    assert_eq!(game.actor(), Some(Seat(0)));
    assert!(offers(&game, "bid 4"));
}

/// GO-4.13: the winner resolves a tile before the next auction.
#[test]
fn the_winner_resolves_the_tile_before_the_next_auction() {
    let mut game = auction(&[5, 5]);
    let at = game.marks[0];
    super::helpers::lay(&mut game, "A28", at);
    play(&mut game, &["pass", "bid 1", "sell"]);
    assert_eq!(game.actor(), Some(Seat(0)));
    assert_eq!(choices(&game), ["take ships", "take colonists"]);
    play(&mut game, &["take ships"]);
    assert_eq!(game.merchants[0].ships, 7);
    assert!(game.gone.has(tile("A28")));
}

/// GO-4.15: tiles and cards cannot be played before the actions.
#[test]
fn tiles_and_cards_are_refused_before_the_actions() {
    let mut game = auction(&[5, 5]);
    keep(&mut game, 1, &["A18"]);
    hold(&mut game, 1, &["X01"]);
    assert_eq!(forbidden(&game, Action::UseTile { tile: tile("A18") }), "GO-4.15");
    assert_eq!(forbidden(&game, Action::PlayCard { card: super::helpers::card("X01") }), "GO-4.15");
    assert!(choices(&game).iter().all(|choice| choice == "pass" || choice.starts_with("bid")));
}

/// GO-4.5, GO-4.8: the view shows what bidders and seller can afford, to viewers who know their ducats.
#[test]
fn the_view_shows_affordable_bids() {
    let mut game = auction(&[3, 9, 4, 5]);
    play(&mut game, &["bid 4"]);
    let told = |game: &Goa, viewer| {
        let auction = game.view(viewer).auction.unwrap();
        (auction.bids.iter().map(|bid| bid.most).collect::<Vec<_>>(), auction.can_buy)
    };
    // A player who has bid has no further bid; a player with too few ducats cannot bid.
    assert_eq!(told(&game, Viewer::Seat(Seat(2))), (vec![None, Some(0), None], None));
    assert_eq!(told(&game, Viewer::Seat(Seat(3))), (vec![None, None, Some(5)], None));
    assert_eq!(told(&game, Viewer::Seat(Seat(0))), (vec![None, None, None], Some(true)));
    assert_eq!(told(&game, Viewer::Spectator), (vec![None, None, None], None));
    game.options.open_ducats = true;
    assert_eq!(told(&game, Viewer::Spectator), (vec![None, Some(0), Some(5)], Some(true)));
    play(&mut game, &["pass", "bid 5"]);
    assert_eq!(told(&game, Viewer::Spectator).1, Some(false));
}

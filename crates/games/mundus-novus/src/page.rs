//! The view as a text page.

use engine::{Page, Phrase, Seat};

use crate::cards::Cards;
use crate::event::change_phrases;
use crate::view::{DevelopmentView, HandView, MundusNovusView, PlayerView, TradeView};

/// Builds the page from the view alone, so it cannot show anything hidden.
pub fn page_of(view: &MundusNovusView) -> Page {
    let mut page = Page::default();
    let say = Phrase::new;
    let event = view.event.map_or_else(|| say("mn-event-none"), |event| event.phrase());
    page.heading(
        say("mn-page-round")
            .with("round", view.round)
            .with("phase", Phrase::new(format!("mn-phase-{}", view.stage.id())))
            .with("event", event),
    );
    page.line(say("mn-page-master").with("seat", view.master));
    page.line(say("mn-page-market").with("cards", view.market.phrases()));
    if !view.pool.is_empty() {
        page.line(say("mn-page-pool").with("cards", view.pool.phrases()));
    }
    page.line(say("mn-page-piles").with("pile", view.pile_left).with("deck", view.deck_left));
    let discard: Vec<Phrase> = view
        .discard
        .iter()
        .map(|one| say("mn-several").with("count", one.count).with("card", one.card.phrase()))
        .collect();
    page.line(say("mn-page-discard").with("cards", discard));

    page.heading(say("mn-page-queue"));
    page.table(queue_table(view));
    page.heading(say("mn-page-players"));
    page.table(player_table(view));
    for player in &view.players {
        player_lines(&mut page, player);
    }
    if let Some(trade) = &view.trade {
        trade_part(&mut page, trade);
    }
    for squadron in view.serving.iter().filter(|squadron| squadron.left.is_some()) {
        let left = squadron.left.unwrap_or(0);
        page.line(say("mn-page-serving").with("seat", squadron.seat).with("n", left));
    }
    if let Some(turn) = &view.turn {
        page.heading(say("mn-page-turn").with("seat", turn.seat));
        let made = [
            (turn.identical, "mn-page-made-identical"),
            (turn.different, "mn-page-made-different"),
            (turn.relics, "mn-page-made-relics"),
        ];
        let made: Vec<Phrase> = made.iter().filter(|(is, _)| *is).map(|&(_, id)| say(id)).collect();
        page.line(say("mn-page-made").with("made", made));
        let used: Vec<Phrase> = turn.merchants_used.iter().map(|card| named(card.phrase(), card)).collect();
        if !used.is_empty() {
            page.line(say("mn-page-used").with("cards", used));
        }
    }
    if let Some(build) = &view.build {
        page.line(say("mn-page-build").with("n", build.size).with("cards", build.set.phrases()));
        if !build.changes.is_empty() {
            let mut changes = crate::state::Changes::default();
            build.changes.iter().for_each(|&change| changes.push(change));
            page.line(say("mn-page-changes").with("changes", change_phrases(&changes)));
        }
        if let Some(positions) = build.positions {
            page.line(say("mn-page-opens").with("n", positions));
        }
        if let Some(doubloons) = build.doubloons {
            page.line(say("mn-page-pays").with("n", doubloons));
        }
    }
    if let Some(over) = &view.over {
        page.heading(Phrase::new(format!("mn-ending-{}", over.ending.id())));
        let winners: Vec<Phrase> = over.winners.iter().copied().map(crate::trade::name).collect();
        page.line(say("mn-page-winners").with("seats", winners));
    }
    prices_part(&mut page, view);
    page
}

/// A card by name and id.
fn named(name: Phrase, id: &impl ToString) -> Phrase {
    Phrase::new("mn-page-named").with("name", name).with("id", id.to_string().as_str())
}

fn number(n: impl Into<engine::Arg>) -> Phrase {
    Phrase::new("mn-page-number").with("n", n)
}

fn dash() -> Phrase {
    Phrase::plain("–")
}

fn headings<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.map(Phrase::new).to_vec()
}

fn event_of(card: &DevelopmentView) -> Phrase {
    card.event.map_or_else(dash, |event| event.phrase())
}

fn queue_table(view: &MundusNovusView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![headings([
        "mn-page-position",
        "mn-page-card",
        "mn-page-income",
        "mn-page-icon",
        "mn-page-open",
    ])];
    for place in &view.queue {
        let open = if place.open { Phrase::new("mn-page-yes") } else { dash() };
        rows.push(vec![
            number(place.position),
            named(place.card.id.phrase(), &place.card.id),
            number(place.card.income),
            event_of(&place.card),
            open,
        ]);
    }
    rows
}

fn player_table(view: &MundusNovusView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![headings([
        "mn-page-player",
        "mn-page-doubloons",
        "mn-page-wanted",
        "mn-page-income",
        "mn-page-hand",
        "mn-page-stored",
        "mn-page-caravels",
    ])];
    for player in &view.players {
        rows.push(vec![
            crate::trade::name(player.seat),
            number(player.doubloons),
            number(player.doubloons_wanted),
            number(player.income + player.shipyard_income),
            number(player.hand.len()),
            Phrase::new("mn-page-of").with("n", player.stored.len()).with("most", player.capacity),
            number(player.caravels),
        ]);
    }
    rows
}

fn cards_line(page: &mut Page, id: &'static str, seat: Seat, cards: Cards) {
    page.line(Phrase::new(id).with("seat", seat).with("cards", cards.phrases()));
}

fn player_lines(page: &mut Page, player: &PlayerView) {
    let seat = player.seat;
    if let HandView::Cards(cards) = player.hand {
        cards_line(page, "mn-page-hand-of", seat, cards);
    }
    if let HandView::Cards(cards) = player.stored
        && !cards.is_empty()
    {
        cards_line(page, "mn-page-stored-of", seat, cards);
    }
    if !player.developments.is_empty() {
        let cards: Vec<Phrase> =
            player.developments.iter().map(|card| named(card.id.phrase(), &card.id)).collect();
        page.line(Phrase::new("mn-page-developments-of").with("seat", seat).with("cards", cards));
    }
    if !player.squadrons.is_empty() {
        let one = |squadron: &crate::view::SquadronView| {
            Phrase::new("mn-page-squadron").with("n", squadron.caravels.len()).with("value", squadron.value)
        };
        let squadrons: Vec<Phrase> = player.squadrons.iter().map(one).collect();
        page.line(Phrase::new("mn-page-squadrons-of").with("seat", seat).with("squadrons", squadrons));
    }
    if player.perfect {
        page.line(Phrase::new("mn-page-perfect-of").with("seat", seat));
    }
}

fn trade_part(page: &mut Page, trade: &TradeView) {
    let say = Phrase::new;
    page.heading(say("mn-page-trade").with("n", trade.number));
    for offer in &trade.offers {
        match (offer.cards, offer.total) {
            (Some(cards), Some(total)) => page.line(
                say("mn-page-offer")
                    .with("seat", offer.seat)
                    .with("cards", cards.phrases())
                    .with("total", total),
            ),
            (Some(cards), None) => cards_line(page, "mn-page-offer-covered", offer.seat, cards),
            (None, _) if offer.done => page.line(say("mn-page-offer-done").with("seat", offer.seat)),
            (None, _) => page.line(say("mn-page-offer-open").with("seat", offer.seat)),
        }
    }
    for one in &trade.chain {
        let phrase = match one.swapped_for {
            None => say("mn-page-kept"),
            Some(got) => say("mn-page-swapped").with("got", got.phrase()),
        };
        page.line(phrase.with("seat", one.taker).with("card", one.card.phrase()).with("from", one.from));
    }
    if let Some(back) = &trade.taken_back {
        cards_line(page, "mn-log-taken-back", back.seat, back.cards);
    }
    if let Some(one) = &trade.compensation {
        let phrase = match one.card {
            Some(card) => say("mn-log-compensated").with("card", card.phrase()),
            None => say("mn-log-compensated-unseen"),
        };
        page.line(phrase.with("giver", one.giver).with("receiver", one.receiver));
    }
}

fn prices_part(page: &mut Page, view: &MundusNovusView) {
    let say = Phrase::new;
    let prices = &view.prices;
    page.heading(say("mn-page-prices"));
    let mut rows = vec![headings(["mn-page-resource", "mn-page-value", "mn-page-rarity", "mn-page-copies"])];
    for one in &prices.resources {
        let rarity = one.rarity.map_or_else(dash, |rarity| rarity.phrase());
        rows.push(vec![one.card.phrase(), number(one.trade_value), rarity, number(one.copies)]);
    }
    page.table(rows);
    let mut rows =
        vec![headings(["mn-page-cards", "mn-rarity-common", "mn-rarity-uncommon", "mn-rarity-rare"])];
    for three in prices.identical.chunks(3) {
        let size = three.first().map_or(0, |row| row.cards);
        let mut row = vec![number(size)];
        row.extend(three.iter().map(|one| say("mn-page-positions").with("n", one.positions)));
        rows.push(row);
    }
    page.table(rows);
    let list = |rows: &[crate::view::PriceView]| -> Vec<Phrase> {
        rows.iter()
            .map(|row| say("mn-page-price").with("count", row.cards).with("n", row.doubloons))
            .collect()
    };
    page.line(say("mn-page-different").with("prices", list(&prices.different)));
    page.line(say("mn-page-relics").with("prices", list(&prices.relics)));
    page.line(say("mn-page-goal").with("n", prices.doubloons_to_win));
}

//! The text rendering of a view, for the terminal and for text mode. It uses the view only.

use engine::{Page, Phrase, Seat};

use crate::event::yes_no;
use crate::ids::{Boat, Colour};
use crate::state::{Countdown, JokerPlace, Stage};
use crate::view::{
    BoatSlotView, ExpeditionView, InvestorView, MissionView, PendingView, ReservationView, RoiView,
    RunningView,
};

pub(crate) fn page(view: &RoiView) -> Page {
    let mut page = Page::default();
    heading(view, &mut page);
    view.pending.iter().filter_map(pending).for_each(|line| page.line(line));
    page.heading(message("players"));
    page.table(player_table(view));
    page.heading(message("expeditions"));
    page.table(expedition_table(view));
    page.heading(message("market"));
    page.table(boat_table(view));
    page.line(piles(view));
    page.heading(message("missions"));
    page.table(mission_table(view));
    page.line(message("mission-pile").with("left", view.mission_pile));
    for investor in &view.investors {
        investor_part(investor, &mut page);
    }
    page.heading(message("contracts"));
    page.table(contract_table(view));
    page
}

fn message(id: &str) -> Phrase {
    Phrase::new(format!("ar-page-{id}"))
}

fn player(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::plain(n.into().to_string())
}

fn head(names: &[&str]) -> Vec<Phrase> {
    names.iter().map(|name| message(&format!("head-{name}"))).collect()
}

fn list(items: Vec<Phrase>) -> Phrase {
    if items.is_empty() { message("none") } else { message("list").with("list", items) }
}

fn heading(view: &RoiView, page: &mut Page) {
    page.heading(message("round").with("round", view.round).with("first", view.first));
    page.line(Phrase::new(format!("ar-phase-{}", view.stage.id())));
    for scoring in &view.scorings {
        if let Countdown::Due(turns) = scoring.state {
            let line = message("due").with("scoring", scoring.scoring.phrase()).with("turns", turns);
            page.line(line);
        }
    }
    if let Some(turn) = &view.turn {
        page.line(message("turn").with("seat", turn.seat).with("left", turn.actions_left));
    }
    // The limit on idle turns is shown only once half of it is reached.
    if view.stage != Stage::Over && 2 * view.idle_turns >= view.idle_turns_max {
        page.line(message("idle").with("turns", view.idle_turns).with("most", view.idle_turns_max));
    }
}

fn pending(pending: &PendingView) -> Option<Phrase> {
    Some(match pending {
        PendingView::Load { mission, placed, wanted } | PendingView::RigOn { mission, placed, wanted } => {
            message("load").with("mission", mission.phrase()).with("placed", *placed).with("wanted", *wanted)
        }
        PendingView::Board { expedition, room, .. } | PendingView::RigAt { expedition, room, .. } => {
            message("board").with("expedition", expedition.phrase()).with("room", *room)
        }
        PendingView::Engage { mission, .. } => message("engage").with("mission", mission.phrase()),
        PendingView::Mission | PendingView::Buy { .. } | PendingView::Send { .. } | PendingView::Reserve => {
            return None;
        }
    })
}

fn player_table(view: &RoiView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![head(&[
        "player",
        "points",
        "now",
        "coins",
        "completed",
        "hand",
        "joker-cards",
        "reserve-cards",
        "kept",
    ])];
    for investor in &view.investors {
        rows.push(vec![
            player(investor.seat),
            number(investor.points),
            number(investor.score),
            number(investor.coins),
            number(investor.completed),
            number(investor.hand_count),
            number(investor.joker_cards),
            number(investor.reserve_cards),
            number(investor.boats_kept),
        ]);
    }
    rows
}

fn colour(colour: Option<Colour>) -> Phrase {
    colour.map_or_else(|| message("none"), Colour::phrase)
}

fn expedition_table(view: &RoiView) -> Vec<Vec<Phrase>> {
    let mut rows =
        vec![head(&["id", "expedition", "colour", "volume", "interim", "final", "fleet", "boats"])];
    for expedition in &view.expeditions {
        let values = |values: crate::Values| Phrase::plain(format!("{}/{}", values.off, values.coloured));
        rows.push(vec![
            Phrase::plain(expedition.id.to_string()),
            expedition.id.phrase(),
            expedition.colour.phrase(),
            Phrase::plain(format!("{}/{}", expedition.used, expedition.volume)),
            values(expedition.interim),
            values(expedition.last),
            colour(expedition.fleet_colour),
            crew(expedition),
        ]);
    }
    rows
}

fn crew(expedition: &ExpeditionView) -> Phrase {
    let boat = |placed: &crate::PlacedView| {
        let boat = Boat::new(placed.colour, placed.volume).map_or_else(|| message("none"), Boat::phrase);
        message("placed")
            .with("seat", placed.owner)
            .with("boat", boat)
            .with("joker", yes_no(placed.joker.is_some()))
    };
    list(expedition.boats.iter().map(boat).collect())
}

fn reserved(phrase: Phrase, reserved: Option<ReservationView>) -> Phrase {
    match reserved {
        Some(reservation) => message("reserved").with("card", phrase).with("seat", reservation.seat),
        None => phrase,
    }
}

fn boat_cell(slot: &BoatSlotView) -> Phrase {
    match slot.boat {
        Some(boat) => {
            let cell = message("boat").with("boat", boat.id.phrase()).with("price", boat.price);
            reserved(cell, slot.reserved)
        }
        None => message("none"),
    }
}

fn boat_table(view: &RoiView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![head(&["slot", "filling", "purchase"])];
    for (filling, purchase) in view.filling.iter().zip(&view.purchase) {
        rows.push(vec![number(purchase.slot), boat_cell(filling), boat_cell(purchase)]);
    }
    rows
}

fn piles(view: &RoiView) -> Phrase {
    let pile = |pile: &crate::PileView| match pile.scoring {
        Some(scoring) => message("pile-scoring").with("left", pile.left).with("scoring", scoring.phrase()),
        None => number(pile.left),
    };
    message("piles").with("piles", view.piles.iter().map(pile).collect::<Vec<_>>())
}

fn incomes(mission: &MissionView) -> Phrase {
    Phrase::plain(mission.incomes.iter().map(u8::to_string).collect::<Vec<_>>().join("/"))
}

fn mission_table(view: &RoiView) -> Vec<Vec<Phrase>> {
    let mut rows = vec![head(&["slot", "mission", "incomes"])];
    for slot in &view.display {
        rows.push(match &slot.mission {
            Some(mission) => {
                vec![number(slot.slot), reserved(mission.id.phrase(), slot.reserved), incomes(mission)]
            }
            None => vec![number(slot.slot), message("none"), message("none")],
        });
    }
    rows
}

fn running_line(running: &RunningView) -> Phrase {
    let mut boats: Vec<Phrase> = running.boats.iter().map(|boat| boat.id.phrase()).collect();
    boats.extend(running.joker_volume.map(|volume| message("joker-volume").with("volume", volume)));
    let line = match (running.left, running.income) {
        (Some(left), Some(income)) => message("running").with("left", left).with("income", income),
        _ => message("launching"),
    };
    line.with("mission", running.mission.id.phrase()).with("boats", list(boats))
}

fn investor_part(investor: &InvestorView, page: &mut Page) {
    page.heading(message("area").with("seat", investor.seat));
    page.line(
        message("idle-boats")
            .with("boats", list(investor.idle.iter().map(|boat| boat.id.phrase()).collect())),
    );
    let place = match investor.joker.at {
        JokerPlace::Idle => "idle",
        JokerPlace::Mission => "mission",
        JokerPlace::Expedition => "expedition",
    };
    page.line(match investor.joker.id {
        Some(joker) => message("joker")
            .with("joker", joker.phrase())
            .with("at", place)
            .with("shown", yes_no(investor.joker.shown)),
        None => message("joker-hidden"),
    });
    investor.running.iter().for_each(|running| page.line(running_line(running)));
    for held in investor.hand.iter().flatten() {
        let line = message("hand").with("mission", held.mission.id.phrase());
        page.line(line.with("incomes", incomes(&held.mission)).with("fillable", yes_no(held.fillable)));
    }
    if let Some(contract) = &investor.contract {
        page.line(
            message("contract")
                .with("contract", contract.id.phrase())
                .with("text", Phrase::new(format!("ar-kind-{}.text", contract.kind.id())))
                .with("each", contract.each)
                .with("expeditions", contract.expeditions)
                .with("points", contract.points),
        );
    }
}

fn contract_table(view: &RoiView) -> Vec<Vec<Phrase>> {
    let width = view.contracts.iter().map(|contract| contract.points.len()).max().unwrap_or(0);
    let mut first = head(&["contract"]);
    first.extend((0..width).map(|missions| {
        let last = yes_no(missions + 1 == width);
        message("head-missions").with("missions", missions).with("last", last)
    }));
    let mut rows = vec![first];
    for contract in &view.contracts {
        let mut row = vec![contract.kind.phrase()];
        row.extend(contract.points.iter().map(|&points| number(points)));
        rows.push(row);
    }
    rows
}

//! The map as text.

use engine::{Game, Part, Seat, Viewer};

use super::helpers::{afloat, pirate, settle, ships, show, table};
use crate::SiteKind;

#[test]
fn the_map_is_drawn() {
    let mut game = table(2);
    show(&mut game, &["T09", "T10", "T11"]);
    ships(&mut game, 0, "T06a", 1);
    settle(&mut game, 0, "T06a", SiteKind::Dye);
    pirate(&mut game, 1, "T08");
    afloat(&mut game);
    let page = game.page(Viewer::Seat(Seat(0)));
    let Some(Part::Drawing(lines)) = page.0.iter().find(|part| matches!(part, Part::Drawing(_))) else {
        panic!("a page without a map")
    };
    let text = lines.join("\n");
    assert!(text.contains("T08 %2") && text.contains("T06 %") && text.contains("a1G"), "{text}");
    assert!(text.contains("(0,-2)") && text.contains("aEGB"), "{text}");
}

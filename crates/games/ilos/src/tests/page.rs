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
    let drawing = page.0.iter().find_map(|part| match part {
        Part::Drawing { lines, letters } => Some((lines, letters)),
        Part::Heading(_) | Part::Line(_) | Part::Table(_) => None,
    });
    let (lines, letters) = drawing.expect("a page has a map");
    assert_eq!(letters.len(), SiteKind::ALL.len());
    let text = lines.join("\n");
    assert!(text.contains("T08 %2") && text.contains("T06 %") && text.contains("a1G"), "{text}");
    assert!(text.contains("(0,-2)") && text.contains("aEGB"), "{text}");
}

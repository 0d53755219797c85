//! The map as fixed-width text, drawn from the view only.
//!
//! A tile is a hexagon of eleven by six characters. A letter on an edge names the piece that reaches it. The inside shows the
//! tile, its lair (`%`, with the number of the player whose ship lies there), each piece with its sites (letters, or the
//! number of the player whose pioneer stands there) and the cell.

use crate::ids::SiteKind;
use crate::view::{IlosView, MapPieceView, MapTileView};

/// The distance between columns, and between cells of a column.
const ACROSS: i32 = 9;
const DOWN: i32 = 6;
/// The size of a hexagon.
const WIDTH: i32 = 11;

struct Canvas {
    left: i32,
    top: i32,
    rows: Vec<Vec<char>>,
}

impl Canvas {
    fn put(&mut self, x: i32, y: i32, text: &str) {
        let row = usize::try_from(y - self.top).ok().and_then(|row| self.rows.get_mut(row));
        let (Some(row), Ok(from)) = (row, usize::try_from(x - self.left)) else { return };
        for (place, sign) in row.iter_mut().skip(from).zip(text.chars()) {
            *place = sign;
        }
    }

    /// Writes a text into the middle of a hexagon.
    fn centre(&mut self, x: i32, y: i32, text: &str) {
        let spare = WIDTH - text.chars().count() as i32;
        self.put(x + spare / 2, y, text);
    }
}

fn corner(q: i8, r: i8) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    (q * ACROSS, r * DOWN + q * DOWN / 2)
}

/// The number of a player, from 1.
fn number(seat: engine::Seat) -> String {
    (seat.index() + 1).to_string()
}

fn piece_text(piece: &MapPieceView) -> String {
    let mut text = String::from(piece.id.letter());
    for site in &piece.sites {
        match site.seat {
            Some(seat) => text.push_str(&number(seat)),
            None => text.push(SiteKind::letter(site.kind)),
        }
    }
    text
}

fn hexagon(canvas: &mut Canvas, tile: &MapTileView) {
    let (x, y) = corner(tile.at.q, tile.at.r);
    let mark = |edge: u8, sea: char| {
        let piece = tile.pieces.iter().find(|piece| piece.edges.contains(&edge));
        piece.map_or(sea, |piece| piece.id.letter())
    };
    canvas.put(x + 2, y, &format!(".--{}--.", mark(0, '-')));
    canvas.put(x + 1, y + 1, &format!("{}       {}", mark(5, '/'), mark(1, '\\')));
    canvas.put(x, y + 2, "/         \\");
    canvas.put(x, y + 3, "\\         /");
    canvas.put(x + 1, y + 4, &format!("{}       {}", mark(4, '\\'), mark(2, '/')));
    canvas.put(x + 2, y + 5, &format!("'--{}--'", mark(3, '-')));
    let lair = match (tile.lair, tile.pirate) {
        (false, _) => String::new(),
        (true, None) => " %".to_owned(),
        (true, Some(seat)) => format!(" %{}", number(seat)),
    };
    canvas.centre(x, y + 1, &format!("{}{lair}", tile.id));
    let mut pieces = tile.pieces.iter().map(piece_text);
    canvas.centre(x, y + 2, &pieces.next().unwrap_or_default());
    canvas.centre(x, y + 3, &pieces.collect::<Vec<_>>().join(" "));
    canvas.centre(x, y + 4, &tile.at.to_string());
}

/// Draws the map, with the cells where a tile of the zone may go.
pub(crate) fn drawing(view: &IlosView) -> Vec<String> {
    let open = || view.cells.iter().filter(|cell| !cell.fits.is_empty());
    let cells = || view.map.iter().map(|tile| tile.at).chain(open().map(|cell| cell.at));
    let corners: Vec<(i32, i32)> = cells().map(|at| corner(at.q, at.r)).collect();
    let (Some(left), Some(right)) =
        (corners.iter().map(|at| at.0).min(), corners.iter().map(|at| at.0).max())
    else {
        return Vec::new();
    };
    let (Some(top), Some(bottom)) =
        (corners.iter().map(|at| at.1).min(), corners.iter().map(|at| at.1).max())
    else {
        return Vec::new();
    };
    let width = usize::try_from(right - left + WIDTH).unwrap_or(0);
    let height = usize::try_from(bottom - top + DOWN).unwrap_or(0);
    let mut canvas = Canvas { left, top, rows: vec![vec![' '; width]; height] };
    for cell in open() {
        let (x, y) = corner(cell.at.q, cell.at.r);
        canvas.centre(x, y + 2, &format!("({})", cell.at));
    }
    view.map.iter().for_each(|tile| hexagon(&mut canvas, tile));
    let lines = canvas.rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned());
    let mut lines: Vec<String> = lines.collect();
    // Open cells leave empty lines above and below.
    while lines.first().is_some_and(String::is_empty) {
        lines.remove(0);
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

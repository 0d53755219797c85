//! The picture of a table's link.

use qrcode::{Color, QrCode};
use server::testing::qr_svg;

/// The margin of the picture, in modules.
const MARGIN: usize = 4;

#[test]
fn the_picture_has_the_modules_of_the_code_within_a_margin() {
    let text = "https://play.example/t/MOREVA";
    let picture = qr_svg(text).unwrap();
    let code = QrCode::new(text).unwrap();
    let side = code.width() + 2 * MARGIN;
    assert!(picture.contains(&format!("viewBox=\"0 0 {side} {side}\"")), "{picture}");
    for (at, color) in code.to_colors().into_iter().enumerate() {
        let (x, y) = (at % code.width() + MARGIN, at / code.width() + MARGIN);
        assert_eq!(picture.contains(&format!("M{x} {y}h1")), color == Color::Dark, "{x} {y}");
    }
}

#[test]
fn a_text_that_does_not_fit_has_no_picture() {
    assert_eq!(qr_svg(&"a".repeat(5_000)), None);
}

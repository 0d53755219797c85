//! The address as a QR code.

use server::qr;

#[test]
fn an_address_fits_into_a_small_code() {
    let code = qr("http://192.168.1.20:8080/").unwrap();
    assert!(code.lines().count() < 20 && code.lines().all(|line| line.chars().count() < 40));
}

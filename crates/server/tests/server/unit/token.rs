//! Tokens in `Debug` output.

use server::Token;

#[test]
fn doors_show_nothing() {
    let token = Token::new().unwrap();
    assert_eq!(format!("{token:?} {:?}", token.hash()), "Token(..) TokenHash(..)");
}

//! Tokens in `Debug` output.

use server::Token;

#[test]
fn links_are_not_printed() {
    let token = Token::new().unwrap();
    assert_eq!(format!("{token:?} {:?}", token.hash()), "Token(..) TokenHash(..)");
}

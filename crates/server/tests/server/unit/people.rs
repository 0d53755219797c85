//! Rejected passwords.

use server::Fault;
use server::testing::check_password;

#[test]
fn common_passwords_are_refused() {
    for weak in [
        "12345678",
        "87654321",
        "11111111",
        "aaaabbbb",
        "abcdefgh",
        "password1",
        "Motdepasse!",
        "qwerty123",
        "qwertyui",
        "lkjhgfds",
        "wxcvbn,;",
        "ines2026",
        "Ines.ines.ines",
    ] {
        assert!(matches!(check_password(weak, "ines"), Err(Fault::WeakPassword)), "{weak}");
    }
    for good in ["tulip-42-boat", "correct horse", "Salut les copains", "k3j9x2mq"] {
        assert!(check_password(good, "ines").is_ok(), "{good}");
    }
    assert!(matches!(check_password("short", "ines"), Err(Fault::BadPassword)));
}

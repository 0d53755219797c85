//! Notation in the words of a language.

use std::collections::BTreeMap;

use words::Lang;

use crate::prefixes;

fn fr(prefix: &str, text: &str) -> String {
    Lang::Fr.speech().notation(prefix, text)
}

#[test]
fn moves_are_written_in_the_words_of_the_language() {
    assert_eq!(fr("mn", "offer corn"), "offrir maïs");
    assert_eq!(fr("mn", "take corn from 0"), "prendre maïs chez joueur-1");
    assert_eq!(fr("ar", "place red-2 with card"), "placer rouge-2 avec carte");
    assert_eq!(fr("go", "give up"), "renoncer");
    assert_eq!(fr("go", "spy on 2"), "espionner joueur-3");
    assert_eq!(fr("il", "cell -1,1"), "case -1,1");
    assert_eq!(fr("ma", "buy A14"), "acheter A14");
    assert_eq!(Lang::En.speech().notation("mn", "take corn from 0"), "take corn from player-1");
}

#[test]
fn moves_are_read_in_every_language() {
    for (prefix, text, typed) in [
        ("mn", "offer corn", "Offrir  MAIS"),
        ("mn", "offer corn", "offer corn"),
        ("mn", "take corn from 0", "prendre maïs chez joueur-1"),
        ("mn", "take corn from 0", "take corn from player-1"),
        ("mn", "take corn from 0", "take corn from 0"),
        ("go", "give up", "renoncer"),
        ("go", "flag at 4,0", "drapeau en 4,0"),
        ("ar", "end turn", "terminer le tour"),
        ("ar", "as blue-2 with card", "comme bleu-2 avec carte"),
    ] {
        assert_eq!(words::read_notation(prefix, typed), text, "{typed}");
    }
}

/// A typed word means one word of the records, in any language.
#[test]
fn no_word_of_notation_has_two_meanings() {
    for (prefix, _) in prefixes() {
        let stem = format!("{prefix}-notation-");
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        let mut claim = |typed: &str, word: &str| {
            let typed = words::fold(typed);
            assert!(!typed.contains('\''), "{prefix} {typed}");
            if let Some(other) = known.insert(typed.clone(), word.to_owned()) {
                assert_eq!(other, word, "{prefix}: {typed} means both");
            }
        };
        for lang in Lang::ALL {
            let speech = lang.speech();
            let own: Vec<&str> = speech.ids().into_iter().filter(|id| id.starts_with(&stem)).collect();
            assert!(own.len() > 20, "{prefix} has words in {lang}");
            for id in own {
                let word = id[stem.len()..].replace('_', " ");
                let text =
                    if speech.variables(id).next().is_some() { format!("{word} 0") } else { word.clone() };
                claim(&speech.notation(prefix, &text), &text);
                claim(&text, &text);
                assert_eq!(
                    words::read_notation(prefix, &speech.notation(prefix, &text)),
                    text,
                    "{lang} {id}"
                );
            }
        }
    }
}

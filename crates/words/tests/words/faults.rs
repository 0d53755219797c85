//! Faults of texts: signs of badly built sentences, and words that the glossary forbids.

use engine::kit::internal_id;

use crate::glossary::{Term, terms};
use crate::prefixes;

/// Checks texts of one language.
pub(crate) struct Reader {
    lang: String,
    terms: Vec<Term>,
}

/// Names that are exempt.
const NAMES: [&str; 4] = ["António de Abreu", "Diego de Almagro", "Francisco de Orellana", "La Armada"];

/// The maximum length of a hint, which has one line beside its clause on a small laptop, in characters.
const HINT_MAX: usize = 95;

/// Messages that are not prose: notation, typed text, quoted code, separators.
const BARE: [&str; 5] = ["-notation-", "cli-command-", "cli-record-line", "rpc-version", "number-group"];

/// The game of a message. The prefix of a board's messages has an additional letter.
fn game(id: &str) -> &'static str {
    let prefix = id.split('-').next().unwrap_or_default();
    let own =
        prefixes().iter().find(|(own, _)| prefix == own || prefix.strip_suffix('b') == Some(own.as_str()));
    own.map_or("platform", |(_, game)| game.as_str())
}

/// The positions at which a word occurs as a whole word.
fn at_words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    text.match_indices(word).map(|(at, _)| at).filter(move |at| {
        !is_part(text[..*at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

impl Reader {
    pub(crate) fn new(lang: &str) -> Reader {
        Reader { lang: lang.to_owned(), terms: terms() }
    }

    /// The faults of a text.
    pub(crate) fn read(&self, id: &str, text: &str) -> Vec<String> {
        if BARE.iter().any(|own| id.contains(own)) || text.contains('\n') {
            return Vec::new();
        }
        let mut found = self.characters(text);
        found.extend(match self.lang.as_str() {
            "fr" => french(text),
            "en" => english(text),
            _ => Vec::new(),
        });
        found.extend(self.glossary(id, text));
        found.extend(place(id, text));
        found
    }

    /// The faults of a text of a ledger or lesson of the game with this prefix. Such texts may use words that messages
    /// do not. Untranslated French words in them are reported.
    pub(crate) fn read_book(&self, prefix: &str, text: &str) -> Vec<String> {
        let mut found = self.characters(text);
        if self.lang == "fr" {
            found.extend(french(text));
            found.extend(self.glossary(&format!("{prefix}-book"), text));
        }
        found
    }

    fn characters(&self, text: &str) -> Vec<String> {
        let mut marks = vec!["  ", " .", " ,", "..", "'", "...", "(s)", "{", " )", "( ", ",,"];
        match self.lang.as_str() {
            "fr" => {
                marks.extend([" ;", " :", " !", " ?", " »", "« ", "\"", "“", "”", "n° "]);
                // U+202F within « » and before ; ! ? %, U+00A0 before the colon.
                marks.extend(["\u{a0};", "\u{a0}!", "\u{a0}?", "\u{a0}%", "\u{a0}»", "«\u{a0}", "\u{202f}:"]);
            }
            "en" => marks.extend([" ;", " :", " !", " ?", "«", "»"]),
            _ => (),
        }
        let found = marks.into_iter().filter(|mark| text.contains(mark));
        let mut found: Vec<String> = found.map(|mark| format!("has {mark:?}")).collect();
        let digit = |c: char| c.is_ascii_digit();
        if text.match_indices(" %").any(|(at, _)| text[..at].ends_with(digit)) {
            found.push("has a plain space before %".to_owned());
        }
        let glued = |(at, _): (usize, &str)| text[..at].ends_with(char::is_alphanumeric);
        if self.lang == "fr" && text.match_indices([';', '!', '?', '»']).any(glued) {
            found.push("has no space before ; ! ? or »".to_owned());
        }
        if text.trim() != text {
            found.push("begins or ends with a space".to_owned());
        }
        found
    }

    /// Forbidden words, and nouns that do not agree with their number.
    fn glossary(&self, id: &str, text: &str) -> Vec<String> {
        let mut found = Vec::new();
        let game = game(id);
        for term in self.terms.iter().filter(|term| term.game == game) {
            let words = term.words(&self.lang);
            for word in &words.never {
                if at_words(text, word).next().is_some() {
                    found.push(format!("{word:?} is never said ({})", term.id));
                }
            }
            let (Some(many), true) = (&words.many, term.kind == "count") else { continue };
            if *many == words.one {
                continue;
            }
            let (single, several): (&[&str], &[&str]) =
                if self.lang == "fr" { (&["0", "1"], &["2", "5"]) } else { (&["1"], &["0", "2", "5"]) };
            for (numbers, noun) in [(single, many), (several, &words.one)] {
                for number in numbers {
                    let counted = format!("{number} {noun}");
                    let is_wrong = |at: usize| {
                        // “2 combat points”: a noun before a noun; “1 to 1 cards”: a limit.
                        let compound = self.lang == "en" && text[at + counted.len()..].starts_with(' ');
                        let limit = [" à ", " to ", " of "].iter().any(|own| text[..at].ends_with(own));
                        !compound && !limit
                    };
                    if at_words(text, &counted).any(is_wrong) {
                        found.push(format!("{number} {noun} ({})", term.id));
                    }
                }
            }
        }
        found
    }
}

/// A number that requires the singular before a noun that looks like a plural.
fn singular(text: &str, numbers: &[&str], endings: &[char], as_they_are: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for number in numbers {
        for at in at_words(text, number) {
            // “1 to 1 cards” and “10.1 points”: a limit and a decimal, not the number 1.
            let is_part = [" à ", " to ", " of ", " sur ", ".", ",", "–", "-", "+", "−"];
            if is_part.iter().any(|own| text[..at].ends_with(own)) {
                continue;
            }
            let Some(rest) = text[at + number.len()..].strip_prefix(' ') else { continue };
            let noun: String = rest.chars().take_while(|c| c.is_alphabetic() || *c == '-').collect();
            let is_plural = noun.chars().count() > 3 && noun.ends_with(endings);
            if is_plural && !as_they_are.contains(&noun.to_lowercase().as_str()) {
                found.push(format!("“{number} {noun}”"));
            }
        }
    }
    found
}

/// Elision and contraction, and the singular.
fn french(text: &str) -> Vec<String> {
    let one = [
        "fois", "choix", "mois", "temps", "maïs", "ruines", "épices", "prix", "sens", "dans", "sans", "vers",
        "sous", "dessus", "progrès", "voix", "vous",
    ];
    let mut found = singular(text, &["0", "1"], &['s', 'x'], &one);
    let bare = NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, "X"));
    for word in ["de", "le", "la", "du", "au", "que", "ne", "De", "Le", "La", "Du", "Au", "Que"] {
        for at in at_words(&bare, word) {
            let rest = &bare[at + word.len()..];
            let Some(next) = rest.strip_prefix(' ') else { continue };
            let mut letters = next.chars();
            let vowel = letters.next().is_some_and(|c| "aàâeéèêiîïoôœuùAÀÂEÉÈÊIÎÏOÔŒUÙ".contains(c));
            let second = letters.next();
            // Codes such as A04 are spelt out, and « à » is a word.
            let is_code = second.is_none_or(|c| !c.is_alphabetic());
            let is_other =
                ["onze", "oui", "à ", "un ou", "et ", "ou "].iter().any(|own| next.starts_with(own));
            if vowel && !is_code && !is_other {
                found.push(format!("« {word} {} »", next.split(' ').next().unwrap_or_default()));
            }
        }
    }
    for pair in ["de le", "de les", "à le", "à les", "de du", "de des", "à au", "le l’", "de d’", "si il"]
    {
        found.extend(at_words(&bare, pair).next().map(|_| format!("« {pair} »")));
    }
    found
}

/// The indefinite article, and the singular.
fn english(text: &str) -> Vec<String> {
    // A verb may follow a number that ends a name: “round 1 begins”.
    let verbs = [
        "begins", "stops", "bears", "becomes", "loses", "takes", "does", "wins", "lies", "stands", "needs",
        "contains", "plays", "goes", "exists",
    ];
    let mut found = singular(text, &["1"], &['s'], &verbs);
    found.retain(|fault| !fault.contains("ss”"));
    for (word, wants) in [("a", false), ("A", false), ("an", true), ("An", true)] {
        for at in at_words(text, word) {
            let Some(next) = text[at + word.len()..].strip_prefix(' ') else { continue };
            let first = next.chars().next().filter(|c| c.is_alphabetic());
            let vowel = first.is_some_and(|c| "aeiouAEIOU".contains(c));
            let sounded = ["un", "us", "one", "eu", "hour", "uni"];
            let is_other = sounded.iter().any(|own| next.to_lowercase().starts_with(own));
            let is_code = next.chars().nth(1).is_none_or(|c| !c.is_alphabetic());
            if first.is_some() && vowel != wants && !is_other && !is_code {
                found.push(format!("“{word} {}”", next.split(' ').next().unwrap_or_default()));
            }
        }
    }
    found
}

/// The required form by place: sentences have a capital and a full stop, buttons and fragments have neither.
fn place(id: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let kind = id.split('-').nth(1).unwrap_or_default();
    let is_game = prefixes().iter().any(|(prefix, _)| id.starts_with(&format!("{prefix}-")));
    let is_sentence = is_game && ["log", "prompt", "no", "wait"].contains(&kind)
        || ["act-", "notice-"].iter().any(|start| id.starts_with(start));
    // The crate `catalog` checks sentences of games for ids. This checks names and tooltips of components.
    if is_game && [".title", ".text"].iter().any(|end| id.ends_with(end)) {
        found.extend(internal_id(text).map(|id| format!("has the internal id {id}")));
    }
    let is_fragment = is_game && ["what", "deed", "price", "fx"].contains(&kind);
    let has_stop = text.ends_with(['.', '?', '!', '…'])
        || [".»", ".”", ".)", ".\u{202f}»"].iter().any(|end| text.ends_with(end));
    let first = text.chars().find(|c| c.is_alphanumeric());
    if is_sentence && !id.contains('.') {
        if !has_stop {
            found.push("has no full stop".to_owned());
        }
        if first.is_some_and(char::is_lowercase) && !text.starts_with(['«', '“']) {
            found.push("begins in lower case".to_owned());
        }
    }
    if is_fragment && has_stop {
        found.push("is a fragment with a full stop".to_owned());
    }
    if id.ends_with(".hint") && text.chars().count() > HINT_MAX {
        found.push("is a hint too long for the line under a prompt".to_owned());
    }
    found
}

#[test]
fn planted_faults_are_found() {
    for (lang, id, text) in [
        ("fr", "mn-do-of", "Combinaison de indigo"),
        (
            "fr",
            "ma-prompt-sail.hint",
            "Naviguez aussi loin que vous voulez, puis faites escale dans une Ville ou dans un Village de votre choix.",
        ),
        ("fr", "ar-log-sent", "Le Alice envoie un bateau."),
        ("fr", "ar-page-turn", "Tour de Alice"),
        ("fr", "go-log-gained", "Bob gagne 1 colons."),
        ("fr", "go-log-gained", "Bob gagne 0 colons."),
        ("fr", "go-log-gained", "Bob gagne 2 colon."),
        ("fr", "il-prompt-pay", "Payez 2 carte(s)."),
        ("fr", "il-prompt-pay", "payez 2 cartes."),
        ("fr", "il-prompt-pay", "Payez 2 cartes"),
        ("fr", "il-what-pay", "paie 2 cartes."),
        ("fr", "ma-log-sailed", "Bob navigue : 2 points."),
        ("fr", "ma-log-sailed", "Bob navigue\u{a0}; vite ?"),
        ("fr", "ma-log-sailed", "Bob n'avance pas."),
        ("fr", "ma-log-sailed", "Bob  navigue."),
        ("fr", "ma-log-sailed", "Bob navigue\u{a0}; Ana attend."),
        ("fr", "ma-log-sailed", "Bob navigue; Ana attend."),
        ("fr", "ma-log-sailed", "Bob prend «\u{a0}Quête\u{a0}»."),
        ("fr", "ma-log-sailed", "Bob va à le port."),
        ("fr", "ma-card-A02.text", "L’action de village."),
        ("fr", "table-full", "Chaque siège est pris."),
        ("en", "mn-do-pick", "Take a indigo"),
        ("en", "mn-do-pick", "Take an card"),
        ("en", "go-log-gained", "Bob gains 1 colonists."),
        ("en", "go-log-gained", "Bob gains 2 colonist."),
        ("en", "go-log-gained", "Bob gains 2 colonists"),
        ("en", "table-full", "Every chair is taken."),
        ("fr", "cli-check-done", "1 entrées relues"),
        ("fr", "cli-check-done", "Tout va bien, 0 morceaux"),
        ("en", "cli-check-done", "1 entries read again"),
    ] {
        assert!(!Reader::new(lang).read(id, text).is_empty(), "{lang} {id}: {text}");
    }
    for (lang, id, text) in [
        ("fr", "ar-do-to", "Vers l’expédition d’António de Abreu"),
        ("fr", "go-log-gained", "Bob gagne 2 colons et 1 navire."),
        ("fr", "il-log-raised", "Le prix de l’Or passe à 4\u{202f}; c’est tout."),
        ("en", "mn-do-pick", "Take an Inca relic"),
        ("en", "go-log-gained", "Bob gains 1 colonist and 2 ships."),
        ("fr", "il-log-gained", "Bob produit 1 Épices, 1 fois sur 3."),
        ("en", "cli-arena-seats", "From 1 to 1 cards, 0.1 points."),
    ] {
        assert_eq!(Reader::new(lang).read(id, text), Vec::<String>::new(), "{lang} {id}: {text}");
    }
}

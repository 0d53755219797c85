//! "Did you mean …?" for names that do not exist.

use catalog::{CatalogError, OptionsError};
use engine::{Choices, Phrase};

/// The name most similar to the typed one: at most one typing error per three letters, or a part of the name.
pub(crate) fn closest<'a>(given: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let given = given.trim().to_lowercase();
    let length = given.chars().count();
    if length == 0 {
        return None;
    }
    let ranked = names.into_iter().filter_map(|name| {
        let known = name.to_lowercase();
        let slips = strsim::damerau_levenshtein(&given, &known);
        let is_part = length >= 3 && known.contains(&given);
        // Any two single letters differ by one error.
        let is_close = slips < length && slips <= (length.max(known.chars().count()) / 3).max(1);
        (is_part || is_close).then_some((slips, name))
    });
    ranked.min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}

/// An error about a name, with the closest existing name.
pub(crate) fn hinted<'a>(complaint: Phrase, given: &str, names: impl IntoIterator<Item = &'a str>) -> Phrase {
    match closest(given, names) {
        Some(name) => Phrase::new("cli-did-you-mean").with("what", complaint).with("name", name),
        None => complaint,
    }
}

/// An error of the catalog, with the closest game, option or value.
pub(crate) fn catalog_phrase(error: &CatalogError) -> Phrase {
    let phrase = error.phrase();
    match error {
        CatalogError::UnknownGame(given) => {
            hinted(phrase, given, catalog::infos().into_iter().map(|info| info.id))
        }
        CatalogError::Options(OptionsError::Unknown { given, known, .. }) => {
            hinted(phrase, given, known.split(", "))
        }
        CatalogError::Options(OptionsError::Value { choices: Choices::Words(words), given, .. }) => {
            hinted(phrase, given.trim_matches('"'), words.iter().copied())
        }
        CatalogError::Options(_)
        | CatalogError::Setup(_)
        | CatalogError::Data(_)
        | CatalogError::State(_) => phrase,
    }
}

/// An error about a bot, with the closest bot or level.
#[cfg(feature = "lab")]
pub(crate) fn bot_phrase(error: &bots::SpecError) -> Phrase {
    let phrase = error.phrase();
    match error {
        bots::SpecError::Unknown(given) => {
            hinted(phrase, bot_name(given), bots::list().iter().map(|bot| bot.name))
        }
        bots::SpecError::Parameter { .. } | bots::SpecError::Value { .. } | bots::SpecError::Twice { .. } => {
            phrase
        }
    }
}

/// The name of a bot without its parameters.
pub(crate) fn bot_name(given: &str) -> &str {
    given.split(':').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_close_name_is_suggested() {
        let games = ["mundus-novus", "au-nom-du-roi", "goa", "ilos", "maracaibo"];
        for (given, wanted) in [
            ("gaa", Some("goa")),
            ("Goa", Some("goa")),
            ("go", Some("goa")),
            ("maracaybo", Some("maracaibo")),
            ("mundus", Some("mundus-novus")),
            ("mundus_novus", Some("mundus-novus")),
            ("ilso", Some("ilos")),
            ("chess", None),
            ("x", None),
            ("", None),
            ("   ", None),
        ] {
            assert_eq!(closest(given, games), wanted, "{given}");
        }
    }
}

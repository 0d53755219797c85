//! The texts of the campaign. They are not in the message files, because each card is secret until it is met (MA-34).
//!
//! A text is a phrase with one argument per language. The message `ma-told` of each language prints its own argument.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use engine::Phrase;
use serde::Deserialize;

use crate::data::{Campaign, Flag};
use crate::ids::{Choice, StoryCard};

/// The texts by language.
const TEXTS: &[(&str, &str)] =
    &[("en", include_str!("../../story/texts.en.toml")), ("fr", include_str!("../../story/texts.fr.toml"))];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Texts {
    pub(crate) campaign: About,
    pub(crate) card: BTreeMap<String, CardText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct About {
    pub(crate) title: String,
    pub(crate) about: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardText {
    pub(crate) title: String,
    pub(crate) front: Option<String>,
    pub(crate) back: Option<String>,
    pub(crate) text: Option<String>,
    pub(crate) vote: Option<VoteText>,
    #[serde(default)]
    pub(crate) echo: BTreeMap<String, EchoText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VoteText {
    pub(crate) question: String,
    pub(crate) a: OptionText,
    pub(crate) b: OptionText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OptionText {
    pub(crate) label: String,
    pub(crate) text: String,
}

/// The sentences by flag, or by side of a card and flag.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum EchoText {
    Sentence(String),
    Side(BTreeMap<String, String>),
}

impl CardText {
    /// The sentences that replace `{echo}` on a side of the card, by flag. An epilogue has one side.
    pub(crate) fn echoes(&self, side: &str) -> Vec<(&str, &str)> {
        if let Some(EchoText::Side(side)) = self.echo.get(side) {
            return side.iter().map(|(flag, text)| (flag.as_str(), text.as_str())).collect();
        }
        let sentence = |(flag, text)| -> Option<(&str, &str)> {
            let (flag, text): (&String, &EchoText) = (flag, text);
            if let EchoText::Sentence(text) = text { Some((flag, text)) } else { None }
        };
        self.echo.iter().filter_map(sentence).collect()
    }
}

/// The texts, by language.
pub(crate) fn texts() -> &'static [(&'static str, Texts)] {
    static READ: OnceLock<Vec<(&'static str, Texts)>> = OnceLock::new();
    READ.get_or_init(|| {
        let read = |&(lang, text): &(&'static str, &str)| {
            (lang, toml::from_str(text).expect("the texts of the campaign are tested"))
        };
        TEXTS.iter().map(read).collect()
    })
}

/// A part of a card's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextPart {
    Title,
    /// The text read when it is drawn.
    Front,
    /// The text read when its goal is met; the whole text of an epilogue.
    Back,
    /// The question of its vote.
    Question,
    /// The name of an option.
    Label(Choice),
    /// The description of an option.
    Option(Choice),
}

fn part(card: &CardText, part: TextPart) -> Option<&str> {
    let option = |choice: Choice| {
        let vote = card.vote.as_ref()?;
        Some(match choice {
            Choice::A => &vote.a,
            Choice::B => &vote.b,
        })
    };
    Some(match part {
        TextPart::Title => &card.title,
        TextPart::Front => card.front.as_ref()?,
        TextPart::Back => card.back.as_ref().or(card.text.as_ref())?,
        TextPart::Question => &card.vote.as_ref()?.question,
        TextPart::Label(choice) => &option(choice)?.label,
        TextPart::Option(choice) => &option(choice)?.text,
    })
}

/// A phrase with one text per language.
fn localized(texts: impl Fn(&'static Texts) -> Option<String>) -> Option<Phrase> {
    let mut phrase = Phrase::new("ma-told");
    for (lang, all) in self::texts() {
        phrase = phrase.with(lang, texts(all)?.as_str());
    }
    Some(phrase)
}

/// The title of the campaign, if its texts are known.
pub(crate) fn campaign_title(campaign: &Campaign) -> Option<Phrase> {
    campaign.built_in.then(|| localized(|texts| Some(texts.campaign.title.clone())))?
}

/// The description of the campaign.
pub(crate) fn campaign_about(campaign: &Campaign) -> Option<Phrase> {
    campaign.built_in.then(|| localized(|texts| Some(texts.campaign.about.clone())))?
}

/// A part of a card in every language, with only the echo that applies (MA-34.4). `None` for campaigns that are not
/// built in, which have no texts.
pub(crate) fn part_text(
    campaign: &Campaign,
    has: impl Fn(Flag) -> bool,
    card: StoryCard,
    what: TextPart,
) -> Option<Phrase> {
    if !campaign.built_in {
        return None;
    }
    let id = card.to_string();
    let side = if what == TextPart::Front { "front" } else { "back" };
    localized(|texts| {
        let card = texts.card.get(&id)?;
        let text = part(card, what)?;
        let stands = |name: &str| campaign.flags.iter().any(|(flag, it)| flag == name && has(*it));
        let echoes = card.echoes(side);
        let echo = echoes.iter().find(|(flag, _)| stands(flag)).map_or("", |&(_, sentence)| sentence);
        Some(text.replace("{echo}", echo).trim().to_owned())
    })
}

/// MA-34.7: the sentences that a card would have had after other votes.
pub(crate) fn other_echoes(campaign: &Campaign, has: impl Fn(Flag) -> bool, card: StoryCard) -> Vec<Phrase> {
    let id = card.to_string();
    let echoes = |texts: &'static Texts| {
        let card = texts.card.get(&id);
        ["front", "back"]
            .into_iter()
            .flat_map(move |side| card.map(|card| card.echoes(side)).unwrap_or_default())
    };
    let stands = |name: &str| campaign.flags.iter().any(|(flag, it)| flag == name && has(*it));
    let Some((_, first)) = texts().first().filter(|_| campaign.built_in) else { return Vec::new() };
    let mut out = Vec::new();
    for (at, (flag, _)) in echoes(first).enumerate() {
        let phrase = localized(|texts| {
            let (name, sentence) = echoes(texts).nth(at)?;
            (name == flag).then(|| sentence.trim().to_owned())
        });
        out.extend(phrase.filter(|phrase| !stands(flag) && !out.contains(phrase)));
    }
    out
}

/// The name of an option: its letter and, if known, its label.
pub(crate) fn option_name(card: StoryCard, choice: Choice, ours: bool) -> Phrase {
    let id = card.to_string();
    let label = || localized(|texts| part(texts.card.get(&id)?, TextPart::Label(choice)).map(str::to_owned));
    match ours.then(label).flatten() {
        Some(label) => Phrase::new("ma-choice-named").with("choice", choice.id()).with("label", label),
        None => choice.phrase(),
    }
}

/// The name of a card: its number and, if known, its title. Titles have no echoes.
pub(crate) fn card_name(card: StoryCard, ours: bool) -> Phrase {
    let title = || {
        let id = card.to_string();
        localized(|texts| Some(texts.card.get(&id)?.title.clone()))
    };
    let number = card.to_string();
    match ours.then(title).flatten() {
        Some(title) => Phrase::new("ma-story-card").with("card", number.as_str()).with("title", title),
        None => Phrase::new("ma-story-number").with("card", number.as_str()),
    }
}

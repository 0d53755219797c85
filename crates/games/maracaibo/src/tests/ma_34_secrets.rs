//! Chapter MA-34: secrecy. The text of a card is hidden until the card is met.

use engine::{Game, Viewer};

use super::helpers::*;
use super::stories::*;
use crate::story::{TextPart, chronicle, part_text};
use crate::*;

/// All texts of a card, in every language and with every echo.
fn words_of(game: &Maracaibo, id: StoryCard, parts: &[TextPart]) -> Vec<String> {
    let campaign = &game.tables().story;
    let mut words = Vec::new();
    for part in parts {
        let Some(phrase) = part_text(campaign, |_| true, id, *part) else { continue };
        for (_, arg) in phrase.args {
            let engine::Arg::Text(text) = arg else { panic!("a text") };
            // The beginning is enough to recognize a text.
            let text = text.replace('\n', " ");
            let words_: Vec<&str> = text.split(' ').collect();
            words.push(words_[..words_.len().min(12)].join(" "));
        }
    }
    words
}

const FRONT: [TextPart; 2] = [TextPart::Title, TextPart::Front];
const BACK: [TextPart; 6] = [
    TextPart::Back,
    TextPart::Question,
    TextPart::Label(Choice::A),
    TextPart::Label(Choice::B),
    TextPart::Option(Choice::A),
    TextPart::Option(Choice::B),
];

/// All data that a client can receive from a game.
fn received(game: &Maracaibo) -> String {
    let mut all = String::new();
    for viewer in [Viewer::Spectator, Viewer::Seat(engine::Seat(0)), Viewer::Everybody] {
        all += &serde_json::to_string(&game.view(viewer)).unwrap();
        all += &format!("{:?} {:?}", game.page(viewer), game.prompt(viewer));
    }
    for seat in game.turn().actors().iter() {
        let mut legal = Vec::new();
        game.candidates(seat, &mut legal);
        for action in legal {
            all += &format!("{:?} {:?}", game.say(seat, action), game.check(seat, action));
        }
        all += &serde_json::to_string(&game.aid(seat)).unwrap();
    }
    all.replace("\\n", " ")
}

/// MA-34.1, MA-34.4, MA-34.8, MA-34.9: in a whole campaign no view, page, prompt or label contains the text of a card
/// that is not met, or of a back that is not read.
#[test]
fn card_texts_are_hidden_until_met() {
    let mut game = in_turn(story(2));
    let cards: Vec<StoryCard> = game.tables().story.cards.iter().map(|row| row.id).collect();
    let mut looked = 0;
    for _ in 0..60 {
        let text = received(&game);
        let story = *game.story_state();
        for &id in &cards {
            let drawn = story.has_drawn(id);
            let read = story.has_read(id) || story.epilogue == Some(id);
            let mut secret = Vec::new();
            if !drawn {
                secret.extend(words_of(&game, id, &FRONT));
            }
            if !read {
                secret.extend(words_of(&game, id, &BACK));
            }
            for words in secret {
                assert!(!text.contains(&words), "card {id}, round {}: {words}", game.round);
                looked += 1;
            }
        }
        meet_all(&mut game);
        end_round(&mut game, 0);
        while game.turn().actors().first().is_some()
            && game.view(Viewer::Spectator).story.unwrap().vote.is_some()
        {
            let text = received(&game);
            assert!(text.contains("ma-told"));
            decide(&mut game, Choice::A);
        }
        if game.outcome().is_some() {
            let archive = game.archive().unwrap();
            if archive.epilogue.is_some() {
                break;
            }
            game = in_turn(later(2, archive));
        }
    }
    assert!(looked > 3000, "{looked}");
    assert!(game.story_state().epilogue.is_some());
}

/// MA-34.4: only the echo that applies is shown.
#[test]
fn only_the_matching_echo_is_shown() {
    for (for_b, matching, other) in [
        (vec![], "hung lanterns above Santiago", "closed the southern passage"),
        (vec!["06"], "closed the southern passage", "hung lanterns above Santiago"),
    ] {
        let game = with_card(2, &for_b, "17");
        let text = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
        assert!(text.contains(matching) && !text.contains(other) && !text.contains("{echo}"));
    }
}

/// MA-34.6: the album shows everything the campaign has met.
#[test]
fn the_album_shows_what_was_met() {
    let game = with_card(2, &[], "06");
    let options = Options { campaign: Some(Box::new(game.archive().unwrap())), ..story_options() };
    let album = chronicle(built_in(), 2, &options).unwrap();
    let read: Vec<_> =
        album.passages.iter().map(|passage| (passage.card.to_string(), passage.back.is_some())).collect();
    let wanted = [("01", true), ("02", true), ("03", false), ("06", false)];
    assert_eq!(read, wanted.map(|(card, read)| (card.to_owned(), read)));
    assert!(album.roads.is_empty() && album.echoes.is_empty());
    assert_eq!(album.met, [legacy("L3"), legacy("L10"), legacy("L12")].into_iter().collect());
    assert!(chronicle(built_in(), 2, &Options::default()).is_none());
}

/// MA-34.7: after the campaign the album shows the cards not met.
#[test]
fn the_album_shows_unmet_cards_after_the_end() {
    let mut game = with_card(2, &[], "52");
    claim(&mut game, 0, "52");
    end_round(&mut game, 0);
    decide(&mut game, Choice::A);
    let options = Options { campaign: Some(Box::new(game.archive().unwrap())), ..story_options() };
    let album = chronicle(built_in(), 2, &options).unwrap();
    let roads: Vec<_> = album.roads.iter().map(|passage| passage.card.to_string()).collect();
    assert!(["04", "05", "09", "60", "61", "63"].iter().all(|card| roads.contains(&(*card).to_owned())));
    assert_eq!(album.passages.len() + album.roads.len(), game.tables().story.cards.len());
    // The echoes of other votes, each sentence once and without those already shown.
    let shown = serde_json::to_string(&album.passages).unwrap();
    let other_echoes: Vec<_> =
        album.echoes.iter().map(|echo| serde_json::to_string(&echo.text).unwrap()).collect();
    assert!(other_echoes.iter().any(|text| text.contains("closed the southern passage")));
    assert!(!other_echoes.iter().any(|text| text.contains("hung lanterns above Santiago")));
    assert!(shown.contains("hung lanterns above Santiago"));
    assert_eq!(other_echoes.iter().collect::<std::collections::BTreeSet<_>>().len(), other_echoes.len());
}

/// Every card has texts in every language, an echo for both flags of a vote, and a short label per option.
#[test]
fn the_texts_are_complete() {
    let game = story(2);
    let campaign = &game.tables().story;
    for (lang, texts) in crate::story::all_texts() {
        assert_eq!(texts.card.len(), campaign.cards.len(), "{lang}");
        let mut titles = std::collections::BTreeSet::new();
        for row in &campaign.cards {
            let card = &texts.card[&row.id.to_string()];
            assert!(titles.insert(&card.title), "{lang}: {} appears twice", card.title);
            let ends = row.goal == crate::data::StoryGoal::End;
            assert_eq!(
                (card.text.is_some(), card.front.is_some(), card.back.is_some()),
                (ends, !ends, !ends)
            );
            assert_eq!(card.vote.is_some(), row.vote.is_some(), "{lang} {}", row.id);
            for (side, text) in [("front", &card.front), ("back", &card.back), ("text", &card.text)] {
                let Some(text) = text else { continue };
                let echoes = card.echoes(side);
                assert_eq!(text.contains("{echo}"), !echoes.is_empty(), "{lang} {} {side}", row.id);
                let votes: Vec<_> = echoes
                    .iter()
                    .map(|(flag, _)| campaign.flags.iter().find(|(name, _)| name == flag).unwrap().1.card)
                    .collect();
                assert!(votes.is_empty() || (votes.len() == 2 && votes[0] == votes[1]), "{lang} {}", row.id);
            }
        }
    }
}

//! Notifications in words, in the form of each channel.

use engine::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use table::Millis;
use table::wire::{NotifyKind, WebhookShape};
use words::{Lang, Names, say};

use crate::base64;
use crate::sign::kind_name;

/// The most bytes of a push message before encryption: push services accept 4,096 after it.
const PUSH_MAX: usize = 3_000;
/// The most characters of a text in a message.
const TEXT_MAX: usize = 500;

/// The table that a message is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRef {
    pub id: String,
    /// The title of the game in the receiver's language.
    pub game: String,
    pub round: Option<u16>,
}

/// A notification in the language of its receiver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    pub kind: NotifyKind,
    /// The code of the language.
    pub lang: String,
    pub title: String,
    pub body: String,
    pub table: Option<TableRef>,
    /// The number of tables that await the receiver.
    pub waiting: u32,
    /// The time after which it is pointless.
    pub deadline: Option<Millis>,
    /// Whether the notification should be shown immediately.
    pub urgent: bool,
    pub at: Millis,
}

/// An e-mail without its addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Email {
    pub subject: String,
    pub text: String,
    pub html: String,
}

/// A text of a player as plain text on one line: without control characters, line breaks and marks that turn the
/// direction of writing.
pub fn clean(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}');
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.chars().filter(|c| !turns(*c)).map(|c| if breaks(c) { ' ' } else { c }).take(TEXT_MAX).collect()
}

/// A duration in its two largest units.
pub fn time_left(millis: u64) -> Phrase {
    let minutes = millis / 60_000;
    let part = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    match (minutes / 1_440, minutes / 60 % 24) {
        (0, 0) => Phrase::new("time-minutes").with("minutes", part(minutes.max(1))),
        (0, hours) => {
            Phrase::new("time-hours").with("hours", part(hours)).with("minutes", part(minutes % 60))
        }
        (days, hours) => Phrase::new("time-days").with("days", part(days)).with("hours", part(hours)),
    }
}

/// Text as the content or an attribute of an HTML element.
pub fn escape_html(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

fn escape_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '#' | '[' | ']' | '(' | ')' | '@' | '<' | ':'
        ) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

fn escape_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

impl Message {
    fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or_default()
    }

    /// The path of the page that it leads to.
    fn page(&self) -> String {
        self.table.as_ref().map_or_else(|| "#/".to_owned(), |table| format!("#/table/{}", table.id))
    }

    /// The link of the notification at a site.
    pub fn url(&self, site: &str) -> String {
        format!("{}/{}", site.trim_end_matches('/'), self.page())
    }

    /// The JSON of a push message.
    pub fn push(&self) -> Vec<u8> {
        let tag = self.table.as_ref().map_or("site", |table| &table.id);
        let with = |body: &str| {
            json!({
                "v": 1, "kind": self.kind, "title": self.title, "body": body, "url": self.page(),
                "tag": format!("{}-{tag}", kind_name(self.kind)), "waiting": self.waiting,
            })
            .to_string()
            .into_bytes()
        };
        let mut body = self.body.as_str();
        let mut message = with(body);
        while message.len() > PUSH_MAX && !body.is_empty() {
            let half = body.char_indices().nth(body.chars().count() / 2);
            body = half.and_then(|(at, _)| body.get(..at)).unwrap_or_default();
            message = with(body);
        }
        message
    }

    /// The `Topic` of a push message: a newer one replaces an older one that was not delivered.
    pub fn topic(&self) -> String {
        let table = self.table.as_ref().map_or("", |table| &table.id);
        let hash = Sha256::digest(format!("{}\0{table}", kind_name(self.kind)).as_bytes());
        base64::encode(&hash).chars().take(32).collect()
    }

    /// The body of a webhook's request. `name` and `login` are those of the receiver.
    pub fn webhook(&self, shape: WebhookShape, id: &str, site: &str, name: &str, login: &str) -> String {
        let url = self.url(site);
        let text = format!("{}: {}. {}", clean(name), self.title, self.body);
        let text = text.trim_end();
        match shape {
            WebhookShape::Json => json!({
                "id": id, "kind": self.kind, "at": self.at, "site": site,
                "table": self.table.as_ref().map(|table| {
                    json!({ "id": table.id, "url": url, "game": table.game, "round": table.round })
                }),
                "person": { "name": name, "slug": login },
                "text": text,
            })
            .to_string(),
            WebhookShape::Discord => json!({
                "content": format!("{} <{url}>", escape_markdown(text)),
                "username": "Caravelle",
                "allowed_mentions": { "parse": [] },
            })
            .to_string(),
            WebhookShape::Slack => json!({ "text": format!("{} <{url}>", escape_slack(text)) }).to_string(),
        }
    }

    /// The e-mail. `unsubscribe` is the link that stops more of the kind.
    pub fn email(&self, site: &str, site_name: &str, name: &str, unsubscribe: Option<&str>) -> Email {
        let url = self.url(site);
        let words = |phrase: &Phrase| say(self.lang(), phrase, &Names::none());
        let open = words(&Phrase::new(if self.table.is_some() { "mail-open" } else { "mail-open-site" }));
        let lines =
            [self.title.clone(), self.body.clone()].into_iter().filter(|line| !line.is_empty()).collect();
        Email::letter(
            self.lang(),
            site_name,
            name,
            &self.title,
            lines,
            Some((&open, &url)),
            Vec::new(),
            unsubscribe,
        )
    }
}

impl Email {
    /// An e-mail with a greeting, paragraphs, a link, paragraphs after it, and a footer.
    #[expect(clippy::too_many_arguments, reason = "the parts of a letter, in their order")]
    pub fn letter(
        lang: Lang,
        site_name: &str,
        name: &str,
        subject: &str,
        paragraphs: Vec<String>,
        link: Option<(&str, &str)>,
        after: Vec<String>,
        unsubscribe: Option<&str>,
    ) -> Email {
        let words = |phrase: Phrase| say(lang, &phrase, &Names::none());
        let hello = words(Phrase::new("mail-hello").with("name", Phrase::plain(clean(name))));
        let foot = words(Phrase::new("mail-foot").with("site", Phrase::plain(clean(site_name))));
        let stop = words(Phrase::new("mail-unsubscribe"));
        let mut text = vec![hello.clone()];
        text.extend(paragraphs.iter().cloned());
        text.extend(link.map(|(_, url)| url.to_owned()));
        text.extend(after.iter().cloned());
        text.push(format!("-- \n{foot}"));
        text.extend(unsubscribe.map(|url| format!("{stop}: {url}")));
        let paragraph = |line: &String| format!("<p>{}</p>\n", escape_html(line));
        let anchor =
            |label: &str, url: &str| format!("<a href=\"{}\">{}</a>", escape_html(url), escape_html(label));
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{}\"><body style=\"font:16px/1.5 sans-serif;max-width:36em\">\n{}",
            lang.code(),
            paragraph(&hello)
        );
        html.extend(paragraphs.iter().map(paragraph));
        html.extend(link.map(|(label, url)| format!("<p>{}</p>\n", anchor(label, url))));
        html.extend(after.iter().map(paragraph));
        html.push_str(&format!("<hr>\n<p style=\"font-size:13px\">{}", escape_html(&foot)));
        html.extend(unsubscribe.map(|url| format!("<br>{}", anchor(&stop, url))));
        html.push_str("</p>\n</body></html>\n");
        Email { subject: clean(subject), text: text.join("\n\n") + "\n", html }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(body: &str) -> Message {
        Message {
            kind: NotifyKind::Turn,
            lang: "en".to_owned(),
            title: "Goa: your turn".to_owned(),
            body: body.to_owned(),
            table: Some(TableRef { id: "t1".to_owned(), game: "Goa".to_owned(), round: Some(5) }),
            waiting: 2,
            deadline: None,
            urgent: false,
            at: 1_700_000_000_000,
        }
    }

    #[test]
    fn webhooks_have_the_body_of_their_shape() {
        let message = message("Place your bid.");
        let body = |shape| message.webhook(shape, "d1", "https://play.example", "Ada", "ada");
        assert_eq!(
            body(WebhookShape::Json),
            r#"{"at":1700000000000,"id":"d1","kind":"turn","person":{"name":"Ada","slug":"ada"},"site":"https://play.example","table":{"game":"Goa","id":"t1","round":5,"url":"https://play.example/#/table/t1"},"text":"Ada: Goa: your turn. Place your bid."}"#
        );
        assert_eq!(
            body(WebhookShape::Slack),
            r#"{"text":"Ada: Goa: your turn. Place your bid. <https://play.example/#/table/t1>"}"#
        );
        assert_eq!(
            body(WebhookShape::Discord),
            r#"{"allowed_mentions":{"parse":[]},"content":"Ada\\: Goa\\: your turn. Place your bid. <https://play.example/#/table/t1>","username":"Caravelle"}"#
        );
    }

    #[test]
    fn names_cannot_change_the_form_of_a_message() {
        let message = message("");
        let name = "**@everyone**\r\nBcc: x\u{202e}<!channel>&";
        assert_eq!(clean(name), "**@everyone**  Bcc: x<!channel>&");
        let discord = message.webhook(WebhookShape::Discord, "d1", "https://play.example", name, "x");
        assert!(discord.contains(r"\\*\\*\\@everyone\\*\\*"), "{discord}");
        let slack = message.webhook(WebhookShape::Slack, "d1", "https://play.example", name, "x");
        assert!(slack.contains("&lt;!channel&gt;&amp;"), "{slack}");
        let email = message.email(
            "https://play.example",
            "<b>Site</b>",
            name,
            Some("https://play.example/api/unsubscribe/x"),
        );
        assert!(!email.html.contains("<!channel>") && !email.html.contains("<b>"), "{}", email.html);
        assert!(email.text.contains("https://play.example/api/unsubscribe/x"));
    }

    #[test]
    fn push_messages_stay_below_the_limit() {
        for body in ["x".repeat(10_000), "é€🜚".repeat(3_000), "\u{1}".repeat(5_000)] {
            let push = message(&body).push();
            assert!(push.len() <= PUSH_MAX, "{}", push.len());
            assert!(serde_json::from_slice::<serde_json::Value>(&push).is_ok());
        }
        assert_eq!(message("").topic().len(), 32);
    }

    #[test]
    fn times_have_their_two_largest_units() {
        let said = |millis| say(Lang::default(), &time_left(millis), &Names::none());
        assert_eq!(said(30_000), "1 min");
        assert_eq!(said(21 * 3_600_000 + 300_000), "21 h 5 min");
        assert_eq!(said(51 * 3_600_000), "2 d 3 h");
    }
}

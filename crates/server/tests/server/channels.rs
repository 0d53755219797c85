//! Channels of a site that end in a test.

use std::sync::Mutex;

use community::{Target, is_public};
use table::wire::Channels;

use server::testing::{Deliver, Delivery, Sending, Sent};

/// Channels that accept all messages and keep them.
#[derive(Debug)]
pub(super) struct Kept {
    available: Channels,
    sent: Mutex<Vec<Delivery>>,
    /// The answers to the next messages, the first first; then all are accepted.
    answers: Mutex<Vec<Sent>>,
}

impl Default for Kept {
    fn default() -> Kept {
        Kept::offering(Channels { push: true, email: true, webhook: true })
    }
}

impl Kept {
    /// Channels of a site that offers only these.
    pub(super) fn offering(available: Channels) -> Kept {
        Kept { available, sent: Mutex::default(), answers: Mutex::default() }
    }

    /// The messages so far.
    pub(super) fn sent(&self) -> Vec<Delivery> {
        self.sent.lock().unwrap().clone()
    }

    /// Answers the next message in this way.
    pub(super) fn answer(&self, sent: Sent) {
        self.answers.lock().unwrap().push(sent);
    }
}

impl Deliver for Kept {
    fn available(&self) -> Channels {
        self.available
    }

    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> Sending<'a> {
        self.sent.lock().unwrap().push(delivery.clone());
        let mut answers = self.answers.lock().unwrap();
        let answer =
            if answers.is_empty() { Sent::Done { target: "target".into() } } else { answers.remove(0) };
        Box::pin(async { answer })
    }

    fn may_reach(&self, url: &str) -> bool {
        let is_open = |target: Target| target.host.parse().map_or(true, is_public) && target.is_ordinary();
        Target::read(url).is_ok_and(is_open)
    }
}

//! All limits of the server: sizes, numbers and times.

use std::time::Duration;

use crate::app::Rate;
use crate::quotas::Quota;

/// The maximum size of a request body.
pub const BODY_MAX: usize = 64 * 1024;
/// The maximum size of a socket message.
pub(crate) const MESSAGE_MAX: usize = 16 * 1024;
/// The read buffer of a socket, which idle sockets keep.
pub(crate) const SOCKET_BUFFER: usize = 1024;
/// The time limit of a request.
pub(crate) const REQUEST_TIME: Duration = Duration::from_secs(30);
/// The time limit for the head of a request, and for idle connections between requests.
pub(crate) const HEAD_TIME: Duration = Duration::from_secs(30);
/// The maximum number of connections with requests. Sockets are limited separately.
pub(crate) const CONNECTIONS: usize = 4096;
/// The maximum number of these connections per address, loopback excepted.
pub(crate) const CONNECTIONS_PER_ADDRESS: usize = 256;
/// The pause after a failure to accept a connection.
pub(crate) const ACCEPT_RETRY: Duration = Duration::from_millis(50);
/// The time after which a connection that does not read its messages is closed.
pub(crate) const SEND_TIME: Duration = Duration::from_secs(30);
/// The number of messages that wait for a slow connection before it is closed. The client reconnects.
pub(crate) const OUTBOX: usize = 64;
/// The time after which another node takes over a background job.
pub(crate) const CLAIM_MS: u64 = 30_000;
/// The pause between two queries for due jobs, and the pause after some were found.
pub(crate) const CLAIM_PAUSE: Duration = Duration::from_millis(500);
pub(crate) const CLAIM_SOON: Duration = Duration::from_millis(20);
/// The number of deliveries and turn jobs that a node runs at once; one job of each other kind.
pub(crate) const DELIVERIES_AT_ONCE: u32 = 16;
pub(crate) const TURNS_AT_ONCE: u32 = 8;
/// The interval at which waiting jobs are counted.
pub(crate) const JOBS_COUNTED_EVERY: Duration = Duration::from_secs(15);
/// The time that running jobs get when the server stops.
pub(crate) const JOBS_END_TIME: Duration = Duration::from_secs(5);
/// The time limit of a delivery, and the longest pause that a receiver may ask for.
pub(crate) const DELIVERY_TIME: Duration = Duration::from_secs(15);
pub(crate) const RETRY_AFTER_MAX: Duration = Duration::from_secs(6 * 3600);
/// The time limit of a request to a push service, a webhook or the SMTP server; half of it for the connection.
pub(crate) const EXTERNAL_TIME: Duration = Duration::from_secs(10);
/// The number of addresses of such a service that are tried.
pub(crate) const ADDRESSES_TRIED: usize = 3;
/// The maximum size of the head of its answer, the part of the body that is read, and the time for reading it.
pub(crate) const ANSWER_HEAD_MAX: usize = 16 * 1024;
pub(crate) const ANSWER_MAX: usize = 4 * 1024;
pub(crate) const ANSWER_TIME: Duration = Duration::from_secs(1);
/// The failures in a row after which a webhook is paused.
pub(crate) const WEBHOOK_FAILURES_MAX: u32 = 10;
/// The lifetime of a push message that has no deadline, of the signature of push requests, and the remaining lifetime
/// at which the signature is replaced.
pub(crate) const PUSH_LIFE_MS: u64 = 24 * 3_600_000;
pub(crate) const VAPID_LIFE_MS: u64 = 12 * 3_600_000;
pub(crate) const VAPID_RENEW_MS: u64 = 3_600_000;
/// The number of push services whose signatures are kept.
pub(crate) const VAPID_KEPT: usize = 1_000;
/// The interval of the search for awaited people without a notification, among tables unchanged for the second time.
pub(crate) const SWEEP_EVERY_MS: u64 = 3_600_000;
pub(crate) const SWEEP_AFTER_MS: u64 = 600_000;
/// The number of tables that this search reads at once.
pub(crate) const ABSENT_CHECKED_AT_ONCE: u32 = 200;
/// The interval at which old rows are deleted, and the lifetimes of deliveries and notices.
pub(crate) const CLEAN_EVERY_MS: u64 = 24 * 3_600_000;
pub(crate) const DELIVERIES_KEPT_MS: u64 = 30 * 24 * 3_600_000;
pub(crate) const NOTICES_KEPT_MS: u64 = 60 * 24 * 3_600_000;
/// The longest delay of a notification in a live game, and the clock per move below which a game is live.
pub(crate) const LIVE_DELAY_MS: u64 = 15_000;
pub(crate) const LIVE_MOVE_SECONDS: u32 = 600;
/// The least time between two turn notifications about a table, unless the person looks at it in between.
pub(crate) const TURN_AGAIN_MS: u64 = 600_000;
/// The delay of notifications about chat lines.
pub(crate) const CHAT_DELAY_MS: u64 = 120_000;
/// The least time between a clock notification and the end of the clock.
pub(crate) const CLOCK_LEAD_MIN_MS: u64 = 600_000;
/// The number of a person's notices that are searched for the last one about a table.
pub(crate) const NOTICES_LOOKED_THROUGH: u32 = 50;
/// The maximum number of e-mails to a person in a day, and the failures in a row after which none is sent.
pub(crate) const EMAILS_PER_DAY: u32 = 40;
pub(crate) const EMAIL_FAILURES_MAX: u32 = 3;
/// The time for which a person counts as looking at a table after the last sign of it.
pub(crate) const LOOKS_MS: u64 = 60_000;
/// The time for which a node remembers when a person last looked at a table.
pub(crate) const LOOKED_KEPT_MS: u64 = 24 * 3_600_000;
/// The maximum numbers of devices and webhooks of a person.
pub(crate) const DEVICES_MAX: usize = 10;
pub(crate) const WEBHOOKS_MAX: usize = 5;
/// The maximum length of their labels, in characters.
pub(crate) const LABEL_MAX: usize = 60;
/// The maximum length of an address that a person chooses.
pub(crate) const URL_MAX: usize = 1_000;
/// The delays of a notification that a person may choose, in minutes.
pub(crate) const DELAYS: [u32; 4] = [0, 2, 10, 60];
/// The numbers of deliveries and notices in a list.
pub(crate) const DELIVERIES_LISTED: u32 = 50;
pub(crate) const NOTICES_LISTED: u32 = 50;
/// The tests of channels by a person: 5 in 10 minutes; and those that a node runs at once.
pub(crate) const TESTS: Quota = Quota { what: "tests", rate: rate(5, 120) };
pub(crate) const TESTS_AT_ONCE: usize = 16;
/// The letters with links to one mail address: 1 in 10 minutes, 5 a day; and those asked for by one network address: 20 a
/// day.
pub(crate) const MAILS_BY_ADDRESS_SOON: Quota = Quota { what: "mails-soon", rate: rate(1, 600) };
pub(crate) const MAILS_BY_ADDRESS: Quota = Quota { what: "mails", rate: rate(5, 17_280) };
pub(crate) const MAILS_BY_NETWORK: Quota = Quota { what: "mails-from", rate: rate(20, 4_320) };
/// The wrong table codes from one address: 10 in 10 minutes; and at the whole site: 1,000 an hour.
pub(crate) const WRONG_CODES: Quota = Quota { what: "codes", rate: rate(10, 60) };
pub(crate) const WRONG_CODES_OF_SITE: Quota =
    Quota { what: "codes-site", rate: Rate { burst: 1_000, every: Duration::from_millis(3_600) } };
/// The number of codes that are drawn until one is free.
pub(crate) const CODES_DRAWN: usize = 50;
/// The number of counters of rare operations above which idle ones are removed.
pub(crate) const QUOTAS_KEPT: usize = 10_000;
/// The maximum numbers of site sockets per person and per address.
pub(crate) const SITE_SOCKETS_PER_PERSON: usize = 8;
pub(crate) const SITE_SOCKETS_PER_ADDRESS: usize = 20;
/// The interval at which site sockets receive changes.
pub(crate) const SITE_TICK: Duration = Duration::from_secs(1);
/// The least time between two messages about the lists of public tables.
pub(crate) const LOBBY_EVERY: Duration = Duration::from_secs(2);
/// The interval at which a node reports to the others who looks at which table.
pub(crate) const PRESENCE_KEEP_EVERY: Duration = Duration::from_secs(10);
/// The time for which nodes remember these reports.
pub(crate) const PRESENCE_KEPT_MS: u64 = 3_600_000;
/// The maximum number of notices of a person.
pub(crate) const NOTICES_KEPT: u32 = 200;
/// The length of a table's queue.
pub(crate) const INBOX: usize = 256;
/// The time for which a successful probe of the store is valid.
pub(crate) const PROOF_LASTS: Duration = Duration::from_millis(500);
/// The time limit for finding out whether a commit with a lost answer succeeded, and the pause between two attempts.
pub(crate) const SETTLE_TIME: Duration = Duration::from_secs(4);
pub(crate) const SETTLE_PAUSE: Duration = Duration::from_millis(100);
/// The part of the store's check that runs before the first request. The rest runs in the background.
pub(crate) const CHECK_FIRST: Duration = Duration::from_millis(250);
/// The length of a table's queue of spectator messages.
pub(crate) const SPECTATOR_QUEUE: usize = 256;
/// The length of the writer's queue.
pub(crate) const WRITER_QUEUE: usize = 4096;
/// The maximum number of appends in one commit.
pub(crate) const COMMIT_MAX: usize = 512;
/// A person whose bots have an expected wait longer than this cannot open tables with bots and gets no hints.
pub(crate) const BOT_WAIT_MAX: Duration = Duration::from_secs(5);
/// The length of the bots' queue.
pub const BOT_QUEUE: usize = 4096;
/// The minimum part of its simulations that a bot runs under load, in thousandths.
pub(crate) const BOT_EFFORT_MIN: u32 = 50;
/// The maximum number of concurrent reviews.
pub(crate) const REVIEWS_AT_ONCE: usize = 8;
/// The effort for each decision of a review, in thousandths of a strong bot's, and the number of decisions above which
/// the effort shrinks, so that all reviews take about as long.
pub(crate) const REVIEW_EFFORT: u32 = 100;
pub(crate) const REVIEW_DECISIONS: u32 = 300;
/// The maximum number of times that a review yields at one decision.
pub(crate) const REVIEW_YIELDS: u32 = 20;
/// The pause after a bot's job did not fit into the queue.
pub(crate) const BOT_RETRY: Duration = Duration::from_millis(250);
/// Between two decisions of a turn, a bot pauses for this fraction of its usual pause.
pub(crate) const TURN_PAUSE_PART: u32 = 5;
/// The maximum number of spectator sockets at a table.
pub const WATCHERS_MAX: usize = 500;
/// The maximum number of them per address, loopback excepted.
pub(crate) const WATCHERS_PER_ADDRESS: usize = 20;
/// The maximum number of sockets of one person, or of the program of one seat, at a table with that seat.
pub(crate) const SEAT_SOCKETS_MAX: usize = 16;
/// The maximum number of sockets per address, loopback excepted.
pub(crate) const SOCKETS_PER_ADDRESS: usize = 200;
/// A socket is closed after this time without messages. Pages send pings.
pub(crate) const SOCKET_SILENCE: Duration = Duration::from_secs(180);
/// A table leaves memory after this time without requests; its connections stay open. Loading it again takes
/// milliseconds.
pub(crate) const TABLE_IDLE: Duration = Duration::from_secs(15);
/// The minimum time between two presence messages of a table.
pub(crate) const PRESENCE_EVERY: Duration = Duration::from_secs(1);
/// The number of moves after which a new snapshot of the state is stored.
pub(crate) const SNAPSHOT_EVERY: u32 = 16;
/// The number of chat lines that a new connection gets.
pub(crate) const CHAT_BACKLOG: u32 = 100;
/// The number of chat lines that a table keeps.
pub(crate) const CHAT_KEPT: u32 = 2000;
/// The maximum length of a chat line, in characters.
pub(crate) const CHAT_MAX: usize = 500;
/// The minimum length of a login name.
pub(crate) const LOGIN_MIN: usize = 3;
/// The maximum length of a login name.
pub(crate) const LOGIN_MAX: usize = 32;
/// The minimum length of a password, in characters.
pub(crate) const PASSWORD_MIN: usize = 8;
/// The minimum number of different characters in a password, in total and outside of the login name.
pub(crate) const PASSWORD_OWN_MIN: usize = 5;
/// The number of accounts whose password attempts are remembered.
pub(crate) const TRIES_KEPT: usize = 10_000;
/// The maximum length of a password, in bytes.
pub(crate) const PASSWORD_MAX: usize = 256;
/// The maximum size of preferences, in bytes of JSON.
pub(crate) const PREFS_MAX: usize = 4096;
/// The maximum size of a table's options, in bytes of JSON.
pub(crate) const OPTIONS_MAX: usize = 32 * 1024;
/// The maximum number of unfinished tables per host.
pub(crate) const OPEN_TABLES_MAX: u32 = 200;
/// The maximum number of campaigns per person.
pub(crate) const CAMPAIGNS_MAX: u32 = 200;
/// The maximum length of a campaign's name, in characters.
pub(crate) const CAMPAIGN_NAME_MAX: usize = 60;
/// The maximum size of an imported campaign document, far more than the maximum number of games needs.
pub const CAMPAIGN_MAX: usize = 2 << 20;
/// The time after the announcement of a campaign's next game until its table exists or never will: longer than any
/// request.
pub(crate) const OPENING_MS: u64 = 2 * REQUEST_TIME.as_millis() as u64;
/// The number of tables changed at a time when a person signs in or is deleted.
pub(crate) const REQUESTS_AT_ONCE: usize = 64;
/// The maximum number of tables in a list.
pub(crate) const LIST_MAX: u32 = 200;
/// The maximum number of tables of one host in the lobby.
pub(crate) const LIST_EACH: u32 = 10;
/// The time after which an unused session ends.
pub const SESSION_LIFE_MS: u64 = 365 * 24 * 3600 * 1000;
/// The interval at which the last use of a session is stored.
pub(crate) const SESSION_TOUCH_MS: u64 = 24 * 3600 * 1000;
/// The maximum number of concurrent password hashes. Each takes 19 MB and several milliseconds.
pub(crate) const HASHES_AT_ONCE: usize = 2;
/// The interval of the server's own heartbeat.
pub(crate) const HEARTBEAT_EVERY: Duration = Duration::from_millis(250);
/// The time after its last heartbeat until a node of a cluster counts as dead.
pub(crate) const LEASE: Duration = Duration::from_secs(4);
/// The interval of a node's heartbeat, and of its search for tables that no node runs.
pub(crate) const LEASE_HEARTBEAT: Duration = Duration::from_secs(1);
/// A node whose last heartbeat is older than this runs no bots and clocks, because another node may have taken them
/// over.
pub(crate) const LEASE_TRUST: Duration = Duration::from_secs(3);
/// The interval at which nodes add up the requests of busy addresses.
pub(crate) const SETTLE_EVERY: Duration = Duration::from_secs(1);
/// The number of tables that a node takes over at a time.
pub(crate) const CLAIMED_AT_ONCE: i64 = 50;
/// The interval at which a node reads the other nodes' entries, without and with NATS messages.
pub(crate) const READ_EVERY: Duration = Duration::from_millis(250);
pub(crate) const READ_HINTED: Duration = Duration::from_secs(2);
/// The interval at which a single server checks for host operations from another process.
pub(crate) const READ_HOST: Duration = Duration::from_secs(1);
/// After this time without messages, NATS counts as disconnected.
pub(crate) const HINTS_SILENT: Duration = Duration::from_secs(3);
/// The number of hints waiting to be sent; more are dropped.
pub(crate) const HINTS_QUEUE: usize = 1024;
/// The interval of a node's complete presence message.
pub(crate) const PRESENCE_ALL_EVERY: Duration = Duration::from_secs(10);
/// The time for which a node's presence message is valid.
pub const PRESENCE_LASTS: Duration = Duration::from_secs(5);
/// The time after a request to end until proxies have noticed.
pub(crate) const DRAIN_NOTICE: Duration = Duration::from_secs(3);
/// The time over which a node moves its connections elsewhere, and the time limit for their end.
pub(crate) const DRAIN_SPREAD: Duration = Duration::from_secs(10);
pub(crate) const DRAIN_TIME: Duration = Duration::from_secs(20);
/// The maximum pause between two tables whose connections are moved elsewhere.
pub(crate) const DRAIN_PAUSE: Duration = Duration::from_millis(50);
/// A node that has not read for this long may have missed entries, so it resets all its connections.
pub(crate) const READ_LATE: Duration = Duration::from_secs(30);
/// The number of attempts after conflicts with other nodes.
pub(crate) const LATE_TRIES: usize = 5;
/// A heartbeat this late means that the server stood still.
pub(crate) const GAP_MS: u64 = 5_000;
/// Smaller differences from the time of the cluster are ignored.
pub(crate) const DRIFT_MS: u64 = 25;
/// The time for which outages are kept: longer than any player clock.
pub(crate) const OUTAGES_KEPT_MS: u64 = 30 * 24 * 3600 * 1000;
/// Open tables are closed after this time without activity.
pub const OPEN_LIFE_MS: u64 = 14 * 24 * 3600 * 1000;
/// Running tables are closed after this time without activity: longer than the slowest clock and than any holiday.
pub(crate) const RUNNING_LIFE_MS: u64 = 180 * 24 * 3600 * 1000;
/// The interval of the search for abandoned tables, and the number closed each time.
pub(crate) const ABANDONED_EVERY: Duration = Duration::from_secs(600);
pub(crate) const ABANDONED_AT_ONCE: u32 = 100;
/// The time after which the names of accounts that bots must not have are read again.
pub(crate) const ACCOUNT_NAMES_LIFE: Duration = Duration::from_secs(60);
/// The time limit for connections to end at shutdown.
pub(crate) const SHUTDOWN_TIME: Duration = Duration::from_secs(5);
/// The interval of the search for tables with an expired clock.
pub(crate) const DUE_EVERY: Duration = Duration::from_secs(5);
/// The time for which an idle address is remembered by rate limits.
pub(crate) const RATES_KEPT: Duration = Duration::from_secs(60);
/// The interval of keep-alive lines in a stream of turns.
pub(crate) const STREAM_KEEP_ALIVE: Duration = Duration::from_secs(20);

/// A burst, and one more after so many seconds.
const fn rate(burst: u32, seconds: u64) -> Rate {
    Rate { burst, every: Duration::from_secs(seconds) }
}

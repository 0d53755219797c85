//! Every size, number and time the server sets a bound to.

use std::time::Duration;

/// The largest body of a request.
pub const BODY_MAX: usize = 64 * 1024;
/// The largest message of a socket.
pub(crate) const MESSAGE_MAX: usize = 16 * 1024;
/// How much of a message a socket reads at once; an idle one keeps the room for it.
pub(crate) const SOCKET_BUFFER: usize = 1024;
/// How long a request may take.
pub(crate) const REQUEST_TIME: Duration = Duration::from_secs(30);
/// How long a connection may take for the head of a request, and do nothing between two.
pub(crate) const HEAD_TIME: Duration = Duration::from_secs(30);
/// How many connections with a request there may be in all; a socket is counted among the sockets instead.
pub(crate) const CONNECTIONS: usize = 4096;
/// How many of them one address may hold, loopback aside.
pub(crate) const CONNECTIONS_PER_ADDRESS: usize = 256;
/// When the system gives no connection, how long until the next try.
pub(crate) const ACCEPT_RETRY: Duration = Duration::from_millis(50);
/// How long a reader may leave a message lying before it is cut off.
pub(crate) const SEND_TIME: Duration = Duration::from_secs(30);
/// How many messages wait for a slow reader before it is cut off; it connects again.
pub(crate) const OUTBOX: usize = 64;
/// How many wishes wait for a table.
pub(crate) const INBOX: usize = 256;
/// How long it counts that the store was seen to store.
pub(crate) const PROOF_LASTS: Duration = Duration::from_millis(500);
/// How long one waits to know whether a commit stands whose answer was lost, and the pause between two looks.
pub(crate) const SETTLE_TIME: Duration = Duration::from_secs(4);
pub(crate) const SETTLE_PAUSE: Duration = Duration::from_millis(100);
/// How long a server checks its store before its first answer; the rest it does beside those who play.
pub(crate) const CHECK_FIRST: Duration = Duration::from_millis(250);
/// How much of what watchers say waits for a table.
pub(crate) const SPECTATOR_QUEUE: usize = 256;
/// How many entries wait for the writer.
pub(crate) const WRITER_QUEUE: usize = 4096;
/// How many appends one commit takes.
pub(crate) const COMMIT_MAX: usize = 512;
/// A person whose bots are expected to keep them waiting for so long opens no more tables with bots and gets no hints.
pub(crate) const BOT_WAIT_MAX: Duration = Duration::from_secs(5);
/// How many jobs wait for the bots.
pub const BOT_QUEUE: usize = 4096;
/// The least part of its simulations that a bot may use however many think, in thousandths.
pub(crate) const BOT_EFFORT_MIN: u32 = 50;
/// How many finished games are looked at again at once.
pub(crate) const REVIEWS_AT_ONCE: usize = 8;
/// How much is thought about each decision of a finished game, in thousandths of what a strong bot thinks, and of how many
/// decisions on it is less: whatever the game, a review takes about as long.
pub(crate) const REVIEW_EFFORT: u32 = 100;
pub(crate) const REVIEW_DECISIONS: u32 = 300;
/// How often in a row a review gives way at one decision before it goes through with it.
pub(crate) const REVIEW_YIELDS: u32 = 20;
/// When a job for a bot did not fit into the queue, how long until the next try.
pub(crate) const BOT_RETRY: Duration = Duration::from_millis(250);
/// Within a turn a bot pauses for this part of its pause.
pub(crate) const GOING_ON: u32 = 5;
/// How many sockets may watch one table; those of its seats are not counted among them.
pub const WATCHERS_MAX: usize = 500;
/// How many of them may come from one address, loopback aside.
pub(crate) const WATCHERS_PER_ADDRESS: usize = 20;
/// How many sockets one person, or the program of one seat, may hold at a table where they have a seat.
pub(crate) const SEAT_SOCKETS_MAX: usize = 16;
/// How many sockets one address may hold, loopback aside.
pub(crate) const SOCKETS_PER_ADDRESS: usize = 200;
/// A socket that says nothing for this long is closed; pages send a ping now and then.
pub(crate) const SOCKET_SILENCE: Duration = Duration::from_secs(180);
/// A table that nobody asks for this long leaves memory; its connections stay. To wake takes some milliseconds.
pub(crate) const TABLE_IDLE: Duration = Duration::from_secs(15);
/// Comings and goings at a table are told to the others at most this often.
pub(crate) const PRESENCE_EVERY: Duration = Duration::from_secs(1);
/// After this many moves the state is stored anew beside the log.
pub(crate) const SNAPSHOT_EVERY: u32 = 16;
/// How many chat lines a connection gets at first.
pub(crate) const CHAT_BACKLOG: u32 = 100;
/// How many chat lines a table keeps.
pub(crate) const CHAT_KEPT: u32 = 2000;
/// The longest chat line, in characters.
pub(crate) const CHAT_MAX: usize = 500;
/// The shortest name to sign in with.
pub(crate) const LOGIN_MIN: usize = 3;
/// The longest.
pub(crate) const LOGIN_MAX: usize = 32;
/// The shortest password, in characters.
pub(crate) const PASSWORD_MIN: usize = 8;
/// How many different characters it has at least, and how many beside the name to sign in with.
pub(crate) const PASSWORD_OWN_MIN: usize = 5;
/// How many accounts are remembered for tries at their passwords before those of long ago are forgotten.
pub(crate) const TRIES_KEPT: usize = 10_000;
/// The longest, in bytes.
pub(crate) const PASSWORD_MAX: usize = 256;
/// The largest preferences, in bytes of JSON.
pub(crate) const PREFS_MAX: usize = 4096;
/// The largest options of a table, in bytes of JSON.
pub(crate) const OPTIONS_MAX: usize = 32 * 1024;
/// How many unfinished tables one person may have opened.
pub(crate) const OPEN_TABLES_MAX: u32 = 200;
/// How many campaigns one person may have begun.
pub(crate) const CAMPAIGNS_MAX: u32 = 200;
/// The longest name of a campaign, in characters.
pub(crate) const CAMPAIGN_NAME_MAX: usize = 60;
/// The largest document of a campaign that is taken: far more than the most games take.
pub const CAMPAIGN_MAX: usize = 2 << 20;
/// This long after the next game of a campaign was announced its table is there, or never will be: longer than any request.
pub(crate) const OPENING_MS: u64 = 2 * REQUEST_TIME.as_millis() as u64;
/// How many tables of somebody who signs in or is forgotten are changed at a time.
pub(crate) const WISHES_AT_ONCE: usize = 64;
/// How many tables a list shows.
pub(crate) const LIST_MAX: u32 = 200;
/// How many of them may be of one host, where tables of all are listed.
pub(crate) const LIST_EACH: u32 = 10;
/// Sessions end after this long without use.
pub const SESSION_LIFE_MS: u64 = 365 * 24 * 3600 * 1000;
/// How often the last use of a session is written down.
pub(crate) const SESSION_TOUCH_MS: u64 = 24 * 3600 * 1000;
/// How many passwords are hashed at once: each takes 19 MB and some milliseconds.
pub(crate) const HASHES_AT_ONCE: usize = 2;
/// How often the server says to itself that it runs.
pub(crate) const BEAT_EVERY: Duration = Duration::from_millis(250);
/// How long a node among others counts as alive after its last beat there.
pub(crate) const LEASE: Duration = Duration::from_secs(4);
/// How often it beats there, and looks for what nobody runs.
pub(crate) const LEASE_BEAT: Duration = Duration::from_secs(1);
/// A node whose last beat is so old runs no bots and no clocks: another may have taken them over.
pub(crate) const LEASE_TRUST: Duration = Duration::from_secs(3);
/// How often nodes add up what busy addresses ask of all of them.
pub(crate) const SETTLE_EVERY: Duration = Duration::from_secs(1);
/// How many tables a node takes over at a time.
pub(crate) const CLAIMED_AT_ONCE: i64 = 50;
/// How often a node asks what the others have written, where no hints come, and where they do.
pub(crate) const HEAR_EVERY: Duration = Duration::from_millis(250);
pub(crate) const HEAR_HINTED: Duration = Duration::from_secs(2);
/// How often a house of one process looks whether its host has done something from another.
pub(crate) const HEAR_HOST: Duration = Duration::from_secs(1);
/// Hints that have not come for this long may not come at all.
pub(crate) const HINTS_SILENT: Duration = Duration::from_secs(3);
/// How many hints wait to be sent; more are not worth it.
pub(crate) const HINTS_QUEUE: usize = 1024;
/// How often a node says of all its tables who is there, and how long that counts.
pub(crate) const PRESENCE_ALL_EVERY: Duration = Duration::from_secs(10);
/// How long the word of a node on who is there counts.
pub const PRESENCE_LASTS: Duration = Duration::from_secs(5);
/// How long a node that is asked to end waits until proxies know it.
pub(crate) const DRAIN_NOTICE: Duration = Duration::from_secs(3);
/// How long it takes to send its connections elsewhere, and how long it waits until they are gone.
pub(crate) const DRAIN_SPREAD: Duration = Duration::from_secs(10);
pub(crate) const DRAIN_TIME: Duration = Duration::from_secs(20);
/// The longest pause between two tables whose connections are sent elsewhere.
pub(crate) const DRAIN_PAUSE: Duration = Duration::from_millis(50);
/// A node that has not asked for this long may have missed something: all its connections begin anew.
pub(crate) const HEAR_LATE: Duration = Duration::from_secs(30);
/// How often a wish that comes late is planned anew before its asker is told to try again.
pub(crate) const LATE_TRIES: usize = 5;
/// A beat that is so late means that it did not run.
pub(crate) const GAP_MS: u64 = 5_000;
/// A watch that differs by less from that of the house is right.
pub(crate) const DRIFT_MS: u64 = 25;
/// How long outages are remembered: longer than any clock.
pub(crate) const OUTAGES_KEPT_MS: u64 = 30 * 24 * 3600 * 1000;
/// An open table at which nothing happens for this long is closed.
pub const OPEN_LIFE_MS: u64 = 14 * 24 * 3600 * 1000;
/// So is a running one: longer than the slowest clock, and than any holiday.
pub(crate) const RUNNING_LIFE_MS: u64 = 180 * 24 * 3600 * 1000;
/// How often such tables are looked for, and how many are closed each time.
pub(crate) const ABANDONED_EVERY: Duration = Duration::from_secs(600);
pub(crate) const ABANDONED_AT_ONCE: u32 = 100;
/// How long a shutdown waits for connections to end.
pub(crate) const SHUTDOWN_TIME: Duration = Duration::from_secs(5);
/// How often tables are looked through whose clock may have run out while they slept.
pub(crate) const DUE_EVERY: Duration = Duration::from_secs(5);
/// How long an address that asks no more is remembered for its rate.
pub(crate) const RATES_KEPT: Duration = Duration::from_secs(60);
/// How often a stream of turns says that it is still there.
pub(crate) const STREAM_BEAT: Duration = Duration::from_secs(20);

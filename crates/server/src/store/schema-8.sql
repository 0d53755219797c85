-- Notifications, background jobs, table codes, and the index of finished games.

-- Background jobs. A second job of the same kind and key replaces a waiting one, or is dropped.
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    claimed_by TEXT,
    claimed_until INTEGER,
    payload TEXT NOT NULL,
    sum INTEGER,
    UNIQUE (kind, key)
) WITHOUT ROWID;
CREATE INDEX jobs_by_due ON jobs (kind, due);

-- Values that the site generates once, such as its key pair for push messages.
CREATE TABLE site (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    sum INTEGER
) WITHOUT ROWID;

-- `address_key` is the address in lower case; only one person can have it verified.
CREATE TABLE emails (
    person TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    verified INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    sum INTEGER
) WITHOUT ROWID;
CREATE UNIQUE INDEX emails_verified ON emails (address_key) WHERE verified IS NOT NULL;

-- Tokens of links in e-mails, of which only the hash is stored.
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    data TEXT NOT NULL,
    expires INTEGER NOT NULL,
    sum INTEGER
) WITHOUT ROWID;
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    delivered INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    sum INTEGER
) WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    shape TEXT NOT NULL,
    url TEXT NOT NULL,
    secret BLOB NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    paused INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    sum INTEGER
) WITHOUT ROWID;
CREATE INDEX webhooks_by_person ON webhooks (person);

CREATE TABLE notify (
    person TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    sum INTEGER
) WITHOUT ROWID;

CREATE TABLE notify_tables (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    sum INTEGER,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE notices (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    notice TEXT NOT NULL,
    read INTEGER NOT NULL DEFAULT 0,
    sum INTEGER,
    PRIMARY KEY (person, id)
) WITHOUT ROWID;
CREATE INDEX notices_by_time ON notices (at);

CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT,
    outcome TEXT NOT NULL,
    detail TEXT,
    sum INTEGER
) WITHOUT ROWID;
CREATE INDEX deliveries_by_person ON deliveries (person, at);
CREATE INDEX deliveries_by_time ON deliveries (at);

CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    sum INTEGER
) WITHOUT ROWID;

CREATE TABLE games (
    table_id TEXT PRIMARY KEY,
    short TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    finished INTEGER NOT NULL,
    public INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    moments INTEGER NOT NULL,
    ending TEXT NOT NULL,
    margin INTEGER NOT NULL,
    headline TEXT NOT NULL,
    curve TEXT NOT NULL,
    sum INTEGER
) WITHOUT ROWID;
CREATE INDEX games_latest ON games (finished) WHERE public = 1;
CREATE INDEX games_by_game ON games (game, finished) WHERE public = 1;
CREATE INDEX games_closest ON games (game, margin, finished) WHERE public = 1 AND people > 1;

CREATE TABLE game_players (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    sheet TEXT NOT NULL,
    left_by TEXT,
    sum INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX game_players_by_person ON game_players (person, table_id);
CREATE INDEX game_players_by_name ON game_players (name COLLATE NOCASE);

-- The start of a session and its browser; unknown for sessions of earlier versions.
ALTER TABLE sessions ADD COLUMN created INTEGER;
ALTER TABLE sessions ADD COLUMN label TEXT;

-- Notifications, background jobs, table codes, and the index of finished games.

-- Background jobs. A second job of the same kind and key replaces a waiting one, or is dropped.
CREATE TABLE jobs (
    id UUID PRIMARY KEY,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    claimed_by UUID,
    claimed_until BIGINT,
    payload TEXT NOT NULL,
    UNIQUE (kind, key)
);
CREATE INDEX jobs_by_due ON jobs (kind, due);

-- Values that the site generates once, such as its key pair for push messages.
CREATE TABLE site (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- `address_key` is the address in lower case; only one person can have it verified.
CREATE TABLE emails (
    person UUID PRIMARY KEY,
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    verified BIGINT,
    failures BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX emails_verified ON emails (address_key) WHERE verified IS NOT NULL;

-- Tokens of links in e-mails, of which only the hash is stored.
CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    kind TEXT NOT NULL,
    person UUID NOT NULL,
    data TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE devices (
    id UUID PRIMARY KEY,
    person UUID NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    delivered BIGINT,
    failures BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE webhooks (
    id UUID PRIMARY KEY,
    person UUID NOT NULL,
    shape TEXT NOT NULL,
    url TEXT NOT NULL,
    secret BYTEA NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    paused BOOLEAN NOT NULL DEFAULT FALSE,
    failures BIGINT NOT NULL DEFAULT 0,
    last_error TEXT
);
CREATE INDEX webhooks_by_person ON webhooks (person);

CREATE TABLE notify (
    person UUID PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE notify_tables (
    person UUID NOT NULL,
    table_id UUID NOT NULL,
    mode TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE notices (
    person UUID NOT NULL,
    id UUID NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    notice TEXT NOT NULL,
    read BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (person, id)
);
CREATE INDEX notices_by_time ON notices (at);

CREATE TABLE deliveries (
    id UUID PRIMARY KEY,
    person UUID NOT NULL,
    at BIGINT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id UUID,
    outcome TEXT NOT NULL,
    detail TEXT
);
CREATE INDEX deliveries_by_person ON deliveries (person, at);
CREATE INDEX deliveries_by_time ON deliveries (at);

CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id UUID NOT NULL UNIQUE
);

CREATE TABLE games (
    table_id UUID PRIMARY KEY,
    short TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    finished BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    seats BIGINT NOT NULL,
    people BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    seconds BIGINT NOT NULL,
    moments BIGINT NOT NULL,
    ending TEXT NOT NULL,
    margin BIGINT NOT NULL,
    headline TEXT NOT NULL,
    curve TEXT NOT NULL
);
CREATE INDEX games_latest ON games (finished) WHERE public;
CREATE INDEX games_by_game ON games (game, finished) WHERE public;
CREATE INDEX games_closest ON games (game, margin, finished) WHERE public AND people > 1;

CREATE TABLE game_players (
    table_id UUID NOT NULL,
    seat BIGINT NOT NULL,
    person UUID,
    name TEXT NOT NULL,
    bot TEXT,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    sheet TEXT NOT NULL,
    left_by TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX game_players_by_person ON game_players (person, table_id);
CREATE INDEX game_players_by_name ON game_players (lower(name) text_pattern_ops);

-- The table that a person looks at, at each node.
CREATE TABLE presence (
    person UUID NOT NULL,
    node UUID NOT NULL,
    visible BOOLEAN NOT NULL,
    table_id UUID,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, node)
);
CREATE INDEX presence_by_time ON presence (at);

-- The start of a session and its browser; unknown for sessions of earlier versions.
ALTER TABLE sessions ADD COLUMN created BIGINT;
ALTER TABLE sessions ADD COLUMN label TEXT;

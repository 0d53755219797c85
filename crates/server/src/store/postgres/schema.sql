-- Accounts and guests.
CREATE TABLE people (
    id UUID PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    prefs TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token BYTEA PRIMARY KEY,
    person UUID NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

-- The rate limit of password attempts per account over all nodes: the time of the next attempt at the allowed rate.
CREATE TABLE tries (
    login TEXT PRIMARY KEY,
    next BIGINT NOT NULL
);

-- The immutable data of a table.
CREATE TABLE tables (
    id UUID PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    hot_seat BOOLEAN NOT NULL,
    clock TEXT,
    secret BYTEA NOT NULL,
    data TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    host UUID NOT NULL,
    opened BIGINT NOT NULL,
    watch TEXT NOT NULL,
    parent UUID
);

-- The head of each log. An entry is written only if the head is the entry before it. Every entry updates its row, so it is narrow, has
-- free space on its page for the next version, and no index except its key, so that updates touch no index.
CREATE TABLE heads (
    id UUID PRIMARY KEY,
    seq BIGINT NOT NULL,
    status TEXT NOT NULL,
    awaited BIGINT NOT NULL,
    bot_due BOOLEAN NOT NULL,
    deadline BIGINT,
    changed BIGINT NOT NULL,
    clocks TEXT,
    -- The node that runs its bots and clocks.
    keeper UUID,
    -- The highest version of the program that wrote here.
    build BIGINT NOT NULL
) WITH (fillfactor = 60);

-- For lists; the time is rounded down to minutes.
CREATE TABLE listings (
    table_id UUID PRIMARY KEY,
    host UUID NOT NULL,
    public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    changed BIGINT NOT NULL,
    listing TEXT NOT NULL
);
CREATE INDEX listings_in_lobby ON listings (changed) WHERE public AND status IN ('open', 'running');
CREATE INDEX listings_by_host ON listings (host) WHERE status IN ('open', 'running');
CREATE INDEX listings_by_age ON listings (changed) WHERE status IN ('open', 'running');

-- The earliest time at which a bot or a clock of a table is due. The head shows whether it still is.
CREATE TABLE dues (
    table_id UUID PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX dues_by_time ON dues (at);

CREATE TABLE entries (
    table_id UUID NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    told BIGINT NOT NULL,
    course BIGINT,
    -- The node and batch that wrote the entry, by which a node recognises its own after a lost answer.
    node UUID NOT NULL,
    batch BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE states (
    table_id UUID PRIMARY KEY,
    seq BIGINT NOT NULL,
    state TEXT NOT NULL
);

CREATE TABLE owners (
    person UUID NOT NULL,
    table_id UUID NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX owners_by_table ON owners (table_id);

CREATE TABLE chat (
    table_id UUID NOT NULL,
    id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    line TEXT NOT NULL,
    person UUID,
    PRIMARY KEY (table_id, id)
);
CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;

-- The number of the last chat line of a table, which two nodes cannot both assign.
CREATE TABLE chat_heads (
    table_id UUID PRIMARY KEY,
    last BIGINT NOT NULL
);

-- Notifications between nodes: one row per commit, read by all others, deleted after a minute.
CREATE TABLE outbox (
    tx XID8 NOT NULL DEFAULT pg_current_xact_id(),
    node UUID NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT now(),
    ids UUID[] NOT NULL DEFAULT '{}',
    seqs BIGINT[] NOT NULL DEFAULT '{}',
    chats BIGINT[] NOT NULL DEFAULT '{}',
    word TEXT
);
CREATE INDEX outbox_by_tx ON outbox (tx);

-- The nodes of the site. A node has a new id after each start.
CREATE TABLE nodes (
    id UUID PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    began TIMESTAMPTZ NOT NULL DEFAULT now(),
    expires TIMESTAMPTZ NOT NULL
);

-- The last heartbeat of any node.
CREATE TABLE house (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    beat BIGINT
);
INSERT INTO house (id) VALUES (1);

-- Times in which no node ran. Player clocks do not run in them.
CREATE TABLE outages (
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (began, ended)
);

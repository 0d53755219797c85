CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    prefs TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    public INTEGER NOT NULL,
    hot_seat INTEGER NOT NULL,
    clock TEXT,
    secret BLOB NOT NULL,
    data TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    host TEXT NOT NULL,
    opened INTEGER NOT NULL,
    watch TEXT NOT NULL,
    parent TEXT,
    status TEXT NOT NULL,
    awaited INTEGER NOT NULL,
    bot_due INTEGER NOT NULL,
    deadline INTEGER,
    changed INTEGER NOT NULL,
    clocks TEXT,
    listing TEXT NOT NULL
);
CREATE INDEX tables_in_lobby ON tables (changed) WHERE public = 1 AND status IN ('open', 'running');
CREATE INDEX tables_by_host ON tables (host) WHERE status IN ('open', 'running');
CREATE INDEX tables_with_bots_due ON tables (id) WHERE bot_due = 1 AND status = 'running';
CREATE INDEX tables_with_clocks ON tables (deadline) WHERE deadline IS NOT NULL AND status = 'running';

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    told INTEGER NOT NULL,
    course INTEGER,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE states (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE owners (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX owners_by_table ON owners (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
) WITHOUT ROWID;

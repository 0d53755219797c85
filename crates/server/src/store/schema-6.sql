-- Messages of another process to the server: read once a second, deleted after a while.
CREATE TABLE words (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    word TEXT NOT NULL
);

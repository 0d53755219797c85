-- What another process tells the one that serves: read once a second, gone after a while.
CREATE TABLE words (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    word TEXT NOT NULL
);

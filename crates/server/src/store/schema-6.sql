-- Messages of another process to the server, which reads them once a second. Old ones are deleted.
CREATE TABLE words (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    word TEXT NOT NULL
);

-- What was found in finished games: it could be found anew.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    review TEXT NOT NULL
) WITHOUT ROWID;

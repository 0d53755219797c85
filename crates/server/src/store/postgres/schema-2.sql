-- What was found in finished games: it could be found anew.
CREATE TABLE reviews (
    table_id UUID PRIMARY KEY,
    review TEXT NOT NULL
);

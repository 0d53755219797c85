-- Reviews of finished games; they can be computed again.
CREATE TABLE reviews (
    table_id UUID PRIMARY KEY,
    review TEXT NOT NULL
);

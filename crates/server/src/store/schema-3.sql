-- Every commit counts itself here, so that another connection can see whether it stands.
CREATE TABLE marks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    n INTEGER NOT NULL
);
INSERT INTO marks (id, n) VALUES (1, 0);

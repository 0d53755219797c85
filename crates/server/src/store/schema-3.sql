-- Every commit increases `n`, so that another connection can verify it. `beat` is the last heartbeat of a server.
CREATE TABLE marks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    n INTEGER NOT NULL,
    beat INTEGER
);
INSERT INTO marks (id, n) VALUES (1, 0);

-- Times in which nobody could play. Player clocks do not run in them.
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (began, ended)
) WITHOUT ROWID;

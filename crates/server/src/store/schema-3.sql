-- Every commit counts itself here, so that another connection can see whether it stands; `beat` is when a server last ran.
CREATE TABLE marks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    n INTEGER NOT NULL,
    beat INTEGER
);
INSERT INTO marks (id, n) VALUES (1, 0);

-- Times in which nobody could play: they count on no clock.
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (began, ended)
) WITHOUT ROWID;

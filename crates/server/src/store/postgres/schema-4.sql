-- How many connections busy addresses hold at each node; an address is told by a hash.
CREATE TABLE crowds (
    node UUID NOT NULL,
    who TEXT NOT NULL,
    held BIGINT NOT NULL,
    PRIMARY KEY (node, who)
);

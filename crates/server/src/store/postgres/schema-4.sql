-- The number of connections of busy addresses at each node, by a hash of the address.
CREATE TABLE crowds (
    node UUID NOT NULL,
    who TEXT NOT NULL,
    held BIGINT NOT NULL,
    PRIMARY KEY (node, who)
);

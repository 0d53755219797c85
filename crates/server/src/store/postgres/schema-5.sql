-- Checksums of what never changes: entries and the rows of tables. Rows of before, and of nodes of before, have none.
ALTER TABLE entries ADD COLUMN sum BIGINT;
ALTER TABLE tables ADD COLUMN sum BIGINT;

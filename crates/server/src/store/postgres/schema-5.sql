-- Checksums of entries and rows of tables, which never change. Rows of earlier versions have none.
ALTER TABLE entries ADD COLUMN sum BIGINT;
ALTER TABLE tables ADD COLUMN sum BIGINT;

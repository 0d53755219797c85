-- Checksums of rows, and the number of the last entry of a table. The program fills them in with this step.
ALTER TABLE people ADD COLUMN sum INTEGER;
ALTER TABLE sessions ADD COLUMN sum INTEGER;
ALTER TABLE tables ADD COLUMN sum INTEGER;
ALTER TABLE tables ADD COLUMN head INTEGER;
ALTER TABLE tables ADD COLUMN head_sum INTEGER;
ALTER TABLE tables ADD COLUMN listing_sum INTEGER;
ALTER TABLE entries ADD COLUMN sum INTEGER;
ALTER TABLE states ADD COLUMN sum INTEGER;
ALTER TABLE owners ADD COLUMN sum INTEGER;
ALTER TABLE chat ADD COLUMN sum INTEGER;
ALTER TABLE reviews ADD COLUMN sum INTEGER;
ALTER TABLE campaigns ADD COLUMN sum INTEGER;
ALTER TABLE campaign_tables ADD COLUMN sum INTEGER;
ALTER TABLE outages ADD COLUMN sum INTEGER;
ALTER TABLE marks ADD COLUMN beat_sum INTEGER;
-- The token of the last commit, by which a writer recognises its own after a lost answer.
ALTER TABLE marks ADD COLUMN token INTEGER;

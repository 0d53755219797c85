-- Campaigns. Holders of the link belong to the crew. `version` counts changes, so that concurrent changes conflict.
CREATE TABLE campaigns (
    link TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    host TEXT NOT NULL,
    changed INTEGER NOT NULL,
    table_id TEXT,
    campaign TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX campaigns_by_host ON campaigns (host);

-- The games of campaigns. People find their campaigns by the seats of these games.
CREATE TABLE campaign_tables (
    table_id TEXT PRIMARY KEY,
    campaign TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX campaign_tables_by_campaign ON campaign_tables (campaign);

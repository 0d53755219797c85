-- Campaigns. Holders of the link belong to the crew. `version` counts changes, so that concurrent changes conflict.
CREATE TABLE campaigns (
    link TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    host UUID NOT NULL,
    changed BIGINT NOT NULL,
    table_id UUID,
    campaign TEXT NOT NULL
);
CREATE INDEX campaigns_by_host ON campaigns (host);

-- The games of campaigns. People find their campaigns by the seats of these games.
CREATE TABLE campaign_tables (
    table_id UUID PRIMARY KEY,
    campaign TEXT NOT NULL
);
CREATE INDEX campaign_tables_by_campaign ON campaign_tables (campaign);

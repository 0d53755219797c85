ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;

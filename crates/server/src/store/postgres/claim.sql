WITH candidates AS (
    SELECT heads.id FROM dues JOIN heads ON heads.id = dues.table_id
    WHERE dues.at <= $1 AND (
        heads.keeper IS NULL
        -- A lease that ends later than possible was written before the clock was set back.
        OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = heads.keeper AND nodes.expires > now()
            AND nodes.expires < now() + interval '8 seconds')
        OR (heads.keeper = $2 AND NOT heads.id = ANY($3::uuid[]))
        OR NOT (heads.status = 'running' AND (heads.bot_due OR COALESCE(heads.deadline <= $1, FALSE))))
    ORDER BY dues.at LIMIT $4
), locked AS MATERIALIZED (
    SELECT heads.id, heads.status, heads.bot_due, heads.deadline FROM heads JOIN candidates ON candidates.id = heads.id
    ORDER BY heads.id FOR NO KEY UPDATE OF heads SKIP LOCKED
), moved AS (
    UPDATE dues SET at = locked.deadline FROM locked
    WHERE dues.table_id = locked.id AND locked.status = 'running' AND NOT locked.bot_due AND locked.deadline > $1
), gone AS (
    DELETE FROM dues USING locked
    WHERE dues.table_id = locked.id AND (locked.status <> 'running' OR (NOT locked.bot_due AND locked.deadline IS NULL))
)
UPDATE heads SET keeper = $2 FROM locked
WHERE heads.id = locked.id AND locked.status = 'running'
    AND (locked.bot_due OR COALESCE(locked.deadline <= $1, FALSE))
RETURNING heads.id

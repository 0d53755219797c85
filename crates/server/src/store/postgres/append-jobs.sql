, queued AS (
    SELECT one.* FROM unnest($28::uuid[], $29::uuid[], $30::text[], $31::text[], $32::bigint[], $33::text[], $34::boolean[])
        AS one (id, table_id, kind, key, due, payload, replace)
    JOIN passed ON passed.id = one.table_id
), added AS (
    -- A waiting job is kept; a running one is followed by the new one.
    INSERT INTO jobs (id, kind, key, due, payload) SELECT id, kind, key, due, payload FROM queued WHERE NOT replace
    ON CONFLICT (kind, key) DO UPDATE SET id = EXCLUDED.id, due = EXCLUDED.due, payload = EXCLUDED.payload, attempts = 0,
        claimed_by = NULL, claimed_until = NULL WHERE jobs.claimed_until IS NOT NULL
), replaced AS (
    INSERT INTO jobs (id, kind, key, due, payload) SELECT id, kind, key, due, payload FROM queued WHERE replace
    ON CONFLICT (kind, key) DO UPDATE SET id = EXCLUDED.id, due = EXCLUDED.due, payload = EXCLUDED.payload, attempts = 0,
        claimed_by = NULL, claimed_until = NULL
)
